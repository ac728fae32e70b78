"""Action points and command points: who may act, what can be paid, the pool of an activation (2.2, 3.0 to 3.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.position import (
    ACTIVE,
    BY_AP,
    BY_CAP,
    BY_OPPORTUNITY,
    DESTROYED,
    FULL_POOL,
    LEFT,
    MARCHING,
    MEMBER,
    NERVES,
    ON_MAP,
    READY,
    RESERVE,
    SPENT,
    WAITING,
    Position,
)
from caposaldo.games.storms.rules import chapters, rolls
from caposaldo.games.storms.setup import GROUPS_CHAPTER
from caposaldo.kernel.game import Refusal

EXPERIENCE: Final = "V04"
EXPERIENCED: Final = 4  # AP more for an activation (V04)
UNLIMITED: Final = 1000


# ---------------------------------------------------------------- paying
def affordable(s: Position, means: i64, cost: i64) -> bool:
    """The side can pay so many points by these means: AP with CAP on top (3.2.1), CAP alone (3.2.2), nothing for an
    opportunity (3.1) or by a card."""
    if means == BY_AP:
        return s.ap[s.side] > 0 and cost <= s.ap[s.side] + s.cap[s.side]
    return means != BY_CAP or cost <= s.cap[s.side]


def cap_share(s: Position, cap_added: i64, cost: i64) -> i64:
    """CAP that go into an action on AP: those added by choice, and what the pool cannot cover; at least one point
    comes from the pool, or it would be a command action (3.2.1)."""
    wanted = cap_added if cap_added < cost else cost - 1
    needed = cost - s.ap[s.side]
    return wanted if wanted > needed else needed


def pay(s: Position, means: i64, cap_added: i64, cost: i64) -> None:
    """Points leave the pools; what AP cannot cover is taken from CAP."""
    if cost <= 0 or (means != BY_AP and means != BY_CAP):
        return
    side = s.side
    by_cap = cost if means == BY_CAP else cap_share(s, cap_added, cost)
    s.cap[side] = s.cap[side] - by_cap
    s.ap[side] = s.ap[side] - (cost - by_cap)
    if s.events is not None:
        tell_payment(s, cost - by_cap, by_cap)


def tell_payment(s: Position, ap: i64, cap: i64) -> None:
    side = s.side
    who = s.side_ref(side)
    if ap > 0:
        s.tell("3.0", "st-pays-ap", {"side": who, "ap": int(ap), "left": int(s.ap[side])})
    if cap > 0:
        s.tell("3.2", "st-pays-cap", {"side": who, "cap": int(cap), "left": int(s.cap[side])})


def fresh_pool(s: Position, unit: i64) -> i64:
    """AP of an activation: 7, or 11 for an experienced unit (2.2a, V04)."""
    return FULL_POOL + experience(s, unit)


def experience(s: Position, unit: i64) -> i64:
    return EXPERIENCED if rolls.unused(s, unit, EXPERIENCE) >= 0 else 0


def points(s: Position, unit: i64, means: i64) -> i64:
    """The most that an action of the unit may cost now."""
    side = s.side
    if means == BY_CAP:
        return s.cap[side]
    if means != BY_AP:
        return UNLIMITED
    return s.cap[side] + (s.ap[side] if s.pool[side] == 1 else fresh_pool(s, unit))


def refuse_place(s: Position, unit: i64) -> Refusal | None:
    """Units on the map, hidden ones too, and reinforcements that may enter (3.0, 5.1)."""
    place = s.place[unit]
    if place == ON_MAP or place == WAITING:
        return None
    if place == RESERVE:
        return Refusal("5.1", "st-take-not-there-yet", {"unit": s.ref(unit)})
    return Refusal("7.3" if place == DESTROYED else "5.1", "st-take-gone", {"unit": s.ref(unit)})


def refuse_status(s: Position, unit: i64, means: i64) -> Refusal | None:
    status = s.status[unit]
    if means == BY_CAP:
        return None if s.cap[s.side] > 0 else Refusal("3.2.2", "st-no-cap")
    if means == BY_OPPORTUNITY:
        if status == READY:
            return None
        return Refusal(
            "3.1", "st-opportunity-active" if status == ACTIVE else "st-opportunity-spent", {"unit": s.ref(unit)}
        )
    if means != BY_AP:
        return Refusal("2.2d", "st-take-means")
    if would_share(s, unit) and not s.setup.has_groups:
        return chapters.closed(GROUPS_CHAPTER)
    if status != SPENT:
        return None
    return Refusal("9.0" if s.pool[s.side] == 1 else "2.2a", "st-take-spent", {"unit": s.ref(unit)})


def allowed(s: Position, unit: i64, means: i64) -> bool:
    """The same as `refuse_status`, without words, for a unit that is there."""
    if means == BY_CAP:
        return s.cap[s.side] > 0
    if means == BY_OPPORTUNITY:
        return s.status[unit] == READY
    return s.status[unit] != SPENT and (s.setup.has_groups or not would_share(s, unit))


def would_share(s: Position, unit: i64) -> bool:
    """The unit is ready, and on AP it would join the open activation of others (9.0)."""
    return s.pool[s.setup.side[unit]] == 1 and s.status[unit] == READY


def check_pool(s: Position, side: i64) -> None:
    """An empty pool is closed (3.0a), and so is one whose units are all gone or spent (9.0a)."""
    if s.pool[side] == 0:
        return
    if s.ap[side] <= 0 or not any_active(s, side):
        close_pool(s, side)


def any_active(s: Position, side: i64) -> bool:
    """A unit of the side has acted from the pool, or is doing so now."""
    for unit in range(s.setup.count()):
        if s.setup.side[unit] == side and (s.status[unit] == ACTIVE or s.flags[unit] & MEMBER != 0):
            if s.place[unit] != DESTROYED and s.place[unit] != LEFT:
                return True
    return False


def close_pool(s: Position, side: i64) -> None:
    """All active units of the side are spent, AP are lost (2.2e, 3.0a, 9.0a)."""
    if s.pool[side] == 0:
        return
    for unit in range(s.setup.count()):
        if s.setup.side[unit] == side and s.status[unit] == ACTIVE:
            s.status[unit] = SPENT
            s.flags[unit] = s.flags[unit] & ~(NERVES | MARCHING)
    if s.events is not None:
        s.tell("3.0a", "st-pool-closed", {"side": s.side_ref(side), "ap": int(s.ap[side])})
    s.ap[side] = 0
    s.pool[side] = 0


def fill_pool(s: Position, side: i64, unit: i64, rolled: i64) -> None:
    """AP have been rolled: for a new activation (3.0.1), with 4 more for an experienced unit (V04), or by card 7 on top
    of an open pool."""
    fresh = s.ap[side] == 0
    s.ap[side] = s.ap[side] + rolled + (experience(s, unit) if fresh else 0)
    if s.events is not None:
        s.tell("3.0.1" if fresh else "8.1", "st-pool-filled", {"side": s.side_ref(side), "ap": int(s.ap[side])})
