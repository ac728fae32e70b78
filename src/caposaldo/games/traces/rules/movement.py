"""The movement segment (9.0, 9.4): who moves. How a unit moves is in walk.py."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.position import ACTIVE, MOVE_FIRST, MOVED, Position
from caposaldo.games.traces.rules import headquarters, nearby, reach, stacking, walk
from caposaldo.games.traces.rules.decision import Decision
from caposaldo.games.traces.verbs import END, TAKE, TRANSFER
from caposaldo.kernel.game import COMMON, ENDS_NOTHING, ENDS_PHASE, NEXT, RARE, Message, Params, Refusal, Todo


class Move(Decision):
    """The movement segment: which unit moves next? (9.0a)"""

    RULE: ClassVar = "9.0a"
    VERBS: ClassVar = (TAKE, TRANSFER, END)

    def options(self, s: Position, seat: i64) -> list[Action]:
        return moves(s)

    def considered(self, s: Position, seat: i64) -> list[Action]:
        units = nearby.own_units(s, s.active)
        return [Action(TAKE, u) for u in units] + [Action(TRANSFER, u) for u in units if s.setup.is_hq(u)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == TAKE:
            return refuse_take(s, action.unit)
        return refuse_transfer(s, action.unit) if action.verb == TRANSFER else None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == TAKE:
            s.push(walk.begin(s, action.unit))
        elif action.verb == TRANSFER:
            headquarters.transfer(s, action.unit)
        else:
            s.pop()

    def todo(self, s: Position, seat: i64) -> Todo:
        units = still_to_move(s)
        then = "combat" if s.mode == MOVE_FIRST else "end"
        return Todo(units, 0, Message("9.0a", "tr-todo-move", {"count": len(units), "then": then}))

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PHASE if action.verb == END else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        if action.verb == TRANSFER:
            return RARE
        if action.verb == TAKE:
            return COMMON if s.setup.is_hq(action.unit) else NEXT
        return COMMON if len(still_to_move(s)) > 0 else NEXT

    def loses(self, s: Position, seat: i64, action: Action) -> Message | None:
        units = still_to_move(s) if action.verb == END else []
        if len(units) == 0:
            return None
        return Message("9.0a", "tr-loses-moves", {"count": len(units), "units": nearby.labels(s, units)})

    def is_forced(self) -> bool:
        return True

    def check(self, s: Position, at: str) -> None:
        self.check_active(s)


# ---------------------------------------------------------------- who moves (9.0a)
def moves(s: Position) -> list[Action]:
    """Activated units that have not moved, one at a time, and HQs that may be relocated instead (9.4)."""
    found: list[Action] = []
    hqs: list[Action] = []
    setup = s.setup
    for unit in range(setup.count()):
        if s.flags[unit] & (ACTIVE | MOVED) == ACTIVE and s.hex[unit] >= 0 and setup.side[unit] == s.active:
            if can_go(s, unit):
                found.append(Action(TAKE, unit))
            if setup.is_hq(unit) and headquarters.can_transfer(s, unit):
                hqs.append(Action(TRANSFER, unit))
    found.extend(hqs)
    found.append(Action(END))
    return found


def still_to_move(s: Position) -> list[int]:
    """Activated units that have not moved and can, those nearest to the enemy first."""
    found: list[int] = []
    for unit in range(s.setup.count()):
        if s.flags[unit] & (ACTIVE | MOVED) == ACTIVE and s.hex[unit] >= 0 and s.setup.side[unit] == s.active:
            if can_go(s, unit):
                found.append(unit)
    return nearby.front_first(s, found)


def can_go(s: Position, unit: i64) -> bool:
    """There is a hex that it can reach and end in. The hexes next to it are tried first: one of them mostly will do."""
    side = s.setup.side[unit]
    h = s.hex[unit]
    most = reach.allowance(s, unit)
    for at in range(6 * h, 6 * h + 6):
        step = reach.price(s, side, at)
        if 0 <= step <= most and stacking.fits(s, unit, s.setup.way[at]):
            return True
    return len(walk.steps(s, walk.begin(s, unit))) > 1


def refuse_take(s: Position, unit: i64) -> Refusal | None:
    """Activated units, each once (9.0a)."""
    problem = refuse_unit(s, unit)
    if problem is not None:
        return problem
    return None if can_go(s, unit) else Refusal("9.1a", "tr-take-stuck", {"unit": s.ref(unit)})


def refuse_transfer(s: Position, unit: i64) -> Refusal | None:
    """An activated HQ, instead of moving, if it has a hex to go to (2.3d, 9.4)."""
    problem = refuse_unit(s, unit)
    if problem is not None:
        return problem
    if not s.setup.is_hq(unit):
        return Refusal("2.3d", "tr-transfer-no-hq", {"unit": s.ref(unit)})
    if not headquarters.can_transfer(s, unit):
        return Refusal("2.3e", "tr-transfer-nowhere", {"unit": s.ref(unit)})
    return None


def refuse_unit(s: Position, unit: i64) -> Refusal | None:
    if not 0 <= unit < s.setup.count():
        return Refusal("9.0a", "tr-take-nobody")
    params: Params = {"unit": s.ref(unit)}
    if s.setup.side[unit] != s.active:
        return Refusal("9.0a", "tr-take-enemy", params)
    if not s.on_map(unit):
        return Refusal("9.0a", "tr-take-absent", params)
    if not s.has(unit, ACTIVE):
        return Refusal("9.0a", "tr-take-inactive", params)
    return Refusal("9.0a", "tr-take-moved", params) if s.has(unit, MOVED) else None
