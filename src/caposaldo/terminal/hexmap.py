"""A map of hexes drawn with characters: rows of cells, every second row pushed half a cell to the right.

It knows no game: somebody says what stands in a hex and along its sides. Two scales: a survey with one line a hex, and
a close-up with two, the upper of which holds what runs along the upper sides of the hex.
"""

from __future__ import annotations

from itertools import groupby
from typing import NamedTuple

from rich.text import Text

LEFT_MARGIN = 3


class Scale(NamedTuple):
    """Characters a hex takes."""

    width: int
    lines: int


SURVEY = Scale(2, 1)
CLOSE_UP = Scale(8, 2)


class Area(NamedTuple):
    """The part of the grid that is drawn: first column and row, how many of each."""

    left: int
    top: int
    columns: int
    rows: int

    def has(self, column: int, row: int) -> bool:
        return self.left <= column < self.left + self.columns and self.top <= row < self.top + self.rows


class Words(NamedTuple):
    """A few characters in a style."""

    text: str
    style: str = ""


def fitting(scale: Scale, columns: int, rows: int) -> tuple[int, int]:
    """How many hexes fit into so many characters; half a cell is for the rows that are pushed."""
    wide = (columns - LEFT_MARGIN - scale.width // 2 - 1) // scale.width
    return max(wide, 1), max((rows - 1) // scale.lines, 1)


def area_of(points: list[tuple[int, int]]) -> Area:
    """The smallest area that has all these points."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Area(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


def area_around(focus: Area, whole: Area, most: tuple[int, int]) -> Area:
    """As much of the whole as can be shown, with the middle of the focus in its middle."""
    columns, rows = min(whole.columns, most[0]), min(whole.rows, most[1])
    left = focus.left + (focus.columns - columns) // 2
    top = focus.top + (focus.rows - rows) // 2
    left = max(whole.left, min(left, whole.left + whole.columns - columns))
    top = max(whole.top, min(top, whole.top + whole.rows - rows))
    return Area(left, top, columns, rows)


class HexMap:
    def __init__(self, area: Area, scale: Scale, pushed: int) -> None:
        """`pushed`: the parity of the grid rows that lie half a hex to the right."""
        self.area = area
        self.scale = scale
        self.pushed = pushed
        wide = area.columns * scale.width + scale.width // 2 + 1
        self.cells = [[Words(" ") for _ in range(wide)] for _ in range(area.rows * scale.lines)]

    def corner(self, column: int, row: int) -> tuple[int, int]:
        """The first character of a hex."""
        aside = self.scale.width // 2 if row % 2 == self.pushed else 0
        return (column - self.area.left) * self.scale.width + aside, (row - self.area.top) * self.scale.lines

    def write(self, column: int, row: int, line: int, words: Words, at: int = 0) -> None:
        """Characters in a line of a hex, from its character `at` on."""
        if not self.area.has(column, row):
            return
        x, y = self.corner(column, row)
        for i, letter in enumerate(words.text[: self.scale.width - at]):
            self.cells[y + line][x + at + i] = Words(letter, words.style)

    def fill(self, column: int, row: int, words: Words) -> None:
        """The whole hex in one style, with the words in the middle of its last line."""
        inner = self.scale.width if self.scale.lines == 1 else self.scale.width - 1
        at = 0 if self.scale.lines == 1 else 1
        for line in range(self.scale.lines):
            self.write(column, row, line, Words(" " * inner, words.style), at)
        self.write(column, row, self.scale.lines - 1, Words(words.text.center(inner)[:inner], words.style), at)

    def lines(self, row_names: list[str], column_names: list[str]) -> list[Text]:
        """The drawing with the names of its rows and columns at the edges."""
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
