"""The action in progress: who takes part in it, and whether it can only be a move."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.storms.position import ACTIVE, BY_AP, MARCHING, MEMBER, Position
from caposaldo.kernel.frames import Frame

TWO_HEXES: Final = 5  # the card that takes a unit two hexes far


def is_two_hexes(s: Position, frame: Frame) -> bool:
    """The action is a card that takes units two hexes far, and nothing else (8.1)."""
    return frame.d >= 0 and s.setup.cards[frame.d].code == TWO_HEXES and s.setup.cards[frame.d].family == 0


def members(s: Position) -> vec[i64]:
    """Units that take part in the action at hand."""
    found: vec[i64] = vec[i64]([])
    for unit in range(s.setup.count()):
        if s.flags[unit] & MEMBER != 0:
            found = append(found, unit)
    return found


def size(s: Position) -> i64:
    count: i64 = 0
    for flags in s.flags:
        if flags & MEMBER != 0:
            count += 1
    return count


def moves_only(s: Position, frame: Frame) -> bool:
    """The action can be a move and nothing else: by card 5, or from the pool of a unit on a forced march (V01)."""
    if is_two_hexes(s, frame):
        return True
    return frame.b == BY_AP and is_marching(s, s.side)


def is_marching(s: Position, side: i64) -> bool:
    """A unit of the open activation is on a forced march."""
    for unit in range(s.setup.count()):
        if s.flags[unit] & MARCHING != 0 and s.status[unit] == ACTIVE and s.setup.side[unit] == side:
            return True
    return False
