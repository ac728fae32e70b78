"""Throws of attacks, for those who count the luck: the odds of these dice alone, and what they did."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.position import BARRAGE, Position
from caposaldo.games.storms.rules import combat_values
from caposaldo.games.storms.rules.shot import Shot
from caposaldo.kernel.game import Chance, Roll

TWICE: Final = 4  # so much above the DV is two hits (7.0)
# What a result is worth to the one who fires (Chance.worth).
DESTROYED: Final = 4
HIT: Final = 2
KEYS: Final = ["st-chance-destroyed", "st-chance-hit", "st-chance-miss"]
WORTH: Final = [DESTROYED, HIT, 0]


def note(s: Position, shot: Shot, unit: i64, dice: list[int], fixed: i64) -> None:
    """`fixed` is what is added to the dice. An own unit in the hex is no success (7.6.3h): nothing is counted."""
    side = combat_values.attacker(s, shot)
    if s.rolls is None or s.setup.side[unit] == side:
        return
    marked = s.marker[unit]
    needed = combat_values.defence_value(s, shot, unit, marked) - combat_values.attack_value(s, shot, unit) - fixed
    ways = [0, 0, 0]
    for first in range(1, 7):
        for second in range(1, 7) if len(dice) == 2 else range(1):
            ways[result(first + second - needed, marked >= 0)] += 1
    of = ways[0] + ways[1] + ways[2]
    chances = [Chance(KEYS[i], ways[i], of, WORTH[i]) for i in range(3) if ways[i] > 0]
    came = KEYS[result(sum(dice) - needed, marked >= 0)]
    by = "" if shot.mode == BARRAGE else s.ref(shot.firer)
    s.rolls.append(Roll(int(side), s.ref(unit), chances, came, by))


def result(over: i64, marked: bool) -> i64:
    """Which of KEYS comes of so much above what is needed; the marker that a hit draws is no matter of the dice."""
    if over < 0:
        return 2
    return 0 if marked or over >= TWICE else 1
