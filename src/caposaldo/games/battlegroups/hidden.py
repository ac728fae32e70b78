"""Hidden information: what a seat may know, and resampling.

Everything on the table is public but two things: minefields no unit has met yet (mine-1) and the planned turns of air
units that have not come (air-1). `hide` replaces them by others that are possible.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.battlegroups.position import Position
from caposaldo.games.battlegroups.rules import minefields
from caposaldo.games.battlegroups.rules.deployment import Prepare
from caposaldo.kernel.table import distance, segment_to_point

# How often a hidden minefield is thrown anew before all are left where they were.
TRIES: Final = 200
LIFTED: Final = -1  # side of a minefield while it is thrown


def knows_plan(s: Position, seat: i64, plane: i64) -> bool:
    """Its owner knows the turn it is planned for; everybody does once it has come (air-1)."""
    return s.air_gone[plane] == 1 or s.setup.air_side[plane] == seat


def hides(s: Position, seat: i64) -> bool:
    """There are minefields or plans that the seat does not know, or there may be while they are being made."""
    preparing = isinstance(s.top(), Prepare)
    for side in range(2):
        if side != seat and preparing and s.setup.mines[side] > 0:
            return True
    for mine in range(len(s.mine_x)):
        if not minefields.knows(s, seat, mine):
            return True
    for plane in range(len(s.air_turn)):
        if not knows_plan(s, seat, plane):
            return True
    return False


# ---------------------------------------------------------------- resampling
def hide(s: Position, seat: i64) -> None:
    """Replace what the seat does not know by something else it could be. A spectator knows neither side's secrets."""
    for side in range(2):
        if side != seat:
            if isinstance(s.top(), Prepare) and s.ready[side] == 0:
                forget_preparations(s, side)
            else:
                move_mines(s, side)
                replan(s, side)


def forget_preparations(s: Position, side: i64) -> None:
    """Reset the secret preparations of a side: how far it is must not be known."""
    kept = [mine for mine in range(len(s.mine_x)) if s.mine_side[mine] != side]
    s.mine_x = chosen(s.mine_x, kept)
    s.mine_y = chosen(s.mine_y, kept)
    s.mine_side = chosen(s.mine_side, kept)
    s.mine_known = chosen(s.mine_known, kept)
    s.mine_live = chosen(s.mine_live, kept)
    for plane in range(len(s.air_turn)):
        if s.setup.air_side[plane] == side:
            s.air_turn[plane] = 0


def chosen(values: vec[i64], kept: list[int]) -> vec[i64]:
    return vec[i64]([values[i] for i in kept])


def replan(s: Position, side: i64) -> None:
    """An air unit not seen yet may have been planned for any turn, also one that passed without it."""
    for plane in range(len(s.air_turn)):
        if s.setup.air_side[plane] == side and s.air_gone[plane] == 0:
            s.air_turn[plane] = 1 + s.dice.below(s.setup.turns, "a hidden plan")


def move_mines(s: Position, side: i64) -> None:
    """Unmet minefields go to other places of the side's zone, where no unit would have met them. If there is no room
    to throw them all anew they stay."""
    hidden = [mine for mine in range(len(s.mine_x)) if s.mine_side[mine] == side and s.mine_known[mine] == 0]
    xs = s.mine_x[:]
    ys = s.mine_y[:]
    for mine in hidden:
        s.mine_side[mine] = LIFTED
    thrown = True
    for mine in hidden:
        thrown = thrown and move_mine(s, mine, side)
    if not thrown:
        s.mine_x = xs
        s.mine_y = ys
    for mine in hidden:
        s.mine_side[mine] = side


def move_mine(s: Position, mine: i64, side: i64) -> bool:
    zone = s.setup.mine_zones[side]
    wide = zone.right - zone.left - 2 * minefields.RADIUS + 1
    high = zone.bottom - zone.top - 2 * minefields.RADIUS + 1
    for _ in range(TRIES):
        x = zone.left + minefields.RADIUS + s.dice.below(wide, "a hidden minefield")
        y = zone.top + minefields.RADIUS + s.dice.below(high, "a hidden minefield")
        if minefields.laying_problem(s, side, x, y) == "" and not trail_enters(s, x, y):
            s.mine_side[mine] = side
            s.mine_x[mine] = x
            s.mine_y[mine] = y
            return True
    return False


def trail_enters(s: Position, x: i64, y: i64) -> bool:
    """A unit has gone from outside into a field that would lie here: it would have gone off (mine-2)."""
    way = s.trail
    for i in range(0, len(way), 4):
        outside = distance(way[i], way[i + 1], x, y) > minefields.RADIUS
        if outside and segment_to_point(way[i], way[i + 1], way[i + 2], way[i + 3], x, y) <= minefields.RADIUS:
            return True
    return False
