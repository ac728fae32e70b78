"""The fixed part of a battle: table, terrain, unit cards and tables.

Lengths are in tenths of a millimetre, 100 to the centimetre. The origin is the top left corner, x runs right, y runs
down. A bearing is in whole degrees: 0 looks up the table, 90 to the right. Thicknesses are in millimetres of a plate in
the cards' centimetres (15 for 1.5 cm).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.kernel.networks import Network
from caposaldo.kernel.outlines import doubled_area
from caposaldo.kernel.table import Shape, ahead_x, ahead_y, distance, line_shape

CM: Final = 100
METRES_PER_CM: Final = 15  # of the ground that a table shows, about (scale-3)
TURN_SECONDS: Final = 60  # of real time, about (scale-2)
PLACES: Final = 5  # models of a platoon at most: model number = PLACES * slot + place in the platoon

# Kinds of terrain, in the order of the tables.
CLEAR: Final = 0
SAND: Final = 1
TREES: Final = 2
SLOPE: Final = 3
TREES_ON_SLOPE: Final = 4
ROCKS: Final = 5
STREAM: Final = 6
SWAMP: Final = 7
CONCRETE: Final = 8
STONE: Final = 9
WOODEN: Final = 10
WALLS: Final = 11
HEDGES: Final = 12
BARRICADES: Final = 13
TREE_ROW: Final = 14
BRIDGE: Final = 15
ROAD: Final = 16
WIRE: Final = 17
BLOCKS: Final = 18
MINEFIELD: Final = 19
TRENCHES: Final = 20
EMPLACEMENTS: Final = 21
BUNKERS: Final = 22
TERRAIN_NAMES: Final = [
    "clear", "sand", "trees", "slope", "trees-on-slope", "rocks", "stream", "swamp", "concrete-buildings",
    "stone-houses", "wooden-houses", "walls", "hedges", "barricades", "row-of-trees", "bridge", "road", "wire",
    "anti-tank-blocks", "minefield", "trenches", "emplacements", "bunkers-and-casemates",
]  # fmt: skip
TERRAINS: Final = 23
NATURAL: Final = [SAND, TREES, SLOPE, TREES_ON_SLOPE, ROCKS, STREAM, SWAMP]  # terrain-2; clear is the bare table
ARTIFICIAL: Final = [CONCRETE, STONE, WOODEN, WALLS, HEDGES, BARRICADES, TREE_ROW, BRIDGE, ROAD]  # terrain-3, terrain-5
LINEAR: Final = [WALLS, HEDGES, BARRICADES, TREE_ROW]  # terrain-5: no areas
OBSTACLES: Final = [WIRE, BLOCKS, MINEFIELD]  # scen-a6
DENSE: Final = [TREES, TREES_ON_SLOPE, ROCKS, CONCRETE, STONE, WOODEN]  # only their edge is fired into (attack-5)
SCREENS: Final = [*DENSE, SLOPE, WALLS, TREE_ROW]  # block lines of fire (attack-4, A-linear)
OCCUPIABLE: Final = [TRENCHES, EMPLACEMENTS, BUNKERS]  # scen-a5
WORKS: Final = [WIRE, BLOCKS, MINEFIELD, TRENCHES, EMPLACEMENTS, BUNKERS]  # terrain-4

# Classes of unit cards.
TANK: Final = 0
SPG: Final = 1
HALFTRACK: Final = 2
WHEELED: Final = 3
TRUCK: Final = 4
INFANTRY: Final = 5
SPECIAL: Final = 6
MORTAR: Final = 7
GUN: Final = 8
CLASS_NAMES: Final = [
    "tank", "spg", "halftrack", "wheeled", "truck", "infantry", "special-infantry", "mortar", "gun",
]  # fmt: skip
# Types that may not mix, by class (dist-2).
TYPE_TANK: Final = 0
TYPE_VEHICLE: Final = 1
TYPE_INFANTRY: Final = 2
TYPE_ARTILLERY: Final = 3
TYPE_OF: Final = [TYPE_TANK, TYPE_TANK, TYPE_VEHICLE, TYPE_VEHICLE, TYPE_VEHICLE, 2, 2, 3, 3]

# Mobility: columns of the movement table, and two that do not move by themselves (base-7).
MOBILITY_NAMES: Final = ["infantry", "wheeled", "halftrack", "tracked", "towed", "carried"]
ON_FOOT: Final = 0
TOWED: Final = 4
CARRIED: Final = 5
IMPASSABLE: Final = -1

# Experience (exp-1).
RECRUITS: Final = 0
SKILLED: Final = 1
VETERANS: Final = 2
ELITE: Final = 3
LEVEL_NAMES: Final = ["recruits", "skilled", "veterans", "elite"]
LEVEL_DIE: Final = vec[i64]([6, 8, 10, 12])

# Cover letters: columns of the effect on cover.
OPEN: Final = 0
COVER_LETTERS: Final = ["S", "L", "R", "T", "E"]

# Columns and results of the fire table (fire-2).
FOOT_OPEN: Final = 0
GUNS_OPEN: Final = 1
SOFT_OPEN: Final = 2
IN_AREA: Final = 3
FRONT: Final = 4
FLANK: Final = 5
REAR: Final = 6
ABOVE: Final = 7
COLUMN_NAMES: Final = [
    "foot-open", "guns-open", "soft-vehicle-open", "unarmoured-in-area", "armour-front", "armour-flank",
    "armour-rear", "armour-above",
]  # fmt: skip
MISS: Final = 0
DESTROYED: Final = 1
HIT_COVER: Final = 2
HIT_SHIELD: Final = 3
HIT_FRONT: Final = 4
HIT_SIDE: Final = 5
HIT_REAR: Final = 6
HIT_TOP: Final = 7
RESULT_NAMES: Final = ["miss", "destroyed", "cover", "shield", "front", "side", "rear", "top"]

SCENARIO_NAMES: Final = ["assault", "advance", "counter-attack"]
ASSAULT: Final = 0
ADVANCE: Final = 1
COUNTER_ATTACK: Final = 2
VICTORY_NAMES: Final = ["destruction", "conquest", "both"]
BY_DESTRUCTION: Final = 0
BY_CONQUEST: Final = 1
BY_BOTH: Final = 2


# ---------------------------------------------------------------- unit cards and tables
class Card:
    """A unit card: one squad, vehicle or gun (card-1)."""

    def __init__(self, key: str, name_it: str, name_en: str, nation: str) -> None:
        self.key = key
        self.name_it = name_it
        self.name_en = name_en
        self.gender = ""  # of its Italian name; a plural name is one in both languages
        self.proper_it = False  # a proper name keeps its capital inside a sentence
        self.proper_en = False
        self.nation = nation
        self.klass: i64 = INFANTRY
        self.mobility: i64 = ON_FOOT
        self.weapon: i64 = -1  # row of the effectiveness tables, -1: unarmed
        self.short: i64 = 0
        self.effective: i64 = 0
        self.reach: i64 = 0  # its maximum range
        self.min_range: i64 = 0
        self.armour: vec[i64] = vec[i64]([0, 0, 0, 0])  # front, side, rear, top
        self.move: i64 = 0
        self.move_fire: i64 = -1  # the most it may move and fire, -1: no limit (move-7)
        self.cost: i64 = 0
        self.additions: vec[i64] = vec[i64]([0, 0, 0, 0])  # by level
        self.year: i64 = 1939
        self.cards: i64 = 1
        self.shield: i64 = 0
        self.width: i64 = 0
        self.depth: i64 = 0

    def is_vehicle(self) -> bool:
        return self.klass <= TRUCK

    def is_armoured(self) -> bool:
        return self.armour[0] > 0 or self.armour[1] > 0 or self.armour[2] > 0

    def is_infantry(self) -> bool:
        return self.klass == INFANTRY or self.klass == SPECIAL

    def is_artillery(self) -> bool:
        """Guns and mortars (base-7)."""
        return self.klass == GUN or self.klass == MORTAR

    def carries(self) -> bool:
        return self.klass == HALFTRACK or self.klass == TRUCK

    def moves(self) -> bool:
        """It moves by itself (move-4)."""
        return self.mobility < TOWED

    def price(self, level: i64) -> i64:
        """Points of one model (pick-2)."""
        return self.cost + self.additions[level]


class Tables:
    """The tables of data/tables.toml, as whole numbers."""

    def __init__(self) -> None:
        self.movement: vec[i64] = vec[i64]([])  # 4 columns a terrain, hundredths or IMPASSABLE
        self.detection: vec[i64] = vec[i64]([])  # 3 columns a terrain
        self.cover: vec[i64] = vec[i64]([])  # letter by terrain
        self.fire: vec[i64] = vec[i64]([])  # 8 columns a score, from score 1
        self.range_dice: vec[i64] = vec[i64]([])  # short, effective, maximum, mortar
        self.thickness: vec[i64] = vec[i64]([])
        self.weapons: list[str] = []
        self.armour_effect: vec[i64] = vec[i64]([])  # a weapon a row, len(thickness) columns
        self.cover_effect: vec[i64] = vec[i64]([])  # a weapon a row, 5 columns
        self.assault_cover: vec[i64] = vec[i64]([])  # infantry, special infantry
        self.assault_armour: vec[i64] = vec[i64]([])
        self.overrun_above: i64 = 5
        self.rout: i64 = 1
        self.retreat: i64 = 2
        self.pinned: i64 = 3


# ---------------------------------------------------------------- terrain
class Template:
    """A kind of terrain piece: an outline, or a line with a width, round the point by which it is placed."""

    def __init__(self, key: str, kind: i64, points: list[int], width: i64, height: i64, name: str) -> None:
        self.key = key
        self.kind = kind
        self.points = points
        self.width = width  # of a line; 0: an area
        self.height = height
        self.name = name
        self.label_it = ""  # of a piece from the box (data/terrain.toml)
        self.label_en = ""


def placed(template: Template, x: i64, y: i64, turn: i64) -> list[int]:
    """The points of a piece on the table: turned clockwise about its own point, then put at x, y."""
    found: list[int] = []
    for i in range(0, len(template.points), 2):
        px, py = template.points[i], template.points[i + 1]
        found.append(int(ahead_x(ahead_x(x, turn + 90, px), turn + 180, py)))
        found.append(int(ahead_y(ahead_y(y, turn + 90, px), turn + 180, py)))
    return found


def longest(points: list[int]) -> i64:
    """The longest way from one corner to another."""
    best: i64 = 0
    for i in range(0, len(points), 2):
        for j in range(i + 2, len(points), 2):
            best = max(best, distance(points[i], points[i + 1], points[j], points[j + 1]))
    return best


class Piece:
    """A piece on the table, as areas; a line is one for each stretch."""

    def __init__(self, template: Template, points: list[int]) -> None:
        self.kind = template.kind
        self.height = template.height
        self.name = template.name
        self.is_line = template.width > 0
        self.points = points
        self.width = template.width
        self.shapes = line_shape(points, template.width) if template.width > 0 else [Shape(points)]
        self.diagonal = longest(points)  # for how many companies it has room (terrain-6)

    def contains(self, x: i64, y: i64) -> bool:
        for shape in self.shapes:
            if shape.contains(x, y):
                return True
        return False


class Ground:
    """All pieces on the table. It never changes: when a piece comes or goes another one is made."""

    def __init__(self, pieces: list[Piece]) -> None:
        self.pieces = pieces
        self.sight: vec[i64] = vec[i64]([])  # for bots: what is in sight of what, as it is asked for (bot/outlook.py)
        self.network: Network | None = None
        # What bounds each piece, and the numbers of those that block or hide.
        bounds = [bounds_of(piece) for piece in pieces]
        self.left: vec[i64] = vec[i64]([box[0] for box in bounds])
        self.top: vec[i64] = vec[i64]([box[1] for box in bounds])
        self.right: vec[i64] = vec[i64]([box[2] for box in bounds])
        self.bottom: vec[i64] = vec[i64]([box[3] for box in bounds])
        self.screens: vec[i64] = vec[i64]([i for i in range(len(pieces)) if pieces[i].kind in SCREENS])
        self.dense: vec[i64] = vec[i64]([i for i in range(len(pieces)) if pieces[i].kind in DENSE])

    def roads(self) -> Network:
        """Roads and bridges as lines (move-6), made when first asked for."""
        known = self.network
        if known is not None:
            return known
        ways = [piece for piece in self.pieces if piece.kind == ROAD or piece.kind == BRIDGE]
        made = Network([axis(piece) for piece in ways], [int(axis_width(piece)) for piece in ways])
        self.network = made
        return made


def bounds_of(piece: Piece) -> list[int]:
    """Left, top, right and bottom; of a piece that was removed nothing lies between them."""
    if len(piece.shapes) == 0:
        return [0, 0, -1, -1]
    return [
        int(min([shape.left for shape in piece.shapes])),
        int(min([shape.top for shape in piece.shapes])),
        int(max([shape.right for shape in piece.shapes])),
        int(max([shape.bottom for shape in piece.shapes])),
    ]


def axis(piece: Piece) -> list[int]:
    """The middle line of a way. Of an area, such as the base of a bridge, it joins the two sides farthest apart."""
    if piece.is_line:
        return piece.points
    n = len(piece.points) // 2
    middles: list[int] = []
    for i in range(n):
        j = (i + 1) % n
        middles.append((piece.points[2 * i] + piece.points[2 * j]) // 2)
        middles.append((piece.points[2 * i + 1] + piece.points[2 * j + 1]) // 2)
    best = middles[:4]
    for i in range(0, 2 * n, 2):
        for j in range(0, i, 2):
            if distance(middles[i], middles[i + 1], middles[j], middles[j + 1]) > distance(
                best[0], best[1], best[2], best[3]
            ):
                best = [middles[j], middles[j + 1], middles[i], middles[i + 1]]
    return best


def axis_width(piece: Piece) -> i64:
    if piece.is_line:
        return piece.width
    line = axis(piece)
    return doubled_area(piece.shapes[0]) // (2 * max(1, distance(line[0], line[1], line[2], line[3])))


NO_COMPANY: Final = -1


class Bought:
    """A platoon or HQ of an army."""

    def __init__(self, side: i64, card: i64, size: i64, level: i64, company: i64, is_hq: bool) -> None:
        self.side = side
        self.card = card
        self.size = size
        self.level = level
        self.company = company  # from 0, or NO_COMPANY
        self.is_hq = is_hq
        self.carrier: i64 = -1  # the platoon of the file that carries it when the battle begins


class Building:
    """What players agree on before they build a battle themselves (scen-0, terrain-1)."""

    def __init__(self) -> None:
        self.points: i64 = 0  # of both armies
        self.companies: i64 = 0  # that an army may number
        self.natural: i64 = 0  # pieces of terrain
        self.artificial: i64 = 0
        self.objectives: i64 = 1  # of a counter-attack; a defender chooses their number himself
        # By quick start instead of by hand: armies; the pieces on the table; then lines, objectives and works as well.
        self.quick_armies = False
        self.quick_table = False
        self.quick_plan = False


class Front:
    """Where the sides stand when the battle begins. It never changes: when it is settled another one is made."""

    def __init__(self) -> None:
        # Of each side: where its cards are deployed (empty: it enters), and where it enters and withdraws to.
        self.zones: list[list[Shape]] = [[], []]
        self.edges: list[list[Shape]] = [[], []]
        self.home: list[int] = [0, 180]  # bearing towards the enemy
        self.works: Shape | None = None  # where the obstacles of an assault's defender may lie (scen-a6)


class Setup:
    """A battle ready to be played: shared by all its states and never changed."""

    def __init__(self, id: str, width: i64, height: i64) -> None:
        self.id = id
        self.path = ""  # where a hand-written scenario was read from, for records
        self.options: dict[str, str] = {}
        self.width = width
        self.height = height
        self.title: dict[str, str] = {}
        self.year: i64 = 1942
        self.seat_names: list[str] = []
        self.nations: list[str] = []
        self.scenario: i64 = COUNTER_ATTACK
        self.victory: i64 = BY_BOTH
        self.attacker: i64 = 0  # side; in a counter-attack the side that is asked first
        self.turns: i64 = 0  # 0: by dice after turn 8 (dur-1)
        self.tables = Tables()
        self.cards: list[Card] = []
        self.templates: list[Template] = []
        self.laid: list[list[int]] = []  # pieces of a ready battle: template, x, y, turned by
        self.objectives: list[int] = []  # numbers of `laid`
        self.army: list[Bought] = []
        self.company_names: list[str] = []
        self.front = Front()
        self.building: Building | None = None  # of a battle that players build: armies and terrain come into play later

    def piece(self, i: i64) -> Piece:
        """A piece of a ready battle as it lies on the table."""
        template, x, y, turn = self.laid[i]
        return Piece(self.templates[template], placed(self.templates[template], x, y, turn))

    def count(self) -> i64:
        """The slots of a ready battle: one for each platoon and HQ."""
        return len(self.army)
