"""What was done at a table. The log of a table only grows: taking back is a line of its own, and the ledger is what the
lines add up to.

Each decision is kept with who noticed it. Eyes that neither saw an event nor anything change on the table do not know
that a decision was made at all, so it does not count for them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from caposaldo.kernel.game import EVERYBODY, Event
from caposaldo.kernel.session import NOTHING, OTHER_SEAT
from caposaldo.server.wire import ALL_EYES, LogEntry, Params, Said

DECIDE = "decide"
UNDO = "undo"  # the seat's last decision goes
BACK = "back"  # only the first `number` decisions stay
SEAT = "seat"  # the seat is played by `action` from now on
RESIGN = "resign"
DRAW = "draw"

SPECTATORS = 1 << 30


class Line(NamedTuple):
    """A line of the log. `record` is the decision as a record writes it, `told` what happened (JSON), `seen` the bit
    mask of who noticed, `barrier` why it cannot be taken back (empty: it can)."""

    kind: str
    seat: int = -1
    number: int = 0
    action: str = ""
    record: str = ""
    told: bytes = b"[]"
    turn: int = 0
    seen: int = 0
    barrier: str = ""


class ToldEvent(msgspec.Struct, array_like=True):
    rule: str
    key: str
    params: Params
    audience: int


_told = msgspec.json.Decoder(list[ToldEvent])


def told(events: list[Event]) -> bytes:
    return msgspec.json.encode([ToldEvent(e.rule, e.key, dict(e.params), int(e.audience)) for e in events])


def bit(eyes: int) -> int:
    return 1 << eyes if eyes >= 0 else SPECTATORS


def heard(event: ToldEvent, eyes: int) -> bool:
    return eyes == ALL_EYES or event.audience == EVERYBODY or (eyes >= 0 and event.audience >> eyes & 1 == 1)


def opening_of(events: list[Event], eyes: int) -> list[Said]:
    """What happened before the first decision, as far as these eyes saw it."""
    return [Said(e.rule, e.key, dict(e.params)) for e in events if eyes == ALL_EYES or e.seen_by(eyes)]


def entry_of(line: Line, n: int, eyes: int) -> LogEntry:
    """A decision as these eyes are told of it. How another seat wrote it down may tell more than what was seen."""
    events = [Said(e.rule, e.key, e.params) for e in _told.decode(line.told) if heard(e, eyes)]
    action = line.action if eyes in (line.seat, ALL_EYES) else None
    return LogEntry(n, line.seat, action, events, line.turn)


@dataclass
class Ledger:
    who: list[str]
    decisions: list[Line] = field(default_factory=list)
    ended: Line | None = None

    def add(self, line: Line) -> int:
        """Returns how many of the decisions before it stay as they were."""
        stay = len(self.decisions)
        if line.kind == DECIDE:
            self.decisions.append(line)
        elif line.kind == UNDO:
            stay = self.last_of(line.seat)
            del self.decisions[stay]
        elif line.kind == BACK:
            stay = line.number
            del self.decisions[stay:]
        elif line.kind == SEAT:
            self.who[line.seat] = line.action
        else:
            self.ended = line
        return stay

    def last_of(self, seat: int) -> int:
        """Index of the seat's last decision, or -1."""
        for i in range(len(self.decisions) - 1, -1, -1):
            if self.decisions[i].seat == seat:
                return i
        return -1

    def known(self, eyes: int, over: bool) -> list[Line]:
        """The decisions that count for these eyes."""
        if over or eyes == ALL_EYES:
            return self.decisions
        mask = bit(eyes)
        return [line for line in self.decisions if line.seen & mask]

    def moment(self, eyes: int, over: bool, at: int) -> int:
        """How many decisions were made when these eyes knew of `at`."""
        if over or eyes == ALL_EYES:
            return at
        mask = bit(eyes)
        known = 0
        for i, line in enumerate(self.decisions):
            if line.seen & mask:
                if known == at:
                    return i
                known += 1
        return len(self.decisions)

    def undo_barrier(self, seat: int) -> str:
        """Why the seat cannot take back its last decision; empty if it can. What others did in secret is no reason: it
        would tell that they did."""
        last = self.last_of(seat)
        if last < 0:
            return NOTHING
        if any(line.seen & bit(seat) for line in self.decisions[last + 1 :]):
            return OTHER_SEAT
        return self.decisions[last].barrier


def fold(who: Iterable[str], lines: Iterable[Line]) -> Ledger:
    ledger = Ledger(list(who))
    for line in lines:
        ledger.add(line)
    return ledger
