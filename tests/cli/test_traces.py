"""Traces in the terminal: the map in little and large, chits, words, a game played by typing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import Result

from caposaldo.kernel import record as records
from caposaldo.kernel import registry
from caposaldo.kernel.game import State
from caposaldo.kernel.replay import verify
from caposaldo.kernel.texts import BROKEN_LEFT, texts
from caposaldo.terminal.display import Moment, Room, display_for
from caposaldo.terminal.hexmap import CLOSE_UP, SURVEY, Area, HexMap, Words, area_around, area_of, fitting
from caposaldo.terminal.traces import Drawing, TracesDisplay

Run = Callable[..., Result]
GAME = registry.game("traces")


def face(lang: str = "en") -> TracesDisplay:
    words = texts(lang)
    words.load_game("traces")
    found = display_for("traces", words)
    assert isinstance(found, TracesDisplay)
    return found


def moment(state: State) -> Moment:
    seat = state.waiting()[0]
    return Moment(state, seat, state.view(seat), state.actions(seat))


def drawn(state: State, columns: int = 100, rows: int = 24, lang: str = "en") -> str:
    console = Console(width=columns, record=True, force_terminal=False)
    with console.capture() as shown:
        console.print(face(lang).board(moment(state), Room(columns, rows)))
    return shown.get()


def played(scenario: str, *decisions: str) -> State:
    state = GAME.start(scenario, {}, "terminal")
    for text in decisions:
        state.apply(state.waiting()[0], state.read_action(text))
    return state


# ---------------------------------------------------------------- drawing hexes
def test_rows_are_pushed_half_a_cell() -> None:
    map = HexMap(Area(0, 0, 2, 2), CLOSE_UP, 1)
    map.fill(0, 0, Words("a"))
    map.fill(0, 1, Words("b"))
    lines = [line.plain for line in map.lines(["02", "01"], ["01", "02"])]
    assert [lines[2].index("a"), lines[4].index("b")] == [7, 11]
    assert lines[1].startswith("02")


def test_a_survey_takes_two_characters_a_hex() -> None:
    map = HexMap(Area(0, 0, 3, 1), SURVEY, 1)
    for column in range(3):
        map.fill(column, 0, Words(str(column)))
    assert map.lines(["01"], ["01", "02", "03"])[1].plain == "01 0 1 2"


def test_what_lies_outside_the_area_is_not_drawn() -> None:
    map = HexMap(Area(1, 1, 1, 1), SURVEY, 1)
    map.write(0, 0, 0, Words("x"))
    assert "x" not in map.lines(["02", "01"], ["01", "02"])[1].plain


def test_as_much_is_shown_as_fits_around_the_middle() -> None:
    whole = Area(0, 0, 42, 34)
    assert area_around(area_of([(20, 10), (22, 12)]), whole, (11, 9)) == Area(16, 7, 11, 9)
    assert area_around(area_of([(0, 0)]), whole, (10, 10)) == Area(0, 0, 10, 10)
    assert area_around(area_of([(41, 33)]), whole, (10, 10)) == Area(32, 24, 10, 10)
    assert area_around(area_of([(5, 5)]), Area(3, 3, 4, 4), (10, 10)) == Area(3, 3, 4, 4)
    assert fitting(CLOSE_UP, 100, 25) == (11, 12)


# ---------------------------------------------------------------- the board
def test_the_whole_front_is_shown_in_little_when_the_decision_is_about_all_of_it() -> None:
    shown = drawn(GAME.start("race", {}, "terminal"), 100, 40)
    assert "●" in shown
    assert "a1" in shown
    assert "s2" in shown
    assert "Axis" in shown


def test_a_decision_about_a_place_is_shown_large_with_its_choices() -> None:
    shown = drawn(played("lesson", "activate Voronezh"))
    assert "▪332" in shown
    assert "☆23G" in shown
    assert "~~~~" in shown
    assert " 1 " in shown


def test_roads_and_railways_are_marked_where_they_cross_the_side_of_a_hex() -> None:
    lines = drawn(played("lesson", "activate Voronezh"), 80, 60).splitlines()
    # Road and railway from Belgorod to Kharkiv: 3035, 2934, 2834, 2734, 2634.
    for row in (28, 27, 26):
        (line,) = (line for line in lines if line.startswith(f"{row} "))
        assert "+" in line.partition(f"{row}34")[0][-2:] + line.partition(f"{row}34")[2][:2]
    # A railway over the river between Sumy (3231) and 3232 is drawn over its bank.
    (sumy,) = (line for line in lines if "Sumy" in line)
    assert sumy.partition("Sumy")[2].lstrip().startswith("#")
    legend = " ".join(lines[-4:])
    assert all(words in legend for words in ("= road", "# railway", "+ road and railway", "3-4 attack-defence"))


def test_roads_and_railways_are_marked_on_the_survey_too() -> None:
    shown = drawn(GAME.start("campaign", {}, "terminal"), 100, 40)
    assert all(mark in shown for mark in ("·=", "·#", "·+", "○+", "A2", "A S in a city"))


@pytest.mark.parametrize(("columns", "city"), [(80, "Kha 6-5"), (120, "Khark 6-5")])
def test_strengths_stand_above_units_and_the_city_stays_in_sight(columns: int, city: str) -> None:
    state = played("lesson", "activate Voronezh")
    lines = drawn(state, columns, 60).splitlines()
    at = next(i for i, line in enumerate(lines) if city in line)
    assert "▪6Pz" in lines[at + 1][lines[at].index(city) - 2 :][: len(city) + 4]
    strengths = {"▪332": "332", "▪19Pz": "19Pz", "☆23G": "23G"}
    view, known = moment(state).view, face().board_of(state)
    for drawn_as, label in strengths.items():
        (unit,) = (view["units"][kind["id"]] for kind in known["units"] if kind["label"] == label)
        at = next(i for i, line in enumerate(lines) if drawn_as in line)
        assert f"{unit['attack']}-{unit['defence']}" in lines[at - 1][lines[at].index(drawn_as) - 2 :][:8]


def test_the_strength_of_a_stack_is_the_sum_of_its_units() -> None:
    shown_by = face()
    state = played("lesson", "activate Voronezh")
    told = moment(state)
    drawing = Drawing(shown_by.board_of(state), told, Room(100, 24), "en")
    stack = next(stack for stack in drawing.stacks.values() if len(stack) > 1)
    assert drawing.strength(stack) == "-".join(
        str(sum(told.view["units"][unit][value] for unit in stack)) for value in ("attack", "defence")
    )


def test_the_acting_side_sees_its_chits() -> None:
    state = played("lesson", "activate Voronezh", "end")
    seat = 1
    state.apply(seat, state.read_action("choose Voronezh"))
    console = Console(width=100)
    with console.capture() as shown:
        told = Moment(state, seat, state.view(seat), state.actions(seat))
        console.print(face().board(told, Room(100, 24)))
    assert "Chosen: Voronezh" in shown.get()


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize(("columns", "rows"), [(40, 12), (80, 24), (200, 60)])
def test_the_map_fits_the_room(columns: int, rows: int, lang: str) -> None:
    for state in (GAME.start("campaign", {}, "x"), played("lesson", "activate Steppe")):
        lines = drawn(state, columns, rows, lang).splitlines()
        assert max(map(len, lines)) <= columns
        assert BROKEN_LEFT not in "".join(lines)


def test_forces_are_listed_by_side() -> None:
    state = played("lesson", "activate Voronezh")
    shown_by = face()
    assert shown_by.forces(state.view(-1)) is None
    shown_by.board(moment(state), Room(100, 24))
    console = Console(width=120)
    with console.capture() as shown:
        console.print(shown_by.forces(state.view(-1)))
    assert "19Pz" in shown.get()
    assert "2934" in shown.get()


# ---------------------------------------------------------------- a game by typing
def typed_into(run: Run, path: Path, lang: str, typed: str) -> str:
    words = ["play", "traces", "--scenario", "lesson", "--seed", "3", "--record", str(path), "--lang", lang]
    result = run(*words, "--seat", "axis=random", typed=typed)
    assert result.exit_code == 0, result.output
    assert BROKEN_LEFT not in result.stdout
    return result.stdout


@pytest.mark.slow
def test_the_lesson_is_played_to_its_end(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    assert "Saved in" in typed_into(run, path, "en", "1\n" * 2000)
    assert verify(records.load(str(path))).ok


def test_the_lesson_begins_in_italian(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    assert "Sovietici" in typed_into(run, path, "it", "1\n" * 12)
    assert len(records.load(str(path)).decisions) >= 12


def test_questions_are_answered(run: Run, tmp_path: Path) -> None:
    typed = "1\nwhy 1\nwhy not\nrule 10.2j\nforces\nlog\n23G\nquit\n"
    assert "10.2" in typed_into(run, tmp_path / "game.record", "en", typed)
