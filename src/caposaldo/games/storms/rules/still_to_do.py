"""What a side could still do in the round, in a sensible order, and what it gives up by passing (2.2e, 3.0a, 3.0b).

Asked for at the edge only; the enemies that count are those in view.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import ACTIVE, BY_AP, BY_CAP, Position
from caposaldo.games.storms.rules import control
from caposaldo.games.storms.verbs import TAKE
from caposaldo.kernel.game import ENDS_PHASE, ENDS_ROUND, Message, Params

LISTED: Final = 6  # units that a message names at most
BESIDE_THE_MAP: Final = 1000  # further away than anything on it


# ---------------------------------------------------------------- who
def units(s: Position, seat: i64, options: list[Action]) -> list[int]:
    """Return the units that can be taken without CAP, active ones first, then the nearest to what the fight is for."""
    found: list[int] = []
    for action in options:
        if (
            action.verb == TAKE
            and action.means != BY_CAP
            and (action.means == BY_AP or s.status[action.unit] != ACTIVE)
        ):
            if int(action.unit) not in found:
                found.append(int(action.unit))
    return in_order(s, seat, found)


def in_order(s: Position, side: i64, found: list[int]) -> list[int]:
    goals = places_of_interest(s, side)
    ordered: list[tuple[int, int, int]] = []
    for unit in found:
        ordered.append((0 if s.status[unit] == ACTIVE else 1, distance(s, unit, goals), unit))
    ordered.sort()
    return [unit for _, _, unit in ordered]


def places_of_interest(s: Position, side: i64) -> list[int]:
    """Return the hexes of enemies in view and of objectives that the side does not hold."""
    found: list[int] = []
    for unit in range(s.setup.count()):
        if s.setup.side[unit] != side and s.visible(unit):
            found.append(int(s.hex[unit]))
    for i in range(len(s.setup.objectives)):
        if control.scores(s, i) != side:
            found.append(int(s.setup.objectives[i].hex))
    return found


def distance(s: Position, unit: i64, goals: list[int]) -> int:
    if s.hex[unit] < 0:
        return BESIDE_THE_MAP
    best = BESIDE_THE_MAP
    for h in goals:
        best = min(best, int(s.setup.grid.distance(s.hex[unit], h)))
    return best


# ---------------------------------------------------------------- in words
def labels(s: Position, found: list[int]) -> str:
    """Return the labels of units as a list, "G1, G2", cut short if it is long."""
    named = ", ".join([s.setup.labels[unit] for unit in found[:LISTED]])
    return f"{named}…" if len(found) > LISTED else named


def active(s: Position, found: list[int]) -> list[int]:
    return [unit for unit in found if s.status[unit] == ACTIVE]


def ready(s: Position, found: list[int]) -> list[int]:
    return [unit for unit in found if s.status[unit] != ACTIVE]


def said(s: Position, side: i64, found: list[int]) -> Message:
    """Return the second thing worth knowing in a turn: AP, units that can act, CAP, whether the enemy has passed."""
    params: Params = {
        "ap": int(s.ap[side]),
        "ready": len(ready(s, found)),
        "cap": int(s.cap[side]),
        "passed": "yes" if s.passes > 0 else "no",
    }
    return Message("2.2", "st-todo-turn", params)


def lost(s: Position, side: i64, found: list[int], ends: i64) -> Message | None:
    """Return what is given up: AP of the open activation, and the units that have not acted if the round ends, or may
    end with the enemy's pass."""
    if ends < ENDS_PHASE or len(found) == 0:
        return None
    waiting = ready(s, found)
    params: Params = {"ap": int(s.ap[side]), "units": labels(s, waiting), "count": len(waiting)}
    if s.pool[side] == 0:
        return Message("2.2e", "st-loses-units" if ends >= ENDS_ROUND else "st-loses-units-perhaps", params)
    params["active"] = labels(s, pool_of(s, side))
    both = ends >= ENDS_ROUND and len(waiting) > 0
    return Message("3.0a", "st-loses-ap-and-units" if both else "st-loses-ap", params)


def pool_of(s: Position, side: i64) -> list[int]:
    """Return the units that share the open activation."""
    return [int(u) for u in range(s.setup.count()) if s.setup.side[u] == side and s.status[u] == ACTIVE]
