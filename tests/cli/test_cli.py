"""The commands that print something: shapes of the JSON, exit codes, one clear line for what is wrong."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import Result

from caposaldo.cli import app
from caposaldo.kernel import registry
from caposaldo.kernel.session import Session
from caposaldo.kernel.texts import texts
from kernel.tinygame import GAME, TinyGame, TinyState

from .conftest import SOURCES

Run = Callable[..., Result]
Data = Callable[..., Any]
COMMANDS = sorted(found.callback.__name__ for found in app.registered_commands if found.callback)


# ---------------------------------------------------------------- what there is
def test_games_are_listed_with_titles_in_both_languages(data: Data) -> None:
    games = {game["id"]: game for game in data("games")}
    assert {"battlegroups", "tiny"} <= set(games)
    assert set(games["battlegroups"]["title"]) == {"it", "en"}
    assert len(games["battlegroups"]["scenarios"]) == 8


def test_scenarios_are_listed_the_lesson_first(data: Data, run: Run) -> None:
    scenarios = data("scenarios", "battlegroups")
    assert scenarios[0]["difficulty"] == 1
    assert all({"id", "title", "briefing", "seats", "options"} <= set(scenario) for scenario in scenarios)
    assert scenarios[0]["title"]["it"] in run("scenarios", "battlegroups", "--lang", "it").stdout


@pytest.mark.parametrize("game", ["battlegroups", "storms", "traces", "upfront"])
def test_ids_are_whole_where_there_is_little_room(
    game: str, data: Data, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "60")
    shown = run("scenarios", game, "--lang", "it").stdout
    assert all(scenario["id"] in shown for scenario in data("scenarios", game))


@pytest.mark.parametrize("game", ["battlegroups", "storms", "traces", "upfront"])
@pytest.mark.parametrize("lang", ["en", "it"])
def test_options_are_listed_below_the_scenarios_with_what_they_do(game: str, lang: str, data: Data, run: Run) -> None:
    names = {name for scenario in data("scenarios", game) for name in scenario["options"]}
    words = texts(lang)
    shown = run("scenarios", game, "--lang", lang).stdout
    for name in names:
        assert f"--option {name}=" in shown
        assert words.text(f"web-new-option-{name}") in shown
        assert words.has(f"web-new-option-{name}-hint")


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize("game", ["battlegroups", "storms", "traces", "upfront"])
def test_sides_have_the_names_of_the_browser(game: str, lang: str, data: Data, run: Run) -> None:
    words = texts(lang)
    shown = run("scenarios", game, "--lang", lang).stdout.splitlines()
    for scenario in data("scenarios", game):
        (line,) = (line for line in shown if line.startswith(f"{scenario['id']} "))
        for seat, nation in zip(scenario["seats"], scenario["nations"], strict=True):
            assert f"{seat} ({words.text(f'web-nation-{nation}')})" in line
        state = registry.game(game).start(scenario["id"], {}, "1")
        for seat, nation in enumerate(scenario["nations"]):
            axis = game == "traces" and scenario["seats"][seat] == "axis"
            assert words.name(state, f"seat/{seat}") == words.text("web-seat-axis" if axis else f"web-nation-{nation}")


def test_a_simulation_names_the_sides(run: Run) -> None:
    told = run("simulate", "battlegroups", "--scenario", "masseria", "--games", "1", "--lang", "it").stdout
    assert "Italiani" in told
    assert "Americani" in told


def test_the_length_of_a_card_game_is_told_in_decks(run: Run) -> None:
    assert "2 decks, 40 min" in run("scenarios", "upfront").stdout


def test_the_length_of_a_game_with_rounds_is_told_in_rounds(run: Run) -> None:
    assert "4 rounds, 20 min" in run("scenarios", "storms").stdout
    assert "4 round, 20 min" in run("scenarios", "storms", "--lang", "it").stdout


def test_rules_are_listed_with_the_tests_that_prove_them(data: Data) -> None:
    rules = data("rules", "battlegroups")
    assert len(rules) == 61
    assert all(set(rule) == {"id", "title", "tests"} for rule in rules)
    proven = {rule["id"]: rule["tests"] for rule in rules}
    assert all("::test_" in name for name in proven["move-1"])


def test_a_rule_is_told_in_the_language_that_was_asked_for(data: Data, run: Run) -> None:
    rule = data("rules", "battlegroups", "move-4", "--lang", "en")
    assert rule["text"] in " ".join(run("rules", "battlegroups", "move-4", "--lang", "en").stdout.split())
    assert data("rules", "battlegroups", "move-4", "--lang", "it")["text"] != rule["text"]


def test_words_are_explained_with_their_rule(data: Data, run: Run) -> None:
    words = data("glossary", "storms", "--lang", "it")
    assert {"id", "word", "text", "rule"} == set(words[0])
    assert [row["word"] for row in words] == sorted((row["word"] for row in words), key=str.lower)
    assert [row["id"] for row in data("glossary", "storms", "OBA", "--lang", "en")] == ["oba"]
    told = run("glossary", "storms", "OBA", "--lang", "it").stdout
    assert told.startswith("artiglieria fuori mappa (OBA)\n")
    assert "(regola 12.3)" in told


def test_the_language_of_the_environment_is_taken(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "Ogni parte" in run("rules", "tiny", "bid-1").stdout or "offre" in run("rules", "tiny", "bid-1").stdout


# ---------------------------------------------------------------- wrong use
@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["rules", "chess"], "unknown game 'chess'"),
        (["rules", "battlegroups", "move-99"], "did you mean move-"),
        (["scenarios", "chess"], "unknown game"),
        (["glossary", "chess"], "unknown game 'chess'"),
        (["glossary", "storms", "initiatif"], "unknown word 'initiatif'; did you mean initiative?"),
        (["simulate", "tiny", "--scenario", "nowhere"], "unknown scenario 'nowhere'"),
        (["simulate", "tiny", "--seat", "green=random"], "unknown seat 'green'; the seats are red, blue"),
        (["simulate", "tiny", "--seat", "red=genius"], "unknown bot 'genius'"),
        (["simulate", "tiny", "--seat", "red"], "expected NAME=VALUE"),
        (["simulate", "tiny", "--seat", "red=random", "--seat", "red=greedy"], "given twice"),
        (["simulate", "tiny", "--option", "colour=blue"], "unknown option colour"),
        (["fuzz", "tiny", "--scenario", "nowhere"], "unknown scenario 'nowhere'"),
        (["replay", "no-such-file"], "no-such-file: the file can’t be read"),
        (["position", "no-such-file"], "no-such-file: the file can’t be read"),
        (["play", "tiny", "--lang", "de"], "unknown language 'de'"),
        (["play", "tiny", "--scenario", "skirmish", "--seat", "red=genius"], "unknown bot 'genius'"),
        (
            ["play", "tiny", "--scenario", "skirmish", "--seat", "green=human"],
            "unknown seat 'green'; the seats are red, blue",
        ),
        (["play", "--resume", "no-such-file"], "no-such-file: the file can’t be read"),
        (["simulate", "traces", "--scenario", "no/such.toml"], "no/such.toml: No such file or directory"),
        (["scenarios", "tracs"], "unknown game 'tracs'; did you mean traces?"),
        (["rules", "Battle"], "unknown game 'Battle'; did you mean battlegroups?"),
        (["play", "upfrnt"], "unknown game 'upfrnt'; did you mean upfront?"),
        (["play", "strms", "--lang", "it"], "gioco sconosciuto 'strms'; intendevi storms?"),
        (["simulate", "battlegroups", "--scenario", "pontee"], "unknown scenario 'pontee'; did you mean ponte?"),
        (["simulate", "traces", "--option", "hqpoints=yes"], "unknown option 'hqpoints'; did you mean hq_points?"),
        (["simulate", "tiny", "--seat", "red=gredy"], "unknown bot 'gredy'; did you mean greedy?"),
        (["simulate", "tiny", "--seat", "rde=greedy"], "unknown seat 'rde'; did you mean red?"),
    ],
)
def test_wrong_use_gets_one_clear_line(run: Run, words: list[str], what: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert what in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert result.stdout == ""


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["gams"], "Did you mean 'games'?"),
        (["simulat", "tiny"], "Did you mean 'simulate'?"),
        (["games", "--jsn"], "--json"),
    ],
)
def test_commands_and_their_options_get_did_you_mean(run: Run, words: list[str], what: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert what in result.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_help_shows_flags_as_flags_and_arguments_as_words(
    run: Run, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    told = run(command, "--help").stdout
    assert f"Usage: caposaldo {command} [OPTIONS]" in told.replace("root", "caposaldo")
    assert not re.search(r"<\w+>|[{}│╭]|\[\[", told), told
    assert not re.search(r"--(json|verify|commit) +[A-Z<]{2}", told)
    (listed,) = (line for line in run("--help").stdout.splitlines() if line.startswith(f"  {command} "))
    assert not listed.endswith("...")


@pytest.mark.parametrize(
    "words",
    [
        ["simulate", "tiny", "--games", "-1"],
        ["simulate", "tiny", "--games", "0"],
        ["simulate", "tiny", "--games", "many"],
        ["simulate", "tiny", "--jobs", "0"],
        ["fuzz", "tiny", "--games", "-5"],
        ["bench", "--seconds", "0"],
        ["replay", "file", "--to", "-1"],
        ["nonsense"],
        ["rules"],
        [],
    ],
)
def test_numbers_and_commands_that_make_no_sense_are_wrong_use(run: Run, words: list[str]) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert "Traceback" not in result.output


def test_a_fault_of_ours_is_one_line_too(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: TinyGame) -> list[str]:
        raise KeyError("scenarios")

    monkeypatch.setattr(TinyGame, "scenarios", broken)
    result = run("scenarios", "tiny")
    assert result.exit_code == 1
    assert result.stderr.startswith("caposaldo: internal error: KeyError")
    assert len(result.stderr.strip().splitlines()) == 1


# ---------------------------------------------------------------- simulate, fuzz, bench
def test_a_simulation_counts_wins_draws_and_decisions(data: Data) -> None:
    report = data("simulate", "tiny", "--games", "20", "--seed", "7", "--seat", "red=greedy")
    assert {"games", "wins", "draws", "decisions", "seconds", "decisions_per_s"} <= set(report)
    assert report["games"] == 20
    assert set(report["wins"]) == {"red", "blue"}
    assert sum(report["wins"].values()) + report["draws"] == 20
    assert report["seats"] == {"red": "greedy", "blue": "random"}


def test_a_simulation_is_told_to_people_with_its_progress_on_stderr(run: Run) -> None:
    result = run("simulate", "tiny", "--games", "5", "--seed", "1")
    assert result.exit_code == 0
    assert "wins: red (random)" in result.stdout
    assert "simulate" not in result.stdout


def test_the_number_of_processes_changes_no_result() -> None:
    words = ["simulate", "battlegroups", "--games", "4", "--seed", "11", "--json"]
    told = []
    for jobs in ("1", "2"):
        output = subprocess.run(
            [sys.executable, "-m", "caposaldo.cli", *words, "--jobs", jobs],
            capture_output=True,
            text=True,
            check=True,
            env={"PYTHONPATH": SOURCES, "PATH": ""},
        ).stdout
        told.append([line for line in output.splitlines() if "seconds" not in line and "_per_s" not in line])
    assert told[0] == told[1]


def test_another_seed_gives_other_games(data: Data) -> None:
    one, other = (data("simulate", "tiny", "--games", "30", "--seed", seed) for seed in ("1", "2"))
    assert (one["wins"], one["decisions"]) != (other["wins"], other["decisions"])


def test_fuzz_finds_nothing_in_a_good_game(data: Data) -> None:
    report = data("fuzz", "tiny", "--games", "4", "--seed", "1")
    keys = {"games", "decisions", "crashes", "dead_ends", "bad_undo", "leaks", "hash_mismatches", "untouched"}
    assert keys <= set(report)
    assert report["games"] == 4
    assert report["findings"] == []
    assert report["untouched"] == []


def test_fuzz_says_how_to_see_a_finding_again(run: Run, data: Data, monkeypatch: pytest.MonkeyPatch) -> None:
    def clone(self: TinyState) -> TinyState:
        copy = TinyState(self.dice.clone())
        self.copy_into(copy)
        copy.round += 1
        return copy

    monkeypatch.setattr(TinyState, "clone", clone)
    report = data("fuzz", "tiny", "--games", "2", "--seed", "1", "--scenario", "skirmish", code=1)
    finding = report["findings"][0]
    assert finding["scenario"] == "skirmish"
    assert finding["seed"].startswith("1-")
    assert isinstance(finding["decision"], int)
    number = finding["seed"].removeprefix("1-")
    again = data("fuzz", "tiny", "--games", "1", "--seed", "1", "--scenario", "skirmish", "--first", number, code=1)
    assert again["findings"][0] == finding
    told = run("fuzz", "tiny", "--games", "2", "--seed", "1")
    assert told.exit_code == 1
    assert "caposaldo fuzz tiny --seed 1 --first" in told.stdout


def test_fuzz_without_a_game_plays_every_scenario_of_every_game(
    data: Data, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "ids", lambda: ["tiny"])
    (report,) = data("fuzz", "--games", "3", "--seed", "1")
    assert report["game"] == "tiny"
    assert report["games"] == 3 * len(GAME.scenarios())
    assert report["findings"] == []
    refused = run("fuzz", "--scenario", "skirmish")
    assert refused.exit_code == 2
    assert "need a GAME" in refused.stderr


def test_bench_compares_every_game_with_its_peers(data: Data) -> None:
    report = data("bench", "--seconds", "0.05")
    assert set(report) == {"compiled", "peers", "games"}
    assert set(report["peers"]) == {"python-chess", "openspiel-chess"}
    for figures in report["games"].values():
        assert {"decisions_per_s", "ratio_python_chess", "clone_us", "replays_per_s"} <= set(figures)
        assert figures["decisions_per_s"] > 0
    assert report["games"]["battlegroups"]["units"] >= 40
    assert report["games"]["upfront"]["units"] >= 25
    assert report["games"]["storms"]["largest"] == "the-long-balka"


def test_bench_does_without_its_peers(data: Data, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "chess", None)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    report = data("bench", "--seconds", "0.05")
    assert report["peers"] == {"python-chess": None, "openspiel-chess": None}
    assert report["games"]["tiny"]["ratio_python_chess"] is None
    assert "not installed" in run("bench", "--seconds", "0.05").stdout


# ---------------------------------------------------------------- records and positions
@pytest.fixture
def record(tmp_path: Path) -> str:
    """A finished game of the tiny game: always the first action."""
    session = Session.start("tiny", "skirmish", {}, "5", {"red": "random", "blue": "random"})
    while session.state.outcome() is None:
        seat = session.state.waiting()[0]
        session.play(seat, session.state.actions(seat)[0])
    path = str(tmp_path / "game.record")
    session.save(path)
    return path


def test_a_true_record_is_verified(run: Run, data: Data, record: str) -> None:
    assert run("replay", record, "--verify").exit_code == 0
    verdict = data("replay", record, "--verify")
    assert verdict["ok"] is True
    assert len(verdict["hash"]) == 64


def test_an_edited_record_is_not(run: Run, data: Data, record: str) -> None:
    text = Path(record).read_text()
    assert "bid 1" in text
    Path(record).write_text(text.replace("bid 1", "bid 2", 1))
    result = run("replay", record, "--verify")
    assert result.exit_code == 1
    assert result.stderr.startswith(record)
    assert data("replay", record, "--verify", code=1)["ok"] is False


def test_a_broken_record_is_a_usage_error_as_a_missing_one_is(run: Run, record: str) -> None:
    Path(record).write_text("\n".join(Path(record).read_text().splitlines()[:8]))
    for words in (["replay", record], ["replay", record, "--verify"], ["play", "--resume", record]):
        result = run(*words)
        assert result.exit_code == 2
        assert f"{record}:" in result.stderr
        assert len(result.stderr.strip().splitlines()) == 1
        assert result.stdout == ""


def test_a_record_is_told_again_as_prose(run: Run, data: Data, record: str) -> None:
    told = run("replay", record, "--lang", "en").stdout
    assert "You bid 1." in told
    log = data("replay", record)["log"]
    assert log[0]["decision"] == "0 bid 1"
    assert log[0]["events"][0]["key"] == "tiny-has-bid"
    assert data("replay", record)["result"] != "unfinished"


def test_a_replay_can_stop_at_a_decision(data: Data, run: Run, record: str) -> None:
    stopped = data("replay", record, "--to", "3")
    assert stopped["at"] == 3
    assert stopped["result"] == "unfinished"
    assert len(stopped["log"]) == 3
    assert run("replay", record, "--to", "99999").exit_code == 2


def test_secrets_of_an_unfinished_game_are_not_told(data: Data, tmp_path: Path) -> None:
    session = Session.start("tiny", "skirmish", {}, "5", {})
    session.play(0, session.state.actions(0)[2])
    path = str(tmp_path / "unfinished.record")
    session.save(path)
    assert data("replay", path)["log"][0]["events"] == []


def test_a_position_is_written_and_shown(run: Run, data: Data, record: str, tmp_path: Path) -> None:
    position = str(tmp_path / "position.toml")
    assert run("replay", record, "--to", "1", "--position", position).exit_code == 0
    assert data("position", position)["bids"] == [None, None]
    assert data("position", position, "--seat", "red")["bids"] == [1, None]
    assert "Bid" in run("position", position, "--lang", "en").stdout
    assert run("position", position, "--seat", "green").exit_code == 2
    Path(position).write_text(Path(position).read_text().replace("round = ", "round = 'x' #"))
    assert run("position", position).exit_code == 2


def test_a_position_of_battlegroups_is_drawn(run: Run, tmp_path: Path) -> None:
    session = Session.start("battlegroups", "masseria", {}, "5", {})
    path, position = str(tmp_path / "game.record"), str(tmp_path / "position.toml")
    session.save(path)
    run("replay", path, "--position", position)
    drawn = run("position", position, "--lang", "it").stdout
    assert "♣ bosco" in drawn
    assert any(mark in drawn for mark in ("↓I2", "↑I2"))


# ---------------------------------------------------------------- quick to start
@pytest.mark.parametrize("words", [["-c", "import caposaldo"], ["-m", "caposaldo.cli", "--help"]])
def test_starting_imports_no_game(words: list[str]) -> None:
    began = time.perf_counter()
    result = subprocess.run(
        [sys.executable, "-X", "importtime", *words], capture_output=True, text=True, env={"PYTHONPATH": SOURCES}
    )
    assert result.returncode == 0
    assert time.perf_counter() - began < 10
    for heavy in ("msgspec", "fluent", "caposaldo.kernel", "caposaldo.games"):
        assert heavy not in result.stderr


def test_the_version_is_told(run: Run) -> None:
    assert run("--version").stdout.startswith("caposaldo 0.")


# ---------------------------------------------------------------- how a game went
GOLDEN_GAMES = Path(__file__).parent.parent / "golden"


@pytest.mark.parametrize("name", ["battlegroups-ponte", "storms-the-square", "traces-lesson", "upfront-two-patrols"])
def test_the_story_of_a_game_is_told_in_both_languages(name: str, run: Run, data: Data) -> None:
    file = str(GOLDEN_GAMES / f"{name}-greedy.txt")
    for lang, heading in (("en", "How it went"), ("it", "Com’è andata")):
        told = run("story", file, "--lang", lang)
        assert told.exit_code == 0
        assert heading in told.stdout
        assert "⟦" not in told.stdout
    found = data("story", file)
    assert found["outcome"]["winners"]
    assert len(found["turning_points"]) == 3


def test_a_game_that_goes_on_has_no_story_yet(run: Run, tmp_path: Path) -> None:
    session = Session.start("storms", "first-shots", seed="1")
    file = tmp_path / "game.txt"
    session.save(str(file))
    result = run("story", str(file), "--lang", "en")
    assert result.exit_code == 2
    assert "the game isn’t over" in result.stderr
