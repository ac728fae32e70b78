"""Lines of fire (term-2, attack-2 to attack-6, attack-9): from the farthest model to the farthest, free of what blocks.

Both edges of the target model must be seen from the centre of the firing one (A-lof).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.wheels.position import ON_TABLE, Position
from caposaldo.games.wheels.rules import ground
from caposaldo.games.wheels.rules.distance import footprints, gap
from caposaldo.games.wheels.setup import CM, CONCRETE, PLACES, ROCKS, WALLS, Piece
from caposaldo.kernel.outlines import border_gap as outline_gap
from caposaldo.kernel.outlines import outline, segment_hits_hull
from caposaldo.kernel.sight_lines import Lines, line_to_point, lines_to_edges
from caposaldo.kernel.table import Box, box_to_shape, distance

BEHIND: Final = 2 * CM  # so near a wall or row of trees it does not block (A-linear)
EDGE: Final = CM  # adjacent to the edge of an area (attack-5)
CLOSE: Final = 5 * CM  # inside one wood or town (attack-6)
HIGHER: Final = 5 * CM  # A-lof-height
UPPER_FLOOR: Final = 5 * CM  # of a concrete building (G-height)
HALF_MODEL: Final = 2 * CM  # no base reaches farther from its centre

# What stops a line, for refusals.
OPEN_LINE: Final = 0
BY_TERRAIN: Final = 1
BY_PLATOON: Final = 2
BY_WRECK: Final = 3
BY_EDGE: Final = 4
BY_COVER: Final = 5
STOPPED_KEYS: Final = [
    "", "wh-line-terrain", "wh-line-platoon", "wh-line-wreck", "wh-line-edge", "wh-line-inside",
]  # fmt: skip
STOPPED_RULES: Final = ["", "attack-4", "attack-9", "fire-12", "attack-5", "attack-6"]


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
    firer: i64 = -1
    target: i64 = -1
    longest: i64 = -1
    for m in range(first_place(s, a), end_place(s, a)):
        if m >= 0 and s.alive[m] == 0:
            continue
        for n in range(first_place(s, b), end_place(s, b)):
            if n >= 0 and s.alive[n] == 0:
                continue
            dx = px(s, a, m) - px(s, b, n)
            dy = py(s, a, m) - py(s, b, n)
            if dx * dx + dy * dy > longest:
                longest = dx * dx + dy * dy
                firer = m
                target = n
    return Line(px(s, a, firer), py(s, a, firer), px(s, b, target), py(s, b, target), firer, target)


def first_place(s: Position, slot: i64) -> i64:
    """The first number of a model of the platoon; -1 for its card."""
    return PLACES * slot if s.shown[slot] == 1 else -1


def end_place(s: Position, slot: i64) -> i64:
    return PLACES * slot + PLACES if s.shown[slot] == 1 else 0


def px(s: Position, slot: i64, m: i64) -> i64:
    return s.x[slot] if m < 0 else s.model_x[m]


def py(s: Position, slot: i64, m: i64) -> i64:
    return s.y[slot] if m < 0 else s.model_y[m]


# ---------------------------------------------------------------- what blocks
def stopped_by(s: Position, a: i64, b: i64, line: Line) -> i64:
    """What stops the line of fire from a to b, OPEN_LINE if nothing does."""
    if is_buried(s, a, line.x1, line.y1) or is_buried(s, b, line.x0, line.y0):
        return BY_EDGE
    if hidden_inside(s, a, b, line):
        return BY_COVER
    return blocker(s, a, b, line, lines_of(s, line))


def may_see(s: Position, a: i64, b: i64) -> bool:
    """A line from a to b is open as far as everybody knows: a face-down card could be any kind of unit, and only
    infantry is stopped by infantry."""
    line = line_between(s, a, b)
    if is_buried(s, a, line.x1, line.y1) or is_buried(s, b, line.x0, line.y0) or hidden_inside(s, a, b, line):
        return False
    on_foot = s.shown[a] == 1 and s.card_of(a).is_infantry()
    return blocked_for(s, a, b, line, lines_of(s, line), on_foot) == OPEN_LINE


def lines_of(s: Position, line: Line) -> Lines:
    """The lines to the two edges of the target's base; a card is a point."""
    if line.target < 0:
        return line_to_point(line.x0, line.y0, line.x1, line.y1)
    return lines_to_edges(line.x0, line.y0, s.base(line.target))


def blocker(s: Position, a: i64, b: i64, line: Line, lines: Lines) -> i64:
    return blocked_for(s, a, b, line, lines, s.card_of(a).is_infantry())


def blocked_for(s: Position, a: i64, b: i64, line: Line, lines: Lines, on_foot: bool) -> i64:
    high = max(stand_height(s, a, line.x0, line.y0), stand_height(s, b, line.x1, line.y1))
    laid = s.ground
    for i in range(len(laid.screens)):
        at = laid.screens[i]
        if not lines.pass_beside(laid.left[at], laid.top[at], laid.right[at], laid.bottom[at]):
            if terrain_stops(s, laid.pieces[at], line, lines, high):
                return BY_TERRAIN
    for i in range(len(s.wreck_x)):
        if lines.hit_box(s.wreck(i)) and high < ground.height_at(s, s.wreck_x[i], s.wreck_y[i]) + HIGHER:
            return BY_WRECK
    for other in range(len(s.side)):
        if s.place[other] == ON_TABLE and s.shown[other] == 1 and other != a and other != b:
            if not passes_beside(s, other, lines) and (on_foot or not s.card_of(other).is_infantry()):
                if platoon_stops(s, other, line, lines, high):
                    return BY_PLATOON
    return OPEN_LINE


def stand_height(s: Position, slot: i64, x: i64, y: i64) -> i64:
    """How high it stands: the ground, and infantry in concrete buildings on an upper floor. A card tells no kind."""
    high = ground.height_at(s, x, y)
    if s.shown[slot] == 1 and s.card_of(slot).is_infantry() and ground.is_on(s, CONCRETE, x, y):
        high += UPPER_FLOOR
    return high


# ---------------------------------------------------------------- terrain in between
def terrain_stops(s: Position, piece: Piece, line: Line, lines: Lines, high: i64) -> bool:
    """The line cuts a piece in which neither of the two stands; over a wall one sees from above."""
    if not hits_piece(piece, lines) or piece.contains(line.x0, line.y0) or piece.contains(line.x1, line.y1):
        return False
    if piece.kind == WALLS and high >= ground.height_at(s, piece.points[0], piece.points[1]) + HIGHER:
        return False
    return not (piece.is_line and (is_behind(s, piece, line, 0) or is_behind(s, piece, line, 1)))


def hits_piece(piece: Piece, lines: Lines) -> bool:
    for shape in piece.shapes:
        if lines.hit_shape(shape):
            return True
    return False


def is_behind(s: Position, piece: Piece, line: Line, end: i64) -> bool:
    """The model at an end of the line stands within 2 cm of a linear piece (A-linear)."""
    model = line.firer if end == 0 else line.target
    spot = (
        s.base(model)
        if model >= 0
        else Box(line.x0 if end == 0 else line.x1, line.y0 if end == 0 else line.y1, 0, 2, 2)
    )
    for shape in piece.shapes:
        if box_to_shape(spot, shape) <= BEHIND:
            return True
    return False


def worth_of_terrain(s: Position, line: Line, table: vec[i64], columns: i64, column: i64) -> i64:
    """The entry of a table for the target: of the terrain under its reference model (A-straddle), or of a linear piece
    within 2 cm of it that the line crosses, if that is higher (G-cover-letters)."""
    best = table[columns * ground.terrain_at(s, line.x1, line.y1) + column]
    for piece in s.ground.pieces:
        if piece.is_line and ground.gives_cover(piece.kind) and table[columns * piece.kind + column] > best:
            if is_behind(s, piece, line, 1) and ground.crosses(piece, line.x0, line.y0, line.x1, line.y1):
                best = table[columns * piece.kind + column]
    return best


# ---------------------------------------------------------------- platoons in between
def passes_beside(s: Position, slot: i64, lines: Lines) -> bool:
    """A quick look: no line comes near the platoon."""
    first = PLACES * slot
    left: i64 = 1 << 40
    top: i64 = 1 << 40
    right: i64 = -(1 << 40)
    bottom: i64 = -(1 << 40)
    for m in range(first, first + PLACES):
        if s.alive[m] == 1:
            x = s.model_x[m]
            y = s.model_y[m]
            left = min(left, x)
            right = max(right, x)
            top = min(top, y)
            bottom = max(bottom, y)
    return lines.pass_beside(left - HALF_MODEL, top - HALF_MODEL, right + HALF_MODEL, bottom + HALF_MODEL)


def platoon_stops(s: Position, slot: i64, line: Line, lines: Lines, high: i64) -> bool:
    """The line cuts the outline of the platoon (attack-9). It does not close its gaps for those who stand among its
    models: they are not beyond it."""
    boxes = footprints(s, slot)
    if not hits_outline(boxes, lines) or high >= platoon_ground(s, slot) + HIGHER:
        return False
    whole = outline(boxes)
    if not whole.contains(line.x0, line.y0) and not whole.contains(line.x1, line.y1):
        return True
    for box in boxes:
        if lines.hit_box(box):
            return True
    return False


def hits_outline(boxes: list[Box], lines: Lines) -> bool:
    if segment_hits_hull(boxes, lines.x, lines.y, lines.x0, lines.y0):
        return True
    return lines.count > 1 and segment_hits_hull(boxes, lines.x, lines.y, lines.x1, lines.y1)


def platoon_ground(s: Position, slot: i64) -> i64:
    """The highest ground under its models."""
    highest: i64 = 0
    for m in s.models(slot):
        highest = max(highest, ground.height_at(s, s.model_x[m], s.model_y[m]))
    return highest


# ---------------------------------------------------------------- woods, rocks and buildings
def is_buried(s: Position, slot: i64, to_x: i64, to_y: i64) -> bool:
    """A model stands in a wood, rocks or a building that the other end is not in, and not along its edge (attack-5):
    all have to be there (A-edge)."""
    laid = s.ground
    for i in range(len(laid.dense)):
        at = laid.dense[i]
        for m in range(first_place(s, slot), end_place(s, slot)):
            if m >= 0 and s.alive[m] == 0:
                continue
            x = px(s, slot, m)
            y = py(s, slot, m)
            if x < laid.left[at] or x > laid.right[at] or y < laid.top[at] or y > laid.bottom[at]:
                continue
            piece = laid.pieces[at]
            if piece.contains(x, y) and border_gap(model_box(s, slot, m), piece) > EDGE:
                if not piece.contains(to_x, to_y):
                    return True
    return False


def model_box(s: Position, slot: i64, m: i64) -> Box:
    return s.base(m) if m >= 0 else Box(s.x[slot], s.y[slot], 0, 2, 2)


def border_gap(box: Box, piece: Piece) -> i64:
    """The distance from a base to the outline of an area."""
    best: i64 = 1 << 30
    for shape in piece.shapes:
        best = min(best, outline_gap(box, shape))
    return best


def hidden_inside(s: Position, a: i64, b: i64, line: Line) -> bool:
    """Both are in the same wood or town, more than 5 cm apart (attack-6)."""
    laid = s.ground
    for i in range(len(laid.dense)):
        piece = laid.pieces[laid.dense[i]]
        if piece.kind != ROCKS and piece.contains(line.x0, line.y0) and piece.contains(line.x1, line.y1):
            if gap(s, a, b) > CLOSE:
                return True
    return False
