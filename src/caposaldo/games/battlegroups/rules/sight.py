"""Ground, cover, sight and lines of fire (direct-3, direct-4, smoke-1; G-cover and G-flank of the Data Sheet).

What the sheet leaves open is settled thus:
- The ground at a point is as high as the highest hill that contains it, and 0 elsewhere.
- Sight runs from centre to centre; fire runs from the centre of the firer's front edge to the four corners and the
  centre of the target, and one blocked line blocks it.
- A wood or town lets a line run 2 inches inside for each end that stands in it (a base stands where its centre is);
  without such an end it lets nothing through. The depth is measured on the line to the centre of the target: a gun
  at the edge of a wood is not hidden by the trees behind its wheels.
- A wood or town hides nothing if the ground in its middle is lower than the higher of the two ends.
- A hill hides what lies behind it if it is higher than both ends.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.battlegroups.position import DESTROYED, Position
from caposaldo.games.battlegroups.setup import (
    BROKEN,
    BUNKER,
    GUN,
    HILL,
    INCH,
    TOWN,
    TRENCH,
    VEHICLE,
    WALL,
    WOOD,
    Setup,
    Terrain,
)
from caposaldo.kernel.table import (
    Box,
    Shape,
    box_inside,
    box_to_point,
    box_to_shape,
    in_cone,
    length_inside,
    segment_hits_box,
    segment_hits_shape,
)

# Why fire is blocked.
CLEAR: Final = 0
BY_TERRAIN: Final = 1
BY_SMOKE: Final = 2
BY_FRIEND: Final = 3

SEEN_INTO: Final = 2 * INCH  # how far a line runs inside a wood or town for each end that stands in it (G-cover)
WALL_SHELTERS: Final = INCH
SMOKE_BASE: Final = 3 * INCH // 2  # side of a smoke base (T-data-bases)

# Sets of kinds of terrain, a bit each.
_DIFFICULT: Final = 1 << WOOD | 1 << TOWN | 1 << BROKEN
_DUG_IN: Final = 1 << BUNKER | 1 << TRENCH
_COVER: Final = _DIFFICULT | _DUG_IN


# ---------------------------------------------------------------- bases and the ground under them
def box(s: Position, u: i64) -> Box:
    """The base of a unit where it stands."""
    return Box(s.x[u], s.y[u], s.face[u], s.setup.width_of[u], s.setup.depth_of[u])


def box_at(setup: Setup, u: i64, x: i64, y: i64, face: i64) -> Box:
    """The base of a unit if it stood there."""
    return Box(x, y, face, setup.width_of[u], setup.depth_of[u])


def level(setup: Setup, x: i64, y: i64) -> i64:
    """The height of the ground: that of the highest hill here."""
    found: i64 = 0
    for piece in setup.terrain:
        if piece.kind == HILL and piece.height > found and piece.shape.contains(x, y):
            found = piece.height
    return found


def _stands_in(s: Position, u: i64, kinds: i64) -> i64:
    """The first piece of one of these kinds that the unit is wholly in, or -1."""
    if not s.on_table(u):
        return -1
    return _piece_under(s.setup, box(s, u), kinds)


def _piece_under(setup: Setup, base: Box, kinds: i64) -> i64:
    """The first piece of one of these kinds that the base is wholly in, or -1."""
    for i, piece in enumerate(setup.terrain):
        if kinds >> piece.kind & 1 == 1 and box_inside(base, piece.shape):
            return i
    return -1


def terrain_of(s: Position, u: i64) -> i64:
    """The wood, town, broken ground, bunker or trench the unit is wholly in (move-3), or -1."""
    return _stands_in(s, u, _COVER)


def difficult_at(s: Position, u: i64) -> bool:
    """The unit stands in woods, a town or broken ground (move-4)."""
    return _stands_in(s, u, _DIFFICULT) >= 0


def in_bunker(s: Position, u: i64) -> bool:
    return _stands_in(s, u, 1 << BUNKER) >= 0


def entrenched(s: Position, u: i64) -> bool:
    """In a trench or a bunker."""
    return _stands_in(s, u, _DUG_IN) >= 0


# ---------------------------------------------------------------- cover and flank
def in_cover(s: Position, u: i64, from_x: i64, from_y: i64) -> bool:
    """In woods, a town, broken ground, a trench or a bunker, or behind a wall (G-cover)."""
    return terrain_of(s, u) >= 0 or _behind_wall(s.setup, box(s, u), from_x, from_y)


def base_in_cover(setup: Setup, base: Box, from_x: i64, from_y: i64) -> bool:
    """The same of a base on the table, wherever it stands."""
    return _piece_under(setup, base, _COVER) >= 0 or _behind_wall(setup, base, from_x, from_y)


def _behind_wall(setup: Setup, base: Box, from_x: i64, from_y: i64) -> bool:
    """The fire crosses a wall that lies within an inch of the base."""
    for piece in setup.terrain:
        if piece.kind == WALL and segment_hits_shape(from_x, from_y, base.cx, base.cy, piece.shape):
            if box_to_shape(base, piece.shape) <= WALL_SHELTERS:
                return True
    return False


def on_flank(s: Position, firer: i64, target: i64) -> bool:
    """The shot comes from outside the front arc of a vehicle or gun; men on foot have no flank (G-flank).
    The arc is seen from the centre of the target; the shot comes from the centre of the firer's front edge."""
    return base_on_flank(s.setup, target, box(s, firer), box(s, target))


def base_on_flank(setup: Setup, target: i64, muzzle: Box, base: Box) -> bool:
    """The same of a target with that base, wherever it stands."""
    if setup.kind[target] != GUN and setup.kind[target] != VEHICLE:
        return False
    return not in_cone(base.cx, base.cy, base.face, muzzle.front_x, muzzle.front_y)


# ---------------------------------------------------------------- range and arc
def nearest_unit(s: Position, unit: i64, side: i64) -> i64:
    """The unit of the side nearest to this one, or -1."""
    found: i64 = -1
    least: i64 = 0
    for other in range(s.setup.count()):
        if s.setup.side[other] == side and s.on_table(other):
            dx = s.x[other] - s.x[unit]
            dy = s.y[other] - s.y[unit]
            if found < 0 or dx * dx + dy * dy < least:
                found = other
                least = dx * dx + dy * dy
    return found


def reach_to(s: Position, firer: i64, target: i64) -> i64:
    """Range: from the centre of the front edge to the nearest point of the target (direct-3)."""
    muzzle = box(s, firer)
    return box_to_point(box(s, target), muzzle.front_x, muzzle.front_y)


def in_arc(s: Position, firer: i64, target: i64) -> bool:
    """The centre of the target lies within 45 degrees to either side of the front (direct-3)."""
    return base_in_arc(box(s, firer), s.x[target], s.y[target])


def base_in_arc(muzzle: Box, x: i64, y: i64) -> bool:
    """The same of a base with that centre."""
    return in_cone(muzzle.front_x, muzzle.front_y, muzzle.face, x, y)


# ---------------------------------------------------------------- sight
def sees(s: Position, observer: i64, target: i64) -> bool:
    """Neither ground nor smoke hides the target. Sight is mutual: the line runs from centre to centre."""
    return s.on_table(target) and sees_point(s, observer, s.x[target], s.y[target])


def sees_point(s: Position, observer: i64, x: i64, y: i64) -> bool:
    if not s.on_table(observer):
        return False
    from_x = s.x[observer]
    from_y = s.y[observer]
    higher = _higher(level(s.setup, from_x, from_y), level(s.setup, x, y))
    for piece in s.setup.terrain:
        if _hides(piece, from_x, from_y, x, y) and _tall_enough(s.setup, piece, higher):
            return False
    for i in range(len(s.smoke_x)):
        if _through_smoke(from_x, from_y, x, y, s.smoke_x[i], s.smoke_y[i]):
            return False
    return True


def _higher(a: i64, b: i64) -> i64:
    return a if a > b else b


def _hides(piece: Terrain, x0: i64, y0: i64, x1: i64, y1: i64) -> bool:
    """The piece stands in the way of a line of sight on level ground (G-cover)."""
    if piece.kind == HILL:
        return segment_hits_shape(x0, y0, x1, y1, piece.shape)
    if piece.kind != WOOD and piece.kind != TOWN:
        return False
    ends = _ends_in(piece.shape, x0, y0, x1, y1)
    if ends == 0:
        return segment_hits_shape(x0, y0, x1, y1, piece.shape)
    return length_inside(x0, y0, x1, y1, piece.shape) > ends * SEEN_INTO


def _ends_in(shape: Shape, x0: i64, y0: i64, x1: i64, y1: i64) -> i64:
    ends: i64 = 0
    if shape.contains(x0, y0):
        ends += 1
    if shape.contains(x1, y1):
        ends += 1
    return ends


def _tall_enough(setup: Setup, piece: Terrain, higher: i64) -> bool:
    """Height looks over what is lower: a hill must rise above both ends, a wood or town must not lie below one."""
    if piece.kind == HILL:
        return piece.height > higher
    if higher == 0:
        return True
    shape = piece.shape
    return level(setup, (shape.left + shape.right) >> 1, (shape.top + shape.bottom) >> 1) >= higher


def _through_smoke(x0: i64, y0: i64, x1: i64, y1: i64, smoke_x: i64, smoke_y: i64) -> bool:
    """The line crosses the square of a smoke base (smoke-1). All is doubled: half a base is no whole number."""
    ax = 2 * (x0 - smoke_x)
    ay = 2 * (y0 - smoke_y)
    bx = 2 * (x1 - smoke_x)
    by = 2 * (y1 - smoke_y)
    half: i64 = SMOKE_BASE
    if (ax <= -half and bx <= -half) or (ax >= half and bx >= half):
        return False
    if (ay <= -half and by <= -half) or (ay >= half and by >= half):
        return False
    dx = bx - ax
    dy = by - ay
    offset = dx * ay - dy * ax
    room = half * ((dx if dx > 0 else -dx) + (dy if dy > 0 else -dy))
    return -room < offset < room or room == 0


# ---------------------------------------------------------------- lines of fire
def blocked(s: Position, firer: i64, target: i64) -> i64:
    """The obstacle that blocks the fire, even partly: ground, smoke or a friend of the firer (direct-4)."""
    return blocked_between(s, firer, target, box(s, firer), box(s, target))


def blocked_between(s: Position, firer: i64, target: i64, a: Box, b: Box) -> i64:
    """The same if their bases were these."""
    ground = level(s.setup, a.cx, a.cy)
    higher = _higher(ground, level(s.setup, b.cx, b.cy))
    for piece in s.setup.terrain:
        if _stands_between(piece, a, b) and _tall_enough(s.setup, piece, higher):
            return BY_TERRAIN
    for i in range(len(s.smoke_x)):
        if _smoke_between(a, b, s.smoke_x[i], s.smoke_y[i]):
            return BY_SMOKE
    return BY_FRIEND if _friend_between(s, firer, target, a, b, ground) else CLEAR


def _off_the_lines(a: Box, b: Box, left: i64, top: i64, right: i64, bottom: i64) -> bool:
    """All lines of fire pass beside what lies within these bounds."""
    return (
        (a.front_x <= left and b.right <= left)
        or (a.front_x >= right and b.left >= right)
        or (a.front_y <= top and b.bottom <= top)
        or (a.front_y >= bottom and b.top >= bottom)
    )


def _stands_between(piece: Terrain, a: Box, b: Box) -> bool:
    """The piece stands in the way of one of the lines of fire, on level ground."""
    if piece.kind != HILL and piece.kind != WOOD and piece.kind != TOWN:
        return False
    shape = piece.shape
    if _off_the_lines(a, b, shape.left, shape.top, shape.right, shape.bottom):
        return False
    if piece.kind != HILL:
        ends = _ends_in(shape, a.cx, a.cy, b.cx, b.cy)
        if ends > 0:
            return length_inside(a.front_x, a.front_y, b.cx, b.cy, shape) > ends * SEEN_INTO
    x = a.front_x
    y = a.front_y
    return (
        segment_hits_shape(x, y, b.cx, b.cy, shape)
        or segment_hits_shape(x, y, b.x0, b.y0, shape)
        or segment_hits_shape(x, y, b.x1, b.y1, shape)
        or segment_hits_shape(x, y, b.x2, b.y2, shape)
        or segment_hits_shape(x, y, b.x3, b.y3, shape)
    )


def _smoke_between(a: Box, b: Box, smoke_x: i64, smoke_y: i64) -> bool:
    x = a.front_x
    y = a.front_y
    return (
        _through_smoke(x, y, b.cx, b.cy, smoke_x, smoke_y)
        or _through_smoke(x, y, b.x0, b.y0, smoke_x, smoke_y)
        or _through_smoke(x, y, b.x1, b.y1, smoke_x, smoke_y)
        or _through_smoke(x, y, b.x2, b.y2, smoke_x, smoke_y)
        or _through_smoke(x, y, b.x3, b.y3, smoke_x, smoke_y)
    )


def _friend_between(s: Position, firer: i64, target: i64, a: Box, b: Box, ground: i64) -> bool:
    """Another unit of the firer's side, not lower than the firer, stands on one of the lines. Enemies never block."""
    setup = s.setup
    side = setup.side[firer]
    for u in range(setup.count()):
        if setup.side[u] != side or u == firer or u == target:
            continue
        if s.status[u] >= DESTROYED or s.aboard[u] >= 0 or s.x[u] < 0:
            continue
        x = s.x[u]
        y = s.y[u]
        size = (setup.width_of[u] + setup.depth_of[u]) // 2 + 1
        if _off_the_lines(a, b, x - size, y - size, x + size, y + size):
            continue
        if _on_the_lines(a, b, box(s, u)) and ground <= level(setup, x, y):
            return True
    return False


def _on_the_lines(a: Box, b: Box, friend: Box) -> bool:
    x = a.front_x
    y = a.front_y
    return (
        segment_hits_box(x, y, b.cx, b.cy, friend)
        or segment_hits_box(x, y, b.x0, b.y0, friend)
        or segment_hits_box(x, y, b.x1, b.y1, friend)
        or segment_hits_box(x, y, b.x2, b.y2, friend)
        or segment_hits_box(x, y, b.x3, b.y3, friend)
    )
