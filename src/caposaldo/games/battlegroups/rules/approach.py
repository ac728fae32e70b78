"""The straight ways on which an attacker comes into contact with a base (close-2): towards its centre, or turned aside
from that bearing as little as need be."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.battlegroups.rules.ground import Ground
from caposaldo.games.battlegroups.setup import INCH
from caposaldo.kernel.table import UNIT, Box, ahead_x, ahead_y, bearing, boxes_overlap, distance, root, sine

MOST_ASIDE: Final = 75  # degrees
PACE: Final = INCH // 8  # how closely a way is looked at for the first contact


def turns_aside(about: Ground, victim: Box) -> list[int]:
    """Degrees to turn aside from the bearing of the victim's centre, least first, while the bases can still meet."""
    found = [0]
    far = distance(about.x, about.y, victim.cx, victim.cy)
    for degrees in range(1, MOST_ASIDE + 1):
        if far * sine(degrees) // UNIT > half_diagonals(about, victim):
            break
        found.append(degrees)
        found.append(-degrees)
    return found


def half_diagonals(about: Ground, victim: Box) -> i64:
    """Centres that are farther apart than this belong to bases that do not meet."""
    dx = victim.x2 - victim.x0
    dy = victim.y2 - victim.y0
    return (about.diagonal + root(dx * dx + dy * dy)) // 2 + 1


def base_on_way(about: Ground, victim: Box, aside: i64, length: i64) -> Box:
    """The attacker's base after that much of its way."""
    dx = victim.cx - about.x
    dy = victim.cy - about.y
    far = distance(0, 0, dx, dy)
    if far == 0:
        return about.base
    face = (bearing(dx, dy) + aside) % 360
    if aside != 0:
        return about.base_at(ahead_x(about.x, face, length), ahead_y(about.y, face, length), face)
    # Straight to the centre, more exactly than whole degrees allow.
    x = about.x + (dx * length * 2 + far) // (2 * far)
    y = about.y + (dy * length * 2 + far) // (2 * far)
    return about.base_at(x, y, face)


def contact_length(about: Ground, victim: Box, aside: i64) -> i64:
    """How far it goes on this way until it touches the victim's base; -1 if it misses it."""
    far = distance(about.x, about.y, victim.cx, victim.cy)
    reach = half_diagonals(about, victim)
    low: i64 = far - reach if far > reach else 0
    high = low
    while not boxes_overlap(base_on_way(about, victim, aside, high), victim):
        if high >= far:
            return -1
        low = high
        high = high + PACE if high + PACE < far else far
    while high - low > 1:
        middle = (low + high) // 2
        if boxes_overlap(base_on_way(about, victim, aside, middle), victim):
            high = middle
        else:
            low = middle
    return low
