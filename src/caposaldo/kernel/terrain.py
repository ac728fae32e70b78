"""The ground of a table: areas whose kinds are data, heights, and what of it stops sight.

A game describes each kind once (`Kind`), gives its areas (`Area`; roads, walls and hedges come from `line_areas`) and
keeps one `Terrain` in its set-up: it never changes. Sets of kinds are bits, `1 << kind`, whose numbers are the places
in the list of kinds. Heights are in whatever unit the game counts them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.kernel.bases import Box
from caposaldo.kernel.outlines import shape_to_point
from caposaldo.kernel.sight_lines import Lines
from caposaldo.kernel.table import Shape, box_inside, box_outside, length_inside, line_shape, segment_hits_shape

# How a kind stops sight.
OPEN: Final = 0  # not at all
SOLID: Final = 1  # whatever lies behind it
RISING: Final = 2  # only if it rises above both ends: it must be higher than the ground at either of them

NEVER: Final = -1
ANY_DEPTH: Final = 1 << 40


class Kind:
    """A kind of terrain: what it does to sight and height. Of these only `sight` must be set for one that blocks."""

    def __init__(self, name: str, sight: i64 = OPEN) -> None:
        self.name = name
        self.sight = sight
        self.raises = False  # the ground in an area is as high as the area
        # SOLID only. How far a line may run inside for each end that stands in the area: ANY_DEPTH for an area that
        # does not block those in it, 0 for one that blocks them too.
        self.depth: i64 = 0
        self.beside: i64 = NEVER  # an end that stands no farther than this from the area looks over it: walls
        self.over: i64 = NEVER  # an end that stands at least this much higher than its ground looks over it


class Area:
    """A piece of terrain, or one stretch of a line."""

    def __init__(self, kind: i64, shape: Shape, height: i64, name: str) -> None:
        self.kind = kind
        self.shape = shape
        self.height = height  # of the ground in it, or of what stands there; 0 if it does not matter
        self.name = name


def line_areas(kind: i64, points: list[int], width: i64, name: str) -> list[Area]:
    """Return a line with a width as areas: one for each stretch."""
    return [Area(kind, shape, 0, name) for shape in line_shape(points, int(width))]


class Terrain:
    """All areas of a table, in the order in which they were laid, with what of them is asked for often."""

    def __init__(self, areas: list[Area], kinds: list[Kind]) -> None:
        self.areas = areas
        self.kinds = kinds
        self.kind: vec[i64] = vec[i64]([int(area.kind) for area in areas])
        self.left: vec[i64] = vec[i64]([int(area.shape.left) for area in areas])
        self.top: vec[i64] = vec[i64]([int(area.shape.top) for area in areas])
        self.right: vec[i64] = vec[i64]([int(area.shape.right) for area in areas])
        self.bottom: vec[i64] = vec[i64]([int(area.shape.bottom) for area in areas])
        self.raising: list[Area] = [area for area in areas if kinds[area.kind].raises and area.height > 0]
        # Those that can stop sight, and the height of the ground in their middle.
        self.screens: vec[i64] = vec[i64]([i for i in range(len(areas)) if kinds[areas[i].kind].sight != OPEN])
        self.ground: vec[i64] = vec[i64]([int(self.middle_height(area.shape)) for area in areas])

    # ---- the ground at a point
    def height_at(self, x: i64, y: i64) -> i64:
        """The height of the ground: that of the highest area here that raises it, else 0."""
        found: i64 = 0
        for area in self.raising:
            if area.height > found and area.shape.contains(x, y):
                found = area.height
        return found

    def middle_height(self, s: Shape) -> i64:
        return self.height_at((s.left + s.right) >> 1, (s.top + s.bottom) >> 1)

    def kinds_at(self, x: i64, y: i64) -> i64:
        """The set of the kinds at a point, edges included."""
        found: i64 = 0
        for i in range(len(self.kind)):
            if self.left[i] <= x <= self.right[i] and self.top[i] <= y <= self.bottom[i]:
                bit: i64 = 1 << self.kind[i]
                if found & bit == 0 and self.areas[i].shape.contains(x, y):
                    found |= bit
        return found

    def area_at(self, x: i64, y: i64, kinds: i64) -> i64:
        """The first area of these kinds at a point, or -1."""
        for i in range(len(self.kind)):
            if (
                self.left[i] <= x <= self.right[i]
                and self.top[i] <= y <= self.bottom[i]
                and kinds >> self.kind[i] & 1 == 1
                and self.areas[i].shape.contains(x, y)
            ):
                return i
        return -1

    # ---- the ground under a base, and on a way
    def near(self, left: i64, top: i64, right: i64, bottom: i64, kinds: i64) -> vec[i64]:
        """The areas of these kinds whose bounds touch that rectangle."""
        found: vec[i64] = vec[i64]([])
        for i in range(len(self.kind)):
            if (
                self.left[i] <= right
                and self.right[i] >= left
                and self.top[i] <= bottom
                and self.bottom[i] >= top
                and kinds >> self.kind[i] & 1 == 1
            ):
                found = append(found, i)
        return found

    def kinds_under(self, b: Box) -> i64:
        """The set of the kinds that lie under a part of the base; touching is not enough."""
        found: i64 = 0
        for i in range(len(self.kind)):
            bit: i64 = 1 << self.kind[i]
            if found & bit == 0 and self.bounds_meet(i, b) and not box_outside(b, self.areas[i].shape):
                found |= bit
        return found

    def area_around(self, b: Box, kinds: i64) -> i64:
        """The first area of these kinds in which the whole base lies, or -1."""
        for i in range(len(self.kind)):
            if kinds >> self.kind[i] & 1 == 1 and self.bounds_meet(i, b) and box_inside(b, self.areas[i].shape):
                return i
        return -1

    def bounds_meet(self, i: i64, b: Box) -> bool:
        return b.right > self.left[i] and b.left < self.right[i] and b.bottom > self.top[i] and b.top < self.bottom[i]

    def kinds_across(self, x0: i64, y0: i64, x1: i64, y1: i64) -> i64:
        """The set of the kinds that a straight way runs through; along an edge it does not."""
        found: i64 = 0
        left = x0 if x0 < x1 else x1
        right = x0 + x1 - left
        top = y0 if y0 < y1 else y1
        bottom = y0 + y1 - top
        for i in range(len(self.kind)):
            if (
                right >= self.left[i]
                and left <= self.right[i]
                and bottom >= self.top[i]
                and top <= self.bottom[i]
                and found >> self.kind[i] & 1 == 0
                and segment_hits_shape(x0, y0, x1, y1, self.areas[i].shape)
            ):
                found |= 1 << self.kind[i]
        return found

    # ---- sight
    def blocking(self, lines: Lines, from_height: i64, to_height: i64) -> i64:
        """The first area that blocks one of the lines between ends at these heights, or -1."""
        higher = from_height if from_height > to_height else to_height
        screens = self.screens
        n: i64 = len(screens)
        i: i64 = 0
        while i < n:
            at = screens[i]
            if not (
                lines.right <= self.left[at]
                or lines.left >= self.right[at]
                or lines.bottom <= self.top[at]
                or lines.top >= self.bottom[at]
            ) and self.blocks(at, lines, higher):
                return at
            i += 1
        return -1

    def blocks(self, i: i64, lines: Lines, higher: i64) -> bool:
        """The area blocks one of the lines; `higher`: the height of the higher of their ends."""
        area = self.areas[i]
        kind = self.kinds[area.kind]
        if kind.sight == RISING:
            return area.height > higher and lines.hit_shape(area.shape)
        if kind.sight == OPEN or (kind.over >= 0 and higher - self.ground[i] >= kind.over):
            return False
        if kind.depth > 0:
            ends = ends_in(area.shape, lines)
            if ends > 0:
                if kind.depth == ANY_DEPTH:
                    return False
                return length_inside(lines.x, lines.y, lines.x0, lines.y0, area.shape) > ends * kind.depth
        return lines.hit_shape(area.shape) and (kind.beside < 0 or not ends_beside(area.shape, lines, kind.beside))


def ends_in(s: Shape, lines: Lines) -> i64:
    """How many of the two ends stand in the area, edge included."""
    ends: i64 = 0
    if s.contains(lines.from_x, lines.from_y):
        ends += 1
    if s.contains(lines.to_x, lines.to_y):
        ends += 1
    return ends


def ends_beside(s: Shape, lines: Lines, most: i64) -> bool:
    """One of the two ends stands no farther from the area than that."""
    return shape_to_point(s, lines.from_x, lines.from_y) <= most or shape_to_point(s, lines.to_x, lines.to_y) <= most
