"""Before the first turn: bids (14.1), garrisons (3.0h); at the start of turns: opening attack (12.1), Fronts (14.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.position import BOX, COMBAT_ONLY, Position
from caposaldo.games.traces.rules import control, nearby, orders, stacking
from caposaldo.games.traces.rules.decision import Decision
from caposaldo.games.traces.setup import AXIS, FREE, SECURITY, SOVIET
from caposaldo.games.traces.verbs import ACTIVATE, BID, PLACE
from caposaldo.kernel.decision import SEVERAL
from caposaldo.kernel.fields import filled
from caposaldo.kernel.game import Message, Params, Refusal, Todo

HIGHEST_BID: Final = 200


# ---------------------------------------------------------------- bids
def bids_settled(s: Position) -> bool:
    """If both seats have bid, sides are given out and the decision is over; equal bids are made again (14.1)."""
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
    units = unplaced_garrisons(s)
    return units[0] if len(units) > 0 else -1


def unplaced_garrisons(s: Position) -> list[int]:
    setup = s.setup
    return [u for u in range(setup.count()) if setup.entry[u] == FREE and s.place[u] == BOX and setup.side[u] == AXIS]


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


def begin_opening_attack(s: Position) -> None:
    """The first turn of August 1943 begins with an attack of one Soviet HQ; no chit is used (12.1a)."""
    if s.setup.opening_attack and s.turn == s.setup.first_turn:
        s.push(Opening())


# ---------------------------------------------------------------- the decisions
class Bidding(Decision):
    """Both seats bid in secret for the Soviet side (14.1)."""

    RULE: ClassVar = "14.1"
    VERBS: ClassVar = (BID,)

    def seat(self, s: Position) -> i64:
        return SEVERAL

    def seats(self, s: Position) -> list[int]:
        return [seat for seat in range(2) if s.bids[seat] < 0]

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [Action(BID, points) for points in range(1, HIGHEST_BID + 1)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return None if 1 <= action.points <= HIGHEST_BID else Refusal("14.1", "tr-bid-range", {"most": HIGHEST_BID})

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.bids[seat] = action.points
        s.tell("14.1", "tr-bid-made", {"seat": f"@player/{seat}"})
        s.tell("14.1", "tr-bid-secret", {"points": int(action.points)}, 1 << seat)

    def run_on(self, s: Position) -> bool:
        return bids_settled(s)


class Garrison(Decision):
    """The Axis places its security divisions (3.0h)."""

    RULE: ClassVar = "3.0h"
    VERBS: ClassVar = (PLACE,)

    def side(self, s: Position) -> i64:
        return AXIS

    def options(self, s: Position, seat: i64) -> list[Action]:
        return garrisons(s)

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(PLACE, next_garrison(s), h) for h in nearby.city_hexes(s)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        unit = next_garrison(s)
        if action.unit != unit:
            return Refusal("3.0h", "tr-place-other-first", {"unit": s.ref(unit)})
        return refuse_garrison(s, unit, action.hex)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        garrison(s, action.unit, action.hex)

    def todo(self, s: Position, seat: i64) -> Todo:
        units = unplaced_garrisons(s)
        return Todo(units, 0, Message("3.0h", "tr-todo-place", {"count": len(units)}))


class Opening(Decision):
    """The Soviets choose the HQ of the opening attack (12.1a)."""

    RULE: ClassVar = "12.1a"
    VERBS: ClassVar = (ACTIVATE,)

    def side(self, s: Position) -> i64:
        return SOVIET

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [Action(ACTIVATE, hq) for hq in orders.hqs_of(s, SOVIET)]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(ACTIVATE, hq) for hq in nearby.own_hqs(s, SOVIET)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return orders.refuse_hq(s, SOVIET, action.unit, "12.1a")

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        orders.activate(s, action.unit, COMBAT_ONLY)
