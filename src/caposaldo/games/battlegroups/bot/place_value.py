"""The worth of a place to a bot, in points: the shot it gives, less the harm to be expected there, plus what the
unit's task asks for: to come near, to stay near its Command, to keep out of sight."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.battlegroups.bot.fire_value import dice_at, gap, harm, in_terrain
from caposaldo.games.battlegroups.position import MOVEMENT, REACTED, SUPPRESSED, Position
from caposaldo.games.battlegroups.rules import direct_fire
from caposaldo.games.battlegroups.rules.sight import sees, sees_point
from caposaldo.games.battlegroups.rules.tables import OBSERVER_RANGE
from caposaldo.games.battlegroups.rules.transport import passenger_of
from caposaldo.games.battlegroups.setup import (
    ANTI_AIRCRAFT,
    BRIDGE,
    COMMAND,
    GUN,
    INCH,
    OBSERVER,
    RECON,
    RIVER,
    SUPPORT,
    TRANSPORT,
    VEHICLE,
    Setup,
)
from caposaldo.kernel.table import distance, in_cone, segment_hits_shape

ANY_ARC: Final = -1
FAR: Final = 1 << 40
RADIUS: Final = 8 * INCH
COVER_BONUS: Final = 6
SEEN_BONUS: Final = 8  # for each enemy that an FO sees
# By boldness: tenths of the danger that count, and points for each inch nearer.
CAUTION: Final = vec[i64]([16, 16, 12])
EAGERNESS: Final = vec[i64]([5, 7, 14])
FIGHT_TURNS: Final = 3  # turns that a fight takes once the sides have met
# Tenths of an enemy's harm: by opportunity fire, in its next turn, and in that turn only after a move.
AT_ONCE: Final = 5
NEXT: Final = 5
LATER: Final = 2


def detour(setup: Setup, x0: i64, y0: i64, x1: i64, y1: i64) -> i64:
    """How much longer the way is over the next bridge if a river lies between."""
    if not river_between(setup, x0, y0, x1, y1):
        return 0
    least: i64 = FAR
    for piece in setup.terrain:
        if piece.kind == BRIDGE:
            x = (piece.shape.left + piece.shape.right) // 2
            y = (piece.shape.top + piece.shape.bottom) // 2
            least = min(least, distance(x0, y0, x, y) + distance(x, y, x1, y1))
    return least - distance(x0, y0, x1, y1) if least < FAR else 0


def river_between(setup: Setup, x0: i64, y0: i64, x1: i64, y1: i64) -> bool:
    for piece in setup.terrain:
        if piece.kind == RIVER and segment_hits_shape(x0, y0, x1, y1, piece.shape):
            return True
    return False


def ideal_distance(s: Position, unit: i64) -> i64:
    """How far from the nearest enemy a unit does its work best."""
    setup = s.setup
    roles = setup.roles[unit]
    if roles & TRANSPORT != 0:
        load = passenger_of(s, unit)
        return 18 * INCH if load < 0 else getting_off(setup, load) - 2 * INCH
    if roles & (COMMAND | OBSERVER | RECON) != 0:
        return 14 * INCH
    if setup.indirect[unit] >= 0 and setup.weapon[unit] < 0:
        return 20 * INCH
    if setup.weapon[unit] < 0 or roles & ANTI_AIRCRAFT != 0:
        return 18 * INCH
    reach = direct_fire.row_range(setup.weapon[unit])
    if setup.kind[unit] == GUN or setup.kind[unit] == VEHICLE:
        return reach * 2 // 3
    return reach - 2 * INCH


def getting_off(setup: Setup, load: i64) -> i64:
    """How near the enemy men and guns leave their carrier."""
    if setup.kind[load] == GUN and setup.weapon[load] >= 0:
        return direct_fire.row_range(setup.weapon[load])
    return 12 * INCH


def boldness(s: Position, unit: i64, beyond_ideal: i64) -> i64:
    """0: its side leads and time runs out, it may wait; 1: it attacks; 2: it must hurry to get there in time."""
    setup = s.setup
    side = setup.side[unit]
    left = setup.turns - s.turn
    if left <= 1 and percent(s, 1 - side) - percent(s, side) > 10:
        return 0
    return 2 if beyond_ideal // max(setup.move[unit], 1) + FIGHT_TURNS >= left else 1


def percent(s: Position, side: i64) -> i64:
    counted: i64 = s.setup.counted[side]
    return s.lost[side] * 100 // max(counted, 1)


def place_worth(s: Position, unit: i64, x: i64, y: i64, arc: i64, moving: bool) -> i64:
    """The shot the place gives with this facing (or any), less the harm to be expected there, plus the unit's task."""
    setup = s.setup
    side = setup.side[unit]
    covered = in_terrain(s, x, y)
    unarmed = setup.weapon[unit] < 0
    nearest: i64 = FAR
    victim: i64 = -1
    preferred_target: i64 = -1
    preferred_gap: i64 = FAR
    other: i64 = -1
    other_gap: i64 = FAR
    danger: i64 = 0
    for enemy in range(setup.count()):
        if setup.side[enemy] == side or not s.on_table(enemy):
            continue
        away = gap(s, unit, enemy, x, y)
        reach = direct_fire.longest_reach(setup, unit, enemy)
        if away < nearest and (reach >= 0 or unarmed):
            nearest = away
            victim = enemy
        if away < 24 * INCH:
            danger += danger_from(s, enemy, unit, x, y, away, covered)
            if moving and s.phase == MOVEMENT:
                danger += AT_ONCE * shot_on_the_way(s, enemy, unit, x, y, away, covered) // 10
            if away <= reach and (arc == ANY_ARC or in_cone(x, y, arc, s.x[enemy], s.y[enemy])):
                if direct_fire.preferred(setup, unit, enemy):
                    if away < preferred_gap:
                        preferred_target = enemy
                        preferred_gap = away
                elif away < other_gap:
                    other = enemy
                    other_gap = away
    shot: i64 = 0
    if preferred_target >= 0 or other >= 0:
        shot = shot_from(s, unit, preferred_target, preferred_gap, other, other_gap, x, y)
    ideal = ideal_distance(s, unit)
    if nearest > ideal and victim >= 0:
        nearest += detour(setup, x, y, s.x[victim], s.y[victim])
    bold = boldness(s, unit, nearest - ideal)
    task = task_worth(s, unit, x, y, nearest - ideal, EAGERNESS[bold])
    return shot + task - danger * CAUTION[bold] // 10 + (COVER_BONUS if covered else 0)


def shot_from(
    s: Position, unit: i64, preferred_target: i64, preferred_gap: i64, other: i64, other_gap: i64, x: i64, y: i64
) -> i64:
    """The shot at the nearest target of the preferred kind, or else of the other (direct-5, direct-6)."""
    if preferred_target >= 0 and sees_point(s, preferred_target, x, y):
        return shot_at(s, unit, preferred_target, preferred_gap)
    if other >= 0 and sees_point(s, other, x, y):
        return shot_at(s, unit, other, other_gap)
    return 0


def shot_at(s: Position, unit: i64, target: i64, away: i64) -> i64:
    dice = dice_at(s, unit, target, away)
    if in_terrain(s, s.x[target], s.y[target]):
        dice -= 1
    return harm(s, target, dice)


def danger_from(s: Position, enemy: i64, unit: i64, x: i64, y: i64, away: i64, covered: bool) -> i64:
    """The harm the enemy could do there: at once, by opportunity fire, in its own turn, or after a move."""
    if s.status[enemy] >= SUPPRESSED or s.setup.weapon[enemy] < 0:
        return 0
    reach = direct_fire.longest_reach(s.setup, enemy, unit)
    if reach < 0 or away > reach + s.setup.move[enemy]:
        return 0
    points = harm(s, unit, dice_at(s, enemy, unit, min(away, reach)) - (1 if covered else 0))
    if points == 0 or away > reach:
        return 0 if no_answer(s) else points * LATER // 10
    weight: i64 = NEXT if sees_point(s, enemy, x, y) else LATER
    return 0 if no_answer(s) else points * weight // 10


def shot_on_the_way(s: Position, enemy: i64, unit: i64, x: i64, y: i64, away: i64, covered: bool) -> i64:
    """The harm of the enemy's opportunity fire, where the move begins or where it ends (direct-7)."""
    if s.status[enemy] >= SUPPRESSED or s.setup.weapon[enemy] < 0 or s.has(enemy, REACTED):
        return 0
    reach = direct_fire.longest_reach(s.setup, enemy, unit)
    if reach < 0:
        return 0
    face = s.face[enemy]
    if away <= reach and in_cone(s.x[enemy], s.y[enemy], face, x, y) and sees_point(s, enemy, x, y):
        return harm(s, unit, dice_at(s, enemy, unit, away) - (1 if covered else 0))
    before = gap(s, unit, enemy, s.x[unit], s.y[unit])
    if before <= reach and in_cone(s.x[enemy], s.y[enemy], face, s.x[unit], s.y[unit]) and sees(s, enemy, unit):
        return harm(s, unit, dice_at(s, enemy, unit, before))
    return 0


def no_answer(s: Position) -> bool:
    """The enemy has no turn left to fire in."""
    return s.turn == s.setup.turns and s.active != s.first


def task_worth(s: Position, unit: i64, x: i64, y: i64, beyond_ideal: i64, weight: i64) -> i64:
    """To come to the distance at which it is useful, and to stay in the radius of its Command (cmd-2)."""
    setup = s.setup
    task = -weight * beyond_ideal // INCH if beyond_ideal > 0 else beyond_ideal // INCH
    if setup.is_a(unit, TRANSPORT) and passenger_of(s, unit) < 0:
        task = task // 4
    command = command_of(s, unit)
    if command >= 0 and command != unit and not setup.is_a(unit, RECON | SUPPORT | OBSERVER | TRANSPORT):
        beyond = distance(x, y, s.x[command], s.y[command]) - RADIUS
        if beyond > 0:
            task -= min(2 * beyond // INCH, 8)
    if setup.is_a(unit, OBSERVER):
        task += SEEN_BONUS * targets_seen(s, unit, x, y)
    return task - men_left_behind(s, unit, x, y)


def targets_seen(s: Position, unit: i64, x: i64, y: i64) -> i64:
    """How many enemies the guns could be directed at from there; more than a few make no difference."""
    seen: i64 = 0
    for enemy in range(s.setup.count()):
        if s.setup.side[enemy] != s.setup.side[unit] and s.on_table(enemy) and seen < 4:
            if distance(x, y, s.x[enemy], s.y[enemy]) < OBSERVER_RANGE and sees_point(s, enemy, x, y):
                seen += 1
    return seen


def men_left_behind(s: Position, unit: i64, x: i64, y: i64) -> i64:
    """A Command that leaves its men behind loses them (rally-3)."""
    setup = s.setup
    if not setup.is_a(unit, COMMAND):
        return 0
    total: i64 = 0
    for other in range(setup.count()):
        if setup.group[other] == setup.group[unit] and other != unit and s.on_table(other):
            beyond = distance(x, y, s.x[other], s.y[other]) - 6 * INCH
            if beyond > 0:
                total += (2 if s.status[other] == 0 else 6) * beyond // INCH
    return total


def command_of(s: Position, unit: i64) -> i64:
    """The living Command of its battlegroup, or -1."""
    setup = s.setup
    for other in range(setup.count()):
        if setup.group[other] == setup.group[unit] and setup.is_a(other, COMMAND) and s.on_table(other):
            return other
    return -1
