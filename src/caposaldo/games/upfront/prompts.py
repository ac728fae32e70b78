"""Who decides, and what is asked."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.position import FRAME_NAMES, Position
from caposaldo.games.upfront.rules import attack_state, attempts, player_turn, terrain
from caposaldo.games.upfront.setup import LETTER_NAMES
from caposaldo.games.upfront.verbs import VERB_NAMES
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Params

FRAME_RULES: Final = [
    "4.1", "3.2", "3.6", "7.3", "20.91", "4.2", "6.1", "9.1", "6.5", "6.5", "10.4", "10.21", "20.2", "20.3", "20.52",
    "20.52", "20.52", "20.7", "10.43", "20.74", "20.8", "3.3", "17.8", "4.3", "4.5", "15.53", "14.5", "14.2", "24.31",
    "5.62", "20.71", "19.12", "8.62", "18.2",
]  # fmt: skip

PURPOSE_NAMES: Final = [
    "fire", "infiltration", "fight", "sniper", "mines", "execution", "shot", "overrun", "vehicle", "commissar",
]  # fmt: skip
CONCEAL_RULES: Final = ["9.1", "20.3", "20.621", "9.1", "9.1", "9.1", "9.1", "9.1", "9.1", "9.1"]

ACT_VERBS: Final = vec[i64](
    [verbs.MOVE, verbs.LAY_ON, verbs.ATTACK_ON, verbs.RALLY_BY, verbs.PLAY_HERO, verbs.PANIC, verbs.BEGIN_INFILTRATION,
     verbs.LEAVE, verbs.BEGIN_ASSAULT, verbs.REPAIR, verbs.ACQUIRE, verbs.HAND_OVER, verbs.DROP, verbs.SERVE,
     verbs.RELIEVE, verbs.LAY_SMOKE, verbs.BEGIN_TRANSFER, verbs.RECEIVE, verbs.FOUND, verbs.SEARCH, verbs.CLEAR,
     verbs.REARRANGE, verbs.DONE, verbs.SHELL]
)  # fmt: skip

# Questions about the group in a of the frame.
ASKED_OF_GROUP: Final = vec[i64](
    [st.ANSWER, st.RALLYING, st.INFILTRATE, st.ASSAULT, st.ARRANGE, st.SEND, st.FIGHTS, st.SEIZE, st.TRYING]
)


def decider(s: Position, frame: Frame) -> i64:
    """The side that decides: mostly the one whose turn it is, in some frames the side, or the owner of the man."""
    kind = frame.kind
    if kind in (st.FORM, st.LAY, st.CONCEAL, st.RENORMALISE):
        return frame.a
    if kind in (st.SAVE, st.RETRY, st.CHARGE_AT, st.SPOILS):
        return s.setup.side[frame.a]
    if kind == st.ANSWER:
        return s.side_of_group(frame.a)
    if kind == st.SEIZE:
        return frame.b
    if kind == st.CREW_FALLS:
        return 1 - s.setup.side[frame.a]
    return s.side


def belongs(kind: i64, verb: i64) -> bool:
    """The verb is one of those a frame of this kind takes."""
    if kind == st.ACT:
        return verb in ACT_VERBS
    if kind == st.DISCARD:
        return verb in (
            verbs.DISCARD_CARD,
            verbs.LAY_ON,
            verbs.WIRE_ON,
            verbs.SNIPE_AT,
            verbs.PLAY_HERO,
            verbs.PANIC,
            verbs.DONE,
        )
    if kind == st.REFILL:
        return verb in (verbs.DRAW, verbs.DONE, verbs.PLAY_HERO, verbs.PANIC)
    if kind == st.AIM:
        return verb in (verbs.USE, verbs.HOLD_OUT, verbs.DONE, verbs.GIVE_UP)
    if kind == st.COMMIT:
        return verb == verbs.RESOLVE or verb == verbs.GIVE_UP
    if kind == st.CONCEAL:
        return verb == verbs.USE or verb == verbs.KEEP
    if kind == st.SAVE or kind == st.RETRY:
        return verb == verbs.PLAY_HERO or verb == verbs.KEEP
    return belongs_elsewhere(kind, verb)


def belongs_elsewhere(kind: i64, verb: i64) -> bool:
    if kind == st.FORM:
        return verb in (verbs.PUT, verbs.SWAP, verbs.SERVE, verbs.RELIEVE, verbs.DONE, verbs.GIVE_UP)
    if kind == st.LAY:
        return verb == verbs.LAY_ON or verb == verbs.PASS
    if kind == st.ANSWER:
        return verb == verbs.ACCEPT or verb == verbs.REJECT
    if kind == st.ARRANGE:
        return verb == verbs.SWAP or verb == verbs.DONE
    if kind in (st.INFILTRATE, st.ASSAULT, st.SEND):
        return verb in (verbs.NAME, verbs.DONE, verbs.GIVE_UP)
    if kind == st.SPOILS:
        return verb in (verbs.TAKE, verbs.BURY, verbs.KEEP)
    if kind == st.SEIZE:
        return verb in (verbs.TAKE, verbs.PICK, verbs.KEEP)
    if kind in (st.RALLYING, st.FIGHTS, st.CREW_FALLS):
        return verb == verbs.PICK
    if kind == st.TRYING:
        return attempts.is_attempt(verb) or verb == verbs.DONE
    if kind == st.CHARGE_AT or kind == st.REDIRECT:
        return verb == verbs.TAKE
    return kind == st.RENORMALISE and verb in (verbs.PROPOSE, verbs.ACCEPT, verbs.KEEP)


def verb_name(verb: i64) -> str:
    return VERB_NAMES[verb] if 0 <= verb < len(VERB_NAMES) else "none"


def prepares_unseen(s: Position, seat: i64) -> bool:
    """Somebody else than this seat prepares something that has cost nothing yet and may still be given up: that is his
    own business."""
    return s.result is None and seat != s.side and s.top().kind in st.PREPARED


def asked(s: Position, seat: i64) -> Frame:
    """The decision that is awaited, as far as the seat may know."""
    return s.stack[-2] if prepares_unseen(s, seat) else s.top()


def prompt_key(s: Position, seat: i64) -> str:
    """What is asked, in words for who is asked and for those who wait."""
    if s.result is not None:
        return "uf-prompt-over"
    frame = asked(s, seat)
    return f"uf-prompt-{FRAME_NAMES[frame.kind]}{moment_of(s, frame)}"


def moment_of(s: Position, frame: Frame) -> str:
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
    return f"-{VERB_NAMES[frame.b]}" if kind == st.TRYING else ""


def prompt_rule(s: Position, seat: i64) -> str:
    if s.result is not None:
        return s.result.rule
    frame = asked(s, seat)
    if frame.kind == st.TRYING:
        return attempts.rule_of(frame.b)
    return CONCEAL_RULES[frame.b] if frame.kind == st.CONCEAL else FRAME_RULES[frame.kind]


def prompt_params(s: Position, seat: i64) -> Params:
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
    elif kind in ASKED_OF_GROUP:
        found["group"] = s.group_ref(frame.a)
    elif kind == st.CONCEAL:
        found["group"] = s.group_ref(frame.y)
        found["man"] = s.ref(frame.c)
    found.update(more_params(s, frame))
    return found


def more_params(s: Position, frame: Frame) -> Params:
    kind = frame.kind
    if kind == st.COMMIT:
        return {"strength": int(attack_state.strength_now(s, frame.b)), "hidden": int(s.hidden_by)}
    if kind == st.CONCEAL and frame.b == st.FOR_FIRE:
        return {"strength": int(attack_state.strength_now(s, frame.y))}
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
        return {"cards": int(player_turn.room(s))}
    if kind == st.RENORMALISE:
        return {"by": int(frame.b), "other": s.side_ref(1 - frame.a)}
    return {}
