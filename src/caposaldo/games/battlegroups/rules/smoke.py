"""Smoke screens (smoke-1)."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import Decision, Position, ask
from caposaldo.games.battlegroups.rules.observation import check_weapon, observers, point_observed, weapon_range
from caposaldo.games.battlegroups.rules.sight import nearest_unit
from caposaldo.games.battlegroups.rules.tables import NO_LIMIT, ONE_BASE, SMOKE_BASES, inches
from caposaldo.games.battlegroups.setup import INCH
from caposaldo.games.battlegroups.verbs import HALT, SMOKE
from caposaldo.kernel.game import ENDS_NOTHING, ENDS_PIECE, Params, Prompt, Refusal
from caposaldo.kernel.table import ahead_x, ahead_y, bearing, distance

HALF_BASE: Final = 191
# Smoke that is offered: before this many enemies, and this far from them or from an observer.
SCREENED_ENEMIES: Final = 6
BEFORE_ENEMY: Final = 2 * INCH + INCH // 2
BEFORE_OBSERVER: Final = 3 * INCH
UNITS: Final = 4096  # more units than any battle has: packs a distance and a unit into one number


def refuse_smoke(s: Position, weapon: i64, x: i64, y: i64) -> Refusal | None:
    """The first base of a screen lies where fire could fall: in range and observed (smoke-1)."""
    problem = smoke_problem(s, weapon, observers(s, weapon), x, y)
    if problem == "":
        return None
    unit: Params = {"unit": s.ref(weapon)}
    if problem != "bg-smoke-out-of-range":
        return Refusal("smoke-1", problem, unit)
    unit["distance"] = inches(distance(s.x[weapon], s.y[weapon], x, y))
    unit["range"] = inches(weapon_range(s, weapon))
    return Refusal("indirect-2", problem, unit)


def smoke_problem(s: Position, weapon: i64, watching: list[int], x: i64, y: i64) -> str:
    """Why the weapon, for which these observe, may not begin a screen there, or ""."""
    if SMOKE_BASES[s.setup.indirect[weapon]] == 0:
        return "bg-no-smoke"
    if not smoke_on_table(s, x, y):
        return "bg-smoke-off-table"
    reach = weapon_range(s, weapon)
    if reach != NO_LIMIT and distance(s.x[weapon], s.y[weapon], x, y) > reach:
        return "bg-smoke-out-of-range"
    return "" if point_observed(s, watching, x, y) else "bg-smoke-unobserved"


def smoke_on_table(s: Position, x: i64, y: i64) -> bool:
    width = s.setup.width
    height = s.setup.height
    return HALF_BASE <= x <= width - HALF_BASE and HALF_BASE <= y <= height - HALF_BASE


def smoke_points(s: Position, weapon: i64) -> list[int]:
    """A choice of places for smoke, x0, y0, x1, y1, ...: between the enemies that are nearest to us and us; failing
    that, before an observer."""
    points: list[int] = []
    if SMOKE_BASES[s.setup.indirect[weapon]] == 0:
        return points
    side = s.setup.side[weapon]
    watching = observers(s, weapon)
    if not watching:
        return points
    for enemy in nearest_enemies(s, side):
        friend = nearest_unit(s, enemy, side)
        way = bearing(s.x[friend] - s.x[enemy], s.y[friend] - s.y[enemy])
        x = ahead_x(s.x[enemy], way, BEFORE_ENEMY)
        y = ahead_y(s.y[enemy], way, BEFORE_ENEMY)
        offer_smoke(s, weapon, watching, points, x, y)
        x = (s.x[enemy] + s.x[friend]) // 2
        y = (s.y[enemy] + s.y[friend]) // 2
        offer_smoke(s, weapon, watching, points, x, y)
    if not points:
        for unit in watching:
            for turn in range(0, 360, 90):
                x = ahead_x(s.x[unit], s.face[unit] + turn, BEFORE_OBSERVER)
                y = ahead_y(s.y[unit], s.face[unit] + turn, BEFORE_OBSERVER)
                offer_smoke(s, weapon, watching, points, x, y)
    return points


def offer_smoke(s: Position, weapon: i64, watching: list[int], points: list[int], x: i64, y: i64) -> None:
    for i in range(0, len(points), 2):
        if points[i] == x and points[i + 1] == y:
            return
    if smoke_problem(s, weapon, watching, x, y) == "":
        points.append(int(x))
        points.append(int(y))


def nearest_enemies(s: Position, side: i64) -> list[int]:
    """The enemies nearest to any unit of the side, nearest first."""
    ranked: list[int] = []
    for enemy in range(s.setup.count()):
        if s.setup.side[enemy] != side and s.on_table(enemy):
            friend = nearest_unit(s, enemy, side)
            if friend >= 0:
                away = distance(s.x[enemy], s.y[enemy], s.x[friend], s.y[friend])
                ranked.append(int(away * UNITS + enemy))
    ranked.sort()
    return [rank % UNITS for rank in ranked[:SCREENED_ENEMIES]]


def lay_base(s: Position, weapon: i64, left: i64, x: i64, y: i64) -> None:
    """A base of smoke; `left`: how many may follow."""
    s.smoke_x = append(s.smoke_x, x)
    s.smoke_y = append(s.smoke_y, y)
    s.smoke_side = append(s.smoke_side, s.setup.side[weapon])
    s.tell("smoke-1", "bg-lays-smoke", {"unit": s.ref(weapon), "left": int(left)})


def lay_first_base(s: Position, weapon: i64, x: i64, y: i64) -> None:
    left = SMOKE_BASES[s.setup.indirect[weapon]] - 1
    lay_base(s, weapon, left, x, y)
    if left > 0:
        s.push(Screen(weapon, left, x, y))


class Screen(Decision):
    """A weapon lays the next base of a smoke screen beside the last one, or stops (smoke-1)."""

    RULE: ClassVar = "smoke-1"
    VERBS: ClassVar = (SMOKE, HALT)

    def __init__(self, weapon: i64, left: i64, last_x: i64, last_y: i64) -> None:
        self.weapon = weapon
        self.left = left
        self.last_x = last_x
        self.last_y = last_y

    def about_unit(self) -> i64:
        return self.weapon

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return ask(s, self.RULE, "bg-prompt-screen", self.weapon)

    def options(self, s: Position, seat: i64) -> list[Action]:
        """The next base touches the last one; or the screen is long enough."""
        found: list[Action] = []
        for way in range(0, 360, 45):
            x = ahead_x(self.last_x, way, ONE_BASE)
            y = ahead_y(self.last_y, way, ONE_BASE)
            if smoke_on_table(s, x, y) and not smoke_lies_at(s, x, y):
                found.append(Action(SMOKE, x=x, y=y))
        found.append(Action(HALT))
        return found

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        """Each further base lies within a base of the last one, so that the screen has no gap."""
        if action.verb == HALT:
            return None
        x = action.point_x
        y = action.point_y
        if not smoke_on_table(s, x, y):
            return Refusal("smoke-1", "bg-smoke-off-table", {"unit": s.ref(self.weapon)})
        if distance(self.last_x, self.last_y, x, y) > ONE_BASE or smoke_lies_at(s, x, y):
            return Refusal("smoke-1", "bg-smoke-not-joined", {"unit": s.ref(self.weapon)})
        return None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == HALT:
            s.pop()
            return
        lay_base(s, self.weapon, self.left - 1, action.point_x, action.point_y)
        if self.left == 1:
            s.pop()
        else:
            s.replace(Screen(self.weapon, self.left - 1, action.point_x, action.point_y))

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PIECE if action.verb == HALT or self.left == 1 else ENDS_NOTHING

    def carries_on(self, s: Position, seat: i64, action: Action) -> bool:
        return True

    def view_numbers(self) -> list[int]:
        return [int(self.weapon), int(self.left), int(self.last_x), int(self.last_y)]

    def check(self, s: Position, at: str) -> None:
        check_weapon(s, f"{at}.weapon", self.weapon)


def smoke_lies_at(s: Position, x: i64, y: i64) -> bool:
    for i in range(len(s.smoke_x)):
        if distance(s.smoke_x[i], s.smoke_y[i], x, y) < HALF_BASE:
            return True
    return False


def lift_smoke(s: Position, side: i64) -> None:
    """A screen lasts until the next indirect fire phase of the side that laid it (smoke-1, A-smoke-duration)."""
    kept = [i for i in range(len(s.smoke_x)) if s.smoke_side[i] != side]
    if len(kept) == len(s.smoke_x):
        return
    s.smoke_x = vec[i64]([s.smoke_x[i] for i in kept])
    s.smoke_y = vec[i64]([s.smoke_y[i] for i in kept])
    s.smoke_side = vec[i64]([s.smoke_side[i] for i in kept])
    s.tell("smoke-1", "bg-smoke-lifts", {"seat": f"@seat/{side}"})
