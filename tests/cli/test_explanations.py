"""What the terminal explains: the help of each game, its verbs, and the threats that a move meets."""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable
from io import StringIO

import pytest
from rich.console import Console
from typer.testing import Result

from caposaldo.bots.base import drive, make_bot
from caposaldo.kernel import catalog, registry
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Action, State
from caposaldo.kernel.texts import BROKEN_LEFT, texts
from caposaldo.server import presenter
from caposaldo.terminal.display import Moment, display_for
from caposaldo.terminal.explanations import Explanations, signed

from .test_play import SHARED

Run = Callable[..., Result]
GAMES = ("battlegroups", "storms", "traces", "upfront")
MEASURES = {
    "battlegroups": {"en": "inches (″)", "it": "pollici (″)"},
    "storms": {"en": "in hexes; moves and fire cost AP", "it": "in esagoni; mosse e fuoco costano AP"},
    "traces": {"en": "in hexes; moves cost movement points", "it": "in esagoni; le mosse costano punti movimento"},
    "upfront": {"en": "relative ranges, 0 to 5", "it": "raggi relativi, da 0 a 5"},
}


def explained(game: str, lang: str, do: Callable[[Explanations], None], width: int = 200) -> str:
    words = texts(lang)
    words.load_game(game)
    output = StringIO()
    do(Explanations(Console(file=output, width=width), game, words, display_for(game, words)))
    return output.getvalue()


# ---------------------------------------------------------------- help
@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_its_own_help_with_its_own_measure(game: str, lang: str) -> None:
    told = explained(game, lang, Explanations.help)
    assert MEASURES[game][lang] in told
    for other in GAMES:
        if other != game:
            assert MEASURES[other][lang] not in told
    assert ("″" in told) == (game == "battlegroups")
    assert BROKEN_LEFT not in told
    assert max(len(line.rstrip()) for line in told.splitlines()) <= 80


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rule_and_the_moves_that_the_help_gives_as_examples_exist(game: str, lang: str) -> None:
    told = explained(game, lang, Explanations.help)
    (rule,) = re.findall(r"^r (\S+)", told, re.MULTILINE)
    assert catalog.rule(game, rule)
    verbs = importlib.import_module(f"caposaldo.games.{game}.verbs").VERBS.names
    examples = next(line for line in told.splitlines() if line.startswith(("Examples:", "Esempi:")))
    named = [word for word in re.findall(r"\b[a-z]+\b", examples) if word in verbs]
    assert bool(named) == (game in ("storms", "traces")), "the other two are played by labels"


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_every_verb_of_the_game_is_listed_with_what_it_does(game: str, lang: str) -> None:
    state = registry.game(game).start(registry.game(game).scenarios()[0], {}, "1")
    told = explained(game, lang, lambda explain: explain.verbs(state)).splitlines()
    table = importlib.import_module(f"caposaldo.games.{game}.verbs").VERBS
    assert len(told) == len(table.verbs)
    for verb, line in zip(table.verbs, told, strict=True):
        assert line.startswith(verb.usage())
        assert len(line.rstrip()) > len(verb.usage()) + 3, "no meaning"


def test_help_and_verbs_are_asked_for_at_the_table(run: Run) -> None:
    told = run("play", "traces", "--scenario", "lesson", "--seed", "1", typed="h\nverbs\nlang it\nh\nq\n").stdout
    assert "moves cost movement points" in told
    assert "retreat UNIT HEX [via HEX]" in told
    assert "le mosse costano punti movimento" in told
    assert "inches" not in told


def test_a_game_without_a_display_has_the_help_that_all_share(run: Run) -> None:
    told = run("play", "tiny", "--scenario", "skirmish", typed="h\nverbs\nq\n").stdout
    assert "a move as the record writes it" in told
    assert "r bid-1" in told
    assert "bid " in told


# ---------------------------------------------------------------- what a move meets
def threatened_move(game: str, scenario: str, at_least: int) -> tuple[State, int, Action]:
    """A move that at least so many enemies could fire at."""
    found = registry.game(game)
    state = found.start(scenario, {}, "3")
    bots, dice = [make_bot("greedy", found, "1") for _ in range(2)], Dice("x")
    for _ in range(400):
        seat = state.waiting()[0]
        for action in state.actions(seat):
            if len(state.dangers(seat, action)) >= at_least:
                return state, seat, action
        state.do(seat, drive(state, seat, bots[seat], dice))
    raise AssertionError("nobody is threatened")


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize(("game", "scenario"), [("battlegroups", "masseria"), ("storms", "machine-guns")])
def test_why_tells_the_threats_that_the_browser_is_told(game: str, scenario: str, lang: str) -> None:
    state, seat, action = threatened_move(game, scenario, 2)
    moment = Moment(state, seat, state.view(seat), state.actions(seat))
    told = explained(game, lang, lambda explain: explain.why(moment, action))
    sent = presenter.preview(state, seat, state.write_action(action))
    words = texts(lang)
    for danger in sent.dangers:
        assert state.name(f"unit/{danger.piece}", lang) in told
        for chance in danger.chances:
            assert f"({chance.ways}/{chance.of})" in told
            assert words.text(chance.key) in told
    for link in [*sent.chain, *sent.dangers[0].chain]:
        assert f"[{link.rule}]" in told
    assert signed(sent.dangers[0].total, bare=True) in told
    assert BROKEN_LEFT not in told


@pytest.mark.parametrize(("lang", "nobody"), [("en", "No enemy can fire"), ("it", "nessun nemico può")])
def test_a_move_that_nobody_can_fire_at_is_told_so(run: Run, lang: str, nobody: str) -> None:
    told = run(*SHARED, "--lang", lang, typed="U1\n?1\nq\n").stdout
    assert nobody in told


def test_a_point_that_is_not_on_the_list_is_explained_or_refused(run: Run) -> None:
    told = run(*SHARED, typed="U2\n?14,15\n?1,1\n?nonsense\nq\n").stdout
    near, _, far = told.partition("> ?14,15")[2].partition("> ?1,1")
    assert "Threats if the rifle team (U2) moves there" in near
    assert "Dice, each hits on 4 or more" in near
    assert "✗ " in far
    assert "[move-5]" in far
    assert "“nonsense” isn’t a command" in far


# ---------------------------------------------------------------- labels that are numbers
def test_hexes_and_units_of_traces_can_be_typed_by_number(run: Run) -> None:
    words = ["play", "traces", "--scenario", "lesson", "--seed", "1", "--seat", "axis=human", "--seat", "soviet=human"]
    told = run(*words, typed="Voronezh\n3134\n99999\nq\n").stdout
    assert "Enter a number from 1" in told
    assert told.count("> 3134") == 1
    assert "Enter a number" not in told.partition("> 3134")[2].partition("> 99999")[0]
