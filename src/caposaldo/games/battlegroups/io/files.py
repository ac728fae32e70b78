"""The Data Sheet and the scenarios: read from TOML, checked, made into a `Setup`.

Files speak in inches and words; a wrong one gives a ValueError of one line, "FILE: key: what was expected".
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from caposaldo.games.battlegroups import setup as B
from caposaldo.games.battlegroups.io.build_setup import OPTIONS, SetupBuilder
from caposaldo.games.battlegroups.io.schema import DataSheet, Number, Scenario, TypeLine, tenths
from caposaldo.games.battlegroups.setup import Setup, UnitType
from caposaldo.kernel.scenarios import ScenarioFiles, default_options, forces_in_words, yes_or_no
from caposaldo.kernel.sources import both, known, parse, read_text, shaped, wrong
from caposaldo.kernel.terrain import Area

HERE = Path(__file__).parent.parent
UNITS = HERE / "data" / "units.toml"
SCENARIOS = HERE / "scenarios"

PREFIXES = {"ger": "germany", "ita": "italy", "bri": "britain", "usa": "usa", "sov": "soviet"}
KINDS = {"infantry": B.INFANTRY, "heavy-weapon": B.HEAVY_WEAPON, "gun": B.GUN, "vehicle": B.VEHICLE}
CLASSES = {"": B.NO_CLASS, "C": B.CLASS_C, "B": B.CLASS_B, "A": B.CLASS_A}
ROLES = {
    "command": B.COMMAND,
    "fo": B.OBSERVER,
    "recon": B.RECON,
    "support": B.SUPPORT,
    "engineer": B.ENGINEER,
    "transport": B.TRANSPORT,
    "anti-aircraft": B.ANTI_AIRCRAFT,
    "off-table": B.OFF_TABLE,
    "armoured": B.ARMOURED,
    "apc": B.APC,
    "open-topped": B.OPEN_TOPPED,
    "soft": B.SOFT,
    "prefers-hard": B.PREFERS_HARD,
    "carries-men": B.CARRIES_MEN,
    "tows-guns": B.TOWS_GUNS,
}
# Rows of the direct fire table: the first whose limit in mm is not below the calibre (direct-8), or a word.
DIRECT_LIMITS = [36, 57, 75]
DIRECT_WORDS = {"mg": 0, "rocket": 4, "flame": 4, "infantry": 5}
# Rows of the indirect fire table (indirect-2): mortars from row 0, guns from row 1, rockets in the heavy row.
MORTAR_LIMITS = [60, 86, 120]
HOWITZER_LIMITS = [0, 86, 105]
HEAVY_ROW = 3


# ---------------------------------------------------------------- the Data Sheet
@cache
def unit_types() -> dict[str, UnitType]:
    return types_from_text(read_text(UNITS), UNITS.name)


def types_from_text(text: str, where: str) -> dict[str, UnitType]:
    sheet = parse(text, DataSheet, where)
    return {key: unit_type(sheet, key, line, where) for key, line in sheet.type.items()}


def unit_type(sheet: DataSheet, key: str, data: object, where: str) -> UnitType:
    at = f"type.{key}"
    line = shaped(data, TypeLine, where, at)
    known(where, at, key[:3], list(PREFIXES))
    known(where, f"{at}.base", line.base, list(sheet.bases))
    if (line.kind == "vehicle") != (line.klass != ""):
        raise wrong(where, f"{at}.class", "expected A, B or C for a vehicle and nothing for the rest")
    it, en = (line.name, line.name) if isinstance(line.name, str) else (line.name.it, line.name.en)
    type = UnitType(key, it, en, PREFIXES[key[:3]])
    type.gender, type.proper = line.gender, isinstance(line.name, str) or "command" in line.roles
    type.kind = KINDS[line.kind]
    type.klass = CLASSES[line.klass]
    type.roles = role_bits(line, at, where)
    type.weapon = direct_row(line.weapon, f"{at}.weapon", where)
    type.second = direct_row(line.second, f"{at}.second", where)
    type.indirect = indirect_row(line)
    type.move = tenths(line.move)
    type.width, type.depth = (tenths(value) for value in sheet.bases[line.base])
    type.cost = line.cost
    type.first_year, type.last_year = line.years
    return type


def role_bits(line: TypeLine, at: str, where: str) -> int:
    bits = B.FLAMETHROWER if "flame" in (line.weapon, line.second) else 0
    for role in line.roles:
        known(where, f"{at}.roles", role, list(ROLES))
        bits |= ROLES[role]
    return bits


def direct_row(weapon: Number | str, at: str, where: str) -> int:
    """The row of the direct fire table (direct-8): by calibre, or by name."""
    if weapon == "":
        return -1
    if isinstance(weapon, str):
        known(where, at, weapon, list(DIRECT_WORDS))
        return DIRECT_WORDS[weapon]
    return row_of(weapon, DIRECT_LIMITS)


def indirect_row(line: TypeLine) -> int:
    """The row of the indirect fire table (indirect-2)."""
    if line.mortar:
        return row_of(line.mortar, MORTAR_LIMITS)
    if line.howitzer:
        return row_of(line.howitzer, HOWITZER_LIMITS)
    return HEAVY_ROW if line.rockets else -1


def row_of(calibre: Number, limits: list[int]) -> int:
    for row, limit in enumerate(limits):
        if calibre <= limit:
            return row
    return len(limits)


# ---------------------------------------------------------------- the scenarios
def scenario_from_text(text: str, where: str) -> Scenario:
    """A scenario for people: it has a title, a briefing and a year, which a test field may leave out."""
    scenario = parse(text, Scenario, where)
    if not scenario.id:
        scenario.id = Path(where).stem
    for key in ("title", "briefing", "year"):
        if not getattr(scenario, key):
            raise wrong(where, key, "expected, but it is missing")
    return scenario


def build_setup(scenario: Scenario, where: str, options: dict[str, str]) -> Setup:
    return SetupBuilder(scenario, where, unit_types(), options).build()


SCENARIO_FILES = ScenarioFiles(
    SCENARIOS,
    lambda text, path: scenario_from_text(text, path.name),
    lambda scenario, path, options: build_setup(scenario, path.name, options),
)
scenario_ids = SCENARIO_FILES.ids
path_of = SCENARIO_FILES.path
scenario_file = SCENARIO_FILES.read
load_setup = SCENARIO_FILES.load


def about(id: str) -> dict[str, object]:
    """The facts that a list of scenarios shows."""
    path = path_of(id)
    scenario = scenario_file(path)
    setup = build_setup(scenario, path.name, {})
    return {
        "id": scenario.id,
        "title": both(scenario.title),
        "briefing": both(scenario.briefing),
        "forces": [
            forces_in_words(type for u, type in enumerate(setup.types) if setup.side[u] == side) for side in range(2)
        ],
        "seats": setup.seat_names,
        "nations": [side.nation for side in scenario.side],
        "qualities": [side.quality for side in scenario.side],
        "strength": [sum(1 for u in setup.side if u == side) for side in range(2)],
        "length": {"turns": scenario.turns, "minutes": scenario.minutes, "units": int(setup.count())},
        "table": {"width": scenario.width, "height": scenario.height},
        "year": scenario.year,
        "difficulty": scenario.difficulty,
        "learner": scenario.learner,
        "options": offered_options(scenario, path.name),
        "map": map_data(setup),
    }


def map_data(setup: Setup) -> dict[str, object]:
    """The table as a small picture of it needs it, in tenths of a millimetre."""
    return {
        "width": int(setup.width),
        "height": int(setup.height),
        "terrain": [terrain_data(piece) for piece in setup.terrain],
        "zones": [zone.flat() for zone in setup.zones],
    }


def terrain_data(piece: Area) -> dict[str, object]:
    kind, height = B.TERRAIN_NAMES[piece.kind], int(piece.height)
    return {"kind": kind, "name": piece.name, "height": height, "points": piece.shape.flat()}


def offered_options(scenario: Scenario, where: str) -> dict[str, str]:
    """The options of a scenario with their defaults. Mirrored only where every fixed unit then stands well."""
    found = yes_or_no(default_options(scenario.options, OPTIONS))
    try:
        build_setup(scenario, where, {"mirrored": "yes"})
    except ValueError:
        del found["mirrored"]
    return found
