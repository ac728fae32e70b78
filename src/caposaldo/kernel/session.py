"""A game being played: its state, its record, and undo (see kernel/undo.py)."""

from __future__ import annotations

import os

from caposaldo.kernel import record as records
from caposaldo.kernel import registry
from caposaldo.kernel.dice import commitment
from caposaldo.kernel.files import file_hash
from caposaldo.kernel.game import Action, Event, Game, Illegal, Refusal, State
from caposaldo.kernel.record import Record
from caposaldo.kernel.replay import check_end, decisions_of, other_rules, replay, result_of, start
from caposaldo.kernel.undo import UndoStack


class Session:
    """A game being played. After `undo` the session's `state` is another object."""

    def __init__(self, game: Game, state: State, record: Record) -> None:
        self.game = game
        self.state = state
        self._record = record
        self._record_is_current = False
        self._undo = UndoStack()
        # The events before the first decision.
        self.opening: list[Event] = list(state.events or [])
        state.listen()

    @classmethod
    def start(
        cls,
        game_id: str,
        scenario: str,
        options: dict[str, str] | None = None,
        seed: str = "",
        seats: dict[str, str] | None = None,
        committed: bool = False,
    ) -> Session:
        """Start a new game. An empty seed is replaced by a random one; seats that are not named are played by 'human'.
        Raise ValueError with a clear line for a wrong game, scenario, option, seat or seed."""
        game = registry.game(game_id)
        seed = seed or os.urandom(16).hex()
        record = new_record(game, scenario, options or {}, seed, committed)
        state = game.start(scenario, dict(record.options), seed)
        record.seats = assign_seats(state, seats or {})
        records.write(record)  # what cannot be recorded is refused now, not when the game is saved
        return cls(game, state, record)

    @classmethod
    def load(cls, path: str) -> Session:
        """Resume a saved game. Raise RecordError for a file that is not a valid record."""
        record = records.load(path)
        try:
            session = cls.from_record(record)
            check_end(record, session.state)
        except records.RecordError as error:
            error.note = error.note or other_rules(record)
            raise
        record.decision_lines = []
        record.rules = session.game.version
        return session

    @classmethod
    def from_record(cls, record: Record) -> Session:
        session = cls(registry.game(record.game), start(record), record)
        for _ in replay(session.state, decisions_of(record), play=session._do):
            pass
        return session

    @property
    def record(self) -> Record:
        """The record of all decisions so far, with result and hash."""
        if not self._record_is_current:
            self._record.result = result_of(self.state)
            self._record.hash = self.state.digest()
            self._record_is_current = True
        return self._record

    def play(self, seat: int, action: Action) -> list[Event]:
        """Play an action and return its events. Raise Illegal for one that is refused, and nothing has changed."""
        refusal = self.state.refusal(seat, action)
        if refusal is not None:
            raise Illegal(refusal)
        text = records.plain(records.write_decision(self.state, seat, action), "decision")
        self._do(seat, action)
        self._record.decisions.append(text)
        self._record_is_current = False
        return list(self.state.events or [])

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Return why this seat cannot take back the last decision, or None if it can."""
        return self._undo.refusal(seat)

    def undo(self, seat: int) -> None:
        """Take back the last decision, which must be this seat's own. Raise NotUndoable."""
        self.state = self._undo.pop(seat)
        self.state.listen()
        self._record.decisions.pop()
        self._record_is_current = False

    def save(self, path: str) -> None:
        records.save(self.record, path)

    def _do(self, seat: int, action: Action) -> None:
        before = self.state.clone()
        self.state.listen()
        try:
            self.state.do(seat, action)
        except BaseException:
            self.state = before
            self.state.listen()
            raise
        self._undo.push(seat, action, before, self.state)


def assign_seats(state: State, seats: dict[str, str]) -> dict[str, str]:
    """Return who plays each seat, in the order of the seats."""
    names = state.seats()
    for name in seats:
        if name not in names:
            raise ValueError(f"unknown seat {name!r}; the seats are {', '.join(names)}")
    return {name: seats.get(name, "human") for name in names}


def new_record(game: Game, scenario: str, options: dict[str, str], seed: str, committed: bool) -> Record:
    """Return a record with the set-up, without seats and decisions."""
    is_file = scenario not in game.scenarios() and os.path.isfile(scenario)
    record = Record(game=game.id, rules=game.version, scenario=scenario, options=dict(options), seed=seed)
    record.sha256 = file_hash(scenario) if is_file else ""
    record.commitment = commitment(seed) if committed else ""
    return record
