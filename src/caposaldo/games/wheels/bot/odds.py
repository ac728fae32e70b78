"""Chances of shots from the figures of two cards alone, by the tables that the rules use: for bots and for the plots of
docs/wheels-odds.md. Where the platoons stand enters as a distance, a column and a cover."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.rules import fire
from caposaldo.games.wheels.setup import (
    DESTROYED,
    FOOT_OPEN,
    FRONT,
    GUN,
    GUNS_OPEN,
    HIT_COVER,
    HIT_FRONT,
    HIT_SHIELD,
    IN_AREA,
    MISS,
    OPEN,
    SOFT_OPEN,
    Card,
    Tables,
)

WHOLE: Final = 1000  # chances are in permille


def column_against(card: Card, direction: i64, cover: i64) -> i64:
    """The column of the fire table against a card that is struck from this direction (FRONT, FLANK, REAR, ABOVE)."""
    if card.is_armoured():
        return direction
    if cover != OPEN:
        return IN_AREA
    if card.is_vehicle():
        return SOFT_OPEN
    return GUNS_OPEN if card.klass == GUN else FOOT_OPEN


def number_for(tables: Tables, firer: Card, target: Card, cover: i64, result: i64, shielded: bool) -> i64:
    """Number or more on the range die (fire-10)."""
    shield: i64 = fire.plate_number(tables, firer.weapon, target.shield) if shielded else fire.SURE
    if result == HIT_SHIELD:
        return shield
    if result == HIT_COVER:
        return max(fire.cover_number(tables, firer.weapon, cover), shield)
    return fire.plate_number(tables, firer.weapon, target.armour[result - HIT_FRONT])


def kill_ways(
    tables: Tables, firer: Card, sides: i64, target: Card, away: i64, direction: i64, cover: i64
) -> tuple[i64, i64]:
    """The chance of one shot with an experience die of so many sides to destroy a model: ways out of all."""
    die = fire.range_die(tables, firer, away)
    if firer.weapon < 0 or die == 0:
        return 0, 1
    shielded = target.klass == GUN and target.shield > 0 and direction == FRONT
    column = column_against(target, direction, cover)
    ways: i64 = 0
    for face in range(sides):
        result = tables.fire[fire.COLUMNS * face + column]
        if result == DESTROYED:
            ways += die
        elif result != MISS:
            ways += max(0, die + 1 - number_for(tables, firer, target, cover, result, shielded))
    return ways, sides * die


def kill_chance(tables: Tables, firer: Card, sides: i64, target: Card, away: i64, direction: i64, cover: i64) -> i64:
    """The same in permille."""
    ways, of = kill_ways(tables, firer, sides, target, away, direction, cover)
    return WHOLE * ways // of


def detection_chance(need: i64, sides: i64) -> i64:
    """The chance in permille to roll so much or more."""
    return WHOLE * max(0, min(sides, sides + 1 - need)) // sides
