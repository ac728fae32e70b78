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
    # Bots: least seconds between two of their decisions (browsers show them at a pace of their own); time limit for one
    # decision; number of worker processes.
    pace: float = 0.1
    think: float = 10.0
    bot_workers: int = field(default_factory=default_bot_workers)
    # How long a second on the players' clocks lasts (tests shorten it).
    second: float = 1.0
    # Tables nobody watches are unloaded after this many seconds.
    idle: float = 300.0
    # Tables are deleted after so many days without use (0: never): unfinished ones, finished ones, and those on which
    # nothing was ever decided. Seconds between two searches for them, and between two portions.
    keep_unfinished: float = 730.0
    keep_finished: float = 730.0
    keep_unused: float = 30.0
    expiry_interval: float = 3600.0
    expiry_pause: float = 1.0
    # Tables that one address may make in an hour, and leave unfinished (0: no limit).
    tables_per_hour: int = 200
    unfinished_tables: int = 500
    # After a write that failed, bots and clocks try again after this many seconds.
    retry: float = 5.0
    # Decisions between two snapshots.
    snapshot: int = 50
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
    # Connections: seconds for the head of a request, for its body, until the whole answer has been read, and for the
    # first message of a socket. Connections that wait for their client, of one address and in all; those that are being
    # answered; sockets of one address. `connections.py` lowers these numbers where few files may be open.
    head_seconds: float = 10.0
    body_seconds: float = 60.0
    answer_seconds: float = 180.0
    hello_seconds: float = 10.0
    # Seated sockets are asked for a sign of life at this interval, and dropped if none comes in time.
    ping_seconds: float = 20.0
    pong_seconds: float = 20.0
    pending_per_address: int = 48
    pending: int = 400
    answering: int = 400
    sockets_per_address: int = 400
    # Uploaded records: most decisions, and seconds for reading and replaying one.
    record_decisions: int = 10_000
    record_seconds: float = 120.0
    # Names, besides those of this machine, under which the server may be addressed; addresses of proxies whose
    # X-Forwarded-For and X-Forwarded-Proto count; whether pages of other servers on this machine may use it.
    allowed_hosts: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    development: bool = False
    # Keep long-lived objects out of garbage collections, which hold the server. It concerns the whole process.
    freeze: bool = True

    def set_keep(self, all_tables: float | None, finished: float | None, unused: float | None) -> None:
        """Set after how many days tables are deleted; None: as before. A table that was never played is not kept longer
        than others."""
        if all_tables is not None:
            self.keep_unfinished = self.keep_finished = all_tables
            if 0 < all_tables < self.keep_unused:
                self.keep_unused = all_tables
            elif all_tables == 0:
                self.keep_unused = 0.0
        self.keep_finished = self.keep_finished if finished is None else finished
        self.keep_unused = self.keep_unused if unused is None else unused
