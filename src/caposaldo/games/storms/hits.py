"""Hits, hit markers, destruction and what it costs (7.3, 7.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms import control, rolls, turns, veterans
from caposaldo.games.storms.state import ACTIVE, DESTROYED, SHOWN, Field
from caposaldo.kernel.hexes import NOWHERE

MILDEST: Final = "unnerved"  # for a hit when the pool is empty (7.4)
PANIC: Final = "panicked"
HIGH_MORALE: Final = "V03"  # the first panic is none


# ---------------------------------------------------------------- being hit
def hit(s: Field, unit: i64, hits: i64, by: i64) -> None:
    """One hit draws a marker, a second one destroys (7.3, 7.4); `by` is the side that attacks (VP go to the enemy of
    the owner, 2.4)."""
    if hits >= 2 or s.marker[unit] >= 0:
        destroy(s, unit)
        return
    kind = draw(s)
    s.reveals += 1
    marker = s.ground.markers[kind]
    if marker.eliminates:
        # The marker is shown at once and never leaves the pool (7.4e).
        s.tell("7.4e", "st-eliminated", {"unit": s.ref(unit)})
        destroy(s, unit)
    elif marker.key == PANIC and keeps_nerve(s, unit):
        s.tell("8.3", "st-high-morale", {"unit": s.ref(unit)})
    else:
        lay(s, unit, kind)


def draw(s: Field) -> i64:
    """A kind of marker, at random from those in the pool; the mildest if it is empty (7.4)."""
    total: i64 = 0
    for left in s.markers:
        total += left if left > 0 else 0
    if total == 0:
        return s.ground.marker_of(MILDEST)
    pick = s.dice.below(total, "marker")
    kind: i64 = 0
    while s.markers[kind] <= 0 or pick >= s.markers[kind]:
        pick -= s.markers[kind] if s.markers[kind] > 0 else 0
        kind += 1
    return kind


def pool(s: Field) -> int:
    """Markers in the pool: everybody can count those that lie under units."""
    return sum(max(0, int(left)) for left in s.markers)


def eliminating(s: Field) -> int:
    """Those of them that destroy at once; they never leave it (7.4e)."""
    return sum(int(s.markers[kind]) for kind in range(len(s.markers)) if s.ground.markers[kind].eliminates)


def keeps_nerve(s: Field, unit: i64) -> bool:
    """The first panic of a unit with high morale does not count (V03)."""
    place = rolls.unused(s, unit, HIGH_MORALE)
    if place >= 0:
        rolls.use_up(s, unit, place)
    return place >= 0


def lay(s: Field, unit: i64, kind: i64) -> None:
    """The marker lies face down under the unit: its owner alone knows which it is (7.4). Where an empty pool lends the
    mildest its count goes below zero, until as many have come back."""
    s.marker[unit] = kind
    s.markers[kind] = s.markers[kind] - 1
    s.unmark(unit, SHOWN)
    if s.events is not None:
        s.tell("7.4", "st-marked", {"unit": s.ref(unit)})
        seen = {"unit": s.ref(unit), "marker": marker_ref(s, kind)}
        s.tell("7.4", "st-marker-drawn", {**seen}, 1 << s.ground.side[unit])


# ---------------------------------------------------------------- being lost
def destroy(s: Field, unit: i64) -> None:
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
    fill_cap_space(s, s.ground.side[unit])
    leave_pool(s, unit)
    control.update(s, h)
    veterans.avenge(s, unit)


def score(s: Field, unit: i64) -> None:
    """VP go to the enemy of the owner, whoever fired (2.4)."""
    side = 1 - s.ground.side[unit]
    worth = s.ground.types[unit].worth
    s.points[side] = s.points[side] + worth
    if s.events is not None:
        s.tell("2.4", "st-points-for-loss", {"side": s.side_ref(side), "points": int(worth)})


def fill_cap_space(s: Field, side: i64) -> None:
    """The lost unit fills the highest free space of the CAP track, from the starting value down; CAP that stand on that
    very space drop to the next (7.3a, 7.3b)."""
    space = s.ground.cap[side] - s.losses[side]
    s.losses[side] = s.losses[side] + 1
    if space > 0 and s.cap[side] == space:
        s.cap[side] = space - 1
        if s.events is not None:
            s.tell("7.3b", "st-cap-lost", {"side": s.side_ref(side), "cap": int(space - 1)})


def leave_pool(s: Field, unit: i64) -> None:
    """Those who shared the activation keep its AP; if nobody is left they are lost (9.0a)."""
    if s.status[unit] == ACTIVE:
        turns.check_pool(s, s.ground.side[unit])


# ---------------------------------------------------------------- markers
def marker_ref(s: Field, kind: i64) -> str:
    return f"@st-marker-{s.ground.markers[kind].key}"


def reveal_marker(s: Field, unit: i64) -> None:
    """The opponent sees it (7.4d)."""
    if s.marker[unit] < 0 or s.has(unit, SHOWN):
        return
    s.mark(unit, SHOWN)
    s.reveals += 1
    if s.events is not None:
        s.tell("7.4d", "st-marker-shown", {"unit": s.ref(unit), "marker": marker_ref(s, s.marker[unit])})


def give_back(s: Field, unit: i64) -> None:
    """The marker goes back to the pool (7.4f)."""
    kind = s.marker[unit]
    if kind >= 0:
        s.markers[kind] = s.markers[kind] + 1
        s.marker[unit] = -1
        s.unmark(unit, SHOWN)


def recover(s: Field, unit: i64) -> None:
    """The marker is shown and goes back (7.5)."""
    kind = s.marker[unit]
    if kind < 0:
        return
    if not s.has(unit, SHOWN):
        s.reveals += 1
    give_back(s, unit)
    if s.events is not None:
        s.tell("7.5", "st-recovered", {"unit": s.ref(unit), "marker": marker_ref(s, kind)})
