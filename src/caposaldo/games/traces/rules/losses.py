"""Step losses and eliminations (2.2g, 10.3c, 10.3d)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.traces.position import GONE, SUPPLIED, Position
from caposaldo.games.traces.rules import headquarters
from caposaldo.kernel.game import Params
from caposaldo.kernel.hexes import NOWHERE


def lose_step(s: Position, unit: i64, rule: str) -> None:
    """The unit flips or is eliminated (2.2g); an HQ is relocated instead (10.3d)."""
    if s.steps[unit] <= 1:
        eliminate(s, unit, rule)
        return
    s.steps[unit] -= 1
    if s.events is not None:
        s.tell(rule, "tr-step-lost", {"unit": s.ref(unit)})


def eliminate(s: Position, unit: i64, rule: str) -> None:
    """The unit leaves the game and counts for victory (13.2b); an HQ is relocated. Neither has a part in what is going
    on any more."""
    s.flags[unit] = 0
    s.base[unit] = NOWHERE
    s.supply[unit] = SUPPLIED
    if s.setup.is_hq(unit):
        headquarters.relocate(s, unit, rule)
        return
    tell_elimination(s, unit, rule)
    s.steps[unit] = 0
    s.lift(unit, GONE)
    s.kills += s.setup.worth[unit]


def tell_elimination(s: Position, unit: i64, rule: str) -> None:
    if s.events is None:
        return
    params: Params = {"unit": s.ref(unit), "hex": s.hex_ref(s.hex[unit])}
    if s.setup.worth[unit] > 0:
        params["points"] = int(s.setup.worth[unit])
        s.tell(rule, "tr-eliminated-for-points", params)
    else:
        s.tell(rule, "tr-eliminated", params)
