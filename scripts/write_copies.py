"""Write the method `copy_into` of every game's Position from the fields it declares.

    python scripts/write_copies.py            write it into the sources
    python scripts/write_copies.py --check    fail if a source is out of date

A position declares its fields in its class body: `steps: vec[i64]`, `turn: i64`. Fields of the kernel's classes
(`flags`, `hex` ...) are taken from there. A field with the comment `# not copied` is left out: it is computed anew.
mypyc compiles plain assignments to plain memory copies, which is why the method is written out.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent / "src" / "caposaldo"
BEGIN = "    # Written by scripts/write_copies.py.\n"
END = "    # End of what is written by scripts/write_copies.py.\n"
# `copy_stack` copies the fields of the lowest classes.
COPIED_BY_STACK = {"State", "StackState"}


def class_fields(path: Path, name: str) -> tuple[list[tuple[str, str]], str]:
    """The fields declared in a class body, with their types, and the name of its base class."""
    text = path.read_text()
    lines = text.splitlines()
    for node in ast.parse(text).body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            base = ast.unparse(node.bases[0]).partition("[")[0] if node.bases else ""
            found = [
                (item.target.id, ast.unparse(item.annotation))
                for item in node.body
                if isinstance(item, ast.AnnAssign)
                and isinstance(item.target, ast.Name)
                and "# not copied" not in lines[item.lineno - 1]
            ]
            return found, base
    return [], ""


def all_fields(path: Path) -> list[tuple[str, str]]:
    """The fields of Position, those of its base classes first."""
    found, base = class_fields(path, "Position")
    while base and base not in COPIED_BY_STACK:
        more, base = class_fields(ROOT / "kernel" / "pieces.py", base)
        found = more + found
    return found


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
    lines += [f"        other.{name} = {copied(name, type)}\n" for name, type in all_fields(path)]
    return "".join([*lines, "\n", END])


def rewritten(path: Path) -> str:
    text = path.read_text()
    pattern = re.compile(re.escape(BEGIN) + ".*?" + re.escape(END), re.DOTALL)
    if not pattern.search(text):
        sys.exit(f"{path}: expected the lines {BEGIN.strip()!r} and {END.strip()!r} in class Position")
    return pattern.sub(lambda _: method(path), text)


def main() -> None:
    stale = []
    for path in sorted(ROOT.glob("games/*/position.py")):
        if BEGIN not in path.read_text():
            continue
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
