"""The log of a table and the decisions that stand after it.

The log only grows: an undo is a line of its own, and an `EventLog` is the result of all lines. Each decision is kept
with who noticed it. A viewer that saw no event and no change of the view must not learn that a decision was made, so
the decision does not count for that viewer.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from caposaldo.kernel import undo
from caposaldo.kernel.game import EVERYBODY, Event, Refusal, State
from caposaldo.server.protocol import OMNISCIENT, EventInfo, LogEntry, Params

# `LogLine.number` of a decision that is undone together with the one before it.
JOINED = 1

# Kinds of lines.
DECIDE = "decide"
UNDO = "undo"  # removes the seat's last decision
BACK = "back"  # keeps only the first `number` decisions
SEAT = "seat"  # `action` plays the seat from now on
RESIGN = "resign"
DRAW = "draw"

SPECTATORS = 1 << 30


class LogLine(NamedTuple):
    """A line of the log. `record` is the decision as a record writes it, `events` what happened (JSON), `seen` the bit
    mask of viewers who noticed it, `barrier` why it cannot be taken back (empty: it can)."""

    kind: str
    seat: int = -1
    number: int = 0
    action: str = ""
    record: str = ""
    events: bytes = b"[]"
    turn: int = 0
    seen: int = 0
    barrier: str = ""

    def noticed_by(self, viewer: int) -> bool:
        return self.seen & viewer_bit(viewer) != 0


class StoredEvent(msgspec.Struct, array_like=True):
    """An event as a log line stores it."""

    rule: str
    key: str
    params: Params
    audience: int
    weight: int = 1  # lines of older versions have neither
    about: list[int] = []


_decode_events = msgspec.json.Decoder(list[StoredEvent]).decode


def stored_event(event: Event, state: State) -> StoredEvent:
    weight, about = int(state.weight(event)), [int(piece) for piece in state.about(event)]
    return StoredEvent(event.rule, event.key, dict(event.params), int(event.audience), weight, about)


def encode_events(events: list[Event], state: State) -> bytes:
    """Return events as a log line stores them; the state after them tells how much they matter."""
    return msgspec.json.encode([stored_event(event, state) for event in events])


def event_info(event: StoredEvent) -> EventInfo:
    return EventInfo(event.rule, event.key, event.params, event.weight, event.about)


def viewer_bit(viewer: int) -> int:
    """The bit of a viewer in `LogLine.seen`."""
    return 1 << viewer if viewer >= 0 else SPECTATORS


def is_visible(event: StoredEvent, viewer: int) -> bool:
    if viewer == OMNISCIENT or event.audience == EVERYBODY:
        return True
    return viewer >= 0 and event.audience >> viewer & 1 == 1


def opening_entries(events: list[Event], viewer: int, state: State) -> list[EventInfo]:
    """The events before the first decision that the viewer may see."""
    seen = [event for event in events if viewer == OMNISCIENT or event.seen_by(viewer)]
    return [event_info(stored_event(event, state)) for event in seen]


def log_entry(line: LogLine, n: int, viewer: int) -> LogEntry:
    """A decision as the viewer may see it. Another seat's notation could tell more than its events: it is left out."""
    events = [event_info(event) for event in _decode_events(line.events) if is_visible(event, viewer)]
    action = line.action if viewer in (line.seat, OMNISCIENT) else None
    return LogEntry(n, line.seat, action, events, line.turn)


@dataclass
class EventLog:
    """Who plays each seat, the decisions that were not taken back, and the line that ended the game early."""

    who: list[str]
    decisions: list[LogLine] = field(default_factory=list)
    ended: LogLine | None = None
    # The present rules do not replay the decisions: nothing can be taken back.
    frozen: bool = False
    taken_back: int = 0  # how often decisions after dice were taken back

    def copy(self) -> EventLog:
        return EventLog(list(self.who), list(self.decisions), self.ended, self.frozen, self.taken_back)

    def add(self, line: LogLine) -> int:
        """Apply a line. Return how many of the earlier decisions are unchanged."""
        unchanged = len(self.decisions)
        if line.kind == DECIDE:
            self.decisions.append(line)
        elif line.kind == UNDO:
            unchanged = self.last_of(line.seat)
            del self.decisions[unchanged]
        elif line.kind == BACK:
            unchanged = line.number
            del self.decisions[unchanged:]
            self.taken_back += 1
        elif line.kind == SEAT:
            self.who[line.seat] = line.action
        else:
            self.ended = line
        return unchanged

    def last_of(self, seat: int) -> int:
        """Return the index of the seat's last decision, or -1."""
        return undo.last_decision(self.decisions, seat)

    def known(self, viewer: int, over: bool) -> list[LogLine]:
        """Return the decisions that count for the viewer."""
        if over or viewer == OMNISCIENT:
            return self.decisions
        return [line for line in self.decisions if line.noticed_by(viewer)]

    def decisions_at(self, viewer: int, over: bool, at: int) -> int:
        """Return how many decisions had been made when the viewer knew of `at`."""
        if over or viewer == OMNISCIENT:
            return at
        known = 0
        for i, line in enumerate(self.decisions):
            if line.noticed_by(viewer):
                if known == at:
                    return i
                known += 1
        return len(self.decisions)

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Return why the seat cannot take back its last decision, or None if it can."""
        if self.ended is not None:
            return Refusal("undo", "web-undo-over")
        if self.frozen:
            return Refusal("undo", "web-undo-frozen")
        return undo.logged_undo_refusal(self.decisions, seat)


def read_log(who: Iterable[str], lines: Iterable[LogLine]) -> EventLog:
    log = EventLog(list(who))
    for line in lines:
        log.add(line)
    return log
