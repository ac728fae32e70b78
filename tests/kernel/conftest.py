"""The tests of the kernel play the tiny game; it is known while one of them runs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from caposaldo.kernel import registry
from kernel.tinygame import GAME, TinyGame


@pytest.fixture
def tiny() -> Iterator[TinyGame]:
    known = GAME.id in registry.ids()
    registry.add(GAME)
    yield GAME
    if not known:
        registry.remove(GAME.id)
