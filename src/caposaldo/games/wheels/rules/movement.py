"""Movement (move-1 to move-7): one straight move of a reference model or card, at the rate of the worst terrain."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.position import MOVED as HAS_MOVED
from caposaldo.games.wheels.position import ON_ROAD, ON_TABLE, PINNED, Position
from caposaldo.games.wheels.rules import capacity, formation, ground, pace, roads
from caposaldo.games.wheels.rules.distance import card_box, footprints, written
from caposaldo.games.wheels.setup import CM, PLACES, Card
from caposaldo.kernel.game import Params, Refusal
from caposaldo.kernel.table import (
    Box,
    ahead_x,
    ahead_y,
    bearing,
    box_on_table,
    boxes_overlap,
    distance,
    segment_hits_box,
)

LEAST: Final = CM  # move-1
BEARINGS: Final = 12  # that are listed
SLACK: Final = 3  # tenths of a millimetre by which a point may lie off the declared line: it is rounded to the grid


# ---------------------------------------------------------------- how far
def limit(s: Position, slot: i64, x0: i64, y0: i64, x1: i64, y1: i64) -> i64:
    """How far the platoon may go on this straight path; 0 if it may not go there at all (move-2, move-5)."""
    card = s.card_of(slot)
    if not card.moves():
        return 0
    return ground.rate(card.move, ground.worst_share(s, card, x0, y0, x1, y1))


def meets_obstacle(s: Position, slot: i64, x0: i64, y0: i64, x1: i64, y1: i64) -> bool:
    """Wrecks and enemy models lie in the way (move-3, A-obstacle)."""
    for i in range(len(s.wreck_x)):
        if segment_hits_box(x0, y0, x1, y1, s.wreck(i)):
            return True
    for other in range(len(s.side)):
        if s.side[other] != s.side[slot] and s.place[other] == ON_TABLE and s.shown[other] == 1:
            for box in footprints(s, other):
                if segment_hits_box(x0, y0, x1, y1, box):
                    return True
    return False


def meets_anybody(s: Position, slot: i64, x0: i64, y0: i64, x1: i64, y1: i64) -> bool:
    """The same for a forced move, which models of friends stop as well (T-morale)."""
    if meets_obstacle(s, slot, x0, y0, x1, y1):
        return True
    for other in s.units(s.side[slot]):
        if other != slot and s.shown[other] == 1:
            for box in footprints(s, other):
                if segment_hits_box(x0, y0, x1, y1, box):
                    return True
    return False


# ---------------------------------------------------------------- one move
def refuse_any(s: Position, slot: i64) -> Refusal | None:
    """Why the platoon may not move at all."""
    if not s.card_of(slot).moves():
        return Refusal("move-4", "wh-cannot-move", {"unit": s.ref(slot)})
    if s.has(slot, HAS_MOVED):
        return Refusal("man-5", "wh-has-moved", {"unit": s.ref(slot)})
    return refuse_pinned(s, slot)


def refuse_pinned(s: Position, slot: i64) -> Refusal | None:
    return Refusal("morale-2", "wh-pinned", {"unit": s.ref(slot)}) if s.has(slot, PINNED) else None


def refuse_path(s: Position, slot: i64, x0: i64, y0: i64, x: i64, y: i64) -> Refusal | None:
    """Why the platoon may not go straight from one point to the other."""
    found = refuse_any(s, slot)
    if found is not None:
        return found
    if not (0 <= x <= s.setup.width and 0 <= y <= s.setup.height):
        return Refusal("move-1", "wh-off-table")
    far = distance(x0, y0, x, y)
    most = limit(s, slot, x0, y0, x, y)
    if most == 0:
        return Refusal("move-5", "wh-impassable", {"unit": s.ref(slot)})
    if far < LEAST:
        return Refusal("move-1", "wh-least-move")
    if far > most:
        return Refusal("move-2", "wh-too-far", {"unit": s.ref(slot), "cm": int(most // CM)})
    if meets_obstacle(s, slot, x0, y0, x, y):
        return Refusal("move-3", "wh-obstacle")
    return None


def lays(s: Position, slot: i64, x: i64, y: i64, face: i64, shape: i64) -> list[Box]:
    """Where its models, or its card, would stand; empty if there is no room."""
    if s.shown[slot] == 1:
        return formation.laid_out(s, slot, x, y, face, shape)
    return [card_box(x, y, face)] if card_fits(s, slot, x, y, face) else []


def no_room(s: Position, slot: i64, x: i64, y: i64, rule: str) -> Refusal:
    """Why it would not stand there. Forced moves alone go into an area that is full (terrain-6)."""
    if not capacity.has_room(s, slot, x, y):
        return Refusal("terrain-6", "wh-area-full")
    return Refusal(rule, "wh-no-room", {"unit": s.ref(slot)})


def card_fits(s: Position, slot: i64, x: i64, y: i64, face: i64) -> bool:
    """A card lies on the table, on no other card, model or wreck, its leading edge on ground that its platoon may enter
    (G-card-size, entry-3)."""
    box = card_box(x, y, face)
    if not box_on_table(box, s.setup.width, s.setup.height):
        return False
    if ground.bars_card(s, s.card_of(slot), x, y):
        return False
    for i in range(len(s.wreck_x)):
        if boxes_overlap(box, s.wreck(i)):
            return False
    for other in range(len(s.side)):
        if other != slot and s.place[other] == ON_TABLE:
            for base in footprints(s, other):
                if boxes_overlap(box, base):
                    return False
    return True


def go(s: Position, slot: i64, model: i64, x: i64, y: i64, shape: i64) -> None:
    """Do a legal move; the other models form up behind."""
    x0, y0 = start_of(s, slot, model)
    face = bearing(x - x0, y - y0)
    pace.note_move(s, slot, x0, y0, x, y)
    put(s, slot, model, x, y, face, lays(s, slot, x, y, face, shape))
    note(s, slot, x0, y0)


def note(s: Position, slot: i64, x0: i64, y0: i64) -> None:
    """It has moved from there to where it stands."""
    x = s.x[slot]
    y = s.y[slot]
    s.moved[slot] = distance(x0, y0, x, y)
    s.mark(slot, HAS_MOVED)
    if roads.runs_along(s, x0, y0, x, y) and roads.leads_outside_towns(s, [int(x0), int(y0), int(x), int(y)]):
        s.mark(slot, ON_ROAD)
    params: Params = {"unit": s.ref(slot), "cm": int(s.moved[slot] // CM)}
    params["from"] = written(x0, y0)
    params["to"] = written(x, y)
    s.tell("move-1", "wh-moves", params)


def put(s: Position, slot: i64, model: i64, x: i64, y: i64, face: i64, boxes: list[Box]) -> None:
    if s.shown[slot] == 1:
        formation.put_out(s, slot, boxes, model, face)
        return
    s.x[slot] = x
    s.y[slot] = y
    s.face[slot] = face


def start_of(s: Position, slot: i64, model: i64) -> tuple[i64, i64]:
    """Where the reference model stands, or the card."""
    if s.shown[slot] == 0:
        return s.x[slot], s.y[slot]
    return s.model_x[model], s.model_y[model]


def reference(s: Position, slot: i64, number: i64) -> i64:
    """The model with this number in the platoon, -1 if it does not stand on the table. A card has number 0 alone."""
    if s.shown[slot] == 0:
        return PLACES * slot if number == 0 else -1
    if not 0 <= number < PLACES or s.alive[PLACES * slot + number] == 0:
        return -1
    return PLACES * slot + number


def first_model(s: Position, slot: i64) -> i64:
    """The model that leads a move unless its owner chooses another: the reference model of the last one."""
    if s.shown[slot] == 0:
        return PLACES * slot
    left = s.models(slot)
    for m in left:
        if s.model_x[m] == s.x[slot] and s.model_y[m] == s.y[slot]:
            return m
    return left[0]


def goals(s: Position, slot: i64) -> list[int]:
    """Points that are worth listing, x and y each: as far as it can go in twelve directions, and half of that."""
    model = first_model(s, slot)
    x0, y0 = start_of(s, slot, model)
    card: Card = s.card_of(slot)
    found: list[int] = []
    if not card.moves():
        return found
    for i in range(BEARINGS):
        face = s.face[slot] + i * (360 // BEARINGS)
        for far in (card.move, card.move // 2):
            x = ahead_x(x0, face, far)
            y = ahead_y(y0, face, far)
            most = limit(s, slot, x0, y0, x, y)
            if 0 < most < far:
                x = ahead_x(x0, face, most)
                y = ahead_y(y0, face, most)
            if refuse_path(s, slot, x0, y0, x, y) is None and (int(x), int(y)) not in pairs(found):
                found += [int(x), int(y)]
    return found


def pairs(points: list[int]) -> list[tuple[int, int]]:
    return [(points[i], points[i + 1]) for i in range(0, len(points), 2)]
