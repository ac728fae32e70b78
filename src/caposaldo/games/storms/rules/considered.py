"""Actions that a person would look for, legal or not: what the decisions list under `considered`.

It rests on what the seat knows, and the nearest comes first: only so many are shown.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import DIRECT, HIDDEN, INDIRECT, INDIRECT_SMOKE, ON_MAP, SMOKE, WAITING, Position
from caposaldo.games.storms.setup import ENGINEER, MORTAR, WEAPON_CARD
from caposaldo.games.storms.verbs import CONFIRM, FIRE, GO, HIDE, JOIN, PICK, SNEAK, THROW, USE

NEAR: Final = 2  # hexes around a unit that one thinks of


# ---------------------------------------------------------------- who and where
def own_units(s: Position, side: i64) -> list[int]:
    """Units of the side that are on the map, hidden ones too, or may enter."""
    units = [unit for unit in range(s.setup.count()) if s.setup.side[unit] == side]
    return [unit for unit in units if s.place[unit] == ON_MAP or s.place[unit] == WAITING]


def enemies(s: Position, side: i64) -> list[int]:
    """Enemies in view."""
    return [unit for unit in range(s.setup.count()) if s.setup.side[unit] != side and s.visible(unit)]


def around(s: Position, h: i64, radius: i64) -> list[int]:
    """Hexes near a hex, and itself, the nearest first."""
    if h < 0:
        return []
    near = [(int(s.setup.grid.distance(h, other)), int(other)) for other in s.setup.grid.within(h, radius)]
    return [other for _, other in sorted(near)]


def hexes_of(s: Position, units: list[int], h: i64) -> list[int]:
    """The hexes of units, those nearest to a hex first."""
    near = {(int(s.setup.grid.distance(h, s.hex[unit])) if h >= 0 else 0, int(s.hex[unit])) for unit in units}
    return [other for _, other in sorted(near)]


def beside_zone(s: Position, unit: i64) -> list[int]:
    """The hexes of the zone of a unit, and those next to it."""
    if unit < 0:
        return []
    zone = [int(h) for h in s.setup.zone[unit]]
    inside = set(zone)
    beside = {other for h in zone for other in around(s, h, 1) if other not in inside}
    return zone + sorted(beside)


def cards_of(s: Position, side: i64) -> list[int]:
    """Kinds of cards in the hand of the side."""
    kinds: i64 = len(s.setup.cards)
    return [kind for kind in range(kinds) if s.hand[side * kinds + kind] > 0]


def own_cards(s: Position, unit: i64, family: i64) -> list[int]:
    return [kind for kind in s.setup.veteran[unit] if s.setup.cards[kind].family == family]


# ---------------------------------------------------------------- actions
def steps(s: Position, unit: i64) -> list[Action]:
    """To every hex next to it, with care where that is a choice, hidden if it is, or into hiding."""
    found: list[Action] = []
    for h in around(s, s.hex[unit], 1):
        if h != s.hex[unit]:
            found += [Action(GO, hex=h, how=careful) for careful in range(2 if s.setup.cautious else 1)]
        found.append(Action(SNEAK if s.has(unit, HIDDEN) else HIDE, hex=h))
    return found


def fire(s: Position, unit: i64, side: i64) -> list[Action]:
    """At every enemy in view; mortars in all ways; smoke of engineers near them."""
    modes = [DIRECT]
    if s.setup.is_a(unit, MORTAR):
        modes = [DIRECT, INDIRECT, SMOKE, INDIRECT_SMOKE]
    hexes = hexes_of(s, enemies(s, side), s.hex[unit])
    found = [Action(FIRE, hex=h, how=mode) for h in hexes for mode in modes]
    if s.setup.is_a(unit, ENGINEER):
        found += [Action(FIRE, hex=h, how=SMOKE) for h in around(s, s.hex[unit], NEAR)]
    if s.hex[unit] >= 0:
        near = [h for h in hexes if s.setup.grid.distance(s.hex[unit], h) <= NEAR]
        found += [Action(THROW, kind, h) for kind in own_cards(s, unit, WEAPON_CARD) for h in near]
    return found


def uses_of_cards(s: Position, side: i64) -> list[Action]:
    return [Action(USE, kind) for kind in cards_of(s, side)]


def units_for_card(s: Position, side: i64) -> list[Action]:
    """Own units, and enemies in view; those that would join; and that is all."""
    known = [unit for unit in range(s.setup.count()) if s.hex[unit] >= 0 and s.knows_of(side, unit)]
    found = [Action(CONFIRM)] + [Action(PICK, unit) for unit in known]
    return found + [Action(JOIN, unit) for unit in known if s.setup.side[unit] == side]
