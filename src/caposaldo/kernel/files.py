"""Reading files with clear errors, and replacing files in one step."""

from __future__ import annotations

import contextlib
import hashlib
import os
from pathlib import Path

from caposaldo.kernel.game import Message, Params, State
from caposaldo.kernel.texts import texts

LARGEST_FILE = 8_000_000


class FileError(ValueError):
    """An error in a file that a person may have edited, as one clear line: FILE:LINE: what is wrong."""

    def __init__(self, where: str, line: int, key: str, params: Params | None = None) -> None:
        super().__init__(where, line, key, params)
        self.where = where
        self.line = line
        self.message = Message("", key, params)
        # Added after the text, in brackets.
        self.note: Message | None = None
        # A refusal that is the reason (the parameter `reason` of the text), and the state that names its references.
        self.refusal: Message | None = None
        self.state: State | None = None

    def what(self, lang: str) -> str:
        words = texts(lang)
        params = dict(self.message.params)
        if self.refusal is not None:
            params["reason"] = words.say(self.refusal, self.state)
        said = " ".join(words.text(self.message.key, **params).split())
        return said if self.note is None else f"{said} ({words.say(self.note)})"

    def say(self, lang: str) -> str:
        place = f"{self.where}:{self.line}" if self.line > 0 else self.where
        return f"{place}: {self.what(lang)}"

    def __str__(self) -> str:
        return self.say("en")


def shown(text: str) -> str:
    """Return a piece of a file for an error line: short, quoted, printable."""
    cut = text if len(text) <= 60 else text[:57] + "..."
    return "'" + "".join(c if c.isprintable() else "?" for c in cut) + "'"


def one_line(error: Exception) -> str:
    return " ".join(str(error).split()).removeprefix("@")


def file_text(path: str, error_type: type[FileError] = FileError) -> str:
    """Return the text of a file. Raise an error of the given type."""
    try:
        if os.path.exists(path) and not os.path.isfile(path):
            raise error_type(path, 0, "kernel-file-unreadable", {"reason": "not a file"})
        if os.path.getsize(path) > LARGEST_FILE:
            raise error_type(path, 0, "kernel-file-large")
        return Path(path).read_bytes().decode().removeprefix("\ufeff")
    except UnicodeDecodeError:
        raise error_type(path, 0, "kernel-file-binary") from None
    except OSError as error:
        raise error_type(path, 0, "kernel-file-unreadable", {"reason": error.strerror or "unknown"}) from None


def file_hash(path: str) -> str:
    return hashlib.sha256(Path(path).read_bytes()).hexdigest()


def replace_file(path: str, text: str, mode: int = 0o666) -> None:
    """Write a file in one step: readers find the old text or the new one, never a part."""
    target = os.path.realpath(path)
    fresh = f"{target}.{os.getpid()}.new"
    with contextlib.suppress(FileNotFoundError):
        os.remove(fresh)
    try:
        handle = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
        with open(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.remove(fresh)
        raise
