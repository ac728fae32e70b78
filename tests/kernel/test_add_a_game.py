"""The tutorial docs/add-a-game.md leads to a game that can be installed and played."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import caposaldo

PROJECT = Path(__file__).resolve().parent.parent.parent
TUTORIAL = (PROJECT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
SOURCES = Path(caposaldo.__file__).parents[1]
MOST_LINES = 400  # before the first rule


def blocks(language: str, text: str = TUTORIAL) -> list[str]:
    """The code blocks of a language, in their order."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)


def game_code() -> str:
    """All code of the game, as a reader would copy it."""
    before, _, _ = TUTORIAL.partition("## 9. Prove it")
    return "\n\n".join(blocks("python", before))


def rule_code() -> str:
    """The part of the game's code that is its rules."""
    _, _, rules = TUTORIAL.partition("## 4. The rules")
    rules, _, _ = rules.partition("## 5. ")
    return "\n\n".join(blocks("python", rules))


def words_code() -> str:
    """The rules and sentences in words."""
    _, _, words = TUTORIAL.partition("## 7. The rules in words")
    words, _, _ = words.partition("## 8. ")
    return "".join(blocks("toml", words) + blocks("ftl", words))


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the game of the tutorial was installed."""
    project, target = tmp_path_factory.mktemp("tiny-game"), tmp_path_factory.mktemp("installed")
    (project / "pyproject.toml").write_text(blocks("toml")[0], encoding="utf-8")
    package = project / "tiny"
    shutil.copytree(PROJECT / "tests" / "kernel" / "texts", package / "texts")
    (package / "texts" / "en" / "tiny.ftl").write_text(blocks("ftl")[0], encoding="utf-8")
    (package / "__init__.py").write_text("")
    (package / "game.py").write_text(game_code(), encoding="utf-8")
    (package / "rules.toml").write_text(blocks("toml")[1], encoding="utf-8")
    (target / "test_tiny.py").write_text(blocks("python")[-1], encoding="utf-8")
    uv = [str(Path(sys.executable).with_name("uv")), "pip", "install", "--quiet", "--offline", "--no-build-isolation"]
    options = ["--no-deps", "--python", sys.executable, "--target", str(target)]
    subprocess.run([*uv, *options, str(project)], check=True)
    return target


def run(installed: Path, *words: str, typed: str = "") -> str:
    """What a command prints in an environment that has the game."""
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(installed), str(SOURCES)]),
        "CAPOSALDO_HOME": str(installed / "home"),
        "LC_ALL": "C.UTF-8",
        "COLUMNS": "100",
    }
    command = [sys.executable, "-m", *words]
    done = subprocess.run(command, input=typed, env=env, cwd=installed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_game_is_found_beside_the_others(installed: Path) -> None:
    games = json.loads(run(installed, "caposaldo", "games", "--json"))
    assert "tiny" in [game["id"] for game in games]
    assert "aims at most twice" in run(installed, "caposaldo", "rules", "tiny", "attack-2", "--lang", "en")


def test_a_game_is_played_in_the_terminal(installed: Path) -> None:
    seats = ["--seat", "red=human", "--seat", "blue=greedy"]
    play = ["caposaldo", "play", "tiny", "--scenario", "skirmish", *seats, "--seed", "1", "--lang", "en"]
    answers = "bid 3\nseal\nroll\nbid 3\nseal\nroll\n" * 3
    shown = run(installed, *play, "--record", "game.txt", typed=answers)
    assert "Bid and seal." in shown
    record = (installed / "game.txt").read_text(encoding="utf-8")
    assert "result: unfinished" not in record
    assert "bid 3" in record
    run(installed, "caposaldo", "replay", "game.txt", "--verify")


def test_bots_play_it_and_no_promise_is_broken(installed: Path) -> None:
    seats = ["--seat", "red=greedy", "--seat", "blue=random"]
    report = json.loads(run(installed, "caposaldo", "simulate", "tiny", "--games", "4", *seats, "--json"))
    assert report["games"] == 4
    run(installed, "caposaldo", "fuzz", "tiny", "--games", "3")


def test_the_test_of_the_tutorial_passes(installed: Path) -> None:
    assert "1 passed" in run(installed, "pytest", "-q", "-p", "no:cacheprovider", "test_tiny.py")


def test_little_code_is_needed_before_the_first_rule() -> None:
    lines = game_code().splitlines() + words_code().splitlines()
    assert len(lines) - len(rule_code().splitlines()) < MOST_LINES
