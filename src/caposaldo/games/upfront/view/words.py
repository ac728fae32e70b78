"""Choices in words, and where on the table they point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.upfront import notation, verbs
from caposaldo.games.upfront import position as st
from caposaldo.games.upfront.action import ENCIRCLING, OVERRUNNING, TRANSFERRING, Action
from caposaldo.games.upfront.position import FRAME_NAMES, GROUPS, Position
from caposaldo.games.upfront.rules import crews, mobility, terrain
from caposaldo.games.upfront.setup import CHARGE, DECK, LETTER_NAMES, LETTERS
from caposaldo.games.upfront.verbs import VERB_NAMES
from caposaldo.kernel.game import Message, Params

BURDENS: Final = ["", "-keep", "-leave"]  # y of NAME


def frame_kind(s: Position) -> i64:
    """The question the choice answers, -1 when the game is over."""
    return -1 if s.result is not None else s.top().kind


# ---------------------------------------------------------------- what an action speaks of
MEN: Final = vec[i64](
    [verbs.PUT, verbs.SWAP, verbs.SERVE, verbs.RELIEVE, verbs.HOLD_OUT, verbs.PICK, verbs.PANIC, verbs.REPAIR,
     verbs.ACQUIRE, verbs.RECEIVE, verbs.HAND_OVER, verbs.LEAVE, verbs.DROP, verbs.CLEAR, verbs.NAME, verbs.SHELL]
)  # fmt: skip
CARDS: Final = vec[i64](
    [verbs.LAY_ON, verbs.MOVE, verbs.USE, verbs.RALLY_BY, verbs.PLAY_HERO, verbs.LAY_SMOKE, verbs.FOUND,
     verbs.DISCARD_CARD, verbs.WIRE_ON, verbs.SNIPE_AT]
)  # fmt: skip
ACTING: Final = vec[i64](
    [verbs.MOVE, verbs.RALLY_BY, verbs.LAY_SMOKE, verbs.REARRANGE, verbs.BEGIN_INFILTRATION, verbs.BEGIN_ASSAULT,
     verbs.BEGIN_TRANSFER, verbs.FOUND, verbs.SEARCH]
)  # fmt: skip


def man_of(s: Position, a: Action) -> i64:
    """The man who acts or is named, or -1."""
    man: i64 = -1
    if a.kind in MEN:
        man = a.a
    elif a.kind == verbs.PLAY_HERO:
        man = a.b
    elif a.kind == verbs.USE and frame_kind(s) == st.CONCEAL:
        man = a.x if s.top().b == st.FOR_FIGHT else s.top().c if s.top().b == st.FOR_INFILTRATION else -1
    elif a.kind in (verbs.TAKE, verbs.BURY, verbs.KEEP) and frame_kind(s) in (
        st.SPOILS,
        st.SAVE,
        st.RETRY,
        st.CHARGE_AT,
    ):
        several = frame_kind(s) == st.SAVE and s.top().b == st.FOR_INFILTRATION
        man = -1 if several else s.top().a
    return man if 0 <= man < s.setup.count() else -1


def other_of(s: Position, a: Action) -> i64:
    """The second man, or who has the weapon that is served or had the one that lies about; or -1."""
    if not 0 <= a.b < s.setup.count():
        return -1
    if a.kind == verbs.SERVE:
        return crews.operator(s, a.b)
    return a.b if a.kind in (verbs.SWAP, verbs.HAND_OVER, verbs.ACQUIRE) else -1


def card_of(s: Position, a: Action) -> i64:
    """The card that is played or discarded, or -1."""
    card: i64 = a.a if a.kind in CARDS else a.x if a.kind in (verbs.NAME, verbs.SHELL) else -1
    if a.kind in (verbs.ACCEPT, verbs.REJECT) and frame_kind(s) == st.ANSWER:
        card = terrain.offered(s, s.top().a)
    return card if 0 <= card < DECK else -1


def group_of(s: Position, a: Action) -> i64:
    """The group that acts, or -1."""
    group: i64 = -1
    if a.kind in ACTING:
        group = a.x - 1 if a.kind == verbs.LAY_SMOKE and a.x > 0 else a.b
    elif a.kind == verbs.ATTACK_ON:
        group = a.a
    elif a.kind == verbs.LAY_ON and 0 <= a.b < GROUPS and s.side_of_group(a.b) == s.side:
        group = a.b
    elif a.kind == verbs.RECEIVE and 0 <= a.a < s.setup.count():
        group = s.bound[a.a]
    elif frame_kind(s) in (st.ANSWER, st.AIM, st.COMMIT, st.INFILTRATE, st.ASSAULT, st.SEND, st.ARRANGE, st.TRYING):
        group = s.top().a
    return group if 0 <= group < GROUPS else -1


def target_of(s: Position, a: Action) -> i64:
    """The group it is aimed at or goes to, or -1."""
    group: i64 = -1
    if a.kind in (verbs.ATTACK_ON, verbs.WIRE_ON, verbs.SNIPE_AT, verbs.LAY_ON, verbs.NAME, verbs.SHELL) or (
        a.kind == verbs.LAY_SMOKE and a.x > 0
    ):
        group = a.b
    elif a.kind == verbs.RALLY_BY or a.kind == verbs.BEGIN_TRANSFER:
        group = a.x
    elif a.kind == verbs.TAKE and frame_kind(s) in (st.CHARGE_AT, st.REDIRECT, st.SEIZE):
        group = a.a
    elif a.kind == verbs.MOVE and a.x == st.SIDEWAYS:
        aim = a.y % 10 if a.y % 10 > 0 else a.y // ENCIRCLING % 10
        group = a.y // OVERRUNNING - 1 if a.y >= OVERRUNNING else aim - 1
    elif frame_kind(s) == st.AIM or frame_kind(s) == st.COMMIT:
        group = s.top().b
    return group if 0 <= group < GROUPS else -1


def weapon_of(s: Position, a: Action) -> i64:
    """The weapon that is served, taken or repaired, or -1."""
    weapon: i64 = -1
    if a.kind == verbs.SERVE or a.kind == verbs.ACQUIRE:
        weapon = a.b
    elif frame_kind(s) == st.SPOILS:
        weapon = s.top().b
    elif a.kind in (verbs.REPAIR, verbs.DROP, verbs.SHELL) and 0 <= a.a < s.setup.count():
        weapon = s.weapon[a.a]
    elif a.kind == verbs.RELIEVE and 0 <= a.a < s.setup.count():
        weapon = s.serves[a.a]
    return weapon if 0 <= weapon < s.setup.count() else -1


def letter_of(s: Position, a: Action) -> i64:
    """The letter it names, or -1."""
    letter: i64 = -1
    if a.kind == verbs.PUT:
        letter = a.b
    elif a.kind == verbs.MOVE and a.y % OVERRUNNING >= TRANSFERRING:
        letter = a.y % OVERRUNNING // TRANSFERRING - 1
    elif a.kind == verbs.BEGIN_TRANSFER and a.x < 0:
        letter = -1 - a.x
    return letter if 0 <= letter < LETTERS else -1


# ---------------------------------------------------------------- words
def wording(s: Position, a: Action) -> Message:
    if not 0 <= a.kind < len(VERB_NAMES):
        return Message("", "uf-verb-none")
    return Message("", f"uf-do-{VERB_NAMES[a.kind]}{moment_of(s, a)}", params_of(s, a))


def moment_of(s: Position, a: Action) -> str:
    """Some verbs say different things at different moments."""
    if a.kind in (verbs.DONE, verbs.GIVE_UP, verbs.USE, verbs.PICK, verbs.KEEP, verbs.TAKE):
        return answer(s, a)
    if a.kind == verbs.MOVE:
        return moving(s, a)
    if a.kind == verbs.LAY_ON:
        return ("-beneath" if a.y == 1 else "-down") if a.x == 1 else ""
    if a.kind == verbs.NAME:
        return naming(s, a)
    if a.kind == verbs.RALLY_BY:
        return "-two" if a.x >= 0 else ""
    if a.kind == verbs.SHELL:
        return "-armour" if a.y == 1 else ""
    if a.kind == verbs.LAY_SMOKE:
        return "-screen" if a.x > 0 else ""
    if a.kind == verbs.BEGIN_TRANSFER:
        return "-new" if a.x < 0 else ""
    if a.kind == verbs.FOUND:
        return "-down" if a.x == 1 else ""
    return "-destroy" if a.kind == verbs.DROP and a.x == 1 else ""


# Frames in which a verb says something of its own.
ANSWERS: Final = {
    verbs.DONE: [
        st.FORM, st.ACT, st.AIM, st.INFILTRATE, st.ASSAULT, st.SEND, st.ARRANGE, st.DISCARD, st.REFILL, st.TRYING,
    ],
    verbs.GIVE_UP: [st.COMMIT],
    verbs.USE: [st.CONCEAL],
    verbs.PICK: [st.RALLYING, st.FIGHTS, st.CREW_FALLS, st.SEIZE],
    verbs.KEEP: [st.CONCEAL, st.SAVE, st.RETRY, st.SPOILS, st.SEIZE, st.RENORMALISE],
    verbs.TAKE: [st.CHARGE_AT, st.REDIRECT, st.SEIZE, st.SPOILS],
}  # fmt: skip


def answer(s: Position, a: Action) -> str:
    """Words that depend on the question."""
    kind = frame_kind(s)
    if kind < 0 or kind not in ANSWERS[a.kind]:
        return ""
    if kind == st.CONCEAL and a.kind == verbs.USE:
        return "-fight" if s.top().b == st.FOR_FIGHT else "-conceal"
    if kind == st.SEIZE and a.kind == verbs.KEEP:
        return "-seize-men" if s.top().c > 0 else "-seize"
    return f"-{FRAME_NAMES[kind]}"


def moving(s: Position, a: Action) -> str:
    """Forward, back or sideways, and what the sideways card is for; cutting wire and fording are something else."""
    if 0 <= a.b < GROUPS and s.exists(a.b):
        if terrain.wire_on(s, a.b) > 0:
            return "-wire"
        if mobility.is_bogged(s, a.b):
            return "-bogged"
        if a.y == 0 and a.x == st.SIDEWAYS and mobility.is_unforded(s, a.b):
            return "-ford"
    if not st.FORWARD <= a.x <= st.SIDEWAYS or a.y <= 0:
        return f"-{notation.WAYS[a.x]}" if st.FORWARD <= a.x <= st.SIDEWAYS else ""
    if a.y >= OVERRUNNING:
        return "-overrun-flank" if a.y % 10 > 0 else "-overrun"
    if a.y % 10 > 0:
        return "-flank-letter" if a.y >= TRANSFERRING else "-flank"
    return "-letter" if a.y >= TRANSFERRING else "-encircle"


def naming(s: Position, a: Action) -> str:
    """Who goes over, enters close combat, or tries to infiltrate, with a card or a morale check; a charge that is not
    kept back goes off when he gets in (21.2)."""
    kind = frame_kind(s)
    if kind == st.SEND:
        return "-send"
    how = "-card" if a.x >= 0 else "-check"
    if kind == st.ASSAULT:
        return f"-assault{how}"
    if a.y == 0 and 0 <= a.a < s.setup.count() and s.second[a.a] == CHARGE:
        return how + "-charge"
    return how + BURDENS[a.y] if 0 <= a.y < len(BURDENS) else how


def params_of(s: Position, a: Action) -> Params:
    found: Params = {
        "man": "@uf-somebody",
        "other": "@uf-somebody",
        "card": "@uf-some-card",
        "group": "@uf-some-group",
        "target": "@uf-some-group",
        "flank": "@uf-some-group",
        "weapon": "@uf-some-weapon",
        "letter": "?",
        "number": int(a.a) if a.kind in (verbs.DRAW, verbs.PROPOSE) else 0,
    }
    man, other, card = man_of(s, a), other_of(s, a), card_of(s, a)
    if man >= 0:
        found["man"] = s.ref(man)
    if other >= 0:
        found["other"] = s.ref(other)
    if card >= 0:
        found["card"] = f"@face/{card}"
    group, target, weapon, letter = group_of(s, a), target_of(s, a), weapon_of(s, a), letter_of(s, a)
    if group >= 0:
        found["group"] = s.group_ref(group)
    if target >= 0:
        found["target"] = s.group_ref(target)
    if weapon >= 0:
        found["weapon"] = s.weapon_ref(weapon)
    if letter >= 0:
        found["letter"] = LETTER_NAMES[letter]
    if a.kind == verbs.MOVE and 0 < a.y % 10 <= GROUPS:
        found["flank"] = s.group_ref(a.y % 10 - 1)
    return found


# ---------------------------------------------------------------- places
def pointing(s: Position, a: Action) -> dict[str, int]:
    """The man, the group that acts, the one it goes to or aims at, the card, the weapon, the way; by index."""
    found: dict[str, int] = {}
    if not 0 <= a.kind < len(VERB_NAMES):
        return found
    places = [man_of(s, a), group_of(s, a), target_of(s, a), card_of(s, a), weapon_of(s, a)]
    names = ["piece", "group", "target", "card", "weapon"]
    for i in range(len(names)):
        if places[i] >= 0:
            found[names[i]] = int(places[i])
    if a.kind == verbs.MOVE and st.FORWARD <= a.x <= st.SIDEWAYS:
        found["way"] = int(a.x)
    return found
