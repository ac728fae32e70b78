"""Plays decisions and writes their log lines: what happened, who noticed, whether it can be taken back."""

from __future__ import annotations

from caposaldo.kernel import record as records
from caposaldo.kernel.game import SPECTATOR, Action, State
from caposaldo.kernel.session import Session
from caposaldo.kernel.undo import barrier_between
from caposaldo.server.event_log import DECIDE, JOINED, LogLine, encode_events, viewer_bit
from caposaldo.server.protocol import encode


def read_action(state: State, text: str) -> Action:
    """Raise ValueError for text that cannot be read, also for numbers that no action can hold."""
    try:
        return state.read_action(text)
    except (OverflowError, TypeError) as error:
        raise ValueError(str(error)) from None


class Recorder:
    """A session together with what every viewer sees of it now."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.viewers = [SPECTATOR, *range(len(session.state.seats()))]
        # Each viewer's view, encoded; made once after every decision.
        self.views: dict[int, bytes] = {}
        self.waiting: list[int] = []
        self.progress = session.state.progress()
        self.update_views()

    def play(self, seat: int, action: Action, joined: bool = False) -> LogLine:
        """Play a decision and return its log line. Raise Illegal, and nothing has changed. `joined`: it is undone
        together with the decision before."""
        before = self.session.state.clone()
        written = before.write_action(action)
        recorded = records.write_decision(before, seat, action)
        events = self.session.play(seat, action)
        seen = viewer_bit(seat) | self.update_views()
        for event in events:
            for viewer in self.viewers:
                if event.seen_by(viewer):
                    seen |= viewer_bit(viewer)
        barrier = barrier_between(before, self.session.state, seat)
        stored = encode_events(events, self.session.state)
        number = JOINED if joined else 0
        return LogLine(DECIDE, seat, number, written, recorded, stored, self.progress.turn, seen, barrier)

    def update_views(self) -> int:
        """Make all views anew. Return the bit mask of viewers for whom something has changed."""
        views, waiting = self.views, self.waiting
        self.make_views()
        changed = [v for v in self.viewers if waiting != self.waiting or views.get(v) != self.views[v]]
        return sum(viewer_bit(viewer) for viewer in changed)

    def make_views(self) -> None:
        state = self.session.state
        public = state.view(SPECTATOR)
        self.progress = state.progress()
        self.waiting = [int(seat) for seat in state.waiting()]
        self.views = {v: encode(public if v == SPECTATOR else state.view(v)) for v in self.viewers}

    def switch_to(self, session: Session) -> None:
        """Continue with another session, after something was taken back."""
        self.session = session
        self.update_views()
