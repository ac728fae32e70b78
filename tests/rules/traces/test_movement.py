"""Movement (9.0 to 9.4): who moves, what it costs, rivers, swamps, roads and zones of control."""

from __future__ import annotations

import pytest

from caposaldo.games.traces.position import MOVED
from caposaldo.games.traces.rules import reach, walk
from caposaldo.games.traces.rules.walk import Walk
from caposaldo.games.traces.setup import AXIS, SOVIET
from caposaldo.games.traces.state import TracesState
from rules.traces.field import at, costs, do, field, moving, offered, told, top, unit, where, why

LINE = 'map = ". . . . . . . . . ."\n'


def taken(text: str, label: str = "88", *others: str) -> TracesState:
    """The unit has been chosen and is about to move; others may follow."""
    s = moving(field(text), label, *others)
    do(s, f"take {label}")
    return s


def cost(s: TracesState, hex: str) -> int | None:
    """Half points to the hex for the unit that is moving; None if it is out of reach."""
    return costs(s, top(s, Walk)).get(at(s, hex))


def needs(s: TracesState, hex: str) -> tuple[str, str, str]:
    """Rule of the refusal, points needed, points left."""
    refusal = why(s, f"go {hex}")
    assert refusal is not None
    return refusal.rule, str(refusal.params.get("needs", "")), str(refusal.params.get("left", ""))


def rule_of(s: TracesState, text: str) -> str:
    refusal = why(s, text)
    return "" if refusal is None else refusal.rule


# ---------------------------------------------------------------- who moves
@pytest.mark.rule("9.0a")
def test_only_activated_units_move_one_at_a_time_and_once() -> None:
    s = moving(field(LINE + '[units]\n88 = "ger-inf 0101"\n89 = "ger-inf 0103"\n90 = "ger-inf 0105"'), "88", "89")
    assert offered(s) == ["take 88", "take 89", "end"]
    assert rule_of(s, "take 90") == "9.0a"
    do(s, "take 88")
    assert rule_of(s, "take 89") == "4.0", "the first move is not over"
    do(s, "go 0102", "stop")
    assert offered(s) == ["take 89", "end"]
    assert rule_of(s, "take 88") == "9.0a"


@pytest.mark.rule("9.0a")
def test_units_of_the_other_side_and_units_off_the_map_do_not_move() -> None:
    s = moving(
        field(LINE + '[units]\n88 = "ger-inf 0101"\n89 = "ger-inf box entry=bought class=IR"\nS57 = "sov-rifle 0106"'),
        "88",
    )
    assert rule_of(s, "take S57") == "9.0a"
    assert rule_of(s, "take 89") == "9.0a"


@pytest.mark.rule("9.0a")
def test_each_unit_chooses_normal_or_strategic_movement_for_itself() -> None:
    road = 'roads = ["0101 0102 0103 0104 0105 0106 0107 0108 0109 0110"]\n'
    s = moving(field(LINE + road + '[units]\n88 = "ger-inf 0101"\n89 = "ger-inf 0101"'))
    do(s, "take 88", "go 0109", "stop", "take 89", "go 0103", "stop")
    assert (where(s, "88"), where(s, "89")) == ("0109", "0103")


def test_a_unit_that_stays_where_it_is_has_moved() -> None:
    s = taken(LINE + '[units]\n88 = "ger-inf 0101"\n89 = "ger-inf 0103"', "88", "89")
    do(s, "stop")
    assert told(s) == ["tr-stays"]
    assert s.has(unit(s, "88"), MOVED)


# ---------------------------------------------------------------- limits
@pytest.mark.rule("9.0b")
def test_a_unit_stays_on_the_map_and_crosses_no_blocked_hexside() -> None:
    s = taken('map = ". . . ~"\nblocked = ["0102/0103"]\n[units]\n88 = "ger-inf 0102"')
    assert offered(s) == ["go 0101", "stop"]
    assert rule_of(s, "go 0103") == "9.0b"
    assert rule_of(s, "go 0104") == "9.0b"


@pytest.mark.rule("9.0b", "5.0e")
def test_a_unit_does_not_enter_a_hex_with_enemies_not_even_to_pass() -> None:
    s = taken(LINE + '[units]\n88 = "ger-pz 0103"\nS57 = "sov-rifle 0105"')
    assert sorted(offered(s)) == ["go 0101", "go 0102", "go 0104", "stop"]
    assert rule_of(s, "go 0105") == "5.0e"
    assert rule_of(s, "go 0106") == "9.0b", "there is no other way"


@pytest.mark.rule("9.0b", "5.0a", "5.0b")
def test_a_unit_passes_through_a_full_hex_but_does_not_end_there() -> None:
    s = taken(LINE + '[units]\n88 = "ger-inf 0101"\n1Rom = "rom-inf 0102"\n2Rom = "rom-inf 0102 reduced"')
    assert "go 0103" in offered(s)
    assert "go 0102" not in offered(s)
    assert rule_of(s, "go 0102") == "5.0b"
    do(s, "go 0103")
    assert where(s, "88") == "0103"


# ---------------------------------------------------------------- normal movement
@pytest.mark.rule("9.1a")
def test_a_unit_spends_what_it_likes_and_pays_for_the_terrain() -> None:
    s = taken('map = ". . f r . ."\n[units]\n88 = "ger-inf 0101"')
    assert [cost(s, h) for h in ("0102", "0103", "0104", "0105")] == [2, 6, 10, None]
    assert needs(s, "0105") == ("9.1a", "6", "5")


@pytest.mark.rule("9.1a")
def test_points_not_spent_in_one_step_serve_the_next_until_the_unit_stops() -> None:
    s = taken(LINE + '[units]\n88 = "ger-inf 0101"')
    do(s, "go 0103")
    assert needs(s, "0107") == ("9.1a", "4", "3")
    do(s, "go 0106")
    assert where(s, "88") == "0106"
    assert not isinstance(s.top(), Walk), "nothing is left, so the move is over"


@pytest.mark.rule("9.1a")
def test_there_is_no_free_minimum_move() -> None:
    s = moving(
        field('map = ". . ."\nminor = ["0102/0103"]\n[units]\n1Rom = "rom-inf 0102 isolated"\nS57 = "sov-rifle 0101"'),
        "1Rom",
    )
    assert offered(s) == ["end"]
    assert rule_of(s, "take 1Rom") == "9.1a"


def test_a_city_costs_what_the_other_terrain_of_its_hex_costs() -> None:
    s = taken('map = ". c C ."\n[units]\n88 = "ger-inf 0101"')
    assert [cost(s, h) for h in ("0102", "0103", "0104")] == [2, 4, 6]


@pytest.mark.rule("9.1a")
def test_of_two_ways_the_cheaper_one_is_taken() -> None:
    s = taken('map = """\n. . . .\n . f . .\n"""\n[units]\n88 = "ger-inf 0101"')
    assert cost(s, "0103") == 6
    do(s, "go 0103")
    assert top(s, Walk).spent == 6


@pytest.mark.rule("9.1b")
def test_an_unbridged_minor_river_costs_one_point_more() -> None:
    s = taken('map = ". . f ."\nminor = ["0101/0102", "0102/0103"]\n[units]\n88 = "ger-pz 0101"')
    assert [cost(s, h) for h in ("0102", "0103")] == [4, 10]


@pytest.mark.rule("9.1c")
def test_an_unbridged_major_river_takes_the_whole_move() -> None:
    s = taken(LINE + 'major = ["0103/0104"]\n[units]\n88 = "ger-inf 0103"\n89 = "ger-inf 0110"', "88", "89")
    assert cost(s, "0104") == 10
    assert "go 0105" not in offered(s)
    do(s, "go 0104")
    assert where(s, "88") == "0104"
    assert s.has(unit(s, "88"), MOVED)


@pytest.mark.rule("9.1c")
def test_an_unbridged_major_river_is_crossed_only_with_the_first_step() -> None:
    s = taken(LINE + 'major = ["0103/0104"]\n[units]\n88 = "ger-pz 0102"')
    assert "go 0104" not in offered(s)
    do(s, "go 0103")
    assert "go 0104" not in offered(s)
    assert rule_of(s, "go 0104") == "9.1c"


@pytest.mark.rule("9.1c")
def test_zones_of_control_do_not_add_to_the_price_of_a_major_river() -> None:
    s = taken(
        'map = """\n~ ~ . ~\n . . . .\n"""\nmajor = ["0101/0102"]\n'
        '[units]\n1Rom = "rom-inf 0101"\nS57 = "sov-rifle 0203"',
        "1Rom",
    )
    assert cost(s, "0102") == 8


@pytest.mark.rule("9.1d")
def test_a_road_or_a_railway_costs_one_point_whatever_the_terrain() -> None:
    s = taken('map = ". f r f"\nrails = ["0101 0102 0103"]\n[units]\n88 = "ger-inf 0101"')
    assert [cost(s, h) for h in ("0102", "0103", "0104")] == [2, 4, 8]


@pytest.mark.rule("9.1d")
def test_two_road_hexes_that_no_road_joins_are_plain_terrain() -> None:
    s = taken('map = """\n. . f\n . f f\n"""\nroads = ["0101 0201", "0102 0203"]\n[units]\n88 = "ger-inf 0101"')
    assert cost(s, "0102") == 4


@pytest.mark.rule("9.1d")
def test_a_bridge_costs_nothing_and_lets_a_unit_go_on() -> None:
    s = taken(
        LINE + 'major = ["0102/0103"]\nminor = ["0103/0104"]\nrails = ["0102 0103"]\nroads = ["0103 0104"]\n'
        '[units]\n88 = "ger-inf 0101"'
    )
    assert [cost(s, h) for h in ("0103", "0104")] == [4, 6]


@pytest.mark.rule("9.1d", "9.3a")
def test_zones_of_control_cost_on_a_road_as_well() -> None:
    s = taken(LINE + 'roads = ["0101 0102 0103 0104"]\n[units]\n88 = "ger-inf 0101"\nS57 = "sov-rifle 0105"')
    assert cost(s, "0104") == 10


# ---------------------------------------------------------------- strategic movement
ROAD = LINE + 'roads = ["0101 0102 0103 0104 0105 0106 0107 0108 0109 0110"]\n'


@pytest.mark.rule("9.2a")
def test_strategic_movement_costs_half_a_point_a_road_hex() -> None:
    s = taken(
        'map = ". f f f f f f f"\nroads = ["0101 0102 0103 0104 0105 0106 0107 0108"]\n'
        '[units]\n1Rom = "rom-inf 0101 isolated"',
        "1Rom",
    )
    assert cost(s, "0103") == 4, "within reach by normal movement"
    assert cost(s, "0105") == 4, "two points are four road hexes"
    assert cost(s, "0106") is None
    do(s, "go 0105")
    assert told(s)[0] == "tr-goes-strategic"


@pytest.mark.rule("9.2a")
def test_a_railway_never_costs_half_a_point() -> None:
    s = taken(LINE + 'rails = ["0101 0102 0103 0104 0105 0106 0107 0108 0109 0110"]\n[units]\n88 = "ger-inf 0101"')
    assert cost(s, "0106") == 10
    assert cost(s, "0107") is None
    rails = 'rails = ["0103 0104 0105 0106 0107 0108 0109 0110"]\n'
    s = taken(LINE + 'roads = ["0101 0102 0103"]\n' + rails + '[units]\n88 = "ger-inf 0101"')
    assert cost(s, "0106") == 10
    assert cost(s, "0107") is None, "the road is over in 0103"


@pytest.mark.rule("9.2b")
def test_strategic_movement_begins_in_a_road_hex_and_follows_the_road() -> None:
    road = 'roads = ["0102 0103 0104 0105 0106 0107 0108"]\n'
    s = taken(LINE + road + '[units]\n88 = "ger-inf 0101"')
    assert cost(s, "0106") == 10
    assert cost(s, "0107") is None
    s = taken(LINE + road + '[units]\n88 = "ger-inf 0102"')
    assert cost(s, "0108") == 6
    assert cost(s, "0109") is None, "the road ends there"
    do(s, "go 0108")
    assert rule_of(s, "go 0109") == "9.2b"


@pytest.mark.rule("9.2b")
def test_strategic_movement_neither_begins_in_an_enemy_zone_nor_enters_one() -> None:
    s = taken(ROAD + '[units]\n88 = "ger-inf 0102"\nS57 = "sov-rifle 0101"')
    assert cost(s, "0105") == 10
    assert cost(s, "0106") is None
    s = taken(ROAD + '[units]\n88 = "ger-inf 0101"\nS57 = "sov-rifle 0110"')
    assert cost(s, "0108") == 7
    assert cost(s, "0109") is None


@pytest.mark.rule("9.2b")
def test_a_step_off_the_road_makes_the_whole_move_normal() -> None:
    text = (
        'map = """\n. . ~ ~ ~ ~ ~ ~\n . . . . . . . .\n"""\nroads = ["0101 0102 0103 0104 0105 0106 0107 0108"]\n'
        '[units]\n1Rom = "rom-inf 0101"'
    )
    s = taken(text, "1Rom")
    do(s, "go 0102", "go 0202")
    assert cost(s, "0103") == 8
    assert cost(s, "0104") is None
    do(s, "go 0102")
    assert cost(s, "0103") == 8
    assert cost(s, "0104") is None, "back on the road is too late"
    s = taken(text, "1Rom")
    do(s, "go 0102", "go 0103")
    assert cost(s, "0108") == 7, "still on the road, step by step"


@pytest.mark.example("E-9.2")
@pytest.mark.rule("9.2a", "9.2b", "9.1d", "9.3a")
def test_infantry_goes_seven_hexes_by_road_but_not_past_an_enemy() -> None:
    s = taken(ROAD + '[units]\n88 = "ger-inf 0101"')
    assert cost(s, "0108") == 7, "hex A: 3½ points"
    do(s, "go 0108")
    assert reach.points(top(s, Walk).by_road) == "3½"
    s = taken(
        'map = """\n~ ~ ~ ~ ~ .\n . . . . . .\n"""\nroads = ["0101 0102 0103 0104 0105 0106"]\n'
        '[units]\n88 = "ger-inf 0101"\nS57 = "sov-rifle 0206"'
    )
    assert cost(s, "0104") == 6, "3 points to the last hex before C"
    assert cost(s, "0105") is None
    assert needs(s, "0105") == ("9.1a", "6", "5")


# ---------------------------------------------------------------- zones of control
@pytest.mark.rule("9.3a")
@pytest.mark.parametrize("friend", ["", '1Rom = "rom-inf 0103"\n2Rom = "rom-inf 0102"\n'])
def test_leaving_and_entering_enemy_zones_costs_two_points_each_whoever_is_there(friend: str) -> None:
    text = 'map = """\n~ ~ . ~ ~\n . . . . .\n"""\n[units]\n17Pz = "ger-pz HEX"\nS57 = "sov-rifle 0203"\n' + friend
    s = taken(text.replace("HEX", "0101"), "17Pz")
    assert [cost(s, h) for h in ("0102", "0103")] == [6, 16]
    s = taken(text.replace("HEX", "0103"), "17Pz")
    assert [cost(s, h) for h in ("0104", "0102", "0101")] == [6, 10, 16]


@pytest.mark.example("E-9.3")
@pytest.mark.rule("9.3a", "9.3b", "9.3c")
def test_infantry_goes_from_one_enemy_zone_to_another_with_all_its_points() -> None:
    s = taken(
        'map = """\n  s . .\n . . .\n  . . .\n"""\nmajor = ["0202/0302"]\n'
        '[units]\n88 = "ger-inf 0202"\nS57 = "sov-rifle 0201"\nS58 = "sov-rifle 0303"\n'
    )
    a, swamp, bank = "0203", "0301", "0302"
    assert cost(s, a) == 10
    assert rule_of(s, f"go {a}") == ""
    assert rule_of(s, f"go {swamp}") == "9.3b"
    assert rule_of(s, f"go {bank}") == "9.3c"


@pytest.mark.rule("9.3b")
def test_a_swamp_is_entered_with_the_first_step_and_ends_the_move() -> None:
    s = taken('map = ". . s . ."\n[units]\n17Pz = "ger-pz 0101"\n89 = "ger-inf 0105"', "17Pz")
    assert cost(s, "0103") is None
    do(s, "go 0102")
    assert rule_of(s, "go 0103") == "9.3b"
    s = taken('map = ". . s . ."\n[units]\n17Pz = "ger-pz 0102"\n89 = "ger-inf 0105"', "17Pz", "89")
    assert cost(s, "0103") == 16
    assert cost(s, "0104") is None
    do(s, "go 0103")
    assert s.has(unit(s, "17Pz"), MOVED)


@pytest.mark.rule("9.3b")
def test_no_way_into_a_swamp_between_two_enemy_zones() -> None:
    text = 'map = """\n~ . ~ ~\n . s . .\n"""\n[units]\n88 = "ger-inf 0101"\nS57 = "sov-rifle HEX"'
    s = moving(field(text.replace("HEX", "0202")), "88")
    assert offered(s) == ["end"]
    s = taken(text.replace("HEX", "0103"))
    assert cost(s, "0102") == 10


@pytest.mark.rule("9.3b")
@pytest.mark.parametrize(("line", "beyond"), [("roads", 6), ("rails", None)])
def test_a_road_frees_from_the_limits_of_a_swamp_a_railway_does_not(line: str, beyond: int | None) -> None:
    s = taken(f'map = ". s . ."\n{line} = ["0101 0102 0103 0104"]\n[units]\n88 = "ger-inf 0101"')
    assert cost(s, "0104") == beyond
    assert cost(s, "0102") == (2 if line == "roads" else 10)


@pytest.mark.rule("9.3b")
def test_a_swamp_is_left_like_any_other_hex() -> None:
    s = taken('map = "s . . ."\n[units]\n88 = "ger-inf 0101"')
    assert cost(s, "0104") == 6


@pytest.mark.rule("9.3c")
@pytest.mark.parametrize("bridge", ["", 'roads = ["0101 0102"]\n'])
@pytest.mark.parametrize("friend", ["", '1Rom = "rom-inf 0102"\n'])
def test_no_unit_crosses_a_major_river_between_two_enemy_zones(bridge: str, friend: str) -> None:
    text = 'map = """\n~ . ~\n . . .\n"""\nmajor = ["0101/0102"]\n' + bridge
    text += '[units]\n17Pz = "ger-pz 0101"\n' + friend
    s = moving(field(text + 'S57 = "sov-rifle 0202"'), "17Pz")
    assert "take 17Pz" not in offered(s)
    assert rule_of(s, "take 17Pz") == "9.1a"
    s = taken(text.replace("~ . ~", "~ ~ ~") + 'S57 = "sov-rifle 0103"', "17Pz")
    assert cost(s, "0102") == (6 if bridge else 16), "one bank only"


@pytest.mark.rule("9.3c")
def test_a_minor_river_between_two_enemy_zones_is_crossed() -> None:
    s = taken(
        'map = """\n~ . ~\n . . .\n"""\nminor = ["0101/0102"]\n[units]\n17Pz = "ger-pz 0101"\nS57 = "sov-rifle 0202"',
        "17Pz",
    )
    assert cost(s, "0102") == 12


# ---------------------------------------------------------------- what an isolated unit has
@pytest.mark.rule("1.3a", "8.2c")
def test_an_isolated_unit_has_half_its_points_rounded_down() -> None:
    s = taken(LINE + '[units]\n88 = "ger-inf 0101 isolated"')
    assert reach.allowance(s, unit(s, "88")) == 4, "half of 5 is 2 points"
    assert cost(s, "0103") == 4
    assert cost(s, "0104") is None


@pytest.mark.rule("8.2b")
def test_a_unit_out_of_supply_moves_as_ever() -> None:
    s = taken(LINE + '[units]\n88 = "ger-inf 0101 out"')
    assert cost(s, "0106") == 10


# ---------------------------------------------------------------- on the way
@pytest.mark.rule("8.1c")
def test_cities_change_hands_on_the_way() -> None:
    s = taken('map = ". . c . ."\n[units]\nS57 = "sov-rifle 0101"', "S57")
    do(s, "go 0104")
    assert list(s.city) == [SOVIET]


def test_a_path_can_be_shown_and_its_price_opened() -> None:
    s = taken(
        'map = ". f . . ."\nminor = ["0102/0103"]\nrails = ["0103 0104"]\n'
        '[units]\n17Pz = "ger-pz 0101"\nS57 = "sov-rifle 0105"',
        "17Pz",
    )
    way = walk.way_to(s, top(s, Walk), at(s, "0104"))
    assert way is not None
    assert [s.setup.number_of(h) for h in way.path] == ["0102", "0103", "0104"]
    chain = walk.bill(s, top(s, Walk), at(s, "0104"))
    assert chain is not None
    assert [(link.rule, link.value) for link in chain.links] == [("9.1a", 6), ("9.1d", 2), ("9.1b", 2), ("9.3a", 4)]
    assert chain.total() == cost(s, "0104")


def test_a_kept_search_finds_the_same_ways() -> None:
    s = taken(
        'map = ". f . . . . ."\nminor = ["0102/0103"]\nrails = ["0103 0104"]\n'
        '[units]\n17Pz = "ger-pz 0101"\nS57 = "sov-rifle 0107"',
        "17Pz",
    )
    assert offered(s)
    for h in range(s.setup.count_hexes):
        kept = walk.way_to(s, top(s, Walk), h)
        s.search, search = None, s.search
        fresh = walk.way_to(s, top(s, Walk), h)
        s.search = search
        assert (kept and parts_of(kept)) == (fresh and parts_of(fresh))


def parts_of(way: walk.Way) -> tuple[list[int], int, int, str]:
    return way.path, way.spent, way.by_road, way.rule


def test_a_search_is_kept_for_this_decision_of_this_state_only() -> None:
    s = taken(LINE + '[units]\n88 = "ger-inf 0101"')
    assert offered(s)
    before = top(s, Walk)
    assert walk.kept_search(s, before) is not None
    assert walk.kept_search(s, Walk(before.unit, 0, 0, 0)) is None
    copy = s.clone()
    assert isinstance(copy, TracesState)
    assert walk.kept_search(copy, before) is None, "a copy may be changed to hide secrets"
    s.forget()
    assert walk.kept_search(s, before) is None
    do(s, "go 0102")
    assert walk.kept_search(s, before) is None


@pytest.mark.parametrize(("half", "text"), [(0, "0"), (1, "½"), (7, "3½"), (8, "4")])
def test_points_are_written_with_halves(half: int, text: str) -> None:
    assert reach.points(half) == text


def test_the_two_sides_move_alike() -> None:
    for label, kind, side in (("88", "ger-inf", AXIS), ("S57", "sov-gcav", SOVIET)):
        s = taken(LINE + f'[units]\n{label} = "{kind} 0101"', label)
        assert s.active == side
        assert cost(s, "0104") == 6
