"""The sequence of play, from top to bottom as in the rulebook (turn-1).

The decision at the bottom of the stack is the segment of the turn; what it asks lies on top of it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import (
    BOMBARDMENT,
    BUILDING,
    DECLINED,
    DEPLOYMENT,
    ENTRY,
    FIRED,
    FIRED_BEFORE,
    MANOEUVRES,
    PRECEDENCE,
    THIS_TURN,
    Decision,
    Position,
    ask,
)
from caposaldo.games.wheels.rules import (
    bombardment,
    building,
    entry,
    fieldworks,
    laying,
    manoeuvre,
    objectives,
    planning,
    quick_start,
    scenarios,
    victory,
    works,
)
from caposaldo.games.wheels.setup import ASSAULT, COUNTER_ATTACK
from caposaldo.games.wheels.verbs import MANOEUVRE, TOKEN
from caposaldo.kernel.game import COMMON, ENDS_NOTHING, ENDS_PIECE, NEXT, Message, Prompt, Refusal, Todo
from caposaldo.kernel.reading import whole


def begin(s: Position) -> None:
    """Cards are deployed, then the first turn begins. Before that, players may build the battle."""
    s.push(SetUp())
    if s.setup.building is not None:
        s.segment = BUILDING
        s.push(Preparation(BUYING))
    else:
        deploy(s)


def deploy(s: Position) -> None:
    s.segment = DEPLOYMENT
    for side in (s.setup.attacker, 1 - s.setup.attacker):
        if scenarios.deploys(s, side):
            s.push(scenarios.Deploy(side))


# ---------------------------------------------------------------- building a battle, in its order
NOBODY: Final = -1
BUYING: Final = 0
NATURAL_TERRAIN: Final = 1
ARTIFICIAL_TERRAIN: Final = 2
DIVISION: Final = 3
PARTS: Final = 4
OBJECTIVES: Final = 5
WORKS: Final = 6
READY_TO_DEPLOY: Final = 7


class Preparation(Decision):
    """Armies are bought, terrain is laid, the table is divided (scen-a2 to scen-a6, scen-b2 to scen-b4, scen-c2,
    scen-c3); `stage` is the next step."""

    def __init__(self, stage: i64) -> None:
        self.stage = stage

    def run_on(self, s: Position) -> bool:
        s.replace(Preparation(self.stage + 1))
        if self.stage == BUYING:
            s.push(building.Buy())
            if quick_start.run(s, building.agreed(s).quick_armies):
                s.tell("points-1", "wh-quick-armies", {})
        elif self.stage <= ARTIFICIAL_TERRAIN:
            lay_terrain(s, self.stage)
            if quick_start.run(s, building.agreed(s).quick_table) and self.stage == ARTIFICIAL_TERRAIN:
                s.tell("terrain-1", "wh-quick-table", {})
        elif self.stage < READY_TO_DEPLOY:
            settle(s, self.stage)
            quick_start.run(s, building.agreed(s).quick_plan)
        else:
            s.pop()
            s.active = NOBODY
            deploy(s)
        return True

    def check(self, s: Position, at: str) -> None:
        whole(f"{at}.stage", int(self.stage), BUYING + 1, READY_TO_DEPLOY)


def lay_terrain(s: Position, stage: i64) -> None:
    """Natural pieces first, then artificial ones, the same side first."""
    if stage == NATURAL_TERRAIN:
        building.muster(s)
        s.active = laying.first_to_lay(s)
    laying.begin(s, laying.NATURE if stage == NATURAL_TERRAIN else laying.ART, s.active)


def settle(s: Position, stage: i64) -> None:
    """In a counter-attack objectives are agreed on before the sides of entry are diced."""
    attack = s.setup.scenario != COUNTER_ATTACK
    if stage == DIVISION and s.setup.scenario == ASSAULT:
        s.push(planning.Divide())
    elif stage == PARTS and attack:
        s.push(planning.ChooseHalf())
    elif stage == OBJECTIVES and objectives.has_objectives(s):
        s.push(objectives.Objectives() if attack else objectives.Propose(s.active, objectives.objectives_to_agree(s)))
    elif stage == WORKS and s.setup.scenario == ASSAULT:
        s.push(fieldworks.LayWorks(fieldworks.works_of(s)))
    elif stage == WORKS and not attack:
        planning.roll_sides(s)


# ---------------------------------------------------------------- the segments, in their order
class SetUp(Decision):
    """Before the first turn."""

    def run_on(self, s: Position) -> bool:
        start_turn(s)
        return True


class Entry(Decision):
    """Cards enter in the first two turns (entry-1); then tokens are counted and precedence is settled."""

    def run_on(self, s: Position) -> bool:
        entry.award_tokens(s)
        s.segment = PRECEDENCE
        s.replace(Precedence())
        if s.setup.scenario == COUNTER_ATTACK:
            entry.roll_precedence(s)
        else:
            s.leader = s.setup.attacker
        return True


class Precedence(Decision):
    """The side that manoeuvres first is settled (prec-1, scen-a9, scen-b7)."""

    def run_on(self, s: Position) -> bool:
        s.segment = BOMBARDMENT
        s.replace(Bombardment())
        s.push(bombardment.Bombard(1 - s.leader))
        s.push(bombardment.Bombard(s.leader))
        return True


class Bombardment(Decision):
    """Each side may bombard, first the one that manoeuvres first (bomb-1). After it nobody counts any longer as one
    that fired last turn (A-fired-window)."""

    def run_on(self, s: Position) -> bool:
        for slot in range(len(s.side)):
            s.unmark(slot, FIRED_BEFORE)
        s.segment = MANOEUVRES
        s.active = s.leader
        s.replace(Manoeuvres())
        return True


class Manoeuvres(Decision):
    """The sides manoeuvre one platoon after the other until all have (man-1); a token makes the other side go on
    (token-2)."""

    RULE: ClassVar = "man-1"
    VERBS: ClassVar = (MANOEUVRE, TOKEN)

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return ask(s, self.RULE, "wh-prompt-manoeuvres")

    def run_on(self, s: Position) -> bool:
        if manoeuvre.ready(s, s.active):
            return False
        if manoeuvre.ready(s, 1 - s.active):
            s.active = 1 - s.active
        else:
            end_turn(s)
        return True

    def options(self, s: Position, seat: i64) -> list[Action]:
        found = manoeuvre.declarations(s, seat)
        if self.refuse_token(s, seat) is None:
            found.append(Action(TOKEN))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(TOKEN)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == TOKEN:
            return self.refuse_token(s, seat)
        return manoeuvre.refuse_declaration(s, seat, action)

    def refuse_token(self, s: Position, seat: i64) -> Refusal | None:
        if s.tokens[seat] == 0:
            return Refusal("token-2", "wh-no-token")
        return None if manoeuvre.ready(s, 1 - seat) else Refusal("token-2", "wh-token-useless")

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == MANOEUVRE:
            manoeuvre.declare(s, action)
            return
        s.tokens[seat] = s.tokens[seat] - 1
        s.active = 1 - seat
        s.tell("token-2", "wh-token", {"seat": f"@seat/{seat}"})

    # ---- guidance
    def todo(self, s: Position, seat: i64) -> Todo:
        left = manoeuvre.ready(s, seat)
        return Todo(left, 0, Message("man-1", "wh-todo-manoeuvres", {"count": len(left)}))

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PIECE if action.verb == TOKEN else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        left = manoeuvre.ready(s, seat)
        return NEXT if action.verb == MANOEUVRE and action.unit == left[0] else COMMON


# ---------------------------------------------------------------- turns
def start_turn(s: Position) -> None:
    """What was done last turn is forgotten; who fired counts as firing until the bombardment is over."""
    s.turn += 1
    s.tell("turn-1", "wh-turn", {"turn": int(s.turn)})
    for slot in range(len(s.side)):
        fired = s.has(slot, FIRED)
        s.unmark(slot, THIS_TURN | FIRED | DECLINED)
        if fired:
            s.mark(slot, FIRED_BEFORE)
        else:
            s.shot_at[slot] = -1
        s.moved[slot] = 0
    s.segment = ENTRY
    s.replace(Entry())
    if s.turn <= entry.LAST_ENTRY:
        for side in (1 - s.setup.attacker, s.setup.attacker):
            if scenarios.waiting(s, side):
                s.push(entry.Enter(side))


def end_turn(s: Position) -> None:
    """Works are cleared, tokens are given back (token-3); the battle ends or the next turn begins."""
    works.finish_clearing(s)
    s.tokens[0] = 0
    s.tokens[1] = 0
    if victory.is_over(s):
        victory.finish(s)
    else:
        start_turn(s)


# ---------------------------------------------------------------- saved states
SEGMENTS: list[type] = [SetUp, SetUp, Entry, Precedence, Bombardment, Manoeuvres]


def check_stack(s: Position) -> None:
    """Raise ValueError if this cannot be pending together: a segment below, a decision on top."""
    if type(s.stack[0]) is not SEGMENTS[s.segment]:
        raise ValueError("stack: expected the segment of the turn below")
    if s.segment > DEPLOYMENT and (s.turn == 0 or (s.leader < 0 and s.segment > PRECEDENCE)):
        raise ValueError("turn: expected a turn, since the battle has begun")
