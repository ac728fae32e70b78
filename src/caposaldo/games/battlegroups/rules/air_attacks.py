"""Air attacks (air-1 to air-4). The planned turn is a secret until the aircraft appears: nothing here may tell the
other side of a turn that passed unused."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.battlegroups.position import BOMB, FLY, SUPPRESSED, Position
from caposaldo.games.battlegroups.rules.effects import BY_AIR, faces, odds_against, roll_hits
from caposaldo.games.battlegroups.rules.indirect_fire import burst, covered_from_above
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
from caposaldo.games.battlegroups.verbs import BOMBARD, FLY_AT, STRIKE
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Preview, Refusal, listed
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
    return [Action(STRIKE, p) for p in range(len(s.air_turn)) if is_due(s, p) and approaches(s, p)]


def refuse_sortie(s: Position, a: Action) -> Refusal | None:
    plane = a.a
    if not 0 <= plane < len(s.air_turn) or s.setup.air_side[plane] != s.active:
        return Refusal("air-1", "bg-no-such-plane")
    if s.air_gone[plane] != 0:
        return Refusal("air-2", "bg-plane-has-attacked", {"plane": ref(plane)})
    if s.air_turn[plane] != s.turn:
        return Refusal("air-1", "bg-plane-not-due", {"plane": ref(plane), "turn": int(s.air_turn[plane])})
    return None if approaches(s, plane) else Refusal("air-2", "bg-zone-empty", {"plane": ref(plane)})


def ref(plane: i64) -> str:
    return f"@air/{plane}"


def sortie(s: Position, a: Action) -> None:
    """The aircraft appears: now everybody knows its turn, and that it makes no second attack (air-2)."""
    s.air_gone[a.a] = 1
    s.reveals += 1
    s.tell("air-1", "bg-plane-comes", {"plane": ref(a.a)})
    s.push(Frame(FLY, a.a))


def leave(s: Position) -> None:
    """An air unit that was due and did not attack has had its turn (air-1). Only its owner hears of it."""
    for plane in range(len(s.air_turn)):
        if is_due(s, plane):
            s.tell("air-1", "bg-plane-unused", {"plane": ref(plane)}, 1 << s.active)


# ---------------------------------------------------------------- the approach
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


def approaches(s: Position, plane: i64) -> list[Action]:
    """The base may lie anywhere on the table and face any way, with an enemy in its zone (air-2). Offered: on eight
    bearings to each enemy."""
    found: list[Action] = []
    for unit in range(s.setup.count()):
        if s.setup.side[unit] != s.active and s.on_table(unit):
            for i in range(BEARINGS):
                offer_approach(s, found, unit, i * 360 // BEARINGS)
    return found


def offer_approach(s: Position, found: list[Action], unit: i64, face: i64) -> None:
    """On this bearing to the unit, from as far as the zone and the table allow: out of reach of what defends it."""
    for back in (FAR, MIDDLE, CLOSE_BY):
        x = ahead_x(s.x[unit], face + 180, back)
        y = ahead_y(s.y[unit], face + 180, back)
        if box_on_table(base_at(x, y, face), s.setup.width, s.setup.height) and in_zone(s, unit, zone_of(x, y, face)):
            approach = Action(FLY_AT, 0, face, x, y)
            if not listed(found, approach):
                found.append(approach)
            return


def refuse_approach(s: Position, plane: i64, a: Action) -> Refusal | None:
    off = Refusal("air-2", "bg-plane-off-table", {"plane": ref(plane)})
    if not (0 <= a.x <= s.setup.width and 0 <= a.y <= s.setup.height and 0 <= a.b < 360):
        return off
    if not box_on_table(base_at(a.x, a.y, a.b), s.setup.width, s.setup.height):
        return off
    if not zone_holds_enemy(s, zone_of(a.x, a.y, a.b)):
        return Refusal("air-2", "bg-zone-empty", {"plane": ref(plane)})
    return None


def fly(s: Position, plane: i64, a: Action) -> None:
    s.pop()
    s.push(Frame(BOMB, plane, a.b, a.x, a.y))


# ---------------------------------------------------------------- the attack
def targets(s: Position, frame: Frame) -> list[Action]:
    """One attack, on a target in the zone (air-2). No observer is needed."""
    zone = zone_of(frame.x, frame.y, frame.b)
    return [Action(BOMBARD, unit) for unit in range(s.setup.count()) if in_zone(s, unit, zone)]


def refuse_target(s: Position, frame: Frame, a: Action) -> Refusal | None:
    if not 0 <= a.a < s.setup.count() or s.setup.side[a.a] == s.active or not s.on_table(a.a):
        return Refusal("air-2", "bg-fire-no-target")
    if in_zone(s, a.a, zone_of(frame.x, frame.y, frame.b)):
        return None
    return Refusal("air-2", "bg-outside-zone", {"plane": ref(frame.a), "target": s.ref(a.a)})


def dice_chain(s: Position, target: i64) -> Chain:
    """Four dice, one less against a target in cover (air-3)."""
    chain = Chain(0)
    chain.add("air-3", INDIRECT_ROW_KEYS[AIRCRAFT], INDIRECT_DICE[AIRCRAFT])
    if covered_from_above(s, target):
        chain.add("air-3", "bg-target-in-cover", TARGET_IN_COVER)
    return chain


def flak_near(s: Position, frame: Frame) -> i64:
    """An AA unit of the other side, able to fire, within 12 inches of the aircraft; -1 if there is none (air-4)."""
    base = base_at(frame.x, frame.y, frame.b)
    setup = s.setup
    for unit in range(setup.count()):
        if setup.is_a(unit, ANTI_AIRCRAFT) and setup.side[unit] != s.active:
            ready = s.on_table(unit) and s.status[unit] < SUPPRESSED
            if ready and boxes_gap(base, box(s, unit)) <= FLAK_RADIUS:
                return unit
    return -1


def hits_on(s: Position, frame: Frame) -> i64:
    """4 or more hits; under AA fire only a 6 (air-4)."""
    return HITS_ON if flak_near(s, frame) < 0 else HITS_ON_UNDER_FLAK


def preview_bomb(s: Position, frame: Frame, target: i64) -> Preview:
    chain = dice_chain(s, target)
    return Preview(chain, odds_against(s, target, chain.total(), hits_on(s, frame), BY_AIR))


def bomb(s: Position, frame: Frame, a: Action) -> None:
    """Resolved like indirect fire, but classes A and B fare like all others (air-3, A-air-he)."""
    s.pop()
    dice = dice_chain(s, a.a).total()
    flak = flak_near(s, frame)
    if flak >= 0:
        s.tell("air-4", "bg-flak", {"unit": s.ref(flak), "plane": ref(frame.a)})
    hits = roll_hits(s, dice, hits_on(s, frame), "air attack")
    if s.events is not None:
        params: dict[str, int | str] = {"plane": ref(frame.a), "target": s.ref(a.a), "dice": int(dice)}
        params["faces"] = faces(s)
        params["hits"] = int(hits)
        s.tell("air-3", "bg-bombs", params)
    burst(s, a.a, frame.x, frame.y, hits, BY_AIR, AREA_UNITS[AIRCRAFT])
