"""Limits on the men in a pillbox (23.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront.position import Position
from caposaldo.games.upfront.rules import units, weapons
from caposaldo.games.upfront.setup import MORTAR, ORDNANCE

MOST_IN_PILLBOX: Final = 3


def fits_pillbox(s: Position, group: i64) -> bool:
    """Tell whether the group has at most three men and nothing that is not allowed in a pillbox (23.3)."""
    if s.size(group) > MOST_IN_PILLBOX:
        return False
    for man in s.men_of(group):
        if not may_shelter(s, man):
            return False
    return True


def may_shelter(s: Position, man: i64) -> bool:
    """Tell whether he may be in a pillbox with what he carries (23.3)."""
    if weapons.spare(s, man) >= 0 or not units.is_man(s, man):
        return False
    return s.weapon[man] < 0 or not s.setup.is_a(s.weapon[man], MORTAR | ORDNANCE)
