"""What it is worth to ride and to get off, in points: on foot infantry takes objectives and fights, and guns and
mortars fire; aboard they get there sooner."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.bot.outlook import FAR, Outlook, Place, in_view
from caposaldo.games.wheels.bot.place_value import foe_place
from caposaldo.games.wheels.position import Position
from caposaldo.games.wheels.rules import transport
from caposaldo.games.wheels.setup import CM, MORTAR
from caposaldo.kernel.table import distance

AT_GOAL: Final = 20 * CM  # so near an objective infantry goes on foot
ON_THE_WAY: Final = 40 * CM  # farther away it is better off on wheels
CLOSE: Final = 40 * CM  # so near the enemy a lost vehicle costs two
USEFUL: Final = 90
RIDE: Final = -30
LATE_TURNS: Final = 2  # before the end everybody is wanted on the ground
BESIDE: Final = 8 * CM


# ---------------------------------------------------------------- on the ground or aboard
def ground_worth(s: Position, o: Outlook, rider: i64, place: Place) -> i64:
    """Of the platoon on its feet there, against riding on; below 0 it had better ride."""
    if s.setup.turns > 0 and s.turn + LATE_TURNS >= s.setup.turns:
        return USEFUL
    if s.card_of(rider).is_artillery():
        return battery_worth(s, o, rider, place)
    return squads_worth(s, o, place)


def squads_worth(s: Position, o: Outlook, place: Place) -> i64:
    points: i64 = RIDE
    away = to_goal(o, place)
    if away <= AT_GOAL:
        points += USEFUL
    elif away <= ON_THE_WAY or away == FAR:
        points += USEFUL // 3
    if to_foe(s, o, place) <= CLOSE:
        points += USEFUL
    return points


def battery_worth(s: Position, o: Outlook, rider: i64, place: Place) -> i64:
    """It can reach an enemy from there; mortars need no line (attack-8)."""
    card = s.card_of(rider)
    points: i64 = RIDE if o.eager > 1 else 0
    for enemy in o.foes:
        there = foe_place(s, o, enemy)
        away = distance(place.x, place.y, there.x, there.y)
        if away <= card.reach and (card.klass == MORTAR or in_view(s, place, there)):
            return points + USEFUL
    return points


def to_goal(o: Outlook, place: Place) -> i64:
    best: i64 = FAR
    for goal in o.goals:
        best = min(best, distance(place.x, place.y, goal.x, goal.y))
    return best


def to_foe(s: Position, o: Outlook, place: Place) -> i64:
    best: i64 = FAR
    for enemy in o.foes:
        best = min(best, distance(place.x, place.y, s.x[enemy], s.y[enemy]))
    return best


# ---------------------------------------------------------------- choices
def load_worth(s: Position, o: Outlook, target: i64) -> i64:
    return -ground_worth(s, o, target, Place(s, s.x[target], s.y[target]))


def unload_worth(s: Position, o: Outlook, unit: i64) -> i64:
    return ground_worth(s, o, s.carried(unit), Place(s, s.x[unit], s.y[unit]))


def arrival_worth(s: Position, o: Outlook, unit: i64, x: i64, y: i64) -> i64:
    """What a transport can do at a declared goal, besides being there; 0 for others."""
    if not s.card_of(unit).carries():
        return 0
    rider = s.carried(unit)
    if rider >= 0:
        far = distance(s.x[unit], s.y[unit], x, y)
        return max(0, ground_worth(s, o, rider, Place(s, x, y))) if far <= transport.half(s, unit) else 0
    best: i64 = 0
    for other in o.own:
        beside = other != unit and distance(x, y, s.x[other], s.y[other]) <= BESIDE
        if beside and transport.refuse_load(s, unit, x, y, other) is None:
            best = max(best, load_worth(s, o, other))
    return best
