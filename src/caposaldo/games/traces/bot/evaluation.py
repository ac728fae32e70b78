"""The worth of each action to the side that decides, for the bots."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.bot.outlook import look
from caposaldo.games.traces.bot.plans import GOOD_COLUMN, gain_on, hq_hex_worth, prize, unit_hex_worth
from caposaldo.games.traces.position import COMBAT_FIRST, Position
from caposaldo.games.traces.rules import negotiation, ratio, victory
from caposaldo.games.traces.rules.combat import candidates
from caposaldo.games.traces.rules.combat_results import stands_fast
from caposaldo.games.traces.rules.decision import pending
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

WORTH_LIFTING: Final = 11  # steps: an order is lifted when the enemy is so near


def worth(s: Position, seat: i64, action: Action) -> i64:
    """Return how good the action looks. Only values within one decision are compared."""
    side: i64 = AXIS if s.seat[AXIS] == seat else SOVIET
    verb = action.verb
    if verb == GO or verb == STOP or verb == TAKE or verb == TRANSFER:
        return move_worth(s, side, action)
    if verb == ATTACK or verb == JOIN or verb == FIGHT:
        return attack_worth(s, action)
    if verb == LOSE:
        return loss_worth(s, action.unit)
    if verb == RETREAT:
        return hex_worth(s, side, action.unit, action.hex) if action.hex >= 0 else 0
    if verb == ADVANCE:
        return advance_worth(s, side, action)
    if verb == RELOCATE:
        return hq_hex_worth(s, side, pending(s).about_unit(), action.hex)
    if verb == PLACE:
        return unit_hex_worth(s, side, action.unit, action.hex)
    if verb == END:
        return 0
    return order_worth(s, side, action)


# ---------------------------------------------------------------- chits and orders
def order_worth(s: Position, side: i64, action: Action) -> i64:
    verb = action.verb
    if verb == CHOOSE or verb == HOLD:
        return chit_worth(s, side, action.chit) - (3 if verb == HOLD else 0)
    if verb == ADD:
        return 10
    if verb == DRAW or verb == PASS:
        return 5
    if verb == INTERRUPT:
        return 0
    if verb == ACTIVATE or verb == CALL_HQ:
        return 20 + readiness(s, side, action.unit)
    if verb == SET_MODE:
        return mode_worth(s, side, action.mode)
    if verb == NEGOTIATE:
        return 1000
    if verb == COMMAND:
        return 10
    if verb == LIFT:
        return lift_worth(s, action.city)
    if verb == BUY:
        return 10 + 12 * s.setup.defence[action.unit] // negotiation.cost_of(s, action.unit)
    if verb == NAME:
        return readiness_of(s, side, action.unit)
    if verb == SUPPORT:
        return air_worth(s, side)
    if verb == DROP:
        return drop_worth(s, action.hex)
    if verb == REPLACE:
        return 50 - s.setup.attack[action.replaced] * 4 - s.steps[action.replaced] * 2
    if verb == BID:
        return -max(action.points - s.setup.target, s.setup.target - action.points)
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
    """Return the strength of the units around a headquarters, those near the enemy counted full."""
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
    target = pending(s).about_hex()
    column = ratio.column_of(s, target)
    if side == s.active:
        return 10
    return 10 if column >= GOOD_COLUMN or stands_fast(s, target) else 1


def drop_worth(s: Position, h: i64) -> i64:
    """Paratroops land near crossing points, far from the enemy."""
    outlook = look(s, SOVIET)
    return -4 * outlook.goal[h] - outlook.danger[h] + (20 if s.setup.crossing_at[h] >= 0 else 0)


# ---------------------------------------------------------------- movement
def move_worth(s: Position, side: i64, action: Action) -> i64:
    """Everybody moves; where to, the place decides. A unit goes on only to a better place."""
    if action.verb == TAKE:
        return 20 - look(s, side).enemy[s.hex[action.unit]] // 4 - (8 if s.setup.is_hq(action.unit) else 0)
    if action.verb == TRANSFER:
        return -1
    unit = pending(s).about_unit()
    if action.verb == STOP:
        return hex_worth(s, side, unit, s.hex[unit]) + 1
    return hex_worth(s, side, unit, action.hex)


def hex_worth(s: Position, side: i64, unit: i64, h: i64) -> i64:
    return hq_hex_worth(s, side, unit, h) if s.setup.is_hq(unit) else unit_hex_worth(s, side, unit, h)


# ---------------------------------------------------------------- combat
def attack_worth(s: Position, action: Action) -> i64:
    if action.verb == ATTACK:
        return target_worth(s, action.hex)
    target = pending(s).about_hex()
    now = ratio.column_of(s, target)
    if action.verb == FIGHT:
        return 20 if now >= GOOD_COLUMN else 1
    strength = ratio.attack_strength(s, target) + ratio.attack_of(s, action.unit)
    gain = ratio.column_for(s, target, strength) - now
    return 30 + gain if gain > 0 or now < GOOD_COLUMN else 10 - ratio.attack_of(s, action.unit)


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


def advance_worth(s: Position, side: i64, action: Action) -> i64:
    """Forward if the new place is no worse than the old one."""
    unit = action.unit
    if s.setup.is_hq(unit):
        return hq_hex_worth(s, side, unit, action.hex) - hq_hex_worth(s, side, unit, s.hex[unit])
    bold: i64 = 12 if side == SOVIET else 0
    return unit_hex_worth(s, side, unit, action.hex) - unit_hex_worth(s, side, unit, s.hex[unit]) + bold


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
