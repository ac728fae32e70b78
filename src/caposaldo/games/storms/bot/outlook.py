"""The bot's picture of the moment: enemies in view, danger and goals of each hex."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.storms.bot import odds
from caposaldo.games.storms.bot.outlook_types import Outlook
from caposaldo.games.storms.position import HIDDEN, READY, Position
from caposaldo.games.storms.rules import movement, objectives, sight, targets
from caposaldo.games.storms.setup import Objective, Setup
from caposaldo.kernel.fields import filled
from caposaldo.kernel.hexes import NOWHERE

FAR: Final = 99  # AP
NOT_WEIGHED: Final = -100000
# What a goal is worth, in hundredths of the points at stake.
TO_TAKE: Final = 60
TO_KEEP: Final = 25
QUIET: Final = 15  # nobody comes near it
LATER: Final = 20  # points of later rounds
NEAR: Final = 9  # AP: an enemy so near may come
AT_THE_GATES: Final = 4  # AP: he may be there at once
SHARED: Final = 50  # somebody is there already
LATENESS: Final = 70  # how much less it counts while all enemies are fresh
LEAN: Final = 10  # AP at which half of the worth of a goal is felt
EXIT_COST: Final = 25  # what a unit that leaves could still have done, in each round
CHEAP: Final = 3  # a CAP at the end of a round
DEAR: Final = 12  # and more at its beginning
WAIT: Final = 12  # to keep a unit ready


# ---------------------------------------------------------------- the ground, once for all
def survey(setup: Setup) -> None:
    """The price of every step, and how far away every goal is: of 1024, what is felt of it."""
    setup.toll = vec[i64]([toll(setup, at // 6, at % 6) for at in range(6 * setup.count_hexes)])
    walks: list[vec[i64]] = []
    for objective in setup.objectives:
        walks.append(walk_to(setup, vec[i64]([objective.hex])))
    walks.append(walk_to(setup, setup.exits[0]))
    walks.append(walk_to(setup, setup.exits[1]))
    setup.walks = walks


def toll(setup: Setup, h: i64, d: i64) -> i64:
    """AP of the step besides the unit's own cost: ground, climbing, gully (5.0b, 11.0b, 11.5a)."""
    other = setup.grid.near[6 * h + d]
    if other == NOWHERE:
        return FAR
    total: i64 = 0 if setup.road[6 * h + d] == 1 else setup.entry_cost[setup.underfoot(other)]
    down = setup.level[h] < 0
    if down != (setup.level[other] < 0) and setup.opening[h if down else other] == 0:
        total += movement.INTO_GULLY
    return total + max(setup.level[other] - max(setup.level[h], 0), 0)


def walk_to(setup: Setup, goals: vec[i64]) -> vec[i64]:
    """AP of an ordinary squad from each hex to the nearest of the goals."""
    found = filled(setup.count_hexes, FAR)
    queue: vec[i64] = vec[i64]([])
    for h in goals:
        found[h] = 0
        queue = append(queue, h)
    at: i64 = 0
    while at < len(queue):
        h = queue[at]
        at += 1
        for d in range(6):
            other = setup.grid.near[6 * h + d]
            if other != NOWHERE and found[h] + 1 + setup.toll[6 * other + (d + 3) % 6] < found[other]:
                found[other] = found[h] + 1 + setup.toll[6 * other + (d + 3) % 6]
                queue = append(queue, other)
    return found


# ---------------------------------------------------------------- the moment
def look(s: Position, side: i64) -> Outlook:
    """Drawn once for each decision."""
    known = s.outlook
    if isinstance(known, Outlook) and known.side == side:
        return known
    if len(s.setup.toll) == 0:
        survey(s.setup)
    drawn = Outlook(s.setup.count_hexes, side)
    drawn.smoky = targets.smoke_anywhere(s)
    watch(s, drawn)
    drawn.price = price_of_cap(s, side)
    drawn.caution = WAIT if s.passes == 0 and fresh(s, 1 - side) + s.pool[1 - side] > 0 else 0
    drawn.promise = filled(s.setup.count(), NOT_WEIGHED)
    drawn.glance = filled(s.setup.count(), NOT_WEIGHED)
    drawn.goal = goals(s, drawn)
    s.outlook = drawn
    return drawn


def watch(s: Position, drawn: Outlook) -> None:
    """The enemies in view, those of a hex together."""
    for unit in range(s.setup.count()):
        if is_foe(s, drawn.side, unit) and is_first(s, drawn.side, unit):
            other: i64 = unit
            while other >= 0:
                if is_foe(s, drawn.side, other):
                    drawn.foes.append(odds.foe_of(s, other, drawn.side))
                other = s.next[other]


def is_foe(s: Position, side: i64, unit: i64) -> bool:
    return s.setup.side[unit] != side and s.hex[unit] >= 0 and s.flags[unit] & HIDDEN == 0


def is_first(s: Position, side: i64, unit: i64) -> bool:
    """No other enemy in view comes before it in its hex."""
    other = s.first[s.hex[unit]]
    while other != unit:
        if is_foe(s, side, other):
            return False
        other = s.next[other]
    return True


def fresh(s: Position, side: i64) -> i64:
    """Units of the side, in view, that can still be activated in this round."""
    count: i64 = 0
    for unit in range(s.setup.count()):
        if s.setup.side[unit] == side and s.status[unit] == READY and s.visible(unit):
            count += 1
    return count


def strong(s: Position, side: i64) -> i64:
    """Units of the side in view."""
    count: i64 = 0
    for unit in range(s.setup.count()):
        if s.setup.side[unit] == side and s.visible(unit):
            count += 1
    return count


def price_of_cap(s: Position, side: i64) -> i64:
    """CAP are dear while much can still happen in the round, and worth little at its end, when they are lost."""
    both = fresh(s, side) + fresh(s, 1 - side)
    return CHEAP + DEAR * both // max(strong(s, side) + strong(s, 1 - side), 1)


# ---------------------------------------------------------------- danger
def danger(s: Position, drawn: Outlook, h: i64) -> i64:
    """The cost to an ordinary squad of standing in the hex: the worst enemy, and a part of the others."""
    if drawn.danger[h] < 0:
        worst: i64 = 0
        total: i64 = 0
        for foe in drawn.foes:
            cost = odds.menace(s, drawn, foe, h) * foe.share // odds.LOADED
            if cost > 0 and foe.face >= 0 and not sight.in_arc(s.setup, foe.hex, foe.face, h):
                cost = cost * odds.TURNED_AWAY // odds.LOADED
            total += cost
            worst = max(worst, cost)
        drawn.danger[h] = worst + (total - worst) // 3
    return drawn.danger[h]


# ---------------------------------------------------------------- goals
def goals(s: Position, drawn: Outlook) -> vec[i64]:
    """The worth of the objectives and exits, felt from each hex: the best of them, less the further away."""
    setup = s.setup
    found = filled(setup.count_hexes, 0)
    late = 100 - LATENESS * fresh(s, 1 - drawn.side) // max(strong(s, 1 - drawn.side), 1)
    for i in range(len(setup.objectives)):
        spread(found, setup.walks[i], stake(s, drawn, i, late))
    if setup.exit_points[drawn.side] > 0:
        spread(found, setup.walks[len(setup.objectives) + drawn.side], exit_worth(s, drawn.side))
    return found


def exit_worth(s: Position, side: i64) -> i64:
    """Out by the exit: the points, less what the unit could still have done."""
    worth = s.setup.exit_points[side] * odds.POINT - EXIT_COST * (s.setup.rounds - s.round)
    return max(worth, odds.POINT // 4)


def spread(field: vec[i64], walk: vec[i64], worth: i64) -> None:
    for h in range(len(field)):
        felt = worth * LEAN // (LEAN + walk[h])
        if felt > field[h]:
            field[h] = felt


def stake(s: Position, drawn: Outlook, i: i64, late: i64) -> i64:
    """The points to win, or to lose, at an objective."""
    objective = s.setup.objectives[i]
    worth = points_at(s, objective) + secret_worth(s, drawn.side, i)
    if s.control[i] == drawn.side and not s.enemy_in(drawn.side, objective.hex):
        worth = worth * (TO_KEEP if comes_near(s, drawn, i, NEAR) else QUIET) // 100
    else:
        worth = worth * TO_TAKE // 100 * late // 100
    return worth * SHARED // 100 if held_by(s, drawn.side, objective.hex) else worth


def secret_worth(s: Position, side: i64, i: i64) -> i64:
    """The points that an own secret objective adds at the end (8.1c)."""
    points = objectives.points_at(s, side, i)
    return points * (odds.POINT if s.round >= s.setup.rounds else 2 * LATER)


def points_at(s: Position, objective: Objective) -> i64:
    """Points of both sides that hang on it: those of this round, and a part of those to come."""
    rounds = max(s.setup.rounds - max(s.round, 1), 0)
    each = objective.round_points[0] + objective.round_points[1]
    final = objective.final_points[0] + objective.final_points[1]
    if rounds == 0:
        return odds.POINT * (each + final)
    return odds.POINT * each + LATER * (each * rounds + 2 * final)


def comes_near(s: Position, drawn: Outlook, i: i64, near: i64) -> bool:
    """An enemy in view has no more than so many AP to the objective."""
    for foe in drawn.foes:
        if s.setup.walks[i][foe.hex] <= near:
            return True
    return False


def held_by(s: Position, side: i64, h: i64) -> bool:
    """The side has a visible unit in the hex."""
    return s.enemy_in(1 - side, h)
