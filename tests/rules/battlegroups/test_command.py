"""Units, scale and what Commands are for."""

from __future__ import annotations

import pytest

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import DESTROYED
from caposaldo.games.battlegroups.rules import effects, reorganisation
from caposaldo.games.battlegroups.rules.opportunity_fire import React
from caposaldo.games.battlegroups.sequence import Phase
from caposaldo.games.battlegroups.setup import INCH
from caposaldo.games.battlegroups.verbs import CALL, END, SHOOT
from caposaldo.kernel.game import SPECTATOR
from rules.battlegroups.field import unit
from rules.battlegroups.sketch import place, sketch, status

MORTAR = "G1 ger-command 24,30 0\nG2 ger-mortar-81 24,40 0\nG3 ger-rifles 30,40 0"
SEEN = "R1 sov-rifles 24,20 180"


@pytest.mark.rule("org-1")
@pytest.mark.parametrize("type", ["ger-rifles", "ger-mg", "ger-at-gun", "ger-pz4", "ger-tiger"])
def test_every_base_is_one_unit_whatever_it_stands_for(type: str) -> None:
    s = sketch(f"G1 {type} 24,30 0\nG2 {type} 30,30 0\nG3 {type} 36,30 0\nG4 {type} 42,30 0", SEEN)
    assert s.setup.counted[0] == 4
    effects.suffer(s, unit(s, "G1"), DESTROYED, effects.BY_DIRECT, "effect-1")
    assert s.lost[0] == 1
    assert [s.on_table(unit(s, id)) for id in ("G1", "G2", "G3", "G4")] == [False, True, True, True]


@pytest.mark.rule("org-4")
def test_an_inch_is_a_hundred_metres_and_a_turn_ten_to_twenty_minutes() -> None:
    scale = sketch(MORTAR, SEEN).view(SPECTATOR)["scale"]
    assert isinstance(scale, dict)
    assert (scale["inch"], scale["metres_an_inch"]) == (INCH, 100)
    assert 10 <= scale["minutes_a_turn"] <= 20


@pytest.mark.rule("cmd-1", "indirect-3")
def test_a_command_on_the_table_calls_the_fire_of_its_battlegroup_and_a_lost_one_does_not() -> None:
    s = sketch(MORTAR, SEEN, phase="indirect")
    call = Action(CALL, unit(s, "G2"))
    assert s.refusal(0, call) is None
    effects.destroy(s, unit(s, "G1"), "effect-4")
    assert s.refusal(0, call) is not None


@pytest.mark.rule("cmd-1")
def test_a_command_that_is_not_on_the_table_reorganises_nobody() -> None:
    s = sketch("G1 ger-command 2,30 0\nG2 ger-rifles 4,30 0 shaken", SEEN)
    s.x[unit(s, "G1")] = -1
    reorganisation.reorganise(s)
    assert status(s, "G2") == "shaken"
    s.x[unit(s, "G1")] = 2 * INCH
    reorganisation.reorganise(s)
    assert status(s, "G2") == "fresh"


@pytest.mark.rule("cmd-4")
def test_a_moving_command_under_opportunity_fire_breaks_off_its_move_and_withdraws() -> None:
    s = sketch("G1 ger-command 24,30 0\nG2 ger-rifles 4,44 0", "R1 sov-rifles 24,25 180", rolls=[6, 6, 6])
    s.apply(0, s.read_action("select G1"))
    s.apply(0, s.read_action(f"go {26 * INCH},{30 * INCH}"))
    assert isinstance(s.top(), React)
    s.apply(1, Action(SHOOT, unit(s, "R1")))
    assert status(s, "G1") == "fresh"
    assert place(s, "G1") == (24 * INCH, 34 * INCH)
    assert isinstance(s.top(), Phase), "its move is over"
    assert s.refusal(0, Action(END)) is None
