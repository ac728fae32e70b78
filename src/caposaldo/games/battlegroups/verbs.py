"""The verbs of the game: their numbers, and in one table their names and parameters.

A decision is written as a verb and what it needs: `select G4`, `go 1200,3400`, `declare G4 R3`,
`place G4 1200,3400 90`. Points are in tenths of a millimetre, facings in degrees; minefields and air units are counted
from 1.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import Position
from caposaldo.kernel.reading import shown
from caposaldo.kernel.verbs import FIRST, SECOND, Number, Point, Verb, VerbTable, Word, one_of

MINE: Final = 0
PLAN: Final = 1  # the turn of an air unit
READY: Final = 2  # with the preparations
PLACE: Final = 3
CALL: Final = 4  # a weapon for indirect fire
STRIKE: Final = 5  # an air unit comes
BOMBARD: Final = 6  # by indirect fire or from the air
SMOKE: Final = 7
PICK: Final = 8  # a unit that suffers from a burst nearby
FLY_AT: Final = 9
SELECT: Final = 10  # a unit to move
GO: Final = 11
TURN: Final = 12
CHARGE: Final = 13
MOUNT: Final = 14
GET_OFF: Final = 15
CLEAR: Final = 16  # a minefield
HALT: Final = 17  # the unit has finished
SHOOT: Final = 18  # at the moving unit
HOLD: Final = 19  # fire at the moving unit
DECLARE: Final = 20  # direct fire
END: Final = 21  # of the phase


def turn_to(facing: i64) -> Action:
    return Action(TURN, 0, facing)


def fly_at(facing: i64, x: i64, y: i64) -> Action:
    return Action(FLY_AT, 0, facing, x, y)


# ---------------------------------------------------------------- parameters
class UnitLabel(Word[Position]):
    def text(self, s: Position, value: i64) -> str:
        return one_of(value, s.setup.labels)

    def value(self, s: Position, word: str) -> i64:
        unit = s.setup.unit_of_label.get(word, -1)
        if unit < 0:
            raise ValueError(f"there is no unit {shown(word)} in this battle")
        return unit


UNIT: Final = UnitLabel("UNIT", FIRST)
AIMED_AT: Final = UnitLabel("UNIT", SECOND)
TARGET: Final = UnitLabel("TARGET", SECOND)
NUMBER: Final[Number[Position]] = Number("NUMBER", FIRST, "a number", 1)
TURN_NUMBER: Final[Number[Position]] = Number("TURN", SECOND, "a turn")
FACING: Final[Number[Position]] = Number("FACING", SECOND, "a facing")
POINT: Final[Point[Position]] = Point()


# ---------------------------------------------------------------- the table
class BattlegroupsVerbs(VerbTable[Position]):
    def action(self, verb: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0, fourth: i64 = 0) -> Action:
        return Action(verb, first, second, third, fourth)


VERBS: Final = BattlegroupsVerbs([
    Verb(MINE, "mine", [POINT]),
    Verb(PLAN, "plan", [NUMBER, TURN_NUMBER]),
    Verb(READY, "ready"),
    Verb(PLACE, "place", [UNIT, POINT, FACING]),
    Verb(CALL, "call", [UNIT]),
    Verb(STRIKE, "strike", [NUMBER]),
    Verb(BOMBARD, "bombard", [AIMED_AT]),
    Verb(SMOKE, "smoke", [POINT]),
    Verb(PICK, "pick", [UNIT]),
    Verb(FLY_AT, "fly", [POINT, FACING]),
    Verb(SELECT, "select", [UNIT]),
    Verb(GO, "go", [POINT]),
    Verb(TURN, "turn", [FACING]),
    Verb(CHARGE, "charge", [AIMED_AT]),
    Verb(MOUNT, "mount", [UNIT]),
    Verb(GET_OFF, "off", [POINT]),
    Verb(CLEAR, "clear", [NUMBER]),
    Verb(HALT, "halt"),
    Verb(SHOOT, "shoot", [UNIT]),
    Verb(HOLD, "hold"),
    Verb(DECLARE, "declare", [UNIT, TARGET]),
    Verb(END, "end"),
])  # fmt: skip
