"""Replays decisions, and verifies records by replaying them."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial

from caposaldo.kernel import registry
from caposaldo.kernel.files import file_hash, one_line, shown
from caposaldo.kernel.game import Action, Message, Params, Refusal, State
from caposaldo.kernel.record import DRAW, UNFINISHED, Record, RecordError, read_decision, seed_file
from caposaldo.kernel.texts import texts

# Reads the next decision in a state: seat and action.
ReadDecision = Callable[[State], tuple[int, Action]]
PlayDecision = Callable[[int, Action], object]


class Step:
    """A replayed decision (numbered from 1) and the state after it, whose `events` are those of the decision."""

    __slots__ = ("action", "number", "seat", "state")

    def __init__(self, number: int, seat: int, action: Action, state: State) -> None:
        self.number = number
        self.seat = seat
        self.action = action
        self.state = state


def replay(
    state: State, decisions: Iterable[ReadDecision], listen: bool = False, play: PlayDecision | None = None
) -> Iterator[Step]:
    """Play decisions on a state; yield each one after it was played. With `listen` events are built. `play` plays a
    decision on this state in another way (`Session.play`, for instance)."""
    do = state.do if play is None else play
    for number, read in enumerate(decisions, 1):
        seat, action = read(state)
        if listen:
            state.listen()
        do(seat, action)
        yield Step(number, seat, action, state)


# ---------------------------------------------------------------- records
def decisions_of(record: Record, to: int | None = None) -> list[ReadDecision]:
    """Return the decisions of a record, all or the first `to`. Each raises RecordError if it cannot be played."""
    if to is not None and not 0 <= to <= len(record.decisions):
        raise record.error("", "kernel-record-to", {"to": to, "found": len(record.decisions)})
    return [partial(legal_decision, record, i) for i in range(len(record.decisions) if to is None else to)]


def legal_decision(record: Record, i: int, state: State) -> tuple[int, Action]:
    waiting = state.waiting()
    if not waiting:
        raise record.decision_error(i, "kernel-record-over", {})
    try:
        seat, action = read_decision(state, record.decisions[i], waiting)
        refusal = state.refusal(seat, action)
    except (ValueError, OverflowError) as error:
        raise record.decision_error(i, "kernel-record-unreadable", {"reason": one_line(error)}) from None
    if refusal is not None:
        raise refused_error(record, state, i, refusal)
    return seat, action


def refused_error(record: Record, state: State, i: int, refusal: Refusal) -> RecordError:
    error = record.decision_error(i, "kernel-record-refused", {"rule": refusal.rule})
    error.refusal = refusal
    error.state = state
    return error


def replay_record(record: Record, to: int | None = None, listen: bool = False) -> State:
    """Return the state after all decisions of a record, or after the first `to`. Without `listen` it builds no events.
    Raise RecordError at the first that does not fit."""
    decisions = decisions_of(record, to)
    try:
        state = start(record)
        if listen:
            state.listen()
        else:
            state.quiet()
        for _ in replay(state, decisions, listen):
            pass
        return state
    except RecordError as error:
        error.note = other_rules(record)
        raise


def start(record: Record) -> State:
    """Return the state before the first decision. Raise RecordError."""
    game = registry.game(record.game)
    if not record.seed:
        raise record.error("commitment", "kernel-record-secret", {"file": shown(seed_file(record.where))})
    if not record.sha256 and record.scenario not in game.scenarios():
        known = ", ".join(game.scenarios())
        raise record.error(
            "scenario", "kernel-record-unknown-scenario", {"scenario": shown(record.scenario), "known": known}
        )
    try:
        state = game.start(scenario_source(record), dict(record.options), record.seed)
    except RecordError:
        raise
    except (ValueError, OverflowError) as error:
        raise record.error("scenario", "kernel-record-start", {"reason": one_line(error)}) from None
    if list(record.seats) != state.seats():
        raise record.error("seat", "kernel-record-seats", {"seats": ", ".join(state.seats())})
    return state


def scenario_source(record: Record) -> str:
    """Return what the game is started from: the id of a scenario, or a file, looked for also beside the record."""
    if not record.sha256:
        return record.scenario
    folder = os.path.dirname(record.where)
    places = [record.scenario, os.path.join(folder, record.scenario)]
    places.append(os.path.join(folder, os.path.basename(record.scenario)))
    found = [place for place in places if os.path.isfile(place)]
    if not found:
        raise record.error("scenario", "kernel-record-scenario-gone", {"file": shown(record.scenario)})
    for place in found:
        if file_hash(place) == record.sha256:
            return place
    raise record.error("scenario", "kernel-record-scenario-changed", {"file": shown(found[0])})


def other_rules(record: Record) -> Message | None:
    """Return a note if the record was written under another version of the rules."""
    now = registry.game(record.game).version
    if now == record.rules:
        return None
    return Message("", "kernel-record-other-rules", {"then": record.rules, "now": now})


# ---------------------------------------------------------------- verifying
def result_of(state: State) -> str:
    """Return the result as a record writes it."""
    outcome = state.outcome()
    if outcome is None:
        return UNFINISHED
    names = state.seats()
    return " ".join(names[seat] for seat in sorted(outcome.winners)) or DRAW


@dataclass
class Verdict:
    """Whether a record is valid; if not, the error; a note if its rules have another version."""

    ok: bool
    decisions: int
    hash: str = ""
    error: RecordError | None = None
    note: Message | None = None

    def say(self, lang: str) -> str:
        if self.error is not None:
            return self.error.say(lang)
        words = texts(lang)
        said = words.text("kernel-record-good", decisions=self.decisions, hash=self.hash)
        return said if self.note is None else f"{said} ({words.say(self.note)})"


def verify(record: Record) -> Verdict:
    """Replay the whole record and compare the end with what it says."""
    try:
        state = replay_record(record)
        check_end(record, state)
    except RecordError as error:
        return Verdict(False, len(record.decisions), error=error)
    return Verdict(True, len(record.decisions), state.digest(), note=still_replays(record))


def still_replays(record: Record) -> Message | None:
    note = other_rules(record)
    return None if note is None else Message("", "kernel-record-still-replays", note.params)


def check_end(record: Record, state: State) -> None:
    """Raise RecordError if the result or the hash is not that of the state."""
    error = end_error(record, result_of(state), state.digest())
    if error is not None:
        error.note = other_rules(record)
        raise error


def end_error(record: Record, result: str, digest: str) -> RecordError | None:
    if record.result != result:
        said: Params = {"said": shown(record.result), "found": shown(result)}
        return record.error("result", "kernel-record-other-result", said)
    if record.hash != digest:
        return record.error("hash", "kernel-record-other-hash", {"said": record.hash[:12], "found": digest[:12]})
    return None
