"""What never changes during a game is told once."""

from __future__ import annotations

import json

from server.harness import Harness, Player


def boards(player: Player) -> list[bytes]:
    return [message for message in player.came if message.startswith(b'{"t":"board"')]


def test_the_board_comes_first_and_only_once_to_each_socket(harness: Harness) -> None:
    made = harness.make("traces", "lesson", axis="greedy", soviet="human")
    soviet = harness.seated(made, 1)
    soviet.choose()
    assert boards(soviet) == [soviet.came[0]]
    guest = harness.seated(made)
    assert guest.came[0] == soviet.came[0]


def test_a_choice_tells_the_hex_it_points_at(harness: Harness) -> None:
    made = harness.make("traces", "lesson", axis="greedy", soviet="human")
    soviet = harness.seated(made, 1)
    soviet.choose()
    hexes = json.loads(boards(soviet)[0])["board"]["terrain"]
    pointed = [choice["hex"] for choice in soviet.situation["choices"] if choice["verb"] == "attack"]
    assert pointed
    assert all(hexes[h] != " " for h in pointed)


def test_a_game_that_tells_all_in_its_views_sends_no_board(harness: Harness) -> None:
    made = harness.make(red="human", blue="friend")
    assert boards(harness.seated(made, 0)) == []


def test_a_scenario_is_shown_before_it_is_played(harness: Harness) -> None:
    answer = harness.http.get("/api/games/traces/scenarios/lesson")
    assert answer.status_code == 200
    start = answer.json()
    assert len(start["view"]["units"]) == len(start["board"]["units"])
    assert "mine" not in start["view"]["chits"]
    nowhere = harness.http.get("/api/games/traces/scenarios/nowhere")
    assert (nowhere.status_code, nowhere.json()["key"]) == (404, "web-error-scenario")


def test_any_eyes_may_ask_what_is_seen_from_a_hex(harness: Harness) -> None:
    made = harness.make("storms", "first-shots", german="human", soviet="friend")
    for player in (harness.seated(made, 0), harness.seated(made)):
        player.send("sight", piece=0, hex=-1)
        told = player.until("sight")
        assert (told["piece"], told["hex"]) == (0, -1)
        assert set(told["sight"]) == {"hex", "code", "by", "smoke", "arc", "band"}
        player.send("sight", hex=3)
        assert set(player.until("sight")["sight"]) == {"hex", "code", "by", "smoke"}
        player.send("sight", piece=999, hex=3)
        assert player.until("sight")["sight"] == {}


def test_a_game_without_lines_of_sight_tells_none(harness: Harness) -> None:
    made = harness.make("traces", "lesson", axis="greedy", soviet="human")
    player = harness.seated(made, 1)
    player.send("sight", hex=3)
    assert player.until("sight")["sight"] == {}
