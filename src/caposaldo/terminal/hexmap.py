"""A hex map drawn with characters: rows of cells, every second row shifted half a cell to the right.

It is not specific to a game: the caller says what is in a hex and along its sides. There are two scales: a survey with
one line for each hex, and a close-up with two or more: the first shows the upper sides of the hex, the second what is
in it. The column on the left of a hex shows its left side.
"""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from rich.text import Text

LEFT_MARGIN = 3


class Scale(NamedTuple):
    """The size of a hex in characters."""

    width: int
    lines: int


SURVEY = Scale(2, 1)
CLOSE_UP = Scale(8, 2)
# The line of a close-up for what is in the hex.
MIDDLE = 1


class Area(NamedTuple):
    """The part of the grid that is drawn: first column and row, number of each."""

    left: int
    top: int
    columns: int
    rows: int

    def has(self, column: int, row: int) -> bool:
        return self.left <= column < self.left + self.columns and self.top <= row < self.top + self.rows


class Words(NamedTuple):
    """Characters in a style."""

    text: str
    style: str = ""


def fitting(scale: Scale, columns: int, rows: int) -> tuple[int, int]:
    """Return how many hexes fit; half a cell is reserved for the shifted rows."""
    wide = (columns - LEFT_MARGIN - scale.width // 2 - 1) // scale.width
    return max(wide, 1), max((rows - 1) // scale.lines, 1)


def area_of(points: list[tuple[int, int]]) -> Area:
    """Return the smallest area with all these points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Area(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


def area_around(focus: Area, whole: Area, most: tuple[int, int]) -> Area:
    """Return as much of the whole as fits, centred on the focus."""
    columns, rows = min(whole.columns, most[0]), min(whole.rows, most[1])
    left = focus.left + (focus.columns - columns) // 2
    top = focus.top + (focus.rows - rows) // 2
    left = max(whole.left, min(left, whole.left + whole.columns - columns))
    top = max(whole.top, min(top, whole.top + whole.rows - rows))
    return Area(left, top, columns, rows)


class HexMap:
    def __init__(self, area: Area, scale: Scale, shifted: int) -> None:
        """`shifted`: the parity of the grid rows that lie half a hex to the right."""
        self.area = area
        self.scale = scale
        self.shifted = shifted
        wide = area.columns * scale.width + scale.width // 2 + 1
        self.cells = [[Words(" ") for _ in range(wide)] for _ in range(area.rows * scale.lines)]

    def corner(self, column: int, row: int) -> tuple[int, int]:
        """Return the position of the first character of a hex."""
        shift = self.scale.width // 2 if row % 2 == self.shifted else 0
        return (column - self.area.left) * self.scale.width + shift, (row - self.area.top) * self.scale.lines

    def write(self, column: int, row: int, line: int, words: Words, at: int = 0) -> None:
        """Write characters in a line of a hex, starting at its character `at`."""
        if not self.area.has(column, row):
            return
        x, y = self.corner(column, row)
        for i, letter in enumerate(words.text[: self.scale.width - at]):
            self.cells[y + line][x + at + i] = Words(letter, words.style)

    def fill(self, column: int, row: int, words: Words) -> None:
        """Fill the hex with a style, with the words in the middle."""
        inner = self.scale.width if self.scale.lines == 1 else self.scale.width - 1
        at = 0 if self.scale.lines == 1 else 1
        for line in range(self.scale.lines):
            self.write(column, row, line, Words(" " * inner, words.style), at)
        line = 0 if self.scale.lines == 1 else MIDDLE
        self.write(column, row, line, Words(words.text.center(inner)[:inner], words.style), at)

    def lines(self, row_names: list[str], column_names: list[str]) -> list[Text]:
        """Return the drawing, with the names of rows and columns at the edges."""
        found = [self.header(column_names)]
        for y, cells in enumerate(self.cells):
            name = row_names[self.area.top + y // self.scale.lines] if y % self.scale.lines == 0 else ""
            line = Text.assemble((f"{name:>{LEFT_MARGIN - 1}} ", "dim"))
            for style, run in groupby(cells, key=lambda cell: cell.style):
                line.append("".join(cell.text for cell in run), style)
            line.rstrip()
            found.append(line)
        return found

    def header(self, names: list[str]) -> Text:
        step = 1 if self.scale.width > 2 else 5
        text = " " * LEFT_MARGIN
        for i in range(self.area.columns):
            column = self.area.left + i
            name = names[column] if column == self.area.left or (column + 1) % step == 0 else ""
            at = LEFT_MARGIN + i * self.scale.width + (self.scale.width - 1) // 2 - (1 if self.scale.width > 2 else 0)
            if name and len(text) <= at:
                text = text.ljust(at) + name
        return Text(text, "dim")
