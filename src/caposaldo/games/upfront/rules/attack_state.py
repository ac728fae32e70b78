"""The attack at hand: how far it has come and how strong it is (6.44, 13.243, 19.13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront.marks import SMOKELESS
from caposaldo.games.upfront.position import (
    Position,
)
from caposaldo.games.upfront.rules import (
    terrain,
)

CROSSING: Final = 2  # a man on his way to another group (17.83)

# How far an attack has come: `d` of its frame.
DECLARED: Final = 0
GOING_ON: Final = 1
OVER: Final = 2
ASKED: Final = 3  # it goes on, and a Hero for the commissar has been asked for


def strength_now(s: Position, target: i64) -> i64:
    """The strength of the attack at hand: with the smoke that is still there, less what jams have cost (6.44, 13.243,
    19.13)."""
    smoke = terrain.smoke_on(s, target) if s.flaming & SMOKELESS == 0 else 0
    return s.strength + s.hidden_by - smoke - s.lost_strength
