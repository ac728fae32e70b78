"""Conditions that keep a group from moving, or let it move sideways only (8.42, 8.53, 8.73, 10.12, 24.4, 28.53)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront.position import BOGGED, PINNED, STOPPED, Position
from caposaldo.games.upfront.rules import terrain, units
from caposaldo.games.upfront.setup import MARSH, MINEFIELD, STREAM, WOODS


def has_pinned(s: Position, group: i64) -> bool:
    for man in range(len(s.group)):
        if s.group[man] == group and s.flags[man] & PINNED != 0:
            return True
    return False


def may_move(s: Position, group: i64) -> bool:
    """Tell whether no man of the group is pinned (10.12) and no vehicle stopped for good; a bogged one may struggle
    (28.53)."""
    for man in range(len(s.group)):
        if s.group[man] == group and s.flags[man] & (STOPPED - BOGGED) != 0:
            return False
    return True


def is_bogged(s: Position, group: i64) -> bool:
    vehicle = units.vehicle_in(s, group)
    return vehicle >= 0 and s.has(vehicle, BOGGED)


def sideways_rule(s: Position, group: i64) -> str:
    """Return the rule by which the group may only move sideways now: fording, the first card in a marsh, on a
    minefield, a vehicle in woods."""
    kind = terrain.occupied(s, group)
    if kind == WOODS and s.setup.armour and units.vehicle_in(s, group) >= 0:
        return "8.73" if terrain.moves_above(s, group) == 0 else ""
    if kind == MINEFIELD:
        return "24.4"
    if kind == STREAM and terrain.moves_above(s, group) == 0:
        return "8.53"
    return "8.42" if kind == MARSH and terrain.moves_above(s, group) == 0 else ""


def is_unforded(s: Position, group: i64) -> bool:
    """Tell whether the group is in a stream without a movement card on it (8.53)."""
    return terrain.occupied(s, group) == STREAM and terrain.moves_above(s, group) == 0
