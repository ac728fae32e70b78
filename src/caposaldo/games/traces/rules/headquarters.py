"""Headquarters: command range and relocation (2.3, 9.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.position import ASIDE, MOVED, Position
from caposaldo.games.traces.rules import control, nearby, stacking, supply_lines
from caposaldo.games.traces.rules.decision import Decision
from caposaldo.games.traces.setup import AXIS, SEA
from caposaldo.games.traces.verbs import RELOCATE
from caposaldo.kernel.game import Params, Refusal
from caposaldo.kernel.hexes import NOWHERE

NEAREST: Final = 5  # hexes between the old place and the new one (2.3e)
PRICE: Final = 2  # victory points (2.3f)


# ---------------------------------------------------------------- command (2.3g)
def commanded(s: Position, hq: i64) -> vec[i64]:
    """Hexes within the command range: the shortest path around blocked hexsides counts, nothing else (2.3g). The HQ's
    own hex is the first; an HQ that is not on the map commands none."""
    found: vec[i64] = vec[i64]([])
    if not s.on_map(hq):
        return found
    found = append(found, s.hex[hq])
    length = s.setup.nowhere[:]
    length[s.hex[hq]] = 0
    most = s.setup.range[hq]
    way = s.setup.way
    i: i64 = 0
    while i < len(found) and length[found[i]] < most:
        h = found[i]
        i += 1
        for at in range(6 * h, 6 * h + 6):
            other = way[at]
            if other >= 0 and length[other] == NOWHERE:
                length[other] = length[h] + 1
                found = append(found, other)
    return found


# ---------------------------------------------------------------- relocation: when (2.3c, 2.3d)
def relocate(s: Position, hq: i64, rule: str) -> None:
    """The HQ must leave its hex at once (2.3c): it is lifted, the price is paid (2.3f), its owner is asked where to.
    It has no more part in what its side is doing. Without a legal hex it stays aside (G-hq-nowhere)."""
    if s.on_map(hq):
        left = s.hex[hq]
        take_off_map(s, hq, rule)
        ask_for_hex(s, hq, left)


def take_off_map(s: Position, hq: i64, rule: str) -> None:
    """The HQ leaves the map and its price is counted (2.3f)."""
    if s.events is not None:
        s.tell(rule, "tr-hq-driven-off", {"unit": s.ref(hq), "hex": s.hex_ref(s.hex[hq])})
    s.flags[hq] = 0
    s.lift(hq, ASIDE)
    pay(s, hq)


def ask_for_hex(s: Position, hq: i64, left: i64) -> None:
    """Ask the owner for a hex, if there is a legal one for an HQ that left hex `left`."""
    if has_place(s, hq, left):
        s.push(Relocation(hq, left, forced=1, returns=0))
    else:
        stay_aside(s, hq)


def stay_aside(s: Position, hq: i64) -> None:
    """The HQ stays off the map: there is no legal hex for it (G-hq-nowhere)."""
    s.tell("2.3e", "tr-hq-aside", {"unit": s.ref(hq)})


def transfer(s: Position, hq: i64) -> None:
    """The owner relocates an activated HQ instead of moving it (2.3d, 9.4)."""
    left = s.hex[hq]
    if s.events is not None:
        s.tell("2.3d", "tr-hq-transfers", {"unit": s.ref(hq), "hex": s.hex_ref(left)})
    s.mark(hq, MOVED)
    s.lift(hq, ASIDE)
    pay(s, hq)
    s.push(Relocation(hq, left, forced=0, returns=0))


def pay(s: Position, hq: i64) -> None:
    """Every relocation: two points more for the Soviets if the HQ is German, two less if it is theirs (2.3f)."""
    if not s.setup.hq_points:
        return
    german = s.setup.side[hq] == AXIS
    s.moves_of_hq += PRICE if german else -PRICE
    if s.events is not None:
        s.tell("2.3f", "tr-hq-price-axis" if german else "tr-hq-price-soviet", {"unit": s.ref(hq), "points": PRICE})


def bring_back(s: Position, side: i64) -> None:
    """HQs of this side that were set aside for want of a hex may come back (G-hq-nowhere): their owner is asked. Their
    price is paid, and it no longer matters where they were."""
    for hq in range(s.setup.count() - 1, -1, -1):
        if s.place[hq] == ASIDE and s.setup.side[hq] == side and has_place(s, hq, NOWHERE):
            s.push(Relocation(hq, NOWHERE, forced=1, returns=1))


# ---------------------------------------------------------------- relocation: where to (2.3e)
def can_transfer(s: Position, hq: i64) -> bool:
    """There is a legal hex for an HQ that is still in its old one: it is taken off the map to look for it."""
    left = s.hex[hq]
    if has_place_at_source(s, hq, left):
        return True
    s.lift(hq, ASIDE)
    found = has_place(s, hq, left)
    s.put(hq, left)
    return found


def has_place(s: Position, hq: i64, left: i64) -> bool:
    return has_place_at_source(s, hq, left) or len(places(s, hq, left)) > 0


def has_place_at_source(s: Position, hq: i64, left: i64) -> bool:
    """One of the supply sources is a legal hex. That is so most of the time and saves a search of the map."""
    side = s.setup.side[hq]
    for h in s.setup.sources[side]:
        if open_place(s, hq, left, h) and not in_enemy_city(s, side, h):
            return True
    return False


def in_enemy_city(s: Position, side: i64, h: i64) -> bool:
    city = s.setup.city_at[h]
    return city >= 0 and s.city[city] != side


def open_place(s: Position, hq: i64, left: i64, h: i64) -> bool:
    """The hex is far enough, on land, not in an enemy zone of control, friends there or not, and has room (2.3e)."""
    setup = s.setup
    return (
        setup.terrain[h] < SEA
        and not s.threatened(setup.side[hq], h)
        and (left == NOWHERE or setup.grid.distance(left, h) >= NEAREST)
        and (s.first[h] < 0 or stacking.fits(s, hq, h))
    )


def places(s: Position, hq: i64, left: i64) -> vec[i64]:
    """All legal hexes, from the north-west: open places from which a supply line can be traced. A line does not begin
    in a city in enemy hands (8.1b), so no HQ takes a city by being relocated."""
    found: vec[i64] = vec[i64]([])
    side = s.setup.side[hq]
    flooded = supply_lines.flood(s, side)
    for h in range(s.setup.count_hexes):
        if flooded[h] == 1 and open_place(s, hq, left, h):
            found = append(found, h)
    return found


def refuse_relocation(s: Position, hq: i64, left: i64, h: i64) -> Refusal | None:
    """Why the HQ that left hex `left` (NOWHERE: distance does not matter) may not be relocated to `h` (2.3e)."""
    setup = s.setup
    side = setup.side[hq]
    if not 0 <= h < setup.count_hexes or setup.terrain[h] > SEA:
        return Refusal("2.3e", "tr-relocate-off-map")
    params: Params = {"unit": s.ref(hq), "hex": s.hex_ref(h)}
    if setup.terrain[h] == SEA:
        return Refusal("2.3e", "tr-relocate-sea", params)
    if left != NOWHERE and setup.grid.distance(left, h) < NEAREST:
        params["count"] = int(setup.grid.distance(left, h))
        params["from"] = s.hex_ref(left)
        return Refusal("2.3e", "tr-relocate-near", params)
    problem = stacking.explain(s, hq, h)
    if problem is not None:
        return problem
    if s.threatened(side, h):
        return Refusal("2.3e", "tr-relocate-zoc", params)
    if in_enemy_city(s, side, h):
        return Refusal("2.3e", "tr-relocate-city", params)
    return None if supply_lines.flood(s, side)[h] == 1 else Refusal("2.3e", "tr-relocate-no-supply", params)


# ---------------------------------------------------------------- the decision
class Relocation(Decision):
    """An HQ is off the map: where does it go? (2.3c to 2.3e)"""

    RULE: ClassVar = "2.3e"
    VERBS: ClassVar = (RELOCATE,)

    def __init__(self, hq: i64, left: i64, forced: i64, returns: i64) -> None:
        self.hq = hq
        self.left = left  # the hex it left, or NOWHERE: distance does not matter
        self.forced = forced  # 0: its owner chose to relocate it
        self.returns = returns  # 1: it comes back after it was set aside

    def side(self, s: Position) -> i64:
        return s.setup.side[self.hq]

    def prompt_key(self) -> str:
        return "tr-prompt-relocation" if self.forced == 1 else "tr-prompt-relocation-free"

    def prompt_params(self, s: Position) -> Params:
        return {"unit": s.ref(self.hq)}

    def about_unit(self) -> i64:
        return self.hq

    def about_hex(self) -> i64:
        return self.left

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [Action(RELOCATE, hex=h) for h in places(s, self.hq, self.left)]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        near = nearby.around(s, self.left, 4) if self.left >= 0 else []
        return [Action(RELOCATE, hex=h) for h in nearby.city_hexes(s) + near]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return refuse_relocation(s, self.hq, self.left, action.hex)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        """It stands in its new hex and can trace a supply line from there."""
        s.pop()
        if s.events is not None:
            key = "tr-hq-returns" if self.returns == 1 or self.left == NOWHERE else "tr-hq-relocated"
            params: Params = {"unit": s.ref(self.hq), "to": s.hex_ref(action.hex)}
            if self.left != NOWHERE:
                params["from"] = s.hex_ref(self.left)
            s.tell("2.3e", key, params)
        control.enter(s, self.hq, action.hex)
        control.settle(s)

    def skip_if_empty(self, s: Position) -> bool:
        """An HQ without a legal hex stays aside."""
        if not super().skip_if_empty(s):
            return False
        stay_aside(s, self.hq)
        return True

    def check(self, s: Position, at: str) -> None:
        self.check_hq(s, f"{at}.hq", self.hq, ASIDE)
        self.check_hex(s, f"{at}.left", self.left, NOWHERE)
