"""Chapter 8.1, the corners of it: cards on the wrong unit, at the wrong moment, and an empty deck."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import BY_AP, BY_CAP, BY_CARD, DUG_IN
from caposaldo.games.storms.rules import deck, events
from caposaldo.games.storms.rules.fire import Attack
from caposaldo.games.storms.rules.rolls import Boost
from caposaldo.games.storms.setup import ADD_CARDS, END_GAME, GERMAN, SOVIET
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import BOOST_BY, CONFIRM, FIRE, GO, JOIN, KEEP, PICK, PLAY_CARD, THROW, TURN, USE
from rules.storms.deeds import apply, passes, refused, stalls, status, taking
from rules.storms.field import at, card, field, held, started, told, unit
from rules.storms.steps import goes, looks

FIELD = '''
map = """
. . . w . . .
 . . . . . . .
"""
[cards]
deck = { 2 = 2, 9 = 2 }
[units]
A = "ger-rifle43 A01 e"
B = "ger-rifle43 B01 e spent"
C = "sov-rifle41 A03 w"
D = "sov-rifle41 A03 w spent"
[german]
cap = 6
[soviet]
cap = 2
'''


def hand(*numbers: str, text: str = FIELD, rolls: list[int] | None = None) -> StormsState:
    return field(f"hands = {{ german = {list(numbers)} }}" + text, rolls=rolls)


def plays(s: StormsState, number: str, means: int = BY_CARD) -> Action:
    return Action(PLAY_CARD, card(s, number), means=means)


def picks(s: StormsState, label: str) -> Action:
    return Action(PICK, unit(s, label))


# ---------------------------------------------------------------- what is paid
@pytest.mark.rule("8.1", "8.0")
def test_a_free_card_takes_neither_ap_nor_cap() -> None:
    s = hand("2", text=FIELD.replace("A01 e", "A01 e active"))
    assert [refused(s, plays(s, "2", means))[1] for means in (BY_AP, BY_CAP)] == ["st-card-means"] * 2
    assert [a for a in s.actions(GERMAN) if a.verb == PLAY_CARD] == [plays(s, "2")]


# ---------------------------------------------------------------- card 9
@pytest.mark.rule("8.1", "7.7")
def test_card_nine_is_played_once_and_counts_against_every_target() -> None:
    s = hand("9", "9", rolls=[1, 1, 1, 1])
    apply(s, taking(s, "A"), Action(FIRE, hex=at(s, "A03"), how=0))
    assert isinstance(s.top(), Attack)
    apply(s, Action(USE, card(s, "9")))
    assert (type(s.top()), held(s, "german")) == (Boost, ["9"])
    heard = []
    for _ in range(2):
        apply(s, Action(BOOST_BY, 0))
        heard += [event.params["av"] for event in s.events or [] if event.key == "st-attack-miss"]
    assert heard == [4 + 2 + 2] * 2


@pytest.mark.rule("8.1")
def test_without_card_nine_the_attack_goes_on_as_it_is() -> None:
    s = hand("9", rolls=[1, 1, 1, 1])
    apply(s, taking(s, "A"), Action(FIRE, hex=at(s, "A03"), how=0), Action(KEEP))
    assert isinstance(s.top(), Boost)
    apply(s, Action(BOOST_BY, 0))
    assert [event.params["av"] for event in s.events or [] if event.key == "st-attack-miss"] == [6]
    assert held(s, "german") == ["9"]


@pytest.mark.rule("8.0")
def test_nobody_is_asked_for_card_nine_when_all_know_that_it_is_not_held() -> None:
    for numbers, played in (([], 0), (["2"], 2)):
        s = hand(*numbers, rolls=[1, 1, 1, 1])
        s.discarded[card(s, "9")] = played
        apply(s, taking(s, "A"), Action(FIRE, hex=at(s, "A03"), how=0))
        assert isinstance(s.top(), Boost)


# ---------------------------------------------------------------- card 5
@pytest.mark.rule("8.1")
def test_who_moves_by_card_five_uses_no_weapon() -> None:
    s = hand("5", text=FIELD.replace("A01 e", "A02 e cards=W-grenades"))
    apply(s, plays(s, "5", BY_CAP), picks(s, "A"))
    assert {int(a.verb) for a in s.actions(GERMAN)} <= {GO, JOIN}
    for action in (
        Action(THROW, card(s, "W-grenades"), at(s, "A03")),
        Action(FIRE, hex=at(s, "A03"), how=0),
        Action(TURN, how=2),
    ):
        assert refused(s, action)[0] == "8.1"


@pytest.mark.rule("8.1", "7.4b", "7.4c")
def test_card_five_is_not_for_the_pinned_and_the_stunned() -> None:
    for key in ("pinned", "stunned"):
        s = hand("5", text=FIELD.replace("A01 e", f"A01 e marker={key}"))
        apply(s, plays(s, "5", BY_CAP))
        assert s.actions(GERMAN) == [picks(s, "B")]
        assert refused(s, picks(s, "A")) == ("8.1", "st-card-not-on")


@pytest.mark.rule("8.1")
def test_the_second_hex_of_card_five_may_be_left_out() -> None:
    s = hand("5")
    apply(s, plays(s, "5", BY_CAP), picks(s, "A"), Action(GO, hex=at(s, "A02")))
    looks(s)
    apply(s, Action(KEEP))
    assert (s.hex[unit(s, "A")], s.waiting(), status(s, "A")) == (at(s, "A02"), [SOVIET], "ready")


# ---------------------------------------------------------------- cards against the enemy: 6, 13, 20
@pytest.mark.rule("8.1")
def test_cards_six_and_twenty_find_no_hidden_unit() -> None:
    text = FIELD.replace('C = "sov-rifle41 A03 w"', 'C = "sov-rifle41 A04 hidden"').replace(
        'D = "sov-rifle41 A03 w spent"', 'D = "sov-rifle41 B07 w"'
    )
    for number in ("6", "20"):
        s = hand(number, text=text)
        apply(s, plays(s, number, BY_CAP))
        assert s.actions(GERMAN) == [picks(s, "D")]
        assert refused(s, picks(s, "C")) == ("8.1", "st-card-not-on")


@pytest.mark.rule("8.1")
def test_card_twenty_is_not_for_active_units_nor_twice_for_the_same() -> None:
    s = hand("20", "20", text=FIELD.replace('C = "sov-rifle41 A03 w"', 'C = "sov-rifle41 A03 w active"'))
    apply(s, plays(s, "20", BY_CAP))
    assert refused(s, picks(s, "C")) == ("8.1", "st-card-not-on")
    apply(s, picks(s, "D"))
    passes(s)
    assert refused(s, plays(s, "20", BY_CAP)) == ("", "")
    apply(s, plays(s, "20", BY_CAP))
    assert s.actions(GERMAN) == [picks(s, "C")]


@pytest.mark.rule("8.1")
def test_snipers_take_no_more_cap_than_there_are() -> None:
    s = hand("13", rolls=[6])
    apply(s, plays(s, "13"), Action(BOOST_BY, 0))
    assert s.cap[SOVIET] == 0


# ---------------------------------------------------------------- cards 10, 11, 30
@pytest.mark.rule("8.1")
def test_a_double_action_is_said_once_before_the_first() -> None:
    s = hand("10", "10")
    apply(s, plays(s, "10", BY_CAP))
    assert refused(s, plays(s, "10", BY_CAP)) == ("8.1", "st-card-useless")
    stalls(s, "cap")
    assert s.waiting() == [GERMAN]
    assert refused(s, plays(s, "10", BY_CAP)) == ("", "")


@pytest.mark.rule("8.1", "2.2e")
def test_who_passes_gives_his_second_action_up() -> None:
    s = hand("10")
    apply(s, plays(s, "10", BY_CAP))
    passes(s)
    assert (s.waiting(), s.again) == ([SOVIET], 0)


@pytest.mark.rule("8.1")
def test_a_hasty_defence_is_not_for_the_spent_and_is_left_behind() -> None:
    s = hand("11")
    apply(s, plays(s, "11", BY_CAP))
    assert refused(s, picks(s, "B")) == ("8.1", "st-card-not-on")
    apply(s, picks(s, "A"), Action(CONFIRM))
    assert s.has(unit(s, "A"), DUG_IN)
    passes(s)
    goes(s, "A", "A02")
    assert not s.has(unit(s, "A"), DUG_IN)


@pytest.mark.rule("8.1")
def test_card_thirty_reaches_two_hexes_and_no_further() -> None:
    text = FIELD.replace('C = "sov-rifle41 A03 w"', 'C = "sov-rifle41 A04 hidden"').replace(
        "A03 w spent", "B07 w spent"
    )
    for where, found in (("A01 e", False), ("A02 e", True)):
        s = hand("30", text=text.replace("A01 e", where))
        apply(s, plays(s, "30", BY_CAP), picks(s, "A"))
        assert s.visible(unit(s, "C")) == found


# ---------------------------------------------------------------- the deck (8.1b)
@pytest.mark.rule("8.1b")
def test_discards_stay_out_of_an_empty_deck() -> None:
    s = hand("2")
    deck.discard(s, GERMAN, card(s, "2"))
    s.deck = vec[i64]([])
    events.draw(s, GERMAN, 1)
    assert (held(s, "german"), "st-deck-empty" in told(s)) == ([], True)


@pytest.mark.rule("8.1b")
def test_a_new_deck_is_shuffled() -> None:
    s = field(FIELD.replace("deck = {", "reshuffle = true\ndeck = {"))
    s.deck = vec[i64]([])
    s.discarded[card(s, "2")] = 2
    s.discarded[card(s, "9")] = 2
    used = s.dice.used
    events.draw(s, GERMAN, 1)
    assert s.dice.used > used
    assert len(s.deck) == 3


# ---------------------------------------------------------------- yellow cards (8.1c)
def with_event(*effects: int) -> StormsState:
    """A deck with an event on top of two action cards; card 13 is painted yellow for it."""
    s = field(FIELD.replace("9 = 2", "9 = 2, 13 = 1"))
    event = card(s, "13")
    s.setup.cards[event].yellow = True
    s.setup.cards[event].effects = vec[i64](effects)
    s.deck = vec[i64]([card(s, "9"), card(s, "2"), event])
    return s


@pytest.mark.rule("8.1c")
def test_an_event_may_give_cards_and_is_replaced_all_the_same() -> None:
    s = with_event(ADD_CARDS, SOVIET, 1)
    events.draw(s, GERMAN, 1)
    assert (held(s, "soviet"), held(s, "german"), s.discarded[card(s, "13")]) == (["2"], ["9"], 1)


@pytest.mark.rule("8.1c")
def test_an_event_may_end_the_game() -> None:
    s = with_event(END_GAME, -1, 0)
    s.points[GERMAN] = 1
    events.draw(s, SOVIET, 1)
    assert s.result is not None
    assert (list(s.result.winners), held(s, "soviet")) == ([GERMAN], [])


@pytest.mark.rule("8.1c", "8.1b")
def test_an_event_is_not_shuffled_into_a_new_deck() -> None:
    s = with_event()
    s.setup.reshuffle = True
    events.draw(s, GERMAN, 2)
    deck.discard(s, GERMAN, card(s, "2"))
    events.draw(s, SOVIET, 2)
    assert held(s, "soviet") == ["2"]


# ---------------------------------------------------------------- artillery cards (8.2a)
@pytest.mark.rule("8.2a")
def test_batteries_begin_with_the_missions_of_their_cards() -> None:
    text = FIELD.replace("cap = 6", 'cap = 6\nbatteries = ["OBA-G1", "OBA-G2"]').replace(
        "cap = 2", 'cap = 2\nbatteries = ["OBA-S3"]'
    )
    assert [int(n) for n in started(text).missions] == [2, 1, 1]


@pytest.mark.rule("8.1")
def test_a_card_that_has_been_paid_is_not_kept() -> None:
    s = hand("11", text=FIELD.replace("B01 e spent", "B01 e"))
    apply(s, plays(s, "11", BY_CAP))
    assert refused(s, Action(KEEP))[0] == "8.1"
    apply(s, picks(s, "B"))
    assert s.actions(GERMAN) == [Action(CONFIRM), Action(JOIN, unit(s, "A"))]
    assert refused(s, Action(KEEP))[0] == "8.1"
