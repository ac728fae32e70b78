"""Rules 7.6.3: close combat, and fire into it from outside."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.verbs import FIRE, PASS, RECOVER
from rules.storms.deeds import apply, refused, releases, status
from rules.storms.field import field, marker, unit, where
from rules.storms.shots import POOR, attack, av, dv, fires, no_shot, take, targets_of

WOODS = '''
map = """
. . . .
 . w . .
. . . .
"""
[units]
C = "ger-rifle43 B02 e"
D = "sov-mmg B02 e"
E = "sov-mmg B01 e"
F = "ger-rifle43 B04 w"
'''


@pytest.mark.rule("7.6.3b")
@pytest.mark.example("ex-7.6.3-a")
def test_a_white_box_weakens_and_no_box_strengthens() -> None:
    text = WOODS.replace("ger-rifle43 B02", "ger-hmg43 B02").replace("E = ", 'G = "sov-45mm B02 w"\nE = ')
    s = field(text + POOR)
    assert av(s, attack(s, "C", "B02"), "D") == 3
    # No target on foot has a blue flank: one of its own is painted so for the test.
    s.setup.types[unit(s, "G")].flank_colour = 1
    assert av(s, attack(s, "C", "B02"), "G") == 5
    s.setup.types[unit(s, "G")].flank_colour = 0


@pytest.mark.rule("7.6.3", "7.6.3a", "7.6.3b", "7.6.3d")
@pytest.mark.example("ex-7.7-b")
def test_both_fight_in_the_same_woods() -> None:
    s = field("ap = [5, 0]" + WOODS.replace("B02 e", "B02 e active", 1) + POOR, side="soviet", rolls=[3, 4, 2, 3, 15])
    assert (av(s, attack(s, "D", "B02"), "C"), dv(s, attack(s, "D", "B02"), "C")) == (1, 13)
    fires(s, "D", "B02")
    assert (marker(s, "C"), s.ap[SOVIET]) == ("", 3)
    assert (av(s, attack(s, "C", "B02"), "D"), dv(s, attack(s, "C", "B02"), "D")) == (8, 12)
    fires(s, "C", "B02")
    assert (marker(s, "D"), s.ap[GERMAN]) == ("suppressed", 2)


@pytest.mark.rule("7.6.3a")
def test_facing_matters_to_neither_side() -> None:
    for face in range(6):
        s = field(WOODS + POOR)
        s.face[unit(s, "C")] = face
        s.face[unit(s, "D")] = face
        assert dv(s, attack(s, "C", "B02"), "D") == 12
        take(s, "C")
        assert targets_of(s) == ["B02"]


@pytest.mark.rule("7.6.3", "12.0e")
def test_a_mortar_fights_in_its_own_hex_and_not_as_a_mortar() -> None:
    s = field(WOODS.replace("ger-rifle43 B02", "ger-mortar-8cm B02") + POOR)
    take(s, "C")
    assert targets_of(s) == ["B02"]
    assert dv(s, attack(s, "C", "B02"), "D") == 12


@pytest.mark.rule("7.6.3c")
def test_all_enemies_and_no_friends_are_attacked() -> None:
    s = field(WOODS + 'G = "ger-rifle43 B02 e"\nH = "sov-rifle41 B02 e"\n' + POOR, rolls=[3, 4, 15, 3, 4, 15])
    fires(s, "C", "B02")
    assert [marker(s, u) for u in ("C", "D", "G", "H")] == ["", "suppressed", "", "suppressed"]


@pytest.mark.rule("7.6.3e")
def test_support_in_close_combat_comes_from_the_same_hex() -> None:
    s = field(WOODS.replace("ger-rifle43 B04 w", "ger-rifle43 B03 w") + POOR)
    take(s, "C", joined=("F",))
    assert no_shot(s, "B02") == ("9.1.2", "st-support-apart")
    s = field(WOODS.replace("ger-rifle43 B04 w", "ger-rifle43 B02 w") + POOR)
    take(s, "C", joined=("F",))
    assert (no_shot(s, "B02"), av(s, attack(s, "C", "B02"), "D")) == (("", ""), 9)


@pytest.mark.rule("7.6.3f")
def test_with_an_enemy_in_the_hex_nobody_fires_out_of_it() -> None:
    s = field(WOODS + POOR, side="soviet")
    take(s, "D")
    assert no_shot(s, "B04") == ("7.6.3f", "st-fire-busy")
    assert targets_of(s) == ["B02"]
    outside = field(WOODS + POOR)
    take(outside, "F")
    assert "B02" in targets_of(outside)


@pytest.mark.rule("7.6.3")
def test_without_an_enemy_in_the_hex_there_is_no_close_combat() -> None:
    s = field(WOODS + POOR)
    take(s, "F")
    assert no_shot(s, "B04") == ("7.6.3", "st-fire-nobody-close")


@pytest.mark.rule("7.6.3h", "7.6.2", "7.5")
@pytest.mark.example("ex-7.7-d")
def test_fire_from_outside_strikes_friend_and_foe() -> None:
    text = WOODS.replace('C = "ger-rifle43 B02 e"', 'C = "ger-rifle43 B02 w active"').replace(
        'D = "sov-mmg B02 e"', 'D = "sov-mmg B02 e active"'
    )
    s = field(
        text.replace("[units]", "ap = [2, 3]\n[units]") + "[german]\ncap = 4\n[soviet]\ncap = 0\n",
        side="soviet",
        rolls=[4, 4, 15, 2, 2],
    )
    attacking = attack(s, "E", "B02")
    assert [(av(s, attacking, u), dv(s, attacking, u)) for u in ("C", "D")] == [(6, 14), (6, 12)]
    releases(s)
    assert status(s, "D") == "spent"
    fires(s, "E", "B02")
    assert [marker(s, u) for u in ("C", "D")] == ["suppressed", ""]
    assert s.ap[SOVIET] == 3
    take(s, "C")
    assert refused(s, Action(RECOVER)) == ("7.5", "st-recover-enemy")
    s.forget()
    apply(s, next(a for a in s.actions(GERMAN) if a.verb == FIRE))
    assert (s.ap[GERMAN], s.cap[GERMAN]) == (0, 2)


@pytest.mark.rule("7.6.3h", "2.4")
def test_points_for_own_losses_go_to_the_enemy() -> None:
    s = field(WOODS.replace("sov-mmg B02 e", "sov-mmg B02 e marker=pinned") + POOR, side="soviet", rolls=[1, 1, 6, 6])
    fires(s, "E", "B02")
    assert (where(s, "D"), s.points[GERMAN], s.points[SOVIET]) == ("", 1, 0)


@pytest.mark.rule("10.3c")
def test_a_sniper_does_not_endanger_friends_in_close_combat() -> None:
    s = field(WOODS.replace("sov-mmg B01", "sov-sniper B01") + POOR, side="soviet", rolls=[1, 1])
    fires(s, "E", "B02")
    assert s.side == GERMAN
    apply(s, Action(PASS))
