"""At Close Range in the terminal: the card table wide and narrow, the hand, the attack at hand, words, a game played by
typing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.verbs import DONE, PANIC, REPAIR
from caposaldo.kernel import record as records
from caposaldo.kernel import registry
from caposaldo.kernel.game import SPECTATOR, State
from caposaldo.kernel.replay import verify
from caposaldo.kernel.texts import BROKEN_LEFT, texts
from caposaldo.terminal.choices import Choices, grouped
from caposaldo.terminal.display import Moment, Room, display_for
from caposaldo.terminal.upfront import UpFrontDisplay
from caposaldo.terminal.upfronttable import ACTING, MARKS, TARGET, Drawing
from rules.upfront.field import table

from .terminal_helpers import played_on, printed

Run = Callable[..., Result]
GAME = registry.game("upfront")
FIELD = """
german A chit 2 in Woods -2 > forward: Griess lmg(crew Posner), Posner rifle, Hessel sl mp!
german B chit 0: Wolff rifle, Bernhoff asl rifle jammed
american A chit 1: Allen sl rifle, Myers rifle!, Degi rifle ^B
american B chit 0 in Hill -1: Coates rifle heroic, Nixon rifle killed
hand german: fire 1/1, concealed -2
hand american: movement
"""


def face(lang: str = "en") -> UpFrontDisplay:
    words = texts(lang)
    words.load_game("upfront")
    found = display_for("upfront", words)
    assert isinstance(found, UpFrontDisplay)
    return found


def moment(state: State, seat: int | None = None) -> Moment:
    seat = state.waiting()[0] if seat is None else seat
    return Moment(state, seat, state.view(seat), grouped(face(), state.actions(seat)))


def drawn(state: State, columns: int = 120, rows: int = 40, lang: str = "en", seat: int | None = None) -> str:
    return printed(face(lang).board(moment(state, seat), Room(columns, rows)), columns)


def line_with(shown: str, *words: str) -> str:
    """The line in which all these words stand."""
    return next(line for line in shown.splitlines() if all(word in line for word in words))


def place(shown: str, words: str) -> int:
    """In which line these words stand."""
    return next(i for i, line in enumerate(shown.splitlines()) if words in line)


# ---------------------------------------------------------------- the table
def test_the_groups_stand_face_to_face_letter_by_letter_ones_own_below() -> None:
    s = table(FIELD)
    for seat, order in ((0, ["Allen", "Griess"]), (1, ["Griess", "Allen"])):
        shown = drawn(s, seat=seat)
        assert place(shown, order[0]) < place(shown, order[1])
        line = line_with(shown, "│", "Hill")
        assert line.index("Open") < line.index("│") < line.index("Hill")


def test_what_lies_on_a_group_is_told() -> None:
    shown = drawn(table(FIELD))
    assert "A · chit 2" in shown
    assert "Woods −2 ▲ moving" in shown
    assert "Hill −1" in shown
    assert "Open ground" in shown


def test_men_have_their_weapon_and_their_state() -> None:
    shown = drawn(table(FIELD))
    for words in ("Griess LMG", "Posner rifle  crew", "Hessel SL MP  pinned", "Bernhoff ASL rifle  jammed"):
        assert words in shown
    assert "Degi rifle  infiltrated B" in shown
    assert "Coates rifle  hero" in shown
    assert "weapons left: rifle" in shown
    assert "enemy infiltrators: Degi" in shown


def test_where_there_is_no_room_for_words_marks_stand_for_them() -> None:
    shown = drawn(table(FIELD), 60)
    assert f"Hessel SL MP {MARKS['pinned']}" in shown
    assert f"{MARKS['pinned']} pinned" in shown
    assert f"{MARKS['jammed']} jammed" in shown
    assert "berserk" not in shown


def test_where_there_is_no_height_men_stand_side_by_side() -> None:
    shown = drawn(table(FIELD), 120, 12)
    assert f"Griess, Posner{MARKS['serves']}, Hessel SL{MARKS['pinned']}" in shown


def test_ranges_and_firepower_stand_between_the_groups() -> None:
    s = table(FIELD)
    pair = next(p for p in s.view(0)["ranges"] if p["group"] == 1 and p["enemy"] == 4)
    ours, theirs = pair["power"]
    assert f"A range 1 · {ours}" in line_with(drawn(s), "A range 3", "A range 1")
    assert f"B r1 {theirs}:{ours}" in drawn(s, 60, seat=1)


def test_groups_that_are_flanked_encircled_or_on_their_way_are_told() -> None:
    more = FIELD + "flank: german A > american B\nencircled: american A > german A german B\n"
    shown = drawn(table(more))
    assert "flanks B" in shown
    assert "encircled" in shown


def test_the_attack_being_prepared_stands_out() -> None:
    s = table(FIELD)
    s.apply(0, s.read_action("attack german-B american-A"))
    use = next(action for action in s.actions(0) if s.write_action(action).startswith("use"))
    s.apply(0, use)
    shown = drawn(s)
    assert "German B fires at American A · firepower 1, needed 1 · Fire 1/1" in shown
    assert line_with(shown, "Your hand").count("✓") == 1
    drawing = Drawing(s.board(), moment(s), Room(120, 40), face().texts)
    groups = {group["id"]: group for group in s.view(0)["groups"]}
    assert drawing.title(groups[1]).style == ACTING
    assert drawing.title(groups[4]).style == TARGET


def test_what_the_other_prepares_is_not_shown() -> None:
    s = table(FIELD)
    s.apply(0, s.read_action("attack german-B american-A"))
    assert "fires at" in face().texts.say(s.prompt(0), s)
    assert "fires at" not in printed(face().board(Moment(s, 1, s.view(1), []), Room(120, 40)))


def test_one_sees_ones_own_hand_only() -> None:
    s = table(FIELD)
    assert "Concealed −2" in line_with(drawn(s, seat=0), "Your hand")
    other = drawn(s, seat=1)
    assert "Movement" in line_with(other, "Your hand")
    assert "Concealed" not in other
    assert "Your hand" not in printed(face().board(Moment(s, 0, s.view(SPECTATOR), []), Room(120, 40)))


def test_cards_of_no_use_are_told() -> None:
    s = table(FIELD.replace("hand american: movement", "hand american: movement, #35"))
    assert "Pillbox −4 (#35) – cower card" in drawn(s, seat=1)


def test_the_deck_is_counted() -> None:
    s = table(FIELD)
    assert f"Deck 1 of 9: {s.view(0)['pile']} cards left, 0 discarded" in drawn(s)
    assert "last deck" in drawn(table(FIELD + "decks: 1\n"))


def test_who_may_still_discard_is_told() -> None:
    assert "discard" in line_with(drawn(table(FIELD, step="discarding")), "cards left")


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize(("columns", "rows"), [(40, 12), (80, 24), (120, 40), (200, 60)])
@pytest.mark.parametrize("scenario", ["two-patrols", "the-blockhouse"])
def test_the_table_fits_the_room(scenario: str, columns: int, rows: int, lang: str) -> None:
    for decisions in (0, 150):
        state = played_on("upfront", scenario, decisions)
        lines = drawn(state, columns, rows, lang).splitlines()
        assert max(map(len, lines)) <= columns
        assert BROKEN_LEFT not in "".join(lines)


# ---------------------------------------------------------------- how things stand
@pytest.mark.parametrize("lang", ["en", "it"])
def test_forces_are_listed_by_side_with_their_values(lang: str) -> None:
    s = table(FIELD + "goal: american chit 4 men 4 cover\ntime: german\n")
    shown_by = face(lang)
    assert shown_by.forces(s.view(0)) is None
    shown_by.board(moment(s), Room(120, 40))
    shown = printed(shown_by.forces(s.view(0)), 120)
    wanted = {"en": ["pinned", "killed", "Americans: Wins", "the Germans win"]}
    wanted["it"] = ["inchiodato", "ucciso", "Americani: Vince", "vincono i tedeschi"]
    assert all(words in shown for words in wanted[lang])
    assert line_with(shown, "Griess").startswith("A1")
    assert BROKEN_LEFT not in shown
    assert max(map(len, printed(shown_by.forces(s.view(0)), 80).splitlines())) <= 80


def test_the_heading_tells_deck_turn_and_step() -> None:
    s = table(FIELD + "turn: 3\n")
    words = face()
    assert words.texts.say(words.heading(s.view(0)), s) == "Deck 1 of 9 · Germans to play · Actions"
    before = GAME.start("two-patrols", {}, "terminal")
    assert words.texts.say(words.heading(before.view(0)), before) == "Before the first turn · Forming groups"


def test_points_losses_and_breaks_stand_in_a_line() -> None:
    s = table(FIELD)
    words = face()
    said = words.texts.say(words.standing(s.view(0)), s)
    assert said.startswith("Points: Germans ")
    assert "men lost 0/5 and 1/5" in said


# ---------------------------------------------------------------- words
def test_choices_are_grouped_and_going_on_is_number_nought() -> None:
    s = table(FIELD)
    choices = Choices(face(), face().texts, moment(s))
    assert choices.action(0) == Action(DONE)
    headings = [row.plain for row in choices.rows(120)]
    assert "Fire" in headings
    assert "Let panic" in headings


def test_letting_a_man_panic_is_never_the_first_choice() -> None:
    s = table("german A: Wolff rifle!\namerican A: Allen rifle")
    shown = moment(s).actions
    assert [action.verb for action in shown] == [DONE, PANIC]


def test_groups_are_called_by_their_letter_and_cards_by_their_number() -> None:
    s = table(FIELD.replace("concealed -2", "#61"))
    choices = Choices(face(), face().texts, moment(s))
    assert choices.named(["b", "#61"]) == choices.named(["german-b", "61"]) != []
    assert choices.named(["#61", "forward", "b"]) == choices.named(["61", "german-b", "forward"])


def test_another_man_who_may_try_is_offered_like_anything_else() -> None:
    s = table("german A: Wolff rifle jammed, Kurz rifle jammed\namerican A: Allen rifle", draws=["red 0"])
    s.setup.several_attempts = True
    s.apply(0, Action(REPAIR, 0))
    choices = Choices(face(), face().texts, moment(s))
    assert choices.action(0) == Action(DONE)
    shown = printed(choices.page(120, 40), 120)
    assert "end the attempts" in shown
    assert "Kurz" in shown
    assert "Wolff" not in shown
    assert "Wolff" in drawn(s)


def test_hands_and_what_is_prepared_are_for_their_owner_only() -> None:
    s = table(FIELD)
    assert face().is_private(0, s.view(0))
    bare = table("\n".join(line for line in FIELD.splitlines() if not line.startswith("hand")))
    assert not face().is_private(0, bare.view(0))


# ---------------------------------------------------------------- a game by typing
def typed_into(run: Run, path: Path, lang: str, typed: str) -> str:
    words = ["play", "upfront", "--scenario", "two-patrols", "--seed", "3", "--record", str(path), "--lang", lang]
    result = run(*words, "--seat", "american=random", typed=typed)
    assert result.exit_code == 0, result.output
    assert BROKEN_LEFT not in result.stdout
    return result.stdout


@pytest.mark.slow
def test_the_first_scenario_is_played_to_its_end(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    assert "Saved in" in typed_into(run, path, "en", "0\n1\n" * 3000)
    assert verify(records.load(str(path))).ok


def test_the_first_scenario_begins_in_italian(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    assert "In mano" in typed_into(run, path, "it", "0\n" + "1\n" * 12)
    assert len(records.load(str(path)).decisions) >= 12


def test_questions_are_answered(run: Run, tmp_path: Path) -> None:
    typed = "0\n1\n1\n1\nwhy 1\nwhy not\nrule 6.5\nforces\nlog\nquit\n"
    assert "6.5" in typed_into(run, tmp_path / "game.record", "en", typed)


def test_two_people_at_one_screen_hand_it_over(run: Run, tmp_path: Path) -> None:
    words = ["play", "upfront", "--scenario", "two-patrols", "--seed", "3", "--record", str(tmp_path / "game.record")]
    seats = ["--seat", "german=human", "--seat", "american=human"]
    result = run(*words, "--lang", "en", *seats, typed="0\n0\n" + "\n0\n" * 25)
    assert "Your hand" in result.stdout
    assert result.stdout.count("Pass the screen to") > 1
