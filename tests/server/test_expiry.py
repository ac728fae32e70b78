"""Tables that nobody uses expire, and one address cannot make any number of tables."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any, TypeVar

import pytest

from caposaldo.kernel.texts import texts
from caposaldo.server import lobby as lobbies
from caposaldo.server import quota
from caposaldo.server.protocol import ApiError
from caposaldo.server.quota import TableQuota
from caposaldo.server.settings import Settings
from caposaldo.server.table_meta import Keep
from server.harness import Data, Harness, quiet_settings
from server.test_restart import wait_until

T = TypeVar("T")
DAY = 24 * 3600.0


def on_server(harness: Harness, work: Coroutine[Any, Any, T]) -> T:
    """Run something in the event loop of the server."""
    assert harness.lobby.opening is not None
    return asyncio.run_coroutine_threadsafe(work, harness.lobby.opening.get_loop()).result(10)


def expire(harness: Harness, days: float) -> int:
    """Look for tables to delete as if it were so many days later."""
    return on_server(harness, harness.lobby.expire_some(time.time() + days * DAY))


def unload(harness: Harness) -> None:
    for player in harness.players:
        player.leave()
    wait_until(lambda: not any(table.subscribers for table in harness.lobby.tables.values()))
    harness.lobby.unload_idle(time.monotonic() + 1)
    assert not harness.lobby.tables


def exists(harness: Harness, made: Data) -> bool:
    return harness.http.get(f"/api/tables/{made['table']}").status_code == 200


def three_tables(harness: Harness) -> tuple[Data, Data, Data]:
    """One never played, one unfinished, one finished."""
    made = tuple(harness.make(red="human", blue="friend") for _ in range(3))
    harness.seated(made[1], 0).decide("bid 1")
    loser = harness.seated(made[2], 0)
    loser.send("resign", seat=0)
    loser.when(lambda s: bool(s["outcome"]))
    unload(harness)
    return made[0], made[1], made[2]


def test_each_kind_of_table_has_its_own_time(harness: Harness) -> None:
    harness.settings.keep_unused, harness.settings.keep_unfinished, harness.settings.keep_finished = 2, 10, 20
    unused, unfinished, finished = three_tables(harness)
    for days, left in ((1, 3), (3, 2), (9, 2), (11, 1), (19, 1), (21, 0)):
        expire(harness, days)
        assert [exists(harness, made) for made in (unused, unfinished, finished)] == [left >= 3, left >= 2, left >= 1]


def test_nothing_is_left_of_a_deleted_table(harness: Harness) -> None:
    harness.settings.snapshot = 1
    three_tables(harness)
    assert expire(harness, 10_000) == 3
    with closing(sqlite3.connect(harness.settings.data / "tables.db")) as db:
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        left = {name: db.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names}
    assert {name for name, count in left.items() if count} == {"about", "alembic_version"}


def test_zero_days_keep_everything(harness: Harness) -> None:
    harness.settings.keep_unused = harness.settings.keep_unfinished = harness.settings.keep_finished = 0
    made = three_tables(harness)
    assert expire(harness, 1_000_000) == 0
    assert all(exists(harness, table) for table in made)


def test_a_table_in_memory_is_never_deleted(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    red = harness.seated(made, 0)
    assert expire(harness, 10_000) == 0
    red.decide("bid 1")
    unload(harness)
    assert expire(harness, 10_000) == 1


def test_looking_at_a_table_is_a_use_of_it(harness: Harness) -> None:
    harness.settings.keep_unfinished = 10
    _, unfinished, _ = three_tables(harness)
    with closing(sqlite3.connect(harness.settings.data / "tables.db")) as db, db:
        db.execute("UPDATE tables SET touched = touched - ?", (9 * DAY,))
    harness.seated(unfinished, 0)
    unload(harness)
    expire(harness, 5)
    assert exists(harness, unfinished)
    expire(harness, 11)
    assert not exists(harness, unfinished)


def test_a_table_that_is_opened_meanwhile_stays(harness: Harness) -> None:
    _, unfinished, _ = three_tables(harness)

    async def delete_late() -> bool:
        storage = await harness.lobby.storage()
        last_use = dict(await storage.expired(Keep(1, 1, 1), time.time() + 10 * DAY, 10))[unfinished["table"]]
        await storage.mark_used([unfinished["table"]], time.time())
        return await storage.delete_unused(unfinished["table"], last_use)

    assert on_server(harness, delete_late()) is False
    assert exists(harness, unfinished)


def test_tables_are_deleted_in_small_portions(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lobbies, "EXPIRY_PORTION", 2)
    for _ in range(5):
        harness.make(red="human", blue="friend")
    unload(harness)
    assert [expire(harness, 1000) for _ in range(4)] == [2, 2, 1, 0]


def test_the_server_deletes_them_by_itself(tmp_path: Path, tiny: None) -> None:
    with Harness(quiet_settings(tmp_path)) as harness:
        three_tables(harness)
    settings = quiet_settings(tmp_path, keep_unused=1e-9, keep_unfinished=1e-9, keep_finished=1e-9)
    settings.expiry_interval = settings.expiry_pause = 0.05
    with Harness(settings), closing(sqlite3.connect(tmp_path / "tables.db")) as db:
        wait_until(lambda: db.execute("SELECT count(*) FROM tables").fetchone() == (0,))
        assert db.execute("SELECT count(*) FROM tables").fetchone() == (0,)


def test_the_option_sets_all_times_and_never_keeps_empty_tables_longer() -> None:
    def kept(*days: float | None) -> tuple[float, float, float]:
        settings = Settings(data=Path())
        settings.set_keep(*days)
        return settings.keep_unfinished, settings.keep_finished, settings.keep_unused

    assert kept(None, None, None) == (730, 730, 30)
    assert kept(90, None, None) == (90, 90, 30)
    assert kept(7, None, None) == (7, 7, 7)
    assert kept(0, None, None) == (0, 0, 0)
    assert kept(90, 14, 1) == (90, 14, 1)


# ---------------------------------------------------------------- the quota
def make(harness: Harness) -> tuple[int, str]:
    answer = harness.http.post(
        "/api/tables", json={"game": "tiny", "scenario": "skirmish", "seats": {"blue": "friend"}}
    )
    return answer.status_code, str(answer.json().get("key", ""))


def test_an_address_makes_so_many_tables_in_an_hour(harness: Harness) -> None:
    harness.lobby.quota = TableQuota(3, 0)
    wrong = {"game": "tiny", "scenario": "moon"}
    assert [harness.http.post("/api/tables", json=wrong).status_code for _ in range(5)] == [404] * 5, "not counted"
    assert [make(harness) for _ in range(4)] == [(201, "")] * 3 + [(429, "web-error-quota-hour")]
    (made,) = harness.lobby.quota.by_address.values()
    made.times[0] -= 3601
    assert [make(harness) for _ in range(2)] == [(201, ""), (429, "web-error-quota-hour")]


def test_forks_count_too(harness: Harness) -> None:
    made = harness.make("battlegroups", "masseria", axis="human", allies="greedy")
    harness.lobby.quota = TableQuota(1, 0)
    fork = {"at": 0, "tokens": [made["seats"][0]["token"]]}
    answers = [harness.http.post(f"/api/tables/{made['table']}/fork", json=fork).status_code for _ in range(2)]
    assert answers == [201, 429]


def test_an_address_leaves_so_many_tables_unfinished(harness: Harness) -> None:
    harness.lobby.quota = TableQuota(0, 2)
    made = harness.make(red="human", blue="friend")
    assert [make(harness) for _ in range(2)] == [(201, ""), (429, "web-error-quota-open")]
    red = harness.seated(made, 0)
    red.send("resign", seat=0)
    red.when(lambda s: bool(s["outcome"]))
    assert [make(harness) for _ in range(2)] == [(201, ""), (429, "web-error-quota-open")]


def test_addresses_are_counted_apart_and_old_ones_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quota, "MAX_ADDRESSES", 2)
    made = TableQuota(1, 0)
    made.take("a")
    made.take("b")
    with pytest.raises(ApiError) as caught:
        made.take("b")
    assert caught.value.params == {"most": 1, "minutes": 60}
    made.take("c")
    made.take("a")
    assert len(made.by_address) == 2


@pytest.mark.parametrize(("lang", "said"), [("en", "Try again in 5 minutes"), ("it", "Riprova tra 5 minuti")])
def test_both_limits_are_told_in_plain_words(lang: str, said: str) -> None:
    assert said in texts(lang).text("web-error-quota-hour", most=200, minutes=5)
    assert "500" in texts(lang).text("web-error-quota-open", most=500)


def test_no_address_is_stored(harness: Harness) -> None:
    three_tables(harness)
    for path in harness.settings.data.iterdir():
        assert b"127.0.0.1" not in path.read_bytes()
