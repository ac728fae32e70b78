"""The compiled core and the sources it was made from are one game: same decisions, same hashes."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import caposaldo
from conformance import hashes

ROOT = Path(__file__).parent.parent.parent
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["caposaldo"]


def core_modules() -> list[str]:
    """Names of all modules that are compiled where a C compiler is available (see setup.py)."""
    home = Path(caposaldo.__file__).parent
    folders = [home / "kernel", home / "bots", *(path.parent for path in home.glob("games/*/game.py"))]
    uncompiled = {path for glob in SETTINGS["uncompiled"] for path in home.glob(glob)}
    found = {path for folder in folders for path in folder.rglob("*.py")} - uncompiled
    return sorted(".".join(path.relative_to(home.parent).with_suffix("").parts) for path in found)


def interpreted_report(longest: int) -> dict[str, object]:
    """The hashes of a fresh process that runs the plain sources."""
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT / "tests")])
    command = [sys.executable, "-m", "conformance.hashes", str(longest)]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path}, cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, object] = json.loads(done.stdout)
    return found


def test_the_core_is_compiled_where_it_must_be() -> None:
    if os.environ.get("CAPOSALDO_EXPECT_COMPILED") != "1":
        return
    files = {name: str(importlib.import_module(name).__file__) for name in core_modules()}
    assert {name: file for name, file in files.items() if file.endswith(".py")} == {}
    assert len(files) > 20


@pytest.mark.slow
def test_compiled_and_interpreted_play_the_same_games(is_compiled: bool) -> None:
    longest = 600 if is_compiled else 120
    sources = interpreted_report(longest)
    assert sources["interpreted"] is True
    assert sources["hashes"] == hashes.all_hashes(longest)


def test_hashes_tell_plays_apart() -> None:
    found = [marks[-1] for marks in hashes.all_hashes(3).values()]
    assert len(set(found)) == len(found) > 1
