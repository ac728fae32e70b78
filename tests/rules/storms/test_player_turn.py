"""Chapters 2.2 and 3.0 to 3.2.2, 9.0: turns, the four ways to act, AP and CAP."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import (
    BARE,
    BY_AP,
    BY_CAP,
    BY_CARD,
    BY_OPPORTUNITY,
    END_OF_ROUND,
    FOR_AP,
    MEMBER,
    PLAY,
    SPENT,
)
from caposaldo.games.storms.rules import player_turn, rolls
from caposaldo.games.storms.rules.actions import Act
from caposaldo.games.storms.rules.player_turn import Choose
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import ADD_CAP, BOOST_BY, PASS, PICK, PLAY_CARD, RELEASE, STALL, TAKE
from rules.storms.deeds import apply, passes, refused, releases, stalls, status, taking
from rules.storms.field import card, choices, field, told, unit, where
from rules.storms.shots import boosts, fires, no_shot, shot
from rules.storms.steps import go_together, goes, going, hiding, looks, sneaking

GROUND = '''
map = """
. . . . . .
 . . . . . .
. . . . . .
"""
rounds = 5
'''

UNITS = """
[units]
A = "ger-rifle43 A01 e"
B = "ger-hmg42 B01 e"
C = "sov-rifle41 A06 w"
D = "sov-rifle41 B06 w"
E = "sov-smg C06 w"
[german]
cap = 4
[soviet]
cap = 5
"""

TWO = GROUND + UNITS


def kinds(s: StormsState) -> list[tuple[int, int, int]]:
    return [(int(a.verb), int(a.unit), int(a.means)) for a in choices(s, s.waiting()[0])]


# ---------------------------------------------------------------- the four ways (2.2)
@pytest.mark.rule("2.2")
def test_sides_act_in_turn_one_action_each() -> None:
    s = field(TWO)
    goes(s, "A", "A02")
    assert s.waiting() == [SOVIET]
    goes(s, "C", "A05")
    assert s.waiting() == [GERMAN]
    assert refused(s, taking(s, "C")) == ("2.2", "st-take-not-yours")
    assert s.refusal(SOVIET, Action(PASS)) is not None


@pytest.mark.rule("2.2", "2.2a", "2.2b", "2.2c")
def test_every_ready_unit_can_act_by_ap_by_opportunity_and_by_cap() -> None:
    s = field(TWO)
    taken = [(a, b) for kind, a, b in kinds(s) if kind == TAKE]
    assert taken == [(u, means) for u in (unit(s, "A"), unit(s, "B")) for means in (BY_AP, BY_OPPORTUNITY, BY_CAP)]
    assert (PASS, 0, 0) in kinds(s)
    assert refused(s, Action(TAKE, unit(s, "A"), means=BY_CARD)) == ("2.2d", "st-take-means")
    for garbage in (-1, 99):
        assert refused(s, Action(TAKE, garbage, means=BY_AP)) == ("2.2", "st-take-not-yours")
        assert refused(s, Action(TAKE, unit(s, "A"), means=garbage)) == ("2.2d", "st-take-means")


# Within range of each other; dice of 1 and 1 miss.
FIGHT = GROUND + UNITS.replace("sov-smg C06 w", "sov-smg C03 w").replace("A06 w", "A05 w").replace("B06 w", "B05 w")
MISSES = [1] * 12


@pytest.mark.rule("2.2a", "3.0")
def test_an_activated_unit_has_seven_ap_over_as_many_turns_as_it_wants() -> None:
    s = field(FIGHT, rolls=MISSES)
    apply(s, taking(s, "A"))
    assert s.waiting() == [GERMAN]  # activating is no action
    assert (s.pool[GERMAN], s.ap[GERMAN], status(s, "A")) == (1, 7, "active")
    apply(s, shot(s, "A05"))
    boosts(s)
    passes(s)
    fires(s, "A", "A05")
    assert (s.ap[GERMAN], status(s, "A")) == (1, "active")


@pytest.mark.rule("2.2", "2.2a", "2.2c", "3.0", "2.2g")
@pytest.mark.example("ex-2.2-b")
def test_both_sides_have_an_active_unit_and_act_with_others_in_between() -> None:
    s = field(FIGHT, side="soviet", rolls=MISSES)
    fires(s, "E", "B01")
    assert (s.ap[SOVIET], s.waiting()) == (4, [GERMAN])
    goes(s, "A", "A02")
    assert (s.ap[GERMAN], s.waiting()) == (6, [SOVIET])
    goes(s, "D", "B04", "cap")
    assert (s.ap[SOVIET], s.cap[SOVIET], status(s, "D"), status(s, "E")) == (4, 4, "ready", "active")
    fires(s, "A", "A05")
    assert (s.ap[GERMAN], s.waiting()) == (3, [SOVIET])
    fires(s, "E", "B01")
    assert (s.ap[GERMAN], s.ap[SOVIET], s.cap[SOVIET]) == (3, 1, 4)
    assert (status(s, "A"), status(s, "E")) == ("active", "active")


@pytest.mark.rule("2.2g", "3.0c")
def test_nobody_needs_an_active_unit_and_the_active_one_may_use_cap_but_no_opportunity() -> None:
    s = field(TWO)
    goes(s, "A", "A02", "cap")
    goes(s, "C", "A05", "cap")
    assert (s.pool[GERMAN], s.pool[SOVIET]) == (0, 0)
    goes(s, "A", "A03")
    passes(s)
    assert refused(s, taking(s, "A", "cap")) == ("", "")
    assert refused(s, taking(s, "A", "opportunity")) == ("3.1", "st-opportunity-active")


# ---------------------------------------------------------------- opportunity (3.1)
@pytest.mark.rule("3.1", "2.2b")
@pytest.mark.example("ex-3.1-a")
def test_an_opportunity_action_is_free_and_spends_the_unit() -> None:
    s = field(FIGHT, rolls=MISSES)
    goes(s, "A", "A02")
    fires(s, "C", "A02")
    assert (s.ap[GERMAN], s.ap[SOVIET], s.waiting()) == (6, 3, [GERMAN])
    fires(s, "B", "A05", "opportunity")
    assert (s.ap[GERMAN], s.cap[GERMAN]) == (6, 4)
    assert (status(s, "A"), status(s, "B")) == ("active", "spent")
    passes(s)
    assert refused(s, taking(s, "B")) == ("9.0", "st-take-spent")
    assert refused(s, taking(s, "B", "opportunity")) == ("3.1", "st-opportunity-spent")


@pytest.mark.rule("3.1", "10.2")
def test_an_opportunity_action_may_cost_more_than_a_side_could_pay() -> None:
    s = field(TWO.replace("06 w", "06 hidden").replace("cap = 4", "cap = 0"))
    apply(s, taking(s, "A", "opportunity"), hiding(s, "A01"))
    assert (s.visible(unit(s, "A")), s.ap[GERMAN], s.cap[GERMAN], status(s, "A")) == (False, 0, 0, "spent")


@pytest.mark.rule("3.1", "8.1", "10.1")
def test_free_actions_cover_the_dearest_move() -> None:
    gun = GROUND + UNITS.replace("ger-rifle43 A01 e", "ger-pak38 A01 hidden").replace("cap = 4", "cap = 0")
    s = field(gun)
    apply(s, taking(s, "A", "opportunity"), sneaking(s, "A02"))
    assert (where(s, "A"), status(s, "A"), s.cap[GERMAN]) == ("A02", "spent", 0)
    s = field(gun)
    apply(s, taking(s, "A"))
    assert refused(s, sneaking(s, "A02")) == ("10.1", "st-too-dear")


# ---------------------------------------------------------------- CAP (3.2)
@pytest.mark.rule("3.2.1", "3.0a", "3.2")
@pytest.mark.example("ex-3.2.1-a")
def test_cap_make_up_for_missing_ap_and_the_empty_pool_spends_the_unit() -> None:
    s = field("ap = [0, 3]" + FIGHT.replace("A05 w", "A05 w active"), side="soviet", rolls=MISSES)
    fires(s, "C", "A01")
    assert (s.ap[SOVIET], s.cap[SOVIET], s.pool[SOVIET], status(s, "C")) == (0, 4, 0, "spent")


@pytest.mark.rule("3.2.1")
def test_ap_and_cap_together_must_cover_the_price() -> None:
    for cap, expected in ((1, ("", "")), (0, ("7.0", "st-fire-cost"))):
        text = FIGHT.replace("A05 w", "A05 w active").replace("cap = 5", f"cap = {cap}")
        s = field("ap = [0, 3]" + text, side="soviet")
        apply(s, taking(s, "C"))
        assert no_shot(s, "A01") == expected


@pytest.mark.rule("3.2.1")
def test_cap_may_take_the_place_of_ap_by_choice_but_one_ap_is_paid() -> None:
    s = field(FIGHT, rolls=MISSES)
    apply(s, taking(s, "A"), Action(ADD_CAP), Action(ADD_CAP))
    assert isinstance(s.top(), Act)
    apply(s, shot(s, "A05"))
    boosts(s)
    assert (s.ap[GERMAN], s.cap[GERMAN]) == (6, 2)
    passes(s)
    apply(s, taking(s, "A"), Action(ADD_CAP), Action(ADD_CAP))
    assert refused(s, Action(ADD_CAP)) == ("3.2.1", "st-no-cap")
    apply(s, going(s, "A02"))
    looks(s)
    assert (s.ap[GERMAN], s.cap[GERMAN]) == (5, 2)


@pytest.mark.rule("3.2.1")
def test_cap_are_added_to_ap_only() -> None:
    s = field(TWO)
    apply(s, taking(s, "A", "cap"))
    assert refused(s, Action(ADD_CAP)) == ("3.2.1", "st-add-only-ap")
    assert Action(ADD_CAP) not in s.actions(GERMAN)


@pytest.mark.rule("3.2.2", "2.2c")
@pytest.mark.example("ex-3.2.2-a")
def test_a_command_action_changes_no_status() -> None:
    s = field(FIGHT.replace("B01 e", "B01 e spent"), rolls=MISSES)
    fires(s, "B", "A05", "cap")
    assert (s.cap[GERMAN], status(s, "B"), s.waiting()) == (2, "spent", [SOVIET])
    goes(s, "D", "B04")
    assert (s.ap[SOVIET], status(s, "D")) == (6, "active")
    goes(s, "A", "A02", "cap")
    assert (s.cap[GERMAN], status(s, "A")) == (1, "ready")


@pytest.mark.rule("3.2.2")
def test_a_command_action_costs_as_much_cap_as_ap() -> None:
    for cap, expected in ((3, ("", "")), (2, ("7.0", "st-fire-cost"))):
        s = field(FIGHT.replace("cap = 4", f"cap = {cap}"))
        apply(s, taking(s, "A", "cap"))
        assert no_shot(s, "A05") == expected


@pytest.mark.rule("3.2.2")
def test_without_cap_there_is_no_command_action() -> None:
    s = field(TWO.replace("cap = 4", "cap = 0"))
    assert refused(s, taking(s, "A", "cap")) == ("3.2.2", "st-no-cap")
    assert [b for kind, _, b in kinds(s) if kind == TAKE and b == BY_CAP] == []


# ---------------------------------------------------------------- pass and stall (2.2e, 2.2f)
@pytest.mark.rule("2.2e", "2.2f", "2.3", "3.0a")
@pytest.mark.example("ex-3.2.2-b")
def test_passing_loses_the_pool_and_two_passes_end_the_round() -> None:
    text = FIGHT.replace("A01 e", "A01 e active").replace("B05 w", "B05 w active")
    s = field("ap = [6, 6]" + text, rolls=MISSES)
    fires(s, "A", "A05")
    fires(s, "D", "A01")
    assert (s.ap[GERMAN], s.ap[SOVIET]) == (3, 2)
    stalls(s)
    assert (s.ap[GERMAN], status(s, "A")) == (2, "active")
    passes(s)
    assert (s.ap[SOVIET], s.pool[SOVIET], status(s, "D")) == (0, 0, "spent")
    releases(s)
    assert (s.ap[GERMAN], status(s, "A")) == (0, "spent")
    assert s.phase == PLAY
    passes(s)
    assert s.round == 2
    assert "st-round-over" in told(s)


@pytest.mark.rule("2.2e")
def test_who_has_passed_may_act_again_if_the_other_did_not_pass() -> None:
    s = field(TWO)
    passes(s)
    goes(s, "C", "A05")
    goes(s, "A", "A02")
    passes(s)
    assert (s.waiting(), s.phase, s.passes) == ([GERMAN], PLAY, 1)


@pytest.mark.rule("2.2f")
@pytest.mark.example("ex-2.2-a")
def test_stalling_keeps_the_round_open_and_the_unit_active() -> None:
    s = field(TWO.replace("A01 e", "A01 e active"), side="soviet")
    passes(s)
    stalls(s)
    assert (s.ap[GERMAN], s.passes, status(s, "A"), s.waiting()) == (6, 0, "active", [SOVIET])
    stalls(s, "cap")
    assert (s.cap[SOVIET], s.passes) == (4, 0)
    passes(s)
    assert s.phase == PLAY


@pytest.mark.rule("2.2f")
def test_stalling_needs_an_ap_or_a_cap_and_is_no_opportunity() -> None:
    s = field(TWO.replace("cap = 4", "cap = 0"))
    assert refused(s, Action(STALL, means=BY_AP)) == ("2.2f", "st-no-pool")
    assert refused(s, Action(STALL, means=BY_CAP)) == ("2.2f", "st-no-cap")
    assert refused(s, Action(STALL, means=BY_OPPORTUNITY)) == ("2.2f", "st-stall-means")
    assert [kind for kind, _, _ in kinds(s) if kind == STALL] == []


@pytest.mark.rule("2.2f", "3.0a")
def test_the_last_ap_may_be_stalled_away() -> None:
    s = field("ap = [1, 0]" + TWO.replace("A01 e", "A01 e active"))
    stalls(s)
    assert (s.pool[GERMAN], status(s, "A")) == (0, "spent")


# ---------------------------------------------------------------- switching (3.0b)
@pytest.mark.rule("3.0b")
@pytest.mark.example("ex-3.0-b")
def test_the_pool_may_be_given_up_for_another_unit_at_the_start_of_a_turn() -> None:
    s = field("ap = [4, 0]" + TWO.replace("A01 e", "A01 e active"))
    releases(s)
    assert (status(s, "A"), s.waiting(), type(s.top())) == ("spent", [GERMAN], Choose)
    apply(s, taking(s, "B"))
    assert (s.ap[GERMAN], status(s, "B")) == (7, "active")
    assert refused(s, Action(RELEASE))[1] == "st-not-now"


@pytest.mark.rule("3.0b")
def test_without_a_pool_there_is_nothing_to_give_up() -> None:
    s = field(TWO)
    assert refused(s, Action(RELEASE)) == ("3.0b", "st-no-pool")
    assert (RELEASE, 0, 0) not in kinds(s)


# ---------------------------------------------------------------- shared activations (9.0)
@pytest.mark.rule("9.0", "9.0a")
@pytest.mark.example("ex-9.0-a")
def test_a_ready_unit_joins_an_open_pool_and_adds_nothing_to_it() -> None:
    s = field(TWO.replace("sov-rifle41 B06", "sov-mmg B05"), side="soviet")
    goes(s, "C", "A05")
    assert s.ap[SOVIET] == 6
    passes(s)
    goes(s, "D", "A05")
    assert (s.ap[SOVIET], s.cap[SOVIET], status(s, "C"), status(s, "D")) == (4, 5, "active", "active")
    s.lift(unit(s, "C"), 3)
    passes(s)
    assert s.ap[SOVIET] == 4
    goes(s, "D", "A04")
    assert (s.ap[SOVIET], status(s, "D")) == (2, "active")
    passes(s)
    goes(s, "D", "A03")
    assert (s.pool[SOVIET], status(s, "D"), status(s, "E")) == (0, "spent", "ready")


@pytest.mark.rule("9.0a")
def test_the_ap_are_lost_with_the_last_unit_that_shared_them() -> None:
    s = field(TWO.replace("A06 w", "A06 w active"))
    s.lift(unit(s, "C"), 3)
    goes(s, "A", "A02")
    assert (s.pool[SOVIET], s.ap[SOVIET]) == (0, 0)


@pytest.mark.rule("2.2d")
@pytest.mark.parametrize("before", ["ready", "spent"])
def test_a_card_changes_no_status(before: str) -> None:
    s = field(
        'hands = { german = ["2"], soviet = [] }\n' + TWO.replace("A01 e", f"A01 e {before}".removesuffix(" ready"))
    )
    apply(s, Action(PLAY_CARD, card(s, "2"), means=BY_CARD), Action(PICK, unit(s, "A")), going(s, "A02"))
    looks(s)
    assert (where(s, "A"), status(s, "A"), s.waiting()) == ("A02", before, [SOVIET])


@pytest.mark.rule("9.0", "9.2b", "9.2c")
@pytest.mark.parametrize(("means", "expected"), [("ap", "active"), ("opportunity", "spent"), ("cap", "ready")])
def test_members_of_a_group_change_as_their_means_say(means: str, expected: str) -> None:
    s = field(TWO)
    go_together(s, means, A="A02", B="B02")
    assert s.waiting() == [SOVIET]
    assert (status(s, "A"), status(s, "B")) == (expected, expected)
    assert not s.has(unit(s, "A"), MEMBER)


# ---------------------------------------------------------------- who can do anything at all
@pytest.mark.rule("2.2", "7.4c")
def test_a_unit_is_offered_only_if_there_is_something_it_can_do() -> None:
    s = field(TWO.replace("A01 e", "A01 e marker=stunned").replace("A06 w", "A01 w"))
    assert refused(s, taking(s, "A")) == ("2.2", "st-take-helpless")
    assert unit(s, "A") not in [a for kind, a, _ in kinds(s) if kind == TAKE]
    assert (s.pool[GERMAN], s.ap[GERMAN], s.has(unit(s, "A"), MEMBER)) == (0, 0, False)


@pytest.mark.rule("5.1", "3.0")
def test_who_is_gone_or_not_there_yet_does_not_act() -> None:
    zones = '[german.zones]\nwest = ["A01:C01"]\n'
    s = field(TWO.replace('A = "ger-rifle43 A01 e"', 'A = "ger-rifle43 @west round=3"') + zones)
    assert refused(s, taking(s, "A")) == ("5.1", "st-take-not-there-yet")
    s.lift(unit(s, "B"), 3)
    assert refused(s, taking(s, "B")) == ("7.3", "st-take-gone")
    assert [kind for kind, _, _ in kinds(s) if kind == TAKE] == []


# ---------------------------------------------------------------- the end of a turn
@pytest.mark.rule("5.0.1")
def test_careless_movers_are_exposed_in_the_next_enemy_turn_only() -> None:
    s = field(TWO + "[options]\ncautious = true\n")
    goes(s, "A", "A02")
    assert s.has(unit(s, "A"), BARE)
    passes(s)
    assert not s.has(unit(s, "A"), BARE)


def test_a_double_action_keeps_the_turn_until_a_pass() -> None:
    s = field('hands = { german = ["10", "10"], soviet = [] }\n' + TWO)
    apply(s, Action(PLAY_CARD, card(s, "10"), means=BY_CAP))
    goes(s, "A", "A02")
    assert (s.waiting(), s.again, s.actions_done) == ([GERMAN], 0, 1)
    goes(s, "A", "A03")
    assert s.waiting() == [SOVIET]
    passes(s)
    apply(s, Action(PLAY_CARD, card(s, "10"), means=BY_CAP))
    passes(s)
    assert (s.waiting(), s.again) == ([SOVIET], 0)


# ---------------------------------------------------------------- variable AP (3.0.1) and experience (V04)
VARIABLE = "[options]\nvariable_ap = true\n"


@pytest.mark.rule("3.0.1", "3.2.3", "3.0")
def test_variable_ap_are_rolled_and_known_before_the_side_chooses() -> None:
    s = field(TWO + VARIABLE, rolls=[2, 3])
    apply(s, taking(s, "A"))
    assert status(s, "A") == "active"
    apply(s, Action(BOOST_BY, 2))
    assert (s.ap[GERMAN], s.cap[GERMAN], type(s.top()), s.waiting()) == (7, 2, Choose, [GERMAN])
    goes(s, "A", "A02")
    assert (s.ap[GERMAN], s.waiting()) == (6, [SOVIET])


@pytest.mark.rule("8.3", "3.0.1")
def test_an_experienced_unit_has_four_ap_more() -> None:
    s = field(TWO.replace("A01 e", "A01 e cards=V04"))
    apply(s, taking(s, "A"))
    assert s.ap[GERMAN] == 11
    s = field((TWO + VARIABLE).replace("A01 e", "A01 e cards=V04").replace("cap = 4", "cap = 0"), rolls=[1, 2])
    apply(s, taking(s, "A"))
    assert s.ap[GERMAN] == 7


def test_a_pool_that_is_open_grows_by_a_roll_for_ap() -> None:
    s = field(TWO.replace("A01 e", "A01 e active").replace("cap = 4", "cap = 0"), rolls=[5])
    rolls.ask(s, GERMAN, FOR_AP, unit(s, "A"))
    s.run_on()
    assert s.ap[GERMAN] == 12


@pytest.mark.rule("1.0d")
def test_a_hidden_unit_is_not_named_when_it_acts() -> None:
    s = field(TWO.replace("A01 e", "A01 hidden"))
    player_turn.activate(s, unit(s, "A"))
    assert told(s) == ["st-hidden-activated"]
    assert s.events is not None
    assert "unit" not in s.events[0].params


def test_the_statuses_of_a_round_are_over_when_it_ends() -> None:
    s = field(TWO.replace("A01 e", "A01 e spent"))
    assert s.status[unit(s, "A")] == SPENT
    passes(s)
    passes(s)
    assert s.phase != END_OF_ROUND
    assert status(s, "A") == "ready"
