"""How far a unit can go straight on, bearing by bearing, and the region of a table that this makes.

`Reach` answers for a mover whose way is a line (the path of its centre or of its leading edge) with a strip of some
width around it: each kind of terrain allows a distance to a move that runs through it, and bases stop it. A game with
other rules of movement gives `wedges` its own `Goals`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from caposaldo.kernel.angles import ahead_x, ahead_y, distance
from caposaldo.kernel.bases import Box, segment_hits_box
from caposaldo.kernel.table import Shape, box_outside, segment_hits_shape, stretch
from caposaldo.kernel.terrain import Terrain
from caposaldo.kernel.ways import enters_at

CLOSED: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Goals:
    """The goals of a move: a game's own rules of movement."""

    def is_goal(self, x: i64, y: i64) -> bool:
        """Whether the mover may go straight there."""
        raise NotImplementedError


# ---------------------------------------------------------------- the region, for people to see
def wedges(goals: Goals, x: i64, y: i64, longest: i64, ring: i64, degrees: i64) -> list[list[int]]:
    """Thin wedges of legal goals around (x, y), every so many degrees, looked at every `ring`."""
    found: list[list[int]] = []
    for face in range(0, 360, int(degrees)):
        far: i64 = ring
        begin: i64 = -1
        while far <= longest + ring:
            d = far if far < longest else longest
            legal = far < longest + ring and goals.is_goal(ahead_x(x, face, d), ahead_y(y, face, d))
            if legal and begin < 0:
                begin = 0 if far == ring else far
            if not legal and begin >= 0:
                found.append(wedge(x, y, face, degrees, begin, far - ring))
                begin = -1
            far += ring
    return found


def wedge(x: i64, y: i64, face: i64, degrees: i64, near: i64, far: i64) -> list[int]:
    """The part of a ring between two distances, half of `degrees` to either side of a bearing."""
    left = (face * 2 - degrees) // 2
    right = (face * 2 + degrees) // 2
    corners = [
        ahead_x(x, left, near), ahead_y(y, left, near), ahead_x(x, left, far), ahead_y(y, left, far),
        ahead_x(x, right, far), ahead_y(y, right, far), ahead_x(x, right, near), ahead_y(y, right, near),
    ]  # fmt: skip
    return [int(n) for n in corners]


# ---------------------------------------------------------------- a mover on a line
class Reach:
    """The straight moves of one unit, with what lies near it gathered once.

    `allow`: by kind of terrain, how far a move may lead that runs through it, or CLOSED; `base`: where it stands, its
    way begins at the centre of it; `room`: how wide the strip is that must be free of `obstacles`, 0 for a line. The
    strip may touch them."""

    def __init__(
        self, terrain: Terrain, base: Box, longest: i64, allow: vec[i64], room: i64, obstacles: list[Box]
    ) -> None:
        self.terrain = terrain
        self.base = base
        self.x: i64 = base.cx
        self.y: i64 = base.cy
        self.longest = longest
        self.room = room
        self.allow = allow
        left = self.x - longest
        right = self.x + longest
        top = self.y - longest
        bottom = self.y + longest
        slowing: i64 = 0
        for kind in range(len(allow)):
            if allow[kind] < longest:
                slowing |= 1 << kind
        self.near: vec[i64] = terrain.near(left, top, right, bottom, slowing)
        half = room // 2 + 1
        self.obstacles: list[Box] = [
            b
            for b in obstacles
            if b.left <= right + half and b.right >= left - half and b.top <= bottom + half and b.bottom >= top - half
        ]

    # ---- one goal
    def may_reach(self, x: i64, y: i64) -> bool:
        """The unit may go straight to that point: near enough for the worst ground on its way, nothing in it."""
        length = distance(self.x, self.y, x, y)
        return length <= self.longest and self.allowance(x, y, length) >= length and self.barred_by(x, y) < 0

    def allowance(self, x: i64, y: i64, length: i64) -> i64:
        """How far a move on that way may lead: what the worst ground on it allows; CLOSED if it may not lead there."""
        allowed = self.longest
        terrain = self.terrain
        for i in range(len(self.near)):
            at = self.near[i]
            allow = self.allow[terrain.kind[at]]
            if allow < allowed and segment_hits_shape(self.x, self.y, x, y, terrain.areas[at].shape):
                allowed = allow
        return allowed

    def barred_by(self, x: i64, y: i64) -> i64:
        """The first obstacle in the strip of that way, or -1."""
        half = self.room // 2 + 1
        left = (x if x < self.x else self.x) - half
        right = (x if x > self.x else self.x) + half
        top = (y if y < self.y else self.y) - half
        bottom = (y if y > self.y else self.y) + half
        if x == self.x and y == self.y:
            return -1
        strip: Shape | None = None
        for i in range(len(self.obstacles)):
            b = self.obstacles[i]
            if b.right <= left or b.left >= right or b.bottom <= top or b.top >= bottom:
                continue
            if self.room <= 1:
                if segment_hits_box(self.x, self.y, x, y, b):
                    return i
                continue
            if strip is None:
                strip = stretch(self.x, self.y, x, y, self.room)
            if not box_outside(b, strip):
                return i
        return -1

    # ---- one bearing
    def farthest(self, face: i64) -> i64:
        """How far the unit can go on a bearing; every shorter way on it is free too, but for roundings."""
        far = self.open_ground(face)
        if self.barred_by(ahead_x(self.x, face, far), ahead_y(self.y, face, far)) >= 0:
            far = self.last_free(face, far)
        while far > 0 and not self.may_reach(ahead_x(self.x, face, far), ahead_y(self.y, face, far)):
            far -= 1
        return far

    def open_ground(self, face: i64) -> i64:
        """What the ground allows on a bearing: up to the edge of what is closed, or of what is too slow to be entered
        that far away."""
        far = self.longest
        terrain = self.terrain
        for i in range(len(self.near)):
            at = self.near[i]
            allow = self.allow[terrain.kind[at]]
            if allow >= far:
                continue
            enters = enters_at(
                self.x, self.y, ahead_x(self.x, face, far), ahead_y(self.y, face, far), terrain.areas[at].shape
            )
            if enters >= 0:
                far = allow if allow > enters else enters
        return far

    def last_free(self, face: i64, far: i64) -> i64:
        """How far the strip is free of obstacles on a bearing, if it is not all the way."""
        low: i64 = 0
        high = far
        while high - low > 1:
            middle = (low + high) // 2
            if self.barred_by(ahead_x(self.x, face, middle), ahead_y(self.y, face, middle)) < 0:
                low = middle
            else:
                high = middle
        return low

    # ---- all around
    def region(self, degrees: i64) -> list[int]:
        """The corners of the region that the unit can reach, one every so many degrees from 0."""
        corners: list[int] = []
        for face in range(0, 360, int(degrees)):
            far = self.farthest(face)
            corners.append(int(ahead_x(self.x, face, far)))
            corners.append(int(ahead_y(self.y, face, far)))
        return corners
