"""Scenarios at night (38), as far as chapters 1 to 24 speak of it: smoke is of no use (13.26), and infiltration is
easier unless a starshell lights the group that is infiltrated (20.31).

The chapters that follow add observation (38.2 to 38.31), night fire (38.4) and who fires a starshell (38.5).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront.position import GROUPS, STARSHELL, STARSHELL_SINKS, Position
from caposaldo.games.upfront.rules import ranges
from caposaldo.games.upfront.rules.ranges import CLOSEST
from caposaldo.games.upfront.setup import LETTERS

EASIER: Final = 3  # columns (20.31)


def is_lit(s: Position, group: i64) -> bool:
    """Tell whether a starshell lights the group: the group below it, those of its side with the same chit, and enemies
    as near to it as can be (38.51)."""
    side = s.side_of_group(group)
    for below in range(i64(GROUPS)):
        if s.letter[below] >= 0 and s.has_mark(below, STARSHELL):
            if s.side_of_group(below) == side:
                if s.chit[below] == s.chit[group]:
                    return True
            elif ranges.relative(s, group, below) == CLOSEST:
                return True
    return False


def shift(s: Position, target: i64) -> i64:
    """Return the column shift in favour of infiltrators of the group (20.31, 38.6)."""
    return EASIER if s.setup.night and not is_lit(s, target) else 0


def lower_starshells(s: Position) -> None:
    """Sink the starshells over the player's groups at the end of his turn; they go out after the second turn (38.5)."""
    for group in range(s.side * LETTERS, s.side * LETTERS + LETTERS):
        if s.has_mark(group, STARSHELL_SINKS):
            s.clear_mark(group, STARSHELL | STARSHELL_SINKS)
            if s.events is not None:
                s.tell("20.31", "uf-starshell-out", {"group": s.group_ref(group)})
        elif s.has_mark(group, STARSHELL):
            s.set_mark(group, STARSHELL_SINKS)
