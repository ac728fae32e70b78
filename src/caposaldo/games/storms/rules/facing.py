"""Facing: free after a move or a reveal, or as an action (5.2, 5.3)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import BOGGED, DUG_IN, MEMBER, Position, UnitDecision
from caposaldo.games.storms.rules import checks, sight
from caposaldo.games.storms.setup import ALL_ROUND, FIXED
from caposaldo.games.storms.verbs import FACE
from caposaldo.kernel.game import COMMON, NEXT, Refusal
from caposaldo.kernel.hexes import NOWHERE

TURN_COST: Final = 1  # 5.3


class Look(UnitDecision):
    """A unit chooses its facing: for nothing, after a move or a reveal (5.2a, 10.0), or because it rotates where it is
    (`rotates` 1: a group, 9.1.4, or V07). `target` is the hex it fires at, which its arc must hold (6.1), or
    NOWHERE."""

    RULE: ClassVar[str] = "5.2a"
    VERBS: ClassVar[tuple[int, ...]] = (FACE,)

    def __init__(self, unit: i64, target: i64 = NOWHERE, rotates: i64 = 0) -> None:
        super().__init__(unit)
        self.target = target
        self.rotates = rotates

    def seat(self, s: Position) -> i64:
        return s.setup.side[self.unit]

    def run_on(self, s: Position) -> bool:
        return self.skip_if_empty(s)

    def options(self, s: Position, seat: i64) -> list[Action]:
        """Any facing, for a counter on the map with an arrow that is not fixed (5.2)."""
        if not s.visible(self.unit) or s.setup.roles[self.unit] & (ALL_ROUND | FIXED) != 0:
            return []
        return [Action(FACE, how=face) for face in range(6) if self.holds_target(s, face)]

    def holds_target(self, s: Position, face: i64) -> bool:
        return self.target == NOWHERE or sight.in_arc(s.setup, s.hex[self.unit], face, self.target)

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if not 0 <= action.facing < 6:
            return Refusal("5.2", "st-face-direction")
        if self.holds_target(s, action.facing):
            return None
        return Refusal("6.1", "st-face-target", {"hex": s.hex_ref(self.target)})

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        if self.rotates == 1:
            rotate(s, self.unit, action.facing)
        else:
            turn_to(s, self.unit, action.facing)

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        """After a move the unit goes on looking where it looks."""
        return NEXT if self.rotates == 0 and action.facing == s.face[self.unit] else COMMON

    def carries_on(self, s: Position, seat: i64, action: Action) -> bool:
        return s.has(self.unit, MEMBER)

    def check(self, s: Position, at: str) -> None:
        checks.unit(s, f"{at}.unit", self.unit)
        checks.place(s, f"{at}.target", self.target, NOWHERE)
        checks.number(f"{at}.rotates", self.rotates, 0, 1)


def can_turn(s: Position, unit: i64) -> bool:
    """It could turn in place (5.3): on the map for all to see, with an arrow that is not fixed, not immobilised (card
    20), and no marker against it (7.4)."""
    if not s.visible(unit) or s.flags[unit] & BOGGED != 0 or s.setup.roles[unit] & (ALL_ROUND | FIXED) != 0:
        return False
    if s.marker[unit] < 0:
        return True
    marker = s.setup.markers[s.marker[unit]]
    return not marker.no_turn and not marker.no_action


def rotate(s: Position, unit: i64, face: i64) -> None:
    """It turns where it is: another facing costs it its hasty defence (5.3)."""
    if face != s.face[unit] and s.has(unit, DUG_IN):
        s.unmark(unit, DUG_IN)
        if s.events is not None:
            s.tell("5.3", "st-hasty-lost", {"unit": s.ref(unit)})
    turn_to(s, unit, face)


def turn_to(s: Position, unit: i64, face: i64) -> None:
    s.face[unit] = face
    if s.events is not None:
        s.tell("5.2", "st-faces", {"unit": s.ref(unit), "facing": f"@st-facing-{int(face)}"})
