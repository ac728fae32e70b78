"""What a person would look for among the choices, legal or not: those that are refused come with their reason.

Only so many, the nearest first: it is for people, who look at what lies before them.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.traces.position import (
    ACTIVE,
    ADVANCES,
    AIR,
    ARRIVALS,
    BATTLE,
    BOX,
    CALL,
    CHOICE,
    COMBAT,
    CUP,
    ESCORTED,
    GARRISON,
    JOINED,
    LOSSES,
    MOVE,
    NEGOTIATION,
    OKH,
    OPENING,
    OVERFLOW,
    PARACHUTE,
    PURCHASE,
    RELOCATION,
    RETREATS,
    SECOND,
    STAVKA,
    STOP_ORDER,
    WALK,
    Position,
)
from caposaldo.games.traces.setup import AXIS, BOUGHT, REPLACES, SOVIET
from caposaldo.games.traces.verbs import (
    ACTIVATE,
    ADD,
    ADVANCE,
    ATTACK,
    BUY,
    CALL_HQ,
    CHOOSE,
    COMMAND,
    DRAW,
    DROP,
    END,
    FIGHT,
    GO,
    HOLD,
    INTERRUPT,
    JOIN,
    LIFT,
    LOSE,
    NAME,
    NEGOTIATE,
    PLACE,
    READY,
    RELOCATE,
    REPLACE,
    RETREAT,
    SUPPORT,
    TAKE,
    TRANSFER,
)
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action
from caposaldo.kernel.hexes import NOWHERE

MOST: Final = 60
WALK_RADIUS: Final = 3


def considered(s: Position, side: i64, legal: list[Action]) -> list[Action]:
    """The legal actions and, behind them, those one would expect to find here but which are refused."""
    found = list(legal)
    seen = set(legal)
    for action in expected(s, s.top(), side):
        if len(found) < len(legal) + MOST and action not in seen:
            found.append(action)
            seen.add(action)
    return found


def expected(s: Position, frame: Frame, side: i64) -> list[Action]:
    kind = frame.kind
    if kind == MOVE:
        units = own_units(s, side)
        return [Action(TAKE, u) for u in units] + [Action(TRANSFER, u) for u in units if s.setup.is_hq(u)]
    if kind == WALK:
        return [Action(GO, 0, h) for h in around(s, s.hex[frame.a], WALK_RADIUS)]
    if kind in (COMBAT, BATTLE, AIR, LOSSES):
        return expected_in_combat(s, frame, side)
    if kind in (RETREATS, OVERFLOW, ADVANCES):
        return expected_after_combat(s, frame, side)
    if kind in (CHOICE, CUP, STOP_ORDER):
        return expected_chits(s, frame, side)
    if kind in (OKH, STAVKA, OPENING, SECOND, CALL):
        return expected_orders(s, frame, side)
    return expected_placements(s, frame, side)


# ---------------------------------------------------------------- who and where
def own_units(s: Position, side: i64) -> list[int]:
    """Units of the side on the map, those nearest to the active ones first."""
    heart = middle(s, side)
    setup = s.setup
    units = [u for u in range(setup.count()) if setup.side[u] == side and s.on_map(u)]
    if heart == NOWHERE:
        return units
    ranked = [(int(setup.grid.distance(heart, s.hex[u])), u) for u in units]
    return [u for _, u in sorted(ranked)]


def middle(s: Position, side: i64) -> i64:
    """Where the activation is: the hex of an active HQ, or of any active unit."""
    found: i64 = NOWHERE
    for u in range(s.setup.count()):
        if s.has(u, ACTIVE) and s.setup.side[u] == side and s.on_map(u):
            if s.setup.is_hq(u):
                return s.hex[u]
            found = s.hex[u]
    return found


def own_hqs(s: Position, side: i64) -> list[int]:
    """All of them, those off the map too."""
    return [u for u in range(s.setup.count()) if s.setup.is_hq(u) and s.setup.side[u] == side]


def in_hex(s: Position, h: i64) -> list[int]:
    found: list[int] = []
    unit = s.first[h]
    while unit >= 0:
        found.append(int(unit))
        unit = s.next[unit]
    return found


def around(s: Position, h: i64, radius: i64) -> list[int]:
    """Land hexes near a hex, without itself, the nearest first."""
    grid = s.setup.grid
    near = [(int(grid.distance(h, other)), int(other)) for other in grid.within(h, radius)]
    return [other for d, other in sorted(near) if d > 0 and s.setup.on_land(other)]


def city_hexes(s: Position) -> list[int]:
    return sorted([int(city.hex) for city in s.setup.cities])


# ---------------------------------------------------------------- combat
def expected_in_combat(s: Position, frame: Frame, side: i64) -> list[Action]:
    if frame.kind == COMBAT:
        return [Action(ATTACK, 0, h) for h in enemies_next_to(s, side)]
    if frame.kind == AIR:
        return [Action(SUPPORT)]
    if frame.kind == LOSSES:
        return [Action(LOSE, u) for u in in_hex(s, frame.c)]
    neighbours = [u for h in around(s, frame.a, 2) for u in in_hex(s, h) if s.setup.side[u] == side]
    return [Action(JOIN, u) for u in neighbours if not s.has(u, JOINED)] + [Action(FIGHT)]


def enemies_next_to(s: Position, side: i64) -> list[int]:
    """Hexes of the enemy next to units of the side, those nearest to the active ones first."""
    found: list[int] = []
    seen: set[int] = set()
    for unit in own_units(s, side):
        for d in range(6):
            h = s.setup.grid.near[6 * s.hex[unit] + d]
            if h >= 0 and h not in seen and s.holder(h) == 1 - side:
                seen.add(int(h))
                found.append(int(h))
    return found


def expected_after_combat(s: Position, frame: Frame, side: i64) -> list[Action]:
    if frame.kind == OVERFLOW:
        return [Action(RETREAT, frame.a, h, NOWHERE) for h in around(s, s.hex[frame.a], 1)]
    if frame.kind == RETREATS:
        return [Action(RETREAT, u, end, via) for end, via in paths(s, frame) for u in in_hex(s, frame.a)]
    units = [u for u in own_units(s, side) if s.has(u, JOINED) or s.has(u, ESCORTED)]
    return [Action(ADVANCE, u, h) for u in units for h in [int(frame.a), *around(s, frame.a, 1)]]


def paths(s: Position, frame: Frame) -> list[tuple[int, int]]:
    """Where a retreat could end, and through which hex if it is two hexes long."""
    near = around(s, frame.a, 1)
    if frame.b < 2:
        return [(h, NOWHERE) for h in near]
    return [(end, via) for via in near for end in around(s, via, 1) if end != frame.a]


# ---------------------------------------------------------------- chits and orders
def expected_chits(s: Position, frame: Frame, side: i64) -> list[Action]:
    if frame.kind == STOP_ORDER:
        return [Action(INTERRUPT)]
    own = [k for k in range(len(s.setup.chits)) if s.setup.chits[k].owner == side]
    if frame.kind == CUP:
        return [Action(ADD, k) for k in own] + [Action(DRAW)]
    held = [Action(HOLD, k) for k in own] if side == AXIS else []
    return [Action(CHOOSE, k) for k in own] + held + [Action(READY)]


def expected_orders(s: Position, frame: Frame, side: i64) -> list[Action]:
    hqs = own_hqs(s, side)
    if frame.kind == SECOND:
        return [Action(CALL_HQ, hq) for hq in hqs]
    if frame.kind == CALL:
        return [Action(NAME, u) for u in own_units(s, side)] + [Action(END)]
    found = [Action(ACTIVATE, hq) for hq in hqs]
    return [*found, Action(COMMAND), Action(NEGOTIATE)] if frame.kind == OKH else found


# ---------------------------------------------------------------- placements
def expected_placements(s: Position, frame: Frame, side: i64) -> list[Action]:
    if frame.kind == RELOCATION:
        near = around(s, frame.b, 4) if frame.b >= 0 else []
        return [Action(RELOCATE, 0, h) for h in city_hexes(s) + near]
    if frame.kind == NEGOTIATION:
        boxes = [u for u in range(s.setup.count()) if s.setup.entry[u] == BOUGHT and s.place[u] == BOX]
        return [Action(BUY, u) for u in boxes] + [Action(LIFT, i) for i in range(len(s.setup.cities))]
    if frame.kind == PARACHUTE:
        return [Action(DROP, 0, h) for h in [*(int(c.hex) for c in s.setup.crossings), *city_hexes(s)]]
    if frame.kind == PURCHASE:
        return [Action(PLACE, frame.a, h) for h in city_hexes(s)]
    return expected_entries(s, frame, side) if frame.kind in (GARRISON, ARRIVALS) else []


def expected_entries(s: Position, frame: Frame, side: i64) -> list[Action]:
    """The unit that the legal actions are about, in every city; a replacement for every unit of its side."""
    legal = s.options
    if legal is None or not legal:
        return []
    unit = legal[0].a
    if s.setup.entry[unit] == REPLACES and side == SOVIET:
        return [Action(REPLACE, unit, other) for other in own_units(s, side)]
    return [Action(PLACE, unit, h) for h in city_hexes(s)]
