"""Random play with every conformance check on (lab/checks.py), by the hundred: what it finds can be found again."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from caposaldo.kernel import registry
from caposaldo.lab.checks import play_checked
from caposaldo.lab.pool import work_off
from caposaldo.lab.report import KINDS, Report
from caposaldo.lab.simulate import seed_of


class Plan(NamedTuple):
    """What is to be tried; it travels to the worker processes. Scenarios take turns, game by game; to see one game
    again, begin at its number."""

    game: str
    scenarios: list[str]
    options: dict[str, str]
    seed: str
    first: int = 0


def try_some(plan: Plan, numbers: list[int]) -> Report:
    game = registry.game(plan.game)
    report = Report()
    for number in numbers:
        scenario = plan.scenarios[number % len(plan.scenarios)]
        report.add(play_checked(game, scenario, plan.options, seed_of(plan.seed, number)))
    return report


def fuzz(plan: Plan, games: int, jobs: int, progress: Callable[[int], None]) -> Report:
    """Play the games. `progress` hears how many games have ended since the last time."""
    report = Report()
    for part in work_off(partial(try_some, plan), list(range(plan.first, plan.first + games)), jobs):
        report.add(part)
        progress(part.games)
    report.findings.sort(key=lambda finding: (finding.seed, finding.decision))
    return report


def report_data(plan: Plan, report: Report) -> dict[str, object]:
    """The report as JSON-able data: counts, content that no game touched, and what was found."""
    counts = {name: getattr(report, name) for name in ("games", "decisions", *KINDS.values())}
    return {
        "game": plan.game,
        "seed": plan.seed,
        **counts,
        "untouched": report.untouched(registry.game(plan.game)),
        "findings": [dataclasses.asdict(finding) for finding in report.findings],
    }
