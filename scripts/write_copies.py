"""Write the method `copy_into` of every game's Position from the fields it declares.

    python scripts/write_copies.py            write it into the sources
    python scripts/write_copies.py --check    fail if a source is out of date

A position declares its fields in its class body: `steps: vec[i64]`, `turn: i64`. Fields of the kernel's classes
(`flags`, `hex` ...) are taken from there. A field whose comment begins with `not copied` is left out: it is computed
anew. tests/conformance/test_fields.py lists the other beginnings of comments that have a meaning.

mypyc compiles plain assignments to plain memory copies, which is why the method is written out.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
KERNEL = ROOT / "src" / "caposaldo" / "kernel" / "pieces.py"
BEGIN = "    # Written by scripts/write_copies.py.\n"
END = "    # End of what is written by scripts/write_copies.py.\n"
# `copy_stack` copies the fields of the lowest classes.
COPIED_BY_STACK = {"State", "StackState"}


class Declaration(NamedTuple):
    """An attribute declared in a class body, with its type and the comment on its line."""

    name: str
    type: str
    comment: str


def positions() -> list[Path]:
    """The modules with a class Position whose `copy_into` is written here."""
    found = [*ROOT.glob("src/caposaldo/games/*/position.py"), ROOT / "tests" / "kernel" / "tinygame.py"]
    return sorted(path for path in found if BEGIN in path.read_text())


def declarations(path: Path, name: str) -> tuple[list[Declaration], str]:
    """The attributes declared in a class body, and the name of its base class."""
    text = path.read_text()
    lines = text.splitlines()
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            base = ast.unparse(node.bases[0]).partition("[")[0] if node.bases else ""
            found = [
                Declaration(item.target.id, ast.unparse(item.annotation), lines[item.lineno - 1].partition("# ")[2])
                for item in node.body
                if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
            ]
            return found, base
    return [], ""


def all_fields(path: Path) -> list[Declaration]:
    """The fields of Position that are copied, those of its base classes first."""
    found, base = declarations(path, "Position")
    while base and base not in COPIED_BY_STACK:
        more, base = declarations(KERNEL, base)
        found = more + found
    return [declaration for declaration in found if not declaration.comment.startswith("not copied")]


def copied(name: str, type: str) -> str:
    if type.startswith("vec["):
        return f"self.{name}[:]"
    if type.startswith("list[vec["):
        return f"[part[:] for part in self.{name}]"
    if type.startswith("list["):
        return f"self.{name}[:]"
    return f"self.{name}"


def method(path: Path) -> str:
    lines = [BEGIN, "    def copy_into(self, other: Position) -> None:\n", "        self.copy_stack(other)\n"]
    lines += [f"        other.{field.name} = {copied(field.name, field.type)}\n" for field in all_fields(path)]
    return "".join([*lines, "\n", END])


def rewritten(path: Path) -> str:
    text = path.read_text()
    pattern = re.compile(re.escape(BEGIN) + ".*?" + re.escape(END), re.DOTALL)
    if not pattern.search(text):
        sys.exit(f"{path}: expected the lines {BEGIN.strip()!r} and {END.strip()!r} in class Position")
    return pattern.sub(lambda _: method(path), text)


def main() -> None:
    stale = []
    for path in positions():
        text = rewritten(path)
        if text != path.read_text():
            stale.append(str(path.relative_to(ROOT)))
            if "--check" not in sys.argv:
                path.write_text(text)
    if stale and "--check" in sys.argv:
        sys.exit(f"out of date, run scripts/write_copies.py: {', '.join(stale)}")
    print("\n".join(f"written: {path}" for path in stale) or "all up to date")


if __name__ == "__main__":
    main()
