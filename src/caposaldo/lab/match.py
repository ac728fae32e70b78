"""One game between bots. Everything in it is a function of its seed."""

from __future__ import annotations

from typing import NamedTuple

from caposaldo.bots.base import Bot, drive, make_bot
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Game, State

# Far above what a game of ours takes: a game that goes on for longer has a bug.
DECISION_LIMIT = 200_000


class Match(NamedTuple):
    """How a game ended: the seats that won (none: a draw) and how many decisions it took."""

    winners: list[int]
    decisions: int


class Players:
    """A bot for each seat, each with dice of its own, so that nobody's choices depend on somebody else's."""

    def __init__(self, game: Game, names: list[str], seed: str) -> None:
        self.bots: list[Bot] = [make_bot(name, game, f"{seed}/bot/{seat}") for seat, name in enumerate(names)]
        self.eyes = [Dice(f"{seed}/eyes/{seat}") for seat in range(len(names))]

    def decide(self, state: State) -> None:
        seat = state.waiting()[0]
        state.do(seat, drive(state, seat, self.bots[seat], self.eyes[seat]))


def play_match(game: Game, scenario: str, options: dict[str, str], seed: str, bots: list[str]) -> Match:
    """Play a game to its end. `bots` has a name for each seat."""
    state = game.start(scenario, options, seed)
    state.quiet()
    players = Players(game, bots, seed)
    decisions = 0
    outcome = state.outcome()
    while outcome is None:
        players.decide(state)
        decisions += 1
        if decisions > DECISION_LIMIT:
            raise RuntimeError(f"{game.id} {scenario} seed {seed}: no end after {DECISION_LIMIT} decisions")
        outcome = state.outcome()
    return Match(list(outcome.winners), decisions)


def seat_bots(seats: list[str], chosen: dict[str, str], default: str) -> list[str]:
    """The bot of each seat, from {seat name: bot}. Raises ValueError for a seat that the scenario does not have."""
    for name in chosen:
        if name not in seats:
            raise ValueError(f"no seat '{name}' here: the seats are {', '.join(seats)}")
    return [chosen.get(name, default) for name in seats]
