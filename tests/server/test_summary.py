"""The account of a game: made once, in another process, and only when the game is over."""

from __future__ import annotations

import json
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from caposaldo.kernel import record as records
from caposaldo.kernel.texts import texts
from caposaldo.lab.story import lead, steps_of, story_of_record
from caposaldo.server import summaries
from caposaldo.server.protocol import Outcome
from caposaldo.server.summaries import SummaryTask, make_summary
from caposaldo.server.tables import Table
from server.harness import Data, Harness, Player, bearer

GOLDEN = Path(__file__).parent.parent / "golden"
GAMES = {
    "battlegroups": "battlegroups-masseria-greedy",
    "storms": "storms-first-shots-mixed",
    "traces": "traces-lesson-greedy",
    "upfront": "upfront-the-crossroads-mixed",
}
LONG = "battlegroups-oder-mixed"


def upload(harness: Harness, name: str) -> str:
    answer = harness.http.post("/api/records", content=(GOLDEN / f"{name}.txt").read_bytes())
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def account(harness: Harness, table: str) -> Data:
    answer = harness.http.get(f"/api/tables/{table}/summary")
    assert answer.status_code == 200, answer.text
    found: Data = answer.json()
    return found


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_account_of_a_finished_game(harness: Harness, game: str) -> None:
    name = GAMES[game]
    told, story = account(harness, upload(harness, name)), story_of_record(records.load(str(GOLDEN / f"{name}.txt")))
    assert told["outcome"]["winners"] == story.outcome.winners
    assert told["curves"][0] == [lead(row) for row in story.standing]
    for first, second in zip(*told["curves"], strict=True):
        assert abs(first + second - 1000) <= 1
    assert [point["decision"] for point in told["turning"]] == [point.decision for point in story.turning]
    assert sorted(one["piece"] for one in told["lost"]) == sorted(one.piece for one in story.lost)
    assert {one["seat"] for one in told["luck"]} == {0, 1}
    assert told["goals"]
    assert told["view"]
    for lang in ("en", "it"):
        for luck in told["luck"]:
            assert texts(lang).has(luck["key"])


def test_an_unfinished_game_has_no_account_whoever_asks(harness: Harness) -> None:
    made = harness.make(game="storms", scenario="first-shots")
    tokens = [seat["token"] for seat in made["seats"]]
    for headers in ({}, bearer(*tokens)):
        answer = harness.http.get(f"/api/tables/{made['table']}/summary", headers=headers)
        assert answer.status_code == 409
        assert answer.json()["key"] == "endgame-unfinished"
        assert harness.seated(made, 0, 1)
    assert texts("it").has("endgame-unfinished")


def test_no_table_no_account(harness: Harness) -> None:
    assert harness.http.get("/api/tables/nothing/summary").status_code == 404


def resigned(harness: Harness) -> tuple[Data, Player]:
    made = harness.make(game="battlegroups", scenario="masseria")
    player = harness.seated(made, 0, 1)
    for _ in range(4):
        if not player.situation["choices"]:
            player.send("look", seat=player.situation["waiting"][0])
            player.when(lambda s: bool(s["choices"]))
        player.choose()
    player.send("resign", seat=0)
    player.when(lambda s: s["outcome"] is not None)
    return made, player


def test_a_game_that_was_given_up_has_an_account(harness: Harness) -> None:
    made, player = resigned(harness)
    told = account(harness, made["table"])
    assert told["outcome"]["key"] == "web-outcome-resigned"
    assert told["outcome"]["winners"] == [1]
    assert len(told["curves"][0]) == player.situation["n"] + 1


def test_the_account_is_made_once_and_kept(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also for many who ask at the same time."""
    tasks: list[SummaryTask] = []
    real = summaries.task_of

    def counted(table: Table) -> SummaryTask:
        tasks.append(real(table))
        return tasks[-1]

    monkeypatch.setattr(summaries, "task_of", counted)
    table = upload(harness, GAMES["storms"])
    with ThreadPoolExecutor(6) as pool:
        answers = set(pool.map(lambda _: harness.http.get(f"/api/tables/{table}/summary").content, range(6)))
    account(harness, table)
    assert len(answers) == 1
    assert len(tasks) == 1


def test_an_account_that_fails_is_told_and_made_again(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    table = upload(harness, GAMES["storms"])
    with monkeypatch.context() as patched:
        patched.setattr(harness.lobby.summary_worker.settings, "record_seconds", 0.0)
        answer = harness.http.get(f"/api/tables/{table}/summary")
        assert answer.status_code == 503
        assert answer.json()["key"] == "endgame-failed"
    assert account(harness, table)["curves"]


def test_the_account_of_600_decisions_is_ready_in_two_seconds() -> None:
    """The work itself; starting a process the first time is not in it."""
    task = task_of_record(LONG)
    assert len(task.decisions) > 600
    began = time.process_time()
    told = json.loads(make_summary(task))
    assert time.process_time() - began < 2 * len(task.decisions) / 600
    assert len(told["curves"][0]) == len(task.decisions) + 1
    assert max(abs(step) for step in steps_of([[one] for one in told["curves"][0]])) > 0


def task_of_record(name: str) -> SummaryTask:
    record = records.load(str(GOLDEN / f"{name}.txt"))
    from caposaldo.kernel.replay import decisions_of, replay, start

    state = start(record)
    decisions: list[tuple[int, str]] = []
    before = state.clone()
    for step in replay(state, decisions_of(record)):
        decisions.append((step.seat, before.write_action(step.action)))
        before = step.state.clone()
    outcome = state.outcome()
    assert outcome is not None
    return SummaryTask(
        "t", record.game, record.scenario, dict(record.options), record.seed, decisions,
        Outcome(list(outcome.winners), outcome.rule, outcome.key),
    )  # fmt: skip


def test_the_event_loop_answers_while_an_account_is_made(harness: Harness) -> None:
    table, slowest, done = upload(harness, LONG), [0.0], threading.Event()

    def ask() -> None:
        while not done.is_set():
            began = time.perf_counter()
            harness.http.get("/api/tables/nothing")
            slowest[0] = max(slowest[0], time.perf_counter() - began)

    with ThreadPoolExecutor(1) as pool:
        asking = pool.submit(ask)
        told: Any = account(harness, table)
        done.set()
        asking.result()
    assert told["curves"]
    assert slowest[0] < 0.5  # on a loaded machine; replaying here would take seconds
