"""Groups: shared activations and group actions (9.0 to 9.2).

A group is made unit by unit (JOIN); then one action is chosen for all. A move, like hiding, goes on in a GROUP_GO
frame: a means, b the highest cost so far, x the verb (GO or HIDE), y the member whose choice it is, c CAP added, d the
card it is done by or -1.
"""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.storms.position import ACTED, GROUP_GO, LOOK, MEMBER, Position
from caposaldo.games.storms.rules import (
    action_points,
    current_action,
    entry,
    facing,
    hidden_movement,
    hidden_units,
    movement,
    second_hex,
)
from caposaldo.games.storms.verbs import GO, HIDE, SNEAK, TURN
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Refusal
from caposaldo.kernel.hexes import NOWHERE


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
def acts(s: Position, frame: Frame) -> list[Action]:
    """GO and TURN of a group; every member then chooses for itself."""
    found: list[Action] = []
    for verb in (GO, TURN):
        if refuse_act(s, frame, Action(verb, 0, NOWHERE)) is None:
            found.append(Action(verb, 0, NOWHERE))
    return found


def refuse_act(s: Position, frame: Frame, a: Action) -> Refusal | None:
    """Each member must be able to do it by itself, at a price that can be paid (9.1.1)."""
    if a.b != NOWHERE or a.x != 0:
        return Refusal("9.1.1", "st-group-each-chooses")
    for unit in current_action.members(s):
        if a.kind == TURN:
            refused = movement.refuse_turning(s, frame, unit)
            if refused is not None:
                return refused
        elif not hidden_movement.finds_way(s, unit, frame):
            return Refusal("9.1.1", "st-group-stuck", {"unit": s.ref(unit)})
    return None


# ---------------------------------------------------------------- one after the other
def begin(s: Position, frame: Frame, verb: i64) -> None:
    """The ACT frame is gone; the first member chooses. Turning costs 1 AP for all (9.1.4)."""
    if verb == TURN:
        action_points.pay(s, frame.b, frame.c, facing.TURN_COST)
        for unit in current_action.members(s):
            s.push(Frame(LOOK, unit))
        return
    go_on(s, Frame(GROUP_GO, frame.b, 0, verb, -1, frame.c, frame.d), len(s.stack))


def go_on(s: Position, frame: Frame, depth: i64) -> None:
    """The next member that has somewhere to go is asked, below what is still to be answered; when there is none left
    the group has done its action, and pays (9.1.1)."""
    for unit in current_action.members(s):
        if s.flags[unit] & ACTED == 0:
            frame.y = unit
            if len(options(s, frame)) > 0:
                s.stack.insert(depth, frame)
                return
            s.unmark(unit, MEMBER)
    action_points.pay(s, frame.a, frame.c, frame.b)
    if frame.x == HIDE:
        hidden_units.betray(s)


def options(s: Position, frame: Frame) -> list[Action]:
    """GROUP_GO: where the next member goes; the highest cost of all is paid once (9.1.1, 9.1.1a)."""
    if frame.x == HIDE:
        return hidden_movement.hides(s, frame.y, frame.a, frame.c)
    found = hidden_movement.ways(s, frame.y, frame.a, frame.c, frame.b)
    if not hidden_movement.may_sneak(s, frame):
        found = movement.steps(s, frame.y, frame.a, frame.c, frame.b)
    if s.hex[frame.y] >= 0:
        return found
    return [a for a in found if is_with_those_who_entered(s, a.b)]


def is_with_those_who_entered(s: Position, h: i64) -> bool:
    """Who enters as a group enters in the same hex or in one next to it (5.1, 9.2)."""
    nobody = True
    for unit in current_action.members(s):
        if s.flags[unit] & ACTED != 0 and s.hex[unit] >= 0:
            if s.setup.grid.distance(s.hex[unit], h) <= 1:
                return True
            nobody = False
    return nobody


def refuse(s: Position, frame: Frame, a: Action) -> Refusal | None:
    if (a.kind == HIDE) != (frame.x == HIDE):
        return Refusal("9.1", "st-group-same-action")
    unit = frame.y
    if a.kind == HIDE:
        return hidden_movement.refuse_hide(s, unit, a.b, frame.a, frame.c)
    if a.kind == SNEAK and not hidden_movement.may_sneak(s, frame):
        return hidden_movement.by_card()
    if a.kind == SNEAK:
        return hidden_movement.refuse_sneak(s, unit, a.b, frame.a, frame.c, frame.b)
    refused = movement.refuse_step(s, unit, a, frame.a, frame.c, frame.b)
    if refused is None and s.hex[unit] < 0 and not is_with_those_who_entered(s, a.b):
        return Refusal("9.2", "st-join-apart", {"unit": s.ref(unit)})
    return refused


def perform(s: Position, frame: Frame, a: Action) -> None:
    s.pop()
    depth = len(s.stack)
    unit = frame.y
    s.mark(unit, ACTED)
    if a.kind == HIDE:
        frame.b = hidden_movement.HIDING
        hidden_movement.hide(s, unit, a.b)
    elif a.kind == SNEAK:
        frame.b = max(frame.b, hidden_movement.price(s, unit, a.b))
        second_hex.sneak(s, frame, unit, a.b)
    else:
        frame.b = max(frame.b, movement.price(s, unit, a.b, a.x))
        second_hex.go(s, frame, unit, a.b, a.x)
    go_on(s, frame, depth)
