"""The command line run in this process, with the tiny game of the kernel tests beside the real ones."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import caposaldo
from caposaldo.cli import app
from caposaldo.kernel import registry
from kernel.tinygame import GAME

SOURCES = str(Path(caposaldo.__file__).parents[1])


@pytest.fixture(autouse=True)
def tiny(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Games nobody named a file for are kept in a folder of the test."""
    monkeypatch.setenv("CAPOSALDO_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    registry.add(GAME)
    yield
    registry.remove("tiny")


@pytest.fixture
def run() -> Callable[..., Result]:
    def run(*words: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, list(words), input=typed)

    return run


@pytest.fixture
def data(run: Callable[..., Result]) -> Callable[..., Any]:
    """The JSON that a command prints; nothing else may be on stdout."""

    def data(*words: str, code: int = 0) -> Any:
        result = run(*words, "--json")
        assert result.exit_code == code, result.output
        return json.loads(result.stdout)

    return data


def process(*words: str, home: Path) -> subprocess.Popen[str]:
    """The command line as a process of its own."""
    path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH", ""), SOURCES]))
    env = {**os.environ, "PYTHONPATH": path, "CAPOSALDO_HOME": str(home), "LC_ALL": "C.UTF-8", "COLUMNS": "100"}
    return subprocess.Popen(
        [sys.executable, "-u", "-m", "caposaldo.cli", *words],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=env,
    )
