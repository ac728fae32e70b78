"""Roads and railways, which run from hex to hex: the chains of hexes they consist of."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.kernel.hexes import Hexes, opposite


def chains(grid: Hexes, lines: vec[i64]) -> list[list[int]]:
    """Return lines as chains of hexes, each from one end or junction to the next. `lines[6 * hex + direction]` is 1
    where a line crosses the hexside, and is set for both hexes."""
    done: set[int] = set()
    found: list[list[int]] = []
    for start in _ends_first(grid, lines):
        for d in range(6):
            if lines[6 * start + d] == 1 and grid.side(start, d) not in done:
                found.append(_followed(grid, lines, start, d, done))
    return found


def _ends_first(grid: Hexes, lines: vec[i64]) -> list[int]:
    """Return where a chain may begin: ends and junctions, then all other hexes, for lines that form a ring."""
    on_line = [h for h in range(grid.count) if _ways(lines, h) > 0]
    return [h for h in on_line if _ways(lines, h) != 2] + [h for h in on_line if _ways(lines, h) == 2]


def _ways(lines: vec[i64], h: i64) -> i64:
    found: i64 = 0
    for d in range(6):
        found += lines[6 * h + d]
    return found


def _followed(grid: Hexes, lines: vec[i64], start: i64, direction: i64, done: set[int]) -> list[int]:
    """Return the hexes of the line that leaves `start` in a direction, and add the hexsides it crosses to `done`."""
    chain = [int(start)]
    h = start
    d = direction
    while d >= 0:
        done.add(int(grid.side(h, d)))
        h = grid.near[6 * h + d]
        chain.append(int(h))
        d = _way_on(grid, lines, h, opposite(d), done)
    return chain


def _way_on(grid: Hexes, lines: vec[i64], h: i64, back: i64, done: set[int]) -> i64:
    """Return the direction in which a line goes on, or -1 at an end and at a junction."""
    if _ways(lines, h) != 2:
        return -1
    for d in range(6):
        if d != back and lines[6 * h + d] == 1 and grid.side(h, d) not in done:
            return d
    return -1
