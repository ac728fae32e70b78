"""Outlines of several bases, and what can be measured on an area: its size, its border, how much of a base lies in it.

The outline of a platoon is `outline(boxes)`, a convex Shape: ask `segment_hits_shape` whether a line crosses it and
`box_outside` whether a base stands among its models. How far a base is from the border of an area, inside or outside,
is `border_gap`; whether it lies inside, outside or across tell `box_inside` and `box_outside` of table.py.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.kernel.angles import nearest, root
from caposaldo.kernel.bases import FAR, Box, segment_parted, segment_square, square_to_box
from caposaldo.kernel.table import Shape, box_inside, box_outside

WHOLE: Final = 1000  # share_inside of a base that lies wholly inside
FINER: Final = 64  # scale of the corners where a base and an area overlap
LARGEST: Final = 1 << 30  # of a fraction that is multiplied


# ---------------------------------------------------------------- convex outlines
def outline(boxes: list[Box]) -> Shape:
    """Return the convex outline of one base or more."""
    corners: list[int] = []
    for b in boxes:
        corners.extend(b.flat())
    return outline_of(corners)


def outline_of(points: list[int]) -> Shape:
    """Return the convex outline of points x0, y0, x1, y1, ... that do not lie on one line, clockwise on the table."""
    order: list[tuple[int, int]] = sorted({(points[i], points[i + 1]) for i in range(0, len(points), 2)})
    upper = _chain(order)
    order.reverse()
    lower = _chain(order)
    flat: list[int] = []
    for corner in upper[:-1] + lower[:-1]:
        flat.extend(corner)
    return Shape(flat)


def _chain(order: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the corners of one side of the outline, from the first point to the last."""
    chain: list[tuple[int, int]] = []
    for point in order:
        while len(chain) >= 2 and _turn(chain[-2], chain[-1], point) <= 0:
            chain.pop()
        chain.append(point)
    return chain


def _turn(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int]) -> i64:
    ax: i64 = a[0]
    ay: i64 = a[1]
    return (b[0] - ax) * (c[1] - ay) - (b[1] - ay) * (c[0] - ax)


def is_convex(area: Shape) -> bool:
    """No corner points inwards: a straight way that has left the area does not come back to it."""
    n: i64 = len(area.xs)
    turn: i64 = 0
    for i in range(n):
        j = (i + 1) % n
        k = (i + 2) % n
        cross = (area.xs[j] - area.xs[i]) * (area.ys[k] - area.ys[j]) - (area.ys[j] - area.ys[i]) * (
            area.xs[k] - area.xs[j]
        )
        if (cross > 0 and turn < 0) or (cross < 0 and turn > 0):
            return False
        if cross != 0:
            turn = cross
    return True


def segment_hits_hull(boxes: list[Box], x0: i64, y0: i64, x1: i64, y1: i64) -> bool:
    """Tell whether a part of the segment lies inside the convex outline of one base or more, without making it."""
    dx = x1 - x0
    dy = y1 - y0
    # Of each corner: on which side of the line it lies, and how far along it.
    sides: vec[i64] = vec[i64]([])
    alongs: vec[i64] = vec[i64]([])
    left = right = False
    for b in boxes:
        for i in range(4):
            cx = b.x0 if i == 0 else (b.x1 if i == 1 else (b.x2 if i == 2 else b.x3))
            cy = b.y0 if i == 0 else (b.y1 if i == 1 else (b.y2 if i == 2 else b.y3))
            side = dx * (cy - y0) - dy * (cx - x0)
            left = left or side < 0
            right = right or side > 0
            sides = append(sides, side)
            alongs = append(alongs, dx * (cx - x0) + dy * (cy - y0))
    return left and right and _overlaps_along(sides, alongs, dx * dx + dy * dy)


def _overlaps_along(sides: vec[i64], alongs: vec[i64], end: i64) -> bool:
    """The line crosses the outline between its foremost and its last crossing of two corners on different sides: a part
    of that lies between 0 and `end`."""
    ahead = behind = False
    for i in range(len(sides)):
        if sides[i] <= 0:
            continue
        for j in range(len(sides)):
            if sides[j] >= 0:
                continue
            whole = sides[i] - sides[j]
            at = alongs[i] * -sides[j] + alongs[j] * sides[i]
            ahead = ahead or at > 0
            behind = behind or at // whole < end
            if ahead and behind:
                return True
    return False


# ---------------------------------------------------------------- measures of an area
def doubled_area(s: Shape) -> i64:
    """Return twice the size of an area, which is always whole."""
    size = _signed_size(s.xs, s.ys)
    return size if size >= 0 else -size


def _signed_size(xs: vec[i64], ys: vec[i64]) -> i64:
    n: i64 = len(xs)
    if n == 0:
        return 0
    x0 = xs[0]
    y0 = ys[0]
    total: i64 = 0
    i: i64 = 1
    while i + 1 < n:
        total += (xs[i] - x0) * (ys[i + 1] - y0) - (ys[i] - y0) * (xs[i + 1] - x0)
        i += 1
    return total


def longest_diagonal(s: Shape) -> i64:
    """Return the floor of the distance between the two corners that are farthest apart."""
    n: i64 = len(s.xs)
    most: i64 = 0
    for i in range(n):
        for j in range(i):
            dx = s.xs[i] - s.xs[j]
            dy = s.ys[i] - s.ys[j]
            if dx * dx + dy * dy > most:
                most = dx * dx + dy * dy
    return root(most)


def border_gap(b: Box, s: Shape) -> i64:
    """Return the floor of the distance between a base and the border of an area, whether it stands inside or outside;
    0 if it touches the border or lies across it."""
    return root(_square_to_border(b, s))


def _square_to_border(b: Box, s: Shape) -> i64:
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
    return best


def shape_to_point(s: Shape, x: i64, y: i64) -> i64:
    """Return the floor of the distance from a point to an area, 0 inside."""
    return 0 if s.contains(x, y) else point_to_border(s, x, y)


def point_to_border(s: Shape, x: i64, y: i64) -> i64:
    """Return the floor of the distance from a point, inside or outside, to the border of an area."""
    best: i64 = FAR
    n: i64 = len(s.xs)
    x0 = s.xs[n - 1]
    y0 = s.ys[n - 1]
    i: i64 = 0
    while i < n:
        x1 = s.xs[i]
        y1 = s.ys[i]
        found = segment_square(x, y, x0, y0, x1, y1)
        if found < best:
            best = found
        x0 = x1
        y0 = y1
        i += 1
    return root(best)


# ---------------------------------------------------------------- parts of an area
def share_inside(b: Box, s: Shape) -> i64:
    """Return how many thousandths of a base lie in an area, to the nearest: 0 only outside, WHOLE only inside."""
    if box_outside(b, s):
        return 0
    if box_inside(b, s):
        return WHOLE
    xs = vec[i64]([(s.xs[i] - b.cx) * FINER for i in range(len(s.xs))])
    ys = vec[i64]([(s.ys[i] - b.cy) * FINER for i in range(len(s.ys))])
    corners = b.flat()
    for i in range(4):
        x0: i64 = (corners[2 * i] - b.cx) * FINER
        y0: i64 = (corners[2 * i + 1] - b.cy) * FINER
        x1: i64 = (corners[(2 * i + 2) % 8] - b.cx) * FINER
        y1: i64 = (corners[(2 * i + 3) % 8] - b.cy) * FINER
        xs, ys = _right_part(xs, ys, x0, y0, x1, y1)
    common = _signed_size(xs, ys)
    if common < 0:
        common = -common
    whole: i64 = ((b.x1 - b.x0) * (b.y2 - b.y0) - (b.y1 - b.y0) * (b.x2 - b.x0)) * 2 * FINER * FINER
    share = nearest(common * WHOLE, whole)
    return 1 if share < 1 else (WHOLE - 1 if share >= WHOLE else share)


def cut(s: Shape, x0: i64, y0: i64, x1: i64, y1: i64) -> list[int]:
    """Return the corners of the part of a convex area to the right of the line from (x0, y0) to (x1, y1), as somebody
    sees it who looks along the line; empty if there is none. New corners are rounded to the nearest point."""
    xs, ys = _right_part(s.xs, s.ys, x0, y0, x1, y1)
    if _signed_size(xs, ys) == 0:
        return []
    flat: list[int] = []
    for i in range(len(xs)):
        flat.append(int(xs[i]))
        flat.append(int(ys[i]))
    return flat


def _right_part(xs: vec[i64], ys: vec[i64], x0: i64, y0: i64, x1: i64, y1: i64) -> tuple[vec[i64], vec[i64]]:
    """Cut off what lies to the left of a line."""
    found_x: vec[i64] = vec[i64]([])
    found_y: vec[i64] = vec[i64]([])
    n: i64 = len(xs)
    if n == 0:
        return found_x, found_y
    dx = x1 - x0
    dy = y1 - y0
    ax = xs[n - 1]
    ay = ys[n - 1]
    a = dx * (ay - y0) - dy * (ax - x0)
    i: i64 = 0
    while i < n:
        bx = xs[i]
        by = ys[i]
        c = dx * (by - y0) - dy * (bx - x0)
        if (a < 0 and c > 0) or (a > 0 and c < 0):
            found_x = append(found_x, ax + _part(bx - ax, a, a - c))
            found_y = append(found_y, ay + _part(by - ay, a, a - c))
        if c >= 0:
            found_x = append(found_x, bx)
            found_y = append(found_y, by)
        ax = bx
        ay = by
        a = c
        i += 1
    return found_x, found_y


def _part(length: i64, n: i64, d: i64) -> i64:
    """Return length * n / d to the nearest whole number; n and d have the same sign."""
    if d < 0:
        n = -n
        d = -d
    while d > LARGEST:
        n >>= 1
        d >>= 1
    return nearest(length * n, d)
