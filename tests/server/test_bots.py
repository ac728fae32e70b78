"""Bots: they think elsewhere, and one that fails is reported and replaced."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from caposaldo.server.bot_workers import BotTask, BotWorkers, FairQueue
from caposaldo.server.workers import Worker
from server.harness import Harness, quiet_settings


def test_bots_play_a_whole_game_against_each_other_while_somebody_looks(harness: Harness) -> None:
    made = harness.make("battlegroups", "masseria", axis="greedy", allies="random")
    assert [seat["token"] for seat in made["seats"]] == [None, None]
    watcher = harness.seated(made)
    watcher.when(lambda s: s["n"] >= 25)
    thinking = [seat["seat"] for seat in watcher.situation["seats"] if seat["thinking"]]
    assert thinking == watcher.situation["waiting"]
    watcher.leave()
    time.sleep(0.5)
    table = harness.table(made)
    stopped = table.lines
    time.sleep(0.5)
    assert table.lines == stopped, "nobody looks: the bots wait"
    harness.seated(made).when(lambda s: s["n"] > stopped)


def test_a_person_plays_against_a_bot(harness: Harness) -> None:
    made = harness.make("battlegroups", "masseria", axis="human", allies="greedy")
    person = harness.seated(made, 0)
    own = 0
    while own < 15:
        person.when(lambda s: 0 in s["waiting"] or bool(s["outcome"]))
        if person.situation["outcome"]:
            break
        person.choose(own)
        own += 1
    assert {entry["seat"] for entry in person.log} == {0, 1}
    assert all(entry["action"] is None for entry in person.log if entry["seat"] == 1)


def test_a_bot_lets_one_take_back(harness: Harness) -> None:
    made = harness.make("battlegroups", "masseria", axis="human", allies="greedy")
    person = harness.seated(made, 0)
    person.choose()
    while person.when(lambda s: 0 in s["waiting"])["undo"] is None:
        person.choose()
    before = harness.table(made).log.last_of(0)
    person.send("ask", what="takeback")
    assert person.until("notice")["key"] == "web-notice-agreed"
    person.when(lambda s: s["n"] == before and s["waiting"] == [0])


def test_a_bot_agrees_to_a_draw_only_when_it_stands_worse(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    made = harness.make("battlegroups", "masseria", axis="human", allies="greedy")
    person = harness.seated(made, 0)
    session = harness.table(made).session
    monkeypatch.setattr(session, "game", SimpleNamespace(standing=lambda *_: 600))
    person.send("ask", what="draw")
    assert person.until("notice")["key"] == "web-notice-refused"
    monkeypatch.setattr(session, "game", SimpleNamespace(standing=lambda *_: 400))
    person.send("ask", what="draw")
    assert person.when(lambda s: bool(s["outcome"]))["outcome"]["key"] == "web-outcome-draw"


# ---------------------------------------------------------------- failures
def test_a_bot_that_fails_again_and_again_is_replaced_for_one_decision(harness: Harness) -> None:
    """The processes of the bots do not know the tiny game: there every bot fails, also the simplest."""
    made = harness.make("tiny", red="human", blue="greedy")
    red = harness.seated(made, 0)
    notice = red.until("notice")
    assert notice["key"] == "web-notice-bot-failed"
    assert notice["params"] == {"seat": "@seat/1", "bot": "@web-level-greedy"}
    red.when(lambda s: s["view"]["sealed"] == [0, 1])
    assert red.situation["seats"][1]["who"] == "greedy", "it keeps its level"


def test_a_bot_that_answers_nonsense_is_replaced_by_a_simpler_one(
    harness: Harness, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    run = BotWorkers.run

    async def nonsense(self: BotWorkers, task: BotTask, table: str) -> str:
        asked.append(task.bot)
        return "dance" if task.bot == "search" else await run(self, task, table)

    monkeypatch.setattr(BotWorkers, "run", nonsense)
    made = harness.make("battlegroups", "masseria", axis="search", allies="human")
    person = harness.seated(made, 1)
    assert person.until("notice")["key"] == "web-notice-bot-failed"
    person.when(lambda s: 1 in s["waiting"])
    table = harness.table(made)
    assert table.lines > 1, "the game goes on"
    assert asked[:8] == ["search", "search", "search", "greedy"] * 2, "each decision begins with the bot of the seat"
    assert table.who[0] == "search"
    assert sum(b'"notice"' in raw for raw in person.came) == 1, "it is told once"


def test_a_bot_that_takes_too_long_is_replaced_for_one_decision(tmp_path: Path, tiny: None) -> None:
    with Harness(quiet_settings(tmp_path, think=0.2)) as harness:
        made = harness.make("battlegroups", "masseria", axis="search", allies="search")
        watcher = harness.seated(made)
        assert watcher.until("notice")["key"] == "web-notice-bot-failed"
        watcher.when(lambda s: s["n"] >= 3)
        assert harness.table(made).who == ["search", "search"]


def test_a_bot_whose_process_died_comes_back_at_its_level(harness: Harness) -> None:
    made = harness.make("battlegroups", "masseria", axis="search", allies="search")
    watcher = harness.seated(made)
    watcher.when(lambda s: s["n"] >= 1)
    worker = harness.lobby.bot_workers.all[0]
    for _ in range(2):
        died, n = worker.pid, watcher.situation["n"]
        os.kill(died, signal.SIGKILL)
        watcher.at_least(n + 2)
        assert worker.pid not in (0, died)
    assert harness.table(made).who == ["search", "search"]
    assert not any(b'"notice"' in raw for raw in watcher.came), "nobody was replaced"


# ---------------------------------------------------------------- in turn
def workers_in_turn(*asking: tuple[str, bool]) -> list[str]:
    """Ask for a worker for each (table, quick), with one worker for all and one for quick bots. Return the tables in
    the order in which they get one."""

    async def ask(queue: FairQueue, table: str, quick: bool, served: list[str]) -> None:
        worker = await queue.worker(table, quick)
        served.append(table)
        await asyncio.sleep(0.01 if quick else 0.2)
        queue.give_back(worker)

    async def all() -> list[str]:
        queue, served = FairQueue([Worker(0)], Worker(0)), list[str]()
        await asyncio.gather(*(ask(queue, table, quick, served) for table, quick in asking))
        assert len(queue.free) == 2
        assert not queue.tables
        return served

    return asyncio.run(all())


def test_tables_get_workers_in_turn() -> None:
    asking = [("first", False)] + [("a", False)] * 3 + [("b", False)] * 2 + [("c", False)]
    assert workers_in_turn(*asking) == ["first", "a", "b", "c", "a", "b", "a"]


def test_quick_bots_do_not_wait_for_slow_ones() -> None:
    asking = [(f"slow {i}", False) for i in range(4)] + [("quick", True)] * 5
    assert workers_in_turn(*asking)[1:6] == ["quick"] * 5


def test_a_table_that_stops_waiting_leaves_the_queue() -> None:
    async def cancel() -> None:
        queue = FairQueue([Worker(0)], Worker(0))
        first = await queue.worker("a", False)
        waiting = asyncio.create_task(queue.worker("b", False))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        queue.give_back(first)
        assert len(queue.free) == 2
        assert await queue.worker("c", False) is first

    asyncio.run(cancel())


def test_the_table_answers_while_a_bot_thinks(harness: Harness) -> None:
    made = harness.make("battlegroups", "masseria", axis="search", allies="human")
    player = harness.seated(made, 1)
    player.when(lambda s: s["seats"][0]["thinking"])
    longest = 0.0
    for _ in range(20):
        start = time.monotonic()
        player.send("why", action="end")
        player.until("refusal")
        longest = max(longest, time.monotonic() - start)
    assert longest < 0.5
