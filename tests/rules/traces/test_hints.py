"""Reasons for actions, proposals for placements, chapters of a scenario."""

from __future__ import annotations

import pytest

from caposaldo.bots.advice import advise
from caposaldo.games.traces.game import GAME
from caposaldo.games.traces.rules.reinforcements import Arrivals
from caposaldo.games.traces.setup import AXIS, SOVIET
from caposaldo.games.traces.state import TracesState
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import State
from caposaldo.kernel.texts import texts
from rules.traces.field import do, field, fighting, moving, read, seat_of

PLAIN = '''
map = """
 . . . . . . . .
. . . . . . . .
 . . O . C f . .
. . . . . . . .
 . . . . . . . .
"""
axis_sources = ["0301"]
soviet_sources = ["0308"]
last_turn = 2
[units]
'''
FIGHT = (
    PLAIN
    + 'S1 = "sov-tank 0403"\nS2 = "sov-tank 0405"\nS3 = "sov-rifle 0203"\n88 = "ger-inf 0404"\n'
    + '75 = "ger-inf 0103"\n'
)


def why(s: TracesState, text: str) -> list[str]:
    return [message.key[7:] for message in GAME.reasons(s, seat_of(s, None), read(s, text))]


# ---------------------------------------------------------------- reasons
def test_a_city_is_a_reason_and_a_city_under_an_order_the_best_one() -> None:
    s = moving(field(PLAIN + 'S1 = "sov-tank 0404"\n88 = "ger-inf 0101"\n', turn=2), side=SOVIET)
    do(s, "take S1")
    assert why(s, "go 0303")[:2] == ["wins", "last-turn"]
    assert why(s, "go 0305")[0] == "city-points"
    assert why(s, "stop") == ["good-place"]


def test_back_in_command_and_out_of_the_zone_of_the_enemy() -> None:
    text = 'S1 = "sov-rifle 0202"\nFr = "sov-hq 0205 range=2"\n88 = "ger-inf 0101"\n'
    s = moving(field(PLAIN + text), "S1")
    do(s, "take S1")
    assert why(s, "go 0203")[0] == "command"
    assert "out-of-zone" in why(s, "go 0203")


def test_the_best_attack_is_named_and_units_join_for_a_better_column() -> None:
    s = fighting(field(FIGHT), side=SOVIET)
    assert "best-odds" in why(s, "attack 0404")
    do(s, "attack 0404", "join S1")
    assert why(s, "join S2") == ["better-column"]
    do(s, "join S2")
    assert why(s, "fight") == ["enough"]


def test_a_headquarters_is_chosen_for_the_units_it_commands() -> None:
    s = GAME.start("lesson", {}, "reasons")
    seat = s.waiting()[0]
    found = advise(GAME, s.resample(seat, Dice("hint")), seat)
    assert found[0].reasons[0].key == "tr-why-commands"
    assert texts("en").say(found[0].reasons[0], s).endswith("units in its command range")


# ---------------------------------------------------------------- proposals
def arriving(seed: str) -> TracesState:
    """The campaign when its first Soviet group arrives."""
    s = GAME.start("campaign", {}, seed)
    assert isinstance(s, TracesState)
    s.stack = s.stack[:1]
    s.groups = 1
    s.turn, s.phase = s.setup.first_turn, 3
    s.push(Arrivals())
    s.forget()
    return s


def placing(name: str, seed: str) -> State:
    return arriving(seed) if name == "arrivals" else GAME.start(name, {}, seed)


@pytest.mark.rule("3.0h", "11.1b")
@pytest.mark.parametrize("name", ["race", "campaign", "arrivals"])
@pytest.mark.parametrize("proposal", [0, 1, 2])
def test_a_proposal_places_everything_legally(name: str, proposal: int) -> None:
    for seed in ("a", "b", "c"):
        s = placing(name, seed)
        seat = s.waiting()[0]
        todo = s.todo(seat).pieces
        actions = GAME.propose(s.resample(seat, Dice(seed)), seat, proposal, Dice(seed))
        assert len(actions) == len(todo) > 1
        for action in actions:
            assert s.refusal(seat, action) is None
            s.apply(seat, action)
        assert GAME.proposals(s, seat) == []


@pytest.mark.parametrize("name", ["campaign", "arrivals"])
def test_proposals_differ_by_name_and_by_the_dice(name: str) -> None:
    s = placing(name, "differ")
    seat = s.waiting()[0]
    assert [message.key for message in GAME.proposals(s, seat)] == [
        "tr-propose-forward", "tr-propose-in-depth", "tr-propose-on-objectives",
    ]  # fmt: skip
    made = {}
    for proposal in range(3):
        for seed in "abcdef":
            found = GAME.propose(s, seat, proposal, Dice(seed))
            made[(proposal, seed)] = tuple(sorted(s.write_action(action) for action in found))
    assert made[(0, "a")] != made[(1, "a")]
    assert len(set(made.values())) > 3


def test_nobody_else_is_offered_a_proposal() -> None:
    s = GAME.start("campaign", {}, "nobody")
    assert GAME.proposals(s, SOVIET) == []
    assert GAME.proposals(GAME.start("lesson", {}, "nobody"), AXIS) == []


# ---------------------------------------------------------------- chapters
def test_a_scenario_leaves_chapters_out() -> None:
    lesson = GAME.start("lesson", {}, "chapters")
    campaign = GAME.start("campaign", {}, "chapters")
    left_out = ["okh", "stavka", "airborne", "negotiation", "orders"]
    assert not any(lesson.chapter_open(chapter) for chapter in left_out)
    assert all(campaign.chapter_open(chapter) for chapter in [*left_out, "crossings", "luftwaffe", "reinforcements"])
    assert not campaign.chapter_open("bids")
    assert lesson.chapter_open("combat")
