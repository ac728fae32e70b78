"""Chapter 7, fire: 6.1, 7.0 to 7.2, 7.6 to 7.6.2, 7.7, and the odds that are told beforehand."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import SHOWN
from caposaldo.games.storms.rules.rolls import Boost
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.verbs import BOOST_BY, FIRE, THROW
from caposaldo.games.storms.view import previews
from rules.storms.deeds import apply, passes, status
from rules.storms.field import at, card, choices, field, marker, told, top, unit, where
from rules.storms.shots import POOR, ROW, attack, av, boosts, dv, fires, no_shot, shot, take, targets_of

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
        refusal = s.refusal(GERMAN, Action(FIRE, hex=h, how=mode))
        assert refusal is not None
    offered = {(int(a.hex), int(a.mode)) for a in choices(s, GERMAN) if a.verb == FIRE}
    for h in range(s.setup.count_hexes):
        for mode in range(4):
            assert (s.refusal(GERMAN, Action(FIRE, hex=h, how=mode)) is None) == ((h, mode) in offered)


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
    assert (type(s.top()), s.waiting()) == (Boost, [SOVIET])
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


# ---------------------------------------------------------------- odds before the dice
def test_a_preview_tells_the_exact_chances() -> None:
    s = field(ROW + "[german]\ncap = 3\n[soviet]\ncap = 0\n", rolls=[1, 1])
    take(s, "G1")
    seen = previews.preview(s, GERMAN, shot(s, "B04"))
    assert seen is not None
    # Two dice and one of 20 markers, one of which eliminates: a hit is 15 in 36, twice as hard 1 in 36.
    assert [(c.key, c.ways, c.of) for c in seen.chances] == [
        ("st-chance-destroyed", 1 * 20 + 14, 720), ("st-chance-hit", 14 * 19, 720), ("st-chance-miss", 21 * 20, 720),
    ]  # fmt: skip
    assert seen.chain.total() == -8
    with_cap = [link.params for link in seen.chain.links if link.key == "st-chain-with-cap"]
    assert with_cap == [
        {"cap": 1, "good": 21 * 20, "lost": 3 * 20 + 18, "of": 720, "hit": 58, "gone": 11},
        {"cap": 2, "good": 26 * 20, "lost": 6 * 20 + 20, "of": 720, "hit": 72, "gone": 19},
    ]
    apply(s, shot(s, "B04"))
    seen = previews.preview(s, GERMAN, Action(BOOST_BY, 2))
    assert seen is not None
    assert [(c.key, c.ways, c.of) for c in seen.chances] == [
        ("st-chance-destroyed", 6 * 20 + 20, 720), ("st-chance-hit", 20 * 19, 720), ("st-chance-miss", 10 * 20, 720),
    ]  # fmt: skip


def test_a_preview_warns_that_a_marker_may_destroy_unless_any_hit_does() -> None:
    for state, warned in (("", True), (" marker=pinned", False)):
        s = field(ROW.replace("B04 w", f"B04 w{state}") + POOR)
        take(s, "G1")
        seen = previews.preview(s, GERMAN, shot(s, "B04"))
        assert seen is not None
        assert ("st-chain-eliminated" in [link.key for link in seen.chain.links]) == warned


@pytest.mark.rule("7.4d")
def test_a_preview_knows_no_marker_that_was_not_seen() -> None:
    s = field(ROW.replace("B04 w", "B04 w marker=cowering") + POOR)
    take(s, "G1")
    seen = previews.preview(s, GERMAN, shot(s, "B04"))
    assert seen is not None
    assert {c.key: c.ways * 36 // c.of for c in seen.chances} == {"st-chance-destroyed": 15, "st-chance-miss": 21}
    s.mark(unit(s, "R1"), SHOWN)
    seen = previews.preview(s, GERMAN, shot(s, "B04"))
    assert seen is not None
    assert {c.key: c.ways * 36 // c.of for c in seen.chances} == {"st-chance-destroyed": 10, "st-chance-miss": 26}


def test_boosts_are_asked_for_the_unit_attacked() -> None:
    s = field(PAIR, side="soviet", rolls=[1, 1, 1, 1])
    take(s, "D")
    apply(s, shot(s, "A04"))
    assert top(s, Boost).unit == unit(s, "B")
    boosts(s)
    assert told(s).count("st-attack-miss") == 1


def test_a_weapon_card_has_its_preview_too() -> None:
    s = field(ROW.replace("B01 e", "B01 e cards=W-grenades").replace("B04 w", "B02 w") + POOR)
    take(s, "G1")
    seen = previews.preview(s, GERMAN, Action(THROW, card(s, "W-grenades"), at(s, "B02")))
    assert seen is not None
    assert seen.chain.total() == 7 - 12
