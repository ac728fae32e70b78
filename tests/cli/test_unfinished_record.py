"""A record without its seed, as a server gives it while the game resumes: every command refuses it in one line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from caposaldo.kernel import record as records
from kernel.play import decide, session


@pytest.mark.parametrize("command", [["replay"], ["replay", "--verify"], ["replay", "--to", "1"], ["play", "--resume"]])
def test_a_record_without_its_seed_is_refused_in_one_line(
    command: list[str], run: Callable[..., Result], tmp_path: Path
) -> None:
    path = tmp_path / "game.txt"
    path.write_text(records.write(decide(session("a-secret", committed=True), "0 bid 1").record))
    assert "a-secret" not in path.read_text()
    result = run(*command, str(path), "--lang", "en")
    assert result.exit_code != 0
    said = result.stderr.strip().splitlines()
    assert len(said) == 1
    assert "the game isn’t over and its seed is still secret" in said[0]
