"""Many games at once. What a game does depends on its own seed only, so the number of processes changes nothing."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import TypeVar

Job = TypeVar("Job")
Result = TypeVar("Result")

# Small enough for a progress bar that moves, large enough to be worth a message between processes.
LARGEST_CHUNK = 25


def chunks(jobs: list[Job], workers: int) -> list[list[Job]]:
    size = max(1, min(LARGEST_CHUNK, len(jobs) // (workers * 4)))
    return [jobs[at : at + size] for at in range(0, len(jobs), size)]


def die_quietly() -> None:
    """Ctrl-C reaches the workers too: they end without a word, the one who started them says what there is to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def work_off(work: Callable[[list[Job]], Result], jobs: list[Job], workers: int) -> Iterator[Result]:
    """`work` done on all jobs, chunk by chunk; results come as they are ready, in no fixed order."""
    if workers <= 1 or len(jobs) <= 1:
        for chunk in chunks(jobs, 1):
            yield work(chunk)
        return
    # Started afresh, not forked: the progress bar has a thread, and a fork would copy its locks.
    with ProcessPoolExecutor(workers, get_context("spawn"), die_quietly) as pool:
        pending: set[Future[Result]] = {pool.submit(work, chunk) for chunk in chunks(jobs, workers)}
        try:
            while pending:
                done, pending = wait(pending, return_when=FIRST_COMPLETED)
                for future in done:
                    yield future.result()
        finally:
            for future in pending:
                future.cancel()
