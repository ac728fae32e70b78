"""Plays decisions and writes the lines about them: what happened, who noticed, whether it can be taken back."""

from __future__ import annotations

from collections.abc import Mapping

from caposaldo.kernel import record as records
from caposaldo.kernel.game import SPECTATOR, Action, State
from caposaldo.kernel.session import Session, barrier_between
from caposaldo.server.ledger import DECIDE, Line, bit, told
from caposaldo.server.wire import encode


def read_action(state: State, text: str) -> Action:
    """Raises ValueError for whatever cannot be read, also for numbers that no action can hold."""
    try:
        return state.read_action(text)
    except (OverflowError, TypeError) as error:
        raise ValueError(str(error)) from None


def number_in(view: Mapping[str, object], key: str) -> int:
    """The turn, for instance, where a game has turns."""
    value = view.get(key)
    return value if isinstance(value, int) else 0


class Scribe:
    def __init__(self, session: Session) -> None:
        self.session = session
        self.eyes = [SPECTATOR, *range(len(session.state.seats()))]
        # What each pair of eyes sees, encoded; made once after every decision.
        self.views: dict[int, bytes] = {}
        self.waiting: list[int] = []
        self.turn = 0
        self.turns = 0
        self.noticed()

    def play(self, seat: int, action: Action) -> Line:
        """Raises Illegal, and nothing has changed."""
        before = self.session.state.clone()
        written = before.write_action(action)
        recorded = records.write_decision(before, seat, action)
        events = self.session.play(seat, action)
        seen = bit(seat) | self.noticed()
        for event in events:
            for eyes in self.eyes:
                if event.seen_by(eyes):
                    seen |= bit(eyes)
        barrier = barrier_between(before, self.session.state, seat)
        return Line(DECIDE, seat, 0, written, recorded, told(events), self.turn, seen, barrier)

    def noticed(self) -> int:
        """Who sees that something has changed."""
        views, waiting = self.views, self.waiting
        self.look()
        changed = [eyes for eyes in self.eyes if waiting != self.waiting or views.get(eyes) != self.views[eyes]]
        return sum(bit(eyes) for eyes in changed)

    def look(self) -> None:
        state = self.session.state
        public = state.view(SPECTATOR)
        self.turn, self.turns = number_in(public, "turn"), number_in(public, "turns")
        self.waiting = [int(seat) for seat in state.waiting()]
        self.views = {eyes: encode(public if eyes == SPECTATOR else state.view(eyes)) for eyes in self.eyes}

    def go_on_with(self, session: Session) -> None:
        """Something was taken back: the session is another."""
        self.session = session
        self.noticed()
