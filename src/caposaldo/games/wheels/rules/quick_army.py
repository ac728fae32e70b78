"""Armies that buy themselves: for a quick start, for proposals and bots, and for what a seat may think the enemy has.

Each purchase follows from what has been bought so far and from the dice: companies of tanks or infantry with their HQ,
guns and mortars beside them, vehicles for what cannot walk, in shares that fit the task of the army.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.rules import army
from caposaldo.games.wheels.rules.army import LEAST_MODELS, MOST_MODELS, MOST_PLATOONS, Limits
from caposaldo.games.wheels.setup import (
    COUNTER_ATTACK,
    GUN,
    HALFTRACK,
    INFANTRY,
    MORTAR,
    NO_COMPANY,
    RECRUITS,
    SPECIAL,
    SPG,
    TANK,
    TRUCK,
    WHEELED,
    Bought,
    Card,
)
from caposaldo.kernel.dice import Dice

# Families of units, and the share of the points that an army with a task wants of each, in hundredths.
ARMOUR: Final = 0
FOOT: Final = 1
SUPPORT: Final = 2
SCOUTS: Final = 3
CARRIERS: Final = 4
FAMILIES: Final = [ARMOUR, FOOT, SUPPORT, SCOUTS]
FAMILY_OF: Final = [ARMOUR, ARMOUR, CARRIERS, SCOUTS, CARRIERS, FOOT, FOOT, SUPPORT, SUPPORT]
ATTACKS: Final = [48, 34, 14, 4]
DEFENDS: Final = [20, 44, 34, 2]
MEETS: Final = [46, 32, 16, 6]
# How often of 20 a company has each level.
LEVELS: Final = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3]
FRESH: Final = 6  # years after which a unit is as rare as any older one
SAME_CARD: Final = 70  # percent: the next platoon of a company is like the first
LARGER: Final = 45  # percent: a complete company takes another platoon
CORE: Final = 3  # platoons of a company before its support


def is_carrier(card: Card) -> bool:
    return card.klass == HALFTRACK or card.klass == TRUCK


def task_of(scenario: i64, attacks: bool) -> list[int]:
    if scenario == COUNTER_ATTACK:
        return MEETS
    return ATTACKS if attacks else DEFENDS


class Recruiter:
    """Says what an army buys next."""

    def __init__(self, limits: Limits, bought: list[Bought], attacks: bool, side: i64, dice: Dice) -> None:
        self.limits = limits
        self.bought = bought
        self.attacks = attacks
        self.side = side
        self.dice = dice
        self.left = limits.left(bought)
        self.wanted = task_of(limits.scenario, attacks)

    def next(self) -> Bought | None:
        """The next platoon or HQ, or None if the army is complete."""
        found = self.an_hq()
        if found is None and self.needs_carriers():
            found = self.platoon([CARRIERS], NO_COMPANY, -1, -1)
        if found is None:
            found = self.of_a_company()
        if found is None:
            found = self.platoon([FOOT, SUPPORT, ARMOUR, SCOUTS], NO_COMPANY, -1, -1)
        return found if found is not None else self.last_resort()

    # ---- companies
    def an_hq(self) -> Bought | None:
        """For a complete company."""
        for company in range(self.limits.companies):
            if army.platoons_in(self.bought, company) >= CORE and not army.has_hq(self.bought, company):
                core = self.first_of(company)
                for one in self.bought:
                    if one.company == company:
                        new = Bought(self.side, one.card, 1, core.level, company, True)
                        if self.limits.refuse(self.bought, new) is None:
                            return new
        return None

    def first_of(self, company: i64) -> Bought:
        for one in self.bought:
            if one.company == company and not one.is_hq:
                return one
        return self.bought[0]

    def of_a_company(self) -> Bought | None:
        """Another platoon of the last company, or the first of a new one."""
        last = self.last_company()
        if last >= 0:
            count = army.platoons_in(self.bought, last)
            core = self.first_of(last)
            family = FAMILY_OF[self.limits.cards[core.card].klass]
            if count < CORE:
                found = self.platoon([family, FOOT, ARMOUR], last, core.level, core.card)
                if found is not None:
                    return found
            elif count < MOST_PLATOONS and self.percent() < LARGER:
                found = self.platoon([SUPPORT, family], last, core.level, -1)
                if found is not None:
                    return found
        if last + 1 >= self.limits.companies:
            return None
        return self.platoon(self.core_families(), last + 1, -1, -1)

    def last_company(self) -> i64:
        last: i64 = -1
        for one in self.bought:
            last = max(last, one.company)
        return last

    def core_families(self) -> list[int]:
        """Tanks or infantry, first what the army lacks most; it has infantry in any case."""
        gap = [self.lack(family) for family in (ARMOUR, FOOT)]
        foot_first = gap[FOOT] >= gap[ARMOUR] or not self.has(FOOT)
        return [FOOT, ARMOUR] if foot_first else [ARMOUR, FOOT]

    def has(self, family: i64) -> bool:
        for one in self.bought:
            if FAMILY_OF[self.limits.cards[one.card].klass] == family:
                return True
        return False

    def lack(self, family: i64) -> i64:
        """How far the points spent on a family are behind what is wanted; some chance keeps armies different."""
        used: i64 = 0
        for one in self.bought:
            if FAMILY_OF[self.limits.cards[one.card].klass] == family:
                used += army.price(self.limits.cards, one)
        return self.limits.points * (self.wanted[family] - 10 + self.dice.below(20, "an army")) // 100 - used

    def needs_carriers(self) -> bool:
        """An army that enters takes vehicles for its guns and mortars (A-entry-loaded)."""
        if not self.attacks and self.limits.scenario != COUNTER_ATTACK:
            return False
        guns: i64 = 0
        vehicles: i64 = 0
        for one in self.bought:
            card = self.limits.cards[one.card]
            if card.is_artillery() and not one.is_hq:
                guns += 1
            if is_carrier(card) and not one.is_hq:
                vehicles += 1
        return vehicles < guns

    # ---- platoons
    def percent(self) -> i64:
        return self.dice.below(100, "an army")

    def platoon(self, families: list[int], company: i64, level: i64, like: i64) -> Bought | None:
        """A platoon of the first of these families that can still be bought."""
        if company == NO_COMPANY and families[0] != CARRIERS and len(families) > 1 and self.percent() < 50:
            families = [families[1], families[0], *families[2:]]
        for family in families:
            found = self.of_family(family, company, level, like)
            if found is not None:
                return found
        return None

    def of_family(self, family: i64, company: i64, level: i64, like: i64) -> Bought | None:
        wanted = level if level >= 0 else i64(LEVELS[self.dice.below(len(LEVELS), "an army")])
        if like >= 0 and self.percent() < SAME_CARD and FAMILY_OF[self.limits.cards[like].klass] == family:
            found = self.sized(like, company, wanted)
            if found is not None:
                return found
        cards = [card for card in self.limits.on_offer() if self.suits(card, family)]
        weights = [int(self.weight(card)) for card in cards]
        while len(cards) > 0:
            at = self.weighed(weights)
            found = self.sized(cards[at], company, wanted)
            if found is not None:
                return found
            cards.pop(at)
            weights.pop(at)
        return None

    def suits(self, card: i64, family: i64) -> bool:
        kind = self.limits.cards[card]
        if FAMILY_OF[kind.klass] != family or LEAST_MODELS * kind.cost > self.left:
            return False
        return self.limits.cards_left(self.bought, card) > 0

    def weight(self, card: i64) -> i64:
        """What has come into service lately is more common, and so is what the deck has many cards of."""
        kind = self.limits.cards[card]
        age = self.limits.year - kind.year
        fresh = max(2, FRESH - age)
        if kind.klass == INFANTRY:
            fresh = FRESH
        elif kind.klass in (SPECIAL, GUN, MORTAR, TANK, SPG, WHEELED) and age > FRESH:
            fresh = 1
        return fresh * min(kind.cards, 6)

    def weighed(self, weights: list[int]) -> i64:
        """A place in the list, each as likely as its weight."""
        found = self.dice.below(sum(weights), "an army")
        for at in range(len(weights)):
            found -= weights[at]
            if found < 0:
                return at
        return len(weights) - 1

    def sized(self, card: i64, company: i64, level: i64) -> Bought | None:
        """As many models as chance and points allow, of a lower level if need be."""
        size = LEAST_MODELS + self.dice.below(MOST_MODELS - LEAST_MODELS + 1, "an army")
        while size >= LEAST_MODELS:
            low = level
            while low >= 0:
                new = Bought(self.side, card, size, low, company, False)
                if (
                    size * self.limits.cards[card].price(low) <= self.left
                    and self.limits.refuse(self.bought, new) is None
                ):
                    return new
                low -= 1
            size -= 1
        return None

    def last_resort(self) -> Bought | None:
        """Anything that points still buy, where they must be spent (scen-c1)."""
        return None if self.limits.refuse_end(self.bought) is None else self.cheapest()

    def cheapest(self) -> Bought:
        """The cheapest platoon that can be bought; there is one."""
        cards = self.limits.on_offer()
        cards.sort(key=self.cost_of)
        for card in cards:
            new = Bought(self.side, card, LEAST_MODELS, RECRUITS, NO_COMPANY, False)
            if self.limits.refuse(self.bought, new) is None:
                return new
        raise ValueError("there is nothing left to buy")

    def cost_of(self, card: int) -> int:
        return int(self.limits.cards[card].cost)


def whole_army(limits: Limits, attacks: bool, side: i64, dice: Dice) -> list[Bought]:
    """A complete army."""
    bought: list[Bought] = []
    while True:
        new = Recruiter(limits, bought, attacks, side, dice).next()
        if new is None:
            return bought
        bought.append(new)
