"""Chapter 8: action cards and weapon cards."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import BOGGED, BY_AP, BY_CAP, BY_CARD, DUG_IN, UnitDecision
from caposaldo.games.storms.rules import deck, events, fire
from caposaldo.games.storms.rules.actions import Act
from caposaldo.games.storms.rules.fire import Attack
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import (
    BOOST_BY,
    CONFIRM,
    FACE,
    FIRE,
    GO,
    JOIN,
    KEEP,
    PASS,
    PICK,
    PLAY_CARD,
    RECOVER,
    THROW,
    TURN,
    USE,
)
from rules.storms.deeds import apply, refused, status, taking
from rules.storms.field import at, card, choices, field, held, marker, told, unit, where

MAP = '''
map = """
. . . . . . .
 . . . . . . .
. . . . . . .
 . . . . . . .
"""
'''
UNITS = """
[units]
A = "ger-rifle43 A01 e"
B = "ger-hmg42 B01 e spent"
C = "sov-rifle41 A06 w"
D = "sov-rifle41 B06 w spent"
[german]
cap = 4
[soviet]
cap = 3
"""


def with_hand(*numbers: str, units: str = UNITS) -> str:
    deck = "[cards]\ndeck = { 2 = 3, 9 = 1, 13 = 1 }\n"
    return MAP + f"hands = {{ german = {list(numbers)}, soviet = [] }}\n" + deck + units


def plays(s: StormsState, number: str, means: int = BY_CARD) -> Action:
    return Action(PLAY_CARD, card(s, number), means=means)


def picks(s: StormsState, label: str) -> Action:
    return Action(PICK, unit(s, label))


def kinds(s: StormsState) -> set[int]:
    return {int(a.verb) for a in s.actions(s.waiting()[0])}


# ---------------------------------------------------------------- playing (8.0, 8.1)
@pytest.mark.rule("8.1", "8.1a", "2.2d")
def test_a_card_is_an_action_is_discarded_and_leaves_the_unit_as_it_was() -> None:
    s = field(with_hand("2"))
    apply(s, plays(s, "2"), picks(s, "A"))
    assert isinstance(s.top(), Act)
    apply(s, Action(GO, hex=at(s, "A02")), Action(FACE, how=1))
    assert status(s, "A") == "ready"
    assert where(s, "A") == "A02"
    assert held(s, "german") == []
    assert s.discarded[card(s, "2")] == 1
    assert s.waiting() == [SOVIET]
    assert s.cap[GERMAN] == 4


@pytest.mark.rule("8.1", "2.2d")
def test_a_spent_unit_acts_by_card_two_and_stays_spent() -> None:
    s = field(with_hand("2"))
    apply(s, plays(s, "2"), picks(s, "B"), Action(TURN, how=2))
    assert status(s, "B") == "spent"


@pytest.mark.rule("8.0")
def test_a_card_paid_with_ap_is_for_the_active_unit_that_pays() -> None:
    units = UNITS.replace("A01 e", "A01 e active marker=pinned").replace("e spent", "e spent marker=pinned")
    s = field(with_hand("3", units=units))
    apply(s, plays(s, "3", BY_AP))
    assert refused(s, picks(s, "B"))[0] == "8.1"
    apply(s, picks(s, "A"), Action(CONFIRM))
    assert marker(s, "A") == ""
    assert s.ap[GERMAN] == 5


@pytest.mark.rule("8.0", "8.1")
def test_a_card_is_paid_as_it_says_or_not_at_all() -> None:
    s = field(with_hand("3", "6", units=UNITS.replace("A01 e", "A01 e marker=pinned")))
    assert refused(s, plays(s, "3", BY_CARD)) == ("8.1", "st-card-means")
    assert refused(s, plays(s, "3", BY_AP)) == ("8.0", "st-no-pool")
    assert refused(s, plays(s, "6", BY_AP)) == ("8.1", "st-card-means")
    s.cap[GERMAN] = 1
    assert refused(s, plays(s, "3", BY_CAP)) == ("8.1", "st-card-cost")


@pytest.mark.rule("8.1")
def test_cards_that_are_not_held_or_belong_to_another_moment_are_refused() -> None:
    s = field(with_hand("9", "12"))
    assert refused(s, plays(s, "2")) == ("8.1", "st-card-none")
    assert refused(s, plays(s, "9")) == ("8.1", "st-card-later")
    assert refused(s, plays(s, "12")) == ("8.1", "st-card-later")
    assert refused(s, Action(PLAY_CARD, 9999, means=BY_CARD)) == ("8.1", "st-card-none")


@pytest.mark.rule("8.1", "7.5")
@pytest.mark.example("ex-8.1-a")
def test_card_three_removes_the_marker_for_two_cap() -> None:
    s = field(with_hand("3", units=UNITS.replace("A01 e", "A01 e marker=pinned")))
    apply(s, plays(s, "3", BY_CAP), picks(s, "A"), Action(CONFIRM))
    assert marker(s, "A") == ""
    assert status(s, "A") == "ready"
    assert s.cap[GERMAN] == 2


@pytest.mark.rule("9.2d", "9.2")
@pytest.mark.example("ex-9.2-c")
def test_card_three_is_played_on_a_group_for_one_price() -> None:
    units = UNITS.replace("A01 e", "A01 e marker=pinned").replace("e spent", "e spent marker=suppressed")
    s = field(with_hand("3", units=units))
    apply(s, plays(s, "3", BY_CAP), picks(s, "A"), Action(JOIN, unit(s, "B")), Action(CONFIRM))
    assert marker(s, "A") == ""
    assert marker(s, "B") == ""
    assert s.cap[GERMAN] == 2
    assert status(s, "A") == "ready"
    assert status(s, "B") == "spent"


@pytest.mark.rule("9.2")
def test_a_group_for_a_card_is_a_chain_of_adjacent_hexes() -> None:
    units = UNITS.replace("A01 e", "A01 e marker=pinned").replace("B01 e spent", "D05 e marker=suppressed")
    s = field(with_hand("3", units=units))
    apply(s, plays(s, "3", BY_CAP), picks(s, "A"))
    assert refused(s, Action(JOIN, unit(s, "B")))[0] == "8.1"


@pytest.mark.rule("8.1")
def test_card_four_gives_an_attempt_to_recover() -> None:
    s = field(with_hand("4", units=UNITS.replace("A01 e", "A01 e marker=pinned")), rolls=[6, 6])
    apply(s, plays(s, "4", BY_CAP), picks(s, "A"), Action(CONFIRM), Action(BOOST_BY, 0))
    assert marker(s, "A") == ""
    assert s.cap[GERMAN] == 2


@pytest.mark.rule("9.2d", "8.1")
@pytest.mark.example("ex-9.2-d")
def test_card_five_takes_four_squads_two_hexes_far() -> None:
    units = """
[units]
A = "ger-rifle43 A01 e"
B = "ger-rifle43 A02 e"
C = "ger-rifle43 B01 e"
D = "ger-rifle43 B02 e"
E = "sov-rifle41 D07 w"
[german]
cap = 4
"""
    s = field(with_hand("5", units=units))
    apply(s, plays(s, "5", BY_CAP), picks(s, "A"))
    assert kinds(s) <= {GO, JOIN}
    assert refused(s, Action(RECOVER))[0] == "8.1"
    apply(s, *[Action(JOIN, unit(s, label)) for label in "BCD"])
    apply(s, Action(GO, hex=-1))
    for _ in range(40):
        if s.waiting() != [GERMAN]:
            break
        options = choices(s, GERMAN)
        east = [a for a in options if a.verb == GO and s.setup.grid.direction(s.hex[mover(s)], a.hex) == 1]
        apply(s, east[0] if east else options[0])
    assert [where(s, label) for label in "ABCD"] == ["A03", "A04", "B03", "B04"]
    assert s.cap[GERMAN] == 2
    assert status(s, "A") == "ready"


def mover(s: StormsState) -> int:
    decision = s.top()
    assert isinstance(decision, UnitDecision)
    return int(decision.unit)


@pytest.mark.rule("8.1", "9.0a")
def test_card_six_spends_an_enemy_and_closes_a_pool_of_his_alone() -> None:
    s = field(with_hand("6", units=UNITS.replace("A06 w", "A06 w active")))
    apply(s, plays(s, "6", BY_CAP))
    assert refused(s, picks(s, "D"))[0] == "8.1"
    assert refused(s, picks(s, "A"))[0] == "8.1"
    apply(s, picks(s, "C"))
    assert status(s, "C") == "spent"
    assert s.pool[SOVIET] == 0
    assert s.cap[GERMAN] == 2


@pytest.mark.rule("8.1")
@pytest.mark.example("ex-C7-a")
def test_card_seven_adds_a_die_to_the_pool_for_one_cap() -> None:
    s = field(with_hand("7", units=UNITS.replace("A01 e", "A01 e active")), rolls=[4])
    apply(s, plays(s, "7", BY_CAP), Action(BOOST_BY, 0))
    assert s.ap[GERMAN] == 11
    assert s.cap[GERMAN] == 3
    assert s.waiting() == [SOVIET]
    s = field(with_hand("7"))
    assert refused(s, plays(s, "7", BY_CAP)) == ("8.1", "st-card-useless")


@pytest.mark.rule("8.1")
def test_card_eight_may_raise_cap_above_the_most_of_the_side() -> None:
    s = field(with_hand("8", units=UNITS.replace("A01 e", "A01 e active")), rolls=[5])
    apply(s, plays(s, "8", BY_AP), Action(BOOST_BY, 0))
    assert s.cap[GERMAN] == 9
    assert s.ap[GERMAN] == 6


@pytest.mark.rule("8.1")
def test_card_nine_adds_two_to_every_roll_of_the_attack_and_is_asked_for_before_the_first() -> None:
    s = field(with_hand("9", units=UNITS.replace("A01 e", "A04 e")), rolls=[1, 1])
    apply(s, taking(s, "A"), Action(FIRE, hex=at(s, "A06"), how=0))
    assert kinds(s) == {KEEP, USE}
    apply(s, Action(USE, card(s, "9")))
    assert held(s, "german") == []
    below = s.stack[-2]
    assert isinstance(below, Attack)
    assert below.bonus == fire.MORE_FIREPOWER


@pytest.mark.rule("8.0")
def test_the_question_for_card_nine_does_not_tell_whether_it_is_held() -> None:
    s = field(with_hand("2", units=UNITS.replace("A01 e", "A04 e")), rolls=[1, 1])
    apply(s, taking(s, "A"), Action(FIRE, hex=at(s, "A06"), how=0))
    assert kinds(s) == {KEEP}
    assert refused(s, Action(USE, card(s, "9"))) == ("8.1", "st-card-not-attack")


@pytest.mark.rule("8.1")
def test_card_ten_gives_two_actions_in_a_row() -> None:
    s = field(with_hand("10"))
    apply(s, plays(s, "10", BY_CAP))
    assert s.waiting() == [GERMAN]
    assert s.cap[GERMAN] == 2
    apply(s, taking(s, "A"), Action(TURN, how=2))
    assert s.waiting() == [GERMAN]
    apply(s, taking(s, "A"), Action(TURN, how=1))
    assert s.waiting() == [SOVIET]


@pytest.mark.rule("9.1.4", "9.2d")
@pytest.mark.example("ex-9.1.4-a")
def test_a_hasty_defence_is_dug_by_an_active_squad_and_a_ready_gun() -> None:
    s = field(with_hand("11", units=UNITS.replace("A01 e", "A01 e active").replace("B01 e spent", "B01 e")))
    apply(s, plays(s, "11", BY_AP), picks(s, "A"), Action(JOIN, unit(s, "B")), Action(CONFIRM))
    assert s.has(unit(s, "A"), DUG_IN)
    assert s.has(unit(s, "B"), DUG_IN)
    assert status(s, "A") == "active"
    assert status(s, "B") == "ready"
    assert s.ap[GERMAN] == 4


@pytest.mark.rule("8.1")
def test_nobody_digs_in_beside_an_enemy_in_his_hex() -> None:
    s = field(with_hand("11", units=UNITS.replace("A06 w", "A01 w")))
    assert refused(s, plays(s, "11", BY_CAP)) == ("8.1", "st-card-useless")


@pytest.mark.rule("8.1")
@pytest.mark.parametrize(("face", "lost"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_card_thirteen_costs_the_enemy_cap(face: int, lost: int) -> None:
    s = field(with_hand("13"), rolls=[face])
    apply(s, plays(s, "13"), Action(BOOST_BY, 0))
    assert s.cap[SOVIET] == 3 - lost


@pytest.mark.rule("8.1")
def test_card_twenty_holds_an_enemy_that_is_not_active_until_the_round_is_over() -> None:
    s = field(with_hand("20"), seed="bog")
    apply(s, plays(s, "20", BY_CAP), picks(s, "C"))
    assert s.has(unit(s, "C"), BOGGED)
    apply(s, taking(s, "C"))
    assert not {GO, TURN} & kinds(s)
    assert refused(s, Action(GO, hex=at(s, "A05"))) == ("8.1", "st-move-bogged")
    assert refused(s, Action(TURN, how=3)) == ("5.3", "st-turn-cannot")
    apply(s, Action(FIRE, hex=at(s, "A01"), how=0), *[Action(BOOST_BY, 0)], Action(PASS), Action(PASS))
    assert not s.has(unit(s, "C"), BOGGED)


@pytest.mark.rule("8.1")
def test_card_thirty_brings_hidden_enemies_within_two_hexes_to_light() -> None:
    setup = MAP.replace(". . . . . . .\n . ", ". . w . . w .\n . ", 1)
    units = """
[units]
A = "ger-rifle43 A01 e"
C = "sov-rifle41 A03 hidden"
D = "sov-rifle41 A06 hidden"
[german]
cap = 4
"""
    s = field(setup + 'hands = { german = ["30"] }\n' + units)
    apply(s, plays(s, "30", BY_CAP), picks(s, "A"))
    assert s.visible(unit(s, "C"))
    assert not s.visible(unit(s, "D"))


# ---------------------------------------------------------------- the deck (8.1b, 8.1c)
DECK = MAP + "[cards]\ndeck = { 2 = 1, 3 = 1 }\n"


@pytest.mark.rule("8.1b", "8.0")
def test_cards_come_from_one_deck_and_their_faces_are_secret() -> None:
    s = field(DECK + UNITS)
    events.draw(s, GERMAN, 1)
    assert len(held(s, "german")) == 1
    assert len(s.deck) == 1
    drawn = [event for event in s.events or [] if event.key == "st-drawn"]
    assert [int(event.audience) for event in drawn] == [1 << GERMAN]
    events.draw(s, SOVIET, 2)
    assert len(held(s, "soviet")) == 1
    assert "st-deck-empty" in told(s)


@pytest.mark.rule("8.1b")
def test_with_the_option_discards_make_a_new_deck() -> None:
    s = field(DECK.replace("deck =", "reshuffle = true\ndeck =") + UNITS)
    events.draw(s, GERMAN, 2)
    deck.discard(s, GERMAN, card(s, "2"))
    events.draw(s, SOVIET, 1)
    assert held(s, "soviet") == ["2"]
    assert s.discarded[card(s, "2")] == 0


@pytest.mark.rule("8.1c")
def test_a_yellow_card_happens_at_once_and_is_replaced() -> None:
    s = field(with_hand())
    event = card(s, "13")
    s.setup.cards[event].yellow = True
    s.setup.cards[event].effects = vec[i64]([0, -1, 2, 1, 1, 1])
    s.deck = vec[i64]([card(s, "2"), event])
    events.draw(s, GERMAN, 1)
    assert held(s, "german") == ["2"]
    assert s.points[GERMAN] == 2
    assert s.cap[SOVIET] == 4


# ---------------------------------------------------------------- weapons (8.2)
THROWERS = """
[units]
A = "ger-rifle43 A01 e cards=W-grenades,W-flamethrower"
B = "ger-rifle43 B01 e cards=W-satchel"
C = "sov-rifle41 A02 w"
[german]
cap = 4
"""


@pytest.mark.rule("8.2")
def test_a_weapon_card_attacks_once_with_its_own_firepower_and_no_bonus_for_short_range() -> None:
    s = field(MAP + THROWERS, rolls=[1, 1])
    apply(s, taking(s, "A"), Action(THROW, card(s, "W-grenades"), at(s, "A02")), Action(BOOST_BY, 0))
    assert s.ap[GERMAN] == 4
    attack = [e for e in s.events or [] if e.key in ("st-attack-hit", "st-attack-miss")]
    assert attack[0].params["av"] == 7 + 2
    apply(s, Action(PASS), taking(s, "A"))
    assert refused(s, Action(THROW, card(s, "W-grenades"), at(s, "A02"))) == ("8.2", "st-weapon-none")


@pytest.mark.rule("8.2")
def test_weapon_cards_reach_no_further_than_they_say_and_need_an_enemy() -> None:
    s = field(MAP + THROWERS)
    apply(s, taking(s, "B"))
    assert refused(s, Action(THROW, card(s, "W-satchel"), at(s, "A02"))) == ("8.2", "st-weapon-reach")
    assert refused(s, Action(THROW, card(s, "W-satchel"), at(s, "B01"))) == ("8.2", "st-weapon-nobody")
    assert refused(s, Action(THROW, card(s, "W-grenades"), at(s, "A02"))) == ("8.2", "st-weapon-none")
    assert THROW not in kinds(s)


@pytest.mark.rule("8.2")
def test_some_weapons_are_not_for_groups() -> None:
    s = field(MAP + THROWERS)
    apply(s, taking(s, "A"), Action(JOIN, unit(s, "B")))
    assert refused(s, Action(THROW, card(s, "W-flamethrower"), at(s, "A02"))) == ("8.2", "st-card-no-group")
    assert refused(s, Action(THROW, card(s, "W-grenades"), at(s, "A02"))) == ("", "")


@pytest.mark.rule("8.2")
def test_the_hit_marker_of_the_user_counts() -> None:
    s = field(MAP + THROWERS.replace("A01 e", "A01 e marker=suppressed"), rolls=[1, 1])
    apply(s, taking(s, "A"), Action(THROW, card(s, "W-grenades"), at(s, "A02")), Action(BOOST_BY, 0))
    attack = [e for e in s.events or [] if e.key in ("st-attack-hit", "st-attack-miss")]
    assert attack[0].params["av"] == 7 - 2 + 2
    assert s.ap[GERMAN] == 3
    s = field(MAP + THROWERS.replace("A01 e", "A01 e marker=panicked"))
    apply(s, taking(s, "A"))
    assert refused(s, Action(THROW, card(s, "W-grenades"), at(s, "A02"))) == ("7.4", "st-weapon-marker")
