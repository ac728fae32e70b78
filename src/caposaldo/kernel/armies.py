"""Armies that players build, at the edge: what `Game.armies` and `Game.check_army` return, in words."""

from __future__ import annotations

from typing import Any

from caposaldo.kernel import registry
from caposaldo.kernel.game import Game
from caposaldo.kernel.names import UnknownName
from caposaldo.kernel.texts import texts

CARD = "@card/"  # a reference to an entry of `cards`, by its place


def offer(game: Game) -> dict[str, Any]:
    """Raise UnknownName for a game whose armies are those of its scenarios."""
    found = game.armies()
    if not found:
        raise UnknownName("army-builder", game.id, [other.id for other in registry.games() if other.armies()])
    return found


def check(game: Game, text: str, where: str) -> dict[str, Any]:
    """Return the account of an army list, each of its messages with what it says in both languages."""
    offer(game)
    account: dict[str, Any] = game.check_army(text, where)
    for part in ("problems", "notes"):
        account[part] = [
            {**told, "said": {lang: said(game, told, lang) for lang in ("it", "en")}} for told in account[part]
        ]
    return account


def said(game: Game, told: dict[str, Any], lang: str) -> str:
    """Return a message as a sentence; unit cards are called by their names."""
    cards: list[dict[str, Any]] = offer(game)["cards"]
    params: dict[str, int | str] = {}
    for name, value in told["params"].items():
        is_card = isinstance(value, str) and value.startswith(CARD)
        params[name] = cards[int(value[len(CARD) :])]["name"][lang] if is_card else value
    catalogue = texts(lang)
    catalogue.load_game(game.id)
    return catalogue.text(told["key"], **params)
