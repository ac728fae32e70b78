"""Which chapters of the rules a scenario uses: what nobody has there need not be shown."""

from __future__ import annotations

from caposaldo.games.battlegroups.rules.tables import SMOKE_BASES
from caposaldo.games.battlegroups.setup import CARRIES_MEN, TOWS_GUNS, Setup


def is_open(setup: Setup, chapter: str) -> bool:
    """Mines, air units, indirect fire, smoke and transport are open where one of the sides has them; all else is."""
    if chapter == "mine":
        return setup.mines[0] + setup.mines[1] > 0
    if chapter == "air":
        return len(setup.air_side) > 0
    if chapter == "indirect" or chapter == "area":
        return len(setup.air_side) > 0 or has_indirect_fire(setup)
    if chapter == "smoke":
        return has_smoke(setup)
    return has_carrier(setup) if chapter == "transport" else True


def has_indirect_fire(setup: Setup) -> bool:
    for unit in range(setup.count()):
        if setup.indirect[unit] >= 0:
            return True
    return False


def has_smoke(setup: Setup) -> bool:
    for unit in range(setup.count()):
        if setup.indirect[unit] >= 0 and SMOKE_BASES[setup.indirect[unit]] > 0:
            return True
    return False


def has_carrier(setup: Setup) -> bool:
    for unit in range(setup.count()):
        if setup.is_a(unit, CARRIES_MEN | TOWS_GUNS):
            return True
    return False
