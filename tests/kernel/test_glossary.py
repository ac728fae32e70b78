"""The words of a game: how its file is checked, and where words are found in a text."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from caposaldo.kernel import glossary
from caposaldo.kernel.catalog import CatalogError, Words, parse_toml
from caposaldo.kernel.glossary import Forms, GlossaryFile, Short, Term

Find = Callable[[list[Term], str], list[tuple[str, str]]]


def term(id: str, word: str, **more: object) -> Term:
    return Term(id, "1.0", Words(word, word), Words("Una frase.", "A sentence."), **more)  # type: ignore[arg-type]


@pytest.fixture
def find(monkeypatch: pytest.MonkeyPatch) -> Iterator[Find]:
    """What is found in a text: the words as they stand there, and which they are."""

    def found(terms: list[Term], text: str) -> list[tuple[str, str]]:
        glossary.finder.cache_clear()
        monkeypatch.setattr(glossary, "terms", lambda game: terms)
        marks = glossary.marks("any", "en", text)
        return [(text[mark.start : mark.end], mark.term) for mark in marks]

    yield found
    glossary.finder.cache_clear()


AP = term("ap", "action points", short=Short("AP", "AP"))
CAP = term("cap", "command action points", short=Short("CAP", "CAP"))


def test_words_are_found_by_every_form(find: Find) -> None:
    zoc = term("zoc", "zone of control", short=Short("ZOC", "ZOC"), forms=Forms(en=["ZOCs"]))
    assert find([zoc], "Enemy ZOCs stop it.") == [("ZOCs", "zoc")]
    assert find([zoc], "Zone of\ncontrol") == [("Zone of\ncontrol", "zoc")]


def test_the_longest_form_is_found(find: Find) -> None:
    assert find([AP, CAP], "command action points") == [("command action points", "cap")]
    assert find([CAP, AP], "5 CAP or 3 AP") == [("CAP", "cap"), ("AP", "ap")]


def test_only_whole_words_are_found(find: Find) -> None:
    assert find([AP], "APC, MAP, AP-like, anti-AP") == []
    assert find([AP], "AP: 3") == [("AP", "ap")]


def test_a_word_that_opens_with_a_capital_letter_needs_it(find: Find) -> None:
    hero = term("hero", "Hero")
    assert find([hero], "a hero") == []
    assert find([term("stall", "stall")], "Stall") == [("Stall", "stall")]
    assert find([term("stall", "stall")], "STALL") == []


def test_each_word_is_found_once_in_a_text(find: Find) -> None:
    assert find([AP], "1 AP, 2 AP") == [("AP", "ap")]


def test_phrases_that_mean_something_else_are_left_alone(find: Find) -> None:
    to_pass = term("pass", "pass", but=Forms(en=["pass through"]))
    assert find([to_pass], "Units pass through") == []
    assert find([to_pass], "They pass through. Then both pass.") == [("pass", "pass")]
    # A phrase that is a word of its own is found as that word.
    assert find([term("action", "command action", but=Forms(en=["command action points"])), CAP], CAP.word.en) == [
        ("command action points", "cap")
    ]


def test_a_game_without_the_file_has_no_words(find: Find) -> None:
    assert find([], "AP") == []


@pytest.mark.parametrize(
    ("terms", "problem"),
    [
        ([AP, AP], "term ap: the id is used twice"),
        ([term("a", "word"), term("b", "word")], "term b: “word” is also a form of a"),
        ([Term("a", "9.9", Words("p", "w"), Words("t", "t"))], "term a: there is no rule 9.9"),
        ([Term("a", "1.0", Words(" ", "w"), Words("t", "t"))], "word and text are needed in both languages"),
        ([Term("a", "1.0", Words("p", "w"), Words("t", "t" * 161))], "text.en has more than 160 characters"),
    ],
)
def test_a_wrong_glossary_is_refused(terms: list[Term], problem: str) -> None:
    with pytest.raises(CatalogError) as caught:
        glossary.check_terms(terms, {"1.0"}, "glossary.toml")
    assert problem in str(caught.value)


def test_a_file_says_except_for_phrases_to_leave_alone() -> None:
    text = '[[term]]\nid = "a"\nrule = "1"\nword = { it = "a", en = "a" }\ntext = { it = "a", en = "a" }\n'
    file = parse_toml(text + 'except = { en = ["a b"] }\n', "x.toml", GlossaryFile)
    assert file.term[0].excluded("en") == ["a b"]
    with pytest.raises(CatalogError, match="unknown field"):
        parse_toml(text + 'drawng = "x"\n', "x.toml", GlossaryFile)
