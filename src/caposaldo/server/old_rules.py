"""Loads saved tables, also those of older rules.

A table of an older version of its game is replayed from the start: the layout of its snapshot may have changed. If the
present rules refuse a decision, or lead to another end, the table is frozen: it is shown as far as it can be replayed,
its log and its record can be read, but it cannot be played. `kernel/replay.py` judges records in the same way.
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from caposaldo.kernel import record as records
from caposaldo.kernel import registry
from caposaldo.kernel.dice import commitment
from caposaldo.kernel.files import one_line
from caposaldo.kernel.game import Illegal
from caposaldo.kernel.record import DRAW, UNFINISHED, Record
from caposaldo.kernel.session import Session
from caposaldo.server.event_log import EventLog, LogLine
from caposaldo.server.protocol import PEOPLE, MessageInfo, Outcome, Params
from caposaldo.server.recorder import read_action
from caposaldo.server.replay_cache import first_state, new_record, session_from_snapshot, session_from_start
from caposaldo.server.table_meta import Snapshot, TableMeta

UNKNOWN_HASH = "0" * 64
ONLY_KNOWN = (
    "# The game is not over: the record has only what these seats know, without seed and hash. It cannot be replayed.\n"
)


class Summary(msgspec.Struct):
    """What lists show of a table, stored with it."""

    turn: int
    turns: int
    waiting: list[int]
    outcome: Outcome | None
    decisions: int
    names: list[str]
    who: list[str]


decode_summary = msgspec.json.Decoder(Summary).decode


class Frozen(NamedTuple):
    """Why a table cannot be played: the present rules replay only its first `reached` decisions. `key` is the text of
    the reason."""

    reached: int
    then: int
    now: int
    key: str
    params: Params

    def message(self, log: EventLog, viewer: int, over: bool) -> MessageInfo:
        """Return the line for a viewer. Only the seat that took the decision is told what it was, unless the game is
        over; who did not notice the decision is not told its number."""
        params: Params = {"then": self.then, "now": self.now}
        if self.reached >= len(log.decisions):
            return MessageInfo("", "web-frozen-end", params)
        line = log.decisions[self.reached]
        if not over and not line.noticed_by(viewer):
            return MessageInfo("", "web-frozen-hidden", params)
        params["number"] = self.number_for(log, viewer, over)
        if not over and viewer != line.seat:
            return MessageInfo("", "web-frozen-other", {**params, "seat": f"@seat/{line.seat}"})
        return MessageInfo(
            "", "web-frozen", {**self.params, **params, "action": line.action[:60], "reason": f"@{self.key}"}
        )

    def number_for(self, log: EventLog, viewer: int, over: bool) -> int:
        """Return which of the decisions that the viewer knows of is the refused one, counted from 1."""
        return sum(over or line.noticed_by(viewer) for line in log.decisions[: self.reached + 1])


class Loaded(NamedTuple):
    session: Session
    frozen: Frozen | None


def load_game(meta: TableMeta, decisions: list[LogLine], snapshot: Snapshot | None) -> Loaded:
    """Return the game of a table. Raise ValueError if it cannot even be started under the present rules."""
    if snapshot is not None and snapshot.decisions <= len(decisions) and is_current(meta):
        try:
            return Loaded(session_from_snapshot(meta, decisions, snapshot), None)
        except Exception:
            # A snapshot only saves time: what it cannot restore is replayed.
            return replay_far(meta, decisions, None)
    return replay_far(meta, decisions, snapshot)


def is_current(meta: TableMeta) -> bool:
    return meta.rules == registry.game(meta.game).version


def replay_far(meta: TableMeta, decisions: list[LogLine], snapshot: Snapshot | None) -> Loaded:
    """Replay as many decisions as the present rules allow. Where there is a snapshot, as many dice must have been used
    as then: otherwise this is another game."""
    game = registry.game(meta.game)
    state = first_state(meta)
    session = Session(game, state, new_record(meta, state.seats()))
    for i, line in enumerate(decisions):
        refused = play_line(session, line)
        if refused is not None:
            return Loaded(session, Frozen(i, meta.rules, game.version, *refused))
        if snapshot is not None and i + 1 == snapshot.decisions and session.state.dice.used != snapshot.used:
            before = session_from_start(meta, decisions[:i])
            return Loaded(before, Frozen(i, meta.rules, game.version, "web-frozen-dice", {}))
    if not is_current(meta) and not same_end(meta, session):
        return Loaded(session, Frozen(len(decisions), meta.rules, game.version, "web-frozen-end", {}))
    return Loaded(session, None)


def play_line(session: Session, line: LogLine) -> tuple[str, Params] | None:
    """Play a decision. Return the reason if the rules refuse it, and nothing has changed."""
    try:
        session.play(line.seat, read_action(session.state, line.action))
    except Illegal as illegal:
        return illegal.refusal.key, dict(illegal.refusal.params)
    except Exception as error:
        return "web-frozen-unreadable", {"error": one_line(error)}
    return None


def same_end(meta: TableMeta, session: Session) -> bool:
    """The game ends as it was stored: the same winners by the rules, or no end."""
    stored = decode_summary(meta.summary).outcome
    found = session.state.outcome()
    if stored is None or found is None:
        # A game that was given up has an outcome of its own (`web-outcome-...`).
        return found is None and (stored is None or stored.key.startswith("web-outcome-"))
    return sorted(stored.winners) == sorted(int(seat) for seat in found.winners)


# ---------------------------------------------------------------- records of what was stored
def stored_record(meta: TableMeta, log: EventLog) -> str:
    """Return the record of a table as it was stored, without replaying it. An older program can play it on."""
    record = bare_record(meta, decode_summary(meta.summary))
    record.seed = meta.seed
    record.decisions = [line.record for line in log.decisions]
    record.result = result_of(decode_summary(meta.summary)) if log.ended is None else UNFINISHED
    record.hash = meta.hash or UNKNOWN_HASH
    text = records.write(record)
    if not meta.hash:
        text += "# the hash of the last state was not stored\n"
    return text


def record_for(meta: TableMeta, log: EventLog, seats: list[int]) -> str:
    """Return what these seats may know of an unfinished game that cannot go on here. An older program could play it
    on, so the record has neither seed nor hash, and of the other seats only that they decided something."""
    summary = decode_summary(meta.summary)
    record = bare_record(meta, summary)
    # A short seed could be guessed from a commitment without salt.
    record.commitment = commitment(meta.seed, meta.salt) if meta.salt else UNKNOWN_HASH
    record.hash = UNKNOWN_HASH
    known = [line for line in log.decisions if any(line.noticed_by(seat) for seat in seats)]
    own = sum(line.seat in seats for line in known)
    record.decisions = [
        line.record if line.seat in seats else f"# {summary.names[line.seat]} decides" for line in known
    ]
    text = records.write(record).replace(f"\ndecisions: {len(known)}\n", f"\ndecisions: {own}\n")
    first, _, rest = text.partition("\n")
    return f"{first}\n{ONLY_KNOWN}{rest}"


def bare_record(meta: TableMeta, summary: Summary) -> Record:
    """Return a record of what everybody may know: the set-up."""
    who = ["human" if who in PEOPLE else who for who in meta.who]
    return Record(
        game=meta.game,
        rules=meta.rules,
        scenario=meta.scenario,
        options=dict(meta.options),
        seats=dict(zip(summary.names, who, strict=True)),
    )


def result_of(summary: Summary) -> str:
    if summary.outcome is None:
        return UNFINISHED
    return " ".join(summary.names[seat] for seat in sorted(summary.outcome.winners)) or DRAW
