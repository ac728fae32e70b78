"""Indirect fire and its area effect (indirect-1 to indirect-5, area-1)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import (
    CALLED,
    EXPOSED,
    FIRED,
    FRESH,
    SHAKEN,
    SUPPRESSED,
    Decision,
    Position,
    ask,
)
from caposaldo.games.battlegroups.rules import still_to_do
from caposaldo.games.battlegroups.rules.effects import (
    BY_AREA,
    BY_INDIRECT,
    faces,
    note_roll,
    odds_against,
    roll_hits,
    suffer,
    under_fire,
)
from caposaldo.games.battlegroups.rules.observation import (
    bombard_targets,
    can_be_called,
    check_weapon,
    has_target,
    in_place,
    in_range,
    near_enough,
    observer_of,
    observers,
    weapon_range,
)
from caposaldo.games.battlegroups.rules.sight import box, in_cover
from caposaldo.games.battlegroups.rules.smoke import lay_first_base, refuse_smoke, smoke_points
from caposaldo.games.battlegroups.rules.tables import (
    AREA_UNITS,
    HITS_ON,
    INDIRECT_DICE,
    INDIRECT_ROW_KEYS,
    ONE_BASE,
    TARGET_IN_COVER,
    inches,
)
from caposaldo.games.battlegroups.setup import INCH, OFF_TABLE
from caposaldo.games.battlegroups.verbs import BOMBARD, CALL, PICK, SMOKE
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import COMMON, ENDS_NOTHING, ENDS_PIECE, NEXT, RARE, Params, Preview, Prompt, Refusal
from caposaldo.kernel.reading import whole
from caposaldo.kernel.table import ahead_x, ahead_y, box_to_point, boxes_gap

# Batteries behind the table fire from far behind their own army.
FAR_BEHIND: Final = 96 * INCH


# ---------------------------------------------------------------- calling
def calls(s: Position) -> list[Action]:
    """Each weapon is called at most once a turn (indirect-1)."""
    return [Action(CALL, w) for w in range(s.setup.count()) if can_be_called(s, w) and has_aim(s, w)]


def has_aim(s: Position, weapon: i64) -> bool:
    return has_target(s, weapon) or len(smoke_points(s, weapon)) > 0


def can_hurt(s: Position, weapon: i64) -> bool:
    """It has a target that it may do something to."""
    for target in bombard_targets(s, weapon):
        if still_to_do.expected(preview_bombard(s, weapon, target)) > 0:
            return True
    return False


def refuse_call(s: Position, weapon: i64) -> Refusal | None:
    setup = s.setup
    if not s.is_unit(weapon) or setup.side[weapon] != s.active:
        return Refusal("indirect-1", "bg-fire-not-yours")
    unit: Params = {"unit": s.ref(weapon)}
    if setup.indirect[weapon] < 0:
        return Refusal("indirect-2", "bg-no-indirect-fire", unit)
    if not in_place(s, weapon):
        return Refusal("indirect-2", "bg-fire-not-on-table", unit)
    if s.status[weapon] >= SUPPRESSED:
        return Refusal("effect-3", "bg-fire-suppressed", unit)
    if s.has(weapon, CALLED):
        return Refusal("indirect-1", "bg-already-called", unit)
    return None if has_aim(s, weapon) else Refusal("indirect-1", "bg-nothing-observed", unit)


def call(s: Position, weapon: i64) -> None:
    """A weapon that is called has fired for this turn."""
    s.mark(weapon, CALLED | FIRED)
    s.push(Aim(weapon))


# ---------------------------------------------------------------- aiming
class Aim(Decision):
    """A weapon fires at an observed enemy, or lays smoke instead (indirect-1, smoke-1)."""

    RULE: ClassVar = "indirect-1"
    VERBS: ClassVar = (BOMBARD, SMOKE)

    def __init__(self, weapon: i64) -> None:
        self.weapon = weapon

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return ask(s, self.RULE, "bg-prompt-aim", self.weapon)

    def options(self, s: Position, seat: i64) -> list[Action]:
        """Any observed enemy in range, without regard to priority and distance (indirect-1); or smoke (smoke-1)."""
        weapon = self.weapon
        found = [Action(BOMBARD, target=unit) for unit in bombard_targets(s, weapon)]
        points = smoke_points(s, weapon)
        for i in range(0, len(points), 2):
            found.append(Action(SMOKE, x=points[i], y=points[i + 1]))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(BOMBARD, target=unit) for unit in s.living(1 - seat)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == SMOKE:
            return refuse_smoke(s, self.weapon, action.point_x, action.point_y)
        return refuse_bombard(s, self.weapon, action.target)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        if action.verb == SMOKE:
            lay_first_base(s, self.weapon, action.point_x, action.point_y)
        else:
            bombard(s, self.weapon, action.target)

    def preview(self, s: Position, action: Action) -> Preview | None:
        if action.verb != BOMBARD or not is_target(s, action.target):
            return None
        return preview_bombard(s, self.weapon, action.target)

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PIECE if action.verb == BOMBARD else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        best = still_to_do.best_attack(s, self, s.options(seat))
        return NEXT if best is not None and action.same(best) else COMMON

    def carries_on(self, s: Position, seat: i64, action: Action) -> bool:
        return True

    def view_numbers(self) -> list[int]:
        return [int(self.weapon), 0, 0, 0]

    def check(self, s: Position, at: str) -> None:
        check_weapon(s, f"{at}.weapon", self.weapon)


def is_target(s: Position, unit: i64) -> bool:
    """An enemy of the active side on the table."""
    return s.is_unit(unit) and s.on_table(unit) and s.setup.side[unit] != s.active


def refuse_bombard(s: Position, weapon: i64, target: i64) -> Refusal | None:
    setup = s.setup
    if not 0 <= target < setup.count() or setup.side[target] == setup.side[weapon] or not s.on_table(target):
        return Refusal("indirect-1", "bg-fire-no-target")
    if not in_range(s, weapon, target):
        gap = box_to_point(box(s, target), s.x[weapon], s.y[weapon])
        params: Params = {"unit": s.ref(weapon), "target": s.ref(target)}
        params["distance"] = inches(gap)
        params["range"] = inches(weapon_range(s, weapon))
        return Refusal("indirect-2", "bg-fire-out-of-range", params)
    return None if observer_of(s, weapon, target) >= 0 else refuse_unobserved(s, weapon, target)


def refuse_unobserved(s: Position, weapon: i64, target: i64) -> Refusal:
    """No observer at all, none near enough, or none who sees the target (indirect-1)."""
    units: Params = {"unit": s.ref(weapon), "target": s.ref(target)}
    watching = observers(s, weapon)
    if not watching:
        return Refusal("indirect-1", "bg-no-observer", units)
    for observer in watching:
        if near_enough(s, observer, target):
            return Refusal("indirect-1", "bg-observer-blind", units)
    return Refusal("indirect-1", "bg-observer-too-far", units)


def dice_chain(s: Position, weapon: i64, target: i64) -> Chain:
    """The dice of the table (indirect-2), one less for a target in cover (indirect-5)."""
    chain = Chain(0)
    row = s.setup.indirect[weapon]
    chain.add("indirect-2", INDIRECT_ROW_KEYS[row], INDIRECT_DICE[row])
    if covered_from_above(s, target):
        chain.add("indirect-5", "bg-target-in-cover", TARGET_IN_COVER)
    return chain


def covered_from_above(s: Position, target: i64) -> bool:
    """Cover against shells and bombs: what the target stands in. A wall beside it is no roof."""
    return in_cover(s, target, s.x[target], s.y[target])


def preview_bombard(s: Position, weapon: i64, target: i64) -> Preview:
    chain = dice_chain(s, weapon, target)
    return Preview(chain, odds_against(s, target, chain.total(), HITS_ON, BY_INDIRECT))


def bombard(s: Position, weapon: i64, target: i64) -> None:
    dice = dice_chain(s, weapon, target).total()
    hits = roll_hits(s, dice, HITS_ON, "indirect fire")
    if s.events is not None:
        params: Params = {"unit": s.ref(weapon), "target": s.ref(target), "dice": int(dice)}
        params["observer"] = s.ref(observer_of(s, weapon, target))
        params["faces"] = faces(s)
        params["hits"] = int(hits)
        s.tell("indirect-2", "bg-bombards", params)
    note_roll(s, s.setup.side[weapon], s.ref(weapon), target, dice, HITS_ON, hits, BY_INDIRECT)
    x = s.x[weapon]
    y = s.y[weapon]
    if s.setup.is_a(weapon, OFF_TABLE):
        rear = s.setup.home[s.setup.side[weapon]] + 180
        x = ahead_x(s.x[target], rear, FAR_BEHIND)
        y = ahead_y(s.y[target], rear, FAR_BEHIND)
    burst(s, target, x, y, hits, BY_INDIRECT, AREA_UNITS[s.setup.indirect[weapon]])


# ---------------------------------------------------------------- area effect
def burst(s: Position, target: i64, from_x: i64, from_y: i64, hits: i64, cause: i64, area: i64) -> None:
    """The effect on the target, then on up to `area` units within one base of where it stood (area-1). `cause` is
    BY_INDIRECT or BY_AIR."""
    units: list[int] = []
    gaps: list[int] = []
    ground_zero = box(s, target)
    for unit in range(s.setup.count()):
        if unit != target and s.on_table(unit):
            gap = boxes_gap(ground_zero, box(s, unit))
            if gap <= ONE_BASE:
                units.append(unit)
                gaps.append(int(gap))
    result = under_fire(s, target, from_x, from_y, hits, cause, "effect-1")
    if result > FRESH:
        spread(s, target, units, gaps, area, lesser(result), BY_AREA if cause == BY_INDIRECT else cause)


def lesser(result: i64) -> i64:
    """The effect on the neighbours: shaken gives shaken, suppressed shaken, destroyed suppressed (area-1)."""
    return SHAKEN if result <= SUPPRESSED else SUPPRESSED


def spread(s: Position, target: i64, units: list[int], gaps: list[int], area: i64, result: i64, cause: i64) -> None:
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
            s.push(Area(left, target, result, cause))
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


class Area(Decision):
    """The firer picks among the units that are equally near to a burst (area-1, A-area-pick)."""

    RULE: ClassVar = "area-1"
    VERBS: ClassVar = (PICK,)

    def __init__(self, left: i64, target: i64, result: i64, cause: i64) -> None:
        self.left = left  # units still to suffer
        self.target = target  # of the fire
        self.result = result
        self.cause = cause

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return ask(s, self.RULE, "bg-prompt-area", self.target)

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [Action(PICK, unit) for unit in range(s.setup.count()) if s.has(unit, EXPOSED)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if s.is_unit(action.unit) and s.has(action.unit, EXPOSED):
            return None
        return Refusal("area-1", "bg-not-equally-near", {"target": s.ref(self.target)})

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.unmark(action.unit, EXPOSED)
        suffer(s, action.unit, self.result, self.cause, "area-1")
        if self.left > 1:
            s.replace(Area(self.left - 1, self.target, self.result, self.cause))
            return
        for unit in range(s.setup.count()):
            s.unmark(unit, EXPOSED)
        s.pop()

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        """Enemies are meant to suffer, friends are not."""
        return COMMON if s.setup.side[action.unit] != seat else RARE

    def view_numbers(self) -> list[int]:
        return [int(self.left), int(self.target), 0, 0]

    def check(self, s: Position, at: str) -> None:
        units = int(s.setup.count())
        whole(f"{at}.left", int(self.left), 0, units - 1)
        whole(f"{at}.target", int(self.target), 0, units - 1)
        whole(f"{at}.result", int(self.result), SHAKEN, SUPPRESSED)
