"""The clock of a table where a player turn may last only so long."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from caposaldo.kernel.game import State


class Clock:
    """It starts anew with every player turn, and when somebody comes back to a table at which nobody was looking."""

    def __init__(self, ring: Callable[[], None], second: float) -> None:
        self.ring = ring
        self.second = second
        self.turn = -1
        self.ends: float | None = None  # on the monotonic clock
        self.until: int | None = None  # the same in milliseconds since 1970, for people to see
        self.alarm: asyncio.TimerHandle | None = None

    def follow(self, state: State, running: bool) -> None:
        """See which turn it is. `running`: the game goes on and somebody looks."""
        seconds = int(state.turn_seconds()) if running else 0
        turn = int(state.turn_number()) if seconds else -1
        if turn != self.turn:
            self.stop()
            self.turn = turn
            if seconds:
                lasts = seconds * self.second
                self.ends, self.until = time.monotonic() + lasts, round((time.time() + lasts) * 1000)
                self.alarm = asyncio.get_running_loop().call_later(lasts, self.ring)
        elif self.is_up():
            self.ring()

    def stop(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
        self.turn, self.ends, self.until, self.alarm = -1, None, None, None

    def is_up(self) -> bool:
        return self.ends is not None and time.monotonic() >= self.ends
