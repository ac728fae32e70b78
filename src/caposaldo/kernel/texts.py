"""Text catalogues: they turn a `Message` of a game into an Italian or English sentence.

Catalogues are Fluent files: `caposaldo/texts/<lang>/*.ftl` for the kernel and the command line, and
`texts/<lang>/*.ftl` in the folder of each game. Fluent is imported only when a sentence is needed.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import Any

from caposaldo.kernel import nouns, registry
from caposaldo.kernel.game import Message, Params, State
from caposaldo.kernel.names import UnknownName

LANGUAGES = ["en", "it"]
COMMON = Path(__file__).parent.parent / "texts"

# Brackets around a text that is missing or lacks a parameter. No other text contains them.
BROKEN_LEFT = "⟦"
BROKEN_RIGHT = "⟧"

# Decimal numbers in the parameters of a message, as games write them: 12.5, or the point 8.6,8.9.
DECIMALS = re.compile(r"-?\d+\.\d+(,-?\d+\.\d+)*")
# The parameter that holds the number of a rule: 3.0 is no decimal.
RULE = "rule"

# Forms of a parameter that a text may ask for: of `unit` its gender, its running form ("the rifle team"), the same with
# a capital letter, and in Italian the running form after a preposition ("della squadra fucilieri").
GENDER = "gender"
THE = "the"
CAPITAL_THE = "The"
FORM = re.compile(rf"(?P<param>[a-zA-Z0-9-]+)-(?P<form>{'|'.join([GENDER, THE, CAPITAL_THE, *nouns.JOINED])})")

_catalogues: dict[str, Texts] = {}


def default_language() -> str:
    """Return the language of the environment: Italian if it says so, otherwise English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return "it" if value.lower().startswith("it") else "en"
    return "en"


def texts(lang: str) -> Texts:
    """Return the catalogue of a language, which is read once."""
    if lang not in _catalogues:
        _catalogues[lang] = Texts(lang)
    return _catalogues[lang]


def catalogue_files(lang: str, game_id: str = "") -> list[Path]:
    """Return the Fluent files of a game, or those that all games share."""
    base = Path(registry.folder(game_id)) / "texts" if game_id else COMMON
    return sorted((base / lang).glob("*.ftl"))


def broken(text: str) -> str:
    return f"{BROKEN_LEFT}{text}{BROKEN_RIGHT}"


def parameter_of(name: str) -> str:
    """Return the parameter that a variable of a text comes from: unit, for `$unit` and for `$unit-gender`."""
    form = FORM.fullmatch(name)
    return form["param"] if form else name


def parts(pattern: object) -> tuple[set[str], set[str]]:
    """Return the parameters and the other texts that a text refers to."""
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
    """The texts of one language. Those of a game are read when they are first needed."""

    def __init__(self, lang: str) -> None:
        from fluent.runtime import FluentBundle

        if lang not in LANGUAGES:
            raise UnknownName("language", lang, LANGUAGES)
        self.lang = lang
        self._bundle: Any = FluentBundle([lang], use_isolating=False)
        self._games: set[str] = set()
        self._used: dict[str, set[str]] = {}
        self._add(catalogue_files(lang))

    def say(self, message: Message, state: State | None = None) -> str:
        """Return a message as a sentence. The state names references such as "@unit/12"."""
        if state is not None:
            self.load_game(state.game_id())
        return self._format(message.key, message.params, state)

    def text(self, key: str, /, **params: int | str) -> str:
        return self._format(key, params, None)

    def name(self, state: State, reference: str) -> str:
        """Return the words for a reference such as "unit/12", as they stand alone."""
        self.load_game(state.game_id())
        return self._words(f"@{reference}", {}, state)

    def has(self, key: str) -> bool:
        """Tell whether the key is in the catalogues of the kernel or of any game."""
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

    def _format(self, key: str, params: Params, state: State | None, attribute: str = "") -> str:
        if not self.has(key):
            return broken(key)
        message = self._bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return broken(key)
        words, errors = self._bundle.format_pattern(pattern, self._resolved(key, params, state))
        return broken(f"{key}: {words}") if errors else str(words)

    def _uses(self, key: str) -> set[str]:
        """Return the variables that a text uses, including those of texts that it refers to."""
        if key not in self._used:
            found = self._used[key] = set()
            if self._bundle.has_message(key):
                message = self._bundle.get_message(key)
                for pattern in [message.value, *message.attributes.values()]:
                    names, keys = parts(pattern)
                    found |= names.union(*map(self._uses, keys))
        return self._used[key]

    def _resolved(self, key: str, params: Params, state: State | None) -> dict[str, object]:
        """Return the variables that a text uses, for Fluent: numbers without grouping, references as words."""
        from fluent.runtime.types import fluent_number

        resolved: dict[str, object] = {}
        for name in self._uses(key):
            form = None if name in params else FORM.fullmatch(name)
            value = params.get(form["param"] if form else name)
            if value is None:
                continue
            if form:
                resolved[name] = self._in_form(form["form"], str(value), params, state)
            elif isinstance(value, int):
                resolved[name] = fluent_number(int(value), useGrouping=False)
            elif name == RULE:
                resolved[name] = value
            else:
                resolved[name] = self._words(value, params, state)
        return resolved

    def _in_form(self, form: str, value: str, params: Params, state: State | None) -> str:
        if form == GENDER:
            return self._gender(value, state)
        words = self._running(value, params, state)
        if form == THE:
            return words
        return nouns.upper_first(words) if form == CAPITAL_THE else nouns.joined(form, words)

    def _gender(self, value: str, state: State | None) -> str:
        """Return the gender of a parameter: of a text it is the attribute `gender`."""
        if not value.startswith("@"):
            return ""
        if "/" not in value:
            return self._attribute(value[1:], GENDER, {}, None)
        if state is None:
            return ""
        return state.gender(value[1:], self.lang) or self._gender_of_text(state.name(value[1:], self.lang))

    def _gender_of_text(self, name: str) -> str:
        return self._attribute(name[1:], GENDER, {}, None) if name.startswith("@") else ""

    def _running(self, value: str, params: Params, state: State | None) -> str:
        """Return a parameter as it stands inside a sentence: of a text it is the attribute `the`."""
        name = value
        if "/" in value and value.startswith("@") and state is not None:
            found = state.running(value[1:], self.lang)
            if found:
                return found
            name = state.name(value[1:], self.lang)
        if name.startswith("@") and "/" not in name:
            return self._attribute(name[1:], THE, others(params, value), state) or self._words(value, params, state)
        return self._words(value, params, state)

    def _attribute(self, key: str, attribute: str, params: Params, state: State | None) -> str:
        """Return an attribute of a text, "" if it has none."""
        if not self.has(key) or attribute not in self._bundle.get_message(key).attributes:
            return ""
        return self._format(key, params, state, attribute)

    def _words(self, value: str, params: Params, state: State | None) -> str:
        """Return a parameter in words: decimals as the language writes them, references by name, keys as their texts. A
        text that is itself a parameter may use the other parameters of its message."""
        if not value.startswith("@"):
            return self._decimals(value) if DECIMALS.fullmatch(value) else value
        if "/" in value:
            name = value if state is None else state.name(value[1:], self.lang)
            return self._format(name[1:], {}, None) if name.startswith("@") and "/" not in name else name
        return self._format(value[1:], others(params, value), state)

    def _decimals(self, value: str) -> str:
        """Return decimals as the language writes them. Italian has a decimal comma, so a semicolon separates two."""
        return value.replace(",", "; ").replace(".", ",") if self.lang == "it" else value


def others(params: Params, value: str) -> Params:
    """Return the parameters of a message without those that have a value."""
    return {name: other for name, other in params.items() if other != value}
