"""Chapters 4, 5 and 11, the corners of them: bridges, entries, fixed counters, exits."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import BOGGED, DIRECT, LEFT, PLAY, STRIKES
from caposaldo.games.storms.rules import combat_values, facing, movement, sight
from caposaldo.games.storms.rules.facing import Look
from caposaldo.games.storms.rules.fire import Attack
from caposaldo.games.storms.rules.second_hex import SecondHex
from caposaldo.games.storms.sequence import Round
from caposaldo.games.storms.setup import ALL_ROUND, FIXED, GERMAN
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import EXIT, FIRE, GO, JOIN, TURN
from caposaldo.kernel.hexes import NOWHERE
from rules.storms.deeds import apply, refused, taking
from rules.storms.field import at, choices, field, told, unit, where
from rules.storms.setup_text import setup_from_text
from rules.storms.steps import GROUP, gathers, goes, going, looks, reachable, turning, verbs

RIVER = '''
map = """
. . ~ . .
 . . = . .
. . ~ . .
"""
roads = ["B01 B02 B03 B04"]
[units]
A = "ger-rifle43 {at} {face}"
R = "sov-rifle41 B05 w"
'''


def by(place: str, face: str = "e", type: str = "ger-rifle43") -> StormsState:
    return field(RIVER.replace("{at}", place).replace("{face}", face).replace("ger-rifle43", type))


def price(s: StormsState, label: str, place: str) -> int:
    """What the move costs; the chain that explains it must say the same."""
    u, h = unit(s, label), at(s, place)
    total = int(movement.price(s, u, h, 0))
    if total >= 0:
        assert movement.bill(s, u, h, 0).total() == total
    return total


# ---------------------------------------------------------------- bridges (4.0b, 5.0c)
@pytest.mark.rule("5.0c", "4.0b", "5.0b")
def test_a_bridge_is_crossed_along_its_road_and_from_beside_it_one_wades() -> None:
    assert (price(by("B02"), "A", "B03"), price(by("B03"), "A", "B04")) == (1, 1)
    assert (price(by("A03", "sw"), "A", "B03"), price(by("C04", "nw"), "A", "B03")) == (5, 5)
    assert price(by("A03", "sw"), "A", "B02") == 1


@pytest.mark.rule("4.0b")
def test_guns_go_onto_a_bridge_by_its_road_only() -> None:
    assert price(by("B02", type="ger-pak38"), "A", "B03") == 4
    s = by("C04", "nw", "ger-pak38")
    apply(s, taking(s, "A"))
    assert refused(s, going(s, "B03")) == ("4.0b", "st-move-river")
    assert "B03" not in reachable(s)


# ---------------------------------------------------------------- who cannot turn (5.3)
@pytest.mark.rule("5.3", "8.1")
def test_immobilised_units_neither_move_nor_turn() -> None:
    s = by("B02")
    apply(s, taking(s, "A"))
    s.mark(unit(s, "A"), BOGGED)
    s.forget()
    assert refused(s, turning(4)) == ("5.3", "st-turn-cannot")
    assert not {"go", "turn"} & verbs(s)


# ---------------------------------------------------------------- the edge, and hexes of the enemy (5.0)
OPEN = '''
map = """
. . . . .
 . . . . .
. . . . .
"""
[units]
A = "ger-rifle43 A01 e"
B = "ger-rifle43 B02 e"
R = "sov-rifle41 B03 w"
'''


@pytest.mark.rule("5.0", "1.0c")
def test_beyond_the_edge_there_is_nothing_to_enter() -> None:
    s = field(OPEN)
    apply(s, taking(s, "A"))
    assert refused(s, Action(GO, hex=NOWHERE)) == ("5.0", "st-move-off-map")
    assert reachable(s) == ["A02", "B01"]


@pytest.mark.rule("5.0", "7.6.3")
def test_units_enter_hexes_of_friends_and_enemies() -> None:
    s = field(OPEN)
    apply(s, taking(s, "B"))
    assert "B03" in reachable(s)
    apply(s, going(s, "B03"))
    looks(s)
    assert (where(s, "B"), where(s, "R")) == ("B03", "B03")


# ---------------------------------------------------------------- coming in and going out (5.1)
ENTRY = '''
map = """
w . . . .
 ~ . . . .
. . . . .
"""
[units]
A = "{type} @north round=1 waiting"
B = "ger-rifle43 {zone} round=1 waiting"
C = "ger-rifle43 C05 e"
R = "sov-rifle41 {r} w"
[german]
cap = 6
exits = ["C05"]
[german.zones]
north = ["A01"]
south = ["C04"]
edge = ["A01:C01", "A03"]
'''


def entering(type: str = "ger-rifle43", zone: str = "@north", r: str = "A05") -> StormsState:
    return field(ENTRY.replace("{type}", type).replace("{zone}", zone).replace("{r}", r))


@pytest.mark.rule("5.1", "5.0b")
def test_the_first_hex_costs_what_its_ground_costs() -> None:
    s = entering()
    assert movement.bill(s, unit(s, "A"), at(s, "A01"), 0).total() == 2
    goes(s, "A", "A01")
    assert s.ap[GERMAN] == 5


@pytest.mark.rule("5.1", "4.0b")
def test_a_gun_whose_entry_is_taken_does_not_come_in_through_the_water() -> None:
    s = entering(type="ger-pak38", r="A01")
    apply(s, taking(s, "A"))
    assert reachable(s) == ["A02"]
    s = entering(r="A01")
    apply(s, taking(s, "A"))
    assert reachable(s) == ["A02", "B01"]


@pytest.mark.rule("5.1", "9.1.1")
def test_who_enters_together_enters_side_by_side() -> None:
    s = entering(zone="@south")
    apply(s, taking(s, "A"))
    assert refused(s, Action(JOIN, unit(s, "B"))) == ("9.2", "st-join-apart")
    s = entering(zone="@edge")
    gathers(s, "A", "B")
    apply(s, GROUP, going(s, "A01"))
    looks(s)
    assert reachable(s) == ["A01", "B01"]
    assert refused(s, going(s, "A03")) == ("9.2", "st-join-apart")
    apply(s, going(s, "B01"))
    looks(s)
    assert (where(s, "A"), where(s, "B"), s.ap[GERMAN]) == ("A01", "B01", 2)


@pytest.mark.rule("5.1")
def test_leaving_the_map_costs_a_move_and_needs_a_unit_that_can_move() -> None:
    s = entering()
    apply(s, taking(s, "C"), Action(EXIT))
    assert (s.place[unit(s, "C")], s.pool[GERMAN], s.ap[GERMAN]) == (LEFT, 0, 0)
    assert "st-pays-ap" in told(s)
    s = entering()
    apply(s, taking(s, "C", "cap"), Action(EXIT))
    assert s.cap[GERMAN] == 5
    s = entering()
    apply(s, taking(s, "C"))
    s.marker[unit(s, "C")] = s.setup.marker_of("pinned")
    s.forget()
    assert refused(s, Action(EXIT)) == ("7.4b", "st-move-pinned")
    assert "exit" not in verbs(s)


# ---------------------------------------------------------------- counters without an arrow, or with a red one (5.2)
def marked(role: int, text: str = OPEN) -> StormsState:
    """A is such a counter."""
    s = field(text)
    s.setup.roles[unit(s, "A")] = s.setup.roles[unit(s, "A")] | role
    return s


@pytest.mark.rule("5.2", "5.3")
def test_a_counter_with_a_red_arrow_neither_moves_nor_turns() -> None:
    s = marked(FIXED)
    u = unit(s, "A")
    assert movement.price(s, u, at(s, "A02"), 0) < 0
    refusal = movement.bars(s, u, at(s, "A02"))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("5.2", "st-move-planted")
    assert not facing.can_turn(s, u)
    assert Look(u).options(s, GERMAN) == []


@pytest.mark.rule("5.2", "5.3", "5.2b")
def test_a_counter_without_an_arrow_has_no_back_and_does_not_turn() -> None:
    s = marked(ALL_ROUND, OPEN.replace("A01", "B05"))
    u = unit(s, "A")
    assert {int(movement.price(s, u, at(s, place), 0)) for place in ("B04", "A05", "C05")} == {1}
    assert not facing.can_turn(s, u)
    assert Look(u).options(s, GERMAN) == []


@pytest.mark.rule("6.1", "5.2", "7.2")
def test_a_counter_without_an_arrow_fires_all_round_and_has_no_flank() -> None:
    s = marked(ALL_ROUND, OPEN.replace("A01 e", "B05 e"))
    apply(s, taking(s, "A"))
    assert refused(s, Action(FIRE, hex=at(s, "B03"), how=DIRECT)) == ("", "")
    s = marked(ALL_ROUND, OPEN.replace("A01 e", "B05 e").replace("B03 w", "B03 e"))
    attacking = Attack(unit(s, "R"), at(s, "B05"), DIRECT)
    assert not combat_values.uses_flank(s, attacking, unit(s, "A"))


@pytest.mark.rule("5.3")
def test_turning_is_offered_to_the_five_other_sides() -> None:
    s = field(OPEN)
    apply(s, taking(s, "A"))
    assert [int(a.facing) for a in choices(s, GERMAN) if a.verb == TURN] == [0, 2, 3, 4, 5]


@pytest.mark.rule("5.0b", "5.2b")
def test_going_backward_adds_to_everything_else() -> None:
    s = field(OPEN.replace("A01 e", "B05 e").replace(" . . . . .\n", " . . . w .\n", 1))
    assert [price(s, "A", place) for place in ("B04", "A05")] == [3, 2]


@pytest.mark.rule("5.2b", "10.0")
def test_who_is_hidden_has_no_back() -> None:
    s = field(OPEN.replace("A01 e", "B05 e hidden"))
    assert {int(movement.price(s, unit(s, "A"), at(s, place), 0)) for place in ("B04", "A05", "C05")} == {1}


# ---------------------------------------------------------------- guns and water, gullies and openings, in the files
@pytest.mark.rule("4.0b")
def test_no_gun_is_placed_in_a_river() -> None:
    text = ENTRY.replace("{zone}", "@north").replace("{r}", "A05")
    with pytest.raises(ValueError, match="river"):
        setup_from_text(text.replace('"{type} @north round=1 waiting"', '"ger-pak38 B01 e"'))
    setup = setup_from_text(text.replace('"{type} @north round=1 waiting"', '"ger-pak38 @edge"'))
    assert [setup.labels_of_hexes[h] for h in setup.zone[0]] == ["1-A01", "1-A03", "1-C01"]


@pytest.mark.rule("11.5a")
def test_an_opening_is_part_of_a_gully() -> None:
    for levels, fine in (("0 - - 0", True), ("0 0 - 0", False)):
        text = f'map = """\n. . . .\n"""\nlevels = """\n{levels}\n"""\nopenings = ["A02"]\n'
        if fine:
            assert setup_from_text(text).opening[1] == 1
        else:
            with pytest.raises(ValueError, match=r"11\.5a"):
                setup_from_text(text)


@pytest.mark.rule("4.0")
def test_a_road_leaves_the_terrain_as_it_is() -> None:
    s = field(OPEN.replace(". . . . .\n .", ". w S . .\n .", 1).replace("[units]", 'roads = ["A01 A02 A03"]\n[units]'))
    assert [int(s.setup.terrain[at(s, place)]) for place in ("A01", "A02", "A03")] == [0, 3, 1]
    assert not sight.sees(s.setup, at(s, "A01"), at(s, "A04"))


@pytest.mark.rule("5.1", "9.1.1")
def test_a_group_leaves_the_map_for_what_its_slowest_pays() -> None:
    text = ENTRY.replace('B = "ger-rifle43 {zone} round=1 waiting"', 'B = "ger-hmg42 C05 e"')
    s = field(text.replace("{type}", "ger-rifle43").replace("{r}", "A05"))
    gathers(s, "C", "B", means="cap")
    apply(s, Action(EXIT))
    assert (s.cap[GERMAN], s.place[unit(s, "B")], s.place[unit(s, "C")]) == (4, LEFT, LEFT)


@pytest.mark.rule("5.1")
def test_every_hex_of_entry_is_offered_once() -> None:
    s = field(ENTRY.replace("{type}", "ger-rifle43").replace("{zone}", "@edge").replace("{r}", "A01"))
    apply(s, taking(s, "B"))
    offered = [s.setup.labels_of_hexes[a.hex] for a in choices(s, GERMAN) if a.verb == GO]
    assert sorted(offered) == ["1-A02", "1-A03", "1-B01", "1-C01"]


# ---------------------------------------------------------------- who was there first (7.6.3g)
@pytest.mark.rule("7.6.3g", "8.3")
def test_who_stepped_aside_before_the_round_is_cut_off_by_the_first_to_enter() -> None:
    text = OPEN.replace("B03 w", "B03 w cards=V08").replace("B02 e", "B05 w")
    s = field(text + "[german]\ncap = 0\n[soviet]\ncap = 0\n", rolls=[1, 1, 6, 6])
    s.phase = STRIKES
    s.stack = [Round(), SecondHex(unit(s, "R"), 1)]
    apply(s, going(s, "B04"))
    looks(s)
    assert (where(s, "R"), s.waiting(), s.phase) == ("B04", [GERMAN], PLAY)
    goes(s, "B", "B04")
    apply(s, taking(s, "R"))
    assert refused(s, going(s, "B05")) == ("7.6.3g", "st-move-pursued")
    assert "B05" not in reachable(s)
