"""Initiative and the phases of a turn."""

from __future__ import annotations

import pytest

from caposaldo.games.battlegroups import sequence
from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import (
    CALLED,
    CLOSE,
    DIRECT,
    FIRED,
    INDIRECT,
    MOVED,
    MOVEMENT,
    PHASE_NAMES,
    REACTED,
    REORGANISE,
)
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.games.battlegroups.verbs import END, SELECT, VERBS
from rules.battlegroups.field import LoadedDice
from rules.battlegroups.sketch import keys, sketch
from rules.playing import pending


def setup(rolls: list[int] | None = None, phase: str = "movement", turns: int = 12) -> BattlegroupsState:
    axis = "G1 ger-rifles 24,40 0\nG2 ger-rifles 30,40 0"
    return sketch(axis, "R1 sov-rifles 24,8 180", rolls=rolls, phase=phase, head=f"turns = {turns}")


@pytest.mark.rule("seq-1")
@pytest.mark.parametrize(("rolls", "first"), [([5, 2], 0), ([2, 5], 1), ([3, 3, 1, 6], 1), ([4, 4, 2, 2, 6, 1], 0)])
def test_the_higher_die_plays_first_and_ties_are_rolled_again(rolls: list[int], first: int) -> None:
    s = setup(rolls)
    sequence.start_turn(s)
    assert (s.turn, s.first, s.active) == (2, first, first)
    assert isinstance(s.dice, LoadedDice)
    assert s.dice.faces == []


@pytest.mark.rule("seq-1")
def test_the_initiative_is_rolled_anew_each_turn() -> None:
    s = setup([1, 6, 6, 1])
    s.apply(0, Action(END))
    s.apply(1, Action(END))
    assert (s.turn, s.active) == (2, 1), "turn 2 begins with the side that rolled higher"
    s.apply(1, Action(END))
    s.apply(0, Action(END))
    assert (s.turn, s.active) == (3, 0)


@pytest.mark.rule("seq-2")
def test_a_side_goes_through_its_five_phases_in_order_then_the_other_does_the_same() -> None:
    s = setup([6, 1])
    sequence.start_phase(s, INDIRECT)
    seen = []
    for _ in range(11):
        seen.append((int(s.active), PHASE_NAMES[s.phase]))
        pending(s, sequence.Phase).end(s)
    five = ["indirect", "movement", "direct", "close", "reorganise"]
    assert seen == [(0, phase) for phase in five] + [(1, phase) for phase in five] + [(0, "indirect")]
    assert s.turn == 2


@pytest.mark.rule("seq-2")
@pytest.mark.parametrize(
    ("phase", "allowed"),
    [(INDIRECT, "call strike end"), (MOVEMENT, "select end"), (DIRECT, "declare end"), (CLOSE, "select end")],
)
def test_each_phase_has_its_own_business(phase: int, allowed: str) -> None:
    s = setup()
    sequence.start_phase(s, phase)
    for verb in range(-1, 23):
        refusal = s.refusal(0, Action(verb))
        out_of_place = refusal is not None and refusal.key == "bg-not-now"
        assert out_of_place == (VERBS.name_of(verb) not in allowed.split())


@pytest.mark.rule("seq-2")
def test_only_the_side_in_phase_decides() -> None:
    s = setup()
    assert s.waiting() == [0]
    refusal = s.refusal(1, Action(END))
    assert refusal is not None
    assert refusal.rule == "seq-2"
    assert s.actions(1) == []


@pytest.mark.rule("seq-2")
def test_what_a_side_did_is_forgotten_when_it_begins_again() -> None:
    s = setup([6, 1])
    s.mark(0, MOVED | FIRED | CALLED)
    s.halves[0] = 0
    s.mark(2, REACTED)
    sequence.start_side(s, 0)
    assert not s.has(0, MOVED | FIRED | CALLED)
    assert s.halves[0] == 2
    assert not s.has(2, REACTED)


@pytest.mark.rule("seq-2")
def test_a_unit_that_has_moved_moves_again_only_in_its_next_phase() -> None:
    s = setup([6, 1])
    s.apply(0, Action(SELECT, 0))
    s.apply(0, s.read_action("halt"))
    assert s.refusal(0, Action(SELECT, 0)) is not None
    s.apply(0, Action(END))
    s.apply(1, Action(END))
    assert s.refusal(0, Action(SELECT, 0)) is None


@pytest.mark.rule("seq-2")
def test_phases_in_which_nothing_can_be_decided_pass_by_themselves() -> None:
    s = setup()
    s.apply(0, Action(END))
    assert (s.active, s.phase) == (1, MOVEMENT)
    assert "bg-side-begins" in keys(s)
    assert s.phase != REORGANISE


@pytest.mark.rule("break-2")
def test_after_the_last_turn_the_battle_is_over() -> None:
    s = setup([6, 1], turns=2)
    for seat in (0, 1, 0, 1):
        assert s.outcome() is None
        s.apply(seat, Action(END))
    assert s.outcome() is not None
