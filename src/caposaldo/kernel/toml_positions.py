"""Where in a TOML text a key or value stands, for error messages that name line and column.

`tomllib` tells no positions. This scanner walks over a text that `tomllib` has already read, so it need not check
anything: it only has to find where keys, tables, strings and arrays begin and end.
"""

from __future__ import annotations

import re
import tomllib
from typing import NamedTuple

KeyPath = tuple[str | int, ...]

BLANK = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
# Strings: multi-line ones first. A multi-line string may end with up to two quotes of its own before the closing ones.
STRING = re.compile(
    r'"""(?:\\.|[^\\])*?"""(?:"{0,2}(?!"))|' r"'''.*?'''(?:'{0,2}(?!'))|" r'"(?:\\.|[^"\\\n])*"|' r"'[^'\n]*'",
    re.DOTALL,
)
OTHER_VALUE = re.compile(r"[^,\]}#\n]+")
STEP = re.compile(r"\[(\d+)\]|\.?([^.\[\]]+)")


class Position(NamedTuple):
    """A place in a text, counted from 1."""

    line: int
    column: int


def position_of(text: str, key: str) -> Position | None:
    """Return where `units[3].type` stands: the value, or the nearest table or list around it that is there."""
    found = Scanner(text).offsets
    path = path_of(key)
    while path and path not in found:
        path = path[:-1]
    return position_at(text, found[path]) if path else None


def path_of(key: str) -> KeyPath:
    """Split "units[3].type" into its parts. What follows a colon is no part of the path."""
    return tuple(int(number) if number else name for number, name in STEP.findall(key.partition(":")[0]))


def position_at(text: str, offset: int) -> Position:
    return Position(text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset))


class Scanner:
    """Finds the offset of every value, of every table's header, and of keys that only lead to others."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.offsets: dict[KeyPath, int] = {}
        # How many tables each [[array]] has so far.
        self.tables: dict[KeyPath, int] = {}
        self.scan()

    def scan(self) -> None:
        table: KeyPath = ()
        self.skip_blank()
        while self.at < len(self.text):
            table = self.header() if self.text[self.at] == "[" else self.pair(table)
            self.skip_blank()

    def skip_blank(self) -> None:
        self.at = self.matched(BLANK)

    def matched(self, pattern: re.Pattern[str]) -> int:
        """Return where the match ends that begins here; here if there is none."""
        found = pattern.match(self.text, self.at)
        return found.end() if found else self.at

    def note(self, path: KeyPath, offset: int) -> None:
        self.offsets.setdefault(path, offset)

    # ---- tables
    def header(self) -> KeyPath:
        """Read [a.b] or [[a.b]]; return the table that the following pairs belong to."""
        began = self.at
        brackets = 2 if self.text.startswith("[[", self.at) else 1
        self.at += brackets
        names = self.dotted_key()
        self.skip_blank()
        self.at += brackets
        path: KeyPath = ()
        for name in names[:-1]:
            path = self.last_table((*path, name))
            self.note(path, began)
        path = (*path, names[-1])
        self.note(path, began)
        if brackets == 2:
            self.tables[path] = self.tables.get(path, 0) + 1
        path = self.last_table(path)
        self.note(path, began)
        return path

    def last_table(self, path: KeyPath) -> KeyPath:
        return (*path, self.tables[path] - 1) if path in self.tables else path

    def pair(self, table: KeyPath) -> KeyPath:
        """Read `key = value`; return the table it belongs to."""
        began = self.at
        path = table
        for name in self.dotted_key():
            path = (*path, name)
            self.note(path, began)
        self.skip_blank()
        self.at += 1  # the equals sign
        self.skip_blank()
        self.offsets[path] = self.at
        self.value(path)
        return table

    # ---- keys and values
    def dotted_key(self) -> list[str]:
        names = [self.key()]
        self.skip_blank()
        while self.text[self.at] == ".":
            self.at += 1
            names.append(self.key())
            self.skip_blank()
        return names

    def key(self) -> str:
        self.skip_blank()
        began = self.at
        if self.text[began] not in "\"'":
            self.at = self.matched(BARE_KEY)
            return self.text[began : self.at]
        self.at = self.matched(STRING)
        return str(tomllib.loads(f"key = {self.text[began : self.at]}")["key"])

    def value(self, path: KeyPath) -> None:
        letter = self.text[self.at]
        if letter == "[":
            self.array(path)
        elif letter == "{":
            self.inline_table(path)
        else:
            self.at = self.matched(STRING if letter in "\"'" else OTHER_VALUE)

    def array(self, path: KeyPath) -> None:
        number = 0
        self.next_item()
        while self.text[self.at] != "]":
            self.note((*path, number), self.at)
            self.value((*path, number))
            number += 1
            self.skip_blank()
            if self.text[self.at] == ",":
                self.next_item()
        self.at += 1

    def inline_table(self, path: KeyPath) -> None:
        self.next_item()
        while self.text[self.at] != "}":
            self.pair(path)
            self.skip_blank()
            if self.text[self.at] == ",":
                self.next_item()
        self.at += 1

    def next_item(self) -> None:
        """Go on behind an opening bracket or a comma."""
        self.at += 1
        self.skip_blank()
