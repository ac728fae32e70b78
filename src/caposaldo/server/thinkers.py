"""Bots think in processes of their own, so that the tables stay responsive.

A thinker gets a resampled state (never the real one), the number of the seat and the name of the bot, and answers with
an action in notation. One that takes too long, or whose process dies, is replaced; only its own thought is lost.

The time of an answer must tell nothing: a question is often asked whether or not there is anything to choose. While
something is hidden from another seat, a bot that would think for long takes as long over an answer without a choice.
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
MARGIN = 0.15  # seconds: what a thought takes besides, to be sent and to be finished


class Thought(NamedTuple):
    """What a thinker is given."""

    game: str
    data: dict[str, object]
    seat: int
    bot: str
    seed: str
    least: float = 0.0  # seconds: the answer comes no sooner


class BotTrouble(Exception):
    """The bot gave no answer."""


def imagined(state: State, seat: int, bot: str) -> Thought:
    """A state that the seat could not tell from the real one, ready to be sent."""
    seed = secrets.token_hex(16)
    data = state.resample(seat, Dice(seed)).data()
    return Thought(state.game_id(), data, seat, bot, seed, least_time(state, seat, bot))


def least_time(state: State, seat: int, bot: str) -> float:
    """How long the bot takes for an answer where it has a choice, if anybody may not know whether it has one."""
    if not hides_from_others(state, seat):
        return 0.0
    patience = make_bot(bot, registry.game(state.game_id()), "").patience()
    return patience + MARGIN if patience > 0 else 0.0


def think(thought: Thought) -> str:
    """Runs in a thinker's process."""
    game = registry.game(thought.game)
    state = game.restore(thought.data, Dice(f"{thought.seed} imagined"))
    bot = make_bot(thought.bot, game, thought.seed)
    return state.write_action(bot.choose(state, thought.seat))


def settle_in() -> None:
    """A thinker makes way for the server, leaves Ctrl-C to it, and goes when it is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(NICE)
    threading.Thread(target=outlive_nobody, daemon=True).start()


def outlive_nobody() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


class Thinker:
    """One process. It is started with the first thought, and anew after it was stopped."""

    def __init__(self) -> None:
        self.pool: ProcessPoolExecutor | None = None
        self.pid = 0

    async def think(self, thought: Thought, seconds: float) -> str:
        try:
            pool = await self.ready()
            job = asyncio.get_running_loop().run_in_executor(pool, think, thought)
            return await asyncio.wait_for(job, seconds)
        except TimeoutError:
            self.stop()
            raise BotTrouble(f"{thought.bot} took more than {seconds:g} seconds") from None
        except BrokenProcessPool:
            self.pid = 0
            self.stop()
            raise BotTrouble(f"the process of {thought.bot} died") from None
        except asyncio.CancelledError:
            self.stop()
            raise
        except Exception as error:
            raise BotTrouble(f"{thought.bot}: {type(error).__name__}: {error}") from None

    async def ready(self) -> ProcessPoolExecutor:
        if self.pool is None:
            # A fresh interpreter: a fork of a server with threads could hang.
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, context, settle_in)
            self.pid = await asyncio.get_running_loop().run_in_executor(self.pool, os.getpid)
        return self.pool

    def stop(self) -> None:
        """Whatever it is doing."""
        pool, self.pool = self.pool, None
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)
        if self.pid:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.pid, signal.SIGKILL)
            self.pid = 0


class Thinkers:
    """A few of them; whoever is free takes the next thought. Waiting for one is not part of the time to think."""

    def __init__(self, count: int, seconds: float) -> None:
        self.all = [Thinker() for _ in range(count)]
        self.free: asyncio.LifoQueue[Thinker] = asyncio.LifoQueue()
        self.seconds = seconds
        for thinker in self.all:
            self.free.put_nowait(thinker)

    async def think(self, thought: Thought) -> str:
        """Raises BotTrouble."""
        thinker = await self.free.get()
        started = time.monotonic()
        try:
            answer = await thinker.think(thought, self.seconds)
        finally:
            self.free.put_nowait(thinker)
        await asyncio.sleep(max(0.0, started + thought.least - time.monotonic()))
        return answer

    def stop(self) -> None:
        for thinker in self.all:
            thinker.stop()
