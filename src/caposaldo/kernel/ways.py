"""Straight ways and bends: points along them, where they cross areas, and the checkpoints at which something changes.

Whatever changes along a way (a unit becomes visible, a shot gets better, a base touches another) is a class of its own
with one method: a `Probe` answers yes or no for a point of the way, a `Watch` answers with a number.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from caposaldo.kernel.angles import bearing, distance
from caposaldo.kernel.table import Shape, place, segment_hits_shape

FINER: Final = 64  # scale of the points between two crossings


# ---------------------------------------------------------------- straight ways
def between(start: i64, end: i64, done: i64, length: i64) -> i64:
    """A coordinate after that much of a straight way, rounded to the nearest."""
    if done >= length:
        return end
    return start + ((end - start) * done * 2 + length) // (2 * length)


class Way:
    """A straight way from (x0, y0) to (x1, y1)."""

    def __init__(self, x0: i64, y0: i64, x1: i64, y1: i64) -> None:
        self.x0 = x0
        self.y0 = y0
        self.x1 = x1
        self.y1 = y1
        self.length: i64 = distance(x0, y0, x1, y1)
        self.face: i64 = bearing(x1 - x0, y1 - y0)

    def x_at(self, done: i64) -> i64:
        return between(self.x0, self.x1, done, self.length)

    def y_at(self, done: i64) -> i64:
        return between(self.y0, self.y1, done, self.length)


def mark_after(done: i64, step: i64, parts: i64) -> i64:
    """The next mark of a way after a point; the marks are every `step` / `parts`, rounded down."""
    n = done * parts // step + 1
    at = n * step // parts
    return at if at > done else (n + 1) * step // parts


def mark_before(done: i64, step: i64, parts: i64) -> i64:
    """The last mark of a way before a point, 0 if there is none."""
    n = done * parts // step + 1
    while n > 0 and n * step // parts >= done:
        n -= 1
    return n * step // parts


# ---------------------------------------------------------------- what changes on a way
@mypyc_attr(allow_interpreted_subclasses=True)
class Probe:
    """A question about points of a way."""

    def holds(self, at: i64) -> bool:
        """Whether it is so after that much of the way."""
        raise NotImplementedError


def first_point(probe: Probe, low: i64, high: i64) -> i64:
    """The first point after `low` for which it is so, if it is not so at `low`, is so at `high` and changes once."""
    while high - low > 1:
        middle = (low + high) // 2
        if probe.holds(middle):
            high = middle
        else:
            low = middle
    return high


@mypyc_attr(allow_interpreted_subclasses=True)
class Watch:
    """Something that is read off along a way: dice, cover, the number of those who see the mover."""

    def reading(self, at: i64) -> i64:
        """What it is after that much of the way."""
        raise NotImplementedError


class _Changed(Probe):
    def __init__(self, watch: Watch, before: i64) -> None:
        self.watch = watch
        self.before = before

    def holds(self, at: i64) -> bool:
        return self.watch.reading(at) != self.before


def checkpoints(watch: Watch, length: i64, step: i64) -> list[int]:
    """The points of a way where the reading changes: the first point of each new reading, and the end. It is looked at
    every `step`; a change found between two looks is then placed exactly."""
    found: list[int] = []
    at: i64 = 0
    now = watch.reading(0)
    while at < length:
        next = at + step if at + step < length else length
        then = watch.reading(next)
        while then != now:
            at = first_point(_Changed(watch, now), at, next)
            now = watch.reading(at)
            found.append(int(at))
        at = next
    if not found or found[-1] != length:
        found.append(int(length))
    return found


# ---------------------------------------------------------------- ways and areas
def crossings(x0: i64, y0: i64, x1: i64, y1: i64, s: Shape) -> list[int]:
    """How far along a segment the border of an area is met, in order, to within one. Where it runs along the border,
    the ends of that stretch."""
    length = distance(x0 * FINER, y0 * FINER, x1 * FINER, y1 * FINER)
    dx = x1 - x0
    dy = y1 - y0
    found: list[int] = []
    n: i64 = len(s.xs)
    ax = s.xs[n - 1] - x0
    ay = s.ys[n - 1] - y0
    a = dx * ay - dy * ax
    for i in range(n):
        bx = s.xs[i] - x0
        by = s.ys[i] - y0
        b = dx * by - dy * bx
        if b == 0:
            _add_crossing(found, length, bx * dx + by * dy, dx * dx + dy * dy)
        elif (a > 0) != (b > 0) and a != 0:
            _add_crossing(found, length, ax * by - ay * bx, b - a)
        ax = bx
        ay = by
        a = b
    found.sort()
    return found


def _add_crossing(found: list[int], length: i64, n: i64, d: i64) -> None:
    """Add the point length * n / d / FINER, if it is on the segment, once."""
    if d < 0:
        n = -n
        d = -d
    if d == 0 or n < 0 or n > d:
        return
    at = int(length * n // d // FINER)
    if at not in found:
        found.append(at)


def enters_at(x0: i64, y0: i64, x1: i64, y1: i64, s: Shape) -> i64:
    """How far a straight way leads before it runs into an area, to within one; 0 if it begins inside or leads in at
    once, -1 if it does not run into it."""
    if not segment_hits_shape(x0, y0, x1, y1, s):
        return -1
    length = distance(x0, y0, x1, y1)
    points = crossings(x0, y0, x1, y1, s)
    start: i64 = 0
    for point in points:
        end: i64 = point
        if end > start and _inside_between(x0, y0, x1, y1, start + end, 2 * length, s):
            return start
        start = end
    if start < length and _inside_between(x0, y0, x1, y1, start + length, 2 * length, s):
        return start
    # It runs inside for less than a unit only.
    return points[0] if points else 0


def _inside_between(x0: i64, y0: i64, x1: i64, y1: i64, done: i64, length: i64, s: Shape) -> bool:
    x = between(x0 * FINER, x1 * FINER, done, length)
    y = between(y0 * FINER, y1 * FINER, done, length)
    return place(s, x, y, FINER) == 1


# ---------------------------------------------------------------- bends
class Bends:
    """A line with bends, such as a road: points along it."""

    def __init__(self, points: list[int]) -> None:
        """Its points as x0, y0, x1, y1, ..., two or more."""
        self.xs: vec[i64] = vec[i64](points[0::2])
        self.ys: vec[i64] = vec[i64](points[1::2])
        # How far along the line each of its points lies.
        self.at: vec[i64] = vec[i64]([0])
        for i in range(1, len(self.xs)):
            stretch = distance(self.xs[i - 1], self.ys[i - 1], self.xs[i], self.ys[i])
            self.at = append(self.at, self.at[i - 1] + stretch)
        self.length: i64 = self.at[len(self.at) - 1]

    def stretch_at(self, done: i64) -> i64:
        """The stretch on which that point lies, 0 the first; a bend belongs to the stretch that begins there."""
        i: i64 = 0
        while i + 2 < len(self.at) and done >= self.at[i + 1]:
            i += 1
        return i

    def x_at(self, done: i64) -> i64:
        i = self.stretch_at(done)
        return between(self.xs[i], self.xs[i + 1], done - self.at[i], self.at[i + 1] - self.at[i])

    def y_at(self, done: i64) -> i64:
        i = self.stretch_at(done)
        return between(self.ys[i], self.ys[i + 1], done - self.at[i], self.at[i + 1] - self.at[i])

    def face_at(self, done: i64) -> i64:
        """The bearing of the stretch there, towards its end."""
        i = self.stretch_at(done)
        return bearing(self.xs[i + 1] - self.xs[i], self.ys[i + 1] - self.ys[i])

    def along(self, x: i64, y: i64) -> i64:
        """How far along the line the point nearest to (x, y) lies, the first of several."""
        found: i64 = 0
        least: i64 = -1
        for i in range(len(self.xs) - 1):
            dx = self.xs[i + 1] - self.xs[i]
            dy = self.ys[i + 1] - self.ys[i]
            stretch = self.at[i + 1] - self.at[i]
            square = dx * dx + dy * dy
            dot = (x - self.xs[i]) * dx + (y - self.ys[i]) * dy
            done: i64 = 0 if dot <= 0 else (stretch if dot >= square else stretch * dot // square)
            gap = distance(
                x,
                y,
                between(self.xs[i], self.xs[i + 1], done, stretch),
                between(self.ys[i], self.ys[i + 1], done, stretch),
            )
            if least < 0 or gap < least:
                least = gap
                found = self.at[i] + done
        return found
