"""Opportunity fire and the defensive fire of a charge's target (direct-7, close-4)."""

from __future__ import annotations

import pytest

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import CONTACT, FRESH, REACTED, SHAKEN, SUPPRESSED
from caposaldo.games.battlegroups.rules import direct_fire, opportunity_fire
from caposaldo.games.battlegroups.rules.opportunity_fire import React
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.games.battlegroups.verbs import CHARGE, GO, HOLD, SELECT, SHOOT
from rules.battlegroups.drill import charge, go, settle
from rules.battlegroups.field import unit
from rules.battlegroups.lineup import ALLIES, AXIS, area, lineup, offered, told, why_not
from rules.playing import pending


def under_guns(s: BattlegroupsState, mover: str) -> BattlegroupsState:
    """The mover is at a point of its move where the enemy may fire."""
    s.push(React(unit(s, mover), 0))
    s.forget()
    return s


def shoot(s: BattlegroupsState, firer: str) -> None:
    s.apply(ALLIES, Action(SHOOT, unit(s, firer)))


def answered(s: BattlegroupsState) -> bool:
    return not isinstance(s.top(), React)


# ---------------------------------------------------------------- what a move lays itself open to
def ordered(*lines: str) -> BattlegroupsState:
    s = lineup("G1 ger-rifles 50 30 0", "\n".join(lines), phase="movement")
    s.apply(AXIS, Action(SELECT, unit(s, "G1")))
    return s


def dangers(s: BattlegroupsState, x: int, y: int) -> list[tuple[str, int]]:
    found = s.dangers(AXIS, Action(GO, x=x * 254, y=y * 254))
    return [(s.setup.labels[danger.piece], danger.preview.chain.total()) for danger in found]


@pytest.mark.rule("direct-7")
def test_a_move_tells_beforehand_who_may_fire_at_it_where_it_ends() -> None:
    s = ordered("R1 sov-rifles 50 20 180", "R2 sov-mg 54 20 180", "R3 sov-rifles 80 20 180")
    assert dangers(s, 50, 31) == []
    assert dangers(s, 50, 27) == [("R2", 4), ("R1", 3)]


@pytest.mark.rule("direct-7")
def test_dangers_are_the_shots_that_are_then_offered_and_change_nothing() -> None:
    s = ordered("R1 sov-rifles 50 20 180", "R2 sov-mg 54 20 180")
    before = s.digest()
    told = {piece for piece, _ in dangers(s, 50, 27)}
    assert s.digest() == before
    s.apply(AXIS, Action(GO, x=50 * 254, y=27 * 254))
    offers = set()
    while s.waiting() == [ALLIES]:
        offers = set(offered(s, ALLIES, SHOOT))
        s.apply(ALLIES, Action(HOLD))
    assert offers == told


@pytest.mark.rule("direct-7")
def test_who_has_reacted_or_is_suppressed_is_no_danger() -> None:
    s = ordered("R1 sov-rifles 50 20 180", "R2 sov-mg 54 20 180")
    s.mark(unit(s, "R1"), REACTED)
    s.status[unit(s, "R2")] = SUPPRESSED
    assert dangers(s, 50, 27) == []


# ---------------------------------------------------------------- opportunity fire
@pytest.mark.rule("direct-7")
def test_the_inactive_side_may_fire_at_a_moving_unit_or_hold() -> None:
    s = under_guns(lineup("G1 ger-rifles 50 30 0", "R1 sov-rifles 50 25 180", phase="movement"), "G1")
    assert s.waiting() == [ALLIES]
    assert offered(s, ALLIES, SHOOT) == ["R1"]
    s.apply(ALLIES, Action(HOLD))
    assert answered(s)
    assert s.status[unit(s, "G1")] == FRESH


@pytest.mark.rule("direct-7")
def test_opportunity_fire_is_resolved_at_once_with_all_modifiers() -> None:
    s = lineup(
        "G1 ger-rifles 50 30 0",
        "R1 sov-rifles 50 25 180",
        area("broken", 48, 28, 52, 32),
        phase="movement",
        rolls=[4, 1],
    )
    under_guns(s, "G1")
    shoot(s, "R1")
    assert s.dice.used == 2
    assert s.status[unit(s, "G1")] == SHAKEN
    assert told(s)[0] == "bg-shot"


@pytest.mark.rule("direct-7")
def test_targets_other_than_the_moving_unit_do_not_count() -> None:
    s = lineup(
        "G1 ger-pz3 50 30 0\nG2 ger-rifles 51.5 28 0",
        "R1 sov-mg 50 25 180\nR2 sov-at-gun 53 25 180",
        phase="movement",
    )
    assert not opportunity_fire.can_react(s, unit(s, "R1"), unit(s, "G1"))
    under_guns(s, "G1")
    assert offered(s, ALLIES, SHOOT) == ["R2"]
    s.pop()
    under_guns(s, "G2")
    assert offered(s, ALLIES, SHOOT) == ["R1", "R2"]


@pytest.mark.rule("direct-7")
def test_range_arc_and_line_hold_for_opportunity_fire_too() -> None:
    s = lineup(
        "G1 ger-rifles 50 30 0",
        "R1 sov-rifles 50 20 180\nR2 sov-rifles 47 27 0\nR3 sov-rifles 53.5 27 225\nR4 sov-kv1 50 34 180",
        area("wood", 51, 28, 53, 29.4),
        phase="movement",
    )
    under_guns(s, "G1")
    assert why_not(s, ALLIES, SHOOT, "R1") == ("direct-3", "bg-fire-out-of-range")
    assert why_not(s, ALLIES, SHOOT, "R2") == ("direct-3", "bg-fire-out-of-arc")
    assert why_not(s, ALLIES, SHOOT, "R3") == ("direct-4", "bg-fire-blocked-by-terrain")
    assert why_not(s, ALLIES, SHOOT, "R4") == ("direct-3", "bg-fire-out-of-arc")
    assert why_not(s, ALLIES, SHOOT, "G1") == ("direct-1", "bg-fire-not-yours")
    assert offered(s, ALLIES, SHOOT) == []


@pytest.mark.rule("direct-7")
def test_a_unit_fires_once_in_an_enemy_phase() -> None:
    s = lineup("G1 ger-rifles 50 30 0", "R1 sov-rifles 50 25 180", phase="movement", rolls=[1, 1, 1])
    under_guns(s, "G1")
    shoot(s, "R1")
    assert s.has(unit(s, "R1"), REACTED)
    under_guns(s, "G1")
    assert offered(s, ALLIES, SHOOT) == []
    assert why_not(s, ALLIES, SHOOT, "R1") == ("direct-7", "bg-already-reacted")


@pytest.mark.rule("direct-7", "effect-3")
def test_shaken_units_react_and_suppressed_ones_do_not() -> None:
    s = lineup("G1 ger-rifles 50 30 0", "R1 sov-rifles 49 25 180\nR2 sov-rifles 51 25 180", phase="movement")
    s.status[unit(s, "R1")] = SHAKEN
    s.status[unit(s, "R2")] = SUPPRESSED
    under_guns(s, "G1")
    assert offered(s, ALLIES, SHOOT) == ["R1"]
    assert why_not(s, ALLIES, SHOOT, "R2") == ("effect-3", "bg-fire-suppressed")


@pytest.mark.rule("direct-7")
def test_others_may_follow_while_the_mover_is_unhurt() -> None:
    s = lineup(
        "G1 ger-rifles 50 30 0",
        "R1 sov-rifles 48 25 180\nR2 sov-rifles 50 25 180\nR3 sov-rifles 52 25 180",
        phase="movement",
        rolls=[1, 1, 1, 1, 1, 5],
    )
    under_guns(s, "G1")
    shoot(s, "R1")
    assert not answered(s)
    assert offered(s, ALLIES, SHOOT) == ["R2", "R3"]
    shoot(s, "R2")
    assert s.status[unit(s, "G1")] == SHAKEN
    assert answered(s)


@pytest.mark.rule("direct-7", "cmd-4")
def test_a_command_that_withdraws_is_shot_at_no_more() -> None:
    s = lineup(
        "G1 ger-command 50 30 0",
        "R1 sov-rifles 49 25 180\nR2 sov-mg 51 25 180",
        phase="movement",
        rolls=[1, 1, 1],
    )
    before = s.y[unit(s, "G1")]
    under_guns(s, "G1")
    shoot(s, "R1")
    assert s.y[unit(s, "G1")] > before
    assert answered(s)


@pytest.mark.rule("direct-7", "effect-2")
def test_a_unit_hit_at_the_start_of_its_move_stops_there() -> None:
    s = lineup("G1 ger-rifles 50 30 0", "R1 sov-rifles 50 25 180", phase="movement", rolls=[4, 1, 1])
    s.apply(AXIS, Action(SELECT, unit(s, "G1")))
    s.apply(AXIS, Action(GO, x=53 * 254, y=30 * 254))
    assert isinstance(s.top(), React)
    shoot(s, "R1")
    assert s.status[unit(s, "G1")] == SHAKEN
    assert s.x[unit(s, "G1")] == 50 * 254


@pytest.mark.rule("direct-7")
def test_a_unit_that_is_missed_finishes_its_move() -> None:
    s = lineup("G1 ger-rifles 50 30 0", "R1 sov-rifles 50 25 180", phase="movement", rolls=[3, 2, 1])
    s.apply(AXIS, Action(SELECT, unit(s, "G1")))
    s.apply(AXIS, Action(GO, x=53 * 254, y=30 * 254))
    shoot(s, "R1")
    assert s.status[unit(s, "G1")] == FRESH
    assert s.x[unit(s, "G1")] == 53 * 254


@pytest.mark.rule("direct-7")
def test_fire_is_offered_when_the_mover_comes_into_range() -> None:
    s = lineup("G1 ger-rifles 50 34 0", "R1 sov-rifles 50 24.6 180", phase="movement", rolls=[6, 1, 1])
    s.apply(AXIS, Action(SELECT, unit(s, "G1")))
    s.apply(AXIS, Action(GO, x=50 * 254, y=30 * 254))
    assert isinstance(s.top(), React)
    at = s.y[unit(s, "G1")]
    assert 30 * 254 < at < 33 * 254
    shoot(s, "R1")
    assert s.y[unit(s, "G1")] == at


# ---------------------------------------------------------------- defensive fire
def is_defended(s: BattlegroupsState, attacker: str, target: str) -> bool:
    """The attacker charges, and nobody uses opportunity fire. Whether the target is then asked for its defensive
    fire."""
    charge(s, attacker, target)
    while isinstance(top := s.top(), React) and top.defensive == 0:
        s.apply(ALLIES, Action(HOLD))
    return isinstance(s.top(), React)


@pytest.mark.rule("close-4")
def test_only_the_target_of_a_charge_fires_in_defence() -> None:
    s = lineup("G1 ger-rifles 50 28.5 0", "R1 sov-rifles 50 25 180\nR2 sov-rifles 53 24 225", phase="movement")
    assert is_defended(s, "G1", "R1")
    assert offered(s, ALLIES, SHOOT) == ["R1"]
    assert why_not(s, ALLIES, SHOOT, "R2") == ("close-4", "bg-not-attacked")


@pytest.mark.rule("close-4")
def test_defensive_fire_knows_no_priority() -> None:
    s = lineup("G1 ger-rifles 50 28 0\nG2 ger-pz3 52 30 0", "R1 sov-t34 50 25 180", phase="movement")
    assert is_defended(s, "G1", "R1")
    assert direct_fire.targets_of(s, unit(s, "R1")) == [unit(s, "G2")]
    assert offered(s, ALLIES, SHOOT) == ["R1"]


@pytest.mark.rule("close-4")
def test_defensive_fire_is_the_one_shot_of_the_enemy_phase() -> None:
    s = lineup(
        "G1 ger-rifles 49.5 28.5 0\nG2 ger-rifles 52 28.5 0",
        "R1 sov-rifles 50 25 180",
        phase="movement",
        rolls=[1, 1, 1],
    )
    assert is_defended(s, "G1", "R1")
    shoot(s, "R1")
    assert answered(s)
    assert s.has(unit(s, "R1"), REACTED)
    settle(s)
    assert s.has(unit(s, "G1"), CONTACT)
    assert not is_defended(s, "G2", "R1")
    settle(s)
    assert s.has(unit(s, "G2"), CONTACT)


@pytest.mark.rule("close-4")
@pytest.mark.parametrize(
    ("face", "status", "defended"),
    [(180, FRESH, True), (180, SHAKEN, True), (180, SUPPRESSED, False), (0, FRESH, False)],
)
def test_suppressed_targets_and_those_charged_from_behind_have_no_defensive_fire(
    face: int, status: int, defended: bool
) -> None:
    s = lineup("G1 ger-rifles 50 28.5 0", f"R1 sov-rifles 50 25 {face}", phase="movement")
    s.status[unit(s, "R1")] = status
    assert is_defended(s, "G1", "R1") == defended
    settle(s)
    assert s.has(unit(s, "G1"), CONTACT)


@pytest.mark.rule("close-4", "direct-8")
@pytest.mark.parametrize(("weapon", "defended"), [("sov-rifles", False), ("sov-t34", True)])
def test_a_weapon_that_cannot_harm_the_attacker_does_not_defend(weapon: str, defended: bool) -> None:
    s = lineup("G1 ger-pz4 50 29 0", f"R1 {weapon} 50 25 180", phase="movement")
    assert is_defended(s, "G1", "R1") == defended
    settle(s)
    assert s.has(unit(s, "G1"), CONTACT)


@pytest.mark.rule("close-4")
def test_a_unit_under_attack_fires_at_nobody_else() -> None:
    s = lineup(
        "G1 ger-rifles 50 27.5 0\nG2 ger-rifles 52 29 0",
        "R1 sov-rifles 50 25 180\nR2 sov-rifles 54 25 200",
        phase="movement",
    )
    under_guns(s, "G2")
    assert offered(s, ALLIES, SHOOT) == ["R1", "R2"]
    s.pop()
    charge(s, "G1", "R1")
    settle(s)
    assert s.has(unit(s, "G1"), CONTACT)
    go(s, "G2", 52, 28.5)
    assert offered(s, ALLIES, SHOOT) == ["R2"]
    assert why_not(s, ALLIES, SHOOT, "R1") == ("close-4", "bg-under-attack")


@pytest.mark.rule("close-4")
def test_the_target_of_a_charge_waits_for_its_defensive_fire_while_others_use_opportunity_fire() -> None:
    s = lineup("G1 ger-rifles 50 29 0", "R1 sov-rifles 50 25 180\nR2 sov-rifles 53 25 200", phase="movement")
    s.apply(AXIS, Action(SELECT, unit(s, "G1")))
    s.apply(AXIS, Action(CHARGE, target=unit(s, "R1")))
    assert pending(s, React).defensive == 0
    assert offered(s, ALLIES, SHOOT) == ["R2"]
    s.apply(ALLIES, Action(HOLD))
    while isinstance(top := s.top(), React) and top.defensive == 0:
        s.apply(ALLIES, Action(HOLD))
    assert pending(s, React).defensive == 1
    assert offered(s, ALLIES, SHOOT) == ["R1"]


def charged_over(s: BattlegroupsState) -> list[bool]:
    """G1 charges R1, which holds its fire. Of each shot that it is offered: whether it is defensive fire."""
    charge(s, "G1", "R1")
    found = []
    while isinstance(top := s.top(), React):
        if "R1" in offered(s, ALLIES, SHOOT):
            found.append(top.defensive == 1)
        s.apply(ALLIES, Action(HOLD))
    return found


@pytest.mark.rule("close-4")
def test_a_charge_that_falls_short_is_fired_at_like_any_other_move() -> None:
    s = lineup("G1 ger-rifles 50 31.5 0", "R1 sov-rifles 50 25 180", phase="movement")
    shots = charged_over(s)
    assert shots
    assert not any(shots), "it ends more than an inch away"
    assert not s.has(unit(s, "G1"), CONTACT)


@pytest.mark.rule("close-4")
@pytest.mark.parametrize("y", [29.5, 30.9])
def test_a_charge_that_comes_within_an_inch_meets_defensive_fire_only(y: float) -> None:
    s = lineup(f"G1 ger-rifles 50 {y} 0", "R1 sov-rifles 50 25 180", phase="movement")
    assert charged_over(s) == [True]
    assert s.has(unit(s, "G1"), CONTACT) == (y < 30)
