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
    Decision,
    Position,
)
from caposaldo.games.wheels.rules import losses, movement
from caposaldo.games.wheels.rules.distance import gap, near_hq
from caposaldo.games.wheels.rules.formation import CLUSTER
from caposaldo.games.wheels.setup import CM
from caposaldo.kernel.reading import whole
from caposaldo.kernel.table import ahead_x, ahead_y, bearing

FEW: Final = 3  # fewer squads left (morale-1)
# Why a platoon may have to test.
AFTER_FIRE: Final = 0
AFTER_ASSAULT: Final = 1
AFTER_BOMBARDMENT: Final = 2


def must_test(s: Position, slot: i64, cause: i64) -> bool:
    """morale-1; in an assault and under bombardment whatever the losses (assault-6, bomb-5)."""
    if s.place[slot] != ON_TABLE:
        return False
    if cause == AFTER_ASSAULT:
        return True
    if near_hq(s, slot):
        return False  # org-5
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
        whole(f"{at}.cause", int(self.cause), AFTER_FIRE, AFTER_BOMBARDMENT)


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
            losses.vanish(s, slot)
    elif face <= tables.retreat and runs:
        retreat(s, slot)
    elif face <= tables.pinned:
        s.mark(slot, PINNED)
        s.tell("morale-2", "wh-is-pinned", {"unit": s.ref(slot)})


def rout(s: Position, slot: i64) -> None:
    """Twice its movement towards its own edge; over the edge it is lost."""
    s.mark(slot, FORCED | MANOEUVRED | MOVED)
    s.tell("morale-2", "wh-routs", {"unit": s.ref(slot)})
    home = s.front.home[s.side[slot]] + 180
    flee(s, slot, home, 2)
    if at_edge(s, slot, home):
        losses.vanish(s, slot)


def retreat(s: Position, slot: i64) -> None:
    """Its movement away from the nearest enemy."""
    s.mark(slot, FORCED | MANOEUVRED | MOVED)
    s.tell("morale-2", "wh-retreats", {"unit": s.ref(slot)})
    enemy = nearest_enemy(s, slot)
    away = s.front.home[s.side[slot]] + 180
    if enemy >= 0:
        away = bearing(s.x[slot] - s.x[enemy], s.y[slot] - s.y[enemy])
    flee(s, slot, away, 1)


def nearest_enemy(s: Position, slot: i64) -> i64:
    best: i64 = -1
    for other in s.units(1 - s.side[slot]):
        if best < 0 or gap(s, slot, other) < gap(s, slot, best):
            best = other
    return best


def flee(s: Position, slot: i64, face: i64, times: i64) -> None:
    """A straight forced move as far as terrain, models and wrecks let it go (T-morale, move-5)."""
    model = movement.first_model(s, slot)
    x0, y0 = movement.start_of(s, slot, model)
    far = times * s.card_of(slot).move
    while far >= CM:
        x = ahead_x(x0, face, far)
        y = ahead_y(y0, face, far)
        most = times * movement.limit(s, slot, x0, y0, x, y)
        if most > 0 and far <= most and not movement.meets_obstacle(s, slot, x0, y0, x, y):
            boxes = movement.lays(s, slot, x, y, face % 360, CLUSTER)
            if boxes:
                movement.put(s, slot, model, x, y, face % 360, boxes)
                s.moved[slot] = far
                return
        far -= CM


def at_edge(s: Position, slot: i64, face: i64) -> bool:
    """A full pace further would take it off the table."""
    if s.place[slot] != ON_TABLE:
        return False
    near = 3 * CM
    x = ahead_x(s.x[slot], face, near)
    y = ahead_y(s.y[slot], face, near)
    return not (0 < x < s.setup.width and 0 < y < s.setup.height)
