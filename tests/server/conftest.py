"""A real server on a real port, and players with real sockets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from caposaldo.kernel import registry
from caposaldo.server import library, record_worker
from kernel.tinygame import GAME
from server.harness import Harness, quiet_settings
from server.tiny_uploads import play_upload_with_tiny


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The tiny game is known while a test runs (not in the processes of the bots)."""
    registry.add(GAME)
    library.all_games.cache_clear()
    monkeypatch.setattr(record_worker, "play_upload", play_upload_with_tiny)
    yield
    registry.remove(GAME.id)
    library.all_games.cache_clear()


@pytest.fixture
def harness(tmp_path: Path, tiny: None) -> Iterator[Harness]:
    with Harness(quiet_settings(tmp_path)) as harness:
        yield harness
