"""Choices and names in words, and where on the board a choice points: for lists, boards and screen readers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import Position
from caposaldo.games.battlegroups.rules.movement import Order
from caposaldo.games.battlegroups.rules.opportunity_fire import React
from caposaldo.games.battlegroups.setup import INCH, TERRAIN_NAMES, Setup, UnitType
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
    VERBS,
)
from caposaldo.kernel import nouns
from caposaldo.kernel.game import Message, Params
from caposaldo.kernel.table import bearing, distance, segment_hits_shape
from caposaldo.kernel.terrain import Area

ARROWS: Final = "↑↗→↘↓↙←↖"
# What has a number and no name of its own, as it stands inside a sentence; in the browser the texts bg-screen-* say it.
NUMBERED: Final[dict[str, dict[str, str]]] = {
    "mine": {"it": "campo minato", "en": "minefield", "gender": "m"},
    "air": {"it": "unità aerea", "en": "air unit", "gender": "f"},
}
SEATS: Final = ["axis", "allies"]  # those with a text web-seat-*


def inches(length: i64) -> str:
    """To the nearest tenth of an inch."""
    inch: i64 = INCH
    tenths = (length * 10 + inch // 2) // inch
    return f"{tenths // 10}.{tenths % 10}"


def heading(face: i64) -> str:
    """A bearing as an arrow with degrees."""
    return f"{ARROWS[((face + 22) // 45) % 8]}{face}°"


def wording(s: Position, a: Action) -> Message:
    return Message("", f"bg-do-{VERBS.names[a.verb]}", params(s, a))


def params(s: Position, a: Action) -> Params:
    verb = a.verb
    if verb in (CALL, SELECT, PICK, SHOOT):
        return {"unit": s.ref(a.unit)}
    if verb in (BOMBARD, CHARGE):
        return {"target": s.ref(a.target)}
    if verb == DECLARE:
        return {"unit": s.ref(a.unit), "target": s.ref(a.target)}
    if verb == MOUNT:
        return {"carrier": s.ref(a.carrier)}
    if verb == CLEAR:
        return {"mine": f"@mine/{a.mine}"}
    if verb in (PLAN, STRIKE):
        return {"air": f"@air/{a.plane}", "turn": int(a.turn)}
    if verb == GO:
        return way(s, s.pending().about_unit(), a.point_x, a.point_y)
    if verb == TURN:
        return {"unit": s.ref(s.pending().about_unit()), "facing": heading(a.facing)}
    return {"at": f"{inches(a.point_x)},{inches(a.point_y)}", "facing": heading(a.facing)}


def way(s: Position, unit: i64, x: i64, y: i64) -> Params:
    """How far and which way a move goes, and where it ends."""
    towards = bearing(x - s.x[unit], y - s.y[unit])
    length = distance(s.x[unit], s.y[unit], x, y)
    return {"at": f"{inches(x)},{inches(y)}", "facing": heading(towards), "distance": inches(length)}


def pointing(s: Position, a: Action) -> dict[str, int]:
    """The unit that acts, the unit it acts upon, a point, a bearing; what a choice does not have is left out."""
    verb = a.verb
    top = s.top()
    found: dict[str, int] = {}
    if verb in (PLACE, CALL, SELECT, SHOOT, DECLARE):
        found["piece"] = int(a.unit)
    elif isinstance(top, Order):
        found["piece"] = int(top.unit)
    if verb in (BOMBARD, CHARGE, DECLARE):
        found["target"] = int(a.target)
    elif verb == PICK:
        found["target"] = int(a.unit)
    elif verb == MOUNT:
        found["target"] = int(a.carrier)
    elif verb == SHOOT and isinstance(top, React):
        found["target"] = int(top.mover)
    if verb in (MINE, PLACE, SMOKE, FLY_AT, GO, GET_OFF):
        found["x"] = int(a.point_x)
        found["y"] = int(a.point_y)
    if verb in (PLACE, FLY_AT, TURN):
        found["face"] = int(a.facing)
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
        return seat_name(s.setup, i)
    if what == "group" and i < len(s.setup.group_names):
        return s.setup.group_names[i]
    if what in NUMBERED:
        return f"{nouns.upper_first(NUMBERED[what][lang])} {i + 1}"
    return ref


def running(s: Position, ref: str, lang: str) -> str:
    what, _, number = ref.partition("/")
    if what in NUMBERED and number.isdigit():
        noun = f"{NUMBERED[what][lang]} {int(number) + 1}"
        return nouns.running(noun, NUMBERED[what]["gender"], lang) if lang == "it" else noun
    unit = unit_of(s, ref)
    return f"{type_running(s.setup.types[unit], lang)} ({s.setup.labels[unit]})" if unit >= 0 else ""


def type_running(type: UnitType, lang: str) -> str:
    return nouns.running(type.name_it if lang == "it" else type.name_en, type.gender, lang, type.proper)


def gender(s: Position, ref: str, lang: str) -> str:
    unit = unit_of(s, ref)
    return s.setup.types[unit].gender if unit >= 0 and lang == "it" else ""


def unit_of(s: Position, ref: str) -> int:
    """Return the unit of "unit/12", -1 for another reference."""
    what, _, number = ref.partition("/")
    return int(number) if what == "unit" and number.isdigit() and int(number) < s.setup.count() else -1


def nation_of(setup: Setup, side: i64) -> str:
    """Return the nation of a side, which is that of its units."""
    for unit in range(setup.count()):
        if setup.side[unit] == side:
            return setup.types[unit].nation
    return ""


def seat_name(setup: Setup, side: i64) -> str:
    """Return the text for the people that a side fights for. Two sides of one nation, and one without units, are called
    as the scenario says."""
    nation = nation_of(setup, side)
    if nation and nation != nation_of(setup, 1 - side):
        return f"@web-nation-{nation}"
    seat = setup.seat_names[side]
    return f"@web-seat-{seat}" if seat in SEATS else seat


# ---------------------------------------------------------------- content that play has touched
def touches(s: Position, a: Action) -> list[str]:
    """The verb, the types of the units it concerns, and the terrain it goes over or to."""
    found = [f"verb:{VERBS.names[a.verb]}"]
    for unit in concerned(a):
        found.append(f"type:{s.setup.types[unit].key}")
    if a.verb in (GO, PLACE, GET_OFF):
        for piece in s.setup.terrain:
            if on_its_way(s, a, piece):
                found.append(f"terrain:{TERRAIN_NAMES[piece.kind]}")
    return found


def concerned(a: Action) -> list[int]:
    if a.verb == DECLARE:
        return [int(a.unit), int(a.target)]
    if a.verb in (BOMBARD, CHARGE):
        return [int(a.target)]
    if a.verb == MOUNT:
        return [int(a.carrier)]
    return [int(a.unit)] if a.verb in (PLACE, CALL, PICK, SELECT, SHOOT) else []


def on_its_way(s: Position, a: Action, piece: Area) -> bool:
    if piece.shape.contains(a.point_x, a.point_y):
        return True
    if a.verb != GO:
        return False
    unit = s.pending().about_unit()
    return segment_hits_shape(s.x[unit], s.y[unit], a.point_x, a.point_y, piece.shape)
