"""What may be taken back.

A seat can take back its own decisions one by one, up to the last roll of dice, the last secret that was revealed, or
the moment another seat came to decide; never beyond. A bot's decision is a decision of its seat like any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from caposaldo.kernel.game import Refusal, State

# Text keys of the reasons why something cannot be taken back.
NOTHING = "kernel-undo-nothing"
ROLLED = "kernel-undo-rolled"
REVEALED = "kernel-undo-revealed"
OTHER_SEAT = "kernel-undo-other-seat"


class NotUndoable(Exception):
    """Raised by an undo that is refused. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


def undo_refusal(key: str) -> Refusal | None:
    """Return the refusal for a reason, or None if there is none (an empty key)."""
    return Refusal("undo", key) if key else None


def barrier_between(before: State, after: State, seat: int) -> str:
    """Return why the seat's decision between two states cannot be taken back; empty if it can."""
    if after.dice.used != before.dice.used:
        return ROLLED
    if after.reveals != before.reveals:
        return REVEALED
    return "" if seat in after.waiting() else OTHER_SEAT


class UndoStack:
    """The states before the decisions that can be taken back, all of one seat."""

    def __init__(self) -> None:
        self.states: list[State] = []
        self.owner = -1
        # Why nothing before the first of these states can be taken back.
        self.barrier = NOTHING

    def push(self, seat: int, before: State, after: State) -> None:
        """Add a decision, and drop what can no longer be taken back."""
        if seat != self.owner and self.states:
            self.states = []
            self.barrier = OTHER_SEAT
        self.owner = seat
        self.states.append(before)
        barrier = barrier_between(before, after, seat)
        if barrier:
            self.states = []
            self.barrier = barrier

    def refusal(self, seat: int) -> Refusal | None:
        """Return why this seat cannot take back the last decision, or None if it can."""
        if not self.states:
            return undo_refusal(self.barrier)
        return None if self.owner == seat else undo_refusal(OTHER_SEAT)

    def pop(self, seat: int) -> State:
        """Return the state before the last decision. Raise NotUndoable."""
        refusal = self.refusal(seat)
        if refusal is not None:
            raise NotUndoable(refusal)
        return self.states.pop()


class LoggedDecision(Protocol):
    """A decision in a log: who took it, and why it cannot be taken back (empty: it can)."""

    @property
    def seat(self) -> int: ...
    @property
    def barrier(self) -> str: ...
    def noticed_by(self, seat: int) -> bool: ...


def last_decision(decisions: Sequence[LoggedDecision], seat: int) -> int:
    """Return the index of the seat's last decision, or -1."""
    return next((i for i in range(len(decisions) - 1, -1, -1) if decisions[i].seat == seat), -1)


def logged_undo_refusal(decisions: Sequence[LoggedDecision], seat: int) -> Refusal | None:
    """Return why the seat cannot take back its last decision of a log, or None if it can. Decisions of others that it
    has not noticed are no reason: the refusal would reveal them."""
    last = last_decision(decisions, seat)
    if last < 0:
        return undo_refusal(NOTHING)
    if any(decision.noticed_by(seat) for decision in decisions[last + 1 :]):
        return undo_refusal(OTHER_SEAT)
    return undo_refusal(decisions[last].barrier)
