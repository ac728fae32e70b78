"""Before the first turn: secret minefields and air plans (mine-1, air-1), then deployment in the zones.

Preparing is secret and simultaneous: both seats decide in any order, and the order leaves no trace in the state.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import DESTROYED, Decision, Position, ask
from caposaldo.games.battlegroups.rules import mine_region, minefields
from caposaldo.games.battlegroups.rules.ground import FINE, put
from caposaldo.games.battlegroups.rules.minefields import FEW, thin_out
from caposaldo.games.battlegroups.rules.sight import box_at
from caposaldo.games.battlegroups.rules.surroundings import Surroundings, explain
from caposaldo.games.battlegroups.setup import INCH, OFF_TABLE, ROAD, WALL
from caposaldo.games.battlegroups.verbs import MINE, PLACE, PLAN, READY
from caposaldo.kernel.decision import SEVERAL
from caposaldo.kernel.game import (
    COMMON,
    ENDS_NOTHING,
    ENDS_PHASE,
    ENDS_PIECE,
    NEXT,
    Message,
    Params,
    Prompt,
    Refusal,
    Todo,
)
from caposaldo.kernel.reading import whole
from caposaldo.kernel.table import Box, Shape, box_inside

# A unit that finds no room at all stays behind: PLACE with this point.
NOWHERE: Final = -1
# Grids over a zone, each tried when the one before has too few free points.
STEPS: Final = [6 * INCH, 4 * INCH, 3 * INCH, 2 * INCH, INCH, INCH // 2]


# ---------------------------------------------------------------- secret preparations
def begin(s: Position) -> None:
    """A side without mines and aircraft has nothing to prepare. That is public: the scenario says it."""
    for side in range(2):
        if s.setup.mines[side] == 0 and len(own_air(s, side)) == 0:
            s.ready[side] = 1


def own_air(s: Position, side: i64) -> list[int]:
    return [air for air in range(len(s.setup.air_side)) if s.setup.air_side[air] == side]


class Prepare(Decision):
    """Both seats lay their mines and plan their air units, in secret (mine-1, air-1)."""

    RULE: ClassVar = "mine-1"
    VERBS: ClassVar = (MINE, PLAN, READY)

    def seat(self, s: Position) -> i64:
        return SEVERAL

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return ask(s, self.RULE, "bg-prompt-prepare")

    def seats(self, s: Position) -> list[int]:
        return [seat for seat in range(2) if s.ready[seat] == 0]

    def run_on(self, s: Position) -> bool:
        if s.ready[0] == 0 or s.ready[1] == 0:
            return False
        s.pop()
        return True

    def options(self, s: Position, seat: i64) -> list[Action]:
        found = minefields.layings(s, seat)
        for plane in own_air(s, seat):
            if s.air_turn[plane] == 0:
                found += [Action(PLAN, plane, turn) for turn in range(1, s.setup.turns + 1)]
        if not found:
            found.append(Action(READY))
        return found

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == MINE:
            return minefields.refuse_laying(s, seat, action.point_x, action.point_y)
        if action.verb == PLAN:
            return refuse_plan(s, seat, action.plane, action.turn)
        return refuse_ready(s, seat)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == MINE:
            minefields.lay(s, seat, action.point_x, action.point_y)
        elif action.verb == PLAN:
            s.air_turn[action.plane] = action.turn
            params: Params = {"air": f"@air/{action.plane}", "turn": int(action.turn)}
            s.tell("air-1", "bg-air-planned", params, 1 << seat)
        else:
            s.ready[seat] = 1
            s.tell("mine-1", "bg-ready", {"seat": f"@seat/{seat}"})

    # ---- guidance
    def todo(self, s: Position, seat: i64) -> Todo:
        """What is to be laid and planned has no pieces: only the counts are told."""
        planes = len([plane for plane in own_air(s, seat) if s.air_turn[plane] == 0])
        params: Params = {"mines": int(minefields.left_to_lay(s, seat)), "planes": planes}
        return Todo([], 0, Message("mine-1", "bg-todo-prepare", params))

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PHASE if action.verb == READY else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.verb == READY else COMMON

    # ---- for display
    def region(self, s: Position, seat: i64) -> list[list[int]]:
        """Where the middle of the next minefield may lie."""
        return mine_region.region(s, seat) if minefields.left_to_lay(s, seat) > 0 else []


def refuse_ready(s: Position, side: i64) -> Refusal | None:
    if minefields.layings(s, side):
        return Refusal("mine-1", "bg-ready-mines-left", {"left": int(minefields.left_to_lay(s, side))})
    for plane in own_air(s, side):
        if s.air_turn[plane] == 0:
            return Refusal("air-1", "bg-ready-air-left", {"air": f"@air/{plane}"})
    return None


def refuse_plan(s: Position, side: i64, plane: i64, turn: i64) -> Refusal | None:
    """The turn of every air unit is written down at the start, once (air-1)."""
    if not 0 <= plane < len(s.setup.air_side) or s.setup.air_side[plane] != side:
        return Refusal("air-1", "bg-plan-not-yours")
    if s.air_turn[plane] != 0:
        return Refusal("air-1", "bg-plan-already", {"air": f"@air/{plane}"})
    if not 1 <= turn <= s.setup.turns:
        return Refusal("air-1", "bg-plan-no-turn", {"turns": int(s.setup.turns)})
    return None


# ---------------------------------------------------------------- deployment
class Deploy(Decision):
    """A side places its units one by one (org-2)."""

    RULE: ClassVar = "org-2"
    VERBS: ClassVar = (PLACE,)

    def __init__(self, side: i64) -> None:
        self.side = side

    def seat(self, s: Position) -> i64:
        return self.side

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return ask(s, self.RULE, "bg-prompt-deploy", next_unit(s, self.side))

    def run_on(self, s: Position) -> bool:
        if next_unit(s, self.side) >= 0:
            return False
        s.pop()
        return True

    def options(self, s: Position, seat: i64) -> list[Action]:
        return places(s, self.side)

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        """Wholly in its zone, wholly in or out of terrain that is open to it (move-3, move-6), overlapping no base, an
        inch from any enemy (close-1)."""
        unit = next_unit(s, self.side)
        x = action.point_x
        y = action.point_y
        if action.unit != unit:
            return Refusal("org-2", "bg-place-other-first", {"unit": s.ref(unit)})
        if not 0 <= action.facing < 360:
            return Refusal("move-2", "bg-turn-no-bearing")
        if x == NOWHERE and y == NOWHERE:
            return Refusal("org-2", "bg-place-has-room", {"unit": s.ref(unit)}) if has_room(s, self.side) else None
        if not (0 <= x <= s.setup.width and 0 <= y <= s.setup.height):
            return Refusal("org-2", "bg-place-outside-zone", {"unit": s.ref(unit)})
        about = around(s, unit, x, y, action.facing)
        if not box_inside(about.base, s.setup.zones[self.side]):
            return Refusal("org-2", "bg-place-outside-zone", {"unit": s.ref(unit)})
        problem = placing_problem(about, about.base)
        return None if problem == FINE else explain(s, about, problem)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        """The unit and what it carries come onto the table. One that stays behind takes no part and is no loss."""
        if action.point_x == NOWHERE:
            stay_behind(s, action.unit)
            return
        put(s, action.unit, action.point_x, action.point_y, action.facing)
        s.tell("org-2", "bg-placed", {"unit": s.ref(action.unit)})

    # ---- guidance
    def todo(self, s: Position, seat: i64) -> Todo:
        """The units in the order in which they are deployed."""
        found: list[int] = []
        for unit in range(s.setup.count()):
            if s.setup.side[unit] == self.side and to_deploy(s, unit):
                found.append(int(unit))
        return Todo(found, 0, Message("org-2", "bg-todo-deploy", {"count": len(found)}))

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PIECE

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        """One that has no room can only stay behind."""
        return NEXT if action.point_x == NOWHERE else COMMON

    # ---- for display
    def region(self, s: Position, seat: i64) -> list[list[int]]:
        return [s.setup.zones[self.side].flat()]

    def view_numbers(self) -> list[int]:
        return [int(self.side), 0, 0, 0]

    def check(self, s: Position, at: str) -> None:
        whole(f"{at}.side", int(self.side), 0, 1)


def next_unit(s: Position, side: i64) -> i64:
    """The first unit of the side that is not on the table yet, or -1."""
    for unit in range(s.setup.count()):
        if s.setup.side[unit] == side and to_deploy(s, unit):
            return unit
    return -1


def to_deploy(s: Position, unit: i64) -> bool:
    return s.x[unit] < 0 and s.aboard[unit] < 0 and s.status[unit] < DESTROYED and not s.setup.is_a(unit, OFF_TABLE)


def around(s: Position, unit: i64, x: i64, y: i64, face: i64) -> Surroundings:
    return Surroundings(s, unit, box_at(s.setup, unit, x, y, face), 0)


def placing_problem(about: Surroundings, base: Box) -> i64:
    problem = about.place_problem(base)
    return problem if problem != FINE else about.crowding_problem(base, INCH)


def around_zone(s: Position, side: i64, unit: i64) -> Surroundings:
    """The surroundings of all places in the side's zone, gathered once."""
    zone = s.setup.zones[side]
    centre = box_at(s.setup, unit, (zone.left + zone.right) // 2, (zone.top + zone.bottom) // 2, s.setup.home[side])
    return Surroundings(s, unit, centre, max(zone.right - zone.left, zone.bottom - zone.top))


def fits(about: Surroundings, zone: Shape, x: i64, y: i64) -> bool:
    base = about.base_at(x, y, about.base.face)
    return box_inside(base, zone) and placing_problem(about, base) == FINE


def places(s: Position, side: i64) -> list[Action]:
    """Cover in the zone, and a grid over it, made finer until some points are free. Where nothing at all is free the
    unit stays behind."""
    unit = next_unit(s, side)
    about = around_zone(s, side, unit)
    found = in_cover(s, side, about)
    for step in STEPS:
        grid = grid_places(s, side, about, step)
        if len(grid) >= FEW or (grid and step <= INCH):
            return found + thin_out([a for a in grid if a not in found])
    return found if found else [Action(PLACE, unit, s.setup.home[side], NOWHERE, NOWHERE)]


def has_room(s: Position, side: i64) -> bool:
    return places(s, side)[0].point_x != NOWHERE


def in_cover(s: Position, side: i64, about: Surroundings) -> list[Action]:
    zone = s.setup.zones[side]
    found: list[Action] = []
    for piece in s.setup.terrain:
        area = piece.shape
        x = (area.left + area.right) // 2
        y = (area.top + area.bottom) // 2
        if piece.kind != ROAD and piece.kind != WALL and fits(about, zone, x, y):
            action = Action(PLACE, about.unit, s.setup.home[side], x, y)
            if action not in found:
                found.append(action)
    return found


def grid_places(s: Position, side: i64, about: Surroundings, step: i64) -> list[Action]:
    zone = s.setup.zones[side]
    half = about.depth // 2 + 1
    found: list[Action] = []
    y = zone.top + half
    while y <= zone.bottom - half:
        x = zone.left + half
        while x <= zone.right - half:
            if fits(about, zone, x, y):
                found.append(Action(PLACE, about.unit, s.setup.home[side], x, y))
            x += step
        y += step
    return found


def stay_behind(s: Position, unit: i64) -> None:
    s.status[unit] = DESTROYED
    for other in range(s.setup.count()):
        if s.aboard[other] == unit:
            s.aboard[other] = -1
    s.tell("org-2", "bg-stays-behind", {"unit": s.ref(unit)})
