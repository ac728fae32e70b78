"""Whatever comes over a socket, the answer is an error and a limit, never a crash."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest

from server.harness import Harness, quiet_settings

NONSENSE: list[str | bytes] = [
    "",
    "x",
    "{}",
    "[]",
    "null",
    '{"t":"dance"}',
    '{"t":"decide"}',
    '{"t":"decide","n":"0","action":"bid 1"}',
    '{"t":"decide","n":-1,"action":"bid 1"}',
    '{"t":"decide","n":0,"action":5}',
    '{"t":"decide","n":0,"action":"bid 1","seat":1}',
    '{"t":"decide","n":1e99,"action":"bid 1"}',
    '{"t":"look","seat":-7}',
    '{"t":"look","seat":99}',
    '{"t":"moment","at":0}',
    '{"t":"answer","what":"everything","yes":true}',
    '{"t":"why","action":"' + "x" * 5000 + '"}',
    '{"t":"why","action":"\\ud800"}',
    '{"t":"undo"}{"t":"undo"}',
    "[" * 20_000,
    b"",
    b"\xff\xfe\x00",
    b'{"t":"undo"}',
]


def test_nonsense_is_answered_by_an_error(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    red = harness.seated(made, 0)
    for message in NONSENSE:
        red.socket.send(message)
        assert red.until("error")["key"] in ("web-error-message", "web-error-eyes"), message
    assert harness.table(made).lines == 0
    red.decide("bid 1")


@pytest.mark.parametrize("action", ["bid 99999999999999999999999", "bid -1", "bid", "\0", "select U1 " * 9, "💥", " "])
def test_odd_actions_change_nothing(harness: Harness, action: str) -> None:
    for game, scenario in (("tiny", "skirmish"), ("battlegroups", "masseria")):
        made = harness.make(game, scenario)
        player = harness.seated(made, *range(2))
        for verb in ("decide", "why", "preview"):
            player.send(verb, action=action, **({"n": player.situation["n"]} if verb == "decide" else {}))
            message = player.next()
            assert message["t"] in ("error", "refusal", "preview")
            assert message.get("key") != "web-error-internal"
        assert harness.table(made).lines == 0


def test_a_message_that_is_too_long_ends_the_conversation(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    red, blue = harness.seated(made, 0), harness.seated(made, 1)
    red.send("why", action="x" * 70_000)
    assert red.until("error")["key"] == "web-error-large"
    assert red.closed() == 1009
    again = harness.seated(made, 0)
    again.socket.send("x" * 2_000_000)
    assert again.closed() == 1009
    blue.decide("bid 1")


def test_a_flood_is_limited_and_then_cut_off(tmp_path: Path, tiny: None) -> None:
    with Harness(quiet_settings(tmp_path, socket_rate=5.0, socket_burst=10.0)) as harness:
        made = harness.make(red="human", blue="friend")
        red, blue = harness.seated(made, 0), harness.seated(made, 1)
        for _ in range(30):
            red.send("why", action="bid 1")
        assert red.until("error")["key"] == "web-error-flood"
        answered = sum(b'"refusal"' in raw for raw in red.came)
        assert 10 <= answered <= 15
        for _ in range(200):
            try:
                red.send("why", action="bid 1")
            except Exception:
                break
        assert red.closed() == 1008
        blue.decide("bid 1")


def test_the_number_of_sockets_is_limited(tmp_path: Path, tiny: None) -> None:
    with Harness(quiet_settings(tmp_path, table_sockets=2)) as harness:
        made = harness.make(red="human", blue="friend")
        harness.seated(made, 0)
        harness.seated(made)
        third = harness.sit(made)
        assert third.next()["key"] == "web-error-crowded"
        assert third.closed() == 4429


def test_one_address_cannot_take_all_the_room_for_sockets(tmp_path: Path, tiny: None) -> None:
    with Harness(quiet_settings(tmp_path, sockets_per_address=2, proxies=("127.0.0.1",))) as harness:
        made = harness.make(red="human", blue="friend")
        path = f"/api/tables/{made['table']}/socket"
        first, *_ = [harness.connect(path, [], address="192.0.2.1") for _ in range(2)]
        first.until("situation")
        third = harness.connect(path, None, address="192.0.2.1")
        assert third.next()["key"] == "web-error-sockets"
        assert third.closed() == 4429
        other = harness.connect(path, [made["seats"][0]["token"]], address="192.0.2.2")
        other.until("situation")
        first.leave()
        end = time.monotonic() + 5
        while harness.app.state.sockets.of("192.0.2.1") > 1 and time.monotonic() < end:
            time.sleep(0.01)
        harness.connect(path, [], address="192.0.2.1").until("situation")


def test_whoever_hangs_up_in_the_middle_leaves_the_table_whole(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    blue = harness.seated(made, 1)
    for i in range(10):
        red = harness.seated(made, 0)
        red.socket.send(json.dumps({"t": "decide", "n": red.situation["n"], "action": f"bid {i % 3 + 1}"}))
        red.socket.socket.close()
        back = harness.seated(made, 0)
        back.when(lambda s: s["n"] == 1)
        back.send("undo")
        back.at(0)
        back.leave()
    blue.decide("bid 2")
    assert not harness.table(made).abandoned
