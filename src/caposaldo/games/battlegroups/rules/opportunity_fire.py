"""Opportunity fire at moving units, and the defensive fire of a unit that is charged (direct-7, close-4)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import CONTACT, DONE, FRESH, REACTED, Decision, Position, ask
from caposaldo.games.battlegroups.rules import still_to_do
from caposaldo.games.battlegroups.rules.direct_fire import (
    can_fire,
    dice_if_possible,
    longest_reach,
    possible_target,
    preview_shot,
    refuse_firer,
    refuse_line,
    refuse_obstacle,
    shoot,
)
from caposaldo.games.battlegroups.rules.effects import withdraws_under_fire
from caposaldo.games.battlegroups.rules.sight import CLEAR, blocked, box, box_at, in_arc
from caposaldo.games.battlegroups.rules.tables import inches
from caposaldo.games.battlegroups.setup import INCH
from caposaldo.games.battlegroups.verbs import HOLD, SHOOT
from caposaldo.kernel.game import COMMON, ENDS_PIECE, NEXT, Message, Params, Preview, Prompt, Refusal, Todo
from caposaldo.kernel.table import boxes_gap, distance

PACE: Final = INCH // 4  # how closely a way is looked at for better shots


def can_react(s: Position, firer: i64, mover: i64) -> bool:
    """The unit may use opportunity fire at the moving enemy now: all rules of direct fire hold, except that no other
    target counts (direct-7)."""
    return is_free_to_react(s, firer) and possible_target(s, firer, mover) and attacker_of(s, firer, mover) < 0


def is_free_to_react(s: Position, firer: i64) -> bool:
    """It can fire and has not yet had its one shot of the enemy phase."""
    return not s.has(firer, REACTED) and can_fire(s, firer)


def attacker_of(s: Position, unit: i64, mover: i64) -> i64:
    """The enemy that is charging the unit or in contact with it, or -1. A unit under attack has only its defensive
    fire (close-4)."""
    if s.target[mover] == unit and will_arrive(s, mover, unit):
        return mover
    for enemy in range(s.setup.count()):
        if s.target[enemy] == unit and s.has(enemy, CONTACT):
            return enemy
    return -1


def will_arrive(s: Position, mover: i64, target: i64) -> bool:
    """A charge that falls more than an inch short meets no defensive fire: it is under fire like any other move."""
    goal = goal_of(s, mover)
    if not goal:
        return True
    return boxes_gap(box_at(s.setup, mover, goal[0], goal[1], s.face[mover]), box(s, target)) <= INCH


def can_defend(s: Position, target: i64, attacker: i64) -> bool:
    """The target of a charge may fire at its attacker at short range, which is always in range, without regard to
    priority (close-4, G-short)."""
    if not is_free_to_react(s, target) or not s.on_table(attacker):
        return False
    if longest_reach(s.setup, target, attacker) < 0 or not in_arc(s, target, attacker):
        return False
    return blocked(s, target, attacker) == CLEAR


class React(Decision):
    """The other side may shoot at a moving unit: opportunity fire (direct-7), or the defensive fire of the target of
    its charge (close-4)."""

    RULE: ClassVar = "direct-7"
    VERBS: ClassVar = (SHOOT, HOLD)

    def __init__(self, mover: i64, defensive: i64) -> None:
        self.mover = mover
        self.defensive = defensive

    def seat(self, s: Position) -> i64:
        return 1 - s.active

    def about_unit(self) -> i64:
        return self.mover

    def prompt(self, s: Position, seat: i64) -> Prompt:
        if self.defensive == 1:
            return ask(s, "close-4", "bg-prompt-defend", self.mover)
        return ask(s, self.RULE, "bg-prompt-react", self.mover)

    def options(self, s: Position, seat: i64) -> list[Action]:
        found = [Action(SHOOT, firer) for firer in self.shooters(s)]
        found.append(Action(HOLD))
        return found

    def shooters(self, s: Position) -> list[int]:
        """Units that may fire at the moving unit at this point of its move."""
        mover = self.mover
        if self.defensive == 1:
            target = s.target[mover]
            return [int(target)] if target >= 0 and can_defend(s, target, mover) else []
        return [u for u in range(s.setup.count()) if can_react(s, u, mover)]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(SHOOT, unit) for unit in s.living(seat)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == HOLD:
            return None
        firer = action.unit
        refusal = refuse_firer(s, firer, 1 - s.active)
        if refusal is not None:
            return refusal
        if s.has(firer, REACTED):
            return Refusal("direct-7", "bg-already-reacted", {"unit": s.ref(firer)})
        return refuse_defence(s, firer, self.mover) if self.defensive == 1 else refuse_opportunity(s, firer, self.mover)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        """One unit fires, or all hold. Others may follow while the mover is unhurt; then it goes on (direct-7)."""
        if action.verb == HOLD:
            s.pop()
            return
        mover = self.mover
        x = s.x[mover]
        y = s.y[mover]
        s.mark(action.unit, REACTED)
        shoot(s, action.unit, mover, "close-4" if self.defensive == 1 else "direct-7")
        unhurt = s.on_table(mover) and s.status[mover] == FRESH and s.x[mover] == x and s.y[mover] == y
        if not unhurt or s.has(mover, DONE) or not self.shooters(s):
            s.pop()

    def preview(self, s: Position, action: Action) -> Preview | None:
        if action.verb != SHOOT or not s.are_foes(action.unit, self.mover):
            return None
        return preview_shot(s, action.unit, self.mover)

    # ---- guidance
    def todo(self, s: Position, seat: i64) -> Todo:
        """Those that can fire; whether this is the moment for it is told too."""
        found = self.shooters(s)
        params: Params = {"count": len(found), "mover": s.ref(self.mover)}
        if self.defensive == 1:
            return Todo(found, 0, Message("close-4", "bg-todo-defend", params))
        best = self.best_now(s, seat)
        if best is None:
            return Todo(found, 0, self.say_later(s, found, params))
        params["unit"] = s.ref(best.unit)
        return Todo(found, 0, Message("direct-7", "bg-todo-react-now", params))

    def say_later(self, s: Position, shooters: list[int], params: Params) -> Message:
        """Where in this move the best shot will be, by whom and with how many dice."""
        best: list[int] = []
        for firer in shooters:
            later = better_later(s, firer, self.mover, False)
            if later and (not best or later[1] > best[1]):
                best = later
                params["unit"] = s.ref(firer)
        if not best:
            return Message("direct-7", "bg-todo-react-none", params)
        params["distance"] = inches(best[0])
        params["dice"] = best[1]
        return Message("direct-7", "bg-todo-react-later", params)

    def best_now(self, s: Position, seat: i64) -> Action | None:
        """The best shot of those that will not be better later in this move; None if all will be, or do nothing."""
        options = [a for a in s.options(seat) if a.verb == SHOOT]
        if self.defensive == 0:
            options = [a for a in options if not better_later(s, a.unit, self.mover, True)]
        return still_to_do.best_attack(s, self, options)

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PIECE

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        """The best shot where it is at its best; until then, to hold fire."""
        best = self.best_now(s, seat)
        if best is None:
            return NEXT if action.verb == HOLD else COMMON
        return NEXT if action.same(best) else COMMON

    def view_numbers(self) -> list[int]:
        return [int(self.mover), int(self.defensive), 0, 0]

    def check(self, s: Position, at: str) -> None:
        self.check_unit(s, f"{at}.mover", self.mover)


def better_later(s: Position, firer: i64, mover: i64, first: bool) -> list[int]:
    """How much further in the move, which everybody was told, the shot has more dice, and how many: at the first such
    point, or where they are most. Empty if there is none. What withdraws whatever the dice say is no better target
    there."""
    found: list[int] = []
    goal = goal_of(s, mover)
    if not goal or withdraws_under_fire(s.setup, mover):
        return found
    muzzle = box(s, firer)
    reach = longest_reach(s.setup, firer, mover)
    most = dice_if_possible(s, firer, mover, muzzle, box(s, mover), reach)
    length = distance(s.x[mover], s.y[mover], goal[0], goal[1])
    at: i64 = 0
    while at < length:
        at = min(at + PACE, length)
        x = s.x[mover] + (goal[0] - s.x[mover]) * at // length
        y = s.y[mover] + (goal[1] - s.y[mover]) * at // length
        dice = dice_if_possible(s, firer, mover, muzzle, box_at(s.setup, mover, x, y, s.face[mover]), reach)
        if dice > most:
            most = dice
            found = [int(at), int(dice)]
            if first:
                break
    return found


def goal_of(s: Position, mover: i64) -> list[int]:
    """Where the unit is marching to; empty if it is not."""
    for decision in s.stack:
        assert isinstance(decision, Decision)
        goal = decision.goal(mover)
        if goal:
            return goal
    return []


def refuse_opportunity(s: Position, firer: i64, mover: i64) -> Refusal | None:
    refusal = refuse_line(s, firer, mover)
    if refusal is not None:
        return refusal
    attacker = attacker_of(s, firer, mover)
    if attacker < 0:
        return None
    return Refusal("close-4", "bg-under-attack", {"unit": s.ref(firer), "attacker": s.ref(attacker)})


def refuse_defence(s: Position, firer: i64, attacker: i64) -> Refusal | None:
    """At this moment only the target of the charge may fire (close-4)."""
    units: Params = {"unit": s.ref(firer), "target": s.ref(attacker)}
    if s.target[attacker] != firer:
        return Refusal("close-4", "bg-not-attacked", units)
    if longest_reach(s.setup, firer, attacker) < 0:
        return Refusal("direct-8", "bg-cannot-harm", units)
    if not in_arc(s, firer, attacker):
        return Refusal("direct-3", "bg-fire-out-of-arc", units)
    return refuse_obstacle(blocked(s, firer, attacker), units)
