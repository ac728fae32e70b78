"""Maps that a bot draws before it decides: where danger is, where supply is safe, where to go."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.traces.position import Position
from caposaldo.games.traces.rules import supply_lines
from caposaldo.games.traces.rules.ratio import attack_of
from caposaldo.games.traces.setup import AXIS, SOVIET, Setup
from caposaldo.kernel.fields import filled
from caposaldo.kernel.hexes import Hexes

FAR: Final = 60
# What a goal is worth, in steps that it seems nearer.
CITY_PULL: Final = 5
ORDER_PULL: Final = 8
CROSSING_PULL: Final = 1
BREAKTHROUGH_PULL: Final = 2
# How far a unit is felt, and the share of its strength by distance, in sixths.
REACH: Final = 3
SHARES: Final = vec[i64]([6, 6, 5, 3])

SAFETY: Final = 3  # steps that a safe supply line keeps from the enemy


class Outlook:
    """Maps that a bot draws of the moment, index: hex."""

    def __init__(self, count: i64, side: i64) -> None:
        self.side = side  # for whom it is drawn
        self.danger: vec[i64] = filled(count, 0)  # strength with which the enemy can attack the hex
        self.home: vec[i64] = filled(count, 0)  # steps along supply lines to where no enemy can soon cut them
        self.command: vec[i64] = filled(count, 0)  # steps to the nearest headquarters of our own
        self.goal: vec[i64] = filled(count, 0)  # steps to what the side wants, less where it is worth more
        self.enemy: vec[i64] = filled(count, 0)  # steps to the nearest enemy
        self.supplied: vec[i64] = filled(count, 0)
        self.promise: vec[i64] = filled(count, -1)  # what an attack on the hex could be worth; -1: not yet weighed


def look(s: Position, side: i64) -> Outlook:
    """The maps of the moment, drawn once."""
    known = s.bot_cache
    if isinstance(known, Outlook) and known.side == side:
        return known
    drawn = Outlook(s.setup.count_hexes, side)
    for unit in range(s.setup.count()):
        if s.on_map(unit) and s.setup.side[unit] != side:
            spread(s.setup.grid, drawn.danger, s.hex[unit], attack_of(s, unit))
    drawn.enemy = steps_from(s.setup, enemies(s, side), filled(s.setup.count(), 0))
    drawn.command = steps_from(s.setup, headquarters_of(s, side), filled(s.setup.count(), 0))
    drawn.goal = steps_from(s.setup, goals(s, side), pulls(s, side))
    drawn.supplied = in_supply(s.setup, supply_lines.flood(s, side))
    drawn.home = steps_home(s, drawn)
    s.bot_cache = drawn
    return drawn


def in_supply(setup: Setup, flooded: vec[i64]) -> vec[i64]:
    """Hexes in which a unit could trace a supply line: lines pass there or next door, for its own hex never blocks."""
    found = flooded[:]
    for h in range(setup.count_hexes):
        if flooded[h] == 1:
            for at in range(6 * h, 6 * h + 6):
                if setup.line[at] >= 0:
                    found[setup.line[at]] = 1
    return found


def steps_home(s: Position, drawn: Outlook) -> vec[i64]:
    """Steps along supply lines to the hexes whose own line to a source keeps away from the enemy."""
    safe = safe_lines(s, drawn)
    steps: vec[i64] = vec[i64]([FAR for _ in range(s.setup.count_hexes)])
    for h in safe:
        steps[h] = 0
    at: i64 = 0
    while at < len(safe):
        h = safe[at]
        at += 1
        for side in range(6 * h, 6 * h + 6):
            other = s.setup.line[side]
            if other >= 0 and steps[other] == FAR and s.holder(other) != 1 - drawn.side:
                steps[other] = steps[h] + 1
                safe = append(safe, other)
    return steps


def safe_lines(s: Position, drawn: Outlook) -> vec[i64]:
    """Hexes joined to a source by lines that the enemy cannot soon reach."""
    known = filled(s.setup.count_hexes, 0)
    found: vec[i64] = vec[i64]([])
    for source in supply_lines.sources(s, drawn.side):
        if drawn.supplied[source] == 1 and known[source] == 0:
            known[source] = 1
            found = append(found, source)
    at: i64 = 0
    while at < len(found):
        for side in range(6 * found[at], 6 * found[at] + 6):
            other = s.setup.line[side]
            if other >= 0 and known[other] == 0 and drawn.enemy[other] > SAFETY:
                known[other] = 1
                found = append(found, other)
        at += 1
    return found


def spread(grid: Hexes, field: vec[i64], h: i64, strength: i64) -> None:
    """A unit is felt in the hexes around it."""
    q = grid.q[h]
    r = grid.r[h]
    for dq in range(-REACH, REACH + 1):
        for dr in range(max(-REACH, -REACH - dq), min(REACH, REACH - dq) + 1):
            other = grid.at_axial(q + dq, r + dr)
            if other >= 0:
                away = span(dq, dr)
                field[other] += strength * SHARES[away] // 6


def span(dq: i64, dr: i64) -> i64:
    """Steps of an offset."""
    return max(max(max(dq, -dq), max(dr, -dr)), max(dq + dr, -dq - dr))


def enemies(s: Position, side: i64) -> vec[i64]:
    found: vec[i64] = vec[i64]([])
    for unit in range(s.setup.count()):
        if s.on_map(unit) and s.setup.side[unit] != side:
            found = append(found, s.hex[unit])
    return found


def headquarters_of(s: Position, side: i64) -> vec[i64]:
    """Return the hexes of the side’s headquarters."""
    found: vec[i64] = vec[i64]([])
    for unit in range(s.setup.count()):
        if s.on_map(unit) and s.setup.side[unit] == side and s.setup.is_hq(unit):
            found = append(found, s.hex[unit])
    return found


def goals(s: Position, side: i64) -> vec[i64]:
    """Hexes the side wants: for the Soviets what they do not hold, for the Axis what it does."""
    found: vec[i64] = vec[i64]([])
    for city in range(len(s.setup.cities)):
        if s.setup.cities[city].major and s.city[city] == AXIS:
            found = append(found, s.setup.cities[city].hex)
    for crossing in range(len(s.setup.crossings)):
        if s.crossing[crossing] == 0:
            found = append(found, s.setup.crossings[crossing].hex)
    if side == SOVIET:
        for h in range(s.setup.count_hexes):
            if s.setup.breakthrough[h] == 1:
                found = append(found, h)
    return found


def pulls(s: Position, side: i64) -> vec[i64]:
    """How much nearer each of the goals seems, in the same order."""
    found: vec[i64] = vec[i64]([])
    for city in range(len(s.setup.cities)):
        if s.setup.cities[city].major and s.city[city] == AXIS:
            found = append(found, ORDER_PULL if s.order[city] == 1 else CITY_PULL)
    for crossing in range(len(s.setup.crossings)):
        if s.crossing[crossing] == 0:
            found = append(found, CROSSING_PULL)
    if side == SOVIET:
        for h in range(s.setup.count_hexes):
            if s.setup.breakthrough[h] == 1:
                found = append(found, BREAKTHROUGH_PULL)
    return found


def steps_from(setup: Setup, starts: vec[i64], pull: vec[i64]) -> vec[i64]:
    """Steps to the nearest of the starts, each seeming nearer by its pull; FAR where there is no way."""
    steps: vec[i64] = vec[i64]([FAR for _ in range(setup.count_hexes)])
    most: i64 = 0
    for i in range(len(starts)):
        most = max(most, pull[i])
    queue: vec[i64] = vec[i64]([])
    level: i64 = -most
    at: i64 = 0
    while level < FAR:
        for i in range(len(starts)):
            if -pull[i] == level and steps[starts[i]] > level:
                steps[starts[i]] = level
                queue = append(queue, starts[i])
        if at == len(queue) and level >= 0:
            break
        end: i64 = len(queue)
        while at < end:
            h = queue[at]
            at += 1
            for d in range(6):
                other = setup.way[6 * h + d]
                if other >= 0 and steps[other] > level + 1:
                    steps[other] = level + 1
                    queue = append(queue, other)
        level += 1
    return steps
