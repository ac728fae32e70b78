"""Building a Setup from a battle file: everything in its place, with one clear line for a wrong file."""

from __future__ import annotations

from caposaldo.games.wheels import setup as W
from caposaldo.games.wheels.io.cards import cards, tables
from caposaldo.games.wheels.io.schema import Company, PieceLine, PlatoonLine, Point, Scenario, Side, flat, tenths
from caposaldo.games.wheels.rules.army import LEAST_MODELS, MOST_IN_HQ
from caposaldo.games.wheels.setup import Bought, Setup, Template
from caposaldo.kernel.names import UnknownName
from caposaldo.kernel.sources import both, known, wrong
from caposaldo.kernel.table import Shape

NATIONS = ["germany", "italy", "britain", "usa", "soviet"]
LINE_WIDTHS = {"road": 3.0, "stream": 3.0, "walls": 0.4, "hedges": 0.6, "barricades": 0.6, "row-of-trees": 1.0}
EDGE_DEPTH = 6  # cm, of the strip that a card fills which touches the edge (entry-2), unless the file says otherwise
MOST_PLATOONS = 5  # of a company (org-2)


class SetupBuilder:
    """Builds a Setup from a battle file; raises ValueError with one line for a wrong one."""

    def __init__(self, scenario: Scenario, where: str, options: dict[str, str]) -> None:
        self.scenario = scenario
        self.where = where
        self.options = options
        self.setup = Setup(scenario.id or "field", tenths(scenario.width), tenths(scenario.height))
        self.places: dict[str, int] = {}  # platoons of the file by id

    def build(self) -> Setup:
        self.choose_options()
        self.add_facts()
        self.add_terrain()
        for number, side in enumerate(self.scenario.side):
            self.add_side(number, side)
        self.check_objectives()
        return self.setup

    def wrong(self, key: str, what: str) -> ValueError:
        return wrong(self.where, key, what)

    def choose_options(self) -> None:
        for name in self.options:
            raise UnknownName("option", name, [])

    def add_facts(self) -> None:
        setup, file = self.setup, self.scenario
        names = [side.name for side in file.side]
        if len(names) != 2 or names[0] == names[1]:
            raise self.wrong("side", "expected two sides with different names")
        known(self.where, "scenario", file.scenario, W.SCENARIO_NAMES)
        known(self.where, "victory", file.victory, W.VICTORY_NAMES)
        known(self.where, "attacker", file.attacker or names[0], names)
        setup.title, setup.year, setup.turns = both(file.title), file.year, file.turns
        setup.seat_names = names
        setup.nations = [side.nation for side in file.side]
        setup.scenario = W.SCENARIO_NAMES.index(file.scenario)
        setup.victory = W.VICTORY_NAMES.index(file.victory)
        setup.attacker = names.index(file.attacker or names[0])
        setup.tables = tables()
        setup.cards = list(cards().values())

    # ---- the table
    def add_terrain(self) -> None:
        for i, piece in enumerate(self.scenario.terrain):
            at = f"terrain[{i}]"
            known(self.where, f"{at}.kind", piece.kind, W.TERRAIN_NAMES[1:])
            self.setup.templates.append(self.template(piece, at))
            self.setup.laid.append([i, 0, 0, 0])
            if piece.objective:
                self.setup.objectives.append(i)

    def template(self, piece: PieceLine, at: str) -> Template:
        kind = W.TERRAIN_NAMES.index(piece.kind)
        if bool(piece.line) == bool(piece.points):
            raise self.wrong(at, "expected either points, for an area, or a line")
        points = piece.line or piece.points
        if len(points) < (2 if piece.line else 3):
            raise self.wrong(at, "expected two points or more for a line, three or more for an area")
        for point in points:
            self.check_point(point, at)
        width = piece.width or LINE_WIDTHS.get(piece.kind, 0) if piece.line else 0
        if piece.line and not width:
            raise self.wrong(f"{at}.width", f"expected, since {piece.kind} as a line has no width of its own")
        height = piece.height or (1 if kind in (W.SLOPE, W.TREES_ON_SLOPE, W.CONCRETE) else 0)
        return Template(f"piece-{at}", kind, flat(points), tenths(width), height, piece.name)

    def check_point(self, point: Point, at: str) -> None:
        width, height = self.scenario.width, self.scenario.height
        if not (0 <= point[0] <= width and 0 <= point[1] <= height):
            raise self.wrong(at, f"{list(point)} is outside the table of {width:g} x {height:g}")

    # ---- the sides
    def add_side(self, number: int, side: Side) -> None:
        at = f"side[{number}]"
        known(self.where, f"{at}.nation", side.nation, NATIONS)
        known(self.where, f"{at}.level", side.level, W.LEVEL_NAMES)
        home = 180 * number if side.facing is None else side.facing
        self.setup.front.home[number] = home
        if side.zone and side.edge:
            raise self.wrong(at, "expected a zone, for a side that deploys, or an edge, for one that enters")
        if side.zone:
            self.setup.front.zones[number] = [self.area(side.zone, f"{at}.zone")]
        else:
            edge = side.edge or self.edge_behind(home, at)
            self.setup.front.edges[number] = [self.area(edge, f"{at}.edge")]
        if not side.company:
            raise self.wrong(f"{at}.company", "expected one company or more")
        for i, company in enumerate(side.company):
            self.add_company(number, side, company, f"{at}.company[{i}]")
        self.check_cards(number, at)

    def area(self, points: list[Point], at: str) -> Shape:
        if len(points) < 3:
            raise self.wrong(at, "expected three points or more")
        for point in points:
            self.check_point(point, at)
        return Shape(flat(points))

    def edge_behind(self, home: int, at: str) -> list[Point]:
        """The strip along the edge that a side looks away from."""
        width, height = self.scenario.width, self.scenario.height
        strips: dict[int, list[Point]] = {
            0: [(0, height - EDGE_DEPTH), (width, height - EDGE_DEPTH), (width, height), (0, height)],
            90: [(0, 0), (EDGE_DEPTH, 0), (EDGE_DEPTH, height), (0, height)],
            180: [(0, 0), (width, 0), (width, EDGE_DEPTH), (0, EDGE_DEPTH)],
            270: [(width - EDGE_DEPTH, 0), (width, 0), (width, height), (width - EDGE_DEPTH, height)],
        }
        if home not in strips:
            raise self.wrong(f"{at}.edge", "expected for a side that does not face along a side of the table")
        return strips[home]

    def add_company(self, number: int, side: Side, company: Company, at: str) -> None:
        """At most five platoons and one HQ, which needs three platoons (org-2, org-3)."""
        index = len(self.setup.company_names)
        self.setup.company_names.append(company.name or f"{side.name} {index + 1}")
        platoons = sum(1 for line in company.platoon if not line.hq)
        if platoons > MOST_PLATOONS:
            raise self.wrong(at, f"expected at most {MOST_PLATOONS} platoons in a company, found {platoons} (org-2)")
        hqs = len(company.platoon) - platoons
        if hqs > 1:
            raise self.wrong(at, f"expected at most one HQ in a company, found {hqs} (org-3)")
        for i, line in enumerate(company.platoon):
            self.add_platoon(number, side, index, line, f"{at}.platoon[{i}]")

    def add_platoon(self, number: int, side: Side, company: int, line: PlatoonLine, at: str) -> None:
        known(self.where, f"{at}.card", line.card, list(cards()))
        card = cards()[line.card]
        if card.nation != side.nation:
            raise self.wrong(f"{at}.card", f"{line.card} is not of {side.nation}")
        if card.year > self.scenario.year:
            raise self.wrong(
                f"{at}.card", f"{line.card} served from {card.year}, not in {self.scenario.year} (points-1)"
            )
        known(self.where, f"{at}.level", line.level or side.level, W.LEVEL_NAMES)
        low, high = (1, MOST_IN_HQ) if line.hq else (LEAST_MODELS, W.PLACES)
        if not low <= line.models <= high:
            raise self.wrong(f"{at}.models", f"expected {low} to {high} (org-1, org-3)")
        level = W.LEVEL_NAMES.index(line.level or side.level)
        bought = Bought(number, list(cards()).index(line.card), line.models, level, company, line.hq)
        if line.carrier:
            self.load(bought, line, at)
        self.setup.army.append(bought)
        if line.id:
            self.places[line.id] = len(self.setup.army) - 1

    def load(self, bought: Bought, line: PlatoonLine, at: str) -> None:
        """One squad or gun for each vehicle (G-transport-cap); the carrier stands earlier in the file."""
        known(self.where, f"{at}.carrier", line.carrier, list(self.places))
        place = self.places[line.carrier]
        carrier = self.setup.army[place]
        rider = self.setup.cards[bought.card]
        fits = self.setup.cards[carrier.card].carries() and not rider.is_vehicle() and bought.size <= carrier.size
        if not fits or carrier.side != bought.side:
            raise self.wrong(f"{at}.carrier", f"{line.carrier} cannot carry {line.card} (transport-2)")
        bought.carrier = place

    def check_cards(self, number: int, at: str) -> None:
        """No more platoons of a type than the deck has cards (points-2)."""
        for i, card in enumerate(self.setup.cards):
            count = sum(1 for bought in self.setup.army if bought.side == number and bought.card == i)
            if count > card.cards:
                raise self.wrong(at, f"{count} platoons of {card.key}, but {card.cards} cards (points-2)")

    def check_objectives(self) -> None:
        """One or three, on areas (A-objectives, vic-3)."""
        found = len(self.setup.objectives)
        if self.setup.victory == W.BY_DESTRUCTION:
            if found:
                raise self.wrong("victory", "expected no objectives for a battle of destruction")
        elif found not in (1, 3):
            raise self.wrong("terrain", f"expected 1 or 3 objectives, found {found} (vic-3)")
