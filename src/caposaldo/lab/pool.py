"""Runs jobs in worker processes. A game depends only on its own seed, so the number of processes changes no result."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import active_children, get_context
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

# Small enough for a smooth progress bar, large enough to be worth a message between processes.
LARGEST_CHUNK = 25


def chunks(jobs: list[Job], workers: int) -> list[list[Job]]:
    size = max(1, min(LARGEST_CHUNK, len(jobs) // (workers * 4)))
    return [jobs[at : at + size] for at in range(0, len(jobs), size)]


@contextmanager
def interrupts_blocked() -> Iterator[None]:
    """Block Ctrl-C while workers are started. They inherit this: only the main process reacts, and ends them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def ended_by_sigterm() -> Iterator[None]:
    """Let SIGTERM end the program in order, so that no worker is left behind."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def end_workers() -> None:
    """End all processes that this one has started for the pool."""
    for process in active_children():
        process.terminate()


def run_jobs(work: Callable[[list[Job]], Result], jobs: list[Job], workers: int) -> Iterator[Result]:
    """Call `work` on all jobs, chunk by chunk; yield results as they are ready, in no fixed order."""
    if workers <= 1 or len(jobs) <= 1:
        for chunk in chunks(jobs, 1):
            yield work(chunk)
        return
    # Spawned, not forked: the progress bar has a thread, and a fork would copy its locks.
    with ended_by_sigterm(), ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        try:
            with interrupts_blocked():
                pending: set[Future[Result]] = {pool.submit(work, chunk) for chunk in chunks(jobs, workers)}
            while pending:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        except BaseException:
            # Also when the caller stops early: what still runs is not wanted any more.
            pool.shutdown(wait=False, cancel_futures=True)
            end_workers()
            raise
