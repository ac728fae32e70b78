"""The fixed part of a battle: the table, its terrain, the units and their Data Sheet (org-1 to org-4).

Lengths are in tenths of a millimetre, so that an inch is exactly 254. The origin is the top left corner, x runs right,
y runs down. A facing is a compass bearing in whole degrees: 0 looks up the table, 90 to the right.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.kernel.table import Shape
from caposaldo.kernel.terrain import RISING, SOLID, Area, Kind, Terrain

INCH: Final = 254
SEEN_INTO: Final = 2 * INCH  # how far a line runs inside a wood or town for each end that stands in it (G-cover)

# Kinds of unit.
INFANTRY: Final = 0
HEAVY_WEAPON: Final = 1  # machine guns, mortars: teams on foot
GUN: Final = 2
VEHICLE: Final = 3

# Vehicle classes (org-3).
NO_CLASS: Final = 0
CLASS_C: Final = 1
CLASS_B: Final = 2
CLASS_A: Final = 3

# Roles, a bit each.
COMMAND: Final = 1
OBSERVER: Final = 2  # FO
RECON: Final = 4
SUPPORT: Final = 8  # mortars, infantry guns, anti-tank guns: free of the command radius (cmd-3)
ENGINEER: Final = 16
TRANSPORT: Final = 32  # not counted for the breakpoint (break-1)
ANTI_AIRCRAFT: Final = 64
OFF_TABLE: Final = 128  # a battery behind the table
ARMOURED: Final = 256  # tanks, assault guns, armoured cars
APC: Final = 512
OPEN_TOPPED: Final = 1024
SOFT: Final = 2048  # trucks and jeeps: HE targets (direct-9)
PREFERS_HARD: Final = 4096  # tanks, guns and AT weapons look for vehicles and guns first (direct-5)
FLAMETHROWER: Final = 8192
CARRIES_MEN: Final = 16384  # can take a unit on foot
TOWS_GUNS: Final = 32768

# Quality, which is also morale (close-9, rally-3, break-1).
RECRUIT: Final = 0
REGULAR: Final = 1
VETERAN: Final = 2
ELITE: Final = 3

# Kinds of terrain.
WOOD: Final = 0
TOWN: Final = 1
BROKEN: Final = 2
HILL: Final = 3
ROAD: Final = 4
RIVER: Final = 5
BRIDGE: Final = 6
BUNKER: Final = 7
TRENCH: Final = 8
WALL: Final = 9

TERRAIN_NAMES: Final = ["wood", "town", "broken", "hill", "road", "river", "bridge", "bunker", "trench", "wall"]
QUALITY_NAMES: Final = ["recruit", "regular", "veteran", "elite"]


def kinds() -> list[Kind]:
    """What each kind of terrain does to sight (sight.py)."""
    found = [Kind(name) for name in TERRAIN_NAMES]
    for kind in (WOOD, TOWN):
        found[kind].sight = SOLID
        found[kind].depth = SEEN_INTO
        found[kind].over = 1
    found[HILL].sight = RISING
    found[HILL].raises = True
    return found


class UnitType:
    """A line of the Data Sheet."""

    def __init__(self, key: str, name_it: str, name_en: str, nation: str) -> None:
        self.key = key
        self.name_it = name_it
        self.name_en = name_en
        self.gender = ""  # of its Italian name
        self.proper = False  # a designation, which keeps its capital letter inside a sentence
        self.nation = nation
        self.kind: i64 = INFANTRY
        self.klass: i64 = NO_CLASS
        self.roles: i64 = 0
        self.weapon: i64 = -1  # row of the direct fire table, -1 none
        self.second: i64 = -1  # a second row, e.g. the bazooka of a rifle platoon
        self.indirect: i64 = -1  # row of the indirect fire table
        self.move: i64 = 0
        self.width: i64 = 0
        self.depth: i64 = 0
        self.cost: i64 = 0
        self.first_year: i64 = 1939
        self.last_year: i64 = 1945


class Setup:
    """A scenario ready to be played: shared by all its states and never changed."""

    def __init__(self, id: str, width: i64, height: i64, turns: i64) -> None:
        self.id = id
        # Where a hand-written scenario was read from, for records; empty for those that come with the game.
        self.path = ""
        self.width = width
        self.height = height
        self.turns = turns
        self.seat_names: list[str] = []
        self.title: dict[str, str] = {}
        # The pieces; roads, rivers and walls are lines with a width that became areas. Only hills have a height.
        self.terrain: list[Area] = []
        self.ground = Terrain([], [])
        self.walls: list[Area] = []
        # One entry a unit, copied from its type for speed.
        self.types: list[UnitType] = []
        self.labels: list[str] = []  # short and unique: G4, R12
        self.unit_of_label: dict[str, int] = {}
        self.group_names: list[str] = []
        self.side: vec[i64] = vec[i64]([])
        self.group: vec[i64] = vec[i64]([])
        self.quality: vec[i64] = vec[i64]([])
        self.kind: vec[i64] = vec[i64]([])
        self.klass: vec[i64] = vec[i64]([])
        self.roles: vec[i64] = vec[i64]([])
        self.weapon: vec[i64] = vec[i64]([])
        self.second: vec[i64] = vec[i64]([])
        self.indirect: vec[i64] = vec[i64]([])
        self.move: vec[i64] = vec[i64]([])
        self.width_of: vec[i64] = vec[i64]([])
        self.depth_of: vec[i64] = vec[i64]([])
        # Where a unit begins; x < 0: its owner deploys it (or it is off the table). aboard: its carrier or -1.
        self.start_x: vec[i64] = vec[i64]([])
        self.start_y: vec[i64] = vec[i64]([])
        self.start_face: vec[i64] = vec[i64]([])
        self.start_aboard: vec[i64] = vec[i64]([])
        # Set-up of each side, index by side.
        self.zones: list[Shape] = []  # deployment zones
        self.mine_zones: list[Shape] = []
        self.mines: list[int] = [0, 0]  # how many minefields each side lays
        self.home: list[int] = [0, 0]  # bearing towards the enemy when deployed
        self.first_to_deploy: i64 = 0
        # Air units: side of each.
        self.air_side: vec[i64] = vec[i64]([])
        # Options (docs/decisions.md).
        self.options: dict[str, str] = {}
        self.charge_in_close_phase = False
        self.flame_he = False
        self.free_air = False
        # Breakpoint of each side (break-1), computed when the battle is made ready.
        self.breakpoint: list[int] = [0, 0]
        self.counted: list[int] = [0, 0]

    def count(self) -> i64:
        return len(self.types)

    def lay_ground(self) -> None:
        """To be done when all terrain is known."""
        self.ground = Terrain(self.terrain, kinds())
        self.walls = [piece for piece in self.terrain if piece.kind == WALL]

    def is_a(self, unit: i64, role: i64) -> bool:
        return self.roles[unit] & role != 0

    def can_carry(self, carrier: i64, unit: i64) -> bool:
        """Guns are towed, men are carried, vehicles are neither."""
        if self.kind[unit] == VEHICLE:
            return False
        return self.is_a(carrier, TOWS_GUNS if self.kind[unit] == GUN else CARRIES_MEN)

    def add(self, type: UnitType, label: str, side: i64, group: i64, quality: i64) -> None:
        self.unit_of_label[label] = len(self.labels)
        self.types.append(type)
        self.labels.append(label)
        self.side = append(self.side, side)
        self.group = append(self.group, group)
        self.quality = append(self.quality, quality)
        self.kind = append(self.kind, type.kind)
        self.klass = append(self.klass, type.klass)
        self.roles = append(self.roles, type.roles)
        self.weapon = append(self.weapon, type.weapon)
        self.second = append(self.second, type.second)
        self.indirect = append(self.indirect, type.indirect)
        self.move = append(self.move, type.move)
        self.width_of = append(self.width_of, type.width)
        self.depth_of = append(self.depth_of, type.depth)
        self.start_x = append(self.start_x, -1)
        self.start_y = append(self.start_y, -1)
        self.start_face = append(self.start_face, 0)
        self.start_aboard = append(self.start_aboard, -1)
