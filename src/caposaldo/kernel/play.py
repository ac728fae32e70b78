"""What the states of games share: decisions on a stack, marks on units, units in the hexes of a map."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.kernel.dice import Dice
from caposaldo.kernel.frames import Frame, filled
from caposaldo.kernel.game import Action, Outcome, State
from caposaldo.kernel.hexes import NOWHERE


def overfull(uses: i64, a: Action) -> bool:
    """The action says something that its verb does not take: one thing to do has one name only. A verb uses 1 for a,
    2 for b, 4 for x, 8 for y."""
    if (uses & 1 == 0 and a.a != 0) or (uses & 2 == 0 and a.b != 0):
        return True
    return (uses & 4 == 0 and a.x != 0) or (uses & 8 == 0 and a.y != 0)


class Play(State):
    """A game in progress: what is pending lies on a stack, and every unit bears marks, a bit each."""

    flags: vec[i64]
    stack: list[Frame]
    result: Outcome | None
    # The legal actions of the moment, kept until the next decision. Not part of the state.
    options: list[Action] | None

    def __init__(self, dice: Dice) -> None:
        super().__init__(dice)
        self.options = None

    def outcome(self) -> Outcome | None:
        return self.result

    # ---- the stack
    def top(self) -> Frame:
        return self.stack[-1]

    def push(self, frame: Frame) -> None:
        self.stack.append(frame)

    def pop(self) -> None:
        self.stack.pop()

    # ---- units
    def has(self, unit: i64, flag: i64) -> bool:
        return self.flags[unit] & flag != 0

    def mark(self, unit: i64, flag: i64) -> None:
        self.flags[unit] = self.flags[unit] | flag

    def unmark(self, unit: i64, flag: i64) -> None:
        self.flags[unit] = self.flags[unit] & ~flag

    def ref(self, unit: i64) -> str:
        """The unit in a message."""
        return f"@unit/{unit}"

    def copy_play(self, other: Play) -> None:
        """What every game has to copy; the fields of its own it copies itself."""
        other.flags = self.flags[:]
        other.stack = [frame.clone() for frame in self.stack]
        other.result = self.result
        other.reveals = self.reveals


class HexPlay(Play):
    """A game on a map of hexes, in which several units may stand in one."""

    hex: vec[i64]  # NOWHERE if it is not on the map
    # What follows from `hex`, kept up to date by `stand` and `leave`: the first unit of each hex and the next of the
    # same hex, in the order of their numbers.
    first: vec[i64]
    next: vec[i64]

    def clear_hexes(self, hexes: i64, units: i64) -> None:
        """No unit stands anywhere; `stand` fills these again."""
        self.first = filled(hexes, -1)
        self.next = filled(units, -1)

    def stand(self, unit: i64, h: i64) -> None:
        """The unit stands in the hex."""
        self.hex[unit] = h
        other = self.first[h]
        if other < 0 or other > unit:
            self.next[unit] = other
            self.first[h] = unit
            return
        while self.next[other] >= 0 and self.next[other] < unit:
            other = self.next[other]
        self.next[unit] = self.next[other]
        self.next[other] = unit

    def leave(self, unit: i64) -> None:
        """The unit is no longer in its hex, nor in another."""
        h = self.hex[unit]
        other = self.first[h]
        if other == unit:
            self.first[h] = self.next[unit]
        else:
            while self.next[other] != unit:
                other = self.next[other]
            self.next[other] = self.next[unit]
        self.next[unit] = -1
        self.hex[unit] = NOWHERE

    def on_map(self, unit: i64) -> bool:
        return self.hex[unit] >= 0

    def hex_ref(self, h: i64) -> str:
        """A hex in a message."""
        return f"@hex/{h}"

    def copy_hexes(self, other: HexPlay) -> None:
        self.copy_play(other)
        other.hex = self.hex[:]
        other.first = self.first[:]
        other.next = self.next[:]
