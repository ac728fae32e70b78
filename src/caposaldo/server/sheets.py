"""What storage keeps about a table. The storage itself is imported when the server already answers: it takes long."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass


class StorageTrouble(ValueError):
    """Something that cannot be read or written, as one clear line."""


class Clash(StorageTrouble):
    """Somebody else has written this line of the log."""


@dataclass
class Sheet:
    """What is fixed about a table, and the summary that lists show."""

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


@dataclass
class Snapshot:
    """A state after so many decisions."""

    decisions: int
    data: bytes
    used: int


def hashed(token: str) -> str:
    """Tokens are long and random: a plain hash cannot be turned back."""
    return hashlib.sha256(token.encode()).hexdigest()
