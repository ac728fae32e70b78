"""Vehicles that bog down (8.23, 8.71, 8.73, 13.35; 28.5 to 28.53)."""

from __future__ import annotations

import pytest

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.position import BOGGED
from caposaldo.games.upfront.rules import flanks, terrain
from caposaldo.games.upfront.setup import GULLY, OPEN, WOODS
from rules.upfront.field import card, choices, do, group, man, on, refused, table, told

TANK = """
german A chit 1 in brush > forward: Ursel medium
german B chit 1: Griess sl rifle, Hessel rifle
american A chit 1: Allen sl rifle, Myers rifle
american B chit 1: Jones rifle, Nixon rifle
hand german: woods, gully, brush, movement, movement, movement flank
hand american: wire, woods, stream
"""
RED, BLACK = "col2=r col7=b", "col2=b col7=r"


@pytest.mark.parametrize(
    ("ground", "rule"), [pytest.param("woods", "8.71", marks=pytest.mark.rule("8.71")),
                         pytest.param("gully", "8.23", marks=pytest.mark.rule("8.23"))]
)  # fmt: skip
@pytest.mark.parametrize("drawn", [RED, BLACK])
def test_a_vehicle_that_enters_checks_in_column_2(ground: str, rule: str, drawn: str) -> None:
    s = table(TANK, draws=[drawn])
    do(s, verbs.LAY_ON, card(s, "german", ground), group(s, "german", "A"))
    stuck = drawn == RED
    assert s.has(man(s, "Ursel"), BOGGED) == stuck
    assert ("uf-bogs-down" if stuck else "uf-does-not-bog") in told(s)
    assert terrain.occupied(s, group(s, "german", "A")) == (WOODS if ground == "woods" else GULLY)
    assert rule in [event.rule for event in s.events or []]


@pytest.mark.rule("8.71", "8.23")
def test_men_do_not_check_and_a_vehicle_in_brush_does_not_either() -> None:
    s = table(
        TANK.replace("> forward: Ursel", ": Ursel").replace("B chit 1:", "B chit 1 in brush > forward:"), draws=[]
    )
    do(s, verbs.LAY_ON, card(s, "german", "woods"), group(s, "german", "B"))
    s = table(TANK, draws=[])
    do(s, verbs.LAY_ON, card(s, "german", "brush"), group(s, "german", "A"))
    assert not s.has(man(s, "Ursel"), BOGGED)


@pytest.mark.rule("8.71")
def test_woods_laid_by_the_enemy_bog_it_down_if_they_are_accepted() -> None:
    for answer, stuck in ((verbs.ACCEPT, True), (verbs.REJECT, False)):
        s = table(TANK.replace("> forward", "> forward offered-woods"), step="beginning", draws=[RED])
        do(s, answer)
        assert s.has(man(s, "Ursel"), BOGGED) == stuck


@pytest.mark.rule("8.71", "8.23")
def test_woods_and_gullies_laid_before_the_game_bog_it_down_too() -> None:
    for ground in ("woods", "gully"):
        s = table(TANK.replace(" in brush > forward", ""), step="laying", draws=[RED])
        do(s, verbs.LAY_ON, card(s, "german", ground), group(s, "german", "A"))
        assert s.has(man(s, "Ursel"), BOGGED)


@pytest.mark.rule("8.71")
def test_a_bogged_vehicle_only_struggles_and_a_black_card_frees_it() -> None:
    bogged = TANK.replace("in brush > forward: Ursel medium", "in woods: Ursel medium bogged")
    for drawn, free in (("black 3", True), ("red 1", False)):
        s = table(bogged, draws=[drawn])
        tank, move = group(s, "german", "A"), card(s, "german", "movement")
        assert refused(s, verbs.MOVE, move, tank, st.FORWARD) == "8.71"
        assert {(a.way, a.aims) for a in choices(s, verbs.MOVE) if a.group == tank} == {(st.SIDEWAYS, 0)}
        do(s, verbs.MOVE, move, tank, st.SIDEWAYS)
        assert s.has(man(s, "Ursel"), BOGGED) != free
        assert not terrain.moving(s, tank)
        assert s.where[move] == st.DISCARDED


@pytest.mark.rule("8.73")
def test_a_vehicle_leaves_woods_sideways_and_may_win_a_flank_by_it() -> None:
    s = table(TANK.replace("in brush > forward: Ursel", "in woods: Ursel"))
    tank, move = group(s, "german", "A"), card(s, "german", "movement")
    assert refused(s, verbs.MOVE, move, tank, st.FORWARD) == "8.73"
    assert refused(s, verbs.MOVE, move, tank, st.BACK) == "8.73"
    enemy = group(s, "american", "B")
    do(s, verbs.MOVE, card(s, "german", "movement flank"), tank, st.SIDEWAYS, 1 + enemy)
    assert s.flank[tank * st.GROUPS + enemy] == st.BY_FLANK_CARD
    while s.side == 0:
        do(s, verbs.DONE)
    assert flanks.doubles(s, tank, enemy)


@pytest.mark.rule("8.73")
def test_once_it_is_on_its_way_out_of_the_woods_it_goes_where_it_likes_and_men_always_do() -> None:
    s = table(
        TANK.replace("in brush > forward: Ursel", "in woods > sideways: Ursel").replace(
            "B chit 1:", "B chit 1 in woods:"
        )
    )
    move = card(s, "german", "movement")
    assert refused(s, verbs.MOVE, move, group(s, "german", "A"), st.FORWARD) == ""
    assert refused(s, verbs.MOVE, move, group(s, "german", "B"), st.FORWARD) == ""


@pytest.mark.rule("13.35")
@pytest.mark.parametrize(
    "ground", ["in brush: Ursel", "in brush > forward: Ursel", "in brush > forward sideways: Ursel"]
)
@pytest.mark.parametrize("drawn", [BLACK, RED])
def test_wire_makes_a_vehicle_check_in_column_7_and_is_gone(ground: str, drawn: str) -> None:
    s = table(TANK.replace("in brush > forward: Ursel", ground), side="american", step="discarding", draws=[drawn])
    tank, wire = group(s, "german", "A"), card(s, "american", "wire")
    do(s, verbs.WIRE_ON, wire, tank)
    assert s.has(man(s, "Ursel"), BOGGED) == (drawn == BLACK)  # red in column 7
    assert s.where[wire] == st.DISCARDED
    assert terrain.wire_on(s, tank) == 0


@pytest.mark.rule("13.35")
def test_wire_stays_on_men_and_they_do_not_check() -> None:
    s = table(TANK, side="american", step="discarding", draws=[])
    do(s, verbs.WIRE_ON, card(s, "american", "wire"), group(s, "german", "B"))
    assert terrain.wire_on(s, group(s, "german", "B")) == 1


@pytest.mark.rule("13.35")
def test_a_vehicle_that_gets_stuck_between_two_movement_cards_stands_in_the_open() -> None:
    lines = TANK.replace("in brush > forward: Ursel", "in brush > forward sideways: Ursel")
    s = table(lines, side="american", step="discarding", draws=[BLACK])
    tank = group(s, "german", "A")
    do(s, verbs.WIRE_ON, card(s, "american", "wire"), tank)
    assert not terrain.moving(s, tank)
    assert terrain.occupied(s, tank) == OPEN
    assert len(on(s, "german", "A")) == 1
    assert s.chit[tank] == 1
