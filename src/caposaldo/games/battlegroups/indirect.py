"""Indirect fire, its area effect and smoke screens (indirect-1 to indirect-5, area-1, smoke-1)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.battlegroups.battle import COMMAND, INCH, OBSERVER, OFF_TABLE, RECON
from caposaldo.games.battlegroups.effects import (
    BY_AREA,
    BY_INDIRECT,
    faces,
    odds_against,
    roll_hits,
    suffer,
    under_fire,
)
from caposaldo.games.battlegroups.sight import box, in_cover, sees, sees_point
from caposaldo.games.battlegroups.state import (
    AIM,
    AREA,
    BOMBARD,
    CALL,
    CALLED,
    DESTROYED,
    EXPOSED,
    FIRED,
    FRESH,
    HALT,
    PICK,
    SCREEN,
    SHAKEN,
    SMOKE,
    SUPPRESSED,
    Table,
)
from caposaldo.games.battlegroups.tables import (
    AREA_UNITS,
    HITS_ON,
    INDIRECT_DICE,
    INDIRECT_RANGE,
    INDIRECT_ROW_KEYS,
    NO_LIMIT,
    OBSERVER_RANGE,
    ONE_BASE,
    SMOKE_BASES,
    TARGET_IN_COVER,
    inches,
)
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Preview, Refusal
from caposaldo.kernel.table import ahead_x, ahead_y, bearing, box_to_point, boxes_gap, distance

# Batteries behind the table fire from far behind their own army.
FAR_BEHIND: Final = 96 * INCH
HALF_BASE: Final = 191
# Smoke that is offered: before this many enemies, and this far from them or from an observer.
SCREENED_ENEMIES: Final = 6
BEFORE_ENEMY: Final = 2 * INCH + INCH // 2
BEFORE_OBSERVER: Final = 3 * INCH


# ---------------------------------------------------------------- weapons and observers
def can_be_called(s: Table, weapon: i64) -> bool:
    """An own weapon of the indirect table, unlimbered or behind the table, that has not yet been called this turn."""
    battle = s.battle
    if battle.indirect[weapon] < 0 or battle.side[weapon] != s.active or s.has(weapon, CALLED):
        return False
    return s.status[weapon] < SUPPRESSED and in_place(s, weapon)


def in_place(s: Table, weapon: i64) -> bool:
    """It stands on the table, or behind it."""
    return s.here(weapon) or (s.battle.is_a(weapon, OFF_TABLE) and s.status[weapon] < DESTROYED)


def may_observe(s: Table, unit: i64, weapon: i64) -> bool:
    """FOs and RECON units observe for all (indirect-1), a Command for its own battlegroup (indirect-3); they must be
    on the table (cmd-1) and not suppressed."""
    battle = s.battle
    if battle.side[unit] != battle.side[weapon] or not s.here(unit) or s.status[unit] >= SUPPRESSED:
        return False
    if battle.is_a(unit, OBSERVER | RECON):
        return True
    return battle.is_a(unit, COMMAND) and battle.group[unit] == battle.group[weapon]


def observers(s: Table, weapon: i64) -> list[int]:
    return [unit for unit in range(s.battle.count()) if may_observe(s, unit, weapon)]


def near_enough(s: Table, observer: i64, target: i64) -> bool:
    """No more than 18 inches from the target, base to base (indirect-1)."""
    return boxes_gap(box(s, observer), box(s, target)) <= OBSERVER_RANGE


def observer_of(s: Table, weapon: i64, target: i64) -> i64:
    """Who sees the target for the weapon, or -1 (indirect-1)."""
    for observer in observers(s, weapon):
        if near_enough(s, observer, target) and sees(s, observer, target):
            return observer
    return -1


def weapon_range(s: Table, weapon: i64) -> i64:
    """In tenths of a millimetre; batteries behind the table reach everything (indirect-2, G-ind-range)."""
    return NO_LIMIT if s.battle.is_a(weapon, OFF_TABLE) else INDIRECT_RANGE[s.battle.indirect[weapon]]


def in_range(s: Table, weapon: i64, target: i64) -> bool:
    """From the weapon's centre to the nearest point of the target (indirect-2)."""
    reach = weapon_range(s, weapon)
    return reach == NO_LIMIT or box_to_point(box(s, target), s.x[weapon], s.y[weapon]) <= reach


def can_bombard(s: Table, weapon: i64, target: i64) -> bool:
    if s.battle.side[target] == s.battle.side[weapon] or not s.here(target):
        return False
    return in_range(s, weapon, target) and observer_of(s, weapon, target) >= 0


# ---------------------------------------------------------------- calling
def calls(s: Table) -> list[Action]:
    """Each weapon is called at most once a turn (indirect-1)."""
    return [Action(CALL, w) for w in range(s.battle.count()) if can_be_called(s, w) and has_aim(s, w)]


def has_aim(s: Table, weapon: i64) -> bool:
    for target in range(s.battle.count()):
        if can_bombard(s, weapon, target):
            return True
    return len(smoke_points(s, weapon)) > 0


def refuse_call(s: Table, a: Action) -> Refusal | None:
    battle = s.battle
    weapon = a.a
    if not 0 <= weapon < battle.count() or battle.side[weapon] != s.active:
        return Refusal("indirect-1", "bg-fire-not-yours")
    unit: dict[str, int | str] = {"unit": s.ref(weapon)}
    if battle.indirect[weapon] < 0:
        return Refusal("indirect-2", "bg-no-indirect-fire", unit)
    if not in_place(s, weapon):
        return Refusal("indirect-2", "bg-fire-not-on-table", unit)
    if s.status[weapon] >= SUPPRESSED:
        return Refusal("effect-3", "bg-fire-suppressed", unit)
    if s.has(weapon, CALLED):
        return Refusal("indirect-1", "bg-already-called", unit)
    return None if has_aim(s, weapon) else Refusal("indirect-1", "bg-nothing-observed", unit)


def call(s: Table, a: Action) -> None:
    """A weapon that is called has fired for this turn."""
    s.mark(a.a, CALLED | FIRED)
    s.push(Frame(AIM, a.a))


# ---------------------------------------------------------------- aiming
def aims(s: Table, weapon: i64) -> list[Action]:
    """Any observed enemy in range, whatever its kind and whoever is nearer (indirect-1); or smoke (smoke-1)."""
    found = [Action(BOMBARD, target) for target in range(s.battle.count()) if can_bombard(s, weapon, target)]
    points = smoke_points(s, weapon)
    for i in range(0, len(points), 2):
        found.append(Action(SMOKE, 0, 0, points[i], points[i + 1]))
    return found


def refuse_aim(s: Table, weapon: i64, a: Action) -> Refusal | None:
    return refuse_smoke(s, weapon, a.x, a.y) if a.kind == SMOKE else refuse_bombard(s, weapon, a.a)


def refuse_bombard(s: Table, weapon: i64, target: i64) -> Refusal | None:
    battle = s.battle
    if not 0 <= target < battle.count() or battle.side[target] == battle.side[weapon] or not s.here(target):
        return Refusal("indirect-1", "bg-fire-no-target")
    if not in_range(s, weapon, target):
        gap = box_to_point(box(s, target), s.x[weapon], s.y[weapon])
        params: dict[str, int | str] = {"unit": s.ref(weapon), "target": s.ref(target)}
        params["distance"] = inches(gap)
        params["range"] = inches(weapon_range(s, weapon))
        return Refusal("indirect-2", "bg-fire-out-of-range", params)
    return None if observer_of(s, weapon, target) >= 0 else refuse_unobserved(s, weapon, target)


def refuse_unobserved(s: Table, weapon: i64, target: i64) -> Refusal:
    """Nobody to call the fire, or nobody near enough, or nobody who sees the target (indirect-1)."""
    units: dict[str, int | str] = {"unit": s.ref(weapon), "target": s.ref(target)}
    watching = observers(s, weapon)
    if not watching:
        return Refusal("indirect-1", "bg-no-observer", units)
    for observer in watching:
        if near_enough(s, observer, target):
            return Refusal("indirect-1", "bg-observer-blind", units)
    return Refusal("indirect-1", "bg-observer-too-far", units)


def fire(s: Table, weapon: i64, a: Action) -> None:
    """The weapon fires, or lays smoke instead (smoke-1)."""
    s.pop()
    if a.kind == SMOKE:
        s.push(Frame(SCREEN, weapon, SMOKE_BASES[s.battle.indirect[weapon]]))
        lay_base(s, s.top(), a.x, a.y)
    else:
        bombard(s, weapon, a.a)


def dice_chain(s: Table, weapon: i64, target: i64) -> Chain:
    """The dice of the table (indirect-2), one less for a target in cover (indirect-5)."""
    chain = Chain(0)
    row = s.battle.indirect[weapon]
    chain.add("indirect-2", INDIRECT_ROW_KEYS[row], INDIRECT_DICE[row])
    if covered_from_above(s, target):
        chain.add("indirect-5", "bg-target-in-cover", TARGET_IN_COVER)
    return chain


def covered_from_above(s: Table, target: i64) -> bool:
    """Cover against shells and bombs: what the target stands in. A wall beside it is no roof."""
    return in_cover(s, target, s.x[target], s.y[target])


def preview_bombard(s: Table, weapon: i64, target: i64) -> Preview:
    chain = dice_chain(s, weapon, target)
    return Preview(chain, odds_against(s, target, chain.total(), HITS_ON, BY_INDIRECT))


def bombard(s: Table, weapon: i64, target: i64) -> None:
    dice = dice_chain(s, weapon, target).total()
    hits = roll_hits(s, dice, HITS_ON, "indirect fire")
    if s.events is not None:
        params: dict[str, int | str] = {"unit": s.ref(weapon), "target": s.ref(target), "dice": int(dice)}
        params["observer"] = s.ref(observer_of(s, weapon, target))
        params["faces"] = faces(s)
        params["hits"] = int(hits)
        s.tell("indirect-2", "bg-bombards", params)
    x = s.x[weapon]
    y = s.y[weapon]
    if s.battle.is_a(weapon, OFF_TABLE):
        rear = s.battle.home[s.battle.side[weapon]] + 180
        x = ahead_x(s.x[target], rear, FAR_BEHIND)
        y = ahead_y(s.y[target], rear, FAR_BEHIND)
    burst(s, target, x, y, hits, BY_INDIRECT, AREA_UNITS[s.battle.indirect[weapon]])


# ---------------------------------------------------------------- area effect
def burst(s: Table, target: i64, from_x: i64, from_y: i64, hits: i64, cause: i64, area: i64) -> None:
    """The effect on the target, then on up to `area` units within one base of where it stood (area-1). `cause` is
    BY_INDIRECT or BY_AIR."""
    units: list[int] = []
    gaps: list[int] = []
    ground_zero = box(s, target)
    for unit in range(s.battle.count()):
        if unit != target and s.here(unit):
            gap = boxes_gap(ground_zero, box(s, unit))
            if gap <= ONE_BASE:
                units.append(unit)
                gaps.append(int(gap))
    result = under_fire(s, target, from_x, from_y, hits, cause, "effect-1")
    if result > FRESH:
        spread(s, target, units, gaps, area, lesser(result), BY_AREA if cause == BY_INDIRECT else cause)


def lesser(result: i64) -> i64:
    """What the neighbours suffer: shaken gives shaken, suppressed shaken, destroyed suppressed (area-1)."""
    return SHAKEN if result <= SUPPRESSED else SUPPRESSED


def spread(s: Table, target: i64, units: list[int], gaps: list[int], area: i64, result: i64, cause: i64) -> None:
    """The nearest suffer, friend or foe; the firer chooses among equally near ones when not all do (A-area-pick)."""
    left = area
    passed = -1
    while left > 0 and s.result is None:
        tied, passed = next_nearest(units, gaps, passed)
        if not tied:
            return
        if len(tied) > left:
            for unit in tied:
                s.mark(unit, EXPOSED)
            s.push(Frame(AREA, left, target, 0, 0, result, cause))
            return
        for unit in tied:
            suffer(s, unit, result, cause, "area-1")
        left -= len(tied)


def next_nearest(units: list[int], gaps: list[int], passed: int) -> tuple[list[int], int]:
    """All units at the least gap beyond the one that is passed, and that gap."""
    least = -1
    for gap in gaps:
        if gap > passed and (least < 0 or gap < least):
            least = gap
    return [unit for i, unit in enumerate(units) if least >= 0 and gaps[i] == least], least


def picks(s: Table, frame: Frame) -> list[Action]:
    return [Action(PICK, unit) for unit in range(s.battle.count()) if s.has(unit, EXPOSED)]


def refuse_pick(s: Table, frame: Frame, a: Action) -> Refusal | None:
    if 0 <= a.a < s.battle.count() and s.has(a.a, EXPOSED):
        return None
    return Refusal("area-1", "bg-not-equally-near", {"target": s.ref(frame.b)})


def pick(s: Table, frame: Frame, a: Action) -> None:
    s.flags[a.a] = s.flags[a.a] & ~EXPOSED
    frame.a -= 1
    suffer(s, a.a, frame.c, frame.d, "area-1")
    if frame.a == 0:
        for unit in range(s.battle.count()):
            s.flags[unit] = s.flags[unit] & ~EXPOSED
        s.pop()


# ---------------------------------------------------------------- smoke
def refuse_smoke(s: Table, weapon: i64, x: i64, y: i64) -> Refusal | None:
    """The first base of a screen lies where fire could fall: in range and observed (smoke-1)."""
    unit: dict[str, int | str] = {"unit": s.ref(weapon)}
    if SMOKE_BASES[s.battle.indirect[weapon]] == 0:
        return Refusal("smoke-1", "bg-no-smoke", unit)
    if not smoke_on_table(s, x, y):
        return Refusal("smoke-1", "bg-smoke-off-table", unit)
    reach = weapon_range(s, weapon)
    gap = distance(s.x[weapon], s.y[weapon], x, y)
    if reach != NO_LIMIT and gap > reach:
        unit["distance"] = inches(gap)
        unit["range"] = inches(reach)
        return Refusal("indirect-2", "bg-smoke-out-of-range", unit)
    return None if point_observed(s, weapon, x, y) else Refusal("smoke-1", "bg-smoke-unobserved", unit)


def smoke_on_table(s: Table, x: i64, y: i64) -> bool:
    width = s.battle.width
    height = s.battle.height
    return HALF_BASE <= x <= width - HALF_BASE and HALF_BASE <= y <= height - HALF_BASE


def point_observed(s: Table, weapon: i64, x: i64, y: i64) -> bool:
    for observer in observers(s, weapon):
        if box_to_point(box(s, observer), x, y) <= OBSERVER_RANGE and sees_point(s, observer, x, y):
            return True
    return False


def smoke_points(s: Table, weapon: i64) -> list[int]:
    """A choice of places for smoke, x0, y0, x1, y1, ...: between the enemies that are nearest to us and us; failing
    that, before an observer."""
    points: list[int] = []
    if SMOKE_BASES[s.battle.indirect[weapon]] == 0:
        return points
    side = s.battle.side[weapon]
    for enemy in nearest_enemies(s, side):
        friend = nearest_unit(s, enemy, side)
        way = bearing(s.x[friend] - s.x[enemy], s.y[friend] - s.y[enemy])
        offer_smoke(s, weapon, points, ahead_x(s.x[enemy], way, BEFORE_ENEMY), ahead_y(s.y[enemy], way, BEFORE_ENEMY))
        offer_smoke(s, weapon, points, (s.x[enemy] + s.x[friend]) // 2, (s.y[enemy] + s.y[friend]) // 2)
    if not points:
        for unit in observers(s, weapon):
            for turn in range(0, 360, 90):
                x = ahead_x(s.x[unit], s.face[unit] + turn, BEFORE_OBSERVER)
                y = ahead_y(s.y[unit], s.face[unit] + turn, BEFORE_OBSERVER)
                offer_smoke(s, weapon, points, x, y)
    return points


def offer_smoke(s: Table, weapon: i64, points: list[int], x: i64, y: i64) -> None:
    for i in range(0, len(points), 2):
        if points[i] == x and points[i + 1] == y:
            return
    if refuse_smoke(s, weapon, x, y) is None:
        points.append(int(x))
        points.append(int(y))


def nearest_enemies(s: Table, side: i64) -> list[int]:
    """The enemies nearest to any unit of the side, nearest first."""
    ranked: list[tuple[int, int]] = []
    for enemy in range(s.battle.count()):
        if s.battle.side[enemy] != side and s.here(enemy):
            friend = nearest_unit(s, enemy, side)
            if friend >= 0:
                ranked.append((int(distance(s.x[enemy], s.y[enemy], s.x[friend], s.y[friend])), enemy))
    ranked.sort()
    return [enemy for _, enemy in ranked[:SCREENED_ENEMIES]]


def nearest_unit(s: Table, unit: i64, side: i64) -> i64:
    """The unit of the side nearest to this one, or -1."""
    found: i64 = -1
    least: i64 = 0
    for other in range(s.battle.count()):
        if s.battle.side[other] == side and s.here(other):
            dx = s.x[other] - s.x[unit]
            dy = s.y[other] - s.y[unit]
            if found < 0 or dx * dx + dy * dy < least:
                found = other
                least = dx * dx + dy * dy
    return found


def lay_base(s: Table, frame: Frame, x: i64, y: i64) -> None:
    s.smoke_x = append(s.smoke_x, x)
    s.smoke_y = append(s.smoke_y, y)
    s.smoke_side = append(s.smoke_side, s.battle.side[frame.a])
    frame.x = x
    frame.y = y
    frame.b -= 1
    s.tell("smoke-1", "bg-lays-smoke", {"unit": s.ref(frame.a), "left": int(frame.b)})
    if frame.b == 0:
        s.pop()


def screens(s: Table, frame: Frame) -> list[Action]:
    """The next base touches the last one; or the screen is long enough."""
    found: list[Action] = []
    for way in range(0, 360, 45):
        x = ahead_x(frame.x, way, ONE_BASE)
        y = ahead_y(frame.y, way, ONE_BASE)
        if smoke_on_table(s, x, y) and not smoke_lies_at(s, x, y):
            found.append(Action(SMOKE, 0, 0, x, y))
    found.append(Action(HALT))
    return found


def smoke_lies_at(s: Table, x: i64, y: i64) -> bool:
    for i in range(len(s.smoke_x)):
        if distance(s.smoke_x[i], s.smoke_y[i], x, y) < HALF_BASE:
            return True
    return False


def refuse_screen(s: Table, frame: Frame, a: Action) -> Refusal | None:
    """Each further base lies within a base of the last one, so that the screen has no gap."""
    if a.kind == HALT:
        return None
    if not smoke_on_table(s, a.x, a.y):
        return Refusal("smoke-1", "bg-smoke-off-table", {"unit": s.ref(frame.a)})
    if distance(frame.x, frame.y, a.x, a.y) > ONE_BASE or smoke_lies_at(s, a.x, a.y):
        return Refusal("smoke-1", "bg-smoke-not-joined", {"unit": s.ref(frame.a)})
    return None


def lay_smoke(s: Table, frame: Frame, a: Action) -> None:
    if a.kind == HALT:
        s.pop()
    else:
        lay_base(s, frame, a.x, a.y)


def lift_smoke(s: Table, side: i64) -> None:
    """A screen lasts until the next indirect fire phase of the side that laid it (smoke-1, A-smoke-duration)."""
    kept = [i for i in range(len(s.smoke_x)) if s.smoke_side[i] != side]
    if len(kept) == len(s.smoke_x):
        return
    s.smoke_x = vec[i64]([s.smoke_x[i] for i in kept])
    s.smoke_y = vec[i64]([s.smoke_y[i] for i in kept])
    s.smoke_side = vec[i64]([s.smoke_side[i] for i in kept])
    s.tell("smoke-1", "bg-smoke-lifts", {"seat": f"@seat/{side}"})
