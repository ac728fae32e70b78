"""Chapters 4.2b, 4.2e and 4.3: the cup, the Axis hand, draws and interrupts."""

from __future__ import annotations

import pytest

from caposaldo.games.traces.io.files import load_setup
from caposaldo.games.traces.position import ACTION, ASIDE, END_OF_TURN, GONE, SELECTION, total
from caposaldo.games.traces.rules import chits
from caposaldo.games.traces.sequence import Turn
from caposaldo.games.traces.setup import AXIS, SOVIET
from caposaldo.games.traces.state import TracesState, new_game
from caposaldo.kernel.dice import Dice
from rules.traces.field import at, do, field, offered, told, unit, where, why

# Two armies far from each other; the Soviet Fronts have a railway of their own.
POSITION = """
map = '''
   . . . . . . . . . . . .
  . . C . . . . . . . . .
   . . . . . . . . . . . .
  . . . . . . . . . . . .
'''
rails = ["0107 0108 0109 0110 0111 0112"]
axis_sources = ["0101"]
soviet_sources = ["0112"]
[units]
88 = "ger-inf 0202"
17Pz = "ger-pz 0302"
4PzA = "axis-hq 0301 range=3"
8A = "axis-hq 0201 range=1"
Voronezh = "sov-hq 0110 range=2"
Steppe = "sov-hq 0310 range=2"
S57 = "sov-rifle 0209"
10Tk = "sov-tank box entry=arrives group=1"
18G = "sov-para box entry=dropped"
[chits]
4PzA = 2
8A = 1
okh = 2
Voronezh = 2
Steppe = 2
reinforcement = 1
airborne = 1
stavka = 1
supply = 1
"""


def kind(s: TracesState, key: str) -> int:
    return [chit.key for chit in s.setup.chits].index(key)


def acting(cup: list[str], hand: list[str], rolls: list[int] | None = None, turn: int = 2) -> TracesState:
    """The Action Phase with these chits about, before the next draw."""
    s = field(POSITION, turn=turn, rolls=rolls)
    s.stack = [Turn()]
    for key in cup:
        s.cup[kind(s, key)] += 1
    for key in hand:
        s.hand[kind(s, key)] += 1
    s.run_on()
    return s


# ---------------------------------------------------------------- the hand
@pytest.mark.rule("4.2b")
def test_chits_in_hand_may_be_added_before_every_draw() -> None:
    s = acting(["Voronezh"], ["4PzA", "8A"], [1])
    assert s.waiting() == [AXIS]
    assert offered(s) == ["add 4PzA", "add 8A", "draw"]
    do(s, "add 8A")
    assert offered(s) == ["add 4PzA", "draw"]
    assert s.cup[kind(s, "8A")] == 1
    assert s.hand[kind(s, "8A")] == 0
    refusal = why(s, "add 8A")
    assert refusal is not None
    assert refusal.rule == "4.2b"
    do(s, "draw")
    assert s.drawn == kind(s, "8A")


@pytest.mark.rule("4.2b", "4.3z")
def test_with_an_empty_cup_a_chit_must_be_added() -> None:
    s = acting([], ["4PzA"], [1])
    assert offered(s) == ["add 4PzA"]
    refusal = why(s, "draw")
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("4.2b", "tr-cup-empty")
    do(s, "add 4PzA")
    assert offered(s) == ["draw"]


@pytest.mark.rule("4.2e", "2.0")
def test_everybody_sees_that_a_chit_is_added_and_only_the_axis_which() -> None:
    keys = []
    for held in ["4PzA", "okh"]:
        s = acting(["Voronezh"], [held, "8A"])
        do(s, f"add {held}")
        assert [event.params for event in s.events or [] if event.seen_by(SOVIET)] == [{"cup": 2, "hand": 1}]
        keys.append([event.key for event in s.events or [] if event.seen_by(AXIS)])
    assert keys == [["tr-chit-added", "tr-chit-added-secret"]] * 2


# ---------------------------------------------------------------- draws
@pytest.mark.rule("2.0", "4.3.0")
@pytest.mark.parametrize(("face", "key"), [(1, "4PzA"), (2, "4PzA"), (3, "Voronezh"), (4, "supply")])
def test_every_chit_in_the_cup_is_as_likely_as_any_other(face: int, key: str) -> None:
    s = field(POSITION, rolls=[face])
    for each in ["4PzA", "4PzA", "Voronezh", "supply"]:
        s.cup[kind(s, each)] += 1
    chits.draw(s)
    assert s.drawn == kind(s, key)
    assert total(s.cup) == 3
    assert [event.params["chit"] for event in s.events or []] == [f"@chit/{kind(s, key)}"]


@pytest.mark.rule("4.3.0")
def test_the_owner_of_the_chit_is_the_active_player() -> None:
    s = acting(["Voronezh", "4PzA", "supply"], [], [2])
    assert s.drawn == kind(s, "Voronezh")
    assert s.active == SOVIET
    assert s.waiting() == [SOVIET]
    assert s.played[kind(s, "Voronezh")] == 1
    assert s.cup[kind(s, "Voronezh")] == 0


@pytest.mark.rule("4.0", "4.3.0", "4.3z")
def test_the_phase_goes_on_until_cup_and_hand_are_empty() -> None:
    s = acting(["supply"], ["4PzA"], [1, 1])
    do(s, "draw")
    assert s.phase == ACTION
    assert offered(s) == ["add 4PzA"]
    do(s, "add 4PzA", "draw", "second 8A", "mode move-combat")
    s.dice = Dice("the next turn")
    while s.phase == ACTION:
        do(s, "end")
    assert s.turn == 3
    assert s.phase == SELECTION


@pytest.mark.rule("4.0")
def test_the_phases_of_a_turn_follow_each_other() -> None:
    s = new_game(load_setup("race", {}), Dice("phases"))
    seen: list[tuple[int, int]] = []
    dice = Dice("choices")
    while s.outcome() is None and s.turn < 3:
        seat = s.waiting()[0]
        found = s.actions(seat)
        s.apply(seat, found[dice.below(len(found), "choice")])
        if not seen or seen[-1] != (s.turn, s.phase):
            seen.append((int(s.turn), int(s.phase)))
    in_play = [pair for pair in seen if pair[1] in (SELECTION, ACTION)]
    assert in_play[:4] == [(1, SELECTION), (1, ACTION), (2, SELECTION), (2, ACTION)]
    assert END_OF_TURN not in [phase for _, phase in seen[:-1]]


@pytest.mark.rule("4.3B")
def test_the_supply_chit_checks_both_sides() -> None:
    s = field(POSITION.replace('axis_sources = ["0101"]', "axis_sources = []"), turn=2, rolls=[1])
    s.stack = [Turn()]
    s.cup[kind(s, "supply")] = 1
    s.hand[kind(s, "8A")] = 1
    s.run_on()
    do(s, "draw")
    assert s.supply[unit(s, "88")] != 0
    assert s.supply[unit(s, "S57")] == 0


@pytest.mark.rule("4.3C", "11.0a")
def test_the_reinforcement_chit_brings_the_next_group() -> None:
    s = acting(["reinforcement", "supply"], [], [1])
    assert s.groups == 1
    assert s.waiting() == [SOVIET]
    assert offered(s)[0].startswith("place 10Tk")


@pytest.mark.rule("4.3D", "11.1d", "4.2.1b")
def test_the_airborne_chit_brings_a_group_first_and_then_the_landing() -> None:
    s = acting(["airborne"], ["8A"], [1])
    do(s, "draw", "pass")
    assert s.groups == 1
    assert offered(s)[0].startswith("place 10Tk")
    do(s, offered(s)[0])
    assert s.landed == 0
    assert offered(s)[0].startswith("drop")
    do(s, "drop 0208")
    assert where(s, "18G") == "0208"
    assert s.bridgehead == at(s, "0208")
    assert s.landed == 1
    assert s.used_up[kind(s, "airborne")] == 1


@pytest.mark.rule("2.4b", "4.3E")
def test_stavka_activates_any_soviet_hq_even_one_that_was_active_before() -> None:
    s = acting(["stavka", "supply"], [], [1])
    s.played[kind(s, "Voronezh")] = 1
    assert offered(s) == ["activate Voronezh", "activate Steppe"]
    refusal = why(s, "activate 4PzA")
    assert refusal is not None
    assert refusal.rule == "4.3E"
    do(s, "activate Voronezh")
    assert s.active == SOVIET
    assert s.flags[unit(s, "Voronezh")] != 0


@pytest.mark.rule("4.3F", "4.2.2c", "4.2.2b")
def test_an_okh_chit_from_the_cup_gives_three_possibilities() -> None:
    s = acting(["okh", "supply"], [], [1])
    assert offered(s) == ["activate 4PzA", "activate 8A", "command", "negotiate"]


# ---------------------------------------------------------------- interrupts
@pytest.mark.rule("4.3G", "4.2.2d")
def test_an_okh_chit_in_hand_may_stop_any_chit_but_supply() -> None:
    for key in ["Voronezh", "reinforcement", "4PzA", "stavka", "okh"]:
        s = acting([key], ["okh"], [1])
        do(s, "draw")
        assert offered(s) == ["interrupt", "pass"]
        assert s.waiting() == [AXIS]
    s = acting(["supply"], ["okh"], [1])
    do(s, "draw")
    assert s.played[kind(s, "supply")] == 1
    assert offered(s) == ["add okh"]


@pytest.mark.rule("4.3G", "4.2.2d", "11.1a")
def test_the_stopped_chit_goes_back_and_counts_as_not_drawn() -> None:
    s = acting(["reinforcement"], ["okh"], [1, 1])
    do(s, "draw", "interrupt")
    assert "tr-chit-interrupted" in told(s)
    assert s.cup[kind(s, "reinforcement")] == 1
    assert s.returned[kind(s, "reinforcement")] == 1
    assert s.played[kind(s, "reinforcement")] == 0
    assert s.groups == 0
    assert s.hand[kind(s, "okh")] == 0
    assert s.played[kind(s, "okh")] == 1
    assert offered(s) == ["activate 4PzA", "activate 8A", "command"]
    refusal = why(s, "negotiate")
    assert refusal is not None
    assert refusal.rule == "4.2.2d"
    do(s, "command", "end")  # nobody is named: at once the only chit is drawn again
    assert s.groups == 1
    assert s.returned[kind(s, "reinforcement")] == 0


@pytest.mark.rule("4.3G")
def test_the_second_okh_chit_may_stop_the_same_chit_again_and_nothing_stops_an_interrupt() -> None:
    s = acting(["Voronezh"], ["okh", "okh"], [1, 1, 1])
    do(s, "draw", "interrupt")
    assert offered(s) == ["activate 4PzA", "activate 8A", "command"]
    do(s, "command", "end", "draw", "interrupt", "command", "end")
    assert s.active == SOVIET
    assert s.drawn == kind(s, "Voronezh")


@pytest.mark.rule("4.3G", "4.2e")
def test_whether_the_axis_is_asked_tells_nothing_about_its_hand() -> None:
    for held in ["okh", "8A"]:
        s = acting(["Voronezh"], [held], [1])
        do(s, "draw")
        assert s.waiting() == [AXIS]
        assert s.prompt(SOVIET).key == "tr-prompt-interrupt"
    refusal = why(s, "interrupt")
    assert refusal is not None
    assert refusal.rule == "4.3G"
    assert offered(s) == ["pass"]


@pytest.mark.rule("4.3G")
def test_nobody_is_asked_when_all_know_that_no_okh_chit_is_held() -> None:
    s = field(POSITION, turn=2, rolls=[1])
    s.cup[kind(s, "Voronezh")] = 1
    s.hand[kind(s, "8A")] = 1
    s.played[kind(s, "okh")] = 2
    assert not chits.may_be_stopped(s, kind(s, "Voronezh"))
    s.played[kind(s, "okh")] = 1
    assert chits.may_be_stopped(s, kind(s, "Voronezh"))
    assert not chits.may_be_stopped(s, kind(s, "okh"))
    s.setup.chits[kind(s, "okh")].from_turn = 3
    assert not chits.may_be_stopped(s, kind(s, "Voronezh"))


@pytest.mark.rule("4.2b", "4.3G")
def test_nothing_is_added_between_a_draw_and_its_action() -> None:
    s = acting(["Voronezh"], ["okh", "8A"], [1])
    do(s, "draw")
    refusal = why(s, "add 8A")
    assert refusal is not None
    assert refusal.key == "tr-not-now"


# ---------------------------------------------------------------- HQs that were set aside
def set_aside(key: str, face: int) -> TracesState:
    """Voronezh has no hex on the map; this chit is drawn of a cup with it and Supply."""
    s = field(POSITION, turn=2, rolls=[face])
    s.stack = [Turn()]
    s.lift(unit(s, "Voronezh"), ASIDE)
    s.cup[kind(s, key)] += 1
    s.cup[kind(s, "supply")] += 1
    return s


@pytest.mark.rule("2.3e", "4.3.0")
def test_an_hq_that_was_set_aside_comes_back_before_its_chit_takes_effect() -> None:
    s = set_aside("Voronezh", 1)
    s.run_on()
    assert offered(s)[0].startswith("relocate")
    assert s.waiting() == [SOVIET]
    do(s, "relocate 0110")
    assert where(s, "Voronezh") == "0110"
    assert s.active == SOVIET
    assert offered(s) == ["mode move-combat", "mode combat-move"]
    assert s.flags[unit(s, "S57")] != 0


@pytest.mark.rule("4.3A")
def test_the_chit_of_an_hq_without_a_hex_has_no_effect() -> None:
    s = set_aside("Voronezh", 1)
    s.place[unit(s, "Voronezh")] = GONE
    s.hand[kind(s, "8A")] = 1
    s.run_on()
    do(s, "draw", "pass")
    assert "tr-hq-absent" in told(s)
    assert s.active == -1
    assert offered(s) == ["add 8A", "draw"]
