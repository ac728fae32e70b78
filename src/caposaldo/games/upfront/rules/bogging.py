"""Vehicles that bog down (8.23, 8.71, 13.35, 28.52, 28.53): whatever makes them check, and how they get free."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront.position import BOGGED, Position
from caposaldo.games.upfront.rules import deck, units, vehicles
from caposaldo.games.upfront.setup import GULLY, STREAM, WOODS

ON_GROUND: Final = 2  # the column in gully, woods and stream
ON_WIRE: Final = 7
CAUSES: Final = [GULLY, WOODS, STREAM]


def rule_of(kind: i64) -> str:
    return "8.23" if kind == GULLY else "8.71" if kind == WOODS else "8.5"


def enter(s: Position, group: i64, kind: i64) -> None:
    """Check whether the vehicle of the group bogs down in terrain of this kind (28.52)."""
    vehicle = units.vehicle_in(s, group)
    if vehicle >= 0 and kind in CAUSES:
        check(s, vehicle, ON_GROUND, rule_of(kind))


def wired(s: Position, group: i64, card: i64) -> None:
    """Check a vehicle on which wire is laid, moving or not, then discard the wire (13.35)."""
    vehicle = units.vehicle_in(s, group)
    check(s, vehicle, ON_WIRE, "13.35")
    deck.discard(s, card, True)


def check(s: Position, vehicle: i64, column: i64, rule: str) -> None:
    """Draw a card and bog the vehicle down if the number in the column is red (28.53)."""
    card = deck.draw(s, "bog")
    stuck = s.setup.deck.position_is_red(card, column)
    if s.events is not None:
        key = "uf-bogs-down" if stuck else "uf-does-not-bog"
        s.tell(rule, key, {"man": s.ref(vehicle), "card": s.card_ref(card), "column": int(column)})
    if stuck:
        s.mark(vehicle, BOGGED)
        vehicles.halt(s, s.group[vehicle])


def struggle(s: Position, vehicle: i64, card: i64) -> None:
    """Spend a movement card and draw: a black card frees the vehicle, which has not moved (28.53)."""
    deck.discard(s, card, True)
    drawn = deck.draw(s, "bog")
    free = s.setup.deck.red[drawn] == 0
    if free:
        s.unmark(vehicle, BOGGED)
    if s.events is not None:
        key = "uf-gets-free" if free else "uf-stays-bogged"
        s.tell("8.71", key, {"man": s.ref(vehicle), "card": s.card_ref(card), "drawn": s.card_ref(drawn)})


def checks_of(ground: i64, wires: i64) -> list[int]:
    """Return the columns in which a vehicle that overruns a group there must check, each once (29.43)."""
    found: list[int] = []
    if ground in CAUSES:
        found.append(ON_GROUND)
    if wires > 0:
        found.append(ON_WIRE)
    return found
