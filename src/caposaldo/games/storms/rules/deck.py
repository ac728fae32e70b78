"""Hands, deck and discarded cards (8.1a, 8.1b), and what decisions about a card share."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import Decision, Position
from caposaldo.games.storms.rules import checks, considered
from caposaldo.games.storms.setup import ACTION_CARD, VETERAN_CARD
from caposaldo.games.storms.verbs import CONFIRM, JOIN, KEEP, PICK
from caposaldo.kernel.game import Params, Refusal


class CardDecision(Decision):
    """A card is used: on whom (8.1, 8.3)? `card` is its kind."""

    RULE: ClassVar[str] = "8.1"
    VERBS: ClassVar[tuple[int, ...]] = (PICK, JOIN, CONFIRM, KEEP)

    def __init__(self, card: i64) -> None:
        self.card = card

    def shown_name(self) -> str:
        return "card"

    def prompt_params(self, s: Position) -> Params:
        return {"card": s.card_ref(self.card)}

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return considered.units_for_card(s, seat)

    def wrong_unit(self, s: Position, rule: str) -> Refusal:
        return Refusal(rule, "st-card-not-on", {"card": s.card_ref(self.card)})

    def check(self, s: Position, at: str) -> None:
        checks.card(s, f"{at}.card", self.card, [ACTION_CARD, VETERAN_CARD])


# ---------------------------------------------------------------- hands and deck (8.1a to 8.1c)
def held(s: Position, side: i64, kind: i64) -> i64:
    return s.hand[side * len(s.setup.cards) + kind]


def discard(s: Position, side: i64, kind: i64) -> None:
    """Played for all to see, and out (8.1)."""
    at = side * len(s.setup.cards) + kind
    s.hand[at] = s.hand[at] - 1
    s.discarded[kind] = s.discarded[kind] + 1
    s.reveals += 1
    if s.events is not None:
        s.tell("8.1", "st-card-played", {"side": s.side_ref(side), "card": s.card_ref(kind)})


def top_card(s: Position) -> i64:
    """The next card of the deck; with that option an empty one is made anew from the discarded cards (8.1b)."""
    if len(s.deck) == 0 and s.setup.reshuffle:
        shuffle_discards(s)
    last = len(s.deck) - 1
    if last < 0:
        return -1
    kind = s.deck[last]
    s.deck = s.deck[:last]
    return kind


def shuffle_discards(s: Position) -> None:
    cards: list[int] = []
    for kind in range(len(s.setup.cards)):
        if s.setup.cards[kind].yellow:
            continue  # an event happens once
        for _ in range(s.discarded[kind]):
            cards.append(kind)
        s.discarded[kind] = 0
    s.dice.shuffle(cards, "deck")
    s.deck = vec[i64](cards)
    s.tell("8.1b", "st-reshuffled", {})
