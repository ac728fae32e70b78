"""The options of `caposaldo serve`, and what docs/hosting.md says of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from caposaldo.server import app
from caposaldo.server.settings import Settings

Served = Callable[..., Settings]
HOSTING = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text(encoding="utf-8")


@pytest.fixture
def served(run: Callable[..., Result], monkeypatch: pytest.MonkeyPatch) -> Served:
    """Start the server with these options; it does not listen. Return its settings."""
    found: list[Settings] = []
    monkeypatch.setattr(app, "serve", lambda settings, *_: found.append(settings))

    def served(*options: str) -> Settings:
        result = run("serve", *options)
        assert result.exit_code == 0, result.output
        return found[-1]

    return served


def test_the_quotas_are_options(served: Served) -> None:
    usual, own = served(), served("--tables-per-hour", "12", "--unfinished-tables", "0")
    assert (usual.tables_per_hour, usual.unfinished_tables) == (200, 500)
    assert (own.tables_per_hour, own.unfinished_tables) == (12, 0)


def test_what_is_not_said_is_as_the_settings_say(served: Served, tmp_path: Path) -> None:
    assert served("--data", str(tmp_path)) == Settings(data=tmp_path)


def test_a_quota_is_no_negative_number(run: Callable[..., Result]) -> None:
    assert run("serve", "--tables-per-hour", "-1").exit_code == 2


def test_the_tables_expire_as_the_options_say(served: Served) -> None:
    own = served("--keep-days", "90", "--keep-finished-days", "14", "--keep-empty-days", "3")
    assert (own.keep_unfinished, own.keep_finished, own.keep_unused) == (90, 14, 3)


def test_the_guide_names_every_option_with_its_default(run: Callable[..., Result]) -> None:
    text = run("serve", "--help").output
    options = {word.strip("│ ,") for word in text.split() if word.startswith("--")}
    told = {option for option in options if option not in ("--help", "--port", "--open", "--no-open")}
    assert "--tables-per-hour" in told
    assert not [option for option in sorted(told) if option not in HOSTING]
    settings = Settings()
    for figure in (
        f"{settings.tables_per_hour} tables in an hour",
        f"{settings.unfinished_tables} unfinished tables",
        f"{settings.keep_unfinished:g} days",
        f"{settings.keep_unused:g} days",
    ):
        assert figure in HOSTING
