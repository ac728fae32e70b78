"""Chapters 4.2.2 and 4.3A to 4.3F: who is activated, by whom, and in which mode."""

from __future__ import annotations

import pytest

from caposaldo.games.traces.position import ACTIVE, ASIDE
from caposaldo.games.traces.rules import orders
from caposaldo.games.traces.rules.combat import Combat
from caposaldo.games.traces.rules.movement import Move
from caposaldo.games.traces.rules.orders import EndActivation, Mode, Okh, SecondHq, Stavka
from caposaldo.games.traces.sequence import Turn
from caposaldo.games.traces.setup import AXIS, SOVIET
from caposaldo.games.traces.state import TracesState
from rules.traces.field import do, field, offered, read, told, unit, why

POSITION = """
map = '''
   . . . . . . . . . . . .
  . . . . . . . . . . . .
   . . . . . . . . . . . .
  . . . . . . . . . . . .
   . . . . . . . . . . . .
'''
axis_sources = ["0101"]
soviet_sources = ["0112"]
crossings = ["0505", "0506", "0507", "0508", "0509", "0510", "0511"]
[units]
88 = "ger-inf 0202"
17Pz = "ger-pz 0304"
57 = "ger-inf 0504"
1Rom = "rom-inf 0105"
4PzA = "axis-hq 0302 range=2"
8A = "axis-hq 0202 range=1"
6A = "axis-hq 0303 range=1"
1PzA = "axis-hq 0106 range=1"
Voronezh = "sov-hq 0310 range=2"
Steppe = "sov-hq 0311 range=2"
S57 = "sov-rifle 0309"
S58 = "sov-rifle 0112"
S60 = "sov-rifle 0401"
"""


def position() -> TracesState:
    s = field(POSITION)
    s.stack = [Turn()]
    return s


def active(s: TracesState) -> set[str]:
    return {s.setup.labels[u] for u in range(len(s.flags)) if s.has(u, ACTIVE)}


def kinds(s: TracesState) -> list[type]:
    return [type(decision) for decision in s.stack]


# ---------------------------------------------------------------- activation
@pytest.mark.rule("4.3A", "2.4a", "2.3h")
def test_an_hq_activates_the_combat_units_in_its_range_and_no_other_hq() -> None:
    s = position()
    orders.activate(s, unit(s, "4PzA"), -1)
    assert active(s) == {"4PzA", "88", "17Pz"}
    assert s.active == AXIS
    s = position()
    orders.activate(s, unit(s, "Voronezh"), -1)
    assert active(s) == {"Voronezh", "S57"}
    assert s.active == SOVIET


@pytest.mark.rule("4.3A")
def test_an_axis_hq_may_activate_one_other_in_range_which_activates_nobody() -> None:
    s = position()
    orders.activate(s, unit(s, "4PzA"), -1)
    assert kinds(s) == [Turn, EndActivation, Mode, SecondHq]
    assert offered(s) == ["second 8A", "second 6A", "pass"]
    far = why(s, "second 1PzA")
    assert far is not None
    assert (far.rule, far.key) == ("4.3A", "tr-second-too-far")
    for wrong in ["second 4PzA", "second 88", "second Voronezh"]:
        refusal = why(s, wrong)
        assert refusal is not None
        assert refusal.rule == "4.3A"
    before = active(s)
    do(s, "second 6A")
    assert active(s) == before | {"6A"}
    assert kinds(s) == [Turn, EndActivation, Mode]


@pytest.mark.rule("4.3A")
def test_the_second_hq_is_a_matter_of_choice() -> None:
    s = position()
    orders.activate(s, unit(s, "4PzA"), -1)
    do(s, "pass")
    assert "8A" not in active(s)
    assert kinds(s) == [Turn, EndActivation, Mode]


@pytest.mark.rule("4.3A")
def test_a_soviet_hq_never_activates_another_and_an_axis_one_only_in_range() -> None:
    s = position()
    orders.activate(s, unit(s, "Voronezh"), -1)
    assert kinds(s) == [Turn, EndActivation, Mode]
    s = position()
    orders.activate(s, unit(s, "1PzA"), -1)
    assert kinds(s) == [Turn, EndActivation, Mode]


@pytest.mark.rule("4.3A")
def test_an_hq_that_is_not_on_the_map_activates_nobody() -> None:
    s = position()
    s.lift(unit(s, "4PzA"), ASIDE)
    orders.activate(s, unit(s, "4PzA"), -1)
    assert active(s) == set()
    assert kinds(s) == [Turn]
    assert told(s) == ["tr-hq-absent"]


# ---------------------------------------------------------------- modes
@pytest.mark.rule("4.3A1", "4.3A2")
@pytest.mark.parametrize(("mode", "segments"), [("move-combat", [Combat, Move]), ("combat-move", [Move, Combat])])
def test_a_mode_is_picked_first_and_both_segments_follow_in_its_order(mode: str, segments: list[type]) -> None:
    s = position()
    orders.activate(s, unit(s, "Voronezh"), -1)
    assert offered(s) == ["mode move-combat", "mode combat-move"]
    assert s.waiting() == [SOVIET]
    wrong = why(s, "mode combat-only")
    assert wrong is not None
    assert wrong.rule == "4.3A1"
    frame = s.top()
    frame.perform(s, SOVIET, read(s, f"mode {mode}"))
    assert kinds(s) == [Turn, EndActivation, *segments]


@pytest.mark.rule("4.3A2")
def test_when_the_activation_is_over_nobody_is_active() -> None:
    s = position()
    orders.activate(s, unit(s, "Voronezh"), -1)
    s.attacked = s.flags[:2]
    orders.EndActivation().run_on(s)
    assert active(s) == set()
    assert s.active == -1
    assert len(s.attacked) == 0


# ---------------------------------------------------------------- STAVKA and OKH
@pytest.mark.rule("4.3E")
def test_stavka_activates_any_one_soviet_hq() -> None:
    s = position()
    s.push(Stavka())
    assert offered(s) == ["activate Voronezh", "activate Steppe"]
    assert s.waiting() == [SOVIET]
    for wrong in ["activate 4PzA", "activate S57"]:
        refusal = why(s, wrong)
        assert refusal is not None
        assert refusal.rule == "4.3E"
    do(s, "activate Steppe")
    assert active(s) == {"Steppe", "S57", "S58"}


@pytest.mark.rule("4.3F", "4.2.2c")
def test_okh_activates_any_one_axis_hq_as_its_chit_would() -> None:
    s = position()
    s.push(Okh(interrupt=0))
    refusal = why(s, "activate Voronezh")
    assert refusal is not None
    assert refusal.rule == "4.3F"
    do(s, "activate 4PzA")
    assert active(s) == {"4PzA", "88", "17Pz"}
    assert isinstance(s.top(), SecondHq)


@pytest.mark.rule("4.2.2d")
def test_an_interrupt_gives_no_negotiation() -> None:
    s = position()
    s.push(Okh(interrupt=1))
    assert "negotiate" not in offered(s)
    assert "command" in offered(s)
    refusal = why(s, "negotiate")
    assert refusal is not None
    assert refusal.rule == "4.2.2d"
    s.stack = [Turn(), Okh(interrupt=0)]
    s.forget()
    assert "negotiate" in offered(s)


@pytest.mark.rule("4.2.2c")
def test_an_okh_command_activates_units_anywhere_in_one_mode() -> None:
    s = position()
    s.push(Okh(interrupt=0))
    do(s, "command")
    assert offered(s) == [f"name {u}" for u in ["88", "17Pz", "57", "1Rom", "4PzA", "8A", "6A", "1PzA"]] + ["end"]
    do(s, "name 57")
    twice = why(s, "name 57")
    assert twice is not None
    assert (twice.rule, twice.key) == ("4.2.2c", "tr-name-twice")
    enemy = why(s, "name S57")
    assert enemy is not None
    assert enemy.key == "tr-name-enemy"
    do(s, "name 4PzA")
    assert active(s) == {"57", "4PzA"}
    assert kinds(s) == [Turn, EndActivation, Mode]
    assert s.active == AXIS


@pytest.mark.rule("4.2.2c", "12.3c")
@pytest.mark.parametrize(("crossings", "units"), [(0, 2), (1, 2), (2, 3), (3, 3), (4, 4), (5, 5), (6, 6), (7, 6)])
def test_the_size_of_an_okh_command_follows_the_crossing_points(crossings: int, units: int) -> None:
    s = position()
    for i in range(crossings):
        s.crossing[i] = 1
    s.push(Okh(interrupt=0))
    do(s, "command")
    for _ in range(units):
        assert not active(s)
        do(s, offered(s)[0])
    assert len(active(s)) == units


@pytest.mark.rule("4.2.2c")
def test_an_okh_command_may_name_fewer_units() -> None:
    s = position()
    s.push(Okh(interrupt=0))
    do(s, "command", "name 17Pz", "end")
    assert active(s) == {"17Pz"}
