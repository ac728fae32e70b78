"""Sentences: every key is there in both languages with the same parameters, is used, and is found when asked."""

from __future__ import annotations

import functools
import re
import subprocess
import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import caposaldo
from caposaldo.kernel import registry
from caposaldo.kernel import texts as catalogue
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Game, Message
from caposaldo.kernel.texts import LANGUAGES, Texts, default_language, texts
from kernel.tinygame import TinyState

SOURCES = Path(caposaldo.__file__).parent
CLIENT = Path(__file__).parents[2] / "web" / "src"  # the browser speaks from the same catalogues
COMMON = ""  # the catalogue of the kernel and the command line
CATALOGUES = [COMMON, *registry.ids()]


# ---------------------------------------------------------------- reading catalogues as they are written
class Uses(visitor.Visitor):
    """What a text uses: parameters, and other texts."""

    def __init__(self) -> None:
        self.params: set[str] = set()
        self.texts: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.params.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.texts.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.texts.add("-" + node.id.name)
        self.generic_visit(node)


@functools.cache
def entries(game_id: str, lang: str) -> dict[str, Uses]:
    """Every text and term of a catalogue. Nothing is there twice, nothing is unreadable."""
    found: dict[str, Uses] = {}
    for file in catalogue.catalogue_files(lang, game_id):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: cannot be read: {entry.content}"
            if isinstance(entry, (ast.Message, ast.Term)):
                name = entry.id.name if isinstance(entry, ast.Message) else "-" + entry.id.name
                assert name not in found, f"{file}: {name} is there twice"
                assert entry.value is not None, f"{file}: {name} has no text"
                found[name] = Uses()
                found[name].visit(entry)
    return found


def keys(game_id: str, lang: str = "en") -> set[str]:
    return {name for name in entries(game_id, lang) if not name.startswith("-")}


def variables(found: dict[str, Uses], name: str) -> set[str]:
    """Variables of a text and of the texts it uses."""
    uses = found[name]
    return uses.params.union(*(variables(found, other) for other in uses.texts))


def params(found: dict[str, Uses], name: str) -> set[str]:
    """Parameters of a text and of the texts it uses. Forms of a parameter (`$unit-the`) are the parameter."""
    return set(map(catalogue.parameter_of, variables(found, name)))


def params_said(found: dict[str, Uses], name: str) -> set[str]:
    """Parameters without those of which only the gender is asked: the words of one language may agree with it."""
    said = {one for one in variables(found, name) if not one.endswith(f"-{catalogue.GENDER}")}
    return set(map(catalogue.parameter_of, said))


def prefixes(game_id: str) -> set[str]:
    """The first words of the keys of a catalogue: "bg", "kernel", "cli"."""
    return {key.partition("-")[0] for key in keys(game_id)}


@functools.cache
def source_text() -> str:
    files = [*SOURCES.rglob("*.py"), *CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(files))
    # Names of styles, and those that tests and keys find a part of the page by, are no texts.
    return re.sub(r"""(?:class|data-testid|data-act)=["'][^"']*["']""", "", text)


def emitted(game_id: str) -> tuple[set[str], set[str]]:
    """Keys that stand in the sources, and beginnings of keys that are put together there."""
    source = source_text()
    whole: set[str] = set()
    begun: set[str] = set()
    for prefix in prefixes(game_id):
        whole |= set(re.findall(rf"""["'`]@?({prefix}-[a-z0-9-]*[a-z0-9])["'`]""", source))
        begun |= set(re.findall(rf"""["'`]@?({prefix}-(?:[a-z0-9-]*-)?)(?:\$?\{{|["'`])""", source))
        if re.search(rf"""def prefix\(self\) -> str:\s+return "{prefix}\"""", source):
            # Refusals that the kernel makes for every game: f"{self.prefix()}-not-now".
            whole |= {f"{prefix}-{key}" for key in re.findall(r"""\{self\.prefix\(\)\}-([a-z-]*[a-z])["']""", source)}
            begun |= {f"{prefix}-{key}" for key in re.findall(r"""\{self\.prefix\(\)\}-([a-z-]*-)\{""", source)}
    return whole, begun


# ---------------------------------------------------------------- the catalogues
@pytest.mark.parametrize("game_id", CATALOGUES)
def test_both_languages_have_the_same_texts(game_id: str) -> None:
    assert keys(game_id, "en")
    assert keys(game_id, "en") == keys(game_id, "it")


@pytest.mark.parametrize("game_id", CATALOGUES)
def test_both_languages_use_the_same_parameters(game_id: str) -> None:
    english, italian = entries(game_id, "en"), entries(game_id, "it")
    different = [key for key in sorted(keys(game_id)) if params_said(english, key) != params_said(italian, key)]
    assert different == []


@pytest.mark.parametrize("game_id", CATALOGUES)
def test_both_languages_are_in_files_of_the_same_names(game_id: str) -> None:
    english, italian = ([file.name for file in catalogue.catalogue_files(lang, game_id)] for lang in LANGUAGES)
    assert english == italian


@pytest.mark.parametrize("game_id", CATALOGUES)
def test_every_text_that_is_said_exists(game_id: str) -> None:
    whole, begun = emitted(game_id)
    known = keys(game_id)
    assert sorted(whole - known) == []
    assert [start for start in sorted(begun) if not any(key.startswith(start) for key in known)] == []


@pytest.mark.parametrize("game_id", CATALOGUES)
def test_every_text_is_said_somewhere(game_id: str) -> None:
    whole, begun = emitted(game_id)
    found = entries(game_id, "en")
    used = whole | {other for uses in found.values() for other in uses.texts}
    orphans = [key for key in found if key not in used and not any(key.startswith(start) for start in begun)]
    assert orphans == []


@pytest.mark.parametrize("game_id", registry.ids())
def test_the_keys_of_a_game_begin_with_a_word_of_its_own(game_id: str) -> None:
    assert len(prefixes(game_id)) == 1
    assert all(prefixes(game_id).isdisjoint(prefixes(other)) for other in CATALOGUES if other != game_id)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game_id", CATALOGUES)
def test_no_text_is_empty_or_broken(game_id: str, lang: str) -> None:
    words = Texts(lang)
    found = entries(game_id, lang)
    for key in sorted(keys(game_id, lang)):
        given: dict[str, int | str] = dict.fromkeys(params(found, key), 2)
        said = words.text(key, **given)
        assert said.strip()
        assert "⟦" not in said


# ---------------------------------------------------------------- saying
@pytest.fixture
def state(tiny: Game) -> TinyState:
    return TinyState(Dice("7"))


def test_references_are_named_by_the_state(state: TinyState) -> None:
    message = Message("attack-2", "tiny-aims", {"seat": "@seat/0"})
    assert Texts("it").say(message, state) == "rosso mira."
    assert Texts("en").say(message, state) == "red aims."


@pytest.mark.parametrize(
    ("who", "what", "english", "italian"),
    [
        ("@seat/0", "@tiny-bid", "The red counts the bid.", "Il rosso conta l’offerta: tiro dell’offerta al rosso."),
        ("@seat/1", "@bid/1", "The blue counts the bid.", "Il blu conta l’offerta: tiro dell’offerta al blu."),
        ("Anna", "@tiny-verb-aim", "Anna counts aim.", "Anna conta mirare: tiro di mirare a Anna."),
        ("12.5", "@seat/0", "12.5 counts the red.", "12,5 conta il rosso: tiro del rosso a 12,5."),
    ],
)
def test_a_text_may_use_the_running_form_of_a_parameter(
    state: TinyState, who: str, what: str, english: str, italian: str
) -> None:
    message = Message("", "tiny-counts", {"who": who, "what": what})
    assert [Texts(lang).say(message, state) for lang in LANGUAGES] == [english, italian]


@pytest.mark.parametrize(
    ("who", "italian"),
    [
        ("@bid/0", "Offerta è caduta."),
        ("@tiny-bid", "Offerta è caduta."),
        ("@seat/0", "rosso è caduto."),
        (3, "3 è caduto."),
    ],
)
def test_a_text_may_agree_with_the_gender_of_a_parameter(state: TinyState, who: int | str, italian: str) -> None:
    assert Texts("it").say(Message("", "tiny-fallen", {"who": who}), state) == italian


def test_references_are_shown_as_they_are_without_a_state(tiny: Game) -> None:
    assert Texts("it").text("tiny-fallen", who="@seat/0") == "@seat/0 è caduto."


def test_a_name_may_be_a_text(state: TinyState) -> None:
    assert [Texts(lang).name(state, "bid/1") for lang in LANGUAGES] == ["Bid", "Offerta"]
    assert Texts("it").name(state, "seat/1") == "blu"


def test_keys_among_the_parameters_are_looked_up(state: TinyState) -> None:
    message = Message("bid-1", "tiny-not-now", {"verb": "@tiny-verb-roll"})
    assert Texts("it").say(message, state) == "Non è il momento di tirare."


def test_a_text_among_the_parameters_may_use_the_other_parameters(state: TinyState) -> None:
    message = Message("bid-1", "tiny-not-now", {"verb": "@tiny-bid-range", "bid": 7})
    assert Texts("en").say(message, state) == "This is not the moment to A bid is 1, 2 or 3, not 7.."


def test_only_what_a_text_uses_is_put_in_words(state: TinyState) -> None:
    unknown: dict[str, int | str] = {"seat": "@seat/1", "other": "@nobody/x"}
    assert texts("en").say(Message("", "tiny-aims", unknown), state) == "blue aims."


def test_numbers_are_written_without_separators(state: TinyState) -> None:
    for lang in LANGUAGES:
        assert "1943" in Texts(lang).say(Message("", "tiny-has-bid", {"bid": 1943}), state)


@pytest.mark.parametrize(
    ("written", "italian"),
    [("12.5", "12,5"), ("-6.0", "-6,0"), ("1234.5", "1234,5"), ("8.6,17.0", "8,6; 17,0"), ("1.2.3", "1.2.3")],
)
def test_decimals_are_written_as_the_language_writes_them(state: TinyState, written: str, italian: str) -> None:
    message = Message("", "tiny-has-bid", {"bid": written})
    assert Texts("en").say(message, state) == f"You bid {written}."
    assert Texts("it").say(message, state) == f"Offri {italian}."


def test_names_are_put_in_without_invisible_characters(state: TinyState) -> None:
    said = Texts("en").say(Message("", "tiny-aims", {"seat": "@seat/1"}), state)
    assert said.isascii()


def test_a_missing_text_or_parameter_is_noticed(state: TinyState) -> None:
    words = Texts("en")
    assert words.text("tiny-nonsense") == "⟦tiny-nonsense⟧"
    assert words.text("tiny-has-bid").startswith("⟦tiny-has-bid: ")
    assert words.say(Message("", "tiny-not-now", {"verb": "@tiny-verb-fly"}), state).count("⟦") == 1
    assert words.has("tiny-has-bid")
    assert not words.has("tiny-nonsense")


def test_texts_of_a_game_are_found_without_a_state(tiny: Game) -> None:
    assert Texts("en").text("tiny-has-bid", bid=2) == "You bid 2."


def test_an_unknown_language_is_told() -> None:
    with pytest.raises(ValueError, match="unknown language 'de'; known languages: en, it"):
        Texts("de")


def test_a_catalogue_is_read_once() -> None:
    assert texts("it") is texts("it")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "it_IT.UTF-8"}, "it"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "it_IT.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_ALL": "it"}, "it"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "it_CH"}, "it"),
        ({"LANG": "it_IT", "LC_ALL": ""}, "it"),
    ],
)
def test_the_language_of_the_environment(
    environment: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for variable, value in environment.items():
        monkeypatch.setenv(variable, value)
    assert default_language() == lang


def test_nothing_slow_is_imported_before_a_sentence_is_needed() -> None:
    program = (
        "import sys, caposaldo, caposaldo.kernel.session, caposaldo.kernel.texts;"
        "print([name for name in ('fluent.runtime', 'babel', 'msgspec', 'rich') if name in sys.modules])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environment()
    )
    assert done.stdout.strip() == "[]"


def environment() -> dict[str, str]:
    """So that another interpreter finds the same package."""
    return {"PYTHONPATH": str(SOURCES.parent), "PATH": ""}
