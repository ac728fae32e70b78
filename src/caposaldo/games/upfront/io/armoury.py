"""Ordnance, vehicles and infantry guns, read from text (25.6, 28.3, 34.4)."""

from __future__ import annotations

import re
from typing import Annotated

import msgspec

from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront.setup import ManType, WeaponType
from caposaldo.kernel.sources import Gender, Words, known, parse, wrong

Small = Annotated[int, msgspec.Meta(ge=0, le=20)]
Random = Annotated[int, msgspec.Meta(ge=0, le=6)]
SixRanges = Annotated[list[Small], msgspec.Meta(min_length=6, max_length=6)]
Plating = Annotated[list[Small], msgspec.Meta(min_length=3, max_length=3)]
Ladder = Annotated[list[str], msgspec.Meta(min_length=6, max_length=6)]


class OrdnanceLine(msgspec.Struct, forbid_unknown_fields=True):
    """The values of ordnance, which has to hit (25.1): the numbers that hit by range, with a crew and without, and the
    strength."""

    hits: Ladder
    effect: Small
    jams: list[Random]
    hits_back: Ladder | None = None
    armour: Small | None = None


class VehicleLine(msgspec.Struct, forbid_unknown_fields=True, rename={"open_topped": "open"}):
    name: str
    weapon: Words
    front: Plating
    flank: Plating
    morale: Annotated[int, msgspec.Meta(ge=1, le=9)]
    commander: Annotated[int, msgspec.Meta(ge=1, le=12)]
    overrun: Annotated[list[Small], msgspec.Meta(min_length=2, max_length=2)]
    points: Annotated[int, msgspec.Meta(ge=1, le=999)]
    open_topped: bool = False
    assault: bool = False
    power: SixRanges | None = None
    gun: OrdnanceLine | None = None
    gender: Gender = ""


class GunLine(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    weapon: Words
    morale: Annotated[int, msgspec.Meta(ge=1, le=9)]
    panic: Annotated[int, msgspec.Meta(ge=1, le=12)]
    kia: Annotated[int, msgspec.Meta(ge=1, le=12)]
    bare: Plating
    points: Annotated[int, msgspec.Meta(ge=1, le=999)]
    gun: OrdnanceLine
    gender: Gender = ""


class Park(msgspec.Struct, forbid_unknown_fields=True):
    """All vehicles and guns there are."""

    vehicles: dict[str, VehicleLine]
    guns: dict[str, GunLine]


def bits(numbers: range | list[int]) -> int:
    return sum(1 << number for number in set(numbers))


def print_ordnance(made: WeaponType, line: OrdnanceLine, where: str, at: str) -> None:
    for i in range(len(line.hits)):
        made.hits[i] = ladder(line.hits[i], where, f"{at}.hits")
        made.hits_alone[i] = ladder((line.hits_back or line.hits)[i], where, f"{at}.hits_back")
    made.effect, made.jams = line.effect, bits(line.jams)
    made.boxed = B.NO_BOX if line.armour is None else line.armour


def ladder(text: str, where: str, at: str) -> int:
    """Return the step of the ladder: "0-2" is 2, "0" is 0, "1" is -1 (25.6)."""
    if text == "-":
        return B.NO_HIT
    found = re.fullmatch(r"(0-)?([0-6])", text)
    if found is None:
        raise wrong(where, at, f'expected numbers as "0-2", "0", "1" or "-", found {text[:40]!r}')
    return int(found[2]) if found[1] else -int(found[2])


def park_from_text(text: str, where: str, first: int) -> dict[str, tuple[ManType, WeaponType]]:
    """Return the cards of vehicles and guns, each with the weapon printed on it; these are numbered from `first` on."""
    park = parse(text, Park, where)
    made = [vehicle(key, line, where) for key, line in park.vehicles.items()]
    made += [gun(key, line, where) for key, line in park.guns.items()]
    for i, (card, _) in enumerate(made):
        card.weapon = first + i
    return {card.key: (card, weapon) for card, weapon in made}


def blank(key: str, line: VehicleLine | GunLine, where: str) -> tuple[ManType, WeaponType]:
    """Return the common values of both: a nation, a name, a weapon that is repaired like any ordnance (19.3)."""
    known(where, key, key.partition("-")[0], B.NATION_NAMES)
    made = ManType(key, line.name, "", "")
    made.nation = B.NATION_NAMES.index(key.partition("-")[0])
    made.morale, made.points = line.morale, line.points
    weapon = WeaponType(key, line.weapon.it, line.weapon.en)
    weapon.gender = line.gender
    weapon.repair_black, weapon.lost_red = bits([0, 1, 2]), bits([5, 6])
    if line.gun is not None:
        weapon.traits |= B.ORDNANCE
        print_ordnance(weapon, line.gun, where, f"{key}.gun")
    return made, weapon


def gun(key: str, line: GunLine, where: str) -> tuple[ManType, WeaponType]:
    made, weapon = blank(key, line, where)
    made.kind, made.panic, made.kia = B.GUN, line.panic, line.kia
    made.bare_morale, made.bare_panic, made.bare_kia = line.bare
    return made, weapon


def vehicle(key: str, line: VehicleLine, where: str) -> tuple[ManType, WeaponType]:
    made, weapon = blank(key, line, where)
    if (line.gun is None) == (line.power is None):
        raise wrong(where, key, "expected either a gun or the power of its machine guns")
    for side, numbers in (("front", line.front), ("flank", line.flank)):
        if not numbers[0] > numbers[1] >= numbers[2]:
            raise wrong(where, f"{key}.{side}", "expected more to destroy it than to stop it, and that to stun it")
    made.kind, made.kia, made.panic = B.VEHICLE, line.commander, line.commander
    hull = B.Hull(B.Plate(*line.front), B.Plate(*line.flank))
    hull.open_topped, hull.assault_gun, hull.commander = line.open_topped, line.assault, line.commander
    hull.overrun, hull.overrun_back = line.overrun
    made.hull = hull
    for i, power in enumerate(line.power or []):
        weapon.power[i] = weapon.alone[i] = power
    return made, weapon
