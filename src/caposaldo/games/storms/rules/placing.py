"""Placing units in their zones, at set-up or by an event (1.0, 8.1c)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import HIDDEN, Position
from caposaldo.games.storms.setup import ALL_ROUND
from caposaldo.games.storms.verbs import PLACE
from caposaldo.kernel.game import Message, Refusal, Todo


def has_room(s: Position, unit: i64) -> bool:
    """There is a hex of its zone where it may be placed."""
    for h in s.setup.zone[unit]:
        if not company(s, unit, h):
            return True
    return False


def tell_no_room(s: Position, unit: i64) -> None:
    if s.events is not None:
        s.tell("5.1", "st-no-room", {"unit": s.ref(unit)})


def left_to_place(units: list[int]) -> Todo:
    """Return what is left to do where units are placed one by one, in their order."""
    return Todo(units, 0, Message("1.0", "st-todo-place", {"count": len(units)}))


def places_for(s: Position, unit: i64) -> list[Action]:
    found: list[Action] = []
    if unit < 0:
        return found
    for h in s.setup.zone[unit]:
        if refuse_hex(s, unit, h) is None:
            for face in range(1 if s.setup.is_a(unit, ALL_ROUND) else 6):
                found.append(Action(PLACE, unit, h, face))
    return found


def in_zone(s: Position, unit: i64, h: i64) -> bool:
    for other in s.setup.zone[unit]:
        if other == h:
            return True
    return False


def company(s: Position, unit: i64, h: i64) -> bool:
    """A visible unit keeps it out of the hex: any unit if it hides (10.0b), an enemy otherwise."""
    if s.has(unit, HIDDEN) and not crowded(s, unit):
        return s.enemy_in(0, h) or s.enemy_in(1, h)
    return s.enemy_in(s.setup.side[unit], h)


def crowded(s: Position, unit: i64) -> bool:
    """No hex of its zone is free of company: it cannot hide at all."""
    for h in s.setup.zone[unit]:
        if not s.enemy_in(0, h) and not s.enemy_in(1, h):
            return False
    return True


def refuse_hex(s: Position, unit: i64, h: i64) -> Refusal | None:
    if not 0 <= h < s.setup.count_hexes or not in_zone(s, unit, h):
        return Refusal("1.0", "st-place-outside", {"unit": s.ref(unit)})
    if company(s, unit, h):
        rule = "10.0b" if s.has(unit, HIDDEN) else "1.0"
        return Refusal(rule, "st-place-company", {"hex": s.hex_ref(h)})
    return None


def refuse_placing(s: Position, unit: i64, action: Action) -> Refusal | None:
    """PLACE or HIDE_AT: the unit whose turn it is, a facing that it has, a hex of its zone."""
    if action.unit != unit:
        return Refusal("1.0", "st-place-other-first", {"unit": s.ref(unit)})
    if action.verb == PLACE and not 0 <= action.facing < (1 if s.setup.is_a(unit, ALL_ROUND) else 6):
        return Refusal("5.2", "st-place-facing")
    return refuse_hex(s, unit, action.hex)
