"""Who decides, and what is asked."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.upfront import resolution, terrain, turns
from caposaldo.games.upfront import state as st
from caposaldo.games.upfront.box import LETTER_NAMES
from caposaldo.games.upfront.state import FRAME_NAMES, VERB_NAMES, Table
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Params

FRAME_RULES: Final = [
    "4.1", "3.2", "3.6", "7.3", "20.91", "4.2", "6.1", "9.1", "6.5", "6.5", "10.4", "10.21", "20.2", "20.3", "20.52",
    "20.52", "20.52", "20.7", "10.43", "20.74", "20.8", "3.3", "17.8", "4.3", "4.5", "15.53", "14.5", "14.2", "24.31",
    "5.62", "20.71", "19.12", "8.62",
]  # fmt: skip

PURPOSE_NAMES: Final = [
    "fire", "infiltration", "fight", "sniper", "mines", "execution", "shot", "overrun", "vehicle", "commissar",
]  # fmt: skip
CONCEAL_RULES: Final = ["9.1", "20.3", "20.621", "9.1", "9.1", "9.1", "9.1", "9.1", "9.1", "9.1"]

ACT_VERBS: Final = vec[i64](
    [st.MOVE, st.LAY_ON, st.ATTACK_ON, st.RALLY_BY, st.PLAY_HERO, st.PANIC, st.BEGIN_INFILTRATION, st.LEAVE,
     st.BEGIN_ASSAULT, st.REPAIR, st.ACQUIRE, st.HAND_OVER, st.DROP, st.SERVE, st.RELIEVE, st.LAY_SMOKE,
     st.BEGIN_TRANSFER, st.RECEIVE, st.FOUND, st.SEARCH, st.CLEAR, st.REARRANGE, st.DONE, st.SHELL]
)  # fmt: skip


def decider(s: Table, frame: Frame) -> i64:
    """The side that decides: mostly the one whose turn it is, in some frames the side, or the owner of the man."""
    kind = frame.kind
    if kind in (st.FORM, st.LAY, st.CONCEAL, st.RENORMALISE):
        return frame.a
    if kind in (st.SAVE, st.RETRY, st.CHARGE_AT, st.SPOILS):
        return s.box.side[frame.a]
    if kind == st.ANSWER:
        return s.side_of_group(frame.a)
    if kind == st.SEIZE:
        return frame.b
    if kind == st.CREW_FALLS:
        return 1 - s.box.side[frame.a]
    return s.side


def belongs(kind: i64, verb: i64) -> bool:
    """The verb is one of those a frame of this kind takes."""
    if kind == st.ACT:
        return verb in ACT_VERBS
    if kind == st.DISCARD:
        return verb in (st.DISCARD_CARD, st.LAY_ON, st.WIRE_ON, st.SNIPE_AT, st.PLAY_HERO, st.PANIC, st.DONE)
    if kind == st.REFILL:
        return verb in (st.DRAW, st.DONE, st.PLAY_HERO, st.PANIC)
    if kind == st.AIM:
        return verb in (st.USE, st.HOLD_OUT, st.DONE, st.GIVE_UP)
    if kind == st.COMMIT:
        return verb == st.RESOLVE or verb == st.GIVE_UP
    if kind == st.CONCEAL:
        return verb == st.USE or verb == st.KEEP
    if kind == st.SAVE or kind == st.RETRY:
        return verb == st.PLAY_HERO or verb == st.KEEP
    return belongs_elsewhere(kind, verb)


def belongs_elsewhere(kind: i64, verb: i64) -> bool:
    if kind == st.FORM:
        return verb in (st.PUT, st.SWAP, st.SERVE, st.RELIEVE, st.DONE, st.GIVE_UP)
    if kind == st.LAY:
        return verb == st.LAY_ON or verb == st.PASS
    if kind == st.ANSWER:
        return verb == st.ACCEPT or verb == st.REJECT
    if kind == st.ARRANGE:
        return verb == st.SWAP or verb == st.DONE
    if kind in (st.INFILTRATE, st.ASSAULT, st.SEND):
        return verb in (st.NAME, st.DONE, st.GIVE_UP)
    if kind == st.SPOILS:
        return verb in (st.TAKE, st.BURY, st.KEEP)
    if kind == st.SEIZE:
        return verb in (st.TAKE, st.PICK, st.KEEP)
    if kind in (st.RALLYING, st.FIGHTS, st.CREW_FALLS):
        return verb == st.PICK
    if kind == st.CHARGE_AT or kind == st.REDIRECT:
        return verb == st.TAKE
    return kind == st.RENORMALISE and verb in (st.PROPOSE, st.ACCEPT, st.KEEP)


def verb_name(verb: i64) -> str:
    return VERB_NAMES[verb] if 0 <= verb < len(VERB_NAMES) else "none"


def prepares_unseen(s: Table, seat: i64) -> bool:
    """Somebody else than this seat prepares something that has cost nothing yet and may still be given up: that is his
    own business."""
    return s.result is None and seat != s.side and s.top().kind in (st.AIM, st.INFILTRATE, st.ASSAULT, st.SEND)


def asked(s: Table, seat: i64) -> Frame:
    """The decision that is awaited, as far as the seat may know."""
    return s.stack[-2] if prepares_unseen(s, seat) else s.top()


def prompt_key(s: Table, seat: i64) -> str:
    """What is asked, in words for who is asked and for those who wait."""
    if s.result is not None:
        return "uf-prompt-over"
    frame = asked(s, seat)
    return f"uf-prompt-{FRAME_NAMES[frame.kind]}{moment_of(s, frame)}"


def moment_of(s: Table, frame: Frame) -> str:
    """Some questions are asked for different reasons."""
    kind = frame.kind
    if kind == st.CONCEAL or kind == st.SAVE:
        return f"-{PURPOSE_NAMES[frame.b]}"
    if kind == st.SEIZE:
        return "-men" if frame.c > 0 else ""
    if kind == st.RENORMALISE:
        return "-answer" if frame.b != 0 else ""
    if kind == st.SEND:
        return "-new" if frame.b < 0 else ""
    return ""


def prompt_rule(s: Table, seat: i64) -> str:
    if s.result is not None:
        return s.result.rule
    frame = asked(s, seat)
    return CONCEAL_RULES[frame.b] if frame.kind == st.CONCEAL else FRAME_RULES[frame.kind]


def prompt_params(s: Table, seat: i64) -> Params:
    """What a prompt speaks of. All of it is public; `side` is who decides."""
    if s.result is not None:
        return {}
    frame = asked(s, seat)
    found: Params = {"side": s.side_ref(decider(s, frame))}
    kind = frame.kind
    if kind in (st.SAVE, st.RETRY, st.CHARGE_AT, st.SPOILS, st.CREW_FALLS):
        found["man"] = s.ref(frame.a)
    elif kind in (st.AIM, st.COMMIT):
        found["group"] = s.group_ref(frame.a)
        found["target"] = s.group_ref(frame.b)
    elif kind in (st.ANSWER, st.RALLYING, st.INFILTRATE, st.ASSAULT, st.ARRANGE, st.SEND, st.FIGHTS, st.SEIZE):
        found["group"] = s.group_ref(frame.a)
    elif kind == st.CONCEAL:
        found["group"] = s.group_ref(frame.y)
        found["man"] = s.ref(frame.c)
    found.update(more_params(s, frame))
    return found


def more_params(s: Table, frame: Frame) -> Params:
    kind = frame.kind
    if kind == st.COMMIT:
        return {"strength": int(resolution.strength_now(s, frame.b)), "hidden": int(s.hidden_by)}
    if kind == st.CONCEAL and frame.b == st.FOR_FIRE:
        return {"strength": int(resolution.strength_now(s, frame.y))}
    if kind == st.ANSWER:
        return {"card": f"@face/{terrain.offered(s, frame.a)}"}
    if kind == st.RALLYING:
        return {"men": int(frame.b)}
    if kind == st.SAVE and s.group[frame.a] >= 0:
        return {"group": s.group_ref(s.group[frame.a])}
    if kind == st.SPOILS:
        return {"weapon": s.weapon_ref(frame.b)}
    if kind == st.SEND:
        return {"letter": LETTER_NAMES[-1 - frame.b]} if frame.b < 0 else {"target": s.group_ref(frame.b)}
    if kind == st.REFILL:
        return {"cards": int(turns.room(s))}
    if kind == st.RENORMALISE:
        return {"by": int(frame.b), "other": s.side_ref(1 - frame.a)}
    return {}
