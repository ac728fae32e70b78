"""A further hex: by card 5, or out of an artillery strike (8.1, V08)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms.position import BY_CARD, HIDDEN, SECOND_HEX, Position
from caposaldo.games.storms.rules import current_action, hidden_movement, hidden_units, movement, rolls
from caposaldo.games.storms.verbs import GO, KEEP, SNEAK
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Refusal

CLOSE_CALL: Final = "V08"  # steps out of a hex under fire
BY_VETERANS: Final = 1  # d of a SECOND_HEX frame that comes from a close call


# ---------------------------------------------------------------- moves that may go on
def go(s: Position, frame: Frame, unit: i64, h: i64, careful: i64) -> None:
    """A move in the action of the frame; by card 5 another hex may follow, when the unit has come out of hiding."""
    if current_action.is_two_hexes(s, frame):
        hidden_units.come_out(s, unit)
        s.push(Frame(SECOND_HEX, unit))
    movement.go(s, unit, h, careful)


def sneak(s: Position, frame: Frame, unit: i64, h: i64) -> None:
    """The same unseen (10.1)."""
    if current_action.is_two_hexes(s, frame):
        s.push(Frame(SECOND_HEX, unit))
    hidden_movement.sneak(s, unit, h)


# ---------------------------------------------------------------- close calls (V08)
def close_calls(s: Position, hexes: vec[i64], by: i64) -> None:
    """Units in view in a hex that the other side's artillery strikes may step into the next one; it is no action.
    Hidden ones would show where they are by being asked."""
    for h in hexes:
        unit = s.first[h]
        while unit >= 0:
            if s.setup.side[unit] != by and s.flags[unit] & HIDDEN == 0 and len(s.setup.veteran[unit]) > 0:
                if rolls.unused(s, unit, CLOSE_CALL) >= 0 and len(hidden_movement.ways(s, unit, BY_CARD, 0, 0)) > 0:
                    s.push(Frame(SECOND_HEX, unit, 0, 0, 0, 0, BY_VETERANS))
            unit = s.next[unit]


def called_close(s: Position, frame: Frame) -> None:
    """The card has served if the step was a close call."""
    if frame.d == BY_VETERANS:
        rolls.use_up(s, frame.a, rolls.unused(s, frame.a, CLOSE_CALL))
        s.tell("8.3", "st-close-call", {"unit": s.ref(frame.a)})


# ---------------------------------------------------------------- decisions
def options(s: Position, frame: Frame) -> list[Action]:
    """SECOND_HEX: where the unit goes on to, or nowhere."""
    return [Action(KEEP), *hidden_movement.ways(s, frame.a, BY_CARD, 0, 0)]


def refuse(s: Position, frame: Frame, a: Action) -> Refusal | None:
    if a.kind == KEEP:
        return None
    if a.kind == GO:
        return movement.refuse_step(s, frame.a, a, BY_CARD, 0, 0)
    return hidden_movement.refuse_sneak(s, frame.a, a.b, BY_CARD, 0, 0)


def perform(s: Position, frame: Frame, a: Action) -> None:
    s.pop()
    if a.kind == GO:
        called_close(s, frame)
        movement.go(s, frame.a, a.b, a.x)
    elif a.kind == SNEAK:
        hidden_movement.sneak(s, frame.a, a.b)
