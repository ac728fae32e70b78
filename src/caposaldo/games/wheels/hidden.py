"""Hidden information: what lies under face-down cards, and resampling.

A seat knows where the enemy's cards lie and what they have done, not which platoon each of them is, nor what is aboard.
The number of a slot tells nothing, because platoons were shuffled into the slots. `hide` deals them anew: each hidden
slot gets one of the hidden platoons of its side that fits what everybody has seen of it. What is dealt depends on the
dice and on what the seat knows alone: a bot or a hint cannot tell the real state from another of the same look.

In a battle that players build nobody knows what the enemy has bought: his army is drawn anew, within his points.
"""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.wheels.position import ABOARD, ON_TABLE, PIVOTED, Position
from caposaldo.games.wheels.rules import building, ground, pace
from caposaldo.games.wheels.rules.guessed_army import Guess
from caposaldo.games.wheels.rules.quick_army import whole_army
from caposaldo.games.wheels.setup import NO_COMPANY, PLACES, Bought, Card


def knows(s: Position, seat: i64, slot: i64) -> bool:
    """The seat knows which platoon it is: its own, and those whose models stand or stood on the table."""
    return s.side[slot] == seat or s.shown[slot] == 1


def hides(s: Position, seat: i64) -> bool:
    """A card of another side has not been shown, or armies are being bought."""
    if is_buying(s):
        return True
    for slot in range(len(s.side)):
        if not knows(s, seat, slot):
            return True
    return False


def hide(s: Position, seat: i64) -> None:
    """Deal what the seat does not know anew. A spectator knows neither side's cards."""
    for side in range(2):
        if side == seat:
            continue
        if s.setup.building is None:
            deal_again(s, side)
        elif is_buying(s):
            limits = building.limits_of(s, side)
            building.set_roster(s, side, whole_army(limits, side == s.setup.attacker, side, s.dice))
        else:
            draw_again(s, side)


def is_buying(s: Position) -> bool:
    """Armies are not complete: there are no slots yet."""
    return s.setup.building is not None and len(s.side) == 0


# ---------------------------------------------------------------- platoons
class Platoon:
    """What may lie under a card."""

    def __init__(self, s: Position, slot: i64) -> None:
        self.card = s.card[slot]
        self.size = s.size[slot]
        self.level = s.level[slot]
        self.company = s.company[slot]
        self.is_hq = s.is_hq[slot]

    def order(self) -> list[int]:
        return [int(self.card), int(self.size), int(self.level), int(self.company), int(self.is_hq)]

    def lie_in(self, s: Position, slot: i64) -> None:
        s.card[slot] = self.card
        s.size[slot] = self.size
        s.level[slot] = self.level
        s.company[slot] = self.company
        s.is_hq[slot] = self.is_hq
        for i in range(PLACES):
            s.alive[PLACES * slot + i] = 1 if i < self.size else 0


def in_order(platoon: Platoon) -> list[int]:
    return platoon.order()


# ---------------------------------------------------------------- dealing
def deal_again(s: Position, side: i64) -> None:
    """Platoons of hidden slots change places. Carriers and what they carry stay together."""
    slots = [i for i in range(len(s.side)) if s.side[i] == side and s.shown[i] == 0 and is_free(s, i)]
    known = [Platoon(s, slot) for slot in slots]
    known.sort(key=in_order)
    order = list(range(len(known)))
    s.dice.shuffle(order, "hidden cards")
    platoons = [known[i] for i in order]
    dealt = matched(s, slots, platoons)
    for i in range(len(slots)):
        platoons[dealt[i]].lie_in(s, slots[i])


def is_free(s: Position, slot: i64) -> bool:
    """Neither aboard nor carrying another."""
    return s.place[slot] != ABOARD and s.carried(slot) < 0


def matched(s: Position, slots: list[int], platoons: list[Platoon]) -> list[int]:
    """A platoon for every slot that fits it, each once. There is one: how the platoons really lie."""
    fitting = [[j for j in range(len(platoons)) if fits(s, slot, platoons[j])] for slot in slots]
    owner = [-1 for _ in platoons]  # the slot, by its place in the list, that has the platoon
    for i in range(len(slots)):
        give(i, fitting, owner, [False for _ in platoons])
    dealt = [-1 for _ in slots]
    for j in range(len(platoons)):
        if owner[j] >= 0:
            dealt[owner[j]] = j
    return dealt


def give(i: int, fitting: list[list[int]], owner: list[int], tried: list[bool]) -> bool:
    """Give a slot the first platoon that fits it and is free, or that its owner can do without."""
    for j in fitting[i]:
        if not tried[j]:
            tried[j] = True
            if owner[j] < 0 or give(owner[j], fitting, owner, tried):
                owner[j] = i
                return True
    return False


# ---------------------------------------------------------------- armies that were bought in secret
def draw_again(s: Position, side: i64) -> None:
    """Other platoons under the face-down cards. What is aboard is aboard something that can carry it."""
    slots = [i for i in range(len(s.side)) if s.side[i] == side and s.shown[i] == 0]
    if len(slots) == 0:
        return
    limits = building.limits_of(s, side)
    offer = limits.on_offer()
    companies = side * limits.companies
    known = [in_slot(s, i, companies) for i in range(len(s.side)) if s.side[i] == side and s.shown[i] == 1]
    allowed = [allowed_cards(s, slot, offer) for slot in slots]
    guess = Guess(limits, side == s.setup.attacker, side, known, allowed, s.dice)
    for i in range(len(slots)):
        lie_in(s, slots[i], guess.drawn[i], companies)


def in_slot(s: Position, slot: i64, companies: i64) -> Bought:
    company = s.company[slot] - companies if s.company[slot] != NO_COMPANY else s.company[slot]
    return Bought(s.side[slot], s.card[slot], s.size[slot], s.level[slot], company, s.is_hq[slot] == 1)


def allowed_cards(s: Position, slot: i64, offer: list[int]) -> list[int]:
    return [card for card in offer if could_be(s, slot, s.setup.cards[card]) and suits_load(s, slot, card)]


def suits_load(s: Position, slot: i64, card: i64) -> bool:
    """It rides, or it carries, as the slot does."""
    kind = s.setup.cards[card]
    if s.place[slot] == ABOARD:
        return not kind.is_vehicle()
    return s.carried(slot) < 0 or kind.carries()


def lie_in(s: Position, slot: i64, bought: Bought, companies: i64) -> None:
    s.card[slot] = bought.card
    s.size[slot] = bought.size
    s.level[slot] = bought.level
    s.company[slot] = bought.company + companies if bought.company != NO_COMPANY else NO_COMPANY
    s.is_hq[slot] = 1 if bought.is_hq else 0
    for i in range(PLACES):
        s.alive[PLACES * slot + i] = 1 if i < bought.size else 0


# ---------------------------------------------------------------- what was seen of a card
def fits(s: Position, slot: i64, platoon: Platoon) -> bool:
    return could_be(s, slot, s.setup.cards[platoon.card])


def could_be(s: Position, slot: i64, card: Card) -> bool:
    """A platoon with this unit card could have done what everybody saw this card do, and lie where it lies."""
    if not pace.could_keep(s, slot, card) or (s.has(slot, PIVOTED) and not card.is_artillery()):
        return False
    return s.place[slot] != ON_TABLE or may_lie(s, slot, card)


def may_lie(s: Position, slot: i64, card: Card) -> bool:
    """Nothing is laid on ground that it may not enter (entry-3)."""
    return not ground.bars_card(s, card, s.x[slot], s.y[slot])
