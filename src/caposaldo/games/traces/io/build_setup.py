"""Build a Setup from a map, the counters, the charts and a scenario, and check them on the way.

A wrong file gives a ValueError of one line.
"""

from __future__ import annotations

import re
from itertools import pairwise

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.traces import setup
from caposaldo.games.traces.io.schema import ChartsFile, Forces, MapFile, OrderOfBattle, RiverLine, Scenario, UnitLine
from caposaldo.games.traces.setup import ChitKind, City, CrossingPoint, Result, River, Setup, UnitType
from caposaldo.kernel.hexes import NOWHERE, opposite
from caposaldo.kernel.scenarios import choose_options, default_options
from caposaldo.kernel.sources import both, known, wrong

OPTIONS = ["hq_points", "ukrainian_fronts", "bidding"]
MARKS = {".": setup.CLEAR, "f": setup.FOREST, "r": setup.ROUGH, "s": setup.SWAMP, "~": setup.SEA}
ENTRIES = {
    "free": setup.FREE,
    "arrives": setup.ARRIVES,
    "replaces": setup.REPLACES,
    "bought": setup.BOUGHT,
    "dropped": setup.DROPPED,
}
SPECIAL_CHITS = {
    "supply": (setup.SUPPLY_CHIT, setup.BOTH),
    "reinforcement": (setup.REINFORCEMENT_CHIT, setup.SOVIET),
    "airborne": (setup.AIRBORNE_CHIT, setup.SOVIET),
    "stavka": (setup.STAVKA_CHIT, setup.SOVIET),
    "okh": (setup.OKH_CHIT, setup.AXIS),
}
FLAGS = ["reduced", "out", "isolated"]
# A hex holds this many combat units, and one HQ (5.0b, 2.3b).
STACK = 2
CROSSING_COUNTS = 8


def halves(points: float) -> int:
    return round(2 * points)


class SetupBuilder:
    """Build a Setup from a scenario."""

    def __init__(self, scenario: Scenario, where: str, map: MapFile, map_name: str, options: dict[str, str]) -> None:
        self.scenario = scenario
        self.where = where
        self.map = map
        self.map_name = map_name
        self.options = options
        self.made = Setup(scenario.id or where, map.columns, map.rows)
        self.counts: dict[int, list[int]] = {}
        self.order_of_battle = OrderOfBattle([])
        self.order_of_battle_name = ""

    def use(self, types: dict[str, UnitType], forces: Forces, charts: ChartsFile, charts_name: str) -> None:
        self.types = types
        self.forces = forces
        self.charts = charts
        self.charts_name = charts_name

    def begin_with(self, order_of_battle: OrderOfBattle, name: str) -> None:
        """Take set-up and reserves from an order of battle, as far as the scenario says nothing else."""
        self.order_of_battle = order_of_battle
        self.order_of_battle_name = name

    def build(self) -> Setup:
        self.made.title = both(self.scenario.title)
        self.choose_options()
        self.copy_charts()
        self.lay_ground()
        self.lay_hexsides()
        self.name_places()
        self.made.make_ready()
        self.seat_units()
        self.fill_cup()
        self.set_terms()
        return self.made

    def wrong(self, key: str, what: str) -> ValueError:
        return wrong(self.where, key, what)

    def choose_options(self) -> None:
        chosen = choose_options(self.where, default_options(self.scenario.options, OPTIONS), self.options)
        self.made.hq_points = chosen["hq_points"]
        self.made.ukrainian_fronts = chosen["ukrainian_fronts"]
        self.made.bidding = chosen["bidding"]
        self.made.options = dict(self.options)

    # ---- charts
    def copy_charts(self) -> None:
        self.copy_crt()
        told, made = self.charts, self.made.charts
        ground = told.terrain
        lines = [ground.clear, ground.forest, ground.rough, ground.swamp]
        made.cost = vec[i64]([-1 if line.cost is None else halves(line.cost) for line in lines] + [-1, -1])
        made.shift = vec[i64]([line.shift for line in lines] + [0, 0])
        made.city_shift = ground.city.shift
        made.major_city_shift = ground.major_city.shift
        made.minor_river_cost = halves(told.movement.minor_river)
        made.road_cost = halves(told.movement.road_or_railway)
        made.strategic_cost = halves(told.movement.strategic)
        made.zoc_cost = halves(told.movement.zone_of_control)
        made.offensive = told.luftwaffe.offensive_markers
        made.defensive = told.luftwaffe.defensive_markers
        made.offensive_shift = told.luftwaffe.offensive_shift
        made.defensive_roll = told.luftwaffe.defensive_roll
        prices = told.negotiation_costs
        made.lift_cost = halves(prices.lift_order)
        made.class_costs = vec[i64]([halves(cost) for cost in (prices.AR, prices.IR, prices.PR)])
        self.copy_tracks()

    def copy_crt(self) -> None:
        told, made, name = self.charts, self.made.charts, self.charts_name
        made.columns = list(told.columns)
        made.bounds = vec[i64]([halves(ratio) for ratio in told.lowest])
        made.virtual_from = halves(told.rung_above)
        if len(told.lowest) != len(told.columns) or sorted(set(told.lowest)) != told.lowest:
            raise wrong(name, "lowest", "expected a rising ratio for each column")
        codes = list(told.results)
        made.results = [Result(code, *told.results[code]) for code in codes]
        if sorted(told.crt) != ["1", "2", "3", "4", "5", "6"]:
            raise wrong(name, "crt", "expected six lines, 1 to 6")
        for roll, line in told.crt.items():
            if len(line) != len(told.columns):
                raise wrong(name, f"crt.{roll}", f"expected {len(told.columns)} results, found {len(line)}")
            for code in line:
                known(name, f"crt.{roll}", code, codes)
        cells = [told.crt[str(roll)][column] for column in range(len(told.columns)) for roll in range(1, 7)]
        made.crt = vec[i64]([codes.index(code) for code in cells])

    def copy_tracks(self) -> None:
        told, made, name = self.charts, self.made.charts, self.charts_name
        for key in ("luftwaffe", "negotiation", "okh"):
            if len(getattr(told.crossing_points, key)) != CROSSING_COUNTS:
                raise wrong(name, f"crossing_points.{key}", "expected eight numbers, for 0 to 7 crossing points")
        made.luftwaffe = vec[i64](list(told.crossing_points.luftwaffe))
        made.negotiation = vec[i64]([halves(points) for points in told.crossing_points.negotiation])
        made.okh = vec[i64](list(told.crossing_points.okh))
        turns = told.turns
        for key in ("months", "axis_chits", "stavka"):
            if len(getattr(turns, key)) < self.scenario.last_turn:
                raise wrong(name, f"turns.{key}", f"expected an entry for each of {self.scenario.last_turn} turns")
        for month in turns.months:
            if not re.fullmatch(r"\d{4}-\d{2}", month):
                raise wrong(name, "turns.months", f"expected a month as 1943-08, found {month!r}")
        made.months = ["", *turns.months]
        made.stavka = vec[i64]([-1, *turns.stavka])
        made.axis_chits = vec[i64]([0, *turns.axis_chits])
        if self.scenario.axis_chits is not None:
            self.own_axis_chits(self.scenario.axis_chits)

    def own_axis_chits(self, chits: list[int]) -> None:
        first, last = self.scenario.first_turn, self.scenario.last_turn
        if len(chits) != last - first + 1:
            raise self.wrong("axis_chits", f"expected {last - first + 1} numbers, for turns {first} to {last}")
        for i, count in enumerate(chits):
            self.made.charts.axis_chits[first + i] = count

    # ---- the map
    def lay_ground(self) -> None:
        made, map = self.made, self.map
        if len(map.terrain) != map.rows:
            raise wrong(self.map_name, "terrain", f"expected {map.rows} lines, found {len(map.terrain)}")
        for i, line in enumerate(map.terrain):
            marks, at = line.split(), f"terrain[{i}]"
            if len(marks) != map.columns:
                raise wrong(self.map_name, at, f"expected {map.columns} marks, found {len(marks)}")
            for j, mark in enumerate(marks):
                known(self.map_name, at, mark, list(MARKS))
                made.terrain[i * map.columns + j] = MARKS[mark]
        self.cut_area()

    def cut_area(self) -> None:
        """Take the hexes outside the scenario's rows and columns off its map."""
        area, made = self.scenario.area, self.made
        if area is None:
            return
        for key, (low, high), most in (("rows", area.rows, self.map.rows), ("columns", area.columns, self.map.columns)):
            if not 1 <= low <= high <= most:
                raise self.wrong(f"area.{key}", f"expected a first and a last one between 1 and {most}")
        for row in range(1, self.map.rows + 1):
            for column in range(1, self.map.columns + 1):
                if not (area.rows[0] <= row <= area.rows[1] and area.columns[0] <= column <= area.columns[1]):
                    made.terrain[made.hex_at(row, column)] = setup.OUTSIDE

    def inside(self, h: int) -> bool:
        return self.made.terrain[h] != setup.OUTSIDE

    def hex(self, number: str, where: str, key: str) -> int:
        h = int(self.made.hex_of(number))
        if h == NOWHERE:
            raise wrong(where, key, f"no hex {number[:40]!r} on the map")
        return h

    def land(self, number: str, where: str, key: str) -> int:
        h = self.hex(number, where, key)
        if self.made.terrain[h] == setup.SEA:
            raise wrong(where, key, f"hex {number} lies in the sea")
        return h

    def played(self, number: str, key: str) -> int:
        """A land hex of this scenario's area."""
        h = self.land(number, self.where, key)
        if not self.inside(h):
            raise self.wrong(key, f"hex {number} lies outside the area of this scenario")
        return h

    def side(self, text: str, key: str) -> int:
        """A hexside "RRCC/RRCC", seen from the first of the two."""
        first, _, second = text.partition("/")
        a = self.hex(first, self.map_name, key)
        return self.step(a, self.hex(second, self.map_name, key), text, key)

    def step(self, a: int, b: int, text: str, key: str) -> int:
        direction = self.made.grid.direction(a, b)
        if direction == NOWHERE:
            raise wrong(self.map_name, key, f"{text!r}: these hexes are not adjacent")
        return int(6 * a + direction)

    def draw(self, field: vec[i64], side: int, value: int) -> None:
        """A hexside is the same from both hexes."""
        field[side] = value
        field[6 * self.made.grid.near[side] + opposite(side % 6)] = value

    def lay_hexsides(self) -> None:
        made, map = self.made, self.map
        for i, text in enumerate(map.blocked):
            self.draw(made.blocked, self.side(text, f"blocked[{i}]"), 1)
        for i, river in enumerate(map.river):
            self.lay_river(river, f"river[{i}]")
        for key, lines, field in (("roads", map.roads, made.road), ("rails", map.rails, made.rail)):
            for i, line in enumerate(lines):
                self.lay_chain(line, field, f"{key}[{i}]")

    def lay_river(self, river: RiverLine, at: str) -> None:
        size = setup.MAJOR if river.size == "major" else setup.MINOR
        sides: vec[i64] = vec[i64]([])
        for i, text in enumerate(river.sides):
            side = self.side(text, f"{at}.sides[{i}]")
            if self.inside(side // 6) or self.inside(int(self.made.grid.near[side])):
                self.draw(self.made.river, side, size)
                sides = append(sides, side)
        if len(sides) > 0 and river.name is not None:
            named = River(river.name.it, river.name.en)
            named.sides = sides
            self.made.rivers.append(named)

    def lay_chain(self, line: str, field: vec[i64], at: str) -> None:
        """A road or a railway: a chain of adjacent land hexes."""
        hexes = [self.land(number, self.map_name, at) for number in line.split()]
        for a, b in pairwise(hexes):
            side = self.step(a, b, f"{self.made.number_of(a)} {self.made.number_of(b)}", at)
            if self.made.blocked[side] == 1:
                raise wrong(self.map_name, at, f"{self.made.number_of(a)} {self.made.number_of(b)} is blocked")
            if self.inside(a) and self.inside(b):
                self.draw(field, side, 1)

    # ---- places
    def name_places(self) -> None:
        self.found_cities()
        self.found_crossings()
        told, map, made = self.scenario, self.map, self.made
        for h in self.chosen("breakthrough", told.breakthrough, map.breakthrough):
            made.breakthrough[h] = 1
        for side, (key, own, usual) in enumerate(
            (
                ("axis_sources", told.axis_sources, map.axis_sources),
                ("soviet_sources", told.soviet_sources, map.soviet_sources),
            )
        ):
            made.sources[side] = vec[i64](self.chosen(key, own, usual))
            self.check_sources(side, key)

    def check_sources(self, side: int, key: str) -> None:
        if not self.made.sources[side]:
            raise self.wrong(key, "expected one or more supply sources within the area")

    def chosen(self, key: str, own: list[str] | None, usual: list[str]) -> list[int]:
        """The hexes that the scenario names; if it names none, those of the map that lie in its area."""
        if own is not None:
            return [self.played(number, key) for number in own]
        hexes = [self.land(number, self.map_name, key) for number in usual]
        return [h for h in hexes if self.inside(h)]

    def found_cities(self) -> None:
        told, made = self.scenario, self.made
        for i, line in enumerate(self.map.cities):
            h = self.land(line.hex, self.map_name, f"cities[{i}].hex")
            if any(city.hex == h for city in made.cities):
                raise wrong(self.map_name, f"cities[{i}].hex", f"there are two cities in {line.hex}")
            if self.inside(h):
                made.cities.append(City(h, line.it, line.en, line.today or line.en, line.major, line.order))
        self.mark_cities("major_cities", told.major_cities, "major")
        self.mark_cities("orders", told.orders, "order")
        for city in made.cities:
            if city.order and not city.major:
                raise self.wrong("orders", f"{city.name_en} is no major city (2.5)")
        made.soviet_start = vec[i64](sorted(self.city(number, "soviet_cities") for number in told.soviet_cities))

    def mark_cities(self, key: str, numbers: list[str] | None, mark: str) -> None:
        if numbers is None:
            return
        wanted = {self.city(number, key) for number in numbers}
        for i, city in enumerate(self.made.cities):
            setattr(city, mark, i in wanted)

    def city(self, number: str, key: str) -> int:
        h = self.played(number, key)
        for i, city in enumerate(self.made.cities):
            if city.hex == h:
                return i
        raise self.wrong(key, f"there is no city in {number}")

    def found_crossings(self) -> None:
        made, name = self.made, self.map_name
        for i, line in enumerate(self.map.crossings):
            at = f"crossings[{i}]"
            h = self.land(line.hex, name, f"{at}.hex")
            guard = self.land(line.guard, name, f"{at}.guard") if line.guard else NOWHERE
            if self.inside(h):
                made.crossings.append(CrossingPoint(h, line.it, line.en, guard))
        if len(made.crossings) >= CROSSING_COUNTS:
            raise wrong(name, "crossings", "expected seven at most (2.1f)")
        hexes = [crossing.hex for crossing in made.crossings]
        for number in self.scenario.soviet_crossings:
            h = self.played(number, "soviet_crossings")
            if h not in hexes:
                raise self.wrong("soviet_crossings", f"{number} is no crossing point")
            made.crossings_start = append(made.crossings_start, hexes.index(h))

    # ---- the counters
    def seat_units(self) -> None:
        lines: dict[str, UnitLine] = {}
        for line in self.forces.units:
            if line.unit in lines:
                raise self.wrong("units", f"{line.unit!r} is there twice")
            lines[line.unit] = line
        absent = self.left_out()
        for text, at in self.setup_lines(absent):
            self.place_at_start(text, lines, at)
        for text, at in self.reserve_lines(absent):
            self.keep_back(text, lines, at)

    def left_out(self) -> set[str]:
        """Return the units of the order of battle that this scenario leaves out."""
        there = {text.partition(" ")[0] for text in self.order_of_battle.setup + self.order_of_battle.reserves}
        found: set[str] = set()
        for i, line in enumerate(self.scenario.left_out):
            for label in line.units:
                if label not in there:
                    raise self.wrong(f"left_out[{i}]", f"{label!r} is not in the order of battle")
                found.add(label)
        return found

    def setup_lines(self, absent: set[str]) -> list[tuple[str, str]]:
        """Return the lines of the set-up and their keys: those of the order of battle in the area of the scenario,
        each replaced by the scenario's line for the same unit, then the rest of the scenario's lines."""
        own = {text.partition(" ")[0]: (text, f"setup[{i}]") for i, text in enumerate(self.scenario.setup)}
        found: list[tuple[str, str]] = []
        for i, text in enumerate(self.order_of_battle.setup):
            label, _, place = text.partition(" ")
            if label in own:
                found.append(own[label])
            elif label not in absent and self.in_area(place[:4]):
                found.append((text, f"{self.order_of_battle_name}: setup[{i}]"))
        rest = [(text, f"setup[{i}]") for i, text in enumerate(self.scenario.setup)]
        return found + [line for line in rest if line not in found]

    def in_area(self, number: str) -> bool:
        h = self.made.hex_of(number)
        return h == NOWHERE or self.inside(int(h))

    def reserve_lines(self, absent: set[str]) -> list[tuple[str, str]]:
        """Return the lines of the reserves and their keys: the scenario's if it has any, else the order of battle's."""
        if self.scenario.reserves is not None:
            return [(text, f"reserves[{i}]") for i, text in enumerate(self.scenario.reserves)]
        told, name = self.order_of_battle.reserves, self.order_of_battle_name
        return [(text, f"{name}: reserves[{i}]") for i, text in enumerate(told) if text.partition(" ")[0] not in absent]

    def enlist(self, label: str, lines: dict[str, UnitLine], entry: int, at: str) -> int:
        """A counter is taken from the box."""
        known(self.where, at, label, list(lines))
        if label in self.made.labels:
            raise self.wrong(at, f"{label!r} is used twice")
        line = lines[label]
        if not re.fullmatch(r"[A-Za-z0-9-]+", label):
            raise self.wrong(at, f"{label!r} is no name for a unit, expected letters and digits")
        known(self.where, f"{at}: {label}", line.type, list(self.types))
        unit = int(self.made.add(self.types[line.type], label, line.number, entry))
        self.made.names_it[unit] = line.it
        self.made.names_en[unit] = line.en
        self.made.genders[unit] = line.gender or self.made.genders[unit]
        if self.made.is_hq(unit) != (line.range > 0):
            raise self.wrong(at, f"{label!r}: expected a command range for an HQ and for nothing else")
        self.made.range[unit] = line.range
        if line.front is not None:
            self.made.front_strength[unit], self.made.front_move[unit] = line.front
        return unit

    def place_at_start(self, text: str, lines: dict[str, UnitLine], at: str) -> None:
        """A line of the set-up: unit hex [reduced] [out|isolated]."""
        words = text.split()
        if len(words) < 2:
            raise self.wrong(at, f"expected a unit and a hex, found {text[:40]!r}")
        label, number, *flags = words
        unit = self.enlist(label, lines, setup.AT_START, at)
        h = self.played(number, at)
        self.made.start[unit] = h
        for flag in flags:
            known(self.where, at, flag, FLAGS)
            self.flag(unit, flag, at)
        self.stack(unit, h, at)

    def flag(self, unit: int, flag: str, at: str) -> None:
        made = self.made
        if flag == "reduced":
            if made.steps[unit] < 2:
                raise self.wrong(at, f"{made.labels[unit]!r} has one step only")
            made.start_steps[unit] = 1
        else:
            made.start_supply[unit] = 1 if flag == "out" else 2

    def stack(self, unit: int, h: int, at: str) -> None:
        """Two combat units and one HQ of one side (5.0b, 2.3b, 5.0e)."""
        made = self.made
        here = self.counts.setdefault(h, [])
        here.append(unit)
        number = made.number_of(h)
        if any(made.side[other] != made.side[unit] for other in here):
            raise self.wrong(at, f"units of both sides in {number} (5.0e)")
        if sum(1 for other in here if made.is_hq(other)) > 1:
            raise self.wrong(at, f"two HQs in {number} (2.3b)")
        if sum(1 for other in here if not made.is_hq(other)) > STACK:
            raise self.wrong(at, f"more than two combat units in {number} (5.0b)")

    def keep_back(self, text: str, lines: dict[str, UnitLine], at: str) -> None:
        """A reserve: unit [entry] [group or class]; what is not said is as in the box of counters."""
        label, entry, of = [*text.split(), "", "", ""][:3]
        unit = self.enlist(label, lines, setup.BOUGHT, at)
        line = lines[label]
        entry = entry or line.entry
        known(self.where, f"{at}: entry of {label}", entry, list(ENTRIES))
        self.made.entry[unit] = ENTRIES[entry]
        self.made.group[unit] = self.group_of(entry, of or line.klass or str(line.group), unit, f"{at}: {label}")

    def group_of(self, entry: str, of: str, unit: int, at: str) -> int:
        side = setup.AXIS if entry in ("bought", "free") else setup.SOVIET
        if self.made.side[unit] != side:
            raise self.wrong(at, f"{entry!r} is not for this side")
        if entry == "bought":
            known(self.where, at, of, setup.CLASS_NAMES)
            return setup.CLASS_NAMES.index(of)
        if entry in ("arrives", "replaces") and (not of.isdigit() or of == "0" or len(of) > 2):
            raise self.wrong(at, f"expected the number of its group, found {of!r}")
        return int(of) if of.isdigit() else 0

    # ---- the chits
    def fill_cup(self) -> None:
        """Chits of HQs that are not in this scenario stay in the box, unless it names them."""
        told, labels = self.scenario.chits, self.made.labels
        names = [line.chit for line in self.forces.chits]
        for name in told or {}:
            known(self.where, "chits", name, names)
            if name not in SPECIAL_CHITS and name not in labels:
                raise self.wrong("chits", f"{name!r}: its HQ is not in this scenario")
        for line in self.forces.chits:
            count = line.count if told is None else told.get(line.chit, 0)
            if count > 0 and (line.chit in SPECIAL_CHITS or line.chit in labels):
                self.add_chit(line.chit, count, line.from_turn)
        self.check_cup()

    def add_chit(self, name: str, count: int, from_turn: int) -> None:
        made = self.made
        if name in SPECIAL_CHITS:
            kind, owner = SPECIAL_CHITS[name]
            made.chits.append(ChitKind(name, kind, owner, count, from_turn, -1))
            return
        hq = made.labels.index(name)
        if not made.is_hq(hq):
            raise self.wrong("chits", f"{name!r} is no HQ")
        made.chits.append(ChitKind(name, setup.HQ_CHIT, made.side[hq], count, from_turn, hq))

    def check_cup(self) -> None:
        """Each side has as many chits as it must select, in every turn (4.2.1a, 4.2.2a)."""
        made, told = self.made, self.scenario
        fronts = sum(1 for chit in made.chits if chit.kind == setup.HQ_CHIT and chit.owner == setup.SOVIET)
        if told.fronts_needed > min(fronts, told.soviet_chits):
            raise self.wrong("fronts_needed", f"expected {min(fronts, told.soviet_chits)} at most")
        for turn in range(told.first_turn, told.last_turn + 1):
            # The Airborne chit goes once, STAVKA may stay away: they are not counted on.
            sure = [chit for chit in made.chits if chit.from_turn <= turn]
            certain = (setup.HQ_CHIT, setup.REINFORCEMENT_CHIT)
            soviet = sum(chit.count for chit in sure if chit.owner == setup.SOVIET and chit.kind in certain)
            axis = sum(chit.count for chit in sure if chit.owner == setup.AXIS)
            if made.charts.stavka[turn] < 0 and any(chit.kind == setup.STAVKA_CHIT for chit in sure):
                raise wrong(
                    self.charts_name, "turns.stavka", f"turn {turn}: expected 0 or more, since the chit is there"
                )
            if soviet < told.soviet_chits:
                raise self.wrong("soviet_chits", f"turn {turn} has {soviet} chits only")
            if axis < made.charts.axis_chits[turn]:
                raise self.wrong("axis_chits", f"turn {turn} has {axis} chits only")

    # ---- the terms
    def set_terms(self) -> None:
        told, made = self.scenario, self.made
        if told.first_turn > told.last_turn:
            raise self.wrong("last_turn", f"expected turn {told.first_turn} or later")
        made.first_turn = told.first_turn
        made.last_turn = told.last_turn
        made.target = told.target
        made.count_when = setup.AT_THE_END if told.count == "end" else setup.EVERY_TURN
        made.opening_attack = told.opening_attack
        made.late_turns = vec[i64](list(told.late_turns))
        made.soviet_chits = told.soviet_chits
        made.fronts_needed = told.fronts_needed
        made.groups_arrived = told.groups_arrived
        made.converts_on = told.converts_on
