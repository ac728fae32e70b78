"""The set-up, which never changes in play: the map, the units and chits in the box, the charts (2.0 to 2.7).

A hex is an int of `kernel.hexes`; on paper it is RRCC, row from the south, column from the west, both from 1. Movement
points are counted in halves, so that strategic movement (9.2a) needs no fraction: `HALF_POINTS` halves are one point.
Ratios are counted in halves too: 3 stands for 1.5-1.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.kernel.fields import filled
from caposaldo.kernel.hexes import NOWHERE, POINTY, Hexes

HALF_POINTS: Final = 2

AXIS: Final = 0
SOVIET: Final = 1
SIDE_NAMES: Final = ["axis", "soviet"]

# Terrain of a hex (T-tec). OUTSIDE: on the grid, but not part of this scenario's map.
CLEAR: Final = 0
FOREST: Final = 1
ROUGH: Final = 2
SWAMP: Final = 3
SEA: Final = 4
OUTSIDE: Final = 5
TERRAIN_NAMES: Final = ["clear", "forest", "rough", "swamp", "sea", "outside"]

# What a river hexside is (2.1e); bridges are kept apart.
DRY: Final = 0
MINOR: Final = 1
MAJOR: Final = 2

# Nationality (2.2a).
GERMAN: Final = 0
ROMANIAN: Final = 1
HUNGARIAN: Final = 2
RED_ARMY: Final = 3
GUARDS: Final = 4
NATION_NAMES: Final = ["german", "romanian", "hungarian", "soviet", "guards"]

# Arm of a unit (2.2b).
INFANTRY: Final = 0
MOUNTAIN: Final = 1
PANZER: Final = 2
PANZERGRENADIER: Final = 3
SECURITY: Final = 4
TANK: Final = 5
MECHANISED: Final = 6
CAVALRY: Final = 7
AIRBORNE: Final = 8
HEADQUARTERS: Final = 9
ARM_NAMES: Final = [
    "infantry", "mountain", "panzer", "panzergrenadier", "security", "tank", "mechanised", "cavalry", "airborne", "hq",
]  # fmt: skip

# How a unit comes into play.
AT_START: Final = 0  # on its set-up hex (3.0a)
FREE: Final = 1  # placed by its owner before the first turn (3.0h)
ARRIVES: Final = 2  # Soviet reinforcement, white box: a new unit of its group (11.1b)
REPLACES: Final = 3  # Soviet reinforcement, black box (11.1c)
BOUGHT: Final = 4  # Axis reinforcement, for negotiation points (11.2a)
DROPPED: Final = 5  # the parachute unit of the airborne operation (11.1d)

# Classes of Axis reinforcements (2.2d): AR, IR, PR. Costs are in half points (11.2a).
MINOR_ALLY: Final = 0
FOOT: Final = 1
ARMOUR: Final = 2
CLASS_NAMES: Final = ["AR", "IR", "PR"]

# Kinds of chits (2.4a, 2.4b).
HQ_CHIT: Final = 0
SUPPLY_CHIT: Final = 1
REINFORCEMENT_CHIT: Final = 2
AIRBORNE_CHIT: Final = 3
STAVKA_CHIT: Final = 4
OKH_CHIT: Final = 5
BOTH: Final = 2  # owner of the Supply chit

# When victory points are counted (13.2a, 13.3a).
AT_THE_END: Final = 0
EVERY_TURN: Final = 1


class UnitType:
    """A line of the unit sheet: what all counters of a kind have in common."""

    def __init__(self, key: str, name_it: str, name_en: str) -> None:
        self.key = key
        self.name_it = name_it
        self.name_en = name_en
        self.gender = ""  # of the Italian names of its units
        self.side: i64 = AXIS
        self.nation: i64 = GERMAN
        self.arm: i64 = INFANTRY
        self.mechanised = False
        self.attack: i64 = 0
        self.defence: i64 = 0
        self.steps: i64 = 1  # 2: it has a reduced side
        self.reduced_attack: i64 = 0
        self.reduced_defence: i64 = 0
        self.move: i64 = 0  # movement points
        self.worth: i64 = 0  # VP for its destruction (13.2b)


class Result:
    """A code of the Combat Results Table (10.3a): steps and hexes."""

    def __init__(self, code: str, attacker_steps: i64, defender_steps: i64, retreat: i64) -> None:
        self.code = code
        self.attacker_steps = attacker_steps
        self.defender_steps = defender_steps
        self.retreat = retreat


class ChitKind:
    """Chits that look alike: the owner cannot tell one from the other, nor can anybody else."""

    def __init__(self, key: str, kind: i64, owner: i64, count: i64, from_turn: i64, hq: i64) -> None:
        self.key = key
        self.kind = kind
        self.owner = owner  # AXIS, SOVIET or BOTH
        self.count = count
        self.from_turn = from_turn
        self.hq = hq  # the unit it activates, or -1


class City:
    def __init__(self, hex: i64, name_it: str, name_en: str, today: str, major: bool, order: bool) -> None:
        self.hex = hex
        self.name_it = name_it
        self.name_en = name_en
        self.today = today
        self.major = major
        self.order = order  # under a Supreme Command Order when the game begins (3.0g)


class River:
    """A river as people name it; what it does is in `Setup.river`."""

    def __init__(self, name_it: str, name_en: str) -> None:
        self.name_it = name_it
        self.name_en = name_en
        self.sides: vec[i64] = vec[i64]([])  # 6 * hex + direction, as it runs


class CrossingPoint:
    """A hex on the Dnipro with a red border (2.1f). `guard` is a hex from which Soviet units take it (12.3e), such as
    Kremenchuk, or NOWHERE: then nearness takes it (12.3d)."""

    def __init__(self, hex: i64, name_it: str, name_en: str, guard: i64) -> None:
        self.hex = hex
        self.name_it = name_it
        self.name_en = name_en
        self.guard = guard


class Charts:
    """The tables of the player aids (2.6). Users may edit them: data/charts.toml."""

    def __init__(self) -> None:
        self.columns: list[str] = []  # names of the CRT's columns, "1-1" first
        self.bounds: vec[i64] = vec[i64]([])  # lowest ratio of each column, in halves
        self.virtual_from: i64 = 22  # ratios from here stand one rung above the last column (10.2i), in halves
        self.results: list[Result] = []
        self.crt: vec[i64] = vec[i64]([])  # crt[6 * column + roll - 1] is an index of results
        # Terrain Effects Chart, index terrain: cost in half points (-1: closed), shift to the left.
        self.cost: vec[i64] = vec[i64]([])
        self.shift: vec[i64] = vec[i64]([])
        self.city_shift: i64 = 1
        self.major_city_shift: i64 = 2
        self.minor_river_cost: i64 = 2
        self.road_cost: i64 = 2
        self.strategic_cost: i64 = 1
        self.zoc_cost: i64 = 4
        # By the number of crossing points under Soviet control, 0 to 7 (12.3c).
        self.luftwaffe: vec[i64] = vec[i64]([])
        self.negotiation: vec[i64] = vec[i64]([])  # in half points
        self.okh: vec[i64] = vec[i64]([])
        # By turn, index 0 unused.
        self.stavka: vec[i64] = vec[i64]([])  # highest number of CPs with which the chit is there; -1: never
        self.axis_chits: vec[i64] = vec[i64]([])
        self.months: list[str] = [""]  # "1943-08"
        self.offensive: i64 = 2  # markers of each sort in the box (3.0e)
        self.defensive: i64 = 2
        self.offensive_shift: i64 = 2
        self.defensive_roll: i64 = -2
        self.lift_cost: i64 = 6  # in half points (11.2b)
        self.class_costs: vec[i64] = vec[i64]([1, 2, 4])  # AR, IR, PR, in half points


class Setup:
    """A scenario made ready: what every State of it shares and nobody changes."""

    def __init__(self, id: str, columns: i64, rows: i64) -> None:
        self.id = id
        # Where a hand-written scenario was read from, for records; empty for those that come with the game.
        self.path = ""
        self.options: dict[str, str] = {}
        self.title: dict[str, str] = {}
        self.seat_names: list[str] = ["axis", "soviet"]
        # Odd rows from the south lie half a hex to the east (T-grid); grid rows are counted from the north.
        self.grid = Hexes(columns, rows, POINTY, rows % 2 == 1)
        n = self.grid.count
        self.count_hexes: i64 = n
        self.nowhere: vec[i64] = filled(n, NOWHERE)  # an empty map; searches begin with a copy of it
        self.blank: vec[i64] = filled(n, 0)  # likewise
        self.terrain: vec[i64] = filled(n, CLEAR)
        # All of these by 6 * hex + direction, the same seen from both sides.
        self.way: vec[i64] = self.grid.near[:]  # the neighbour, or NOWHERE: off the map, sea, blocked hexside
        self.line: vec[i64] = self.grid.near[:]  # the same for supply lines: not over unbridged major rivers (8.1b)
        self.river: vec[i64] = filled(6 * n, DRY)
        self.road: vec[i64] = filled(6 * n, 0)
        self.rail: vec[i64] = filled(6 * n, 0)
        self.blocked: vec[i64] = filled(6 * n, 0)
        self.rivers: list[River] = []  # for those who look at the map
        # Cost of the step by normal movement in half points, without zones of control; CLOSED where special rules
        # forbid it or ask all of the allowance (`whole_move`).
        self.step_cost: vec[i64] = filled(6 * n, -1)
        # 1: the step takes the whole allowance and must be the first: unbridged major river (9.1c) or swamp (9.3b).
        self.whole_move: vec[i64] = filled(6 * n, 0)
        self.has_rail: vec[i64] = filled(n, 0)  # a railway hex (11.0b)
        self.cities: list[City] = []
        self.city_at: vec[i64] = filled(n, -1)
        self.crossings: list[CrossingPoint] = []
        self.crossing_reach: i64 = 2  # "within 2 hexes" (12.3d)
        self.late_turns: vec[i64] = vec[i64]([7, 8])  # empty crossing points count as Soviet (12.3g)
        self.crossing_at: vec[i64] = filled(n, -1)
        self.crossing_near: list[vec[i64]] = []  # the hexes from which nearness takes it, one vec a crossing point
        self.breakthrough: vec[i64] = filled(n, 0)
        self.sources: list[vec[i64]] = [vec[i64]([]), vec[i64]([])]
        # Straight distance to the nearest supply source of the side, by side * hexes + hex (10.4e).
        self.source_distance: vec[i64] = filled(2 * n, 0)
        # Units, one entry each.
        self.types: list[UnitType] = []
        self.labels: list[str] = []  # short and unique within the whole game: "17Pz", "S57"
        self.unit_of_label: dict[str, int] = {}
        self.numbers: list[str] = []  # what stands on the counter
        self.names_it: list[str] = []
        self.names_en: list[str] = []
        self.genders: list[str] = []  # of the Italian names
        self.side: vec[i64] = vec[i64]([])
        self.nation: vec[i64] = vec[i64]([])
        self.arm: vec[i64] = vec[i64]([])
        self.mechanised: vec[i64] = vec[i64]([])
        self.attack: vec[i64] = vec[i64]([])
        self.defence: vec[i64] = vec[i64]([])
        self.reduced_attack: vec[i64] = vec[i64]([])
        self.reduced_defence: vec[i64] = vec[i64]([])
        self.steps: vec[i64] = vec[i64]([])
        self.move: vec[i64] = vec[i64]([])  # movement points, whole
        self.worth: vec[i64] = vec[i64]([])
        self.entry: vec[i64] = vec[i64]([])  # AT_START, FREE, ARRIVES, ...
        self.start: vec[i64] = vec[i64]([])  # set-up hex, or NOWHERE
        self.start_steps: vec[i64] = vec[i64]([])
        self.start_supply: vec[i64] = vec[i64]([])
        self.group: vec[i64] = vec[i64]([])  # Soviet: its place in the order of arrival; Axis: its class
        # Headquarters only; 0 for the rest.
        self.range: vec[i64] = vec[i64]([])
        self.front_strength: vec[i64] = vec[i64]([])  # of the Ukrainian Front side (2.3i, 14.2)
        self.front_move: vec[i64] = vec[i64]([])
        self.chits: list[ChitKind] = []
        self.charts = Charts()
        # The scenario.
        self.first_turn: i64 = 1
        self.last_turn: i64 = 8
        self.target: i64 = 65  # VP with which the Soviets win
        self.count_when: i64 = EVERY_TURN
        self.opening_attack = True  # 12.1a: only where the campaign begins in August
        self.soviet_start: vec[i64] = vec[i64]([])  # cities in Soviet hands when the scenario begins (index of cities)
        self.crossings_start: vec[i64] = vec[i64]([])
        self.groups_arrived: i64 = 0  # Soviet reinforcement groups that came before the scenario
        self.soviet_chits: i64 = 6  # how many the Soviets select (4.2.1a)
        self.fronts_needed: i64 = 4  # different Front chits among them
        self.converts_on: i64 = 4  # turn of the conversion of the Fronts (14.2)
        # Options (docs/decisions.md).
        self.hq_points = True  # A-hq-vp: relocations cost VP in this scenario
        self.ukrainian_fronts = False  # 14.2
        self.bidding = False  # 14.1

    def count(self) -> i64:
        return len(self.types)

    def is_hq(self, unit: i64) -> bool:
        return self.arm[unit] == HEADQUARTERS

    def add(self, type: UnitType, label: str, number: str, entry: i64) -> i64:
        """A unit joins the box; its index comes back. Names, place and group are set by the caller."""
        self.types.append(type)
        self.unit_of_label[label] = len(self.labels)
        self.labels.append(label)
        self.numbers.append(number)
        self.names_it.append(label)
        self.names_en.append(label)
        self.genders.append(type.gender)
        self.side = append(self.side, type.side)
        self.nation = append(self.nation, type.nation)
        self.arm = append(self.arm, type.arm)
        self.mechanised = append(self.mechanised, 1 if type.mechanised else 0)
        self.attack = append(self.attack, type.attack)
        self.defence = append(self.defence, type.defence)
        self.reduced_attack = append(self.reduced_attack, type.reduced_attack)
        self.reduced_defence = append(self.reduced_defence, type.reduced_defence)
        self.steps = append(self.steps, type.steps)
        self.move = append(self.move, type.move)
        self.worth = append(self.worth, type.worth)
        self.entry = append(self.entry, entry)
        self.start = append(self.start, NOWHERE)
        self.start_steps = append(self.start_steps, type.steps)
        self.start_supply = append(self.start_supply, 0)
        self.group = append(self.group, 0)
        self.range = append(self.range, 0)
        self.front_strength = append(self.front_strength, type.attack)
        self.front_move = append(self.front_move, type.move)
        return len(self.types) - 1

    # ---- hexes on paper
    def hex_at(self, row: i64, column: i64) -> i64:
        """The hex in a row counted from the south and a column counted from the west, both from 1; or NOWHERE."""
        return self.grid.at(column - 1, self.grid.rows - row)

    def number_of(self, h: i64) -> str:
        """RRCC."""
        row = self.grid.rows - h // self.grid.columns
        column = h % self.grid.columns + 1
        return f"{row // 10}{row % 10}{column // 10}{column % 10}"

    def hex_of(self, number: str) -> i64:
        """The hex with that number on this map, or NOWHERE."""
        if len(number) != 4 or not number.isascii() or not number.isdigit():
            return NOWHERE
        return self.hex_at(int(number[:2]), int(number[2:]))

    def on_land(self, h: i64) -> bool:
        return self.terrain[h] < SEA

    def bridged(self, at: i64) -> bool:
        """A road or a railway crosses this hexside (2.1e)."""
        return self.road[at] == 1 or self.rail[at] == 1

    def unbridged_major(self, at: i64) -> bool:
        return self.river[at] == MAJOR and not self.bridged(at)

    def make_ready(self) -> None:
        """Derive ways, costs of steps and distances to the sources from the map. Called once, when all is drawn."""
        for h in range(self.count_hexes):
            for d in range(6):
                self.finish_side(6 * h + d)
            for d in range(6):
                if self.rail[6 * h + d] == 1:
                    self.has_rail[h] = 1
        for i in range(len(self.cities)):
            self.city_at[self.cities[i].hex] = i
        for i in range(len(self.crossings)):
            self.crossing_at[self.crossings[i].hex] = i
        self.crossing_near = [self.grid.within(crossing.hex, self.crossing_reach) for crossing in self.crossings]
        for side in range(2):
            self.measure_sources(side)

    def finish_side(self, at: i64) -> None:
        """The way over a hexside and its cost (9.1a to 9.1d, T-tec)."""
        other = self.grid.near[at]
        if other == NOWHERE or self.blocked[at] == 1 or not self.on_land(at // 6) or not self.on_land(other):
            self.way[at] = NOWHERE
            self.line[at] = NOWHERE
            return
        self.way[at] = other
        self.line[at] = NOWHERE if self.unbridged_major(at) else other
        charts = self.charts
        if self.bridged(at):
            self.step_cost[at] = charts.road_cost
        else:
            self.step_cost[at] = charts.cost[self.terrain[other]]
            if self.river[at] == MINOR:
                self.step_cost[at] += charts.minor_river_cost
        # A railway gives no way into a swamp (9.3b: a road alone does).
        if self.unbridged_major(at) or (self.terrain[other] == SWAMP and self.road[at] == 0):
            self.whole_move[at] = 1
            self.step_cost[at] = -1

    def measure_sources(self, side: i64) -> None:
        for h in range(self.count_hexes):
            best: i64 = 1000
            for source in self.sources[side]:
                best = min(best, self.grid.distance(h, source))
            self.source_distance[side * self.count_hexes + h] = best
