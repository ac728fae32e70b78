"""Indirect fire of mortars, by the eyes of a spotter hex (12.0b)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import BY_CARD, INDIRECT, INDIRECT_SMOKE, Position, UnitDecision
from caposaldo.games.storms.rules import checks, considered, fire, sight, targets
from caposaldo.games.storms.rules.targets import SPOTTING_DISTANCE
from caposaldo.games.storms.verbs import SPOT
from caposaldo.kernel.game import Refusal
from caposaldo.kernel.reading import FAR

CONSIDERED: Final = 3  # hexes around the mortar that one thinks of


class Spotter(UnitDecision):
    """The owner chooses the spotter hex for the indirect fire of a mortar (12.0b)."""

    RULE: ClassVar[str] = "12.0b"
    VERBS: ClassVar[tuple[int, ...]] = (SPOT,)

    def __init__(self, unit: i64, target: i64, mode: i64, added: i64, means: i64) -> None:
        super().__init__(unit)
        self.target = target
        self.mode = mode
        self.added = added
        self.means = means

    def paid_by(self) -> i64:
        return self.means

    def options(self, s: Position, seat: i64) -> list[Action]:
        """Hexes within 2 of the mortar with sight of the target, no enemy there."""
        hexes = s.setup.count_hexes
        return [Action(SPOT, hex=h) for h in range(hexes) if can_spot(s, self.unit, h, self.target)]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(SPOT, hex=h) for h in considered.around(s, s.hex[self.unit], CONSIDERED)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        h = action.hex
        if not 0 <= h < s.setup.count_hexes or s.setup.grid.distance(s.hex[self.unit], h) > SPOTTING_DISTANCE:
            return Refusal("12.0b", "st-spot-far", {"most": SPOTTING_DISTANCE})
        if s.enemy_in(s.setup.side[self.unit], h):
            return Refusal("12.0b", "st-spot-enemy", {"hex": s.hex_ref(h)})
        return sight.refusal(s.setup, s.smoke, h, self.target)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        """The spotter hex is named: now the fire is paid and opened (12.0)."""
        if s.events is not None:
            s.tell("12.0b", "st-spotted", {"unit": s.ref(self.unit), "hex": s.hex_ref(action.hex)})
        fire.launch(s, self.unit, self.target, self.mode, action.hex, self.means, self.added)

    def carries_on(self, s: Position, seat: i64, action: Action) -> bool:
        return True

    def check(self, s: Position, at: str) -> None:
        checks.own_unit(s, f"{at}.unit", self.unit)
        checks.on_map(s, f"{at}.unit", self.unit)
        checks.place(s, f"{at}.target", self.target)
        if self.mode != INDIRECT and self.mode != INDIRECT_SMOKE:
            raise ValueError(f"{at}.mode: expected a way to fire indirectly")
        checks.number(f"{at}.added", self.added, 0, FAR)
        checks.number(f"{at}.means", self.means, 0, BY_CARD)


def can_spot(s: Position, mortar: i64, spotter: i64, target: i64) -> bool:
    """The hex is near the mortar, without enemies in view, and sees the target (12.0b, 13.0d)."""
    if s.setup.grid.distance(s.hex[mortar], spotter) > SPOTTING_DISTANCE:
        return False
    return not s.enemy_in(s.setup.side[mortar], spotter) and targets.sees(s, spotter, target, True)
