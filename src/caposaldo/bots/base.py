"""The base class of bots, and how they are made and driven."""

from __future__ import annotations

import time
from typing import Final

from mypy_extensions import i64, mypyc_attr

from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Action, Game, State
from caposaldo.kernel.names import UnknownName

NAMES: Final = ["random", "gentle", "greedy", "search"]
LEVELS: Final = "random, gentle, greedy, search, search:ITERATIONS, search:SECONDSs"


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Choose actions for one seat. The state is resampled, so a bot never sees hidden information and may change it."""

    def choose(self, state: State, seat: i64) -> Action:
        raise NotImplementedError

    def seconds_per_choice(self) -> float:
        """Return how long the bot thinks over a choice, or 0 if that is too short to notice. Without a choice it
        answers at once; callers delay such an answer where others must not learn that there was no choice."""
        return 0.0


class SteadyBot(Bot):
    """Wrap another bot for play against people: while something is hidden from another seat, an answer without a choice
    takes as long as one with a choice."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot

    def choose(self, state: State, seat: i64) -> Action:
        ends = time.monotonic() + self.bot.seconds_per_choice()
        action = self.bot.choose(state, seat)
        if hides_from_others(state, seat):
            time.sleep(max(0.0, ends - time.monotonic()))
        return action

    def seconds_per_choice(self) -> float:
        return self.bot.seconds_per_choice()


def hides_from_others(state: State, seat: i64) -> bool:
    """Something is hidden from another seat."""
    for other in range(len(state.seats())):
        if other != seat and state.hides(other):
            return True
    return False


def drive(real: State, seat: i64, bot: Bot, dice: Dice) -> Action:
    """Return the bot's choice for this seat. The bot gets a state that is resampled with `dice`, never the real one."""
    return bot.choose(real.resample(seat, dice), seat)


def make_bot(name: str, game: Game, seed: str) -> Bot:
    """Return the bot with this name (see LEVELS). The same seed gives the same play, except with a time limit."""
    from caposaldo.bots.gentle import GentleBot
    from caposaldo.bots.greedy import GreedyBot
    from caposaldo.bots.random_bot import RandomBot
    from caposaldo.bots.search import DEFAULT_SECONDS, SearchBot

    kind, _, level = name.partition(":")
    if name == "random":
        return RandomBot(seed)
    if name == "gentle":
        return GentleBot(game, seed)
    if name == "greedy":
        return GreedyBot(game, seed)
    if name == "search":
        return SearchBot(game, seed, 0, DEFAULT_SECONDS)
    if kind == "search" and level.isdecimal() and int(level) > 0:
        return SearchBot(game, seed, int(level), 0.0)
    if kind == "search" and level.endswith("s"):
        return SearchBot(game, seed, 0, seconds_of(level[:-1], name))
    raise UnknownName("bot", name, NAMES, LEVELS)


def seconds_of(text: str, name: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= 60.0:
        raise ValueError(f"{name!r}: the limit is a number of seconds up to 60, as in search:0.5s")
    return seconds


def best_of(game: Game, state: State, seat: i64, actions: list[Action], dice: Dice) -> Action:
    """Return the action of highest worth; a random one of equals."""
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
