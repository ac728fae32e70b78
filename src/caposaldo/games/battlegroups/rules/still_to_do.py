"""What a side could still do in a phase, in a sensible order, and how attacks compare. Asked for at the edge only."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import Decision, Position
from caposaldo.kernel.game import Preview
from caposaldo.kernel.table import distance

LISTED: Final = 6  # units that a message names at most
FAR: Final = 1 << 30  # beside the table: further away than anything on it
WHOLE: Final = 1_000_000  # one, in the parts in which attacks are compared


# ---------------------------------------------------------------- who
def in_order(s: Position, units: list[int]) -> list[int]:
    """The battlegroup that is moving first, then the others, those near the enemy before those far off (move-1)."""
    near: dict[int, int] = {}
    of_group: dict[int, int] = {}
    for unit in units:
        near[unit] = from_enemy(s, unit)
        group = int(s.setup.group[unit])
        of_group[group] = min(near[unit], of_group.get(group, FAR))
    ranked: list[tuple[int, int, int, int, int]] = []
    for unit in units:
        group = int(s.setup.group[unit])
        ranked.append((0 if group == s.group else 1, of_group[group], group, near[unit], unit))
    ranked.sort()
    return [entry[4] for entry in ranked]


def from_enemy(s: Position, unit: i64) -> int:
    """How far the nearest enemy is; a unit aboard is where its carrier is."""
    place = s.aboard[unit] if s.aboard[unit] >= 0 else unit
    best = FAR
    if not s.on_table(place):
        return best
    for enemy in range(s.setup.count()):
        if s.setup.side[enemy] != s.setup.side[unit] and s.on_table(enemy):
            best = min(best, int(distance(s.x[place], s.y[place], s.x[enemy], s.y[enemy])))
    return best


def labels(s: Position, units: list[int]) -> str:
    """The labels of units as a list, "G1, G2", cut short if it is long."""
    named = ", ".join([s.setup.labels[unit] for unit in units[:LISTED]])
    return f"{named}…" if len(units) > LISTED else named


# ---------------------------------------------------------------- attacks
def expected(preview: Preview | None) -> int:
    """What an attack is worth on the average, in millionths; 0 if it will not come about."""
    if preview is None or preview.unless is not None:
        return 0
    total = 0
    for chance in preview.chances:
        total += chance.worth * chance.ways * WHOLE // chance.of
    return total


def best_attack(s: Position, decision: Decision, options: list[Action]) -> Action | None:
    """The attack that is worth most on the average, the first of equals; None if no attack does anything."""
    best: Action | None = None
    most = 0
    for action in options:
        value = expected(decision.preview(s, action))
        if value > most:
            best, most = action, value
    return best
