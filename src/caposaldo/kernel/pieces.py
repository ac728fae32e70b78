"""States of games with pieces: marks on pieces, and pieces in the hexes of a map."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from caposaldo.kernel.decision import A, S, StackState
from caposaldo.kernel.fields import filled
from caposaldo.kernel.hexes import NOWHERE


@mypyc_attr(allow_interpreted_subclasses=True)
class PieceState(StackState[S, A]):
    """Every piece bears marks, a bit each."""

    flags: vec[i64]

    def has(self, piece: i64, flag: i64) -> bool:
        return self.flags[piece] & flag != 0

    def mark(self, piece: i64, flag: i64) -> None:
        self.flags[piece] = self.flags[piece] | flag

    def unmark(self, piece: i64, flag: i64) -> None:
        self.flags[piece] = self.flags[piece] & ~flag

    def ref(self, piece: i64) -> str:
        """The piece in a message."""
        return f"@unit/{piece}"


@mypyc_attr(allow_interpreted_subclasses=True)
class HexState(PieceState[S, A]):
    """A game on a map of hexes, in which several pieces may stand in one."""

    hex: vec[i64]  # NOWHERE if it is not on the map
    # Kept up to date by `stand` and `leave`: the pieces of a hex are linked in the order of their numbers.
    first: vec[i64]  # derived: the first piece in a hex, or -1
    next: vec[i64]  # derived: the next piece in the same hex, or -1

    def clear_hexes(self, hexes: i64, pieces: i64) -> None:
        """No piece stands anywhere; `stand` fills these again."""
        self.first = filled(hexes, -1)
        self.next = filled(pieces, -1)

    def stand(self, piece: i64, h: i64) -> None:
        """The piece stands in the hex."""
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
        """The piece is no longer in its hex, nor in another."""
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
        """A hex in a message."""
        return f"@hex/{h}"
