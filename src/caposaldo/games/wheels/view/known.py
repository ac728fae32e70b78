"""Losses and objectives as far as a seat may know them (vic-2, vic-3).

Losses are open to everybody. Who holds an objective is told by platoons that the seat knows: a face-down card of the
enemy is no infantry there, and counts as armed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.hidden import knows
from caposaldo.games.wheels.position import LATE, Position
from caposaldo.games.wheels.rules import building, victory
from caposaldo.games.wheels.rules.army import paid_for_one
from caposaldo.games.wheels.setup import Piece

NOBODY: Final = -1


def percent_lost(s: Position, seat: i64, side: i64) -> int:
    """Of the whole army but for what is known to take no part (entry-4). A face-down card has lost nothing. What an
    enemy has paid for cards that players bought in secret is not known while they lie face down: his points count in
    full."""
    total: i64 = 0
    lost: i64 = 0
    secret = False
    for slot in range(len(s.side)):
        if s.side[slot] == side and not (s.place[slot] == LATE and knows(s, seat, slot)):
            price = paid_for_one(s.card_of(slot), s.level[slot], s.is_hq[slot] == 1)
            total += s.size[slot] * price
            if knows(s, seat, slot):
                lost += (s.size[slot] - s.strength(slot)) * price
            else:
                secret = True
    if secret and s.setup.building is not None:
        total = building.share_of(s, side)
    return int(100 * lost // max(1, total))


def known_holder(s: Position, seat: i64, piece: Piece) -> int:
    for side in range(2):
        if stands_in(s, seat, side, piece) and not is_contested(s, seat, 1 - side, piece):
            return side
    return NOBODY


def stands_in(s: Position, seat: i64, side: i64, piece: Piece) -> bool:
    """Infantry that the seat knows is there, on foot or aboard a half-track."""
    for slot in s.units(side):
        if not knows(s, seat, slot):
            continue
        if s.card_of(slot).is_infantry() and victory.touches(s, slot, piece):
            return True
        rider = s.carried(slot)
        if rider >= 0 and knows(s, seat, rider) and victory.is_ridden_in(s, slot, rider, piece):
            return True
    return False


def is_contested(s: Position, seat: i64, side: i64, piece: Piece) -> bool:
    """A platoon of the side is near; one that the seat knows to be unarmed does not count."""
    for slot in s.units(side):
        if knows(s, seat, slot) and s.card_of(slot).weapon < 0:
            continue
        if victory.is_near(s, slot, piece):
            return True
    return False
