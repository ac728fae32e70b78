"""Words of the games: every abbreviation is explained, and both languages and all texts use the same words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from caposaldo.kernel import catalog, glossary, registry
from conformance.texts_style import PACKAGE, check_texts

GAMES = registry.ids()
# Abbreviations that are the names of things, or that everybody knows.
NAMES = {
    # vehicles, weapons, troops
    "BAR", "II", "III", "IS", "IV", "KV", "MP", "SS", "US", "VI", "VII",
    # the program
    "FILE", "MB", "NAME", "NATO", "NOME", "README", "SHA", "TOML", "WWII",
}  # fmt: skip
ABBREVIATION = re.compile(r"(?<![\w-])[A-Z]{2,}s?(?!\w)")


class Said:
    """A text in both languages, in all its readings."""

    def __init__(self) -> None:
        self.readings: dict[str, set[str]] = {"it": set(), "en": set()}

    def terms(self, game: str, lang: str) -> set[str]:
        return {mark.term for words in self.readings[lang] for mark in glossary.marks(game, lang, words)}


def texts_of(folder: Path) -> Iterator[tuple[str, str, str, str]]:
    """Yield file, key, language and words of the texts in a folder, except names of units and the glossary itself."""
    for file in check_texts.files_of([folder]):
        if file.name != glossary.FILE and "data" not in file.parts:
            for text in check_texts.read(file):
                yield file.name, text.key, text.lang, re.sub(r"\{[^}]*\}", "…", text.words)


def texts_of_game(game: str) -> dict[tuple[str, str], Said]:
    found: dict[tuple[str, str], Said] = {}
    for file, key, lang, words in texts_of(PACKAGE / "games" / game):
        found.setdefault((file, key), Said()).readings[lang].add(words)
    return found


def unexplained(games: list[str], lang: str, words: str) -> set[str]:
    """Return the abbreviations of a text that are words of none of these games."""
    for game in games:
        regex, _ = glossary.finder(game, lang)
        words = regex.sub("…", words) if regex else words
    return {word for word in ABBREVIATION.findall(words) if word not in NAMES}


@pytest.mark.parametrize("game", GAMES)
def test_every_game_explains_its_words_in_a_rule_and_a_sentence(game: str) -> None:
    terms = glossary.terms(game)
    assert len(terms) >= 30
    rules = {rule.id for rule in catalog.rules(game)}
    assert [term.id for term in terms if term.rule not in rules] == []
    assert [term.id for term in terms for lang in ("it", "en") if not 0 < len(term.text.lang(lang)) <= 160] == []
    assert [term.id for term in terms for lang in ("it", "en") if not term.text.lang(lang).endswith(".")] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_abbreviation_of_a_game_is_explained(game: str) -> None:
    found = {
        (file, key, word)
        for file, key, lang, words in texts_of(PACKAGE / "games" / game)
        for word in unexplained([game], lang, words)
    }
    assert sorted(found) == []


def test_every_abbreviation_that_games_share_is_explained_by_one_of_them() -> None:
    found = {
        (key, word) for _, key, lang, words in texts_of(PACKAGE / "texts") for word in unexplained(GAMES, lang, words)
    }
    assert sorted(found) == []


def test_an_abbreviation_that_no_game_explains_is_found() -> None:
    assert unexplained(["storms"], "en", "7 AP, 2 XP and a BAR at 4-1") == {"XP"}
    assert unexplained(["storms"], "it", "ZDC") == {"ZDC"}


@pytest.mark.parametrize("game", GAMES)
def test_every_word_stands_in_a_text_of_its_language(game: str) -> None:
    texts = texts_of_game(game)
    said = {lang: set().union(*(text.terms(game, lang) for text in texts.values())) for lang in ("it", "en")}
    missing = [(term.id, lang) for term in glossary.terms(game) for lang in said if term.id not in said[lang]]
    assert missing == []


def differing(game: str, said: Said) -> set[str]:
    """Return the words with an abbreviation that only one language of a text uses."""
    short = {term.id for term in glossary.terms(game) if term.short.it or term.short.en}
    return (said.terms(game, "it") ^ said.terms(game, "en")) & short


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_use_the_same_word_in_rules_and_on_screens(game: str) -> None:
    found = {key: differing(game, said) for key, said in texts_of_game(game).items()}
    assert {key: words for key, words in found.items() if words} == {}


def test_a_word_that_one_language_writes_otherwise_is_found() -> None:
    said = Said()
    said.readings = {"it": {"Entra in una ZDC nemica."}, "en": {"It enters an enemy ZOC."}}
    assert differing("traces", said) == {"zoc"}


@pytest.mark.parametrize("game", GAMES)
def test_explanations_use_the_words_of_the_game(game: str) -> None:
    """An explanation that needs another abbreviation uses one that is explained, too."""
    for term in glossary.terms(game):
        for lang in ("it", "en"):
            assert unexplained([game], lang, term.text.lang(lang)) == set(), term.id
