"""How many platoons an area holds (terrain-6, A-capacity)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.wheels.position import Position
from caposaldo.games.wheels.rules import ground
from caposaldo.games.wheels.rules.army import LEAST_PLATOONS, company_limit
from caposaldo.games.wheels.setup import CM, NO_COMPANY, Piece


def has_room(s: Position, slot: i64, x: i64, y: i64) -> bool:
    """The area at a point holds this platoon besides those of its side that are there."""
    area = ground.area_at(s, x, y)
    if area < 0:
        return True
    piece = s.ground.pieces[area]
    if piece.is_line:
        return True
    there = inside(s, slot, piece)
    return companies(s, [*there, int(slot)]) <= company_limit(piece.diagonal // CM)


def inside(s: Position, slot: i64, piece: Piece) -> list[int]:
    """The other platoons of its side in an area, by their reference points."""
    found: list[int] = []
    for other in s.units(s.side[slot]):
        if other != slot and piece.contains(s.x[other], s.y[other]):
            found.append(other)
    return found


def companies(s: Position, platoons: list[int]) -> i64:
    """As how many companies platoons count: parts of several count as one for every three platoons started."""
    whole: list[int] = []
    alone: i64 = 0
    for slot in platoons:
        company = int(s.company[slot])
        if company == NO_COMPANY:
            alone += 1
        elif company not in whole:
            whole.append(company)
    started: i64 = (len(platoons) + LEAST_PLATOONS - 1) // LEAST_PLATOONS
    return min(len(whole) + alone, started)
