"""Hashes of games played by a fixed rule, to compare one machine, build or process with another.

Run as a program it prints them as JSON, with the kind of core that it ran on.
"""

from __future__ import annotations

import json
import sys

import caposaldo.kernel.game
from caposaldo.kernel import registry
from caposaldo.kernel.game import Game, State

LONGEST = 2000
MARKS = 50  # a hash after every so many decisions, to tell where two plays part


def play(game: Game, scenario: str, seed: str, longest: int) -> list[str]:
    """A game with a simple chooser of its own; its hashes on the way and at the end."""
    state: State = game.start(scenario, {}, seed)
    number = sum(seed.encode())
    hashes = []
    for step in range(longest):
        waiting = state.waiting()
        if not waiting:
            break
        seat = waiting[number % len(waiting)]
        actions = state.actions(seat)
        state.apply(seat, actions[number % len(actions)])
        number = (number * 1103515245 + 12345) % 2147483648 // 3
        if step % MARKS == 0:
            hashes.append(state.digest())
    return [*hashes, state.digest()]


def all_hashes(longest: int) -> dict[str, list[str]]:
    return {
        f"{game.id} {scenario}": play(game, scenario, f"hash {scenario}", longest)
        for game in registry.games()
        for scenario in game.scenarios()
    }


def report(longest: int) -> dict[str, object]:
    interpreted = caposaldo.kernel.game.__file__.endswith(".py")
    return {"interpreted": interpreted, "hashes": all_hashes(longest)}


if __name__ == "__main__":
    print(json.dumps(report(int(sys.argv[1]))))
