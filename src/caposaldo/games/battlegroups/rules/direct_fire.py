"""Direct fire (direct-1 to direct-6, direct-8 to direct-10)."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import CALLED, CONTACT, FIRED, SHAKEN, SUPPRESSED, Position
from caposaldo.games.battlegroups.rules.effects import (
    BY_DIRECT,
    away_from,
    faces,
    note_roll,
    odds_against,
    roll_hits,
    under_fire,
    way_back,
    withdraws_under_fire,
)
from caposaldo.games.battlegroups.rules.sight import (
    BY_FRIEND,
    BY_SMOKE,
    CLEAR,
    base_in_arc,
    base_in_cover,
    base_on_flank,
    blocked,
    blocked_between,
    box,
    in_arc,
    reach_to,
)
from caposaldo.games.battlegroups.rules.tables import (
    COLUMN_C,
    COLUMN_HE,
    COLUMNS,
    DIRECT_DICE,
    DIRECT_RANGE,
    DIRECT_ROW_KEYS,
    FIRER_SHAKEN,
    FLAME_HE_DICE,
    FLANK_OR_REAR,
    HITS_ON,
    ROCKETS,
    TARGET_IN_COVER,
    inches,
)
from caposaldo.games.battlegroups.setup import CLASS_A, CLASS_C, FLAMETHROWER, GUN, PREFERS_HARD, SOFT, VEHICLE, Setup
from caposaldo.games.battlegroups.verbs import DECLARE
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import Message, Params, Preview, Refusal
from caposaldo.kernel.table import Box, box_to_point


# ---------------------------------------------------------------- weapons and dice
def cell(setup: Setup, firer: i64, row: i64, column: i64) -> i64:
    """Dice of the table (direct-8). The option flame_he lets flamethrowers burn infantry too (A-flame-he)."""
    if row == ROCKETS and column == COLUMN_HE and setup.flame_he and setup.is_a(firer, FLAMETHROWER):
        return FLAME_HE_DICE
    return DIRECT_DICE[row * COLUMNS + column]


def best_column(setup: Setup, firer: i64, row: i64, target: i64) -> i64:
    """Vehicles by class; HE for infantry, heavy weapons and guns (direct-9); trucks and jeeps the better of C and HE
    (A-trucks)."""
    if setup.kind[target] != VEHICLE:
        return COLUMN_HE
    if setup.is_a(target, SOFT) and cell(setup, firer, row, COLUMN_HE) > cell(setup, firer, row, COLUMN_C):
        return COLUMN_HE
    return CLASS_A - max(setup.klass[target], CLASS_C)


def row_dice(setup: Setup, firer: i64, row: i64, target: i64) -> i64:
    """Dice of one weapon of the firer against the target; none without a weapon."""
    return cell(setup, firer, row, best_column(setup, firer, row, target)) if row >= 0 else 0


def row_range(row: i64) -> i64:
    return DIRECT_RANGE[row] if row >= 0 else -1


def row_for(setup: Setup, firer: i64, target: i64, distance: i64) -> i64:
    """The weapon that fires: of those in range the one with most dice; -1 if none can harm the target."""
    main = setup.weapon[firer]
    second = setup.second[firer]
    by_main = row_dice(setup, firer, main, target) if distance <= row_range(main) else 0
    by_second = row_dice(setup, firer, second, target) if distance <= row_range(second) else 0
    if by_second > by_main:
        return second
    return main if by_main > 0 else -1


def longest_reach(setup: Setup, firer: i64, target: i64) -> i64:
    """The longest range at which the firer has dice against the target; -1 if it never has."""
    main = setup.weapon[firer]
    second = setup.second[firer]
    by_main = row_range(main) if row_dice(setup, firer, main, target) > 0 else -1
    by_second = row_range(second) if row_dice(setup, firer, second, target) > 0 else -1
    return max(by_main, by_second)


def column_for(s: Position, firer: i64, target: i64) -> i64:
    """The column the firer would use now."""
    row = row_for(s.setup, firer, target, reach_to(s, firer, target))
    return best_column(s.setup, firer, row if row >= 0 else max(s.setup.weapon[firer], 0), target)


class Shot:
    """The dice of a shot: the table, then firer shaken, target in cover, flank or rear (direct-8, direct-10). `dice`
    counts them, `chain` explains them. Reduced to none it has no effect (A-direct-zero)."""

    def __init__(self, s: Position, firer: i64, target: i64, muzzle: Box, base: Box) -> None:
        """`muzzle`: the base of the firer. `base`: that of the target, on the table, wherever it stands."""
        distance = box_to_point(base, muzzle.front_x, muzzle.front_y)
        self.row: i64 = row_for(s.setup, firer, target, distance)
        self.table_dice: i64 = row_dice(s.setup, firer, self.row, target)
        self.for_shaken: i64 = FIRER_SHAKEN if s.status[firer] == SHAKEN else 0
        covered = base_in_cover(s.setup, base, muzzle.front_x, muzzle.front_y)
        self.for_cover: i64 = TARGET_IN_COVER if covered else 0
        self.for_flank: i64 = FLANK_OR_REAR if base_on_flank(s.setup, target, muzzle, base) else 0

    def dice(self) -> i64:
        if self.row < 0:
            return 0
        return max(self.table_dice + self.for_shaken + self.for_cover + self.for_flank, 0)

    def chain(self) -> Chain:
        chain = Chain(0)
        if self.row < 0:
            return chain
        chain.add("direct-8", DIRECT_ROW_KEYS[self.row], self.table_dice)
        if self.for_shaken != 0:
            chain.add("direct-10", "bg-firer-shaken", self.for_shaken)
        if self.for_cover != 0:
            chain.add("direct-10", "bg-target-in-cover", self.for_cover)
        if self.for_flank != 0:
            chain.add("direct-10", "bg-flank-or-rear", self.for_flank)
        return chain


def shot(s: Position, firer: i64, target: i64) -> Shot:
    """A shot from where both stand."""
    return Shot(s, firer, target, box(s, firer), box(s, target))


def dice_chain(s: Position, firer: i64, target: i64) -> Chain:
    return shot(s, firer, target).chain()


def preview_declaration(s: Position, firer: i64, target: i64) -> Preview:
    preview = preview_shot(s, firer, target)
    if not declared(s, firer) and will_withdraw(s, target):
        preview.unless = Message("direct-1", "bg-unless-withdraws", {"target": s.ref(target)})
    return preview


def will_withdraw(s: Position, target: i64) -> bool:
    """It is a Command or FO that a shot declared already will drive off, whatever the dice: no other shot at it will
    be fired (cmd-4, A-declared)."""
    if not withdraws_under_fire(s.setup, target):
        return False
    for firer in s.order:
        if s.target[firer] == target and way_back(s, target, away_from(s, target, s.x[firer], s.y[firer]), True) > 0:
            return True
    return False


def preview_shot(s: Position, firer: i64, target: i64) -> Preview:
    chain = dice_chain(s, firer, target)
    return Preview(chain, odds_against(s, target, chain.total(), HITS_ON, BY_DIRECT))


# ---------------------------------------------------------------- possible targets
def can_fire(s: Position, firer: i64) -> bool:
    """It stands on the table with a weapon and is not suppressed (effect-3)."""
    return s.on_table(firer) and s.status[firer] < SUPPRESSED and s.setup.weapon[firer] >= 0


def surely_out_of_range(s: Position, firer: i64, target: i64) -> bool:
    """A quick look at the centres: surely beyond all its weapons, whatever way the bases are turned."""
    setup = s.setup
    slack = setup.depth_of[firer] + setup.width_of[target] + setup.depth_of[target]
    limit = max(row_range(setup.weapon[firer]), row_range(setup.second[firer])) + slack // 2 + 2
    dx = s.x[target] - s.x[firer]
    dy = s.y[target] - s.y[firer]
    return dx * dx + dy * dy > limit * limit


def aimed_distance(s: Position, firer: i64, target: i64) -> i64:
    """The distance of an enemy in range and in the arc, with at least one die against it; otherwise -1."""
    if s.setup.side[target] == s.setup.side[firer] or not s.on_table(target):
        return -1
    if surely_out_of_range(s, firer, target):
        return -1
    reach = longest_reach(s.setup, firer, target)
    if reach < 0:
        return -1
    return aimed_from(box(s, firer), box(s, target), reach)


def aimed_from(muzzle: Box, base: Box, reach: i64) -> i64:
    """The distance of a base in range and in the arc; otherwise -1."""
    if not base_in_arc(muzzle, base.cx, base.cy):
        return -1
    distance = box_to_point(base, muzzle.front_x, muzzle.front_y)
    return distance if distance <= reach else -1


def possible_target(s: Position, firer: i64, target: i64) -> bool:
    """In range, in the arc and in sight, not blocked, with at least one die before modifiers (direct-5)."""
    return aimed_distance(s, firer, target) >= 0 and blocked(s, firer, target) == CLEAR


def dice_if_possible(s: Position, firer: i64, target: i64, muzzle: Box, base: Box, reach: i64) -> i64:
    """The dice that an enemy with this longest reach has if the bases are these; -1 if it has no shot."""
    if aimed_from(muzzle, base, reach) < 0 or blocked_between(s, firer, target, muzzle, base) != CLEAR:
        return -1
    return Shot(s, firer, target, muzzle, base).dice()


def is_hard(setup: Setup, unit: i64) -> bool:
    """Vehicles and guns, as opposed to infantry and heavy weapons (direct-5)."""
    return setup.kind[unit] == VEHICLE or setup.kind[unit] == GUN


def preferred(setup: Setup, firer: i64, target: i64) -> bool:
    """Tanks, guns and AT weapons look for vehicles and guns, all others for infantry (direct-5, A-priority-mixed)."""
    return is_hard(setup, target) == setup.is_a(firer, PREFERS_HARD)


def nearest(s: Position, firer: i64, targets: list[int], distances: list[int]) -> list[int]:
    """The nearest of these that is not blocked, and all that are equally near (direct-6). Lines of fire are looked at
    from the nearest on, because they are dear."""
    passed = -1
    while True:
        least = -1
        for distance in distances:
            if distance > passed and (least < 0 or distance < least):
                least = distance
        if least < 0:
            return []
        found = [t for i, t in enumerate(targets) if distances[i] == least and blocked(s, firer, t) == CLEAR]
        if found:
            return found
        passed = least


def targets_of(s: Position, firer: i64) -> list[int]:
    """The targets of the unit: the nearest possible target of the preferred kind, or, if there is none of that kind,
    the nearest of the other (direct-5, direct-6)."""
    preferred_target: list[int] = []
    liked_at: list[int] = []
    other: list[int] = []
    other_at: list[int] = []
    for target in range(s.setup.count()):
        distance = aimed_distance(s, firer, target)
        if distance < 0:
            continue
        if preferred(s.setup, firer, target):
            preferred_target.append(target)
            liked_at.append(int(distance))
        else:
            other.append(target)
            other_at.append(int(distance))
    found = nearest(s, firer, preferred_target, liked_at)
    return found if found else nearest(s, firer, other, other_at)


# ---------------------------------------------------------------- declaring
def may_declare(s: Position, firer: i64) -> bool:
    return s.setup.side[firer] == s.active and not s.has(firer, FIRED | CONTACT) and can_fire(s, firer)


def declarations(s: Position) -> list[Action]:
    """Every target is named before the first die (direct-1). Holding fire is always allowed (direct-6)."""
    found: list[Action] = []
    for firer in range(s.setup.count()):
        if may_declare(s, firer):
            for target in targets_of(s, firer):
                found.append(Action(DECLARE, firer, target))
    return found


def refuse_declaration(s: Position, firer: i64, target: i64) -> Refusal | None:
    refusal = refuse_firer(s, firer, s.active)
    if refusal is None:
        refusal = refuse_second_fire(s, firer)
    if refusal is None:
        refusal = refuse_line(s, firer, target)
    return refusal if refusal is not None else refuse_choice(s, firer, target)


def refuse_firer(s: Position, firer: i64, side: i64) -> Refusal | None:
    """Only an own unit on the table, armed and not suppressed, can fire."""
    if not 0 <= firer < s.setup.count() or s.setup.side[firer] != side:
        return Refusal("direct-1", "bg-fire-not-yours")
    unit = s.ref(firer)
    if not s.on_table(firer):
        return Refusal("direct-3", "bg-fire-not-on-table", {"unit": unit})
    if s.status[firer] >= SUPPRESSED:
        return Refusal("effect-3", "bg-fire-suppressed", {"unit": unit})
    if s.setup.weapon[firer] < 0:
        return Refusal("direct-8", "bg-fire-unarmed", {"unit": unit})
    return None


def refuse_second_fire(s: Position, firer: i64) -> Refusal | None:
    """A unit fires once in its own phase (G-op-limit); attackers in close combat do not fire (close-2)."""
    unit = s.ref(firer)
    if not s.has(firer, FIRED | CONTACT):
        return None
    if s.has(firer, CALLED):
        return Refusal("direct-2", "bg-already-bombarded", {"unit": unit})
    if declared(s, firer):
        return Refusal("direct-1", "bg-already-declared", {"unit": unit, "target": s.ref(s.target[firer])})
    return Refusal("close-2", "bg-charged-cannot-fire", {"unit": unit})


def declared(s: Position, firer: i64) -> bool:
    for unit in s.order:
        if unit == firer:
            return True
    return False


def refuse_line(s: Position, firer: i64, target: i64) -> Refusal | None:
    """Why the target is no possible one: not an enemy there, no dice, out of range or arc, blocked."""
    setup = s.setup
    if not 0 <= target < setup.count() or setup.side[target] == setup.side[firer] or not s.on_table(target):
        return Refusal("direct-1", "bg-fire-no-target")
    units: Params = {"unit": s.ref(firer), "target": s.ref(target)}
    reach = longest_reach(setup, firer, target)
    if reach < 0:
        return Refusal("direct-8", "bg-cannot-harm", units)
    distance = reach_to(s, firer, target)
    if distance > reach:
        units["distance"] = inches(distance)
        units["range"] = inches(reach)
        return Refusal("direct-3", "bg-fire-out-of-range", units)
    if not in_arc(s, firer, target):
        return Refusal("direct-3", "bg-fire-out-of-arc", units)
    return refuse_obstacle(blocked(s, firer, target), units)


def refuse_obstacle(obstacle: i64, units: Params) -> Refusal | None:
    """Friends, smoke and features that hide the target even partly block fire (direct-4)."""
    if obstacle == CLEAR:
        return None
    if obstacle == BY_FRIEND:
        return Refusal("direct-4", "bg-fire-blocked-by-friend", units)
    if obstacle == BY_SMOKE:
        return Refusal("direct-4", "bg-fire-blocked-by-smoke", units)
    return Refusal("direct-4", "bg-fire-blocked-by-terrain", units)


def refuse_choice(s: Position, firer: i64, target: i64) -> Refusal | None:
    """A possible target may still be the wrong one: of the other kind (direct-5) or not the nearest (direct-6)."""
    allowed = targets_of(s, firer)
    if target in allowed:
        return None
    params: Params = {"unit": s.ref(firer), "target": s.ref(target), "instead": s.ref(allowed[0])}
    if preferred(s.setup, firer, target) != preferred(s.setup, firer, allowed[0]):
        return Refusal("direct-5", "bg-fire-priority", params)
    return Refusal("direct-6", "bg-fire-nearer", params)


def declare(s: Position, firer: i64, target: i64) -> None:
    s.mark(firer, FIRED)
    s.target[firer] = target
    s.order = append(s.order, firer)
    s.tell("direct-1", "bg-declares", {"unit": s.ref(firer), "target": s.ref(target)})


# ---------------------------------------------------------------- resolving
def resolve(s: Position) -> None:
    """Shots are fired in the order in which they were declared, each finished before the next (direct-2). Dice fall
    until one side breaks."""
    order = s.order
    s.order = vec[i64]([])
    was_x = s.x[:]
    was_y = s.y[:]
    for firer in order:
        target = s.target[firer]
        s.target[firer] = -1
        if s.result is not None:
            continue
        if s.on_table(target) and s.x[target] == was_x[target] and s.y[target] == was_y[target]:
            shoot(s, firer, target, "direct-8")
        else:
            # Every target was fixed before the first shot: this one is lost (A-declared).
            s.tell("direct-1", "bg-shot-lost", {"unit": s.ref(firer), "target": s.ref(target)})


def shoot(s: Position, firer: i64, target: i64, rule: str) -> None:
    """One shot: dice, hits, effect."""
    dice = shot(s, firer, target).dice()
    hits = roll_hits(s, dice, HITS_ON, "direct fire")
    if s.events is not None:
        s.tell(
            rule,
            "bg-shot",
            {"unit": s.ref(firer), "target": s.ref(target), "dice": int(dice), "faces": faces(s), "hits": int(hits)},
        )
    note_roll(s, s.setup.side[firer], s.ref(firer), target, dice, HITS_ON, hits, BY_DIRECT)
    under_fire(s, target, s.x[firer], s.y[firer], hits, BY_DIRECT, "effect-1")
