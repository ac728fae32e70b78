"""One game between bots, determined by its seed."""

from __future__ import annotations

from typing import NamedTuple

from caposaldo.bots.base import Bot, drive, make_bot
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Game, State
from caposaldo.kernel.names import UnknownName

# Far above what any game takes: a longer one has a bug.
DECISION_LIMIT = 200_000


class Match(NamedTuple):
    """The winning seats (none: a draw) and the number of decisions."""

    winners: list[int]
    decisions: int


class Players:
    """A bot for each seat, each with its own dice, so that no bot's choices depend on another's."""

    def __init__(self, game: Game, names: list[str], seed: str) -> None:
        self.bots: list[Bot] = [make_bot(name, game, f"{seed}/bot/{seat}") for seat, name in enumerate(names)]
        self.resample_dice = [Dice(f"{seed}/eyes/{seat}") for seat in range(len(names))]

    def decide(self, state: State) -> None:
        seat = state.waiting()[0]
        state.do(seat, drive(state, seat, self.bots[seat], self.resample_dice[seat]))


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
    """Return the bot of each seat, from {seat name: bot}. Raise ValueError for an unknown seat."""
    for name in chosen:
        if name not in seats:
            raise UnknownName("seat", name, seats)
    return [chosen.get(name, default) for name in seats]
