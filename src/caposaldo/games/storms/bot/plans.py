"""The bot's plans for a unit: fire, go somewhere and fire from there, recover.

A plan is worth what its shots are worth and what the new place is worth more than the old one. Everything is weighed on
the same scale: a victory point is 100.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.storms.bot import odds, outlook
from caposaldo.games.storms.bot.outlook import FAR, NOT_WEIGHED, danger
from caposaldo.games.storms.bot.outlook_types import Outlook, Shooter
from caposaldo.games.storms.position import HIDDEN, INDIRECT, Position
from caposaldo.games.storms.rules import entry, movement, recovery, sight, targets
from caposaldo.games.storms.setup import ALL_ROUND, GUN, MORTAR, SNIPER, WATER
from caposaldo.kernel.fields import filled
from caposaldo.kernel.hexes import NOWHERE

HOPELESS: Final = -1000
SIXTEEN: Final = 16
# Shares of 16.
AGAIN: Final = 14  # a shot that comes after the enemy has answered
FUTURE: Final = 5  # a shot that can be fired from the place in the next round
FEAR: Final = 14  # danger where a move ends
HASTE: Final = 7  # danger on the way
NERVE: Final = 8  # danger that takes a sixteenth off the shots still to be fired
MARKED_FEAR: Final = 27  # the next hit would be the last
GUNNERS: Final = 3  # how much heavy weapons are drawn to the goals
MACHINE_GUNNERS: Final = 8
CROWD: Final = 10  # for each friend in the same hex
RELIEF: Final = 45  # to be rid of a hit marker
POST: Final = 1  # share of what is at stake for whoever holds it alone
SURPRISE: Final = 20  # to stay hidden
ARRIVAL: Final = 30  # to come in at all
TURN_COST: Final = 1
FULL: Final = 7  # AP of an activation
LONGEST_WALK: Final = 4  # AP that are planned ahead


# ---------------------------------------------------------------- places
def place_worth(s: Position, drawn: Outlook, unit: i64, h: i64, unseen: bool) -> i64:
    """The worth of the hex to the unit, unseen or in view: goals, danger, company."""
    value = drawn.goal[h] * drawn_to_goals(s, unit) // SIXTEEN
    others = company(s, unit, h)
    if unseen:
        return value - CROWD * others
    fear = danger(s, drawn, h) * (FEAR if s.marker[unit] < 0 else MARKED_FEAR) // SIXTEEN
    return value + post(s, drawn, unit, h) - fear - (CROWD + fear // 3) * others


def drawn_to_goals(s: Position, unit: i64) -> i64:
    roles = s.setup.roles[unit]
    if roles & (MORTAR | GUN | SNIPER) != 0:
        return GUNNERS
    return MACHINE_GUNNERS if s.setup.types[unit].red_boxed else SIXTEEN


def company(s: Position, unit: i64, h: i64) -> i64:
    """Friends in the hex besides the unit itself."""
    count: i64 = 0
    other = s.first[h]
    while other >= 0:
        if other != unit and s.setup.side[other] == s.setup.side[unit]:
            count += 1
        other = s.next[other]
    return count


def post(s: Position, drawn: Outlook, unit: i64, h: i64) -> i64:
    """To take an objective, or to be the one who stands in the way of those who come for it."""
    for i in range(len(s.setup.objectives)):
        if s.setup.objectives[i].hex == h:
            if company(s, unit, h) > 0:
                return 0
            if s.control[i] == drawn.side and not outlook.comes_near(s, drawn, i, outlook.AT_THE_GATES):
                return 0
            return drawn.goal[h] * POST // SIXTEEN
    return 0


# ---------------------------------------------------------------- shots
def facing_of(s: Position, unit: i64) -> i64:
    """-1 for those who look everywhere (6.1, 10.0)."""
    return -1 if s.has(unit, HIDDEN) or s.setup.is_a(unit, ALL_ROUND) else s.face[unit]


def shot_here(s: Position, drawn: Outlook, shooter: Shooter, face: i64) -> i64:
    """The best shot from where the unit stands; with an enemy in its hex it can only fire at him (7.6.3f)."""
    at = s.hex[shooter.unit]
    if not shooter.able:
        return 0
    if s.enemy_in(drawn.side, at):
        return close_shot(s, drawn, shooter, at)
    return odds.best_blow(s, drawn, shooter, at, face)


def close_shot(s: Position, drawn: Outlook, shooter: Shooter, at: i64) -> i64:
    total: i64 = 0
    for foe in drawn.foes:
        if foe.hex == at:
            total += odds.blow(s, drawn, shooter, at, foe, 0)
    return total


def lobbed_shot(s: Position, drawn: Outlook, shooter: Shooter) -> i64:
    """The best indirect shot of a mortar (12.0)."""
    unit = shooter.unit
    if s.setup.types[unit].indirect_cost == 0 or not shooter.able:
        return 0
    best: i64 = 0
    spotters = targets.spotter_hexes(s, unit)
    for foe in drawn.foes:
        if targets.bars(s, unit, foe.hex, INDIRECT, drawn.smoky, spotters) == targets.FREE:
            best = max(best, lobbed_gain(s, drawn, shooter, foe.hex))
    return best


def lobbed_gain(s: Position, drawn: Outlook, shooter: Shooter, h: i64) -> i64:
    """The worth of an indirect shot into the hex, whatever the spotter hex."""
    total: i64 = 0
    at = s.hex[shooter.unit]
    for foe in drawn.foes:
        if foe.hex == h:
            total += odds.blow(s, drawn, shooter, at, foe, s.setup.grid.distance(at, h))
    return total


def barrage(s: Position, drawn: Outlook, gain: i64, cost: i64, points: i64) -> i64:
    """So many shots as the points allow, the last perhaps with the help of CAP (3.2.1); the first counts most."""
    if cost <= 0 or points <= 0 or gain <= 0:
        return 0
    again = gain * AGAIN // SIXTEEN
    shots = points // cost
    value = again * shots + (gain - again if shots > 0 else 0)
    missing = cost - points % cost
    if missing < cost and missing <= s.cap[drawn.side]:
        value += max((again if shots > 0 else gain) - missing * drawn.price, 0)
    return value


def fire_plan(s: Position, drawn: Outlook, shooter: Shooter, points: i64) -> i64:
    """To stay and fire, after a turn if that is better."""
    unit = shooter.unit
    best = barrage(s, drawn, shot_here(s, drawn, shooter, facing_of(s, unit)), shooter.cost, points)
    if s.setup.types[unit].indirect_cost > 0:
        indirect = lobbed_shot(s, drawn, shooter)
        best = max(best, barrage(s, drawn, indirect, targets.cost(s, unit, INDIRECT), points))
    if best == 0 and points > shooter.cost:
        best = barrage(s, drawn, shot_here(s, drawn, shooter, -1), shooter.cost, points - TURN_COST)
    if s.has(unit, HIDDEN) and not shooter.sniper:
        best -= SURPRISE + danger(s, drawn, s.hex[unit]) // 2
    return best


def recovery_worth(s: Position, drawn: Outlook, unit: i64, bonus: i64) -> i64:
    """The chance to be rid of the marker, and what that is worth."""
    if not recovery.may_try(s, unit):
        return 0
    needed = s.setup.markers[s.marker[unit]].recovery - recovery.bonus_value(s, unit) - bonus
    return odds.ways(needed) * relief(s, drawn, unit) // 36


def relief(s: Position, drawn: Outlook, unit: i64) -> i64:
    return RELIEF + danger(s, drawn, s.hex[unit]) // 2


# ---------------------------------------------------------------- steps
def spot_worth(s: Position, drawn: Outlook, shooter: Shooter, h: i64, points: i64) -> i64:
    """The worth of being in the hex with so many points left to fire; under fire one may never come to it."""
    value = place_worth(s, drawn, shooter.unit, h, False)
    if not shooter.able:
        return value
    shot = odds.best_blow(s, drawn, shooter, h, -1)
    if shot > 0:
        value += shot * FUTURE // SIXTEEN
        nerve = AGAIN - min(danger(s, drawn, h) // NERVE, AGAIN // 2)
        value += barrage(s, drawn, shot, shooter.cost, points) * nerve // SIXTEEN
    return value


def home_worth(s: Position, drawn: Outlook, shooter: Shooter) -> i64:
    """The worth of staying, without a shot now."""
    unit = shooter.unit
    unseen = s.has(unit, HIDDEN)
    value = place_worth(s, drawn, unit, s.hex[unit], unseen) + (SURPRISE if unseen else 0)
    if not shooter.able:
        return value
    return value + odds.best_blow(s, drawn, shooter, s.hex[unit], -1) * FUTURE // SIXTEEN


def step_worth(s: Position, drawn: Outlook, unit: i64, h: i64) -> i64:
    """One step and no more."""
    shooter = odds.shooter_of(s, unit, drawn.side)
    if s.hex[unit] < 0:
        return entry_worth(s, drawn, shooter, h, 0)
    return spot_worth(s, drawn, shooter, h, 0) - home_worth(s, drawn, shooter)


def entry_worth(s: Position, drawn: Outlook, shooter: Shooter, h: i64, points: i64) -> i64:
    """Reinforcements come in: they are of no use where they are."""
    return ARRIVAL + spot_worth(s, drawn, shooter, h, points)


def weigh_steps(s: Position, drawn: Outlook, shooter: Shooter, points: i64) -> None:
    """For each direction the best plan that begins with a step there, with so many AP: Outlook.steps."""
    unit = shooter.unit
    drawn.walker = unit
    drawn.steps = filled(6, HOPELESS)
    if movement.held(s, unit) != movement.FREE or points <= 0:
        return
    walk = Walk(s.setup.count_hexes, min(points, LONGEST_WALK))
    walk.cost[s.hex[unit]] = 0
    first_steps(s, unit, points, walk)
    home = home_worth(s, drawn, shooter)
    i: i64 = 0
    while i < len(walk.queue):
        h = walk.queue[i]
        i += 1
        worth = spot_worth(s, drawn, shooter, h, points - walk.cost[h]) - home - walk.risk[h]
        if worth > drawn.steps[walk.first[h]]:
            drawn.steps[walk.first[h]] = worth
        go_on(s, drawn, unit, h, walk)


class Walk:
    """Hexes that can be reached: what it costs, where the way begins, how dangerous it is."""

    def __init__(self, count: i64, points: i64) -> None:
        self.points = points
        self.cost: vec[i64] = filled(count, FAR)
        self.first: vec[i64] = filled(count, -1)
        self.risk: vec[i64] = filled(count, 0)
        self.queue: vec[i64] = vec[i64]([])


def first_steps(s: Position, unit: i64, points: i64, walk: Walk) -> None:
    for d in range(6):
        h = s.setup.grid.near[6 * s.hex[unit] + d]
        if h != NOWHERE and movement.step_obstacle(s, unit, h, d) == movement.FREE:
            walk.cost[h] = movement.cost(s, unit, h)
            walk.first[h] = d
            if walk.cost[h] <= points:
                walk.queue = append(walk.queue, h)


def go_on(s: Position, drawn: Outlook, unit: i64, h: i64, walk: Walk) -> None:
    """From a hex that can be reached to those beyond it."""
    if walk.cost[h] >= walk.points or s.enemy_in(drawn.side, h):
        return
    own = movement.own_cost(s, unit)
    gun = s.setup.is_a(unit, GUN)
    risk = walk.risk[h] + danger(s, drawn, h) * HASTE // SIXTEEN
    for d in range(6):
        total = walk.cost[h] + own + s.setup.toll[6 * h + d]
        if total > walk.points:
            continue
        other = s.setup.grid.near[6 * h + d]
        if total < walk.cost[other] and not (gun and s.setup.terrain[other] == WATER):
            walk.cost[other] = total
            walk.first[other] = walk.first[h]
            walk.risk[other] = risk
            walk.queue = append(walk.queue, other)


# ---------------------------------------------------------------- the best of all
def best_step(s: Position, drawn: Outlook, shooter: Shooter, points: i64) -> i64:
    if s.hex[shooter.unit] < 0:
        return best_entry(s, drawn, shooter, points)
    weigh_steps(s, drawn, shooter, points)
    best: i64 = HOPELESS
    for worth in drawn.steps:
        best = max(best, worth)
    return best


def best_entry(s: Position, drawn: Outlook, shooter: Shooter, points: i64) -> i64:
    best: i64 = HOPELESS
    for h in entry.hexes(s, shooter.unit):
        cost = movement.cost(s, shooter.unit, h)
        if cost <= points:
            best = max(best, entry_worth(s, drawn, shooter, h, min(points, FULL) - cost))
    return best


def promise(s: Position, drawn: Outlook, unit: i64, points: i64) -> i64:
    """The best that can be done with the unit and so many AP, kept for the decision at hand."""
    if drawn.promise[unit] == NOT_WEIGHED:
        shooter = odds.shooter_of(s, unit, drawn.side)
        best = best_step(s, drawn, shooter, points)
        if s.hex[unit] >= 0:
            best = max(best, fire_plan(s, drawn, shooter, points))
            if points >= recovery.COST:
                best = max(best, recovery_worth(s, drawn, unit, 0))
            best = max(best, way_out(s, drawn, unit))
        drawn.promise[unit] = best
    return drawn.promise[unit]


def way_out(s: Position, drawn: Outlook, unit: i64) -> i64:
    """To leave the map where the scenario pays for it."""
    if s.setup.exit_points[drawn.side] == 0 or not entry.may_leave(s, unit):
        return HOPELESS
    return outlook.exit_worth(s, drawn.side)


def glance(s: Position, drawn: Outlook, unit: i64) -> i64:
    """The best single action of the unit, whatever it costs."""
    if drawn.glance[unit] == NOT_WEIGHED:
        drawn.glance[unit] = single(s, drawn, unit, FAR, 0)
    return drawn.glance[unit]


def single(s: Position, drawn: Outlook, unit: i64, points: i64, price: i64) -> i64:
    """The best single action that costs so many points at most, each at that price."""
    shooter = odds.shooter_of(s, unit, drawn.side)
    best = single_step(s, drawn, shooter, points, price)
    if s.hex[unit] < 0:
        return best
    if shooter.able and shooter.cost <= points:
        best = max(best, shot_here(s, drawn, shooter, facing_of(s, unit)) - shooter.cost * price)
    if s.setup.types[unit].indirect_cost > 0 and targets.cost(s, unit, INDIRECT) <= points:
        best = max(best, lobbed_shot(s, drawn, shooter) - targets.cost(s, unit, INDIRECT) * price)
    if points >= recovery.COST:
        best = max(best, recovery_worth(s, drawn, unit, 0) - recovery.COST * price)
    return max(best, way_out(s, drawn, unit) - price)


def single_step(s: Position, drawn: Outlook, shooter: Shooter, points: i64, price: i64) -> i64:
    best: i64 = HOPELESS
    unit = shooter.unit
    if movement.held(s, unit) != movement.FREE:
        return best
    if s.hex[unit] < 0:
        return best_entry(s, drawn, shooter, points)
    home = home_worth(s, drawn, shooter)
    for d in range(6):
        h = s.setup.grid.near[6 * s.hex[unit] + d]
        if h != NOWHERE and movement.step_obstacle(s, unit, h, d) == movement.FREE:
            cost = movement.cost(s, unit, h)
            if cost <= points:
                best = max(best, spot_worth(s, drawn, shooter, h, 0) - home - cost * price)
    return best


# ---------------------------------------------------------------- facing
def facing_worth(s: Position, drawn: Outlook, shooter: Shooter, h: i64, face: i64) -> i64:
    """The worth of a facing: enemies it could fire at, less those that would find its flank."""
    value: i64 = 0
    for foe in drawn.foes:
        if foe.hex == h or not sight.in_arc(s.setup, h, face, foe.hex):
            continue
        away = s.setup.grid.distance(h, foe.hex)
        value += 1 + 60 // (away + 2)
        if s.setup.sees[h * s.setup.count_hexes + foe.hex] == 1 and odds.reaches(s, drawn, shooter, h, foe.hex, away):
            value += 10 + 4 * odds.blow(s, drawn, shooter, h, foe, away)
        value += odds.menace(s, drawn, foe, h)
        if s.setup.grid.sector(h, foe.hex) == 2 * face:
            value += 2
    return value
