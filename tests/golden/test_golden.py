"""Recorded games replay to the same hash: a change of the rules that nobody meant shows here.

When the rules change on purpose, raise the version of the game and run tests/golden/make.py.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from caposaldo.kernel import record, registry
from caposaldo.kernel.replay import verify

HERE = Path(__file__).parent
GOLDEN = sorted(HERE.glob("*.txt"))
SCENARIOS = [(game.id, scenario) for game in registry.games() for scenario in game.scenarios()]


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
def test_every_scenario_has_a_golden_game(game: str, scenario: str) -> None:
    assert [path for path in GOLDEN if path.name.startswith(f"{game}-{scenario}-")]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_replays_to_the_same_hash(path: Path) -> None:
    read = record.load(str(path))
    verdict = verify(read)
    assert verdict.ok, verdict.say("en")
    assert read.finished()
    assert read.rules == registry.game(read.game).version


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_is_small(path: Path) -> None:
    assert path.stat().st_size < 50_000


def test_a_changed_decision_is_noticed() -> None:
    """The proof that these tests can fail."""
    assert GOLDEN
    read = record.load(str(GOLDEN[0]))
    read.decisions[-1], read.decisions[-2] = read.decisions[-2], read.decisions[-1]
    assert not verify(read).ok
