"""What this game tells the bots: how good each answer looks to the side that is asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.traces.bot.outlook import look
from caposaldo.games.traces.bot.plans import GOOD_COLUMN, camp_worth, gain_on, place_worth, prize
from caposaldo.games.traces.position import COMBAT_FIRST, Position
from caposaldo.games.traces.rules import negotiation, ratio, victory
from caposaldo.games.traces.rules.combat import candidates, stands_fast
from caposaldo.games.traces.setup import AIRBORNE_CHIT, AXIS, HQ_CHIT, OKH_CHIT, REINFORCEMENT_CHIT, SOVIET, STAVKA_CHIT
from caposaldo.games.traces.verbs import (
    ACTIVATE,
    ADD,
    ADVANCE,
    ATTACK,
    BID,
    BUY,
    CALL_HQ,
    CHOOSE,
    COMMAND,
    DRAW,
    DROP,
    END,
    FIGHT,
    GO,
    HOLD,
    INTERRUPT,
    JOIN,
    LIFT,
    LOSE,
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
)
from caposaldo.kernel.game import Action

WORTH_LIFTING: Final = 11  # steps: an order is lifted when the enemy is so near


def worth(s: Position, seat: i64, a: Action) -> i64:
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
        return spot_worth(s, side, a.a, a.b) if a.b >= 0 else 0
    if kind == ADVANCE:
        return advance_worth(s, side, a)
    if kind == RELOCATE:
        return camp_worth(s, side, s.top().a, a.b)
    if kind == PLACE:
        return place_worth(s, side, a.a, a.b)
    if kind == END:
        return 0
    return order_worth(s, side, a)


# ---------------------------------------------------------------- chits and orders
def order_worth(s: Position, side: i64, a: Action) -> i64:
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
        return 1000
    if kind == COMMAND:
        return 10
    if kind == LIFT:
        return lift_worth(s, a.a)
    if kind == BUY:
        return 10 + 12 * s.setup.defence[a.a] // negotiation.cost_of(s, a.a)
    if kind == NAME:
        return readiness_of(s, side, a.a)
    if kind == SUPPORT:
        return air_worth(s, side)
    if kind == DROP:
        return drop_worth(s, a.b)
    if kind == REPLACE:
        return 50 - s.setup.attack[a.b] * 4 - s.steps[a.b] * 2
    if kind == BID:
        return -max(a.a - s.setup.target, s.setup.target - a.a)
    return 1


def chit_worth(s: Position, side: i64, kind: i64) -> i64:
    """Reinforcements first, then the headquarters with most to do."""
    chit = s.setup.chits[kind]
    if chit.kind == REINFORCEMENT_CHIT:
        return 90 if s.turn < s.setup.last_turn else 5
    if chit.kind == AIRBORNE_CHIT:
        return 40
    if chit.kind == STAVKA_CHIT:
        return 45
    if chit.kind == OKH_CHIT:
        return okh_worth(s, s.picked[kind])
    if chit.kind == HQ_CHIT and s.on_map(chit.hq):
        return readiness(s, side, chit.hq) // (1 + s.picked[kind])
    return 0


def readiness(s: Position, side: i64, hq: i64) -> i64:
    """How much there is to do around a headquarters."""
    found: i64 = 0
    for unit in range(s.setup.count()):
        if s.on_map(unit) and s.setup.side[unit] == side:
            if s.setup.grid.distance(s.hex[hq], s.hex[unit]) <= s.setup.range[hq]:
                found += readiness_of(s, side, unit)
    return found


def readiness_of(s: Position, side: i64, unit: i64) -> i64:
    near = look(s, side).enemy[s.hex[unit]]
    return ratio.attack_of(s, unit) // (1 if near <= 2 else 2) if near < 8 else 1


def mode_worth(s: Position, side: i64, mode: i64) -> i64:
    """To fight first pays where good attacks are at hand."""
    good: i64 = 0
    for unit in range(s.setup.count()):
        if s.on_map(unit) and s.setup.side[unit] != side:
            if likely_column(s, side, s.hex[unit]) >= GOOD_COLUMN:
                good += 1
    if mode == COMBAT_FIRST:
        return 4 * good
    return 15


def likely_column(s: Position, side: i64, target: i64) -> i64:
    """The column on which all activated units beside the hex would attack it."""
    return ratio.odds(s, target, candidates(s, target))


def okh_worth(s: Position, picked: i64) -> i64:
    """One chit for every order that must be lifted now, then one for reinforcements."""
    urgent: i64 = 0
    for city in range(len(s.order)):
        if s.order[city] == 1 and look(s, AXIS).enemy[s.setup.cities[city].hex] <= WORTH_LIFTING:
            urgent += 1
    if picked < urgent:
        return 200
    return 60 if picked == 0 else 10


def lift_worth(s: Position, city: i64) -> i64:
    """An order is lifted before the enemy stands at the gates: the most threatened city first."""
    outlook = look(s, AXIS)
    h = s.setup.cities[city].hex
    near = outlook.enemy[h]
    return 200 - 10 * near + outlook.danger[h] // 4 if near <= WORTH_LIFTING else -1


def air_worth(s: Position, side: i64) -> i64:
    """A marker is kept for a combat that matters."""
    target = s.top().a
    column = ratio.column_of(s, target)
    if side == s.active:
        return 10
    return 10 if column >= GOOD_COLUMN or stands_fast(s, target) else 1


def drop_worth(s: Position, h: i64) -> i64:
    """Paratroops land near crossing points, far from the enemy."""
    outlook = look(s, SOVIET)
    return -4 * outlook.goal[h] - outlook.danger[h] + (20 if s.setup.crossing_at[h] >= 0 else 0)


# ---------------------------------------------------------------- movement
def move_worth(s: Position, side: i64, a: Action) -> i64:
    """Everybody moves; where to, the place decides. A unit goes on only to a better place."""
    if a.kind == TAKE:
        return 20 - look(s, side).enemy[s.hex[a.a]] // 4 - (8 if s.setup.is_hq(a.a) else 0)
    if a.kind == TRANSFER:
        return -1
    unit = s.top().a
    if a.kind == STOP:
        return spot_worth(s, side, unit, s.hex[unit]) + 1
    return spot_worth(s, side, unit, a.b)


def spot_worth(s: Position, side: i64, unit: i64, h: i64) -> i64:
    return camp_worth(s, side, unit, h) if s.setup.is_hq(unit) else place_worth(s, side, unit, h)


# ---------------------------------------------------------------- combat
def attack_worth(s: Position, a: Action) -> i64:
    if a.kind == ATTACK:
        return target_worth(s, a.b)
    target = s.top().a
    now = ratio.column_of(s, target)
    if a.kind == FIGHT:
        return 20 if now >= GOOD_COLUMN else 1
    strength = ratio.attack_strength(s, target) + ratio.attack_of(s, a.a)
    gain = ratio.column_for(s, target, strength) - now
    return 30 + gain if gain > 0 or now < GOOD_COLUMN else 10 - ratio.attack_of(s, a.a)


def target_worth(s: Position, target: i64) -> i64:
    """A combat pays by its column, more where something is to be won."""
    column = likely_column(s, s.active, target)
    if column < 1:
        return -10
    return gain_on(s, column) + prize(s, target)


def loss_worth(s: Position, unit: i64) -> i64:
    """Full units flip before others are lost; the cheapest first; headquarters last."""
    value = -2 * s.attack_value(unit) - 3 * s.setup.worth[unit]
    if s.setup.is_hq(unit):
        return value - 100
    return value + (30 if s.steps[unit] > 1 else 0)


def advance_worth(s: Position, side: i64, a: Action) -> i64:
    """Forward if the new place is no worse than the old one."""
    if s.setup.is_hq(a.a):
        return camp_worth(s, side, a.a, a.b) - camp_worth(s, side, a.a, s.hex[a.a])
    bold: i64 = 12 if side == SOVIET else 0
    return place_worth(s, side, a.a, a.b) - place_worth(s, side, a.a, s.hex[a.a]) + bold


# ---------------------------------------------------------------- the whole
def standing(s: Position, seat: i64) -> i64:
    """From 0 to 1000: Soviet victory points against what they should have by now, and the strength that is left."""
    outcome = s.result
    if outcome is not None:
        return 1000 if seat in outcome.winners else 0
    setup = s.setup
    gone = s.turn - setup.first_turn + 1
    whole = setup.last_turn - setup.first_turn + 1
    expected = s.target * gone // max(whole, 1)
    lead = (victory.points(s) - expected) * 8
    soviet = min(max(500 + lead, 50), 950)
    return soviet if s.seat[SOVIET] == seat else 1000 - soviet
