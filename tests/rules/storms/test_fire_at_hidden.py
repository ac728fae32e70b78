"""Rules 10.0c, 10.0d, 10.3, 10.3a: fire at hexes that look empty, and shots from nowhere."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import BARRAGE, HIDDEN
from caposaldo.games.storms.rules import combat_values, targets
from caposaldo.games.storms.rules.facing import Look
from caposaldo.games.storms.rules.rolls import Boost
from caposaldo.games.storms.rules.shot import Shot
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import BOOST_BY, FACE, FIRE
from caposaldo.games.storms.view import previews
from rules.storms.deeds import apply
from rules.storms.field import at, choices, field, marker, told, top, unit, where
from rules.storms.shots import attack, av, dv, fires, no_shot, shot, take

FIELD = '''
map = """
. . . w . .
 . . . w . .
"""
[units]
G1 = "ger-hmg43 A01 e"
R1 = "sov-rifle41 A04 w hidden"
R2 = "sov-rifle41 B06 w"
[german]
cap = 0
[soviet]
cap = 0
'''
ELSEWHERE = FIELD.replace("A04 w hidden", "B04 w hidden")


def stories(s: StormsState) -> list[tuple[str, dict[str, int | str]]]:
    """What everybody is told."""
    return [(event.key, dict(event.params)) for event in s.events or []]


@pytest.mark.rule("10.0c", "10.0d")
def test_a_miss_says_no_more_than_an_empty_hex() -> None:
    told_by = []
    for text in (FIELD, ELSEWHERE):
        s = field(text.replace("cap = 0", "cap = 2", 1), rolls=[4, 4])
        take(s, "G1")
        apply(s, shot(s, "A04"))
        assert top(s, Boost).unit == -1
        before = stories(s)
        apply(s, Action(BOOST_BY, 0))
        told_by.append(before + stories(s))
        assert s.has(unit(s, "R1"), HIDDEN)
        assert (marker(s, "R1"), s.ap[GERMAN]) == ("", 5)
    assert told_by[0] == told_by[1]
    assert "st-nothing-seen" in [key for key, _ in told_by[0]]


@pytest.mark.rule("10.0c")
def test_a_hidden_unit_defends_with_its_front_and_the_ground() -> None:
    s = field(FIELD.replace("A04 w", "A04 e"))
    assert (av(s, attack(s, "G1", "A04"), "R1"), dv(s, attack(s, "G1", "A04"), "R1")) == (5, 14)
    s = field(FIELD.replace("ger-hmg43", "ger-mortar-8cm"))
    assert dv(s, attack(s, "G1", "A04"), "R1") == 11


@pytest.mark.rule("10.0d")
def test_a_hit_reveals_the_whole_hex() -> None:
    s = field(FIELD + "", rolls=[4, 5, 15])
    fires(s, "G1", "A04")
    assert marker(s, "R1") == "suppressed"
    assert not s.has(unit(s, "R1"), HIDDEN)
    s = field(FIELD.replace("R2 = ", 'R3 = "sov-mmg A04 w hidden"\nR2 = '), rolls=[4, 5, 15])
    fires(s, "G1", "A04")
    assert [s.has(unit(s, u), HIDDEN) for u in ("R1", "R3")] == [False, False]
    assert [marker(s, u) for u in ("R1", "R3")].count("suppressed") == 1


@pytest.mark.rule("10.0c")
def test_only_the_weakest_hidden_unit_is_attacked() -> None:
    text = FIELD.replace("R2 = ", 'R3 = "sov-sniper A04 w hidden"\nR4 = "sov-mmg A04 w hidden"\nR2 = ')
    s = field(text)
    attacking = attack(s, "G1", "A04")
    assert targets.weakest_hidden(s, attacking) == unit(s, "R1")
    s = field(text.replace("ger-hmg43", "ger-mortar-8cm"))
    assert targets.weakest_hidden(s, attack(s, "G1", "A04")) == unit(s, "R4")


@pytest.mark.rule("10.0c")
def test_what_may_be_fired_at_does_not_depend_on_where_they_hide() -> None:
    offers = []
    for text in (FIELD, ELSEWHERE):
        s = field(text)
        take(s, "G1")
        offers.append([(int(a.hex), int(a.mode)) for a in choices(s, GERMAN) if a.verb == FIRE])
        assert previews.preview(s, GERMAN, shot(s, "A04")) is None
    assert offers[0] == offers[1]
    assert len(offers[0]) > 3


@pytest.mark.rule("10.0c")
def test_arc_sight_and_range_hold_for_empty_hexes_too() -> None:
    s = field(FIELD)
    take(s, "G1")
    assert no_shot(s, "A05") == ("6.0", "st-sight-flat")
    s = field(FIELD.replace("A01 e", "A01 w"))
    take(s, "G1")
    assert no_shot(s, "A03") == ("6.1", "st-fire-arc")


@pytest.mark.rule("10.0c")
def test_nobody_fires_at_an_empty_hex_when_all_enemies_are_in_view() -> None:
    s = field(FIELD.replace(" hidden", ""))
    take(s, "G1")
    assert no_shot(s, "A03") == ("10.0c", "st-fire-nobody")


@pytest.mark.rule("10.0c", "12.3c")
def test_a_barrage_finds_hidden_units_of_either_side() -> None:
    s = field(FIELD.replace("[german]", '[german]\nbatteries = ["OBA-G1"]'))
    german = Shot(0, at(s, "A04"), BARRAGE)
    assert targets.weakest_hidden(s, german) == unit(s, "R1")
    soviet = Shot(1, at(s, "A04"), BARRAGE)
    assert combat_values.attacker(s, soviet) == SOVIET
    assert targets.weakest_hidden(s, soviet) == unit(s, "R1")


SNIPER = '''
map = """
. . . w . .
 . . . . . .
"""
[units]
G1 = "ger-hmg42 A01 e"
R1 = "sov-sniper A04 hidden"
R2 = "sov-rifle41 A04 hidden"
[german]
cap = 0
[soviet]
cap = 0
'''


@pytest.mark.rule("10.3a")
@pytest.mark.example("ex-10.3-a")
def test_a_sniper_finds_the_flank_and_tells_the_arc() -> None:
    for face, key in (("e", "st-shot-front"), ("w", "st-shot-flank")):
        s = field(SNIPER.replace("A01 e", f"A01 {face}"), side="soviet", rolls=[1, 1, 1])
        assert dv(s, attack(s, "R1", "A01"), "G1") == 10
        fires(s, "R1", "A01")
        assert key in told(s)


@pytest.mark.rule("10.3", "10.0a")
def test_a_hidden_sniper_fires_and_tells_nobody_who_and_where() -> None:
    s = field(SNIPER, side="soviet", rolls=[3, 4, 15, 1])
    fires(s, "R1", "A01")
    assert marker(s, "G1") == "suppressed"
    names = {str(value) for event in s.events or [] for value in event.params.values()}
    assert f"@unit/{unit(s, 'R1')}" not in names
    assert all("av" not in event.params for event in s.events or [])
    assert [s.has(unit(s, u), HIDDEN) for u in ("R1", "R2")] == [True, True]


@pytest.mark.rule("10.0a", "6.1")
def test_other_hidden_units_come_out_facing_their_target() -> None:
    s = field(SNIPER, side="soviet", rolls=[1, 1])
    s.face[unit(s, "R2")] = 1
    take(s, "R2")
    apply(s, shot(s, "A01"))
    assert [s.has(unit(s, u), HIDDEN) for u in ("R1", "R2")] == [False, False]
    asked = {top(s, Look).unit: [int(a.facing) for a in choices(s, SOVIET)]}
    apply(s, Action(FACE, how=4))
    asked[top(s, Look).unit] = [int(a.facing) for a in choices(s, SOVIET)]
    assert asked == {unit(s, "R1"): [0, 1, 2, 3, 4, 5], unit(s, "R2"): [3, 4, 5]}
    apply(s, Action(FACE, how=5))
    assert (s.face[unit(s, "R2")], where(s, "R2"), s.waiting()) == (5, "A04", [GERMAN])
