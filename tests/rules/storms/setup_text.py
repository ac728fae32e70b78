"""Setups for tests, built from short texts: a small map drawn in marks, or a scenario file."""

from __future__ import annotations

import msgspec

from caposaldo.games.storms import setup as G
from caposaldo.games.storms.io.build_setup import FLAGS, SetupBuilder
from caposaldo.games.storms.io.files import OVERLAYS, SCENARIOS, find_sheet, scenario_from_text, setup_of, the_box
from caposaldo.games.storms.io.map_sheets import KEEP, LETTERS, Sheet, check_sheet
from caposaldo.games.storms.io.schema import Pair, Scenario, SideName, Some
from caposaldo.games.storms.rules.sight import survey
from caposaldo.games.storms.setup import Setup
from caposaldo.kernel.sources import known, raw, shaped, wrong

# What a unit of a position may also be in the middle of; field.py reads these.
TEST_FLAGS = ["spent", "active", "bare", "dug-in", "shown", "waiting", "destroyed"]


class PositionText(Scenario, forbid_unknown_fields=True):
    """A position for a test: map, units and scenario in one short text."""

    map: str = ""
    levels: str = ""
    roads: list[str] = msgspec.field(default_factory=list)
    crevices: list[str] = msgspec.field(default_factory=list)
    openings: list[str] = msgspec.field(default_factory=list)
    units: dict[str, str] = msgspec.field(default_factory=dict)
    hands: dict[SideName, list[str]] = msgspec.field(default_factory=dict)
    smoke_in: dict[str, Some] = msgspec.field(default_factory=dict)
    ap: Pair | None = None


class PositionBuilder(SetupBuilder):
    """Builds the Setup of a position, which need be neither fair nor complete."""

    flags = FLAGS + TEST_FLAGS
    told: PositionText

    def listed_cards(self) -> list[str]:
        return super().listed_cards() + [number for hand in self.told.hands.values() for number in hand]

    def put(self, unit: int, place: str, at: str) -> None:
        if place != "-":
            super().put(unit, place, at)

    def check_company(self, unit: int, h: int, at: str) -> None:
        """Both sides may be in a hex."""

    def mark(self, unit: int, word: str, at: str) -> None:
        if word.startswith("marker="):
            known(self.where, at, word[7:], [marker.key for marker in self.box.markers])
        else:
            super().mark(unit, word, at)


def setup_from_text(text: str, options: dict[str, str] | None = None) -> Setup:
    """The Setup of a position: a small map, number 1, drawn in marks, with the units that stand on it."""
    told = shaped(raw(text, "field"), PositionText, "field", "")
    told.maps = ["1"]
    builder = PositionBuilder(told, "field", the_box(), options or {})
    builder.maps = [[sheet_of(told)]]
    for i, overlay in enumerate(told.overlays):
        builder.overlays.append(find_sheet(OVERLAYS, overlay.overlay, OVERLAYS, "field", f"overlays[{i}]"))
    for hand in told.hands.values():
        for number in hand:
            known("field", "hands", number, list(builder.box.cards))
    for label, line in told.units.items():
        type = line.split()[0] if line.split() else ""
        known("field", f"units.{label}", type, list(builder.box.types))
        force = told.german if builder.box.types[type].nation == G.GERMAN else told.soviet
        force.units.append(f"{label} {line}")
    made = builder.build()
    survey(made)
    return made


def sheet_of(told: PositionText) -> Sheet:
    """The map of a position: marks and levels without the letters of the rows."""
    sheet = Sheet("field")
    sheet.terrain = [line.split() for line in told.map.strip().splitlines()]
    sheet.levels = [line.split() for line in told.levels.strip().splitlines()]
    sheet.roads, sheet.crevices, sheet.openings = told.roads, told.crevices, told.openings
    if len(sheet.terrain) > len(LETTERS) or KEEP in told.map:
        raise wrong("field", "map", "expected at most 26 rows of marks")
    check_sheet(sheet)
    return sheet


def setup_from_scenario_text(text: str, options: dict[str, str] | None = None) -> Setup:
    """A Setup from the text of a scenario file."""
    path = SCENARIOS / "text.toml"
    return setup_of(scenario_from_text(text, path), path, options or {})
