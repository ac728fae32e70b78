"""A game being played: its state, its record, and taking back.

A seat can take back its own decisions one by one, up to the last roll of dice, the last secret that was shown, or the
moment another seat came to decide; never beyond. What a bot decides is a decision of its seat like any other.
"""

from __future__ import annotations

import os

from caposaldo.kernel import record as records
from caposaldo.kernel import registry
from caposaldo.kernel.dice import commitment
from caposaldo.kernel.files import file_hash
from caposaldo.kernel.game import Action, Event, Game, Illegal, Refusal, State
from caposaldo.kernel.record import Record

NOTHING = "kernel-undo-nothing"
ROLLED = "kernel-undo-rolled"
REVEALED = "kernel-undo-revealed"
OTHER_SEAT = "kernel-undo-other-seat"


class NotUndoable(Exception):
    """Raised by `undo`. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


class Session:
    """After `undo` the session's `state` is another object: ask for it anew."""

    def __init__(self, game: Game, state: State, record: Record) -> None:
        self.game = game
        self.state = state
        self._record = record
        self._sealed = False
        # States before each decision that can still be taken back, all of one seat, and why no earlier one can.
        self._before: list[State] = []
        self._owner = -1
        self._barrier = NOTHING
        # What happened before the first decision.
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
        """A new game. An empty seed is replaced by a random one; seats that are not named are played by 'human'.
        Raises ValueError with a clear line for a wrong game, scenario, option, seat or seed."""
        game = registry.game(game_id)
        seed = seed or os.urandom(16).hex()
        record = new_record(game, scenario, options or {}, seed, committed)
        state = game.start(scenario, dict(record.options), seed)
        record.seats = seated(state, seats or {})
        records.write(record)  # anything that cannot be recorded is refused now, not when the game is saved
        return cls(game, state, record)

    @classmethod
    def load(cls, path: str) -> Session:
        """Resume a saved game. Raises RecordError for a file that is not a true record."""
        record = records.load(path)
        try:
            session = cls.replayed(record)
            records.check_end(record, session.state)
        except records.RecordError as error:
            error.note = error.note or records.other_rules(record)
            raise
        record.decision_lines = []
        record.rules = session.game.version
        return session

    @classmethod
    def replayed(cls, record: Record) -> Session:
        session = cls(registry.game(record.game), records.start(record), record)
        for i in range(len(record.decisions)):
            seat, action = records.fitting_decision(record, session.state, i)
            session._do(seat, action)
        return session

    @property
    def record(self) -> Record:
        """The record of everything decided so far, with result and hash."""
        if not self._sealed:
            self._record.result = records.result_of(self.state)
            self._record.hash = self.state.digest()
            self._sealed = True
        return self._record

    def play(self, seat: int, action: Action) -> list[Event]:
        """Do an action and tell what happened. Raises Illegal for one that is refused, and nothing has changed."""
        refusal = self.state.refusal(seat, action)
        if refusal is not None:
            raise Illegal(refusal)
        text = records.plain(records.write_decision(self.state, seat, action), "decision")
        self._do(seat, action)
        self._record.decisions.append(text)
        self._sealed = False
        return list(self.state.events or [])

    def undoable(self, seat: int) -> Refusal | None:
        """Why this seat cannot take back anything now, or None if it can."""
        if not self._before:
            return Refusal("undo", self._barrier)
        return None if self._owner == seat else Refusal("undo", OTHER_SEAT)

    def undo(self, seat: int) -> None:
        """Take back the last decision, which must be this seat's own. Raises NotUndoable."""
        refusal = self.undoable(seat)
        if refusal is not None:
            raise NotUndoable(refusal)
        self.state = self._before.pop()
        self.state.listen()
        self._record.decisions.pop()
        self._sealed = False

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
        self._remember(seat, before)

    def _remember(self, seat: int, before: State) -> None:
        """Keep the state before a decision, and forget what can no longer be taken back."""
        if seat != self._owner and self._before:
            self._before = []
            self._barrier = OTHER_SEAT
        self._owner = seat
        self._before.append(before)
        barrier = barrier_between(before, self.state, seat)
        if barrier:
            self._before = []
            self._barrier = barrier


def barrier_between(before: State, after: State, seat: int) -> str:
    """Why the decision that led from one state to the other cannot be taken back; empty if it can."""
    if after.dice.used != before.dice.used:
        return ROLLED
    if after.reveals != before.reveals:
        return REVEALED
    return "" if seat in after.waiting() else OTHER_SEAT


def seated(state: State, seats: dict[str, str]) -> dict[str, str]:
    """Who sits where, in the order of the seats."""
    names = state.seats()
    for name in seats:
        if name not in names:
            raise ValueError(f"unknown seat {name!r}; the seats are {', '.join(names)}")
    return {name: seats.get(name, "human") for name in names}


def new_record(game: Game, scenario: str, options: dict[str, str], seed: str, committed: bool) -> Record:
    """A record with its set-up; seats and decisions are still to come."""
    by_hand = scenario not in game.scenarios() and os.path.isfile(scenario)
    record = Record(game=game.id, rules=game.version, scenario=scenario, options=dict(options), seed=seed)
    record.sha256 = file_hash(scenario) if by_hand else ""
    record.commitment = commitment(seed) if committed else ""
    return record
