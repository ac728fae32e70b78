"""On the way: fire at checkpoints, where a unit stops, the approach of a charge (direct-7, close-1 to close-5)."""

from __future__ import annotations

import pytest

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import CONTACT, DESTROYED, FIRED, FRESH, SHAKEN, SUPPRESSED
from caposaldo.games.battlegroups.rules import close_combat
from caposaldo.games.battlegroups.rules.facing import Face
from caposaldo.games.battlegroups.rules.ground import can_stand
from caposaldo.games.battlegroups.rules.opportunity_fire import React
from caposaldo.games.battlegroups.rules.sight import box
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.games.battlegroups.verbs import CHARGE, DECLARE, END, HOLD, SELECT, SHOOT
from caposaldo.kernel.table import boxes_gap, boxes_overlap
from rules.battlegroups.drill import FREE, asked, charge, choose, do, go, idle, mm, settle, shoot, where, why
from rules.battlegroups.field import unit
from rules.battlegroups.lineup import area, lineup, told
from rules.playing import pending, preview

AXIS = 0
ALLIES = 1


def meeting(axis: str, allies: str, terrain: str = "", rolls: list[int] | None = None) -> BattlegroupsState:
    return lineup(axis, allies, terrain, phase="movement", rolls=rolls)


def gap(s: BattlegroupsState, a: str, b: str) -> int:
    return int(boxes_gap(box(s, unit(s, a)), box(s, unit(s, b))))


# ---------------------------------------------------------------- opportunity fire
@pytest.mark.rule("direct-7")
def test_fire_is_offered_at_the_start_and_at_the_end_of_a_move_under_the_same_guns() -> None:
    s = meeting("G1 ger-rifles 40 30 0", "R1 sov-mg 40 23 180")
    go(s, "G1", 40, 28)
    assert asked(s) == React
    assert where(s, "G1") == (40, 30)
    do(s, Action(HOLD))
    assert asked(s) == React
    assert where(s, "G1") == (40, 28)
    do(s, Action(HOLD))
    assert asked(s) == Face


@pytest.mark.rule("direct-7")
def test_fire_is_offered_where_the_mover_comes_into_range() -> None:
    s = meeting("G1 ger-recon 40 32 0", "R1 sov-rifles 40 20 180")
    go(s, "G1", 40, 26)
    # Range 6 from the front of R1 to the front of G1: 20.625 + 6 + 1, at the next quarter of an inch of the way.
    assert asked(s) == React
    assert where(s, "G1") == (40, 27.5)
    assert s.waiting() == [ALLIES]


def points_offered(s: BattlegroupsState) -> list[tuple[float, float]]:
    """Where G1 is under fire on its way; everybody holds."""
    found = []
    while asked(s) == React:
        found.append(where(s, "G1"))
        do(s, Action(HOLD))
    return found


@pytest.mark.rule("direct-7")
def test_fire_is_offered_in_a_gap_between_two_woods_less_than_an_inch_wide() -> None:
    woods = area("wood", 28, 23, 39.1, 24) + area("wood", 40.9, 23, 52, 24)
    s = meeting("G1 ger-recon 36.4 26 90", "R1 sov-mg 40 20 180", woods)
    go(s, "G1", 43.4, 26)
    assert points_offered(s) == [(39.9, 26), (40.15, 26)], "where it appears, and before it is gone again"
    assert where(s, "G1") == (43.4, 26)


@pytest.mark.rule("direct-7")
@pytest.mark.parametrize("kind", ["wood", "town"])
def test_fire_is_offered_at_the_last_point_before_the_mover_is_out_of_sight(kind: str) -> None:
    s = meeting("G1 ger-recon 37 26 90", "R1 sov-mg 40 20 180", area(kind, 41, 23, 52, 24))
    go(s, "G1", 44, 26)
    start, last = points_offered(s)
    assert start == (37, 26)
    assert 39 < last[0] < 41
    assert last[0] == round(last[0] * 4) / 4, "a quarter of an inch, not a whole one"


@pytest.mark.rule("direct-7", "direct-3")
def test_fire_is_offered_where_the_mover_enters_and_leaves_the_arc() -> None:
    s = meeting("G1 ger-recon 35.3 23 90", "R1 sov-mg 40 20 180")
    go(s, "G1", 44.3, 23)
    entering, leaving = points_offered(s)
    # The arc is 45 degrees from the middle of the front edge, at 20.625: 2.375 to either side.
    assert (entering[0], leaving[0]) == (37.8, 42.3)


@pytest.mark.rule("direct-7", "direct-10")
def test_fire_is_offered_where_the_mover_leaves_its_cover_and_before_it_reaches_new_cover() -> None:
    trenches = area("trench", 38, 24, 40, 26) + area("trench", 41.4, 24, 43.4, 26)
    s = meeting("G1 ger-rifles 39.2 25 90", "R1 sov-mg 40 20 180", trenches)
    go(s, "G1", 42.7, 25)
    dice = []
    while asked(s) == React:
        chain = preview(s, ALLIES, Action(SHOOT, unit(s, "R1"))).chain
        dice.append((where(s, "G1")[0], int(chain.total())))
        do(s, Action(HOLD))
    assert dice == [(39.2, 3), (39.45, 4), (41.95, 4), (42.7, 3)]


@pytest.mark.rule("direct-7", "direct-10")
def test_fire_is_offered_where_a_vehicle_shows_its_flank() -> None:
    s = meeting("G1 ger-pz4 40 30 0", "R1 sov-zis3 45 24 240")
    go(s, "G1", 40, 24)
    # The middle of the gun's front edge, at (44.13, 24.5), lies 45 degrees off the tank's front when that is at 28.63.
    assert points_offered(s) == [(40, 30), (40, 28.5), (40, 24)]


@pytest.mark.rule("direct-7")
def test_a_unit_hurt_on_the_way_stops_where_it_was_hit() -> None:
    s = meeting("G1 ger-recon 40 32 0", "R1 sov-rifles 40 20 180", rolls=[4, 1])
    go(s, "G1", 40, 26)
    shoot(s, "R1")
    assert s.status[unit(s, "G1")] == SHAKEN
    assert where(s, "G1") == (40, 27.5)
    assert idle(s)
    assert "bg-march-stopped" in told(s)


@pytest.mark.rule("direct-7")
def test_a_unit_that_is_not_hurt_finishes_its_move() -> None:
    s = meeting("G1 ger-recon 40 32 0", "R1 sov-rifles 40 20 180", rolls=[1, 1])
    go(s, "G1", 40, 25)
    shoot(s, "R1")
    settle(s)
    assert where(s, "G1") == (40, 25)


@pytest.mark.rule("move-3", "direct-7")
def test_a_unit_stopped_where_it_cannot_stand_goes_back_to_where_it_could() -> None:
    ground = area("hill", 36, 20, 44, 27.9) + "height = 1\n"
    s = meeting("G1 ger-recon 40 32 0", "R1 sov-rifles 40 20.7 180", ground, rolls=[4, 1])
    go(s, "G1", 40, 26)
    assert asked(s) == React
    assert where(s, "G1") == (40, 28.25)
    shoot(s, "R1")
    assert where(s, "G1") == (40, 29)
    assert can_stand(s, unit(s, "G1"), mm(40), mm(29), 0)


@pytest.mark.rule("cmd-4")
def test_a_command_driven_off_on_its_way_leaves_its_move() -> None:
    s = meeting("G1 ger-command 40 30 0", "R1 sov-mg 40 24 180", rolls=[1, 1, 1, 1])
    go(s, "G1", 43, 30)
    shoot(s, "R1")
    assert where(s, "G1") == (40, 34)
    assert s.status[unit(s, "G1")] == FRESH
    assert idle(s)


# ---------------------------------------------------------------- charges
@pytest.mark.rule("close-2")
def test_an_attacker_goes_straight_at_its_target_and_stops_in_contact() -> None:
    s = meeting("G1 ger-rifles 40 30 0", "R1 sov-rifles 40 26 0")
    charge(s, "G1", "R1")
    assert s.has(unit(s, "G1"), CONTACT)
    assert gap(s, "G1", "R1") <= 1
    assert where(s, "G1")[0] == 40
    assert idle(s)


@pytest.mark.rule("close-2")
@pytest.mark.parametrize(
    ("attacker", "target", "x", "y", "face"),
    [
        ("ger-tiger 50 30 165", "sov-command", 12315, 7879, 238),
        ("ger-at-gun 50 30 348", "sov-t34", 13056, 8059, 194),
        ("ger-pz4 50 30 289", "sov-t34", 13236, 7774, 71),
        ("ger-rifles 50 30 113", "sov-at-gun", 13182, 7552, 290),
    ],
)
def test_an_attacker_that_is_almost_there_comes_into_contact_and_not_into_the_other_base(
    attacker: str, target: str, x: int, y: int, face: int
) -> None:
    s = meeting(f"G1 {attacker}", f"R1 {target} 60 30 {face}")
    s.x[unit(s, "R1")], s.y[unit(s, "R1")] = x, y
    charge(s, "G1", "R1")
    while asked(s) == React:
        do(s, Action(HOLD))
    assert s.has(unit(s, "G1"), CONTACT)
    assert not boxes_overlap(box(s, unit(s, "G1")), box(s, unit(s, "R1")))


@pytest.mark.rule("close-2")
def test_an_attacker_that_cannot_reach_its_target_stays_where_its_move_ends() -> None:
    s = meeting("G1 ger-rifles 40 30 0", "R1 sov-rifles 40 24 0")
    charge(s, "G1", "R1")
    assert where(s, "G1") == (40, 26)
    assert not s.has(unit(s, "G1"), CONTACT)
    assert "bg-charge-falls-short" in told(s)
    assert asked(s) == Face


@pytest.mark.rule("close-2")
def test_an_attacker_does_not_fire_in_that_turn() -> None:
    s = meeting("G1 ger-rifles 40 30 0", "R1 sov-rifles 40 24 0")
    charge(s, "G1", "R1")
    settle(s)
    do(s, Action(END))
    assert s.has(unit(s, "G1"), FIRED)
    assert s.refusal(AXIS, Action(DECLARE, unit(s, "G1"), unit(s, "R1"))) is not None


@pytest.mark.rule("close-2", "move-4")
def test_an_attacker_obeys_the_usual_limits_of_the_ground() -> None:
    wood = area("wood", 36, 20, 44, 27)
    s = meeting("G1 ger-rifles 40 30 0", "R1 sov-rifles 40 25.3 0", wood)
    choose(s, "G1")
    refusal = s.refusal(AXIS, Action(CHARGE, target=unit(s, "R1")))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("close-2", "bg-charge-barred")
    s = meeting("G1 ger-rifles 40 27.7 0", "R1 sov-rifles 40 25.6 0", wood)
    charge(s, "G1", "R1")
    assert s.has(unit(s, "G1"), CONTACT)


@pytest.mark.rule("close-2", "move-4", "close-7")
@pytest.mark.parametrize("kind", ["wood", "town", "broken"])
@pytest.mark.parametrize(("attacker", "defender", "facing"), [(30, 26.3, 180), (29.7, 26, 180), (29.7, 25.8, 140)])
def test_a_defender_just_inside_the_edge_of_difficult_ground_can_be_assaulted(
    kind: str, attacker: float, defender: float, facing: int
) -> None:
    ground = area(kind, 36, 20, 44, 27)
    s = meeting(f"G1 ger-rifles 40 {attacker} 0", f"R1 sov-rifles 40 {defender} {facing}", ground, rolls=[6, 1])
    charge(s, "G1", "R1")
    settle(s)
    assert s.has(unit(s, "G1"), CONTACT)
    close_combat.resolve(s)
    assert where(s, "G1") == (40, defender), "it takes the place of the beaten unit, inside"


@pytest.mark.rule("close-2", "move-4")
def test_an_assault_on_the_edge_still_has_to_be_within_the_move() -> None:
    s = meeting("G1 ger-rifles 40 33 0", "R1 sov-rifles 40 26.3 180", area("wood", 36, 20, 44, 27))
    charge(s, "G1", "R1")
    settle(s)
    assert not s.has(unit(s, "G1"), CONTACT)
    assert where(s, "G1") == (40, 29)


@pytest.mark.rule("close-2", "move-6")
def test_tanks_do_not_assault_a_defender_just_inside_a_wood() -> None:
    s = meeting("G1 ger-pz4 40 31 0", "R1 sov-rifles 40 26.3 0", area("wood", 36, 20, 44, 27))
    choose(s, "G1")
    refusal = s.refusal(AXIS, Action(CHARGE, target=unit(s, "R1")))
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("close-2", "bg-charge-barred")


@pytest.mark.rule("close-2", "close-3", "close-10")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("ger-rifles 39.3 29", "ger-rifles 40.7 29"),
        ("ger-rifles 40 29", "ger-rifles 41.4 29"),
        ("ger-rifles 40 29", "ger-rifles 38.6 29"),
        ("ger-pz4 39.3 30", "ger-pz4 40.7 30"),
        ("ger-rifles 40 29", "ger-pz4 41.5 30"),
    ],
)
def test_two_attackers_side_by_side_reach_one_target_and_fight_it_two_to_one(first: str, second: str) -> None:
    s = meeting(f"G1 {first} 0\nG2 {second} 0\nG3 ger-rifles 38 30 0", "R1 sov-rifles 40 25 180", rolls=[1, 4, 4])
    for id in ("G1", "G2"):
        charge(s, id, "R1")
        settle(s)
        assert s.has(unit(s, id), CONTACT)
        assert gap(s, id, "R1") <= 2
    assert not boxes_overlap(box(s, unit(s, "G1")), box(s, unit(s, "G2")))
    choose(s, "G3")
    third = s.refusal(AXIS, Action(CHARGE, target=unit(s, "R1")))
    assert third is not None
    assert third.rule == "close-3"
    attackers = close_combat.attackers_of(s, unit(s, "R1"))
    preview = close_combat.preview_fight(s, attackers, unit(s, "R1"))
    assert "bg-fight-two-to-one" in [link.key for link in preview.chain.links]


@pytest.mark.rule("close-2")
def test_a_charge_goes_round_what_bars_the_way_to_the_middle_of_its_target() -> None:
    pond = '[[terrain]]\nkind = "river"\nline = [[39.7, 27.5], [40.1, 27.5]]\nwidth = 0.4\n'
    s = meeting("G1 ger-rifles 40 29 0", "R1 sov-rifles 40 25 180", pond)
    charge(s, "G1", "R1")
    settle(s)
    assert s.has(unit(s, "G1"), CONTACT)
    assert where(s, "G1")[0] != 40


@pytest.mark.rule("close-1")
def test_an_attacker_may_come_near_others_than_its_target_but_not_through_them() -> None:
    s = meeting("G1 ger-rifles 40 30 0", "R1 sov-rifles 40 27 0\nR2 sov-rifles 41.5 27 0")
    charge(s, "G1", "R1")
    assert s.has(unit(s, "G1"), CONTACT)
    assert gap(s, "G1", "R2") > 0


@pytest.mark.rule("close-4")
def test_the_target_of_a_charge_may_fire_when_the_attacker_is_an_inch_away() -> None:
    s = meeting("G1 ger-rifles 40 30 0", "R1 sov-rifles 40 26 180", rolls=[1, 1, 1])
    charge(s, "G1", "R1")
    assert asked(s) == React
    assert pending(s, React).defensive == 1
    assert gap(s, "G1", "R1") == mm(1)
    shoot(s, "R1")
    assert s.has(unit(s, "G1"), CONTACT)


@pytest.mark.rule("close-5")
def test_an_attacker_shaken_by_defensive_fire_stops_an_inch_short_and_does_not_fight() -> None:
    s = meeting("G1 ger-rifles 40 30 0", "R1 sov-rifles 40 26 180", rolls=[4, 1, 1])
    charge(s, "G1", "R1")
    shoot(s, "R1")
    assert s.status[unit(s, "G1")] == SHAKEN
    assert gap(s, "G1", "R1") == mm(1)
    assert not s.has(unit(s, "G1"), CONTACT)
    assert "bg-attack-stopped" in told(s)


@pytest.mark.rule("close-5")
def test_an_attacker_suppressed_by_defensive_fire_goes_back_to_where_it_began() -> None:
    s = meeting("G1 ger-rifles 40 30 45", "R1 sov-rifles 40 26 180", rolls=[4, 4, 1])
    charge(s, "G1", "R1")
    shoot(s, "R1")
    assert s.status[unit(s, "G1")] == SUPPRESSED
    assert where(s, "G1") == (40, 30)
    assert s.face[unit(s, "G1")] == 45
    assert not s.has(unit(s, "G1"), CONTACT)


@pytest.mark.rule("close-5")
def test_an_attacker_destroyed_by_defensive_fire_is_removed() -> None:
    s = meeting("G1 ger-rifles 40 30 0", "R1 sov-rifles 40 26 180", rolls=[4, 4, 4])
    charge(s, "G1", "R1")
    shoot(s, "R1")
    assert s.status[unit(s, "G1")] == DESTROYED
    assert not s.has(unit(s, "G1"), CONTACT)
    assert idle(s)


@pytest.mark.rule("close-5", "direct-7")
def test_fire_of_others_stops_an_attacker_where_it_was_hit() -> None:
    s = meeting("G1 ger-rifles 40 30 0", "R1 sov-rifles 40 26 0\nR2 sov-mg 44 28 270", rolls=[4, 4, 1, 1])
    charge(s, "G1", "R1")
    assert pending(s, React).defensive == 0
    do(s, Action(HOLD))
    assert where(s, "G1") == (40, 27.25)
    shoot(s, "R2")
    assert s.status[unit(s, "G1")] == SUPPRESSED
    assert where(s, "G1") == (40, 27.25)
    assert not s.has(unit(s, "G1"), CONTACT)


@pytest.mark.rule("close-3")
def test_an_attacker_attacks_one_enemy_only() -> None:
    s = meeting("G1 ger-rifles 40 30 0\nG2 ger-rifles 30 30 0", "R1 sov-rifles 39.4 27 0\nR2 sov-rifles 40.7 26.9 0")
    charge(s, "G1", "R1")
    assert (gap(s, "G1", "R1") <= 1, gap(s, "G1", "R2") < mm(0.5)) == (True, True)
    assert why(s, Action(SELECT, unit(s, "G1"))) == ("move-1", "bg-move-done")
    assert close_combat.attackers_of(s, unit(s, "R1")) == [unit(s, "G1")]
    assert close_combat.attackers_of(s, unit(s, "R2")) == []


@pytest.mark.rule("close-1")
def test_a_charge_names_its_target_before_the_move() -> None:
    s = meeting("G1 ger-rifles 40 30 0", "R1 sov-rifles 40 26 0")
    choose(s, "G1")
    assert why(s, Action(CHARGE, target=unit(s, "R1"))) == FREE
    do(s, Action(CHARGE, target=unit(s, "R1")))
    assert s.target[unit(s, "G1")] == unit(s, "R1")
    assert told(s)[0] == "bg-charges"


def test_a_unit_already_beside_its_target_can_charge_it() -> None:
    s = meeting("G1 ger-rifles 40 30 0", "R1 sov-rifles 40.3 28.7 0")
    charge(s, "G1", "R1")
    assert s.has(unit(s, "G1"), CONTACT)
