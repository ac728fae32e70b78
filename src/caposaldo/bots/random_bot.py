"""A bot that takes a random action."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.bots.base import Bot
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Action, State


class RandomBot(Bot):
    """Choose among all actions with equal probability."""

    def __init__(self, seed: str) -> None:
        self.dice = Dice(f"random bot {seed}")

    def choose(self, state: State, seat: i64) -> Action:
        actions = state.actions(seat)
        return actions[self.dice.below(len(actions), "bot")]
