"""The verbs: the kinds of Action, with what each takes in a, b, x and y."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Verbs: the kinds of Action. a, b, x, y as said.
MINE: Final = 0  # x, y
PLAN: Final = 1  # a: air unit, b: turn
READY: Final = 2
PLACE: Final = 3  # a: unit, b: facing, x, y
CALL: Final = 4  # a: weapon
STRIKE: Final = 5  # a: air unit
BOMBARD: Final = 6  # a: target (indirect fire and air)
SMOKE: Final = 7  # x, y
PICK: Final = 8  # a: unit
FLY_AT: Final = 9  # b: facing, x, y
SELECT: Final = 10  # a: unit
GO: Final = 11  # x, y
TURN: Final = 12  # b: facing
CHARGE: Final = 13  # a: target
MOUNT: Final = 14  # a: carrier
GET_OFF: Final = 15  # x, y
CLEAR: Final = 16  # a: minefield
HALT: Final = 17  # the unit has done
SHOOT: Final = 18  # a: firer
HOLD: Final = 19
DECLARE: Final = 20  # a: firer, b: target
END: Final = 21  # end of the phase
VERB_NAMES: Final = [
    "mine", "plan", "ready", "place", "call", "strike", "bombard", "smoke", "pick", "fly", "select",
    "go", "turn", "charge", "mount", "off", "clear", "halt", "shoot", "hold", "declare", "end",
]  # fmt: skip
# What each verb takes: 1 for a, 2 for b, 4 for x, 8 for y.
VERB_USES: Final = vec[i64]([12, 3, 0, 15, 1, 1, 1, 12, 1, 14, 1, 12, 2, 1, 1, 12, 1, 0, 1, 0, 3, 0])
