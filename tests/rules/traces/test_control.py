"""Who holds what: cities, crossing points, the airborne bridgehead."""

from __future__ import annotations

import pytest

from caposaldo.games.traces.io.files import load_setup
from caposaldo.games.traces.position import BOX, GONE
from caposaldo.games.traces.rules import control
from caposaldo.games.traces.setup import AXIS, SOVIET
from caposaldo.games.traces.state import TracesState
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.hexes import NOWHERE
from rules.traces.field import at, field, told, unit

MAP = '''
map = """
 . . . . . . . .
. . . c . . . .
 . . . . . . . .
. . . . . . . .
 . . . . . . . .
"""
axis_sources = ["0301"]
soviet_sources = ["0308"]
'''


def enter(s: TracesState, label: str, hex: str) -> None:
    """The unit comes into the hex and stops there."""
    s.listen()
    control.enter(s, unit(s, label), at(s, hex))
    control.settle(s)


def leave(s: TracesState, label: str) -> None:
    s.lift(unit(s, label), GONE)
    control.settle(s)


def held(s: TracesState) -> list[int]:
    """1 for every crossing point in Soviet hands."""
    return [int(n) for n in s.crossing]


# ---------------------------------------------------------------- cities
@pytest.mark.rule("8.1c")
def test_a_city_is_axis_until_a_soviet_unit_enters_and_stays_soviet_when_empty() -> None:
    s = field(MAP + '[units]\nS57 = "sov-rifle 0405"\n88 = "ger-inf 0401"\n')
    assert s.city[0] == AXIS
    enter(s, "S57", "0404")
    assert s.city[0] == SOVIET
    assert told(s) == ["tr-city-soviet"]
    enter(s, "S57", "0405")
    assert s.city[0] == SOVIET
    assert told(s) == []


@pytest.mark.rule("8.1c")
def test_a_city_comes_back_with_the_first_axis_unit() -> None:
    s = field(MAP + 'soviet_cities = ["0404"]\n[units]\n88 = "ger-inf 0403"\n')
    assert s.city[0] == SOVIET
    enter(s, "88", "0404")
    assert s.city[0] == AXIS


@pytest.mark.rule("8.1c")
def test_an_hq_takes_a_city_too() -> None:
    s = field(MAP + '[units]\nSteppe = "sov-hq 0405 range=5"\n')
    enter(s, "Steppe", "0404")
    assert s.city[0] == SOVIET


@pytest.mark.rule("8.1c")
def test_a_unit_placed_in_a_city_takes_it() -> None:
    s = field(MAP + '[units]\nS57 = "sov-rifle box entry=arrives group=1"\n88 = "ger-inf 0401"\n')
    enter(s, "S57", "0404")
    assert s.city[0] == SOVIET
    assert s.on_map(unit(s, "S57"))


# ---------------------------------------------------------------- crossing points
@pytest.mark.rule("12.3a")
def test_crossing_points_are_axis_at_first() -> None:
    s = field(MAP + 'crossings = ["0305", "0302"]\n[units]\n88 = "ger-inf 0401"\n')
    assert held(s) == [0, 0]
    assert control.crossings(s) == 0


@pytest.mark.rule("12.3d")
def test_a_soviet_unit_in_a_crossing_point_takes_it_as_it_goes_through() -> None:
    s = field(MAP + 'crossings = ["0304"]\n[units]\nS57 = "sov-rifle 0308"\n')
    control.enter(s, unit(s, "S57"), at(s, "0304"))
    assert held(s) == [1]
    assert (s.events or [])[-1].rule == "12.3d"


@pytest.mark.rule("12.3d")
@pytest.mark.parametrize(
    ("hex", "taken"), [("0307", 0), ("0306", 1), ("0305", 1), ("0505", 1), ("0506", 0), ("0105", 1)]
)
def test_two_hexes_are_near_enough(hex: str, taken: int) -> None:
    s = field(MAP + 'crossings = ["0304"]\n[units]\nS57 = "sov-rifle 0308"\n')
    enter(s, "S57", hex)
    assert held(s) == [taken]


@pytest.mark.rule("12.3d")
def test_an_hq_is_near_enough_too_and_an_axis_unit_takes_nothing() -> None:
    s = field(MAP + 'crossings = ["0304"]\n[units]\nSteppe = "sov-hq 0308 range=5"\n88 = "ger-inf 0301"\n')
    enter(s, "88", "0303")
    assert held(s) == [0]
    enter(s, "Steppe", "0306")
    assert held(s) == [1]


@pytest.mark.rule("12.3d")
def test_nearness_is_counted_straight_over_rivers_and_blocked_hexsides() -> None:
    s = field(
        MAP + 'major = ["0304/0305"]\nblocked = ["0305/0306"]\ncrossings = ["0304"]\n[units]\nS57 = "sov-rifle 0308"\n'
    )
    enter(s, "S57", "0306")
    assert held(s) == [1]


@pytest.mark.rule("12.3d")
@pytest.mark.parametrize("garrison", ["ger-inf 0304", "rom-inf 0304", "axis-hq 0304 range=5"])
def test_a_garrison_holds_a_crossing_point_until_it_leaves(garrison: str) -> None:
    s = field(MAP + f'crossings = ["0304"]\n[units]\nS57 = "sov-rifle 0308"\n88 = "{garrison}"\n')
    enter(s, "S57", "0305")
    assert held(s) == [0]
    enter(s, "88", "0303")
    assert held(s) == [1]


@pytest.mark.rule("12.3d")
def test_the_end_of_the_garrison_gives_up_a_crossing_point() -> None:
    s = field(MAP + 'crossings = ["0304"]\n[units]\nS57 = "sov-rifle 0305"\n88 = "ger-inf 0304"\n')
    control.settle(s)
    assert held(s) == [0]
    leave(s, "88")
    assert held(s) == [1]


@pytest.mark.rule("12.3f")
def test_a_crossing_point_once_soviet_stays_so() -> None:
    s = field(MAP + 'crossings = ["0304"]\n[units]\nS57 = "sov-rifle 0304"\n88 = "ger-inf 0301"\n')
    control.settle(s)
    enter(s, "S57", "0308")
    enter(s, "88", "0304")
    assert held(s) == [1]


KREMENCHUK = MAP + 'crossings = ["0304 guard=0404", "0303 guard=0404"]\n'


@pytest.mark.rule("12.3e")
def test_nearness_takes_no_guarded_crossing_point() -> None:
    s = field(KREMENCHUK + '[units]\nS57 = "sov-rifle 0308"\n')
    enter(s, "S57", "0305")
    enter(s, "S57", "0204")
    assert held(s) == [0, 0]


@pytest.mark.rule("12.3e")
@pytest.mark.parametrize("taker", ["sov-rifle 0405", "sov-hq 0405 range=5"])
def test_a_soviet_unit_in_the_guarding_city_takes_those_that_are_empty_each_by_itself(taker: str) -> None:
    s = field(KREMENCHUK + f'[units]\nS57 = "{taker}"\n88 = "ger-inf 0303"\n')
    control.settle(s)
    assert held(s) == [0, 0]
    enter(s, "S57", "0404")
    assert held(s) == [1, 0]
    leave(s, "88")
    assert held(s) == [1, 1]


@pytest.mark.rule("12.3e")
def test_axis_units_in_the_guarding_city_give_nothing_away() -> None:
    s = field(KREMENCHUK + '[units]\n88 = "ger-inf 0404"\n')
    control.settle(s)
    assert held(s) == [0, 0]


@pytest.mark.rule("12.3e")
def test_a_guarded_crossing_point_is_taken_by_entering() -> None:
    s = field(KREMENCHUK + '[units]\nS57 = "sov-rifle 0308"\n')
    enter(s, "S57", "0303")
    assert held(s) == [0, 1]
    assert (s.events or [])[-1].rule == "12.3e"


@pytest.mark.rule("12.3d", "12.3e")
@pytest.mark.example("E-12.3-near")
def test_the_example_of_nearness() -> None:
    """Turn 4: one Soviet unit two hexes from an empty crossing point, another next to a guarded one."""
    text = MAP + 'crossings = ["0105", "0304 guard=0404"]\n[units]\nS57 = "sov-rifle 0107"\nS58 = "sov-rifle 0403"\n'
    s = field(text, turn=4)
    control.settle(s)
    assert held(s) == [1, 0]


@pytest.mark.rule("12.3g")
@pytest.mark.parametrize(("turn", "expected"), [(6, [0, 0, 0]), (7, [1, 1, 0]), (8, [1, 1, 0])])
def test_in_the_last_turns_empty_crossing_points_are_soviet(turn: int, expected: list[int]) -> None:
    text = (
        MAP + 'crossings = ["0101", "0304 guard=0404", "0302"]\n[units]\nS57 = "sov-rifle 0308"\n88 = "ger-inf 0302"\n'
    )
    s = field(text, turn=turn)
    control.settle(s)
    assert held(s) == expected


@pytest.mark.rule("12.3f", "12.3g")
def test_what_is_gained_in_the_last_turns_stays_soviet() -> None:
    s = field(MAP + 'crossings = ["0302"]\n[units]\nS57 = "sov-rifle 0308"\n88 = "ger-inf 0301"\n', turn=7)
    control.settle(s)
    enter(s, "88", "0302")
    s.turn = 8
    control.settle(s)
    assert held(s) == [1]


@pytest.mark.rule("12.3b", "12.3c", "11.1e")
def test_the_airborne_operation_counts_as_a_crossing_point_to_the_end() -> None:
    s = field(
        MAP
        + 'crossings = ["0304", "0302"]\n[units]\nS57 = "sov-rifle 0304"\n88 = "ger-inf 0302"\nS18 = "sov-para 0108"\n'
    )
    control.settle(s)
    assert control.crossings(s) == 1
    s.landed, s.bridgehead = 1, at(s, "0107")
    assert control.crossings(s) == 2
    enter(s, "88", "0107")
    assert s.bridgehead == NOWHERE
    assert control.crossings(s) == 2 + held(s)[1]


@pytest.mark.rule("12.3a")
def test_the_six_crossing_points_of_the_map(race: TracesState) -> None:
    hexes = [race.setup.number_of(crossing.hex) for crossing in race.setup.crossings]
    assert sorted(hexes) == ["1230", "1826", "1827", "2223", "2520", "3019"]
    guards = [race.setup.number_of(crossing.guard) for crossing in race.setup.crossings if crossing.guard != NOWHERE]
    assert guards == ["1926", "1926"]


# ---------------------------------------------------------------- the bridgehead
@pytest.mark.rule("11.1e")
def test_an_axis_combat_unit_destroys_the_bridgehead_as_it_goes_through() -> None:
    s = field(MAP + '[units]\n88 = "rom-inf 0301"\n')
    s.landed, s.bridgehead = 1, at(s, "0303")
    control.enter(s, unit(s, "88"), at(s, "0303"))
    assert s.bridgehead == NOWHERE
    assert told(s) == ["tr-bridgehead-destroyed"]


@pytest.mark.rule("11.1e")
def test_neither_an_axis_hq_nor_a_soviet_unit_destroys_it() -> None:
    s = field(MAP + '[units]\n8A = "axis-hq 0301 range=5"\nS57 = "sov-rifle 0308"\n')
    s.landed, s.bridgehead = 1, at(s, "0303")
    control.enter(s, unit(s, "8A"), at(s, "0303"))
    assert s.bridgehead == at(s, "0303")
    s.lift(unit(s, "8A"), BOX)
    control.enter(s, unit(s, "S57"), at(s, "0303"))
    assert s.bridgehead == at(s, "0303")


@pytest.fixture
def race() -> TracesState:
    return campaign("race")


def campaign(scenario: str) -> TracesState:
    """A scenario that comes with the game, with its counters on their places."""
    s = TracesState(load_setup(scenario, {}), Dice("control"))
    s.lay_out()
    s.listen()
    return s
