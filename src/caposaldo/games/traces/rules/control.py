"""Control of cities (8.1c), crossing points (12.3) and the airborne bridgehead (11.1e)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.traces.position import BOX, Position, total
from caposaldo.games.traces.setup import AXIS, SOVIET
from caposaldo.kernel.game import Outcome
from caposaldo.kernel.hexes import NOWHERE


def enter(s: Position, unit: i64, h: i64) -> None:
    """The unit comes into the hex from wherever it was: its city changes hands, a crossing point is taken, a bridgehead
    is destroyed. Every way into a hex leads through here; `settle` follows when the move is over."""
    if s.on_map(unit):
        s.lift(unit, BOX)
    s.put(unit, h)
    setup = s.setup
    side = setup.side[unit]
    city = setup.city_at[h]
    if city >= 0 and s.city[city] != side:
        take_city(s, city, side)
    if side == SOVIET:
        crossing = setup.crossing_at[h]
        if crossing >= 0 and s.crossing[crossing] == 0:
            take_crossing(s, crossing, "12.3d" if setup.crossings[crossing].guard == NOWHERE else "12.3e")
    elif h == s.bridgehead and not setup.is_hq(unit):
        destroy_bridgehead(s, unit)


# ---------------------------------------------------------------- cities and the bridgehead
def take_city(s: Position, city: i64, side: i64) -> None:
    """A city is in the hands of the side that last had a unit in it, combat unit or HQ (8.1c)."""
    s.city[city] = side
    if s.events is not None:
        s.tell("8.1c", "tr-city-soviet" if side == SOVIET else "tr-city-axis", {"city": f"@city/{city}"})
    if side == SOVIET:
        check_order(s, city)


def check_order(s: Position, city: i64) -> None:
    """A major city under an order has fallen: the game ends at once (12.2d, 13.1)."""
    if s.order[city] == 1 and s.result is None:
        s.result = Outcome([int(s.seat[SOVIET])], "12.2d", "tr-won-by-order", {"city": f"@city/{city}"})


def destroy_bridgehead(s: Position, unit: i64) -> None:
    """The marker goes when an Axis combat unit enters; it goes on counting as a crossing point (11.1e, 12.3b)."""
    if s.events is not None:
        s.tell("11.1e", "tr-bridgehead-destroyed", {"unit": s.ref(unit), "hex": s.hex_ref(s.bridgehead)})
    s.bridgehead = NOWHERE


# ---------------------------------------------------------------- crossing points
def settle(s: Position) -> None:
    """After every move, retreat, advance, loss and placement of either side: crossing points taken from nearby
    (12.3d, 12.3e), in the last turns for being empty (12.3g). One that is Soviet stays so (12.3f)."""
    for i in range(len(s.crossing)):
        if s.crossing[i] == 0 and s.holder(s.setup.crossings[i].hex) != AXIS:
            if late(s):
                take_crossing(s, i, "12.3g")
            elif s.setup.crossings[i].guard != NOWHERE:
                if s.holder(s.setup.crossings[i].guard) == SOVIET:
                    take_crossing(s, i, "12.3e")
            elif soviets_near(s, i):
                take_crossing(s, i, "12.3d")


def late(s: Position) -> bool:
    """Crossing points without a garrison are given up in these turns (12.3g)."""
    for turn in s.setup.late_turns:
        if turn == s.turn:
            return True
    return False


def soviets_near(s: Position, crossing: i64) -> bool:
    """A Soviet unit stands no more than two hexes away, counted straight (12.3d)."""
    for h in s.setup.crossing_near[crossing]:
        if s.holder(h) == SOVIET:
            return True
    return False


def take_crossing(s: Position, crossing: i64, rule: str) -> None:
    """It is Soviet to the end of the game (12.3f)."""
    s.crossing[crossing] = 1
    if s.events is not None:
        s.tell(rule, "tr-crossing-taken", {"crossing": f"@crossing/{crossing}", "count": int(crossings(s))})


def crossings(s: Position) -> i64:
    """Crossing points in Soviet hands, the airborne bridgehead included (12.3b, 12.3c)."""
    return total(s.crossing) + s.landed
