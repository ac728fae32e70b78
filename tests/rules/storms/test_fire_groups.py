"""Chapter 9.1.2: fire groups, what keeps a unit out of one and what does not."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import SHOWN
from caposaldo.games.storms.setup import GERMAN
from caposaldo.games.storms.verbs import JOIN
from rules.storms.deeds import apply, refused, status
from rules.storms.field import field, unit
from rules.storms.shots import attack, av, fires, no_shot, shot, take, targets_of

NEAR = '''
map = """
. . . . .
 . . . . .
"""
[units]
H = "ger-hmg42 A01 e"
G1 = "ger-rifle43 A01 e"
R1 = "sov-rifle41 A02 w"
R2 = "sov-rifle41 A03 w"
[german]
cap = 0
[soviet]
cap = 0
'''


def cowering(where: str = "A01 e") -> str:
    return NEAR.replace('G1 = "ger-rifle43 A01 e"', f'G1 = "ger-rifle43 {where} marker=cowering"')


@pytest.mark.rule("9.1.2", "7.4a")
def test_a_cowering_unit_supports_as_far_as_it_reaches() -> None:
    s = field(cowering())
    take(s, "H", joined=("G1",))
    assert (no_shot(s, "A02"), av(s, attack(s, "H", "A02"), "R1")) == (("", ""), 4 + 3 + 1)
    assert no_shot(s, "A03") == ("9.1.2", "st-support-far")


@pytest.mark.rule("7.4d", "9.1.2")
def test_the_marker_of_a_supporter_is_shown_if_it_bears_on_its_fire() -> None:
    s = field(cowering(), rolls=[1, 1])
    fires(s, "H", "A02", joined=("G1",))
    assert s.has(unit(s, "G1"), SHOWN)
    s = field(cowering().replace("cowering", "pinned"), rolls=[1, 1])
    fires(s, "H", "A02", joined=("G1",))
    assert not s.has(unit(s, "G1"), SHOWN)


@pytest.mark.rule("9.1.2", "9.2b")
def test_who_supports_by_opportunity_is_spent_too() -> None:
    s = field(NEAR, rolls=[1, 1])
    fires(s, "H", "A02", means="opportunity", joined=("G1",))
    assert [status(s, u) for u in ("H", "G1")] == ["spent", "spent"]
    assert s.pool[GERMAN] == 0


@pytest.mark.rule("9.1.2")
def test_all_modifiers_but_support_are_those_of_the_lead() -> None:
    s = field(NEAR.replace('G1 = "ger-rifle43 A01 e"', 'G1 = "ger-rifle43 B01 e"').replace("A02 w", "A05 w"))
    take(s, "H", joined=("G1",))
    assert av(s, attack(s, "H", "A03"), "R2") == 4 + 1
    s = field(NEAR.replace('H = "ger-hmg42 A01 e"', 'H = "ger-hmg42 A01 e marker=suppressed"'), rolls=[1, 1])
    take(s, "H", joined=("G1",))
    assert av(s, attack(s, "H", "A02"), "R1") == 4 + 3 + 1 - 2
    apply(s, shot(s, "A02"))
    assert s.ap[GERMAN] == 7 - 3


@pytest.mark.rule("9.1.2", "9.0")
def test_a_spent_unit_does_not_support_on_ap() -> None:
    s = field(NEAR.replace('G1 = "ger-rifle43 A01 e"', 'G1 = "ger-rifle43 A01 e spent"'))
    take(s, "H")
    assert refused(s, Action(JOIN, unit(s, "G1")))[0] == "9.0"


# ---------------------------------------------------------------- the needed colour
GUN = '''
map = """
. . . . .
 . . . . .
"""
[units]
P = "ger-pak38 A01 e"
E = "ger-engineer A01 e"
G1 = "ger-rifle43 A01 e"
R1 = "sov-45mm A03 w"
R2 = "sov-rifle41 B03 w"
[german]
cap = 0
[soviet]
cap = 0
'''


@pytest.mark.rule("9.1.2")
def test_a_supporter_needs_printed_firepower_of_the_colour_of_the_target() -> None:
    s = field(GUN)
    take(s, "P", joined=("G1",))
    assert no_shot(s, "A03") == ("9.1.2", "st-support-none")
    assert targets_of(s) == ["B03"]
    s = field(GUN)
    take(s, "P", joined=("E",))
    assert targets_of(s) == ["A03", "B03"]


@pytest.mark.rule("9.1.2")
def test_the_flank_of_a_gun_calls_for_red_firepower() -> None:
    s = field(GUN.replace("A03 w", "A03 e"))
    take(s, "P", joined=("G1",))
    assert no_shot(s, "A03") == ("", "")


@pytest.mark.rule("9.1.2")
def test_the_lead_needs_firepower_of_that_colour_too() -> None:
    s = field(GUN)
    take(s, "G1", joined=("P",))
    assert no_shot(s, "A03") == ("9.1.2", "st-support-none")
    assert no_shot(s, "B03") == ("", "")


@pytest.mark.rule("9.1.2", "7.7")
def test_against_targets_of_both_colours_each_supporter_counts_where_it_can() -> None:
    s = field(GUN.replace("B03 w", "A03 w"))
    take(s, "P", joined=("G1", "E"))
    assert no_shot(s, "A03") == ("", "")
    pak = attack(s, "P", "A03")
    assert (av(s, pak, "R1"), av(s, pak, "R2")) == (7 + 1, 2 + 2)


@pytest.mark.rule("9.1.2", "7.6.3h")
def test_friends_in_the_hex_do_not_make_firepower_a_needed_one() -> None:
    """The gun calls for blue, the German squad that fights it would call for red."""
    s = field(GUN.replace("sov-rifle41 B03 w", "ger-rifle43 A03 w").replace("R2 =", "G2 ="))
    take(s, "P", joined=("G1",))
    assert no_shot(s, "A03") == ("9.1.2", "st-support-none")
    s = field(GUN.replace("sov-rifle41 B03 w", "ger-rifle43 A03 w").replace("R2 =", "G2 ="))
    take(s, "P", joined=("E",))
    assert no_shot(s, "A03") == ("", "")


@pytest.mark.rule("9.1.2", "1.0d")
def test_hidden_units_tell_nothing_about_the_needed_colour() -> None:
    for hidden in ("sov-45mm A03 hidden", "sov-rifle41 A03 hidden"):
        s = field(GUN.replace("sov-45mm A03 w", hidden))
        take(s, "P", joined=("G1",))
        assert no_shot(s, "A03") == ("", "")
