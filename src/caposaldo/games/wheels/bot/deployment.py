"""Where a bot lays its cards: in deployment and at entry. Worths are rounded, so that many places are as good as each
other and a bot, which takes any of the best, never deploys by a fixed pattern."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.bot.outlook import Outlook, Place, goal_at, in_view
from caposaldo.games.wheels.position import Position
from caposaldo.games.wheels.setup import BY_DESTRUCTION, CM, GUN, MORTAR
from caposaldo.kernel.table import ahead_x, ahead_y, distance

WORST: Final = -5000
ROUGH: Final = 25  # worths nearer to each other than this are equal
LOOKS: Final = 5  # directions of a look at the field of fire
OUTLOOK: Final = 40 * CM
CLOSE: Final = 9 * CM
APART: Final = 20 * CM
COVER: Final = 30


def place_worth(s: Position, o: Outlook, action: Action) -> i64:
    if action.point_x < 0:
        return WORST
    return rough(role_worth(s, o, action.unit, Place(s, action.point_x, action.point_y)))


def rough(points: i64) -> i64:
    return points // ROUGH


def role_worth(s: Position, o: Outlook, unit: i64, place: Place) -> i64:
    """Infantry in cover and on objectives, guns where they see far, tanks behind them, all spread out."""
    card = s.card_of(unit)
    points = -crowding(s, o, unit, place) + command(s, o, unit, place)
    view = field_of_fire(s, o.side, place)
    if card.is_infantry():
        points += COVER * place.cover + objective_pull(s, o, unit, place)
        points -= 40 if place.deep and not on_objective(s, place) else 0
    elif card.klass == GUN:
        points += COVER * place.cover + 12 * view - (80 if place.deep else 0)
    elif card.klass == MORTAR:
        points += COVER // 2 * place.cover - 6 * view
    elif card.weapon < 0:
        points -= 15 * view
    else:
        points += 5 * view + objective_pull(s, o, unit, place) // 3
    return points - (8 * view if s.is_hq[unit] == 1 else 0)


def crowding(s: Position, o: Outlook, unit: i64, place: Place) -> i64:
    points: i64 = 0
    for other in o.own:
        if other != unit:
            away = distance(place.x, place.y, s.x[other], s.y[other])
            points += 60 if away < CLOSE else (15 if away < APART else 0)
    return points


def command(s: Position, o: Outlook, unit: i64, place: Place) -> i64:
    """Companies stay together round their HQ (org-5)."""
    points: i64 = 0
    for other in o.own:
        if other != unit and s.company[other] == s.company[unit] and (s.is_hq[unit] == 1 or s.is_hq[other] == 1):
            if distance(place.x, place.y, s.x[other], s.y[other]) <= 15 * CM:
                points += 40
    return points


def field_of_fire(s: Position, side: i64, place: Place) -> i64:
    """How many of five places in front are in view."""
    count: i64 = 0
    for i in range(LOOKS):
        face = s.front.home[side] + 25 * (i - LOOKS // 2)
        x = ahead_x(place.x, face, OUTLOOK)
        y = ahead_y(place.y, face, OUTLOOK)
        if 0 <= x <= s.setup.width and 0 <= y <= s.setup.height and in_view(s, place, Place(s, x, y)):
            count += 1
    return count


def on_objective(s: Position, place: Place) -> bool:
    for number in s.objective_pieces:
        if s.ground.pieces[number].contains(place.x, place.y):
            return True
    return False


def objective_pull(s: Position, o: Outlook, unit: i64, place: Place) -> i64:
    """Near the objectives; on one that is still empty best."""
    if s.setup.victory == BY_DESTRUCTION:
        return 0
    best: i64 = 0
    for number in s.objective_pieces:
        piece = s.ground.pieces[number]
        goal = goal_at(piece)
        points = max(0, 200 - 2 * distance(place.x, place.y, goal.x, goal.y) // CM)
        taken = False
        for other in o.own:
            if other != unit and piece.contains(s.x[other], s.y[other]):
                taken = True
        if taken:
            points = points // 2
        elif piece.contains(place.x, place.y):
            points += 150
        best = max(best, points)
    return best


# ---------------------------------------------------------------- entry
def enter_worth(s: Position, o: Outlook, action: Action) -> i64:
    """On the way to an objective or to the enemy, apart from the others."""
    place = Place(s, action.point_x, action.point_y)
    points = -crowding(s, o, action.unit, place) + command(s, o, action.unit, place)
    points -= nearest_aim(s, o, place) // CM * 2
    return rough(points)


def nearest_aim(s: Position, o: Outlook, place: Place) -> i64:
    best: i64 = s.setup.width + s.setup.height
    for goal in o.goals:
        best = min(best, distance(place.x, place.y, goal.x, goal.y))
    for enemy in o.foes:
        best = min(best, distance(place.x, place.y, s.x[enemy], s.y[enemy]))
    return best
