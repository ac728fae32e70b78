"""Choices and names in words, and where on the table a choice points."""

from __future__ import annotations

from typing import Final

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import FORMATION_NAMES, LETTERS, Position
from caposaldo.games.wheels.rules.distance import written
from caposaldo.games.wheels.verbs import (
    ATTACK,
    BOMBARD,
    BUY,
    COMMAND,
    DIVIDE,
    ENTER,
    FIRST_SIDE,
    HALF,
    LAY,
    LOAD,
    LOOK,
    MANOEUVRE,
    MARCH,
    MOVE,
    OBJECTIVE,
    PASS,
    PLACE,
    READY,
    REMOVE,
    RIDE,
    SELL,
    SHIFT,
    SIDE,
    STORM,
    STRUCK,
    TURN,
    UNLOAD,
    VERBS,
)
from caposaldo.games.wheels.view import building_words
from caposaldo.kernel.game import Message, Params

STRUCK_FROM: Final = ["none", *STRUCK.choices]
SEATS: Final = ["axis", "allies"]  # those with a text web-seat-*
ROLES: Final = ["attacker", "defender", "first", "second"]  # those with a text wh-seat-*
PREPARING: Final = [BUY, COMMAND, SELL, RIDE, LAY, DIVIDE, HALF, OBJECTIVE, SIDE, READY]


def wording(s: Position, a: Action) -> Message:
    return Message("", f"wh-do-{VERBS.names[a.verb]}", params(s, a))


def params(s: Position, a: Action) -> Params:
    if a.verb in PREPARING:
        return building_words.params(s, a)
    at = written(a.point_x, a.point_y)
    if a.verb == MANOEUVRE:
        stays = a.point_x == s.x[a.unit] and a.point_y == s.y[a.unit]
        return {"unit": s.ref(a.unit), "at": at, "stays": "yes" if stays else "no"}
    if a.verb in (PLACE, ENTER):
        return {"unit": s.ref(a.unit), "at": at}
    if a.verb == MOVE:
        return {"at": at, "formation": FORMATION_NAMES[a.formation]}
    if a.verb in (MARCH, SHIFT):
        return {"at": at, "number": int(a.number) + 1}
    if a.verb == TURN:
        return {"face": int(a.facing)}
    if a.verb == LOOK:
        return {"unit": s.ref(a.unit)}
    if a.verb == ATTACK:
        return {"target": s.ref(a.target), "column": STRUCK_FROM[a.column]}
    if a.verb == BOMBARD:
        return {"company": f"@company/{a.number}", "target": s.ref(a.target)}
    if a.verb == PASS:
        return {"of": s.pending().name()}
    if a.verb in (STORM, LOAD):
        return {"target": s.ref(a.target)}
    if a.verb == UNLOAD:
        return {"face": int(a.facing)}
    if a.verb == FIRST_SIDE:
        return {"seat": f"@seat/{a.number}"}
    return {"number": int(a.number) + 1} if a.verb == REMOVE else {}


def pointing(s: Position, a: Action) -> dict[str, int]:
    """The platoon that acts, the one it acts upon, a point, a bearing; what a choice does not have is left out."""
    found: dict[str, int] = {}
    if a.verb in (MANOEUVRE, PLACE, ENTER, RIDE):
        found["piece"] = int(a.unit)
    elif s.pending().about_unit() >= 0:
        found["piece"] = int(s.pending().about_unit())
    if a.verb in (ATTACK, BOMBARD, STORM, LOAD, RIDE):
        found["target"] = int(a.target)
    if a.verb in (MANOEUVRE, PLACE, ENTER, MOVE, MARCH, SHIFT, LAY):
        found["x"] = int(a.point_x)
        found["y"] = int(a.point_y)
    if a.verb in (PLACE, ENTER, LAY, TURN, UNLOAD):
        found["face"] = int(a.facing)
    return found


# ---------------------------------------------------------------- names
def name(s: Position, ref: str, lang: str) -> str:
    """Words for a reference: "unit/12", "seat/0", "company/1". A face-down card has a letter and a number alone, also
    for its owner: messages are read by both."""
    what, _, number = ref.partition("/")
    if not number.isdigit():
        return ref
    i = int(number)
    if what == "unit" and i < len(s.side):
        if s.shown[i] == 0:
            return f"{'carta' if lang == 'it' else 'card'} {s.label(i)}"
        card = s.card_of(i)
        return f"{card.name_it if lang == 'it' else card.name_en} ({s.label(i)})"
    if what == "seat" and i < len(LETTERS):
        return seat_name(s, i)
    if what == "company" and i < len(s.setup.company_names):
        named = s.setup.company_names[i]
        return named if not named.isdigit() else f"{'compagnia' if lang == 'it' else 'company'} {named}"
    return building_words.name(s, what, i, lang) or ref


def running(s: Position, ref: str, lang: str) -> str:
    """Inside a sentence: “il Panther (A3)”, “the Panther (A3)”; “la carta A3”, “card A3”."""
    slot = slot_of(s, ref)
    if slot < 0:
        return building_words.running(s, ref, lang)
    if s.shown[slot] == 0:
        return f"{'la carta' if lang == 'it' else 'card'} {s.label(slot)}"
    return f"{building_words.type_running(s.card_of(slot), lang)} ({s.label(slot)})"


def gender(s: Position, ref: str, lang: str) -> str:
    slot = slot_of(s, ref)
    if slot < 0:
        return building_words.gender(s, ref, lang)
    if s.shown[slot] == 0:
        return "f" if lang == "it" else ""
    return building_words.type_gender(s.card_of(slot), lang)


def slot_of(s: Position, ref: str) -> int:
    """The slot of "unit/12", -1 for another reference."""
    what, _, number = ref.partition("/")
    return int(number) if what == "unit" and number.isdigit() and int(number) < len(s.side) else -1


def seat_name(s: Position, side: int) -> str:
    nations = s.setup.nations
    if nations[0] != nations[1]:
        return f"@web-nation-{nations[side]}"
    seat = s.setup.seat_names[side]
    if seat in ROLES:
        return f"@wh-seat-{seat}"
    return f"@web-seat-{seat}" if seat in SEATS else seat


def touches(s: Position, a: Action) -> list[str]:
    """The verb, and the unit card of a platoon that acts in the open."""
    found = [f"verb:{VERBS.names[a.verb]}"]
    slot = pointing(s, a).get("piece", -1)
    if slot >= 0 and s.shown[slot] == 1:
        found.append(f"card:{s.card_of(slot).key}")
    return found
