"""The catalogue: rules in words, files refused with clear lines, and which tests prove which rule."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from caposaldo.kernel import catalog, registry
from caposaldo.kernel.catalog import CatalogError, RuleBook
from caposaldo.kernel.game import Game


class Army(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    units: list[int] = []


# ---------------------------------------------------------------- the registry
def test_games_are_found_by_looking(tiny: Game) -> None:
    assert registry.game("tiny") is tiny
    assert tiny in registry.games()
    assert registry.ids() == sorted(registry.ids())


def test_an_unknown_game_is_told_with_the_known_ones(tiny: Game) -> None:
    for id in ("chess", "", "..", "games"):
        with pytest.raises(ValueError, match=rf"^unknown game '{id}'; known games: .*tiny"):
            registry.game(id)
    with pytest.raises(ValueError, match=r"^unknown game 'battlegroups.game'; did you mean battlegroups\?$"):
        registry.game("battlegroups.game")


def test_a_game_that_was_added_can_be_removed(tiny: Game) -> None:
    registry.remove("tiny")
    registry.remove("tiny")
    with pytest.raises(ValueError, match="unknown game 'tiny'"):
        registry.game("tiny")


# ---------------------------------------------------------------- TOML
@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("name = \n", "army.toml:1: Invalid value"),
        ('name = "a"\nname = "b"\n', "army.toml:2: Cannot overwrite a value"),
        ('units = [1]\n\nname = "a', 'army.toml:3: Unterminated string|army.toml:3: Expected "'),
        ("units = [1]\n", "army.toml: object missing required field `name`"),
        ("name = 3\n", "army.toml: name: expected `str`, got `int`"),
        ('name = "a"\nunits = [1, "b"]\n', r"army.toml: units\[1\]: expected `int`, got `str`"),
        ('name = "a"\nunitz = []\n', "army.toml: object contains unknown field `unitz`"),
    ],
)
def test_a_wrong_file_is_told_in_one_line(text: str, line: str, tmp_path: Path) -> None:
    path = tmp_path / "army.toml"
    path.write_text(text)
    with pytest.raises(CatalogError) as caught:
        catalog.read_toml(path, Army)
    told = str(caught.value)
    assert "\n" not in told
    assert any(told.removeprefix(f"{tmp_path}/").startswith(one.replace("\\", "")) for one in line.split("|")), told


def test_a_file_that_cannot_be_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    for name, what in [
        ("none", "No such file or directory"),
        ("picture", "not a text file in UTF-8"),
        (".", "Is a dir"),
    ]:
        with pytest.raises(CatalogError, match=what):
            catalog.read_toml(tmp_path / name, Army)


def test_a_good_file_is_read(tmp_path: Path) -> None:
    path = tmp_path / "army.toml"
    path.write_text('name = "Ottava"\nunits = [1, 2]\n')
    assert catalog.read_toml(str(path), Army) == Army("Ottava", [1, 2])


# ---------------------------------------------------------------- rules
@pytest.mark.usefixtures("tiny")
def test_the_rules_of_a_game_are_told_in_both_languages() -> None:
    assert [rule.id for rule in catalog.rules("tiny")] == ["bid-1", "bid-2", "attack-1", "attack-2", "end-1"]
    rule = catalog.rule("tiny", "attack-2")
    assert (rule.title.lang("it"), rule.title.lang("en")) == ("Mirare", "Aiming")
    assert catalog.about("tiny").title.lang("it") == "Il gioco minimo"


@pytest.mark.usefixtures("tiny")
def test_an_unknown_rule_is_told_with_the_known_ones() -> None:
    with pytest.raises(ValueError, match="tiny has no rule 'move-9'; its rules: bid-1, bid-2"):
        catalog.rule("tiny", "move-9")


def test_every_game_has_a_good_rulebook() -> None:
    assert registry.ids()
    for id in registry.ids():
        assert catalog.rules(id)
        assert catalog.about(id).summary.en


RULE = """
[[rule]]
id = "a-1"
section = { it = "s", en = "s" }
title = { it = "t", en = "t" }
text = { it = "x", en = "x" }
"""
HEAD = '[game]\ntitle = { it = "g", en = "g" }\nsummary = { it = "g", en = "g" }\n'


@pytest.mark.parametrize(
    ("text", "what"),
    [
        (HEAD + RULE + RULE, "rules.toml: rule a-1: the id is used twice"),
        (HEAD + RULE + 'see = ["a-2"]', "rules.toml: rule a-1: see: there is no rule a-2"),
        (HEAD + RULE.replace('{ it = "x"', '{ it = " "'), "rules.toml: rule a-1: section, title and text are needed"),
        (HEAD + RULE.replace(', en = "x"', ""), "rules.toml: rule[0].text: object missing required field `en`"),
        (RULE, "rules.toml: object missing required field `game`"),
    ],
)
def test_a_wrong_rulebook_is_refused(text: str, what: str) -> None:
    with pytest.raises(CatalogError) as caught:
        catalog.check_rules(catalog.parse_toml(text, "rules.toml", RuleBook), "rules.toml")
    assert str(caught.value).startswith(what)


# ---------------------------------------------------------------- tests that prove rules
TESTS = """
import pytest
from pytest import mark

pytestmark = [pytest.mark.slow, pytest.mark.rule("all-1")]

@pytest.mark.rule("move-1", "move-2")
@pytest.mark.example("E-move")
def test_units_move_once(): ...

@mark.rule("move-1")
@pytest.mark.parametrize("n", [1, 2])
async def test_units_move_twice(n): ...

@pytest.mark.rule("class-1")
class TestFire:
    pytestmark = pytest.mark.rule("class-2")

    @pytest.mark.rule("fire-1", "class-1")
    def test_fire(self): ...

    @pytest.mark.rule("no-test")
    def helper(self): ...

def helper(): ...
"""


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "tests" / "rules" / "somegame"
    (folder / "deep").mkdir(parents=True)
    (folder / "test_movement.py").write_text(TESTS)
    (folder / "deep" / "test_more.py").write_text('import pytest\n@pytest.mark.rule("move-2")\ndef test_more(): ...\n')
    (folder / "field.py").write_text("this is no python")
    inside = tmp_path / "src" / "deep"
    inside.mkdir(parents=True)
    monkeypatch.chdir(inside)
    return folder


def test_marks_are_found_on_tests_classes_and_modules(project: Path) -> None:
    once, twice = "test_movement.py::test_units_move_once", "test_movement.py::test_units_move_twice"
    fire = "test_movement.py::TestFire::test_fire"
    assert catalog.tests_of("somegame") == {
        "move-1": [once, twice],
        "move-2": ["deep/test_more.py::test_more", once],
        "all-1": [once, twice, fire],
        "class-1": [fire],
        "class-2": [fire],
        "fire-1": [fire],
    }
    assert catalog.marked("somegame", "example") == {"E-move": [once]}


def test_a_test_file_that_cannot_be_read_is_told(project: Path) -> None:
    (project / "test_movement.py").write_text("x = 1\ndef test(:\n")
    with pytest.raises(CatalogError, match=r"test_movement\.py:2: this test file cannot be read"):
        catalog.tests_of("somegame")


def test_without_tests_nothing_is_proven(project: Path) -> None:
    assert catalog.tests_of("othergame") == {}


def test_the_tests_of_this_project_are_found_from_anywhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    here = Path(__file__).resolve().parents[1] / "rules"
    monkeypatch.chdir(here.parent)
    for id in registry.ids():
        assert catalog.tests_folder(id) == here / id
