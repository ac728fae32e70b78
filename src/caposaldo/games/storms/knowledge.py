"""What a seat does not know, and what a bot may imagine instead (1.0d, 7.4, 8.0, 10.0, 12.3b)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.storms.state import Field


def hide(s: Field, seat: i64) -> None:
    """Change in place all that the seat does not know into something that could as well be true, with s.dice."""


def hides(s: Field, seat: i64) -> bool:
    return False
