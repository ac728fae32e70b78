"""The worth of cards, and of CAP on the dice, to a bot."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.bot import odds, plans
from caposaldo.games.storms.bot.outlook import danger
from caposaldo.games.storms.bot.outlook_types import Outlook
from caposaldo.games.storms.position import (
    ACTIVE,
    BY_AP,
    BY_CAP,
    FOR_ATTACK,
    FOR_DETECTION,
    FOR_RECOVERY,
    HIDDEN,
    NERVES,
    READY,
    SPENT,
    Position,
)
from caposaldo.games.storms.rules import cards, fire, recovery, rolls, targets, veterans
from caposaldo.games.storms.rules.cards import CardUse
from caposaldo.games.storms.rules.deck import CardDecision
from caposaldo.games.storms.rules.rolls import Reroll, Roll
from caposaldo.games.storms.rules.shot import Shot
from caposaldo.games.storms.rules.sixth_sense import SixthSense
from caposaldo.games.storms.rules.veterans import Reputation
from caposaldo.games.storms.setup import RED, VETERAN_CARD, WOODS
from caposaldo.games.storms.verbs import CONFIRM, JOIN

NOT_NOW: Final = -500
KEPT: Final = 14  # what a card is worth in the hand
AP_WORTH: Final = 5
EXPOSED_SNIPER: Final = 45  # to find the sniper who has just fired
RESTLESS: Final = 9  # of 16: troops under a barrage that is still to come may be gone
WORTH_A_MISSION: Final = 30
MEAN_DIE: Final = 7  # halves


# ---------------------------------------------------------------- rolls
def boost_worth(s: Position, drawn: Outlook, roll: Roll, shift: i64) -> i64:
    """The worth of the roll with so many CAP, less their price."""
    cap = -shift if shift < 0 else shift
    return roll_worth(s, drawn, roll, shift) - cap * drawn.price


def roll_worth(s: Position, drawn: Outlook, roll: Roll, shift: i64) -> i64:
    """The expected worth of a roll that is about to be made."""
    if roll.purpose == FOR_ATTACK and roll.unit >= 0:
        needed = odds.margin(s, attack_below(s), roll.unit, roll.side) - shift
        value = odds.harm(needed, odds.price_of(s, roll.unit), s.marker[roll.unit] >= 0)
        return -value if s.setup.side[roll.unit] == roll.side else value
    if roll.purpose == FOR_RECOVERY:
        return plans.recovery_worth(s, drawn, roll.unit, shift)
    if roll.purpose == FOR_DETECTION:
        return EXPOSED_SNIPER * (1 + shift) // 6
    return 0


def attack_below(s: Position) -> Shot:
    """The attack that a roll is for."""
    attack = s.stack[-2]
    assert isinstance(attack, Shot)
    return attack


def result_worth(s: Position, drawn: Outlook, roll: Reroll) -> i64:
    """The worth of a roll that has been made."""
    unit = roll.unit
    if roll.purpose == FOR_RECOVERY:
        total = roll.total + recovery.bonus_value(s, unit)
        return plans.relief(s, drawn, unit) if total >= s.setup.markers[s.marker[unit]].recovery else 0
    above = roll.total - odds.margin(s, attack_below(s), unit, roll.side)
    value: i64 = 0
    if above >= 0:
        value = odds.HURT
        if s.marker[unit] >= 0:
            value = odds.price_of(s, unit) - odds.HURT
        elif above >= odds.TWICE:
            value = odds.price_of(s, unit)
    return -value if s.setup.side[unit] == roll.side else value


def second_thought(s: Position, drawn: Outlook, roll: Reroll, kind: i64) -> i64:
    """To roll again: what the new dice promise more than those on the table."""
    if (roll.purpose != FOR_ATTACK and roll.purpose != FOR_RECOVERY) or roll.unit < 0:
        return NOT_NOW
    now = result_worth(s, drawn, roll)
    shift = roll.total - roll.faces // 10 - roll.faces % 10
    hope = roll_worth(s, drawn, roll, shift)
    if s.setup.cards[kind].family == VETERAN_CARD:  # the better of the dice stays
        hope = roll_worth(s, drawn, roll, shift + max(roll.faces // 10, roll.faces % 10) - MEAN_DIE // 2)
    return hope - now - KEPT


def before_roll(s: Position, drawn: Outlook, roll: Roll) -> i64:
    """V30: 2 more, once a round."""
    shift: i64 = -rolls.ADVANCED if roll.wants_low(s) else rolls.ADVANCED
    return roll_worth(s, drawn, roll, shift) - 3


def attack_card(s: Position, attack: Shot) -> i64:
    """Card 9: 2 more on every roll of the attack."""
    return odds.gain_of(s, attack, fire.MORE_FIREPOWER) - odds.gain_of(s, attack, 0) - KEPT


# ---------------------------------------------------------------- cards of the turn
def play_worth(s: Position, drawn: Outlook, kind: i64, means: i64) -> i64:
    card = s.setup.cards[kind]
    price = cost_of(s, drawn, kind, means)
    if card.family == VETERAN_CARD:
        return veteran_worth(s, drawn, card.code) - price
    worth = event_worth(s, drawn, card.code, kind, means)
    return worth - price - (KEPT if s.round < s.setup.rounds else 2)


def cost_of(s: Position, drawn: Outlook, kind: i64, means: i64) -> i64:
    cost = cards.price(s, kind, means)
    if means == BY_AP:
        return cost * AP_WORTH
    return cost * drawn.price if means == BY_CAP else 0


def event_worth(s: Position, drawn: Outlook, code: i64, kind: i64, means: i64) -> i64:
    if code == cards.SNIPERS:
        return min(s.cap[1 - drawn.side], 2) * 10
    if code == cards.MORE_AP:
        return impetus(s, drawn)
    if code == cards.MORE_CAP:
        return MEAN_DIE * drawn.price // 2
    if code == cards.DOUBLE_ACTION:
        return impetus(s, drawn) // 2
    best: i64 = NOT_NOW
    for unit in range(s.setup.count()):
        if cards.is_for(s, kind, means, unit):
            best = max(best, pick_worth(s, drawn, code, unit))
    return best


def impetus(s: Position, drawn: Outlook) -> i64:
    """Cards 7 and 10: what more can be done with the unit that is active."""
    best: i64 = 0
    for unit in range(s.setup.count()):
        if s.setup.side[unit] == drawn.side and s.status[unit] == ACTIVE and s.hex[unit] >= 0:
            best = max(best, plans.glance(s, drawn, unit))
    return best


def pick_worth(s: Position, drawn: Outlook, code: i64, unit: i64) -> i64:
    """The worth of an action card on this unit."""
    if code == cards.COMMAND:
        return plans.glance(s, drawn, unit) - (drawn.caution if s.status[unit] == READY else 0)
    if code == cards.TWO_HEXES:
        return plans.single_step(s, drawn, odds.shooter_of(s, unit, drawn.side), plans.FULL, 0) * 3 // 2
    if code == cards.RECOVERY:
        return plans.relief(s, drawn, unit)
    if code == cards.ATTEMPT:
        return plans.recovery_worth(s, drawn, unit, 0)
    if code == cards.HASTY_DEFENCE:
        return danger(s, drawn, s.hex[unit]) if s.marker[unit] < 0 else 0
    if code == cards.WORN_OUT:
        return 50 + menaced(s, drawn, unit) // 2 if s.status[unit] == READY else 20 + 5 * s.ap[1 - drawn.side]
    if code == cards.BOGGED_DOWN:
        return 12 + drawn.goal[s.hex[unit]] // 16
    if code == cards.SEARCH:
        return search_worth(s, drawn, unit)
    return 0


def menaced(s: Position, drawn: Outlook, enemy: i64) -> i64:
    """The worst that the enemy could do to one of ours now."""
    worst: i64 = 0
    foe = odds.foe_of(s, enemy, drawn.side)
    for unit in range(s.setup.count()):
        if s.setup.side[unit] == drawn.side and s.visible(unit):
            worst = max(worst, odds.menace(s, drawn, foe, s.hex[unit]))
    return worst


def search_worth(s: Position, drawn: Outlook, unit: i64) -> i64:
    """Card 30: the more places to hide around the unit, the better, if the enemy hides units at all."""
    if not targets.enemy_hides(s, drawn.side):
        return NOT_NOW
    count: i64 = 0
    for h in s.setup.grid.within(s.hex[unit], cards.SEARCH_REACH):
        if s.setup.shelters(h) and s.setup.sees[s.hex[unit] * s.setup.count_hexes + h] == 1:
            count += 1
    return 4 * count


def veteran_worth(s: Position, drawn: Outlook, code: i64) -> i64:
    best: i64 = NOT_NOW
    for unit in range(s.setup.count()):
        if s.setup.side[unit] == drawn.side and s.hex[unit] >= 0 and len(s.setup.veteran[unit]) > 0:
            if holds(s, unit, code):
                best = max(best, holder_worth(s, drawn, code, unit))
    return best


def holds(s: Position, unit: i64, code: i64) -> bool:
    for kind in s.setup.veteran[unit]:
        card = s.setup.cards[kind]
        if card.family == VETERAN_CARD and card.code == code:
            return rolls.unused(s, unit, card.number) >= 0
    return False


def holder_worth(s: Position, drawn: Outlook, code: i64, unit: i64) -> i64:
    """The worth of a veteran's card to its holder."""
    if code == veterans.LEADERSHIP and s.marker[unit] >= 0:
        return plans.relief(s, drawn, unit)
    if code == veterans.SENSE:
        return danger(s, drawn, s.hex[unit]) // 2 if danger(s, drawn, s.hex[unit]) >= 12 else NOT_NOW
    if code == veterans.IRON_NERVES and s.marker[unit] >= 0 and s.flags[unit] & NERVES == 0:
        return 15 if s.status[unit] != SPENT and targets.forbids_fire(s, unit) else NOT_NOW
    return NOT_NOW


# ---------------------------------------------------------------- on whom
def use_worth(s: Position, drawn: Outlook, use: CardDecision, action: Action) -> i64:
    """A card that has been played: PICK, JOIN, CONFIRM."""
    code = s.setup.cards[use.card].code
    if isinstance(use, Reputation):
        return 1 if action.verb != CONFIRM and s.round > 1 else 0
    if isinstance(use, SixthSense):
        return 1 if action.verb == CONFIRM else 0
    if not isinstance(use, CardUse):
        return holder_worth(s, drawn, code, action.unit)
    if action.verb == CONFIRM:
        return 0
    worth = pick_worth(s, drawn, code, action.unit)
    return 1 + worth if action.verb == JOIN else worth


# ---------------------------------------------------------------- artillery
def aim_worth(s: Position, drawn: Outlook, battery: i64, target: i64) -> i64:
    """The worth of a barrage against all in view under it now, if they stay."""
    if s.round >= s.setup.rounds:
        return NOT_NOW
    kind = s.setup.battery_card(battery)
    pattern = s.setup.cards[kind].pattern
    grid = s.setup.grid
    total: i64 = 0
    for i in range(0, len(pattern), 2):
        h = grid.at_axial(grid.q[target] + pattern[i], grid.r[target] + pattern[i + 1])
        if h >= 0 and s.first[h] >= 0:
            total += shelled(s, drawn, kind, h)
    return total


def shelled(s: Position, drawn: Outlook, kind: i64, h: i64) -> i64:
    """Enemies may have moved on when the shells come down; own units count against it."""
    total: i64 = 0
    unit = s.first[h]
    while unit >= 0:
        own = s.setup.side[unit] == drawn.side
        if own or s.flags[unit] & HIDDEN == 0:
            value = odds.harm(shell_roll(s, kind, unit, h), odds.price_of(s, unit), s.marker[unit] >= 0)
            total += -value if own else value * RESTLESS // 16
        unit = s.next[unit]
    return total


def shell_roll(s: Position, kind: i64, unit: i64, h: i64) -> i64:
    type = s.setup.types[unit]
    red = type.flank_colour == RED
    cover: i64 = 0 if red and s.setup.terrain[h] == WOODS else s.setup.cover[s.setup.terrain[h]]
    card = s.setup.cards[kind]
    return type.flank + cover - (card.red if red else card.blue)
