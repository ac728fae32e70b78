"""Geometry on a table, in whole numbers: bases, arcs, areas and sight lines.

Beside it: angles.py (bearings and arcs), bases.py (oriented rectangles), outlines.py (the convex outline of a platoon,
measures of areas), groups.py (distances of several bases), terrain.py (the ground of a table, its heights, what blocks
sight), sight_lines.py (lines to the edges of a target), ways.py (checkpoints, bends, where ways enter areas), reach.py
(how far a unit can go).

x runs right, y runs down. A bearing is in whole degrees, 0 up the table (towards smaller y), 90 to the right.
Whether things touch, overlap, cross or lie inside is decided exactly; a distance is the floor of the true one. Only
points that must be put on the grid (corners of a base, a point straight ahead) are rounded, to the nearest, ties away
from their origin: results stay the same when the table is turned by 180 degrees.

Results are exact while no two points are more than 55,000 apart on either axis: the products then fit into 63 bits.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.kernel.angles import (
    UNIT,
    ahead_x,
    ahead_y,
    bearing,
    cosine,
    distance,
    in_arc,
    in_cone,
    nearest,
    root,
    sine,
    turn_between,
)
from caposaldo.kernel.bases import (
    FAR,
    Box,
    box_on_table,
    box_to_point,
    boxes_gap,
    boxes_overlap,
    segment_hits_box,
    segment_parted,
    segment_to_box,
    segment_to_point,
    square_to_box,
)

__all__ = [
    "UNIT", "Box", "Shape", "ahead_x", "ahead_y", "bearing", "box_inside", "box_on_table", "box_outside",
    "box_to_point", "box_to_shape", "boxes_gap", "boxes_overlap", "cosine", "distance", "in_arc", "in_cone",
    "length_inside", "line_shape", "place", "root", "segment_hits_box", "segment_hits_shape", "segment_to_box",
    "segment_to_point", "sine", "stretch", "turn_between",
]  # fmt: skip


# ---------------------------------------------------------------- areas
class Shape:
    """An area: a simple polygon, its corners in either order of rotation."""

    def __init__(self, points: list[int]) -> None:
        """Corners as x0, y0, x1, y1, ..."""
        if len(points) < 6 or len(points) % 2 == 1:
            raise ValueError(f"an area needs three corners or more, each an x and a y: {points}")
        self.xs: vec[i64] = vec[i64](points[0::2])
        self.ys: vec[i64] = vec[i64](points[1::2])
        self.left: i64 = min(points[0::2])
        self.top: i64 = min(points[1::2])
        self.right: i64 = max(points[0::2])
        self.bottom: i64 = max(points[1::2])

    def contains(self, x: i64, y: i64) -> bool:
        """Tell whether a point lies inside or on the edge."""
        return place(self, x, y, 1) >= 0

    def flat(self) -> list[int]:
        points: list[int] = []
        for i in range(len(self.xs)):
            points.append(int(self.xs[i]))
            points.append(int(self.ys[i]))
        return points


def line_shape(points: list[int], width: i64) -> list[Shape]:
    """Return a line with a width as areas: one with four corners for each stretch between two different points."""
    shapes: list[Shape] = []
    for i in range(0, len(points) - 3, 2):
        x0, y0, x1, y1 = points[i], points[i + 1], points[i + 2], points[i + 3]
        if x0 != x1 or y0 != y1:
            shapes.append(stretch(x0, y0, x1, y1, width))
    return shapes


def stretch(x0: i64, y0: i64, x1: i64, y1: i64, width: i64) -> Shape:
    """Return one straight stretch of it, between two different points."""
    dx = x1 - x0
    dy = y1 - y0
    scale: i64 = 256
    length = root((dx * dx + dy * dy) * scale * scale)
    ox = nearest(dy * width * scale, 2 * length)
    oy = nearest(-dx * width * scale, 2 * length)
    corners = [x0 + ox, y0 + oy, x1 + ox, y1 + oy, x1 - ox, y1 - oy, x0 - ox, y0 - oy]
    return Shape([int(n) for n in corners])


def place(s: Shape, x: i64, y: i64, scale: i64) -> i64:
    """Return where the point (x, y) / scale lies: 1 inside, 0 on the edge, -1 outside. It counts the edges to the right
    of the point."""
    if x < s.left * scale or x > s.right * scale or y < s.top * scale or y > s.bottom * scale:
        return -1
    xs = s.xs
    ys = s.ys
    n: i64 = len(xs)
    ax = xs[n - 1] * scale - x
    ay = ys[n - 1] * scale - y
    inside: i64 = -1
    i: i64 = 0
    while i < n:
        bx = xs[i] * scale - x
        by = ys[i] * scale - y
        if (ay > 0) != (by > 0):
            cross = ax * by - bx * ay
            if cross == 0:
                return 0
            if (cross > 0) == (by > 0):
                inside = -inside
        elif (ay == 0 or by == 0) and ax * by == bx * ay and ax * bx <= 0:
            return 0
        ax = bx
        ay = by
        i += 1
    return inside


def _box_place(b: Box, s: Shape) -> i64:
    """Return 1 if the box lies inside the area, -1 if it lies outside, 0 if it lies across an edge. It may touch edges.
    If no edge runs through the box, all of it lies where its centre does."""
    if b.right <= s.left or b.left >= s.right or b.bottom <= s.top or b.top >= s.bottom:
        return -1
    xs = s.xs
    ys = s.ys
    n: i64 = len(xs)
    x0 = xs[n - 1]
    y0 = ys[n - 1]
    i: i64 = 0
    while i < n:
        x1 = xs[i]
        y1 = ys[i]
        if not segment_parted(x0, y0, x1, y1, b, 0):
            return 0
        x0 = x1
        y0 = y1
        i += 1
    return place(s, b.cx, b.cy, 1)


def box_inside(b: Box, s: Shape) -> bool:
    """Tell whether the box lies inside the area; it may touch the edge."""
    if b.left < s.left or b.right > s.right or b.top < s.top or b.bottom > s.bottom:
        return False
    return _box_place(b, s) == 1


def box_outside(b: Box, s: Shape) -> bool:
    """Tell whether the box lies outside the area; it may touch the edge."""
    return _box_place(b, s) == -1


def box_to_shape(b: Box, s: Shape) -> i64:
    """Return the floor of the distance between a box and an area, 0 if they touch or overlap."""
    if _box_place(b, s) >= 0:
        return 0
    best: i64 = FAR
    n: i64 = len(s.xs)
    x0 = s.xs[n - 1]
    y0 = s.ys[n - 1]
    i: i64 = 0
    while i < n:
        x1 = s.xs[i]
        y1 = s.ys[i]
        if not segment_parted(x0, y0, x1, y1, b, 1):
            return 0
        found = square_to_box(x0, y0, x1, y1, b)
        if found < best:
            best = found
        x0 = x1
        y0 = y1
        i += 1
    return root(best)


# ---------------------------------------------------------------- segments and areas
def _beside(x0: i64, y0: i64, x1: i64, y1: i64, s: Shape) -> bool:
    """Tell whether the segment lies beyond one side of the area's bounding rectangle."""
    return (
        (x0 <= s.left and x1 <= s.left)
        or (x0 >= s.right and x1 >= s.right)
        or (y0 <= s.top and y1 <= s.top)
        or (y0 >= s.bottom and y1 >= s.bottom)
    )


def segment_hits_shape(x0: i64, y0: i64, x1: i64, y1: i64, s: Shape) -> bool:
    """Tell whether a part of the segment lies inside the area; touching an edge or a corner is not enough."""
    if _beside(x0, y0, x1, y1, s):
        return False
    dx = x1 - x0
    dy = y1 - y0
    xs = s.xs
    ys = s.ys
    n: i64 = len(xs)
    ax = xs[n - 1] - x0
    ay = ys[n - 1] - y0
    a = dx * ay - dy * ax  # side of the corner, seen along the segment
    touched = False
    i: i64 = 0
    while i < n:
        bx = xs[i] - x0
        by = ys[i] - y0
        b = dx * by - dy * bx
        if b == 0 or a == 0:
            touched = True
        elif (a > 0) != (b > 0):
            p = ax * by - ay * bx  # sides of the two ends, seen along the edge
            q = p + a - b
            if p == 0 or q == 0:
                touched = True
            elif (p > 0) != (q > 0):
                return True
        ax = bx
        ay = by
        a = b
        i += 1
    if touched:
        return _walk_hits(x0, y0, x1, y1, s)
    return place(s, x0, y0, 1) == 1


def _walk_hits(x0: i64, y0: i64, x1: i64, y1: i64, s: Shape) -> bool:
    """Tell the same for a segment that crosses no edge but touches corners or ends on one: go along it from corner to
    corner and test the middle of each stretch."""
    length = (x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0)
    if length == 0:
        return place(s, x0, y0, 1) == 1
    x = x0
    y = y0
    at: i64 = 0
    while at < length:
        next = length
        nx = x1
        ny = y1
        i: i64 = 0
        while i < len(s.xs):
            vx = s.xs[i] - x0
            vy = s.ys[i] - y0
            along = vx * (x1 - x0) + vy * (y1 - y0)
            if at < along < next and vx * (y1 - y0) == vy * (x1 - x0):
                next = along
                nx = s.xs[i]
                ny = s.ys[i]
            i += 1
        if place(s, x + nx, y + ny, 2) == 1:
            return True
        x = nx
        y = ny
        at = next
    return False


def length_inside(x0: i64, y0: i64, x1: i64, y1: i64, s: Shape) -> i64:
    """Return the length of the part of the segment inside the area, to the nearest whole number; parts along an edge do
    not count. It is the same from either end."""
    if _beside(x0, y0, x1, y1, s):
        return 0
    if x1 < x0 or (x1 == x0 and y1 < y0):
        x0, y0, x1, y1 = x1, y1, x0, y0
    scale: i64 = 256
    dx = x1 - x0
    dy = y1 - y0
    length = root((dx * dx + dy * dy) * scale * scale)
    xs = s.xs
    ys = s.ys
    n: i64 = len(xs)
    ax = xs[n - 1] - x0
    ay = ys[n - 1] - y0
    a = dx * ay - dy * ax
    # Edges are crossed in one sense on the way in and in the other on the way out. The line is counted twice, as if
    # just left and just right of itself: so corners and edges that lie on it count half each.
    twice: i64 = 0
    along_edges: i64 = 0
    i: i64 = 0
    while i < n:
        bx = xs[i] - x0
        by = ys[i] - y0
        b = dx * by - dy * bx
        if a != b:
            sides = _sign(b) - _sign(a)
            if sides != 0:
                twice += sides * _clamped(length, ax * by - ay * bx, b - a)
        elif a == 0:
            gap = _along(ax, ay, dx, dy, length) - _along(bx, by, dx, dy, length)
            along_edges += gap if gap > 0 else -gap
        ax = bx
        ay = by
        a = b
        i += 1
    if twice < 0:
        twice = -twice
    return (twice - along_edges + scale) // (2 * scale)


def _sign(n: i64) -> i64:
    return 1 if n > 0 else (-1 if n < 0 else 0)


def _clamped(length: i64, p: i64, q: i64) -> i64:
    """Return length * p / q, limited to 0 and length."""
    if q < 0:
        p = -p
        q = -q
    if p <= 0:
        return 0
    return length if p >= q else length * p // q


def _along(ax: i64, ay: i64, dx: i64, dy: i64, length: i64) -> i64:
    """Return how far along the segment its point a lies; dx >= 0, as length_inside orders the ends."""
    return _clamped(length, ax, dx) if dx > 0 else _clamped(length, ay, dy)
