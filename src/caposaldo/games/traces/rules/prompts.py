"""What is asked and of whom: the side that decides in each frame, its prompt, and the verbs that belong to it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.traces.position import (
    ADVANCES,
    AIR,
    ARRIVALS,
    BATTLE,
    BIDDING,
    CALL,
    CHOICE,
    COMBAT,
    CUP,
    GARRISON,
    LOSSES,
    MODE,
    MOVE,
    NEGOTIATION,
    OKH,
    OPENING,
    OVERFLOW,
    PARACHUTE,
    PURCHASE,
    RELOCATION,
    RETREATS,
    SECOND,
    STAVKA,
    STOP_ORDER,
    WALK,
    Position,
)
from caposaldo.games.traces.rules import reach
from caposaldo.games.traces.setup import AXIS, BOTH, SOVIET
from caposaldo.games.traces.verbs import (
    ACTIVATE,
    ADD,
    ADVANCE,
    ATTACK,
    BID,
    BUY,
    CALL_HQ,
    CHOOSE,
    COMMAND,
    DRAW,
    DROP,
    END,
    FIGHT,
    GO,
    HOLD,
    INTERRUPT,
    JOIN,
    LIFT,
    LOSE,
    NAME,
    NEGOTIATE,
    PASS,
    PLACE,
    READY,
    RELOCATE,
    REPLACE,
    RETREAT,
    SET_MODE,
    STOP,
    SUPPORT,
    TAKE,
    TRANSFER,
    VERB_NAMES,
)
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Params

FRAME_NAMES: Final = [
    "turn", "bidding", "garrison", "opening", "choice", "cup", "stop", "okh", "stavka", "second", "mode", "call",
    "close", "move", "walk", "relocation", "combat", "battle", "air", "losses", "retreats", "overflow", "advances",
    "arrivals", "parachute", "negotiation", "purchase",
]  # fmt: skip
FRAME_RULES: Final = [
    "4.0", "14.1", "3.0h", "12.1a", "4.2a", "4.2b", "4.3G", "4.3F", "4.3E", "4.3A", "4.3A1", "4.2.2c",
    "4.3A2", "9.0a", "9.1a", "2.3e", "10.0a", "10.1", "7.0c", "10.3c", "10.4c", "10.4f", "10.5a",
    "11.0b", "11.1d", "11.2a", "11.0b",
]  # fmt: skip


def decider(s: Position, frame: Frame) -> i64:
    """The side that decides in this frame, or BOTH."""
    kind = frame.kind
    if kind == BIDDING or kind == CHOICE:
        return BOTH
    if kind == LOSSES:
        return frame.a
    if kind == RETREATS:
        return 1 - s.active
    if kind == OVERFLOW or kind == RELOCATION:
        return s.setup.side[frame.a]
    if kind in (OPENING, STAVKA, ARRIVALS, PARACHUTE):
        return SOVIET
    if kind in (GARRISON, CUP, STOP_ORDER, OKH, SECOND, CALL, AIR, NEGOTIATION, PURCHASE):
        return AXIS
    return s.active


def belongs(kind: i64, verb: i64) -> bool:
    """Whether a verb is an answer to the question of a frame; whether it is a legal one is for the chapters."""
    if kind == MOVE:
        return verb == TAKE or verb == TRANSFER or verb == END
    if kind == WALK:
        return verb == GO or verb == STOP
    if kind == COMBAT:
        return verb == ATTACK or verb == END
    if kind == BATTLE:
        return verb == JOIN or verb == FIGHT
    if kind == AIR:
        return verb == SUPPORT or verb == PASS
    if kind == LOSSES:
        return verb == LOSE
    if kind == RETREATS or kind == OVERFLOW:
        return verb == RETREAT
    if kind == ADVANCES:
        return verb == ADVANCE or verb == END
    if kind == RELOCATION:
        return verb == RELOCATE
    if kind == CHOICE:
        return verb == CHOOSE or verb == HOLD or verb == READY
    if kind == CUP:
        return verb == ADD or verb == DRAW
    if kind == STOP_ORDER:
        return verb == INTERRUPT or verb == PASS
    if kind == MODE:
        return verb == SET_MODE
    return belongs_to_few(kind, verb)


def belongs_to_few(kind: i64, verb: i64) -> bool:
    """The frames that come seldom."""
    if kind == OKH:
        return verb == ACTIVATE or verb == COMMAND or verb == NEGOTIATE
    if kind == STAVKA or kind == OPENING:
        return verb == ACTIVATE
    if kind == SECOND:
        return verb == CALL_HQ or verb == PASS
    if kind == CALL:
        return verb == NAME or verb == END
    if kind == ARRIVALS:
        return verb == PLACE or verb == REPLACE
    if kind == PARACHUTE:
        return verb == DROP
    if kind == NEGOTIATION:
        return verb == BUY or verb == LIFT or verb == END
    if kind == BIDDING:
        return verb == BID
    return (kind == GARRISON or kind == PURCHASE) and verb == PLACE


def verb_name(verb: i64) -> str:
    return VERB_NAMES[verb] if 0 <= verb < len(VERB_NAMES) else "none"


def prompt_key(s: Position) -> str:
    if s.result is not None:
        return "tr-prompt-over"
    frame = s.top()
    if frame.kind == OKH and frame.a == 1:
        return "tr-prompt-okh-interrupt"
    if frame.kind == LOSSES and frame.d == 1:
        return "tr-prompt-losses-attacker"
    if frame.kind == RELOCATION and frame.c == 0:
        return "tr-prompt-relocation-free"
    return f"tr-prompt-{FRAME_NAMES[frame.kind]}"


def prompt_rule(s: Position) -> str:
    return "13.0" if s.result is not None else FRAME_RULES[s.top().kind]


def prompt_params(s: Position) -> Params:
    """What a prompt speaks of: a unit, a hex, a chit, how many."""
    frame = s.top()
    kind = frame.kind
    if kind in (WALK, RELOCATION, SECOND, OVERFLOW, PURCHASE):
        return {"unit": s.ref(frame.a)}
    if kind in (BATTLE, AIR, ADVANCES):
        return {"hex": s.hex_ref(frame.a)}
    if kind == RETREATS:
        return {"hex": s.hex_ref(frame.a), "count": int(frame.b)}
    if kind == LOSSES:
        return {"count": int(frame.b), "hex": s.hex_ref(frame.c)}
    if kind == CALL:
        return {"count": int(frame.a)}
    if kind == NEGOTIATION:
        return {"points": reach.points(frame.a)}
    if kind == STOP_ORDER:
        return {"chit": f"@chit/{s.drawn}"}
    return {}
