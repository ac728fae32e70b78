"""What a bot is, how it is driven, and how it is called by name."""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64, mypyc_attr

from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Action, Game, State

LEVELS: Final = "random, greedy, search, search:ITERATIONS, search:SECONDSs"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who chooses. What it is given is a resampled state: it could not tell it from the real one, and what it
    does with it (play it on, resample it again) changes nothing on the table."""

    def choose(self, state: State, seat: i64) -> Action:
        raise NotImplementedError

    def patience(self) -> float:
        """Seconds that it thinks where it has a choice, if that is long enough to be noticed. Where it has none it
        answers at once: who must not learn which of the two it was is told the answer no sooner."""
        return 0.0


class Unhurried(Bot):
    """Another bot that takes as long over an answer without a choice as over one with, while something is hidden from
    anybody else: for play against people."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, state: State, seat: i64) -> Action:
        ends = time.monotonic() + self.bot.patience()
        action = self.bot.choose(state, seat)
        if hides_from_others(state, seat):
            time.sleep(max(0.0, ends - time.monotonic()))
        return action

    def patience(self) -> float:
        return self.bot.patience()


def hides_from_others(state: State, seat: i64) -> bool:
    """There is something that somebody in another seat does not know."""
    for other in range(len(state.seats())):
        if other != seat and state.hides(other):
            return True
    return False


def drive(real: State, seat: i64, bot: Bot, dice: Dice) -> Action:
    """The bot's choice for this seat. The real state never reaches the bot; `dice` are those of its imagination."""
    return bot.choose(real.resample(seat, dice), seat)


def make_bot(name: str, game: Game, seed: str) -> Bot:
    """The bot of that name: one of LEVELS. The same seed gives the same play (not so with a limit in seconds)."""
    from caposaldo.bots.greedy import GreedyBot
    from caposaldo.bots.random_bot import RandomBot
    from caposaldo.bots.search import DEFAULT_SECONDS, SearchBot

    kind, _, level = name.partition(":")
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(game, seed)
    if name == "search":
        return SearchBot(game, seed, 0, DEFAULT_SECONDS)
    if kind == "search" and level.isdecimal() and int(level) > 0:
        return SearchBot(game, seed, int(level), 0.0)
    if kind == "search" and level.endswith("s"):
        return SearchBot(game, seed, 0, seconds_of(level[:-1], name))
    raise ValueError(f"unknown bot {name!r}; known: {LEVELS}")


def seconds_of(text: str, name: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= 60.0:
        raise ValueError(f"{name!r}: the limit is a number of seconds up to 60, as in search:0.5s")
    return seconds


def best_of(game: Game, state: State, seat: i64, actions: list[Action], dice: Dice) -> Action:
    """The action of highest worth; equals are drawn among."""
    best = actions[0]
    if len(actions) == 1:
        return best
    top = game.worth(state, seat, best)
    equals: i64 = 1
    for action in actions[1:]:
        worth = game.worth(state, seat, action)
        if worth > top:
            best = action
            top = worth
            equals = 1
        elif worth == top:
            equals += 1
            if dice.below(equals, "bot") == 0:
                best = action
    return best
