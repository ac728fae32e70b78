"""Requests that are refused before they reach a handler, and what the log says."""

from __future__ import annotations

import contextlib
import logging
import socket
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from caposaldo.server import lobby
from caposaldo.server.app import allowed_names
from caposaldo.server.guards import ADDRESS_SIZE
from caposaldo.server.logs import MOST, RepeatFilter
from caposaldo.server.settings import Settings
from server.harness import Harness, quiet_settings

WISH = {"game": "tiny", "scenario": "skirmish"}


# ---------------------------------------------------------------- Host and Origin
@pytest.mark.parametrize("host", ["localhost", "LOCALHOST:1", "127.0.0.1:8737", "[::1]:8737", "localhost."])
def test_names_of_this_machine_are_answered(harness: Harness, host: str) -> None:
    assert harness.http.get("/api/games", headers={"host": host}).status_code == 200


OTHER_NAMES = [
    "evil.example",
    "localhost.evil.example",
    "evil.example:8737",
    "evil.example@localhost",
    "[",
    "192.0.2.1",
    "",
]


@pytest.mark.parametrize("host", OTHER_NAMES)
def test_other_names_are_refused(harness: Harness, host: str) -> None:
    answer = harness.http.get("/api/games", headers={"host": host})
    assert answer.status_code == 421
    assert answer.json()["key"] == "web-error-host"
    page = harness.http.get("/", headers={"host": host})
    assert page.status_code == 421
    assert "--allow-host" in page.text


def test_a_name_can_be_allowed(tmp_path: Path, tiny: None) -> None:
    with Harness(quiet_settings(tmp_path, allowed_hosts=("Games.Example",))) as harness:
        assert harness.http.get("/api/games", headers={"host": "games.example:443"}).status_code == 200
        assert harness.http.get("/api/games", headers={"host": "other.example"}).status_code == 421
        own = {"host": "games.example", "origin": "https://games.example"}
        assert harness.http.get("/api/games", headers=own).status_code == 200


def test_the_start_says_which_names_are_allowed() -> None:
    told = allowed_names(Settings(allowed_hosts=("games.example",)), "0.0.0.0")
    assert "games.example" in told
    assert "this machine’s addresses" in told
    assert "--allow-host" in told


def test_pages_of_other_servers_are_refused(harness: Harness) -> None:
    here = f"http://127.0.0.1:{harness.port}"
    for origin in ("https://elsewhere.example", "http://localhost:5173", "http://127.0.0.1:1", "null", "http://["):
        answer = harness.http.get("/api/games", headers={"origin": origin})
        assert answer.status_code == 403, origin
        assert answer.json()["key"] == "web-error-origin"
    assert harness.http.get("/api/games", headers={"origin": here}).status_code == 200


def test_in_development_pages_of_this_machine_are_allowed(tmp_path: Path, tiny: None) -> None:
    with Harness(quiet_settings(tmp_path, development=True)) as harness:
        for origin, status in (("https://elsewhere.example", 403), ("http://localhost:5173", 200), ("null", 403)):
            assert harness.http.get("/api/games", headers={"origin": origin}).status_code == status


def test_a_development_server_that_hands_requests_on_is_allowed(harness: Harness) -> None:
    """Vite leaves `Host` as the browser sent it."""
    headers = {"host": "localhost:5173", "origin": "http://localhost:5173"}
    assert harness.http.get("/api/games", headers=headers).status_code == 200


@pytest.mark.parametrize("headers", [{"Origin": "http://localhost:5173"}, {"Host": "evil.example"}])
def test_sockets_are_guarded_too(harness: Harness, headers: dict[str, str]) -> None:
    table = harness.make(red="human", blue="friend")["table"]
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{harness.port}/api/tables/{table}/socket", additional_headers=headers)
    assert refused.value.response.status_code in (400, 403)


# ---------------------------------------------------------------- proxies
def many_forwarded(harness: Harness) -> list[int]:
    return [
        harness.http.post("/api/tables", json=WISH, headers={"x-forwarded-for": f"192.0.2.{i}"}).status_code
        for i in range(12)
    ]


def test_forwarded_addresses_do_not_count(tmp_path: Path, tiny: None) -> None:
    with Harness(quiet_settings(tmp_path, http_rate=0.1, http_burst=20.0)) as harness:
        assert many_forwarded(harness).count(201) == 4


def test_forwarded_addresses_count_behind_a_named_proxy(tmp_path: Path, tiny: None) -> None:
    settings = quiet_settings(tmp_path, http_rate=0.1, http_burst=20.0, proxies=("127.0.0.1",))
    with Harness(settings) as harness:
        assert many_forwarded(harness).count(201) == 12
    settings = quiet_settings(tmp_path, http_rate=0.1, http_burst=20.0, proxies=("192.0.2.200",))
    with Harness(settings) as harness:
        assert many_forwarded(harness).count(201) == 4


# ---------------------------------------------------------------- nesting and length
DEEP = 9_000
NESTED = [
    "[" * DEEP,
    "[" * DEEP + "]" * DEEP,
    '{"a":' * DEEP,
    '{"a":' * DEEP + "1" + "}" * DEEP,
    '{"game":' + "[" * DEEP + "]" * DEEP + "}",
    '{"x":' + "[" * DEEP + "]" * DEEP + ',"game":"tiny","scenario":"skirmish"}',
    '{"options":{"a":' + "[" * DEEP + "]" * DEEP + "}}",
    '{"held":' + "[" * DEEP + "]" * DEEP + "}",
    '{"at":' + "[" * DEEP + "]" * DEEP + "}",
]


@pytest.mark.parametrize("path", ["tables", "tables/mine", "tables/x/fork", "tables/x/rematch"])
def test_deeply_nested_bodies_are_refused(harness: Harness, path: str, caplog: pytest.LogCaptureFixture) -> None:
    for body in NESTED:
        answer = harness.http.post(f"/api/{path}", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, body[:20]
        assert answer.json()["key"] == "web-error-request"
    assert caplog.records == []


@pytest.mark.parametrize("path", ["tables", "tables/mine", "tables/x/sit", "tables/x/fork"])
def test_bodies_that_are_no_utf8_are_refused(harness: Harness, path: str, caplog: pytest.LogCaptureFixture) -> None:
    for body in (b'{"game":"\xff\xfe"}', b'{"\xff":1}', b"\xff"):
        answer = harness.http.post(f"/api/{path}", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 400, body
        assert answer.json()["key"] == "web-error-request"
    assert caplog.records == []


def test_deeply_nested_messages_are_refused(harness: Harness, caplog: pytest.LogCaptureFixture) -> None:
    red = harness.seated(harness.make(red="human", blue="friend"), 0)
    for body in [*NESTED, '{"x":' + "[" * DEEP + "]" * DEEP + ',"t":"undo"}']:
        red.socket.send(body)
        assert red.until("error")["key"] == "web-error-message"
    red.decide("bid 1")
    assert caplog.records == []


@pytest.mark.parametrize("length", [ADDRESS_SIZE + 1, 20_000, 60_000])
def test_addresses_that_are_too_long_are_refused(harness: Harness, length: int) -> None:
    for path in (f"/api/tables/{'x' * length}", f"/api/texts/en?game={'x' * length}"):
        answer = harness.http.get(path)
        assert answer.status_code == 414
        assert answer.json()["key"] == "web-error-address"
    page = harness.http.get(f"/{'x' * length}")
    assert page.status_code == 414
    assert "too long" in page.text


@pytest.mark.parametrize("path", ["x" * 256, f"assets/{'x' * 1000}", f"{'x' * 2000}/x", "%C3%A8" * 128])
def test_names_that_are_too_long_for_a_file_are_refused(
    harness: Harness, path: str, caplog: pytest.LogCaptureFixture
) -> None:
    assert harness.http.get(f"/{path}").status_code == 414
    assert caplog.records == []


@pytest.mark.parametrize("path", ["x" * 255, "x/" * 2000, "%00", "%FF%FE"])
def test_files_that_are_not_there_are_not_found(harness: Harness, path: str, caplog: pytest.LogCaptureFixture) -> None:
    assert harness.http.get(f"/{path}").status_code in (404, 503)
    assert caplog.records == []


@pytest.mark.parametrize(
    ("sent", "status"), [(b"GET /" + b"x" * 200_000, b"414"), (b"GET / HTTP/1.1\r\na: " + b"x" * 200_000, b"400")]
)
def test_a_head_without_end_is_refused(harness: Harness, sent: bytes, status: bytes) -> None:
    with socket.create_connection(("127.0.0.1", harness.port), timeout=5) as connection:
        with contextlib.suppress(OSError):
            connection.sendall(sent)
        assert connection.recv(100).startswith(b"HTTP/1.1 " + status)


# ---------------------------------------------------------------- the log
SEED = "distinctive-seed-4711"


def test_no_seed_is_logged(
    tmp_path: Path, tiny: None, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong with a game, its seed is not in the log."""
    caplog.set_level(logging.DEBUG)
    for noisy in ("aiosqlite", "httpcore", "websockets.client"):
        caplog.set_level(logging.INFO, noisy)
    with Harness(quiet_settings(tmp_path)) as harness:
        made = harness.make(seed=SEED, red="human", blue="greedy")  # the bot fails: its process knows no tiny game
        red = harness.seated(made, 0)
        red.decide("bid 1")
        red.send("decide", n=red.situation["n"], action=SEED)
        harness.http.post("/api/tables", json={**WISH, "seed": [SEED]})
        harness.http.post("/api/tables", json={**WISH, "seed": SEED, "options": {SEED: "1"}})
        harness.http.post("/api/records", content=f"game: tiny\nseed: {SEED}\nnonsense")
        monkeypatch.setattr(lobby, "new_id", lambda: made["table"])
        for _ in range(2):
            answer = harness.http.post("/api/tables", json={**WISH, "seed": SEED})
        assert answer.status_code == 500
        assert answer.json()["key"] == "web-error-internal"
    assert caplog.records
    assert not [line for line in caplog.text.splitlines() if SEED in line]


def test_the_log_leaves_out_what_repeats(caplog: pytest.LogCaptureFixture) -> None:
    handler = logging.StreamHandler()
    handler.addFilter(RepeatFilter())
    lines: list[str] = []
    handler.emit = lambda record: lines.append(record.getMessage())  # type: ignore[method-assign]
    log = logging.getLogger("caposaldo.test")
    log.addHandler(handler)
    for i in range(100):
        log.warning("again %d", i)
    log.warning("other")
    log.removeHandler(handler)
    assert len(lines) == MOST + 1
