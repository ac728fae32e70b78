"""Stacking (5.0): two combat units and one HQ in a hex, never with the enemy."""

from __future__ import annotations

import pytest

from caposaldo.games.traces.rules import stacking
from caposaldo.games.traces.state import TracesState
from rules.traces.field import at, do, field, moving, offered, unit, where, why

LINE = 'map = ". . . . . ."\n'


def fits(s: TracesState, label: str, hex: str) -> bool:
    return stacking.fits(s, unit(s, label), at(s, hex))


@pytest.mark.rule("5.0b")
def test_two_combat_units_and_an_hq_fill_a_hex() -> None:
    s = field(
        LINE + '[units]\n88 = "ger-inf 0101"\n89 = "ger-inf 0102"\n90 = "ger-pz 0102 reduced"\n'
        '8A = "axis-hq 0103 range=4"'
    )
    h = at(s, "0102")
    assert (stacking.combat_units(s, h), stacking.others(s, -1, h, True)) == (2, 0)
    assert not fits(s, "88", "0102"), "a reduced unit takes as much room as a full one"
    assert fits(s, "8A", "0102")
    assert fits(s, "88", "0103"), "an HQ takes no room from combat units"
    assert fits(s, "89", "0102"), "it stands there already"


@pytest.mark.rule("5.0b", "2.3b", "5.0d")
def test_a_second_hq_has_no_room() -> None:
    s = moving(field(LINE + '[units]\n8A = "axis-hq 0101 range=4"\n6A = "axis-hq 0102 range=4"'), "8A")
    assert not fits(s, "8A", "0102")
    do(s, "take 8A")
    assert "go 0102" not in offered(s)
    refusal = why(s, "go 0102")
    assert refusal is not None
    assert refusal.rule == "2.3b"


@pytest.mark.rule("2.3b", "5.0a")
def test_an_hq_passes_through_the_hex_of_another() -> None:
    s = moving(field(LINE + '[units]\n8A = "axis-hq 0101 range=4"\n6A = "axis-hq 0102 range=4"'), "8A")
    do(s, "take 8A", "go 0103")
    assert where(s, "8A") == "0103"


@pytest.mark.rule("5.0c")
def test_germans_romanians_and_hungarians_stack_in_any_mix() -> None:
    s = field(
        LINE + '[units]\n88 = "ger-inf 0101"\n1Rom = "rom-inf 0102"\n2Hun = "hun-inf 0103"\n8A = "axis-hq 0104 range=4"'
    )
    for label, hex in (("88", "0102"), ("1Rom", "0103"), ("2Hun", "0101"), ("1Rom", "0104"), ("8A", "0103")):
        assert fits(s, label, hex)


@pytest.mark.rule("5.0e")
def test_enemies_are_never_in_one_hex() -> None:
    s = field(
        LINE + '[units]\n88 = "ger-inf 0101"\nS57 = "sov-rifle 0102"\n'
        '8A = "axis-hq 0103 range=4"\nSWF = "sov-hq 0104 range=4"'
    )
    assert not fits(s, "88", "0102")
    assert not fits(s, "8A", "0104")
    assert not fits(s, "S57", "0103")
    refusal = stacking.explain(s, unit(s, "88"), at(s, "0102"))
    assert refusal is not None
    assert refusal.rule == "5.0e"


@pytest.mark.rule("5.0f")
def test_the_bridgehead_marker_takes_no_room() -> None:
    s = field(LINE + '[units]\nS57 = "sov-rifle 0101"\nS58 = "sov-rifle 0102"\nSWF = "sov-hq 0103 range=4"')
    s.bridgehead = at(s, "0102")
    assert stacking.combat_units(s, at(s, "0102")) == 1
    assert fits(s, "S57", "0102")
    assert fits(s, "SWF", "0102")


@pytest.mark.rule("5.0a")
def test_stacking_counts_where_a_move_ends_not_on_the_way() -> None:
    s = moving(field(LINE + '[units]\n88 = "ger-inf 0101"\n89 = "ger-inf 0102"\n90 = "ger-inf 0102"'), "88")
    do(s, "take 88")
    assert [a for a in offered(s) if a in ("go 0102", "go 0103")] == ["go 0103"]
