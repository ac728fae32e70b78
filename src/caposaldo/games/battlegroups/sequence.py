"""The sequence of play (seq-1, seq-2), readable from top to bottom.

The stack of the state holds what is pending. Its bottom frame is the phase; interrupts and steps of one action lie on
top of it. After every decision `run_on` does what needs no decision, until one does.
"""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.battlegroups.position import (
    AIM,
    AREA,
    BEGUN,
    CALLED,
    CLOSE,
    CONTACT,
    DEPLOY,
    DIRECT,
    DONE,
    FACE,
    FIRED,
    FLY,
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
    Position,
)
from caposaldo.games.battlegroups.rules import (
    air_attacks,
    close_combat,
    deployment,
    direct_fire,
    indirect_fire,
    movement,
    reorganisation,
    smoke,
)
from caposaldo.games.battlegroups.rules.breakpoint import end_of_time
from caposaldo.games.battlegroups.verbs import (
    BOMBARD,
    CALL,
    DECLARE,
    END,
    FLY_AT,
    GO,
    HALT,
    HOLD,
    MINE,
    PICK,
    PLACE,
    PLAN,
    READY,
    SELECT,
    SHOOT,
    SMOKE,
    STRIKE,
    TURN,
    VERB_NAMES,
    VERB_USES,
)
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Params, Refusal
from caposaldo.kernel.play import overfull


# ---------------------------------------------------------------- the sequence of play
def begin(s: Position) -> None:
    """Secret preparations, then deployment, then the first turn."""
    s.push(Frame(PHASE))
    s.push(Frame(DEPLOY, 1 - s.setup.first_to_deploy))
    s.push(Frame(DEPLOY, s.setup.first_to_deploy))
    s.push(Frame(PREPARE))
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
    s.phase = INDIRECT
    s.group = -1
    for u in range(s.setup.count()):
        if s.setup.side[u] == side:
            s.flags[u] = s.flags[u] & ~(MOVED | DONE | FIRED | CALLED | CONTACT | BEGUN)
            s.halves[u] = 2
            s.target[u] = -1
        else:
            s.flags[u] = s.flags[u] & ~REACTED
    s.tell("seq-2", "bg-side-begins", {"seat": f"@seat/{side}"})
    smoke.lift_smoke(s, side)


def next_phase(s: Position) -> None:
    """Indirect fire, movement, direct fire, close combat, reorganisation; the other side; a new turn (seq-2)."""
    if s.turn == 0:
        start_turn(s)
    elif s.phase == INDIRECT:
        air_attacks.leave(s)
        s.phase = MOVEMENT
    elif s.phase == MOVEMENT:
        movement.finish(s)
        s.phase = DIRECT
    elif s.phase == DIRECT:
        direct_fire.resolve(s)
        s.phase = CLOSE
    elif s.phase == CLOSE:
        close_combat.resolve(s)
        s.phase = REORGANISE
    elif s.active == s.first:
        start_side(s, 1 - s.active)
    else:
        start_turn(s)


def run_on(s: Position) -> None:
    while s.result is None and goes_by_itself(s):
        s.options = None
        frame = s.top()
        if frame.kind == MARCH:
            movement.march_on(s, frame)
        elif frame.kind != PHASE:
            s.pop()
        else:
            if s.phase == REORGANISE:
                reorganisation.reorganise(s)
            next_phase(s)


def goes_by_itself(s: Position) -> bool:
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


def nothing_to_do(s: Position) -> bool:
    if s.phase == INDIRECT and air_attacks.may_come(s, s.active):
        return False
    if s.phase == CLOSE and not s.setup.charge_in_close_phase:
        return True
    # The first die falls when the owner says so, not with the last declaration: until then it can be taken back.
    if s.phase == DIRECT and len(s.order) > 0:
        return False
    return len(legal(s, s.active)) == 1


# ---------------------------------------------------------------- decisions, frame by frame
def deciders(s: Position) -> list[int]:
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


def legal(s: Position, seat: i64) -> list[Action]:
    """The actions of the moment, computed once for each moment (except secret ones, which differ by seat)."""
    if s.top().kind == PREPARE:
        return deployment.preparations(s, seat)
    options = s.options
    if options is None:
        options = list_actions(s, s.top())
        s.options = options
    return options


def list_actions(s: Position, frame: Frame) -> list[Action]:
    kind = frame.kind
    if kind == PHASE:
        return phase_actions(s)
    if kind == ORDER:
        return movement.orders(s, frame.a)
    if kind == REACT:
        return direct_fire.reactions(s, frame)
    if kind == FACE:
        return movement.facings(s, frame.a)
    if kind == DEPLOY:
        return deployment.places(s, frame.a)
    if kind == AIM:
        return indirect_fire.aims(s, frame.a)
    if kind == SCREEN:
        return smoke.screens(s, frame)
    if kind == AREA:
        return indirect_fire.picks(s, frame)
    if kind == FLY:
        return air_attacks.approaches(s, frame.a)
    return air_attacks.targets(s, frame)


def phase_actions(s: Position) -> list[Action]:
    if s.phase == INDIRECT:
        found = indirect_fire.calls(s) + air_attacks.sorties(s)
    elif s.phase == MOVEMENT:
        found = movement.selections(s)
    elif s.phase == DIRECT:
        found = direct_fire.declarations(s)
    else:
        found = close_combat.selections(s)
    found.append(Action(END))
    return found


def refuse(s: Position, seat: i64, a: Action) -> Refusal | None:
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


def not_now(s: Position, verb: i64) -> Refusal:
    """The verb belongs to another moment; the prompt of this one may speak of a unit."""
    params: Params = {"verb": f"@bg-verb-{verb_name(verb)}", "prompt": f"@{prompt_key(s)}"}
    unit = prompt_unit(s)
    if unit >= 0:
        params["unit"] = s.ref(unit)
    return Refusal("seq-2", "bg-not-now", params)


def refuse_in(s: Position, frame: Frame, seat: i64, a: Action) -> Refusal | None:
    kind = frame.kind
    if kind == PHASE:
        return refuse_in_phase(s, a)
    if kind == ORDER:
        return movement.refuse_order(s, frame.a, a)
    if kind == REACT:
        return direct_fire.refuse_reaction(s, frame, a)
    if kind == FACE:
        return movement.refuse_facing(s, frame.a, a)
    if kind == PREPARE:
        return deployment.refuse_preparation(s, seat, a)
    if kind == DEPLOY:
        return deployment.refuse_place(s, frame.a, a)
    if kind == AIM:
        return indirect_fire.refuse_aim(s, frame.a, a)
    if kind == SCREEN:
        return smoke.refuse_screen(s, frame, a)
    if kind == AREA:
        return indirect_fire.refuse_pick(s, frame, a)
    if kind == FLY:
        return air_attacks.refuse_approach(s, frame.a, a)
    return air_attacks.refuse_target(s, frame, a)


def refuse_in_phase(s: Position, a: Action) -> Refusal | None:
    if s.phase == INDIRECT:
        return indirect_fire.refuse_call(s, a) if a.kind == CALL else air_attacks.refuse_sortie(s, a)
    if s.phase == MOVEMENT:
        return movement.refuse_selection(s, a)
    if s.phase == DIRECT:
        return direct_fire.refuse_declaration(s, a)
    return close_combat.refuse_selection(s, a)


def perform(s: Position, seat: i64, a: Action) -> None:
    frame = s.top()
    kind = frame.kind
    if kind == PHASE:
        perform_in_phase(s, a)
    elif kind == ORDER:
        movement.obey(s, frame.a, a)
    elif kind == REACT:
        direct_fire.react(s, frame, a)
    elif kind == FACE:
        movement.turn_at_end(s, frame.a, a)
    elif kind == PREPARE:
        deployment.prepare(s, seat, a)
    elif kind == DEPLOY:
        deployment.place(s, a)
    elif kind == AIM:
        indirect_fire.fire(s, frame.a, a)
    elif kind == SCREEN:
        smoke.lay_smoke(s, frame, a)
    elif kind == AREA:
        indirect_fire.pick(s, frame, a)
    elif kind == FLY:
        air_attacks.fly(s, frame.a, a)
    else:
        air_attacks.bomb(s, frame, a)


def perform_in_phase(s: Position, a: Action) -> None:
    if a.kind == END:
        next_phase(s)
    elif s.phase == INDIRECT:
        if a.kind == CALL:
            indirect_fire.call(s, a)
        else:
            air_attacks.sortie(s, a)
    elif s.phase == MOVEMENT:
        movement.select(s, a)
    elif s.phase == DIRECT:
        direct_fire.declare(s, a)
    else:
        close_combat.select(s, a)


def verb_name(verb: i64) -> str:
    return VERB_NAMES[verb] if 0 <= verb < len(VERB_NAMES) else "none"


def belongs(s: Position, frame: Frame, verb: i64) -> bool:
    kind = frame.kind
    if kind == PHASE:
        return belongs_in_phase(s.phase, verb)
    if kind == ORDER:
        return GO <= verb <= HALT
    if kind == REACT:
        return verb == SHOOT or verb == HOLD
    if kind == FACE:
        return verb == TURN
    if kind == PREPARE:
        return verb == MINE or verb == PLAN or verb == READY
    if kind == DEPLOY:
        return verb == PLACE
    if kind == AIM:
        return verb == BOMBARD or verb == SMOKE
    if kind == SCREEN:
        return verb == SMOKE or verb == HALT
    if kind == AREA:
        return verb == PICK
    return verb == FLY_AT if kind == FLY else verb == BOMBARD


def belongs_in_phase(phase: i64, verb: i64) -> bool:
    if verb == END:
        return True
    if phase == INDIRECT:
        return verb == CALL or verb == STRIKE
    if phase == DIRECT:
        return verb == DECLARE
    return verb == SELECT


def prompt_key(s: Position) -> str:
    if s.result is not None:
        return "bg-prompt-over"
    frame = s.top()
    kind = frame.kind
    if kind == PHASE:
        if s.phase == INDIRECT:
            return "bg-prompt-indirect"
        if s.phase == MOVEMENT:
            return "bg-prompt-movement"
        if s.phase == DIRECT:
            return "bg-prompt-direct"
        return "bg-prompt-close"
    if kind == ORDER:
        return "bg-prompt-order"
    if kind == REACT:
        return "bg-prompt-defend" if frame.b == 1 else "bg-prompt-react"
    if kind == FACE:
        return "bg-prompt-face"
    if kind == PREPARE:
        return "bg-prompt-prepare"
    if kind == DEPLOY:
        return "bg-prompt-deploy"
    if kind == AIM:
        return "bg-prompt-aim"
    if kind == SCREEN:
        return "bg-prompt-screen"
    if kind == AREA:
        return "bg-prompt-area"
    return "bg-prompt-fly" if kind == FLY else "bg-prompt-bomb"


def prompt_rule(s: Position) -> str:
    if s.result is not None:
        return "break-2"
    frame = s.top()
    kind = frame.kind
    if kind == PHASE:
        return ["org-2", "seq-2", "move-1", "direct-1", "close-1", "rally-1"][s.phase]
    if kind == ORDER or kind == FACE:
        return "move-2"
    if kind == REACT:
        return "close-4" if frame.b == 1 else "direct-7"
    if kind == PREPARE:
        return "mine-1"
    if kind == DEPLOY:
        return "org-2"
    if kind == AIM:
        return "indirect-1"
    if kind == SCREEN:
        return "smoke-1"
    return "area-1" if kind == AREA else "air-2"


def prompt_unit(s: Position) -> i64:
    """The unit a prompt is about, or -1."""
    frame = s.top()
    if frame.kind in (ORDER, FACE, REACT, AIM, SCREEN):
        return frame.a
    if frame.kind == DEPLOY:
        return deployment.next_unit(s, frame.a)
    if frame.kind == AREA:
        return frame.b
    return -1
