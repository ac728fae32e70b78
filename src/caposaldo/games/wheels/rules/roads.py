"""Roads: columns, and the way along them (move-3, move-6). A bridge counts as road."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.position import Position
from caposaldo.games.wheels.rules import ground
from caposaldo.games.wheels.setup import CM, WORKS, Card
from caposaldo.kernel.networks import UNREACHED, Network, Spot
from caposaldo.kernel.table import bearing, distance, length_inside
from caposaldo.kernel.ways import Bends

BETWEEN: Final = CM  # two models of a column
BESIDE: Final = CM  # tenths of a millimetre by which places on a road may differ from a single file: models stand
# beside the middle of the road, and bends are shorter on their inside


# ---------------------------------------------------------------- the way
def way(s: Position, x0: i64, y0: i64, x: i64, y: i64) -> list[int]:
    """The points of the shortest way along roads, both ends included; empty if there is none."""
    roads = s.ground.roads()
    start = roads.spot(x0, y0)
    goal = roads.spot(x, y)
    if start is None or goal is None or roads.between(start, goal) == UNREACHED:
        return []
    found = [int(x0), int(y0)]
    bends = [*roads.way(start, goal), int(x), int(y)]
    for i in range(0, len(bends), 2):
        if bends[i] != found[-2] or bends[i + 1] != found[-1]:
            found += [bends[i], bends[i + 1]]
    return found


def length(points: list[int]) -> i64:
    total: i64 = 0
    for i in range(0, len(points) - 2, 2):
        total += distance(points[i], points[i + 1], points[i + 2], points[i + 3])
    return total


def leads_outside_towns(s: Position, points: list[int]) -> bool:
    """A part of the way lies outside built-up areas (A-road-outside)."""
    inside: i64 = 0
    for piece in s.ground.pieces:
        if ground.is_building(piece.kind):
            for shape in piece.shapes:
                for i in range(0, len(points) - 2, 2):
                    inside += length_inside(points[i], points[i + 1], points[i + 2], points[i + 3], shape)
    return inside < length(points)


def is_on_way(s: Position, points: list[int], x: i64, y: i64) -> bool:
    """A point lies on a way along roads."""
    roads = s.ground.roads()
    start = roads.spot(points[0], points[1])
    goal = roads.spot(points[-2], points[-1])
    here = roads.spot(x, y)
    if start is None or goal is None or here is None:
        return False
    return roads.between(start, here) + roads.between(here, goal) <= roads.between(start, goal) + CM // 10


def runs_along(s: Position, x0: i64, y0: i64, x: i64, y: i64) -> bool:
    """A straight way lies on a road: it is one along it, not only across."""
    points = way(s, x0, y0, x, y)
    return len(points) > 0 and length(points) <= distance(x0, y0, x, y) + BESIDE


# ---------------------------------------------------------------- columns
def in_column(s: Position, slot: i64) -> bool:
    """Its models stand on a road one behind the other (fire-3, move-6); a card is a single point."""
    if s.shown[slot] == 0:
        return ground.on_way(s, s.x[slot], s.y[slot])
    spots = spots_of(s, slot)
    if len(spots) == 0:
        return False
    roads = s.ground.roads()
    head: i64 = 0  # an end of the file: the model farthest from the first
    for i in range(len(spots)):
        if roads.between(spots[0], spots[i]) > roads.between(spots[0], spots[head]):
            head = i
    return is_file(s, slot, spots, spots[head], head)


def follows(s: Position, slot: i64, model: i64, goal: Spot) -> bool:
    """The platoon stands in column on a road with this model as the foremost on the way to a goal (move-6)."""
    if s.shown[slot] == 0:
        return ground.on_way(s, s.x[slot], s.y[slot])
    spots = spots_of(s, slot)
    if len(spots) == 0:
        return False
    models = s.models(slot)
    return is_file(s, slot, spots, goal, models.index(int(model)))


def spots_of(s: Position, slot: i64) -> list[Spot]:
    """Where its models stand on the roads; empty if one of them does not."""
    roads = s.ground.roads()
    found: list[Spot] = []
    for m in s.models(slot):
        spot = roads.spot(s.model_x[m], s.model_y[m])
        if spot is None:
            return []
        found.append(spot)
    return found


def is_file(s: Position, slot: i64, spots: list[Spot], goal: Spot, first: i64) -> bool:
    """Seen from the goal they come one after the other, the `first` of them before all others."""
    roads = s.ground.roads()
    card = s.card_of(slot)
    room = min(card.width, card.depth)
    away = [int(roads.between(goal, spot)) for spot in spots]
    order = by_distance(away)
    if order[0] != first or away[first] >= UNREACHED:
        return False
    for i in range(1, len(order)):
        near, far = order[i - 1], order[i]
        apart = roads.between(spots[near], spots[far])
        if apart < room or away[far] - away[near] < apart - BESIDE:
            return False
    return True


def by_distance(away: list[int]) -> list[int]:
    """Numbers of a list, the smallest entry first."""
    pairs = [(away[i], i) for i in range(len(away))]
    pairs.sort()
    return [i for _, i in pairs]


# ---------------------------------------------------------------- where a column stands
def file_behind(s: Position, slot: i64, model: i64, points: list[int]) -> list[int]:
    """Where the models stand when the first has gone that way, as x and y each, the first one's place included: they
    follow it and keep their distances, gaps closed. Empty if the road is too short for them."""
    card = s.card_of(slot)
    trail = points[:]
    steps: list[int] = []
    if s.shown[slot] == 0:
        steps = [int(card.depth + BETWEEN) for _ in range(s.strength(slot) - 1)]
    else:
        x = s.model_x[model]
        y = s.model_y[model]
        for m in followers(s, slot, model):
            apart = distance(x, y, s.model_x[m], s.model_y[m])
            steps.append(int(max(card.depth, min(card.depth + BETWEEN, apart))))
            x = s.model_x[m]
            y = s.model_y[m]
            trail = [int(x), int(y), *trail]
    trail = without_repeats(trail)
    missing = sum(steps) - length(trail)
    if missing > 0:
        trail = without_repeats(behind(s, trail, missing) + trail)
    return places_on(trail, steps) if length(trail) >= sum(steps) else []


def file_at(s: Position, slot: i64) -> list[int]:
    """Where the models of a card that lies on a road stand behind each other; empty if it lies beside all roads."""
    card = s.card_of(slot)
    steps = [int(card.depth + BETWEEN) for _ in range(s.strength(slot) - 1)]
    start = s.ground.roads().spot(s.x[slot], s.y[slot])
    if start is None:
        return []
    trail = [int(s.x[slot]), int(s.y[slot])]
    if len(steps) == 0:
        return trail
    on = s.ground.roads().onward(start, (s.face[slot] + 180) % 360, sum(steps))
    for i in range(0, len(on), 2):
        trail = [on[i], on[i + 1], *trail]
    trail = without_repeats(trail)
    return places_on(trail, steps) if len(trail) >= 4 and length(trail) >= sum(steps) else []


def followers(s: Position, slot: i64, model: i64) -> list[int]:
    """The other models of a column, from front to rear."""
    roads = s.ground.roads()
    head = roads.spot(s.model_x[model], s.model_y[model])
    others = [m for m in s.models(slot) if m != model]
    if head is None:
        return others
    away: list[int] = []
    for m in others:
        spot = roads.spot(s.model_x[m], s.model_y[m])
        away.append(int(UNREACHED if spot is None else roads.between(head, spot)))
    return [others[i] for i in by_distance(away)]


def behind(s: Position, points: list[int], missing: i64) -> list[int]:
    """The road on the other side of the beginning of a way, its far end first."""
    roads: Network = s.ground.roads()
    start = roads.spot(points[0], points[1])
    if start is None:
        return []
    face = bearing(points[0] - points[2], points[1] - points[3])
    on = roads.onward(start, face, missing)
    found: list[int] = []
    for i in range(0, len(on), 2):
        found = [on[i], on[i + 1], *found]
    return found


def places_on(trail: list[int], steps: list[int]) -> list[int]:
    """Points on a line, the first at its end, the others behind it at these steps."""
    line = Bends(trail)
    done = line.length
    found = [trail[-2], trail[-1]]
    for step in steps:
        done -= step
        found += [int(line.x_at(done)), int(line.y_at(done))]
    return found


def point_at(points: list[int], done: i64) -> list[int]:
    line = Bends(points)
    return [int(line.x_at(done)), int(line.y_at(done))]


def without_repeats(points: list[int]) -> list[int]:
    found = points[:2]
    for i in range(2, len(points), 2):
        if points[i] != found[-2] or points[i + 1] != found[-1]:
            found += [points[i], points[i + 1]]
    return found


def barred_share(s: Position, card: Card, points: list[int]) -> i64:
    """The share of the movement that works across the road leave; the road replaces all other terrain (T-movement)."""
    worst = ground.road_share(s, card)
    for piece in s.ground.pieces:
        if piece.kind not in WORKS:
            continue
        share = ground.share(s, card, piece.kind)
        if share >= worst:
            continue
        for i in range(0, len(points) - 2, 2):
            if ground.crosses(piece, points[i], points[i + 1], points[i + 2], points[i + 3]):
                worst = share
    return worst
