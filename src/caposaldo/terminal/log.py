"""The log of a game in words: its events, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.text import Text

from caposaldo.kernel.game import Event, Message, State
from caposaldo.kernel.record import Record
from caposaldo.kernel.replay import decisions_of, replay, start
from caposaldo.kernel.texts import Texts

RULE_STYLE = "dim"


class LogEntry(NamedTuple):
    """A decision (numbered from 1) and its events."""

    number: int
    seat: int
    decision: str
    events: list[Event]


def replay_log(record: Record, to: int | None = None) -> Iterator[tuple[LogEntry, State]]:
    """Replay a record; yield each decision with the state after it."""
    for step in replay(start(record), decisions_of(record, to), listen=True):
        decision = record.decisions[step.number - 1]
        yield LogEntry(step.number, step.seat, decision, list(step.state.events or [])), step.state


def with_rule(words: str, rule: str, style: str = "") -> Text:
    """Return a sentence followed by the id of its rule: "sentence [rule]"."""
    return Text.assemble((words, style), (f" [{rule}]" if rule else "", RULE_STYLE))


def sentence(texts: Texts, message: Message, state: State | None, style: str = "") -> Text:
    return with_rule(texts.say(message, state), message.rule, style)


def event_lines(texts: Texts, entry: LogEntry, state: State, viewer: int) -> list[Text]:
    """Return a line for each event of a decision that the viewer may see."""
    return [sentence(texts, event, state) for event in entry.events if event.seen_by(viewer)]
