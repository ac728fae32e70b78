"""Checks of decisions that were restored from a saved state: each mistake is a ValueError of one clear line."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.storms.position import MEMBER, ON_MAP, WAITING, Position
from caposaldo.kernel.reading import whole


def number(at: str, value: i64, low: int, high: int) -> None:
    whole(at, int(value), low, high)


def unit(s: Position, at: str, unit: i64) -> None:
    number(at, unit, 0, int(s.setup.count()) - 1)


def on_map(s: Position, at: str, piece: i64) -> None:
    unit(s, at, piece)
    if s.place[piece] != ON_MAP:
        raise ValueError(f"{at}: expected a unit on the map")


def own_unit(s: Position, at: str, piece: i64) -> None:
    """A unit of the side whose turn it is."""
    unit(s, at, piece)
    if s.setup.side[piece] != s.side:
        raise ValueError(f"{at}: expected a unit of the side whose turn it is")


def member(s: Position, at: str, piece: i64) -> None:
    """A unit of that side which takes part in the action."""
    own_unit(s, at, piece)
    if (s.place[piece] != ON_MAP and s.place[piece] != WAITING) or s.flags[piece] & MEMBER == 0:
        raise ValueError(f"{at}: expected a unit that takes part in the action")


def place(s: Position, at: str, h: i64, least: int = 0) -> None:
    """A hex of the map, or NOWHERE if that is the least."""
    number(at, h, least, int(s.setup.count_hexes) - 1)


def card(s: Position, at: str, kind: i64, families: list[int]) -> None:
    number(at, kind, 0, len(s.setup.cards) - 1)
    if s.setup.cards[kind].family not in families:
        raise ValueError(f"{at}: expected another sort of card")
