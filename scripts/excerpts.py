"""Copy source code into the documentation, so that what it shows is what the tests run.

excerpts.py            fill the code blocks
excerpts.py --check    fail if a block is not up to date

A block is filled if the line before it names its source: `<!-- from FILE: NAME, NAME -->` (classes, functions and
constants of a Python file), or `<!-- from FILE -->` (the whole file).
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

PROJECT = Path(__file__).resolve().parent.parent
PAGES = [*sorted((PROJECT / "docs").glob("*.md")), PROJECT / "ARCHITECTURE.md"]
BLOCK = re.compile(r"(<!-- from ([^:\n]+?)(?:: ([^\n]+?))? -->\n```\w*\n)(.*?)(```\n)", re.DOTALL)


def filled(page: str) -> str:
    """Return the page with every block copied from its source again."""
    return BLOCK.sub(lambda match: match[1] + excerpt(match[2], match[3] or "") + match[5], page)


def excerpt(file: str, names: str) -> str:
    """Return the definitions with these names, or the whole file if none is named."""
    source = (PROJECT / file).read_text(encoding="utf-8")
    if not names:
        return source
    tree, lines = ast.parse(source), source.splitlines()
    parts: list[str] = []
    last_was_constant = False
    for name in names.split(", "):
        node = definition(tree, name, file)
        text = "\n".join(lines[first_line(node) - 1 : node.end_lineno])
        is_constant = isinstance(node, (ast.Assign, ast.AnnAssign))
        parts += [] if not parts else ["\n"] if is_constant and last_was_constant else ["\n\n\n"]
        parts.append(text)
        last_was_constant = is_constant
    return "".join(parts) + "\n"


def definition(tree: ast.Module, name: str, file: str) -> ast.stmt:
    for node in tree.body:
        if name in names_of(node):
            return node
    raise SystemExit(f"{file} does not define {name}")


def names_of(node: ast.stmt) -> list[str]:
    """Return the names that a statement defines."""
    if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [found.id for target in targets for found in ast.walk(target) if isinstance(found, ast.Name)]


def first_line(node: ast.stmt) -> int:
    marks = node.decorator_list if isinstance(node, (ast.ClassDef, ast.FunctionDef)) else []
    return min([node.lineno, *(mark.lineno for mark in marks)])


def main() -> int:
    pages = {page: page.read_text(encoding="utf-8") for page in PAGES if page.is_file()}
    stale = [page for page, text in pages.items() if filled(text) != text]
    for page in stale:
        if sys.argv[1:] == ["--check"]:
            print(f"{page.relative_to(PROJECT)} shows outdated code: run make docs", file=sys.stderr)
        else:
            page.write_text(filled(pages[page]), encoding="utf-8")
    return 1 if stale and sys.argv[1:] == ["--check"] else 0


if __name__ == "__main__":
    sys.exit(main())
