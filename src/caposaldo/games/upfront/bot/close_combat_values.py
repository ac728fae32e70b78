"""The values of infiltration, close combat and their results for the bots (20)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.bot import prospects
from caposaldo.games.upfront.bot.prospects import LOSS, PIN, SIXTEEN
from caposaldo.games.upfront.position import Position
from caposaldo.games.upfront.rules import (
    casualties,
    close_combat,
    demolition_charges,
    fights,
    infiltration,
    infiltration_columns,
    terrain,
)
from caposaldo.games.upfront.rules.weapons import Spoils
from caposaldo.games.upfront.setup import CREW, DECK, LETTERS, SECONDARY
from caposaldo.kernel.chain import Chain

NEVER: Final = -1000
INSIDE: Final = 45  # to have a man among the enemies
BLAST: Final = 8  # strength of a charge (21.3)
CARD: Final = 14  # the movement card he spends (20.22)
GUNNER: Final = 30  # cost of a gunner leaving his gun
EVEN: Final = 8  # of 16: the chance of a fight between equals
TAKEN: Final = 2  # a secondary weapon of the enemy, rather than to destroy it
UNREADY: Final = 6  # what else the group could have done


def dares(s: Position, man: i64, card: i64) -> i64:
    """Return the number of cards of 162 with which he passes his morale check; with a movement card he needs none
    (20.21, 20.22)."""
    if card >= 0:
        return DECK
    morale = min(max(casualties.morale_of(s, man), i64(0)), i64(7))
    return prospects.LESS_THAN[morale]


def price(s: Position, man: i64, card: i64) -> i64:
    """Return the cost of trying: a card, or the risk of being pinned."""
    failing = (DECK - dares(s, man, card)) * PIN * prospects.worth_of_man(s, man) // (DECK * SIXTEEN)
    return failing + (CARD if card >= 0 else 0)


# ---------------------------------------------------------------- getting in (20.2)
def way_in(s: Position, man: i64, enemy: i64) -> i64:
    """Return the number of cards of 162 that let him in (20.3)."""
    column = infiltration_columns.column_parts(s, man, enemy, Chain())
    found: i64 = 0
    for card in range(i64(DECK)):
        if s.setup.deck.position_is_red(card, column):
            found += 1
    return found


def attempt(s: Position, man: i64, enemy: i64, card: i64, burden: i64) -> i64:
    prize: i64 = INSIDE
    if demolition_charges.has_charge(s, man) and burden == infiltration.AS_HE_IS:
        strength = BLAST + terrain.defence(s, enemy, s.group[man]) - terrain.smoke_on(s, enemy)
        prize += prospects.harm_to_group(s, enemy, strength)
    chance = way_in(s, man, enemy) * dares(s, man, card) // DECK
    gain = chance * prize // DECK - price(s, man, card)
    if burden == infiltration.LEAVES:
        gain -= GUNNER
    weapon = s.weapon[man]
    if s.serves[man] >= 0 or (weapon >= 0 and s.setup.is_a(weapon, CREW)):
        gain -= GUNNER
    return gain


def infiltration_worth(s: Position, group: i64) -> i64:
    """Return the sum for all men who may gain by it."""
    total: i64 = 0
    first = (1 - s.side) * LETTERS
    for man in range(len(s.group)):
        if s.group[man] == group and infiltration.is_fit(s, man):
            best: i64 = 0
            for enemy in range(first, first + LETTERS):
                if s.letter[enemy] >= 0 and infiltration.refuse_target(s, man, enemy) is None:
                    best = max(best, attempt(s, man, enemy, -1, infiltration.AS_HE_IS))
            total += best
    return total - UNREADY if total > 0 else NEVER


# ---------------------------------------------------------------- man against man (20.52 to 20.7)
def value(s: Position, man: i64) -> i64:
    return fights.value_parts(s, man, Chain())


def prize(s: Position, man: i64, card: i64) -> i64:
    """Return the expected gain of sending him into close combat against the group he has infiltrated."""
    enemy = s.inside[man]
    own = value(s, man)
    total: i64 = 0
    size: i64 = 0
    for other in range(len(s.group)):
        if s.group[other] == enemy:
            size += 1
            chance = min(max(EVEN + 3 * (own - value(s, other)) // 2, i64(1)), i64(15))
            total += chance * prospects.worth_of_man(s, other) - (SIXTEEN - chance) * prospects.worth_of_man(s, man)
    gain = total * LOSS // (max(size, i64(1)) * SIXTEEN * SIXTEEN)
    return gain * dares(s, man, card) // DECK - price(s, man, card)


def assault_worth(s: Position, group: i64) -> i64:
    total: i64 = 0
    for man in range(len(s.group)):
        if s.group[man] == group and s.inside[man] >= 0 and close_combat.refuse_man(s, man) is None:
            total += max(prize(s, man, -1), i64(0))
    return total if total > 0 else NEVER


# ---------------------------------------------------------------- the men to be named
def naming_worth(s: Position, infiltrates: bool, action: Action) -> i64:
    """Return the value of naming a man (PlanInfiltration, Assault): one after the other as long as one gains by it."""
    if action.verb == verbs.NAME:
        if infiltrates:
            return attempt(s, action.man, action.target, action.spent_card, action.burden)
        return prize(s, action.man, action.spent_card)
    return 0 if action.verb == verbs.DONE else NEVER


def fight_worth(s: Position, man: i64) -> i64:
    """Return the value in FIGHTS and CREW_FALLS: the stronger first."""
    return value(s, man)


def spoils_worth(s: Position, spoils: Spoils, action: Action) -> i64:
    """Return the value of a captured weapon: taken if better than his own, else destroyed (20.74)."""
    if action.verb == verbs.BURY:
        return 1
    if action.verb != verbs.TAKE:
        return 0
    if s.setup.is_a(spoils.weapon, SECONDARY):
        return TAKEN
    own = s.weapon[spoils.winner]
    return better(s, spoils.weapon, own) * 2


def better(s: Position, weapon: i64, other: i64) -> i64:
    """Return how much more firepower the one has than the other, over all ranges."""
    total: i64 = 0
    for range_to in range(6):
        total += s.setup.weapon_of(weapon).alone[range_to]
        if other >= 0:
            total -= s.setup.weapon_of(other).alone[range_to]
    return total
