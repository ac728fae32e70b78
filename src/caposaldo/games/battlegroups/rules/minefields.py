"""Minefields: laying, entering, clearing (mine-1 to mine-3).

A unit is in a minefield when its centre is. Mines do not tell friend from foe.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.position import DONE, MOVED, WORKED, Position
from caposaldo.games.battlegroups.rules import effects
from caposaldo.games.battlegroups.rules.sight import box
from caposaldo.games.battlegroups.setup import ENGINEER, INCH
from caposaldo.games.battlegroups.verbs import MINE
from caposaldo.kernel.game import Params, Refusal
from caposaldo.kernel.table import Shape, box_to_point, distance, segment_hits_shape, segment_to_point

RADIUS: Final = 3 * INCH
DICE: Final = 3
HIT_ON: Final = 4
TURNS_TO_CLEAR: Final = 3
AT_WORK: Final = INCH  # how near to a minefield one can work on it
FEW: Final = 12  # points to offer at least
MANY: Final = 40


# ---------------------------------------------------------------- laying (mine-1)
def laid_by(s: Position, side: i64) -> i64:
    count: i64 = 0
    for owner in s.mine_side:
        if owner == side:
            count += 1
    return count


def left_to_lay(s: Position, side: i64) -> i64:
    return s.setup.mines[side] - laid_by(s, side)


def refuse_laying(s: Position, side: i64, x: i64, y: i64) -> Refusal | None:
    """A field of six inches, wholly on the table and in the zone of its side, apart from the side's other fields."""
    if left_to_lay(s, side) <= 0:
        return Refusal("mine-1", "bg-mine-none-left")
    key = laying_problem(s, side, x, y)
    return Refusal("mine-1", key) if key else None


def laying_problem(s: Position, side: i64, x: i64, y: i64) -> str:
    if x < RADIUS or y < RADIUS or x > s.setup.width - RADIUS or y > s.setup.height - RADIUS:
        return "bg-mine-off-table"
    if not circle_inside(s.setup.mine_zones[side], x, y):
        return "bg-mine-outside-zone"
    for i in range(len(s.mine_x)):
        if s.mine_side[i] == side and distance(x, y, s.mine_x[i], s.mine_y[i]) < 2 * RADIUS:
            return "bg-mine-overlaps"
    return ""


def circle_inside(zone: Shape, x: i64, y: i64) -> bool:
    if not zone.contains(x, y):
        return False
    count: i64 = len(zone.xs)
    for i in range(count):
        j = (i + 1) % count
        if segment_to_point(zone.xs[i], zone.ys[i], zone.xs[j], zone.ys[j], x, y) < RADIUS:
            return False
    return True


def layings(s: Position, side: i64) -> list[Action]:
    """Some places for the next field: a grid over the zone, made finer until there are a few. None at all: no field
    fits any more, and the side may do without it."""
    if left_to_lay(s, side) <= 0:
        return []
    step: i64 = RADIUS
    found = laying_grid(s, side, step)
    while len(found) < FEW and step > INCH // 2:
        step //= 2
        found = laying_grid(s, side, step)
    return thin_out(found)


def laying_grid(s: Position, side: i64, step: i64) -> list[Action]:
    zone = s.setup.mine_zones[side]
    found: list[Action] = []
    y = zone.top + RADIUS
    while y <= zone.bottom - RADIUS:
        x = zone.left + RADIUS
        while x <= zone.right - RADIUS:
            if laying_problem(s, side, x, y) == "":
                found.append(Action(MINE, x=x, y=y))
            x += step
        y += step
    return found


def thin_out(found: list[Action]) -> list[Action]:
    """At most MANY of them, evenly chosen."""
    count: i64 = len(found)
    if count <= MANY:
        return found
    many: i64 = MANY
    return [found[i * count // many] for i in range(many)]


def lay(s: Position, side: i64, x: i64, y: i64) -> None:
    """Fields are kept side by side, so that the order in which the two sides decide leaves no trace."""
    at: i64 = laid_by(s, 0) if side == 0 else len(s.mine_x)
    s.mine_x = inserted(s.mine_x, at, x)
    s.mine_y = inserted(s.mine_y, at, y)
    s.mine_side = inserted(s.mine_side, at, side)
    s.mine_known = inserted(s.mine_known, at, 0)
    s.mine_live = inserted(s.mine_live, at, 1)
    s.tell("mine-1", "bg-mine-laid", {"number": int(laid_by(s, side)), "of": s.setup.mines[side]}, 1 << side)


def inserted(values: vec[i64], at: i64, value: i64) -> vec[i64]:
    longer = append(values[:at], value)
    for i in range(at, len(values)):
        longer = append(longer, values[i])
    return longer


# ---------------------------------------------------------------- entering (mine-2)
def entered(s: Position, mine: i64, x0: i64, y0: i64, x1: i64, y1: i64) -> bool:
    """The step leads from outside into the live field. What starts inside is not attacked."""
    x = s.mine_x[mine]
    y = s.mine_y[mine]
    return (
        s.mine_live[mine] == 1 and distance(x0, y0, x, y) > RADIUS and segment_to_point(x0, y0, x1, y1, x, y) <= RADIUS
    )


def enter_fields(s: Position, unit: i64, x: i64, y: i64) -> None:
    """The unit has come here straight from (x, y): every field that this leads into goes off (mine-2). Ground that the
    enemy may have mined is now found to be clear or not, which cannot be taken back."""
    for mine in range(len(s.mine_x)):
        if s.on_table(unit) and entered(s, mine, x, y, s.x[unit], s.y[unit]):
            go_off(s, unit, mine)
    enemy = 1 - s.setup.side[unit]
    if may_be_hidden(s, enemy) and on_or_through(s.setup.mine_zones[enemy], x, y, s.x[unit], s.y[unit]):
        s.reveals += 1


def may_be_hidden(s: Position, side: i64) -> bool:
    """By public knowledge the side may have fields that no unit has met."""
    left = s.setup.mines[side]
    for mine in range(len(s.mine_x)):
        if s.mine_side[mine] == side and s.mine_known[mine] == 1:
            left -= 1
    return left > 0


def on_or_through(zone: Shape, x0: i64, y0: i64, x1: i64, y1: i64) -> bool:
    return zone.contains(x1, y1) or segment_hits_shape(x0, y0, x1, y1, zone)


def go_off(s: Position, unit: i64, mine: i64) -> None:
    """Three dice for the unit that enters, without modifiers; the field becomes public (mine-2)."""
    reveal(s, mine)
    hits = effects.roll_hits(s, DICE, HIT_ON, "mine")
    if s.events is not None:
        params: Params = {"unit": s.ref(unit), "faces": effects.faces(s), "hits": int(hits)}
        s.tell("mine-2", "bg-mine-explodes", params)
    result = effects.result_of(hits)
    if result > 0:
        effects.suffer(s, unit, result, effects.BY_MINES, "mine-2")


def reveal(s: Position, mine: i64) -> None:
    if s.mine_known[mine] == 0:
        s.mine_known[mine] = 1
        s.reveals += 1


# ---------------------------------------------------------------- the trail
def begin_trail(s: Position, unit: i64) -> None:
    """Where units have gone without harm there is no hidden minefield: resampled states must know it."""
    if s.setup.mines[0] + s.setup.mines[1] == 0:
        return
    for _ in range(2):
        s.trail = append(s.trail, s.x[unit])
        s.trail = append(s.trail, s.y[unit])


def extend_trail(s: Position, unit: i64) -> None:
    last: i64 = len(s.trail)
    if last > 0:
        s.trail[last - 2] = s.x[unit]
        s.trail[last - 1] = s.y[unit]


# ---------------------------------------------------------------- clearing (mine-3)
def knows(s: Position, side: i64, mine: i64) -> bool:
    return s.mine_known[mine] == 1 or s.mine_side[mine] == side


def refuse_clearing(s: Position, unit: i64, mine: i64) -> Refusal | None:
    """Engineers work on a live field that their side knows and that lies within an inch, for a whole move (mine-3)."""
    if not s.setup.is_a(unit, ENGINEER):
        return Refusal("mine-3", "bg-clear-no-engineers", {"unit": s.ref(unit)})
    if s.has(unit, MOVED) or s.halves[unit] < 2:
        return Refusal("mine-3", "bg-clear-whole-move", {"unit": s.ref(unit)})
    if not 0 <= mine < len(s.mine_x) or not knows(s, s.setup.side[unit], mine) or s.mine_live[mine] == 0:
        return Refusal("mine-3", "bg-clear-no-field")
    if box_to_point(box(s, unit), s.mine_x[mine], s.mine_y[mine]) > RADIUS + AT_WORK:
        return Refusal("mine-3", "bg-clear-too-far", {"unit": s.ref(unit)})
    return None


def fields_to_clear(s: Position, unit: i64) -> list[int]:
    if not s.setup.is_a(unit, ENGINEER):
        return []
    return [mine for mine in range(len(s.mine_x)) if refuse_clearing(s, unit, mine) is None]


def clear(s: Position, unit: i64, mine: i64) -> None:
    """The third turn of work in a row clears the field. Men at work show where it lies."""
    reveal(s, mine)
    s.work[unit] = s.work[unit] + 1 if s.work_at[unit] == mine else 1
    s.work_at[unit] = mine
    s.halves[unit] = 0
    s.mark(unit, MOVED | DONE | WORKED)
    s.tell("mine-3", "bg-mine-work", {"unit": s.ref(unit), "turns": int(s.work[unit]), "of": TURNS_TO_CLEAR})
    if s.work[unit] == TURNS_TO_CLEAR:
        s.mine_live[mine] = 0
        s.work[unit] = 0
        s.work_at[unit] = -1
        s.tell("mine-3", "bg-mine-cleared", {"unit": s.ref(unit)})


def end_of_work(s: Position) -> None:
    """Engineers that did not work in this movement phase lose their progress."""
    for unit in range(s.setup.count()):
        if s.setup.side[unit] != s.active:
            continue
        if not s.has(unit, WORKED):
            s.work[unit] = 0
            s.work_at[unit] = -1
        s.unmark(unit, WORKED)
