"""Keeps the pauses of the garbage collector short.

A full collection looks at every object, those of the texts and rules of all games included, and holds the event loop
for more than a hundred milliseconds. Therefore what has lived for a while is frozen: it is freed as usual when nothing
refers to it, but not looked at again. Cycles among frozen objects are collected when nobody is connected.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable
from typing import Any

FREEZE_SECONDS = 10.0
FULL_SECONDS = 600.0


def begin() -> None:
    """Collect nothing while the server starts, which makes many objects that stay."""
    gc.disable()


async def run(starting: asyncio.Future[Any], is_idle: Callable[[], bool]) -> None:
    """Freeze what has lived for a while, again and again; collect everything when the server `is_idle`."""
    await asyncio.wait([starting])
    gc.freeze()
    gc.enable()
    collected = time.monotonic()
    while True:
        await asyncio.sleep(FREEZE_SECONDS)
        gc.collect(1)
        if is_idle() and time.monotonic() - collected > FULL_SECONDS:
            gc.unfreeze()
            gc.collect()
            collected = time.monotonic()
        gc.freeze()


def end() -> None:
    gc.unfreeze()
    gc.enable()
