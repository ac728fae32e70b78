"""The sight from a place, and which enemies could fire at a unit that moves.

All of it is computed from the position as the seat knows it: without the enemy's hidden units, and without the effects
of markers that lie face down.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms import view_types
from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import ACTIVE, BARE, DIRECT, HIDDEN, MEMBER, ON_MAP, READY, RESERVE, Position
from caposaldo.games.storms.rules import combat_values, movement, sight, targets
from caposaldo.games.storms.rules.current_action import ActionDecision
from caposaldo.games.storms.rules.second_hex import SecondHex
from caposaldo.games.storms.rules.shot import Shot
from caposaldo.games.storms.setup import ALL_ROUND
from caposaldo.games.storms.verbs import GO
from caposaldo.games.storms.view import previews
from caposaldo.kernel.game import Danger
from caposaldo.kernel.hexes import NOWHERE

SMOKED: Final = 9  # not seen for smoke; below that the ways of sight.py in which the ground hides a hex


# ---------------------------------------------------------------- what a seat knows
def as_known(s: Position, seat: i64) -> Position:
    """The field as the seat sees it: what it does not know is not there."""
    copy = Position(s.setup, s.dice)
    s.copy_into(copy)
    for unit in range(s.setup.count()):
        copy.marker[unit] = s.known_marker(seat, unit)
        if s.hex[unit] >= 0 and not s.knows_of(seat, unit):
            copy.lift(unit, RESERVE)
    return copy


# ---------------------------------------------------------------- lines of sight
def sight_from(s: Position, seat: i64, piece: i64, h: i64) -> Mapping[str, object]:
    """From a hex, or from where a unit stands, or would stand: for every hex whether it is seen and what hides it
    (6.0, 11.3, 13.0d); with a unit, its arc and its range bands too (6.1, 7.6). Empty for what is not to be known."""
    if piece >= 0 and (piece >= s.setup.count() or not s.knows_of(seat, piece)):
        return {}
    at = s.hex[piece] if piece >= 0 and h == NOWHERE else h
    if not 0 <= at < s.setup.count_hexes:
        return {}
    data = lines_from(s, at)
    if piece >= 0:
        known = as_known(s, seat)
        n = s.setup.count_hexes
        data["arc"] = "".join(["1" if in_arc(known, piece, at, other) else "0" for other in range(n)])
        data["band"] = "".join([band(known, piece, at, other) for other in range(n)])
    return data


def lines_from(s: Position, at: i64) -> view_types.Sight:
    smoky = targets.smoke_anywhere(s)
    codes: list[str] = []
    by: list[int] = []
    smoke: list[int] = []
    for h in range(s.setup.count_hexes):
        blocking = NOWHERE if sight.sees(s.setup, at, h) else sight.blocking(s.setup, at, h)
        codes.append(str(int(hidden_by(s, at, h, blocking, smoky))))
        by.append(int(blocking))
        smoke.append(int(sight.smoke_cover(s.setup, s.smoke, at, h)) if smoky else 0)
    return {"hex": int(at), "code": "".join(codes), "by": by, "smoke": smoke}


def hidden_by(s: Position, at: i64, h: i64, blocking: i64, smoky: bool) -> i64:
    """How the hex is hidden: a way of sight.py, SMOKED, or 0 if it is seen."""
    if blocking != NOWHERE:
        return sight.obstacle(s.setup, at, h, blocking)
    seen = not smoky or at == h or sight.clear_of_smoke(s.setup, s.smoke, at, h)
    return 0 if seen else SMOKED


def in_arc(s: Position, unit: i64, at: i64, h: i64) -> bool:
    """A hidden unit, one that is not there yet and one without an arrow look everywhere (6.1, 10.0)."""
    if not s.visible(unit) or s.setup.is_a(unit, ALL_ROUND):
        return True
    return sight.in_arc(s.setup, at, s.face[unit], h)


def band(s: Position, unit: i64, at: i64, h: i64) -> str:
    """Close, short, normal or long range, under the minimum range or out of reach (7.6 to 7.6.3, 12.0e)."""
    away = s.setup.grid.distance(at, h)
    reach = combat_values.reach(s, unit)
    if away == 0:
        return "c"
    if away < s.setup.types[unit].least:
        return "m"
    if away > 2 * reach:
        return "-"
    if away == 1:
        return "s"
    return "l" if away > reach else "n"


# ---------------------------------------------------------------- who could fire at a unit that goes there
def dangers(s: Position, seat: i64, action: Action) -> list[Danger]:
    """Enemies in view that could fire at the hex entered, by opportunity, from their pool or by command, the most
    dangerous first. The unit is taken to look the way it goes (5.2a)."""
    unit = walker(s, seat, action)
    h = action.hex
    if unit < 0 or not 0 <= h < s.setup.count_hexes:
        return []
    known = as_known(s, seat)
    step_to(known, unit, h)
    if action.careful == 0 and movement.exposes(known, h):
        known.mark(unit, BARE)
    found: list[Danger] = []
    for enemy in range(known.setup.count()):
        if known.setup.side[enemy] != seat and known.visible(enemy) and could_fire(known, enemy, h):
            found.append(Danger(enemy, previews.preview_against(known, seat, Shot(enemy, h, DIRECT), unit, 0)))
    return sorted(found, key=harm)


def walker(s: Position, seat: i64, action: Action) -> i64:
    """The unit of this seat that the action moves, or -1."""
    if action.verb != GO or s.result is not None:
        return -1
    top = s.top()
    if top.seat(s) != seat or not isinstance(top, (ActionDecision, SecondHex)):
        return -1
    return top.unit


def step_to(s: Position, unit: i64, h: i64) -> None:
    """The unit has gone there; no unit takes part in an action any more."""
    at = s.hex[unit]
    if at >= 0:
        d = s.setup.grid.direction(at, h)
        s.lift(unit, ON_MAP)
        if d != NOWHERE:
            s.face[unit] = d
    s.put(unit, h)
    s.unmark(unit, HIDDEN)
    for other in range(s.setup.count()):
        s.unmark(other, MEMBER)


def could_fire(s: Position, enemy: i64, h: i64) -> bool:
    """It is able to, can pay, and the hex is in its reach, arc and sight (7.0)."""
    if targets.unable(s, enemy, DIRECT) != targets.FREE or not could_pay(s, enemy):
        return False
    return targets.bars(s, enemy, h, DIRECT, targets.smoke_anywhere(s), vec[i64]([])) == targets.FREE


def could_pay(s: Position, enemy: i64) -> bool:
    """A ready unit fires by opportunity (3.1), an active one from the pool with CAP on top, any by command (3.2)."""
    side = s.setup.side[enemy]
    cost = targets.cost(s, enemy, DIRECT)
    if s.status[enemy] == READY or cost <= s.cap[side]:
        return True
    return s.status[enemy] == ACTIVE and cost <= s.ap[side] + s.cap[side]


def harm(danger: Danger) -> tuple[int, int]:
    """The likeliest to hit comes first."""
    missed = 0
    for chance in danger.preview.chances:
        if chance.key == "st-chance-miss":
            missed = chance.ways
    return missed, danger.piece
