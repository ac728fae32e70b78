"""Storms in the terminal: the map in three sizes, AP and CAP, cards, words, a game played by typing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.rules import victory
from caposaldo.games.storms.verbs import PASS
from caposaldo.kernel import record as records
from caposaldo.kernel import registry
from caposaldo.kernel.game import SPECTATOR, State
from caposaldo.kernel.replay import verify
from caposaldo.kernel.texts import BROKEN_LEFT, texts
from caposaldo.terminal.choices import Choices, grouped
from caposaldo.terminal.display import Moment, Room, display_for
from caposaldo.terminal.storms import StormsDisplay
from caposaldo.terminal.stormsmap import ACTING, TARGET, Drawing
from rules.storms.field import do, field, started

from .terminal_helpers import played_on, printed

Run = Callable[..., Result]
GAME = registry.game("storms")
LANE = '''
map = """
. . w . b
 . S . . .
. . ~ . .
"""
levels = """
0 0 0 1 2
 0 0 0 1 0
0 - 0 0 0
"""
roads = ["A01 A02 B02"]
crevices = ["B03/C04", "C04/C05"]
objective = [{ hex = "B02", name = { it = "La casa", en = "The house" }, owner = "soviet" }]
'''


def face(lang: str = "en") -> StormsDisplay:
    words = texts(lang)
    words.load_game("storms")
    found = display_for("storms", words)
    assert isinstance(found, StormsDisplay)
    return found


def moment(state: State, seat: int | None = None) -> Moment:
    seat = state.waiting()[0] if seat is None else seat
    return Moment(state, seat, state.view(seat), grouped(face(), state.actions(seat)))


def drawn(state: State, columns: int = 100, rows: int = 24, lang: str = "en", seat: int | None = None) -> str:
    return printed(face(lang).board(moment(state, seat), Room(columns, rows)), columns)


# ---------------------------------------------------------------- the map
def test_a_small_map_is_drawn_large_with_the_numbers_of_its_hexes() -> None:
    s = field(LANE + '[units]\nG1 = "ger-rifle43 A01 e"\nR1 = "sov-rifle41 C05 nw spent"')
    shown = drawn(s)
    for words in ("A03", "♣♣♣", "□□□", "≈≈≈", "◆B02 ─", "A05 2", "C02 -", "▪G1→", "☆R1↖°"):
        assert words in shown
    assert "The house, 1-B02: Soviets" in shown


def test_crevices_run_along_the_sides_of_hexes() -> None:
    s = field(LANE + '[units]\nG1 = "ger-rifle43 A01 e"\nR1 = "sov-rifle41 A05 w"')
    row = drawn(s).splitlines()[5]
    assert "▔▔▔▔" in row
    assert "┃C05" in row


def test_a_wide_map_takes_one_line_a_hex_and_a_narrow_room_shows_the_ground_only() -> None:
    state = GAME.start("first-shots", {}, "terminal")
    assert " ▪G1→ " in drawn(state, 100, 24)
    assert "▪→" in drawn(state, 40, 14)


def test_the_part_where_the_decision_lies_is_shown_of_a_large_map() -> None:
    state = played_on("storms", "the-river-village", 40)
    shown = moment(state)
    drawing = Drawing(state.board(), shown, Room(80, 20))
    assert drawing.area.columns < 34
    assert all(drawing.area.has(*place) for place in drawing.focus())


def test_several_units_of_a_hex_are_counted() -> None:
    units = "".join(f'G{n} = "ger-rifle43 A01 e"\n' for n in range(1, 5))
    s = field(LANE + "[units]\n" + units + 'R1 = "sov-rifle41 C05 nw"')
    assert "▪G1→+3" in drawn(s)
    assert "▪G1+3" in drawn(s, 40)


def test_both_sides_of_a_hex_are_shown() -> None:
    s = field(LANE + '[units]\nG1 = "ger-rifle43 B01 e"\nG2 = "ger-rifle43 B01 e"\nR1 = "sov-rifle41 B01 w"')
    assert "▪2☆←" in drawn(s)


def test_hits_show_and_what_is_hidden_shows_to_its_owner_only() -> None:
    s = field(LANE + '[units]\nG1 = "ger-rifle43 A01 e marker=pinned"\nR1 = "sov-sniper A03 hidden"')
    assert "▪G1→!" in drawn(s, seat=0)
    assert "R1" not in drawn(s, seat=0)
    assert "☆R1←?" in drawn(s, seat=1)


def test_the_acting_unit_and_the_choices_stand_out() -> None:
    s = field(LANE + '[units]\nG1 = "ger-rifle43 A01 e"\nR1 = "sov-rifle41 C05 nw"')
    do(s, "take G1 ap")
    now = moment(s)
    drawing = Drawing(s.board(), now, Room(100, 24))
    assert drawing.style([dict(s.view(0)["units"][0])]) == ACTING
    number = next(i + 1 for i, action in enumerate(now.actions) if s.write_action(action) == "go 1-A02")
    drawing.lines()
    assert f" {number} " in drawing.lines()[1].plain


def test_the_units_under_fire_stand_out() -> None:
    s = field(LANE + '[units]\nG1 = "ger-rifle43 A01 e"\nR1 = "sov-rifle41 A02 nw"')
    do(s, "take G1 ap", "fire 1-A02")
    drawing = Drawing(s.board(), moment(s), Room(100, 24))
    target = next(unit for unit in s.view(0)["units"] if unit["hex"] == 1)
    assert drawing.style([dict(target)]) == TARGET


@pytest.mark.parametrize("lang", ["en", "it"])
@pytest.mark.parametrize(("columns", "rows"), [(40, 12), (80, 24), (200, 60)])
@pytest.mark.parametrize("scenario", ["first-shots", "the-barrage", "the-river-village", "the-long-balka"])
def test_the_map_fits_the_room(scenario: str, columns: int, rows: int, lang: str) -> None:
    for decisions in (0, 90):
        lines = drawn(played_on("storms", scenario, decisions), columns, rows, lang).splitlines()
        assert max(map(len, lines)) <= columns
        assert BROKEN_LEFT not in "".join(lines)


# ---------------------------------------------------------------- beside the map
def test_ap_cap_and_losses_are_tracks() -> None:
    s = field(LANE + '[units]\nG1 = "ger-rifle43 A01 e active"\nR1 = "sov-rifle41 C05 nw"\n[german]\ncap = 3')
    assert "▶ ▪ Germans     AP ●●●●●●●  CAP ●●● 3/3  losses 0" in drawn(s)
    assert "  ☆ Soviets     AP ○○○○○○○" in drawn(s)


def test_one_sees_ones_own_hand_with_its_prices() -> None:
    text = 'hands = { german = ["2"], soviet = ["9"] }\n'
    s = field(LANE + text + '[units]\nG1 = "ger-rifle43 A01 e"\nR1 = "sov-rifle41 C05 nw"')
    own = face().board(moment(s, 0), Room(100, 24))
    assert "In hand: 2 " in printed(own)
    assert "In hand: 9 " in drawn(s, seat=1)
    assert "In hand" not in printed(face().board(Moment(s, 0, s.view(SPECTATOR), []), Room(100, 24)))


OBJECTIVES = (
    LANE
    + """
[[secret]]
number = "O1"
name = { it = "Il tetto", en = "The roof" }
effects = ["hold B02 2"]
[[secret]]
number = "O2"
name = { it = "La caccia", en = "The hunt" }
effects = ["destroy 3 1"]
[units]
G1 = "ger-rifle43 A01 e"
R1 = "sov-rifle41 C05 nw"
"""
)


def test_ones_own_secret_objective_is_told_and_at_the_end_both() -> None:
    s = field(OBJECTIVES)
    s.goals[0], s.goals[1] = 1, 0
    mine, yours = (
        "secret objective: The hunt. 3 or more enemy units",
        "secret objective: The roof. Control the house",
    )
    assert (mine in drawn(s, seat=0), yours in drawn(s, seat=0)) == (True, False)
    assert (mine in drawn(s, seat=1), yours in drawn(s, seat=1)) == (False, True)
    assert "objectives 1" in drawn(s, seat=1)
    watched = printed(face().board(Moment(s, 0, s.view(SPECTATOR), []), Room(100, 24)))
    assert "secret objective" not in watched
    victory.finish(s)
    assert s.waiting() == []
    for seat in (SPECTATOR, 0, 1):
        at_end = printed(face().board(Moment(s, 0, s.view(seat), []), Room(100, 24)), 160)
        assert mine in at_end
        assert yours in at_end


def test_who_waits_for_an_event_is_listed_with_its_card() -> None:
    event = (
        '[[event]]\nnumber = "E1"\nname = { it = "La riserva", en = "The reserve" }\neffects = ["add_units german"]\n'
    )
    units = '[units]\nG1 = "ger-rifle43 A01 e"\nG2 = "ger-rifle43 @west event=E1"\nR1 = "sov-rifle41 C05 nw"\n'
    s = field(LANE + event + units + '[german]\nzones = { west = ["A01"] }\n')
    shown = face()
    shown.board(moment(s), Room(100, 24))
    assert "with “The reserve”" in printed(shown.forces(s.view(0)), 140)


def test_ones_own_shells_are_told() -> None:
    state = played_on("storms", "the-barrage", 0)
    while "st-prompt-plot" not in state.prompt(state.waiting()[0]).key:
        state.apply(state.waiting()[0], state.actions(state.waiting()[0])[0])
    seat = state.waiting()[0]
    aim = next(action for action in state.actions(seat) if state.write_action(action).startswith("aim"))
    state.apply(seat, aim)
    assert "next round" in drawn(state, seat=seat)
    assert "next round" not in drawn(state, seat=1 - seat)


@pytest.mark.parametrize("lang", ["en", "it"])
def test_forces_are_listed_by_side_with_their_values(lang: str) -> None:
    units = '[units]\nG1 = "ger-rifle43 A01 e spent marker=pinned dug-in cards=V04"\nR1 = "sov-rifle41 C05 nw"'
    s = field(LANE + units)
    shown_by = face(lang)
    assert shown_by.forces(s.view(0)) is None
    shown_by.board(moment(s), Room(100, 24))
    shown = printed(shown_by.forces(s.view(0)), 140)
    line = next(line for line in shown.splitlines() if line.startswith("G1"))
    wanted = {
        "en": ["spent", "pinned", "hasty defence", "1-A01 →"],
        "it": ["esausta", "inchiodata", "difese improvvisate", "1-A01 →"],
    }
    assert all(words in line for words in wanted[lang])
    assert "R1" in shown
    assert BROKEN_LEFT not in shown


def test_reinforcements_are_listed_with_their_round() -> None:
    zones = '[german.zones]\nwest = ["A01", "B01"]\n'
    units = '[units]\nG1 = "ger-rifle43 A01 e"\nG2 = "ger-rifle43 @west round=2"\nR1 = "sov-rifle41 C05 nw"\n'
    s = started(LANE + units + zones)
    shown_by = face()
    shown_by.board(moment(s), Room(100, 24))
    assert "round 2" in printed(shown_by.forces(s.view(0)), 140)


# ---------------------------------------------------------------- words
def test_the_heading_tells_round_and_turn() -> None:
    s = field(LANE + '[units]\nG1 = "ger-rifle43 A01 e"\nR1 = "sov-rifle41 C05 nw"')
    words = face()
    assert words.texts.say(words.heading(s.view(0)), s).startswith("Round 1 of ")
    assert "Germans" in words.texts.say(words.heading(s.view(0)), s)
    before = GAME.start("machine-guns", {}, "terminal")
    assert words.texts.say(words.heading(before.view(0)), before) == "Before the first round"


def test_hexes_are_called_with_or_without_the_number_of_their_map() -> None:
    s = field(LANE + '[units]\nG1 = "ger-rifle43 A01 e"\nR1 = "sov-rifle41 C05 nw"')
    do(s, "take G1 ap")
    choices = Choices(face(), face().texts, moment(s))
    assert choices.named(["a02"]) == choices.named(["1-a02"]) != []


def test_a_price_is_no_chance() -> None:
    s = field(LANE + '[units]\nG1 = "ger-rifle43 A01 e"\nR1 = "sov-rifle41 C05 nw"')
    do(s, "take G1 ap")
    choices = Choices(face(), face().texts, moment(s))
    line = choices.line(choices.named(["a02"])[0]).plain
    assert line.endswith("to 1-A02 · 1 AP")


def test_passing_is_number_nought() -> None:
    s = field(LANE + '[units]\nG1 = "ger-rifle43 A01 e"\nR1 = "sov-rifle41 C05 nw"')
    assert Choices(face(), face().texts, moment(s)).action(0) == Action(PASS)


def test_cards_and_hidden_units_are_for_their_owner_only() -> None:
    text = LANE + '[units]\nG1 = "ger-rifle43 A01 e"\nR1 = "sov-sniper A03 hidden"\n'
    s = field('hands = { german = ["2"] }\n' + text)
    assert face().is_private(0, s.view(0))
    assert face().is_private(1, s.view(1))
    s = field(text.replace("hidden", ""))
    assert not face().is_private(0, s.view(0))
    s = field(OBJECTIVES)
    assert not face().is_private(0, s.view(0))
    s.goals[0] = 0
    assert face().is_private(0, s.view(0))


# ---------------------------------------------------------------- a game by typing
def typed_into(run: Run, path: Path, lang: str, typed: str) -> str:
    words = ["play", "storms", "--scenario", "first-shots", "--seed", "3", "--record", str(path), "--lang", lang]
    result = run(*words, "--seat", "german=random", typed=typed)
    assert result.exit_code == 0, result.output
    assert BROKEN_LEFT not in result.stdout
    return result.stdout


@pytest.mark.slow
def test_the_first_scenario_is_played_to_its_end(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    assert "Saved in" in typed_into(run, path, "en", "1\n" * 2000)
    assert verify(records.load(str(path))).ok


def test_the_first_scenario_begins_in_italian(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    assert "Sovietici" in typed_into(run, path, "it", "1\n" * 12)
    assert len(records.load(str(path)).decisions) >= 12


def test_questions_are_answered(run: Run, tmp_path: Path) -> None:
    typed = "1\n1\nwhy 1\nwhy not\nrule 7.2\nforces\nlog\nquit\n"
    assert "7.2" in typed_into(run, tmp_path / "game.record", "en", typed)


def test_two_people_at_one_screen_hand_it_over_when_they_hold_cards(run: Run, tmp_path: Path) -> None:
    words = ["play", "storms", "--scenario", "the-square", "--seed", "3", "--record", str(tmp_path / "game.record")]
    result = run(*words, "--lang", "en", "--seat", "german=human", "--seat", "soviet=human", typed="1\n\n" * 25)
    assert "In hand" in result.stdout
    assert result.stdout.count("Pass the screen to") > 1
