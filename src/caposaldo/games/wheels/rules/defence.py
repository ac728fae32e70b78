"""Return fire (defend-1 to defend-6) and the move after it."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import (
    ATTACKED,
    DECLINED,
    FORCED,
    MANOEUVRED,
    MOVED,
    PINNED,
    REACTED,
    Decision,
    Position,
    ask,
)
from caposaldo.games.wheels.rules import capacity, fire, formation, march, movement, placing, transport, works
from caposaldo.games.wheels.rules.morale import suffer
from caposaldo.games.wheels.setup import PLACES
from caposaldo.games.wheels.verbs import MARCH, MOVE, PASS, TURN
from caposaldo.kernel.game import COMMON, ENDS_PIECE, NEXT, Prompt, Refusal
from caposaldo.kernel.reading import whole
from caposaldo.kernel.table import bearing

FORMATIONS: Final = 4


def begin(s: Position, attacker: i64, target: i64, lost: i64) -> None:
    """After the fire of a manoeuvre: losses, morale, return fire (A-morale-when)."""
    s.mark(target, ATTACKED)
    s.push(ReturnFire(target, attacker))
    suffer(s, target, lost)


class ReturnFire(Decision):
    """An attacked platoon fires back if it can (defend-1). A manoeuvre still to come is spent (defend-4)."""

    RULE: ClassVar = "defend-1"

    def __init__(self, slot: i64, attacker: i64) -> None:
        self.slot = slot
        self.attacker = attacker

    def run_on(self, s: Position) -> bool:
        s.pop()
        slot = transport.answerer(s, self.slot)
        if fire.can_answer(s, slot, self.attacker):
            if not s.has(slot, MANOEUVRED):
                s.mark(slot, MANOEUVRED | REACTED)
            lost = fire.volley(s, slot, self.attacker, 0)
            suffer(s, self.attacker, lost)
        return True

    def check(self, s: Position, at: str) -> None:
        whole(f"{at}.slot", int(self.slot), 0, len(s.side) - 1)
        whole(f"{at}.attacker", int(self.attacker), 0, len(s.side) - 1)


def may_move_after(s: Position, slot: i64) -> bool:
    """It was attacked by the manoeuvre that is over and has not moved (defend-2); guns may turn."""
    if not s.on_table(slot) or not s.has(slot, ATTACKED) or s.shown[slot] == 0:
        return False
    if s.has(slot, MANOEUVRED) and not s.has(slot, REACTED | DECLINED):
        return False
    return not s.has(slot, MOVED | PINNED | FORCED)


class MoveAfter(Decision):
    """An attacked platoon may move once the manoeuvre against it is over; that completes its own (defend-2)."""

    RULE: ClassVar = "defend-2"
    VERBS: ClassVar = (MOVE, MARCH, TURN, PASS)

    def __init__(self, slot: i64) -> None:
        self.slot = slot

    def about_unit(self) -> i64:
        return self.slot

    def seat(self, s: Position) -> i64:
        return s.side[self.slot]

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return ask(s, self.RULE, "wh-prompt-move-after", self.slot)

    def options(self, s: Position, seat: i64) -> list[Action]:
        points = movement.goals(s, self.slot)
        found: list[Action] = []
        if len(points) > 0:
            number = movement.first_model(s, self.slot) % PLACES
            for i in range(0, len(points), 2):
                found += moves(s, self.slot, number, points[i], points[i + 1])
        points = march.goals(s, self.slot)
        for i in range(0, len(points), 2):
            found += march.options(s, self.slot, points[i], points[i + 1])
        found += placing.turns(s, self.slot)
        found.append(Action(PASS))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(PASS)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == MOVE:
            return refuse_move(s, self.slot, action)
        if action.verb == MARCH:
            return march.refuse(s, self.slot, action)
        return placing.refuse_turn(s, self.slot, action.facing) if action.verb == TURN else None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        """A move takes the step of the owner, unless return fire has taken it (defend-4); who declines it after return
        fire may move after a later attack (defend-5)."""
        s.pop()
        if action.verb == PASS:
            if s.has(self.slot, REACTED):
                s.mark(self.slot, DECLINED)
        elif not s.has(self.slot, MANOEUVRED):
            s.mark(self.slot, MANOEUVRED)
            s.active = 1 - seat
        s.unmark(self.slot, ATTACKED | REACTED)
        if action.verb == MOVE:
            s.push(placing.FormUp(self.slot))
        if action.verb != PASS:
            carry_out(s, self.slot, action)

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PIECE

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.verb == PASS else COMMON

    def check(self, s: Position, at: str) -> None:
        self.check_slot(s, f"{at}.slot", self.slot)


# ---------------------------------------------------------------- moves as actions
def moves(s: Position, slot: i64, number: i64, x: i64, y: i64) -> list[Action]:
    """A move to a point in every formation that has room; a card has none."""
    found: list[Action] = []
    for shape in range(FORMATIONS if s.shown[slot] == 1 else 1):
        action = Action(MOVE, number, shape, x, y)
        if refuse_move(s, slot, action) is None:
            found.append(action)
    return found


def refuse_move(s: Position, slot: i64, action: Action) -> Refusal | None:
    model = movement.reference(s, slot, action.number)
    if model < 0:
        return Refusal("move-1", "wh-no-such-model", {"unit": s.ref(slot)})
    if not 0 <= action.formation < (FORMATIONS if s.shown[slot] == 1 else 1):
        return Refusal("dist-3", "wh-no-formation")
    x0, y0 = movement.start_of(s, slot, model)
    found = movement.refuse_path(s, slot, x0, y0, action.point_x, action.point_y)
    if found is not None:
        return found
    face = bearing(action.point_x - x0, action.point_y - y0)
    boxes = movement.lays(s, slot, action.point_x, action.point_y, face, action.formation)
    if len(boxes) == 0 or not capacity.has_room(s, slot, action.point_x, action.point_y):
        return movement.no_room(s, slot, action.point_x, action.point_y, "dist-1")
    other = formation.mixes(s, slot, boxes) if s.shown[slot] == 1 else -1
    return Refusal("dist-2", "wh-among-others", {"unit": s.ref(other)}) if other >= 0 else None


def carry_out(s: Position, slot: i64, action: Action) -> None:
    """A legal move, march or turn. Mines on the way cost squads."""
    if action.verb == TURN:
        placing.turn(s, slot, action.facing)
        return
    model = movement.reference(s, slot, action.number)
    x0, y0 = movement.start_of(s, slot, model)
    points = [int(x0), int(y0), int(action.point_x), int(action.point_y)]
    if action.verb == MARCH:
        points = march.go(s, slot, model, action.point_x, action.point_y)
    else:
        movement.go(s, slot, model, action.point_x, action.point_y, action.formation)
    suffer(s, slot, works.toll(s, slot, points))
