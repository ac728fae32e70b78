"""What storage keeps about a table. Kept apart from the storage itself, whose import is slow and comes later."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import NamedTuple


class StorageError(ValueError):
    """Stored tables cannot be read or written; the message is one clear line."""

    exit_code = 1  # of the command line


class LogConflict(StorageError):
    """Another process has already written this line of the log."""


class NotSaved(StorageError):
    """The database could not be written; what should have been is not there. `key` is the text of the reason."""

    def __init__(self, key: str, detail: str) -> None:
        super().__init__(detail)
        self.key = key


@dataclass
class TableMeta:
    """The set-up of a table, and the summary that lists show."""

    id: str
    game: str
    rules: int
    scenario: str
    options: dict[str, str]
    seed: str
    who: list[str]
    made: float
    touched: float
    summary: bytes
    rematch: str
    # Where the seed comes from (see protocol.Origin), and the salt of its commitment (empty: it has none).
    origin: str = "server"
    salt: str = ""
    used: float = 0.0  # when somebody last opened it
    hash: str = ""  # of the state after the last line
    serious: bool = False  # no hints and no take-backs
    hints: bool = False  # also where several people play


class Keep(NamedTuple):
    """After how many days without use tables are deleted; 0: never."""

    unfinished: float
    finished: float
    unused: float  # those on which nothing was ever decided


@dataclass
class Snapshot:
    """The state after a number of decisions, with the number of dice used until then."""

    decisions: int
    data: bytes
    used: int


def hash_token(token: str) -> str:
    """Tokens are long and random: a plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()
