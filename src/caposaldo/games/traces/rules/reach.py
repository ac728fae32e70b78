"""How far a unit can go: costs of steps, the search for the cheapest ways, roads for strategic movement (9.1 to 9.3).

All is counted in half points. A move in progress has two accounts (see state.WALK): what it has cost if the whole of it
is taken as normal movement, and what it has cost as strategic movement. Either may have become impossible: NEVER.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.traces.position import ISOLATED, WALK, Position
from caposaldo.games.traces.setup import HALF_POINTS, MAJOR
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.hexes import NOWHERE

NEVER: Final = -1  # this kind of movement is no longer possible
BEYOND: Final = 200  # half points: what a refusal still counts


# ---------------------------------------------------------------- what a unit has
def allowance(s: Position, unit: i64) -> i64:
    """Its movement allowance in half points; isolated units have half of it, whole points, rounded down (8.2c, 1.3a).
    Soviet HQs have that of the side they show (2.3i)."""
    setup = s.setup
    points = setup.front_move[unit] if s.fronts == 1 and setup.is_hq(unit) else setup.move[unit]
    if s.supply[unit] == ISOLATED:
        points //= 2
    return points * HALF_POINTS


def begin(s: Position, unit: i64) -> Frame:
    """A move that has not begun. Strategic movement needs a road hex outside of enemy zones of control (9.2b)."""
    h = s.hex[unit]
    by_road: i64 = 0 if on_road(s, h) and not s.threatened(s.setup.side[unit], h) else NEVER
    return Frame(WALK, unit, 0, h, 0, by_road, 0)


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


def may_plunge(s: Position, side: i64, at: i64) -> bool:
    """A step that takes the whole allowance: over an unbridged major river (9.1c) or into a swamp (9.3b). Its cost does
    not depend on zones of control, but it does not lead from one to another."""
    if s.setup.plunge[at] == 0:
        return False
    there = s.first[s.setup.way[at]]
    return (there < 0 or s.setup.side[there] == side) and not between_zones(s, side, at)


# ---------------------------------------------------------------- many steps
class Reach:
    """What a search found. `cost[h]` is the account after going to the hex, NOWHERE if it is out of reach; `before[h]`
    the hex it is reached from; `found` the hexes in the order in which they were found, the first is the start."""

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


# ---------------------------------------------------------------- a move in progress
def normal_reach(s: Position, frame: Frame, goal: i64 = NOWHERE) -> Reach | None:
    """Where the unit that is moving can go by normal movement with what is left; None if that is over."""
    if frame.b < 0:
        return None
    return normal(s, frame.a, s.hex[frame.a], frame.b, allowance(s, frame.a), goal)


def strategic_reach(s: Position, frame: Frame) -> Reach | None:
    if frame.c < 0:
        return None
    return strategic(s, frame.a, s.hex[frame.a], frame.c, allowance(s, frame.a))


def plunges(s: Position, frame: Frame) -> vec[i64]:
    """Hexes that it can enter at the price of the whole move: only as its first step (9.1c, 9.3b)."""
    found: vec[i64] = vec[i64]([])
    unit = frame.a
    if frame.d == 0 and frame.b == 0 and allowance(s, unit) > 0:
        h = s.hex[unit]
        for at in range(6 * h, 6 * h + 6):
            if may_plunge(s, s.setup.side[unit], at):
                found = append(found, s.setup.way[at])
    return found


class Way:
    """How a unit goes to a hex: the hexes it enters, and its two accounts when it is there."""

    def __init__(self, path: list[int], spent: i64, by_road: i64, rule: str) -> None:
        self.path = path
        self.spent = spent
        self.by_road = by_road
        self.rule = rule

    def cost(self) -> i64:
        """Half points spent in the whole move: as normal movement where that is possible."""
        return self.spent if self.spent >= 0 else self.by_road


def way_to(s: Position, frame: Frame, goal: i64) -> Way | None:
    """The way to a hex, or None if it is out of reach. Normal movement if it can be, by road if that costs no more, so
    that strategic movement stays open; strategic movement otherwise; a plunge where nothing else leads."""
    cheap = normal_reach(s, frame, goal)
    march = strategic_reach(s, frame)
    if march is not None and march.cost[goal] != NOWHERE:
        path = march.path(goal)
        spent = frame.b + len(path) * s.setup.charts.road_cost if frame.b >= 0 else NEVER
        if cheap is None or cheap.cost[goal] == NOWHERE:
            return Way(path, NEVER, march.cost[goal], "9.2a")
        if cheap.cost[goal] == spent:
            return Way(path, spent, march.cost[goal], "9.1d")
    if cheap is not None and cheap.cost[goal] != NOWHERE:
        path = cheap.path(goal)
        return Way(path, cheap.cost[goal], along_road(s, frame, path), "9.1a")
    for h in plunges(s, frame):
        if h == goal:
            return Way([int(goal)], allowance(s, frame.a), NEVER, plunge_rule(s, s.hex[frame.a], goal))
    return None


def along_road(s: Position, frame: Frame, path: list[int]) -> i64:
    """The strategic account of a normal move: the same hexes, if they follow the road outside of enemy zones."""
    if frame.c < 0:
        return NEVER
    h = s.hex[frame.a]
    side = s.setup.side[frame.a]
    for other in path:
        at = 6 * h + s.setup.grid.direction(h, other)
        if s.setup.road[at] == 0 or s.threatened(side, other):
            return NEVER
        h = other
    spent = frame.c + len(path) * s.setup.charts.strategic_cost
    return spent if spent <= allowance(s, frame.a) else NEVER


def plunge_rule(s: Position, start: i64, h: i64) -> str:
    """A river is the harder of the two: where both are in the way it is named."""
    at = 6 * start + s.setup.grid.direction(start, h)
    return "9.1c" if s.setup.unbridged_major(at) else "9.3b"


# ---------------------------------------------------------------- for people
def costs(s: Position, frame: Frame) -> dict[int, int]:
    """Every hex within reach of the unit that is moving, full ones too, with the half points that it will have spent
    there."""
    found: dict[int, int] = {}
    for h in plunges(s, frame):
        found[int(h)] = int(allowance(s, frame.a))
    march = strategic_reach(s, frame)
    if march is not None:
        for h in march.found:
            found[int(h)] = int(march.cost[h])
    cheap = normal_reach(s, frame)
    if cheap is not None:
        for h in cheap.found:
            found[int(h)] = int(cheap.cost[h])
    found.pop(int(s.hex[frame.a]), None)
    return found


def path_to(s: Position, frame: Frame, h: i64) -> list[int]:
    """The hexes that `go` to this one would enter, in order; empty if it is out of reach."""
    way = way_to(s, frame, h)
    return [] if way is None else way.path


def bill(s: Position, frame: Frame, h: i64) -> Chain | None:
    """What the move costs from its beginning to this hex, in half points, item by item."""
    way = way_to(s, frame, h)
    if way is None:
        return None
    chain = Chain()
    if frame.d == 1:
        chain.add("9.1a", "tr-cost-before", frame.b if way.spent >= 0 else frame.c)
    if way.rule == "9.2a":
        chain.add("9.2a", "tr-cost-strategic", len(way.path) * s.setup.charts.strategic_cost)
    elif way.rule == "9.1c" or way.rule == "9.3b":
        chain.add(way.rule, "tr-cost-all", way.spent)
    else:
        itemise(s, chain, s.setup.side[frame.a], s.hex[frame.a], way.path)
    return chain


def itemise(s: Position, chain: Chain, side: i64, start: i64, path: list[int]) -> None:
    setup = s.setup
    ground: i64 = 0
    rivers: i64 = 0
    roads: i64 = 0
    zones: i64 = 0
    h = start
    for other in path:
        at = 6 * h + setup.grid.direction(h, other)
        if setup.bridged(at):
            roads += setup.step_cost[at]
        else:
            ground += setup.charts.cost[setup.terrain[other]]
            rivers += setup.step_cost[at] - setup.charts.cost[setup.terrain[other]]
        zones += price(s, side, at) - setup.step_cost[at]
        h = other
    for rule, key, value in (
        ("9.1a", "tr-cost-ground", ground),
        ("9.1d", "tr-cost-road", roads),
        ("9.1b", "tr-cost-river", rivers),
        ("9.3a", "tr-cost-zoc", zones),
    ):
        if value != 0:
            chain.add(rule, key, value)


def points(half: i64) -> str:
    """Half points as people write them: 3½."""
    whole = half // HALF_POINTS
    if half % HALF_POINTS == 0:
        return f"{whole}"
    return f"{whole}½" if whole > 0 else "½"
