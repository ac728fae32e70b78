"""Groups that fire: one leads, the others support (9.1.2)."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.rules import targets
from caposaldo.games.storms.setup import GERMAN
from rules.storms.deeds import apply, status
from rules.storms.field import at, field, marker, unit
from rules.storms.shots import POOR, attack, av, no_shot, shot, take, targets_of

GROUP = '''
map = """
. . . . . . . . . . . .
 . . . . . . . . . . . .
. . . . . . . . . . . .
"""
[units]
H = "ger-hmg42 B02 e"
G1 = "ger-rifle43 B02 e"
G2 = "ger-rifle43 A02 e"
G3 = "ger-rifle43 C01 e"
R1 = "sov-rifle41 B06 w"
R2 = "sov-rifle41 B10 w"
'''


@pytest.mark.rule("9.1.2")
@pytest.mark.example("ex-9.1.2-a")
def test_a_supporter_adds_one_and_only_the_lead_pays() -> None:
    s = field(GROUP + POOR, rolls=[3, 4, 15])
    take(s, "H", joined=("G1",))
    assert av(s, attack(s, "H", "B06"), "R1") == 5
    apply(s, shot(s, "B06"))
    assert (s.ap[GERMAN], marker(s, "R1")) == (5, "suppressed")
    assert [status(s, u) for u in ("H", "G1", "G2")] == ["active", "active", "ready"]
    s = field(GROUP + POOR)
    take(s, "H", joined=("G1", "G2"))
    assert av(s, attack(s, "H", "B06"), "R1") == 6


@pytest.mark.rule("9.1.2", "7.6.1")
def test_supporters_fire_at_normal_range_only() -> None:
    s = field(GROUP + POOR)
    take(s, "H", joined=("G1",))
    assert targets_of(s) == ["B06"]
    assert no_shot(s, "B10") == ("9.1.2", "st-support-far")


@pytest.mark.rule("9.1.2")
def test_supporters_stand_with_the_lead_or_next_to_it() -> None:
    s = field(GROUP + POOR)
    assert targets.support_bars(s, unit(s, "G2"), attack(s, "H", "B06")) == targets.FREE
    s = field(GROUP.replace("ger-rifle43 A02", "ger-rifle43 A01") + POOR)
    assert s.setup.grid.distance(at(s, "B02"), at(s, "A01")) == 2
    assert targets.support_bars(s, unit(s, "G2"), attack(s, "H", "B06")) == targets.APART


@pytest.mark.rule("9.1.2")
def test_supporters_need_arc_sight_and_an_untouched_firepower() -> None:
    for change, rule in (("B02 w", "6.1"), ("B02 e marker=suppressed", "7.4"), ("B02 e marker=panicked", "7.4")):
        s = field(GROUP.replace('G1 = "ger-rifle43 B02 e"', f'G1 = "ger-rifle43 {change}"') + POOR)
        take(s, "H", joined=("G1",))
        assert no_shot(s, "B06")[0] == rule
    s = field(GROUP.replace('G1 = "ger-rifle43 B02 e"', 'G1 = "ger-rifle43 B02 e marker=unnerved"') + POOR)
    take(s, "H", joined=("G1",))
    assert no_shot(s, "B06") == ("", "")


@pytest.mark.rule("9.1.2")
def test_support_counts_by_the_colour_of_the_target() -> None:
    s = field(GROUP.replace("sov-rifle41 B06 w", "sov-45mm B06 w").replace("ger-hmg42", "ger-hmg43") + POOR)
    take(s, "H", joined=("G1", "G2"))
    assert av(s, attack(s, "H", "B06"), "R1") == 1
    s.face[unit(s, "R1")] = 1
    assert av(s, attack(s, "H", "B06"), "R1") == 5 + 2


@pytest.mark.rule("9.1.2")
def test_a_lead_without_firepower_of_the_colour_gets_no_support() -> None:
    text = GROUP.replace("sov-rifle41 B06 w", "sov-45mm B06 w").replace('G1 = "ger-rifle43', 'G1 = "ger-grenadier43')
    s = field(text + POOR)
    take(s, "H", joined=("G1",))
    assert av(s, attack(s, "H", "B06"), "R1") == 0
    assert av(s, attack(s, "G1", "B06"), "R1") == 1
    s.face[unit(s, "R1")] = 1
    assert av(s, attack(s, "H", "B06"), "R1") == 5
