"""Observers for indirect fire and air attacks, and the range of weapons (indirect-1 to indirect-3, air-3)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.battlegroups.position import CALLED, DESTROYED, SUPPRESSED, Position
from caposaldo.games.battlegroups.rules.sight import box, sees, sees_point
from caposaldo.games.battlegroups.rules.tables import INDIRECT_RANGE, NO_LIMIT, OBSERVER_RANGE
from caposaldo.games.battlegroups.setup import COMMAND, OBSERVER, OFF_TABLE, RECON
from caposaldo.kernel.reading import whole
from caposaldo.kernel.table import box_to_point, boxes_gap


def can_be_called(s: Position, weapon: i64) -> bool:
    """An own weapon of the indirect table, unlimbered or behind the table, that has not yet been called this turn."""
    setup = s.setup
    if setup.indirect[weapon] < 0 or setup.side[weapon] != s.active or s.has(weapon, CALLED):
        return False
    return s.status[weapon] < SUPPRESSED and in_place(s, weapon)


def in_place(s: Position, weapon: i64) -> bool:
    """It stands on the table, or behind it."""
    return s.on_table(weapon) or (s.setup.is_a(weapon, OFF_TABLE) and s.status[weapon] < DESTROYED)


def may_observe(s: Position, unit: i64, weapon: i64) -> bool:
    """FOs and RECON units observe for all (indirect-1), a Command for its own battlegroup (indirect-3); they must be
    on the table (cmd-1) and not suppressed."""
    setup = s.setup
    if setup.side[unit] != setup.side[weapon] or not s.on_table(unit) or s.status[unit] >= SUPPRESSED:
        return False
    if setup.is_a(unit, OBSERVER | RECON):
        return True
    return setup.is_a(unit, COMMAND) and setup.group[unit] == setup.group[weapon]


def observers(s: Position, weapon: i64) -> list[int]:
    return [unit for unit in range(s.setup.count()) if may_observe(s, unit, weapon)]


def near_enough(s: Position, observer: i64, target: i64) -> bool:
    """No more than 18 inches from the target, base to base (indirect-1)."""
    if surely_too_far(s, observer, target):
        return False
    return boxes_gap(box(s, observer), box(s, target)) <= OBSERVER_RANGE


def surely_too_far(s: Position, observer: i64, target: i64) -> bool:
    """A quick look at the centres: surely more than 18 inches, whatever way the bases are turned."""
    setup = s.setup
    sides = setup.width_of[observer] + setup.depth_of[observer] + setup.width_of[target] + setup.depth_of[target]
    limit = OBSERVER_RANGE + sides // 2 + 2
    dx = s.x[target] - s.x[observer]
    dy = s.y[target] - s.y[observer]
    return dx * dx + dy * dy > limit * limit


def observer_of(s: Position, weapon: i64, target: i64) -> i64:
    """An observer who sees the target for the weapon, or -1 (indirect-1)."""
    return first_observer(s, observers(s, weapon), target)


def first_observer(s: Position, watching: list[int], target: i64) -> i64:
    """The first of these who sees the target from near enough, or -1."""
    for observer in watching:
        if near_enough(s, observer, target) and sees(s, observer, target):
            return observer
    return -1


def air_observer_of(s: Position, target: i64) -> i64:
    """An observer of the active side who sees the target for an air unit, or -1. Air units belong to no battlegroup:
    FOs and RECON units direct them, Commands do not (air-3, indirect-1)."""
    setup = s.setup
    for unit in range(setup.count()):
        if setup.side[unit] != s.active or not setup.is_a(unit, OBSERVER | RECON):
            continue
        able = s.on_table(unit) and s.status[unit] < SUPPRESSED
        if able and near_enough(s, unit, target) and sees(s, unit, target):
            return unit
    return -1


def weapon_range(s: Position, weapon: i64) -> i64:
    """In tenths of a millimetre; batteries behind the table reach everything (indirect-2, G-ind-range)."""
    return NO_LIMIT if s.setup.is_a(weapon, OFF_TABLE) else INDIRECT_RANGE[s.setup.indirect[weapon]]


def in_range(s: Position, weapon: i64, target: i64) -> bool:
    """From the weapon's centre to the nearest point of the target (indirect-2)."""
    reach = weapon_range(s, weapon)
    return reach == NO_LIMIT or box_to_point(box(s, target), s.x[weapon], s.y[weapon]) <= reach


def can_bombard(s: Position, weapon: i64, target: i64) -> bool:
    return can_bombard_for(s, weapon, observers(s, weapon), target)


def can_bombard_for(s: Position, weapon: i64, watching: list[int], target: i64) -> bool:
    """An enemy in range that one of the weapon's observers sees (indirect-1, indirect-2)."""
    if s.setup.side[target] == s.setup.side[weapon] or not s.on_table(target):
        return False
    return in_range(s, weapon, target) and first_observer(s, watching, target) >= 0


def bombard_targets(s: Position, weapon: i64) -> list[int]:
    watching = observers(s, weapon)
    return [target for target in range(s.setup.count()) if can_bombard_for(s, weapon, watching, target)]


def has_target(s: Position, weapon: i64) -> bool:
    """There is at least one of them."""
    watching = observers(s, weapon)
    for target in range(s.setup.count()):
        if can_bombard_for(s, weapon, watching, target):
            return True
    return False


def point_observed(s: Position, watching: list[int], x: i64, y: i64) -> bool:
    """One of these observers sees the point from near enough."""
    for observer in watching:
        if box_to_point(box(s, observer), x, y) <= OBSERVER_RANGE and sees_point(s, observer, x, y):
            return True
    return False


def check_weapon(s: Position, field: str, weapon: i64) -> None:
    """Raise ValueError unless it is a weapon of the active side for indirect fire."""
    whole(field, int(weapon), 0, int(s.setup.count()) - 1)
    if s.setup.side[weapon] != s.active or s.setup.indirect[weapon] < 0:
        raise ValueError(f"{field}: expected a unit of the active side that can do this")
