"""Movement (move-1 to move-8): who may be chosen, what it may be ordered, and what it then does.

How far and where to: mover.py. On the way: march.py. Terrain: ground.py. Places to offer: destinations.py.
Mounting: transport.py. Mines: minefields.py.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import (
    BEGUN,
    CLOSE,
    DESTROYED,
    DONE,
    FRESH,
    MOVED,
    SHAKEN,
    Decision,
    Position,
    ask,
)
from caposaldo.games.battlegroups.rules import close_combat, march, minefields, still_to_do, transport
from caposaldo.games.battlegroups.rules.destinations import destinations, region
from caposaldo.games.battlegroups.rules.facing import Face, refuse_turn, turn_on_the_spot, turns
from caposaldo.games.battlegroups.rules.ground import FINE, TOO_FAR
from caposaldo.games.battlegroups.rules.mover import Mover
from caposaldo.games.battlegroups.rules.sight import box
from caposaldo.games.battlegroups.rules.surroundings import explain
from caposaldo.games.battlegroups.rules.tables import inches, route
from caposaldo.games.battlegroups.setup import CARRIES_MEN, TOWS_GUNS
from caposaldo.games.battlegroups.verbs import CHARGE, CLEAR, GET_OFF, GO, HALT, MOUNT, SELECT, TURN
from caposaldo.kernel.game import (
    COMMON,
    ENDS_NOTHING,
    ENDS_PIECE,
    NEXT,
    RARE,
    Message,
    Params,
    Preview,
    Prompt,
    Refusal,
    Todo,
)
from caposaldo.kernel.reading import whole
from caposaldo.kernel.table import bearing, distance


# ---------------------------------------------------------------- choosing a unit (move-1)
def selections(s: Position) -> list[Action]:
    found: list[Action] = []
    for unit in range(s.setup.count()):
        if s.setup.side[unit] == s.active and not s.has(unit, DONE) and s.status[unit] == FRESH:
            if refuse_selection(s, unit) is None:
                found.append(Action(SELECT, unit))
    return found


def refuse_selection(s: Position, unit: i64) -> Refusal | None:
    """Units move one at a time, each at most once; a battlegroup that has finished does not begin again (move-1).
    Shaken and suppressed units do not move (effect-2, effect-3)."""
    if not s.is_unit(unit) or s.setup.side[unit] != s.active:
        return Refusal("move-1", "bg-move-not-yours")
    named: Params = {"unit": s.ref(unit)}
    if s.status[unit] == DESTROYED:
        return Refusal("effect-4", "bg-move-destroyed", named)
    if s.aboard[unit] < 0 and not s.on_table(unit):
        return Refusal("move-1", "bg-move-off-table", named)
    if s.status[unit] != FRESH:
        return Refusal("effect-2" if s.status[unit] == SHAKEN else "effect-3", "bg-move-hurt", named)
    if s.has(unit, DONE):
        return Refusal("move-1", "bg-move-done" if s.has(unit, BEGUN) else "bg-move-group-done", named)
    if s.halves[unit] == 0:
        return Refusal("move-8", "bg-move-no-half", named)
    return transport.refuse_leaving(s, unit) if s.aboard[unit] >= 0 else None


def unmoved(s: Position) -> list[int]:
    """The units that can still be chosen, in a sensible order."""
    return still_to_do.in_order(s, [int(action.unit) for action in selections(s)])


def said(s: Position, found: list[int]) -> Message:
    """How many have not moved, and how many of them belong to the battlegroup that is moving (move-1)."""
    left = [unit for unit in found if s.setup.group[unit] == s.group]
    params: Params = {"count": len(found), "left": len(left)}
    if len(left) == 0 or len(left) == len(found):
        return Message("move-1", "bg-todo-movement", params)
    params["group"] = f"@group/{s.group}"
    return Message("move-1", "bg-todo-movement-group", params)


def select(s: Position, unit: i64) -> None:
    """All units of a battlegroup in turn, then the next: to choose one of another group closes the last (move-1)."""
    group = s.setup.group[unit]
    if s.group != group and s.group >= 0:
        for other in range(s.setup.count()):
            if s.setup.group[other] == s.group and s.setup.side[other] == s.active:
                s.mark(other, DONE)
    s.group = group
    s.mark(unit, BEGUN)
    s.push(Order(unit))


# ---------------------------------------------------------------- orders
class Order(Decision):
    """The owner gives a unit that was chosen to move its order."""

    RULE: ClassVar = "move-2"
    VERBS: ClassVar = (GO, TURN, CHARGE, MOUNT, GET_OFF, CLEAR, HALT)

    def __init__(self, unit: i64) -> None:
        self.unit = unit

    def about_unit(self) -> i64:
        return self.unit

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return ask(s, self.RULE, "bg-prompt-order", self.unit)

    def options(self, s: Position, seat: i64) -> list[Action]:
        unit = self.unit
        found: list[Action] = []
        if s.phase == CLOSE:
            found = charges(s, unit, Mover(s, unit))
        elif s.aboard[unit] >= 0:
            found = transport.get_offs(s, unit)
        else:
            if not s.has(unit, MOVED):
                mover = Mover(s, unit)
                found = destinations(s, mover) + turns(s, unit, mover) + charges(s, unit, mover)
                found += [Action(CLEAR, mine) for mine in minefields.fields_to_clear(s, unit)]
            found += transport.mounts(s, unit)
        found.append(Action(HALT))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        side = s.setup.side[self.unit]
        found = [Action(CHARGE, target=target) for target in s.living(1 - side)]
        for carrier in s.living(side):
            if carrier != self.unit and s.setup.is_a(carrier, CARRIES_MEN | TOWS_GUNS):
                found.append(Action(MOUNT, carrier))
        for mine in range(len(s.mine_x)):
            if minefields.knows(s, side, mine) and s.mine_live[mine] == 1:
                found.append(Action(CLEAR, mine))
        return found

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        unit = self.unit
        if action.verb == HALT:
            return None
        if s.phase == CLOSE and action.verb != CHARGE:
            return Refusal("close-1", "bg-order-only-charge")
        if action.verb == GET_OFF:
            return transport.refuse_get_off(s, unit, action.point_x, action.point_y)
        if s.aboard[unit] >= 0:
            named: Params = {"unit": s.ref(unit), "carrier": s.ref(s.aboard[unit])}
            return Refusal("move-8", "bg-order-aboard", named)
        if action.verb == MOUNT:
            return transport.refuse_mount(s, unit, action.carrier)
        if s.has(unit, MOVED):
            return Refusal("move-1", "bg-order-moved", {"unit": s.ref(unit)})
        if action.verb == GO:
            return refuse_go(s, unit, action.point_x, action.point_y)
        if action.verb == TURN:
            return refuse_turn(s, unit, action.facing)
        if action.verb == CHARGE:
            return refuse_charge(s, unit, action.target)
        return minefields.refuse_clearing(s, unit, action.mine)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        unit = self.unit
        s.pop()
        if action.verb == GO:
            go(s, unit, action.point_x, action.point_y)
        elif action.verb == TURN:
            turn_on_the_spot(s, unit, action.facing)
        elif action.verb == CHARGE:
            end = Mover(s, unit).charge_end(action.target, box(s, action.target))
            s.halves[unit] = 0
            march.charge(s, unit, action.target, end[0], end[1], end[2])
        elif action.verb == MOUNT:
            transport.mount(s, unit, action.carrier)
        elif action.verb == GET_OFF:
            transport.get_off(s, unit, action.point_x, action.point_y)
            turn_or_stop(s, unit)
        elif action.verb == CLEAR:
            minefields.clear(s, unit, action.mine)
        else:
            s.mark(unit, DONE)

    def preview(self, s: Position, action: Action) -> Preview | None:
        if action.verb != CHARGE or not s.are_foes(self.unit, action.target):
            return None
        end = Mover(s, self.unit).charge_end(action.target, box(s, action.target))
        return close_combat.preview_charge(s, self.unit, action.target, end)

    # ---- guidance
    def todo(self, s: Position, seat: i64) -> Todo:
        """The unit that has its orders to get, then those that wait."""
        if s.phase == CLOSE:
            return Todo([int(self.unit)])
        found = [unit for unit in unmoved(s) if unit != self.unit]
        return Todo([int(self.unit), *found], 0, said(s, [int(self.unit), *found]))

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        """To go, or to get off, is followed by a free turn."""
        return ENDS_NOTHING if action.verb == GO or action.verb == GET_OFF else ENDS_PIECE

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        """A unit that has moved may only mount still: it is finished, unless its owner wants that."""
        if action.verb == HALT:
            return NEXT if s.has(self.unit, MOVED) or len(s.options(seat)) == 1 else COMMON
        if action.verb == CHARGE and still_to_do.expected(self.preview(s, action)) <= 0:
            return RARE
        return COMMON

    def carries_on(self, s: Position, seat: i64, action: Action) -> bool:
        return True

    # ---- for display
    def region(self, s: Position, seat: i64) -> list[list[int]]:
        """Where the unit may go, or get off."""
        if s.phase == CLOSE:
            return []
        if s.aboard[self.unit] >= 0:
            return transport.region(s, self.unit)
        return [] if s.has(self.unit, MOVED) else region(Mover(s, self.unit))

    def check(self, s: Position, at: str) -> None:
        """A unit aboard may be ordered to get off."""
        whole(f"{at}.unit", int(self.unit), 0, int(s.setup.count()) - 1)
        if s.setup.side[self.unit] != s.active:
            raise ValueError(f"{at}.unit: expected a unit of the active side that can do this")


def charges(s: Position, unit: i64, mover: Mover) -> list[Action]:
    """At the targets that the rules of close combat leave it, as far as it has some way to go to them."""
    return [
        Action(CHARGE, target=target)
        for target in close_combat.charge_targets(s, unit)
        if len(mover.charge_end(target, box(s, target))) > 0
    ]


def refuse_go(s: Position, unit: i64, x: i64, y: i64) -> Refusal | None:
    """Straight to a point within its move, over ground it may cross, to a place where it may stand (move-2 to move-7),
    an inch from any enemy (close-1)."""
    if x == s.x[unit] and y == s.y[unit]:
        return Refusal("move-2", "bg-go-nowhere", {"unit": s.ref(unit)})
    if s.setup.move[unit] == 0:
        return Refusal("move-5", "bg-go-immobile", {"unit": s.ref(unit)})
    mover = Mover(s, unit)
    if not inside_table(s, x, y):
        return Refusal("move-2", "bg-stand-off-table", {"unit": s.ref(unit)})
    problem = mover.problem(x, y)
    if problem == TOO_FAR:
        return too_far(s, mover, x, y)
    return None if problem == FINE else explain(s, mover, problem)


def too_far(s: Position, mover: Mover, x: i64, y: i64) -> Refusal:
    """Which rule it is that makes the point lie too far off."""
    length = distance(mover.x, mover.y, x, y)
    params: Params = {"unit": s.ref(mover.unit), "distance": inches(length), "allowed": inches(mover.allowed)}
    if length <= mover.whole:
        return Refusal("move-8", "bg-too-far-half-left", params)
    if length <= s.setup.move[mover.unit]:
        return Refusal("move-7", "bg-too-far-slowed", params)
    params["road"] = inches(mover.by_road)
    return Refusal("move-5", "bg-too-far", params)


def inside_table(s: Position, x: i64, y: i64) -> bool:
    return 0 <= x <= s.setup.width and 0 <= y <= s.setup.height


def refuse_charge(s: Position, unit: i64, target: i64) -> Refusal | None:
    """A charge needs a declaration that close-1 allows, and some way to go (close-2)."""
    refusal = close_combat.refuse_charge(s, unit, target)
    if refusal is not None:
        return refusal
    if not Mover(s, unit).charge_end(target, box(s, target)):
        return Refusal("close-2", "bg-charge-no-way", {"unit": s.ref(unit), "target": s.ref(target)})
    return None


def go(s: Position, unit: i64, x: i64, y: i64) -> None:
    s.halves[unit] = s.halves[unit] - Mover(s, unit).halves_spent(x, y)
    s.tell("move-2", "bg-goes", way(s, unit, x, y))
    march.set_out(s, unit, x, y, bearing(x - s.x[unit], y - s.y[unit]), False)


def way(s: Position, unit: i64, x: i64, y: i64) -> Params:
    """The unit, how far it goes, from where and to where."""
    params = route(s.ref(unit), s.x[unit], s.y[unit], x, y)
    params["distance"] = inches(distance(s.x[unit], s.y[unit], x, y))
    return params


def turn_or_stop(s: Position, unit: i64) -> None:
    """A free turn when it has got off, unless mines have hurt it."""
    if s.status[unit] == FRESH:
        s.push(Face(unit))
    else:
        s.mark(unit, DONE)
