"""Connections that do not get on are dropped; players are not."""

from __future__ import annotations

import json
import socket
import sys
import time
from pathlib import Path

import pytest

from caposaldo.server.connections import MAX_FILES, RESERVED_FILES, address_key, fitted, raise_open_files
from caposaldo.server.settings import Settings
from server.harness import Harness, quiet_settings

HEAD = b"GET /api/games HTTP/1.1\r\nhost: 127.0.0.1\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{"
UPGRADE = (
    b"GET /api/tables/x/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
    b"sec-websocket-version: 13\r\nsec-websocket-key: MDEyMzQ1Njc4OWFiY2RlZg==\r\n\r\n"
)


def half_open(harness: Harness, sent: bytes = b"") -> socket.socket:
    found = socket.create_connection(("127.0.0.1", harness.port), timeout=5)
    found.sendall(sent)
    return found


def ends_within(connection: socket.socket, seconds: float) -> bool:
    """Read until the server closes the connection."""
    connection.settimeout(seconds)
    try:
        while connection.recv(4096):
            pass
    except TimeoutError:
        return False
    except ConnectionResetError:
        return True
    return True


def is_open(connection: socket.socket) -> bool:
    return not ends_within(connection, 0.05)


# ---------------------------------------------------------------- time limits
@pytest.mark.parametrize("sent", [b"", b"GET", HEAD, POST], ids=["nothing", "line", "head", "body"])
def test_half_a_request_times_out(tmp_path: Path, tiny: None, sent: bytes) -> None:
    with Harness(quiet_settings(tmp_path, head_seconds=0.3, body_seconds=0.3)) as harness:
        assert ends_within(half_open(harness, sent), 4)


def test_an_idle_connection_times_out(tmp_path: Path, tiny: None) -> None:
    with Harness(quiet_settings(tmp_path, head_seconds=0.3)) as harness:
        connection = half_open(harness, HEAD + b"\r\n")
        connection.settimeout(5)
        assert connection.recv(100).startswith(b"HTTP/1.1 200")
        assert ends_within(connection, 4)


def test_a_slow_body_has_more_time_than_a_head(tmp_path: Path, tiny: None) -> None:
    with Harness(quiet_settings(tmp_path, head_seconds=0.2)) as harness:
        connection = half_open(harness, POST)
        assert not ends_within(connection, 2.5)
        connection.sendall(b"}" + b" " * 48)
        connection.settimeout(5)
        assert connection.recv(100).startswith(b"HTTP/1.1 400")


def silent_socket(harness: Harness, table: str, token: str) -> socket.socket:
    """Sit down over a socket that never answers a ping."""
    connection = half_open(harness, UPGRADE.replace(b"/x/", f"/{table}/".encode()))
    hello = json.dumps({"t": "hello", "tokens": [token]}).encode()
    assert len(hello) < 126
    assert connection.recv(4096).startswith(b"HTTP/1.1 101")
    connection.sendall(b"\x81" + bytes([0x80 | len(hello), 0, 0, 0, 0]) + hello)  # a text frame with an empty mask
    return connection


@pytest.mark.parametrize("reads", [True, False])
def test_seated_sockets_that_never_answer_pings_are_dropped(tmp_path: Path, tiny: None, reads: bool) -> None:
    with Harness(quiet_settings(tmp_path, ping_seconds=0.2, pong_seconds=1.0)) as harness:
        made = harness.make(red="human", blue="friend")
        red = harness.seated(made, 0)  # this one answers by itself
        connection = silent_socket(harness, made["table"], made["seats"][1]["token"])
        red.when(lambda s: s["seats"][1]["present"])
        if reads:
            assert ends_within(connection, 4)
        red.when(lambda s: not s["seats"][1]["present"])
        assert harness.table(made).present() == {0}
        assert ends_within(connection, 4)
        time.sleep(1.5)  # longer than a ping may be unanswered
        red.decide("bid 1")


def test_pings_come_often_enough() -> None:
    assert 0 < Settings().ping_seconds + Settings().pong_seconds <= 60


# ---------------------------------------------------------------- limits
@pytest.mark.parametrize("sent", [b"", HEAD, POST], ids=["nothing", "head", "body"])
def test_the_oldest_half_open_connections_of_an_address_are_dropped(tmp_path: Path, tiny: None, sent: bytes) -> None:
    with Harness(quiet_settings(tmp_path, pending_per_address=4)) as harness:
        made = harness.make(red="human", blue="friend")
        red = harness.seated(made, 0)
        opened = [half_open(harness, sent) for _ in range(12)]
        assert all(ends_within(connection, 2) for connection in opened[:8])
        assert all(is_open(connection) for connection in opened[8:])
        assert harness.http.get("/api/games").status_code == 200, "a new request is answered"
        red.decide("bid 1")


def test_seated_sockets_are_not_dropped_for_half_open_ones(tmp_path: Path, tiny: None) -> None:
    with Harness(quiet_settings(tmp_path, pending=6, pending_per_address=3)) as harness:
        made = harness.make(red="human", blue="friend")
        players = [harness.seated(made, 0), harness.seated(made, 1), *(harness.seated(made) for _ in range(6))]
        opened = [half_open(harness) for _ in range(10)]
        assert sum(is_open(connection) for connection in opened) == 3
        for player in players:
            player.send("dance")
            assert player.until("error")["key"] == "web-error-message"


def test_half_open_sockets_count_as_half_open_connections(tmp_path: Path, tiny: None) -> None:
    with Harness(quiet_settings(tmp_path, pending_per_address=3, hello_seconds=60.0)) as harness:
        opened = [half_open(harness, UPGRADE) for _ in range(8)]
        assert sum(is_open(connection) for connection in opened) <= 3


def test_requests_are_answered_while_connections_pour_in(tmp_path: Path, tiny: None) -> None:
    with Harness(quiet_settings(tmp_path, pending=40, pending_per_address=20)) as harness:
        harness.http.get("/api/games")
        opened = []
        for _ in range(10):
            opened += [half_open(harness) for _ in range(15)]
            began = time.monotonic()
            assert harness.http.get("/api/games").status_code == 200
            assert time.monotonic() - began < 1.0


def test_the_limits_fit_into_the_open_files() -> None:
    for files in (160, 256, 1024, 4096, 65_536):
        found = fitted(Settings(), files)
        assert found.pending + found.answering + found.sockets <= files - RESERVED_FILES
        assert 1 <= found.pending_per_address < found.pending
        assert 1 <= found.sockets_per_address < found.sockets
    assert fitted(Settings(), 65_536) == Settings(), "there is room for all"


@pytest.mark.skipif(sys.platform == "win32", reason="the system has no such limit")
@pytest.mark.parametrize(
    ("soft", "hard", "found"),
    [(256, 256, 256), (256, 1024, 1024), (1024, -1, MAX_FILES), (-1, -1, MAX_FILES), (2 * MAX_FILES, -1, MAX_FILES)],
)
def test_the_open_files_are_as_many_as_the_system_allows(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, found: int
) -> None:
    import resource

    limits = [soft, hard]
    monkeypatch.setattr(resource, "RLIM_INFINITY", -1)
    monkeypatch.setattr(resource, "getrlimit", lambda _: tuple(limits))
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: limits.__setitem__(slice(None), wanted))
    assert raise_open_files() == found
    assert limits[0] >= found or limits[0] == -1


def test_one_machine_is_one_address() -> None:
    assert address_key("192.0.2.7") == address_key("::ffff:192.0.2.7") == "192.0.2.7"
    assert address_key("2001:db8::1") == address_key("2001:db8::ffff:2") != address_key("2001:db8:0:1::1")
