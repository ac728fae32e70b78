"""A minute for a turn in the terminal: whoever thinks too long has no new action (16.31)."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from caposaldo.kernel.game import State
from caposaldo.kernel.session import Session
from caposaldo.terminal.play import TerminalGame


class Slow:
    """Two people who end everything until the first turn; then one thinks for a while before choosing an action. They
    take their time when they hand the screen over."""

    def __init__(self, seconds: float, handing: float) -> None:
        self.seconds = seconds
        self.handing = handing
        self.thought = False
        self.time = 0.0
        self.game: TerminalGame | None = None

    def ask(self, prompt: str) -> str:
        assert self.game is not None
        if prompt.startswith("Pass the screen"):
            self.time += self.handing
            return ""
        state = self.game.session.state
        if state.player_turn() == 0:
            return "pass" if "pass" in notations(state) else "done"
        if self.thought:
            raise EOFError
        self.thought = True
        self.time += self.seconds
        return next(text for text in notations(state) if not text.startswith("done"))


def notations(state: State) -> list[str]:
    seat = state.waiting()[0]
    return [state.write_action(action) for action in state.actions(seat)]


def played(tmp_path: Path, seconds: float, handing: float = 0.0) -> tuple[TerminalGame, str]:
    slow = Slow(seconds, handing)
    session = Session.start("upfront", "two-patrols", {"clock": "yes"}, "7")
    told = io.StringIO()
    console = Console(file=told, width=120, height=50)
    game = TerminalGame(session, {}, "en", str(tmp_path / "game.record"), console, slow.ask)
    game.now = lambda: slow.time
    slow.game = game
    game.run()
    return game, told.getvalue()


@pytest.mark.rule("16.31")
def test_after_a_minute_the_actions_of_the_turn_are_over(tmp_path: Path) -> None:
    game, told = played(tmp_path, 60.0)
    assert "Your minute is up" in told
    assert game.session.record.decisions[-1].endswith("done")


@pytest.mark.rule("16.31")
def test_within_the_minute_the_action_counts(tmp_path: Path) -> None:
    game, told = played(tmp_path, 59.0)
    assert "Your minute is up" not in told
    assert not game.session.record.decisions[-1].endswith("done")


@pytest.mark.rule("16.31")
def test_handing_the_screen_over_does_not_count(tmp_path: Path) -> None:
    game, told = played(tmp_path, 59.0, 100.0)
    assert "Your minute is up" not in told
    assert not game.session.record.decisions[-1].endswith("done")
