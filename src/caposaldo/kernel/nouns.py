"""Names inside a sentence: "Rifle team" becomes "the rifle team", "Squadra fucilieri" becomes "la squadra fucilieri".

Only the edge uses this: no rule depends on a name.
"""

from __future__ import annotations

import re

# Italian articles by gender: before other sounds, before a vowel, before sounds such as sp, z and gn.
ARTICLES = {
    "m": ("il ", "l’", "lo "),
    "f": ("la ", "l’", "la "),
    "mp": ("i ", "gli ", "gli "),
    "fp": ("le ", "le ", "le "),
}

# What begins with a vowel when it is read: letters, and 8, 11 and 80 as ordinals.
VOWEL = re.compile(r"[aeiouàèéìòù]|8|11(?!\d)", re.IGNORECASE)
HEAVY = re.compile(r"s[^aeiouàèéìòù\W\d_]|z|gn|ps|pn|x|y", re.IGNORECASE)

# Prepositions that join with the article, and what stands before a name without one.
JOINED = {
    "del": ("de", "di "),
    "al": ("a", "a "),
    "dal": ("da", "da "),
    "nel": ("ne", "in "),
    "sul": ("su", "su "),
}
# What the article becomes after such a preposition.
AFTER_JOINED = {"il ": "l ", "lo ": "llo ", "la ": "lla ", "l’": "ll’", "i ": "i ", "gli ": "gli ", "le ": "lle "}


def running(name: str, gender: str, lang: str, proper: bool = False) -> str:
    """Return a name with its article. Unless it is a proper name, its first letter becomes small. Without a gender an
    Italian name has no article."""
    noun = name if proper else lower_first(name)
    if lang != "it":
        return f"the {noun}"
    if gender not in ARTICLES:
        return name
    return article(noun, gender) + noun


def article(noun: str, gender: str) -> str:
    plain, vowel, heavy = ARTICLES[gender]
    if VOWEL.match(noun):
        return vowel
    return heavy if HEAVY.match(noun) else plain


def lower_first(name: str) -> str:
    """Return a name with a small first letter, unless its first word is an abbreviation or a designation."""
    word = name.partition(" ")[0]
    return name[:1].lower() + name[1:] if word[1:].islower() else name


def upper_first(words: str) -> str:
    return words[:1].upper() + words[1:]


def joined(preposition: str, words: str) -> str:
    """Return an Italian preposition and a running form: "al" and "la squadra" make "alla squadra"."""
    with_article, alone = JOINED[preposition]
    for found, after in AFTER_JOINED.items():
        if words.startswith(found):
            return with_article + after + words[len(found) :]
    return alone + words
