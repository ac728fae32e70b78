"""A gentle opponent for a first game: it plays sensibly, but not always its best choice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.bots.base import Bot
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Action, Game, State

BEST: Final = 3  # of so many best actions it takes one


class GentleBot(Bot):
    """Choose one of the best actions that do the same kind of thing as the very best one: the right idea, but not
    always the right place or target."""

    def __init__(self, game: Game, seed: str) -> None:
        self.game = game
        self.dice = Dice(f"gentle bot {seed}")

    def choose(self, state: State, seat: i64) -> Action:
        actions = state.actions(seat)
        if len(actions) == 1:
            return actions[0]
        ranked: list[tuple[int, int]] = []
        for i in range(len(actions)):
            ranked.append((-int(self.game.worth(state, seat, actions[i])), i))
        ranked.sort()
        best = actions[ranked[0][1]]
        alike = [actions[i] for _, i in ranked if actions[i].verb == best.verb][:BEST]
        return alike[self.dice.below(len(alike), "bot")]
