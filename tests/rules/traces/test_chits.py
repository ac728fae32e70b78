"""Chapters 2.4, 3.0 and 4.2: which chits there are, and the secret choice of both sides."""

from __future__ import annotations

import pytest

from caposaldo.games.traces.io.files import load_setup
from caposaldo.games.traces.position import SELECTION, total
from caposaldo.games.traces.rules import chits
from caposaldo.games.traces.sequence import Turn
from caposaldo.games.traces.setup import AXIS, SOVIET
from caposaldo.games.traces.state import TracesState, new_game
from caposaldo.kernel.dice import Dice
from rules.traces.field import LoadedDice, do, offered, why

FRONTS = ["Voronezh", "Steppe", "SWest", "South"]


def selecting(turn: int, crossings: int = 0) -> TracesState:
    """The choice of chits of a turn of the campaign, with so many crossing points in Soviet hands."""
    s = TracesState(load_setup("campaign", {}), Dice("chits"))
    s.lay_out()
    s.turn = turn
    s.phase = SELECTION
    s.stack = [Turn()]
    for i in range(crossings):
        s.crossing[i] = 1
    chits.begin_selection(s)
    s.listen()
    return s


def kind(s: TracesState, key: str) -> int:
    return [chit.key for chit in s.setup.chits].index(key)


def chosen(s: TracesState, side: int) -> list[str]:
    """What may be chosen for the cup."""
    return [text.split()[1] for text in offered(s, side) if text.startswith("choose")]


# ---------------------------------------------------------------- which chits there are
@pytest.mark.rule("2.4a", "2.4b", "4.2.1a")
def test_every_hq_has_its_chits_and_six_kinds_are_special() -> None:
    s = selecting(1)
    counts = {chit.key: chit.count for chit in s.setup.chits}
    special = {"supply": 1, "reinforcement": 1, "airborne": 1, "stavka": 1, "okh": 2}
    hqs = {"4PzA": 2, "8A": 1, "1PzA": 2, "6A": 1, "Voronezh": 2, "Steppe": 2, "SWest": 2, "South": 2}
    assert counts == special | hqs
    for chit in s.setup.chits:
        if chit.key in hqs:
            assert s.setup.labels[chit.hq] == chit.key


@pytest.mark.rule("3.0c")
@pytest.mark.parametrize(("key", "turn", "side"), [("okh", 2, AXIS), ("airborne", 3, SOVIET), ("stavka", 5, SOVIET)])
def test_some_chits_come_with_a_later_turn(key: str, turn: int, side: int) -> None:
    early = selecting(turn - 1)
    refusal = why(early, f"choose {key}", side)
    assert refusal is not None
    assert refusal.rule == "3.0c"
    assert refusal.params["turn"] == turn
    assert key not in chosen(early, side)
    assert key in chosen(selecting(turn), side)


@pytest.mark.rule("3.0d")
def test_all_other_chits_can_be_chosen_from_the_first_turn() -> None:
    s = selecting(1)
    assert chosen(s, AXIS) == ["4PzA", "8A", "1PzA", "6A"]
    assert chosen(s, SOVIET) == [*FRONTS, "reinforcement"]


@pytest.mark.rule("4.2.2a")
def test_on_turn_one_the_axis_can_choose_hq_chits_only() -> None:
    assert why(selecting(1), "hold okh", AXIS) is not None
    assert why(selecting(2), "hold okh", AXIS) is None


# ---------------------------------------------------------------- the secret choice
@pytest.mark.rule("4.2a", "4.2e")
def test_a_choice_is_told_to_its_owner_alone() -> None:
    s = selecting(2)
    do(s, "choose okh", seat=AXIS)
    assert [(event.key, event.seen_by(AXIS), event.seen_by(SOVIET)) for event in s.events or []] == [
        ("tr-chit-chosen", True, False)
    ]
    do(s, "choose South", seat=SOVIET)
    assert not any(event.seen_by(AXIS) for event in s.events or [])


@pytest.mark.rule("4.2a")
def test_both_choose_in_any_order_and_the_cup_is_filled_when_both_are_ready() -> None:
    one, other = selecting(1), selecting(1)
    axis = ["choose 4PzA", "hold 4PzA", "choose 6A", "ready"]
    soviet = [f"choose {front}" for front in FRONTS] + ["choose reinforcement", "choose Steppe", "ready"]
    do(one, *axis, seat=AXIS)
    do(one, *soviet[:-1], seat=SOVIET)
    do(other, *soviet, seat=SOVIET)
    do(other, *axis[:-1], seat=AXIS)
    assert one.waiting() == [SOVIET]
    assert other.waiting() == [AXIS]
    assert total(one.cup) == 0
    do(one, "ready", seat=SOVIET)
    do(other, "ready", seat=AXIS)
    assert one.digest() == other.digest()
    assert total(one.cup) == 2 + 6 + 1
    assert total(one.hand) == 1
    assert total(one.picked) == 0


@pytest.mark.rule("4.2a", "4.2.2a")
@pytest.mark.parametrize(("turn", "number"), [(1, 3), (2, 4), (3, 4), (4, 5), (5, 5), (6, 5), (7, 4), (8, 4)])
def test_the_turn_track_says_how_many_chits_the_axis_chooses(turn: int, number: int) -> None:
    s = selecting(turn)
    for i in range(number):
        refusal = why(s, "ready", AXIS)
        assert refusal is not None
        assert refusal.rule == "4.2.2a"
        assert refusal.params["left"] == number - i
        do(s, offered(s, AXIS)[-1], seat=AXIS)
    assert offered(s, AXIS) == ["ready"]
    refusal = why(s, "choose 8A", AXIS)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("4.2.2a", "tr-chits-enough")


@pytest.mark.rule("4.2.2a", "4.2.2b")
def test_okh_and_held_chits_count_against_the_number_and_okh_can_be_chosen_every_turn() -> None:
    for turn in range(2, 9):
        s = selecting(turn)
        do(s, "hold okh", "choose okh", seat=AXIS)
        refusal = why(s, "choose okh", AXIS)
        assert refusal is not None
        assert refusal.key == "tr-chit-none-left"
        assert chits.allowed(s, AXIS) - chits.chosen_by(s, AXIS) == s.setup.charts.axis_chits[turn] - 2


@pytest.mark.rule("4.2c")
def test_the_soviets_hold_nothing_back() -> None:
    s = selecting(1)
    refusal = why(s, "hold Voronezh", SOVIET)
    assert refusal is not None
    assert refusal.rule == "4.2c"
    assert not [text for text in offered(s, SOVIET) if text.startswith("hold")]


@pytest.mark.rule("4.2c", "12.1a")
def test_after_the_opening_attack_six_soviet_chits_go_into_the_cup() -> None:
    s = new_game(load_setup("campaign", {}), Dice("opening"))
    while s.phase < SELECTION:
        seat = s.waiting()[0]
        s.apply(seat, s.actions(seat)[-1])
    assert chits.allowed(s, SOVIET) == 6


@pytest.mark.rule("4.2d")
def test_the_supply_chit_goes_into_the_cup_by_itself() -> None:
    s = selecting(1)
    refusal = why(s, "choose supply", AXIS)
    assert refusal is not None
    assert refusal.rule == "4.2d"
    do(s, "hold 4PzA", "hold 4PzA", "hold 6A", "ready", seat=AXIS)
    do(s, *[f"choose {front}" for front in FRONTS], "choose South", "choose Steppe", seat=SOVIET)
    s.dice = LoadedDice([])  # the Axis is asked before anything is drawn
    do(s, "ready", seat=SOVIET)
    assert s.cup[kind(s, "supply")] == 1
    assert total(s.cup) == 7


# ---------------------------------------------------------------- the Soviet choice
@pytest.mark.rule("4.2.1a")
def test_the_soviets_choose_six_chits_with_every_front_among_them() -> None:
    s = selecting(1)
    do(s, "choose Voronezh", "choose Voronezh", seat=SOVIET)
    refusal = why(s, "choose Voronezh", SOVIET)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("4.2.1a", "tr-chit-none-left")
    do(s, "choose reinforcement", seat=SOVIET)
    assert chosen(s, SOVIET) == FRONTS[1:]
    do(s, "choose South", seat=SOVIET)
    refusal = why(s, "choose South", SOVIET)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("4.2.1a", "tr-chit-fronts-first")
    do(s, "choose SWest", seat=SOVIET)
    assert chosen(s, SOVIET) == ["Steppe"]
    refusal = why(s, "ready", SOVIET)
    assert refusal is not None
    assert refusal.params["left"] == 1
    do(s, "choose Steppe", "ready", seat=SOVIET)
    assert s.waiting() == [AXIS]


@pytest.mark.rule("4.2.1b")
def test_airborne_takes_a_free_place_and_comes_once_in_a_game() -> None:
    s = selecting(3)
    do(s, "choose Voronezh", "choose Voronezh", "choose reinforcement", seat=SOVIET)
    refusal = why(s, "choose airborne", SOVIET)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("4.2.1b", "tr-chit-fronts-first")
    s = selecting(4)
    s.used_up[kind(s, "airborne")] = 1
    refusal = why(s, "choose airborne", SOVIET)
    assert refusal is not None
    assert (refusal.rule, refusal.key) == ("4.2.1b", "tr-chit-used-up")


@pytest.mark.rule("4.2.1c")
@pytest.mark.parametrize(("turn", "most"), [(5, 0), (6, 1), (7, 2), (8, 3)])
def test_stavka_is_there_while_few_crossing_points_are_taken(turn: int, most: int) -> None:
    assert "stavka" in chosen(selecting(turn, most), SOVIET)
    refusal = why(selecting(turn, most + 1), "choose stavka", SOVIET)
    assert refusal is not None
    assert refusal.rule == "4.2.1c"
    assert (refusal.params["most"], refusal.params["count"]) == (most, most + 1)


@pytest.mark.rule("4.2.1c")
@pytest.mark.example("E-4.2.1-turn5")
def test_on_turn_five_with_one_crossing_point_the_four_fronts_are_needed() -> None:
    s = selecting(5, 1)
    assert "stavka" not in chosen(s, SOVIET)
    do(s, "choose Voronezh", "choose SWest", "choose South", "choose South", "choose reinforcement", seat=SOVIET)
    assert chosen(s, SOVIET) == ["Steppe"]
    do(s, "choose Steppe", seat=SOVIET)
    assert offered(s, SOVIET) == ["ready"]


@pytest.mark.rule("4.2.1c")
@pytest.mark.example("E-4.2.1-turn5-zero")
def test_on_turn_five_without_a_crossing_point_stavka_is_available() -> None:
    assert why(selecting(5, 0), "choose stavka", SOVIET) is None


@pytest.mark.rule("4.2.1d")
@pytest.mark.example("E-4.2.1-turn6")
def test_on_turn_six_stavka_may_stand_for_the_steppe_front() -> None:
    s = selecting(6, 1)
    picks = ["Voronezh", "SWest", "South", "stavka", "reinforcement", "airborne"]
    do(s, *[f"choose {key}" for key in picks], seat=SOVIET)
    assert offered(s, SOVIET) == ["ready"]


@pytest.mark.rule("4.2.1d")
def test_stavka_stands_for_one_front_only_and_may_also_be_a_free_chit() -> None:
    s = selecting(6)
    do(s, "choose stavka", "choose Voronezh", "choose Voronezh", "choose reinforcement", seat=SOVIET)
    assert chosen(s, SOVIET) == ["Steppe", "SWest", "South"]
    do(s, "choose Steppe", seat=SOVIET)
    assert chosen(s, SOVIET) == ["SWest", "South"]
    s = selecting(6)
    do(s, *[f"choose {front}" for front in FRONTS], "choose Steppe", "choose stavka", "ready", seat=SOVIET)


@pytest.mark.rule("4.2a", "4.3.0")
def test_chits_played_in_the_turn_before_can_be_chosen_again() -> None:
    s = selecting(2)
    s.stack = [Turn()]
    s.played[kind(s, "okh")] = 2
    s.returned[kind(s, "South")] = 1
    chits.begin_selection(s)
    assert total(s.played) == 0
    assert total(s.returned) == 0
    assert "okh" in chosen(s, AXIS)
