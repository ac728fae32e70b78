"""Choices in words, and where on the map they point."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.traces.position import MODE_NAMES, OVERFLOW, RELOCATION, WALK, Position
from caposaldo.games.traces.rules import reach
from caposaldo.games.traces.setup import CLASS_NAMES
from caposaldo.games.traces.verbs import (
    ACTIVATE,
    ADD,
    ADVANCE,
    ATTACK,
    BID,
    BUY,
    CALL_HQ,
    CHOOSE,
    DROP,
    GO,
    HOLD,
    JOIN,
    LIFT,
    LOSE,
    NAME,
    PLACE,
    RELOCATE,
    REPLACE,
    RETREAT,
    SET_MODE,
    TAKE,
    TRANSFER,
    VERB_NAMES,
)
from caposaldo.kernel.game import Action, Message, Params
from caposaldo.kernel.hexes import NOWHERE

OUT_OF_REACH = "–"


# ---------------------------------------------------------------- what an action speaks of
def units_of(s: Position, a: Action) -> list[int]:
    """The unit that acts, and the one that is acted upon."""
    found: list[int] = []
    if a.kind in (PLACE, ACTIVATE, CALL_HQ, NAME, TAKE, TRANSFER, JOIN, LOSE, RETREAT, ADVANCE, REPLACE, BUY):
        found.append(int(a.a))
    elif a.kind == GO or a.kind == RELOCATE:
        if s.result is None and s.top().kind in (WALK, RELOCATION):
            found.append(int(s.top().a))
    if a.kind == REPLACE:
        found.append(int(a.b))
    return [unit for unit in found if 0 <= unit < s.setup.count()]


def hexes_of(s: Position, a: Action) -> list[int]:
    """The hex that an action goes to or is about, and the one on its way."""
    found: list[int] = []
    if a.kind in (PLACE, GO, RELOCATE, ATTACK, RETREAT, ADVANCE, DROP):
        found.append(int(a.b))
    elif a.kind == LIFT and 0 <= a.a < len(s.setup.cities):
        found.append(int(s.setup.cities[a.a].hex))
    if a.kind == RETREAT:
        found.append(int(a.x))
    return [h for h in found if 0 <= h < s.setup.count_hexes]


# ---------------------------------------------------------------- words
def wording(s: Position, a: Action) -> Message:
    if not 0 <= a.kind < len(VERB_NAMES):
        return Message("", "tr-verb-none")
    return Message("", key_of(s, a), params_of(s, a))


def key_of(s: Position, a: Action) -> str:
    """Some verbs say different things at different moments."""
    if a.kind == SET_MODE and 0 <= a.a < len(MODE_NAMES):
        return f"tr-do-mode-{MODE_NAMES[a.a]}"
    if a.kind == RETREAT and a.b == NOWHERE:
        return "tr-do-retreat-nowhere"
    if a.kind == RETREAT and a.x != NOWHERE:
        return "tr-do-retreat-via"
    if a.kind == RETREAT and s.top().kind == OVERFLOW:
        return "tr-do-retreat-on"
    return f"tr-do-{VERB_NAMES[a.kind]}"


def params_of(s: Position, a: Action) -> Params:
    found: Params = {}
    units = units_of(s, a)
    if len(units) > 0:
        found["unit"] = s.ref(units[0])
    if a.kind == REPLACE and len(units) > 1:
        found["other"] = s.ref(units[1])
    hexes = hexes_of(s, a)
    if len(hexes) > 0:
        found["hex"] = s.hex_ref(hexes[0])
    if a.kind == RETREAT and len(hexes) > 1:
        found["via"] = s.hex_ref(hexes[1])
    found.update(other_params(s, a))
    return found


def other_params(s: Position, a: Action) -> Params:
    if a.kind in (CHOOSE, HOLD, ADD):
        return {"chit": f"@chit/{a.a}"}
    if a.kind == BID:
        return {"points": int(a.a)}
    if a.kind == GO:
        return {"cost": cost_of(s, a.b)}
    if a.kind == BUY:
        return {"cost": price_of(s, a.a)}
    return {"city": f"@city/{a.a}"} if a.kind == LIFT else {}


def cost_of(s: Position, h: i64) -> str:
    """Points that the unit will have spent when it is there."""
    frame = s.top()
    if frame.kind != WALK or not 0 <= h < s.setup.count_hexes:
        return OUT_OF_REACH
    way = reach.way_to(s, frame, h)
    return OUT_OF_REACH if way is None else reach.points(way.cost())


def price_of(s: Position, unit: i64) -> str:
    """Negotiation points for a unit of its class (11.2a)."""
    if not 0 <= unit < s.setup.count() or not 0 <= s.setup.group[unit] < len(CLASS_NAMES):
        return OUT_OF_REACH
    return reach.points(s.setup.charts.class_costs[s.setup.group[unit]])


# ---------------------------------------------------------------- places
def pointing(s: Position, a: Action) -> dict[str, int]:
    """The unit that acts, the unit it acts upon, the hex it goes to and the one on its way, by index."""
    found: dict[str, int] = {}
    units = units_of(s, a)
    if len(units) > 0:
        found["piece"] = units[0]
    if len(units) > 1:
        found["target"] = units[1]
    hexes = hexes_of(s, a)
    if len(hexes) > 0:
        found["hex"] = hexes[0]
    if len(hexes) > 1:
        found["via"] = hexes[1]
    return found
