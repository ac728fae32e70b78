"""Transport (transport-1 to transport-8): loading and unloading infantry and mortars, hooking and unhooking guns.

A transport platoon loads at the end of a move of half its movement at most: `load` walks the declared way until all its
vehicles stand beside the units, as many as there are squads, or loads those beside which they stand. `unload` sets the
platoon down on one side of its vehicles. What rides has no place on the table; `aboard` names its carrier.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.position import (
    IN_COMBAT,
    LOADED,
    MANOEUVRED,
    MOVED,
    ON_TABLE,
    SHOT,
    STORMED,
    Position,
)
from caposaldo.games.wheels.rules import capacity, movement, pace
from caposaldo.games.wheels.rules.contact import SPREAD, TOUCH, Mark, Path, close_in, first_touch, place_beside
from caposaldo.games.wheels.rules.distance import CARD_SIZE, footprints
from caposaldo.games.wheels.rules.formation import Layout, mixes, put_out, show_towed, take_off
from caposaldo.games.wheels.rules.removal import rejoin
from caposaldo.games.wheels.rules.works import leads_through
from caposaldo.games.wheels.setup import CM, MINEFIELD
from caposaldo.kernel.game import Refusal
from caposaldo.kernel.table import Box, distance

SIDES: Final = 8  # bearings that are listed for unloading


# ---------------------------------------------------------------- what may be done
def half(s: Position, slot: i64) -> i64:
    """As far as a transport may move in a turn in which it loads or unloads (transport-2, transport-3)."""
    return s.card_of(slot).move // 2


def refuse_load(s: Position, slot: i64, x: i64, y: i64, target: i64) -> Refusal | None:
    """Why the transport that declared this goal may not load the target (transport-1, transport-2, transport-5)."""
    if not s.card_of(slot).carries():
        return Refusal("transport-1", "wh-load-carrier", {"unit": s.ref(slot)})
    found = unfit(s, slot, target)
    if found is not None:
        return found
    if s.carried(slot) >= 0:
        return Refusal("transport-2", "wh-carrier-full")
    found = refuse_now(s, slot, "transport-2")
    if found is not None:
        return found
    if s.has(slot, MOVED) or stays(s, slot, x, y):
        return None if stands_beside(s, slot, target) else beside_refusal(s, target)
    there = arrival(s, slot, x, y, target)
    if there is None:
        return beside_refusal(s, target)
    x0, y0 = movement.start_of(s, slot, movement.first_model(s, slot))
    if distance(x0, y0, there.x, there.y) > half(s, slot):
        return half_refusal(s, slot, "transport-2")
    return movement.refuse_path(s, slot, x0, y0, there.x, there.y)


def unfit(s: Position, slot: i64, target: i64) -> Refusal | None:
    """Why the target cannot be carried by these vehicles in this turn."""
    if (
        not s.is_slot(target)
        or not s.on_table(target)
        or s.side[target] != s.side[slot]
        or s.card_of(target).is_vehicle()
    ):
        return Refusal("transport-1", "wh-load-what")
    if s.strength(target) > s.strength(slot):
        params: dict[str, int | str] = {"count": int(s.strength(slot)), "needed": int(s.strength(target))}
        return Refusal("transport-2", "wh-too-few-vehicles", params)
    if s.has(target, IN_COMBAT):
        return Refusal("transport-2", "wh-load-combat", {"unit": s.ref(target)})
    if s.has(target, MOVED | SHOT | STORMED | LOADED):
        return Refusal("transport-5", "wh-load-has-acted", {"unit": s.ref(target)})
    return None


def refuse_now(s: Position, slot: i64, rule: str) -> Refusal | None:
    """Why a transport may neither load nor unload: combat, a long move, or it has done so already."""
    if s.has(slot, IN_COMBAT):
        return Refusal(rule, "wh-load-combat", {"unit": s.ref(slot)})
    if s.has(slot, LOADED):
        return Refusal("transport-5", "wh-load-once", {"unit": s.ref(slot)})
    return half_refusal(s, slot, rule) if s.moved[slot] > half(s, slot) else None


def half_refusal(s: Position, slot: i64, rule: str) -> Refusal:
    return Refusal(rule, "wh-load-half", {"unit": s.ref(slot), "cm": int(half(s, slot) // CM)})


def beside_refusal(s: Position, target: i64) -> Refusal:
    return Refusal("transport-2", "wh-load-beside", {"target": s.ref(target)})


def refuse_unload(s: Position, slot: i64, face: i64) -> Refusal | None:
    """Why the transport may not set down what it carries on that side (transport-3, transport-7)."""
    if s.carried(slot) < 0:
        return Refusal("transport-3", "wh-unload-nobody", {"unit": s.ref(slot)})
    found = refuse_now(s, slot, "transport-3")
    if found is not None:
        return found
    if not 0 <= face < 360:
        return Refusal("dist-3", "wh-no-bearing")
    if landing(s, slot, face) is None:
        return Refusal("transport-7", "wh-unload-no-room", {"unit": s.ref(slot)})
    return None


def refuse_move(s: Position, slot: i64, far: i64) -> Refusal | None:
    """After loading a transport stays; after unloading it goes half its movement at most (transport-2, transport-3)."""
    if not s.has(slot, LOADED):
        return None
    if s.carried(slot) >= 0:
        return Refusal("transport-2", "wh-has-loaded", {"unit": s.ref(slot)})
    return half_refusal(s, slot, "transport-3") if far > half(s, slot) else None


# ---------------------------------------------------------------- loading
class Arrival:
    """Where a platoon or its card comes to stand; a card has no boxes."""

    def __init__(self, x: i64, y: i64, face: i64, boxes: list[Box]) -> None:
        self.x = x
        self.y = y
        self.face = face
        self.boxes = boxes


def stays(s: Position, slot: i64, x: i64, y: i64) -> bool:
    return x == s.x[slot] and y == s.y[slot]


def stands_beside(s: Position, slot: i64, target: i64) -> bool:
    """All its vehicles, or its card, touch the target."""
    mark = Mark(footprints(s, target), 0, 0)
    for box in footprints(s, slot):
        if mark.gap(box) > TOUCH:
            return False
    return True


def apart(s: Position, slot: i64, target: i64) -> i64:
    """From the nearest base or card to the nearest."""
    mark = Mark(footprints(s, target), 0, 0)
    return min([int(mark.gap(box)) for box in footprints(s, slot)])


def arrival(s: Position, slot: i64, x: i64, y: i64, target: i64) -> Arrival | None:
    """Where the declared way leads beside the target; None if it does not, or not all vehicles find room there."""
    x0, y0 = movement.start_of(s, slot, movement.first_model(s, slot))
    path = Path(s, slot, x0, y0, x, y, s.shown[slot] == 0)
    far = first_touch(path, Mark(footprints(s, target), 0, 0), movement.LEAST)
    if far < 0:
        return None
    px, py = path.at(far)
    if mined(s, [int(x0), int(y0), int(px), int(py)]):
        return None
    if path.as_card:
        return Arrival(px, py, path.face, []) if movement.card_fits(s, slot, px, py, path.face) else None
    boxes = close_in(s, slot, path.box(far), path.face, target, True)
    return Arrival(px, py, path.face, boxes) if len(boxes) > 0 else None


def mined(s: Position, points: list[int]) -> bool:
    """Through mines a transport goes first, and loads if it is still there."""
    for piece in s.ground.pieces:
        if piece.kind == MINEFIELD and leads_through(piece, points):
            return True
    return False


def load(s: Position, slot: i64, x: i64, y: i64, target: i64) -> None:
    """Go there, and take the target off the table (transport-4). That is its manoeuvre."""
    if not s.has(slot, MOVED) and not stays(s, slot, x, y):
        there = arrival(s, slot, x, y, target)
        if there is None:
            return
        model = movement.first_model(s, slot)
        x0, y0 = movement.start_of(s, slot, model)
        pace.note_move(s, slot, x0, y0, there.x, there.y)
        movement.put(s, slot, model, there.x, there.y, there.face, there.boxes)
        movement.note(s, slot, x0, y0)
    s.tell("transport-2", "wh-loads", {"unit": s.ref(slot), "target": s.ref(target)})
    s.take_aboard(target, slot)
    take_off(s, target)
    s.rode[target] = slot
    s.mark(target, MANOEUVRED | LOADED)
    s.mark(slot, LOADED)
    show_towed(s, slot)


def goals(s: Position, slot: i64) -> list[int]:
    """Points beside what it may load, x and y each."""
    found: list[int] = []
    if not s.card_of(slot).carries() or s.carried(slot) >= 0 or refuse_now(s, slot, "transport-2") is not None:
        return found
    x0, y0 = movement.start_of(s, slot, movement.first_model(s, slot))
    for target in s.units(s.side[slot]):
        if target == slot or unfit(s, slot, target) is not None or apart(s, slot, target) > half(s, slot):
            continue
        for base in footprints(s, target):
            there = arrival(s, slot, base.cx, base.cy, target)
            if there is None or (int(there.x), int(there.y)) in movement.pairs(found):
                continue
            legal = refuse_load(s, slot, there.x, there.y, target) is None
            if legal and movement.refuse_path(s, slot, x0, y0, there.x, there.y) is None:
                found += [int(there.x), int(there.y)]
    return found


def loadable(s: Position, slot: i64, x: i64, y: i64) -> list[int]:
    """What the transport may load now."""
    if not s.card_of(slot).carries() or s.carried(slot) >= 0 or refuse_now(s, slot, "transport-2") is not None:
        return []
    return [u for u in s.units(s.side[slot]) if refuse_load(s, slot, x, y, u) is None]


# ---------------------------------------------------------------- unloading
def bearings(s: Position, slot: i64) -> list[int]:
    """Sides on which it may set down what it carries, of eight."""
    if s.carried(slot) < 0 or refuse_now(s, slot, "transport-3") is not None:
        return []
    found = [int(s.face[slot] + i * (360 // SIDES)) % 360 for i in range(SIDES)]
    return [face for face in found if landing(s, slot, face) is not None]


def turns_from(face: i64) -> list[int]:
    """All round, beginning with a bearing."""
    return [int(face + SPREAD * ((i + 1) // 2) * (1 if i % 2 == 1 else -1)) % 360 for i in range(360 // SPREAD)]


def landing(s: Position, slot: i64, face: i64) -> Arrival | None:
    """Where what it carries comes to stand, touching its vehicles (transport-7): on that side, or as near to it as
    there is room; None if there is none, or if the area there is full (terrain-6)."""
    rider = s.carried(slot)
    there = card_landing(s, slot, rider, face) if s.shown[rider] == 0 else squads_landing(s, slot, rider, face)
    return there if there is not None and capacity.has_room(s, rider, there.x, there.y) else None


def squads_landing(s: Position, slot: i64, rider: i64, face: i64) -> Arrival | None:
    layout = Layout(s, rider, face)
    for squad in s.models(rider):
        vehicle = s.vehicle[squad]
        own = [s.base(vehicle)] if s.shown[slot] == 1 and vehicle >= 0 else []
        if not stand_at(layout, own, face) and not stand_at(layout, footprints(s, slot), face):
            return None
    if mixes(s, rider, layout.boxes) >= 0:
        return None
    return Arrival(layout.boxes[0].cx, layout.boxes[0].cy, face, layout.boxes)


def stand_at(layout: Layout, bases: list[Box], face: i64) -> bool:
    """Put the next squad beside one of these bases."""
    for base in bases:
        for turn in turns_from(face):
            box = place_beside(base, layout.card.width, layout.card.depth, face, turn)
            if layout.is_free(box) and (len(layout.boxes) == 0 or layout.is_near(box)):
                layout.boxes.append(box)
                return True
    return False


def card_landing(s: Position, slot: i64, rider: i64, face: i64) -> Arrival | None:
    for base in footprints(s, slot):
        for turn in turns_from(face):
            box = place_beside(base, CARD_SIZE, CARD_SIZE, face, turn)
            if movement.card_fits(s, rider, box.front_x, box.front_y, face):
                return Arrival(box.front_x, box.front_y, face, [])
    return None


def unload(s: Position, slot: i64, face: i64) -> None:
    """It does nothing more this turn, and is a platoon of its own from the next (transport-5 to transport-7)."""
    rider = s.carried(slot)
    there = landing(s, slot, face)
    if there is None:
        return
    s.aboard[rider] = -1
    s.place[rider] = ON_TABLE
    s.rode[rider] = slot
    s.x[rider] = there.x
    s.y[rider] = there.y
    s.face[rider] = there.face
    for squad in s.models(rider):
        s.vehicle[squad] = -1
    if s.shown[rider] == 1:
        put_out(s, rider, there.boxes, s.models(rider)[0], there.face)
    s.mark(rider, MANOEUVRED | LOADED)
    s.mark(slot, LOADED)
    s.tell("transport-3", "wh-unloads", {"unit": s.ref(slot), "target": s.ref(rider)})
    rejoin(s, rider)


# ---------------------------------------------------------------- the turn of loading
def is_idle(s: Position, slot: i64) -> bool:
    """It was set down or saved this turn and does nothing (transport-5, transport-6, transport-8)."""
    return s.has(slot, LOADED) and not s.card_of(slot).is_vehicle()


def answerer(s: Position, slot: i64) -> i64:
    """Who fires back for an attacked platoon: for one set down in this turn its transport (transport-8). Nobody fires
    for those saved from a lost vehicle."""
    carrier = s.rode[slot]
    set_down = is_idle(s, slot) and carrier >= 0 and s.on_table(carrier) and s.has(carrier, LOADED)
    return carrier if set_down else slot
