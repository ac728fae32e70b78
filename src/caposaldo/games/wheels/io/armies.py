"""What an army builder needs: the unit cards with prices and years, and army lists checked by the rules."""

from __future__ import annotations

from functools import cache

from caposaldo.games.wheels import setup as W
from caposaldo.games.wheels.io import army_list
from caposaldo.games.wheels.io.army_list import ROLES, ArmyList
from caposaldo.games.wheels.io.cards import NATIONS, cards, tables
from caposaldo.games.wheels.rules import army
from caposaldo.games.wheels.setup import Bought, Card
from caposaldo.kernel.game import Message, Refusal

YEARS = range(1939, 1946)
NO_LIMIT = army_list.MOST_POINTS
Data = dict[str, object]


# ---------------------------------------------------------------- what is on offer
@cache
def offer() -> Data:
    """Nations, years, levels, limits and all unit cards, in the order of "@card/NUMBER" in messages. Ranges, movement
    and bases in tenths of a millimetre, armour in millimetres of the card."""
    return {
        "nations": list(NATIONS.values()),
        "years": {str(year): int(army.recommended(year)) for year in YEARS},
        "levels": [{"id": name, "die": int(W.LEVEL_DIE[i])} for i, name in enumerate(W.LEVEL_NAMES)],
        "scenarios": {name: shares(i) for i, name in enumerate(W.SCENARIO_NAMES)},
        "roles": ROLES,
        "models": {"platoon": [army.LEAST_MODELS, army.MOST_MODELS], "hq": [1, army.MOST_IN_HQ]},
        "company": [army.LEAST_PLATOONS, army.MOST_PLATOONS],
        "hq_price": army.HQ_PRICE,
        "cards": [card_data(card) for card in cards().values()],
    }


def shares(scenario: int) -> list[int]:
    """Of 10,000 points in all: those of attacker and defender."""
    return [int(n) for n in army.shares(scenario, 10000)]


def card_data(card: Card) -> Data:
    return {
        "card": card.key,
        "name": {"it": card.name_it, "en": card.name_en},
        "gender": card.gender,
        "nation": card.nation,
        "kind": W.CLASS_NAMES[card.klass],
        "mobility": W.MOBILITY_NAMES[card.mobility],
        "weapon": tables().weapons[card.weapon] if card.weapon >= 0 else "",
        "ranges": [int(card.short), int(card.effective), int(card.reach)],
        "min_range": int(card.min_range),
        "armour": [int(n) for n in card.armour],
        "shield": int(card.shield),
        "move": int(card.move),
        "move_fire": int(card.move_fire),
        "cost": int(card.cost),
        "additions": [int(n) for n in card.additions],
        "year": int(card.year),
        "cards": int(card.cards),
        "carries": card.carries(),
        "leads": card.klass not in (W.TRUCK, W.MORTAR),
        "width": int(card.width),
        "depth": int(card.depth),
    }


# ---------------------------------------------------------------- checking a list
def check(text: str, where: str) -> Data:
    """The account of an army list: its platoons with what they cost, each breach of a rule with its line, and what is
    worth knowing. Raise SourceError for a text that is no list."""
    found = army_list.read(text, where)
    return Check(found).data()


class Problem:
    """A breach of a rule, or something worth knowing, and the line it is about; 0: the whole list."""

    def __init__(self, line: int, message: Message) -> None:
        self.line = line
        self.message = message

    def data(self) -> Data:
        return {"line": self.line, **self.message.data()}


class Check:
    """Buys the platoons of a list one after the other, HQs last, as a player does in a battle."""

    def __init__(self, found: ArmyList) -> None:
        self.list = found
        points = found.points or NO_LIMIT
        self.cards = list(cards().values())
        self.limits = army.Limits(self.cards, found.nation, found.year, found.scenario, points, found.companies)
        self.problems: list[Problem] = []
        self.taken: list[Bought] = []
        self.buy_all()
        self.load_all()
        refusal = self.limits.refuse_end(self.taken)
        if refusal is not None and not self.problems:
            self.problems.append(Problem(0, refusal))
        self.problems.sort(key=lambda problem: problem.line)

    def buy_all(self) -> None:
        order = sorted(range(len(self.list.platoons)), key=lambda i: self.list.platoons[i].is_hq)
        for i in order:
            bought = self.list.platoons[i]
            self.blame(self.list.lines[i], self.limits.refuse(self.taken, bought), bought)

    def blame(self, line: int, refusal: Refusal | None, bought: Bought) -> None:
        if refusal is None:
            self.taken.append(bought)
        else:
            self.problems.append(Problem(line, refusal))

    def load_all(self) -> None:
        full: set[int] = set()
        for i, rider in enumerate(self.list.platoons):
            if rider.carrier < 0:
                continue
            carrier = int(rider.carrier)
            refusal = army.refuse_ride(self.cards, rider, self.list.platoons[carrier])
            if refusal is None and carrier in full:
                refusal = Refusal("transport-2", "wh-carrier-full")
            full.add(carrier)
            if refusal is not None:
                self.problems.append(Problem(self.list.lines[i], refusal))

    # ---- what is worth knowing
    def notes(self) -> list[Problem]:
        found: list[Problem] = []
        for company in range(self.list.companies):
            found += self.company_notes(company)
        for i, bought in enumerate(self.list.platoons):
            if not self.cards[bought.card].moves() and bought.carrier < 0:
                message = Message("move-4", "wh-note-no-carrier", {"card": army.ref(bought.card)})
                found.append(Problem(self.list.lines[i], message))
        if self.list.points and self.left() >= 0:
            found.append(Problem(0, Message("pick-2", "wh-note-left", {"left": self.left()})))
        return found

    def company_notes(self, company: int) -> list[Problem]:
        platoons = int(army.platoons_in(self.list.platoons, company))
        params: dict[str, int | str] = {"company": company + 1, "count": platoons}
        if platoons < army.LEAST_PLATOONS:
            return [Problem(0, Message("org-2", "wh-note-incomplete", params))]
        if not army.has_hq(self.list.platoons, company):
            return [Problem(0, Message("org-3", "wh-note-no-hq", params))]
        return []

    # ---- the account
    def left(self) -> int:
        return self.list.points - self.list.spent()

    def data(self) -> Data:
        found = self.list
        return {
            "ok": not self.problems,
            "title": found.title,
            "nation": found.nation,
            "year": found.year,
            "points": found.points,
            "scenario": W.SCENARIO_NAMES[found.scenario] if found.scenario >= 0 else "",
            "role": ROLES[found.role],
            "spent": found.spent(),
            "left": self.left() if found.points else 0,
            "companies": found.companies,
            "platoons": [self.platoon(i) for i in range(len(found.platoons))],
            "problems": [problem.data() for problem in self.problems],
            "notes": [note.data() for note in self.notes()],
            "text": army_list.write(found),
        }

    def platoon(self, i: int) -> Data:
        bought = self.list.platoons[i]
        return {
            "line": self.list.lines[i],
            "card": self.cards[bought.card].key,
            "models": int(bought.size),
            "level": W.LEVEL_NAMES[bought.level],
            "hq": bought.is_hq,
            "company": int(bought.company) + 1,
            "aboard": int(bought.carrier),
            "cost": int(army.price(self.cards, bought)),
        }
