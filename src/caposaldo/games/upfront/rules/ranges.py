"""Relative range (5.5 to 5.62)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront.position import Position
from caposaldo.games.upfront.setup import LETTERS

CLOSEST: Final = 5  # a sum beyond it: the groups have passed each other


def total(s: Position, group: i64, other: i64) -> i64:
    """Return the sum of the chits (5.6)."""
    return s.chit[group] + s.chit[other]


def relative(s: Position, group: i64, other: i64) -> i64:
    """Return the relative range of two opposing groups, 0 to 5 (5.6, 5.61)."""
    found = s.chit[group] + s.chit[other]
    if found > CLOSEST:
        found = 2 * CLOSEST - found
    apart = s.letter[group] - s.letter[other]
    if apart > 1 or apart < -1:
        found -= 1
    return found if found > 0 else 0


def neighbours(letter: i64, other: i64) -> bool:
    """Tell whether the letters are next to each other (5.61)."""
    return letter - other == 1 or other - letter == 1


def opposed(s: Position, group: i64) -> i64:
    """Return the enemy group with the same letter, -1 if there is none (3.2)."""
    return s.group_with(1 - s.side_of_group(group), s.letter[group]) if s.letter[group] >= 0 else -1


def enemies(s: Position, side: i64) -> list[int]:
    """Return the groups of the other side that exist."""
    first = (1 - side) * LETTERS
    return [int(group) for group in range(first, first + LETTERS) if s.letter[group] >= 0]
