"""A unit on its way: step by step, so that mines and fire can stop it (mine-2, direct-7, close-2, close-4, close-5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.battlegroups.position import (
    CONTACT,
    DONE,
    FIRED,
    FRESH,
    MOVED,
    SHAKEN,
    SUPPRESSED,
    Decision,
    Position,
)
from caposaldo.games.battlegroups.rules import direct_fire, minefields, opportunity_fire
from caposaldo.games.battlegroups.rules.close_combat import IN_CONTACT
from caposaldo.games.battlegroups.rules.facing import Face
from caposaldo.games.battlegroups.rules.ground import TOUCH, can_stand, put
from caposaldo.games.battlegroups.rules.opportunity_fire import React
from caposaldo.games.battlegroups.rules.sight import box, box_at
from caposaldo.games.battlegroups.rules.tables import route
from caposaldo.games.battlegroups.setup import INCH
from caposaldo.kernel.game import Danger
from caposaldo.kernel.table import Box, bearing, boxes_gap, distance, segment_to_point
from caposaldo.kernel.ways import Probe, between, first_point, mark_after, mark_before

# The defensive fire of the target of a charge (close-4).
NO_CHARGE: Final = 0
TO_COME: Final = 1
OPEN: Final = 2
OVER: Final = 3

QUARTERS: Final = 4  # parts of an inch: how closely a way is looked at for changes of the fire on it
LOOKED_AHEAD: Final = 5 * INCH  # more than a step, its look ahead and half the bases


# ---------------------------------------------------------------- setting out
def set_out(s: Position, unit: i64, x: i64, y: i64, face: i64, charge: bool) -> None:
    """The unit turns into its direction, freely (move-2), and begins its one move of the turn (move-1)."""
    s.from_x[unit] = s.x[unit]
    s.from_y[unit] = s.y[unit]
    s.from_face[unit] = s.face[unit]
    s.mark(unit, MOVED)
    put(s, unit, s.x[unit], s.y[unit], face)
    minefields.begin_trail(s, unit)
    s.push(March(unit, x, y, 0, 0, TO_COME if charge else NO_CHARGE))


def charge(s: Position, unit: i64, target: i64, x: i64, y: i64, face: i64) -> None:
    """An attacker names its target before it moves and does not fire this turn (close-1, close-2)."""
    s.target[unit] = target
    s.mark(unit, FIRED)
    params = route(s.ref(unit), s.x[unit], s.y[unit], x, y)
    params["target"] = s.ref(target)
    s.tell("close-1", "bg-charges", params)
    # One that stands beside its target has no way to go and stays as it is.
    beside = x == s.x[unit] and y == s.y[unit]
    set_out(s, unit, x, y, s.face[unit] if beside else face, True)


def dangers(s: Position, unit: i64, x: i64, y: i64) -> list[Danger]:
    """Opportunity fire that a move meets where it ends, with most dice first (direct-7). The unit is put there: on a
    copy of the table."""
    put(s, unit, x, y, bearing(x - s.x[unit], y - s.y[unit]))
    found: list[Danger] = []
    for enemy in range(s.setup.count()):
        if s.setup.side[enemy] != s.setup.side[unit] and opportunity_fire.can_react(s, enemy, unit):
            found.append(Danger(enemy, direct_fire.preview_shot(s, enemy, unit)))
    found.sort(key=lambda danger: -danger.preview.chain.total())
    return found


# ---------------------------------------------------------------- on the way
class March(Decision):
    """A unit on its way to (x, y): it runs by itself from checkpoint to checkpoint. Those are the start, every inch,
    the edge of a minefield, an inch from the target of a charge, where the fire on it changes, and the end. Where it
    began is in from_x, from_y and from_face of the position."""

    def __init__(self, unit: i64, x: i64, y: i64, done: i64, fire_offered: i64, defence: i64) -> None:
        self.unit = unit
        self.x = x
        self.y = y
        self.done = done  # how far it has come
        self.fire_offered = fire_offered  # 1: the enemy has had its chance at this checkpoint, or nothing changes there
        self.defence = defence  # NO_CHARGE, TO_COME, OPEN, OVER

    def run_on(self, s: Position) -> bool:
        """Do the next thing that the march asks for."""
        if self.was_stopped(s):
            self.stop(s)
        elif self.fire_offered == 0:
            s.replace(March(self.unit, self.x, self.y, self.done, 1, self.defence))
            self.offer_fire(s)
        elif self.defence == TO_COME and self.is_near_target(s):
            s.replace(March(self.unit, self.x, self.y, self.done, 1, OPEN))
            if opportunity_fire.can_defend(s, s.target[self.unit], self.unit):
                s.push(React(self.unit, 1))
        elif self.done >= self.length(s):
            self.arrive(s)
        else:
            self.step(s)
        return True

    def goal(self, unit: i64) -> list[int]:
        return [int(self.x), int(self.y)] if unit == self.unit else []

    def view_numbers(self) -> list[int]:
        return [int(self.unit), int(self.fire_offered), int(self.x), int(self.y)]

    def check(self, s: Position, at: str) -> None:
        self.check_unit(s, f"{at}.unit", self.unit)

    # ---- the way
    def length(self, s: Position) -> i64:
        return distance(s.from_x[self.unit], s.from_y[self.unit], self.x, self.y)

    def way_x(self, s: Position, done: i64) -> i64:
        """Where it is after that much of its way."""
        return between(s.from_x[self.unit], self.x, done, self.length(s))

    def way_y(self, s: Position, done: i64) -> i64:
        return between(s.from_y[self.unit], self.y, done, self.length(s))

    def was_stopped(self, s: Position) -> bool:
        """Hurt, or driven off as a Command or FO is, or held where it has no way back (effect-2, cmd-4)."""
        unit = self.unit
        if s.status[unit] != FRESH or s.has(unit, DONE):
            return True
        return not self.is_on_way(s)

    def is_on_way(self, s: Position) -> bool:
        """It stands where its march has brought it."""
        return s.x[self.unit] == self.way_x(s, self.done) and s.y[self.unit] == self.way_y(s, self.done)

    def offer_fire(self, s: Position) -> None:
        """Whoever can fire at the unit where it is now may do so (direct-7)."""
        for enemy in range(s.setup.count()):
            if s.setup.side[enemy] != s.setup.side[self.unit] and opportunity_fire.can_react(s, enemy, self.unit):
                s.push(React(self.unit, 0))
                return

    def step(self, s: Position) -> None:
        """To the next checkpoint, to where the fire on it changes (direct-7), or just inside the minefield that lies
        before them (mine-2)."""
        unit = self.unit
        x = s.x[unit]
        y = s.y[unit]
        shots = ShotsOnWay(s, self)
        to = shots.first_change(self.next_checkpoint(s))
        for mine in range(len(s.mine_x)):
            if minefields.entered(s, mine, x, y, self.way_x(s, to), self.way_y(s, to)):
                to = self.edge_of(s, mine, to)
        settled = 0 if to >= self.length(s) or shots.change_at(to) else 1
        s.replace(March(unit, self.x, self.y, to, settled, OVER if self.defence == OPEN else self.defence))
        put(s, unit, self.way_x(s, to), self.way_y(s, to), s.face[unit])
        minefields.extend_trail(s, unit)
        minefields.enter_fields(s, unit, x, y)

    def next_checkpoint(self, s: Position) -> i64:
        to = (self.done // INCH + 1) * INCH
        length = self.length(s)
        if to > length:
            to = length
        if self.defence == TO_COME and self.gap_at(s, to) <= INCH:
            to = self.an_inch_away(s, to)
        return to

    def edge_of(self, s: Position, mine: i64, to: i64) -> i64:
        """The first point of the step that lies in the field."""
        return first_point(InField(s, self, mine), self.done, to)

    # ---- the approach of a charge
    def gap_at(self, s: Position, done: i64) -> i64:
        """From the attacker, after that much of its way, to its target."""
        unit = self.unit
        b = box_at(s.setup, unit, self.way_x(s, done), self.way_y(s, done), s.face[unit])
        return boxes_gap(b, box(s, s.target[unit]))

    def is_near_target(self, s: Position) -> bool:
        """Within an inch: short range (close-4, G-short)."""
        return self.gap_at(s, self.done) <= INCH

    def an_inch_away(self, s: Position, to: i64) -> i64:
        """The first point of the step that lies within an inch of the target."""
        return first_point(NearTarget(s, self), self.done, to)

    # ---- the end
    def arrive(self, s: Position) -> None:
        """At its goal the unit may turn freely (move-2), unless it has come into contact."""
        unit = self.unit
        s.pop()
        if self.defence != NO_CHARGE:
            # An attacker that stands beside its target has no way to go.
            near: i64 = TOUCH if self.done == 0 else IN_CONTACT
            if boxes_gap(box(s, unit), box(s, s.target[unit])) <= near:
                s.mark(unit, CONTACT | DONE)
                s.tell("close-2", "bg-in-contact", {"unit": s.ref(unit), "target": s.ref(s.target[unit])})
                return
            s.tell("close-2", "bg-charge-falls-short", {"unit": s.ref(unit), "target": s.ref(s.target[unit])})
        s.push(Face(unit))

    def stop(self, s: Position) -> None:
        """A unit that is hurt stops where it was hit (direct-7). By defensive fire an attacker that is shaken stops an
        inch short, one that is suppressed goes back to where it began (close-5)."""
        unit = self.unit
        s.pop()
        s.mark(unit, DONE)
        if self.defence == OPEN and s.status[unit] == SUPPRESSED:
            back = route(s.ref(unit), s.x[unit], s.y[unit], s.from_x[unit], s.from_y[unit])
            put(s, unit, s.from_x[unit], s.from_y[unit], s.from_face[unit])
            s.tell("close-5", "bg-attack-driven-back", back)
        elif s.status[unit] == SHAKEN or s.status[unit] == SUPPRESSED:
            self.stand_where_possible(s)
            key = "bg-attack-stopped" if self.defence == OPEN else "bg-march-stopped"
            come = route(s.ref(unit), s.from_x[unit], s.from_y[unit], s.x[unit], s.y[unit])
            s.tell("close-5" if self.defence == OPEN else "effect-2", key, come)
        elif s.on_table(unit) and self.is_on_way(s):
            self.stand_where_possible(s)

    def stand_where_possible(self, s: Position) -> None:
        """Where it was hit; if it cannot stand there, at the last checkpoint where it can."""
        unit = self.unit
        done = self.done
        while done > 0:
            x = self.way_x(s, done)
            y = self.way_y(s, done)
            if can_stand(s, unit, x, y, s.face[unit]):
                put(s, unit, x, y, s.face[unit])
                return
            done = (done - 1) // INCH * INCH
        face = s.face[unit] if can_stand(s, unit, s.from_x[unit], s.from_y[unit], s.face[unit]) else s.from_face[unit]
        put(s, unit, s.from_x[unit], s.from_y[unit], face)


# ---------------------------------------------------------------- where something begins
class InField(Probe):
    """The step has led into a minefield."""

    def __init__(self, s: Position, march: March, mine: i64) -> None:
        self.s = s
        self.march = march
        self.mine = mine

    def holds(self, at: i64) -> bool:
        s = self.s
        unit = self.march.unit
        x = self.march.way_x(s, at)
        y = self.march.way_y(s, at)
        gap = segment_to_point(s.x[unit], s.y[unit], x, y, s.mine_x[self.mine], s.mine_y[self.mine])
        return gap <= minefields.RADIUS


class NearTarget(Probe):
    """An attacker is within an inch of its target."""

    def __init__(self, s: Position, march: March) -> None:
        self.s = s
        self.march = march

    def holds(self, at: i64) -> bool:
        return self.march.gap_at(self.s, at) <= INCH


# ---------------------------------------------------------------- where fire is offered
class ShotsOnWay:
    """The shots that the enemy would have at points of a march, each point looked at once (direct-7)."""

    def __init__(self, s: Position, march: March) -> None:
        self.s = s
        self.march = march
        self.length: i64 = march.length(s)
        self.seen: dict[int, list[int]] = {}
        # The enemies that may have a shot, with what does not change on the way.
        self.enemies: list[int] = []
        self.muzzles: list[Box] = []
        self.reaches: list[int] = []
        unit = march.unit
        for enemy in range(s.setup.count()):
            if s.setup.side[enemy] != s.setup.side[unit] and opportunity_fire.is_free_to_react(s, enemy):
                self._add(s, enemy, unit)

    def _add(self, s: Position, enemy: i64, unit: i64) -> None:
        reach = direct_fire.longest_reach(s.setup, enemy, unit)
        near = reach + LOOKED_AHEAD
        dx = s.x[enemy] - s.x[unit]
        dy = s.y[enemy] - s.y[unit]
        if reach < 0 or dx * dx + dy * dy > near * near or opportunity_fire.attacker_of(s, enemy, unit) >= 0:
            return
        self.enemies.append(int(enemy))
        self.muzzles.append(box(s, enemy))
        self.reaches.append(int(reach))

    def first_change(self, to: i64) -> i64:
        """The first point before `to` where fire is to be offered, or `to` itself."""
        at = self.march.done
        while self.enemies:
            at = mark_after(at, INCH, QUARTERS)
            if at >= to:
                break
            if self.change_at(at):
                return at
        return to

    def change_at(self, at: i64) -> bool:
        """Some enemy has a better shot here than a moment ago, or a better one than it will have a moment later:
        range, arc, sight, cover or flank have changed or are about to."""
        if not self.enemies:
            return False
        now = self.dice_at(at)
        before = self.dice_at(mark_before(at, INCH, QUARTERS))
        after = self.dice_at(min(mark_after(at, INCH, QUARTERS), self.length))
        for i in range(len(now)):
            if now[i] > before[i] or now[i] > after[i]:
                return True
        return False

    def dice_at(self, at: i64) -> list[int]:
        """The dice of each enemy there; -1 for one that has no shot."""
        known = self.seen.get(int(at))
        if known is not None:
            return known
        s = self.s
        unit = self.march.unit
        base = box_at(s.setup, unit, self.march.way_x(s, at), self.march.way_y(s, at), s.face[unit])
        found: list[int] = []
        for i in range(len(self.enemies)):
            dice = direct_fire.dice_if_possible(s, self.enemies[i], unit, self.muzzles[i], base, self.reaches[i])
            found.append(int(dice))
        self.seen[int(at)] = found
        return found
