"""Proposals for a side that is placing units: garrisons (3.0h) and reinforcements (11.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.bot.outlook import look
from caposaldo.games.traces.bot.plans import unit_hex_worth
from caposaldo.games.traces.position import Position
from caposaldo.games.traces.rules.decision import pending
from caposaldo.games.traces.rules.preliminaries import Garrison
from caposaldo.games.traces.rules.reinforcements import Arrivals
from caposaldo.games.traces.setup import AXIS, SOVIET
from caposaldo.games.traces.verbs import REPLACE
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Message

FORWARD: Final = 0
IN_DEPTH: Final = 1
ON_OBJECTIVES: Final = 2
NAMES: Final = ["forward", "in-depth", "on-objectives"]

LEAN: Final = 6  # what a step towards the enemy or the goal counts
ORDERED: Final = 40  # a city that must not fall
CHANCE: Final = 10  # so much the dice may change
FAR: Final = 30


def proposals(s: Position, seat: i64) -> list[Message]:
    return [Message("", f"tr-propose-{name}") for name in NAMES] if is_placing(s, seat) else []


def is_placing(s: Position, seat: i64) -> bool:
    return s.decides(seat) and isinstance(s.top(), (Garrison, Arrivals))


def propose(s: Position, seat: i64, lean: i64, dice: Dice) -> list[Action]:
    """Return one placement after the other, until there is nothing more to place."""
    copy = s.clone()
    assert isinstance(copy, Position)
    copy.quiet()
    kind = pending(s).name()
    found: list[Action] = []
    while is_placing(copy, seat) and pending(copy).name() == kind:
        action = best(copy, seat, lean, dice)
        found.append(action)
        copy.do(seat, action)
    return found


def best(s: Position, seat: i64, lean: i64, dice: Dice) -> Action:
    side: i64 = AXIS if s.seat[AXIS] == seat else SOVIET
    options = s.options(seat)
    chosen = options[0]
    most: i64 = -100000
    for action in options:
        value = worth(s, side, action, lean) + dice.below(CHANCE, "a proposal")
        if value > most:
            most = value
            chosen = action
    return chosen


def worth(s: Position, side: i64, action: Action, lean: i64) -> i64:
    """Return how well a placement goes with the leaning; replacements go to the weakest."""
    if action.verb == REPLACE:
        old = action.replaced
        return leaning(s, side, s.hex[old], lean) - 4 * s.attack_value(old) - 2 * s.steps[old]
    return leaning(s, side, action.hex, lean) + unit_hex_worth(s, side, action.unit, action.hex) // 4


def leaning(s: Position, side: i64, h: i64, lean: i64) -> i64:
    outlook = look(s, side)
    if lean == FORWARD:
        return -LEAN * min(outlook.enemy[h], FAR)
    if lean == IN_DEPTH:
        return LEAN * min(outlook.enemy[h], FAR)
    city = s.setup.city_at[h]
    value = -LEAN * min(outlook.goal[h], FAR)
    return value + (ORDERED if city >= 0 and s.order[city] == 1 else 0)
