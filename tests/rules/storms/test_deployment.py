"""Chapter 1.0, 1.0d, 8.1b, 10.0: setting up."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import HIDDEN, ON_MAP, RESERVE
from caposaldo.games.storms.rules.artillery import Plot
from caposaldo.games.storms.rules.deployment import Conceal, Deploy
from caposaldo.games.storms.rules.rounds import Bid
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import CONFIRM, HIDE_AT, KEEP, PLACE
from rules.storms.deeds import apply, refused
from rules.storms.field import at, field, held, started, told, unit, where

SET_UP = '''
map = """
. . . . .
 . . w . .
. . . . .
"""
rounds = 3
first_to_set_up = "soviet"
[units]
G1 = "ger-rifle43 @west"
G2 = "ger-hmg42 A01 e"
G3 = "ger-rifle43 @west round=2"
R1 = "sov-rifle41 @east"
R2 = "sov-rifle41 @east"
R3 = "sov-rifle41 @corner hidden"
[german]
cap = 6
[german.zones]
west = ["A01", "B01"]
[soviet]
cap = 5
hidden = 2
[soviet.zones]
east = ["A05", "B05"]
corner = ["A05", "B05", "C05"]
[[objective]]
hex = "A05"
name = { it = "La casa", en = "The house" }
[[objective]]
hex = "A01"
name = { it = "La fonte", en = "The spring" }
'''


def place(s: StormsState, label: str, hex: str, face: int = 4) -> Action:
    return Action(PLACE, unit(s, label), at(s, hex), face)


def hide(s: StormsState, label: str, hex: str) -> Action:
    return Action(HIDE_AT, unit(s, label), at(s, hex))


def placed() -> StormsState:
    """Both sides have placed their units: R1 in A05, R2 in B05; R3 is to be hidden."""
    s = started(SET_UP)
    apply(s, place(s, "R1", "A05"), place(s, "R2", "B05"), place(s, "G1", "B01", 1))
    return s


@pytest.mark.rule("1.0")
def test_one_side_places_all_its_units_then_the_other() -> None:
    s = started(SET_UP)
    assert (s.waiting(), type(s.top()), s.round) == ([SOVIET], Deploy, 0)
    assert len(s.actions(SOVIET)) == 2 * 6 + 1  # two hexes, six facings, or keep it back
    apply(s, place(s, "R1", "A05", 3))
    assert (where(s, "R1"), s.face[unit(s, "R1")]) == ("A05", 3)
    apply(s, place(s, "R2", "B05"))
    assert s.waiting() == [GERMAN]
    apply(s, place(s, "G1", "A01"))
    assert isinstance(s.top(), Conceal)
    assert s.place[unit(s, "G3")] == RESERVE


@pytest.mark.rule("1.0")
def test_units_are_placed_in_their_zones_and_in_order() -> None:
    s = started(SET_UP)
    assert refused(s, place(s, "R1", "C05")) == ("1.0", "st-place-outside")
    assert refused(s, place(s, "R2", "A05")) == ("1.0", "st-place-other-first")
    assert refused(s, Action(PLACE, unit(s, "R1"), 9999, 0)) == ("1.0", "st-place-outside")
    assert refused(s, Action(PLACE, unit(s, "R1"), -1, 0)) == ("1.0", "st-place-outside")
    assert refused(s, place(s, "R1", "A05", 6)) == ("5.2", "st-place-facing")
    assert refused(s, place(s, "R1", "A05", -1)) == ("5.2", "st-place-facing")


@pytest.mark.rule("1.0")
def test_nobody_is_placed_among_the_enemy() -> None:
    s = started(SET_UP.replace('west = ["A01", "B01"]', 'west = ["A01", "A05"]'))
    apply(s, place(s, "R1", "A05"), place(s, "R2", "A05"))
    assert refused(s, place(s, "G1", "A05")) == ("1.0", "st-place-company")


@pytest.mark.rule("2.4a")
def test_who_stands_on_an_objective_at_the_start_controls_it() -> None:
    s = started(SET_UP)
    assert list(s.control) == [-1, GERMAN]
    apply(s, place(s, "R1", "A05"))
    assert list(s.control) == [SOVIET, GERMAN]


# ---------------------------------------------------------------- hidden units
@pytest.mark.rule("10.0", "1.0d")
def test_hidden_units_are_noted_down_last_and_for_their_owner_only() -> None:
    s = placed()
    assert s.waiting() == [SOVIET]
    assert s.actions(SOVIET) == [hide(s, "R3", "C05")]
    apply(s, hide(s, "R3", "C05"))
    assert (where(s, "R3"), s.has(unit(s, "R3"), HIDDEN)) == ("C05", True)
    assert s.events is not None
    secret = [event for event in s.events if event.key == "st-hidden-at"]
    assert [(event.seen_by(SOVIET), event.seen_by(GERMAN), event.seen_by(-1)) for event in secret] == [
        (True, False, False)
    ]
    assert (s.round, type(s.top())) == (1, Bid)


@pytest.mark.rule("10.0b", "1.0")
def test_a_unit_hides_where_nobody_else_stands() -> None:
    s = placed()
    assert refused(s, hide(s, "R3", "A05")) == ("10.0b", "st-place-company")
    assert refused(s, hide(s, "R3", "A02")) == ("1.0", "st-place-outside")
    assert refused(s, Action(HIDE_AT, unit(s, "R1"), at(s, "C05"))) == ("1.0", "st-place-other-first")
    assert refused(s, Action(CONFIRM)) == ("10.0", "st-place-all")


@pytest.mark.rule("10.0b")
def test_where_there_is_no_hiding_place_the_unit_stands_in_the_open() -> None:
    s = started(SET_UP.replace('corner = ["A05", "B05", "C05"]', 'corner = ["A05"]'))
    apply(s, place(s, "R1", "A05"), place(s, "R2", "B05"), place(s, "G1", "B01"), hide(s, "R3", "A05"))
    assert (where(s, "R3"), s.has(unit(s, "R3"), HIDDEN)) == ("A05", False)


@pytest.mark.rule("10.0")
def test_as_many_units_as_the_scenario_allows_may_be_kept_back_to_hide() -> None:
    s = started(SET_UP)
    apply(s, Action(KEEP))
    assert (s.place[unit(s, "R1")], s.has(unit(s, "R1"), HIDDEN)) == (RESERVE, True)
    assert told(s) == ["st-kept-back"]
    assert refused(s, Action(KEEP)) == ("10.0", "st-hide-no-more")
    assert Action(KEEP) not in s.actions(SOVIET)
    apply(s, place(s, "R2", "B05"), place(s, "G1", "B01"))
    apply(s, hide(s, "R1", "A05"), hide(s, "R3", "A05"))
    assert (s.place[unit(s, "R1")], where(s, "R1"), where(s, "R3")) == (ON_MAP, "A05", "A05")
    assert s.control[0] == -1  # hidden units take no objective


@pytest.mark.rule("1.0d")
def test_both_hide_at_the_same_time() -> None:
    s = started(SET_UP.replace('ger-rifle43 @west"\nG2', 'ger-rifle43 @west hidden"\nG2'))
    apply(s, place(s, "R1", "A05"), place(s, "R2", "B05"))
    assert s.waiting() == [GERMAN, SOVIET]
    s.apply(SOVIET, hide(s, "R3", "C05"))
    assert s.waiting() == [GERMAN]
    s.apply(GERMAN, hide(s, "G1", "B01"))
    assert s.round == 1


# ---------------------------------------------------------------- cards and artillery
@pytest.mark.rule("1.0", "8.1b")
def test_the_deck_is_shuffled_and_dealt_when_all_is_placed() -> None:
    text = SET_UP + '[cards]\ndealt = 2\ndrawn = 1\ndeck = { "2" = 6, "9" = 2 }\n'
    s = started(text)
    assert sorted(s.deck) == sorted(s.setup.deck)
    assert {tuple(started(text, seed=f"deal {i}").deck) for i in range(8)} != {tuple(s.setup.deck)}
    top = [s.setup.cards[kind].number for kind in s.deck[4:]]
    apply(s, place(s, "R1", "A05"), place(s, "R2", "B05"))
    assert (held(s, "german"), held(s, "soviet")) == ([], [])
    apply(s, place(s, "G1", "B01"))
    assert (held(s, "german"), held(s, "soviet")) == (sorted(top[2:]), sorted(top[:2]))
    apply(s, hide(s, "R3", "C05"))
    assert (s.round, len(held(s, "german")), len(held(s, "soviet")), len(s.deck)) == (1, 2, 2, 4)


@pytest.mark.rule("12.3b", "1.0")
def test_fire_planned_before_the_first_round_is_plotted_last() -> None:
    text = SET_UP.replace("cap = 6", 'cap = 6\nbatteries = ["OBA-G1"]\npreplanned = 1')
    s = started(text)
    assert s.missions[0] == s.setup.cards[s.setup.batteries[GERMAN][0]].missions > 0
    apply(s, place(s, "R1", "A05"), place(s, "R2", "B05"), place(s, "G1", "B01"), hide(s, "R3", "C05"))
    assert (type(s.top()), s.waiting(), s.round) == (Plot, [GERMAN], 0)


@pytest.mark.rule("1.0")
def test_each_side_starts_with_its_cap_no_ap_and_no_points() -> None:
    s = field(SET_UP)
    assert (list(s.cap), list(s.ap), list(s.points)) == ([6, 5], [0, 0], [0, 0])
