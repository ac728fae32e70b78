"""Berserk men (20.9 to 20.92)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront.position import BERSERK, PINNED, Position
from caposaldo.games.upfront.rules import infiltrators, ranges, terrain
from caposaldo.games.upfront.rules.ranges import CLOSEST
from caposaldo.games.upfront.setup import LETTERS, MINEFIELD, RUSSIAN


def goes_berserk(s: Position, man: i64) -> bool:
    """Tell whether the man would go berserk instead of dying in a panic: a Russian at range 5 to an enemy group (20.9),
    but not in a minefield (24.7)."""
    if s.setup.men[man].nation != RUSSIAN or not s.setup.plays_chapter(infiltrators.CHAPTER):
        return False
    group = s.group[man]
    if terrain.occupied(s, group) == MINEFIELD:
        return False
    first = (1 - s.setup.side[man]) * LETTERS
    for enemy in range(first, first + LETTERS):
        if s.letter[enemy] >= 0 and ranges.relative(s, group, enemy) == CLOSEST:
            return True
    return False


def end_berserk_without_target(s: Position) -> None:
    """Calm berserk men without a target (20.92), also when another man's charge has wiped out the only group within
    reach."""
    for man in range(len(s.flags)):
        if s.flags[man] & BERSERK != 0 and s.setup.side[man] == s.side and not has_target(s, man):
            end_berserk(s, man, "20.92")


def end_berserk(s: Position, man: i64, rule: str) -> None:
    """Rally the man and end his berserk state."""
    s.unmark(man, BERSERK | PINNED)
    if s.events is not None:
        s.tell(rule, "uf-comes-round", {"man": s.ref(man)})


def has_target(s: Position, man: i64) -> bool:
    first = (1 - s.side) * LETTERS
    for group in range(first, first + LETTERS):
        if s.letter[group] >= 0 and infiltrators.refuse_place(s, s.group[man], group) is None:
            return True
    return False
