"""Stacking (5.0): two combat units and one HQ in a hex, never with the enemy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.traces.position import Position
from caposaldo.games.traces.setup import HEADQUARTERS
from caposaldo.kernel.game import Params, Refusal

MOST_UNITS: Final = 2  # combat units, full or reduced (5.0b)
MOST_HQS: Final = 1  # besides them (2.3b)


def combat_units(s: Position, h: i64) -> i64:
    """Combat units in the hex. Nationality does not matter (5.0c); the bridgehead marker is no unit (5.0f)."""
    return others(s, -1, h, False)


def others(s: Position, unit: i64, h: i64, hqs: bool) -> i64:
    """HQs, or combat units, that are in the hex besides this unit."""
    arm = s.setup.arm
    found: i64 = 0
    other = s.first[h]
    while other >= 0:
        if other != unit and (arm[other] == HEADQUARTERS) == hqs:
            found += 1
        other = s.next[other]
    return found


def fits(s: Position, unit: i64, h: i64) -> bool:
    """The unit may end in the hex: no enemy there (5.0e), no third combat unit, no second HQ (5.0b, 2.3b). The unit
    itself does not count if it stands there already."""
    first = s.first[h]
    if first < 0:
        return True
    if s.setup.side[first] != s.setup.side[unit]:
        return False
    hq = s.setup.arm[unit] == HEADQUARTERS
    return others(s, unit, h, hq) < (MOST_HQS if hq else MOST_UNITS)


def explain(s: Position, unit: i64, h: i64) -> Refusal | None:
    """Why the unit may not end in the hex; None if it fits."""
    if fits(s, unit, h):
        return None
    params: Params = {"unit": s.ref(unit), "hex": s.hex_ref(h)}
    if s.holder(h) != s.setup.side[unit]:
        return Refusal("5.0e", "tr-stack-enemy", params)
    if s.setup.is_hq(unit):
        return Refusal("2.3b", "tr-stack-second-hq", params)
    return Refusal("5.0b", "tr-stack-full", params)
