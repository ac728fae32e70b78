"""Playing the tiny game in tests: from a list of decisions, or by a chooser that is always the same."""

from __future__ import annotations

from caposaldo.kernel import registry
from caposaldo.kernel.record import read_decision
from caposaldo.kernel.session import Session


def session(seed: str = "7", scenario: str = "skirmish", committed: bool = False) -> Session:
    return Session.start("tiny", scenario, {}, seed, {"red": "random"}, committed)


# A whole skirmish; with seed 7 blue wins it.
WHOLE_GAME = ["0 bid 3", "1 bid 1", "1 seal", "seal", "pass"]
WHOLE_GAME += ["1 bid 2", "0 bid 1", "0 seal", "seal", "aim", "aim", "roll"]


def decide(s: Session, *decisions: str) -> Session:
    """Each decision as it would stand in a record."""
    for text in decisions:
        s.play(*read_decision(s.state, text))
    return s


def play_on(s: Session, decisions: int = 1000, step: int = 5) -> Session:
    """Play on with a fixed choice of actions, to the end or for a number of decisions."""
    number = 0
    while s.state.waiting() and number < decisions:
        waiting = s.state.waiting()
        seat = waiting[number * step // 3 % len(waiting)]
        actions = s.state.actions(seat)
        s.play(seat, actions[number * step % len(actions)])
        number += 1
    return s


def opening(game_id: str, decisions: int = 60) -> Session:
    """The first decisions of the first scenario of any game, always the same."""
    return play_on(Session.start(game_id, registry.game(game_id).scenarios()[0], {}, "7"), decisions)
