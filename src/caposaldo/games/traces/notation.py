"""Actions as text for records, and the whole state as data.

A decision is a verb and what it needs: `take 17Pz`, `go 1630`, `retreat 88 1630 via 1631`, `choose okh`,
`mode move-combat`, `lift 1631`. Units are called by their label, hexes by their number RRCC, chits by their key, cities
by the number of their hex.
"""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.traces.position import MODE_NAMES, Position
from caposaldo.games.traces.verbs import (
    ACTIVATE,
    ADD,
    ADVANCE,
    ATTACK,
    BID,
    BUY,
    CALL_HQ,
    CHOOSE,
    DROP,
    GO,
    HOLD,
    JOIN,
    LIFT,
    LOSE,
    NAME,
    PLACE,
    RELOCATE,
    REPLACE,
    RETREAT,
    SET_MODE,
    TAKE,
    TRANSFER,
    VERB_NAMES,
)
from caposaldo.kernel.game import Action
from caposaldo.kernel.hexes import NOWHERE
from caposaldo.kernel.reading import decision_words, numbers, outcome_data, read_number, shown

VIA = "via"
NO_HEX = "nowhere"


# ---------------------------------------------------------------- what a verb is followed by
def form_of(verb: i64) -> str:
    """u, v: a unit in a or b; h: a hex in b; k: a chit, c: a city, m: a mode, n: a number in a."""
    if verb in (ACTIVATE, CALL_HQ, NAME, TAKE, TRANSFER, JOIN, LOSE, BUY):
        return "u"
    if verb in (GO, RELOCATE, ATTACK, DROP):
        return "h"
    if verb in (PLACE, RETREAT, ADVANCE):
        return "uh"
    if verb in (CHOOSE, HOLD, ADD):
        return "k"
    if verb == REPLACE:
        return "uv"
    if verb == SET_MODE:
        return "m"
    if verb == LIFT:
        return "c"
    return "n" if verb == BID else ""


def usage(verb: i64) -> str:
    """How a verb is written, for a person who wrote it otherwise."""
    words = {"u": "UNIT", "v": "UNIT", "h": "HEX", "k": "CHIT", "c": "CITY", "m": "MODE", "n": "NUMBER"}
    found = " ".join([VERB_NAMES[verb]] + [words[part] for part in form_of(verb)])
    return f"{found} [{VIA} HEX]" if verb == RETREAT else found


# ---------------------------------------------------------------- writing
def write(s: Position, a: Action) -> str:
    """An action in words that `read` understands."""
    if not 0 <= a.kind < len(VERB_NAMES):
        return f"?{a.kind}"
    words = [VERB_NAMES[a.kind]] + [write_part(s, a, part) for part in form_of(a.kind)]
    if a.kind == RETREAT and a.x != NOWHERE:
        words += [VIA, write_hex(s, a.x)]
    return " ".join(words)


def write_part(s: Position, a: Action, part: str) -> str:
    if part == "u":
        return write_unit(s, a.a)
    if part == "v":
        return write_unit(s, a.b)
    if part == "h":
        return write_hex(s, a.b)
    if part == "k":
        return s.setup.chits[a.a].key if 0 <= a.a < len(s.setup.chits) else f"?{a.a}"
    if part == "m":
        return MODE_NAMES[a.a] if 0 <= a.a < len(MODE_NAMES) else f"?{a.a}"
    if part == "c":
        return write_hex(s, s.setup.cities[a.a].hex) if 0 <= a.a < len(s.setup.cities) else f"?{a.a}"
    return str(a.a)


def write_unit(s: Position, unit: i64) -> str:
    return s.setup.labels[unit] if 0 <= unit < s.setup.count() else f"?{unit}"


def write_hex(s: Position, h: i64) -> str:
    if h == NOWHERE:
        return NO_HEX
    return s.setup.number_of(h) if 0 <= h < s.setup.count_hexes else f"?{h}"


# ---------------------------------------------------------------- reading
def read(s: Position, text: str) -> Action:
    """The action that was written. Whether it is legal is another question."""
    words = decision_words(text, VERB_NAMES)
    a = Action(VERB_NAMES.index(words[0]))
    if a.kind == RETREAT:
        words = read_way(s, a, words)
    form = form_of(a.kind)
    if len(words) != len(form) + 1:
        raise ValueError(f"'{words[0]}' is written '{usage(a.kind)}'")
    for i in range(len(form)):
        read_part(s, a, form[i], words[i + 1])
    return a


def read_way(s: Position, a: Action, words: list[str]) -> list[str]:
    """The hex on the way of a retreat, if there is one; the words before it come back."""
    a.x = NOWHERE
    if len(words) == 5 and words[3] == VIA:
        a.x = read_hex(s, words[4])
        return words[:3]
    return words


def read_part(s: Position, a: Action, part: str, word: str) -> None:
    if part == "u":
        a.a = read_unit(s, word)
    elif part == "v":
        a.b = read_unit(s, word)
    elif part == "h":
        a.b = NOWHERE if a.kind == RETREAT and word == NO_HEX else read_hex(s, word)
    elif part == "k":
        a.a = read_one_of(word, [chit.key for chit in s.setup.chits], "chit")
    elif part == "m":
        a.a = read_one_of(word, MODE_NAMES, "mode")
    elif part == "c":
        a.a = read_city(s, word)
    else:
        a.a = read_number(word, "a number")


def read_unit(s: Position, word: str) -> i64:
    if word not in s.setup.labels:
        raise ValueError(f"there is no unit {shown(word)} in this campaign")
    return s.setup.labels.index(word)


def read_hex(s: Position, word: str) -> i64:
    h = s.setup.hex_of(word)
    if h == NOWHERE:
        raise ValueError(f"there is no hex {shown(word)} on this map; expected RRCC, row and column")
    return h


def read_city(s: Position, word: str) -> i64:
    city = s.setup.city_at[read_hex(s, word)]
    if city < 0:
        raise ValueError(f"there is no city in hex {shown(word)}")
    return city


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
    data.update(map_data(s))
    data.update(chit_data(s))
    data["stack"] = [frame.data() for frame in s.stack]
    data["result"] = outcome_data(s.result)
    return data


def sequence_data(s: Position) -> dict[str, object]:
    return {
        "turn": int(s.turn),
        "phase": int(s.phase),
        "active": int(s.active),
        "mode": int(s.mode),
        "seat": numbers(s.seat),
        "bids": numbers(s.bids),
        "ready": numbers(s.ready),
        "target": int(s.target),
        "groups": int(s.groups),
        "landed": int(s.landed),
        "fronts": int(s.fronts),
        "kills": int(s.kills),
        "moves_of_hq": int(s.moves_of_hq),
        "reveals": int(s.reveals),
    }


def unit_data(s: Position) -> dict[str, object]:
    return {
        "hex": numbers(s.hex),
        "place": numbers(s.place),
        "steps": numbers(s.steps),
        "supply": numbers(s.supply),
        "flags": numbers(s.flags),
        "base": numbers(s.base),
    }


def map_data(s: Position) -> dict[str, object]:
    return {
        "city": numbers(s.city),
        "order": numbers(s.order),
        "crossing": numbers(s.crossing),
        "bridgehead": int(s.bridgehead),
        "attacked": numbers(s.attacked),
    }


def chit_data(s: Position) -> dict[str, object]:
    return {
        "cup": numbers(s.cup),
        "hand": numbers(s.hand),
        "picked": numbers(s.picked),
        "held": numbers(s.held),
        "played": numbers(s.played),
        "returned": numbers(s.returned),
        "used_up": numbers(s.used_up),
        "drawn": int(s.drawn),
        "wings": numbers(s.wings),
        "wings_used": numbers(s.wings_used),
    }
