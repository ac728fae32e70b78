"""The verbs of the game: their numbers and names, and what each of them takes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Verbs: the kinds of Action. a, b, x and y as said.
PLACE: Final = 0  # a: unit, b: hex, x: facing
HIDE_AT: Final = 1  # a: unit, b: hex: at set-up
CONFIRM: Final = 2
AIM: Final = 3  # a: battery, b: hex, x: 1 smoke
DECLARE: Final = 4  # a: CAP for the initiative
PASS: Final = 5
STALL: Final = 6  # a: means, BY_AP or BY_CAP
RELEASE: Final = 7  # the pool is given up (3.0b)
TAKE: Final = 8  # a: unit, b: means
PLAY_CARD: Final = 9  # a: kind of card, b: means, BY_AP, BY_CAP or BY_CARD for a free one
ADD_CAP: Final = 10  # one more CAP instead of an AP (3.2.1)
JOIN: Final = 11  # a: unit joins the group
GO: Final = 12  # b: hex, x: 1 with care (5.0.1)
SNEAK: Final = 13  # b: hex, hidden (10.1)
FIRE: Final = 14  # b: hex, x: mode
SPOT: Final = 15  # b: spotter hex
FACE: Final = 16  # b: facing, free
TURN: Final = 17  # b: facing, as an action (5.3)
RECOVER: Final = 18
HIDE: Final = 19  # b: hex (10.2)
BOOST_BY: Final = 20  # a: CAP, may be negative where a low roll is wanted
USE: Final = 21  # a: kind of card, during an attack or after a roll
KEEP: Final = 22  # no card, no more
PICK: Final = 23  # a: unit, for a card
THROW: Final = 24  # a: weapon card, b: hex (8.2)
EXIT: Final = 25
VERB_NAMES: Final = [
    "place", "hide-at", "confirm", "aim", "declare", "pass", "stall", "release", "take", "card", "add-cap", "join",
    "go", "sneak", "fire", "spot", "face", "turn", "recover", "hide", "boost", "use", "keep", "pick", "throw", "exit",
]  # fmt: skip
# What each verb takes: 1 for a, 2 for b, 4 for x, 8 for y.
VERB_USES: Final = vec[i64]([7, 3, 0, 7, 1, 0, 1, 0, 3, 3, 0, 1, 6, 2, 6, 2, 2, 2, 0, 2, 1, 1, 0, 1, 3, 0])


def verb_name(verb: i64) -> str:
    return VERB_NAMES[verb] if 0 <= verb < len(VERB_NAMES) else "none"
