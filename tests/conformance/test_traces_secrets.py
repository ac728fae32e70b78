"""The secrets of traces, changed by hand: what a seat is shown does not follow them.

The general checks trust the game's own `resample`. Here chits and Luftwaffe markers are changed in the written state:
a fault in `resample` cannot hide a leak then; and `resample` must change each of them.
"""

from __future__ import annotations

import json
from typing import Any

import pytest

from caposaldo.bots.base import drive, make_bot
from caposaldo.games.traces.state import TracesState
from caposaldo.kernel import registry
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import State

GAME = registry.game("traces")
SEED = "a seed nobody may see"
AXIS, SOVIET = 0, 1
LOOKS = [0, 2, 5, 9, 12, 20, 60, 120, 200]


def moments(scenario: str, last: int) -> dict[int, State]:
    """The states after so many decisions of random bots."""
    state = GAME.start(scenario, {}, SEED)
    bots = [make_bot("random", GAME, f"secrets {seat}") for seat in range(2)]
    found: dict[int, State] = {}
    for number in range(last + 1):
        found[number] = state.clone()
        waiting = state.waiting()
        if not waiting:
            break
        seat = waiting[number % len(waiting)]
        state.do(seat, drive(state, seat, bots[seat], Dice(f"eyes {number}")))
    return found


MOMENTS = moments("campaign", max(LOOKS))


def turned(counts: list[int], kinds: list[int], most: list[int]) -> list[int]:
    """The same number of chits of a side, of other kinds as far as there are any."""
    found = list(counts)
    for a in kinds:
        for b in reversed(kinds):
            if found[a] > 0 and found[b] < most[b] and a != b:
                found[a] -= 1
                found[b] += 1
                return found
    return found


def changed(state: State, side: int) -> State:
    """The same state with the secrets of a side changed: a chit of each lot for another, markers of the other sort."""
    data = json.loads(json.dumps(state.data()))
    assert isinstance(state, TracesState)
    there = state.setup.chits
    kinds = [k for k, chit in enumerate(there) if chit.owner == side]
    most = [int(chit.count) if state.turn >= chit.from_turn else 0 for chit in there]
    most = [max(0, n - max(p, u)) for n, p, u in zip(most, data["played"], data["used_up"], strict=True)]
    if side == AXIS:
        if sum(data["wings_used"]) == 0:
            data["wings"].reverse()
        data["hand"] = turned(data["hand"], kinds, [n - c for n, c in zip(most, data["cup"], strict=True)])
    known = data["returned"]
    free = [c - k for c, k in zip(data["cup"], known, strict=True)]
    room = [n - h - k for n, h, k in zip(most, data["hand"], known, strict=True)]
    data["cup"] = [c + k for c, k in zip(turned(free, kinds, room), known, strict=True)]
    for kinds_of_choice in (kinds, kinds[::-1], kinds[1:], kinds[:0]):
        picked = turned(data["picked"], kinds_of_choice, most)
        held = [min(h, p) for h, p in zip(data["held"], picked, strict=True)]
        try:
            return GAME.restore({**data, "picked": picked, "held": held}, Dice(state.dice.seed, state.dice.used))
        except ValueError:
            # With these chits the choice could no longer be a legal one.
            continue
    raise AssertionError("the secrets could not be changed")


def shown(state: State, seat: int) -> str:
    actions = [str(action) for action in state.actions(seat)]
    considered = [str(action) for action in state.considered(seat)]
    return json.dumps(
        [state.view(seat), state.board(), state.waiting(), state.prompt(seat).data(), actions, considered],
        sort_keys=True,
    )


@pytest.mark.parametrize("decisions", LOOKS)
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_what_a_seat_is_shown_does_not_follow_the_others_secrets(side: int, decisions: int) -> None:
    state = MOMENTS[decisions]
    other = changed(state, side)
    assert shown(other, 1 - side) == shown(state, 1 - side)
    assert other.view(-1) == state.view(-1)


@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_there_was_something_to_change(side: int) -> None:
    assert sum(changed(state, side).digest() != state.digest() for state in MOMENTS.values()) > 50


@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_resampling_changes_every_kind_of_secret(side: int) -> None:
    fields = ["cup", "picked"] + (["hand", "held", "wings"] if side == AXIS else [])
    seen: dict[str, int] = dict.fromkeys(fields, 0)
    for number, state in MOMENTS.items():
        imagined = [state.resample(1 - side, Dice(f"imagined {number} {n}")).data() for n in range(4)]
        for field in fields:
            seen[field] = max(seen[field], len({str(data[field]) for data in imagined}))
    assert min(seen.values()) > 1


@pytest.mark.parametrize("seat", [0, 1])
def test_a_resampled_state_keeps_what_the_seat_knows_and_what_is_open(seat: int) -> None:
    for number, state in MOMENTS.items():
        assert isinstance(state, TracesState)
        own = [k for k, chit in enumerate(state.setup.chits) if chit.owner != 1 - seat]
        real: Any = state.data()
        other: Any = state.resample(seat, Dice(f"imagined {number}")).data()
        for field in ("cup", "hand", "picked", "held"):
            assert [other[field][k] for k in own] == [real[field][k] for k in own]
        for field in ("cup", "hand", "wings"):
            assert sum(other[field]) == sum(real[field])
        hidden = {"cup", "hand", "picked", "held", "wings"}
        assert {field: other[field] for field in real if field not in hidden} == {
            field: real[field] for field in real if field not in hidden
        }


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_the_seed_is_shown_to_nobody(seat: int) -> None:
    state = MOMENTS[60]
    assert SEED not in json.dumps([state.view(seat), state.board()])
    assert state.resample(seat, Dice("other")).dice.seed == "other"
