"""Set-ups that are proposed: for every scenario, seat and kind they can be made as they are, and they differ."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from caposaldo.kernel import registry
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Game, State

SCENARIOS = [(game, scenario) for game in registry.games() for scenario in game.scenarios()]
NAMES = [f"{game.id}-{scenario}" for game, scenario in SCENARIOS]
STEPS = 12  # questions of a set-up that are looked at


def placings(game: Game, scenario: str, seed: str) -> Iterator[tuple[State, int]]:
    """Every question of the set-up that has proposals; the first one is taken each time."""
    state = game.start(scenario, {}, seed)
    state.quiet()
    for _ in range(STEPS):
        seat = next((int(seat) for seat in state.waiting() if game.proposals(state, seat)), None)
        if seat is None:
            return
        yield state, seat
        for action in game.propose(state.resample(seat, Dice(f"{seed} mine")), seat, 0, Dice(seed)):
            state.do(seat, action)


def proposed(game: Game, state: State, seat: int, kind: int, seed: str) -> list[str]:
    """A proposal in notation; each action is legal when its turn comes, and nothing is left to place after the last."""
    copy = state.clone()
    question, found = state.prompt(seat).key, []
    for action in game.propose(state.resample(seat, Dice(f"{seed} other")), seat, kind, Dice(seed)):
        assert copy.refusal(seat, action) is None, copy.write_action(action)
        found.append(copy.write_action(action))
        copy.do(seat, action)
    asked_again = copy.outcome() is None and seat in copy.waiting() and copy.prompt(seat).key == question
    assert not asked_again or not game.proposals(copy, seat)
    return found


@pytest.mark.parametrize(("game", "scenario"), SCENARIOS, ids=NAMES)
def test_proposals_can_be_made_as_they_are(game: Game, scenario: str, is_compiled: bool) -> None:
    for state, seat in placings(game, scenario, "set-up"):
        for kind in range(len(game.proposals(state, seat))):
            for number in range(20 if is_compiled else 3):
                assert proposed(game, state, seat, kind, f"{number}")


# Where there is hardly a choice, the kinds may agree: a mine and the turn of a plane, one unit to hide.
@pytest.mark.parametrize(
    ("game_id", "scenario"),
    [("battlegroups", "arras"), ("storms", "the-river-village"), ("traces", "race"), ("upfront", "the-crossroads")],
)
def test_kinds_of_proposals_differ_and_so_do_two_of_a_kind(game_id: str, scenario: str) -> None:
    game = registry.game(game_id)
    state, seat = next(placings(game, scenario, "set-up"))
    kinds = [tuple(proposed(game, state, seat, kind, "1")) for kind in range(len(game.proposals(state, seat)))]
    assert len(set(kinds)) == len(kinds) >= 3
    assert len({tuple(proposed(game, state, seat, 0, f"{number}")) for number in range(6)}) > 1


@pytest.mark.parametrize(
    ("game_id", "scenario"), [("battlegroups", "siepi"), ("storms", "the-orchard"), ("traces", "race")]
)
def test_a_proposal_tells_nothing_of_the_other_side(game_id: str, scenario: str) -> None:
    """Two tables that look the same to the seat, whatever the other side holds, have the same proposals."""
    game = registry.game(game_id)
    for state, seat in placings(game, scenario, "set-up"):
        other = state.resample(seat, Dice("another world"))
        for kind in range(len(game.proposals(state, seat))):
            here = game.propose(state.resample(seat, Dice("a")), seat, kind, Dice("same"))
            there = game.propose(other.resample(seat, Dice("b")), seat, kind, Dice("same"))
            assert [state.write_action(one) for one in here[:1]] == [other.write_action(one) for one in there[:1]]
            assert here == there
