"""Objectives: what each side wins by, and who would win now."""

from __future__ import annotations

from pathlib import Path

import pytest

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.state import UpFrontState
from caposaldo.kernel import record
from caposaldo.kernel.game import GAME_END, NOW, SPECTATOR, TURN_END, Goal
from caposaldo.kernel.replay import replay_record
from caposaldo.kernel.texts import texts
from rules.upfront.field import do, group, man, table

GOLDEN = sorted((Path(__file__).parent.parent.parent / "golden").glob("upfront-*.txt"))
GERMAN, AMERICAN = 0, 1
TWO_SIDES = """
german A chit 4 in woods: Hessel mp, Wolff rifle!, Posner rifle
german B chit 4 > sideways: Griess rifle, Bernhoff rifle
american A chit 1: Allen rifle, Myers rifle
american B chit 1: Nixon rifle, Jones rifle killed
hand german: hero
"""
TO_CHIT = "goal: german chit 4 men 3 cover\ntime: american\n"


def goal(s: UpFrontState, side: int, key: str) -> Goal:
    return next(goal for goal in s.objectives(GERMAN) if goal.side == side and goal.said.key == f"uf-goal-{key}")


def keys(s: UpFrontState, side: int) -> list[str]:
    return [goal.said.key.removeprefix("uf-goal-") for goal in s.objectives(SPECTATOR) if goal.side == side]


def said(s: UpFrontState, goal: Goal, lang: str = "en") -> str:
    return texts(lang).say(goal.said, s)


def now(s: UpFrontState, lang: str = "en") -> str:
    found = s.leading(GERMAN)
    assert found is not None
    return texts(lang).say(found, s)


# ---------------------------------------------------------------- what each side wins by
def test_a_goal_counts_unpinned_men_halted_in_cover() -> None:
    s = table(TO_CHIT + TWO_SIDES)
    assert keys(s, GERMAN) == ["chit", "break"]
    found = goal(s, GERMAN, "chit")
    assert (found.now, found.needed, found.settles) == (2, 3, TURN_END)
    assert found.places == [group(s, "german", "A")]
    assert found.pieces == [man(s, "Hessel"), man(s, "Posner")]
    assert said(s, found) == "Unpinned men halted at range chit 4, in cover: 2 of 3"
    assert said(s, found, "it") == "Uomini non inchiodati fermi al segnalino raggio 4 e in copertura: 2 su 3"


def test_a_goal_by_range_is_told_as_such() -> None:
    s = table("goal: german range 5 men 2\n" + TWO_SIDES)
    found = goal(s, GERMAN, "range")
    assert (found.now, found.needed) == (2, 2)
    assert said(s, found) == "Unpinned men halted at relative range 5 from an enemy group: 2 of 2"


def test_losses_break_the_enemy_at_once() -> None:
    s = table(TO_CHIT + TWO_SIDES)
    found = goal(s, GERMAN, "break")
    assert (found.now, found.needed, found.settles) == (1, 3, NOW)
    assert found.pieces == [man(s, name) for name in ("Allen", "Myers", "Nixon")]
    assert said(s, found) == "Men the Americans have lost: 1 of the 3 that break them"
    assert goal(s, AMERICAN, "break").now == 0


def test_time_is_a_goal_of_the_side_that_holds_out() -> None:
    s = table(TO_CHIT + "decks: 3\nemptied: 1\n" + TWO_SIDES)
    assert keys(s, AMERICAN) == ["break", "clock"]
    found = goal(s, AMERICAN, "clock")
    assert (found.now, found.needed, found.settles) == (1, 3, GAME_END)
    assert said(s, found) == "The deck runs out 3 times: 1 so far"


def test_points_are_a_goal_of_both_where_they_decide() -> None:
    s = table("decks: 2\n" + TWO_SIDES)
    assert [keys(s, side) for side in range(2)] == [["break", "points"], ["break", "points"]]
    found = goal(s, GERMAN, "points")
    assert (found.now, found.needed, found.settles) == (4 * 2 + 4 * 2 + 2, 0, GAME_END)
    assert said(s, found) == "Most points when the deck runs out 2 times: 18 now"


# ---------------------------------------------------------------- who would win now
def test_who_leads_is_who_would_win_if_time_were_up() -> None:
    assert now(table(TO_CHIT + TWO_SIDES)) == "The Americans lead now: they win when time runs out"
    assert now(table(TWO_SIDES)) == "The Germans lead now: Germans 18, Americans 3"
    even = table("german A: Hessel mp, Wolff rifle\namerican A: Allen rifle, Myers rifle")
    assert now(even) == "Even now: 0 each"
    assert now(even, "it") == "Parità: 0 a 0"


def test_a_goal_that_is_reached_wins_at_the_end_of_the_turn() -> None:
    s = table(TO_CHIT.replace("men 3", "men 2") + TWO_SIDES)
    assert now(s) == "The Germans win at the end of this turn: 2 men at range chit 4"
    before = s.leading(AMERICAN)
    assert before is not None
    for _ in range(3):
        do(s, verbs.DONE)
    assert s.result is not None
    assert s.result.winners == before.winners == [GERMAN]
    assert s.leading(AMERICAN) is s.result


def test_asking_who_leads_changes_nothing() -> None:
    s = table(TO_CHIT + TWO_SIDES)
    before = s.data()
    s.leading(GERMAN)
    assert s.data() == before
    assert s.result is None


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_who_leads_at_the_end_of_recorded_games_has_won(path: Path) -> None:
    """If not, a squad has broken by a loss of the last decision."""
    game = record.load(str(path))
    s = replay_record(game, len(game.decisions) - 1)
    before = s.leading(GERMAN)
    seat, action = record.read_decision(s, game.decisions[-1])
    s.listen()
    s.apply(seat, action)
    outcome, events = s.outcome(), s.events
    assert outcome is not None
    assert before is not None
    assert events is not None
    losses = [event for event in events if event.key.startswith("uf-man-")]
    assert before.winners == outcome.winners or (losses and outcome.rule == "16.5")
