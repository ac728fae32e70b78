"""The words that players read keep the style of the house: typography, terms, tone (scripts/check_texts.py)."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

import pytest

from caposaldo.kernel import registry
from conformance.texts_style import PACKAGE, check_texts


@pytest.fixture
def style() -> ModuleType:
    return check_texts


def test_texts_keep_the_style(style: ModuleType) -> None:
    found = style.findings([PACKAGE])
    assert not found, "\n".join(map(str, found))


def test_every_game_and_what_they_share_has_texts(style: ModuleType) -> None:
    for place in ["texts", *(f"games/{id}" for id in registry.ids())]:
        assert style.files_of([PACKAGE / place]), place


CATALOGUE = """
a-apostrophe = Don't.
a-minus = It counts -1.
a-ratio = At 4-1, of {{ $n }}.
a-dots = Loading …
a-small = the gun fires at last.
a-running = {{ $unit-the }} fires at last.
a-select = {{ $n ->
    [one] One man
   *[other] {{ $n }} men
}} fire.
a-counts = {{ $n }} men fire.
a-banned = That is no card of yours.
a-cannot = You cannot fire.
a-fine = {{ $unit-The }} fires, no more than 3 times.
    .hint = More of somebody.
"""


def test_the_checks_find_what_they_look_for(style: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "en" / "test.ftl"
    file.parent.mkdir()
    file.write_text(CATALOGUE.replace("{{", "{").replace("}}", "}"), encoding="utf-8")
    texts = list(style.read(file))
    found = {(one.key, one.problem) for one in style.check(texts, style.count_names(texts))}
    assert found == {
        ("a-apostrophe", "straight apostrophe"),
        ("a-minus", "hyphen for a minus"),
        ("a-dots", "space before … or %"),
        ("a-small", "small letter at the beginning of a sentence"),
        ("a-running", "small letter at the beginning of a sentence"),
        ("a-counts", "count without a selector"),
        ("a-banned", "banned words"),
        ("a-cannot", "negation without contraction"),
        ("a-fine.hint", "banned words"),
    }


def test_names_and_briefings_in_data_are_read(style: ModuleType, tmp_path: Path) -> None:
    file = tmp_path / "test.toml"
    file.write_text(
        'id = "one"\n[briefing]\nit = "Attivate una squadra, spendete punti."\nen = "Cannot."\n'
        '[[unit]]\nname = { it = "Un\'arma", en = "Gun" }\n'
    )
    found = {(one.key, one.lang, one.problem) for one in style.findings([file])}
    assert found == {
        ("(one).briefing", "it", "speaks to several people"),
        ("(one).unit[0].name", "it", "straight apostrophe"),
    }


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("Si va al corpo a corpo.", "rejected term “corpo a corpo”"),
        ("Scegliete un’unità.", "speaks to several people"),
        ("Muovi, poi sparate.", "speaks to several people"),
        ("Scegli una delle unità attivate o le armate.", ""),
        ("La vostra mossa.", "voi"),
        ("«Così» dice", ""),
        ("“Così” dice", "quotation marks of the other language"),
        ("1943-44", "hyphen between years"),
    ],
)
def test_italian_is_checked(style: ModuleType, words: str, problem: str) -> None:
    text = style.Text("texts/it/x.ftl", "x-prompt", "it", words, frozenset())
    assert [one.problem for one in style.check([text], frozenset())] == ([problem] if problem else [])


def test_terms_are_rejected_in_their_game_only(style: ModuleType) -> None:
    for game, problems in (("upfront", ["rejected term “gittata”"]), ("storms", [])):
        text = style.Text(f"games/{game}/texts/it/x.ftl", "x", "it", "gittata 5", frozenset())
        assert [one.problem for one in style.check([text], frozenset())] == problems
