"""The heading of games that have no display of their own."""

from __future__ import annotations

import pytest

from caposaldo.kernel.game import Progress, State
from caposaldo.kernel.texts import texts
from caposaldo.terminal.display import default_heading
from kernel.tinygame import GAME


def heading(progress: Progress, lang: str, monkeypatch: pytest.MonkeyPatch) -> str:
    state: State = GAME.start("skirmish", {}, "7")
    monkeypatch.setattr(type(state), "progress", lambda self: progress)
    message = default_heading(state)
    return "" if message is None else texts(lang).say(message, state)


def test_the_default_heading_names_turn_and_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    assert heading(Progress(0, 0, ""), "en", monkeypatch) == ""
    assert heading(Progress(2, 0, ""), "en", monkeypatch) == "Turn 2"
    assert heading(Progress(2, 5, ""), "it", monkeypatch) == "Turno 2 di 5"
    assert heading(Progress(2, 0, "cli-draws"), "en", monkeypatch) == "Turn 2 · draws"
    assert heading(Progress(2, 5, "cli-draws"), "en", monkeypatch) == "Turn 2 of 5 · draws"
