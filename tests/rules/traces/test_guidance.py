"""Objectives: what each side wins by, and who would win now."""

from __future__ import annotations

from pathlib import Path

import pytest

from caposaldo.games.traces.setup import AXIS, SOVIET
from caposaldo.games.traces.state import TracesState
from caposaldo.kernel import record
from caposaldo.kernel.game import GAME_END, NOW, TURN_END, Goal
from caposaldo.kernel.replay import replay_record
from caposaldo.kernel.texts import texts
from rules.traces.field import at, field, unit

GOLDEN = sorted((Path(__file__).parent.parent.parent / "golden").glob("traces-*.txt"))
MAP = '''
map = """
 O C c . . . . .
. . . . . . . .
 . . . . . . . .
. . . . . . . .
 . . . . . . . .
"""
axis_sources = ["0301"]
soviet_sources = ["0308"]
breakthrough = ["0101", "0102"]
last_turn = 4
target = 10
'''
AT_END = MAP + 'count = "end"\n'
UNITS = """
[units]
88 = "ger-inf 0401"
17Pz = "ger-pz 0403"
S1 = "sov-rifle 0408"
4PzA = "axis-hq 0301 range=5"
"""


def goal(s: TracesState, key: str) -> Goal:
    return next(goal for goal in s.objectives(0) if goal.said.key == f"tr-goal-{key}")


def said(s: TracesState, goal: Goal, lang: str = "en") -> str:
    return texts(lang).say(goal.said, s)


# ---------------------------------------------------------------- goals
@pytest.mark.rule("13.2a", "13.2b")
def test_the_soviets_need_points_and_the_axis_time() -> None:
    s = field(AT_END + UNITS, turn=2)
    s.kills = 3
    s.city[1] = SOVIET
    points = goal(s, "points")
    assert (points.side, points.now, points.needed, points.settles) == (SOVIET, 11, 10, GAME_END)
    assert said(s, points) == "Soviets: 10 VP at the end of November 1943. Cities 8, units 3, HQs 0, breakthrough 0"
    hold = goal(s, "hold-out")
    assert (hold.side, hold.now, hold.needed) == (AXIS, 1, 4)
    assert said(s, hold, "it") == "Asse: tieni i sovietici sotto 10 PV fino alla fine di novembre 1943"


@pytest.mark.rule("13.3a")
def test_in_a_campaign_every_turn_counts() -> None:
    s = field(MAP + 'count = "every-turn"\n' + UNITS)
    assert goal(s, "points-turn").settles == TURN_END
    assert goal(s, "city").settles == TURN_END


@pytest.mark.rule("13.2b", "12.2d")
def test_cities_are_shown_with_their_points_and_orders() -> None:
    s = field(AT_END + UNITS)
    order, city = goal(s, "order"), goal(s, "city")
    assert (order.places, order.settles, order.needed) == ([at(s, "0501")], NOW, 1)
    assert (city.places, city.now) == ([at(s, "0502")], 0)
    s.city[1] = SOVIET
    assert goal(s, "city").now == 1
    assert [there["points"] for there in s.board()["cities"]] == [8, 8, 0]


@pytest.mark.rule("13.2b", "13.2c")
def test_units_that_are_cut_off_are_named() -> None:
    ring = "".join([f'R{h} = "sov-rifle {h}"\n' for h in ("0104", "0106", "0205", "0206")])
    s = field(AT_END + UNITS + 'GD = "ger-pz 0105"\n' + ring)
    assert goal(s, "units").pieces == [unit(s, "GD")]
    assert said(s, goal(s, "units")) == ("Axis units eliminated: 0 VP · 1 more is cut off, 2 VP at the end of the game")
    now = s.leading(SOVIET)
    assert now is not None
    assert now.params["points"] == 2
    assert s.place[unit(s, "GD")] == 1, "nothing has changed"


@pytest.mark.rule("13.2b", "2.3f")
def test_breakthrough_and_relocations() -> None:
    s = field(AT_END + UNITS + 'S2 = "sov-rifle 0101"\nS3 = "sov-rifle 0103"\n')
    found = goal(s, "breakthrough")
    assert (found.places, found.pieces, found.now) == ([at(s, "0101"), at(s, "0102")], [unit(s, "S2")], 5)
    assert goal(s, "hqs").pieces == [unit(s, "4PzA")]
    s = field(AT_END + UNITS, options={"hq_points": "no"})
    assert "tr-goal-hqs" not in [goal.said.key for goal in s.objectives(0)]


@pytest.mark.rule("14.1")
def test_while_both_bid_nobody_knows_how_many_points_are_needed() -> None:
    from caposaldo.games.traces.game import GAME

    s = GAME.start("race", {"bidding": "yes"}, "bids")
    assert s.objectives(0)[0].said.key == "tr-goal-bid"
    assert s.leading(0) is None


# ---------------------------------------------------------------- who would win now
@pytest.mark.rule("13.2a")
@pytest.mark.parametrize(("kills", "winner"), [(9, AXIS), (10, SOVIET)])
def test_who_would_win_now(kills: int, winner: int) -> None:
    s = field(AT_END + UNITS)
    s.kills = kills
    now = s.leading(0)
    assert now is not None
    assert now.winners == [winner]


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_who_leads_at_the_end_of_recorded_games_has_won(path: Path) -> None:
    """What changes with the last decision is among its events."""
    game = record.load(str(path))
    s = replay_record(game, len(game.decisions) - 1)
    before = s.leading(0)
    seat, action = record.read_decision(s, game.decisions[-1])
    s.listen()
    s.apply(seat, action)
    outcome = s.outcome()
    assert before is not None
    assert outcome is not None
    changes = ("tr-city-soviet", "tr-city-axis", "tr-eliminated-for-points", "tr-hq-driven-off", "tr-advances")
    assert any(event.key in changes for event in s.events or []) or before.winners == outcome.winners
    assert s.leading(0) is outcome


def test_the_rest_of_the_score_is_where_the_view_has_it() -> None:
    s = field(AT_END + UNITS)
    s.kills = 4
    params = goal(s, "points").said.params
    points = s.view(0)["vp"]
    assert (params["cities"], params["units"], params["hqs"]) == (points["cities"], points["units"], points["hq"])
