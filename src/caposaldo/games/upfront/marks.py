"""Marks that games on foot do not know: on vehicles and guns, on groups at night, and on the attack at hand."""

from __future__ import annotations

from typing import Final

from caposaldo.games.upfront.position import DROPS, LEFT, PINNED
from caposaldo.games.upfront.setup import LETTERS

# Of a vehicle or a gun, a bit each of `flags`. PINNED is the reverse of a gun and of an open-topped vehicle.
BUTTONED: Final = DROPS << 1  # the reverse of any other vehicle (28.43)
BOGGED: Final = DROPS << 2  # 28.53
IMMOBILE: Final = DROPS << 3  # 28.44
STUNNED: Final = DROPS << 4  # 28.45
STUNNED_TWICE: Final = DROPS << 5  # besides (28.451)
BEREFT: Final = DROPS << 6  # its commander, or one of the crew of a gun, has been killed (28.431, 34.71)
BEREFT_TWICE: Final = DROPS << 7  # besides (28.4311, 34.71)
REVEALED: Final = DROPS << 8  # a gun that has moved or fired (34.5)
MARK_NAMES: Final = [
    "buttoned", "bogged", "immobile", "stunned", "stunned-twice", "bereft", "bereft-twice", "revealed",
]  # fmt: skip

ALL_FLAGS: Final = 2 * REVEALED - 1
REVERSED: Final = PINNED | BUTTONED  # the reverse of its card is up
SHAKEN: Final = PINNED | STUNNED  # it, or he, waits for a Rally card (10.2, 28.42, 28.45)
STOPPED: Final = PINNED | STUNNED | BOGGED | IMMOBILE  # does not move (10.12, 28.42 to 28.53)
STRANDED: Final = BOGGED | IMMOBILE  # shows its flank, and never counts as moving (28.44, 28.46)
USELESS: Final = PINNED | STRANDED  # worth nothing where it is (16.41)

# Of a group, a bit each of `marks`.
STARSHELL: Final = LEFT << LETTERS  # a starshell hangs over it (38.5)
STARSHELL_SINKS: Final = LEFT << LETTERS + 1  # for the second of its turns

# What is special about the attack at hand, a bit each of `flaming`.
FLAMES: Final = 1  # a flamethrower takes part (22.1)
PIERCING: Final = 2  # armour is attacked (28.31)
SMOKELESS: Final = 4  # smoke on the target does not weaken it (25.7)
