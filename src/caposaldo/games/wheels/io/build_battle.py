"""Building a Setup for a battle that players build: what they agree on are options of the scenario (scen-0, vic-1)."""

from __future__ import annotations

from caposaldo.games.wheels import setup as W
from caposaldo.games.wheels.io.cards import NATIONS, cards, tables
from caposaldo.games.wheels.io.schema import Build, Scenario, tenths
from caposaldo.games.wheels.io.terrain_box import box
from caposaldo.games.wheels.rules import army
from caposaldo.games.wheels.setup import Building, Setup
from caposaldo.kernel.names import UnknownName
from caposaldo.kernel.sources import SourceError, both, known, wrong

GUIDELINE = "guideline"
POINTS = [GUIDELINE, "2000", "3000", "4000", "6000", "8000", "10000", "12000", "15000", "20000"]
LEAST_POINTS, MOST_POINTS = 600, 40000
TABLES = ["100x90", "120x90", "150x100", "180x120", "200x120", "240x150"]
YEARS = [str(year) for year in range(1939, 1946)]
BY_HAND, QUICK, QUICK_TABLE = "hand", "quick", "table"
ARMIES = [BY_HAND, QUICK]
TERRAIN = [BY_HAND, QUICK_TABLE, QUICK]
AMOUNTS = {"few": 60, "usual": 100, "many": 150}  # pieces of terrain, in hundredths
SEATS = {
    "assault": ["attacker", "defender"],
    "advance": ["attacker", "defender"],
    "counter-attack": ["first", "second"],
}
COMPANIES = 12  # that an army may number
# On a table of 180 x 120 cm (G-terrain-count); never fewer than six pieces that are areas (comp-1).
USUAL_TABLE = 180 * 120
NATURAL, ARTIFICIAL = 10, 6
LEAST_NATURAL, LEAST_ARTIFICIAL = 6, 2
GUIDELINE_TABLE = 200 * 120  # points-3


def choices(scenario: Scenario, build: Build) -> dict[str, list[str]]:
    """The options and what may be chosen, the default first."""
    names = SEATS[scenario.scenario]
    nations = list(NATIONS.values())
    found = {
        "year": first(YEARS, str(scenario.year)),
        "points": first(POINTS, GUIDELINE),
        names[0]: first(nations, build.nations[0]),
        names[1]: first(nations, build.nations[1]),
        "victory": first(W.VICTORY_NAMES, scenario.victory),
        "table": first(TABLES, f"{scenario.width:g}x{scenario.height:g}"),
        "pieces": first(list(AMOUNTS), "usual"),
        "armies": ARMIES,
        "terrain": TERRAIN,
    }
    if scenario.scenario == "counter-attack":
        found["objectives"] = ["1", "3"]
    return found


def first(values: list[str], default: str) -> list[str]:
    return [default, *(value for value in values if value != default)]


def in_order(name: str, values: list[str]) -> list[str]:
    """The values as a list of choices shows them."""
    orders: dict[str, list[str]] = {"year": YEARS, "points": POINTS, "table": TABLES, "pieces": list(AMOUNTS)}
    return orders.get(name, values)


class BattleBuilder:
    """Builds the Setup; raises ValueError with one line for an option that is not offered."""

    def __init__(self, scenario: Scenario, build: Build, where: str, options: dict[str, str]) -> None:
        self.scenario = scenario
        self.where = where
        known(where, "scenario", scenario.scenario, W.SCENARIO_NAMES)
        known(where, "victory", scenario.victory, W.VICTORY_NAMES)
        for nation in build.nations:
            known(where, "build.nations", nation, list(NATIONS.values()))
        if scenario.side or scenario.terrain:
            raise wrong(where, "build", "expected no sides and no terrain, since players build them")
        self.choices = choices(scenario, build)
        self.chosen = {name: values[0] for name, values in self.choices.items()}
        for name, value in options.items():
            self.choose(name, value)
        width, height = self.chosen["table"].split("x")
        self.setup = Setup(scenario.id or "field", tenths(int(width)), tenths(int(height)))
        self.setup.options = dict(options)

    def choose(self, name: str, value: str) -> None:
        if name not in self.choices:
            raise UnknownName("option", name, sorted(self.choices))
        is_number = name == "points" and value.isascii() and value.isdigit() and len(value) <= 5
        if is_number and LEAST_POINTS <= int(value) <= MOST_POINTS:
            self.chosen[name] = value
            return
        try:
            known(self.where, f"options.{name}", value, self.choices[name])
        except SourceError as error:
            raise ValueError(str(error)) from None
        self.chosen[name] = value

    def build(self) -> Setup:
        self.add_facts()
        self.setup.building = self.building()
        names = [str(number + 1) for number in range(COMPANIES)]
        self.setup.company_names = [*names, *names]
        self.setup.templates = list(box().values())
        self.check_armies()
        return self.setup

    def add_facts(self) -> None:
        setup, chosen = self.setup, self.chosen
        setup.title, setup.turns = both(self.scenario.title), self.scenario.turns
        setup.year = int(chosen["year"])
        setup.seat_names = SEATS[self.scenario.scenario]
        setup.nations = [chosen[name] for name in setup.seat_names]
        setup.scenario = W.SCENARIO_NAMES.index(self.scenario.scenario)
        setup.victory = W.VICTORY_NAMES.index(chosen["victory"])
        setup.tables, setup.cards = tables(), list(cards().values())

    def building(self) -> Building:
        found = Building()
        area = int(self.setup.width * self.setup.height) // W.CM**2
        found.points = self.points(area)
        found.companies = COMPANIES
        found.natural = self.pieces(NATURAL, LEAST_NATURAL, area)
        found.artificial = self.pieces(ARTIFICIAL, LEAST_ARTIFICIAL, area)
        found.objectives = int(self.chosen.get("objectives", 1))
        found.quick_armies = self.chosen["armies"] == QUICK
        found.quick_table = self.chosen["terrain"] != BY_HAND
        found.quick_plan = self.chosen["terrain"] == QUICK
        return found

    def points(self, area: int) -> int:
        """The guideline goes by the size of the table (points-3)."""
        if self.chosen["points"] != GUIDELINE:
            return int(self.chosen["points"])
        return int(army.recommended(self.setup.year)) * area // GUIDELINE_TABLE // 100 * 100

    def pieces(self, usual: int, least: int, area: int) -> int:
        """An even number, in equal shares where both place (G-terrain-count)."""
        found = usual * area * AMOUNTS[self.chosen["pieces"]] // (100 * USUAL_TABLE)
        return max(least, found + found % 2)

    def check_armies(self) -> None:
        """Each side can buy something in this year with its points."""
        setup, building = self.setup, self.setup.building
        assert building is not None
        shares = army.shares(setup.scenario, building.points)
        for side, nation in enumerate(setup.nations):
            limits = army.Limits(setup.cards, nation, setup.year, setup.scenario, shares[side], COMPANIES)
            if not limits.buys_more([]):
                raise ValueError(f"options.{setup.seat_names[side]}: {nation} has no units in {setup.year}")
