"""What protects from fire: ground, height, gullies, crevices, smoke; and how shells and weapon cards deal with it."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import BARE, BARRAGE, BY_CARD, DUG_IN, INDIRECT, SMOKE, WEAPON
from caposaldo.games.storms.rules import combat_values
from caposaldo.games.storms.rules.facing import Look
from caposaldo.games.storms.rules.fire import Attack
from caposaldo.games.storms.verbs import FACE, PICK, PLAY_CARD
from caposaldo.kernel.hexes import NOWHERE
from rules.storms.deeds import apply, taking
from rules.storms.field import at, card, field, told, top, unit
from rules.storms.shots import POOR, ROW, attack, av, dv, no_shot, rules_of, shot, take, targets_of
from rules.storms.steps import gathers, turning


# ---------------------------------------------------------------- what protects
@pytest.mark.rule("5.0b", "7.2")
def test_the_ground_of_the_target_protects() -> None:
    for mark, more in (("S", 2), ("b", 1), ("w", 2), ("l", 1), ("c", 0), ("h", 0), ("~", 1), ("f", -1), ("#", 1)):
        text = ROW.replace(" . . . . . . . . . .", f" . . . {mark} . . . . . .")
        s = field(text + POOR)
        assert dv(s, attack(s, "G1", "B04"), "R1") == 12 + more


HILL = '''
map = """
. . . . .
"""
levels = """
0 0 1 2 2
"""
[units]
G1 = "ger-rifle43 A01 e"
R1 = "sov-rifle41 A03 w"
R2 = "sov-rifle41 A04 w"
R3 = "sov-rifle41 A05 w"
'''


@pytest.mark.rule("11.2")
def test_the_higher_unit_defends_and_fires_better() -> None:
    s = field(HILL + POOR)
    assert dv(s, attack(s, "G1", "A03"), "R1") == 13
    assert dv(s, attack(s, "G1", "A04"), "R2") == 13
    assert av(s, attack(s, "R1", "A01"), "G1") == 4
    assert av(s, attack(s, "R2", "A01"), "G1") == 4
    assert (av(s, attack(s, "R3", "A04"), "R2"), dv(s, attack(s, "R3", "A04"), "R2")) == (6, 11)


GULLY = '''
map = """
. . . .
"""
levels = """
0 - - 0
"""
[units]
G1 = "ger-rifle43 A01 e"
G2 = "ger-pak38 A01 e"
G3 = "ger-pak38 A02 w"
R1 = "sov-rifle41 A02 w"
R2 = "sov-45mm A03 w"
'''


@pytest.mark.rule("11.5e")
def test_height_counts_in_and_out_of_a_gully() -> None:
    s = field(GULLY + POOR)
    attacking = attack(s, "G1", "A02")
    assert av(s, attacking, "R1") == 4 + 3 + 1
    assert "11.5e" in rules_of(combat_values.attack_chain(s, attacking, unit(s, "R1")))
    assert dv(s, attack(s, "R1", "A01"), "G1") == 13


@pytest.mark.rule("11.5c")
def test_guns_do_not_fire_down_into_a_gully() -> None:
    s = field(GULLY.replace('G3 = "ger-pak38 A02 w"\n', "") + POOR)
    take(s, "G2")
    assert no_shot(s, "A02") == ("11.5c", "st-fire-gully")
    s = field(GULLY.replace('G3 = "ger-pak38 A02 w"\n', "") + POOR)
    take(s, "G1")
    assert targets_of(s) == ["A02"]
    s = field(
        GULLY.replace('G3 = "ger-pak38 A02 w"\n', "").replace("sov-rifle41 A02", "sov-45mm A02") + POOR, side="soviet"
    )
    take(s, "R1")
    assert targets_of(s) == ["A01"]


CREVICE = '''
map = """
. . . . .
 . . . . .
. . . . .
"""
crevices = ["B02/B03"]
[units]
G1 = "ger-rifle43 B01 e"
G2 = "ger-rifle43 B05 w"
R1 = "sov-at-rifle B03 w"
'''


@pytest.mark.rule("11.5g")
@pytest.mark.example("ex-11.5-b")
def test_a_crevice_protects_from_its_side_only() -> None:
    s = field(CREVICE + POOR)
    assert dv(s, attack(s, "G1", "B03"), "R1") == 13
    assert dv(s, attack(s, "G2", "B03"), "R1") == 11
    assert dv(s, attack(s, "G1", "B03", mode=INDIRECT, spotter="B05"), "R1") == 11
    assert dv(s, attack(s, "G1", "B03", mode=INDIRECT, spotter="B01"), "R1") == 12


@pytest.mark.rule("13.0", "13.0a", "13.0d")
@pytest.mark.example("ex-13.0-a")
def test_smoke_at_either_end_and_between_protects() -> None:
    for smoke, more in (("B04 = 2", 2), ("B01 = 2", 2), ("B02 = 1", 1), ("B01 = 1, B02 = 1, B04 = 2", 4)):
        s = field(f"smoke_in = {{ {smoke} }}" + ROW + POOR)
        assert dv(s, attack(s, "G1", "B04"), "R1") == 12 + more
    s = field("smoke_in = { B02 = 1, B03 = 1 }" + ROW + POOR)
    take(s, "G1")
    assert no_shot(s, "B04") == ("13.0d", "st-sight-smoke")
    assert targets_of(s) == []


@pytest.mark.rule("5.0.1")
def test_a_unit_that_moved_without_care_is_exposed_to_the_enemy() -> None:
    s = field(ROW.replace("B04 w", "B04 w bare") + 'R2 = "sov-rifle41 B06 w"\n' + POOR)
    assert dv(s, attack(s, "G1", "B04"), "R1") == 11
    assert dv(s, attack(s, "R2", "B04"), "R1") == 11
    s.unmark(unit(s, "R1"), BARE)
    assert (dv(s, attack(s, "G1", "B04"), "R1"), dv(s, attack(s, "R2", "B04"), "R1")) == (12, 11)


@pytest.mark.rule("8.1", "7.2")
def test_a_hasty_defence_protects() -> None:
    s = field(ROW.replace("B04 w", "B04 w dug-in") + POOR)
    assert dv(s, attack(s, "G1", "B04"), "R1") == 13


# ---------------------------------------------------------------- mortars and artillery as far as the attack
MORTAR = '''
map = """
. . . . . w
 . . . . . .
"""
[units]
M = "ger-mortar-8cm A01 e"
G1 = "ger-rifle43 A02 e"
R1 = "sov-rifle41 A06 w"
R2 = "sov-45mm A06 w"
R3 = "sov-rifle41 A03 w"
'''


@pytest.mark.rule("12.1", "12.2")
def test_shells_find_the_flank_and_burst_in_the_trees() -> None:
    s = field(MORTAR + POOR)
    assert [dv(s, attack(s, "M", "A06"), u) for u in ("R1", "R2")] == [11, 10]
    assert dv(s, attack(s, "G1", "A06"), "R1") == 14
    s = field(MORTAR.replace("w\n", "l\n", 1) + POOR)
    assert dv(s, attack(s, "M", "A06"), "R1") == 12
    s = field(MORTAR.replace("w\n", "S\n", 1) + POOR)
    assert dv(s, attack(s, "M", "A06"), "R1") == 13


@pytest.mark.rule("12.0e")
def test_a_mortar_does_not_fire_nearer_than_its_minimum_range() -> None:
    s = field(MORTAR + POOR)
    take(s, "M")
    assert no_shot(s, "A03") == ("12.0e", "st-fire-too-near")
    assert targets_of(s) == ["A06"]


@pytest.mark.rule("12.0", "12.0b")
def test_indirect_fire_is_for_what_the_mortar_does_not_see() -> None:
    s = field(MORTAR + POOR)
    take(s, "M")
    assert no_shot(s, "A06", INDIRECT) == ("12.0", "st-fire-in-sight")
    wall = MORTAR.replace(". . . . . w", ". . w . . .")
    s = field(wall + POOR)
    take(s, "M")
    assert no_shot(s, "A06") == ("6.0", "st-sight-flat")
    assert (no_shot(s, "A06", INDIRECT), targets_of(s, INDIRECT)) == (("", ""), ["A06"])
    s = field(wall.replace(" . . . . . .", " w w w w w w") + POOR)
    take(s, "M")
    assert no_shot(s, "A06", INDIRECT) == ("12.0b", "st-fire-no-spotter")
    s = field(MORTAR + POOR)
    take(s, "G1")
    assert no_shot(s, "A06", INDIRECT) == ("12.0", "st-fire-no-indirect")


@pytest.mark.rule("12.0f")
def test_height_of_indirect_fire_is_that_of_the_spotter_hex() -> None:
    s = field('levels = """\n0 0 1 0 0 0\n 0 0 0 0 0 0\n"""' + MORTAR + POOR)
    low = attack(s, "M", "A06", mode=INDIRECT, spotter="A02")
    high = attack(s, "M", "A06", mode=INDIRECT, spotter="A03")
    assert (av(s, low, "R1"), av(s, high, "R1")) == (4, 5)


@pytest.mark.rule("12.3e")
def test_a_barrage_knows_neither_height_nor_arc() -> None:
    text = 'levels = """\n0 0 0 0 0 2\n 0 0 0 0 0 0\n"""' + MORTAR
    s = field(text.replace("w\n", ".\n", 1) + '[german]\ncap = 0\nbatteries = ["OBA-G1"]\n[soviet]\ncap = 0\n')
    attacking = Attack(0, at(s, "A06"), BARRAGE, NOWHERE, 0, card(s, "OBA-G1"))
    assert (dv(s, attacking, "R1"), av(s, attacking, "R1")) == (11, 5)


@pytest.mark.rule("13.1a", "13.1")
def test_smoke_may_fall_anywhere_in_sight_but_not_by_everybody() -> None:
    s = field(MORTAR + POOR)
    take(s, "M")
    assert no_shot(s, "A05", SMOKE) == ("", "")
    assert no_shot(s, "A05") == ("10.0c", "st-fire-nobody")
    s = field(MORTAR + POOR)
    take(s, "G1")
    assert no_shot(s, "A05", SMOKE) == ("13.1", "st-fire-no-smoke")


# ---------------------------------------------------------------- weapon cards as far as the attack
@pytest.mark.rule("8.2")
@pytest.mark.example("ex-8.2-a")
def test_weapon_cards_know_neither_close_combat_nor_short_range() -> None:
    text = """
map = '''
. w w .
'''
[units]
G1 = "ger-rifle43 A02 e cards=W-grenades,W-flamethrower"
R1 = "sov-rifle41 A02 w"
R2 = "sov-rifle41 A03 w"
"""
    s = field(text + POOR)
    grenades = attack(s, "G1", "A02", mode=WEAPON, card=card(s, "W-grenades"))
    assert (av(s, grenades, "R1"), dv(s, grenades, "R1")) == (7, 13)
    thrown = attack(s, "G1", "A03", mode=WEAPON, card=card(s, "W-grenades"))
    assert (av(s, thrown, "R2"), dv(s, thrown, "R2")) == (7, 14)
    flames = attack(s, "G1", "A03", mode=WEAPON, card=card(s, "W-flamethrower"))
    assert (av(s, flames, "R2"), dv(s, flames, "R2")) == (10, 12)
    s.marker[unit(s, "G1")] = s.setup.marker_of("suppressed")
    assert av(s, thrown, "R2") == 5


# ---------------------------------------------------------------- a hasty defence is lost
DUG = ROW.replace("B01 e", "B01 e dug-in cards=V07").replace('R1 = "', 'G2 = "ger-rifle43 B01 e dug-in"\nR1 = "')


@pytest.mark.rule("5.3", "8.1")
def test_a_unit_that_rotates_loses_its_hasty_defence() -> None:
    s = field(DUG + POOR)
    apply(s, taking(s, "G2"), turning(2))
    assert (s.has(unit(s, "G1"), DUG_IN), s.has(unit(s, "G2"), DUG_IN)) == (True, False)
    assert "st-hasty-lost" in told(s)


@pytest.mark.rule("5.3", "9.1.4")
def test_of_a_group_that_rotates_those_who_take_another_facing_lose_their_hasty_defence() -> None:
    s = field(DUG + POOR)
    gathers(s, "G2", "G1")
    apply(s, turning(NOWHERE))
    for _ in range(2):
        apply(s, Action(FACE, how=2 if top(s, Look).unit == unit(s, "G1") else 1))
    assert (s.has(unit(s, "G1"), DUG_IN), s.has(unit(s, "G2"), DUG_IN)) == (False, True)


@pytest.mark.rule("5.3", "8.3")
def test_a_turn_by_sixth_sense_costs_the_hasty_defence_too() -> None:
    s = field(DUG + POOR)
    apply(s, Action(PLAY_CARD, card(s, "V07"), means=BY_CARD), Action(PICK, unit(s, "G1")))
    apply(s, Action(PICK, unit(s, "G1")), Action(FACE, how=2))
    assert not s.has(unit(s, "G1"), DUG_IN)


@pytest.mark.rule("5.3", "10.0")
def test_the_first_facing_of_a_unit_that_is_revealed_leaves_its_hasty_defence() -> None:
    s = field(ROW.replace("B01 e", "B01 hidden dug-in") + POOR, rolls=[1, 1])
    apply(s, taking(s, "G1"), shot(s, "B04"), Action(FACE, how=0))
    assert s.has(unit(s, "G1"), DUG_IN)
