"""Mounting, dismounting, limbering, unlimbering: half a move for the carrier and half for the carried (move-8)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import DONE, FRESH, Position
from caposaldo.games.battlegroups.rules import minefields
from caposaldo.games.battlegroups.rules.ground import FINE, IN_WATER, NO_WHOLE_MOVE, NOT_TOUCHING, TOUCH, put
from caposaldo.games.battlegroups.rules.sight import box
from caposaldo.games.battlegroups.rules.surroundings import Surroundings, explain
from caposaldo.games.battlegroups.rules.tables import route
from caposaldo.games.battlegroups.setup import GUN, VEHICLE
from caposaldo.games.battlegroups.verbs import GET_OFF, MOUNT
from caposaldo.kernel.game import Params, Refusal
from caposaldo.kernel.table import ahead_x, ahead_y, boxes_gap, boxes_overlap


def passenger_of(s: Position, carrier: i64) -> i64:
    """The unit that a carrier carries or tows, or -1."""
    for unit in range(s.setup.count()):
        if s.aboard[unit] == carrier:
            return unit
    return -1


def half_left(s: Position, unit: i64) -> bool:
    """The unit can still spend half a move. A battlegroup that has finished cannot (move-1)."""
    finished = s.has(unit, DONE) and s.setup.group[unit] != s.group
    return s.halves[unit] > 0 and not finished and s.status[unit] == FRESH


# ---------------------------------------------------------------- getting on
def refuse_mount(s: Position, unit: i64, carrier: i64) -> Refusal | None:
    """A unit that touches its carrier, or is within half an inch, mounts it or is hooked on (move-8)."""
    if not 0 <= carrier < s.setup.count() or s.setup.side[carrier] != s.setup.side[unit] or not s.on_table(carrier):
        return Refusal("move-8", "bg-mount-no-carrier")
    named: Params = {"unit": s.ref(unit), "carrier": s.ref(carrier)}
    if not s.setup.can_carry(carrier, unit):
        return Refusal("move-8", "bg-mount-cannot-carry", named)
    if passenger_of(s, carrier) >= 0:
        return Refusal("move-8", "bg-mount-full", named)
    if s.halves[unit] < 1:
        return Refusal("move-8", "bg-mount-no-half", named)
    if not half_left(s, carrier):
        return Refusal("move-8", "bg-mount-carrier-no-half", named)
    if boxes_gap(box(s, unit), box(s, carrier)) > TOUCH:
        return Refusal("move-8", "bg-mount-too-far", named)
    return None


def mounts(s: Position, unit: i64) -> list[Action]:
    found: list[Action] = []
    if s.setup.kind[unit] == VEHICLE or s.halves[unit] < 1:
        return found
    for carrier in range(s.setup.count()):
        if s.setup.can_carry(carrier, unit) and refuse_mount(s, unit, carrier) is None:
            found.append(Action(MOUNT, carrier))
    return found


def mount(s: Position, unit: i64, carrier: i64) -> None:
    s.halves[unit] = s.halves[unit] - 1
    s.halves[carrier] = s.halves[carrier] - 1
    s.aboard[unit] = carrier
    put(s, carrier, s.x[carrier], s.y[carrier], s.face[carrier])
    s.mark(unit, DONE)
    key = "bg-hooked" if s.setup.kind[unit] == GUN else "bg-mounted"
    s.tell("move-8", key, {"unit": s.ref(unit), "carrier": s.ref(carrier)})


# ---------------------------------------------------------------- getting off
def refuse_leaving(s: Position, unit: i64) -> Refusal | None:
    """Getting off needs half a move of both."""
    carrier = s.aboard[unit]
    if carrier < 0:
        return Refusal("move-8", "bg-off-not-aboard", {"unit": s.ref(unit)})
    named: Params = {"unit": s.ref(unit), "carrier": s.ref(carrier)}
    if s.halves[unit] < 1:
        return Refusal("move-8", "bg-mount-no-half", named)
    if not s.on_table(carrier) or not half_left(s, carrier):
        return Refusal("move-8", "bg-mount-carrier-no-half", named)
    return None


def refuse_get_off(s: Position, unit: i64, x: i64, y: i64) -> Refusal | None:
    refusal = refuse_leaving(s, unit)
    if refusal is not None:
        return refusal
    about = at_the_carrier(s, unit)
    problem = get_off_problem(about, x, y)
    if problem == FINE:
        return None
    if problem == NOT_TOUCHING:
        return Refusal("move-8", "bg-off-too-far", {"unit": s.ref(unit), "carrier": s.ref(s.aboard[unit])})
    return explain(s, about, problem)


def at_the_carrier(s: Position, unit: i64) -> Surroundings:
    """The surroundings of the place where the unit gets off: it sets out from its carrier's base."""
    carrier = s.aboard[unit]
    reach = s.setup.width_of[carrier] + s.setup.depth_of[carrier] + TOUCH
    return Surroundings(s, unit, box(s, carrier), reach)


def get_off_problem(about: Surroundings, x: i64, y: i64) -> i64:
    """Beside the carrier, on ground it can stand on without entering anything difficult, an inch from any enemy."""
    b = about.base_at(x, y, about.base.face)
    if boxes_gap(b, about.base) > TOUCH:
        return NOT_TOUCHING
    problem = about.place_problem(b)
    if problem != FINE:
        return problem
    if about.entering >= 0:
        return NO_WHOLE_MOVE
    if not about.way_is_dry(x, y):
        return IN_WATER
    return about.crowding_problem(b, 0)


def get_offs(s: Position, unit: i64) -> list[Action]:
    """Twelve places around the carrier, in contact with it."""
    found: list[Action] = []
    if refuse_leaving(s, unit) is not None:
        return found
    about = at_the_carrier(s, unit)
    for turn in range(0, 360, 30):
        away = contact_distance(about, about.base.face + 180 + turn)
        x = ahead_x(about.x, about.base.face + 180 + turn, away)
        y = ahead_y(about.y, about.base.face + 180 + turn, away)
        if get_off_problem(about, x, y) == FINE:
            found.append(Action(GET_OFF, x=x, y=y))
    return found


def region(s: Position, unit: i64) -> list[list[int]]:
    """The places around the carrier where the unit may get off: each as wide as its base's centre may be moved."""
    found: list[list[int]] = []
    for place in get_offs(s, unit):
        half: i64 = TOUCH // 2
        corners = [
            place.point_x - half, place.point_y - half, place.point_x + half, place.point_y - half,
            place.point_x + half, place.point_y + half, place.point_x - half, place.point_y + half,
        ]  # fmt: skip
        found.append([int(n) for n in corners])
    return found


def contact_distance(about: Surroundings, towards: i64) -> i64:
    """How far from the carrier's centre a base just does not overlap it."""
    low: i64 = 0
    high: i64 = about.diagonal + about.base.bottom - about.base.top + about.base.right - about.base.left
    while high - low > 1:
        middle = (low + high) // 2
        b = about.base_at(ahead_x(about.x, towards, middle), ahead_y(about.y, towards, middle), about.base.face)
        if boxes_overlap(b, about.base):
            low = middle
        else:
            high = middle
    return high


def get_off(s: Position, unit: i64, x: i64, y: i64) -> None:
    """It comes from where its carrier stands, and enters the minefields that its carrier has not (mine-2)."""
    carrier = s.aboard[unit]
    s.halves[unit] = s.halves[unit] - 1
    s.halves[carrier] = s.halves[carrier] - 1
    s.aboard[unit] = -1
    minefields.begin_trail(s, unit)
    put(s, unit, x, y, s.face[carrier])
    minefields.extend_trail(s, unit)
    key = "bg-unhooked" if s.setup.kind[unit] == GUN else "bg-dismounted"
    off = route(s.ref(unit), s.x[carrier], s.y[carrier], x, y)
    off["carrier"] = s.ref(carrier)
    s.tell("move-8", key, off)
    minefields.enter_fields(s, unit, s.x[carrier], s.y[carrier])
