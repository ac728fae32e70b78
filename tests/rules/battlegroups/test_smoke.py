"""Smoke screens (smoke-1)."""

from __future__ import annotations

import pytest

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import CALLED, INDIRECT
from caposaldo.games.battlegroups.rules.indirect_fire import Aim
from caposaldo.games.battlegroups.rules.sight import sees
from caposaldo.games.battlegroups.rules.smoke import Screen, lift_smoke
from caposaldo.games.battlegroups.sequence import Phase
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.games.battlegroups.verbs import CALL, END, HALT, SMOKE
from rules.battlegroups.field import unit
from rules.battlegroups.lineup import ALLIES, AXIS, area, lineup, offered
from rules.playing import legal

FO = "G9 ger-fo 60 32 0"
ENEMY = "R1 sov-rifles 60 20 180"
INCH = 254


def called(weapon: str, terrain: str = "", observer: str = FO, allies: str = ENEMY) -> BattlegroupsState:
    s = lineup(f"G1 {weapon}\n{observer}", allies, terrain, phase="indirect")
    s.apply(AXIS, Action(CALL, unit(s, "G1")))
    assert isinstance(s.top(), Aim)
    return s


def smoke(x: float, y: float) -> Action:
    return Action(SMOKE, x=round(x * INCH), y=round(y * INCH))


def refused(s: BattlegroupsState, action: Action) -> tuple[str, str]:
    refusal = s.refusal(AXIS, action)
    return (refusal.rule, refusal.key) if refusal is not None else ("", "")


def points(s: BattlegroupsState) -> list[Action]:
    return [a for a in legal(s, AXIS) if a.verb == SMOKE]


MORTAR = "ger-mortar-81 50 45 0"


@pytest.mark.rule("smoke-1")
@pytest.mark.parametrize(
    ("weapon", "bases"), [(MORTAR, 2), ("ger-mortar-120 50 45 0", 3), ("ger-battery", 3), ("ger-heavy-battery", 5)]
)
def test_a_screen_has_as_many_bases_as_the_table_says(weapon: str, bases: int) -> None:
    s = called(weapon)
    s.apply(AXIS, smoke(60, 26))
    for _ in range(bases - 1):
        assert isinstance(s.top(), Screen)
        s.apply(AXIS, points(s)[0])
    assert isinstance(s.top(), Phase)
    assert len(s.smoke_x) == bases


@pytest.mark.rule("smoke-1")
def test_the_smallest_mortars_have_no_smoke() -> None:
    s = called("ger-light-mortar 55 40 0")
    assert points(s) == []
    assert refused(s, smoke(60, 26)) == ("smoke-1", "bg-no-smoke")


@pytest.mark.rule("smoke-1")
def test_smoke_is_laid_instead_of_firing() -> None:
    s = called(MORTAR)
    s.apply(AXIS, smoke(60, 26))
    s.apply(AXIS, Action(HALT))
    assert s.has(unit(s, "G1"), CALLED)
    assert offered(s, AXIS, CALL) == []
    assert s.dice.used == 0


@pytest.mark.rule("smoke-1")
def test_smoke_blocks_sight() -> None:
    s = called(MORTAR)
    assert sees(s, unit(s, "G9"), unit(s, "R1"))
    s.apply(AXIS, smoke(60, 26))
    assert not sees(s, unit(s, "G9"), unit(s, "R1"))


@pytest.mark.rule("smoke-1")
def test_a_screen_may_be_shorter() -> None:
    s = called("ger-heavy-battery")
    s.apply(AXIS, smoke(60, 26))
    assert Action(HALT) in s.actions(AXIS)
    s.apply(AXIS, Action(HALT))
    assert len(s.smoke_x) == 1
    assert isinstance(s.top(), Phase)


@pytest.mark.rule("smoke-1")
def test_every_base_joins_the_last_one() -> None:
    s = called("ger-heavy-battery")
    s.apply(AXIS, smoke(60, 26))
    assert refused(s, smoke(61.6, 26)) == ("smoke-1", "bg-smoke-not-joined")
    assert refused(s, smoke(60.1, 26)) == ("smoke-1", "bg-smoke-not-joined")
    s.apply(AXIS, smoke(61.5, 26))
    assert refused(s, smoke(58.5, 26)) == ("smoke-1", "bg-smoke-not-joined")
    for action in points(s):
        assert refused(s, action) == ("", "")


@pytest.mark.rule("smoke-1", "indirect-1", "indirect-2")
def test_the_first_base_lies_on_the_table_in_range_and_in_sight_of_an_observer() -> None:
    s = called(MORTAR, area("town", 66, 24, 70, 28))
    assert refused(s, smoke(60, 26)) == ("", "")
    assert refused(s, smoke(60, 0.5)) == ("smoke-1", "bg-smoke-off-table")
    assert refused(s, smoke(-5, 26)) == ("smoke-1", "bg-smoke-off-table")
    assert refused(s, smoke(60, 10)) == ("indirect-2", "bg-smoke-out-of-range")
    assert refused(s, smoke(40, 32)) == ("smoke-1", "bg-smoke-unobserved")
    assert refused(s, smoke(73, 25)) == ("smoke-1", "bg-smoke-unobserved")


@pytest.mark.rule("smoke-1", "indirect-3")
def test_a_command_calls_smoke_for_its_battlegroup() -> None:
    s = called(MORTAR, observer="G2 ger-command 60 32 0")
    assert refused(s, smoke(60, 26)) == ("", "")


@pytest.mark.rule("smoke-1")
def test_a_weapon_can_be_called_for_smoke_when_no_enemy_is_seen() -> None:
    s = lineup(f"G1 {MORTAR}\n{FO}", ENEMY, area("town", 40, 22, 80, 26), phase="indirect")
    assert offered(s, AXIS, CALL) == ["G1"]
    s.apply(AXIS, Action(CALL, unit(s, "G1")))
    assert points(s)
    for action in points(s):
        assert refused(s, action) == ("", "")


@pytest.mark.rule("smoke-1")
def test_the_points_offered_are_legal_and_different() -> None:
    s = called("ger-heavy-battery", allies="R1 sov-rifles 60 20 180\nR2 sov-mg 63 19 180\nR3 sov-t34 50 18 180")
    offers = points(s)
    assert 1 <= len(offers) <= 12
    assert len({(a.point_x, a.point_y) for a in offers}) == len(offers)
    for action in offers:
        assert refused(s, action) == ("", "")


@pytest.mark.rule("smoke-1")
def test_smoke_lasts_until_the_next_indirect_fire_phase_of_its_side() -> None:
    s = called(MORTAR)
    s.apply(AXIS, smoke(60, 26))
    s.apply(AXIS, Action(HALT))
    while s.active == AXIS:
        s.apply(AXIS, Action(END))
    assert len(s.smoke_x) == 1
    while s.turn == 1:
        s.apply(ALLIES, Action(END))
    while s.active == ALLIES:
        s.apply(ALLIES, Action(END))
    assert (s.turn, s.active) == (2, AXIS)
    assert len(s.smoke_x) == 0


@pytest.mark.rule("smoke-1")
def test_only_the_own_smoke_lifts() -> None:
    s = called(MORTAR)
    s.apply(AXIS, smoke(60, 26))
    lift_smoke(s, ALLIES)
    assert len(s.smoke_x) == 1
    lift_smoke(s, AXIS)
    assert len(s.smoke_x) == 0
    assert s.phase == INDIRECT
