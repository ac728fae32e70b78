"""Chapter 8.1c: units that an event brings, and what becomes of those for whom there is no room."""

from __future__ import annotations

import json
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.bot import evaluation
from caposaldo.games.storms.io.files import load_setup, scenario_ids
from caposaldo.games.storms.position import HIDDEN, ON_MAP, REFRESH, RESERVE, WAITING
from caposaldo.games.storms.rules import events, rounds
from caposaldo.games.storms.rules.deployment import Conceal, Deploy
from caposaldo.games.storms.rules.events import Reinforce
from caposaldo.games.storms.rules.facing import Look
from caposaldo.games.storms.rules.rounds import Bid
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import GO, PLACE
from caposaldo.kernel import registry
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import SPECTATOR
from rules.storms.deeds import apply, passes, refused, taking
from rules.storms.field import at, card, choices, do, field, held, offered, started, told, unit, where

GAME = registry.game("storms")
FIELD = '''
map = """
. . . . .
 . . w . .
. . . . .
"""
rounds = 4
[cards]
deck = { 2 = 6 }
dealt = 1
drawn = 1
[[event]]
number = "E-reserve"
name = { it = "La riserva", en = "The reserve" }
effects = ["add_units drawer"]
count = 2
[units]
G1 = "ger-rifle43 B01 e"
G2 = "ger-rifle43 @west event=E-reserve"
G3 = "ger-hmg43 @west event=E-reserve"
R1 = "sov-rifle41 C05 w"
R2 = "sov-rifle41 @east event=E-reserve"
[german]
cap = 6
[german.zones]
west = ["A01", "B01"]
[soviet]
cap = 5
[soviet.zones]
east = ["A05", "A04"]
'''


def before(text: str = FIELD, deck: tuple[str, ...] = ("2", "2", "2", "2", "E-reserve")) -> StormsState:
    """Both have passed twice: the next round begins with such a deck, its top last. The German side draws first."""
    s = field(text)
    s.deck = vec[i64]([card(s, number) for number in deck])
    passes(s)
    return s


def next_round(text: str = FIELD, deck: tuple[str, ...] = ("2", "2", "2", "2", "E-reserve")) -> StormsState:
    s = before(text, deck)
    passes(s)
    return s


def places(s: StormsState, label: str, hex: str, face: int = 1) -> Action:
    return Action(PLACE, unit(s, label), at(s, hex), face)


def place(s: StormsState, label: str) -> int:
    return int(s.place[unit(s, label)])


# ---------------------------------------------------------------- they come
@pytest.mark.rule("8.1c")
def test_units_kept_for_an_event_are_placed_by_their_owner_when_it_is_drawn() -> None:
    s = next_round()
    assert (type(s.top()), s.phase, s.waiting()) == (Reinforce, REFRESH, [GERMAN])
    assert told(s).count("st-called-up") == 2
    assert len(s.actions(GERMAN)) == 2 * 6
    apply(s, places(s, "G2", "A01", 2))
    assert (where(s, "G2"), s.face[unit(s, "G2")], place(s, "G2")) == ("A01", 2, ON_MAP)
    assert s.waiting() == [GERMAN]
    apply(s, places(s, "G3", "B01"))
    assert (where(s, "G3"), type(s.top())) == ("B01", Bid)
    assert place(s, "R2") == RESERVE


@pytest.mark.rule("8.1c")
def test_they_can_act_in_the_round_in_which_they_come() -> None:
    s = next_round()
    apply(s, places(s, "G2", "A01"), places(s, "G3", "B01"))
    while isinstance(s.top(), Bid):
        do(s, "declare 0")
    if s.waiting() == [SOVIET]:
        passes(s)
    assert refused(s, taking(s, "G2")) == ("", "")


@pytest.mark.rule("8.1c", "8.1b")
def test_the_card_is_replaced_and_the_other_side_draws_too() -> None:
    s = next_round()
    assert (held(s, "german"), held(s, "soviet")) == (["2"], ["2"])
    assert s.discarded[card(s, "E-reserve")] == 1


@pytest.mark.rule("8.1c")
def test_an_event_for_whoever_draws_it_brings_his_own_units() -> None:
    s = next_round(deck=("2", "2", "2", "E-reserve", "2"))
    assert s.waiting() == [SOVIET]
    assert [place(s, label) for label in ("G2", "G3", "R2")] == [RESERVE, RESERVE, WAITING]
    apply(s, places(s, "R2", "A04", 4))
    assert where(s, "R2") == "A04"


@pytest.mark.rule("8.1c")
def test_an_event_may_name_the_side_and_the_number_of_units() -> None:
    text = FIELD.replace("add_units drawer", "add_units german 1").replace(" @east event=E-reserve", " A05")
    s = next_round(text, ("2", "2", "2", "E-reserve", "2"))
    assert (s.waiting(), place(s, "G2"), place(s, "G3")) == ([GERMAN], WAITING, RESERVE)
    apply(s, places(s, "G2", "A01"))
    assert isinstance(s.top(), Bid)


@pytest.mark.rule("8.1c")
def test_the_second_card_of_its_kind_brings_whoever_is_left() -> None:
    s = next_round(FIELD.replace("drawer", "drawer 1"), ("2", "2", "2", "E-reserve", "E-reserve"))
    assert [place(s, label) for label in ("G2", "G3")] == [WAITING, WAITING]
    apply(s, places(s, "G2", "A01"), places(s, "G3", "A01"))
    assert isinstance(s.top(), Bid)


@pytest.mark.rule("8.1c")
def test_when_nobody_is_left_nothing_is_asked() -> None:
    s = before(deck=("2", "2", "2", "2", "E-reserve"))
    for label in ("G2", "G3"):
        s.put(unit(s, label), at(s, "A01"))
    passes(s)
    assert "st-nobody-called" in told(s)
    assert isinstance(s.top(), Bid)


@pytest.mark.rule("8.1c", "1.0")
def test_an_event_among_the_first_cards_is_carried_out_before_anybody_hides() -> None:
    for hider, then in (('H1 = "ger-rifle43 @west hidden"\n', Conceal), ("", Bid)):
        text = FIELD.replace("deck = { 2 = 6 }", "deck = { }").replace("[german]\ncap", f"{hider}[german]\ncap")
        s = started(text)
        assert (type(s.top()), s.round) == (Reinforce, 0)
        called = {label for label in ("G2", "G3", "R2") if place(s, label) == WAITING}
        while isinstance(s.top(), Reinforce):
            apply(s, s.actions(s.waiting()[0])[0])
        assert isinstance(s.top(), then)
        assert called
        assert {place(s, label) for label in called} == {ON_MAP}


# ---------------------------------------------------------------- before they come
@pytest.mark.rule("8.1c", "1.0")
def test_before_the_event_they_are_neither_set_up_nor_to_be_taken() -> None:
    s = field(FIELD)
    assert place(s, "G2") == RESERVE
    assert refused(s, taking(s, "G2")) == ("5.1", "st-take-not-there-yet")
    rounds.bring_up(s)
    assert place(s, "G2") == RESERVE
    s = started(FIELD.replace("deck = { 2 = 6 }\ndealt = 1", "deck = { 2 = 6 }"))
    assert isinstance(s.top(), Bid)  # nobody had to be placed


@pytest.mark.rule("8.1c")
def test_the_enemy_does_not_see_them_until_they_are_called() -> None:
    s = field(FIELD)
    for seat, known in ((GERMAN, True), (SOVIET, False), (SPECTATOR, False)):
        seen: Any = s.view(seat)
        assert (unit(s, "G2") in [one["id"] for one in seen["units"]]) == known
    own: Any = s.view(GERMAN)
    assert [one["event"] for one in own["units"]] == [-1, card(s, "E-reserve"), card(s, "E-reserve"), -1]


@pytest.mark.rule("8.1c")
def test_what_is_drawn_is_not_taken_back() -> None:
    s = before()
    reveals = s.reveals
    passes(s)
    assert s.reveals - reveals == 3  # the event, and a card for each side


# ---------------------------------------------------------------- where
@pytest.mark.rule("8.1c", "1.0")
def test_they_come_in_their_zone_one_by_one_with_a_facing() -> None:
    s = next_round()
    assert refused(s, places(s, "G3", "A01")) == ("1.0", "st-place-other-first")
    assert refused(s, places(s, "G2", "C01")) == ("1.0", "st-place-outside")
    assert refused(s, places(s, "G2", "A01", 6)) == ("5.2", "st-place-facing")
    do_not = Action(GO, hex=at(s, "A01"))
    assert refused(s, do_not)[1] == "st-not-now"


@pytest.mark.rule("8.1c", "1.0")
def test_they_do_not_come_where_the_enemy_stands() -> None:
    s = next_round(FIELD.replace("sov-rifle41 C05", "sov-rifle41 A01"))
    assert {s.setup.labels_of_hexes[a.hex] for a in choices(s, GERMAN)} == {"1-B01"}
    assert refused(s, places(s, "G2", "A01")) == ("1.0", "st-place-company")


@pytest.mark.rule("8.1c", "10.0b")
def test_a_hidden_enemy_is_met_and_not_avoided() -> None:
    s = next_round(FIELD.replace("sov-rifle41 C05 w", "sov-rifle41 A01 hidden"))
    assert len(s.actions(GERMAN)) == 2 * 6
    apply(s, places(s, "G2", "A01"))
    assert s.visible(unit(s, "R1"))
    assert (type(s.top()), s.waiting()) == (Look, [SOVIET])
    do(s, "face e")
    apply(s, places(s, "G3", "B01"))
    assert isinstance(s.top(), Bid)


@pytest.mark.rule("8.1c", "2.4a")
def test_they_take_an_objective_where_they_come() -> None:
    text = FIELD.replace("[units]", '[[objective]]\nhex = "A01"\nname = { it = "A", en = "B" }\n[units]')
    s = next_round(text)
    assert s.control[0] == -1
    apply(s, places(s, "G2", "A01"))
    assert s.control[0] == GERMAN


# ---------------------------------------------------------------- no room
HELD = FIELD.replace(
    'R1 = "sov-rifle41 C05 w"', 'R1 = "sov-rifle41 A01 w"\nR3 = "sov-rifle41 B01 w"\nR4 = "sov-rifle41 C05 w"'
).replace('G1 = "ger-rifle43 B01 e"', 'G1 = "ger-rifle43 C03 e"')


@pytest.mark.rule("8.1c", "5.1")
def test_for_whom_there_is_no_room_he_enters_later_like_a_reinforcement() -> None:
    s = next_round(HELD)
    assert isinstance(s.top(), Bid)
    assert told(s).count("st-no-room") == 2
    assert [place(s, label) for label in ("G2", "G3")] == [WAITING, WAITING]
    while isinstance(s.top(), Bid):
        do(s, "declare 0")
    if s.waiting() == [SOVIET]:
        passes(s)
    apply(s, taking(s, "G2"))
    assert {s.setup.labels_of_hexes[a.hex] for a in choices(s, GERMAN) if a.verb == GO} == {
        "1-A02",
        "1-B02",
        "1-C01",
        "1-C02",
    }


@pytest.mark.rule("8.1c")
def test_who_has_room_is_placed_though_the_one_before_has_none() -> None:
    text = HELD.replace('G3 = "ger-hmg43 @west', 'G3 = "ger-hmg43 @south').replace(
        'west = ["A01", "B01"]', 'west = ["A01", "B01"]\nsouth = ["C01"]'
    )
    s = next_round(text)
    assert {int(a.unit) for a in choices(s, GERMAN)} == {unit(s, "G3")}
    apply(s, places(s, "G3", "C01"))
    assert [place(s, label) for label in ("G2", "G3")] == [WAITING, ON_MAP]
    assert told(s).count("st-no-room") == 1


SET_UP = '''
map = """
. . . . .
 . . w . .
"""
[units]
G1 = "ger-rifle43 A01 e"
R1 = "sov-rifle41 @west"
R2 = "sov-rifle41 @east"
R3 = "sov-rifle41 @west hidden"
[soviet]
hidden = 1
[soviet.zones]
west = ["A01"]
east = ["A05"]
'''


@pytest.mark.rule("1.0", "5.1")
def test_at_set_up_a_unit_without_room_waits_and_the_others_are_placed() -> None:
    s = started(SET_UP)
    assert (type(s.top()), {int(a.unit) for a in choices(s, SOVIET)}) == (Deploy, {unit(s, "R2")})
    apply(s, places(s, "R2", "A05"))
    assert isinstance(s.top(), Bid)  # nobody is left to be hidden either
    assert told(s).count("st-no-room") == 2
    assert [place(s, label) for label in ("R1", "R3")] == [WAITING, WAITING]
    assert not s.has(unit(s, "R3"), HIDDEN)


# ---------------------------------------------------------------- all around it
def test_the_moment_is_written_and_read_back() -> None:
    restored = scenario_moment()
    data: Any = json.loads(json.dumps(restored.data()))
    other = GAME.restore(data, Dice(restored.dice.seed, restored.dice.used))
    assert other.digest() == restored.digest()
    assert [str(a) for a in other.actions(other.waiting()[0])] == [
        str(a) for a in restored.actions(restored.waiting()[0])
    ]
    event = data["stack"][-1]["card"]
    for decision, reason in (
        (Reinforce(2, event), r"stack\[1\]\.side"),
        (Reinforce(0, 0), r"stack\[1\]\.card: expected an event"),
        (Reinforce(0, 99), r"stack\[1\]\.card"),
    ):
        with pytest.raises(ValueError, match=reason):
            GAME.restore({**data, "stack": [data["stack"][0], decision.data()]}, Dice("other"))
    with pytest.raises(ValueError, match="events come when cards are drawn"):
        GAME.restore({**data, "phase": 6}, Dice("other"))


def scenario_moment() -> StormsState:
    """The long balka, at the moment when the reserve comes."""
    s = GAME.start("the-long-balka", {}, "reserve")
    assert isinstance(s, StormsState)
    s.phase, s.round, s.stack = REFRESH, 2, s.stack[:1]
    s.deck = vec[i64]([kind for kind in s.deck if not s.setup.cards[kind].yellow])
    for number in ("E-officer", "E-reserve", "E-reserve"):
        s.deck = vec[i64]([*s.deck, s.setup.card_of(number)])
    events.draw(s, GERMAN, 1)
    s.run_on()
    s.forget()
    assert isinstance(s.top(), Reinforce)
    return s


def test_the_real_scenario_brings_its_reserve_in_at_the_edge() -> None:
    with_units = [id for id in scenario_ids() if any(kind >= 0 for kind in load_setup(id, {}).comes_by)]
    assert with_units == ["the-long-balka"]
    s = scenario_moment()
    hexes = {s.setup.labels_of_hexes[a.hex] for a in choices(s, GERMAN)}
    assert {label[:5] for label in hexes} == {"105-A"}
    events = {"card:E-reserve", "card:E-officer"}
    assert events <= set(s.touches(s.actions(GERMAN)[0])) & set(GAME.content())
    fresh = GAME.start("the-long-balka", {}, "reserve")
    assert not events & set(fresh.touches(fresh.actions(SOVIET)[0]))


def test_bots_and_people_know_what_to_do() -> None:
    s = next_round()
    assert len({evaluation.worth(s, GERMAN, action) for action in choices(s, GERMAN)}) > 1
    considered = s.considered(GERMAN)
    assert len(considered) > len(s.actions(GERMAN))
    assert s.prompt(GERMAN).key == "st-prompt-reinforce"
    assert s.prompt(SOVIET).params == {"card": f"@card/{card(s, 'E-reserve')}"}
    assert offered(s)[0] == "place G2 1-A01 ne"
    seen: Any = s.view(SOVIET)
    assert (seen["decision"]["kind"], seen["decision"]["card"]) == ("reinforce", card(s, "E-reserve"))


def test_the_board_says_what_the_event_brings() -> None:
    s = field(FIELD)
    board: Any = s.board()
    assert board["cards"][card(s, "E-reserve")]["text"] == [
        {"key": "st-card-text-add-units", "params": {"side": "@st-card-drawer", "amount": 0}}
    ]
