"""Supply lines (8.1): which hexes can trace a line to a source of their side."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.traces.position import Position
from caposaldo.games.traces.setup import SOVIET
from caposaldo.kernel.hexes import NOWHERE

SHUT: Final = -1  # while lines are traced: a city in enemy hands


def flood(s: Position, side: i64) -> vec[i64]:
    """1 for every hex that a supply line of this side can pass through to one of its sources (8.1a, 8.1b)."""
    return flood_from(s, side, sources(s, side))


def flood_from(s: Position, side: i64, sources: vec[i64]) -> vec[i64]:
    """1 for every hex that a supply line of this side can pass through to one of these sources (8.1b)."""
    found = s.setup.blank[:]
    queue = s.setup.blank[:]
    mark_enemy_cities(s, side, found, SHUT)
    size: i64 = 0
    for source in sources:
        if found[source] == 0 and passable(s, side, source):
            found[source] = 1
            queue[size] = source
            size += 1
    spread(s, side, found, queue, size)
    mark_enemy_cities(s, side, found, 0)
    return found


def mark_enemy_cities(s: Position, side: i64, found: vec[i64], mark: i64) -> None:
    """No line enters a city in enemy hands (8.1b). No friend stands there: it would be in friendly hands."""
    for i in range(len(s.city)):
        if s.city[i] != side:
            found[s.setup.cities[i].hex] = mark


def spread(s: Position, side: i64, found: vec[i64], queue: vec[i64], size: i64) -> None:
    """From the hexes in the queue to all that can be reached, not over blocked hexsides nor unbridged major rivers."""
    line = s.setup.line
    owner = s.setup.side
    first = s.first
    zoc = s.zoc
    enemy = (1 - side) * s.setup.count_hexes
    at: i64 = 0
    while at < size:
        base = 6 * queue[at]
        at += 1
        for d in range(6):
            h = line[base + d]
            if h >= 0 and found[h] == 0 and (zoc[enemy + h] == 0 if first[h] < 0 else owner[first[h]] == side):
                found[h] = 1
                queue[size] = h
                size += 1


def passable(s: Position, side: i64, h: i64) -> bool:
    """No enemy in the hex and, unless a friend stands there, no enemy zone of control (8.1b). Cities apart."""
    unit = s.first[h]
    return s.setup.side[unit] == side if unit >= 0 else not s.threatened(side, h)


def sources(s: Position, side: i64) -> vec[i64]:
    """The sources on the map and, for the Soviets, the airborne bridgehead (11.1e)."""
    found = s.setup.sources[side]
    if side == SOVIET and s.bridgehead != NOWHERE:
        return append(found[:], s.bridgehead)
    return found
