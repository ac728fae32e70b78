"""Fire: shots, columns by direction and height, cover, shields, armour, losses and wrecks (fire-1 to fire-12)."""

from __future__ import annotations

import pytest

from caposaldo.games.wheels.position import SHOT, STORMED
from caposaldo.games.wheels.rules import fire, removal
from caposaldo.games.wheels.rules.sight import line_between
from caposaldo.games.wheels.setup import (
    ABOVE,
    CM,
    FLANK,
    FOOT_OPEN,
    FRONT,
    GUNS_OPEN,
    HIT_COVER,
    HIT_FRONT,
    HIT_SHIELD,
    HIT_SIDE,
    HIT_TOP,
    IN_AREA,
    REAR,
    SOFT_OPEN,
)

from .field import Field, Spec
from .test_march import road
from .test_sight import area

TANKS = ("bri-crusader-iii", 3)
TANK = ("bri-crusader-iii!", 1)
RIFLE = ("bri-rifle-section!", 1)
MORTARS = ("bri-3-in-mortar", 3)
M13 = ("ita-m13-40!", 1)
M13S = ("ita-m13-40", 3)
FUCILIERI = ("ita-fucilieri", 3)
CANNON = ("ita-47-32-gun!", 1)
FLAK = ("ita-20-65-gun!", 1)
TRUCK = ("ita-lancia-truck!", 1)


def facing(own: Spec, enemy: Spec, *terrain: object, gap: float = 20, face: int = 270) -> Field:
    field = Field([own], [enemy], list(terrain))  # type: ignore[arg-type]
    field.stand(0, 20, 60, 90)
    field.stand(1, 20 + gap, 60, face)
    return field


def column(field: Field) -> int:
    line = line_between(field.s, 0, 1)
    above = fire.strikes_from_above(field.s, 0, 1, line, 0)
    return int(fire.column_of(field.s, 0, 1, line, above))


def volley(field: Field, *faces: int) -> int:
    """A1 fires with these dice, all of which are used; the models lost."""
    field.load(*faces)
    lost = int(fire.volley(field.s, 0, 1, 0))
    assert field.s.dice.faces == []  # type: ignore[attr-defined]
    return lost


# ---------------------------------------------------------------- shots
@pytest.mark.rule("fire-1", "scale-4")
def test_one_shot_a_turn_for_each_model_and_no_ammunition() -> None:
    field = facing(TANKS, M13S, gap=40)
    for turn in range(2, 6):
        field.do("manoeuvre A1 2000,6000")
        field.load(4, *[1] * 6)
        field.do("attack B1")
        assert field.why("attack B1") == "wh-has-fired"
        field.do("end")
        field.do("pass")
        assert field.s.turn == turn
        field.load(*[1] * 20)
        while field.s.prompt(field.s.waiting()[0]).key != "wh-prompt-manoeuvres":
            field.do("pass")
        field.s.active = field.s.leader = 0
    field.s.alive[2] = 0
    assert fire.shots(field.s, 0) == 2


@pytest.mark.rule("fire-1")
def test_shots_are_fired_in_the_own_manoeuvre_or_in_return_not_both() -> None:
    field = facing(TANKS, M13S, gap=40)
    field.do("manoeuvre A1 2000,6000")
    field.load(4, *[1] * 6)
    field.do("attack B1")
    assert field.s.has(1, SHOT)
    assert not fire.can_answer(field.s, 1, 0)
    assert fire.unable(field.s, 1) is not None


@pytest.mark.rule("exp-1", "fire-2")
@pytest.mark.parametrize(("level", "die"), [("recruits", 6), ("skilled", 8), ("veterans", 10), ("elite", 12)])
def test_each_shot_is_a_die_of_the_experience(level: str, die: int) -> None:
    field = facing((f"bri-rifle-section/{level}", 3), TRUCK, gap=10)
    assert field.s.die_of(0) == die
    # 4 or more destroys a soft vehicle in the open; the highest face of the die is rolled.
    assert volley(field, 3, 3, die) == 1


# ---------------------------------------------------------------- columns
@pytest.mark.rule("fire-2", "fire-5", "fire-6", "fire-7")
@pytest.mark.parametrize(
    ("enemy", "kind", "expected"),
    [
        (FUCILIERI, "", FOOT_OPEN), (("ita-81-mm-mortar", 3), "", FOOT_OPEN), (CANNON, "", GUNS_OPEN),
        (TRUCK, "", SOFT_OPEN), (M13, "", FRONT), (("ita-ab-41!", 1), "", FRONT),
        (FUCILIERI, "trees", IN_AREA), (CANNON, "rocks", IN_AREA), (FUCILIERI, "trenches", IN_AREA),
        (FUCILIERI, "wooden-houses", IN_AREA), (FUCILIERI, "sand", FOOT_OPEN), (FUCILIERI, "slope", FOOT_OPEN),
        (M13, "trees", FRONT),
    ],
)  # fmt: skip
def test_the_column_is_the_kind_of_target(enemy: Spec, kind: str, expected: int) -> None:
    terrain = [area(kind, 39, 40, 60, 80)] if kind else []
    field = Field([TANK], [enemy], terrain)
    field.stand(0, 20, 60, 90)
    field.stand(1, 40.5, 60, 270)
    assert column(field) == expected


@pytest.mark.rule("fire-8")
@pytest.mark.parametrize(
    ("face", "expected"),
    [(270, FRONT), (315, FRONT), (225, FRONT), (316, FLANK), (0, FLANK), (45, FLANK), (46, REAR), (90, REAR)],
)
def test_the_angle_at_which_the_line_arrives(face: int, expected: int) -> None:
    """Fire from the west: exactly 45 degrees from the front is front, 135 is flank."""
    assert column(facing(TANK, M13, gap=30, face=face)) == expected


@pytest.mark.rule("fire-8")
@pytest.mark.parametrize(("height", "expected"), [(0, FRONT), (1, ABOVE)])
def test_from_five_centimetres_higher_the_top_is_struck(height: int, expected: int) -> None:
    hill = [area("slope", 10, 50, 30, 70, height)] if height else []
    assert column(facing(TANK, M13, *hill)) == expected


@pytest.mark.rule("fire-8", "fire-9")
def test_mortars_strike_from_above_and_roll_a_d6() -> None:
    field = facing(("bri-3-in-mortar!", 1), M13, gap=30)
    assert column(field) == ABOVE
    for gap in (12, 60, 119):
        assert fire.range_die(field.setup.tables, field.s.card_of(0), gap * CM) == 6


@pytest.mark.rule("fire-8", "move-1")
def test_a_platoon_faces_where_it_went() -> None:
    field = facing(TANK, M13, gap=60)
    field.s.active = 1
    field.do("manoeuvre B1 8000,5000")
    field.do("move 1 line 8000,5000")
    assert field.s.face[1] == 0
    assert column(field) == FLANK


# ---------------------------------------------------------------- results
@pytest.mark.rule("fire-3", "fire-4", "fire-2")
@pytest.mark.parametrize(("score", "lost"), [(1, 0), (4, 0), (5, 1), (6, 1)])
def test_against_men_in_the_open_five_or_more_kills(score: int, lost: int) -> None:
    assert volley(facing(RIFLE, FUCILIERI, gap=10), score, 1) == lost


@pytest.mark.rule("fire-4")
def test_the_owner_chooses_which_model_is_lost() -> None:
    field = facing(TANKS, FUCILIERI, gap=20)
    field.do("manoeuvre A1 2000,6000")
    field.load(3, 5, 1, 1)
    field.do("attack B1")
    assert field.s.waiting() == [1]
    assert sorted(field.s.write_action(action) for action in field.s.actions(1)) == ["remove 1", "remove 2", "remove 3"]
    assert field.why("remove 4") == "wh-no-such-model"
    field.load(*[1] * 20)
    field.do("remove 2")
    assert [int(n) for n in field.s.alive[5:8]] == [1, 0, 1]


@pytest.mark.rule("fire-5", "fire-9", "fire-10", "fire-11")
def test_every_shot_on_cover_is_rolled_for() -> None:
    """Rifles at short range against men in a wood: 5 or more on the D12 for each cover that is struck."""
    field = facing(("bri-rifle-section", 3), FUCILIERI, area("trees", 25, 40, 29, 80), gap=6)
    field.stand(0, 20, 60, 90)
    field.stand(1, 26.2, 60, 270)
    line = line_between(field.s, 0, 1)
    assert fire.effect_number(field.s, 0, 1, line, HIT_COVER, False) == 5
    die = fire.range_die(field.setup.tables, field.s.card_of(0), line.length)
    assert die == 12
    assert volley(field, 5, 4, 6, 5, 1) == 1
    assert volley(field, 5, 5, 6, 12, 5, 8) == 3


@pytest.mark.rule("fire-6", "fire-10", "fire-11")
def test_every_shot_on_armour_is_rolled_for() -> None:
    """57 mm on an M13: its front is 4 cm thick, its side 2.5."""
    field = facing(("bri-crusader-iii/elite", 3), M13S, gap=40)
    line = line_between(field.s, 0, 1)
    assert fire.effect_number(field.s, 0, 1, line, HIT_FRONT, False) == 2
    assert fire.effect_number(field.s, 0, 1, line, HIT_SIDE, False) == 2
    # A front that holds, a side that is pierced, a miss.
    assert volley(field, 4, 1, 9, 2, 3) == 1


@pytest.mark.rule("fire-7")
@pytest.mark.parametrize(
    ("enemy", "face", "hill", "need"),
    [(CANNON, 270, 0, 2), (CANNON, 0, 0, 1), (CANNON, 90, 0, 1), (CANNON, 270, 1, 1), (FLAK, 270, 0, 1)],
)
def test_a_shield_counts_from_the_front_and_from_level_ground(enemy: Spec, face: int, hill: int, need: int) -> None:
    """1: eliminated without a roll."""
    terrain = [area("slope", 10, 50, 30, 70, 1)] if hill else []
    field = facing(TANK, enemy, *terrain, face=face)
    line = line_between(field.s, 0, 1)
    above = fire.strikes_from_above(field.s, 0, 1, line, 0)
    assert fire.effect_number(field.s, 0, 1, line, HIT_SHIELD, above) == need


@pytest.mark.rule("fire-7", "fire-9")
def test_without_a_shield_a_gun_is_lost_without_a_roll() -> None:
    assert volley(facing(RIFLE, FLAK, gap=10), 5, 1) == 1
    # Rifles on a shield of 1 cm: 12 on the D12.
    field = facing(RIFLE, CANNON, gap=6)
    assert volley(field, 5, 11, 1) == 0
    assert volley(field, 5, 12, 1) == 1


@pytest.mark.rule("fire-7", "fire-5")
def test_in_cover_the_shield_only_helps() -> None:
    field = Field([("bri-rifle-section!", 1)], [CANNON], [area("trees", 27, 40, 40, 80)])
    field.stand(0, 20, 60, 90)
    field.stand(1, 28, 60, 270)
    line = line_between(field.s, 0, 1)
    assert fire.effect_number(field.s, 0, 1, line, HIT_COVER, False) == 12  # the shield; the wood alone: 5
    field.stand(1, 28, 60, 90)
    assert fire.effect_number(field.s, 0, 1, line_between(field.s, 0, 1), HIT_COVER, False) == 5


@pytest.mark.rule("fire-10")
def test_an_open_top_is_always_pierced() -> None:
    field = facing(("bri-3-in-mortar!", 1), ("ita-semovente-47-32!", 1), gap=30)
    line = line_between(field.s, 0, 1)
    assert fire.effect_number(field.s, 0, 1, line, HIT_TOP, True) == fire.SURE


# ---------------------------------------------------------------- what is left
@pytest.mark.rule("fire-12")
@pytest.mark.parametrize(
    ("enemy", "y", "wrecks"), [(M13S, 60, 1), (M13S, 70, 0), (("ita-lancia-truck", 3), 60, 0), (FUCILIERI, 60, 0)]
)
def test_armour_destroyed_on_a_road_stays_as_a_wreck(enemy: Spec, y: float, wrecks: int) -> None:
    field = Field([TANKS], [enemy], [road((0, 60), (180, 60))])
    field.stand(0, 20, 60, 90)
    field.stand(1, 60, y, 270, 1)
    place = (field.s.model_x[5], field.s.model_y[5])
    removal.remove(field.s, 5)
    assert len(field.s.wreck_x) == wrecks
    assert field.s.alive[5] == 0
    if wrecks:
        assert (field.s.wreck_x[0], field.s.wreck_y[0]) == place
        seen = field.s.view(0)["wrecks"][0]
        assert (seen["card"], seen["depth"]) == ("ita-m13-40", 250)


@pytest.mark.rule("fire-12", "move-3")
def test_a_wreck_bars_the_way() -> None:
    field = Field([TANKS], [M13S, M13S], [road((0, 60), (180, 60))])
    field.stand(0, 20, 60, 90)
    field.stand(1, 30, 60, 270, 1)
    field.stand(2, 150, 60, 270, 1)
    for m in (5, 6, 7):
        removal.remove(field.s, m)
    assert field.s.units(1) == [2]
    assert field.why("manoeuvre A1 3500,6000") == "wh-obstacle"
    assert field.why("manoeuvre A1 2600,6000") == ""


@pytest.mark.rule("fire-1", "assault-2")
def test_who_has_assaulted_does_not_fire() -> None:
    field = facing(RIFLE, FUCILIERI, gap=10)
    field.s.mark(0, STORMED)
    field.do("manoeuvre A1 2000,6000")
    assert field.why("attack B1") == "wh-has-stormed"
    assert not fire.can_answer(field.s, 0, 1)


@pytest.mark.rule("man-4")
def test_unarmed_vehicles_neither_attack_nor_fire_back() -> None:
    field = Field([("bri-truck", 3)], [M13S])
    field.stand(0, 20, 60, 90)
    field.stand(1, 50, 60, 270)
    field.do("manoeuvre A1 2000,6000")
    assert field.why("attack B1") == "wh-unarmed"
    assert not fire.can_answer(field.s, 0, 1)
