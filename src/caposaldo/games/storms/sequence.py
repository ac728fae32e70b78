"""The sequence of play (2.0 to 2.4), readable from top to bottom.

The stack of the state holds what is pending. At its bottom is the round; a turn, an action, an attack and its rolls lie
on top of it.
"""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.storms.position import (
    ARRIVALS,
    END_OF_ROUND,
    FOR_AP,
    FOR_ATTACK,
    FOR_CAP,
    FOR_DETECTION,
    FOR_INITIATIVE,
    FOR_RECOVERY,
    INITIATIVE,
    PLAY,
    PLOTTING,
    REFRESH,
    SET_UP,
    STRIKES,
    Decision,
    Position,
)
from caposaldo.games.storms.rules import (
    action_points,
    artillery,
    cards,
    deployment,
    fire,
    hidden_units,
    recovery,
    rounds,
)
from caposaldo.games.storms.rules.artillery import Plot
from caposaldo.games.storms.rules.deployment import Conceal, Deploy
from caposaldo.games.storms.rules.events import Reinforce
from caposaldo.games.storms.rules.facing import Look
from caposaldo.games.storms.rules.fire import Attack
from caposaldo.games.storms.rules.player_turn import Choose
from caposaldo.games.storms.rules.rolls import Roll


def begin(s: Position) -> None:
    """One side sets up, then the other, then both hide units; then the first round (1.0)."""
    s.push(Round())
    s.push(Conceal())
    s.push(Deploy(1 - s.setup.first_to_set_up))
    s.push(Deploy(s.setup.first_to_set_up))
    deployment.deal(s)


class Round(Decision):
    """The sequence before a round, step by step, then turns until two passes in a row (2.0, 2.2, 2.3)."""

    def waits(self, s: Position) -> bool:
        return False

    def run_on(self, s: Position) -> bool:
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
            s.push(Choose())
        elif s.passes >= 2:
            s.phase = END_OF_ROUND
            rounds.end(s)
        else:
            s.push(Choose())
        return True


def conclude_roll(s: Position, side: i64, purpose: i64, unit: i64, total: i64) -> None:
    """A roll has been made: the chapter it was for draws the result."""
    if purpose == FOR_ATTACK:
        fire.conclude(s, unit, total)
    elif purpose == FOR_RECOVERY:
        recovery.conclude(s, unit, total)
    elif purpose == FOR_DETECTION:
        hidden_units.conclude(s, unit, total)
    elif purpose == FOR_INITIATIVE:
        rounds.conclude(s, side, total)
    elif purpose == FOR_AP:
        action_points.fill_pool(s, side, unit, total)
    elif purpose == FOR_CAP:
        cards.add_cap(s, side, total)
    else:
        cards.shoot_cap(s, side, total)


def check_stack(s: Position) -> None:
    """Raise ValueError if the restored decisions cannot be pending together."""
    for i in range(len(s.stack)):
        decision = s.stack[i]
        if (i == 0) != isinstance(decision, Round):
            raise ValueError("stack: expected the round below and only there")
        if isinstance(decision, Roll) and decision.purpose == FOR_ATTACK and not isinstance(s.stack[i - 1], Attack):
            raise ValueError(f"stack[{i}]: expected an attack below its roll")
    check_top(s)


def check_top(s: Position) -> None:
    top = s.top()
    assert isinstance(top, Decision)
    if not top.waits(s):
        raise ValueError("stack: expected a decision on top")
    if s.phase == SET_UP and not isinstance(top, (Deploy, Conceal, Plot, Look, Reinforce)):
        raise ValueError("stack: expected a decision of the set-up before the first round")
    if s.phase != SET_UP and isinstance(top, (Deploy, Conceal)):
        raise ValueError("stack: the set-up is over")
    if isinstance(top, Reinforce) and s.phase != SET_UP and s.phase != REFRESH:
        raise ValueError("stack: events come when cards are drawn")
    if s.phase == END_OF_ROUND:
        raise ValueError("phase: nothing is decided at the end of a round")
