"""A further hex: by card 5, or out of an artillery strike (8.1, V08)."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import BY_CARD, HIDDEN, Position, UnitDecision
from caposaldo.games.storms.rules import (
    checks,
    considered,
    current_action,
    hidden_movement,
    hidden_units,
    movement,
    rolls,
)
from caposaldo.games.storms.verbs import GO, KEEP, SNEAK
from caposaldo.kernel.game import Refusal

CLOSE_CALL: Final = "V08"  # steps out of a hex under fire


class SecondHex(UnitDecision):
    """A unit may go one hex further: by card 5, or, with `close_call` 1, out of a strike (V08)."""

    RULE: ClassVar[str] = "8.1"
    VERBS: ClassVar[tuple[int, ...]] = (GO, SNEAK, KEEP)

    def __init__(self, unit: i64, close_call: i64 = 0) -> None:
        super().__init__(unit)
        self.close_call = close_call

    def seat(self, s: Position) -> i64:
        return s.setup.side[self.unit]

    def question(self, s: Position) -> str:
        return "second-hex-close-call" if self.close_call == 1 else "second-hex"

    def options(self, s: Position, seat: i64) -> list[Action]:
        """Where the unit goes on to, or nowhere."""
        return [Action(KEEP), *hidden_movement.ways(s, self.unit, BY_CARD, 0)]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [*considered.steps(s, self.unit), Action(KEEP)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == KEEP:
            return None
        if action.verb == GO:
            return movement.refuse_step(s, self.unit, action, BY_CARD, 0)
        return hidden_movement.refuse_sneak(s, self.unit, action.hex, BY_CARD, 0)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        if action.verb == GO:
            self.use_card(s)
            movement.go(s, self.unit, action.hex, action.careful)
        elif action.verb == SNEAK:
            hidden_movement.sneak(s, self.unit, action.hex)

    def carries_on(self, s: Position, seat: i64, action: Action) -> bool:
        return True

    def use_card(self, s: Position) -> None:
        """The veteran's card has served if the step was a close call."""
        if self.close_call == 1:
            rolls.use_up(s, self.unit, rolls.unused(s, self.unit, CLOSE_CALL))
            s.tell("8.3", "st-close-call", {"unit": s.ref(self.unit)})

    def check(self, s: Position, at: str) -> None:
        checks.on_map(s, f"{at}.unit", self.unit)
        checks.number(f"{at}.close_call", self.close_call, 0, 1)


# ---------------------------------------------------------------- moves that may go on (card 5)
def go(s: Position, card: i64, unit: i64, h: i64, careful: i64) -> None:
    """A move in an action by the card, or by none; by card 5 another hex may follow, asked for when the unit has come
    out of hiding."""
    if current_action.is_two_hexes(s, card):
        hidden_units.come_out(s, unit)
        s.push(SecondHex(unit))
    movement.go(s, unit, h, careful)


def sneak(s: Position, card: i64, unit: i64, h: i64) -> None:
    """The same unseen (10.1)."""
    if current_action.is_two_hexes(s, card):
        s.push(SecondHex(unit))
    hidden_movement.sneak(s, unit, h)


# ---------------------------------------------------------------- close calls (V08)
def close_calls(s: Position, hexes: vec[i64], by: i64) -> None:
    """Units in view in a hex that the other side's artillery strikes may step into the next one; it is no action.
    Hidden ones would show where they are by being asked."""
    for h in hexes:
        unit = s.first[h]
        while unit >= 0:
            if s.setup.side[unit] != by and s.flags[unit] & HIDDEN == 0 and len(s.setup.veteran[unit]) > 0:
                if rolls.unused(s, unit, CLOSE_CALL) >= 0 and len(hidden_movement.ways(s, unit, BY_CARD, 0)) > 0:
                    s.push(SecondHex(unit, 1))
            unit = s.next[unit]
