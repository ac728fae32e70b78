"""How many tables one address may make. Addresses are kept in memory only, never stored."""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

from caposaldo.server.protocol import ApiError

HOUR = 3600.0
# When there are more addresses, the least recently used is dropped.
MAX_ADDRESSES = 10_000

# Returns those of the tables that are stored and unfinished.
Unfinished = Callable[[list[str]], Awaitable[list[str]]]


@dataclass
class Made:
    """The tables of one address: when the last ones were made, and the ids of those that may be unfinished."""

    times: deque[float] = field(default_factory=deque)
    ids: set[str] = field(default_factory=set)


class TableQuota:
    """Limits the tables that an address makes in an hour, and those it leaves unfinished; 0 is no limit. A new server
    counts from 0."""

    def __init__(self, per_hour: int, unfinished: int) -> None:
        self.per_hour = per_hour
        self.unfinished = unfinished
        self.by_address: dict[str, Made] = {}

    def of(self, address: str) -> Made:
        made = self.by_address.pop(address, None) or Made()
        self.by_address[address] = made  # moved to the end
        if len(self.by_address) > MAX_ADDRESSES:
            del self.by_address[next(iter(self.by_address))]
        return made

    def take(self, address: str) -> float:
        """Count a table that is being made, and return its entry. Raise ApiError."""
        made, now = self.of(address), time.monotonic()
        while made.times and made.times[0] <= now - HOUR:
            made.times.popleft()
        if self.per_hour and len(made.times) >= self.per_hour:
            minutes = math.ceil((made.times[0] + HOUR - now) / 60)
            raise ApiError(
                429, "web-error-quota-hour", {"most": self.per_hour, "minutes": minutes}, "too many tables in an hour"
            )
        made.times.append(now)
        return now

    def give_back(self, address: str, taken: float) -> None:
        """Do not count a table that was not made after all."""
        times = self.of(address).times
        if taken in times:
            times.remove(taken)

    async def require_room(self, address: str, unfinished: Unfinished) -> None:
        """Raise ApiError if the address has too many unfinished tables. The database is asked only at the limit."""
        made = self.of(address)
        if self.unfinished and len(made.ids) >= self.unfinished:
            made.ids = set(await unfinished(list(made.ids)))
            if len(made.ids) >= self.unfinished:
                raise ApiError(429, "web-error-quota-open", {"most": self.unfinished}, "too many unfinished tables")

    def add(self, address: str, table: str) -> None:
        if self.unfinished:
            self.of(address).ids.add(table)
