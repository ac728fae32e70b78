"""The action in progress: who takes part in it, how it is paid, and whether it can only be a move."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import (
    ACTIVE,
    BY_AP,
    BY_CARD,
    MARCHING,
    MEANS_NAMES,
    MEMBER,
    Position,
    UnitDecision,
)
from caposaldo.games.storms.rules import checks
from caposaldo.games.storms.setup import ACTION_CARD
from caposaldo.games.storms.verbs import ADD_CAP, JOIN, PLAY_CARD, STALL
from caposaldo.kernel.game import Message, Todo
from caposaldo.kernel.reading import FAR

TWO_HEXES: Final = 5  # the card that takes a unit two hexes far
NO_CARD: Final = -1


class ActionDecision(UnitDecision):
    """A decision in an action: which unit, how it is paid, with `added` CAP by choice (3.2.1), and by which card, or
    NO_CARD."""

    def __init__(self, unit: i64, means: i64, added: i64 = 0, card: i64 = NO_CARD) -> None:
        super().__init__(unit)
        self.means = means
        self.added = added
        self.card = card

    def paid_by(self) -> i64:
        return self.means

    def todo(self, s: Position, seat: i64) -> Todo:
        """One action of one unit or group: nothing waits but what it can be paid with."""
        key = f"st-todo-act-{MEANS_NAMES[self.means]}"
        return Todo([], 0, Message("2.2", key, {"ap": int(s.ap[seat]), "cap": int(s.cap[seat])}))

    def carries_on(self, s: Position, seat: i64, action: Action) -> bool:
        return action.verb not in (ADD_CAP, JOIN, STALL, PLAY_CARD)

    def check(self, s: Position, at: str) -> None:
        checks.member(s, f"{at}.unit", self.unit)
        checks.number(f"{at}.means", self.means, 0, BY_CARD)
        checks.number(f"{at}.added", self.added, 0, FAR)
        checks.number(f"{at}.card", self.card, NO_CARD, len(s.setup.cards) - 1)


def is_two_hexes(s: Position, card: i64) -> bool:
    """The action is by a card that takes units two hexes far, and nothing else (8.1)."""
    return card >= 0 and s.setup.cards[card].code == TWO_HEXES and s.setup.cards[card].family == ACTION_CARD


def members(s: Position) -> vec[i64]:
    """Units that take part in the action at hand."""
    found: vec[i64] = vec[i64]([])
    for unit in range(s.setup.count()):
        if s.flags[unit] & MEMBER != 0:
            found = append(found, unit)
    return found


def size(s: Position) -> i64:
    """How many units take part in it."""
    count: i64 = 0
    for flags in s.flags:
        if flags & MEMBER != 0:
            count += 1
    return count


def moves_only(s: Position, act: ActionDecision) -> bool:
    """The action can be a move and nothing else: by card 5, or from the pool of a unit on a forced march (V01)."""
    if is_two_hexes(s, act.card):
        return True
    return act.means == BY_AP and is_marching(s, s.side)


def is_marching(s: Position, side: i64) -> bool:
    """A unit of the open activation is on a forced march."""
    for unit in range(s.setup.count()):
        if s.flags[unit] & MARCHING != 0 and s.status[unit] == ACTIVE and s.setup.side[unit] == side:
            return True
    return False
