"""Hidden information: what lies under face-down cards, and resampling.

A seat knows where the enemy's cards lie and what they have done, not which platoon each of them is, nor what is aboard.
The number of a slot tells nothing, because platoons were shuffled into the slots. `hide` deals them anew: each hidden
slot gets one of the hidden platoons of its side that fits what everybody has seen of it. What is dealt depends on the
dice and on what the seat knows alone: a bot or a hint cannot tell the real state from another of the same look.

In a battle that players build nobody knows what the enemy has bought: his army is drawn anew, within his points.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.position import ABOARD, ON_TABLE, PIVOTED, Position
from caposaldo.games.wheels.rules import building, ground, pace
from caposaldo.games.wheels.rules.guessed_army import Guess
from caposaldo.games.wheels.rules.quick_army import whole_army
from caposaldo.games.wheels.setup import GUN, NO_COMPANY, PLACES, Bought, Card

KEPT: Final = -2  # in place of a platoon: the slot keeps what it has
MOST_STEPS: Final = 2000


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
    """Platoons of hidden slots change places, and with them what is aboard in secret."""
    slots = [i for i in range(len(s.side)) if s.side[i] == side and s.shown[i] == 0]
    known = [Platoon(s, slot) for slot in slots]
    known.sort(key=in_order)
    order = list(range(len(known)))
    s.dice.shuffle(order, "hidden cards")
    deal = Deal(s, side, slots, [known[i] for i in order])
    if deal.solve(0):
        deal.carry_out()


class Deal:
    """Platoons for hidden slots, found one after the other: first for those that ride or have ridden, with their
    carriers, then for the rest. There is a way: how the platoons really lie."""

    def __init__(self, s: Position, side: i64, slots: list[int], platoons: list[Platoon]) -> None:
        self.s = s
        self.slots = slots
        self.platoons = platoons
        self.given: list[int] = [-1 for _ in range(len(s.side))]  # by slot, the platoon that it gets
        self.used: list[bool] = [False for _ in platoons]
        self.riders = [r for r in range(len(s.side)) if s.side[r] == side and self.is_rider(r)]
        self.carrier: list[int] = [-1 for _ in range(len(s.side))]  # by secret rider
        self.carriers = self.possible_carriers(side)
        self.steps = 0

    def is_rider(self, r: i64) -> bool:
        """It rides in secret, or what rode in sight of all or its carrier is hidden."""
        s = self.s
        if is_secret(s, r):
            return True
        return s.rode[r] >= 0 and (s.shown[r] == 0 or s.shown[s.rode[r]] == 0)

    def possible_carriers(self, side: i64) -> list[int]:
        """In any order: who never loaded or unloaded in sight of all, and may be a transport for all that is known."""
        s = self.s
        if not any(is_secret(s, r) for r in self.riders):
            return []
        seen = [int(s.rode[r]) for r in range(len(s.side))]
        found = [c for c in range(len(s.side)) if s.side[c] == side and s.place[c] <= ON_TABLE and c not in seen]
        found = [c for c in found if s.shown[c] == 0 or s.card_of(c).carries()]
        s.dice.shuffle(found, "hidden loads")
        return found

    # ---- the search
    def solve(self, i: int) -> bool:
        if i == len(self.riders):
            return self.deal_rest()
        self.steps += 1
        if self.steps > MOST_STEPS:
            return False
        r = self.riders[i]
        for platoon in self.choices(r):
            self.give(r, platoon)
            if self.solve_carrier(i, r):
                return True
            self.take_back(r, platoon)
        return False

    def solve_carrier(self, i: int, r: int) -> bool:
        s = self.s
        if not is_secret(s, r):
            return self.solve_platoon(i, r, int(s.rode[r]))
        for c in self.carriers:
            if c not in self.carrier and not (s.shown[c] == 1 and self.card(r).klass == GUN):
                self.carrier[r] = c
                if self.solve_platoon(i, r, c):
                    return True
                self.carrier[r] = -1
        return False

    def solve_platoon(self, i: int, r: int, c: int) -> bool:
        for platoon in self.choices(c):
            self.give(c, platoon)
            if self.can_carry(c, r) and self.solve(i + 1):
                return True
            self.take_back(c, platoon)
        return False

    def choices(self, slot: int) -> list[int]:
        """Platoons that the slot may get; KEPT if it has one or is known."""
        if self.s.shown[slot] == 1 or self.given[slot] >= 0:
            return [KEPT]
        found: list[int] = []
        for p in range(len(self.platoons)):
            if not self.used[p] and fits(self.s, slot, self.platoons[p]):
                found.append(p)
        return found

    def give(self, slot: int, platoon: int) -> None:
        if platoon != KEPT:
            self.given[slot] = platoon
            self.used[platoon] = True

    def take_back(self, slot: int, platoon: int) -> None:
        if platoon != KEPT:
            self.given[slot] = -1
            self.used[platoon] = False

    def card(self, slot: int) -> Card:
        given = self.given[slot]
        return self.s.setup.cards[self.platoons[given].card] if given >= 0 else self.s.card_of(slot)

    def models(self, slot: int) -> i64:
        given = self.given[slot]
        return self.platoons[given].size if given >= 0 else self.s.strength(slot)

    def can_carry(self, c: int, r: int) -> bool:
        """As the rules of transport have it; what was lost since it rode no longer counts."""
        if not self.card(c).carries() or self.card(r).is_vehicle():
            return False
        return self.models(c) >= self.models(r) or (self.s.aboard[r] < 0 and self.s.shown[c] == 1)

    # ---- the rest
    def deal_rest(self) -> bool:
        slots = [slot for slot in self.slots if self.given[slot] < 0]
        left = [p for p in range(len(self.platoons)) if not self.used[p]]
        dealt = matched(self.s, slots, [self.platoons[p] for p in left])
        if -1 in dealt:
            return False
        for i in range(len(slots)):
            self.given[slots[i]] = left[dealt[i]]
        return True

    def carry_out(self) -> None:
        s = self.s
        for slot in self.slots:
            self.platoons[self.given[slot]].lie_in(s, slot)
        for r in self.riders:
            if s.place[r] == ABOARD:
                s.take_aboard(r, self.carrier[r] if self.carrier[r] >= 0 else s.aboard[r])


def is_secret(s: Position, r: i64) -> bool:
    """It is aboard, and only its owner knows of what."""
    return s.place[r] == ABOARD and s.rode[r] != s.aboard[r]


def matched(s: Position, slots: list[int], platoons: list[Platoon]) -> list[int]:
    """A platoon for every slot that fits it, each once; -1 where there is none."""
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
    known = [in_slot(s, i, companies) for i in range(len(s.side)) if s.side[i] == side and is_bought(s, i)]
    links = imagined_links(s, side, offer)
    allowed = [allowed_cards(s, slot, offer, links) for slot in slots]
    guess = Guess(limits, side == s.setup.attacker, side, known, allowed, s.dice)
    for i in range(len(slots)):
        lie_in(s, slots[i], guess.drawn[i], companies)
    for rider in range(len(s.side)):
        if links[rider] >= 0 and s.place[rider] == ABOARD:
            shrink(s, rider, links[rider])
            s.take_aboard(rider, links[rider])


def is_bought(s: Position, slot: i64) -> bool:
    """It was shown, and is no party of saved squads: that counts with its platoon."""
    return s.shown[slot] == 1 and s.kin[slot] < 0


def imagined_links(s: Position, side: i64, offer: list[int]) -> list[int]:
    """By slot: what carries it or was seen to carry it; for what rides in secret one of those that may."""
    found = [int(s.rode[r]) if s.side[r] == side and not is_secret(s, r) else -1 for r in range(len(s.side))]
    riders = [r for r in range(len(s.side)) if s.side[r] == side and is_secret(s, r)]
    if len(riders) == 0:
        return found
    free = [c for c in range(len(s.side)) if s.side[c] == side and s.place[c] <= ON_TABLE and c not in found]
    free = [c for c in free if found[c] < 0 and may_carry(s, c, offer)]  # what rode itself carries nothing
    s.dice.shuffle(free, "hidden loads")
    for i in range(len(riders)):
        found[riders[i]] = free[i]
    return found


def may_carry(s: Position, slot: i64, offer: list[int]) -> bool:
    """As far as all know it may be a transport."""
    if s.shown[slot] == 1:
        return s.card_of(slot).carries()
    for card in offer:
        if s.setup.cards[card].carries() and could_be(s, slot, s.setup.cards[card]):
            return True
    return False


def shrink(s: Position, rider: i64, carrier: i64) -> None:
    """There is a vehicle for every squad (G-transport-cap)."""
    if s.shown[rider] == 0 and s.size[rider] > s.strength(carrier):
        s.size[rider] = s.strength(carrier)
        for i in range(PLACES):
            s.alive[PLACES * rider + i] = 1 if i < s.size[rider] else 0


def in_slot(s: Position, slot: i64, companies: i64) -> Bought:
    company = s.company[slot] - companies if s.company[slot] != NO_COMPANY else s.company[slot]
    size = s.size[slot]
    for party in range(len(s.side)):
        if s.kin[party] == slot:
            size += s.size[party]
    return Bought(s.side[slot], s.card[slot], size, s.level[slot], company, s.is_hq[slot] == 1)


def allowed_cards(s: Position, slot: i64, offer: list[int], links: list[int]) -> list[int]:
    found = [card for card in offer if could_be(s, slot, s.setup.cards[card])]
    return [card for card in found if suits_load(s, slot, s.setup.cards[card], links)]


def suits_load(s: Position, slot: i64, card: Card, links: list[int]) -> bool:
    """It rides, or it carries, as the slot does or did; guns in tow would be seen behind vehicles on the table."""
    carrier = links[slot]
    if carrier >= 0 and (card.is_vehicle() or (s.shown[carrier] == 1 and card.klass == GUN and is_secret(s, slot))):
        return False
    return slot not in links or card.carries()


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
