"""Minefields, wire and blocks: what they cost and how they are removed (G-lcb)."""

from __future__ import annotations

import pytest

from caposaldo.games.wheels.rules import ground, movement
from caposaldo.games.wheels.setup import WIRE
from caposaldo.kernel.dice import Dice

from .field import Field, wood

RIFLES = ("bri-rifle-section", 5)
SAPPERS = ("bri-royal-engineers", 3)
ENEMY = [("ita-fucilieri", 3)]
FIELD_AHEAD = ((42, 46), (52, 46), (52, 54), (42, 54))


def before(card: tuple[str, int], kind: str, shown: bool = True) -> Field:
    """A1 looks east, the work begins 2 cm before it."""
    field = Field([card], ENEMY, [wood(*FIELD_AHEAD, kind=kind)])
    (field.stand if shown else field.card)(0, 40, 50, 90)
    field.stand(1, 150, 100, 270)
    return field


@pytest.mark.rule("terrain-4", "morale-1")
def test_squads_that_enter_a_minefield_are_lost_on_five_or_six() -> None:
    field = before(RIFLES, "minefield")
    field.do("manoeuvre A1 4200,5000")
    field.do("move 1 column 4200,5000")
    assert "wh-mines" not in field.told()  # it stops at the edge
    field = before(RIFLES, "minefield")
    field.do("manoeuvre A1 4201,5000")
    field.load(4, 5, 6, 5, 1, 6)  # three lost; two are left, away from an HQ: morale
    field.do("move 1 column 4201,5000")
    for number in (5, 4, 3):
        field.do(f"remove {number}")
    assert field.s.strength(0) == 2
    assert field.told().count("wh-morale") == 1


@pytest.mark.rule("terrain-4")
def test_special_infantry_is_lost_on_six_alone() -> None:
    field = before(SAPPERS, "minefield")
    field.do("manoeuvre A1 4201,5000")
    field.load(5, 6, 5, 6)
    field.do("move 1 column 4201,5000")
    field.do("remove 3")
    assert field.s.strength(0) == 2


@pytest.mark.rule("terrain-4", "card-2")
def test_a_card_that_enters_a_minefield_is_turned_over() -> None:
    field = before(RIFLES, "minefield", shown=False)
    field.do("manoeuvre A1 4201,5000")
    field.load(1, 1, 1, 1, 1)
    field.do("move 1 line 4201,5000")
    assert field.s.shown[0] == 1


@pytest.mark.rule("terrain-4", "move-2")
@pytest.mark.parametrize(("card", "cm"), [("bri-rifle-section", 2), ("bri-royal-engineers", 8)])
def test_special_infantry_ignores_wire(card: str, cm: int) -> None:
    field = before((card, 3), "wire")
    assert movement.limit(field.s, 0, 4000, 5000, 4800, 5000) == 100 * cm
    assert ground.share(field.s, field.s.card_of(0), WIRE) == (25 if cm == 2 else 100)


# ---------------------------------------------------------------- clearing
def inside(card: tuple[str, int] = SAPPERS) -> Field:
    field = before(card, "minefield")
    field.stand(0, 48, 50, 90, 3)
    return field


@pytest.mark.rule("terrain-4")
def test_sappers_that_stay_in_a_minefield_remove_it_by_the_end_of_the_turn() -> None:
    field = inside()
    field.do("manoeuvre A1 4800,5000")
    field.do("clear")
    assert field.s.waiting() == [1]
    assert len(field.s.view(0)["terrain"]) == 1
    field.end_turn()
    assert field.s.view(0)["terrain"] == []
    assert "wh-cleared" in field.told()
    assert field.s.clone().data() == field.s.data()
    assert not field.s.ground.pieces[0].contains(4800, 5000)


@pytest.mark.rule("terrain-4")
def test_who_moved_or_fired_does_not_clear() -> None:
    field = inside(RIFLES)
    field.do("manoeuvre A1 4800,5000")
    assert field.why("clear") == "wh-clear-only-special"
    field = before(SAPPERS, "minefield")
    field.do("manoeuvre A1 4400,5000")
    assert field.why("clear") == "wh-clear-no-work"
    field.load(1, 1, 1)
    field.do("move 1 cluster 4400,5000")
    assert field.why("clear") == "wh-clear-no-work"


@pytest.mark.rule("terrain-4", "defend-1")
def test_who_fires_back_has_not_cleared() -> None:
    field = inside()
    field.stand(1, 62, 50, 270)
    field.do("manoeuvre A1 4800,5000")
    field.do("clear")
    field.do("manoeuvre B1 6200,5000")
    field.load(6, *[1] * 6)
    field.do("attack A1")
    field.do("end")
    assert field.s.turn == 2
    assert field.s.cleared[0] == 0


@pytest.mark.rule("terrain-4")
def test_sappers_that_reach_blocks_remove_them() -> None:
    field = before(SAPPERS, "anti-tank-blocks")
    field.do("manoeuvre A1 4100,5000")
    assert field.why("clear") == "wh-clear-no-work"
    # A base is 2 cm long: its front touches the blocks.
    field.do("move 1 line 4100,5000")
    assert field.why("clear") == ""
    field.do("clear")
    field.end_turn()
    assert field.s.cleared[0] == 1


@pytest.mark.rule("terrain-4")
def test_a_cleared_work_stays_cleared_in_saved_states() -> None:
    field = inside()
    field.s.cleared[0] = 1
    field.s.lay_ground()
    copy = field.s.empty(Dice("copy"))
    copy.restore(field.s.data())
    assert list(copy.cleared) == [1]
    assert copy.ground.pieces[0].shapes == []
