"""What the moves of a face-down card tell: both sides saw how far it went and over which ground (card-2, move-2).

For each slot and mobility: the least movement on a unit card that was enough for all its moves so far.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.position import Position
from caposaldo.games.wheels.rules import ground, roads
from caposaldo.games.wheels.setup import CM, IMPASSABLE, MOBILITY_NAMES, ON_FOOT, SPECIAL, TOWED, Card
from caposaldo.kernel.reading import FAR
from caposaldo.kernel.table import distance

KINDS: Final = TOWED  # mobilities that move by themselves


def probes() -> list[Card]:
    """A card of each mobility; special infantry goes where others do not."""
    found: list[Card] = []
    for mobility in range(KINDS):
        card = Card(MOBILITY_NAMES[mobility], "", "", "")
        card.mobility = mobility
        card.klass = SPECIAL if mobility == ON_FOOT else 0
        found.append(card)
    return found


PROBES: Final = probes()


def note_move(s: Position, slot: i64, x0: i64, y0: i64, x1: i64, y1: i64) -> None:
    """A card moves straight in sight of both sides."""
    if s.shown[slot] == 1:
        return
    for mobility in range(KINDS):
        at = KINDS * slot + mobility
        s.pace[at] = max(s.pace[at], least_movement(s, mobility, x0, y0, x1, y1))


def note_march(s: Position, slot: i64, points: list[int], far: i64) -> None:
    """A card marches along a road; works across it slow it down like all (rules/march.py)."""
    if s.shown[slot] == 1:
        return
    for mobility in range(KINDS):
        at = KINDS * slot + mobility
        share = roads.barred_share(s, PROBES[mobility], points)
        s.pace[at] = max(s.pace[at], movement_for(far, share))


def least_movement(s: Position, mobility: i64, x0: i64, y0: i64, x1: i64, y1: i64) -> i64:
    """The movement that a card of this mobility needs for the move; FAR if it cannot go there (ground.rate)."""
    return movement_for(distance(x0, y0, x1, y1), ground.worst_share(s, PROBES[mobility], x0, y0, x1, y1))


def movement_for(far: i64, share: i64) -> i64:
    if share == IMPASSABLE:
        return FAR
    paces = (far + CM - 1) // CM
    return 1 if paces <= 1 else (paces * CM * ground.FULL + share - 1) // share


def could_keep(s: Position, slot: i64, card: Card) -> bool:
    """A platoon with this unit card could have made the moves of the slot."""
    if card.moves():
        return s.pace[KINDS * slot + card.mobility] <= card.move
    for mobility in range(KINDS):
        if s.pace[KINDS * slot + mobility] > 0:
            return False
    return True
