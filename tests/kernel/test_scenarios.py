"""The scenarios of a game: their order, their files, set-ups that are kept, options."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from caposaldo.kernel.scenarios import ScenarioFiles, choose_options, default_options, forces_in_words, yes_or_no


class Told:
    """A scenario file: difficulty, minutes, perhaps a lesson."""

    def __init__(self, id: str, difficulty: int, minutes: int, lesson: int) -> None:
        self.id = id
        self.difficulty = difficulty
        self.minutes = minutes
        self.lesson = lesson


class Setup:
    def __init__(self, id: str, options: dict[str, str]) -> None:
        self.id = id
        self.options = options
        self.path = ""


def parse(text: str, path: Path) -> Told:
    data = tomllib.loads(text)
    return Told(data.get("id", path.stem), data["difficulty"], data["minutes"], data.get("lesson", 9))


@pytest.fixture
def files(tmp_path: Path) -> ScenarioFiles[Told, Setup]:
    folder = tmp_path / "scenarios"
    folder.mkdir()
    for name, text in {
        "long": "difficulty = 1\nminutes = 90",
        "short": "difficulty = 1\nminutes = 20",
        "hard": "difficulty = 5\nminutes = 5",
        "first": "difficulty = 4\nminutes = 99\nlesson = 1",
    }.items():
        (folder / f"{name}.toml").write_text(text)
    (folder / "notes.txt").write_text("no scenario")
    return ScenarioFiles(folder, parse, lambda told, path, options: Setup(told.id, options))


def test_lessons_come_first_then_the_easiest_and_shortest(files: ScenarioFiles[Told, Setup]) -> None:
    assert files.ids() == ["first", "short", "long", "hard"]
    files.ids().clear()
    assert files.ids() == ["first", "short", "long", "hard"]


def test_a_scenario_is_named_by_its_id_or_by_a_path(files: ScenarioFiles[Told, Setup]) -> None:
    assert files.path("long") == files.folder / "long.toml"
    for path in ("mine.toml", "./mine", "C:\\games\\mine"):
        assert files.path(path) == Path(path)


@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("lnog", "unknown scenario 'lnog'; did you mean long?"),
        ("moon", "unknown scenario 'moon'; known scenarios: first, hard"),
    ],
)
def test_an_unknown_id_is_told_with_the_nearest_ones(files: ScenarioFiles[Told, Setup], id: str, said: str) -> None:
    with pytest.raises(ValueError) as caught:
        files.load(id, {})
    assert str(caught.value).startswith(said)


def test_what_comes_with_the_game_is_built_once_for_each_choice_of_options(files: ScenarioFiles[Told, Setup]) -> None:
    plain = files.load("long", {})
    snow = files.load("long", {"snow": "yes", "night": "no"})
    assert files.load("long", {}) is plain
    assert files.load("long", {"night": "no", "snow": "yes"}) is snow
    assert snow is not plain
    assert (plain.path, snow.options) == ("", {"snow": "yes", "night": "no"})


def test_a_file_written_by_hand_is_read_anew_and_remembers_its_path(
    files: ScenarioFiles[Told, Setup], tmp_path: Path
) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('id = "one"\ndifficulty = 1\nminutes = 1')
    assert files.load(str(path), {}).path == str(path)
    path.write_text('id = "two"\ndifficulty = 1\nminutes = 1')
    assert files.load(str(path), {}).id == "two"
    assert files.ids() == ["first", "short", "long", "hard"]


def test_a_file_that_is_not_there_is_told(files: ScenarioFiles[Told, Setup]) -> None:
    with pytest.raises(ValueError, match=r"^nowhere\.toml: No such file or directory$"):
        files.load("nowhere.toml", {})


# ---------------------------------------------------------------- options
class Options:
    snow = True
    night = False


def test_options_have_the_defaults_of_the_scenario() -> None:
    defaults = default_options(Options(), ["snow", "night"])
    assert defaults == {"snow": True, "night": False}
    assert yes_or_no(defaults) == {"snow": "yes", "night": "no"}
    assert choose_options("here", defaults, {}) == defaults
    assert choose_options("here", defaults, {"night": "true", "snow": "no"}) == {"snow": False, "night": True}
    assert defaults == {"snow": True, "night": False}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"rain": "yes"}, "unknown option 'rain'; known options: night, snow"),
        ({"snow": "much"}, "here: options.snow: unknown 'much', expected no or yes"),
    ],
)
def test_a_wrong_option_is_told(options: dict[str, str], said: str) -> None:
    with pytest.raises(ValueError) as caught:
        choose_options("here", {"snow": True, "night": False}, options, {"yes": True, "no": False})
    assert str(caught.value) == said


# ---------------------------------------------------------------- lists of scenarios
class Kind:
    def __init__(self, key: str, name_it: str, name_en: str) -> None:
        self.key = key
        self.name_it = name_it
        self.name_en = name_en


def test_forces_are_counted_in_the_order_of_the_file() -> None:
    mortar, rifle = Kind("m", "Mortaio", "Mortar"), Kind("r", "Fucilieri", "Rifles")
    assert forces_in_words([rifle, mortar, rifle]) == {
        "it": "2 x Fucilieri, 1 x Mortaio",
        "en": "2 x Rifles, 1 x Mortar",
    }
    assert forces_in_words([]) == {"it": "", "en": ""}
