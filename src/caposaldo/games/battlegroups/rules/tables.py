"""The tables of fire: T-direct, T-indirect, their modifiers and the distances of T-distances."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.battlegroups.setup import INCH
from caposaldo.kernel.game import Params

# Columns of the direct fire table: the target's class, or HE (direct-8, direct-9).
COLUMN_A: Final = 0
COLUMN_B: Final = 1
COLUMN_C: Final = 2
COLUMN_HE: Final = 3
COLUMNS: Final = 4

# Rows of the direct fire table.
UP_TO_36: Final = 0  # and heavy machine guns
UP_TO_57: Final = 1
UP_TO_75: Final = 2
OVER_75: Final = 3
ROCKETS: Final = 4  # bazookas, AT rockets, flamethrowers
SMALL_ARMS: Final = 5  # infantry

# Dice, row by row; 0: cannot harm (direct-8).
DIRECT_DICE: Final = vec[i64](
    [
        # A, B, C, HE
        0, 0, 2, 4,
        1, 2, 3, 3,
        2, 3, 4, 4,
        3, 3, 4, 4,
        2, 3, 4, 0,
        0, 0, 2, 3,
    ]
)  # fmt: skip
DIRECT_RANGE: Final = vec[i64]([9 * INCH, 12 * INCH, 15 * INCH, 18 * INCH, 6 * INCH, 6 * INCH])
DIRECT_ROW_KEYS: Final = [
    "bg-direct-row-36",
    "bg-direct-row-57",
    "bg-direct-row-75",
    "bg-direct-row-over-75",
    "bg-direct-row-rockets",
    "bg-direct-row-infantry",
]
FLAME_HE_DICE: Final = 3  # with the option flame_he (A-flame-he)

# Modifiers of direct fire (direct-10) and of indirect fire (indirect-5, air-3).
FIRER_SHAKEN: Final = -1
TARGET_IN_COVER: Final = -1
FLANK_OR_REAR: Final = 1

# Rows of the indirect fire table.
AIRCRAFT: Final = 4
NO_LIMIT: Final = 0
INDIRECT_DICE: Final = vec[i64]([2, 3, 4, 4, 4])
# The two smaller weapons as printed, 48 inches for guns to 105 mm, no limit for heavy artillery (G-ind-range).
INDIRECT_RANGE: Final = vec[i64]([24 * INCH, 36 * INCH, 48 * INCH, NO_LIMIT, NO_LIMIT])
AREA_UNITS: Final = vec[i64]([0, 1, 2, 3, 3])
SMOKE_BASES: Final = vec[i64]([0, 2, 3, 5, 0])
INDIRECT_ROW_KEYS: Final = [
    "bg-indirect-row-60",
    "bg-indirect-row-86",
    "bg-indirect-row-105",
    "bg-indirect-row-heavy",
    "bg-indirect-row-aircraft",
]

HITS_ON: Final = 4  # effect-1
HITS_ON_UNDER_FLAK: Final = 6  # air-4

OBSERVER_RANGE: Final = 18 * INCH  # indirect-1
ONE_BASE: Final = 381  # an inch and a half: area-1, smoke-1 (T-data-bases)
AIR_BASE: Final = 3 * INCH
AIR_ZONE_LENGTH: Final = 9 * INCH  # air-2
AIR_ZONE_WIDTH: Final = 3 * INCH
FLAK_RADIUS: Final = 12 * INCH  # air-4


def inches(length: i64) -> str:
    """A length in words for a message, rounded up to a tenth of an inch: what is out of range never looks in range."""
    inch: i64 = INCH
    tenths = (length * 10 + inch - 1) // inch
    return f"{tenths // 10}.{tenths % 10}" if tenths % 10 != 0 else f"{tenths // 10}"


def point_in_inches(x: i64, y: i64) -> str:
    """A point in words for a message, to the nearest tenth of an inch."""
    inch: i64 = INCH
    across = (x * 10 + inch // 2) // inch
    down = (y * 10 + inch // 2) // inch
    return f"{across // 10}.{across % 10},{down // 10}.{down % 10}"


def route(unit: str, x0: i64, y0: i64, x1: i64, y1: i64) -> Params:
    """The unit of a message, from where and to where it goes."""
    return {"unit": unit, "from": point_in_inches(x0, y0), "to": point_in_inches(x1, y1)}
