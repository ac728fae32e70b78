"""The clock of a table with a time limit for each player turn."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from caposaldo.kernel.game import State


class Clock:
    """Restarts with every player turn, and when a player returns to a table that had no sockets."""

    def __init__(self, on_timeout: Callable[[], None], second: float) -> None:
        self.on_timeout = on_timeout
        self.second = second  # how long a second of the game lasts
        self.turn = -1
        self.deadline: float | None = None  # on the monotonic clock
        self.until: int | None = None  # the deadline in milliseconds since 1970, for the browser
        self.alarm: asyncio.TimerHandle | None = None

    def update(self, state: State, running: bool) -> None:
        """Restart if another turn has begun. `running`: the game goes on and the table has sockets."""
        seconds = int(state.turn_seconds()) if running else 0
        turn = int(state.player_turn()) if seconds else -1
        if turn != self.turn:
            self.stop()
            self.turn = turn
            if seconds:
                duration = seconds * self.second
                self.deadline, self.until = time.monotonic() + duration, round((time.time() + duration) * 1000)
                self.alarm = asyncio.get_running_loop().call_later(duration, self.on_timeout)
        elif self.is_expired():
            self.on_timeout()

    def stop(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
        self.turn, self.deadline, self.until, self.alarm = -1, None, None, None

    def is_expired(self) -> bool:
        return self.deadline is not None and time.monotonic() >= self.deadline
