"""A bot that takes the best-looking action."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.bots.base import Bot, best_of
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Action, Game, State


class GreedyBot(Bot):
    """Choose the action of highest worth, without looking ahead."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.dice = Dice(f"greedy bot {seed}")

    def choose(self, state: State, seat: i64) -> Action:
        return best_of(self.game, state, seat, state.actions(seat), self.dice)
