"""The game cannot be started by players yet; its tests make it known."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from caposaldo.games.upfront.rulebook import GAME
from caposaldo.kernel import registry


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    registry.add(GAME)
    yield
    registry.remove(GAME.id)
