"""Small maps for the tests, drawn in marks, and the same maps in the mirror.

    ground = ground_of('''
    . w . .
     . b S .
    . . . .
    0 0 0 0
     0 1 2 1
    0 0 - 0
    month: 8
    roads: A1-A2-B2, C1-C2
    crevices: A1/A2, B2/C2
    openings: C3
    ''')
    h = at(ground, "B3")

Rows are A, B, C ... from the north, columns 1, 2, 3 ... from the west; rows B, D, F ... lie half a hex to the east.
Only the order of the marks counts: . open, w woods, l light woods, b wooden building, S stone building, c corn,
h wheat, ~ water, f ford, = bridge, # swamp. A second block of digits gives the levels, with - for a gully; without it
the ground is flat. The map has the number 1: B3 has the label 1-B03. Sight over the ground is reckoned at once.
"""

from __future__ import annotations

import re
from itertools import pairwise

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms.rules import sight
from caposaldo.games.storms.setup import (
    BRIDGE,
    CORN,
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
from caposaldo.kernel.hexes import NOWHERE, opposite

MARKS = {
    ".": OPEN,
    "w": WOODS,
    "l": LIGHT_WOODS,
    "b": WOODEN,
    "S": STONE,
    "c": CORN,
    "h": WHEAT,
    "~": WATER,
    "f": FORD,
    "=": BRIDGE,
    "#": SWAMP,
}
PLACE = re.compile(r"\b(?:1-)?([A-Z])(\d+)\b")
TERRAIN_ROW = re.compile(r"[.wlbSch~f=#\s]+")
LEVEL_ROW = re.compile(r"[-0-9\s]+")


class Sketch:
    """A map as it is drawn: rows of marks, rows of levels, and lines with a name."""

    def __init__(self, rows: list[str], levels: list[str], lines: dict[str, str]) -> None:
        self.rows = rows
        self.levels = levels
        self.lines = lines

    def setup(self) -> Setup:
        setup = Setup("ascii", len(self.rows[0]), len(self.rows))
        columns = len(self.rows[0])
        for h, mark in enumerate("".join(self.rows)):
            setup.labels_of_hexes.append(f"1-{chr(ord('A') + h // columns)}{h % columns + 1:02}")
            setup.terrain[h] = MARKS[mark]
        for h, mark in enumerate("".join(self.levels)):
            setup.level[h] = -1 if mark == "-" else int(mark)
        setup.month = int(self.lines.get("month", "7"))
        _lay_lines(setup, self.lines)
        sight.survey(setup)
        return setup

    def east_west(self) -> Sketch:
        """The mirror image: what lay half a hex to the east now lies half a hex to the west, so the rows change places
        with those between them, and there is one more in the north."""
        rows = [self._blank(".")] + [row[::-1] for row in self.rows]
        levels = [self._blank("0")] + [row[::-1] for row in self.levels]
        return Sketch(rows, levels, {name: self.east_west_of(line) for name, line in self.lines.items()})

    def east_west_of(self, text: str) -> str:
        """The same hexes, as they are called in the mirror image."""
        columns = len(self.rows[0])
        return PLACE.sub(lambda m: f"{chr(ord(m[1]) + 1)}{columns + 1 - int(m[2])}", text)

    def north_south(self) -> Sketch:
        """Upside down. An even number of rows needs one more, or the shifted ones would be the others."""
        more = len(self.rows) % 2 == 0
        rows = [self._blank(".")] * more + self.rows[::-1]
        levels = [self._blank("0")] * more + self.levels[::-1]
        return Sketch(rows, levels, {name: self.north_south_of(line) for name, line in self.lines.items()})

    def north_south_of(self, text: str) -> str:
        last = len(self.rows) - len(self.rows) % 2
        return PLACE.sub(lambda m: f"{chr(ord('A') + last - (ord(m[1]) - ord('A')))}{m[2]}", text)

    def _blank(self, mark: str) -> str:
        return mark * len(self.rows[0])


def sketch(text: str) -> Sketch:
    """Read a drawing."""
    rows: list[str] = []
    levels: list[str] = []
    lines: dict[str, str] = {}
    for line in text.strip("\n").splitlines():
        marks = "".join(line.split())
        if not marks:
            continue
        if TERRAIN_ROW.fullmatch(line):
            rows.append(marks)
        elif LEVEL_ROW.fullmatch(line):
            levels.append(marks)
        else:
            name, colon, value = line.partition(":")
            assert colon, f"neither a row of the map nor a line with a name: {line!r}"
            lines[name.strip()] = value.strip()
    levels = levels or ["0" * len(rows[0]) for _ in rows]
    assert len({len(row) for row in rows + levels}) == 1, f"rows of different lengths: {rows} {levels}"
    assert len(rows) == len(levels), "as many rows of levels as of marks"
    assert set(lines) <= {"month", "roads", "crevices", "openings"}, f"unknown lines: {sorted(lines)}"
    return Sketch(rows, levels, lines)


def ground_of(text: str) -> Setup:
    return sketch(text).setup()


def at(setup: Setup, place: str) -> int:
    """The hex that is called B3, B03 or 1-B03."""
    found = PLACE.fullmatch(place)
    assert found, f"not a hex: {place!r}"
    h = int(setup.hex_of(f"1-{found[1]}{int(found[2]):02}"))
    assert h != NOWHERE, f"no hex {place} on the map"
    return h


def name(setup: Setup, h: int) -> str:
    """A hex as the tests write it: B3."""
    label = setup.labels_of_hexes[h]
    return f"{label[2]}{int(label[3:])}"


def _lay_lines(setup: Setup, lines: dict[str, str]) -> None:
    for chain in _words(lines.get("roads", "")):
        places = chain.split("-")
        for one, other in pairwise(places):
            _on_side(setup, setup.road, one, other)
    for side in _words(lines.get("crevices", "")):
        one, _, other = side.partition("/")
        _on_side(setup, setup.crevice, one, other)
    for place in _words(lines.get("openings", "")):
        setup.opening[at(setup, place)] = 1


def _words(text: str) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()]


def _on_side(setup: Setup, sides: vec[i64], one: str, other: str) -> None:
    """Mark the side of two neighbours, for both of them."""
    a = at(setup, one)
    b = at(setup, other)
    d = int(setup.grid.direction(a, b))
    assert d != NOWHERE, f"{one} and {other} are not neighbours"
    sides[6 * a + d] = 1
    sides[6 * b + int(opposite(d))] = 1
