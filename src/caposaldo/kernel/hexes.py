"""Geometry of a map of hexes, in whole numbers.

A hex is an int: row * columns + column, counted from 0 at the top left. Directions are counted clockwise:

    FLAT (flat tops, straight columns)       0 north, 1 north-east, 2 south-east, 3 south, 4 south-west, 5 north-west
    POINTY (pointed tops, straight rows)     0 north-east, 1 east, 2 south-east, 3 south-west, 4 west, 5 north-west

Every second column of a FLAT map is set half a hex lower, every second row of a POINTY one half a hex to the right:
the odd ones, or the even ones with `even=True`. Inside, a hex has the axial coordinates q and r, q + r + s = 0.

A hexside is an int too: 6 * hex + direction, seen from the hex with the lower number of the two that share it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

FLAT: Final = 0
POINTY: Final = 1
NOWHERE: Final = -1  # no hex, no direction, out of reach
CLOSED: Final = -1  # as a cost: no way through

# Steps of q and r, clockwise from north on a FLAT map; on a POINTY one the same steps begin one further.
_STEP_Q: Final = vec[i64]([0, 1, 1, 0, -1, -1, 0, 1])
_STEP_R: Final = vec[i64]([-1, -1, 0, 1, 1, 0, -1, -1])


def opposite(direction: i64) -> i64:
    return (direction + 3) % 6


class Hexes:
    """The grid of a map. `near[6 * hex + direction]` is the neighbour there, or NOWHERE."""

    def __init__(self, columns: i64, rows: i64, layout: i64 = FLAT, even: bool = False) -> None:
        self.columns = columns
        self.rows = rows
        self.layout = layout
        self.even = even
        self.count: i64 = columns * rows
        self.q: vec[i64] = vec[i64]([])
        self.r: vec[i64] = vec[i64]([])
        for h in range(self.count):
            column = h % columns
            row = h // columns
            self.q = append(self.q, column if layout == FLAT else column - self._pushed(row))
            self.r = append(self.r, row - self._pushed(column) if layout == FLAT else row)
        self.near: vec[i64] = vec[i64]([])
        for h in range(self.count):
            for d in range(6):
                self.near = append(self.near, self.at_axial(self.q[h] + self.step_q(d), self.r[h] + self.step_r(d)))

    def _pushed(self, line: i64) -> i64:
        """Return the offset of the axial axis at this column (FLAT) or row (POINTY)."""
        return (line + (line & 1 if self.even else -(line & 1))) // 2

    def step_q(self, direction: i64) -> i64:
        return _STEP_Q[direction + self.layout]

    def step_r(self, direction: i64) -> i64:
        return _STEP_R[direction + self.layout]

    # ---- numbers and places
    def at(self, column: i64, row: i64) -> i64:
        """Return the hex in a column and a row, or NOWHERE."""
        if 0 <= column < self.columns and 0 <= row < self.rows:
            return row * self.columns + column
        return NOWHERE

    def at_axial(self, q: i64, r: i64) -> i64:
        if self.layout == FLAT:
            return self.at(q, r + self._pushed(q))
        return self.at(q + self._pushed(r), r)

    # ---- neighbours and hexsides
    def direction(self, a: i64, b: i64) -> i64:
        """Return the direction from a hex to its neighbour, or NOWHERE if they are not neighbours."""
        for d in range(6):
            if self.near[6 * a + d] == b:
                return d
        return NOWHERE

    def side(self, h: i64, direction: i64) -> i64:
        """Return the number of a hexside, which is the same for both hexes that share it."""
        other = self.near[6 * h + direction]
        return 6 * other + opposite(direction) if 0 <= other < h else 6 * h + direction

    def side_hexes(self, side: i64) -> tuple[int, int]:
        """Return the two hexes that share a hexside; the second is NOWHERE at the edge of the map."""
        return int(side // 6), int(self.near[side])

    # ---- distances, directions, lines
    def distance(self, a: i64, b: i64) -> i64:
        return _span(self.q[b] - self.q[a], self.r[b] - self.r[a])

    def sector(self, a: i64, b: i64) -> i64:
        """Return the direction from a to b in twelfths of a circle: 2 * d exactly in direction d, 2 * d + 1 between d
        and the next direction, NOWHERE for the same hex."""
        dq = self.q[b] - self.q[a]
        dr = self.r[b] - self.r[a]
        for d in range(6):
            along = dq * self.step_r((d + 1) % 6) - dr * self.step_q((d + 1) % 6)
            aside = self.step_q(d) * dr - self.step_r(d) * dq
            if along > 0 and aside >= 0:
                return 2 * d + (1 if aside > 0 else 0)
        return NOWHERE

    def within(self, h: i64, radius: i64) -> vec[i64]:
        """Return all hexes at this distance or less, ordered by q, then r."""
        found: vec[i64] = vec[i64]([])
        for dq in range(-radius, radius + 1):
            for dr in range(-radius, radius + 1):
                if _span(dq, dr) <= radius:
                    other = self.at_axial(self.q[h] + dq, self.r[h] + dr)
                    if other != NOWHERE:
                        found = append(found, other)
        return found

    def line(self, a: i64, b: i64, lean: i64 = 1) -> vec[i64]:
        """Return the hexes on the straight line between two centres, including both ends.

        Where the line runs along a hexside, `lean` 1 and -1 choose one or the other neighbour; the choice is the same
        from both ends. Hexes of the line that lie off the map are NOWHERE.
        """
        n = self.distance(a, b)
        found = vec[i64]([a])
        for i in range(1, n + 1):
            found = append(found, self._on_line(a, b, i, n, lean))
        return found

    def _on_line(self, a: i64, b: i64, i: i64, n: i64, lean: i64) -> i64:
        """Return the hex nearest to the point at i/n of the way. Everything is scaled by 16 n, so that the offset that
        settles ties is smaller than any true difference, and different on each axis."""
        unit = 16 * n
        q = 16 * (self.q[a] * (n - i) + self.q[b] * i) + lean
        r = 16 * (self.r[a] * (n - i) + self.r[b] * i) + 2 * lean
        s = -q - r
        near_q = (q + 8 * n) // unit
        near_r = (r + 8 * n) // unit
        near_s = (s + 8 * n) // unit
        off_q = _size(q - near_q * unit)
        off_r = _size(r - near_r * unit)
        off_s = _size(s - near_s * unit)
        if off_q > off_r and off_q > off_s:
            return self.at_axial(-near_r - near_s, near_r)
        return self.at_axial(near_q, -near_q - near_s if off_r > off_s else near_r)


def _size(n: i64) -> i64:
    return n if n >= 0 else -n


def _span(dq: i64, dr: i64) -> i64:
    return (_size(dq) + _size(dr) + _size(dq + dr)) // 2


# ---------------------------------------------------------------- search
class Reach:
    """The result of a search: for each hex its cost, or NOWHERE, and the hex before it on the best path."""

    def __init__(self, count: i64, start: i64) -> None:
        self.cost: vec[i64] = vec[i64]([NOWHERE for _ in range(count)])
        self.before: vec[i64] = vec[i64]([NOWHERE for _ in range(count)])
        self.cost[start] = 0

    def path(self, h: i64) -> list[int]:
        """Return the path from the start to a hex, including both; empty if it is out of reach."""
        if self.cost[h] == NOWHERE:
            return []
        way = [int(h)]
        while self.before[h] != NOWHERE:
            h = self.before[h]
            way.append(int(h))
        way.reverse()
        return way


def steps(grid: Hexes, start: i64, costs: vec[i64], limit: i64) -> Reach:
    """Search breadth first: every step that is not CLOSED counts one. `costs[6 * hex + direction]` is the cost of
    leaving the hex in that direction, as the game adds it up from terrain, hexside and road."""
    found = Reach(grid.count, start)
    queue = vec[i64]([start])
    at: i64 = 0
    while at < len(queue):
        h = queue[at]
        at += 1
        if found.cost[h] == limit:
            break
        for d in range(6):
            other = grid.near[6 * h + d]
            if other != NOWHERE and costs[6 * h + d] != CLOSED and found.cost[other] == NOWHERE:
                found.cost[other] = found.cost[h] + 1
                found.before[other] = h
                queue = append(queue, other)
    return found


def cheapest(grid: Hexes, start: i64, costs: vec[i64], budget: i64) -> Reach:
    """Find the cheapest path to every hex within the budget (Dijkstra). Costs are as in `steps` and not negative. Of
    two equally cheap paths the one through the hex that was settled first is kept: by cost, then by number."""
    found = Reach(grid.count, start)
    heap = vec[i64]([start])  # entries are cost * count + hex
    while len(heap) > 0:
        cost = heap[0] // grid.count
        h = heap[0] % grid.count
        heap = _without_least(heap)
        if cost > found.cost[h]:
            continue
        for d in range(6):
            other = grid.near[6 * h + d]
            if other == NOWHERE or costs[6 * h + d] == CLOSED:
                continue
            total = cost + costs[6 * h + d]
            if total <= budget and (found.cost[other] == NOWHERE or total < found.cost[other]):
                found.cost[other] = total
                found.before[other] = h
                heap = _with(heap, total * grid.count + other)
    return found


def _with(heap: vec[i64], entry: i64) -> vec[i64]:
    """Return a binary heap with one more entry, which is moved up to its place."""
    i: i64 = len(heap)
    heap = append(heap, entry)
    while i > 0 and heap[(i - 1) // 2] > entry:
        heap[i] = heap[(i - 1) // 2]
        i = (i - 1) // 2
    heap[i] = entry
    return heap


def _without_least(heap: vec[i64]) -> vec[i64]:
    """Return a binary heap without its first entry; the last one takes its place and is moved down."""
    heap, entry = pop(heap)
    size: i64 = len(heap)
    i: i64 = 0
    child: i64 = 1
    while child < size:
        if child + 1 < size and heap[child + 1] < heap[child]:
            child += 1
        if heap[child] >= entry:
            break
        heap[i] = heap[child]
        i = child
        child = 2 * i + 1
    if size > 0:
        heap[i] = entry
    return heap
