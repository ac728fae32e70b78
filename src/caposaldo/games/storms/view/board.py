"""The public facts that never change: the map, the counters, the cards of the box.

Nothing here tells which units will be hidden or when reinforcements come: that is for their owner, in his view.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms import view_types
from caposaldo.games.storms.rules import sight, smoke
from caposaldo.games.storms.setup import (
    ACTION_CARD,
    ALL_ROUND,
    ALWAYS,
    ARTILLERY_CARD,
    BLUE,
    ENGINEER,
    FIXED,
    GUN,
    HOLD,
    IN_SEASON,
    MORTAR,
    OBJECTIVE_CARD,
    SMOKES,
    SNIPER,
    TERRAIN_NAMES,
    WEAPON_CARD,
    CardKind,
    HitMarker,
    Objective,
    Setup,
    UnitType,
)
from caposaldo.games.storms.view.words import type_running
from caposaldo.kernel import hexlines
from caposaldo.kernel.view_types import Wording, Words

TERRAIN_MARKS: Final = ".Sbwlch~f#="
LEVEL_MARKS: Final = "-012"
FAMILY_NAMES: Final[list[view_types.Family]] = ["action", "weapon", "veteran", "artillery", "objective"]
FREQUENCY_NAMES: Final[list[view_types.Frequency]] = ["permanent", "once", "round"]
EFFECT_NAMES: Final = ["add-vp", "add-cap", "add-cards", "end-game", "add-units", "secret-objective"]
AIM_NAMES: Final = ["hold", "destroy", "spare"]
SHORT_RANGED: Final = 2  # squads that fire no further are shown with sub-machine guns


def board(setup: Setup) -> view_types.Board:
    """All that everybody may know before the first round and that stays so."""
    types = types_of(setup)
    return {
        **scenario_data(setup),
        **map_data(setup),
        "types": [type_data(type) for type in types],
        "units": [unit_data(setup, unit, types) for unit in range(setup.count())],
        "cards": [card_data(setup, kind) for kind in range(len(setup.cards))],
        "markers": [marker_data(marker) for marker in setup.markers],
        "objectives": [objective_data(i, setup.objectives[i]) for i in range(len(setup.objectives))],
        **artillery_data(setup),
        "sight": sight_data(),
    }


def words(it: str, en: str) -> Words:
    return {"it": it, "en": en}


def scenario_data(setup: Setup) -> view_types.Scenario:
    return {
        "scenario": setup.id,
        "title": words(setup.title["it"], setup.title["en"]),
        "modules": list(setup.modules),
        "rounds": int(setup.rounds),
        "month": int(setup.month),
        "ends_at": int(setup.ends_at),
        "options": {"variable_ap": setup.variable_ap, "cautious": setup.cautious},
        "smoke": setup.smoke,
        "cap": [int(n) for n in setup.cap],
        "exits": [[int(h) for h in hexes] for hexes in setup.exits],
        "exit_points": [int(n) for n in setup.exit_points],
    }


# ---------------------------------------------------------------- the map
def map_data(setup: Setup) -> view_types.MapData:
    return {
        "columns": int(setup.grid.columns),
        "rows": int(setup.grid.rows),
        "labels": list(setup.labels_of_hexes),
        "terrain": "".join([TERRAIN_MARKS[terrain] for terrain in setup.terrain]),
        "terrains": [terrain_data(setup, terrain) for terrain in range(len(TERRAIN_NAMES))],
        "levels": "".join([LEVEL_MARKS[level + 1] for level in setup.level]),
        "openings": [h for h in range(setup.count_hexes) if setup.opening[h] == 1],
        "roads": hexlines.chains(setup.grid, setup.road),
        "road_ends": [[int(side // 6), int(side % 6)] for side in setup.road_ends],
        "crevices": crevices_data(setup),
        "maps": maps_data(setup),
    }


def terrain_data(setup: Setup, terrain: int) -> view_types.TerrainInfo:
    """Its effects in the month of the scenario (5.0b, 5.0d)."""
    screen = setup.screen[terrain]
    shelter = setup.shelter[terrain]
    return {
        "mark": TERRAIN_MARKS[terrain],
        "key": TERRAIN_NAMES[terrain],
        "cost": int(setup.entry_cost[terrain]),
        "cover": int(setup.cover[terrain]),
        "blocks": screen == ALWAYS or (screen == IN_SEASON and setup.in_season()),
        "hides": shelter == ALWAYS or (shelter == IN_SEASON and setup.summer()),
    }


def crevices_data(setup: Setup) -> list[list[int]]:
    """Hexsides as the two hexes that share them, each once."""
    found: list[list[int]] = []
    for h in range(setup.count_hexes):
        for d in range(6):
            other = setup.grid.near[6 * h + d]
            if other > h and setup.crevice[6 * h + d] == 1:
                found.append([h, int(other)])
    return found


def maps_data(setup: Setup) -> list[view_types.MapInfo]:
    """The part of each map that is on the table. On a turned map the letters of its rows run from south to north."""
    numbers: list[str] = []
    for label in setup.labels_of_hexes:
        number = label.partition("-")[0]
        if number not in numbers:
            numbers.append(number)
    return [one_map_data(setup, number) for number in numbers]


def one_map_data(setup: Setup, number: str) -> view_types.MapInfo:
    labels = setup.labels_of_hexes
    hexes = [h for h in range(len(labels)) if labels[h].partition("-")[0] == number]
    columns = int(setup.grid.columns)
    first, last = hexes[0], hexes[-1]
    return {
        "number": number,
        "column": first % columns,
        "row": first // columns,
        "columns": last % columns - first % columns + 1,
        "rows": last // columns - first // columns + 1,
        "turned": labels[first] > labels[last],
    }


def sight_data() -> list[view_types.SightReason]:
    """Why a hex is not seen, by the codes of looks.sight_from; the last is smoke."""
    found: list[view_types.SightReason] = [
        {"rule": sight.RULES[i], "key": sight.REASONS[i]} for i in range(len(sight.REASONS))
    ]
    return [*found, {"rule": "13.0d", "key": "st-sight-smoke"}]


# ---------------------------------------------------------------- counters
def types_of(setup: Setup) -> list[UnitType]:
    """Every type once, in the order of the units."""
    found: list[UnitType] = []
    keys: set[str] = set()
    for type in setup.types:
        if type.key not in keys:
            keys.add(type.key)
            found.append(type)
    return found


def type_data(type: UnitType) -> view_types.UnitType:
    return {
        "key": type.key,
        "name": words(type.name_it, type.name_en),
        "the": words(type_running(type, "it"), type_running(type, "en")),
        "gender": type.gender,
        "side": int(type.nation),
        "kind": kind_of(type),
        "symbol": symbol_of(type),
        "fire": int(type.fire_cost),
        "indirect": int(type.indirect_cost),
        "move": int(type.move_cost),
        "red": int(type.red),
        "blue": int(type.blue),
        "red_boxed": type.red_boxed,
        "blue_boxed": type.blue_boxed,
        "front": int(type.front),
        "flank": int(type.flank),
        "front_colour": colour_name(type.front_colour),
        "flank_colour": colour_name(type.flank_colour),
        "range": int(type.range),
        "least": int(type.least),
        "worth": int(type.worth),
        "all_round": type.roles & ALL_ROUND != 0,
        "fixed": type.roles & FIXED != 0,
    }


def colour_name(colour: i64) -> view_types.Colour:
    return "blue" if colour == BLUE else "red"


def kind_of(type: UnitType) -> view_types.UnitKind:
    if type.roles & GUN != 0:
        return "gun"
    if type.roles & MORTAR != 0:
        return "mortar"
    if type.roles & SNIPER != 0:
        return "sniper"
    return "engineer" if type.roles & ENGINEER != 0 else "squad"


def symbol_of(type: UnitType) -> view_types.Symbol:
    """The weapon drawn on the counter: the one that its values speak of."""
    kind = kind_of(type)
    if kind == "gun":
        return "at-gun" if type.blue > type.red else "infantry-gun"
    if kind != "squad":
        return kind
    if type.red_boxed:
        return "mg"
    if type.blue > type.red:
        return "at-team"
    return "smg" if type.range <= SHORT_RANGED else "rifle"


def unit_data(setup: Setup, unit: int, types: list[UnitType]) -> view_types.UnitInfo:
    key = setup.types[unit].key
    return {
        "id": unit,
        "label": setup.labels[unit],
        "type": [type.key for type in types].index(key),
        "side": int(setup.side[unit]),
        "smokes": setup.is_a(unit, SMOKES | ENGINEER),
        "cards": list(setup.veteran[unit]),
    }


def marker_data(marker: HitMarker) -> view_types.MarkerInfo:
    return {
        "key": marker.key,
        "count": int(marker.count),
        "no_fire": marker.no_fire,
        "no_move": marker.no_move,
        "no_turn": marker.no_turn,
        "no_action": marker.no_action,
        "fire": int(marker.fire_cost),
        "move": int(marker.move_cost),
        "red": int(marker.red),
        "blue": int(marker.blue),
        "front": int(marker.front),
        "flank": int(marker.flank),
        "range": int(marker.range),
        "recovery": int(marker.recovery),
        "eliminates": marker.eliminates,
    }


# ---------------------------------------------------------------- cards
def card_data(setup: Setup, kind: int) -> view_types.CardInfo:
    card = setup.cards[kind]
    return {
        "id": kind,
        "number": card.number,
        "family": FAMILY_NAMES[card.family],
        "name": words(card.name_it, card.name_en),
        "text": card_text(card),
        "yellow": card.yellow,
        "action": card.action,
        "group": card.group,
        "count": len([other for other in setup.deck if other == kind]),
        "cost_ap": int(card.cost_ap),
        "cost_cap": int(card.cost_cap),
        "red": int(card.red),
        "blue": int(card.blue),
        "range": int(card.range),
        "ignores_cover": card.ignores_cover,
        "metal": card.metal,
        "frequency": FREQUENCY_NAMES[card.frequency],
        "missions": int(card.missions),
        "side": int(card.side),
        "pattern": pattern_data(card),
    }


def pattern_data(card: CardKind) -> list[list[int]]:
    """Steps of q and r from the target to each hex that is struck (12.3a)."""
    return [[int(card.pattern[i]), int(card.pattern[i + 1])] for i in range(0, len(card.pattern), 2)]


def said(key: str, params: dict[str, int | str]) -> Wording:
    return {"key": key, "params": params}


def card_text(card: CardKind) -> list[Wording]:
    """The effects of the card: texts with their parameters."""
    if card.yellow:
        return [effect_text(card, i) for i in range(0, len(card.effects), 3)]
    if card.family == OBJECTIVE_CARD:
        return [aim_text(card, i) for i in range(0, len(card.effects), 3)]
    if card.family == WEAPON_CARD and card.metal:
        return [said("st-card-text-metal", {"blue": int(card.blue), "range": int(card.range)})]
    if card.family == WEAPON_CARD:
        found = [said("st-card-text-weapon", {"red": int(card.red), "blue": int(card.blue), "range": int(card.range)})]
        return found + ([said("st-card-text-no-cover", {})] if card.ignores_cover else [])
    if card.family == ARTILLERY_CARD:
        fire: dict[str, int | str] = {"red": int(card.red), "blue": int(card.blue), "hexes": len(card.pattern) // 2}
        return [said("st-card-text-artillery", {**fire, "missions": int(card.missions)})]
    number = f"{card.code:02}" if card.family != ACTION_CARD else str(int(card.code))
    return [said(f"st-card-text-{'v' if card.family != ACTION_CARD else ''}{number}", {})]


def effect_text(card: CardKind, i: int) -> Wording:
    """One effect of an event, and whom it is for (8.1c)."""
    whose = card.effects[i + 1]
    who = "@st-card-drawer" if whose < 0 else f"@seat/{int(whose)}"
    return said(f"st-card-text-{EFFECT_NAMES[card.effects[i]]}", {"side": who, "amount": int(card.effects[i + 2])})


def aim_text(card: CardKind, i: int) -> Wording:
    """The condition of a secret objective, and its points (8.1c)."""
    params: dict[str, int | str] = {"points": int(card.effects[i + 2])}
    if card.effects[i] == HOLD:
        params["objective"] = f"@objective/{int(card.effects[i + 1])}"
    else:
        params["count"] = int(card.effects[i + 1])
    return said(f"st-card-text-{AIM_NAMES[card.effects[i]]}", params)


# ---------------------------------------------------------------- objectives and batteries
def objective_data(i: int, objective: Objective) -> view_types.Objective:
    return {
        "id": i,
        "hex": int(objective.hex),
        "name": words(objective.name_it, objective.name_en),
        "owner": int(objective.owner),
        "round": [int(n) for n in objective.round_points],
        "final": [int(n) for n in objective.final_points],
    }


def artillery_data(setup: Setup) -> view_types.Artillery:
    batteries: list[view_types.Battery] = []
    for side in range(2):
        for kind in setup.batteries[side]:
            batteries.append({"id": len(batteries), "side": side, "card": int(kind)})
    return {
        "batteries": batteries,
        "spotters": [[int(h) for h in hexes] for hexes in setup.preset_spotters],
        "smoke_markers": int(smoke.SMOKE_MARKERS),
    }
