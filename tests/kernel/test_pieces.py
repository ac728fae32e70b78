"""States with pieces: marks on them, and pieces in the hexes of a map."""

from __future__ import annotations

import random

from caposaldo.kernel.dice import Dice
from caposaldo.kernel.fields import filled
from caposaldo.kernel.game import Action
from caposaldo.kernel.hexes import NOWHERE
from caposaldo.kernel.pieces import HexState

HEXES, PIECES = 5, 9


class Map(HexState["Map", Action]):
    """Nothing but pieces in hexes."""


def empty_map() -> Map:
    state = Map(Dice("pieces"))
    state.hex = filled(PIECES, NOWHERE)
    state.flags = filled(PIECES, 0)
    state.clear_hexes(HEXES, PIECES)
    return state


def standing_in(state: Map, h: int) -> list[int]:
    found = []
    piece = int(state.first[h])
    while piece >= 0:
        found.append(piece)
        piece = int(state.next[piece])
    return found


def test_pieces_of_a_hex_are_kept_in_the_order_of_their_numbers() -> None:
    state, choose = empty_map(), random.Random(7)
    for _ in range(500):
        piece = choose.randrange(PIECES)
        if state.on_map(piece):
            state.leave(piece)
        else:
            state.stand(piece, choose.randrange(HEXES))
        for h in range(HEXES):
            assert standing_in(state, h) == [other for other in range(PIECES) if state.hex[other] == h]


def test_a_piece_that_leaves_is_nowhere() -> None:
    state = empty_map()
    state.stand(2, 3)
    assert state.on_map(2)
    state.leave(2)
    assert not state.on_map(2)
    assert state.hex[2] == NOWHERE
    assert standing_in(state, 3) == []


def test_a_cleared_map_can_be_filled_again() -> None:
    state = empty_map()
    for piece in (4, 1, 7):
        state.stand(piece, 2)
    state.clear_hexes(HEXES, PIECES)
    assert standing_in(state, 2) == []
    for piece in (7, 4, 1):
        state.stand(piece, 2)
    assert standing_in(state, 2) == [1, 4, 7]


def test_marks_are_set_and_taken_away_one_by_one() -> None:
    state = empty_map()
    state.mark(3, 4)
    state.mark(3, 1)
    state.unmark(3, 4)
    assert [state.has(3, 1), state.has(3, 4), state.has(2, 1)] == [True, False, False]


def test_pieces_and_hexes_are_named_in_messages() -> None:
    state = empty_map()
    assert [state.ref(4), state.hex_ref(2)] == ["@unit/4", "@hex/2"]
