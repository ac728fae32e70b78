"""Movement on foot and facing (5.0 to 5.3, 7.4b, 7.6.3g, 11.0b, 11.1, 11.5a)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import BARE, BOGGED, DUG_IN, HIDDEN, LEFT, ON_MAP, WAITING, Position
from caposaldo.games.storms.rules import (
    action_points,
    control,
    current_action,
    entry,
    facing,
    hidden_units,
    hits,
    rolls,
    sight,
    victory,
)
from caposaldo.games.storms.rules.current_action import ActionDecision
from caposaldo.games.storms.rules.facing import Look
from caposaldo.games.storms.setup import ALL_ROUND, FIXED, GUN, TERRAIN_NAMES, WATER
from caposaldo.games.storms.verbs import GO
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import Params, Refusal
from caposaldo.kernel.hexes import NOWHERE

CANNOT: Final = -1  # as a price
BACKWARD: Final = 1  # 5.2b
CARE: Final = 1  # 5.0.1
INTO_GULLY: Final = 3  # 11.5a

# What keeps a unit from going to a hex, whatever it pays.
FREE: Final = 0
FAR: Final = 1
PLANTED: Final = 2
STUNNED: Final = 3
PINNED: Final = 4
RIVER: Final = 5
GULLY: Final = 6
PURSUED: Final = 7
NO_ENTRY: Final = 8
ENTRY_TAKEN: Final = 9
MIRED: Final = 10
OBSTACLE_RULES: Final = ["", "5.0", "5.2", "7.4c", "7.4b", "4.0b", "11.5a", "7.6.3g", "5.1", "5.1", "8.1"]
OBSTACLE_KEYS: Final = [
    "", "st-move-far", "st-move-planted", "st-move-stunned", "st-move-pinned", "st-move-river", "st-move-gully",
    "st-move-pursued", "st-move-no-entry", "st-move-entry-taken", "st-move-bogged",
]  # fmt: skip
WITHDRAWAL: Final = "V09"  # leaves close combat by any way


# ---------------------------------------------------------------- what a move costs (5.0)
def price(s: Position, unit: i64, h: i64, careful: i64) -> i64:
    """AP to enter the neighbouring hex: move cost, terrain, road, climbing, gully, backward, care, hit marker; -1: it
    cannot be entered at all."""
    if obstacle(s, unit, h) != FREE:
        return CANNOT
    return cost(s, unit, h) + (CARE if careful == 1 else 0)


def cost(s: Position, unit: i64, h: i64) -> i64:
    """The same for a hex that can be entered, without care; everything adds up (5.0)."""
    setup = s.setup
    total = own_cost(s, unit)
    at = s.hex[unit]
    if at < 0:
        return total + setup.entry_cost[setup.terrain[h]]
    if not by_road(s, at, h):
        total += setup.entry_cost[setup.underfoot(h)]
    return total + slope(s, at, h) + (BACKWARD if backward(s, unit, h) else 0)


def own_cost(s: Position, unit: i64) -> i64:
    """The number on the counter, with what a hit marker adds (7.4)."""
    printed = s.setup.types[unit].move_cost
    return printed if s.marker[unit] < 0 else printed + s.setup.markers[s.marker[unit]].move_cost


def by_road(s: Position, at: i64, h: i64) -> bool:
    """The step follows the road across the hexside: the ground beside it costs and bars nothing (5.0c)."""
    d = s.setup.grid.direction(at, h)
    return d != NOWHERE and s.setup.road[6 * at + d] == 1


def crosses_gully_edge(s: Position, at: i64, h: i64) -> bool:
    """The step crosses the border of a gully where there is no opening (11.5a)."""
    setup = s.setup
    if (setup.level[at] < 0) == (setup.level[h] < 0):
        return False
    return setup.opening[at if setup.level[at] < 0 else h] == 0


def slope(s: Position, at: i64, h: i64) -> i64:
    """AP for the way up and for the border of a gully."""
    return climb(s, at, h) + (INTO_GULLY if crosses_gully_edge(s, at, h) else 0)


def climb(s: Position, at: i64, h: i64) -> i64:
    """One AP for each level climbed (11.0b, 11.1), nothing on the way down. From a gully only levels above the ground
    count: the way up to it is paid at its border, or free at an opening (11.5a)."""
    return max(s.setup.level[h] - max(s.setup.level[at], 0), 0)


def backward(s: Position, unit: i64, h: i64) -> bool:
    """The step costs more for going backward (5.2b), but not for a unit with a card for it (V09)."""
    return goes_back(s, unit, h) and not slips_away(s, unit)


def goes_back(s: Position, unit: i64, h: i64) -> bool:
    """It steps into one of its three rear hexes (5.2b). Who is hidden has no facing yet (10.0)."""
    if s.setup.is_a(unit, ALL_ROUND) or s.has(unit, HIDDEN):
        return False
    return not sight.is_front(s.setup, s.hex[unit], s.face[unit], h)


def bill(s: Position, unit: i64, h: i64, careful: i64) -> Chain:
    """The same price as a chain."""
    chain = Chain()
    at = s.hex[unit]
    chain.add("5.0", "st-bill-move", s.setup.types[unit].move_cost)
    if own_cost(s, unit) != s.setup.types[unit].move_cost:
        chain.add("7.4", "st-bill-marker", own_cost(s, unit) - s.setup.types[unit].move_cost)
    add_ground(s, chain, at, h)
    if at >= 0 and backward(s, unit, h):
        chain.add("5.2b", "st-bill-backward", BACKWARD)
    if careful == 1:
        chain.add("5.0.1", "st-bill-care", CARE)
    return chain


def add_ground(s: Position, chain: Chain, at: i64, h: i64) -> None:
    terrain = s.setup.underfoot(h) if at >= 0 else s.setup.terrain[h]
    extra = s.setup.entry_cost[terrain]
    if extra != 0 and at >= 0 and by_road(s, at, h):
        chain.note("5.0c", "st-bill-road")
    elif extra != 0:
        chain.add("5.0b", "st-bill-terrain", extra, {"terrain": f"@st-terrain-{TERRAIN_NAMES[terrain]}"})
    if at < 0:
        return
    if crosses_gully_edge(s, at, h):
        chain.add("11.5a", "st-bill-gully", INTO_GULLY)
    rise = climb(s, at, h)
    if rise > 0:
        chain.add("11.0b" if rise == 1 else "11.1", "st-bill-climb", rise)


# ---------------------------------------------------------------- what forbids it
def held(s: Position, unit: i64) -> i64:
    """The reason that keeps the unit where it is: a fixed counter (5.2), a hit marker (7.4b, 7.4c)."""
    if s.setup.types[unit].move_cost == 0 or s.setup.is_a(unit, FIXED):
        return PLANTED
    if s.flags[unit] & BOGGED != 0:
        return MIRED
    if s.marker[unit] < 0:
        return FREE
    marker = s.setup.markers[s.marker[unit]]
    if marker.no_action:
        return STUNNED
    return PINNED if marker.no_move else FREE


def obstacle(s: Position, unit: i64, h: i64) -> i64:
    if not 0 <= h < s.setup.count_hexes:
        return FAR
    stuck = held(s, unit)
    if stuck != FREE:
        return stuck
    if s.hex[unit] < 0:
        return entry_obstacle(s, unit, h)
    d = s.setup.grid.direction(s.hex[unit], h)
    return FAR if d == NOWHERE else step_obstacle(s, unit, h, d)


def step_obstacle(s: Position, unit: i64, h: i64, d: i64) -> i64:
    """The next hex in direction d, for a unit that can move at all."""
    at = s.hex[unit]
    if s.setup.is_a(unit, GUN) and s.setup.road[6 * at + d] == 0:
        if s.setup.underfoot(h) == WATER:
            return RIVER
        if crosses_gully_edge(s, at, h):
            return GULLY
    return PURSUED if is_cut_off(s, unit, d) and not slips_away(s, unit) else FREE


def is_cut_off(s: Position, unit: i64, d: i64) -> bool:
    """An enemy came into the hex while the unit was there: no way out by the hex he came from, nor by the two beside
    it; every one of them bars his own three (7.6.3g)."""
    at = s.hex[unit]
    other = s.first[at]
    while other >= 0:
        if s.setup.side[other] != s.setup.side[unit] and s.flags[other] & HIDDEN == 0:
            if s.came[other] != NOWHERE and s.since[unit] < s.since[other]:
                if (d - s.setup.grid.direction(at, s.came[other]) + 7) % 6 <= 2:
                    return True
        other = s.next[other]
    return False


def entry_obstacle(s: Position, unit: i64, h: i64) -> i64:
    if s.place[unit] != WAITING:
        return FAR
    if entry.holds(entry.hexes(s, unit), h):
        return FREE
    return ENTRY_TAKEN if entry.holds(s.setup.zone[unit], h) else NO_ENTRY


def bars(s: Position, unit: i64, h: i64) -> Refusal | None:
    """Why the unit may not go there whatever it pays: not next to it, water for guns, pinned (7.4b), withdrawal from
    close combat (7.6.3g) ..."""
    found = obstacle(s, unit, h)
    if found == FREE:
        return None
    params: Params = {"unit": s.ref(unit)}
    if 0 <= h < s.setup.count_hexes:
        params["hex"] = s.hex_ref(h)
    elif found == FAR:
        return Refusal("5.0", "st-move-off-map", params)
    return Refusal(OBSTACLE_RULES[found], OBSTACLE_KEYS[found], params)


def too_dear(rule: str, total: i64) -> Refusal:
    return Refusal(rule, "st-too-dear", {"cost": int(total)})


def refuse_care(s: Position, h: i64, careful: i64) -> Refusal | None:
    """Care is a choice only under that option, and only where the ground gives no cover (5.0.1)."""
    if careful == 0 or (careful == 1 and exposes(s, h)):
        return None
    return Refusal("5.0.1", "st-move-no-care")


def exposes(s: Position, h: i64) -> bool:
    """A unit that comes here without care is an easy target in the next enemy turn (5.0.1)."""
    return s.setup.cautious and s.setup.cover[s.setup.terrain[h]] <= 0


# ---------------------------------------------------------------- decisions of one unit
def steps(s: Position, unit: i64, means: i64, least: i64) -> list[Action]:
    """GO to every hex that the unit can enter when at least so much is paid anyway."""
    found: list[Action] = []
    if held(s, unit) != FREE:
        return found
    if s.hex[unit] < 0:
        for h in entry.hexes(s, unit):
            add_step(s, found, unit, h, means, least)
        return found
    for d in range(6):
        h = s.setup.grid.near[6 * s.hex[unit] + d]
        if h != NOWHERE and step_obstacle(s, unit, h, d) == FREE:
            add_step(s, found, unit, h, means, least)
    return found


def can_step(s: Position, unit: i64, means: i64) -> bool:
    """There is at least one such hex."""
    if held(s, unit) != FREE:
        return False
    if s.hex[unit] < 0:
        return len(steps(s, unit, means, 0)) > 0
    for d in range(6):
        h = s.setup.grid.near[6 * s.hex[unit] + d]
        if h != NOWHERE and step_obstacle(s, unit, h, d) == FREE:
            if action_points.affordable(s, means, cost(s, unit, h)):
                return True
    return False


def add_step(s: Position, found: list[Action], unit: i64, h: i64, means: i64, least: i64) -> None:
    total = cost(s, unit, h)
    if action_points.affordable(s, means, max(total, least)):
        found.append(Action(GO, hex=h))
        if exposes(s, h) and action_points.affordable(s, means, max(total + CARE, least)):
            found.append(Action(GO, hex=h, how=1))


def refuse_step(s: Position, unit: i64, action: Action, means: i64, least: i64) -> Refusal | None:
    """The same question for one GO."""
    barred = bars(s, unit, action.hex)
    if barred is not None:
        return barred
    careless = refuse_care(s, action.hex, action.careful)
    if careless is not None:
        return careless
    total = max(price(s, unit, action.hex, action.careful), least)
    return None if action_points.affordable(s, means, total) else too_dear("5.0", total)


def refuse_turn(s: Position, act: ActionDecision, face: i64) -> Refusal | None:
    """To another facing, for 1 AP (5.3)."""
    if not 0 <= face < 6:
        return Refusal("5.2", "st-face-direction")
    if s.visible(act.unit) and face == s.face[act.unit]:
        return Refusal("5.3", "st-turn-same", {"unit": s.ref(act.unit)})
    return refuse_turning(s, act, act.unit)


def refuse_turning(s: Position, act: ActionDecision, unit: i64) -> Refusal | None:
    """Not for counters without an arrow or with a fixed one, the hidden, the pinned and the stunned (5.2, 5.3)."""
    if current_action.is_two_hexes(s, act.card):
        return Refusal("8.1", "st-turn-card")
    if not facing.can_turn(s, unit):
        return Refusal("5.3", "st-turn-cannot", {"unit": s.ref(unit)})
    return None if action_points.affordable(s, act.means, facing.TURN_COST) else too_dear("5.3", facing.TURN_COST)


# ---------------------------------------------------------------- leaving the map (5.1)
def refuse_exit(s: Position, act: ActionDecision) -> Refusal | None:
    """All who take part stand where the scenario lets them leave, and can move; the dearest pays for all."""
    total: i64 = 0
    for unit in current_action.members(s):
        if not entry.may_leave(s, unit):
            return Refusal("5.1", "st-exit-not-here", {"unit": s.ref(unit)})
        stuck = held(s, unit)
        if stuck != FREE:
            return Refusal(OBSTACLE_RULES[stuck], OBSTACLE_KEYS[stuck], {"unit": s.ref(unit)})
        total = max(total, own_cost(s, unit))
    return None if action_points.affordable(s, act.means, total) else too_dear("5.1", total)


def leave(s: Position, act: ActionDecision) -> None:
    total: i64 = 0
    for unit in current_action.members(s):
        total = max(total, own_cost(s, unit))
        leave_map(s, unit)
    action_points.pay(s, act.means, act.added, total)


def leave_map(s: Position, unit: i64) -> None:
    """It is out of the game, but not lost; the scenario may give VP for it."""
    hidden_units.come_out(s, unit)
    h = s.hex[unit]
    side = s.setup.side[unit]
    if s.events is not None:
        s.tell("5.1", "st-leaves-map", {"unit": s.ref(unit), "hex": s.hex_ref(h)})
    s.lift(unit, LEFT)
    control.update(s, h)
    victory.score(s, side, s.setup.exit_points[side], "2.4", h)


# ---------------------------------------------------------------- what happens
def go(s: Position, unit: i64, h: i64, careful: i64) -> None:
    """One hex, then any facing for nothing (5.2a), after the units it has revealed (10.0). A hidden unit
    comes out first (10.0a); a marker that makes the move dearer is shown (7.4d)."""
    hidden_units.come_out(s, unit)
    if s.marker[unit] >= 0 and s.setup.markers[s.marker[unit]].move_cost != 0:
        hits.reveal_marker(s, unit)
    tell_move(s, unit, h)
    s.push(Look(unit))
    slip_away(s, unit, h)
    arrive(s, unit, h)
    if careful == 0 and exposes(s, h):
        s.mark(unit, BARE)


def tell_move(s: Position, unit: i64, h: i64) -> None:
    """Tell from where to where; reinforcements come from nowhere (5.1)."""
    if s.events is None:
        return
    params: Params = {"unit": s.ref(unit), "to": s.hex_ref(h)}
    if s.hex[unit] < 0:
        s.tell("5.1", "st-enters", params)
    else:
        s.tell("5.0", "st-moves", {**params, "from": s.hex_ref(s.hex[unit])})


def arrive(s: Position, unit: i64, h: i64) -> None:
    """Every way into a hex leads through here: put, `came` and `since`, control, reveals."""
    at = s.hex[unit]
    if at >= 0:
        s.lift(unit, ON_MAP)
    s.put(unit, h)
    s.since[unit] = s.actions_done + 1
    s.came[unit] = NOWHERE
    s.flags[unit] = s.flags[unit] & ~(DUG_IN | BARE)
    hidden_units.after_move(s, unit)
    if s.enemy_in(s.setup.side[unit], h):
        s.came[unit] = at
    if at >= 0:
        control.update(s, at)
    control.update(s, h)


# ---------------------------------------------------------------- withdrawal (V09)
def slips_away(s: Position, unit: i64) -> bool:
    """In a hex with enemies a unit with V09 goes where it likes, and backward at no extra cost."""
    if len(s.setup.veteran[unit]) == 0 or s.hex[unit] < 0 or not s.enemy_in(s.setup.side[unit], s.hex[unit]):
        return False
    return rolls.unused(s, unit, WITHDRAWAL) >= 0


def slip_away(s: Position, unit: i64, h: i64) -> None:
    """It leaves: the card is used if it was needed."""
    if not slips_away(s, unit):
        return
    d = s.setup.grid.direction(s.hex[unit], h)
    if is_cut_off(s, unit, d) or goes_back(s, unit, h):
        rolls.use_up(s, unit, rolls.unused(s, unit, WITHDRAWAL))
        s.tell("8.3", "st-slips-away", {"unit": s.ref(unit)})
