"""The bot's picture of the moment, drawn once for each decision: what a model of each platoon is worth, what a shot
would do, where the objectives are, and what is in sight of what.

Worth is counted in points: 100 for one percent of an army's price, which is what victory by destruction counts.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.wheels.bot import odds
from caposaldo.games.wheels.position import FIRED, ON_TABLE, Position
from caposaldo.games.wheels.rules import ground, sight, victory
from caposaldo.games.wheels.rules.army import paid_for_one
from caposaldo.games.wheels.rules.detection import ARTILLERY, NEAR, has_fired
from caposaldo.games.wheels.setup import (
    ASSAULT,
    BY_DESTRUCTION,
    CLEAR,
    CM,
    COUNTER_ATTACK,
    GUN,
    OPEN,
    SAND,
    Card,
    Ground,
    Piece,
)
from caposaldo.kernel.fields import filled
from caposaldo.kernel.sight_lines import line_to_point
from caposaldo.kernel.table import Box, bearing, distance

ARMY: Final = 10000  # points of a whole army
CELL: Final = 4 * CM  # places nearer to each other than this see the same
PAIRS: Final = 31  # of cells in one word of a table of sight, two bits each
WAYS: Final = 24  # by range, and by direction or cover: entries of a pair of platoons
FAR: Final = 1 << 30
MOST_GUESSES: Final = 5  # platoons that are thought of for a card
OBJECTIVE: Final = 1500  # points: the worth of holding the majority of the objectives
MARGIN: Final = 1000  # points of losses that win by destruction (vic-2)


class Goal:
    """An objective: where it is and what it is worth to be there."""

    def __init__(self, piece: Piece, x: i64, y: i64) -> None:
        self.piece = piece
        self.x = x
        self.y = y
        self.worth: i64 = 0
        self.held: i64 = 0  # own platoons that can hold it and are there


class Outlook:
    def __init__(self, side: i64) -> None:
        self.side = side  # for whom it is drawn
        self.own: list[int] = []
        self.foes: list[int] = []
        self.price: vec[i64] = vec[i64]([])  # by slot: points of one of its models
        # By slot, of enemies whose card lies face down: slots whose platoons may be under it; empty: it is known.
        self.guesses: list[list[int]] = []
        self.kills: vec[i64] = vec[i64]([])  # by pair of slots and way, in permille; -1: not weighed yet
        self.goals: list[Goal] = []
        self.eager: i64 = 2  # how much it wants to come near the enemy
        self.idle: vec[i64] = vec[i64]([])  # by slot: the worth of its place if it does nothing; -FAR: not weighed
        self.places: list[Place | None] = []  # by slot, of enemies


def look(s: Position, side: i64) -> Outlook:
    """The outlook of the moment, drawn once."""
    known = s.outlook
    if isinstance(known, Outlook) and known.side == side:
        return known
    drawn = Outlook(side)
    n: i64 = len(s.side)
    drawn.own = s.units(side)
    drawn.foes = s.units(1 - side)
    drawn.price = prices(s)
    drawn.guesses = guesses(s, side)
    drawn.kills = filled(n * n * WAYS, -1)
    drawn.idle = filled(n, -FAR)
    drawn.places = [None for _ in range(n)]
    drawn.eager = eagerness(s, drawn)
    if s.setup.victory != BY_DESTRUCTION:
        drawn.goals = goals(s, drawn)
    s.outlook = drawn
    return drawn


def guesses(s: Position, side: i64) -> list[list[int]]:
    """For each face-down card of the enemy some of the platoons that may lie under it."""
    pool = [u for u in range(len(s.side)) if s.side[u] != side and s.shown[u] == 0 and s.place[u] == ON_TABLE]
    order = [(int(s.card[u]), int(s.size[u]), int(s.level[u]), int(s.is_hq[u]), u) for u in pool]
    order.sort()
    found: list[list[int]] = []
    for slot in range(len(s.side)):
        fitting = [entry[4] for entry in order if could_be(s, slot, entry[4])] if slot in pool else []
        step = (len(fitting) + MOST_GUESSES - 1) // MOST_GUESSES
        found.append(fitting[::step] if len(fitting) > 0 else [])
    return found


def could_be(s: Position, slot: i64, other: i64) -> bool:
    """The platoon of the other slot could have moved as this card did this turn."""
    card = s.card_of(other)
    return s.moved[slot] == 0 or card.moves()


def prices(s: Position) -> vec[i64]:
    total = [max(1, victory.worth(s, 0, False)), max(1, victory.worth(s, 1, False))]
    found = filled(len(s.side), 0)
    for slot in range(len(s.side)):
        found[slot] = ARMY * paid_for_one(s.card_of(slot), s.level[slot], s.is_hq[slot] == 1) // total[s.side[slot]]
    return found


def lead(s: Position, side: i64) -> i64:
    """By how many points of its army the enemy has lost more."""
    lost = [0, 0]
    for i in range(2):
        lost[i] = int(ARMY * victory.worth(s, i, True) // max(1, victory.worth(s, i, False)))
    return lost[1 - side] - lost[side]


def eagerness(s: Position, drawn: Outlook) -> i64:
    """Attackers go forward, defenders wait; who leads waits, who is behind must act."""
    eager: i64 = 2
    if s.setup.scenario != COUNTER_ATTACK:
        eager = 1 if drawn.side != s.setup.attacker else (4 if s.setup.scenario == ASSAULT else 3)
    if s.setup.victory == BY_DESTRUCTION:
        ahead = lead(s, drawn.side)
        if ahead > MARGIN:
            return 0
        if ahead < 0 and s.turn > 3:
            eager += 1
    return eager


# ---------------------------------------------------------------- objectives
def goals(s: Position, drawn: Outlook) -> list[Goal]:
    found: list[Goal] = []
    count: i64 = len(s.objective_pieces)
    for number in s.objective_pieces:
        piece = s.ground.pieces[number]
        goal = goal_at(piece)
        holder = victory.holder(s, piece)
        goal.worth = OBJECTIVE // max(1, (count + 1) // 2)
        for slot in drawn.own:
            if can_hold(s, slot) and victory.touches(s, slot, piece):
                goal.held += 1
        if holder == drawn.side and not is_near_any(s, drawn.foes, goal, 45 * CM):
            goal.worth = goal.worth // 2
        found.append(goal)
    return found


def goal_at(piece: Piece) -> Goal:
    x: i64 = 0
    y: i64 = 0
    n: i64 = len(piece.points) // 2
    for i in range(n):
        x += piece.points[2 * i]
        y += piece.points[2 * i + 1]
    return Goal(piece, x // n, y // n)


def can_hold(s: Position, slot: i64) -> bool:
    """Infantry on foot, or aboard a half-track (vic-3)."""
    if s.card_of(slot).is_infantry():
        return True
    rider = s.carried(slot)
    return rider >= 0 and s.card_of(rider).is_infantry()


def is_near_any(s: Position, slots: list[int], goal: Goal, far: i64) -> bool:
    for slot in slots:
        if distance(s.x[slot], s.y[slot], goal.x, goal.y) <= far:
            return True
    return False


# ---------------------------------------------------------------- fire
def kill_chance(s: Position, drawn: Outlook, a: i64, b: i64, away: i64, direction: i64, cover: i64) -> i64:
    """Of one shot, in permille; worked out once for each range and side."""
    firer = s.card_of(a)
    if away > firer.reach or away < firer.min_range or firer.weapon < 0:
        return 0
    band: i64 = 0 if away <= firer.short else (1 if away <= firer.effective else 2)
    target = s.card_of(b)
    way = 8 * band + (direction - 4 if target.is_armoured() else cover)
    n: i64 = len(s.side)
    at = (a * n + b) * WAYS + way
    if drawn.kills[at] < 0:
        drawn.kills[at] = odds.kill_chance(s.setup.tables, firer, s.die_of(a), target, away, direction, cover)
    return drawn.kills[at]


def harm(s: Position, drawn: Outlook, a: i64, b: i64, away: i64, direction: i64, cover: i64) -> i64:
    """The points that a volley takes on the average."""
    lost = (s.strength(a) + s.is_hq[a]) * kill_chance(s, drawn, a, b, away, direction, cover)
    return min(lost, odds.WHOLE * s.strength(b)) * drawn.price[b] // odds.WHOLE


def side_struck(from_x: i64, from_y: i64, x: i64, y: i64, face: i64) -> i64:
    """FRONT, FLANK or REAR of a platoon at x, y (fire-8)."""
    off = (bearing(from_x - x, from_y - y) - face) % 360
    if off > 180:
        off = 360 - off
    return 4 if off <= 45 else (5 if off <= 135 else 6)


# ---------------------------------------------------------------- detection
def found_chance(s: Position, looker: i64, target: i64, away: i64, terrain: i64, fires: bool) -> i64:
    """About how likely the looker detects the target there, in permille (T-detect-cases)."""
    card = s.card_of(target)
    fired = fires or has_fired(s, target)
    if s.has(target, FIRED) and s.shot_at[target] == looker:
        return odds.WHOLE
    if card.is_vehicle() and away <= NEAR and (terrain == CLEAR or terrain == SAND):
        return odds.WHOLE
    if card.is_artillery() and fired and away >= ARTILLERY:
        return 0
    if not card.is_vehicle() and not fired and away > NEAR:
        return 0
    column: i64 = 2 if card.is_vehicle() else (1 if card.klass == GUN else 0)
    return odds.detection_chance(s.setup.tables.detection[3 * terrain + column], s.die_of(looker))


# ---------------------------------------------------------------- sight
def sees(s: Position, x0: i64, y0: i64, x1: i64, y1: i64) -> bool:
    """The ground lets a line of fire through, from the middle of a cell to the middle of another: what lies on it,
    friends and wrecks apart. Kept with the ground."""
    across = (s.setup.width + CELL - 1) // CELL + 1
    count = across * ((s.setup.height + CELL - 1) // CELL + 1)
    row = (count + PAIRS - 1) // PAIRS
    if len(s.ground.sight) == 0:
        s.ground.sight = filled(count * row, 0)
    a = y0 // CELL * across + x0 // CELL
    b = y1 // CELL * across + x1 // CELL
    if a == b:
        return True
    if a > b:
        a, b = b, a
    at = a * row + b // PAIRS
    shift = 2 * (b % PAIRS)
    known = (s.ground.sight[at] >> shift) & 3
    if known == 0:
        known = 3 if is_open(s, middle(a % across), middle(a // across), middle(b % across), middle(b // across)) else 2
        s.ground.sight[at] = s.ground.sight[at] | (known << shift)
    return known == 3


def middle(cell: i64) -> i64:
    return cell * CELL + CELL // 2


def is_open(s: Position, x0: i64, y0: i64, x1: i64, y1: i64) -> bool:
    line = sight.Line(x0, y0, x1, y1, -1, -1)
    high = max(ground.height_at(s, x0, y0), ground.height_at(s, x1, y1))
    lines = line_to_point(x0, y0, x1, y1)
    for i in range(len(s.ground.screens)):
        if sight.terrain_stops(s, s.ground.pieces[s.ground.screens[i]], line, lines, high):
            return False
    return True


class Place:
    """What matters of a point on the table."""

    def __init__(self, s: Position, x: i64, y: i64) -> None:
        self.x = x
        self.y = y
        area = ground.area_at(s, x, y)
        self.area = area
        self.terrain: i64 = s.ground.pieces[area].kind if area >= 0 else CLEAR
        self.cover: i64 = s.setup.tables.cover[self.terrain]
        # Inside woods, rocks or buildings and not at their edge: it sees nothing outside and is not seen (attack-5).
        self.deep = area >= 0 and ground.is_dense(self.terrain) and is_inner(s.ground, area, x, y)


def is_inner(all: Ground, area: i64, x: i64, y: i64) -> bool:
    return sight.border_gap(Box(x, y, 0, 2, 2), all.pieces[area]) > sight.EDGE


def in_view(s: Position, a: Place, b: Place) -> bool:
    """A line of fire is possible between two places."""
    if a.area >= 0 and a.area == b.area:
        return True
    if a.deep or b.deep:
        return False
    return sees(s, a.x, a.y, b.x, b.y)


def is_covered(card: Card, place: Place) -> bool:
    return not card.is_armoured() and place.cover != OPEN
