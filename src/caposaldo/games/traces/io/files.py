"""Map, counters, charts and scenarios: read from TOML, checked, made into a `Setup`.

Files speak in hexes RRCC and words; a wrong one gives a ValueError of one line, "FILE: key: what was expected".
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from caposaldo.games.traces import setup
from caposaldo.games.traces.io.build_setup import OPTIONS, SetupBuilder
from caposaldo.games.traces.io.schema import ChartsFile, Forces, MapFile, OrderOfBattle, Scenario, TypeLine
from caposaldo.games.traces.setup import Setup
from caposaldo.kernel.scenarios import ScenarioFiles, default_options, forces_in_words, yes_or_no
from caposaldo.kernel.sources import both, known, parse, raw, read_text, shaped, wrong

HERE = Path(__file__).parent.parent
DATA = HERE / "data"
ORDERS_OF_BATTLE = DATA / "order_of_battle"
SCENARIOS = HERE / "scenarios"


# ---------------------------------------------------------------- map, counters, charts
@cache
def the_map() -> MapFile:
    return parse(read_text(DATA / "map.toml"), MapFile, "map.toml")


@cache
def the_forces() -> Forces:
    return parse(read_text(DATA / "forces.toml"), Forces, "forces.toml")


@cache
def unit_types() -> dict[str, setup.UnitType]:
    return types_from_text(read_text(DATA / "units.toml"), "units.toml")


def types_from_text(text: str, where: str) -> dict[str, setup.UnitType]:
    return {key: unit_type(key, line, where) for key, line in raw(text, where).items()}


def unit_type(key: str, told: object, where: str) -> setup.UnitType:
    line = shaped(told, TypeLine, where, key)
    known(where, f"{key}.arm", line.arm, setup.ARM_NAMES)
    made = setup.UnitType(key, line.name.it, line.name.en)
    made.gender = line.gender
    made.nation = setup.NATION_NAMES.index(line.nation)
    made.side = setup.AXIS if made.nation < setup.RED_ARMY else setup.SOVIET
    made.arm = setup.ARM_NAMES.index(line.arm)
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


# ---------------------------------------------------------------- orders of battle
def order_of_battle(name: str, path: Path) -> Path:
    """Return the file that a scenario names: one that comes with the game, or one beside the scenario."""
    if name.endswith(".toml"):
        return path.parent / name
    known(path.name, "order_of_battle", name, sorted(file.stem for file in ORDERS_OF_BATTLE.glob("*.toml")))
    return ORDERS_OF_BATTLE / f"{name}.toml"


@cache
def order_of_battle_file(path: Path) -> OrderOfBattle:
    """Return an order of battle in which every counter of the box is set up, in reserve, or left out for a reason."""
    told = parse(read_text(path), OrderOfBattle, path.name)
    named: set[str] = set()
    counters = [line.unit for line in the_forces().units]
    for key, label in units_named(told):
        known(path.name, key, label, counters)
        if label in named:
            raise wrong(path.name, key, f"{label!r} is used twice")
        named.add(label)
    for label in counters:
        if label not in named:
            raise wrong(path.name, "left_out", f"{label!r} is neither set up nor in reserve: expected a reason")
    return told


def units_named(told: OrderOfBattle) -> list[tuple[str, str]]:
    """Return the key and the unit of each line."""
    placed = [(f"setup[{i}]", text) for i, text in enumerate(told.setup)]
    waiting = [(f"reserves[{i}]", text) for i, text in enumerate(told.reserves)]
    absent = [(f"left_out[{i}]", label) for i, line in enumerate(told.left_out) for label in line.units]
    return [(key, text.partition(" ")[0]) for key, text in placed + waiting + absent]


# ---------------------------------------------------------------- the scenarios
def scenario_from_text(text: str, path: Path) -> Scenario:
    """A scenario for people. What it does not say it has from the one it is like."""
    where = path.name
    data = raw(text, where)
    if "like" in data:
        data = {**model(str(data["like"]), path), **data}
    scenario = shaped(data, Scenario, where, "")
    scenario.id = scenario.id or path.stem
    for key in ("title", "briefing", "setup"):
        if not getattr(scenario, key) and not (key == "setup" and scenario.order_of_battle):
            raise wrong(where, key, "expected, but it is missing")
    return scenario


def model(scenario: str, path: Path) -> dict[str, Any]:
    """The file that another one is like. Its own name and story stay with it."""
    source = path.parent / scenario if scenario.endswith(".toml") else SCENARIO_FILES.path(scenario)
    data = raw(read_text(source), source.name)
    if "like" in data:
        raise wrong(path.name, "like", f"{scenario!r} is itself like another scenario")
    return {key: value for key, value in data.items() if key not in ("id", "title", "briefing")}


def setup_of(told: Scenario, path: Path, options: dict[str, str]) -> Setup:
    charts = path.parent / told.charts if told.charts else DATA / "charts.toml"
    builder = SetupBuilder(told, path.name, the_map(), "map.toml", options)
    builder.use(unit_types(), the_forces(), charts_file(charts), charts.name)
    if told.order_of_battle:
        source = order_of_battle(told.order_of_battle, path)
        builder.begin_with(order_of_battle_file(source), source.name)
    return builder.build()


SCENARIO_FILES = ScenarioFiles(SCENARIOS, scenario_from_text, setup_of)
scenario_ids = SCENARIO_FILES.ids
path_of = SCENARIO_FILES.path
scenario_file = SCENARIO_FILES.read
load_setup = SCENARIO_FILES.load


def about(scenario: str) -> dict[str, object]:
    """Return the entry of a scenario in a list."""
    path = path_of(scenario)
    told = scenario_file(path)
    ready = load_setup(scenario, {})
    month = ready.charts.months[ready.first_turn]
    return {
        "id": told.id,
        "title": both(told.title),
        "briefing": both(told.briefing),
        "forces": [
            forces_in_words(ready.types[u] for u in at_start(ready) if ready.side[u] == side) for side in range(2)
        ],
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
        "learner": told.learner,
        "options": yes_or_no(default_options(told.options, OPTIONS)),
    }


def at_start(ready: Setup) -> list[int]:
    """The units that are on the map from the beginning, or placed before it."""
    return [u for u in range(int(ready.count())) if ready.entry[u] in (setup.AT_START, setup.FREE)]
