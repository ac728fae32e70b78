"""Reading data/terrain.toml: the pieces of terrain with which players build a table."""

from __future__ import annotations

from functools import cache

from caposaldo.games.wheels import setup as W
from caposaldo.games.wheels.io.cards import DATA
from caposaldo.games.wheels.io.schema import BoxFile, BoxLine, flat, tenths
from caposaldo.games.wheels.setup import Template
from caposaldo.kernel.sources import known, parse, read_text, wrong

TERRAIN = DATA / "terrain.toml"


@cache
def box() -> dict[str, Template]:
    return box_from_text(read_text(TERRAIN), TERRAIN.name)


def box_from_text(text: str, where: str) -> dict[str, Template]:
    file = parse(text, BoxFile, where)
    return {key: template(key, line, where) for key, line in file.piece.items()}


def template(key: str, line: BoxLine, where: str) -> Template:
    at = f"piece.{key}"
    known(where, f"{at}.kind", line.kind, W.TERRAIN_NAMES[1:])
    if bool(line.line) == bool(line.points) or bool(line.line) != bool(line.width):
        raise wrong(where, at, "expected either points, for an area, or a line with a width")
    points = line.line or line.points
    if len(points) < (2 if line.line else 3):
        raise wrong(where, at, "expected two points or more for a line, three or more for an area")
    kind = W.TERRAIN_NAMES.index(line.kind)
    found = Template(key, kind, flat(points), tenths(line.width), line.height, "")
    found.label_it, found.label_en = line.name.it, line.name.en
    return found
