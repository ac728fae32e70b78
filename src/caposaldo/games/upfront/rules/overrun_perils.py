"""Hazards for a vehicle that overruns men in cover (29.4 to 29.44), and a Hero who opposes it (10.44)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront.position import HEROIC, KILLED, OVERRUN_ATTACK, PINNED, Position
from caposaldo.games.upfront.rules import losses, terrain, units, vehicles
from caposaldo.games.upfront.rules.attack_state import PendingAttack
from caposaldo.games.upfront.setup import BRUSH, BUILDINGS, WALL, WOODS

# Red numbers that stop a vehicle (29.41, 29.42).
DESTROYS_OPEN: Final = 5
STOPS: Final = 6
MOST: Final = 6  # no number is worse


def is_risky(s: Position, enemy: i64) -> bool:
    """Tell whether the enemy is in brush, buildings, walls, woods or smoke (8.62, 8.72, 8.81, 8.92, 13.28); groups that
    have begun to leave are still in them (29.46)."""
    ground = terrain.occupied(s, enemy)
    return ground in (BRUSH, BUILDINGS, WALL, WOODS) or terrain.smoke_on(s, enemy) > 0


def hazard(s: Position, attack: PendingAttack, man: i64) -> bool:
    """Tell whether the card for this man may stop the vehicle: he has cover and is not pinned (29.4)."""
    return attack.kind == OVERRUN_ATTACK and not s.has(man, PINNED) and is_risky(s, attack.target)


def lowered(s: Position, attack: PendingAttack, man: i64) -> i64:
    """Return 1 for a Hero, who lowers the numbers that stop the vehicle, else 0 (10.44)."""
    return 1 if attack.kind == OVERRUN_ATTACK and s.has(man, HEROIC) else 0


def endanger(s: Position, attack: PendingAttack, card: i64, lower: i64) -> bool:
    """Stop the vehicle on a red 6; destroy an open-topped one on a red 5 (29.41, 29.42). Tell whether it goes no
    farther (29.44)."""
    vehicle = attack.bearer
    if s.setup.deck.red[card] == 0:
        return False
    number = min(s.setup.deck.random[card] + lower, i64(MOST))
    rule = peril_rule(s, attack.target)
    if number == DESTROYS_OPEN and units.hull_of(s, vehicle).open_topped:
        losses.remove(s, vehicle, KILLED, rule)
    elif number == STOPS:
        vehicles.immobilise(s, vehicle, False, rule)
    else:
        return False
    return True


def peril_rule(s: Position, enemy: i64) -> str:
    ground = terrain.occupied(s, enemy)
    if ground == BUILDINGS:
        return "8.62"
    if ground == WOODS:
        return "8.72"
    if ground == BRUSH:
        return "8.81"
    return "8.92" if ground == WALL else "13.28"
