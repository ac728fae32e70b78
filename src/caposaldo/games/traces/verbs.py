"""The verbs of the game: their numbers, their names, and which numbers of an Action each of them uses."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Verbs: the kinds of Action. a, b and x as said.
BID: Final = 0  # a: victory points
PLACE: Final = 1  # a: unit, b: hex
CHOOSE: Final = 2  # a: kind of chit, for the cup
HOLD: Final = 3  # a: kind of chit, for the hand
READY: Final = 4
ACTIVATE: Final = 5  # a: HQ
ADD: Final = 6  # a: kind of chit, from the hand into the cup
DRAW: Final = 7
INTERRUPT: Final = 8
PASS: Final = 9  # no interrupt, no second HQ, no marker, nothing
COMMAND: Final = 10  # OKH Command
NEGOTIATE: Final = 11
CALL_HQ: Final = 12  # a: second HQ
SET_MODE: Final = 13  # a: mode
NAME: Final = 14  # a: unit
TAKE: Final = 15  # a: unit begins its move
GO: Final = 16  # b: hex
STOP: Final = 17
TRANSFER: Final = 18  # a: HQ is relocated instead of moving
RELOCATE: Final = 19  # b: hex
ATTACK: Final = 20  # b: hex
JOIN: Final = 21  # a: unit
FIGHT: Final = 22
SUPPORT: Final = 23
LOSE: Final = 24  # a: unit loses a step
RETREAT: Final = 25  # a: unit, b: hex where it ends, x: hex on the way, or NOWHERE
ADVANCE: Final = 26  # a: unit, b: hex where it ends
REPLACE: Final = 27  # a: new unit, b: unit it takes the place of
DROP: Final = 28  # b: hex
BUY: Final = 29  # a: unit
LIFT: Final = 30  # a: city
END: Final = 31  # of a segment, of advances, of a negotiation
VERB_NAMES: Final = [
    "bid", "place", "choose", "hold", "ready", "activate", "add", "draw", "interrupt", "pass", "command", "negotiate",
    "second", "mode", "name", "take", "go", "stop", "transfer", "relocate", "attack", "join", "fight", "support",
    "lose", "retreat", "advance", "replace", "drop", "buy", "lift", "end",
]  # fmt: skip
# What each verb takes: 1 for a, 2 for b, 4 for x.
VERB_USES: Final = vec[i64](
    [1, 3, 1, 1, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 0, 1, 2, 2, 1, 0, 0, 1, 7, 3, 3, 2, 1, 1, 0]
)
