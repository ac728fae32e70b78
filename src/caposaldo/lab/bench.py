"""Speed of the games, compared with two chess libraries: python-chess and OpenSpiel.

All do the same: list the legal moves, take one by a cheap generator, play it, and start again when the game is over.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable
from typing import Any

from caposaldo.kernel import game as contract
from caposaldo.kernel import registry
from caposaldo.kernel.game import SPECTATOR, Game, State
from caposaldo.kernel.replay import replay_record
from caposaldo.kernel.session import Session

MULTIPLIER = 6364136223846793005
INCREMENT = 1442695040888963407
MASK = (1 << 64) - 1
# Steps between two readings of the clock.
STEPS = 32


class Chooser:
    """A linear congruential generator: the same cheap choice in all measurements."""

    def __init__(self, seed: int) -> None:
        self.word = seed

    def below(self, n: int) -> int:
        self.word = (self.word * MULTIPLIER + INCREMENT) & MASK
        return (self.word >> 33) % n


def rate(step: Callable[[], object], seconds: float) -> float:
    """Return steps a second."""
    step()
    steps = 0
    began = time.perf_counter()
    spent = 0.0
    while spent < seconds:
        for _ in range(STEPS):
            step()
        steps += STEPS
        spent = time.perf_counter() - began
    return steps / spent


def slow_rate(step: Callable[[], object], seconds: float) -> float:
    """Return steps a second for slow steps: the clock is read after each."""
    steps = 0
    began = time.perf_counter()
    spent = 0.0
    while spent < seconds:
        step()
        steps += 1
        spent = time.perf_counter() - began
    return steps / spent


# ---------------------------------------------------------------- the peers
class ChessPlay:
    """Random legal chess with python-chess."""

    def __init__(self, chess: Any) -> None:
        self.chess = chess
        self.board = chess.Board()
        self.choose = Chooser(1)

    def step(self) -> None:
        board = self.board
        moves = list(board.legal_moves)
        if not moves or board.halfmove_clock >= 100 or board.is_insufficient_material():
            self.board = self.chess.Board()
            return
        board.push(moves[self.choose.below(len(moves))])


class SpielPlay:
    """Random legal chess with OpenSpiel."""

    def __init__(self, spiel: Any) -> None:
        self.game = spiel.load_game("chess")
        self.state = self.game.new_initial_state()
        self.choose = Chooser(1)

    def step(self) -> None:
        state = self.state
        if state.is_terminal():
            self.state = self.game.new_initial_state()
            return
        moves = state.legal_actions()
        state.apply_action(moves[self.choose.below(len(moves))])


def peer_rate(module: str, play: Callable[[Any], ChessPlay | SpielPlay], seconds: float) -> float | None:
    """Return moves a second, or None when the library is not installed."""
    try:
        library = importlib.import_module(module)
    except ImportError:
        return None
    return rate(play(library).step, seconds)


# ---------------------------------------------------------------- our games
class Play:
    """Random legal play of one scenario."""

    def __init__(self, game: Game, scenario: str) -> None:
        self.game = game
        self.scenario = scenario
        self.number = 0
        self.choose = Chooser(1)
        self.state = self.begin()

    def begin(self) -> State:
        self.number += 1
        state = self.game.start(self.scenario, {}, f"bench-{self.number}")
        state.quiet()
        return state

    def step(self) -> None:
        state = self.state
        if state.outcome() is not None:
            self.state = self.begin()
            return
        seat = state.waiting()[0]
        actions = state.actions(seat)
        state.do(seat, actions[self.choose.below(len(actions))])


def size(game: Game, scenario: str) -> int:
    """Return how many pieces a scenario has: those in view, or those it announces, which may still be hidden."""
    pieces = game.start(scenario, {}, "bench").view(SPECTATOR).get("units")
    announced = game.about(scenario).get("strength")
    seen = len(pieces) if isinstance(pieces, list) else 0
    return max(seen, sum(announced)) if isinstance(announced, list) else seen


def largest(game: Game) -> str:
    return max(game.scenarios(), key=lambda scenario: size(game, scenario))


def decision_rate(game: Game, seconds: float) -> float:
    """Return decisions a second, averaged over all scenarios."""
    share = seconds / len(game.scenarios())
    rates = [rate(Play(game, scenario).step, share) for scenario in game.scenarios()]
    return sum(rates) / len(rates)


def recorded(game: Game, scenario: str, seconds: float) -> Session:
    """Play a random game; after the given time it stays unfinished."""
    session = Session.start(game.id, scenario, {}, "bench", {}, False)
    choose = Chooser(1)
    ends = time.perf_counter() + seconds
    while session.state.outcome() is None and time.perf_counter() < ends:
        seat = session.state.waiting()[0]
        actions = session.state.actions(seat)
        session.play(seat, actions[choose.below(len(actions))])
    return session


def middle(session: Session) -> State:
    """Return the state in the middle of a recorded game, without events, as in a search."""
    decisions = len(session.record.decisions)
    return replay_record(session.record, to=decisions // 2)


def measure(game: Game, seconds: float, chess: float | None) -> dict[str, object]:
    scenario = largest(game)
    session = recorded(game, scenario, seconds)
    state = middle(session)
    decisions = decision_rate(game, seconds)
    clones = rate(state.clone, seconds / 2)
    replays = slow_rate(lambda: replay_record(session.record), seconds / 2)
    return {
        "decisions_per_s": round(decisions),
        "ratio_python_chess": round(decisions / chess, 3) if chess else None,
        "clone_us": round(1e6 / clones, 3),
        "clones_per_s": round(clones),
        "replays_per_s": round(replays, 2),
        "largest": scenario,
        "units": size(game, scenario),
        "replayed_decisions": len(session.record.decisions),
    }


def compiled() -> bool:
    return not str(contract.__file__).endswith(".py")


def bench(seconds: float, report: Callable[[str], None]) -> dict[str, object]:
    """Measure everything, `seconds` each. `report` gets the name of each measurement."""
    report("python-chess")
    chess = peer_rate("chess", ChessPlay, seconds)
    report("openspiel-chess")
    spiel = peer_rate("pyspiel", SpielPlay, seconds)
    games: dict[str, object] = {}
    for game in registry.games():
        report(game.id)
        games[game.id] = measure(game, seconds, chess)
    peers = {"python-chess": chess and round(chess), "openspiel-chess": spiel and round(spiel)}
    return {"compiled": compiled(), "peers": peers, "games": games}
