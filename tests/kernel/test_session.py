"""Sessions: playing, taking back up to the boundaries and never beyond, saving and resuming."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest

from caposaldo.kernel import record as records
from caposaldo.kernel import registry
from caposaldo.kernel.game import Illegal
from caposaldo.kernel.record import RecordError
from caposaldo.kernel.replay import verify
from caposaldo.kernel.session import Session
from caposaldo.kernel.undo import NotUndoable
from kernel.play import WHOLE_GAME, decide, play_on, session
from kernel.tinygame import AIM, BID, GAME, SEAL, Action, Attack, Position, TinyGame, TinyState

pytestmark = pytest.mark.usefixtures("tiny")

RED, BLUE = 0, 1


def snapshot(s: Session) -> tuple[str, str, int]:
    """Everything that a refused action or a refused undo must leave as it was."""
    return s.state.digest(), records.write(s.record), len(s.state.events or [])


def not_undoable(s: Session, seat: int) -> str:
    """The reason why this seat cannot take back anything; nothing changes by asking."""
    before = snapshot(s)
    refusal = s.undo_refusal(seat)
    assert refusal is not None
    with pytest.raises(NotUndoable) as caught:
        s.undo(seat)
    assert caught.value.refusal.key == refusal.key
    assert snapshot(s) == before
    return refusal.key


# ---------------------------------------------------------------- playing
def test_a_session_is_played_to_its_end_and_is_always_on_record() -> None:
    s = session()
    for number, text in enumerate(WHOLE_GAME):
        decide(s, text)
        assert s.record.decisions == WHOLE_GAME[: number + 1]
        assert s.record.hash == s.state.digest()
    assert s.record.result == "blue"
    assert verify(s.record).ok


def test_play_tells_what_happened_by_this_decision_alone() -> None:
    s = decide(session(), "0 bid 3")
    assert [event.key for event in s.play(RED, Action(SEAL))] == ["tiny-seals"]
    assert [event.key for event in s.play(BLUE, Action(BID, 1))] == ["tiny-has-bid"]
    assert [event.key for event in s.play(BLUE, Action(SEAL))] == ["tiny-seals", "tiny-bids"]


def test_an_illegal_action_changes_nothing() -> None:
    s = decide(session(), "0 bid 3")
    before = snapshot(s)
    with pytest.raises(Illegal) as caught:
        s.play(RED, Action(BID, 2))
    assert caught.value.refusal.rule == "bid-1"
    assert snapshot(s) == before
    s.undo(RED)
    assert s.record.decisions == []


class FaultyAttack(Attack):
    def perform(self, s: Position, seat: int, action: Action) -> None:
        s.points[seat] += 1
        raise ZeroDivisionError


def test_a_game_that_breaks_in_the_middle_of_a_decision_loses_nothing() -> None:
    s = decide(session(), "0 bid 3", "1 bid 1", "1 seal", "seal")
    state = s.state.clone()
    assert isinstance(state, TinyState)
    state.replace(FaultyAttack(0))
    s.state = state
    before = snapshot(s)
    with pytest.raises(ZeroDivisionError):
        decide(s, "roll")
    assert snapshot(s) == before


# ---------------------------------------------------------------- starting
def test_seats_that_are_not_named_are_played_by_people() -> None:
    assert Session.start("tiny", "skirmish", seats={"blue": "greedy"}).record.seats == {
        "red": "human",
        "blue": "greedy",
    }


def test_without_a_seed_every_game_is_another() -> None:
    seeds = {Session.start("tiny", "skirmish").record.seed for _ in range(5)}
    assert len(seeds) == 5
    assert all(len(seed) == 32 for seed in seeds)


@pytest.mark.parametrize(
    ("arguments", "what"),
    [
        ({"game_id": "chess"}, "unknown game 'chess'; known games: .*tiny"),
        ({"scenario": "moon"}, "unknown scenario 'moon'"),
        ({"options": {"weather": "rain"}}, "unknown option weather"),
        ({"seats": {"green": "human"}}, "unknown seat 'green'; the seats are red, blue"),
        ({"seed": "two\nlines"}, "cannot be written in a record"),
        ({"seats": {"red": "; nobody"}}, "cannot be written in a record"),
    ],
)
def test_a_wrong_start_is_refused_with_a_clear_line(arguments: dict[str, Any], what: str) -> None:
    with pytest.raises(ValueError, match=what):
        Session.start(**{"game_id": "tiny", "scenario": "skirmish", **arguments})


# ---------------------------------------------------------------- taking back
def test_a_seat_takes_back_its_own_decisions_one_by_one() -> None:
    s = decide(session(), "0 bid 3", "1 bid 1", "0 seal", "seal")
    digests = [s.state.digest()]
    for _ in range(2):
        decide(s, "aim")
        digests.append(s.state.digest())
    for digest in reversed(digests[:-1]):
        s.undo(RED)
        assert s.state.digest() == digest == s.record.hash
    assert s.record.decisions == ["0 bid 3", "1 bid 1", "0 seal", "seal"]
    assert not_undoable(s, RED) == "kernel-undo-revealed"


def test_after_taking_back_something_else_can_be_done() -> None:
    s = decide(session(), "0 bid 3")
    s.undo(RED)
    decide(s, "0 bid 2", "0 seal")
    assert s.record.decisions == ["0 bid 2", "0 seal"]
    assert verify(s.record).ok


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    s = session()
    assert not_undoable(s, RED) == not_undoable(s, BLUE) == "kernel-undo-nothing"
    decide(s, "0 bid 1").undo(RED)
    assert not_undoable(s, RED) == "kernel-undo-nothing"


def test_nothing_is_taken_back_beyond_a_roll() -> None:
    s = decide(session(), *WHOLE_GAME[:4], "aim", "roll")
    assert not_undoable(s, RED) == "kernel-undo-rolled"
    decide(s, "0 bid 1")
    s.undo(RED)
    assert not_undoable(s, RED) == "kernel-undo-rolled"


def test_nothing_is_taken_back_beyond_a_tie_that_was_rolled_for() -> None:
    s = decide(session(), "0 bid 2", "1 bid 2", "0 seal", "seal")
    assert not_undoable(s, BLUE) == "kernel-undo-rolled"


def test_nothing_is_taken_back_beyond_a_reveal() -> None:
    s = decide(session(), "0 bid 1", "1 bid 3", "0 seal", "seal")
    assert s.state.waiting() == [BLUE]
    assert not_undoable(s, BLUE) == "kernel-undo-revealed"


def test_nobody_takes_back_the_decision_of_another_seat() -> None:
    s = decide(session(), "0 bid 1")
    assert not_undoable(s, BLUE) == "kernel-undo-other-seat"


def test_nothing_is_taken_back_once_another_seat_has_decided() -> None:
    s = decide(session(), "0 bid 1", "1 bid 2")
    assert not_undoable(s, RED) == "kernel-undo-other-seat"
    s.undo(BLUE)
    assert not_undoable(s, BLUE) == not_undoable(s, RED) == "kernel-undo-other-seat"


def test_nothing_is_taken_back_once_another_seat_is_to_decide() -> None:
    s = decide(session(), "0 bid 1", "0 seal")
    assert not_undoable(s, RED) == "kernel-undo-other-seat"
    s = decide(session(), "0 bid 1", "1 bid 3", "0 seal", "seal", "pass")
    assert s.state.waiting() == [RED, BLUE]
    s.undo(BLUE)
    assert s.state.waiting() == [BLUE]


def test_a_game_that_is_over_stays_over() -> None:
    s = decide(session(), *WHOLE_GAME[:-1], "pass")
    assert s.record.finished()
    assert not_undoable(s, BLUE) == "kernel-undo-other-seat"


def test_the_dice_fall_the_same_after_taking_back() -> None:
    plain = decide(session(), *WHOLE_GAME)
    s = session()
    for text in WHOLE_GAME:
        decide(s, text)
        for seat in (RED, BLUE):
            if s.undo_refusal(seat) is None:
                s.undo(seat)
                decide(s, text)
    assert s.record == plain.record


# ---------------------------------------------------------------- saving and resuming
def test_a_saved_game_is_resumed_where_it_was(tmp_path: Path) -> None:
    path = str(tmp_path / "game.txt")
    for number in range(len(WHOLE_GAME) + 1):
        s = decide(session(), *WHOLE_GAME[:number])
        s.save(path)
        again = Session.load(path)
        assert again.state.digest() == s.state.digest()
        assert [again.undo_refusal(seat) is None for seat in (RED, BLUE)] == [
            s.undo_refusal(seat) is None for seat in (RED, BLUE)
        ]
        decide(again, *WHOLE_GAME[number:])
        assert again.record.hash == decide(session(), *WHOLE_GAME).record.hash


def test_a_resumed_game_can_be_taken_back_to_the_same_boundary(tmp_path: Path) -> None:
    path = str(tmp_path / "game.txt")
    decide(session(), *WHOLE_GAME[:4], "aim", "aim").save(path)
    s = Session.load(path)
    s.undo(RED)
    s.undo(RED)
    assert not_undoable(s, RED) == "kernel-undo-revealed"


def test_a_committed_game_is_resumed_with_its_secret_seed(tmp_path: Path) -> None:
    path = str(tmp_path / "game.txt")
    play_on(session("secret-word", committed=True), 5).save(path)
    s = play_on(Session.load(path))
    s.save(path)
    assert "seed: secret-word" in Path(path).read_text()
    assert sorted(os.listdir(tmp_path)) == ["game.txt"]


def test_an_edited_game_is_not_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    decide(session(), "0 bid 3").save(str(path))
    path.write_text(path.read_text().replace("bid 3", "bid 2"))
    with pytest.raises(RecordError, match=r"game.txt:15: the decisions lead to a different position"):
        Session.load(str(path))


class Later(TinyGame):
    def __init__(self) -> None:
        super().__init__()
        self.version = 2


def test_a_game_of_older_rules_goes_on_under_the_new_ones_if_it_still_fits(tmp_path: Path) -> None:
    path = str(tmp_path / "game.txt")
    decide(session(), "0 bid 3").save(path)
    registry.add(Later())
    try:
        assert Session.load(path).record.rules == 2
    finally:
        registry.add(GAME)


def test_a_save_that_fails_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.txt"
    s = decide(session(), "0 bid 3")
    s.save(str(path))
    before = path.read_text()

    def disk_full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", disk_full)
    with pytest.raises(OSError, match="No space left"):
        decide(s, "0 seal").save(str(path))
    assert path.read_text() == before
    assert os.listdir(tmp_path) == ["game.txt"]


def test_whoever_reads_while_a_game_is_saved_finds_a_whole_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.txt"
    s = decide(session(), "0 bid 3")
    s.save(str(path))
    seen = []
    replace = os.replace

    def look_first(source: str, target: str) -> None:
        seen.append(verify(records.load(str(path))).decisions)
        replace(source, target)
        seen.append(verify(records.load(str(path))).decisions)

    monkeypatch.setattr(os, "replace", look_first)
    decide(s, "0 seal").save(str(path))
    assert seen == [1, 2]


def test_a_saved_record_may_be_read_by_others_and_a_link_stays_a_link(tmp_path: Path) -> None:
    old = os.umask(0o022)
    try:
        path = tmp_path / "game.txt"
        link = tmp_path / "link.txt"
        link.symlink_to(path)
        s = decide(session(), "0 bid 3")
        s.save(str(link))
        assert path.stat().st_mode & 0o777 == 0o644
        assert link.is_symlink()
    finally:
        os.umask(old)


def test_a_bot_decides_like_anybody_in_its_seat() -> None:
    s = decide(session(), "0 bid 3", "1 bid 1", "1 seal", "seal")
    assert s.record.seats["red"] == "random"
    s.play(RED, Action(AIM))
    s.undo(RED)
    assert s.record.decisions[-1] == "seal"
