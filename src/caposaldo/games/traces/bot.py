"""What this game tells the bots: how good each answer looks to the side that is asked."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.traces import ratio, stacking, victory
from caposaldo.games.traces.combat import candidates
from caposaldo.games.traces.outlook import look
from caposaldo.games.traces.state import (
    ACTIVATE,
    ACTIVE,
    ADD,
    ADVANCE,
    ATTACK,
    BID,
    BUY,
    CALL_HQ,
    CHOOSE,
    COMBAT_FIRST,
    COMMAND,
    DRAW,
    DROP,
    END,
    FIGHT,
    FOUGHT,
    GO,
    HOLD,
    INTERRUPT,
    JOIN,
    LIFT,
    LOSE,
    MOVED,
    NAME,
    NEGOTIATE,
    PASS,
    PLACE,
    RELOCATE,
    REPLACE,
    RETREAT,
    SET_MODE,
    STOP,
    SUPPORT,
    TAKE,
    TRANSFER,
    Front,
    Outlook,
)
from caposaldo.games.traces.theatre import (
    AIRBORNE_CHIT,
    AXIS,
    DRY,
    HQ_CHIT,
    OKH_CHIT,
    REINFORCEMENT_CHIT,
    SOVIET,
    STAVKA_CHIT,
)
from caposaldo.kernel.game import Action

GOOD_COLUMN: Final = 3  # 3-1: from here on an attack pays
ENOUGH: Final = 6  # 6-1: more attackers are wasted
# What a combat is worth by its column: the chance of a retreat and the steps lost, weighed together.
COLUMN_WORTH: Final = vec[i64]([-30, -12, 0, 14, 26, 40, 52, 60, 66])


def worth(s: Front, seat: i64, a: Action) -> i64:
    """How good the action looks. Only values within one frame are compared."""
    side: i64 = AXIS if s.seat[AXIS] == seat else SOVIET
    kind = a.kind
    if kind == GO or kind == STOP or kind == TAKE or kind == TRANSFER:
        return move_worth(s, side, a)
    if kind == ATTACK or kind == JOIN or kind == FIGHT:
        return attack_worth(s, a)
    if kind == LOSE:
        return loss_worth(s, a.a)
    if kind == RETREAT:
        return place_worth(s, side, a.a, a.b) if a.b >= 0 else 0
    if kind == ADVANCE:
        return advance_worth(s, side, a)
    if kind == RELOCATE:
        return camp_worth(s, side, a.b)
    if kind == PLACE:
        return place_worth(s, side, a.a, a.b)
    if kind == END:
        return 0
    return order_worth(s, side, a)


# ---------------------------------------------------------------- chits and orders
def order_worth(s: Front, side: i64, a: Action) -> i64:
    kind = a.kind
    if kind == CHOOSE or kind == HOLD:
        return chit_worth(s, side, a.a) - (3 if kind == HOLD else 0)
    if kind == ADD:
        return 10
    if kind == DRAW or kind == PASS:
        return 5
    if kind == INTERRUPT:
        return 0
    if kind == ACTIVATE or kind == CALL_HQ:
        return 20 + readiness(s, side, a.a)
    if kind == SET_MODE:
        return mode_worth(s, side, a.a)
    if kind == NEGOTIATE:
        return 60
    if kind == COMMAND:
        return 10
    if kind == LIFT:
        return lift_worth(s, a.a)
    if kind == BUY:
        return 10 + s.theatre.attack[a.a]
    if kind == NAME:
        return readiness_of(s, side, a.a)
    if kind == SUPPORT:
        return 10
    if kind == DROP:
        return drop_worth(s, a.b)
    if kind == REPLACE:
        return 50 - s.theatre.attack[a.b] * 4 - s.steps[a.b] * 2
    if kind == BID:
        return -max(a.a - s.theatre.target, s.theatre.target - a.a)
    return 1


def chit_worth(s: Front, side: i64, kind: i64) -> i64:
    """Reinforcements first, then the headquarters with most to do."""
    chit = s.theatre.chits[kind]
    if chit.kind == REINFORCEMENT_CHIT:
        return 90
    if chit.kind == AIRBORNE_CHIT:
        return 40
    if chit.kind == STAVKA_CHIT:
        return 45
    if chit.kind == OKH_CHIT:
        return 70 - 25 * s.picked[kind]
    if chit.kind == HQ_CHIT and s.on_map(chit.hq):
        return readiness(s, side, chit.hq) // (1 + s.picked[kind])
    return 0


def readiness(s: Front, side: i64, hq: i64) -> i64:
    """How much there is to do around a headquarters."""
    found: i64 = 0
    for unit in range(s.theatre.count()):
        if s.on_map(unit) and s.theatre.side[unit] == side:
            if s.theatre.grid.distance(s.hex[hq], s.hex[unit]) <= s.theatre.range[hq]:
                found += readiness_of(s, side, unit)
    return found


def readiness_of(s: Front, side: i64, unit: i64) -> i64:
    near = look(s, side).enemy[s.hex[unit]]
    return ratio.attack_of(s, unit) // (1 if near <= 2 else 2) if near < 8 else 1


def mode_worth(s: Front, side: i64, mode: i64) -> i64:
    """To fight first pays where good attacks are at hand."""
    good: i64 = 0
    for unit in range(s.theatre.count()):
        if s.on_map(unit) and s.theatre.side[unit] != side:
            if likely_column(s, side, s.hex[unit]) >= GOOD_COLUMN:
                good += 1
    if mode == COMBAT_FIRST:
        return 10 * good
    return 15


def likely_column(s: Front, side: i64, target: i64) -> i64:
    """The column on which all activated units beside the hex would attack it."""
    return ratio.odds(s, target, candidates(s, target))


def lift_worth(s: Front, city: i64) -> i64:
    """An order is lifted when the enemy stands before the gates."""
    near = look(s, AXIS).enemy[s.theatre.cities[city].hex]
    return 80 - 20 * near


def drop_worth(s: Front, h: i64) -> i64:
    """Paratroops land near crossing points, far from the enemy."""
    outlook = look(s, SOVIET)
    return -4 * outlook.goal[h] - outlook.danger[h] + (20 if s.theatre.crossing_at[h] >= 0 else 0)


# ---------------------------------------------------------------- movement
def move_worth(s: Front, side: i64, a: Action) -> i64:
    """Everybody moves; where to, the place decides. A unit goes on only to a better place."""
    if a.kind == TAKE:
        return 10 - look(s, side).enemy[s.hex[a.a]] // 4 + (0 if not s.theatre.is_hq(a.a) else -5)
    if a.kind == TRANSFER:
        return -1
    unit = s.top().a
    if a.kind == STOP:
        return spot_worth(s, side, unit, s.hex[unit]) + 1
    return spot_worth(s, side, unit, a.b)


def spot_worth(s: Front, side: i64, unit: i64, h: i64) -> i64:
    return camp_worth(s, side, h) if s.theatre.is_hq(unit) else place_worth(s, side, unit, h)


def camp_worth(s: Front, side: i64, h: i64) -> i64:
    """A headquarters stays behind its troops, near enough to command them."""
    outlook = look(s, side)
    near = outlook.enemy[h]
    return (
        outlook.help[h]
        - 3 * max(near - 3, 3 - near)
        - (40 if near <= 1 else 0)
        - (80 if outlook.supplied[h] == 0 else 0)
    )


def place_worth(s: Front, side: i64, unit: i64, h: i64) -> i64:
    """How well a unit would stand in the hex."""
    outlook = look(s, side)
    value = garrison_worth(s, side, unit, h)
    if outlook.supplied[h] == 0:
        value -= 40
    if side == SOVIET:
        return value + bold_worth(s, outlook, unit, h)
    return value + steady_worth(s, outlook, unit, h)


def bold_worth(s: Front, outlook: Outlook, unit: i64, h: i64) -> i64:
    """The attacker goes where the goals are, and stands beside enemies that it can beat."""
    value = -3 * outlook.goal[h]
    return value + prospects(s, outlook, unit, h) - exposure(s, outlook, unit, h) // 3


def steady_worth(s: Front, outlook: Outlook, unit: i64, h: i64) -> i64:
    """The defender stands between the enemy and what it must hold, behind rivers and in towns, with help near."""
    near = outlook.enemy[h]
    value = -2 * outlook.goal[h] - 2 * max(near - 2, 0)
    value += 4 * ratio.terrain_shift(s, h) + 2 * wet_sides(s, h)
    value += prospects(s, outlook, unit, h)
    return value - exposure(s, outlook, unit, h)


def exposure(s: Front, outlook: Outlook, unit: i64, h: i64) -> i64:
    """How strong the enemy around is, against what would stand there."""
    if outlook.enemy[h] > 4:
        return 0
    guard = ratio.defence_of(s, unit)
    other = s.first[h]
    while other >= 0:
        if other != unit:
            guard += ratio.defence_of(s, other)
        other = s.next[other]
    guard = guard * (3 + ratio.terrain_shift(s, h)) // 2 + outlook.help[h] // 6
    return min(outlook.danger[h] * 10 // max(guard, 1), 60)


def prospects(s: Front, outlook: Outlook, unit: i64, h: i64) -> i64:
    """The best attack that could be joined from the hex in the combat segment to come."""
    best: i64 = 0
    if s.active != s.theatre.side[unit] or s.mode == COMBAT_FIRST:
        return best
    for d in range(6):
        target = s.theatre.way[6 * h + d]
        if target >= 0 and s.holder(target) == 1 - s.theatre.side[unit]:
            worth = promise(s, outlook, target)
            best = max(best, worth if s.theatre.river[6 * h + d] == DRY else worth // 2)
    return best


def promise(s: Front, outlook: Outlook, target: i64) -> i64:
    """What an attack on the hex is worth if all come who still can: enough of them, but not more than are needed."""
    if outlook.promise[target] < 0:
        there = ratio.strength_of(s, target, candidates(s, target))
        likely = ratio.column_for(s, target, there + gathering(s, target))
        worth: i64 = 0
        if likely >= GOOD_COLUMN - 1:
            worth = COLUMN_WORTH[likely] // 2 + prize(s, target)
            if ratio.column_for(s, target, there) >= ENOUGH:
                worth = worth // 2
        outlook.promise[target] = worth
    return outlook.promise[target]


def gathering(s: Front, target: i64) -> i64:
    """Strength of the activated units near the hex that can still come up to it."""
    found: i64 = 0
    for unit in range(s.theatre.count()):
        if s.has(unit, ACTIVE) and not s.has(unit, MOVED | FOUGHT) and s.on_map(unit):
            away = s.theatre.grid.distance(s.hex[unit], target)
            if 1 < away <= (4 if s.theatre.mechanised[unit] == 1 else 3):
                found += ratio.attack_of(s, unit)
    return found


def prize(s: Front, target: i64) -> i64:
    """What is to be won besides steps."""
    city = s.theatre.city_at[target]
    value: i64 = 0
    if city >= 0 and s.city[city] != s.active:
        value = 12 if s.theatre.cities[city].major else 4
    return value + (6 if s.theatre.crossing_at[target] >= 0 else 0)


def wet_sides(s: Front, h: i64) -> i64:
    """River hexsides: who attacks over them is halved."""
    found: i64 = 0
    for d in range(6):
        if s.theatre.river[6 * h + d] != DRY:
            found += 1
    return found


def garrison_worth(s: Front, side: i64, unit: i64, h: i64) -> i64:
    """Cities and crossing points: to take, or not to leave empty."""
    value: i64 = 0
    city = s.theatre.city_at[h]
    others = stacking.combat_units(s, h) - (1 if s.hex[unit] == h else 0)
    if city >= 0:
        major = s.theatre.cities[city].major
        if s.city[city] != side:
            value += 60 if major else 12
        elif side == AXIS and others < (2 if s.order[city] == 1 else 1):
            value += 25 if major else 2
    if s.theatre.crossing_at[h] >= 0 and s.crossing[s.theatre.crossing_at[h]] == 0:
        value += 30 if side == SOVIET else (15 if others == 0 else 0)
    if side == SOVIET and s.theatre.breakthrough[h] == 1:
        value += 20
    return value


# ---------------------------------------------------------------- combat
def attack_worth(s: Front, a: Action) -> i64:
    if a.kind == ATTACK:
        return target_worth(s, a.b)
    target = s.top().a
    now = ratio.column_of(s, target)
    if a.kind == FIGHT:
        return 20 if now >= GOOD_COLUMN else 1
    strength = ratio.attack_strength(s, target) + ratio.attack_of(s, a.a)
    gain = ratio.column_for(s, target, strength) - now
    return 30 + gain if gain > 0 or now < GOOD_COLUMN else 10 - ratio.attack_of(s, a.a)


def target_worth(s: Front, target: i64) -> i64:
    """A combat pays by its column, more where something is to be won."""
    column = likely_column(s, s.active, target)
    if column < 1:
        return -10
    return COLUMN_WORTH[column] + prize(s, target)


def loss_worth(s: Front, unit: i64) -> i64:
    """Full units flip before others are lost; the cheapest first; headquarters last."""
    value = -2 * s.attack_value(unit) - 3 * s.theatre.worth[unit]
    if s.theatre.is_hq(unit):
        return value - 100
    return value + (30 if s.steps[unit] > 1 else 0)


def advance_worth(s: Front, side: i64, a: Action) -> i64:
    """Forward if the new place is no worse than the old one."""
    if s.theatre.is_hq(a.a):
        return camp_worth(s, side, a.b) - camp_worth(s, side, s.hex[a.a])
    bold: i64 = 12 if side == SOVIET else 0
    return place_worth(s, side, a.a, a.b) - place_worth(s, side, a.a, s.hex[a.a]) + bold


# ---------------------------------------------------------------- the whole
def standing(s: Front, seat: i64) -> i64:
    """From 0 to 1000: Soviet victory points against what they should have by now, and the strength that is left."""
    outcome = s.result
    if outcome is not None:
        return 1000 if seat in outcome.winners else 0
    theatre = s.theatre
    gone = s.turn - theatre.first_turn + 1
    whole = theatre.last_turn - theatre.first_turn + 1
    expected = s.target * gone // max(whole, 1)
    lead = (victory.points(s) - expected) * 8
    soviet = min(max(500 + lead, 50), 950)
    return soviet if s.seat[SOVIET] == seat else 1000 - soviet
