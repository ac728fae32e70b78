"""Map, counters, charts and scenarios: read from TOML, checked, made into a `Theatre`.

Files speak in hexes RRCC and words; a wrong one gives a ValueError of one line, "FILE: key: what was expected".
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from caposaldo.games.traces import theatre as T
from caposaldo.games.traces.muster import OPTIONS, Maker
from caposaldo.games.traces.theatre import Theatre
from caposaldo.kernel.sources import Words, both, converted, known, parse, raw, read_text, scenario_path, shaped, wrong

HERE = Path(__file__).parent
DATA = HERE / "data"
SCENARIOS = HERE / "scenarios"
CITY_MARKS = "cCO"

Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Size = Annotated[int, msgspec.Meta(ge=1, le=99)]
Halves = Annotated[float, msgspec.Meta(ge=0, le=99, multiple_of=0.5)]
Pair = tuple[Small, Small]


# ---------------------------------------------------------------- what the files hold
class TypeLine(msgspec.Struct, forbid_unknown_fields=True):
    name: Words
    nation: Literal["german", "romanian", "hungarian", "soviet", "guards"]
    arm: str
    full: Pair
    move: Some
    reduced: Pair | None = None
    mechanised: bool = False
    vp: Small = 0


class UnitLine(msgspec.Struct, forbid_unknown_fields=True, rename={"klass": "class"}):
    unit: str
    type: str
    number: str
    it: str
    en: str
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


class Options(msgspec.Struct, forbid_unknown_fields=True):
    hq_points: bool = True
    ukrainian_fronts: bool = False
    bidding: bool = False


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario as its file tells it. None: as on the map or in the box of counters."""

    setup: list[str] = []
    id: str = ""
    like: str = ""
    charts: str = ""
    title: Words | None = None
    briefing: Words | None = None
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    minutes: Annotated[int, msgspec.Meta(ge=1, le=9999)] = 60
    first_turn: Some = 1
    last_turn: Some = 8
    target: Annotated[int, msgspec.Meta(ge=0, le=999)] = 65
    count: Literal["end", "every-turn"] = "every-turn"
    opening_attack: bool = False
    area: Area | None = None
    reserves: list[str] = []
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


class Field(Scenario, forbid_unknown_fields=True):
    """A position for a test: map, counters and scenario in one short text."""

    map: str = ""
    major: list[str] = []
    minor: list[str] = []
    blocked: list[str] = []
    roads: list[str] = []
    rails: list[str] = []
    crossings: list[str] = []
    units: dict[str, str] = {}


# ---------------------------------------------------------------- map, counters, charts
@cache
def the_map() -> MapFile:
    return parse(read_text(DATA / "map.toml"), MapFile, "map.toml")


@cache
def the_forces() -> Forces:
    return parse(read_text(DATA / "forces.toml"), Forces, "forces.toml")


@cache
def unit_types() -> dict[str, T.UnitType]:
    return types_from_text(read_text(DATA / "units.toml"), "units.toml")


def types_from_text(text: str, where: str) -> dict[str, T.UnitType]:
    return {key: unit_type(key, line, where) for key, line in raw(text, where).items()}


def unit_type(key: str, told: object, where: str) -> T.UnitType:
    line = shaped(told, TypeLine, where, key)
    known(where, f"{key}.arm", line.arm, T.ARM_NAMES)
    made = T.UnitType(key, line.name.it, line.name.en)
    made.nation = T.NATION_NAMES.index(line.nation)
    made.side = T.AXIS if made.nation < T.RED_ARMY else T.SOVIET
    made.arm = T.ARM_NAMES.index(line.arm)
    made.mechanised = line.mechanised
    made.attack, made.defence = line.full
    made.steps = 1 if line.reduced is None else 2
    made.reduced_attack, made.reduced_defence = line.reduced or (0, 0)
    made.move = line.move
    made.worth = line.vp
    return made


@cache
def charts_file(path: Path) -> ChartsFile:
    return parse(read_text(path), ChartsFile, path.name)


# ---------------------------------------------------------------- the scenarios
def scenario_ids() -> list[str]:
    """The scenarios that come with the game, the easiest and shortest first."""
    return list(shipped_ids())


@cache
def shipped_ids() -> tuple[str, ...]:
    found = [(s.difficulty, s.minutes, s.id) for s in map(scenario_file, sorted(SCENARIOS.glob("*.toml")))]
    return tuple(id for _, _, id in sorted(found))


def path_of(scenario: str) -> Path:
    return scenario_path(scenario, SCENARIOS)


def scenario_file(path: Path) -> Scenario:
    return scenario_from_text(read_text(path), path)


def scenario_from_text(text: str, path: Path) -> Scenario:
    """A scenario for people. What it does not say it has from the one it is like."""
    where = path.name
    data = raw(text, where)
    if "like" in data:
        data = {**model(str(data["like"]), path), **data}
    scenario = shaped(data, Scenario, where, "")
    scenario.id = scenario.id or path.stem
    for key in ("title", "briefing", "setup"):
        if not getattr(scenario, key):
            raise wrong(where, key, "expected, but it is missing")
    return scenario


def model(scenario: str, path: Path) -> dict[str, Any]:
    """The file that another one is like. Its own name and story stay with it."""
    source = path.parent / scenario if scenario.endswith(".toml") else path_of(scenario)
    data = raw(read_text(source), source.name)
    if "like" in data:
        raise wrong(path.name, "like", f"{scenario!r} is itself like another scenario")
    return {key: value for key, value in data.items() if key not in ("id", "title", "briefing")}


def load_theatre(scenario: str, options: dict[str, str]) -> Theatre:
    """A scenario made ready, by its id or the path of its file."""
    path = path_of(scenario)
    if path.parent == SCENARIOS:
        return shipped_theatre(path, tuple(sorted(options.items())))
    made = theatre_of(scenario_file(path), path, options)
    made.path = str(path)
    return made


@cache
def shipped_theatre(path: Path, options: tuple[tuple[str, str], ...]) -> Theatre:
    """Nobody changes a Theatre: those that come with the game are made ready once."""
    return theatre_of(scenario_file(path), path, dict(options))


def theatre_of(told: Scenario, path: Path, options: dict[str, str]) -> Theatre:
    charts = path.parent / told.charts if told.charts else DATA / "charts.toml"
    maker = Maker(told, path.name, the_map(), "map.toml", options)
    maker.bring(unit_types(), the_forces(), charts_file(charts), charts.name)
    return maker.theatre()


def scenario_theatre(text: str, options: dict[str, str] | None = None) -> Theatre:
    """A Theatre from the text of a scenario file."""
    path = SCENARIOS / "text.toml"
    return theatre_of(scenario_from_text(text, path), path, options or {})


def about(scenario: str) -> dict[str, object]:
    """What a list of scenarios shows."""
    path = path_of(scenario)
    told = scenario_file(path)
    ready = load_theatre(scenario, {})
    month = ready.charts.months[ready.first_turn]
    return {
        "id": told.id,
        "title": both(told.title),
        "briefing": both(told.briefing),
        "forces": [forces_of(ready, side) for side in range(2)],
        "seats": ready.seat_names,
        "nations": ["germany", "soviet"],
        "strength": [sum(1 for u in at_start(ready) if ready.side[u] == side) for side in range(2)],
        "length": {
            "turns": told.last_turn - told.first_turn + 1,
            "minutes": told.minutes,
            "units": len(at_start(ready)),
        },
        "year": int(month[:4]),
        "difficulty": told.difficulty,
        "options": {name: "yes" if getattr(told.options, name) else "no" for name in OPTIONS},
    }


def at_start(ready: Theatre) -> list[int]:
    """The units that are on the map from the beginning, or placed before it."""
    return [u for u in range(int(ready.count())) if ready.entry[u] in (T.AT_START, T.FREE)]


def forces_of(ready: Theatre, side: int) -> dict[str, str]:
    """A side's units in words: how many of each type, in the order of the file."""
    counted: dict[str, int] = {}
    types: dict[str, T.UnitType] = {}
    for u in at_start(ready):
        if ready.side[u] == side:
            type = ready.types[u]
            types[type.key] = type
            counted[type.key] = counted.get(type.key, 0) + 1
    return {
        "it": ", ".join(f"{n} x {types[key].name_it}" for key, n in counted.items()),
        "en": ", ".join(f"{n} x {types[key].name_en}" for key, n in counted.items()),
    }


# ---------------------------------------------------------------- positions for tests
def theatre_from_text(text: str, options: dict[str, str] | None = None) -> Theatre:
    """A Theatre from a field: a small map drawn in marks, with the counters that stand on it. North comes first;
    '.' clear, f forest, r rough, s swamp, ~ sea, c city, C major city, O major city under an order."""
    field = parse(text, Field, "field")
    lines = [line.split() for line in field.map.strip().splitlines()]
    maker = Maker(field, "field", field_map(field, lines), "field", options or {})
    maker.bring(unit_types(), field_forces(field), charts_file(DATA / "charts.toml"), "charts.toml")
    maker.lenient = True
    return maker.theatre()


def field_map(field: Field, lines: list[list[str]]) -> MapFile:
    """The map of a field; cities are called by the number of their hex."""
    cities = []
    for i, line in enumerate(lines):
        for j, mark in enumerate(line):
            if mark in CITY_MARKS:
                number = f"{len(lines) - i:02}{j + 1:02}"
                cities.append(CityLine(number, number, number, number, mark != "c", mark == "O"))
                line[j] = "."
    rivers = [RiverLine("major", field.major), RiverLine("minor", field.minor)]
    made = MapFile(max(1, *map(len, lines), 1), max(1, len(lines)), [" ".join(line) for line in lines])
    made.blocked, made.roads, made.rails, made.river = field.blocked, field.roads, field.rails, rivers
    made.cities, made.crossings = cities, [field_crossing(line) for line in field.crossings]
    return made


def field_crossing(line: str) -> CrossingLine:
    number, *rest = line.split()
    return CrossingLine(number, number, number, rest[0].removeprefix("guard=") if rest else "")


def field_forces(field: Field) -> Forces:
    """The counters of a field: label = "type hex [reduced] [out|isolated] [range=5]", or with the hex "box" and
    entry=arrives|replaces|bought|dropped|free, group=1, class=PR|IR|AR."""
    made = Forces([], [ChitLine(chit, max(1, count)) for chit, count in (field.chits or {}).items()])
    for label, line in field.units.items():
        type, hex, *rest = [*line.split(), "", ""][: max(2, len(line.split()))]
        told: dict[str, object] = {"unit": label, "type": type, "number": label, "it": label, "en": label}
        flags = [word for word in rest if "=" not in word]
        for word in rest:
            key, sign, value = word.partition("=")
            if sign:
                told[key] = value.split(",") if key == "front" else value
        made.units.append(field_unit(told, f"units.{label}"))
        if hex == "box":
            field.reserves.append(label)
        else:
            field.setup.append(" ".join([label, hex, *flags]))
    return made


def field_unit(told: dict[str, object], at: str) -> UnitLine:
    try:
        return converted(told, UnitLine, strict=False)
    except msgspec.ValidationError as error:
        raise wrong("field", at, str(error)) from None
