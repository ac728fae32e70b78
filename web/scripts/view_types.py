"""Make the client's view.ts files from the TypedDicts in kernel/view_types.py and games/*/view_types.py.

python web/scripts/view_types.py           write the files
python web/scripts/view_types.py --check   exit with 1 if a file is not what would be written
"""

from __future__ import annotations

import ast
import re
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "caposaldo"
CLIENT = ROOT / "web" / "src"
KERNEL = "caposaldo.kernel.view_types"
WIDTH = 120
NAMES = {"int": "number", "str": "string", "bool": "boolean", "object": "unknown"}
# Lengths of lists (kernel.view_types.Length): Annotated[list[int], TWO] is a pair.
LENGTHS = {"TWO": 2, "THREE": 3}


def sources() -> dict[Path, Path]:
    """Return each Python file with the client's file that is made from it."""
    found = {PACKAGE / "kernel" / "view_types.py": CLIENT / "api" / "view.ts"}
    for path in sorted(PACKAGE.glob("games/*/view_types.py")):
        found[path] = CLIENT / "games" / path.parent.name / "view.ts"
    return found


# ---------------------------------------------------------------- types
def typed(node: ast.expr) -> str:
    """Return a Python annotation as a TypeScript type."""
    match node:
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return NAMES.get(name, name)
        case ast.BinOp(op=ast.BitOr(), left=left, right=right):
            return f"{typed(left)} | {typed(right)}"
        case ast.Subscript(value=ast.Name(id=name), slice=inside):
            return subscripted(name, inside.elts if isinstance(inside, ast.Tuple) else [inside])
    raise ValueError(f"no TypeScript for {ast.unparse(node)}")


def subscripted(name: str, inside: list[ast.expr]) -> str:
    match name, inside:
        case "Literal", values:
            return " | ".join(literal(value) for value in values)
        case "list", [item]:
            return f"readonly {grouped(item)}[]"
        case "dict", [key, item]:
            return f"Readonly<Record<{typed(key)}, {typed(item)}>>"
        case "Annotated", [ast.Subscript(value=ast.Name(id="list"), slice=item), ast.Name(id=length)]:
            return f"readonly [{', '.join([typed(item)] * LENGTHS[length])}]"
    raise ValueError(f"no TypeScript for {name}[{', '.join(map(ast.unparse, inside))}]")


def literal(node: ast.expr) -> str:
    if isinstance(node, ast.Name):
        return node.id
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str | bool | int):
        raise ValueError(f"no TypeScript for {ast.unparse(node)}")
    if isinstance(node.value, str):
        return f"'{node.value}'"
    return str(node.value).lower()


def grouped(node: ast.expr) -> str:
    """Return the type of an item, in brackets where `[]` would belong to its last part only."""
    found = typed(node)
    return f"({found})" if " " in found and not found.startswith("Readonly<") else found


# ---------------------------------------------------------------- declarations
def declarations(source: str) -> Iterator[str]:
    """Give the TypeScript of every declaration of a module, in its order."""
    module = ast.parse(source)
    lines = source.splitlines()
    for node, before in zip(module.body, [None, *module.body], strict=False):
        first = before.end_lineno if before is not None and before.end_lineno else 0
        for line in lines[first : node.lineno - 1]:
            if line.startswith("# ---"):
                yield f"//{line[1:]}"
        yield from declared(node)


def declared(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.ClassDef(bases=[ast.Name(id="NamedTuple")]):
            return
        case ast.ClassDef():
            yield interface(node.name, [base_name(base) for base in node.bases], node.body)
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Call(func=ast.Name(id="TypedDict"), args=[_, keys])):
            yield functional(name, keys)
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            yield alias(name, typed(value))
        case ast.ImportFrom(module=module, names=names) if module == KERNEL:
            wanted = sorted(one.name for one in names if one.name not in LENGTHS)
            if wanted:
                yield f"import type {{ {', '.join(wanted)} }} from '../../api/view';"


def base_name(node: ast.expr) -> str:
    if not isinstance(node, ast.Name):
        raise ValueError(f"no TypeScript for the base {ast.unparse(node)}")
    return node.id


def interface(name: str, bases: list[str], body: list[ast.stmt]) -> str:
    parents = ", ".join(base for base in bases if base != "TypedDict")
    head = f"export interface {name}{f' extends {parents}' if parents else ''} {{"
    lines: list[str] = []
    for node in body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            lines.append(field(node.target.id, node.annotation))
        elif (doc := docstring(node)) is not None and not lines:
            head = comment(doc, "") + head
        elif doc is not None:
            lines.insert(-1, comment(doc, "  ").rstrip("\n"))
    return "\n".join([head, *lines, "}"])


def functional(name: str, keys: ast.expr) -> str:
    """Return the interface for TypedDict("Name", {...}), the form for keys that are Python keywords."""
    if not isinstance(keys, ast.Dict):
        raise ValueError(f"no TypeScript for {ast.unparse(keys)}")
    lines = [
        field(key.value, value)
        for key, value in zip(keys.keys, keys.values, strict=True)
        if isinstance(key, ast.Constant) and isinstance(key.value, str)
    ]
    return "\n".join([f"export interface {name} {{", *lines, "}"])


def field(name: str, annotation: ast.expr) -> str:
    match annotation:
        case ast.Subscript(value=ast.Name(id="NotRequired"), slice=inside):
            return split(f"  {name}?:", typed(inside))
    return split(f"  {name}:", typed(annotation))


def alias(name: str, value: str) -> str:
    return split(f"export type {name} =", value)


def split(head: str, value: str) -> str:
    """Write a union that is too long for one line on a line of its own, or as one member a line (as prettier does)."""
    line = f"{head} {value};"
    if len(line) <= WIDTH:
        return line
    indent = " " * (len(head) - len(head.lstrip()) + 2)
    if len(indent) + len(value) + 1 <= WIDTH:
        return f"{head}\n{indent}{value};"
    return "\n".join([head, *(f"{indent}| {one}" for one in value.split(" | "))]) + ";"


def docstring(node: ast.stmt) -> str | None:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return re.sub(r"\s+", " ", node.value.value).strip()
    return None


def comment(doc: str, indent: str) -> str:
    if len(indent) + len(doc) + 7 <= WIDTH:
        return f"{indent}/** {doc} */\n"
    inside = textwrap.fill(
        doc, WIDTH - 3, initial_indent=f"{indent}/** ", subsequent_indent=f"{indent} * ", break_on_hyphens=False
    )
    return f"{inside} */\n"


# ---------------------------------------------------------------- files
def generated(path: Path) -> str:
    source = path.read_text()
    doc = ast.get_docstring(ast.parse(source)) or ""
    head = [f"// Generated by web/scripts/view_types.py from {path.relative_to(ROOT)}: do not edit."]
    parts = list(declarations(source))
    imports = [part for part in parts if part.startswith("import ")]
    rest = [part for part in parts if not part.startswith("import ")]
    first = doc.partition("\n\n")[0]
    return "\n".join([comment(re.sub(r"\s+", " ", first), "").rstrip(), *head, *imports, "", *rest, ""])


def main() -> int:
    check = "--check" in sys.argv[1:]
    stale: list[Path] = []
    for path, target in sources().items():
        text = generated(path)
        if target.exists() and target.read_text() == text:
            continue
        stale.append(target)
        if not check:
            target.write_text(text)
    for target in stale:
        print(f"{target.relative_to(ROOT)} {'is out of date: run web/scripts/view_types.py' if check else 'written'}")
    return 1 if check and stale else 0


if __name__ == "__main__":
    sys.exit(main())
