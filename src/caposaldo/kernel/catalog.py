"""The rules of a game in words, and the tests that prove each of them.

`read_toml` reads a file with errors of one line, which names the file, the line or key, and what was expected there.
"""

from __future__ import annotations

import ast
import os
import re
import tomllib
from pathlib import Path
from typing import TypeVar

import msgspec

from caposaldo.kernel import registry
from caposaldo.kernel.sources import converted

T = TypeVar("T")
_AT_LINE = re.compile(r" \(at (?:line ([0-9]+), column [0-9]+|end of document)\)$")


class CatalogError(ValueError):
    """An error in a file of a game, as one line."""


# ---------------------------------------------------------------- TOML with clear errors
def read_toml(path: str | Path, type: type[T]) -> T:
    """Read a TOML file as a msgspec type. Raise CatalogError 'FILE:LINE: what' or 'FILE: key: what was expected'."""
    try:
        text = Path(path).read_bytes().decode()
    except UnicodeDecodeError:
        raise CatalogError(f"{path}: not a text file in UTF-8") from None
    except OSError as error:
        raise CatalogError(f"{path}: {error.strerror or 'cannot be read'}") from None
    return parse_toml(text, str(path), type)


def parse_toml(text: str, where: str, type: type[T]) -> T:
    """Convert a TOML text to a msgspec type. Error messages begin with `where`."""
    try:
        return converted(tomllib.loads(text), type)
    except msgspec.ValidationError as error:
        raise CatalogError(f"{where}: {expectation(error)}") from None
    except (ValueError, RecursionError) as error:
        found = _AT_LINE.search(str(error))
        line = text.count("\n") + 1 if found and not found[1] else found[1] if found else 1
        raise CatalogError(f"{where}:{line}: {_AT_LINE.sub('', ' '.join(str(error).split()))}") from None


def expectation(error: msgspec.ValidationError) -> str:
    """Turn "Expected `str`, got `int` - at `$.rule[0].id`" into "rule[0].id: expected `str`, got `int`"."""
    what, _, key = str(error).partition(" - at `$")
    key = key.strip("`.").replace("[...]", "")
    told = what[:1].lower() + what[1:]
    return f"{key}: {told}" if key else told


# ---------------------------------------------------------------- rules.toml
class Words(msgspec.Struct, forbid_unknown_fields=True):
    it: str
    en: str

    def lang(self, lang: str) -> str:
        return self.it if lang == "it" else self.en


class Rule(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    section: Words
    title: Words
    text: Words
    see: list[str] = []


class About(msgspec.Struct, forbid_unknown_fields=True):
    title: Words
    summary: Words


class RuleBook(msgspec.Struct, forbid_unknown_fields=True):
    game: About
    rule: list[Rule]


_books: dict[str, RuleBook] = {}


def rulebook(game_id: str) -> RuleBook:
    """Return the rules of a game, which are read and checked once."""
    path = os.path.join(registry.folder(game_id), "rules.toml")
    if path not in _books:
        book = read_toml(path, RuleBook)
        check_rules(book, path)
        _books[path] = book
    return _books[path]


def check_rules(book: RuleBook, where: str) -> None:
    """Raise CatalogError for an id that is used twice, an empty text, or a reference to a rule that does not exist."""
    ids = [rule.id for rule in book.rule]
    for rule in book.rule:
        if ids.count(rule.id) > 1:
            raise CatalogError(f"{where}: rule {rule.id}: the id is used twice")
        for other in rule.see:
            if other not in ids:
                raise CatalogError(f"{where}: rule {rule.id}: see: there is no rule {other}")
        for words in (rule.section, rule.title, rule.text):
            if not words.it.strip() or not words.en.strip():
                raise CatalogError(f"{where}: rule {rule.id}: section, title and text are needed in both languages")


def about(game_id: str) -> About:
    """Return title and summary of a game."""
    return rulebook(game_id).game


def rules(game_id: str) -> list[Rule]:
    return rulebook(game_id).rule


def rule(game_id: str, id: str) -> Rule:
    """Return a rule by its id. Raise ValueError with a clear line for an unknown id."""
    for found in rules(game_id):
        if found.id == id:
            return found
    raise ValueError(f"{game_id} has no rule {id!r}; its rules: {', '.join(known.id for known in rules(game_id))}")


# ---------------------------------------------------------------- which tests prove which rule
def tests_of(game_id: str) -> dict[str, list[str]]:
    """Return the tests of each rule id, such as "test_movement.py::test_units_move_once"."""
    return marked(game_id, "rule")


def marked(game_id: str, mark: str) -> dict[str, list[str]]:
    """Return the tests of a game by the ids in their @pytest.mark.<mark>(...)."""
    found: dict[str, list[str]] = {}
    folder = tests_folder(game_id)
    if folder is None:
        return found
    for path in sorted(folder.rglob("test_*.py")):
        for id, name in marks_in(path, mark):
            found.setdefault(id, []).append(f"{path.relative_to(folder).as_posix()}::{name}")
    return found


def tests_folder(game_id: str) -> Path | None:
    """Return the folder tests/rules/GAME, searched for upwards from the current folder and from the package."""
    for start in (Path.cwd(), Path(__file__).resolve()):
        for folder in (start, *start.parents):
            tests = folder / "tests" / "rules" / game_id
            if tests.is_dir():
                return tests
    return None


def marks_in(path: Path, mark: str) -> list[tuple[str, str]]:
    """Return pairs of id and test name, in file order. Marks of a module or a class count for all its tests."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"))
    except (SyntaxError, ValueError) as error:
        raise CatalogError(f"{path}:{getattr(error, 'lineno', 1) or 1}: this test file cannot be read") from None
    return marks_of_body(tree.body, "", assigned_marks(tree.body, mark), mark)


def marks_of_body(body: list[ast.stmt], prefix: str, inherited: list[str], mark: str) -> list[tuple[str, str]]:
    pairs: list[tuple[str, str]] = []
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            own = inherited + decorated_marks(node.decorator_list, mark) + assigned_marks(node.body, mark)
            pairs += marks_of_body(node.body, f"{prefix}{node.name}::", own, mark)
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)) and node.name.startswith("test"):
            ids = dict.fromkeys(inherited + decorated_marks(node.decorator_list, mark))
            pairs += [(id, prefix + node.name) for id in ids]
    return pairs


def assigned_marks(body: list[ast.stmt], mark: str) -> list[str]:
    """Return the ids of `pytestmark = pytest.mark.rule("a")`, or of a list of marks."""
    for node in body:
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets):
            marks = node.value.elts if isinstance(node.value, (ast.List, ast.Tuple)) else [node.value]
            return decorated_marks(marks, mark)
    return []


def decorated_marks(decorators: list[ast.expr], mark: str) -> list[str]:
    ids: list[str] = []
    for decorator in decorators:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) in (f"pytest.mark.{mark}", f"mark.{mark}"):
            ids += [arg.value for arg in decorator.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    return ids
