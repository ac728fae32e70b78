"""The verbs of the game: their numbers, and in one table their names and parameters.

A decision is written as a verb and what it needs: `manoeuvre A3 9000,4500`, `move wedge 9000,4500`, `attack B2`.
Platoons are written by the letter of their side and the number of their card on the table; points are in tenths of a
millimetre, bearings in degrees; pieces, unit cards, companies and models are counted from 1.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import FORMATION_NAMES, LETTERS, Position
from caposaldo.games.wheels.setup import LEVEL_NAMES
from caposaldo.kernel.reading import shown
from caposaldo.kernel.verbs import FIRST, FOURTH, SECOND, THIRD, Keyword, Name, Number, Point, Verb, VerbTable, Word

# Building a battle.
BUY: Final = 0  # a platoon
COMMAND: Final = 1  # an HQ
SELL: Final = 2
RIDE: Final = 3  # on or behind a carrier, before the battle
LAY: Final = 4  # a terrain piece
DIVIDE: Final = 5  # the table, by a line
HALF: Final = 6  # the half or the quarters for the defence
OBJECTIVE: Final = 7
SIDE: Final = 8  # of the table from which to enter
PLACE: Final = 9  # a card
READY: Final = 10
# A turn.
ENTER: Final = 11
FIRST_SIDE: Final = 12  # that manoeuvres first
BOMBARD: Final = 13
RETRY: Final = 14  # the detection of a bombardment
MANOEUVRE: Final = 15  # declare a platoon and where it will go
TOKEN: Final = 16
# A manoeuvre.
MOVE: Final = 17
MARCH: Final = 18  # along a road
SHIFT: Final = 19  # one model, by hand
TURN: Final = 20
ATTACK: Final = 21
LOOK: Final = 22  # an HQ's second look
STORM: Final = 23  # assault
LOAD: Final = 24  # also hook
UNLOAD: Final = 25  # also unhook
CLEAR_WORK: Final = 26  # a minefield or blocks
END: Final = 27
# Reactions.
REMOVE: Final = 28  # a lost model
OVERRUN: Final = 29
COUNTER: Final = 30
FIRE: Final = 31  # at those who assault
PASS: Final = 32


# ---------------------------------------------------------------- parameters
class UnitLabel(Word[Position]):
    """A platoon by the letter of its side and the number of its card, which tells nothing of what it is."""

    def text(self, s: Position, value: i64) -> str:
        return s.label(value)

    def value(self, s: Position, word: str) -> i64:
        number = word[1:]
        if word[:1] not in LETTERS or not number.isdigit() or number.startswith("0"):
            raise ValueError(f"{shown(word)} is no platoon; expected a letter and a number")
        unit = s.slot_of(LETTERS.index(word[:1]), int(number))
        if unit < 0:
            raise ValueError(f"there is no platoon {shown(word)} in this battle")
        return unit


UNIT: Final = UnitLabel("UNIT", FIRST)
TARGET: Final = UnitLabel("TARGET", SECOND)
FACING: Final[Number[Position]] = Number("FACING", SECOND, "a bearing")
POINT: Final[Point[Position]] = Point()
NUMBER: Final[Number[Position]] = Number("NUMBER", FIRST, "a number", 1)
SIZE: Final[Number[Position]] = Number("MODELS", SECOND, "a number of models")
LEVEL: Final[Name[Position]] = Name("LEVEL", THIRD, LEVEL_NAMES, "level")
COMPANY: Final[Number[Position]] = Number("COMPANY", FOURTH, "a company", 1)
WHOSE: Final[Name[Position]] = Name("SIDE", FIRST, LETTERS, "side")
FORMATION: Final[Name[Position]] = Name("FORMATION", SECOND, FORMATION_NAMES, "formation")
MODEL: Final[Number[Position]] = Number("MODEL", FIRST, "a model", 1)
STRUCK: Final[Keyword[Position]] = Keyword(FIRST, ["flank", "rear", "above", "spotted"])


# ---------------------------------------------------------------- the table
class WheelsVerbs(VerbTable[Position]):
    def action(self, verb: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> Action:
        return Action(verb, first, second, third, fourth)


VERBS: Final = WheelsVerbs([
    Verb(BUY, "buy", [NUMBER, SIZE, LEVEL, COMPANY]),
    Verb(COMMAND, "command", [NUMBER, SIZE, LEVEL, COMPANY]),
    Verb(SELL, "sell", [UNIT]),
    Verb(RIDE, "ride", [UNIT, TARGET]),
    Verb(LAY, "lay", [NUMBER, POINT, FACING]),
    Verb(DIVIDE, "divide", [FACING]),
    Verb(HALF, "half", [NUMBER]),
    Verb(OBJECTIVE, "objective", [NUMBER]),
    Verb(SIDE, "side", [NUMBER]),
    Verb(PLACE, "place", [UNIT, POINT, FACING]),
    Verb(READY, "ready"),
    Verb(ENTER, "enter", [UNIT, POINT, FACING]),
    Verb(FIRST_SIDE, "first", [WHOSE]),
    Verb(BOMBARD, "bombard", [NUMBER, TARGET]),
    Verb(RETRY, "retry"),
    Verb(MANOEUVRE, "manoeuvre", [UNIT, POINT]),
    Verb(TOKEN, "token"),
    Verb(MOVE, "move", [MODEL, FORMATION, POINT]),
    Verb(MARCH, "march", [MODEL, POINT]),
    Verb(SHIFT, "shift", [MODEL, POINT]),
    Verb(TURN, "turn", [FACING]),
    Verb(ATTACK, "attack", [TARGET, STRUCK]),
    Verb(LOOK, "look", [UNIT]),
    Verb(STORM, "storm", [TARGET]),
    Verb(LOAD, "load", [TARGET]),
    Verb(UNLOAD, "unload", [FACING]),
    Verb(CLEAR_WORK, "clear"),
    Verb(END, "end"),
    Verb(REMOVE, "remove", [MODEL]),
    Verb(OVERRUN, "overrun"),
    Verb(COUNTER, "counter"),
    Verb(FIRE, "fire"),
    Verb(PASS, "pass"),
])  # fmt: skip
