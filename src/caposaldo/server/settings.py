"""The settings of a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def data_folder() -> Path:
    """Return the default folder for the database."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "share") / "caposaldo"


def default_bot_workers() -> int:
    return max(1, min(4, (os.cpu_count() or 2) - 1))


@dataclass
class Settings:
    data: Path = field(default_factory=data_folder)
    # Bots: seconds between two of their decisions, so that a person can follow; time limit for one decision; number of
    # worker processes.
    pace: float = 0.35
    think: float = 10.0
    bot_workers: int = field(default_factory=default_bot_workers)
    # How long a second on the players' clocks lasts (tests shorten it).
    second: float = 1.0
    # Tables nobody watches are unloaded after this many seconds.
    idle: float = 300.0
    # Decisions between two snapshots.
    snapshot: int = 50
    # Sockets: seconds in which the first message (`hello`) has to come.
    hello_seconds: float = 10.0
    # Sockets: longest message in bytes; messages a second, and how many at once.
    message_size: int = 64 * 1024
    socket_rate: float = 40.0
    socket_burst: float = 120.0
    # HTTP: longest body in bytes; requests of one address a second, and how many at once.
    body_size: int = 64 * 1024
    record_size: int = 2_000_000
    http_rate: float = 40.0
    http_burst: float = 600.0
    # Most sockets at one table, and in total.
    table_sockets: int = 100
    sockets: int = 2000
