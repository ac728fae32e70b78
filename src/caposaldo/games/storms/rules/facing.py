"""Facing: free after a move or a reveal, or as an action (5.2, 5.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.position import BOGGED, Position
from caposaldo.games.storms.rules import sight
from caposaldo.games.storms.setup import ALL_ROUND, FIXED
from caposaldo.games.storms.verbs import FACE
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Refusal

TURN_COST: Final = 1  # 5.3


# ---------------------------------------------------------------- is there anything to do?
def turns_about(s: Position, unit: i64) -> bool:
    """It could turn in place (5.3): on the map for all to see, with an arrow that is not fixed, not immobilised (card
    20), and no marker against it (7.4)."""
    if not s.visible(unit) or s.flags[unit] & BOGGED != 0 or s.setup.roles[unit] & (ALL_ROUND | FIXED) != 0:
        return False
    if s.marker[unit] < 0:
        return True
    marker = s.setup.markers[s.marker[unit]]
    return not marker.no_turn and not marker.no_action


# ---------------------------------------------------------------- facing (5.2, 5.2a, 5.3)
def turn_to(s: Position, unit: i64, face: i64) -> None:
    s.face[unit] = face
    if s.events is not None:
        s.tell("5.2", "st-faces", {"unit": s.ref(unit), "facing": f"@st-facing-{int(face)}"})


def facings(s: Position, frame: Frame) -> list[Action]:
    """Any facing, for a counter on the map with an arrow that is not fixed (5.2)."""
    if not s.visible(frame.a) or s.setup.roles[frame.a] & (ALL_ROUND | FIXED) != 0:
        return []
    return [Action(FACE, 0, face) for face in range(6) if holds_target(s, frame, face)]


def holds_target(s: Position, frame: Frame, face: i64) -> bool:
    """Who comes out of hiding to fire has its target, the hex before b of the LOOK frame, in its arc (6.1, 10.0)."""
    return frame.b == 0 or sight.in_arc(s.setup, s.hex[frame.a], face, frame.b - 1)


def refuse_facing(s: Position, frame: Frame, a: Action) -> Refusal | None:
    if not 0 <= a.b < 6:
        return Refusal("5.2", "st-face-direction")
    return None if holds_target(s, frame, a.b) else Refusal("6.1", "st-face-target", {"hex": s.hex_ref(frame.b - 1)})


def look(s: Position, frame: Frame, a: Action) -> None:
    s.pop()
    turn_to(s, frame.a, a.b)
