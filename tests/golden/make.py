"""Writes the golden games: for every scenario one between two greedy bots and one between a greedy and a random one.

Run it only when the rules have changed on purpose and the version of the game was raised:

    python tests/golden/make.py            (all)
    python tests/golden/make.py ponte      (those whose file name contains the word)
"""

from __future__ import annotations

import sys
from pathlib import Path

from caposaldo.bots.base import drive, make_bot
from caposaldo.kernel import registry
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.session import Session

HERE = Path(__file__).parent
PLAYERS = {"greedy": ["greedy", "greedy"], "mixed": ["random", "greedy"]}


def record_game(game_id: str, scenario: str, kind: str) -> Session:
    """One game between bots; everything follows from the names."""
    seed = f"golden {scenario} {kind}"
    game = registry.game(game_id)
    names = game.start(scenario, {}, seed).seats()
    players = dict(zip(names, PLAYERS[kind], strict=True))
    session = Session.start(game_id, scenario, {}, seed, players)
    bots = [make_bot(players[name], game, f"{seed} {name}") for name in names]
    eyes = [Dice(f"{seed} eyes {name}") for name in names]
    while session.state.outcome() is None:
        seat = session.state.waiting()[0]
        session.play(seat, drive(session.state, seat, bots[seat], eyes[seat]))
    return session


def main(word: str) -> None:
    for game in registry.games():
        for scenario in game.scenarios():
            for kind in PLAYERS:
                path = HERE / f"{game.id}-{scenario}-{kind}.txt"
                if word in path.name:
                    session = record_game(game.id, scenario, kind)
                    session.save(str(path))
                    print(path.name, len(session.record.decisions), session.record.result)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "")
