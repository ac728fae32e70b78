"""The values of the cards in the own hand, and of cards played instead of a discard (4.3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.bot import prospects
from caposaldo.games.upfront.bot.prospects import LOSS, PIN, SIXTEEN
from caposaldo.games.upfront.position import PINNED, Position
from caposaldo.games.upfront.rules import deck, firepower, ranges, terrain
from caposaldo.games.upfront.setup import (
    AMERICAN,
    CONCEALED,
    DECK,
    FIRE,
    FUNCTIONS,
    GERMAN,
    GULLY,
    HERO,
    HILL,
    LETTERS,
    MARSH,
    MINEFIELD,
    MOVEMENT,
    RALLY,
    RALLY_ALL,
    SMOKE,
    SNIPER,
    STREAM,
    TERRAIN,
    WIRE,
)

# By nation, what a card not yet drawn is worth: most to small hands that are rarely renewed (3.5, 4.31 to 4.33).
ORDINARY: Final = vec[i64]([18, 16, 22])
EXCESS: Final = 5  # for each other card like it in the hand
HERO_PRICE: Final = 48
SNIPER_PRICE: Final = 24
WIRE_PRICE: Final = 18
WIRE_GAIN: Final = 26
STUCK: Final = 12  # for each man held up by wire, marsh or stream, in sixteenths of a loss
SMOKE_PRICE: Final = 7


# ---------------------------------------------------------------- the value of a card in the hand
def keep(s: Position, side: i64, card: i64) -> i64:
    """Return the value of the card's most useful function, less for each like it in the hand; a dead card has none
    (2.22)."""
    best: i64 = 0
    for i in range(card * FUNCTIONS, card * FUNCTIONS + FUNCTIONS):
        function = s.setup.deck.function[i]
        if function >= 0 and deck.plays(s, side, card, function):
            value = use(s, side, card, function) - EXCESS * others_like(s, side, card, function)
            best = max(best, value)
    return best


def others_like(s: Position, side: i64, card: i64, function: i64) -> i64:
    """Return the number of other cards with the same function; of equal ones the first is kept. Several Fire cards can
    be used together."""
    found: i64 = 0
    for other in s.hands[side]:
        if other < card and deck.plays(s, side, other, function):
            found += 1
    if function == FIRE:
        return max(found - 2, i64(0))
    return max(found - 1, i64(0)) if function == MOVEMENT else found


def use(s: Position, side: i64, card: i64, function: i64) -> i64:
    worth = s.setup.deck.worth(card, s.setup.nation[side], function)
    if function == FIRE:
        return fire_use(s, side, card, worth)
    if function == MOVEMENT:
        return movement_use(s, side)
    if function == TERRAIN:
        return terrain_use(s, side, card, worth)
    if function == RALLY or function == RALLY_ALL:
        pinned = pinned_of(s, side)
        return 9 + 9 * (min(pinned, worth) if function == RALLY else pinned) + (worth if function == RALLY else 4)
    if function == CONCEALED:
        return 8 - 6 * worth
    if function == HERO:
        return HERO_PRICE
    if function == SNIPER:
        return SNIPER_PRICE
    if function == WIRE:
        return WIRE_PRICE
    return SMOKE_PRICE if function == SMOKE else 0


def fire_use(s: Position, side: i64, card: i64, strength: i64) -> i64:
    """Return the value of a Fire card, more if some group has the firepower for it now (6.1)."""
    short = s.setup.deck.need[card] - most_power(s, side)
    if short <= 0:
        return 9 + 4 * strength
    return max(9 + 3 * strength - 4 * short, i64(2))


def most_power(s: Position, side: i64) -> i64:
    best: i64 = 0
    first = side * LETTERS
    for group in range(first, first + LETTERS):
        if s.letter[group] >= 0:
            for enemy in ranges.enemies(s, side):
                best = max(best, firepower.of_group(s, group, enemy))
    return best


def movement_use(s: Position, side: i64) -> i64:
    """Return the value of a movement card: to go on, or to leave a place."""
    value: i64 = 8
    if has_goal(s, side):
        value = 18
    elif s.setup.clock_winner < 0:
        value = 14
    first = side * LETTERS
    for group in range(first, first + LETTERS):
        if s.letter[group] >= 0 and (terrain.wire_on(s, group) > 0 or is_wet(s, group)):
            value = max(value, i64(24))
    return value


def has_goal(s: Position, side: i64) -> bool:
    for goal in s.setup.goals:
        if goal.side == side:
            return True
    return False


def is_wet(s: Position, group: i64) -> bool:
    kind = terrain.occupied(s, group)
    return kind == MARSH or kind == STREAM or kind == MINEFIELD


def terrain_use(s: Position, side: i64, card: i64, modifier: i64) -> i64:
    """Return the value of terrain: cover for groups on the move, bad terrain for the enemy."""
    kind = s.setup.deck.terrain[card]
    if kind == MARSH or kind == STREAM or kind == MINEFIELD:
        return 9 + 8 * moving_groups(s, 1 - side)
    value = 7 - 3 * modifier + (4 if kind == HILL else 0) - (4 if kind == GULLY else 0)
    return value + 8 * min(moving_groups(s, side), i64(2))


def moving_groups(s: Position, side: i64) -> i64:
    found: i64 = 0
    first = side * LETTERS
    for group in range(first, first + LETTERS):
        if s.letter[group] >= 0 and terrain.moving(s, group):
            found += 1
    return found


def pinned_of(s: Position, side: i64) -> i64:
    found: i64 = 0
    for man in range(len(s.flags)):
        if s.flags[man] & PINNED != 0 and s.setup.side[man] == side and s.group[man] >= 0:
            found += 1
    return found


# ---------------------------------------------------------------- discards, and cards played instead (4.3)
def ordinary(s: Position, side: i64) -> i64:
    return ORDINARY[s.setup.nation[side]]


def discard_worth(s: Position, side: i64, action: Action) -> i64:
    """Return the value in DISCARD: discard a card if an average one would be better; DONE has 0."""
    verb = action.verb
    if verb == verbs.DISCARD_CARD:
        return ordinary(s, side) - keep(s, side, action.card) - 1
    if verb == verbs.SNIPE_AT:
        return snipe_gain(s, action.card, action.group) - keep(s, side, action.card) + ordinary(s, side)
    if verb == verbs.WIRE_ON:
        return wire_gain(s, action.group) - keep(s, side, action.card) + ordinary(s, side)
    if verb == verbs.LAY_ON:
        return gift_gain(s, action.card, action.group)
    return 0


def snipe_gain(s: Position, card: i64, target: i64) -> i64:
    """Return the gain of a sniper's shot at one man of the group, drawn at random (14.2, 14.3)."""
    kills = cards_with(s, s.setup.deck.kills[card])
    pins = cards_with(s, s.setup.deck.pins[card])
    total: i64 = 0
    size: i64 = 0
    for man in range(len(s.group)):
        if s.group[man] == target:
            size += 1
            pinned = s.flags[man] & PINNED != 0
            total += (kills * LOSS + pins * (LOSS if pinned else PIN)) * prospects.worth_of_man(s, man)
    return total // (max(size, i64(1)) * DECK * SIXTEEN)


def cards_with(s: Position, numbers: i64) -> i64:
    """Return the number of cards of the deck that have one of the numbers, a bit each."""
    found: i64 = 0
    for number in range(i64(prospects.MOST) + 1):
        if (numbers >> number) & 1 == 1:
            found += prospects.LESS_THAN[number + 1] - prospects.LESS_THAN[number]
    return found


def wire_gain(s: Position, target: i64) -> i64:
    """Return the gain of wire: more against groups that are large, on the move, or far from their goal (13.3)."""
    size = s.size(target)
    gain = WIRE_GAIN * size // 4
    if terrain.moving(s, target):
        gain += 4 * size
    return gain // (1 + terrain.wire_on(s, target))


def gift_gain(s: Position, card: i64, target: i64) -> i64:
    """Return the gain of streams, marshes and mines for enemies on the move; cover is not given (7.3, 8.5, 24.3)."""
    kind = s.setup.deck.terrain[card]
    size = s.size(target)
    if kind == STREAM:
        return STUCK * size
    if kind == MARSH:
        return STUCK * size // 2
    return STUCK * size + LOSS // 4 if kind == MINEFIELD else -LOSS


# ---------------------------------------------------------------- a turn without an action
def idle_worth(s: Position, side: i64) -> i64:
    """Return the value of what Americans and Russians may do in the discard step if they have not acted (4.32,
    4.33)."""
    nation = s.setup.nation[side]
    if nation == GERMAN or s.acted == 1:
        return 0
    best: i64 = 0
    second: i64 = 0
    total: i64 = 0
    for card in s.hands[side]:
        gain = max(ordinary(s, side) - 1 - keep(s, side, card), instead_worth(s, side, card))
        if gain > 0:
            total += gain
            if gain > best:
                second = best
                best = gain
            elif gain > second:
                second = gain
    return best + second if nation == AMERICAN else total


def instead_worth(s: Position, side: i64, card: i64) -> i64:
    """Return the best value of playing the card instead of discarding it."""
    best: i64 = 0
    snipes = deck.plays(s, side, card, SNIPER)
    wires = deck.plays(s, side, card, WIRE)
    for enemy in ranges.enemies(s, side):
        if snipes:
            best = max(best, snipe_gain(s, card, enemy) - SNIPER_PRICE + ordinary(s, side))
        if wires:
            best = max(best, wire_gain(s, enemy) - WIRE_PRICE + ordinary(s, side))
    return best
