"""Straight moves: how far, over which ground, round what (move-1 to move-7, man-2)."""

from __future__ import annotations

import pytest

from caposaldo.games.wheels.rules import movement
from caposaldo.games.wheels.setup import CM

from .field import Field, Spec
from .test_march import road
from .test_sight import area, line

TANKS = ("bri-crusader-iii", 3)
TRUCKS = ("bri-truck", 3)
RIFLES = ("bri-rifle-section", 3)
GUNS = ("bri-6-pdr-gun", 3)
ENEMY = [("ita-m13-40", 3)]
MARDER = [("ger-marder-iii", 3)]


def field_of(card: Spec = TANKS, *terrain: object, shown: bool = True) -> Field:
    field = Field([card], ENEMY, list(terrain))  # type: ignore[arg-type]
    (field.stand if shown else field.card)(0, 40, 50, 90)
    field.stand(1, 150, 100, 270)
    return field


@pytest.mark.rule("move-1")
@pytest.mark.parametrize("shown", [True, False])
@pytest.mark.parametrize(("x", "why"), [(40.9, "wh-least-move"), (41, ""), (62, ""), (62.1, "wh-too-far")])
def test_from_one_centimetre_to_the_distance_on_the_card(x: float, why: str, shown: bool) -> None:
    field = field_of(("bri-crusader-iii!", 1), shown=shown)
    assert field.why(f"manoeuvre A1 {round(x * CM)},5000") == why


@pytest.mark.rule("move-1", "scale-1")
def test_only_the_path_of_the_reference_model_is_measured() -> None:
    """The last of a column leads the move: it goes 20 cm, the others end behind it."""
    field = field_of()
    field.stand(0, 40, 50, 90, 1)
    assert field.s.model_x[2] == 3300
    field.do("manoeuvre A1 5200,5000")
    field.do("move 3 column 5200,5000")
    assert field.s.moved[0] == 1900
    assert [int(field.s.model_x[m]) for m in (2, 0, 1)] == [5200, 4850, 4500]


@pytest.mark.rule("move-1")
def test_a_goal_that_another_model_can_reach_may_be_declared() -> None:
    field = field_of()
    field.stand(0, 40, 50, 270, 1)  # the leader looks west, the last stands 7 cm east of it
    assert field.s.model_x[2] == 4700
    assert field.why("manoeuvre A1 6850,5000") == ""
    field.do("manoeuvre A1 6850,5000")
    assert field.why("move 1 column 6850,5000") == "wh-too-far"
    assert field.why("move 3 column 6850,5000") == ""
    assert any(field.s.write_action(a).startswith("move 3") for a in field.s.actions(0))


@pytest.mark.rule("move-2")
@pytest.mark.parametrize(
    ("card", "kind", "cm"),
    [
        (TANKS, "sand", 16), (TANKS, "trees", 11), (TANKS, "slope", 16), (TANKS, "trees-on-slope", 5),
        (TRUCKS, "sand", 12), (TRUCKS, "trees", 0), (TRUCKS, "slope", 12), (RIFLES, "trees", 6), (RIFLES, "swamp", 4),
        (TANKS, "swamp", 0), (TANKS, "stone-houses", 0), (RIFLES, "stone-houses", 4),
    ],
)  # fmt: skip
def test_the_worst_terrain_on_the_way_sets_the_rate(card: Spec, kind: str, cm: int) -> None:
    field = field_of(card, area(kind, 45, 40, 46, 60))
    assert movement.limit(field.s, 0, 4000, 5000, 4700, 5000) == cm * CM
    assert movement.limit(field.s, 0, 4000, 5000, 4400, 5000) == field.s.card_of(0).move


@pytest.mark.rule("move-2")
def test_a_single_crossing_counts_for_the_whole_move() -> None:
    field = field_of(TANKS, area("trees", 49, 40, 50, 60))
    assert field.why("manoeuvre A1 4900,5000") == ""
    assert field.why("manoeuvre A1 5100,5000") == ""
    assert field.why("manoeuvre A1 5101,5000") == "wh-too-far"


@pytest.mark.rule("move-2", "terrain-5")
def test_linear_pieces_count_when_they_are_crossed() -> None:
    field = field_of(TANKS, line("walls", (45, 40), (45, 60), width=0.4))
    assert movement.limit(field.s, 0, 4000, 5000, 5000, 5000) == 11 * CM
    assert field_of(TRUCKS, line("walls", (45, 40), (45, 60))).why("manoeuvre A1 5000,5000") == "wh-impassable"


@pytest.mark.rule("move-2", "move-5")
def test_a_bridge_leads_over_a_stream_and_carries_who_stops_on_it() -> None:
    water = line("stream", (50, 0), (50, 120), width=4)
    assert field_of(TRUCKS, water).why("manoeuvre A1 6000,5000") == "wh-impassable"
    bridged = field_of(TRUCKS, water, line("bridge", (45, 50), (55, 50), width=3))
    assert bridged.why("manoeuvre A1 6000,5000") == ""
    bridged.do("manoeuvre A1 5000,5000")
    assert bridged.why("move 1 column 5000,5000") == ""
    assert bridged.why("move 1 line 5000,5000") == ""  # the others find room behind it, before the stream


@pytest.mark.rule("move-5")
def test_nobody_stops_where_it_may_not_go() -> None:
    field = field_of(TRUCKS, area("trees", 45, 40, 60, 60))
    assert field.why("manoeuvre A1 5000,5000") == "wh-impassable"
    # Its base is 2 cm long: with the centre 1 cm before the wood it just fits.
    field.do("manoeuvre A1 4400,5000")
    assert field.why("move 1 column 4400,5000") == ""
    wide = field_of(TRUCKS, area("trees", 45, 40, 60, 60))
    wide.do("manoeuvre A1 4401,5000")
    assert wide.why("move 1 column 4401,5000") == "wh-no-room"


@pytest.mark.rule("move-3")
def test_enemy_models_stop_a_move_and_friends_do_not() -> None:
    field = Field([TANKS, RIFLES], ENEMY)
    field.stand(0, 30, 50, 90)
    field.stand(1, 40, 50, 90, 1)
    field.stand(2, 49, 50, 270, 1)
    assert field.why("manoeuvre A1 4600,5000") == ""
    assert field.why("manoeuvre A1 5000,5000") == "wh-obstacle"
    # A base never ends on another.
    field.do("manoeuvre A1 4000,5000")
    assert field.why("move 1 column 4000,5000") == "wh-no-room"


@pytest.mark.rule("move-4", "base-7")
@pytest.mark.parametrize("card", [GUNS, ("bri-3-in-mortar", 3)])
def test_guns_and_mortars_do_not_move_by_themselves(card: Spec) -> None:
    field = field_of(card)
    assert field.why("manoeuvre A1 4500,5000") == "wh-cannot-move"
    assert movement.goals(field.s, 0) == []
    field.do("manoeuvre A1 4000,5000")
    assert field.why("move 1 line 4500,5000") == "wh-cannot-move"


@pytest.mark.rule("man-2")
def test_the_declared_move_may_be_shortened_or_dropped_and_not_changed() -> None:
    field = field_of()
    field.do("manoeuvre A1 6000,5000")
    assert field.why("move 1 line 5000,5000") == ""
    assert field.why("move 1 line 6100,5000") == "wh-not-declared"
    assert field.why("move 1 line 5000,5100") == "wh-not-declared"
    field.do("end")
    assert field.s.x[0] == 4000


@pytest.mark.rule("man-2", "man-5")
def test_a_platoon_declared_as_staying_does_not_move() -> None:
    field = field_of()
    field.do("manoeuvre A1 4000,5000")
    assert field.why("move 1 line 5000,5000") == "wh-not-declared"
    assert not any(field.s.write_action(action).startswith("mo") for action in field.s.actions(0))


@pytest.mark.rule("move-7", "card-1")
@pytest.mark.parametrize(("x", "why"), [(48, ""), (48.1, "wh-moved-too-far")])
def test_the_asterisk_limits_a_move_before_fire(x: float, why: str) -> None:
    """A Marder moves 16 cm, 8 of them in a turn in which it fires."""
    field = Field(MARDER, ENEMY, nations=("germany", "italy"))
    field.stand(0, 40, 50, 90)
    field.stand(1, 85, 50, 270)
    assert field.s.card_of(0).move_fire == 8 * CM
    field.do(f"manoeuvre A1 {round(x * CM)},5000")
    field.do(f"move 1 line {round(x * CM)},5000")
    assert field.why("attack B1") == why


@pytest.mark.rule("move-7", "man-5")
def test_and_a_move_after_fire() -> None:
    field = Field(MARDER, ENEMY, nations=("germany", "italy"))
    field.stand(0, 40, 50, 90)
    field.stand(1, 85, 50, 270)
    field.do("manoeuvre A1 5600,5000")
    field.load(4, *[1] * 6)
    field.do("attack B1")
    assert field.why("move 1 line 4801,5000") == "wh-has-fired-move"
    assert field.why("move 1 line 4800,5000") == ""
    free = Field([TANKS], ENEMY)
    free.stand(0, 40, 50, 90)
    free.stand(1, 85, 50, 270)
    free.do("manoeuvre A1 6000,5000")
    free.load(4, *[1] * 6)
    free.do("attack B1")
    assert free.why("move 1 line 6000,5000") == ""


@pytest.mark.rule("move-7")
def test_a_march_counts_like_a_move() -> None:
    field = Field(MARDER, ENEMY, [road((0, 50), (180, 50))], nations=("germany", "italy"))
    field.stand(0, 40, 50, 90, 1)
    field.stand(1, 110, 50, 270)
    field.do("manoeuvre A1 6000,5000")
    field.do("march 1 6000,5000")
    assert field.why("attack B1") == "wh-moved-too-far"


@pytest.mark.rule("scale-1")
def test_the_last_of_a_platoon_acts_alone() -> None:
    field = field_of()
    for m in (1, 2):
        field.s.alive[m] = 0
    field.do("manoeuvre A1 5000,5000")
    field.do("move 1 line 5000,5000")
    assert (field.s.model_x[0], field.s.strength(0)) == (5000, 1)


@pytest.mark.rule("scale-1", "base-1", "man-5")
def test_all_models_of_a_platoon_act_together() -> None:
    """There is no decision about a single model but where it stands and whether it is the one that is lost."""
    field = field_of()
    field.do("manoeuvre A1 5000,5000")
    field.do("move 1 column 5000,5000")
    assert [int(field.s.model_x[m]) for m in field.s.models(0)] == [5000, 4650, 4300]
    assert field.why("move 2 column 5000,5000") == "wh-has-moved"


@pytest.mark.rule("terrain-6")
def test_a_full_area_takes_no_other_company() -> None:
    """A wood of 20 cm holds one company: three platoons of any, or all of one."""
    wood = area("trees", 50, 44, 64, 58)
    field = Field([("bri-rifle-section", 3), ("bri-rifle-section!", 1), ("bri-piat-team!", 1)], ENEMY, [wood])
    field.stand(0, 46, 50, 90, 1)
    field.stand(1, 60, 54, 90)
    field.stand(2, 60, 48, 90)
    field.stand(3, 150, 100, 270)
    field.s.company[0], field.s.company[1], field.s.company[2] = 0, 1, 2
    field.do("manoeuvre A1 5200,5000")
    assert field.why("move 1 column 5200,5000") == ""
    more = Field([("bri-rifle-section", 3)] + [("bri-piat-team!", 1)] * 3, ENEMY, [wood])
    more.stand(0, 46, 50, 90, 1)
    for slot, y in ((1, 47), (2, 51), (3, 55)):
        more.stand(slot, 60, y, 90)
        more.s.company[slot] = slot
    more.stand(4, 150, 100, 270)
    more.do("manoeuvre A1 5200,5000")
    assert more.why("move 1 column 5200,5000") == "wh-area-full"
    assert more.why("move 1 column 4900,5000") == ""
