"""Choices in words, and where on the table they point."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.upfront import crews, movement, notation, terrain
from caposaldo.games.upfront import state as st
from caposaldo.games.upfront.aims import ENCIRCLING, OVERRUNNING, TRANSFERRING
from caposaldo.games.upfront.box import CHARGE, DECK, LETTER_NAMES, LETTERS
from caposaldo.games.upfront.state import FRAME_NAMES, GROUPS, VERB_NAMES, Table
from caposaldo.kernel.game import Action, Message, Params

BURDENS: Final = ["", "-keep", "-leave"]  # y of NAME


def frame_kind(s: Table) -> i64:
    """The question the choice answers, -1 when the game is over."""
    return -1 if s.result is not None else s.top().kind


# ---------------------------------------------------------------- what an action speaks of
MEN: Final = vec[i64](
    [st.PUT, st.SWAP, st.SERVE, st.RELIEVE, st.HOLD_OUT, st.PICK, st.PANIC, st.REPAIR, st.ACQUIRE, st.RECEIVE,
     st.HAND_OVER, st.LEAVE, st.DROP, st.CLEAR, st.NAME, st.SHELL]
)  # fmt: skip
CARDS: Final = vec[i64](
    [st.LAY_ON, st.MOVE, st.USE, st.RALLY_BY, st.PLAY_HERO, st.LAY_SMOKE, st.FOUND, st.DISCARD_CARD, st.WIRE_ON,
     st.SNIPE_AT]
)  # fmt: skip
ACTING: Final = vec[i64](
    [st.MOVE, st.RALLY_BY, st.LAY_SMOKE, st.REARRANGE, st.BEGIN_INFILTRATION, st.BEGIN_ASSAULT, st.BEGIN_TRANSFER,
     st.FOUND, st.SEARCH]
)  # fmt: skip


def man_of(s: Table, a: Action) -> i64:
    """The man who acts or is named, or -1."""
    man: i64 = -1
    if a.kind in MEN:
        man = a.a
    elif a.kind == st.PLAY_HERO:
        man = a.b
    elif a.kind == st.USE and frame_kind(s) == st.CONCEAL:
        man = a.x if s.top().b == st.FOR_FIGHT else s.top().c if s.top().b == st.FOR_INFILTRATION else -1
    elif a.kind in (st.TAKE, st.BURY, st.KEEP) and frame_kind(s) in (st.SPOILS, st.SAVE, st.RETRY, st.CHARGE_AT):
        several = frame_kind(s) == st.SAVE and s.top().b == st.FOR_INFILTRATION
        man = -1 if several else s.top().a
    return man if 0 <= man < s.box.count() else -1


def other_of(s: Table, a: Action) -> i64:
    """The second man, or who has the weapon that is served or had the one that lies about; or -1."""
    if not 0 <= a.b < s.box.count():
        return -1
    if a.kind == st.SERVE:
        return crews.operator(s, a.b)
    return a.b if a.kind in (st.SWAP, st.HAND_OVER, st.ACQUIRE) else -1


def card_of(s: Table, a: Action) -> i64:
    """The card that is played or discarded, or -1."""
    card: i64 = a.a if a.kind in CARDS else a.x if a.kind in (st.NAME, st.SHELL) else -1
    if a.kind in (st.ACCEPT, st.REJECT) and frame_kind(s) == st.ANSWER:
        card = terrain.offered(s, s.top().a)
    return card if 0 <= card < DECK else -1


def group_of(s: Table, a: Action) -> i64:
    """The group that acts, or -1."""
    group: i64 = -1
    if a.kind in ACTING:
        group = a.x - 1 if a.kind == st.LAY_SMOKE and a.x > 0 else a.b
    elif a.kind == st.ATTACK_ON:
        group = a.a
    elif a.kind == st.LAY_ON and 0 <= a.b < GROUPS and s.side_of_group(a.b) == s.side:
        group = a.b
    elif a.kind == st.RECEIVE and 0 <= a.a < s.box.count():
        group = s.bound[a.a]
    elif frame_kind(s) in (st.ANSWER, st.AIM, st.COMMIT, st.INFILTRATE, st.ASSAULT, st.SEND, st.ARRANGE, st.TRYING):
        group = s.top().a
    return group if 0 <= group < GROUPS else -1


def target_of(s: Table, a: Action) -> i64:
    """The group it is aimed at or goes to, or -1."""
    group: i64 = -1
    if a.kind in (st.ATTACK_ON, st.WIRE_ON, st.SNIPE_AT, st.LAY_ON, st.NAME, st.SHELL) or (
        a.kind == st.LAY_SMOKE and a.x > 0
    ):
        group = a.b
    elif a.kind == st.RALLY_BY or a.kind == st.BEGIN_TRANSFER:
        group = a.x
    elif a.kind == st.TAKE and frame_kind(s) in (st.CHARGE_AT, st.REDIRECT, st.SEIZE):
        group = a.a
    elif a.kind == st.MOVE and a.x == st.SIDEWAYS:
        aim = a.y % 10 if a.y % 10 > 0 else a.y // ENCIRCLING % 10
        group = a.y // OVERRUNNING - 1 if a.y >= OVERRUNNING else aim - 1
    elif frame_kind(s) == st.AIM or frame_kind(s) == st.COMMIT:
        group = s.top().b
    return group if 0 <= group < GROUPS else -1


def weapon_of(s: Table, a: Action) -> i64:
    """The weapon that is served, taken or repaired, or -1."""
    weapon: i64 = -1
    if a.kind == st.SERVE or a.kind == st.ACQUIRE:
        weapon = a.b
    elif frame_kind(s) == st.SPOILS:
        weapon = s.top().b
    elif a.kind in (st.REPAIR, st.DROP, st.SHELL) and 0 <= a.a < s.box.count():
        weapon = s.weapon[a.a]
    elif a.kind == st.RELIEVE and 0 <= a.a < s.box.count():
        weapon = s.serves[a.a]
    return weapon if 0 <= weapon < s.box.count() else -1


def letter_of(s: Table, a: Action) -> i64:
    """The letter it names, or -1."""
    letter: i64 = -1
    if a.kind == st.PUT:
        letter = a.b
    elif a.kind == st.MOVE and a.y % OVERRUNNING >= TRANSFERRING:
        letter = a.y % OVERRUNNING // TRANSFERRING - 1
    elif a.kind == st.BEGIN_TRANSFER and a.x < 0:
        letter = -1 - a.x
    return letter if 0 <= letter < LETTERS else -1


# ---------------------------------------------------------------- words
def wording(s: Table, a: Action) -> Message:
    if not 0 <= a.kind < len(VERB_NAMES):
        return Message("", "uf-verb-none")
    return Message("", f"uf-do-{VERB_NAMES[a.kind]}{moment_of(s, a)}", params_of(s, a))


def moment_of(s: Table, a: Action) -> str:
    """Some verbs say different things at different moments."""
    if a.kind in (st.DONE, st.GIVE_UP, st.USE, st.PICK, st.KEEP, st.TAKE):
        return answer(s, a)
    if a.kind == st.MOVE:
        return moving(s, a)
    if a.kind == st.LAY_ON:
        return ("-beneath" if a.y == 1 else "-down") if a.x == 1 else ""
    if a.kind == st.NAME:
        return naming(s, a)
    if a.kind == st.RALLY_BY:
        return "-two" if a.x >= 0 else ""
    if a.kind == st.SHELL:
        return "-armour" if a.y == 1 else ""
    if a.kind == st.LAY_SMOKE:
        return "-screen" if a.x > 0 else ""
    if a.kind == st.BEGIN_TRANSFER:
        return "-new" if a.x < 0 else ""
    if a.kind == st.FOUND:
        return "-down" if a.x == 1 else ""
    return "-destroy" if a.kind == st.DROP and a.x == 1 else ""


# Frames in which a verb says something of its own.
ANSWERS: Final = {
    st.DONE: [
        st.FORM, st.ACT, st.AIM, st.INFILTRATE, st.ASSAULT, st.SEND, st.ARRANGE, st.DISCARD, st.REFILL, st.TRYING,
    ],
    st.GIVE_UP: [st.COMMIT],
    st.USE: [st.CONCEAL],
    st.PICK: [st.RALLYING, st.FIGHTS, st.CREW_FALLS, st.SEIZE],
    st.KEEP: [st.CONCEAL, st.SAVE, st.RETRY, st.SPOILS, st.SEIZE, st.RENORMALISE],
    st.TAKE: [st.CHARGE_AT, st.REDIRECT, st.SEIZE, st.SPOILS],
}  # fmt: skip


def answer(s: Table, a: Action) -> str:
    """Words that depend on the question."""
    kind = frame_kind(s)
    if kind < 0 or kind not in ANSWERS[a.kind]:
        return ""
    if kind == st.CONCEAL and a.kind == st.USE:
        return "-fight" if s.top().b == st.FOR_FIGHT else "-conceal"
    if kind == st.SEIZE and a.kind == st.KEEP:
        return "-seize-men" if s.top().c > 0 else "-seize"
    return f"-{FRAME_NAMES[kind]}"


def moving(s: Table, a: Action) -> str:
    """Forward, back or sideways, and what the sideways card is for; cutting wire and fording are something else."""
    if 0 <= a.b < GROUPS and s.exists(a.b):
        if terrain.wire_on(s, a.b) > 0:
            return "-wire"
        if movement.is_bogged(s, a.b):
            return "-bogged"
        if a.y == 0 and a.x == st.SIDEWAYS and movement.is_unforded(s, a.b):
            return "-ford"
    if not st.FORWARD <= a.x <= st.SIDEWAYS or a.y <= 0:
        return f"-{notation.WAYS[a.x]}" if st.FORWARD <= a.x <= st.SIDEWAYS else ""
    if a.y >= OVERRUNNING:
        return "-overrun-flank" if a.y % 10 > 0 else "-overrun"
    if a.y % 10 > 0:
        return "-flank-letter" if a.y >= TRANSFERRING else "-flank"
    return "-letter" if a.y >= TRANSFERRING else "-encircle"


def naming(s: Table, a: Action) -> str:
    """Who goes over, enters close combat, or tries to infiltrate, with a card or a morale check; a charge that is not
    kept back goes off when he gets in (21.2)."""
    kind = frame_kind(s)
    if kind == st.SEND:
        return "-send"
    how = "-card" if a.x >= 0 else "-check"
    if kind == st.ASSAULT:
        return f"-assault{how}"
    if a.y == 0 and 0 <= a.a < s.box.count() and s.second[a.a] == CHARGE:
        return how + "-charge"
    return how + BURDENS[a.y] if 0 <= a.y < len(BURDENS) else how


def params_of(s: Table, a: Action) -> Params:
    found: Params = {
        "man": "@uf-somebody",
        "other": "@uf-somebody",
        "card": "@uf-some-card",
        "group": "@uf-some-group",
        "target": "@uf-some-group",
        "flank": "@uf-some-group",
        "weapon": "@uf-some-weapon",
        "letter": "?",
        "number": int(a.a) if a.kind in (st.DRAW, st.PROPOSE) else 0,
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
    if a.kind == st.MOVE and 0 < a.y % 10 <= GROUPS:
        found["flank"] = s.group_ref(a.y % 10 - 1)
    return found


# ---------------------------------------------------------------- places
def pointing(s: Table, a: Action) -> dict[str, int]:
    """The man, the group that acts, the one it goes to or aims at, the card, the weapon, the way; by index."""
    found: dict[str, int] = {}
    if not 0 <= a.kind < len(VERB_NAMES):
        return found
    places = [man_of(s, a), group_of(s, a), target_of(s, a), card_of(s, a), weapon_of(s, a)]
    names = ["piece", "group", "target", "card", "weapon"]
    for i in range(len(names)):
        if places[i] >= 0:
            found[names[i]] = int(places[i])
    if a.kind == st.MOVE and st.FORWARD <= a.x <= st.SIDEWAYS:
        found["way"] = int(a.x)
    return found
