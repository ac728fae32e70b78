"""Hex geometry, on small maps drawn as text and, for distances, lines and searches, against slower ways."""

from __future__ import annotations

import heapq
import math
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.kernel.hexes import CLOSED, FLAT, NOWHERE, POINTY, Hexes, cheapest, opposite, steps

often = settings(derandomize=True, max_examples=200, deadline=None)
kinds = [(layout, even) for layout in (FLAT, POINTY) for even in (False, True)]
grids = st.sampled_from([Hexes(9, 7, layout, even) for layout, even in kinds])
hexes = st.integers(0, 62)


def centre(grid: Hexes, h: int) -> tuple[float, float]:
    """The centre of a hex as drawn, with hexes one unit apart: column and row, every second one half a hex on."""
    column, row = h % int(grid.columns), h // int(grid.columns)
    push = 0 if grid.even else 1
    if grid.layout == FLAT:
        return column * math.sqrt(3) / 2, row + (0.5 if column % 2 == push else 0)
    return column + (0.5 if row % 2 == push else 0), row * math.sqrt(3) / 2


def apart(grid: Hexes, a: int, b: int) -> float:
    return math.dist(centre(grid, a), centre(grid, b))


def bearing(grid: Hexes, a: int, b: int) -> float:
    (x0, y0), (x1, y1) = centre(grid, a), centre(grid, b)
    return math.degrees(math.atan2(x1 - x0, y0 - y1)) % 360


# ---------------------------------------------------------------- neighbours
def test_a_small_flat_map() -> None:
    """Columns 0 and 2 as they are, column 1 half a hex lower:  0 . 2 / . 1 . / 3 . 5 / . 4 ."""
    grid = Hexes(3, 2)
    assert [grid.near[6 * 1 + d] for d in range(6)] == [NOWHERE, 2, 5, 4, 3, 0]
    assert [grid.near[6 * 0 + d] for d in range(6)] == [NOWHERE, NOWHERE, 1, 3, NOWHERE, NOWHERE]
    assert [grid.at(0, 0), grid.at(2, 1), grid.at(3, 0), grid.at(0, -1)] == [0, 5, NOWHERE, NOWHERE]


def test_a_small_pointy_map() -> None:
    """Row 1 half a hex to the right:  0 1 2 /  3 4 5 / 6 7 8"""
    grid = Hexes(3, 3, POINTY)
    assert [grid.near[6 * 4 + d] for d in range(6)] == [2, 5, 8, 7, 3, 1]


@pytest.mark.parametrize(("layout", "even"), kinds)
def test_neighbours_are_the_hexes_one_unit_away_clockwise(layout: int, even: bool) -> None:
    grid = Hexes(5, 6, layout, even)
    first = 0 if layout == FLAT else 30
    for h in range(grid.count):
        around = {round(bearing(grid, h, n) - first) // 60: n for n in range(30) if 0 < apart(grid, h, n) < 1.1}
        assert [grid.near[6 * h + d] for d in range(6)] == [around.get(d, NOWHERE) for d in range(6)]
        for d, n in around.items():
            assert grid.direction(h, n) == d
            assert grid.direction(n, h) == opposite(d)
    assert grid.direction(0, 0) == grid.direction(0, 29) == NOWHERE


@pytest.mark.parametrize(("layout", "even"), kinds)
def test_two_hexes_share_one_hexside(layout: int, even: bool) -> None:
    grid = Hexes(5, 6, layout, even)
    seen: dict[int, set[int]] = {}
    for h in range(grid.count):
        for d in range(6):
            seen.setdefault(grid.side(h, d), set()).add(h)
    for side, sharing in seen.items():
        assert sharing == set(grid.side_hexes(side)) - {NOWHERE}
    inner = sum(1 for sharing in seen.values() if len(sharing) == 2)
    assert 2 * inner + (len(seen) - inner) == 6 * grid.count


# ---------------------------------------------------------------- distance, sectors, range
@often
@given(grids, hexes, hexes)
def test_distance_is_the_number_of_steps(grid: Hexes, a: int, b: int) -> None:
    assert grid.distance(a, b) == steps(grid, a, open_ground(grid), 99).cost[b]
    assert grid.distance(a, b) == grid.distance(b, a)


@often
@given(grids, hexes, hexes)
def test_sectors_are_twelfths_of_a_circle(grid: Hexes, a: int, b: int) -> None:
    sector = grid.sector(a, b)
    if a == b:
        assert sector == NOWHERE
        return
    turned = (bearing(grid, a, b) - (0 if grid.layout == FLAT else 30)) % 360
    near = round(turned / 60)
    assert sector == (2 * (near % 6) if abs(turned - 60 * near) < 1e-6 else 2 * int(turned // 60) + 1)


@often
@given(grids, hexes, st.integers(0, 9))
def test_within_finds_all_hexes_in_range_once(grid: Hexes, h: int, radius: int) -> None:
    found = list(grid.within(h, radius))
    assert len(found) == len(set(found))
    assert set(found) == {other for other in range(grid.count) if grid.distance(h, other) <= radius}


# ---------------------------------------------------------------- lines
@often
@given(grids, hexes, hexes, st.sampled_from([1, -1]))
def test_a_line_goes_step_by_step_through_the_nearest_hexes(grid: Hexes, a: int, b: int, lean: int) -> None:
    line = list(grid.line(a, b, lean))
    n = int(grid.distance(a, b))
    assert (line[0], line[-1], len(line)) == (a, b, n + 1)
    assert line == list(grid.line(b, a, lean))[::-1]
    for i, h in enumerate(line):
        if h == NOWHERE:
            continue
        (x0, y0), (x1, y1) = centre(grid, a), centre(grid, b)
        point = (x0 + (x1 - x0) * i / max(n, 1), y0 + (y1 - y0) * i / max(n, 1))
        nearest = min(math.dist(point, centre(grid, other)) for other in range(grid.count))
        assert math.dist(point, centre(grid, h)) <= nearest + 1e-9
        if i > 0 and line[i - 1] != NOWHERE:
            assert grid.distance(line[i - 1], h) == 1


def test_a_line_along_hexsides_leans_to_one_side_or_the_other() -> None:
    grid = Hexes(5, 5)
    a, b = grid.at(0, 2), grid.at(4, 2)  # straight across the columns
    one, other = list(grid.line(a, b, 1)), list(grid.line(a, b, -1))
    assert {one[1], other[1]} == {grid.at(1, 1), grid.at(1, 2)}
    assert {one[3], other[3]} == {grid.at(3, 1), grid.at(3, 2)}
    assert one[2] == other[2] == grid.at(2, 2)


# ---------------------------------------------------------------- search
def open_ground(grid: Hexes) -> vec[i64]:
    return vec[i64]([1] * (6 * grid.count))


def test_a_wall_of_closed_hexsides_is_walked_around() -> None:
    grid = Hexes(3, 3, POINTY)
    costs = open_ground(grid)
    for d in (1, 2):  # from 3 neither east nor south-east
        costs[6 * 3 + d] = CLOSED
    found = steps(grid, 3, costs, 9)
    assert found.cost[4] == 2
    assert found.path(4) in ([3, 0, 4], [3, 1, 4])
    assert steps(grid, 3, costs, 1).path(4) == []


def test_the_cheapest_way_follows_the_road() -> None:
    """5 in every direction; from 0 along the top row and down again 1."""
    grid = Hexes(4, 2, POINTY)
    costs = vec[i64]([5] * (6 * grid.count))
    for h in (0, 1, 2):
        costs[6 * h + 1] = 1
    costs[6 * 3 + 3] = 1  # south-west, from 3 to 6
    found = cheapest(grid, 0, costs, 9)
    assert found.path(6) == [0, 1, 2, 3, 6]
    assert found.cost[6] == 4
    assert cheapest(grid, 0, costs, 3).path(6) == []


@often
@given(grids, hexes, st.data())
def test_searches_find_what_a_plain_search_finds(grid: Hexes, start: int, data: st.DataObject) -> None:
    drawn = data.draw(st.lists(st.integers(-1, 6), min_size=40, max_size=40))
    table = [drawn[(7 * i + i // 40) % 40] for i in range(6 * grid.count)]
    budget = data.draw(st.integers(0, 30))
    for costs, search in ((table, cheapest), ([min(c, 1) if c != 0 else 1 for c in table], steps)):
        exact = plain_search(grid, start, costs, budget)
        found = search(grid, start, vec[i64](costs), budget)
        assert [found.cost[h] for h in range(grid.count)] == exact
        for h in range(grid.count):
            assert cost_of(grid, found.path(h), costs) == max(exact[h], 0)


def plain_search(grid: Hexes, start: int, costs: list[int], budget: int) -> list[int]:
    best = [NOWHERE] * grid.count
    heap = [(0, start)]
    while heap:
        cost, h = heapq.heappop(heap)
        if best[h] != NOWHERE or cost > budget:
            continue
        best[h] = cost
        for d in range(6):
            if grid.near[6 * h + d] != NOWHERE and costs[6 * h + d] != CLOSED:
                heapq.heappush(heap, (cost + costs[6 * h + d], grid.near[6 * h + d]))
    return best


def cost_of(grid: Hexes, path: list[int], costs: list[int]) -> int:
    return sum(costs[6 * a + grid.direction(a, b)] for a, b in pairwise(path))
