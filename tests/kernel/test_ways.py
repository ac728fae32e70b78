"""Ways and reach against shapely."""

from __future__ import annotations

import math
from random import Random

from librt.vecs import vec
from mypy_extensions import i64
from shapely import LineString, Point

from caposaldo.kernel.reach import CLOSED, Goals, Reach, wedges
from caposaldo.kernel.table import Box, Shape, distance
from caposaldo.kernel.terrain import Area, Terrain
from caposaldo.kernel.ways import (
    Bends,
    Probe,
    Watch,
    Way,
    between,
    checkpoints,
    crossings,
    enters_at,
    first_point,
    mark_after,
    mark_before,
)
from kernel.figures import base, polygon, star
from kernel.test_terrain import kinds, square


# ---------------------------------------------------------------- ways
def test_points_of_a_way() -> None:
    way = Way(10, 10, 40, 50)
    assert (way.length, way.face) == (50, 143)
    assert [(way.x_at(d), way.y_at(d)) for d in (0, 5, 25, 50, 99)] == [
        (10, 10),
        (13, 14),
        (25, 30),
        (40, 50),
        (40, 50),
    ]
    assert between(0, -3, 1, 2) == -1


def test_marks_of_a_way() -> None:
    marks = [0]
    while marks[-1] < 600:
        marks.append(mark_after(marks[-1], 254, 4))
    assert marks[:6] == [0, 63, 127, 190, 254, 317]
    for at in range(1, 560):
        assert mark_after(at, 254, 4) == min(m for m in marks if m > at)
        assert mark_before(at, 254, 4) == max(m for m in marks if m < at)
    assert mark_before(0, 254, 4) == 0


class AtLeast(Probe):
    def __init__(self, least: int) -> None:
        self.least = least

    def holds(self, at: i64) -> bool:
        return at >= self.least


def test_the_first_point() -> None:
    for least in range(1, 40):
        assert first_point(AtLeast(least), 0, 40) == least


class Steps(Watch):
    def __init__(self, changes: dict[int, int]) -> None:
        self.changes = changes

    def reading(self, at: i64) -> i64:
        return [value for start, value in self.changes.items() if start <= at][-1]


def test_checkpoints_lie_where_the_reading_changes() -> None:
    assert checkpoints(Steps({0: 1, 37: 2, 38: 3, 90: 1}), 100, 10) == [37, 38, 90, 100]
    assert checkpoints(Steps({0: 1}), 100, 10) == [100]
    assert checkpoints(Steps({0: 1, 100: 2}), 100, 30) == [100]


def test_where_ways_cross_the_border() -> None:
    dice = Random(31)
    entered = 0
    for _ in range(3000):
        shape = star(dice, 300, 300, 300)
        figure = polygon(shape)
        x0, y0, x1, y1 = (dice.randint(0, 600) for _ in range(4))
        way = LineString([(x0, y0), (x1, y1)])
        inside = way.intersection(figure)
        if way.length == 0 or 0 < inside.length < 2:
            continue
        enters = enters_at(x0, y0, x1, y1, shape)
        if inside.length == 0:
            assert enters == -1
            continue
        entered += 1
        parts = [part for part in getattr(inside, "geoms", [inside]) if part.length > 0]
        at = min(Point(x0, y0).distance(part) for part in parts)
        assert abs(enters - at) <= 1.01
        points = way.intersection(figure.exterior)
        if points.geom_type in ("Point", "MultiPoint"):
            all_points = [point for point in getattr(points, "geoms", [points]) if not point.is_empty]
            far = {math.floor(Point(x0, y0).distance(point) + 1e-9) for point in all_points}
            found = crossings(x0, y0, x1, y1, shape)
            assert all(min((abs(f - c) for c in found), default=9) <= 1 for f in far)
            assert all(min((abs(f - c) for f in far), default=9) <= 1 for c in found)
    assert entered > 1500


def test_a_way_along_an_edge_does_not_enter() -> None:
    area = Shape([0, 0, 100, 0, 100, 100, 0, 100])
    assert enters_at(-50, 0, 150, 0, area) == -1
    assert enters_at(-50, 50, 150, 50, area) == 50
    assert enters_at(50, 50, 150, 50, area) == 0
    assert enters_at(0, 50, 150, 50, area) == 0
    assert enters_at(100, 50, 150, 50, area) == -1
    assert crossings(-50, 0, 150, 0, area) == [50, 150]


def test_a_road_with_bends() -> None:
    road = Bends([0, 0, 100, 0, 100, 50, 130, 90])
    assert road.length == 200
    assert [(road.x_at(d), road.y_at(d)) for d in (0, 40, 100, 120, 150, 175, 200)] == [
        (0, 0), (40, 0), (100, 0), (100, 20), (100, 50), (115, 70), (130, 90),
    ]  # fmt: skip
    assert [road.face_at(d) for d in (0, 99, 100, 150, 200)] == [90, 90, 180, 143, 143]
    for done in range(0, 201, 3):
        assert abs(int(road.along(road.x_at(done), road.y_at(done))) - done) <= 1
    assert (road.along(-9, 9), road.along(500, 500)) == (0, 200)


# ---------------------------------------------------------------- reach
ALLOW = vec[i64]([300, 150, CLOSED, 300, 300, 300])


def test_reach_over_good_and_bad_ground() -> None:
    ground = Terrain([square(1, 100, -50, 100), square(2, -200, -50, 100)], kinds())
    reach = Reach(ground, Box(0, 0, 0, 20, 20), 300, ALLOW, 20, [Box(0, 250, 0, 20, 20)])
    assert reach.farthest(0) == 300
    assert reach.farthest(90) == 150, "the worst ground counts for the whole move"
    assert reach.farthest(270) == 100, "closed ground stops it at its edge"
    assert reach.farthest(180) == 240, "an obstacle stops its way"
    assert reach.may_reach(100, 0)
    assert not reach.may_reach(151, 0)
    assert not reach.may_reach(-101, 0)
    assert reach.barred_by(0, 241) == 0
    assert reach.barred_by(0, 240) == -1
    assert reach.allowance(150, 0, 150) == 150
    far = Terrain([square(1, 200, -25, 50)], kinds())
    assert Reach(far, Box(0, 0, 0, 20, 20), 300, ALLOW, 0, []).farthest(90) == 200


def test_a_line_needs_no_room() -> None:
    ground = Terrain([], kinds())
    stone = [Box(15, -100, 0, 20, 20)]
    assert Reach(ground, Box(0, 0, 0, 20, 20), 300, ALLOW, 0, stone).farthest(0) == 300
    assert Reach(ground, Box(0, 0, 0, 20, 20), 300, ALLOW, 20, stone).farthest(0) == 90
    assert Reach(ground, Box(0, 0, 0, 20, 20), 300, ALLOW, 0, [Box(0, -100, 0, 20, 20)]).farthest(0) == 90


def test_every_goal_of_the_reach_is_free_and_the_next_is_not() -> None:
    dice = Random(41)
    missed = 0
    for _ in range(25):
        areas = [
            Area(dice.randint(0, 2), star(dice, dice.randint(0, 900), dice.randint(0, 900), 120), 0, "")
            for _ in range(12)
        ]
        obstacles = [base(dice, 900, 900, 60) for _ in range(12)]
        start = Box(450, 450, 0, 20, 20)
        reach = Reach(Terrain(areas, kinds()), start, 300, ALLOW, 20, obstacles)
        corners = reach.region(5)
        assert len(corners) == 2 * 72
        for i in range(72):
            x, y = corners[2 * i], corners[2 * i + 1]
            length = distance(450, 450, x, y)
            way = LineString([(450, 450), (x, y)])
            strip = way.buffer(9.2, cap_style="flat")
            for area in areas:
                if length > max(0, ALLOW[area.kind]) + 1:
                    assert way.intersection(polygon(area.shape)).length < 1
            if length > 3:
                assert all(strip.intersection(polygon(b)).area < 1 for b in obstacles)
            d = reach.farthest(5 * i)
            assert abs(int(length - d)) <= 1
            angle = math.radians(5 * i)
            further = Way(450, 450, 450 + round(300 * math.sin(angle)), 450 - round(300 * math.cos(angle)))
            if d < 296 and reach.may_reach(further.x_at(d + 4), further.y_at(d + 4)):
                missed += 1
    assert missed <= 3, "roundings turn a way a little"


class WestOnly(Goals):
    def is_goal(self, x: i64, y: i64) -> bool:
        return x < 0 and not -60 < x < -30


def test_the_picture_of_a_region() -> None:
    found = wedges(WestOnly(), 0, 0, 100, 10, 90)
    assert len(found) == 2
    for corners in found:
        assert len(corners) == 8
        assert max(corners[0::2]) <= 0
    assert found[0][0:2] == [0, 0]
