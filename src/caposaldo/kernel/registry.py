"""The games that can be played.

A game is a sub-package of `caposaldo.games` whose module `game` defines GAME, or a GAME that another installed package
names in the entry point group `caposaldo.games`.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import pkgutil
import sys
from functools import cache
from typing import TYPE_CHECKING

from caposaldo.kernel.game import Game
from caposaldo.kernel.names import UnknownName

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

PACKAGE = "caposaldo.games"
ENTRY_POINTS = "caposaldo.games"

_added: dict[str, Game] = {}
_loaded: dict[str, Game] = {}


def ids() -> list[str]:
    """Return the ids of all games, in alphabetical order."""
    return sorted({*own_ids(), *plugins(), *_added})


def own_ids() -> list[str]:
    """Return the ids of the games that come with caposaldo."""
    package = importlib.import_module(PACKAGE)
    found = [module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg]
    return [id for id in found if importlib.util.find_spec(f"{PACKAGE}.{id}.game") is not None]


@cache
def plugins() -> dict[str, EntryPoint]:
    """Return the games of other installed packages, by id."""
    from importlib.metadata import entry_points  # slow to import, and seldom needed

    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


def games() -> list[Game]:
    return [game(id) for id in ids()]


def game(id: str) -> Game:
    """Return the game with this id. Raise ValueError with a clear line if there is none."""
    if id in _added:
        return _added[id]
    if id not in _loaded:
        _loaded[id] = load(id)
    return _loaded[id]


def load(id: str) -> Game:
    if id in own_ids():
        found: Game = importlib.import_module(f"{PACKAGE}.{id}.game").GAME
        return found
    known(id)
    plugin: Game = plugins()[id].load()
    if plugin.id != id:
        raise ValueError(f"the game {plugin.id!r} is installed as {id!r}; its entry point must have its id")
    return plugin


def known(id: str) -> None:
    there = ids()
    if id not in there:
        raise UnknownName("game", id, there, ", ".join(there) or "none")


def add(game: Game) -> None:
    """Register a game that is not installed, as tests do."""
    _added[game.id] = game


def remove(id: str) -> None:
    """Remove a game that was added."""
    _added.pop(id, None)


def folder(id: str) -> str:
    """Return the folder with rules.toml, texts and scenarios of a game. Games of this package are not loaded for it."""
    if id not in _added and id in own_ids():
        package = importlib.import_module(f"{PACKAGE}.{id}")
        return os.path.abspath(str(package.__path__[0]))
    module = sys.modules[type(game(id)).__module__]
    return os.path.dirname(os.path.abspath(str(module.__file__)))
