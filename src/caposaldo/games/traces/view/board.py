"""The map, the counters, the chits and the charts as they are shown: what never changes during a game."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.traces import view_types
from caposaldo.games.traces.rules import victory
from caposaldo.games.traces.setup import (
    AIRBORNE_CHIT,
    ARM_NAMES,
    BOUGHT,
    CLASS_NAMES,
    DRY,
    NATION_NAMES,
    SIDE_NAMES,
    ChitKind,
    City,
    CrossingPoint,
    River,
    Setup,
)
from caposaldo.games.traces.view.words import unit_running
from caposaldo.kernel import hexlines
from caposaldo.kernel.view_types import Words

TERRAIN_LETTERS: Final = ".frs~ "
ENTRY_NAMES: Final[list[view_types.Entry]] = ["start", "free", "arrives", "replaces", "bought", "dropped"]
CHIT_NAMES: Final[list[view_types.ChitKind]] = ["hq", "supply", "reinforcement", "airborne", "stavka", "okh"]
OWNER_NAMES: Final[list[view_types.Owner]] = ["axis", "soviet", "both"]


def board(t: Setup) -> view_types.Board:
    """All that everybody may know before the first turn and that stays so."""
    return {
        **map_data(t),
        **places_data(t),
        "units": [unit_data(t, u) for u in range(t.count())],
        "chits": [chit_data(chit) for chit in t.chits],
        "turns": [turn_data(t, turn) for turn in range(t.first_turn, t.last_turn + 1)],
        "first_turn": int(t.first_turn),
        "last_turn": int(t.last_turn),
        "charts": charts_data(t),
    }


def words(it: str, en: str) -> Words:
    return {"it": it, "en": en}


# ---------------------------------------------------------------- the map
def map_data(t: Setup) -> view_types.Map:
    return {
        "columns": int(t.grid.columns),
        "rows": int(t.grid.rows),
        "terrain": "".join([TERRAIN_LETTERS[t.terrain[h]] for h in range(t.count_hexes)]),
        "rivers": rivers_data(t),
        "blocked": pairs(t, [side for side in sides(t) if t.blocked[side] == 1]),
        "roads": chains(t, t.road),
        "rails": chains(t, t.rail),
        "bridges": pairs(t, [side for side in sides(t) if t.river[side] != DRY and t.bridged(side)]),
    }


def sides(t: Setup) -> list[int]:
    """Every hexside between two hexes, once."""
    found: list[int] = []
    for h in range(t.count_hexes):
        for d in range(6):
            if t.grid.near[6 * h + d] > h:
                found.append(6 * h + d)
    return found


def pairs(t: Setup, found: list[int]) -> list[list[str]]:
    """Hexsides as the two hexes that share them."""
    return [[t.number_of(side // 6), t.number_of(t.grid.near[side])] for side in found]


def rivers_data(t: Setup) -> list[view_types.River]:
    """The rivers by name, and without a name those that have none."""
    found: list[view_types.River] = []
    named: set[int] = set()
    for river in t.rivers:
        for side in river.sides:
            named.add(int(t.grid.side(side // 6, side % 6)))
        found += river_data(t, river, [int(side) for side in river.sides])
    rest = [side for side in sides(t) if t.river[side] != DRY and side not in named]
    return found + river_data(t, River("", ""), rest)


def river_data(t: Setup, river: River, course: list[int]) -> list[view_types.River]:
    """A river that is major for a stretch and minor for another is shown as two."""
    found: list[view_types.River] = []
    sizes: list[view_types.RiverSize] = ["minor", "major"]
    for size, word in enumerate(sizes):
        part = [side for side in course if t.river[side] == size + 1]
        if part:
            found.append({"name": words(river.name_it, river.name_en), "size": word, "sides": pairs(t, part)})
    return found


def chains(t: Setup, lines: vec[i64]) -> list[list[str]]:
    """Roads or railways as chains of hexes, each from one end or junction to the next."""
    return [[t.number_of(h) for h in chain] for chain in hexlines.chains(t.grid, lines)]


# ---------------------------------------------------------------- places
def places_data(t: Setup) -> view_types.Places:
    return {
        "cities": [city_data(t, i, t.cities[i]) for i in range(len(t.cities))],
        "crossings": [crossing_data(t, i, t.crossings[i]) for i in range(len(t.crossings))],
        "crossing_points": crossing_points(t),
        "breakthrough": [t.number_of(h) for h in range(t.count_hexes) if t.breakthrough[h] == 1],
        "sources": [[t.number_of(h) for h in t.sources[side]] for side in range(2)],
    }


def crossing_points(t: Setup) -> int:
    """Return the most crossing points there can be: the bridgehead of the airborne operation is one (12.3b, 12.3c)."""
    airborne = [chit for chit in t.chits if chit.kind == AIRBORNE_CHIT]
    return len(t.crossings) + (1 if airborne else 0) if t.crossings else 0


def city_data(t: Setup, i: int, city: City) -> view_types.City:
    return {
        "id": i,
        "hex": t.number_of(city.hex),
        "name": words(city.name_it, city.name_en),
        "today": city.today,
        "major": city.major,
        "points": int(victory.CITY_POINTS) if city.major else 0,
    }


def crossing_data(t: Setup, i: int, crossing: CrossingPoint) -> view_types.Crossing:
    return {"id": i, "hex": t.number_of(crossing.hex), "name": words(crossing.name_it, crossing.name_en)}


# ---------------------------------------------------------------- counters
def unit_data(t: Setup, u: int) -> view_types.UnitInfo:
    return {
        "id": u,
        "label": t.labels[u],
        "number": t.numbers[u],
        "name": words(t.names_it[u], t.names_en[u]),
        "the": words(unit_running(t, u, "it"), unit_running(t, u, "en")),
        "gender": t.genders[u],
        "side": cast(view_types.SideName, SIDE_NAMES[t.side[u]]),
        "nation": cast(view_types.Nation, NATION_NAMES[t.nation[u]]),
        "arm": cast(view_types.Arm, ARM_NAMES[t.arm[u]]),
        "type": t.types[u].key,
        "mechanised": t.mechanised[u] == 1,
        "steps": int(t.steps[u]),
        "values": values_data(t, u),
        "hq": t.is_hq(u),
        "range": int(t.range[u]),
        "entry": ENTRY_NAMES[t.entry[u]],
        "group": CLASS_NAMES[t.group[u]] if t.entry[u] == BOUGHT else str(t.group[u]),
    }


def values_data(t: Setup, u: int) -> view_types.Values:
    return {
        "attack": int(t.attack[u]),
        "defence": int(t.defence[u]),
        "reduced_attack": int(t.reduced_attack[u]),
        "reduced_defence": int(t.reduced_defence[u]),
        "move": int(t.move[u]),
    }


def chit_data(chit: ChitKind) -> view_types.ChitInfo:
    return {
        "key": chit.key,
        "kind": CHIT_NAMES[chit.kind],
        "owner": OWNER_NAMES[chit.owner],
        "count": int(chit.count),
        "from_turn": int(chit.from_turn),
        "hq": int(chit.hq),
    }


# ---------------------------------------------------------------- charts
def turn_data(t: Setup, turn: i64) -> view_types.TurnInfo:
    return {"turn": int(turn), "month": t.charts.months[turn], "axis_chits": int(t.charts.axis_chits[turn])}


def charts_data(t: Setup) -> view_types.Charts:
    charts = t.charts
    crt = [[charts.results[charts.crt[6 * c + roll]].code for roll in range(6)] for c in range(len(charts.columns))]
    return {"columns": list(charts.columns), "crt": crt}
