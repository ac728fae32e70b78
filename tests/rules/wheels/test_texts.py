"""Every text the game names is there in both languages, and sentences agree with the platoons they speak of."""

from __future__ import annotations

import re

import pytest

from caposaldo.games.wheels.io.cards import DATA, cards
from caposaldo.games.wheels.view import building_words
from caposaldo.kernel.game import Message, Params
from caposaldo.kernel.texts import texts
from rules.wheels.field import Field

HOME = DATA.parent
LANGUAGES = ["en", "it"]
MASCULINE, FEMININE, CARD, PLURAL = range(4)  # slots of the field


def in_sources(pattern: str) -> set[str]:
    return {found for path in HOME.rglob("*.py") for found in re.findall(pattern, path.read_text())}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_has_a_text(lang: str) -> None:
    written = "\n".join(path.read_text() for path in (HOME / "texts" / lang).glob("*.ftl"))
    keys = set(re.findall(r"^(wh-[a-z0-9-]+) =", written, re.M))
    assert sorted(in_sources(r'"(wh-[a-z0-9-]*[a-z0-9])"') - keys) == []


# ---------------------------------------------------------------- sentences
@pytest.fixture
def field() -> Field:
    """The Valentine A1, the rifle section A2, the card A3 and, on the other side, the riflemen B1."""
    british = [("bri-valentine", 3), ("bri-rifle-section", 3), ("bri-grant", 3)]
    found = Field(british, [("ita-fucilieri", 3)])
    for slot in (MASCULINE, FEMININE, PLURAL):
        found.s.shown[slot] = 1
    return found


def said(field: Field, lang: str, key: str, **params: int | str) -> str:
    catalogue = texts(lang)
    catalogue.load_game("wheels")
    return catalogue.say(Message("", key, params), field.s)


IT = ("Il Valentine (A1)", "La squadra fucilieri (A2)", "La carta A3", "I fucilieri (B1)")
EN = ("The Valentine (A1)", "The rifle section (A2)", "Card A3", "The riflemen (B1)")


@pytest.mark.parametrize("slot", range(4))
def test_names_open_a_sentence_with_their_article(field: Field, slot: int) -> None:
    params: Params = {"unit": field.s.ref(slot), "cm": 21}
    verb = "muovono" if slot == PLURAL else "muove"
    assert said(field, "it", "wh-moves", **params) == f"{IT[slot]} {verb} di 21 cm."
    assert said(field, "en", "wh-moves", **params) == f"{EN[slot]} {'move' if slot == PLURAL else 'moves'} 21 cm."


# What is told of a platoon: in Italian masculine, feminine, a card, plural; in English singular and plural.
TOLD = {
    "wh-deployed": ("è schierato", "è schierata", "sono schierati", "is deployed", "are deployed"),
    "wh-enters": ("entra sul tavolo", "entra sul tavolo", "entrano sul tavolo", "enters the table", "enter the table"),
    "wh-stays-out": (
        "non trova posto e resta fuori dalla battaglia",
        "non trova posto e resta fuori dalla battaglia",
        "non trovano posto e restano fuori dalla battaglia",
        "finds no room and takes no part in the battle",
        "find no room and take no part in the battle",
    ),
    "wh-declares": ("manovra", "manovra", "manovrano", "manoeuvres", "manoeuvre"),
    "wh-turns": ("ruota sul posto", "ruota sul posto", "ruotano sul posto", "turns in place", "turn in place"),
    "wh-clears": (
        "comincia a rimuovere un ostacolo",
        "comincia a rimuovere un ostacolo",
        "cominciano a rimuovere un ostacolo",
        "begins to clear an obstacle",
        "begin to clear an obstacle",
    ),
    "wh-platoon-lost": ("è eliminato", "è eliminata", "sono eliminati", "is eliminated", "are eliminated"),
    "wh-abandons": (
        "abbandona le armi", "abbandona le armi", "abbandonano le armi",
        "abandons its weapons", "abandon their weapons",
    ),
    "wh-is-pinned": ("è inchiodato", "è inchiodata", "sono inchiodati", "is pinned", "are pinned"),
    "wh-routs": ("va in rotta", "va in rotta", "vanno in rotta", "routs", "rout"),
    "wh-retreats": ("si ritira", "si ritira", "si ritirano", "retreats", "retreat"),
    "wh-saved": ("salva una squadra", "salva una squadra", "salvano una squadra", "saves a squad", "save a squad"),
    "wh-rejoins": (
        "è di nuovo riunito", "è di nuovo riunita", "sono di nuovo riuniti", "is together again", "are together again",
    ),
    "wh-aboard-lost": (
        "perde 1 modello con il veicolo",
        "perde 1 modello con il veicolo",
        "perdono 1 modello con il veicolo",
        "loses 1 model with the vehicle",
        "lose 1 model with the vehicle",
    ),
}  # fmt: skip


@pytest.mark.parametrize("key", TOLD)
def test_what_is_told_agrees_with_the_platoon(field: Field, key: str) -> None:
    masculine, feminine, plural, singular_en, plural_en = TOLD[key]
    it = (masculine, feminine, feminine, plural)
    en = (singular_en, singular_en, singular_en, plural_en)
    for slot in range(4):
        assert said(field, "it", key, unit=field.s.ref(slot)) == f"{IT[slot]} {it[slot]}."
        assert said(field, "en", key, unit=field.s.ref(slot)) == f"{EN[slot]} {en[slot]}."


PAIRS = [
    ("wh-fires", MASCULINE, PLURAL, "Il Valentine (A1) spara ai fucilieri (B1): 3 colpi, 1 modello distrutto.",
     "The Valentine (A1) fires at the riflemen (B1): 3 shots, 1 model destroyed."),
    ("wh-fires", PLURAL, CARD, "I fucilieri (B1) sparano alla carta A3: 3 colpi, 1 modello distrutto.",
     "The riflemen (B1) fire at card A3: 3 shots, 1 model destroyed."),
    ("wh-storms", PLURAL, FEMININE,
     "I fucilieri (B1) vanno all’assalto della squadra fucilieri (A2), dadi 4 5: 1 modello eliminato.",
     "The riflemen (B1) assault the rifle section (A2), rolling 4 5: 1 model eliminated."),
    ("wh-overruns", MASCULINE, PLURAL, "Il Valentine (A1) travolge i fucilieri (B1), dadi 4 5: 1 modello eliminato.",
     "The Valentine (A1) overruns the riflemen (B1), rolling 4 5: 1 model eliminated."),
    ("wh-counters", FEMININE, PLURAL,
     "La squadra fucilieri (A2) contrassalta i fucilieri (B1), dadi 4 5: 1 modello eliminato.",
     "The rifle section (A2) counter-assaults the riflemen (B1), rolling 4 5: 1 model eliminated."),
    ("wh-detected", PLURAL, CARD, "I fucilieri (B1) tirano 5 con il D8 e avvistano la carta A3.",
     "The riflemen (B1) roll 5 on a D8 and detect card A3."),
    ("wh-not-detected", CARD, PLURAL, "La carta A3 tira 5 con il D8 e non avvista i fucilieri (B1).",
     "Card A3 rolls 5 on a D8 and doesn’t detect the riflemen (B1)."),
    ("wh-loads", MASCULINE, FEMININE, "Il Valentine (A1) carica la squadra fucilieri (A2).",
     "The Valentine (A1) loads the rifle section (A2)."),
    ("wh-towed", CARD, MASCULINE, "Il Valentine (A1) traina la carta A3.", "The Valentine (A1) tows card A3."),
    ("wh-do-storm", MASCULINE, FEMININE, "Assalta la squadra fucilieri (A2)", "Assault the rifle section (A2)"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "unit", "target", "it", "en"), PAIRS)
def test_whom_a_platoon_acts_upon_has_its_article(
    field: Field, key: str, unit: int, target: int, it: str, en: str
) -> None:
    params: Params = {"unit": field.s.ref(unit), "target": field.s.ref(target), "faces": "4 5"}
    params |= {"shots": 3, "lost": 1, "face": 5, "die": 8}
    assert said(field, "it", key, **params) == it
    assert said(field, "en", key, **params) == en


# Labels of the odds and of choices name a platoon as in a list.
LABELS = {"wh-do-manoeuvre"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_names_a_platoon_without_its_article(lang: str) -> None:
    files = [path for path in (HOME / "texts" / lang).glob("*.ftl") if path.name != "screen.ftl"]
    bare = {
        key
        for path in files
        for key, text in re.findall(r"^(wh-[\w-]+) = (.*(?:\n(?!wh-|#|\n).*)*)", path.read_text(), re.M)
        if re.search(r"\{ \$(unit|target|rider|winner) \}", text)
    }
    assert bare == LABELS


def test_a_type_keeps_its_capital_only_if_it_is_a_proper_name() -> None:
    found = {key: tuple(building_words.type_running(card, lang) for lang in LANGUAGES) for key, card in cards().items()}
    assert found["ger-grenadiers"] == ("the grenadiers", "i granatieri")
    assert found["ger-panther"] == ("the Panther", "il Panther")
    assert found["bri-royal-engineers"] == ("the Royal Engineers", "i genieri")
    assert found["bri-20-mm-oerlikon"] == ("the 20 mm Oerlikon", "l’Oerlikon da 20")
    assert found["bri-boys-rifle-team"] == ("the Boys rifle team", "la squadra fucili Boys")


def test_a_name_is_a_plural_in_both_languages_or_in_neither() -> None:
    singular = {card.name_en for card in cards().values() if building_words.type_gender(card, "en") == ""}
    plural = {card.name_en for card in cards().values() if building_words.type_gender(card, "en") == "p"}
    assert {name for name in singular if name.endswith(("eers", "diers", "pers", "men"))} == set()
    assert plural == {
        "Grenadiers", "Pioneers", "Flame pioneers", "Riflemen", "Bersaglieri", "Assault engineers", "Royal Engineers",
        "Engineers", "Sappers",
    }  # fmt: skip
