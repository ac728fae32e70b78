"""The view of a seat: all that it may know (4.2e, 7.0b).

The map and everything on it are open, and so is how many chits and markers there are. Which chits a side has chosen or
has in the cup or in hand, and of which sort the Luftwaffe markers are, is shown to that side alone.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.traces import view_types
from caposaldo.games.traces.position import (
    ACTIVE,
    FOUGHT,
    JOINED,
    MODE_NAMES,
    MOVED,
    PHASE_NAMES,
    SUPPLY_NAMES,
    Position,
    total,
)
from caposaldo.games.traces.rules import chits, control, headquarters, reach, supply_lines, victory
from caposaldo.games.traces.rules.decision import pending
from caposaldo.games.traces.rules.preliminaries import Bidding
from caposaldo.games.traces.rules.walk import Walk
from caposaldo.games.traces.setup import AXIS, HALF_POINTS, SIDE_NAMES

PLACE_NAMES: Final[list[view_types.Place]] = ["box", "map", "gone", "aside"]


# ---------------------------------------------------------------- the view of a seat
def view(s: Position, seat: i64) -> view_types.View:
    """All that the seat may know, as JSON-able data; what never changes is in `board`."""
    return {
        **sequence_view(s, seat),
        "units": [unit_view(s, unit) for unit in range(s.setup.count())],
        **map_view(s),
        "chits": chits_view(s, seat),
        "luftwaffe": luftwaffe_view(s, seat),
        "vp": points_view(s),
        "decision": decision_view(s),
        "attackers": [u for u in range(s.setup.count()) if s.has(u, JOINED)],
    }


def sequence_view(s: Position, seat: i64) -> view_types.Sequence:
    return {
        "turn": int(s.turn),
        "last_turn": int(s.setup.last_turn),
        "phase": cast(view_types.Phase, PHASE_NAMES[s.phase]),
        "active": int(s.active),
        "mode": cast(view_types.Mode, MODE_NAMES[s.mode]),
        "seats": [int(s.seat[side]) for side in range(2)],
        "groups": int(s.groups),
        "landed": s.landed == 1,
        "fronts": s.fronts == 1,
        "bids": bids_view(s, seat),
    }


def bids_view(s: Position, seat: i64) -> list[int]:
    """One's own bid, and both when they are open; -1 for what is not made or not open (14.1)."""
    secret = s.result is None and isinstance(s.top(), Bidding)
    return [int(s.bids[other]) if other == seat or not secret else -1 for other in range(2)]


def unit_view(s: Position, unit: i64) -> view_types.UnitState:
    return {
        "id": int(unit),
        "hex": number(s, s.hex[unit]),
        "place": PLACE_NAMES[s.place[unit]],
        "steps": int(s.steps[unit]),
        "supply": cast(view_types.Supply, SUPPLY_NAMES[s.supply[unit]]),
        "active": s.has(unit, ACTIVE),
        "moved": s.has(unit, MOVED),
        "fought": s.has(unit, FOUGHT),
        "joined": s.has(unit, JOINED),
        "attack": int(s.attack_value(unit)),
        "defence": int(s.defence_value(unit)),
        "move": int(reach.allowance(s, unit) // HALF_POINTS),
    }


def number(s: Position, h: i64) -> str:
    return s.setup.number_of(h) if h >= 0 else ""


def map_view(s: Position) -> view_types.MapState:
    hqs = [u for u in range(s.setup.count()) if s.setup.is_hq(u) and s.on_map(u)]
    n = s.setup.count_hexes
    return {
        "cities": [int(side) for side in s.city],
        "orders": [i for i in range(len(s.order)) if s.order[i] == 1],
        "crossings": [int(held) for held in s.crossing],
        "cp": int(control.crossings(s)),
        "bridgehead": number(s, s.bridgehead),
        "attacked": [number(s, h) for h in s.attacked],
        "zoc": [bits(s.zoc[side * n : (side + 1) * n]) for side in range(2)],
        "supply": [bits(supply_lines.flood(s, side)) for side in range(2)],
        "command": {str(hq): [number(s, h) for h in headquarters.commanded(s, hq)] for hq in hqs},
    }


def bits(v: vec[i64]) -> str:
    return "".join(["1" if n > 0 else "0" for n in v])


def points_view(s: Position) -> view_types.Points:
    return {
        "total": int(victory.points(s)),
        "cities": int(victory.CITY_POINTS * victory.major_cities(s)),
        "units": int(s.kills),
        "hq": int(s.moves_of_hq),
        "breakthrough": int(victory.BREAKTHROUGH_POINTS * victory.breakthroughs(s)),
        "target": int(s.target),
    }


# ---------------------------------------------------------------- chits and markers
def chits_view(s: Position, seat: i64) -> view_types.Chits:
    data: view_types.Chits = {
        "cup": int(total(s.cup)),
        "hand": int(total(s.hand)),
        "played": by_key(s, s.played, -1),
        "returned": by_key(s, s.returned, -1),
        "drawn": s.setup.chits[s.drawn].key if s.drawn >= 0 else "",
        "ready": [s.ready[side] == 1 for side in range(2)],
    }
    for side in range(2):
        if s.seat[side] == seat:
            data["mine"] = own_chits_view(s, side)
    return data


def own_chits_view(s: Position, side: i64) -> view_types.OwnChits:
    """Return the chits of a side as it sees them itself (4.2e)."""
    there = s.setup.chits
    free = {there[k].key: int(chits.available(s, k)) for k in range(len(there)) if there[k].owner == side}
    choosing = s.result is None and isinstance(s.top(), chits.Choice)
    return {
        "side": cast(view_types.SideName, SIDE_NAMES[side]),
        "cup": by_key(s, s.cup, side),
        "hand": by_key(s, s.hand, side),
        "picked": by_key(s, s.picked, side),
        "held": by_key(s, s.held, side),
        "available": free if s.turn >= s.setup.first_turn else {},
        "need": int(chits.allowed(s, side)) if choosing else 0,
    }


def by_key(s: Position, counts: vec[i64], side: i64) -> dict[str, int]:
    """Chits by key, those of which there is one; of a side, or of all (-1)."""
    there = s.setup.chits
    kinds = [k for k in range(len(counts)) if counts[k] > 0 and (side < 0 or there[k].owner == side)]
    return {there[k].key: int(counts[k]) for k in kinds}


def luftwaffe_view(s: Position, seat: i64) -> view_types.Luftwaffe:
    """How many markers there are is open, their sorts are for the Axis (7.0b)."""
    data: view_types.Luftwaffe = {"count": int(total(s.wings)), "used": [int(n) for n in s.wings_used]}
    if s.seat[AXIS] == seat:
        data["mine"] = [int(n) for n in s.wings]
    return data


# ---------------------------------------------------------------- the pending decision
def decision_view(s: Position) -> view_types.DecisionView:
    """The decision that is awaited: all of it can be seen on the map."""
    if s.result is not None:
        return {"kind": "over", "unit": -1, "hex": "", "count": 0, "spent": 0}
    top = pending(s)
    return {
        "kind": cast(view_types.DecisionKind, top.name()),
        "unit": int(top.about_unit()),
        "hex": number(s, top.about_hex()),
        "count": int(top.amount()),
        "spent": int(top.cost()) if isinstance(top, Walk) else 0,
    }
