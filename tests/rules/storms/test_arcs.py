"""Arcs of fire, smoke on the line of sight, and crevices that it crosses."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms.rules import sight
from caposaldo.games.storms.setup import Setup
from caposaldo.kernel.fields import filled
from caposaldo.kernel.hexes import NOWHERE
from rules.storms.asciimap import at, ground_of

NORTH_EAST, EAST, SOUTH_WEST, NORTH_WEST = 0, 1, 3, 5


# ---------------------------------------------------------------- arcs
OPEN_GROUND = "\n".join([". . . . . . ."] * 7)


@pytest.mark.rule("5.2")
def test_three_of_the_six_neighbours_are_in_front() -> None:
    setup = ground_of(OPEN_GROUND)
    here = at(setup, "D4")
    around = {d: int(setup.grid.near[6 * here + d]) for d in range(6)}
    for face in range(6):
        front = {d for d in range(6) if sight.is_front(setup, here, face, around[d])}
        assert front == {(face + 5) % 6, face, (face + 1) % 6}


@pytest.mark.rule("5.2")
def test_only_neighbours_are_front_hexes() -> None:
    setup = ground_of(OPEN_GROUND)
    assert not sight.is_front(setup, at(setup, "D4"), EAST, at(setup, "D6"))
    assert not sight.is_front(setup, at(setup, "D4"), EAST, at(setup, "D4"))
    assert not sight.is_front(setup, at(setup, "A1"), NORTH_WEST, NOWHERE)


@pytest.mark.rule("6.1")
@pytest.mark.parametrize(
    ("face", "drawing"),
    [
        (EAST, ".....++ ....+++ ....+++ ...#+++ ....+++ ....+++ .....++"),
        (NORTH_EAST, "..+++++ ..+++++ ...++++ ...#+++ ....... ....... ......."),
        (SOUTH_WEST, "....... ....... ....... +++#... +++++.. +++++.. ++++++."),
    ],
)
def test_the_arc_is_a_third_of_the_circle_with_both_rows_that_bound_it(face: int, drawing: str) -> None:
    """The map from north to south; from D4 (#) the hexes marked + are in the arc."""
    setup = ground_of(OPEN_GROUND)
    here = at(setup, "D4")
    found = "".join("#" if h == here else "+" if sight.in_arc(setup, here, face, h) else "." for h in range(49))
    assert " ".join(found[7 * row : 7 * row + 7] for row in range(7)) == drawing
    assert sight.in_arc(setup, here, face, here)


@pytest.mark.rule("6.1")
@pytest.mark.parametrize("face", range(6))
def test_the_arc_is_what_steps_in_the_front_directions_reach(face: int) -> None:
    setup = ground_of(OPEN_GROUND)
    here = at(setup, "D4")
    reached = {here}
    for _ in range(7):
        steps_ahead = {int(setup.grid.near[6 * h + (face + turn) % 6]) for h in reached for turn in (5, 0, 1)}
        reached |= steps_ahead - {NOWHERE}
    assert {h for h in range(49) if sight.in_arc(setup, here, face, h)} == reached


# ---------------------------------------------------------------- smoke on the line
def smoke_on(setup: Setup, text: str) -> vec[i64]:
    """Smoke as `B2=1 C3=2`."""
    smoke = filled(setup.count_hexes, 0)
    for word in text.split():
        place, _, value = word.partition("=")
        smoke[at(setup, place)] = int(value)
    return smoke


def through_smoke(text: str, a: str, b: str) -> tuple[int, bool, int]:
    """On open ground: the smoke between, whether one sees through, and what it adds to the defence in b."""
    setup = ground_of(OPEN_GROUND)
    smoke = smoke_on(setup, text)
    here, there = at(setup, a), at(setup, b)
    found = int(sight.smoke_between(setup, smoke, here, there)), sight.clear_of_smoke(setup, smoke, here, there)
    assert found == (sight.smoke_between(setup, smoke, there, here), sight.clear_of_smoke(setup, smoke, there, here))
    assert sight.smoke_cover(setup, smoke, here, there) == sight.smoke_cover(setup, smoke, there, here)
    return *found, int(sight.smoke_cover(setup, smoke, here, there))


@pytest.mark.rule("13.0", "13.0d")
@pytest.mark.example("ex-13.0-a")
def test_thick_smoke_at_either_end_protects_the_target() -> None:
    assert through_smoke("A4=2", "A1", "A4") == (0, True, 2)
    assert through_smoke("A1=2", "A1", "A4") == (0, True, 2)
    assert through_smoke("A1=2 A2=2", "A1", "A2") == (0, True, 4)


@pytest.mark.rule("13.0")
def test_nobody_sees_through_thick_smoke() -> None:
    assert through_smoke("A3=2", "A1", "A5") == (2, False, 2)


@pytest.mark.rule("13.0a")
def test_one_sees_and_fires_through_thin_smoke() -> None:
    assert through_smoke("A3=1", "A1", "A5") == (1, True, 1)


@pytest.mark.rule("13.0b", "13.0d")
def test_thin_smoke_twice_on_the_way_blocks() -> None:
    assert through_smoke("A2=1 A4=1", "A1", "A5") == (2, False, 2)
    assert through_smoke("A2=1 A4=1", "A1", "A4") == (1, True, 2)
    assert through_smoke("A1=2 A3=1 A5=2", "A1", "A5") == (1, True, 5)
    assert through_smoke("A3=4", "A1", "A5") == (4, False, 4)


@pytest.mark.rule("13.0d")
def test_in_one_hex_smoke_counts_once() -> None:
    assert through_smoke("A1=3", "A1", "A1") == (0, True, 3)


@pytest.mark.rule("13.0d")
def test_along_a_side_the_thinner_smoke_counts() -> None:
    assert through_smoke("B1=2", "A2", "C2") == (0, True, 0)
    assert through_smoke("B1=2 B2=1", "A2", "C2") == (1, True, 1)
    assert through_smoke("B1=2 B2=1 C2=3", "A2", "C2") == (1, True, 4)
    assert through_smoke("B1=2 B2=4", "A2", "C2") == (2, False, 2)
    assert through_smoke("B1=2", "A1", "C1") == (2, False, 2)


@pytest.mark.rule("13.0d")
def test_smoke_that_is_not_on_the_line_does_nothing() -> None:
    assert through_smoke("B2=2 A6=2", "A1", "A5") == (0, True, 0)


@pytest.mark.rule("13.0")
def test_smoke_blocks_at_all_levels() -> None:
    setup = ground_of(". . . .\n2 0 0 2")
    smoke = smoke_on(setup, "A2=2")
    assert sight.sees(setup, at(setup, "A1"), at(setup, "A4"))
    assert not sight.clear_of_smoke(setup, smoke, at(setup, "A1"), at(setup, "A4"))


# ---------------------------------------------------------------- crevices
@pytest.mark.rule("11.5g")
@pytest.mark.example("ex-11.5-b")
def test_a_crevice_protects_against_fire_that_crosses_it() -> None:
    setup = ground_of(OPEN_GROUND + "\ncrevices: D4/D5, D4/C5")
    target = at(setup, "D4")
    covered = [p for p in ("D5", "D7", "C5", "C7", "B6") if sight.crevice_cover(setup, at(setup, p), target) == 1]
    assert covered == ["D5", "D7", "C5", "C7", "B6"]
    bare = [p for p in ("D1", "E4", "G4", "A2", "C4", "E5") if sight.crevice_cover(setup, at(setup, p), target)]
    assert bare == []


@pytest.mark.rule("11.5g")
def test_both_hexes_of_a_crevice_profit_from_the_other_side_only() -> None:
    setup = ground_of(". . . .\ncrevices: A2/A3")
    a1, a2, a3, a4 = range(4)
    assert [sight.crevice_cover(setup, a, b) for a, b in ((a1, a3), (a2, a3), (a4, a2), (a3, a2))] == [1, 1, 1, 1]
    assert [sight.crevice_cover(setup, a, b) for a, b in ((a4, a3), (a1, a2), (a1, a4), (a3, a3))] == [0, 0, 0, 0]


@pytest.mark.rule("11.5g")
@pytest.mark.parametrize("side", ["C3/B2", "C3/B3"])
def test_a_line_through_a_corner_crosses_both_sides_there(side: str) -> None:
    setup = ground_of(OPEN_GROUND + f"\ncrevices: {side}")
    assert sight.crevice_cover(setup, at(setup, "A3"), at(setup, "C3")) == 1
    assert sight.crevice_cover(setup, at(setup, "E3"), at(setup, "C3")) == 0


@pytest.mark.rule("11.5g")
def test_the_side_is_the_one_by_which_the_line_comes_in() -> None:
    for seed in range(30):
        setup = ground_of(OPEN_GROUND)
        luck = random.Random(seed)
        a, b = luck.sample(range(49), 2)
        steps = list(sight.crossed(setup, a, b))
        last = steps[-1] if steps else a
        for d in range(6):
            setup.crevice = filled(6 * 49, 0)
            setup.crevice[6 * b + d] = 1
            if sight.other_of(setup, last) == NOWHERE and setup.grid.near[6 * b + d] != NOWHERE:
                assert sight.crevice_cover(setup, a, b) == (1 if setup.grid.near[6 * b + d] == last else 0)
