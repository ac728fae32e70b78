"""What each side wins by, and who would win now (break-1, break-2). Losses and breakpoints are open to everybody."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.battlegroups.position import DESTROYED, Position
from caposaldo.games.battlegroups.rules import breakpoint
from caposaldo.kernel.game import GAME_END, NOW, Goal, Message, Outcome, Params

ENOUGH: Final = 11  # the bar of fewer losses is full when they are more than ten points fewer


# ---------------------------------------------------------------- what each side wins by
def goals(s: Position) -> list[Goal]:
    found: list[Goal] = []
    for side in range(2):
        found.append(break_enemy(s, side))
        found.append(fewer_losses(s, side))
    return found


def break_enemy(s: Position, side: i64) -> Goal:
    """To bring the enemy to its breakpoint wins at once; the pieces are those whose loss counts."""
    enemy = 1 - side
    needed = s.setup.breakpoint[enemy]
    params: Params = {
        "side": f"@seat/{side}",
        "enemy": f"@seat/{enemy}",
        "lost": int(s.lost[enemy]),
        "needed": needed,
    }
    pieces: list[int] = []
    for unit in range(s.setup.count()):
        if s.setup.side[unit] == enemy and s.status[unit] < DESTROYED and breakpoint.counts(s.setup, unit):
            pieces.append(int(unit))
    said = Message("break-2", "bg-goal-break", params)
    return Goal(int(side), said, int(s.lost[enemy]), needed, NOW, [], pieces)


def fewer_losses(s: Position, side: i64) -> Goal:
    """After the last turn fewer losses win, in percent of the units that count, by more than ten points."""
    params: Params = {
        "turns": int(s.setup.turns),
        "own": breakpoint.percent_lost(s, int(side)),
        "enemy": breakpoint.percent_lost(s, 1 - int(side)),
    }
    said = Message("break-2", "bg-goal-losses", params)
    return Goal(int(side), said, points_ahead(s, int(side)), ENOUGH, GAME_END)


def points_ahead(s: Position, side: int) -> int:
    """How many points of percent the side has lost less, rounded up; 0 if it has lost as much or more."""
    own = max(s.setup.counted[side], 1)
    theirs = max(s.setup.counted[1 - side], 1)
    ahead = int(s.lost[1 - side]) * own - int(s.lost[side]) * theirs
    return max(-(-100 * ahead // (own * theirs)), 0)


# ---------------------------------------------------------------- who would win now
def leading(s: Position) -> Outcome:
    """Return the outcome if the last turn were over."""
    if s.result is not None:
        return s.result
    winners = breakpoint.winners_by_losses(s)
    params = breakpoint.losses(s)
    if len(winners) == 0:
        return Outcome([], "break-2", "bg-now-even", params)
    params["winner"] = f"@seat/{winners[0]}"
    return Outcome(winners, "break-2", "bg-now-leads", params)
