"""Maps, counters, cards and scenarios: read from text, checked, made into a `Setup`.

Files speak in hexes 101-G08 and words; a wrong one gives a ValueError of one line, "FILE: key: what was expected".
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TypeVar

from caposaldo.games.storms import setup as G
from caposaldo.games.storms.io.build_setup import OPTIONS, Box, SetupBuilder
from caposaldo.games.storms.io.map_sheets import Sheet, read_sheet
from caposaldo.games.storms.io.schema import CardLine, Cost, MarkerLine, Scenario, TerrainLine, TypeLine
from caposaldo.games.storms.rules.sight import survey
from caposaldo.games.storms.setup import FACE_NAMES, CardKind, HitMarker, Setup, UnitType
from caposaldo.kernel.scenarios import ScenarioFiles, default_options, forces_in_words, yes_or_no
from caposaldo.kernel.sources import both, known, raw, read_text, shaped, wrong

HERE = Path(__file__).parent.parent
DATA = HERE / "data"
MAPS = HERE / "maps"
OVERLAYS = HERE / "overlays"
SCENARIOS = HERE / "scenarios"
S = TypeVar("S")

WHEN = {"never": G.NEVER, "always": G.ALWAYS, "season": G.IN_SEASON}
KINDS = {
    "squad": 0, "gun": G.GUN, "mortar": G.MORTAR, "sniper": G.SNIPER, "engineer": G.ENGINEER,
}  # fmt: skip
LIGHTEST_GUN = 3  # a move cost of 2 or less is an infantry squad's (1.1)
SMOKE_CALIBRE = 8  # mortars of 8 cm and more fire smoke (13.1)
FAMILIES = ["action", "weapon", "veteran", "artillery"]
FREQUENCIES = ["permanent", "once", "round"]
STEPS = {**{name: [d] for d, name in enumerate(FACE_NAMES)}, "here": []}


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
    made.gender = line.gender
    made.fire_cost, made.indirect_cost, made.move_cost = line.fire, line.indirect, line.move
    made.red, made.blue = line.red, line.blue
    made.red_boxed, made.blue_boxed = "red" in line.boxed, "blue" in line.boxed
    made.front, made.front_colour = defence(line.front, where, f"{key}.front")
    made.flank, made.flank_colour = defence(line.flank, where, f"{key}.flank")
    made.range, made.least, made.worth = line.range, line.least, line.worth
    made.roles = roles_of(key, line, where)
    return made


def roles_of(key: str, line: TypeLine, where: str) -> int:
    """The kind of a unit: a squad moves for 2 or less, a gun for more (1.1); a heavy mortar fires smoke (13.1)."""
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


def build_setup(told: Scenario, path: Path, options: dict[str, str]) -> Setup:
    """Options change nothing in sight, so that of a scenario that comes with the game is looked at once."""
    shipped = path.parent == SCENARIOS
    made = setup_of(told, path, options, look=not (shipped and options))
    if shipped and options:
        made.sees = SCENARIO_FILES.load(path.stem, {}).sees
    return made


def setup_of(told: Scenario, path: Path, options: dict[str, str], look: bool = True) -> Setup:
    builder = SetupBuilder(told, path.name, the_box(), options)
    for i, line in enumerate(told.maps):
        numbers = [word for word in line.split() if word != "turned"]
        builder.maps.append([find_sheet(MAPS, number, path.parent, path.name, f"maps[{i}]") for number in numbers])
    for i, overlay in enumerate(told.overlays):
        builder.overlays.append(find_sheet(OVERLAYS, overlay.overlay, path.parent, path.name, f"overlays[{i}]"))
    made = builder.build()
    if look:
        survey(made)
    return made


SCENARIO_FILES = ScenarioFiles(SCENARIOS, scenario_from_text, build_setup)
scenario_ids = SCENARIO_FILES.ids
path_of = SCENARIO_FILES.path
scenario_file = SCENARIO_FILES.read
load_setup = SCENARIO_FILES.load


def about(scenario: str) -> dict[str, object]:
    """The facts that a list of scenarios shows; it needs nobody's line of sight."""
    path = path_of(scenario)
    told = scenario_file(path)
    ready = setup_of(told, path, {}, look=False)
    return {
        "id": told.id,
        "title": both(told.title),
        "briefing": both(told.briefing),
        "forces": [
            forces_in_words(ready.types[u] for u in range(int(ready.count())) if ready.side[u] == side)
            for side in range(2)
        ],
        "seats": ready.seat_names,
        "nations": ["germany", "soviet"],
        "strength": [sum(1 for side in ready.side if side == seat) for seat in range(2)],
        "length": {
            "turns": told.rounds,
            "rounds": told.rounds,
            "minutes": told.minutes,
            "units": int(ready.count()),
        },
        "year": told.year,
        "difficulty": told.difficulty,
        "learner": told.learner,
        "options": yes_or_no(default_options(told.options, OPTIONS)),
    }
