"""Building a Setup from a battle file: everything in its place, with one clear line for a wrong file."""

from __future__ import annotations

from caposaldo.games.wheels import setup as W
from caposaldo.games.wheels.io.cards import cards, tables
from caposaldo.games.wheels.io.schema import Company, PieceLine, PlatoonLine, Point, Scenario, Side, flat, tenths
from caposaldo.games.wheels.rules import army, sectors
from caposaldo.games.wheels.rules.army import LEAST_MODELS, MOST_IN_HQ, MOST_PLATOONS
from caposaldo.games.wheels.setup import Bought, Setup, Template
from caposaldo.kernel.game import Refusal
from caposaldo.kernel.scenarios import choose_options, default_options
from caposaldo.kernel.sources import both, known, wrong
from caposaldo.kernel.table import Shape

NATIONS = ["germany", "italy", "britain", "usa", "soviet"]
LINE_WIDTHS = {"road": 3.0, "stream": 3.0, "walls": 0.4, "hedges": 0.6, "barricades": 0.6, "row-of-trees": 1.0}
EDGE_DEPTH = 6  # cm, of the strip that a card fills which touches the edge (entry-2), unless the file says otherwise
OPTIONS = ["mirrored"]
WORK_SIZE = (16, 8)  # cm, of a defensive work (G-lcb)


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
        self.add_front()
        for number, side in enumerate(self.scenario.side):
            self.add_side(number, side)
        self.check_objectives()
        if self.scenario.points:
            BattleCheck(self.setup, self.scenario, self.where).check()
        return self.setup

    def wrong(self, key: str, what: str) -> ValueError:
        return wrong(self.where, key, what)

    def choose_options(self) -> None:
        chosen = choose_options(
            self.where, default_options(self.scenario.options, OPTIONS), self.options, {"yes": True, "no": False}
        )
        self.mirrored = chosen["mirrored"]
        self.setup.options = dict(self.options)

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
            turned = self.mirrored and W.TERRAIN_NAMES.index(piece.kind) in W.WORKS
            self.setup.laid.append([i, int(self.setup.width), int(self.setup.height), 180] if turned else [i, 0, 0, 0])
        moved = self.mirrored and any(piece.mirrored_objective for piece in self.scenario.terrain)
        for i, piece in enumerate(self.scenario.terrain):
            if piece.mirrored_objective if moved else piece.objective:
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
    def add_front(self) -> None:
        """Where the sides stand, if the file says at which sides of the table they are."""
        setup = self.setup
        for number, side in enumerate(self.scenario.side):
            if side.at:
                known(self.where, f"side[{number}].at", side.at, sectors.SIDE_NAMES)
                if side.zone or side.edge or side.facing is not None:
                    raise self.wrong(f"side[{number}].at", "expected alone, since it settles zone, edge and facing")
        places = [side.at for side in self.scenario.side]
        if not any(places):
            return
        if not all(places) or (sectors.SIDE_NAMES.index(places[0]) + 2) % 4 != sectors.SIDE_NAMES.index(places[1]):
            raise self.wrong("side", "expected opposite sides of the table")
        defender = 1 - setup.attacker
        at = sectors.SIDE_NAMES.index(places[defender])
        at = (at + 2) % 4 if self.mirrored else at
        if setup.scenario == W.ASSAULT:
            line, number = sectors.straight_half(at)
            setup.front = sectors.assault_front(setup.width, setup.height, line, number, defender)
        elif setup.scenario == W.ADVANCE:
            if sectors.lies_wide(setup.width, setup.height) != (at in (sectors.TOP, sectors.BOTTOM)):
                raise self.wrong("side", "expected the armies at the long sides of the table (scen-b4)")
            free = 1 if at in (sectors.TOP, sectors.LEFT) else 0
            setup.front = sectors.advance_front(setup.width, setup.height, free, defender)
        else:
            setup.front = sectors.meeting_front(setup.width, setup.height, at if defender == 0 else (at + 2) % 4)

    def add_side(self, number: int, side: Side) -> None:
        at = f"side[{number}]"
        known(self.where, f"{at}.nation", side.nation, NATIONS)
        known(self.where, f"{at}.level", side.level, W.LEVEL_NAMES)
        if not side.at:
            self.add_area(number, side, at)
        if not side.company:
            raise self.wrong(f"{at}.company", "expected one company or more")
        for i, company in enumerate(side.company):
            self.add_company(number, side, company, f"{at}.company[{i}]")
        self.check_cards(number, at)

    def add_area(self, number: int, side: Side, at: str) -> None:
        home = 180 * number if side.facing is None else side.facing
        self.setup.front.home[number] = home
        if side.zone and side.edge:
            raise self.wrong(at, "expected a zone, for a side that deploys, or an edge, for one that enters")
        if side.zone:
            self.setup.front.zones[number] = [self.area(side.zone, f"{at}.zone")]
        else:
            edge = side.edge or self.edge_behind(home, at)
            self.setup.front.edges[number] = [self.area(edge, f"{at}.edge")]

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


class BattleCheck:
    """Checks a battle with points against the limits of an army that players build (org-3, scen-a1 to scen-c1) and the
    rules for works and objectives (scen-a4 to scen-a6, scen-b4)."""

    def __init__(self, setup: Setup, scenario: Scenario, where: str) -> None:
        self.setup = setup
        self.scenario = scenario
        self.where = where
        self.defender = int(1 - setup.attacker)

    def check(self) -> None:
        for number in range(2):
            self.check_army(number)
        self.check_works()
        if self.setup.scenario != W.COUNTER_ATTACK:
            self.check_places()

    def check_army(self, number: int) -> None:
        setup = self.setup
        share = army.shares(setup.scenario, self.scenario.points)[0 if number == setup.attacker else 1]
        companies = len(setup.company_names)
        limits = army.Limits(setup.cards, setup.nations[number], setup.year, setup.scenario, share, companies)
        units = [bought for bought in setup.army if bought.side == number]
        units.sort(key=lambda bought: bought.is_hq)
        taken: list[Bought] = []
        for bought in units:
            refusal = limits.refuse(taken, bought)
            if refusal is not None:
                raise wrong(self.where, f"side[{number}]", self.told(refusal, setup.cards[bought.card].key))
            taken.append(bought)
        refusal = limits.refuse_end(taken)
        if refusal is not None:
            raise wrong(self.where, f"side[{number}]", self.told(refusal, "army"))

    def told(self, refusal: Refusal, what: str) -> str:
        details = ", ".join(f"{name} {value}" for name, value in refusal.params.items())
        return f"{what}: {refusal.key.removeprefix('wh-').replace('-', ' ')} ({refusal.rule}) {details}".rstrip()

    def check_works(self) -> None:
        """One for each platoon of infantry or artillery of an assault's defender, in its place (scen-a4 to scen-a6)."""
        setup = self.setup
        pieces = [(i, setup.piece(i)) for i in range(len(setup.laid))]
        works = [(i, piece) for i, piece in pieces if piece.kind in W.WORKS]
        most = int(army.works_of(setup.cards, setup.army, self.defender)) if setup.scenario == W.ASSAULT else 0
        if len(works) > most:
            raise wrong(self.where, "terrain", f"expected at most {most} works, found {len(works)} (scen-a4)")
        for i, piece in works:
            zone = setup.front.works if piece.kind in W.OBSTACLES else setup.front.zones[self.defender][0]
            if zone is None or not sectors.contains_all(zone, piece.points):
                raise wrong(
                    self.where, f"terrain[{i}]", f"{W.TERRAIN_NAMES[piece.kind]} lies in the wrong place (scen-a5)"
                )
            if piece.diagonal**2 > (WORK_SIZE[0] ** 2 + WORK_SIZE[1] ** 2) * W.CM**2 + W.CM:
                raise wrong(self.where, f"terrain[{i}]", "expected a work of 16 x 8 cm at most (terrain-4)")

    def check_places(self) -> None:
        """The objectives of a defender are areas in his part of the table (scen-a4, scen-b4)."""
        for i in self.setup.objectives:
            piece = self.setup.piece(i)
            if piece.is_line or not sectors.lies_over(self.setup.front.zones[self.defender][0], piece.points):
                raise wrong(self.where, f"terrain[{i}]", "expected an objective on an area of the defender (scen-a4)")
