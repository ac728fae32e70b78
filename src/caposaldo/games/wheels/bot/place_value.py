"""The worth of a place to a platoon, in points: the fire it gives, less the fire to be expected there, plus what the
task of the platoon asks for: objectives, a useful distance from the enemy, its HQ."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.bot.outlook import (
    FAR,
    Outlook,
    Place,
    can_hold,
    found_chance,
    harm,
    in_view,
    side_struck,
)
from caposaldo.games.wheels.position import FAILED, FORCED, MANOEUVRED, PINNED, SHOT, STORMED, Position
from caposaldo.games.wheels.rules.detection import has_fired
from caposaldo.games.wheels.rules.distance import COMMAND_RADIUS
from caposaldo.games.wheels.rules.movement import first_model, start_of
from caposaldo.games.wheels.rules.victory import CONTROL
from caposaldo.games.wheels.setup import CM, INFANTRY, SPECIAL
from caposaldo.kernel.table import bearing, distance

# Tenths of the harm that an enemy could do: it may still fire this turn, only next turn, after a move.
NOW: Final = 6
NEXT: Final = 4
LATER: Final = 2
CAUTION: Final = 8  # tenths of the danger that count for a side that attacks; more for others
WAIT: Final = 4  # tenths of a shot that can only be fired next turn
PULL: Final = 250 * CM  # from so far an objective is felt
SUPPORT: Final = 30 * CM  # others than infantry stay so near an objective
NEAR_HQ: Final = 8
BESIDE: Final = 3 * CM  # platoons so near stand in each other's way
COVERED: Final = 5
UNARMED_NEAR: Final = 60 * CM
UNKNOWN: Final = 130 * CM  # as far as a card is feared


def place_worth(s: Position, o: Outlook, unit: i64, place: Place, face: i64, far: i64, fires: bool) -> i64:
    """The platoon stands there, facing so, having moved so far; `fires`: it may still fire in this manoeuvre."""
    task = task_worth(s, o, unit, place)
    if s.card_of(unit).is_infantry() or s.card_of(unit).is_artillery():
        task += COVERED * place.cover
    shot: i64 = 0
    worst: i64 = 0
    total: i64 = 0
    ready = fires and may_fire(s, unit, far)
    hidden = s.shown[unit] == 0
    for enemy in o.foes:
        away = distance(place.x, place.y, s.x[enemy], s.y[enemy])
        there = foe_place(s, o, enemy)
        if not (near_enough(s, o, unit, enemy, away) and in_view(s, place, there)):
            continue
        best = shot_at(s, o, unit, enemy, place, there, away)
        if not ready:
            best = best * WAIT // 10
        shot = max(shot, best)
        cost = danger_from(s, o, enemy, unit, place, face, away, hidden and not (ready and best > 0))
        worst = max(worst, cost)
        total += cost
    caution: i64 = CAUTION + (4 if o.eager < 3 else 0) + (4 if s.is_hq[unit] == 1 else 0)
    return shot + task - (worst + (total - worst) // 2) * caution // 10


def may_fire(s: Position, unit: i64, far: i64) -> bool:
    card = s.card_of(unit)
    if card.weapon < 0 or s.has(unit, SHOT | STORMED | FAILED | FORCED):
        return False
    return card.move_fire < 0 or far <= card.move_fire


def near_enough(s: Position, o: Outlook, unit: i64, enemy: i64, away: i64) -> bool:
    """One of the two may reach the other, perhaps after a move."""
    if away <= s.card_of(unit).reach:
        return True
    if len(o.guesses[enemy]) > 0:
        return away <= UNKNOWN
    foe = s.card_of(enemy)
    return away <= foe.reach + (foe.move if foe.moves() else 0)


def foe_place(s: Position, o: Outlook, enemy: i64) -> Place:
    found = o.places[enemy]
    if found is None:
        found = Place(s, s.x[enemy], s.y[enemy])
        o.places[enemy] = found
    return found


def shot_at(s: Position, o: Outlook, unit: i64, enemy: i64, place: Place, there: Place, away: i64) -> i64:
    """What a volley from there takes of the enemy on the average, if it is detected. Of a face-down card it is the
    average over those that it may be."""
    struck = side_struck(place.x, place.y, there.x, there.y, s.face[enemy])
    guesses = o.guesses[enemy]
    if len(guesses) == 0:
        return volley(s, o, unit, enemy, enemy, there, struck, away)
    total: i64 = 0
    for guess in guesses:
        total += volley(s, o, unit, guess, enemy, there, struck, away)
    return total // len(guesses)


def volley(s: Position, o: Outlook, unit: i64, card: i64, enemy: i64, there: Place, struck: i64, away: i64) -> i64:
    """At the card that lies in the slot of the enemy."""
    points = harm(s, o, unit, card, away, struck, there.cover)
    return points * found_chance(s, unit, card, away, there.terrain, has_fired(s, enemy)) // 1000 if points > 0 else 0


def danger_from(s: Position, o: Outlook, enemy: i64, unit: i64, place: Place, face: i64, away: i64, quiet: bool) -> i64:
    """What the enemy may take of it there; a card that does not fire is not always found."""
    struck = side_struck(s.x[enemy], s.y[enemy], place.x, place.y, face)
    guesses = o.guesses[enemy]
    if len(guesses) == 0:
        return threat(s, o, enemy, enemy, unit, place, struck, away, quiet)
    total: i64 = 0
    for guess in guesses:
        total += threat(s, o, guess, enemy, unit, place, struck, away, quiet)
    return total // len(guesses)


def threat(
    s: Position, o: Outlook, card: i64, enemy: i64, unit: i64, place: Place, struck: i64, away: i64, quiet: bool
) -> i64:
    foe = s.card_of(card)
    if foe.weapon < 0:
        return 0
    weight: i64 = NEXT
    if not s.has(enemy, SHOT | STORMED | FAILED | FORCED):
        weight = NOW if not s.has(enemy, MANOEUVRED) else NEXT
    reach = away
    if away > foe.reach:
        weight = LATER
        reach = foe.reach
        if not foe.moves() or away > foe.reach + foe.move:
            return 0
    points = harm(s, o, card, unit, reach, struck, place.cover)
    if points == 0:
        return 0
    chance = found_chance(s, card, unit, reach, place.terrain, not quiet)
    return points * chance // 1000 * weight // 10


# ---------------------------------------------------------------- tasks
def task_worth(s: Position, o: Outlook, unit: i64, place: Place) -> i64:
    card = s.card_of(unit)
    points = command_worth(s, o, unit, place) - crowd(s, o, unit, place)
    nearest, away = nearest_foe(s, o, place)
    if card.weapon < 0 and not can_hold(s, unit):
        return points + min(away, UNARMED_NEAR) // CM // 2 - depart(s, unit, place)
    if len(o.goals) > 0:
        points += goal_worth(s, o, unit, place, 10 if can_hold(s, unit) else 4)
    if nearest >= 0:
        beyond = away - useful_distance(s, unit)
        eager = o.eager
        if s.is_hq[unit] == 1:
            beyond -= COMMAND_RADIUS
            eager = (eager + 1) // 2
        points -= (eager * beyond if beyond > 0 else -beyond // 2) // CM
    return points


def depart(s: Position, unit: i64, place: Place) -> i64:
    """Unarmed vehicles do not drive about without a reason."""
    return distance(s.x[unit], s.y[unit], place.x, place.y) // CM // 4


def nearest_foe(s: Position, o: Outlook, place: Place) -> tuple[i64, i64]:
    best: i64 = -1
    away: i64 = FAR
    for enemy in o.foes:
        d = distance(place.x, place.y, s.x[enemy], s.y[enemy])
        if d < away:
            best = enemy
            away = d
    return best, away


def useful_distance(s: Position, unit: i64) -> i64:
    """How far from the enemy it does its work best."""
    card = s.card_of(unit)
    if card.klass == INFANTRY or card.klass == SPECIAL:
        return card.short
    return card.effective


def goal_worth(s: Position, o: Outlook, unit: i64, place: Place, tenths: i64) -> i64:
    """The best of the objectives, less the further away; infantry has to stand on it, others support it."""
    best: i64 = 0
    hurry = 10 + s.turn
    for goal in o.goals:
        away = distance(place.x, place.y, goal.x, goal.y)
        there = goal.piece.contains(place.x, place.y)
        if tenths < 10:
            away = max(0, away - SUPPORT)
        worth = goal.worth
        others = goal.held - (1 if tenths == 10 and goal.piece.contains(s.x[unit], s.y[unit]) else 0)
        if others > 0:
            worth = worth // 3
        felt = worth * max(0, PULL - away) // PULL * hurry // 20
        if tenths == 10 and (there or away <= CONTROL // 2):
            felt += worth // 3
        best = max(best, felt * tenths // 10)
    return best


def command_worth(s: Position, o: Outlook, unit: i64, place: Place) -> i64:
    """Platoons like to have an HQ near, and an HQ its platoons (org-5, org-6)."""
    points: i64 = 0
    if s.is_hq[unit] == 1:
        for other in o.own:
            if other != unit and s.company[other] == s.company[unit]:
                beyond = distance(place.x, place.y, s.x[other], s.y[other]) - COMMAND_RADIUS
                points += NEAR_HQ // 2 if beyond <= 0 else -beyond // (10 * CM)
        return points
    for other in o.own:
        if s.is_hq[other] == 1 and distance(place.x, place.y, s.x[other], s.y[other]) <= COMMAND_RADIUS:
            return NEAR_HQ
    return 0


def crowd(s: Position, o: Outlook, unit: i64, place: Place) -> i64:
    points: i64 = 0
    for other in o.own:
        if other != unit and distance(place.x, place.y, s.x[other], s.y[other]) < BESIDE:
            points += NEAR_HQ
    return points


# ---------------------------------------------------------------- doing nothing
def idle_worth(s: Position, o: Outlook, unit: i64) -> i64:
    """Its place as it is, if it does not fire."""
    if o.idle[unit] == -FAR:
        o.idle[unit] = place_worth(s, o, unit, Place(s, s.x[unit], s.y[unit]), s.face[unit], 0, False)
    return o.idle[unit]


def goal_place_worth(s: Position, o: Outlook, unit: i64, x: i64, y: i64, fires: bool) -> i64:
    """A place that it would go to straight from where it stands."""
    place = Place(s, x, y)
    if x == s.x[unit] and y == s.y[unit]:
        return place_worth(s, o, unit, place, s.face[unit], 0, fires)
    x0, y0 = start_of(s, unit, first_model(s, unit))
    return place_worth(s, o, unit, place, bearing(x - x0, y - y0), distance(x0, y0, x, y), fires)


def is_stuck(s: Position, unit: i64) -> bool:
    return s.has(unit, PINNED | FORCED) or not s.card_of(unit).moves()
