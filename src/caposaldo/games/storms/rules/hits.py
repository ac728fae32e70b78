"""Hits, hit markers, destruction and what it costs (7.3, 7.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import ACTIVE, BARRAGE, DESTROYED, HIDDEN, MEMBER, SHOWN, Position
from caposaldo.games.storms.rules import action_points, control, rolls
from caposaldo.games.storms.rules.deck import CardDecision
from caposaldo.games.storms.rules.shot import Shot
from caposaldo.games.storms.verbs import PICK
from caposaldo.kernel.game import Refusal
from caposaldo.kernel.hexes import NOWHERE

MILDEST: Final = "unnerved"  # for a hit when the pool is empty (7.4)
PANIC: Final = "panicked"
HIGH_MORALE: Final = "V03"  # the first panic is none
HONOUR: Final = "V06"  # who destroys it is lost


# ---------------------------------------------------------------- being hit
def hit(s: Position, unit: i64, hits: i64) -> None:
    """One hit draws a marker, a second one destroys (7.3, 7.4)."""
    if hits >= 2 or s.marker[unit] >= 0:
        destroy(s, unit)
        return
    kind = draw(s)
    s.reveals += 1
    marker = s.setup.markers[kind]
    if marker.eliminates:
        # The marker is shown at once and never leaves the pool (7.4e).
        s.tell("7.4e", "st-eliminated", {"unit": s.ref(unit)})
        destroy(s, unit)
    elif marker.key == PANIC and keeps_nerve(s, unit):
        s.tell("8.3", "st-high-morale", {"unit": s.ref(unit)})
    else:
        lay(s, unit, kind)


def draw(s: Position) -> i64:
    """A kind of marker, at random from those in the pool; the mildest if it is empty (7.4)."""
    total: i64 = 0
    for left in s.markers:
        total += left if left > 0 else 0
    if total == 0:
        return s.setup.marker_of(MILDEST)
    pick = s.dice.below(total, "marker")
    kind: i64 = 0
    while s.markers[kind] <= 0 or pick >= s.markers[kind]:
        pick -= s.markers[kind] if s.markers[kind] > 0 else 0
        kind += 1
    return kind


def pool(s: Position) -> int:
    """Markers in the pool: everybody can count those that lie under units."""
    return sum(max(0, int(left)) for left in s.markers)


def eliminating(s: Position) -> int:
    """Those of them that destroy at once; they never leave it (7.4e)."""
    return sum(int(s.markers[kind]) for kind in range(len(s.markers)) if s.setup.markers[kind].eliminates)


def keeps_nerve(s: Position, unit: i64) -> bool:
    """The first panic of a unit with high morale does not count (V03)."""
    place = rolls.unused(s, unit, HIGH_MORALE)
    if place >= 0:
        rolls.use_up(s, unit, place)
    return place >= 0


def lay(s: Position, unit: i64, kind: i64) -> None:
    """The marker lies face down under the unit: its owner alone knows which it is (7.4). Where an empty pool lends the
    mildest its count goes below zero, until as many have come back."""
    s.marker[unit] = kind
    s.markers[kind] = s.markers[kind] - 1
    s.unmark(unit, SHOWN)
    if s.events is not None:
        s.tell("7.4", "st-marked", {"unit": s.ref(unit)})
        seen = {"unit": s.ref(unit), "marker": s.marker_ref(kind)}
        s.tell("7.4", "st-marker-drawn", {**seen}, 1 << s.setup.side[unit])


# ---------------------------------------------------------------- being lost
def destroy(s: Position, unit: i64) -> None:
    """Removed; VP, CAP space filled (7.3a, 7.3b), marker back to the pool (7.4f)."""
    reveal_marker(s, unit)
    give_back(s, unit)
    h = s.hex[unit]
    s.lift(unit, DESTROYED)
    s.flags[unit] = 0
    s.came[unit] = NOWHERE
    if s.events is not None:
        s.tell("7.3", "st-destroyed", {"unit": s.ref(unit)})
    score(s, unit)
    fill_cap_space(s, s.setup.side[unit])
    leave_pool(s, unit)
    control.update(s, h)
    avenge(s, unit)


def score(s: Position, unit: i64) -> None:
    """VP go to the enemy of the owner, whichever side fired (2.4)."""
    side = 1 - s.setup.side[unit]
    worth = s.setup.types[unit].worth
    s.points[side] = s.points[side] + worth
    if s.events is not None:
        s.tell("2.4", "st-points-for-loss", {"side": s.side_ref(side), "points": int(worth)})


def fill_cap_space(s: Position, side: i64) -> None:
    """The lost unit fills the highest free space of the CAP track, from the starting value down; CAP that stand on that
    very space drop to the next (7.3a, 7.3b)."""
    space = s.setup.cap[side] - s.losses[side]
    s.losses[side] = s.losses[side] + 1
    if space > 0 and s.cap[side] == space:
        s.cap[side] = space - 1
        if s.events is not None:
            s.tell("7.3b", "st-cap-lost", {"side": s.side_ref(side), "cap": int(space - 1)})


def leave_pool(s: Position, unit: i64) -> None:
    """Units that shared the activation keep its AP; without any the AP are lost (9.0a)."""
    if s.status[unit] == ACTIVE:
        action_points.check_pool(s, s.setup.side[unit])


# ---------------------------------------------------------------- markers
def reveal_marker(s: Position, unit: i64) -> None:
    """The opponent sees it (7.4d)."""
    if s.marker[unit] < 0 or s.has(unit, SHOWN):
        return
    s.mark(unit, SHOWN)
    s.reveals += 1
    if s.events is not None:
        s.tell("7.4d", "st-marker-shown", {"unit": s.ref(unit), "marker": s.marker_ref(s.marker[unit])})


def give_back(s: Position, unit: i64) -> None:
    """The marker goes back to the pool (7.4f)."""
    kind = s.marker[unit]
    if kind >= 0:
        s.markers[kind] = s.markers[kind] + 1
        s.marker[unit] = -1
        s.unmark(unit, SHOWN)


def recover(s: Position, unit: i64) -> None:
    """The marker is shown and goes back (7.5)."""
    kind = s.marker[unit]
    if kind < 0:
        return
    if not s.has(unit, SHOWN):
        s.reveals += 1
    give_back(s, unit)
    if s.events is not None:
        s.tell("7.5", "st-recovered", {"unit": s.ref(unit), "marker": s.marker_ref(kind)})


# ---------------------------------------------------------------- blood and honour (V06)
class BloodPrice(CardDecision):
    """A group that destroyed a unit of honour loses a unit too; its owner chooses which (V06)."""

    def question(self, s: Position) -> str:
        return "card-honour"

    def run_on(self, s: Position) -> bool:
        """A unit that attacked alone is lost without a choice; the owner of a group is asked."""
        liable = [unit for unit in range(s.setup.count()) if is_liable(s, unit)]
        if len(liable) > 1:
            return False
        s.pop()
        for unit in liable:
            pay_in_blood(s, unit)
        return True

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [Action(PICK, unit) for unit in range(s.setup.count()) if is_liable(s, unit)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == PICK and 0 <= action.unit < s.setup.count() and is_liable(s, action.unit):
            return None
        return self.wrong_unit(s, "8.3")

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        pay_in_blood(s, action.unit)


def avenge(s: Position, unit: i64) -> None:
    """A side that destroyed a unit of honour loses a unit too, when all rolls of the attack are made (V06, 7.7);
    batteries are out of reach."""
    place = rolls.unused(s, unit, HONOUR) if len(s.setup.veteran[unit]) > 0 else -1
    if place < 0:
        return
    for i in range(len(s.stack) - 1, -1, -1):
        attack = s.stack[i]
        if isinstance(attack, Shot):
            if attack.mode != BARRAGE and s.setup.side[attack.firer] != s.setup.side[unit]:
                rolls.use_up(s, unit, place)
                s.stack.insert(i, BloodPrice(s.setup.veteran[unit][place]))
            return


def is_liable(s: Position, unit: i64) -> bool:
    """It took part in the attack, and is still there."""
    return s.flags[unit] & MEMBER != 0 and s.hex[unit] >= 0


def pay_in_blood(s: Position, unit: i64) -> None:
    if s.has(unit, HIDDEN):
        s.reveals += 1
    s.tell("8.3", "st-avenged", {"unit": s.ref(unit)})
    destroy(s, unit)
