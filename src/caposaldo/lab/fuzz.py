"""Random games with every conformance check on (lab/checks). Every finding can be reproduced."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from caposaldo.kernel import registry
from caposaldo.lab.checks import play_checked
from caposaldo.lab.pool import run_jobs
from caposaldo.lab.report import KINDS, Report
from caposaldo.lab.simulate import seed_of


class FuzzGame(NamedTuple):
    """A game to play: its number in the run gives its seed."""

    game: str
    scenario: str
    number: int


def games_in_turn(game: str, scenarios: list[str], games: int, first: int = 0) -> list[FuzzGame]:
    """Return a number of games, in which the scenarios take turns."""
    return [FuzzGame(game, scenarios[n % len(scenarios)], n) for n in range(first, first + games)]


def games_of_all(games: int) -> list[FuzzGame]:
    """Return a number of games of every scenario of every game."""
    known = registry.games()
    return [FuzzGame(game.id, name, n) for game in known for name in game.scenarios() for n in range(games)]


def play_some(options: dict[str, str], seed: str, games: list[FuzzGame]) -> dict[str, Report]:
    reports: dict[str, Report] = {}
    for id, scenario, number in games:
        report = play_checked(registry.game(id), scenario, options, seed_of(seed, number))
        reports.setdefault(id, Report()).add(report)
    return reports


def fuzz(
    games: list[FuzzGame], options: dict[str, str], seed: str, jobs: int, progress: Callable[[int], None]
) -> dict[str, Report]:
    """Play the games; return a report for each game id. `progress` gets the number of games that have ended."""
    reports = {game.game: Report() for game in games}
    for part in run_jobs(partial(play_some, options, seed), games, jobs):
        for id, report in part.items():
            reports[id].add(report)
            progress(report.games)
    for report in reports.values():
        report.findings.sort(key=lambda finding: (finding.seed, finding.scenario, finding.decision))
    return reports


def report_data(game: str, seed: str, report: Report) -> dict[str, object]:
    """Return the report of a game as JSON-able data: counts, content that no game has used, and findings."""
    counts = {name: getattr(report, name) for name in ("games", "decisions", *KINDS.values())}
    return {
        "game": game,
        "seed": seed,
        **counts,
        "untouched": report.untouched(registry.game(game)),
        "findings": [dataclasses.asdict(finding) for finding in report.findings],
    }
