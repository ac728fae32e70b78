"""Seats and invitations: whoever makes a table has only his own token, an invitation is used once."""

from __future__ import annotations

import threading
import time

import httpx
import pytest

from caposaldo.kernel import record as records
from caposaldo.kernel.dice import commitment
from caposaldo.kernel.replay import verify
from server.harness import Data, Harness, bearer


def info(harness: Harness, table: str) -> Data:
    found: Data = harness.http.get(f"/api/tables/{table}").json()
    return found


def token_of(answer: httpx.Response) -> str:
    assert answer.status_code == 201, answer.text
    tokens = [seat["token"] for seat in answer.json()["seats"] if seat["token"] is not None]
    assert len(tokens) == 1
    return str(tokens[0])


# ---------------------------------------------------------------- invitations
def test_the_maker_gets_only_his_own_token(harness: Harness) -> None:
    made = harness.invite(red="human", blue="friend")
    red, blue = made["seats"]
    assert red["token"] is not None
    assert red["invite"] is None
    assert blue["token"] is None
    assert len(blue["invite"]) >= 32
    assert [seat["open"] for seat in info(harness, made["table"])["seats"]] == [False, True]


def test_who_says_so_plays_both_sides_at_one_screen(harness: Harness) -> None:
    made = harness.invite(red="human", blue="human")
    assert all(seat["token"] and seat["invite"] is None for seat in made["seats"])


def test_an_invitation_is_used_once(harness: Harness) -> None:
    made = harness.invite(red="human", blue="friend")
    table, invite = made["table"], made["seats"][1]["invite"]
    sat = harness.join(table, invite)
    token = token_of(sat)
    assert [seat["token"] for seat in sat.json()["seats"]] == [None, token]
    assert token != invite
    again = harness.join(table, invite)
    assert (again.status_code, again.json()["key"]) == (409, "web-error-taken")
    assert harness.enter(table, token).until("situation")["yours"] == [1]
    assert [seat["open"] for seat in info(harness, table)["seats"]] == [False, False]


def test_of_many_who_come_at_once_one_sits_down(harness: Harness) -> None:
    made = harness.invite(red="human", blue="friend")
    invite, answers = made["seats"][1]["invite"], list[int]()
    crowd = [
        threading.Thread(target=lambda: answers.append(harness.join(made["table"], invite).status_code))
        for _ in range(8)
    ]
    for one in crowd:
        one.start()
    for one in crowd:
        one.join()
    assert sorted(answers) == [201, *[409] * 7]


def test_an_invitation_is_not_a_token_and_a_token_is_no_invitation(harness: Harness) -> None:
    made = harness.invite(red="human", blue="friend")
    table, token, invite = made["table"], made["seats"][0]["token"], made["seats"][1]["invite"]
    assert harness.enter(table, invite).next()["key"] == "web-error-token"
    assert harness.join(table, token).json()["key"] == "web-error-invite"
    other = harness.invite(red="human", blue="friend")
    assert harness.join(other["table"], invite).json()["key"] == "web-error-invite"
    assert harness.join("nowhere", invite).status_code == 404


def test_looking_at_a_table_does_not_use_up_the_invitation(harness: Harness) -> None:
    made = harness.invite(red="human", blue="friend")
    for _ in range(3):
        info(harness, made["table"])
    assert harness.join(made["table"], made["seats"][1]["invite"]).status_code == 201


def test_a_new_invitation_ends_the_old_one(harness: Harness) -> None:
    made = harness.invite(red="human", blue="friend")
    table, token, old = made["table"], made["seats"][0]["token"], made["seats"][1]["invite"]
    wish = {"seat": 1, "tokens": [token]}
    new = harness.http.post(f"/api/tables/{table}/invite", json=wish).json()["invite"]
    assert harness.join(table, old).json()["key"] == "web-error-invite"
    assert token_of(harness.join(table, new))
    late = harness.http.post(f"/api/tables/{table}/invite", json=wish)
    assert (late.status_code, late.json()["key"]) == (409, "web-error-taken")


@pytest.mark.parametrize(
    ("seat", "tokens", "status", "key"),
    [
        (1, [], 403, "web-error-no-seat"),
        (1, ["wrong"], 403, "web-error-token"),
        (0, None, 409, "web-error-no-invite"),
        (7, None, 409, "web-error-no-invite"),
    ],
)
def test_only_players_invite_and_only_to_a_friends_seat(
    harness: Harness, seat: int, tokens: list[str] | None, status: int, key: str
) -> None:
    made = harness.invite(red="human", blue="friend")
    mine = [made["seats"][0]["token"]] if tokens is None else tokens
    answer = harness.http.post(f"/api/tables/{made['table']}/invite", json={"seat": seat, "tokens": mine})
    assert (answer.status_code, answer.json()["key"]) == (status, key)
    assert harness.join(made["table"], made["seats"][1]["invite"]).status_code == 201


def test_the_maker_sees_when_the_friend_sits_down(harness: Harness) -> None:
    made = harness.invite(red="human", blue="friend")
    red = harness.seated(made, 0)
    assert [seat["open"] for seat in red.situation["seats"]] == [False, True]
    harness.join(made["table"], made["seats"][1]["invite"])
    red.when(lambda s: not s["seats"][1]["open"])
    assert not red.situation["seats"][1]["present"]


def test_nobody_looks_into_a_game_before_the_friend_has_come(harness: Harness) -> None:
    """A record or a fork would tell the maker how the dice fall."""
    made = harness.invite(red="human", blue="friend")
    token = made["seats"][0]["token"]
    address = f"/api/tables/{made['table']}"
    assert harness.http.get(f"{address}/record", headers=bearer(token)).json()["key"] == "web-error-secret"
    assert harness.http.post(f"{address}/fork", json={"at": 0, "token": token}).json()["key"] == "web-error-secret"


def test_a_friend_keeps_his_seat_when_the_table_is_loaded_again(harness: Harness) -> None:
    made = harness.invite(red="human", blue="friend")
    token = token_of(harness.join(made["table"], made["seats"][1]["invite"]))
    harness.lobby.unload_idle(time.monotonic() + 1)
    assert made["table"] not in harness.lobby.tables
    assert harness.enter(made["table"], token).until("situation")["yours"] == [1]
    assert harness.join(made["table"], made["seats"][1]["invite"]).json()["key"] == "web-error-taken"


def test_invitations_are_not_kept_as_they_are(harness: Harness) -> None:
    made = harness.invite(red="human", blue="friend")
    invite = made["seats"][1]["invite"]
    token = token_of(harness.join(made["table"], invite))
    kept = b"".join(file.read_bytes() for file in harness.settings.data.glob("tables.db*"))
    assert made["table"].encode() in kept
    assert invite.encode() not in kept
    assert token.encode() not in kept


def test_a_rematch_keeps_the_seat_of_a_friend_who_never_came_open(harness: Harness) -> None:
    made = harness.invite(red="human", blue="friend")
    red = harness.seated(made, 0)
    red.send("resign", seat=0)
    red.when(lambda s: bool(s["outcome"]))
    token = made["seats"][0]["token"]
    again = harness.http.post(f"/api/tables/{made['table']}/rematch", json={"tokens": [token]}).json()
    assert [(seat["who"], seat["token"]) for seat in again["seats"]] == [("friend", None), ("human", token)]
    wish = {"seat": 0, "tokens": [token]}
    new = harness.http.post(f"/api/tables/{again['table']}/invite", json=wish).json()["invite"]
    assert harness.join(again["table"], new).status_code == 201


# ---------------------------------------------------------------- where tokens travel
def test_a_token_in_a_query_is_ignored(harness: Harness) -> None:
    made = harness.make(red="human", blue="human")
    one, two = (seat["token"] for seat in made["seats"])
    address = f"/api/tables/{made['table']}"
    assert harness.http.get(f"{address}/record?token={one}&token={two}").json()["key"] == "web-error-secret"
    watcher = harness.connect(f"{address}/socket?token={one}", [])
    assert watcher.until("situation")["yours"] == []


def test_a_socket_says_hello_first(harness: Harness) -> None:
    made = harness.make(red="human", blue="human")
    address = f"/api/tables/{made['table']}/socket"
    for message in ('{"t":"undo"}', "nonsense", '{"t":"hello","tokens":7}', '{"t":"hello","tokens":["' + "x" * 70_000):
        rude = harness.connect(address, None)
        rude.socket.send(message)
        assert rude.next()["key"] == "web-error-hello"
        assert rude.closed() == 4400
    polite = harness.seated(made, 0)
    polite.send("hello", tokens=[made["seats"][1]["token"]])
    assert polite.until("error")["key"] == "web-error-message"
    assert polite.situation["yours"] == [0]


def test_a_socket_that_says_nothing_is_closed(harness: Harness) -> None:
    harness.settings.hello_seconds = 0.2
    made = harness.make(red="human", blue="human")
    silent = harness.connect(f"/api/tables/{made['table']}/socket", None)
    assert silent.next()["key"] == "web-error-hello"
    assert silent.closed() == 4408
    assert harness.app.state.sockets.total == 0


def test_sockets_count_before_they_have_said_hello(harness: Harness) -> None:
    harness.settings.sockets = 1
    made = harness.make(red="human", blue="human")
    first = harness.connect(f"/api/tables/{made['table']}/socket", None)
    second = harness.connect(f"/api/tables/{made['table']}/socket", None)
    assert second.next()["key"] == "web-error-sockets"
    first.send("hello")
    first.until("situation")


# ---------------------------------------------------------------- the seed
def test_the_seed_is_promised_at_the_start_and_shown_at_the_end(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend", seed="")
    red = harness.seated(made, 0)
    before = info(harness, made["table"])["dice"]
    assert (before["origin"], before["seed"], before["salt"]) == ("server", None, None)
    red.send("resign", seat=0)
    red.when(lambda s: bool(s["outcome"]))
    after = info(harness, made["table"])["dice"]
    assert after["commitment"] == before["commitment"] == commitment(after["seed"], after["salt"])
    assert after["seed"] == harness.table(made).meta.seed
    assert len(after["seed"]) == 32


def test_the_commitment_of_a_short_seed_cannot_be_guessed(harness: Harness) -> None:
    one, two = harness.make(seed="7"), harness.make(seed="7")
    told = [info(harness, made["table"])["dice"]["commitment"] for made in (one, two)]
    assert told[0] != told[1]
    assert commitment("7") not in told


def test_everybody_sees_where_the_dice_come_from(harness: Harness) -> None:
    def origin(made: Data) -> str:
        return str(info(harness, made["table"])["dice"]["origin"])

    chosen = harness.make(red="human", blue="friend", seed="7")
    assert origin(chosen) == "seed"
    assert origin(harness.make(red="human", blue="greedy", seed="7")) == "seed"
    assert origin(harness.make(red="human", blue="greedy", seed="")) == "server"
    red = harness.seated(chosen, 0)
    red.send("resign", seat=0)
    red.when(lambda s: bool(s["outcome"]))
    tokens = [chosen["seats"][0]["token"]]
    address = f"/api/tables/{chosen['table']}"
    assert origin(harness.http.post(f"{address}/fork", json={"at": 0}).json()) == "fork"
    again = harness.http.post(f"{address}/rematch", json={"tokens": tokens}).json()
    assert origin(again) == "server", "a rematch has a seed of its own"
    text = harness.http.get(f"{address}/record").text
    assert origin(harness.http.post("/api/records", content=text).json()) == "record"


def test_the_record_of_a_game_that_goes_on_has_no_seed(harness: Harness) -> None:
    made = harness.make(red="human", blue="human", seed="a-seed-to-be-kept")
    both = harness.seated(made, 0, 1)
    both.decide("bid 2")
    tokens = [seat["token"] for seat in made["seats"]]
    text = harness.http.get(f"/api/tables/{made['table']}/record", headers=bearer(*tokens)).text
    assert "a-seed-to-be-kept" not in text
    assert "\n# The game is not over: " in text
    assert "\nresult: unfinished\n" in text
    record = records.read(text)
    assert (record.seed, record.salt) == ("", "")
    assert record.commitment == info(harness, made["table"])["dice"]["commitment"]
    verdict = verify(record)
    assert not verdict.ok
    assert "the game isn’t over and its seed is still secret" in verdict.say("en")
    answer = harness.http.post("/api/records", content=text)
    assert (answer.status_code, answer.json()["key"]) == (422, "web-error-record-secret")
    both.send("resign", seat=0)
    both.when(lambda s: bool(s["outcome"]))
    ended = harness.http.get(f"/api/tables/{made['table']}/record").text
    assert records.read(ended).seed == "a-seed-to-be-kept"
    assert verify(records.read(ended)).ok
    assert harness.http.post("/api/records", content=ended).status_code == 201


def test_the_list_of_my_tables_shows_no_seed(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend", seed="a-seed-to-be-kept")
    held = [{"table": made["table"], "token": seat["token"]} for seat in made["seats"]]
    answer = harness.http.post("/api/tables/mine", json={"held": held})
    assert len(answer.json()) == 1
    assert "a-seed-to-be-kept" not in answer.text
