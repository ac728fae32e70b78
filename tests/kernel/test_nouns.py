"""Names inside a sentence: articles, small letters, joined prepositions."""

from __future__ import annotations

import pytest

from caposaldo.kernel import nouns


@pytest.mark.parametrize(
    ("name", "gender", "running"),
    [
        ("Squadra fucilieri", "f", "la squadra fucilieri"),
        ("Osservatore avanzato", "m", "l’osservatore avanzato"),
        ("Arma leggera", "f", "l’arma leggera"),
        ("Genieri", "mp", "i genieri"),
        ("Sciatori", "mp", "gli sciatori"),
        ("Autoblindo", "fp", "le autoblindo"),
        ("Zappatore", "m", "lo zappatore"),
        ("StuG III G", "m", "lo StuG III G"),
        ("PaK 40", "m", "il PaK 40"),
        ("4ª armata", "f", "la 4ª armata"),
        ("8ª armata", "f", "l’8ª armata"),
        ("11º corpo", "m", "l’11º corpo"),
        ("112º corpo", "m", "il 112º corpo"),
        ("Squadra", "", "Squadra"),
    ],
)
def test_italian_names_take_the_article_of_their_gender(name: str, gender: str, running: str) -> None:
    assert nouns.running(name, gender, "it") == running


def test_english_names_take_the() -> None:
    assert nouns.running("Rifle team", "", "en") == "the rifle team"
    assert nouns.running("SS panzer division", "", "en") == "the SS panzer division"


def test_a_proper_name_keeps_its_capital_letter() -> None:
    assert nouns.running("Panther A", "m", "it", proper=True) == "il Panther A"
    assert nouns.running("Panther A", "m", "en", proper=True) == "the Panther A"


@pytest.mark.parametrize(
    ("preposition", "words", "joined"),
    [
        ("del", "la squadra", "della squadra"),
        ("al", "l’osservatore", "all’osservatore"),
        ("dal", "lo StuG", "dallo StuG"),
        ("nel", "gli Alleati", "negli Alleati"),
        ("sul", "il gruppo B", "sul gruppo B"),
        ("del", "i tedeschi", "dei tedeschi"),
        ("al", "le squadre", "alle squadre"),
        ("del", "Kettler", "di Kettler"),
        ("nel", "102-K05", "in 102-K05"),
    ],
)
def test_prepositions_join_with_the_article(preposition: str, words: str, joined: str) -> None:
    assert nouns.joined(preposition, words) == joined
