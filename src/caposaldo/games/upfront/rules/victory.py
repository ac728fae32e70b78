"""Time, points, goals and broken squads (16.3 to 16.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront.position import CAPTURED, IN_PLAY, KILLED, MOVING_OVER, ROUTED, USELESS, Position
from caposaldo.games.upfront.rules import ranges, terrain, units
from caposaldo.games.upfront.setup import AT_CHIT, LETTERS, MAN, Goal
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import Outcome, Params

FOR_KILLED: Final = 2
FOR_ROUTED: Final = 1
FOR_CAPTURED: Final = 5
FOR_VEHICLE: Final = 10  # and its number against armour
FOR_GUN: Final = 6


# ---------------------------------------------------------------- points (16.4)
def points(s: Position, side: i64) -> i64:
    """Return the points of the side: unpinned men times the chit of their group, and enemies lost (16.4, 16.41)."""
    found = FOR_KILLED * lost(s, 1 - side, KILLED) + FOR_ROUTED * lost(s, 1 - side, ROUTED)
    found += FOR_CAPTURED * lost(s, 1 - side, CAPTURED)
    if s.setup.armour:
        found += for_vehicles(s, 1 - side)
    for group in range(side * LETTERS, side * LETTERS + LETTERS):
        if s.letter[group] >= 0:
            found += able_men(s, group) * s.chit[group]
    return found


def points_parts(s: Position, side: i64, chain: Chain) -> i64:
    """Return the same and add each part to the chain."""
    for group in range(side * LETTERS, side * LETTERS + LETTERS):
        if s.letter[group] >= 0:
            men = able_men(s, group)
            said: dict[str, int | str] = {"group": s.group_ref(group), "men": int(men), "chit": int(s.chit[group])}
            chain.add("16.4", "uf-chain-forward", men * s.chit[group], said)
    add_losses(s, 1 - side, KILLED, FOR_KILLED, "uf-chain-killed", chain)
    add_losses(s, 1 - side, ROUTED, FOR_ROUTED, "uf-chain-routed", chain)
    add_losses(s, 1 - side, CAPTURED, FOR_CAPTURED, "uf-chain-captured", chain)
    if s.setup.armour and for_vehicles(s, 1 - side) > 0:
        chain.add("16.4", "uf-chain-vehicles", for_vehicles(s, 1 - side))
    return chain.total()


def for_vehicles(s: Position, side: i64) -> i64:
    """Return the points for lost vehicles and guns of the side, and their commanders, beyond those for a man killed
    (16.4)."""
    found: i64 = 0
    for man in range(len(s.fate)):
        if s.setup.side[man] == side and s.setup.men[man].kind != MAN:
            found += FOR_KILLED * units.crew_losses(s, man)
            if s.fate[man] != IN_PLAY:
                boxed = max(s.setup.weapon_of(man).boxed, i64(0))
                found += (FOR_VEHICLE + boxed if units.is_vehicle(s, man) else FOR_GUN) - FOR_KILLED
    return found


def add_losses(s: Position, side: i64, fate: i64, each: i64, key: str, chain: Chain) -> None:
    men = lost(s, side, fate)
    if men > 0:
        chain.add("16.4", key, men * each, {"men": int(men)})


def lost(s: Position, side: i64, fate: i64) -> i64:
    """Return the number of men of the side with this fate."""
    found: i64 = 0
    for man in range(len(s.fate)):
        if s.fate[man] == fate and s.setup.side[man] == side:
            found += 1
    return found


def able_men(s: Position, group: i64) -> i64:
    """Return the number of unpinned men, armed or not, and of vehicles that are not stuck (16.4, 16.41)."""
    found: i64 = 0
    for man in range(len(s.group)):
        if s.group[man] == group and s.flags[man] & USELESS == 0:
            found += 1
    return found


# ---------------------------------------------------------------- time (16.3)
def time_is_up(s: Position) -> None:
    """End the game when the pile has been emptied for the last time: by goals, else by the winner on time of the
    scenario, else by points."""
    check_goals(s)
    if s.result is not None:
        return
    winner = s.setup.clock_winner
    if winner >= 0:
        s.result = Outcome([int(winner)], "16.3", "uf-won-by-time", {"side": s.side_ref(winner)})
        return
    mine = points(s, 0)
    others = points(s, 1)
    told: Params = {"first": s.side_ref(0), "second": s.side_ref(1), "points": int(mine), "others": int(others)}
    if mine == others:
        s.result = Outcome([], "16.4", "uf-drawn-on-points", told)
        return
    told["side"] = s.side_ref(0 if mine > others else 1)
    s.result = Outcome([0 if mine > others else 1], "16.4", "uf-won-on-points", told)


def ends_by_clock(s: Position) -> bool:
    """End the game if its time is up; tell whether it ended (16.3). Called while nothing is being resolved."""
    if s.time_up == 0:
        return False
    time_is_up(s)
    return True


# ---------------------------------------------------------------- goals (16.42)
def check_goals(s: Position) -> None:
    """Check the goals at the end of a player turn and of the game: those of the player whose turn it was, then the
    other's."""
    check_goals_of(s, s.side)
    check_goals_of(s, 1 - s.side)


def check_goals_of(s: Position, side: i64) -> None:
    """Let the side win if one of its goals is reached (16.42)."""
    for goal in s.setup.goals:
        if s.result is None and goal.side == side:
            men = men_at(s, goal)
            if men >= goal.men:
                told: Params = {"side": s.side_ref(side), "men": int(men), "reach": int(goal.reach)}
                key = "uf-won-at-chit" if goal.kind == AT_CHIT else "uf-won-at-range"
                s.result = Outcome([int(side)], "16.42", key, told)


def men_at(s: Position, goal: Goal) -> i64:
    """Return the number of unpinned men who count for the goal, in all groups together."""
    found: i64 = 0
    for group in range(goal.side * LETTERS, goal.side * LETTERS + LETTERS):
        if s.letter[group] >= 0 and is_there(s, goal, group):
            found += able_men(s, group) - crossing_men(s, group)
    return found


def crossing_men(s: Position, group: i64) -> i64:
    """Return the number of men of the group on their way to another, and so on the move (16.422, 17.83)."""
    found: i64 = 0
    for man in range(len(s.group)):
        if s.group[man] == group and s.flags[man] & MOVING_OVER != 0:
            found += 1
    return found


def is_there(s: Position, goal: Goal, group: i64) -> bool:
    """Tell whether the group is far enough, halted (16.422) and, if the scenario asks for it, in cover."""
    if terrain.moving(s, group) or (goal.kind == AT_CHIT and s.chit[group] < goal.reach):
        return False
    if goal.kind != AT_CHIT and not is_near(s, group, goal.reach):
        return False
    return not goal.cover or in_cover(s, group)


def is_near(s: Position, group: i64, reach: i64) -> bool:
    """Tell whether some enemy group is at that relative range or closer."""
    for enemy in ranges.enemies(s, s.side_of_group(group)):
        if ranges.relative(s, group, enemy) >= reach:
            return True
    return False


def in_cover(s: Position, group: i64) -> bool:
    """Tell whether terrain and wire weaken the attack of some enemy group, whether it could fire or not (16.42,
    16.423). Smoke does not count (16.421)."""
    for enemy in ranges.enemies(s, s.side_of_group(group)):
        if terrain.defence(s, group, enemy) < 0:
            return True
    return False


# ---------------------------------------------------------------- broken squads (16.5)
def check_broken(s: Position, side: i64) -> None:
    """Let the other side win if more than half are lost (16.5). If both break in one fight neither wins."""
    men: i64 = 0
    gone: i64 = 0
    for man in range(len(s.fate)):
        if s.setup.side[man] == side:
            men += 1
            gone += 1 if s.fate[man] != IN_PLAY else 0
    if 2 * gone <= men:
        return
    if s.result is None:
        told: Params = {"side": s.side_ref(side), "lost": int(gone), "men": int(men)}
        s.result = Outcome([int(1 - side)], "16.5", "uf-broken", told)
    elif s.result.rule == "16.5" and side in s.result.winners:
        s.result = Outcome([], "16.5", "uf-both-broken")
