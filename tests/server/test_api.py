"""The HTTP API: the library, tables, records, forks, rematches, the client's files."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from caposaldo.kernel import record as records
from caposaldo.kernel.replay import verify
from caposaldo.server import static
from kernel.play import WHOLE_GAME, decide, session
from server.harness import Data, Harness, bearer, quiet_settings


def played(harness: Harness) -> Data:
    """A tiny game played to its end, by hand, over two sockets."""
    made = harness.make(red="human", blue="friend")
    players = [harness.seated(made, 0), harness.seated(made, 1)]
    for text in WHOLE_GAME:
        table = harness.table(made)
        seat, _, action = text.partition(" ") if text[0].isdigit() else (str(table.waiting()[0]), "", text)
        n = table.known(int(seat))
        players[int(seat)].at(n)
        players[int(seat)].decide(action)
    return made


def tokens(made: Data, *seats: int) -> list[str]:
    return [made["seats"][seat]["token"] for seat in seats]


# ---------------------------------------------------------------- the library
def test_all_five_games_are_in_the_library(tmp_path: Path) -> None:
    with Harness(quiet_settings(tmp_path)) as harness:
        games = harness.http.get("/api/games").json()
    assert [game["id"] for game in games[:5]] == ["battlegroups", "wheels", "traces", "storms", "upfront"]
    first = games[0]
    assert first["built"]
    assert {"id", "title", "briefing", "forces", "seats", "length", "difficulty", "options"} <= set(
        first["scenarios"][0]
    )
    for game in games:
        assert all(game[part][lang] for part in ("title", "summary") for lang in ("it", "en"))
        assert "⟦" not in str(game)
        assert game["built"] or game["scenarios"] == []


def test_the_rules_of_a_game_come_in_both_languages(harness: Harness) -> None:
    rules = harness.http.get("/api/games/battlegroups/rules").json()
    assert len(rules) > 50
    assert all(rule["text"]["it"] and rule["text"]["en"] for rule in rules)
    assert harness.http.get("/api/games/chess/rules").json()["key"] == "web-error-game"


def test_the_words_of_a_game_come_in_both_languages_with_the_ways_to_write_them(harness: Harness) -> None:
    terms = {term["id"]: term for term in harness.http.get("/api/games/storms/glossary").json()}
    assert terms["cap"]["rule"] == "3.2"
    assert terms["cap"]["short"] == {"it": "CAP", "en": "CAP"}
    assert {"CAP", "punti azione comando", "punto azione comando"} <= set(terms["cap"]["forms"]["it"])
    assert "pass through" in terms["pass"]["but"]["en"]
    assert all(term["text"]["it"] and term["text"]["en"] for term in terms.values())
    assert harness.http.get("/api/games/chess/glossary").json()["key"] == "web-error-game"


def test_the_texts_of_a_language_are_fluent_source(harness: Harness) -> None:
    common = harness.http.get("/api/texts/it")
    assert common.headers["content-type"].startswith("text/plain")
    assert "kernel-undo-nothing =" in common.text
    assert "web-error-table =" in common.text
    assert "bg-verb" not in common.text
    assert "bg-verb" in harness.http.get("/api/texts/it", params={"game": "battlegroups"}).text
    assert harness.http.get("/api/texts/xx").status_code == 404


# ---------------------------------------------------------------- tables
def test_people_get_tokens_and_bots_do_not(harness: Harness) -> None:
    made = harness.make("battlegroups", "masseria", axis="human", allies="greedy")
    assert [(seat["name"], seat["who"], seat["token"] is not None) for seat in made["seats"]] == [
        ("axis", "human", True),
        ("allies", "greedy", False),
    ]
    assert len(made["seats"][0]["token"]) >= 32


@pytest.mark.parametrize(
    ("wish", "status", "key"),
    [
        ({"game": "chess", "scenario": "x"}, 404, "web-error-game"),
        ({"game": "tiny", "scenario": "x"}, 404, "web-error-scenario"),
        ({"game": "tiny", "scenario": "/etc/passwd"}, 404, "web-error-scenario"),
        ({"game": "tiny", "scenario": "skirmish", "options": {"x": "y"}}, 400, "web-error-setup"),
        ({"game": "tiny", "scenario": "skirmish", "seats": {"green": "human"}}, 400, "web-error-setup"),
        ({"game": "tiny", "scenario": "skirmish", "seats": {"red": "search:60s"}}, 400, "web-error-request"),
        ({"game": "tiny", "scenario": "skirmish", "seed": "a\nb"}, 400, "web-error-setup"),
        ({"game": "tiny", "scenario": "skirmish", "more": 1}, 400, "web-error-request"),
        ({"game": "tiny"}, 400, "web-error-request"),
        ([], 400, "web-error-request"),
    ],
)
def test_a_wrong_wish_is_told_why(harness: Harness, wish: object, status: int, key: str) -> None:
    answer = harness.http.post("/api/tables", json=wish)
    assert (answer.status_code, answer.json()["key"]) == (status, key)
    assert answer.json()["detail"]


def test_a_table_tells_everybody_where_it_stands(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    red = harness.seated(made, 0)
    red.decide("bid 1")
    before = harness.http.get(f"/api/tables/{made['table']}").json()
    time.sleep(1.1)
    red.send("undo")
    red.at(0)
    info = harness.http.get(f"/api/tables/{made['table']}").json()
    assert info == before, "also when something secret was done is a secret"
    assert info["waiting"] == [0, 1]
    assert info["decisions"] == 0, "a secret decision is not counted"
    assert not info["over"]
    assert [seat["yours"] for seat in info["seats"]] == [False, False]
    assert harness.http.get("/api/tables/nowhere").status_code == 404


def test_my_tables_are_those_whose_tokens_i_hold(harness: Harness) -> None:
    one, two = harness.make(red="human", blue="friend"), harness.make(red="human", blue="friend")
    held = [
        {"table": one["table"], "token": tokens(one, 0)[0]},
        {"table": one["table"], "token": tokens(one, 1)[0]},
        {"table": two["table"], "token": tokens(one, 0)[0]},
        {"table": "nowhere", "token": "x"},
    ]
    mine = harness.http.post("/api/tables/mine", json={"held": held}).json()
    assert [info["table"] for info in mine] == [one["table"]]
    assert [seat["yours"] for seat in mine[0]["seats"]] == [True, True]


def test_tokens_are_not_kept_as_they_are(harness: Harness, tmp_path: Path) -> None:
    made = harness.make(red="human", blue="friend")
    kept = b"".join(file.read_bytes() for file in tmp_path.glob("tables.db*"))
    assert made["table"].encode() in kept
    assert all(token.encode() not in kept for token in tokens(made, 0, 1))


# ---------------------------------------------------------------- records
def test_the_record_of_a_finished_game_is_true_and_for_everybody(harness: Harness) -> None:
    made = played(harness)
    answer = harness.http.get(f"/api/tables/{made['table']}/record")
    assert answer.status_code == 200
    verdict = verify(records.read(answer.text))
    assert verdict.ok
    assert verdict.decisions == len(WHOLE_GAME)


def test_the_record_of_a_game_that_goes_on_is_for_whoever_holds_all_seats(harness: Harness) -> None:
    made = harness.make(red="human", blue="human")
    address = f"/api/tables/{made['table']}/record"
    assert harness.http.get(address).json()["key"] == "web-error-secret"
    assert harness.http.get(address, headers=bearer(*tokens(made, 0))).status_code == 409
    assert harness.http.get(address, headers=bearer("wrong")).status_code == 403
    assert harness.http.get(address, headers={"authorization": "Basic eDp5"}).status_code == 400
    assert harness.http.get(address, headers=bearer(*tokens(made, 0, 1))).status_code == 200
    against_bot = harness.make(red="human", blue="greedy")
    mine = bearer(*tokens(against_bot, 0))
    assert harness.http.get(f"/api/tables/{against_bot['table']}/record", headers=mine).status_code == 200


def test_a_finished_record_becomes_a_table_to_look_at(harness: Harness) -> None:
    text = records.write(decide(session(), *WHOLE_GAME).record)
    made = harness.http.post("/api/records", content=text).json()
    assert [seat["token"] for seat in made["seats"]] == [None, None]
    watcher = harness.seated(made)
    assert watcher.situation["outcome"]["winners"] == [1]
    assert len(watcher.log) == len(WHOLE_GAME)
    watcher.send("moment", at=3, eyes=-2)
    moment = watcher.until("moment")
    assert moment["view"]["bids"] == [3, 1]
    assert (moment["at"], moment["of"], moment["live"]) == (3, len(WHOLE_GAME), False)
    watcher.send("moment", at=3, eyes=0)
    assert watcher.until("moment")["view"]["bids"] == [3, None]
    watcher.send("moment", at=99, eyes=0)
    assert watcher.until("error")["key"] == "web-error-moment"


def test_an_unfinished_record_goes_on_with_its_seats(harness: Harness) -> None:
    text = records.write(decide(session(), *WHOLE_GAME[:4]).record)  # red is played at random
    made = harness.http.post("/api/records", content=text).json()
    assert [(seat["who"], seat["token"] is not None) for seat in made["seats"]] == [("random", False), ("human", True)]
    assert harness.table(made).state.digest() == decide(session(), *WHOLE_GAME[:4]).state.digest()


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda text: text.replace("result: blue", "result: red"), "kernel-record-other-result"),
        (lambda text: text.replace("bid 3", "roll", 1), "kernel-record-refused"),
        (lambda text: text.replace("bid 3", "dance", 1), "kernel-record-unreadable"),
        (lambda text: text[:200], "kernel-record-"),
        (lambda _: "", "kernel-record-empty"),
        (lambda _: "\0\0", "kernel-file-binary"),
        (lambda text: text.replace("skirmish", "/etc/passwd"), "kernel-record-unknown-scenario"),
    ],
)
def test_a_record_that_is_not_true_is_told_why(harness: Harness, change: Callable[[str], str], key: str) -> None:
    text = records.write(decide(session(), *WHOLE_GAME).record)
    answer = harness.http.post("/api/records", content=change(text))
    assert answer.status_code == 422
    assert answer.json()["key"] == "web-error-record"
    assert answer.json()["params"]["what"].startswith(f"@{key}")


def test_a_record_cannot_make_the_server_read_a_file(harness: Harness, tmp_path: Path) -> None:
    from caposaldo.kernel.files import file_hash

    scenario = tmp_path / "own.toml"
    scenario.write_text("rounds = 2\n")
    text = records.write(decide(session(), *WHOLE_GAME).record)
    text = text.replace("scenario: skirmish", f"scenario: {scenario}\nsha256: {file_hash(str(scenario))}")
    assert harness.http.post("/api/records", content=text).json()["key"] == "web-error-record-scenario"


# ---------------------------------------------------------------- forks and rematches
def test_a_new_game_forks_from_a_moment(harness: Harness) -> None:
    made = played(harness)
    wish = {"at": 5, "seats": {"red": "greedy"}}
    fork = harness.http.post(f"/api/tables/{made['table']}/fork", json=wish).json()
    assert [(seat["who"], seat["token"], seat["invite"] is not None) for seat in fork["seats"]] == [
        ("greedy", None, False),
        ("friend", None, True),
    ]
    assert harness.table(fork).state.digest() == decide(session(), *WHOLE_GAME[:5]).state.digest()
    assert harness.http.post(f"/api/tables/{made['table']}/fork", json={"at": 99}).json()["key"] == "web-error-moment"
    wrong = {"at": 1, "seats": {"green": "human"}}
    assert harness.http.post(f"/api/tables/{made['table']}/fork", json=wrong).json()["key"] == "web-error-seat"


def test_a_rematch_changes_sides_and_is_one_for_both(harness: Harness) -> None:
    made = played(harness)
    watcher = harness.seated(made, 1)
    address = f"/api/tables/{made['table']}/rematch"
    assert harness.http.post(address, json={}).status_code == 409
    assert harness.http.post(address, json={"token": "wrong"}).status_code == 403
    one = harness.http.post(address, json={"token": tokens(made, 0)[0]}).json()
    assert watcher.until("notice") == {
        "t": "notice",
        "key": "web-notice-rematch",
        "params": {"table": one["table"]},
    }
    two = harness.http.post(address, json={"tokens": tokens(made, 1)}).json()
    assert one["table"] == two["table"]
    assert [(seat["who"], seat["token"]) for seat in one["seats"]] == [("friend", None), ("human", tokens(made, 0)[0])]
    assert [seat["token"] for seat in two["seats"]] == [tokens(made, 1)[0], None]
    assert harness.http.get(f"/api/tables/{made['table']}").json()["rematch"] == one["table"]
    assert harness.seated(one, 1).situation["yours"] == [1]
    assert harness.table(one).meta.seed != "7"


def test_there_is_no_rematch_before_the_end(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    answer = harness.http.post(f"/api/tables/{made['table']}/rematch", json={"token": tokens(made, 0)[0]})
    assert answer.json()["key"] == "web-error-rematch"


# ---------------------------------------------------------------- the client's files
def test_the_client_is_served_with_safe_headers(
    harness: Harness, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "x" * 2000)
    (tmp_path / "assets" / "app-1a2b.js").write_text("let a = 1;" * 200)
    (tmp_path.parent / "secret.txt").write_text("secret")
    monkeypatch.setattr(static, "client_folder", lambda: tmp_path)
    page = harness.http.get("/")
    assert page.status_code == 200
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    assert page.headers["content-encoding"] == "gzip"
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert page.headers["x-content-type-options"] == "nosniff"
    assert harness.http.get("/", headers={"if-none-match": page.headers["etag"]}).status_code == 304
    script = harness.http.get("/assets/app-1a2b.js")
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"].startswith("text/javascript")
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd", "/a%00b"):
        answer = harness.http.get(path)
        assert answer.status_code == 404
        assert "secret" not in answer.text


def test_a_missing_client_is_said_plainly(harness: Harness, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(static, "client_folder", lambda: None)
    page = harness.http.get("/")
    assert page.status_code == 503
    assert "haven’t been built" in page.text
    assert "non sono ancora state create" in page.text


# ---------------------------------------------------------------- records that take too long
LONG = Path(__file__).parents[1] / "golden" / "traces-lesson-greedy.txt"


def test_a_record_that_takes_too_long_is_refused(tmp_path: Path, tiny: None) -> None:
    with Harness(quiet_settings(tmp_path, record_seconds=0.01)) as harness:
        answer = harness.http.post("/api/records", content=LONG.read_bytes())
        assert (answer.status_code, answer.json()["key"]) == (422, "web-error-record-slow")
        harness.settings.record_seconds = harness.lobby.record_worker.settings.record_seconds = 60.0
        assert harness.http.post("/api/records", content=LONG.read_bytes()).status_code == 201


def test_a_record_with_too_many_decisions_is_refused(tmp_path: Path, tiny: None) -> None:
    with Harness(quiet_settings(tmp_path, record_decisions=10)) as harness:
        answer = harness.http.post("/api/records", content=LONG.read_bytes())
        assert (answer.status_code, answer.json()["key"]) == (413, "web-error-large")


def test_one_address_uploads_one_record_at_a_time(harness: Harness) -> None:
    harness.lobby.record_worker.addresses.add("127.0.0.1")
    assert harness.http.post("/api/records", content=LONG.read_bytes()).status_code == 429
    harness.lobby.record_worker.addresses.clear()
    assert harness.http.post("/api/records", content=LONG.read_bytes()).status_code == 201


def test_a_table_made_from_a_long_record_is_the_game_it_tells(harness: Harness) -> None:
    text = LONG.read_text()
    made = harness.http.post("/api/records", content=text).json()
    assert harness.http.get(f"/api/tables/{made['table']}/record").text == text
    harness.lobby.unload_idle(time.monotonic() + 1)
    assert harness.http.get(f"/api/tables/{made['table']}/record").text == text, "as it was stored"


# ---------------------------------------------------------------- limits
def test_a_body_that_is_too_large_is_refused(harness: Harness) -> None:
    large = {"game": "tiny", "scenario": "skirmish", "seed": "x" * 100_000}
    assert harness.http.post("/api/tables", json=large).status_code == 413
    assert harness.http.post("/api/records", content="x" * 3_000_000).status_code == 413


def test_one_address_cannot_ask_without_end(tmp_path: Path, tiny: None) -> None:
    with Harness(quiet_settings(tmp_path, http_rate=1.0, http_burst=20.0)) as harness:
        wish = {"game": "tiny", "scenario": "skirmish"}
        codes = [harness.http.post("/api/tables", json=wish).status_code for _ in range(8)]
        assert codes[:3] == [201, 201, 201]
        assert codes[-1] == 429
        assert harness.http.post("/api/tables", json=wish).json()["key"] == "web-error-flood"


def test_what_is_nowhere_is_told_as_everything_else(harness: Harness) -> None:
    assert harness.http.get("/api/nothing").json()["key"] == "web-error-nowhere"
    assert harness.http.delete("/api/games").json()["key"] == "web-error-method"


def test_a_table_says_which_turn_of_how_many_it_is(harness: Harness) -> None:
    golden = Path(__file__).parents[1] / "golden" / "traces-lesson-greedy.txt"
    made = harness.http.post("/api/records", content=golden.read_text(), headers={"content-type": "text/plain"}).json()
    turn = harness.http.get(f"/api/tables/{made['table']}").json()["turn"]
    assert turn["key"] == "web-turn-of"
    assert 1 <= turn["params"]["turn"] <= turn["params"]["turns"]


def test_every_pairing_of_a_scenario_can_be_seated(harness: Harness) -> None:
    """With other options other nations sit down; the list of scenarios says who."""
    games = {game["id"]: game for game in harness.http.get("/api/games").json()}
    scenario = next(one for one in games["upfront"]["scenarios"] if one["id"] == "house-to-house")
    for variant in scenario["variants"]:
        wish = {
            "game": "upfront",
            "scenario": scenario["id"],
            "options": variant["options"],
            "seats": dict.fromkeys(variant["seats"], "human"),
        }
        answer = harness.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        assert [seat["name"] for seat in answer.json()["seats"]] == variant["seats"]


def test_the_picture_of_the_ground_is_asked_for_by_itself(harness: Harness) -> None:
    games = {game["id"]: game for game in harness.http.get("/api/games").json()}
    mapped = [one for game in games.values() for one in game["scenarios"] if one["mapped"]]
    assert mapped == games["battlegroups"]["scenarios"] + games["wheels"]["scenarios"]
    assert not any("map" in one for one in mapped)
    ground = harness.http.get("/api/games/battlegroups/scenarios/masseria/map").json()
    assert {"width", "height", "terrain", "zones"} == set(ground)
    assert len(ground["terrain"]) > 0
    assert len(harness.http.get("/api/games/wheels/scenarios/road-block/map").json()["terrain"]) > 0
    assert harness.http.get("/api/games/storms/scenarios/first-shots/map").status_code == 404
    assert harness.http.get("/api/games/battlegroups/scenarios/nowhere/map").status_code == 404
