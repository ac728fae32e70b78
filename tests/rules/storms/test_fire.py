"""Chapter 7, fire: 6.1, 7.0 to 7.2, 7.6 to 7.6.2, 7.7, and what height, smoke and cover do to it."""

from __future__ import annotations

import pytest

from caposaldo.games.storms import fire, targets
from caposaldo.games.storms.ground import GERMAN, SOVIET
from caposaldo.games.storms.state import (
    ATTACK,
    BARE,
    BARRAGE,
    BOOST,
    BOOST_BY,
    FIRE,
    INDIRECT,
    MEMBER,
    SHOWN,
    SMOKE,
    THROW,
    WEAPON,
)
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action
from caposaldo.kernel.hexes import NOWHERE
from rules.storms.deeds import apply, passes, status
from rules.storms.field import at, card, field, marker, told, unit, where
from rules.storms.shots import attack, av, boosts, dv, fires, no_shot, shot, take, targets_of

POOR = "[german]\ncap = 0\n[soviet]\ncap = 0\n"

ROW = '''
map = """
. . . . . . . . . .
 . . . . . . . . . .
. . . . . . . . . .
"""
[units]
G1 = "ger-rifle43 B01 e"
R1 = "sov-rifle41 B04 w"
'''


def rules_of(chain: Chain) -> list[str]:
    return [link.rule for link in chain.links]


# ---------------------------------------------------------------- the attack (7.0, 7.1, 7.2)
WOODS = '''
map = """
. . . w .
 . . . . .
"""
[units]
G1 = "ger-rifle43 A02 e"
R1 = "sov-rifle41 A04 w"
R2 = "sov-rifle41 B03 w"
'''


@pytest.mark.rule("7.0", "7.1", "7.2")
@pytest.mark.example("ex-0-a")
def test_woods_turn_a_hit_into_a_miss() -> None:
    s = field(WOODS + POOR, rolls=[4, 5])
    assert (av(s, attack(s, "G1", "A04"), "R1") + 9, dv(s, attack(s, "G1", "A04"), "R1")) == (13, 14)
    fires(s, "G1", "A04")
    assert marker(s, "R1") == ""
    s = field(WOODS + POOR, rolls=[4, 5, 15])
    assert dv(s, attack(s, "G1", "B03"), "R2") == 12
    fires(s, "G1", "B03")
    assert marker(s, "R2") == "suppressed"


@pytest.mark.rule("7.1")
@pytest.mark.example("ex-7.1-a")
def test_attack_value_is_firepower_and_dice() -> None:
    s = field(ROW + POOR, rolls=[4, 5, 15], side="soviet")
    fires(s, "R1", "B01")
    seen = next(event for event in s.events or [] if event.key == "st-attack-hit")
    assert (seen.params["av"], seen.params["dv"]) == (12, 12)


@pytest.mark.rule("7.0")
def test_av_equal_to_dv_hits_and_four_more_destroy() -> None:
    for faces, hits in (([3, 4], 0), ([4, 4], 1), ([5, 6], 1), ([6, 6], 2)):
        s = field(ROW + POOR, rolls=[*faces, 15])
        fires(s, "G1", "B04")
        result = 2 if where(s, "R1") == "" else 1 if marker(s, "R1") else 0
        assert result == hits


@pytest.mark.rule("7.0")
def test_an_attack_costs_the_fire_cost_once_and_is_one_action() -> None:
    s = field(ROW + POOR, rolls=[1, 1])
    fires(s, "G1", "B04")
    assert (s.ap[GERMAN], s.side) == (4, SOVIET)


@pytest.mark.rule("7.0")
def test_a_unit_without_the_points_cannot_fire() -> None:
    s = field("ap = [2, 0]" + ROW.replace("B01 e", "B01 e active") + POOR)
    take(s, "G1")
    assert no_shot(s, "B04") == ("7.0", "st-fire-cost")
    assert targets_of(s) == []


@pytest.mark.rule("7.0", "7.3", "2.4")
@pytest.mark.example("ex-7.7-g")
def test_two_hits_destroy_and_score() -> None:
    text = ROW + "[german]\ncap = 2\n[soviet]\ncap = 0\n"
    s = field(text, rolls=[4, 6])
    fires(s, "G1", "B04", cap=(2,))
    assert (where(s, "R1"), s.points[GERMAN], s.cap[GERMAN]) == ("", 1, 0)


@pytest.mark.rule("7.1")
def test_colour_of_the_defence_chooses_the_firepower() -> None:
    s = field(ROW.replace("sov-rifle41 B04 w", "sov-45mm B04 w").replace("ger-rifle43", "ger-grenadier43") + POOR)
    assert av(s, attack(s, "G1", "B04"), "R1") == 1
    s.face[unit(s, "R1")] = 1
    assert av(s, attack(s, "G1", "B04"), "R1") == 5


@pytest.mark.rule("7.1")
def test_a_unit_without_firepower_may_still_attack() -> None:
    s = field(ROW.replace("sov-rifle41", "sov-at-rifle") + POOR, side="soviet", rolls=[6, 6, 15])
    fires(s, "R1", "B01")
    assert marker(s, "G1") == "suppressed"


@pytest.mark.rule("7.2", "6.1")
@pytest.mark.example("ex-7.2-a")
def test_fire_from_outside_the_arc_meets_the_flank() -> None:
    s = field(ROW + POOR)
    for face in range(6):
        s.face[unit(s, "R1")] = face
        assert dv(s, attack(s, "G1", "B04"), "R1") == (12 if face in (3, 4, 5) else 11)


@pytest.mark.rule("6.1")
def test_targets_must_lie_in_the_arc() -> None:
    s = field(ROW + POOR)
    take(s, "G1")
    assert targets_of(s) == ["B04"]
    s = field(ROW.replace("B01 e", "B01 w") + POOR)
    take(s, "G1")
    assert no_shot(s, "B04") == ("6.1", "st-fire-arc")
    assert targets_of(s) == []


@pytest.mark.rule("6.0")
def test_targets_must_be_seen() -> None:
    s = field(ROW.replace(" . . . . . . . . . .", " . . w . . . . . . .") + POOR)
    take(s, "G1")
    assert no_shot(s, "B04") == ("6.0", "st-sight-flat")


@pytest.mark.rule("7.0")
def test_a_hex_with_friends_alone_is_no_target() -> None:
    s = field(ROW + 'G2 = "ger-rifle43 B03 e"\n' + POOR)
    take(s, "G1")
    assert no_shot(s, "B03") == ("7.0", "st-fire-friends")


def test_nonsense_is_refused() -> None:
    s = field(ROW + POOR)
    take(s, "G1")
    for h, mode in ((-1, 0), (10_000, 0), (3, 4), (3, -1), (3, 99)):
        refusal = s.refusal(GERMAN, Action(FIRE, 0, h, mode))
        assert refusal is not None
    offered = {(int(a.b), int(a.x)) for a in s.actions(GERMAN) if a.kind == FIRE}
    for h in range(s.ground.count_hexes):
        for mode in range(4):
            assert (s.refusal(GERMAN, Action(FIRE, 0, h, mode)) is None) == ((h, mode) in offered)


# ---------------------------------------------------------------- range (7.6)
@pytest.mark.rule("7.6", "7.6.1")
def test_long_range_costs_firepower_and_twice_the_range_is_the_end() -> None:
    text = """
map = '''
. . . . . . . . . . . . . .
'''
[units]
G1 = "ger-engineer A01 e"
R1 = "sov-rifle41 A04 w"
R2 = "sov-rifle41 A05 w"
R3 = "sov-rifle41 A07 w"
R4 = "sov-rifle41 A08 w"
"""
    s = field(text + POOR)
    assert [av(s, attack(s, "G1", h), u) for h, u in (("A04", "R1"), ("A05", "R2"), ("A07", "R3"))] == [5, 3, 3]
    take(s, "G1")
    assert targets_of(s) == ["A04", "A05", "A07"]
    assert no_shot(s, "A08") == ("7.6.1", "st-fire-too-far")


@pytest.mark.rule("7.6.2")
@pytest.mark.example("ex-7.6.2-a")
def test_short_range_adds_three() -> None:
    s = field(ROW.replace("sov-rifle41 B04", "sov-mmg B02") + POOR)
    assert av(s, attack(s, "R1", "B01"), "G1") == 6


@pytest.mark.rule("7.6.1", "7.4a")
def test_a_cowering_unit_fires_two_hexes_at_most() -> None:
    s = field(ROW.replace("B01 e", "B01 e marker=cowering").replace("B04 w", "B03 w") + POOR)
    assert av(s, attack(s, "G1", "B03"), "R1") == 2
    s = field(ROW.replace("B01 e", "B01 e marker=cowering") + POOR)
    take(s, "G1")
    assert no_shot(s, "B04") == ("7.6.1", "st-fire-too-far")


# ---------------------------------------------------------------- several targets (7.7)
PAIR = '''
map = """
. . . . . .
 . . . . . .
"""
[units]
D = "sov-mmg A01 e"
B = "ger-rifle43 A04 w"
C = "ger-rifle43 A04 w"
[german]
cap = 0
[soviet]
cap = 5
'''


@pytest.mark.rule("7.7", "3.2.3")
@pytest.mark.example("ex-7.7-a")
def test_every_unit_in_the_hex_is_rolled_for_with_its_own_cap() -> None:
    s = field(PAIR, side="soviet", rolls=[2, 3, 4, 5, 15])
    fires(s, "D", "A04", cap=(0, 2))
    assert (marker(s, "B"), marker(s, "C")) == ("", "suppressed")
    assert (s.ap[SOVIET], s.cap[SOVIET], s.side) == (3, 3, GERMAN)


@pytest.mark.rule("7.7")
def test_the_enemy_acts_only_after_all_rolls() -> None:
    s = field(PAIR, side="soviet", rolls=[1, 1, 1, 1])
    take(s, "D")
    apply(s, shot(s, "A04"), Action(BOOST_BY, 0))
    assert (s.top().kind, s.waiting()) == (BOOST, [SOVIET])
    apply(s, Action(BOOST_BY, 0))
    assert s.waiting() == [GERMAN]


@pytest.mark.rule("7.6.1", "3.2.2", "3.2.3")
@pytest.mark.example("ex-7.7-e")
def test_long_range_a_command_action_and_the_last_points() -> None:
    text = '''
map = """
. . . . . . . . . .
 . . . . . . . . . .
. . . . . b . . . .
"""
[units]
A = "ger-hmg42 C01 e spent"
B = "ger-rifle43 A02 e"
C = "sov-mmg C06 w"
D = "sov-rifle41 A09 w"
[german]
cap = 6
[soviet]
cap = 1
'''
    s = field(text, side="soviet", rolls=[4, 5, 2, 4, 1, 1])
    assert av(s, attack(s, "D", "A02"), "B") == 1
    fires(s, "D", "A02")
    assert (marker(s, "B"), s.ap[SOVIET]) == ("", 3)
    assert dv(s, attack(s, "A", "C06"), "C") == 13
    fires(s, "A", "C06", means="cap", cap=(2,))
    assert (marker(s, "C"), s.cap[GERMAN], status(s, "A")) == ("", 2, "spent")
    fires(s, "D", "A02")
    assert (s.ap[SOVIET], s.cap[SOVIET], status(s, "D")) == (0, 0, "spent")


@pytest.mark.rule("7.6.2", "7.3")
@pytest.mark.example("ex-17.1-d")
def test_two_shots_at_short_range_destroy() -> None:
    text = '''
map = """
. . b .
 . . . .
"""
[units]
S = "sov-smg A02 e active"
G = "ger-rifle43 A03 w"
H = "ger-rifle43 B01 w"
[german]
cap = 0
[soviet]
cap = 0
'''
    s = field("ap = [0, 6]" + text, side="soviet", rolls=[3, 4, 15, 3, 4])
    assert (av(s, attack(s, "S", "A03"), "G"), dv(s, attack(s, "S", "A03"), "G")) == (8, 13)
    fires(s, "S", "A03")
    assert marker(s, "G") == "suppressed"
    passes(s)
    fires(s, "S", "A03")
    assert (where(s, "G"), s.points[SOVIET], status(s, "S")) == ("", 1, "spent")


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
    frame = attack(s, "G1", "A02")
    assert av(s, frame, "R1") == 4 + 3 + 1
    assert "11.5e" in rules_of(fire.attack_chain(s, frame, unit(s, "R1")))
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
    frame = Frame(ATTACK, 0, at(s, "A06"), BARRAGE, NOWHERE, 0, card(s, "OBA-G1"))
    assert (dv(s, frame, "R1"), av(s, frame, "R1")) == (11, 5)


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
    s.marker[unit(s, "G1")] = s.ground.marker_of("suppressed")
    assert av(s, thrown, "R2") == 5


# ---------------------------------------------------------------- odds before the dice
def test_a_preview_tells_the_exact_chances() -> None:
    s = field(ROW + "[german]\ncap = 3\n[soviet]\ncap = 0\n", rolls=[1, 1])
    take(s, "G1")
    seen = fire.preview_of(s, GERMAN, shot(s, "B04"))
    assert seen is not None
    assert [(c.key, c.ways) for c in seen.chances] == [
        ("st-chance-destroyed", 1), ("st-chance-hit", 14), ("st-chance-miss", 21),
    ]  # fmt: skip
    assert seen.chain.total() == -8
    with_cap = [link.params for link in seen.chain.links if link.key == "st-chain-with-cap"]
    assert with_cap == [{"cap": 1, "good": 21, "lost": 3}, {"cap": 2, "good": 26, "lost": 6}]
    apply(s, shot(s, "B04"))
    seen = fire.preview_of(s, GERMAN, Action(BOOST_BY, 2))
    assert seen is not None
    assert [(c.key, c.ways) for c in seen.chances] == [
        ("st-chance-destroyed", 6), ("st-chance-hit", 20), ("st-chance-miss", 10),
    ]  # fmt: skip


@pytest.mark.rule("7.4d")
def test_a_preview_knows_no_marker_that_was_not_seen() -> None:
    s = field(ROW.replace("B04 w", "B04 w marker=cowering") + POOR)
    take(s, "G1")
    seen = fire.preview_of(s, GERMAN, shot(s, "B04"))
    assert seen is not None
    assert {c.key: c.ways for c in seen.chances} == {"st-chance-destroyed": 15, "st-chance-miss": 21}
    s.mark(unit(s, "R1"), SHOWN)
    seen = fire.preview_of(s, GERMAN, shot(s, "B04"))
    assert seen is not None
    assert {c.key: c.ways for c in seen.chances} == {"st-chance-destroyed": 10, "st-chance-miss": 26}


def test_boosts_are_asked_for_the_unit_attacked() -> None:
    s = field(PAIR, side="soviet", rolls=[1, 1, 1, 1])
    take(s, "D")
    apply(s, shot(s, "A04"))
    assert s.top().c == unit(s, "B")
    boosts(s)
    assert told(s).count("st-attack-miss") == 1


# ---------------------------------------------------------------- groups (9.1.2)
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
    assert targets.support_bars(s, unit(s, "G2"), unit(s, "H"), at(s, "B06")) == targets.FREE
    s = field(GROUP.replace("ger-rifle43 A02", "ger-rifle43 A01") + POOR)
    assert s.ground.grid.distance(at(s, "B02"), at(s, "A01")) == 2
    assert targets.support_bars(s, unit(s, "G2"), unit(s, "H"), at(s, "B06")) == targets.APART


@pytest.mark.rule("9.1.2")
def test_supporters_need_arc_sight_and_an_untouched_firepower() -> None:
    for change, rule in (("B02 w", "6.1"), ("B02 e marker=suppressed", "7.4"), ("B02 e marker=panicked", "7.4")):
        s = field(GROUP.replace('G1 = "ger-rifle43 B02 e"', f'G1 = "ger-rifle43 {change}"') + POOR)
        take(s, "H", joined=())
        s.mark(unit(s, "G1"), MEMBER)
        assert no_shot(s, "B06")[0] == rule
    s = field(GROUP.replace('G1 = "ger-rifle43 B02 e"', 'G1 = "ger-rifle43 B02 e marker=unnerved"') + POOR)
    take(s, "H", joined=("G1",))
    assert no_shot(s, "B06") == ("", "")


@pytest.mark.rule("9.1.2")
def test_support_counts_by_the_colour_of_the_target() -> None:
    s = field(GROUP.replace("sov-rifle41 B06 w", "sov-45mm B06 w").replace("ger-hmg42", "ger-hmg43") + POOR)
    for u in ("H", "G1", "G2"):
        s.mark(unit(s, u), MEMBER)
    assert av(s, attack(s, "H", "B06"), "R1") == 1
    s.face[unit(s, "R1")] = 1
    assert av(s, attack(s, "H", "B06"), "R1") == 5 + 2


@pytest.mark.rule("9.1.2")
def test_a_lead_without_firepower_of_the_colour_gets_no_support() -> None:
    text = GROUP.replace("sov-rifle41 B06 w", "sov-45mm B06 w").replace('G1 = "ger-rifle43', 'G1 = "ger-grenadier43')
    s = field(text + POOR)
    for u in ("H", "G1"):
        s.mark(unit(s, u), MEMBER)
    assert av(s, attack(s, "H", "B06"), "R1") == 0
    assert av(s, attack(s, "G1", "B06"), "R1") == 1
    s.face[unit(s, "R1")] = 1
    assert av(s, attack(s, "H", "B06"), "R1") == 5


def test_a_weapon_card_has_its_preview_too() -> None:
    s = field(ROW.replace("B01 e", "B01 e cards=W-grenades").replace("B04 w", "B02 w") + POOR)
    take(s, "G1")
    seen = fire.preview_of(s, GERMAN, Action(THROW, card(s, "W-grenades"), at(s, "B02")))
    assert seen is not None
    assert seen.chain.total() == 7 - 12
