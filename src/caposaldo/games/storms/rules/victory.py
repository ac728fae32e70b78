"""Points and the end of the scenario (2.3, 2.4)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.storms.position import Position
from caposaldo.games.storms.rules import control, objectives
from caposaldo.games.storms.setup import GERMAN, SOVIET
from caposaldo.kernel.game import Outcome, Params


# ---------------------------------------------------------------- points and the end (2.3, 2.4)
def score(s: Position, side: i64, points: i64, rule: str, hex: i64) -> None:
    if side < 0 or points == 0:
        return
    s.points[side] = s.points[side] + points
    if s.events is not None:
        params: Params = {"side": s.side_ref(side), "points": int(points), "hex": s.hex_ref(hex)}
        s.tell(rule, "st-scores-hex", params)


def check_target(s: Position) -> None:
    """A side that has so many VP as the scenario asks ends it at once (2.3)."""
    target = s.setup.ends_at
    if s.result is None and target > 0 and (s.points[0] >= target or s.points[1] >= target):
        s.tell("2.3", "st-target-reached", {"points": int(target)})
        finish(s)


def finish(s: Position) -> None:
    """The scenario is over: points for objectives held at the end and for secret ones (8.1c), then the higher total
    wins (2.4)."""
    for i in range(len(s.setup.objectives)):
        side = control.scores(s, i)
        if side >= 0:
            score(s, side, s.setup.objectives[i].final_points[side], "2.4", s.setup.objectives[i].hex)
    objectives.settle(s)
    german = s.points[GERMAN]
    soviet = s.points[SOVIET]
    params: Params = {"german": int(german), "soviet": int(soviet)}
    if german == soviet:
        s.result = Outcome([], "2.4", "st-both-lose", params)
        return
    winner: i64 = GERMAN if german > soviet else SOVIET
    params["side"] = s.side_ref(winner)
    s.result = Outcome([int(winner)], "2.4", "st-won", params)
