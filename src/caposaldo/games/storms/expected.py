"""What a person would expect to find among the choices."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.storms.state import Field
from caposaldo.kernel.game import Action


def thinkable(s: Field, seat: i64, legal: list[Action]) -> list[Action]:
    return legal
