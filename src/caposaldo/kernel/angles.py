"""Sines, roots, bearings and arcs in whole numbers, for the table geometry (see table.py)."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

UNIT: Final = 65536  # scale of sine and cosine
FINE: Final = 1 << 40  # scale of sines and tangents used internally: its error never shows in a rounded point
FINE_BITS: Final = 40


def _sines(scale: int) -> vec[i64]:
    """Return the sines of 0 to 449 degrees; the cosine of d is at d + 90. All come from one quadrant, so that they are
    symmetric."""
    quarter = [round(math.sin(math.radians(d)) * scale) for d in range(91)]
    half = quarter + quarter[89::-1]
    return vec[i64]((half + [-n for n in half[1:180]] + quarter)[:450])


_SINES: Final = _sines(UNIT)
FINE_SINES: Final = _sines(FINE)
# Tangents of 0.5, 1.5, ... 44.5 degrees: where the nearest whole degree changes.
_TANGENTS: Final = vec[i64]([round(math.tan(math.radians(d + 0.5)) * FINE) for d in range(45)])


# ---------------------------------------------------------------- numbers
def sine(degrees: i64) -> i64:
    return _SINES[degrees % 360]


def cosine(degrees: i64) -> i64:
    return _SINES[degrees % 360 + 90]


def halved(n: i64) -> i64:
    """Return n / 2 / FINE, rounded to the nearest whole number, ties away from zero."""
    if n >= 0:
        return (n + FINE) >> (FINE_BITS + 1)
    return -((FINE - n) >> (FINE_BITS + 1))


def nearest(n: i64, d: i64) -> i64:
    """Return n / d for a positive d, rounded to the nearest whole number, ties away from zero."""
    if n >= 0:
        return (2 * n + d) // (2 * d)
    return -((d - 2 * n) // (2 * d))


def ahead_x(x: i64, face: i64, d: i64) -> i64:
    """Return the x of the point at distance d straight ahead on a bearing."""
    return x + halved(2 * d * FINE_SINES[face % 360])


def ahead_y(y: i64, face: i64, d: i64) -> i64:
    return y - halved(2 * d * FINE_SINES[face % 360 + 90])


def root(n: i64) -> i64:
    """Return the largest whole number whose square is at most n."""
    if n <= 0:
        return 0
    # The floating-point estimate is off by one at most.
    r: i64 = i64(math.sqrt(float(n)))
    while r * r > n:
        r -= 1
    while (r + 1) * (r + 1) <= n:
        r += 1
    return r


def distance(x0: i64, y0: i64, x1: i64, y1: i64) -> i64:
    return root((x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0))


def bearing(dx: i64, dy: i64) -> i64:
    """Return the bearing of a vector to the nearest whole degree, 0 to 359; 0 for the null vector."""
    a = dx if dx >= 0 else -dx
    b = dy if dy >= 0 else -dy
    angle = _octant(a, b) if a <= b else 90 - _octant(b, a)  # from the vertical
    if dy > 0:
        angle = 180 - angle
    if dx < 0 and angle > 0:
        angle = 360 - angle
    return angle


def _octant(a: i64, b: i64) -> i64:
    """Return the nearest whole degree whose tangent is a / b, for 0 <= a <= b, by binary search."""
    low: i64 = 0
    high: i64 = 45
    while low < high:
        middle = (low + high) >> 1
        if a * FINE > _TANGENTS[middle] * b:
            low = middle + 1
        else:
            high = middle
    return low


def in_cone(x: i64, y: i64, face: i64, px: i64, py: i64) -> bool:
    """Tell whether (px, py), seen from (x, y), lies within 45 degrees to either side of a bearing, borders included.
    The borders are at right angles, so it is the quadrant in which both components are positive."""
    f = face % 360
    s = FINE_SINES[(f + 45) % 360]  # right border: (s, -c); left border: (-c, -s)
    c = FINE_SINES[(f + 45) % 360 + 90]
    dx = px - x
    dy = py - y
    return dx * s - dy * c >= 0 and -dx * c - dy * s >= 0


def in_arc(x: i64, y: i64, face: i64, half: i64, px: i64, py: i64) -> bool:
    """Tell whether (px, py), seen from (x, y), lies within `half` degrees (1 to 180) to either side of a bearing,
    borders included. For 45 degrees in_cone tells the same a little sooner."""
    if half >= 180:
        return True
    dx = px - x
    dy = py - y
    left = (face - half) % 360
    right = (face + half) % 360
    # Borders: (sine, -cosine). A point is clockwise of the left one and anticlockwise of the right one.
    of_left = FINE_SINES[left] * dy + FINE_SINES[left + 90] * dx >= 0
    of_right = -FINE_SINES[right + 90] * dx - FINE_SINES[right] * dy >= 0
    return (of_left and of_right) if half <= 90 else (of_left or of_right)


def turn_between(a: i64, b: i64) -> i64:
    """Return the degrees between two bearings, 0 to 180."""
    turn = (a - b) % 360
    return turn if turn <= 180 else 360 - turn
