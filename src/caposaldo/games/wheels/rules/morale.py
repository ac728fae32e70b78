"""Morale (morale-1, morale-2): when a platoon tests, the test, and forced moves."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.position import (
    FORCED,
    LOST_SQUADS,
    MANOEUVRED,
    MOVED,
    ON_TABLE,
    PINNED,
    RESCUED,
    Decision,
    Position,
)
from caposaldo.games.wheels.rules import movement, removal, works
from caposaldo.games.wheels.rules.distance import gap, near_hq
from caposaldo.games.wheels.rules.formation import CLUSTER, mixes
from caposaldo.games.wheels.rules.losses import Losses
from caposaldo.games.wheels.rules.sight import may_see
from caposaldo.games.wheels.setup import CM
from caposaldo.kernel.angles import cosine, sine
from caposaldo.kernel.reading import whole
from caposaldo.kernel.table import Box, ahead_x, ahead_y, bearing

FEW: Final = 3  # fewer squads left (morale-1)
ASIDE: Final = [0, 15, -15, 30, -30, 45, -45, 60, -60]  # how far off the straight way a retreat may lead
# Why a platoon may have to test.
AFTER_FIRE: Final = 0
AFTER_ASSAULT: Final = 1
AFTER_BOMBARDMENT: Final = 2
AFTER_RESCUE: Final = 3  # of those saved from a lost vehicle (transport-9)


def must_test(s: Position, slot: i64, cause: i64) -> bool:
    """morale-1; in an assault and under bombardment whatever the losses (assault-6, bomb-5)."""
    if s.place[slot] != ON_TABLE:
        return False
    if cause == AFTER_ASSAULT:
        return True
    if near_hq(s, slot):
        return False  # org-5
    if cause == AFTER_RESCUE:
        return True
    if cause == AFTER_BOMBARDMENT and not s.card_of(slot).is_armoured():
        return True
    return s.has(slot, LOST_SQUADS) and s.strength(slot) < FEW


class Morale(Decision):
    """A platoon tests if it must, and carries out the result at once (morale-2)."""

    RULE = "morale-2"

    def __init__(self, slot: i64, cause: i64) -> None:
        self.slot = slot
        self.cause = cause

    def run_on(self, s: Position) -> bool:
        s.pop()
        if must_test(s, self.slot, self.cause):
            test(s, self.slot)
        return True

    def check(self, s: Position, at: str) -> None:
        whole(f"{at}.slot", int(self.slot), 0, len(s.side) - 1)
        whole(f"{at}.cause", int(self.cause), AFTER_FIRE, AFTER_RESCUE)


class Rescued(Decision):
    """The squads saved from the vehicles that an attack has destroyed test morale (transport-9)."""

    RULE = "transport-9"

    def __init__(self, cause: i64) -> None:
        self.cause = cause

    def run_on(self, s: Position) -> bool:
        s.pop()
        for slot in range(len(s.side)):
            if s.has(slot, RESCUED):
                s.unmark(slot, RESCUED)
                s.push(Morale(slot, AFTER_ASSAULT if self.cause == AFTER_ASSAULT else AFTER_RESCUE))
        return True

    def check(self, s: Position, at: str) -> None:
        whole(f"{at}.cause", int(self.cause), AFTER_FIRE, AFTER_RESCUE)


def test(s: Position, slot: i64) -> None:
    """Roll and obey. Artillery cannot run: it abandons its weapons on a rout and is pinned by a retreat (T-morale)."""
    tables = s.setup.tables
    face = s.dice.die(s.die_of(slot), "morale")
    s.tell("morale-2", "wh-morale", {"unit": s.ref(slot), "face": int(face), "die": int(s.die_of(slot))})
    runs = s.card_of(slot).moves()
    if face <= tables.rout:
        if runs:
            rout(s, slot)
        else:
            s.tell("morale-2", "wh-abandons", {"unit": s.ref(slot)})
            removal.vanish(s, slot)
    elif face <= tables.retreat and runs:
        retreat(s, slot)
    elif face <= tables.pinned:
        s.mark(slot, PINNED)
        s.tell("morale-2", "wh-is-pinned", {"unit": s.ref(slot)})


def suffer(s: Position, slot: i64, lost: i64) -> None:
    """Losses by fire or mines: they are removed, then the platoon tests if it must."""
    if lost > 0:
        lose(s, slot, lost, AFTER_FIRE)


def lose(s: Position, slot: i64, lost: i64, cause: i64) -> None:
    """Losses are removed; those saved from lost vehicles test once together (A-rescue-split), then the platoon."""
    s.push(Morale(slot, cause))
    if s.carried(slot) >= 0:
        s.push(Rescued(cause))
    s.push(Losses(slot, lost))


# ---------------------------------------------------------------- forced moves
def rout(s: Position, slot: i64) -> None:
    """Twice its movement towards its own edge; over the edge it is lost."""
    s.mark(slot, FORCED | MANOEUVRED | MOVED)
    s.tell("morale-2", "wh-routs", {"unit": s.ref(slot)})
    run = Run(s, slot, (s.front.home[s.side[slot]] + 180) % 360, 2)
    if run.leaves:
        removal.vanish(s, slot)
    else:
        run.do(s)


def retreat(s: Position, slot: i64) -> None:
    """Its movement away from the nearest enemy, to where no enemy has a line to it if one of the ways away leads
    there."""
    s.mark(slot, FORCED | MANOEUVRED | MOVED)
    s.tell("morale-2", "wh-retreats", {"unit": s.ref(slot)})
    away = direction_away(s, slot)
    straight = Run(s, slot, away, 1)
    for turn in ASIDE:
        run = Run(s, slot, (away + turn) % 360, 1)
        if run.far >= straight.far and run.is_out_of_sight(s):
            run.do(s)
            return
    straight.do(s)


def direction_away(s: Position, slot: i64) -> i64:
    enemy = nearest_enemy(s, slot)
    if enemy < 0:
        return (s.front.home[s.side[slot]] + 180) % 360
    return bearing(s.x[slot] - s.x[enemy], s.y[slot] - s.y[enemy])


def nearest_enemy(s: Position, slot: i64) -> i64:
    best: i64 = -1
    for other in s.units(1 - s.side[slot]):
        if best < 0 or gap(s, slot, other) < gap(s, slot, best):
            best = other
    return best


class Run:
    """A straight forced move as far as terrain, models of others and wrecks let it go (T-morale, move-5), and not to
    a place among friends of its type (dist-2). The model nearest to where it leads goes first."""

    def __init__(self, s: Position, slot: i64, face: i64, times: i64) -> None:
        self.slot = slot
        self.face = face
        self.model = foremost(s, slot, face)
        self.x0, self.y0 = movement.start_of(s, slot, self.model)
        self.far: i64 = 0
        self.leaves = False  # it goes over the edge of the table
        self.boxes: list[Box] = []
        far = times * s.card_of(slot).move
        while far >= CM and self.far == 0:
            self.measure(s, far, times)
            far -= CM

    def measure(self, s: Position, far: i64, times: i64) -> None:
        """Take this distance if it can be gone."""
        x = ahead_x(self.x0, self.face, far)
        y = ahead_y(self.y0, self.face, far)
        if far > times * movement.limit(s, self.slot, self.x0, self.y0, x, y):
            return
        if movement.meets_anybody(s, self.slot, self.x0, self.y0, x, y):
            return
        if not (0 < x < s.setup.width and 0 < y < s.setup.height):
            self.leaves = True
            return
        self.boxes = movement.lays(s, self.slot, x, y, self.face, CLUSTER)
        if len(self.boxes) > 0 and (s.shown[self.slot] == 0 or mixes(s, self.slot, self.boxes) < 0):
            self.far = far

    def do(self, s: Position) -> None:
        """Mines on the way cost squads."""
        if self.far == 0:
            return
        x = ahead_x(self.x0, self.face, self.far)
        y = ahead_y(self.y0, self.face, self.far)
        movement.put(s, self.slot, self.model, x, y, self.face, self.boxes)
        s.moved[self.slot] = self.far
        suffer(s, self.slot, works.toll(s, self.slot, [int(self.x0), int(self.y0), int(x), int(y)]))

    def is_out_of_sight(self, s: Position) -> bool:
        """No enemy would have a line to it there."""
        if self.far == 0:
            return False
        copy = s.clone()
        assert isinstance(copy, Position)
        x = ahead_x(self.x0, self.face, self.far)
        y = ahead_y(self.y0, self.face, self.far)
        movement.put(copy, self.slot, self.model, x, y, self.face, self.boxes)
        for enemy in copy.units(1 - copy.side[self.slot]):
            if may_see(copy, enemy, self.slot):
                return False
        return True


def foremost(s: Position, slot: i64, face: i64) -> i64:
    if s.shown[slot] == 0:
        return movement.first_model(s, slot)
    best: i64 = -1
    most: i64 = 0
    for m in s.models(slot):
        ahead = s.model_x[m] * sine(face) - s.model_y[m] * cosine(face)
        if best < 0 or ahead > most:
            most = ahead
            best = m
    return best
