"""Victory: points, the end of a turn, cities under an order."""

from __future__ import annotations

import pytest

from caposaldo.games.traces.position import GONE
from caposaldo.games.traces.rules import control, losses, victory
from caposaldo.games.traces.sequence import next_step
from caposaldo.games.traces.setup import SOVIET
from caposaldo.games.traces.state import TracesState
from rules.traces.field import at, do, field, fighting, offered, told, unit, where

MAP = '''
map = """
 C C C C C C C c
. . . . . . . .
 . . . . . . . .
. . . . . . . .
 . . . . . . . .
"""
axis_sources = ["0301"]
soviet_sources = ["0308"]
breakthrough = ["0101", "0102"]
'''
RACE = MAP + 'last_turn = 4\ntarget = 50\ncount = "end"\n'
CAMPAIGN = MAP + 'last_turn = 8\ntarget = 65\ncount = "every-turn"\n'


def give(s: TracesState, cities: int) -> None:
    """So many major cities are in Soviet hands."""
    for i in range(cities):
        s.city[i] = SOVIET


def ended(s: TracesState) -> str:
    """The turn ends: who wins by which rule, or nothing."""
    s.listen()
    victory.end_of_turn(s)
    if s.result is None:
        return ""
    return f"{['axis', 'soviet'][s.result.winners[0]]} {s.result.rule}"


# ---------------------------------------------------------------- points
@pytest.mark.rule("13.2b", "13.3b")
def test_major_cities_count_eight_points_each_and_others_nothing() -> None:
    s = field(CAMPAIGN + '[units]\n88 = "ger-inf 0401"\n')
    assert victory.points(s) == 0
    give(s, 3)
    s.city[7] = SOVIET
    assert victory.points(s) == 24


@pytest.mark.rule("13.2b", "13.3b")
@pytest.mark.parametrize(
    ("type", "worth"),
    [("ger-pz", 2), ("ger-sspz", 2), ("ger-pzg", 1), ("ger-inf", 1), ("ger-sec", 1), ("rom-inf", 0), ("hun-lt", 0),
     ("sov-tank", 0), ("sov-rifle", 0)],
)  # fmt: skip
def test_a_unit_destroyed_counts_for_good(type: str, worth: int) -> None:
    s = field(CAMPAIGN + f'[units]\n88 = "{type} 0401"\n')
    losses.eliminate(s, unit(s, "88"), "10.3c")
    assert victory.points(s) == worth


@pytest.mark.rule("13.2b", "13.3b", "2.3f")
@pytest.mark.parametrize(("hq", "price"), [("axis-hq", 2), ("sov-hq", -2)])
def test_relocations_count(hq: str, price: int) -> None:
    s = field(CAMPAIGN + f'[units]\nHQ = "{hq} 0308 range=5"\n')
    losses.eliminate(s, unit(s, "HQ"), "10.3d")
    assert victory.points(s) == price


@pytest.mark.rule("13.2b", "13.3b")
def test_each_soviet_combat_unit_in_a_breakthrough_hex_counts_five_while_it_is_there() -> None:
    s = field(
        CAMPAIGN
        + """
    [units]
    S57 = "sov-rifle 0101"
    S58 = "sov-rifle 0101"
    S59 = "sov-rifle 0102"
    Steppe = "sov-hq 0102 range=5"
    S60 = "sov-rifle 0103"
    """
    )
    assert victory.points(s) == 15
    control.enter(s, unit(s, "S59"), at(s, "0103"))
    assert victory.points(s) == 10


@pytest.mark.rule("13.2b", "13.3b")
def test_axis_units_in_a_breakthrough_hex_count_nothing() -> None:
    s = field(CAMPAIGN + '[units]\n88 = "ger-inf 0101"\n')
    assert victory.points(s) == 0


@pytest.mark.rule("13.3c")
def test_a_unit_cut_off_in_a_breakthrough_hex_counts_nothing_and_lives() -> None:
    text = CAMPAIGN + 'blocked = ["0101/0102", "0101/0201", "0101/0202"]\n[units]\nS57 = "sov-rifle 0101"\n'
    s = field(text, turn=3)
    assert victory.points(s) == 0
    assert ended(s) == ""
    assert s.on_map(unit(s, "S57"))


@pytest.mark.rule("13.2b", "13.3b")
def test_cities_count_only_while_they_are_held() -> None:
    s = field(CAMPAIGN + '[units]\n88 = "ger-inf 0401"\n')
    give(s, 2)
    control.enter(s, unit(s, "88"), at(s, "0501"))
    assert victory.points(s) == 8


@pytest.mark.rule("13.3b", "13.3a")
@pytest.mark.example("E-13-vp")
def test_the_example_of_victory_points() -> None:
    lines = [f'P{i} = "ger-pz 040{i}"' for i in (1, 2)] + [f'I{i} = "ger-inf 020{i}"' for i in range(1, 6)]
    lines += [f'R{i} = "rom-inf 030{i}"' for i in (1, 2, 3)] + [
        '8A = "axis-hq 0101 range=5"',
        'Steppe = "sov-hq 0408 range=5"',
    ]
    s = field(CAMPAIGN + "[units]\n" + "\n".join(lines) + "\n")
    give(s, 7)
    for u in range(int(s.setup.count())):
        losses.eliminate(s, u, "10.3c")
    assert victory.points(s) == 65
    assert [int(link.value) for link in victory.chain(s).links] == [56, 9, 0, 0]
    assert ended(s) == "soviet 13.3a"


# ---------------------------------------------------------------- the end of a turn
@pytest.mark.rule("13.0", "13.2a", "4.4.1")
@pytest.mark.parametrize(("turn", "kills", "expected"), [(3, 60, ""), (4, 49, "axis 13.2a"), (4, 50, "soviet 13.2a")])
def test_the_race_is_decided_at_the_end_of_its_last_turn(turn: int, kills: int, expected: str) -> None:
    s = field(RACE + '[units]\n88 = "ger-inf 0401"\n', turn=turn)
    s.kills = kills
    assert ended(s) == expected


@pytest.mark.rule("13.3a", "4.4.1")
@pytest.mark.parametrize(
    ("turn", "kills", "expected"),
    [
        (1, 64, ""),
        (1, 65, "soviet 13.3a"),
        (7, 64, ""),
        (7, 66, "soviet 13.3a"),
        (8, 64, "axis 13.3a"),
        (8, 65, "soviet 13.3a"),
    ],
)
def test_the_campaign_is_looked_at_every_turn(turn: int, kills: int, expected: str) -> None:
    s = field(CAMPAIGN + '[units]\n88 = "ger-inf 0401"\n', turn=turn)
    s.kills = kills
    assert ended(s) == expected


@pytest.mark.rule("13.2c", "13.3c")
@pytest.mark.parametrize(("text", "turn", "points"), [(RACE, 4, 2), (CAMPAIGN, 8, 2), (RACE, 3, 0), (CAMPAIGN, 7, 0)])
def test_units_cut_off_when_the_game_ends_count_as_eliminated_but_hqs_do_not(text: str, turn: int, points: int) -> None:
    pocket = 'blocked = ["0101/0102", "0101/0201", "0101/0202"]\n[units]\n17Pz = "ger-pz 0101"\n'
    s = field(text + pocket + '8A = "axis-hq 0101 range=5"\n88 = "ger-inf 0401 isolated"\n', turn=turn)
    ended(s)
    assert victory.points(s) == points
    assert s.place[unit(s, "17Pz")] == GONE or points == 0
    assert s.on_map(unit(s, "8A"))
    assert s.on_map(unit(s, "88"))


@pytest.mark.rule("13.2c")
def test_soviet_units_cut_off_at_the_end_do_not_count_for_breakthrough() -> None:
    text = (
        RACE
        + 'blocked = ["0101/0102", "0101/0201", "0101/0202"]\n[units]\nS57 = "sov-rifle 0101"\nS58 = "sov-rifle 0102"\n'
    )
    s = field(text, turn=4)
    ended(s)
    assert victory.points(s) == 5
    assert s.place[unit(s, "S57")] == GONE


@pytest.mark.rule("13.2c", "13.3c")
def test_all_lines_are_traced_before_the_first_unit_goes() -> None:
    """Two units that cut each other off go both, though the end of one would open the line of the other."""
    corridor = MAP.replace(". . . . . . . .", "~ ~ ~ ~ ~ ~ ~ ~").replace("C C C C C C C c", ". . . . . . . .")
    text = corridor.replace('["0301"]', '["0508"]').replace('["0308"]', '["0501"]').replace('["0101", "0102"]', "[]")
    s = field(
        text + 'last_turn = 4\n[units]\n17Pz = "ger-pz 0503"\nS57 = "sov-rifle 0505"\nS58 = "sov-rifle 0506"\n', turn=4
    )
    ended(s)
    assert [s.on_map(unit(s, label)) for label in ("17Pz", "S57", "S58")] == [False, False, False]


@pytest.mark.rule("4.4", "4.4.2")
def test_the_turn_marker_moves_on_until_the_last_turn_is_over() -> None:
    s = field(RACE + '[units]\n88 = "ger-inf 0401"\n', turn=3)
    s.stack = s.stack[:1]
    next_step(s)
    assert (s.turn, s.result) == (3, None)
    assert told(s)[-1] == "tr-points-now"
    next_step(s)
    assert s.turn == 4
    s.kills = 3
    s.phase = 3
    s.stack = s.stack[:1]
    next_step(s)
    assert s.result is not None
    assert s.turn == 4


@pytest.mark.rule("13.2a", "13.3a")
@pytest.mark.parametrize(("winner", "kills"), [(0, 65), (1, 10)])
def test_the_seat_that_plays_the_side_wins(winner: int, kills: int) -> None:
    """After a bid the seats may have changed sides (14.1); the bid is the target."""
    s = field(CAMPAIGN + '[units]\n88 = "ger-inf 0401"\n', turn=8)
    s.seat[0], s.seat[1] = 1, 0
    s.kills = kills
    victory.end_of_turn(s)
    assert s.result is not None
    assert s.result.winners == [winner]


@pytest.mark.rule("14.1")
def test_a_bid_takes_the_place_of_the_target() -> None:
    s = field(CAMPAIGN + '[units]\n88 = "ger-inf 0401"\n', turn=2)
    s.kills, s.target = 40, 40
    assert ended(s) == "soviet 13.3a"


# ---------------------------------------------------------------- cities under an order
ORDERED = MAP.replace("C C C C C C C c", "O C . . . . . .")


@pytest.mark.rule("12.2d", "13.0", "13.1")
def test_a_city_under_an_order_that_falls_ends_the_game_at_once() -> None:
    s = field(ORDERED + '[units]\nS57 = "sov-rifle 0401"\n88 = "ger-inf 0301"\n')
    control.enter(s, unit(s, "S57"), at(s, "0501"))
    assert s.result is not None
    assert (s.result.winners, s.result.rule) == ([1], "12.2d")
    assert s.waiting() == []


@pytest.mark.rule("12.2d", "13.1")
def test_even_an_hq_wins_the_game_by_entering_it() -> None:
    s = field(ORDERED + '[units]\nSteppe = "sov-hq 0401 range=5"\n')
    control.enter(s, unit(s, "Steppe"), at(s, "0501"))
    assert s.result is not None


@pytest.mark.rule("12.2c", "12.2d")
def test_a_city_whose_order_was_lifted_is_like_any_other() -> None:
    s = field(ORDERED + '[units]\nS57 = "sov-rifle 0401"\n')
    s.order[s.setup.city_at[at(s, "0501")]] = 0
    control.enter(s, unit(s, "S57"), at(s, "0501"))
    assert s.result is None
    assert victory.points(s) == 8


@pytest.mark.rule("12.2d")
def test_a_major_city_without_an_order_does_not_end_the_game() -> None:
    s = field(ORDERED + '[units]\nS57 = "sov-rifle 0402"\n')
    control.enter(s, unit(s, "S57"), at(s, "0502"))
    assert s.result is None


# A lane between two coasts: from 0204 the only way back leads through 0205, a city.
LANE = """
map = '''
   ~ ~ ~ ~ ~ ~ ~ ~
  . . . . O . . .
   ~ ~ ~ ~ ~ ~ ~ ~
'''
axis_sources = ["0201"]
soviet_sources = ["0208"]
[units]
1Pz = "ger-sspz 0203"
2Pz = "ger-sspz 0203"
S57 = "sov-rifle 0204"
"""


def beaten_back(text: str, roll: int, lifted: bool = False) -> TracesState:
    """The panzers attack S57 at 4-1; on a 3 it retreats one hex, on a 4 two."""
    s = fighting(field(text, rolls=[roll]), "1Pz", "2Pz")
    if lifted:
        s.order[0] = 0
    do(s, "attack 0204", "join 1Pz", "join 2Pz", "fight")
    return s


@pytest.mark.rule("12.2d", "8.1c", "10.4a")
@pytest.mark.parametrize(("roll", "end"), [(3, "0205"), (4, "0206")])
def test_a_corps_beaten_back_into_an_empty_city_under_an_order_wins_the_game(roll: int, end: str) -> None:
    """A retreat enters a hex like any move (8.1c), and a city that is only passed has been entered too."""
    s = beaten_back(LANE, roll)
    (only,) = offered(s)
    do(s, only)
    assert "tr-city-soviet" in told(s)
    assert s.result is not None
    assert (s.result.winners, s.result.rule) == ([SOVIET], "12.2d")
    assert s.waiting() == []
    assert where(s, "S57") == end


@pytest.mark.rule("12.2d", "12.2c")
def test_once_the_order_is_lifted_the_retreat_only_takes_the_city() -> None:
    s = beaten_back(LANE, 3, lifted=True)
    do(s, *offered(s))
    assert s.result is None
    assert s.city[0] == SOVIET
    assert victory.points(s) == 8


@pytest.mark.rule("12.2d", "10.4e")
@pytest.mark.parametrize(("source", "ends"), [("0206", {"0204"}), ("0305", {"0204", "0303"})])
def test_a_city_under_an_order_makes_no_path_better_or_worse(source: str, ends: set[str]) -> None:
    """0303 is the city. If it leads astray the corps may not choose it, if it is as good as another way it may."""
    s = field(
        f"""
        map = '''
           . . O . . .
          . . . . . .
           . . . . . .
        '''
        axis_sources = ["0101"]
        soviet_sources = ["{source}"]
        [units]
        1Pz = "ger-sspz 0202"
        2Pz = "ger-sspz 0202"
        S57 = "sov-rifle 0203"
        """,
        rolls=[3],
    )
    fighting(s, "1Pz", "2Pz")
    do(s, "attack 0203", "join 1Pz", "join 2Pz", "fight")
    assert {text.split()[-1] for text in offered(s)} == ends
