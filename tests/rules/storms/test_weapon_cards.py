"""Chapter 8.2: weapon cards in the hands of hidden units and of groups."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import SHOWN, WEAPON
from caposaldo.games.storms.setup import GERMAN
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import BOOST_BY, JOIN, THROW
from rules.storms.deeds import apply, refused, taking
from rules.storms.field import at, card, choices, field, told, unit
from rules.storms.shots import attack, dv

FIELD = '''
map = """
. . w . .
 . w . . .
. . . . .
"""
[units]
A = "ger-rifle43 B02 e cards=W-grenades,W-flamethrower"
B = "ger-rifle43 B02 e"
C = "sov-rifle41 B03 w"
[german]
cap = 4
[soviet]
cap = 0
'''


def throws(s: StormsState, h: str, number: str = "W-grenades") -> Action:
    return Action(THROW, card(s, number), at(s, h))


def value(s: StormsState, of: str = "av") -> int:
    """The AV, or DV, that everybody hears of."""
    return next(int(e.params[of]) for e in s.events or [] if e.key in ("st-attack-hit", "st-attack-miss"))


# ---------------------------------------------------------------- where it reaches
@pytest.mark.rule("8.2", "6.1")
def test_a_weapon_is_used_in_the_arc_of_the_unit() -> None:
    s = field(FIELD.replace('A = "ger-rifle43 B02 e', 'A = "ger-rifle43 B02 w'))
    apply(s, taking(s, "A"))
    assert refused(s, throws(s, "B03")) == ("8.2", "st-weapon-reach")
    assert not any(a.verb == THROW for a in s.actions(GERMAN))


@pytest.mark.rule("8.2", "7.6.3f")
def test_with_an_enemy_in_the_hex_a_weapon_is_for_him() -> None:
    s = field(FIELD.replace("C = ", 'D = "sov-rifle41 B02 w"\nC = '))
    apply(s, taking(s, "A"))
    assert refused(s, throws(s, "B03")) == ("8.2", "st-weapon-reach")
    assert {s.setup.labels_of_hexes[a.hex] for a in choices(s, GERMAN) if a.verb == THROW} == {"1-B02"}


@pytest.mark.rule("8.2")
def test_what_is_offered_is_what_is_not_refused() -> None:
    s = field(FIELD.replace("C = ", 'D = "sov-rifle41 A03 w"\nC = '))
    apply(s, taking(s, "A"))
    offered = [a for a in s.actions(GERMAN) if a.verb == THROW]
    for kind in range(-1, len(s.setup.cards) + 1):
        for h in range(-1, s.setup.count_hexes + 1):
            action = Action(THROW, kind, h)
            assert (s.refusal(GERMAN, action) is None) == (action in offered)
    assert len(offered) == 4


# ---------------------------------------------------------------- what it does
@pytest.mark.rule("8.2")
def test_a_flamethrower_takes_the_ground_and_the_smoke_away() -> None:
    text = "smoke_in = { B02 = 2, A03 = 2 }" + FIELD.replace("B03 w", "A03 w")
    s = field(text, rolls=[1, 1, 15])
    apply(s, taking(s, "A"), throws(s, "A03", "W-flamethrower"), Action(BOOST_BY, 0))
    assert (value(s), value(s, "dv")) == (12, 12)
    s = field(text, rolls=[1, 1])
    apply(s, taking(s, "A"), throws(s, "A03"), Action(BOOST_BY, 0))
    assert value(s, "dv") == 12 + 2 + 4


@pytest.mark.rule("8.2", "7.4d")
def test_a_marker_that_touches_the_fire_is_shown() -> None:
    s = field(FIELD.replace("e cards", "e marker=suppressed cards"), rolls=[1, 1])
    apply(s, taking(s, "A"), throws(s, "B03"), Action(BOOST_BY, 0))
    assert s.has(unit(s, "A"), SHOWN)
    assert s.ap[GERMAN] == 7 - 4


# ---------------------------------------------------------------- groups (9.1.2)
@pytest.mark.rule("8.2", "9.1.2")
def test_who_supports_a_weapon_could_have_fired_there_itself() -> None:
    s = field(FIELD, rolls=[1, 1])
    apply(s, taking(s, "A"), Action(JOIN, unit(s, "B")), throws(s, "B03"), Action(BOOST_BY, 0))
    assert value(s) == 7 + 1 + 2
    for words, rule in (("B02 w", "6.1"), ("B02 e marker=suppressed", "7.4"), ("C01 e", "9.1.2")):
        s = field(FIELD.replace('B = "ger-rifle43 B02 e"', f'B = "ger-rifle43 {words}"\nD = "ger-rifle43 C02 e"'))
        apply(s, taking(s, "A"), Action(JOIN, unit(s, "D")))
        assert refused(s, throws(s, "B03")) == ("", "")
        apply(s, Action(JOIN, unit(s, "B")))
        assert refused(s, throws(s, "B03"))[0] == rule
        assert throws(s, "B03") not in s.actions(GERMAN)


@pytest.mark.rule("8.2", "9.1.2")
def test_only_firepower_of_the_colour_supports_a_weapon() -> None:
    s = field(FIELD.replace("sov-rifle41 B03 w", "sov-45mm B03 w"), rolls=[1, 1])
    apply(s, taking(s, "A"), Action(JOIN, unit(s, "B")))
    assert refused(s, throws(s, "B03")) == ("9.1.2", "st-support-none")
    s = field(FIELD.replace("sov-rifle41 B03 w", "sov-45mm B03 w"), rolls=[1, 1])
    apply(s, taking(s, "A"), throws(s, "B03"), Action(BOOST_BY, 0))
    assert value(s) == 1 + 2
    assert "st-attack-miss" in told(s)


@pytest.mark.rule("8.2")
def test_a_weapon_is_paid_for_as_its_card_says() -> None:
    s = field("ap = [2, 0]" + FIELD.replace("B02 e cards", "B02 e active cards").replace("cap = 4", "cap = 0"))
    apply(s, taking(s, "A"))
    assert refused(s, throws(s, "B03")) == ("8.2", "st-card-cost")
    assert not any(a.verb == THROW for a in s.actions(GERMAN))


@pytest.mark.rule("8.2", "6.0")
def test_a_weapon_that_reached_further_would_need_sight() -> None:
    s = field(FIELD.replace("B02 e cards", "B01 e cards"))
    grenades = s.setup.cards[card(s, "W-grenades")]
    grenades.range = 2
    apply(s, taking(s, "A"))
    assert refused(s, throws(s, "B03")) == ("8.2", "st-weapon-reach")
    grenades.range = 1


@pytest.mark.rule("8.2", "11.5g")
def test_a_crevice_is_no_help_against_a_flamethrower() -> None:
    for number, cover in (("W-flamethrower", 0), ("W-grenades", 1)):
        s = field('crevices = ["B02/B03"]' + FIELD)
        thrown = attack(s, "A", "B03", mode=WEAPON, card=card(s, number))
        assert dv(s, thrown, "C") == 12 + cover
