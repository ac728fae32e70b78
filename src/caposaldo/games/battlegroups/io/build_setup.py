"""Building a Setup from a scenario: everything in its place, with a clear error for a wrong file.

Lengths come in inches and are kept in tenths of a millimetre. A wrong scenario gives a ValueError of one line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.battlegroups import setup as B
from caposaldo.games.battlegroups.io.schema import Group, Piece, Point, Scenario, Side, UnitLine, flat, tenths
from caposaldo.games.battlegroups.rules.breakpoint import breakpoint_of, counts
from caposaldo.games.battlegroups.setup import INCH, Setup, UnitType
from caposaldo.kernel.scenarios import choose_options, default_options
from caposaldo.kernel.sources import both, known, wrong
from caposaldo.kernel.table import (
    Box,
    Shape,
    box_inside,
    box_on_table,
    box_outside,
    boxes_overlap,
    line_shape,
    segment_hits_shape,
)
from caposaldo.kernel.terrain import Area

NATIONS = {"germany": "G", "italy": "I", "britain": "B", "usa": "U", "soviet": "R"}
AREAS = ["wood", "town", "broken", "hill", "bunker", "trench", "bridge"]
LINE_WIDTHS = {"road": 1.5, "river": 2.0, "wall": 0.3}
DIFFICULT = [B.WOOD, B.TOWN, B.BROKEN]
# Pieces a unit must be wholly in or wholly out of (move-3).
BOUNDED = [B.WOOD, B.TOWN, B.BROKEN, B.HILL, B.BUNKER, B.TRENCH]
OPTIONS = ["mirrored", "charge_in_close_phase", "flame_he", "free_air"]


# ---------------------------------------------------------------- building a Setup
class SetupBuilder:
    """Builds a Setup from a scenario; raises ValueError with one line for a wrong one."""

    def __init__(self, scenario: Scenario, where: str, types: dict[str, UnitType], options: dict[str, str]) -> None:
        self.scenario = scenario
        self.where = where
        self.types = types
        self.options = options
        self.setup = Setup(scenario.id or "field", tenths(scenario.width), tenths(scenario.height), scenario.turns)
        self.carriers: list[tuple[int, str, str]] = []  # unit, id of its carrier, key

    def build(self) -> Setup:
        setup = self.setup
        setup.title = both(self.scenario.title)
        self.choose_options()
        self.add_terrain()
        setup.lay_ground()
        self.add_sides()
        self.load_carriers()
        self.check_places()
        self.check_zones()
        set_breakpoints(setup)
        return setup

    def wrong(self, key: str, what: str) -> ValueError:
        return wrong(self.where, key, what)

    def choose_options(self) -> None:
        defaults = default_options(self.scenario.options, OPTIONS)
        chosen = choose_options(self.where, defaults, self.options, {"yes": True, "no": False})
        self.mirrored = chosen["mirrored"]
        self.setup.charge_in_close_phase = chosen["charge_in_close_phase"]
        self.setup.flame_he = chosen["flame_he"]
        self.setup.free_air = chosen["free_air"]
        self.setup.options = dict(self.options)

    # ---- the table
    def add_terrain(self) -> None:
        for i, piece in enumerate(self.scenario.terrain):
            at = f"terrain[{i}]"
            known(self.where, f"{at}.kind", piece.kind, B.TERRAIN_NAMES)
            kind = B.TERRAIN_NAMES.index(piece.kind)
            height = piece.height if kind == B.HILL else 0
            for shape in self.shapes(piece, at):
                self.setup.terrain.append(Area(kind, shape, height, piece.name))
        self.check_overlaps()

    def shapes(self, piece: Piece, at: str) -> list[Shape]:
        if piece.kind in AREAS:
            return [self.shape(piece.points, f"{at}.points")]
        if len(piece.line) < 2:
            raise self.wrong(f"{at}.line", f"expected two points or more for a {piece.kind}")
        for point in piece.line:
            self.check_point(point, f"{at}.line")
        return line_shape(flat(piece.line), tenths(piece.width or LINE_WIDTHS[piece.kind]))

    def shape(self, points: list[Point], at: str) -> Shape:
        """An area: on the table, at least three points, sides that do not cross."""
        if len(points) < 3:
            raise self.wrong(at, "expected three points or more")
        for point in points:
            self.check_point(point, at)
        if crosses_itself(flat(points)):
            raise self.wrong(at, "expected an outline that does not cross itself")
        return Shape(flat(points))

    def check_point(self, point: Point, at: str) -> None:
        if not (0 <= point[0] <= self.scenario.width and 0 <= point[1] <= self.scenario.height):
            raise self.wrong(
                at, f"{list(point)} is outside the table of {self.scenario.width:g} x {self.scenario.height:g}"
            )

    def check_overlaps(self) -> None:
        """A unit is in one difficult piece at most, so these do not overlap."""
        solid = [piece for piece in self.setup.terrain if piece.kind in (*DIFFICULT, B.BUNKER, B.TRENCH)]
        for i, piece in enumerate(solid):
            for other in solid[:i]:
                if shapes_overlap(piece.shape, other.shape):
                    names = f"{describe(other)} and {describe(piece)}"
                    raise self.wrong("terrain", f"{names} overlap")

    # ---- the sides
    def add_sides(self) -> None:
        sides = self.scenario.side
        names = [side.name for side in sides]
        if len(sides) != 2 or names[0] == names[1]:
            raise self.wrong("side", "expected two sides with different names")
        self.setup.seat_names = names
        first = self.scenario.deploy_first or names[0]
        known(self.where, "deploy_first", first, names)
        self.setup.first_to_deploy = names.index(first)
        for number, side in enumerate(sides):
            self.add_side(number, side)

    def add_side(self, number: int, side: Side) -> None:
        at = f"side[{number}]"
        known(self.where, f"{at}.nation", side.nation, list(NATIONS))
        known(self.where, f"{at}.quality", side.quality, B.QUALITY_NAMES)
        whole: list[Point] = [
            (0, 0),
            (self.scenario.width, 0),
            (self.scenario.width, self.scenario.height),
            (0, self.scenario.height),
        ]
        zone = side.zone or whole
        self.setup.zones.append(self.mirror_shape(zone, f"{at}.zone"))
        self.setup.mine_zones.append(self.mirror_shape(side.mine_zone or zone, f"{at}.mine_zone"))
        self.setup.mines[number] = side.mines
        self.setup.home[number] = self.mirror_facing(180 * number if side.facing is None else side.facing)
        self.setup.air_side = vec[i64]([*self.setup.air_side, *[number] * side.air])
        if not side.group:
            raise self.wrong(f"{at}.group", "expected one battlegroup or more")
        for i, group in enumerate(side.group):
            self.add_group(number, side, group, f"{at}.group[{i}]")

    def add_group(self, number: int, side: Side, group: Group, at: str) -> None:
        """A battlegroup has exactly one Command (org-2)."""
        index = len(self.setup.group_names)
        self.setup.group_names.append(group.name or f"{side.name} {index + 1}")
        commands = 0
        for i, line in enumerate(group.unit):
            self.add_units(number, side, index, line, f"{at}.unit[{i}]")
            commands += line.count if self.types[line.type].roles & B.COMMAND else 0
        self.check_commands(commands, at)

    def check_commands(self, commands: int, at: str) -> None:
        if commands != 1:
            raise self.wrong(at, f"expected one Command in a battlegroup, found {commands} (org-2)")

    def add_units(self, number: int, side: Side, group: int, line: UnitLine, at: str) -> None:
        known(self.where, f"{at}.type", line.type, list(self.types))
        type = self.types[line.type]
        if self.scenario.year and not type.first_year <= self.scenario.year <= type.last_year:
            years = f"{type.first_year} to {type.last_year}"
            raise self.wrong(f"{at}.type", f"{line.type} served from {years}, not in {self.scenario.year}")
        quality = line.quality or side.quality
        known(self.where, f"{at}.quality", quality, B.QUALITY_NAMES)
        if line.count > 1 and (line.id or line.at or line.aboard):
            raise self.wrong(f"{at}.count", "expected 1 for a unit with an id, a place or a carrier")
        if line.at and (line.aboard or type.roles & B.OFF_TABLE):
            raise self.wrong(f"{at}.at", "expected no place for a unit aboard or off the table")
        if line.at:
            self.check_point(line.at, f"{at}.at")
        for _ in range(line.count):
            self.setup.add(type, self.label(number, line.id, at), number, group, B.QUALITY_NAMES.index(quality))
            self.put(int(self.setup.count()) - 1, number, line, at)

    def put(self, unit: int, number: int, line: UnitLine, at: str) -> None:
        setup = self.setup
        setup.start_face[unit] = setup.home[number] if line.facing is None else self.mirror_facing(line.facing)
        if line.at:
            setup.start_x[unit], setup.start_y[unit] = self.mirror_point(line.at)
        if line.aboard:
            self.carriers.append((unit, line.aboard, f"{at}.aboard"))

    def label(self, number: int, id: str, at: str) -> str:
        """The id of the file, or the letter of the nation and the next free number."""
        taken = self.setup.labels
        if id:
            if not re.fullmatch(r"[A-Za-z][A-Za-z0-9-]*", id):
                raise self.wrong(f"{at}.id", f"{id!r} is no id, expected letters and digits")
            if id in taken:
                raise self.wrong(f"{at}.id", f"{id!r} is used twice")
            return id
        nations = [side.nation for side in self.scenario.side]
        letter = "AB"[number] if nations[0] == nations[1] else NATIONS[nations[number]]
        given = {line.id for side in self.scenario.side for group in side.group for line in group.unit}
        n = 1 + sum(1 for side in self.setup.side if side == number)
        while f"{letter}{n}" in taken or f"{letter}{n}" in given:
            n += 1
        return f"{letter}{n}"

    def mirror_facing(self, facing: int) -> int:
        return (facing + 180) % 360 if self.mirrored else facing

    def mirror_point(self, point: Point) -> tuple[int, int]:
        """Where a point of the file lies: mirrored, the armies exchange edges."""
        x, y = tenths(point[0]), tenths(point[1])
        return (int(self.setup.width) - x, int(self.setup.height) - y) if self.mirrored else (x, y)

    def mirror_shape(self, points: list[Point], at: str) -> Shape:
        self.shape(points, at)
        return Shape([value for point in points for value in self.mirror_point(point)])

    def load_carriers(self) -> None:
        setup = self.setup
        for unit, id, at in self.carriers:
            known(self.where, at, id, setup.labels)
            carrier = setup.labels.index(id)
            if setup.side[carrier] != setup.side[unit] or not setup.can_carry(carrier, unit):
                raise self.wrong(at, f"{id} cannot carry {setup.types[unit].key}")
            if carrier in list(setup.start_aboard):
                raise self.wrong(at, f"{id} carries another unit already")
            setup.start_aboard[unit] = carrier
            setup.start_x[unit], setup.start_y[unit] = setup.start_x[carrier], setup.start_y[carrier]
            setup.start_face[unit] = setup.start_face[carrier]

    # ---- how they stand
    def check_places(self) -> None:
        boxes: list[tuple[int, Box]] = []
        for unit in range(self.setup.count()):
            if self.setup.start_x[unit] < 0 or self.setup.start_aboard[unit] >= 0:
                continue
            box = start_box(self.setup, unit)
            problem = self.problem(unit, box, boxes)
            if not box_on_table(box, self.setup.width, self.setup.height):
                problem = "is not wholly on the table"
            if problem:
                raise self.wrong("unit", f"{self.setup.labels[unit]} ({self.setup.types[unit].key}) {problem}")
            boxes.append((unit, box))

    def problem(self, unit: int, box: Box, others: list[tuple[int, Box]]) -> str:
        for other, place in others:
            if boxes_overlap(box, place):
                return f"overlaps {self.setup.labels[other]}"
        for piece in self.setup.terrain:
            if not box_outside(box, piece.shape):
                found = self.problem_in(unit, box, piece)
                if found:
                    return found
        return ""

    def problem_in(self, unit: int, box: Box, piece: Area) -> str:
        """Why the unit may not stand in this piece, which it touches (move-3, move-6)."""
        setup = self.setup
        if piece.kind in BOUNDED and not box_inside(box, piece.shape):
            return f"is neither wholly inside nor wholly outside the {describe(piece)} (move-3)"
        if piece.kind in (B.WOOD, B.TOWN) and setup.klass[unit] >= B.CLASS_B:
            return f"is of class A or B and may not be in the {describe(piece)} (move-6)"
        if piece.kind in (B.BUNKER, B.TRENCH) and setup.kind[unit] == B.VEHICLE:
            return f"is a vehicle and may not be in the {describe(piece)}"
        if piece.kind == B.RIVER and not any(
            bridge.kind == B.BRIDGE and box_inside(box, bridge.shape) for bridge in setup.terrain
        ):
            return f"is in the {describe(piece)}"
        return ""

    def check_zones(self) -> None:
        """There is room: three times the bases that are to be deployed, six inches for every minefield."""
        setup = self.setup
        for number in range(2):
            need = 0
            for unit in range(setup.count()):
                if setup.side[unit] == number and to_deploy(setup, unit):
                    need += int(setup.width_of[unit] * setup.depth_of[unit])
            self.check_room(setup.zones[number], 3 * need, f"side[{number}].zone", "the units")
            field = 36 * INCH * INCH * setup.mines[number]
            self.check_room(setup.mine_zones[number], field, f"side[{number}].mine_zone", "the minefields")

    def check_room(self, zone: Shape, need: int, at: str, what: str) -> None:
        if twice_area(zone.flat()) < 2 * need:
            inches = f"{twice_area(zone.flat()) // (2 * INCH * INCH)} square inches"
            raise self.wrong(at, f"too small for {what}: {inches}, expected {need // (INCH * INCH)} or more")


def to_deploy(setup: Setup, unit: int) -> bool:
    """The owner places it: it has no place, is not aboard and not off the table."""
    return setup.start_x[unit] < 0 and setup.start_aboard[unit] < 0 and not setup.is_a(unit, B.OFF_TABLE)


def start_box(setup: Setup, unit: int) -> Box:
    x, y, face = setup.start_x[unit], setup.start_y[unit], setup.start_face[unit]
    return Box(x, y, face, setup.width_of[unit], setup.depth_of[unit])


def set_breakpoints(setup: Setup) -> None:
    """How many counted units a side has, and how many it can lose (break-1)."""
    for number in range(2):
        units = [u for u in range(setup.count()) if setup.side[u] == number and counts(setup, u)]
        setup.counted[number] = len(units)
        setup.breakpoint[number] = breakpoint_of([int(setup.quality[u]) for u in units])


def describe(piece: Area) -> str:
    kind = B.TERRAIN_NAMES[piece.kind]
    return f"{kind} {piece.name!r}" if piece.name else f"{kind} at {[v / INCH for v in piece.shape.flat()[:2]]}"


# ---------------------------------------------------------------- outlines
def edges(points: list[int]) -> Iterator[tuple[int, int, int, int]]:
    for i in range(0, len(points), 2):
        j = (i + 2) % len(points)
        yield points[i], points[i + 1], points[j], points[j + 1]


def twice_area(points: list[int]) -> int:
    return abs(sum(x0 * y1 - x1 * y0 for x0, y0, x1, y1 in edges(points)))


def crosses_itself(points: list[int]) -> bool:
    if twice_area(points) == 0:
        return True
    sides = list(edges(points))
    return any(cross(a, b) for i, a in enumerate(sides) for b in sides[:i])


def cross(a: tuple[int, int, int, int], b: tuple[int, int, int, int]) -> bool:
    """The two stretches cross properly, which neighbours never do."""
    return turn(a, b[0], b[1]) * turn(a, b[2], b[3]) < 0 and turn(b, a[0], a[1]) * turn(b, a[2], a[3]) < 0


def turn(a: tuple[int, int, int, int], x: int, y: int) -> int:
    product = (a[2] - a[0]) * (y - a[1]) - (a[3] - a[1]) * (x - a[0])
    return (product > 0) - (product < 0)


def shapes_overlap(a: Shape, b: Shape) -> bool:
    return any(segment_hits_shape(*edge, b) for edge in edges(a.flat())) or any(
        segment_hits_shape(*edge, a) for edge in edges(b.flat())
    )
