"""The worth of hexes for units of a bot: attackers near the goals, defenders in a line, headquarters behind."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.traces.bot.outlook import Outlook, look
from caposaldo.games.traces.position import ACTIVE, COMBAT_FIRST, FOUGHT, MOVED, Position
from caposaldo.games.traces.rules import ratio, stacking
from caposaldo.games.traces.rules.combat import candidates
from caposaldo.games.traces.setup import AXIS, DRY, SOVIET

GOOD_COLUMN: Final = 3  # 3-1: from here on an attack pays
ENOUGH: Final = 6  # 6-1: more attackers are wasted
# What a combat is worth by its column: the chance of a retreat and the steps lost, weighed together.
COLUMN_WORTH: Final = vec[i64]([-30, -12, 0, 14, 26, 40, 52, 60, 66])
RECKLESS: Final = 4  # what the Soviets add to it
# What it costs to be attacked on a column.
COLUMN_COST: Final = vec[i64]([0, 2, 4, 7, 11, 15, 19, 22, 25, 26])

LEASH: Final = 7  # steps from a headquarters: it can still come up
OUT_OF_HAND: Final = 24  # to stand where no headquarters gives orders
CUT_OFF: Final = 60  # to stand where no supply comes
ALMOST_CUT_OFF: Final = 30  # to stand where it may soon be so
STEP_FROM_HOME: Final = 3
LINE_DEPTH: Final = 4  # steps between the front and the hexes whose supply is safe
CLOSE: Final = 4  # steps: an enemy so near may attack next
NEAR: Final = 10  # steps: an enemy so near may come up within a turn or two
RAID: Final = 16  # steps: so far tanks may drive along an open road
WEAK: Final = 2  # strength of a unit that only keeps watch
SIDE_STRENGTH: Final = 11  # what can attack over one hexside: two good units


# ---------------------------------------------------------------- headquarters
def hq_hex_worth(s: Position, side: i64, hq: i64, h: i64) -> i64:
    """A headquarters stays behind its troops, near enough to command as many as it can, and in supply."""
    outlook = look(s, side)
    value = under_command(s, side, hq, h) - 2 * max(outlook.enemy[h] - 4, 0)
    value -= min(4 * max(outlook.home[h] - 2, 0), 40)
    if outlook.supplied[h] == 0:
        value -= 200
    if outlook.enemy[h] <= 1:
        value -= 80
    elif outlook.enemy[h] <= 3:
        value -= 60 // (outlook.enemy[h] * (1 + stacking.combat_units(s, h)))
    return value


def under_command(s: Position, side: i64, hq: i64, h: i64) -> i64:
    """Strength within its command range; those that another headquarters commands count half."""
    found: i64 = 0
    for unit in range(s.setup.count()):
        if s.on_map(unit) and s.setup.side[unit] == side and not s.setup.is_hq(unit):
            if s.setup.grid.distance(h, s.hex[unit]) <= s.setup.range[hq]:
                near = look(s, side).enemy[s.hex[unit]]
                weight: i64 = 6 if near <= CLOSE else 3
                found += weight // 3 if commanded_by_another(s, side, hq, s.hex[unit]) else weight
    return found


def commanded_by_another(s: Position, side: i64, hq: i64, h: i64) -> bool:
    for other in range(s.setup.count()):
        if s.setup.is_hq(other) and other != hq and s.on_map(other) and s.setup.side[other] == side:
            if s.setup.grid.distance(s.hex[other], h) <= s.setup.range[other]:
                return True
    return False


# ---------------------------------------------------------------- combat units
def unit_hex_worth(s: Position, side: i64, unit: i64, h: i64) -> i64:
    """Return the worth of the hex for a combat unit."""
    outlook = look(s, side)
    value: i64 = -min(2 * max(outlook.command[h] - LEASH, 0), OUT_OF_HAND)
    if outlook.supplied[h] == 0:
        value -= CUT_OFF
    if side == SOVIET:
        return value + bold_worth(s, outlook, unit, h) + capture_worth(s, h)
    value -= isolation(s, outlook, h)
    return value + steady_worth(s, outlook, unit, h) + garrison_worth(s, outlook, unit, h)


def isolation(s: Position, outlook: Outlook, h: i64) -> i64:
    """Return the cost of standing far from safe supply: units that are cut off at the end are lost."""
    away = min(STEP_FROM_HOME * max(outlook.home[h] - LINE_DEPTH, 0), ALMOST_CUT_OFF)
    return 2 * away if s.turn == s.setup.last_turn else away


def bold_worth(s: Position, outlook: Outlook, unit: i64, h: i64) -> i64:
    """The attacker goes where the goals are, and stands beside enemies that it can beat."""
    value = -3 * outlook.goal[h] - max(outlook.enemy[h] - 2, 0)
    return value + prospects(s, outlook, unit, h) - peril(s, outlook, unit, h) // 4


def capture_worth(s: Position, h: i64) -> i64:
    """Return the worth of taking the city, the crossing point or the breakthrough hex there."""
    value: i64 = 0
    city = s.setup.city_at[h]
    if city >= 0 and s.city[city] == AXIS:
        value = (400 if s.order[city] == 1 else 80) if s.setup.cities[city].major else 8
    if s.setup.crossing_at[h] >= 0 and s.crossing[s.setup.crossing_at[h]] == 0:
        value += 10
    return value + (40 if s.setup.breakthrough[h] == 1 else 0)


def steady_worth(s: Position, outlook: Outlook, unit: i64, h: i64) -> i64:
    """The defender stands between the enemy and what it must hold, behind rivers and in towns, beside friends, and
    gives way where it would be overrun."""
    near = outlook.enemy[h]
    value = -2 * max(near - 2, 0) - outlook.goal[h] // 2
    value += prospects(s, outlook, unit, h) + 3 * min(neighbours(s, unit, h), 2)
    return value - peril(s, outlook, unit, h) - 3 * max(barred_sides(s, unit, h) - 2, 0)


def peril(s: Position, outlook: Outlook, unit: i64, h: i64) -> i64:
    """Return the cost of the attack that the enemy can make on the hex with the unit in it."""
    if outlook.enemy[h] > CLOSE:
        return 0
    guard = ratio.defence_of(s, unit)
    other = s.first[h]
    while other >= 0:
        if other != unit and s.setup.side[other] == s.setup.side[unit]:
            guard += ratio.defence_of(s, other)
        other = s.next[other]
    column = ratio.rung_of(s.setup.charts, assault(s, outlook, h), max(guard, 1)) - ratio.terrain_shift(s, h)
    return COLUMN_COST[min(column, len(COLUMN_COST) - 1)] if column >= 0 else 0


def assault(s: Position, outlook: Outlook, h: i64) -> i64:
    """Strength that can come against the hex: what is near, as far as it finds room, halved where rivers are."""
    room: i64 = 0
    sides: i64 = 0
    for at in range(6 * h, 6 * h + 6):
        other = s.setup.way[at]
        if other >= 0 and s.holder(other) != outlook.side and outlook.enemy[other] <= outlook.enemy[h]:
            sides += 1
            room += SIDE_STRENGTH if s.setup.river[at] == DRY else SIDE_STRENGTH // 2
    if sides == 0:
        return 0
    return min(room, outlook.danger[h] * room // (SIDE_STRENGTH * sides))


def neighbours(s: Position, unit: i64, h: i64) -> i64:
    """Hexes next door with friends: a line holds better than single posts."""
    found: i64 = 0
    for at in range(6 * h, 6 * h + 6):
        other = s.setup.way[at]
        if other >= 0 and other != s.hex[unit] and s.holder(other) == s.setup.side[unit]:
            found += 1
    return found


def barred_sides(s: Position, unit: i64, h: i64) -> i64:
    """Hexes next door into which a retreat would be barred or costly."""
    side = s.setup.side[unit]
    found: i64 = 0
    for at in range(6 * h, 6 * h + 6):
        other = s.setup.way[at]
        if other < 0 or s.holder(other) == 1 - side or s.threatened(side, other):
            found += 1
    return found


def garrison_worth(s: Position, outlook: Outlook, unit: i64, h: i64) -> i64:
    """Cities and crossing points of the Axis are not left empty; those under order are held by the best."""
    value: i64 = 0
    city = s.setup.city_at[h]
    near = outlook.enemy[h]
    others = stacking.others(s, unit, h, False)
    if city >= 0 and s.city[city] == SOVIET:
        value += 40 if s.setup.cities[city].major else 6
    elif city >= 0 and s.setup.cities[city].major:
        value += major_garrison(s, unit, s.order[city] == 1, near, others)
    if s.setup.crossing_at[h] >= 0 and s.crossing[s.setup.crossing_at[h]] == 0 and others == 0:
        value += 16 if near <= NEAR else 6
    if others == 0 and s.setup.breakthrough[h] == 1 and near <= NEAR:
        value += 20
    return value


def major_garrison(s: Position, unit: i64, ordered: bool, near: i64, others: i64) -> i64:
    """A place in a great city: two good divisions where the enemy is close, one where he may come, in the rear only
    those that are of little use elsewhere."""
    best = ratio.defence_of(s, unit)
    if near <= CLOSE + 1:
        return (40 + 10 * best) if ordered else 16 + 5 * best
    if near > RAID:
        return 20 - near // 2 if ordered and others == 0 and best <= WEAK else 0
    if others == 0:
        return 60 if ordered else 30 - near
    return 8 + 4 * best if ordered and near <= NEAR else 0


# ---------------------------------------------------------------- attacks to come
def prospects(s: Position, outlook: Outlook, unit: i64, h: i64) -> i64:
    """The best attack that could be joined from the hex in the combat segment to come."""
    best: i64 = 0
    if s.active != s.setup.side[unit] or s.mode == COMBAT_FIRST:
        return best
    for d in range(6):
        target = s.setup.way[6 * h + d]
        if target >= 0 and s.holder(target) == 1 - s.setup.side[unit]:
            worth = promise(s, outlook, target)
            best = max(best, worth if s.setup.river[6 * h + d] == DRY else worth // 2)
    return best


def promise(s: Position, outlook: Outlook, target: i64) -> i64:
    """Return the worth of an attack on the hex by all units that can still reach it; half if enough are there."""
    if outlook.promise[target] < 0:
        there = ratio.strength_of(s, target, candidates(s, target))
        likely = ratio.column_for(s, target, there + gathering(s, target))
        worth: i64 = 0
        if likely >= GOOD_COLUMN - 1:
            worth = gain_on(s, likely) // 2 + prize(s, target)
            if ratio.column_for(s, target, there) >= ENOUGH:
                worth = worth // 2
        outlook.promise[target] = worth
    return outlook.promise[target]


def gain_on(s: Position, column: i64) -> i64:
    """Return the worth of an attack on the column for the acting side: Soviet losses cost no points."""
    return COLUMN_WORTH[column] + (RECKLESS if s.active == SOVIET else 0)


def gathering(s: Position, target: i64) -> i64:
    """Strength of the activated units near the hex that can still come up to it."""
    found: i64 = 0
    for unit in range(s.setup.count()):
        if s.has(unit, ACTIVE) and not s.has(unit, MOVED | FOUGHT) and s.on_map(unit):
            away = s.setup.grid.distance(s.hex[unit], target)
            if 1 < away <= (4 if s.setup.mechanised[unit] == 1 else 2):
                found += ratio.attack_of(s, unit)
    return found * 2 // 3


def prize(s: Position, target: i64) -> i64:
    """Return the worth of the city or crossing point in the attacked hex."""
    city = s.setup.city_at[target]
    value: i64 = 0
    if city >= 0 and s.city[city] != s.active:
        value = 4
        if s.setup.cities[city].major:
            value = 40 if s.order[city] == 1 else 24
    return value + (6 if s.setup.crossing_at[target] >= 0 else 0)
