"""The battle files: read from TOML, checked, made into a `Setup`. Files speak in centimetres and words."""

from __future__ import annotations

from pathlib import Path

from caposaldo.games.wheels import setup as W
from caposaldo.games.wheels.io import build_battle
from caposaldo.games.wheels.io.build_battle import BattleBuilder
from caposaldo.games.wheels.io.build_setup import OPTIONS, SetupBuilder
from caposaldo.games.wheels.io.schema import Build, Scenario
from caposaldo.games.wheels.setup import Setup
from caposaldo.kernel.scenarios import ScenarioFiles, default_options, forces_in_words, yes_or_no
from caposaldo.kernel.sources import both, parse, wrong

SCENARIOS = Path(__file__).parent.parent / "scenarios"


def scenario_from_text(text: str, where: str) -> Scenario:
    """A battle for people: it has a title and a briefing, which a test field may leave out."""
    scenario = parse(text, Scenario, where)
    scenario.id = scenario.id or Path(where).stem
    for key in ("title", "briefing"):
        if not getattr(scenario, key):
            raise wrong(where, key, "expected, but it is missing")
    return scenario


def build_setup(scenario: Scenario, where: str, options: dict[str, str]) -> Setup:
    if scenario.build is not None:
        return BattleBuilder(scenario, scenario.build, where, options).build()
    return SetupBuilder(scenario, where, options).build()


SCENARIO_FILES = ScenarioFiles(
    SCENARIOS,
    lambda text, path: scenario_from_text(text, path.name),
    lambda scenario, path, options: build_setup(scenario, path.name, options),
)


def about(id: str) -> dict[str, object]:
    """The facts that a list of scenarios shows."""
    path = SCENARIO_FILES.path(id)
    scenario = SCENARIO_FILES.read(path)
    setup = build_setup(scenario, path.name, {})
    if scenario.build is not None:
        return about_building(scenario, scenario.build, setup)
    models = [sum(int(bought.size) for bought in setup.army if bought.side == side) for side in range(2)]
    return {
        "id": scenario.id,
        "title": both(scenario.title),
        "briefing": both(scenario.briefing),
        "forces": [
            forces_in_words(setup.cards[bought.card] for bought in setup.army if bought.side == side)
            for side in range(2)
        ],
        "seats": setup.seat_names,
        "nations": setup.nations,
        "qualities": [side.level for side in scenario.side],
        "strength": models,
        "length": {"turns": scenario.turns, "minutes": scenario.minutes, "units": len(setup.army)},
        "table": {"width": scenario.width, "height": scenario.height},
        "year": scenario.year,
        "difficulty": scenario.difficulty,
        "options": offered_options(scenario, path.name),
        "learner": scenario.learner or setup.seat_names[setup.attacker],
        "points": scenario.points,
        "map": map_data(setup),
    }


def about_building(scenario: Scenario, build: Build, setup: Setup) -> dict[str, object]:
    """The same of a battle that players build. `choices` are the values of the options that are no yes or no."""
    offered = build_battle.choices(scenario, build)
    open_army = {"it": "Esercito a scelta", "en": "Army of your choice"}
    building = setup.building
    assert building is not None
    return {
        "id": scenario.id,
        "title": both(scenario.title),
        "briefing": both(scenario.briefing),
        "forces": [open_army, open_army],
        "seats": setup.seat_names,
        "nations": setup.nations,
        "strength": [0, 0],
        "length": {"turns": scenario.turns, "minutes": scenario.minutes, "units": 0},
        "table": {"width": scenario.width, "height": scenario.height},
        "year": scenario.year,
        "difficulty": scenario.difficulty,
        "options": {name: values[0] for name, values in offered.items()},
        "choices": {name: build_battle.in_order(name, values) for name, values in offered.items()},
        "learner": scenario.learner or setup.seat_names[0],
        "points": int(building.points),
        "map": map_data(setup),
    }


def offered_options(scenario: Scenario, where: str) -> dict[str, str]:
    """The options of a battle with their defaults. Mirrored only where works and objectives then lie well."""
    found = yes_or_no(default_options(scenario.options, OPTIONS))
    try:
        build_setup(scenario, where, {"mirrored": "yes"})
    except ValueError:
        del found["mirrored"]
    return found


def map_data(setup: Setup) -> dict[str, object]:
    """The table as a small picture of it needs it, in tenths of a millimetre."""
    return {
        "width": int(setup.width),
        "height": int(setup.height),
        "terrain": [
            {"kind": W.TERRAIN_NAMES[t.kind], "name": t.name, "points": t.points, "width": int(t.width)}
            for t in (setup.templates if setup.building is None else [])
        ],
        "zones": [zone.flat() for zones in setup.front.zones for zone in zones],
    }
