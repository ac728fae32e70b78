"""What the displays of games on a table share: terrain under pieces, a roster beside the board, close-ups."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from rich.text import Text

from caposaldo.kernel import game as kernel
from caposaldo.terminal.board import Board, Look, Points, Window
from caposaldo.terminal.display import Moment

ROSTER_GAP = 3
LEGEND_INDENT = "    "
# A window is half as wide again as it is high: characters are high and screens are wide.
SHAPE = 1.5


def corners(flat: list[int]) -> Points:
    return [(flat[i], flat[i + 1]) for i in range(0, len(flat), 2)]


def point_of(moment: Moment, action: kernel.Action) -> tuple[int, int]:
    """The point that a choice points to."""
    at = moment.state.pointing(action)
    return at["x"], at["y"]


def stretches(points: Points, width: float) -> list[Points]:
    """A line with a width as one quadrilateral for each stretch."""
    found: list[Points] = []
    for (x0, y0), (x1, y1) in pairwise(points):
        length = math.hypot(x1 - x0, y1 - y0) or 1
        dx, dy = (y0 - y1) / length * width / 2, (x1 - x0) / length * width / 2
        found.append([(x0 + dx, y0 + dy), (x1 + dx, y1 + dy), (x1 - dx, y1 - dy), (x0 - dx, y0 - dy)])
    return found


def line(board: Board, points: Points, width: float, look: Look, across: str = "") -> None:
    """A road, stream or wall along its points."""
    for stretch in stretches(points, width):
        board.strip(stretch, look, across)


def legend(entries: Iterable[tuple[Look, str]], columns: int) -> list[Text]:
    """What the signs on the board mean, in as many lines as it takes."""
    lines = [Text(LEGEND_INDENT)]
    for look, words in entries:
        entry = Text.assemble((look.glyph, look.style), (f" {words}  ", "dim"))
        if lines[-1].cell_len + entry.cell_len > columns:
            lines.append(Text(LEGEND_INDENT))
        lines[-1].append_text(entry)
    return lines


def beside(board: list[Text], roster: list[Text], columns: int) -> list[Text]:
    """The board with the roster on its right, in as many columns as it takes, if all of it finds room."""
    deep = len(board) - 1
    left = board[0].cell_len + ROSTER_GAP
    wide = max((entry.cell_len for entry in roster), default=columns) + ROSTER_GAP
    if left + -(-len(roster) // deep) * wide > columns:
        return board
    for row in range(deep):
        for k, entry in enumerate(roster[row::deep]):
            line = board[row + 1]
            line.pad_right(left + k * wide - line.cell_len)
            line.append_text(entry)
    return board


def close_up(table: Window, points: Sequence[tuple[float, float]], margin: float, least: float) -> Window:
    """The surroundings of some points, where one can be told from the next."""
    width = max(max(x for x, _ in points) - min(x for x, _ in points) + 2 * margin, least)
    height = max(y for _, y in points) - min(y for _, y in points) + 2 * margin
    wide = min(max(width, height * SHAPE), table.width)
    high = min(max(height, width / SHAPE), table.height)
    left = (max(x for x, _ in points) + min(x for x, _ in points) - wide) / 2
    top = (max(y for _, y in points) + min(y for _, y in points) - high) / 2
    return Window(min(max(left, 0), table.width - wide), min(max(top, 0), table.height - high), wide, high)
