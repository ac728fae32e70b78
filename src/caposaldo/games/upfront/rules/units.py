"""Kinds of unit cards: a man, a vehicle or an infantry gun (28, 34)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront.position import CREW_LOSS, CREW_LOSS_TWICE, REVEALED, REVERSED, Position
from caposaldo.games.upfront.setup import GUN, MAN, VEHICLE, Hull


def is_man(s: Position, man: i64) -> bool:
    return s.setup.men[man].kind == MAN


def is_vehicle(s: Position, man: i64) -> bool:
    return s.setup.men[man].kind == VEHICLE


def vehicle_in(s: Position, group: i64) -> i64:
    """Return the vehicle whose group it is (28.11), -1 for a group of men."""
    if not s.setup.armour:
        return -1
    first = s.man_at(group, 1)
    return first if first >= 0 and is_vehicle(s, first) else -1


def gun_in(s: Position, group: i64) -> i64:
    """Return the infantry gun of the group, -1 if there is none."""
    if s.setup.armour:
        for man in range(len(s.group)):
            if s.group[man] == group and s.setup.men[man].kind == GUN:
                return man
    return -1


def hull_of(s: Position, vehicle: i64) -> Hull:
    hull = s.setup.men[vehicle].hull
    assert hull is not None, "a vehicle has a hull"
    return hull


def is_exposed(s: Position, vehicle: i64) -> bool:
    """Tell whether the crew looks out: the front of the card is up (28.3)."""
    return s.flags[vehicle] & REVERSED == 0


def crew_losses(s: Position, man: i64) -> i64:
    """Return the number of commanders, or men of a gun's crew, killed so far (28.431, 34.71)."""
    if s.has(man, CREW_LOSS_TWICE):
        return 2
    return 1 if s.has(man, CREW_LOSS) else 0


def weakened(s: Position, group: i64) -> i64:
    """Return how much the fire of a vehicle's machine guns is weakened by commanders lost (28.431)."""
    vehicle = vehicle_in(s, group)
    return crew_losses(s, vehicle) if vehicle >= 0 else 0


def is_unconcealed(s: Position, group: i64, shot: bool) -> bool:
    """Tell whether Concealed cards do not help: a vehicle (28.61); against ordnance also the group of a gun that has
    moved or fired (34.5)."""
    if not s.setup.armour:
        return False
    if vehicle_in(s, group) >= 0:
        return True
    gun = gun_in(s, group)
    return shot and gun >= 0 and s.has(gun, REVEALED)


def reveal(s: Position, group: i64) -> None:
    """Mark that a gun has moved or fired (34.5)."""
    gun = gun_in(s, group)
    if gun >= 0:
        s.mark(gun, REVEALED)


def is_safe_from_snipers(s: Position, group: i64) -> bool:
    """Tell whether it is a vehicle whose crew is buttoned up (14.31)."""
    vehicle = vehicle_in(s, group)
    return vehicle >= 0 and not is_exposed(s, vehicle)
