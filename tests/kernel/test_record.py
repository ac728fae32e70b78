"""Records: written, read, replayed, verified; and every wrong one refused with one clear line."""

from __future__ import annotations

import hashlib
import os
import re
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.kernel import record as records
from caposaldo.kernel import registry
from caposaldo.kernel.dice import Dice, commitment
from caposaldo.kernel.files import shown
from caposaldo.kernel.record import Record, RecordError
from caposaldo.kernel.replay import replay_record, verify
from caposaldo.kernel.session import Session
from kernel.play import WHOLE_GAME, decide, play_on, session
from kernel.tinygame import GAME, TinyGame, TinyState

pytestmark = pytest.mark.usefixtures("tiny")


@pytest.fixture
def text() -> str:
    """A finished game of the tiny game."""
    return records.write(decide(session(), *WHOLE_GAME).record)


def broken(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def trouble(text: str) -> str:
    """The one line a record is refused with, by reading or by verifying."""
    try:
        verdict = verify(records.read(text, "game.txt"))
    except RecordError as error:
        return one_line(error)
    assert not verdict.ok
    assert verdict.error is not None
    return one_line(verdict.error)


def one_line(error: RecordError) -> str:
    english, italian = error.say("en"), error.say("it")
    assert "\n" not in english
    assert "⟦" not in english + italian
    assert english.partition(" ")[0] == italian.partition(" ")[0]
    return english


# ---------------------------------------------------------------- what is good
def test_a_record_is_read_back_as_it_was_written(text: str) -> None:
    assert records.write(records.read(text)) == text


def test_a_record_looks_like_this() -> None:
    s = decide(session(), "0 bid 3", "1 bid 1", "1 seal", "seal", "aim")
    assert records.write(s.record) == (
        "caposaldo record 1\n"
        "game: tiny\n"
        "rules: 1\n"
        "scenario: skirmish\n"
        "seat red: random\n"
        "seat blue: human\n"
        "seed: 7\n"
        "\n"
        "[decisions]\n"
        "0 bid 3\n"
        "1 bid 1\n"
        "1 seal\n"
        "seal\n"
        "aim\n"
        "\n"
        "[end]\n"
        "decisions: 5\n"
        "result: unfinished\n"
        f"hash: {s.state.digest()}\n"
    )


def test_a_finished_game_replays_to_the_same_hash(text: str) -> None:
    record = records.read(text)
    assert record.finished()
    verdict = verify(record)
    assert verdict.ok
    assert verdict.note is None
    assert verdict.hash == record.hash == replay_record(record).digest()
    assert verdict.hash in verdict.say("it")


def test_a_game_that_goes_on_is_a_true_record_too() -> None:
    record = play_on(session(), 5).record
    assert record.result == records.UNFINISHED
    assert verify(records.read(records.write(record))).ok


def test_a_replay_can_stop_after_any_decision(text: str) -> None:
    record = records.read(text)
    s = session()
    for number, decision in enumerate(record.decisions):
        assert replay_record(record, number).digest() == s.state.digest()
        decide(s, decision)


def test_a_replay_tells_the_events_of_its_last_decision(text: str) -> None:
    record = records.read(text)
    rolled = record.decisions.index("roll") + 1
    state = replay_record(record, rolled, listen=True)
    assert state.events is not None
    assert [event.key for event in state.events] == ["tiny-rolls"]
    assert state.dice.log is not None
    assert [roll.purpose for roll in state.dice.log] == ["attack"]


@pytest.mark.parametrize("to", [-1, 10_000])
def test_a_replay_to_a_decision_that_is_not_there_is_refused(text: str, to: int) -> None:
    with pytest.raises(RecordError, match=rf"game.txt: you asked for decision {to}"):
        replay_record(records.read(text, "game.txt"), to)


def test_comments_blank_lines_and_windows_line_ends_change_nothing(text: str) -> None:
    commented = "# a fine game\r\n" + text.replace("\nseal\n", "\nseal  ; well done\n\n;nothing\n").replace(
        "\n", "\r\n"
    )
    assert records.read(commented) == records.read(text)


def test_options_and_long_names_are_kept() -> None:
    seats = {"red": "search:200", "blue": "Anna Rossi"}
    record = play_on(Session.start("tiny", "skirmish", {"rounds": "3"}, "a seed", seats)).record
    again = records.read(records.write(record))
    assert (again.options, again.seats, again.seed) == ({"rounds": "3"}, seats, "a seed")
    assert verify(again).ok


@pytest.mark.parametrize("who", ["", " x", "a # b", "two\nlines", "[end]", "x" * 600, "bell\a"])
def test_what_could_not_be_read_back_is_not_written(who: str) -> None:
    with pytest.raises(ValueError, match="cannot be written in a record"):
        records.write(Record("tiny", 1, "skirmish", seats={"red": who}, seed="7"))


@pytest.mark.parametrize("seat", ["two words", "a:b", "#1"])
def test_a_seat_has_a_name_of_one_word(seat: str) -> None:
    with pytest.raises(ValueError, match="cannot be written in a record"):
        records.write(Record("tiny", 1, "skirmish", seats={seat: "human"}, seed="7"))


# ---------------------------------------------------------------- what is not a record
@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", "game.txt: the record is empty"),
        (" \n\n# nothing\n", "game.txt: the record is empty"),
        ('[Event "Casual game"]\n1. e4 e5\n', "game.txt:1: this isn’t a Caposaldo record: .*"),
        ("\n\nhello\n", "game.txt:3: this isn’t a Caposaldo record: .*"),
        ("caposaldo record 2\ngame: tiny\n", "game.txt:1: the record has format 2; this program reads format 1"),
        ("caposaldo record 1\nga\0me: tiny\n", "game.txt:2: this isn’t a text file"),
        ("caposaldo record 1\n" + "x" * 1001, "game.txt:2: the line is too long: 1000 characters at most"),
        ("x" * 8_000_001, "game.txt: the file is too large"),
        ("caposaldo record 1\n", "game.txt:1: the record is incomplete: .*"),
    ],
)
def test_foreign_text_is_refused(text: str, line: str) -> None:
    with pytest.raises(RecordError, match=f"^{line}$"):
        records.read(text, "game.txt")


def test_files_that_are_no_text_are_refused(tmp_path: Path) -> None:
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    huge = tmp_path / "huge"
    with open(huge, "wb") as file:
        file.truncate(9_000_000)
    for path, what in [
        (picture, "this isn’t a text file"),
        (huge, "the file is too large"),
        (tmp_path / "none", "the file can’t be read: No such file or directory"),
        (tmp_path, "the file can’t be read: not a file"),
    ]:
        with pytest.raises(RecordError) as caught:
            records.load(str(path))
        assert one_line(caught.value) == f"{path}: {what}"


# ---------------------------------------------------------------- what was cut or edited
def test_a_record_cut_after_any_line_is_truncated(text: str) -> None:
    lines = text.splitlines()
    for kept in range(1, len(lines)):
        said = trouble("\n".join(lines[:kept]) + "\n")
        assert said.startswith(f"game.txt:{len(lines[:kept]) - (not lines[kept - 1])}: the record is incomplete")


def test_a_record_cut_anywhere_is_refused(text: str) -> None:
    for kept in range(len(text) - 1):
        assert trouble(text[:kept]).startswith("game.txt")


def test_a_decision_that_does_not_fit_is_told_with_its_rule(text: str) -> None:
    edited = broken(text, "\n0 bid 3\n", "\n0 seal\n")
    assert trouble(edited) == "game.txt:10: decision 1, '0 seal', isn’t allowed by rule bid-1: Bid first."


@pytest.mark.parametrize(
    ("decision", "reason"),
    [
        ("jump", "it must begin with the number of a seat: 0, 1"),
        ("2 bid 1", "it must begin with the number of a seat: 0, 1"),
        ("0 jump", "unknown verb 'jump'; known verbs: bid, seal, aim, roll, pass"),
        ("0", "an empty decision"),
        ("0 bid much", "'much' is no whole number; expected a number"),
        ("0 bid", "'bid' is written 'bid NUMBER'"),
        ("0 seal 3", "'seal' is written 'seal'"),
    ],
)
def test_a_decision_that_cannot_be_read_is_told(text: str, decision: str, reason: str) -> None:
    edited = broken(text, "\n0 bid 3\n", f"\n{decision}\n")
    assert trouble(edited) == f"game.txt:10: decision 1, '{decision}', can’t be read: {reason}"


def test_another_decision_that_fits_leads_to_another_hash() -> None:
    text = records.write(decide(session(), "0 bid 3", "1 bid 2").record)
    said = trouble(broken(text, "bid 2", "bid 1"))
    assert said.startswith("game.txt:16: the decisions lead to a different position (hash ")
    assert said.endswith("…): the record was edited")


def test_a_decision_taken_out_or_put_in_is_counted() -> None:
    text = records.write(decide(session(), "0 bid 3", "1 bid 2").record)
    said = "game.txt:13: the end block says 2 decisions, but there is 1: the record was edited or cut"
    assert trouble(broken(text, "1 bid 2\n", "")) == said


def test_decisions_after_the_end_of_the_game_are_refused(text: str) -> None:
    record = records.read(text, "game.txt")
    record.decisions.append("0 bid 1")
    record.decision_lines.append(30)
    said = verify(record).say("en")
    assert said == f"game.txt:30: the game ends before decision {len(record.decisions)}, '0 bid 1'"


def test_another_result_is_refused(text: str) -> None:
    said = trouble(broken(text, "result: blue", "result: red"))
    assert said.endswith(": the record says the result is 'red', but the decisions lead to 'blue'")
    assert trouble(broken(text, "result: blue", "result: unfinished")).endswith("but the decisions lead to 'blue'")


def test_another_seed_is_noticed(text: str) -> None:
    assert trouble(broken(text, "seed: 7", "seed: 8")).startswith("game.txt:")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("game: tiny\n", "", "game.txt:8: “game” is missing"),
        ("rules: 1\n", "", "game.txt:8: “rules” is missing"),
        ("scenario: skirmish\n", "", "game.txt:8: “scenario” is missing"),
        ("seed: 7\n", "", "game.txt:8: “seed” is missing"),
        ("rules: 1\n", "rules: one\n", "game.txt:3: expected a whole number, found 'one'"),
        ("rules: 1\n", "rules: 1\nrules: 1\n", "game.txt:4: rules appears twice"),
        (
            "game: tiny\nrules: 1\n",
            "rules: 1\ngame: tiny\n",
            "game.txt:3: wrong order: “game” must come before “rules”",
        ),
        ("seat blue", "seat red", "game.txt:6: 'red' appears twice"),
        ("seat blue", "seat green", "game.txt:6: the seats of this scenario are red, blue, in this order"),
        ("seat blue: human\n", "", "game.txt:5: the seats of this scenario are red, blue, in this order"),
        ("seat blue:", "seat:", "game.txt:6: 'seat: human' doesn’t belong here"),
        ("seat blue", "seat light blue", "game.txt:6: 'seat light blue: human' doesn’t belong here"),
        ("seed: 7\n", "seed:\n", "game.txt:7: 'seed:' doesn’t belong here"),
        ("seed: 7\n", "weather: rain\n", "game.txt:7: 'weather: rain' doesn’t belong here"),
        ("seed: 7\n", "seed: 7\ncommitment: " + "0" * 64 + "\n", "game.txt:8: seed appears twice"),
        ("scenario: skirmish\n", "scenario: skirmish\nsha256: 12\n", "game.txt:5: expected a SHA-256 .*, found '12'"),
        ("tiny", "chess", "game.txt:2: unknown game 'chess'; known games: .*tiny.*"),
        ("skirmish", "moon", "game.txt:4: unknown scenario 'moon'; known scenarios: skirmish, campaign"),
        ("seat red", "option rounds: 99\nseat red", "game.txt:4: the game can’t be set up: unknown option .*"),
        (
            "[decisions]\n",
            "[end]\n",
            r"game.txt:9: the section '\[decisions\]' is missing or in the wrong place",
        ),
        ("[end]\n", "[decisions]\n", r"game.txt:\d+: the section '\[end\]' is missing or in the wrong place"),
        ("result: blue\n", "", r"game.txt:\d+: “result” is missing"),
        ("result: blue\n", "seed: 7\n", r"game.txt:\d+: seed appears twice"),
        ("result: blue\n", "jump\n", r"game.txt:\d+: 'jump' doesn’t belong here"),
        ("hash: ", "hash: X", r"game.txt:\d+: expected a SHA-256 .*, found 'X.*\.\.\.'"),
    ],
)
def test_every_line_has_its_place_and_form(text: str, old: str, new: str, said: str) -> None:
    line = trouble(broken(text, old, new))
    assert re.fullmatch(said, line), line


def test_nothing_may_follow_the_end(text: str) -> None:
    assert trouble(text + "roll\n").endswith(": there is text after the end of the record")
    assert trouble(text + text).endswith(": there is text after the end of the record")


# ---------------------------------------------------------------- other versions of the rules
def test_a_record_of_other_rules_that_still_replays_says_so(text: str) -> None:
    verdict = verify(records.read(broken(text, "rules: 1", "rules: 3")))
    assert verdict.ok
    assert verdict.say("en").endswith("(made with version 3 of the rules; it still replays with version 1)")
    assert verdict.say("it").endswith("(creato con la versione 3 delle regole; si rivede anche con la versione 1)")


class LaterEdition(TinyGame):
    """The tiny game with blue one point ahead."""

    def __init__(self) -> None:
        super().__init__()
        self.version = 2

    def new_state(self, dice: Dice, rounds: int) -> TinyState:
        state = super().new_state(dice, rounds)
        state.points = vec[i64]([0, 1])
        return state


def test_a_record_of_other_rules_that_ends_otherwise_says_so(text: str) -> None:
    registry.add(LaterEdition())
    try:
        said = trouble(text)
        assert said.endswith("(made with version 1 of the rules, read with version 2)")
        assert trouble(broken(text, "0 bid 3", "0 bid 5")) == (
            "game.txt:10: decision 1, '0 bid 5', isn’t allowed by rule bid-1: A bid is 1, 2 or 3, not 5."
            " (made with version 1 of the rules, read with version 2)"
        )
    finally:
        registry.add(GAME)


# ---------------------------------------------------------------- scenarios written by hand
@pytest.fixture
def by_hand(tmp_path: Path) -> Path:
    scenario = tmp_path / "mine.toml"
    scenario.write_text("rounds = 3\n")
    return scenario


def test_a_scenario_written_by_hand_is_recorded_with_its_hash(by_hand: Path) -> None:
    record = play_on(session(scenario=str(by_hand))).record
    assert record.sha256 == hashlib.sha256(b"rounds = 3\n").hexdigest()
    assert verify(records.read(records.write(record))).ok


def test_a_scenario_that_changed_or_is_gone_is_told(by_hand: Path) -> None:
    text = records.write(play_on(session(scenario=str(by_hand))).record)
    by_hand.write_text("rounds = 4\n")
    assert trouble(text).startswith("game.txt:4: the scenario file ")
    assert trouble(text).endswith(" has changed since the game was recorded")
    by_hand.unlink()
    assert trouble(text).endswith(" is missing")


def test_a_scenario_is_also_looked_for_beside_the_record(by_hand: Path, tmp_path: Path) -> None:
    s = play_on(session(scenario=str(by_hand)))
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    s.save(str(elsewhere / "game.txt"))
    os.rename(by_hand, elsewhere / "mine.toml")
    assert verify(records.load(str(elsewhere / "game.txt"))).ok


# ---------------------------------------------------------------- committed seeds
def test_a_committed_seed_is_shown_only_at_the_end() -> None:
    s = session("secret-word", committed=True)
    play_on(s, 4)
    promised = f"commitment: {commitment('secret-word')}\n"
    assert promised in records.write(s.record)
    assert "secret-word" not in records.write(s.record)
    text = records.write(play_on(s).record)
    assert promised in text
    assert text.index("[end]") < text.index("seed: secret-word")
    assert verify(records.read(text)).ok


def test_a_salted_commitment_is_checked_with_its_salt(tmp_path: Path) -> None:
    s = session("secret-word", committed=True)
    s.record.commitment, s.record.salt = commitment("secret-word", "pepper"), "pepper"
    play_on(s, 4)
    assert "pepper" not in records.write(s.record)
    s.save(str(tmp_path / "game.txt"))
    assert verify(records.load(str(tmp_path / "game.txt"))).ok, "the salt lies beside it, with the seed"
    given_up = records.read(records.write(s.record, show_seed=True))
    assert (given_up.seed, given_up.salt, given_up.result) == ("secret-word", "pepper", "unfinished")
    text = records.write(play_on(s).record)
    assert "seed: secret-word\nsalt: pepper\nhash: " in text
    assert verify(records.read(text)).ok
    for old, new in (("salt: pepper", "salt: paprika"), ("salt: pepper\n", "")):
        assert trouble(broken(text, old, new)).endswith("promised at the start: the record was edited")
    assert trouble(broken(text, "seed: secret-word\n", "")).endswith("“seed” is missing")


def test_another_seed_than_the_promised_one_is_refused() -> None:
    text = records.write(play_on(session("secret-word", committed=True)).record)
    said = trouble(broken(text, "seed: secret-word", "seed: better-word"))
    assert said.endswith(": this isn’t the seed promised at the start: the record was edited")
    assert trouble(broken(text, "seed: secret-word\n", "")).endswith("the seed promised at the start is missing")


def test_the_secret_seed_of_an_unfinished_game_lies_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    s = play_on(session("secret-word", committed=True), 4)
    s.save(str(path))
    beside = tmp_path / "game.txt.seed"
    assert beside.read_text() == "secret-word\n"
    assert beside.stat().st_mode & 0o777 == 0o600
    assert verify(records.load(str(path))).ok
    play_on(s).save(str(path))
    assert not beside.exists()
    assert verify(records.load(str(path))).ok


def test_an_unfinished_game_without_its_seed_cannot_be_replayed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    play_on(session("secret-word", committed=True), 4).save(str(path))
    beside = tmp_path / "game.txt.seed"
    beside.write_text("better-word\n")
    with pytest.raises(RecordError, match=r"game\.txt\.seed:1: this isn’t the seed promised at the start"):
        records.load(str(path))
    beside.unlink()
    said = verify(records.load(str(path))).say("en")
    assert said == (
        f"{path}:7: the game isn’t over and its seed is still secret, so you can’t replay or continue this record yet "
        f"({shown(str(beside))} is missing)"
    )
