"""Chapter 8.2: mines against metal, which guns have to fear as long as there are no vehicles."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.bot import odds
from caposaldo.games.storms.io.files import the_box
from caposaldo.games.storms.position import SHOWN, WEAPON
from caposaldo.games.storms.rules.fire import Attack
from caposaldo.games.storms.setup import GERMAN, GUN, METAL, SOVIET
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import BOOST_BY, JOIN, THROW
from rules.storms.deeds import apply, passes, refused, taking
from rules.storms.field import at, card, choices, field, told, unit
from rules.storms.shots import attack, av, dv
from rules.storms.steps import goes

FIELD = '''
map = """
. . . . .
 . w w . .
. . . . .
"""
[units]
A = "ger-engineer B02 e cards=W-magnetic,W-atmines"
B = "ger-engineer B02 e"
GUN = "sov-57mm B02 w"
MEN = "sov-rifle41 B02 w"
[german]
cap = 4
[soviet]
cap = 0
'''
ALONE = FIELD.replace('MEN = "sov-rifle41 B02 w"\n', "")
MINES = ["W-magnetic", "W-atmines"]


def lays(s: StormsState, number: str, h: str = "B02") -> Action:
    return Action(THROW, card(s, number), at(s, h))


def below(s: StormsState) -> Attack:
    """The attack that is being rolled for."""
    attack = s.stack[-2]
    assert isinstance(attack, Attack)
    return attack


def offered(s: StormsState) -> list[Action]:
    return [a for a in choices(s, GERMAN) if a.verb == THROW]


# ---------------------------------------------------------------- against what
@pytest.mark.rule("8.2")
def test_metal_is_what_guns_are_made_of() -> None:
    metal = {key for key, type in the_box().types.items() if type.roles & METAL}
    assert metal == {key for key, type in the_box().types.items() if type.roles & GUN}
    assert {"ger-pak38", "ger-pak40", "ger-infantry-gun", "sov-45mm", "sov-57mm", "sov-76mm"} == metal


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("number", MINES)
def test_mines_are_for_guns_and_for_nobody_else(number: str) -> None:
    s = field(FIELD.replace('GUN = "sov-57mm B02 w"\n', ""))
    apply(s, taking(s, "A"))
    assert refused(s, lays(s, number)) == ("8.2", "st-weapon-metal")
    assert offered(s) == []
    s = field(FIELD)
    apply(s, taking(s, "A"))
    assert refused(s, lays(s, number)) == ("", "")
    assert lays(s, number) in offered(s)


@pytest.mark.rule("8.2")
def test_a_mortar_is_no_gun() -> None:
    s = field(ALONE.replace("sov-57mm", "sov-mortar-82mm"))
    apply(s, taking(s, "A"))
    assert refused(s, lays(s, "W-magnetic")) == ("8.2", "st-weapon-metal")


@pytest.mark.rule("8.2", "7.7")
def test_men_beside_the_gun_are_not_harmed() -> None:
    s = field(FIELD, rolls=[6, 6])
    apply(s, taking(s, "A"), lays(s, "W-magnetic"), Action(BOOST_BY, 0))
    assert (s.hex[unit(s, "GUN")], s.hex[unit(s, "MEN")], s.marker[unit(s, "MEN")]) == (-1, at(s, "B02"), -1)
    assert told(s).count("st-destroyed") == 1
    assert s.waiting() == [SOVIET]


@pytest.mark.rule("8.2")
def test_a_bot_expects_nothing_of_mines_but_the_gun() -> None:
    both, alone = field(FIELD), field(ALONE)
    gains = [odds.gain_of(s, attack(s, "A", "B02", mode=WEAPON, card=card(s, "W-magnetic")), 0) for s in (both, alone)]
    assert gains[0] == gains[1] > 0


@pytest.mark.rule("8.2")
def test_own_guns_are_not_mined() -> None:
    s = field(FIELD.replace('GUN = "sov-57mm B02 w"', 'GUN = "ger-pak38 B02 e"'))
    apply(s, taking(s, "A"))
    assert refused(s, lays(s, "W-atmines")) == ("8.2", "st-weapon-metal")


# ---------------------------------------------------------------- how
@pytest.mark.rule("8.2", "7.6.3a")
@pytest.mark.parametrize(("number", "firepower"), [("W-magnetic", 10), ("W-atmines", 11)])
def test_mines_find_the_flank_with_their_one_firepower_whatever_the_ground(number: str, firepower: int) -> None:
    s = field(FIELD)
    mines = attack(s, "A", "B02", mode=WEAPON, card=card(s, number))
    assert s.setup.types[unit(s, "GUN")].flank == 10
    assert (av(s, mines, "GUN"), dv(s, mines, "GUN")) == (firepower, 10)
    rifles = attack(s, "A", "B02")
    assert dv(s, rifles, "GUN") == 10 + 2


@pytest.mark.rule("8.2", "13.0d")
def test_smoke_is_not_ground() -> None:
    s = field("smoke_in = { B02 = 2 }" + FIELD)
    mines = attack(s, "A", "B02", mode=WEAPON, card=card(s, "W-magnetic"))
    assert dv(s, mines, "GUN") > 10


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("number", MINES)
def test_mines_are_laid_in_ones_own_hex(number: str) -> None:
    s = field(ALONE.replace("sov-57mm B02 w", "sov-57mm B03 w"))
    apply(s, taking(s, "A"))
    assert refused(s, lays(s, number, "B03")) == ("8.2", "st-weapon-reach")
    assert offered(s) == []


@pytest.mark.rule("8.2")
@pytest.mark.parametrize("number", MINES)
def test_mines_cost_three_and_serve_once(number: str) -> None:
    s = field(FIELD, rolls=[1, 1, 3])
    apply(s, taking(s, "A"), lays(s, number), Action(BOOST_BY, 0))
    assert s.ap[GERMAN] == 7 - 3
    passes(s)
    apply(s, taking(s, "A"))
    assert refused(s, lays(s, number)) == ("8.2", "st-weapon-none")


@pytest.mark.rule("8.2", "9.1.2")
def test_a_group_uses_anti_tank_mines_but_no_magnetic_ones() -> None:
    s = field(FIELD, rolls=[1, 1])
    apply(s, taking(s, "A"), Action(JOIN, unit(s, "B")))
    assert refused(s, lays(s, "W-magnetic")) == ("8.2", "st-card-no-group")
    assert offered(s) == [lays(s, "W-atmines")]
    apply(s, lays(s, "W-atmines"))
    assert av(s, below(s), "GUN") == 11 + 1


@pytest.mark.rule("8.2", "9.1.2")
def test_only_men_with_something_against_metal_support_mines() -> None:
    s = field(FIELD.replace('B = "ger-engineer', 'B = "ger-rifle43'))
    apply(s, taking(s, "A"), Action(JOIN, unit(s, "B")))
    assert refused(s, lays(s, "W-atmines")) == ("9.1.2", "st-support-none")
    assert lays(s, "W-atmines") not in s.actions(GERMAN)


@pytest.mark.rule("8.2", "10.0b")
@pytest.mark.example("ex-8.2-a")
def test_a_gun_that_moves_onto_a_hidden_squad_meets_its_mines() -> None:
    text = ALONE.replace("B02 e cards", "B02 hidden cards").replace('B = "ger-engineer B02 e"\n', "")
    s = field(text.replace("sov-57mm B02 w", "sov-57mm B03 w"), side="soviet", rolls=[6, 6])
    goes(s, "GUN", "B02")
    assert s.visible(unit(s, "A"))
    apply(s, taking(s, "A"), lays(s, "W-magnetic"))
    assert (av(s, below(s), "GUN"), dv(s, below(s), "GUN")) == (10, 10)
    apply(s, Action(BOOST_BY, 0))
    assert s.hex[unit(s, "GUN")] == -1


@pytest.mark.rule("8.2", "7.4d")
def test_a_marker_of_the_gun_is_shown_when_it_bears_on_its_flank() -> None:
    s = field(FIELD.replace("sov-57mm B02 w", "sov-57mm B02 w marker=cowering"))
    apply(s, taking(s, "A"), lays(s, "W-magnetic"))
    assert s.has(unit(s, "GUN"), SHOWN)
    assert dv(s, below(s), "GUN") == 11


# ---------------------------------------------------------------- in words
@pytest.mark.rule("8.2")
def test_the_preview_says_that_the_ground_does_not_help() -> None:
    s = field(FIELD)
    apply(s, taking(s, "A"))
    preview = s.preview(GERMAN, lays(s, "W-magnetic"))
    assert preview is not None
    assert preview.chain.total() == 10 - 10
    keys = [link.key for link in preview.chain.links]
    assert "st-chain-no-ground" in keys
    assert "st-chain-woods" not in keys
    assert "st-chain-also" not in keys
