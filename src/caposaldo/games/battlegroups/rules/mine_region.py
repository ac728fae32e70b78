"""Where the middle of a side's next minefield may lie, for display (mine-1): far enough inside the zone, and apart from
the side's other fields."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.battlegroups.position import Position
from caposaldo.games.battlegroups.rules.minefields import RADIUS, laying_problem
from caposaldo.games.battlegroups.setup import INCH

ROW: Final = INCH // 4  # height of the strips of which the region is made
STEP: Final = INCH  # how closely a row is looked at: a field is wider by far, so nothing illegal lies between


def region(s: Position, side: i64) -> list[list[int]]:
    """Rectangles, row by row. In each both edges are legal from end to end; rows of the same width are one."""
    zone = s.setup.mine_zones[side]
    bottom = zone.bottom - RADIUS
    y = zone.top + RADIUS
    above = runs(s, side, y)
    found: list[list[int]] = []
    while y < bottom:
        below_y = min(y + ROW, bottom)
        below = runs(s, side, below_y)
        for strip in common(above, below):
            add(found, strip, int(y), int(below_y))
        y = below_y
        above = below
    return [corners(strip) for strip in found]


def runs(s: Position, side: i64, y: i64) -> list[list[int]]:
    """The legal stretches of a row, each as its first and its last x."""
    zone = s.setup.mine_zones[side]
    found: list[list[int]] = []
    x = zone.left
    before = x
    open_run = False
    while x <= zone.right:
        legal = laying_problem(s, side, x, y) == ""
        if legal and not open_run:
            start = border(s, side, y, x, before) if before != x else x
            found.append([int(start), int(start)])
        elif open_run and not legal:
            found[-1][1] = int(border(s, side, y, before, x))
        if legal:
            found[-1][1] = int(x)
        open_run = legal
        before = x
        x = x + STEP if x == zone.right or x + STEP < zone.right else zone.right
    return found


def border(s: Position, side: i64, y: i64, legal: i64, other: i64) -> i64:
    """The last legal x on the way from a legal one to one that is not."""
    while legal - other > 1 or other - legal > 1:
        middle = (legal + other) // 2
        if laying_problem(s, side, middle, y) == "":
            legal = middle
        else:
            other = middle
    return legal


def common(above: list[list[int]], below: list[list[int]]) -> list[list[int]]:
    """What two rows have in common."""
    found: list[list[int]] = []
    for one in above:
        for other in below:
            start, end = max(one[0], other[0]), min(one[1], other[1])
            if start < end:
                found.append([start, end])
    return found


def add(found: list[list[int]], strip: list[int], top: int, bottom: int) -> None:
    """Add a strip, or make the one above it longer if it is as wide."""
    for other in found:
        if other[0] == strip[0] and other[1] == strip[1] and other[3] == top:
            other[3] = bottom
            return
    found.append([strip[0], strip[1], top, bottom])


def corners(strip: list[int]) -> list[int]:
    left, right, top, bottom = strip[0], strip[1], strip[2], strip[3]
    return [left, top, right, top, right, bottom, left, bottom]
