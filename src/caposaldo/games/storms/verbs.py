"""The verbs: their numbers, and in one table their names and parameters.

A decision is written as a verb and what it needs: `take G1 ap`, `go 101-G08`, `go 101-G08 care`, `fire 101-G10 smoke`,
`place R2 101-C05 nw`, `card 9 free`, `boost 2`. Units are called by their label, hexes by map, letter and column, cards
by what stands on them, batteries by their card. `go all`, `turn all` and `hide all` are for a group, whose units then
choose one by one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import MODE_NAMES, Position
from caposaldo.games.storms.setup import FACE_NAMES
from caposaldo.kernel.hexes import NOWHERE
from caposaldo.kernel.reading import shown
from caposaldo.kernel.verbs import (
    FIRST,
    FOURTH,
    SECOND,
    THIRD,
    Keyword,
    Name,
    Number,
    Verb,
    VerbTable,
    Word,
    index_of,
    one_of,
)

PLACE: Final = 0
HIDE_AT: Final = 1  # at set-up
CONFIRM: Final = 2  # that is all; for bad reputation (V10): no. Records say `confirm` there, so it stays
AIM: Final = 3
DECLARE: Final = 4
PASS: Final = 5
STALL: Final = 6
RELEASE: Final = 7  # the pool is given up (3.0b)
TAKE: Final = 8
PLAY_CARD: Final = 9
ADD_CAP: Final = 10  # one more CAP instead of an AP (3.2.1)
JOIN: Final = 11
GO: Final = 12
SNEAK: Final = 13
FIRE: Final = 14
SPOT: Final = 15
FACE: Final = 16  # after a move or a reveal, for nothing
TURN: Final = 17  # as an action (5.3)
RECOVER: Final = 18
HIDE: Final = 19
BOOST_BY: Final = 20
USE: Final = 21  # a card, during an attack or on a roll
KEEP: Final = 22  # no card, no more
PICK: Final = 23  # a unit, for a card
THROW: Final = 24  # a weapon card
EXIT: Final = 25

PAID_NAMES: Final = ["ap", "opportunity", "cap", "free"]  # the means, as they are written
ALL: Final = "all"  # written for NOWHERE: each unit of the group chooses for itself


# ---------------------------------------------------------------- parameters
class UnitLabel(Word[Position]):
    def text(self, s: Position, value: i64) -> str:
        return one_of(value, s.setup.labels)

    def value(self, s: Position, word: str) -> i64:
        unit = s.setup.unit_of(word)
        if unit < 0:
            raise ValueError(f"there is no unit {shown(word)} in this scenario")
        return unit


class HexLabel(Word[Position]):
    def text(self, s: Position, value: i64) -> str:
        return one_of(value, s.setup.labels_of_hexes)

    def value(self, s: Position, word: str) -> i64:
        h = s.setup.hex_of(word)
        if h == NOWHERE:
            like = s.setup.labels_of_hexes[0]
            raise ValueError(f"there is no hex {shown(word)} on this map; expected map, letter and column, like {like}")
        return h


class CardNumber(Word[Position]):
    def text(self, s: Position, value: i64) -> str:
        return s.setup.cards[value].number if 0 <= value < len(s.setup.cards) else f"?{value}"

    def value(self, s: Position, word: str) -> i64:
        kind = s.setup.card_of(word)
        if kind < 0:
            raise ValueError(f"there is no card {shown(word)} in this scenario")
        return kind


class Battery(Word[Position]):
    def text(self, s: Position, value: i64) -> str:
        return one_of(value, s.setup.battery_names())

    def value(self, s: Position, word: str) -> i64:
        return index_of(word, s.setup.battery_names(), "battery")


class OrAll(Word[Position]):
    """A hex or a facing, or NOWHERE for a whole group."""

    def __init__(self, word: Word[Position]) -> None:
        super().__init__(word.usage, word.slots)
        self.word = word

    def text(self, s: Position, value: i64) -> str:
        return ALL if value == NOWHERE else self.word.text(s, value)

    def value(self, s: Position, word: str) -> i64:
        return NOWHERE if word == ALL else self.word.value(s, word)


UNIT: Final = UnitLabel("UNIT", FIRST)
CARD: Final = CardNumber("CARD", FIRST)
BATTERY: Final = Battery("BATTERY", FIRST)
CAP: Final[Number[Position]] = Number("NUMBER", FIRST)
HEX: Final = HexLabel("HEX", SECOND)
FACING: Final[Name[Position]] = Name("FACING", THIRD, FACE_NAMES, "facing")
CARE: Final[Keyword[Position]] = Keyword(THIRD, ["care"])
SMOKE_TOO: Final[Keyword[Position]] = Keyword(THIRD, ["smoke"])
MODE: Final[Keyword[Position]] = Keyword(THIRD, MODE_NAMES[1:])
MEANS: Final[Name[Position]] = Name("MEANS", FOURTH, PAID_NAMES, "way to pay")


# ---------------------------------------------------------------- the table
class StormsVerbs(VerbTable[Position]):
    def action(self, verb: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> Action:
        return Action(verb, first, second, third, fourth)


VERBS: Final = StormsVerbs([
    Verb(PLACE, "place", [UNIT, HEX, FACING]),
    Verb(HIDE_AT, "hide-at", [UNIT, HEX]),
    Verb(CONFIRM, "confirm"),
    Verb(AIM, "aim", [BATTERY, HEX, SMOKE_TOO]),
    Verb(DECLARE, "declare", [CAP]),
    Verb(PASS, "pass"),
    Verb(STALL, "stall", [MEANS]),
    Verb(RELEASE, "release"),
    Verb(TAKE, "take", [UNIT, MEANS]),
    Verb(PLAY_CARD, "card", [CARD, MEANS]),
    Verb(ADD_CAP, "add-cap"),
    Verb(JOIN, "join", [UNIT]),
    Verb(GO, "go", [OrAll(HEX), CARE]),
    Verb(SNEAK, "sneak", [HEX]),
    Verb(FIRE, "fire", [HEX, MODE]),
    Verb(SPOT, "spot", [HEX]),
    Verb(FACE, "face", [FACING]),
    Verb(TURN, "turn", [OrAll(FACING)]),
    Verb(RECOVER, "recover"),
    Verb(HIDE, "hide", [OrAll(HEX)]),
    Verb(BOOST_BY, "boost", [CAP]),
    Verb(USE, "use", [CARD]),
    Verb(KEEP, "keep"),
    Verb(PICK, "pick", [UNIT]),
    Verb(THROW, "throw", [CARD, HEX]),
    Verb(EXIT, "exit"),
])  # fmt: skip
