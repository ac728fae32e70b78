"""Coming onto the map and leaving it (5.1)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.storms.position import Position
from caposaldo.games.storms.setup import GUN, WATER


def holds(hexes: vec[i64], h: i64) -> bool:
    for other in hexes:
        if other == h:
            return True
    return False


def hexes(s: Position, unit: i64) -> vec[i64]:
    """Where a reinforcement may enter: the hexes of its zone and, for each that an enemy in view holds, the nearest
    free ones; the owner chooses between equals (5.1)."""
    found: vec[i64] = vec[i64]([])
    for h in s.setup.zone[unit]:
        if is_free(s, unit, h):
            if not holds(found, h):
                found = append(found, h)
        else:
            for other in nearest_free(s, unit, h):
                if not holds(found, other):
                    found = append(found, other)
    return found


def is_free(s: Position, unit: i64, h: i64) -> bool:
    """No enemy that everybody sees is there: a hidden one is met, not avoided. Guns do not enter in water (4.0b)."""
    if s.enemy_in(s.setup.side[unit], h):
        return False
    return s.setup.terrain[h] != WATER or not s.setup.is_a(unit, GUN)


def nearest_free(s: Position, unit: i64, h: i64) -> vec[i64]:
    grid = s.setup.grid
    found: vec[i64] = vec[i64]([])
    for radius in range(1, grid.columns + grid.rows):
        for other in grid.within(h, radius):
            if grid.distance(h, other) == radius and is_free(s, unit, other):
                found = append(found, other)
        if len(found) > 0:
            break
    return found


def enter_together(s: Position, one: i64, other: i64) -> bool:
    """Two reinforcements can form a group if they can enter in the same hex or next to each other (5.1, 9.1.1)."""
    for a in s.setup.zone[one]:
        for b in s.setup.zone[other]:
            if s.setup.grid.distance(a, b) <= 1:
                return True
    return False


def may_leave(s: Position, unit: i64) -> bool:
    """The scenario lets the side leave the map from the hex of the unit (5.1)."""
    return s.hex[unit] >= 0 and holds(s.setup.exits[s.setup.side[unit]], s.hex[unit])
