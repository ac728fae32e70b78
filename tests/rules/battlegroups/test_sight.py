"""Range, arc, sight, blocked fire and cover. Positions are lines of text in inches: a piece of ground is its kind and
its corners (a hill begins with its height, a wall is a line), a unit is its id, type, x, y and facing."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from shapely import LineString, Point, Polygon

from caposaldo.games.battlegroups.position import DESTROYED
from caposaldo.games.battlegroups.rules import sight
from caposaldo.games.battlegroups.rules.sight import BY_FRIEND, BY_SMOKE, BY_TERRAIN, CLEAR
from caposaldo.games.battlegroups.setup import HILL, INCH, TOWN, WOOD
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.kernel.table import Shape, ahead_x, ahead_y
from rules.battlegroups.field import field, unit

FOOT = 159  # half the base of a unit on foot


def scene(text: str) -> BattlegroupsState:
    ground, axis, allies = "", "", ""
    for line in text.strip().splitlines():
        word, *rest = line.split()
        if word[0] in "GR":
            told = f'[[side.group.unit]]\nid = "{word}"\ntype = "{rest[0]}"\n'
            told += f"at = [{rest[1]}, {rest[2]}]\nfacing = {rest[3]}\n"
            axis, allies = (axis + told, allies) if word[0] == "G" else (axis, allies + told)
        else:
            ground += piece(word, rest)
    return field(f"""
width = 48
height = 48
{ground}
[[side]]
name = "axis"
nation = "germany"
[[side.group]]
{axis}
[[side]]
name = "allies"
nation = "soviet"
[[side.group]]
{allies}
""")


def piece(kind: str, numbers: list[str]) -> str:
    height = f"height = {numbers.pop(0)}\n" if kind == "hill" else ""
    corners = [f"[{x}, {y}]" for x, y in zip(numbers[0::2], numbers[1::2], strict=True)]
    return f'[[terrain]]\nkind = "{kind}"\n{height}{"line" if kind == "wall" else "points"} = [{", ".join(corners)}]\n'


def fire(s: BattlegroupsState, firer: str = "G1", target: str = "R1") -> int:
    return sight.blocked(s, unit(s, firer), unit(s, target))


def seen(s: BattlegroupsState, observer: str = "G1", target: str = "R1") -> bool:
    return sight.sees(s, unit(s, observer), unit(s, target))


def covered(s: BattlegroupsState, target: str = "R1", firer: str = "G1") -> bool:
    u = unit(s, firer)
    return sight.in_cover(s, unit(s, target), s.x[u], s.y[u])


def smoke(s: BattlegroupsState, x: int, y: int) -> None:
    s.smoke_x = type(s.smoke_x)([*s.smoke_x, x])
    s.smoke_y = type(s.smoke_y)([*s.smoke_y, y])
    s.smoke_side = type(s.smoke_side)([*s.smoke_side, 0])


# ---------------------------------------------------------------- range and arc
@pytest.mark.rule("direct-3")
def test_range_is_measured_from_the_front_edge_to_the_nearest_point() -> None:
    s = scene("""
        G1 ger-rifles 24 30   0
        G2 ger-rifles 10 30 180
        R1 sov-rifles 24 20 180
        R2 sov-rifles 10 20 180
    """)
    assert sight.reach_to(s, unit(s, "G1"), unit(s, "R1")) == 10 * INCH - 2 * FOOT
    assert sight.reach_to(s, unit(s, "G2"), unit(s, "R2")) == 10 * INCH  # its front edge is on the far side


@pytest.mark.rule("direct-3")
def test_range_to_a_corner_of_the_target() -> None:
    s = scene("""
        G1 ger-rifles 20 30   0
        R1 sov-rifles 30 20 180
    """)
    across, along = 10 * INCH - FOOT, 10 * INCH - 2 * FOOT
    reach = sight.reach_to(s, unit(s, "G1"), unit(s, "R1"))
    assert reach**2 <= across**2 + along**2 < (reach + 1) ** 2


@pytest.mark.rule("direct-3")
def test_a_unit_fires_45_degrees_to_either_side_of_its_front() -> None:
    s = scene("""
        G1 ger-rifles 24 24   0
        R1 sov-rifles 24 14 180
    """)
    g, r = unit(s, "G1"), unit(s, "R1")
    front = s.y[g] - FOOT
    for away in (-2000, -1, 1, 2000):
        s.x[r], s.y[r] = s.x[g] + away, front - abs(away)
        assert sight.in_arc(s, g, r)
        s.y[r] += 1
        assert not sight.in_arc(s, g, r)


@pytest.mark.rule("direct-3")
@pytest.mark.parametrize("face", [0, 30, 90, 200, 315])
def test_the_arc_turns_with_the_unit(face: int) -> None:
    s = scene("""
        G1 ger-rifles 24 24   0
        R1 sov-rifles 24 14 180
    """)
    g, r = unit(s, "G1"), unit(s, "R1")
    s.face[g] = face
    for off in range(0, 360, 10):
        base = sight.box(s, g)
        s.x[r], s.y[r] = ahead_x(base.front_x, face + off, 2000), ahead_y(base.front_y, face + off, 2000)
        assert sight.in_arc(s, g, r) == (off <= 40 or off >= 320)


# ---------------------------------------------------------------- flank
def test_shots_from_outside_the_front_arc_of_vehicles_and_guns_are_flank_shots() -> None:
    s = scene("""
        G1 ger-pz4    24 30   0
        R1 sov-t34    24 20 180
        R2 sov-t34    30 20  90
        R3 sov-at-gun 18 20 180
        R4 sov-at-gun 12 20   0
        R5 sov-rifles 36 20   0
    """)
    flank = [sight.on_flank(s, unit(s, "G1"), unit(s, r)) for r in ("R1", "R2", "R3", "R4", "R5")]
    assert flank == [False, True, False, True, False]


# ---------------------------------------------------------------- friends
@pytest.mark.rule("direct-4")
def test_a_friend_in_the_way_blocks_fire_but_not_sight() -> None:
    s = scene("""
        G1 ger-rifles 24 30   0
        G2 ger-rifles 24 26   0
        R1 sov-rifles 24 20 180
    """)
    assert fire(s) == BY_FRIEND
    assert seen(s)
    s.x[unit(s, "G2")] += 3 * INCH
    assert fire(s) == CLEAR


@pytest.mark.rule("direct-4")
def test_a_friend_that_hides_one_corner_of_the_target_blocks_fire() -> None:
    s = scene("""
        G1 ger-rifles 24   30   0
        G2 ger-rifles 25.1 21.5 0
        R1 sov-rifles 24   20 180
    """)
    assert fire(s) == BY_FRIEND
    s.x[unit(s, "G2")] += INCH // 4
    assert fire(s) == CLEAR


@pytest.mark.rule("direct-4")
def test_enemies_never_block_fire() -> None:
    s = scene("""
        G1 ger-rifles 24 30   0
        R1 sov-rifles 24 20 180
        R2 sov-rifles 24 24 180
    """)
    assert fire(s) == CLEAR


@pytest.mark.rule("direct-4")
def test_a_higher_firer_shoots_over_friends_below_but_not_beside_him() -> None:
    s = scene("""
        hill 1 18 26 30 26 30 36 18 36
        G1 ger-rifles 24 34   0
        G2 ger-rifles 24 24   0
        R1 sov-rifles 24 14 180
    """)
    assert fire(s) == CLEAR
    s.y[unit(s, "G2")] = 30 * INCH
    assert fire(s) == BY_FRIEND


@pytest.mark.rule("direct-4")
def test_friends_that_are_not_on_the_table_do_not_block() -> None:
    s = scene("""
        G1 ger-rifles 24 30   0
        G2 ger-rifles 24 26   0
        G3 ger-truck  40 40   0
        R1 sov-rifles 24 20 180
    """)
    s.aboard[unit(s, "G2")] = unit(s, "G3")
    assert fire(s) == CLEAR
    s.aboard[unit(s, "G2")] = -1
    assert fire(s) == BY_FRIEND
    s.status[unit(s, "G2")] = DESTROYED
    assert fire(s) == CLEAR


@pytest.mark.rule("direct-4")
def test_friends_still_to_be_deployed_do_not_block_along_the_edge_of_the_table() -> None:
    s = scene("""
        G1 ger-rifles 0.7 30   0
        G2 ger-rifles 0.7 24   0
        R1 sov-rifles 0.7 20 180
    """)
    assert fire(s) == BY_FRIEND
    s.x[unit(s, "G2")] = -1
    assert fire(s) == CLEAR


@pytest.mark.rule("direct-4")
@pytest.mark.parametrize("face", [30, 120, 210, 300])
@pytest.mark.parametrize("side", [-1, 1])
def test_any_corner_that_is_hidden_blocks_fire(face: int, side: int) -> None:
    """Whichever corner of the target is the outermost, what stands before it alone blocks."""
    s = scene(f"""
        wood 34 4 35 4 35 5 34 5
        G1 ger-rifles 24 30   0
        G2 ger-rifles 40 40   0
        R1 sov-rifles 24 20 {face}
    """)
    base = sight.box(s, unit(s, "R1"))
    corners = [base.x0, base.x1, base.x2, base.x3]
    outermost = min(corners) if side < 0 else max(corners)
    at = outermost - side * 60  # the lines come in from the middle: a little inside the corner only its own is hit
    assert fire(s) == CLEAR
    s.x[unit(s, "G2")], s.y[unit(s, "G2")] = at + side * (FOOT + 15), base.bottom + FOOT + 1
    assert fire(s) == BY_FRIEND
    s.y[unit(s, "G2")] = 40 * INCH
    smoke(s, at + side * (3 * INCH // 4 + 15), base.bottom + INCH)
    assert fire(s) == BY_SMOKE
    ends = sorted([at + side * 15, at + side * 300])
    low = base.bottom
    s.setup.terrain[0].shape = Shape([ends[0], low + 1, ends[1], low + 1, ends[1], low + 99, ends[0], low + 99])
    s.setup.lay_ground()
    assert fire(s) == BY_TERRAIN


@pytest.mark.rule("direct-4")
def test_a_hidden_centre_blocks_fire() -> None:
    s = scene("""
        wood 23.95 21 24.05 21 24.05 21.2 23.95 21.2
        G1 ger-rifles 24 30   0
        R1 sov-rifles 24 20 180
    """)
    assert fire(s) == BY_TERRAIN


# ---------------------------------------------------------------- woods and towns
@pytest.mark.rule("direct-4")
@pytest.mark.parametrize("kind", ["wood", "town"])
def test_a_wood_or_town_between_blocks_fire_and_sight(kind: str) -> None:
    s = scene(f"""
        {kind} 20 24 28 24 28 25 20 25
        G1 ger-rifles 24 30   0
        R1 sov-rifles 24 20 180
    """)
    assert fire(s) == BY_TERRAIN
    assert not seen(s)


@pytest.mark.rule("direct-4")
def test_a_wood_that_hides_one_corner_of_the_target_blocks_fire_and_not_sight() -> None:
    s = scene("""
        wood 24.4 22 28 22 28 23 24.4 23
        G1 ger-rifles 24 30   0
        R1 sov-rifles 24 20 180
    """)
    assert fire(s) == BY_TERRAIN
    assert seen(s)
    s.x[unit(s, "R1")] -= INCH
    assert fire(s) == CLEAR


@pytest.mark.rule("direct-4")
@pytest.mark.parametrize("kind", ["broken", "trench", "bunker", "bridge"])
def test_other_ground_does_not_block(kind: str) -> None:
    s = scene(f"""
        {kind} 20 24 28 24 28 26 20 26
        wall 20 28 28 28
        G1 ger-rifles 24 30   0
        R1 sov-rifles 24 20 180
    """)
    assert fire(s) == CLEAR
    assert seen(s)


@pytest.mark.rule("direct-4")
@pytest.mark.parametrize(("deep", "visible"), [(0.8, True), (2, True), (2.01, False), (4, False)])
def test_a_unit_in_a_wood_is_seen_and_sees_two_inches_from_the_edge(deep: float, visible: bool) -> None:
    s = scene(f"""
        wood 20 10 28 10 28 20 20 20
        G1 ger-rifles 24 30   0
        R1 sov-rifles 24 {20 - deep} 180
    """)
    assert seen(s) == seen(s, "R1", "G1") == visible
    assert (fire(s) == CLEAR) == visible


@pytest.mark.rule("direct-4")
def test_a_gun_at_the_edge_of_a_wood_can_be_hit_although_its_rear_is_deep_in_it() -> None:
    s = scene("""
        wood 18 10 30 10 30 20 18 20
        G1 ger-pz4    18 30   0
        R1 sov-at-gun 24 18.9 180
    """)
    assert fire(s) == CLEAR
    assert fire(s, "R1", "G1") == CLEAR


@pytest.mark.rule("direct-4")
@pytest.mark.parametrize(("apart", "visible"), [(4, True), (4.01, False)])
def test_in_the_same_wood_units_see_each_other_at_four_inches(apart: float, visible: bool) -> None:
    s = scene(f"""
        wood 10 10 40 10 40 40 10 40
        G1 ger-rifles 24 30 0
        R1 sov-rifles 24 {30 - apart} 180
    """)
    assert seen(s) == seen(s, "R1", "G1") == visible
    s.y[unit(s, "G1")] += FOOT  # fire is measured from the front edge
    assert (fire(s) == CLEAR) == visible


@pytest.mark.rule("direct-4")
def test_from_the_edge_of_one_wood_into_the_edge_of_another() -> None:
    s = scene("""
        wood 20 10 28 10 28 20 20 20
        wood 20 30 28 30 28 40 20 40
        G1 ger-rifles 24 31   0
        R1 sov-rifles 24 19 180
    """)
    assert seen(s)
    assert fire(s) == CLEAR
    s.y[unit(s, "R1")] -= 2 * INCH
    assert not seen(s)
    assert fire(s) == BY_TERRAIN


# ---------------------------------------------------------------- height
@pytest.mark.rule("direct-4")
def test_height_looks_over_a_lower_wood_from_either_end() -> None:
    s = scene("""
        hill 1 18 26 30 26 30 36 18 36
        wood 20 22 28 22 28 24 20 24
        G1 ger-rifles 24 30   0
        R1 sov-rifles 24 18 180
    """)
    assert fire(s) == fire(s, "R1", "G1") == CLEAR
    assert seen(s)
    s.y[unit(s, "G1")] = 40 * INCH
    assert fire(s) == BY_TERRAIN


@pytest.mark.rule("direct-4")
def test_height_does_not_look_through_a_wood_on_the_same_height() -> None:
    s = scene("""
        hill 1 18 18 30 18 30 36 18 36
        wood 20 22 28 22 28 24 20 24
        G1 ger-rifles 24 30   0
        R1 sov-rifles 24 14 180
    """)
    assert fire(s) == BY_TERRAIN
    assert not seen(s)


@pytest.mark.rule("direct-4")
def test_a_hill_hides_what_is_behind_it_unless_one_end_is_as_high() -> None:
    s = scene("""
        hill 2 20 22 28 22 28 26 20 26
        hill 1 20 28 28 28 28 34 20 34
        G1 ger-rifles 24 32   0
        R1 sov-rifles 24 18 180
    """)
    assert fire(s) == BY_TERRAIN
    assert not seen(s)
    s.setup.terrain[0].height = 1
    s.setup.lay_ground()
    assert fire(s) == CLEAR
    assert seen(s)


@pytest.mark.rule("direct-4")
@pytest.mark.parametrize(("firer", "target", "clear"), [(1, 1, True), (1, 0, True), (0, 1, True), (0, 0, False)])
def test_a_crest_of_equal_height_hides_neither_another_crest_nor_the_ground_behind_it(
    firer: int, target: int, clear: bool
) -> None:
    s = scene(f"""
        hill 2 20 22 28 22 28 26 20 26
        hill {1 + firer} 20 28 28 28 28 34 20 34
        hill {1 + target} 20 14 28 14 28 20 20 20
        G1 ger-rifles 24 30   0
        R1 sov-rifles 24 18 180
    """)
    assert fire(s) == (CLEAR if clear else BY_TERRAIN)
    assert seen(s) == clear


def test_the_ground_is_as_high_as_the_highest_hill_there() -> None:
    s = scene("""
        hill 2 15 15 20 15 20 20 15 20
        hill 1 10 10 30 10 30 30 10 30
        hill 2 16 16 18 16 18 18 16 18
        G1 ger-rifles 40 40   0
        R1 sov-rifles 44 44 180
    """)
    heights = [s.setup.ground.height_at(x * INCH, x * INCH) for x in (5, 10, 12, 15, 17, 25, 31)]
    assert heights == [0, 1, 1, 2, 2, 1, 0]


# ---------------------------------------------------------------- smoke
@pytest.mark.rule("smoke-1", "direct-4")
def test_smoke_blocks_fire_and_sight_even_from_above() -> None:
    s = scene("""
        hill 1 18 26 30 26 30 36 18 36
        G1 ger-rifles 24 30   0
        R1 sov-rifles 24 18 180
    """)
    smoke(s, 24 * INCH, 22 * INCH)
    assert fire(s) == BY_SMOKE
    assert not seen(s)
    assert not seen(s, "R1", "G1")


@pytest.mark.rule("smoke-1", "direct-4")
def test_smoke_beside_the_line_blocks_nothing_and_over_a_corner_only_fire() -> None:
    s = scene("""
        G1 ger-rifles 24 30   0
        R1 sov-rifles 24 20 180
    """)
    smoke(s, 27 * INCH, 22 * INCH)
    assert fire(s) == CLEAR
    s.smoke_x[0] = 24 * INCH + 3 * INCH // 4 + 20
    assert fire(s) == BY_SMOKE
    assert seen(s)


def test_an_observer_sees_a_point_of_the_table() -> None:
    s = scene("""
        wood 20 22 28 22 28 24 20 24
        G1 ger-rifles 24 30   0
        G2 ger-truck  40 40   0
        R1 sov-rifles 24 20 180
    """)
    g = unit(s, "G1")
    assert sight.sees_point(s, g, 24 * INCH, 25 * INCH)
    assert not sight.sees_point(s, g, 24 * INCH, 21 * INCH)
    s.aboard[g] = unit(s, "G2")
    assert not sight.sees_point(s, g, 24 * INCH, 25 * INCH)
    assert not seen(s, "R1", "G1")


# ---------------------------------------------------------------- cover
@pytest.mark.parametrize(
    ("kind", "difficult", "dug_in", "bunker"),
    [
        ("wood", True, False, False),
        ("town", True, False, False),
        ("broken", True, False, False),
        ("trench", False, True, False),
        ("bunker", False, True, True),
    ],
)
def test_what_gives_cover_to_those_inside(kind: str, difficult: bool, dug_in: bool, bunker: bool) -> None:
    s = scene(f"""
        {kind} 20 16 28 16 28 22 20 22
        G1 ger-rifles 24 30   0
        R1 sov-rifles 24 20 180
    """)
    r = unit(s, "R1")
    assert covered(s)
    assert not covered(s, "G1", "R1")
    assert sight.terrain_of(s, r) == 0
    assert sight.terrain_of(s, unit(s, "G1")) == -1
    assert (sight.difficult_at(s, r), sight.entrenched(s, r), sight.in_bunker(s, r)) == (difficult, dug_in, bunker)


def test_hills_and_bridges_give_no_cover() -> None:
    s = scene("""
        hill 1 20 16 28 16 28 22 20 22
        bridge 20 16 28 16 28 22 20 22
        G1 ger-rifles 24 30   0
        R1 sov-rifles 24 20 180
    """)
    assert not covered(s)
    assert sight.terrain_of(s, unit(s, "R1")) == -1


def test_a_wall_gives_cover_against_fire_that_crosses_it_near_the_target() -> None:
    s = scene("""
        wall 20 22 28 22
        G1 ger-rifles 24 30   0
        G2 ger-rifles 10 20  90
        G3 ger-rifles 24 10 180
        R1 sov-rifles 24 20.6 180
    """)
    assert covered(s)
    assert not covered(s, firer="G2")
    assert not covered(s, firer="G3")
    s.y[unit(s, "R1")] = 20 * INCH  # more than an inch from the wall
    assert not covered(s)


# ---------------------------------------------------------------- random tables
COUNTRY = """
    wood 4 4 14 3 16 10 9 15 5 12
    wood 30 8 40 6 42 16 33 18 36 12
    town 20 20 27 20 27 27 20 27
    hill 1 16 30 34 28 40 40 24 46 15 40
    hill 2 24 34 30 33 32 38 25 40
    wood 18 32 23 32 23 38 18 38
    G1 ger-rifles 24 30   0
    R1 sov-rifles 24 20 180
"""
somewhere = st.integers(2 * INCH, 46 * INCH)
often = settings(derandomize=True, max_examples=200, deadline=None)


@pytest.fixture(scope="module")
def country() -> BattlegroupsState:
    s = scene(COUNTRY)
    smoke(s, 12 * INCH, 24 * INCH)
    smoke(s, 36 * INCH, 24 * INCH)
    return s


@often
@given(x0=somewhere, y0=somewhere, x1=somewhere, y1=somewhere)
def test_whoever_sees_is_seen(country: BattlegroupsState, x0: int, y0: int, x1: int, y1: int) -> None:
    put(country, x0, y0, x1, y1)
    assert seen(country) == seen(country, "R1", "G1") == sight.sees_point(country, unit(country, "G1"), x1, y1)


@often
@given(x0=somewhere, y0=somewhere, x1=somewhere, y1=somewhere)
def test_sight_is_what_the_rules_say_by_another_geometry(
    country: BattlegroupsState, x0: int, y0: int, x1: int, y1: int
) -> None:
    put(country, x0, y0, x1, y1)
    ends = Point(x0, y0), Point(x1, y1)
    line = LineString(ends)
    higher = max(height_at(country, end) for end in ends)
    hidden = [hides(country, kind, shape, height, line, ends, higher) for kind, shape, height in polygons(country)]
    half = 3 * INCH / 4
    for x, y in zip(map(int, country.smoke_x), map(int, country.smoke_y), strict=True):
        base = Polygon([(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)])
        hidden.append(base.intersection(line).length > 1e-6)
    assert seen(country) == (not any(hidden))


def put(s: BattlegroupsState, x0: int, y0: int, x1: int, y1: int) -> None:
    g, r = unit(s, "G1"), unit(s, "R1")
    s.x[g], s.y[g], s.x[r], s.y[r] = x0, y0, x1, y1


def polygons(s: BattlegroupsState) -> list[tuple[int, Polygon, int]]:
    return [(t.kind, Polygon(list(zip(t.shape.xs, t.shape.ys, strict=True))), t.height) for t in s.setup.terrain]


def height_at(s: BattlegroupsState, point: Point) -> int:
    return max((h for kind, shape, h in polygons(s) if kind == HILL and shape.covers(point)), default=0)


def hides(
    s: BattlegroupsState,
    kind: int,
    shape: Polygon,
    height: int,
    line: LineString,
    ends: tuple[Point, Point],
    higher: int,
) -> bool:
    inside = shape.intersection(line).length
    if kind == HILL:
        return height > higher and inside > 1e-6
    assert kind in (WOOD, TOWN)
    left, top, right, bottom = shape.bounds
    if height_at(s, Point((left + right) // 2, (top + bottom) // 2)) < higher:
        return False
    return round(inside) > 2 * INCH * sum(shape.covers(end) for end in ends) or (
        inside > 1e-6 and not any(shape.covers(end) for end in ends)
    )
