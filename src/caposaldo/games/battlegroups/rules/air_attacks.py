"""Air attacks (air-1 to air-4). The planned turn is a secret until the aircraft appears: nothing here may tell the
other side of a turn that passed unused."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.battlegroups.action import Action, listed
from caposaldo.games.battlegroups.position import SUPPRESSED, Decision, Position, ask
from caposaldo.games.battlegroups.rules import still_to_do
from caposaldo.games.battlegroups.rules.effects import BY_AIR, faces, note_roll, odds_against, roll_hits
from caposaldo.games.battlegroups.rules.indirect_fire import burst, covered_from_above, is_target
from caposaldo.games.battlegroups.rules.observation import air_observer_of
from caposaldo.games.battlegroups.rules.sight import box
from caposaldo.games.battlegroups.rules.tables import (
    AIR_BASE,
    AIR_ZONE_LENGTH,
    AIR_ZONE_WIDTH,
    AIRCRAFT,
    AREA_UNITS,
    FLAK_RADIUS,
    HITS_ON,
    HITS_ON_UNDER_FLAK,
    INDIRECT_DICE,
    INDIRECT_ROW_KEYS,
    TARGET_IN_COVER,
)
from caposaldo.games.battlegroups.setup import ANTI_AIRCRAFT, INCH
from caposaldo.games.battlegroups.verbs import BOMBARD, FLY_AT, STRIKE, fly_at
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import COMMON, ENDS_PIECE, NEXT, Params, Preview, Prompt, Refusal
from caposaldo.kernel.reading import whole
from caposaldo.kernel.table import Box, ahead_x, ahead_y, box_on_table, boxes_gap, boxes_overlap

# Approaches that are offered: from these distances, the farthest that is still over the table, on these bearings.
FAR: Final = 10 * INCH
MIDDLE: Final = 6 * INCH
CLOSE_BY: Final = 3 * INCH
BEARINGS: Final = 8


# ---------------------------------------------------------------- the planned turn
def is_due(s: Position, plane: i64) -> bool:
    """Its turn was written down before the battle; it comes in its owner's indirect fire phase (air-1, A-air-loss)."""
    return s.setup.air_side[plane] == s.active and s.air_turn[plane] == s.turn and s.air_gone[plane] == 0


def may_come(s: Position, side: i64) -> bool:
    """As far as everybody knows this side may still have an air unit to come: one that has not been seen yet."""
    for plane in range(len(s.air_gone)):
        if s.setup.air_side[plane] == side and s.air_gone[plane] == 0:
            return True
    return False


def sorties(s: Position) -> list[Action]:
    return [Action(STRIKE, p) for p in range(len(s.air_turn)) if is_due(s, p) and approaches(s)]


def refuse_sortie(s: Position, plane: i64) -> Refusal | None:
    if not 0 <= plane < len(s.air_turn) or s.setup.air_side[plane] != s.active:
        return Refusal("air-1", "bg-no-such-plane")
    if s.air_gone[plane] != 0:
        return Refusal("air-2", "bg-plane-has-attacked", {"plane": ref(plane)})
    if s.air_turn[plane] != s.turn:
        return Refusal("air-1", "bg-plane-not-due", {"plane": ref(plane), "turn": int(s.air_turn[plane])})
    return None if approaches(s) else Refusal("air-3", "bg-nothing-observed-for", {"plane": ref(plane)})


def ref(plane: i64) -> str:
    return f"@air/{plane}"


def sortie(s: Position, plane: i64) -> None:
    """The aircraft appears: now everybody knows its turn, and that it makes no second attack (air-2)."""
    s.air_gone[plane] = 1
    s.reveals += 1
    s.tell("air-1", "bg-plane-comes", {"plane": ref(plane)})
    s.push(Fly(plane))


def leave(s: Position) -> None:
    """An air unit that was due and did not attack has had its turn (air-1). Only its owner hears of it."""
    for plane in range(len(s.air_turn)):
        if is_due(s, plane):
            s.tell("air-1", "bg-plane-unused", {"plane": ref(plane)}, 1 << s.active)


# ---------------------------------------------------------------- the approach
class Fly(Decision):
    """Where an air unit attacks from, and which way (air-2)."""

    RULE: ClassVar = "air-2"
    VERBS: ClassVar = (FLY_AT,)

    def __init__(self, plane: i64) -> None:
        self.plane = plane

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return ask(s, self.RULE, "bg-prompt-fly")

    def options(self, s: Position, seat: i64) -> list[Action]:
        return approaches(s)

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        x = action.point_x
        y = action.point_y
        facing = action.facing
        off = Refusal("air-2", "bg-plane-off-table", {"plane": ref(self.plane)})
        if not (0 <= x <= s.setup.width and 0 <= y <= s.setup.height and 0 <= facing < 360):
            return off
        if not box_on_table(base_at(x, y, facing), s.setup.width, s.setup.height):
            return off
        zone = zone_of(x, y, facing)
        if zone_holds_target(s, zone):
            return None
        if zone_holds_enemy(s, zone):
            return Refusal("air-3", "bg-zone-unobserved", {"plane": ref(self.plane)})
        return Refusal("air-2", "bg-zone-empty", {"plane": ref(self.plane)})

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.replace(Bomb(self.plane, action.facing, action.point_x, action.point_y))

    def view_numbers(self) -> list[int]:
        return [int(self.plane), 0, 0, 0]

    def check(self, s: Position, at: str) -> None:
        check_plane(s, f"{at}.plane", self.plane)


def check_plane(s: Position, field: str, plane: i64) -> None:
    """Raise ValueError unless it is an air unit of the active side."""
    whole(field, int(plane), 0, len(s.setup.air_side) - 1)
    if s.setup.air_side[plane] != s.active:
        raise ValueError(f"{field}: expected a unit of the active side that can do this")


def base_at(x: i64, y: i64, face: i64) -> Box:
    return Box(x, y, face, AIR_BASE, AIR_BASE)


def zone_of(x: i64, y: i64, face: i64) -> Box:
    """The strike zone, 9 inches long and 3 wide, beyond the front of the base (air-2)."""
    ahead: i64 = (AIR_BASE + AIR_ZONE_LENGTH) // 2
    return Box(ahead_x(x, face, ahead), ahead_y(y, face, ahead), face, AIR_ZONE_WIDTH, AIR_ZONE_LENGTH)


def in_zone(s: Position, unit: i64, zone: Box) -> bool:
    """An enemy of the aircraft with any part of its base in the zone."""
    return s.setup.side[unit] != s.active and s.on_table(unit) and boxes_overlap(box(s, unit), zone)


def zone_holds_enemy(s: Position, zone: Box) -> bool:
    for unit in range(s.setup.count()):
        if in_zone(s, unit, zone):
            return True
    return False


def is_observed(s: Position, unit: i64) -> bool:
    """Somebody on the ground directs the aircraft to it, as for indirect fire (air-3, A-air-observer). With the option
    free_air nobody need."""
    return s.setup.free_air or air_observer_of(s, unit) >= 0


def zone_holds_target(s: Position, zone: Box) -> bool:
    for unit in range(s.setup.count()):
        if in_zone(s, unit, zone) and is_observed(s, unit):
            return True
    return False


def approaches(s: Position) -> list[Action]:
    """The base may lie anywhere on the table and face any way, with an observed enemy in its zone (air-2, air-3).
    Offered: on eight bearings to each of them."""
    found: list[Action] = []
    for unit in range(s.setup.count()):
        if s.setup.side[unit] != s.active and s.on_table(unit) and is_observed(s, unit):
            for i in range(BEARINGS):
                offer_approach(s, found, unit, i * 360 // BEARINGS)
    return found


def offer_approach(s: Position, found: list[Action], unit: i64, face: i64) -> None:
    """On this bearing to the unit, from as far as the zone and the table allow: out of reach of what defends it."""
    for back in (FAR, MIDDLE, CLOSE_BY):
        x = ahead_x(s.x[unit], face + 180, back)
        y = ahead_y(s.y[unit], face + 180, back)
        if box_on_table(base_at(x, y, face), s.setup.width, s.setup.height) and in_zone(s, unit, zone_of(x, y, face)):
            approach = fly_at(face, x, y)
            if not listed(found, approach):
                found.append(approach)
            return


# ---------------------------------------------------------------- the attack
class Bomb(Decision):
    """One attack of an air unit, on an observed target in its zone (air-2, air-3)."""

    RULE: ClassVar = "air-2"
    VERBS: ClassVar = (BOMBARD,)

    def __init__(self, plane: i64, facing: i64, x: i64, y: i64) -> None:
        self.plane = plane
        self.facing = facing
        self.x = x
        self.y = y

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return ask(s, self.RULE, "bg-prompt-bomb")

    def zone(self) -> Box:
        return zone_of(self.x, self.y, self.facing)

    def base(self) -> Box:
        return base_at(self.x, self.y, self.facing)

    def hits_on(self, s: Position) -> i64:
        """4 or more hits; under the fire of an AA unit only a 6 (air-4)."""
        return HITS_ON if flak_near(s, self.base()) < 0 else HITS_ON_UNDER_FLAK

    def options(self, s: Position, seat: i64) -> list[Action]:
        zone = self.zone()
        units = [unit for unit in range(s.setup.count()) if in_zone(s, unit, zone)]
        return [Action(BOMBARD, target=unit) for unit in units if is_observed(s, unit)]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(BOMBARD, target=unit) for unit in s.living(1 - seat)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        target = action.target
        if not is_target(s, target):
            return Refusal("air-2", "bg-fire-no-target")
        named: Params = {"plane": ref(self.plane), "target": s.ref(target)}
        if not in_zone(s, target, self.zone()):
            return Refusal("air-2", "bg-outside-zone", named)
        return None if is_observed(s, target) else Refusal("air-3", "bg-air-unobserved", named)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        """Resolved like indirect fire, but classes A and B fare like all others (air-3, A-air-he)."""
        s.pop()
        target = action.target
        if s.events is not None and not s.setup.free_air:
            directed: Params = {"plane": ref(self.plane), "target": s.ref(target)}
            directed["observer"] = s.ref(air_observer_of(s, target))
            s.tell("air-3", "bg-air-directed", directed)
        dice = dice_chain(s, target).total()
        flak = flak_near(s, self.base())
        if flak >= 0:
            s.tell("air-4", "bg-flak", {"unit": s.ref(flak), "plane": ref(self.plane)})
        hits = roll_hits(s, dice, self.hits_on(s), "air attack")
        if s.events is not None:
            params: Params = {"plane": ref(self.plane), "target": s.ref(target), "dice": int(dice)}
            params["faces"] = faces(s)
            params["hits"] = int(hits)
            s.tell("air-3", "bg-bombs", params)
        note_roll(s, s.setup.air_side[self.plane], ref(self.plane), target, dice, self.hits_on(s), hits, BY_AIR)
        burst(s, target, self.x, self.y, hits, BY_AIR, AREA_UNITS[AIRCRAFT])

    def preview(self, s: Position, action: Action) -> Preview | None:
        if action.verb != BOMBARD or not is_target(s, action.target):
            return None
        chain = dice_chain(s, action.target)
        return Preview(chain, odds_against(s, action.target, chain.total(), self.hits_on(s), BY_AIR))

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PIECE

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        best = still_to_do.best_attack(s, self, s.options(seat))
        return NEXT if best is not None and action.same(best) else COMMON

    def carries_on(self, s: Position, seat: i64, action: Action) -> bool:
        return True

    def view_numbers(self) -> list[int]:
        return [int(self.plane), int(self.facing), int(self.x), int(self.y)]

    def check(self, s: Position, at: str) -> None:
        check_plane(s, f"{at}.plane", self.plane)


def dice_chain(s: Position, target: i64) -> Chain:
    """Four dice, one less against a target in cover (air-3)."""
    chain = Chain(0)
    chain.add("air-3", INDIRECT_ROW_KEYS[AIRCRAFT], INDIRECT_DICE[AIRCRAFT])
    if covered_from_above(s, target):
        chain.add("air-3", "bg-target-in-cover", TARGET_IN_COVER)
    return chain


def flak_near(s: Position, base: Box) -> i64:
    """An AA unit of the other side, able to fire, within 12 inches of the aircraft; -1 if there is none (air-4)."""
    setup = s.setup
    for unit in range(setup.count()):
        if setup.is_a(unit, ANTI_AIRCRAFT) and setup.side[unit] != s.active:
            ready = s.on_table(unit) and s.status[unit] < SUPPRESSED
            if ready and boxes_gap(base, box(s, unit)) <= FLAK_RADIUS:
                return unit
    return -1
