"""`caposaldo units GAME`: what a scenario can use, with its figures, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from typer.testing import Result

from caposaldo.kernel import registry
from caposaldo.kernel.texts import BROKEN_LEFT

Run = Callable[..., Result]
Data = Callable[..., Any]
GAMES = ("battlegroups", "storms", "traces", "upfront")


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", GAMES)
def test_every_unit_has_a_line_with_its_id_and_name(game: str, lang: str, run: Run, data: Data) -> None:
    shown = run("units", game, "--lang", lang).stdout
    assert BROKEN_LEFT not in shown
    lines = shown.splitlines()
    for rows in data("units", game).values():
        for row in rows:
            name = row.get("name", row.get(lang))
            called = name[lang] if isinstance(name, dict) else name
            assert any(line.startswith(f"{row['id']} ") and called in line for line in lines)


@pytest.mark.parametrize(
    ("game", "id", "figures"),
    [
        ("battlegroups", "ger-pz4", {"kind": "vehicle", "class": "B"}),
        ("storms", "ger-hmg42", {"fire": 2, "move": 2, "red": 4, "range": 8}),
        ("traces", "ger-pz", {"full": [6, 5], "reduced": [3, 3], "move": 8, "vp": 2}),
        ("traces", "11Pz", {"type": "ger-pz"}),
        ("upfront", "ostertag", {"weapon": "german-mp", "morale": 5, "panic": 7, "points": 28}),
        ("upfront", "german-lmg", {"close": 1}),
    ],
)
def test_the_figures_are_those_of_the_files(game: str, id: str, figures: dict[str, Any], data: Data) -> None:
    (row,) = (row for rows in data("units", game).values() for row in rows if row["id"] == id)
    assert {key: row[key] for key in figures} == figures


@pytest.mark.parametrize(
    ("words", "line"),
    [
        (["storms"], "ger-sniper Sniper German sniper 3 1 4 −2 13 red 12 red 10"),
        (["storms", "--lang", "it"], "ger-sniper Cecchino tedesca cecchino 3 1 4 −2 13 rosso 12 rosso 10"),
        (["storms"], "ger-mortar-8cm 8 cm mortar German mortar 3 5 2 4 1 11 red 10 red 3–14"),
        (["traces"], "ger-pz panzer division German 6-5 3-3 8 2"),
        (["traces", "--lang", "it"], "11Pz 11ª divisione panzer ger-pz"),
        (["upfront"], "german-lmg MG 34 light machine gun 3 3 4 5 6 6 1 2 3 4 4 5 1"),
        (
            ["battlegroups", "--lang", "it"],
            "ger-mg Squadra mitragliatrici arma pesante 3 mitragliatrice pesante 2 1939–1945",
        ),
    ],
)
def test_a_line_has_what_a_scenario_writer_needs(run: Run, words: list[str], line: str) -> None:
    assert line in [" ".join(line.split()) for line in run("units", *words).stdout.splitlines()]


@pytest.mark.parametrize("game", GAMES)
def test_a_list_has_everything_that_the_scenarios_of_the_game_use(game: str, data: Data) -> None:
    listed = {row["id"] for rows in data("units", game).values() for row in rows}
    used = {word.partition(":")[2] for word in registry.game(game).content() if word.startswith(("type:", "weapon:"))}
    assert used
    assert used <= listed


def test_a_game_without_lists_says_so(run: Run) -> None:
    result = run("units", "tiny")
    assert result.exit_code == 2
    assert result.stderr == (
        "caposaldo: no list of unit types for 'tiny'; there is one for battlegroups, storms, traces, upfront\n"
    )
    assert "did you mean traces?" in run("units", "trces").stderr
