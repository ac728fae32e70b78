"""What a game sends is what its view_types.py declares, and the client's types are made from that."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, NotRequired, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest

from caposaldo.kernel import registry
from caposaldo.kernel.game import SPECTATOR, State
from caposaldo.kernel.view_types import Length
from caposaldo.server.presenter import everything

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "web" / "scripts" / "view_types.py"
DECISIONS = 400  # of each scenario
EVERY = 10  # views are looked at after so many decisions
CASES = [(game.id, scenario) for game in registry.games() for scenario in game.scenarios()]


def positions(game: str, scenario: str) -> Iterator[State]:
    """The states of a game that is played by a fixed rule."""
    state = registry.game(game).start(scenario, {}, f"types {scenario}")
    number = sum(scenario.encode())
    for step in range(DECISIONS):
        waiting = state.waiting()
        if step % EVERY == 0 or not waiting:
            yield state
        if not waiting:
            return
        seat = waiting[number % len(waiting)]
        actions = state.actions(seat)
        state.apply(seat, actions[number % len(actions)])
        number = (number * 1103515245 + 12345) % 2147483648 // 3


def undeclared(value: Any, declared: Any, path: str) -> list[str]:
    """What msgspec passes over: keys that are not declared, and lists of another length than declared."""
    if is_typeddict(declared):
        hints = get_type_hints(declared, include_extras=True)
        extra = [f"{path}.{key}" for key in value if key not in hints]
        inside = [undeclared(value[key], hint, f"{path}.{key}") for key, hint in hints.items() if key in value]
        return extra + [name for names in inside for name in names]
    origin, items = get_origin(declared), get_args(declared)
    if origin is NotRequired:
        return undeclared(value, items[0], path)
    if origin is Annotated:
        wrong = [
            f"{path}: {len(value)} items" for one in items[1:] if isinstance(one, Length) and one.items != len(value)
        ]
        return wrong + undeclared(value, items[0], path)
    if origin is list and value:
        return [name for one in value for name in undeclared(one, items[0], f"{path}[]")]
    if origin is dict:
        return [name for one in value.values() for name in undeclared(one, items[1], f"{path}[]")]
    if origin is UnionType and value is not None:
        return [name for one in items if one is not NoneType for name in undeclared(value, one, path)]
    return []


def check(value: object, declared: Any, name: str) -> None:
    sent = json.loads(json.dumps(value))
    msgspec.convert(sent, declared, strict=True)
    assert undeclared(sent, declared, name) == []


@pytest.mark.parametrize(("game", "scenario"), CASES)
def test_views_and_boards_are_what_is_declared(game: str, scenario: str) -> None:
    types = importlib.import_module(f"caposaldo.games.{game}.view_types")
    seats = [SPECTATOR]
    for number, state in enumerate(positions(game, scenario)):
        if number == 0:
            seats += range(len(state.seats()))
            board = state.board()
            assert bool(board) == hasattr(types, "Board")
            if board:
                check(board, types.Board, "board")
        for seat in seats:
            check(state.view(seat), types.View, "view")
        check(everything(state), types.View, "everything")


def test_a_sight_of_storms_is_what_is_declared() -> None:
    types = importlib.import_module("caposaldo.games.storms.view_types")
    for state in positions("storms", "first-shots"):
        sights = [state.sight(seat, piece, place) for seat in (-1, 0, 1) for piece, place in ((-1, 0), (0, -1))]
        for sight in sights:
            if sight:
                check(sight, types.Sight, "sight")


def test_what_is_not_declared_is_found() -> None:
    types = importlib.import_module("caposaldo.games.battlegroups.view_types")
    view = json.loads(json.dumps(registry.game("battlegroups").start("ponte", {}, "1").view(0)))
    view["units"][0]["secret"] = 1
    view["scale"]["secret"] = 1
    view["scale"]["air_zone"].append(1)
    assert undeclared(view, types.View, "view") == [
        "view.scale.secret",
        "view.scale.air_zone: 3 items",
        "view.units[].secret",
    ]


def test_the_clients_types_are_up_to_date() -> None:
    run = subprocess.run([sys.executable, str(SCRIPT), "--check"], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
