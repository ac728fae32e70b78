"""Facing: turning on the spot, and the free turn at the end of a move (move-2)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import CLOSE, DONE, MOVED, Decision, Position, ask
from caposaldo.games.battlegroups.rules import transport
from caposaldo.games.battlegroups.rules.destinations import nearest_enemies
from caposaldo.games.battlegroups.rules.ground import FINE, put
from caposaldo.games.battlegroups.rules.sight import box
from caposaldo.games.battlegroups.rules.surroundings import Surroundings, explain
from caposaldo.games.battlegroups.verbs import TURN, turn_to
from caposaldo.kernel.game import COMMON, ENDS_PIECE, NEXT, Prompt, Refusal
from caposaldo.kernel.table import bearing


class Face(Decision):
    """A unit turns freely at the end of its move (move-2)."""

    RULE: ClassVar = "move-2"
    VERBS: ClassVar = (TURN,)

    def __init__(self, unit: i64) -> None:
        self.unit = unit

    def about_unit(self) -> i64:
        return self.unit

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return ask(s, self.RULE, "bg-prompt-face", self.unit)

    def options(self, s: Position, seat: i64) -> list[Action]:
        """Keep the facing, or turn by eighths of a circle, or towards the nearest enemies."""
        unit = self.unit
        return [turn_to(s.face[unit]), *turns(s, unit, Surroundings(s, unit, box(s, unit), 0))]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return None if action.facing == s.face[self.unit] else refuse_turn(s, self.unit, action.facing)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        put(s, self.unit, s.x[self.unit], s.y[self.unit], action.facing)
        go_on_or_finish(s, self.unit)

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PIECE

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.facing == s.face[self.unit] else COMMON

    def carries_on(self, s: Position, seat: i64, action: Action) -> bool:
        return True

    def check(self, s: Position, at: str) -> None:
        self.check_unit(s, f"{at}.unit", self.unit)


def turns(s: Position, unit: i64, about: Surroundings) -> list[Action]:
    wanted = [(s.face[unit] + turn) % 360 for turn in range(45, 360, 45)]
    for enemy in nearest_enemies(s, unit):
        wanted.append(bearing(s.x[enemy] - s.x[unit], s.y[enemy] - s.y[unit]))
    found: list[Action] = []
    for i in range(len(wanted)):
        face = wanted[i]
        if face != s.face[unit] and face not in wanted[:i] and turn_problem(about, face) == FINE:
            found.append(turn_to(face))
    return found


def turn_problem(about: Surroundings, face: i64) -> i64:
    """A base may turn where it still can stand (move-3), and not up to an enemy (close-1)."""
    b = about.base_at(about.x, about.y, face)
    problem = about.place_problem(b)
    return problem if problem != FINE else about.crowding_problem(b, 0)


def refuse_turn(s: Position, unit: i64, face: i64) -> Refusal | None:
    if not 0 <= face < 360:
        return Refusal("move-2", "bg-turn-no-bearing")
    if face == s.face[unit]:
        return Refusal("move-2", "bg-turn-same", {"unit": s.ref(unit)})
    about = Surroundings(s, unit, box(s, unit), 0)
    problem = turn_problem(about, face)
    return None if problem == FINE else explain(s, about, problem)


def turn_on_the_spot(s: Position, unit: i64, face: i64) -> None:
    """Turning on the spot is a move of no length."""
    s.halves[unit] = s.halves[unit] - 1
    s.mark(unit, MOVED)
    put(s, unit, s.x[unit], s.y[unit], face)
    s.tell("move-2", "bg-turns", {"unit": s.ref(unit), "facing": int(face)})
    go_on_or_finish(s, unit)


def go_on_or_finish(s: Position, unit: i64) -> None:
    """Half a move may be left for the road or for mounting (A-half-move)."""
    more = s.halves[unit] > 0 and (not s.has(unit, MOVED) or len(transport.mounts(s, unit)) > 0)
    if more and s.phase != CLOSE:
        s.give_order(unit)
    else:
        s.mark(unit, DONE)
