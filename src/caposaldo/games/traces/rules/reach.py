"""How far a unit can go: costs of steps, the search for the cheapest ways, roads for strategic movement (9.1 to 9.3).

All is counted in half points.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.traces.position import ISOLATED, Position
from caposaldo.games.traces.setup import HALF_POINTS, MAJOR
from caposaldo.kernel.hexes import NOWHERE

NEVER: Final = -1  # this kind of movement is no longer possible


# ---------------------------------------------------------------- what a unit has
def allowance(s: Position, unit: i64) -> i64:
    """Its movement allowance in half points; isolated units have half of it, whole points, rounded down (8.2c, 1.3a).
    Soviet HQs have that of the side they show (2.3i)."""
    setup = s.setup
    points = setup.front_move[unit] if s.fronts == 1 and setup.is_hq(unit) else setup.move[unit]
    if s.supply[unit] == ISOLATED:
        points //= 2
    return points * HALF_POINTS


def on_road(s: Position, h: i64) -> bool:
    for d in range(6):
        if s.setup.road[6 * h + d] == 1:
            return True
    return False


# ---------------------------------------------------------------- one step
def price(s: Position, side: i64, at: i64) -> i64:
    """Cost of a normal step over a hexside, or NEVER: terrain, river or road (9.1a, 9.1b, 9.1d), two points for leaving
    and two for entering an enemy zone of control (9.3a). Not over a major river from one such zone to another, bridge
    or no bridge (9.3c), and not to the enemy (5.0e)."""
    setup = s.setup
    step = setup.step_cost[at]
    if step < 0:
        return NEVER
    other = setup.way[at]
    there = s.first[other]
    if there >= 0 and setup.side[there] != side:
        return NEVER
    offset = (1 - side) * setup.count_hexes
    zones: i64 = (1 if s.zoc[offset + at // 6] > 0 else 0) + (1 if s.zoc[offset + other] > 0 else 0)
    if zones == 0:
        return step
    if zones == 2 and setup.river[at] == MAJOR:
        return NEVER
    return step + zones * setup.charts.zoc_cost


def between_zones(s: Position, side: i64, at: i64) -> bool:
    """The hexside lies between two hexes in enemy zones of control, friends there or not (9.3b, 9.3c)."""
    return s.threatened(side, at // 6) and s.threatened(side, s.setup.way[at])


def may_use_whole_move(s: Position, side: i64, at: i64) -> bool:
    """A step that takes the whole allowance: over an unbridged major river (9.1c) or into a swamp (9.3b). Its cost does
    not depend on zones of control, but it does not lead from one to another."""
    if s.setup.whole_move[at] == 0:
        return False
    there = s.first[s.setup.way[at]]
    return (there < 0 or s.setup.side[there] == side) and not between_zones(s, side, at)


# ---------------------------------------------------------------- many steps
class Reach:
    """The result of a search. `cost[h]` is the account after going to the hex, NOWHERE if it is out of reach;
    `before[h]` the hex it is reached from; `found` the hexes in the order in which they were found, the start first."""

    def __init__(self, nowhere: vec[i64], start: i64, spent: i64) -> None:
        self.cost: vec[i64] = nowhere[:]
        self.before: vec[i64] = nowhere[:]
        self.found: vec[i64] = vec[i64]([start])
        self.cost[start] = spent

    def path(self, h: i64) -> list[int]:
        """The hexes to enter, one after the other; empty for the start itself."""
        way: list[int] = []
        while self.before[h] != NOWHERE:
            way.append(int(h))
            h = self.before[h]
        way.reverse()
        return way


def normal(s: Position, unit: i64, start: i64, spent: i64, budget: i64, goal: i64 = NOWHERE) -> Reach:
    """The cheapest ways by normal movement to all hexes within the budget, or only as far as the goal (9.1).

    Costs are small whole numbers: the hexes found so far are gone through once for every sum of points. Units pass
    through full hexes (5.0a)."""
    setup = s.setup
    side = setup.side[unit]
    reach = Reach(setup.nowhere, start, spent)
    cost = reach.cost
    before = reach.before
    found = reach.found
    way = setup.way
    step_cost = setup.step_cost
    level = spent
    highest = spent
    while level <= highest and (goal == NOWHERE or cost[goal] == NOWHERE or cost[goal] > level):
        i: i64 = 0
        while i < len(found):
            h = found[i]
            i += 1
            if cost[h] != level:
                continue
            for at in range(6 * h, 6 * h + 6):
                # Most steps lead back or cost too much even without zones of control: those are not looked at further.
                least = level + step_cost[at]
                if least < level or least > budget:
                    continue
                other = way[at]
                known = cost[other]
                if known != NOWHERE and known <= least:
                    continue
                step = price(s, side, at)
                if step < 0 or level + step > budget or (known != NOWHERE and known <= level + step):
                    continue
                if known == NOWHERE:
                    found = append(found, other)
                cost[other] = level + step
                before[other] = h
                highest = max(highest, level + step)
        level += 1
    reach.found = found
    return reach


def strategic(s: Position, unit: i64, start: i64, spent: i64, budget: i64) -> Reach:
    """Along roads at half a point a hex, never into an enemy zone of control (9.2a, 9.2b)."""
    setup = s.setup
    side = setup.side[unit]
    reach = Reach(setup.nowhere, start, spent)
    found = reach.found
    step = setup.charts.strategic_cost
    i: i64 = 0
    while i < len(found) and reach.cost[found[i]] + step <= budget:
        h = found[i]
        i += 1
        for at in range(6 * h, 6 * h + 6):
            if setup.road[at] == 1 and setup.way[at] >= 0:
                other = setup.way[at]
                if reach.cost[other] == NOWHERE and s.holder(other) != 1 - side and not s.threatened(side, other):
                    reach.cost[other] = reach.cost[h] + step
                    reach.before[other] = h
                    found = append(found, other)
    reach.found = found
    return reach


# ---------------------------------------------------------------- for people
def points(half: i64) -> str:
    """Half points as people write them: 3½."""
    whole = half // HALF_POINTS
    if half % HALF_POINTS == 0:
        return f"{whole}"
    return f"{whole}½" if whole > 0 else "½"
