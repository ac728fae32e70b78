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


class Approach:
    """The ways of an attacker to the base of one victim. What all of them share is computed once."""

    def __init__(self, about: Ground, victim: Box) -> None:
        self.about = about
        self.victim = victim
        self.dx: i64 = victim.cx - about.x
        self.dy: i64 = victim.cy - about.y
        self.far: i64 = distance(0, 0, self.dx, self.dy)
        self.towards: i64 = bearing(self.dx, self.dy)
        # Centres that are farther apart than this belong to bases that do not meet.
        width = victim.x2 - victim.x0
        depth = victim.y2 - victim.y0
        self.half_own: i64 = about.diagonal // 2 + 1
        self.half_diagonals: i64 = (about.diagonal + root(width * width + depth * depth)) // 2 + 1

    def turns_aside(self) -> list[int]:
        """Degrees to turn aside from the bearing of the victim's centre, least first, while the bases can still
        meet."""
        found = [0]
        for degrees in range(1, MOST_ASIDE + 1):
            if self.far * sine(degrees) // UNIT > self.half_diagonals:
                break
            found.append(degrees)
            found.append(-degrees)
        return found

    def base_after(self, aside: i64, length: i64) -> Box:
        """The attacker's base after that much of its way."""
        if self.far == 0:
            return self.about.base
        face = (self.towards + aside) % 360
        return self.about.base_at(self.x_after(aside, length), self.y_after(aside, length), face)

    def x_after(self, aside: i64, length: i64) -> i64:
        """Its centre. Straight to the victim's centre it is more exact than whole degrees allow."""
        if aside != 0:
            return ahead_x(self.about.x, self.towards + aside, length)
        return self.about.x + (self.dx * length * 2 + self.far) // (2 * self.far)

    def y_after(self, aside: i64, length: i64) -> i64:
        if aside != 0:
            return ahead_y(self.about.y, self.towards + aside, length)
        return self.about.y + (self.dy * length * 2 + self.far) // (2 * self.far)

    def meets(self, aside: i64, length: i64) -> bool:
        """After that much of its way its base and the victim's overlap."""
        if self.far == 0:
            return boxes_overlap(self.about.base, self.victim)
        victim = self.victim
        half = self.half_own
        x = self.x_after(aside, length)
        y = self.y_after(aside, length)
        if x + half < victim.left or x - half > victim.right or y + half < victim.top or y - half > victim.bottom:
            return False
        return boxes_overlap(self.about.base_at(x, y, (self.towards + aside) % 360), victim)

    def contact_length(self, aside: i64) -> i64:
        """How far it goes on this way until it touches the victim's base; -1 if it misses it."""
        far = self.far
        low: i64 = far - self.half_diagonals if far > self.half_diagonals else 0
        high = low
        while not self.meets(aside, high):
            if high >= far:
                return -1
            low = high
            high = high + PACE if high + PACE < far else far
        while high - low > 1:
            middle = (low + high) // 2
            if self.meets(aside, middle):
                high = middle
            else:
                low = middle
        return low
