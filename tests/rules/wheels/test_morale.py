"""Morale: when it is tested, and what a failed test makes a platoon do (morale-1, morale-2)."""

from __future__ import annotations

import pytest

from caposaldo.games.wheels.position import FORCED, GONE, MANOEUVRED, MOVED, ON_TABLE, PINNED
from caposaldo.games.wheels.rules import morale
from caposaldo.games.wheels.rules.formation import mixes
from caposaldo.games.wheels.rules.sight import OPEN_LINE, line_between, stopped_by
from caposaldo.games.wheels.setup import CM

from .field import Field, Spec
from .test_march import put_wreck
from .test_sight import area

TANKS = ("bri-crusader-iii", 3)
TANK = ("bri-crusader-iii!", 1)
RIFLE = ("bri-rifle-section!", 1)
ENEMY = [("ita-m13-40", 3)]


def shaken(card: Spec = TANK, *terrain: object, x: float = 90, friends: tuple[Spec, ...] = ()) -> Field:
    """A1 in the middle of the table, its own edge to the west; the enemy 40 cm east of it."""
    field = Field([card, *friends], ENEMY, list(terrain))  # type: ignore[arg-type]
    field.stand(0, x, 60, 90)
    field.stand(1 + len(friends), x + 40, 60, 270)
    return field


def roll(field: Field, face: int, *more: int) -> None:
    field.load(face, *more)
    morale.test(field.s, 0)


# ---------------------------------------------------------------- results
@pytest.mark.rule("morale-2")
@pytest.mark.parametrize(
    ("level", "face", "told"),
    [
        ("recruits", 1, "wh-routs"), ("recruits", 2, "wh-retreats"), ("recruits", 3, "wh-is-pinned"),
        ("recruits", 4, "wh-morale"), ("elite", 12, "wh-morale"), ("elite", 1, "wh-routs"),
    ],
)  # fmt: skip
def test_the_die_of_the_experience_gives_the_result(level: str, face: int, told: str) -> None:
    field = shaken((f"bri-crusader-iii/{level}!", 1))
    roll(field, face)
    assert field.told()[-1] == told


@pytest.mark.rule("morale-2", "move-1")
def test_a_rout_leads_twice_its_movement_to_its_own_edge() -> None:
    field = shaken()
    roll(field, 1)
    assert (field.s.x[0], field.s.y[0], field.s.face[0]) == (4600, 6000, 270)  # 44 cm west
    assert field.s.has(0, FORCED | MANOEUVRED | MOVED)
    assert field.s.moved[0] == 44 * CM


@pytest.mark.rule("morale-2")
@pytest.mark.parametrize(("x", "place"), [(44, GONE), (46, ON_TABLE)])
def test_who_routs_over_the_edge_is_lost(x: float, place: int) -> None:
    field = shaken(x=x)
    roll(field, 1)
    assert field.s.place[0] == place


@pytest.mark.rule("morale-2")
def test_a_retreat_leads_away_from_the_nearest_enemy() -> None:
    field = shaken()
    field.stand(1, 90, 20, 180)  # now due north
    roll(field, 2)
    assert (field.s.x[0], field.s.y[0], field.s.face[0]) == (9000, 8200, 180)
    assert field.s.has(0, FORCED | MANOEUVRED)


@pytest.mark.rule("morale-2")
def test_a_retreat_ends_out_of_sight_if_it_can() -> None:
    """Rocks to the south-west hide who goes a little aside."""
    field = shaken(TANK, area("rocks", 82, 71, 86, 82))
    roll(field, 2)
    assert stopped_by(field.s, 1, 0, line_between(field.s, 1, 0)) != OPEN_LINE
    assert field.s.moved[0] == 22 * CM
    assert field.s.x[0] < 9000
    open_ground = shaken()
    roll(open_ground, 2)
    assert open_ground.s.y[0] == 6000


@pytest.mark.rule("morale-2", "card-2")
def test_a_retreat_tells_nothing_of_what_lies_under_a_card() -> None:
    """Men in between hide it from infantry alone: whatever the card is, it is no cover."""
    places = set()
    for enemy in ("ita-m13-40", "ita-fucilieri"):
        field = Field([TANK, ("bri-rifle-section", 3)], [(enemy, 3)])
        field.stand(0, 90, 60, 90)
        field.stand(1, 92, 72, 90, 1)
        field.card(2, 130, 60, 270)
        roll(field, 2)
        places.add((int(field.s.x[0]), int(field.s.y[0])))
    assert len(places) == 1


@pytest.mark.rule("morale-2", "move-2", "move-5")
def test_forced_moves_go_at_the_rate_of_the_worst_terrain_and_never_through_x() -> None:
    slow = shaken(TANK, area("sand", 60, 0, 88, 120))
    roll(slow, 1)
    assert slow.s.moved[0] == 32 * CM  # twice 16
    barred = shaken(TANK, area("swamp", 60, 0, 80, 120))
    roll(barred, 1)
    assert 8000 < barred.s.x[0] <= 8200


@pytest.mark.rule("morale-2")
@pytest.mark.parametrize("what", ["friend", "wreck"])
def test_models_and_wrecks_stop_a_forced_move(what: str) -> None:
    field = shaken(TANK, friends=(("bri-valentine", 3),) if what == "friend" else ())
    if what == "friend":
        field.stand(1, 70, 60, 90)
    else:
        put_wreck(field.s, 7000, 6000)
    roll(field, 1)
    assert 7000 < field.s.x[0] < 9000


@pytest.mark.rule("morale-2")
def test_the_model_nearest_to_the_edge_leads() -> None:
    field = shaken(TANKS)
    field.stand(0, 90, 60, 90, 1)  # the last of the column stands at 83
    roll(field, 1)
    assert field.s.x[0] == 3900
    assert all(field.s.model_x[m] >= 3900 for m in field.s.models(0))


@pytest.mark.rule("morale-2", "terrain-4")
def test_mines_count_for_those_who_run() -> None:
    field = shaken(("bri-rifle-section", 3), area("minefield", 80, 40, 86, 80))
    roll(field, 1, 1, 1, 6)
    assert "wh-mines" in field.told()


@pytest.mark.rule("morale-2", "base-7")
@pytest.mark.parametrize(("face", "place", "pinned"), [(1, GONE, False), (2, ON_TABLE, True), (3, ON_TABLE, True)])
def test_guns_cannot_run(face: int, place: int, pinned: bool) -> None:
    field = shaken(("bri-6-pdr-gun", 3))
    roll(field, face)
    assert field.s.place[0] == place
    assert field.s.has(0, PINNED) == pinned


@pytest.mark.rule("morale-2")
def test_who_is_pinned_stays_and_may_fire() -> None:
    field = shaken(TANKS)
    field.s.mark(0, PINNED)
    assert field.why("manoeuvre A1 9500,6000") == "wh-pinned"
    field.do("manoeuvre A1 9000,6000")
    assert field.why("attack B1") == ""
    field.do("end")
    field.end_turn()
    assert not field.s.has(0, PINNED)


# ---------------------------------------------------------------- when
@pytest.mark.rule("morale-1", "morale-2")
def test_one_test_for_each_attack_that_costs_squads() -> None:
    field = Field([TANKS, TANKS, TANKS], [("ita-m13-40", 5)])
    for i in range(3):
        field.stand(i, 20, 20 + 30 * i, 90)
    field.stand(3, 60, 50, 270, 3)
    for m in (15, 16):
        field.s.alive[m] = 0
    field.do("manoeuvre A1 2000,2000")
    field.load(4, 5, 6, 1, 1)
    field.do("attack B1")
    field.load(4, 1, 1)  # two are left: the test, then return fire
    field.do("remove 3")
    assert field.told().count("wh-morale") == 1
    field.do("end")
    field.do("pass")
    # Another attack of the same turn that costs nothing: no second test.
    field.do("manoeuvre A2 2000,5000")
    field.load(4, 1, 1, 1)
    field.do("attack B1")
    assert "wh-morale" not in field.told()


@pytest.mark.rule("morale-1", "org-5")
def test_three_squads_left_need_no_test() -> None:
    field = Field([TANKS], [("ita-m13-40", 4)])
    field.stand(0, 20, 60, 90)
    field.stand(1, 60, 60, 270)
    field.do("manoeuvre A1 2000,6000")
    field.load(4, 5, 9, 1, 1)
    field.do("attack B1")
    field.load(1, 1, 1)
    field.do("remove 4")
    assert "wh-morale" not in field.told()


@pytest.mark.rule("morale-2", "man-5")
def test_who_runs_from_mines_in_its_own_manoeuvre_has_finished_it() -> None:
    field = shaken(TANKS, area("minefield", 91, 40, 94, 80))
    field.s.alive[2] = 0
    field.do("manoeuvre A1 9600,6000")
    field.load(5, 1, 2, 1)  # a mine; the one that is left retreats through the mines
    field.do("move 1 line 9600,6000")
    field.do("remove 2")
    assert field.s.has(0, FORCED)
    assert field.s.waiting() == [1]
    assert field.why("manoeuvre B1 13000,6000") == ""


@pytest.mark.rule("dist-2", "morale-2")
def test_nobody_runs_to_a_place_among_the_models_of_a_like_platoon() -> None:
    field = shaken(TANKS, friends=(("bri-valentine", 3),))
    field.stand(1, 52, 60, 0)
    for m, y in zip(field.s.models(1), (5700, 6300, 6900), strict=True):
        field.s.model_y[m] = y
    roll(field, 1)  # 44 cm would lead between them
    assert 0 < field.s.moved[0] < 44 * CM
    assert mixes(field.s, 0, [field.s.base(m) for m in field.s.models(0)]) < 0
