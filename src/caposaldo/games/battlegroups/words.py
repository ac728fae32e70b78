"""Choices and names in words, and where on the board a choice points: for lists, boards and screen readers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.battlegroups.position import (
    ORDER,
    REACT,
    Position,
)
from caposaldo.games.battlegroups.setup import (
    INCH,
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
from caposaldo.kernel.game import Action, Message, Params
from caposaldo.kernel.table import bearing, distance

ARROWS: Final = "↑↗→↘↓↙←↖"


def inches(length: i64) -> str:
    """To the nearest tenth of an inch."""
    inch: i64 = INCH
    tenths = (length * 10 + inch // 2) // inch
    return f"{tenths // 10}.{tenths % 10}"


def heading(face: i64) -> str:
    """A bearing as an arrow with degrees."""
    return f"{ARROWS[((face + 22) // 45) % 8]}{face}°"


def wording(s: Position, a: Action) -> Message:
    return Message("", f"bg-do-{VERB_NAMES[a.kind]}", params(s, a))


def params(s: Position, a: Action) -> Params:
    kind = a.kind
    if kind in (CALL, SELECT, PICK, SHOOT):
        return {"unit": s.ref(a.a)}
    if kind in (BOMBARD, CHARGE):
        return {"target": s.ref(a.a)}
    if kind == DECLARE:
        return {"unit": s.ref(a.a), "target": s.ref(a.b)}
    if kind == MOUNT:
        return {"carrier": s.ref(a.a)}
    if kind == CLEAR:
        return {"mine": f"@mine/{a.a}"}
    if kind in (PLAN, STRIKE):
        return {"air": f"@air/{a.a}", "turn": int(a.b)}
    if kind == GO:
        return way(s, s.top().a, a)
    return {"at": f"{inches(a.x)},{inches(a.y)}", "facing": heading(a.b)}


def way(s: Position, unit: i64, a: Action) -> Params:
    """How far and which way a move goes, and where it ends."""
    towards = bearing(a.x - s.x[unit], a.y - s.y[unit])
    length = distance(s.x[unit], s.y[unit], a.x, a.y)
    return {"at": f"{inches(a.x)},{inches(a.y)}", "facing": heading(towards), "distance": inches(length)}


def pointing(s: Position, a: Action) -> dict[str, int]:
    """The unit that acts, the unit it acts upon, a point, a bearing; what a choice does not have is left out."""
    kind = a.kind
    found: dict[str, int] = {}
    if kind in (PLACE, CALL, SELECT, SHOOT, DECLARE):
        found["piece"] = int(a.a)
    elif s.top().kind == ORDER:
        found["piece"] = int(s.top().a)
    if kind in (BOMBARD, PICK, CHARGE, MOUNT):
        found["target"] = int(a.a)
    elif kind == DECLARE:
        found["target"] = int(a.b)
    elif kind == SHOOT and s.top().kind == REACT:
        found["target"] = int(s.top().a)
    if kind in (MINE, PLACE, SMOKE, FLY_AT, GO, GET_OFF):
        found["x"] = int(a.x)
        found["y"] = int(a.y)
    if kind in (PLACE, FLY_AT, TURN):
        found["face"] = int(a.b)
    return found


# ---------------------------------------------------------------- names
def name(s: Position, ref: str, lang: str) -> str:
    """Words for a reference: "unit/12", "seat/0", "group/1", "mine/1", "air/0"."""
    what, _, number = ref.partition("/")
    if not number.isdigit():
        return ref
    i = int(number)
    if what == "unit" and i < s.setup.count():
        type = s.setup.types[i]
        return f"{type.name_it if lang == 'it' else type.name_en} ({s.setup.labels[i]})"
    if what == "seat" and i < len(s.setup.seat_names):
        return seat_name(s.setup.seat_names[i], lang)
    if what == "group" and i < len(s.setup.group_names):
        return s.setup.group_names[i]
    if what == "mine":
        return f"campo minato {i + 1}" if lang == "it" else f"minefield {i + 1}"
    if what == "air":
        return f"squadriglia {i + 1}" if lang == "it" else f"air unit {i + 1}"
    return ref


def seat_name(seat: str, lang: str) -> str:
    """The two usual sides in the reader's language; a scenario may call its sides as it likes."""
    if seat == "axis":
        return "Asse" if lang == "it" else "Axis"
    if seat == "allies":
        return "Alleati" if lang == "it" else "Allies"
    return seat
