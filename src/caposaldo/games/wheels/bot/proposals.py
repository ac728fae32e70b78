"""Set-ups that are proposed to a side that lays its cards: the bot's own choices, with different leanings.

Only what the side knows is looked at: its own platoons and the areas of the battle.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.bot import evaluation, preparation
from caposaldo.games.wheels.bot.outlook import Place
from caposaldo.games.wheels.position import Position
from caposaldo.games.wheels.rules import quick_start
from caposaldo.games.wheels.rules.scenarios import Deploy, waiting
from caposaldo.games.wheels.setup import CM, OPEN
from caposaldo.games.wheels.verbs import PLACE
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Message
from caposaldo.kernel.table import UNIT, cosine, sine

FORWARD: Final = 0
IN_DEPTH: Final = 1
IN_COVER: Final = 2
NAMES: Final = ["forward", "in-depth", "in-cover"]
LINES: Final = 3  # in depth: cards lie so many lines deep
LEANING: Final = 4  # tenths for each centimetre off
COVER: Final = 60  # for a place in cover, where that is wanted
WORTH: Final = 10  # tenths of what the bot thinks of a place
CHANCE: Final = 15  # so much two set-ups of the same kind differ


def proposals(s: Position, seat: i64) -> list[Message]:
    """Return the names of the set-ups, if the seat is deploying or building."""
    if s.result is None and quick_start.is_building(s):
        return preparation.proposals(s, seat)
    return [Message("scen-b5", f"wh-propose-{name}") for name in NAMES] if is_placing(s, seat) else []


def is_placing(s: Position, seat: i64) -> bool:
    if s.result is not None:
        return False
    top = s.top()
    return isinstance(top, Deploy) and top.side == seat and len(waiting(s, seat)) > 0


def propose(s: Position, seat: i64, proposal: int, dice: Dice) -> list[Action]:
    """Return the choices of one kind, legal one after the other, until all cards lie. They are tried on a copy."""
    if quick_start.is_building(s):
        return preparation.propose(s, seat, proposal, dice)
    copy = s.clone()
    assert isinstance(copy, Position)
    copy.quiet()
    found: list[Action] = []
    while is_placing(copy, seat):
        action = next_choice(copy, seat, proposal, dice, len(found))
        found.append(action)
        copy.do(seat, action)
    return found


def next_choice(s: Position, seat: i64, proposal: int, dice: Dice, number: int) -> Action:
    """The choice that suits the bot and the leaning best."""
    options = [action for action in s.pending().options(s, seat) if action.verb == PLACE]
    nearest, farthest = depths(s, seat, options)
    best = options[0]
    most = 0
    for i in range(len(options)):
        action = options[i]
        value = int(dice.below(CHANCE, "a set-up")) + WORTH * int(evaluation.worth(s, seat, action))
        if action.point_x >= 0:
            value += leaning(s, seat, proposal, action, number, nearest, farthest)
        if i == 0 or value > most:
            best, most = action, value
    return best


# ---------------------------------------------------------------- leanings
def leaning(s: Position, seat: i64, proposal: int, action: Action, number: int, nearest: int, farthest: int) -> int:
    """How well a place suits the kind of set-up: less for each centimetre away from where it should be."""
    if proposal == IN_COVER:
        return COVER if Place(s, action.point_x, action.point_y).cover != OPEN else 0
    at = ahead(s, seat, action)
    if proposal == FORWARD:
        return -LEANING * (nearest - at) // CM
    wanted = nearest - (nearest - farthest) * (number % LINES) // (LINES - 1)
    return -LEANING * abs(at - wanted) // CM


def ahead(s: Position, seat: i64, action: Action) -> int:
    """How far towards the enemy the place lies."""
    home = s.front.home[seat]
    return int((action.point_x * sine(home) - action.point_y * cosine(home)) // UNIT)


def depths(s: Position, seat: i64, options: list[Action]) -> tuple[int, int]:
    """How far ahead the places go, and how far back."""
    found = [ahead(s, seat, a) for a in options if a.point_x >= 0]
    return (max(found), min(found)) if len(found) > 0 else (0, 0)
