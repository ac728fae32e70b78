"""The ground: where a unit may stand and which way it may go (move-3, move-4, move-6).

Every question is answered with a number: FINE, or one of the problems below; `surroundings.explain` makes a refusal of
it. The way of a unit is the strip that its front edge sweeps; a free turn at the start of a move is not part of it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.battlegroups.position import Position
from caposaldo.games.battlegroups.setup import (
    BRIDGE,
    BROKEN,
    BUNKER,
    CLASS_B,
    INCH,
    RIVER,
    ROAD,
    TOWN,
    TRENCH,
    VEHICLE,
    WALL,
    WOOD,
    Setup,
)
from caposaldo.kernel.outlines import is_convex
from caposaldo.kernel.table import (
    Box,
    Shape,
    ahead_x,
    ahead_y,
    box_inside,
    box_on_table,
    box_outside,
    box_to_shape,
    boxes_overlap,
    distance,
    root,
    segment_hits_shape,
)
from caposaldo.kernel.terrain import Area

# Problems of a place, then of the way to it.
FINE: Final = 0
OFF_THE_TABLE: Final = 1
STRADDLING: Final = 2
TOO_HEAVY: Final = 3
NO_VEHICLES: Final = 4
IN_WATER: Final = 5
OCCUPIED: Final = 6
THROUGH_DIFFICULT: Final = 7
THROUGH_WATER: Final = 8
NOT_TOUCHING: Final = 9
TOO_DEEP: Final = 10
NO_WHOLE_MOVE: Final = 11
TOO_FAR: Final = 12
TOO_NEAR: Final = 13
ENTERS_AGAIN: Final = 14

TOUCH: Final = INCH // 2  # near enough to count as touching: to enter ground, to mount, to get off
PACE: Final = INCH // 4  # how closely a line is looked at on roads and bridges


def is_difficult(kind: i64) -> bool:
    """Woods, towns and broken ground (move-4)."""
    return kind == WOOD or kind == TOWN or kind == BROKEN


def closed_to(setup: Setup, unit: i64, kind: i64) -> i64:
    """Class A and B may not enter woods or towns (move-6), no vehicle may enter a bunker or a trench."""
    if (kind == WOOD or kind == TOWN) and setup.klass[unit] >= CLASS_B:
        return TOO_HEAVY
    if (kind == BUNKER or kind == TRENCH) and setup.kind[unit] == VEHICLE:
        return NO_VEHICLES
    return FINE


def any_covers(areas: list[Shape], x: i64, y: i64) -> bool:
    """One of the areas lies under the point."""
    for area in areas:
        if area.contains(x, y):
            return True
    return False


def lies_beside(b: Box, left: i64, top: i64, right: i64, bottom: i64) -> bool:
    """The base lies beside that rectangle: a quick answer before an exact one."""
    return b.right <= left or b.left >= right or b.bottom <= top or b.top >= bottom


class Ground:
    """The terrain within a unit's reach, gathered once, so that many places can be tested."""

    def __init__(self, s: Position, unit: i64, base: Box, reach: i64) -> None:
        """`base`: where it sets out from, its own base or that of its carrier."""
        setup = s.setup
        self.setup = setup
        self.unit = unit
        self.base = base
        self.x: i64 = base.cx
        self.y: i64 = base.cy
        self.width: i64 = setup.width_of[unit]
        self.depth: i64 = setup.depth_of[unit]
        self.diagonal: i64 = root(self.width * self.width + self.depth * self.depth)
        self.what: i64 = -1  # the kind of terrain that the last problem was about
        self.entering: i64 = -1  # difficult ground new to the unit in which the last place tested lies
        self.in_contact = False  # an attacker in contact, until the fight is over
        self.pieces: list[Area] = []  # what a base can be in
        self.inside: vec[i64] = vec[i64]([])  # 1: it stands in that piece, or partly
        self.paths: list[Area] = []  # roads and bridges
        self.path_areas: list[Shape] = []
        self.bridges: list[Shape] = []
        self.rivers: list[Shape] = []
        # What bounds all rivers; nothing while there are none.
        self.wet_left: i64 = setup.width
        self.wet_right: i64 = 0
        self.wet_top: i64 = setup.height
        self.wet_bottom: i64 = 0
        self._gather(reach + self.diagonal)

    def _gather(self, reach: i64) -> None:
        left = self.x - reach
        right = self.x + reach
        top = self.y - reach
        bottom = self.y + reach
        for piece in self.setup.terrain:
            area = piece.shape
            if area.left > right or area.right < left or area.top > bottom or area.bottom < top:
                continue
            if piece.kind == ROAD or piece.kind == BRIDGE:
                self.paths.append(piece)
                self.path_areas.append(area)
                if piece.kind == BRIDGE:
                    self.bridges.append(area)
            elif piece.kind != WALL:
                self.pieces.append(piece)
                if piece.kind == RIVER:
                    self._add_river(area)
                # A unit over a river is on a bridge, not in the water.
                within = piece.kind != RIVER and not box_outside(self.base, area)
                self.inside = append(self.inside, 1 if within else 0)

    def _add_river(self, area: Shape) -> None:
        self.rivers.append(area)
        self.wet_left = area.left if area.left < self.wet_left else self.wet_left
        self.wet_right = area.right if area.right > self.wet_right else self.wet_right
        self.wet_top = area.top if area.top < self.wet_top else self.wet_top
        self.wet_bottom = area.bottom if area.bottom > self.wet_bottom else self.wet_bottom

    def base_at(self, x: i64, y: i64, face: i64) -> Box:
        return Box(x, y, face, self.width, self.depth)

    # ---- places
    def ground_problem(self, b: Box) -> i64:
        """A base is wholly in or wholly out of a terrain piece (move-3), on ground open to it (move-6), and dry."""
        self.entering = -1
        for i in range(len(self.pieces)):
            piece = self.pieces[i]
            area = piece.shape
            if lies_beside(b, area.left, area.top, area.right, area.bottom) or box_outside(b, area):
                continue
            problem = self._piece_problem(piece, b)
            if problem != FINE:
                self.what = piece.kind
                return problem
            if self.inside[i] == 0 and is_difficult(piece.kind):
                self.entering = i
        return FINE

    def _piece_problem(self, piece: Area, b: Box) -> i64:
        if piece.kind == RIVER:
            return FINE if self.base_is_dry(b) else IN_WATER
        closed = closed_to(self.setup, self.unit, piece.kind)
        if closed != FINE:
            return closed
        return FINE if self.in_contact or box_inside(b, piece.shape) else STRADDLING

    def base_is_dry(self, b: Box) -> bool:
        """A base that reaches over a river stands on a bridge, looked at every quarter of an inch."""
        across = self.width // PACE + 1
        along = self.depth // PACE + 1
        for i in range(across + 1):
            x = b.x0 + (b.x1 - b.x0) * i // across
            y = b.y0 + (b.y1 - b.y0) * i // across
            for j in range(along + 1):
                if not self.dry(x + (b.x3 - b.x0) * j // along, y + (b.y3 - b.y0) * j // along):
                    return False
        return True

    def dry(self, x: i64, y: i64) -> bool:
        if x < self.wet_left or x > self.wet_right or y < self.wet_top or y > self.wet_bottom:
            return True
        return not any_covers(self.rivers, x, y) or any_covers(self.bridges, x, y)

    # ---- ways
    def strip(self, b: Box, length: i64) -> Box:
        """The strip that the front edge sweeps on its way straight to a place `length` away."""
        x = b.front_x - (b.cx - self.x) // 2
        y = b.front_y - (b.cy - self.y) // 2
        return Box(x, y, b.face, self.width, length)

    def far_from_way(self, b: Box, left: i64, top: i64, right: i64, bottom: i64) -> bool:
        """The whole way lies beside that rectangle: a quick answer before an exact one."""
        half = self.diagonal // 2 + 1
        return (
            (self.x - half >= right and b.cx - half >= right)
            or (self.x + half <= left and b.cx + half <= left)
            or (self.y - half >= bottom and b.cy - half >= bottom)
            or (self.y + half <= top and b.cy + half <= top)
        )

    def way_problem(self, b: Box, length: i64) -> i64:
        """Why the unit may not go straight to that place: ground it may not cross, or difficult ground that it does not
        enter as move-4 says. Leaving difficult ground is free; to enter it again takes another move."""
        for i in range(len(self.pieces)):
            piece = self.pieces[i]
            area = piece.shape
            if self.inside[i] == 1:
                problem: i64 = ENTERS_AGAIN if self._enters_again(piece, b, length) else FINE
            elif self.far_from_way(b, area.left, area.top, area.right, area.bottom):
                continue
            else:
                problem = self._piece_on_way(piece, b, length)
            if problem != FINE:
                self.what = piece.kind
                return problem
        return FINE

    def _piece_on_way(self, piece: Area, b: Box, length: i64) -> i64:
        kind = piece.kind
        if kind == RIVER:
            crosses = segment_hits_shape(self.x, self.y, b.cx, b.cy, piece.shape)
            return THROUGH_WATER if crosses and not self.way_is_dry(b.cx, b.cy) else FINE
        closed = closed_to(self.setup, self.unit, kind)
        if closed == FINE and not is_difficult(kind):
            return FINE
        if box_outside(self.strip(b, length), piece.shape):
            return FINE
        return closed if closed != FINE else self.entry_problem(piece, b, length)

    def _enters_again(self, piece: Area, b: Box, length: i64) -> bool:
        """The way leaves difficult ground, which can only be one that is not convex, and comes into it again: with the
        centre, or with any part once the whole base was outside. Looked at every quarter of an inch."""
        if not is_difficult(piece.kind) or is_convex(piece.shape):
            return False
        centre_left = False
        base_left = False
        steps = length // PACE + 1
        for i in range(1, steps + 1):
            at = self.base_at(self.x + (b.cx - self.x) * i // steps, self.y + (b.cy - self.y) * i // steps, b.face)
            outside = box_outside(at, piece.shape)
            centre_inside = not outside and piece.shape.contains(at.cx, at.cy)
            if (base_left and not outside) or (centre_left and centre_inside):
                return True
            base_left = base_left or outside
            centre_left = centre_left or not centre_inside
        return False

    def entry_problem(self, piece: Area, b: Box, length: i64) -> i64:
        """A unit that touches difficult ground at the start of its move may go in, and comes to stand just inside
        (move-4, A-terrain-entry)."""
        if box_outside(b, piece.shape):
            return THROUGH_DIFFICULT
        if self.only_reaches_in(piece, b):
            return FINE
        gap = self.gap_to(piece, b.face)
        if gap > TOUCH:
            return NOT_TOUCHING
        return FINE if length <= self.diagonal + TOUCH + gap else TOO_DEEP

    def only_reaches_in(self, piece: Area, b: Box) -> bool:
        """An attacker in contact with a defender just inside the edge: only the last inch of its way, which no unit
        goes but to attack (close-1), leads into the piece. It fights from the edge and does not enter."""
        if not self.in_contact:
            return False
        back = self.base_at(ahead_x(b.cx, b.face + 180, INCH), ahead_y(b.cy, b.face + 180, INCH), b.face)
        return box_outside(back, piece.shape)

    def gap_to(self, piece: Area, face: i64) -> i64:
        """From the base to the piece, as it stands or turned into its way, whichever is less."""
        gap = box_to_shape(self.base, piece.shape)
        if gap > TOUCH:
            turned = box_to_shape(self.base_at(self.x, self.y, face), piece.shape)
            gap = turned if turned < gap else gap
        return gap

    def way_is_dry(self, x: i64, y: i64) -> bool:
        """Over a river the way lies on a bridge, looked at every quarter of an inch."""
        steps = distance(self.x, self.y, x, y) // PACE + 1
        for i in range(steps + 1):
            if not self.dry(self.x + (x - self.x) * i // steps, self.y + (y - self.y) * i // steps):
                return False
        return True

    def way_is_road(self, x: i64, y: i64) -> bool:
        """The whole way lies on roads and bridges (move-5), looked at every quarter of an inch."""
        if len(self.paths) == 0 or not self.on_road(x, y):
            return False
        steps = distance(self.x, self.y, x, y) // PACE + 1
        for i in range(steps):
            if not self.on_road(self.x + (x - self.x) * i // steps, self.y + (y - self.y) * i // steps):
                return False
        return True

    def on_road(self, x: i64, y: i64) -> bool:
        return any_covers(self.path_areas, x, y)


# ---------------------------------------------------------------- questions of other chapters
def may_be_barred(setup: Setup, unit: i64, x: i64, y: i64, to_x: i64, to_y: i64) -> bool:
    """Something lies near the straight way that could be a problem of it: a quick answer before an exact one."""
    half = (setup.width_of[unit] + setup.depth_of[unit]) // 2 + 1  # more than half the diagonal of the base
    left = (x if x < to_x else to_x) - half
    right = (x if x > to_x else to_x) + half
    top = (y if y < to_y else to_y) - half
    bottom = (y if y > to_y else to_y) + half
    for piece in setup.terrain:
        area = piece.shape
        if area.right <= left or area.left >= right or area.bottom <= top or area.top >= bottom:
            continue
        if piece.kind == RIVER or is_difficult(piece.kind) or closed_to(setup, unit, piece.kind) != FINE:
            return True
    return False


def can_stand(s: Position, unit: i64, x: i64, y: i64, face: i64) -> bool:
    """On the table, wholly in or out of terrain that is open to it, dry, and overlapping no base."""
    base = Box(x, y, face, s.setup.width_of[unit], s.setup.depth_of[unit])
    if not box_on_table(base, s.setup.width, s.setup.height) or overlapped(s, unit, base) >= 0:
        return False
    return Ground(s, unit, base, 0).ground_problem(base) == FINE


def overlapped(s: Position, unit: i64, base: Box) -> i64:
    """Another unit whose base that one would overlap, or -1."""
    setup = s.setup
    for other in range(setup.count()):
        near = (setup.width_of[other] + setup.depth_of[other]) // 2
        x = s.x[other]
        y = s.y[other]
        if (
            x + near > base.left
            and x - near < base.right
            and y + near > base.top
            and y - near < base.bottom
            and other != unit
            and s.on_table(other)
            and boxes_overlap(base, Box(x, y, s.face[other], setup.width_of[other], setup.depth_of[other]))
        ):
            return other
    return -1


def put(s: Position, unit: i64, x: i64, y: i64, face: i64) -> None:
    """The unit stands somewhere else, and what it carries or tows with it (move-8)."""
    s.x[unit] = x
    s.y[unit] = y
    s.face[unit] = face
    for other in range(s.setup.count()):
        if s.aboard[other] == unit:
            s.x[other] = x
            s.y[other] = y
            s.face[other] = face
