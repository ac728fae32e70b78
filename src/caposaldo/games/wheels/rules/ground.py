"""Terrain under points and paths (terrain-1 to terrain-7), and what it does to movement (move-2, move-5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.position import Position
from caposaldo.games.wheels.setup import (
    BRIDGE,
    CLEAR,
    CM,
    DENSE,
    IMPASSABLE,
    MINEFIELD,
    ROAD,
    SLOPE,
    SPECIAL,
    STREAM,
    SWAMP,
    TREE_ROW,
    TREES_ON_SLOPE,
    WALLS,
    WIRE,
    Card,
    Piece,
)
from caposaldo.kernel.table import Box, box_outside, length_inside, segment_hits_shape

LEVEL: Final = 5 * CM  # height of a hill level (G-height)
FULL: Final = 100  # hundredths
# Buildings: concrete, stone, wooden.
BUILDINGS: Final = [8, 9, 10]
WET: Final = [STREAM, SWAMP]  # what bridges cross


def is_way(kind: i64) -> bool:
    return kind == ROAD or kind == BRIDGE


def is_building(kind: i64) -> bool:
    return kind in BUILDINGS


def is_dense(kind: i64) -> bool:
    """Woods, rocks and buildings: only their edge can be fired into and out of (attack-5)."""
    return kind in DENSE


def gives_cover(kind: i64) -> bool:
    """Linear pieces that cover those close behind (G-cover-letters)."""
    return WALLS <= kind <= TREE_ROW


# ---------------------------------------------------------------- points
def area_at(s: Position, x: i64, y: i64) -> i64:
    """The number of the topmost piece at a point, roads and bridges apart; -1 on the bare table."""
    pieces = s.ground.pieces
    i: i64 = len(pieces) - 1
    while i >= 0:
        piece = pieces[i]
        if not is_way(piece.kind) and piece.contains(x, y):
            return i
        i -= 1
    return -1


def terrain_at(s: Position, x: i64, y: i64) -> i64:
    """The kind of terrain that counts for who stands at a point (A-straddle). A road or bridge replaces the natural
    terrain that it runs through."""
    area = area_at(s, x, y)
    kind = s.ground.pieces[area].kind if area >= 0 else CLEAR
    if kind > SWAMP:
        return kind
    if is_on(s, BRIDGE, x, y):
        return BRIDGE
    return ROAD if is_on(s, ROAD, x, y) else kind


def on_way(s: Position, x: i64, y: i64) -> bool:
    """The point lies on a road or bridge."""
    for piece in s.ground.pieces:
        if is_way(piece.kind) and piece.contains(x, y):
            return True
    return False


def height_at(s: Position, x: i64, y: i64) -> i64:
    """Height of the ground (G-height)."""
    highest: i64 = 0
    for piece in s.ground.pieces:
        if (piece.kind == SLOPE or piece.kind == TREES_ON_SLOPE) and piece.contains(x, y):
            highest = max(highest, piece.height * LEVEL)
    return highest


# ---------------------------------------------------------------- paths
def share(s: Position, card: Card, kind: i64) -> i64:
    """Hundredths of its movement that a card keeps in this terrain, or IMPASSABLE. Special infantry ignores wire
    (G-lcb)."""
    if kind == WIRE and card.klass == SPECIAL:
        return FULL
    return s.setup.tables.movement[4 * kind + card.mobility]


def road_share(s: Position, card: Card) -> i64:
    """The same on a road march (move-6)."""
    return s.setup.tables.movement[4 * ROAD + card.mobility]


def crosses(piece: Piece, x0: i64, y0: i64, x1: i64, y1: i64) -> bool:
    for shape in piece.shapes:
        if segment_hits_shape(x0, y0, x1, y1, shape):
            return True
    return False


def is_bridged(s: Position, stream: Piece, x0: i64, y0: i64, x1: i64, y1: i64) -> bool:
    """The path crosses the stream on bridges alone."""
    wet: i64 = 0
    dry: i64 = 0
    for shape in stream.shapes:
        wet += length_inside(x0, y0, x1, y1, shape)
    for piece in s.ground.pieces:
        if piece.kind == BRIDGE:
            for shape in piece.shapes:
                dry += length_inside(x0, y0, x1, y1, shape)
    return dry >= wet


def worst_share(s: Position, card: Card, x0: i64, y0: i64, x1: i64, y1: i64) -> i64:
    """The share of the worst terrain on a straight path (move-2)."""
    worst: i64 = FULL
    for piece in s.ground.pieces:
        if is_way(piece.kind):
            continue
        here = share(s, card, piece.kind)
        if here < worst and crosses(piece, x0, y0, x1, y1):
            if piece.kind in WET and is_bridged(s, piece, x0, y0, x1, y1):
                continue
            worst = here
    return worst


def rate(move: i64, hundredths: i64) -> i64:
    """The movement that is left, in whole centimetres, at least one (move-1, G-movement); 0 where it is impassable."""
    if hundredths == IMPASSABLE:
        return 0
    return max(move * hundredths // (100 * CM) * CM, CM)


def forbidden(s: Position, card: Card, box: Box) -> bool:
    """The base would stand on terrain that it may not enter (move-5, entry-3). A bridge replaces what is under it."""
    over_water = is_on(s, BRIDGE, box.cx, box.cy)
    for piece in s.ground.pieces:
        if is_way(piece.kind) or stand_share(s, card, piece.kind) != IMPASSABLE:
            continue
        if over_water and piece.kind in WET:
            continue
        for shape in piece.shapes:
            if not box_outside(box, shape):
                return True
    return False


def bars_card(s: Position, card: Card, x: i64, y: i64) -> bool:
    """The leading edge of a card may not lie there; on a road it may, whatever the road runs through."""
    return forbidden(s, card, Box(x, y, 0, 2, 2)) and not on_way(s, x, y)


def parts(s: Position, card: Card, x0: i64, y0: i64, x1: i64, y1: i64) -> bool:
    """Terrain that it may not enter lies between two points: a squad never ends beyond it (move-1)."""
    for piece in s.ground.pieces:
        if is_way(piece.kind) or stand_share(s, card, piece.kind) != IMPASSABLE:
            continue
        if crosses(piece, x0, y0, x1, y1) and not (piece.kind in WET and is_bridged(s, piece, x0, y0, x1, y1)):
            return True
    return False


def is_on(s: Position, kind: i64, x: i64, y: i64) -> bool:
    for piece in s.ground.pieces:
        if piece.kind == kind and piece.contains(x, y):
            return True
    return False


def stand_share(s: Position, card: Card, kind: i64) -> i64:
    """Guns and mortars stand where their crews can walk; minefields stop nobody."""
    if not card.moves():
        return s.setup.tables.movement[4 * kind]
    return FULL if kind == MINEFIELD else share(s, card, kind)
