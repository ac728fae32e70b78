"""Checks of undo."""

from __future__ import annotations

from typing import NamedTuple

from caposaldo.kernel.game import Action, State
from caposaldo.kernel.session import Session
from caposaldo.kernel.undo import NotUndoable
from caposaldo.lab.checks.context import CheckContext, notation
from caposaldo.lab.report import fingerprint


class Undoable(NamedTuple):
    """A decision that can be taken back: the state before it with its fingerprint (empty: not known), seat, action."""

    before: State
    fingerprint: bytes
    seat: int
    action: Action


class UndoChecks:
    """The checks of one game. What can be taken back is worked out here on its own, not asked of the session."""

    def __init__(self, context: CheckContext) -> None:
        self.context = context
        self.undoable: list[Undoable] = []

    def add(self, decision: Undoable, after: State) -> None:
        before, seat = decision.before, decision.seat
        if self.undoable and self.undoable[-1].seat != seat:
            self.undoable = []
        known = after.dice.used == before.dice.used and after.reveals == before.reveals
        self.undoable = [*self.undoable, decision] if known and seat in after.waiting() else []

    def check(self, session: Session) -> None:
        """Take back all that can be taken back, then do it again."""
        context = self.context
        end = fingerprint(session.state)
        for before, known, seat, action in reversed(self.undoable):
            try:
                session.undo(seat)
            except NotUndoable:
                return context.note("bad_undo", f"{notation(before, action)} cannot be taken back")
            if fingerprint(session.state) != (known or fingerprint(before)):
                context.note("bad_undo", f"taking back {notation(before, action)} gives another state")
        self.check_boundary(session)
        for decision in self.undoable:
            session.play(decision.seat, decision.action)
        if fingerprint(session.state) != end:
            context.note("bad_undo", "what was taken back and done again gives another state")

    def check_boundary(self, session: Session) -> None:
        """Beyond a roll, a reveal or another seat's decision nothing can be taken back."""
        before = fingerprint(session.state)
        for seat in range(len(session.state.seats())):
            try:
                session.undo(seat)
            except NotUndoable:
                continue
            return self.context.note("bad_undo", f"seat {seat} takes back a roll, a reveal or another's decision")
        if fingerprint(session.state) != before:
            self.context.note("bad_undo", "an undo that is refused changes the state")
