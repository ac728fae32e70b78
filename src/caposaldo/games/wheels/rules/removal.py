"""What leaves the table: models (fire-12), platoons, and those aboard or behind them (fire-13, transport-9).

Squads saved from a lost vehicle while others of their platoon are still aboard get a slot of their own: they are a
party until the platoon is together again (A-rescue-split).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from caposaldo.games.wheels.position import (
    GONE,
    IN_COMBAT,
    LOADED,
    LOST_SQUADS,
    MANOEUVRED,
    ON_TABLE,
    RESCUED,
    Position,
)
from caposaldo.games.wheels.rules import ground
from caposaldo.games.wheels.rules.contact import SPREAD, place_beside
from caposaldo.games.wheels.rules.distance import COHERENCY, gap
from caposaldo.games.wheels.rules.formation import Layout, take_off
from caposaldo.games.wheels.setup import CM, PLACES
from caposaldo.kernel.game import Params
from caposaldo.kernel.table import Box, ahead_x, ahead_y, boxes_gap

SAVED_ABOVE: Final = 4  # fire-13
FROM_WRECK: Final = 3 * CM


# ---------------------------------------------------------------- models and platoons
def remove(s: Position, m: i64) -> None:
    """Take a lost model off the table, with what it carries. The platoon goes with its last model."""
    slot = m // PLACES
    base = s.base(m)
    if s.card_of(slot).is_armoured() and ground.on_way(s, s.model_x[m], s.model_y[m]):
        s.wreck_x = append(s.wreck_x, s.model_x[m])
        s.wreck_y = append(s.wreck_y, s.model_y[m])
        s.wreck_face = append(s.wreck_face, s.face[slot])
        s.wreck_card = append(s.wreck_card, s.card[slot])
    s.alive[m] = 0
    s.model_x[m] = -1
    s.model_y[m] = -1
    s.mark(slot, LOST_SQUADS)
    left = s.models(slot)
    if left:
        s.x[slot] = s.model_x[left[0]]
        s.y[slot] = s.model_y[left[0]]
        s.tell("fire-12", "wh-model-lost", {"unit": s.ref(slot), "left": len(left)})
    lose_load(s, m, base)
    if len(left) == 0:
        vanish(s, slot)


def vanish(s: Position, slot: i64) -> None:
    """The platoon is off the table for good, and what it carried with it."""
    aboard = s.carried(slot)
    s.tell("fire-12", "wh-platoon-lost", {"unit": s.ref(slot)})
    s.place[slot] = GONE
    take_off(s, slot)
    for m in s.models(slot):
        s.alive[m] = 0
    if aboard >= 0:
        come_to_light(s, aboard)
        s.aboard[aboard] = -1
        vanish(s, aboard)


# ---------------------------------------------------------------- those aboard
def lose_load(s: Position, m: i64, wreck: Box) -> None:
    """What was in or behind a destroyed vehicle: artillery is lost, infantry saves itself by more than 4 (fire-13)."""
    rider = s.carried(m // PLACES)
    if rider < 0:
        return
    for squad in s.models(rider):
        if s.vehicle[squad] == m:
            come_to_light(s, rider)
            s.vehicle[squad] = -1
            if not (is_saved(s, rider) and leave_wreck(s, rider, squad, wreck)):
                s.alive[squad] = 0
                s.tell("transport-9", "wh-aboard-lost", {"unit": s.ref(rider)})
    settle(s, rider)


def come_to_light(s: Position, rider: i64) -> None:
    """Both sides see what was aboard."""
    s.rode[rider] = s.aboard[rider]
    if s.shown[rider] == 0:
        s.shown[rider] = 1
        s.reveals += 1


def is_saved(s: Position, rider: i64) -> bool:
    if not s.card_of(rider).is_infantry():
        return False
    face = s.dice.die(s.die_of(rider), "rescue")
    params: Params = {"unit": s.ref(rider), "face": int(face), "die": int(s.die_of(rider))}
    s.tell("fire-13", "wh-rescue", params)
    return face > SAVED_ABOVE


def leave_wreck(s: Position, rider: i64, squad: i64, wreck: Box) -> bool:
    """Place a saved squad, beside those that are on the table already if it can. False: there is no room."""
    box = room_near(s, rider, wreck)
    if box is None:
        return False
    party = party_near(s, rider, box)
    if party < 0:
        party = new_party(s, rider)
        s.x[party] = box.cx
        s.y[party] = box.cy
        s.face[party] = box.face
    transfer(s, squad, party)
    m = PLACES * party + squad % PLACES
    s.model_x[m] = box.cx
    s.model_y[m] = box.cy
    s.mark(party, MANOEUVRED | LOADED | IN_COMBAT | RESCUED)
    s.tell("fire-13", "wh-saved", {"unit": s.ref(party)})
    return True


def room_near(s: Position, rider: i64, wreck: Box) -> Box | None:
    """A free place within 3 cm of the wreck: behind it first, and near squads that are out already."""
    card = s.card_of(rider)
    layout = Layout(s, rider, wreck.face)
    others = parties(s, rider)
    found: Box | None = None
    for away in range(0, FROM_WRECK + 1, CM):
        for i in range(360 // SPREAD):
            turn = wreck.face + 180 + SPREAD * ((i + 1) // 2) * (1 if i % 2 == 1 else -1)
            box = place_beside(wreck, card.width, card.depth, wreck.face, turn % 360)
            box = Box(ahead_x(box.cx, turn, away), ahead_y(box.cy, turn, away), wreck.face, card.width, card.depth)
            if boxes_gap(box, wreck) > FROM_WRECK or not layout.is_free(box):
                continue
            if len(others) == 0 or party_near(s, rider, box) >= 0:
                return box
            if found is None:
                found = box
    return found


# ---------------------------------------------------------------- parties: squads split from their platoon
def parties(s: Position, slot: i64) -> list[int]:
    """The parties of a platoon that stand on the table."""
    return [int(u) for u in range(len(s.side)) if s.kin[u] == slot and s.on_table(u)]


def party_near(s: Position, rider: i64, box: Box) -> i64:
    """One that a squad there belongs to: it was saved from the same attack, or moves with the rest (dist-1)."""
    for party in parties(s, rider):
        for m in s.models(party):
            if s.has(party, LOADED) and boxes_gap(box, s.base(m)) <= COHERENCY:
                return party
    return -1


def new_party(s: Position, rider: i64) -> i64:
    """An empty slot for it, one that was used before if there is any."""
    for slot in range(len(s.side)):
        if s.kin[slot] >= 0 and s.size[slot] == 0 and s.card[slot] == s.card[rider] and s.side[slot] == s.side[rider]:
            break
    else:
        slot = s.add_slot(rider)
    s.level[slot] = s.level[rider]
    s.company[slot] = s.company[rider]
    s.is_hq[slot] = s.is_hq[rider]
    s.kin[slot] = rider
    s.place[slot] = ON_TABLE
    return slot


def transfer(s: Position, squad: i64, to: i64) -> None:
    """A squad, with what was paid for it, belongs to another slot of its platoon."""
    m = PLACES * to + squad % PLACES
    s.alive[squad] = 0
    s.alive[m] = 1
    s.model_x[m] = s.model_x[squad]
    s.model_y[m] = s.model_y[squad]
    s.model_x[squad] = -1
    s.model_y[squad] = -1
    s.vehicle[squad] = -1
    s.size[squad // PLACES] = s.size[squad // PLACES] - 1
    s.size[to] = s.size[to] + 1


def settle(s: Position, rider: i64) -> None:
    """Nobody is left aboard: the platoon is the party that was saved, or gone."""
    if s.strength(rider) > 0:
        return
    s.aboard[rider] = -1
    s.place[rider] = GONE
    for party in parties(s, rider):
        if s.has(party, RESCUED):
            join(s, party, rider)
            return
    if s.size[rider] > 0:
        s.tell("fire-12", "wh-platoon-lost", {"unit": s.ref(rider)})


def join(s: Position, party: i64, slot: i64) -> None:
    """The party is part of its platoon again."""
    if s.place[slot] != ON_TABLE:
        s.place[slot] = ON_TABLE
        s.x[slot] = s.x[party]
        s.y[slot] = s.y[party]
        s.face[slot] = s.face[party]
    s.mark(slot, s.flags[party])
    for m in s.models(party):
        transfer(s, m, slot)
    s.flags[party] = 0
    s.moved[party] = 0
    s.place[party] = GONE
    take_off(s, party)


def rejoin(s: Position, slot: i64) -> None:
    """Parties within 5 cm of the rest join it (A-rescue-split)."""
    for party in parties(s, slot):
        if gap(s, party, slot) <= COHERENCY:
            s.tell("transport-9", "wh-rejoins", {"unit": s.ref(slot)})
            join(s, party, slot)


def stay_out(s: Position, carrier: i64, place: i64) -> None:
    """What a carrier that takes no part has aboard takes none either (entry-4)."""
    rider = s.carried(carrier)
    if rider >= 0:
        s.aboard[rider] = -1
        s.place[rider] = place
