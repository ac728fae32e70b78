"""From the log to a game: the whole of it, from a snapshot on, or an earlier moment."""

from __future__ import annotations

import msgspec

from caposaldo.kernel import registry
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import State
from caposaldo.kernel.record import Record
from caposaldo.kernel.session import Session
from caposaldo.server.ledger import Line
from caposaldo.server.sheets import Sheet, Snapshot
from caposaldo.server.wire import PEOPLE

# Between two states that are kept.
STEP = 16


def new_record(sheet: Sheet, names: list[str]) -> Record:
    """The set-up of the table as a record has it: a friend is a human too."""
    seats = {name: "human" if who in PEOPLE else who for name, who in zip(names, sheet.who, strict=True)}
    return Record(
        game=sheet.game,
        rules=registry.game(sheet.game).version,
        scenario=sheet.scenario,
        options=dict(sheet.options),
        seats=seats,
        seed=sheet.seed,
    )


def first_state(sheet: Sheet) -> State:
    return registry.game(sheet.game).start(sheet.scenario, dict(sheet.options), sheet.seed)


def replayed(sheet: Sheet, lines: list[Line]) -> Session:
    """The game after these decisions, from its start."""
    state = first_state(sheet)
    session = Session(registry.game(sheet.game), state, new_record(sheet, state.seats()))
    return played_on(session, lines)


def resumed(sheet: Sheet, lines: list[Line], snapshot: Snapshot) -> Session:
    """The same, from a snapshot."""
    game = registry.game(sheet.game)
    state = game.restore(msgspec.json.decode(snapshot.data), Dice(sheet.seed, snapshot.used))
    record = new_record(sheet, state.seats())
    record.decisions = [line.record for line in lines[: snapshot.decisions]]
    session = Session(game, state, record)
    session.opening = list(first_state(sheet).events or [])
    return played_on(session, lines[snapshot.decisions :])


def played_on(session: Session, lines: list[Line]) -> Session:
    for line in lines:
        session.play(line.seat, session.state.read_action(line.action))
    return session


# ---------------------------------------------------------------- earlier moments
class Reel:
    """States kept at intervals; those between are played on from there."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.frames: list[State] = []  # frame i is the state after i * STEP decisions
        self.lines: list[Line] = []  # the decisions that led to the last frame

    def at(self, lines: list[Line]) -> State:
        """The state after these decisions."""
        self.forget_others(lines)
        if not self.frames:
            self.frames.append(first_state(self.sheet))
        frame = min(len(lines) // STEP, len(self.frames) - 1)
        state = self.frames[frame].clone()
        for i in range(frame * STEP, len(lines)):
            state.do(lines[i].seat, state.read_action(lines[i].action))
            if (i + 1) == len(self.frames) * STEP:
                self.frames.append(state.clone())
                self.lines = lines[: i + 1]
        return state

    def forget_others(self, lines: list[Line]) -> None:
        """Frames after a decision that was taken back are of no use."""
        for i, (mine, other) in enumerate(zip(self.lines, lines, strict=False)):
            if mine is not other:
                del self.frames[i // STEP + 1 :]
                del self.lines[i:]
                return
