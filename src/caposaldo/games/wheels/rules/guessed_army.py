"""What a side may have bought, as far as the other can know: platoons drawn anew for its face-down cards, within its
points, its deck and what was seen of each card. Nothing depends on the true army but how many cards there are."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.rules.army import LEAST_MODELS, LEAST_PLATOONS, Limits, leads, platoons_in
from caposaldo.games.wheels.rules.quick_army import whole_army
from caposaldo.games.wheels.setup import NO_COMPANY, RECRUITS, Bought
from caposaldo.kernel.dice import Dice

AIM: Final = "a guessed army"
TRIES: Final = 6  # platoons that are thought of for a card
USUAL: Final = 4  # platoons and HQ of a company


class Guess:
    """`allowed` are the unit cards that may lie under each face-down card; `known` the platoons that were shown."""

    def __init__(
        self, limits: Limits, attacks: bool, side: i64, known: list[Bought], allowed: list[list[int]], dice: Dice
    ) -> None:
        self.limits = limits
        self.side = side
        self.known = known
        self.allowed = allowed
        self.dice = dice
        self.used = [0 for _ in limits.cards]  # cards of the deck that are taken
        for one in known:
            self.used[one.card] += 1
        self.drawn = [Bought(side, card, LEAST_MODELS, RECRUITS, NO_COMPANY, False) for card in self.cheapest()]
        for one in self.drawn:
            self.used[one.card] += 1
        self.left = limits.left(known + self.drawn)
        self.improve(attacks)
        self.join_companies()

    # ---- an army that can be paid
    def cheapest(self) -> list[int]:
        """A card for each place, together as cheap as can be: the cheapest cards first, each where it finds a place."""
        copies: list[int] = []
        for card in self.by_cost():
            copies += [card] * max(0, int(self.limits.cards[card].cards) - self.used[card])
        owner = [-1 for _ in self.allowed]
        for copy in range(len(copies)):
            self.settle(copy, copies, owner, [False for _ in self.allowed])
        return [copies[owner[i]] if owner[i] >= 0 else self.allowed[i][0] for i in range(len(self.allowed))]

    def by_cost(self) -> list[int]:
        """Cards of the same cost in any order."""
        cards = self.limits.on_offer()
        self.dice.shuffle(cards, AIM)
        cards.sort(key=self.cost_of)
        return cards

    def cost_of(self, card: int) -> int:
        return int(self.limits.cards[card].cost)

    def settle(self, copy: int, copies: list[int], owner: list[int], tried: list[bool]) -> bool:
        """Give a card a place that is free, or whose owner finds another."""
        for i in range(len(owner)):
            if not tried[i] and copies[copy] in self.allowed[i]:
                tried[i] = True
                if owner[i] < 0 or self.settle(owner[i], copies, owner, tried):
                    owner[i] = copy
                    return True
        return False

    # ---- a likely army
    def improve(self, attacks: bool) -> None:
        """As far as points go, platoons such as armies buy."""
        usual = whole_army(self.limits, attacks, self.side, self.dice)
        order = list(range(len(self.drawn)))
        self.dice.shuffle(order, AIM)
        for i in order:
            for _ in range(TRIES):
                if len(usual) > 0 and self.take(i, usual[self.dice.below(len(usual), AIM)]):
                    break

    def take(self, i: int, like: Bought) -> bool:
        now = self.drawn[i]
        size = max(like.size, LEAST_MODELS)
        extra = self.price(like.card, size, like.level) - self.price(now.card, now.size, now.level)
        is_free = like.card == now.card or self.used[like.card] < self.limits.cards[like.card].cards
        if not is_free or extra > self.left or int(like.card) not in self.allowed[i]:
            return False
        self.used[now.card] -= 1
        self.used[like.card] += 1
        self.left -= extra
        self.drawn[i] = Bought(self.side, like.card, size, like.level, NO_COMPANY, False)
        return True

    def price(self, card: i64, size: i64, level: i64) -> i64:
        return size * self.limits.cards[card].price(level)

    # ---- companies
    def join_companies(self) -> None:
        """Known companies first, then others; a company with a platoon of its kind to spare has an HQ."""
        order = list(range(len(self.drawn)))
        self.dice.shuffle(order, AIM)
        for company in range(self.limits.companies):
            members: list[int] = []
            while len(order) > 0 and platoons_in(self.known, company) + len(members) < USUAL:
                members.append(order.pop())
            for i in members:
                self.drawn[i].company = company
            self.name_hq(company, members)

    def name_hq(self, company: i64, members: list[int]) -> None:
        """One model at double price costs less than the platoon it replaces."""
        for one in self.known:
            if one.company == company and one.is_hq:
                return
        for i in members:
            mine = self.drawn[i]
            others = self.known + [self.drawn[j] for j in range(len(self.drawn)) if j != i]
            if platoons_in(others, company) >= LEAST_PLATOONS and leads(self.limits.cards, others, company, mine.card):
                self.drawn[i] = Bought(self.side, mine.card, 1, mine.level, company, True)
                return
