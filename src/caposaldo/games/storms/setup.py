"""The fixed part of a scenario: the maps as laid out, the units and cards in the box (0.2, 1.0, 4.0).

A hex is an int of `kernel.hexes` (pointed tops, rows straight); on paper it is map-letter-column, 7-G08: the map, the
row from the north, the column from the west (1.0b). Only full hexes are on the grid (1.0c). A facing is a direction of
the grid: 0 north-east, 1 east, 2 south-east, 3 south-west, 4 west, 5 north-west.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.kernel.fields import filled
from caposaldo.kernel.hexes import NOWHERE, POINTY, Hexes

GERMAN: Final = 0
SOVIET: Final = 1
SIDE_NAMES: Final = ["german", "soviet"]
FACE_NAMES: Final = ["ne", "e", "se", "sw", "w", "nw"]

# Terrain at the centre of a hex (4.0a).
OPEN: Final = 0
STONE: Final = 1  # stone building
WOODEN: Final = 2  # wooden building
WOODS: Final = 3
LIGHT_WOODS: Final = 4
CORN: Final = 5
WHEAT: Final = 6
WATER: Final = 7
FORD: Final = 8
SWAMP: Final = 9
BRIDGE: Final = 10
TERRAIN_NAMES: Final = [
    "open", "stone", "wooden", "woods", "light-woods", "corn", "wheat", "water", "ford", "swamp", "bridge",
]  # fmt: skip
# How terrain bears on sight and on hiding: never, always, or only while the crops stand (5.0d).
NEVER: Final = 0
ALWAYS: Final = 1
IN_SEASON: Final = 2

# What a unit is, a bit each.
SQUAD: Final = 1  # an infantry squad: on foot, move cost 2 or less (1.1)
GUN: Final = 2  # a towed gun: on foot, but no squad (1.1, 5.0a)
MORTAR: Final = 4
SNIPER: Final = 8
ENGINEER: Final = 16
SMOKES: Final = 32  # may fire smoke (13.1)
ALL_ROUND: Final = 64  # no arrow: it looks everywhere (6.1)
FIXED: Final = 128  # red field: it cannot turn (5.2)
TANK: Final = 256  # tanks and guns do not fire down into gullies (11.5c)
METAL: Final = GUN | TANK  # what mines that stick to metal are for (8.2)

# Colour of firepower and defence (7.1, 7.2).
RED: Final = 0
BLUE: Final = 1

# Families of cards (8.0).
ACTION_CARD: Final = 0
WEAPON_CARD: Final = 1
VETERAN_CARD: Final = 2
ARTILLERY_CARD: Final = 3
OBJECTIVE_CARD: Final = 4  # a secret objective (8.1c)

# How often a weapon or veteran card serves (8.2, 8.3).
PERMANENT: Final = 0
ONCE: Final = 1
ONCE_A_ROUND: Final = 2

# What the events of yellow cards do (8.1c).
ADD_VP: Final = 0
ADD_CAP: Final = 1
ADD_CARDS: Final = 2
END_GAME: Final = 3
ADD_UNITS: Final = 4
SECRET_OBJECTIVE: Final = 5

# What a secret objective asks for (8.1c).
HOLD: Final = 0  # an objective, at the end
DESTROY: Final = 1  # so many enemies or more
SPARE: Final = 2  # so many own units lost or fewer


# Chapters that a scenario may leave out (0.3).
CARDS_CHAPTER: Final = "8"
GROUPS_CHAPTER: Final = "9"
HIDING_CHAPTER: Final = "10"
INDIRECT_CHAPTER: Final = "12"
SMOKE_CHAPTER: Final = "13"


class UnitType:
    """A counter as it is printed (0.2)."""

    def __init__(self, key: str, name_it: str, name_en: str, nation: i64) -> None:
        self.key = key
        self.name_it = name_it
        self.name_en = name_en
        self.gender = ""  # of its Italian name
        self.nation = nation
        self.roles: i64 = 0
        self.fire_cost: i64 = 0  # 0: it cannot fire
        self.indirect_cost: i64 = 0  # 0: it cannot fire indirectly (12.0)
        self.move_cost: i64 = 1  # 0: it cannot move
        self.red: i64 = 0
        self.blue: i64 = 0
        self.red_boxed = False  # a white box: weak in close combat (7.6.3b)
        self.blue_boxed = False
        self.front: i64 = 0
        self.flank: i64 = 0
        self.front_colour: i64 = RED
        self.flank_colour: i64 = RED
        self.range: i64 = 0
        self.least: i64 = 0  # minimum range (12.0e), 0 none
        self.worth: i64 = 1  # VP for its destruction


class HitMarker:
    """The effect of a hit (7.4, 7.4a)."""

    def __init__(self, key: str, count: i64) -> None:
        self.key = key
        self.count = count  # in the pool
        self.no_fire = False
        self.no_move = False
        self.no_turn = False
        self.no_action = False  # stunned: nothing but recovery (7.4c)
        self.fire_cost: i64 = 0
        self.move_cost: i64 = 0
        self.red: i64 = 0
        self.blue: i64 = 0
        self.front: i64 = 0
        self.flank: i64 = 0
        self.range: i64 = -1  # range becomes this; -1: as printed
        self.recovery: i64 = 0  # 0: never
        self.eliminates = False


class CardKind:
    """A card of the deck, of a weapon or of a veteran (8.0). `number` is what stands on it: 2, W-grenades, V04."""

    def __init__(self, number: str, name_it: str, name_en: str) -> None:
        self.number = number
        self.name_it = name_it
        self.name_en = name_en
        self.family: i64 = ACTION_CARD
        self.code: i64 = 0  # the number of an action card (2 to 30), of a veteran card (V04 is 4), else 0
        self.count: i64 = 1  # in the box
        self.action = True  # playing it is the turn's action (8.1)
        self.yellow = False  # an event: played at once when drawn (8.1c)
        # What it costs, in the one or in the other: -1 not to be paid so. A free card has 0 in both.
        self.cost_ap: i64 = -1
        self.cost_cap: i64 = -1
        self.red: i64 = 0
        self.blue: i64 = 0
        self.range: i64 = 0
        self.group = False  # groups may use it
        self.ignores_cover = False  # terrain and smoke do not help against this weapon
        self.metal = False  # a weapon against vehicles and guns only, whatever ground they stand on
        self.frequency: i64 = ONCE
        # An event: effect, side (-1: who draws it), amount; effect, side ... A secret objective: what it asks for, the
        # objective or the number of units, points ...
        self.effects: vec[i64] = vec[i64]([])
        self.missions: i64 = 1
        self.side: i64 = -1  # whose it is, -1 anybody's
        self.steps: list[list[int]] = []  # artillery that fires east: steps from the target to each hex it strikes
        self.pattern: vec[i64] = vec[i64]([])  # the same turned to its fire: offsets q, r, q, r ... (12.3a)


class Objective:
    """A hex that is worth something (2.4a)."""

    def __init__(self, hex: i64, name_it: str, name_en: str, owner: i64) -> None:
        self.hex = hex
        self.name_it = name_it
        self.name_en = name_en
        self.owner = owner  # in control when the scenario begins, -1 nobody
        self.round_points: vec[i64] = vec[i64]([0, 0])  # for each side, at the end of every round it holds the hex
        self.final_points: vec[i64] = vec[i64]([0, 0])  # at the end of the scenario


class Setup:
    """A scenario made ready: what all its states share and never change."""

    def __init__(self, id: str, columns: i64, rows: i64) -> None:
        self.id = id
        self.path = ""
        self.options: dict[str, str] = {}
        self.title: dict[str, str] = {}
        self.seat_names: list[str] = ["german", "soviet"]
        self.modules: list[str] = []  # chapters the scenario teaches or uses (0.3); none named: all
        # Chapters that a lesson leaves out: 9, 10, 12. See `close_chapters`.
        self.has_groups = True
        self.has_hiding = True
        self.has_indirect_fire = True
        self.grid = Hexes(columns, rows, POINTY)
        n = self.grid.count
        self.count_hexes: i64 = n
        self.labels_of_hexes: list[str] = []  # "1-G08"
        self.hex_numbers: dict[str, int] = {}  # by label; filled by `hex_of`
        self.terrain: vec[i64] = filled(n, OPEN)
        self.level: vec[i64] = filled(n, 0)  # -1 gully, 0 ground, 1, 2 hills (11.0, 11.5)
        self.opening: vec[i64] = filled(n, 0)  # a gully hex with a track out (11.5a)
        # By 6 * hex + direction, the same seen from both sides.
        self.road: vec[i64] = filled(6 * n, 0)
        self.crevice: vec[i64] = filled(6 * n, 0)  # a small depression along the hexside (11.5f)
        self.road_ends: vec[i64] = vec[i64]([])  # 6 * hex + direction: hexsides by which a road leaves the map
        self.month: i64 = 7
        # By terrain (5.0b), as data/terrain.toml says: AP more to enter on foot, DM, what it does to sight and hiding.
        self.entry_cost: vec[i64] = vec[i64]([0, 1, 1, 1, 0, 1, 0, 4, 1, 2, 0])
        self.cover: vec[i64] = vec[i64]([0, 2, 1, 2, 1, 0, 0, 1, -1, 1, 1])
        self.screen: vec[i64] = vec[i64]([0, 1, 1, 1, 1, 2, 0, 0, 0, 0, 0])  # stops the sight: NEVER, ALWAYS, IN_SEASON
        self.shelter: vec[i64] = vec[i64]([0, 1, 1, 1, 1, 2, 2, 1, 0, 1, 1])  # hides men in summer, or always (10.0e)
        # Sight over the bare ground, by hex * hexes + hex: 1 sees (6.0, 11.3a). Filled by sight.survey.
        self.sees: vec[i64] = vec[i64]([])
        # What bots find out about the ground when they first look at it (outlook.py); empty until then.
        self.toll: vec[i64] = vec[i64]([])  # by 6 * hex + direction: AP of the step besides the unit's own cost
        self.walks: list[vec[i64]] = []  # AP on foot from each hex to each objective, then to the exits of each side
        # Units, one entry each.
        self.types: list[UnitType] = []
        self.labels: list[str] = []
        self.unit_numbers: dict[str, int] = {}  # by label; filled by `unit_of`
        self.side: vec[i64] = vec[i64]([])
        self.roles: vec[i64] = vec[i64]([])
        self.start: vec[i64] = vec[i64]([])  # NOWHERE: placed by its owner, or a reinforcement
        self.start_face: vec[i64] = vec[i64]([])
        self.start_hidden: vec[i64] = vec[i64]([])
        self.arrives: vec[i64] = vec[i64]([])  # round of its arrival, 0: there from the beginning (5.1)
        self.comes_by: vec[i64] = vec[i64]([])  # the event that brings it, a kind of card; -1: none (8.1c)
        self.zone: list[vec[i64]] = []  # hexes where its owner may place it, or where it enters the map
        self.veteran: list[list[int]] = []  # kinds of cards (index of cards) the unit holds: veterans and weapons
        # The box.
        self.markers: list[HitMarker] = []
        self.cards: list[CardKind] = []
        self.deck: vec[i64] = vec[i64]([])  # kinds of the action cards that are shuffled (8.1b)
        self.dealt: i64 = 0
        self.drawn_each_round: i64 = 0
        self.reshuffle = False  # an empty deck is made again from the discarded cards
        self.secrets: vec[i64] = vec[i64]([])  # kinds of the objective cards (8.1c)
        self.secrets_dealt: i64 = 0  # objective cards that each side draws at set-up
        self.batteries: list[vec[i64]] = [vec[i64]([]), vec[i64]([])]  # off-board artillery of each side (8.2a)
        self.preset_spotters: list[vec[i64]] = [vec[i64]([]), vec[i64]([])]  # hexes (12.3d)
        self.preplanned: vec[i64] = vec[i64]([0, 0])  # missions a side plots at set-up, to fall in round 1 (12.3b)
        # The scenario.
        self.rounds: i64 = 5
        self.ends_at: i64 = 0  # a side that reaches so many VP ends the scenario at once (2.3), 0 never
        self.cap: vec[i64] = vec[i64]([5, 5])
        self.hidden_allowance: vec[i64] = vec[i64]([0, 0])  # units that may be placed hidden at set-up
        self.first_to_set_up: i64 = SOVIET
        self.smoke = True
        self.objectives: list[Objective] = []
        self.exits: list[vec[i64]] = [vec[i64]([]), vec[i64]([])]  # hexes from which a side may leave the map
        self.exit_points: vec[i64] = vec[i64]([0, 0])
        # Options (docs/decisions.md).
        self.variable_ap = False  # 3.0.1
        self.cautious = False  # 5.0.1

    def count(self) -> i64:
        return len(self.types)

    def is_a(self, unit: i64, role: i64) -> bool:
        return self.roles[unit] & role != 0

    def add(self, type: UnitType, label: str) -> i64:
        """A unit joins; its index comes back. Place, zone and cards are set by the caller."""
        self.types.append(type)
        self.labels.append(label)
        self.side = append(self.side, type.nation)
        self.roles = append(self.roles, type.roles)
        self.start = append(self.start, NOWHERE)
        self.start_face = append(self.start_face, 0)
        self.start_hidden = append(self.start_hidden, 0)
        self.arrives = append(self.arrives, 0)
        self.comes_by = append(self.comes_by, -1)
        self.zone.append(vec[i64]([]))
        self.veteran.append([])
        return len(self.types) - 1

    # ---- terrain (4.0, 5.0b)
    def in_season(self) -> bool:
        """Corn stands high in August and September (5.0d)."""
        return self.month == 8 or self.month == 9

    def summer(self) -> bool:
        """Corn and wheat hide units from June to September (5.0d)."""
        return 6 <= self.month <= 9

    def blocks(self, h: i64) -> bool:
        """Terrain that stops the sight: buildings, woods, brush, corn in its season."""
        screen = self.screen[self.terrain[h]]
        return screen == ALWAYS or (screen == IN_SEASON and self.in_season())

    def shelters(self, h: i64) -> bool:
        """Terrain that counts as cover for hidden units: a DM of +1 or more, or crops in summer (10.0e, 5.0d)."""
        shelter = self.shelter[self.terrain[h]]
        return shelter == ALWAYS or (shelter == IN_SEASON and self.summer())

    def underfoot(self, h: i64) -> i64:
        """The terrain of a hex for who comes in by no road: beside its bridge there is water (5.0c, 4.0b)."""
        return WATER if self.terrain[h] == BRIDGE else self.terrain[h]

    def height(self, h: i64) -> i64:
        """Ground, and one level more for terrain that stops the sight (11.3)."""
        return self.level[h] + (1 if self.blocks(h) else 0)

    # ---- batteries, numbered side after side (8.2a)
    def battery_count(self) -> i64:
        return len(self.batteries[GERMAN]) + len(self.batteries[SOVIET])

    def battery_side(self, battery: i64) -> i64:
        return GERMAN if battery < len(self.batteries[GERMAN]) else SOVIET

    def battery_card(self, battery: i64) -> i64:
        """The kind of card of the battery."""
        german: i64 = len(self.batteries[GERMAN])
        return self.batteries[GERMAN][battery] if battery < german else self.batteries[SOVIET][battery - german]

    def first_battery(self, side: i64) -> i64:
        return 0 if side == GERMAN else len(self.batteries[GERMAN])

    def end_of_batteries(self, side: i64) -> i64:
        """The number after the last battery of the side."""
        return len(self.batteries[GERMAN]) if side == GERMAN else self.battery_count()

    def battery_names(self) -> list[str]:
        """The number of the card; of two batteries with the same card the second has .2 after it."""
        found: list[str] = []
        seen: list[str] = []
        for battery in range(self.battery_count()):
            number = self.cards[self.battery_card(battery)].number
            seen.append(number)
            count = seen.count(number)
            found.append(number if count == 1 else f"{number}.{count}")
        return found

    # ---- chapters (0.3)
    def uses(self, chapter: str) -> bool:
        """Tell whether the scenario uses a chapter of the rules."""
        return len(self.modules) == 0 or chapter in self.modules

    def close_chapters(self) -> None:
        """Note which chapters the scenario leaves out."""
        self.has_groups = self.uses(GROUPS_CHAPTER)
        self.has_hiding = self.uses(HIDING_CHAPTER)
        self.has_indirect_fire = self.uses(INDIRECT_CHAPTER)
        self.smoke = self.smoke and self.uses(SMOKE_CHAPTER)

    # ---- by name
    def card_of(self, number: str) -> i64:
        """The kind of card with that number, -1 if it is not in this scenario."""
        for kind in range(len(self.cards)):
            if self.cards[kind].number == number:
                return kind
        return -1

    def marker_of(self, key: str) -> i64:
        """The kind of hit marker with that name, -1 if there is none."""
        for kind in range(len(self.markers)):
            if self.markers[kind].key == key:
                return kind
        return -1

    def hex_of(self, label: str) -> i64:
        """The hex with that label, or NOWHERE."""
        if len(self.hex_numbers) == 0:
            for h in range(self.count_hexes):
                self.hex_numbers[self.labels_of_hexes[h]] = int(h)
        return self.hex_numbers.get(label, NOWHERE)

    def unit_of(self, label: str) -> i64:
        """The unit with that label, -1 if there is none."""
        if len(self.unit_numbers) != len(self.labels):
            for unit in range(len(self.labels)):
                self.unit_numbers[self.labels[unit]] = unit
        return self.unit_numbers.get(label, -1)
