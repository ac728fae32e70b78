"""An attack: who attacks which hex, and how (7.0). `fire.Attack` resolves it."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.storms.position import BARRAGE, Decision, Position
from caposaldo.kernel.hexes import NOWHERE


class Shot(Decision):
    """`firer` is the unit that leads the fire, or a battery; `spotter` the spotter hex or NOWHERE; `bonus` what cards
    add; `card` that of the weapon or the battery, or -1. `unseen` is 1 while a roll at a hex with nobody in view is
    still to be made (10.0c)."""

    def __init__(
        self,
        firer: i64,
        target: i64,
        mode: i64,
        spotter: i64 = NOWHERE,
        bonus: i64 = 0,
        card: i64 = -1,
        unseen: i64 = 0,
    ) -> None:
        self.firer = firer
        self.target = target
        self.mode = mode
        self.spotter = spotter
        self.bonus = bonus
        self.card = card
        self.unseen = unseen

    def note_throw(self, s: Position, unit: i64, dice: list[int], kept: i64, shift: i64) -> None:
        """Note a throw against a unit for those who count the luck, with the dice that were thrown, those that were
        kept, and what moves the total; -1: a hex with nobody in view, where no odds are known."""

    def about_unit(self) -> i64:
        return self.firer if self.mode != BARRAGE else -1
