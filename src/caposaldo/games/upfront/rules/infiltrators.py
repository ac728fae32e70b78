"""Infiltrators: the groups they are in, and where close combat is possible (20.5, 20.53, 20.55)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront.position import FRESH, Position
from caposaldo.games.upfront.rules import ranges, terrain, units
from caposaldo.games.upfront.rules.ranges import CLOSEST
from caposaldo.games.upfront.setup import MINEFIELD, PILLBOX
from caposaldo.kernel.game import Refusal

CHAPTER: Final = 20


def refuse_place(s: Position, group: i64, enemy: i64) -> Refusal | None:
    """Return why men of the group cannot enter close combat where the enemy group is (20.55, 23.5, 24.7)."""
    if ranges.relative(s, group, enemy) != CLOSEST:
        return Refusal("20.55", "uf-assault-far", {"enemy": s.group_ref(enemy)})
    ground = terrain.occupied(s, enemy)
    if ground == PILLBOX:
        return Refusal("23.5", "uf-assault-pillbox", {"enemy": s.group_ref(enemy)})
    if ground == MINEFIELD:
        return Refusal("24.7", "uf-assault-mines", {"enemy": s.group_ref(enemy)})
    if units.vehicle_in(s, enemy) >= 0:
        return Refusal("20.55", "uf-infiltrate-vehicle", {"enemy": s.group_ref(enemy)})
    return None


def lose(s: Position, man: i64, rule: str) -> None:
    """End the man's status as infiltrator (20.53)."""
    if s.inside[man] < 0:
        return
    s.inside[man] = -1
    s.unmark(man, FRESH)
    if s.events is not None:
        s.tell(rule, "uf-infiltrator-out", {"man": s.ref(man)})


def infiltrated(s: Position, group: i64) -> bool:
    """Tell whether an enemy is in the group."""
    for man in range(len(s.inside)):
        if s.inside[man] == group:
            return True
    return False
