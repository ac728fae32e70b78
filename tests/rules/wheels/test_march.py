"""Marches in column along roads: speed, bends, wrecks, and what everybody sees of them."""

from __future__ import annotations

import pytest

from caposaldo.games.wheels.io.schema import PieceLine
from caposaldo.games.wheels.position import ON_ROAD, Position
from caposaldo.games.wheels.rules import detection, fire, ground, march, roads
from caposaldo.games.wheels.rules.detection import AUTOMATIC
from caposaldo.games.wheels.rules.formation import reveal
from caposaldo.kernel.dice import Dice

from .field import Field, wood

TRUCKS = ("bri-truck", 3)
TANKS = ("bri-crusader-iii", 3)  # 22 cm
RIFLES = ("bri-rifle-section", 3)
ENEMY = [("ita-m13-40", 3)]


def road(*points: tuple[float, float], kind: str = "road", width: float = 3) -> PieceLine:
    return PieceLine(kind=kind, line=list(points), width=width)


BEND = road((0, 50), (60, 50), (60, 100))


def marching(card: tuple[str, int] = TANKS, *terrain: PieceLine, shown: bool = True) -> Field:
    """A1 stands in column on a road that bends to the south 60 cm from the edge, its head at 40, 50."""
    field = Field([card], ENEMY, list(terrain or (BEND,)))
    if shown:
        field.stand(0, 40, 50, 90, 1)
    else:
        field.card(0, 40, 50, 90)
    field.stand(1, 150, 100, 270)
    return field


def put_wreck(s: Position, x: int, y: int, face: int = 90) -> None:
    s.wreck_x, s.wreck_y, s.wreck_face = (type(s.wreck_x)([n]) for n in (x, y, face))
    s.wreck_card = type(s.wreck_x)([int(s.card[0])])


def march_why(field: Field, x: int, y: int) -> str:
    refusal = march.refuse_goal(field.s, 0, x, y)
    return refusal.key if refusal is not None else ""


@pytest.mark.rule("move-3", "move-6")
def test_a_march_follows_the_bend_at_road_speed() -> None:
    field = marching()
    # 20 cm to the bend and 13 cm on: 22 cm at one and a half times its movement.
    assert field.why("manoeuvre A1 6000,6300") == ""
    assert field.why("manoeuvre A1 6000,6310") == "wh-too-far-on-road"
    field.do("manoeuvre A1 6000,6300")
    field.do("march 1 6000,6300")
    assert (field.s.x[0], field.s.y[0], field.s.face[0], field.s.moved[0]) == (6000, 6300, 180, 3300)
    # The others follow round the bend, a length and a centimetre behind each other.
    assert [(field.s.model_x[m], field.s.model_y[m]) for m in field.s.models(0)[1:]] == [(6000, 5950), (6000, 5600)]
    assert roads.in_column(field.s, 0)


@pytest.mark.rule("move-3")
def test_off_the_road_nobody_goes_round_a_bend() -> None:
    field = marching()
    field.do("manoeuvre A1 5500,5000")
    assert field.why("move 1 column 6000,5600") == "wh-not-declared"
    crossing = marching(TANKS, wood((46, 40), (48, 40), (48, 60), (46, 60), kind="swamp"))
    # Straight through the swamp is forbidden, and there is no way round it in one move.
    assert crossing.why("manoeuvre A1 5200,5000") == "wh-impassable"


@pytest.mark.rule("move-6")
@pytest.mark.parametrize(
    ("where", "formation", "why"),
    [((40, 50), 1, ""), ((40, 50), 0, "wh-not-in-column"), ((40, 58), 1, "wh-not-in-column")],
)
def test_the_platoon_begins_in_column_on_the_road(where: tuple[int, int], formation: int, why: str) -> None:
    field = marching()
    field.stand(0, *where, 90, formation)
    assert march_why(field, 6000, 6300) == why


@pytest.mark.rule("move-6")
def test_the_foremost_model_leads() -> None:
    field = marching()
    field.do("manoeuvre A1 6000,6000")
    assert field.why("march 2 6000,6000") == "wh-not-in-column"
    assert field.why("march 1 6000,6000") == ""
    # The other way the last model is the foremost.
    back = marching()
    back.do("manoeuvre A1 600,5000")
    assert back.why("march 3 600,5000") == ""
    assert back.why("march 1 600,5000") == "wh-not-in-column"
    back.do("march 3 600,5000")
    assert (back.s.x[0], back.s.face[0]) == (600, 270)


@pytest.mark.rule("move-6")
def test_a_march_ends_on_the_road() -> None:
    field = marching()
    assert field.why("manoeuvre A1 6000,7000") == "wh-too-far-on-road"
    assert field.why("manoeuvre A1 6400,6500") == "wh-too-far"


@pytest.mark.rule("move-6", "man-2")
def test_a_march_may_be_shorter_than_declared() -> None:
    field = marching()
    field.do("manoeuvre A1 6000,6000")
    assert field.why("march 1 5500,5000") == ""
    assert field.why("march 1 6000,6200") == "wh-not-declared"


@pytest.mark.rule("move-6", "fire-12")
def test_a_march_ends_a_centimetre_before_a_wreck() -> None:
    field = marching()
    # A tank is 2.5 cm long: the wreck reaches from 53.75 to 56.25.
    put_wreck(field.s, 5500, 5000)
    field.do("manoeuvre A1 5150,5000")
    assert field.why("march 1 5150,5000") == ""
    beside = marching()
    put_wreck(beside.s, 5500, 5090)
    for x, why in ((5150, ""), (5151, "wh-wreck-ahead"), (5900, "wh-wreck-ahead")):
        assert march_why(beside, x, 5000) == why


@pytest.mark.rule("move-6", "move-5")
def test_trucks_pass_a_wood_on_the_road_alone() -> None:
    field = marching(TRUCKS, BEND, wood((44, 40), (70, 40), (70, 60), (44, 60)))
    assert field.why("manoeuvre A1 5000,5000") == ""
    field.do("manoeuvre A1 5000,5000")
    assert field.why("move 1 column 5000,5000") == "wh-impassable"
    field.do("march 1 5000,5000")
    assert field.s.x[0] == 5000


@pytest.mark.rule("move-6", "move-5")
def test_blocks_on_the_road_stop_vehicles() -> None:
    field = marching(TANKS, BEND, wood((50, 46), (52, 46), (52, 54), (50, 54), kind="anti-tank-blocks"))
    assert field.why("manoeuvre A1 5800,5000") == "wh-impassable"
    assert field.why("manoeuvre A1 4600,5000") == ""


@pytest.mark.rule("spot-5", "spot-10")
def test_a_card_on_the_march_is_turned_over_and_seen_all_turn() -> None:
    field = marching(TANKS, shown=False)
    field.stand(1, 150, 50, 270)
    field.do("manoeuvre A1 6000,6300")
    field.do("march 1 6000,6300")
    assert field.s.shown[0] == 1
    assert "wh-revealed" in field.told()
    assert field.s.has(0, ON_ROAD)
    assert roads.in_column(field.s, 0)
    # Farther than 30 cm away, and no test is needed.
    assert detection.needed(field.s, 1, 0) == AUTOMATIC
    field.do("end")
    field.end_turn()
    assert detection.needed(field.s, 1, 0) == 2


@pytest.mark.rule("spot-5", "spot-10")
def test_inside_a_town_a_card_stays_a_card() -> None:
    town = wood((30, 40), (70, 40), (70, 60), (30, 60), kind="stone-houses")
    field = marching(TANKS, BEND, town, shown=False)
    field.do("manoeuvre A1 5500,5000")
    field.do("march 1 5500,5000")
    assert field.s.shown[0] == 0
    assert not field.s.has(0, ON_ROAD)
    # It may still lie there, and whatever has its speed fits.
    assert field.s.resample(1, Dice("other")).view(1) == field.s.view(1)
    # Found in the town it stands in column on the road.
    reveal(field.s, 0)
    assert roads.in_column(field.s, 0)


@pytest.mark.rule("spot-5")
@pytest.mark.parametrize(("line", "on_road"), [(((0, 50), (100, 50)), True), (((50, 0), (50, 100)), False)])
def test_a_straight_move_along_a_road_is_one_on_it_and_one_across_is_not(
    line: tuple[tuple[float, float], ...], on_road: bool
) -> None:
    field = marching(TANKS, road(*line))
    field.do("manoeuvre A1 5500,5000")
    field.do("move 1 line 5500,5000")
    assert field.s.has(0, ON_ROAD) == on_road


@pytest.mark.rule("fire-3")
def test_one_miss_is_repeated_against_a_column_on_a_road() -> None:
    field = marching(RIFLES)
    field.stand(1, 60, 40, 250)
    field.s.active = 1
    for formation, again in ((1, True), (0, False)):
        field.stand(0, 40, 50, 90, formation)
        assert fire.repeats(field.s, 0) == again
    field.stand(0, 40, 50, 90, 1)
    field.do("manoeuvre B1 6000,4000")
    # Seen at 3 or more. Two misses, of which the first is rolled again, and a hit.
    field.load(3, 1, 6, 1, 6)
    field.do("attack A1")
    assert field.s.dice.faces == []  # type: ignore[attr-defined]
    event = next(e for e in field.s.events or [] if e.key == "wh-fires")
    assert (event.params["shots"], event.params["lost"]) == (3, 2)


@pytest.mark.rule("move-6")
def test_cards_listed_on_a_road_may_march() -> None:
    field = marching(TRUCKS, shown=False)
    listed = [field.s.write_action(action) for action in field.s.actions(0)]
    far = [text for text in listed if text.startswith("manoeuvre A1 6000,")]
    assert far
    field.do(far[0])
    listed = [field.s.write_action(action) for action in field.s.actions(0)]
    assert any(text.startswith("march 1 6000,") for text in listed)


@pytest.mark.rule("move-6")
def test_the_row_of_the_road_gives_the_speed() -> None:
    field = marching()
    shares = []
    for card in ("bri-rifle-section", "bri-truck", "bri-crusader-iii"):
        found = next(c for c in field.setup.cards if c.key == card)
        shares.append(ground.road_share(field.s, found))
    assert shares == [100, 200, 150]


@pytest.mark.rule("dist-2", "move-6")
def test_a_march_does_not_end_among_the_models_of_a_like_platoon() -> None:
    field = Field([("bri-crusader-iii!", 1), ("bri-valentine", 3)], ENEMY, [BEND])
    field.stand(0, 20, 50, 90)
    field.stand(1, 40, 50, 90, 1)
    for m, x in zip(field.s.models(1), (4000, 3400, 2800), strict=True):
        field.s.model_x[m] = x
    field.stand(2, 150, 100, 270)
    assert march_why(field, 3100, 5000) == "wh-among-others"
    assert march_why(field, 4300, 5000) == ""  # past them all
    field.s.card[1] = field.s.setup.cards.index(next(c for c in field.s.setup.cards if c.key == "bri-truck"))
    assert march_why(field, 3100, 5000) == ""  # vehicles are another type


def test_a_goal_that_can_be_marched_or_moved_to_is_listed_once() -> None:
    field = Field([("bri-rifle-section", 3)], [("ita-m13-40", 3)], [road((0, 60), (40, 60))])
    field.card(0, 20, 60, 90)
    field.card(1, 150, 20)
    listed = [field.s.write_action(action) for action in field.s.actions(0)]
    assert "manoeuvre A1 2400,6000" in listed
    assert len(set(listed)) == len(listed)
