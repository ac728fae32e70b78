"""Secret objectives: the objective cards of a scenario (8.1c).

Each side draws one or more of them at random, at set-up or by an event. Everybody knows which cards there are and how
many a side has drawn, and only that side knows which; at the end of the game all are shown and scored.
"""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.storms.position import Position
from caposaldo.games.storms.rules import control
from caposaldo.games.storms.setup import DESTROY, HOLD
from caposaldo.kernel.game import Params


def draw(s: Position, side: i64, count: i64) -> None:
    """Draw objective cards at random from those not drawn yet (8.1c)."""
    for _ in range(count):
        left = [i for i in range(len(s.goals)) if s.goals[i] < 0]
        if len(left) == 0:
            s.tell("8.1c", "st-objective-none", {"side": s.side_ref(side)})
            return
        drawn = left[s.dice.below(len(left), "objective")]
        s.goals[drawn] = side
        s.reveals += 1
        if s.events is not None:
            card = s.card_ref(s.setup.secrets[drawn])
            s.tell("8.1c", "st-objective-draws", {"side": s.side_ref(side)}, 1 << (1 - side))
            s.tell("8.1c", "st-objective-drawn", {"card": card}, 1 << side)


def held(s: Position, side: i64) -> list[int]:
    """Kinds of the objective cards that the side has drawn."""
    return [int(s.setup.secrets[i]) for i in range(len(s.goals)) if s.goals[i] == side]


def is_known(s: Position, seat: i64, side: i64) -> bool:
    """The seat may see the objective cards of the side: its own, and all of them at the end (8.1c)."""
    return seat == side or s.result is not None


# ---------------------------------------------------------------- the end
def settle(s: Position) -> None:
    """The scenario is over: all cards that have been drawn are shown, and bring points if what they ask for is done."""
    for i in range(len(s.goals)):
        side = s.goals[i]
        if side < 0:
            continue
        points = points_now(s, s.setup.secrets[i], side)
        s.points[side] = s.points[side] + points
        s.reveals += 1
        if s.events is not None:
            params: Params = {"side": s.side_ref(side), "card": s.card_ref(s.setup.secrets[i])}
            if points > 0:
                s.tell("8.1c", "st-objective-met", {**params, "points": int(points)})
            else:
                s.tell("8.1c", "st-objective-missed", params)


def points_now(s: Position, kind: i64, side: i64) -> i64:
    """The points that the card would bring the side if the scenario ended now."""
    effects = s.setup.cards[kind].effects
    total: i64 = 0
    for i in range(0, len(effects), 3):
        if is_met(s, side, effects[i], effects[i + 1]):
            total += effects[i + 2]
    return total


def is_met(s: Position, side: i64, asks: i64, amount: i64) -> bool:
    """An objective held and not contested (2.4a), so many enemies destroyed, or so few own units lost."""
    if asks == HOLD:
        return control.scores(s, amount) == side
    if asks == DESTROY:
        return s.losses[1 - side] >= amount
    return s.losses[side] <= amount


# ---------------------------------------------------------------- for bots
def points_at(s: Position, side: i64, objective: i64) -> i64:
    """The points that the side's own cards promise for holding the objective at the end."""
    total: i64 = 0
    for i in range(len(s.goals)):
        if s.goals[i] == side:
            effects = s.setup.cards[s.setup.secrets[i]].effects
            for j in range(0, len(effects), 3):
                if effects[j] == HOLD and effects[j + 1] == objective:
                    total += effects[j + 2]
    return total
