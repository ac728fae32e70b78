"""Lines of fire: between which models they run, what blocks them, and how they are asked for."""

from __future__ import annotations

import pytest

from caposaldo.games.wheels.io.schema import PieceLine
from caposaldo.games.wheels.rules import detection, fire, sight
from caposaldo.games.wheels.rules.sight import OPEN_LINE, line_between, stopped_by
from caposaldo.games.wheels.setup import CM

from .field import Field, Spec, wood
from .test_march import put_wreck, road

TANK = ("bri-crusader-iii!", 1)
TANKS = ("bri-crusader-iii", 3)
RIFLE = ("bri-rifle-section!", 1)
RIFLES = ("bri-rifle-section", 3)
GUN = ("bri-6-pdr-gun!", 1)
M13 = ("ita-m13-40!", 1)
INFANTRY = ("ita-fucilieri!", 1)


def area(kind: str, left: float, top: float, right: float, bottom: float, height: int = 0) -> PieceLine:
    piece = wood((left, top), (right, top), (right, bottom), (left, bottom), kind=kind)
    piece.height = height
    return piece


def line(kind: str, *points: tuple[float, float], width: float = 1) -> PieceLine:
    return PieceLine(kind=kind, line=list(points), width=width)


def across(*terrain: PieceLine, own: Spec = TANK, enemy: Spec = M13, gap: float = 40) -> Field:
    """A1 looks east from 20, 60, B1 looks back at it."""
    field = Field([own], [enemy], list(terrain))
    field.stand(0, 20, 60, 90)
    field.stand(1, 20 + gap, 60, 270)
    return field


def stop(field: Field, a: int = 0, b: int = 1) -> str:
    return sight.STOPPED_KEYS[stopped_by(field.s, a, b, line_between(field.s, a, b))]


# ---------------------------------------------------------------- which models
@pytest.mark.rule("attack-2")
def test_the_line_runs_from_the_farthest_model_to_the_farthest() -> None:
    field = Field([TANKS], [("ita-m13-40", 3)])
    field.stand(0, 20, 60, 90, 1)  # a column: the last model stands 7 cm behind the first
    field.stand(1, 60, 60, 270, 1)
    found = line_between(field.s, 0, 1)
    assert (found.firer, found.target, found.length) == (2, 7, 54 * CM)


@pytest.mark.rule("attack-2", "attack-3")
@pytest.mark.parametrize(("gap", "why"), [(78, ""), (78.1, "wh-out-of-range")])
def test_the_whole_platoon_fires_at_the_range_of_that_line(gap: float, why: str) -> None:
    """The gun of the Crusader III reaches 85 cm: 7 cm of that lie in its own column."""
    field = Field([TANKS], [M13])
    assert field.s.card_of(0).reach == 85 * CM
    field.stand(0, 20, 60, 90, 1)
    field.stand(1, 20 + gap, 60, 270)
    field.do("manoeuvre A1 2000,6000")
    assert field.why("attack B1") == why


@pytest.mark.rule("attack-2", "attack-4")
def test_there_is_no_partial_attack() -> None:
    """The first tank sees past the wood, the last does not: nobody fires."""
    field = Field([TANKS], [M13], [area("trees", 30, 61, 34, 75)])
    field.stand(0, 20, 60, 90)
    for m, y in zip(field.s.models(0), (58, 60, 66), strict=True):
        field.s.model_x[m], field.s.model_y[m] = 2000, y * CM
    field.stand(1, 60, 58, 270)
    assert line_between(field.s, 0, 1).firer == 2
    assert stop(field) == "wh-line-terrain"
    field.s.model_y[2] = 62 * CM
    field.s.model_y[0] = 50 * CM
    assert line_between(field.s, 0, 1).firer == 0
    assert stop(field) == ""


@pytest.mark.rule("term-2")
@pytest.mark.parametrize(("edge", "why"), [(59.5, "wh-line-terrain"), (59.44, "")])
def test_both_edges_of_the_target_are_seen_from_the_centre_of_the_firer(edge: float, why: str) -> None:
    """The base of an M13 is 1.2 cm wide: a wood that hides its northern edge alone blocks."""
    field = across(area("trees", 50, 40, 55, edge))
    assert stop(field) == why


@pytest.mark.rule("attack-7")
def test_what_cannot_be_attacked_is_not_declared_either() -> None:
    field = across(area("trees", 38, 50, 42, 70))
    field.do("manoeuvre A1 2000,6000")
    listed = {field.s.write_action(action) for action in field.s.actions(0)}
    assert field.why("attack B1") == "wh-line-terrain"
    assert not any(text.startswith("attack") for text in listed)
    assert not fire.can_answer(field.s, 1, 0)


@pytest.mark.rule("attack-1")
def test_one_enemy_platoon_a_turn_and_no_friend() -> None:
    field = Field([TANKS, RIFLES], [M13, M13])
    field.stand(0, 20, 60, 90)
    field.stand(1, 20, 80, 90)
    field.stand(2, 60, 50, 270)
    field.stand(3, 60, 70, 270)
    field.do("manoeuvre A1 2000,6000")
    assert field.why("attack A2") == "wh-no-enemy"
    assert field.why("attack B2") == ""
    field.load(4, *[1] * 5)
    field.do("attack B1")
    assert field.why("attack B2") == "wh-has-fired"


# ---------------------------------------------------------------- terrain
@pytest.mark.rule("attack-4")
@pytest.mark.parametrize(
    ("kind", "blocks"),
    [
        ("trees", True), ("trees-on-slope", True), ("slope", True), ("rocks", True), ("concrete-buildings", True),
        ("stone-houses", True), ("wooden-houses", True), ("sand", False), ("stream", False), ("swamp", False),
        ("wire", False), ("minefield", False), ("trenches", False), ("anti-tank-blocks", False),
    ],
)  # fmt: skip
def test_areas_that_block_a_line(kind: str, blocks: bool) -> None:
    assert stop(across(area(kind, 38, 50, 42, 70))) == ("wh-line-terrain" if blocks else "")


@pytest.mark.rule("attack-4")
@pytest.mark.parametrize("place", [(18, 22), (58, 62)])
def test_the_area_in_which_one_of_the_two_stands_does_not_block(place: tuple[float, float]) -> None:
    assert stop(across(area("slope", place[0], 50, place[1], 70))) == ""


@pytest.mark.rule("attack-4", "terrain-5")
@pytest.mark.parametrize(
    ("kind", "x", "blocks"),
    [
        ("walls", 40, True), ("row-of-trees", 40, True), ("hedges", 40, False), ("barricades", 40, False),
        # Within 2 cm of the base of firer or target, which reaches 1.25 cm towards the other.
        ("walls", 23.2, False), ("walls", 24, True), ("walls", 56.8, False), ("walls", 56, True),
    ],
)  # fmt: skip
def test_walls_and_rows_of_trees_block_unless_one_stands_close_behind(kind: str, x: float, blocks: bool) -> None:
    assert stop(across(line(kind, (x, 50), (x, 70), width=0.4))) == ("wh-line-terrain" if blocks else "")


@pytest.mark.rule("fire-12", "attack-4")
def test_wrecks_on_roads_block() -> None:
    field = across()
    put_wreck(field.s, 4000, 6000)
    assert stop(field) == "wh-line-wreck"
    assert sight.STOPPED_RULES[sight.BY_WRECK] == "fire-12"


# ---------------------------------------------------------------- edges of woods, rocks and buildings
@pytest.mark.rule("attack-5")
@pytest.mark.parametrize(
    ("x", "why"), [(52.25, ""), (52.26, "wh-line-edge"), (57.75, ""), (57.74, "wh-line-edge"), (55, "wh-line-edge")]
)
@pytest.mark.parametrize("kind", ["trees", "rocks", "wooden-houses"])
def test_only_who_stands_at_the_edge_is_hit_and_fires_out(kind: str, x: float, why: str) -> None:
    """The wood begins at 50 cm and ends at 60; a base reaches 1.25 cm to either side."""
    field = across(area(kind, 50, 40, 60, 80))
    field.stand(1, x, 60, 270)
    assert stop(field) == why
    assert stop(field, 1, 0) == why


@pytest.mark.rule("attack-5")
def test_the_whole_platoon_stands_along_the_edge() -> None:
    field = Field([TANK], [("ita-m13-40", 3)], [area("trees", 50, 40, 60, 80)])
    field.stand(0, 20, 60, 90)
    field.stand(1, 52, 60, 270, 0)
    assert stop(field) == ""
    field.stand(1, 52, 60, 270, 1)  # the second and third stand deeper in the wood
    assert stop(field) == "wh-line-edge"
    for m, x in zip(field.s.models(1), (48, 45, 52), strict=True):
        field.s.model_x[m], field.s.model_y[m] = x * CM, 60 * CM
    assert stop(field) == ""  # who stands outside needs no edge


@pytest.mark.rule("attack-6")
@pytest.mark.parametrize("kind", ["trees", "stone-houses", "rocks"])
@pytest.mark.parametrize(("gap", "near"), [(5, True), (5.1, False)])
def test_inside_one_wood_or_town_nobody_sees_farther_than_five_centimetres(kind: str, gap: float, near: bool) -> None:
    field = Field([RIFLE], [INFANTRY], [area(kind, 10, 40, 60, 80)])
    field.stand(0, 30, 60, 90)
    field.stand(1, 32 + gap, 60, 270)
    why = "" if near or kind == "rocks" else "wh-line-inside"
    assert stop(field) == why
    field.do("manoeuvre A1 3000,6000")
    assert field.why("attack B1") == why
    assert fire.can_answer(field.s, 1, 0) == (why == "")
    if kind != "rocks":
        assert (detection.needed(field.s, 0, 1) == detection.NEVER) == (not near)


# ---------------------------------------------------------------- platoons in between
def between(own: Spec, third: Spec, enemy: bool = False, height: int = 0) -> Field:
    """A1 at 20, 60 fires at B1 at 60, 60; a third platoon stands across the line in two places, 6 cm apart."""
    hill = [area("slope", 10, 50, 30, 70, height)] if height else []
    own_side, other_side = ([own], [M13, third]) if enemy else ([own, third], [M13])
    field = Field(own_side, other_side, hill)
    slot = 2 if enemy else 1
    target = 1 if enemy else 2
    field.stand(0, 20, 60, 90)
    field.stand(target, 60, 60, 270)
    field.stand(slot, 40, 57, 90)
    second = field.s.models(slot)[1]
    field.s.model_x[second], field.s.model_y[second] = 4000, 6300
    return field


TWO = ("bri-valentine!", 2)
ENEMY_TWO = ("ita-m14-41!", 2)


@pytest.mark.rule("attack-9", "attack-4")
@pytest.mark.parametrize("enemy", [False, True])
def test_a_platoon_in_between_closes_its_gaps(enemy: bool) -> None:
    field = between(TANK, ENEMY_TWO if enemy else TWO, enemy)
    assert stop(field, 0, 1 if enemy else 2) == "wh-line-platoon"
    slot = 2 if enemy else 1
    field.s.model_y[field.s.models(slot)[1]] = 5400
    assert stop(field, 0, 1 if enemy else 2) == ""


@pytest.mark.rule("attack-9")
def test_the_outline_of_a_platoon_is_convex() -> None:
    """Three tanks in a triangle: the line passes between all pairs of bases and yet through the triangle."""
    field = Field([TANK, TANKS], [M13])
    field.stand(0, 20, 60, 90)
    field.stand(2, 60, 60, 270)
    field.card(1, 38, 54, 0)
    field.s.shown[1] = 1
    for m, (x, y) in zip(field.s.models(1), ((38, 54), (42, 54), (40, 61.5)), strict=True):
        field.s.model_x[m], field.s.model_y[m] = round(x * CM), round(y * CM)
    assert stop(field, 0, 2) == "wh-line-platoon"


@pytest.mark.rule("attack-9")
@pytest.mark.parametrize(("own", "blocks"), [(TANK, False), (GUN, False), (RIFLE, True)])
def test_infantry_blocks_infantry_alone(own: Spec, blocks: bool) -> None:
    field = between(own, ("bri-piat-team!", 2))
    assert (stopped_by(field.s, 0, 2, line_between(field.s, 0, 2)) != OPEN_LINE) == blocks


@pytest.mark.rule("attack-9")
def test_own_models_and_those_of_the_target_never_block() -> None:
    field = Field([TANKS], [("ita-m13-40", 3)])
    field.stand(0, 20, 60, 90, 1)
    field.stand(1, 60, 60, 270, 1)
    assert stop(field) == ""


@pytest.mark.rule("attack-9")
def test_who_stands_among_the_models_is_not_behind_their_gaps() -> None:
    field = between(RIFLE, TWO)
    field.stand(0, 40, 60, 90)
    field.stand(2, 60, 60, 270)
    assert stop(field, 0, 2) == ""
    field.s.model_x[field.s.models(1)[0]] = 4400
    field.s.model_y[field.s.models(1)[0]] = 6000  # now a base of the tanks is in the way
    assert stop(field, 0, 2) == "wh-line-platoon"


@pytest.mark.rule("attack-9", "card-2")
def test_face_down_cards_do_not_block() -> None:
    field = between(TANK, TWO)
    field.card(1, 40, 60, 90)
    field.s.shown[1] = 0
    assert stop(field, 0, 2) == ""


# ---------------------------------------------------------------- heights
@pytest.mark.rule("attack-9", "fire-8")
@pytest.mark.parametrize(("height", "why"), [(0, "wh-line-platoon"), (1, "")])
def test_from_a_height_one_sees_over_platoons(height: int, why: str) -> None:
    assert stop(between(TANK, TWO, height=height), 0, 2) == why


@pytest.mark.rule("attack-9")
def test_a_platoon_on_the_same_height_blocks_all_the_same() -> None:
    field = Field([TANK, TWO], [M13], [area("slope", 10, 50, 45, 70, 1)])
    field.stand(0, 20, 60, 90)
    field.stand(1, 40, 60, 90)
    field.stand(2, 60, 60, 270)
    assert stop(field, 0, 2) == "wh-line-platoon"


@pytest.mark.rule("attack-4")
@pytest.mark.parametrize(("kind", "blocks"), [("walls", False), ("row-of-trees", True)])
def test_over_walls_one_sees_from_a_height_over_trees_not(kind: str, blocks: bool) -> None:
    field = across(area("slope", 10, 50, 30, 70, 1), line(kind, (45, 50), (45, 70)))
    assert (stop(field) != "") == blocks


@pytest.mark.rule("attack-9", "fire-8")
def test_infantry_in_concrete_buildings_looks_down() -> None:
    house = area("concrete-buildings", 10, 55, 21, 65)
    field = Field([RIFLE, TWO], [M13], [house])
    field.stand(0, 20, 60, 90)
    field.stand(1, 40, 60, 90)
    field.stand(2, 60, 60, 270)
    assert stop(field, 0, 2) == ""
    assert fire.from_above(field.s, 0, 2, line_between(field.s, 0, 2))
    # A card tells no kind: it counts as standing on the ground.
    field.s.shown[0] = 0
    assert stop(field, 0, 2) == "wh-line-platoon"


# ---------------------------------------------------------------- what the target stands on
@pytest.mark.rule("fire-5", "terrain-5", "spot-1")
@pytest.mark.parametrize(
    ("kind", "x", "letter", "number"),
    [
        ("walls", 57, 2, 4), ("hedges", 57, 1, 4), ("barricades", 57, 2, 4), ("row-of-trees", 57, 1, 4),
        ("walls", 56, 0, 3), ("walls", 63, 0, 3),
    ],
)  # fmt: skip
def test_linear_pieces_close_before_the_target_cover_it(kind: str, x: float, letter: int, number: int) -> None:
    field = across(line(kind, (x, 50), (x, 70), width=0.4), own=RIFLE, enemy=INFANTRY)
    found = line_between(field.s, 0, 1)
    assert fire.cover_of(field.s, found) == letter
    assert detection.number(field.s, 1, found) == number


@pytest.mark.rule("terrain-7", "fire-5")
def test_a_road_replaces_the_natural_terrain_under_it() -> None:
    field = across(area("trees", 50, 40, 62, 80), road((0, 60), (100, 60)), enemy=INFANTRY)
    found = line_between(field.s, 0, 1)
    assert fire.cover_of(field.s, found) == 0
    assert detection.number(field.s, 1, found) == 3
    town = across(area("stone-houses", 50, 40, 62, 80), road((0, 60), (100, 60)), enemy=INFANTRY)
    assert fire.cover_of(town.s, line_between(town.s, 0, 1)) == 4


@pytest.mark.rule("terrain-7", "spot-1")
def test_the_terrain_under_the_reference_model_counts_for_the_platoon() -> None:
    """The farthest model of the target stands in the wood, the others before it."""
    field = Field([RIFLE], [("ita-fucilieri", 3)], [area("trees", 33, 40, 37, 80)])
    field.stand(0, 20, 60, 90)
    field.stand(1, 29, 60, 270, 1)
    assert line_between(field.s, 0, 1).x1 == 35 * CM
    assert fire.cover_of(field.s, line_between(field.s, 0, 1)) == 1
    assert detection.number(field.s, 1, line_between(field.s, 0, 1)) == 5
