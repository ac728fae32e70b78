"""What is left to do, what an action ends and gives up, and what comes next."""

from __future__ import annotations

import re

import pytest

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.rules.opportunity_fire import React
from caposaldo.games.battlegroups.setup import INCH
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.games.battlegroups.verbs import (
    BOMBARD,
    CALL,
    CHARGE,
    DECLARE,
    END,
    GO,
    HALT,
    HOLD,
    READY,
    SELECT,
    SHOOT,
    STRIKE,
    turn_to,
)
from caposaldo.kernel import registry
from caposaldo.kernel.game import COMMON, ENDS_NOTHING, ENDS_PHASE, ENDS_PIECE, NEXT, RARE
from caposaldo.kernel.texts import texts
from rules.battlegroups.drill import asked, choose, do, go, march, settle, to
from rules.battlegroups.field import unit
from rules.battlegroups.lineup import AXIS, lineup
from rules.battlegroups.sketch import sketch
from rules.playing import preview


def pieces(s: BattlegroupsState) -> list[str]:
    return [s.setup.labels[piece] for piece in s.todo(s.waiting()[0]).pieces]


def said(s: BattlegroupsState, lang: str = "en") -> str:
    found = s.todo(s.waiting()[0]).said
    assert found is not None
    return texts(lang).say(found, s)


def ends(s: BattlegroupsState, action: Action) -> int:
    return int(s.ends(s.waiting()[0], action))


def rank(s: BattlegroupsState, action: Action) -> int:
    return int(s.rank(s.waiting()[0], action))


def loses(s: BattlegroupsState, action: Action, lang: str = "en") -> str:
    lost = s.loses(s.waiting()[0], action)
    return "" if lost is None else texts(lang).say(lost, s)


def next_steps(s: BattlegroupsState) -> list[str]:
    seat = s.waiting()[0]
    return [s.write_action(action) for action in s.actions(seat) if s.rank(seat, action) == NEXT]


# ---------------------------------------------------------------- movement
GROUPS = "G1 ger-rifles 10,40 0\nG2 ger-rifles 14,34 0\n--\nG3 ger-rifles 30,30 0\nG4 ger-rifles 34,36 0"
FAR_ENEMY = "R1 sov-rifles 24,4 180\nR2 sov-rifles 28,4 180"


def test_units_come_battlegroup_by_battlegroup_the_nearest_to_the_enemy_first() -> None:
    s = sketch(GROUPS, FAR_ENEMY)
    assert pieces(s) == ["G3", "G4", "G2", "G1"]
    assert said(s) == "4 units have not moved"
    assert said(s, "it") == "4 unità non hanno mosso"
    assert next_steps(s) == ["select G3"]


def test_the_end_of_movement_gives_up_what_has_not_moved() -> None:
    s = sketch(GROUPS, FAR_ENEMY)
    assert ends(s, Action(END)) == ENDS_PHASE
    assert rank(s, Action(END)) == COMMON
    assert loses(s, Action(END)) == "4 units have not moved: G3, G4, G2, G1."
    assert loses(s, Action(END), "it") == "4 unità non hanno mosso: G3, G4, G2, G1."
    assert loses(s, Action(SELECT, unit(s, "G1"))) == ""


def test_a_battlegroup_that_has_begun_goes_on() -> None:
    s = sketch(GROUPS, FAR_ENEMY)
    march(s, "G1", 10, 38)
    assert pieces(s) == ["G2", "G3", "G4"]
    assert "1 to go" in said(s)
    assert next_steps(s) == ["select G2"]
    assert rank(s, Action(SELECT, unit(s, "G3"))) == RARE
    march(s, "G2", 14, 32)
    assert rank(s, Action(SELECT, unit(s, "G4"))) == COMMON


def test_a_unit_with_orders_comes_first_and_stays_in_hand() -> None:
    s = sketch(GROUPS, FAR_ENEMY)
    choose(s, "G2")
    assert pieces(s) == ["G2", "G1", "G3", "G4"]
    assert s.carries_on(AXIS, to(14, 33))
    assert (ends(s, to(14, 33)), ends(s, Action(HALT))) == (ENDS_NOTHING, ENDS_PIECE)
    assert rank(s, Action(HALT)) == COMMON
    do(s, to(14, 33))
    kept = turn_to(s.face[unit(s, "G2")])
    assert (rank(s, kept), ends(s, kept)) == (NEXT, ENDS_PIECE)
    assert len(next_steps(s)) == 1


def test_a_charge_that_falls_short_is_rare() -> None:
    s = sketch("G1 ger-rifles 24,34 0", "R1 sov-rifles 24,24 0\nR2 sov-rifles 24,4 0")
    choose(s, "G1")
    assert rank(s, Action(CHARGE, target=unit(s, "R1"))) == RARE


# ---------------------------------------------------------------- direct fire
FIRERS = "G1 ger-rifles 50 30 0\nG2 ger-pz4 54 30 0\nG3 ger-rifles 20 30 0"
TARGETS = "R1 sov-rifles 50 26 180\nR2 sov-t34 54 22 180"


def test_the_best_shot_is_declared_first() -> None:
    s = lineup(FIRERS, TARGETS)
    shots = {text: preview(s, AXIS, s.read_action(text)) for text in ("declare G1 R1", "declare G2 R2")}
    assert all(shot.unless is None for shot in shots.values())
    assert sorted(pieces(s)) == ["G1", "G2"]
    assert next_steps(s) == [f"declare {pieces(s)[0]} {'R1' if pieces(s)[0] == 'G1' else 'R2'}"]
    assert said(s) == "2 units can still fire"


def test_shots_are_fired_when_none_is_left_to_declare() -> None:
    s = lineup(FIRERS, TARGETS)
    do(s, Action(DECLARE, unit(s, "G2"), unit(s, "R2")))
    assert said(s) == "1 unit can still fire · 1 shot declared"
    assert loses(s, Action(END)) == "The rifle team (G1) could still fire: 88%."
    assert rank(s, Action(END)) == COMMON
    do(s, Action(DECLARE, unit(s, "G1"), unit(s, "R1")))
    assert said(s) == "No more units can fire · 2 shots declared"
    assert (rank(s, Action(END)), loses(s, Action(END))) == (NEXT, "")


def test_a_shot_that_can_do_nothing_is_not_left_to_do() -> None:
    """A second shot at a Command that withdraws from the first is lost."""
    s = lineup("G1 ger-rifles 50 30 0\nG2 ger-rifles 53 30 0", "R1 sov-command 51 26 180")
    do(s, Action(DECLARE, unit(s, "G1"), unit(s, "R1")))
    assert pieces(s) == []
    assert next_steps(s) == ["end"]


# ---------------------------------------------------------------- indirect fire and air units
def test_weapons_with_a_target_are_left_to_do() -> None:
    s = lineup(
        "G1 ger-mortar-81 50 50 0\nG2 ger-fo 50 40 0\nG3 ger-mortar-81 50 54 0",
        "R1 sov-rifles 50 30 180",
        phase="indirect",
    )
    assert pieces(s) == ["G1", "G3"]
    assert said(s) == "2 weapons have a target"
    assert loses(s, Action(END)) == "G1, G3 have targets and won’t fire."
    assert next_steps(s) == ["call G1"]
    do(s, Action(CALL, unit(s, "G1")))
    assert next_steps(s) == ["bombard R1"]
    assert ends(s, Action(BOMBARD, target=unit(s, "R1"))) == ENDS_PIECE


def test_an_air_unit_that_is_due_comes_first() -> None:
    s = lineup("G1 ger-rifles 60 50 0\nFO ger-fo 66 36 0", "R1 sov-rifles 60 20 180", phase="indirect", air=1)
    s.air_turn[0] = 1
    s.air_turn[1] = 3
    assert next_steps(s) == ["strike 1"]
    assert s.todo(AXIS).shots == 1
    assert loses(s, Action(END)).strip() == "1 air unit won’t attack."
    do(s, Action(STRIKE, 0))
    approach = s.actions(AXIS)[0]
    do(s, approach)  # type: ignore[arg-type]
    assert next_steps(s) == ["bombard R1"]


# ---------------------------------------------------------------- opportunity fire
def passing(x: float, y: float, to_x: float, to_y: float) -> BattlegroupsState:
    """A unit of the axis moves before R1, which looks down the table."""
    s = sketch(
        f"G1 ger-rifles {x},{y} 0\nG2 ger-rifles 4,44 0\nG3 ger-rifles 8,44 0",
        "R1 sov-mg 24,20 180\nR2 sov-rifles 4,4 0",
    )
    go(s, "G1", to_x, to_y)
    return s


def test_fire_is_proposed_where_the_shot_is_best() -> None:
    """Exactly one of holding and shooting is next; in the open and in range the first moment is as good as any."""
    s = passing(24, 28, 24, 25)
    assert asked(s) is React
    assert next_steps(s) == ["shoot R1"]
    assert said(s) == "Best moment to fire with the heavy machine-gun team (R1)"
    assert ends(s, Action(HOLD)) == ENDS_PIECE


def test_fire_is_held_while_a_better_shot_is_to_come() -> None:
    """The unit leaves a trench: beyond it there is one die more."""
    wood = '[[terrain]]\nkind = "trench"\npoints = [[22, 27], [26, 27], [26, 29], [22, 29]]\n'
    s = sketch(
        "G1 ger-rifles 24,28 0\nG2 ger-rifles 4,44 0\nG3 ger-rifles 8,44 0",
        "R1 sov-mg 24,20 180\nR2 sov-rifles 4,4 0",
        terrain=wood,
    )
    go(s, "G1", 24, 25)
    asked_at: list[str] = []
    told: list[str] = []
    stood: list[int] = []
    while asked(s) is React:
        asked_at.append(next_steps(s)[0])
        if asked_at[-1] == "hold":
            told.append(said(s))
        stood.append(int(s.y[0]))
        do(s, Action(HOLD))
    assert asked_at[0] == "hold"
    best = asked_at.index("shoot R1")
    for message, y in zip(told[:best], stood, strict=False):
        left = re.fullmatch(
            r"The best moment comes in ([\d.]+)″: the heavy machine-gun team .R1. will have 4 dice", message
        )
        assert left is not None, message
        assert abs(float(left[1]) * INCH - (y - stood[best])) <= INCH // 10


def test_the_defence_against_a_charge_is_the_only_shot() -> None:
    s = sketch("G1 ger-rifles 24,30 0\nG2 ger-rifles 4,44 0", "R1 sov-rifles 24,26 180\nR2 sov-rifles 4,4 0")
    choose(s, "G1")
    do(s, Action(CHARGE, target=unit(s, "R1")))
    assert asked(s) is React
    assert next_steps(s) == ["shoot R1"]
    assert said(s) == "The only shot before contact"


# ---------------------------------------------------------------- before the first turn
def test_preparations_and_deployment_count_what_is_left() -> None:
    s = registry.game("battlegroups").start("quota-226", {}, "todo")
    assert isinstance(s, BattlegroupsState)
    prepared = s.todo(1).said
    assert prepared is not None
    assert texts("en").say(prepared, s) == "3 minefields to lay"
    axis = s.todo(0).said
    assert axis is not None
    assert texts("en").say(axis, s) == "No minefields to lay · 1 air unit to plan"
    for seat in (0, 1):
        while seat in s.waiting() and s.prompt(seat).key == "bg-prompt-prepare":
            action = s.actions(seat)[0]
            if action.verb == READY:
                assert (s.rank(seat, action), s.ends(seat, action), s.loses(seat, action)) == (NEXT, ENDS_PHASE, None)
            s.apply(seat, action)
    seat = s.waiting()[0]
    left = len(s.todo(seat).pieces)
    assert left > 10
    s.apply(seat, s.actions(seat)[0])
    assert len(s.todo(seat).pieces) == left - 1
    assert said(s) == f"{left - 1} units to deploy"


@pytest.mark.parametrize("verb", [GO, SHOOT])
def test_seats_that_do_not_decide_have_nothing_to_do(verb: int) -> None:
    s = sketch(GROUPS, FAR_ENEMY)
    assert s.todo(1).is_empty()
    settle(s)
    assert not any(action.verb == verb for action in s.actions(1))
