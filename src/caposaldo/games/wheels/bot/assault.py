"""What an assault and the answers to it are worth, in points: the squads that they take on the average, and what a
shaken platoon is good for."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.bot.odds import WHOLE, detection_chance
from caposaldo.games.wheels.bot.outlook import Outlook
from caposaldo.games.wheels.position import Position
from caposaldo.games.wheels.rules import assault, fire, melee
from caposaldo.games.wheels.setup import CM
from caposaldo.games.wheels.verbs import COUNTER, FIRE, OVERRUN
from caposaldo.kernel.table import distance

NEAR: Final = 4 * CM  # from a goal in contact to the enemy
SHAKEN: Final = 15  # hundredths of its points that a platoon is worth less when it is pinned or runs
CONCEALED: Final = 12  # points for a card that is not turned yet


# ---------------------------------------------------------------- chances
def expected(needs: list[int], sides: i64) -> i64:
    """Squads that the dice take on the average, in thousandths."""
    total: i64 = 0
    for need in needs:
        total += detection_chance(need, sides)
    return total


def taken(s: Position, o: Outlook, b: i64, thousandths: i64) -> i64:
    """Points of so many models of b."""
    return min(thousandths, WHOLE * s.strength(b)) * o.price[b] // WHOLE


def steady(s: Position, slot: i64) -> i64:
    """The chance to pass a test of morale, in permille."""
    return detection_chance(s.setup.tables.pinned + 1, s.die_of(slot))


def shock(s: Position, o: Outlook, slot: i64) -> i64:
    """What the test of morale costs it."""
    return (WHOLE - steady(s, slot)) * s.strength(slot) * o.price[slot] * SHAKEN // (100 * WHOLE)


# ---------------------------------------------------------------- to assault
def storm_worth(s: Position, o: Outlook, unit: i64, x: i64, y: i64, target: i64) -> i64:
    """What it takes and shakes, less the answer; of a card the average over those that it may be."""
    guesses = o.guesses[target]
    if len(guesses) == 0:
        there = assault.in_place(s, unit, x, y, target)
        if there is None:
            return 0
        return clash_worth(s, o, unit, target, melee.assault_numbers(there, unit, target))
    total: i64 = 0
    for guess in guesses:
        if assault.is_target(s, guess):
            need = number(s, unit, guess, target)
            total += clash_worth(s, o, unit, guess, [need for _ in range(s.strength(unit))])
    return total // len(guesses) - (CONCEALED if s.shown[unit] == 0 else 0)


def number(s: Position, unit: i64, card: i64, slot: i64) -> int:
    """Against a platoon that may lie under the card in a slot: the place is the card's."""
    if s.card_of(card).is_armoured():
        return int(melee.plate_number(s, unit, s.card_of(card).armour[1]))
    return int(melee.cover_number(s, unit, s.x[slot], s.y[slot]))


def clash_worth(s: Position, o: Outlook, unit: i64, target: i64, needs: list[int]) -> i64:
    gain = expected(needs, s.die_of(unit))
    left = max(0, WHOLE * s.strength(target) - gain)
    back = answer_worth(s, o, target, unit, left) * steady(s, target) // WHOLE
    return taken(s, o, target, gain) + shock(s, o, target) - back


def answer_worth(s: Position, o: Outlook, target: i64, unit: i64, left: i64) -> i64:
    """What its survivors, in thousandths, take hand to hand."""
    sides = s.die_of(target)
    if s.card_of(target).is_armoured():
        chance = detection_chance(s.setup.tables.overrun_above + 1, sides)
        return taken(s, o, unit, left * chance // WHOLE) + shock(s, o, unit)
    need = s.setup.tables.assault_cover[melee.LETTERS * melee.row_of(s, target)]
    return taken(s, o, unit, left * detection_chance(need, sides) // WHOLE)


def best_from(s: Position, o: Outlook, unit: i64, x: i64, y: i64) -> i64:
    """The best assault at the end of a declared way; 0 if there is none."""
    best: i64 = 0
    if assault.unable(s, unit) is not None:
        return best
    for enemy in o.foes:
        if is_beside(s, enemy, x, y) and assault.refuse(s, unit, x, y, enemy) is None:
            best = max(best, storm_worth(s, o, unit, x, y, enemy))
    return best


def is_beside(s: Position, enemy: i64, x: i64, y: i64) -> bool:
    if s.shown[enemy] == 0:
        return distance(x, y, s.x[enemy], s.y[enemy]) <= NEAR
    for m in s.models(enemy):
        if distance(x, y, s.model_x[m], s.model_y[m]) <= NEAR:
            return True
    return False


# ---------------------------------------------------------------- to answer
def reply_worth(s: Position, o: Outlook, action: Action) -> i64:
    """Of an assaulted platoon that held; doing nothing is worth nothing."""
    top = s.top()
    if not isinstance(top, assault.Answer):
        return 0
    unit = top.slot
    foe = top.attacker
    if action.verb == OVERRUN:
        return taken(s, o, foe, expected(melee.overrun_numbers(s, unit), s.die_of(unit))) + shock(s, o, foe)
    if action.verb == COUNTER:
        return taken(s, o, foe, expected(melee.counter_numbers(s, unit, foe), s.die_of(unit)))
    if action.verb == FIRE:
        one = fire.shot_along(s, unit, foe, assault.contact_line(s, unit, foe), 0)
        return taken(s, o, foe, fire.shots(s, unit) * WHOLE * one.destroyed // one.of)
    return 0
