"""Marches along roads at road speed (move-6): the only way round bends (move-3). A card that marches outside towns is
turned over, and its platoon is seen without a test for the rest of the turn (spot-5, spot-10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import MOVED, ON_ROAD, Position
from caposaldo.games.wheels.rules import capacity, formation, ground, movement, pace, roads
from caposaldo.games.wheels.rules.distance import written
from caposaldo.games.wheels.setup import CM, PLACES
from caposaldo.games.wheels.verbs import MARCH
from caposaldo.kernel.game import Params, Refusal
from caposaldo.kernel.table import Box, bearing, boxes_gap

SHORT_OF_WRECK: Final = CM  # move-6
SHARES: Final = 2  # listed goals of each direction: as far as it goes, and half of that
AHEAD: Final = [0, 90, 180, 270]
# Refusals of a march that tell more than those of a straight move to the same point on the road.
TELLING: Final = ["wh-not-in-column", "wh-too-far-on-road", "wh-wreck-ahead"]


# ---------------------------------------------------------------- how far
def limit(s: Position, slot: i64, points: list[int]) -> i64:
    """How far the platoon may march on this way; 0 if works on the road stop it (move-5, move-6)."""
    card = s.card_of(slot)
    return ground.rate(card.move, roads.barred_share(s, card, points))


def refuse(s: Position, slot: i64, action: Action) -> Refusal | None:
    """Why the platoon may not march there with this model as the foremost."""
    model = movement.reference(s, slot, action.number)
    if model < 0:
        return Refusal("move-6", "wh-no-such-model", {"unit": s.ref(slot)})
    found = movement.refuse_any(s, slot)
    return found if found is not None else refuse_way(s, slot, model, action.point_x, action.point_y)


def refuse_goal(s: Position, slot: i64, x: i64, y: i64) -> Refusal | None:
    """None if the platoon can march there from one end of its column; else why not."""
    found = Refusal("move-6", "wh-not-in-column", {"unit": s.ref(slot)})
    if s.ground.roads().spot(x, y) is None:
        return Refusal("move-6", "wh-no-road", {"unit": s.ref(slot)})
    for model in leaders(s, slot):
        reason = refuse_way(s, slot, model, x, y)
        if reason is None:
            return None
        if reason.key != "wh-not-in-column":
            found = reason
    return found


def length_to(s: Position, slot: i64, model: i64, x: i64, y: i64) -> i64:
    x0, y0 = movement.start_of(s, slot, model)
    return roads.length(roads.way(s, x0, y0, x, y))


def refuse_way(s: Position, slot: i64, model: i64, x: i64, y: i64) -> Refusal | None:
    x0, y0 = movement.start_of(s, slot, model)
    goal = s.ground.roads().spot(x, y)
    points = roads.way(s, x0, y0, x, y)
    if goal is None or len(points) == 0:
        return Refusal("move-6", "wh-no-road", {"unit": s.ref(slot)})
    if not roads.follows(s, slot, model, goal):
        return Refusal("move-6", "wh-not-in-column", {"unit": s.ref(slot)})
    most = limit(s, slot, points)
    far = roads.length(points)
    if most == 0:
        return Refusal("move-5", "wh-impassable", {"unit": s.ref(slot)})
    if far < movement.LEAST:
        return Refusal("move-1", "wh-least-move")
    if far > most:
        return Refusal("move-6", "wh-too-far-on-road", {"unit": s.ref(slot), "cm": int(most // CM)})
    return refuse_traffic(s, slot, model, points)


def refuse_traffic(s: Position, slot: i64, model: i64, points: list[int]) -> Refusal | None:
    """Wrecks, enemies, no room for the column, and friends of its type among whom it would stand."""
    if meets_wreck(s, slot, points):
        return Refusal("move-6", "wh-wreck-ahead", {"cm": int(SHORT_OF_WRECK // CM)})
    for i in range(0, len(points) - 2, 2):
        if movement.meets_obstacle(s, slot, points[i], points[i + 1], points[i + 2], points[i + 3]):
            return Refusal("move-3", "wh-obstacle")
    boxes = column(s, slot, model, points)
    if len(boxes) == 0 or not capacity.has_room(s, slot, points[-2], points[-1]):
        return movement.no_room(s, slot, points[-2], points[-1], "move-6")
    other = formation.mixes(s, slot, boxes) if s.shown[slot] == 1 or turns_over(s, slot, points) else -1
    return Refusal("dist-2", "wh-among-others", {"unit": s.ref(other)}) if other >= 0 else None


def meets_wreck(s: Position, slot: i64, points: list[int]) -> bool:
    """It would pass a wreck on its way, or stop less than 1 cm before it."""
    at_end = front_of(s, slot, points)
    for i in range(len(s.wreck_x)):
        if boxes_gap(at_end, s.wreck(i)) < SHORT_OF_WRECK:
            return True
        if roads.is_on_way(s, points, s.wreck_x[i], s.wreck_y[i]):
            return True
    return False


def last_face(points: list[int]) -> i64:
    return bearing(points[-2] - points[-4], points[-1] - points[-3])


def front_of(s: Position, slot: i64, points: list[int]) -> Box:
    """The leading model at the end of the way; of a card the middle of its edge."""
    card = s.card_of(slot)
    if s.shown[slot] == 0:
        return Box(points[-2], points[-1], last_face(points), 2, 2)
    return Box(points[-2], points[-1], last_face(points), card.width, card.depth)


# ---------------------------------------------------------------- the column
def turns_over(s: Position, slot: i64, points: list[int]) -> bool:
    """A card at road speed on a road outside towns (spot-10)."""
    return s.shown[slot] == 0 and roads.leads_outside_towns(s, points)


def column(s: Position, slot: i64, model: i64, points: list[int]) -> list[Box]:
    """Where its models stand at the end, the leading one first, or its card if it stays one; empty without room."""
    face = last_face(points)
    if s.shown[slot] == 0 and not turns_over(s, slot, points):
        return movement.lays(s, slot, points[-2], points[-1], face, 0)
    places = roads.file_behind(s, slot, model, points)
    layout = formation.Layout(s, slot, face)
    for i in range(0, len(places), 2):
        if not layout.stand_on_road(places[i], places[i + 1]):
            return []
    return layout.boxes


def go(s: Position, slot: i64, model: i64, x: i64, y: i64) -> list[int]:
    """Do a legal march; return its way."""
    x0, y0 = movement.start_of(s, slot, model)
    points = roads.way(s, x0, y0, x, y)
    far = roads.length(points)
    boxes = column(s, slot, model, points)
    pace.note_march(s, slot, points, far)
    turned = turns_over(s, slot, points)
    if turned:
        s.shown[slot] = 1
        s.reveals += 1
    movement.put(s, slot, model, x, y, last_face(points), boxes)
    s.moved[slot] = far
    s.mark(slot, MOVED)
    if roads.leads_outside_towns(s, points):
        s.mark(slot, ON_ROAD)
    if turned:
        s.tell("spot-10", "wh-revealed", {"unit": s.ref(slot), "models": int(s.strength(slot))})
    params: Params = {"unit": s.ref(slot), "cm": int(far // CM)}
    params["from"] = written(x0, y0)
    params["to"] = written(x, y)
    s.tell("move-6", "wh-marches", params)
    return points


# ---------------------------------------------------------------- what is listed
def goals(s: Position, slot: i64) -> list[int]:
    """Points along the road that are worth listing: each way as far as it can go, and half of that."""
    found: list[int] = []
    if movement.refuse_any(s, slot) is not None:
        return found
    for model in leaders(s, slot):
        x0, y0 = movement.start_of(s, slot, model)
        for face in AHEAD:
            for part in range(SHARES):
                point = point_on(s, slot, x0, y0, face, s.card_of(slot).move // (part + 1))
                if len(point) > 0 and (point[0], point[1]) not in movement.pairs(found):
                    if refuse_way(s, slot, model, point[0], point[1]) is None:
                        found += point
    return found


def leaders(s: Position, slot: i64) -> list[int]:
    """The models that may lead: the two ends of the column, or the card."""
    if not roads.in_column(s, slot):
        return []
    if s.shown[slot] == 0:
        return [int(movement.first_model(s, slot))]
    models = s.models(slot)
    first = roads.followers(s, slot, models[0])
    tail = first[-1] if first else models[0]
    other = roads.followers(s, slot, tail)
    return [tail, other[-1]] if other else [tail]


def point_on(s: Position, slot: i64, x0: i64, y0: i64, face: i64, move: i64) -> list[int]:
    """The point of the road so far off on the way that begins about in that direction, works apart; empty if the road
    does not lead there."""
    start = s.ground.roads().spot(x0, y0)
    if start is None:
        return []
    far = ground.rate(move, ground.road_share(s, s.card_of(slot)))
    points = roads.without_repeats([int(x0), int(y0), *s.ground.roads().onward(start, face, far)])
    if len(points) < 4:
        return []
    return roads.point_at(points, min(far, roads.length(points)))


def options(s: Position, slot: i64, x: i64, y: i64) -> list[Action]:
    """A march to a point, led by the foremost model."""
    found: list[Action] = []
    for model in leaders(s, slot):
        action = Action(MARCH, model % PLACES, 0, x, y)
        if refuse(s, slot, action) is None:
            found.append(action)
    return found


def is_declared(s: Position, slot: i64, model: i64, x: i64, y: i64, goal_x: i64, goal_y: i64) -> bool:
    """A march to a point is a part of the declared one (A-declare)."""
    x0, y0 = movement.start_of(s, slot, model)
    points = roads.way(s, x0, y0, goal_x, goal_y)
    return len(points) > 0 and roads.is_on_way(s, points, x, y)
