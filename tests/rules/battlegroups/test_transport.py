"""Mounting, dismounting, limbering: half a move of both (move-8)."""

from __future__ import annotations

import pytest

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import SHAKEN
from caposaldo.games.battlegroups.rules.facing import Face
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.games.battlegroups.verbs import GET_OFF, GO, HALT, MOUNT, SELECT, turn_to
from rules.battlegroups.drill import (
    FREE,
    asked,
    choose,
    do,
    get_off,
    go,
    idle,
    march,
    mm,
    mount,
    settle,
    where,
    why,
    why_not_go,
)
from rules.battlegroups.field import unit
from rules.battlegroups.lineup import area, lineup, told

AWAY = "R1 sov-rifles 80 50 0"
PAIR = "G1 ger-rifles 40.5 30 0\nT1 ger-truck 42 30 0"


def alone(lines: str, terrain: str = "", enemies: str = AWAY) -> BattlegroupsState:
    return lineup(lines, enemies, terrain, phase="movement")


def why_not_mount(s: BattlegroupsState, id: str, carrier: str) -> tuple[str, str]:
    choose(s, id)
    return why(s, Action(MOUNT, unit(s, carrier)))


@pytest.mark.rule("move-8")
def test_mounting_takes_half_a_move_of_the_unit_and_half_of_its_carrier() -> None:
    s = alone(PAIR)
    mount(s, "G1", "T1")
    assert s.aboard[unit(s, "G1")] == unit(s, "T1")
    assert not s.on_table(unit(s, "G1"))
    assert s.halves[unit(s, "G1")] == 1
    assert why_not_go(s, "T1", 42, 25.5) == FREE
    assert why_not_go(s, "T1", 42, 25.4) == ("move-8", "bg-too-far-half-left")


@pytest.mark.rule("move-1", "move-8")
def test_a_unit_may_walk_half_its_move_and_then_mount() -> None:
    s = alone("G1 ger-rifles 38.3 30 0\nT1 ger-truck 42 30 0")
    go(s, "G1", 40.3, 30)
    settle(s)
    assert why(s, Action(GO, x=mm(39), y=mm(30))) == ("move-1", "bg-order-moved")
    do(s, Action(MOUNT, unit(s, "T1")))
    assert s.aboard[unit(s, "G1")] == unit(s, "T1")


@pytest.mark.rule("move-8")
def test_after_more_than_half_its_move_nobody_mounts() -> None:
    s = alone("G1 ger-rifles 38.2 30 0\nT1 ger-truck 42 30 0")
    march(s, "G1", 40.3, 30)
    assert idle(s)
    assert s.halves[unit(s, "G1")] == 0


@pytest.mark.rule("move-8")
def test_a_carrier_that_has_driven_more_than_half_its_move_takes_nobody_on() -> None:
    s = alone("G1 ger-rifles 40 30 0\nT1 ger-truck 41.5 38 0\nT2 ger-truck 38.5 34 0")
    march(s, "T1", 41.5, 30)
    march(s, "T2", 38.5, 30)
    assert why_not_mount(s, "G1", "T1") == ("move-8", "bg-mount-carrier-no-half")
    assert why_not_mount(s, "G1", "T2") == FREE


@pytest.mark.rule("move-8")
def test_what_is_carried_goes_with_its_carrier() -> None:
    s = alone(PAIR)
    mount(s, "G1", "T1")
    march(s, "T1", 42, 26)
    assert where(s, "G1") == where(s, "T1") == (42, 26)


@pytest.mark.rule("move-8")
def test_getting_off_takes_half_a_move_of_both_and_the_other_half_may_follow() -> None:
    s = alone("T1 ger-truck 42 30 0\nG1 ger-rifles aboard T1")
    get_off(s, "G1", 42, 32)
    assert asked(s) == Face
    do(s, turn_to(180))
    assert where(s, "G1") == (42, 32)
    assert why(s, Action(GO, x=mm(42), y=mm(34))) == FREE
    assert why(s, Action(GO, x=mm(42), y=mm(34.1))) == ("move-8", "bg-too-far-half-left")
    do(s, Action(HALT))
    assert why_not_go(s, "T1", 42, 25.4) == ("move-8", "bg-too-far-half-left")


@pytest.mark.rule("move-8")
def test_who_is_aboard_must_get_off_before_anything_else() -> None:
    s = alone("T1 ger-truck 42 30 0\nG1 ger-rifles aboard T1")
    assert why_not_go(s, "G1", 42, 32) == ("move-8", "bg-order-aboard")
    assert {a.verb for a in s.actions(0)} == {GET_OFF, HALT}
    assert s.reach(0)


@pytest.mark.rule("move-8")
def test_nobody_gets_off_a_carrier_that_has_no_half_move_left() -> None:
    s = alone("T1 ger-truck 42 38 0\nG1 ger-rifles aboard T1")
    march(s, "T1", 42, 30)
    assert why(s, Action(SELECT, unit(s, "G1"))) == ("move-8", "bg-mount-carrier-no-half")
    s = alone("T1 ger-truck 42 38 0\nG1 ger-rifles aboard T1")
    s.status[unit(s, "T1")] = SHAKEN
    assert why(s, Action(SELECT, unit(s, "G1"))) == ("move-8", "bg-mount-carrier-no-half")


@pytest.mark.rule("move-8")
def test_guns_are_hooked_on_and_off_like_men() -> None:
    s = alone("G1 ger-88 40.5 30 0\nT1 ger-truck 42 30 0")
    mount(s, "G1", "T1")
    assert told(s) == ["bg-hooked"]
    s = alone("T1 ger-truck 42 30 0\nG1 ger-88 aboard T1")
    get_off(s, "G1", 42, 32.1)
    assert "bg-unhooked" in told(s)
    assert why(s, turn_to(270)) == FREE


@pytest.mark.rule("move-8")
def test_a_carrier_takes_only_what_it_can_and_one_at_a_time() -> None:
    s = alone("G1 ger-rifles 40.5 30 0\nT1 ger-truck 42 30 0\nG2 ger-rifles 43.5 30 0\nP1 ger-pz4 39 30 0")
    assert why_not_mount(s, "G1", "P1") == ("move-8", "bg-mount-cannot-carry")
    assert why_not_mount(s, "G1", "R1") == ("move-8", "bg-mount-no-carrier")
    do(s, Action(MOUNT, unit(s, "T1")))
    assert why_not_mount(s, "G2", "T1") == ("move-8", "bg-mount-full")
    do(s, Action(HALT))
    s = alone("G1 ger-at-gun 40.5 30 0\nT1 usa-jeep 42 30 0")
    assert why_not_mount(s, "G1", "T1") == ("move-8", "bg-mount-cannot-carry")
    s = alone("T1 ger-truck 42 30 0\nG3 ger-rifles 42 36 0\nP1 ger-pz4 38 30 0")
    assert why_not_mount(s, "G3", "T1") == ("move-8", "bg-mount-too-far")
    do(s, Action(HALT))
    assert why_not_mount(s, "P1", "T1") == ("move-8", "bg-mount-cannot-carry")


def test_the_place_to_get_off_is_beside_the_carrier_and_open() -> None:
    wood = area("wood", 36, 20, 48, 28.9)
    s = alone("T1 ger-truck 42 30 0\nG1 ger-rifles aboard T1\nG2 ger-rifles 44 30 0", wood, "R1 sov-rifles 40 32.5 0")
    choose(s, "G1")
    assert why(s, Action(GET_OFF, x=mm(42), y=mm(33))) == ("move-8", "bg-off-too-far")
    assert why(s, Action(GET_OFF, x=mm(42), y=mm(28.2))) == ("move-4", "bg-enter-no-whole-move")
    assert why(s, Action(GET_OFF, x=mm(43.5), y=mm(30))) == ("move-2", "bg-stand-occupied")
    assert why(s, Action(GET_OFF, x=mm(40.6), y=mm(30.6))) == ("close-1", "bg-way-too-near")
    assert why(s, Action(GET_OFF, x=mm(43.3), y=mm(31.8))) == FREE
    assert why(s, Action(GET_OFF, x=mm(42), y=mm(30.5))) == ("move-2", "bg-stand-occupied")


@pytest.mark.rule("move-1", "move-8")
def test_a_carrier_of_a_battlegroup_that_has_finished_does_nothing_more() -> None:
    s = alone("T1 ger-truck 42 30 0\n--\nG1 ger-rifles 40 30 0")
    choose(s, "T1")
    do(s, Action(HALT))
    assert why_not_mount(s, "G1", "T1") == ("move-8", "bg-mount-carrier-no-half")


def test_every_offered_place_to_get_off_is_accepted() -> None:
    s = alone("T1 ger-truck 42 30 30\nG1 ger-at-gun aboard T1", area("wood", 36, 20, 48, 28.5))
    choose(s, "G1")
    actions = s.actions(0)
    assert len(actions) > 4
    assert all(s.refusal(0, action) is None for action in actions)


@pytest.mark.rule("move-8")
def test_a_carrier_that_unloads_one_unit_and_loads_another_has_no_move_left() -> None:
    s = alone("T1 ger-truck 42 30 0\nG1 ger-rifles aboard T1\nG2 ger-rifles 40.5 30 0")
    get_off(s, "G1", 43.5, 30)
    settle(s)
    do(s, Action(HALT))
    mount(s, "G2", "T1")
    assert s.halves[unit(s, "T1")] == 0
    assert why(s, Action(SELECT, unit(s, "T1"))) == ("move-8", "bg-move-no-half")
