"""The Luftwaffe: 7.0, 4.1, 4.3z, 10.2h, 10.3b."""

from __future__ import annotations

import pytest

from caposaldo.games.traces import sequence
from caposaldo.games.traces.action import Action
from caposaldo.games.traces.rules import combat_results, luftwaffe
from caposaldo.games.traces.rules.luftwaffe import DEFENSIVE, OFFENSIVE, Air
from caposaldo.games.traces.setup import AXIS, SOVIET
from caposaldo.games.traces.state import TracesState
from caposaldo.games.traces.verbs import PASS, SUPPORT
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import EVERYBODY
from rules.traces.field import do, field, fighting, offered, told, unit, where, why
from rules.traces.words import check_words

PLAIN = """
map = '''
   . . . . . .
  . . . . . .
   . . {} . . .
  . . . . . .
   . . . . . .
'''
crossings = ["0101", "0102", "0103", "0104", "0105", "0106"]
axis_sources = ["0101"]
soviet_sources = ["0506"]
[units]
"""
PANZER_ATTACK = "R = 'sov-gcav 0303'\nP = 'ger-pz 0203'"
SOVIET_ATTACK = "88 = 'ger-inf 0303'\nT = 'sov-tank 0203'"


def air(units: str, side: int, wings: tuple[int, int], rolls: list[int] | None = None, mark: str = ".") -> TracesState:
    """That side has declared its attack on 0303 with what it has next to it."""
    s = field(PLAIN.format(mark) + units, rolls=rolls)
    fighting(s, side=side)
    s.wings[OFFENSIVE], s.wings[DEFENSIVE] = wings
    do(s, "attack 0303")
    while "fight" not in offered(s):
        do(s, offered(s)[0])
    do(s, "fight")
    return s


def rolled(s: TracesState) -> dict[str, int | str]:
    return next(event.params for event in s.events or [] if event.key.startswith("tr-roll"))


# ---------------------------------------------------------------- drawing
@pytest.mark.rule("4.1", "7.0b")
@pytest.mark.parametrize(("crossings", "markers"), list(enumerate([1, 1, 2, 2, 3, 3, 4, 4])))
def test_the_axis_draws_as_many_markers_as_the_crossing_points_allow(crossings: int, markers: int) -> None:
    s = field(PLAIN.format(".") + SOVIET_ATTACK)
    for i in range(min(crossings, 6)):
        s.crossing[i] = 1
    s.landed = 1 if crossings == 7 else 0
    luftwaffe.reorganise(s)
    assert luftwaffe.in_hand(s) == markers
    assert s.wings[OFFENSIVE] <= 2
    assert s.wings[DEFENSIVE] <= 2


@pytest.mark.rule("4.1")
def test_every_turn_begins_with_the_luftwaffe() -> None:
    s = field(PLAIN.format(".") + "88 = 'ger-inf 0303'")
    sequence.start_turn(s)
    assert luftwaffe.in_hand(s) == 1
    assert "tr-wings" in told(s)


@pytest.mark.rule("7.0b")
def test_the_sorts_of_the_markers_are_left_to_chance() -> None:
    found = set()
    for seed in range(40):
        s = field(PLAIN.format(".") + SOVIET_ATTACK)
        s.crossing[0] = s.crossing[1] = 1
        s.dice = Dice(str(seed))
        luftwaffe.reorganise(s)
        found.add((int(s.wings[OFFENSIVE]), int(s.wings[DEFENSIVE])))
    assert found == {(2, 0), (1, 1), (0, 2)}


@pytest.mark.rule("7.0b")
def test_everybody_learns_the_number_and_the_axis_alone_the_sorts() -> None:
    s = field(PLAIN.format(".") + SOVIET_ATTACK)
    luftwaffe.reorganise(s)
    audiences = {event.key: (event.audience, set(event.params)) for event in s.events or []}
    assert audiences == {
        "tr-wings": (EVERYBODY, {"count"}),
        "tr-wings-drawn": (1 << AXIS, {"offensive", "defensive"}),
    }
    for event in s.events or []:
        check_words(event)


@pytest.mark.rule("7.0e", "4.3z")
def test_unused_markers_go_back_to_the_box_when_the_action_phase_is_over() -> None:
    s = field(PLAIN.format(".") + SOVIET_ATTACK, turn=2)
    s.wings[OFFENSIVE] = 2
    s.wings[DEFENSIVE] = 1
    sequence.next_step(s)
    assert (int(s.wings[OFFENSIVE]), int(s.wings[DEFENSIVE])) == (0, 0)


# ---------------------------------------------------------------- use
@pytest.mark.rule("7.0a")
@pytest.mark.parametrize(("units", "side"), [(PANZER_ATTACK, AXIS), (SOVIET_ATTACK, SOVIET)])
def test_the_axis_alone_is_asked_whoever_attacks(units: str, side: int) -> None:
    assert air(units, side, (1, 1)).waiting() == [AXIS]


@pytest.mark.rule("7.0c", "10.1")
def test_a_marker_is_committed_after_the_ratio_and_before_the_roll() -> None:
    s = air(PANZER_ATTACK, AXIS, (1, 0), [1])
    assert "tr-battle" in told(s)
    assert s.dice.used == 0
    do(s, "support")
    assert told(s)[:2] == ["tr-air-offensive", "tr-roll"]


@pytest.mark.rule("7.0c")
def test_a_used_marker_is_of_no_more_use_this_turn() -> None:
    s = air(PANZER_ATTACK, AXIS, (2, 1), [1])
    do(s, "support")
    assert (int(s.wings[OFFENSIVE]), int(s.wings[DEFENSIVE])) == (1, 1)
    assert int(s.wings_used[OFFENSIVE]) == 1
    s = air(SOVIET_ATTACK, SOVIET, (2, 1), [1])
    do(s, "support")
    assert (int(s.wings[OFFENSIVE]), int(s.wings[DEFENSIVE])) == (2, 0)
    assert int(s.wings_used[DEFENSIVE]) == 1


@pytest.mark.rule("7.0c")
def test_there_is_one_marker_at_most_in_a_combat() -> None:
    s = air(PANZER_ATTACK, AXIS, (2, 2), [1])
    do(s, "support")
    assert all(not isinstance(frame, Air) for frame in s.stack)


@pytest.mark.rule("7.0c")
def test_nobody_is_asked_when_no_marker_is_left() -> None:
    s = air(SOVIET_ATTACK, SOVIET, (0, 0), [2])
    assert all(not isinstance(frame, Air) for frame in s.stack)
    assert "tr-roll" in told(s)


@pytest.mark.rule("7.0d", "10.2h")
@pytest.mark.example("E-7.0-offensive")
def test_an_offensive_marker_moves_an_attack_from_two_to_one_to_four_to_one() -> None:
    s = air(PANZER_ATTACK, AXIS, (1, 0), [1])
    do(s, "support")
    assert rolled(s)["column"] == 4
    s = air(PANZER_ATTACK, AXIS, (1, 0), [1])
    do(s, "pass")
    assert rolled(s)["column"] == 2


@pytest.mark.rule("7.0f", "10.3b")
@pytest.mark.example("E-7.0-defensive")
@pytest.mark.parametrize(("roll", "counted"), [(4, 2), (1, 1), (2, 1), (3, 1), (6, 4)])
def test_a_defensive_marker_takes_two_off_the_roll_but_never_below_one(roll: int, counted: int) -> None:
    assert combat_results.row_of(roll, -2) == counted
    s = air(SOVIET_ATTACK, SOVIET, (0, 1), [roll])
    do(s, "support")
    told = rolled(s)
    assert (told["roll"], told.get("counted", told["roll"])) == (roll, counted)
    column = {1: "A1", 2: "NE", 4: "EX"}[counted]
    assert told["result"] == f"@tr-result-{column}"


@pytest.mark.rule("7.0d", "7.0f")
@pytest.mark.parametrize(
    ("units", "side", "wings", "rule"),
    [(PANZER_ATTACK, AXIS, (0, 2), "7.0d"), (SOVIET_ATTACK, SOVIET, (2, 0), "7.0f")],
)
def test_the_wrong_sort_is_of_no_use_but_the_axis_is_asked_all_the_same(
    units: str, side: int, wings: tuple[int, int], rule: str
) -> None:
    s = air(units, side, wings, [2])
    assert offered(s) == ["pass"]
    refusal = why(s, "support")
    assert refusal is not None
    assert refusal.rule == rule
    check_words(refusal)


@pytest.mark.rule("10.2j")
def test_the_luftwaffe_does_not_make_an_attack_legal() -> None:
    s = field(PLAIN.format("C") + "R = 'sov-rifle 0303'\nP = 'ger-pz 0203'")
    fighting(s, side=AXIS)
    s.wings[OFFENSIVE] = 2
    assert offered(s) == ["end"]


@pytest.mark.rule("10.3b")
def test_the_soviets_see_the_same_whatever_the_axis_holds() -> None:
    """Asked or not, told or not: it may depend on the number alone."""
    seen = []
    for wings in [(1, 0), (0, 1)]:
        s = air(SOVIET_ATTACK, SOVIET, wings, [2])
        events = [(e.key, e.params) for e in s.events or [] if e.seen_by(SOVIET)]
        do(s, "pass")
        events += [(e.key, e.params) for e in s.events or [] if e.seen_by(SOVIET)]
        seen.append(events)
    assert seen[0] == seen[1]


def test_options_and_refusals_agree() -> None:
    for units, side in [(PANZER_ATTACK, AXIS), (SOVIET_ATTACK, SOVIET)]:
        for wings in [(1, 0), (0, 1), (1, 1)]:
            s = air(units, side, wings, [2])
            legal = s.top().options(s, AXIS)
            for kind in (SUPPORT, PASS):
                listed = any(a.verb == kind for a in legal)
                assert (s.top().refuse(s, AXIS, Action(kind)) is None) == listed
            assert where(s, s.setup.labels[0]) == "0303"
            assert unit(s, s.setup.labels[0]) == 0
