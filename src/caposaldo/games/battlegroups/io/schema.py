"""The contents of the Data Sheet and of scenario files."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Literal

import msgspec

from caposaldo.games.battlegroups.setup import INCH
from caposaldo.kernel.sources import Gender, Words

Number = int | float
Count = Annotated[int, msgspec.Meta(ge=0, le=1000)]
Positive = Annotated[int, msgspec.Meta(ge=1, le=1000)]
Bearing = Annotated[int, msgspec.Meta(ge=0, le=359)]
Size = Annotated[float, msgspec.Meta(ge=6, le=120)]
Inches = Annotated[float, msgspec.Meta(ge=0, le=120)]
Point = tuple[Number, Number]


class TypeLine(msgspec.Struct, forbid_unknown_fields=True, rename={"klass": "class"}):
    name: Words | str
    kind: Literal["infantry", "heavy-weapon", "gun", "vehicle"]
    base: str
    move: Inches
    cost: Count
    years: tuple[int, int]
    gender: Gender = ""
    klass: Literal["A", "B", "C", ""] = ""
    weapon: Number | str = ""
    second: Number | str = ""
    mortar: Number = 0
    howitzer: Number = 0
    rockets: Number = 0
    roles: list[str] = []


class DataSheet(msgspec.Struct, forbid_unknown_fields=True):
    bases: dict[str, tuple[Inches, Inches]]
    type: dict[str, object]


class Piece(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    points: list[Point] = []
    line: list[Point] = []
    width: Inches = 0
    height: Positive = 1
    name: str = ""


class UnitLine(msgspec.Struct, forbid_unknown_fields=True):
    type: str
    count: Positive = 1
    id: str = ""
    at: Point | None = None
    facing: Bearing | None = None
    quality: str = ""
    aboard: str = ""


class Group(msgspec.Struct, forbid_unknown_fields=True):
    name: str = ""
    unit: list[UnitLine] = []


class Side(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    nation: str
    group: list[Group]
    quality: str = "regular"
    facing: Bearing | None = None
    zone: list[Point] = []
    mines: Count = 0
    mine_zone: list[Point] = []
    air: Count = 0


class Options(msgspec.Struct, forbid_unknown_fields=True):
    mirrored: bool = False
    charge_in_close_phase: bool = False
    flame_he: bool = False
    free_air: bool = False


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    side: list[Side]
    width: Size = 72
    height: Size = 48
    id: str = ""
    title: Words | None = None
    briefing: Words | None = None
    year: int = 0
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    learner: str = ""  # the seat of somebody who plays it for the first time
    minutes: Positive = 30
    turns: Positive = 12
    deploy_first: str = ""
    options: Options = msgspec.field(default_factory=Options)
    terrain: list[Piece] = []


def tenths(inches: Number) -> int:
    """Inches as tenths of a millimetre, exactly rounded."""
    return round(Decimal(str(inches)) * INCH)


def flat(points: list[Point]) -> list[int]:
    return [tenths(value) for point in points for value in point]
