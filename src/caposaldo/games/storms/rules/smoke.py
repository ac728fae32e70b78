"""Smoke (13.0, 13.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.position import Position

NEW_SMOKE: Final = 2  # 13.0
SMOKE_MARKERS: Final = 12  # in the game (13.1a)


# ---------------------------------------------------------------- smoke (13.0, 13.1)
def smoke_left(s: Position) -> i64:
    """Markers still in the box: each stands for 2 of thick smoke or for 1 of thin (13.1a)."""
    left: i64 = SMOKE_MARKERS
    for h in range(s.setup.count_hexes):
        if s.smoke[h] > 0:
            left -= fresh(s, h) + thin(s, h)
    return left


def fresh(s: Position, h: i64) -> i64:
    """Thick markers in the hex."""
    return (s.smoke[h] - s.thin[h]) // 2


def thin(s: Position, h: i64) -> i64:
    """Thin markers in the hex."""
    return s.smoke[h] - 2 * fresh(s, h)


def place_smoke(s: Position, h: i64, thickness: i64) -> None:
    """Smoke adds up (13.0b); it falls without a roll, as long as there are markers (13.1a)."""
    if smoke_left(s) <= 0:
        s.tell("13.1a", "st-no-smoke-left", {})
        return
    s.smoke[h] = s.smoke[h] + thickness
    if thickness == 1:
        s.thin[h] = s.thin[h] + 1
    if s.events is not None:
        s.tell("13.0", "st-smoke", {"hex": s.hex_ref(h), "smoke": int(s.smoke[h])})


def thin_smoke(s: Position) -> None:
    """Step 2 of the sequence: +2 markers become +1, +1 markers go (13.0c)."""
    changed = False
    for h in range(s.setup.count_hexes):
        if s.smoke[h] > 0:
            changed = True
            s.smoke[h] = fresh(s, h)
            s.thin[h] = s.smoke[h]
    if changed:
        s.tell("13.0c", "st-smoke-thins", {})
