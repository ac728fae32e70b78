"""Roads that meet and cross."""

from __future__ import annotations

from caposaldo.kernel.networks import UNREACHED, Network, Spot

# A road along the table with a bridge in the middle of it, and one across.
CROSS = Network([[0, 0, 10000, 0], [3000, 0, 5000, 0], [6000, -3000, 6000, 3000]], [300, 400, 300])
BENT = Network([[0, 6000, 4000, 5600, 7600, 5400, 11200, 5800], [7600, 11000, 7600, 5400, 8000, 0]], [300, 300])


def spot(network: Network, x: int, y: int) -> Spot:
    found = network.spot(x, y)
    assert found is not None
    return found


def far(network: Network, a: tuple[int, int], b: tuple[int, int]) -> int:
    return int(network.between(spot(network, *a), spot(network, *b)))


def test_a_point_lies_on_a_line_within_its_width() -> None:
    assert CROSS.spot(1000, 150) is not None
    assert CROSS.spot(1000, 151) is None
    assert CROSS.spot(4000, 200) is not None  # the bridge is wider


def test_distances_follow_the_lines() -> None:
    assert far(CROSS, (0, 0), (10000, 0)) == 10000
    assert far(CROSS, (0, 0), (6000, 2000)) == 8000
    assert far(CROSS, (4000, 200), (10000, 0)) == 6000
    assert far(CROSS, (6000, 2000), (0, 0)) == far(CROSS, (0, 0), (6000, 2000))
    assert far(BENT, (4000, 5600), (7600, 11000)) == 3605 + 5600


def test_a_line_that_meets_no_other_is_not_reached() -> None:
    apart = Network([[0, 0, 1000, 0], [0, 5000, 1000, 5000]], [300, 300])
    assert far(apart, (500, 0), (500, 5000)) == UNREACHED
    assert apart.way(spot(apart, 500, 0), spot(apart, 500, 5000)) == []


def test_the_way_is_told_by_its_bends() -> None:
    assert BENT.way(spot(BENT, 1000, 5900), spot(BENT, 7900, 1350)) == [4000, 5600, 7600, 5400]
    assert BENT.way(spot(BENT, 1000, 5900), spot(BENT, 2000, 5800)) == []


def test_a_line_goes_on_as_straight_as_it_can() -> None:
    assert CROSS.onward(spot(CROSS, 100, 0), 90, 20000)[-2:] == [10000, 0]
    assert CROSS.onward(spot(CROSS, 6000, 2000), 0, 20000)[-2:] == [6000, -3000]
    assert BENT.onward(spot(BENT, 5000, 5545), 270, 9000) == [4000, 5600, 0, 6000]


def test_a_line_that_ends_at_another_is_joined_to_it() -> None:
    fork = Network([[0, 0, 10000, 0], [4000, 140, 4000, 5000]], [300, 300])
    assert far(fork, (0, 0), (4000, 1140)) == 4000 + 140 + 1000
    assert fork.onward(spot(fork, 4000, 1000), 0, 3000)[-2:] in ([0, 0], [10000, 0])
