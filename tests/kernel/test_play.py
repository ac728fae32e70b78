"""What the states of games share: the stack, marks on units, units in hexes."""

from __future__ import annotations

import random

import pytest

from caposaldo.kernel.dice import Dice
from caposaldo.kernel.frames import Frame, filled
from caposaldo.kernel.game import Action
from caposaldo.kernel.hexes import NOWHERE
from caposaldo.kernel.play import HexPlay, overfull

HEXES, UNITS = 5, 9


def empty_map() -> HexPlay:
    play = HexPlay(Dice("play"))
    play.hex = filled(UNITS, NOWHERE)
    play.flags = filled(UNITS, 0)
    play.clear_hexes(HEXES, UNITS)
    play.stack = []
    play.result = None
    return play


def standing_in(play: HexPlay, h: int) -> list[int]:
    found = []
    unit = int(play.first[h])
    while unit >= 0:
        found.append(unit)
        unit = int(play.next[unit])
    return found


def test_units_of_a_hex_are_kept_in_the_order_of_their_numbers() -> None:
    play, choose = empty_map(), random.Random(7)
    for _ in range(500):
        unit = choose.randrange(UNITS)
        if play.on_map(unit):
            play.leave(unit)
        else:
            play.stand(unit, choose.randrange(HEXES))
        for h in range(HEXES):
            assert standing_in(play, h) == [u for u in range(UNITS) if play.hex[u] == h]


def test_marks_are_set_and_taken_away_one_by_one() -> None:
    play = empty_map()
    play.mark(3, 4)
    play.mark(3, 1)
    play.unmark(3, 4)
    assert [play.has(3, 1), play.has(3, 4), play.has(2, 1)] == [True, False, False]


def test_the_last_frame_is_on_top() -> None:
    play = empty_map()
    play.push(Frame(1))
    play.push(Frame(2, 7))
    assert play.top().data() == [2, 7, 0, 0, 0, 0, 0]
    play.pop()
    assert play.top().kind == 1


def test_a_copy_is_its_own() -> None:
    play, copy = empty_map(), empty_map()
    play.stand(2, 3)
    play.mark(2, 1)
    play.push(Frame(1))
    play.reveals = 4
    play.copy_hexes(copy)
    play.leave(2)
    play.unmark(2, 1)
    play.top().a = 9
    assert [standing_in(copy, 3), copy.has(2, 1), copy.top().a, copy.reveals] == [[2], True, 0, 4]


@pytest.mark.parametrize("said", range(16))
@pytest.mark.parametrize("uses", range(16))
def test_an_action_says_no_more_than_its_verb_takes(uses: int, said: int) -> None:
    a, b, x, y = (1 if said & bit else 0 for bit in (1, 2, 4, 8))
    assert overfull(uses, Action(0, a, b, x, y)) == (said & ~uses != 0)
