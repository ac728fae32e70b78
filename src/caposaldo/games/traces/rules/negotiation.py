"""Supreme Command Negotiation (11.2, 12.2c). Points are counted in halves."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.position import BOX, Position
from caposaldo.games.traces.rules import control, nearby, reinforcements
from caposaldo.games.traces.rules.decision import Decision
from caposaldo.games.traces.rules.reach import points
from caposaldo.games.traces.rules.reinforcements import Purchase
from caposaldo.games.traces.setup import AXIS, BOUGHT
from caposaldo.games.traces.verbs import BUY, END, LIFT
from caposaldo.kernel.game import COMMON, ENDS_NOTHING, ENDS_PHASE, NEXT, Message, Params, Refusal, Todo
from caposaldo.kernel.reading import FAR, whole


def begin(s: Position) -> None:
    """The points of the Negotiation table are to be spent now (4.2.2c)."""
    table = s.setup.charts.negotiation
    given = table[min(control.crossings(s), len(table) - 1)]
    s.tell("4.2.2c", "tr-negotiation", {"points": points(given)})
    s.push(Negotiation(given))


def cost_of(s: Position, unit: i64) -> i64:
    """By its class: PR, IR or AR (11.2a, T-np-cost)."""
    return s.setup.charts.class_costs[s.setup.group[unit]]


def for_sale(s: Position, unit: i64) -> bool:
    return s.setup.entry[unit] == BOUGHT and s.place[unit] == BOX


def with_room(s: Position, purchases: list[Action]) -> list[Action]:
    """Those that can be placed at once (11.2a). Units of a kind, combat units or HQs, find the same hexes."""
    if not purchases:
        return purchases
    served = reinforcements.hexes_served(s, s.setup.side[purchases[0].unit])
    room: list[int] = [-1, -1]
    found: list[Action] = []
    for purchase in purchases:
        sort = 1 if s.setup.is_hq(purchase.unit) else 0
        if room[sort] < 0:
            room[sort] = 1 if reinforcements.has_place(s, purchase.unit, served) else 0
        if room[sort] == 1:
            found.append(purchase)
    return found


def refuse_purchase(s: Position, left: i64, unit: i64) -> Refusal | None:
    """A unit of the box, for its price, with a hex to be placed in (11.2a, 11.0b)."""
    if not 0 <= unit < s.setup.count():
        return Refusal("11.2a", "tr-unit-unknown")
    params: Params = {"unit": s.ref(unit)}
    if not for_sale(s, unit):
        return Refusal("11.2a", "tr-buy-not-for-sale", params)
    if cost_of(s, unit) > left:
        params["cost"] = points(cost_of(s, unit))
        params["points"] = points(left)
        return Refusal("11.2a", "tr-buy-too-dear", params)
    if not reinforcements.has_place(s, unit, reinforcements.hexes_served(s, s.setup.side[unit])):
        return Refusal("11.0b", "tr-buy-no-place", params)
    return None


def refuse_lift(s: Position, left: i64, city: i64) -> Refusal | None:
    """An order that still stands, for three points (11.2b, 12.2c)."""
    if not 0 <= city < len(s.order) or s.order[city] == 0:
        return Refusal("12.2c", "tr-lift-no-order")
    cost = s.setup.charts.lift_cost
    if cost > left:
        params: Params = {"city": f"@city/{city}", "cost": points(cost), "points": points(left)}
        return Refusal("11.2b", "tr-lift-too-dear", params)
    return None


# ---------------------------------------------------------------- the decision
class Negotiation(Decision):
    """The points are spent: units are bought, orders lifted (11.2a, 12.2c)."""

    RULE: ClassVar = "11.2a"
    VERBS: ClassVar = (BUY, LIFT, END)

    def __init__(self, points: i64) -> None:
        self.points = points  # half points left

    def side(self, s: Position) -> i64:
        return AXIS

    def prompt_params(self, s: Position) -> Params:
        return {"points": points(self.points)}

    def amount(self) -> i64:
        return self.points

    def options(self, s: Position, seat: i64) -> list[Action]:
        found: list[Action] = []
        for unit in range(s.setup.count()):
            if for_sale(s, unit) and cost_of(s, unit) <= self.points:
                found.append(Action(BUY, unit))
        found = with_room(s, found)
        if s.setup.charts.lift_cost <= self.points:
            found += [Action(LIFT, city) for city in range(len(s.order)) if s.order[city] == 1]
        found.append(Action(END))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        units = [unit for unit in range(s.setup.count()) if for_sale(s, unit)]
        return [Action(BUY, unit) for unit in units] + [Action(LIFT, city) for city in range(len(s.setup.cities))]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == BUY:
            return refuse_purchase(s, self.points, action.unit)
        return refuse_lift(s, self.points, action.city) if action.verb == LIFT else None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == BUY:
            cost = cost_of(s, action.unit)
            s.replace(Negotiation(self.points - cost))
            s.tell("11.2a", "tr-unit-bought", {"unit": s.ref(action.unit), "cost": points(cost)})
            s.push(Purchase(action.unit))
        elif action.verb == LIFT:
            s.replace(Negotiation(self.points - s.setup.charts.lift_cost))
            s.order[action.city] = 0
            s.tell("12.2c", "tr-order-lifted", {"city": f"@city/{action.city}"})
        else:
            s.pop()
            if self.points > 0:
                s.tell("11.2b", "tr-negotiation-over", {"points": points(self.points)})

    def todo(self, s: Position, seat: i64) -> Todo:
        """Units that can be bought, and those in cities whose order can be lifted."""
        found: list[int] = []
        for action in s.options(seat):
            if action.verb == BUY:
                found.append(int(action.unit))
            elif action.verb == LIFT:
                found += nearby.in_hex(s, s.setup.cities[action.city].hex)
        return Todo(found)

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PHASE if action.verb == END else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.verb == END and self.todo(s, seat).is_empty() else COMMON

    def loses(self, s: Position, seat: i64, action: Action) -> Message | None:
        if action.verb != END or self.todo(s, seat).is_empty():
            return None
        return Message("11.2b", "tr-loses-points", {"points": points(self.points)})

    def is_forced(self) -> bool:
        return True

    def check(self, s: Position, at: str) -> None:
        whole(f"{at}.points", int(self.points), 0, FAR)
