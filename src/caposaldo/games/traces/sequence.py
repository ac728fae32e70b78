"""The sequence of play (4.0 to 4.4), readable from top to bottom.

The stack of the state holds what is pending. Its bottom frame is the turn; chits, activations, segments and combats lie
on top of it. After every decision `run_on` does what needs no decision, until one does.

Every chapter answers the same three questions about its own frames: `options` (what may be done), `refuse` (why not)
and `perform` (do it).
"""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.traces.position import (
    ACTION,
    ADVANCES,
    AIR,
    ARRIVALS,
    BATTLE,
    BIDDING,
    CHOICE,
    CLOSE,
    COMBAT,
    CUP,
    END_OF_TURN,
    GARRISON,
    LOSSES,
    LUFTWAFFE,
    MOVE,
    NEGOTIATION,
    OPENING,
    OVERFLOW,
    PARACHUTE,
    PURCHASE,
    RELOCATION,
    RETREATS,
    SELECTION,
    SET_UP,
    STOP_ORDER,
    TURN,
    WALK,
    Position,
)
from caposaldo.games.traces.rules import (
    advance,
    chits,
    combat,
    control,
    headquarters,
    luftwaffe,
    movement,
    negotiation,
    orders,
    preliminaries,
    reinforcements,
    retreat,
    victory,
)
from caposaldo.games.traces.rules.prompts import belongs, decider, prompt_key, prompt_params, verb_name
from caposaldo.games.traces.setup import BOTH
from caposaldo.games.traces.verbs import VERB_USES
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Params, Refusal
from caposaldo.kernel.play import overfull


# ---------------------------------------------------------------- the sequence of play
def begin(s: Position) -> None:
    """Bids for the sides, then the garrisons, then the first turn."""
    s.push(Frame(TURN))
    s.push(Frame(GARRISON))
    if s.setup.bidding:
        s.push(Frame(BIDDING))


def next_step(s: Position) -> None:
    """Luftwaffe, chit selection, chit by chit, end of the turn (4.0)."""
    if s.phase == SET_UP or s.phase == END_OF_TURN:
        start_turn(s)
    elif s.phase == LUFTWAFFE:
        s.phase = SELECTION
        chits.begin_selection(s)
    elif s.phase == SELECTION:
        s.phase = ACTION
        chits.next_draw(s)
    elif chits.all_played(s):
        luftwaffe.stand_down(s)
        s.phase = END_OF_TURN
        victory.end_of_turn(s)
    else:
        chits.next_draw(s)


def start_turn(s: Position) -> None:
    """The marker moves on (4.4.2); the Luftwaffe reorganises (4.1); turn 1 opens with an attack (12.1a)."""
    s.turn += 1
    s.phase = LUFTWAFFE
    s.tell("4.0", "tr-turn-begins", {"turn": int(s.turn), "month": f"@tr-month-{s.turn}"})
    preliminaries.convert_fronts(s)
    control.settle(s)
    if s.result is None:
        luftwaffe.reorganise(s)
        preliminaries.open_attack(s)


def run_on(s: Position) -> None:
    while s.result is None:
        frame = s.top()
        if frame.kind == TURN:
            next_step(s)
        elif frame.kind == CLOSE:
            s.pop()
            orders.close(s)
        elif not goes_by_itself(s, frame):
            return
        s.options = None


def goes_by_itself(s: Position, frame: Frame) -> bool:
    """Frames without a real choice are passed over. It may depend only on what everybody knows: a pause must tell
    nothing. So frames about chits and markers always ask, though there may be but one answer."""
    kind = frame.kind
    if kind == CHOICE:
        return chits.chosen(s)
    if kind == BIDDING:
        return preliminaries.bids_settled(s)
    if kind == CUP or kind == STOP_ORDER or kind == AIR:
        return False
    found = legal(s, decider(s, frame))
    if len(found) == 0:
        s.pop()
        if kind == RELOCATION:
            headquarters.stay_aside(s, frame.a)
        return True
    if len(found) == 1 and kind in (MOVE, WALK, COMBAT, LOSSES, ADVANCES, NEGOTIATION):
        s.options = None
        perform(s, frame, decider(s, frame), found[0])
        return True
    return False


# ---------------------------------------------------------------- decisions, chapter by chapter
def deciders(s: Position) -> list[int]:
    """Seats that may decide now."""
    if s.result is not None:
        return []
    frame = s.top()
    if frame.kind == CHOICE:
        return sorted([int(s.seat[side]) for side in range(2) if s.ready[side] == 0])
    if frame.kind == BIDDING:
        return [seat for seat in range(2) if s.bids[seat] < 0]
    return [int(s.seat[decider(s, frame)])]


def legal(s: Position, side: i64) -> list[Action]:
    """The actions of the moment, computed once for each moment (except secret ones, which differ by side)."""
    frame = s.top()
    if decider(s, frame) == BOTH:
        return options(s, frame, side)
    found = s.options
    if found is None:
        found = options(s, frame, side)
        s.options = found
    return found


def options(s: Position, frame: Frame, side: i64) -> list[Action]:
    kind = frame.kind
    if kind == MOVE or kind == WALK:
        return movement.options(s, frame)
    if kind == COMBAT or kind == BATTLE or kind == LOSSES:
        return combat.options(s, frame)
    if kind == AIR:
        return luftwaffe.options(s, frame)
    if kind == RETREATS or kind == OVERFLOW:
        return retreat.options(s, frame)
    if kind == ADVANCES:
        return advance.options(s, frame)
    if kind == CHOICE or kind == CUP or kind == STOP_ORDER:
        return chits.options(s, frame, side)
    if kind == RELOCATION:
        return headquarters.options(s, frame)
    if kind == ARRIVALS or kind == PARACHUTE or kind == PURCHASE:
        return reinforcements.options(s, frame)
    if kind == NEGOTIATION:
        return negotiation.options(s, frame)
    if kind == BIDDING or kind == GARRISON or kind == OPENING:
        return preliminaries.options(s, frame)
    return orders.options(s, frame)


def refuse(s: Position, seat: i64, a: Action) -> Refusal | None:
    if s.result is not None:
        return Refusal("13.0", "tr-game-over")
    if seat not in deciders(s):
        return Refusal("4.3.0", "tr-not-your-decision")
    frame = s.top()
    if not belongs(frame.kind, a.kind):
        return not_now(s, a.kind)
    if overfull(VERB_USES[a.kind], a):
        return Refusal("4.0", "tr-overfull", {"verb": f"@tr-verb-{verb_name(a.kind)}"})
    return refuse_in(s, frame, s.side_of(seat), a)


def not_now(s: Position, verb: i64) -> Refusal:
    """The verb belongs to another moment."""
    params: Params = {"verb": f"@tr-verb-{verb_name(verb)}", "prompt": f"@{prompt_key(s)}"}
    params.update(prompt_params(s))
    return Refusal("4.0", "tr-not-now", params)


def refuse_in(s: Position, frame: Frame, side: i64, a: Action) -> Refusal | None:
    kind = frame.kind
    if kind == MOVE or kind == WALK:
        return movement.refuse(s, frame, a)
    if kind == COMBAT or kind == BATTLE or kind == LOSSES:
        return combat.refuse(s, frame, a)
    if kind == AIR:
        return luftwaffe.refuse(s, frame, a)
    if kind == RETREATS or kind == OVERFLOW:
        return retreat.refuse(s, frame, a)
    if kind == ADVANCES:
        return advance.refuse(s, frame, a)
    if kind == CHOICE or kind == CUP or kind == STOP_ORDER:
        return chits.refuse(s, frame, side, a)
    if kind == RELOCATION:
        return headquarters.refuse(s, frame, a)
    if kind == ARRIVALS or kind == PARACHUTE or kind == PURCHASE:
        return reinforcements.refuse(s, frame, a)
    if kind == NEGOTIATION:
        return negotiation.refuse(s, frame, a)
    if kind == BIDDING or kind == GARRISON or kind == OPENING:
        return preliminaries.refuse(s, frame, a)
    return orders.refuse(s, frame, a)


def perform(s: Position, frame: Frame, side: i64, a: Action) -> None:
    """`side` is the side that acts, in a bid the seat."""
    kind = frame.kind
    if kind == MOVE or kind == WALK:
        movement.perform(s, frame, a)
    elif kind == COMBAT or kind == BATTLE or kind == LOSSES:
        combat.perform(s, frame, a)
    elif kind == AIR:
        luftwaffe.perform(s, frame, a)
    elif kind == RETREATS or kind == OVERFLOW:
        retreat.perform(s, frame, a)
    elif kind == ADVANCES:
        advance.perform(s, frame, a)
    elif kind == CHOICE or kind == CUP or kind == STOP_ORDER:
        chits.perform(s, frame, side, a)
    elif kind == RELOCATION:
        headquarters.perform(s, frame, a)
    elif kind == ARRIVALS or kind == PARACHUTE or kind == PURCHASE:
        reinforcements.perform(s, frame, a)
    elif kind == NEGOTIATION:
        negotiation.perform(s, frame, a)
    elif kind == BIDDING or kind == GARRISON or kind == OPENING:
        preliminaries.perform(s, frame, side, a)
    else:
        orders.perform(s, frame, a)
