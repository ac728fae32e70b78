"""Runs bots in worker processes.

A worker gets a resampled state (never the real one), a seat and the name of a bot, and returns an action in notation.
A worker that takes too long, or whose process dies, is replaced; only its current task is lost.

Tables get free workers in turn. One worker serves quick bots only: however many slow ones are thinking, a quick one
does not wait for them.

Response times must reveal nothing: bots are often asked even where they have no choice. While something is hidden from
another seat, a slow bot takes as long over an answer without a choice as over one with a choice.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import NamedTuple, TypeVar

from caposaldo.bots.base import hides_from_others, make_bot
from caposaldo.kernel import registry
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import State
from caposaldo.server.workers import Worker, WorkerDied, WorkerTimeout

# Quick bots go before slow ones, and the server before both.
QUICK_NICE = 2
NICE = 5
QUICK = ("random", "gentle", "greedy")
Given = TypeVar("Given")
Found = TypeVar("Found")

OVERHEAD = 0.15  # seconds for sending and finishing a task


class BotTask(NamedTuple):
    """What is sent to a worker process."""

    game: str
    data: dict[str, object]
    seat: int
    bot: str
    seed: str
    min_seconds: float = 0.0  # the answer must not come sooner


class BotError(Exception):
    """The bot gave no answer. `again`: it may give one if it is asked again."""

    def __init__(self, text: str, again: bool = True) -> None:
        super().__init__(text)
        self.again = again


def make_task(state: State, seat: int, bot: str) -> BotTask:
    """Return a task with a resampled state, which the seat could not tell from the real one."""
    seed = secrets.token_hex(16)
    data = state.resample(seat, Dice(seed)).data()
    return BotTask(state.game_id(), data, seat, bot, seed, min_seconds(state, seat, bot))


def min_seconds(state: State, seat: int, bot: str) -> float:
    """Return the bot's usual time for a choice if other seats must not learn whether it has one, else 0."""
    if not hides_from_others(state, seat):
        return 0.0
    usual = make_bot(bot, registry.game(state.game_id()), "").seconds_per_choice()
    return usual + OVERHEAD if usual > 0 else 0.0


def run_task(task: BotTask) -> str:
    """Return the bot's choice. Runs in a worker process."""
    game = registry.game(task.game)
    state = game.restore(task.data, Dice(f"{task.seed} imagined"))
    bot = make_bot(task.bot, game, task.seed)
    return state.write_action(bot.choose(state, task.seat))


# ---------------------------------------------------------------- in turn
class Waiting(NamedTuple):
    """A task that waits for a worker."""

    quick: bool
    worker: asyncio.Future[Worker]


class FairQueue:
    """Gives free workers to tables in turn. `quick` serves quick bots only; it is the first choice for them."""

    def __init__(self, workers: list[Worker], quick: Worker) -> None:
        self.quick = quick
        self.free = [*workers, quick]
        # The tables in the order of their turns.
        self.tables: dict[str, deque[Waiting]] = {}

    async def worker(self, table: str, quick: bool) -> Worker:
        """Return a worker when it is this table's turn. It has to be given back."""
        waiting = Waiting(quick, asyncio.get_running_loop().create_future())
        self.tables.setdefault(table, deque()).append(waiting)
        self.assign()
        try:
            return await waiting.worker
        except asyncio.CancelledError:
            if waiting.worker.done() and not waiting.worker.cancelled():
                self.give_back(waiting.worker.result())
            raise

    def give_back(self, worker: Worker) -> None:
        self.free.append(worker)
        self.assign()

    def assign(self) -> None:
        while self.assign_one():
            pass

    def assign_one(self) -> bool:
        """Give a worker to the first table that can use one, and put that table last. Return False if there is none."""
        for table, tasks in list(self.tables.items()):
            while tasks and tasks[0].worker.cancelled():
                tasks.popleft()
            worker = self.take(tasks[0].quick) if tasks else None
            if worker is not None:
                tasks.popleft().worker.set_result(worker)
            if worker is not None or not tasks:
                del self.tables[table]
            if worker is not None:
                if tasks:
                    self.tables[table] = tasks
                return True
        return False

    def take(self, quick: bool) -> Worker | None:
        """Take a free worker, of several the one used last: its process is running."""
        if quick and self.quick in self.free:
            self.free.remove(self.quick)
            return self.quick
        found = next((worker for worker in reversed(self.free) if worker is not self.quick), None)
        if found is not None:
            self.free.remove(found)
        return found


class BotWorkers:
    """`count` workers for all bots and one for quick ones. The time limit of a task does not include waiting for a
    free worker."""

    def __init__(self, count: int, seconds: float) -> None:
        self.all = [Worker(NICE) for _ in range(count)]
        self.quick = Worker(QUICK_NICE)
        self.queue = FairQueue(self.all, self.quick)
        self.seconds = seconds

    async def run(self, task: BotTask, table: str) -> str:
        """Return the bot's choice. Raise BotError."""
        started = time.monotonic()
        answer = await self.call(run_task, task, table, task.bot, task.bot in QUICK)
        await asyncio.sleep(max(0.0, started + task.min_seconds - time.monotonic()))
        return answer

    async def call(
        self, function: Callable[[Given], Found], argument: Given, table: str, name: str, quick: bool = True
    ) -> Found:
        """Return what the function returns in a worker process, when it is this table's turn. Raise BotError."""
        worker = await self.queue.worker(table, quick)
        try:
            return await worker.run(function, argument, self.seconds)
        except WorkerTimeout:
            raise BotError(f"{name} took more than {self.seconds:g} seconds", again=False) from None
        except WorkerDied:
            raise BotError(f"the process of {name} died") from None
        except Exception as error:
            raise BotError(f"{name}: {type(error).__name__}: {error}") from None
        finally:
            self.queue.give_back(worker)

    def stop(self) -> None:
        for worker in [*self.all, self.quick]:
            worker.stop()
