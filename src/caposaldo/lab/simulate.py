"""Many games between bots: who wins, and how long it takes."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from caposaldo.kernel import registry
from caposaldo.lab.match import play_match
from caposaldo.lab.pool import run_jobs


class Plan(NamedTuple):
    """What to simulate; it is sent to the worker processes."""

    game: str
    scenario: str
    options: dict[str, str]
    seed: str
    bots: list[str]


class Tally(NamedTuple):
    """Sums over a number of games: wins of each seat, draws, decisions."""

    games: int
    wins: list[int]
    draws: int
    decisions: int


def seed_of(seed: str, number: int) -> str:
    """Return the seed of a game of a run; it also works with `caposaldo play --seed`."""
    return f"{seed}-{number}"


def play_some(plan: Plan, numbers: list[int]) -> Tally:
    game = registry.game(plan.game)
    wins = [0 for _ in plan.bots]
    draws = 0
    decisions = 0
    for number in numbers:
        match = play_match(game, plan.scenario, plan.options, seed_of(plan.seed, number), plan.bots)
        decisions += match.decisions
        draws += not match.winners
        for seat in match.winners:
            wins[seat] += 1
    return Tally(len(numbers), wins, draws, decisions)


def add(a: Tally, b: Tally) -> Tally:
    wins = [x + y for x, y in zip(a.wins, b.wins, strict=True)]
    return Tally(a.games + b.games, wins, a.draws + b.draws, a.decisions + b.decisions)


def play_all(plan: Plan, games: int, jobs: int, progress: Callable[[int], None] = lambda _: None) -> Tally:
    """Play the games and return their sums. `progress` gets the number of games that have ended."""
    tally = Tally(0, [0 for _ in plan.bots], 0, 0)
    for part in run_jobs(partial(play_some, plan), list(range(games)), jobs):
        tally = add(tally, part)
        progress(part.games)
    return tally


def simulate(plan: Plan, games: int, jobs: int, progress: Callable[[int], None]) -> dict[str, object]:
    """Play the games and return a report. `progress` gets the number of games that have ended."""
    seats = registry.game(plan.game).start(plan.scenario, plan.options, plan.seed).seats()
    began = time.perf_counter()
    tally = play_all(plan, games, jobs, progress)
    return report(plan, seats, tally, time.perf_counter() - began)


def report(plan: Plan, seats: list[str], tally: Tally, seconds: float) -> dict[str, object]:
    return {
        "game": plan.game,
        "scenario": plan.scenario,
        "seed": plan.seed,
        "seats": dict(zip(seats, plan.bots, strict=True)),
        "games": tally.games,
        "wins": dict(zip(seats, tally.wins, strict=True)),
        "draws": tally.draws,
        "decisions": tally.decisions,
        "mean_decisions": round(tally.decisions / tally.games, 1),
        "seconds": round(seconds, 3),
        "decisions_per_s": round(tally.decisions / seconds) if seconds > 0 else 0,
    }
