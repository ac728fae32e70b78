"""The secrets of wheels, changed by hand: what a seat is shown does not follow them.

The general checks trust the game's own `resample`. Here what lies under the enemy's cards is exchanged in the written
state: a fault in `resample` cannot hide a leak then.
"""

from __future__ import annotations

import json

import pytest

from caposaldo.bots.base import drive, make_bot
from caposaldo.games.wheels.position import ABOARD, LATE, Position
from caposaldo.games.wheels.setup import PLACES, TOWED
from caposaldo.games.wheels.state import WheelsState
from caposaldo.kernel import registry
from caposaldo.kernel.dice import Dice
from caposaldo.lab.report import preview_data

GAME = registry.game("wheels")
SEED = "a seed nobody may see"
SCENARIOS = ["dubno", "gela", "oder-heights"]
LAST = 120
STEP = 12
# What a platoon is; the models that are left go with it.
CONTENT = ["card", "size", "level", "company", "is_hq"]


def moments(scenario: str) -> dict[int, WheelsState]:
    """The states after so many decisions of random bots."""
    state = GAME.start(scenario, {}, SEED)
    assert isinstance(state, WheelsState)
    bots = [make_bot("random", GAME, f"secrets {seat}") for seat in range(2)]
    found: dict[int, WheelsState] = {}
    for number in range(LAST + 1):
        waiting = state.waiting()
        if not waiting:
            break
        if number % STEP == 0:
            found[number] = copy_of(state)
        seat = waiting[number % len(waiting)]
        state.do(seat, drive(state, seat, bots[seat], Dice(f"eyes {number}")))
    return found


def copy_of(state: WheelsState) -> WheelsState:
    copy = state.clone()
    assert isinstance(copy, WheelsState)
    return copy


MOMENTS = {scenario: moments(scenario) for scenario in SCENARIOS}
CASES = [(scenario, number) for scenario in SCENARIOS for number in MOMENTS[scenario]]


def has_done_nothing(s: Position, slot: int) -> bool:
    """Nobody has seen anything of it that tells one platoon from another: it lies face down where it was laid."""
    moved = any(s.pace[TOWED * slot + way] > 0 for way in range(TOWED))
    rides = s.place[slot] in (ABOARD, LATE) or s.carried(slot) >= 0 or s.rode[slot] >= 0
    return s.shown[slot] == 0 and not moved and not rides and s.pending().about_unit() != slot


def changed(s: WheelsState, side: int) -> WheelsState:
    """The same state with the platoons under the cards of a side in the opposite order."""
    data = json.loads(json.dumps(s.data()))
    slots = [slot for slot in range(len(s.side)) if s.side[slot] == side and has_done_nothing(s, slot)]
    for slot, other in zip(slots, reversed(slots), strict=True):
        for field in CONTENT:
            data[field][slot] = int(getattr(s, field)[other])
        for place in range(PLACES):
            data["alive"][PLACES * slot + place] = int(s.alive[PLACES * other + place])
    found = GAME.restore(data, Dice(s.dice.seed, s.dice.used))
    assert isinstance(found, WheelsState)
    return found


def shown(s: WheelsState, seat: int) -> str:
    """All that a seat can ask of the state."""
    actions = s.actions(seat) if s.decides(seat) else []
    told = [preview_data(s.preview(seat, action)) for action in actions[:8]]
    dangers = [[d.piece, preview_data(d.preview)] for action in actions[:4] for d in s.dangers(seat, action)]
    goals = [[goal.side, goal.now, goal.needed, str(goal.said)] for goal in s.objectives(seat)]
    prompt = s.prompt(seat).data() if s.decides(seat) else None
    parts = [s.view(seat), s.board(), s.waiting(), prompt, [s.write_action(a) for a in actions], told, dangers, goals]
    return json.dumps(parts, sort_keys=True)


@pytest.mark.parametrize(("scenario", "decisions"), CASES)
@pytest.mark.parametrize("side", [0, 1])
def test_what_a_seat_is_shown_does_not_follow_the_others_cards(side: int, scenario: str, decisions: int) -> None:
    s = MOMENTS[scenario][decisions]
    other = changed(s, side)
    assert shown(other, 1 - side) == shown(s, 1 - side)
    assert other.view(-1) == s.view(-1)


@pytest.mark.parametrize("side", [0, 1])
def test_there_was_something_to_change(side: int) -> None:
    seen = [
        case for case in CASES if changed(MOMENTS[case[0]][case[1]], side).data() != MOMENTS[case[0]][case[1]].data()
    ]
    assert len(seen) > len(CASES) // 3
