"""Set-ups that are proposed to a side that is preparing or deploying: the bot's own choices, with different leanings.

Only what the side knows is looked at: its own units and mines, units on the table, and the zones of the scenario.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.battlegroups.action import Action, listed
from caposaldo.games.battlegroups.bot import evaluation
from caposaldo.games.battlegroups.bot.fire_value import apart, in_terrain
from caposaldo.games.battlegroups.position import Position
from caposaldo.games.battlegroups.rules.deployment import NOWHERE, Deploy, Prepare, next_unit
from caposaldo.games.battlegroups.setup import BROKEN, BUNKER, INCH, TOWN, TRENCH, WOOD
from caposaldo.games.battlegroups.verbs import MINE, PLACE, PLAN
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Message
from caposaldo.kernel.table import UNIT, cosine, sine
from caposaldo.kernel.terrain import Area

FORWARD: Final = 0
IN_DEPTH: Final = 1
IN_COVER: Final = 2
NAMES: Final = ["forward", "in-depth", "in-cover"]
PLANNED: Final = [2, 4, 3]  # the turn of an air unit
LINES: Final = 3  # in depth: units stand so many lines deep
LEANING: Final = 3  # for each inch
COVER: Final = 40  # for a place in cover, where that is wanted
CHANCE: Final = 10  # so much two set-ups of the same kind differ
APART: Final = 2 * INCH  # places looked at in the terrain


def proposals(s: Position, seat: i64) -> list[Message]:
    """Return the names of the set-ups, if the seat is preparing or deploying."""
    return [Message("org-2", f"bg-propose-{name}") for name in NAMES] if is_placing(s, seat) else []


def is_placing(s: Position, seat: i64) -> bool:
    if s.result is not None:
        return False
    top = s.top()
    if isinstance(top, Prepare):
        return s.ready[seat] == 0
    return isinstance(top, Deploy) and top.side == seat and next_unit(s, seat) >= 0


def propose(s: Position, seat: i64, proposal: int, dice: Dice) -> list[Action]:
    """Return the choices of one kind, legal one after the other, until the enemy has to act or the battle begins. They
    are tried on a copy."""
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
    options = s.options(seat)[:]
    if proposal == IN_COVER and options[0].verb == PLACE and options[0].point_x != NOWHERE:
        add_places_in_cover(s, seat, options)
    nearest, farthest = depths(s, seat, options)
    best = options[0]
    most = 0
    for i in range(len(options)):
        action = options[i]
        value = int(dice.below(CHANCE, "a set-up")) + worth(s, seat, action)
        if action.verb == PLAN:
            value -= CHANCE * int(apart(action.turn, PLANNED[proposal]))
        elif action.verb == PLACE or action.verb == MINE:
            value += leaning(s, seat, proposal, action, number, nearest, farthest)
        if i == 0 or value > most:
            best, most = action, value
    return best


def worth(s: Position, seat: i64, action: Action) -> int:
    """What the bot thinks of a place, in inches."""
    if action.verb == PLACE and action.point_x != NOWHERE:
        return int(evaluation.deployment_worth(s, action.unit, action.point_x, action.point_y))
    if action.verb == MINE:
        return int(evaluation.mine_worth(s, seat, action.point_x, action.point_y)) // INCH
    return 0


# ---------------------------------------------------------------- leanings
def leaning(s: Position, seat: i64, proposal: int, action: Action, number: int, nearest: int, farthest: int) -> int:
    """How well a place suits the kind of set-up: less for each inch away from where it should be."""
    if proposal == IN_COVER:
        return COVER if in_terrain(s, action.point_x, action.point_y) else 0
    at = ahead(s, seat, action)
    if proposal == FORWARD:
        return -LEANING * (nearest - at) // INCH
    line = (number + (1 if action.verb == MINE else 0)) % LINES
    wanted = nearest - (nearest - farthest) * line // (LINES - 1)
    return -LEANING * abs(at - wanted) // INCH


def ahead(s: Position, seat: i64, action: Action) -> int:
    """How far towards the enemy the place lies, by the bearing on which the side deploys."""
    home = s.setup.home[seat]
    return int((action.point_x * sine(home) - action.point_y * cosine(home)) // UNIT)


def depths(s: Position, seat: i64, options: list[Action]) -> tuple[int, int]:
    """How far ahead the places go, and how far back."""
    found = [ahead(s, seat, a) for a in options if (a.verb == PLACE or a.verb == MINE) and a.point_x != NOWHERE]
    return (max(found), min(found)) if len(found) > 0 else (0, 0)


def add_places_in_cover(s: Position, seat: i64, options: list[Action]) -> None:
    """More places in woods, towns and the like than the rules offer: a grid over each piece."""
    for piece in s.setup.terrain:
        if gives_cover(piece):
            y = piece.shape.top + APART // 2
            while y < piece.shape.bottom:
                x = piece.shape.left + APART // 2
                while x < piece.shape.right:
                    place = Action(PLACE, options[0].unit, s.setup.home[seat], x, y)
                    if s.setup.zones[seat].contains(x, y) and not listed(options, place):
                        if s.top().refuse(s, seat, place) is None:
                            options.append(place)
                    x += APART
                y += APART


def gives_cover(piece: Area) -> bool:
    kind = piece.kind
    return kind == WOOD or kind == TOWN or kind == BROKEN or kind == BUNKER or kind == TRENCH
