"""The story of recorded games: how each side stood, what turned the game, what was lost, how lucky the dice were."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from pathlib import Path
from statistics import mean, stdev

import pytest

from caposaldo.kernel import record as records
from caposaldo.kernel import registry
from caposaldo.kernel.game import Chance, Outcome, Roll
from caposaldo.kernel.replay import decisions_of, replay, replay_record, start
from caposaldo.lab.match import Players
from caposaldo.lab.story import (
    Shot,
    Story,
    Unfinished,
    curve_of,
    lead,
    luck_of,
    luck_word,
    shot_of,
    steps_of,
    story_of_record,
    tell_story,
)

GOLDEN = Path(__file__).parent.parent / "golden"
NAMES = [
    "battlegroups-ponte-greedy",
    "battlegroups-oder-mixed",
    "storms-the-square-greedy",
    "storms-first-shots-mixed",
    "traces-lesson-greedy",
    "traces-korsun-mixed",
    "upfront-the-crossroads-mixed",
    "upfront-two-patrols-greedy",
]


def read(name: str) -> records.Record:
    return records.load(str(GOLDEN / f"{name}.txt"))


@cache
def story(name: str) -> Story:
    return story_of_record(read(name))


@pytest.mark.parametrize("name", NAMES)
def test_the_last_standing_agrees_with_the_outcome(name: str) -> None:
    told = story(name)
    last = told.standing[-1]
    for seat, standing in enumerate(last):
        if told.outcome.winners:
            assert standing == (1000 if seat in told.outcome.winners else 0)
    assert lead(last) == (500 if not told.outcome.winners else last[0])
    assert len(told.standing) == len(read(name).decisions) + 1


@pytest.mark.parametrize("name", NAMES)
def test_turning_points_are_the_three_greatest_single_steps(name: str) -> None:
    """The last decision is left out: it is the end itself, and nothing can be replayed from there."""
    told = story(name)
    steps = [abs(step) for step in steps_of(told.standing)[:-1]]
    assert sorted((abs(point.swing) for point in told.turning), reverse=True) == sorted(steps, reverse=True)[:3]
    assert [point.decision for point in told.turning] == sorted({point.decision for point in told.turning})
    for point in told.turning:
        assert abs(point.swing) == steps[point.decision - 1]
        assert point.said.key


@pytest.mark.parametrize("name", NAMES)
def test_what_is_lost_is_what_the_last_state_lacks(name: str) -> None:
    told, last = story(name), replay_record(read(name))
    for side in {int(last.side_of(seat)) for seat in range(len(last.seats()))}:
        assert sorted(lost.piece for lost in told.lost if lost.side == side) == sorted(last.lost_pieces(side))
    assert all(1 <= lost.decision < len(told.standing) for lost in told.lost)


@pytest.mark.parametrize("name", NAMES)
def test_every_roll_has_odds_that_allow_what_came(name: str) -> None:
    state_rolls = rolls_of(name)
    assert state_rolls
    for roll in state_rolls:
        assert sum(Fraction(chance.ways, chance.of) for chance in roll.chances) == 1
        assert [chance for chance in roll.chances if chance.key == roll.came and chance.ways > 0], roll.came


def rolls_of(name: str) -> list[Roll]:
    state = start(read(name))
    found: list[Roll] = []
    state.rolls = []
    for step in replay(state, decisions_of(read(name))):
        found += step.state.rolls or []
        step.state.rolls = []
    return found


@pytest.mark.parametrize("name", NAMES)
def test_the_best_shot_was_the_least_likely_and_the_worst_the_most(name: str) -> None:
    told = story(name)
    open_shots = [shot for shot in told.shots if 0 < shot.works < 1]
    if told.best is not None:
        assert told.best.worked
        assert all(told.best.works <= shot.works for shot in open_shots if shot.worked)
    if told.worst is not None:
        assert not told.worst.worked
        assert all(told.worst.works >= shot.works for shot in open_shots if not shot.worked)


def test_a_game_that_goes_on_has_no_story() -> None:
    record = read("storms-first-shots-mixed")
    record.decisions = record.decisions[:-1]
    with pytest.raises(Unfinished):
        story_of_record(record)


def test_rolls_are_noted_only_for_those_who_count_them() -> None:
    assert replay_record(read("storms-first-shots-mixed")).rolls is None


# ---------------------------------------------------------------- luck
def shots(side: int, works: Fraction, worked: int, failed: int) -> list[Shot]:
    return [Shot(1, 1, side, "@unit/1", works, "", True, 0)] * worked + [
        Shot(1, 1, side, "@unit/1", works, "", False, 0)
    ] * failed


def test_luck_is_the_surplus_over_what_was_expected_in_standard_deviations() -> None:
    half = Fraction(1, 2)
    assert luck_of(0, shots(0, half, 4, 0)).score == pytest.approx(2.0)
    assert luck_of(0, shots(0, half, 2, 2)).score == 0
    assert luck_of(0, shots(0, half, 0, 4)).score == pytest.approx(-2.0)


def test_what_is_certain_is_no_luck() -> None:
    assert luck_of(0, shots(0, Fraction(1), 5, 0)) == luck_of(0, shots(1, Fraction(1, 2), 5, 0))


def test_a_result_that_hurts_both_is_no_success() -> None:
    roll = Roll(0, "@hex/1", [Chance("both", 1, 6, 0), Chance("good", 2, 6, 3), Chance("bad", 3, 6, -1)], "both")
    shot = shot_of(roll, 3, 0)
    assert not shot.worked
    assert shot.works == Fraction(1, 3)


@pytest.mark.parametrize(
    ("score", "word"),
    [
        (0.0, "even"),
        (-0.49, "even"),
        (0.8, "a-little-lucky"),
        (1.4, "lucky"),
        (-1.4, "unlucky"),
        (-2.1, "very-unlucky"),
    ],
)
def test_luck_in_words(score: float, word: str) -> None:
    assert luck_word(score) == word


# Scenarios with many rolls, and how many games of them.
PLAYED = {
    "battlegroups": ("ponte", 3),
    "storms": ("the-square", 5),
    "traces": ("korsun", 2),
    "upfront": ("two-patrols", 10),
}


@pytest.mark.parametrize("game", sorted(PLAYED))
def test_over_many_games_the_dice_are_neither_lucky_nor_unlucky(game: str) -> None:
    """The odds that are noted are those of the dice: within 4 standard deviations, as the number of games allows."""
    scenario, games = PLAYED[game]
    scores = [score for number in range(games) for score in luck_of_match(game, scenario, f"luck-{number}")]
    assert len(scores) >= games
    assert abs(mean(scores)) < 4 / len(scores) ** 0.5
    assert abs(stdev(scores) - 1) < 4 / (2 * len(scores)) ** 0.5


def luck_of_match(game: str, scenario: str, seed: str) -> list[float]:
    found = registry.game(game)
    state = found.start(scenario, {}, seed)
    state.quiet()
    state.rolls = []
    players = Players(found, ["greedy", "greedy"], seed)
    while state.outcome() is None:
        players.decide(state)
    rolled = [shot_of(roll, 1, 0) for roll in state.rolls]
    lucks = [luck_of(side, rolled) for side in (0, 1)]
    return [luck.score for luck in lucks if luck.rolls >= 5]


# ---------------------------------------------------------------- who did it, and how it ended
def test_losses_tell_what_attacked() -> None:
    lost = {one.piece: one for one in story("battlegroups-oder-mixed").lost}
    assert lost["@unit/39"].by == "@unit/7"  # a direct shot
    assert lost["@unit/41"].by == ""  # it went off the table by itself
    assert {one.by for one in story("storms-the-square-greedy").lost} <= {f"@unit/{number}" for number in range(14)}
    assert [one.by for one in story("upfront-the-crossroads-mixed").lost if one.by.startswith("@group/")]
    assert [one.by for one in story("traces-korsun-mixed").lost if one.by.startswith("@unit/")]


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_lost_to_its_own_side(name: str) -> None:
    """What attacked is no piece that the same side has lost."""
    told = story(name)
    pieces = {(one.side, one.piece) for one in told.lost}
    assert not [one for one in told.lost if (one.side, one.by) in pieces]


def test_the_goals_of_both_sides_are_told_with_their_secrets() -> None:
    told = story("storms-the-square-greedy")
    assert {goal.side for goal in told.goals} == {0, 1}


def test_a_game_that_was_given_up_has_a_story() -> None:
    """Its last decision is no end of the game: it can be a turning point, too."""
    record = read("storms-first-shots-mixed")
    record.decisions = record.decisions[:-1]
    agreed = Outcome([1], "", "web-outcome-resigned")
    told = tell_story(registry.game(record.game), start(record), decisions_of(record), agreed)
    assert told.outcome is agreed
    steps = [abs(step) for step in steps_of(told.standing)]
    assert len(told.standing) == len(record.decisions) + 1
    assert sorted((abs(point.swing) for point in told.turning), reverse=True) == sorted(steps, reverse=True)[:3]


@pytest.mark.parametrize("name", NAMES)
def test_the_curves_of_two_seats_mirror_each_other(name: str) -> None:
    one, other = (curve_of(story(name), seat) for seat in (0, 1))
    assert one == [lead(row) for row in story(name).standing]
    assert all(abs(a + b - 1000) <= 1 for a, b in zip(one, other, strict=True))
