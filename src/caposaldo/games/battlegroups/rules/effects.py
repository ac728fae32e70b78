"""Effects of fire: results, losses, withdrawals (effect-1 to effect-4, indirect-4, cmd-4).

Everything that hurts a unit comes through here: shots, shells, bombs, mines, lost fights.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.battlegroups.position import CONTACT, DESTROYED, DONE, FRESH, SHAKEN, SUPPRESSED, Position
from caposaldo.games.battlegroups.rules import ground
from caposaldo.games.battlegroups.rules.breakpoint import count_loss
from caposaldo.games.battlegroups.rules.sight import box, difficult_at, in_bunker
from caposaldo.games.battlegroups.rules.surroundings import Surroundings
from caposaldo.games.battlegroups.rules.tables import route
from caposaldo.games.battlegroups.setup import (
    APC,
    ARMOURED,
    CLASS_A,
    CLASS_B,
    COMMAND,
    GUN,
    INCH,
    OBSERVER,
    OPEN_TOPPED,
    Setup,
)
from caposaldo.kernel.game import Chance, Roll
from caposaldo.kernel.table import Box, ahead_x, ahead_y, bearing, boxes_gap, boxes_overlap

# Causes of an effect.
BY_DIRECT: Final = 0
BY_INDIRECT: Final = 1
BY_AIR: Final = 2
BY_MINES: Final = 3
BY_AREA: Final = 4
BY_CLOSE: Final = 5

# A withdrawal is shortened by steps of this length until the unit can stand.
STEP: Final = 25
# How far from a wreck its passengers look for room.
ROOM: Final = 3 * INCH

RESULT_KEYS: Final = ["bg-result-none", "bg-result-shaken", "bg-result-suppressed", "bg-result-destroyed"]
# What each result is worth to the one who attacks (Chance.worth).
RESULT_WORTH: Final = [0, 1, 2, 4]
WITHDRAWAL_WORTH: Final = 1


# ---------------------------------------------------------------- dice
def result_of(hits: i64) -> i64:
    """One hit shakes, two suppress, three or more destroy (effect-1)."""
    return hits if hits < DESTROYED else DESTROYED


def roll_hits(s: Position, dice: i64, needs: i64, purpose: str) -> i64:
    """Roll the dice; each one that shows at least `needs` is a hit (effect-1). The faces stay in s.last_faces."""
    hits: i64 = 0
    s.last_faces = []
    for _ in range(dice):
        face = s.dice.die(6, purpose)
        s.last_faces.append(int(face))
        if face >= needs:
            hits += 1
    return hits


def faces(s: Position) -> str:
    """The dice of the last roll, for an event."""
    return " ".join([str(face) for face in s.last_faces]) if s.last_faces else "-"


def odds(dice: i64, needs: i64, status: i64 = FRESH, held: bool = False) -> list[Chance]:
    """The exact chances of what the dice do to a unit of this status; `held`: they cannot destroy it (indirect-4)."""
    ways = [0, 0, 0, 0]
    good = 7 - int(needs)
    n = int(dice) if dice > 0 else 0
    for hits in range(n + 1):
        taken = taken_by(status, result_of(hits), held)
        ways[taken if taken > status else FRESH] += choose(n, hits) * good**hits * (6 - good) ** (n - hits)
    return [Chance(RESULT_KEYS[i], ways[i], 6**n, RESULT_WORTH[i]) for i in range(4) if ways[i] > 0]


def odds_against(s: Position, unit: i64, dice: i64, needs: i64, cause: i64) -> list[Chance]:
    """The exact chances of fire on this unit. Commands and FOs withdraw whatever the dice say (cmd-4)."""
    if withdraws_under_fire(s.setup, unit):
        return [Chance("bg-result-withdraws", 1, 1, WITHDRAWAL_WORTH)]
    return odds(dice, needs, s.status[unit], held_at_suppressed(s, unit, cause))


def note_roll(s: Position, side: i64, by: str, target: i64, dice: i64, needs: i64, hits: i64, cause: i64) -> None:
    """Before fire takes effect: its odds and what the dice do, for those who count the luck. `by` is what fires."""
    if s.rolls is None or withdraws_under_fire(s.setup, target):
        return
    status = s.status[target]
    taken = taken_by(status, result_of(hits), held_at_suppressed(s, target, cause))
    came = RESULT_KEYS[taken if taken > status else FRESH]
    s.rolls.append(Roll(int(side), s.ref(target), odds_against(s, target, dice, needs, cause), came, by))


def choose(n: int, k: int) -> int:
    """In how many ways k of n dice can be the hits."""
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


# ---------------------------------------------------------------- results
def taken_by(status: i64, result: i64, held: bool) -> i64:
    """The result really taken: a second suppression destroys (effect-3), unless the target is held (indirect-4)."""
    if result == SUPPRESSED and status == SUPPRESSED:
        result = DESTROYED
    return SUPPRESSED if held and result == DESTROYED else result


def held_at_suppressed(s: Position, unit: i64, cause: i64) -> bool:
    """Indirect fire never destroys class A and B, unless open-topped, nor what is in a bunker (indirect-4).
    Aircraft destroy armour like anything else (air-3); a bunker keeps them off too."""
    if cause != BY_INDIRECT and cause != BY_AREA and cause != BY_AIR:
        return False
    if in_bunker(s, unit):
        return True
    klass = s.setup.klass[unit]
    armour = klass == CLASS_A or klass == CLASS_B
    return armour and cause != BY_AIR and not s.setup.is_a(unit, OPEN_TOPPED)


def suffer(s: Position, unit: i64, result: i64, cause: i64, rule: str) -> i64:
    """The unit takes a result of fire and stops (effect-2 to effect-4). A lighter result than it already bears changes
    nothing: shaken twice is shaken (A-shaken-twice). Answers the result really taken."""
    held = held_at_suppressed(s, unit, cause)
    taken = taken_by(s.status[unit], result, held)
    if taken == DESTROYED:
        destroy(s, unit, "effect-3" if result == SUPPRESSED else rule)
    elif taken > s.status[unit]:
        s.status[unit] = taken
        tell_status(s, unit, taken, rule)
    elif taken > FRESH:
        s.tell("indirect-4" if held else "effect-2", "bg-no-worse", {"unit": s.ref(unit)})
    return taken


def tell_status(s: Position, unit: i64, status: i64, rule: str) -> None:
    key = "bg-shaken" if status == SHAKEN else "bg-suppressed"
    s.tell(rule, key, {"unit": s.ref(unit)})


def withdraws_under_fire(setup: Setup, unit: i64) -> bool:
    """Commands and FOs (cmd-4)."""
    return setup.is_a(unit, COMMAND | OBSERVER)


def under_fire(s: Position, target: i64, firer_x: i64, firer_y: i64, hits: i64, cause: i64, rule: str) -> i64:
    """The whole effect of fire on its target. A Command or FO suffers nothing but withdraws a full move away from the
    firer, whatever the dice (cmd-4, A-hq-effect). Answers the result that spreads to neighbours (area-1)."""
    result = result_of(hits)
    if withdraws_under_fire(s.setup, target):
        give_ground(s, target, away_from(s, target, firer_x, firer_y))
        return result
    return suffer(s, target, result, cause, rule)


# ---------------------------------------------------------------- losses
def destroy(s: Position, unit: i64, rule: str) -> None:
    """The unit is removed from the table (effect-4), and counted (break-2). What it carried gets off or is lost."""
    s.status[unit] = DESTROYED
    break_contact(s, unit)
    s.tell(rule, "bg-destroyed", {"unit": s.ref(unit)})
    count_loss(s, unit)
    for passenger in range(s.setup.count()):
        if s.aboard[passenger] == unit and s.status[passenger] < DESTROYED:
            bail_out(s, passenger, unit)
    s.aboard[unit] = -1


def bail_out(s: Position, unit: i64, wreck: i64) -> None:
    """Passengers of a destroyed carrier get off where it stood, suppressed; a gun in tow is lost with it."""
    place = room_near(s, unit, s.x[wreck], s.y[wreck], s.face[wreck])
    s.aboard[unit] = -1
    s.x[unit] = s.x[wreck]
    s.y[unit] = s.y[wreck]
    s.face[unit] = s.face[wreck]
    if s.setup.kind[unit] == GUN or not place:
        destroy(s, unit, "effect-4")
        return
    s.x[unit] = place[0]
    s.y[unit] = place[1]
    s.tell("effect-4", "bg-bails-out", {"unit": s.ref(unit), "carrier": s.ref(wreck)})
    suffer(s, unit, SUPPRESSED, BY_DIRECT, "effect-4")


def room_near(s: Position, unit: i64, x: i64, y: i64, face: i64) -> list[int]:
    """The nearest point where the unit can stand, seen from (x, y); empty if there is none within three inches."""
    if ground.can_stand(s, unit, x, y, face):
        return [int(x), int(y)]
    away: i64 = INCH // 4
    while away <= ROOM:
        for turn in range(0, 360, 30):
            px = ahead_x(x, face + 180 + turn, away)
            py = ahead_y(y, face + 180 + turn, away)
            if ground.can_stand(s, unit, px, py, face):
                return [int(px), int(py)]
        away += INCH // 4
    return []


# ---------------------------------------------------------------- withdrawal
def away_from(s: Position, unit: i64, x: i64, y: i64) -> i64:
    """The bearing straight away from a point; the unit's own rear when it stands on it."""
    dx = s.x[unit] - x
    dy = s.y[unit] - y
    return bearing(dx, dy) if dx != 0 or dy != 0 else (s.face[unit] + 180) % 360


def full_move(s: Position, unit: i64) -> i64:
    """The distance that a withdrawing unit runs: its move, half for armour and APCs in difficult ground (move-7)."""
    move = s.setup.move[unit]
    return move // 2 if s.setup.is_a(unit, ARMOURED | APC) and difficult_at(s, unit) else move


def withdraw(s: Position, unit: i64, towards: i64, rule: str) -> bool:
    """The unit turns and goes a full move straight on the bearing, as far as it can. One that cannot move at all or
    would leave the table is destroyed (A-close-immobile): then the answer is False."""
    length = way_back(s, unit, towards, False)
    if length > 0:
        go_back(s, unit, towards, length, rule)
        return True
    s.tell(rule, "bg-cannot-withdraw", {"unit": s.ref(unit)})
    destroy(s, unit, rule)
    return False


def give_ground(s: Position, unit: i64, towards: i64) -> None:
    """A Command or FO under fire goes as far of a full move as it can. Fire does not hurt it: at the edge of the table
    it stops, and where it has no way back it stays, its own move over (cmd-4)."""
    length = way_back(s, unit, towards, True)
    if length > 0:
        go_back(s, unit, towards, length, "cmd-4")
        return
    s.mark(unit, DONE)
    s.tell("cmd-4", "bg-no-way-back", {"unit": s.ref(unit)})


def way_back(s: Position, unit: i64, towards: i64, stops_at_edge: bool) -> i64:
    """How far of a full move it can go straight on the bearing; 0 if not at all. A way off the table is none, unless
    it stops at the edge."""
    length = full_move(s, unit)
    about = Surroundings(s, unit, box(s, unit), length)
    while length > 0:
        base = about.base_at(ahead_x(s.x[unit], towards, length), ahead_y(s.y[unit], towards, length), towards)
        if about.way_problem(base, length) == ground.FINE and not meets_enemy(about, base, length):
            problem = about.place_problem(base)
            if problem == ground.FINE:
                return length
            if problem == ground.OFF_THE_TABLE and not stops_at_edge:
                return 0
        length -= STEP
    return 0


def go_back(s: Position, unit: i64, towards: i64, length: i64, rule: str) -> None:
    x = s.x[unit]
    y = s.y[unit]
    ground.put(s, unit, ahead_x(x, towards, length), ahead_y(y, towards, length), towards)
    break_contact(s, unit)
    s.tell(rule, "bg-withdraws", route(s.ref(unit), x, y, s.x[unit], s.y[unit]))


def meets_enemy(about: Surroundings, base: Box, length: i64) -> bool:
    """A withdrawing unit passes no enemy nearer than an inch (close-1), and pushes through none of those that already
    were as near."""
    strip = about.strip(base, length)
    for i in range(len(about.bases)):
        room = about.room[i]
        if room >= INCH and boxes_gap(strip, about.bases[i]) < INCH:
            return True
        if room >= 0 and boxes_overlap(strip, about.bases[i]):
            return True
    return False


def break_contact(s: Position, unit: i64) -> None:
    """Take a unit that leaves its place, and its attackers, out of contact."""
    s.unmark(unit, CONTACT)
    for enemy in range(s.setup.count()):
        if s.target[enemy] == unit:
            s.unmark(enemy, CONTACT)
