"""Chapter 7, the corners of it: odd firers, odd targets, odd moments."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.position import DUG_IN, SHOWN
from caposaldo.games.storms.rules import hits, rounds
from caposaldo.games.storms.rules.rolls import Boost
from caposaldo.games.storms.setup import ALL_ROUND, GERMAN, SOVIET
from caposaldo.games.storms.verbs import FIRE
from rules.storms.deeds import apply, passes, taking
from rules.storms.field import field, marker, told, unit, where
from rules.storms.shots import attack, av, dv, fires, no_shot, take, targets_of
from rules.storms.steps import goes, reachable, verbs

POOR = "[german]\ncap = 0\n[soviet]\ncap = 0\n"
FIELD = '''
map = """
. . . . . .
 . . . . . .
"""
[units]
G1 = "ger-rifle43 A01 e"
R1 = "sov-rifle41 A04 w"
R2 = "sov-rifle41 A04 w"
'''


# ---------------------------------------------------------------- the attack (7.0, 7.1, 7.2)
@pytest.mark.rule("7.0", "10.0d")
def test_two_hits_destroy_a_hidden_unit_too() -> None:
    text = FIELD.replace("A04 w", "A04 hidden", 1).replace('R2 = "sov-rifle41 A04 w"', 'R2 = "sov-rifle41 B05 w"')
    s = field(text + POOR, rolls=[6, 6])
    fires(s, "G1", "A04")
    assert (where(s, "R1"), s.points[GERMAN], "st-destroyed" in told(s)) == ("", 1, True)


@pytest.mark.rule("7.0")
def test_a_unit_without_a_fire_cost_has_no_weapon() -> None:
    s = field(FIELD + POOR)
    type = s.setup.types[unit(s, "G1")]
    cost, type.fire_cost = type.fire_cost, 0
    take(s, "G1")
    assert (no_shot(s, "A04"), targets_of(s)) == (("7.0", "st-fire-no-weapon"), [])
    type.fire_cost = cost


@pytest.mark.rule("7.2", "6.1")
def test_a_unit_without_an_arrow_looks_and_defends_all_round() -> None:
    s = field(FIELD.replace("A04 w", "A04 e") + POOR, side="soviet")
    r1 = unit(s, "R1")
    assert dv(s, attack(s, "G1", "A04"), "R1") == 11
    s.setup.roles[r1] = s.setup.roles[r1] | ALL_ROUND
    assert dv(s, attack(s, "G1", "A04"), "R1") == 12
    take(s, "R1")
    assert targets_of(s) == ["A01"]


@pytest.mark.rule("7.6.2")
def test_two_hexes_are_not_short_range() -> None:
    s = field(FIELD.replace("A04 w", "A03 w") + POOR)
    assert av(s, attack(s, "G1", "A03"), "R1") == 4


# ---------------------------------------------------------------- losses (7.3a)
@pytest.mark.rule("7.3a", "7.3b")
def test_a_side_with_more_losses_than_cap_has_none_and_no_debts() -> None:
    s = field(FIELD + "[german]\ncap = 3\n[soviet]\ncap = 1\n")
    for label in ("R1", "R2"):
        hits.destroy(s, unit(s, label))
    rounds.reset_cap(s)
    assert (s.cap[SOVIET], s.losses[SOVIET], s.cap[GERMAN]) == (0, 2, 3)


@pytest.mark.rule("7.3b")
def test_cap_spent_below_the_space_are_not_touched_again() -> None:
    s = field(FIELD + "[german]\ncap = 0\n[soviet]\ncap = 6\n")
    s.cap[SOVIET] = 0
    hits.destroy(s, unit(s, "R1"))
    assert s.cap[SOVIET] == 0
    s.losses[SOVIET] = 6
    hits.destroy(s, unit(s, "R2"))
    assert s.cap[SOVIET] == 0


# ---------------------------------------------------------------- markers (7.4)
@pytest.mark.rule("7.4", "7.4a", "7.4d")
def test_a_cowering_unit_moves_dearer_and_shows_why() -> None:
    s = field(FIELD.replace("A01 e", "A01 e marker=cowering") + POOR)
    goes(s, "G1", "A02")
    assert (s.ap[GERMAN], s.has(unit(s, "G1"), SHOWN)) == (5, True)
    s = field(FIELD.replace("A01 e", "A01 e marker=suppressed") + POOR)
    goes(s, "G1", "A02")
    assert (s.ap[GERMAN], s.has(unit(s, "G1"), SHOWN)) == (6, False)


@pytest.mark.rule("7.4a")
def test_a_cowering_unit_has_a_better_flank_too_and_recovers_on_eight() -> None:
    s = field(FIELD.replace("A04 w", "A04 e marker=cowering") + POOR)
    assert dv(s, attack(s, "G1", "A04"), "R1") == 12
    numbers = {m.key: int(m.recovery) for m in s.setup.markers}
    assert numbers == {
        "stunned": 7, "unnerved": 7, "eliminated": 0, "panicked": 8, "pinned": 7, "suppressed": 7, "cowering": 8,
    }  # fmt: skip


@pytest.mark.rule("7.4d")
def test_a_marker_under_fire_is_shown_before_cap_are_said() -> None:
    s = field(FIELD.replace("A04 w", "A04 w marker=panicked", 1) + "[german]\ncap = 2\n[soviet]\ncap = 0\n")
    apply(s, taking(s, "G1"))
    apply(s, next(a for a in s.actions(GERMAN) if a.verb == FIRE))
    assert (type(s.top()), s.has(unit(s, "R1"), SHOWN)) == (Boost, True)


# ---------------------------------------------------------------- close combat (7.6.3)
CLOSE = '''
map = """
. . . .
 . w . .
"""
[units]
R1 = "sov-rifle41 B02 e dug-in"
R2 = "sov-rifle41 B02 e"
G1 = "ger-rifle43 B02 e"
'''


@pytest.mark.rule("7.6.3d")
def test_in_close_combat_a_hasty_defence_helps_only_who_is_in_it() -> None:
    s = field(CLOSE + POOR)
    assert [dv(s, attack(s, "G1", "B02"), u) for u in ("R1", "R2")] == [14, 13]
    s.unmark(unit(s, "R1"), DUG_IN)
    s.mark(unit(s, "G1"), DUG_IN)
    assert [dv(s, attack(s, "G1", "B02"), u) for u in ("R1", "R2")] == [13, 13]
    assert dv(s, attack(s, "R1", "B02"), "G1") == 14


@pytest.mark.rule("7.6.3b", "7.6.2")
def test_short_range_does_not_count_in_close_combat() -> None:
    s = field(CLOSE + POOR)
    assert av(s, attack(s, "G1", "B02"), "R1") == 4 + 4


@pytest.mark.rule("7.6.3f", "10.2")
def test_who_has_the_enemy_in_his_hex_keeps_no_watch() -> None:
    text = '''
map = """
. . . . . .
 . . . . . .
"""
[units]
G1 = "ger-rifle43 A05 e"
R1 = "sov-rifle41 A01 e"
G2 = "ger-rifle43 A01 e"
'''
    s = field(text + POOR)
    take(s, "G1")
    assert "hide" in verbs(s)
    s = field(text.replace('G2 = "ger-rifle43 A01 e"\n', "") + POOR)
    take(s, "G1")
    assert "hide" not in verbs(s)


@pytest.mark.rule("7.7", "7.6.3h")
def test_friend_and_foe_in_a_hex_are_all_rolled_for_before_anybody_answers() -> None:
    text = CLOSE.replace("G1 = ", 'R3 = "sov-rifle41 B04 w"\nG1 = ')
    s = field(text + POOR, side="soviet", rolls=[6, 6, 15, 1, 1, 1, 1])
    fires(s, "R3", "B02")
    assert [marker(s, u) for u in ("G1", "R1", "R2")] == ["suppressed", "", ""]
    assert told(s).count("st-attack-miss") == 2
    passes(s)


@pytest.mark.rule("7.6.3g")
def test_a_friend_who_came_to_help_bars_no_way_out() -> None:
    s = field(CLOSE + 'G2 = "ger-rifle43 A02 e"\n' + POOR)
    goes(s, "G2", "B02")
    passes(s)
    assert s.came[unit(s, "G2")] >= 0
    take(s, "G1")
    assert "A02" in reachable(s)
