"""What a seat may see (4.2e, 7.0b), and what it is told about its choices.

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
    ADVANCES,
    AIR,
    BATTLE,
    BIDDING,
    CALL,
    FOUGHT,
    JOINED,
    LOSSES,
    MODE_NAMES,
    MOVED,
    NEGOTIATION,
    OVERFLOW,
    PHASE_NAMES,
    PURCHASE,
    RELOCATION,
    RETREATS,
    SECOND,
    SUPPLY_NAMES,
    WALK,
    Position,
    total,
)
from caposaldo.games.traces.rules import chits, combat, control, headquarters, reach, supply_lines, victory
from caposaldo.games.traces.rules.prompts import FRAME_NAMES
from caposaldo.games.traces.setup import (
    AIRBORNE_CHIT,
    AXIS,
    HALF_POINTS,
    OKH_CHIT,
    REINFORCEMENT_CHIT,
    SIDE_NAMES,
    SOVIET,
    STAVKA_CHIT,
    SUPPLY_CHIT,
    TERRAIN_NAMES,
)
from caposaldo.games.traces.verbs import (
    ADD,
    ADVANCE,
    CHOOSE,
    DROP,
    GO,
    HOLD,
    PLACE,
    READY,
    RELOCATE,
    RETREAT,
    VERB_NAMES,
)
from caposaldo.games.traces.words import hexes_of, units_of
from caposaldo.kernel.game import Action, Preview

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
        "frame": frame_view(s),
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
    secret = s.result is None and s.top().kind == BIDDING
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
    """What a side knows of its own chits (4.2e)."""
    there = s.setup.chits
    free = {there[k].key: int(chits.available(s, k)) for k in range(len(there)) if there[k].owner == side}
    choosing = s.result is None and FRAME_NAMES[s.top().kind] == "choice"
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
def frame_view(s: Position) -> view_types.FrameView:
    """The decision that is awaited: all of it can be seen on the map."""
    if s.result is not None:
        return {"kind": "over", "unit": -1, "hex": "", "count": 0, "spent": 0}
    frame = s.top()
    kind = frame.kind
    about_unit = kind in (WALK, RELOCATION, SECOND, OVERFLOW, PURCHASE)
    count: i64 = 0
    if kind == RETREATS or kind == LOSSES:
        count = frame.b
    elif kind == CALL or kind == NEGOTIATION:
        count = frame.a
    spent: i64 = 0
    if kind == WALK:
        spent = frame.b if frame.b >= 0 else frame.c
    return {
        "kind": cast(view_types.FrameKind, FRAME_NAMES[kind]),
        "unit": int(frame.a) if about_unit else -1,
        "hex": frame_hex(s),
        "count": int(count),
        "spent": int(spent),
    }


def frame_hex(s: Position) -> str:
    frame = s.top()
    if frame.kind in (BATTLE, AIR, ADVANCES, RETREATS):
        return number(s, frame.a)
    if frame.kind == LOSSES:
        return number(s, frame.c)
    return number(s, frame.b) if frame.kind == RELOCATION else ""


# ---------------------------------------------------------------- names
def name(s: Position, reference: str, lang: str) -> str:
    """Words for a reference: "unit/12", "hex/123", "seat/0", "player/0", "chit/4", "city/2", "crossing/1"."""
    what, _, digits = reference.partition("/")
    if not digits.isdigit():
        return reference
    i = int(digits)
    setup = s.setup
    if what == "unit" and i < setup.count():
        return setup.names_it[i] if lang == "it" else setup.names_en[i]
    if what == "hex" and i < setup.count_hexes:
        return hex_name(s, i, lang)
    if what == "city" and i < len(setup.cities):
        return setup.cities[i].name_it if lang == "it" else setup.cities[i].name_en
    if what == "crossing" and i < len(setup.crossings):
        return setup.crossings[i].name_it if lang == "it" else setup.crossings[i].name_en
    if what == "chit" and i < len(setup.chits):
        return chit_name(s, i, lang)
    if what == "player" and i < 2:
        return player_name(i, lang)
    return seat_name(s, i, lang) if what == "seat" and i < 2 else reference


def hex_name(s: Position, h: i64, lang: str) -> str:
    """Its number, and the city there."""
    city = s.setup.city_at[h]
    if city < 0:
        return s.setup.number_of(h)
    there = s.setup.cities[city]
    return f"{there.name_it if lang == 'it' else there.name_en} ({s.setup.number_of(h)})"


def chit_name(s: Position, kind: i64, lang: str) -> str:
    """A chit of an HQ bears its name."""
    chit = s.setup.chits[kind]
    if chit.kind == SUPPLY_CHIT:
        return "Rifornimento" if lang == "it" else "Supply"
    if chit.kind == REINFORCEMENT_CHIT:
        return "Rinforzi" if lang == "it" else "Reinforcements"
    if chit.kind == AIRBORNE_CHIT:
        return "Aviotruppe" if lang == "it" else "Airborne"
    if chit.kind == STAVKA_CHIT or chit.kind == OKH_CHIT:
        return "STAVKA" if chit.kind == STAVKA_CHIT else "OKH"
    return s.setup.names_it[chit.hq] if lang == "it" else s.setup.names_en[chit.hq]


def player_name(seat: i64, lang: str) -> str:
    return f"{'Giocatore' if lang == 'it' else 'Player'} {seat + 1}"


def seat_name(s: Position, seat: i64, lang: str) -> str:
    """The side that the seat plays; while both bid for the sides, its place at the table (14.1)."""
    if s.result is None and s.top().kind == BIDDING:
        return player_name(seat, lang)
    if s.seat[SOVIET] == seat:
        return "Sovietici" if lang == "it" else "Soviets"
    return "Asse" if lang == "it" else "Axis"


# ---------------------------------------------------------------- odds
def preview(s: Position, a: Action) -> Preview | None:
    """Exact odds of an attack; None for what rolls no dice."""
    return combat.preview_of(s, a) if s.result is None else None


# ---------------------------------------------------------------- content that play has touched
def touches(s: Position, a: Action) -> list[str]:
    """The verb, the types of the units concerned, the terrain entered, the chits."""
    found = [f"verb:{VERB_NAMES[a.kind]}"]
    found += [f"type:{s.setup.types[unit].key}" for unit in units_of(s, a)]
    if a.kind in (GO, PLACE, RETREAT, ADVANCE, RELOCATE, DROP):
        found += [f"terrain:{TERRAIN_NAMES[s.setup.terrain[h]]}" for h in hexes_of(s, a)]
    if a.kind in (CHOOSE, HOLD, ADD):
        found.append(f"chit:{s.setup.chits[a.a].key}")
    if a.kind == READY:
        # With the chits that were chosen goes the one that nobody chooses (4.2d).
        found += [f"chit:{chit.key}" for chit in s.setup.chits if chit.kind == SUPPLY_CHIT]
    return found
