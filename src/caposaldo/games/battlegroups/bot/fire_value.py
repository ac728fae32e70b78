"""The worth of fire to a bot, in points: the price of a unit, and what a shot, a barrage, an air strike take of it on
the average."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.battlegroups.position import SHAKEN, SUPPRESSED, Position
from caposaldo.games.battlegroups.rules import direct_fire
from caposaldo.games.battlegroups.rules.air_attacks import is_observed
from caposaldo.games.battlegroups.rules.breakpoint import counts
from caposaldo.games.battlegroups.rules.effects import BY_INDIRECT, held_at_suppressed
from caposaldo.games.battlegroups.rules.indirect_fire import Aim
from caposaldo.games.battlegroups.rules.sight import in_cover, on_flank
from caposaldo.games.battlegroups.rules.tables import AIRCRAFT, AREA_UNITS, FLAK_RADIUS, INDIRECT_DICE, ONE_BASE
from caposaldo.games.battlegroups.setup import (
    ANTI_AIRCRAFT,
    BROKEN,
    BUNKER,
    COMMAND,
    INCH,
    OBSERVER,
    TOWN,
    TRENCH,
    WOOD,
    Setup,
)
from caposaldo.kernel.table import cosine, distance, sine

# Harm of so many dice in permille of the target: shaken counts a tenth, suppressed a third, destroyed all.
HARM_FRESH: Final = vec[i64]([0, 50, 140, 290, 470, 620, 720])
HARM_SUPPRESSED: Final = vec[i64]([0, 0, 160, 325, 450, 530, 580])
MOST_DICE: Final = 6
DRIVEN_OFF: Final = 10  # a Command or FO that must withdraw


def apart(a: i64, b: i64) -> i64:
    return a - b if a > b else b - a


def price(setup: Setup, unit: i64) -> i64:
    """The worth of a unit in points: losses that count decide battles."""
    return (100 if counts(setup, unit) else 20) + 8 * setup.types[unit].cost


def harm(s: Position, target: i64, dice: i64) -> i64:
    """The points that so many dice take of the target on the average. Commands and FOs only fall back (cmd-4)."""
    if dice <= 0:
        return 0
    if s.setup.is_a(target, COMMAND | OBSERVER):
        return DRIVEN_OFF
    n = min(dice, MOST_DICE)
    share = HARM_SUPPRESSED[n] if s.status[target] >= SUPPRESSED else HARM_FRESH[n]
    return share * price(s.setup, target) // 1000


def in_terrain(s: Position, x: i64, y: i64) -> bool:
    """The point lies in something that gives cover."""
    for piece in s.setup.terrain:
        kind = piece.kind
        if kind == WOOD or kind == TOWN or kind == BROKEN or kind == BUNKER or kind == TRENCH:
            shape = piece.shape
            inside = shape.left <= x <= shape.right and shape.top <= y <= shape.bottom
            if inside and shape.contains(x, y):
                return True
    return False


def dice_at(s: Position, firer: i64, target: i64, away: i64) -> i64:
    """Dice at a distance, before cover and flank."""
    row = direct_fire.row_for(s.setup, firer, target, away)
    if row < 0:
        return 0
    dice = direct_fire.row_dice(s.setup, firer, row, target)
    return dice - 1 if s.status[firer] == SHAKEN else dice


def shot_points(s: Position, firer: i64, target: i64) -> i64:
    """Harm of a shot from where both stand."""
    dice = dice_at(s, firer, target, gap(s, firer, target, s.x[firer], s.y[firer]))
    if in_cover(s, target, s.x[firer], s.y[firer]):
        dice -= 1
    if on_flank(s, firer, target):
        dice += 1
    return harm(s, target, dice)


def gap(s: Position, unit: i64, enemy: i64, x: i64, y: i64) -> i64:
    """About how far the unit, if it stood there, would be from the enemy: front edge to nearest point."""
    bases = (s.setup.depth_of[unit] + s.setup.depth_of[enemy]) // 2
    return max(distance(x, y, s.x[enemy], s.y[enemy]) - bases, 0)


def barrage_points(s: Position, seat: i64, target: i64) -> i64:
    """Harm of indirect fire or of bombs: on the target and, less, on those around it, friends counted against it."""
    top = s.top()
    row: i64 = s.setup.indirect[top.weapon] if isinstance(top, Aim) else AIRCRAFT
    dice = INDIRECT_DICE[row]
    if in_terrain(s, s.x[target], s.y[target]):
        dice -= 1
    points = harm(s, target, dice)
    if isinstance(top, Aim) and held_at_suppressed(s, target, BY_INDIRECT):
        points = points // 4 if s.status[target] < SUPPRESSED else 0
    around = neighbours_price(s, seat, target) // 6
    return 10 + points + (around if AREA_UNITS[row] > 0 else 0)


def neighbours_price(s: Position, seat: i64, target: i64) -> i64:
    """The units near enough to be hit too: enemies for it, friends against it."""
    total: i64 = 0
    near: i64 = 3 * ONE_BASE // 2
    for u in range(s.setup.count()):
        if u != target and s.on_table(u) and distance(s.x[u], s.y[u], s.x[target], s.y[target]) < near:
            total += price(s.setup, u) if s.setup.side[u] != seat else -2 * price(s.setup, u)
    return total


def strike_points(s: Position, seat: i64, x: i64, y: i64, face: i64) -> i64:
    """The worth of what lies in the strike zone (air-2), less where anti-aircraft guns are near (air-4). Only what is
    observed can be the target (air-3)."""
    total: i64 = 0
    best: i64 = 0
    flak = False
    for u in range(s.setup.count()):
        if s.setup.side[u] == seat or not s.on_table(u):
            continue
        if s.setup.is_a(u, ANTI_AIRCRAFT) and distance(x, y, s.x[u], s.y[u]) < FLAK_RADIUS + 2 * INCH:
            flak = True
        if in_strike_zone(x, y, face, s.x[u], s.y[u]):
            total += price(s.setup, u)
            if price(s.setup, u) > best and is_observed(s, u):
                best = price(s.setup, u)
    points = best + (total - best) // 4
    return points // 3 if flak else points


def in_strike_zone(x: i64, y: i64, face: i64, px: i64, py: i64) -> bool:
    scale: i64 = 65536
    dx = px - x
    dy = py - y
    ahead = (dx * sine(face) - dy * cosine(face)) // scale
    aside = (dx * cosine(face) + dy * sine(face)) // scale
    return INCH < ahead < 11 * INCH and apart(aside, 0) < 2 * INCH
