"""What this game tells the bots: how good an action looks, and how a side stands.

Everything is measured in points. A unit that counts for the breakpoint is worth about a hundred; what a shot takes of
its target on the average is its harm. A place is worth the shot it gives, less the harm to be expected there, plus what
the unit's task asks for: to come near, to stay near its Command, to keep out of sight.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.battlegroups import close, direct, indirect
from caposaldo.games.battlegroups.battle import (
    ANTI_AIRCRAFT,
    BRIDGE,
    BROKEN,
    BUNKER,
    COMMAND,
    GUN,
    HEAVY_WEAPON,
    INCH,
    INFANTRY,
    OBSERVER,
    OFF_TABLE,
    RECON,
    RIVER,
    SUPPORT,
    TOWN,
    TRANSPORT,
    TRENCH,
    VEHICLE,
    WOOD,
    Battle,
)
from caposaldo.games.battlegroups.effects import BY_INDIRECT, counts, held_at_suppressed
from caposaldo.games.battlegroups.sight import in_cover, on_flank, sees, sees_point
from caposaldo.games.battlegroups.state import (
    AIM,
    BOMBARD,
    CALL,
    CHARGE,
    CLEAR,
    CLOSE,
    DECLARE,
    DESTROYED,
    END,
    FLY_AT,
    GET_OFF,
    GO,
    HALT,
    MINE,
    MOUNT,
    MOVED,
    MOVEMENT,
    PICK,
    PLACE,
    PLAN,
    REACTED,
    SELECT,
    SHAKEN,
    SHOOT,
    STRIKE,
    SUPPRESSED,
    TURN,
    Table,
)
from caposaldo.games.battlegroups.tables import AREA_UNITS, FLAK_RADIUS, INDIRECT_DICE, OBSERVER_RANGE, ONE_BASE
from caposaldo.kernel.game import Action
from caposaldo.kernel.table import bearing, cosine, distance, in_cone, segment_hits_shape, segment_to_point, sine

# Harm of so many dice in permille of the target: shaken counts a tenth, suppressed a third, destroyed all.
HARM_FRESH: Final = vec[i64]([0, 50, 140, 290, 470, 620, 720])
HARM_SUPPRESSED: Final = vec[i64]([0, 0, 160, 325, 450, 530, 580])
MOST_DICE: Final = 6

# What ends a phase; whatever is worth doing lies above it.
NOTHING: Final = 500
ANY_ARC: Final = -1
FAR: Final = 1 << 40
NEAR_MINES: Final = 4 * INCH
RADIUS: Final = 8 * INCH
COVER_BONUS: Final = 6
DRIVEN_OFF: Final = 10  # a Command or FO that must withdraw

SHARE: Final = 0  # tenths that each friend beside a unit takes of its danger
SEEN_BONUS: Final = 8  # for each enemy that an FO sees
# By boldness: tenths of the danger that count, and points for each inch nearer.
CAUTION: Final = vec[i64]([16, 16, 12])
EAGERNESS: Final = vec[i64]([5, 7, 14])
FIGHT_TURNS: Final = 3  # turns that a fight takes once the sides have met
# Tenths of an enemy's harm: by opportunity fire, in its next turn, and in that turn only after a move.
AT_ONCE: Final = 5
NEXT: Final = 5
LATER: Final = 2
HOLD_BELOW: Final = 10  # opportunity fire for less is not worth the one shot of the phase


def worth(s: Table, seat: i64, a: Action) -> i64:
    """How good the action looks, by its verb."""
    kind = a.kind
    if kind == GO or kind == TURN or kind == HALT:
        return order_worth(s, a)
    if kind == SELECT:
        return select_worth(s, a.a)
    if kind == DECLARE:
        points = shot_points(s, a.a, a.b)
        return NOTHING + points if points > 0 else 0
    if kind == SHOOT:
        return shot_points(s, a.a, s.top().a) - HOLD_BELOW
    if kind == CHARGE:
        return charge_worth(s, s.top().a, a.a)
    if kind == END:
        return NOTHING
    if kind == PLACE:
        return deployment_worth(s, a.a, a.x, a.y)
    return rarer_worth(s, seat, a)


def rarer_worth(s: Table, seat: i64, a: Action) -> i64:
    kind = a.kind
    if kind == CALL:
        return NOTHING + 100 if has_target(s, seat, a.a) else 0
    if kind == STRIKE:
        return NOTHING + 100
    if kind == BOMBARD:
        return barrage_points(s, seat, a.a)
    if kind == FLY_AT:
        return strike_points(s, seat, a.x, a.y, a.b)
    if kind == PICK:
        return price(s.battle, a.a) if s.battle.side[a.a] != seat else -price(s.battle, a.a)
    if kind == MINE:
        return mine_worth(s, seat, a.x, a.y)
    if kind == PLAN:
        return -apart(a.b, 3)
    if kind == GET_OFF:
        return get_off_worth(s, s.top().a, a.x, a.y)
    if kind == CLEAR:
        return place_worth(s, s.top().a, s.x[s.top().a], s.y[s.top().a], ANY_ARC, False) - 5
    if kind == MOUNT:
        return -FAR
    return 0


def apart(a: i64, b: i64) -> i64:
    return a - b if a > b else b - a


# ---------------------------------------------------------------- fire
def price(battle: Battle, unit: i64) -> i64:
    """What a unit is worth in points: losses that count decide battles."""
    return (100 if counts(battle, unit) else 20) + 8 * battle.types[unit].cost


def harm(s: Table, target: i64, dice: i64) -> i64:
    """What so many dice take of the target on the average, in points. Commands and FOs only fall back (cmd-4)."""
    if dice <= 0:
        return 0
    if s.battle.is_a(target, COMMAND | OBSERVER):
        return DRIVEN_OFF
    n = min(dice, MOST_DICE)
    share = HARM_SUPPRESSED[n] if s.status[target] >= SUPPRESSED else HARM_FRESH[n]
    return share * price(s.battle, target) // 1000


def dice_at(s: Table, firer: i64, target: i64, away: i64) -> i64:
    """Dice at a distance, before cover and flank."""
    row = direct.row_for(s.battle, firer, target, away)
    if row < 0:
        return 0
    dice = direct.row_dice(s.battle, firer, row, target)
    return dice - 1 if s.status[firer] == SHAKEN else dice


def shot_points(s: Table, firer: i64, target: i64) -> i64:
    """Harm of a shot from where both stand."""
    dice = dice_at(s, firer, target, gap(s, firer, target, s.x[firer], s.y[firer]))
    if in_cover(s, target, s.x[firer], s.y[firer]):
        dice -= 1
    if on_flank(s, firer, target):
        dice += 1
    return harm(s, target, dice)


def gap(s: Table, unit: i64, enemy: i64, x: i64, y: i64) -> i64:
    """About how far the unit, if it stood there, would be from the enemy: front edge to nearest point."""
    bases = (s.battle.depth_of[unit] + s.battle.depth_of[enemy]) // 2
    return max(distance(x, y, s.x[enemy], s.y[enemy]) - bases, 0)


def barrage_points(s: Table, seat: i64, target: i64) -> i64:
    """Harm of indirect fire or of bombs: on the target and, less, on those around it, friends counted against it."""
    frame = s.top()
    air = frame.kind != AIM
    row: i64 = 4 if air else s.battle.indirect[frame.a]
    dice = INDIRECT_DICE[row]
    if in_terrain(s, s.x[target], s.y[target]):
        dice -= 1
    points = harm(s, target, dice)
    if not air and held_at_suppressed(s, target, BY_INDIRECT):
        points = points // 4 if s.status[target] < SUPPRESSED else 0
    around = neighbours_price(s, seat, target) // 6
    return 10 + points + (around if AREA_UNITS[row] > 0 else 0)


def has_target(s: Table, seat: i64, weapon: i64) -> bool:
    """Somebody sees an enemy for the weapon: smoke for its own sake would only blind us."""
    for enemy in range(s.battle.count()):
        if s.battle.side[enemy] != seat and indirect.can_bombard(s, weapon, enemy):
            return True
    return False


def neighbours_price(s: Table, seat: i64, target: i64) -> i64:
    """The units near enough to be hit too: enemies for it, friends against it."""
    total: i64 = 0
    near: i64 = 3 * ONE_BASE // 2
    for u in range(s.battle.count()):
        if u != target and s.here(u) and distance(s.x[u], s.y[u], s.x[target], s.y[target]) < near:
            total += price(s.battle, u) if s.battle.side[u] != seat else -2 * price(s.battle, u)
    return total


def strike_points(s: Table, seat: i64, x: i64, y: i64, face: i64) -> i64:
    """What lies in the strike zone (air-2), less where anti-aircraft guns are near (air-4)."""
    total: i64 = 0
    best: i64 = 0
    flak = False
    for u in range(s.battle.count()):
        if s.battle.side[u] == seat or not s.here(u):
            continue
        if s.battle.is_a(u, ANTI_AIRCRAFT) and distance(x, y, s.x[u], s.y[u]) < FLAK_RADIUS + 2 * INCH:
            flak = True
        if in_strike_zone(x, y, face, s.x[u], s.y[u]):
            total += price(s.battle, u)
            best = max(best, price(s.battle, u))
    points = best + (total - best) // 4
    return points // 3 if flak else points


def in_strike_zone(x: i64, y: i64, face: i64, px: i64, py: i64) -> bool:
    scale: i64 = 65536
    dx = px - x
    dy = py - y
    ahead = (dx * sine(face) - dy * cosine(face)) // scale
    aside = (dx * cosine(face) + dy * sine(face)) // scale
    return INCH < ahead < 11 * INCH and apart(aside, 0) < 2 * INCH


# ---------------------------------------------------------------- places
def in_terrain(s: Table, x: i64, y: i64) -> bool:
    """The point lies in something that gives cover."""
    for piece in s.battle.terrain:
        kind = piece.kind
        if kind == WOOD or kind == TOWN or kind == BROKEN or kind == BUNKER or kind == TRENCH:
            shape = piece.shape
            inside = shape.left <= x <= shape.right and shape.top <= y <= shape.bottom
            if inside and shape.contains(x, y):
                return True
    return False


def detour(battle: Battle, x0: i64, y0: i64, x1: i64, y1: i64) -> i64:
    """How much longer the way is over the next bridge if a river lies between."""
    if not river_between(battle, x0, y0, x1, y1):
        return 0
    least: i64 = FAR
    for piece in battle.terrain:
        if piece.kind == BRIDGE:
            x = (piece.shape.left + piece.shape.right) // 2
            y = (piece.shape.top + piece.shape.bottom) // 2
            least = min(least, distance(x0, y0, x, y) + distance(x, y, x1, y1))
    return least - distance(x0, y0, x1, y1) if least < FAR else 0


def river_between(battle: Battle, x0: i64, y0: i64, x1: i64, y1: i64) -> bool:
    for piece in battle.terrain:
        if piece.kind == RIVER and segment_hits_shape(x0, y0, x1, y1, piece.shape):
            return True
    return False


def ideal_distance(s: Table, unit: i64) -> i64:
    """How far from the nearest enemy a unit does its work best."""
    battle = s.battle
    roles = battle.roles[unit]
    if roles & TRANSPORT != 0:
        load = load_of(s, unit)
        return 18 * INCH if load < 0 else getting_off(battle, load) - 2 * INCH
    if roles & (COMMAND | OBSERVER | RECON) != 0:
        return 14 * INCH
    if battle.indirect[unit] >= 0 and battle.weapon[unit] < 0:
        return 20 * INCH
    if battle.weapon[unit] < 0 or roles & ANTI_AIRCRAFT != 0:
        return 18 * INCH
    reach = direct.row_range(battle.weapon[unit])
    if battle.kind[unit] == GUN or battle.kind[unit] == VEHICLE:
        return reach * 2 // 3
    return reach - 2 * INCH


def getting_off(battle: Battle, load: i64) -> i64:
    """How near the enemy men and guns leave their carrier."""
    if battle.kind[load] == GUN and battle.weapon[load] >= 0:
        return direct.row_range(battle.weapon[load])
    return 12 * INCH


def boldness(s: Table, unit: i64, astray: i64) -> i64:
    """0: its side leads and time runs out, it may wait; 1: it attacks; 2: it must hurry to get there in time."""
    battle = s.battle
    side = battle.side[unit]
    left = battle.turns - s.turn
    if left <= 1 and percent(s, 1 - side) - percent(s, side) > 10:
        return 0
    return 2 if astray // max(battle.move[unit], 1) + FIGHT_TURNS >= left else 1


def percent(s: Table, side: i64) -> i64:
    counted: i64 = s.battle.counted[side]
    return s.lost[side] * 100 // max(counted, 1)


def place_worth(s: Table, unit: i64, x: i64, y: i64, arc: i64, moving: bool) -> i64:
    """The shot the place gives with this facing (or any), less the harm to be expected there, plus the unit's task."""
    battle = s.battle
    side = battle.side[unit]
    covered = in_terrain(s, x, y)
    unarmed = battle.weapon[unit] < 0
    nearest: i64 = FAR
    prey: i64 = -1
    liked: i64 = -1
    liked_gap: i64 = FAR
    other: i64 = -1
    other_gap: i64 = FAR
    danger: i64 = 0
    for enemy in range(battle.count()):
        if battle.side[enemy] == side or not s.here(enemy):
            continue
        away = gap(s, unit, enemy, x, y)
        reach = direct.longest_reach(battle, unit, enemy)
        if away < nearest and (reach >= 0 or unarmed):
            nearest = away
            prey = enemy
        if away < 24 * INCH:
            danger += danger_from(s, enemy, unit, x, y, away, covered)
            if moving and s.phase == MOVEMENT:
                danger += AT_ONCE * shot_on_the_way(s, enemy, unit, x, y, away, covered) // 10
            if away <= reach and (arc == ANY_ARC or in_cone(x, y, arc, s.x[enemy], s.y[enemy])):
                if direct.preferred(battle, unit, enemy):
                    if away < liked_gap:
                        liked = enemy
                        liked_gap = away
                elif away < other_gap:
                    other = enemy
                    other_gap = away
    shot: i64 = 0
    if liked >= 0 or other >= 0:
        shot = shot_from(s, unit, liked, liked_gap, other, other_gap, x, y)
    ideal = ideal_distance(s, unit)
    if nearest > ideal and prey >= 0:
        nearest += detour(battle, x, y, s.x[prey], s.y[prey])
    if danger > 0:
        danger = danger * 10 // (10 + SHARE * friends_near(s, unit, x, y))
    bold = boldness(s, unit, nearest - ideal)
    task = task_worth(s, unit, x, y, nearest - ideal, EAGERNESS[bold])
    return shot + task - danger * CAUTION[bold] // 10 + (COVER_BONUS if covered else 0)


def friends_near(s: Table, unit: i64, x: i64, y: i64) -> i64:
    """Armed friends beside it: the enemy's fire is shared, and together they give it back."""
    battle = s.battle
    near: i64 = 8 * INCH
    friends: i64 = 0
    for other in range(battle.count()):
        if battle.side[other] == battle.side[unit] and battle.weapon[other] >= 0 and other != unit and s.here(other):
            if s.status[other] < SUPPRESSED and distance(x, y, s.x[other], s.y[other]) < near:
                friends += 1
    return friends


def shot_from(s: Table, unit: i64, liked: i64, liked_gap: i64, other: i64, other_gap: i64, x: i64, y: i64) -> i64:
    """The shot at the nearest target of the preferred kind, or else of the other (direct-5, direct-6)."""
    if liked >= 0 and sees_point(s, liked, x, y):
        return shot_at(s, unit, liked, liked_gap)
    if other >= 0 and sees_point(s, other, x, y):
        return shot_at(s, unit, other, other_gap)
    return 0


def shot_at(s: Table, unit: i64, target: i64, away: i64) -> i64:
    dice = dice_at(s, unit, target, away)
    if in_terrain(s, s.x[target], s.y[target]):
        dice -= 1
    return harm(s, target, dice)


def danger_from(s: Table, enemy: i64, unit: i64, x: i64, y: i64, away: i64, covered: bool) -> i64:
    """The harm the enemy could do there: at once, by opportunity fire, in its own turn, or after a move."""
    if s.status[enemy] >= SUPPRESSED or s.battle.weapon[enemy] < 0:
        return 0
    reach = direct.longest_reach(s.battle, enemy, unit)
    if reach < 0 or away > reach + s.battle.move[enemy]:
        return 0
    points = harm(s, unit, dice_at(s, enemy, unit, min(away, reach)) - (1 if covered else 0))
    if points == 0 or away > reach:
        return 0 if no_answer(s) else points * LATER // 10
    weight: i64 = NEXT if sees_point(s, enemy, x, y) else LATER
    return 0 if no_answer(s) else points * weight // 10


def shot_on_the_way(s: Table, enemy: i64, unit: i64, x: i64, y: i64, away: i64, covered: bool) -> i64:
    """The harm of the enemy's opportunity fire, where the move begins or where it ends (direct-7)."""
    if s.status[enemy] >= SUPPRESSED or s.battle.weapon[enemy] < 0 or s.has(enemy, REACTED):
        return 0
    reach = direct.longest_reach(s.battle, enemy, unit)
    if reach < 0:
        return 0
    face = s.face[enemy]
    if away <= reach and in_cone(s.x[enemy], s.y[enemy], face, x, y) and sees_point(s, enemy, x, y):
        return harm(s, unit, dice_at(s, enemy, unit, away) - (1 if covered else 0))
    before = gap(s, unit, enemy, s.x[unit], s.y[unit])
    if before <= reach and in_cone(s.x[enemy], s.y[enemy], face, s.x[unit], s.y[unit]) and sees(s, enemy, unit):
        return harm(s, unit, dice_at(s, enemy, unit, before))
    return 0


def no_answer(s: Table) -> bool:
    """The enemy has no turn left to fire in."""
    return s.turn == s.battle.turns and s.active != s.first


def task_worth(s: Table, unit: i64, x: i64, y: i64, astray: i64, weight: i64) -> i64:
    """To come to the distance at which it is useful, and to stay in the radius of its Command (cmd-2)."""
    battle = s.battle
    task = -weight * astray // INCH if astray > 0 else astray // INCH
    if battle.is_a(unit, TRANSPORT) and load_of(s, unit) < 0:
        task = task // 4
    command = command_of(s, unit)
    if command >= 0 and command != unit and not battle.is_a(unit, RECON | SUPPORT | OBSERVER | TRANSPORT):
        beyond = distance(x, y, s.x[command], s.y[command]) - RADIUS
        if beyond > 0:
            task -= min(2 * beyond // INCH, 8)
    if battle.is_a(unit, OBSERVER):
        task += SEEN_BONUS * targets_seen(s, unit, x, y)
    return task - led_astray(s, unit, x, y)


def targets_seen(s: Table, unit: i64, x: i64, y: i64) -> i64:
    """How many enemies the guns could be directed at from there; more than a few make no difference."""
    seen: i64 = 0
    for enemy in range(s.battle.count()):
        if s.battle.side[enemy] != s.battle.side[unit] and s.here(enemy) and seen < 4:
            if distance(x, y, s.x[enemy], s.y[enemy]) < OBSERVER_RANGE and sees_point(s, enemy, x, y):
                seen += 1
    return seen


def led_astray(s: Table, unit: i64, x: i64, y: i64) -> i64:
    """A Command that leaves its men behind loses them (rally-3)."""
    battle = s.battle
    if not battle.is_a(unit, COMMAND):
        return 0
    total: i64 = 0
    for other in range(battle.count()):
        if battle.group[other] == battle.group[unit] and other != unit and s.here(other):
            beyond = distance(x, y, s.x[other], s.y[other]) - 6 * INCH
            if beyond > 0:
                total += (2 if s.status[other] == 0 else 6) * beyond // INCH
    return total


def command_of(s: Table, unit: i64) -> i64:
    """The living Command of its battlegroup, or -1."""
    battle = s.battle
    for other in range(battle.count()):
        if battle.group[other] == battle.group[unit] and battle.is_a(other, COMMAND) and s.here(other):
            return other
    return -1


def load_of(s: Table, unit: i64) -> i64:
    """Who rides on the unit, or -1."""
    for other in range(s.battle.count()):
        if s.aboard[other] == unit and s.status[other] < DESTROYED:
            return other
    return -1


# ---------------------------------------------------------------- movement
def select_worth(s: Table, unit: i64) -> i64:
    """Everybody gets an order, group by group (move-1); those aboard before their carrier drives on (move-8), Commands
    last."""
    if s.phase == CLOSE:
        return NOTHING + best_charge(s, unit)
    battle = s.battle
    order: i64 = 900 if battle.group[unit] == s.group else 700
    if battle.kind[unit] == VEHICLE and not battle.is_a(unit, TRANSPORT):
        order += 30
    elif battle.kind[unit] == INFANTRY:
        order += 20
    return order - (50 if battle.is_a(unit, COMMAND) else 0) + (60 if s.aboard[unit] >= 0 else 0)


def best_charge(s: Table, unit: i64) -> i64:
    best: i64 = -1
    for target in close.charge_targets(s, unit):
        best = max(best, charge_gain(s, unit, target))
    return best


def order_worth(s: Table, a: Action) -> i64:
    """Where to go and which way to look. At the end of a move only the facing is left to choose."""
    frame = s.top()
    unit = frame.a
    if s.aboard[unit] >= 0:
        return 0
    x = s.x[unit]
    y = s.y[unit]
    if a.kind == GO:
        return place_worth(s, unit, a.x, a.y, ANY_ARC, True) - mines_on_way(s, unit, x, y, a.x, a.y)
    if a.kind == HALT:
        return place_worth(s, unit, x, y, s.face[unit], False) + 1 if not s.has(unit, MOVED) else 0
    return place_worth(s, unit, x, y, a.b, False) - averted(s, unit, a.b)


def averted(s: Table, unit: i64, face: i64) -> i64:
    """How far the unit looks away from the nearest enemy."""
    enemy = nearest_enemy(s, unit)
    if enemy < 0:
        return 0
    off = apart(bearing(s.x[enemy] - s.x[unit], s.y[enemy] - s.y[unit]), face)
    return min(off, 360 - off) // 12


def nearest_enemy(s: Table, unit: i64) -> i64:
    best: i64 = -1
    least: i64 = FAR
    for enemy in range(s.battle.count()):
        if s.battle.side[enemy] != s.battle.side[unit] and s.here(enemy):
            dx = s.x[enemy] - s.x[unit]
            dy = s.y[enemy] - s.y[unit]
            if dx * dx + dy * dy < least:
                least = dx * dx + dy * dy
                best = enemy
    return best


def mines_on_way(s: Table, unit: i64, x0: i64, y0: i64, x1: i64, y1: i64) -> i64:
    """Minefields that this side knows are gone round."""
    for m in range(len(s.mine_x)):
        known = s.mine_known[m] == 1 or s.mine_side[m] == s.battle.side[unit]
        if known and s.mine_live[m] == 1 and segment_to_point(x0, y0, x1, y1, s.mine_x[m], s.mine_y[m]) < NEAR_MINES:
            return price(s.battle, unit) // 3
    return 0


def get_off_worth(s: Table, unit: i64, x: i64, y: i64) -> i64:
    """Men get off when the enemy is near enough to be fought, guns when they can reach it."""
    enemy = nearest_enemy(s, s.aboard[unit]) if s.aboard[unit] >= 0 else -1
    if enemy < 0:
        return -1
    away = distance(x, y, s.x[enemy], s.y[enemy])
    return 30 - away // INCH if away < getting_off(s.battle, unit) else -1


# ---------------------------------------------------------------- close combat
def charge_worth(s: Table, unit: i64, target: i64) -> i64:
    """A charge against staying and firing: what it may win, less the shot that is given up."""
    x = s.x[unit]
    y = s.y[unit]
    return place_worth(s, unit, x, y, s.face[unit], False) - best_shot(s, unit) + charge_gain(s, unit, target)


def best_shot(s: Table, unit: i64) -> i64:
    best: i64 = 0
    for target in direct.targets_of(s, unit):
        best = max(best, shot_points(s, unit, target))
    return best


def charge_gain(s: Table, unit: i64, target: i64) -> i64:
    """The chance to get there under defensive fire times the chance to win (close-4 to close-8)."""
    if not close.within_move(s, unit, target):
        return -60
    dice: i64 = 0
    if direct.can_defend(s, target, unit):
        dice = dice_at(s, target, unit, 0)
    arrives: i64 = 1000 >> max(dice, 0)
    wins = win_chance(s, unit, target) * arrives // 1000
    prize = price(s.battle, target) * (1000 if s.status[target] >= SUPPRESSED else 420) // 1000
    cost = price(s.battle, unit) * 2 // 5
    return (wins * prize - (arrives - wins) * cost) // 1000 - harm(s, unit, dice)


def win_chance(s: Table, unit: i64, target: i64) -> i64:
    """In permille, one against one (close-6, close-9)."""
    helped = close.attackers_in_contact(s, target) > 0
    edge = close.fight_chain(s, unit, target, True, helped).total()
    edge -= close.fight_chain(s, target, unit, False, False).total()
    ways: i64 = 0
    for die in range(1, 7):
        for other in range(1, 7):
            total = die + edge - other
            if total > 0 or (total == 0 and close.morale(s.battle, unit) > close.morale(s.battle, target)):
                ways += 1
    return ways * 1000 // 36


# ---------------------------------------------------------------- setting up
def middle(s: Table, side: i64, across: bool) -> i64:
    zone = s.battle.zones[side]
    return (zone.left + zone.right) // 2 if across else (zone.top + zone.bottom) // 2


def mine_worth(s: Table, seat: i64, x: i64, y: i64) -> i64:
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


def deployment_worth(s: Table, unit: i64, x: i64, y: i64) -> i64:
    """Fighting units in front and in cover, the rest behind, not crowded, near their Command."""
    battle = s.battle
    side = battle.side[unit]
    front = distance(x, y, middle(s, 1 - side, True), middle(s, 1 - side, False)) // INCH
    points = -2 * front if fights_in_front(battle, unit) else -apart(front, 24)
    if in_terrain(s, x, y):
        points += 15
    for other in range(battle.count()):
        if battle.side[other] != side or not s.here(other) or other == unit:
            continue
        away = distance(x, y, s.x[other], s.y[other])
        if away < 3 * INCH:
            points -= 6
        if battle.group[other] == battle.group[unit] and away > RADIUS:
            points -= 2
    return points


def fights_in_front(battle: Battle, unit: i64) -> bool:
    if battle.is_a(unit, COMMAND | OFF_TABLE | TRANSPORT) or battle.weapon[unit] < 0:
        return False
    return battle.kind[unit] != HEAVY_WEAPON or battle.indirect[unit] < 0


# ---------------------------------------------------------------- how a side stands
def standing(s: Table, seat: i64) -> i64:
    """From 0 (lost) over 500 to 1000 (won): the losses on the way to the breakpoint, and those that threaten."""
    result = s.result
    if result is not None:
        if len(result.winners) == 0:
            return 500
        return 1000 if seat in result.winners else 0
    return 500 + (harm_taken(s, 1 - seat) - harm_taken(s, seat)) * 450 // 1000


def harm_taken(s: Table, side: i64) -> i64:
    """Permille of the breakpoint: destroyed units count in full, suppressed ones a third, shaken ones a twentieth."""
    taken: i64 = 60 * s.lost[side]
    for unit in range(s.battle.count()):
        if s.battle.side[unit] == side and counts(s.battle, unit):
            if s.status[unit] == SUPPRESSED:
                taken += 20
            elif s.status[unit] == SHAKEN:
                taken += 3
    limit: i64 = 60 * s.battle.breakpoint[side]
    return min(taken * 1000 // max(limit, 1), 1000)
