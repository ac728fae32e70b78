"""Control of hexes (2.4a)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.storms.position import HIDDEN, Position


def update(s: Position, h: i64) -> None:
    """A unit entered or left the hex: its objective may change hands. Hidden units take none."""
    for i in range(len(s.setup.objectives)):
        if s.setup.objectives[i].hex == h:
            settle(s, i)
            return


def settle(s: Position, objective: i64) -> None:
    """It belongs to the last side that was there alone; while both are there it keeps its owner (2.4a)."""
    h = s.setup.objectives[objective].hex
    side = alone_in(s, h)
    if side < 0 or side == s.control[objective]:
        return
    s.control[objective] = side
    if s.events is not None:
        s.tell("2.4a", "st-control", {"side": s.side_ref(side), "hex": s.hex_ref(h)})


def alone_in(s: Position, h: i64) -> i64:
    """The only side with units in the hex that everybody sees, or -1."""
    side: i64 = -1
    unit = s.first[h]
    while unit >= 0:
        if s.flags[unit] & HIDDEN == 0:
            if side >= 0 and s.setup.side[unit] != side:
                return -1
            side = s.setup.side[unit]
        unit = s.next[unit]
    return side


def contested(s: Position, h: i64) -> bool:
    """Units of both sides are there for everybody to see."""
    return s.enemy_in(0, h) and s.enemy_in(1, h)


def scores(s: Position, objective: i64) -> i64:
    """The side that scores for the objective now: in control and not contested; or -1."""
    return -1 if contested(s, s.setup.objectives[objective].hex) else s.control[objective]
