"""The map of Ukraine: hexes, rivers, roads, cities and the places that matter (2.1)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from caposaldo.games.traces.io.files import load_setup
from caposaldo.games.traces.setup import AXIS, CLEAR, DRY, MAJOR, MINOR, SEA, SOVIET, Setup
from caposaldo.kernel.hexes import NOWHERE
from rules.traces.field import at, field

# Latitude and longitude of the cities that the rulebook puts on a hex.
PLACED = {
    "1631": (48.467, 35.040),
    "2634": (49.992, 36.231),
    "0218": (46.482, 30.723),
    "2305": (49.554, 25.595),
    "2918": (50.450, 30.523),
    "1338": (48.016, 37.803),
    "1926": (49.067, 33.417),
    "1731": (48.633, 35.217),
}
MAJOR_CITIES = ["0218", "1226", "1231", "1338", "1631", "2305", "2634", "2918"]
ORDERS = ["0218", "1338", "1631", "2305", "2634", "2918"]


@pytest.fixture(scope="module")
def ukraine() -> Setup:
    return load_setup("campaign", {})


def side(t: Setup, first: str, second: str) -> int:
    """The hexside between two hexes, seen from the first."""
    direction = t.grid.direction(t.hex_of(first), t.hex_of(second))
    assert direction != NOWHERE, f"{first} and {second} are not adjacent"
    return int(6 * t.hex_of(first) + direction)


def near(t: Setup, number: str) -> set[str]:
    h = t.hex_of(number)
    return {t.number_of(other) for other in t.grid.near[6 * h : 6 * h + 6] if other != NOWHERE}


def land(t: Setup) -> list[int]:
    return [h for h in range(int(t.count_hexes)) if t.on_land(h)]


def city(t: Setup, number: str) -> str:
    return t.cities[t.city_at[t.hex_of(number)]].name_en


def corners(t: Setup, hexside: int) -> set[tuple[int, int]]:
    """The two ends of a hexside, in half hexes to the east and thirds of a row to the south."""
    found = []
    for h in (hexside // 6, int(t.grid.near[hexside])):
        number = t.number_of(h)
        row, column = int(number[:2]), int(number[2:])
        x, y = 2 * column + row % 2, -3 * row
        found.append({(x, y - 2), (x + 1, y - 1), (x + 1, y + 1), (x, y + 2), (x - 1, y + 1), (x - 1, y - 1)})
    return found[0] & found[1]


# ---------------------------------------------------------------- the grid
@pytest.mark.rule("2.1a")
def test_every_hex_has_a_number_of_its_own(ukraine: Setup) -> None:
    numbers = [ukraine.number_of(h) for h in range(int(ukraine.count_hexes))]
    assert len(set(numbers)) == 34 * 42
    assert [ukraine.hex_of(number) for number in numbers] == list(range(34 * 42))
    assert (numbers[0], numbers[-1]) == ("3401", "0142")


def test_odd_rows_lie_half_a_hex_to_the_east(ukraine: Setup) -> None:
    """M-grid"""
    assert near(ukraine, "1731") == {"1730", "1732", "1831", "1832", "1631", "1632"}
    assert near(ukraine, "1926") == {"1925", "1927", "2026", "2027", "1826", "1827"}
    assert near(ukraine, "1826") == {"1825", "1827", "1925", "1926", "1725", "1726"}
    assert near(ukraine, "0101") == {"0102", "0201", "0202"}


@pytest.mark.parametrize("number", sorted(PLACED))
def test_the_named_cities_lie_where_geography_has_them(ukraine: Setup, number: str) -> None:
    """M-affine: within a hex of the place that latitude and longitude give."""
    latitude, longitude = PLACED[number]
    row = 15.848 + 6.7535 * (latitude - 48.5) + 0.03375 * (longitude - 32)
    x = 22.4 + 0.2437 * (latitude - 48.5) + 2.7379 * (longitude - 32)
    assert abs(row - int(number[:2])) < 1
    assert abs(x - int(number[2:]) - 0.5 * (int(number[:2]) % 2)) < 1
    assert ukraine.city_at[ukraine.hex_of(number)] >= 0


@pytest.mark.rule("1.1")
def test_a_hex_is_about_twenty_kilometres_and_a_turn_a_month(ukraine: Setup) -> None:
    kyiv_to_kharkiv = ukraine.grid.distance(ukraine.hex_of("2918"), ukraine.hex_of("2634"))
    assert 18 <= 410 / kyiv_to_kharkiv <= 25
    assert ukraine.charts.months[1:] == [*(f"1943-{m:02}" for m in range(8, 13)), "1944-01", "1944-02", "1944-03"]


# ---------------------------------------------------------------- land, sea and rivers
def test_every_hexside_between_land_and_sea_is_blocked(ukraine: Setup) -> None:
    """M-blocked"""
    for h in land(ukraine):
        for at_side in range(6 * h, 6 * h + 6):
            other = ukraine.grid.near[at_side]
            if other != NOWHERE and ukraine.terrain[other] == SEA:
                assert ukraine.blocked[at_side] == 1, ukraine.number_of(h)
                assert ukraine.way[at_side] == NOWHERE


def test_the_estuary_of_the_southern_bug_is_blocked_and_its_bridge_at_mykolaiv_is_not(ukraine: Setup) -> None:
    """M-0620: the hexes of the supply example have a blocked hexside and a bridged major river near them."""
    assert ukraine.blocked[side(ukraine, "0520", "0521")] == 1
    bridge = side(ukraine, "0621", "0622")
    assert ukraine.river[bridge] == MAJOR
    assert ukraine.bridged(bridge)
    assert ukraine.on_land(ukraine.hex_of("0620"))


def test_a_hexside_is_the_same_from_both_hexes(ukraine: Setup) -> None:
    for h in range(int(ukraine.count_hexes)):
        for d in range(6):
            other = ukraine.grid.near[6 * h + d]
            if other != NOWHERE:
                back = 6 * other + (d + 3) % 6
                for values in (ukraine.river, ukraine.road, ukraine.rail, ukraine.blocked):
                    assert values[6 * h + d] == values[back]
                if ukraine.terrain[h] == ukraine.terrain[other] == CLEAR:
                    assert ukraine.whole_move[6 * h + d] == ukraine.whole_move[back]


def test_rivers_run_without_a_gap(ukraine: Setup) -> None:
    for river in ukraine.rivers:
        for first, second in pairwise(river.sides):
            shared = corners(ukraine, int(first)) & corners(ukraine, int(second))
            assert len(shared) == 1, f"{river.name_en} breaks off at {ukraine.number_of(first // 6)}"


def test_the_great_rivers_are_there(ukraine: Setup) -> None:
    names = {river.name_en: ukraine.river[river.sides[0]] for river in ukraine.rivers}
    assert names["Dnipro"] == names["Dniester"] == MAJOR
    assert names["Donets"] == names["Psel"] == names["Vorskla"] == MINOR
    assert sum(1 for river in ukraine.rivers if river.name_en == "Southern Bug") == 2
    drawn = sum(len(river.sides) for river in ukraine.rivers)
    assert drawn == sum(1 for size in ukraine.river if size != DRY) // 2


BRIDGES = {
    "2918/2919": "Kyiv",
    "2223/2323": "Cherkasy",
    "1826/1926": "Kremenchuk",
    "1631/1731": "Dnipropetrovsk",
    "1631/1632": "Dnipropetrovsk",
    "1231/1330": "Zaporizhzhia, the dam",
    "1230/1231": "Zaporizhzhia, the railway",
    "1029/1030": "Nikopol",
}


@pytest.mark.rule("2.1e")
def test_the_dnipro_has_bridges_where_there_were_bridges_and_nowhere_else(ukraine: Setup) -> None:
    dnipro = next(river for river in ukraine.rivers if river.name_en == "Dnipro")
    found = set()
    for at_side in dnipro.sides:
        if ukraine.bridged(at_side):
            banks = [ukraine.number_of(at_side // 6), ukraine.number_of(ukraine.grid.near[at_side])]
            found.add("/".join(sorted(banks)))
    assert found == set(BRIDGES)
    assert not any("0323" in bridge for bridge in found)  # Kherson had none


@pytest.mark.rule("2.1e", "8.1b")
@pytest.mark.parametrize(("west", "east"), [("2223", "2323"), ("1029", "1030"), ("1230", "1231"), ("1330", "1231")])
def test_a_supply_line_passes_the_bridges_of_the_middle_and_lower_dnipro(west: str, east: str, ukraine: Setup) -> None:
    crossing = side(ukraine, west, east)
    assert ukraine.river[crossing] == MAJOR
    assert ukraine.line[crossing] == ukraine.hex_of(east)
    assert ukraine.step_cost[crossing] == 2


@pytest.mark.rule("2.1e", "11.0b")
def test_the_railways_over_cherkasy_and_zaporizhzhia_join_both_banks(ukraine: Setup) -> None:
    for line in ["2122 2223 2323 2423 2523 2624 2723", "1029 1129 1230 1231 1232"]:
        for first, second in pairwise(line.split()):
            assert ukraine.rail[side(ukraine, first, second)] == 1, f"{first}/{second}"


@pytest.mark.rule("2.1e")
@pytest.mark.parametrize("chain", ["roads", "rails"])
@pytest.mark.parametrize("size", ["major", "minor"])
def test_a_river_hexside_is_bridged_where_a_road_or_a_railway_crosses_it(chain: str, size: str) -> None:
    s = field(
        f'''
        map = """
         . . .
        . . .
        """
        {size} = ["0101/0201", "0101/0202", "0102/0202", "0102/0203"]
        {chain} = ["0102 0202 0201"]
        '''
    )
    t = s.setup
    crossed, open_water = side(t, "0102", "0202"), side(t, "0101", "0201")
    assert t.river[crossed] == t.river[open_water] == (MAJOR if size == "major" else MINOR)
    assert t.bridged(crossed)
    assert not t.bridged(open_water)
    assert t.step_cost[crossed] == 2
    assert t.unbridged_major(open_water) == (size == "major")
    assert at(s, "0202") == t.way[crossed]


# ---------------------------------------------------------------- roads, railways, cities
def test_roads_and_railways_run_over_land(ukraine: Setup) -> None:
    for h in range(int(ukraine.count_hexes)):
        for at_side in range(6 * h, 6 * h + 6):
            if ukraine.bridged(at_side):
                assert ukraine.way[at_side] != NOWHERE, ukraine.number_of(h)


@pytest.mark.parametrize("scenario", ["campaign"])
def test_a_road_or_railway_leads_from_every_city_to_every_source(scenario: str) -> None:
    t = load_setup(scenario, {})
    start = t.cities[0].hex
    reached, todo = {start}, [start]
    while todo:
        h = todo.pop()
        for at_side in range(6 * h, 6 * h + 6):
            other = t.grid.near[at_side]
            if other != NOWHERE and t.bridged(at_side) and other not in reached:
                reached.add(other)
                todo.append(other)
    wanted = [c.hex for c in t.cities] + [h for sources in t.sources for h in sources]
    assert [t.number_of(h) for h in wanted if h not in reached] == []


def test_a_road_leads_north_east_from_kyiv_over_3020(ukraine: Setup) -> None:
    """M-3020: the next road hex is one step on."""
    for first, second in pairwise(["2918", "2919", "3020", "3120"]):
        assert ukraine.road[side(ukraine, first, second)] == 1


@pytest.mark.rule("3.0g")
def test_the_six_cities_of_the_rulebook_stand_under_an_order(ukraine: Setup) -> None:
    """M-1631, M-2634, M-0218, M-2305, M-2918, M-1338"""
    ordered = {ukraine.number_of(c.hex): c.name_en for c in ukraine.cities if c.order}
    assert ordered == {
        "0218": "Odesa",
        "1338": "Stalino",
        "1631": "Dnipropetrovsk",
        "2305": "Ternopil",
        "2634": "Kharkiv",
        "2918": "Kyiv",
    }


def test_eight_cities_are_major(ukraine: Setup) -> None:
    assert sorted(ukraine.number_of(c.hex) for c in ukraine.cities if c.major) == MAJOR_CITIES
    assert set(ORDERS) < set(MAJOR_CITIES)


def test_cities_have_their_name_of_1943_and_that_of_today(ukraine: Setup) -> None:
    names = {c.name_en: (c.name_it, c.today) for c in ukraine.cities}
    assert names["Stalino"] == ("Stalino", "Donetsk")
    assert names["Kyiv"] == ("Kiev", "Kyiv")
    assert names["Proskuriv"] == ("Proskuriv", "Khmelnytskyi")
    assert names["Kirovohrad"][1] == "Kropyvnytskyi"


def test_the_city_of_the_combat_example_lies_among_its_hexes(ukraine: Setup) -> None:
    """M-1731, M-1732, M-1833 (read 1832), M-1632, M-1630"""
    t = ukraine
    assert city(t, "1731") == "Novomoskovsk"
    assert t.terrain[t.hex_of("1731")] == CLEAR
    assert t.river[side(t, "1732", "1731")] == DRY
    assert t.river[side(t, "1832", "1731")] == DRY
    assert t.way[side(t, "1731", "1632")] == t.hex_of("1632")
    assert t.grid.distance(t.hex_of("1731"), t.hex_of("1630")) == 2
    assert t.grid.distance(t.hex_of("1731"), t.hex_of("1833")) == 2


# ---------------------------------------------------------------- places that matter
@pytest.mark.rule("2.1f", "12.3a")
def test_six_crossing_points_lie_on_the_dnipro_all_in_axis_hands(ukraine: Setup) -> None:
    """M-cp-count, M-1826, M-1827, M-1926"""
    t = ukraine
    dnipro = next(river for river in t.rivers if river.name_en == "Dnipro")
    banks = {int(at_side // 6) for at_side in dnipro.sides} | {int(t.grid.near[at_side]) for at_side in dnipro.sides}
    assert [t.number_of(c.hex) for c in t.crossings] == ["3019", "2520", "2223", "1826", "1827", "1230"]
    assert all(c.hex in banks for c in t.crossings)
    guarded = {t.number_of(c.hex): t.number_of(c.guard) for c in t.crossings if c.guard != NOWHERE}
    assert guarded == {"1826": "1926", "1827": "1926"}
    assert city(t, "1926") == "Kremenchuk"
    assert len(t.crossings_start) == 0
    assert [t.crossing_at[c.hex] for c in t.crossings] == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("2.1c")
def test_breakthrough_hexes_lie_in_the_west(ukraine: Setup) -> None:
    marked = [ukraine.number_of(h) for h in range(int(ukraine.count_hexes)) if ukraine.breakthrough[h] == 1]
    assert sorted(marked) == ["0610", "1406", "2501", "3104"]


@pytest.mark.rule("2.1d")
def test_axis_sources_lie_in_the_west_and_soviet_sources_in_the_east(ukraine: Setup) -> None:
    t = ukraine
    assert [t.number_of(h) for h in t.sources[AXIS]] == ["2501", "2801", "1401", "0601"]
    assert [t.number_of(h) for h in t.sources[SOVIET]] == ["3436", "2842", "2042", "1542", "0842"]
    assert t.source_distance[t.hex_of("2501")] == 0
    assert t.source_distance[t.count_hexes + t.hex_of("3436")] == 0


@pytest.mark.rule("2.1b")
def test_the_turn_track_tells_month_and_axis_chits(ukraine: Setup) -> None:
    charts = ukraine.charts
    assert list(charts.axis_chits[1:]) == [3, 4, 4, 5, 5, 5, 4, 4]
    assert (charts.months[1], charts.months[8]) == ("1943-08", "1944-03")


@pytest.mark.parametrize("scenario", ["lesson", "korsun"])
def test_a_scenario_on_a_part_of_the_map_keeps_the_numbers_of_its_hexes(ukraine: Setup, scenario: str) -> None:
    t = load_setup(scenario, {})
    inside = land(t)
    assert 80 <= len(inside) <= 200
    for h in inside:
        assert t.number_of(h) == ukraine.number_of(h)
        assert t.terrain[h] == ukraine.terrain[h]
        for at_side in range(6 * h, 6 * h + 6):
            other = t.grid.near[at_side]
            if other != NOWHERE and not t.on_land(other):
                assert t.way[at_side] == NOWHERE
