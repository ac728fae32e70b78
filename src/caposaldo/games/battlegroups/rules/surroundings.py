"""The bases around a unit: no two overlap, and a unit comes near an enemy only to attack it (close-1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.battlegroups.position import Position
from caposaldo.games.battlegroups.rules.ground import (
    ENTERS_AGAIN,
    FINE,
    NO_VEHICLES,
    NOT_TOUCHING,
    OCCUPIED,
    OFF_THE_TABLE,
    STRADDLING,
    THROUGH_DIFFICULT,
    TOO_DEEP,
    TOO_HEAVY,
    TOO_NEAR,
    Ground,
    lies_beside,
)
from caposaldo.games.battlegroups.setup import INCH
from caposaldo.kernel.game import Params, Refusal
from caposaldo.kernel.groups import comes_within
from caposaldo.kernel.table import Box, box_on_table, boxes_gap, boxes_overlap

# By problem; of distances (TOO_FAR) the mover itself speaks.
RULES: Final = [
    "", "move-2", "move-3", "move-6", "move-6", "move-4", "move-2",
    "move-4", "move-4", "move-4", "move-4", "move-4", "", "close-1", "move-4",
]  # fmt: skip
KEYS: Final = [
    "",
    "bg-stand-off-table",
    "bg-stand-straddling",
    "bg-stand-too-heavy",
    "bg-stand-no-vehicles",
    "bg-stand-in-water",
    "bg-stand-occupied",
    "bg-way-through-difficult",
    "bg-way-through-water",
    "bg-enter-not-touching",
    "bg-enter-too-deep",
    "bg-enter-no-whole-move",
    "",
    "bg-way-too-near",
    "bg-way-enters-again",
]
GROUND_KEYS: Final = [
    "@bg-ground-wood", "@bg-ground-town", "@bg-ground-broken", "@bg-ground-hill", "@bg-ground-road",
    "@bg-ground-river", "@bg-ground-bridge", "@bg-ground-bunker", "@bg-ground-trench", "@bg-ground-wall",
]  # fmt: skip


class Surroundings(Ground):
    """The ground and the bases within a unit's reach."""

    def __init__(self, s: Position, unit: i64, base: Box, reach: i64) -> None:
        super().__init__(s, unit, base, reach)
        self.who: i64 = -1  # the unit that the last problem was about
        self.victim: i64 = -1  # the target of a charge: the one enemy it may touch
        self.bases: list[Box] = []
        self.owners: vec[i64] = vec[i64]([])
        self.room: vec[i64] = vec[i64]([])  # -1 for a friend, else how near the way may come to that enemy
        self._gather_bases(s, reach + self.diagonal + INCH)

    def _gather_bases(self, s: Position, reach: i64) -> None:
        setup = s.setup
        for other in range(setup.count()):
            near = reach + setup.width_of[other] + setup.depth_of[other]
            dx = s.x[other] - self.x
            dy = s.y[other] - self.y
            if -near <= dx <= near and -near <= dy <= near and other != self.unit and s.on_table(other):
                self._add_base(s, other)

    def _add_base(self, s: Position, other: i64) -> None:
        setup = s.setup
        base = Box(s.x[other], s.y[other], s.face[other], setup.width_of[other], setup.depth_of[other])
        room: i64 = -1
        if setup.side[other] != setup.side[self.unit]:
            gap = boxes_gap(self.base, base)
            room = gap if gap < INCH else INCH
        self.bases.append(base)
        self.owners = append(self.owners, other)
        self.room = append(self.room, room)

    # ---- places
    def place_problem(self, b: Box) -> i64:
        """Why the unit may not stand there."""
        if not box_on_table(b, self.setup.width, self.setup.height):
            return OFF_THE_TABLE
        problem = self.ground_problem(b)
        return problem if problem != FINE else self.room_problem(b)

    def room_problem(self, b: Box) -> i64:
        """Two bases never overlap."""
        other = comes_within(b, self.bases, 0)
        if other < 0:
            return FINE
        self.who = self.owners[other]
        return OCCUPIED

    def crowding_problem(self, b: Box, least: i64) -> i64:
        """A base that turns or appears there keeps an inch from every enemy (close-1), or as much as it had before
        when that is less; `least` is what it must keep in any case."""
        for i in range(len(self.bases)):
            room = self.room[i]
            keep = room if room > least else least
            if room < 0 or keep <= 0:
                continue
            foe = self.bases[i]
            if lies_beside(b, foe.left - keep, foe.top - keep, foe.right + keep, foe.bottom + keep):
                continue
            if boxes_gap(b, foe) < keep:
                self.who = self.owners[i]
                return TOO_NEAR
        return FINE

    # ---- ways
    def enemy_problem(self, b: Box, length: i64) -> i64:
        """A unit comes within an inch of an enemy only to attack it (close-1). One that already stands nearer may go
        where it comes no nearer. An attacker keeps off the bases of all enemies but its target."""
        for i in range(len(self.bases)):
            room = self.room[i]
            if room < 0 or self.owners[i] == self.victim:
                continue
            foe = self.bases[i]
            keep = room if self.victim < 0 else 0
            if self.far_from_way(b, foe.left - keep, foe.top - keep, foe.right + keep, foe.bottom + keep):
                continue
            if self._comes_too_near(b, length, foe, keep):
                self.who = self.owners[i]
                return TOO_NEAR
        return FINE

    def _comes_too_near(self, b: Box, length: i64, foe: Box, keep: i64) -> bool:
        strip = self.strip(b, length)
        if boxes_overlap(strip, foe):
            return True
        if self.victim >= 0:
            return False
        if boxes_gap(strip, foe) < keep or boxes_gap(b, foe) < keep:
            return True
        towards = (b.cx - self.x) * (foe.cx - self.x) + (b.cy - self.y) * (foe.cy - self.y)
        return keep < INCH and towards > 0


def explain(s: Position, about: Surroundings, problem: i64) -> Refusal:
    """A problem in words."""
    params: Params = {"unit": s.ref(about.unit)}
    if problem == OCCUPIED or problem == TOO_NEAR:
        params["other"] = s.ref(about.who)
    elif problem in (STRADDLING, TOO_HEAVY, NO_VEHICLES, THROUGH_DIFFICULT, NOT_TOUCHING, TOO_DEEP, ENTERS_AGAIN):
        params["ground"] = GROUND_KEYS[about.what]
    return Refusal(RULES[problem], KEYS[problem], params)
