"""Movement on foot and facing (5.0 to 5.3, 7.4b, 7.6.3g, 11.0b, 11.1, 11.5a)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms import control, entry, groups, hidden, hits, rounds, sight, turns, veterans
from caposaldo.games.storms.ground import ALL_ROUND, FIXED, GUN, TERRAIN_NAMES, WATER
from caposaldo.games.storms.state import (
    BARE,
    BOGGED,
    DUG_IN,
    EXIT,
    FACE,
    GO,
    HIDDEN,
    LEFT,
    LOOK,
    ON_MAP,
    SECOND_HEX,
    TURN,
    WAITING,
    Field,
)
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Params, Refusal
from caposaldo.kernel.hexes import NOWHERE

CANNOT: Final = -1  # as a price
BACKWARD: Final = 1  # 5.2b
CARE: Final = 1  # 5.0.1
INTO_GULLY: Final = 3  # 11.5a
TWO_HEXES: Final = 5  # the card that takes a unit two hexes far

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


# ---------------------------------------------------------------- what a move costs (5.0)
def price(s: Field, unit: i64, h: i64, careful: i64) -> i64:
    """AP to enter the neighbouring hex: move cost, terrain, road, climbing, gully, backward, care, hit marker; -1: it
    cannot be entered at all."""
    if obstacle(s, unit, h) != FREE:
        return CANNOT
    return cost(s, unit, h) + (CARE if careful == 1 else 0)


def cost(s: Field, unit: i64, h: i64) -> i64:
    """The same for a hex that can be entered, without care; everything adds up (5.0)."""
    ground = s.ground
    total = own_cost(s, unit)
    at = s.hex[unit]
    if at < 0:
        return total + ground.entry_cost[ground.terrain[h]]
    if not by_road(s, at, h):
        total += ground.entry_cost[underfoot(s, h)]
    return total + slope(s, at, h) + (BACKWARD if backward(s, unit, h) else 0)


def own_cost(s: Field, unit: i64) -> i64:
    """The number on the counter, with what a hit marker adds (7.4)."""
    printed = s.ground.types[unit].move_cost
    return printed if s.marker[unit] < 0 else printed + s.ground.markers[s.marker[unit]].move_cost


def by_road(s: Field, at: i64, h: i64) -> bool:
    """The step follows the road across the hexside: the ground beside it costs and bars nothing (5.0c)."""
    d = s.ground.grid.direction(at, h)
    return d != NOWHERE and s.ground.road[6 * at + d] == 1


def underfoot(s: Field, h: i64) -> i64:
    """The terrain of a hex for who comes in by no road: beside its bridge there is water (5.0c, 4.0b)."""
    return s.ground.underfoot(h)


def in_and_out_of_gully(s: Field, at: i64, h: i64) -> bool:
    """The step crosses the border of a gully where there is no opening (11.5a)."""
    ground = s.ground
    if (ground.level[at] < 0) == (ground.level[h] < 0):
        return False
    return ground.opening[at if ground.level[at] < 0 else h] == 0


def slope(s: Field, at: i64, h: i64) -> i64:
    """One AP for each level climbed (11.0b, 11.1), nothing on the way down; three into or out of a gully instead, none
    at its openings (11.5a)."""
    if in_and_out_of_gully(s, at, h):
        return INTO_GULLY
    low = s.ground.level[at]
    rise = s.ground.level[h] - low
    return rise if rise > 0 and low >= 0 else 0


def backward(s: Field, unit: i64, h: i64) -> bool:
    """The step costs more for going backward (5.2b), but not for a unit with a card for it (V09)."""
    return goes_back(s, unit, h) and not veterans.slips_away(s, unit)


def goes_back(s: Field, unit: i64, h: i64) -> bool:
    """It steps into one of its three rear hexes (5.2b). Who is hidden has no facing yet (10.0)."""
    if s.ground.is_a(unit, ALL_ROUND) or s.has(unit, HIDDEN):
        return False
    return not sight.is_front(s.ground, s.hex[unit], s.face[unit], h)


def bill(s: Field, unit: i64, h: i64, careful: i64) -> Chain:
    """The same for people."""
    chain = Chain()
    at = s.hex[unit]
    chain.add("5.0", "st-bill-move", s.ground.types[unit].move_cost)
    if own_cost(s, unit) != s.ground.types[unit].move_cost:
        chain.add("7.4", "st-bill-marker", own_cost(s, unit) - s.ground.types[unit].move_cost)
    add_ground(s, chain, at, h)
    if at >= 0 and backward(s, unit, h):
        chain.add("5.2b", "st-bill-backward", BACKWARD)
    if careful == 1:
        chain.add("5.0.1", "st-bill-care", CARE)
    return chain


def add_ground(s: Field, chain: Chain, at: i64, h: i64) -> None:
    terrain = underfoot(s, h) if at >= 0 else s.ground.terrain[h]
    extra = s.ground.entry_cost[terrain]
    if extra != 0 and at >= 0 and by_road(s, at, h):
        chain.note("5.0c", "st-bill-road")
    elif extra != 0:
        chain.add("5.0b", "st-bill-terrain", extra, {"terrain": f"@st-terrain-{TERRAIN_NAMES[terrain]}"})
    if at < 0:
        return
    rise = slope(s, at, h)
    if in_and_out_of_gully(s, at, h):
        chain.add("11.5a", "st-bill-gully", rise)
    elif rise > 0:
        chain.add("11.0b" if rise == 1 else "11.1", "st-bill-climb", rise)


# ---------------------------------------------------------------- what forbids it
def held(s: Field, unit: i64) -> i64:
    """What keeps the unit where it is: a fixed counter (5.2), a hit marker (7.4b, 7.4c)."""
    if s.ground.types[unit].move_cost == 0 or s.ground.is_a(unit, FIXED):
        return PLANTED
    if s.flags[unit] & BOGGED != 0:
        return MIRED
    if s.marker[unit] < 0:
        return FREE
    marker = s.ground.markers[s.marker[unit]]
    if marker.no_action:
        return STUNNED
    return PINNED if marker.no_move else FREE


def obstacle(s: Field, unit: i64, h: i64) -> i64:
    if not 0 <= h < s.ground.count_hexes:
        return FAR
    stuck = held(s, unit)
    if stuck != FREE:
        return stuck
    if s.hex[unit] < 0:
        return entry_obstacle(s, unit, h)
    d = s.ground.grid.direction(s.hex[unit], h)
    return FAR if d == NOWHERE else step_obstacle(s, unit, h, d)


def step_obstacle(s: Field, unit: i64, h: i64, d: i64) -> i64:
    """The next hex in direction d, for a unit that can move at all."""
    at = s.hex[unit]
    if s.ground.is_a(unit, GUN) and s.ground.road[6 * at + d] == 0:
        if underfoot(s, h) == WATER:
            return RIVER
        if in_and_out_of_gully(s, at, h):
            return GULLY
    return PURSUED if is_cut_off(s, unit, d) and not veterans.slips_away(s, unit) else FREE


def is_cut_off(s: Field, unit: i64, d: i64) -> bool:
    """An enemy came into the hex while the unit was there: no way out by the hex he came from, nor by the two beside
    it; every one of them bars his own three (7.6.3g)."""
    at = s.hex[unit]
    other = s.first[at]
    while other >= 0:
        if s.ground.side[other] != s.ground.side[unit] and s.flags[other] & HIDDEN == 0:
            if s.came[other] != NOWHERE and s.since[unit] < s.since[other]:
                if (d - s.ground.grid.direction(at, s.came[other]) + 7) % 6 <= 2:
                    return True
        other = s.next[other]
    return False


def entry_obstacle(s: Field, unit: i64, h: i64) -> i64:
    if s.place[unit] != WAITING:
        return FAR
    if entry.holds(entry.hexes(s, unit), h):
        return FREE
    return ENTRY_TAKEN if entry.holds(s.ground.zone[unit], h) else NO_ENTRY


def bars(s: Field, unit: i64, h: i64) -> Refusal | None:
    """Why the unit may not go there whatever it pays: not next to it, water for guns, pinned (7.4b), withdrawal from
    close combat (7.6.3g) ..."""
    found = obstacle(s, unit, h)
    if found == FREE:
        return None
    params: Params = {"unit": s.ref(unit)}
    if 0 <= h < s.ground.count_hexes:
        params["hex"] = s.hex_ref(h)
    elif found == FAR:
        return Refusal("5.0", "st-move-off-map", params)
    return Refusal(OBSTACLE_RULES[found], OBSTACLE_KEYS[found], params)


def too_dear(rule: str, total: i64) -> Refusal:
    return Refusal(rule, "st-too-dear", {"cost": int(total)})


def refuse_care(s: Field, h: i64, careful: i64) -> Refusal | None:
    """Care is a choice only under that option, and only where the ground gives no cover (5.0.1)."""
    if careful == 0 or (careful == 1 and exposes(s, h)):
        return None
    return Refusal("5.0.1", "st-move-no-care")


def exposes(s: Field, h: i64) -> bool:
    """Who comes here without care is an easy target in the next enemy turn (5.0.1)."""
    return s.ground.cautious and s.ground.cover[s.ground.terrain[h]] <= 0


# ---------------------------------------------------------------- decisions of one unit
def steps(s: Field, unit: i64, means: i64, added: i64, least: i64) -> list[Action]:
    """GO to every hex that the unit can enter when at least so much is paid anyway."""
    found: list[Action] = []
    if held(s, unit) != FREE:
        return found
    if s.hex[unit] < 0:
        for h in entry.hexes(s, unit):
            add_step(s, found, unit, h, means, added, least)
        return found
    for d in range(6):
        h = s.ground.grid.near[6 * s.hex[unit] + d]
        if h != NOWHERE and step_obstacle(s, unit, h, d) == FREE:
            add_step(s, found, unit, h, means, added, least)
    return found


def can_step(s: Field, unit: i64, means: i64, added: i64) -> bool:
    """There is at least one such hex."""
    if held(s, unit) != FREE:
        return False
    if s.hex[unit] < 0:
        return len(steps(s, unit, means, added, 0)) > 0
    for d in range(6):
        h = s.ground.grid.near[6 * s.hex[unit] + d]
        if h != NOWHERE and step_obstacle(s, unit, h, d) == FREE:
            if turns.affordable(s, means, added, cost(s, unit, h)):
                return True
    return False


def add_step(s: Field, found: list[Action], unit: i64, h: i64, means: i64, added: i64, least: i64) -> None:
    total = cost(s, unit, h)
    if turns.affordable(s, means, added, max(total, least)):
        found.append(Action(GO, 0, h))
        if exposes(s, h) and turns.affordable(s, means, added, max(total + CARE, least)):
            found.append(Action(GO, 0, h, 1))


def refuse_step(s: Field, unit: i64, a: Action, means: i64, added: i64, least: i64) -> Refusal | None:
    """The same question for one GO."""
    barred = bars(s, unit, a.b)
    if barred is not None:
        return barred
    careless = refuse_care(s, a.b, a.x)
    if careless is not None:
        return careless
    total = max(price(s, unit, a.b, a.x), least)
    return None if turns.affordable(s, means, added, total) else too_dear("5.0", total)


def acts(s: Field, frame: Frame) -> list[Action]:
    """GO, TURN, EXIT of the ACT frame that can be paid; for a group GO stands for `groups` (a.b = NOWHERE)."""
    if groups.size(s) > 1:
        found = groups.acts(s, frame)
    else:
        found = steps(s, frame.a, frame.b, frame.c, 0)
        if refuse_turning(s, frame, frame.a) is None:
            for face in range(6):
                if face != s.face[frame.a]:
                    found.append(Action(TURN, 0, face))
    if len(s.ground.exits[s.side]) > 0 and refuse_exit(s, frame) is None:
        found.append(Action(EXIT))
    return found


def refuse(s: Field, frame: Frame, a: Action) -> Refusal | None:
    if a.kind == EXIT:
        return refuse_exit(s, frame)
    if groups.size(s) > 1:
        return groups.refuse_act(s, frame, a)
    if a.kind == GO:
        return refuse_step(s, frame.a, a, frame.b, frame.c, 0)
    return refuse_turn(s, frame, a.b)


def refuse_turn(s: Field, frame: Frame, face: i64) -> Refusal | None:
    """To another facing, for 1 AP (5.3)."""
    if not 0 <= face < 6:
        return Refusal("5.2", "st-face-direction")
    if s.visible(frame.a) and face == s.face[frame.a]:
        return Refusal("5.3", "st-turn-same", {"unit": s.ref(frame.a)})
    return refuse_turning(s, frame, frame.a)


def refuse_turning(s: Field, frame: Frame, unit: i64) -> Refusal | None:
    """Not for counters without an arrow or with a fixed one, the hidden, the pinned and the stunned (5.2, 5.3)."""
    if is_two_hexes(s, frame):
        return Refusal("8.1", "st-turn-card")
    if not turns.turns_about(s, unit):
        return Refusal("5.3", "st-turn-cannot", {"unit": s.ref(unit)})
    return None if turns.affordable(s, frame.b, frame.c, turns.TURN_COST) else too_dear("5.3", turns.TURN_COST)


def is_two_hexes(s: Field, frame: Frame) -> bool:
    """The action is a card that takes units two hexes far, and nothing else (8.1)."""
    return frame.d >= 0 and s.ground.cards[frame.d].code == TWO_HEXES and s.ground.cards[frame.d].family == 0


# ---------------------------------------------------------------- leaving the map (5.1)
def refuse_exit(s: Field, frame: Frame) -> Refusal | None:
    """All who take part stand where the scenario lets them leave, and can move; the dearest pays for all."""
    total: i64 = 0
    for unit in groups.members(s):
        if not entry.may_leave(s, unit):
            return Refusal("5.1", "st-exit-not-here", {"unit": s.ref(unit)})
        stuck = held(s, unit)
        if stuck != FREE:
            return Refusal(OBSTACLE_RULES[stuck], OBSTACLE_KEYS[stuck], {"unit": s.ref(unit)})
        total = max(total, own_cost(s, unit))
    return None if turns.affordable(s, frame.b, frame.c, total) else too_dear("5.1", total)


def leave(s: Field, frame: Frame) -> None:
    total: i64 = 0
    for unit in groups.members(s):
        total = max(total, own_cost(s, unit))
        leave_map(s, unit)
    turns.pay(s, frame.b, frame.c, total)


def leave_map(s: Field, unit: i64) -> None:
    """It is out of the game, but not lost; the scenario may give VP for it."""
    hidden.come_out(s, unit)
    h = s.hex[unit]
    side = s.ground.side[unit]
    if s.events is not None:
        s.tell("5.1", "st-leaves-map", {"unit": s.ref(unit), "hex": s.hex_ref(h)})
    s.lift(unit, LEFT)
    control.update(s, h)
    rounds.score(s, side, s.ground.exit_points[side], "2.4", h)


# ---------------------------------------------------------------- what happens
def perform(s: Field, frame: Frame, a: Action) -> None:
    """Pays, goes, and asks for the facing (LOOK); a group of two or more pushes GROUP_GO."""
    s.pop()
    if a.kind == EXIT:
        leave(s, frame)
    elif groups.size(s) > 1:
        groups.begin(s, frame, a.kind)
    elif a.kind == GO:
        turns.pay(s, frame.b, frame.c, price(s, frame.a, a.b, a.x))
        go(s, frame.a, a.b, a.x, is_two_hexes(s, frame))
    else:
        turns.pay(s, frame.b, frame.c, turns.TURN_COST)
        turn_to(s, frame.a, a.b)


def go(s: Field, unit: i64, h: i64, careful: i64, twice: bool) -> None:
    """One hex, then any facing for nothing (5.2a), after those it has found (10.0); by card 5 another hex after that.
    A hidden unit comes out first (10.0a); a marker that makes the move dearer is shown (7.4d)."""
    hidden.come_out(s, unit)
    if s.marker[unit] >= 0 and s.ground.markers[s.marker[unit]].move_cost != 0:
        hits.reveal_marker(s, unit)
    if s.events is not None:
        s.tell("5.0", "st-moves", {"unit": s.ref(unit), "hex": s.hex_ref(h)})
    if twice:
        s.push(Frame(SECOND_HEX, unit))
    s.push(Frame(LOOK, unit))
    veterans.slip_away(s, unit, h)
    arrive(s, unit, h)
    if careful == 0 and exposes(s, h):
        s.mark(unit, BARE)


def arrive(s: Field, unit: i64, h: i64) -> None:
    """Every way into a hex leads through here: put, `came` and `since`, control, reveals (hidden.after_move)."""
    at = s.hex[unit]
    if at >= 0:
        s.lift(unit, ON_MAP)
    s.put(unit, h)
    s.since[unit] = s.actions_done + 1
    s.came[unit] = NOWHERE
    s.flags[unit] = s.flags[unit] & ~(DUG_IN | BARE)
    hidden.after_move(s, unit)
    if s.enemy_in(s.ground.side[unit], h):
        s.came[unit] = at
    if at >= 0:
        control.update(s, at)
    control.update(s, h)


# ---------------------------------------------------------------- facing (5.2, 5.2a, 5.3)
def turn_to(s: Field, unit: i64, face: i64) -> None:
    s.face[unit] = face
    if s.events is not None:
        s.tell("5.2", "st-faces", {"unit": s.ref(unit), "facing": f"@st-facing-{int(face)}"})


def facings(s: Field, frame: Frame) -> list[Action]:
    """Any facing, for a counter on the map with an arrow that is not fixed (5.2)."""
    if not s.visible(frame.a) or s.ground.roles[frame.a] & (ALL_ROUND | FIXED) != 0:
        return []
    return [Action(FACE, 0, face) for face in range(6) if holds_target(s, frame, face)]


def holds_target(s: Field, frame: Frame, face: i64) -> bool:
    """Who comes out of hiding to fire has its target, the hex before b of the LOOK frame, in its arc (6.1, 10.0)."""
    return frame.b == 0 or sight.in_arc(s.ground, s.hex[frame.a], face, frame.b - 1)


def refuse_facing(s: Field, frame: Frame, a: Action) -> Refusal | None:
    if not 0 <= a.b < 6:
        return Refusal("5.2", "st-face-direction")
    return None if holds_target(s, frame, a.b) else Refusal("6.1", "st-face-target", {"hex": s.hex_ref(frame.b - 1)})


def look(s: Field, frame: Frame, a: Action) -> None:
    s.pop()
    turn_to(s, frame.a, a.b)
