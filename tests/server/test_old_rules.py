"""Saved tables survive a change of the rules: replayed where that is possible, otherwise readable and exportable."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager

import pytest

from caposaldo.kernel import record as records
from caposaldo.kernel import registry
from caposaldo.kernel.replay import verify
from caposaldo.kernel.texts import texts
from kernel.tinygame import GAME, TinyGame
from server.harness import Data, Harness, Player, bearer
from server.test_restart import wait_until


class Later(TinyGame):
    """The tiny game with a newer version of its rules."""

    def __init__(self) -> None:
        super().__init__()
        self.version = 2


@contextmanager
def newer_rules() -> Iterator[None]:
    registry.add(Later())
    try:
        yield
    finally:
        registry.add(GAME)


def tamper(harness: Harness, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(harness.settings.data / "tables.db")) as db, db:
        assert db.execute(statement, values).rowcount == 1


def play(harness: Harness, made: Data, *decisions: tuple[int, str]) -> None:
    players = [harness.seated(made, seat) for seat in (0, 1)]
    table = harness.table(made)
    for seat, action in decisions:
        players[seat].at(table.known(seat))
        players[seat].decide(action)
    for player in players:
        player.leave()
    unload(harness, made)


def unload(harness: Harness, made: Data) -> None:
    wait_until(lambda: not harness.table(made).subscribers)
    harness.lobby.unload_idle(time.monotonic() + 1)
    assert made["table"] not in harness.lobby.tables


ROUND = ((0, "bid 3"), (1, "bid 1"), (0, "seal"), (1, "seal"), (0, "roll"))
# Bids are secret: how many of these decisions red and spectators know of.
RED_KNOWS, ALL_KNOW = 4, 3


def tokens(made: Data) -> list[str]:
    return [seat["token"] for seat in made["seats"]]


def record_of(harness: Harness, made: Data, *seats: int) -> str:
    answer = harness.http.get(
        f"/api/tables/{made['table']}/record", headers=bearer(*(tokens(made)[seat] for seat in seats))
    )
    assert answer.status_code == 200, answer.text
    return answer.text


def listed(harness: Harness, made: Data) -> Data:
    held = [{"table": made["table"], "token": tokens(made)[0]}]
    (found,) = harness.http.post("/api/tables/mine", json={"held": held}).json()
    assert found["table"] == made["table"]
    info: Data = found
    return info


# ---------------------------------------------------------------- what the new rules still allow
def test_a_table_of_older_rules_is_replayed_not_restored(harness: Harness) -> None:
    harness.settings.snapshot = 2
    made = harness.make(red="human", blue="friend")
    play(harness, made, *ROUND)
    # A snapshot in a layout that the new rules cannot read.
    tamper(harness, 'UPDATE snapshots SET data = CAST(\'{"layout": "old"}\' AS BLOB)')
    with newer_rules():
        red = harness.seated(made, 0)
        table = harness.table(made)
        assert table.frozen is None
        assert table.meta.rules == 2
        assert len(red.log) == RED_KNOWS
        red.decide("bid 1")
        assert "rules: 2\n" in record_of(harness, made, 0, 1)
        red.leave()
        unload(harness, made)
        with closing(sqlite3.connect(harness.settings.data / "tables.db")) as db:
            assert db.execute("SELECT rules FROM tables").fetchall() == [(2,)]
            assert [n for (n,) in db.execute("SELECT decisions FROM snapshots")] in ([], [6]), "the old one is gone"
        assert harness.seated(made, 0).situation["n"] == red.situation["n"]


def test_a_damaged_snapshot_costs_only_time(harness: Harness) -> None:
    harness.settings.snapshot = 2
    made = harness.make(red="human", blue="friend")
    play(harness, made, *ROUND)
    tamper(harness, "UPDATE snapshots SET data = CAST('nonsense' AS BLOB)")
    assert len(harness.seated(made, 0).log) == RED_KNOWS
    assert harness.table(made).frozen is None


# ---------------------------------------------------------------- what they refuse
@pytest.fixture
def frozen(harness: Harness) -> Iterator[Data]:
    """A table of older rules whose decision 3 (red seals) the new ones refuse."""
    made = harness.make(red="human", blue="friend")
    play(harness, made, *ROUND)
    tamper(harness, "UPDATE lines SET action = 'aim', record = 'aim' WHERE number = 2")
    with newer_rules():
        yield made


def test_the_table_is_shown_as_far_as_it_can_be_replayed(harness: Harness, frozen: Data) -> None:
    red = harness.seated(frozen, 0)
    assert len(red.log) == RED_KNOWS, "all lines of the log can be read"
    assert red.situation["view"]["sealed"] == [0, 0], "the last state that the rules reach"
    assert (red.situation["waiting"], red.situation["choices"]) == ([], [])
    assert red.situation["undo"]["key"] == "web-undo-frozen"
    red.send("moment", at=RED_KNOWS, eyes=0)
    assert red.until("moment")["view"]["sealed"] == [0, 0]
    assert listed(harness, frozen)["decisions"] == ALL_KNOW
    assert harness.http.get(f"/api/tables/{frozen['table']}").status_code == 200


def frozen_line(player: Player, lang: str) -> str:
    prompt = player.situation["prompt"]
    words = texts(lang)
    reason = prompt["params"].get("reason", "").removeprefix("@")
    return words.text(prompt["key"], **{**prompt["params"], "reason": words.text(reason) if reason else ""})


def test_a_line_says_which_decision_and_why(harness: Harness, frozen: Data) -> None:
    red = harness.seated(frozen, 0)
    texts("en").load_game("tiny")
    prompt = red.situation["prompt"]
    assert prompt["key"] == "web-frozen"
    assert {name: prompt["params"][name] for name in ("then", "now", "number", "action")} == {
        "then": 1,
        "now": 2,
        "number": 2,
        "action": "aim",
    }
    assert prompt["params"]["reason"].startswith("@")
    for lang in ("en", "it"):
        assert " 2 " in frozen_line(red, lang)


def test_others_are_not_told_what_the_decision_was(harness: Harness, frozen: Data) -> None:
    blue, spectator = harness.seated(frozen, 1), harness.seated(frozen)
    for viewer in (blue, spectator):
        prompt = viewer.situation["prompt"]
        assert prompt["key"] == "web-frozen-other"
        assert set(prompt["params"]) == {"then", "now", "number", "seat"}
    tamper(harness, "UPDATE lines SET seen = 1 WHERE number = 2")
    blue.leave()
    spectator.leave()
    unload(harness, frozen)
    prompt = harness.seated(frozen, 1).situation["prompt"]
    assert prompt == {"rule": "", "key": "web-frozen-hidden", "params": {"then": 1, "now": 2}}


def test_nothing_can_be_done_at_it(harness: Harness, frozen: Data) -> None:
    red = harness.seated(frozen, 0)
    n = red.situation["n"]
    for message in (
        {"t": "decide", "n": n, "action": "bid 1"},
        {"t": "ask", "what": "draw"},
        {"t": "answer", "what": "draw", "yes": True},
        {"t": "resign", "seat": 0},
    ):
        red.send(**message)
        assert red.until("error")["key"] == "web-error-frozen"
    red.send("undo")
    assert red.until("refusal")["refusal"]["key"] == "web-undo-frozen"
    assert harness.table(frozen).lines == len(ROUND)


def test_its_record_can_be_exported_as_it_was(harness: Harness, frozen: Data) -> None:
    text = record_of(harness, frozen, 0, 1)
    record = records.read(text)
    assert record.rules == 1
    assert record.seed == "7"
    assert record.decisions == ["0 bid 3", "1 bid 1", "aim", "seal", "roll"]
    verdict = verify(record)
    assert not verdict.ok
    assert verdict.note is None
    assert "version 1" in verdict.say("en"), "`caposaldo replay --verify` names the versions too"
    assert harness.http.get(f"/api/tables/{frozen['table']}/record").status_code == 409, "not for everybody"


def test_one_player_exports_only_what_he_may_know(harness: Harness, frozen: Data) -> None:
    """An older server could play the game on: the seed and the secret decisions of the others stay secret."""
    whole = records.read(record_of(harness, frozen, 0, 1))
    red, blue = record_of(harness, frozen, 0), record_of(harness, frozen, 1)
    assert records.read(red).decisions == ["0 bid 3", "aim", "roll"]
    assert records.read(blue).decisions == ["1 bid 1", "seal"]
    # Red did not notice that blue bid; blue and red both noticed that the other one sealed.
    assert section(red) == ["0 bid 3", "aim", "# blue decides", "roll"]
    assert section(blue) == ["1 bid 1", "# red decides", "seal", "# red decides"]
    salt = harness.table(frozen).meta.salt
    for text in (red, blue):
        assert records.read(text).seed == ""
        assert "seed: 7" not in text
        assert salt not in text
        assert whole.hash not in text, "the secrets could be found by trying"
        assert "only what these seats know" in text
        refused = verify(records.read(text)).say("en")
        assert "seed" in refused, refused
        assert harness.http.post("/api/records", content=text).status_code == 422


def test_a_seed_cannot_be_guessed_from_a_commitment_without_salt(harness: Harness, frozen: Data) -> None:
    """Tables of older versions have no salt."""
    tamper(harness, "UPDATE tables SET salt = ''")
    assert f"commitment: {'0' * 64}\n" in record_of(harness, frozen, 0)


def section(text: str) -> list[str]:
    """Return the decisions of a record, comments included."""
    return text.partition("[decisions]\n")[2].partition("\n\n[end]")[0].splitlines()


def test_after_the_end_everybody_exports_everything(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    play(harness, made, *ROUND)
    outcome = '{"winners":[1],"rule":"end-1","key":"tiny-wins","params":{}}'
    tamper(harness, "UPDATE tables SET summary = replace(summary, '\"outcome\":null', ?)", f'"outcome":{outcome}')
    with newer_rules():
        for seats in ((), (0,), (1,), (0, 1)):
            record = records.read(record_of(harness, made, *seats))
            assert (record.seed, len(record.decisions)) == ("7", len(ROUND))


def test_the_record_has_the_hash_that_the_old_rules_gave(harness: Harness) -> None:
    """A program of the older version can play on from it."""
    made = harness.make(red="human", blue="friend")
    play(harness, made, *ROUND)
    before = record_of(harness, made, 0, 1)
    unload(harness, made)
    tamper(harness, "UPDATE lines SET action = 'aim' WHERE number = 2")
    with newer_rules():
        text = record_of(harness, made, 0, 1)
    assert records.read(text).hash == records.read(before).hash
    assert verify(records.read(text)).ok, "under the older rules it is a good record"


def test_a_new_game_continues_from_what_can_be_reached(harness: Harness, frozen: Data) -> None:
    url = f"/api/tables/{frozen['table']}/fork"
    answer = harness.http.post(url, json={"at": RED_KNOWS, "eyes": 0, "tokens": tokens(frozen)})
    assert (answer.status_code, answer.json()["key"]) == (409, "web-error-frozen")
    assert harness.http.post(url, json={"at": 1, "eyes": 0, "tokens": tokens(frozen)}).status_code == 201


# ---------------------------------------------------------------- other ends
def test_a_game_that_would_end_differently_is_frozen(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    play(harness, made, *ROUND)
    outcome = '{"winners":[1],"rule":"end-1","key":"tiny-wins","params":{}}'
    tamper(harness, "UPDATE tables SET summary = replace(summary, '\"outcome\":null', ?)", f'"outcome":{outcome}')
    with newer_rules():
        red = harness.seated(made, 0)
        assert red.situation["prompt"]["key"] == "web-frozen-end"
        assert red.situation["outcome"]["winners"] == [1], "the outcome is the one that was played"
        assert "result: blue\n" in record_of(harness, made)


def test_a_game_with_other_dice_is_frozen(harness: Harness) -> None:
    harness.settings.snapshot = 5
    made = harness.make(red="human", blue="friend")
    play(harness, made, *ROUND)
    tamper(harness, "UPDATE snapshots SET used = 7")
    with newer_rules():
        red = harness.seated(made, 0)
        assert red.situation["prompt"]["params"]["reason"] == "@web-frozen-dice"
        assert harness.table(made).state.dice.used == 0, "the state before"


def test_a_game_that_was_given_up_stays_so(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    red = harness.seated(made, 0)
    red.send("resign", seat=0)
    red.when(lambda s: bool(s["outcome"]))
    red.leave()
    unload(harness, made)
    with newer_rules():
        again = harness.seated(made, 0)
        assert again.situation["outcome"]["winners"] == [1]
        assert harness.table(made).frozen is None


@pytest.mark.parametrize("column", ["scenario", "game"])
def test_a_table_whose_game_is_gone_is_listed_and_exported(harness: Harness, column: str) -> None:
    made = harness.make(red="human", blue="friend")
    play(harness, made, *ROUND)
    tamper(harness, f"UPDATE tables SET {column} = 'lost'")
    assert listed(harness, made)["decisions"] == ALL_KNOW
    player = harness.sit(made, 0)
    assert player.until("error")["key"] == "web-error-rules"
    whole = record_of(harness, made, 0, 1)
    assert f"{column}: lost\n" in whole
    assert section(whole) == ["0 bid 3", "1 bid 1", "0 seal", "seal", "roll"]
    assert "seed: 7\n" in whole
    own = record_of(harness, made, 0)
    assert f"{column}: lost\n" in own
    assert section(own) == ["0 bid 3", "0 seal", "# blue decides", "roll"]
    assert "seed: 7\n" not in own
    assert harness.http.get(f"/api/tables/{made['table']}/record").status_code == 409


@pytest.mark.parametrize("column", ["scenario", "game"])
def test_a_finished_table_whose_game_is_gone_is_exported_for_everybody(harness: Harness, column: str) -> None:
    made = harness.make(red="human", blue="friend")
    red = harness.seated(made, 0)
    red.send("resign", seat=0)
    red.when(lambda s: bool(s["outcome"]))
    red.leave()
    unload(harness, made)
    tamper(harness, f"UPDATE tables SET {column} = 'lost'")
    assert "seed: 7\n" in record_of(harness, made)
