"""Lines with bends that meet and cross: the roads of a table, how far it is along them, and the way.

Every line has a width. Two lines are joined where they cross and where a point of one lies on the other. A spot is a
point on a line; between two spots the shortest way counts.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.kernel.angles import bearing, distance, turn_between
from caposaldo.kernel.bases import FAR
from caposaldo.kernel.fields import filled
from caposaldo.kernel.ways import between

UNREACHED: Final = FAR
NO_NODE: Final = -1
JOIN: Final = 45  # degrees that going over to another line counts as
SHARP: Final = 91


class Spot:
    """A point on a line: on which stretch of the network, how far along it, how far off its middle."""

    def __init__(self, edge: i64, along: i64, off: i64) -> None:
        self.edge = edge
        self.along = along
        self.off = off


class Stretch:
    """A straight piece of a line before it is cut where others meet it."""

    def __init__(self, line: i64, x0: i64, y0: i64, x1: i64, y1: i64, width: i64) -> None:
        self.line = line
        self.x0 = x0
        self.y0 = y0
        self.x1 = x1
        self.y1 = y1
        self.width = width
        self.length: i64 = distance(x0, y0, x1, y1)
        self.cuts: list[tuple[int, int]] = []  # how far along it, and the node there

    def along(self, x: i64, y: i64) -> i64:
        """How far along it the point nearest to (x, y) lies."""
        dx = self.x1 - self.x0
        dy = self.y1 - self.y0
        square = dx * dx + dy * dy
        dot = (x - self.x0) * dx + (y - self.y0) * dy
        if dot <= 0:
            return 0
        return self.length if dot >= square else (self.length * dot + square // 2) // square

    def x_at(self, done: i64) -> i64:
        return between(self.x0, self.x1, done, self.length)

    def y_at(self, done: i64) -> i64:
        return between(self.y0, self.y1, done, self.length)

    def off(self, x: i64, y: i64) -> i64:
        done = self.along(x, y)
        return distance(x, y, self.x_at(done), self.y_at(done))


class Network:
    """Nodes and the edges between them. It never changes; what was measured once is kept."""

    def __init__(self, lines: list[list[int]], widths: list[int]) -> None:
        """The points of each line as x0, y0, x1, y1, ..., two or more."""
        self.xs: vec[i64] = vec[i64]([])
        self.ys: vec[i64] = vec[i64]([])
        # By edge: its nodes, its length, the width of its line (0: a join).
        self.a: vec[i64] = vec[i64]([])
        self.b: vec[i64] = vec[i64]([])
        self.length: vec[i64] = vec[i64]([])
        self.width: vec[i64] = vec[i64]([])
        self.edges_of: list[list[int]] = []
        self.join(stretches(lines, widths))
        self.rows: list[vec[i64] | None] = [None for _ in range(len(self.xs))]  # distances from a node to all
        self.befores: list[vec[i64] | None] = [None for _ in range(len(self.xs))]  # on the way from it: the node before

    # ---- building
    def join(self, all: list[Stretch]) -> None:
        for i in range(len(all)):
            if i > 0 and all[i - 1].line == all[i].line:
                all[i].cuts.append((0, all[i - 1].cuts[1][1]))
            else:
                self.cut(all[i], 0)
            self.cut(all[i], all[i].length)
        for i in range(len(all)):
            for j in range(i):
                if all[i].line != all[j].line or i - j > 1:
                    self.meet(all[j], all[i])
        for one in all:
            one.cuts.sort()
            for k in range(len(one.cuts) - 1):
                here, there = one.cuts[k], one.cuts[k + 1]
                self.link(here[1], there[1], one.width, there[0] - here[0])

    def cut(self, one: Stretch, done: i64) -> i64:
        """Return the node there, a new one unless there is one already."""
        for at, node in one.cuts:
            if at == done:
                return node
        node = len(self.xs)
        self.xs = append(self.xs, one.x_at(done))
        self.ys = append(self.ys, one.y_at(done))
        self.edges_of.append([])
        one.cuts.append((int(done), node))
        return node

    def link(self, a: i64, b: i64, width: i64, length: i64 = 0) -> None:
        edge = len(self.a)
        self.a = append(self.a, a)
        self.b = append(self.b, b)
        self.width = append(self.width, width)
        self.length = append(self.length, length)
        self.edges_of[a].append(edge)
        self.edges_of[b].append(edge)

    def meet(self, one: Stretch, other: Stretch) -> None:
        """Join two stretches where they cross, and where an end of one lies on the other."""
        crossing = crossing_of(one, other)
        if crossing >= 0:
            self.tie(one, crossing, other)
            return
        self.tie_end(one, other, 0)
        self.tie_end(one, other, other.length)
        self.tie_end(other, one, 0)
        self.tie_end(other, one, one.length)

    def tie_end(self, one: Stretch, other: Stretch, end: i64) -> None:
        x = other.x_at(end)
        y = other.y_at(end)
        if 2 * one.off(x, y) <= one.width:
            self.tie(one, one.along(x, y), other)

    def tie(self, one: Stretch, done: i64, other: Stretch) -> None:
        x = one.x_at(done)
        y = one.y_at(done)
        there = other.along(x, y)
        gap = distance(x, y, other.x_at(there), other.y_at(there))
        self.link(self.cut(one, done), self.cut(other, there), 0, gap)

    # ---- spots
    def spot(self, x: i64, y: i64) -> Spot | None:
        """Where a point lies on the network, None if it lies beside all lines."""
        best: Spot | None = None
        for edge in range(len(self.a)):
            width = self.width[edge]
            if width == 0:
                continue
            along = self.along(edge, x, y)
            off = distance(x, y, self.x_at(edge, along), self.y_at(edge, along))
            if 2 * off <= width and (best is None or off < best.off):
                best = Spot(edge, along, off)
        return best

    def along(self, edge: i64, x: i64, y: i64) -> i64:
        a = self.a[edge]
        b = self.b[edge]
        dx = self.xs[b] - self.xs[a]
        dy = self.ys[b] - self.ys[a]
        square = dx * dx + dy * dy
        dot = (x - self.xs[a]) * dx + (y - self.ys[a]) * dy
        if dot <= 0:
            return 0
        length = self.length[edge]
        return length if dot >= square else (length * dot + square // 2) // square

    def x_at(self, edge: i64, along: i64) -> i64:
        return between(self.xs[self.a[edge]], self.xs[self.b[edge]], along, self.length[edge])

    def y_at(self, edge: i64, along: i64) -> i64:
        return between(self.ys[self.a[edge]], self.ys[self.b[edge]], along, self.length[edge])

    # ---- distances and ways
    def row(self, start: i64) -> vec[i64]:
        """Distances from a node to all, worked out when first asked for."""
        known = self.rows[start]
        if known is not None:
            return known
        n: i64 = len(self.xs)
        row = filled(n, UNREACHED)
        before = filled(n, NO_NODE)
        done = filled(n, 0)
        row[start] = 0
        node: i64 = start
        while node >= 0:
            done[node] = 1
            for edge in self.edges_of[node]:
                other = self.a[edge] + self.b[edge] - node
                if row[node] + self.length[edge] < row[other]:
                    row[other] = row[node] + self.length[edge]
                    before[other] = node
            node = NO_NODE
            for i in range(n):
                if done[i] == 0 and row[i] < UNREACHED and (node < 0 or row[i] < row[node]):
                    node = i
        self.rows[start] = row
        self.befores[start] = before
        return row

    def between(self, p: Spot, q: Spot) -> i64:
        """How far it is from one spot to another, UNREACHED if no way leads there."""
        best = UNREACHED
        if p.edge == q.edge:
            best = p.along - q.along if p.along > q.along else q.along - p.along
        for out in (0, 1):
            row = self.row(self.end(p, out))
            for into in (0, 1):
                rest = row[self.end(q, into)]
                if rest < UNREACHED:
                    best = min(best, self.to_end(p, out) + rest + self.to_end(q, into))
        return best

    def end(self, p: Spot, which: i64) -> i64:
        return self.a[p.edge] if which == 0 else self.b[p.edge]

    def to_end(self, p: Spot, which: i64) -> i64:
        return p.along if which == 0 else self.length[p.edge] - p.along

    def way(self, p: Spot, q: Spot) -> list[int]:
        """The bends of the shortest way from one spot to another, as x0, y0, x1, y1, ..., without its two ends."""
        shortest = self.between(p, q)
        if shortest == UNREACHED:
            return []
        if p.edge == q.edge and shortest == (p.along - q.along if p.along > q.along else q.along - p.along):
            return []
        for out in (0, 1):
            start = self.end(p, out)
            row = self.row(start)
            for into in (0, 1):
                node = self.end(q, into)
                if row[node] < UNREACHED and self.to_end(p, out) + row[node] + self.to_end(q, into) == shortest:
                    return self.back(start, node)
        return []

    def back(self, start: i64, node: i64) -> list[int]:
        before = self.befores[start]
        assert before is not None
        nodes = [int(node)]
        while node != start:
            node = before[node]
            nodes.append(int(node))
        nodes.reverse()
        found: list[int] = []
        for at in nodes:
            x, y = int(self.xs[at]), int(self.ys[at])
            if len(found) == 0 or found[-2] != x or found[-1] != y:
                found += [x, y]
        return found

    def onward(self, p: Spot, face: i64, longest: i64) -> list[int]:
        """The line on from a spot, nearest to the bearing at each fork, as points without the spot, about as far as
        asked or to where the line ends."""
        a = self.a[p.edge]
        b = self.b[p.edge]
        node = b if turn_between(self.face_of(a, b), face) <= 90 else a
        left = longest - self.to_end(p, 1 if node == b else 0)
        came = p.edge
        found = [int(self.xs[node]), int(self.ys[node])]
        while left > 0:
            if len(found) >= 4 and (found[-2] != found[-4] or found[-1] != found[-3]):
                face = bearing(found[-2] - found[-4], found[-1] - found[-3])
            edge = self.straightest(node, came, face)
            if edge < 0:
                break
            node = self.a[edge] + self.b[edge] - node
            left -= self.length[edge]
            came = edge
            found += [int(self.xs[node]), int(self.ys[node])]
        return found

    def straightest(self, node: i64, came: i64, face: i64) -> i64:
        """The edge from a node that turns least, not back; over a join only if nothing goes on straighter. -1: the line
        ends."""
        best: i64 = -1
        least: i64 = SHARP
        for edge in self.edges_of[node]:
            if edge == came:
                continue
            other = self.a[edge] + self.b[edge] - node
            turn = JOIN if self.length[edge] == 0 else turn_between(self.face_of(node, other), face)
            if turn < least:
                least = turn
                best = edge
        return best

    def face_of(self, a: i64, b: i64) -> i64:
        return bearing(self.xs[b] - self.xs[a], self.ys[b] - self.ys[a])


def stretches(lines: list[list[int]], widths: list[int]) -> list[Stretch]:
    found: list[Stretch] = []
    for i in range(len(lines)):
        points = lines[i]
        for j in range(0, len(points) - 3, 2):
            if points[j] != points[j + 2] or points[j + 1] != points[j + 3]:
                found.append(Stretch(i, points[j], points[j + 1], points[j + 2], points[j + 3], widths[i]))
    return found


def crossing_of(one: Stretch, other: Stretch) -> i64:
    """How far along the first of two stretches the second crosses it, -1 if it does not."""
    dx = one.x1 - one.x0
    dy = one.y1 - one.y0
    a = dx * (other.y0 - one.y0) - dy * (other.x0 - one.x0)
    b = dx * (other.y1 - one.y0) - dy * (other.x1 - one.x0)
    ex = other.x1 - other.x0
    ey = other.y1 - other.y0
    c = ex * (one.y0 - other.y0) - ey * (one.x0 - other.x0)
    d = ex * (one.y1 - other.y0) - ey * (one.x1 - other.x0)
    if (a > 0) == (b > 0) or (c > 0) == (d > 0) or c == d:
        return -1
    part = c if c > 0 else -c
    whole = c - d if c > d else d - c
    return one.length * part // whole
