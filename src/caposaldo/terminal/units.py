"""The unit types of a game, for people who write scenarios: `caposaldo units GAME`.

Each game has its own lists, which are read from the files in its folder `data`. A row is an entry of such a file, with
its id; a column shows one or more of its figures.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Group, RenderableType
from rich.text import Text

from caposaldo.kernel import registry
from caposaldo.kernel.names import UnknownName
from caposaldo.kernel.texts import Texts
from caposaldo.terminal.listings import grid

Row = dict[str, Any]
Figure = Callable[[Row, Texts], str]


class Column(NamedTuple):
    """A heading (the text cli-column-KEY) and what stands below it."""

    key: str
    figure: Figure


class UnitList(NamedTuple):
    """A list of a game: its title (the text cli-units-KEY), its entries and its columns."""

    key: str
    rows: Callable[[Path], list[Row]]
    columns: list[Column]


# ---------------------------------------------------------------- figures
def plain(key: str) -> Column:
    """A figure as it stands in the file."""
    return Column(key, lambda row, texts: shown(row.get(key), texts))


def shown(value: object, texts: Texts) -> str:
    if isinstance(value, dict):
        return str(value[texts.lang])
    if isinstance(value, list):
        return ", ".join(str(part) for part in value)
    return "" if value is None else str(value).replace("-", "−") if isinstance(value, int) else str(value)


def keyword(key: str) -> Column:
    """One or more words of the file, in the reader's language."""

    def words(row: Row, texts: Texts) -> str:
        value = row.get(key, [])
        return ", ".join(texts.text(f"cli-word-{word}") for word in (value if isinstance(value, list) else [value]))

    return Column(key, words)


def ratio(key: str) -> Column:
    """A list of figures in one: 6-5."""
    return Column(key, lambda row, texts: "-".join(str(figure) for figure in row.get(key, [])))


def direct_fire(row: Row, texts: Texts) -> str:
    """The weapons of a battlegroups unit: calibres in mm, or what they are."""
    told = [row[key] for key in ("weapon", "second") if key in row]
    return ", ".join(texts.text(f"cli-word-{arm}") if isinstance(arm, str) else f"{arm} mm" for arm in told)


def indirect_fire(row: Row, texts: Texts) -> str:
    arms = [key for key in ("mortar", "howitzer", "rockets") if key in row]
    return ", ".join(f"{texts.text(f'cli-word-{arm}')} {row[arm]} mm" for arm in arms)


def reach(row: Row, texts: Texts) -> str:
    return f"{row['least']}–{row['range']}" if "least" in row else str(row["range"])


def defence(key: str) -> Column:
    """A defence value and its colour: "12 red"."""

    def words(row: Row, texts: Texts) -> str:
        number, _, colour = row[key].partition(" ")
        return f"{number} {texts.text(f'cli-word-{colour}')}"

    return Column(key, words)


def name_of(row: Row, texts: Texts) -> str:
    return str(row[texts.lang])


# ---------------------------------------------------------------- entries
def toml(folder: Path, file: str) -> dict[str, Any]:
    return tomllib.loads((folder / "data" / file).read_text(encoding="utf-8"))


def tables(file: str, *path: str) -> Callable[[Path], list[Row]]:
    """The tables of a file, or of one of its tables, each with its name as id."""

    def rows(folder: Path) -> list[Row]:
        found = toml(folder, file)
        for key in path:
            found = found[key]
        return [{"id": id, **table} for id, table in found.items() if isinstance(table, dict)]

    return rows


def counters(folder: Path) -> list[Row]:
    return [{"id": unit["unit"], **unit} for unit in toml(folder, "forces.toml")["units"]]


def men(folder: Path) -> list[Row]:
    told = toml(folder, "men.toml")
    ranks = told.pop("ranks")
    return [
        {"id": id, "nation": nation, **man, "rank": ranks[man["rank"]], "weapon": f"{nation}-{man['weapon']}"}
        for nation, people in told.items()
        for id, man in people.items()
    ]


LISTS: dict[str, list[UnitList]] = {
    "battlegroups": [
        UnitList(
            "types",
            tables("units.toml", "type"),
            [
                plain("id"),
                plain("name"),
                keyword("kind"),
                plain("class"),
                Column("inches", lambda row, texts: str(row["move"])),
                Column("direct", direct_fire),
                Column("indirect", indirect_fire),
                plain("cost"),
                Column("years", lambda row, texts: "–".join(map(str, row["years"]))),
                keyword("roles"),
            ],
        )
    ],
    "storms": [
        UnitList(
            "types",
            tables("units.toml"),
            [
                plain("id"),
                plain("name"),
                keyword("side"),
                keyword("kind"),
                plain("fire"),
                Column("fire-indirect", lambda row, texts: shown(row.get("indirect"), texts)),
                Column("move-ap", lambda row, texts: str(row["move"])),
                plain("red"),
                plain("blue"),
                defence("front"),
                defence("flank"),
                Column("range", reach),
            ],
        )
    ],
    "traces": [
        UnitList(
            "types",
            tables("units.toml"),
            [
                plain("id"),
                plain("name"),
                keyword("nation"),
                ratio("full"),
                ratio("reduced"),
                plain("move"),
                plain("vp"),
            ],
        ),
        UnitList("counters", counters, [plain("id"), Column("name", name_of), plain("type")]),
    ],
    "upfront": [
        UnitList(
            "men",
            men,
            [
                plain("id"),
                plain("name"),
                keyword("nation"),
                plain("rank"),
                keyword("leader"),
                plain("weapon"),
                plain("morale"),
                plain("panic"),
                plain("points"),
            ],
        ),
        UnitList(
            "weapons",
            tables("weapons.toml"),
            [
                plain("id"),
                plain("name"),
                Column("power", lambda row, texts: " ".join(map(str, row.get("power", [])))),
                Column("alone", lambda row, texts: " ".join(map(str, row.get("alone", [])))),
                plain("close"),
            ],
        ),
    ],
}


# ---------------------------------------------------------------- output
def lists_of(game: str) -> list[UnitList]:
    registry.game(game)
    if game not in LISTS:
        raise UnknownName("unit-list", game, sorted(LISTS))
    return LISTS[game]


def units_data(game: str) -> dict[str, list[Row]]:
    """Return the entries of each list, as they stand in the files."""
    folder = Path(registry.folder(game))
    return {told.key: told.rows(folder) for told in lists_of(game)}


def units_tables(game: str, texts: Texts) -> RenderableType:
    folder = Path(registry.folder(game))
    parts: list[RenderableType] = []
    for told in lists_of(game):
        table = grid(texts, *(column.key for column in told.columns))
        for row in told.rows(folder):
            table.add_row(*(Text(column.figure(row, texts)) for column in told.columns))
        parts += [Text(texts.text(f"cli-units-{told.key}"), "bold underline"), table]
    return Group(*parts)
