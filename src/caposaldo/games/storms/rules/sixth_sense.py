"""Sixth sense: a facing for nothing, or +1 DM until the owner's next turn (V07)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import WARY, Position
from caposaldo.games.storms.rules import checks, current_action, facing, rolls
from caposaldo.games.storms.rules.deck import CardDecision
from caposaldo.games.storms.rules.facing import Look
from caposaldo.games.storms.setup import VETERAN_CARD
from caposaldo.games.storms.verbs import CONFIRM, KEEP, PICK
from caposaldo.kernel.game import COMMON, NEXT, Refusal
from caposaldo.kernel.hexes import NOWHERE

SIXTH_SENSE: Final = "V07"


class SixthSense(CardDecision):
    """A unit that uses the card turns, or is on its guard; after its action (`after` 1) it may keep the card."""

    def __init__(self, card: i64, unit: i64, after: i64) -> None:
        super().__init__(card)
        self.unit = unit
        self.after = after

    def question(self, s: Position) -> str:
        return "card-guard"

    def about_unit(self) -> i64:
        return self.unit

    def options(self, s: Position, seat: i64) -> list[Action]:
        """CONFIRM puts the unit on its guard, PICK of the unit itself turns it, KEEP saves the card."""
        found = [Action(CONFIRM)]
        if facing.can_turn(s, self.unit):
            found.append(Action(PICK, self.unit))
        if self.after == 1:
            found.append(Action(KEEP))
        return found

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == CONFIRM or (action.verb == KEEP and self.after == 1):
            return None
        if action.verb == PICK and action.unit == self.unit and facing.can_turn(s, self.unit):
            return None
        return self.wrong_unit(s, "8.3")

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        if action.verb == KEEP:
            return
        rolls.play_own_card(s, self.card, self.unit)
        if action.verb == PICK:
            s.push(Look(self.unit, NOWHERE, 1))
        else:
            s.mark(self.unit, WARY)
            s.tell("8.3", "st-wary", {"unit": s.ref(self.unit)})

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.verb == KEEP else COMMON

    def check(self, s: Position, at: str) -> None:
        checks.card(s, f"{at}.card", self.card, [VETERAN_CARD])
        checks.on_map(s, f"{at}.unit", self.unit)
        checks.number(f"{at}.after", self.after, 0, 1)


def ask_after_action(s: Position) -> bool:
    """Those who took part in the action in view and have a sixth sense may use it now; True if one of them may."""
    asked = False
    for unit in current_action.members(s):
        place = rolls.unused(s, unit, SIXTH_SENSE) if s.visible(unit) else -1
        if place >= 0:
            s.push(SixthSense(s.setup.veteran[unit][place], unit, 1))
            asked = True
    return asked
