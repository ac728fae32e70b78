"""What may be taken back of a log in which some decisions are secret."""

from __future__ import annotations

from typing import NamedTuple

from caposaldo.kernel.undo import NOTHING, OTHER_SEAT, ROLLED, last_decision, logged_undo_refusal


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
