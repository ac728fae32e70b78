"""What may be taken back of a log in which some decisions are secret, and how few states that needs."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from caposaldo.kernel.game import Refusal
from caposaldo.kernel.replay import verify
from caposaldo.kernel.session import Session
from caposaldo.kernel.undo import (
    INTERVAL,
    KEPT,
    NOTHING,
    OTHER_SEAT,
    ROLLED,
    barrier_between,
    last_decision,
    logged_undo_refusal,
)
from kernel.play import decide, session
from kernel.tinygame import AIM, Action, Attack, Position, TinyState


class Decided(NamedTuple):
    seat: int
    barrier: str = ""
    secret: bool = False

    def noticed_by(self, seat: int) -> bool:
        return seat == self.seat or not self.secret


def reason(decisions: list[Decided], seat: int) -> str:
    refusal = logged_undo_refusal(decisions, seat)
    return "" if refusal is None else refusal.key


def test_the_last_decision_of_a_seat_can_be_taken_back() -> None:
    assert last_decision([Decided(0), Decided(1), Decided(0)], 1) == 1
    assert reason([Decided(0), Decided(0)], 0) == ""
    assert reason([], 0) == reason([Decided(0)], 1) == reason([Decided(0)], -1) == NOTHING


def test_a_barrier_is_the_reason() -> None:
    assert reason([Decided(0, ROLLED)], 0) == ROLLED
    assert reason([Decided(0, ROLLED), Decided(0)], 0) == ""


def test_a_later_decision_is_a_reason_only_if_it_was_noticed() -> None:
    assert reason([Decided(0), Decided(1)], 0) == OTHER_SEAT
    assert reason([Decided(0), Decided(1, secret=True)], 0) == ""


# ---------------------------------------------------------------- the states that are kept
class Patient(Attack):
    """An attacker who may aim without end: decisions that can all be taken back."""

    def refuse(self, s: Position, seat: int, action: Action) -> Refusal | None:
        return None

    def perform(self, s: Position, seat: int, action: Action) -> None:
        s.replace(Patient(self.aims + 1))


def aimed(times: int) -> tuple[Session, list[str]]:
    """A session after so many decisions that can be taken back, and the hash before each."""
    s = decide(session(), "0 bid 3", "1 bid 1", "1 seal", "seal")
    state = s.state.clone()
    assert isinstance(state, TinyState)
    state.replace(Patient(0))
    s.state = state
    digests = []
    for _ in range(times):
        digests.append(s.state.digest())
        s.play(0, Action(AIM))
    return s, digests


def states_kept(s: Session) -> int:
    return sum(state is not None for state in s._undo.states)


@pytest.mark.usefixtures("tiny")
@pytest.mark.parametrize("times", [1, KEPT, KEPT + 1, KEPT + 2, INTERVAL + KEPT + 1, 3 * INTERVAL])
def test_everything_is_taken_back_exactly_though_few_states_are_kept(times: int) -> None:
    s, digests = aimed(times)
    assert states_kept(s) <= KEPT + 1 + times // INTERVAL
    for digest in reversed(digests):
        assert s.undo_refusal(0) is None
        s.undo(0)
        assert s.state.digest() == digest
        assert states_kept(s) <= KEPT + 1 + times // INTERVAL
    assert s.record.decisions == ["0 bid 3", "1 bid 1", "1 seal", "seal"]


@pytest.mark.usefixtures("tiny")
def test_decisions_after_an_undo_are_taken_back_as_well() -> None:
    s, digests = aimed(2 * KEPT)
    for _ in range(KEPT + 2):
        s.undo(0)
    for _ in range(KEPT + 2):
        s.play(0, Action(AIM))
    for digest in reversed(digests):
        s.undo(0)
        assert s.state.digest() == digest


def test_a_long_set_up_is_taken_back_to_the_start_with_the_same_dice() -> None:
    """Real decisions: a player lays out the men of a squad, then takes everything back and does it again."""
    s = Session.start("upfront", "the-crossroads", seed="1")
    digests: list[str] = []
    while len(digests) < 3 * KEPT:
        seat = s.state.waiting()[0]
        before = s.state.clone()
        for action in s.state.actions(seat):
            after = before.clone()
            after.do(seat, action)
            if not barrier_between(before, after, seat):
                break
        digests.append(s.state.digest())
        s.play(seat, action)
    decisions = list(s.record.decisions)
    for digest in reversed(digests):
        s.undo(seat)
        assert s.state.digest() == digest
    for text in decisions:
        s.play(seat, s.state.read_action(text))
    assert s.record.decisions == decisions
    assert verify(s.record).ok
