"""Setups from short texts: a scenario file, or a field (a small map drawn in marks with its counters, see field.py)."""

from __future__ import annotations

import msgspec

from caposaldo.games.traces.io.build_setup import SetupBuilder
from caposaldo.games.traces.io.files import (
    DATA,
    SCENARIOS,
    charts_file,
    scenario_from_text,
    setup_of,
    unit_types,
)
from caposaldo.games.traces.io.schema import (
    ChitLine,
    CityLine,
    CrossingLine,
    Forces,
    MapFile,
    RiverLine,
    Scenario,
    UnitLine,
)
from caposaldo.games.traces.setup import Setup
from caposaldo.kernel.sources import converted, parse, wrong

CITY_MARKS = "cCO"


class Field(Scenario, forbid_unknown_fields=True):
    """A position for a test: map, counters and scenario in one short text."""

    map: str = ""
    major: list[str] = msgspec.field(default_factory=list)
    minor: list[str] = msgspec.field(default_factory=list)
    blocked: list[str] = msgspec.field(default_factory=list)
    roads: list[str] = msgspec.field(default_factory=list)
    rails: list[str] = msgspec.field(default_factory=list)
    crossings: list[str] = msgspec.field(default_factory=list)
    units: dict[str, str] = msgspec.field(default_factory=dict)


class FieldBuilder(SetupBuilder):
    """A field needs neither supply sources nor enough chits."""

    def check_sources(self, side: int, key: str) -> None:
        pass

    def check_cup(self) -> None:
        pass


def scenario_setup(text: str, options: dict[str, str] | None = None) -> Setup:
    """A Setup from the text of a scenario file."""
    path = SCENARIOS / "text.toml"
    return setup_of(scenario_from_text(text, path), path, options or {})


def setup_from_text(text: str, options: dict[str, str] | None = None) -> Setup:
    """A Setup from a field: a small map drawn in marks, with the counters that stand on it. North comes first;
    '.' clear, f forest, r rough, s swamp, ~ sea, c city, C major city, O major city under an order."""
    field = parse(text, Field, "field")
    lines = [line.split() for line in field.map.strip().splitlines()]
    builder = FieldBuilder(field, "field", field_map(field, lines), "field", options or {})
    builder.use(unit_types(), field_forces(field), charts_file(DATA / "charts.toml"), "charts.toml")
    return builder.build()


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
            field.reserves = [*(field.reserves or []), label]
        else:
            field.setup.append(" ".join([label, hex, *flags]))
    return made


def field_unit(told: dict[str, object], at: str) -> UnitLine:
    try:
        return converted(told, UnitLine, strict=False)
    except msgspec.ValidationError as error:
        raise wrong("field", at, str(error)) from None
