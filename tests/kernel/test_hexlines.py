"""Roads and railways as chains of hexes."""

from __future__ import annotations

from itertools import pairwise

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.kernel.fields import filled
from caposaldo.kernel.hexes import POINTY, Hexes, opposite
from caposaldo.kernel.hexlines import chains

GRID = Hexes(5, 4, POINTY)


def drawn(*roads: list[int]) -> vec[i64]:
    lines = filled(6 * GRID.count, 0)
    for road in roads:
        for a, b in pairwise(road):
            d = GRID.direction(a, b)
            lines[6 * a + d] = 1
            lines[6 * b + opposite(d)] = 1
    return lines


def test_a_road_is_one_chain_from_end_to_end() -> None:
    assert chains(GRID, drawn([0, 1, 2, 3])) == [[0, 1, 2, 3]]


def test_a_junction_ends_the_chains_that_meet_there() -> None:
    found = chains(GRID, drawn([5, 6, 7, 8], [2, 7]))
    assert sorted(found) == [[2, 7], [5, 6, 7], [7, 8]]


def test_a_ring_comes_back_to_where_it_began() -> None:
    found = chains(GRID, drawn([0, 1, 5, 0]))
    assert len(found) == 1
    assert found[0][0] == found[0][-1]
    assert set(found[0]) == {0, 1, 5}


def test_no_line_no_chain() -> None:
    assert chains(GRID, drawn()) == []
