"""The sequence of play (2.0 to 2.4), readable from top to bottom.

The stack of the state holds what is pending. Its bottom frame is the round; a turn, an action, an attack and its rolls
lie on top of it. After every decision `run_on` does what needs no decision, until one does.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.position import (
    ACT,
    ARRIVALS,
    ATTACK,
    BID,
    BOOST,
    CARD_USE,
    CHOOSE,
    CONCEAL,
    DEPLOY,
    DETECT,
    END_ACTION,
    END_OF_ROUND,
    FOR_AP,
    FOR_ATTACK,
    FOR_DETECTION,
    FOR_INITIATIVE,
    FOR_RECOVERY,
    GROUP_GO,
    INITIATIVE,
    LOOK,
    PLAY,
    PLOT,
    PLOTTING,
    REFRESH,
    REINFORCE,
    REROLL,
    ROLLED,
    ROUND,
    SECOND_HEX,
    SET_UP,
    SPOTTER,
    STRIKE,
    STRIKES,
    Position,
)
from caposaldo.games.storms.rules import (
    action_points,
    actions,
    artillery,
    cards,
    deployment,
    end_of_action,
    events,
    facing,
    fire,
    groups,
    hidden_units,
    hits,
    indirect_fire,
    player_turn,
    recovery,
    rolls,
    rounds,
    second_hex,
    veterans,
)
from caposaldo.games.storms.verbs import (
    ADD_CAP,
    AIM,
    BOOST_BY,
    CONFIRM,
    DECLARE,
    EXIT,
    FACE,
    FIRE,
    GO,
    HIDE,
    HIDE_AT,
    JOIN,
    KEEP,
    PASS,
    PICK,
    PLACE,
    PLAY_CARD,
    RECOVER,
    RELEASE,
    SNEAK,
    SPOT,
    STALL,
    TAKE,
    THROW,
    TURN,
    USE,
)
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Refusal

BOTH: Final = 2


# ---------------------------------------------------------------- the sequence of play
def begin(s: Position) -> None:
    """One side sets up, then the other, then both hide units; then the first round (1.0)."""
    s.push(Frame(ROUND))
    s.push(Frame(CONCEAL))
    s.push(Frame(DEPLOY, 1 - s.setup.first_to_set_up))
    s.push(Frame(DEPLOY, s.setup.first_to_set_up))
    deployment.deal(s)


def next_step(s: Position) -> None:
    """The sequence before a round, step by step, then turns until two passes in a row (2.0, 2.2, 2.3)."""
    phase = s.phase
    if phase == SET_UP or phase == END_OF_ROUND:
        s.phase = REFRESH
        rounds.refresh(s)
    elif phase == REFRESH:
        s.phase = PLOTTING
        artillery.begin_plotting(s)
    elif phase == PLOTTING:
        s.phase = STRIKES
        artillery.begin_strikes(s)
    elif phase == STRIKES:
        s.phase = ARRIVALS
        rounds.bring_up(s)
    elif phase == ARRIVALS:
        s.phase = INITIATIVE
        rounds.ask_for_bids(s)
    elif phase == INITIATIVE:
        s.phase = PLAY
        s.push(Frame(CHOOSE))
    elif s.passes >= 2:
        s.phase = END_OF_ROUND
        rounds.end(s)
    else:
        s.push(Frame(CHOOSE))


def run_on(s: Position) -> None:
    while s.result is None:
        frame = s.top()
        if frame.kind == ROUND:
            next_step(s)
        elif frame.kind == END_ACTION:
            end_of_action.end_action(s)
        elif frame.kind == ROLLED:
            s.pop()
            conclude(s, frame)
        elif frame.kind == ATTACK and not fire.asks(s, frame):
            fire.go_on(s, frame)
        elif frame.kind == STRIKE:
            artillery.go_on(s, frame)
        elif frame.kind == DETECT:
            hidden_units.detect(s, frame)
        elif not goes_by_itself(s, frame):
            return
        s.options = None


def conclude(s: Position, frame: Frame) -> None:
    """A roll has been made: the chapter it was for draws the result."""
    purpose = frame.b
    if purpose == FOR_ATTACK:
        fire.conclude(s, frame)
    elif purpose == FOR_RECOVERY:
        recovery.conclude(s, frame)
    elif purpose == FOR_DETECTION:
        hidden_units.conclude(s, frame)
    elif purpose == FOR_INITIATIVE:
        rounds.conclude(s, frame)
    elif purpose == FOR_AP:
        action_points.conclude(s, frame)
    else:
        cards.conclude(s, frame)


def goes_by_itself(s: Position, frame: Frame) -> bool:
    """Frames without a real choice are passed over. It may depend only on what everybody knows: a pause must tell
    nothing."""
    kind = frame.kind
    if kind == CONCEAL or kind == PLOT:
        return deployment.settled(s, frame)
    if kind == REINFORCE:
        return events.settled(s, frame)
    if kind == CARD_USE:
        return hits.pays_alone(s, frame)
    if kind in (DEPLOY, GROUP_GO, SECOND_HEX, LOOK):
        if len(legal(s, decider(s, frame))) == 0:
            s.pop()
            return True
    return False


# ---------------------------------------------------------------- decisions, chapter by chapter
def deciders(s: Position) -> list[int]:
    """Seats that may decide now; a seat is a side."""
    if s.result is not None:
        return []
    side = decider(s, s.top())
    if side == BOTH:
        return [seat for seat in range(2) if s.confirmed[seat] == 0]
    return [int(side)]


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
    if kind == CHOOSE:
        return player_turn.playable(s) if frame.a == 1 else player_turn.options(s) + player_turn.playable(s)
    if kind == ACT:
        return actions.options(s, frame)
    if kind == LOOK:
        return facing.facings(s, frame)
    if kind == BOOST or kind == REROLL:
        return rolls.options(s, frame)
    if kind == GROUP_GO:
        return groups.options(s, frame)
    if kind == ATTACK:
        return fire.card_options(s, frame)
    if kind == SPOTTER:
        return indirect_fire.spotters(s, frame)
    if kind == CARD_USE:
        return veterans.uses(s, frame) if veterans.is_theirs(s, frame) else cards.options(s, frame)
    if kind == SECOND_HEX:
        return second_hex.options(s, frame)
    if kind == BID:
        return rounds.bids(s, frame)
    if kind == PLOT:
        return artillery.plots(s, side)
    if kind == REINFORCE:
        return events.options(s, frame)
    return deployment.options(s, frame, side)


def refuse_in(s: Position, frame: Frame, side: i64, a: Action) -> Refusal | None:
    kind = frame.kind
    if kind == CHOOSE:
        return Refusal("8.3", "st-card-now") if frame.a == 1 and a.kind != PLAY_CARD else player_turn.refuse(s, a)
    if kind == ACT:
        return actions.refuse(s, frame, a)
    if kind == LOOK:
        return facing.refuse_facing(s, frame, a)
    if kind == BOOST or kind == REROLL:
        return rolls.refuse(s, frame, a)
    if kind == GROUP_GO:
        return groups.refuse(s, frame, a)
    if kind == ATTACK:
        return fire.refuse_card(s, frame, a)
    if kind == SPOTTER:
        return indirect_fire.refuse_spotter(s, frame, a)
    if kind == CARD_USE:
        return veterans.refuse_use(s, frame, a) if veterans.is_theirs(s, frame) else cards.refuse(s, frame, a)
    if kind == SECOND_HEX:
        return second_hex.refuse(s, frame, a)
    if kind == BID:
        return rounds.refuse_bid(s, frame, a)
    if kind == PLOT:
        return artillery.refuse_plot(s, side, a)
    if kind == REINFORCE:
        return events.refuse(s, frame, a)
    return deployment.refuse(s, frame, side, a)


def perform(s: Position, frame: Frame, side: i64, a: Action) -> None:
    kind = frame.kind
    if kind == CHOOSE:
        player_turn.perform(s, a)
    elif kind == ACT:
        actions.perform(s, frame, a)
    elif kind == LOOK:
        facing.look(s, frame, a)
    elif kind == BOOST or kind == REROLL:
        rolls.perform(s, frame, a)
    elif kind == GROUP_GO:
        groups.perform(s, frame, a)
    elif kind == ATTACK:
        fire.play_card(s, frame, a)
    elif kind == SPOTTER:
        indirect_fire.spot(s, frame, a)
    elif kind == CARD_USE and veterans.is_theirs(s, frame):
        veterans.use(s, frame, a)
    elif kind == CARD_USE:
        cards.perform(s, frame, a)
    elif kind == SECOND_HEX:
        second_hex.perform(s, frame, a)
    elif kind == BID:
        rounds.bid(s, frame, a)
    elif kind == PLOT:
        artillery.plot(s, side, a)
    elif kind == REINFORCE:
        events.perform(s, a)
    else:
        deployment.perform(s, frame, side, a)


def decider(s: Position, frame: Frame) -> i64:
    """The side that decides in this frame, or BOTH."""
    kind = frame.kind
    if kind == CONCEAL or kind == PLOT:
        return BOTH
    if kind in (DEPLOY, BID, BOOST, REROLL, REINFORCE):
        return frame.a
    if kind == LOOK or kind == SECOND_HEX:
        return s.setup.side[frame.a]
    return s.side


def belongs(kind: i64, verb: i64) -> bool:
    """Whether a verb is an answer to the question of a frame; whether it is a legal one is for the chapters."""
    if kind == CHOOSE:
        return verb in (PASS, STALL, RELEASE, TAKE, PLAY_CARD)
    if kind == ACT:
        return verb in (ADD_CAP, JOIN, GO, SNEAK, FIRE, TURN, RECOVER, HIDE, THROW, EXIT)
    if kind == GROUP_GO:
        return verb == GO or verb == SNEAK or verb == HIDE
    if kind == SECOND_HEX:
        return verb == GO or verb == SNEAK or verb == KEEP
    if kind == LOOK:
        return verb == FACE
    if kind == BOOST:
        return verb == BOOST_BY or verb == USE
    if kind == ATTACK:
        return verb == USE or verb == KEEP
    if kind == REROLL:
        return verb == USE or verb == KEEP
    if kind == SPOTTER:
        return verb == SPOT
    if kind == CARD_USE:
        return verb in (PICK, JOIN, CONFIRM, KEEP)
    if kind == DEPLOY:
        return verb == PLACE or verb == KEEP
    if kind == REINFORCE:
        return verb == PLACE
    if kind == CONCEAL:
        return verb == HIDE_AT or verb == CONFIRM
    if kind == PLOT:
        return verb == AIM or verb == CONFIRM
    return kind == BID and verb == DECLARE
