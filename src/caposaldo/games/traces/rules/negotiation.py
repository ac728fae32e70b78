"""Supreme Command Negotiation (11.2, 12.2c). Points are counted in halves."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.traces.position import BOX, NEGOTIATION, PURCHASE, Position
from caposaldo.games.traces.rules import control, reinforcements
from caposaldo.games.traces.rules.reach import points
from caposaldo.games.traces.setup import BOUGHT
from caposaldo.games.traces.verbs import BUY, END, LIFT
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Params, Refusal


def begin(s: Position) -> None:
    """The points of the Negotiation table are to be spent now (4.2.2c)."""
    table = s.setup.charts.negotiation
    given = table[min(control.crossings(s), len(table) - 1)]
    s.tell("4.2.2c", "tr-negotiation", {"points": points(given)})
    s.push(Frame(NEGOTIATION, given))


def cost_of(s: Position, unit: i64) -> i64:
    """By its class: PR, IR or AR (11.2a, T-np-cost)."""
    return s.setup.charts.class_costs[s.setup.group[unit]]


def for_sale(s: Position, unit: i64) -> bool:
    return s.setup.entry[unit] == BOUGHT and s.place[unit] == BOX


def options(s: Position, frame: Frame) -> list[Action]:
    found: list[Action] = []
    for unit in range(s.setup.count()):
        if for_sale(s, unit) and cost_of(s, unit) <= frame.a:
            found.append(Action(BUY, unit))
    found = with_room(s, found)
    if s.setup.charts.lift_cost <= frame.a:
        found += [Action(LIFT, city) for city in range(len(s.order)) if s.order[city] == 1]
    found.append(Action(END))
    return found


def with_room(s: Position, purchases: list[Action]) -> list[Action]:
    """Those that can be placed at once (11.2a). Units of a kind, combat units or HQs, find the same hexes."""
    if not purchases:
        return purchases
    served = reinforcements.railhead(s, s.setup.side[purchases[0].a])
    room: list[int] = [-1, -1]
    found: list[Action] = []
    for a in purchases:
        sort = 1 if s.setup.is_hq(a.a) else 0
        if room[sort] < 0:
            room[sort] = 1 if reinforcements.has_place(s, a.a, served) else 0
        if room[sort] == 1:
            found.append(a)
    return found


def refuse(s: Position, frame: Frame, a: Action) -> Refusal | None:
    if a.kind == BUY:
        return refuse_purchase(s, frame, a.a)
    if a.kind == LIFT:
        return refuse_lift(s, frame, a.a)
    return None


def refuse_purchase(s: Position, frame: Frame, unit: i64) -> Refusal | None:
    """A unit of the box, for its price, with a hex to be placed in (11.2a, 11.0b)."""
    if not 0 <= unit < s.setup.count():
        return Refusal("11.2a", "tr-unit-unknown")
    params: Params = {"unit": s.ref(unit)}
    if not for_sale(s, unit):
        return Refusal("11.2a", "tr-buy-not-for-sale", params)
    if cost_of(s, unit) > frame.a:
        params["cost"] = points(cost_of(s, unit))
        params["points"] = points(frame.a)
        return Refusal("11.2a", "tr-buy-too-dear", params)
    if not reinforcements.has_place(s, unit, reinforcements.railhead(s, s.setup.side[unit])):
        return Refusal("11.0b", "tr-buy-no-place", params)
    return None


def refuse_lift(s: Position, frame: Frame, city: i64) -> Refusal | None:
    """An order that still stands, for three points (11.2b, 12.2c)."""
    if not 0 <= city < len(s.order) or s.order[city] == 0:
        return Refusal("12.2c", "tr-lift-no-order")
    cost = s.setup.charts.lift_cost
    if cost > frame.a:
        params: Params = {"city": f"@city/{city}", "cost": points(cost), "points": points(frame.a)}
        return Refusal("11.2b", "tr-lift-too-dear", params)
    return None


def perform(s: Position, frame: Frame, a: Action) -> None:
    if a.kind == BUY:
        frame.a -= cost_of(s, a.a)
        s.tell("11.2a", "tr-unit-bought", {"unit": s.ref(a.a), "cost": points(cost_of(s, a.a))})
        s.push(Frame(PURCHASE, a.a))
    elif a.kind == LIFT:
        frame.a -= s.setup.charts.lift_cost
        s.order[a.a] = 0
        s.tell("12.2c", "tr-order-lifted", {"city": f"@city/{a.a}"})
    else:
        s.pop()
        if frame.a > 0:
            s.tell("11.2b", "tr-negotiation-over", {"points": points(frame.a)})
