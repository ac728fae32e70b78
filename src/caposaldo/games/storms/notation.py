"""Actions as text for records, and the whole state as data.

A decision is a verb and what it needs: `take G1 ap`, `go 101-G08`, `go 101-G08 care`, `fire 101-G10 smoke`,
`place R2 101-C05 nw`, `card 9 free`, `boost 2`. Units are called by their label, hexes by map, letter and column, cards
by what stands on them, batteries by their card. `go all`, `turn all` and `hide all` are said of a group, whose units
then choose one by one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.position import MODE_NAMES, Position
from caposaldo.games.storms.rules.artillery import kind_of
from caposaldo.games.storms.verbs import (
    AIM,
    BOOST_BY,
    DECLARE,
    FACE,
    FIRE,
    GO,
    HIDE,
    HIDE_AT,
    JOIN,
    PICK,
    PLACE,
    PLAY_CARD,
    SNEAK,
    SPOT,
    STALL,
    TAKE,
    THROW,
    TURN,
    USE,
    VERB_NAMES,
)
from caposaldo.kernel.game import Action
from caposaldo.kernel.hexes import NOWHERE
from caposaldo.kernel.reading import decision_words, numbers, outcome_data, read_number, shown

FACE_NAMES: Final = ["ne", "e", "se", "sw", "w", "nw"]
PAID_NAMES: Final = ["ap", "opportunity", "cap", "free"]  # means
ALL: Final = "all"
CARE: Final = ["", "care"]
SMOKE: Final = ["", "smoke"]
MODES: Final = ["", *MODE_NAMES[1:]]


# ---------------------------------------------------------------- what a verb is followed by
def form_of(verb: i64) -> str:
    """u: a unit, k: a card, g: a battery, m: how it is paid, n: a number, all in a; h: a hex, f: a facing, M: how it is
    paid, in b; F: a facing in x."""
    if verb == PLACE:
        return "uhF"
    if verb == HIDE_AT:
        return "uh"
    if verb == AIM:
        return "gh"
    if verb in (GO, SNEAK, FIRE, SPOT, HIDE):
        return "h"
    if verb == FACE or verb == TURN:
        return "f"
    if verb == JOIN or verb == PICK:
        return "u"
    if verb == TAKE:
        return "uM"
    if verb == PLAY_CARD:
        return "kM"
    if verb == THROW:
        return "kh"
    if verb == USE:
        return "k"
    if verb == STALL:
        return "m"
    return "n" if verb == DECLARE or verb == BOOST_BY else ""


def extras_of(verb: i64) -> list[str]:
    """Words that may follow, for what x says; the first of them is silent."""
    if verb == GO:
        return CARE
    if verb == AIM:
        return SMOKE
    return MODES if verb == FIRE else []


def usage(verb: i64) -> str:
    """How a verb is written, for a person who wrote it otherwise."""
    words = {
        "u": "UNIT", "k": "CARD", "g": "BATTERY", "m": "MEANS", "n": "NUMBER", "h": "HEX", "f": "FACING", "M": "MEANS",
        "F": "FACING",
    }  # fmt: skip
    found = " ".join([VERB_NAMES[verb]] + [words[part] for part in form_of(verb)])
    extras = extras_of(verb)
    return f"{found} [{'|'.join(extras[1:])}]" if extras else found


# ---------------------------------------------------------------- writing
def write(s: Position, a: Action) -> str:
    """An action in words that `read` understands."""
    if not 0 <= a.kind < len(VERB_NAMES):
        return f"?{a.kind}"
    words = [VERB_NAMES[a.kind]] + [write_part(s, a, part) for part in form_of(a.kind)]
    extras = extras_of(a.kind)
    if extras and a.x != 0:
        words.append(write_one_of(a.x, extras))
    return " ".join(words)


def write_part(s: Position, a: Action, part: str) -> str:
    if part == "u":
        return write_one_of(a.a, s.setup.labels)
    if part == "h":
        return ALL if of_all(a) else write_one_of(a.b, s.setup.labels_of_hexes)
    if part == "f":
        return ALL if of_all(a) else write_one_of(a.b, FACE_NAMES)
    if part == "F":
        return write_one_of(a.x, FACE_NAMES)
    if part == "k":
        return s.setup.cards[a.a].number if 0 <= a.a < len(s.setup.cards) else f"?{a.a}"
    if part == "g":
        return write_one_of(a.a, battery_names(s))
    if part == "m":
        return write_one_of(a.a, PAID_NAMES)
    return write_one_of(a.b, PAID_NAMES) if part == "M" else str(a.a)


def write_one_of(i: i64, names: list[str]) -> str:
    return names[i] if 0 <= i < len(names) else f"?{i}"


def of_all(a: Action) -> bool:
    """Said of a group as a whole."""
    return a.b == NOWHERE and (a.kind == GO or a.kind == TURN or a.kind == HIDE)


def battery_names(s: Position) -> list[str]:
    """The number of the card; of two batteries with the same card the second has .2 after it."""
    found: list[str] = []
    seen: list[str] = []
    for battery in range(len(s.missions)):
        number = s.setup.cards[kind_of(s, battery)].number
        seen.append(number)
        count = seen.count(number)
        found.append(number if count == 1 else f"{number}.{count}")
    return found


# ---------------------------------------------------------------- reading
def read(s: Position, text: str) -> Action:
    """The action that was written. Whether it is legal is another question."""
    words = decision_words(text, VERB_NAMES)
    a = Action(VERB_NAMES.index(words[0]))
    form = form_of(a.kind)
    extras = extras_of(a.kind)
    if extras and len(words) == len(form) + 2 and words[-1] in extras:
        a.x = extras.index(words.pop())
    if len(words) != len(form) + 1:
        raise ValueError(f"'{words[0]}' is written '{usage(a.kind)}'")
    for i in range(len(form)):
        read_part(s, a, form[i], words[i + 1])
    return a


def read_part(s: Position, a: Action, part: str, word: str) -> None:
    if part == "u":
        a.a = read_unit(s, word)
    elif part == "h":
        a.b = NOWHERE if is_all(a, word) else read_hex(s, word)
    elif part == "f":
        a.b = NOWHERE if is_all(a, word) else read_one_of(word, FACE_NAMES, "facing")
    elif part == "F":
        a.x = read_one_of(word, FACE_NAMES, "facing")
    elif part == "k":
        a.a = read_card(s, word)
    elif part == "g":
        a.a = read_one_of(word, battery_names(s), "battery")
    elif part == "m":
        a.a = read_one_of(word, PAID_NAMES, "way to pay")
    elif part == "M":
        a.b = read_one_of(word, PAID_NAMES, "way to pay")
    else:
        a.a = read_number(word, "a number")


def is_all(a: Action, word: str) -> bool:
    return word == ALL and (a.kind == GO or a.kind == TURN or a.kind == HIDE)


def read_unit(s: Position, word: str) -> i64:
    if word not in s.setup.labels:
        raise ValueError(f"there is no unit {shown(word)} in this scenario")
    return s.setup.labels.index(word)


def read_hex(s: Position, word: str) -> i64:
    h = s.setup.hex_of(word)
    if h == NOWHERE:
        example = s.setup.labels_of_hexes[0]
        raise ValueError(f"there is no hex {shown(word)} on this map; expected map, letter and column, like {example}")
    return h


def read_card(s: Position, word: str) -> i64:
    kind = s.setup.card_of(word)
    if kind < 0:
        raise ValueError(f"there is no card {shown(word)} in this scenario")
    return kind


def read_one_of(word: str, known: list[str], what: str) -> i64:
    if word not in known:
        raise ValueError(f"there is no {what} {shown(word)}; expected one of {', '.join(known)}")
    return known.index(word)


# ---------------------------------------------------------------- the state
def state_data(s: Position) -> dict[str, object]:
    """Everything that `restoring.fill` needs, as JSON-able data; `scenario` and `options` say which Setup it is."""
    data: dict[str, object] = {
        "scenario": s.setup.id,
        "path": s.setup.path,
        "options": dict(s.setup.options),
    }
    data.update(sequence_data(s))
    data.update(unit_data(s))
    data.update(side_data(s))
    data.update(box_data(s))
    data["stack"] = [frame.data() for frame in s.stack]
    data["result"] = outcome_data(s.result)
    return data


def sequence_data(s: Position) -> dict[str, object]:
    return {
        "round": int(s.round),
        "phase": int(s.phase),
        "side": int(s.side),
        "passes": int(s.passes),
        "actions_done": int(s.actions_done),
        "again": int(s.again),
        "bids": numbers(s.bids),
        "confirmed": numbers(s.confirmed),
        "reveals": int(s.reveals),
    }


def unit_data(s: Position) -> dict[str, object]:
    return {
        "hex": numbers(s.hex),
        "face": numbers(s.face),
        "place": numbers(s.place),
        "status": numbers(s.status),
        "marker": numbers(s.marker),
        "flags": numbers(s.flags),
        "came": numbers(s.came),
        "since": numbers(s.since),
        "used": numbers(s.used),
        "used_now": numbers(s.used_now),
    }


def side_data(s: Position) -> dict[str, object]:
    return {
        "cap": numbers(s.cap),
        "losses": numbers(s.losses),
        "ap": numbers(s.ap),
        "pool": numbers(s.pool),
        "points": numbers(s.points),
        "control": numbers(s.control),
    }


def box_data(s: Position) -> dict[str, object]:
    """Cards, markers, smoke (only where there is any: hex, thickness, thin markers, hex ...), artillery."""
    smoke: list[int] = []
    for h in range(s.setup.count_hexes):
        if s.smoke[h] != 0:
            smoke += [int(h), int(s.smoke[h]), int(s.thin[h])]
    return {
        "hand": numbers(s.hand),
        "deck": numbers(s.deck),
        "discarded": numbers(s.discarded),
        "goals": numbers(s.goals),
        "markers": numbers(s.markers),
        "smoke": smoke,
        "missions": numbers(s.missions),
        "plotted": numbers(s.plotted),
        "plotted_smoke": numbers(s.plotted_smoke),
        "falling": numbers(s.falling),
        "falling_smoke": numbers(s.falling_smoke),
    }
