"""The contents of unit cards, tables and battle files."""

from __future__ import annotations

from decimal import Decimal
from typing import Annotated, Literal

import msgspec

from caposaldo.games.wheels.setup import CM
from caposaldo.kernel.sources import Gender, Words

Number = int | float
Count = Annotated[int, msgspec.Meta(ge=0, le=10000)]
Bearing = Annotated[int, msgspec.Meta(ge=0, le=359)]
Size = Annotated[float, msgspec.Meta(ge=60, le=400)]
Centimetres = Annotated[float, msgspec.Meta(ge=0, le=400)]
Thickness = Annotated[float, msgspec.Meta(ge=0, le=18)]
Models = Annotated[int, msgspec.Meta(ge=1, le=5)]
Year = Annotated[int, msgspec.Meta(ge=1939, le=1945)]
Point = tuple[Number, Number]


class CardLine(msgspec.Struct, forbid_unknown_fields=True, rename={"klass": "class"}):
    name: Words | str
    klass: str
    mobility: str
    weapon: str
    ranges: tuple[Centimetres, Centimetres, Centimetres]
    armour: tuple[Thickness, Thickness, Thickness, Thickness]
    move: Centimetres
    cost: Count
    additions: tuple[Count, Count, Count]
    year: Year
    cards: Count
    gender: Gender = ""
    proper: list[Literal["it", "en"]] = []
    move_fire: Centimetres | None = None
    shield: Thickness = 0
    min_range: Centimetres = 0


class CardFile(msgspec.Struct, forbid_unknown_fields=True):
    card: dict[str, object]


class Movement(msgspec.Struct, forbid_unknown_fields=True):
    classes: list[str]
    terrain: dict[str, tuple[int, int, int, int]]


class Detection(msgspec.Struct, forbid_unknown_fields=True):
    columns: list[str]
    terrain: dict[str, tuple[int, int, int]]


class Fire(msgspec.Struct, forbid_unknown_fields=True):
    columns: list[str]
    rows: list[list[str]]


class RangeDice(msgspec.Struct, forbid_unknown_fields=True):
    short: int
    effective: int
    maximum: int
    mortar: int


class EffectLine(msgspec.Struct, forbid_unknown_fields=True):
    armour: list[int]
    cover: list[int]


class Effect(msgspec.Struct, forbid_unknown_fields=True):
    thickness: list[int]
    cover: list[str]
    weapon: dict[str, EffectLine]


class Assault(msgspec.Struct, forbid_unknown_fields=True, rename={"special": "special-infantry"}):
    infantry: EffectLine
    special: EffectLine
    overrun_above: int


class Morale(msgspec.Struct, forbid_unknown_fields=True):
    rout: int
    retreat: int
    pinned: int


class TableFile(msgspec.Struct, forbid_unknown_fields=True):
    movement: Movement
    detection: Detection
    cover: dict[str, list[str]]
    fire: Fire
    range_dice: RangeDice
    effect: Effect
    assault: Assault
    morale: Morale
    models: dict[str, tuple[Centimetres, Centimetres]]


class PieceLine(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    points: list[Point] = []
    line: list[Point] = []
    width: Centimetres = 0
    height: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    name: str = ""
    objective: bool = False
    mirrored_objective: bool = False


class BoxLine(msgspec.Struct, forbid_unknown_fields=True):
    """A piece of the box of terrain, round the point by which it is placed."""

    name: Words
    kind: str
    points: list[Point] = []
    line: list[Point] = []
    width: Centimetres = 0
    height: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    piece: dict[str, BoxLine]


class PlatoonLine(msgspec.Struct, forbid_unknown_fields=True):
    card: str
    models: Models
    level: str = ""
    hq: bool = False
    id: str = ""
    carrier: str = ""


class Company(msgspec.Struct, forbid_unknown_fields=True):
    platoon: list[PlatoonLine]
    name: str = ""


class Side(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    nation: str
    company: list[Company]
    level: str = "recruits"
    facing: Bearing | None = None
    at: str = ""
    zone: list[Point] = []
    edge: list[Point] = []


class Options(msgspec.Struct, forbid_unknown_fields=True):
    mirrored: bool = False


class Build(msgspec.Struct, forbid_unknown_fields=True):
    """Of a battle that players build: the nations unless they choose others."""

    nations: tuple[str, str]


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    scenario: str
    victory: str
    side: list[Side] = []
    build: Build | None = None
    id: str = ""
    title: Words | None = None
    briefing: Words | None = None
    year: Year = 1942
    points: Annotated[int, msgspec.Meta(ge=0, le=40000)] = 0
    width: Size = 180
    height: Size = 120
    attacker: str = ""
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    minutes: Annotated[int, msgspec.Meta(ge=1, le=600)] = 30
    turns: Annotated[int, msgspec.Meta(ge=0, le=20)] = 0
    lesson: int = 0
    learner: str = ""
    options: Options = msgspec.field(default_factory=Options)
    terrain: list[PieceLine] = []


def tenths(cm: Number) -> int:
    """Centimetres as tenths of a millimetre, exactly rounded."""
    return round(Decimal(str(cm)) * CM)


def plate(cm: Number) -> int:
    """The thickness of a plate in millimetres of a card."""
    return round(Decimal(str(cm)) * 10)


def flat(points: list[Point]) -> list[int]:
    return [tenths(value) for point in points for value in point]
