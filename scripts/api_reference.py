"""Write docs/api.md, the reference of the contract of a game, from the docstrings of the kernel.

api_reference.py            write the file
api_reference.py --check    fail if the file is not up to date
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
OUT = PROJECT / "docs" / "api.md"
MODULES = ["game", "decision", "verbs", "fields", "pieces", "scenarios", "scenario_game", "chain", "dice", "registry"]
HEAD = """\
# API reference: the contract of a game

What a game implements and what the kernel gives it. `make docs` writes this page from the docstrings in
`src/caposaldo/kernel`: edit those, not this file. [add-a-game.md](add-a-game.md) shows how the parts fit together.

"""
SECTION = re.compile(r"\s*# ---- (.+)")


def module_text(name: str) -> str:
    """Return the reference of one module of the kernel."""
    source = (PROJECT / "src" / "caposaldo" / "kernel" / f"{name}.py").read_text(encoding="utf-8")
    tree, lines = ast.parse(source), source.splitlines()
    parts = [f"## caposaldo.kernel.{name}", docstring(tree), *constants(tree, lines)]
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and is_public(node.name):
            parts += class_parts(node, lines)
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef) and is_public(node.name)]
    if functions:
        parts += ["### Functions", "\n".join(entry(function) for function in functions)]
    return "\n\n".join(part for part in parts if part) + "\n"


def docstring(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> str:
    """Return the docstring as Markdown: indented blocks stay code, other lines are joined by the reader."""
    return ast.get_docstring(node) or ""


def is_public(name: str) -> bool:
    return not name.startswith("_")


def constants(tree: ast.Module, lines: list[str]) -> Iterator[str]:
    """Yield a list of the constants that have a comment on their line."""
    found = []
    for node in tree.body:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        if isinstance(target, ast.Name) and target.id.isupper() and "  # " in lines[node.lineno - 1]:
            found.append(f"- `{target.id}`: {lines[node.lineno - 1].split('  # ', 1)[1]}")
    if found:
        yield "\n".join(found)


def class_parts(node: ast.ClassDef, lines: list[str]) -> list[str]:
    """Return heading, docstring, attributes and methods of a class, under the comments that divide it."""
    bases = ", ".join(ast.unparse(base) for base in node.bases)
    parts = [f"### class {node.name}" + (f"({bases})" if bases else "")]
    methods = [method for method in node.body if isinstance(method, ast.FunctionDef)]
    for method in methods:
        if method.name == "__init__" and len(method.args.args) > 1:
            parts.append(f"`{node.name}({arguments(method)})`")
    parts.append(docstring(node))
    parts.append("\n".join(attributes(node, lines)))
    section = ""
    entries: list[str] = []
    for method in (method for method in methods if is_public(method.name) and not is_setter(method)):
        title = section_of(node, method, lines)
        if title != section:
            parts += ["\n".join(entries), f"*{title}*"]
            section, entries = title, []
        entries.append(entry(method))
    return [part for part in [*parts, "\n".join(entries)] if part]


def attributes(node: ast.ClassDef, lines: list[str]) -> Iterator[str]:
    """Yield the attributes that are declared in the body of a class, with their comments."""
    for item in node.body:
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name):
            _, _, comment = lines[item.lineno - 1].partition("  # ")
            yield f"- `{item.target.id}: {ast.unparse(item.annotation)}`" + (f": {comment}" if comment else "")


def section_of(node: ast.ClassDef, method: ast.FunctionDef, lines: list[str]) -> str:
    """Return the text of the last comment `# ---- ...` before a method in its class."""
    for line in reversed(lines[node.lineno : method.lineno - 1]):
        found = SECTION.match(line)
        if found:
            return found[1].capitalize()
    return ""


def is_setter(method: ast.FunctionDef) -> bool:
    return any(isinstance(mark, ast.Attribute) and mark.attr == "setter" for mark in method.decorator_list)


def entry(function: ast.FunctionDef) -> str:
    """Return one line of the list: signature and docstring, and whether a game must write the function itself."""
    result = f" -> {ast.unparse(function.returns)}" if function.returns else ""
    is_property = any(isinstance(mark, ast.Name) and mark.id == "property" for mark in function.decorator_list)
    signature = function.name if is_property else f"{function.name}({arguments(function)})"
    needed = " **To be implemented.**" if is_abstract(function) else ""
    text = " ".join(docstring(function).split())
    return f"- `{signature}{result}`" + (f": {text}" if text else "") + needed


def is_abstract(function: ast.FunctionDef) -> bool:
    last = function.body[-1]
    return isinstance(last, ast.Raise) and last.exc is not None and ast.unparse(last.exc) == "NotImplementedError"


def arguments(function: ast.FunctionDef) -> str:
    text = ast.unparse(function.args)
    return text.removeprefix("self").removeprefix(", ")


def main() -> int:
    text = HEAD + "\n".join(module_text(name) for name in MODULES)
    if sys.argv[1:] == ["--check"]:
        if OUT.is_file() and OUT.read_text(encoding="utf-8") == text:
            return 0
        print(f"{OUT.relative_to(PROJECT)} is not up to date: run make docs", file=sys.stderr)
        return 1
    OUT.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
