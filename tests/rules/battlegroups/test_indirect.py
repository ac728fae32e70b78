"""Indirect fire: observers, ranges, dice (indirect-1 to indirect-5, cmd-1)."""

from __future__ import annotations

import pytest

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import CALLED, DESTROYED, FRESH, SHAKEN, SUPPRESSED
from caposaldo.games.battlegroups.rules import indirect_fire, observation
from caposaldo.games.battlegroups.rules.indirect_fire import Aim
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.games.battlegroups.verbs import BOMBARD, CALL
from rules.battlegroups.field import unit
from rules.battlegroups.lineup import AXIS, area, lineup, offered, told, wall, why_not
from rules.playing import preview

FO = "G9 ger-fo 60 30 0"


def guns(axis: str, allies: str, terrain: str = "", rolls: list[int] | None = None) -> BattlegroupsState:
    return lineup(axis, allies, terrain, phase="indirect", rolls=rolls)


def call(s: BattlegroupsState, weapon: str) -> BattlegroupsState:
    s.apply(AXIS, Action(CALL, unit(s, weapon)))
    assert isinstance(s.top(), Aim)
    return s


def aim(s: BattlegroupsState, weapon: str) -> None:
    """The weapon waits for its target, called or not."""
    s.push(Aim(unit(s, weapon)))
    s.forget()


def bombard(s: BattlegroupsState, target: str) -> None:
    s.apply(AXIS, Action(BOMBARD, target=unit(s, target)))


def aims(s: BattlegroupsState, weapon: str) -> list[str]:
    return offered(call(s, weapon), AXIS, BOMBARD)


def dice(s: BattlegroupsState, weapon: str, target: str) -> list[tuple[str, str, int]]:
    chain = indirect_fire.dice_chain(s, unit(s, weapon), unit(s, target))
    return [(link.rule, link.key, int(link.value)) for link in chain.links]


# ---------------------------------------------------------------- observers
@pytest.mark.rule("indirect-1")
@pytest.mark.parametrize("observer", ["ger-fo", "ger-recon"])
def test_an_fo_or_a_recon_unit_directs_fire_the_weapon_need_not_see(observer: str) -> None:
    s = guns(
        f"G1 ger-mortar-81 50 40 0\nG9 {observer} 56 30 0",
        "R1 sov-rifles 56 20 180",
        area("wood", 46, 33, 54, 37),
    )
    assert aims(s, "G1") == ["R1"]


@pytest.mark.rule("indirect-1")
def test_without_an_observer_nobody_fires_indirectly() -> None:
    s = guns("G1 ger-mortar-81 50 30 0\nG2 ger-rifles 52 30 0", "R1 sov-rifles 50 20 180")
    assert offered(s, AXIS, CALL) == []
    assert why_not(s, AXIS, CALL, "G1") == ("indirect-1", "bg-nothing-observed")
    aim(s, "G1")
    assert why_not(s, AXIS, BOMBARD, "R1") == ("indirect-1", "bg-no-observer")


@pytest.mark.rule("indirect-1")
def test_the_observer_must_see_the_target() -> None:
    s = guns(
        f"G1 ger-mortar-81 50 40 0\n{FO}",
        "R1 sov-rifles 60 20 180\nR2 sov-rifles 70 24 180",
        area("town", 57, 24, 63, 27),
    )
    assert aims(s, "G1") == ["R2"]
    assert why_not(s, AXIS, BOMBARD, "R1") == ("indirect-1", "bg-observer-blind")


@pytest.mark.rule("indirect-1")
def test_the_observer_is_no_more_than_18_inches_from_the_target() -> None:
    s = guns(f"G1 ger-mortar-81 50 40 0\n{FO}", "R1 sov-rifles 60 12 180\nR2 sov-rifles 70 24 180")
    observer, target = unit(s, "G9"), unit(s, "R1")
    half = (s.setup.depth_of[observer] + s.setup.depth_of[target]) // 2
    s.y[target] = s.y[observer] - half - 18 * 254
    assert observation.can_bombard(s, unit(s, "G1"), target)
    s.y[target] -= 2
    call(s, "G1")
    assert why_not(s, AXIS, BOMBARD, "R1") == ("indirect-1", "bg-observer-too-far")
    assert offered(s, AXIS, BOMBARD) == ["R2"]


@pytest.mark.rule("indirect-1")
def test_a_weapon_is_called_once_a_turn_and_an_observer_calls_several() -> None:
    s = guns(
        f"G1 ger-mortar-81 50 40 0\nG2 ger-light-mortar 52 40 0\n{FO}",
        "R1 sov-rifles 60 20 180",
        rolls=[1, 1, 1],
    )
    assert offered(s, AXIS, CALL) == ["G1", "G2"]
    call(s, "G1")
    bombard(s, "R1")
    assert offered(s, AXIS, CALL) == ["G2"]
    assert why_not(s, AXIS, CALL, "G1") == ("indirect-1", "bg-already-called")


@pytest.mark.rule("indirect-1")
def test_neither_priority_nor_the_nearest_target_bind_indirect_fire() -> None:
    s = guns(f"G1 ger-mortar-81 50 40 0\n{FO}", "R1 sov-rifles 60 24 180\nR2 sov-t34 62 20 180\nR3 sov-mg 58 15 180")
    assert aims(s, "G1") == ["R1", "R2", "R3"]


@pytest.mark.rule("indirect-3")
def test_a_command_calls_the_fire_of_its_own_battlegroup_only() -> None:
    s = guns(
        "G1 ger-mortar-81 50 40 0\nG2 ger-command 60 30 0\n--\nG3 ger-mortar-81 52 40 0\nG4 ger-command 90 50 0",
        "R1 sov-rifles 60 20 180",
    )
    assert why_not(s, AXIS, CALL, "G1") == ("", "")
    assert not observation.can_bombard(s, unit(s, "G3"), unit(s, "R1"))
    assert aims(s, "G1") == ["R1"]


@pytest.mark.rule("cmd-1")
def test_a_command_that_is_not_on_the_table_calls_nothing() -> None:
    s = guns(
        "G1 ger-mortar-81 50 40 0\nG2 ger-truck 60 30 0\nG3 ger-command aboard G2",
        "R1 sov-rifles 60 20 180",
    )
    assert offered(s, AXIS, CALL) == []
    s.aboard[unit(s, "G3")] = -1
    s.forget()
    assert offered(s, AXIS, CALL) == ["G1"]
    s.status[unit(s, "G3")] = DESTROYED
    s.forget()
    assert offered(s, AXIS, CALL) == []


@pytest.mark.rule("indirect-1")
def test_a_suppressed_observer_is_none() -> None:
    s = guns(f"G1 ger-mortar-81 50 40 0\n{FO}", "R1 sov-rifles 60 20 180")
    s.status[unit(s, "G9")] = SUPPRESSED
    assert offered(s, AXIS, CALL) == []
    s.status[unit(s, "G9")] = SHAKEN
    s.forget()
    assert offered(s, AXIS, CALL) == ["G1"]


# ---------------------------------------------------------------- weapons
@pytest.mark.rule("indirect-2")
@pytest.mark.parametrize(
    ("weapon", "count"),
    [
        ("ger-light-mortar", 2),
        ("ger-mortar-81", 3),
        ("ger-mortar-120", 4),
        ("ger-heavy-battery", 4),
        ("ger-battery", 4),
    ],
)
def test_dice_by_weapon(weapon: str, count: int) -> None:
    place = "" if weapon.endswith("battery") else " 56 40 0"
    s = guns(f"G1 {weapon}{place}\n{FO}", "R1 sov-rifles 60 20 180", rolls=[1] * count)
    call(s, "G1")
    bombard(s, "R1")
    assert s.dice.used == count
    assert s.status[unit(s, "R1")] == FRESH


@pytest.mark.rule("indirect-2")
@pytest.mark.parametrize(("weapon", "reach"), [("light-mortar", 24), ("mortar-81", 36), ("mortar-120", 48)])
def test_targets_lie_within_the_range_of_the_weapon(weapon: str, reach: int) -> None:
    s = guns(f"G1 ger-{weapon} 60 55 0\n{FO}", "R1 sov-rifles 60 20 180")
    gun, target = unit(s, "G1"), unit(s, "R1")
    s.y[unit(s, "G9")] = s.y[target] + 10 * 254
    s.y[gun] = s.y[target] + s.setup.depth_of[target] // 2 + reach * 254
    assert observation.can_bombard(s, gun, target)
    s.y[gun] += 1
    assert not observation.can_bombard(s, gun, target)
    aim(s, "G1")
    assert why_not(s, AXIS, BOMBARD, "R1") == ("indirect-2", "bg-fire-out-of-range")


@pytest.mark.rule("indirect-2")
def test_batteries_behind_the_table_reach_whatever_is_observed() -> None:
    s = guns("G1 ger-battery\nG2 ger-heavy-battery\nG9 ger-fo 90 5 0", "R1 sov-rifles 90 15 180")
    assert offered(s, AXIS, CALL) == ["G1", "G2"]


@pytest.mark.rule("indirect-2", "effect-1")
@pytest.mark.parametrize(
    ("rolls", "status"),
    [([3, 2, 1], FRESH), ([4, 3, 1], SHAKEN), ([4, 5, 1], SUPPRESSED), ([4, 5, 6], DESTROYED)],
)
def test_fours_fives_and_sixes_hit(rolls: list[int], status: int) -> None:
    s = guns(f"G1 ger-mortar-81 50 40 0\n{FO}", "R1 sov-rifles 60 20 180", rolls=rolls)
    call(s, "G1")
    bombard(s, "R1")
    assert s.status[unit(s, "R1")] == status
    assert told(s)[0] == "bg-bombards"


@pytest.mark.rule("indirect-2")
def test_only_weapons_of_the_table_that_can_fire_are_called() -> None:
    s = guns(
        f"G1 ger-rifles 50 40 0\nG2 ger-truck 53 40 0\nG3 ger-mortar-81 aboard G2\nG4 ger-mortar-81 56 40 0\n{FO}",
        "R1 sov-rifles 60 20 180\nR2 sov-mortar-81 64 10 180",
    )
    s.status[unit(s, "G4")] = SUPPRESSED
    assert offered(s, AXIS, CALL) == []
    assert why_not(s, AXIS, CALL, "G1") == ("indirect-2", "bg-no-indirect-fire")
    assert why_not(s, AXIS, CALL, "G3") == ("indirect-2", "bg-fire-not-on-table")
    assert why_not(s, AXIS, CALL, "G4") == ("effect-3", "bg-fire-suppressed")
    assert why_not(s, AXIS, CALL, "R2") == ("indirect-1", "bg-fire-not-yours")
    for weapon in (-1, 999):
        assert s.refusal(AXIS, Action(CALL, weapon)) is not None


@pytest.mark.rule("effect-2")
def test_a_shaken_weapon_fires_indirectly_without_a_modifier() -> None:
    s = guns(f"G1 ger-mortar-81 50 40 0\n{FO}", "R1 sov-rifles 60 20 180")
    s.status[unit(s, "G1")] = SHAKEN
    assert offered(s, AXIS, CALL) == ["G1"]
    assert dice(s, "G1", "R1") == [("indirect-2", "bg-indirect-row-86", 3)]


def test_friends_and_passengers_are_no_targets() -> None:
    s = guns(
        f"G1 ger-mortar-81 50 40 0\nG2 ger-rifles 60 25 0\n{FO}",
        "R1 sov-truck 60 20 180\nR2 sov-rifles aboard R1",
    )
    assert aims(s, "G1") == ["R1"]
    assert why_not(s, AXIS, BOMBARD, "G2") == ("indirect-1", "bg-fire-no-target")
    assert why_not(s, AXIS, BOMBARD, "R2") == ("indirect-1", "bg-fire-no-target")
    assert s.refusal(AXIS, Action(BOMBARD, target=-1)) is not None
    assert s.refusal(AXIS, Action(BOMBARD, target=999)) is not None


# ---------------------------------------------------------------- armour, bunkers, cover
@pytest.mark.rule("indirect-4")
@pytest.mark.parametrize("target", ["sov-kv1", "sov-t34"])
def test_class_a_and_b_are_suppressed_at_worst_and_stay_so(target: str) -> None:
    s = guns(
        f"G1 ger-mortar-81 50 40 0\nG2 ger-mortar-81 52 40 0\n{FO}",
        f"R1 {target} 60 20 180",
        rolls=[6, 6, 6, 6, 6, 6],
    )
    for weapon in ("G1", "G2"):
        call(s, weapon)
        bombard(s, "R1")
        assert s.status[unit(s, "R1")] == SUPPRESSED


@pytest.mark.rule("indirect-4")
def test_open_topped_tanks_of_class_b_fare_like_any_target() -> None:
    s = guns(f"G1 ger-mortar-81 50 40 0\n{FO}", "R1 usa-m10 60 20 180", rolls=[6, 6, 6])
    call(s, "G1")
    bombard(s, "R1")
    assert s.status[unit(s, "R1")] == DESTROYED


@pytest.mark.rule("indirect-4", "indirect-5")
def test_in_a_bunker_nobody_is_destroyed_and_cover_takes_a_die() -> None:
    s = guns(
        f"G1 ger-mortar-120 50 40 0\n{FO}",
        "R1 sov-rifles 60 20 180",
        area("bunker", 58, 18, 62, 22),
        rolls=[6, 6, 6],
    )
    call(s, "G1")
    bombard(s, "R1")
    assert s.dice.used == 3
    assert s.status[unit(s, "R1")] == SUPPRESSED


@pytest.mark.rule("indirect-5")
def test_a_target_in_cover_costs_a_die() -> None:
    s = guns(f"G1 ger-mortar-81 50 40 0\n{FO}", "R1 sov-rifles 60 20 180", area("broken", 58, 18, 62, 22))
    assert dice(s, "G1", "R1") == [
        ("indirect-2", "bg-indirect-row-86", 3),
        ("indirect-5", "bg-target-in-cover", -1),
    ]


@pytest.mark.rule("indirect-5")
def test_a_wall_is_no_roof() -> None:
    s = guns(f"G1 ger-mortar-81 60 40 0\n{FO}", "R1 sov-rifles 60 20 180", wall(55, 21, 65, 21))
    assert [value for _, _, value in dice(s, "G1", "R1")] == [3]


@pytest.mark.rule("indirect-2", "indirect-4")
def test_the_preview_gives_exact_odds() -> None:
    s = guns(f"G1 ger-mortar-81 50 40 0\n{FO}", "R1 sov-rifles 60 20 180\nR2 sov-t34 64 20 180")
    call(s, "G1")
    odds = {c.key: 8 * c.ways // c.of for c in preview(s, AXIS, Action(BOMBARD, target=unit(s, "R1"))).chances}
    assert odds == {
        "bg-result-none": 1,
        "bg-result-shaken": 3,
        "bg-result-suppressed": 3,
        "bg-result-destroyed": 1,
    }
    odds = {c.key: 8 * c.ways // c.of for c in preview(s, AXIS, Action(BOMBARD, target=unit(s, "R2"))).chances}
    assert odds == {"bg-result-none": 1, "bg-result-shaken": 3, "bg-result-suppressed": 4}


@pytest.mark.rule("cmd-4")
@pytest.mark.parametrize("weapon", ["ger-mortar-81 60 40 0", "ger-battery"])
def test_a_bombarded_command_withdraws_away_from_the_guns(weapon: str) -> None:
    s = guns(f"G1 {weapon}\n{FO}", "R1 sov-command 60 20 180", rolls=[6, 6, 6, 6])
    target = unit(s, "R1")
    x, y = s.x[target], s.y[target]
    call(s, "G1")
    bombard(s, "R1")
    assert s.status[target] == FRESH
    assert (s.x[target], s.y[target]) == (x, y - s.setup.move[target])


def test_a_weapon_is_marked_as_soon_as_it_is_called() -> None:
    s = guns(f"G1 ger-mortar-81 50 40 0\n{FO}", "R1 sov-rifles 60 20 180")
    call(s, "G1")
    assert s.has(unit(s, "G1"), CALLED)
