"""The fire that a goal draws, from enemies in the open with a shot left and a line to where the platoon would stand;
and how the assaulted strike back."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import Position
from caposaldo.games.wheels.rules import assault, fire, melee, movement, volley
from caposaldo.games.wheels.rules.formation import WEDGE
from caposaldo.games.wheels.rules.manoeuvre import Manoeuvre
from caposaldo.games.wheels.verbs import MANOEUVRE, MOVE, STORM
from caposaldo.games.wheels.view import sights
from caposaldo.kernel.game import Danger, Preview

MOST: Final = 3


def dangers(s: Position, seat: i64, action: Action) -> list[Danger]:
    """Of a goal, a move or an assault, the worst first. An enemy that lies face down is none: nobody knows what it
    is."""
    if action.verb == STORM:
        return answers(s, action.target)
    slot, model, shape = mover(s, action)
    if slot < 0:
        return []
    copy = sights.gone_to(s, slot, model, action.point_x, action.point_y, shape)
    if copy is None:
        return []
    found: list[tuple[Fraction, int, Preview]] = []
    for enemy in copy.units(1 - copy.side[slot]):
        if copy.shown[enemy] == 1 and fire.can_answer(copy, enemy, slot):
            preview = volley.volley_preview(copy, enemy, slot)
            found.append((expected(preview), -enemy, preview))
    found.sort(key=by_harm, reverse=True)
    return [Danger(-enemy, preview) for _, enemy, preview in found[:MOST]]


def answers(s: Position, target: i64) -> list[Danger]:
    """What all of the assaulted platoon would take hand to hand if it held (assault-7, assault-8)."""
    top = s.pending()
    if not isinstance(top, Manoeuvre) or not s.is_slot(target) or s.shown[target] == 0:
        return []
    if top.refuse(s, s.side[top.slot], Action(STORM, 0, target)) is not None:
        return []
    there = assault.in_place(s, top.slot, top.x, top.y, target)
    if there is None or assault.strikes_back(there, target) < 0:
        return []
    if there.card_of(target).is_armoured():
        preview = melee.dice_preview(there, target, top.slot, melee.overrun_numbers(there, target), "assault-7")
    else:
        needs = melee.counter_numbers(there, target, top.slot)
        preview = melee.dice_preview(there, target, top.slot, needs, "assault-8")
    return [Danger(int(target), preview)]


def mover(s: Position, action: Action) -> tuple[i64, i64, i64]:
    """Slot, leading model and formation of a move; slot -1 for what is none."""
    if action.verb == MANOEUVRE and s.is_slot(action.unit) and s.on_table(action.unit):
        return action.unit, movement.first_model(s, action.unit), WEDGE if s.shown[action.unit] == 1 else 0
    slot = s.pending().about_unit()
    if action.verb != MOVE or slot < 0:
        return -1, -1, 0
    model = movement.reference(s, slot, action.number)
    return (slot, model, action.formation) if model >= 0 else (-1, -1, 0)


def by_harm(found: tuple[Fraction, int, Preview]) -> tuple[Fraction, int]:
    return found[0], found[1]


def expected(preview: Preview) -> Fraction:
    """The models it costs on the average."""
    total = Fraction(0)
    for lost, chance in enumerate(preview.chances):
        total += Fraction(lost * chance.ways, chance.of)
    return total
