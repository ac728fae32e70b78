"""Fire (attack-1 to attack-9, fire-1 to fire-13): shots, where they strike, and whether they destroy."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.position import FAILED, FIRED, FORCED, IN_COMBAT, LOADED, SHOT, STORMED, Position
from caposaldo.games.wheels.rules import roads
from caposaldo.games.wheels.rules.distance import gap
from caposaldo.games.wheels.rules.formation import reveal
from caposaldo.games.wheels.rules.sight import (
    OPEN_LINE,
    STOPPED_KEYS,
    STOPPED_RULES,
    Line,
    line_between,
    stand_height,
    stopped_by,
    worth_of_terrain,
)
from caposaldo.games.wheels.setup import (
    ABOVE,
    CM,
    DESTROYED,
    FLANK,
    FOOT_OPEN,
    FRONT,
    GUN,
    GUNS_OPEN,
    HIT_COVER,
    HIT_FRONT,
    HIT_SHIELD,
    IN_AREA,
    MISS,
    MORTAR,
    OPEN,
    REAR,
    SOFT_OPEN,
    Card,
    Tables,
)
from caposaldo.kernel.chain import Chain
from caposaldo.kernel.game import Chance, Params, Preview, Refusal
from caposaldo.kernel.table import bearing

COLUMNS: Final = 8
LETTERS_OF_COVER: Final = 5
HEIGHT_FOR_TOP: Final = 5 * CM  # fire-8
SURE: Final = 1  # destroyed without a roll: no shield, or a plate of 0 cm
NEVER: Final = 99


# ---------------------------------------------------------------- who may attack whom
def refuse_attack(s: Position, a: i64, b: i64) -> Refusal | None:
    """Why a may not attack b now (attack-1 to attack-7, move-7)."""
    if not (s.is_slot(b) and s.on_table(b)) or s.side[a] == s.side[b]:
        return Refusal("attack-1", "wh-no-enemy")
    reason = unable(s, a)
    if reason is not None:
        return reason
    line = line_between(s, a, b)
    return refuse_line(s, a, b, line)


def unable(s: Position, a: i64) -> Refusal | None:
    """Why a platoon cannot attack anybody."""
    if s.has(a, FAILED):
        return Refusal("spot-3", "wh-has-failed", {"unit": s.ref(a)})
    return unable_now(s, a)


def unable_now(s: Position, a: i64) -> Refusal | None:
    """The same, whether or not it has failed to detect a target."""
    card = s.card_of(a)
    if card.weapon < 0:
        return Refusal("man-4", "wh-unarmed", {"unit": s.ref(a)})
    if s.has(a, SHOT):
        return Refusal("fire-1", "wh-has-fired", {"unit": s.ref(a)})
    if s.has(a, STORMED):
        return Refusal("assault-2", "wh-has-stormed", {"unit": s.ref(a)})
    if card.move_fire >= 0 and s.moved[a] > card.move_fire:
        return Refusal("move-7", "wh-moved-too-far", {"unit": s.ref(a), "cm": int(card.move_fire // CM)})
    return None


def refuse_line(s: Position, a: i64, b: i64, line: Line) -> Refusal | None:
    """Range and line of fire."""
    card = s.card_of(a)
    if line.length > card.reach:
        params: Params = {"cm": in_cm(line.length), "reach": int(card.reach // CM)}
        return Refusal("attack-3", "wh-out-of-range", params)
    if line.length < card.min_range:
        return Refusal("attack-3", "wh-too-near", {"cm": int(card.min_range // CM)})
    stop = stopped_by(s, a, b, line)
    return None if stop == OPEN_LINE else Refusal(STOPPED_RULES[stop], STOPPED_KEYS[stop])


def in_cm(length: i64) -> int:
    """Whole centimetres, rounded up: what is out of range never looks in range."""
    return int((length + CM - 1) // CM)


def can_answer(s: Position, a: i64, b: i64) -> bool:
    """It can fire back: weapon, range and line, but no detection (defend-1, A-defend-detect)."""
    if s.card_of(a).weapon < 0 or s.has(a, SHOT | STORMED | FORCED) or not s.on_table(a) or not s.on_table(b):
        return False
    if s.has(a, LOADED) and not s.card_of(a).is_vehicle():
        return False  # transport-8
    return refuse_line(s, a, b, line_between(s, a, b)) is None


# ---------------------------------------------------------------- the tables
def range_die(tables: Tables, card: Card, length: i64) -> i64:
    """Sides of the effectiveness die, 0 beyond the range (fire-9)."""
    if card.klass == MORTAR:
        return tables.range_dice[3]
    if length <= card.short:
        return tables.range_dice[0]
    if length <= card.effective:
        return tables.range_dice[1]
    return tables.range_dice[2] if length <= card.reach else 0


def angle(line: Line, face: i64) -> i64:
    """Degrees between where the target faces and where the fire comes from, 0 to 180."""
    off = (bearing(line.x0 - line.x1, line.y0 - line.y1) - face) % 360
    return off if off <= 180 else 360 - off


def direction(line: Line, face: i64) -> i64:
    """Front, flank or rear of a target (fire-8, G-fire)."""
    off = angle(line, face)
    return FRONT if off <= 45 else (FLANK if off <= 135 else REAR)


def from_above(s: Position, a: i64, b: i64, line: Line) -> bool:
    if s.card_of(a).klass == MORTAR:
        return True
    higher = stand_height(s, a, line.x0, line.y0) - stand_height(s, b, line.x1, line.y1)
    return higher >= HEIGHT_FOR_TOP


def cover_of(s: Position, line: Line) -> i64:
    return worth_of_terrain(s, line, s.setup.tables.cover, 1, 0)


def column_of(s: Position, a: i64, b: i64, line: Line, above: bool) -> i64:
    """The column of the fire table (fire-2)."""
    card = s.card_of(b)
    if card.is_armoured():
        return ABOVE if above else direction(line, s.face[b])
    if cover_of(s, line) != OPEN:
        return IN_AREA
    if card.is_vehicle():
        return SOFT_OPEN
    return GUNS_OPEN if card.klass == GUN else FOOT_OPEN


def plate_number(tables: Tables, weapon: i64, plate: i64) -> i64:
    """Number or more against a plate, the first column not below its thickness (fire-10); NEVER if it cannot."""
    if plate == 0:
        return SURE
    count: i64 = len(tables.thickness)
    i: i64 = 0
    while i < count - 1 and tables.thickness[i] * 10 < plate:
        i += 1
    found = tables.armour_effect[weapon * count + i]
    return NEVER if found == 0 else found


def cover_number(tables: Tables, weapon: i64, letter: i64) -> i64:
    found = tables.cover_effect[weapon * LETTERS_OF_COVER + letter]
    return NEVER if found == 0 else found


def effect_number(s: Position, a: i64, b: i64, line: Line, result: i64, above: bool) -> i64:
    """Number or more on the range die for a result that is neither a miss nor a sure loss."""
    tables = s.setup.tables
    weapon = s.card_of(a).weapon
    card = s.card_of(b)
    shielded = card.klass == GUN and card.shield > 0 and not above and direction(line, s.face[b]) == FRONT
    if result == HIT_SHIELD:
        return plate_number(tables, weapon, card.shield) if shielded else SURE
    if result == HIT_COVER:
        found = cover_number(tables, weapon, cover_of(s, line))
        return max(found, plate_number(tables, weapon, card.shield)) if shielded else found
    return plate_number(tables, weapon, card.armour[result - HIT_FRONT])


# ---------------------------------------------------------------- firing
def shots(s: Position, slot: i64) -> i64:
    """One a model, and one more for an HQ (fire-1, org-4)."""
    return s.strength(slot) + s.is_hq[slot]


def may_choose(s: Position, a: i64, b: i64, chosen: i64) -> bool:
    """The firer may take the flank or the rear of an armoured target instead of its top, where it can strike both
    (fire-8, G-fire). Of a card nobody knows."""
    if chosen == 0:
        return True
    if s.shown[b] == 0 or not s.card_of(b).is_armoured() or s.card_of(a).klass == MORTAR:
        return False
    line = line_between(s, a, b)
    return from_above(s, a, b, line) and chosen == direction(line, s.face[b]) - FRONT


def strikes_from_above(s: Position, a: i64, b: i64, line: Line, chosen: i64) -> bool:
    """From 5 cm higher or more the top counts, unless the firer chose the side (G-fire)."""
    return from_above(s, a, b, line) and (chosen == 0 or chosen == 3)


def volley(s: Position, a: i64, b: i64, chosen: i64) -> i64:
    """All shots of a platoon at another. Return how many models are lost."""
    reveal(s, a)
    return volley_along(s, a, b, line_between(s, a, b), chosen)


def volley_along(s: Position, a: i64, b: i64, line: Line, chosen: i64) -> i64:
    """The same along a given line."""
    reveal(s, a)
    above = strikes_from_above(s, a, b, line, chosen)
    column = column_of(s, a, b, line, above)
    again: i64 = 1 if repeats(s, b) else 0
    lost: i64 = 0
    for _ in range(shots(s, a)):
        result = score(s, a, column)
        if result == MISS and again == 1:
            again = 0
            result = score(s, a, column)  # fire-3
        if strikes_home(s, a, b, line, result, above):
            lost += 1
    s.mark(a, SHOT | FIRED | IN_COMBAT)
    s.mark(b, IN_COMBAT)
    s.shot_at[a] = b
    lost = min(lost, s.strength(b))
    params: Params = {"unit": s.ref(a), "target": s.ref(b), "shots": int(shots(s, a)), "lost": int(lost)}
    s.tell("fire-2", "wh-fires", params)
    return lost


def score(s: Position, a: i64, column: i64) -> i64:
    face = s.dice.die(s.die_of(a), "to hit")
    return s.setup.tables.fire[COLUMNS * (face - 1) + column]


def strikes_home(s: Position, a: i64, b: i64, line: Line, result: i64, above: bool) -> bool:
    if result == MISS or result == DESTROYED:
        return result == DESTROYED
    need = effect_number(s, a, b, line, result, above)
    if need == SURE:
        return True
    die = range_die(s.setup.tables, s.card_of(a), line.length)
    return s.dice.die(die, "effect") >= need


# ---------------------------------------------------------------- odds
class Shot:
    """One shot: in how many of `of` ways it destroys, and misses."""

    def __init__(self, destroyed: int, missed: int, of: int) -> None:
        self.destroyed = destroyed
        self.missed = missed
        self.of = of


def shot(s: Position, a: i64, b: i64, line: Line, column: i64, above: bool, die: i64) -> Shot:
    """All faces of the experience die against all faces of the effectiveness die."""
    destroyed: i64 = 0
    missed: i64 = 0
    sides = s.die_of(a)
    for face in range(sides):
        result = s.setup.tables.fire[COLUMNS * face + column]
        if result == MISS:
            missed += die
        elif result == DESTROYED:
            destroyed += die
        else:
            destroyed += max(0, die + 1 - effect_number(s, a, b, line, result, above))
    return Shot(int(destroyed), int(missed), max(1, int(sides * die)))


def shot_between(s: Position, a: i64, b: i64, chosen: i64) -> Shot:
    return shot_along(s, a, b, line_between(s, a, b), chosen)


def shot_along(s: Position, a: i64, b: i64, line: Line, chosen: i64) -> Shot:
    above = strikes_from_above(s, a, b, line, chosen)
    die = range_die(s.setup.tables, s.card_of(a), line.length)
    return shot(s, a, b, line, column_of(s, a, b, line, above), above, die)


def repeats(s: Position, b: i64) -> bool:
    """One miss is rolled again: the target stands in column on a road (fire-3)."""
    return roads.in_column(s, b)


def preview(s: Position, a: i64, b: i64, chosen: i64) -> Preview:
    """The chance of one shot to destroy a model, of a detected target whose kind is known."""
    one = shot_between(s, a, b, chosen)
    ways, of = one.destroyed, one.of
    struck = of - ways - one.missed
    chain = Chain()
    chain.add("fire-1", "wh-chain-shots", shots(s, a))
    chances = [Chance("wh-chance-destroyed", ways, of), Chance("wh-chance-struck", struck, of, 0)]
    return Preview(chain, [*chances, Chance("wh-chance-missed", one.missed, of, 0)])


def reaches(s: Position, a: i64, b: i64) -> bool:
    """A quick look whether b is near enough for a."""
    return gap(s, a, b) <= s.card_of(a).reach
