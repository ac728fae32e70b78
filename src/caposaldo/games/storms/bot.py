"""What this game tells the bots."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.storms.state import Field
from caposaldo.kernel.game import Action


def worth(s: Field, seat: i64, a: Action) -> i64:
    return 0


def standing(s: Field, seat: i64) -> i64:
    return 500
