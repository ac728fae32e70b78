"""Chapter 10 again: hiding beside the enemy and in groups, snipers in view, veterans who come out."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import BY_CAP, DIRECT, HIDDEN
from caposaldo.games.storms.rules import combat_values
from caposaldo.games.storms.rules.facing import Look
from caposaldo.games.storms.rules.fire import Attack
from caposaldo.games.storms.rules.hidden_units import Detect
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import FACE, GO, HIDE, PICK, PLAY_CARD, SNEAK
from caposaldo.kernel.hexes import NOWHERE
from rules.storms.deeds import apply, refused, taking
from rules.storms.field import at, card, choices, field, marker, told, top, unit
from rules.storms.shots import fires, shot, take
from rules.storms.steps import gathers, hiding, reachable, verbs

MAP = '''
map = """
. . . . . . . .
 . w w . . . . .
. . . . . . . .
"""
month = 10
[units]
{units}
[german]
cap = 0
[soviet]
cap = 6
'''


def scene(units: str, side: str = "soviet", rolls: list[int] | None = None) -> StormsState:
    return field(MAP.replace("{units}", units), side=side, rolls=rolls)


def is_hidden(s: StormsState, label: str) -> bool:
    return s.has(unit(s, label), HIDDEN)


# ---------------------------------------------------------------- coming out
@pytest.mark.rule("10.0", "10.0a")
def test_comrades_of_who_fires_face_where_they_like() -> None:
    s = scene('R = "sov-rifle41 C03 hidden"\nT = "sov-rifle43 C03 hidden"\nG = "ger-rifle43 C06 w"', rolls=[1, 1])
    s.cap[SOVIET] = 0
    take(s, "T")
    apply(s, shot(s, "C06"))
    asked = {}
    while isinstance(s.top(), Look):
        asked[s.setup.labels[top(s, Look).unit]] = [int(a.facing) for a in choices(s, SOVIET)]
        apply(s, Action(FACE, how=1))
    assert asked == {"R": [0, 1, 2, 3, 4, 5], "T": [0, 1, 2]}


@pytest.mark.rule("10.0a", "8.3")
def test_a_veteran_who_recovers_comes_out() -> None:
    s = scene('R = "sov-rifle41 C03 hidden marker=pinned cards=V05"\nG = "ger-rifle43 A08 w"')
    apply(s, Action(PLAY_CARD, card(s, "V05"), means=BY_CAP), Action(PICK, unit(s, "R")))
    assert (is_hidden(s, "R"), marker(s, "R")) == (False, "")


# ---------------------------------------------------------------- hiding (10.2)
@pytest.mark.rule("10.2")
def test_who_has_an_enemy_in_his_hex_does_not_hide() -> None:
    s = scene('R = "sov-rifle41 C03 w"\nG = "ger-rifle43 C03 w"')
    apply(s, taking(s, "R"))
    assert refused(s, hiding(s, "C04")) == ("10.2", "st-hide-watched")
    assert reachable(s, HIDE) == []


@pytest.mark.rule("10.2", "7.6.3g")
def test_who_hides_forgets_where_he_came_from() -> None:
    s = scene('R = "sov-rifle41 C03 w"')
    s.came[unit(s, "R")] = at(s, "C04")
    apply(s, taking(s, "R"), hiding(s, "C03"))
    assert s.came[unit(s, "R")] == NOWHERE


@pytest.mark.rule("10.2", "9.1.4")
def test_a_group_hides_only_if_everybody_can() -> None:
    units = 'R = "sov-rifle41 C03 w"\nT = "sov-rifle41 C03 w{marker}"'
    for words, fine in (("", True), (" marker=unnerved", False)):
        s = scene(units.replace("{marker}", words))
        gathers(s, "R", "T")
        assert ("hide" in verbs(s)) == fine
        assert refused(s, Action(HIDE, hex=NOWHERE)) == (("", "") if fine else ("10.2", "st-group-stuck"))


# ---------------------------------------------------------------- snipers (10.3)
SNIPER = 'R = "sov-sniper C03 e{words}"\nG = "ger-hmg42 C06 w"'


@pytest.mark.rule("10.3")
def test_nobody_rolls_for_a_sniper_who_is_in_view() -> None:
    s = scene(SNIPER.replace("{words}", ""), rolls=[])
    s.push(Detect(unit(s, "R")))
    s.run_on()
    assert s.waiting() == [SOVIET]
    s = scene(SNIPER.replace("{words}", ""), rolls=[1, 1])
    s.cap[SOVIET] = 0
    fires(s, "R", "C06")
    assert s.waiting() == [GERMAN]


@pytest.mark.rule("10.3a")
def test_a_sniper_in_view_finds_the_flank_too_and_need_not_say_where_he_is() -> None:
    s = scene(SNIPER.replace("{words}", ""), rolls=[1, 1])
    attacking = Attack(unit(s, "R"), at(s, "C06"), DIRECT)
    assert combat_values.defence_value(s, attacking, unit(s, "G"), -1) == s.setup.types[unit(s, "G")].flank
    s.cap[SOVIET] = 0
    fires(s, "R", "C06")
    assert "st-attack-miss" in told(s)
    assert not {"st-shot-front", "st-shot-flank"} & set(told(s))


# ---------------------------------------------------------------- what has been found out cannot be taken back
@pytest.mark.rule("1.0d", "10.0e")
@pytest.mark.parametrize("place", ["A05", "C08"])
def test_a_move_tells_where_nobody_hides_and_is_not_taken_back(place: str) -> None:
    s = scene(f'R = "sov-rifle41 {place} hidden"\nG = "ger-rifle43 C01 e"', side="german")
    before = s.reveals
    apply(s, taking(s, "G"))
    assert s.reveals == before
    apply(s, Action(GO, hex=at(s, "C02")))
    assert (is_hidden(s, "R"), s.reveals) == (True, before + 1)
    s = scene('R = "sov-rifle41 A05 w"\nG = "ger-rifle43 C01 e"', side="german")
    before = s.reveals
    apply(s, taking(s, "G"), Action(GO, hex=at(s, "C02")))
    assert s.reveals == before


@pytest.mark.rule("1.0d", "10.2")
def test_who_hides_has_found_out_that_nobody_was_there() -> None:
    s = scene('R = "sov-rifle41 C03 w"\nT = "sov-rifle41 C03 w"\nG = "ger-rifle43 A08 hidden"')
    gathers(s, "R", "T")
    apply(s, Action(HIDE, hex=NOWHERE))
    before = s.reveals
    apply(s, hiding(s, "C04"))
    assert (s.waiting(), s.reveals) == ([SOVIET], before + 1)


@pytest.mark.rule("10.1", "1.0d")
def test_the_enemy_hears_of_a_hidden_move_neither_who_nor_where() -> None:
    s = scene('R = "sov-rifle41 C02 hidden"\nG = "ger-rifle43 A08 w"')
    apply(s, taking(s, "R"), Action(SNEAK, hex=at(s, "B02")))
    heard = [event for event in s.events or [] if event.seen_by(GERMAN)]
    assert "st-sneaks" in [event.key for event in heard]
    assert not any({"unit", "hex"} & set(event.params) for event in heard)
