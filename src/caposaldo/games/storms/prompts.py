"""What is asked and of whom: the side that decides in each frame, its prompt, and the verbs that belong to it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.position import (
    ACT,
    ATTACK,
    BOOST,
    CARD_USE,
    CHOOSE,
    FOR_ATTACK,
    FOR_RECOVERY,
    GROUP_GO,
    HIDDEN,
    LOOK,
    REINFORCE,
    REROLL,
    ROLL_NAMES,
    SECOND_HEX,
    SPOTTER,
    Position,
)
from caposaldo.games.storms.setup import VETERAN_CARD
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Params

FRAME_NAMES: Final = [
    "round", "deploy", "conceal", "plot", "strike", "bid", "choose", "act", "group-go", "spotter", "look", "attack",
    "boost", "reroll", "detect", "card", "second-hex", "end-action", "rolled", "reinforce",
]  # fmt: skip
FRAME_RULES: Final = [
    "2.0", "1.0", "10.0", "12.3", "12.3a", "3.2.4", "2.2", "2.2", "9.1.1", "12.0b", "5.2a", "7.0",
    "3.2.3", "8.1", "10.3", "8.1", "8.1", "2.2", "7.0", "8.1c",
]  # fmt: skip


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


def is_named(s: Position, unit: i64, seat: i64) -> bool:
    """The seat may be told which unit it is: of a hidden one only its owner is (1.0d)."""
    return unit >= 0 and (s.setup.side[unit] == seat or not s.has(unit, HIDDEN))


def prompt_key(s: Position, seat: i64) -> str:
    """The question, without a name where there is none to tell this seat."""
    if s.result is not None:
        return "st-prompt-over"
    frame = s.top()
    key = f"st-prompt-{FRAME_NAMES[frame.kind]}{sort_of(s, frame)}"
    if frame.kind in (ACT, LOOK, SPOTTER, SECOND_HEX, GROUP_GO) or is_about_unit(frame):
        return key if is_named(s, subject(frame), seat) else f"{key}-unnamed"
    return key


def sort_of(s: Position, frame: Frame) -> str:
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
    if s.setup.cards[frame.a].number == "V10":
        return "-initiative"
    if s.setup.cards[frame.a].number == "V06":
        return "-honour"
    if frame.c < 0:
        return ""
    return "-guard" if s.setup.cards[frame.a].family == VETERAN_CARD else "-group"


def prompt_rule(s: Position) -> str:
    return "2.4" if s.result is not None else FRAME_RULES[s.top().kind]


def prompt_params(s: Position, seat: i64) -> Params:
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
