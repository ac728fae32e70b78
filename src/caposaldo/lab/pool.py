"""Runs jobs in worker processes. A game depends only on its own seed, so the number of processes changes no result."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

# Small enough for a smooth progress bar, large enough to be worth a message between processes.
LARGEST_CHUNK = 25


def chunks(jobs: list[Job], workers: int) -> list[list[Job]]:
    size = max(1, min(LARGEST_CHUNK, len(jobs) // (workers * 4)))
    return [jobs[at : at + size] for at in range(0, len(jobs), size)]


def exit_on_interrupt() -> None:
    """Let Ctrl-C end a worker without a traceback; the main process reports it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def run_jobs(work: Callable[[list[Job]], Result], jobs: list[Job], workers: int) -> Iterator[Result]:
    """Call `work` on all jobs, chunk by chunk; yield results as they are ready, in no fixed order."""
    if workers <= 1 or len(jobs) <= 1:
        for chunk in chunks(jobs, 1):
            yield work(chunk)
        return
    # Spawned, not forked: the progress bar has a thread, and a fork would copy its locks.
    with ProcessPoolExecutor(workers, get_context("spawn"), exit_on_interrupt) as pool:
        pending: set[Future[Result]] = {pool.submit(work, chunk) for chunk in chunks(jobs, workers)}
        try:
            while pending:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in pending:
                future.cancel()
