"""Deployment of the three scenarios (scen-a7, scen-b5): the defender lays his cards face down, one after the other."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import LATE, ON_TABLE, RESERVE, Decision, Position, ask
from caposaldo.games.wheels.rules import army, capacity, movement, sectors
from caposaldo.games.wheels.rules.distance import CARD_SIZE, card_box
from caposaldo.games.wheels.rules.removal import stay_out
from caposaldo.games.wheels.setup import ASSAULT, CM, Bought
from caposaldo.games.wheels.verbs import PLACE, RIDE
from caposaldo.kernel.game import ENDS_PIECE, Message, Prompt, Refusal, Todo
from caposaldo.kernel.reading import whole
from caposaldo.kernel.table import Shape, ahead_x, ahead_y, box_inside

GRID: Final = [24 * CM, 14 * CM, 8 * CM]  # steps between listed places, each tried when the one before has too few
FEW: Final = 6
NO_ROOM: Final = -1


def deploys(s: Position, side: i64) -> bool:
    """The side lays its cards before the first turn; the other enters."""
    return len(s.front.zones[side]) > 0


def waiting(s: Position, side: i64) -> list[int]:
    """The cards of a side that are still in hand."""
    return [u for u in range(len(s.side)) if s.side[u] == side and s.place[u] == RESERVE]


class Deploy(Decision):
    """A side lays its cards in its part of the table, in the order it likes."""

    RULE: ClassVar = "scen-b5"
    VERBS: ClassVar = (PLACE, RIDE)

    def __init__(self, side: i64) -> None:
        self.side = side

    def seat(self, s: Position) -> i64:
        return self.side

    def prompt(self, s: Position, seat: i64) -> Prompt:
        prompt = ask(s, rule_of(s), "wh-prompt-deploy")
        prompt.params["count"] = len(waiting(s, self.side))
        return prompt

    def run_on(self, s: Position) -> bool:
        if waiting(s, self.side):
            return False
        s.pop()
        return True

    def options(self, s: Position, seat: i64) -> list[Action]:
        """Places for the first card in hand; a card without any stays out of the battle."""
        slot = waiting(s, self.side)[0]
        return self.placings(s, slot) + rides(s, slot)

    def placings(self, s: Position, slot: i64) -> list[Action]:
        for step in GRID:
            found = places(s, slot, s.front.zones[self.side], step)
            if len(found) >= FEW:
                return found
        return found if found else [Action(PLACE, slot, s.face[slot], NO_ROOM, NO_ROOM)]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return []

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        slot = action.unit
        if slot not in waiting(s, self.side):
            return Refusal(rule_of(s), "wh-not-in-hand")
        if action.verb == RIDE:
            return refuse_ride(s, slot, action.target)
        if action.point_x == NO_ROOM and action.point_y == NO_ROOM:
            if action in self.placings(s, slot):
                return None
            return Refusal(rule_of(s), "wh-has-room", {"unit": s.ref(slot)})
        return refuse_place(s, slot, action, s.front.zones[self.side])

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        slot = action.unit
        if action.verb == RIDE:
            climb_aboard(s, slot, action.target)
            return
        if action.point_x == NO_ROOM:
            s.place[slot] = LATE
            stay_out(s, slot, LATE)
            s.tell("entry-4", "wh-stays-out", {"unit": s.ref(slot)})
            return
        lay_card(s, slot, action)
        s.tell(rule_of(s), "wh-deployed", {"unit": s.ref(slot)})

    # ---- guidance
    def todo(self, s: Position, seat: i64) -> Todo:
        left = waiting(s, self.side)
        return Todo(left, 0, Message(rule_of(s), "wh-todo-deploy", {"count": len(left)}))

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PIECE

    def region(self, s: Position, seat: i64) -> list[list[int]]:
        return [zone.flat() for zone in s.front.zones[self.side]]

    def check(self, s: Position, at: str) -> None:
        whole(f"{at}.side", int(self.side), 0, 1)


def rule_of(s: Position) -> str:
    return "scen-a7" if s.setup.scenario == ASSAULT else "scen-b5"


# ---------------------------------------------------------------- loaded before the battle
def rides(s: Position, slot: i64) -> list[Action]:
    """The carriers in hand that a platoon in hand could begin the battle on or behind (A-entry-loaded)."""
    found: list[Action] = []
    if not s.card_of(slot).is_vehicle():
        for carrier in waiting(s, s.side[slot]):
            if refuse_ride(s, slot, carrier) is None:
                found.append(Action(RIDE, slot, carrier))
    return found


def refuse_ride(s: Position, slot: i64, carrier: i64) -> Refusal | None:
    if carrier == slot or carrier not in waiting(s, s.side[slot]):
        return Refusal("transport-1", "wh-carrier-not-in-hand")
    refusal = army.refuse_ride(s.setup.cards, in_slot(s, slot), in_slot(s, carrier))
    if refusal is None and s.carried(carrier) >= 0:
        return Refusal("transport-2", "wh-carrier-full")
    return refusal


def in_slot(s: Position, slot: i64) -> Bought:
    return Bought(s.side[slot], s.card[slot], s.size[slot], s.level[slot], s.company[slot], s.is_hq[slot] == 1)


def climb_aboard(s: Position, slot: i64, carrier: i64) -> None:
    """Its card lies under that of its carrier: only the owner knows."""
    s.take_aboard(slot, carrier)
    s.tell("transport-4", "wh-rides", {"unit": s.ref(slot), "carrier": s.ref(carrier)}, 1 << s.side[slot])


# ---------------------------------------------------------------- cards on the table
def lay_card(s: Position, slot: i64, action: Action) -> None:
    s.place[slot] = ON_TABLE
    s.x[slot] = action.point_x
    s.y[slot] = action.point_y
    s.face[slot] = action.facing


def refuse_place(s: Position, slot: i64, action: Action, zones: list[Shape]) -> Refusal | None:
    """Why a card may not be laid there: wholly inside one of the areas, on no other card, on ground that its platoon
    may enter (entry-3)."""
    if not 0 <= action.facing < 360:
        return Refusal("dist-3", "wh-no-bearing")
    x = action.point_x
    y = action.point_y
    if not (0 <= x <= s.setup.width and 0 <= y <= s.setup.height) or not lies_in(zones, x, y, action.facing):
        return Refusal(rule_of(s), "wh-outside-zone")
    if not movement.card_fits(s, slot, x, y, action.facing) or not capacity.has_room(s, slot, x, y):
        return movement.no_room(s, slot, x, y, "entry-3")
    return None


def lies_in(zones: list[Shape], x: i64, y: i64, face: i64) -> bool:
    box = card_box(x, y, face)
    for zone in zones:
        if box_inside(box, zone):
            return True
    return False


def places(s: Position, slot: i64, zones: list[Shape], step: i64) -> list[Action]:
    """Places on a grid over the areas, facing the enemy; at an edge of the table facing straight inwards."""
    found: list[Action] = []
    half = CARD_SIZE // 2
    for zone in zones:
        face = sectors.inwards(zone, s.setup.width, s.setup.height, s.front.home[s.side[slot]])
        cy = zone.top + half
        while cy <= zone.bottom - half:
            cx = zone.left + half
            while cx <= zone.right - half:
                x = ahead_x(cx, face, half)
                y = ahead_y(cy, face, half)
                if lies_in(zones, x, y, face) and movement.card_fits(s, slot, x, y, face):
                    action = Action(PLACE, slot, face, x, y)
                    if capacity.has_room(s, slot, x, y) and (len(zones) == 1 or action not in found):
                        found.append(action)
                cx += step
            cy += step
    return found
