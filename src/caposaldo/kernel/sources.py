"""Reading TOML files that people write by hand.

Each mistake is a ValueError of one line, "FILE: key: what was expected".
"""

from __future__ import annotations

import difflib
import threading
import tomllib
from math import isfinite
from pathlib import Path
from typing import Any, TypeVar

import msgspec

S = TypeVar("S")

# msgspec analyses a type when it first sees it. The program crashes if two threads cause that at the same time.
_one_at_a_time = threading.Lock()


class Words(msgspec.Struct, forbid_unknown_fields=True):
    """A text in both languages."""

    it: str
    en: str


def both(words: Words | None) -> dict[str, str]:
    return {"it": words.it, "en": words.en} if words else {"it": "", "en": ""}


# ---------------------------------------------------------------- what is wrong
def wrong(where: str, key: str, what: str) -> ValueError:
    return ValueError(f"{where}: {key}: {what}" if key else f"{where}: {what}")


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
        raise wrong(where, "", f"not TOML: {error}") from None


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
        raise wrong(where, (at + path.strip("`")).lstrip("."), what[:1].lower() + what[1:]) from None


def parse(text: str, shape: type[S], where: str) -> S:
    """Convert a TOML text to a Struct."""
    return shaped(raw(text, where), shape, where, "")
