"""The secrets of battlegroups, moved by hand: what a seat is shown does not follow them.

The general checks trust the game's own `resample`. Here minefields and air plans are changed in the written state, so
that a fault in `resample` cannot hide a leak; and `resample` must change each of them.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from caposaldo.bots.base import drive, make_bot
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.kernel import registry
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import State

GAME = registry.game("battlegroups")
SEED = "a seed nobody may see"


def played(scenario: str, decisions: int) -> BattlegroupsState:
    """The state after so many decisions of greedy bots."""
    state = GAME.start(scenario, {}, SEED)
    bots = [make_bot("greedy", GAME, f"secrets {seat}") for seat in range(2)]
    for number in range(decisions):
        waiting = state.waiting()
        if not waiting:
            break
        seat = waiting[number % len(waiting)]
        state.do(seat, drive(state, seat, bots[seat], Dice(f"eyes {number}")))
    assert isinstance(state, BattlegroupsState)
    return state


def with_secrets() -> str:
    """A scenario with minefields and air units."""
    for scenario in reversed(GAME.scenarios()):
        data = played(scenario, 60).data()
        if data["mine_x"] and data["air_turn"]:
            return scenario
    raise AssertionError("no scenario has minefields and air units")


SCENARIO = with_secrets()


def secrets_of(data: dict[str, Any], side: int, air_sides: list[int]) -> tuple[list[int], list[int]]:
    """Which minefields and air units of this side the other does not know."""
    mines = [m for m, owner in enumerate(data["mine_side"]) if owner == side and not data["mine_known"][m]]
    planes = [p for p, owner in enumerate(air_sides) if owner == side and not data["air_gone"][p]]
    return mines, planes


def moved(state: BattlegroupsState, side: int) -> State:
    """The same state with the secrets of a side changed: mines shifted, planes a turn later."""
    data = json.loads(json.dumps(state.data()))
    mines, planes = secrets_of(data, side, list(state.setup.air_side))
    for mine in mines:
        data["mine_x"][mine] += 37
        data["mine_y"][mine] -= 41
    for plane in planes:
        data["air_turn"][plane] = data["air_turn"][plane] % state.setup.turns + 1
    return GAME.restore(data, Dice(state.dice.seed, state.dice.used))


def shown(state: State, seat: int) -> str:
    actions = [str(action) for action in state.actions(seat)]
    considered = [str(action) for action in state.considered(seat)]
    return json.dumps(
        [state.view(seat), state.waiting(), state.prompt(seat).data(), actions, considered], sort_keys=True
    )


@pytest.mark.parametrize("decisions", [0, 3, 10, 60, 100, 160])
@pytest.mark.parametrize("side", [0, 1])
def test_what_a_seat_is_shown_does_not_follow_the_others_secrets(side: int, decisions: int) -> None:
    state = played(SCENARIO, decisions)
    other = moved(state, side)
    assert shown(other, 1 - side) == shown(state, 1 - side)
    assert other.view(-1) == state.view(-1)


def test_there_was_something_to_move() -> None:
    state = played(SCENARIO, 60)
    assert any(moved(state, side).digest() != state.digest() for side in (0, 1))


@pytest.mark.parametrize("side", [0, 1])
def test_resampling_changes_every_kind_of_secret(side: int) -> None:
    state = played(SCENARIO, 60)
    mines, planes = secrets_of(state.data(), side, list(state.setup.air_side))
    imagined: list[dict[str, Any]] = [state.resample(1 - side, Dice(f"imagined {n}")).data() for n in range(12)]
    for mine in mines:
        assert len({(data["mine_x"][mine], data["mine_y"][mine]) for data in imagined}) > 6
    for plane in planes:
        assert len({data["air_turn"][plane] for data in imagined}) > 2


def test_a_resampled_state_keeps_what_the_seat_knows() -> None:
    state = played(SCENARIO, 60)
    for seat in (0, 1):
        real: dict[str, Any] = state.data()
        mines, _ = secrets_of(real, seat, list(state.setup.air_side))
        imagined: dict[str, Any] = state.resample(seat, Dice("imagined")).data()
        for mine in mines:
            assert imagined["mine_x"][mine] == real["mine_x"][mine]


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_the_seed_is_shown_to_nobody(seat: int) -> None:
    state = played(SCENARIO, 60)
    assert SEED not in json.dumps(state.view(seat))
    assert state.resample(seat, Dice("other")).dice.seed == "other"
