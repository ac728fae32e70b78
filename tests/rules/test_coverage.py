"""Every rule is proven by a test, every worked example is one, and no test claims a rule that is not there.

The tests of a game are in the folder of its name, next to two lists: `rules.txt`, the ids of all its rules, and
`examples.txt`, the ids of the worked examples.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from caposaldo.kernel import catalog, registry

HERE = Path(__file__).parent
GAMES = [game.id for game in registry.games()]


def ids_in(path: Path) -> list[str]:
    lines = [line.partition("#")[0].strip() for line in path.read_text().splitlines()]
    return [line for line in lines if line]


def marks_in(tree: ast.AST, mark: str) -> set[str]:
    """The arguments of all `pytest.mark.<mark>(...)` in a piece of source."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == mark:
            found |= {str(argument.value) for argument in node.args if isinstance(argument, ast.Constant)}
    return found


def marked(game: str, mark: str) -> set[str]:
    files = sorted((HERE / game).rglob("test_*.py"))
    return set().union(*(marks_in(ast.parse(path.read_text()), mark) for path in files))


def rule_ids(game: str) -> list[str]:
    return [rule.id for rule in catalog.rules(game)]


def test_there_are_games() -> None:
    assert GAMES


@pytest.mark.parametrize("game", GAMES)
def test_the_rule_texts_are_complete(game: str) -> None:
    assert sorted(rule_ids(game)) == sorted(ids_in(HERE / game / "rules.txt"))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_proven_by_a_test(game: str) -> None:
    assert sorted(set(rule_ids(game)) - marked(game, "rule")) == []


@pytest.mark.parametrize("game", GAMES)
def test_marks_name_only_known_rules(game: str) -> None:
    assert sorted(marked(game, "rule") - set(rule_ids(game))) == []


@pytest.mark.parametrize("game", GAMES)
def test_every_worked_example_is_a_test(game: str) -> None:
    assert sorted(set(ids_in(HERE / game / "examples.txt")) ^ marked(game, "example")) == []


@pytest.mark.parametrize("game", GAMES)
def test_the_catalogue_finds_the_same_proofs(game: str) -> None:
    assert {rule for rule, tests in catalog.tests_of(game).items() if tests} == marked(game, "rule")


def test_marks_are_found_on_functions_classes_and_modules() -> None:
    source = """
pytestmark = pytest.mark.rule("a-1")
@pytest.mark.rule("b-1", "b-2")
def test_b(): ...
@pytest.mark.rule("c-1")
class TestC: ...
@pytest.mark.example("E-1")
def test_e(): ...
"""
    assert marks_in(ast.parse(source), "rule") == {"a-1", "b-1", "b-2", "c-1"}
    assert marks_in(ast.parse(source), "example") == {"E-1"}
