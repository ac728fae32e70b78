"""The sequence of play (4.0 to 4.4), readable from top to bottom.

The stack of the state holds what is pending. At its bottom is the turn; chits, activations, segments and combats lie on
top of it.
"""

from __future__ import annotations

from caposaldo.games.traces.position import (
    ACTION,
    END_OF_TURN,
    LUFTWAFFE,
    SELECTION,
    SET_UP,
    Position,
)
from caposaldo.games.traces.rules import chits, control, luftwaffe, preliminaries, victory
from caposaldo.games.traces.rules.decision import Decision


def begin(s: Position) -> None:
    """Bids for the sides, then the garrisons, then the first turn."""
    s.push(Turn())
    s.push(preliminaries.Garrison())
    if s.setup.bidding:
        s.push(preliminaries.Bidding())


class Turn(Decision):
    """The sequence of play itself: nothing else is pending."""

    def run_on(self, s: Position) -> bool:
        next_step(s)
        return True


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
        preliminaries.begin_opening_attack(s)
