"""Halves and quarters of the table, and the edges over which armies enter (scen-a4 to scen-a8, scen-b4 to scen-b6,
scen-c3). Areas are lists x0, y0, x1, y1, ... of the corners."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.rules.distance import CARD_SIZE
from caposaldo.games.wheels.setup import Front
from caposaldo.kernel.table import Shape, ahead_x, ahead_y, cosine, sine

# The sides of the table, clockwise.
TOP: Final = 0
RIGHT: Final = 1
BOTTOM: Final = 2
LEFT: Final = 3
SIDE_NAMES: Final = ["top", "right", "bottom", "left"]
QUARTERS: Final = 4


def whole_table(width: i64, height: i64) -> list[int]:
    return [0, 0, int(width), 0, int(width), int(height), 0, int(height)]


def cut(points: list[int], x: i64, y: i64, heading: i64) -> list[int]:
    """The part of a convex area to the right of the line through x, y with this heading."""
    dx = sine(heading)
    dy = -cosine(heading)
    found: list[int] = []
    n: i64 = len(points)
    ax: i64 = points[n - 2]
    ay: i64 = points[n - 1]
    a = dx * (ay - y) - dy * (ax - x)
    for i in range(0, n, 2):
        bx: i64 = points[i]
        by: i64 = points[i + 1]
        b = dx * (by - y) - dy * (bx - x)
        if (a > 0 and b < 0) or (a < 0 and b > 0):
            found += [int(ax + (bx - ax) * a // (a - b)), int(ay + (by - ay) * a // (a - b))]
        if b >= 0:
            found += [int(bx), int(by)]
        ax = bx
        ay = by
        a = b
    return found


def twice_area(points: list[int]) -> i64:
    total: i64 = 0
    n: i64 = len(points)
    for i in range(0, n, 2):
        j = (i + 2) % n
        total += points[i] * points[j + 1] - points[j] * points[i + 1]
    return total if total >= 0 else -total


# ---------------------------------------------------------------- assault
def half(width: i64, height: i64, line: i64, number: i64) -> list[int]:
    """One of the two halves of the table on either side of a line through its middle: 0 to the right of the heading,
    1 to the left (scen-a4, A-assault-line)."""
    return cut(whole_table(width, height), width // 2, height // 2, line + 180 * number)


def outer_quarter(width: i64, height: i64, line: i64, number: i64) -> list[int]:
    """The part of a half that is not next to the line: a parallel halves its area (A-assault-line)."""
    heading = line + 180 * number
    whole = half(width, height, line, number)
    near: i64 = 0
    far = width + height
    while far - near > 1:
        middle = (near + far) // 2
        if 2 * twice_area(beyond(whole, width, height, heading, middle)) >= twice_area(whole):
            near = middle
        else:
            far = middle
    return beyond(whole, width, height, heading, near)


def next_quarter(width: i64, height: i64, line: i64, number: i64) -> list[int]:
    """The part of a half next to the line: for the obstacles of the other side (scen-a6)."""
    outer = Shape(outer_quarter(width, height, line, number))
    heading = line + 180 * number
    x, y = foremost(outer, heading)
    return cut(half(width, height, line, number), x, y, heading + 180)


def beyond(points: list[int], width: i64, height: i64, heading: i64, far: i64) -> list[int]:
    """What of an area lies farther than this to the right of the line through the middle of the table."""
    x = ahead_x(width // 2, heading + 90, far)
    y = ahead_y(height // 2, heading + 90, far)
    return cut(points, x, y, heading)


def foremost(area: Shape, heading: i64) -> tuple[i64, i64]:
    """The corner that lies farthest to the left of a heading."""
    best: i64 = 0
    for i in range(1, len(area.xs)):
        if leftness(area, i, heading) > leftness(area, best, heading):
            best = i
    return area.xs[best], area.ys[best]


def leftness(area: Shape, i: i64, heading: i64) -> i64:
    return -(cosine(heading) * area.xs[i] + sine(heading) * area.ys[i])


def assault_front(width: i64, height: i64, line: i64, number: i64, defender: i64) -> Front:
    """The defender lies in one half; the attacker enters over the edges of the outer quarter of the other (scen-a7,
    scen-a8)."""
    front = Front()
    other: i64 = 1 - number
    front.zones[defender] = [Shape(half(width, height, line, number))]
    front.edges[1 - defender] = edges_of(outer_quarter(width, height, line, other), width, height)
    front.works = Shape(next_quarter(width, height, line, other))
    front.home[defender] = int((line + 180 * other + 90) % 360)
    front.home[1 - defender] = int((line + 180 * number + 90) % 360)
    return front


def straight_half(at: i64) -> tuple[i64, i64]:
    """The line and the half of a defender at this side of the table."""
    if at == TOP or at == BOTTOM:
        return 90, 1 if at == TOP else 0
    return 0, 1 if at == LEFT else 0


# ---------------------------------------------------------------- advance
def lies_wide(width: i64, height: i64) -> bool:
    """The long sides run from left to right."""
    return width >= height


def advance_front(width: i64, height: i64, free: i64, defender: i64) -> Front:
    """Three of four strips along the long sides belong to the defender; the attacker enters over the long side of the
    fourth (scen-b4 to scen-b6, A-quarters). Free is 0, the first strip, or 1, the last."""
    front = Front()
    if lies_wide(width, height):
        entry: i64 = BOTTOM if free == 1 else TOP
        heading: i64 = 270 if free == 1 else 90
        line = height * (3 if free == 1 else 1) // QUARTERS
        zone = cut(whole_table(width, height), 0, line, heading)
    else:
        entry = RIGHT if free == 1 else LEFT
        heading = 180 if free == 1 else 0
        line = width * (3 if free == 1 else 1) // QUARTERS
        zone = cut(whole_table(width, height), line, 0, heading)
    front.zones[defender] = [Shape(zone)]
    enter_at(front, 1 - defender, entry, width, height)
    front.home[defender] = int((front.home[1 - defender] + 180) % 360)
    return front


# ---------------------------------------------------------------- counter-attack
def meeting_front(width: i64, height: i64, first: i64) -> Front:
    """Both armies enter from opposite sides of the table, side 0 from this one (scen-c3)."""
    front = Front()
    enter_at(front, 0, first, width, height)
    enter_at(front, 1, (first + 2) % 4, width, height)
    return front


def sides_of_pair(width: i64, height: i64, die: i64) -> tuple[i64, i64]:
    """The opposite sides of the table that a D6 names: 1 to 3 the short ones, 4 to 6 the long ones (scen-c3)."""
    long_ones = die >= 4
    return (TOP, BOTTOM) if long_ones == lies_wide(width, height) else (LEFT, RIGHT)


# ---------------------------------------------------------------- edges
def enter_at(front: Front, side: i64, edge: i64, width: i64, height: i64) -> None:
    """A side of the battle enters from a side of the table and looks across it."""
    along = width if edge == TOP or edge == BOTTOM else height
    front.edges[side] = [strip(edge, 0, along, width, height)]
    front.home[side] = int((180 + 90 * edge) % 360)


def strip(edge: i64, low: i64, high: i64, width: i64, height: i64) -> Shape:
    """A stretch of the edge of the table, as deep as a card that touches it (entry-2)."""
    if edge == TOP or edge == BOTTOM:
        y: i64 = 0 if edge == TOP else height - CARD_SIZE
        return rectangle(low, y, high, y + CARD_SIZE)
    x: i64 = 0 if edge == LEFT else width - CARD_SIZE
    return rectangle(x, low, x + CARD_SIZE, high)


def inwards(area: Shape, width: i64, height: i64, home: i64) -> i64:
    """The bearing into the table from a stretch of its edge where a card just fits; of another area that of home."""
    if area.bottom - area.top == CARD_SIZE and (area.top == 0 or area.bottom == height):
        return 180 if area.top == 0 else 0
    if area.right - area.left == CARD_SIZE and (area.left == 0 or area.right == width):
        return 90 if area.left == 0 else 270
    return home


def rectangle(left: i64, top: i64, right: i64, bottom: i64) -> Shape:
    return Shape([int(left), int(top), int(right), int(top), int(right), int(bottom), int(left), int(bottom)])


def edges_of(points: list[int], width: i64, height: i64) -> list[Shape]:
    """The stretches of the table's edge along an area, where they have room for a card."""
    found: list[Shape] = []
    n: i64 = len(points)
    for i in range(0, n, 2):
        ax, ay, bx, by = points[i], points[i + 1], points[(i + 2) % n], points[(i + 3) % n]
        if ay == by and (ay == 0 or ay == height) and abs(ax - bx) >= CARD_SIZE:
            found.append(strip(TOP if ay == 0 else BOTTOM, min(ax, bx), max(ax, bx), width, height))
        elif ax == bx and (ax == 0 or ax == width) and abs(ay - by) >= CARD_SIZE:
            found.append(strip(LEFT if ax == 0 else RIGHT, min(ay, by), max(ay, by), width, height))
    return found


# ---------------------------------------------------------------- pieces in them
def contains_all(area: Shape, points: list[int]) -> bool:
    for i in range(0, len(points), 2):
        if not area.contains(points[i], points[i + 1]):
            return False
    return True


def lies_over(area: Shape, points: list[int]) -> bool:
    """A part of the piece lies in the area: one of its corners, or its middle."""
    x: i64 = 0
    y: i64 = 0
    n: i64 = len(points) // 2
    for i in range(0, len(points), 2):
        if area.contains(points[i], points[i + 1]):
            return True
        x += points[i]
        y += points[i + 1]
    return area.contains(x // n, y // n)


def middle_of(area: Shape) -> tuple[i64, i64]:
    return (area.left + area.right) // 2, (area.top + area.bottom) // 2
