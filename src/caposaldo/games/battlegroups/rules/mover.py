"""How far a unit may go and where to (move-2 to move-8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.battlegroups.position import Position
from caposaldo.games.battlegroups.rules.approach import Approach
from caposaldo.games.battlegroups.rules.effects import full_move
from caposaldo.games.battlegroups.rules.ground import FINE, NO_WHOLE_MOVE, OFF_THE_TABLE, TOO_FAR, TOUCH, is_difficult
from caposaldo.games.battlegroups.rules.sight import box
from caposaldo.games.battlegroups.rules.surroundings import Surroundings
from caposaldo.games.battlegroups.setup import APC, ARMOURED, INCH
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.table import Box, bearing, box_on_table, boxes_gap, distance

ROAD_BONUS: Final = 3 * INCH
BACK: Final = INCH // 8  # steps by which a charge is shortened


def allowance_chain(s: Position, unit: i64, by_road: bool) -> Chain:
    """A unit's move in tenths of a millimetre: the Data Sheet and the road (move-5), half for armour and APCs in
    difficult ground (move-7), half when the other half went into mounting or the like (move-8)."""
    chain = Chain()
    move = s.setup.move[unit]
    chain.add("move-5", "bg-move-data", move)
    if full_move(s, unit) < move:
        chain.add("move-7", "bg-move-difficult", full_move(s, unit) - move)
    if by_road and move > 0:
        chain.add("move-5", "bg-move-road", ROAD_BONUS)
    if s.halves[unit] < 2:
        chain.add("move-8", "bg-move-half", chain.total() * s.halves[unit] // 2 - chain.total())
    return chain


class Mover(Surroundings):
    """A unit about to move."""

    def __init__(self, s: Position, unit: i64) -> None:
        move = s.setup.move[unit]
        super().__init__(s, unit, box(s, unit), move + ROAD_BONUS)
        self.halves: i64 = s.halves[unit]
        if s.setup.is_a(unit, ARMOURED | APC) and self.in_difficult():
            move //= 2
        # Its whole move, off the road and on it; then what is left of them.
        self.whole: i64 = move
        self.whole_by_road: i64 = move + ROAD_BONUS if move > 0 else 0
        self.allowed: i64 = self.whole * self.halves // 2
        self.by_road: i64 = self.whole_by_road * self.halves // 2
        entry: i64 = self.diagonal + 2 * TOUCH if move > 0 else 0
        self.longest: i64 = entry if entry > self.by_road else self.by_road

    def in_difficult(self) -> bool:
        for i in range(len(self.pieces)):
            if self.inside[i] == 1 and is_difficult(self.pieces[i].kind):
                return True
        return False

    def problem(self, x: i64, y: i64) -> i64:
        """Why the unit may not go straight to that point."""
        length = distance(self.x, self.y, x, y)
        if length > self.longest:
            return TOO_FAR
        return self.problem_of(self.base_at(x, y, bearing(x - self.x, y - self.y)), length)

    def problem_of(self, b: Box, length: i64) -> i64:
        problem = self.place_problem(b)
        if problem == FINE:
            problem = self.length_problem(b, length)
        if problem == FINE:
            problem = self.way_problem(b, length)
        if problem == FINE:
            problem = self.enemy_problem(b, length)
        return problem

    def length_problem(self, b: Box, length: i64) -> i64:
        """Its move, three inches more if the whole way is road (move-5). To enter difficult ground takes a whole move,
        however short (move-4)."""
        if self.entering >= 0:
            piece = self.pieces[self.entering]
            if not self.only_reaches_in(piece, b):
                return FINE if self.halves == 2 else NO_WHOLE_MOVE
            if self.halves == 2 and self.gap_to(piece, b.face) <= TOUCH:
                return FINE
        if length <= self.allowed or (length <= self.by_road and self.way_is_road(b.cx, b.cy)):
            return FINE
        return TOO_FAR

    def halves_spent(self, x: i64, y: i64) -> i64:
        """More than half of its move, or the entry of difficult ground, takes all of it (A-half-move, move-4)."""
        length = distance(self.x, self.y, x, y)
        self.place_problem(self.base_at(x, y, bearing(x - self.x, y - self.y)))
        road = length > self.allowed or self.way_is_road(x, y)
        whole = self.whole_by_road if road else self.whole
        return self.halves if self.entering >= 0 or length * 2 > whole else 1

    # ---- charges
    def charge_end(self, victim: i64, victim_base: Box) -> list[int]:
        """Where a charge at that base ends, x, y and facing: in contact, or where the move ends, or before what bars
        the way (close-2). Empty if the unit cannot come any nearer."""
        self.victim = victim
        approach = Approach(self, victim_base)
        end = self.contact_end(approach)
        if not end:
            end = self.short_end(approach)
        self.victim = -1
        return end

    def contact_end(self, approach: Approach) -> list[int]:
        """In contact, at the middle of the base or beside those who already fight it."""
        if boxes_gap(self.base, approach.victim) > self.longest + self.diagonal:
            return []
        for aside in approach.turns_aside():
            length = approach.contact_length(aside)
            if length < 0 or (length == 0 and aside != 0):
                continue
            b = approach.base_after(aside, length)
            if self.contact_problem(b, length) == FINE:
                return [int(b.cx), int(b.cy), int(b.face)]
        return []

    def short_end(self, approach: Approach) -> list[int]:
        """How far an attacker gets that does not reach its target."""
        aside = self.open_way(approach)
        contact = approach.contact_length(aside)
        length = contact if contact < self.by_road else self.by_road
        if length > 0 and self.problem_of(approach.base_after(aside, length), length) != FINE:
            length = contact if contact < self.allowed else self.allowed
            while length > 0 and self.problem_of(approach.base_after(aside, length), length) != FINE:
                length -= BACK
        if length <= 0:
            return []
        b = approach.base_after(aside, length)
        return [int(b.cx), int(b.cy), int(b.face)]

    def open_way(self, approach: Approach) -> i64:
        """The way to the base that no ground bars, the straightest first."""
        self.in_contact = True
        found: i64 = 0
        for aside in approach.turns_aside():
            length = approach.contact_length(aside)
            if length > 0 and self.way_problem(approach.base_after(aside, length), length) == FINE:
                found = aside
                break
        self.in_contact = False
        return found

    def contact_problem(self, b: Box, length: i64) -> i64:
        """In contact an attacker may stand across the edge of a terrain piece until the fight is over."""
        if length == 0:
            return FINE
        if not box_on_table(b, self.setup.width, self.setup.height):
            return OFF_THE_TABLE
        self.in_contact = True
        problem = self.problem_of(b, length)
        self.in_contact = False
        return problem
