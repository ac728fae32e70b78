"""The sequence of play (3.1 to 4.6), readable from top to bottom.

The stack of the position holds what is pending. Its bottom is the player turn; actions, attacks and the questions they
raise lie on top of it.
"""

from __future__ import annotations

from caposaldo.games.upfront.position import (
    ACTING,
    ANSWERING,
    CHARGING,
    DISCARDING,
    ENDING,
    EXECUTING,
    FORMING,
    LAYING,
    REFILLING,
    Position,
)
from caposaldo.games.upfront.rules import berserk_charge, enemy_terrain, executions, player_turn, preparation, victory
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.decision import Decision
from caposaldo.games.upfront.rules.player_turn import Discard, Refill
from caposaldo.games.upfront.rules.preparation import Form, Lay


def begin(s: Position) -> None:
    """Start the game: groups of the first player, then of the second, then hands are dealt and terrain is laid (3.2 to
    3.6)."""
    first = s.setup.first_player
    s.push(Turn())
    s.push(Form(1 - first))
    s.push(Form(first))


class Turn(Decision):
    """The bottom of the stack: one step of the game, or of a player turn, after the other (4.2 to 4.6)."""

    def run_on(self, s: Position) -> bool:
        if not victory.ends_by_clock(s):
            next_step(s)
        return True


def next_step(s: Position) -> None:
    step = s.step
    if step == FORMING:
        s.step = LAYING
        preparation.deal(s)
        s.push(Lay(s.setup.first_player))
    elif step == LAYING or step == ENDING:
        if step == LAYING:
            preparation.fill_up(s)
        s.step = ANSWERING
        player_turn.begin(s)
        enemy_terrain.ask(s)
    elif step == ANSWERING:
        s.step = CHARGING
        berserk_charge.begin(s)
    elif step == CHARGING:
        s.step = ACTING
        s.push(Act())
    elif step == ACTING:
        s.step = DISCARDING
        s.push(Discard())
    elif step == DISCARDING:
        s.step = REFILLING
        s.push(Refill())
    elif step == REFILLING:
        s.step = EXECUTING
        executions.begin(s)
    else:
        s.step = ENDING
        player_turn.finish(s)
