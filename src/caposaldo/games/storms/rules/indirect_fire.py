"""Spotter hexes of mortars (12.0b)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.storms.position import Position
from caposaldo.games.storms.rules import fire, sight
from caposaldo.games.storms.verbs import SPOT
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Refusal

SPOTTER_REACH: Final = 2  # from the mortar to its spotter hex (12.0b)


def around(s: Position, mortar: i64) -> vec[i64]:
    """Hexes within 2 of the mortar without an enemy in view; who stands between does not matter (12.0b)."""
    found: vec[i64] = vec[i64]([])
    grid = s.setup.grid
    for h in range(s.setup.count_hexes):
        if grid.distance(s.hex[mortar], h) <= SPOTTER_REACH and not s.enemy_in(s.setup.side[mortar], h):
            found = append(found, h)
    return found


def sees(s: Position, a: i64, b: i64) -> bool:
    """Ground and smoke leave the line free (6.0, 13.0d)."""
    return sight.sees(s.setup, a, b) and sight.clear_of_smoke(s.setup, s.smoke, a, b)


# ---------------------------------------------------------------- spotter hexes of mortars (12.0b)
def can_spot(s: Position, mortar: i64, spotter: i64, target: i64) -> bool:
    """The hex is near the mortar, without enemies in view, and sees the target (12.0b, 13.0d)."""
    if s.setup.grid.distance(s.hex[mortar], spotter) > SPOTTER_REACH:
        return False
    return not s.enemy_in(s.setup.side[mortar], spotter) and sees(s, spotter, target)


def any_spotter(s: Position, mortar: i64, target: i64) -> bool:
    """Indirect fire at the hex is possible as far as spotting goes (12.0, 12.0b)."""
    for h in range(s.setup.count_hexes):
        if can_spot(s, mortar, h, target):
            return True
    return False


def spotters(s: Position, frame: Frame) -> list[Action]:
    """SPOTTER: hexes within 2 of the mortar with sight of the target, no enemy there (12.0b)."""
    return [Action(SPOT, 0, h) for h in range(s.setup.count_hexes) if can_spot(s, frame.a, h, frame.b)]


def refuse_spotter(s: Position, frame: Frame, a: Action) -> Refusal | None:
    if not 0 <= a.b < s.setup.count_hexes or s.setup.grid.distance(s.hex[frame.a], a.b) > SPOTTER_REACH:
        return Refusal("12.0b", "st-spot-far", {"most": SPOTTER_REACH})
    if s.enemy_in(s.setup.side[frame.a], a.b):
        return Refusal("12.0b", "st-spot-enemy", {"hex": s.hex_ref(a.b)})
    return sight.refusal(s.setup, s.smoke, a.b, frame.b)


def spot(s: Position, frame: Frame, a: Action) -> None:
    """The spotter hex is named: now the fire is paid and opened (12.0)."""
    if s.events is not None:
        s.tell("12.0b", "st-spotted", {"unit": s.ref(frame.a), "hex": s.hex_ref(a.b)})
    fire.launch(s, frame.a, frame.b, frame.x, a.b, frame.d, frame.c)
