"""Cases written as text, and the same cases in the mirror.

A file of cases holds several, each begun by a line `=== what it shows`: a position as `field` takes it, a line `---`,
and questions with their answers and the rules they show:

    supply axis: 88 yes, 17Pz no (8.1b)            which units can trace a supply line
    room axis: 0203 yes, 0204 no (8.1b)            from which hexes a unit could, if it stood there
    retreat 88 2: 0302 via 0303 | 0203 via 0303 (10.4e)    all that it may choose from when it retreats two hexes
    retreat 88 1: none (10.4j)                     it has no way out
    onward 88 in 0303 from 0304: 0302 (10.4f)      it has come from 0304 to 0303, finds no room and goes on

Every second row lies half a hex to the east. So a map mirrored east to west needs one column more: on the shifted rows
a hex of sea comes last, on the others first, and the drawing is exactly the mirror image. From south to north a map
with an even number of rows gets a row of sea in the south, so that shifted rows stay shifted.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

CASES = Path(__file__).parent / "cases"
MAP = re.compile(r'map = """\n(.*?)"""\n', re.DOTALL)
NUMBER = re.compile(r"\b\d{4}\b")
QUESTION = re.compile(r"(?P<asked>[^:]+): (?P<answer>.+) \((?P<rules>[^()]+)\)")


class Question:
    """One line under a position: what is asked, the answer, the rules that it shows."""

    def __init__(self, line: str) -> None:
        found = QUESTION.fullmatch(line.strip())
        assert found, f"not a question with an answer and a rule: {line!r}"
        self.line = line
        self.words = found["asked"].split()
        self.answer = found["answer"]
        self.rules = found["rules"].split(", ")


class Case:
    def __init__(self, name: str, position: str, questions: list[str]) -> None:
        self.name = name
        self.position = position
        self.questions = [Question(line) for line in questions]


def cases(pattern: str) -> list[Case]:
    """The cases of the files with such a name, each as it is and in every mirror."""
    found: list[Case] = []
    for case in read(pattern):
        east = turned_east(case)
        found.extend([case, east, turned_north(case), turned_north(east)])
    return found


def read(pattern: str) -> list[Case]:
    found: list[Case] = []
    for file in sorted(CASES.glob(pattern)):
        for part in file.read_text(encoding="utf-8").split("=== ")[1:]:
            title, body = part.split("\n", 1)
            position, questions = body.split("---\n", 1)
            lines = [line for line in questions.splitlines() if line.strip()]
            found.append(Case(f"{file.stem}: {title}", position, lines))
    return found


# ---------------------------------------------------------------- mirrors
def shifted(row: int) -> bool:
    """The row, counted from 1 in the south, lies half a hex to the east."""
    return row % 2 == 1


def turned_east(case: Case) -> Case:
    rows, rest = taken_apart(case.position)
    width = len(rows[0])
    turned: list[list[str]] = []
    for i, row in enumerate(rows):
        turned.append([*row[::-1], "~"] if shifted(len(rows) - i) else ["~", *row[::-1]])

    def rename(number: str) -> str:
        row, column = int(number[:2]), int(number[2:])
        return f"{row:02}{width + 1 - column if shifted(row) else width + 2 - column:02}"

    return renamed(case, drawn(turned, rest, rename), rename, "east to west")


def turned_north(case: Case) -> Case:
    rows, rest = taken_apart(case.position)
    turned = rows[::-1]
    if len(rows) % 2 == 0:
        turned.append(["~" for _ in rows[0]])

    def rename(number: str) -> str:
        return f"{len(turned) + 1 - int(number[:2]):02}{number[2:]}"

    return renamed(case, drawn(turned, rest, rename), rename, "north to south")


def taken_apart(position: str) -> tuple[list[list[str]], str]:
    """The marks of the map, row by row from the north, and the rest of the position."""
    found = MAP.search(position)
    assert found, "a position has a map"
    rows = [line.split() for line in found[1].splitlines() if line.strip()]
    return rows, position[: found.start()] + position[found.end() :]


def drawn(rows: list[list[str]], rest: str, rename: Callable[[str], str]) -> str:
    lines = "\n".join(" ".join(row) for row in rows)
    return f'map = """\n{lines}\n"""\n{all_renamed(rest, rename)}'


def renamed(case: Case, position: str, rename: Callable[[str], str], mirror: str) -> Case:
    return Case(f"{case.name}, {mirror}", position, [all_renamed(q.line, rename) for q in case.questions])


def all_renamed(text: str, rename: Callable[[str], str]) -> str:
    return NUMBER.sub(lambda found: rename(found[0]), text)
