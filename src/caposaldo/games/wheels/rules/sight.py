"""Lines of fire (term-2, attack-2 to attack-6, attack-9): from the farthest model to the farthest, free of what blocks.

Both edges of the target model must be seen from the centre of the firing one (A-lof).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.position import Position
from caposaldo.games.wheels.rules import ground
from caposaldo.games.wheels.rules.distance import footprints, gap
from caposaldo.games.wheels.setup import CM, PLACES, ROCKS, SLOPE, TREE_ROW, WALLS, Piece
from caposaldo.kernel.table import (
    Box,
    box_to_shape,
    distance,
    line_shape,
    segment_hits_box,
    segment_hits_shape,
    segment_to_box,
)

BEHIND: Final = 2 * CM  # so near a wall or row of trees it does not block (A-linear)
EDGE: Final = CM  # adjacent to the edge of an area (attack-5)
CLOSE: Final = 5 * CM  # inside one wood or town (attack-6)
HIGHER: Final = 5 * CM  # A-lof-height

# What stops a line, for refusals.
OPEN_LINE: Final = 0
BY_TERRAIN: Final = 1
BY_PLATOON: Final = 2
BY_WRECK: Final = 3
BY_EDGE: Final = 4
STOPPED_KEYS: Final = ["", "wh-line-terrain", "wh-line-platoon", "wh-line-wreck", "wh-line-edge"]


class Line:
    """The line between the reference models of two platoons (attack-2)."""

    def __init__(self, x0: i64, y0: i64, x1: i64, y1: i64, firer: i64, target: i64) -> None:
        self.x0 = x0
        self.y0 = y0
        self.x1 = x1
        self.y1 = y1
        self.firer = firer  # model, -1: a card
        self.target = target
        self.length = distance(x0, y0, x1, y1)


def line_between(s: Position, a: i64, b: i64) -> Line:
    """From the model of a farthest from b to the model of b farthest from a: the longest line between the two."""
    ones = points(s, a)
    others = points(s, b)
    best = Line(s.x[a], s.y[a], s.x[b], s.y[b], -1, -1)
    longest: i64 = -1
    for m in ones:
        for n in others:
            line = Line(px(s, a, m), py(s, a, m), px(s, b, n), py(s, b, n), m, n)
            if line.length > longest:
                longest = line.length
                best = line
    return best


def points(s: Position, slot: i64) -> list[int]:
    """Its models, or -1 for its card."""
    return s.models(slot) if s.shown[slot] == 1 else [-1]


def px(s: Position, slot: i64, m: i64) -> i64:
    return s.x[slot] if m < 0 else s.model_x[m]


def py(s: Position, slot: i64, m: i64) -> i64:
    return s.y[slot] if m < 0 else s.model_y[m]


# ---------------------------------------------------------------- what blocks
def stopped_by(s: Position, a: i64, b: i64, line: Line) -> i64:
    """What stops the line of fire from a to b, OPEN_LINE if nothing does."""
    if at_edge(s, a, line.x0, line.y0, line.x1, line.y1) == 0 or at_edge(s, b, line.x1, line.y1, line.x0, line.y0) == 0:
        return BY_EDGE
    ends = target_edges(s, line)
    for i in range(0, len(ends), 2):
        found = blocker(s, a, b, line, ends[i], ends[i + 1])
        if found != OPEN_LINE:
            return found
    return OPEN_LINE


def target_edges(s: Position, line: Line) -> list[int]:
    """The two corners of the target's base that limit it as the firer sees it; a card is a point."""
    if line.target < 0:
        return [int(line.x1), int(line.y1)]
    corners = s.base(line.target).flat()
    dx = line.x1 - line.x0
    dy = line.y1 - line.y0
    low = high = 0
    for i in range(2, 8, 2):
        offset = dx * (corners[i + 1] - line.y0) - dy * (corners[i] - line.x0)
        if offset < dx * (corners[low + 1] - line.y0) - dy * (corners[low] - line.x0):
            low = i
        if offset > dx * (corners[high + 1] - line.y0) - dy * (corners[high] - line.x0):
            high = i
    return [corners[low], corners[low + 1], corners[high], corners[high + 1]]


def blocker(s: Position, a: i64, b: i64, line: Line, x: i64, y: i64) -> i64:
    high = max(ground.height_at(s, line.x0, line.y0), ground.height_at(s, line.x1, line.y1))
    for piece in s.ground.pieces:
        if blocks(piece.kind) and terrain_stops(piece, line, x, y, high):
            return BY_TERRAIN
    for i in range(len(s.wreck_x)):
        if high < HIGHER and segment_hits_box(line.x0, line.y0, x, y, s.wreck(i)):
            return BY_WRECK
    firer = s.card_of(a)
    for other in range(len(s.side)):
        if other == a or other == b or not s.on_table(other) or s.shown[other] == 0 or high >= HIGHER:
            continue
        if s.card_of(other).is_infantry() and not firer.is_infantry():
            continue
        if platoon_stops(s, other, line, x, y):
            return BY_PLATOON
    return OPEN_LINE


def blocks(kind: i64) -> bool:
    """Woods, slopes, buildings, rocks, walls and rows of trees (attack-4, A-linear)."""
    return ground.is_dense(kind) or kind == SLOPE or kind == WALLS or kind == TREE_ROW


def terrain_stops(piece: Piece, line: Line, x: i64, y: i64, high: i64) -> bool:
    """The line cuts a piece in which neither of the two stands."""
    if piece.kind == WALLS and high >= HIGHER:
        return False
    if piece.contains(line.x0, line.y0) or piece.contains(line.x1, line.y1):
        return False
    if not ground.crosses(piece, line.x0, line.y0, x, y):
        return False
    return not (piece.is_line and (is_behind(piece, line.x0, line.y0) or is_behind(piece, line.x1, line.y1)))


def is_behind(piece: Piece, x: i64, y: i64) -> bool:
    spot = Box(x, y, 0, 2, 2)
    for shape in piece.shapes:
        if box_to_shape(spot, shape) <= BEHIND:
            return True
    return False


def platoon_stops(s: Position, slot: i64, line: Line, x: i64, y: i64) -> bool:
    """The line cuts a base of the platoon or the gap between two of them (attack-9)."""
    boxes = footprints(s, slot)
    for i in range(len(boxes)):
        if segment_hits_box(line.x0, line.y0, x, y, boxes[i]):
            return True
        for j in range(i):
            for stretch in line_shape([boxes[i].cx, boxes[i].cy, boxes[j].cx, boxes[j].cy], CM):
                if segment_hits_shape(line.x0, line.y0, x, y, stretch):
                    return True
    return False


# ---------------------------------------------------------------- edges of woods, rocks and buildings
def at_edge(s: Position, slot: i64, x: i64, y: i64, to_x: i64, to_y: i64) -> i64:
    """0 if the platoon stands in a wood, rocks or a building that the other end is not in, and not along its edge
    (attack-5)."""
    area = ground.area_at(s, x, y)
    if area < 0:
        return 1
    piece = s.ground.pieces[area]
    if not ground.is_dense(piece.kind) or piece.contains(to_x, to_y):
        return 1
    if s.shown[slot] == 0:
        return 1 if border_gap(Box(x, y, 0, 2, 2), piece) <= EDGE else 0
    for m in range(PLACES * slot, PLACES * slot + PLACES):
        if s.alive[m] == 1 and border_gap(s.base(m), piece) > EDGE:
            return 0
    return 1


def border_gap(box: Box, piece: Piece) -> i64:
    """The distance from a base to the outline of an area."""
    best: i64 = 1 << 30
    for shape in piece.shapes:
        n: i64 = len(shape.xs)
        for i in range(n):
            j = (i + 1) % n
            best = min(best, segment_to_box(shape.xs[i], shape.ys[i], shape.xs[j], shape.ys[j], box))
    return best


def hidden_inside(s: Position, a: i64, b: i64, line: Line) -> bool:
    """Both are in the same wood or town, more than 5 cm apart (attack-6)."""
    area = ground.area_at(s, line.x0, line.y0)
    if area < 0 or area != ground.area_at(s, line.x1, line.y1):
        return False
    kind = s.ground.pieces[area].kind
    return ground.is_dense(kind) and kind != ROCKS and gap(s, a, b) > CLOSE
