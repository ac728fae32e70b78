"""What speaks for an action, in words: few and concrete. Nothing here looks at what the side cannot know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.bot import deployment
from caposaldo.games.wheels.bot.outlook import Place, in_view
from caposaldo.games.wheels.position import Position
from caposaldo.games.wheels.rules import assault, fire, sight
from caposaldo.games.wheels.rules.contact import in_contact
from caposaldo.games.wheels.rules.distance import COMMAND_RADIUS
from caposaldo.games.wheels.rules.manoeuvre import Manoeuvre
from caposaldo.games.wheels.setup import BY_DESTRUCTION, CM, FRONT, OPEN
from caposaldo.games.wheels.verbs import (
    ATTACK,
    COUNTER,
    END,
    ENTER,
    FIRE,
    FIRST_SIDE,
    LOAD,
    MANOEUVRE,
    MOVE,
    OVERRUN,
    PASS,
    PLACE,
    STORM,
    TOKEN,
    UNLOAD,
)
from caposaldo.kernel.game import Message, Params
from caposaldo.kernel.table import distance

THIN: Final = 30  # side armour in millimetres
SEES_FAR: Final = 4  # of the five directions of a look


def reasons(s: Position, seat: i64, action: Action) -> list[Message]:
    """Return what speaks for a legal action, the weightiest first."""
    verb = action.verb
    if verb == MANOEUVRE:
        return for_going(s, action.unit, action.point_x, action.point_y)
    if verb == MOVE:
        return for_going(s, s.pending().about_unit(), action.point_x, action.point_y)
    if verb == ATTACK:
        return for_attack(s, s.pending().about_unit(), action.target)
    if verb == STORM:
        return for_assault(s, action.target)
    if verb in (OVERRUN, COUNTER, FIRE):
        return for_answer(s, action)
    if verb == LOAD:
        return [why("transport-2", "load")]
    if verb == UNLOAD:
        return for_unloading(s, s.carried(s.pending().about_unit()))
    if verb == PLACE or verb == ENTER:
        return for_placing(s, seat, action)
    if verb == TOKEN:
        return [why("token-2", "waits")]
    if verb == FIRST_SIDE:
        return [why("prec-1", "initiative")] if action.number == seat else []
    return [why("man-5", "nothing-better")] if verb == END or verb == PASS else []


def why(rule: str, what: str, params: Params | None = None) -> Message:
    return Message(rule, f"wh-why-{what}", params)


# ---------------------------------------------------------------- a place to go to
def for_going(s: Position, unit: i64, x: i64, y: i64) -> list[Message]:
    there = Place(s, x, y)
    here = Place(s, s.x[unit], s.y[unit])
    found = for_objective(s, unit, x, y)
    if is_watched(s, unit, here) and not is_watched(s, unit, there):
        found.append(why("attack-4", "out-of-sight"))
    target = target_from(s, unit, there)
    if target >= 0 and target_from(s, unit, here) < 0:
        found.append(why("attack-3", "target", {"unit": s.ref(target)}))
    if not s.card_of(unit).is_armoured() and there.cover != OPEN and here.cover == OPEN:
        found.append(why("fire-10", "cover"))
    if s.is_hq[unit] == 0 and is_near_hq(s, unit, x, y) and not is_near_hq(s, unit, here.x, here.y):
        found.append(why("org-5", "near-hq"))
    return found + for_firing_on(s, unit, x, y)


def for_objective(s: Position, unit: i64, x: i64, y: i64) -> list[Message]:
    """Infantry on an objective takes it; others come nearer to one."""
    if s.setup.victory == BY_DESTRUCTION or len(s.objective_pieces) == 0:
        return []
    for number in s.objective_pieces:
        piece = s.ground.pieces[number]
        if s.card_of(unit).is_infantry() and piece.contains(x, y):
            return [why("vic-3", "holds" if piece.contains(s.x[unit], s.y[unit]) else "takes")]
    left = to_objective(s, x, y)
    if left >= to_objective(s, s.x[unit], s.y[unit]):
        return []
    return [why("vic-3", "objective", {"cm": int(left // CM)})]


def to_objective(s: Position, x: i64, y: i64) -> i64:
    best: i64 = s.setup.width + s.setup.height
    for number in s.objective_pieces:
        shape = s.ground.pieces[number].shapes[0]
        best = min(best, distance(x, y, (shape.left + shape.right) // 2, (shape.top + shape.bottom) // 2))
    return best


def is_watched(s: Position, unit: i64, place: Place) -> bool:
    """An enemy in the open has the place in range and in view."""
    for enemy in s.units(1 - s.side[unit]):
        card = s.card_of(enemy)
        if s.shown[enemy] == 1 and card.weapon >= 0:
            near = distance(s.x[enemy], s.y[enemy], place.x, place.y) <= card.reach
            if near and in_view(s, Place(s, s.x[enemy], s.y[enemy]), place):
                return True
    return False


def target_from(s: Position, unit: i64, place: Place) -> i64:
    """The nearest enemy in the open that it could fire at from there, or -1."""
    card = s.card_of(unit)
    best: i64 = -1
    least = card.reach
    for enemy in s.units(1 - s.side[unit]):
        away = distance(s.x[enemy], s.y[enemy], place.x, place.y)
        if s.shown[enemy] == 1 and card.weapon >= 0 and away <= least:
            if in_view(s, place, Place(s, s.x[enemy], s.y[enemy])):
                best = enemy
                least = away
    return best


def is_near_hq(s: Position, unit: i64, x: i64, y: i64) -> bool:
    for hq in s.units(s.side[unit]):
        if hq != unit and s.is_hq[hq] == 1 and distance(s.x[hq], s.y[hq], x, y) <= COMMAND_RADIUS:
            return True
    return False


def for_firing_on(s: Position, unit: i64, x: i64, y: i64) -> list[Message]:
    card = s.card_of(unit)
    away = distance(s.x[unit], s.y[unit], x, y)
    if card.weapon < 0 or away == 0 or 0 <= card.move_fire < away:
        return []
    return [why("move-7", "still-fires")]


# ---------------------------------------------------------------- attacks
def for_attack(s: Position, unit: i64, target: i64) -> list[Message]:
    """Nothing of a card: what lies under it is a guess here."""
    if s.shown[target] == 0:
        return []
    line = sight.line_between(s, unit, target)
    found: list[Message] = []
    if not fire.can_answer(s, target, unit):
        found.append(why("defend-1", "unanswered", {"unit": s.ref(target)}))
    if s.card_of(target).is_armoured() and fire.direction(line, s.face[target]) != FRONT:
        found.append(why("fire-8", "flank"))
    if line.length <= s.card_of(unit).short:
        found.append(why("fire-9", "short"))
    return found


# ---------------------------------------------------------------- assaults
def for_assault(s: Position, target: i64) -> list[Message]:
    """Of a target whose models stand on the table."""
    top = s.top()
    if not isinstance(top, Manoeuvre) or s.shown[target] == 0:
        return []
    there = assault.in_place(s, top.slot, top.x, top.y, target)
    if there is None:
        return []
    found = [why("assault-3", "storm", {"count": len(in_contact(there, top.slot, target))})]
    if s.card_of(target).is_armoured() and s.card_of(target).armour[1] <= THIN:
        found.append(why("assault-4", "weak-side"))
    if not assault.can_fire(s, target, top.slot):
        found.append(why("defend-1", "no-answer", {"unit": s.ref(target)}))
    return found


def for_answer(s: Position, action: Action) -> list[Message]:
    top = s.top()
    if not isinstance(top, assault.Answer):
        return []
    count = s.strength(top.slot)
    if action.verb == FIRE:
        return [why("org-4", "more-dice")] if fire.shots(s, top.slot) > count else []
    found = [why("assault-7" if action.verb == OVERRUN else "assault-8", "survivors", {"count": int(count)})]
    return found + ([why("assault-7", "shakes")] if action.verb == OVERRUN else [])


def for_unloading(s: Position, rider: i64) -> list[Message]:
    if s.card_of(rider).is_artillery():
        return [why("transport-6", "guns-ready")]
    return [why("transport-7", "unload")]


# ---------------------------------------------------------------- setting up
def for_placing(s: Position, seat: i64, action: Action) -> list[Message]:
    if action.point_x < 0:
        return []
    unit = action.unit
    place = Place(s, action.point_x, action.point_y)
    found: list[Message] = []
    if s.card_of(unit).is_infantry() and deployment.on_objective(s, place):
        found.append(why("vic-3", "holds"))
    if not s.card_of(unit).is_armoured() and place.cover != OPEN:
        found.append(why("fire-10", "cover"))
    if s.card_of(unit).weapon >= 0 and deployment.field_of_fire(s, seat, place) >= SEES_FAR:
        found.append(why("attack-4", "field"))
    if s.is_hq[unit] == 0 and is_near_hq(s, unit, place.x, place.y):
        found.append(why("org-5", "near-hq"))
    return found
