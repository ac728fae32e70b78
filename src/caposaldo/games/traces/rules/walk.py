"""A unit that is moving (9.1 to 9.3): where it can go with what is left, by which way, and why not elsewhere.

A move in progress has two accounts, in half points: what it has cost if the whole of it is taken as normal movement,
and what it has cost as strategic movement. Either may have become impossible: NEVER.
"""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.position import MOVED, ON_MAP, Position
from caposaldo.games.traces.rules import control, nearby, reach, stacking
from caposaldo.games.traces.rules.decision import Decision
from caposaldo.games.traces.rules.reach import NEVER, Reach, points
from caposaldo.games.traces.setup import MAJOR, SEA, SWAMP
from caposaldo.games.traces.verbs import GO, STOP
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import COMMON, ENDS_NOTHING, ENDS_PIECE, NEXT, Message, Params, Refusal, Todo
from caposaldo.kernel.hexes import NOWHERE
from caposaldo.kernel.reading import FAR, whole

BEYOND: Final = 200  # half points: what a refusal still counts
CONSIDERED_RADIUS: Final = 3


class Walk(Decision):
    """A unit moves: it goes to a hex, goes on from there, and stops (9.1a)."""

    RULE: ClassVar = "9.1a"
    VERBS: ClassVar = (GO, STOP)

    def __init__(self, unit: i64, spent: i64, by_road: i64, begun: i64) -> None:
        self.unit = unit
        self.spent = spent  # half points by normal movement, or NEVER
        self.by_road = by_road  # half points by strategic movement, or NEVER
        self.begun = begun  # 1: it has left its first hex

    def about_unit(self) -> i64:
        return self.unit

    def cost(self) -> i64:
        """Half points spent so far: as normal movement where that is possible."""
        return self.spent if self.spent >= 0 else self.by_road

    def options(self, s: Position, seat: i64) -> list[Action]:
        return steps(s, self)

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(GO, hex=h) for h in nearby.around(s, s.hex[self.unit], CONSIDERED_RADIUS)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return refuse_go(s, self, action.hex) if action.verb == GO else None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == GO:
            go(s, self, action.hex)
        else:
            stop(s, self)

    def todo(self, s: Position, seat: i64) -> Todo:
        left = reach.allowance(s, self.unit) - self.cost()
        said = Message("9.1a", "tr-todo-walk", {"unit": s.ref(self.unit), "points": points(left)})
        return Todo([int(self.unit)], 0, said)

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PIECE if action.verb == STOP else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.verb == STOP and self.begun == 1 else COMMON

    def carries_on(self, s: Position, seat: i64, action: Action) -> bool:
        return action.verb == GO

    def is_forced(self) -> bool:
        return True

    def check(self, s: Position, at: str) -> None:
        self.check_active(s)
        self.check_unit(s, f"{at}.unit", self.unit, ON_MAP)
        whole(f"{at}.spent", int(self.spent), NEVER, FAR)
        whole(f"{at}.by_road", int(self.by_road), NEVER, FAR)


def begin(s: Position, unit: i64) -> Walk:
    """A move that has not begun. Strategic movement needs a road hex outside of enemy zones of control (9.2b)."""
    h = s.hex[unit]
    by_road: i64 = 0 if reach.on_road(s, h) and not s.threatened(s.setup.side[unit], h) else NEVER
    return Walk(unit, 0, by_road, begun=0)


# ---------------------------------------------------------------- ways
def normal_reach(s: Position, walk: Walk, goal: i64 = NOWHERE) -> Reach | None:
    """Return the hexes that normal movement with the points left can reach; None if it is over."""
    if walk.spent < 0:
        return None
    return reach.normal(s, walk.unit, s.hex[walk.unit], walk.spent, reach.allowance(s, walk.unit), goal)


def strategic_reach(s: Position, walk: Walk) -> Reach | None:
    if walk.by_road < 0:
        return None
    return reach.strategic(s, walk.unit, s.hex[walk.unit], walk.by_road, reach.allowance(s, walk.unit))


class Search:
    """Where a moving unit can get with all its points, by normal and by strategic movement."""

    def __init__(self, walk: Walk, cheap: Reach | None, march: Reach | None) -> None:
        self.walk = walk
        self.cheap = cheap
        self.march = march


def search(s: Position, walk: Walk) -> Search:
    """Return where the unit can get; kept until something is done, since a choice from the list is checked next."""
    found = kept_search(s, walk)
    if found is None:
        found = Search(walk, normal_reach(s, walk), strategic_reach(s, walk))
        s.search = found
    return found


def kept_search(s: Position, walk: Walk) -> Search | None:
    found = s.search
    return found if isinstance(found, Search) and found.walk is walk else None


def whole_move_hexes(s: Position, walk: Walk) -> vec[i64]:
    """Hexes that it can enter at the price of the whole move: only as its first step (9.1c, 9.3b)."""
    found: vec[i64] = vec[i64]([])
    unit = walk.unit
    if walk.begun == 0 and walk.spent == 0 and reach.allowance(s, unit) > 0:
        h = s.hex[unit]
        for at in range(6 * h, 6 * h + 6):
            if reach.may_use_whole_move(s, s.setup.side[unit], at):
                found = append(found, s.setup.way[at])
    return found


class Way:
    """A way to a hex: the hexes that the unit enters, and its two accounts at the end."""

    def __init__(self, path: list[int], spent: i64, by_road: i64, rule: str) -> None:
        self.path = path
        self.spent = spent
        self.by_road = by_road
        self.rule = rule

    def cost(self) -> i64:
        """Half points spent in the whole move: as normal movement where that is possible."""
        return self.spent if self.spent >= 0 else self.by_road


def way_to(s: Position, walk: Walk, goal: i64) -> Way | None:
    """The way to a hex, or None if it is out of reach. Normal movement if it can be, by road if that costs no more, so
    that strategic movement stays open; strategic movement otherwise; else one step that takes
    the whole move."""
    kept = kept_search(s, walk)
    cheap = normal_reach(s, walk, goal) if kept is None else kept.cheap
    march = strategic_reach(s, walk) if kept is None else kept.march
    if march is not None and march.cost[goal] != NOWHERE:
        path = march.path(goal)
        spent = walk.spent + len(path) * s.setup.charts.road_cost if walk.spent >= 0 else NEVER
        if cheap is None or cheap.cost[goal] == NOWHERE:
            return Way(path, NEVER, march.cost[goal], "9.2a")
        if cheap.cost[goal] == spent:
            return Way(path, spent, march.cost[goal], "9.1d")
    if cheap is not None and cheap.cost[goal] != NOWHERE:
        path = cheap.path(goal)
        return Way(path, cheap.cost[goal], along_road(s, walk, path), "9.1a")
    for h in whole_move_hexes(s, walk):
        if h == goal:
            return Way([int(goal)], reach.allowance(s, walk.unit), NEVER, whole_move_rule(s, s.hex[walk.unit], goal))
    return None


def along_road(s: Position, walk: Walk, path: list[int]) -> i64:
    """The strategic account of a normal move: the same hexes, if they follow the road outside of enemy zones."""
    if walk.by_road < 0:
        return NEVER
    h = s.hex[walk.unit]
    side = s.setup.side[walk.unit]
    for other in path:
        at = 6 * h + s.setup.grid.direction(h, other)
        if s.setup.road[at] == 0 or s.threatened(side, other):
            return NEVER
        h = other
    spent = walk.by_road + len(path) * s.setup.charts.strategic_cost
    return spent if spent <= reach.allowance(s, walk.unit) else NEVER


def whole_move_rule(s: Position, start: i64, h: i64) -> str:
    """A river is the harder of the two: where both are in the way it is named."""
    at = 6 * start + s.setup.grid.direction(start, h)
    return "9.1c" if s.setup.unbridged_major(at) else "9.3b"


# ---------------------------------------------------------------- where to
def steps(s: Position, walk: Walk) -> list[Action]:
    """Every hex that the unit can reach with what is left and may end in (5.0a), and to stop where it is."""
    unit = walk.unit
    found: list[Action] = []
    both = search(s, walk)
    cheap, march = both.cheap, both.march
    if cheap is not None:
        for i in range(1, len(cheap.found)):
            h = cheap.found[i]
            if s.first[h] < 0 or stacking.fits(s, unit, h):
                found.append(Action(GO, hex=h))
    if march is not None:
        for i in range(1, len(march.found)):
            h = march.found[i]
            if (cheap is None or cheap.cost[h] == NOWHERE) and stacking.fits(s, unit, h):
                found.append(Action(GO, hex=h))
    for h in whole_move_hexes(s, walk):
        if not reaches(cheap, h) and not reaches(march, h) and stacking.fits(s, unit, h):
            found.append(Action(GO, hex=h))
    found.append(Action(STOP))
    return found


def reaches(found: Reach | None, h: i64) -> bool:
    return found is not None and found.cost[h] != NOWHERE


# ---------------------------------------------------------------- the move itself
def go(s: Position, walk: Walk, h: i64) -> None:
    """Hex by hex, so that cities on the way change hands (8.1c); then it may go on or stop."""
    way = way_to(s, walk, h)
    assert way is not None
    unit = walk.unit
    if s.events is not None:
        cost = points(way.cost())
        s.tell(way.rule, going(way.rule), {
            "unit": s.ref(unit), "from": s.hex_ref(s.hex[unit]), "to": s.hex_ref(h), "points": cost,
        })  # fmt: skip
    for other in way.path:
        control.enter(s, unit, other)
        if s.result is not None:
            return
    s.replace(Walk(unit, way.spent, way.by_road, begun=1))


def going(rule: str) -> str:
    if rule == "9.2a":
        return "tr-goes-strategic"
    return "tr-goes-plunge" if rule == "9.1c" or rule == "9.3b" else "tr-goes"


def stop(s: Position, walk: Walk) -> None:
    """The move is over; points not spent are lost (9.1a)."""
    if walk.begun == 0 and s.events is not None:
        s.tell("9.1a", "tr-stays", {"unit": s.ref(walk.unit)})
    s.mark(walk.unit, MOVED)
    s.pop()
    control.settle(s)


# ---------------------------------------------------------------- why not
def refuse_go(s: Position, walk: Walk, h: i64) -> Refusal | None:
    unit = walk.unit
    setup = s.setup
    if not 0 <= h < setup.count_hexes or setup.terrain[h] > SEA:
        return Refusal("9.0b", "tr-go-off-map")
    params: Params = {"unit": s.ref(unit), "hex": s.hex_ref(h)}
    if h == s.hex[unit]:
        return Refusal("9.1a", "tr-go-here", params)
    if setup.terrain[h] == SEA:
        return Refusal("9.0b", "tr-go-sea", params)
    if s.holder(h) == 1 - setup.side[unit]:
        return Refusal("5.0e", "tr-go-enemy", params)
    if way_to(s, walk, h) is not None:
        return stacking.explain(s, unit, h)
    problem = refuse_step(s, walk, h, params)
    return problem if problem is not None else too_far(s, walk, h, params)


def refuse_step(s: Position, walk: Walk, h: i64, params: Params) -> Refusal | None:
    """Return what, other than the cost, bars the unit from an adjacent hex; None if nothing does or it is further."""
    setup = s.setup
    start = s.hex[walk.unit]
    side = setup.side[walk.unit]
    d = setup.grid.direction(start, h)
    if d == NOWHERE:
        return None
    at = 6 * start + d
    if setup.way[at] == NOWHERE:
        return Refusal("9.0b", "tr-go-blocked", params)
    if reach.between_zones(s, side, at):
        if setup.river[at] == MAJOR:
            return Refusal("9.3c", "tr-go-river-zones", params)
        if setup.whole_move[at] == 1:
            return Refusal("9.3b", "tr-go-swamp-zones", params)
    if setup.whole_move[at] == 1:
        swamp = setup.terrain[h] == SWAMP and not setup.unbridged_major(at)
        return Refusal("9.3b", "tr-go-swamp-late", params) if swamp else Refusal("9.1c", "tr-go-river-late", params)
    return None


def too_far(s: Position, walk: Walk, h: i64, params: Params) -> Refusal:
    """It cannot pay in full (9.1a): what the way would cost, and what the unit has left. A unit that has gone too far
    for normal movement can only follow the road (9.2b)."""
    unit = walk.unit
    if walk.spent < 0:
        found = reach.strategic(s, unit, s.hex[unit], walk.by_road, BEYOND)
        if found.cost[h] == NOWHERE:
            return Refusal("9.2b", "tr-go-off-road", params)
    else:
        found = reach.normal(s, unit, s.hex[unit], walk.spent, BEYOND, h)
        if found.cost[h] == NOWHERE:
            return Refusal("9.0b", "tr-go-no-way", params)
    spent = walk.by_road if walk.spent < 0 else walk.spent
    params["needs"] = points(found.cost[h] - spent)
    params["left"] = points(reach.allowance(s, unit) - spent)
    return Refusal("9.1a", "tr-go-too-far", params)


# ---------------------------------------------------------------- for people
def bill(s: Position, walk: Walk, h: i64) -> Chain | None:
    """Return the costs of the move from its beginning to this hex, in half points, item by item."""
    way = way_to(s, walk, h)
    if way is None:
        return None
    chain = Chain()
    if walk.begun == 1:
        chain.add("9.1a", "tr-cost-before", walk.spent if way.spent >= 0 else walk.by_road)
    if way.rule == "9.2a":
        chain.add("9.2a", "tr-cost-strategic", len(way.path) * s.setup.charts.strategic_cost)
    elif way.rule == "9.1c" or way.rule == "9.3b":
        chain.add(way.rule, "tr-cost-all", way.spent)
    else:
        itemise(s, chain, s.setup.side[walk.unit], s.hex[walk.unit], way.path)
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
        zones += reach.price(s, side, at) - setup.step_cost[at]
        h = other
    for rule, key, value in (
        ("9.1a", "tr-cost-ground", ground),
        ("9.1d", "tr-cost-road", roads),
        ("9.1b", "tr-cost-river", rivers),
        ("9.3a", "tr-cost-zoc", zones),
    ):
        if value != 0:
            chain.add(rule, key, value)
