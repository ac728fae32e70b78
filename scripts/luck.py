"""Play many games between bots and show how lucky the dice were: no side should be, over many games.

    python scripts/luck.py GAME [--games 1000] [--scenario ID ...] [--jobs 1] [--bot greedy]

The games are spread over all scenarios, or over those that are named. One line for each scenario and one for all: how
many lucks were counted (one for each side of a game that rolled), their mean and their standard deviation. Exit code 1
if the mean of all is not within 0.05 of 0 or the deviation not within 0.1 of 1.
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from statistics import mean, stdev
from typing import NamedTuple

from caposaldo.kernel import registry
from caposaldo.lab.match import Players
from caposaldo.lab.pool import run_jobs
from caposaldo.lab.simulate import seed_of
from caposaldo.lab.story import luck_of, shot_of

MEAN, DEVIATION = 0.05, 0.1


class Rolled(NamedTuple):
    """The luck of a side in one game."""

    scenario: str
    score: float
    rolls: int


def luck_of_game(game: str, scenario: str, seed: str, bot: str) -> list[Rolled]:
    found = registry.game(game)
    state = found.start(scenario, {}, seed)
    state.quiet()
    state.rolls = []
    players = Players(found, [bot] * len(state.seats()), seed)
    while state.outcome() is None:
        players.decide(state)
    shots = [shot_of(roll, 1, 0) for roll in state.rolls]
    lucks = [luck_of(side, shots) for side in sorted({shot.side for shot in shots})]
    return [Rolled(scenario, luck.score, luck.rolls) for luck in lucks if luck.rolls > 0]


def play_some(game: str, scenarios: list[str], bot: str, numbers: list[int]) -> list[Rolled]:
    found: list[Rolled] = []
    for number in numbers:
        found += luck_of_game(game, scenarios[number % len(scenarios)], seed_of("luck", number), bot)
    return found


def line(name: str, found: list[Rolled]) -> str:
    scores, rolls = [one.score for one in found], sum(one.rolls for one in found)
    if len(scores) < 2:
        return f"{name:24} {len(scores):6}"
    return f"{name:24} {len(scores):6} {rolls:8} {mean(scores):+8.3f} {stdev(scores):8.3f}"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game", choices=[game.id for game in registry.games()])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--scenario", action="append", default=[])
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--bot", default="greedy")
    given = parser.parse_args()
    scenarios = given.scenario or list(registry.game(given.game).scenarios())
    found: list[Rolled] = []
    for part in run_jobs(partial(play_some, given.game, scenarios, given.bot), list(range(given.games)), given.jobs):
        found += part
    print(f"{'scenario':24} {'lucks':>6} {'rolls':>8} {'mean':>8} {'dev.':>8}")
    for scenario in scenarios:
        print(line(scenario, [one for one in found if one.scenario == scenario]))
    print(line(f"{given.game}, {given.games} games", found))
    scores = [one.score for one in found]
    return 0 if abs(mean(scores)) <= MEAN and abs(stdev(scores) - 1) <= DEVIATION else 1


if __name__ == "__main__":
    sys.exit(main())
