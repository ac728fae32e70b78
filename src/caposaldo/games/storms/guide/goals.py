"""What each side wins by, and who would win now (2.3, 2.4, 2.4a, 5.1, 8.1c).

Points, control and losses are open. Secret objectives are for the side that has drawn them, and at the end for all.
"""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.storms.position import DESTROYED, LEFT, ON_MAP, PLAY, WAITING, Position
from caposaldo.games.storms.rules import control, objectives
from caposaldo.games.storms.setup import DESTROY, GERMAN, HOLD, SOVIET
from caposaldo.kernel.game import GAME_END, NOW, ROUND_END, Goal, Message, Outcome, Params


# ---------------------------------------------------------------- what each side wins by
def goals(s: Position, seat: i64) -> list[Goal]:
    """Return the goals of both sides, the total of points first."""
    found: list[Goal] = []
    for side in range(2):
        found.append(total(s, side))
        for i in range(len(s.setup.objectives)):
            found += at_objective(s, side, i)
        found.append(losses(s, seat, side))
        found += exits(s, side)
        found += secrets(s, seat, side)
    return found


def total(s: Position, side: i64) -> Goal:
    """More points than the enemy at the end, or so many at once (2.3, 2.4)."""
    points, target = int(s.points[side]), int(s.setup.ends_at)
    params: Params = {"points": points, "rounds": int(s.setup.rounds), "target": target}
    if target > 0:
        return Goal(int(side), Message("2.3", "st-goal-target", params), points, target, NOW)
    return Goal(int(side), Message("2.4", "st-goal-points", params), points, 0, GAME_END)


def at_objective(s: Position, side: i64, i: i64) -> list[Goal]:
    """An objective: points of every round, and points of the end (2.4a)."""
    objective = s.setup.objectives[i]
    found: list[Goal] = []
    for points, when, settles in (
        (objective.round_points[side], "round", ROUND_END),
        (objective.final_points[side], "end", GAME_END),
    ):
        if points != 0:
            said = Message("2.4a", f"st-goal-hold-{when}", {"points": int(points), **holding(s, side, i)})
            found.append(hex_goal(s, side, i, said, settles))
    return found


def holding(s: Position, side: i64, i: i64) -> Params:
    """Name the objective and say whether the side holds it: yes, no, or contested."""
    held = "contested" if control.contested(s, s.setup.objectives[i].hex) else "no"
    if control.scores(s, i) == side:
        held = "yes"
    return {"objective": f"@objective/{i}", "held": held}


def hex_goal(s: Position, side: i64, i: i64, said: Message, settles: str) -> Goal:
    h = s.setup.objectives[i].hex
    held = 1 if control.scores(s, i) == side else 0
    return Goal(int(side), said, held, 1, settles, [int(h)], in_view_at(s, h))


def in_view_at(s: Position, h: i64) -> list[int]:
    """Units in the hex that everybody sees."""
    found: list[int] = []
    unit = s.first[h]
    while unit >= 0:
        if s.visible(unit):
            found.append(int(unit))
        unit = s.next[unit]
    return sorted(found)


def losses(s: Position, seat: i64, side: i64) -> Goal:
    """Points for enemy units destroyed, whoever did it (2.4); `pieces` are those that are left, as far as known."""
    won = 0
    left: list[int] = []
    for unit in range(s.setup.count()):
        if s.setup.side[unit] != side and s.place[unit] == DESTROYED:
            won += int(s.setup.types[unit].worth)
        elif s.setup.side[unit] != side and is_in_game(s, seat, unit):
            left.append(int(unit))
    params: Params = {"points": won, "units": int(s.losses[1 - side])}
    return Goal(int(side), Message("2.4", "st-goal-destroy", params), won, 0, NOW, [], left)


def is_in_game(s: Position, seat: i64, unit: i64) -> bool:
    return s.knows_of(seat, unit) and (s.place[unit] == ON_MAP or s.place[unit] == WAITING)


def exits(s: Position, side: i64) -> list[Goal]:
    """Points for units that leave the map (5.1)."""
    points = s.setup.exit_points[side]
    if points == 0:
        return []
    out = 0
    for unit in range(s.setup.count()):
        if s.setup.side[unit] == side and s.place[unit] == LEFT:
            out += 1
    hexes = [int(h) for h in s.setup.exits[side]]
    params: Params = {"points": int(points), "units": out, "hex": s.hex_ref(hexes[0])}
    return [Goal(int(side), Message("5.1", "st-goal-exit", params), out * int(points), 0, NOW, hexes)]


# ---------------------------------------------------------------- secret objectives (8.1c)
def secrets(s: Position, seat: i64, side: i64) -> list[Goal]:
    """The objective cards of the side; of those that the seat does not know, how many there are."""
    drawn = objectives.held(s, side)
    if len(drawn) == 0:
        return []
    if not objectives.is_known(s, seat, side):
        said = Message("8.1c", "st-goal-secret-unknown", {"count": len(drawn)})
        return [Goal(int(side), said, 0, 0, GAME_END)]
    found: list[Goal] = []
    for kind in drawn:
        effects = s.setup.cards[kind].effects
        for at in range(0, len(effects), 3):
            found.append(secret(s, side, kind, effects[at], effects[at + 1], effects[at + 2]))
    return found


def secret(s: Position, side: i64, kind: i64, asks: i64, amount: i64, points: i64) -> Goal:
    """One of the things that a secret objective asks for."""
    params: Params = {"card": s.card_ref(kind), "points": int(points)}
    if asks == HOLD:
        params.update(holding(s, side, amount))
        return hex_goal(s, side, amount, Message("8.1c", "st-goal-secret-hold", params), GAME_END)
    lost = int(s.losses[1 - side] if asks == DESTROY else s.losses[side])
    params.update({"units": lost, "amount": int(amount)})
    if asks == DESTROY:
        return Goal(int(side), Message("8.1c", "st-goal-secret-destroy", params), lost, int(amount), GAME_END)
    met = 1 if objectives.is_met(s, side, asks, amount) else 0
    return Goal(int(side), Message("8.1c", "st-goal-secret-spare", params), met, 1, GAME_END)


# ---------------------------------------------------------------- who would win now
def leading(s: Position, seat: i64) -> Outcome:
    """Return the outcome if the game ended with the present round, as far as the seat may know."""
    if s.result is not None:
        return s.result
    german, soviet = standing(s, seat, GERMAN), standing(s, seat, SOVIET)
    params: Params = {"german": german, "soviet": soviet}
    if german == soviet:
        return Outcome([], "2.4", "st-now-even", params)
    winner = GERMAN if german > soviet else SOVIET
    params["side"] = s.side_ref(winner)
    return Outcome([int(winner)], "2.4", "st-now-leads", params)


def standing(s: Position, seat: i64, side: i64) -> int:
    """Points that the side has, and those that the end of the game would bring it."""
    points = int(s.points[side])
    for i in range(len(s.setup.objectives)):
        if control.scores(s, i) == side:
            points += int(s.setup.objectives[i].final_points[side])
            if s.phase == PLAY:
                points += int(s.setup.objectives[i].round_points[side])
    if objectives.is_known(s, seat, side):
        for kind in objectives.held(s, side):
            points += int(objectives.points_now(s, kind, side))
    return points
