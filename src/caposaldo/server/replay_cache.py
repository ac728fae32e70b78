"""Rebuilds games from log lines: the whole game, from a snapshot on, or an earlier moment."""

from __future__ import annotations

import msgspec

from caposaldo.kernel import registry
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import State
from caposaldo.kernel.record import Record
from caposaldo.kernel.replay import ReadDecision, replay
from caposaldo.kernel.session import Session
from caposaldo.server.event_log import LogLine
from caposaldo.server.protocol import PEOPLE
from caposaldo.server.table_meta import Snapshot, TableMeta

# Decisions between two cached states.
INTERVAL = 16


def new_record(meta: TableMeta, names: list[str]) -> Record:
    """Return a record with the set-up of the table. In a record a friend is a human too."""
    seats = {name: "human" if who in PEOPLE else who for name, who in zip(names, meta.who, strict=True)}
    return Record(
        game=meta.game,
        rules=registry.game(meta.game).version,
        scenario=meta.scenario,
        options=dict(meta.options),
        seats=seats,
        seed=meta.seed,
    )


def first_state(meta: TableMeta) -> State:
    return registry.game(meta.game).start(meta.scenario, dict(meta.options), meta.seed)


def session_from_start(meta: TableMeta, lines: list[LogLine]) -> Session:
    """Return the game after these decisions, played from the start."""
    state = first_state(meta)
    session = Session(registry.game(meta.game), state, new_record(meta, state.seats()))
    return play_lines(session, lines)


def session_from_snapshot(meta: TableMeta, lines: list[LogLine], snapshot: Snapshot) -> Session:
    """Return the game after these decisions, played from a snapshot on."""
    game = registry.game(meta.game)
    state = game.restore(msgspec.json.decode(snapshot.data), Dice(meta.seed, snapshot.used))
    record = new_record(meta, state.seats())
    record.decisions = [line.record for line in lines[: snapshot.decisions]]
    session = Session(game, state, record)
    session.opening = list(first_state(meta).events or [])
    return play_lines(session, lines[snapshot.decisions :])


def play_lines(session: Session, lines: list[LogLine]) -> Session:
    for _ in replay(session.state, map(read_line, lines), play=session.play):
        pass
    return session


def read_line(line: LogLine) -> ReadDecision:
    """Return the decision of a line, for `replay`."""
    return lambda state: (line.seat, state.read_action(line.action))


# ---------------------------------------------------------------- earlier moments
class ReplayCache:
    """Keeps states of a game at intervals; the states between are replayed from the nearest one."""

    def __init__(self, meta: TableMeta) -> None:
        self.meta = meta
        self.states: list[State] = []  # number i is the state after i * INTERVAL decisions
        self.lines: list[LogLine] = []  # the decisions that led to the last of them

    def state_after(self, lines: list[LogLine]) -> State:
        self.drop_outdated(lines)
        if not self.states:
            self.states.append(first_state(self.meta))
        nearest = min(len(lines) // INTERVAL, len(self.states) - 1)
        state = self.states[nearest].clone()
        first = nearest * INTERVAL
        for step in replay(state, map(read_line, lines[first:])):
            if first + step.number == len(self.states) * INTERVAL:
                self.states.append(state.clone())
                self.lines = lines[: first + step.number]
        return state

    def drop_outdated(self, lines: list[LogLine]) -> None:
        """Drop the states that come after a decision that was taken back."""
        for i, (mine, other) in enumerate(zip(self.lines, lines, strict=False)):
            if mine is not other:
                del self.states[i // INTERVAL + 1 :]
                del self.lines[i:]
                return
