"""Evaluation for the bots: how good an action looks, and how a side stands. The state is a resampled one: what lies
under a card is a guess that fits what the seat has seen."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.bot import assault, deployment, preparation, transport
from caposaldo.games.wheels.bot.outlook import (
    Outlook,
    Place,
    found_chance,
    harm,
    lead,
    look,
    side_struck,
)
from caposaldo.games.wheels.bot.place_value import goal_place_worth, idle_worth, place_worth, shot_at
from caposaldo.games.wheels.position import FORCED, MOVED, SHOT, Position
from caposaldo.games.wheels.rules import quick_start, sight, victory
from caposaldo.games.wheels.rules.detection import has_fired
from caposaldo.games.wheels.rules.manoeuvre import Manoeuvre
from caposaldo.games.wheels.setup import BY_DESTRUCTION, PLACES
from caposaldo.games.wheels.verbs import (
    ATTACK,
    CLEAR_WORK,
    COUNTER,
    ENTER,
    FIRE,
    FIRST_SIDE,
    LOAD,
    LOOK,
    MANOEUVRE,
    MARCH,
    MOVE,
    OVERRUN,
    PLACE,
    READY,
    REMOVE,
    RIDE,
    SHIFT,
    STORM,
    TOKEN,
    TURN,
    UNLOAD,
)
from caposaldo.kernel.table import distance

NEVER: Final = -100000
TOKEN_WORTH: Final = 35  # a manoeuvre for less can wait
HIDDEN_RETURN: Final = 10
RETURN: Final = 6  # tenths of return fire that count: the target would have fired at somebody anyway
CONCEALED: Final = 12  # points for a card that is not turned yet
LAST_DETAIL: Final = 2
SHIFT_WORTH: Final = -1  # the formations will do
CLEAR_WORTH: Final = 4


def worth(s: Position, seat: i64, action: Action) -> i64:
    """How good the action looks, by its verb. Only values within one decision are compared."""
    verb = action.verb
    if quick_start.is_building(s):
        return preparation.worth(s, seat, action)
    if verb == RIDE:
        return preparation.ride_worth(s, action)
    if verb == PLACE:
        return deployment.place_worth(s, look(s, seat), action)
    if verb == ENTER:
        return deployment.enter_worth(s, look(s, seat), action)
    if verb == READY:
        return deployment.WORST
    if verb == MANOEUVRE:
        return declared_worth(s, look(s, seat), action)
    if verb == TOKEN:
        return TOKEN_WORTH
    if verb == MOVE:
        return move_worth(s, look(s, seat), action)
    if verb == ATTACK:
        return attack_worth(s, look(s, seat), s.pending().about_unit(), action.target)
    if verb == MARCH:
        return march_worth(s, look(s, seat), action)
    if verb == LOOK:
        return look_worth(s, look(s, seat))
    if verb == TURN:
        return turn_worth(s, look(s, seat), action.facing)
    if verb == SHIFT:
        return SHIFT_WORTH
    if verb == CLEAR_WORK:
        return CLEAR_WORTH
    if verb == STORM:
        return assault_worth(s, look(s, seat), action.target)
    if verb == LOAD:
        return LAST_DETAIL * transport.load_worth(s, look(s, seat), action.target)
    if verb == UNLOAD:
        return unload_worth(s, look(s, seat), action.facing)
    if verb in (OVERRUN, COUNTER, FIRE):
        return assault.reply_worth(s, look(s, seat), action)
    if verb == REMOVE:
        return model_left_worth(s, look(s, seat), s.pending().about_unit(), action.number)
    if verb == FIRST_SIDE:
        return first_worth(s, look(s, seat), action.number)
    return 0


# ---------------------------------------------------------------- manoeuvres
def declared_worth(s: Position, o: Outlook, action: Action) -> i64:
    """The place against staying, with fire or with an assault at the end of the way."""
    unit = action.unit
    x = action.point_x
    y = action.point_y
    worth = goal_place_worth(s, o, unit, x, y, True)
    if s.card_of(unit).is_infantry():
        clash = assault.best_from(s, o, unit, x, y)
        if clash > 0:
            worth = max(worth, clash + goal_place_worth(s, o, unit, x, y, False))
    return worth - idle_worth(s, o, unit) + transport.arrival_worth(s, o, unit, x, y)


def unload_worth(s: Position, o: Outlook, facing: i64) -> i64:
    """Towards the enemy rather than away from him."""
    unit = s.pending().about_unit()
    turned = (facing - s.front.home[s.side[unit]]) % 360
    aside = min(turned, 360 - turned) // 90
    return LAST_DETAIL * transport.unload_worth(s, o, unit) - aside


def assault_worth(s: Position, o: Outlook, target: i64) -> i64:
    """The clash, and the place where it ends."""
    top = s.top()
    if not isinstance(top, Manoeuvre):
        return 0
    unit = top.slot
    points = assault.storm_worth(s, o, unit, top.x, top.y, target)
    if not s.has(unit, MOVED):
        points += goal_place_worth(s, o, unit, top.x, top.y, False) - idle_worth(s, o, unit)
    return LAST_DETAIL * points


def move_worth(s: Position, o: Outlook, action: Action) -> i64:
    """The place against staying; a line keeps all models along an edge and shows the fewest flanks."""
    unit = s.pending().about_unit()
    fires = isinstance(s.top(), Manoeuvre)
    gain = goal_place_worth(s, o, unit, action.point_x, action.point_y, fires) - idle_worth(s, o, unit)
    if fires:
        gain += transport.arrival_worth(s, o, unit, action.point_x, action.point_y)
    return LAST_DETAIL * gain - formation_cost(s, unit, action.formation)


def march_worth(s: Position, o: Outlook, action: Action) -> i64:
    """The same at the end of a road march, which shows a card to all."""
    unit = s.pending().about_unit()
    gain = goal_place_worth(s, o, unit, action.point_x, action.point_y, False) - idle_worth(s, o, unit)
    if s.shown[unit] == 0:
        gain -= CONCEALED
    return LAST_DETAIL * gain - formation_cost(s, unit, 1)


def turn_worth(s: Position, o: Outlook, face: i64) -> i64:
    """The same place, facing another way; a card that turns tells that it is a gun."""
    unit = s.pending().about_unit()
    place = Place(s, s.x[unit], s.y[unit])
    gain = place_worth(s, o, unit, place, face, 0, False) - idle_worth(s, o, unit)
    return LAST_DETAIL * gain - (CONCEALED if s.shown[unit] == 0 else 1)


def look_worth(s: Position, o: Outlook) -> i64:
    """What the platoon would do with its fire if an HQ found the target that it missed; the look itself is free."""
    top = s.top()
    if not isinstance(top, Manoeuvre) or top.missed < 0:
        return 0
    return max(1, attack_worth(s, o, top.slot, top.missed))


def formation_cost(s: Position, unit: i64, formation: i64) -> i64:
    """A line before a wedge, both before others."""
    return 0 if formation == 0 else (1 if formation == 2 else 2)


def attack_worth(s: Position, o: Outlook, unit: i64, target: i64) -> i64:
    """What the volley takes on the average, less the return fire of those who survive."""
    line = sight.line_between(s, unit, target)
    place = Place(s, line.x0, line.y0)
    there = Place(s, line.x1, line.y1)
    gain = shot_at(s, o, unit, target, place, there, line.length)
    back = return_worth(s, o, target, unit, there, place, line.length)
    points = LAST_DETAIL * (gain - back * (RETURN if s.shown[unit] == 1 else HIDDEN_RETURN) // 10)
    if s.shown[unit] == 0:
        points -= LAST_DETAIL * CONCEALED
    if not s.has(unit, MOVED) and s.card_of(unit).moves():
        points += after_fire(s, o, unit)
    return points


def return_worth(s: Position, o: Outlook, a: i64, b: i64, place: Place, there: Place, away: i64) -> i64:
    """What the attacked platoon takes back, with those that are left of it; a card fires back only if it is found."""
    if s.has(a, SHOT | FORCED):
        return 0
    struck = side_struck(place.x, place.y, there.x, there.y, s.face[b])
    guesses = o.guesses[a] if len(o.guesses[a]) > 0 else [int(a)]
    total: i64 = 0
    for card in guesses:
        found = found_chance(s, b, card, away, place.terrain, has_fired(s, a))
        total += answer(s, o, card, b, place, there, struck, away) * found // 1000
    return total // len(guesses)


def answer(s: Position, o: Outlook, a: i64, b: i64, place: Place, there: Place, struck: i64, away: i64) -> i64:
    whole = max(1, o.price[a] * s.strength(a))
    lost = harm(s, o, b, a, away, 4, place.cover)
    return harm(s, o, a, b, away, struck, there.cover) * max(0, whole - lost) // whole


def after_fire(s: Position, o: Outlook, unit: i64) -> i64:
    """The declared move that is still possible after fire."""
    top = s.top()
    if not isinstance(top, Manoeuvre):
        return 0
    most = s.card_of(unit).move_fire
    if 0 <= most < distance(s.x[unit], s.y[unit], top.x, top.y):
        return 0
    gain = goal_place_worth(s, o, unit, top.x, top.y, False) - idle_worth(s, o, unit)
    return max(0, LAST_DETAIL * gain)


def first_worth(s: Position, o: Outlook, side: i64) -> i64:
    """To manoeuvre first is good for the side with the better shots."""
    return 1 if side == o.side else 0


# ---------------------------------------------------------------- losses
def model_left_worth(s: Position, o: Outlook, unit: i64, number: i64) -> i64:
    """Models on an objective stay, and those far from the enemy go first."""
    m = PLACES * unit + number
    x = s.model_x[m]
    y = s.model_y[m]
    for goal in o.goals:
        if goal.piece.contains(x, y):
            return 0
    return 10


# ---------------------------------------------------------------- how a side stands
def standing(s: Position, seat: i64) -> i64:
    """From 0 (lost) over 500 to 1000 (won): losses, and objectives the more the later it is."""
    result = s.result
    if result is not None:
        if len(result.winners) == 0:
            return 500
        return 1000 if seat in result.winners else 0
    points = max(-300, min(300, lead(s, seat) // 10)) if s.setup.victory != 1 else 0
    if s.setup.victory != BY_DESTRUCTION:
        points += objectives_worth(s, seat)
    return max(1, min(999, 500 + points))


def objectives_worth(s: Position, seat: i64) -> i64:
    held: i64 = 0
    for number in s.objective_pieces:
        holder = victory.holder(s, s.ground.pieces[number])
        if holder >= 0:
            held += 1 if holder == seat else -1
    turns = s.setup.turns if s.setup.turns > 0 else 9
    return 150 * held // max(1, len(s.objective_pieces)) * (2 + s.turn) // (2 + turns)
