"""What happened, told in words: the events of a game, decision by decision."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rich.text import Text

from caposaldo.kernel import record as records
from caposaldo.kernel.game import Event, Message, State
from caposaldo.kernel.record import Record
from caposaldo.kernel.texts import Texts

RULE_STYLE = "dim"


class Told(NamedTuple):
    """One decision (they are counted from 1) and what it brought about."""

    number: int
    seat: int
    decision: str
    events: list[Event]


def retell(record: Record, to: int | None = None) -> Iterator[tuple[Told, State]]:
    """Play a record again and tell it; each time with the state after the decision."""
    state = records.start(record)
    count = len(record.decisions) if to is None else to
    for i in range(count):
        seat, action = records.fitting_decision(record, state, i)
        state.listen()
        state.do(seat, action)
        yield Told(i + 1, seat, record.decisions[i], list(state.events or [])), state


def with_rule(words: str, rule: str, style: str = "") -> Text:
    """A sentence and the rule that it comes from, as "(sentence) [rule]"."""
    return Text.assemble((words, style), (f" [{rule}]" if rule else "", RULE_STYLE))


def sentence(texts: Texts, message: Message, state: State | None, style: str = "") -> Text:
    return with_rule(texts.say(message, state), message.rule, style)


def lines(texts: Texts, told: Told, state: State, viewer: int) -> list[Text]:
    """The events of a decision that this viewer may see, a line each."""
    return [sentence(texts, event, state) for event in told.events if event.seen_by(viewer)]
