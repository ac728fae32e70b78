"""Words for the references in messages: men, groups, cards, weapons, seats."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront import setup as B
from caposaldo.games.upfront.position import GROUPS, Position
from caposaldo.games.upfront.setup import COLUMNS, DECK, FUNCTIONS, LETTER_NAMES, LETTERS, Deck, WeaponType
from caposaldo.kernel import nouns

# By nation.
PEOPLE: Final = ["@web-nation-germany", "@web-nation-usa", "@web-nation-russia"]
ADJECTIVES: Final = {"en": ["German", "American", "Russian"], "it": ["tedesco", "americano", "russo"]}
# By function; terrain has the name of its kind.
FUNCTIONS_IN: Final = {
    "en": ["", "Movement", "Fire", "Rally", "Rally All", "Concealed", "Smoke", "Wire", "Hero", "Sniper", "Radio"],
    "it": [
        "", "Movimento", "Fuoco", "Raccolta", "Raccolta generale", "Nascosto", "Fumo", "Filo spinato", "Eroe",
        "Tiratore scelto", "Radio",
    ],
}  # fmt: skip
TERRAIN_IN: Final = {
    "en": [
        "open ground", "Buildings", "Woods", "Brush", "Hill", "Gully", "Wall", "Marsh", "Stream", "Minefield",
        "Pillbox",
    ],
    "it": [
        "terreno aperto", "Edifici", "Bosco", "Boscaglia", "Collina", "Gola", "Muro", "Palude", "Fiume",
        "Campo minato", "Casamatta",
    ],
}  # fmt: skip
MOVEMENT_IN: Final = {"en": ["", " (Flank)", " (Ford)"], "it": ["", " (Fianco)", " (Guado)"]}
COLOURS: Final = {"en": ["black", "red"], "it": ["nero", "rosso"]}
MINUS: Final = "−"
WITH_VALUE: Final = [B.FIRE, B.RALLY, B.CONCEALED]


def name(s: Position, reference: str, lang: str) -> str:
    """Return the words for "man/3", "group/4", "card/17" (with its random number), "face/17" (without), "weapon/3",
    "seat/0"."""
    what, _, digits = reference.partition("/")
    if not digits.isascii() or not digits.isdigit() or len(digits) > COLUMNS:
        return reference
    i = int(digits)
    if lang not in ADJECTIVES:
        lang = "en"
    if what == "man" and i < s.setup.count():
        return man_name(s, i, lang)
    if what == "group" and i < GROUPS:
        return group_name(s, i, lang)
    if (what == "card" or what == "face") and i < DECK:
        return card_name(s.setup.deck, i, lang, what == "card")
    if what == "weapon" and i < s.setup.weapon_count():
        weapon = s.setup.weapon_of(i)
        return weapon.name_it if lang == "it" else weapon.name_en
    return PEOPLE[s.setup.nation[i]] if what == "seat" and i < 2 else reference


def running(s: Position, reference: str, lang: str) -> str:
    """Return a weapon with its article, and an Italian group as such; others as they stand alone."""
    what, _, digits = reference.partition("/")
    if not digits.isascii() or not digits.isdigit() or len(digits) > COLUMNS:
        return ""
    i = int(digits)
    if what == "group" and i < GROUPS and lang == "it":
        return f"il gruppo {group_name(s, i, lang)}"
    if what == "weapon" and i < s.setup.weapon_count():
        return weapon_running(s.setup.weapon_of(i), lang)
    return ""


def weapon_running(weapon: WeaponType, lang: str) -> str:
    return nouns.running(weapon.name_it if lang == "it" else weapon.name_en, weapon.gender, lang, True)


def gender(s: Position, reference: str, lang: str) -> str:
    what, _, digits = reference.partition("/")
    if lang != "it" or not digits.isascii() or not digits.isdigit() or len(digits) > COLUMNS:
        return ""
    if what == "man" or what == "group":
        return "m"
    if what == "card" or what == "face":
        return "f"
    return s.setup.weapon_of(int(digits)).gender if what == "weapon" and int(digits) < s.setup.weapon_count() else ""


def man_name(s: Position, man: i64, lang: str) -> str:
    type = s.setup.men[man]
    rank = type.rank_it if lang == "it" else type.rank_en
    return f"{rank} {type.name}" if rank else type.name


def group_name(s: Position, group: i64, lang: str) -> str:
    """Return nation and letter of the group; one that does not exist has the letter it will have, or the one it began
    with."""
    letter = s.letter[group]
    if letter < 0:
        letter = s.announced[group] if s.announced[group] >= 0 else group % LETTERS
    nation = ADJECTIVES[lang][s.setup.nation[group // LETTERS]]
    return f"{LETTER_NAMES[letter]} {nation}" if lang == "it" else f"{nation} {LETTER_NAMES[letter]}"


def card_name(deck: Deck, card: i64, lang: str, numbers: bool) -> str:
    """Return the functions of the card, its number and, if `numbers`, the random number."""
    parts: list[str] = []
    for i in range(card * FUNCTIONS, card * FUNCTIONS + FUNCTIONS):
        if deck.function[i] != B.NONE:
            parts.append(function_name(deck, card, i, lang))
    more = f"#{deck.number(card)}"
    if numbers:
        more += f", {COLOURS[lang][deck.red[card]]} {deck.random[card]}"
    return f"{' / '.join(parts)} ({more})"


def function_name(deck: Deck, card: i64, i: i64, lang: str) -> str:
    function = deck.function[i]
    if function == B.TERRAIN:
        return terrain_name(deck, card, i, lang)
    found = FUNCTIONS_IN[lang][function]
    if function == B.MOVEMENT:
        return found + MOVEMENT_IN[lang][deck.movement[card]]
    if function not in WITH_VALUE:
        return found
    found += f" {signed(deck.value[i])}"
    return f"{found}/{deck.need[card]}" if function == B.FIRE else found


def terrain_name(deck: Deck, card: i64, i: i64, lang: str) -> str:
    kind = deck.terrain[card]
    found = TERRAIN_IN[lang][kind]
    if kind == B.MINEFIELD:
        return f"{found} {deck.strength[card]}"
    return f"{found} {signed(deck.value[i])}" if deck.value[i] != 0 else found


def signed(number: i64) -> str:
    return f"{MINUS}{-number}" if number < 0 else str(number)
