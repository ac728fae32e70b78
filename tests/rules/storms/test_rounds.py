"""Chapters 2.0, 2.1, 2.3, 2.4, 3.2.4, 5.1, 7.3b: the round from its preparations to its points."""

from __future__ import annotations

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import (
    ARRIVALS,
    BARE,
    BY_AP,
    INITIATIVE,
    PLAY,
    PLOTTING,
    REFRESH,
    RESERVE,
    STRIKES,
    WAITING,
)
from caposaldo.games.storms.rules import rounds
from caposaldo.games.storms.rules.artillery import Plot, Strike
from caposaldo.games.storms.rules.player_turn import Choose
from caposaldo.games.storms.rules.rounds import Bid
from caposaldo.games.storms.sequence import Round
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import DECLARE, TAKE
from rules.storms.deeds import apply, passes, refused, status
from rules.storms.field import at, choices, field, held, told, unit
from rules.storms.steps import goes

FIGHT = '''
map = """
. . . . . .
 . . . . . .
. . . . . .
"""
rounds = 3
[units]
A = "ger-rifle43 A01 e spent"
B = "ger-hmg42 B01 e"
C = "sov-rifle41 A06 w"
R = "sov-rifle41 @east round=2"
[german]
cap = 7
[soviet]
cap = 5
[soviet.zones]
east = ["A06:C06"]
'''

POINTS = """
[[objective]]
hex = "B03"
name = { it = "Il pozzo", en = "The well" }
owner = "german"
round = [2, 1]
final = [3, 4]
"""
DECK = '[cards]\ndrawn = 2\ndeck = { "2" = 6 }\n'
DRAWN = ["st-draws", "st-drawn", "st-draws", "st-drawn"]  # two cards: what the others hear, and what their owner sees


def before_round(s: StormsState, number: int) -> StormsState:
    """The pre-round sequence of that round is about to begin."""
    s.round = number - 1
    s.phase = 7
    s.stack = [Round()]
    return s


def bidding(text: str, faces: list[int]) -> StormsState:
    """The bids for the initiative of round 2."""
    s = field(text, rolls=faces)
    s.phase = INITIATIVE
    s.stack = [Round()]
    rounds.ask_for_bids(s)
    s.run_on()
    return s


# ---------------------------------------------------------------- the pre-round sequence
@pytest.mark.rule("2.0")
def test_the_sequence_before_a_round_goes_step_by_step() -> None:
    s = before_round(
        field("smoke_in = { B04 = 2 }" + FIGHT.replace("cap = 7", 'cap = 7\nbatteries = ["OBA-G1"]') + DECK), 2
    )
    s.cap[GERMAN] = 1
    s.plotted[0] = at(s, "A05")
    s.listen()
    Round().run_on(s)
    assert (s.phase, told(s)) == (
        REFRESH,
        ["st-round", "st-smoke-thins", "st-cap-reset", "st-cap-reset", *DRAWN, *DRAWN],
    )
    assert (status(s, "A"), s.smoke[at(s, "B04")], s.cap[GERMAN]) == ("ready", 1, 7)
    Round().run_on(s)
    assert (s.phase, type(s.top()), s.place[unit(s, "R")]) == (PLOTTING, Plot, RESERVE)
    s.pop()
    Round().run_on(s)
    assert (s.phase, type(s.top()), s.place[unit(s, "R")]) == (STRIKES, Strike, RESERVE)
    s.pop()
    Round().run_on(s)
    assert (s.phase, type(s.top()), s.place[unit(s, "R")]) == (ARRIVALS, Round, WAITING)
    Round().run_on(s)
    assert (s.phase, type(s.top())) == (INITIATIVE, Bid)
    s.stack = [Round()]
    Round().run_on(s)
    assert (s.phase, type(s.top())) == (PLAY, Choose)


@pytest.mark.rule("2.0", "3.0a")
def test_all_units_are_ready_and_pools_empty_when_a_round_begins() -> None:
    s = field(FIGHT.replace("B01 e", "B01 e active"))
    s.mark(unit(s, "C"), BARE)
    s.used_now[unit(s, "B")] = 1
    s.used[unit(s, "B")] = 1
    rounds.refresh(before_round(s, 2))
    assert [status(s, label) for label in "ABC"] == ["ready", "ready", "ready"]
    assert (list(s.pool), list(s.ap)) == ([0, 0], [0, 0])
    assert not s.has(unit(s, "C"), BARE)
    assert (s.used_now[unit(s, "B")], s.used[unit(s, "B")]) == (0, 1)


@pytest.mark.rule("7.3b", "3.2", "2.0")
@pytest.mark.example("ex-7.3-a")
def test_cap_are_reset_to_the_start_less_one_for_each_loss() -> None:
    s = field(FIGHT.replace("cap = 7", "cap = 9"))
    s.losses[GERMAN] = 2
    s.losses[SOVIET] = 8
    s.cap[GERMAN] = 1
    rounds.refresh(before_round(s, 2))
    assert list(s.cap) == [7, 0]


@pytest.mark.rule("8.1b")
def test_cards_are_drawn_each_round_after_the_first() -> None:
    s = field(FIGHT + DECK)
    rounds.refresh(before_round(s, 1))
    assert (held(s, "german"), held(s, "soviet"), len(s.deck)) == ([], [], 6)
    rounds.refresh(before_round(s, 2))
    assert (held(s, "german"), held(s, "soviet"), len(s.deck)) == (["2", "2"], ["2", "2"], 2)


@pytest.mark.rule("5.1")
def test_reinforcements_may_enter_in_their_round_or_later() -> None:
    s = field(FIGHT, round=1)
    reinforcement = unit(s, "R")
    rounds.bring_up(s)
    assert s.place[reinforcement] == RESERVE
    s.round = 2
    rounds.bring_up(s)
    assert s.place[reinforcement] == WAITING
    s.side = SOVIET
    assert refused(s, Action(TAKE, reinforcement, means=BY_AP))[0] != "5.1"


# ---------------------------------------------------------------- the initiative
@pytest.mark.rule("3.2.4", "2.1")
@pytest.mark.example("ex-3.2.4-a")
def test_cap_are_declared_one_after_the_other_and_added_to_the_roll() -> None:
    s = bidding(FIGHT, [1, 3, 3, 4])
    assert (s.waiting(), type(s.top())) == ([GERMAN], Bid)
    apply(s, Action(DECLARE, 2))
    assert s.waiting() == [SOVIET]
    apply(s, Action(DECLARE, 0))
    assert (s.side, s.waiting(), list(s.cap)) == (SOVIET, [SOVIET], [5, 5])
    assert isinstance(s.top(), Choose)


@pytest.mark.rule("2.1")
def test_the_higher_roll_has_the_first_turn() -> None:
    s = bidding(FIGHT, [5, 3, 3, 4])
    apply(s, Action(DECLARE, 0), Action(DECLARE, 0))
    assert s.waiting() == [GERMAN]


@pytest.mark.rule("3.2.4")
def test_with_equal_cap_the_soviets_declare_first() -> None:
    s = bidding(FIGHT.replace("cap = 7", "cap = 5"), [])
    assert s.waiting() == [SOVIET]


@pytest.mark.rule("3.2.4", "2.1")
def test_a_tie_is_rolled_again_with_new_cap_and_the_old_ones_are_lost() -> None:
    s = bidding(FIGHT, [3, 3, 4, 4, 1, 3, 2, 2])
    apply(s, Action(DECLARE, 2), Action(DECLARE, 0))
    assert "st-initiative-tie" in told(s)
    assert (list(s.cap), s.waiting()) == ([5, 5], [SOVIET])  # equal now: the Soviets first
    apply(s, Action(DECLARE, 1), Action(DECLARE, 0))
    assert (s.side, list(s.cap)) == (SOVIET, [5, 4])


@pytest.mark.rule("3.2.4")
def test_no_more_than_two_cap_and_no_more_than_there_are() -> None:
    s = bidding(FIGHT.replace("cap = 5", "cap = 1"), [])
    assert [int(a.cap) for a in choices(s, GERMAN)] == [0, 1, 2]
    for cap in (3, -1, 99):
        assert refused(s, Action(DECLARE, cap)) == ("3.2.4", "st-bid-range")
    apply(s, Action(DECLARE, 0))
    assert [int(a.cap) for a in choices(s, SOVIET)] == [0, 1]
    assert refused(s, Action(DECLARE, 2)) == ("3.2.4", "st-bid-range")


@pytest.mark.rule("3.2.4")
def test_a_side_without_cap_is_not_asked() -> None:
    s = bidding(FIGHT.replace("cap = 5", "cap = 0"), [6, 6, 1, 1])
    apply(s, Action(DECLARE, 0))
    assert s.waiting() == [GERMAN]
    s = bidding(FIGHT.replace("cap = 5", "cap = 0").replace("cap = 7", "cap = 0"), [1, 1, 1, 1, 6, 6, 1, 2])
    assert (s.waiting(), s.phase) == ([SOVIET], PLAY)


# ---------------------------------------------------------------- points and the end
@pytest.mark.rule("2.3", "2.4a")
def test_points_of_the_round_go_to_who_holds_the_hex() -> None:
    s = field(FIGHT + POINTS)
    passes(s)
    passes(s)
    assert (list(s.points), s.round, s.result) == ([2, 0], 2, None)


@pytest.mark.rule("2.3", "2.4")
def test_the_scenario_ends_after_its_last_round_and_the_higher_total_wins() -> None:
    s = field(FIGHT + POINTS, round=3)
    s.points[SOVIET] = 4
    passes(s)
    assert s.result is None
    passes(s)
    assert list(s.points) == [5, 4]
    assert s.result is not None
    assert (s.result.winners, s.result.key) == ([GERMAN], "st-won")
    assert s.waiting() == []


@pytest.mark.rule("2.4")
def test_on_a_tie_both_lose() -> None:
    s = field(FIGHT, round=3)
    passes(s)
    passes(s)
    assert s.result is not None
    assert (s.result.winners, s.result.key) == ([], "st-both-lose")


@pytest.mark.rule("2.3")
def test_a_side_that_reaches_the_target_ends_the_scenario_at_once() -> None:
    s = field("ends_at = 6" + FIGHT)
    s.points[GERMAN] = 5
    goes(s, "B", "B02")
    assert s.result is None
    s.points[SOVIET] = 6
    goes(s, "C", "A05")
    assert s.result is not None
    assert s.result.winners == [SOVIET]


@pytest.mark.rule("2.3", "2.0")
def test_two_passes_lead_to_the_preparations_of_the_next_round() -> None:
    s = field(FIGHT)
    s.cap[GERMAN] = 0
    goes(s, "B", "B02")
    passes(s)
    passes(s)
    assert (s.round, s.phase, s.cap[GERMAN]) == (2, INITIATIVE, 7)
    assert [status(s, label) for label in "ABC"] == ["ready", "ready", "ready"]
