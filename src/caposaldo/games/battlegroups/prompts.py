"""What is asked: the prompt of each decision, and which verbs belong to it."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.battlegroups import deployment
from caposaldo.games.battlegroups.state import (
    AIM,
    AREA,
    BOMBARD,
    CALL,
    DECLARE,
    DEPLOY,
    DIRECT,
    END,
    FACE,
    FLY,
    FLY_AT,
    GO,
    HALT,
    HOLD,
    INDIRECT,
    MINE,
    MOVEMENT,
    ORDER,
    PHASE,
    PICK,
    PLACE,
    PLAN,
    PREPARE,
    REACT,
    READY,
    SCREEN,
    SELECT,
    SHOOT,
    SMOKE,
    STRIKE,
    TURN,
    VERB_NAMES,
    Table,
)
from caposaldo.kernel.frames import Frame


def verb_name(verb: i64) -> str:
    return VERB_NAMES[verb] if 0 <= verb < len(VERB_NAMES) else "none"


def belongs(s: Table, frame: Frame, verb: i64) -> bool:
    kind = frame.kind
    if kind == PHASE:
        return belongs_in_phase(s.phase, verb)
    if kind == ORDER:
        return GO <= verb <= HALT
    if kind == REACT:
        return verb == SHOOT or verb == HOLD
    if kind == FACE:
        return verb == TURN
    if kind == PREPARE:
        return verb == MINE or verb == PLAN or verb == READY
    if kind == DEPLOY:
        return verb == PLACE
    if kind == AIM:
        return verb == BOMBARD or verb == SMOKE
    if kind == SCREEN:
        return verb == SMOKE or verb == HALT
    if kind == AREA:
        return verb == PICK
    return verb == FLY_AT if kind == FLY else verb == BOMBARD


def belongs_in_phase(phase: i64, verb: i64) -> bool:
    if verb == END:
        return True
    if phase == INDIRECT:
        return verb == CALL or verb == STRIKE
    if phase == DIRECT:
        return verb == DECLARE
    return verb == SELECT


def prompt_key(s: Table) -> str:
    if s.result is not None:
        return "bg-prompt-over"
    frame = s.top()
    kind = frame.kind
    if kind == PHASE:
        if s.phase == INDIRECT:
            return "bg-prompt-indirect"
        if s.phase == MOVEMENT:
            return "bg-prompt-movement"
        if s.phase == DIRECT:
            return "bg-prompt-direct"
        return "bg-prompt-close"
    if kind == ORDER:
        return "bg-prompt-order"
    if kind == REACT:
        return "bg-prompt-defend" if frame.b == 1 else "bg-prompt-react"
    if kind == FACE:
        return "bg-prompt-face"
    if kind == PREPARE:
        return "bg-prompt-prepare"
    if kind == DEPLOY:
        return "bg-prompt-deploy"
    if kind == AIM:
        return "bg-prompt-aim"
    if kind == SCREEN:
        return "bg-prompt-screen"
    if kind == AREA:
        return "bg-prompt-area"
    return "bg-prompt-fly" if kind == FLY else "bg-prompt-bomb"


def prompt_rule(s: Table) -> str:
    if s.result is not None:
        return "break-2"
    frame = s.top()
    kind = frame.kind
    if kind == PHASE:
        return ["org-2", "seq-2", "move-1", "direct-1", "close-1", "rally-1"][s.phase]
    if kind == ORDER or kind == FACE:
        return "move-2"
    if kind == REACT:
        return "close-4" if frame.b == 1 else "direct-7"
    if kind == PREPARE:
        return "mine-1"
    if kind == DEPLOY:
        return "org-2"
    if kind == AIM:
        return "indirect-1"
    if kind == SCREEN:
        return "smoke-1"
    return "area-1" if kind == AREA else "air-2"


def prompt_unit(s: Table) -> i64:
    """The unit a prompt is about, or -1."""
    frame = s.top()
    if frame.kind in (ORDER, FACE, REACT, AIM, SCREEN):
        return frame.a
    if frame.kind == DEPLOY:
        return deployment.next_unit(s, frame.a)
    if frame.kind == AREA:
        return frame.b
    return -1
