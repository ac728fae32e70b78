"""Targets of fire: arc, sight, range, and the units in the hex (6.1, 7.0, 7.6, 9.1.2, 10.0c, 12.0).

`unable` and `bars` answer with a number, cheap enough for every hex of the map; `refuse` says the same in words. Hidden
enemies bar nothing: what is answered rests on what everybody sees.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.storms.position import BARRAGE, DIRECT, HIDDEN, INDIRECT, INDIRECT_SMOKE, MEMBER, SMOKE, Position
from caposaldo.games.storms.rules import chapters, combat_values, current_action, sight, smoke
from caposaldo.games.storms.rules.shot import Shot
from caposaldo.games.storms.setup import ALL_ROUND, BLUE, ENGINEER, INDIRECT_CHAPTER, RED, SMOKES, SNIPER
from caposaldo.kernel.game import Params, Refusal

SPOTTING_DISTANCE: Final = 2  # from a mortar to its spotter hex (12.0b)
SMOKE_BY_HAND: Final = 3  # AP of engineers (13.1)
HAND_REACH: Final = 1  # hexes

# Why not.
FREE: Final = 0
OFF_MAP: Final = 1
NO_WEAPON: Final = 2
BY_MARKER: Final = 3
NO_INDIRECT: Final = 4
NO_SMOKE: Final = 5
SMOKE_ALONE: Final = 6
BUSY: Final = 7
NOBODY_CLOSE: Final = 8
TOO_NEAR: Final = 9
TOO_FAR: Final = 10
OUT_OF_ARC: Final = 11
UNSIGHTED: Final = 12
BARREL: Final = 13
IN_SIGHT: Final = 14
NO_SPOTTER: Final = 15
FRIENDS_ONLY: Final = 16
NOBODY: Final = 17
APART: Final = 18
LONG_SUPPORT: Final = 19
NO_FIREPOWER: Final = 20
SMOKE_USED_UP: Final = 21
OUT_OF_HAND: Final = 22
RULES: Final = [
    "", "7.0", "7.0", "7.4", "12.0", "13.1", "9.1.2", "7.6.3f", "7.6.3", "12.0e", "7.6.1", "6.1", "6.0", "11.5c",
    "12.0", "12.0b", "7.0", "10.0c", "9.1.2", "9.1.2", "9.1.2", "13.1a", "13.1",
]  # fmt: skip
KEYS: Final = [
    "", "st-fire-off-map", "st-fire-no-weapon", "st-fire-marker", "st-fire-no-indirect", "st-fire-no-smoke",
    "st-fire-smoke-alone", "st-fire-busy", "st-fire-nobody-close", "st-fire-too-near", "st-fire-too-far",
    "st-fire-arc", "st-fire-sight", "st-fire-gully", "st-fire-in-sight", "st-fire-no-spotter", "st-fire-friends",
    "st-fire-nobody", "st-support-apart", "st-support-far", "st-support-none",
    "st-fire-smoke-used-up", "st-fire-smoke-near",
]  # fmt: skip


# ---------------------------------------------------------------- the unit by itself
def smokes(mode: i64) -> bool:
    return mode == SMOKE or mode == INDIRECT_SMOKE


def indirect(mode: i64) -> bool:
    return mode == INDIRECT or mode == INDIRECT_SMOKE


def cost(s: Position, unit: i64, mode: i64) -> i64:
    """AP to fire, with what the hit marker adds (7.0, 7.4); smoke costs as much (13.1a), but 3 for engineers (13.1)."""
    type = s.setup.types[unit]
    kind = combat_values.marker_of(s, unit)
    more = s.setup.markers[kind].fire_cost if kind >= 0 else 0
    if mode == SMOKE and s.setup.is_a(unit, ENGINEER):
        return SMOKE_BY_HAND + more
    return (type.indirect_cost if indirect(mode) else type.fire_cost) + more


def unable(s: Position, unit: i64, mode: i64) -> i64:
    """Why the unit cannot fire so at all: a number of `KEYS`, or FREE."""
    if s.hex[unit] < 0:
        return OFF_MAP
    if s.setup.types[unit].fire_cost == 0:
        return NO_WEAPON
    if forbids_fire(s, unit):
        return BY_MARKER
    if indirect(mode) and (s.setup.types[unit].indirect_cost == 0 or not s.setup.has_indirect_fire):
        return NO_INDIRECT
    if not smokes(mode):
        return FREE
    if not s.setup.smoke or not s.setup.is_a(unit, SMOKES | ENGINEER):
        return NO_SMOKE
    if smoke.smoke_left(s) <= 0:
        return SMOKE_USED_UP
    return SMOKE_ALONE if current_action.size(s) > 1 else FREE


def forbids_fire(s: Position, unit: i64) -> bool:
    """Its hit marker takes its fire away (7.4, 7.4c)."""
    kind = combat_values.marker_of(s, unit)
    return kind >= 0 and (s.setup.markers[kind].no_fire or s.setup.markers[kind].no_action)


def marker_changes_fire(s: Position, unit: i64) -> bool:
    """Its hit marker changes firepower, cost or range (7.4d)."""
    kind = combat_values.marker_of(s, unit)
    if kind < 0:
        return False
    marker = s.setup.markers[kind]
    return marker_changes_firepower(s, unit) or marker.fire_cost != 0 or marker.range >= 0


def marker_changes_firepower(s: Position, unit: i64) -> bool:
    """Its hit marker touches its firepower, so that it cannot support others (9.1.2)."""
    kind = combat_values.marker_of(s, unit)
    return kind >= 0 and (s.setup.markers[kind].red != 0 or s.setup.markers[kind].blue != 0)


# ---------------------------------------------------------------- the hex
def hexes(s: Position, lead: i64, mode: i64) -> vec[i64]:
    """The hexes that the lead, who is able to, may fire at in this mode with its group."""
    found: vec[i64] = vec[i64]([])
    blind = smokes(mode) or enemy_hides(s, s.setup.side[lead])
    smoky = smoke_anywhere(s)
    spotters = spotter_hexes(s, lead) if indirect(mode) else vec[i64]([])
    supporters = current_action.size(s) > 1
    for h in range(s.setup.count_hexes):
        if s.first[h] < 0 and not blind:
            continue
        if bars(s, lead, h, mode, smoky, spotters) == FREE and (
            not supporters or unsupporting(s, Shot(lead, h, mode)) < 0
        ):
            found = append(found, h)
    return found


def bars(s: Position, unit: i64, h: i64, mode: i64, smoky: bool, spotters: vec[i64]) -> i64:
    """Why the unit cannot fire at this hex: a number of `KEYS`, or FREE."""
    at = s.hex[unit]
    if mode == SMOKE and s.setup.is_a(unit, ENGINEER):
        if s.setup.grid.distance(at, h) <= HAND_REACH:
            return BUSY if at != h and s.enemy_in(s.setup.side[unit], at) else FREE
        if not s.setup.is_a(unit, SMOKES):
            return OUT_OF_HAND
    if at == h:
        return close_bars(s, unit, h, mode)
    if s.enemy_in(s.setup.side[unit], at):
        return BUSY
    away = s.setup.grid.distance(at, h)
    if away > 2 * combat_values.reach(s, unit):
        return TOO_FAR
    if away < s.setup.types[unit].least:
        return TOO_NEAR
    if not in_arc(s, unit, h):
        return OUT_OF_ARC
    if sight.is_barred_from_gully(s.setup, s.setup.roles[unit], at, h):
        return BARREL
    line = line_bars(s, at, h, mode, smoky, spotters)
    return line if line != FREE else nobody_there(s, unit, h, mode)


def close_bars(s: Position, unit: i64, h: i64, mode: i64) -> i64:
    """In close combat neither arc nor range nor a minimum range count, but an enemy must be there (7.6.3, 7.6.3a)."""
    if mode != DIRECT:
        return TOO_NEAR
    return FREE if s.enemy_in(s.setup.side[unit], h) else NOBODY_CLOSE


def in_arc(s: Position, unit: i64, h: i64) -> bool:
    """A hidden unit has no facing yet, some units have none at all (6.1, 10.0)."""
    if s.has(unit, HIDDEN) or s.setup.is_a(unit, ALL_ROUND):
        return True
    return sight.in_arc(s.setup, s.hex[unit], s.face[unit], h)


def line_bars(s: Position, at: i64, h: i64, mode: i64, smoky: bool, spotters: vec[i64]) -> i64:
    """Direct fire needs sight (6.0, 13.0d); indirect fire is for what the mortar itself does not see (12.0), with the
    sight of a spotter hex (12.0b)."""
    seen = sees(s, at, h, smoky)
    if not indirect(mode):
        return FREE if seen else UNSIGHTED
    if seen:
        return IN_SIGHT
    for spotter in spotters:
        if sees(s, spotter, h, smoky):
            return FREE
    return NO_SPOTTER


def sees(s: Position, at: i64, h: i64, smoky: bool) -> bool:
    if not sight.sees(s.setup, at, h):
        return False
    return not smoky or sight.clear_of_smoke(s.setup, s.smoke, at, h)


def smoke_anywhere(s: Position) -> bool:
    for here in s.smoke:
        if here != 0:
            return True
    return False


def spotter_hexes(s: Position, mortar: i64) -> vec[i64]:
    """Hexes within 2 of the mortar with no enemy in view (12.0b)."""
    found: vec[i64] = vec[i64]([])
    for h in s.setup.grid.within(s.hex[mortar], SPOTTING_DISTANCE):
        if not s.enemy_in(s.setup.side[mortar], h):
            found = append(found, h)
    return found


# ---------------------------------------------------------------- who is there
def nobody_there(s: Position, unit: i64, h: i64, mode: i64) -> i64:
    """Smoke falls anywhere; fire is for a hex with an enemy in view, or for one that looks empty while the enemy has
    hidden units somewhere (7.0, 10.0c)."""
    if smokes(mode) or s.enemy_in(s.setup.side[unit], h):
        return FREE
    if not looks_empty(s, h):
        return FRIENDS_ONLY
    return FREE if enemy_hides(s, s.setup.side[unit]) else NOBODY


def looks_empty(s: Position, h: i64) -> bool:
    """No visible unit is there."""
    unit = s.first[h]
    while unit >= 0:
        if s.flags[unit] & HIDDEN == 0:
            return False
        unit = s.next[unit]
    return True


def enemy_hides(s: Position, side: i64) -> bool:
    """The other side has hidden units on the map: everybody knows that, but not where (10.0)."""
    for unit in range(s.setup.count()):
        if s.setup.side[unit] != side and s.flags[unit] & HIDDEN != 0 and s.hex[unit] >= 0:
            return True
    return False


def somebody_hides(s: Position, shot: Shot) -> bool:
    """A hex that looks empty is worth a roll: the enemy has hidden units, or for a barrage either side (10.0c)."""
    side = combat_values.attacker(s, shot)
    return enemy_hides(s, side) or (shot.mode == BARRAGE and enemy_hides(s, 1 - side))


def struck(s: Position, shot: Shot) -> vec[i64]:
    """Every unit in view in the hex (7.7), friend and foe (7.6.3h, 12.3c); the attacker's enemies only in close combat
    (7.6.3c) and under the fire of a sniper (10.3c); of weapons against metal those alone that they harm (8.2)."""
    found: vec[i64] = vec[i64]([])
    side = combat_values.attacker(s, shot)
    spares = shot.mode != BARRAGE and (s.hex[shot.firer] == shot.target or s.setup.is_a(shot.firer, SNIPER))
    unit = s.first[shot.target]
    while unit >= 0:
        if s.flags[unit] & HIDDEN == 0 and (not spares or s.setup.side[unit] != side):
            if combat_values.can_harm(s, shot, unit):
                found = append(found, unit)
        unit = s.next[unit]
    return found


def weakest_hidden(s: Position, shot: Shot) -> i64:
    """Of the hidden units in the hex the one with the lowest front DR, or flank DR under shells (10.0c); a barrage
    finds those of its own side too (12.3c). -1: none."""
    side = combat_values.attacker(s, shot)
    best: i64 = -1
    lowest: i64 = 0
    unit = s.first[shot.target]
    while unit >= 0:
        if s.flags[unit] & HIDDEN != 0 and (shot.mode == BARRAGE or s.setup.side[unit] != side):
            rating = combat_values.rating(s, shot, unit) + combat_values.rating_by_marker(s, shot, unit, s.marker[unit])
            if best < 0 or rating < lowest:
                best = unit
                lowest = rating
        unit = s.next[unit]
    return best


def unsupporting(s: Position, shot: Shot) -> i64:
    """A member that cannot support the fire, or -1."""
    for unit in range(s.setup.count()):
        if s.flags[unit] & MEMBER != 0 and unit != shot.firer and support_bars(s, unit, shot) != FREE:
            return unit
    return -1


def support_bars(s: Position, unit: i64, shot: Shot) -> i64:
    """Why a unit cannot support the lead's fire: it must stand with it or next to it, in close combat in the hex
    (7.6.3e), be able to fire there by itself at normal range, and have firepower of the needed colour that no marker
    touches (9.1.2)."""
    barred = unable(s, unit, DIRECT)
    if barred != FREE:
        return barred
    h = shot.target
    away = s.setup.grid.distance(s.hex[unit], s.hex[shot.firer])
    if away > 1 or (away > 0 and s.hex[shot.firer] == h):
        return APART
    if marker_changes_firepower(s, unit):
        return BY_MARKER
    if not adds_firepower(s, unit, shot):
        return NO_FIREPOWER
    if s.setup.grid.distance(s.hex[unit], h) > combat_values.reach(s, unit):
        return LONG_SUPPORT
    return bars(s, unit, h, DIRECT, smoke_anywhere(s), vec[i64]([]))


def adds_firepower(s: Position, unit: i64, shot: Shot) -> bool:
    """Unit and lead have printed firepower of a colour that an enemy in view calls for; where none is in view any
    colour will do (9.1.2)."""
    if not s.enemy_in(s.setup.side[unit], shot.target):
        return shares_colour(s, unit, shot, RED) or shares_colour(s, unit, shot, BLUE)
    for target in struck(s, shot):
        if s.setup.side[target] != s.setup.side[unit]:
            if shares_colour(s, unit, shot, combat_values.colour(s, shot, target)):
                return True
    return False


def shares_colour(s: Position, unit: i64, shot: Shot, hue: i64) -> bool:
    """Unit and lead both have printed firepower of the colour."""
    return combat_values.printed(s, unit, hue) > 0 and combat_values.firepower(s, shot, hue) > 0


# ---------------------------------------------------------------- the same in words
def refuse(s: Position, lead: i64, h: i64, mode: i64) -> Refusal | None:
    """Why the lead, or a unit of its group, cannot fire there in this mode."""
    code = unable(s, lead, mode)
    if code == FREE:
        spotters = spotter_hexes(s, lead) if indirect(mode) else vec[i64]([])
        code = bars(s, lead, h, mode, smoke_anywhere(s), spotters)
    if code != FREE:
        return in_words(s, lead, h, code)
    shot = Shot(lead, h, mode)
    other = unsupporting(s, shot) if current_action.size(s) > 1 else -1
    return None if other < 0 else in_words(s, other, h, support_bars(s, other, shot))


def in_words(s: Position, unit: i64, h: i64, code: i64) -> Refusal:
    if code == NO_INDIRECT and not s.setup.has_indirect_fire:
        return chapters.closed(INDIRECT_CHAPTER)
    if code == UNSIGHTED:
        seen = sight.refusal(s.setup, s.smoke, s.hex[unit], h)
        if seen is not None:
            return seen
    params: Params = {"unit": s.ref(unit), "hex": s.hex_ref(h)}
    if code == TOO_FAR:
        params["range"] = int(2 * combat_values.reach(s, unit))
    elif code == TOO_NEAR:
        params["range"] = int(s.setup.types[unit].least)
    elif code == BY_MARKER:
        params["marker"] = s.marker_ref(combat_values.marker_of(s, unit))
    return Refusal(RULES[code], KEYS[code], params)
