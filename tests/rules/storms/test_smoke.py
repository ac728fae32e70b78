"""Chapter 13: smoke."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import DIRECT, SMOKE
from caposaldo.games.storms.rules import combat_values, smoke
from caposaldo.games.storms.rules.fire import Attack
from caposaldo.games.storms.setup import GERMAN
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import FIRE
from rules.storms.deeds import apply, refused, taking
from rules.storms.field import at, choices, field, told, unit

MAP = '''
map = """
. . . . . . . . .
 . . . . . . . . .
. . . . . . . . .
"""
'''
UNITS = """
[units]
M = "ger-mortar-8cm A01 e"
A = "ger-rifle43 B01 e"
C = "sov-rifle41 B05 w"
[german]
cap = 0
"""


def cover(s: StormsState) -> int:
    """What smoke adds to the defence of C against fire of A."""
    return int(combat_values.smoke_cover(s, Attack(unit(s, "A"), at(s, "B05"), DIRECT)))


@pytest.mark.rule("13.0", "13.0d")
@pytest.mark.example("ex-13.0-a")
@pytest.mark.parametrize("label", ["B05", "B01"])
def test_thick_smoke_at_either_end_gives_two(label: str) -> None:
    s = field(MAP + f"smoke_in = {{ {label} = 2 }}\n" + UNITS)
    assert cover(s) == 2
    apply(s, taking(s, "A"))
    assert refused(s, Action(FIRE, hex=at(s, "B05"), how=DIRECT)) == ("", "")


@pytest.mark.rule("13.0", "13.0d")
def test_thick_smoke_on_the_way_blocks() -> None:
    s = field(MAP + "smoke_in = { B03 = 2 }\n" + UNITS)
    apply(s, taking(s, "A"))
    assert refused(s, Action(FIRE, hex=at(s, "B05"), how=DIRECT))[0].startswith("13.0")


@pytest.mark.rule("13.0a", "13.0b")
def test_thin_smoke_on_the_way_gives_one_and_twice_blocks() -> None:
    s = field(MAP + "smoke_in = { B03 = 1 }\n" + UNITS)
    assert cover(s) == 1
    apply(s, taking(s, "A"))
    assert refused(s, Action(FIRE, hex=at(s, "B05"), how=DIRECT)) == ("", "")
    s = field(MAP + "smoke_in = { B03 = 1, B04 = 1 }\n" + UNITS)
    apply(s, taking(s, "A"))
    assert refused(s, Action(FIRE, hex=at(s, "B05"), how=DIRECT))[0].startswith("13.0")


@pytest.mark.rule("13.1", "13.1a", "13.0")
def test_a_mortar_lays_smoke_without_a_roll_at_the_price_of_fire() -> None:
    s = field(MAP + UNITS, rolls=[])
    apply(s, taking(s, "M"), Action(FIRE, hex=at(s, "A05"), how=SMOKE))
    assert s.smoke[at(s, "A05")] == 2
    assert s.ap[0] == 7 - s.setup.types[unit(s, "M")].fire_cost
    assert "st-smoke" in told(s)
    s = field(MAP + UNITS)
    apply(s, taking(s, "A"))
    assert refused(s, Action(FIRE, hex=at(s, "A05"), how=SMOKE))[0] == "13.1"


@pytest.mark.rule("13.1")
def test_a_scenario_may_forbid_smoke() -> None:
    s = field("smoke = false\n" + MAP + UNITS)
    apply(s, taking(s, "M"))
    assert refused(s, Action(FIRE, hex=at(s, "A05"), how=SMOKE))[0] == "13.1"


@pytest.mark.rule("13.0b")
def test_smoke_adds_up() -> None:
    s = field(MAP + UNITS)
    smoke.place_smoke(s, at(s, "A05"), 2)
    smoke.place_smoke(s, at(s, "A05"), 2)
    assert s.smoke[at(s, "A05")] == 4


@pytest.mark.rule("13.0c")
def test_thick_smoke_becomes_thin_and_thin_smoke_goes() -> None:
    s = field(MAP + UNITS)
    smoke.place_smoke(s, at(s, "A05"), 2)
    smoke.place_smoke(s, at(s, "A05"), 2)
    smoke.thin_smoke(s)
    assert s.smoke[at(s, "A05")] == 2
    smoke.place_smoke(s, at(s, "A06"), 2)
    smoke.thin_smoke(s)
    assert s.smoke[at(s, "A05")] == 0
    assert s.smoke[at(s, "A06")] == 1
    smoke.thin_smoke(s)
    assert s.smoke[at(s, "A06")] == 0


@pytest.mark.rule("13.0b", "13.0c")
def test_old_and_new_smoke_in_a_hex_thin_each_in_its_own_way() -> None:
    s = field(MAP + UNITS)
    smoke.place_smoke(s, at(s, "A05"), 2)
    smoke.thin_smoke(s)
    smoke.place_smoke(s, at(s, "A05"), 2)
    assert s.smoke[at(s, "A05")] == 3
    smoke.thin_smoke(s)
    assert s.smoke[at(s, "A05")] == 1


@pytest.mark.rule("13.1a")
def test_twelve_markers_are_all_there_are() -> None:
    s = field(MAP + UNITS)
    for column in range(1, 8):
        smoke.place_smoke(s, at(s, f"A0{column}"), 2)
        smoke.place_smoke(s, at(s, f"C0{column}"), 2)
    assert sum(1 for smoke in s.smoke if smoke > 0) == 12
    assert smoke.smoke_left(s) == 0
    assert "st-no-smoke-left" in told(s)


# ---------------------------------------------------------------- engineers (13.1)
ENGINEERS = MAP + UNITS.replace("ger-mortar-8cm A01 e", "ger-engineer B03 e").replace("B05 w", "B08 w")


def laying(s: StormsState, place: str) -> Action:
    return Action(FIRE, hex=at(s, place), how=SMOKE)


def smoked(s: StormsState) -> list[str]:
    """Hexes in which the unit that was taken may lay smoke."""
    hexes = [int(a.hex) for a in choices(s, s.waiting()[0]) if a.verb == FIRE and a.mode == SMOKE]
    return [s.setup.labels_of_hexes[h].removeprefix("1-") for h in hexes]


@pytest.mark.rule("13.1", "13.1a")
def test_engineers_lay_smoke_in_their_hex_or_next_to_it_for_three_ap() -> None:
    s = field(ENGINEERS)
    apply(s, taking(s, "M"))
    assert smoked(s) == ["A03", "A04", "B02", "B03", "B04", "C03", "C04"]
    assert refused(s, laying(s, "B05")) == ("13.1", "st-fire-smoke-near")
    apply(s, laying(s, "B04"))
    assert (s.smoke[at(s, "B04")], s.ap[GERMAN]) == (2, 7 - 3)
    assert "st-lays-smoke" in told(s)


@pytest.mark.rule("13.1")
def test_engineers_in_close_combat_lay_smoke_in_their_own_hex_only() -> None:
    s = field(ENGINEERS.replace("B08 w", "B03 w"))
    apply(s, taking(s, "M"))
    assert smoked(s) == ["B03"]
    assert refused(s, laying(s, "B04")) == ("7.6.3f", "st-fire-busy")
    apply(s, laying(s, "B03"))
    assert (s.smoke[at(s, "B03")], "st-fights-close" in told(s)) == (2, False)


@pytest.mark.rule("13.1", "10.0a")
def test_hidden_engineers_who_lay_smoke_are_revealed_with_any_facing() -> None:
    s = field(ENGINEERS.replace("B03 e", "B03 hidden"))
    apply(s, taking(s, "M"), laying(s, "B04"))
    assert s.visible(unit(s, "M"))
    assert len(choices(s, GERMAN)) == 6


@pytest.mark.rule("13.1")
def test_neither_a_ban_nor_a_lack_of_markers_spares_engineers() -> None:
    s = field("smoke = false\n" + ENGINEERS)
    apply(s, taking(s, "M"))
    assert refused(s, laying(s, "B04")) == ("13.1", "st-fire-no-smoke")
    s = field(ENGINEERS)
    for place in ("A01", "A02", "A05", "A06", "A07", "A08"):
        s.smoke[at(s, place)] = 4
    apply(s, taking(s, "M"))
    assert refused(s, laying(s, "B04")) == ("13.1a", "st-fire-smoke-used-up")


@pytest.mark.rule("13.1")
def test_engineers_to_whom_the_scenario_gives_smoke_also_fire_it_at_range() -> None:
    s = field(ENGINEERS.replace("B03 e", "B03 e smoke"))
    apply(s, taking(s, "M"))
    assert {"B02", "B03", "B04", "B06"} <= set(smoked(s))
    assert "B01" not in smoked(s)
