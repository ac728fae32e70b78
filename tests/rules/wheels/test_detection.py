"""Detection: what is seen without a test, what never, and what a card tells (spot-1 to spot-11)."""

from __future__ import annotations

import pytest

from caposaldo.games.wheels import sequence
from caposaldo.games.wheels.position import FAILED, FIRED, FIRED_BEFORE, ON_ROAD, PRECEDENCE
from caposaldo.games.wheels.rules import detection
from caposaldo.games.wheels.rules.detection import AUTOMATIC, NEVER
from caposaldo.games.wheels.rules.distance import gap as gap_between
from caposaldo.games.wheels.setup import CM

from .field import Field, Spec, wood
from .test_march import road
from .test_sight import area

TANKS = ("bri-crusader-iii", 3)
TANK = ("bri-crusader-iii!", 1)
FUCILIERE = ("ita-fucilieri!", 1)
CANNON = ("ita-47-32-gun!", 1)
MORTAR = ("ita-81-mm-mortar!", 1)
M13 = ("ita-m13-40!", 1)
TRUCK = ("ita-lancia-truck!", 1)
NO, TEST = NEVER, -1


def looking(enemy: Spec, gap: float, *terrain: object, own: Spec = TANK) -> Field:
    """A1 looks east at B1, so many cm from base to base."""
    field = Field([own], [enemy], list(terrain))  # type: ignore[arg-type]
    field.stand(0, 20, 60, 90)
    field.stand(1, 60, 60, 270)
    field.stand(1, 60 - gap_between(field.s, 0, 1) / CM + gap, 60, 270)
    return field


def answer(field: Field) -> int:
    found = int(detection.needed(field.s, 0, 1))
    return found if found in (AUTOMATIC, NEVER) else TEST


# ---------------------------------------------------------------- the cases
@pytest.mark.rule("spot-1", "spot-4", "spot-5", "spot-6", "spot-7", "spot-8", "spot-9", "attack-6")
@pytest.mark.example("E-detect")
def test_the_cases_of_detection() -> None:
    contact = looking(FUCILIERE, 0)
    march = looking(TRUCK, 80, road((0, 60), (180, 60)))
    march.s.mark(1, ON_ROAD)
    near, far = looking(M13, 30), looking(M13, 31)
    quiet, close, fired = looking(FUCILIERE, 31), looking(FUCILIERE, 30), looking(FUCILIERE, 31)
    gun, distant, at_us = looking(CANNON, 59), looking(CANNON, 60), looking(CANNON, 60)
    for field in (fired, gun, distant, at_us):
        field.s.mark(1, FIRED)
    at_us.s.shot_at[1] = 0
    trees = wood((0, 40), (100, 40), (100, 80), (0, 80))
    deep, near_by = looking(FUCILIERE, 6, trees), looking(FUCILIERE, 5, trees)
    fields = [contact, march, near, far, quiet, close, fired, gun, distant, at_us, deep, near_by]
    assert [answer(field) for field in fields] == [
        AUTOMATIC, AUTOMATIC, AUTOMATIC, TEST, NO, TEST, TEST, TEST, NO, AUTOMATIC, NO, TEST,
    ]  # fmt: skip


@pytest.mark.rule("spot-4")
@pytest.mark.parametrize(("gap", "expected"), [(0.05, AUTOMATIC), (0.07, TEST)])
def test_bases_half_a_millimetre_apart_touch(gap: float, expected: int) -> None:
    assert answer(looking(FUCILIERE, gap)) == expected


@pytest.mark.rule("spot-5")
def test_the_march_is_seen_before_the_distance_counts() -> None:
    """Foot units that march on a road outside towns are seen at any distance (A-detect-order)."""
    field = looking(FUCILIERE, 70, road((0, 60), (180, 60)))
    assert answer(field) == NO
    field.s.mark(1, ON_ROAD)
    assert answer(field) == AUTOMATIC


@pytest.mark.rule("spot-6")
@pytest.mark.parametrize(
    ("kind", "expected"),
    [("sand", AUTOMATIC), ("slope", TEST), ("trenches", TEST), ("stream", TEST)],
)
def test_vehicles_close_by_are_seen_on_clear_ground_alone(kind: str, expected: int) -> None:
    assert answer(looking(M13, 20, area(kind, 38, 50, 50, 70))) == expected


@pytest.mark.rule("spot-6")
def test_a_road_is_clear_ground_outside_towns() -> None:
    along = road((0, 60), (180, 60))
    assert answer(looking(M13, 20, area("trees", 41, 50, 50, 70), along)) == AUTOMATIC
    assert answer(looking(M13, 20, area("wooden-houses", 41, 50, 50, 70), along)) == TEST


@pytest.mark.rule("spot-6", "spot-8")
def test_infantry_close_by_is_tested_for_on_clear_ground() -> None:
    assert answer(looking(FUCILIERE, 20)) == TEST
    assert answer(looking(FUCILIERE, 30)) == TEST
    assert answer(looking(FUCILIERE, 30.1)) == NO
    assert answer(looking(CANNON, 30.1)) == NO
    assert answer(looking(MORTAR, 30.1)) == NO


@pytest.mark.rule("spot-9", "base-7")
@pytest.mark.parametrize("enemy", [CANNON, MORTAR])
def test_mortars_count_as_artillery(enemy: Spec) -> None:
    for gap, expected in ((59.9, TEST), (60, NO)):
        field = looking(enemy, gap)
        field.s.mark(1, FIRED)
        assert answer(field) == expected


@pytest.mark.rule("spot-8")
def test_infantry_that_fired_is_tested_for_at_any_distance() -> None:
    field = looking(FUCILIERE, 90)
    field.s.mark(1, FIRED)
    assert answer(field) == TEST


@pytest.mark.rule("spot-7")
def test_a_firer_is_seen_by_the_one_it_fires_at_until_the_next_bombardment_is_over() -> None:
    field = Field([TANK, ("bri-valentine", 3)], [M13])
    field.stand(0, 20, 60, 90)
    field.stand(1, 20, 90, 90)
    field.stand(2, 75, 60, 270)
    field.s.mark(2, FIRED)
    field.s.shot_at[2] = 0
    assert detection.needed(field.s, 0, 2) == AUTOMATIC
    assert detection.needed(field.s, 1, 2) == 2
    field.s.segment = PRECEDENCE
    field.s.stack = [sequence.Precedence()]
    for slot in range(3):
        fired = field.s.has(slot, FIRED)
        field.s.unmark(slot, FIRED)
        if fired:
            field.s.mark(slot, FIRED_BEFORE)
    assert detection.needed(field.s, 0, 2) == AUTOMATIC
    field.s.run_on()
    assert not field.s.has(2, FIRED_BEFORE)
    assert detection.needed(field.s, 0, 2) == 2


@pytest.mark.rule("spot-7", "turn-1")
def test_who_fired_last_turn_counts_as_firing_when_the_next_begins() -> None:
    field = Field([TANK], [M13])
    field.stand(0, 20, 60, 90)
    field.stand(1, 75, 60, 270)
    field.s.mark(1, FIRED)
    field.s.shot_at[1] = 0
    field.s.events = None
    field.s.turn = 3
    sequence.start_turn(field.s)
    assert field.s.has(1, FIRED_BEFORE)
    assert not field.s.has(1, FIRED)


# ---------------------------------------------------------------- the test
@pytest.mark.rule("spot-1", "spot-2", "spot-10")
@pytest.mark.parametrize(("face", "found"), [(2, False), (3, True)])
def test_the_number_or_more_on_the_die_of_the_attacker(face: int, found: bool) -> None:
    """Infantry in the open: 3 or more."""
    field = Field([("bri-crusader-iii/elite", 3)], [("ita-fucilieri", 3)])
    field.stand(0, 20, 60, 90)
    field.card(1, 45, 60, 270)
    field.do("manoeuvre A1 2000,6000")
    field.load(face, *[1] * 6)
    field.do("attack B1")
    assert (field.s.shown[1] == 1) == found
    assert field.s.has(0, FAILED) != found


@pytest.mark.rule("spot-1")
def test_any_card_in_line_and_range_may_be_tried_and_the_roll_is_all_that_is_told() -> None:
    """Infantry beyond 30 cm can never be detected: under a card that is a failed test like others."""
    told = []
    for enemy in ("ita-fucilieri", "ita-m13-40"):
        field = Field([TANKS], [(enemy, 3)])
        field.stand(0, 20, 60, 90)
        field.card(1, 80, 60, 270)
        field.do("manoeuvre A1 2000,6000")
        assert field.why("attack B1") == ""
        assert field.s.preview(0, field.s.read_action("attack B1")) is None
        field.load(6 if enemy == "ita-fucilieri" else 1)
        field.do("attack B1")
        told.append([event.key for event in field.s.events or []])
        assert field.s.shown[1] == 0
    assert told[0] == told[1]


@pytest.mark.rule("spot-3", "defend-1")
def test_who_failed_still_moves_and_defends_itself() -> None:
    field = Field([TANKS], [("ita-m13-40", 3)])
    field.stand(0, 20, 60, 90)
    field.stand(1, 65, 60, 270)
    field.do("manoeuvre A1 2200,6000")
    field.load(1)
    field.do("attack B1")
    assert field.why("attack B1") == "wh-has-failed"
    assert field.why("move 1 line 2200,6000") == ""
    field.do("end")
    field.do("manoeuvre B1 6500,6000")
    # The Italians detect it and miss; it fires back without a test.
    field.load(2, 1, 1, 1, 1, 1, 1)
    field.do("attack A1")
    assert field.told().count("wh-fires") == 2


@pytest.mark.rule("spot-10")
def test_a_card_that_attacks_is_turned_over_and_one_that_fails_to_detect_is_not() -> None:
    for face, shown in ((1, 0), (2, 1)):
        field = Field([TANKS], [("ita-m13-40", 3)])
        field.card(0, 20, 60, 90)
        field.stand(1, 65, 60, 270)
        field.do("manoeuvre A1 2000,6000")
        field.load(face, *[1] * 6)
        field.do("attack B1")
        assert field.s.shown[0] == shown


@pytest.mark.rule("spot-11")
def test_models_stay_and_later_attackers_need_a_test_of_their_own() -> None:
    field = Field([TANKS, ("bri-valentine", 3)], [("ita-m13-40", 3)])
    field.stand(0, 20, 50, 90)
    field.stand(1, 20, 70, 90)
    field.card(2, 65, 60, 270)
    field.do("manoeuvre A1 2000,5000")
    field.load(2, *[1] * 6)
    field.do("attack B1")
    field.do("end")
    field.do("pass")
    field.do("manoeuvre A2 2000,7000")
    field.load(1)
    field.do("attack B1")
    assert field.s.has(1, FAILED)
    assert field.s.shown[2] == 1
    field.end_turn()
    assert field.s.shown[2] == 1
    assert len(field.s.view(0)["platoons"][2]["models"]) == 3


@pytest.mark.rule("attack-2", "attack-7", "spot-10")
def test_a_card_whose_models_turn_out_to_be_out_of_line_is_not_fired_at() -> None:
    """A card at the edge of a wood: its models stand deeper in it."""
    field = Field([TANKS], [("ita-m13-40", 3)], [area("trees", 64, 40, 90, 80)])
    field.stand(0, 20, 60, 90)
    field.card(1, 64.5, 60, 270)
    field.do("manoeuvre A1 2000,6000")
    assert field.why("attack B1") == ""
    field.load(6)
    field.do("attack B1")
    assert field.s.shown[1] == 1
    assert "wh-no-line-now" in field.told()
    assert "wh-fires" not in field.told()
    assert field.why("attack B1") == "wh-has-failed"


@pytest.mark.rule("attack-2", "spot-10")
def test_the_line_is_drawn_again_when_the_models_of_the_attacker_stand() -> None:
    """Its card lies at the edge of a wood, its models stand deeper in it: they do not fire out."""
    field = Field([TANKS], [("ita-m13-40", 3)], [area("trees", 0, 40, 20.5, 80)])
    field.card(0, 20, 60, 90)
    field.stand(1, 60, 60, 270)
    field.do("manoeuvre A1 2000,6000")
    field.load(6)
    field.do("attack B1")
    assert field.s.shown[0] == 1
    assert "wh-no-line-now" in field.told()
    assert "wh-fires" not in field.told()
