"""Sentences. Everything a game says is a `Message`; here it becomes Italian or English words.

Catalogues are Fluent files: `caposaldo/texts/<lang>/*.ftl` for the kernel and the command line, and
`texts/<lang>/*.ftl` in the folder of each game. Fluent itself is imported only when a sentence is needed.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from caposaldo.kernel import registry
from caposaldo.kernel.game import Message, Params, State

LANGUAGES = ["en", "it"]
COMMON = Path(__file__).parent.parent / "texts"

# What stands around a text that is missing or lacks a parameter. No good text contains it.
BROKEN_LEFT = "⟦"
BROKEN_RIGHT = "⟧"

# Decimals among the words of a message, as games write them for every language: 12.5, or the place 8.6,8.9.
DECIMALS = re.compile(r"-?\d+\.\d+(,-?\d+\.\d+)*")

_catalogues: dict[str, Texts] = {}


def default_language() -> str:
    """The language of the environment: Italian where it says so, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return "it" if value.lower().startswith("it") else "en"
    return "en"


def texts(lang: str) -> Texts:
    """The catalogue of a language, read once."""
    if lang not in _catalogues:
        _catalogues[lang] = Texts(lang)
    return _catalogues[lang]


def catalogue_files(lang: str, game_id: str = "") -> list[Path]:
    """The Fluent files of a game, or those that all games share."""
    base = Path(registry.folder(game_id)) / "texts" if game_id else COMMON
    return sorted((base / lang).glob("*.ftl"))


def broken(text: str) -> str:
    return f"{BROKEN_LEFT}{text}{BROKEN_RIGHT}"


def parts(pattern: object) -> tuple[set[str], set[str]]:
    """The parameters and the other texts that stand in a text."""
    from fluent.syntax import ast, visitor

    class Walk(visitor.Visitor):
        def __init__(self) -> None:
            self.names: set[str] = set()
            self.keys: set[str] = set()

        def generic_visit(self, node: Any) -> None:
            if isinstance(node, ast.VariableReference):
                self.names.add(node.id.name)
            elif isinstance(node, ast.MessageReference):
                self.keys.add(node.id.name)
            super().generic_visit(node)

    walk = Walk()
    walk.visit(pattern)
    return walk.names, walk.keys


class Texts:
    """The words of one language. The texts of a game are read when first needed."""

    def __init__(self, lang: str) -> None:
        from fluent.runtime import FluentBundle

        if lang not in LANGUAGES:
            raise ValueError(f"unknown language {lang!r}; known languages: {', '.join(LANGUAGES)}")
        self.lang = lang
        self._bundle: Any = FluentBundle([lang], use_isolating=False)
        self._games: set[str] = set()
        self._used: dict[str, set[str]] = {}
        self._add(catalogue_files(lang))

    def say(self, message: Message, state: State | None = None) -> str:
        """The sentence of a message. References such as "@unit/12" are named by the state."""
        if state is not None:
            self.load_game(state.game_id())
        return self._format(message.key, message.params, state)

    def text(self, key: str, /, **params: int | str) -> str:
        return self._format(key, params, None)

    def has(self, key: str) -> bool:
        """The key is in the catalogues of the kernel or of any game."""
        if not self._bundle.has_message(key):
            for id in registry.ids():
                self.load_game(id)
        return bool(self._bundle.has_message(key))

    def load_game(self, id: str) -> None:
        if id not in self._games:
            self._games.add(id)
            self._add(catalogue_files(self.lang, id))

    def _add(self, files: list[Path]) -> None:
        from fluent.runtime import FluentResource

        for file in files:
            self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))

    def _format(self, key: str, params: Params, state: State | None) -> str:
        if not self.has(key):
            return broken(key)
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return broken(key)
        words, errors = self._bundle.format_pattern(pattern, self._resolved(key, params, state))
        return broken(f"{key}: {words}") if errors else str(words)

    def _uses(self, key: str) -> set[str]:
        """The parameters that a text can use, those of the texts in it included."""
        if key not in self._used:
            found = self._used[key] = set()
            if self._bundle.has_message(key):
                names, keys = parts(self._bundle.get_message(key).value)
                found |= names.union(*map(self._uses, keys))
        return self._used[key]

    def _resolved(self, key: str, params: Params, state: State | None) -> dict[str, object]:
        """The parameters that the text uses, as Fluent takes them: numbers without grouping, references as words."""
        from fluent.runtime.types import fluent_number

        resolved: dict[str, object] = {}
        for name in self._uses(key) & params.keys():
            value = params[name]
            if isinstance(value, int):
                resolved[name] = fluent_number(int(value), useGrouping=False)
            else:
                resolved[name] = self._words(value, params, state)
        return resolved

    def _words(self, value: str, params: Params, state: State | None) -> str:
        """Words as they are, decimals as the language writes them. A text that is itself a parameter may use the other
        parameters of its message."""
        if not value.startswith("@"):
            return self._decimals(value) if DECIMALS.fullmatch(value) else value
        if "/" in value:
            return value if state is None else state.name(value[1:], self.lang)
        others = {name: other for name, other in params.items() if other != value}
        return self._format(value[1:], others, state)

    def _decimals(self, value: str) -> str:
        """Figures as the language writes them: Italian has a comma, and so a semicolon between two of them."""
        return value.replace(",", "; ").replace(".", ",") if self.lang == "it" else value
