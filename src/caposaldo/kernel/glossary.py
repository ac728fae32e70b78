"""The words of a game in one sentence each, and where they stand in a text.

A word is found by the ways in which it is written (its forms), not by a mark in every text: so inflected Italian words,
rules, briefings and names need no marks, and the terminal has nothing to take out. The client finds words in the same
way (web/src/glossary.svelte.ts).
"""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path

import msgspec

from caposaldo.kernel import registry
from caposaldo.kernel.catalog import CatalogError, Words, read_toml, rulebook

FILE = "glossary.toml"
LONGEST = 160  # characters of an explanation


class Short(msgspec.Struct, forbid_unknown_fields=True):
    """An abbreviation; "" in a language that has none."""

    it: str = ""
    en: str = ""


class Forms(msgspec.Struct, forbid_unknown_fields=True):
    it: list[str] = []
    en: list[str] = []


class Term(msgspec.Struct, forbid_unknown_fields=True, rename={"but": "except"}):
    """A word of the game. `forms` are other ways to write it; `but` has phrases that contain it and mean something
    else. A form that opens in lower case is also found with a capital letter."""

    id: str
    rule: str
    word: Words
    text: Words
    short: Short = msgspec.field(default_factory=Short)
    forms: Forms = msgspec.field(default_factory=Forms)
    but: Forms = msgspec.field(default_factory=Forms)
    drawing: str = ""

    def written(self, lang: str) -> list[str]:
        """Return all ways in which a language writes the word."""
        short, forms = (self.short.it, self.forms.it) if lang == "it" else (self.short.en, self.forms.en)
        return [form for form in (self.word.lang(lang), short, *forms) if form]

    def excluded(self, lang: str) -> list[str]:
        return self.but.it if lang == "it" else self.but.en


class GlossaryFile(msgspec.Struct, forbid_unknown_fields=True):
    term: list[Term]


class Mark(msgspec.Struct):
    """A word in a text, from `start` to before `end`."""

    start: int
    end: int
    term: str


@cache
def terms(game_id: str) -> list[Term]:
    """Return the glossary of a game, which is read and checked once; games without the file have none."""
    path = Path(registry.folder(game_id)) / FILE
    if not path.exists():
        return []
    found = read_toml(path, GlossaryFile).term
    check_terms(found, {rule.id for rule in rulebook(game_id).rule}, os.fspath(path))
    return found


def check_terms(terms: list[Term], rules: set[str], where: str) -> None:
    """Raise CatalogError for an id used twice, a rule that does not exist, or an explanation that is too long."""
    ids: set[str] = set()
    for term in terms:
        if term.id in ids:
            raise CatalogError(f"{where}: term {term.id}: the id is used twice")
        ids.add(term.id)
        if term.rule not in rules:
            raise CatalogError(f"{where}: term {term.id}: there is no rule {term.rule}")
        for lang in ("it", "en"):
            if not term.word.lang(lang).strip() or not term.text.lang(lang).strip():
                raise CatalogError(f"{where}: term {term.id}: word and text are needed in both languages")
            if len(term.text.lang(lang)) > LONGEST:
                raise CatalogError(f"{where}: term {term.id}: text.{lang} has more than {LONGEST} characters")
    for lang in ("it", "en"):
        check_forms(terms, lang, where)


def check_forms(terms: list[Term], lang: str, where: str) -> None:
    owner: dict[str, str] = {}
    for term in terms:
        for form in term.written(lang):
            other = owner.setdefault(form, term.id)
            if other != term.id:
                raise CatalogError(f"{where}: term {term.id}: “{form}” is also a form of {other}")


# ---------------------------------------------------------------- where words stand
@cache
def finder(game_id: str, lang: str) -> tuple[re.Pattern[str] | None, dict[str, str]]:
    """Return a pattern of all forms, the longest first, and the word of each form ("" for a phrase to leave alone)."""
    of: dict[str, str] = {}
    for term in terms(game_id):
        of.update(dict.fromkeys(term.excluded(lang), ""))
    for term in terms(game_id):
        of.update(dict.fromkeys(term.written(lang), term.id))
    if not of:
        return None, {}
    forms = "|".join(map(pattern, sorted(of, key=len, reverse=True)))
    return re.compile(rf"(?<![\w-])(?:{forms})(?!-?\w)"), of


def pattern(form: str) -> str:
    """Return a form as a pattern: spaces of any kind, and an opening small letter in either case."""
    words = r"\s+".join(map(re.escape, form.split()))
    return f"[{form[0]}{form[0].upper()}]{words[1:]}" if form[0].islower() else words


def marks(game_id: str, lang: str, text: str) -> list[Mark]:
    """Return where the words of a game stand in a text: each at its first place only."""
    regex, of = finder(game_id, lang)
    found: dict[str, Mark] = {}
    for match in regex.finditer(text) if regex else ():
        form = " ".join(match[0].split())
        term = of[form] if form in of else of[form[0].lower() + form[1:]]
        if term:
            found.setdefault(term, Mark(match.start(), match.end(), term))
    return list(found.values())
