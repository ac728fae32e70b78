"""Actions as text for records, and the whole state as data.

A decision is a verb and what it needs: `select G4`, `go 1200,3400`, `declare G4 R3`, `place G4 1200,3400 90`.
Points are in tenths of a millimetre, facings in degrees; minefields and air units are counted from 1.
"""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.battlegroups.position import (
    Position,
)
from caposaldo.games.battlegroups.verbs import (
    BOMBARD,
    CALL,
    CHARGE,
    CLEAR,
    DECLARE,
    FLY_AT,
    GET_OFF,
    GO,
    MINE,
    MOUNT,
    PICK,
    PLACE,
    PLAN,
    SELECT,
    SHOOT,
    SMOKE,
    STRIKE,
    TURN,
    VERB_NAMES,
)
from caposaldo.kernel.game import Action
from caposaldo.kernel.reading import (
    decision_words,
    numbers,
    outcome_data,
    read_number,
    shown,
)


# ---------------------------------------------------------------- actions
def form_of(verb: i64) -> str:
    """What a verb is followed by: u, v a unit in a or b, m a minefield or air unit in a, t a turn in b, p a point,
    f a facing in b."""
    if verb in (CALL, BOMBARD, PICK, SELECT, CHARGE, MOUNT, SHOOT):
        return "u"
    if verb in (MINE, SMOKE, GO, GET_OFF):
        return "p"
    if verb == PLACE:
        return "upf"
    if verb == FLY_AT:
        return "pf"
    if verb == DECLARE:
        return "uv"
    if verb == TURN:
        return "f"
    if verb == PLAN:
        return "mt"
    return "m" if verb in (STRIKE, CLEAR) else ""


def write(s: Position, a: Action) -> str:
    """An action in words that `read` understands."""
    if not 0 <= a.kind < len(VERB_NAMES):
        return f"?{a.kind}"
    words = [VERB_NAMES[a.kind]]
    for part in form_of(a.kind):
        words.append(write_part(s, a, part))
    return " ".join(words)


def write_part(s: Position, a: Action, part: str) -> str:
    if part == "u":
        return write_unit(s, a.a)
    if part == "v":
        return write_unit(s, a.b)
    if part == "p":
        return f"{a.x},{a.y}"
    return str(a.a + 1) if part == "m" else str(a.b)


def write_unit(s: Position, unit: i64) -> str:
    return s.setup.labels[unit] if 0 <= unit < s.setup.count() else f"?{unit}"


def read(s: Position, text: str) -> Action:
    """The action that was written. Whether it is legal is another question."""
    words = decision_words(text, VERB_NAMES)
    a = Action(VERB_NAMES.index(words[0]))
    form = form_of(a.kind)
    if len(words) != len(form) + 1:
        raise ValueError(f"'{words[0]}' is written '{usage(a.kind)}'")
    for i in range(len(form)):
        read_part(s, a, form[i], words[i + 1])
    return a


def usage(verb: i64) -> str:
    """How a verb is written, for a person who wrote it otherwise."""
    words = {"u": "UNIT", "v": "TARGET", "p": "X,Y", "f": "FACING", "t": "TURN", "m": "NUMBER"}
    return " ".join([VERB_NAMES[verb]] + [words[part] for part in form_of(verb)])


def read_part(s: Position, a: Action, part: str, word: str) -> None:
    if part == "u":
        a.a = read_unit(s, word)
    elif part == "v":
        a.b = read_unit(s, word)
    elif part == "m":
        a.a = read_number(word, "a number") - 1
    elif part == "p":
        x, comma, y = word.partition(",")
        if not comma:
            raise ValueError(f"{shown(word)} is no point; expected X,Y")
        a.x = read_number(x, "the x of a point")
        a.y = read_number(y, "the y of a point")
    else:
        a.b = read_number(word, "a facing" if part == "f" else "a turn")


def read_unit(s: Position, word: str) -> i64:
    if word not in s.setup.labels:
        raise ValueError(f"there is no unit {shown(word)} in this battle")
    return s.setup.labels.index(word)


# ---------------------------------------------------------------- the state
def state_data(s: Position) -> dict[str, object]:
    """Everything that `fill` needs, as JSON-able data; `scenario` and `options` say which Setup it is played in."""
    data: dict[str, object] = {
        "scenario": s.setup.id,
        "path": s.setup.path,
        "options": dict(s.setup.options),
        "turn": int(s.turn),
        "phase": int(s.phase),
        "first": int(s.first),
        "active": int(s.active),
        "group": int(s.group),
        "reveals": int(s.reveals),
        "stack": [frame.data() for frame in s.stack],
        "result": outcome_data(s.result),
    }
    data.update(unit_data(s))
    data.update(table_data(s))
    return data


def unit_data(s: Position) -> dict[str, object]:
    return {
        "x": numbers(s.x),
        "y": numbers(s.y),
        "face": numbers(s.face),
        "aboard": numbers(s.aboard),
        "status": numbers(s.status),
        "flags": numbers(s.flags),
        "halves": numbers(s.halves),
        "target": numbers(s.target),
        "from_x": numbers(s.from_x),
        "from_y": numbers(s.from_y),
        "from_face": numbers(s.from_face),
        "work": numbers(s.work),
        "work_at": numbers(s.work_at),
    }


def table_data(s: Position) -> dict[str, object]:
    return {
        "mine_x": numbers(s.mine_x),
        "mine_y": numbers(s.mine_y),
        "mine_side": numbers(s.mine_side),
        "mine_known": numbers(s.mine_known),
        "mine_live": numbers(s.mine_live),
        "trail": numbers(s.trail),
        "smoke_x": numbers(s.smoke_x),
        "smoke_y": numbers(s.smoke_y),
        "smoke_side": numbers(s.smoke_side),
        "air_turn": numbers(s.air_turn),
        "air_gone": numbers(s.air_gone),
        "ready": numbers(s.ready),
        "lost": numbers(s.lost),
        "order": numbers(s.order),
    }
