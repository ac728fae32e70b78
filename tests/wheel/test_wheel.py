"""The wheel contains everything: installed in a clean virtual environment it serves the client and all games.

`make test-wheel` builds the wheel and names its folder in CAPOSALDO_WHEEL.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parent.parent.parent
UV = Path(sys.executable).with_name("uv")
START_SECONDS = 60.0


@pytest.fixture(scope="module")
def wheel() -> Path:
    folder = os.environ.get("CAPOSALDO_WHEEL", "")
    assert folder, "name the folder of the wheel in CAPOSALDO_WHEEL, or run: make test-wheel"
    (found,) = (PROJECT / folder).glob("caposaldo-*.whl")
    return found


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A virtual environment that holds the wheel and its dependencies, and nothing else."""
    folder = tmp_path_factory.mktemp("clean") / "venv"
    subprocess.run([UV, "venv", "--quiet", "--python", sys.executable, folder], check=True)
    locked = ["--constraint", str(PROJECT / "requirements.lock")]
    subprocess.run([UV, "pip", "install", "--quiet", "--python", folder / "bin" / "python", *locked, wheel], check=True)
    return folder


@pytest.fixture(scope="module")
def address(environment: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that runs from the wheel, without Node, make or the sources in reach."""
    data = tmp_path_factory.mktemp("data")
    server = subprocess.Popen(
        [environment / "bin" / "caposaldo", "serve", "--no-open", "--port", "0", "--data", str(data)],
        env={"PATH": str(environment / "bin"), "HOME": str(data)},
        cwd=data,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        yield server.stdout.readline().strip()
    finally:
        server.terminate()
        server.wait()


def fetch(url: str) -> str:
    """Return what is at an address, waiting for the server to start."""
    deadline = time.monotonic() + START_SECONDS
    while True:
        try:
            with urllib.request.urlopen(url, timeout=START_SECONDS) as answer:
                return str(answer.read().decode())
        except urllib.error.HTTPError:
            raise
        except urllib.error.URLError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.1)


def test_the_first_page_and_its_scripts_are_served(address: str) -> None:
    page = fetch(address)
    scripts = re.findall(r'src="\./(assets/[^"]+\.js)"', page)
    assert scripts
    for script in scripts:
        assert len(fetch(address + script)) > 1000


def test_all_games_can_be_chosen(address: str) -> None:
    here = {path.parent.name for path in (PROJECT / "src" / "caposaldo" / "games").glob("*/game.py")}
    games = json.loads(fetch(f"{address}api/games"))
    assert {game["id"] for game in games if game["scenarios"]} == here


def test_no_development_tool_is_needed(environment: Path) -> None:
    programs = {path.name for path in (environment / "bin").iterdir()}
    assert programs & {"node", "npm", "make", "mypy", "pytest"} == set()


def test_the_wheel_brings_the_migrations(environment: Path, tmp_path: Path) -> None:
    imports = "from caposaldo.server import database_file, upgrade"
    code = f"{imports}; print(upgrade.newest_version(), database_file.SCHEMA_VERSION)"
    done = subprocess.run([environment / "bin" / "python", "-c", code], capture_output=True, text=True, cwd=tmp_path)
    newest, used = done.stdout.split()
    assert newest == used
