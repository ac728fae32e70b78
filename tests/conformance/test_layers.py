"""The modules of a game import one way: no circles, and never from a lower layer to a higher one."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCES = Path(__file__).parent.parent.parent / "src" / "caposaldo"
# Low to high: a module imports from its own layer or from lower ones.
LAYERS = [
    ["setup", "action", "position", "verbs"],
    ["rules"],
    ["sequence"],
    ["hidden", "view", "view_types"],
    ["guide"],
    ["state"],
    ["bot"],
    ["io"],
    ["game"],
]
GAMES = sorted(path.parent.name for path in SOURCES.glob("games/*/position.py"))


def modules(game: str) -> dict[str, Path]:
    """Dotted names inside the game, `rules.combat`."""
    home = SOURCES / "games" / game
    return {
        ".".join(path.relative_to(home).with_suffix("").parts): path
        for path in home.rglob("*.py")
        if path.name != "__init__.py"
    }


def imports(game: str, path: Path, known: set[str]) -> set[str]:
    """The modules of the same game that a file imports, wherever in it."""
    package = f"caposaldo.games.{game}"
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(package):
            inside = (node.module or "").removeprefix(package).lstrip(".")
            names = {f"{inside}.{alias.name}".lstrip(".") for alias in node.names}
            found |= {name for name in names if name in known} or ({inside} & known)
            found |= {inside} & known
        elif isinstance(node, ast.Import):
            found |= {alias.name.removeprefix(package + ".") for alias in node.names if alias.name.startswith(package)}
    return found


def graph(game: str) -> dict[str, set[str]]:
    there = modules(game)
    return {name: imports(game, path, set(there)) for name, path in there.items()}


def layer(module: str) -> int:
    first = module.partition(".")[0]
    for i, names in enumerate(LAYERS):
        if first in names:
            return i
    raise AssertionError(f"{module} belongs to no layer: {LAYERS}")


def circles(edges: dict[str, set[str]]) -> list[list[str]]:
    """Groups of modules that import each other (Tarjan)."""
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(module: str) -> None:
        number[module] = low[module] = len(number)
        stack.append(module)
        for other in sorted(edges[module]):
            if other not in number:
                visit(other)
                low[module] = min(low[module], low[other])
            elif other in stack:
                low[module] = min(low[module], number[other])
        if low[module] == number[module]:
            at = stack.index(module)
            if len(stack) - at > 1:
                found.append(sorted(stack[at:]))
            del stack[at:]

    for module in sorted(edges):
        if module not in number:
            visit(module)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_no_modules_import_each_other(game: str) -> None:
    assert circles(graph(game)) == []


@pytest.mark.parametrize("game", GAMES)
def test_no_module_imports_from_a_higher_layer(game: str) -> None:
    crossed = [
        f"{module} -> {other}"
        for module, others in sorted(graph(game).items())
        for other in sorted(others)
        if layer(other) > layer(module)
    ]
    assert crossed == []


def test_a_circle_is_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == [["b", "c"]]
