"""Good places to offer a unit that is to move, and the whole region for people to see.

A table has too many points to list. These are few and useful: along sixteen bearings a whole and a half move, as far as
the way is free; just inside the difficult ground it touches; along a road; towards the enemy; to cover nearby.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import Position
from caposaldo.games.battlegroups.rules.ground import FINE, TOUCH, closed_to, is_difficult
from caposaldo.games.battlegroups.rules.mover import Mover
from caposaldo.games.battlegroups.setup import BUNKER, INCH, ROAD, TRENCH
from caposaldo.games.battlegroups.verbs import GO
from caposaldo.kernel.reach import Goals, wedges
from caposaldo.kernel.table import ahead_x, ahead_y, distance
from caposaldo.kernel.terrain import Area

BEARINGS: Final = 16
COARSE: Final = 4  # halvings when a way is cut back
FINELY: Final = 7
LEAST: Final = INCH // 4  # shorter moves are not offered
WEDGE: Final = 5  # degrees, for the picture of the region
RING: Final = INCH // 2


class Destinations:
    """Points found so far, each once, in the order in which they were found."""

    def __init__(self, mover: Mover) -> None:
        self.mover = mover
        self.found: list[Action] = []

    def add(self, x: i64, y: i64) -> None:
        if x == self.mover.x and y == self.mover.y:
            return
        for other in self.found:
            if other.point_x == x and other.point_y == y:
                return
        self.found.append(Action(GO, x=x, y=y))

    def try_point(self, x: i64, y: i64) -> bool:
        if self.mover.problem(x, y) != FINE:
            return False
        self.add(x, y)
        return True

    def towards(self, x: i64, y: i64, halvings: i64) -> i64:
        """The point, or the farthest legal one found on the way to it. Answers how far that is."""
        mover = self.mover
        if self.try_point(x, y):
            return distance(mover.x, mover.y, x, y)
        low: i64 = 0
        high: i64 = 1 << halvings
        parts = high
        while high - low > 1:
            middle = (low + high) // 2
            if mover.problem(part(mover.x, x, middle, parts), part(mover.y, y, middle, parts)) == FINE:
                low = middle
            else:
                high = middle
        far = distance(mover.x, mover.y, x, y) * low // parts
        if far < LEAST:
            return 0
        self.add(part(mover.x, x, low, parts), part(mover.y, y, low, parts))
        return far


def part(start: i64, end: i64, n: i64, parts: i64) -> i64:
    return start + (end - start) * n // parts


def destinations(s: Position, mover: Mover) -> list[Action]:
    found = Destinations(mover)
    if mover.longest == 0:
        return found.found
    all_around(found)
    into_ground(found)
    along_roads(found)
    to_enemies(s, found)
    to_cover(found)
    return found.found


def all_around(found: Destinations) -> None:
    mover = found.mover
    for i in range(BEARINGS):
        face: i64 = i * 360 // BEARINGS
        far = found.towards(ahead_x(mover.x, face, mover.allowed), ahead_y(mover.y, face, mover.allowed), COARSE)
        half = mover.whole // 2
        if far > half and half >= LEAST:
            found.try_point(ahead_x(mover.x, face, half), ahead_y(mover.y, face, half))


def into_ground(found: Destinations) -> None:
    """Just inside the difficult ground that it touches (move-4)."""
    mover = found.mover
    if mover.halves < 2 or not touches_difficult(mover):
        return
    deep = mover.diagonal + TOUCH
    for i in range(BEARINGS):
        face: i64 = i * 360 // BEARINGS
        if not found.try_point(ahead_x(mover.x, face, deep), ahead_y(mover.y, face, deep)):
            found.try_point(ahead_x(mover.x, face, deep - TOUCH), ahead_y(mover.y, face, deep - TOUCH))


def touches_difficult(mover: Mover) -> bool:
    for i in range(len(mover.pieces)):
        piece = mover.pieces[i]
        if (
            is_difficult(piece.kind)
            and mover.inside[i] == 0
            and closed_to(mover.setup, mover.unit, piece.kind) == FINE
            and mover.gap_to(piece, mover.base.face) <= TOUCH
        ):
            return True
    return False


def along_roads(found: Destinations) -> None:
    """To the ends of the stretch of road it is on, or onto the middle of one nearby (move-5)."""
    mover = found.mover
    for piece in mover.paths:
        if piece.kind != ROAD:
            continue
        x0 = end_of_road(piece, 0, True)
        y0 = end_of_road(piece, 0, False)
        x1 = end_of_road(piece, 1, True)
        y1 = end_of_road(piece, 1, False)
        if piece.shape.contains(mover.x, mover.y):
            as_far_as(found, x0, y0, mover.by_road)
            as_far_as(found, x1, y1, mover.by_road)
        else:
            onto_road(found, x0, y0, x1, y1)


def end_of_road(piece: Area, end: i64, across: bool) -> i64:
    """The middle of an end of a stretch of road: the corners are 0 and 3 at one end, 1 and 2 at the other."""
    values = piece.shape.xs if across else piece.shape.ys
    return (values[0] + values[3]) // 2 if end == 0 else (values[1] + values[2]) // 2


def as_far_as(found: Destinations, x: i64, y: i64, most: i64) -> None:
    mover = found.mover
    far = distance(mover.x, mover.y, x, y)
    if far > most:
        x = part(mover.x, x, most, far)
        y = part(mover.y, y, most, far)
    if far > 0:
        found.towards(x, y, FINELY)


def onto_road(found: Destinations, x0: i64, y0: i64, x1: i64, y1: i64) -> None:
    mover = found.mover
    length = (x1 - x0) * (x1 - x0) + (y1 - y0) * (y1 - y0)
    if length == 0:
        return
    along = (mover.x - x0) * (x1 - x0) + (mover.y - y0) * (y1 - y0)
    if 0 < along < length:
        found.try_point(x0 + (x1 - x0) * along // length, y0 + (y1 - y0) * along // length)


def to_enemies(s: Position, found: Destinations) -> None:
    """As near as it may come to the two nearest."""
    for enemy in nearest_enemies(s, found.mover.unit):
        as_far_as(found, s.x[enemy], s.y[enemy], found.mover.allowed)


def nearest_enemies(s: Position, unit: i64) -> list[int]:
    first: i64 = -1
    second: i64 = -1
    near: i64 = 0
    next_near: i64 = 0
    for other in range(s.setup.count()):
        if s.setup.side[other] == s.setup.side[unit] or not s.on_table(other):
            continue
        dx = s.x[other] - s.x[unit]
        dy = s.y[other] - s.y[unit]
        away = dx * dx + dy * dy
        if first < 0 or away < near:
            second = first
            next_near = near
            first = other
            near = away
        elif second < 0 or away < next_near:
            second = other
            next_near = away
    return [int(n) for n in [first, second] if n >= 0]


def to_cover(found: Destinations) -> None:
    """To the edge of difficult ground, into trenches and bunkers."""
    mover = found.mover
    for i in range(len(mover.pieces)):
        piece = mover.pieces[i]
        covers = is_difficult(piece.kind) or piece.kind == TRENCH or piece.kind == BUNKER
        if not covers or mover.inside[i] == 1 or closed_to(mover.setup, mover.unit, piece.kind) != FINE:
            continue
        area = piece.shape
        as_far_as(found, (area.left + area.right) // 2, (area.top + area.bottom) // 2, mover.allowed)


# ---------------------------------------------------------------- the region
class GoalsOf(Goals):
    """The points to which a unit may go."""

    def __init__(self, mover: Mover) -> None:
        self.mover = mover

    def is_goal(self, x: i64, y: i64) -> bool:
        return self.mover.problem(x, y) == FINE


def region(mover: Mover) -> list[list[int]]:
    """Thin wedges of legal goals, bearing by bearing, looked at every half inch."""
    return wedges(GoalsOf(mover), mover.x, mover.y, mover.longest, RING, WEDGE)
