"""A table drawn with characters: areas, lines, pieces with their labels, numbered points, a scale in inches.

It knows no game: somebody says what lies where (in the table's own units) and how it looks.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from rich.text import Text

# A character is about twice as high as it is wide.
ASPECT = 2
ARROWS = "↑↗→↘↓↙←↖"
LEFT_MARGIN = 4


def arrow(bearing: int) -> str:
    """A compass bearing (0 up, 90 right) as one of eight arrows."""
    return ARROWS[((bearing * 2 + 45) // 90) % 8]


class Look(NamedTuple):
    """How a cell looks: a character that is readable without colours, and a style."""

    glyph: str
    style: str


BARE = Look(" ", "")


class Piece(NamedTuple):
    """Something with a place, a facing and a label; `mark` is added to the label."""

    x: float
    y: float
    facing: int
    label: str
    mark: str
    style: str


Points = list[tuple[float, float]]


def inside(points: Points, x: float, y: float) -> bool:
    """Even-odd rule; what lies on the edge may count either way: it is only a picture."""
    found = False
    x0, y0 = points[-1]
    for x1, y1 in points:
        if (y1 > y) != (y0 > y) and x < (x0 - x1) * (y - y1) / (y0 - y1) + x1:
            found = not found
        x0, y0 = x1, y1
    return found


def fit(width: float, height: float, columns: int, rows: int) -> tuple[int, int]:
    """The largest drawing of a table that fits, in columns and rows, without distorting it."""
    wide = min(columns, int(rows * ASPECT * width / height))
    return max(wide, 8), max(round(wide * height / width / ASPECT), 4)


class Window(NamedTuple):
    """The part of the table that is drawn."""

    left: float
    top: float
    width: float
    height: float


class Board:
    def __init__(self, window: Window, columns: int, rows: int, ground: Look = BARE) -> None:
        self.left, self.top, self.width, self.height = window
        self.columns, self.rows = fit(self.width, self.height, columns - LEFT_MARGIN - 1, rows)
        self.cells = [[ground for _ in range(self.columns)] for _ in range(self.rows)]
        self.taken: set[tuple[int, int]] = set()

    # ---- places
    def cell(self, x: float, y: float) -> tuple[int, int]:
        """Column and row of a point; points outside the window go to the nearest cell."""
        column = math.floor((x - self.left) * self.columns / self.width)
        row = math.floor((y - self.top) * self.rows / self.height)
        return min(max(column, 0), self.columns - 1), min(max(row, 0), self.rows - 1)

    def shows(self, x: float, y: float) -> bool:
        """The point lies in the window."""
        return 0 <= x - self.left <= self.width and 0 <= y - self.top <= self.height

    def centre(self, column: int, row: int) -> tuple[float, float]:
        x = self.left + (column + 0.5) * self.width / self.columns
        return x, self.top + (row + 0.5) * self.height / self.rows

    def multiples(self, start: float, length: float, step: float) -> list[float]:
        """The multiples of `step` from start to start + length."""
        first = math.ceil(start / step)
        return [k * step for k in range(first, math.floor((start + length) / step) + 1)]

    def cells_in(self, points: Points) -> Iterator[tuple[int, int]]:
        """Cells whose centre lies in the area."""
        left, top = self.cell(min(x for x, _ in points), min(y for _, y in points))
        right, bottom = self.cell(max(x for x, _ in points), max(y for _, y in points))
        for row in range(top, bottom + 1):
            for column in range(left, right + 1):
                if inside(points, *self.centre(column, row)):
                    yield column, row

    def along(self, x0: float, y0: float, x1: float, y1: float) -> Iterator[tuple[int, int]]:
        """Cells on a straight line."""
        across = abs(x1 - x0) * self.columns / self.width
        down = abs(y1 - y0) * self.rows / self.height
        steps = max(int(max(across, down) * 2), 1)
        for step in range(steps + 1):
            x, y = x0 + (x1 - x0) * step / steps, y0 + (y1 - y0) * step / steps
            if self.shows(x, y):
                yield self.cell(x, y)

    # ---- drawing, from the ground up
    def paint(self, column: int, row: int, look: Look) -> None:
        """A cell of ground; a look without a background keeps the one that is there."""
        under = self.cells[row][column].style
        style = look.style
        if " on " not in f" {style}" and "on " in under:
            style = f"{style} {under[under.index('on ') :]}"
        self.cells[row][column] = Look(look.glyph, style)

    def grid(self, step: float, look: Look) -> None:
        """Dots at every `step` of the table, to judge distances by."""
        for x in self.multiples(self.left, self.width, step):
            for y in self.multiples(self.top, self.height, step):
                self.paint(*self.cell(x, y), look)

    def area(self, points: Points, look: Look) -> None:
        for column, row in self.cells_in(points):
            self.paint(column, row, look)

    def strip(self, points: Points, look: Look, across: str = "") -> None:
        """A stretch of road, river or wall: a long quadrilateral, drawn along its middle so that it has no holes.
        `across` is its character where it runs from left to right."""
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = points[:4]
        if abs(bx - ax) + abs(by - ay) < abs(cx - bx) + abs(cy - by):
            (ax, ay), (bx, by), (cx, cy), (dx, dy) = [*points[1:4], points[0]]
        x0, y0, x1, y1 = (ax + dx) / 2, (ay + dy) / 2, (bx + cx) / 2, (by + cy) / 2
        if across and abs(x1 - x0) > abs(y1 - y0):
            look = Look(across, look.style)
        self.area(points, look)
        if len(points) == 4:
            for column, row in self.along(x0, y0, x1, y1):
                self.paint(column, row, look)

    def tint(self, areas: list[Points], background: str) -> None:
        """Show where something may go, by another background under what is drawn there."""
        for points in areas:
            for column, row in self.cells_in(points):
                glyph, style = self.cells[row][column]
                if background not in style:
                    self.cells[row][column] = Look(glyph, f"{style.split('on ')[0]} on {background}")

    def ring(self, x: float, y: float, radius: float, look: Look) -> None:
        """The edge of a circle."""
        for degrees in range(0, 360, 10):
            edge_x = x + radius * math.cos(math.radians(degrees))
            edge_y = y + radius * math.sin(math.radians(degrees))
            if self.shows(edge_x, edge_y):
                self.paint(*self.cell(edge_x, edge_y), look)

    def write(self, column: int, row: int, text: str, style: str) -> bool:
        """Text over the ground, where nothing else has been written yet."""
        spots = [(column + i, row) for i in range(len(text))]
        if any(not (0 <= c < self.columns and 0 <= r < self.rows) or (c, r) in self.taken for c, r in spots):
            return False
        for (c, r), letter in zip(spots, text, strict=True):
            self.cells[r][c] = Look(letter, style)
        self.taken.update(spots)
        return True

    def pieces(self, pieces: list[Piece]) -> None:
        """Every piece gets an arrow where it stands; then each gets its label beside the arrow, where there is room."""
        near = [piece for piece in pieces if self.shows(piece.x, piece.y)]
        for piece in [p for p in near if self.write(*self.cell(p.x, p.y), arrow(p.facing), p.style)]:
            self.label(piece)

    def label(self, piece: Piece) -> None:
        column, row = self.cell(piece.x, piece.y)
        text = piece.label + piece.mark
        for at in ((column + 1, row), (column - len(text), row), (column, row - 1), (column, row + 1)):
            if self.write(*at, text, piece.style):
                return
        if piece.mark:
            self.write(column + 1, row, piece.mark, piece.style)

    def number(self, number: int, x: float, y: float, style: str) -> None:
        """A choice that can be made at a point. Numbers that would touch one another are left to the list."""
        column, row = self.cell(x, y)
        if not self.shows(x, y) or (column, row) in self.taken:
            return
        text = str(number)
        for first in (column, column - len(text) + 1):
            around = {(first + i, row) for i in range(-1, len(text) + 1)}
            if not around & self.taken and self.write(first, row, text, style):
                return

    # ---- the result
    def lines(self, step: float, unit: float) -> list[Text]:
        """The drawing with a scale: a figure every `step`, in multiples of `unit`."""
        found = [self.ruler(step, unit)]
        marks = {self.cell(0, y)[1]: str(round(y / unit)) for y in self.multiples(self.top, self.height, step)}
        for row, cells in enumerate(self.cells):
            line = Text().append(f"{marks.get(row, ''):>{LEFT_MARGIN - 1}} ", "dim")
            for glyph, style in cells:
                line.append(glyph, style)
            found.append(line)
        return found

    def ruler(self, step: float, unit: float) -> Text:
        line = [" "] * (self.columns + LEFT_MARGIN)
        for x in self.multiples(self.left, self.width, step):
            figure = str(round(x / unit))
            column = min(self.cell(x, 0)[0] + LEFT_MARGIN, len(line) - len(figure))
            if not "".join(line[max(column - 1, 0) : column + len(figure)]).strip():
                line[column : column + len(figure)] = figure
        return Text("".join(line), "dim")
