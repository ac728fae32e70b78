"""Manoeuvres (man-1 to man-5): a platoon and its goal are declared, then it moves and attacks in any order."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import (
    ATTACKED,
    FAILED,
    MANOEUVRED,
    MOVED,
    REACTED,
    SHOT,
    STORMED,
    Decision,
    Position,
    ask,
)
from caposaldo.games.wheels.rules import assault, bombardment, defence, detection, fire, movement, volley
from caposaldo.games.wheels.rules.defence import MoveAfter
from caposaldo.games.wheels.rules.sight import line_between
from caposaldo.games.wheels.setup import CM, MORTAR, PLACES
from caposaldo.games.wheels.verbs import ATTACK, END, MANOEUVRE, MOVE, STORM
from caposaldo.kernel.game import COMMON, ENDS_NOTHING, ENDS_PIECE, NEXT, Preview, Prompt, Refusal
from caposaldo.kernel.reading import whole
from caposaldo.kernel.table import distance

SIDES: Final = [0, 1, 2]  # `Action.column`: as the fire comes, the flank or the rear instead of the top
SPOTTED: Final = 4  # `Action.column` of mortars that fire at what their HQ sees (attack-8)
SLACK: Final = 3  # tenths of a millimetre by which a point may lie off the declared line: it is rounded to the grid


# ---------------------------------------------------------------- declaring
def ready(s: Position, side: i64) -> list[int]:
    """The platoons of a side that have not made their manoeuvre."""
    return [u for u in s.units(side) if not s.has(u, MANOEUVRED)]


def declarations(s: Position, side: i64) -> list[Action]:
    """Every platoon, staying where it is or going to one of the listed points."""
    found: list[Action] = []
    for slot in ready(s, side):
        found.append(Action(MANOEUVRE, slot, 0, s.x[slot], s.y[slot]))
        points = movement.goals(s, slot) + assault.goals(s, slot)
        for i in range(0, len(points), 2):
            found.append(Action(MANOEUVRE, slot, 0, points[i], points[i + 1]))
    return found


def refuse_declaration(s: Position, side: i64, action: Action) -> Refusal | None:
    """man-1, man-2; a goal is a point that the platoon can go to."""
    slot = action.unit
    if not s.is_slot(slot) or not s.on_table(slot) or s.side[slot] != side:
        return Refusal("man-1", "wh-not-yours")
    if s.has(slot, MANOEUVRED):
        return Refusal("man-1", "wh-has-manoeuvred", {"unit": s.ref(slot)})
    if action.point_x == s.x[slot] and action.point_y == s.y[slot]:
        return None
    x0, y0 = movement.start_of(s, slot, movement.first_model(s, slot))
    return movement.refuse_path(s, slot, x0, y0, action.point_x, action.point_y)


def declare(s: Position, action: Action) -> None:
    s.mark(action.unit, MANOEUVRED)
    s.tell("man-2", "wh-declares", {"unit": s.ref(action.unit)})
    s.push(Manoeuvre(action.unit, action.point_x, action.point_y))


# ---------------------------------------------------------------- carrying out
class Manoeuvre(Decision):
    """The actions of the declared platoon, each at most once, until its owner ends it (man-4, man-5)."""

    RULE: ClassVar = "man-5"
    VERBS: ClassVar = (MOVE, ATTACK, STORM, END)

    def __init__(self, slot: i64, x: i64, y: i64) -> None:
        self.slot = slot
        self.x = x
        self.y = y

    def about_unit(self) -> i64:
        return self.slot

    def seat(self, s: Position) -> i64:
        return s.side[self.slot]

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return ask(s, self.RULE, "wh-prompt-manoeuvre", self.slot)

    def run_on(self, s: Position) -> bool:
        """A platoon that was wiped out or ran has finished."""
        if s.on_table(self.slot) and not (s.has(self.slot, MOVED) and s.has(self.slot, SHOT | STORMED)):
            return False
        finish(s, self.slot)
        return True

    # ---- actions
    def options(self, s: Position, seat: i64) -> list[Action]:
        found: list[Action] = []
        if self.is_going(s):
            number = movement.first_model(s, self.slot) % PLACES
            for move in defence.moves(s, self.slot, number, self.x, self.y):
                if self.refuse_move(s, move) is None:
                    found.append(move)
        if fire.unable(s, self.slot) is None:
            for enemy in s.units(1 - s.side[self.slot]):
                if fire.refuse_attack(s, self.slot, enemy) is None:
                    found += [Action(ATTACK, i, enemy) for i in SIDES if fire.may_choose(s, self.slot, enemy, i)]
                if s.card_of(self.slot).klass == MORTAR and bombardment.refuse_spotted(s, self.slot, enemy) is None:
                    found.append(Action(ATTACK, SPOTTED, enemy))
        found += [Action(STORM, 0, enemy) for enemy in self.stormed(s)]
        found.append(Action(END))
        return found

    def stormed(self, s: Position) -> list[int]:
        """Whom it may assault."""
        if assault.unable(s, self.slot) is not None:
            return []
        enemies = s.units(1 - s.side[self.slot])
        return [enemy for enemy in enemies if assault.refuse(s, self.slot, self.x, self.y, enemy) is None]

    def is_going(self, s: Position) -> bool:
        return not s.has(self.slot, MOVED) and (self.x != s.x[self.slot] or self.y != s.y[self.slot])

    def considered(self, s: Position, seat: i64) -> list[Action]:
        enemies = s.units(1 - s.side[self.slot])
        found = [Action(ATTACK, 0, enemy) for enemy in enemies]
        if s.card_of(self.slot).is_infantry():
            found += [Action(STORM, 0, enemy) for enemy in enemies]
        return found

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == ATTACK:
            if action.column == SPOTTED:
                return bombardment.refuse_spotted(s, self.slot, action.target)
            found = fire.refuse_attack(s, self.slot, action.target)
            if found is None and not fire.may_choose(s, self.slot, action.target, action.column):
                return Refusal("fire-8", "wh-no-side")
            return found
        if action.verb == STORM:
            return assault.refuse(s, self.slot, self.x, self.y, action.target)
        return self.refuse_move(s, action) if action.verb == MOVE else None

    def refuse_move(self, s: Position, action: Action) -> Refusal | None:
        """The move may be shorter than declared, not another (A-declare); after fire it is limited (move-7)."""
        found = defence.refuse_move(s, self.slot, action)
        if found is not None:
            return found
        model = movement.reference(s, self.slot, action.number)
        x0, y0 = movement.start_of(s, self.slot, model)
        there = distance(x0, y0, action.point_x, action.point_y)
        rest = distance(action.point_x, action.point_y, self.x, self.y)
        if there + rest > distance(x0, y0, self.x, self.y) + SLACK:
            return Refusal("man-2", "wh-not-declared", {"unit": s.ref(self.slot)})
        most = s.card_of(self.slot).move_fire
        if s.has(self.slot, SHOT) and 0 <= most < there:
            return Refusal("move-7", "wh-has-fired-move", {"unit": s.ref(self.slot), "cm": int(most // CM)})
        return None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == END:
            finish(s, self.slot)
        elif action.verb == MOVE:
            defence.move(s, self.slot, action)
        elif action.verb == STORM:
            assault.storm(s, self.slot, self.x, self.y, action.target)
        else:
            self.attack(s, action)

    def attack(self, s: Position, action: Action) -> None:
        """Detection first; a card in line and range may turn out not to be a target once the models stand (spot-1)."""
        target = action.target
        if action.column == SPOTTED:
            shot = bombardment.attack_spotted(s, self.slot, target)
            if shot >= 0:
                defence.begin(s, self.slot, target, shot)
            return
        if not detection.detect(s, self.slot, target):
            return
        if fire.refuse_line(s, self.slot, target, line_between(s, self.slot, target)) is not None:
            s.mark(self.slot, FAILED)
            s.tell("attack-7", "wh-no-line-now", {"unit": s.ref(self.slot), "target": s.ref(target)})
            return
        lost = fire.volley(s, self.slot, target, action.column)
        defence.begin(s, self.slot, target, lost)

    # ---- guidance
    def preview(self, s: Position, action: Action) -> Preview | None:
        """Of a target whose models stand on the table; a card tells nothing."""
        if action.verb == STORM and self.refuse(s, s.side[self.slot], action) is None:
            return assault.storm_preview(s, self.slot, self.x, self.y, action.target)
        if action.verb != ATTACK or not s.is_slot(action.target) or not s.on_table(action.target):
            return None
        if s.shown[action.target] == 0 or self.refuse(s, s.side[self.slot], action) is not None:
            return None
        if action.column == SPOTTED:
            hq = bombardment.hq_of(s, s.company[self.slot])
            return bombardment.spotted_odds(s, hq, [int(self.slot)], action.target)
        if fire.refuse_attack(s, self.slot, action.target) is not None:
            return None
        return volley.attack_preview(s, self.slot, action.target, action.column)

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PIECE if action.verb == END else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.verb == END and len(self.options(s, seat)) == 1 else COMMON

    def carries_on(self, s: Position, seat: i64, action: Action) -> bool:
        return True

    def check(self, s: Position, at: str) -> None:
        whole(f"{at}.slot", int(self.slot), 0, len(s.side) - 1)
        whole(f"{at}.x", int(self.x), 0, int(s.setup.width))
        whole(f"{at}.y", int(self.y), 0, int(s.setup.height))


def finish(s: Position, slot: i64) -> None:
    """The manoeuvre is over; whom it attacked may move now. The other side goes on, unless return fire or that move
    takes its step (defend-4)."""
    s.pop()
    side = s.side[slot]
    s.active = 1 - side
    for other in range(len(s.side)):
        if not s.has(other, ATTACKED):
            continue
        if s.has(other, REACTED):
            s.active = side
        if defence.may_move_after(s, other):
            s.push(MoveAfter(other))
        else:
            s.unmark(other, ATTACKED | REACTED)
