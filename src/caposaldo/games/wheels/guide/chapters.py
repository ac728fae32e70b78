"""Which chapters of the rules a battle uses: what nobody has there need not be shown."""

from __future__ import annotations

from caposaldo.games.wheels.setup import ASSAULT, MORTAR, WORKS, Setup


def is_open(setup: Setup, chapter: str) -> bool:
    """Bombardment is open where an army has mortars, transport where it has carriers, works where they lie. Players who
    build a battle may have them all, but works in an assault only."""
    if setup.building is not None:
        return chapter != "works" or setup.scenario == ASSAULT
    if chapter == "bomb":
        return any(setup.cards[bought.card].klass == MORTAR for bought in setup.army)
    if chapter == "transport":
        return any(setup.cards[bought.card].carries() for bought in setup.army)
    if chapter == "works":
        return any(setup.templates[piece[0]].kind in WORKS for piece in setup.laid)
    return True
