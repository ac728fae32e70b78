"""Distances between platoons: from the nearest point of one base to the nearest of another (A-measure). A face-down
card is a single point, the middle of its leading edge (A-card-measure)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.position import Position
from caposaldo.games.wheels.setup import CM
from caposaldo.kernel.table import Box, ahead_x, ahead_y, box_to_point, boxes_gap, distance

COHERENCY: Final = 5 * CM  # dist-1
COMMAND_RADIUS: Final = 15 * CM  # org-3
CARD_SIZE: Final = 6 * CM  # G-card-size
FAR_AWAY: Final = 1 << 30


def written(x: i64, y: i64) -> str:
    """A place as events name it: centimetres from the top left corner, to a tenth."""
    return f"{tenths(x)},{tenths(y)}"


def tenths(length: i64) -> str:
    found = (length * 10 + CM // 2) // CM
    return f"{found // 10}.{found % 10}"


def card_box(x: i64, y: i64, face: i64) -> Box:
    """The area that a card covers; x, y is the middle of its leading edge."""
    back = CARD_SIZE // 2
    return Box(ahead_x(x, face + 180, back), ahead_y(y, face + 180, back), face, CARD_SIZE, CARD_SIZE)


def footprints(s: Position, slot: i64) -> list[Box]:
    """What a platoon covers on the table: the bases of its models, or its card."""
    if s.shown[slot] == 0:
        return [card_box(s.x[slot], s.y[slot], s.face[slot])]
    return [s.base(m) for m in s.models(slot)]


def gap(s: Position, a: i64, b: i64) -> i64:
    """The distance between two platoons on the table."""
    best: i64 = FAR_AWAY
    if s.shown[a] == 0 and s.shown[b] == 0:
        return distance(s.x[a], s.y[a], s.x[b], s.y[b])
    if s.shown[a] == 0 or s.shown[b] == 0:
        card = a if s.shown[a] == 0 else b
        for m in s.models(b if card == a else a):
            best = min(best, box_to_point(s.base(m), s.x[card], s.y[card]))
        return best
    others = [s.base(m) for m in s.models(b)]
    for m in s.models(a):
        box = s.base(m)
        for other in others:
            best = min(best, boxes_gap(box, other))
    return best


def near_hq(s: Position, slot: i64) -> bool:
    """A friendly HQ, or itself if it is one, is within 15 cm (org-5, A-hq-own)."""
    for hq in s.units(s.side[slot]):
        if s.is_hq[hq] == 1 and (hq == slot or gap(s, hq, slot) <= COMMAND_RADIUS):
            return True
    return False
