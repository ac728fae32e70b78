"""Groups: shared activations and group actions (9.0 to 9.2).

A group is made unit by unit (JOIN); then one action is chosen for all. A move, like hiding, is then chosen by one
member after the other; the highest cost of all is paid once (9.1.1, 9.1.1a).
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import ACTED, MEMBER, Position
from caposaldo.games.storms.rules import (
    action_points,
    checks,
    considered,
    current_action,
    entry,
    facing,
    hidden_movement,
    hidden_units,
    movement,
    second_hex,
)
from caposaldo.games.storms.rules.current_action import ActionDecision
from caposaldo.games.storms.rules.facing import Look
from caposaldo.games.storms.verbs import GO, HIDE, KEEP, SNEAK, TURN
from caposaldo.kernel.game import Refusal, Todo
from caposaldo.kernel.hexes import NOWHERE
from caposaldo.kernel.reading import FAR


def is_next_to_group(s: Position, unit: i64) -> bool:
    """In the hex of a member or in one next to it: so the group is a chain (9.2)."""
    for other in range(s.setup.count()):
        if s.flags[other] & MEMBER != 0 and touches(s, unit, other):
            return True
    return False


def touches(s: Position, unit: i64, other: i64) -> bool:
    if s.hex[unit] >= 0 and s.hex[other] >= 0:
        return s.setup.grid.distance(s.hex[unit], s.hex[other]) <= 1
    return s.hex[unit] < 0 and s.hex[other] < 0 and entry.enter_together(s, unit, other)


# ---------------------------------------------------------------- what it can do (9.1.1, 9.1.4)
def acts(s: Position, act: ActionDecision) -> list[Action]:
    """GO and TURN of a group; every member then chooses for itself."""
    found: list[Action] = []
    if refuse_move(s, act) is None:
        found.append(Action(GO, hex=NOWHERE))
    if refuse_turn(s, act) is None:
        found.append(Action(TURN, how=NOWHERE))
    return found


def refuse_act(s: Position, act: ActionDecision, action: Action) -> Refusal | None:
    """GO or TURN without a hex or a facing: each member must be able to do it by itself, at a price that can be paid
    (9.1.1)."""
    if action.verb == TURN:
        return each_chooses() if action.facing != NOWHERE else refuse_turn(s, act)
    return each_chooses() if action.hex != NOWHERE or action.careful != 0 else refuse_move(s, act)


def each_chooses() -> Refusal:
    return Refusal("9.1.1", "st-group-each-chooses")


def refuse_move(s: Position, act: ActionDecision) -> Refusal | None:
    for unit in current_action.members(s):
        if not hidden_movement.finds_way(s, unit, act):
            return Refusal("9.1.1", "st-group-stuck", {"unit": s.ref(unit)})
    return None


def refuse_turn(s: Position, act: ActionDecision) -> Refusal | None:
    for unit in current_action.members(s):
        refused = movement.refuse_turning(s, act, unit)
        if refused is not None:
            return refused
    return None


# ---------------------------------------------------------------- one after the other
class GroupGo(ActionDecision):
    """A member of a group goes, or hides, after others: `verb` is GO or HIDE, `cost` the highest so far."""

    RULE: ClassVar[str] = "9.1.1"
    VERBS: ClassVar[tuple[int, ...]] = (GO, SNEAK, HIDE)

    def __init__(self, unit: i64, means: i64, added: i64, card: i64, verb: i64, cost: i64) -> None:
        super().__init__(unit, means, added, card)
        self.verb = verb
        self.cost = cost

    def run_on(self, s: Position) -> bool:
        return self.skip_if_empty(s)

    def options(self, s: Position, seat: i64) -> list[Action]:
        """Where the member goes; the highest cost of all is paid once (9.1.1, 9.1.1a)."""
        if self.verb == HIDE:
            return hidden_movement.hides(s, self.unit, self.means)
        if hidden_movement.may_sneak(s, self.card):
            found = hidden_movement.ways(s, self.unit, self.means, self.cost)
        else:
            found = movement.steps(s, self.unit, self.means, self.cost)
        if s.hex[self.unit] >= 0:
            return found
        return [action for action in found if is_with_those_who_entered(s, action.hex)]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [*considered.steps(s, self.unit), Action(KEEP)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if (action.verb == HIDE) != (self.verb == HIDE):
            return Refusal("9.1", "st-group-same-action")
        unit = self.unit
        if action.verb == HIDE:
            return hidden_movement.refuse_hide(s, unit, action.hex, self.means)
        if action.verb == SNEAK and not hidden_movement.may_sneak(s, self.card):
            return hidden_movement.by_card()
        if action.verb == SNEAK:
            return hidden_movement.refuse_sneak(s, unit, action.hex, self.means, self.cost)
        refused = movement.refuse_step(s, unit, action, self.means, self.cost)
        if refused is None and s.hex[unit] < 0 and not is_with_those_who_entered(s, action.hex):
            return Refusal("9.2", "st-join-apart", {"unit": s.ref(unit)})
        return refused

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        depth = len(s.stack)
        unit = self.unit
        s.mark(unit, ACTED)
        if action.verb == HIDE:
            cost: i64 = hidden_movement.HIDING
            hidden_movement.hide(s, unit, action.hex)
        elif action.verb == SNEAK:
            cost = max(self.cost, hidden_movement.price(s, unit, action.hex))
            second_hex.sneak(s, self.card, unit, action.hex)
        else:
            cost = max(self.cost, movement.price(s, unit, action.hex, action.careful))
            second_hex.go(s, self.card, unit, action.hex, action.careful)
        go_on(s, self, self.verb, cost, depth)

    def todo(self, s: Position, seat: i64) -> Todo:
        """The members that are still to choose."""
        return Todo([int(unit) for unit in current_action.members(s) if s.flags[unit] & ACTED == 0])

    def check(self, s: Position, at: str) -> None:
        super().check(s, at)
        if self.verb != GO and self.verb != HIDE:
            raise ValueError(f"{at}.verb: expected a move or hiding")
        checks.number(f"{at}.cost", self.cost, 0, FAR)


def begin(s: Position, act: ActionDecision, verb: i64) -> None:
    """The decision about the action is off the stack; the first member chooses. Turning costs 1 AP for all (9.1.4)."""
    if verb == TURN:
        action_points.pay(s, act.means, act.added, facing.TURN_COST)
        for unit in current_action.members(s):
            s.push(Look(unit, NOWHERE, 1))
        return
    go_on(s, act, verb, 0, len(s.stack))


def go_on(s: Position, act: ActionDecision, verb: i64, cost: i64, depth: i64) -> None:
    """The next member that has somewhere to go is asked, below what is still to be answered; when there is none left
    the group has done its action, and pays (9.1.1)."""
    for unit in current_action.members(s):
        if s.flags[unit] & ACTED == 0:
            next_member = GroupGo(unit, act.means, act.added, act.card, verb, cost)
            if len(next_member.options(s, s.side)) > 0:
                s.stack.insert(depth, next_member)
                return
            s.unmark(unit, MEMBER)
    action_points.pay(s, act.means, act.added, cost)
    if verb == HIDE:
        hidden_units.betray(s)


def is_with_those_who_entered(s: Position, h: i64) -> bool:
    """The units of a group enter in the same hex or in one next to it (5.1, 9.2)."""
    nobody = True
    for unit in current_action.members(s):
        if s.flags[unit] & ACTED != 0 and s.hex[unit] >= 0:
            if s.setup.grid.distance(s.hex[unit], h) <= 1:
                return True
            nobody = False
    return nobody
