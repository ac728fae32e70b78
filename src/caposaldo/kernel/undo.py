"""What may be taken back.

A seat can take back its own decisions one by one, up to the last roll of dice, the last secret that was revealed, or
the moment another seat came to decide; never beyond. A bot's decision is a decision of its seat like any other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from caposaldo.kernel.game import Action, Refusal, State

# Text keys of the reasons why something cannot be taken back.
NOTHING = "kernel-undo-nothing"
ROLLED = "kernel-undo-rolled"
REVEALED = "kernel-undo-revealed"
OTHER_SEAT = "kernel-undo-other-seat"

# How many states an `UndoStack` keeps: those before the last decisions, and one of so many further back.
KEPT = 8
INTERVAL = 64


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
    """The decisions that can be taken back, all of one seat. The states before the last few are kept; further back only
    every `INTERVAL`th is, and the others are replayed. No dice fall in between: that would be a barrier."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        # The state before each of these decisions; None: it is replayed when it is needed.
        self.states: list[State | None] = []
        self.owner = -1
        # Why nothing before the first of these decisions can be taken back.
        self.barrier = NOTHING

    def push(self, seat: int, action: Action, before: State, after: State) -> None:
        """Add a decision, and drop what can no longer be taken back."""
        if seat != self.owner and self.states:
            self.clear(OTHER_SEAT)
        self.owner = seat
        barrier = barrier_between(before, after, seat)
        if barrier:
            self.clear(barrier)
            return
        self.actions.append(action)
        self.states.append(before)
        old = len(self.states) - 1 - KEPT
        if old % INTERVAL and old > 0:
            self.states[old] = None

    def clear(self, barrier: str) -> None:
        self.actions, self.states, self.barrier = [], [], barrier

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
        if self.states[-1] is None:
            self.replay_last()
        self.actions.pop()
        state = self.states.pop()
        assert state is not None
        return state

    def replay_last(self) -> None:
        """Make the states before the last decisions again, from the nearest one that was kept."""
        last = len(self.states) - 1
        nearest = next(i for i in range(last, -1, -1) if self.states[i] is not None)
        kept = self.states[nearest]
        assert kept is not None
        state = kept.clone()
        for i in range(nearest, last):
            state.do(self.owner, self.actions[i])
            if i + 1 > last - KEPT:
                self.states[i + 1] = state.clone()


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
