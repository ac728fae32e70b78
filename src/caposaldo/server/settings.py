"""What can be set about a server."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path


def data_folder() -> Path:
    """Where tables are kept unless somebody says otherwise."""
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if base else Path.home() / ".local" / "share") / "caposaldo"


def cores() -> int:
    return max(1, min(4, (os.cpu_count() or 2) - 1))


@dataclass
class Settings:
    data: Path = field(default_factory=data_folder)
    # Bots: the time between two of their decisions, so that a person can follow; how long one may think; how many
    # think at once.
    pace: float = 0.35
    think: float = 10.0
    thinkers: int = field(default_factory=cores)
    # How long a second on the players' clocks lasts.
    second: float = 1.0
    # Tables nobody looks at leave the memory after so many seconds.
    idle: float = 300.0
    # A snapshot every so many decisions.
    snapshot: int = 50
    # A socket: the longest message; messages a second, and how many at once.
    message_size: int = 64 * 1024
    socket_rate: float = 40.0
    socket_burst: float = 120.0
    # HTTP: the longest body; what one address may ask a second, and how much at once.
    body_size: int = 64 * 1024
    record_size: int = 2_000_000
    http_rate: float = 40.0
    http_burst: float = 600.0
    # How many sockets at one table, and in all.
    table_sockets: int = 100
    sockets: int = 2000
