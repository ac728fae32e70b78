"""The sequence of play (3.1 to 4.6), readable from top to bottom.

The stack of the position holds what is pending. Its bottom frame is the player turn; actions, attacks and the questions
they raise lie on top of it. After every decision `run_on` does what needs no decision, until one does.
"""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront.decisions import legal
from caposaldo.games.upfront.position import Position
from caposaldo.games.upfront.rules import (
    attempts,
    berserk_charge,
    close_combat,
    concealment,
    enemy_terrain,
    executions,
    fights,
    infiltration,
    minefields,
    ordnance,
    overrun,
    player_turn,
    preparation,
    rally,
    resolution,
    snipers,
    victory,
)
from caposaldo.kernel.frames import Frame


# ---------------------------------------------------------------- the sequence of play
def begin(s: Position) -> None:
    """Groups of the first player, then of the second, then hands are dealt and terrain is laid (3.2 to 3.6)."""
    first = s.setup.first_player
    s.push(Frame(st.TURN))
    s.push(Frame(st.FORM, 1 - first))
    s.push(Frame(st.FORM, first))


def next_step(s: Position) -> None:
    """One step of the game, or of a player turn (4.2 to 4.6)."""
    step = s.step
    if step == st.FORMING:
        s.step = st.LAYING
        preparation.deal(s)
        s.push(Frame(st.LAY, s.setup.first_player))
    elif step == st.LAYING or step == st.ENDING:
        if step == st.LAYING:
            preparation.fill_up(s)
        s.step = st.ANSWERING
        player_turn.begin(s)
        enemy_terrain.ask(s)
    elif step == st.ANSWERING:
        s.step = st.CHARGING
        berserk_charge.begin(s)
    elif step == st.CHARGING:
        s.step = st.ACTING
        s.push(Frame(st.ACT))
    elif step == st.ACTING:
        s.step = st.DISCARDING
        s.push(Frame(st.DISCARD))
    elif step == st.DISCARDING:
        s.step = st.REFILLING
        s.push(Frame(st.REFILL))
    elif step == st.REFILLING:
        s.step = st.EXECUTING
        executions.begin_executions(s)
    else:
        s.step = st.ENDING
        player_turn.finish(s)


def run_on(s: Position) -> None:
    while s.result is None:
        frame = s.top()
        if at_rest(frame.kind) and s.time_up == 1:
            victory.time_is_up(s)
        elif frame.kind == st.TURN:
            next_step(s)
        elif not goes_on(s, frame):
            return
        s.options = None


def at_rest(kind: i64) -> bool:
    """Nothing is being resolved: here the game may end by its clock (16.3)."""
    return kind in (st.TURN, st.CHARGE_AT, st.ACT, st.DISCARD, st.REFILL, st.EXECUTE)


def goes_on(s: Position, frame: Frame) -> bool:
    """What needs no decision is done; False if one is awaited. A pause must tell nothing: whether a question is asked
    depends on what everybody knows."""
    kind = frame.kind
    if kind == st.ATTACK:
        return resolution.go_on(s, frame)
    if kind == st.INFILTRATION:
        return infiltration.go_on(s, frame)
    if kind == st.ENTERING:
        return close_combat.go_on(s, frame)
    if kind == st.FIGHTS or kind == st.FIGHT or kind == st.CREW_FALLS:
        return fights.go_on(s, frame)
    if kind == st.SNIPE:
        return snipers.go_on(s, frame)
    if kind == st.MINES:
        return minefields.go_on(s, frame)
    if kind == st.SHOT:
        return ordnance.go_on(s, frame)
    if kind == st.OVERRUN:
        return overrun.go_on(s, frame)
    if kind == st.EXECUTE:
        return executions.go_on(s, frame)
    if kind == st.CONCEAL:
        return concealment.passes_over(s, frame)
    if kind == st.SAVE or kind == st.RETRY:
        return rally.passes_over(s, frame)
    if kind == st.LAY:
        return preparation.passes_over(s, frame)
    if kind == st.TRYING:
        return attempts.passes_over(s, frame)
    if kind == st.REFILL:
        return player_turn.passes_over(s, frame)
    if kind in (st.RALLYING, st.CHARGE_AT, st.SPOILS, st.SEIZE, st.REDIRECT, st.RENORMALISE) and len(legal(s)) == 0:
        s.pop()
        return True
    return False
