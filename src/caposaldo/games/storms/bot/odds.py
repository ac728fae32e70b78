"""Expected results of a shot, for bots: what two dice must show, and what that is worth. A victory point is worth 100.

The chapters compute attacks that are announced (`values`); here they are weighed before anybody moves, for any hex that
somebody might fire from or stand in. Enemies that hide and markers not yet seen do not count.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms.bot.outlook_types import Foe, Outlook, Shooter
from caposaldo.games.storms.position import ACTIVE, BARE, DUG_IN, HIDDEN, NERVES, SPENT, WARY, Position
from caposaldo.games.storms.rules import combat_values, sight
from caposaldo.games.storms.rules.shot import Shot
from caposaldo.games.storms.setup import ALL_ROUND, BLUE, GUN, MORTAR, RED, SNIPER, WOODS

TWICE: Final = 4  # so much more is two hits (7.0)
WAYS: Final = vec[i64]([36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1])
POINT: Final = 100  # a victory point
LOSS: Final = 70  # a unit less and a CAP less, besides the points
HURT: Final = 55  # a hit marker
SQUAD_FRONT: Final = 12  # the defence of an ordinary squad
SQUAD_FLANK: Final = 11
# Shares of 16: how likely an enemy in that state is to fire before the unit is gone again.
LOADED: Final = 16
EMPTY: Final = 5
EMPTY_BUT_LED: Final = 8  # his side has CAP for him
TURNED_AWAY: Final = 10


def ways(needed: i64) -> i64:
    """In how many of 36 ways two dice reach the number."""
    if needed > 12:
        return 0
    return WAYS[needed] if needed > 0 else 36


def price_of(s: Position, unit: i64) -> i64:
    """The worth of the unit's loss to its enemy."""
    return POINT * s.setup.types[unit].worth + LOSS


def harm(needed: i64, price: i64, hurt: bool) -> i64:
    """The worth of a roll that needs so much against a unit of that price, hit already or not."""
    good = ways(needed)
    if good == 0:
        return 0
    if hurt:
        return good * (price - HURT) // 36
    lost = ways(needed + TWICE)
    return (lost * price + (good - lost) * HURT) // 36


# ---------------------------------------------------------------- what is noted down
def shooter_of(s: Position, unit: i64, side: i64) -> Shooter:
    """The unit as it fires, seen by that side."""
    type = s.setup.types[unit]
    roles = s.setup.roles[unit]
    made = Shooter(unit)
    made.able = type.fire_cost > 0
    made.cost = type.fire_cost
    made.reach = type.range
    made.least = type.least
    made.red = type.red
    made.blue = type.blue
    made.lobs = roles & MORTAR != 0
    made.sniper = roles & SNIPER != 0
    made.gun = roles & GUN != 0
    kind = s.known_marker(side, unit)
    if kind >= 0 and s.flags[unit] & NERVES == 0:
        hamper(s, made, kind)
    made.red_close = made.red + (combat_values.CLOSE_COMBAT_BOXED if type.red_boxed else combat_values.CLOSE_COMBAT)
    made.blue_close = made.blue + (combat_values.CLOSE_COMBAT_BOXED if type.blue_boxed else combat_values.CLOSE_COMBAT)
    return made


def hamper(s: Position, made: Shooter, kind: i64) -> None:
    """The effect of a hit marker on fire (7.4)."""
    marker = s.setup.markers[kind]
    made.able = made.able and not marker.no_fire and not marker.no_action
    made.cost += marker.fire_cost
    made.red += marker.red
    made.blue += marker.blue
    if marker.range >= 0:
        made.reach = marker.range


def foe_of(s: Position, unit: i64, side: i64) -> Foe:
    """An enemy in view, seen by that side."""
    type = s.setup.types[unit]
    h = s.hex[unit]
    made = Foe(shooter_of(s, unit, side), h, -1 if s.setup.is_a(unit, ALL_ROUND) else s.face[unit])
    terrain = s.setup.terrain[h]
    cover = s.setup.cover[terrain] + works(s.flags[unit])
    made.front = type.front + cover
    made.flank = type.flank + cover
    kind = s.known_marker(side, unit)
    if kind >= 0:
        made.front += s.setup.markers[kind].front
        made.flank += s.setup.markers[kind].flank
    made.front_hue = type.front_colour
    made.flank_hue = type.flank_colour
    made.canopy = s.setup.cover[terrain] if terrain == WOODS and type.flank_colour == RED else 0
    made.price = price_of(s, unit)
    made.hurt = s.marker[unit] >= 0
    made.mixed = s.enemy_in(1 - side, h)
    made.share = readiness(s, unit)
    return made


def works(flags: i64) -> i64:
    """The defence that the marks of a unit add."""
    if flags & (DUG_IN | WARY | BARE) == 0:
        return 0
    return (1 if flags & DUG_IN != 0 else 0) + (1 if flags & WARY != 0 else 0) - (1 if flags & BARE != 0 else 0)


def readiness(s: Position, enemy: i64) -> i64:
    """Share of 16 with which an enemy counts: spent ones fire only by CAP, or in the next round."""
    side = s.setup.side[enemy]
    if s.status[enemy] == SPENT or (s.status[enemy] == ACTIVE and s.ap[side] == 0):
        return EMPTY_BUT_LED if s.cap[side] >= s.setup.types[enemy].fire_cost else EMPTY
    return LOADED


# ---------------------------------------------------------------- fire from a hex into another
def reaches(s: Position, drawn: Outlook, shooter: Shooter, at: i64, h: i64, away: i64) -> bool:
    """Range, barrels and smoke; sight over the ground and the facing are other matters."""
    if away > 2 * shooter.reach or away < shooter.least:
        return away == 0
    if shooter.gun and s.setup.level[h] < 0 <= s.setup.level[at]:
        return False
    return not drawn.smoky or sight.clear_of_smoke(s.setup, s.smoke, at, h)


def strength(s: Position, shooter: Shooter, at: i64, h: i64, away: i64, hue: i64) -> i64:
    """Firepower of the colour from one hex into another, with what height adds or takes (7.1, 11.2)."""
    if away == 0:
        return shooter.blue_close if hue == BLUE else shooter.red_close
    value = shooter.blue if hue == BLUE else shooter.red
    if away == 1:
        value += combat_values.SHORT_RANGE
    elif away > shooter.reach:
        value += combat_values.LONG_RANGE
    rise = s.setup.level[at] - s.setup.level[h]
    if rise == 0:
        return value
    return value + (combat_values.HEIGHT if rise > 0 else -combat_values.HEIGHT)


def blow(s: Position, drawn: Outlook, shooter: Shooter, at: i64, foe: Foe, away: i64) -> i64:
    """The worth of a shot from the hex against the enemy, if it reaches him."""
    if foe.mixed and away > 0:
        return 0
    lobbed = shooter.lobs and away > 0
    flank = away == 0 or lobbed or shooter.sniper
    if not flank and foe.face >= 0:
        flank = not sight.in_arc(s.setup, foe.hex, foe.face, at)
    value = foe.flank if flank else foe.front
    if lobbed:
        value -= foe.canopy
    if drawn.smoky:
        value += sight.smoke_cover(s.setup, s.smoke, at, foe.hex)
    value -= strength(s, shooter, at, foe.hex, away, foe.flank_hue if flank else foe.front_hue)
    return harm(value, foe.price, foe.hurt)


def best_blow(s: Position, drawn: Outlook, shooter: Shooter, at: i64, face: i64) -> i64:
    """The best shot from a hex with that facing, -1 for any; all who are in the target hex are hit at once (7.7)."""
    best: i64 = 0
    total: i64 = 0
    last: i64 = -1
    row = at * s.setup.count_hexes
    for foe in drawn.foes:
        if s.setup.sees[row + foe.hex] == 0:
            continue
        away = s.setup.grid.distance(at, foe.hex)
        if not reaches(s, drawn, shooter, at, foe.hex, away):
            continue
        if face >= 0 and away > 0 and not sight.in_arc(s.setup, at, face, foe.hex):
            continue
        if foe.hex != last:
            total = 0
            last = foe.hex
        total += blow(s, drawn, shooter, at, foe, away)
        best = max(best, total)
    return best


def menace(s: Position, drawn: Outlook, foe: Foe, h: i64) -> i64:
    """The cost of a shot of the enemy, from where he stands, to an ordinary squad in the hex."""
    shooter = foe.shooter
    if s.setup.sees[foe.hex * s.setup.count_hexes + h] == 0:
        return 0
    away = s.setup.grid.distance(foe.hex, h)
    if not shooter.able or not reaches(s, drawn, shooter, foe.hex, h, away):
        return 0
    lobbed = shooter.lobs and away > 0
    terrain = s.setup.terrain[h]
    value: i64 = SQUAD_FLANK if lobbed or away == 0 else SQUAD_FRONT
    if not lobbed or terrain != WOODS:
        value += s.setup.cover[terrain]
    if drawn.smoky:
        value += sight.smoke_cover(s.setup, s.smoke, foe.hex, h)
    return harm(value - strength(s, shooter, foe.hex, h, away, RED), POINT + LOSS, False)


# ---------------------------------------------------------------- attacks as the chapters compute them
def gain_of(s: Position, attack: Shot, bonus: i64) -> i64:
    """The worth of an attack against all in its hex, friends too: a mortar with its spotter hex, a weapon card, a
    group. `bonus` is added to every roll."""
    side = combat_values.attacker(s, attack)
    spares = s.hex[attack.firer] == attack.target or s.setup.is_a(attack.firer, SNIPER)
    total: i64 = 0
    unit = s.first[attack.target]
    while unit >= 0:
        own = s.setup.side[unit] == side
        if s.flags[unit] & HIDDEN == 0 and not (own and spares) and combat_values.can_harm(s, attack, unit):
            value = harm(margin(s, attack, unit, side) - bonus, price_of(s, unit), s.marker[unit] >= 0)
            total += -value if own else value
        unit = s.next[unit]
    return total


def margin(s: Position, attack: Shot, unit: i64, side: i64) -> i64:
    """The total that the dice of the attack must show against the unit."""
    kind = s.known_marker(side, unit)
    return combat_values.defence_value(s, attack, unit, kind) - combat_values.attack_value(s, attack, unit)
