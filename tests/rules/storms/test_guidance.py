"""Objectives: what each side wins by, and who would win now."""

from __future__ import annotations

from pathlib import Path

import pytest

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import PASS
from caposaldo.kernel import record
from caposaldo.kernel.game import GAME_END, NOW, ROUND_END, SPECTATOR, Goal, State
from caposaldo.kernel.replay import replay_record
from caposaldo.kernel.texts import texts
from rules.storms.field import at, do, field, put_in_state, unit

GOLDEN = sorted((Path(__file__).parent.parent.parent / "golden").glob("storms-*.txt"))
GERMAN, SOVIET = 0, 1
FIGHT = """
map = \"\"\"
. . . . .
 . . . . .
. . . . .
\"\"\"
rounds = 3
[[objective]]
hex = "B02"
name = { it = "Il guado", en = "The crossing" }
owner = "german"
round = [1, 0]
final = [2, 3]
[[secret]]
number = "O1"
name = { it = "La caccia", en = "The hunt" }
effects = ["destroy 2 1"]
[[secret]]
number = "O2"
name = { it = "Il tetto", en = "The roof" }
effects = ["hold 1-B02 1", "spare 1 2"]
[units]
G1 = "ger-rifle43 A01"
G2 = "ger-rifle43 C01"
R1 = "sov-rifle41 A05"
R2 = "sov-rifle41 C05 hidden"
[german]
exits = ["A05"]
exit_points = 2
"""


def goal(s: StormsState, side: int, key: str, seat: int = GERMAN) -> Goal:
    return next(goal for goal in s.objectives(seat) if goal.side == side and goal.said.key == f"st-goal-{key}")


def keys(s: StormsState, side: int, seat: int) -> list[str]:
    return [goal.said.key.removeprefix("st-goal-") for goal in s.objectives(seat) if goal.side == side]


def said(s: StormsState, goal: Goal, lang: str = "en") -> str:
    return texts(lang).say(goal.said, s)


# ---------------------------------------------------------------- what each side wins by
def test_an_objective_is_a_goal_for_each_side_that_it_gives_points() -> None:
    s = field(FIGHT)
    assert keys(s, GERMAN, GERMAN) == ["points", "hold-round", "hold-end", "destroy", "exit"]
    assert keys(s, SOVIET, GERMAN) == ["points", "hold-end", "destroy"]
    round, end = goal(s, GERMAN, "hold-round"), goal(s, SOVIET, "hold-end")
    assert (round.now, round.needed, round.settles, round.places) == (1, 1, ROUND_END, [at(s, "B02")])
    assert (end.now, end.needed, end.settles) == (0, 1, GAME_END)
    assert said(s, round) == "The crossing: 1 VP at the end of each round (held)"
    assert said(s, end) == "The crossing: 3 VP at the end of the game (not held)"
    assert "sotto controllo" in said(s, round, "it")


def test_an_objective_with_both_sides_in_it_is_contested() -> None:
    s = field(FIGHT.replace("ger-rifle43 A01", "ger-rifle43 B02").replace("sov-rifle41 A05", "sov-rifle41 B03"))
    do(s, "pass", "take R1 ap", "go 1-B02")
    round = goal(s, GERMAN, "hold-round")
    assert (round.now, round.pieces) == (0, [unit(s, "G1"), unit(s, "R1")])
    assert "(contested)" in said(s, round)


def test_enemies_destroyed_and_units_out_count() -> None:
    s = field(FIGHT)
    put_in_state(s, unit(s, "R1"), "destroyed")
    destroy = goal(s, GERMAN, "destroy")
    assert (destroy.now, destroy.needed, destroy.settles) == (1, 0, NOW)
    assert goal(s, SOVIET, "destroy").now == 0
    s.lift(unit(s, "G1"), 4)
    out = goal(s, GERMAN, "exit")
    assert (out.now, out.places) == (2, [at(s, "A05")])
    assert "2 VP each, 1 so far" in said(s, out)


def test_a_hidden_enemy_is_no_piece_of_a_goal() -> None:
    s = field(FIGHT)
    assert goal(s, GERMAN, "destroy", GERMAN).pieces == [unit(s, "R1")]
    assert goal(s, GERMAN, "destroy", SOVIET).pieces == [unit(s, "R1"), unit(s, "R2")]


def test_a_target_of_points_is_needed() -> None:
    s = field("ends_at = 5\n" + FIGHT)
    s.points[GERMAN] = 3
    total = goal(s, GERMAN, "target")
    assert (total.now, total.needed, total.settles) == (3, 5, NOW)
    assert said(s, total) == "3 of 5 VP; or most VP after round 3"


# ---------------------------------------------------------------- secret objectives
def test_secret_objectives_are_for_their_owner() -> None:
    s = field(FIGHT)
    s.goals[0], s.goals[1] = SOVIET, GERMAN
    assert keys(s, GERMAN, GERMAN)[-2:] == ["secret-hold", "secret-spare"]
    assert keys(s, GERMAN, SOVIET)[-1:] == ["secret-unknown"]
    assert keys(s, GERMAN, SPECTATOR)[-1:] == ["secret-unknown"]
    assert said(s, goal(s, GERMAN, "secret-unknown", SOVIET)) == "Secret objectives: 1, shown at the end of the game"
    hunt = goal(s, SOVIET, "secret-destroy", SOVIET)
    assert (hunt.now, hunt.needed) == (0, 2)
    assert said(s, hunt) == "Secret objective “The hunt”: destroy 2 units for 1 VP (0 so far)"
    spare = goal(s, GERMAN, "secret-spare", GERMAN)
    assert (spare.now, spare.needed) == (1, 1)


def test_who_leads_does_not_tell_the_secret_objectives_of_the_enemy() -> None:
    s = field(FIGHT, round=3)
    s.goals[1] = GERMAN
    for seat, german in ((GERMAN, 6), (SOVIET, 3), (SPECTATOR, 3)):
        now = s.leading(seat)
        assert now is not None
        assert (now.winners, now.params["german"], now.params["soviet"]) == ([GERMAN], german, 0)


# ---------------------------------------------------------------- who would win now
def test_who_leads_counts_the_round_and_the_end() -> None:
    s = field(FIGHT)
    now = s.leading(GERMAN)
    assert now is not None
    assert texts("en").say(now, s) == "The Germans lead now: Germans 3 VP, Soviets 0 VP"
    s.points[SOVIET] = 3
    even = s.leading(SOVIET)
    assert even is not None
    assert (even.winners, even.key) == ([], "st-now-even")


def test_who_leads_before_the_last_pass_has_won() -> None:
    s = field(FIGHT, round=3)
    do(s, "pass")
    now = s.leading(GERMAN)
    s.apply(SOVIET, Action(PASS))
    assert s.result is not None
    assert now is not None
    assert (now.winners, now.params["german"]) == (s.result.winners, s.result.params["german"])
    assert s.leading(SOVIET) is s.result


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_who_leads_at_the_end_of_recorded_games_has_won(path: Path) -> None:
    """Each side counts its own secret objectives; what changes with the last decision is among its events."""
    game = record.load(str(path))
    s = replay_record(game, len(game.decisions) - 1)
    german, soviet = led_by(s, GERMAN), led_by(s, SOVIET)
    seat, action = record.read_decision(s, game.decisions[-1])
    s.listen()
    s.apply(seat, action)
    outcome, events = s.outcome(), s.events
    assert outcome is not None
    assert events is not None
    changes = [event.key for event in events if event.key in ("st-destroyed", "st-leaves-map", "st-control")]
    assert changes or (german, soviet) == (outcome.params["german"], outcome.params["soviet"])


def led_by(s: State, side: int) -> int | str:
    """The points of a side as it sees them itself."""
    now = s.leading(side)
    assert now is not None
    return now.params[["german", "soviet"][side]]
