"""Reading TOML files that people write by hand.

Each mistake is a ValueError of one line, "FILE: key: what was expected"; `located` adds line and column.
"""

from __future__ import annotations

import difflib
import re
import threading
import tomllib
from math import isfinite
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from caposaldo.kernel.toml_positions import KeyPath, Position, path_of, position_at, position_of

S = TypeVar("S")

UNKNOWN_FIELD = re.compile(r"unknown field `([^`]+)`")
AT_LINE = re.compile(r" \(at line (\d+), column (\d+)\)$")
# How msgspec writes a key of a table whose keys are not fixed.
ANY_KEY = "[...]"
AT_END = " (at end of document)"

# msgspec analyses a type when it first sees it. The program crashes if two threads cause that at the same time.
_one_at_a_time = threading.Lock()


class Words(msgspec.Struct, forbid_unknown_fields=True):
    """A text in both languages."""

    it: str
    en: str


# The grammatical gender of an Italian name, mp and fp for plurals; "": not told.
Gender = Literal["", "m", "f", "mp", "fp"]


def both(words: Words | None) -> dict[str, str]:
    return {"it": words.it, "en": words.en} if words else {"it": "", "en": ""}


# ---------------------------------------------------------------- what is wrong
class SourceError(ValueError):
    """A mistake in a file: its name, the key, what was expected, and where the key stands if that is known."""

    def __init__(self, where: str, key: str, what: str, position: Position | None = None) -> None:
        super().__init__(where, key, what, position)
        self.where = where
        self.key = key
        self.what = what
        self.position = position

    def __str__(self) -> str:
        place = f"{self.where}:{self.position.line}:{self.position.column}" if self.position else self.where
        return f"{place}: {self.key}: {self.what}" if self.key else f"{place}: {self.what}"


def wrong(where: str, key: str, what: str) -> SourceError:
    return SourceError(where, key, what)


def located(error: SourceError, text: str) -> SourceError:
    """Return the error with line and column in the text of its file; what is not there at all is told at its
    beginning."""
    if error.position is not None:
        return error
    # A key that does not belong there is named by the message only.
    foreign = UNKNOWN_FIELD.search(error.what)
    key = f"{error.key}.{foreign[1]}" if foreign else error.key
    return SourceError(error.where, error.key, error.what, position_of(text, key) or Position(1, 1))


def known(where: str, key: str, word: str, words: list[str]) -> None:
    """Raise ValueError for a word that is not in the list, and name the nearest ones that are."""
    if word in words:
        return
    near = difflib.get_close_matches(word, words, 3, 0.6) or (sorted(words) if len(words) < 12 else [])
    hint = f", expected {' or '.join(near)}" if near else ""
    raise wrong(where, key, f"unknown {word[:40]!r}{hint}")


# ---------------------------------------------------------------- from text to data
def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise wrong(str(path), "", "not a text file in UTF-8") from None
    except OSError as error:
        raise wrong(str(path), "", error.strerror or "cannot be read") from None


def raw(text: str, where: str) -> dict[str, Any]:
    """Return the data of a TOML text. Errors name the line."""
    try:
        return tomllib.loads(text, parse_float=finite)
    except tomllib.TOMLDecodeError as error:
        raise not_toml(error, text, where) from None


def not_toml(error: tomllib.TOMLDecodeError, text: str, where: str) -> SourceError:
    """Return a mistake of the syntax with its position, which tomllib tells in words."""
    what, found = str(error), AT_LINE.search(str(error))
    if found:
        return SourceError(where, "", f"not TOML: {what[: found.start()]}", Position(int(found[1]), int(found[2])))
    if what.endswith(AT_END):
        what = what.removesuffix(AT_END) + ", but this is the end of the file"
        return SourceError(where, "", f"not TOML: {what}", position_at(text, len(text.rstrip())))
    return SourceError(where, "", f"not TOML: {what}")


def finite(text: str) -> float:
    number = float(text)
    if not isfinite(number):
        raise tomllib.TOMLDecodeError(f"{text} is no number")
    return number


def converted(data: object, shape: type[S], strict: bool = True) -> S:
    """Convert data to a Struct, from any thread. Raise msgspec.ValidationError."""
    with _one_at_a_time:
        return msgspec.convert(data, shape, strict=strict)


def shaped(data: object, shape: type[S], where: str, at: str) -> S:
    """Convert data to a Struct. Errors name the key, which begins with `at`."""
    try:
        return converted(data, shape)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at `$")
        path = with_keys(data, shape, path.strip("`"), str(error))
        raise wrong(where, (at + path).lstrip("."), what[:1].lower() + what[1:]) from None


def with_keys(data: object, shape: type[S], path: str, error: str) -> str:
    """Return a path of msgspec with the keys that it writes as [...]: those that fail in the same way when they are the
    only ones."""
    while ANY_KEY in path:
        before, _, after = path.partition(ANY_KEY)
        table = part_of(data, path_of(before))
        key = next((key for key in table if error_of(with_only(data, path_of(before), key), shape) == error), None)
        if key is None:
            return path
        path = f"{before}.{key}{after}"
    return path


def error_of(data: object, shape: type[S]) -> str:
    try:
        converted(data, shape)
    except msgspec.ValidationError as error:
        return str(error)
    return ""


def part_of(data: Any, path: KeyPath) -> Any:
    for step in path:
        data = data[step]
    return data


def with_only(data: Any, path: KeyPath, key: str) -> Any:
    """Return a copy of the data in which the table at this path has no other key."""
    if not path:
        return {key: data[key]}
    copy = data.copy()
    copy[path[0]] = with_only(data[path[0]], path[1:], key)
    return copy


def parse(text: str, shape: type[S], where: str) -> S:
    """Convert a TOML text to a Struct."""
    return shaped(raw(text, where), shape, where, "")
