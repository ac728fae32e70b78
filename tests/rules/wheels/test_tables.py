"""Points, tables and dice: the worked examples that need no table."""

from __future__ import annotations

import pytest

from caposaldo.games.wheels.io.cards import cards, tables
from caposaldo.games.wheels.rules import army, fire, ground, victory
from caposaldo.games.wheels.setup import ADVANCE, ASSAULT, CM, LEVEL_DIE, TREES, WIRE, Card


def card(key: str) -> Card:
    return cards()[key]


@pytest.mark.rule("pick-2")
@pytest.mark.example("E-cost-recruit", "E-cost-skilled", "E-cost-veteran")
@pytest.mark.parametrize(("level", "points"), [(0, 440), (1, 480), (2, 520)])
def test_four_panzer_iii_h(level: int, points: int) -> None:
    assert army.paid_for(card("ger-panzer-iiih"), 4, level, False) == points


@pytest.mark.rule("org-3", "pick-2")
@pytest.mark.example("E-hq-cost")
def test_an_hq_costs_double() -> None:
    assert army.paid_for(card("ger-panzer-iiih"), 2, 1, True) == 480
    assert army.paid_for_one(card("ger-panzer-iiih"), 1, True) == 240


@pytest.mark.rule("pick-1", "points-2")
@pytest.mark.example("E-tiger")
def test_three_tiger_cards() -> None:
    assert card("ger-tiger-i").cards == 3
    assert card("ger-panzer-ivh").cards >= 5


@pytest.mark.rule("scen-a1", "scen-b1")
@pytest.mark.example("E-split-assault", "E-split-advance")
def test_shares_of_the_points() -> None:
    assert army.shares(ASSAULT, 12000) == (8000, 4000)
    assert army.shares(ADVANCE, 10500) == (6000, 4500)


@pytest.mark.rule("points-3")
@pytest.mark.example("E-points")
def test_recommended_points() -> None:
    assert [army.recommended(year) for year in (1941, 1942, 1943, 1945)] == [10000, 10000, 12000, 12000]


@pytest.mark.rule("terrain-6")
@pytest.mark.example("E-terrain-cap")
def test_companies_in_an_area() -> None:
    assert [army.company_limit(cm) for cm in (15, 20, 39, 40, 50, 60)] == [1, 1, 1, 2, 2, 3]


@pytest.mark.rule("dur-1")
@pytest.mark.example("E-dur")
def test_the_last_turn_by_two_dice() -> None:
    assert [victory.last_turn_of(total) for total in (2, 4, 5, 8, 9, 12)] == [8, 8, 9, 9, 10, 10]


@pytest.mark.rule("exp-1", "term-1")
def test_the_experience_dice() -> None:
    assert list(LEVEL_DIE) == [6, 8, 10, 12]


@pytest.mark.rule("fire-9")
@pytest.mark.example("E-range-die")
def test_the_range_die() -> None:
    gun = Card("gun", "", "", "germany")
    gun.short, gun.effective, gun.reach = 30 * CM, 60 * CM, 110 * CM
    dice = [fire.range_die(tables(), gun, cm * CM) for cm in (30, 31, 60, 61, 110, 111)]
    assert dice == [12, 10, 10, 6, 6, 0]
    assert fire.range_die(tables(), card("ger-8-cm-mortar"), 5 * CM) == 6


@pytest.mark.rule("fire-10")
@pytest.mark.example("E-effect")
def test_the_effectiveness_number() -> None:
    long, short = (tables().weapons.index(name) for name in ("75L43", "50S"))
    assert [fire.plate_number(tables(), long, plate) for plate in (50, 70)] == [3, 6]
    assert fire.plate_number(tables(), short, 70) == 12
    assert fire.plate_number(tables(), short, 150) == fire.NEVER
    assert fire.plate_number(tables(), short, 0) == fire.SURE


@pytest.mark.rule("move-2", "move-5")
@pytest.mark.example("E-move-worst")
def test_the_rate_of_the_worst_terrain() -> None:
    movement = tables().movement
    tank, truck, infantry = card("sov-t-34-76"), card("bri-truck"), card("bri-rifle-section")
    assert ground.rate(tank.move, movement[4 * TREES + tank.mobility]) == 11 * CM
    assert ground.rate(truck.move, movement[4 * TREES + truck.mobility]) == 0
    assert ground.rate(infantry.move, movement[4 * WIRE + infantry.mobility]) == 2 * CM


@pytest.mark.rule("vic-2")
@pytest.mark.example("E-destruction")
def test_more_than_ten_points_apart() -> None:
    assert victory.by_destruction([30, 41], [100, 100]) == 0
    assert victory.by_destruction([30, 40], [100, 100]) == victory.DRAW
    assert victory.by_destruction([50, 30], [100, 100]) == 1


@pytest.mark.rule("vic-4")
@pytest.mark.example("E-victory-both")
def test_both_conditions() -> None:
    verdicts = [victory.verdict(2, *pair) for pair in ((0, 0), (-1, 0), (0, 1), (-1, -1))]
    assert verdicts == [(0, "decisive"), (0, "marginal"), (-1, "draw"), (-1, "decisive")]
