"""Wheels in the terminal: table, lists, words and points."""

from __future__ import annotations

from typing import cast

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.setup import CM
from caposaldo.games.wheels.state import WheelsState
from caposaldo.games.wheels.verbs import MANOEUVRE, MOVE, PLACE, TURN
from caposaldo.kernel.game import State
from caposaldo.kernel.texts import texts
from caposaldo.terminal.choices import grouped
from caposaldo.terminal.display import Moment, Room, display_for
from caposaldo.terminal.wheels import WheelsDisplay, window_of
from rules.wheels.field import Field, wood

from .terminal_helpers import played_on, printed


def face(lang: str = "en") -> WheelsDisplay:
    words = texts(lang)
    words.load_game("wheels")
    found = display_for("wheels", words)
    assert isinstance(found, WheelsDisplay)
    return found


def moment(state: State, seat: int | None = None) -> Moment:
    seat = state.waiting()[0] if seat is None else seat
    return Moment(state, seat, state.view(seat), grouped(face(), state.actions(seat)))


def drawn(state: State, columns: int = 120, rows: int = 40, lang: str = "en", seat: int | None = None) -> str:
    return printed(face(lang).board(moment(state, seat), Room(columns, rows)), columns)


def a_field() -> WheelsState:
    ground = [wood((60, 20), (90, 20), (90, 40), (60, 40)), wood((20, 70), (60, 70), (60, 80), (20, 80), kind="sand")]
    field = Field([("bri-crusader-i", 3), ("bri-rifle-section", 4)], [("ita-m13-40", 3)], ground)
    field.stand(0, 40, 60)
    field.card(1, 20, 60)
    field.card(2, 70, 60, 180)
    return field.s


# ---------------------------------------------------------------- the table
def test_platoons_models_and_terrain_are_drawn() -> None:
    shown = drawn(a_field())
    assert "↑A1" in shown
    assert "•" in shown
    assert "↓B1?" in shown
    assert "♣♣♣" in shown
    assert ",,,," in shown
    assert "♣ trees" in shown
    assert "? face-down card" in shown
    assert "o rocks" not in shown


def test_a_card_is_known_to_its_owner_only() -> None:
    s = a_field()
    assert "4 × Rifle section" in drawn(s, 200, seat=0)
    assert "M13" not in drawn(s, 200, seat=0)
    assert "M13" in drawn(s, 200, seat=1)
    assert "Rifle section" not in drawn(s, 200, seat=1)


def test_a_platoon_about_to_move_is_shown_from_near() -> None:
    s = a_field()
    assert window_of(moment(s)).width == int(s.setup.width)
    s.apply(0, Action(MANOEUVRE, 0, 0, 40 * CM, 50 * CM))
    near = window_of(moment(s))
    assert near.width < int(s.setup.width)
    assert near.left <= 40 * int(CM) <= near.left + near.width


def test_the_choices_of_one_platoon_are_numbered_on_the_table() -> None:
    s = a_field()
    s.apply(0, Action(MANOEUVRE, 0, 0, 40 * CM, 50 * CM))
    now = moment(s)
    at = next(i + 1 for i, action in enumerate(now.actions) if action.verb == MOVE)
    assert str(at) in drawn(s).split("0  ")[-1]


# ---------------------------------------------------------------- lists and words
def test_the_forces_list_what_the_seat_knows() -> None:
    s = a_field()
    listed = printed(face().forces(s.view(0)), 140)
    assert "25/45/70" in listed
    assert "4/3/3/1.5" in listed
    assert "40,60" in listed
    assert "face-down card" in listed


def test_heading_and_standing_speak_both_languages() -> None:
    s = a_field()
    view = s.view(0)
    for lang, turn, lost in (("en", "Turn 1", "Points lost"), ("it", "Turno 1", "Punti persi")):
        words = face(lang)
        assert words.texts.say(words.heading(view), s).startswith(turn)
        assert words.texts.say(words.standing(view), s).startswith(lost)


def test_every_choice_of_a_battle_has_words_and_a_heading() -> None:
    words = face()
    for decisions in (0, 5, 12, 30, 60, 90):
        state = played_on("wheels", "road-block", decisions)
        for action in moment(state).actions:
            assert "{" not in words.words(moment(state), action)
            assert words.group(action) == "" or words.texts.has(words.group(action))


def test_a_label_names_the_choices_of_a_platoon() -> None:
    s = a_field()
    now = moment(s)
    named = [action for action in now.actions if "a1" in face().names(now, action)]
    assert {cast(Action, action).unit for action in named if action.verb == MANOEUVRE} == {0}


# ---------------------------------------------------------------- points and bearings
def test_a_point_lays_the_card_that_is_next() -> None:
    state = played_on("wheels", "road-block", 0)
    found = face().at_point(moment(state), 27.0, 30.0, 180)
    assert found is not None
    assert (found.verb, found.facing, found.point_x, found.point_y) == (PLACE, 180, 2700, 3000)


def test_a_point_moves_the_platoon_that_manoeuvres_but_chooses_none() -> None:
    s = a_field()
    assert face().at_point(moment(s), 40, 55, None) is None
    s.apply(0, Action(MANOEUVRE, 0, 0, 40 * CM, 50 * CM))
    found = face().at_point(moment(s), 40, 55, None)
    assert found is not None
    assert s.refusal(0, found) is None
    assert found.verb == MOVE


def test_a_bearing_turns_the_platoon_that_manoeuvres() -> None:
    s = a_field()
    assert face().at_bearing(moment(s), 90) is None
    s.apply(0, Action(MANOEUVRE, 0, 0, 40 * CM, 50 * CM))
    found = face().at_bearing(moment(s), 90)
    assert found is not None
    assert (found.verb, found.facing) == (TURN, 90)
