"""Outlines and measures of areas against shapely; what hangs on a hair is asked with room to spare."""

from __future__ import annotations

import math
from random import Random

import pytest
from shapely import LineString, MultiPoint, Point, box

from caposaldo.kernel.angles import in_arc, in_cone, turn_between
from caposaldo.kernel.groups import comes_within, group_gap, group_to_shape, holds_together, nearest
from caposaldo.kernel.outlines import (
    WHOLE,
    border_gap,
    cut,
    doubled_area,
    is_convex,
    longest_diagonal,
    outline,
    outline_of,
    point_to_border,
    segment_hits_hull,
    shape_to_point,
    share_inside,
)
from caposaldo.kernel.table import (
    Box,
    Shape,
    ahead_x,
    ahead_y,
    box_inside,
    box_outside,
    boxes_gap,
    boxes_overlap,
    segment_hits_shape,
)
from kernel.figures import base, platoon, polygon, star


def sure(gap: float) -> bool:
    """The floor of the distance does not hang on a rounding."""
    return gap == 0 or 1e-6 < gap % 1 < 1 - 1e-6


# ---------------------------------------------------------------- arcs
@pytest.mark.parametrize("half", [10, 45, 60, 90, 120, 135, 179, 180])
def test_an_arc_reaches_to_its_borders(half: int) -> None:
    for face in range(0, 360, 7):
        for degrees in range(360):
            x, y = ahead_x(0, degrees, 50_000), ahead_y(0, degrees, 50_000)
            turn = abs((degrees - face + 180) % 360 - 180)
            if turn != half:
                assert in_arc(0, 0, face, half, x, y) == (turn < half)


def test_the_borders_of_an_arc_belong_to_it() -> None:
    for face in (0, 90, 180, 270):
        for half, x, y in ((45, 10, -10), (90, 10, 0), (135, 10, 10)):
            for _ in range(face // 90):
                x, y = -y, x
            assert in_arc(5, 5, face, half, 5 + x, 5 + y)
            assert not in_arc(5, 5, face, half - 1, 5 + x, 5 + y)
    assert in_arc(3, 3, 77, 20, 3, 3)


def test_an_arc_of_45_degrees_is_the_cone() -> None:
    dice = Random(1)
    for _ in range(3000):
        face, x, y = dice.randint(-400, 400), dice.randint(-30, 30), dice.randint(-30, 30)
        assert in_arc(0, 0, face, 45, x, y) == in_cone(0, 0, face, x, y)


def test_the_turn_between_bearings() -> None:
    assert [turn_between(a, b) for a, b in ((10, 350), (350, 10), (0, 180), (90, 300), (-10, 730))] == [
        20, 20, 180, 150, 20,
    ]  # fmt: skip


# ---------------------------------------------------------------- outlines
def test_the_outline_is_the_convex_hull() -> None:
    dice = Random(2)
    for _ in range(300):
        boxes = platoon(dice, 500, 500)
        found = outline(boxes)
        points = [p for b in boxes for p in zip(b.flat()[0::2], b.flat()[1::2], strict=True)]
        assert polygon(found).equals(MultiPoint(points).convex_hull)
        assert is_convex(found)
        for b in boxes:
            assert box_inside(b, found)


def test_lines_across_an_outline() -> None:
    dice = Random(3)
    for _ in range(60):
        boxes = platoon(dice, 500, 500)
        shape = outline(boxes)
        figure = polygon(shape)
        for _ in range(60):
            x0, y0, x1, y1 = (dice.randint(300, 700) for _ in range(4))
            inside = LineString([(x0, y0), (x1, y1)]).intersection(figure).length
            if inside == 0 or inside > 1e-6:
                assert segment_hits_shape(x0, y0, x1, y1, shape) == (inside > 0)
                assert segment_hits_hull(boxes, x0, y0, x1, y1) == (inside > 0)


def test_points_on_one_line_have_no_outline() -> None:
    with pytest.raises(ValueError, match="three corners"):
        outline_of([0, 0, 5, 5, 9, 9])
    assert outline_of([0, 0, 4, 0, 8, 0, 8, 8, 4, 4, 0, 0]).flat() == [0, 0, 8, 0, 8, 8]


def test_which_areas_are_convex() -> None:
    assert is_convex(Shape([0, 0, 9, 0, 9, 9, 0, 9]))
    assert not is_convex(Shape([0, 0, 9, 0, 9, 9, 5, 2]))


# ---------------------------------------------------------------- measures
def test_size_and_longest_diagonal() -> None:
    dice = Random(4)
    for _ in range(300):
        shape = star(dice, 1000, 1000, 900)
        figure = polygon(shape)
        corners = list(figure.exterior.coords)
        assert doubled_area(shape) == round(2 * figure.area)
        assert longest_diagonal(shape) == math.isqrt(
            max(round((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) for a in corners for b in corners)
        )


def test_how_far_the_border_is() -> None:
    dice = Random(5)
    for _ in range(1500):
        shape = star(dice, 300, 300, 300)
        b = base(dice, 600, 600, 80)
        border = polygon(shape).exterior
        gap = polygon(b).distance(border)
        if sure(gap):
            assert border_gap(b, shape) == math.floor(gap)
        gap = Point(b.cx, b.cy).distance(border)
        if sure(gap):
            assert point_to_border(shape, b.cx, b.cy) == math.floor(gap)
            inside = shape.contains(b.cx, b.cy)
            assert shape_to_point(shape, b.cx, b.cy) == (0 if inside else math.floor(gap))


def test_how_much_of_a_base_lies_in_an_area() -> None:
    dice = Random(6)
    shares = set()
    for _ in range(1500):
        shape = star(dice, 300, 300, 300)
        b = base(dice, 600, 600, 120)
        share = share_inside(b, shape)
        figure = polygon(b)
        shares.add(share)
        assert abs(share - WHOLE * figure.intersection(polygon(shape)).area / figure.area) <= 1.1
        assert (share == 0) == box_outside(b, shape)
        assert (share == WHOLE) == box_inside(b, shape)
    assert len(shares) > 100


def test_cutting_a_table() -> None:
    table = Shape([0, 0, 1800, 0, 1800, 1200, 0, 1200])
    assert sorted(cut(table, 900, 600, 900, 0)) == sorted([900, 0, 1800, 0, 1800, 1200, 900, 1200])
    assert cut(table, -5, 0, -5, -10) == table.flat()
    assert cut(table, -5, 0, -5, 10) == []
    assert cut(table, 0, 0, 0, 10) == []
    dice = Random(7)
    for _ in range(300):
        x0, y0, x1, y1 = dice.randint(0, 1800), dice.randint(0, 1200), dice.randint(0, 1800), dice.randint(0, 1200)
        if (x0, y0) == (x1, y1):
            continue
        parts = [cut(table, x0, y0, x1, y1), cut(table, x1, y1, x0, y0)]
        whole = sum(doubled_area(Shape(part)) for part in parts if part)
        assert abs(int(whole) - 2 * 1800 * 1200) < 2 * 4000


# ---------------------------------------------------------------- groups
def test_gaps_of_groups() -> None:
    dice = Random(8)
    for _ in range(200):
        a = platoon(dice, dice.randint(0, 600), dice.randint(0, 600))
        b = platoon(dice, dice.randint(0, 600), dice.randint(0, 600))
        shape = star(dice, 300, 300, 200)
        assert group_gap(a, b) == min(boxes_gap(one, other) for one in a for other in b)
        gap = min(polygon(one).distance(polygon(shape)) for one in a)
        if sure(gap):
            assert group_to_shape(a, shape) == math.floor(gap)
        gaps = [boxes_gap(a[0], other) for other in b]
        assert nearest(a[0], b) == gaps.index(min(gaps))
        keep = dice.randint(1, 300)
        assert comes_within(a[0], b, keep) == next((i for i, gap in enumerate(gaps) if gap < keep), -1)
        overlaps = [boxes_overlap(a[0], other) for other in b]
        assert comes_within(a[0], b, 0) == (overlaps.index(True) if True in overlaps else -1)
    assert nearest(a[0], []) == -1


def test_bases_that_touch_do_not_overlap() -> None:
    a, b = Box(100, 100, 0, 20, 20), Box(120, 100, 0, 20, 20)
    assert comes_within(a, [b], 0) == -1
    assert comes_within(a, [b], 1) == 0


def test_a_platoon_holds_together() -> None:
    row = [Box(x, 50, 0, 20, 20) for x in (0, 140, 70)]
    assert holds_together(row, 50)
    assert not holds_together(row, 49)
    assert holds_together(row[:1], 0)
    assert holds_together([], 0)
    pairs = [Box(x, 50, 0, 20, 20) for x in (0, 20, 200, 220)]
    assert not holds_together(pairs, 50)


def test_a_box_of_shapely_is_a_box() -> None:
    assert polygon(Box(10, 10, 0, 20, 20)).equals(box(0, 0, 20, 20))
