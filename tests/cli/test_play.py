"""Playing in the terminal, typed through a pipe: to the end, with every command, saved and resumed, interrupted."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from caposaldo.kernel import record as records
from caposaldo.kernel.replay import verify
from caposaldo.kernel.session import Session
from caposaldo.kernel.texts import BROKEN_LEFT

from .conftest import process

Run = Callable[..., Result]
FIRST = "1\n" * 2000
LANE = ("play", "battlegroups", "--scenario", str(Path(__file__).parent / "lane.toml"), "--seed", "1")
# Two people: the allies have the initiative, and no bot moves before they are asked.
SHARED = (*LANE, "--seat", "axis=human", "--seat", "allies=human")


def lines(*typed: str) -> str:
    return "\n".join(typed) + "\n"


def only_record(folder: Path) -> str:
    (found,) = folder.glob("*.record")
    return str(found)


# ---------------------------------------------------------------- whole games
@pytest.mark.parametrize(("lang", "wins", "recorded"), [("en", "wins", "Saved in"), ("it", "Vince", "Salvata in")])
def test_a_scenario_is_played_to_its_end_in_both_languages(
    run: Run, tmp_path: Path, lang: str, wins: str, recorded: str
) -> None:
    path = tmp_path / "game.record"
    result = run(*LANE, "--record", str(path), "--lang", lang, typed=FIRST)
    assert result.exit_code == 0, result.output
    assert wins in result.stdout or "draw" in result.stdout or "Pareggio" in result.stdout
    assert recorded in result.stdout
    assert BROKEN_LEFT not in result.stdout
    assert verify(records.load(str(path))).ok
    assert records.load(str(path)).finished()


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["masseria", "siepi", "oder"])
def test_scenarios_that_come_with_the_game_can_be_played(run: Run, tmp_path: Path, scenario: str) -> None:
    path = tmp_path / "game.record"
    words = ["play", "battlegroups", "--scenario", scenario, "--seed", "2", "--record", str(path), "--lang", "it"]
    result = run(*words, typed="1\n" * 100)
    assert result.exit_code == 0, result.output
    assert BROKEN_LEFT not in result.stdout
    assert len(records.load(str(path)).decisions) > 80


def test_bots_can_be_watched(run: Run) -> None:
    result = run("play", "tiny", "--scenario", "campaign", "--seat", "red=greedy", "--seat", "blue=random")
    assert result.exit_code == 0
    assert "Saved in" in result.stdout
    assert "You bid" not in result.stdout


def test_what_is_not_said_is_asked_and_enter_takes_the_first(run: Run, tmp_path: Path) -> None:
    result = run("play", "tiny", typed=lines("", "2", "") + FIRST)
    assert "Which scenario?" in result.stdout
    assert "Which side is yours?" in result.stdout
    assert "Against whom?" in result.stdout
    record = records.load(only_record(tmp_path / "home"))
    assert (record.scenario, record.seats) == ("skirmish", {"red": "greedy", "blue": "human"})


def test_questions_are_asked_again_until_the_answer_makes_sense(run: Run, tmp_path: Path) -> None:
    result = run("play", "tiny", typed=lines("9", "x", "2", "1", "3") + FIRST)
    assert result.stdout.count("Enter a number from 1 to 2") == 2
    record = records.load(only_record(tmp_path / "home"))
    assert (record.scenario, record.seats) == ("campaign", {"red": "human", "blue": "gentle"})


def test_a_scenario_written_by_hand_and_options_are_taken(run: Run, tmp_path: Path) -> None:
    by_hand = tmp_path / "mine.toml"
    by_hand.write_text("rounds = 1\n")
    path = tmp_path / "game.record"
    run("play", "tiny", "--scenario", str(by_hand), "--record", str(path), typed=FIRST)
    assert records.load(str(path)).sha256
    run("play", "tiny", "--scenario", "skirmish", "--option", "rounds=3", "--record", str(path) + "2", typed=FIRST)
    assert records.load(str(path) + "2").options == {"rounds": "3"}


def test_a_committed_seed_is_shown_only_at_the_end(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    words = ["play", "tiny", "--scenario", "skirmish", "--record", str(path), "--commit"]
    run(*words, typed=lines("1", "q"))
    assert "seed:" not in path.read_text()
    run(*words, typed=FIRST)
    assert "commitment:" in path.read_text()
    assert "seed:" in path.read_text()


# ---------------------------------------------------------------- commands
def test_help_board_forces_log_and_rules_are_shown(run: Run) -> None:
    told = run(*SHARED, typed=lines("h", "f", "b", "l", "r move-4", "r nothing", "q")).stdout
    assert "undo your last decision" in told
    assert "M5A1 Stuart [C]" in told
    assert told.count("♣ wood") == 2
    assert "Woods, towns and broken ground are difficult ground" in told
    assert "There’s no rule nothing." in told


def test_the_board_shows_units_terrain_and_the_points_one_can_choose(run: Run) -> None:
    told = run(*SHARED, typed=lines("U1", "q")).stdout
    whole, _, close_up = told.partition("> U1")
    assert all(mark in whole for mark in ("↓I1", "↓I2", "↓I3", "↑U1", "↑U2", "↑U3", "♣♣♣", "=="))
    assert "↓I1" not in close_up
    assert "1 4.0″ ↑0° 14.0,26.0" in close_up


def test_a_refused_point_is_explained_by_its_rule_in_the_language_of_the_player(run: Run) -> None:
    told = run(*SHARED, "--lang", "it", typed=lines("U2", "30,12", "q")).stdout
    assert "✗ " in told
    assert "[move-5]" in told
    assert "move-5 · Distanze" in told


def test_what_cannot_be_done_is_listed_with_its_reasons(run: Run) -> None:
    told = run(*SHARED, typed=lines("U2", "why not", "q")).stdout
    assert "✗ charge the rifle team (I3): " in told
    assert "[direct-6]" in told


def test_a_refused_choice_can_be_asked_for_by_its_labels(run: Run) -> None:
    told = run(*SHARED, typed=lines("end", "no U3", "U3 I2", "no", "q")).stdout
    asked, _, rest = told.partition("> no U3")[2].partition("> U3 I2")
    assert asked.count("✗ M5A1 Stuart (U3) → ") == 4
    assert "✗ Rifle team" not in asked
    pair, _, everything = rest.partition("> no")
    assert pair.count("✗ ") == 1
    assert "is outside the firing arc of the M5A1" in pair
    assert "… and 3 more; “no G4” lists those of one unit." in everything


def test_the_odds_of_an_attack_open_into_their_chain(run: Run) -> None:
    words = ["play", "tiny", "--scenario", "skirmish", "--seat", "red=human", "--seat", "blue=human"]
    told = run(*words, typed=lines("", "3", "1", "", "1", "1", "", "?2", "why 1", "?9", "q")).stdout
    assert "[attack-1]" in told
    assert "(3/6)" in told
    assert "This choice needs no dice." in told
    assert "Enter a number from 1 to 3" in told


def test_units_are_chosen_by_label_and_by_notation(run: Run, tmp_path: Path) -> None:
    run(*SHARED, typed=lines("u1", "a 90", "select U3", "zz", "select U99", "q"))
    decisions = records.load(only_record(tmp_path / "home")).decisions
    assert decisions == ["select U1", "turn 90", "select U3"]


def test_a_point_is_taken_where_the_rules_allow_it(run: Run, tmp_path: Path) -> None:
    run(*SHARED, typed=lines("U1", "14,28", "q"))
    assert records.load(only_record(tmp_path / "home")).decisions == ["select U1", f"go {14 * 254},{28 * 254}"]


def test_what_makes_no_sense_here_is_said_to(run: Run) -> None:
    told = run("play", "tiny", "--scenario", "skirmish", typed=lines("zz", "12,20", "a 5", "own", "m", "q")).stdout
    assert "“zz” isn’t a command" in told
    assert "No choice takes a point now." in told
    assert "No choice takes a facing now." in told


def test_undo_takes_back_ones_own_decision_and_no_more(run: Run, tmp_path: Path) -> None:
    told = run("play", "tiny", "--scenario", "skirmish", typed=lines("u", "2", "u", "3", "q")).stdout
    assert told.count("Undone.") == 1
    assert "✗ " in told
    record = records.load(only_record(tmp_path / "home"))
    assert [text for text in record.decisions if text.endswith(("bid 2", "bid 3"))][-1].endswith("bid 3")


def test_the_language_is_switched_in_the_middle_of_a_game(run: Run) -> None:
    told = run(*SHARED, "--lang", "en", typed=lines("lang", "h", "lang en", "lang de", "q")).stdout
    assert "annulla la tua ultima decisione" in told
    assert "Movimento: scegli" in told
    assert "There’s no language “de”" in told


def test_the_only_choice_is_done_by_enter(run: Run, tmp_path: Path) -> None:
    run("play", "tiny", "--scenario", "skirmish", typed=lines("", "1", "", "q"))
    decisions = records.load(only_record(tmp_path / "home")).decisions
    assert any(text.endswith("seal") for text in decisions)


# ---------------------------------------------------------------- two people at one screen
def test_two_people_hand_over_while_they_decide_in_secret(run: Run) -> None:
    typed = lines("", "3", "1", "", "2", "1", "", "l", "q")
    words = ["play", "tiny", "--scenario", "skirmish", "--seat", "red=human", "--seat", "blue=human"]
    told = run(*words, typed=typed).stdout
    reds, _, rest = told.partition("Pass the screen to the blue")
    blues, _, shared = rest.partition("Pass the screen to the red")
    assert "▶ red: " in reds
    assert "▶ blue: " in blues
    assert "You bid 2." in blues
    assert "bid 3." not in blues
    assert "Red bid 3, blue 2." in shared
    assert "You bid" not in shared


def test_two_people_share_a_screen_that_shows_no_secrets(run: Run) -> None:
    words = ["play", "battlegroups", "--scenario", "siepi", "--seed", "1", "--seat", "axis=human", "--seat"]
    told = run(*words, "allies=human", typed=lines("", "2", "1", "", "1", "1", "", "b", "own", "", "q")).stdout
    preparing, _, rest = told.partition("Pass the screen to the Americans")
    allies, _, deploying = rest.partition("Pass the screen to the Germans")
    shared, _, own = deploying.partition("> own")
    assert "¤" in preparing
    assert "¤" not in allies
    assert "Deploy " in shared
    assert "¤" not in shared
    assert "¤" in own


# ---------------------------------------------------------------- saving, resuming, leaving
def test_a_game_is_saved_and_resumed_from_where_it_was_left(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "game.record")
    left = run(*SHARED, "--record", path, typed=lines("U1", "14,28", "q"))
    assert f"caposaldo play --resume {path}" in left.stdout
    before = records.load(path).decisions
    resumed = run("play", "--resume", path, typed=lines("1", "q"))
    assert f"{path}: the game resumes after 2 decisions." in resumed.stdout
    after = records.load(path)
    assert after.decisions[: len(before)] == before
    assert len(after.decisions) > len(before)
    assert verify(after).ok


def test_the_log_goes_back_to_the_beginning_after_a_resume(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "game.record")
    run(*SHARED, "--record", path, typed=lines("U1", "14,28", "1", "q"))
    assert "Command (U1) moves" in run("play", "--resume", path, typed=lines("l", "q")).stdout


def test_an_unfinished_record_is_continued_and_a_finished_one_kept(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "game.record")
    words = ["play", "tiny", "--scenario", "skirmish", "--record", path]
    run(*words, typed=lines("1", "q"))
    assert "the game resumes" in run(*words, typed=FIRST).stdout
    finished = Path(path).read_text()
    again = run(*words, typed=FIRST)
    assert again.exit_code == 2
    assert "this game is over" in again.stderr
    assert Path(path).read_text() == finished


def test_a_record_of_another_scenario_is_not_touched(run: Run, tmp_path: Path) -> None:
    path = str(tmp_path / "game.record")
    run("play", "tiny", "--scenario", "skirmish", "--record", path, typed=lines("1", "q"))
    result = run("play", "tiny", "--scenario", "campaign", "--record", path, typed=FIRST)
    assert result.exit_code == 2
    assert "scenario skirmish" in result.stderr


def test_a_file_that_is_no_record_is_never_overwritten(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear friend,\n")
    assert run("play", "tiny", "--scenario", "skirmish", "--record", str(path), typed=FIRST).exit_code == 2
    assert path.read_text() == "Dear friend,\n"


def test_saving_elsewhere_says_so_or_says_why_not(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "other.record"
    typed = lines("s", f"s {other}", "s /no/such/folder/x.record", "1", "q")
    told = run("play", "tiny", "--scenario", "skirmish", typed=typed).stdout
    assert told.count("Saved in") == 2
    assert "Can’t write /no/such/folder/x.record: No such file or directory." in told
    assert len(records.load(str(other)).decisions) >= 1


def test_the_end_of_the_input_saves_the_game(run: Run, tmp_path: Path) -> None:
    result = run("play", "tiny", "--scenario", "skirmish", typed="1\n")
    assert result.exit_code == 0
    assert "Game saved." in result.stdout
    assert records.load(only_record(tmp_path / "home")).decisions


def test_a_folder_that_cannot_be_written_is_said_at_once(run: Run) -> None:
    result = run("play", "tiny", "--scenario", "skirmish", "--record", "/no/such/folder/x.record", typed=FIRST)
    assert result.exit_code == 2
    assert "/no/such/folder" in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_ctrl_c_saves_the_game_and_says_where(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    play = process(*SHARED, "--record", str(path), home=tmp_path)
    assert play.stdin is not None
    assert play.stdout is not None
    play.stdin.write("1\n")
    play.stdin.flush()
    wait_for(play, "Orders for")
    play.send_signal(signal.SIGINT)
    told, errors = play.communicate(timeout=60)
    assert play.returncode == 130
    assert f"caposaldo play --resume {path}" in told
    assert "Traceback" not in told + errors
    session = Session.load(str(path))
    assert session.record.decisions[-1].startswith("select")


def test_ctrl_c_before_the_game_begins_leaves_quietly(tmp_path: Path) -> None:
    play = process("play", "battlegroups", home=tmp_path)
    wait_for(play, "Which scenario?")
    play.send_signal(signal.SIGINT)
    told, errors = play.communicate(timeout=60)
    assert play.returncode == 130
    assert "Traceback" not in told + errors


def wait_for(play: subprocess.Popen[str], words: str) -> None:
    """Read what is printed until these words have come."""
    assert play.stdout is not None
    seen = ""
    while words not in seen:
        letter = play.stdout.read(1)
        assert letter, seen
        seen += letter
