"""The ground of a table and lines of sight over it, against shapely."""

from __future__ import annotations

from random import Random

from shapely import LineString, Point

from caposaldo.kernel.sight_lines import (
    Lines,
    line_to_point,
    lines_to_corners,
    lines_to_edges,
    segment_hits_square,
)
from caposaldo.kernel.table import Box, Shape
from caposaldo.kernel.terrain import ANY_DEPTH, RISING, SOLID, Area, Kind, Terrain, line_areas
from kernel.figures import base, polygon, star

CLEAR, WOOD, HILL, WALL, SLOPE, SMOKE = range(6)


def kinds() -> list[Kind]:
    found = [
        Kind("clear"),
        Kind("wood", SOLID),
        Kind("hill", RISING),
        Kind("wall", SOLID),
        Kind("slope", SOLID),
        Kind("smoke", SOLID),
    ]
    found[WOOD].depth = 50
    found[WOOD].over = 1
    found[HILL].raises = True
    found[WALL].beside = 20
    found[WALL].over = 50
    found[SLOPE].depth = ANY_DEPTH
    found[SLOPE].raises = True
    return found


def square(kind: int, left: int, top: int, side: int, height: int = 0) -> Area:
    flat = [left, top, left + side, top, left + side, top + side, left, top + side]
    return Area(kind, Shape(flat), height, "")


def random_terrain(seed: int, count: int = 40) -> Terrain:
    dice = Random(seed)
    areas = [
        Area(dice.randint(CLEAR, SMOKE), star(dice, dice.randint(0, 1800), dice.randint(0, 1200), 150), 0, "")
        for _ in range(count)
    ]
    for area in areas:
        if area.kind in (HILL, SLOPE):
            area.height = 50 * dice.randint(1, 3)
    return Terrain(areas, kinds())


# ---------------------------------------------------------------- points, bases and ways
def test_kinds_and_heights_at_points() -> None:
    dice = Random(11)
    ground = random_terrain(12)
    figures = [polygon(area.shape) for area in ground.areas]
    for _ in range(3000):
        x, y = dice.randint(0, 1800), dice.randint(0, 1200)
        here = [i for i, figure in enumerate(figures) if figure.intersects(Point(x, y))]
        assert ground.kinds_at(x, y) == sum(1 << k for k in {ground.areas[i].kind for i in here})
        heights = [ground.areas[i].height for i in here if ground.areas[i].kind in (HILL, SLOPE)]
        assert ground.height_at(x, y) == max(heights, default=0)
        woods = [i for i in here if ground.areas[i].kind == WOOD]
        assert ground.area_at(x, y, 1 << WOOD) == (woods[0] if woods else -1)


def test_kinds_under_bases_and_across_ways() -> None:
    dice = Random(13)
    ground = random_terrain(14)
    figures = [polygon(area.shape) for area in ground.areas]
    for _ in range(1500):
        b = base(dice, 1800, 1200, 60)
        figure = polygon(b)
        common = [figure.intersection(f).area for f in figures]
        if all(c == 0 or c > 1e-6 for c in common):
            under = {ground.areas[i].kind for i, c in enumerate(common) if c > 0}
            assert ground.kinds_under(b) == sum(1 << k for k in under)
            around = [i for i, c in enumerate(common) if c > figure.area - 1e-6 and ground.areas[i].kind == SLOPE]
            assert ground.area_around(b, 1 << SLOPE) == (around[0] if around else -1)
        x, y = dice.randint(0, 1800), dice.randint(0, 1200)
        way = LineString([(b.cx, b.cy), (x, y)])
        parts = [way.intersection(f).length for f in figures]
        if all(p == 0 or p > 1e-6 for p in parts):
            across = {ground.areas[i].kind for i, p in enumerate(parts) if p > 0}
            assert ground.kinds_across(b.cx, b.cy, x, y) == sum(1 << k for k in across)


def test_areas_near_a_rectangle() -> None:
    ground = Terrain([square(WOOD, 0, 0, 10), square(HILL, 20, 0, 10, 50), square(WOOD, 11, 0, 5)], kinds())
    assert list(ground.near(10, 0, 20, 5, 1 << WOOD)) == [0, 2]
    assert list(ground.near(10, 0, 20, 5, 1 << HILL | 1 << WOOD)) == [0, 1, 2]


# ---------------------------------------------------------------- lines
def test_the_outer_edges_of_a_base() -> None:
    """All of the base lies between the two lines."""
    dice = Random(15)
    for _ in range(2000):
        b = base(dice, 600, 600, 80)
        x, y = dice.randint(0, 600), dice.randint(0, 600)
        lines = lines_to_edges(x, y, b)
        figure = polygon(b)
        if figure.distance(Point(x, y)) < 1:
            assert lines.count == 2 or (lines.count, lines.x0, lines.y0) == (1, b.cx, b.cy)
            assert lines.count == 1 or not figure.contains(Point(x, y))
            continue
        assert lines.count == 2
        flat = b.flat()
        for px, py in zip(flat[0::2], flat[1::2], strict=True):
            assert (px - x) * (lines.y0 - y) - (py - y) * (lines.x0 - x) <= 0
            assert (px - x) * (lines.y1 - y) - (py - y) * (lines.x1 - x) >= 0
        assert (lines.to_x, lines.to_y) == (b.cx, b.cy)


def ends(lines: Lines) -> list[tuple[int, int]]:
    all_five = [
        (lines.x0, lines.y0),
        (lines.x1, lines.y1),
        (lines.x2, lines.y2),
        (lines.x3, lines.y3),
        (lines.x4, lines.y4),
    ]
    return all_five[: lines.count]


def test_lines_against_areas_bases_and_smoke() -> None:
    dice = Random(16)
    seen: list[bool] = []
    for _ in range(2500):
        target = base(dice, 1000, 1000, 60)
        x, y = dice.randint(0, 1000), dice.randint(0, 1000)
        all_lines = [line_to_point(x, y, target.cx, target.cy), lines_to_edges(x, y, target)]
        all_lines.append(lines_to_corners(x, y, target))
        shape, other = star(dice, dice.randint(0, 1000), dice.randint(0, 1000), 200), base(dice, 1000, 1000, 60)
        size = dice.choice([37, 60])
        smoke = Point(other.cx, other.cy).buffer(size / 2, cap_style="square")
        for lines in all_lines:
            drawn = [LineString([(x, y), end]) for end in ends(lines)]
            for figure, hit in (
                (polygon(shape), lines.hit_shape(shape)),
                (polygon(other), lines.hit_box(other)),
                (smoke, lines.hit_square(other.cx, other.cy, size)),
            ):
                inside = [line.intersection(figure).length for line in drawn]
                if all(part == 0 or part > 1e-6 for part in inside):
                    seen.append(hit)
                    assert hit == (max(inside) > 0)
    assert min(seen.count(True), seen.count(False)) > 1000


def test_a_point_in_the_smoke() -> None:
    assert segment_hits_square(10, 10, 10, 10, 10, 10, 3)
    assert not segment_hits_square(12, 10, 12, 10, 10, 10, 3)


# ---------------------------------------------------------------- what blocks
def blocked(ground: Terrain, x0: int, y0: int, x1: int, y1: int) -> int:
    return ground.blocking(line_to_point(x0, y0, x1, y1), ground.height_at(x0, y0), ground.height_at(x1, y1))


def test_open_ground_blocks_nothing() -> None:
    assert blocked(Terrain([square(CLEAR, 0, 0, 100)], kinds()), -50, 50, 150, 50) == -1


def test_depth_is_counted_for_each_end() -> None:
    wood = Terrain([square(WOOD, 0, 0, 200)], kinds())
    assert blocked(wood, -50, 50, 250, 50) == 0
    assert blocked(wood, -50, 50, 50, 50) == -1
    assert blocked(wood, -50, 50, 51, 50) == 0
    assert blocked(wood, 20, 50, 120, 50) == -1
    assert blocked(wood, 20, 50, 121, 50) == 0
    assert blocked(wood, -50, 0, 250, 0) == -1


def test_any_depth_lets_out_those_who_stand_in_the_area() -> None:
    slope = Terrain([square(SLOPE, 0, 0, 200, 50)], kinds())
    assert blocked(slope, -50, 50, 250, 50) == 0
    assert blocked(slope, -50, 50, 190, 50) == -1
    assert blocked(slope, 10, 50, 250, 50) == -1


def test_no_depth_blocks_those_inside_too() -> None:
    smoke = Terrain([square(SMOKE, 0, 0, 200)], kinds())
    assert blocked(smoke, 10, 50, 250, 50) == 0


def test_walls_are_looked_over_from_close_by_and_from_above() -> None:
    wall = [*line_areas(WALL, [0, 100, 200, 100], 10, "wall"), square(SLOPE, 0, 300, 100, 50)]
    ground = Terrain(wall, kinds())
    assert blocked(ground, 150, 0, 150, 250) == 0
    assert blocked(ground, 150, 75, 150, 250) == -1
    assert blocked(ground, 150, 74, 150, 250) == 0
    assert blocked(ground, 150, 0, 150, 125) == -1
    assert blocked(ground, 50, 0, 50, 350) == -1
    wall.append(square(SLOPE, -50, 0, 300, 100))
    assert blocked(Terrain(wall, kinds()), 50, -10, 50, 350) == 0, "the wall stands as high as they do"


def test_height_looks_over_what_is_lower() -> None:
    areas = [square(WOOD, 100, 0, 50), square(HILL, 300, 0, 50, 50)]
    ground = Terrain(areas, kinds())
    assert blocked(ground, 0, 25, 250, 25) == 0
    assert blocked(ground, 0, 25, 320, 25) == -1
    assert blocked(ground, 200, 25, 400, 25) == 1
    assert blocked(ground, 200, 25, 350, 25) == -1
    areas.append(square(HILL, 380, 0, 50, 100))
    assert blocked(Terrain(areas, kinds()), 200, 25, 400, 25) == -1


def test_blocking_is_what_shapely_draws() -> None:
    """Lines to the edges of a base over ground that blocks all but those who stand in it."""
    dice = Random(17)
    seen: list[int] = []
    for seed in range(8):
        ground = random_terrain(20 + seed, 15)
        for kind in ground.kinds:
            kind.sight, kind.depth, kind.over, kind.beside = SOLID, ANY_DEPTH, -1, -1
        ground = Terrain(ground.areas, ground.kinds)
        figures = [polygon(area.shape) for area in ground.areas]
        for _ in range(400):
            target = Box(dice.randint(0, 1800), dice.randint(0, 1200), dice.randint(0, 359), 20, 26)
            x, y = dice.randint(0, 1800), dice.randint(0, 1200)
            lines = lines_to_edges(x, y, target)
            drawn = [LineString([(x, y), end]) for end in ends(lines)]
            first = -1
            sure = True
            for i, figure in enumerate(figures):
                inside = [line.intersection(figure).length for line in drawn]
                sure = sure and all(part == 0 or part > 1e-6 for part in inside)
                own = figure.intersects(Point(x, y)) or figure.intersects(Point(target.cx, target.cy))
                if first < 0 and not own and max(inside) > 0:
                    first = i
            if sure:
                seen.append(first)
                assert ground.blocking(lines, 0, 0) == first
    assert 300 < sum(1 for first in seen if first < 0) < len(seen) - 300
