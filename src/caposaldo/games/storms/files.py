"""Maps, counters, cards and scenarios: read from text, checked, made into a `Ground`.

Files speak in hexes 101-G08 and words; a wrong one gives a ValueError of one line, "FILE: key: what was expected".
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Literal, TypeVar

import msgspec

from caposaldo.games.storms import ground as G
from caposaldo.games.storms.ground import CardKind, Ground, HitMarker, UnitType
from caposaldo.games.storms.muster import FACINGS, OPTIONS, Box, Maker
from caposaldo.games.storms.sheets import KEEP, LETTERS, Sheet, check_sheet, read_sheet
from caposaldo.games.storms.sight import survey
from caposaldo.kernel.sources import Words, both, known, raw, read_text, scenario_path, shaped, wrong

HERE = Path(__file__).parent
DATA = HERE / "data"
MAPS = HERE / "maps"
OVERLAYS = HERE / "overlays"
SCENARIOS = HERE / "scenarios"

Small = Annotated[int, msgspec.Meta(ge=0, le=99)]
Some = Annotated[int, msgspec.Meta(ge=1, le=99)]
Change = Annotated[int, msgspec.Meta(ge=-20, le=20)]
Month = Annotated[int, msgspec.Meta(ge=1, le=12)]
Pair = tuple[Small, Small]
SideName = Literal["german", "soviet"]
When = Literal["never", "always", "season"]
S = TypeVar("S")

WHEN = {"never": G.NEVER, "always": G.ALWAYS, "season": G.IN_SEASON}
KINDS = {
    "squad": 0, "gun": G.GUN, "mortar": G.MORTAR, "sniper": G.SNIPER, "engineer": G.ENGINEER,
}  # fmt: skip
LIGHTEST_GUN = 3  # a move cost of 2 or less is an infantry squad's (1.1)
SMOKE_CALIBRE = 8  # mortars of 8 cm and more fire smoke (13.1)
FAMILIES = ["action", "weapon", "veteran", "artillery"]
FREQUENCIES = ["permanent", "once", "round"]
STEPS = {**{name: [d] for d, name in enumerate(FACINGS)}, "here": []}


# ---------------------------------------------------------------- what the files hold
class TypeLine(msgspec.Struct, forbid_unknown_fields=True):
    name: Words
    side: SideName
    kind: Literal["squad", "gun", "mortar", "sniper", "engineer"]
    fire: Small
    move: Small
    red: Change
    blue: Change
    front: str
    flank: str
    range: Small
    least: Small = 0
    indirect: Small = 0
    calibre_cm: Small = 0
    boxed: list[Literal["red", "blue"]] = []
    worth: Small = 1


class TerrainLine(msgspec.Struct, forbid_unknown_fields=True):
    cost: Small
    dm: Change
    blocks_sight: When
    hides: When


class MarkerLine(msgspec.Struct, forbid_unknown_fields=True):
    count: Some
    recovery: Small = 0
    eliminates: bool = False
    no_action: bool = False
    no_fire: bool = False
    no_move: bool = False
    no_turn: bool = False
    fire_cost: Small = 0
    move_cost: Small = 0
    red: Change = 0
    blue: Change = 0
    front: Change = 0
    flank: Change = 0
    range: Annotated[int, msgspec.Meta(ge=-1, le=99)] = -1


class Cost(msgspec.Struct, forbid_unknown_fields=True):
    ap: Some | None = None
    cap: Some | None = None


class CardLine(msgspec.Struct, forbid_unknown_fields=True):
    name: Words
    family: Literal["action", "weapon", "veteran", "artillery"]
    cost: Cost | Literal[0]
    count: Some = 1
    action: bool = True
    group: bool = False
    side: SideName | None = None
    red: Change = 0
    blue: Change = 0
    range: Small = 0
    ignores_cover: bool = False
    metal: bool = False
    frequency: Literal["once", "round", "permanent"] = "once"
    missions: Some = 1
    pattern: list[str] = []


class EventLine(msgspec.Struct, forbid_unknown_fields=True):
    """A yellow card of this scenario (8.1c)."""

    number: str
    name: Words
    effects: list[str]
    count: Some = 1


class SecretLine(msgspec.Struct, forbid_unknown_fields=True):
    """An objective card of this scenario (8.1c)."""

    number: str
    name: Words
    effects: list[str]


class CardsLine(msgspec.Struct, forbid_unknown_fields=True):
    deck: dict[str, Small] = {}
    dealt: Small = 0
    drawn: Small = 0
    objectives: Small = 0
    reshuffle: bool = False


class OverlayLine(msgspec.Struct, forbid_unknown_fields=True):
    overlay: str
    at: str
    turn: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0


class ObjectiveLine(msgspec.Struct, forbid_unknown_fields=True, rename={"each_round": "round"}):
    hex: str
    name: Words
    owner: SideName | None = None
    each_round: Pair = (0, 0)
    final: Pair = (0, 0)


class Force(msgspec.Struct, forbid_unknown_fields=True):
    """A side of a scenario."""

    cap: Small = 5
    facing: str = ""
    units: list[str] = []
    zones: dict[str, list[str]] = {}
    hidden: Small = 0
    batteries: list[str] = []
    spotters: list[str] = []
    preplanned: Small = 0
    exits: list[str] = []
    exit_points: Small = 0


class Options(msgspec.Struct, forbid_unknown_fields=True):
    variable_ap: bool = False
    cautious: bool = False


class Scenario(msgspec.Struct, forbid_unknown_fields=True):
    """A scenario as its file tells it (1.0a)."""

    maps: list[str] = []
    id: str = ""
    title: Words | None = None
    briefing: Words | None = None
    lesson: Small = 99
    difficulty: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    minutes: Annotated[int, msgspec.Meta(ge=1, le=9999)] = 60
    year: Annotated[int, msgspec.Meta(ge=1939, le=1945)] = 1943
    month: Month = 7
    modules: list[str] = []
    area: tuple[str, str] | None = None
    overlays: list[OverlayLine] = []
    rounds: Some = 5
    ends_at: Small = 0
    first_to_set_up: SideName = "soviet"
    smoke: bool = True
    marker_sets: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1
    cards: CardsLine = msgspec.field(default_factory=CardsLine)
    event: list[EventLine] = []
    secret: list[SecretLine] = []
    objective: list[ObjectiveLine] = []
    german: Force = msgspec.field(default_factory=Force)
    soviet: Force = msgspec.field(default_factory=Force)
    options: Options = msgspec.field(default_factory=Options)


class Field(Scenario, forbid_unknown_fields=True):
    """A position for a test: map, units and scenario in one short text."""

    map: str = ""
    levels: str = ""
    roads: list[str] = []
    crevices: list[str] = []
    openings: list[str] = []
    units: dict[str, str] = {}
    hands: dict[SideName, list[str]] = {}
    smoke_in: dict[str, Some] = {}
    ap: Pair | None = None


# ---------------------------------------------------------------- reading
def table(text: str, shape: type[S], where: str) -> dict[str, S]:
    """A file of entries that all look the same, by their keys."""
    return {key: shaped(told, shape, where, key) for key, told in raw(text, where).items()}


# ---------------------------------------------------------------- the box
@cache
def the_box() -> Box:
    """Counters, markers, cards and the terrain chart, as the data files say."""
    return Box(
        types_from_text(read_text(DATA / "units.toml"), "units.toml"),
        markers_from_text(read_text(DATA / "hit_markers.toml"), "hit_markers.toml"),
        cards_from_text(read_text(DATA / "cards.toml"), "cards.toml"),
        terrain_from_text(read_text(DATA / "terrain.toml"), "terrain.toml"),
    )


def types_from_text(text: str, where: str) -> dict[str, UnitType]:
    return {key: unit_type(key, line, where) for key, line in table(text, TypeLine, where).items()}


def unit_type(key: str, line: TypeLine, where: str) -> UnitType:
    made = UnitType(key, line.name.it, line.name.en, G.SIDE_NAMES.index(line.side))
    made.fire_cost, made.indirect_cost, made.move_cost = line.fire, line.indirect, line.move
    made.red, made.blue = line.red, line.blue
    made.red_boxed, made.blue_boxed = "red" in line.boxed, "blue" in line.boxed
    made.front, made.front_colour = defence(line.front, where, f"{key}.front")
    made.flank, made.flank_colour = defence(line.flank, where, f"{key}.flank")
    made.range, made.least, made.worth = line.range, line.least, line.worth
    made.roles = roles_of(key, line, where)
    return made


def roles_of(key: str, line: TypeLine, where: str) -> int:
    """What a unit is: a squad moves for 2 or less, a gun for more (1.1); a heavy mortar fires smoke (13.1)."""
    if (line.kind == "gun") != (line.move >= LIGHTEST_GUN):
        raise wrong(where, f"{key}.move", "expected 2 or less for an infantry squad, 3 or more for a gun (1.1)")
    roles = KINDS[line.kind] | (0 if line.kind == "gun" else G.SQUAD)
    if line.kind == "mortar" and line.calibre_cm >= SMOKE_CALIBRE:
        roles |= G.SMOKES
    return roles


def defence(text: str, where: str, at: str) -> tuple[int, int]:
    """A defence and its colour: "12 red" (0.2)."""
    number, _, colour = text.partition(" ")
    if not number.isdigit() or len(number) > 2 or colour not in ("red", "blue"):
        raise wrong(where, at, f'expected a defence as "12 red" or "13 blue", found {text[:40]!r}')
    return int(number), G.RED if colour == "red" else G.BLUE


def markers_from_text(text: str, where: str) -> list[HitMarker]:
    return [hit_marker(key, line, where) for key, line in table(text, MarkerLine, where).items()]


def hit_marker(key: str, line: MarkerLine, where: str) -> HitMarker:
    made = HitMarker(key, line.count)
    made.eliminates, made.no_action, made.recovery = line.eliminates, line.no_action, line.recovery
    made.no_fire = line.no_fire or line.no_action
    made.no_move = line.no_move or line.no_action
    made.no_turn = line.no_turn or line.no_action
    made.fire_cost, made.move_cost, made.range = line.fire_cost, line.move_cost, line.range
    made.red, made.blue, made.front, made.flank = line.red, line.blue, line.front, line.flank
    if line.recovery == 0 and not line.eliminates:
        raise wrong(where, f"{key}.recovery", "expected the number that takes it away (7.5)")
    return made


def cards_from_text(text: str, where: str) -> dict[str, CardKind]:
    return {number: card(number, line, where) for number, line in table(text, CardLine, where).items()}


def card(number: str, line: CardLine, where: str) -> CardKind:
    made = CardKind(number, line.name.it, line.name.en)
    made.family = FAMILIES.index(line.family)
    if line.family in ("action", "veteran") and number.lstrip("V").isdigit():
        made.code = int(number.lstrip("V"))
    made.count, made.action, made.group = line.count, line.action, line.group
    if isinstance(line.cost, Cost):
        made.cost_ap, made.cost_cap = line.cost.ap or -1, line.cost.cap or -1
    else:
        made.cost_ap, made.cost_cap = 0, 0
    made.side = -1 if line.side is None else G.SIDE_NAMES.index(line.side)
    made.red, made.blue, made.range, made.missions = line.red, line.blue, line.range, line.missions
    made.ignores_cover, made.metal = line.ignores_cover, line.metal
    made.frequency = FREQUENCIES.index(line.frequency)
    for i, steps in enumerate(line.pattern):
        for step in steps.split("+"):
            known(where, f"{number}.pattern[{i}]", step, list(STEPS))
    made.steps = [[d for step in steps.split("+") for d in STEPS[step]] for steps in line.pattern]
    if (line.family == "artillery") != bool(line.pattern):
        raise wrong(where, f"{number}.pattern", "expected for artillery, and for nothing else (12.3a)")
    return made


def terrain_from_text(text: str, where: str) -> list[tuple[int, int, int, int]]:
    """For each terrain: AP more, DM, sight, hiding (5.0b)."""
    lines = table(text, TerrainLine, where)
    for name in lines:
        known(where, "", name, G.TERRAIN_NAMES)
    for name in G.TERRAIN_NAMES:
        if name not in lines:
            raise wrong(where, name, "expected, but it is missing")
        if (lines[name].dm >= 1) != (lines[name].hides == "always"):
            raise wrong(where, f"{name}.hides", "expected always where the dm is 1 or more, and only there (10.0e)")
    told = [lines[name] for name in G.TERRAIN_NAMES]
    return [(line.cost, line.dm, WHEN[line.blocks_sight], WHEN[line.hides]) for line in told]


# ---------------------------------------------------------------- maps
@cache
def sheet_file(path: Path) -> Sheet:
    return read_sheet(read_text(path), path.name)


def find_sheet(kind: Path, name: str, beside: Path, where: str, key: str) -> Sheet:
    """A map or an overlay by its name; one that lies beside the scenario comes before ours."""
    own = beside / f"{name}.txt"
    if name.replace("-", "").isalnum() and own.is_file():
        return read_sheet(read_text(own), own.name)
    known(where, key, name, sorted(path.stem for path in kind.glob("*.txt")))
    return sheet_file(kind / f"{name}.txt")


# ---------------------------------------------------------------- the scenarios
def scenario_ids() -> list[str]:
    """The scenarios that come with the game, in the order in which they teach it (0.3)."""
    return list(shipped_ids())


@cache
def shipped_ids() -> tuple[str, ...]:
    found = [(s.lesson, s.difficulty, s.minutes, s.id) for s in map(scenario_file, sorted(SCENARIOS.glob("*.toml")))]
    return tuple(id for *_, id in sorted(found))


def path_of(scenario: str) -> Path:
    return scenario_path(scenario, SCENARIOS)


def scenario_file(path: Path) -> Scenario:
    return scenario_from_text(read_text(path), path)


def scenario_from_text(text: str, path: Path) -> Scenario:
    """A scenario for people."""
    told = shaped(raw(text, path.name), Scenario, path.name, "")
    told.id = told.id or path.stem
    for key in ("title", "briefing", "maps"):
        if not getattr(told, key):
            raise wrong(path.name, key, "expected, but it is missing")
    for side in G.SIDE_NAMES:
        if not getattr(told, side).units:
            raise wrong(path.name, f"{side}.units", "expected, but it is missing")
    return told


def load_ground(scenario: str, options: dict[str, str]) -> Ground:
    """A scenario made ready, by its id or the path of its file."""
    path = path_of(scenario)
    if path.parent == SCENARIOS:
        return shipped_ground(path, tuple(sorted(options.items())))
    made = ground_of(scenario_file(path), path, options)
    made.path = str(path)
    return made


@cache
def shipped_ground(path: Path, options: tuple[tuple[str, str], ...]) -> Ground:
    """Nobody changes a Ground: those that come with the game are made ready once. Options change nothing in sight."""
    made = ground_of(scenario_file(path), path, dict(options), look=not options)
    if options:
        made.sees = shipped_ground(path, ()).sees
    return made


def ground_of(told: Scenario, path: Path, options: dict[str, str], look: bool = True) -> Ground:
    maker = Maker(told, path.name, the_box(), options)
    for i, line in enumerate(told.maps):
        numbers = [word for word in line.split() if word != "turned"]
        maker.maps.append([find_sheet(MAPS, number, path.parent, path.name, f"maps[{i}]") for number in numbers])
    for i, overlay in enumerate(told.overlays):
        maker.overlays.append(find_sheet(OVERLAYS, overlay.overlay, path.parent, path.name, f"overlays[{i}]"))
    made = maker.ground()
    if look:
        survey(made)
    return made


def scenario_ground(text: str, options: dict[str, str] | None = None) -> Ground:
    """A Ground from the text of a scenario file."""
    path = SCENARIOS / "text.toml"
    return ground_of(scenario_from_text(text, path), path, options or {})


def about(scenario: str) -> dict[str, object]:
    """What a list of scenarios shows; it needs nobody's line of sight."""
    path = path_of(scenario)
    told = scenario_file(path)
    ready = ground_of(told, path, {}, look=False)
    return {
        "id": told.id,
        "title": both(told.title),
        "briefing": both(told.briefing),
        "forces": [forces_of(ready, side) for side in range(2)],
        "seats": ready.seat_names,
        "nations": ["germany", "soviet"],
        "strength": [sum(1 for side in ready.side if side == seat) for seat in range(2)],
        "length": {"turns": told.rounds, "minutes": told.minutes, "units": int(ready.count())},
        "year": told.year,
        "difficulty": told.difficulty,
        "options": {name: "yes" if getattr(told.options, name) else "no" for name in OPTIONS},
    }


def forces_of(ready: Ground, side: int) -> dict[str, str]:
    """A side's units in words: how many of each type, in the order of the file."""
    counted: dict[str, int] = {}
    types: dict[str, UnitType] = {}
    for u in range(int(ready.count())):
        if ready.side[u] == side:
            type = ready.types[u]
            types[type.key] = type
            counted[type.key] = counted.get(type.key, 0) + 1
    return {
        "it": ", ".join(f"{n} x {types[key].name_it}" for key, n in counted.items()),
        "en": ", ".join(f"{n} x {types[key].name_en}" for key, n in counted.items()),
    }


# ---------------------------------------------------------------- positions for tests
def ground_from_text(text: str, options: dict[str, str] | None = None) -> Ground:
    """A Ground from a field: a small map, number 1, drawn in marks, with the units that stand on it."""
    field = shaped(raw(text, "field"), Field, "field", "")
    field.maps = ["1"]
    maker = Maker(field, "field", the_box(), options or {})
    maker.maps = [[field_sheet(field)]]
    for i, overlay in enumerate(field.overlays):
        maker.overlays.append(find_sheet(OVERLAYS, overlay.overlay, OVERLAYS, "field", f"overlays[{i}]"))
    maker.lenient = True
    maker.also = [number for hand in field.hands.values() for number in hand]
    for number in maker.also:
        known("field", "hands", number, list(maker.box.cards))
    for label, line in field.units.items():
        type = line.split()[0] if line.split() else ""
        known("field", f"units.{label}", type, list(maker.box.types))
        force = field.german if maker.box.types[type].nation == G.GERMAN else field.soviet
        force.units.append(f"{label} {line}")
    made = maker.ground()
    survey(made)
    return made


def field_sheet(field: Field) -> Sheet:
    """The map of a field: marks and levels without the letters of the rows."""
    sheet = Sheet("field")
    sheet.terrain = [line.split() for line in field.map.strip().splitlines()]
    sheet.levels = [line.split() for line in field.levels.strip().splitlines()]
    sheet.roads, sheet.crevices, sheet.openings = field.roads, field.crevices, field.openings
    if len(sheet.terrain) > len(LETTERS) or KEEP in field.map:
        raise wrong("field", "map", "expected at most 26 rows of marks")
    check_sheet(sheet)
    return sheet
