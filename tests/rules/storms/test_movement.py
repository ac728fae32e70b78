"""Chapter 5 and what hills, gullies, markers and close combat do to movement."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.bot import outlook
from caposaldo.games.storms.position import BARE, LEFT, SHOWN
from caposaldo.games.storms.rules import movement
from caposaldo.games.storms.rules.actions import Act
from caposaldo.games.storms.rules.facing import Look
from caposaldo.games.storms.rules.player_turn import Choose
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import EXIT, FACE, GO, JOIN, TURN
from caposaldo.kernel.hexes import NOWHERE
from rules.storms.deeds import apply, passes, refused, status, taking
from rules.storms.field import at, field, told, unit, where
from rules.storms.steps import go_together, goes, going, looks, reachable, turning, verbs

EAST, WEST = 1, 4
PLAIN = '''
map = """
. w . . . .
 . . b ~ . .
. f # c S .
 . h l = . .
. . . . . .
"""
[units]
A = "ger-rifle43 {at} e"
M = "ger-hmg42 {at} e"
P = "ger-pak38 {at} e"
R = "sov-rifle41 E06 w"
'''


def price(s: StormsState, label: str, place: str, careful: int = 0) -> int:
    """What the move costs; the chain that explains it must say the same."""
    u, h = unit(s, label), at(s, place)
    total = int(movement.price(s, u, h, careful))
    if total >= 0:
        assert movement.bill(s, u, h, careful).total() == total
    return total


# ---------------------------------------------------------------- what a move costs
@pytest.mark.rule("5.0")
@pytest.mark.example("ex-0-b")
def test_an_activated_squad_pays_its_move_cost_for_an_open_hex() -> None:
    s = field(PLAIN.replace("{at}", "B01"))
    apply(s, taking(s, "A"))
    assert s.ap[GERMAN] == 7
    assert s.setup.types[unit(s, "A")].fire_cost == 3
    apply(s, going(s, "B02"))
    looks(s)
    assert (s.ap[GERMAN], where(s, "A"), s.waiting()) == (6, "B02", [SOVIET])


@pytest.mark.rule("5.0")
@pytest.mark.example("ex-3.0-a")
def test_soviet_rifles_pay_one_ap_for_an_open_hex() -> None:
    s = field(PLAIN.replace("{at}", "B01"), side="soviet")
    assert price(s, "R", "E05") == 1
    assert s.setup.types[unit(s, "R")].fire_cost == 4


@pytest.mark.rule("5.0b", "5.0")
@pytest.mark.example("ex-5.0-a")
def test_terrain_adds_to_the_move_cost() -> None:
    s = field(PLAIN.replace("{at}", "A01"))
    assert (price(s, "M", "A02"), price(s, "A", "A02"), price(s, "A", "B01")) == (3, 2, 1)
    for start, cost in (("B02 B03", 2), ("B03 B04", 5), ("C01 C02", 2), ("C02 C03", 3), ("C03 C04", 2), ("C04 C05", 2)):
        at_first, to = start.split()
        s = field(PLAIN.replace("{at}", at_first))
        assert price(s, "A", to) == cost
    for start, cost in (("D01 D02", 1), ("D02 D03", 1)):
        at_first, to = start.split()
        s = field(PLAIN.replace("{at}", at_first))
        assert price(s, "A", to) == cost


@pytest.mark.rule("5.0c", "4.0b")
def test_a_road_followed_across_the_hexside_cancels_the_terrain() -> None:
    text = PLAIN.replace('"""\n[units]', '"""\nroads = ["A01 A02", "B03 B04"]\n[units]')
    s = field(text.replace("{at}", "A01"))
    assert price(s, "A", "A02") == 1
    s = field(text.replace("{at}", "B01"))
    assert price(s, "A", "A02") == 2
    s = field(text.replace("{at}", "B03"))
    assert (price(s, "A", "B04"), price(s, "P", "B04")) == (1, 4)


@pytest.mark.rule("4.0b", "5.0a")
def test_guns_cross_water_only_by_bridges_and_fords() -> None:
    s = field(PLAIN.replace("{at}", "B03"))
    apply(s, taking(s, "P"))
    assert "B04" not in reachable(s)
    assert refused(s, going(s, "B04")) == ("4.0b", "st-move-river")
    bridge = PLAIN.replace('"""\n[units]', '"""\nroads = ["D03 D04"]\n[units]')
    assert price(field(bridge.replace("{at}", "D03")), "P", "D04") == 4
    assert price(field(PLAIN.replace("{at}", "C01")), "P", "C02") == 5


@pytest.mark.rule("5.0", "3.0")
def test_what_cannot_be_paid_is_not_offered() -> None:
    s = field(PLAIN.replace("{at}", "B03").replace("B03 e", "B03 e active", 1) + "[german]\ncap = 0\n")
    s.ap[GERMAN] = 2
    apply(s, taking(s, "A"))
    assert refused(s, going(s, "B04")) == ("5.0", "st-too-dear")
    assert "B04" not in reachable(s)
    assert refused(s, going(s, "B06")) == ("5.0", "st-move-far")
    assert refused(s, Action(GO, hex=5000)) == ("5.0", "st-move-off-map")
    assert refused(s, Action(GO, hex=NOWHERE)) == ("5.0", "st-move-off-map")


# ---------------------------------------------------------------- facing
@pytest.mark.rule("5.2", "5.2a", "5.2b")
def test_rear_hexes_cost_one_more_and_any_facing_follows() -> None:
    s = field(PLAIN.replace("{at}", "E03"))
    assert [price(s, "A", place) for place in ("E04", "D03", "E02", "D02")] == [1, 1, 2, 2]
    apply(s, taking(s, "A"), going(s, "E02"))
    assert (s.ap[GERMAN], type(s.top()), len(s.actions(GERMAN))) == (5, Look, 6)
    assert refused(s, Action(FACE, how=6)) == ("5.2", "st-face-direction")
    apply(s, Action(FACE, how=WEST))
    assert (s.face[unit(s, "A")], s.ap[GERMAN], s.waiting()) == (WEST, 5, [SOVIET])


@pytest.mark.rule("5.3")
def test_turning_in_place_is_an_action_of_one_ap() -> None:
    s = field(PLAIN.replace("{at}", "E03"))
    apply(s, taking(s, "A"))
    assert refused(s, turning(EAST)) == ("5.3", "st-turn-same")
    assert refused(s, turning(9)) == ("5.2", "st-face-direction")
    apply(s, turning(WEST))
    assert (s.face[unit(s, "A")], s.ap[GERMAN], s.waiting()) == (WEST, 6, [SOVIET])


@pytest.mark.rule("5.3", "7.4b", "7.4c")
def test_pinned_units_neither_move_nor_turn() -> None:
    for marker, rule in (("pinned", "7.4b"), ("stunned", "7.4c")):
        s = field(PLAIN.replace("{at}", "E03"))
        apply(s, taking(s, "A"))
        s.marker[unit(s, "A")] = s.setup.marker_of(marker)
        s.forget()
        assert refused(s, going(s, "E04"))[0] == rule
        assert refused(s, turning(WEST)) == ("5.3", "st-turn-cannot")
        assert not {"go", "turn"} & verbs(s)


@pytest.mark.rule("7.4", "7.4d")
def test_a_marker_that_makes_moves_dearer_is_shown() -> None:
    s = field(PLAIN.replace("{at}", "E03").replace("E03 e", "E03 e marker=cowering", 1))
    assert price(s, "A", "E04") == 2
    goes(s, "A", "E04")
    assert (s.ap[GERMAN], s.has(unit(s, "A"), SHOWN)) == (5, True)


@pytest.mark.rule("5.2a", "6.1", "5.3")
@pytest.mark.example("ex-6.1-a")
def test_a_squad_walks_round_the_arc_and_turns_for_nothing() -> None:
    s = field(
        '''
map = """
. . . .
 . . . .
. . . .
"""
[units]
A = "ger-rifle43 A01 e"
R = "sov-rifle41 C02 nw"
'''
    )
    for place, face in (("A02", 1), ("A03", 2), ("B03", 3), ("C03", WEST)):
        apply(s, taking(s, "A"), going(s, place), Action(FACE, how=face))
        if place != "C03":
            passes(s)
    assert s.ap[GERMAN] == 3
    apply(s, taking(s, "R"))
    assert "fire" not in verbs(s)
    apply(s, turning(EAST))
    assert (s.ap[SOVIET], s.waiting()) == (6, [GERMAN])


# ---------------------------------------------------------------- care (5.0.1)
@pytest.mark.rule("5.0.1")
def test_careless_moves_into_bare_ground_expose_and_care_costs_one() -> None:
    text = PLAIN.replace("{at}", "A01") + "[options]\ncautious = true\n"
    s = field(text)
    assert price(s, "A", "B01", 1) == 2
    goes(s, "A", "B01")
    assert s.has(unit(s, "A"), BARE)
    s = field(text)
    goes(s, "A", "B01", careful=1)
    assert (s.has(unit(s, "A"), BARE), s.ap[GERMAN]) == (False, 5)
    s = field(text)
    apply(s, taking(s, "A"))
    assert refused(s, going(s, "A02", 1)) == ("5.0.1", "st-move-no-care")
    apply(s, going(s, "A02"))
    assert not s.has(unit(s, "A"), BARE)


@pytest.mark.rule("5.0.1")
def test_without_the_option_there_is_no_care() -> None:
    s = field(PLAIN.replace("{at}", "A01"))
    apply(s, taking(s, "A"))
    assert refused(s, going(s, "B01", 1)) == ("5.0.1", "st-move-no-care")
    apply(s, going(s, "B01"))
    assert not s.has(unit(s, "A"), BARE)


# ---------------------------------------------------------------- hills and gullies
HILLS = '''
map = """
. . w . .
 . . . . .
. . . . .
"""
levels = """
0 1 1 2 0
 0 2 0 - -
0 - - 0 0
"""
openings = ["C03"]
[units]
A = "ger-rifle43 {at} e"
P = "ger-pak38 {at} e"
'''


@pytest.mark.rule("11.0b", "11.0", "5.0c")
@pytest.mark.example("ex-11.0-a")
def test_a_level_climbed_costs_one_more_also_on_a_road() -> None:
    s = field(HILLS.replace("{at}", "A01"))
    assert price(s, "A", "A02") == 2
    assert price(field(HILLS.replace("{at}", "B03").replace("B03 e", "B03 ne")), "A", "A03") == 3
    road = HILLS.replace("openings", 'roads = ["A01 A02"]\nopenings')
    assert price(field(road.replace("{at}", "A01")), "A", "A02") == 2
    assert price(field(HILLS.replace("{at} e", "A02 w")), "A", "A01") == 1


@pytest.mark.rule("11.1")
@pytest.mark.example("ex-11.1-a")
def test_a_steep_slope_costs_two_more_in_all_and_nothing_down() -> None:
    assert price(field(HILLS.replace("{at}", "B01")), "A", "B02") == 3
    assert price(field(HILLS.replace("{at} e", "B02 w")), "A", "B01") == 1


@pytest.mark.rule("11.5a", "11.5")
def test_infantry_pays_three_more_at_the_rim_of_a_gully_but_not_at_openings() -> None:
    assert price(field(HILLS.replace("{at}", "C01")), "A", "C02") == 4
    assert price(field(HILLS.replace("{at}", "C02")), "A", "C03") == 1
    assert price(field(HILLS.replace("{at}", "C03")), "A", "C04") == 1
    assert price(field(HILLS.replace("{at} e", "C02 nw")), "A", "B01") == 4


@pytest.mark.rule("11.5a", "11.0b", "11.1")
def test_levels_above_the_ground_are_climbed_from_a_gully_too() -> None:
    assert price(field(HILLS.replace("{at} e", "C02 ne")), "A", "B02") == 1 + 3 + 2
    assert price(field(HILLS.replace("{at} e", "C03 nw")), "A", "B02") == 1 + 2
    assert price(field(HILLS.replace("{at} e", "B02 sw")), "A", "C02") == 1 + 3
    assert price(field(HILLS.replace("{at} e", "B02 se")), "A", "C03") == 1


@pytest.mark.rule("11.5a")
def test_the_bot_reckons_with_the_same_climb_out_of_a_gully() -> None:
    s = field(HILLS.replace("{at}", "C02"))
    for start, goal in (("C02", "B02"), ("C03", "B02"), ("B02", "C02"), ("C01", "C02"), ("A03", "A04"), ("C03", "C04")):
        d = s.setup.grid.direction(at(s, start), at(s, goal))
        assert outlook.toll(s.setup, at(s, start), d) == movement.slope(s, at(s, start), at(s, goal)), (start, goal)


@pytest.mark.rule("11.5a")
def test_guns_use_the_openings_only() -> None:
    s = field(HILLS.replace("{at}", "C01"))
    apply(s, taking(s, "P"))
    assert refused(s, going(s, "C02")) == ("11.5a", "st-move-gully")
    assert "C02" not in reachable(s)
    assert price(field(HILLS.replace("{at}", "C03")), "P", "C04") == 4


# ---------------------------------------------------------------- withdrawing from close combat (7.6.3g)
MELEE = '''
map = """
. . . . .
 . . . . .
. . . . .
 . . . . .
. . . . .
"""
[units]
A = "ger-rifle43 C02 e"
B = "ger-rifle43 D02 e"
M = "sov-mmg C03 w"
'''


@pytest.mark.rule("7.6.3g", "5.0")
@pytest.mark.example("ex-7.7-c")
def test_who_was_entered_upon_leaves_by_the_three_opposite_hexes() -> None:
    s = field(MELEE)
    goes(s, "A", "C03")
    apply(s, taking(s, "M"))
    assert reachable(s) == ["B03", "C04", "D03"]
    assert refused(s, going(s, "C02")) == ("7.6.3g", "st-move-pursued")
    assert refused(s, going(s, "B02")) == ("7.6.3g", "st-move-pursued")
    assert refused(s, going(s, "D02")) == ("7.6.3g", "st-move-pursued")


@pytest.mark.rule("7.6.3g")
def test_each_entrant_bars_his_own_hexes_and_binds_nobody_who_came_later() -> None:
    s = field(MELEE)
    go_together(s, A="C03", B="C03")
    apply(s, taking(s, "M"))
    assert reachable(s) == ["B03", "C04"]
    s = field(MELEE)
    goes(s, "A", "C03")
    goes(s, "M", "C04")
    passes(s)
    goes(s, "M", "C03")
    passes(s)
    apply(s, taking(s, "M"))
    assert len(reachable(s)) == 6


# ---------------------------------------------------------------- onto the map and off it (5.1)
ENTRY = '''
map = """
. . . . .
 . w . . .
. . . . .
"""
[units]
A = "ger-rifle43 @west round=1 waiting"
B = "ger-hmg42 @west round=1 waiting"
C = "ger-rifle43 C05 e"
R = "sov-rifle41 {r} w"
[german.zones]
west = ["B01"]
'''


@pytest.mark.rule("5.1")
def test_reinforcements_enter_in_their_hexes_by_a_normal_action() -> None:
    s = field(ENTRY.replace("{r}", "A05"))
    apply(s, taking(s, "A"))
    assert reachable(s) == ["B01"]
    assert refused(s, going(s, "C05")) == ("5.1", "st-move-no-entry")
    apply(s, going(s, "B01"))
    looks(s)
    assert (where(s, "A"), s.ap[GERMAN], s.waiting()) == ("B01", 6, [SOVIET])


@pytest.mark.rule("5.1")
def test_an_enemy_in_view_moves_the_entry_to_the_nearest_free_hexes() -> None:
    s = field(ENTRY.replace("{r}", "B01"))
    apply(s, taking(s, "A"))
    assert reachable(s) == ["A01", "A02", "B02", "C01", "C02"]
    assert refused(s, going(s, "B01")) == ("5.1", "st-move-entry-taken")


@pytest.mark.rule("5.1", "10.0b")
def test_a_hidden_enemy_does_not_bar_the_entry_and_is_met_there() -> None:
    s = field(ENTRY.replace("{r} w", "B01 hidden"))
    apply(s, taking(s, "A"))
    assert reachable(s) == ["B01"]
    apply(s, going(s, "B01"))
    assert "st-revealed" in told(s)


@pytest.mark.rule("5.1", "9.1.1")
def test_several_enter_by_a_group_move() -> None:
    s = field(ENTRY.replace("{r}", "A05"))
    go_together(s, A="B01", B="B01")
    assert (where(s, "A"), where(s, "B"), s.ap[GERMAN]) == ("B01", "B01", 5)
    s = field(ENTRY.replace("{r}", "A05"))
    apply(s, taking(s, "A"))
    assert refused(s, Action(JOIN, unit(s, "C"))) == ("9.2", "st-join-apart")


@pytest.mark.rule("5.1", "2.4")
def test_units_leave_the_map_only_where_the_scenario_says() -> None:
    s = field(ENTRY.replace("{r}", "A05"))
    apply(s, taking(s, "C"))
    assert refused(s, Action(EXIT)) == ("5.1", "st-exit-not-here")
    s = field(ENTRY.replace("{r}", "A05") + '[german]\nexits = ["C05"]\nexit_points = 2\n')
    apply(s, taking(s, "C"))
    assert "exit" in verbs(s)
    apply(s, Action(EXIT))
    assert (s.place[unit(s, "C")], s.points[GERMAN], where(s, "C")) == (LEFT, 2, "")


def test_a_move_by_opportunity_is_free_and_by_cap_leaves_the_unit_as_it_is() -> None:
    s = field(PLAIN.replace("{at}", "B03") + "[german]\ncap = 5\n")
    goes(s, "A", "B04", means="cap")
    assert (s.cap[GERMAN], status(s, "A")) == (0, "ready")
    passes(s)
    goes(s, "M", "B04", means="opportunity")
    assert (s.cap[GERMAN], status(s, "M"), type(s.top())) == (0, "spent", Choose)


def test_nonsense_is_refused_without_an_exception() -> None:
    s = field(PLAIN.replace("{at}", "B03"))
    apply(s, taking(s, "A"))
    assert isinstance(s.top(), Act)
    for b in (-7, -1, 0, 29, 30, 10**9):
        for x in (-1, 0, 1, 2, 10**9):
            for kind in (GO, TURN):
                action = Action(kind, 0, b, x if kind == GO else 0)
                assert (s.refusal(GERMAN, action) is None) == (action in s.actions(GERMAN))
