"""A decision that cannot be saved is told at the table, changes nothing, and can be repeated."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from caposaldo.kernel.replay import verify
from server.harness import Data, Harness, Player, record_with_seed


def pragma(harness: Harness, *statements: str) -> list[int]:
    """Run statements on the server's own connection to the database."""

    async def run() -> list[int]:
        storage = await harness.lobby.storage()
        async with storage.engine.connect() as db:
            return [int((await db.exec_driver_sql(s)).scalar() or 0) for s in statements]

    loop = harness.lobby.opening.get_loop() if harness.lobby.opening is not None else asyncio.new_event_loop()
    return asyncio.run_coroutine_threadsafe(run(), loop).result(10)


@contextmanager
def full_disk(harness: Harness) -> Iterator[None]:
    """SQLite refuses to let the file grow, with the error of a full disk."""
    (pages,) = pragma(harness, "PRAGMA page_count")
    pragma(harness, f"PRAGMA max_page_count={pages}")
    try:
        yield
    finally:
        pragma(harness, "PRAGMA max_page_count=1000000")


@contextmanager
def read_only(harness: Harness) -> Iterator[None]:
    async def set_to(value: int) -> None:
        storage = await harness.lobby.storage()
        async with storage.engine.connect() as db:
            await db.exec_driver_sql(f"PRAGMA query_only={value}")

    assert harness.lobby.opening is not None
    loop = harness.lobby.opening.get_loop()
    asyncio.run_coroutine_threadsafe(set_to(1), loop).result(10)
    try:
        yield
    finally:
        asyncio.run_coroutine_threadsafe(set_to(0), loop).result(10)


def test_a_decision_that_cannot_be_saved_is_told_and_can_be_repeated(
    harness: Harness, caplog: pytest.LogCaptureFixture
) -> None:
    made = harness.make(red="human", blue="friend")
    red, blue = harness.seated(made, 0), harness.seated(made, 1)
    red.decide("bid 1")
    digest = harness.table(made).state.digest()
    with read_only(harness), caplog.at_level(logging.WARNING):
        for _ in range(5):
            red.send("decide", n=1, action="seal")
            error = red.until("error")
            assert (error["key"], error["params"]) == ("web-error-not-saved", {"reason": "@web-storage-read-only"})
        notice = blue.until("notice")
        assert (notice["key"], notice["params"]) == ("web-notice-not-saved", {"reason": "@web-storage-read-only"})
        assert blue.hears_nothing(), "it is told once"
        # The table stays readable.
        assert harness.table(made).state.digest() == digest
        late = harness.seated(made, 0)
        assert [entry["action"] for entry in late.log] == ["bid 1"]
        late.send("why", action="seal")
        assert late.until("refusal")["refusal"] is None
        assert [r.message for r in caplog.records] == ["the database cannot be written: it is read-only"]
    red.decide("seal")
    assert blue.until("notice")["key"] == "web-notice-saved-again"
    assert [line.action for line in harness.table(made).log.decisions] == ["bid 1", "seal"]
    assert caplog.records[-1].message == "the database can be written again"
    assert verify(record_with_seed(harness.http, made, "7")).ok


def play_to_the_roll(harness: Harness) -> tuple[Data, Player]:
    made = harness.make(red="human", blue="friend")
    players = harness.seated(made, 0), harness.seated(made, 1)
    table = harness.table(made)
    for seat, action in ((0, "bid 3"), (1, "bid 1"), (0, "seal"), (1, "seal")):
        players[seat].at(table.known(seat))
        players[seat].decide(action)
    players[0].at(table.known(0))
    return made, players[0]


def test_dice_that_fell_for_an_unsaved_decision_fall_the_same_again(harness: Harness) -> None:
    """Nobody gains another roll from a full disk."""
    made, red = play_to_the_roll(harness)
    with read_only(harness):
        red.send("decide", n=red.situation["n"], action="roll")
        assert red.until("error")["key"] == "web-error-not-saved"
        assert harness.table(made).state.dice.used == 0
    red.decide("roll")
    twin, other = play_to_the_roll(harness)
    other.decide("roll")
    assert harness.table(twin).state.dice.used == 1
    assert harness.table(twin).state.digest() == harness.table(made).state.digest()


def test_a_full_disk_is_told(harness: Harness) -> None:
    made = harness.make("battlegroups", "masseria")
    player = harness.seated(made, 0, 1)
    with full_disk(harness):
        for _ in range(200):
            player.send("decide", n=player.situation["n"], action=player.situation["choices"][0]["action"])
            message = player.until_any("error", "situation")
            if message["t"] == "error":
                break
        assert message["params"] == {"reason": "@web-storage-full"}
        n = player.situation["n"]
        wish = {"game": "tiny", "scenario": "skirmish", "seed": "x" * 60, "options": {}}
        answers = [harness.http.post("/api/tables", json=wish) for _ in range(30)]
        refused = [answer for answer in answers if answer.status_code != 201]
        assert refused
        assert {(a.status_code, a.json()["key"]) for a in refused} == {(503, "web-error-not-made")}
    player.choose()
    assert player.situation["n"] == n + 1


def test_taking_back_and_resigning_are_told_too(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    red = harness.seated(made, 0)
    red.decide("bid 1")
    with read_only(harness):
        for message in ({"t": "undo"}, {"t": "resign", "seat": 0}):
            red.send(**message)
            assert red.until("error")["key"] == "web-error-not-saved"
    table = harness.table(made)
    assert not table.over
    assert [line.action for line in table.log.decisions] == ["bid 1"]
    assert table.session.undo_refusal(0) is None
    red.send("undo")
    red.at(0)


def test_bots_go_on_when_the_database_can_be_written_again(harness: Harness, caplog: pytest.LogCaptureFixture) -> None:
    harness.settings.retry = 0.1
    made = harness.make("battlegroups", "masseria", axis="random", allies="random")
    spectator = harness.seated(made)
    spectator.when(lambda s: s["n"] >= 2)
    with read_only(harness):
        assert spectator.until("notice")["key"] == "web-notice-not-saved"
        n = spectator.situation["n"]
        assert spectator.hears_nothing(0.6)
    spectator.when(lambda s: s["n"] > n + 1)
    assert {record.levelname for record in caplog.records} == {"ERROR", "WARNING"}
    assert len(caplog.records) == 2


def test_an_invitation_stays_valid_when_the_seat_cannot_be_saved(harness: Harness) -> None:
    made = harness.invite(red="human", blue="friend")
    invite = made["seats"][1]["invite"]
    with read_only(harness):
        answer = harness.join(made["table"], invite)
        assert (answer.status_code, answer.json()["key"]) == (503, "web-error-not-seated")
        wish = {"seat": 1, "tokens": [made["seats"][0]["token"]]}
        assert harness.http.post(f"/api/tables/{made['table']}/invite", json=wish).status_code == 503
        assert harness.http.get(f"/api/tables/{made['table']}").json()["seats"][1]["open"]
    assert harness.join(made["table"], invite).status_code == 201
