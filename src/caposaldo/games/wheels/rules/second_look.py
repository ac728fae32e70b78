"""The second look of an HQ: a platoon near it that failed to detect its target may attack it after all (org-6).

While the HQ lies face down no message names it.
"""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.wheels.position import FAILED, LOOKED, Position
from caposaldo.games.wheels.rules import detection, fire
from caposaldo.games.wheels.rules.detection import AUTOMATIC
from caposaldo.games.wheels.rules.distance import COMMAND_RADIUS, gap
from caposaldo.games.wheels.rules.formation import reveal
from caposaldo.games.wheels.rules.sight import OPEN_LINE, STOPPED_KEYS, line_between, stopped_by
from caposaldo.games.wheels.setup import CM
from caposaldo.kernel.game import Params, Refusal


def refuse(s: Position, slot: i64, hq: i64, target: i64) -> Refusal | None:
    """Why an HQ may not look for the target that the platoon did not detect (-1: it has not failed)."""
    if target < 0 or not s.on_table(target) or not s.has(slot, FAILED):
        return Refusal("org-6", "wh-look-no-failure", {"unit": s.ref(slot)})
    if not s.is_slot(hq) or not s.on_table(hq) or s.side[hq] != s.side[slot] or s.is_hq[hq] == 0 or hq == slot:
        return Refusal("org-6", "wh-look-no-hq")
    if s.has(hq, LOOKED):
        return Refusal("org-6", "wh-look-done", {"unit": s.ref(hq)})
    if gap(s, hq, slot) > COMMAND_RADIUS:
        return Refusal("org-6", "wh-look-too-far", {"unit": s.ref(hq), "cm": int(COMMAND_RADIUS // CM)})
    stop = stopped_by(s, hq, target, line_between(s, hq, target))
    if stop != OPEN_LINE:
        return Refusal("org-6", STOPPED_KEYS[stop])
    found = fire.unable_now(s, slot)
    return found if found is not None else fire.refuse_line(s, slot, target, line_between(s, slot, target))


def look(s: Position, slot: i64, hq: i64, target: i64) -> bool:
    """The HQ rolls its own die, from where it is. What it detects, the platoon attacks at once."""
    s.mark(hq, LOOKED)
    need = detection.needed(s, hq, target)
    if need == AUTOMATIC:
        s.tell("org-6", "wh-look-seen", {"target": s.ref(target)})
    else:
        face = s.dice.die(s.die_of(hq), "detection")
        found = detection.succeeds(s, target, need, face)
        params: Params = {"target": s.ref(target), "face": int(face), "die": int(s.die_of(hq))}
        s.tell("org-6", "wh-look-found" if found else "wh-look-failed", params)
        if not found:
            return False
    reveal(s, target)
    s.unmark(slot, FAILED)
    return True
