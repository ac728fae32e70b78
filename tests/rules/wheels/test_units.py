"""Scale, basic units and what their cards hold (scale-1 to scale-4, base-1 to base-7, card-1)."""

from __future__ import annotations

import pytest

from caposaldo.games.wheels.io.cards import cards, tables
from caposaldo.games.wheels.io.files import build_setup
from caposaldo.games.wheels.io.schema import Company, PlatoonLine, Scenario, Side
from caposaldo.games.wheels.rules import ground, movement
from caposaldo.games.wheels.setup import (
    CM,
    GUN,
    HALFTRACK,
    INFANTRY,
    LEVEL_DIE,
    MOBILITY_NAMES,
    MORTAR,
    SPECIAL,
    SPG,
    TANK,
    TRUCK,
    WHEELED,
    Card,
)
from caposaldo.games.wheels.state import new_game
from caposaldo.kernel.dice import Dice

from .field import Field

ALL = list(cards().values())


def of(*classes: int) -> list[Card]:
    return [card for card in ALL if card.klass in classes]


def table(width: float, height: float) -> Scenario:
    sides = []
    for name, nation, card, facing in (("one", "britain", "bri-truck", 90), ("two", "italy", "ita-l3-35", 270)):
        company = Company(platoon=[PlatoonLine(card=card, models=3)])
        sides.append(Side(name=name, nation=nation, company=[company], facing=facing))
    return Scenario(side=sides, scenario="counter-attack", victory="destruction", width=width, height=height)


# ---------------------------------------------------------------- scale
@pytest.mark.rule("scale-2", "scale-3")
@pytest.mark.example("E-scale-table")
@pytest.mark.parametrize(
    ("size", "metres"), [((180, 100), (2700, 1500)), ((200, 120), (3000, 1800)), ((90, 60), (1350, 900))]
)
def test_a_table_of_any_size_stands_for_the_ground(size: tuple[float, float], metres: tuple[int, int]) -> None:
    state = new_game(build_setup(table(*size), "test", {}), Dice("table"))
    view = state.view(0)
    shown = [length // view["cm"] * view["metres_per_cm"] for length in view["size"]]
    assert tuple(shown) == metres
    assert view["turn_seconds"] == 60


@pytest.mark.rule("scale-4")
def test_small_arms_are_one_weapon_of_the_squad() -> None:
    """Rifles and machine pistols of a squad are not told apart: one row of the tables."""
    names = tables().weapons
    assert {names[card.weapon] for card in of(INFANTRY)} == {"SA"}


# ---------------------------------------------------------------- basic units
@pytest.mark.rule("base-1")
def test_a_basic_unit_is_one_model_that_is_there_or_lost() -> None:
    field = Field([("bri-rifle-section", 4)], [("ita-fucilieri", 3)])
    assert [int(n) for n in field.s.alive[:5]] == [1, 1, 1, 1, 0]
    assert field.s.strength(0) == 4


@pytest.mark.rule("base-2", "base-3")
def test_infantry_has_light_weapons_and_special_infantry_heavy_ones_or_explosives() -> None:
    names, both = tables().weapons, tables()
    assert all(names[card.weapon] == "SA" for card in of(INFANTRY))
    heavy = {names[card.weapon] for card in of(SPECIAL)}
    assert {"MG", "ATR", "FLAME", "PIAT", "BAZOOKA", "PANZERFAUST"} <= heavy
    # In an assault they need less than infantry against every cover and every thickness.
    letters, plates = len(both.assault_cover) // 2, len(both.assault_armour) // 2
    assert all(both.assault_cover[letters + i] < both.assault_cover[i] for i in range(letters))
    assert all(both.assault_armour[plates + i] < both.assault_armour[i] for i in range(plates))
    assert all(card.mobility == 0 and card.is_infantry() for card in of(INFANTRY, SPECIAL))


@pytest.mark.rule("base-4")
def test_vehicles_move_by_themselves_on_wheels_or_tracks() -> None:
    vehicles = of(TANK, SPG, HALFTRACK, WHEELED, TRUCK)
    assert all(card.is_vehicle() and card.moves() and card.move > 0 for card in vehicles)
    assert all(MOBILITY_NAMES[card.mobility] == "wheeled" for card in of(WHEELED, TRUCK))
    assert not any(card.is_vehicle() for card in of(INFANTRY, SPECIAL, MORTAR, GUN))


@pytest.mark.rule("base-5")
def test_half_tracks_are_armoured_and_carry() -> None:
    assert all(card.is_armoured() and card.carries() for card in of(HALFTRACK))
    tracks = [card for card in of(HALFTRACK) if MOBILITY_NAMES[card.mobility] == "halftrack"]
    assert {card.nation for card in tracks} >= {"germany", "usa", "britain"}


@pytest.mark.rule("base-6")
def test_tanks_and_self_propelled_guns_are_tracked() -> None:
    assert {MOBILITY_NAMES[card.mobility] for card in of(TANK, SPG)} == {"tracked"}
    assert all(card.is_armoured() and not card.carries() for card in of(TANK, SPG))


@pytest.mark.rule("base-7", "move-4")
def test_artillery_is_towed_or_carried() -> None:
    assert {MOBILITY_NAMES[card.mobility] for card in of(GUN)} == {"towed"}
    assert {MOBILITY_NAMES[card.mobility] for card in of(MORTAR)} == {"carried"}
    assert all(card.is_artillery() and not card.moves() and card.move == 0 for card in of(GUN, MORTAR))
    field = Field([("bri-3-in-mortar", 3)], [("ita-fucilieri", 3)])
    field.stand(0, 40, 50)
    assert movement.limit(field.s, 0, 4000, 5000, 4100, 5000) == 0


@pytest.mark.rule("base-7")
def test_artillery_stands_where_its_crew_can_walk() -> None:
    field = Field([("bri-6-pdr-gun", 3)], [("ita-fucilieri", 3)])
    shares = [ground.stand_share(field.s, field.s.card_of(0), kind) for kind in range(23)]
    assert shares == [field.setup.tables.movement[4 * kind] for kind in range(23)]


# ---------------------------------------------------------------- cards
@pytest.mark.rule("card-1")
def test_what_a_card_holds() -> None:
    card = cards()["ger-stug-iiig"]
    assert tables().weapons[card.weapon] == "75L43"
    assert [n // CM for n in (card.short, card.effective, card.reach)] == [35, 65, 110]
    assert [int(n) for n in card.armour] == [80, 30, 50, 10]
    assert (card.move // CM, card.move_fire // CM) == (16, 8)
    assert (card.name_it, card.name_en) == ("StuG IIIG", "StuG IIIG")
    assert card.cost == 150
    assert [int(card.price(level)) for level in range(4)] == [150, 165, 180, 195]
    assert (card.year, card.cards) == (1942, 5)


@pytest.mark.rule("card-1", "pick-2")
def test_every_card_is_complete() -> None:
    for card in ALL:
        assert 0 <= card.short <= card.effective <= card.reach
        assert (card.weapon >= 0) == (card.reach > 0)
        assert 1939 <= card.year <= 1945
        assert card.cost > 0
        assert card.additions[0] == 0 < card.additions[1] < card.additions[2] < card.additions[3]
        assert card.cards > 0
        assert card.move_fire == -1 or 0 <= card.move_fire <= card.move
        assert card.width > 0
        assert card.depth > 0


@pytest.mark.rule("term-1", "exp-1")
def test_a_platoon_has_one_level_and_one_die() -> None:
    levels = ("recruits", "skilled", "veterans", "elite")
    field = Field([(f"bri-rifle-section/{level}", 3) for level in levels], [("ita-fucilieri", 3)])
    assert [int(field.s.die_of(slot)) for slot in range(4)] == [6, 8, 10, 12]
    assert list(LEVEL_DIE) == [6, 8, 10, 12]
