"""Goals and hints in the terminal."""

from __future__ import annotations

import re
from collections.abc import Callable

from typer.testing import Result

Run = Callable[..., Result]
GAME = ("play", "storms", "--scenario", "first-shots", "--seat", "german=human", "--seat", "soviet=greedy", "--lang")


def typed(*lines: str) -> str:
    return "\n".join(lines) + "\n"


def test_goals_tell_what_each_side_wins_by_and_who_would_win_now(run: Run) -> None:
    result = run(*GAME, "en", typed=typed("g", "q"))
    assert "Germans\n" in result.stdout
    assert "Most VP after round 4: 0 so far" in result.stdout
    assert "= Even now: 0 VP each" in result.stdout


def test_a_hint_names_a_choice_of_the_list_with_its_reason(run: Run) -> None:
    result = run(*GAME, "en", typed=typed("hint", "q"))
    found = re.search(r"^ +(\d+) (.+)\n    \+ (.+)", result.stdout, re.MULTILINE)
    assert found, result.stdout
    assert re.search(rf"\b{found[1]} {re.escape(found[2])}", result.stdout[: found.start()]), "it is in the list"


def test_goals_and_hints_speak_italian(run: Run) -> None:
    result = run(*GAME, "it", typed=typed("obiettivi", "suggerimento", "q"))
    assert "tedeschi" in result.stdout.lower()
    assert "    + " in result.stdout
