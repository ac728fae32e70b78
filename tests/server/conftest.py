"""A real server on a real port, and players with real sockets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from caposaldo.kernel import registry
from caposaldo.server import shelf
from kernel.tinygame import GAME
from server.house import House, quiet_settings


@pytest.fixture
def tiny() -> Iterator[None]:
    """The tiny game is known while a test runs (not in the processes of the bots)."""
    registry.add(GAME)
    shelf.all_games.cache_clear()
    yield
    registry.remove(GAME.id)
    shelf.all_games.cache_clear()


@pytest.fixture
def house(tmp_path: Path, tiny: None) -> Iterator[House]:
    with House(quiet_settings(tmp_path)) as house:
        yield house
