"""Return fire (defend-1 to defend-6) and the move after it."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import (
    ATTACKED,
    FORCED,
    MANOEUVRED,
    MOVED,
    PINNED,
    REACTED,
    Decision,
    Position,
    ask,
)
from caposaldo.games.wheels.rules import fire, movement
from caposaldo.games.wheels.rules.losses import Losses
from caposaldo.games.wheels.rules.morale import AFTER_FIRE, Morale
from caposaldo.games.wheels.setup import PLACES
from caposaldo.games.wheels.verbs import MOVE, PASS
from caposaldo.kernel.game import COMMON, ENDS_PIECE, NEXT, Prompt, Refusal
from caposaldo.kernel.reading import whole
from caposaldo.kernel.table import bearing

FORMATIONS: Final = 4


def begin(s: Position, attacker: i64, target: i64, lost: i64) -> None:
    """After the fire of a manoeuvre: losses, morale, return fire (A-morale-when)."""
    s.mark(target, ATTACKED)
    s.push(ReturnFire(target, attacker))
    s.push(Morale(target, AFTER_FIRE))
    s.push(Losses(target, lost))


class ReturnFire(Decision):
    """An attacked platoon fires back if it can (defend-1). A manoeuvre still to come is spent (defend-4)."""

    RULE: ClassVar = "defend-1"

    def __init__(self, slot: i64, attacker: i64) -> None:
        self.slot = slot
        self.attacker = attacker

    def run_on(self, s: Position) -> bool:
        s.pop()
        if fire.can_answer(s, self.slot, self.attacker):
            if not s.has(self.slot, MANOEUVRED):
                s.mark(self.slot, MANOEUVRED | REACTED)
            lost = fire.volley(s, self.slot, self.attacker, 0)
            s.push(Morale(self.attacker, AFTER_FIRE))
            s.push(Losses(self.attacker, lost))
        return True

    def check(self, s: Position, at: str) -> None:
        whole(f"{at}.slot", int(self.slot), 0, len(s.side) - 1)
        whole(f"{at}.attacker", int(self.attacker), 0, len(s.side) - 1)


def may_move_after(s: Position, slot: i64) -> bool:
    """It was attacked by the manoeuvre that is over and has not moved (defend-2)."""
    if not s.on_table(slot) or not s.has(slot, ATTACKED) or not s.card_of(slot).moves():
        return False
    if s.has(slot, MANOEUVRED) and not s.has(slot, REACTED):
        return False
    return not s.has(slot, MOVED | PINNED | FORCED)


class MoveAfter(Decision):
    """An attacked platoon may move once the manoeuvre against it is over; that completes its own (defend-2)."""

    RULE: ClassVar = "defend-2"
    VERBS: ClassVar = (MOVE, PASS)

    def __init__(self, slot: i64) -> None:
        self.slot = slot

    def about_unit(self) -> i64:
        return self.slot

    def seat(self, s: Position) -> i64:
        return s.side[self.slot]

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return ask(s, self.RULE, "wh-prompt-move-after", self.slot)

    def options(self, s: Position, seat: i64) -> list[Action]:
        number = movement.first_model(s, self.slot) % PLACES
        points = movement.goals(s, self.slot)
        found: list[Action] = []
        for i in range(0, len(points), 2):
            found += moves(s, self.slot, number, points[i], points[i + 1])
        found.append(Action(PASS))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(PASS)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return None if action.verb == PASS else refuse_move(s, self.slot, action)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        s.unmark(self.slot, ATTACKED | REACTED)
        if action.verb == MOVE:
            s.mark(self.slot, MANOEUVRED)
            s.active = 1 - seat
            move(s, self.slot, action)

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
    return Refusal("dist-1", "wh-no-room", {"unit": s.ref(slot)}) if len(boxes) == 0 else None


def move(s: Position, slot: i64, action: Action) -> None:
    model = movement.reference(s, slot, action.number)
    movement.go(s, slot, model, action.point_x, action.point_y, action.formation)
