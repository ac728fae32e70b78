"""Rate limits."""

from __future__ import annotations

import time

# When there are more addresses, the least recently used is dropped.
MAX_ADDRESSES = 10_000


class Bucket:
    """A token bucket: `burst` at once, then `rate` a second. A rate of 0 is no limit."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.since = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take `cost` tokens; return False if there are too few."""
        if self.rate <= 0:
            return True
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Count:
    """How many of something there are, in all and of each address."""

    def __init__(self) -> None:
        self.total = 0
        self.by_address: dict[str, int] = {}

    def of(self, address: str) -> int:
        return self.by_address.get(address, 0)

    def add(self, address: str) -> None:
        self.total += 1
        self.by_address[address] = self.of(address) + 1

    def remove(self, address: str) -> None:
        self.total -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


class Buckets:
    """One bucket for each address."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.by_address: dict[str, Bucket] = {}

    def take(self, address: str, cost: float = 1.0) -> bool:
        bucket = self.by_address.pop(address, None) or Bucket(self.rate, self.burst)
        self.by_address[address] = bucket  # moved to the end
        if len(self.by_address) > MAX_ADDRESSES:
            del self.by_address[next(iter(self.by_address))]
        return bucket.take(cost)
