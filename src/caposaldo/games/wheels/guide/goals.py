"""What each side wins by (vic-1 to vic-4), as far as a seat may know."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.position import Position
from caposaldo.games.wheels.rules import victory
from caposaldo.games.wheels.setup import BY_CONQUEST, BY_DESTRUCTION
from caposaldo.games.wheels.view.known import NOBODY, known_holder, percent_lost
from caposaldo.kernel.game import GAME_END, Goal, Message, Params

ENOUGH: Final = victory.MARGIN + 1  # the bar of fewer losses is full when they are more than ten points fewer


def goals(s: Position, seat: i64) -> list[Goal]:
    found: list[Goal] = []
    for side in range(2):
        if s.setup.victory != BY_CONQUEST:
            found.append(by_destruction(s, seat, side))
        if s.setup.victory != BY_DESTRUCTION:
            found.append(by_conquest(s, seat, side))
    return found


# ---------------------------------------------------------------- losses
def by_destruction(s: Position, seat: i64, side: int) -> Goal:
    """A smaller share of its points lost, by more than ten points of percent (vic-2); the pieces are the enemy's."""
    own = percent_lost(s, seat, side)
    theirs = percent_lost(s, seat, 1 - side)
    params: Params = {"own": own, "enemy": theirs}
    said = Message("vic-2", "wh-goal-destruction", params)
    return Goal(side, said, max(theirs - own, 0), ENOUGH, GAME_END, [], s.units(1 - side))


# ---------------------------------------------------------------- objectives
def by_conquest(s: Position, seat: i64, side: int) -> Goal:
    """More objectives than the enemy (vic-3); the places are those that the side does not hold."""
    held = [0, 0]
    missing: list[int] = []
    for number in s.objective_pieces:
        holder = known_holder(s, seat, s.ground.pieces[number])
        if holder != NOBODY:
            held[holder] += 1
        if holder != side:
            missing.append(int(number))
    count = len(s.objective_pieces)
    params: Params = {"held": held[side], "count": count, "enemy": held[1 - side]}
    return Goal(side, Message("vic-3", "wh-goal-conquest", params), held[side], count // 2 + 1, GAME_END, missing)
