"""The contents of the game's files, as msgspec reads and checks them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from caposaldo.kernel.sources import Gender, Words

Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Size = Annotated[int, msgspec.Meta(ge=1, le=99)]
Halves = Annotated[float, msgspec.Meta(ge=0, le=99, multiple_of=0.5)]
Pair = tuple[Small, Small]


class TypeLine(msgspec.Struct, forbid_unknown_fields=True):
    name: Words
    nation: Literal["german", "romanian", "hungarian", "soviet", "guards"]
    arm: str
    full: Pair
    move: Some
    reduced: Pair | None = None
    mechanised: bool = False
    vp: Small = 0
    gender: Gender = ""


class UnitLine(msgspec.Struct, forbid_unknown_fields=True, rename={"klass": "class"}):
    unit: str
    type: str
    number: str
    it: str
    en: str
    gender: Gender = ""
    range: Small = 0
    front: Pair | None = None
    entry: Literal["", "free", "arrives", "replaces", "bought", "dropped"] = ""
    group: Small = 0
    klass: Literal["", "AR", "IR", "PR"] = ""


class ChitLine(msgspec.Struct, forbid_unknown_fields=True):
    chit: str
    count: Some = 1
    from_turn: Some = 1


class Forces(msgspec.Struct, forbid_unknown_fields=True):
    units: list[UnitLine]
    chits: list[ChitLine] = []


class CityLine(msgspec.Struct, forbid_unknown_fields=True):
    hex: str
    it: str
    en: str
    today: str = ""
    major: bool = False
    order: bool = False


class CrossingLine(msgspec.Struct, forbid_unknown_fields=True):
    hex: str
    it: str
    en: str
    guard: str = ""


class RiverLine(msgspec.Struct, forbid_unknown_fields=True):
    size: Literal["minor", "major"]
    sides: list[str]
    name: Words | None = None


class MapFile(msgspec.Struct, forbid_unknown_fields=True):
    columns: Size
    rows: Size
    terrain: list[str]
    blocked: list[str] = []
    roads: list[str] = []
    rails: list[str] = []
    axis_sources: list[str] = []
    soviet_sources: list[str] = []
    breakthrough: list[str] = []
    cities: list[CityLine] = []
    crossings: list[CrossingLine] = []
    river: list[RiverLine] = []


class Ground(msgspec.Struct, forbid_unknown_fields=True):
    cost: Halves | None = None
    shift: Small = 0


class Terrain(msgspec.Struct, forbid_unknown_fields=True):
    clear: Ground
    forest: Ground
    rough: Ground
    swamp: Ground
    city: Ground
    major_city: Ground


class MovementCosts(msgspec.Struct, forbid_unknown_fields=True):
    minor_river: Halves
    road_or_railway: Halves
    strategic: Halves
    zone_of_control: Halves


class Wings(msgspec.Struct, forbid_unknown_fields=True):
    offensive_markers: Small
    defensive_markers: Small
    offensive_shift: Small
    defensive_roll: Annotated[int, msgspec.Meta(ge=-5, le=0)]


class ByCrossings(msgspec.Struct, forbid_unknown_fields=True):
    luftwaffe: list[Small]
    negotiation: list[Halves]
    okh: list[Small]


class ByTurn(msgspec.Struct, forbid_unknown_fields=True):
    months: list[str]
    axis_chits: list[Small]
    stavka: list[Annotated[int, msgspec.Meta(ge=-1, le=99)]]


class Prices(msgspec.Struct, forbid_unknown_fields=True):
    lift_order: Halves
    PR: Halves
    IR: Halves
    AR: Halves


class ChartsFile(msgspec.Struct, forbid_unknown_fields=True):
    columns: list[str]
    lowest: list[Halves]
    rung_above: Halves
    crt: dict[str, list[str]]
    results: dict[str, tuple[Small, Small, Annotated[int, msgspec.Meta(ge=0, le=2)]]]
    terrain: Terrain
    movement: MovementCosts
    luftwaffe: Wings
    crossing_points: ByCrossings
    turns: ByTurn
    negotiation_costs: Prices


class Area(msgspec.Struct, forbid_unknown_fields=True):
    rows: tuple[Some, Some]
    columns: tuple[Some, Some]


class LeftOut(msgspec.Struct, forbid_unknown_fields=True):
    """Units that take no part, and the reason."""

    units: list[str]
    why: Annotated[str, msgspec.Meta(min_length=1)]


class OrderOfBattle(msgspec.Struct, forbid_unknown_fields=True):
    """A set-up and its reserves, for all scenarios that begin on the same day. Every counter is in one of the lists."""

    setup: list[str]
    reserves: list[str] = []
    left_out: list[LeftOut] = []


class Options(msgspec.Struct, forbid_unknown_fields=True):
    hq_points: bool = True
    ukrainian_fronts: bool = False
    bidding: bool = False


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario as its file tells it. None: as on the map, in the box of counters or in the order of battle."""

    setup: list[str] = []
    id: str = ""
    like: str = ""
    order_of_battle: str = ""
    left_out: list[LeftOut] = []
    charts: str = ""
    title: Words | None = None
    briefing: Words | None = None
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    learner: str = ""  # the seat of somebody who plays it for the first time
    minutes: Annotated[int, msgspec.Meta(ge=1, le=9999)] = 60
    first_turn: Some = 1
    last_turn: Some = 8
    target: Annotated[int, msgspec.Meta(ge=0, le=999)] = 65
    count: Literal["end", "every-turn"] = "every-turn"
    opening_attack: bool = False
    area: Area | None = None
    reserves: list[str] | None = None
    chits: dict[str, Small] | None = None
    axis_chits: list[Small] | None = None
    soviet_chits: Small = 6
    fronts_needed: Small = 4
    groups_arrived: Small = 0
    converts_on: Some = 4
    late_turns: list[Some] = msgspec.field(default_factory=lambda: [7, 8])
    soviet_cities: list[str] = []
    soviet_crossings: list[str] = []
    major_cities: list[str] | None = None
    orders: list[str] | None = None
    axis_sources: list[str] | None = None
    soviet_sources: list[str] | None = None
    breakthrough: list[str] | None = None
    options: Options = msgspec.field(default_factory=Options)
