"""The compiled core and the sources it was made from are one game: same decisions, same hashes."""

from __future__ import annotations

import importlib
import json
import os
import shutil
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


# Writes an empty file for everything, but fails at the shim: the library has been linked by then.
FAILING_COMPILER = """\
#!/bin/sh
case "$*" in *shim*) echo "no shim today" >&2; exit 1;; esac
while [ $# -gt 1 ]; do if [ "$1" = -o ]; then : >"$2"; fi; shift; done
"""


def build_with_failing_compiler(folder: Path, mode: str) -> subprocess.CompletedProcess[str]:
    """Build a package of kernel and bots in a folder with a C compiler that fails half-way."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    package = folder / "src" / "caposaldo"
    for part in ("kernel", "bots"):
        shutil.copytree(ROOT / "src" / "caposaldo" / part, package / part)
    shutil.copy(ROOT / "src" / "caposaldo" / "__init__.py", package)
    compiler = folder / "cc"
    compiler.write_text(FAILING_COMPILER, encoding="utf-8")
    compiler.chmod(0o755)
    env = {**os.environ, "CC": str(compiler), "LDSHARED": f"{compiler} -shared", "CAPOSALDO_COMPILE": mode}
    env.pop("PYTHONPATH", None)
    command = [sys.executable, "setup.py", "build"]
    return subprocess.run(command, env=env, cwd=folder, capture_output=True, text=True, check=False)


def test_a_failing_c_compiler_leaves_a_whole_uncompiled_package(tmp_path: Path) -> None:
    done = build_with_failing_compiler(tmp_path, "auto")
    assert done.returncode == 0, done.stderr
    assert "installed uncompiled (the C compiler failed" in done.stderr
    built = {path.relative_to(tmp_path) for path in (tmp_path / "build").glob("lib*/**/*") if path.is_file()}
    assert {path.name for path in built if path.suffix != ".py" and path.suffix != ".typed"} == set()
    assert {"dice.py", "game.py", "greedy.py"} <= {path.name for path in built}


def test_a_failing_c_compiler_fails_a_build_that_must_compile(tmp_path: Path) -> None:
    done = build_with_failing_compiler(tmp_path, "1")
    assert done.returncode != 0
    assert "no shim today" in done.stderr
