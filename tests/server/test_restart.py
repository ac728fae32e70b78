"""Nothing acknowledged is lost: the server is killed in the middle of play, again and again."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import caposaldo
from caposaldo.kernel.replay import verify
from server.harness import PATIENCE, Data, Harness, Player, quiet_settings, record_with_seed

SOURCES = Path(caposaldo.__file__).parents[1]


class Process:
    """`caposaldo serve` as a process of its own."""

    def __init__(self, data: Path, *more: str) -> None:
        command = [sys.executable, "-m", "caposaldo.cli", "serve", "--port", "0", "--no-open", "--data", str(data)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCES), os.environ.get("PYTHONPATH", "")])}
        self.process = subprocess.Popen([*command, *more], stdout=subprocess.PIPE, env=environment, text=True)
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip()
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)

    def sit(self, made: Data, *seats: int) -> Player:
        tokens = [made["seats"][seat]["token"] for seat in seats]
        player = Player(f"ws{self.address.removeprefix('http')}api/tables/{made['table']}/socket", tokens)
        player.until("situation")
        return player

    def children(self) -> list[int]:
        listed = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text()
        return [int(pid) for pid in listed.split()]

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def end(self) -> int:
        self.process.terminate()
        return self.process.wait(PATIENCE)


def play_until_killed(server: Process, made: Data, moment: float) -> int:
    """Returns how many decisions were acknowledged."""
    player = server.sit(made, 0, 1)
    threading.Timer(moment, server.kill).start()
    dice = random.Random(moment)
    try:
        while not player.situation["outcome"]:
            player.choose(dice.randrange(1000))
    except (ConnectionClosed, OSError):
        pass
    return int(player.situation["n"])


@pytest.mark.slow
def test_a_killed_server_has_lost_nothing_that_was_shown(tmp_path: Path) -> None:
    server = Process(tmp_path)
    wish = {"game": "battlegroups", "scenario": "masseria", "seed": "killed"}
    made = server.http.post("/api/tables", json=wish).json()
    for moment in (0.31, 0.77, 0.53):
        acknowledged = play_until_killed(server, made, moment)
        assert acknowledged > 0
        server.process.wait()
        server = Process(tmp_path)
        player = server.sit(made, 0, 1)
        assert player.situation["n"] >= acknowledged
        assert len(player.log) == player.situation["n"]
        player.leave()
    assert verify(record_with_seed(server.http, made, "killed")).ok
    assert server.end() == 0 or server.process.returncode == -signal.SIGTERM


@pytest.mark.slow
def test_the_processes_of_the_bots_do_not_outlive_the_server(tmp_path: Path) -> None:
    server = Process(tmp_path)
    wish = {"game": "battlegroups", "scenario": "masseria", "seats": {"axis": "search", "allies": "search"}}
    made = server.http.post("/api/tables", json=wish).json()
    server.sit(made).when(lambda s: s["n"] >= 1)
    children = server.children()
    assert children
    server.kill()
    end = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{pid}").exists() for pid in children) and time.monotonic() < end:
        time.sleep(0.05)
    assert not any(Path(f"/proc/{pid}").exists() for pid in children)


def test_a_taken_port_is_passed_over_and_said_when_all_are_taken() -> None:
    from caposaldo.server import app

    first = app.bound("127.0.0.1", 0)
    port = first.getsockname()[1]
    second = app.bound("127.0.0.1", port)
    assert second.getsockname()[1] > port
    assert app.address(second) == f"http://127.0.0.1:{second.getsockname()[1]}/"
    with pytest.raises(ValueError, match=r"cannot serve on 203\.0\.113\.1"):
        app.bound("203.0.113.1", 8737)
    first.close()
    second.close()


# ---------------------------------------------------------------- in one process
def play_some(harness: Harness, made: Data, count: int) -> Player:
    player = harness.seated(made, 0, 1)
    for i in range(count):
        player.choose(i * 3)
    return player


def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(harness: Harness) -> None:
    harness.settings.snapshot = 10
    made = harness.make("battlegroups", "masseria")
    player = play_some(harness, made, 34)
    before, log, opening = player.situation, player.log, player.opening
    digest = harness.table(made).state.digest()
    player.leave()
    wait_until(lambda: not harness.table(made).subscribers)
    harness.lobby.unload_idle(time.monotonic() + 1)
    assert made["table"] not in harness.lobby.tables
    again = harness.seated(made, 0, 1)
    assert again.situation == before
    assert again.log == log
    assert again.opening == opening
    table = harness.table(made)
    assert table.state.digest() == digest
    assert table.last_snapshot == 30, "it was read from a snapshot, not played from the start"
    assert verify(record_with_seed(harness.http, made, "7")).ok


def wait_until(good: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not good() and time.monotonic() < end:
        time.sleep(0.01)


def test_what_was_taken_back_stays_so(harness: Harness) -> None:
    harness.settings.snapshot = 2
    made = harness.make(red="human", blue="friend")
    red = harness.seated(made, 0)
    red.decide("bid 1")
    red.send("undo")
    red.at(0)
    red.decide("bid 3")
    red.decide("seal")
    red.leave()
    wait_until(lambda: not harness.table(made).subscribers)
    harness.lobby.unload_idle(time.monotonic() + 1)
    again = harness.seated(made, 0)
    assert [entry["action"] for entry in again.log] == ["bid 3", "seal"]
    assert harness.table(made).lines == 4
    assert again.situation["undo"]["key"] == "kernel-undo-other-seat"


def test_how_a_game_ended_is_kept(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    red = harness.seated(made, 0)
    red.send("resign", seat=0)
    red.when(lambda s: bool(s["outcome"]))
    red.leave()
    wait_until(lambda: not harness.table(made).subscribers)
    harness.lobby.unload_idle(time.monotonic() + 1)
    assert harness.seated(made, 1).situation["outcome"]["winners"] == [1]
    assert harness.http.get(f"/api/tables/{made['table']}/record").text.endswith("# red resigned\n")


def test_a_line_that_cannot_be_written_is_never_shown(harness: Harness) -> None:
    """Somebody else has written line 1 of this table: what is in memory is forgotten, the truth is read again."""
    made = harness.make(red="human", blue="friend")
    red, blue = harness.seated(made, 0), harness.seated(made, 1)
    red.decide("bid 1")
    harness.table(made).lines = 0
    red.send("decide", n=1, action="seal")
    assert red.closed() == 1012
    assert blue.closed() == 1012
    again = harness.seated(made, 0)
    assert again.situation["view"]["sealed"] == [0, 0]
    assert [entry["action"] for entry in again.log] == ["bid 1"]
    again.decide("seal")


def test_two_servers_on_one_folder_do_not_harm_each_other(tmp_path: Path, tiny: None) -> None:
    with Harness(quiet_settings(tmp_path)) as one, Harness(quiet_settings(tmp_path)) as two:
        made = one.make(red="human", blue="friend")
        here, there = one.seated(made, 0), two.seated(made, 0)
        here.decide("bid 1")
        there.send("decide", n=0, action="bid 3")
        assert there.closed() == 1012
        assert two.seated(made, 0).situation["view"]["bids"][0] == 1
