"""Bots: they answer with listed actions, the same for the same seed, and never see the real state."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from caposaldo.bots.base import Bot, best_of, drive, make_bot
from caposaldo.kernel import game as kernel
from caposaldo.kernel import registry
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Game, State, listed
from kernel.tinygame import BID, PASS, ROLL, SEAL, Action, Attack, Bidding, TinyGame, TinyState

NAMES = ["random", "greedy", "search:20"]
GAME = TinyGame()


@pytest.fixture(autouse=True)
def _tiny() -> Iterator[None]:
    registry.add(GAME)
    yield
    registry.remove("tiny")


def decisions(game: Game, scenario: str, names: list[str], seed: str, longest: int = 10000) -> list[kernel.Action]:
    """What bots decide in a game, until its end or so many decisions."""
    state = game.start(scenario, {}, seed)
    bots = [make_bot(name, game, f"{seed} {seat}") for seat, name in enumerate(names)]
    eyes = Dice(f"{seed} eyes")
    taken: list[kernel.Action] = []
    while state.outcome() is None and len(taken) < longest:
        seat = state.waiting()[-1]
        action = drive(state, seat, bots[seat], eyes)
        assert listed(state.actions(seat), action)
        state.apply(seat, action)
        taken.append(action)
    return taken


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_plays_a_whole_game_with_listed_actions(name: str) -> None:
    assert len(decisions(GAME, "campaign", [name, name], "whole")) >= 20


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_play(name: str) -> None:
    assert decisions(GAME, "campaign", [name, name], "same") == decisions(GAME, "campaign", [name, name], "same")


def test_other_seeds_give_other_play() -> None:
    plays = [decisions(GAME, "campaign", ["random", "random"], f"other {n}") for n in range(4)]
    assert any(play != plays[0] for play in plays)


def test_a_bot_is_given_a_resampled_state() -> None:
    given: list[State] = []

    class Curious(Bot):
        def choose(self, state: State, seat: int) -> kernel.Action:
            given.append(state)
            return state.actions(seat)[0]

    real = GAME.start("skirmish", {}, "secret seed")
    real.apply(1, Action(BID, 3))
    for n in range(20):
        drive(real, 0, Curious(), Dice(f"eyes {n}"))
    assert all(state is not real and state.dice.seed != "secret seed" for state in given)
    assert len({state.bids[1] for state in given if isinstance(state, TinyState)}) > 1


@pytest.mark.parametrize("name", NAMES)
def test_choosing_changes_nothing_on_the_table(name: str) -> None:
    real = GAME.start("skirmish", {}, "untouched")
    before = real.digest()
    drive(real, 0, make_bot(name, GAME, "bot"), Dice("eyes"))
    assert real.digest() == before


def test_greedy_takes_the_best_and_draws_among_equals() -> None:
    class Flat(TinyGame):
        def worth(self, state: State, seat: int, action: kernel.Action) -> int:
            return 5 if action.first > 1 else 0

    state = GAME.start("skirmish", {}, "flat")
    assert isinstance(state, TinyState)
    assert isinstance(state.top(), Bidding)
    dice = Dice("ties")
    chosen = [int(best_of(Flat(), state, 0, state.actions(0), dice).first) for _ in range(60)]
    assert set(chosen) == {2, 3}


def test_search_prefers_what_wins() -> None:
    """The last attack: to roll may win, to pass cannot. The game's own worth says the opposite."""

    class Misled(TinyGame):
        def worth(self, state: State, seat: int, action: kernel.Action) -> int:
            return 9 if action.verb == PASS else 0

    game = Misled()
    state = game.start("skirmish", {"rounds": "1"}, "last attack")
    assert isinstance(state, TinyState)
    state.apply(0, Action(BID, 3))
    state.apply(1, Action(BID, 1))
    for seat in (0, 1):
        state.apply(seat, Action(SEAL))
    state.replace(Attack(2))
    assert make_bot("greedy", game, "g").choose(state.clone(), 0).verb == PASS
    assert make_bot("search:60", game, "s").choose(state.clone(), 0).verb == ROLL


def test_search_keeps_its_time() -> None:
    state = GAME.start("campaign", {}, "clock")
    began = time.monotonic()
    make_bot("search:0.2s", GAME, "s").choose(state, 0)
    assert 0.1 < time.monotonic() - began < 1.5


@pytest.mark.parametrize("name", ["", "deep", "search:", "search:0", "search:-3", "search:s", "search:99s", "random:2"])
def test_an_unknown_bot_is_refused_in_words(name: str) -> None:
    with pytest.raises(ValueError, match=r"unknown bot|the limit is a number"):
        make_bot(name, GAME, "seed")
