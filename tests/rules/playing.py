"""What the tests of all games share: dice that show what they are told, and decisions as they are written."""

from __future__ import annotations

from typing import TypeVar, cast

from caposaldo.kernel.decision import StackState
from caposaldo.kernel.dice import Dice, Roll
from caposaldo.kernel.game import Action, Preview, Refusal, State

S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
D = TypeVar("D")


# ---------------------------------------------------------------- dice
class LoadedDice(Dice):
    """Dice that show the given faces, in order, and then refuse to roll. A draw of one of n takes a face of 1 to n."""

    def __init__(self, faces: list[int]) -> None:
        super().__init__("loaded")
        self.faces = list(faces)

    def below(self, n: int, purpose: str) -> int:
        assert self.faces, f"no face left to roll for {purpose}"
        face = self.faces.pop(0)
        assert 1 <= face <= n, f"a face of {face} on a die of {n} for {purpose}"
        self.used += 1
        if self.log is not None:
            self.log.append(Roll(purpose, int(self.used) - 1, int(n), face - 1))
        return face - 1

    def clone(self) -> Dice:
        copy = LoadedDice(self.faces)
        copy.used = self.used
        return copy


def dice(rolls: list[int] | None, seed: str) -> Dice:
    """Dice that will show these faces; without them, dice with a fixed seed."""
    return Dice(seed) if rolls is None else LoadedDice(rolls)


# ---------------------------------------------------------------- decisions and actions, by their game's types
def pending(s: StackState[S, A], kind: type[D]) -> D:
    """The decision on top of the stack, which is of this kind."""
    found = s.top()
    assert isinstance(found, kind), found.name()
    return found


def legal(s: StackState[S, A], seat: int) -> list[A]:
    return cast(list[A], s.actions(seat))


def considered(s: StackState[S, A], seat: int) -> list[A]:
    return cast(list[A], s.considered(seat))


def preview(s: State, seat: int, action: Action) -> Preview:
    """The preview of an action that has one."""
    found = s.preview(seat, action)
    assert found is not None
    return found


# ---------------------------------------------------------------- decisions, as they are written
def seat_of(s: State, seat: int | None) -> int:
    """The seat that is waiting, the first of them if nobody says which."""
    assert s.waiting(), "nobody is to decide"
    return s.waiting()[0] if seat is None else seat


def do(s: State, *texts: str, seat: int | None = None) -> None:
    """The seat that is waiting does this, one after the other."""
    for text in texts:
        s.apply(seat_of(s, seat), s.read_action(text))


def offered(s: State, seat: int | None = None) -> list[str]:
    """What may be done now, as it is written."""
    return [s.write_action(action) for action in s.actions(seat_of(s, seat))]


def why(s: State, text: str, seat: int | None = None) -> Refusal | None:
    """Why this may not be done now; None if it may."""
    return s.refusal(seat_of(s, seat), s.read_action(text))


def told(s: State) -> list[str]:
    """The keys of the events of the last decision."""
    return [event.key for event in s.events or []]
