"""Quick forms of the checks of `scripts/server_load.py`, each with a server in a process of its own."""

from __future__ import annotations

import asyncio
import gc
import importlib.util
import sys
import time
import weakref
from pathlib import Path
from types import ModuleType

import pytest

from caposaldo.server import collector
from server.harness import Harness

SCRIPT = Path(__file__).parents[2] / "scripts" / "server_load.py"
SLACK = 3.0  # other tests may use the same processors


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("server_load", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["server_load"] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(autouse=True)
def sources(monkeypatch: pytest.MonkeyPatch) -> None:
    """Servers in other processes use the same sources."""
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[2] / "src"))


def test_seated_players_are_answered_beside_half_open_connections(script: ModuleType) -> None:
    figures = asyncio.run(script.check_half_open(quick=True))
    assert len(figures) == (6 if sys.platform == "linux" else 3)
    for figure in figures:
        slack = SLACK if figure.unit == "ms" else 1
        assert figure.value <= slack * figure.bar, figure.line()


def test_an_upload_does_not_hold_the_event_loop(script: ModuleType) -> None:
    figures = asyncio.run(script.check_loop(quick=True))
    uploads = [figure for figure in figures if "upload" in figure.name]
    assert len(uploads) == 2
    for figure in uploads:
        assert figure.good, figure.line()


def test_a_greedy_table_goes_on_beside_search_tables(script: ModuleType) -> None:
    (rate,) = asyncio.run(script.check_fair_bots(quick=True))
    assert rate.good, rate.line()


# ---------------------------------------------------------------- the garbage collector
def test_what_has_lived_for_a_while_is_not_collected_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "FREEZE_SECONDS", 0.01)

    async def watch() -> int:
        collector.begin()
        assert not gc.isenabled()
        starting = asyncio.get_running_loop().create_future()
        running = asyncio.create_task(collector.run(starting, lambda: False))
        starting.set_result(None)
        await asyncio.sleep(0.1)
        assert gc.isenabled()
        running.cancel()
        return gc.get_freeze_count()

    try:
        assert asyncio.run(watch()) > 10_000
    finally:
        collector.end()
    assert gc.get_freeze_count() == 0


def test_an_unloaded_table_is_freed_without_the_collector(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    red = harness.seated(made, 0)
    red.decide("bid 1")
    red.leave()
    table = weakref.ref(harness.table(made))
    end = time.monotonic() + 5
    gc.disable()
    try:
        while table() is not None and time.monotonic() < end:
            harness.lobby.unload_idle(time.monotonic() + 1)
            time.sleep(0.05)
        assert table() is None
    finally:
        gc.enable()
