"""Retreat after combat (10.4).

A path is one or two hexes long: it ends in a hex and, if it is two hexes long, goes `via` another. Its rank says how
good it is, lower is better: four for each hex in an enemy zone of control (10.4c), two if it does not lead towards a
supply source, one if it ends in a full hex (10.4e). Only paths of the best rank may be taken.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.traces.position import OVERFLOW, RETREATS, Position
from caposaldo.games.traces.rules import control, headquarters, losses, stacking
from caposaldo.games.traces.setup import MAJOR, SOVIET
from caposaldo.games.traces.verbs import RETREAT
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Refusal
from caposaldo.kernel.hexes import NOWHERE

# What the parts of a rank weigh: fewest zones of control first, then the way home, then room at the end (10.4c, 10.4e).
ZOC_WEIGHT: Final = 4
ASTRAY_WEIGHT: Final = 2
FULL_WEIGHT: Final = 1

MOST_EXTRA: Final = 5  # hexes that a unit goes on for want of room (A-retreat-stack)

# Why a step of a retreat is not possible.
OPEN: Final = 0
SHUT: Final = 1  # off the map, sea, blocked hexside, not a neighbour
ENEMY: Final = 2
BACK: Final = 3  # where it came from
RIVER: Final = 4  # 10.4h
BANKS: Final = 5  # 10.4i
FAULT_RULES: Final = ["", "10.4c", "10.4c", "10.4c", "10.4h", "10.4i"]
FAULT_KEYS: Final = [
    "",
    "tr-retreat-shut",
    "tr-retreat-enemy",
    "tr-retreat-back",
    "tr-retreat-river",
    "tr-retreat-banks",
]


class Start:
    """From where and how far a unit retreats, and which hexes it may not come back to."""

    def __init__(self, s: Position, frame: Frame, unit: i64) -> None:
        self.unit = unit
        self.side: i64 = s.setup.side[unit]
        self.hex: i64 = s.hex[unit]
        self.length: i64 = frame.b if frame.kind == RETREATS else 1
        # An unbridged major river is crossed with the first hex of the whole retreat only (10.4h).
        self.over_river = frame.kind == RETREATS
        # Where the retreat began and, of a unit that goes on, the hex it has just left.
        self.began: i64 = frame.a if frame.kind == RETREATS else frame.x
        self.left: i64 = NOWHERE if frame.kind == RETREATS else frame.y


class Paths:
    """The best paths found so far, all of the same rank."""

    def __init__(self) -> None:
        self.rank: i64 = 1000
        self.end: vec[i64] = vec[i64]([])
        self.via: vec[i64] = vec[i64]([])

    def add(self, rank: i64, via: i64, end: i64) -> None:
        if rank < self.rank:
            self.rank = rank
            self.end = vec[i64]([])
            self.via = vec[i64]([])
        if rank == self.rank:
            self.end = append(self.end, end)
            self.via = append(self.via, via)


# ---------------------------------------------------------------- paths
def fault(s: Position, start: Start, at: i64, first: bool) -> i64:
    """Why a retreat may not cross this hexside, or OPEN (10.4c, 10.4h, 10.4i). Terrain, swamps and minor rivers do not
    matter (10.4g)."""
    h = s.setup.way[at]
    if h == NOWHERE:
        return SHUT
    if h == start.began or h == start.left:
        return BACK
    if s.holder(h) == 1 - start.side:
        return ENEMY
    if s.setup.river[at] == MAJOR:
        if not s.setup.bridged(at) and not (first and start.over_river):
            return RIVER
        if s.threatened(start.side, at // 6) and s.threatened(start.side, h):
            return BANKS
    return OPEN


def distance(s: Position, side: i64, h: i64) -> i64:
    """Straight to the nearest friendly supply source, the airborne bridgehead included (A-retreat-source, 11.1e)."""
    found = s.setup.source_distance[side * s.setup.count_hexes + h]
    if side == SOVIET and s.bridgehead != NOWHERE:
        found = min(found, s.setup.grid.distance(h, s.bridgehead))
    return found


def weight(s: Position, start: Start, h: i64, other: i64) -> i64:
    """What entering `other` from `h` adds to the rank: a step lost (10.4c), or leading astray (10.4e)."""
    found: i64 = ZOC_WEIGHT if s.threatened(start.side, other) else 0
    if distance(s, start.side, other) >= distance(s, start.side, h):
        found = found | ASTRAY_WEIGHT
    return found


def joined(one: i64, two: i64) -> i64:
    """The weights of two hexes of a path: steps add up, astray is astray."""
    steps = one // ZOC_WEIGHT + two // ZOC_WEIGHT
    return steps * ZOC_WEIGHT + ((one | two) & ASTRAY_WEIGHT)


def room(s: Position, start: Start, end: i64) -> i64:
    return 0 if stacking.fits(s, start.unit, end) else FULL_WEIGHT


def best_paths(s: Position, frame: Frame, unit: i64) -> Paths:
    """All paths of the required length that the unit may choose from; none: it is lost (10.4j)."""
    start = Start(s, frame, unit)
    found = Paths()
    for at in range(6 * start.hex, 6 * start.hex + 6):
        if fault(s, start, at, True) == OPEN:
            h = s.setup.way[at]
            if start.length == 1:
                found.add(weight(s, start, start.hex, h) + room(s, start, h), NOWHERE, h)
            else:
                go_on(s, start, h, found)
    return found


def go_on(s: Position, start: Start, via: i64, found: Paths) -> None:
    """The second hex of a retreat of two."""
    first = weight(s, start, start.hex, via)
    for at in range(6 * via, 6 * via + 6):
        if fault(s, start, at, False) == OPEN:
            end = s.setup.way[at]
            found.add(joined(first, weight(s, start, via, end)) + room(s, start, end), via, end)


# ---------------------------------------------------------------- options
def retreating(s: Position, frame: Frame, unit: i64) -> bool:
    """The frame waits for this unit: it is still in the attacked hex, or it is the one that goes on (10.4b, 10.4f)."""
    if unit < 0 or unit >= s.setup.count() or not s.on_map(unit):
        return False
    return s.hex[unit] == frame.a if frame.kind == RETREATS else unit == frame.a


def options(s: Position, frame: Frame) -> list[Action]:
    """For every unit that is to retreat its best paths, or that there is none (10.4c, 10.4e, 10.4j)."""
    if frame.kind == OVERFLOW:
        return ways_of(s, frame, frame.a)
    found: list[Action] = []
    unit = s.first[frame.a]
    while unit >= 0:
        found.extend(ways_of(s, frame, unit))
        unit = s.next[unit]
    return found


def ways_of(s: Position, frame: Frame, unit: i64) -> list[Action]:
    paths = best_paths(s, frame, unit)
    if len(paths.end) == 0:
        return [Action(RETREAT, unit, NOWHERE, NOWHERE)]
    return [Action(RETREAT, unit, paths.end[i], paths.via[i]) for i in range(len(paths.end))]


# ---------------------------------------------------------------- refusals
def refuse(s: Position, frame: Frame, a: Action) -> Refusal | None:
    if not retreating(s, frame, a.a):
        return Refusal("10.4a", "tr-retreat-not-this-one")
    paths = best_paths(s, frame, a.a)
    if a.b == NOWHERE and a.x == NOWHERE:
        if len(paths.end) == 0:
            return None
        return Refusal("10.4j", "tr-retreat-has-a-way", {"unit": s.ref(a.a)})
    start = Start(s, frame, a.a)
    refusal = refuse_length(s, start, a)
    if refusal is None:
        refusal = refuse_steps(s, start, a)
    if refusal is None:
        refusal = refuse_rank(s, start, a, paths.rank)
    return refusal


def refuse_length(s: Position, start: Start, a: Action) -> Refusal | None:
    """Exactly as many hexes as the result says (10.4a)."""
    n = s.setup.count_hexes
    through = a.x != NOWHERE
    if a.b < 0 or a.b >= n or a.x < NOWHERE or a.x >= n or through != (start.length == 2):
        return Refusal("10.4a", "tr-retreat-length", {"unit": s.ref(start.unit), "count": int(start.length)})
    return None


def refuse_steps(s: Position, start: Start, a: Action) -> Refusal | None:
    """Each hex of the path can be entered from the one before (10.4c, 10.4h, 10.4i)."""
    via = a.x if a.x != NOWHERE else a.b
    refusal = refuse_step(s, start, start.hex, via, True)
    if refusal is None and a.x != NOWHERE:
        refusal = refuse_step(s, start, via, a.b, False)
    return refusal


def refuse_step(s: Position, start: Start, h: i64, other: i64, first: bool) -> Refusal | None:
    direction = s.setup.grid.direction(h, other)
    found: i64 = SHUT if direction == NOWHERE else fault(s, start, 6 * h + direction, first)
    if found == OPEN:
        return None
    return Refusal(FAULT_RULES[found], FAULT_KEYS[found], {"from": s.hex_ref(h), "hex": s.hex_ref(other)})


def rank_of(s: Position, start: Start, a: Action) -> i64:
    """The rank of a path that can be gone."""
    if a.x == NOWHERE:
        return weight(s, start, start.hex, a.b) + room(s, start, a.b)
    return joined(weight(s, start, start.hex, a.x), weight(s, start, a.x, a.b)) + room(s, start, a.b)


def refuse_rank(s: Position, start: Start, a: Action, best: i64) -> Refusal | None:
    """There is a better path: fewer zones of control, towards supply, with room (10.4c, 10.4e)."""
    rank = rank_of(s, start, a)
    if rank == best:
        return None
    if rank // ZOC_WEIGHT > best // ZOC_WEIGHT:
        return Refusal("10.4c", "tr-retreat-zones", {
            "unit": s.ref(start.unit), "count": int(rank // ZOC_WEIGHT), "least": int(best // ZOC_WEIGHT),
        })  # fmt: skip
    astray = (rank & ASTRAY_WEIGHT) > (best & ASTRAY_WEIGHT)
    key = "tr-retreat-astray" if astray else "tr-retreat-full"
    return Refusal("10.4e", key, {"unit": s.ref(start.unit), "hex": s.hex_ref(a.b)})


# ---------------------------------------------------------------- the retreat itself
def perform(s: Position, frame: Frame, a: Action) -> None:
    if frame.kind == OVERFLOW:
        s.pop()
    if a.b == NOWHERE:
        lose(s, a.a, "10.4j", "tr-retreat-no-way")
        return
    before = s.hex[a.a]
    if a.x != NOWHERE:
        step(s, a.a, a.x)
        before = a.x
    if s.on_map(a.a):
        step(s, a.a, a.b)
    control.settle(s)
    if s.on_map(a.a) and not stacking.fits(s, a.a, s.hex[a.a]):
        overflow(s, frame, a.a, before)


def step(s: Position, unit: i64, h: i64) -> None:
    """It enters a hex and loses a step if that lies in an enemy zone of control, friends there or not (10.4d)."""
    threatened = s.threatened(s.setup.side[unit], h)
    if s.events is not None:
        s.tell("10.4a", "tr-retreats", {"unit": s.ref(unit), "hex": s.hex_ref(h)})
    control.enter(s, unit, h)
    if threatened:
        losses.lose_step(s, unit, "10.4d")


def overflow(s: Position, frame: Frame, unit: i64, before: i64) -> None:
    """No room: a second HQ is relocated (2.3c, 5.0d), a third combat unit goes on (10.4f)."""
    if s.setup.is_hq(unit):
        headquarters.relocate(s, unit, "5.0d")
        return
    extra: i64 = frame.b + 1 if frame.kind == OVERFLOW else 0
    began: i64 = frame.x if frame.kind == OVERFLOW else frame.a
    if extra == MOST_EXTRA:
        lose(s, unit, "10.4f", "tr-retreat-no-room")
        return
    if s.events is not None:
        s.tell("10.4f", "tr-retreat-goes-on", {"unit": s.ref(unit), "hex": s.hex_ref(s.hex[unit])})
    s.push(Frame(OVERFLOW, unit, extra, began, before))


def lose(s: Position, unit: i64, rule: str, key: str) -> None:
    """It is eliminated, an HQ relocated (10.4j)."""
    if s.events is not None:
        s.tell(rule, key, {"unit": s.ref(unit)})
    losses.eliminate(s, unit, rule)
    control.settle(s)
