"""Retreat after combat (10.4).

A path is one or two hexes long: it ends in a hex and, if it is two hexes long, goes `via` another. Its rank says how
good it is, lower is better: four for each hex in an enemy zone of control (10.4c), two if it does not lead towards a
supply source, one if it ends in a full hex (10.4e). Only paths of the best rank may be taken.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.position import MOST, ON_MAP, Position
from caposaldo.games.traces.rules import control, headquarters, losses, nearby, stacking
from caposaldo.games.traces.rules.decision import Decision
from caposaldo.games.traces.setup import MAJOR, SOVIET
from caposaldo.games.traces.verbs import RETREAT
from caposaldo.kernel.game import Params, Refusal, Todo
from caposaldo.kernel.hexes import NOWHERE
from caposaldo.kernel.reading import whole

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

    def __init__(self, s: Position, unit: i64, length: i64, began: i64, left: i64, over_river: bool) -> None:
        self.unit = unit
        self.side: i64 = s.setup.side[unit]
        self.hex: i64 = s.hex[unit]
        self.length = length
        # Where the retreat began and, of a unit that goes on, the hex it has just left.
        self.began = began
        self.left = left
        # An unbridged major river is crossed with the first hex of the whole retreat only (10.4h).
        self.over_river = over_river


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
    """Return the penalty for entering `other` from `h`: a step lost (10.4c), or leading astray (10.4e)."""
    found: i64 = ZOC_WEIGHT if s.threatened(start.side, other) else 0
    if distance(s, start.side, other) >= distance(s, start.side, h):
        found = found | ASTRAY_WEIGHT
    return found


def joined(one: i64, two: i64) -> i64:
    """The weights of two hexes of a path together: steps lost add up, leading astray counts once."""
    steps = one // ZOC_WEIGHT + two // ZOC_WEIGHT
    return steps * ZOC_WEIGHT + ((one | two) & ASTRAY_WEIGHT)


def room(s: Position, start: Start, end: i64) -> i64:
    return 0 if stacking.fits(s, start.unit, end) else FULL_WEIGHT


def best_paths(s: Position, start: Start) -> Paths:
    """All paths of the required length that the unit may choose from; none: it is lost (10.4j)."""
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


def ways_of(s: Position, start: Start) -> list[Action]:
    """The best paths of a unit, or that there is none (10.4c, 10.4e, 10.4j)."""
    paths = best_paths(s, start)
    if len(paths.end) == 0:
        return [Action(RETREAT, start.unit, NOWHERE, NOWHERE)]
    return [Action(RETREAT, start.unit, paths.end[i], paths.via[i]) for i in range(len(paths.end))]


# ---------------------------------------------------------------- why not
def refuse_path(s: Position, start: Start, end: i64, via: i64) -> Refusal | None:
    paths = best_paths(s, start)
    if end == NOWHERE and via == NOWHERE:
        if len(paths.end) == 0:
            return None
        return Refusal("10.4j", "tr-retreat-has-a-way", {"unit": s.ref(start.unit)})
    refusal = refuse_length(s, start, end, via)
    if refusal is None:
        refusal = refuse_steps(s, start, end, via)
    if refusal is None:
        refusal = refuse_rank(s, start, end, via, paths.rank)
    return refusal


def refuse_length(s: Position, start: Start, end: i64, via: i64) -> Refusal | None:
    """Exactly as many hexes as the result says (10.4a)."""
    n = s.setup.count_hexes
    through = via != NOWHERE
    if end < 0 or end >= n or via < NOWHERE or via >= n or through != (start.length == 2):
        return Refusal("10.4a", "tr-retreat-length", {"unit": s.ref(start.unit), "count": int(start.length)})
    return None


def refuse_steps(s: Position, start: Start, end: i64, via: i64) -> Refusal | None:
    """Each hex of the path can be entered from the one before (10.4c, 10.4h, 10.4i)."""
    if via == NOWHERE:
        return refuse_step(s, start, start.hex, end, True)
    refusal = refuse_step(s, start, start.hex, via, True)
    return refusal if refusal is not None else refuse_step(s, start, via, end, False)


def refuse_step(s: Position, start: Start, h: i64, other: i64, first: bool) -> Refusal | None:
    direction = s.setup.grid.direction(h, other)
    found: i64 = SHUT if direction == NOWHERE else fault(s, start, 6 * h + direction, first)
    if found == OPEN:
        return None
    return Refusal(FAULT_RULES[found], FAULT_KEYS[found], {"from": s.hex_ref(h), "hex": s.hex_ref(other)})


def rank_of(s: Position, start: Start, end: i64, via: i64) -> i64:
    """The rank of a path whose steps are all possible."""
    if via == NOWHERE:
        return weight(s, start, start.hex, end) + room(s, start, end)
    return joined(weight(s, start, start.hex, via), weight(s, start, via, end)) + room(s, start, end)


def refuse_rank(s: Position, start: Start, end: i64, via: i64, best: i64) -> Refusal | None:
    """There is a better path: fewer zones of control, towards supply, with room (10.4c, 10.4e)."""
    rank = rank_of(s, start, end, via)
    if rank == best:
        return None
    if rank // ZOC_WEIGHT > best // ZOC_WEIGHT:
        return Refusal("10.4c", "tr-retreat-zones", {
            "unit": s.ref(start.unit), "count": int(rank // ZOC_WEIGHT), "least": int(best // ZOC_WEIGHT),
        })  # fmt: skip
    astray = (rank & ASTRAY_WEIGHT) > (best & ASTRAY_WEIGHT)
    key = "tr-retreat-astray" if astray else "tr-retreat-full"
    return Refusal("10.4e", key, {"unit": s.ref(start.unit), "hex": s.hex_ref(end)})


# ---------------------------------------------------------------- the retreat itself
def go_back(s: Position, unit: i64, end: i64, via: i64, began: i64, extra: i64) -> None:
    """The unit goes its way, or is lost if there is none (10.4j). `extra` is how many hexes it will have gone on."""
    if end == NOWHERE:
        lose(s, unit, "10.4j", "tr-retreat-no-way")
        return
    before = s.hex[unit]
    if via != NOWHERE:
        step(s, unit, via)
        before = via
    if s.on_map(unit):
        step(s, unit, end)
    control.settle(s)
    if s.on_map(unit) and not stacking.fits(s, unit, s.hex[unit]):
        overflow(s, unit, extra, began, before)


def step(s: Position, unit: i64, h: i64) -> None:
    """It enters a hex and loses a step if that lies in an enemy zone of control, friends there or not (10.4d)."""
    threatened = s.threatened(s.setup.side[unit], h)
    if s.events is not None:
        places: Params = {"from": s.hex_ref(s.hex[unit]), "to": s.hex_ref(h)}
        s.tell("10.4a", "tr-retreats", {"unit": s.ref(unit), **places})
    control.enter(s, unit, h)
    if threatened:
        losses.lose_step(s, unit, "10.4d")


def overflow(s: Position, unit: i64, extra: i64, began: i64, left: i64) -> None:
    """No room: a second HQ is relocated (2.3c, 5.0d), a third combat unit goes on (10.4f)."""
    if s.setup.is_hq(unit):
        headquarters.relocate(s, unit, "5.0d")
        return
    if extra == MOST_EXTRA:
        lose(s, unit, "10.4f", "tr-retreat-no-room")
        return
    if s.events is not None:
        s.tell("10.4f", "tr-retreat-goes-on", {"unit": s.ref(unit), "hex": s.hex_ref(s.hex[unit])})
    s.push(ContinueRetreat(unit, extra, began, left))


def lose(s: Position, unit: i64, rule: str, key: str) -> None:
    """It is eliminated, an HQ relocated (10.4j)."""
    if s.events is not None:
        s.tell(rule, key, {"unit": s.ref(unit)})
    losses.eliminate(s, unit, rule)
    control.settle(s)


# ---------------------------------------------------------------- the decisions
class Retreat(Decision):
    """The defenders leave the attacked hex, one after the other (10.4)."""

    RULE: ClassVar = "10.4c"
    VERBS: ClassVar = (RETREAT,)

    def __init__(self, attacked: i64, length: i64) -> None:
        self.attacked = attacked
        self.length = length  # hexes to retreat

    def side(self, s: Position) -> i64:
        return 1 - s.active

    def prompt_params(self, s: Position) -> Params:
        return {"hex": s.hex_ref(self.attacked), "count": int(self.length)}

    def about_hex(self) -> i64:
        return self.attacked

    def amount(self) -> i64:
        return self.length

    def start_of(self, s: Position, unit: i64) -> Start:
        return Start(s, unit, self.length, self.attacked, NOWHERE, over_river=True)

    def options(self, s: Position, seat: i64) -> list[Action]:
        found: list[Action] = []
        unit = s.first[self.attacked]
        while unit >= 0:
            found.extend(ways_of(s, self.start_of(s, unit)))
            unit = s.next[unit]
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        units = nearby.in_hex(s, self.attacked)
        near = nearby.around(s, self.attacked, 1)
        paths = [(int(h), NOWHERE) for h in near]
        if self.length > 1:
            paths = [(end, via) for via in near for end in nearby.around(s, via, 1) if end != self.attacked]
        return [Action(RETREAT, unit, end, via) for end, via in paths for unit in units]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        unit = action.unit
        if not 0 <= unit < s.setup.count() or s.hex[unit] != self.attacked:
            return Refusal("10.4a", "tr-retreat-not-this-one")
        return refuse_path(s, self.start_of(s, unit), action.hex, action.via)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        go_back(s, action.unit, action.hex, action.via, self.attacked, 0)

    def todo(self, s: Position, seat: i64) -> Todo:
        return Todo(nearby.in_hex(s, self.attacked))

    def check(self, s: Position, at: str) -> None:
        self.check_active(s)
        self.check_hex(s, f"{at}.attacked", self.attacked)
        whole(f"{at}.length", int(self.length), 0, MOST)


class ContinueRetreat(Decision):
    """A unit has found no room where it ended, and goes on (10.4f)."""

    RULE: ClassVar = "10.4f"
    VERBS: ClassVar = (RETREAT,)

    def __init__(self, unit: i64, extra: i64, began: i64, left: i64) -> None:
        self.unit = unit
        self.extra = extra  # hexes it has gone on so far
        self.began = began  # the hex from which it retreated
        self.left = left  # the hex from which it came here

    def side(self, s: Position) -> i64:
        return s.setup.side[self.unit]

    def about_unit(self) -> i64:
        return self.unit

    def start_of(self, s: Position) -> Start:
        return Start(s, self.unit, 1, self.began, self.left, over_river=False)

    def options(self, s: Position, seat: i64) -> list[Action]:
        return ways_of(s, self.start_of(s))

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(RETREAT, self.unit, h, NOWHERE) for h in nearby.around(s, s.hex[self.unit], 1)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.unit != self.unit:
            return Refusal("10.4a", "tr-retreat-not-this-one")
        return refuse_path(s, self.start_of(s), action.hex, action.via)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        go_back(s, self.unit, action.hex, action.via, self.began, self.extra + 1)

    def check(self, s: Position, at: str) -> None:
        self.check_unit(s, f"{at}.unit", self.unit, ON_MAP)
        whole(f"{at}.extra", int(self.extra), 0, MOST)
