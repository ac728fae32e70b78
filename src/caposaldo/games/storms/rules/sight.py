"""Sight: lines over flat ground, hills and gullies, smoke on the line, arcs of fire (5.2, 6.0, 11.3, 13.0).

A line of sight runs from the centre of a hex to the centre of another. All is reckoned in whole numbers, on the plane
where a hex has its centre at x = 2q + r, y = 3r and its corners at (0, 2), (1, 1), (1, -1) and their opposites; so
nothing is rounded, and a line is the same from both ends.

What a line passes between its ends is a vec of steps. A step is a hex or, where the line runs along the side of two
hexes, a pair of them: x alone is written x, the pair of x and y is x + (y + 1) * hexes, with x < y. `one_of` and
`other_of` take a step apart. A corner that is merely touched is no step. Along the edge of the map, where one of the
pair is not on it, the other stands alone (6.0a).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.storms.setup import GUN, TANK, TERRAIN_NAMES, Setup
from caposaldo.kernel.fields import filled
from caposaldo.kernel.game import Params, Refusal
from caposaldo.kernel.hexes import NOWHERE, Hexes

BLOCKING_SMOKE: Final = 2  # so much smoke between the ends, and nothing is seen (13.0d)

# How the ground hides a hex.
CLEAR: Final = 0
FLAT: Final = 1  # something stands between two hexes of one level
TALL: Final = 2  # something stands between, and rises above both ends
HILL: Final = 3  # a hill higher than both ends
RIM: Final = 4  # ground between two hexes of a gully
CREST: Final = 5  # ground as high as the higher end hides what is lower behind it
SCREEN: Final = 6  # so does something that reaches as high as the higher end
BLIND: Final = 7  # something lower than the higher end hides the hex right behind it
GULLY: Final = 8  # into a gully one looks from its borders only
REASONS: Final = [
    "", "st-sight-flat", "st-sight-tall", "st-sight-hill", "st-sight-rim", "st-sight-crest", "st-sight-screen",
    "st-sight-blind", "st-sight-gully",
]  # fmt: skip
RULES: Final = ["", "6.0", "11.3a", "11.3a", "11.5b", "11.3a", "11.3a", "11.4", "11.5b"]


# ---------------------------------------------------------------- what the line passes
def crossed(setup: Setup, a: i64, b: i64) -> vec[i64]:
    """The steps of the line from a to b, in their order, without the ends (6.0, 6.0a)."""
    grid = setup.grid
    way = _way(grid, grid.q[b] - grid.q[a], grid.r[b] - grid.r[a])
    steps: vec[i64] = vec[i64]([])
    for i in range(0, len(way), 4):
        one = grid.at_axial(grid.q[a] + way[i], grid.r[a] + way[i + 1])
        other = grid.at_axial(grid.q[a] + way[i + 2], grid.r[a] + way[i + 3])
        steps = append(steps, _step(grid.count, one, other))
    return steps


def _step(count: i64, one: i64, other: i64) -> i64:
    if one == other or other == NOWHERE:
        return one
    if one == NOWHERE:
        return other
    return one + (other + 1) * count if one < other else other + (one + 1) * count


def one_of(setup: Setup, step: i64) -> i64:
    """The hex of a step; of a pair, the one with the lower number."""
    return step % setup.count_hexes


def other_of(setup: Setup, step: i64) -> i64:
    """The second hex of a pair, or NOWHERE."""
    return step // setup.count_hexes - 1


def _way(grid: Hexes, dq: i64, dr: i64) -> vec[i64]:
    """The hexes that a line with this offset passes: q, r, q, r for each step, counted from where it starts. A hex
    alone stands there twice."""
    if dq == dr or dq == -2 * dr or dr == -2 * dq:
        return _along_sides(grid, dq, dr)
    return _through_hexes(grid, dq, dr)


def _along_sides(grid: Hexes, dq: i64, dr: i64) -> vec[i64]:
    """Six directions lead through corners: every second stretch follows the side of two hexes (6.0a)."""
    way: vec[i64] = vec[i64]([])
    q: i64 = 0
    r: i64 = 0
    d = _between_directions(grid, dq, dr)
    while q != dq or r != dr:
        if q != 0 or r != 0:
            way = _with(way, q, r, q, r)
        way = _with(way, q + grid.step_q(d), r + grid.step_r(d), q + grid.step_q(_next(d)), r + grid.step_r(_next(d)))
        q += grid.step_q(d) + grid.step_q(_next(d))
        r += grid.step_r(d) + grid.step_r(_next(d))
    return way


def _through_hexes(grid: Hexes, dq: i64, dr: i64) -> vec[i64]:
    """From hex to hex: the next is, of the neighbours the line passes through, the nearest ahead. A hex is the ground
    nearer to its centre than to any other, so a line passes hexes in the order in which their centres lie along it."""
    way: vec[i64] = vec[i64]([])
    q: i64 = 0
    r: i64 = 0
    while True:
        ahead = _ahead(dq, dr, q, r)
        best: i64 = NOWHERE
        least: i64 = 0
        for d in range(6):
            further = _ahead(dq, dr, q + grid.step_q(d), r + grid.step_r(d))
            nearer = best == NOWHERE or further < least
            if further > ahead and nearer and _passes(dq, dr, q + grid.step_q(d), r + grid.step_r(d)):
                best = d
                least = further
        q += grid.step_q(best)
        r += grid.step_r(best)
        if q == dq and r == dr:
            return way
        way = _with(way, q, r, q, r)


def _passes(dq: i64, dr: i64, q: i64, r: i64) -> bool:
    """The line passes through the inside of the hex: its centre lies less far aside than its furthest corner reaches.
    However little is enough; a corner is not (6.0)."""
    x = 2 * dq + dr
    y = 3 * dr
    reach = max(2 * _size(x), _size(x) + _size(y))
    return _size(x * 3 * r - y * (2 * q + r)) < reach


def _ahead(dq: i64, dr: i64, q: i64, r: i64) -> i64:
    """How far along the line the hex lies. (Three times x, for y is drawn longer than x.)"""
    return 3 * (2 * dq + dr) * (2 * q + r) + 3 * dr * 3 * r


def _between_directions(grid: Hexes, dq: i64, dr: i64) -> i64:
    """The direction d for an offset that lies between d and the next."""
    for d in range(6):
        if _in_cone(grid, dq, dr, d, _next(d)):
            return d
    return 0


def _with(way: vec[i64], q: i64, r: i64, other_q: i64, other_r: i64) -> vec[i64]:
    return append(append(append(append(way, q), r), other_q), other_r)


def _next(d: i64) -> i64:
    return (d + 1) % 6


def _size(n: i64) -> i64:
    return n if n >= 0 else -n


# ---------------------------------------------------------------- sight over the ground (6.0, 11.3, 11.4, 11.5)
def sees(setup: Setup, a: i64, b: i64) -> bool:
    """The ground leaves the line free, from a to b and from b to a; units never stand in the way (6.0, 6.0b)."""
    return setup.sees[a * setup.count_hexes + b] == 1


def survey(setup: Setup) -> None:
    """Fill setup.sees for all pairs of hexes. All pairs with the same offset have the same way."""
    n = setup.count_hexes
    grid = setup.grid
    setup.sees = filled(n * n, 0)
    for h in range(n):
        setup.sees[h * n + h] = 1
    tops = vec[i64]([setup.height(h) for h in range(n)])
    for dr in range(grid.rows):
        for dq in range(-grid.columns - dr, grid.columns + 1):
            if dr > 0 or dq > 0:
                _survey_offset(setup, tops, dq, dr)


def _survey_offset(setup: Setup, tops: vec[i64], dq: i64, dr: i64) -> None:
    grid = setup.grid
    n = setup.count_hexes
    way = _way(grid, dq, dr)
    for row in range(grid.rows - dr):
        start = row * grid.columns
        end = (row + dr) * grid.columns
        aside = dq + grid.q[start] - grid.q[end]
        for column in range(max(0, -aside), min(grid.columns, grid.columns - aside)):
            a = start + column
            b = end + column + aside
            if _is_free(setup, tops, way, a, b):
                setup.sees[a * n + b] = 1
                setup.sees[b * n + a] = 1


def _is_free(setup: Setup, tops: vec[i64], way: vec[i64], a: i64, b: i64) -> bool:
    """No hex on the way blocks, and of no pair both (6.0, 6.0a, 11.3d)."""
    grid = setup.grid
    if _into_gully(setup, a, b):
        return grid.distance(a, b) == 1
    q = grid.q[a]
    r = grid.r[a]
    low = min(setup.level[a], setup.level[b])
    for i in range(0, len(way), 4):
        one = grid.at_axial(q + way[i], r + way[i + 1])
        if one != NOWHERE and (tops[one] <= low or _case(setup, a, b, one) == CLEAR):
            continue
        other = grid.at_axial(q + way[i + 2], r + way[i + 3])
        if other == one or other == NOWHERE or (tops[other] > low and _case(setup, a, b, other) != CLEAR):
            return False
    return True


def _case(setup: Setup, a: i64, b: i64, x: i64) -> i64:
    """How a hex between two others hides them from each other, by its height and theirs; CLEAR if it does not
    (11.3a). On level ground this is 6.0: whatever rises above it blocks."""
    high = max(setup.level[a], setup.level[b])
    low = min(setup.level[a], setup.level[b])
    top = setup.height(x)
    if top <= low:
        return CLEAR
    if top > high:
        return _towering(setup, x, low, high)
    if top == high:
        return CREST if setup.level[x] == high else SCREEN
    lower = a if setup.level[a] == low else b
    return BLIND if setup.blocks(x) and setup.grid.distance(x, lower) == 1 else CLEAR


def _towering(setup: Setup, x: i64, low: i64, high: i64) -> i64:
    """A hex higher than both ends: by its ground, or by what stands on it (11.3)."""
    if setup.level[x] > high:
        return RIM if high < 0 else HILL
    return FLAT if low == high else TALL


def _into_gully(setup: Setup, a: i64, b: i64) -> bool:
    """One end is in a gully, the other is not (11.5b)."""
    return (setup.level[a] < 0) != (setup.level[b] < 0)


# ---------------------------------------------------------------- why not
def blocking(setup: Setup, a: i64, b: i64) -> i64:
    """The first hex from a that blocks, of a pair the one with the lower number; NOWHERE if none does. Where one end is
    in a gully and out of sight for that, it is the hex in the gully (11.5b)."""
    if a == b:
        return NOWHERE
    if _into_gully(setup, a, b):
        sunk = a if setup.level[a] < 0 else b
        return NOWHERE if setup.grid.distance(a, b) == 1 else sunk
    for step in crossed(setup, a, b):
        one = one_of(setup, step)
        other = other_of(setup, step)
        if _case(setup, a, b, one) != CLEAR and (other == NOWHERE or _case(setup, a, b, other) != CLEAR):
            return one
    return NOWHERE


def obstacle(setup: Setup, a: i64, b: i64, by: i64) -> i64:
    """How the hex that blocks does it."""
    if by == NOWHERE:
        return CLEAR
    return GULLY if _into_gully(setup, a, b) else _case(setup, a, b, by)


def reason(setup: Setup, a: i64, b: i64) -> str:
    """The text that says why the ground hides b from a; nothing if it does not."""
    return REASONS[obstacle(setup, a, b, blocking(setup, a, b))]


def refusal(setup: Setup, smoke: vec[i64], a: i64, b: i64) -> Refusal | None:
    """Why b is not seen from a; None if it is."""
    by = blocking(setup, a, b)
    params: Params = {"from": f"@hex/{a}", "to": f"@hex/{b}"}
    if by != NOWHERE:
        case = obstacle(setup, a, b, by)
        params["by"] = f"@hex/{by}"
        if case == FLAT or case == TALL or case == SCREEN or case == BLIND:
            params["what"] = f"@st-sight-{TERRAIN_NAMES[setup.terrain[by]]}"
        return Refusal(RULES[case], REASONS[case], params)
    if not clear_of_smoke(setup, smoke, a, b):
        return Refusal("13.0d", "st-sight-smoke", params)
    return None


def is_barred_from_gully(setup: Setup, roles: i64, a: i64, b: i64) -> bool:
    """Tanks and guns cannot lower their barrels into a gully; from it, and along it, they fire (11.5c, 11.5d)."""
    return roles & (TANK | GUN) != 0 and setup.level[b] < 0 <= setup.level[a]


# ---------------------------------------------------------------- smoke on the line (13.0)
def smoke_between(setup: Setup, smoke: vec[i64], a: i64, b: i64) -> i64:
    """The smoke the line passes through, without the ends; along the side of two hexes the thinner (13.0b, 13.0d)."""
    total: i64 = 0
    if not _smoke_anywhere(smoke):
        return 0
    for step in crossed(setup, a, b):
        here = smoke[one_of(setup, step)]
        other = other_of(setup, step)
        total += here if other == NOWHERE else min(here, smoke[other])
    return total


def _smoke_anywhere(smoke: vec[i64]) -> bool:
    """Most of the time there is none, and no line need be drawn."""
    for here in smoke:
        if here != 0:
            return True
    return False


def clear_of_smoke(setup: Setup, smoke: vec[i64], a: i64, b: i64) -> bool:
    """Thick smoke on the way, or thin smoke twice, blocks; smoke at the ends never does (13.0, 13.0a, 13.0d)."""
    return smoke_between(setup, smoke, a, b) < BLOCKING_SMOKE


def smoke_cover(setup: Setup, smoke: vec[i64], a: i64, b: i64) -> i64:
    """The defence that smoke adds to a target in b, fired at from a: the smoke at both ends and between them; in the
    same hex it counts once (13.0d)."""
    if a == b:
        return smoke[a]
    return smoke[a] + smoke_between(setup, smoke, a, b) + smoke[b]


# ---------------------------------------------------------------- arcs and hexsides
def is_front(setup: Setup, at: i64, face: i64, side_hex: i64) -> bool:
    """The hex is one of the three in front: the one faced and those on either side of it (5.2)."""
    d = setup.grid.direction(at, side_hex) if side_hex != NOWHERE else NOWHERE
    return d != NOWHERE and (d - face + 7) % 6 <= 2


def in_arc(setup: Setup, at: i64, face: i64, target: i64) -> bool:
    """The front hexes spread outward: a third of the circle, both rows that bound it included (6.1). The hex itself is
    in the arc."""
    grid = setup.grid
    return _in_cone(grid, grid.q[target] - grid.q[at], grid.r[target] - grid.r[at], (face + 5) % 6, _next(face))


def crevice_cover(setup: Setup, a: i64, b: i64) -> i64:
    """1 if the line from a comes into b across a hexside with a crevice; a line through a corner crosses both of its
    hexsides (11.5g)."""
    if a == b:
        return 0
    grid = setup.grid
    for d in range(6):
        if setup.crevice[6 * b + d] != 0 and _leaves_by(grid, grid.q[a] - grid.q[b], grid.r[a] - grid.r[b], d):
            return 1
    return 0


def _leaves_by(grid: Hexes, dq: i64, dr: i64, d: i64) -> bool:
    """A line with this offset leaves its first hex by side d, or by one of its corners: it lies no further from d than
    from the directions next to it."""
    before = (d + 5) % 6
    after = _next(d)
    left = _turn(grid.step_q(before) + grid.step_q(d), grid.step_r(before) + grid.step_r(d), dq, dr)
    right = _turn(dq, dr, grid.step_q(d) + grid.step_q(after), grid.step_r(d) + grid.step_r(after))
    return left >= 0 and right >= 0


def _in_cone(grid: Hexes, dq: i64, dr: i64, first: i64, last: i64) -> bool:
    """The offset lies between two directions, clockwise and less than half a turn apart, or on one of them."""
    left = _turn(grid.step_q(first), grid.step_r(first), dq, dr)
    right = _turn(dq, dr, grid.step_q(last), grid.step_r(last))
    return left >= 0 and right >= 0


def _turn(q: i64, r: i64, other_q: i64, other_r: i64) -> i64:
    """Positive if the second offset lies clockwise of the first."""
    return q * other_r - r * other_q
