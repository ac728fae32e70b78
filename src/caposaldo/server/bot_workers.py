"""Runs bots in worker processes, so that the server stays responsive.

A worker gets a resampled state (never the real one), a seat and the name of a bot, and returns an action in notation.
A worker that takes too long, or whose process dies, is replaced; only its current task is lost.

Response times must reveal nothing: bots are often asked even where they have no choice. While something is hidden from
another seat, a slow bot takes as long over an answer without a choice as over one with a choice.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import secrets
import signal
import threading
import time
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import NamedTuple

from caposaldo.bots.base import hides_from_others, make_bot
from caposaldo.kernel import registry
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import State

NICE = 5
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
    """The bot gave no answer."""


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


def init_worker() -> None:
    """Lower the priority, leave Ctrl-C to the server, and exit when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    threading.Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


class BotWorker:
    """One worker process. It is started with the first task, and again after it was stopped."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.pid = 0

    async def run(self, task: BotTask, seconds: float) -> str:
        try:
            pool = await self.started_pool()
            job = asyncio.get_running_loop().run_in_executor(pool, run_task, task)
            return await asyncio.wait_for(job, seconds)
        except TimeoutError:
            self.stop()
            raise BotError(f"{task.bot} took more than {seconds:g} seconds") from None
        except BrokenProcessPool:
            self.pid = 0
            self.stop()
            raise BotError(f"the process of {task.bot} died") from None
        except asyncio.CancelledError:
            self.stop()
            raise
        except Exception as error:
            raise BotError(f"{task.bot}: {type(error).__name__}: {error}") from None

    async def started_pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            # A fresh interpreter: a fork of a server with threads could hang.
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, context, init_worker)
            self.pid = await asyncio.get_running_loop().run_in_executor(self.pool, os.getpid)
        return self.pool

    def stop(self) -> None:
        """Kill the process, whatever it is doing."""
        pool, self.pool = self.pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
        if self.pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
            self.pid = 0


class BotWorkers:
    """A pool of workers. The time limit of a task does not include waiting for a free worker."""

    def __init__(self, count: int, seconds: float) -> None:
        self.all = [BotWorker() for _ in range(count)]
        self.free: asyncio.LifoQueue[BotWorker] = asyncio.LifoQueue()
        self.seconds = seconds
        for worker in self.all:
            self.free.put_nowait(worker)

    async def run(self, task: BotTask) -> str:
        """Return the bot's choice. Raise BotError."""
        worker = await self.free.get()
        started = time.monotonic()
        try:
            answer = await worker.run(task, self.seconds)
        finally:
            self.free.put_nowait(worker)
        await asyncio.sleep(max(0.0, started + task.min_seconds - time.monotonic()))
        return answer

    def stop(self) -> None:
        for worker in self.all:
            worker.stop()
