"""Actions as text for records, and the whole state as data.

A decision is a verb and what it needs: `select G4`, `go 1200,3400`, `declare G4 R3`, `place G4 1200,3400 90`.
Points are in tenths of a millimetre, facings in degrees; minefields and air units are counted from 1.
"""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.battlegroups.state import (
    AIM,
    AREA,
    BOMB,
    BOMBARD,
    CALL,
    CHARGE,
    CLEAR,
    DECLARE,
    DEPLOY,
    DESTROYED,
    FACE,
    FLY,
    FLY_AT,
    GET_OFF,
    GO,
    MARCH,
    MINE,
    MOUNT,
    ORDER,
    PHASE,
    PICK,
    PLACE,
    PLAN,
    PREPARE,
    REACT,
    REORGANISE,
    SCREEN,
    SELECT,
    SHAKEN,
    SHOOT,
    SMOKE,
    STRIKE,
    SUPPRESSED,
    TURN,
    VERB_NAMES,
    Table,
)
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action
from caposaldo.kernel.reading import (
    FAR,
    Reader,
    decision_words,
    numbers,
    outcome_data,
    read_frame,
    read_number,
    read_outcome,
    shown,
    whole,
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


def write(s: Table, a: Action) -> str:
    """An action in words that `read` understands."""
    if not 0 <= a.kind < len(VERB_NAMES):
        return f"?{a.kind}"
    words = [VERB_NAMES[a.kind]]
    for part in form_of(a.kind):
        words.append(write_part(s, a, part))
    return " ".join(words)


def write_part(s: Table, a: Action, part: str) -> str:
    if part == "u":
        return write_unit(s, a.a)
    if part == "v":
        return write_unit(s, a.b)
    if part == "p":
        return f"{a.x},{a.y}"
    return str(a.a + 1) if part == "m" else str(a.b)


def write_unit(s: Table, unit: i64) -> str:
    return s.battle.labels[unit] if 0 <= unit < s.battle.count() else f"?{unit}"


def read(s: Table, text: str) -> Action:
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


def read_part(s: Table, a: Action, part: str, word: str) -> None:
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


def read_unit(s: Table, word: str) -> i64:
    if word not in s.battle.labels:
        raise ValueError(f"there is no unit {shown(word)} in this battle")
    return s.battle.labels.index(word)


# ---------------------------------------------------------------- the state
def state_data(s: Table) -> dict[str, object]:
    """Everything that `fill` needs, as JSON-able data; `scenario` and `options` say which Battle it is played in."""
    data: dict[str, object] = {
        "scenario": s.battle.id,
        "path": s.battle.path,
        "options": dict(s.battle.options),
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


def unit_data(s: Table) -> dict[str, object]:
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


def table_data(s: Table) -> dict[str, object]:
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


# ---------------------------------------------------------------- reading the state back
def fill(s: Table, data: dict[str, object]) -> None:
    """The inverse of `state_data`, into the empty shell of a state of the same Battle."""
    known = set(state_data_fields())
    for field in data:
        if field not in known:
            raise ValueError(f"{shown(str(field))}: no such field")
    reader = Reader(data)
    fill_sequence(s, reader)
    fill_units(s, reader)
    fill_table(s, reader)
    s.stack = read_stack(s, data.get("stack"))
    s.result = read_outcome(data.get("result"))


def state_data_fields() -> list[str]:
    head = ["scenario", "path", "options", "turn", "phase", "first", "active", "group", "reveals", "stack", "result"]
    units = "x y face aboard status flags halves target from_x from_y from_face work work_at"
    table = "mine_x mine_y mine_side mine_known mine_live trail smoke_x smoke_y smoke_side air_turn air_gone"
    return head + units.split() + table.split() + ["ready", "lost", "order"]


def fill_sequence(s: Table, r: Reader) -> None:
    s.turn = r.number("turn", 0, int(s.battle.turns))
    s.phase = r.number("phase", 0, REORGANISE)
    s.first = r.number("first", -1, 1)
    s.active = r.number("active", -1, 1)
    s.group = r.number("group", -1, len(s.battle.group_names) - 1)
    s.reveals = r.number("reveals", 0, FAR)
    s.ready = r.list_of("ready", 2, 0, 1)
    s.lost = r.list_of("lost", 2, 0, int(s.battle.count()))
    if s.turn > 0 and (s.active < 0 or s.first < 0 or s.phase == 0):
        raise ValueError("active: expected a side, since the battle has begun")


def fill_units(s: Table, r: Reader) -> None:
    n = int(s.battle.count())
    wide = int(s.battle.width)
    high = int(s.battle.height)
    s.x = r.list_of("x", n, -1, wide)
    s.y = r.list_of("y", n, -1, high)
    s.face = r.list_of("face", n, 0, 359)
    s.aboard = r.list_of("aboard", n, -1, n - 1)
    s.status = r.list_of("status", n, 0, DESTROYED)
    s.flags = r.list_of("flags", n, 0, 1023)
    s.halves = r.list_of("halves", n, 0, 2)
    s.target = r.list_of("target", n, -1, n - 1)
    s.from_x = r.list_of("from_x", n, -1, wide)
    s.from_y = r.list_of("from_y", n, -1, high)
    s.from_face = r.list_of("from_face", n, 0, 359)
    s.work = r.list_of("work", n, 0, 3)
    s.order = r.list_of("order", -1, 0, n - 1)
    check_carriers(s)


def check_carriers(s: Table) -> None:
    for unit in range(s.battle.count()):
        carrier = s.aboard[unit]
        if carrier >= 0 and (carrier == unit or s.aboard[carrier] >= 0):
            raise ValueError(f"aboard[{unit}]: expected a carrier that is not carried itself")
        if carrier >= 0 and s.battle.side[carrier] != s.battle.side[unit]:
            raise ValueError(f"aboard[{unit}]: expected a carrier of the unit's own side")


def fill_table(s: Table, r: Reader) -> None:
    wide = int(s.battle.width)
    high = int(s.battle.height)
    s.mine_x = r.list_of("mine_x", -1, 0, wide)
    mines = len(s.mine_x)
    s.mine_y = r.list_of("mine_y", mines, 0, high)
    s.mine_side = r.list_of("mine_side", mines, 0, 1)
    s.mine_known = r.list_of("mine_known", mines, 0, 1)
    s.mine_live = r.list_of("mine_live", mines, 0, 1)
    s.work_at = r.list_of("work_at", int(s.battle.count()), -1, mines - 1)
    s.trail = r.list_of("trail", -1, -FAR, FAR)
    if len(s.trail) % 4 != 0:
        raise ValueError("trail: expected four numbers for each stretch")
    s.smoke_x = r.list_of("smoke_x", -1, -FAR, FAR)
    s.smoke_y = r.list_of("smoke_y", len(s.smoke_x), -FAR, FAR)
    s.smoke_side = r.list_of("smoke_side", len(s.smoke_x), 0, 1)
    air = len(s.battle.air_side)
    s.air_turn = r.list_of("air_turn", air, 0, int(s.battle.turns))
    s.air_gone = r.list_of("air_gone", air, 0, 2)


def read_stack(s: Table, value: object) -> list[Frame]:
    if not isinstance(value, list) or not value:
        raise ValueError("stack: expected one frame or more")
    frames = [sound_frame(s, f"stack[{i}]", value[i]) for i in range(len(value))]
    if frames[0].kind != PHASE or frames[-1].kind == MARCH:
        raise ValueError("stack: expected a phase below and a decision on top")
    if s.turn == 0 and frames[-1].kind not in (PREPARE, DEPLOY):
        raise ValueError("stack: expected a set-up decision before the first turn")
    for i in range(len(frames)):
        check_owner(s, f"stack[{i}]", frames[i].kind, frames[i].a)
    return frames


def sound_frame(s: Table, field: str, value: object) -> Frame:
    frame = read_frame(field, value, FACE)
    whole(f"{field}[1]", int(frame.a), 0, first_of_frame(s, int(frame.kind)))
    if frame.kind == AREA:
        whole(f"{field}[2]", int(frame.b), 0, int(s.battle.count()) - 1)
        whole(f"{field}[5]", int(frame.c), SHAKEN, SUPPRESSED)
    return frame


def first_of_frame(s: Table, kind: int) -> int:
    """The highest `a` a frame may have: a unit, an air unit, a side."""
    if kind in (PHASE, PREPARE):
        return 0
    if kind == DEPLOY:
        return 1
    return len(s.battle.air_side) - 1 if kind in (FLY, BOMB) else int(s.battle.count()) - 1


def check_owner(s: Table, field: str, kind: i64, a: i64) -> None:
    """Whoever acts in a frame belongs to the active side and can do what is asked of it."""
    if kind in (FLY, BOMB):
        fits = s.battle.air_side[a] == s.active
    elif kind in (AIM, SCREEN):
        fits = s.battle.side[a] == s.active and s.battle.indirect[a] >= 0
    elif kind in (ORDER, MARCH, REACT, FACE):
        fits = s.battle.side[a] == s.active and (s.here(a) or kind == ORDER)
    else:
        fits = True
    if not fits:
        raise ValueError(f"{field}[1]: expected a unit of the active side that can do this")
