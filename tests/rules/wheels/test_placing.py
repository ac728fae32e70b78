"""Where the models of a platoon stand: one group, behind the leader, not among others; guns turn in place."""

from __future__ import annotations

import pytest

from caposaldo.games.wheels.rules import formation, movement
from caposaldo.games.wheels.rules.distance import COHERENCY
from caposaldo.games.wheels.rules.formation import laid_out
from caposaldo.games.wheels.state import WheelsState
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.groups import holds_together

from .field import Field, wood

TANKS = ("bri-crusader-iii", 3)
RIFLES = ("bri-rifle-section", 3)
TRUCKS = ("bri-truck", 3)
GUN = ("bri-6-pdr-gun", 3)
ENEMY = [("ita-m13-40", 3)]


def moved(card: tuple[str, int] = TANKS, formation: str = "wedge") -> Field:
    """A1 has moved 10 cm east; its models may be placed."""
    field = Field([card], ENEMY)
    field.stand(0, 40, 50, 90)
    field.stand(1, 150, 100, 270)
    field.do("manoeuvre A1 4600,5000")
    field.do(f"move 1 {formation} 4600,5000")
    return field


# ---------------------------------------------------------------- by hand
@pytest.mark.rule("dist-3", "move-1")
def test_after_a_move_each_model_is_placed_by_hand() -> None:
    field = moved()
    assert field.why("shift 2 4200,5000") == ""
    field.do("shift 2 4200,5000")
    field.do("shift 3 4200,4500")
    assert [(field.s.model_x[m], field.s.model_y[m]) for m in (1, 2)] == [(4200, 5000), (4200, 4500)]
    assert (field.s.x[0], field.s.y[0]) == (4600, 5000)
    assert any(action.verb == field.s.read_action("shift 2 4200,5000").verb for action in field.s.actions(0))


@pytest.mark.rule("move-1")
def test_the_leader_stays_and_the_others_stand_behind_it() -> None:
    field = moved()
    assert field.why("shift 1 4500,5000") == "wh-model-leads"
    assert field.why("shift 2 4610,5400") == "wh-not-behind"
    assert field.why("shift 2 4600,5400") == ""
    for shape in range(4):
        boxes = laid_out(field.s, 0, 4600, 5000, 90, shape)
        assert all(box.cx <= boxes[0].cx for box in boxes)


@pytest.mark.rule("dist-1")
def test_the_models_form_one_group_of_five_centimetres() -> None:
    field = moved()
    # Tanks of 2.5 cm that look east: 5 cm from the rear of one to the front of the next is 7.5 from middle to middle.
    field.do("shift 3 4200,5000")
    assert field.why("shift 2 3450,5000") == ""
    assert field.why("shift 2 3440,5000") == "wh-too-far-apart"
    assert field.why("shift 3 3440,5000") == "wh-too-far-apart"


@pytest.mark.rule("dist-3")
def test_models_are_placed_at_the_end_of_the_move_and_not_later() -> None:
    field = Field([TANKS], ENEMY)
    field.stand(0, 40, 50, 90)
    field.stand(1, 70, 50, 270)
    field.do("manoeuvre A1 4600,5000")
    assert field.why("shift 2 4200,5000") == "wh-not-now-form"
    field.do("move 1 wedge 4600,5000")
    field.load(*[1] * 12)
    field.do("attack B1")
    assert field.why("shift 2 4200,5000") == "wh-not-now"


@pytest.mark.rule("dist-3")
def test_after_fire_a_move_still_ends_in_a_free_formation() -> None:
    field = Field([TANKS], ENEMY)
    field.stand(0, 40, 50, 90)
    field.stand(1, 70, 50, 270)
    field.do("manoeuvre A1 4600,5000")
    field.load(*[1] * 6)
    field.do("attack B1")
    field.do("move 1 wedge 4600,5000")
    assert field.why("shift 2 4200,5000") == ""


@pytest.mark.rule("dist-3", "defend-2")
def test_a_move_after_an_attack_ends_in_a_free_formation() -> None:
    field = Field([TANKS], [("ita-m13-40", 3)])
    field.stand(0, 40, 50, 90)
    field.stand(1, 70, 50, 270)
    field.do("manoeuvre A1 4000,5000")
    field.load(*[1] * 6)
    field.do("attack B1")
    field.do("end")
    field.do("move 1 wedge 7500,5000")
    assert field.why("shift 2 7000,5000") == ""
    field.do("shift 2 7000,5000")
    field.do("pass")
    assert field.s.model_x[6] == 7000


@pytest.mark.rule("dist-1")
@pytest.mark.parametrize("shape", range(4))
@pytest.mark.parametrize("card", [TANKS, ("bri-rifle-section", 5), ("bri-truck", 5)])
def test_every_formation_holds_together_and_overlaps_nothing(card: tuple[str, int], shape: int) -> None:
    field = Field([card], ENEMY, [wood((30, 40), (38, 40), (38, 48), (30, 48), kind="stone-houses")])
    field.card(0, 40, 50, 90)
    field.s.shown[0] = 1
    boxes = laid_out(field.s, 0, 4000, 5000, 90, shape)
    assert len(boxes) == card[1]
    assert holds_together(boxes, COHERENCY)


@pytest.mark.rule("dist-1")
def test_a_gap_made_by_losses_is_closed_at_the_next_move() -> None:
    field = Field([("bri-crusader-iii", 5)], ENEMY)
    field.stand(0, 40, 50, 90, 1)
    field.stand(1, 150, 100, 270)
    for m in (1, 2):
        field.s.alive[m] = 0
    assert not holds_together([field.s.base(m) for m in field.s.models(0)], COHERENCY)
    field.do("manoeuvre A1 4300,5000")
    field.do("move 1 column 4300,5000")
    assert holds_together([field.s.base(m) for m in field.s.models(0)], COHERENCY)


@pytest.mark.rule("move-1", "move-5")
def test_no_squad_is_placed_on_or_beyond_terrain_it_may_not_enter() -> None:
    field = Field([TRUCKS], ENEMY, [wood((40, 52), (50, 52), (50, 54), (40, 54), kind="swamp")])
    field.stand(0, 40, 50, 90)
    field.stand(1, 150, 100, 270)
    field.do("manoeuvre A1 4600,5000")
    field.do("move 1 column 4600,5000")
    assert field.why("shift 2 4500,5300") == "wh-no-room"
    assert field.why("shift 2 4500,5480") == "wh-no-room"
    assert field.why("shift 2 4300,5100") == ""


# ---------------------------------------------------------------- not among others
@pytest.mark.rule("dist-2")
@pytest.mark.example("E-mix")
@pytest.mark.parametrize(
    ("first", "second", "allowed"),
    [
        ("bri-truck", "bri-universal-carrier", False),
        ("bri-rifle-section", "bri-piat-team", False),
        ("bri-6-pdr-gun", "bri-25-pdr-gun", False),
        ("bri-crusader-iii", "bri-valentine", False),
        ("bri-rifle-section", "bri-crusader-iii", True),
        ("bri-rifle-section", "bri-6-pdr-gun", True),
        ("bri-truck", "bri-crusader-iii", True),
    ],
)
def test_platoons_of_a_type_do_not_mix(first: str, second: str, allowed: bool) -> None:
    field = Field([(first, 3), (second, 3)], ENEMY)
    # Two files of models 6 cm apart, and the other platoon in a line between them.
    field.stand(0, 40, 50, 0)
    for m, x in zip(field.s.models(0), (40, 44.5, 49), strict=True):
        field.s.model_x[m], field.s.model_y[m] = round(100 * x), 5000
    field.card(1, 42.2, 50, 0)
    field.s.shown[1] = 1
    boxes = laid_out(field.s, 1, 4220, 5000, 0, 1)
    assert (formation.mixes(field.s, 1, boxes) < 0) == allowed


@pytest.mark.rule("dist-2")
def test_a_move_among_the_models_of_a_like_platoon_is_refused() -> None:
    field = Field([TANKS, ("bri-valentine", 3)], ENEMY)
    field.stand(0, 40, 50, 0)
    for m, x in zip(field.s.models(0), (40, 45, 50), strict=True):
        field.s.model_x[m], field.s.model_y[m] = 100 * x, 5000
    field.stand(1, 42, 60, 0, 1)
    field.stand(2, 150, 100, 270)
    field.do("manoeuvre A2 4250,5000")
    assert field.why("move 1 column 4250,5000") == "wh-among-others"
    assert field.why("move 1 column 4230,5400") == ""


@pytest.mark.rule("dist-2")
def test_a_card_that_is_turned_over_keeps_clear_of_its_like() -> None:
    field = Field([TANKS, ("bri-valentine", 3)], ENEMY)
    field.stand(0, 40, 50, 0, 0)
    field.card(1, 42, 47, 0)
    formation.reveal(field.s, 1)
    assert formation.mixes(field.s, 1, [field.s.base(m) for m in field.s.models(1)]) < 0


# ---------------------------------------------------------------- turning
@pytest.mark.rule("move-1", "fire-8")
def test_guns_turn_in_place_and_may_still_fire() -> None:
    field = Field([GUN], ENEMY)
    field.stand(0, 40, 50, 0)
    field.stand(1, 80, 50, 270)
    field.do("manoeuvre A1 4000,5000")
    assert field.why("turn 0") == "wh-no-bearing"
    field.do("turn 90")
    assert field.s.face[0] == 90
    assert field.why("turn 180") == "wh-has-moved"
    assert field.why("attack B1") == ""


@pytest.mark.rule("move-1")
def test_others_turn_by_moving() -> None:
    field = Field([TANKS], ENEMY)
    field.stand(0, 40, 50, 0)
    field.stand(1, 80, 50, 270)
    field.do("manoeuvre A1 4000,5000")
    assert field.why("turn 90") == "wh-turns-by-moving"
    assert field.s.card_of(0).moves()
    assert movement.refuse_any(field.s, 0) is None


@pytest.mark.rule("move-1", "card-2")
def test_a_card_that_turns_in_place_is_artillery_for_all_who_watch() -> None:
    field = Field([GUN, RIFLES, TANKS], ENEMY)
    for slot in range(3):
        field.card(slot, 40, 30 + 20 * slot, 90)
    field.stand(3, 150, 100, 270)
    field.do("manoeuvre A1 4000,3000")
    field.do("turn 180")
    for seed in range(12):
        copy = field.s.resample(1, Dice(str(seed)))
        assert isinstance(copy, WheelsState)
        assert copy.card_of(0).is_artillery()
        assert copy.view(1) == field.s.view(1)
