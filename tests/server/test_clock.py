"""A table whose players are timed: the server's clock ends the actions of whoever takes too long."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.harness import Harness, Player, quiet_settings


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Harness]:
    """A minute lasts a second."""
    with Harness(quiet_settings(tmp_path, second=1 / 60)) as harness:
        yield harness


def to_own_turn(harness: Harness, clock: str) -> Player:
    """The Germans leave groups and terrain as they are proposed, and pass until it is their turn to act."""
    wish = {
        "game": "upfront",
        "scenario": "two-patrols",
        "seats": {"german": "human", "american": "greedy"},
        "options": {"clock": clock},
        "seed": "7",
    }
    answer = harness.http.post("/api/tables", json=wish)
    assert answer.status_code == 201, answer.text
    player = harness.seated(answer.json(), 0)
    while not acting(player):
        end(player)
    return player


def acting(player: Player) -> bool:
    player.when(lambda s: bool(s["choices"]))
    view = player.situation["view"]
    return bool(view["step"] == "acting" and view["side"] == 0 and view["decision"]["kind"] == "act")


def end(player: Player) -> None:
    """The last choice ends whatever it is."""
    player.when(lambda s: bool(s["choices"]))
    ways = {choice["verb"]: choice["action"] for choice in player.situation["choices"]}
    player.decide(ways.get("done") or ways.get("pass") or ways.get("keep") or list(ways.values())[-1])


@pytest.mark.rule("16.31")
def test_when_the_minute_is_over_the_server_ends_the_actions_and_says_so(hasty: Harness) -> None:
    player = to_own_turn(hasty, "yes")
    assert player.situation["until"] > 1_600_000_000_000
    notice = player.until("notice")
    assert (notice["key"], notice["params"]) == ("web-notice-time-up", {"seat": "@seat/0"})
    player.when(lambda s: s["view"]["step"] == "discarding")
    assert not player.situation["view"]["acted"]


@pytest.mark.rule("16.31")
def test_what_is_only_prepared_does_not_stop_the_clock(hasty: Harness) -> None:
    player = to_own_turn(hasty, "yes")
    player.decide(next(choice["action"] for choice in player.situation["choices"] if choice["verb"] == "attack"))
    player.when(lambda s: s["view"]["decision"]["kind"] == "aim")
    assert player.until("notice")["key"] == "web-notice-time-up"
    player.when(lambda s: s["view"]["step"] == "discarding")
    assert not player.situation["view"]["acted"]


@pytest.mark.rule("16.31")
def test_without_the_option_nobody_is_hurried(hasty: Harness) -> None:
    player = to_own_turn(hasty, "no")
    assert player.situation["until"] is None
    assert player.hears_nothing(1.5)


def test_the_time_of_every_turn_begins_anew(hasty: Harness) -> None:
    player = to_own_turn(hasty, "yes")
    first = player.situation["until"]
    end(player)
    while not acting(player):
        end(player)
    assert player.situation["until"] > first


def test_who_comes_back_to_an_empty_table_has_a_whole_minute(hasty: Harness) -> None:
    player = to_own_turn(hasty, "yes")
    (table,) = hasty.lobby.tables.values()
    first = table.clock.until
    player.leave()
    while table.subscribers:
        time.sleep(0.01)
    assert table.clock.until is None
    again = hasty.enter(table.id)
    assert again.until("situation")["until"] > first
