"""Drawing cards, and the events of yellow ones, which happen as soon as they are drawn (8.1b, 8.1c).

What an event does stands in the scenario: points, CAP, cards, a secret objective, units, or the end. Units that it
brings wait beside the map until all cards of the moment are drawn; then their owner places them one by one as at
set-up. Those for which there is no room enter later like any reinforcement (5.1).
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import RESERVE, WAITING, Decision, Position
from caposaldo.games.storms.rules import checks, considered, deck, movement, objectives, placing, victory
from caposaldo.games.storms.setup import ACTION_CARD, ADD_CAP, ADD_CARDS, ADD_UNITS, ADD_VP, END_GAME, SECRET_OBJECTIVE
from caposaldo.games.storms.verbs import PLACE
from caposaldo.kernel.game import Params, Refusal, Todo


# ---------------------------------------------------------------- drawing (8.1b)
def draw(s: Position, side: i64, count: i64) -> None:
    """From the deck; yellow cards take effect at once and are replaced (8.1b, 8.1c)."""
    drawn: i64 = 0
    while drawn < count and s.result is None:
        kind = deck.top_card(s)
        if kind < 0:
            s.tell("8.1b", "st-deck-empty", {"side": s.side_ref(side)})
            return
        if s.setup.cards[kind].yellow:
            happen(s, side, kind)
            continue
        at = side * len(s.setup.cards) + kind
        s.hand[at] = s.hand[at] + 1
        s.reveals += 1
        drawn += 1
        if s.events is not None:
            s.tell("8.1b", "st-draws", {"side": s.side_ref(side)}, 1 << (1 - side))
            s.tell("8.1b", "st-drawn", {"side": s.side_ref(side), "card": s.card_ref(kind)}, 1 << side)


# ---------------------------------------------------------------- what happens
def happen(s: Position, side: i64, kind: i64) -> None:
    """A yellow card: what the scenario says, for the side it names or for the one that drew it (8.1c)."""
    s.discarded[kind] = s.discarded[kind] + 1
    s.reveals += 1
    s.tell("8.1c", "st-event", {"side": s.side_ref(side), "card": s.card_ref(kind)})
    effects = s.setup.cards[kind].effects
    for i in range(0, len(effects), 3):
        who = side if effects[i + 1] < 0 else effects[i + 1]
        take_effect(s, kind, effects[i], who, effects[i + 2])


def take_effect(s: Position, kind: i64, effect: i64, side: i64, amount: i64) -> None:
    if effect == ADD_VP:
        s.points[side] = s.points[side] + amount
    elif effect == ADD_CAP:
        s.cap[side] = s.cap[side] + amount
    elif effect == ADD_CARDS:
        draw(s, side, amount)
    elif effect == ADD_UNITS:
        call_up(s, side, kind, amount)
    elif effect == SECRET_OBJECTIVE:
        objectives.draw(s, side, amount)
    elif effect == END_GAME and s.result is None:
        victory.finish(s)


# ---------------------------------------------------------------- units that an event brings
def call_up(s: Position, side: i64, kind: i64, count: i64) -> None:
    """Units that the scenario keeps for this card, the first so many of them or, without a number, all."""
    called: i64 = 0
    for unit in range(s.setup.count()):
        if s.setup.comes_by[unit] == kind and s.setup.side[unit] == side and s.place[unit] == RESERVE:
            if count == 0 or called < count:
                s.place[unit] = WAITING
                called += 1
                s.tell("8.1c", "st-called-up", {"unit": s.ref(unit)})
    if called == 0:
        s.tell("8.1c", "st-nobody-called", {"side": s.side_ref(side)})
    else:
        s.push(Reinforce(side, kind))


class Reinforce(Decision):
    """A side places the units that an event has brought (8.1c)."""

    RULE: ClassVar[str] = "8.1c"
    VERBS: ClassVar[tuple[int, ...]] = (PLACE,)

    def __init__(self, side: i64, card: i64) -> None:
        self.side = side
        self.card = card

    def seat(self, s: Position) -> i64:
        return self.side

    def prompt_params(self, s: Position) -> Params:
        return {"card": s.card_ref(self.card)}

    def run_on(self, s: Position) -> bool:
        """All who have room are placed. It rests on units in view only."""
        if self.next_unit(s) >= 0:
            return False
        s.pop()
        for unit in range(s.setup.count()):
            if self.is_called(s, unit):
                placing.tell_no_room(s, unit)
        return True

    def is_called(self, s: Position, unit: i64) -> bool:
        """It waits beside the map for this card."""
        return s.place[unit] == WAITING and s.setup.comes_by[unit] == self.card and s.setup.side[unit] == self.side

    def next_unit(self, s: Position) -> i64:
        """The next unit that its owner places, or -1."""
        for unit in range(s.setup.count()):
            if self.is_called(s, unit) and placing.has_room(s, unit):
                return unit
        return -1

    def options(self, s: Position, seat: i64) -> list[Action]:
        return placing.places_for(s, self.next_unit(s))

    def considered(self, s: Position, seat: i64) -> list[Action]:
        unit = self.next_unit(s)
        return [Action(PLACE, unit, h, s.face[unit]) for h in considered.beside_zone(s, unit)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return placing.refuse_placing(s, self.next_unit(s), action)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        """The unit enters, ready; hidden units in its hex are revealed (10.0b)."""
        s.face[action.unit] = action.facing
        if s.events is not None:
            s.tell("8.1c", "st-placed", {"unit": s.ref(action.unit), "hex": s.hex_ref(action.hex)})
        movement.arrive(s, action.unit, action.hex)

    def todo(self, s: Position, seat: i64) -> Todo:
        called = [u for u in range(s.setup.count()) if self.is_called(s, u) and placing.has_room(s, u)]
        return placing.left_to_place(called)

    def check(self, s: Position, at: str) -> None:
        checks.number(f"{at}.side", self.side, 0, 1)
        checks.card(s, f"{at}.card", self.card, [ACTION_CARD])
        if not s.setup.cards[self.card].yellow:
            raise ValueError(f"{at}.card: expected an event")
