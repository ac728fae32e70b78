"""Smoke and wire (13)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import FACE_UP, GROUPS, SHAKEN, Position
from caposaldo.games.upfront.rules import bogging, deck, flanks, terrain, turn_limits, units, vehicles
from caposaldo.games.upfront.setup import LETTERS, MARSH, NO_LEADER, PILLBOX, SMOKE, STREAM, WIRE
from caposaldo.kernel.game import Params, Refusal


# ---------------------------------------------------------------- smoke on the player's groups (13.2)
def acts(s: Position, found: list[Action]) -> None:
    """Append LAY_SMOKE (13.2)."""
    if s.windy == 1:
        return
    for card in s.hands[s.side]:
        if deck.plays(s, s.side, card, SMOKE):
            for group in range(s.side * LETTERS, s.side * LETTERS + LETTERS):
                if turn_limits.may_act(s, group) and refuse_smoke_on(s, group) is None:
                    found.append(Action(verbs.LAY_SMOKE, card, group))
                if s.setup.armour and turn_limits.may_act(s, group) and units.vehicle_in(s, group) >= 0:
                    add_screens(s, card, group, found)


def add_screens(s: Position, card: i64, group: i64, found: list[Action]) -> None:
    """Add the smoke that vehicles lay on other groups (25.8)."""
    for target in range(i64(GROUPS)):
        if s.letter[target] >= 0 and refuse_screening(s, group, target) is None:
            found.append(Action(verbs.LAY_SMOKE, card, target, 1 + group))


def refuse_smoke_on(s: Position, group: i64) -> Refusal | None:
    """Return why the group cannot have smoke: it needs a leader who is not pinned, no wind, no marsh (13.2, 13.4)."""
    if s.windy == 1:
        return Refusal("13.243", "uf-smoke-in-wind")
    if not has_leader(s, group):
        return Refusal("13.2", "uf-smoke-needs-leader", {"group": s.group_ref(group)})
    if terrain.occupied(s, group) == MARSH:
        return Refusal("13.4", "uf-marsh-no-smoke-wire", {"group": s.group_ref(group)})
    return None


def has_leader(s: Position, group: i64) -> bool:
    """Tell whether the group has an unpinned squad leader, assistant or commissar (10.1), or an unshaken vehicle
    (13.2)."""
    for man in range(len(s.group)):
        if s.group[man] == group and s.setup.men[man].leader != NO_LEADER and s.able(man):
            return True
    vehicle = units.vehicle_in(s, group)
    return vehicle >= 0 and s.flags[vehicle] & SHAKEN == 0


def refuse_screening(s: Position, group: i64, target: i64) -> Refusal | None:
    """Return why the vehicle cannot lay smoke there: it must be German or American with a big gun that works and see
    the group, friend or enemy (13.29, 25.8)."""
    vehicle = units.vehicle_in(s, group)
    if s.windy == 1:
        return Refusal("13.243", "uf-smoke-in-wind")
    if vehicle < 0 or not vehicles.lays_smoke(s, vehicle):
        return Refusal("13.29", "uf-smoke-no-shells", {"group": s.group_ref(group)})
    if target == group or not vehicles.sees(s, group, target):
        return Refusal("13.29", "uf-smoke-out-of-sight", {"group": s.group_ref(group), "target": s.group_ref(target)})
    if terrain.occupied(s, target) == MARSH:
        return Refusal("13.4", "uf-marsh-no-smoke-wire", {"group": s.group_ref(target)})
    return None


def refuse(s: Position, action: Action) -> Refusal | None:
    if action.screen != 0:
        return refuse_screen(s, action)
    if not 0 <= action.group < GROUPS or s.letter[action.group] < 0 or s.side_of_group(action.group) != s.side:
        return Refusal("13.2", "uf-smoke-own-group")
    refusal = turn_limits.refuse_acting(s, action.group)
    if refusal is None:
        refusal = deck.refuse_card(s, action.card, SMOKE)
    return refusal if refusal is not None else refuse_smoke_on(s, action.group)


def refuse_screen(s: Position, action: Action) -> Refusal | None:
    """Return why the vehicle's group, given as its number plus 1, cannot lay smoke (25.8)."""
    if not 0 <= action.group < GROUPS or s.letter[action.group] < 0:
        return Refusal("13.29", "uf-no-group")
    refusal = turn_limits.refuse_acting(s, action.screen - 1)
    if refusal is None:
        refusal = deck.refuse_card(s, action.card, SMOKE)
    return refusal if refusal is not None else refuse_screening(s, action.screen - 1, action.group)


def perform(s: Position, action: Action) -> None:
    turn_limits.spend(s, action.screen - 1 if action.screen > 0 else action.group)
    s.out_of_hand(action.card, s.side)
    s.lay_on(action.card, action.group, FACE_UP)
    if s.events is not None and action.screen > 0:
        params: Params = {
            "group": s.group_ref(action.screen - 1),
            "target": s.group_ref(action.group),
            "card": s.card_ref(action.card),
        }
        s.tell("13.29", "uf-screens", params)
    elif s.events is not None:
        s.tell("13.2", "uf-lays-smoke", {"group": s.group_ref(action.group), "card": s.card_ref(action.card)})


# ---------------------------------------------------------------- wire on enemy groups (13.3)
def wires(s: Position) -> list[Action]:
    """List WIRE_ON instead of a discard (13.3)."""
    found: list[Action] = []
    if not turn_limits.may_discard(s):
        return found
    first = (1 - s.side) * LETTERS
    for card in s.hands[s.side]:
        if deck.plays(s, s.side, card, WIRE):
            for group in range(first, first + LETTERS):
                if s.letter[group] >= 0 and refuse_wire_on(s, group) is None:
                    found.append(Action(verbs.WIRE_ON, card, group))
    return found


def refuse_wire_on(s: Position, group: i64) -> Refusal | None:
    """Return why the group cannot be wired: not in a marsh or a pillbox, in a stream only after fording (13.3,
    13.4)."""
    kind = terrain.occupied(s, group)
    if kind == MARSH:
        return Refusal("13.4", "uf-marsh-no-smoke-wire", {"group": s.group_ref(group)})
    if kind == PILLBOX:
        return Refusal("13.3", "uf-no-wire-on-pillbox", {"group": s.group_ref(group)})
    if kind == STREAM and not terrain.moving(s, group):
        return Refusal("13.3", "uf-no-wire-in-stream", {"group": s.group_ref(group)})
    return None


def refuse_wire(s: Position, action: Action) -> Refusal | None:
    refusal = turn_limits.refuse_discard(s)
    if refusal is None:
        refusal = deck.refuse_card(s, action.card, WIRE)
    if refusal is None:
        refusal = turn_limits.refuse_enemy(s, action.group, "13.3")
    return refusal if refusal is not None else refuse_wire_on(s, action.group)


def wire(s: Position, action: Action) -> None:
    s.out_of_hand(action.card, s.side)
    s.lay_on(action.card, action.group, FACE_UP)
    turn_limits.count_discard(s)
    if s.events is not None:
        s.tell("13.3", "uf-lays-wire", {"group": s.group_ref(action.group), "card": s.card_ref(action.card)})
    if units.vehicle_in(s, action.group) >= 0:
        bogging.wired(s, action.group, action.card)
        return
    flanks.lose_own(s, action.group)


def thin_out(s: Position, group: i64) -> None:
    """Discard smoke under two movement cards at the end of a turn (13.242)."""
    moves: i64 = 0
    card = s.upper[group]
    while card >= 0:
        beneath = s.under[card]
        if terrain.is_move(s, card):
            moves += 1
        elif moves >= 2 and terrain.is_artificial(s, card, SMOKE):
            deck.take_off(s, group, card)
        card = beneath
