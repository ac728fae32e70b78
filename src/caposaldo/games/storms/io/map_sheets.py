"""Maps and overlays written as text, and how they are laid side by side (1.0, 1.0b, 4.0, 11.0).

    map: 101
    it: Campi e fattorie
    en: Fields and farms
    terrain:
    A   . . w
    B    . S .
    levels:
    A   0 0 1
    B    0 0 0
    roads:
    nw A01 A02 B02
    crevices:
    A02/B02
    openings:
    A03

The letter of the row, then a mark for each full hex (1.0c), from the west; rows B, D, F ... lie half a hex to the east.
A road is a chain of hexes; a direction at its beginning or end leads off the map, on to the road of another that leads
here.
An overlay is written in the same way, with `overlay: name` and `anchor: B02`, the hex that is laid on a hex of the map;
a `*` leaves what is below it. A mistake gives a ValueError of one line.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append

from caposaldo.games.storms.setup import (
    BRIDGE,
    CORN,
    FACE_NAMES,
    FORD,
    LIGHT_WOODS,
    OPEN,
    STONE,
    SWAMP,
    WATER,
    WHEAT,
    WOODEN,
    WOODS,
    Setup,
)
from caposaldo.kernel.hexes import NOWHERE, POINTY, Hexes, opposite
from caposaldo.kernel.sources import known, wrong

MARKS: Final = {
    ".": OPEN, "S": STONE, "b": WOODEN, "w": WOODS, "l": LIGHT_WOODS, "c": CORN, "h": WHEAT, "~": WATER, "f": FORD,
    "#": SWAMP, "=": BRIDGE,
}  # fmt: skip
LEVELS: Final = {"-": -1, "0": 0, "1": 1, "2": 2}
KEEP: Final = "*"  # an overlay leaves what is below
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
BLOCKS: Final = ["terrain", "levels", "roads", "crevices", "openings"]
HEADS: Final = ["map", "overlay", "it", "en", "anchor"]


# ---------------------------------------------------------------- one sheet
class Sheet:
    """A map or an overlay as its file tells it."""

    def __init__(self, where: str) -> None:
        self.where = where
        self.heads: dict[str, str] = {}
        self.terrain: list[list[str]] = []
        self.levels: list[list[str]] = []
        self.roads: list[str] = []
        self.crevices: list[str] = []
        self.openings: list[str] = []

    def rows(self) -> int:
        return len(self.terrain)

    def columns(self) -> int:
        return len(self.terrain[0])

    def label(self, row: int, column: int) -> str:
        """The hex as it is called on this sheet: G08 (1.0b)."""
        return f"{LETTERS[row]}{column + 1:02}"


def read_sheet(text: str, where: str) -> Sheet:
    """A sheet from the text of its file."""
    sheet = Sheet(where)
    block = ""
    for line in text.splitlines():
        head, colon, rest = line.strip().partition(":")
        if line.strip() == "" or line.startswith("//"):
            continue
        if colon:
            known(where, "", head, HEADS + BLOCKS)
            block = head if head in BLOCKS else ""
            sheet.heads[head] = rest.strip()
        else:
            take_line(sheet, block, line)
    check_sheet(sheet)
    return sheet


def take_line(sheet: Sheet, block: str, line: str) -> None:
    words = line.split()
    if block == "terrain" or block == "levels":
        rows = sheet.terrain if block == "terrain" else sheet.levels
        letter = LETTERS[len(rows)] if len(rows) < len(LETTERS) else "no more rows"
        if words[0] != letter:
            raise wrong(sheet.where, block, f"expected row {letter}, found {words[0][:40]!r}")
        rows.append(words[1:])
    elif block == "roads":
        sheet.roads.append(" ".join(words))
    elif block == "crevices":
        sheet.crevices.extend(words)
    elif block == "openings":
        sheet.openings.extend(words)
    else:
        raise wrong(sheet.where, "", f"expected terrain, levels, roads, crevices or openings before {line[:40]!r}")


def check_sheet(sheet: Sheet) -> None:
    """Every row has the same number of marks, and all marks are known."""
    overlay = "overlay" in sheet.heads
    if len(sheet.terrain) == 0 or len(sheet.terrain[0]) == 0:
        raise wrong(sheet.where, "terrain", "expected rows of marks")
    if len(sheet.levels) == 0:
        sheet.levels = [[KEEP if overlay else "0" for _ in row] for row in sheet.terrain]
    if len(sheet.levels) != len(sheet.terrain):
        raise wrong(sheet.where, "levels", f"expected {len(sheet.terrain)} rows, found {len(sheet.levels)}")
    also = [KEEP] if overlay else []
    check_marks(sheet, "terrain", sheet.terrain, list(MARKS) + also)
    check_marks(sheet, "levels", sheet.levels, list(LEVELS) + also)


def check_marks(sheet: Sheet, block: str, rows: list[list[str]], marks: list[str]) -> None:
    for i, row in enumerate(rows):
        if len(row) != sheet.columns():
            raise wrong(sheet.where, f"{block} {LETTERS[i]}", f"expected {sheet.columns()} marks, found {len(row)}")
        for mark in row:
            known(sheet.where, f"{block} {LETTERS[i]}", mark, marks)


# ---------------------------------------------------------------- sheets laid on a table
class Table:
    """All maps of a scenario in their places, overlays on top: one big map."""

    def __init__(self, columns: int, rows: int) -> None:
        self.grid = Hexes(columns, rows, POINTY)
        n = int(self.grid.count)
        self.labels: list[str] = ["" for _ in range(n)]
        self.terrain: list[int] = [OPEN for _ in range(n)]
        self.level: list[int] = [0 for _ in range(n)]
        self.opening: list[int] = [0 for _ in range(n)]
        self.road: list[int] = [0 for _ in range(6 * n)]
        self.crevice: list[int] = [0 for _ in range(6 * n)]
        self.hex_of: dict[str, int] = {}
        self.leaving: list[int] = []  # hexsides, 6 * hex + direction, by which a road leaves its map

    # ---- hexsides, the same from both hexes
    def draw(self, field: list[int], a: int, b: int, value: int) -> bool:
        """False if the hexes are not adjacent."""
        direction = int(self.grid.direction(a, b))
        if direction == NOWHERE:
            return False
        field[6 * a + direction] = value
        field[6 * b + int(opposite(direction))] = value
        return True

    def wipe(self, h: int) -> None:
        """Nothing is left of what was drawn on this hex."""
        self.opening[h] = 0
        for d in range(6):
            other = int(self.grid.near[6 * h + d])
            self.road[6 * h + d] = 0
            self.crevice[6 * h + d] = 0
            if other != NOWHERE:
                self.road[6 * other + (d + 3) % 6] = 0
                self.crevice[6 * other + (d + 3) % 6] = 0

    # ---- maps
    def lay_map(self, sheet: Sheet, number: str, row: int, column: int, turned: bool) -> None:
        """A map with its north-west corner in this row and column; turned, its south-east corner lies there."""
        here: dict[str, int] = {}
        for i in range(sheet.rows()):
            for j in range(sheet.columns()):
                at_row = row + (sheet.rows() - 1 - i if turned else i)
                at_column = column + (sheet.columns() - 1 - j if turned else j)
                h = int(self.grid.at(at_column, at_row))
                here[sheet.label(i, j)] = h
                self.labels[h] = f"{number}-{sheet.label(i, j)}"
                self.hex_of[self.labels[h]] = h
                self.terrain[h] = MARKS[sheet.terrain[i][j]]
                self.level[h] = LEVELS[sheet.levels[i][j]]
        self.lay_lines(sheet, here, 3 if turned else 0)

    def join_roads(self) -> None:
        """Roads that meet where two maps join are one."""
        for side in self.leaving:
            other = int(self.grid.near[side])
            if other != NOWHERE and 6 * other + (side + 3) % 6 in self.leaving:
                self.draw(self.road, side // 6, other, 1)

    def lay_lines(self, sheet: Sheet, here: dict[str, int], turns: int) -> None:
        """Roads, crevices and openings of a sheet, whose hexes lie `here`."""
        for road in sheet.roads:
            self.lay_road(sheet, road, here, turns)
        for side in sheet.crevices:
            first, _, second = side.partition("/")
            a = self.named(sheet, "crevices", first, here)
            if not self.draw(self.crevice, a, self.named(sheet, "crevices", second, here), 1):
                raise wrong(sheet.where, "crevices", f"{side!r}: these hexes are not adjacent")
        for word in sheet.openings:
            h = self.named(sheet, "openings", word, here)
            if self.level[h] != -1:
                raise wrong(sheet.where, "openings", f"{word} is not in a gully (11.5a)")
            self.opening[h] = 1

    def lay_road(self, sheet: Sheet, road: str, here: dict[str, int], turns: int) -> None:
        words = road.split()
        chain = [self.named(sheet, "roads", word, here) for word in words if word not in FACE_NAMES]
        for i in range(len(chain) - 1):
            if not self.draw(self.road, chain[i], chain[i + 1], 1):
                raise wrong(sheet.where, "roads", f"{road!r} is no chain of adjacent hexes")
        for word, h in ((words[0], chain[:1]), (words[-1], chain[-1:])):
            if word in FACE_NAMES and h:
                self.leaving.append(6 * h[0] + (FACE_NAMES.index(word) + turns) % 6)

    def named(self, sheet: Sheet, key: str, word: str, here: dict[str, int]) -> int:
        if word not in here:
            raise wrong(sheet.where, key, f"no hex {word[:40]!r} on this sheet")
        return here[word]

    # ---- overlays
    def lay_overlay(self, sheet: Sheet, h: int, turns: int, where: str, key: str) -> None:
        """An overlay with its anchor on a hex, turned clockwise by sixths of a circle (11.0)."""
        own = Hexes(sheet.columns(), sheet.rows(), POINTY)
        anchor = self.anchor_of(sheet, own)
        here: dict[str, int] = {}
        for i in range(sheet.rows()):
            for j in range(sheet.columns()):
                if sheet.terrain[i][j] == KEEP and sheet.levels[i][j] == KEEP:
                    continue
                below = self.below(own, anchor, i * sheet.columns() + j, h, turns)
                if below == NOWHERE:
                    raise wrong(where, key, f"{sheet.where}: hex {sheet.label(i, j)} would lie off the map")
                here[sheet.label(i, j)] = below
                self.cover(below, sheet.terrain[i][j], sheet.levels[i][j])
        self.lay_lines(sheet, here, turns)

    def anchor_of(self, sheet: Sheet, own: Hexes) -> int:
        label = sheet.heads.get("anchor", "A01")
        for h in range(int(own.count)):
            if sheet.label(h // sheet.columns(), h % sheet.columns()) == label:
                return h
        raise wrong(sheet.where, "anchor", f"no hex {label[:40]!r} on this sheet")

    def below(self, own: Hexes, anchor: int, part: int, h: int, turns: int) -> int:
        """The hex under a part of an overlay."""
        q = int(own.q[part] - own.q[anchor])
        r = int(own.r[part] - own.r[anchor])
        for _ in range(turns):
            q, r = -r, q + r
        return int(self.grid.at_axial(int(self.grid.q[h]) + q, int(self.grid.r[h]) + r))

    def cover(self, h: int, terrain: str, level: str) -> None:
        if terrain != KEEP:
            self.terrain[h] = MARKS[terrain]
            self.wipe(h)
        if level != KEEP:
            self.level[h] = LEVELS[level]

    # ---- the part that is played on
    def cut(self, id: str, north: int, west: int, south: int, east: int) -> Setup:
        """The ground of a scenario: the hexes between two corners, both included. The northern row is an even one, so
        that odd rows stay half a hex to the east."""
        setup = Setup(id, east - west + 1, south - north + 1)
        for row in range(north, south + 1):
            for column in range(west, east + 1):
                h = int(self.grid.at(column, row))
                new = int(setup.grid.at(column - west, row - north))
                setup.labels_of_hexes.append(self.labels[h])
                setup.terrain[new] = self.terrain[h]
                setup.level[new] = self.level[h]
                setup.opening[new] = self.opening[h]
                for d in range(6):
                    if setup.grid.near[6 * new + d] != NOWHERE:
                        setup.road[6 * new + d] = self.road[6 * h + d]
                        setup.crevice[6 * new + d] = self.crevice[6 * h + d]
                    elif self.road[6 * h + d] == 1 or 6 * h + d in self.leaving:
                        setup.road_ends = append(setup.road_ends, 6 * new + d)
        return setup
