"""The sequence of play (seq-1, seq-2), readable from top to bottom.

The stack of the state holds what is pending. Its bottom frame is the phase; interrupts and steps of one action lie on
top of it. After every decision `run_on` does what needs no decision, until one does.
"""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.battlegroups import (
    air,
    close,
    deployment,
    direct,
    indirect,
    march,
    movement,
    notation,
    rally,
    view,
    words,
)
from caposaldo.games.battlegroups.battle import Battle
from caposaldo.games.battlegroups.effects import end_of_time
from caposaldo.games.battlegroups.prompts import belongs, prompt_key, prompt_rule, prompt_unit, verb_name
from caposaldo.games.battlegroups.state import (
    AIM,
    AREA,
    BEGUN,
    CALL,
    CALLED,
    CLOSE,
    CONTACT,
    DEPLOY,
    DIRECT,
    DONE,
    END,
    FACE,
    FIRED,
    FLY,
    GO,
    INDIRECT,
    MARCH,
    MOVED,
    MOVEMENT,
    ORDER,
    PHASE,
    PREPARE,
    REACT,
    REACTED,
    REORGANISE,
    SCREEN,
    VERB_USES,
    Table,
)
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Danger, Message, Params, Preview, Prompt, Refusal, State
from caposaldo.kernel.play import overfull


# ---------------------------------------------------------------- the sequence of play
def begin(s: Table) -> None:
    """Secret preparations, then deployment, then the first turn."""
    s.push(Frame(PHASE))
    s.push(Frame(DEPLOY, 1 - s.battle.first_to_deploy))
    s.push(Frame(DEPLOY, s.battle.first_to_deploy))
    s.push(Frame(PREPARE))
    deployment.begin(s)


def start_turn(s: Table) -> None:
    """Both roll for the initiative, ties again; the higher plays first (seq-1)."""
    if s.turn == s.battle.turns:
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


def start_side(s: Table, side: i64) -> None:
    """A side begins its five phases: what it did last turn is forgotten, its smoke lifts (smoke-1)."""
    s.active = side
    s.phase = INDIRECT
    s.group = -1
    for u in range(s.battle.count()):
        if s.battle.side[u] == side:
            s.flags[u] = s.flags[u] & ~(MOVED | DONE | FIRED | CALLED | CONTACT | BEGUN)
            s.halves[u] = 2
            s.target[u] = -1
        else:
            s.flags[u] = s.flags[u] & ~REACTED
    s.tell("seq-2", "bg-side-begins", {"seat": f"@seat/{side}"})
    indirect.lift_smoke(s, side)


def next_phase(s: Table) -> None:
    """Indirect fire, movement, direct fire, close combat, reorganisation; the other side; a new turn (seq-2)."""
    if s.turn == 0:
        start_turn(s)
    elif s.phase == INDIRECT:
        air.leave(s)
        s.phase = MOVEMENT
    elif s.phase == MOVEMENT:
        movement.finish(s)
        s.phase = DIRECT
    elif s.phase == DIRECT:
        direct.resolve(s)
        s.phase = CLOSE
    elif s.phase == CLOSE:
        close.resolve(s)
        s.phase = REORGANISE
    elif s.active == s.first:
        start_side(s, 1 - s.active)
    else:
        start_turn(s)


def run_on(s: BattleState) -> None:
    while s.result is None and goes_by_itself(s):
        s.options = None
        frame = s.top()
        if frame.kind == MARCH:
            movement.march_on(s, frame)
        elif frame.kind != PHASE:
            s.pop()
        else:
            if s.phase == REORGANISE:
                rally.reorganise(s)
            next_phase(s)


def goes_by_itself(s: BattleState) -> bool:
    """Nothing is to be decided here. It may depend only on what everybody knows: a pause must tell nothing."""
    frame = s.top()
    if frame.kind == MARCH:
        return True
    if frame.kind == PREPARE:
        return s.ready[0] == 1 and s.ready[1] == 1
    if frame.kind == DEPLOY:
        return deployment.next_unit(s, frame.a) < 0
    if frame.kind == PHASE:
        return s.turn == 0 or s.phase == REORGANISE or nothing_to_do(s)
    return False


def nothing_to_do(s: BattleState) -> bool:
    if s.phase == INDIRECT and air.may_come(s, s.active):
        return False
    if s.phase == CLOSE and not s.battle.charge_in_close_phase:
        return True
    # The first die falls when the owner says so, not with the last declaration: until then it can be taken back.
    if s.phase == DIRECT and len(s.order) > 0:
        return False
    return len(legal(s, s.active)) == 1


# ---------------------------------------------------------------- decisions, frame by frame
def deciders(s: Table) -> list[int]:
    if s.result is not None:
        return []
    frame = s.top()
    if frame.kind == PREPARE:
        return [seat for seat in range(2) if s.ready[seat] == 0]
    if frame.kind == DEPLOY:
        return [int(frame.a)]
    if frame.kind == REACT:
        return [1 - int(s.active)]
    return [int(s.active)]


def legal(s: BattleState, seat: i64) -> list[Action]:
    """The actions of the moment, computed once for each moment (except secret ones, which differ by seat)."""
    if s.top().kind == PREPARE:
        return deployment.preparations(s, seat)
    options = s.options
    if options is None:
        options = list_actions(s, s.top())
        s.options = options
    return options


def list_actions(s: Table, frame: Frame) -> list[Action]:
    kind = frame.kind
    if kind == PHASE:
        return phase_actions(s)
    if kind == ORDER:
        return movement.orders(s, frame.a)
    if kind == REACT:
        return direct.reactions(s, frame)
    if kind == FACE:
        return movement.facings(s, frame.a)
    if kind == DEPLOY:
        return deployment.places(s, frame.a)
    if kind == AIM:
        return indirect.aims(s, frame.a)
    if kind == SCREEN:
        return indirect.screens(s, frame)
    if kind == AREA:
        return indirect.picks(s, frame)
    if kind == FLY:
        return air.approaches(s, frame.a)
    return air.targets(s, frame)


def phase_actions(s: Table) -> list[Action]:
    if s.phase == INDIRECT:
        found = indirect.calls(s) + air.sorties(s)
    elif s.phase == MOVEMENT:
        found = movement.selections(s)
    elif s.phase == DIRECT:
        found = direct.declarations(s)
    else:
        found = close.selections(s)
    found.append(Action(END))
    return found


def refuse(s: BattleState, seat: i64, a: Action) -> Refusal | None:
    if s.result is not None:
        return Refusal("break-2", "bg-battle-over")
    if seat not in deciders(s):
        return Refusal("seq-2", "bg-not-your-decision")
    frame = s.top()
    if not belongs(s, frame, a.kind):
        return not_now(s, a.kind)
    if overfull(VERB_USES[a.kind], a):
        return Refusal("seq-2", "bg-overfull", {"verb": f"@bg-verb-{verb_name(a.kind)}"})
    if a.kind == END:
        return None
    return refuse_in(s, frame, seat, a)


def not_now(s: Table, verb: i64) -> Refusal:
    """The verb belongs to another moment; the prompt of this one may speak of a unit."""
    params: Params = {"verb": f"@bg-verb-{verb_name(verb)}", "prompt": f"@{prompt_key(s)}"}
    unit = prompt_unit(s)
    if unit >= 0:
        params["unit"] = s.ref(unit)
    return Refusal("seq-2", "bg-not-now", params)


def refuse_in(s: Table, frame: Frame, seat: i64, a: Action) -> Refusal | None:
    kind = frame.kind
    if kind == PHASE:
        return refuse_in_phase(s, a)
    if kind == ORDER:
        return movement.refuse_order(s, frame.a, a)
    if kind == REACT:
        return direct.refuse_reaction(s, frame, a)
    if kind == FACE:
        return movement.refuse_facing(s, frame.a, a)
    if kind == PREPARE:
        return deployment.refuse_preparation(s, seat, a)
    if kind == DEPLOY:
        return deployment.refuse_place(s, frame.a, a)
    if kind == AIM:
        return indirect.refuse_aim(s, frame.a, a)
    if kind == SCREEN:
        return indirect.refuse_screen(s, frame, a)
    if kind == AREA:
        return indirect.refuse_pick(s, frame, a)
    if kind == FLY:
        return air.refuse_approach(s, frame.a, a)
    return air.refuse_target(s, frame, a)


def refuse_in_phase(s: Table, a: Action) -> Refusal | None:
    if s.phase == INDIRECT:
        return indirect.refuse_call(s, a) if a.kind == CALL else air.refuse_sortie(s, a)
    if s.phase == MOVEMENT:
        return movement.refuse_selection(s, a)
    if s.phase == DIRECT:
        return direct.refuse_declaration(s, a)
    return close.refuse_selection(s, a)


def perform(s: Table, seat: i64, a: Action) -> None:
    frame = s.top()
    kind = frame.kind
    if kind == PHASE:
        perform_in_phase(s, a)
    elif kind == ORDER:
        movement.obey(s, frame.a, a)
    elif kind == REACT:
        direct.react(s, frame, a)
    elif kind == FACE:
        movement.turn_at_end(s, frame.a, a)
    elif kind == PREPARE:
        deployment.prepare(s, seat, a)
    elif kind == DEPLOY:
        deployment.place(s, a)
    elif kind == AIM:
        indirect.fire(s, frame.a, a)
    elif kind == SCREEN:
        indirect.lay_smoke(s, frame, a)
    elif kind == AREA:
        indirect.pick(s, frame, a)
    elif kind == FLY:
        air.fly(s, frame.a, a)
    else:
        air.bomb(s, frame, a)


def perform_in_phase(s: Table, a: Action) -> None:
    if a.kind == END:
        next_phase(s)
    elif s.phase == INDIRECT:
        if a.kind == CALL:
            indirect.call(s, a)
        else:
            air.sortie(s, a)
    elif s.phase == MOVEMENT:
        movement.select(s, a)
    elif s.phase == DIRECT:
        direct.declare(s, a)
    else:
        close.select(s, a)


# ---------------------------------------------------------------- the contract
class BattleState(Table):
    def game_id(self) -> str:
        return "battlegroups"

    def seats(self) -> list[str]:
        return self.battle.seat_names

    def waiting(self) -> list[int]:
        return deciders(self)

    def prompt(self, seat: i64) -> Prompt:
        unit = prompt_unit(self)
        return Prompt(prompt_rule(self), prompt_key(self), {"unit": self.ref(unit)} if unit >= 0 else {})

    def actions(self, seat: i64) -> list[Action]:
        return legal(self, seat) if seat in deciders(self) else []

    def considered(self, seat: i64) -> list[Action]:
        return view.considered(self, seat, self.actions(seat))

    def refusal(self, seat: i64, action: Action) -> Refusal | None:
        return refuse(self, seat, action)

    def do(self, seat: i64, action: Action) -> None:
        if self.events is not None:
            self.listen()
        self.options = None
        perform(self, seat, action)
        run_on(self)

    def preview(self, seat: i64, action: Action) -> Preview | None:
        return view.preview(self, action)

    def dangers(self, seat: i64, action: Action) -> list[Danger]:
        frame = self.top()
        if action.kind != GO or frame.kind != ORDER:
            return []
        copy = BattleState(self.battle, self.dice.clone())
        self.copy_into(copy)
        return march.dangers(copy, frame.a, action.x, action.y)

    def reach(self, seat: i64) -> list[list[int]]:
        return movement.reach(self, self.top().a) if self.top().kind == ORDER else deployment.region(self, seat)

    def view(self, seat: i64) -> dict[str, object]:
        return view.view(self, seat)

    def resample(self, seat: i64, dice: Dice) -> State:
        copy = BattleState(self.battle, dice)
        self.copy_into(copy)
        view.hide(copy, seat)
        return copy

    def hides(self, seat: i64) -> bool:
        return view.hides(self, seat)

    def name(self, reference: str, lang: str) -> str:
        return view.name(self, reference, lang)

    def wording(self, action: Action) -> Message:
        return words.wording(self, action)

    def pointing(self, action: Action) -> dict[str, int]:
        return words.pointing(self, action)

    def clone(self) -> State:
        copy = BattleState(self.battle, self.dice.clone())
        self.copy_into(copy)
        return copy

    def data(self) -> dict[str, object]:
        return notation.state_data(self)

    def write_action(self, action: Action) -> str:
        return notation.write(self, action)

    def read_action(self, text: str) -> Action:
        return notation.read(self, text)

    def touches(self, action: Action) -> list[str]:
        return view.touches(self, action)


def new_battle(battle: Battle, dice: Dice) -> BattleState:
    s = BattleState(battle, dice)
    s.lay_out()
    s.listen()
    begin(s)
    run_on(s)
    return s
