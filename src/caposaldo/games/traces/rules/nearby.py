"""Units and hexes that a person would look at, the nearest first: for actions that are considered but refused."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.traces.position import ACTIVE, Position
from caposaldo.kernel.hexes import NOWHERE

MOST_NAMED: Final = 8  # units or hexes in a sentence


def own_units(s: Position, side: i64) -> list[int]:
    """Units of the side on the map, those nearest to the active ones first."""
    heart = middle(s, side)
    setup = s.setup
    units = [u for u in range(setup.count()) if setup.side[u] == side and s.on_map(u)]
    if heart == NOWHERE:
        return units
    ranked = [(int(setup.grid.distance(heart, s.hex[u])), u) for u in units]
    return [u for _, u in sorted(ranked)]


def middle(s: Position, side: i64) -> i64:
    """Return the hex of an active HQ, or of any active unit."""
    found: i64 = NOWHERE
    for u in range(s.setup.count()):
        if s.has(u, ACTIVE) and s.setup.side[u] == side and s.on_map(u):
            if s.setup.is_hq(u):
                return s.hex[u]
            found = s.hex[u]
    return found


def own_hqs(s: Position, side: i64) -> list[int]:
    """All of them, those off the map too."""
    return [u for u in range(s.setup.count()) if s.setup.is_hq(u) and s.setup.side[u] == side]


def front_first(s: Position, units: list[int]) -> list[int]:
    """Order units as somebody would take them: those nearest to the enemy first, headquarters last."""
    grid, setup = s.setup.grid, s.setup
    ranked: list[tuple[int, int, int]] = []
    for u in units:
        away = 1000
        for other in range(setup.count()):
            if setup.side[other] != setup.side[u] and s.on_map(other):
                away = min(away, int(grid.distance(s.hex[u], s.hex[other])))
        ranked.append((1 if setup.is_hq(u) else 0, away, u))
    return [u for _, _, u in sorted(ranked)]


def labels(s: Position, units: list[int]) -> str:
    """Name units by their labels, as far as a sentence has room."""
    names = [s.setup.labels[u] for u in units[:MOST_NAMED]]
    return ", ".join(names) + ("…" if len(units) > MOST_NAMED else "")


def in_hex(s: Position, h: i64) -> list[int]:
    found: list[int] = []
    unit = s.first[h]
    while unit >= 0:
        found.append(int(unit))
        unit = s.next[unit]
    return found


def around(s: Position, h: i64, radius: i64) -> list[int]:
    """Land hexes near a hex, without itself, the nearest first."""
    grid = s.setup.grid
    near = [(int(grid.distance(h, other)), int(other)) for other in grid.within(h, radius)]
    return [other for d, other in sorted(near) if d > 0 and s.setup.on_land(other)]


def city_hexes(s: Position) -> list[int]:
    return sorted([int(city.hex) for city in s.setup.cities])
