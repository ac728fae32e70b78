"""Ground, cover, sight and lines of fire (direct-3, direct-4, smoke-1; G-cover and G-flank of the Data Sheet).

What the sheet leaves open is settled thus:
- The ground at a point is as high as the highest hill that contains it, and 0 elsewhere.
- Sight runs from centre to centre; fire runs from the centre of the firer's front edge to the four corners and the
  centre of the target, and one blocked line blocks it.
- A wood or town lets a line run 2 inches inside for each end that stands in it (a base stands where its centre is);
  without such an end it lets nothing through. The depth is measured on the line to the centre of the target: a gun
  at the edge of a wood is not hidden by the trees behind its wheels.
- A wood or town hides nothing if the ground in its middle is lower than the higher of the two ends.
- A hill hides what lies behind it if it is higher than both ends.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.battlegroups.position import Position
from caposaldo.games.battlegroups.setup import BROKEN, BUNKER, GUN, INCH, TOWN, TRENCH, VEHICLE, WOOD, Setup
from caposaldo.kernel.sight_lines import Lines, line_to_point, lines_to_corners
from caposaldo.kernel.table import Box, box_to_point, box_to_shape, in_cone, segment_hits_shape

# Why fire is blocked.
CLEAR: Final = 0
BY_TERRAIN: Final = 1
BY_SMOKE: Final = 2
BY_FRIEND: Final = 3

WALL_SHELTERS: Final = INCH
SMOKE_BASE: Final = 3 * INCH // 2  # side of a smoke base (T-data-bases)

# Sets of kinds of terrain, a bit each.
_DIFFICULT: Final = 1 << WOOD | 1 << TOWN | 1 << BROKEN
_DUG_IN: Final = 1 << BUNKER | 1 << TRENCH
_COVER: Final = _DIFFICULT | _DUG_IN


# ---------------------------------------------------------------- bases and the ground under them
def box(s: Position, u: i64) -> Box:
    """The base of a unit where it stands."""
    return Box(s.x[u], s.y[u], s.face[u], s.setup.width_of[u], s.setup.depth_of[u])


def box_at(setup: Setup, u: i64, x: i64, y: i64, face: i64) -> Box:
    """The base of a unit if it stood there."""
    return Box(x, y, face, setup.width_of[u], setup.depth_of[u])


def _stands_in(s: Position, u: i64, kinds: i64) -> i64:
    """The first piece of one of these kinds that the unit is wholly in, or -1."""
    return s.setup.ground.area_around(box(s, u), kinds) if s.on_table(u) else -1


def terrain_of(s: Position, u: i64) -> i64:
    """The wood, town, broken ground, bunker or trench the unit is wholly in (move-3), or -1."""
    return _stands_in(s, u, _COVER)


def difficult_at(s: Position, u: i64) -> bool:
    """The unit stands in woods, a town or broken ground (move-4)."""
    return _stands_in(s, u, _DIFFICULT) >= 0


def in_bunker(s: Position, u: i64) -> bool:
    return _stands_in(s, u, 1 << BUNKER) >= 0


def entrenched(s: Position, u: i64) -> bool:
    """In a trench or a bunker."""
    return _stands_in(s, u, _DUG_IN) >= 0


# ---------------------------------------------------------------- cover and flank
def in_cover(s: Position, u: i64, from_x: i64, from_y: i64) -> bool:
    """In woods, a town, broken ground, a trench or a bunker, or behind a wall (G-cover)."""
    return terrain_of(s, u) >= 0 or _behind_wall(s.setup, box(s, u), from_x, from_y)


def base_in_cover(setup: Setup, base: Box, from_x: i64, from_y: i64) -> bool:
    """The same of a base on the table, wherever it stands."""
    return setup.ground.area_around(base, _COVER) >= 0 or _behind_wall(setup, base, from_x, from_y)


def _behind_wall(setup: Setup, base: Box, from_x: i64, from_y: i64) -> bool:
    """The fire crosses a wall that lies within an inch of the base."""
    for wall in setup.walls:
        if (
            segment_hits_shape(from_x, from_y, base.cx, base.cy, wall.shape)
            and box_to_shape(base, wall.shape) <= WALL_SHELTERS
        ):
            return True
    return False


def on_flank(s: Position, firer: i64, target: i64) -> bool:
    """The shot comes from outside the front arc of a vehicle or gun; men on foot have no flank (G-flank).
    The arc is seen from the centre of the target; the shot comes from the centre of the firer's front edge."""
    return base_on_flank(s.setup, target, box(s, firer), box(s, target))


def base_on_flank(setup: Setup, target: i64, muzzle: Box, base: Box) -> bool:
    """The same of a target with that base, wherever it stands."""
    if setup.kind[target] != GUN and setup.kind[target] != VEHICLE:
        return False
    return not in_cone(base.cx, base.cy, base.face, muzzle.front_x, muzzle.front_y)


# ---------------------------------------------------------------- range and arc
def nearest_unit(s: Position, unit: i64, side: i64) -> i64:
    """The unit of the side nearest to this one, or -1."""
    found: i64 = -1
    least: i64 = 0
    for other in range(s.setup.count()):
        if s.setup.side[other] == side and s.on_table(other):
            dx = s.x[other] - s.x[unit]
            dy = s.y[other] - s.y[unit]
            if found < 0 or dx * dx + dy * dy < least:
                found = other
                least = dx * dx + dy * dy
    return found


def reach_to(s: Position, firer: i64, target: i64) -> i64:
    """Range: from the centre of the front edge to the nearest point of the target (direct-3)."""
    muzzle = box(s, firer)
    return box_to_point(box(s, target), muzzle.front_x, muzzle.front_y)


def in_arc(s: Position, firer: i64, target: i64) -> bool:
    """The centre of the target lies within 45 degrees to either side of the front (direct-3)."""
    return base_in_arc(box(s, firer), s.x[target], s.y[target])


def base_in_arc(muzzle: Box, x: i64, y: i64) -> bool:
    """The same of a base with that centre."""
    return in_cone(muzzle.front_x, muzzle.front_y, muzzle.face, x, y)


# ---------------------------------------------------------------- sight
def sees(s: Position, observer: i64, target: i64) -> bool:
    """Neither ground nor smoke hides the target. Sight is mutual: the line runs from centre to centre."""
    return s.on_table(target) and sees_point(s, observer, s.x[target], s.y[target])


def sees_point(s: Position, observer: i64, x: i64, y: i64) -> bool:
    if not s.on_table(observer):
        return False
    line = line_to_point(s.x[observer], s.y[observer], x, y)
    ground = s.setup.ground
    if ground.blocking(line, ground.height_at(line.x, line.y), ground.height_at(x, y)) >= 0:
        return False
    return not _through_smoke(s, line)


def _through_smoke(s: Position, lines: Lines) -> bool:
    """One of the lines crosses the square of a smoke base (smoke-1)."""
    for i in range(len(s.smoke_x)):
        if lines.hit_square(s.smoke_x[i], s.smoke_y[i], SMOKE_BASE):
            return True
    return False


# ---------------------------------------------------------------- lines of fire
def blocked(s: Position, firer: i64, target: i64) -> i64:
    """The obstacle that blocks the fire, even partly: ground, smoke or a friend of the firer (direct-4)."""
    return blocked_between(s, firer, target, box(s, firer), box(s, target))


def blocked_between(s: Position, firer: i64, target: i64, a: Box, b: Box) -> i64:
    """The same if their bases were these."""
    lines = lines_to_corners(a.front_x, a.front_y, b)
    lines.from_x = a.cx
    lines.from_y = a.cy
    ground = s.setup.ground
    height = ground.height_at(a.cx, a.cy)
    if ground.blocking(lines, height, ground.height_at(b.cx, b.cy)) >= 0:
        return BY_TERRAIN
    if _through_smoke(s, lines):
        return BY_SMOKE
    return BY_FRIEND if _friend_between(s, firer, target, lines, height) else CLEAR


def _friend_between(s: Position, firer: i64, target: i64, lines: Lines, height: i64) -> bool:
    """Another unit of the firer's side, not lower than the firer, stands on one of the lines. Enemies never block."""
    setup = s.setup
    side = setup.side[firer]
    for u in range(setup.count()):
        if setup.side[u] != side or u == firer or u == target:
            continue
        x = s.x[u]
        y = s.y[u]
        size = (setup.width_of[u] + setup.depth_of[u]) // 2 + 1
        if lines.pass_beside(x - size, y - size, x + size, y + size) or not s.on_table(u):
            continue
        if lines.hit_box(box(s, u)) and height <= setup.ground.height_at(x, y):
            return True
    return False
