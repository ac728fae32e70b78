"""web/scripts/view_types.py turns TypedDicts into TypeScript."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "web" / "scripts" / "view_types.py"

SOURCE = '''
from typing import Annotated, Literal, NotRequired, TypedDict

from caposaldo.kernel.view_types import TWO, Pair, Words

Phase = Literal["set-up", "move"]
Hexside = Annotated[list[str], TWO]

# ---------------------------------------------------------------- what changes
UnitClass = TypedDict("UnitClass", {"class": str})


class Unit(UnitClass):
    """A unit."""

    id: int
    name: Words
    places: list[Pair]
    """Where it has been."""
    marker: str | None
    names: list[str | None]
    params: dict[str, int | str]
    rest: NotRequired[bool]
'''

EXPECTED = """\
import type { Pair, Words } from '../../api/view';
export type Phase = 'set-up' | 'move';
export type Hexside = readonly [string, string];
// ---------------------------------------------------------------- what changes
export interface UnitClass {
  class: string;
}
/** A unit. */
export interface Unit extends UnitClass {
  id: number;
  name: Words;
  /** Where it has been. */
  places: readonly Pair[];
  marker: string | null;
  names: readonly (string | null)[];
  params: Readonly<Record<string, number | string>>;
  rest?: boolean;
}"""


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("view_types_script", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_typed_dicts_become_interfaces(script: ModuleType) -> None:
    assert "\n".join(script.declarations(SOURCE)) == EXPECTED


def test_a_long_union_is_split_as_prettier_does(script: ModuleType) -> None:
    words = " | ".join(f"'{'x' * 10}{i}'" for i in range(7))
    assert script.alias("Short", words) == f"export type Short =\n  {words};"
    longer = f"{words} | {words}"
    lines = script.alias("Long", longer).split("\n")
    assert lines[0] == "export type Long ="
    assert len(lines) == 15
    assert all(line.startswith("  | '") for line in lines[1:])


def test_a_long_comment_is_wrapped(script: ModuleType) -> None:
    lines = script.comment("word " * 40, "  ").rstrip("\n").split("\n")
    assert len(lines) == 2
    assert all(len(line) <= 120 for line in lines)
    assert lines[0].startswith("  /** word")
    assert lines[1].startswith("   * word")
    assert lines[1].endswith("*/")


def test_what_has_no_counterpart_is_refused(script: ModuleType) -> None:
    with pytest.raises(ValueError, match="no TypeScript for set"):
        list(script.declarations("Names = set[str]"))


def test_the_check_finds_a_file_that_is_out_of_date(tmp_path: Path) -> None:
    scripts = tmp_path / "web" / "scripts"
    kernel = tmp_path / "src" / "caposaldo" / "kernel"
    for folder in (scripts, kernel, tmp_path / "web" / "src" / "api"):
        folder.mkdir(parents=True)
    (scripts / "view_types.py").write_text(SCRIPT.read_text())
    (kernel / "view_types.py").write_text('"""Shared."""\n\nParams = dict[str, int]\n')

    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, str(scripts / "view_types.py"), *arguments]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    assert run("--check").returncode == 1
    assert run().stdout == "web/src/api/view.ts written\n"
    assert run("--check").returncode == 0
    (kernel / "view_types.py").write_text('"""Shared."""\n\nParams = dict[str, str]\n')
    stale = run("--check")
    assert stale.returncode == 1
    assert "web/src/api/view.ts is out of date" in stale.stdout
