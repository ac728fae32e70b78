"""Demolition charges (21.2 to 21.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront.position import CHARGE_ATTACK, DROPS, FOR_FIRE, KEEPS_CHARGE, NAMED, Position
from caposaldo.games.upfront.rules import attack_state, terrain, weapons
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.resolution import Attack
from caposaldo.games.upfront.setup import DEMOLITION

STRENGTH: Final = 8  # 21.3


def has_charge(s: Position, man: i64) -> bool:
    """Tell whether he carries a demolition charge (21.2)."""
    return s.second[man] >= 0 and s.setup.is_a(s.second[man], DEMOLITION)


def is_planned(s: Position, group: i64) -> bool:
    """Tell whether a man of the group has been named to use his charge (21.3)."""
    for man in range(len(s.group)):
        if s.group[man] == group and has_charge(s, man):
            if s.flags[man] & NAMED != 0 and s.flags[man] & (KEEPS_CHARGE | DROPS) == 0:
                return True
    return False


def detonate(s: Position, man: i64, target: i64) -> None:
    """Attack the group he has entered with strength 8, without a Fire card. His own terrain does not count, theirs
    does, and they may conceal themselves (21.3). The charge is used up in any case (21.4)."""
    group = s.group[man]
    weapons.use_up(s, man)
    s.end_attack()
    s.strength = STRENGTH + terrain.defence(s, target, group)
    if s.events is not None:
        strength = int(attack_state.strength_now(s, target))
        s.tell("21.3", "uf-charge", {"man": s.ref(man), "target": s.group_ref(target), "strength": strength})
    s.push(Attack(group, target, CHARGE_ATTACK, man))
    s.push(Conceal(1 - s.setup.side[man], FOR_FIRE, group, target))
