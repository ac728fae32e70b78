"""Base contact: which models touch, where a straight move first touches a platoon, and room for the rest beside it.

Bases stand on a grid of a tenth of a millimetre, so those that are half a millimetre apart touch.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.position import Position
from caposaldo.games.wheels.rules.distance import card_box, footprints
from caposaldo.games.wheels.rules.formation import Layout, is_before, mixes
from caposaldo.games.wheels.setup import CM
from caposaldo.kernel.table import (
    Box,
    ahead_x,
    ahead_y,
    bearing,
    box_to_point,
    boxes_gap,
    boxes_overlap,
    distance,
)

TOUCH: Final = CM // 20
STRIDE: Final = CM // 5  # between the places that are tried along a path; no base is so thin
SPREAD: Final = 15  # degrees between the places that are tried round a base


# ---------------------------------------------------------------- who touches whom
def touched_by(s: Position, m: i64, other: i64) -> list[int]:
    """The models of another platoon that touch this model."""
    box = s.base(m)
    return [n for n in s.models(other) if boxes_gap(box, s.base(n)) <= TOUCH]


def in_contact(s: Position, slot: i64, other: i64) -> list[int]:
    """The models of a platoon that touch the other; models of a face-down card touch nothing."""
    if s.shown[slot] == 0 or s.shown[other] == 0:
        return []
    return [m for m in s.models(slot) if touched_by(s, m, other)]


class Mark:
    """What is to be touched: bases, or a point where there are none."""

    def __init__(self, boxes: list[Box], x: i64, y: i64) -> None:
        self.boxes = boxes
        self.x = x
        self.y = y

    def gap(self, box: Box) -> i64:
        if not self.boxes:
            return box_to_point(box, self.x, self.y)
        best: i64 = boxes_gap(box, self.boxes[0])
        for other in self.boxes:
            best = min(best, boxes_gap(box, other))
        return best

    def is_cut(self, box: Box) -> bool:
        if not self.boxes:
            return box_to_point(box, self.x, self.y) == 0
        for other in self.boxes:
            if boxes_overlap(box, other):
                return True
        return False


def mark_of(s: Position, slot: i64) -> Mark:
    """The bases of a platoon, or the point of its card (A-card-measure)."""
    return Mark(footprints(s, slot) if s.shown[slot] == 1 else [], s.x[slot], s.y[slot])


# ---------------------------------------------------------------- a move into contact
class Path:
    """The straight way of the first base of a platoon, or of its card."""

    def __init__(self, s: Position, slot: i64, x0: i64, y0: i64, x: i64, y: i64, as_card: bool = False) -> None:
        card = s.card_of(slot)
        self.as_card = as_card
        self.width = card.width
        self.depth = card.depth
        self.x0 = x0
        self.y0 = y0
        self.face = bearing(x - x0, y - y0)
        self.length = distance(x0, y0, x, y)
        self.x = x
        self.y = y

    def at(self, far: i64) -> tuple[i64, i64]:
        if far >= self.length:
            return self.x, self.y
        return ahead_x(self.x0, self.face, far), ahead_y(self.y0, self.face, far)

    def box(self, far: i64) -> Box:
        x, y = self.at(far)
        return card_box(x, y, self.face) if self.as_card else Box(x, y, self.face, self.width, self.depth)


def first_touch(path: Path, mark: Mark, least: i64) -> i64:
    """How far along the path the base first touches the mark, not before `least`; -1 if it does not touch it or cuts
    it at once."""
    before: i64 = -1
    far = least
    while far <= path.length:
        box = path.box(far)
        if mark.is_cut(box):
            return last_free(path, mark, before, far) if before >= 0 else -1
        if mark.gap(box) <= TOUCH:
            return far
        before = far
        far = path.length if far < path.length < far + STRIDE else far + STRIDE
    return -1


def last_free(path: Path, mark: Mark, free: i64, cut: i64) -> i64:
    """The last place before the base would cut the mark."""
    while cut - free > 1:
        middle = (free + cut) // 2
        if mark.is_cut(path.box(middle)):
            cut = middle
        else:
            free = middle
    return free if mark.gap(path.box(free)) <= TOUCH else -1


# ---------------------------------------------------------------- room beside it
def place_beside(base: Box, width: i64, depth: i64, face: i64, turn: i64) -> Box:
    """Where a base of that size touches another, on this bearing from its middle."""
    near: i64 = 0
    far: i64 = base.right - base.left + base.bottom - base.top + width + depth
    while far - near > 1:
        middle = (near + far) // 2
        box = Box(ahead_x(base.cx, turn, middle), ahead_y(base.cy, turn, middle), face, width, depth)
        if boxes_overlap(base, box):
            near = middle
        else:
            far = middle
    return Box(ahead_x(base.cx, turn, far), ahead_y(base.cy, turn, far), face, width, depth)


def by_distance(entry: tuple[int, int, Box]) -> tuple[int, int]:
    return entry[0], entry[1]


def places_beside(bases: list[Box], width: i64, depth: i64, face: i64, x: i64, y: i64) -> list[Box]:
    """Places where a base of that size touches one of the others, the nearest to a point first."""
    found: list[tuple[int, int, Box]] = []
    for base in bases:
        for turn in range(0, 360, SPREAD):
            box = place_beside(base, width, depth, face, turn)
            found.append((int(distance(x, y, box.cx, box.cy)), len(found), box))
    found.sort(key=by_distance)
    return [entry[2] for entry in found]


def close_in(s: Position, slot: i64, first: Box, face: i64, target: i64, all_touch: bool = False) -> list[Box]:
    """Places for the surviving models of a platoon: the first as given, as many others as find room in contact with
    the target, none before the first (move-1), and the rest beside them, unless all must touch; empty if not all find
    room, or if they would stand among a platoon of their kind (dist-2)."""
    layout = Layout(s, slot, face)
    layout.in_contact = True
    if not layout.is_free(first):
        return []
    layout.boxes.append(first)
    places = places_beside(footprints(s, target), layout.card.width, layout.card.depth, face, first.cx, first.cy)
    beside = [box for box in places if not is_before(first, box.cx, box.cy)]
    for _ in range(s.strength(slot) - 1):
        if not take_place(layout, beside) and (all_touch or not layout.stand_beside()):
            return []
    return layout.boxes if mixes(s, slot, layout.boxes) < 0 else []


def take_place(layout: Layout, places: list[Box]) -> bool:
    """Put the next model on the first of the places that is free and near enough to the others (dist-1)."""
    for box in places:
        if layout.is_near(box) and layout.is_free(box):
            layout.boxes.append(box)
            return True
    return False
