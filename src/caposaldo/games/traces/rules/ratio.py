"""Strengths and the combat ratio (10.2).

The attackers of a combat are a vec of units; who they are, chapter 10.0 says. Columns of the combat results table are
rungs of a ladder: 0 is the first, and above the last stands one more that counts only while columns are shifted.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.traces.position import ISOLATED, JOINED, SUPPLIED, Position
from caposaldo.games.traces.setup import DRY, SWAMP, TERRAIN_NAMES, Charts, Setup
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import Params

OUT_OF_SUPPLY_LOSS: Final = 2  # strength points (8.2b, 8.2c)
TOO_LOW: Final = -1  # rung of what is below the first column (10.2j)


# ---------------------------------------------------------------- one unit
def attack_of(s: Position, unit: i64) -> i64:
    """Attack strength: two less out of supply or isolated, never below 0 (10.2c, 10.2d, 8.2a to 8.2c)."""
    value = s.attack_value(unit)
    return value if s.supply[unit] == SUPPLIED else max(value - OUT_OF_SUPPLY_LOSS, 0)


def defence_of(s: Position, unit: i64) -> i64:
    """Defence strength: two less only when isolated, never below 0 (10.2d, 8.2b, 8.2c)."""
    value = s.defence_value(unit)
    return max(value - OUT_OF_SUPPLY_LOSS, 0) if s.supply[unit] == ISOLATED else value


# ---------------------------------------------------------------- one hex
def river_divisor(setup: Setup, side: i64) -> i64:
    """Attackers across a river are halved, bridge or not (10.2b). `side` is a hexside, seen from either hex."""
    return 2 if setup.river[side] != DRY else 1


def armour_divisor(setup: Setup, side: i64) -> i64:
    """Mechanised units are halved when they attack into a swamp, quartered when across a river as well (G-tec). `side`
    is the hexside seen from the attacked hex."""
    river = river_divisor(setup, side)
    return 2 * river if setup.terrain[side // 6] == SWAMP else river


def from_hex(s: Position, side: i64, units: vec[i64]) -> i64:
    """Return the strength across one hexside of the attacked hex: supply unit by unit, then the sum, then the division,
    rounded down once (1.3a, 1.3b, 10.2b, 10.2e). Only units with the same divisor are added before."""
    setup = s.setup
    h = setup.way[side]
    foot: i64 = 0
    armour: i64 = 0
    for unit in units:
        if s.hex[unit] == h:
            if setup.mechanised[unit] == 1:
                armour += attack_of(s, unit)
            else:
                foot += attack_of(s, unit)
    by = river_divisor(setup, side)
    armour_by = armour_divisor(setup, side)
    if by == armour_by:
        return (foot + armour) // by
    return foot // by + armour // armour_by


# ---------------------------------------------------------------- the totals
def joined(s: Position, target: i64) -> vec[i64]:
    """The units that attack the hex in the combat at hand, hex by hex."""
    found: vec[i64] = vec[i64]([])
    for d in range(6):
        h = s.setup.way[6 * target + d]
        unit = s.first[h] if h >= 0 else -1
        while unit >= 0:
            if s.flags[unit] & JOINED != 0:
                found = append(found, unit)
            unit = s.next[unit]
    return found


def strength_of(s: Position, target: i64, units: vec[i64]) -> i64:
    """Total attack strength of these units against the hex (10.2a, 10.0e). Others than its neighbours add nothing."""
    total: i64 = 0
    for d in range(6):
        if s.setup.way[6 * target + d] >= 0:
            total += from_hex(s, 6 * target + d, units)
    return total


def strongest(s: Position, units: vec[i64]) -> str:
    """A reference to the unit that brings the most to an attack, the first of several; "" if there is none."""
    best: i64 = -1
    for unit in units:
        if best < 0 or attack_of(s, unit) > attack_of(s, best):
            best = unit
    return s.ref(best) if best >= 0 else ""


def attack_strength(s: Position, target: i64) -> i64:
    """Total attack strength of those who have joined (10.2a)."""
    return strength_of(s, target, joined(s, target))


def defence_strength(s: Position, target: i64) -> i64:
    """All units in the hex defend together (10.0f, 10.2a)."""
    total: i64 = 0
    unit = s.first[target]
    while unit >= 0:
        total += defence_of(s, unit)
        unit = s.next[unit]
    return total


# ---------------------------------------------------------------- the ladder
def rung_of(charts: Charts, attack: i64, defence: i64) -> i64:
    """Attack by defence, rounded down to a column; whole ratios above the last stand one rung higher (10.2f, 10.2i)."""
    if 2 * attack >= charts.virtual_from * defence:
        return len(charts.bounds)
    rung: i64 = len(charts.bounds) - 1
    while rung >= 0 and 2 * attack < charts.bounds[rung] * defence:
        rung -= 1
    return rung


def terrain_shift(s: Position, target: i64) -> i64:
    """Columns to the left: the terrain of the hex, and its city (10.2g)."""
    setup = s.setup
    return setup.charts.shift[setup.terrain[target]] + city_shift(setup, target)


def city_shift(setup: Setup, target: i64) -> i64:
    city = setup.city_at[target]
    if city < 0:
        return 0
    return setup.charts.major_city_shift if setup.cities[city].major else setup.charts.city_shift


def column_for(s: Position, target: i64, attack: i64, air: i64 = 0) -> i64:
    """The column on which so much strength attacks the hex, or TOO_LOW: after terrain and before any air shift it must
    be 1-1 (10.2j). A defence of 0 goes to the last column, whatever the terrain (10.2k), but not without any attack."""
    charts = s.setup.charts
    last: i64 = len(charts.bounds) - 1
    defence = defence_strength(s, target)
    if attack <= 0:
        return TOO_LOW
    if defence == 0:
        return last
    rung = rung_of(charts, attack, defence)
    if rung == TOO_LOW or rung < terrain_shift(s, target):
        return TOO_LOW
    return min(max(rung - terrain_shift(s, target) + air, 0), last)


def column_of(s: Position, target: i64) -> i64:
    """The column of those who have joined, terrain included, or TOO_LOW."""
    return column_for(s, target, attack_strength(s, target))


def odds(s: Position, target: i64, units: vec[i64]) -> i64:
    """The column on which these units would attack the hex, or TOO_LOW."""
    return column_for(s, target, strength_of(s, target, units))


# ---------------------------------------------------------------- for people
def chain_for(s: Position, target: i64, units: vec[i64], air: i64) -> Chain:
    """How the attack strength comes about, hex by hex, and what becomes of it."""
    chain = Chain()
    for d in range(6):
        add_hex(s, chain, 6 * target + d, units)
    attack = chain.total()
    note_defence(s, chain, target)
    note_ratio(s, chain, target, attack)
    if defence_strength(s, target) > 0:
        note_shifts(s, chain, target, air)
    column = column_for(s, target, attack, air)
    if column != TOO_LOW:
        chain.note("10.2f", "tr-chain-column", column_params(s, column))
    return chain


def add_hex(s: Position, chain: Chain, side: i64, units: vec[i64]) -> None:
    """The links of one attacking hex: printed strengths (10.2a), supply (10.2c, 10.2d), division (10.2b, 10.2e)."""
    h = s.setup.way[side]
    place: Params = {"hex": s.hex_ref(h)}
    sent = [unit for unit in units if h >= 0 and s.hex[unit] == h]
    if not sent:
        return
    value: i64 = 0
    for unit in sent:
        chain.add("10.2a", "tr-chain-unit", s.attack_value(unit), {"unit": s.ref(unit)})
        if attack_of(s, unit) < s.attack_value(unit):
            isolated = s.supply[unit] == ISOLATED
            key = "tr-chain-isolated" if isolated else "tr-chain-out-of-supply"
            rule = "10.2d" if isolated else "10.2c"
            chain.add(rule, key, attack_of(s, unit) - s.attack_value(unit), {"unit": s.ref(unit)})
        value += attack_of(s, unit)
    lost = from_hex(s, side, units) - value
    river = river_divisor(s.setup, side) > 1
    swamp = armour_divisor(s.setup, side) > river_divisor(s.setup, side)
    if swamp and any(s.setup.mechanised[unit] == 1 for unit in sent):
        chain.add("10.2e", "tr-chain-river-and-swamp" if river else "tr-chain-into-swamp", lost, place)
    elif river:
        chain.add("10.2b", "tr-chain-river", lost, place)


def note_defence(s: Position, chain: Chain, target: i64) -> None:
    unit = s.first[target]
    while unit >= 0:
        key = "tr-chain-defender-isolated" if s.supply[unit] == ISOLATED else "tr-chain-defender"
        rule = "10.2d" if s.supply[unit] == ISOLATED else "10.0f"
        chain.note(rule, key, {"unit": s.ref(unit), "value": int(defence_of(s, unit))})
        unit = s.next[unit]


def note_ratio(s: Position, chain: Chain, target: i64, attack: i64) -> None:
    """Attack against defence, as a ratio (10.2f)."""
    defence = defence_strength(s, target)
    params: Params = {"attack": int(attack), "defence": int(defence)}
    if defence == 0:
        chain.note("10.2k", "tr-chain-no-defence", params)
        return
    rung = rung_of(s.setup.charts, attack, defence)
    if rung == TOO_LOW:
        chain.note("10.2j", "tr-chain-too-low", params)
        return
    params["ratio"] = ratio_word(s.setup.charts, rung, attack, defence)
    chain.note("10.2f", "tr-chain-ratio", params)


def note_shifts(s: Position, chain: Chain, target: i64, air: i64) -> None:
    """Terrain, city, Luftwaffe (10.2g, 10.2h)."""
    setup = s.setup
    ground = setup.charts.shift[setup.terrain[target]]
    if ground > 0:
        chain.note("10.2g", f"tr-chain-terrain-{TERRAIN_NAMES[setup.terrain[target]]}", {"count": int(ground)})
    if city_shift(setup, target) > 0:
        key = "tr-chain-major-city" if setup.cities[setup.city_at[target]].major else "tr-chain-city"
        chain.note("10.2g", key, {"count": int(city_shift(setup, target))})
    if air > 0:
        chain.note("10.2h", "tr-chain-air", {"count": int(air)})


def ratio_word(charts: Charts, rung: i64, attack: i64, defence: i64) -> int | str:
    """The first figure of a ratio: "1.5", 3; above the last column the whole ratio."""
    return int(attack // defence) if rung == len(charts.bounds) else halves_word(charts.bounds[rung])


def halves_word(halves: i64) -> int | str:
    return int(halves // 2) if halves % 2 == 0 else f"{halves // 2}.5"


def column_params(s: Position, column: i64) -> Params:
    """`column` is the first figure of its ratio, `top` is 1 for the last one, written with a plus."""
    bounds = s.setup.charts.bounds
    return {"column": halves_word(bounds[column]), "top": 1 if column == len(bounds) - 1 else 0}
