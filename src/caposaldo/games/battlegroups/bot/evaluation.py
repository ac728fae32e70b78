"""Evaluation for the bots: how good an action looks, and how a side stands.

Everything is measured in points. A unit that counts for the breakpoint is worth about a hundred; what a shot takes of
its target on the average is its harm. A place is worth the shot it gives, less the harm to be expected there, plus what
the unit's task asks for: to come near, to stay near its Command, to keep out of sight.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.bot.fire_value import (
    apart,
    barrage_points,
    dice_at,
    harm,
    in_terrain,
    price,
    shot_points,
    strike_points,
)
from caposaldo.games.battlegroups.bot.place_value import ANY_ARC, FAR, RADIUS, getting_off, place_worth
from caposaldo.games.battlegroups.position import CLOSE, MOVED, SHAKEN, SUPPRESSED, Position
from caposaldo.games.battlegroups.rules import close_combat, direct_fire, opportunity_fire
from caposaldo.games.battlegroups.rules.breakpoint import counts
from caposaldo.games.battlegroups.rules.observation import has_target
from caposaldo.games.battlegroups.rules.sight import nearest_unit
from caposaldo.games.battlegroups.setup import (
    COMMAND,
    HEAVY_WEAPON,
    INCH,
    INFANTRY,
    OFF_TABLE,
    TRANSPORT,
    VEHICLE,
    Setup,
)
from caposaldo.games.battlegroups.verbs import (
    BOMBARD,
    CALL,
    CHARGE,
    CLEAR,
    DECLARE,
    END,
    FLY_AT,
    GET_OFF,
    GO,
    HALT,
    MINE,
    MOUNT,
    PICK,
    PLACE,
    PLAN,
    SELECT,
    SHOOT,
    STRIKE,
    TURN,
)
from caposaldo.kernel.table import bearing, distance, segment_to_point

# What ends a phase; whatever is worth doing lies above it.
NOTHING: Final = 500
NEAR_MINES: Final = 4 * INCH
HOLD_BELOW: Final = 10  # opportunity fire for less is not worth the one shot of the phase


def worth(s: Position, seat: i64, a: Action) -> i64:
    """How good the action looks, by its verb."""
    verb = a.verb
    if verb == GO or verb == TURN or verb == HALT:
        return order_worth(s, a)
    if verb == SELECT:
        return select_worth(s, a.unit)
    if verb == DECLARE:
        points = shot_points(s, a.unit, a.target)
        return NOTHING + points if points > 0 else 0
    if verb == SHOOT:
        return shot_points(s, a.unit, s.pending().about_unit()) - HOLD_BELOW
    if verb == CHARGE:
        return charge_worth(s, s.pending().about_unit(), a.target)
    if verb == END:
        return NOTHING
    if verb == PLACE:
        return deployment_worth(s, a.unit, a.point_x, a.point_y)
    return rarer_worth(s, seat, a)


def rarer_worth(s: Position, seat: i64, a: Action) -> i64:
    verb = a.verb
    if verb == CALL:
        # Smoke for its own sake would only blind us.
        return NOTHING + 100 if has_target(s, a.unit) else 0
    if verb == STRIKE:
        return NOTHING + 100
    if verb == BOMBARD:
        return barrage_points(s, seat, a.target)
    if verb == FLY_AT:
        return strike_points(s, seat, a.point_x, a.point_y, a.facing)
    if verb == PICK:
        return price(s.setup, a.unit) if s.setup.side[a.unit] != seat else -price(s.setup, a.unit)
    if verb == MINE:
        return mine_worth(s, seat, a.point_x, a.point_y)
    if verb == PLAN:
        return -apart(a.turn, 3)
    if verb == GET_OFF:
        return get_off_worth(s, s.pending().about_unit(), a.point_x, a.point_y)
    if verb == CLEAR:
        unit = s.pending().about_unit()
        return place_worth(s, unit, s.x[unit], s.y[unit], ANY_ARC, False) - 5
    if verb == MOUNT:
        return -FAR
    return 0


# ---------------------------------------------------------------- movement
def select_worth(s: Position, unit: i64) -> i64:
    """Everybody gets an order, group by group (move-1); those aboard before their carrier drives on (move-8), Commands
    last."""
    if s.phase == CLOSE:
        return NOTHING + best_charge(s, unit)
    setup = s.setup
    order: i64 = 900 if setup.group[unit] == s.group else 700
    if setup.kind[unit] == VEHICLE and not setup.is_a(unit, TRANSPORT):
        order += 30
    elif setup.kind[unit] == INFANTRY:
        order += 20
    return order - (50 if setup.is_a(unit, COMMAND) else 0) + (60 if s.aboard[unit] >= 0 else 0)


def best_charge(s: Position, unit: i64) -> i64:
    best: i64 = -1
    for target in close_combat.charge_targets(s, unit):
        best = max(best, charge_gain(s, unit, target))
    return best


def order_worth(s: Position, a: Action) -> i64:
    """Where to go and which way to look. At the end of a move only the facing is left to choose."""
    unit = s.pending().about_unit()
    if s.aboard[unit] >= 0:
        return 0
    x = s.x[unit]
    y = s.y[unit]
    if a.verb == GO:
        goal_x = a.point_x
        goal_y = a.point_y
        return place_worth(s, unit, goal_x, goal_y, ANY_ARC, True) - mines_on_way(s, unit, x, y, goal_x, goal_y)
    if a.verb == HALT:
        return place_worth(s, unit, x, y, s.face[unit], False) + 1 if not s.has(unit, MOVED) else 0
    return place_worth(s, unit, x, y, a.facing, False) - averted(s, unit, a.facing)


def averted(s: Position, unit: i64, face: i64) -> i64:
    """How far the unit looks away from the nearest enemy."""
    enemy = nearest_enemy(s, unit)
    if enemy < 0:
        return 0
    off = apart(bearing(s.x[enemy] - s.x[unit], s.y[enemy] - s.y[unit]), face)
    return min(off, 360 - off) // 12


def nearest_enemy(s: Position, unit: i64) -> i64:
    return nearest_unit(s, unit, 1 - s.setup.side[unit])


def mines_on_way(s: Position, unit: i64, x0: i64, y0: i64, x1: i64, y1: i64) -> i64:
    """Minefields that this side knows are gone round."""
    for m in range(len(s.mine_x)):
        known = s.mine_known[m] == 1 or s.mine_side[m] == s.setup.side[unit]
        if known and s.mine_live[m] == 1 and segment_to_point(x0, y0, x1, y1, s.mine_x[m], s.mine_y[m]) < NEAR_MINES:
            return price(s.setup, unit) // 3
    return 0


def get_off_worth(s: Position, unit: i64, x: i64, y: i64) -> i64:
    """Men get off when the enemy is near enough to be fought, guns when they can reach it."""
    enemy = nearest_enemy(s, s.aboard[unit]) if s.aboard[unit] >= 0 else -1
    if enemy < 0:
        return -1
    away = distance(x, y, s.x[enemy], s.y[enemy])
    return 30 - away // INCH if away < getting_off(s.setup, unit) else -1


# ---------------------------------------------------------------- close combat
def charge_worth(s: Position, unit: i64, target: i64) -> i64:
    """A charge against staying and firing: what it may win, less the shot that is given up."""
    x = s.x[unit]
    y = s.y[unit]
    return place_worth(s, unit, x, y, s.face[unit], False) - best_shot(s, unit) + charge_gain(s, unit, target)


def best_shot(s: Position, unit: i64) -> i64:
    best: i64 = 0
    for target in direct_fire.targets_of(s, unit):
        best = max(best, shot_points(s, unit, target))
    return best


def charge_gain(s: Position, unit: i64, target: i64) -> i64:
    """The chance to get there under defensive fire times the chance to win (close-4 to close-8)."""
    if not close_combat.within_move(s, unit, target):
        return -60
    dice: i64 = 0
    if opportunity_fire.can_defend(s, target, unit):
        dice = dice_at(s, target, unit, 0)
    arrives: i64 = 1000 >> max(dice, 0)
    wins = win_chance(s, unit, target) * arrives // 1000
    prize = price(s.setup, target) * (1000 if s.status[target] >= SUPPRESSED else 420) // 1000
    cost = price(s.setup, unit) * 2 // 5
    return (wins * prize - (arrives - wins) * cost) // 1000 - harm(s, unit, dice)


def win_chance(s: Position, unit: i64, target: i64) -> i64:
    """In permille, one against one (close-6, close-9)."""
    helped = close_combat.attackers_in_contact(s, target) > 0
    edge = close_combat.fight_chain(s, unit, target, True, helped).total()
    edge -= close_combat.fight_chain(s, target, unit, False, False).total()
    ways: i64 = 0
    for die in range(1, 7):
        for other in range(1, 7):
            total = die + edge - other
            if total > 0 or (total == 0 and close_combat.morale(s.setup, unit) > close_combat.morale(s.setup, target)):
                ways += 1
    return ways * 1000 // 36


# ---------------------------------------------------------------- setting up
def middle(s: Position, side: i64, across: bool) -> i64:
    zone = s.setup.zones[side]
    return (zone.left + zone.right) // 2 if across else (zone.top + zone.bottom) // 2


def mine_worth(s: Position, seat: i64, x: i64, y: i64) -> i64:
    """Between the sides, nearer to our own, spread over the front."""
    ours_x = middle(s, seat, True)
    ours_y = middle(s, seat, False)
    way_x = (2 * ours_x + middle(s, 1 - seat, True)) // 3
    way_y = (2 * ours_y + middle(s, 1 - seat, False)) // 3
    points = -distance(x, y, way_x, way_y)
    for m in range(len(s.mine_x)):
        if s.mine_side[m] == seat and distance(x, y, s.mine_x[m], s.mine_y[m]) < 10 * INCH:
            points -= 10 * INCH
    return points


def deployment_worth(s: Position, unit: i64, x: i64, y: i64) -> i64:
    """Fighting units in front and in cover, the rest behind, not crowded, near their Command."""
    setup = s.setup
    side = setup.side[unit]
    front = distance(x, y, middle(s, 1 - side, True), middle(s, 1 - side, False)) // INCH
    points = -2 * front if fights_in_front(setup, unit) else -apart(front, 24)
    if in_terrain(s, x, y):
        points += 15
    for other in range(setup.count()):
        if setup.side[other] != side or not s.on_table(other) or other == unit:
            continue
        away = distance(x, y, s.x[other], s.y[other])
        if away < 3 * INCH:
            points -= 6
        if setup.group[other] == setup.group[unit] and away > RADIUS:
            points -= 2
    return points


def fights_in_front(setup: Setup, unit: i64) -> bool:
    if setup.is_a(unit, COMMAND | OFF_TABLE | TRANSPORT) or setup.weapon[unit] < 0:
        return False
    return setup.kind[unit] != HEAVY_WEAPON or setup.indirect[unit] < 0


# ---------------------------------------------------------------- how a side stands
def standing(s: Position, seat: i64) -> i64:
    """From 0 (lost) over 500 to 1000 (won): the losses on the way to the breakpoint, and those that threaten."""
    result = s.result
    if result is not None:
        if len(result.winners) == 0:
            return 500
        return 1000 if seat in result.winners else 0
    return 500 + (harm_taken(s, 1 - seat) - harm_taken(s, seat)) * 450 // 1000


def harm_taken(s: Position, side: i64) -> i64:
    """Permille of the breakpoint: destroyed units count in full, suppressed ones a third, shaken ones a twentieth."""
    taken: i64 = 60 * s.lost[side]
    for unit in range(s.setup.count()):
        if s.setup.side[unit] == side and counts(s.setup, unit):
            if s.status[unit] == SUPPRESSED:
                taken += 20
            elif s.status[unit] == SHAKEN:
                taken += 3
    limit: i64 = 60 * s.setup.breakpoint[side]
    return min(taken * 1000 // max(limit, 1), 1000)
