"""Reading the unit cards and the tables of data/."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.wheels import setup as W
from caposaldo.games.wheels.io.schema import CardFile, CardLine, EffectLine, TableFile, plate, tenths
from caposaldo.games.wheels.setup import Card, Tables
from caposaldo.kernel.sources import known, parse, read_text, shaped, wrong

DATA = Path(__file__).parent.parent / "data"
CARDS = DATA / "cards.toml"
TABLES = DATA / "tables.toml"
NATIONS = {"ger": "germany", "ita": "italy", "bri": "britain", "usa": "usa", "sov": "soviet"}
UNARMED = "none"
# Which base a class stands on.
BASES = {
    W.TANK: "tank", W.SPG: "tank", W.HALFTRACK: "vehicle", W.WHEELED: "vehicle", W.TRUCK: "vehicle",
    W.INFANTRY: "infantry", W.SPECIAL: "infantry", W.MORTAR: "infantry", W.GUN: "gun",
}  # fmt: skip


# ---------------------------------------------------------------- tables
@cache
def table_file() -> TableFile:
    return parse(read_text(TABLES), TableFile, TABLES.name)


@cache
def tables() -> Tables:
    return tables_of(table_file(), TABLES.name)


def tables_of(file: TableFile, where: str) -> Tables:
    found = Tables()
    terrains = W.TERRAIN_NAMES
    complete(where, "movement.terrain", list(file.movement.terrain), terrains)
    complete(where, "detection.terrain", list(file.detection.terrain), terrains)
    found.movement = vec[i64]([n for name in terrains for n in file.movement.terrain[name]])
    found.detection = vec[i64]([n for name in terrains for n in file.detection.terrain[name]])
    complete(where, "cover", list(file.cover), W.COVER_LETTERS)
    complete(where, "cover", [name for names in file.cover.values() for name in names], terrains)
    letters = {name: letter for letter, names in file.cover.items() for name in names}
    found.cover = vec[i64]([W.COVER_LETTERS.index(letters[name]) for name in terrains])
    found.fire = vec[i64](fire_rows(file, where))
    dice = file.range_dice
    found.range_dice = vec[i64]([dice.short, dice.effective, dice.maximum, dice.mortar])
    found.thickness = vec[i64](file.effect.thickness)
    found.weapons = list(file.effect.weapon)
    lines = [*file.effect.weapon.items(), ("infantry", file.assault.infantry), ("special", file.assault.special)]
    for name, line in lines:
        check_effect(file, name, line, where)
    found.armour_effect = vec[i64]([n for line in file.effect.weapon.values() for n in line.armour])
    found.cover_effect = vec[i64]([n for line in file.effect.weapon.values() for n in line.cover])
    found.assault_cover = vec[i64]([*file.assault.infantry.cover, *file.assault.special.cover])
    found.assault_armour = vec[i64]([*file.assault.infantry.armour, *file.assault.special.armour])
    found.overrun_above = file.assault.overrun_above
    found.rout, found.retreat, found.pinned = file.morale.rout, file.morale.retreat, file.morale.pinned
    return found


def complete(where: str, at: str, found: list[str], names: list[str]) -> None:
    """Each name once."""
    for name in found:
        known(where, at, name, names)
    missing = [name for name in names if found.count(name) != 1]
    if missing:
        raise wrong(where, at, f"expected {missing[0]!r} once, found {found.count(missing[0])} times")


def fire_rows(file: TableFile, where: str) -> list[int]:
    """A row for each score up to the largest die."""
    if file.fire.columns != W.COLUMN_NAMES or len(file.fire.rows) != max(W.LEVEL_DIE):
        raise wrong(where, "fire", f"expected {max(W.LEVEL_DIE)} rows with the columns {', '.join(W.COLUMN_NAMES)}")
    found: list[int] = []
    for i, row in enumerate(file.fire.rows):
        if len(row) != len(W.COLUMN_NAMES):
            raise wrong(where, f"fire.rows[{i}]", f"expected {len(W.COLUMN_NAMES)} results, found {len(row)}")
        for name in row:
            known(where, f"fire.rows[{i}]", name, W.RESULT_NAMES)
            found.append(W.RESULT_NAMES.index(name))
    return found


def check_effect(file: TableFile, name: str, line: EffectLine, where: str) -> None:
    if len(line.armour) != len(file.effect.thickness) or len(line.cover) != len(W.COVER_LETTERS):
        raise wrong(where, f"effect.weapon.{name}", "expected a number for each thickness and each cover letter")


# ---------------------------------------------------------------- unit cards
@cache
def cards() -> dict[str, Card]:
    return cards_from_text(read_text(CARDS), CARDS.name)


def cards_from_text(text: str, where: str) -> dict[str, Card]:
    file = parse(text, CardFile, where)
    return {key: card_of(key, data, where) for key, data in file.card.items()}


def card_of(key: str, data: object, where: str) -> Card:
    at = f"card.{key}"
    line = shaped(data, CardLine, where, at)
    known(where, at, key[:3], list(NATIONS))
    known(where, f"{at}.class", line.klass, W.CLASS_NAMES)
    known(where, f"{at}.mobility", line.mobility, W.MOBILITY_NAMES)
    known(where, f"{at}.weapon", line.weapon, [UNARMED, *tables().weapons])
    if list(line.ranges) != sorted(line.ranges):
        raise wrong(where, f"{at}.ranges", "expected short, effective and maximum range, none shorter than the last")
    it, en = (line.name, line.name) if isinstance(line.name, str) else (line.name.it, line.name.en)
    card = Card(key, it, en, NATIONS[key[:3]])
    card.gender = line.gender
    card.proper_it = isinstance(line.name, str) or "it" in line.proper
    card.proper_en = isinstance(line.name, str) or "en" in line.proper
    card.klass = W.CLASS_NAMES.index(line.klass)
    card.mobility = W.MOBILITY_NAMES.index(line.mobility)
    card.weapon = -1 if line.weapon == UNARMED else tables().weapons.index(line.weapon)
    card.short, card.effective, card.reach = (tenths(n) for n in line.ranges)
    card.min_range = tenths(line.min_range)
    card.armour = vec[i64]([plate(n) for n in line.armour])
    card.move = tenths(line.move)
    card.move_fire = -1 if line.move_fire is None else tenths(line.move_fire)
    card.cost, card.year, card.cards = line.cost, line.year, line.cards
    card.additions = vec[i64]([0, *line.additions])
    card.shield = plate(line.shield)
    card.depth, card.width = (tenths(n) for n in table_file().models[BASES[card.klass]])
    return card
