"""Veteran cards (8.3): what a unit that holds one can do. V02, V03, V04, V06 to V09, V14, V15 and V30 work in the
chapters they change; here are those that are played."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import (
    ACTIVE,
    BY_AP,
    BY_CARD,
    DESTROYED,
    HIDDEN,
    LEFT,
    MARCHING,
    NERVES,
    SILENT,
    Position,
)
from caposaldo.games.storms.rules import action_points, cards, checks, movement, recovery, rolls
from caposaldo.games.storms.rules.deck import CardDecision
from caposaldo.games.storms.rules.end_of_action import EndAction
from caposaldo.games.storms.rules.sixth_sense import SixthSense
from caposaldo.games.storms.setup import VETERAN_CARD
from caposaldo.games.storms.verbs import CONFIRM, PICK
from caposaldo.kernel.game import Refusal

MARCH: Final = 1  # V01: 5 AP more, for movement only
LEADERSHIP: Final = 5  # V05: recovers without a roll
SENSE: Final = 7  # V07: see `sixth_sense`
REPUTATION: Final = 10  # V10: takes the initiative
IRON_NERVES: Final = 11  # V11: does not feel its hit marker
EXTRA_INITIATIVE: Final = 12  # V12: with an action card it is one action
HIDDEN_ACTION: Final = 13  # V13: nothing gives it away in its action
MARCH_AP: Final = 5
REPUTATION_CARD: Final = "V10"


# ---------------------------------------------------------------- who may use a card
def refuse_play(s: Position, kind: i64, means: i64) -> Refusal | None:
    """Held by a unit that has use for it now, and paid (8.3, 8.0)."""
    code = s.setup.cards[kind].code
    if code not in (MARCH, LEADERSHIP, SENSE, IRON_NERVES, EXTRA_INITIATIVE, HIDDEN_ACTION):
        return Refusal("8.3", "st-card-none")
    for unit in range(s.setup.count()):
        if is_for(s, kind, means, unit):
            return cards.refuse_price(s, kind, means)
    return Refusal("8.3", "st-card-none")


def is_for(s: Position, kind: i64, means: i64, unit: i64) -> bool:
    """The unit holds the card, may still use it, and has a reason to."""
    if s.setup.side[unit] != s.side or len(s.setup.veteran[unit]) == 0:
        return False
    code = s.setup.cards[kind].code
    if rolls.unused(s, unit, s.setup.cards[kind].number) < 0:
        return False
    if code == REPUTATION:
        return s.place[unit] != DESTROYED and s.place[unit] != LEFT
    if s.hex[unit] < 0 or (means == BY_AP and s.status[unit] != ACTIVE):
        return False
    if code == LEADERSHIP:
        return recovery.may_try(s, unit)
    if code == IRON_NERVES:
        return s.marker[unit] >= 0 and s.flags[unit] & NERVES == 0
    if code == HIDDEN_ACTION:
        return s.flags[unit] & (HIDDEN | SILENT) == HIDDEN
    if code == SENSE:
        return s.flags[unit] & HIDDEN == 0
    if code == MARCH:
        return s.status[unit] == ACTIVE and movement.held(s, unit) == movement.FREE
    return has_action_card(s)


def has_action_card(s: Position) -> bool:
    """An action card that takes the turn is in hand and can be played (V12)."""
    for kind in range(len(s.setup.cards)):
        card = s.setup.cards[kind]
        if card.family != VETERAN_CARD and card.action:
            for means in range(BY_AP, BY_CARD + 1):
                if cards.refuse_play(s, kind, means, False) is None:
                    return True
    return False


# ---------------------------------------------------------------- playing
def play(s: Position, kind: i64, means: i64) -> None:
    """Which one of those that hold the card? Some cards are the turn's action, others come before it."""
    action_points.pay(s, means, 0, cards.price(s, kind, means))
    code = s.setup.cards[kind].code
    if code == MARCH or code == LEADERSHIP:
        s.pop()
        s.push(EndAction(BY_CARD))
    s.push(VeteranUse(kind, means))


class VeteranUse(CardDecision):
    """The owner chooses which of its holders plays a veteran's card (8.3)."""

    def __init__(self, card: i64, means: i64) -> None:
        super().__init__(card)
        self.means = means

    def question(self, s: Position) -> str:
        return "card"

    def options(self, s: Position, seat: i64) -> list[Action]:
        units = range(s.setup.count())
        return [Action(PICK, unit) for unit in units if is_for(s, self.card, self.means, unit)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == PICK and 0 <= action.unit < s.setup.count():
            if is_for(s, self.card, self.means, action.unit):
                return None
        return self.wrong_unit(s, "8.3")

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        unit = action.unit
        if s.setup.cards[self.card].code == SENSE:
            s.replace(SixthSense(self.card, unit, 0))
            return
        s.pop()
        rolls.play_own_card(s, self.card, unit)
        self.take_effect(s, unit)

    def take_effect(self, s: Position, unit: i64) -> None:
        code = s.setup.cards[self.card].code
        if code == LEADERSHIP:
            cards.recover(s, unit)
        elif code == MARCH:
            s.ap[s.side] = s.ap[s.side] + MARCH_AP
            s.mark(unit, MARCHING)
        elif code == IRON_NERVES:
            s.mark(unit, NERVES)
        elif code == HIDDEN_ACTION:
            s.mark(unit, SILENT)
        elif code == EXTRA_INITIATIVE:
            s.again += 1
            s.choose_action_card()

    def check(self, s: Position, at: str) -> None:
        checks.card(s, f"{at}.card", self.card, [VETERAN_CARD])
        checks.number(f"{at}.means", self.means, 0, BY_CARD)


# ---------------------------------------------------------------- bad reputation (V10)
class Reputation(CardDecision):
    """The loser of the initiative may take it by bad reputation (V10): PICK the unit that does, or CONFIRM for no."""

    def question(self, s: Position) -> str:
        return "card-initiative"

    def options(self, s: Position, seat: i64) -> list[Action]:
        units = range(s.setup.count())
        return [Action(PICK, unit) for unit in units if is_for(s, self.card, BY_CARD, unit)] + [Action(CONFIRM)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == CONFIRM:
            return None
        if action.verb == PICK and 0 <= action.unit < s.setup.count():
            if is_for(s, self.card, BY_CARD, action.unit):
                return None
        return self.wrong_unit(s, "8.3")

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        if action.verb == CONFIRM:
            s.side = 1 - s.side
        else:
            rolls.play_own_card(s, self.card, action.unit)


def offer_initiative(s: Position) -> None:
    """The side that lost the initiative is asked if one of its units can take it (V10)."""
    kind = s.setup.card_of(REPUTATION_CARD)
    if kind < 0:
        return
    s.side = 1 - s.side
    for unit in range(s.setup.count()):
        if is_for(s, kind, BY_CARD, unit):
            s.push(Reputation(kind))
            return
    s.side = 1 - s.side
