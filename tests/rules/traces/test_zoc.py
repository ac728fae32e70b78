"""Zones of control (6.0): who has one, how far it reaches, what it touches."""

from __future__ import annotations

import pytest

from caposaldo.games.traces.rules import headquarters, reach
from caposaldo.games.traces.rules.walk import Walk
from caposaldo.games.traces.setup import AXIS, SOVIET
from caposaldo.games.traces.state import TracesState
from rules.traces.field import at, costs, do, field, moving, top, unit

MAP = 'map = """\n  . . . .\n . . . .\n  . . . .\n"""\n'


def zone(s: TracesState, side: int) -> list[str]:
    """The hexes in a zone of control of the side, by number."""
    return sorted(s.setup.number_of(h) for h in range(s.setup.count_hexes) if s.in_zoc(side, h))


@pytest.mark.rule("6.0a")
@pytest.mark.parametrize("kind", ["ger-inf", "ger-pz", "rom-inf", "ger-sec", "axis-hq"])
def test_every_unit_and_every_hq_has_a_zone_of_control_around_it(kind: str) -> None:
    s = field(MAP + f'[units]\n88 = "{kind} 0202{" range=4" if kind == "axis-hq" else ""}"')
    assert zone(s, AXIS) == ["0101", "0102", "0201", "0203", "0301", "0302"]
    assert zone(s, SOVIET) == []


@pytest.mark.rule("6.0b")
def test_zones_of_control_cross_rivers_but_no_blocked_hexsides() -> None:
    text = 'major = ["0202/0203"]\nminor = ["0202/0201"]\nblocked = ["0202/0302"]\n[units]\n88 = "ger-inf 0202"'
    s = field(MAP + text)
    assert zone(s, AXIS) == ["0101", "0102", "0201", "0203", "0301"]


@pytest.mark.rule("6.0b")
def test_zones_of_control_cross_bridged_rivers() -> None:
    s = field(MAP + 'major = ["0202/0203"]\nrails = ["0202 0203"]\n[units]\n88 = "ger-inf 0202"')
    assert "0203" in zone(s, AXIS)


@pytest.mark.rule("6.0c")
def test_several_zones_of_one_side_count_as_one() -> None:
    def cost(enemies: str) -> int:
        s = moving(field(MAP + '[units]\n17Pz = "ger-pz 0101"\n' + enemies), "17Pz")
        do(s, "take 17Pz")
        return costs(s, top(s, Walk))[at(s, "0102")]

    one = cost('S57 = "sov-rifle 0203"')
    assert one == 6
    assert cost('S57 = "sov-rifle 0203"\nS58 = "sov-rifle 0203"\nS59 = "sov-rifle 0103"') == one


@pytest.mark.rule("6.0c")
def test_a_zone_is_gone_when_the_last_unit_leaves() -> None:
    s = field(MAP + '[units]\n88 = "ger-inf 0202"\n89 = "ger-inf 0202"')
    s.lift(unit(s, "88"), 0)
    assert len(zone(s, AXIS)) == 6
    s.lift(unit(s, "89"), 0)
    assert zone(s, AXIS) == []


@pytest.mark.rule("6.0d")
def test_zones_touch_movement_and_relocation_but_not_command() -> None:
    row = 'map = ". . . . . . . ."\naxis_sources = ["0108"]\n'
    s = field(row + '[units]\n8A = "axis-hq 0101 range=2"\nS57 = "sov-rifle 0103"')
    hq = unit(s, "8A")
    assert [s.setup.number_of(h) for h in headquarters.commanded(s, hq)] == ["0101", "0102", "0103"]
    assert reach.price(s, AXIS, 6 * at(s, "0101") + 1) == 6
    s = field(row + '[units]\n8A = "axis-hq 0101 range=4"\nS57 = "sov-rifle 0107"')
    places = headquarters.places(s, unit(s, "8A"), at(s, "0101"))
    assert [s.setup.number_of(h) for h in places] == [], "0106 and 0108 are in an enemy zone"
