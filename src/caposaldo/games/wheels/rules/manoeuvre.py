"""Manoeuvres (man-1 to man-5): a platoon and its goal are declared, then it moves and attacks in any order."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import (
    ATTACKED,
    FAILED,
    FORCED,
    MANOEUVRED,
    MOVED,
    REACTED,
    SHOT,
    STORMED,
    Decision,
    Position,
    ask,
)
from caposaldo.games.wheels.rules import (
    assault,
    bombardment,
    defence,
    detection,
    fire,
    march,
    movement,
    placing,
    second_look,
    transport,
    volley,
    works,
)
from caposaldo.games.wheels.rules.defence import MoveAfter
from caposaldo.games.wheels.rules.formation import reveal
from caposaldo.games.wheels.rules.sight import line_between
from caposaldo.games.wheels.setup import CM, MORTAR, PLACES
from caposaldo.games.wheels.verbs import (
    ATTACK,
    CLEAR_WORK,
    END,
    LOAD,
    LOOK,
    MANOEUVRE,
    MARCH,
    MOVE,
    SHIFT,
    STORM,
    TURN,
    UNLOAD,
)
from caposaldo.kernel.game import COMMON, ENDS_NOTHING, ENDS_PIECE, NEXT, Preview, Prompt, Refusal
from caposaldo.kernel.reading import whole
from caposaldo.kernel.table import distance

SIDES: Final = [0, 1, 2]  # `Action.column`: as the fire comes, the flank or the rear instead of the top
SPOTTED: Final = 4  # `Action.column` of mortars that fire at what their HQ sees (attack-8)
NOBODY: Final = -1


# ---------------------------------------------------------------- declaring
def ready(s: Position, side: i64) -> list[int]:
    """The platoons of a side that have not made their manoeuvre."""
    return [u for u in s.units(side) if not s.has(u, MANOEUVRED)]


def declarations(s: Position, side: i64) -> list[Action]:
    """Every platoon, staying where it is or going to one of the listed points."""
    found: list[Action] = []
    for slot in ready(s, side):
        found.append(Action(MANOEUVRE, slot, 0, s.x[slot], s.y[slot]))
        points = goals(s, slot)
        for i in range(0, len(points), 2):
            found.append(Action(MANOEUVRE, slot, 0, points[i], points[i + 1]))
    return found


def goals(s: Position, slot: i64) -> list[int]:
    """Points that are worth listing, each once: where the platoon can go, march, assault and load."""
    found = movement.goals(s, slot)
    for more in (march.goals(s, slot), assault.goals(s, slot), transport.goals(s, slot)):
        for i in range(0, len(more), 2):
            stays = more[i] == s.x[slot] and more[i + 1] == s.y[slot]
            if not stays and not has_point(found, more[i], more[i + 1]):
                found += [more[i], more[i + 1]]
    return found


def has_point(points: list[int], x: int, y: int) -> bool:
    for i in range(0, len(points), 2):
        if points[i] == x and points[i + 1] == y:
            return True
    return False


def refuse_declaration(s: Position, side: i64, action: Action) -> Refusal | None:
    """man-1, man-2; a goal is a point that the platoon can go to."""
    slot = action.unit
    if not s.is_slot(slot) or not s.on_table(slot) or s.side[slot] != side:
        return Refusal("man-1", "wh-not-yours")
    if s.has(slot, MANOEUVRED):
        return Refusal("man-1", "wh-has-manoeuvred", {"unit": s.ref(slot)})
    if action.point_x == s.x[slot] and action.point_y == s.y[slot]:
        return None
    return refuse_goal(s, slot, action.point_x, action.point_y)


def refuse_goal(s: Position, slot: i64, x: i64, y: i64) -> Refusal | None:
    """None if one of its models can go straight there, or march there; else why the leading one cannot."""
    first = movement.first_model(s, slot)
    x0, y0 = movement.start_of(s, slot, first)
    found = movement.refuse_path(s, slot, x0, y0, x, y)
    if found is None or movement.refuse_any(s, slot) is not None:
        return found
    for m in s.models(slot) if s.shown[slot] == 1 else [int(first)]:
        if m != first and movement.refuse_path(s, slot, s.model_x[m], s.model_y[m], x, y) is None:
            return None
    on_road = march.refuse_goal(s, slot, x, y)
    if on_road is None:
        return None
    return on_road if found.rule == "move-2" and on_road.key in march.TELLING else found


def declare(s: Position, action: Action) -> None:
    s.mark(action.unit, MANOEUVRED)
    s.tell("man-2", "wh-declares", {"unit": s.ref(action.unit)})
    stays = transport.stays(s, action.unit, action.point_x, action.point_y)
    s.push(Manoeuvre(action.unit, action.point_x, action.point_y, stays=1 if stays else 0))


# ---------------------------------------------------------------- carrying out
class Manoeuvre(Decision):
    """The actions of the declared platoon, each at most once, until its owner ends it (man-4, man-5).

    `missed`: the target that it failed to detect, and `column`, from where it would have struck it, for a second look;
    `forming`: 1 while nothing was done since its move, so that its models may still be placed (dist-3); `stays`: 1 if
    it was declared to stay where it is (man-3).
    """

    RULE: ClassVar = "man-5"
    VERBS: ClassVar = (MOVE, MARCH, SHIFT, TURN, ATTACK, LOOK, STORM, LOAD, UNLOAD, CLEAR_WORK, END)

    def __init__(
        self, slot: i64, x: i64, y: i64, missed: i64 = NOBODY, column: i64 = 0, forming: i64 = 0, stays: i64 = 0
    ) -> None:
        self.slot = slot
        self.x = x
        self.y = y
        self.missed = missed
        self.column = column
        self.forming = forming
        self.stays = stays

    def about_unit(self) -> i64:
        return self.slot

    def seat(self, s: Position) -> i64:
        return s.side[self.slot]

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return ask(s, self.RULE, "wh-prompt-manoeuvre", self.slot)

    def run_on(self, s: Position) -> bool:
        """A platoon that was wiped out or ran has finished."""
        done = s.has(self.slot, MOVED) and s.has(self.slot, SHOT | STORMED) and self.forming == 0
        if s.on_table(self.slot) and not done and not s.has(self.slot, FORCED):
            return False
        finish(s, self.slot)
        return True

    # ---- actions
    def options(self, s: Position, seat: i64) -> list[Action]:
        found = self.moves(s) + placing.turns(s, self.slot)
        if self.forming == 1:
            found += placing.shifts(s, self.slot)
        found += self.attacks(s) + self.looks(s)
        found += [Action(STORM, 0, enemy) for enemy in self.stormed(s)]
        found += [Action(LOAD, 0, other) for other in transport.loadable(s, self.slot, self.x, self.y)]
        found += [Action(UNLOAD, 0, face) for face in transport.bearings(s, self.slot)]
        if works.refuse_clearing(s, self.slot) is None:
            found.append(Action(CLEAR_WORK))
        found.append(Action(END))
        return found

    def moves(self, s: Position) -> list[Action]:
        """To the declared goal, straight or along a road."""
        found: list[Action] = []
        if s.has(self.slot, MOVED) or self.stays == 1:
            return found
        for number in self.leaders(s):
            for move in defence.moves(s, self.slot, number, self.x, self.y):
                if self.refuse_move(s, move) is None:
                    found.append(move)
            if len(found) > 0:
                break
        for step in march.options(s, self.slot, self.x, self.y):
            if self.refuse_march(s, step) is None:
                found.append(step)
        return found

    def leaders(self, s: Position) -> list[int]:
        """Numbers of the models that may lead the move, the one that led the last first."""
        first = movement.first_model(s, self.slot)
        if s.shown[self.slot] == 0:
            return [int(first % PLACES)]
        return [int(m % PLACES) for m in [int(first)] + [m for m in s.models(self.slot) if m != first]]

    def attacks(self, s: Position) -> list[Action]:
        found: list[Action] = []
        if fire.unable(s, self.slot) is not None:
            return found
        for enemy in s.units(1 - s.side[self.slot]):
            if fire.refuse_attack(s, self.slot, enemy) is None:
                found += [Action(ATTACK, i, enemy) for i in SIDES if fire.may_choose(s, self.slot, enemy, i)]
            if s.card_of(self.slot).klass == MORTAR and bombardment.refuse_spotted(s, self.slot, enemy) is None:
                found.append(Action(ATTACK, SPOTTED, enemy))
        return found

    def looks(self, s: Position) -> list[Action]:
        found: list[Action] = []
        if self.missed != NOBODY:
            for hq in s.units(s.side[self.slot]):
                if second_look.refuse(s, self.slot, hq, self.missed) is None:
                    found.append(Action(LOOK, hq))
        return found

    def stormed(self, s: Position) -> list[int]:
        """Whom it may assault."""
        if assault.unable(s, self.slot) is not None:
            return []
        enemies = s.units(1 - s.side[self.slot])
        return [enemy for enemy in enemies if assault.refuse(s, self.slot, self.x, self.y, enemy) is None]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        enemies = s.units(1 - s.side[self.slot])
        found = [Action(ATTACK, 0, enemy) for enemy in enemies]
        if s.card_of(self.slot).is_infantry():
            found += [Action(STORM, 0, enemy) for enemy in enemies]
        if s.card_of(self.slot).carries():
            own = [u for u in s.units(s.side[self.slot]) if not s.card_of(u).is_vehicle()]
            found += [Action(LOAD, 0, other) for other in own] + [Action(UNLOAD, 0, s.face[self.slot])]
        return found

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        verb = action.verb
        if verb == ATTACK:
            return self.refuse_attack(s, action)
        if verb == MOVE:
            return self.refuse_move(s, action)
        if verb == MARCH:
            return self.refuse_march(s, action)
        if verb == SHIFT:
            return (
                placing.refuse_shift(s, self.slot, action)
                if self.forming == 1
                else Refusal("dist-3", "wh-not-now-form")
            )
        if verb == TURN:
            return placing.refuse_turn(s, self.slot, action.facing)
        if verb == LOOK:
            return second_look.refuse(s, self.slot, action.unit, self.missed)
        if verb == STORM:
            return assault.refuse(s, self.slot, self.x, self.y, action.target)
        if verb == LOAD:
            return transport.refuse_load(s, self.slot, self.x, self.y, action.target)
        if verb == UNLOAD:
            return transport.refuse_unload(s, self.slot, action.facing)
        return works.refuse_clearing(s, self.slot) if verb == CLEAR_WORK else None

    def refuse_attack(self, s: Position, action: Action) -> Refusal | None:
        if action.column == SPOTTED:
            return bombardment.refuse_spotted(s, self.slot, action.target)
        found = fire.refuse_attack(s, self.slot, action.target)
        if found is None and not fire.may_choose(s, self.slot, action.target, action.column):
            return Refusal("fire-8", "wh-no-side")
        return found

    def refuse_move(self, s: Position, action: Action) -> Refusal | None:
        """The move may be shorter than declared, not another (A-declare); after fire it is limited (move-7)."""
        found = defence.refuse_move(s, self.slot, action)
        if found is not None:
            return found
        model = movement.reference(s, self.slot, action.number)
        x0, y0 = movement.start_of(s, self.slot, model)
        there = distance(x0, y0, action.point_x, action.point_y)
        rest = distance(action.point_x, action.point_y, self.x, self.y)
        if self.stays == 1 or there + rest > distance(x0, y0, self.x, self.y) + movement.SLACK:
            return Refusal("man-2", "wh-not-declared", {"unit": s.ref(self.slot)})
        return refuse_after_fire(s, self.slot, there)

    def refuse_march(self, s: Position, action: Action) -> Refusal | None:
        """The same along a road."""
        found = march.refuse(s, self.slot, action)
        if found is not None:
            return found
        model = movement.reference(s, self.slot, action.number)
        declared = march.is_declared(s, self.slot, model, action.point_x, action.point_y, self.x, self.y)
        if self.stays == 1 or not declared:
            return Refusal("man-2", "wh-not-declared", {"unit": s.ref(self.slot)})
        return refuse_after_fire(s, self.slot, march.length_to(s, self.slot, model, action.point_x, action.point_y))

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        verb = action.verb
        if verb == SHIFT:
            placing.shift(s, self.slot, action)
            return
        if verb == END:
            finish(s, self.slot)
            return
        forming = 1 if verb == MOVE and s.shown[self.slot] == 1 and s.strength(self.slot) > 1 else 0
        if self.forming != forming:
            s.replace(Manoeuvre(self.slot, self.x, self.y, self.missed, self.column, forming, self.stays))
        if verb == ATTACK:
            self.attack(s, action)
        elif verb == LOOK:
            if second_look.look(s, self.slot, action.unit, self.missed):
                self.open_fire(s, self.missed, self.column)
        elif verb == STORM:
            assault.storm(s, self.slot, self.x, self.y, action.target)
        elif verb == LOAD:
            transport.load(s, self.slot, self.x, self.y, action.target)
        elif verb == UNLOAD:
            transport.unload(s, self.slot, action.facing)
        elif verb == CLEAR_WORK:
            works.begin_clearing(s, self.slot)
            finish(s, self.slot)
        else:
            defence.carry_out(s, self.slot, action)

    def attack(self, s: Position, action: Action) -> None:
        """Detection first (spot-1)."""
        target = action.target
        if action.column == SPOTTED:
            shot = bombardment.attack_spotted(s, self.slot, target)
            if shot >= 0:
                defence.begin(s, self.slot, target, shot)
        elif detection.detect(s, self.slot, target):
            self.open_fire(s, target, action.column)
        else:
            s.replace(Manoeuvre(self.slot, self.x, self.y, target, action.column, 0, self.stays))

    def open_fire(self, s: Position, target: i64, column: i64) -> None:
        """A card in line and range may turn out not to be a target once the models of both stand (attack-2)."""
        reveal(s, self.slot)
        if fire.refuse_line(s, self.slot, target, line_between(s, self.slot, target)) is not None:
            s.mark(self.slot, FAILED)
            s.tell("attack-7", "wh-no-line-now", {"unit": s.ref(self.slot), "target": s.ref(target)})
            return
        lost = fire.volley(s, self.slot, target, column)
        defence.begin(s, self.slot, target, lost)

    # ---- guidance
    def preview(self, s: Position, action: Action) -> Preview | None:
        """Of a target whose models stand on the table; a card tells nothing."""
        if action.verb == STORM and self.refuse(s, s.side[self.slot], action) is None:
            return assault.storm_preview(s, self.slot, self.x, self.y, action.target)
        if action.verb == LOOK:
            return self.look_preview(s, action)
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

    def look_preview(self, s: Position, action: Action) -> Preview | None:
        if self.refuse(s, s.side[self.slot], action) is not None or s.shown[self.missed] == 0:
            return None
        return volley.look_preview(s, self.slot, action.unit, self.missed, self.column)

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PIECE if action.verb == END or action.verb == CLEAR_WORK else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.verb == END and len(self.options(s, seat)) == 1 else COMMON

    def carries_on(self, s: Position, seat: i64, action: Action) -> bool:
        return True

    def check(self, s: Position, at: str) -> None:
        whole(f"{at}.slot", int(self.slot), 0, len(s.side) - 1)
        whole(f"{at}.x", int(self.x), 0, int(s.setup.width))
        whole(f"{at}.y", int(self.y), 0, int(s.setup.height))
        whole(f"{at}.missed", int(self.missed), NOBODY, len(s.side) - 1)
        whole(f"{at}.column", int(self.column), 0, SPOTTED)
        whole(f"{at}.forming", int(self.forming), 0, 1)
        whole(f"{at}.stays", int(self.stays), 0, 1)


def refuse_after_fire(s: Position, slot: i64, far: i64) -> Refusal | None:
    """Some units cannot move so far in a turn in which they fire (move-7)."""
    most = s.card_of(slot).move_fire
    if s.has(slot, SHOT) and 0 <= most < far:
        return Refusal("move-7", "wh-has-fired-move", {"unit": s.ref(slot), "cm": int(most // CM)})
    return transport.refuse_move(s, slot, far)


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
