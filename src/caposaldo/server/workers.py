"""Runs functions in worker processes, with a time limit, so that the server stays responsive."""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import wait
from typing import TypeVar

Given = TypeVar("Given")
Found = TypeVar("Found")


class WorkerTimeout(Exception):
    """The function took too long; its process was ended."""


class WorkerDied(Exception):
    """The process ended before the function did."""


def init_worker(nice: int) -> None:
    """Lower the priority, leave Ctrl-C to the server, and exit when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(nice)
    threading.Thread(target=exit_with_parent, daemon=True).start()


def exit_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)


class Worker:
    """One worker process. It is started with the first call, and again after it was stopped."""

    def __init__(self, nice: int) -> None:
        self.nice = nice
        self.pool: ProcessPoolExecutor | None = None
        self.pid = 0

    async def run(self, function: Callable[[Given], Found], argument: Given, seconds: float) -> Found:
        """Return what the function returns. Raise WorkerTimeout, WorkerDied, or what the function raises. Starting the
        process does not count as time."""
        try:
            pool = await self.started_pool()
            job = asyncio.get_running_loop().run_in_executor(pool, function, argument)
            return await asyncio.wait_for(job, seconds)
        except TimeoutError:
            self.stop()
            raise WorkerTimeout from None
        except BrokenProcessPool:
            self.pid = 0
            self.stop()
            raise WorkerDied from None
        except asyncio.CancelledError:
            self.stop()
            raise

    async def started_pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            # A fresh interpreter: a fork of a server with threads could hang.
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, context, init_worker, (self.nice,))
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
