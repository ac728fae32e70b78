"""Minefields: secret until entered, three dice, three turns to clear (mine-1 to mine-3)."""

from __future__ import annotations

import pytest

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import DESTROYED, FRESH, MOVED, MOVEMENT, SHAKEN, SUPPRESSED
from caposaldo.games.battlegroups.rules import minefields
from caposaldo.games.battlegroups.rules.facing import Face
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.games.battlegroups.verbs import CLEAR, END, GO, HALT
from rules.battlegroups.drill import FREE, asked, choose, do, get_off, go, idle, march, mm, settle, where, why
from rules.battlegroups.field import field, unit
from rules.battlegroups.lineup import lineup, told

AWAY = "R1 sov-rifles 80 50 0"
AXIS = 0
ALLIES = 1


def mined(lines: str, *fields: tuple[int, float, float], rolls: list[int] | None = None) -> BattlegroupsState:
    """German units in their movement phase; each field is (side, x, y)."""
    s = lineup(lines, AWAY, phase="movement", rolls=rolls)
    for side, x, y in fields:
        minefields.lay(s, side, mm(x), mm(y))
    return s


def next_movement(s: BattlegroupsState) -> None:
    """On to the next movement phase of the Germans."""
    do(s, Action(END))
    while s.active != AXIS or s.phase != MOVEMENT:
        do(s, Action(END))


# ---------------------------------------------------------------- entering
@pytest.mark.rule("mine-2")
def test_a_unit_that_enters_a_minefield_is_attacked_with_three_dice() -> None:
    s = mined("G1 ger-recon 40 30 0", (ALLIES, 40, 24), rolls=[3, 2, 1])
    go(s, "G1", 40, 22)
    assert s.dice.used == 3
    assert where(s, "G1") == (40, 22)
    assert s.status[unit(s, "G1")] == FRESH


@pytest.mark.rule("mine-2", "mine-1")
def test_a_field_of_six_inches_across_is_entered_at_its_edge_by_the_centre_of_a_base() -> None:
    s = mined("G1 ger-recon 40 30 0", (ALLIES, 40, 24))
    march(s, "G1", 40, 27.01)
    assert s.dice.used == 0
    s = mined("G1 ger-recon 40 30 0", (ALLIES, 40, 24), rolls=[1, 1, 1])
    march(s, "G1", 40, 27)
    assert s.dice.used == 3


@pytest.mark.rule("mine-2")
@pytest.mark.parametrize(("rolls", "status"), [([4, 1, 1], SHAKEN), ([4, 4, 1], SUPPRESSED)])
def test_a_unit_shaken_or_suppressed_by_mines_stops_just_inside(rolls: list[int], status: int) -> None:
    s = mined("G1 ger-recon 40 30 0", (ALLIES, 40, 24.4), rolls=rolls)
    go(s, "G1", 40, 22)
    assert s.status[unit(s, "G1")] == status
    assert where(s, "G1") == (40, 27.4)
    assert idle(s)


@pytest.mark.rule("mine-2", "effect-1")
def test_three_hits_destroy_even_heavy_armour() -> None:
    s = mined("G1 ger-tiger 40 30 0", (ALLIES, 40, 24), rolls=[6, 5, 4])
    go(s, "G1", 40, 26)
    assert s.status[unit(s, "G1")] == DESTROYED


@pytest.mark.rule("mine-2")
def test_only_entering_is_dangerous() -> None:
    s = mined("G1 ger-recon 40 25 0", (ALLIES, 40, 24), rolls=[1, 1, 1])
    march(s, "G1", 40, 22)
    assert s.dice.used == 0
    s.flags[unit(s, "G1")] = 0
    s.halves[unit(s, "G1")] = 2
    march(s, "G1", 40, 14)
    assert s.dice.used == 0
    s.flags[unit(s, "G1")] = 0
    s.halves[unit(s, "G1")] = 2
    march(s, "G1", 40, 22)  # and in again: attacked again (A-mine-cover)
    assert s.dice.used == 3


@pytest.mark.rule("mine-2")
def test_each_of_two_fields_on_the_way_attacks() -> None:
    s = mined("G1 ger-recon 40 30 0", (ALLIES, 40, 26.5), (ALLIES, 46, 20.5), (ALLIES, 40, 20.5), rolls=[1] * 6)
    march(s, "G1", 40, 21)
    assert s.dice.used == 6
    assert list(s.mine_known) == [1, 0, 1]


@pytest.mark.rule("mine-2")
@pytest.mark.parametrize(("x", "y"), [(42.9, 29), (40, 26.8)])
def test_fields_of_both_sides_that_overlap_all_attack(x: float, y: float) -> None:
    s = mined("G1 ger-recon 40 30 0", (AXIS, x, y), (ALLIES, 40, 26.8), rolls=[1] * 6)
    march(s, "G1", 40, 28)
    assert s.dice.used == 6
    assert list(s.mine_known) == [1, 1]


@pytest.mark.rule("mine-2")
def test_who_gets_off_into_a_minefield_enters_it() -> None:
    s = mined("T1 ger-truck 40 29 0\nG1 ger-rifles aboard T1", (ALLIES, 40, 24), rolls=[4, 1, 1])
    get_off(s, "G1", 40, 26.95)
    assert s.status[unit(s, "G1")] == SHAKEN
    assert s.mine_known[0] == 1
    assert where(s, "G1") == (40, 26.95)
    assert idle(s)


@pytest.mark.rule("mine-2")
def test_who_gets_off_in_a_minefield_that_its_carrier_has_entered_is_not_attacked_again() -> None:
    s = mined("T1 ger-truck 40 26 0\nG1 ger-rifles aboard T1", (ALLIES, 40, 24), rolls=[])
    get_off(s, "G1", 40, 28)
    assert asked(s) == Face


@pytest.mark.rule("mine-2")
def test_mines_do_not_tell_friend_from_foe_and_cover_does_not_help() -> None:
    s = mined("G1 ger-rifles 40 30 0", (AXIS, 40, 24), rolls=[4, 1, 1])
    march(s, "G1", 40, 26)
    assert s.status[unit(s, "G1")] == SHAKEN


@pytest.mark.rule("mine-2")
def test_a_command_suffers_mines_like_anybody() -> None:
    s = mined("G1 ger-command 40 30 0", (ALLIES, 40, 24), rolls=[4, 4, 1])
    march(s, "G1", 40, 26)
    assert s.status[unit(s, "G1")] == SUPPRESSED
    assert where(s, "G1") == (40, 27)


@pytest.mark.rule("mine-1")
def test_a_field_that_was_entered_is_known_to_all_and_stays_active() -> None:
    s = mined("G1 ger-recon 40 30 0", (ALLIES, 40, 24), rolls=[1, 1, 1])
    assert s.mine_known[0] == 0
    go(s, "G1", 40, 22)
    assert s.mine_known[0] == 1
    assert s.mine_live[0] == 1
    assert s.reveals == 1
    assert "bg-mine-explodes" in told(s)


@pytest.mark.rule("mine-2")
def test_a_passenger_is_not_attacked_beside_its_carrier() -> None:
    s = mined("T1 ger-truck 40 30 0\nG1 ger-rifles aboard T1", (ALLIES, 40, 24), rolls=[4, 1, 1])
    go(s, "T1", 40, 22)
    assert s.status[unit(s, "T1")] == SHAKEN
    assert s.status[unit(s, "G1")] == FRESH
    assert where(s, "G1") == where(s, "T1") == (40, 27)


# ---------------------------------------------------------------- the trail
def test_the_ways_of_units_are_kept_while_there_may_be_hidden_mines() -> None:
    s = field(FIELD_WITH_MINES)
    march(s, "G1", 20, 26)
    assert list(s.trail) == [mm(20), mm(30), mm(20), mm(26)]
    march(s, "G2", 34, 30)
    assert list(s.trail[4:]) == [mm(30), mm(30), mm(34), mm(30)]


def test_the_way_of_who_gets_off_is_kept_too() -> None:
    s = field(FIELD_WITH_MINES.replace('id = "G2"\ntype = "ger-rifles"', 'id = "G2"\ntype = "ger-truck"'))
    s.aboard[unit(s, "G1")] = unit(s, "G2")
    s.x[unit(s, "G1")] = mm(30)
    get_off(s, "G1", 30, 28)
    assert list(s.trail) == [mm(30), mm(30), mm(30), mm(28)]


# ---------------------------------------------------------------- what walking over the ground shows
@pytest.mark.rule("mine-1")
def test_to_walk_over_ground_that_may_be_mined_is_a_reveal() -> None:
    s = field(TOP_MAY_BE_MINED)
    march(s, "G1", 20, 28.5)
    assert s.reveals == 0
    march(s, "G2", 30, 27.5)
    assert s.reveals > 0


@pytest.mark.rule("mine-1")
def test_where_every_field_is_known_walking_shows_nothing() -> None:
    s = field(TOP_MAY_BE_MINED)
    for x in (4, 12):
        minefields.lay(s, ALLIES, mm(x), mm(4))
    s.mine_known[0] = 1
    march(s, "G1", 20, 27)
    assert s.reveals > 0
    s.mine_known[1] = 1
    seen = s.reveals
    march(s, "G2", 30, 27)
    assert s.reveals == seen


FIELD_WITH_MINES = """
width = 48
height = 48
[[side]]
name = "axis"
nation = "germany"
[[side.group]]
[[side.group.unit]]
id = "G1"
type = "ger-rifles"
at = [20, 30]
[[side.group.unit]]
id = "G2"
type = "ger-rifles"
at = [30, 30]
[[side]]
name = "allies"
nation = "soviet"
mines = 2
[[side.group]]
[[side.group.unit]]
id = "R1"
type = "sov-rifles"
at = [40, 5]
"""

TOP_MAY_BE_MINED = FIELD_WITH_MINES.replace("mines = 2", "mines = 2\nmine_zone = [[0, 0], [48, 0], [48, 28], [0, 28]]")


# ---------------------------------------------------------------- clearing
@pytest.mark.rule("mine-3")
def test_engineers_clear_a_field_in_three_turns_of_work() -> None:
    s = mined("G1 ger-pioneers 40 28 0", (AXIS, 40, 24))
    for turns in (1, 2, 3):
        choose(s, "G1")
        assert Action(CLEAR, 0) in s.actions(AXIS)
        do(s, Action(CLEAR, 0))
        assert ("bg-mine-cleared" in told(s)) == (turns == 3)
        next_movement(s)
    assert s.mine_live[0] == 0
    choose(s, "G1")
    assert why(s, Action(CLEAR, 0)) == ("mine-3", "bg-clear-no-field")
    march(s, "G1", 40, 25)
    assert told(s).count("bg-mine-explodes") == 0


@pytest.mark.rule("mine-3")
def test_work_that_is_interrupted_begins_again() -> None:
    s = mined("G1 ger-pioneers 40 28 0", (AXIS, 40, 24))
    for clear in (True, True, False, True, True):
        choose(s, "G1")
        do(s, Action(CLEAR, 0) if clear else Action(HALT))
        next_movement(s)
    assert s.mine_live[0] == 1
    assert s.work[unit(s, "G1")] == 2


@pytest.mark.rule("mine-3")
def test_work_is_a_whole_move() -> None:
    s = mined("G1 ger-pioneers 40 28 0", (AXIS, 40, 24))
    choose(s, "G1")
    do(s, Action(CLEAR, 0))
    assert idle(s)
    assert s.has(unit(s, "G1"), MOVED)
    s = mined("G1 ger-pioneers 40 28 0", (AXIS, 40, 24))
    s.halves[unit(s, "G1")] = 1
    choose(s, "G1")
    assert why(s, Action(CLEAR, 0)) == ("mine-3", "bg-clear-whole-move")


@pytest.mark.rule("mine-3")
def test_only_engineers_within_an_inch_clear_mines() -> None:
    s = mined("G1 ger-rifles 40 28 0\nG2 ger-pioneers 44 28.7 0\nG3 ger-pioneers 40 28.6 0", (AXIS, 40, 24))
    choose(s, "G1")
    assert why(s, Action(CLEAR, 0)) == ("mine-3", "bg-clear-no-engineers")
    do(s, Action(HALT))
    choose(s, "G2")
    assert why(s, Action(CLEAR, 0)) == ("mine-3", "bg-clear-too-far")
    do(s, Action(HALT))
    choose(s, "G3")
    assert why(s, Action(CLEAR, 0)) == FREE


@pytest.mark.rule("mine-1")
def test_nobody_learns_of_a_hidden_field_by_asking_to_clear_it() -> None:
    s = mined("G1 ger-pioneers 40 28 0", (ALLIES, 40, 24))
    choose(s, "G1")
    answers = {why(s, Action(CLEAR, number)) for number in (-1, 0, 1, 7)}
    assert answers == {("mine-3", "bg-clear-no-field")}
    s.mine_known[0] = 1
    assert why(s, Action(CLEAR, 0)) == FREE


@pytest.mark.rule("mine-1")
def test_hidden_fields_change_nothing_in_what_is_offered() -> None:
    hidden = mined("G1 ger-pioneers 40 28 0", (ALLIES, 40, 24))
    clean = mined("G1 ger-pioneers 40 28 0")
    for s in (hidden, clean):
        choose(s, "G1")
    assert hidden.actions(AXIS) == clean.actions(AXIS)
    assert hidden.reach(AXIS) == clean.reach(AXIS)


def test_men_at_work_show_where_their_own_field_lies() -> None:
    s = mined("G1 ger-pioneers 40 28 0", (AXIS, 40, 24))
    choose(s, "G1")
    do(s, Action(CLEAR, 0))
    assert s.mine_known[0] == 1
    assert s.reveals == 1


def test_a_unit_is_asked_for_its_facing_only_when_it_arrives() -> None:
    s = mined("G1 ger-recon 40 30 0", (ALLIES, 40, 24), rolls=[1, 1, 1])
    choose(s, "G1")
    do(s, Action(GO, x=mm(40), y=mm(22)))
    assert asked(s) == Face
    settle(s)
    assert idle(s)
