"""Play every scenario many times between equal bots and print a table of who wins.

    python scripts/balance.py [GAME ...] [--scenario ID ...] [--games 200] [--jobs 1] [--bot greedy] [--seed balance]
                              [--option NAME=VALUE ...]

Without GAME all games are played, without --scenario all scenarios of each. The table is Markdown; each line is printed
when its games are over. A side's share is its wins and half of the draws; the share of the first side is given with its
standard error. A scenario is balanced if that share is from 35% to 65%; exit code 1 if one is not. The same seed
plays the same games, however many processes there are. Use the compiled rules: 200 games of a long scenario take
minutes even so.
"""

from __future__ import annotations

import argparse
import math
import sys
from typing import NamedTuple

from caposaldo.kernel import registry
from caposaldo.kernel.game import Game
from caposaldo.lab.simulate import Plan, play_all

LEAST, MOST = 35.0, 65.0  # per cent
HEAD = ["game", "scenario", "sides", "wins", "draws", "share", "decisions", ""]


class Row(NamedTuple):
    """What came of the games of one scenario. `sides`: a seat of each side, by name; `wins` in the same order."""

    game: str
    scenario: str
    sides: list[str]
    wins: list[int]
    draws: int
    games: int
    decisions: int

    @property
    def share(self) -> float:
        """Per cent of the games that the first side has won; a draw is half a win."""
        return 100 * (self.wins[0] + self.draws / 2) / self.games

    @property
    def error(self) -> float:
        """The standard error of the share, in per cent points."""
        share = self.share / 100
        square = (self.wins[0] + self.draws / 4) / self.games - share * share
        return 100 * math.sqrt(max(0.0, square) / self.games)

    @property
    def balanced(self) -> bool:
        return LEAST <= self.share <= MOST

    def cells(self) -> list[str]:
        return [
            self.game,
            self.scenario,
            " / ".join(self.sides),
            " / ".join(map(str, self.wins)),
            str(self.draws),
            f"{self.share:.0f}% ± {self.error:.0f}",
            f"{self.decisions / self.games:.0f}",
            "" if self.balanced else "not balanced",
        ]


def measured(game: Game, scenario: str, options: dict[str, str], seed: str, bot: str, games: int, jobs: int) -> Row:
    """Play the games of one scenario."""
    state = game.start(scenario, options, seed)
    names = state.seats()
    seats = {int(state.side_of(seat)): seat for seat in reversed(range(len(names)))}
    tally = play_all(Plan(game.id, scenario, options, seed, [bot] * len(names)), games, jobs)
    firsts = [seats[side] for side in sorted(seats)]
    wins = [tally.wins[seat] for seat in firsts]
    sides = [names[seat] for seat in firsts]
    return Row(game.id, scenario, sides, wins, tally.draws, tally.games, tally.decisions)


def line(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


def wanted(games: list[str], scenarios: list[str]) -> list[tuple[Game, str]]:
    """Return the scenarios to play. Raise ValueError for one that no game has."""
    found = [(registry.game(id), name) for id in games for name in registry.game(id).scenarios()]
    unknown = set(scenarios) - {name for _, name in found}
    if unknown:
        raise ValueError(f"no such scenario: {', '.join(sorted(unknown))}")
    return [(game, name) for game, name in found if not scenarios or name in scenarios]


def options_of(pairs: list[str]) -> dict[str, str]:
    found = {name: value for name, sign, value in (pair.partition("=") for pair in pairs) if sign}
    if len(found) != len(pairs):
        raise ValueError("an option is written NAME=VALUE, and named once")
    return found


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", nargs="*")
    parser.add_argument("--scenario", action="append", default=[])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", default="balance")
    parser.add_argument("--option", action="append", default=[])
    given = parser.parse_args(words)
    try:
        chosen = wanted(given.game or [game.id for game in registry.games()], given.scenario)
        options = options_of(given.option)
        if given.games < 1:
            raise ValueError("--games must be at least 1")
    except ValueError as error:
        parser.error(str(error))
    print(line(HEAD), line(["---"] * len(HEAD)), sep="\n", flush=True)
    rows = []
    for game, name in chosen:
        rows.append(measured(game, name, options, given.seed, given.bot, given.games, given.jobs))
        print(line(rows[-1].cells()), flush=True)
    return 0 if all(row.balanced for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
