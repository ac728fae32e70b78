"""What each side wins by, and who would win now (12.2d, 13). Points, control and the map are open to everybody.

Places are hexes of the grid, counted row by row from the north-west, as the client counts them.
"""

from __future__ import annotations

from caposaldo.games.traces.position import Position
from caposaldo.games.traces.rules import supply_lines, victory
from caposaldo.games.traces.rules.headquarters import PRICE
from caposaldo.games.traces.rules.preliminaries import Bidding
from caposaldo.games.traces.setup import AXIS, EVERY_TURN, SOVIET
from caposaldo.kernel.game import GAME_END, NOW, TURN_END, Goal, Message, Outcome, Params


# ---------------------------------------------------------------- what each side wins by
def goals(s: Position) -> list[Goal]:
    """Return the goals of both sides, the totals first."""
    if bids_are_made(s):
        return [Goal(SOVIET, Message("14.1", "tr-goal-bid"), 0, 0, settles(s)), *sources(s)]
    return [total(s), *sources(s), hold_out(s)]


def bids_are_made(s: Position) -> bool:
    """Both seats still bid for the sides: nobody knows how many points are needed (14.1)."""
    return s.result is None and isinstance(s.top(), Bidding)


def settles(s: Position) -> str:
    """When the points are compared with the target (13.2a, 13.3a)."""
    return TURN_END if s.setup.count_when == EVERY_TURN else GAME_END


def rule(s: Position, every_turn: str, at_the_end: str) -> str:
    return every_turn if s.setup.count_when == EVERY_TURN else at_the_end


def total(s: Position) -> Goal:
    """The points that the Soviets need, and where those that they have come from."""
    points, last = int(victory.points(s)), int(s.setup.last_turn)
    params: Params = {
        "target": int(s.target),
        "month": f"@tr-month-{last}",
        "cities": int(victory.CITY_POINTS * victory.major_cities(s)),
        "units": int(s.kills),
        "hqs": int(s.moves_of_hq),
        "breakthrough": int(victory.BREAKTHROUGH_POINTS * victory.breakthroughs(s)),
        "hqs-count": "yes" if s.setup.hq_points else "no",
    }
    key = "tr-goal-points-turn" if s.setup.count_when == EVERY_TURN else "tr-goal-points"
    return Goal(SOVIET, Message(rule(s, "13.3a", "13.2a"), key, params), points, int(s.target), settles(s))


def hold_out(s: Position) -> Goal:
    """The Axis wins by time: the bar counts the turns that are over (13.2a, 13.3a)."""
    turns = int(s.setup.last_turn - s.setup.first_turn + 1)
    over = turns if s.result is not None and s.turn == s.setup.last_turn else int(s.turn - s.setup.first_turn)
    params: Params = {"target": int(s.target), "turns": turns, "month": f"@tr-month-{s.setup.last_turn}"}
    return Goal(AXIS, Message(rule(s, "13.3a", "13.2a"), "tr-goal-hold-out", params), max(0, over), turns, GAME_END)


# ---------------------------------------------------------------- where points come from
def sources(s: Position) -> list[Goal]:
    found = [city_goal(s, i) for i in range(len(s.city)) if s.setup.cities[i].major or s.order[i] == 1]
    found.append(kills(s))
    if s.setup.hq_points:
        found.append(hqs(s))
    if any(n == 1 for n in s.setup.breakthrough):
        found.append(breakthrough(s))
    return found


def city_goal(s: Position, i: int) -> Goal:
    """A major city, for points (13.2b); under an order it wins the game at once (12.2d)."""
    held = 1 if s.city[i] == SOVIET else 0
    params: Params = {"city": f"@city/{i}", "held": "yes" if held == 1 else "no", "points": victory.CITY_POINTS}
    h = int(s.setup.cities[i].hex)
    if s.order[i] == 1:
        return Goal(SOVIET, Message("12.2d", "tr-goal-order", params), held, 1, NOW, [h])
    return Goal(SOVIET, Message(rule(s, "13.3b", "13.2b"), "tr-goal-city", params), held, 1, settles(s), [h])


def kills(s: Position) -> Goal:
    """Axis units destroyed; `pieces` are those that cannot trace a supply line, which count too when the game ends
    (13.2b, 13.2c)."""
    lines = supply_lines.flood(s, AXIS)
    cut_off: list[int] = []
    for u in range(s.setup.count()):
        if s.on_map(u) and s.setup.side[u] == AXIS and s.setup.worth[u] > 0 and lines[s.hex[u]] == 0:
            cut_off.append(u)
    worth = sum([int(s.setup.worth[u]) for u in cut_off])
    params: Params = {"points": int(s.kills), "units": len(cut_off), "more": worth}
    return Goal(SOVIET, Message(rule(s, "13.3b", "13.2b"), "tr-goal-units", params), int(s.kills), 0, NOW, [], cut_off)


def hqs(s: Position) -> Goal:
    """HQs that are relocated, for points of either sign (2.3f)."""
    params: Params = {"each": PRICE, "points": int(s.moves_of_hq)}
    pieces = [u for u in range(s.setup.count()) if s.on_map(u) and s.setup.side[u] == AXIS and s.setup.is_hq(u)]
    return Goal(SOVIET, Message("2.3f", "tr-goal-hqs", params), int(s.moves_of_hq), 0, NOW, [], pieces)


def breakthrough(s: Position) -> Goal:
    """Soviet combat units in breakthrough hexes (13.2b)."""
    hexes = [h for h in range(s.setup.count_hexes) if s.setup.breakthrough[h] == 1]
    there = [u for u in range(s.setup.count()) if victory.has_broken_through(s, u)]
    now = int(victory.BREAKTHROUGH_POINTS * victory.breakthroughs(s))
    params: Params = {
        "each": victory.BREAKTHROUGH_POINTS,
        "points": now,
        "hexes": ", ".join([s.setup.number_of(h) for h in hexes]),
    }
    said = Message(rule(s, "13.3b", "13.2b"), "tr-goal-breakthrough", params)
    return Goal(SOVIET, said, now, 0, settles(s), hexes, there)


# ---------------------------------------------------------------- who would win now
def leading(s: Position) -> Outcome | None:
    """Return the outcome if the game ended here: units without a supply line are counted as eliminated (13.2c)."""
    if s.result is not None:
        return s.result
    if bids_are_made(s):
        return None
    points = points_at_end(s)
    params: Params = {"points": points, "target": int(s.target)}
    if points >= s.target:
        return Outcome([int(s.seat[SOVIET])], rule(s, "13.3a", "13.2a"), "tr-now-soviet", params)
    return Outcome([int(s.seat[AXIS])], rule(s, "13.3a", "13.2a"), "tr-now-axis", params)


def points_at_end(s: Position) -> int:
    copy = s.clone()
    assert isinstance(copy, Position)
    copy.quiet()
    victory.eliminate_unsupplied(copy, "13.2c")
    return int(victory.points(copy))
