"""Bases on a table: oriented rectangles, their distances and what they touch (see table.py).

Squared distances are whole numbers: the floor of the true square has the same whole root as the square itself.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from caposaldo.kernel.angles import FINE_SINES, halved, root

FAR: Final = 1 << 62


@mypyc_attr(acyclic=True, free_list_len=1)
class Box:
    """A base: an oriented rectangle around a centre, its front edge towards its facing.
    Corners: 0 front left, 1 front right, 2 rear right, 3 rear left (clockwise on the table)."""

    def __init__(self, x: i64, y: i64, face: i64, width: i64, depth: i64) -> None:
        f = face % 360
        s = FINE_SINES[f]
        c = FINE_SINES[f + 90]
        self.cx = x
        self.cy = y
        self.face = face
        # Half the depth ahead is (s, -c), half the width to the right is (c, s).
        ahead_by_x = s * depth
        ahead_by_y = -c * depth
        aside_by_x = c * width
        aside_by_y = s * width
        left_x = halved(ahead_by_x - aside_by_x)
        left_y = halved(ahead_by_y - aside_by_y)
        right_x = halved(ahead_by_x + aside_by_x)
        right_y = halved(ahead_by_y + aside_by_y)
        self.front_x: i64 = x + halved(ahead_by_x)
        self.front_y: i64 = y + halved(ahead_by_y)
        self.x0: i64 = x + left_x
        self.y0: i64 = y + left_y
        self.x1: i64 = x + right_x
        self.y1: i64 = y + right_y
        self.x2: i64 = x - left_x
        self.y2: i64 = y - left_y
        self.x3: i64 = x - right_x
        self.y3: i64 = y - right_y
        reach_x = _larger(left_x, right_x)
        reach_y = _larger(left_y, right_y)
        self.left: i64 = x - reach_x
        self.top: i64 = y - reach_y
        self.right: i64 = x + reach_x
        self.bottom: i64 = y + reach_y

    def flat(self) -> list[int]:
        """Return the corners as Shape takes them."""
        corners = [self.x0, self.y0, self.x1, self.y1, self.x2, self.y2, self.x3, self.y3]
        return [int(n) for n in corners]


def _larger(a: i64, b: i64) -> i64:
    """Return the larger of two absolute values."""
    if a < 0:
        a = -a
    if b < 0:
        b = -b
    return a if a > b else b


# ---------------------------------------------------------------- squared distances
def segment_square(px: i64, py: i64, x0: i64, y0: i64, x1: i64, y1: i64) -> i64:
    """Return the floor of the squared distance from a point to a segment."""
    dx = x1 - x0
    dy = y1 - y0
    ax = px - x0
    ay = py - y0
    along = ax * dx + ay * dy
    if along <= 0:
        return ax * ax + ay * ay
    square = dx * dx + dy * dy
    if along >= square:
        ax = px - x1
        ay = py - y1
        return ax * ax + ay * ay
    cross = dx * ay - dy * ax
    if cross < 0:
        cross = -cross
    # Floor of cross * cross / square. With cross = q * square + r and |r| at most half a square nothing overflows.
    q = (cross + (square >> 1)) // square
    r = cross - q * square
    return q * q * square + 2 * q * r + r * r // square


def _point_to_edge(px: i64, py: i64, x0: i64, y0: i64, x1: i64, y1: i64, best: i64) -> i64:
    """Return the smaller of `best` and the squared distance to an edge of a box. On its inner side return `best`."""
    if (x1 - x0) * (py - y0) - (y1 - y0) * (px - x0) >= 0:
        return best
    found = segment_square(px, py, x0, y0, x1, y1)
    return found if found < best else best


def _point_to_box(b: Box, x: i64, y: i64) -> i64:
    """Return the floor of the squared distance, or FAR for a point in the box or on its edge."""
    best: i64 = FAR
    best = _point_to_edge(x, y, b.x0, b.y0, b.x1, b.y1, best)
    best = _point_to_edge(x, y, b.x1, b.y1, b.x2, b.y2, best)
    best = _point_to_edge(x, y, b.x2, b.y2, b.x3, b.y3, best)
    return _point_to_edge(x, y, b.x3, b.y3, b.x0, b.y0, best)


def _corners_to_segment(b: Box, x0: i64, y0: i64, x1: i64, y1: i64) -> i64:
    best = segment_square(b.x0, b.y0, x0, y0, x1, y1)
    found = segment_square(b.x1, b.y1, x0, y0, x1, y1)
    if found < best:
        best = found
    found = segment_square(b.x2, b.y2, x0, y0, x1, y1)
    if found < best:
        best = found
    found = segment_square(b.x3, b.y3, x0, y0, x1, y1)
    return found if found < best else best


def _corners_to_box(a: Box, b: Box) -> i64:
    best = _point_to_box(b, a.x0, a.y0)
    found = _point_to_box(b, a.x1, a.y1)
    if found < best:
        best = found
    found = _point_to_box(b, a.x2, a.y2)
    if found < best:
        best = found
    found = _point_to_box(b, a.x3, a.y3)
    return found if found < best else best


def square_to_box(x0: i64, y0: i64, x1: i64, y1: i64, b: Box) -> i64:
    """Return the floor of the squared distance between a segment and a box that do not touch."""
    best = _corners_to_segment(b, x0, y0, x1, y1)
    found = _point_to_box(b, x0, y0)
    if found < best:
        best = found
    found = _point_to_box(b, x1, y1)
    return found if found < best else best


# ---------------------------------------------------------------- bases and points
def segment_to_point(x0: i64, y0: i64, x1: i64, y1: i64, px: i64, py: i64) -> i64:
    """Return the floor of the distance from a point to a segment."""
    return root(segment_square(px, py, x0, y0, x1, y1))


def box_to_point(b: Box, x: i64, y: i64) -> i64:
    """Return the floor of the distance from a point to a box, 0 inside."""
    found = _point_to_box(b, x, y)
    return 0 if found == FAR else root(found)


def box_on_table(b: Box, width: i64, height: i64) -> bool:
    return b.left >= 0 and b.top >= 0 and b.right <= width and b.bottom <= height


# ---------------------------------------------------------------- bases and bases
def _parted_by(a: Box, b: Box, dx: i64, dy: i64, room: i64) -> bool:
    """Tell whether a line along (dx, dy), an edge of a, separates the two boxes. With room 0 they may touch it, with
    room 1 they may not."""
    a0 = dx * a.y0 - dy * a.x0
    a2 = dx * a.y2 - dy * a.x2
    if a0 > a2:
        a0, a2 = a2, a0
    b0 = dx * b.y0 - dy * b.x0
    b1 = dx * b.y1 - dy * b.x1
    b2 = dx * b.y2 - dy * b.x2
    b3 = dx * b.y3 - dy * b.x3
    low = a0 - room
    high = a2 + room
    return (b0 >= high and b1 >= high and b2 >= high and b3 >= high) or (
        b0 <= low and b1 <= low and b2 <= low and b3 <= low
    )


def _parted(a: Box, b: Box, room: i64) -> bool:
    """Tell whether two boxes are apart: convex figures are if a line along an edge of one of them separates them."""
    if a.right < b.left or b.right < a.left or a.bottom < b.top or b.bottom < a.top:
        return True
    return (
        _parted_by(a, b, a.x1 - a.x0, a.y1 - a.y0, room)
        or _parted_by(a, b, a.x2 - a.x1, a.y2 - a.y1, room)
        or _parted_by(b, a, b.x1 - b.x0, b.y1 - b.y0, room)
        or _parted_by(b, a, b.x2 - b.x1, b.y2 - b.y1, room)
    )


def boxes_overlap(a: Box, b: Box) -> bool:
    """Tell whether two boxes overlap; touching is not enough."""
    return not _parted(a, b, 0)


def boxes_gap(a: Box, b: Box) -> i64:
    """Return the floor of the distance between two boxes, 0 if they touch or overlap."""
    if not _parted(a, b, 1):
        return 0
    best = _corners_to_box(a, b)
    found = _corners_to_box(b, a)
    return root(found if found < best else best)


# ---------------------------------------------------------------- segments and bases
def _ends_outside(x0: i64, y0: i64, x1: i64, y1: i64, b: Box, room: i64) -> bool:
    """Tell whether the whole segment lies beyond one edge of the box. With room 0 it may touch the edge."""
    dx = b.x1 - b.x0
    dy = b.y1 - b.y0
    size = dx * (b.y2 - b.y0) - dy * (b.x2 - b.x0)
    p = dx * (y0 - b.y0) - dy * (x0 - b.x0)
    q = dx * (y1 - b.y0) - dy * (x1 - b.x0)
    if (p <= -room and q <= -room) or (p >= size + room and q >= size + room):
        return True
    dx = b.x2 - b.x1
    dy = b.y2 - b.y1
    p = dx * (y0 - b.y1) - dy * (x0 - b.x1)
    q = dx * (y1 - b.y1) - dy * (x1 - b.x1)
    return (p <= -room and q <= -room) or (p >= size + room and q >= size + room)


def _passes(x0: i64, y0: i64, x1: i64, y1: i64, b: Box, room: i64) -> bool:
    """Tell whether the box lies on one side of the line through the segment. With room 0 it may touch the line."""
    dx = x1 - x0
    dy = y1 - y0
    a0 = dx * (b.y0 - y0) - dy * (b.x0 - x0)
    a1 = dx * (b.y1 - y0) - dy * (b.x1 - x0)
    a2 = dx * (b.y2 - y0) - dy * (b.x2 - x0)
    a3 = dx * (b.y3 - y0) - dy * (b.x3 - x0)
    return (a0 >= room and a1 >= room and a2 >= room and a3 >= room) or (
        a0 <= -room and a1 <= -room and a2 <= -room and a3 <= -room
    )


def segment_parted(x0: i64, y0: i64, x1: i64, y1: i64, b: Box, room: i64) -> bool:
    if (
        (x0 < b.left and x1 < b.left)
        or (x0 > b.right and x1 > b.right)
        or (y0 < b.top and y1 < b.top)
        or (y0 > b.bottom and y1 > b.bottom)
    ):
        return True
    if x0 == x1 and y0 == y1:
        return _ends_outside(x0, y0, x1, y1, b, room)
    return _passes(x0, y0, x1, y1, b, room) or _ends_outside(x0, y0, x1, y1, b, room)


def segment_hits_box(x0: i64, y0: i64, x1: i64, y1: i64, b: Box) -> bool:
    """Tell whether a part of the segment lies inside the box; touching an edge or a corner is not enough."""
    return not segment_parted(x0, y0, x1, y1, b, 0)


def segment_to_box(x0: i64, y0: i64, x1: i64, y1: i64, b: Box) -> i64:
    """Return the floor of the distance between a segment and a box, 0 if they touch or cross."""
    if not segment_parted(x0, y0, x1, y1, b, 1):
        return 0
    return root(square_to_box(x0, y0, x1, y1, b))
