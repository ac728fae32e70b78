"""What is asked and of whom: the side that decides in each frame, its prompt, and the verbs that belong to it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.ground import VETERAN_CARD
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
    FOR_ATTACK,
    FOR_RECOVERY,
    GO,
    GROUP_GO,
    HIDDEN,
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
    REINFORCE,
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
    "boost", "reroll", "detect", "card", "second-hex", "end-action", "rolled", "reinforce",
]  # fmt: skip
FRAME_RULES: Final = [
    "2.0", "1.0", "10.0", "12.3", "12.3a", "3.2.4", "2.2", "2.2", "9.1.1", "12.0b", "5.2a", "7.0",
    "3.2.3", "8.1", "10.3", "8.1", "8.1", "2.2", "7.0", "8.1c",
]  # fmt: skip


def decider(s: Field, frame: Frame) -> i64:
    """The side that decides in this frame, or BOTH."""
    kind = frame.kind
    if kind == CONCEAL or kind == PLOT:
        return BOTH
    if kind in (DEPLOY, BID, BOOST, REROLL, REINFORCE):
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
        return verb in (PICK, JOIN, CONFIRM, KEEP)
    if kind == DEPLOY:
        return verb == PLACE or verb == KEEP
    if kind == REINFORCE:
        return verb == PLACE
    if kind == CONCEAL:
        return verb == HIDE_AT or verb == CONFIRM
    if kind == PLOT:
        return verb == AIM or verb == CONFIRM
    return kind == BID and verb == DECLARE


def verb_name(verb: i64) -> str:
    return VERB_NAMES[verb] if 0 <= verb < len(VERB_NAMES) else "none"


# ---------------------------------------------------------------- what is asked
def subject(frame: Frame) -> i64:
    """The unit a question names, or -1. A sniper who is to be detected has no name (10.3)."""
    kind = frame.kind
    if kind in (ACT, LOOK, SPOTTER, SECOND_HEX):
        return frame.a
    if kind == GROUP_GO:
        return frame.y
    return frame.c if is_about_unit(frame) else -1


def is_about_unit(frame: Frame) -> bool:
    """A roll against a unit, or for its recovery."""
    return (frame.kind == BOOST or frame.kind == REROLL) and (frame.b == FOR_ATTACK or frame.b == FOR_RECOVERY)


def is_named(s: Field, unit: i64, seat: i64) -> bool:
    """The seat may be told which unit it is: of a hidden one only its owner is (1.0d)."""
    return unit >= 0 and (s.ground.side[unit] == seat or not s.has(unit, HIDDEN))


def prompt_key(s: Field, seat: i64) -> str:
    """The question, without a name where there is none to tell this seat."""
    if s.result is not None:
        return "st-prompt-over"
    frame = s.top()
    key = f"st-prompt-{FRAME_NAMES[frame.kind]}{sort_of(s, frame)}"
    if frame.kind in (ACT, LOOK, SPOTTER, SECOND_HEX, GROUP_GO) or is_about_unit(frame):
        return key if is_named(s, subject(frame), seat) else f"{key}-unnamed"
    return key


def sort_of(s: Field, frame: Frame) -> str:
    """Some questions are put in different words at different moments."""
    kind = frame.kind
    if kind == BOOST or kind == REROLL:
        return f"-{ROLL_NAMES[frame.b]}"
    if kind == CHOOSE and frame.a == 1:
        return "-card"
    if kind == SECOND_HEX and frame.d == 1:
        return "-close-call"
    if kind != CARD_USE:
        return ""
    if s.ground.cards[frame.a].number == "V10":
        return "-initiative"
    if s.ground.cards[frame.a].number == "V06":
        return "-honour"
    if frame.c < 0:
        return ""
    return "-guard" if s.ground.cards[frame.a].family == VETERAN_CARD else "-group"


def prompt_rule(s: Field) -> str:
    return "2.4" if s.result is not None else FRAME_RULES[s.top().kind]


def prompt_params(s: Field, seat: i64) -> Params:
    """What a prompt speaks of: a unit, a hex, a card."""
    if s.result is not None:
        return {}
    frame = s.top()
    if frame.kind == ATTACK:
        return {"hex": s.hex_ref(frame.b)}
    if frame.kind == CARD_USE:
        return {"card": s.card_ref(frame.a)}
    if frame.kind == REINFORCE:
        return {"card": s.card_ref(frame.b)}
    unit = subject(frame)
    return {"unit": s.ref(unit)} if is_named(s, unit, seat) else {}
