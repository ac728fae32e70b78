"""Estimates for the bots: the effects of fire and the value of places.

All values are on one scale: a man lost is 100. Chances are those of a whole deck, and every enemy hand is taken as an
average one, since it is secret.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.upfront.position import FACE_DOWN, GROUPS, IN_PLAY, MOVING_OVER, ON_GROUP, PINNED, Position
from caposaldo.games.upfront.rules import attack_state, casualties, firepower, flanks, terrain, victory
from caposaldo.games.upfront.rules.ranges import CLOSEST
from caposaldo.games.upfront.setup import (
    AT_CHIT,
    CREW,
    DECK,
    FUNCTIONS,
    GULLY,
    HILL,
    LETTERS,
    MARSH,
    MINEFIELD,
    NO_LEADER,
    OPEN,
    SQUAD_LEADER,
    STREAM,
    WALL,
    Goal,
)

SIXTEEN: Final = 16
LOSS: Final = 100
PIN: Final = 32
MOST: Final = 6  # the highest random number
# Cards of the deck whose signed number is at least -6, -5, ... 6 (2.2).
AT_LEAST: Final = vec[i64]([162, 155, 147, 138, 127, 114, 99, 63, 48, 35, 24, 15, 7])
# Cards whose number, whatever its colour, is less than 0, 1, ... 7.
LESS_THAN: Final = vec[i64]([0, 36, 66, 92, 114, 132, 148, 162])
# By firepower: how strong an attack of an ordinary hand is, and in how many of 16 turns there is one.
STRENGTH: Final = vec[i64]([0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5])
READINESS: Final = vec[i64]([0, 2, 4, 7, 9, 10, 11, 11, 12, 12, 13, 13, 13])
OTHERS: Final = 8  # of 16: how much of the attacks counts that are not the worst
WET: Final = 40  # how little one wants to be in a marsh; twice that in a stream
COVER: Final = 5  # each point of cover, for all that may come later
HEIGHT: Final = 6
HASTE: Final = 16  # what a chit is worth for each man, at the start
URGENCY: Final = 14  # and how much more when time is up
POINTS: Final = 5  # the same where points decide (16.4)


# ---------------------------------------------------------------- cards turned up
def ways(needed: i64) -> i64:
    """Return the number of cards of 162 with at least that signed number."""
    if needed > MOST:
        return 0
    return AT_LEAST[needed + MOST] if needed > -MOST else DECK


def worth_of_man(s: Position, man: i64) -> i64:
    """Return his value in sixteenths of a plain rifleman."""
    rank = s.setup.men[man].leader
    value: i64 = SIXTEEN
    if rank != NO_LEADER:
        value += 5 if rank == SQUAD_LEADER else 3
    weapon = s.weapon[man]
    if weapon >= 0 and s.setup.is_a(weapon, CREW):
        value += 3
    return value


def harm(s: Position, man: i64, strength: i64) -> i64:
    """Return the expected effect on him of an attack of that strength (6.51 to 6.54)."""
    killed = ways(casualties.kia_of(s, man) - strength)
    if s.flags[man] & PINNED != 0:
        gone = max(killed, ways(casualties.panic_of(s, man) - strength))
        return gone * LOSS * worth_of_man(s, man) // (DECK * SIXTEEN)
    hit = max(killed, ways(casualties.morale_of(s, man) - strength))
    return (killed * LOSS + (hit - killed) * PIN) * worth_of_man(s, man) // (DECK * SIXTEEN)


def harm_to_group(s: Position, target: i64, strength: i64) -> i64:
    """Return the expected effect on the whole group, more the nearer its squad is to breaking (6.5, 16.5)."""
    total: i64 = 0
    for man in range(len(s.group)):
        if s.group[man] == target:
            crossing: i64 = attack_state.CROSSING if s.flags[man] & MOVING_OVER != 0 else 0
            total += harm(s, man, strength + crossing)
    return total * frailty(s, s.side_of_group(target)) // SIXTEEN


def frailty(s: Position, side: i64) -> i64:
    """Return in sixteenths how much a further loss hurts a squad that has lost many."""
    men: i64 = 0
    lost: i64 = 0
    for man in range(len(s.fate)):
        if s.setup.side[man] == side:
            men += 1
            lost += 1 if s.fate[man] != IN_PLAY else 0
    return SIXTEEN + 2 * SIXTEEN * lost // men


# ---------------------------------------------------------------- a place
class Place:
    """Where a group could be: its chit, the terrain card (-1 open ground), movement cards above it, smoke and wire."""

    def __init__(self, chit: i64, card: i64, moves: i64, smoke: i64, wire: i64) -> None:
        self.chit = chit
        self.card = card
        self.moves = moves
        self.smoke = smoke
        self.wire = wire


def here(s: Position, group: i64) -> Place:
    """Return the place where the group is now."""
    moves = terrain.moves_above(s, group)
    card = terrain.last_terrain(s, group) if moves < 2 else i64(-1)
    return Place(s.chit[group], card, min(moves, i64(2)), terrain.smoke_on(s, group), terrain.wire_on(s, group))


def on_the_move(s: Position, group: i64, by: i64) -> Place:
    """Return the place after one more movement card (5.2)."""
    place = here(s, group)
    place.chit += by
    if place.moves >= 1:
        place.card = -1
    place.moves = min(place.moves + 1, i64(2))
    return place


def settled(s: Position, group: i64, chit: i64, card: i64) -> Place:
    """Return the place of a halt on that terrain (5.41)."""
    return Place(chit, card, 0, 0, 0)


def ground(s: Position, card: i64) -> i64:
    """Return the kind of terrain, OPEN for none and for a card face down (8.1)."""
    if card < 0 or (s.where[card] >= ON_GROUP and s.way[card] == FACE_DOWN):
        return OPEN
    return s.setup.deck.terrain[card]


def shelter(s: Position, place: Place, group: i64, firer: i64) -> i64:
    """Return the modifier of the place against an attack (6.42, 6.43, 8, 13)."""
    total = place.moves + place.wire - place.smoke
    kind = ground(s, place.card)
    if kind == OPEN or kind == STREAM or kind == MINEFIELD:
        return total
    printed = s.setup.deck.value[place.card * FUNCTIONS]
    if kind == HILL and terrain.occupied(s, firer) == HILL:
        printed = 0
    elif kind == WALL and s.letter[firer] != s.letter[group]:
        printed += 1
    return total + printed


def reach(s: Position, group: i64, chit: i64, other: i64) -> i64:
    """Return the relative range to the other group from that chit (5.6, 5.61)."""
    found = chit + s.chit[other]
    if found > CLOSEST:
        found = 2 * CLOSEST - found
    apart = s.letter[group] - s.letter[other]
    if apart > 1 or apart < -1:
        found -= 1
    return max(found, i64(0))


def power(s: Position, firer: i64, target: i64, range_to: i64, hampers: i64) -> i64:
    """Return the firepower of the group at that range."""
    flanked = flanks.doubles(s, firer, target)
    total: i64 = 0
    for man in range(len(s.group)):
        if s.group[man] == firer:
            total += firepower.value(s, man, target, range_to, hampers, flanked)
    return min(total, i64(len(STRENGTH) - 1))


def likely_blow(strength: i64, moving: bool) -> i64:
    return (strength + 1) // 2 if moving else strength


# ---------------------------------------------------------------- danger and fire to come
def danger(s: Position, group: i64, place: Place) -> i64:
    """Return the expected cost of the enemy's next turn to the group there."""
    worst: i64 = 0
    total: i64 = 0
    first = (1 - s.side_of_group(group)) * LETTERS
    for enemy in range(first, first + LETTERS):
        if s.letter[enemy] >= 0:
            blow = blow_from(s, enemy, group, place)
            total += blow
            worst = max(worst, blow)
    return worst + (total - worst) * OTHERS // SIXTEEN


def blow_from(s: Position, enemy: i64, group: i64, place: Place) -> i64:
    range_to = reach(s, group, place.chit, enemy)
    in_gully = ground(s, place.card) == GULLY or terrain.occupied(s, enemy) == GULLY
    if in_gully and range_to < CLOSEST and terrain.occupied(s, enemy) != HILL:
        return 0
    fire = power(s, enemy, group, range_to, firepower.hampered(s, enemy))
    if fire == 0:
        return 0
    strength = likely_blow(STRENGTH[fire], terrain.moving(s, enemy)) + terrain.firing_out(s, enemy, group)
    return harm_to_group(s, group, strength + shelter(s, place, group, enemy)) * READINESS[fire] // SIXTEEN


def promise(s: Position, group: i64, place: Place) -> i64:
    """Return the expected effect of the group's fire from there at the best target, with an average hand."""
    kind = ground(s, place.card)
    hampers: i64 = firepower.ON_MOVE if place.moves > 0 else 0
    if kind == MARSH or kind == STREAM:
        hampers |= firepower.WET
    best: i64 = 0
    first = (1 - s.side_of_group(group)) * LETTERS
    for enemy in range(first, first + LETTERS):
        if s.letter[enemy] >= 0:
            best = max(best, promise_against(s, group, enemy, place, kind, hampers))
    return best


def promise_against(s: Position, group: i64, enemy: i64, place: Place, kind: i64, hampers: i64) -> i64:
    range_to = reach(s, group, place.chit, enemy)
    in_gully = kind == GULLY or terrain.occupied(s, enemy) == GULLY
    if in_gully and range_to < CLOSEST and kind != HILL:
        return 0
    fire = power(s, group, enemy, range_to, hampers)
    if fire == 0:
        return 0
    strength = likely_blow(STRENGTH[fire], place.moves > 0) - place.smoke - place.wire
    strength += 1 if kind == HILL else (-1 if hampers & firepower.WET != 0 else 0)
    strength += terrain.defence(s, enemy, group) - terrain.smoke_on(s, enemy)
    return harm_to_group(s, enemy, strength) * READINESS[fire] // SIXTEEN


def comfort(s: Position, place: Place) -> i64:
    """Return the further value of the terrain: later attacks, a view, a way out."""
    kind = ground(s, place.card)
    if kind == STREAM:
        return -2 * WET
    if kind == MARSH or kind == MINEFIELD:
        return -WET
    if kind == OPEN:
        return 0
    return -COVER * s.setup.deck.value[place.card * FUNCTIONS] + (HEIGHT if kind == HILL else 0)


# ---------------------------------------------------------------- the way to the goal
def time_gone(s: Position) -> i64:
    """Return the time gone, in sixteenths of the game (16.3)."""
    decks = max(s.setup.decks, i64(1))
    drawn = max(DECK - 20 - i64(len(s.pile)), i64(0))
    return min((s.emptied * DECK + drawn) * SIXTEEN // (decks * DECK), i64(SIXTEEN))


def pace(s: Position) -> i64:
    return HASTE + URGENCY * time_gone(s) // SIXTEEN


def progress(s: Position, group: i64, chit: i64) -> i64:
    """Return the value of the group's advance: the scenario's goals (16.42), or points (16.4)."""
    side = s.side_of_group(group)
    men = victory.able_men(s, group)
    best: i64 = 0
    if s.setup.clock_winner < 0:
        best = men * chit * (POINTS + time_gone(s))
    for goal in s.setup.goals:
        if goal.side == side:
            best = max(best, men * way_gone(s, group, chit, goal) * pace(s))
    return best


def way_gone(s: Position, group: i64, chit: i64, goal: Goal) -> i64:
    """Return the steps towards the goal, at most those it asks for."""
    if goal.kind == AT_CHIT:
        return min(chit, goal.reach)
    nearest: i64 = 0
    first = (1 - goal.side) * LETTERS
    for enemy in range(first, first + LETTERS):
        if s.letter[enemy] >= 0:
            nearest = max(nearest, reach(s, group, chit, enemy))
    return min(nearest, goal.reach)


def wins(s: Position, group: i64, place: Place) -> bool:
    """Tell whether the group, halted there, would reach a goal with the men at it already (16.42)."""
    side = s.side_of_group(group)
    for goal in s.setup.goals:
        if goal.side == side and way_gone(s, group, place.chit, goal) >= goal.reach:
            if not goal.cover or covers(s, group, place):
                others: i64 = 0 if victory.is_there(s, goal, group) else victory.able_men(s, group)
                if victory.men_at(s, goal) + others >= goal.men:
                    return True
    return False


def covers(s: Position, group: i64, place: Place) -> bool:
    for enemy in range(i64(GROUPS)):
        if s.letter[enemy] >= 0 and s.side_of_group(enemy) != s.side_of_group(group):
            if shelter(s, place, group, enemy) + place.smoke < 0:
                return True
    return False


def menace(s: Position, group: i64) -> i64:
    """Return in sixteenths how much more important it is to stop a group near its goal."""
    side = s.side_of_group(group)
    found: i64 = SIXTEEN
    for goal in s.setup.goals:
        if goal.side == side:
            found = max(found, SIXTEEN + 3 * way_gone(s, group, s.chit[group], goal))
    return found
