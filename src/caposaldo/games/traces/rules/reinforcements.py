"""Reinforcements (11.0, 11.1): along the railways, group by group, in the place of others, from the air."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.position import BOX, GONE, ON_MAP, SUPPLIED, Position
from caposaldo.games.traces.rules import control, nearby, stacking, supply_lines
from caposaldo.games.traces.rules.decision import Decision
from caposaldo.games.traces.setup import ARRIVES, AXIS, DROPPED, REPLACES, SOVIET
from caposaldo.games.traces.verbs import DROP, PLACE, REPLACE
from caposaldo.kernel.fields import filled
from caposaldo.kernel.game import Message, Params, Refusal, Todo
from caposaldo.kernel.hexes import NOWHERE

JUMP: Final = 8  # hexes from a supplied Soviet unit to the landing (11.1d)


# ---------------------------------------------------------------- placement
def rail_open(s: Position, side: i64, h: i64) -> bool:
    """A railway serves the side here: no enemy unit, no enemy zone of control, whoever stands there, and no major city
    in enemy hands (11.0b)."""
    if s.holder(h) == 1 - side or s.threatened(side, h):
        return False
    city = s.setup.city_at[h]
    return city < 0 or not s.setup.cities[city].major or s.city[city] == side


def hexes_served(s: Position, side: i64) -> vec[i64]:
    """1 for every railway hex that an open railway and a supply line join to a source of the side (11.0b, 8.1a). The
    airborne bridgehead is no source here (11.1e)."""
    by_rail = hexes_on_open_rail(s, side)
    supplied = supply_lines.flood_from(s, side, s.setup.sources[side])
    return vec[i64]([by_rail[h] & supplied[h] for h in range(s.setup.count_hexes)])


def hexes_on_open_rail(s: Position, side: i64) -> vec[i64]:
    """1 for every railway hex that an open railway joins to a source of the side, the source included (11.0b)."""
    setup = s.setup
    found = filled(setup.count_hexes, 0)
    queue = vec[i64]([])
    for source in setup.sources[side]:
        if setup.has_rail[source] == 1 and found[source] == 0 and rail_open(s, side, source):
            found[source] = 1
            queue = append(queue, source)
    at: i64 = 0
    while at < len(queue):
        h = queue[at]
        at += 1
        for d in range(6):
            other = setup.way[6 * h + d]
            if other >= 0 and setup.rail[6 * h + d] == 1 and found[other] == 0 and rail_open(s, side, other):
                found[other] = 1
                queue = append(queue, other)
    return found


def placeable(s: Position, unit: i64) -> list[int]:
    """Railway hexes on which the unit may be placed (11.0b, 11.0c)."""
    served = hexes_served(s, s.setup.side[unit])
    return [h for h in range(len(served)) if served[h] == 1 and stacking.fits(s, unit, h)]


def has_place(s: Position, unit: i64, served: vec[i64]) -> bool:
    for h in range(len(served)):
        if served[h] == 1 and stacking.fits(s, unit, h):
            return True
    return False


def refuse_place(s: Position, unit: i64, h: i64) -> Refusal | None:
    """Why the unit cannot be placed there (11.0b, 11.0c)."""
    if not 0 <= h < s.setup.count_hexes or s.setup.has_rail[h] == 0:
        return Refusal("11.0b", "tr-place-no-railway")
    side = s.setup.side[unit]
    if hexes_on_open_rail(s, side)[h] == 0:
        return Refusal("11.0b", "tr-place-no-line", {"hex": s.hex_ref(h)})
    if hexes_served(s, side)[h] == 0:
        return Refusal("11.0b", "tr-place-no-supply", {"hex": s.hex_ref(h)})
    if not stacking.fits(s, unit, h):
        return Refusal("11.0c", "tr-place-full", {"hex": s.hex_ref(h)})
    return None


def enter_play(s: Position, unit: i64, h: i64) -> None:
    """At full strength and without a supply marker (11.0c)."""
    s.steps[unit] = s.setup.steps[unit]
    s.supply[unit] = SUPPLIED
    control.enter(s, unit, h)
    control.settle(s)


def place(s: Position, unit: i64, h: i64) -> None:
    s.tell("11.0b", "tr-unit-placed", {"unit": s.ref(unit), "hex": s.hex_ref(h)})
    enter_play(s, unit, h)


# ---------------------------------------------------------------- Soviet groups
def last_group(s: Position) -> i64:
    """The highest number on a counter of the box (G-reinforcements)."""
    setup = s.setup
    found: i64 = 0
    for unit in range(setup.count()):
        if setup.side[unit] == SOVIET and (setup.entry[unit] == ARRIVES or setup.entry[unit] == REPLACES):
            found = max(found, setup.group[unit])
    return found


def arrive(s: Position) -> None:
    """The next Soviet group arrives (11.1a). Units that found no place before come with it (11.0b); after the last
    group they come alone."""
    if s.groups < last_group(s):
        s.groups += 1
        s.tell("11.1a", "tr-group-arrives", {"group": int(s.groups), "count": len(waiting(s))})
    elif len(waiting(s)) > 0:
        s.tell("11.0b", "tr-only-waiting-arrive", {"count": len(waiting(s))})
    else:
        s.tell("4.3C", "tr-no-group-left", {})
        return
    s.push(Arrivals())
    tell_waiting(s)


def waiting(s: Position) -> list[int]:
    """Soviet units of the groups that have arrived which are not on the map yet, in their order."""
    setup = s.setup
    found: list[int] = []
    for unit in range(setup.count()):
        if s.place[unit] == BOX and setup.side[unit] == SOVIET and setup.group[unit] <= s.groups:
            if setup.entry[unit] == ARRIVES or setup.entry[unit] == REPLACES:
                found.append(unit)
    return found


def arrivals(s: Position) -> list[Action]:
    """Return the actions of the first waiting unit that has any. Where it has fewer places than there are units, the
    owner chooses among all of them."""
    able = [found for found in [entries(s, unit) for unit in waiting(s)] if found]
    if not able or len(able[0]) >= len(able):
        return able[0] if able else []
    return [action for found in able for action in found]


def entries(s: Position, unit: i64) -> list[Action]:
    """A new unit is placed along the railway (11.1b), a replacement on a weaker unit of its arm (11.1c)."""
    if s.setup.entry[unit] == ARRIVES:
        return [Action(PLACE, unit, h) for h in placeable(s, unit)]
    return [Action(REPLACE, unit, old) for old in range(len(s.hex)) if refuse_old(s, unit, old) is None]


def refuse_old(s: Position, new: i64, old: i64) -> Refusal | None:
    """A weaker Soviet unit of the same arm on the map that is in supply (2.2h, 11.1c, A-same-type)."""
    if not 0 <= old < len(s.hex):
        return Refusal("11.1c", "tr-unit-unknown")
    if s.setup.side[old] != SOVIET or s.place[old] != ON_MAP:
        return Refusal("11.1c", "tr-replace-not-there", {"unit": s.ref(old)})
    if s.setup.arm[old] != s.setup.arm[new]:
        return Refusal("11.1c", "tr-replace-other-arm", {"unit": s.ref(new), "old": s.ref(old)})
    if s.supply[old] != SUPPLIED:
        return Refusal("11.1c", "tr-replace-no-supply", {"old": s.ref(old)})
    return None if weaker(s, old, new) else Refusal("11.1c", "tr-replace-not-weaker", {"old": s.ref(old)})


def weaker(s: Position, old: i64, new: i64) -> bool:
    """The side that the old unit shows has a lower strength than the full side of the new one, and none higher."""
    attack, defence = s.attack_value(old), s.defence_value(old)
    full_attack, full_defence = s.setup.attack[new], s.setup.defence[new]
    return attack <= full_attack and defence <= full_defence and attack + defence < full_attack + full_defence


def replace(s: Position, new: i64, old: i64) -> None:
    """The old unit leaves the game, the new one stands in its hex (11.1c)."""
    h = s.hex[old]
    s.lift(old, GONE)
    s.tell("11.1c", "tr-unit-replaced", {"unit": s.ref(new), "old": s.ref(old), "hex": s.hex_ref(h)})
    enter_play(s, new, h)


def tell_waiting(s: Position) -> None:
    """Said once, when nothing more can be placed: who stays in the box (11.0b, A-replacement-none)."""
    if s.events is None or s.result is not None or arrivals(s):
        return
    for unit in waiting(s):
        s.tell("11.0b", "tr-unit-waits", {"unit": s.ref(unit)})


# ---------------------------------------------------------------- the airborne operation
def land(s: Position) -> None:
    """The airborne operation (11.1d)."""
    s.push(Parachute())


def parachute_unit(s: Position) -> i64:
    """The unit that is dropped with the bridgehead marker, or -1."""
    for unit in range(s.setup.count()):
        if s.setup.entry[unit] == DROPPED and s.place[unit] == BOX:
            return unit
    return -1


def in_reach(s: Position) -> vec[i64]:
    """1 for every hex within eight hexes of a Soviet unit without a supply marker, counted straight (11.1d)."""
    distance = filled(s.setup.count_hexes, NOWHERE)
    queue = vec[i64]([])
    for unit in range(len(s.hex)):
        h = s.hex[unit]
        if h >= 0 and s.setup.side[unit] == SOVIET and s.supply[unit] == SUPPLIED and distance[h] != 0:
            distance[h] = 0
            queue = append(queue, h)
    at: i64 = 0
    while at < len(queue):
        h = queue[at]
        at += 1
        for d in range(6):
            other = s.setup.grid.near[6 * h + d]
            if other >= 0 and distance[other] < 0 and distance[h] < JUMP:
                distance[other] = distance[h] + 1
                queue = append(queue, other)
    return vec[i64]([1 if n >= 0 else 0 for n in distance])


def landings(s: Position) -> list[Action]:
    unit = parachute_unit(s)
    if unit < 0:
        return []
    near = in_reach(s)
    return [Action(DROP, hex=h) for h in range(len(near)) if near[h] == 1 and can_land(s, unit, h)]


def can_land(s: Position, unit: i64, h: i64) -> bool:
    """Land, nobody of the Axis there, room for one more; zones of control do not matter (A-airborne-hex)."""
    return s.setup.on_land(h) and s.holder(h) != AXIS and stacking.fits(s, unit, h)


def refuse_drop(s: Position, h: i64) -> Refusal | None:
    if not 0 <= h < s.setup.count_hexes or not s.setup.on_land(h):
        return Refusal("11.1d", "tr-drop-no-land")
    params: Params = {"hex": s.hex_ref(h)}
    if in_reach(s)[h] == 0:
        params["count"] = JUMP
        return Refusal("11.1d", "tr-drop-too-far", params)
    if s.holder(h) == AXIS:
        return Refusal("5.0e", "tr-drop-enemy", params)
    return None if stacking.fits(s, parachute_unit(s), h) else Refusal("5.0b", "tr-drop-full", params)


def drop(s: Position, h: i64) -> None:
    """The marker and the parachute unit come down together; it counts as a crossing point at once (11.1d, 12.3b)."""
    unit = parachute_unit(s)
    s.landed = 1
    s.bridgehead = h
    s.tell("11.1d", "tr-airborne-landing", {"unit": s.ref(unit), "hex": s.hex_ref(h)})
    enter_play(s, unit, h)


# ---------------------------------------------------------------- why not
def refuse_unit(s: Position, units: list[int], unit: i64, rule: str) -> Refusal | None:
    """Only these units are to be placed now."""
    if int(unit) in units:
        return None
    return Refusal(rule, "tr-place-other-first", {"unit": s.ref(units[0] if units else -1)})


def refuse_new(s: Position, unit: i64, h: i64) -> Refusal | None:
    if s.setup.entry[unit] == REPLACES:
        return Refusal("11.1c", "tr-place-replaces", {"unit": s.ref(unit)})
    return refuse_place(s, unit, h)


def refuse_replace(s: Position, unit: i64, old: i64) -> Refusal | None:
    if s.setup.entry[unit] != REPLACES:
        return Refusal("11.1b", "tr-replace-is-new", {"unit": s.ref(unit)})
    return refuse_old(s, unit, old)


# ---------------------------------------------------------------- the decisions
class Arrivals(Decision):
    """Soviet reinforcements come in one by one (11.1)."""

    RULE: ClassVar = "11.0b"
    VERBS: ClassVar = (PLACE, REPLACE)

    def side(self, s: Position) -> i64:
        return SOVIET

    def options(self, s: Position, seat: i64) -> list[Action]:
        return arrivals(s)

    def considered(self, s: Position, seat: i64) -> list[Action]:
        """The unit that the legal actions are about, in every city; a replacement for every unit of its side."""
        legal = s.options(seat)
        if len(legal) == 0:
            return []
        unit = legal[0].unit
        if s.setup.entry[unit] == REPLACES:
            return [Action(REPLACE, unit, other) for other in nearby.own_units(s, SOVIET)]
        return [Action(PLACE, unit, h) for h in nearby.city_hexes(s)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        problem = refuse_unit(s, [int(other.unit) for other in arrivals(s)], action.unit, "11.1a")
        if problem is not None:
            return problem
        if action.verb == REPLACE:
            return refuse_replace(s, action.unit, action.replaced)
        return refuse_new(s, action.unit, action.hex)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == REPLACE:
            replace(s, action.unit, action.replaced)
        else:
            place(s, action.unit, action.hex)
        tell_waiting(s)

    def todo(self, s: Position, seat: i64) -> Todo:
        units = waiting(s)
        return Todo(units, 0, Message("11.0b", "tr-todo-place", {"count": len(units)}))


class Parachute(Decision):
    """The airborne operation: where does the parachute unit come down? (11.1d)"""

    RULE: ClassVar = "11.1d"
    VERBS: ClassVar = (DROP,)

    def side(self, s: Position) -> i64:
        return SOVIET

    def options(self, s: Position, seat: i64) -> list[Action]:
        return landings(s)

    def considered(self, s: Position, seat: i64) -> list[Action]:
        crossings = [int(crossing.hex) for crossing in s.setup.crossings]
        return [Action(DROP, hex=h) for h in crossings + nearby.city_hexes(s)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return refuse_drop(s, action.hex)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        drop(s, action.hex)


class Purchase(Decision):
    """A unit was bought and is placed (11.2a)."""

    RULE: ClassVar = "11.0b"
    VERBS: ClassVar = (PLACE,)

    def __init__(self, unit: i64) -> None:
        self.unit = unit

    def side(self, s: Position) -> i64:
        return AXIS

    def about_unit(self) -> i64:
        return self.unit

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [Action(PLACE, self.unit, h) for h in placeable(s, self.unit)]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(PLACE, self.unit, h) for h in nearby.city_hexes(s)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        problem = refuse_unit(s, [int(self.unit)], action.unit, "11.2a")
        return problem if problem is not None else refuse_new(s, action.unit, action.hex)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        place(s, action.unit, action.hex)

    def check(self, s: Position, at: str) -> None:
        self.check_unit(s, f"{at}.unit", self.unit, BOX)
