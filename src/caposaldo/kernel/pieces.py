"""States of games with pieces: flags of pieces, and pieces in the hexes of a map."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from caposaldo.kernel.decision import A, S, StackState
from caposaldo.kernel.fields import filled
from caposaldo.kernel.hexes import NOWHERE


@mypyc_attr(allow_interpreted_subclasses=True)
class PieceState(StackState[S, A]):
    """A state in which every piece has flags, one bit each."""

    flags: vec[i64]

    def has(self, piece: i64, flag: i64) -> bool:
        return self.flags[piece] & flag != 0

    def mark(self, piece: i64, flag: i64) -> None:
        self.flags[piece] = self.flags[piece] | flag

    def unmark(self, piece: i64, flag: i64) -> None:
        self.flags[piece] = self.flags[piece] & ~flag

    def ref(self, piece: i64) -> str:
        """Return the reference to a piece in messages."""
        return f"@unit/{piece}"


@mypyc_attr(allow_interpreted_subclasses=True)
class HexState(PieceState[S, A]):
    """A state with a map of hexes, each of which may hold several pieces."""

    hex: vec[i64]  # NOWHERE if it is not on the map
    # Kept up to date by `stand` and `leave`: the pieces of a hex are linked in the order of their numbers.
    first: vec[i64]  # derived: the first piece in a hex, or -1
    next: vec[i64]  # derived: the next piece in the same hex, or -1

    def clear_hexes(self, hexes: i64, pieces: i64) -> None:
        """Empty the lists of pieces by hex, which `stand` fills again."""
        self.first = filled(hexes, -1)
        self.next = filled(pieces, -1)

    def stand(self, piece: i64, h: i64) -> None:
        """Put a piece that is not on the map into a hex."""
        self.hex[piece] = h
        other = self.first[h]
        if other < 0 or other > piece:
            self.next[piece] = other
            self.first[h] = piece
            return
        while self.next[other] >= 0 and self.next[other] < piece:
            other = self.next[other]
        self.next[piece] = self.next[other]
        self.next[other] = piece

    def leave(self, piece: i64) -> None:
        """Take a piece off the map."""
        h = self.hex[piece]
        other = self.first[h]
        if other == piece:
            self.first[h] = self.next[piece]
        else:
            while self.next[other] != piece:
                other = self.next[other]
            self.next[other] = self.next[piece]
        self.next[piece] = -1
        self.hex[piece] = NOWHERE

    def on_map(self, piece: i64) -> bool:
        return self.hex[piece] >= 0

    def hex_ref(self, h: i64) -> str:
        """Return the reference to a hex in messages."""
        return f"@hex/{h}"
