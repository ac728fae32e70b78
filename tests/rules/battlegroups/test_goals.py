"""Objectives: what each side wins by, and who would win now."""

from __future__ import annotations

from pathlib import Path

import pytest

from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.kernel import record, registry
from caposaldo.kernel.game import GAME_END, NOW, Goal
from caposaldo.kernel.replay import replay_record
from caposaldo.kernel.texts import texts
from rules.battlegroups.field import unit
from rules.battlegroups.sketch import sketch

GOLDEN = sorted((Path(__file__).parent.parent.parent / "golden").glob("battlegroups-*.txt"))
AXIS, ALLIES = 0, 1


def first_scenario() -> BattlegroupsState:
    s = registry.game("battlegroups").start("masseria", {}, "goals")
    assert isinstance(s, BattlegroupsState)
    return s


def said(s: BattlegroupsState, goal: Goal, lang: str = "en") -> str:
    return texts(lang).say(goal.said, s)


# ---------------------------------------------------------------- what each side wins by
def test_a_side_wins_when_enough_enemy_units_are_lost() -> None:
    s = first_scenario()
    broken = s.objectives(ALLIES)[0]
    assert (broken.side, broken.now, broken.needed, broken.settles) == (AXIS, 0, s.setup.breakpoint[ALLIES], NOW)
    goal = s.objectives(ALLIES)[2]
    needed = s.setup.breakpoint[AXIS]
    assert (goal.side, goal.needed) == (ALLIES, needed)
    assert said(s, goal) == f"The Americans win when the Italians lose {needed} units that count: 0 so far"
    assert (
        said(s, goal, "it") == f"Vincono gli americani quando gli italiani perdono {needed} unità che contano: finora 0"
    )


def test_the_pieces_of_the_goal_are_the_units_that_count() -> None:
    s = sketch("G1 ger-command 4,4 0\nG2 ger-rifles 8,4 0\nG3 ger-rifles 12,4 0", "R1 sov-rifles 24,40 0")
    assert s.objectives(ALLIES)[2].pieces == [unit(s, "G2"), unit(s, "G3")]
    s.status[unit(s, "G2")] = 3
    assert s.objectives(ALLIES)[2].pieces == [unit(s, "G3")]


def test_fewer_losses_win_after_the_last_turn_if_by_more_than_ten_percent() -> None:
    ten = "\n".join(f"G{n} ger-rifles {4 * n},4 0" for n in range(1, 11))
    s = sketch(ten, "\n".join(f"R{n} sov-rifles {4 * n},44 180" for n in range(1, 11)), head="turns = 6")
    s.lost[AXIS] = 1
    behind, ahead = s.objectives(AXIS)[1], s.objectives(AXIS)[3]
    assert (behind.side, behind.now) == (AXIS, 0)
    assert (ahead.side, ahead.now, ahead.needed, ahead.settles) == (ALLIES, 10, 11, GAME_END)
    assert said(s, ahead) == "After turn 6, losses more than 10% below the enemy’s: 0% against 10% now"
    assert s.leading(AXIS).winners == []  # type: ignore[union-attr]
    s.lost[AXIS] = 2
    assert s.objectives(AXIS)[3].now == 20
    now = s.leading(AXIS)
    assert now is not None
    assert now.winners == [ALLIES]
    assert texts("en").say(now, s) == "The Soviets lead now. Losses: Germans 20%, Soviets 0%"
    assert texts("it").say(now, s) == "I sovietici sono in vantaggio. Perdite: Tedeschi 20%, Sovietici 0%"


# ---------------------------------------------------------------- recorded games
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_last_decision_explains_every_change_of_the_lead(path: Path) -> None:
    """Who leads before the last decision wins, unless units were lost by it."""
    game = record.load(str(path))
    s = replay_record(game, len(game.decisions) - 1)
    before = s.leading(AXIS)
    assert before is not None
    seat, action = record.read_decision(s, game.decisions[-1])
    s.listen()
    s.apply(seat, action)
    outcome = s.outcome()
    assert outcome is not None
    assert s.leading(ALLIES) is outcome
    assert before.winners == outcome.winners or "bg-destroyed" in [event.key for event in s.events or []]


# ---------------------------------------------------------------- chapters
def test_chapters_are_open_where_a_side_has_what_they_are_about() -> None:
    first = first_scenario()
    hill = registry.game("battlegroups").start("quota-226", {}, "chapters")
    optional = ("mine", "air", "indirect", "area", "smoke", "transport")
    assert [chapter for chapter in optional if hill.chapter_open(chapter)] == list(optional)
    assert [chapter for chapter in optional if first.chapter_open(chapter)] == ["indirect", "area"]
    assert first.chapter_open("direct")
    assert first.chapter_open("close")
