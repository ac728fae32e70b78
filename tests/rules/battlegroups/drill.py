"""Words for tests of movement: give orders by unit id, in inches."""

from __future__ import annotations

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.rules.facing import Face
from caposaldo.games.battlegroups.rules.movement import Order
from caposaldo.games.battlegroups.rules.opportunity_fire import React
from caposaldo.games.battlegroups.sequence import Phase
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.games.battlegroups.verbs import CHARGE, GET_OFF, GO, HOLD, MOUNT, SELECT, SHOOT, turn_to
from rules.battlegroups.field import unit

FREE = ("", "")  # what `why` answers when nothing forbids


def mm(inches: float) -> int:
    return round(inches * 254)


def where(s: BattlegroupsState, id: str) -> tuple[float, float]:
    """The centre of a unit in inches, to a hundredth."""
    u = unit(s, id)
    return round(int(s.x[u]) / 254, 2), round(int(s.y[u]) / 254, 2)


def why(s: BattlegroupsState, action: Action) -> tuple[str, str]:
    """Rule and key of the refusal of an action now, whoever is to decide."""
    refusal = s.refusal(s.waiting()[0], action)
    return (refusal.rule, refusal.key) if refusal is not None else FREE


def do(s: BattlegroupsState, action: Action) -> None:
    s.apply(s.waiting()[0], action)


def choose(s: BattlegroupsState, id: str) -> None:
    """Select the unit, unless it is already waiting for orders."""
    top = s.top()
    if not (isinstance(top, Order) and top.unit == unit(s, id)):
        do(s, Action(SELECT, unit(s, id)))


def to(x: float, y: float) -> Action:
    return Action(GO, x=mm(x), y=mm(y))


def why_not_go(s: BattlegroupsState, id: str, x: float, y: float) -> tuple[str, str]:
    choose(s, id)
    return why(s, to(x, y))


def go(s: BattlegroupsState, id: str, x: float, y: float) -> None:
    choose(s, id)
    do(s, to(x, y))


def march(s: BattlegroupsState, id: str, x: float, y: float) -> None:
    """Go there; nobody shoots, and the unit keeps its facing."""
    go(s, id, x, y)
    settle(s)


def settle(s: BattlegroupsState) -> None:
    """Hold all fire, keep every facing, until the next real decision."""
    while isinstance(top := s.top(), (React, Face)):
        if isinstance(top, React):
            do(s, Action(HOLD))
        else:
            do(s, turn_to(s.face[top.unit]))


def charge(s: BattlegroupsState, id: str, target: str) -> None:
    choose(s, id)
    do(s, Action(CHARGE, target=unit(s, target)))


def mount(s: BattlegroupsState, id: str, carrier: str) -> None:
    choose(s, id)
    do(s, Action(MOUNT, unit(s, carrier)))


def get_off(s: BattlegroupsState, id: str, x: float, y: float) -> None:
    choose(s, id)
    do(s, Action(GET_OFF, x=mm(x), y=mm(y)))


def shoot(s: BattlegroupsState, id: str) -> None:
    do(s, Action(SHOOT, unit(s, id)))


def asked(s: BattlegroupsState) -> type:
    """The kind of the decision that is pending."""
    return type(s.top())


def idle(s: BattlegroupsState) -> bool:
    return isinstance(s.top(), Phase)
