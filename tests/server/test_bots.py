"""Bots: they think elsewhere, and one that fails is reported and replaced."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from caposaldo.server.bot_workers import BotTask, BotWorkers
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
def test_a_bot_that_fails_is_reported_and_replaced(harness: Harness) -> None:
    """The processes of the bots do not know the tiny game: there every bot fails, also the simplest."""
    made = harness.make("tiny", red="human", blue="greedy")
    red = harness.seated(made, 0)
    notice = red.until("notice")
    assert notice["key"] == "web-notice-bot-failed"
    assert notice["params"] == {"seat": "@seat/1", "bot": "@web-level-greedy", "now": "@web-level-random"}
    red.when(lambda s: s["seats"][1]["who"] == "random")
    red.when(lambda s: s["view"]["sealed"] == [0, 1])


def test_a_bot_that_answers_nonsense_is_replaced(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nonsense(self: BotWorkers, task: BotTask) -> str:
        return "dance"

    monkeypatch.setattr(BotWorkers, "run", nonsense)
    made = harness.make("battlegroups", "masseria", axis="search", allies="human")
    person = harness.seated(made, 1)
    assert person.until("notice")["key"] == "web-notice-bot-failed"
    person.when(lambda s: 1 in s["waiting"])
    assert harness.table(made).lines > 1, "the simplest bot goes on, in the server itself if need be"


def test_a_bot_that_takes_too_long_is_replaced_and_its_process_ended(tmp_path: Path, tiny: None) -> None:
    with Harness(quiet_settings(tmp_path, think=0.2)) as harness:
        made = harness.make("battlegroups", "masseria", axis="search", allies="search")
        watcher = harness.seated(made)
        assert watcher.until("notice")["key"] == "web-notice-bot-failed"
        watcher.when(lambda s: s["n"] >= 3)


def test_a_process_that_dies_is_replaced(harness: Harness) -> None:
    made = harness.make("battlegroups", "masseria", axis="search", allies="search")
    watcher = harness.seated(made)
    watcher.when(lambda s: s["n"] >= 1)
    worker = harness.lobby.bot_workers.all[0]
    os.kill(worker.pid, signal.SIGKILL)
    assert watcher.until("notice")["key"] == "web-notice-bot-failed"
    n = watcher.situation["n"]
    watcher.when(lambda s: s["n"] > n + 1)


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
