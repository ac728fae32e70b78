"""Every game keeps what the contract promises, in all its scenarios: the checks of caposaldo.lab.checks on random play.

A game that is added is picked up by itself. `caposaldo fuzz` plays the same checks by the thousand.
"""

from __future__ import annotations

import pytest

from caposaldo.kernel import registry
from caposaldo.kernel.game import Game
from caposaldo.lab.checks import play_checked

SCENARIOS = [(game, scenario) for game in registry.games() for scenario in game.scenarios()]
NAMES = [f"{game.id}-{scenario}" for game, scenario in SCENARIOS]


def test_there_are_scenarios() -> None:
    assert SCENARIOS


@pytest.mark.slow
@pytest.mark.parametrize(("game", "scenario"), SCENARIOS, ids=NAMES)
def test_random_play_keeps_the_contract(game: Game, scenario: str, is_compiled: bool) -> None:
    for number in range(4 if is_compiled else 1):
        report = play_checked(game, scenario, {}, f"conformance {number}", every=12 if is_compiled else 150)
        assert report.findings == []
        assert report.decisions > 0


@pytest.mark.slow
@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)
def test_the_lesson_is_looked_at_before_every_decision(game: Game, is_compiled: bool) -> None:
    report = play_checked(game, game.scenarios()[0], {}, "every step", every=1 if is_compiled else 20)
    assert report.findings == []


@pytest.mark.parametrize("game", registry.games(), ids=lambda game: game.id)
def test_a_wrong_start_is_refused_in_words(game: Game) -> None:
    with pytest.raises(ValueError, match="nowhere"):
        game.start("nowhere", {}, "seed")
    with pytest.raises(ValueError, match="nonsense"):
        game.start(game.scenarios()[0], {"nonsense": "yes"}, "seed")


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS, ids=NAMES)
def test_scenarios_say_what_they_are_about(game: Game, scenario: str) -> None:
    about = game.about(scenario)
    forces = about["forces"]
    assert isinstance(forces, list)
    for words in (about["title"], about["briefing"], *forces):
        assert isinstance(words, dict)
        assert words["it"]
        assert words["en"]
    assert about["seats"] == game.start(scenario, {}, "seed").seats()
    assert about["learner"] in about["seats"], "somebody new sits there"
