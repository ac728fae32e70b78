"""What is asked and of whom: the side that decides in each frame, its prompt, and the verbs that belong to it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.state import (
    ACT,
    ADD_CAP,
    AIM,
    ATTACK,
    BID,
    BOOST,
    BOOST_BY,
    CARD_USE,
    CHOOSE,
    CONCEAL,
    CONFIRM,
    DECLARE,
    DEPLOY,
    EXIT,
    FACE,
    FIRE,
    FOR_DETECTION,
    GO,
    GROUP_GO,
    HIDE,
    HIDE_AT,
    JOIN,
    KEEP,
    LOOK,
    PASS,
    PICK,
    PLACE,
    PLAY_CARD,
    PLOT,
    RECOVER,
    RELEASE,
    REROLL,
    ROLL_NAMES,
    SECOND_HEX,
    SNEAK,
    SPOT,
    SPOTTER,
    STALL,
    TAKE,
    THROW,
    TURN,
    USE,
    VERB_NAMES,
    Field,
)
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Params

BOTH: Final = 2

FRAME_NAMES: Final = [
    "round", "deploy", "conceal", "plot", "strike", "bid", "choose", "act", "group-go", "spotter", "look", "attack",
    "boost", "reroll", "detect", "card", "second-hex", "end-action", "rolled",
]  # fmt: skip
FRAME_RULES: Final = [
    "2.0", "1.0", "10.0", "12.3", "12.3a", "3.2.4", "2.2", "2.2", "9.1.1", "12.0b", "5.2a", "7.0",
    "3.2.3", "8.1", "10.3", "8.1", "8.1", "2.2", "7.0",
]  # fmt: skip


def decider(s: Field, frame: Frame) -> i64:
    """The side that decides in this frame, or BOTH."""
    kind = frame.kind
    if kind == CONCEAL or kind == PLOT:
        return BOTH
    if kind in (DEPLOY, BID, BOOST, REROLL):
        return frame.a
    if kind == LOOK or kind == SECOND_HEX:
        return s.ground.side[frame.a]
    return s.side


def belongs(kind: i64, verb: i64) -> bool:
    """Whether a verb is an answer to the question of a frame; whether it is a legal one is for the chapters."""
    if kind == CHOOSE:
        return verb in (PASS, STALL, RELEASE, TAKE, PLAY_CARD)
    if kind == ACT:
        return verb in (ADD_CAP, JOIN, GO, SNEAK, FIRE, TURN, RECOVER, HIDE, THROW, EXIT)
    if kind == GROUP_GO:
        return verb == GO or verb == SNEAK or verb == HIDE
    if kind == SECOND_HEX:
        return verb == GO or verb == SNEAK or verb == KEEP
    if kind == LOOK:
        return verb == FACE
    if kind == BOOST:
        return verb == BOOST_BY or verb == USE
    if kind == ATTACK:
        return verb == USE or verb == KEEP
    if kind == REROLL:
        return verb == USE or verb == KEEP
    if kind == SPOTTER:
        return verb == SPOT
    if kind == CARD_USE:
        return verb == PICK or verb == JOIN or verb == CONFIRM
    if kind == DEPLOY:
        return verb == PLACE or verb == KEEP
    if kind == CONCEAL:
        return verb == HIDE_AT or verb == CONFIRM
    if kind == PLOT:
        return verb == AIM or verb == CONFIRM
    return kind == BID and verb == DECLARE


def verb_name(verb: i64) -> str:
    return VERB_NAMES[verb] if 0 <= verb < len(VERB_NAMES) else "none"


def prompt_key(s: Field) -> str:
    if s.result is not None:
        return "st-prompt-over"
    frame = s.top()
    if frame.kind == BOOST or frame.kind == REROLL:
        return f"st-prompt-{FRAME_NAMES[frame.kind]}-{ROLL_NAMES[frame.b]}"
    return f"st-prompt-{FRAME_NAMES[frame.kind]}"


def prompt_rule(s: Field) -> str:
    return "2.4" if s.result is not None else FRAME_RULES[s.top().kind]


def prompt_params(s: Field) -> Params:
    """What a prompt speaks of: a unit, a hex, a card."""
    frame = s.top()
    kind = frame.kind
    if kind in (ACT, LOOK, SPOTTER, SECOND_HEX):
        return {"unit": s.ref(frame.a)}
    if kind == GROUP_GO:
        return {"unit": s.ref(frame.y)}
    if kind == ATTACK:
        return {"hex": s.hex_ref(frame.b)}
    if kind == CARD_USE:
        return {"card": s.card_ref(frame.a)}
    if (kind == BOOST or kind == REROLL) and frame.c >= 0 and frame.b != FOR_DETECTION:
        return {"unit": s.ref(frame.c)}
    return {}
