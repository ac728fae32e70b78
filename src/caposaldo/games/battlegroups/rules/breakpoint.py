"""Losses, the breakpoint and the end of a battle (break-1, break-2)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.battlegroups.position import Position
from caposaldo.games.battlegroups.setup import COMMAND, ELITE, OBSERVER, OFF_TABLE, RECRUIT, REGULAR, TRANSPORT, Setup
from caposaldo.kernel.game import Outcome, Params


# ---------------------------------------------------------------- breakpoint and end
def counts(setup: Setup, unit: i64) -> bool:
    """Commands, FOs, transports and guns off the table are not counted (break-1)."""
    return not setup.is_a(unit, COMMAND | OBSERVER | TRANSPORT | OFF_TABLE)


def divisor(quality: i64) -> i64:
    """Veterans and elite divide by 2, regulars by 3 (break-1), recruits by 4 (G-recruit-break)."""
    if quality == RECRUIT:
        return 4
    return 3 if quality == REGULAR else 2


def breakpoint_of(qualities: list[int]) -> int:
    """The number of counted units divided by the quality most of them have, on a tie the lower, rounded up
    (break-1, G-recruit-break)."""
    common = RECRUIT
    for quality in range(RECRUIT, ELITE + 1):
        if qualities.count(quality) > qualities.count(common):
            common = quality
    by = int(divisor(common))
    return (len(qualities) + by - 1) // by


def count_loss(s: Position, unit: i64) -> None:
    """A faction that has lost as many counted units as its breakpoint leaves the field at once (break-2)."""
    side = s.setup.side[unit]
    if not counts(s.setup, unit):
        return
    s.lost[side] = s.lost[side] + 1
    if s.result is None and s.lost[side] >= s.setup.breakpoint[side]:
        params: Params = {"loser": f"@seat/{side}", "lost": int(s.lost[side])}
        s.result = Outcome([1 - int(side)], "break-2", "bg-outcome-broken", params)
        s.tell("break-2", "bg-outcome-broken", params)


def end_of_time(s: Position) -> None:
    """After the last turn the side with fewer losses in percent of its units wins, if by more than ten points;
    otherwise nobody does (G-scenario)."""
    a = int(s.lost[0]) * max(s.setup.counted[1], 1)
    b = int(s.lost[1]) * max(s.setup.counted[0], 1)
    ten_points = max(s.setup.counted[0], 1) * max(s.setup.counted[1], 1)
    params: Params = {
        "first": "@seat/0",
        "a": percent_lost(s, 0),
        "second": "@seat/1",
        "b": percent_lost(s, 1),
    }
    if 10 * abs(a - b) <= ten_points:
        outcome = Outcome([], "break-2", "bg-outcome-draw", params)
    else:
        winner = 0 if a < b else 1
        params["winner"] = f"@seat/{winner}"
        outcome = Outcome([winner], "break-2", "bg-outcome-time", params)
    s.result = outcome
    s.tell("break-2", outcome.key, params)


def percent_lost(s: Position, side: int) -> int:
    """Losses of a side in percent of its counted units, rounded down."""
    return int(s.lost[side]) * 100 // max(s.setup.counted[side], 1)
