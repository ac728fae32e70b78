"""Positions in TOML texts: every key and value is found where it stands."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import caposaldo
from caposaldo.kernel.sources import SourceError, located, parse, raw, shaped, wrong
from caposaldo.kernel.toml_positions import Position, Scanner, path_of, position_of


class Unit(msgspec.Struct, forbid_unknown_fields=True):
    type: str


class File(msgspec.Struct, forbid_unknown_fields=True):
    unit: list[Unit]


SHIPPED = sorted(Path(caposaldo.__file__).parent.rglob("*.toml"))
ODD = '''# a comment with [brackets] and "quotes"
title = "a # sign, a \\" quote and a [ bracket"
a.b.c = 1
"quoted key" = 'literal \\'
long = """
one ] line
two "" quotes"""
literal = \'\'\'
[not.a.table]
\'\'\'
when = 1943-08-03 04:05:06
numbers = [ 1, # one
    [2, 3], { x = 4, y.z = [5] },
]
empty = []
none = {}

[first]
x = 1   # after

[[unit]]
type = "rifle"
[unit.weapon]
range = 4
[[unit]]
type = "gun"
[[unit.crew]]
name = "A"
[[unit.crew]]
name = "B"
[unit.weapon]
range = 9
'''


def parts(value: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], object]]:
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inside:
        yield (*path, key), part
        yield from parts(part, (*path, key))


def check_against_tomllib(text: str) -> None:
    offsets = Scanner(text).offsets
    found = dict(parts(tomllib.loads(text)))
    assert set(offsets) == set(found)
    for path, value in found.items():
        here = text[offsets[path] :]
        if isinstance(value, bool):
            assert here.startswith(str(value).lower())
        elif isinstance(value, int):
            assert here.startswith(str(value))
        elif isinstance(value, str):
            assert here[0] in "\"'"
            assert value[:1] in here[:12] or "\\" in here[:12]


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_every_key_and_value_of_a_file_is_found(path: Path) -> None:
    check_against_tomllib(path.read_text())


def test_every_kind_of_toml_is_found() -> None:
    check_against_tomllib(ODD)
    check_against_tomllib(ODD.replace("\n", "\r\n"))
    check_against_tomllib("")


@pytest.mark.parametrize(
    ("key", "line", "column", "there"),
    [
        ("title", 2, 9, '"a #'),
        ("a.b.c", 3, 9, "1"),
        ("a.b", 3, 1, "a.b.c"),
        ("quoted key", 4, 16, "'literal"),
        ("when", 11, 8, "1943"),
        ("numbers[1][1]", 13, 9, "3]"),
        ("numbers[2].y.z[0]", 13, 29, "5]"),
        ("first.x", 19, 5, "1"),
        ("unit[0]", 21, 1, "[[unit]]"),
        ("unit[1].type", 26, 8, '"gun"'),
        ("unit[1].crew[1].name", 30, 8, '"B"'),
        ("unit[1].weapon.range", 32, 9, "9"),
        ("unit[1].weapon: an explanation", 31, 1, "[unit.weapon]"),
        ("unit[1].nothing.here", 25, 1, "[[unit]]"),
        ("unit[7].type", 21, 1, "[[unit]]"),
    ],
)
def test_a_key_path_is_found_by_line_and_column(key: str, line: int, column: int, there: str) -> None:
    assert position_of(ODD, key) == Position(line, column)
    assert ODD.splitlines()[line - 1][column - 1 :].startswith(there)


def test_what_is_not_there_at_all_has_no_position() -> None:
    assert position_of(ODD, "nothing") is None
    assert position_of("", "unit[0]") is None
    assert path_of("units[3].type") == ("units", 3, "type")
    assert path_of("points[1][0]: x") == ("points", 1, 0)


# ---------------------------------------------------------------- errors
def error_of(text: str) -> str:
    with pytest.raises(SourceError) as caught:
        shaped(raw(text, "my.toml"), dict[str, list[dict[str, int]]], "my.toml", "")
    return str(located(caught.value, text))


def test_errors_name_line_and_column() -> None:
    assert error_of("[[a]]\nx = 1\n[[b]]\nx = 1\n[[b]]\ny = 1\nx = 'no'\n").startswith(
        "my.toml:7:5: b[1].x: expected `int`"
    )
    assert str(located(wrong("my.toml", "a[1].x", "too much"), "[[a]]\n[[a]]\nx = 5\n")) == (
        "my.toml:3:5: a[1].x: too much"
    )


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = 1\nb = \n", "my.toml:2:5: not TOML: Invalid value"),
        ('a = "no end\n', "my.toml:1:12: not TOML: Illegal character"),
        ("a = 1\na = 2\n", "my.toml:2:6: not TOML: Cannot overwrite a value"),
        ("a = [1,", "my.toml:1:8: not TOML: Invalid value, but this is the end of the file"),
    ],
)
def test_mistakes_of_the_syntax_name_line_and_column(text: str, line: str) -> None:
    with pytest.raises(SourceError) as caught:
        raw(text, "my.toml")
    assert str(caught.value).startswith(line)


def test_a_key_that_does_not_belong_there_is_pointed_at() -> None:
    text = '[[unit]]\ntype = "a"\n[[unit]]\ntype = "b"\ncolour = "red"\n'
    with pytest.raises(SourceError) as caught:
        parse(text, File, "my.toml")
    assert str(located(caught.value, text)).startswith("my.toml:5:10: unit[1]: ")


def test_a_key_that_the_file_does_not_know_is_pointed_at() -> None:
    text = '# mine\ncolour = "red"\n[[unit]]\ntype = "a"\n'
    with pytest.raises(SourceError) as caught:
        parse(text, File, "my.toml")
    assert str(located(caught.value, text)).startswith("my.toml:2:10: object contains unknown field `colour`")


def test_what_is_missing_in_the_file_is_told_at_its_beginning() -> None:
    assert str(located(wrong("my.toml", "year", "expected"), "a = 1\n")) == "my.toml:1:1: year: expected"
    assert str(located(wrong("my.toml", "", "missing `year`"), "a = 1\n")) == "my.toml:1:1: missing `year`"
