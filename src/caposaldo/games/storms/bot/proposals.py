"""Set-ups that are proposed to a side that is placing its units: the bot's own placement, with different leanings.

Only what the side knows is looked at: its own units, enemies in view, and the zones that the scenario gives the enemy.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.bot import evaluation
from caposaldo.games.storms.bot.outlook import look
from caposaldo.games.storms.position import HIDDEN, Position
from caposaldo.games.storms.rules import deployment
from caposaldo.games.storms.rules.deployment import Conceal, Deploy
from caposaldo.games.storms.setup import Setup
from caposaldo.games.storms.verbs import HIDE_AT, KEEP, PLACE
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Message
from caposaldo.kernel.hexes import NOWHERE

FORWARD: Final = 0
IN_DEPTH: Final = 1
ON_OBJECTIVES: Final = 2
NAMES: Final = ["forward", "in-depth", "on-objectives"]
LEANING: Final = 20  # for each hex, or AP of the way to an objective
CHANCE: Final = 30  # so much two set-ups of the same kind differ
LINES: Final = 3  # in depth: units stand so many lines deep
AMBUSH: Final = 25  # for hidden units under cover


def proposals(s: Position, seat: i64) -> list[Message]:
    """Return the names of the set-ups, if the seat is placing units."""
    return [Message("1.0", f"st-propose-{name}") for name in NAMES] if is_placing(s, seat) else []


def is_placing(s: Position, seat: i64) -> bool:
    if s.result is not None:
        return False
    top = s.top()
    if isinstance(top, Deploy):
        return top.side == seat
    return isinstance(top, Conceal) and deployment.next_hidden(s, seat) >= 0


def propose(s: Position, seat: i64, proposal: int, dice: Dice) -> list[Action]:
    """Return the placements of one kind, legal one after the other. A copy is played on; the two steps of the set-up,
    in the open and in secret, are proposed one after the other, for the cards are dealt in between."""
    secret = isinstance(s.top(), Conceal)
    copy = s.clone()
    assert isinstance(copy, Position)
    copy.quiet()
    found: list[Action] = []
    distances = from_enemy(s, seat)
    while is_placing(copy, seat) and isinstance(copy.top(), Conceal) == secret:
        action = next_placement(copy, seat, proposal, dice, distances, len(found))
        found.append(action)
        copy.do(seat, action)
    return found


def next_placement(s: Position, seat: i64, proposal: int, dice: Dice, distances: list[int], placed: int) -> Action:
    """The next unit goes to the hex that suits it and the leaning best; what may be hidden and is worth it is kept
    back."""
    options = s.options(seat)
    hexes: list[int] = []
    best_hex, best = NOWHERE, 0
    drawn = look(s, seat)
    for action in options:
        if action.verb == KEEP:
            if evaluation.worth(s, seat, action) > 0:
                return action
        elif int(action.hex) not in hexes:
            hexes.append(int(action.hex))
            value = int(evaluation.deploy_worth(s, drawn, action.unit, action.hex)) + int(
                dice.below(CHANCE, "a set-up")
            )
            value += LEANING * leaning(s, proposal, action, distances, placed)
            if s.has(action.unit, HIDDEN) and s.setup.shelters(action.hex):
                value += AMBUSH
            if best_hex == NOWHERE or value > best:
                best_hex, best = action.hex, value
    return best_facing(s, seat, options, best_hex)


def best_facing(s: Position, seat: i64, options: list[Action], h: i64) -> Action:
    """Of the placements in the hex the one with the best facing."""
    drawn = look(s, seat)
    found: Action | None = None
    best: i64 = 0
    for action in options:
        if (action.verb == PLACE or action.verb == HIDE_AT) and action.hex == h:
            value: i64 = 0
            if action.verb == PLACE:
                value = evaluation.look_worth(s, drawn, action.unit, h, action.facing)
            if found is None or value > best:
                found, best = action, value
    assert found is not None
    return found


# ---------------------------------------------------------------- leanings
def leaning(s: Position, proposal: int, action: Action, distances: list[int], placed: int) -> int:
    """How well a hex suits the kind of set-up: 0 at best, less for each hex away from it."""
    h = action.hex
    if proposal == ON_OBJECTIVES and len(s.setup.objectives) > 0:
        return -int(s.setup.walks[placed % len(s.setup.objectives)][h])
    nearest, furthest = reach_of(s.setup, action.unit, distances)
    if proposal == IN_DEPTH:
        wanted = nearest + (furthest - nearest) * (placed % LINES) // (LINES - 1)
        return -abs(distances[h] - wanted)
    return nearest - distances[h]


def reach_of(setup: Setup, unit: i64, distances: list[int]) -> tuple[int, int]:
    """Return how near to the enemy and how far from him the zone of the unit goes."""
    found = [distances[h] for h in setup.zone[unit]]
    return min(found), max(found)


def from_enemy(s: Position, seat: i64) -> list[int]:
    """Return for each hex how far it is from where the enemy is in view, or may be by the scenario."""
    places: set[int] = set()
    for unit in range(s.setup.count()):
        if s.setup.side[unit] != seat:
            if s.visible(unit):
                places.add(int(s.hex[unit]))
            elif s.setup.arrives[unit] == 0 and s.setup.comes_by[unit] < 0:
                places |= {int(h) for h in s.setup.zone[unit]}
    found: list[int] = []
    for h in range(s.setup.count_hexes):
        nearest = [int(s.setup.grid.distance(h, other)) for other in places]
        found.append(min(nearest) if len(nearest) > 0 else 0)
    return found
