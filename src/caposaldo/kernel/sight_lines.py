"""Lines of sight and of fire: from one point to several points of a target, all asked about at once.

One line that is blocked blocks them all. `line_to_point` is plain sight, `lines_to_edges` go to the two outer edges of
a base as they are seen from the point, `lines_to_corners` to its middle and its four corners. What of the ground blocks
them tells `Terrain.blocking` (terrain.py); models, wrecks and smoke are asked here. All answers are exact.
"""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.kernel.bases import Box, box_to_point, segment_hits_box
from caposaldo.kernel.table import Shape, segment_hits_shape


class Lines:
    """Lines from (x, y) to up to five points. The first one, to (x0, y0), is the line on which depth is measured."""

    def __init__(self, x: i64, y: i64, x0: i64, y0: i64) -> None:
        self.x = x
        self.y = y
        # Where the two ends stand: the areas they are in may be treated differently.
        self.from_x = x
        self.from_y = y
        self.to_x = x0
        self.to_y = y0
        self.count: i64 = 1
        self.x0 = x0
        self.y0 = y0
        self.x1: i64 = x0
        self.y1: i64 = y0
        self.x2: i64 = x0
        self.y2: i64 = y0
        self.x3: i64 = x0
        self.y3: i64 = y0
        self.x4: i64 = x0
        self.y4: i64 = y0
        # What bounds them.
        self.left: i64 = x if x < x0 else x0
        self.right: i64 = x if x > x0 else x0
        self.top: i64 = y if y < y0 else y0
        self.bottom: i64 = y if y > y0 else y0

    def pass_beside(self, left: i64, top: i64, right: i64, bottom: i64) -> bool:
        """All lines pass beside that rectangle: a quick answer before an exact one."""
        return self.right <= left or self.left >= right or self.bottom <= top or self.top >= bottom

    def hit_shape(self, s: Shape) -> bool:
        """A part of a line lies inside the area; touching is not enough."""
        if self.pass_beside(s.left, s.top, s.right, s.bottom):
            return False
        x = self.x
        y = self.y
        if segment_hits_shape(x, y, self.x0, self.y0, s):
            return True
        if self.count == 1:
            return False
        if segment_hits_shape(x, y, self.x1, self.y1, s):
            return True
        return self.count == 5 and (
            segment_hits_shape(x, y, self.x2, self.y2, s)
            or segment_hits_shape(x, y, self.x3, self.y3, s)
            or segment_hits_shape(x, y, self.x4, self.y4, s)
        )

    def hit_box(self, b: Box) -> bool:
        """A part of a line lies inside the base; touching is not enough."""
        if self.pass_beside(b.left, b.top, b.right, b.bottom):
            return False
        x = self.x
        y = self.y
        if segment_hits_box(x, y, self.x0, self.y0, b):
            return True
        if self.count == 1:
            return False
        if segment_hits_box(x, y, self.x1, self.y1, b):
            return True
        return self.count == 5 and (
            segment_hits_box(x, y, self.x2, self.y2, b)
            or segment_hits_box(x, y, self.x3, self.y3, b)
            or segment_hits_box(x, y, self.x4, self.y4, b)
        )

    def hit_square(self, x: i64, y: i64, size: i64) -> bool:
        """A part of a line lies inside an upright square around (x, y), whose side may be odd."""
        half = (size + 1) >> 1
        if self.pass_beside(x - half, y - half, x + half, y + half):
            return False
        if segment_hits_square(self.x, self.y, self.x0, self.y0, x, y, size):
            return True
        if self.count == 1:
            return False
        if segment_hits_square(self.x, self.y, self.x1, self.y1, x, y, size):
            return True
        return self.count == 5 and (
            segment_hits_square(self.x, self.y, self.x2, self.y2, x, y, size)
            or segment_hits_square(self.x, self.y, self.x3, self.y3, x, y, size)
            or segment_hits_square(self.x, self.y, self.x4, self.y4, x, y, size)
        )


def line_to_point(x: i64, y: i64, px: i64, py: i64) -> Lines:
    """Return the one line from point to point."""
    return Lines(x, y, px, py)


def lines_to_edges(x: i64, y: i64, b: Box) -> Lines:
    """Return the lines to the two outer edges of a base: the corners farthest to the left and to the right as seen from
    (x, y). From a point inside the base there is no line but the one to its centre."""
    if box_to_point(b, x, y) == 0:
        return Lines(x, y, b.cx, b.cy)
    lx, ly = b.x0, b.y0
    rx, ry = b.x0, b.y0
    if (b.x1 - x) * (ly - y) - (b.y1 - y) * (lx - x) > 0:
        lx, ly = b.x1, b.y1
    if (b.x2 - x) * (ly - y) - (b.y2 - y) * (lx - x) > 0:
        lx, ly = b.x2, b.y2
    if (b.x3 - x) * (ly - y) - (b.y3 - y) * (lx - x) > 0:
        lx, ly = b.x3, b.y3
    if (b.x1 - x) * (ry - y) - (b.y1 - y) * (rx - x) < 0:
        rx, ry = b.x1, b.y1
    if (b.x2 - x) * (ry - y) - (b.y2 - y) * (rx - x) < 0:
        rx, ry = b.x2, b.y2
    if (b.x3 - x) * (ry - y) - (b.y3 - y) * (rx - x) < 0:
        rx, ry = b.x3, b.y3
    lines = Lines(x, y, lx, ly)
    lines.count = 2
    lines.x1 = rx
    lines.y1 = ry
    lines.to_x = b.cx
    lines.to_y = b.cy
    lines.left = _least(x, lx, rx)
    lines.right = -_least(-x, -lx, -rx)
    lines.top = _least(y, ly, ry)
    lines.bottom = -_least(-y, -ly, -ry)
    return lines


def lines_to_corners(x: i64, y: i64, b: Box) -> Lines:
    """Return the lines to the centre and the four corners of a base."""
    lines = Lines(x, y, b.cx, b.cy)
    lines.count = 5
    lines.x1 = b.x0
    lines.y1 = b.y0
    lines.x2 = b.x1
    lines.y2 = b.y1
    lines.x3 = b.x2
    lines.y3 = b.y2
    lines.x4 = b.x3
    lines.y4 = b.y3
    lines.left = x if x < b.left else b.left
    lines.right = x if x > b.right else b.right
    lines.top = y if y < b.top else b.top
    lines.bottom = y if y > b.bottom else b.bottom
    return lines


def _least(a: i64, b: i64, c: i64) -> i64:
    if b < a:
        a = b
    return c if c < a else a


def segment_hits_square(x0: i64, y0: i64, x1: i64, y1: i64, x: i64, y: i64, size: i64) -> bool:
    """Tell whether a part of the segment lies inside an upright square around (x, y). All is doubled: half a side may
    be no whole number."""
    ax = 2 * (x0 - x)
    ay = 2 * (y0 - y)
    bx = 2 * (x1 - x)
    by = 2 * (y1 - y)
    if (ax <= -size and bx <= -size) or (ax >= size and bx >= size):
        return False
    if (ay <= -size and by <= -size) or (ay >= size and by >= size):
        return False
    dx = bx - ax
    dy = by - ay
    offset = dx * ay - dy * ax
    room = size * ((dx if dx > 0 else -dx) + (dy if dy > 0 else -dy))
    return -room < offset < room or room == 0
