"""The sequence of play (seq-1, seq-2), readable from top to bottom.

The bottom of the stack is the phase that is going on; the steps of one action and interrupts lie on top of it. A phase
is replaced by the next one when its side ends it or has nothing left to do.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import (
    BEGUN,
    CALLED,
    CLOSE,
    CONTACT,
    DIRECT,
    DONE,
    FIRED,
    INDIRECT,
    MOVED,
    MOVEMENT,
    REACTED,
    REORGANISE,
    SET_UP,
    Decision,
    Position,
    ask,
)
from caposaldo.games.battlegroups.rules import (
    air_attacks,
    close_combat,
    deployment,
    direct_fire,
    indirect_fire,
    minefields,
    movement,
    reorganisation,
    smoke,
    still_to_do,
)
from caposaldo.games.battlegroups.rules.breakpoint import end_of_time
from caposaldo.games.battlegroups.rules.deployment import Deploy, Prepare
from caposaldo.games.battlegroups.rules.march import March
from caposaldo.games.battlegroups.verbs import CALL, DECLARE, END, SELECT, STRIKE
from caposaldo.kernel.game import (
    COMMON,
    ENDS_NOTHING,
    ENDS_PHASE,
    NEXT,
    RARE,
    Message,
    Params,
    Preview,
    Prompt,
    Refusal,
    Todo,
)
from caposaldo.kernel.odds import percent, works


def begin(s: Position) -> None:
    """Secret preparations, then deployment, then the first turn."""
    s.push(SetUp())
    s.push(Deploy(1 - s.setup.first_to_deploy))
    s.push(Deploy(s.setup.first_to_deploy))
    s.push(Prepare())
    deployment.begin(s)


def start_turn(s: Position) -> None:
    """Both roll for the initiative, ties again; the higher plays first (seq-1)."""
    if s.turn == s.setup.turns:
        end_of_time(s)
        return
    s.turn += 1
    a: i64 = 0
    b: i64 = 0
    while a == b:
        a = s.dice.die(6, "initiative")
        b = s.dice.die(6, "initiative")
    s.first = 0 if a > b else 1
    s.tell("seq-1", "bg-initiative", {"turn": s.turn, "a": a, "b": b, "seat": f"@seat/{s.first}"})
    start_side(s, s.first)


def start_side(s: Position, side: i64) -> None:
    """A side begins its five phases: what it did last turn is forgotten, its smoke lifts (smoke-1)."""
    s.active = side
    s.group = -1
    for u in range(s.setup.count()):
        if s.setup.side[u] == side:
            s.unmark(u, MOVED | DONE | FIRED | CALLED | CONTACT | BEGUN)
            s.halves[u] = 2
            s.target[u] = -1
        else:
            s.unmark(u, REACTED)
    s.tell("seq-2", "bg-side-begins", {"seat": f"@seat/{side}"})
    smoke.lift_smoke(s, side)
    start_phase(s, INDIRECT)


def start_phase(s: Position, phase: i64) -> None:
    s.phase = phase
    s.replace(phase_decision(phase))


def phase_decision(phase: i64) -> Decision:
    if phase == SET_UP:
        return SetUp()
    if phase == INDIRECT:
        return IndirectFire()
    if phase == MOVEMENT:
        return Movement()
    if phase == DIRECT:
        return DirectFire()
    return CloseCombat() if phase == CLOSE else Reorganisation()


class SetUp(Decision):
    """Before the first turn, which begins when preparations and deployment are over."""

    def run_on(self, s: Position) -> bool:
        start_turn(s)
        return True

    def shown_name(self) -> str:
        return "phase"


class Phase(Decision):
    """A phase of the active side. It goes on until the side ends it or has nothing left to do (seq-2)."""

    def is_over(self, s: Position) -> bool:
        """Nothing is left to do. It may depend only on what everybody knows: a pause must tell nothing."""
        return len(s.options(s.active)) == 1

    def act(self, s: Position, action: Action) -> None:
        """Do what is not the end of the phase."""
        raise NotImplementedError

    def end(self, s: Position) -> None:
        """Finish the phase and start the next."""
        raise NotImplementedError

    def run_on(self, s: Position) -> bool:
        if not self.is_over(s):
            return False
        self.end(s)
        return True

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == END:
            self.end(s)
        else:
            self.act(s, action)

    def shown_name(self) -> str:
        return "phase"

    # ---- guidance
    def pieces(self, s: Position, seat: i64) -> list[int]:
        """The units that can still do something useful, in a sensible order."""
        return []

    def attacks(self, s: Position) -> int:
        """Attacks besides those of the units that can still be made."""
        return 0

    def said(self, s: Position, found: list[int]) -> Message | None:
        return None

    def lost(self, s: Position, found: list[int]) -> Message:
        """What its end gives up, of these units."""
        raise NotImplementedError

    def todo(self, s: Position, seat: i64) -> Todo:
        found = self.pieces(s, seat)
        return Todo(found, self.attacks(s), self.said(s, found))

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PHASE if action.verb == END else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        """The first unit that is left is next; the end when none is."""
        if action.verb == END:
            return NEXT if self.todo(s, seat).is_empty() else COMMON
        found = self.pieces(s, seat)
        return NEXT if len(found) > 0 and found[0] == action.unit else COMMON

    def loses(self, s: Position, seat: i64, action: Action) -> Message | None:
        if action.verb != END or self.todo(s, seat).is_empty():
            return None
        return self.lost(s, self.pieces(s, seat))


# ---------------------------------------------------------------- the five phases, in their order (seq-2)
class IndirectFire(Phase):
    """Indirect fire and air attacks."""

    RULE: ClassVar = "seq-2"
    VERBS: ClassVar = (CALL, STRIKE, END)

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return ask(s, self.RULE, "bg-prompt-indirect")

    def options(self, s: Position, seat: i64) -> list[Action]:
        found = indirect_fire.calls(s) + air_attacks.sorties(s)
        found.append(Action(END))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        guns = [Action(CALL, unit) for unit in s.living(seat) if s.setup.indirect[unit] >= 0]
        return guns + [Action(STRIKE, p) for p in range(len(s.air_turn)) if s.setup.air_side[p] == seat]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == CALL:
            return indirect_fire.refuse_call(s, action.unit)
        return air_attacks.refuse_sortie(s, action.plane) if action.verb == STRIKE else None

    def is_over(self, s: Position) -> bool:
        return not air_attacks.may_come(s, s.active) and len(s.options(s.active)) == 1

    def act(self, s: Position, action: Action) -> None:
        if action.verb == CALL:
            indirect_fire.call(s, action.unit)
        else:
            air_attacks.sortie(s, action.plane)

    def end(self, s: Position) -> None:
        air_attacks.leave(s)
        start_phase(s, MOVEMENT)

    # ---- guidance
    def pieces(self, s: Position, seat: i64) -> list[int]:
        """Weapons with a target that they can hurt. Smoke is a choice, not something left to do."""
        units = [int(action.unit) for action in s.options(seat) if action.verb == CALL]
        return still_to_do.in_order(s, [unit for unit in units if indirect_fire.can_hurt(s, unit)])

    def attacks(self, s: Position) -> int:
        return len([action for action in s.options(s.active) if action.verb == STRIKE])

    def said(self, s: Position, found: list[int]) -> Message | None:
        params: Params = {"weapons": len(found), "planes": self.attacks(s)}
        return Message("indirect-1", "bg-todo-indirect", params)

    def lost(self, s: Position, found: list[int]) -> Message:
        params: Params = {"weapons": len(found), "units": still_to_do.labels(s, found), "planes": self.attacks(s)}
        return Message("seq-2", "bg-loses-indirect", params)

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        """An air unit that is due comes first: it comes only now (air-1)."""
        if action.verb == END or self.attacks(s) == 0:
            return super().rank(s, seat, action)
        sorties = [plane for plane in s.options(seat) if plane.verb == STRIKE]
        return NEXT if action.same(sorties[0]) else COMMON


class Movement(Phase):
    """Units move one at a time, battlegroup by battlegroup."""

    RULE: ClassVar = "move-1"
    VERBS: ClassVar = (SELECT, END)

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return ask(s, self.RULE, "bg-prompt-movement")

    def options(self, s: Position, seat: i64) -> list[Action]:
        found = movement.selections(s)
        found.append(Action(END))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(SELECT, unit) for unit in s.living(seat)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return movement.refuse_selection(s, action.unit) if action.verb == SELECT else None

    def act(self, s: Position, action: Action) -> None:
        movement.select(s, action.unit)

    def end(self, s: Position) -> None:
        minefields.end_of_work(s)
        start_phase(s, DIRECT)

    # ---- guidance
    def pieces(self, s: Position, seat: i64) -> list[int]:
        return movement.unmoved(s)

    def said(self, s: Position, found: list[int]) -> Message | None:
        return movement.said(s, found)

    def lost(self, s: Position, found: list[int]) -> Message:
        params: Params = {"count": len(found), "units": still_to_do.labels(s, found)}
        return Message("move-1", "bg-loses-movement", params)

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        """To choose a unit of another battlegroup gives up the moves of those that are left of this one (move-1)."""
        if action.verb == SELECT and s.group >= 0 and s.setup.group[action.unit] != s.group:
            found = self.pieces(s, seat)
            if s.setup.group[found[0]] == s.group:
                return RARE
        return super().rank(s, seat, action)


class DirectFire(Phase):
    """All shots are declared, then they are fired."""

    RULE: ClassVar = "direct-1"
    VERBS: ClassVar = (DECLARE, END)

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return ask(s, self.RULE, "bg-prompt-direct")

    def options(self, s: Position, seat: i64) -> list[Action]:
        found = direct_fire.declarations(s)
        found.append(Action(END))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(DECLARE, unit, target) for unit in s.living(seat) for target in s.living(1 - seat)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return direct_fire.refuse_declaration(s, action.unit, action.target) if action.verb == DECLARE else None

    def is_over(self, s: Position) -> bool:
        """The first die falls when the owner says so, not with the last declaration: until then it can be taken
        back."""
        return len(s.order) == 0 and len(s.options(s.active)) == 1

    def act(self, s: Position, action: Action) -> None:
        direct_fire.declare(s, action.unit, action.target)

    def end(self, s: Position) -> None:
        direct_fire.resolve(s)
        start_phase(s, CLOSE)

    def preview(self, s: Position, action: Action) -> Preview | None:
        if action.verb != DECLARE or not s.are_foes(action.unit, action.target):
            return None
        return direct_fire.preview_declaration(s, action.unit, action.target)

    # ---- guidance
    def pieces(self, s: Position, seat: i64) -> list[int]:
        """Units with a shot that may do something, the best first."""
        ranked: list[tuple[int, int]] = []
        for action in s.options(seat):
            if action.verb == DECLARE:
                value = still_to_do.expected(self.preview(s, action))
                if value > 0:
                    ranked.append((-value, int(action.unit)))
        ranked.sort()
        found: list[int] = []
        for _, unit in ranked:
            if unit not in found:
                found.append(unit)
        return found

    def said(self, s: Position, found: list[int]) -> Message | None:
        return Message("direct-1", "bg-todo-direct", {"count": len(found), "shots": len(s.order)})

    def lost(self, s: Position, found: list[int]) -> Message:
        """Of one unit its best chance is told."""
        params: Params = {"count": len(found), "units": still_to_do.labels(s, found)}
        params["unit"] = s.ref(found[0])
        best = still_to_do.best_attack(s, self, [a for a in s.options(s.active) if a.unit == found[0]])
        preview = self.preview(s, best) if best is not None else None
        params["chance"] = percent(works(preview.chances)) if preview is not None else ""
        return Message("direct-1", "bg-loses-direct", params)

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        """The best shot is the next to declare; the dice fall when none is left."""
        if action.verb == END:
            return super().rank(s, seat, action)
        best = still_to_do.best_attack(s, self, s.options(seat))
        return NEXT if best is not None and action.same(best) else COMMON


class CloseCombat(Phase):
    """Attackers in contact fight. With the option charge_in_close_phase units charge now (A-charge-phase)."""

    RULE: ClassVar = "close-1"
    VERBS: ClassVar = (SELECT, END)

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return ask(s, self.RULE, "bg-prompt-close")

    def options(self, s: Position, seat: i64) -> list[Action]:
        found = close_combat.selections(s)
        found.append(Action(END))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(SELECT, unit) for unit in s.living(seat)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return close_combat.refuse_selection(s, action.unit) if action.verb == SELECT else None

    def is_over(self, s: Position) -> bool:
        return not s.setup.charge_in_close_phase or len(s.options(s.active)) == 1

    def act(self, s: Position, action: Action) -> None:
        close_combat.select(s, action.unit)

    def end(self, s: Position) -> None:
        close_combat.resolve(s)
        start_phase(s, REORGANISE)

    # ---- guidance
    def pieces(self, s: Position, seat: i64) -> list[int]:
        return still_to_do.in_order(s, [int(a.unit) for a in s.options(seat) if a.verb == SELECT])

    def said(self, s: Position, found: list[int]) -> Message | None:
        return Message("close-1", "bg-todo-close", {"count": len(found)})

    def lost(self, s: Position, found: list[int]) -> Message:
        params: Params = {"count": len(found), "units": still_to_do.labels(s, found)}
        return Message("close-1", "bg-loses-close", params)


class Reorganisation(Phase):
    """Units recover, without a decision; then the other side plays, or the next turn begins."""

    def is_over(self, s: Position) -> bool:
        return True

    def end(self, s: Position) -> None:
        reorganisation.reorganise(s)
        if s.active == s.first:
            start_side(s, 1 - s.active)
        else:
            start_turn(s)


# ---------------------------------------------------------------- saved states
def check_stack(s: Position) -> None:
    """Raise ValueError if this cannot be pending together: a phase below, a decision on top."""
    if type(s.stack[0]) is not type(phase_decision(s.phase)) or isinstance(s.top(), March):
        raise ValueError("stack: expected a phase below and a decision on top")
    if s.turn == 0 and not isinstance(s.top(), (Prepare, Deploy)):
        raise ValueError("stack: expected a set-up decision before the first turn")
