"""The view of a seat: everything it may know, as JSON-able data."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from caposaldo.games.wheels import view_types
from caposaldo.games.wheels.hidden import knows
from caposaldo.games.wheels.position import (
    ABOARD,
    FIRED,
    MANOEUVRED,
    ON_TABLE,
    PINNED,
    PLACE_NAMES,
    RESERVE,
    SEGMENT_NAMES,
    Position,
)
from caposaldo.games.wheels.rules.army import paid_for_one
from caposaldo.games.wheels.rules.distance import CARD_SIZE, COMMAND_RADIUS
from caposaldo.games.wheels.setup import (
    CLASS_NAMES,
    CM,
    GUN,
    LEVEL_NAMES,
    METRES_PER_CM,
    PLACES,
    TERRAIN_NAMES,
    TURN_SECONDS,
)
from caposaldo.games.wheels.view import building_view, building_words, known
from caposaldo.kernel.table import ahead_x, ahead_y


def view(s: Position, seat: i64) -> view_types.View:
    setup = s.setup
    return {
        "scenario": setup.id,
        "cm": CM,
        "metres_per_cm": METRES_PER_CM,
        "turn_seconds": TURN_SECONDS,
        "command_radius": COMMAND_RADIUS,
        "card_size": CARD_SIZE,
        "size": [int(setup.width), int(setup.height)],
        "year": int(setup.year),
        "turn": int(s.turn),
        "last_turn": int(setup.turns if setup.turns > 0 else s.last_turn),
        "segment": cast(view_types.Segment, SEGMENT_NAMES[s.segment]),
        "leader": int(s.leader),
        "active": int(s.active),
        "sides": [side_view(s, side, seat) for side in range(2)],
        "platoons": [platoon_view(s, slot, seat) for slot in range(len(s.side))],
        "terrain": [terrain_view(s, i, seat) for i in range(len(s.ground.pieces)) if s.cleared[i] == 0],
        "wrecks": [wreck_view(s, i) for i in range(len(s.wreck_x))],
        "zones": [[zone.flat() for zone in zones] for zones in s.front.zones],
        "edges": [[edge.flat() for edge in edges] for edges in s.front.edges],
        "line": int(s.line),
        "works": [s.front.works.flat()] if s.front.works is not None else [],
        "building": building_view.building_view(s, seat) if s.setup.building is not None else None,
        "decision": decision_view(s),
    }


def side_view(s: Position, side: int, seat: i64) -> view_types.SideView:
    return {
        "name": s.setup.seat_names[side],
        "nation": s.setup.nations[side],
        "tokens": int(s.tokens[side]),
        "home": s.front.home[side],
        "lost": known.percent_lost(s, seat, side),
        "to_go": len([u for u in s.units(side) if not s.has(u, MANOEUVRED)]),
    }


def platoon_view(s: Position, slot: i64, seat: i64) -> view_types.Platoon:
    """A card that the seat does not know has a place and what it did, nothing of what it is."""
    is_known = knows(s, seat, slot)
    place = s.place[slot]
    if place == ABOARD and not (
        is_known or s.rode[slot] == s.aboard[slot]
    ):  # its card lies under that of its carrier, or in hand
        place = RESERVE
    return {
        "id": int(slot),
        "label": s.label(slot),
        "side": int(s.side[slot]),
        "place": cast(view_types.Place, PLACE_NAMES[place]),
        "x": int(s.x[slot]),
        "y": int(s.y[slot]),
        "face": facing(s, slot) if s.place[slot] == ON_TABLE or is_known else s.front.home[s.side[slot]],
        "shown": s.shown[slot] == 1,
        "moved": int(s.moved[slot]),
        "manoeuvred": s.has(slot, MANOEUVRED),
        "fired": s.has(slot, FIRED),
        "pinned": s.has(slot, PINNED),
        "aboard": int(s.aboard[slot]) if is_known or s.aboard[slot] == s.rode[slot] else -1,
        "load": load(s, seat, slot),
        "left": int(s.strength(slot)) if is_known else 0,
        "models": models_view(s, slot) if s.shown[slot] == 1 else [],
        "sheet": sheet_view(s, slot) if is_known else None,
    }


def facing(s: Position, slot: i64) -> int:
    """What is aboard faces as its carrier does."""
    return int(s.face[s.aboard[slot]] if s.place[slot] == ABOARD else s.face[slot])


def models_view(s: Position, slot: i64) -> list[view_types.Model]:
    if s.place[slot] == ABOARD:
        return towed_view(s, slot)
    return [
        {"number": int(m % PLACES), "x": int(s.model_x[m]), "y": int(s.model_y[m])}
        for m in s.models(slot)
        if s.model_x[m] >= 0
    ]


def load(s: Position, seat: i64, slot: i64) -> int:
    """The platoon aboard or in tow, as far as the seat knows; -1: none."""
    rider = s.carried(slot)
    if rider < 0 or not (knows(s, seat, rider) or s.rode[rider] == slot):
        return -1
    return int(rider)


def towed_view(s: Position, slot: i64) -> list[view_types.Model]:
    """Guns in tow stand behind their vehicles (transport-4)."""
    found: list[view_types.Model] = []
    carrier = s.aboard[slot]
    for m in s.models(slot):
        vehicle = s.vehicle[m]
        if vehicle >= 0 and s.shown[carrier] == 1 and s.card_of(slot).klass == GUN:
            back = (s.card_of(carrier).depth + s.card_of(slot).depth) // 2
            x = ahead_x(s.model_x[vehicle], s.face[carrier] + 180, back)
            y = ahead_y(s.model_y[vehicle], s.face[carrier] + 180, back)
            found.append({"number": int(m % PLACES), "x": int(x), "y": int(y)})
    return found


def sheet_view(s: Position, slot: i64) -> view_types.Sheet:
    card = s.card_of(slot)
    weapons = s.setup.tables.weapons
    return {
        "card": card.key,
        "name": {"it": card.name_it, "en": card.name_en},
        "the": {"it": building_words.type_running(card, "it"), "en": building_words.type_running(card, "en")},
        "gender": card.gender,
        "kind": CLASS_NAMES[card.klass],
        "level": cast(view_types.Level, LEVEL_NAMES[s.level[slot]]),
        "die": int(s.die_of(slot)),
        "company": s.setup.company_names[s.company[slot]] if s.company[slot] >= 0 else "",
        "hq": s.is_hq[slot] == 1,
        "bought": int(s.size[slot]),
        "points": int(paid_for_one(card, s.level[slot], s.is_hq[slot] == 1)),
        "weapon": weapons[card.weapon] if card.weapon >= 0 else "",
        "ranges": [int(card.short), int(card.effective), int(card.reach)],
        "armour": [int(n) for n in card.armour],
        "move": int(card.move),
        "move_fire": int(card.move_fire),
        "width": int(card.width),
        "depth": int(card.depth),
    }


def wreck_view(s: Position, i: int) -> view_types.Wreck:
    card = s.setup.cards[s.wreck_card[i]]
    return {
        "x": int(s.wreck_x[i]),
        "y": int(s.wreck_y[i]),
        "face": int(s.wreck_face[i]),
        "card": card.key,
        "width": int(card.width),
        "depth": int(card.depth),
    }


def terrain_view(s: Position, i: int, seat: i64) -> view_types.Terrain:
    piece = s.ground.pieces[i]
    is_objective = i in [int(n) for n in s.objective_pieces]
    return {
        "id": i,
        "kind": cast(view_types.TerrainKind, TERRAIN_NAMES[piece.kind]),
        "points": [int(n) for n in piece.points],
        "width": int(piece.width),
        "height": int(piece.height),
        "name": piece.name,
        "objective": is_objective,
        "holder": known.known_holder(s, seat, piece) if is_objective else known.NOBODY,
    }


def decision_view(s: Position) -> view_types.Decision:
    decision = s.pending()
    return {"kind": cast(view_types.Awaited, decision.shown_name()), "unit": int(decision.about_unit())}
