"""Before the first turn: bids (14.1), garrisons (3.0h); at the start of turns: opening attack (12.1), Fronts (14.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.traces.position import BIDDING, BOX, COMBAT_ONLY, GARRISON, OPENING, Position
from caposaldo.games.traces.rules import control, orders, stacking
from caposaldo.games.traces.setup import AXIS, FREE, SECURITY, SOVIET
from caposaldo.games.traces.verbs import ACTIVATE, BID, PLACE
from caposaldo.kernel.frames import Frame, filled
from caposaldo.kernel.game import Action, Params, Refusal

HIGHEST_BID: Final = 200


# ---------------------------------------------------------------- bids
def bids_settled(s: Position) -> bool:
    """If both seats have bid, sides are given out and the frame goes; equal bids are made again (14.1)."""
    if s.bids[0] < 0 or s.bids[1] < 0:
        return False
    s.reveals += 1
    if s.bids[0] == s.bids[1]:
        s.tell("14.1", "tr-bids-equal", {"points": int(s.bids[0])})
        s.bids = filled(2, -1)
        return True
    winner: i64 = 0 if s.bids[0] > s.bids[1] else 1
    s.seat[SOVIET] = winner
    s.seat[AXIS] = 1 - winner
    s.target = s.bids[winner]
    s.pop()
    lower = int(s.bids[1 - winner])
    s.tell("14.1", "tr-bids-open", {"seat": f"@player/{winner}", "points": int(s.target), "lower": lower})
    return True


# ---------------------------------------------------------------- garrisons
def next_garrison(s: Position) -> i64:
    """The first security division that is not placed yet, or -1."""
    for unit in range(s.setup.count()):
        if s.setup.entry[unit] == FREE and s.place[unit] == BOX and s.setup.side[unit] == AXIS:
            return unit
    return -1


def guarded(s: Position, h: i64) -> bool:
    """A security division is there already (3.0h)."""
    unit = s.first[h]
    while unit >= 0:
        if s.setup.arm[unit] == SECURITY or s.setup.entry[unit] == FREE:
            return True
        unit = s.next[unit]
    return False


def garrisons(s: Position) -> list[Action]:
    unit = next_garrison(s)
    if unit < 0:
        return []
    hexes = sorted([int(city.hex) for city in s.setup.cities])
    return [Action(PLACE, unit, h) for h in hexes if refuse_garrison(s, unit, h) is None]


def refuse_garrison(s: Position, unit: i64, h: i64) -> Refusal | None:
    """Major cities of the Axis, one division in each, within the stacking limit (3.0h)."""
    city = s.setup.city_at[h] if 0 <= h < s.setup.count_hexes else -1
    if city < 0 or not s.setup.cities[city].major:
        return Refusal("3.0h", "tr-garrison-no-major-city")
    params: Params = {"city": f"@city/{city}"}
    if s.city[city] != AXIS:
        return Refusal("3.0h", "tr-garrison-enemy-city", params)
    if guarded(s, h):
        return Refusal("3.0h", "tr-garrison-one-each", params)
    return None if stacking.fits(s, unit, h) else Refusal("5.0b", "tr-garrison-full", params)


def garrison(s: Position, unit: i64, h: i64) -> None:
    s.tell("3.0h", "tr-garrison-placed", {"unit": s.ref(unit), "hex": s.hex_ref(h)})
    control.enter(s, unit, h)
    control.settle(s)


# ---------------------------------------------------------------- the start of turns
def convert_fronts(s: Position) -> None:
    """From turn 4 on the Soviet HQs show their Ukrainian Front side, if the players want that (14.0, 14.2)."""
    if s.setup.ukrainian_fronts and s.fronts == 0 and s.turn >= s.setup.converts_on:
        s.fronts = 1
        s.tell("14.2", "tr-fronts-converted", {})


def open_attack(s: Position) -> None:
    """The first turn of August 1943 begins with an attack of one Soviet HQ; no chit is used (12.1a)."""
    if s.setup.opening_attack and s.turn == s.setup.first_turn:
        s.push(Frame(OPENING))


# ---------------------------------------------------------------- decisions
def options(s: Position, frame: Frame) -> list[Action]:
    if frame.kind == BIDDING:
        return [Action(BID, points) for points in range(1, HIGHEST_BID + 1)]
    if frame.kind == GARRISON:
        return garrisons(s)
    return [Action(ACTIVATE, hq) for hq in orders.hqs_of(s, SOVIET)]


def refuse(s: Position, frame: Frame, a: Action) -> Refusal | None:
    if frame.kind == BIDDING:
        return None if 1 <= a.a <= HIGHEST_BID else Refusal("14.1", "tr-bid-range", {"most": HIGHEST_BID})
    if frame.kind == OPENING:
        return orders.refuse_hq(s, SOVIET, a.a, "12.1a")
    unit = next_garrison(s)
    if a.a != unit:
        return Refusal("3.0h", "tr-place-other-first", {"unit": s.ref(unit)})
    return refuse_garrison(s, unit, a.b)


def perform(s: Position, frame: Frame, side: i64, a: Action) -> None:
    """`side` is the seat, where a bid is made."""
    if frame.kind == BIDDING:
        s.bids[side] = a.a
        s.tell("14.1", "tr-bid-made", {"seat": f"@player/{side}"})
        s.tell("14.1", "tr-bid-secret", {"points": int(a.a)}, 1 << side)
    elif frame.kind == GARRISON:
        garrison(s, a.a, a.b)
    else:
        s.pop()
        orders.activate(s, a.a, COMBAT_ONLY)
