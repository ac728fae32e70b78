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
    """The last turn is over: the losses decide (G-scenario)."""
    winners = winners_by_losses(s)
    params = losses(s)
    key = "bg-outcome-draw"
    if len(winners) > 0:
        key = "bg-outcome-time"
        params["winner"] = f"@seat/{winners[0]}"
    s.result = Outcome(winners, "break-2", key, params)
    s.tell("break-2", key, params)


def winners_by_losses(s: Position) -> list[int]:
    """The side with fewer losses in percent of its units, if by more than ten points; otherwise nobody (G-scenario)."""
    a = int(s.lost[0]) * max(s.setup.counted[1], 1)
    b = int(s.lost[1]) * max(s.setup.counted[0], 1)
    ten_points = max(s.setup.counted[0], 1) * max(s.setup.counted[1], 1)
    if 10 * abs(a - b) <= ten_points:
        return []
    return [0 if a < b else 1]


def losses(s: Position) -> Params:
    """The losses of both sides, for messages."""
    return {"first": "@seat/0", "a": percent_lost(s, 0), "second": "@seat/1", "b": percent_lost(s, 1)}


def percent_lost(s: Position, side: int) -> int:
    """Losses of a side in percent of its counted units, rounded down."""
    return int(s.lost[side]) * 100 // max(s.setup.counted[side], 1)
