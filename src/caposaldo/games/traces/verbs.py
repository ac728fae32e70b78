"""The verbs of the game: their numbers, and in one table their names and parameters.

A decision is written as a verb and what it needs: `take 17Pz`, `go 1630`, `retreat 88 1630 via 1631`, `choose okh`,
`mode move-combat`, `lift 1631`. Units are called by their label, hexes by their number RRCC, chits by their key, cities
by the number of their hex.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.position import MODE_NAMES, Position
from caposaldo.kernel.hexes import NOWHERE
from caposaldo.kernel.reading import shown
from caposaldo.kernel.verbs import FIRST, SECOND, THIRD, Name, Number, Optional, Verb, VerbTable, Word, index_of, one_of

BID: Final = 0
PLACE: Final = 1
CHOOSE: Final = 2  # a chit for the cup
HOLD: Final = 3  # a chit for the hand
READY: Final = 4
ACTIVATE: Final = 5
ADD: Final = 6  # a chit from the hand into the cup
DRAW: Final = 7
INTERRUPT: Final = 8
PASS: Final = 9  # no interrupt, no second HQ, no marker
COMMAND: Final = 10  # OKH Command
NEGOTIATE: Final = 11
CALL_HQ: Final = 12  # a second HQ
SET_MODE: Final = 13
NAME: Final = 14  # a unit for an OKH Command
TAKE: Final = 15  # a unit begins its move
GO: Final = 16
STOP: Final = 17
TRANSFER: Final = 18  # an HQ is relocated instead of moving
RELOCATE: Final = 19
ATTACK: Final = 20
JOIN: Final = 21
FIGHT: Final = 22
SUPPORT: Final = 23
LOSE: Final = 24  # a unit loses a step
RETREAT: Final = 25
ADVANCE: Final = 26
REPLACE: Final = 27
DROP: Final = 28
BUY: Final = 29
LIFT: Final = 30  # the order of a city
END: Final = 31  # of a segment, of advances, of a negotiation

NO_HEX: Final = "nowhere"


# ---------------------------------------------------------------- parameters
class UnitLabel(Word[Position]):
    def text(self, s: Position, value: i64) -> str:
        return one_of(value, s.setup.labels)

    def value(self, s: Position, word: str) -> i64:
        unit = s.setup.unit_of_label.get(word, -1)
        if unit < 0:
            raise ValueError(f"there is no unit {shown(word)} in this campaign")
        return unit


class HexNumber(Word[Position]):
    def text(self, s: Position, value: i64) -> str:
        return hex_text(s, value)

    def value(self, s: Position, word: str) -> i64:
        return hex_value(s, word)


class HexOrNowhere(HexNumber):
    """Where a retreat ends, if it finds a way."""

    def value(self, s: Position, word: str) -> i64:
        return NOWHERE if word == NO_HEX else hex_value(s, word)


class ChitKey(Word[Position]):
    def text(self, s: Position, value: i64) -> str:
        return one_of(value, [chit.key for chit in s.setup.chits])

    def value(self, s: Position, word: str) -> i64:
        return index_of(word, [chit.key for chit in s.setup.chits], "chit")


class CityHex(Word[Position]):
    """A city, by the number of its hex."""

    def text(self, s: Position, value: i64) -> str:
        cities = s.setup.cities
        return hex_text(s, cities[value].hex) if 0 <= value < len(cities) else f"?{value}"

    def value(self, s: Position, word: str) -> i64:
        city = s.setup.city_at[hex_value(s, word)]
        if city < 0:
            raise ValueError(f"there is no city in hex {shown(word)}")
        return city


def hex_text(s: Position, h: i64) -> str:
    if h == NOWHERE:
        return NO_HEX
    return s.setup.number_of(h) if 0 <= h < s.setup.count_hexes else f"?{h}"


def hex_value(s: Position, word: str) -> i64:
    h = s.setup.hex_of(word)
    if h == NOWHERE:
        raise ValueError(f"there is no hex {shown(word)} on this map; expected RRCC, row and column")
    return h


# ---------------------------------------------------------------- the table
class TracesVerbs(VerbTable[Position]):
    def action(self, verb: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> Action:
        return Action(verb, first, second, third, fourth)


UNIT: Final = UnitLabel("UNIT", FIRST)
REPLACED: Final = UnitLabel("UNIT", SECOND)
HEX: Final = HexNumber("HEX", SECOND)
RETREAT_HEX: Final = HexOrNowhere("HEX", SECOND)
VIA: Final = HexNumber("HEX", THIRD)
CHIT: Final = ChitKey("CHIT", FIRST)
CITY: Final = CityHex("CITY", FIRST)
MODE: Final[Name[Position]] = Name("MODE", FIRST, MODE_NAMES, "mode")
POINTS: Final[Number[Position]] = Number("NUMBER", FIRST)

VERBS: Final = TracesVerbs([
    Verb(BID, "bid", [POINTS]),
    Verb(PLACE, "place", [UNIT, HEX]),
    Verb(CHOOSE, "choose", [CHIT]),
    Verb(HOLD, "hold", [CHIT]),
    Verb(READY, "ready"),
    Verb(ACTIVATE, "activate", [UNIT]),
    Verb(ADD, "add", [CHIT]),
    Verb(DRAW, "draw"),
    Verb(INTERRUPT, "interrupt"),
    Verb(PASS, "pass"),
    Verb(COMMAND, "command"),
    Verb(NEGOTIATE, "negotiate"),
    Verb(CALL_HQ, "second", [UNIT]),
    Verb(SET_MODE, "mode", [MODE]),
    Verb(NAME, "name", [UNIT]),
    Verb(TAKE, "take", [UNIT]),
    Verb(GO, "go", [HEX]),
    Verb(STOP, "stop"),
    Verb(TRANSFER, "transfer", [UNIT]),
    Verb(RELOCATE, "relocate", [HEX]),
    Verb(ATTACK, "attack", [HEX]),
    Verb(JOIN, "join", [UNIT]),
    Verb(FIGHT, "fight"),
    Verb(SUPPORT, "support"),
    Verb(LOSE, "lose", [UNIT]),
    Verb(RETREAT, "retreat", [UNIT, RETREAT_HEX, Optional(VIA, NOWHERE, "via")]),
    Verb(ADVANCE, "advance", [UNIT, HEX]),
    Verb(REPLACE, "replace", [UNIT, REPLACED]),
    Verb(DROP, "drop", [HEX]),
    Verb(BUY, "buy", [UNIT]),
    Verb(LIFT, "lift", [CITY]),
    Verb(END, "end"),
])  # fmt: skip
