"""Victory (4.4.1, 12.2d, 13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.traces.position import Position
from caposaldo.games.traces.rules import losses, supply_lines
from caposaldo.games.traces.setup import AXIS, EVERY_TURN, SOVIET
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import Outcome, Params

CITY_POINTS: Final = 8
BREAKTHROUGH_POINTS: Final = 5


# ---------------------------------------------------------------- victory points
def points(s: Position) -> i64:
    """Soviet victory points now (13.2b)."""
    return CITY_POINTS * major_cities(s) + s.kills + s.moves_of_hq + BREAKTHROUGH_POINTS * breakthroughs(s)


def chain(s: Position) -> Chain:
    """The victory points, one link for each line of the list (13.2b, 13.3b)."""
    found = Chain()
    rule = "13.3b" if s.setup.count_when == EVERY_TURN else "13.2b"
    found.add(rule, "tr-points-cities", CITY_POINTS * major_cities(s))
    found.add(rule, "tr-points-units", s.kills)
    found.add("2.3f", "tr-points-hqs", s.moves_of_hq)
    found.add(rule, "tr-points-breakthrough", BREAKTHROUGH_POINTS * breakthroughs(s))
    return found


def major_cities(s: Position) -> i64:
    """Major cities in Soviet hands now."""
    found: i64 = 0
    for i in range(len(s.city)):
        if s.city[i] == SOVIET and s.setup.cities[i].major:
            found += 1
    return found


def breakthroughs(s: Position) -> i64:
    """Soviet combat units in breakthrough hexes, if they can trace a supply line now (13.2c, 13.3c). Lines are traced
    only when somebody is there: that is seldom."""
    found: i64 = 0
    for u in range(s.setup.count()):
        if has_broken_through(s, u):
            found += 1
    if found == 0:
        return 0
    lines = supply_lines.flood(s, SOVIET)
    for u in range(s.setup.count()):
        if has_broken_through(s, u) and lines[s.hex[u]] == 0:
            found -= 1
    return found


def has_broken_through(s: Position, unit: i64) -> bool:
    setup = s.setup
    return (
        setup.side[unit] == SOVIET and s.on_map(unit) and setup.breakthrough[s.hex[unit]] == 1 and not setup.is_hq(unit)
    )


# ---------------------------------------------------------------- the end of the game
def end_of_turn(s: Position) -> None:
    """Victory determination (4.4.1): sets the result if the game is over."""
    last = s.turn >= s.setup.last_turn
    every_turn = s.setup.count_when == EVERY_TURN
    if last:
        eliminate_unsupplied(s, "13.3c" if every_turn else "13.2c")
    reached = points(s)
    params: Params = {"points": int(reached), "target": int(s.target), "turn": int(s.turn)}
    s.tell("4.4.1", "tr-points-now", params)
    rule = "13.3a" if every_turn else "13.2a"
    if reached >= s.target and (last or every_turn):
        s.result = Outcome([int(s.seat[SOVIET])], rule, "tr-won-by-points", params)
    elif last:
        s.result = Outcome([int(s.seat[AXIS])], rule, "tr-held-out", params)


def eliminate_unsupplied(s: Position, rule: str) -> None:
    """Units that cannot trace a supply line when the game ends count as eliminated, HQs excepted (13.2c, 13.3c). All
    lines are traced before the first unit goes."""
    lines = [supply_lines.flood(s, side) for side in range(2)]
    for u in range(s.setup.count()):
        if s.on_map(u) and not s.setup.is_hq(u) and lines[s.setup.side[u]][s.hex[u]] == 0:
            losses.eliminate(s, u, rule)
