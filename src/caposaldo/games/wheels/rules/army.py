"""Armies: points, availability, companies (points-1 to points-3, pick-1, pick-2, org-1 to org-3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.setup import (
    ADVANCE,
    ASSAULT,
    COUNTER_ATTACK,
    ELITE,
    MORTAR,
    NO_COMPANY,
    TRUCK,
    Bought,
    Card,
)
from caposaldo.kernel.game import Refusal

LEAST_MODELS: Final = 3  # org-1
MOST_MODELS: Final = 5
MOST_IN_HQ: Final = 2  # org-3
LEAST_PLATOONS: Final = 3  # of a complete company (org-2)
MOST_PLATOONS: Final = 5
HQ_PRICE: Final = 2
TOLERANCE: Final = 5  # percent (scen-c1)


# ---------------------------------------------------------------- points
def paid_for_one(card: Card, level: i64, is_hq: bool) -> i64:
    """Points of one model (pick-2); an HQ costs double (org-3)."""
    return card.price(level) * (HQ_PRICE if is_hq else 1)


def paid_for(card: Card, models: i64, level: i64, is_hq: bool) -> i64:
    return models * paid_for_one(card, level, is_hq)


def price(cards: list[Card], bought: Bought) -> i64:
    return paid_for(cards[bought.card], bought.size, bought.level, bought.is_hq)


def spent(cards: list[Card], army: list[Bought]) -> i64:
    total: i64 = 0
    for bought in army:
        total += price(cards, bought)
    return total


def shares(scenario: i64, total: i64) -> tuple[i64, i64]:
    """The points of attacker and defender (scen-a1, scen-b1, scen-c1)."""
    if scenario == ASSAULT:
        return total * 2 // 3, total - total * 2 // 3
    if scenario == ADVANCE:
        return total * 4 // 7, total - total * 4 // 7
    return total // 2, total // 2


def share_rule(scenario: i64) -> str:
    """The rule that settles the points of an army; without a scenario the players agree (points-1)."""
    return ["scen-a1", "scen-b1", "scen-c1"][scenario] if scenario >= 0 else "points-1"


def least_to_spend(scenario: i64, share: i64) -> i64:
    """In a counter-attack the armies may differ by 5% (scen-c1); elsewhere points may be left over (pick-2)."""
    return share - share * TOLERANCE // 100 if scenario == COUNTER_ATTACK else 0


def recommended(year: i64) -> i64:
    """Points of both armies on a table of 200 x 120 cm (points-3)."""
    return 10000 if year <= 1942 else 12000


def company_limit(diagonal_cm: i64) -> i64:
    """Companies of each army that an area may hold (terrain-6, A-capacity)."""
    return max(1, diagonal_cm // 20)


# ---------------------------------------------------------------- companies
def platoons_in(army: list[Bought], company: i64) -> i64:
    """Platoons of a company, its HQ apart."""
    count: i64 = 0
    for bought in army:
        if bought.company == company and not bought.is_hq:
            count += 1
    return count


def has_hq(army: list[Bought], company: i64) -> bool:
    for bought in army:
        if bought.company == company and bought.is_hq:
            return True
    return False


def leads(cards: list[Card], army: list[Bought], company: i64, card: i64) -> bool:
    """A company has platoons of the kind of squads that an HQ would have; not trucks or mortars (A-company)."""
    if cards[card].klass == TRUCK or cards[card].klass == MORTAR:
        return False
    for bought in army:
        if bought.company == company and not bought.is_hq and bought.card == card:
            return True
    return False


# ---------------------------------------------------------------- what may be bought
class Limits:
    """What one side may buy."""

    def __init__(self, cards: list[Card], nation: str, year: i64, scenario: i64, points: i64, companies: i64) -> None:
        self.cards = cards
        self.nation = nation
        self.year = year
        self.scenario = scenario
        self.points = points  # its share
        self.companies = companies  # that it may number

    def on_offer(self) -> list[int]:
        """The unit cards of the nation that are in service (points-1)."""
        return [i for i in range(len(self.cards)) if self.is_on_offer(self.cards[i])]

    def is_on_offer(self, card: Card) -> bool:
        return card.nation == self.nation and card.year <= self.year

    def refuse_card(self, card: i64) -> Refusal | None:
        if not 0 <= card < len(self.cards):
            return Refusal("pick-1", "wh-no-such-card")
        kind = self.cards[card]
        if kind.nation != self.nation:
            return Refusal("pick-1", "wh-card-of-other-army", {"card": ref(card)})
        if kind.year > self.year:
            return Refusal("points-1", "wh-card-too-new", {"card": ref(card), "year": int(kind.year)})
        return None

    def left(self, army: list[Bought]) -> i64:
        return self.points - spent(self.cards, army)

    def cards_left(self, army: list[Bought], card: i64) -> i64:
        """Cards of a type that are still in the deck (points-2)."""
        count = self.cards[card].cards
        for bought in army:
            if bought.card == card:
                count -= 1
        return count

    def refuse(self, army: list[Bought], new: Bought) -> Refusal | None:
        """Why a platoon or HQ may not be bought besides these."""
        refusal = self.refuse_card(new.card)
        if refusal is not None:
            return refusal
        low: i64 = 1 if new.is_hq else LEAST_MODELS
        high: i64 = MOST_IN_HQ if new.is_hq else MOST_MODELS
        if not low <= new.size <= high:
            return Refusal("org-3" if new.is_hq else "org-1", "wh-models-bought", {"low": int(low), "high": int(high)})
        if not 0 <= new.level <= ELITE:
            return Refusal("exp-1", "wh-no-such-level")
        if self.cards_left(army, new.card) < 1:
            count = int(self.cards[new.card].cards)
            return Refusal("points-2", "wh-no-card-left", {"card": ref(new.card), "count": count})
        refusal = self.refuse_company(army, new)
        if refusal is not None:
            return refusal
        cost = price(self.cards, new)
        if cost > self.left(army):
            params: dict[str, int | str] = {"cost": int(cost), "left": int(self.left(army))}
            return Refusal(share_rule(self.scenario), "wh-too-dear", params)
        return None

    def refuse_company(self, army: list[Bought], new: Bought) -> Refusal | None:
        company = new.company
        if not NO_COMPANY <= company < self.companies:
            return Refusal("org-2", "wh-no-such-company", {"count": int(self.companies)})
        if not new.is_hq:
            if company != NO_COMPANY and platoons_in(army, company) >= MOST_PLATOONS:
                return Refusal("org-2", "wh-company-full", {"company": int(company) + 1})
            return None
        if company == NO_COMPANY or platoons_in(army, company) < LEAST_PLATOONS:
            return Refusal("org-3", "wh-company-incomplete")
        if has_hq(army, company):
            return Refusal("org-3", "wh-has-hq", {"company": int(company) + 1})
        if not leads(self.cards, army, company, new.card):
            return Refusal("org-3", "wh-other-kind-of-hq", {"card": ref(new.card)})
        return None

    def refuse_sale(self, army: list[Bought], index: i64) -> Refusal | None:
        """A platoon may not be given back if its company's HQ could then not be there (org-3)."""
        gone = army[index]
        if gone.is_hq or gone.company == NO_COMPANY or not has_hq(army, gone.company):
            return None
        rest = [army[i] for i in range(len(army)) if i != index]
        for bought in rest:
            if bought.is_hq and bought.company == gone.company:
                led = leads(self.cards, rest, bought.company, bought.card)
                if not led or platoons_in(rest, bought.company) < LEAST_PLATOONS:
                    return Refusal("org-3", "wh-hq-needs-it", {"company": int(gone.company) + 1})
        return None

    def refuse_end(self, army: list[Bought]) -> Refusal | None:
        """An army has a platoon or more; in a counter-attack it spends about as much as the other (scen-c1)."""
        if not army:
            return Refusal("points-1", "wh-no-army")
        least = least_to_spend(self.scenario, self.points)
        used = spent(self.cards, army)
        if used < least and self.buys_more(army):
            return Refusal("scen-c1", "wh-spend-more", {"least": int(least), "spent": int(used)})
        return None

    def buys_more(self, army: list[Bought]) -> bool:
        """The smallest platoon of some card is still on offer."""
        for card in self.on_offer():
            new = Bought(0, card, LEAST_MODELS, 0, NO_COMPANY, False)
            if self.refuse(army, new) is None:
                return True
        return False


def ref(card: i64) -> str:
    return f"@card/{card}"


def works_of(cards: list[Card], army: list[Bought], side: i64) -> i64:
    """Defensive works of the defender: one for each platoon of infantry or artillery, HQs apart (scen-a4)."""
    count: i64 = 0
    for bought in army:
        if bought.side == side and not bought.is_hq and not cards[bought.card].is_vehicle():
            count += 1
    return count


# ---------------------------------------------------------------- transport before the battle
def refuse_ride(cards: list[Card], rider: Bought, carrier: Bought) -> Refusal | None:
    """A platoon may begin the battle on or behind a platoon with a vehicle for each of its squads (A-entry-loaded,
    G-transport-cap)."""
    kind = cards[rider.card]
    vehicle = cards[carrier.card]
    if not vehicle.carries() or kind.is_vehicle():
        return Refusal("transport-1", "wh-cannot-carry", {"card": ref(carrier.card), "rider": ref(rider.card)})
    if rider.size > carrier.size:
        return Refusal("transport-2", "wh-too-few-vehicles", {"count": int(carrier.size), "needed": int(rider.size)})
    return None
