"""A whole battle from deployment to the end, and what the two seats may know of it."""

from __future__ import annotations

import json
import random

import pytest

from caposaldo.games.wheels.game import GAME
from caposaldo.games.wheels.position import ABOARD
from caposaldo.games.wheels.state import DECISIONS, WheelsState
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.fields import decision_name

BATTLES = GAME.scenarios()


def started(seed: str, battle: str = "road-block") -> WheelsState:
    state = GAME.start(battle, {}, seed)
    assert isinstance(state, WheelsState)
    return state


@pytest.mark.parametrize(("battle", "seed"), [(battle, "1") for battle in BATTLES] + [("road-block", "2")])
def test_random_players_come_to_the_end(battle: str, seed: str) -> None:
    state = started(seed, battle)
    chance = random.Random(seed)
    step = 0
    while state.outcome() is None:
        seat = state.waiting()[0]
        action = chance.choice(state.actions(seat))
        assert state.read_action(state.write_action(action)).same(action)
        state.apply(seat, action)
        step += 1
        if step % 10 == 0:
            check_copies(state)
    assert step > 50


def check_copies(state: WheelsState) -> None:
    data = state.data()
    assert state.clone().data() == data
    assert GAME.restore(data, state.dice.clone()).data() == data
    for seat in range(2):
        resampled = state.resample(seat, Dice("other"))
        assert resampled.view(seat) == state.view(seat)
        if state.decides(seat):
            assert [state.write_action(a) for a in state.actions(seat)] == [
                resampled.write_action(a) for a in resampled.actions(seat)
            ]


def played(seed: str, steps: int) -> WheelsState:
    state = started(seed)
    chance = random.Random(seed)
    for _ in range(steps):
        if state.outcome() is None:
            seat = state.waiting()[0]
            state.do(seat, chance.choice(state.actions(seat)))
    return state


@pytest.mark.rule("card-2", "spot-10")
@pytest.mark.parametrize("steps", [0, 6, 20, 60])
def test_a_face_down_card_is_not_in_the_other_seats_data(steps: int) -> None:
    state = played("7", steps)
    for seat in (0, 1, -1):
        for platoon in state.view(seat)["platoons"]:
            known = platoon["side"] == seat or platoon["shown"]
            assert (platoon["sheet"] is not None) == known
            if not known:
                assert (platoon["models"], platoon["left"], platoon["aboard"]) == ([], 0, -1)


def test_the_order_of_the_cards_is_dealt_anew_in_every_battle() -> None:
    orders = {json.dumps([int(card) for card in started(str(seed)).card]) for seed in range(8)}
    assert len(orders) > 3


def test_resampling_deals_hidden_cards_anew_and_keeps_the_armies() -> None:
    state = played("5", 12)
    cards = set()
    for seed in range(8):
        copy = state.resample(0, Dice(str(seed)))
        assert isinstance(copy, WheelsState)
        assert sorted(copy.card) == sorted(state.card)
        cards.add(tuple(int(card) for card in copy.card))
        assert not [slot for slot in range(len(copy.side)) if copy.place[slot] == ABOARD]
    assert len(cards) > 1


def test_no_two_decisions_have_the_same_name() -> None:
    names = [decision_name(kind) for kind in DECISIONS]
    assert len(set(names)) == len(names)
