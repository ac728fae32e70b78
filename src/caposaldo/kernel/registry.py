"""Which games there are. Every sub-package of `caposaldo.games` whose module `game` has a GAME is one."""

from __future__ import annotations

import importlib
import importlib.util
import os
import pkgutil
import sys

from caposaldo.kernel.game import Game

PACKAGE = "caposaldo.games"

_added: dict[str, Game] = {}
_loaded: dict[str, Game] = {}


def ids() -> list[str]:
    """Ids of all games that can be played, in alphabetical order."""
    package = importlib.import_module(PACKAGE)
    found = [module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg]
    there = [id for id in found if importlib.util.find_spec(f"{PACKAGE}.{id}.game") is not None]
    return sorted(set(there) | set(_added))


def games() -> list[Game]:
    return [game(id) for id in ids()]


def game(id: str) -> Game:
    """The game of this id. Raises ValueError with a clear line if there is none."""
    if id in _added:
        return _added[id]
    if id not in _loaded:
        known(id)
        found: Game = importlib.import_module(f"{PACKAGE}.{id}.game").GAME
        _loaded[id] = found
    return _loaded[id]


def known(id: str) -> None:
    there = ids()
    if id not in there:
        raise ValueError(f"unknown game {id!r}; known games: {', '.join(there) or 'none'}")


def add(game: Game) -> None:
    """Make a game known that lives outside the package."""
    _added[game.id] = game


def remove(id: str) -> None:
    """Forget a game that was added."""
    _added.pop(id, None)


def folder(id: str) -> str:
    """Where the files of a game (rules.toml, texts, scenarios) lie. The game itself need not be loaded for it."""
    known(id)
    if id in _added:
        module = sys.modules[type(_added[id]).__module__]
        return os.path.dirname(os.path.abspath(str(module.__file__)))
    package = importlib.import_module(f"{PACKAGE}.{id}")
    return os.path.abspath(str(package.__path__[0]))
