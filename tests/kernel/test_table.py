"""Table geometry against shapely, on random figures. Shapely works in floats, so where its answer hangs on a hair
(two figures that touch) the question is put with room to spare, or answered in fractions."""

from __future__ import annotations

import hashlib
import math
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from shapely import LineString, Point, Polygon

from caposaldo.kernel.table import (
    UNIT,
    Box,
    Shape,
    ahead_x,
    ahead_y,
    bearing,
    box_inside,
    box_on_table,
    box_outside,
    box_to_point,
    box_to_shape,
    boxes_gap,
    boxes_overlap,
    cosine,
    distance,
    in_cone,
    length_inside,
    line_shape,
    root,
    segment_hits_box,
    segment_hits_shape,
    segment_to_box,
    segment_to_point,
    sine,
)

# Checksums of the tables: a machine that rounds one entry differently would play another game.
SINES = "f567ae34b2ed2e34dcf94ca524d179b1cf1a3310b56531a3cc13acb5cb129c9b"
BEARINGS = "6cb2e560d18bf1f09b6badbf8621c4a58a43144bf4fef3ee4cbf65239e020088"

often = settings(derandomize=True, max_examples=200, deadline=None)

# Small coordinates meet often and exactly; large ones would show an overflow.
coordinates = st.one_of(st.integers(0, 12), st.integers(0, 1000), st.integers(0, 40_000))
faces = st.one_of(st.sampled_from([0, 45, 90, 180, 270]), st.integers(-720, 720))
sizes = st.one_of(st.integers(2, 12), st.integers(2, 4000))


@st.composite
def spans(draw: st.DrawFn) -> int:
    """The extent of one example, so that its figures meet."""
    return draw(st.sampled_from([8, 12, 300, 4000, 40_000]))


@st.composite
def scenes(draw: st.DrawFn, points: int = 2) -> tuple[Shape, list[int], Box, Box]:
    """A polygon, some points and two boxes on a table so small that they often meet."""
    span = draw(spans())
    within = st.integers(0, span)
    size = st.integers(2, max(4, span // 3))
    shape = draw(shapes(span))
    flat = [draw(within) for _ in range(2 * points)]
    boxes = [Box(draw(within), draw(within), draw(faces), draw(size), draw(size)) for _ in range(2)]
    return shape, flat, boxes[0], boxes[1]


@st.composite
def shapes(draw: st.DrawFn, span: int) -> Shape:
    """A simple polygon: random corners, kept when they do not cross."""
    corner = st.tuples(st.integers(0, span), st.integers(0, span))
    corners = draw(st.lists(corner, min_size=3, max_size=7, unique=True))
    polygon = Polygon(corners)
    if not polygon.is_valid or polygon.area == 0:
        polygon = Polygon(corners[:3])
    assume(polygon.is_valid and polygon.area > 0)
    return Shape([int(n) for point in polygon.exterior.coords[:-1] for n in point])


def polygon(s: Shape | Box) -> Polygon:
    flat = s.flat()
    return Polygon(list(zip(flat[0::2], flat[1::2], strict=True)))


def same_floor(found: int, exact: float) -> bool:
    """The floor of a distance, where the float may be a hair on the wrong side of a whole number."""
    return found in (math.floor(exact), math.floor(exact + 1e-6), math.floor(exact - 1e-6))


# ---------------------------------------------------------------- numbers
def test_sines_and_cosines_are_the_same_on_every_machine() -> None:
    table = [sine(d) for d in range(360)] + [cosine(d) for d in range(360)]
    assert [sine(0), sine(30), sine(90), sine(180), sine(270), cosine(0), cosine(60)] == [
        0, UNIT // 2, UNIT, 0, -UNIT, UNIT, UNIT // 2,
    ]  # fmt: skip
    assert hashlib.sha256(repr(table).encode()).hexdigest() == SINES


def test_bearings_and_points_ahead_are_the_same_on_every_machine() -> None:
    ahead = [(ahead_x(0, d, r), ahead_y(0, d, r)) for d in range(360) for r in (1, 127, 2540, 39_999)]
    around = [bearing(dx, dy) for dx in range(-40, 41) for dy in range(-40, 41)]
    assert hashlib.sha256(repr((ahead, around)).encode()).hexdigest() == BEARINGS


@often
@given(st.integers(-2000, 2000))
def test_sine_and_cosine_are_rounded_to_the_nearest(d: int) -> None:
    assert abs(int(sine(d)) - UNIT * math.sin(math.radians(d))) <= 0.5 + 1e-6
    assert abs(int(cosine(d)) - UNIT * math.cos(math.radians(d))) <= 0.5 + 1e-6


@often
@given(coordinates, coordinates, faces, st.integers(-40_000, 40_000))
def test_a_point_ahead_is_the_nearest_to_the_true_one(x: int, y: int, face: int, d: int) -> None:
    assert abs(int(ahead_x(x, face, d)) - x - d * math.sin(math.radians(face))) <= 0.5 + 1e-6
    assert abs(int(ahead_y(y, face, d)) - y + d * math.cos(math.radians(face))) <= 0.5 + 1e-6
    assert ahead_x(x, face + 180, d) - x == x - ahead_x(x, face, d)


@often
@given(st.one_of(st.integers(0, 1 << 62), st.integers(0, 1 << 31).map(lambda r: r * r), st.integers(0, 100)))
def test_root_is_the_exact_floor(n: int) -> None:
    assert root(n) == math.isqrt(n)
    assert root(max(0, n - 1)) == math.isqrt(max(0, n - 1))


@often
@given(coordinates, coordinates, coordinates, coordinates)
def test_distance_is_the_exact_floor(x0: int, y0: int, x1: int, y1: int) -> None:
    assert distance(x0, y0, x1, y1) == math.isqrt((x1 - x0) ** 2 + (y1 - y0) ** 2)


@often
@given(st.integers(-40_000, 40_000), st.integers(-40_000, 40_000))
def test_bearing_is_the_nearest_degree(dx: int, dy: int) -> None:
    found = int(bearing(dx, dy))
    exact = math.degrees(math.atan2(dx, -dy)) % 360
    assert 0 <= found < 360
    assert abs((found - exact + 180) % 360 - 180) <= 0.5 + 1e-9


@pytest.mark.parametrize(
    ("dx", "dy", "degrees"),
    [(0, 0, 0), (0, -9, 0), (9, 0, 90), (0, 9, 180), (-9, 0, 270), (7, -7, 45), (-7, -7, 315), (-1, -40_000, 0)],
)
def test_bearing_of_plain_directions(dx: int, dy: int, degrees: int) -> None:
    assert bearing(dx, dy) == degrees


@often
@given(coordinates, coordinates, faces, coordinates, coordinates)
def test_the_cone_is_45_degrees_to_either_side(x: int, y: int, face: int, px: int, py: int) -> None:
    exact = math.degrees(math.atan2(px - x, y - py))
    off = abs((exact - face + 180) % 360 - 180)
    assume(abs(off - 45) > 1e-7 or face % 45 == 0)
    assert in_cone(x, y, face, px, py) == (off <= 45 + 1e-7 or (px, py) == (x, y))


@pytest.mark.parametrize("face", range(0, 360, 45))
def test_the_borders_of_the_cone_belong_to_it(face: int) -> None:
    for side in (-45, 45):
        step_x, step_y = (round(math.sin(math.radians(face + side))), -round(math.cos(math.radians(face + side))))
        assert in_cone(5, 5, face, 5 + 30_000 * step_x, 5 + 30_000 * step_y)
        away_x, away_y = round(math.sin(math.radians(face + 2 * side))), -round(math.cos(math.radians(face + 2 * side)))
        assert not in_cone(5, 5, face, 5 + 30_000 * step_x + away_x, 5 + 30_000 * step_y + away_y)


# ---------------------------------------------------------------- bases
@often
@given(coordinates, coordinates, faces, sizes, sizes)
def test_the_corners_of_a_box_are_the_nearest_to_the_true_ones(
    x: int, y: int, face: int, width: int, depth: int
) -> None:
    b = Box(x, y, face, width, depth)
    s, c = math.sin(math.radians(face)), math.cos(math.radians(face))
    for i, (side, front) in enumerate([(-1, 1), (1, 1), (1, -1), (-1, -1)]):
        assert abs(b.flat()[2 * i] - (x + (front * depth * s + side * width * c) / 2)) <= 0.5 + 1e-6
        assert abs(b.flat()[2 * i + 1] - (y + (side * width * s - front * depth * c) / 2)) <= 0.5 + 1e-6
    assert abs(int(b.front_x) - (x + depth * s / 2)) <= 0.5 + 1e-6
    assert abs(int(b.front_y) - (y - depth * c / 2)) <= 0.5 + 1e-6
    xs, ys = b.flat()[0::2], b.flat()[1::2]
    assert (b.left, b.top, b.right, b.bottom) == (min(xs), min(ys), max(xs), max(ys))
    assert (b.cx, b.cy, b.face) == (x, y, face)


@often
@given(scenes())
def test_boxes_overlap_when_they_share_some_ground(scene: tuple[Shape, list[int], Box, Box]) -> None:
    _, _, a, b = scene
    exact = polygon(a).intersection(polygon(b)).area
    assume(exact == 0 or exact > 1e-6)
    assert boxes_overlap(a, b) == (exact > 0)
    assert boxes_overlap(a, b) == boxes_overlap(b, a)


@often
@given(scenes())
def test_the_gap_of_two_boxes(scene: tuple[Shape, list[int], Box, Box]) -> None:
    _, _, a, b = scene
    assert same_floor(boxes_gap(a, b), polygon(a).distance(polygon(b)))
    assert boxes_gap(a, b) == boxes_gap(b, a)


def test_bases_side_by_side_touch_and_do_not_overlap() -> None:
    a, b, c = Box(100, 100, 0, 20, 40), Box(120, 110, 0, 20, 40), Box(121, 110, 0, 20, 40)
    assert not boxes_overlap(a, b)
    assert boxes_gap(a, b) == 0
    assert boxes_gap(a, c) == 1
    assert boxes_overlap(a, Box(119, 110, 0, 20, 40))


@often
@given(scenes())
def test_the_distance_from_a_point_to_a_box(scene: tuple[Shape, list[int], Box, Box]) -> None:
    _, (x, y, *_), b, _ = scene
    assert same_floor(box_to_point(b, x, y), polygon(b).distance(Point(x, y)))


@often
@given(coordinates, coordinates, faces, sizes, sizes)
def test_a_box_is_on_the_table_when_all_its_corners_are(x: int, y: int, face: int, width: int, depth: int) -> None:
    b = Box(x, y, face, width, depth)
    xs, ys = b.flat()[0::2], b.flat()[1::2]
    inside = all(0 <= x <= 1000 for x in xs) and all(0 <= y <= 800 for y in ys)
    assert box_on_table(b, 1000, 800) == inside


# ---------------------------------------------------------------- areas
@often
@given(scenes())
def test_a_shape_contains_its_inside_and_its_edge(scene: tuple[Shape, list[int], Box, Box]) -> None:
    s, (x, y, *_), _, _ = scene
    assert s.contains(x, y) == polygon(s).intersects(Point(x, y))
    for i in range(len(s.xs)):
        assert s.contains(s.xs[i], s.ys[i])


@often
@given(scenes())
def test_a_shape_remembers_its_corners_and_its_bounds(scene: tuple[Shape, list[int], Box, Box]) -> None:
    s = scene[0]
    assert Shape(s.flat()).flat() == s.flat()
    assert (s.left, s.top, s.right, s.bottom) == polygon(s).bounds


@pytest.mark.parametrize("points", [[], [0, 0, 1, 1], [0, 0, 1, 1, 2]])
def test_an_area_needs_three_corners(points: list[int]) -> None:
    with pytest.raises(ValueError, match="three corners"):
        Shape(points)


@often
@given(scenes())
def test_a_box_is_wholly_inside_wholly_outside_or_across(scene: tuple[Shape, list[int], Box, Box]) -> None:
    s, _, b, _ = scene
    shared = polygon(s).intersection(polygon(b)).area
    rest = polygon(b).area - shared
    assume(shared == 0 or shared > 1e-6)
    assume(rest == 0 or abs(rest) > 1e-6 or polygon(s).covers(polygon(b)))
    assert box_outside(b, s) == (shared == 0)
    assert box_inside(b, s) == (abs(rest) <= 1e-6)


def test_a_base_may_touch_the_edge_of_a_wood_from_either_side() -> None:
    wood = Shape([0, 0, 100, 0, 100, 100, 0, 100])
    assert box_inside(Box(90, 90, 0, 20, 20), wood)
    assert box_outside(Box(110, 90, 0, 20, 20), wood)
    assert not box_inside(Box(91, 90, 0, 20, 20), wood)
    assert not box_outside(Box(109, 90, 0, 20, 20), wood)


def test_a_base_over_the_mouth_of_a_bay_is_neither_in_nor_out() -> None:
    bay = Shape([0, 0, 100, 0, 100, 100, 60, 100, 50, 20, 40, 100, 0, 100])
    b = Box(50, 60, 0, 60, 20)  # all its corners are inside, the bay cuts through it
    assert not box_inside(b, bay)
    assert not box_outside(b, bay)


@often
@given(scenes())
def test_the_gap_of_a_box_and_a_shape(scene: tuple[Shape, list[int], Box, Box]) -> None:
    s, _, b, _ = scene
    assert same_floor(box_to_shape(b, s), polygon(b).distance(polygon(s)))


@often
@given(st.lists(st.tuples(coordinates, coordinates), min_size=2, max_size=5, unique=True), st.integers(4, 600))
def test_a_line_with_a_width_is_a_quad_for_each_stretch(line: list[tuple[int, int]], width: int) -> None:
    quads = line_shape([n for point in line for n in point], width)
    assert len(quads) == len(line) - 1
    for quad, a, b in zip(quads, line, line[1:], strict=False):
        exact = LineString([a, b]).buffer(width / 2, cap_style="flat")
        assert polygon(quad).hausdorff_distance(exact) <= 0.75


# ---------------------------------------------------------------- segments
def exact_part_inside(points: list[int], s: Shape) -> tuple[bool, float]:
    """Whether some of the segment lies inside, and how much: in fractions, from all cuts by the lines of edges."""
    x0, y0, x1, y1 = points
    flat = s.flat()
    corners = list(zip(flat[0::2], flat[1::2], strict=True))
    cuts = {Fraction(0), Fraction(1)}
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        across = (x1 - x0) * (by - ay) - (y1 - y0) * (bx - ax)
        if across:
            t = Fraction((ax - x0) * (by - ay) - (ay - y0) * (bx - ax), across)
            cuts |= {t} if 0 < t < 1 else set()
        else:
            square = (x1 - x0) ** 2 + (y1 - y0) ** 2 or 1
            ends = [Fraction((px - x0) * (x1 - x0) + (py - y0) * (y1 - y0), square) for px, py in ((ax, ay), (bx, by))]
            cuts |= {t for t in ends if 0 < t < 1}
    ways = sorted(cuts)
    part = Fraction(0)
    for t, u in pairwise(ways):
        middle = (t + u) / 2
        if strictly_inside(x0 + middle * (x1 - x0), y0 + middle * (y1 - y0), corners):
            part += u - t
    return part > 0, float(part) * math.hypot(x1 - x0, y1 - y0)


def strictly_inside(x: Fraction, y: Fraction, corners: list[tuple[int, int]]) -> bool:
    inside = False
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1], strict=True):
        cross = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        if cross == 0 and min(ax, bx) <= x <= max(ax, bx) and min(ay, by) <= y <= max(ay, by):
            return False
        if (ay > y) != (by > y) and (cross > 0) == (by > ay):
            inside = not inside
    return inside


@often
@given(scenes())
def test_a_segment_hits_a_shape_when_some_of_it_is_inside(scene: tuple[Shape, list[int], Box, Box]) -> None:
    s, points, _, _ = scene
    assume(points[:2] != points[2:])
    x0, y0, x1, y1 = points
    hit, length = exact_part_inside(points, s)
    assert segment_hits_shape(x0, y0, x1, y1, s) == hit
    assert abs(int(length_inside(x0, y0, x1, y1, s)) - length) <= 0.52
    assert length_inside(x0, y0, x1, y1, s) == length_inside(x1, y1, x0, y0, s)
    shared = polygon(s).intersection(LineString([points[:2], points[2:]])).length
    assert length <= shared + 1e-6


@often
@given(scenes())
def test_a_segment_hits_a_box_when_some_of_it_is_inside(scene: tuple[Shape, list[int], Box, Box]) -> None:
    _, points, b, _ = scene
    assume(points[:2] != points[2:])
    x0, y0, x1, y1 = points
    hit, _ = exact_part_inside(points, Shape(b.flat()))
    assert segment_hits_box(x0, y0, x1, y1, b) == hit


@often
@given(scenes())
def test_a_segment_without_length_hits_what_it_lies_inside(scene: tuple[Shape, list[int], Box, Box]) -> None:
    s, (x, y, *_), b, _ = scene
    assert segment_hits_shape(x, y, x, y, s) == polygon(s).contains(Point(x, y))
    assert segment_hits_box(x, y, x, y, b) == polygon(b).contains(Point(x, y))
    assert length_inside(x, y, x, y, s) == 0


def test_a_line_along_an_edge_or_through_a_corner_hits_nothing() -> None:
    wood = Shape([10, 10, 30, 10, 30, 30, 10, 30])
    assert not segment_hits_shape(0, 10, 40, 10, wood)
    assert not segment_hits_shape(0, 20, 20, 0, wood)
    assert length_inside(0, 10, 40, 10, wood) == 0
    assert segment_hits_shape(0, 0, 40, 40, wood)  # from corner to corner, crossing no edge in its middle
    assert segment_hits_shape(10, 20, 30, 20, wood)
    assert length_inside(0, 20, 40, 20, wood) == 20


@often
@given(scenes())
def test_the_distance_from_a_segment_to_a_point(scene: tuple[Shape, list[int], Box, Box]) -> None:
    _, points, b, _ = scene
    x0, y0, x1, y1 = points
    x, y = b.cx, b.cy
    line = LineString([points[:2], points[2:]]) if points[:2] != points[2:] else Point(points[:2])
    assert same_floor(segment_to_point(x0, y0, x1, y1, x, y), line.distance(Point(x, y)))


@often
@given(scenes())
def test_the_gap_of_a_segment_and_a_box(scene: tuple[Shape, list[int], Box, Box]) -> None:
    _, points, b, _ = scene
    x0, y0, x1, y1 = points
    line = LineString([points[:2], points[2:]]) if points[:2] != points[2:] else Point(points[:2])
    assert same_floor(segment_to_box(x0, y0, x1, y1, b), line.distance(polygon(b)))


def test_the_farthest_corners_of_the_largest_table_do_not_overflow() -> None:
    far = 40_000
    assert distance(0, 0, far, far) == 56_568
    assert segment_to_point(0, 0, far, far, far, 0) == 28_284
    assert segment_to_point(0, 0, 1, far, far, 0) == math.isqrt(far**4 // (far**2 + 1))
    table = Shape([0, 0, far, 0, far, far, 0, far])
    assert length_inside(0, 0, far, far, table) == 56_569
    assert segment_hits_shape(0, 0, far, far, table)
    assert box_inside(Box(far // 2, far // 2, 45, 20_000, 20_000), table)
    assert box_to_shape(Box(100, 100, 0, 10, 10), Shape([far, far, far - 9, far, far, far - 9])) == 56_413
