"""Movement: one unit after the other, straight, over ground it may cross (move-1 to move-7, close-1)."""

from __future__ import annotations

import pytest

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import SHAKEN, SUPPRESSED
from caposaldo.games.battlegroups.rules import destinations
from caposaldo.games.battlegroups.rules.facing import Face
from caposaldo.games.battlegroups.rules.movement import Order
from caposaldo.games.battlegroups.rules.mover import Mover, allowance_chain
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.games.battlegroups.verbs import CHARGE, END, GO, HALT, MOUNT, SELECT, turn_to
from caposaldo.kernel.texts import texts
from rules.battlegroups.drill import FREE, asked, choose, do, go, idle, march, mm, settle, where, why, why_not_go
from rules.battlegroups.field import field, unit
from rules.battlegroups.lineup import area, lineup, offered, told
from rules.playing import legal

AWAY = "R1 sov-rifles 80 50 0"


def line(kind: str, *points: tuple[float, float], width: float = 1.5) -> str:
    return f'[[terrain]]\nkind = "{kind}"\nline = {[list(p) for p in points]}\nwidth = {width}\n'


def alone(lines: str, terrain: str = "", enemies: str = AWAY) -> BattlegroupsState:
    """German units in their movement phase, the enemy far away."""
    return lineup(lines, enemies, terrain, phase="movement")


def pick(s: BattlegroupsState, id: str) -> tuple[str, str]:
    return why(s, Action(SELECT, unit(s, id)))


# ---------------------------------------------------------------- one at a time
@pytest.mark.rule("move-1")
def test_a_unit_moves_at_most_once_in_a_turn() -> None:
    s = alone("G1 ger-rifles 40 30 0\nG2 ger-rifles 44 30 0")
    march(s, "G1", 40, 28)
    assert pick(s, "G1") == ("move-1", "bg-move-done")
    assert "G1" not in offered(s, 0, SELECT)
    assert pick(s, "G2") == FREE


@pytest.mark.rule("move-1")
def test_a_unit_finishes_before_another_begins() -> None:
    s = alone("G1 ger-rifles 40 30 0\nG2 ger-rifles 44 30 0")
    choose(s, "G1")
    assert why(s, Action(SELECT, unit(s, "G2"))) == ("seq-2", "bg-not-now")


@pytest.mark.rule("move-1")
def test_a_battlegroup_that_another_has_followed_does_not_move_again() -> None:
    s = alone("G1 ger-rifles 40 30 0\nG2 ger-rifles 44 30 0\n--\nG3 ger-rifles 48 30 0\nG4 ger-rifles 52 30 0")
    march(s, "G1", 40, 28)
    assert offered(s, 0, SELECT)[:3] == ["G2", "G3", "G4"]
    march(s, "G3", 48, 28)
    assert pick(s, "G2") == ("move-1", "bg-move-group-done")
    assert pick(s, "G4") == FREE


@pytest.mark.rule("move-1")
def test_only_the_units_of_the_side_in_phase_move() -> None:
    s = alone("G1 ger-rifles 40 30 0")
    assert pick(s, "R1") == ("move-1", "bg-move-not-yours")


@pytest.mark.rule("effect-2", "effect-3")
def test_shaken_and_suppressed_units_do_not_move() -> None:
    s = alone("G1 ger-rifles 40 30 0\nG2 ger-rifles 44 30 0")
    s.status[unit(s, "G1")] = SHAKEN
    s.status[unit(s, "G2")] = SUPPRESSED
    assert pick(s, "G1") == ("effect-2", "bg-move-hurt")
    assert pick(s, "G2") == ("effect-3", "bg-move-hurt")
    assert not {"G1", "G2"} & set(offered(s, 0, SELECT))


# ---------------------------------------------------------------- straight
@pytest.mark.rule("move-2")
def test_a_unit_goes_straight_to_its_goal_and_faces_the_way_it_goes() -> None:
    s = alone("G1 ger-rifles 40 30 0")
    go(s, "G1", 42, 32)
    assert where(s, "G1") == (42, 32)
    assert s.face[unit(s, "G1")] == 135


@pytest.mark.rule("move-2")
def test_at_the_end_of_its_move_a_unit_turns_freely_and_only_once() -> None:
    s = alone("G1 ger-rifles 40 30 0")
    go(s, "G1", 40, 28)
    assert asked(s) == Face
    assert why(s, turn_to(360)) == ("move-2", "bg-turn-no-bearing")
    do(s, turn_to(217))
    assert s.face[unit(s, "G1")] == 217
    assert idle(s)


@pytest.mark.rule("move-2")
def test_a_unit_does_not_go_around_what_lies_on_the_straight_way() -> None:
    s = alone("G1 ger-rifles 40 30 0", area("wood", 38, 25, 42, 28))
    assert why_not_go(s, "G1", 40, 24) == ("move-5", "bg-too-far")
    s = alone("G1 ger-recon 40 30 0", area("wood", 38, 25, 42, 28))
    assert why_not_go(s, "G1", 40, 23) == ("move-4", "bg-way-through-difficult")
    assert why_not_go(s, "G1", 46, 27) == FREE


@pytest.mark.rule("move-2")
def test_turning_on_the_spot_is_the_move_of_a_unit() -> None:
    s = alone("G1 ger-rifles 40 30 0\nG2 ger-88 50 30 0")
    choose(s, "G1")
    assert why(s, turn_to(0)) == ("move-2", "bg-turn-same")
    do(s, turn_to(90))
    assert pick(s, "G1") == ("move-1", "bg-move-done")
    choose(s, "G2")
    do(s, turn_to(90))
    assert s.face[unit(s, "G2")] == 90


@pytest.mark.rule("move-2")
def test_a_base_stays_on_the_table_and_off_other_bases() -> None:
    s = alone("G1 ger-rifles 40 3 0\nG2 ger-rifles 41 5 0")
    assert why_not_go(s, "G1", 40, 0.5) == ("move-2", "bg-stand-off-table")
    assert why_not_go(s, "G1", 40, -2) == ("move-2", "bg-stand-off-table")
    assert why_not_go(s, "G1", 40, 3) == ("move-2", "bg-go-nowhere")
    assert why_not_go(s, "G1", 40, 5) == ("move-2", "bg-stand-occupied")
    assert why_not_go(s, "G1", 41, 6.5) == FREE  # through a friend


# ---------------------------------------------------------------- in or out
@pytest.mark.rule("move-3")
@pytest.mark.parametrize("kind", ["wood", "town", "broken", "hill", "bunker", "trench"])
def test_a_unit_ends_wholly_inside_or_wholly_outside_a_piece_of_terrain(kind: str) -> None:
    height = "height = 1\n" if kind == "hill" else ""
    s = alone("G1 ger-rifles 40 30 0", area(kind, 36, 24, 44, 29) + height)
    assert why_not_go(s, "G1", 40, 29) == ("move-3", "bg-stand-straddling")
    assert why_not_go(s, "G1", 40, 29.7) == FREE
    assert why_not_go(s, "G1", 40, 28.2) == FREE


@pytest.mark.rule("move-3")
def test_a_unit_does_not_turn_across_the_edge_of_a_piece() -> None:
    s = alone("G1 ger-pz4 40 30.8 90", area("broken", 36, 24, 44, 30))
    choose(s, "G1")
    assert why(s, turn_to(0)) == ("move-3", "bg-stand-straddling")
    assert why(s, turn_to(270)) == FREE
    go(s, "G1", 37, 30.8)
    assert why(s, turn_to(0)) == ("move-3", "bg-stand-straddling")


# ---------------------------------------------------------------- difficult ground
@pytest.mark.rule("move-4")
@pytest.mark.parametrize("kind", ["wood", "town", "broken"])
def test_a_unit_stops_before_difficult_ground_and_enters_with_its_next_move(kind: str) -> None:
    s = alone("G1 ger-rifles 40 30 0", area(kind, 36, 20, 44, 28))
    assert why_not_go(s, "G1", 40, 27) == ("move-4", "bg-enter-not-touching")
    march(s, "G1", 40, 28.7)
    for _ in range(2):
        do(s, Action(END))
        while s.active != 0 or s.phase != 2:
            do(s, Action(END))
    assert why_not_go(s, "G1", 40, 27.2) == FREE
    march(s, "G1", 40, 27.2)
    assert where(s, "G1") == (40, 27.2)


@pytest.mark.rule("move-4")
def test_the_move_that_enters_leads_only_just_inside() -> None:
    s = alone("G1 ger-rifles 40 28.7 0", area("wood", 36, 20, 44, 28))
    assert why_not_go(s, "G1", 40, 26) == ("move-4", "bg-enter-too-deep")
    assert why_not_go(s, "G1", 40, 26.5) == FREE


@pytest.mark.rule("move-4")
def test_entering_takes_a_whole_move_however_short() -> None:
    s = alone("G1 ger-rifles 40 28.7 0\nG2 ger-truck 42.1 29 0", area("wood", 36, 20, 44, 28))
    march(s, "G1", 40, 27.3)
    assert s.halves[unit(s, "G1")] == 0
    s = alone("G1 ger-rifles 40 28.7 0\nG2 ger-truck 42.1 29 0", area("wood", 36, 20, 44, 28))
    s.halves[unit(s, "G1")] = 1
    assert why_not_go(s, "G1", 40, 27.3) == ("move-4", "bg-enter-no-whole-move")


@pytest.mark.rule("move-4")
def test_even_a_slow_gun_can_enter_what_it_touches() -> None:
    s = alone("G1 ger-at-gun 40 29.1 0", area("wood", 36, 20, 44, 28))
    assert why_not_go(s, "G1", 40, 26.8) == FREE
    assert why_not_go(s, "G1", 40, 31.4) == ("move-5", "bg-too-far")


@pytest.mark.rule("move-4")
def test_leaving_difficult_ground_costs_nothing() -> None:
    s = alone("G1 ger-rifles 40 27 0", area("wood", 36, 20, 44, 28))
    assert why_not_go(s, "G1", 40, 31) == FREE
    assert why_not_go(s, "G1", 40, 23) == FREE  # and inside infantry moves its full distance


BAY = "[[36, 20], [39, 20], [39, 26], [{right}, 26], [{right}, 20], [45, 20], [45, 30], [36, 30]]"


@pytest.mark.rule("move-4")
@pytest.mark.parametrize(("right", "goal"), [(40, 41.5), (41, 42)])
def test_a_unit_does_not_leave_difficult_ground_and_enter_it_again_in_one_move(right: int, goal: float) -> None:
    wood = f'[[terrain]]\nkind = "wood"\npoints = {BAY.format(right=right)}\n'
    s = alone("G1 ger-recon 38 23 90", wood)
    assert why_not_go(s, "G1", goal, 23) == ("move-4", "bg-way-enters-again")
    assert why_not_go(s, "G1", 38, 28) == FREE, "inside all the way"
    assert not [a for a in legal(s, 0) if a.verb == GO and a.point_x > right * 254 and a.point_y < 24 * 254]
    two = area("wood", 36, 20, 39, 30) + area("wood", right, 20, 45, 30)
    s = alone("G1 ger-recon 38 23 90", two)
    assert why_not_go(s, "G1", goal, 23)[0] == "move-4", "as between two pieces"


@pytest.mark.rule("move-4")
@pytest.mark.parametrize(("top", "answer"), [(21.3, ("move-4", "bg-way-enters-again")), (21.6, FREE)])
def test_a_base_outside_does_not_brush_the_piece_it_has_left(top: float, answer: tuple[str, str]) -> None:
    points = f"[[36, 20], [39, 20], [39, 23.5], [41, 23.5], [41, {top}], [41.3, {top}], [41.3, 30], [36, 30]]"
    s = alone("G1 ger-rifles 38.3 20.9 90", f'[[terrain]]\nkind = "wood"\npoints = {points}\n')
    assert why_not_go(s, "G1", 40.1, 20.9) == FREE, "out into the bay"
    assert why_not_go(s, "G1", 42.3, 20.9) == answer


@pytest.mark.rule("move-4")
def test_a_corner_of_the_base_may_not_brush_through_difficult_ground() -> None:
    s = alone("G1 ger-recon 40 30 0", area("wood", 40.5, 24, 44, 28))
    assert why_not_go(s, "G1", 40, 22) == ("move-4", "bg-way-through-difficult")
    assert why_not_go(s, "G1", 39, 22) == FREE


@pytest.mark.rule("move-4")
def test_a_river_is_crossed_on_a_bridge_only() -> None:
    water = line("river", (20, 26), (60, 26), width=2) + area("bridge", 39, 24.5, 41, 27.5)
    s = alone("G1 ger-recon 40 30 0\nG2 ger-recon 46 30 0", water)
    assert why_not_go(s, "G1", 40, 23) == FREE
    assert why_not_go(s, "G1", 40, 26) == FREE
    assert why_not_go(s, "G1", 43, 23) == ("move-4", "bg-way-through-water")
    do(s, Action(HALT))
    assert why_not_go(s, "G2", 46, 26) == ("move-4", "bg-stand-in-water")
    assert why_not_go(s, "G2", 46, 23) == ("move-4", "bg-way-through-water")
    assert why_not_go(s, "G2", 46, 28.1) == FREE
    s = alone("G1 ger-recon 40 26 0", water)
    assert why_not_go(s, "G1", 40, 22) == FREE
    assert why_not_go(s, "G1", 44, 23.5) == ("move-4", "bg-way-through-water")


@pytest.mark.rule("move-4")
def test_a_base_does_not_stand_astride_a_stream_narrower_than_itself() -> None:
    s = alone("G1 ger-recon 40 30 0", line("river", (20, 26), (60, 26), width=0.6))
    assert why_not_go(s, "G1", 40, 26.6) == ("move-4", "bg-stand-in-water")
    assert why_not_go(s, "G1", 40, 27.4) == FREE


# ---------------------------------------------------------------- distances
@pytest.mark.rule("move-5")
@pytest.mark.parametrize(("kind", "move"), [("ger-rifles", 4), ("ger-mg", 3), ("ger-pz4", 7), ("ger-truck", 9)])
def test_a_unit_goes_as_far_as_the_data_sheet_says(kind: str, move: int) -> None:
    s = alone(f"G1 {kind} 40 30 0")
    assert why_not_go(s, "G1", 40, 30 - move) == FREE
    assert why_not_go(s, "G1", 40, 30 - move - 0.01) == ("move-5", "bg-too-far")


@pytest.mark.rule("move-5")
def test_a_heavy_gun_stays_where_it_is() -> None:
    s = alone("G1 ger-88 40 30 0")
    assert why_not_go(s, "G1", 40, 29.9) == ("move-5", "bg-go-immobile")
    assert offered(s, 0, GO) == []


@pytest.mark.rule("move-5")
def test_three_inches_more_when_the_whole_way_is_road() -> None:
    road = line("road", (20, 30), (45, 30)) + line("road", (45, 30), (45, 10))
    s = alone("G1 ger-rifles 36 30 0", road)
    assert why_not_go(s, "G1", 43, 30) == FREE
    assert why_not_go(s, "G1", 43.01, 30) == ("move-5", "bg-too-far")
    assert why_not_go(s, "G1", 36, 25.9) == ("move-5", "bg-too-far")
    s = alone("G1 ger-rifles 43 30 0", road)
    assert why_not_go(s, "G1", 45, 26) == ("move-5", "bg-too-far")  # across the bend


@pytest.mark.rule("move-5")
def test_a_road_of_several_stretches_is_one_road() -> None:
    s = alone("G1 ger-truck 36 30 0", line("road", (20, 30), (40, 30), (60, 30)))
    assert why_not_go(s, "G1", 48, 30) == FREE


# ---------------------------------------------------------------- vehicles
@pytest.mark.rule("move-6")
@pytest.mark.parametrize("kind", ["wood", "town"])
@pytest.mark.parametrize("tank", ["ger-tiger", "ger-pz4"])
def test_class_a_and_b_do_not_enter_woods_and_towns(tank: str, kind: str) -> None:
    s = alone(f"G1 {tank} 40 29.1 0", area(kind, 36, 20, 44, 28))
    assert why_not_go(s, "G1", 40, 26.9) == ("move-6", "bg-stand-too-heavy")


@pytest.mark.rule("move-6")
def test_class_a_and_b_enter_broken_ground_and_class_c_enters_woods() -> None:
    s = alone(
        "G1 ger-tiger 40 29.1 0\nG2 ger-recon 60 29.1 0", area("broken", 36, 20, 44, 28) + area("wood", 56, 20, 64, 28)
    )
    assert why_not_go(s, "G1", 40, 26.9) == FREE
    do(s, Action(HALT))
    assert why_not_go(s, "G2", 60, 26.9) == FREE


@pytest.mark.rule("move-7")
@pytest.mark.parametrize(("kind", "half"), [("ger-tiger", 2.5), ("ger-halftrack", 4)])
def test_armour_and_apcs_move_half_in_difficult_ground(kind: str, half: float) -> None:
    s = alone(f"G1 {kind} 40 30 0", area("broken", 30, 20, 50, 40))
    assert why_not_go(s, "G1", 40, 30 - half) == FREE
    assert why_not_go(s, "G1", 40, 30 - half - 0.1) == ("move-7", "bg-too-far-slowed")


@pytest.mark.rule("move-7")
def test_a_truck_in_difficult_ground_is_not_slowed() -> None:
    s = alone("G1 ger-truck 40 30 0", area("broken", 30, 20, 50, 40))
    assert why_not_go(s, "G1", 40, 21.2) == FREE


@pytest.mark.rule("move-5", "move-7", "move-8")
def test_the_allowance_opens_into_its_rules() -> None:
    s = alone("G1 ger-tiger 40 30 0", area("broken", 30, 20, 50, 40))
    s.halves[unit(s, "G1")] = 1
    chain = allowance_chain(s, unit(s, "G1"), True)
    assert [(link.rule, link.key) for link in chain.links] == [
        ("move-5", "bg-move-data"),
        ("move-7", "bg-move-difficult"),
        ("move-5", "bg-move-road"),
        ("move-8", "bg-move-half"),
    ]
    assert chain.total() == Mover(s, unit(s, "G1")).by_road == mm((5 / 2 + 3) / 2)


def test_vehicles_stay_out_of_trenches_and_bunkers() -> None:
    s = alone(
        "G1 ger-recon 40 30 0\nG2 ger-rifles 50 30 0", area("trench", 36, 26, 44, 28) + area("bunker", 48, 26, 52, 29)
    )
    assert why_not_go(s, "G1", 40, 27) == ("move-6", "bg-stand-no-vehicles")
    assert why_not_go(s, "G1", 40, 23) == ("move-6", "bg-stand-no-vehicles")
    do(s, Action(HALT))
    assert why_not_go(s, "G2", 50, 27.5) == FREE


# ---------------------------------------------------------------- enemies
@pytest.mark.rule("close-1")
def test_who_has_not_declared_a_charge_stays_an_inch_from_every_enemy() -> None:
    s = alone("G1 ger-recon 40 30 0", enemies="R1 sov-rifles 40 25 0")
    # Front at 1 inch: 25 + 0.625 + 1 + 1.
    assert why_not_go(s, "G1", 40, 27.63) == FREE
    assert why_not_go(s, "G1", 40, 27.6) == ("close-1", "bg-way-too-near")
    assert why_not_go(s, "G1", 40, 22) == ("close-1", "bg-way-too-near")
    assert why_not_go(s, "G1", 42.2, 22) == ("close-1", "bg-way-too-near")
    assert why_not_go(s, "G1", 46, 24) == FREE


@pytest.mark.rule("close-1")
def test_who_stands_nearer_than_an_inch_may_only_go_away() -> None:
    s = alone("G1 ger-rifles 40 26.5 0", enemies="R1 sov-rifles 40 25 0")
    assert why_not_go(s, "G1", 40, 29) == FREE
    assert why_not_go(s, "G1", 43, 27) == FREE
    assert why_not_go(s, "G1", 42, 24) == ("close-1", "bg-way-too-near")
    assert why_not_go(s, "G1", 40, 26.4) == ("close-1", "bg-way-too-near")


@pytest.mark.rule("close-1")
def test_a_base_does_not_turn_up_to_an_enemy() -> None:
    s = alone("G1 ger-recon 40 27 90", enemies="R1 sov-rifles 40 24.6 0")
    choose(s, "G1")
    assert why(s, turn_to(0)) == ("close-1", "bg-way-too-near")
    assert why(s, turn_to(270)) == FREE


# ---------------------------------------------------------------- what is offered
CROWDED = (
    area("wood", 36, 20, 44, 28)
    + area("broken", 46, 24, 52, 34)
    + area("trench", 30, 31, 36, 33)
    + line("road", (20, 36), (60, 36))
    + line("river", (20, 40), (60, 40), width=2)
)


@pytest.mark.parametrize("kind", ["ger-rifles", "ger-pz4", "ger-recon", "ger-at-gun", "ger-halftrack"])
@pytest.mark.parametrize("at", [(40, 30), (40, 36), (44.8, 29.2), (49, 29)])
def test_every_offered_order_is_legal_and_none_is_offered_twice(kind: str, at: tuple[float, float]) -> None:
    s = alone(f"G1 {kind} {at[0]} {at[1]} 0", CROWDED, enemies="R1 sov-rifles 42 33 0\nR2 sov-t34 55 30 0")
    if legal(s, 0)[0].unit != unit(s, "G1"):
        pytest.fail("G1 is to be chosen first")
    choose(s, "G1")
    actions = s.actions(0)
    assert all(s.refusal(0, action) is None for action in actions)
    assert len(set(actions)) == len(actions)
    assert 10 <= len([a for a in actions if a.verb == GO]) <= 60
    assert actions == Order(unit(s, "G1")).options(s, 0)
    assert actions[-1] == Action(HALT)


def test_a_unit_beside_a_wood_is_offered_a_place_inside() -> None:
    s = alone("G1 ger-rifles 40 28.8 0", CROWDED)
    choose(s, "G1")
    assert any(mm(36) < a.point_x < mm(44) and a.point_y < mm(27.4) for a in legal(s, 0) if a.verb == GO)


def test_a_unit_short_of_a_wood_is_offered_a_place_at_its_edge() -> None:
    s = alone("G1 ger-rifles 40 31 0", CROWDED)
    choose(s, "G1")
    assert any(a.point_x == mm(40) and mm(28.62) <= a.point_y <= mm(29.12) for a in legal(s, 0) if a.verb == GO)


def test_a_unit_on_a_road_is_offered_the_whole_length_of_its_road_move() -> None:
    s = alone("G1 ger-truck 40 36 0", CROWDED)
    choose(s, "G1")
    assert any(mm(51.9) <= a.point_x <= mm(52) for a in legal(s, 0) if a.verb == GO)


def test_the_region_agrees_with_what_is_refused() -> None:
    s = alone("G1 ger-pz4 40 32 0", CROWDED, enemies="R1 sov-rifles 42 33 0")
    choose(s, "G1")
    wedges = s.reach(0)
    assert wedges
    for wedge in wedges:
        x = (wedge[2] + wedge[4]) // 2
        y = (wedge[3] + wedge[5]) // 2
        # Just inside the far edge of the middle of a wedge.
        x += (int(s.x[unit(s, "G1")]) - x) // 20
        y += (int(s.y[unit(s, "G1")]) - y) // 20
        assert s.refusal(0, Action(GO, x=x, y=y)) is None, (x, y)


def test_nobody_is_offered_a_charge_in_movement_when_charges_belong_to_the_close_combat_phase() -> None:
    text = """
width = 48
height = 48
[options]
charge_in_close_phase = true
[[side]]
name = "axis"
nation = "germany"
[[side.group]]
[[side.group.unit]]
id = "G1"
type = "ger-rifles"
at = [24, 30]
[[side]]
name = "allies"
nation = "soviet"
[[side.group]]
[[side.group.unit]]
id = "R1"
type = "sov-rifles"
at = [24, 27]
facing = 0
"""
    s = field(text)
    choose(s, "G1")
    assert not [a for a in s.actions(0) if a.verb == CHARGE]
    assert why(s, Action(CHARGE, target=1)) == ("close-1", "bg-charge-not-this-phase")
    s = field(text, phase="close")
    choose(s, "G1")
    assert [a.verb for a in s.actions(0)] == [CHARGE, HALT]
    assert why(s, to_somewhere()) == ("close-1", "bg-order-only-charge")


def to_somewhere() -> Action:
    return Action(GO, x=mm(24), y=mm(32))


def test_what_does_not_fit_an_order_is_refused_with_a_rule() -> None:
    s = alone("G1 ger-rifles 40 30 0")
    choose(s, "G1")
    for action in (
        Action(MOUNT, 99),
        Action(MOUNT, -1),
        Action(CHARGE, target=99),
        Action(CHARGE, target=-1),
        Action(GO, x=-9, y=9),
    ):
        rule, key = why(s, action)
        assert rule, action
        assert key.startswith("bg-"), action


def test_the_order_frame_waits_for_the_unit_that_was_chosen() -> None:
    s = alone("G1 ger-rifles 40 30 0")
    choose(s, "G1")
    assert asked(s) == Order
    do(s, Action(HALT))
    assert idle(s)
    settle(s)
    assert pick(s, "G1") == ("move-1", "bg-move-done")


def test_goals_are_cut_back_to_the_last_legal_point() -> None:
    s = alone("G1 ger-rifles 40 1 0")
    found = destinations.destinations(s, Mover(s, unit(s, "G1")))
    assert found
    assert all(a.point_y >= mm(0.625) for a in found)
    assert told(s) == []


def test_a_move_tells_how_far_it_goes_from_where_to_where() -> None:
    s = alone("G1 ger-rifles 40 30 0")
    go(s, "G1", 40, 27)
    assert [texts("en").say(event, s) for event in s.events or [] if event.key == "bg-goes"] == [
        "The rifle team (G1) moves 3″ from 40.0,30.0 to 40.0,27.0."
    ]


def test_a_turn_tells_the_new_facing() -> None:
    s = alone("G1 ger-rifles 40 30 0")
    choose(s, "G1")
    turn = turn_to(321)
    assert texts("en").say(s.wording(turn), s) == "turn the rifle team (G1) to ↖321°"
    do(s, turn)
    assert [texts("it").say(event, s) for event in s.events or [] if event.key == "bg-turns"] == [
        "La squadra fucilieri (G1) ruota sul posto: fronte 321°."
    ]
