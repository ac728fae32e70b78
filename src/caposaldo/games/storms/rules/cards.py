"""Action cards: playing them, and what each of them does (8.0, 8.1, 9.2d).

The deck is in `deck`, weapons are in `weapon_cards`, the cards of veterans in `veterans`, yellow cards in `events`.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import (
    ACTIVE,
    BOGGED,
    BY_AP,
    BY_CAP,
    BY_CARD,
    DUG_IN,
    FOR_AP,
    FOR_CAP,
    FOR_SNIPERS,
    HIDDEN,
    MARCHING,
    MEMBER,
    NERVES,
    SPENT,
    Position,
)
from caposaldo.games.storms.rules import (
    action_points,
    actions,
    checks,
    current_action,
    deck,
    groups,
    hidden_movement,
    hidden_units,
    hits,
    recovery,
    rolls,
)
from caposaldo.games.storms.rules.actions import Act
from caposaldo.games.storms.rules.deck import CardDecision
from caposaldo.games.storms.rules.end_of_action import EndAction
from caposaldo.games.storms.setup import ACTION_CARD
from caposaldo.games.storms.verbs import CONFIRM, JOIN, KEEP, PICK
from caposaldo.kernel.game import COMMON, NEXT, Refusal

COMMAND: Final = 2
RECOVERY: Final = 3
ATTEMPT: Final = 4
TWO_HEXES: Final = 5
WORN_OUT: Final = 6
MORE_AP: Final = 7
MORE_CAP: Final = 8
FIREPOWER: Final = 9
DOUBLE_ACTION: Final = 10
HASTY_DEFENCE: Final = 11
LUCK: Final = 12
SNIPERS: Final = 13
BOGGED_DOWN: Final = 20
SEARCH: Final = 30
SEARCH_REACH: Final = 2  # card 30
CAP_SHOT: Final = [0, 0, 1, 1, 2, 2, 3]  # CAP the snipers of card 13 cost the enemy, by the die


def price(s: Position, kind: i64, means: i64) -> i64:
    """The cost of the card by these means, -1 if it is not paid so: a free one neither in AP nor in CAP (8.1)."""
    card = s.setup.cards[kind]
    free = card.cost_ap == 0 or card.cost_cap == 0
    if means == BY_CARD:
        return 0 if free else -1
    if free or (means != BY_AP and means != BY_CAP):
        return -1
    return card.cost_ap if means == BY_AP else card.cost_cap


def refuse_play(s: Position, kind: i64, means: i64, with_veteran: bool) -> Refusal | None:
    """An action card must be held, for this moment, paid in the way it asks for, and of some use (8.0, 8.1);
    `with_veteran`: a veteran's card asks for it (V12)."""
    if not 0 <= kind < len(s.setup.cards):
        return Refusal("8.1", "st-card-none")
    card = s.setup.cards[kind]
    if card.family != ACTION_CARD or deck.held(s, s.side, kind) == 0:
        return Refusal("8.1", "st-card-none")
    if card.code == FIREPOWER or card.code == LUCK:
        return Refusal("8.1", "st-card-later", {"card": s.card_ref(kind)})
    refused = refuse_price(s, kind, means)
    if refused is not None:
        return refused
    if is_of_use(s, kind, means, with_veteran):
        return None
    return Refusal("8.1", "st-card-useless", {"card": s.card_ref(kind)})


def refuse_price(s: Position, kind: i64, means: i64) -> Refusal | None:
    cost = price(s, kind, means)
    if cost < 0:
        return Refusal("8.1", "st-card-means", {"card": s.card_ref(kind)})
    if means == BY_AP and s.pool[s.side] == 0:
        return Refusal("8.0", "st-no-pool")
    if means == BY_AP and current_action.is_marching(s, s.side):
        return Refusal("8.3", "st-moves-only")
    if action_points.affordable(s, means, cost):
        return None
    return Refusal("8.1", "st-card-cost", {"card": s.card_ref(kind)})


def is_of_use(s: Position, kind: i64, means: i64, with_veteran: bool) -> bool:
    """There is a unit it can be played on, as far as its owner knows."""
    code = s.setup.cards[kind].code
    if code == SNIPERS:
        return True
    if code == DOUBLE_ACTION:
        return s.again == 0 and not with_veteran
    if code == MORE_AP or code == MORE_CAP:
        return s.pool[s.side] == 1
    for unit in range(s.setup.count()):
        if is_for(s, kind, means, unit):
            return True
    return False


def asks_for_unit(s: Position, kind: i64) -> bool:
    """It is played on a unit; the others take effect by themselves."""
    card = s.setup.cards[kind]
    return card.family != ACTION_CARD or card.code not in (MORE_AP, MORE_CAP, SNIPERS, DOUBLE_ACTION)


def is_for(s: Position, kind: i64, means: i64, unit: i64) -> bool:
    """The card can be played on the unit as the first, or only, one; who pays in AP is active (8.0)."""
    if s.hex[unit] < 0:
        return False
    code = s.setup.cards[kind].code
    if code == WORN_OUT or code == BOGGED_DOWN:
        return is_victim(s, code, unit)
    if s.setup.side[unit] != s.side or (means == BY_AP and s.status[unit] != ACTIVE):
        return False
    if code == COMMAND:
        return actions.able(s, unit, BY_CARD)
    if code == TWO_HEXES:
        return len(hidden_movement.ways(s, unit, BY_CARD, 0)) > 0
    return suits(s, code, unit)


def suits(s: Position, code: i64, unit: i64) -> bool:
    """An own unit on the map has use for the card, alone or in a group."""
    if code == RECOVERY or code == ATTEMPT:
        return recovery.may_try(s, unit)
    if code == HASTY_DEFENCE:
        if s.status[unit] == SPENT or s.flags[unit] & DUG_IN != 0:
            return False
        return not s.enemy_in(s.side, s.hex[unit])
    return code == SEARCH


def is_victim(s: Position, code: i64, unit: i64) -> bool:
    """An enemy in view: one that is not spent yet (card 6), or one that is not active (card 20)."""
    if s.setup.side[unit] == s.side or s.flags[unit] & HIDDEN != 0:
        return False
    if code == WORN_OUT:
        return s.status[unit] != SPENT
    return s.status[unit] != ACTIVE and s.flags[unit] & BOGGED == 0


# ---------------------------------------------------------------- playing
def play(s: Position, kind: i64, means: i64) -> None:
    """The card is paid and discarded; it asks for a unit, or takes effect at once."""
    code = s.setup.cards[kind].code
    deck.discard(s, s.side, kind)
    action_points.pay(s, means, 0, price(s, kind, means))
    if code == DOUBLE_ACTION:
        s.again += 1
        return
    s.pop()
    s.push(EndAction(BY_CARD))
    if code == MORE_AP or code == MORE_CAP:
        unit = first_active(s)
        show(s, unit)
        rolls.ask(s, s.side, FOR_AP if code == MORE_AP else FOR_CAP, unit if code == MORE_AP else -1)
    elif code == SNIPERS:
        rolls.ask(s, s.side, FOR_SNIPERS, -1)
    else:
        s.push(CardUse(kind, means))


def first_active(s: Position) -> i64:
    """An active unit for a card, in view if there is one."""
    found: i64 = -1
    for unit in range(s.setup.count()):
        if s.setup.side[unit] == s.side and s.status[unit] == ACTIVE:
            if s.flags[unit] & HIDDEN == 0:
                return unit
            found = unit if found < 0 else found
    return found


def add_cap(s: Position, side: i64, rolled: i64) -> None:
    """Card 8 has rolled."""
    s.cap[side] = s.cap[side] + rolled
    s.tell("8.1", "st-more-cap", {"side": s.side_ref(side), "cap": int(s.cap[side])})


def shoot_cap(s: Position, side: i64, rolled: i64) -> None:
    """The snipers of card 13 have rolled: the enemy loses CAP."""
    face: i64 = max(1, min(6, rolled))
    lost: i64 = min(CAP_SHOT[face], s.cap[1 - side])
    s.cap[1 - side] = s.cap[1 - side] - lost
    s.tell("8.1", "st-cap-shot", {"side": s.side_ref(1 - side), "cap": int(lost)})


# ---------------------------------------------------------------- on whom
class CardUse(CardDecision):
    """An action card has been played: on whom? A group is picked unit by unit, then confirmed; `first` is the unit
    picked first, or -1."""

    def __init__(self, card: i64, means: i64, first: i64 = -1) -> None:
        super().__init__(card)
        self.means = means
        self.first = first

    def question(self, s: Position) -> str:
        return "card-group" if self.first >= 0 else "card"

    def about_unit(self) -> i64:
        return self.first

    def options(self, s: Position, seat: i64) -> list[Action]:
        units = range(s.setup.count())
        if self.first < 0:
            return [Action(PICK, unit) for unit in units if is_for(s, self.card, self.means, unit)]
        return [Action(CONFIRM)] + [Action(JOIN, unit) for unit in units if self.may_join(s, unit)]

    def may_join(self, s: Position, unit: i64) -> bool:
        """In any state, in a chain of adjacent hexes, at no further cost (9.2, 9.2d)."""
        if not s.setup.has_groups or s.setup.side[unit] != s.side or s.hex[unit] < 0 or s.flags[unit] & MEMBER != 0:
            return False
        return suits(s, s.setup.cards[self.card].code, unit) and groups.is_next_to_group(s, unit)

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if (self.first < 0) != (action.verb == PICK):
            return Refusal("8.1", "st-card-pick-first" if self.first < 0 else "st-card-picked")
        if action.verb == CONFIRM:
            return None
        unit = action.unit
        if action.verb == KEEP or not 0 <= unit < s.setup.count():
            return self.wrong_unit(s, "8.1")
        fine = is_for(s, self.card, self.means, unit) if action.verb == PICK else self.may_join(s, unit)
        return None if fine else self.wrong_unit(s, "8.1")

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == PICK:
            self.pick(s, action.unit)
        elif action.verb == JOIN:
            s.mark(action.unit, MEMBER)
        else:
            self.take_effect(s)

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.verb == CONFIRM else COMMON

    def pick(self, s: Position, unit: i64) -> None:
        """The first unit, or the only one."""
        code = s.setup.cards[self.card].code
        if code == COMMAND or code == TWO_HEXES:
            s.mark(unit, MEMBER)
            s.replace(Act(unit, BY_CARD, 0, self.card))
        elif code == WORN_OUT or code == BOGGED_DOWN:
            s.pop()
            strike(s, code, unit)
        elif code == SEARCH:
            s.pop()
            search(s, unit)
        else:
            s.mark(unit, MEMBER)
            s.replace(CardUse(self.card, self.means, unit))
            if not s.setup.has_groups:
                self.take_effect(s)

    def take_effect(self, s: Position) -> None:
        """The group is complete: cards 3, 4 and 11."""
        code = s.setup.cards[self.card].code
        if code == ATTEMPT:
            recovery.perform(s, BY_CARD, 0)
            return
        s.pop()
        for unit in current_action.members(s):
            show(s, unit)
            if code == RECOVERY:
                hits.recover(s, unit)
            else:
                s.mark(unit, DUG_IN)
                s.tell("8.1", "st-digs-in", {"unit": s.ref(unit)})

    def check(self, s: Position, at: str) -> None:
        checks.card(s, f"{at}.card", self.card, [ACTION_CARD])
        checks.number(f"{at}.means", self.means, 0, BY_CARD)
        checks.number(f"{at}.first", self.first, -1, int(s.setup.count()) - 1)
        if self.first >= 0:
            checks.on_map(s, f"{at}.first", self.first)


# ---------------------------------------------------------------- effects
def strike(s: Position, code: i64, unit: i64) -> None:
    """Card 6: no AP for it in this round. Card 20: it cannot move until the round is over."""
    if code == WORN_OUT:
        s.status[unit] = SPENT
        s.unmark(unit, NERVES | MARCHING)
        s.tell("8.1", "st-worn-out", {"unit": s.ref(unit)})
    else:
        s.mark(unit, BOGGED)
        s.tell("8.1", "st-bogged", {"unit": s.ref(unit)})


def search(s: Position, unit: i64) -> None:
    """Card 30: hidden enemies within 2 hexes of the unit and in its sight come out (7.6.3f); so does the unit."""
    show(s, unit)
    s.tell("8.1", "st-searches", {"side": s.side_ref(s.side)})
    at = s.hex[unit]
    for h in range(s.setup.count_hexes):
        if s.setup.grid.distance(at, h) <= SEARCH_REACH and hides_from(s, h) and hidden_units.watches(s, unit, h):
            hidden_units.reveal(s, h, "8.1")


def hides_from(s: Position, h: i64) -> bool:
    """A hidden enemy is there."""
    unit = s.first[h]
    while unit >= 0:
        if s.setup.side[unit] != s.side and s.flags[unit] & HIDDEN != 0:
            return True
        unit = s.next[unit]
    return False


def recover(s: Position, unit: i64) -> None:
    """At once, without a roll."""
    show(s, unit)
    hits.recover(s, unit)


def show(s: Position, unit: i64) -> None:
    """A card brings the hidden unit it is played on to light (10.0a)."""
    if s.has(unit, HIDDEN) and s.hex[unit] >= 0:
        hidden_units.reveal(s, s.hex[unit], "10.0a")
