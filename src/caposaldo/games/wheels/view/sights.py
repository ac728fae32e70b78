"""What a player may ask of a platoon: where it can go, what it can fire at from where it is or from a goal, and what
that would do. A place is a point of a grid with a formation, in one number (`place_of`).

Of an enemy that lies face down nothing is told but the line of fire to its card.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels import view_types
from caposaldo.games.wheels.hidden import knows
from caposaldo.games.wheels.position import FORMATION_NAMES, MOVED, PINNED, Position
from caposaldo.games.wheels.rules import bombardment, fire, march, movement, roads, sight
from caposaldo.games.wheels.setup import CM, MORTAR
from caposaldo.kernel.sight_lines import line_to_point
from caposaldo.kernel.table import Box, ahead_x, ahead_y, bearing, distance, line_shape

GRID: Final = CM // 2  # between the points of the grid
ROAD_SHOWN: Final = 2 * CM  # how wide the reach along a road is shown
RAYS: Final = 90  # bearings of a region
FINE: Final = CM // 4  # how exactly the end of a ray is found
STOP_STEPS: Final = 10  # halvings to find where a line is stopped


def sight_of(s: Position, seat: i64, slot: i64, place: i64) -> view_types.Sight | None:
    """What the seat may know of the platoon at that place (-1: where it is); None for what it may not."""
    if not s.is_slot(slot) or not s.on_table(slot) or not knows(s, seat, slot):
        return None
    if place < 0:
        return told(s, seat, slot, [], reach(s, slot), True)
    copy = moved(s, slot, place)
    if copy is None:
        return told(s, seat, slot, [], [], False)
    return told(copy, seat, slot, [copy.base(m) for m in copy.models(slot)] if s.shown[slot] == 1 else [], [], True)


def told(
    s: Position, seat: i64, slot: i64, models: list[Box], reach: list[list[int]], has_room: bool
) -> view_types.Sight:
    card = s.card_of(slot)
    dice = s.setup.tables.range_dice
    mortar = card.klass == MORTAR
    return {
        "room": has_room,
        "face": int(s.face[slot]),
        "models": [[int(box.cx), int(box.cy)] for box in models],
        "reach": reach,
        "fire_move": int(card.move_fire),
        "bands": [] if card.weapon < 0 else [int(card.short), int(card.effective), int(card.reach)],
        "dice": [int(dice[3])] * 3 if mortar else [int(dice[0]), int(dice[1]), int(dice[2])],
        "lines": lines(s, seat, slot) if has_room and card.weapon >= 0 else [],
    }


# ---------------------------------------------------------------- places
def place_of(s: Position, x: i64, y: i64, shape: i64) -> int:
    across = s.setup.width // GRID + 1
    return int(((y // GRID) * across + x // GRID) * len(FORMATION_NAMES) + shape)


def moved(s: Position, slot: i64, place: i64) -> Position | None:
    """A copy in which the platoon has gone there straight, in that formation; None if there is no room for it."""
    across = s.setup.width // GRID + 1
    shape = place % len(FORMATION_NAMES)
    at = place // len(FORMATION_NAMES)
    x = at % across * GRID
    y = at // across * GRID
    return gone_to(s, slot, movement.first_model(s, slot), x, y, shape)


def gone_to(s: Position, slot: i64, model: i64, x: i64, y: i64, shape: i64) -> Position | None:
    if x > s.setup.width or y > s.setup.height:
        return None
    x0, y0 = movement.start_of(s, slot, model)
    face = s.face[slot] if x == x0 and y == y0 else bearing(x - x0, y - y0)
    boxes = movement.lays(s, slot, x, y, face, shape)
    if not boxes:
        return None
    copy = s.clone()
    assert isinstance(copy, Position)
    copy.quiet()
    movement.put(copy, slot, model, x, y, face, boxes)
    copy.moved[slot] = distance(x0, y0, x, y)
    return copy


# ---------------------------------------------------------------- the region
def reach(s: Position, slot: i64) -> list[list[int]]:
    """The areas in which its goals lie: all round it, and along the roads on which it may march."""
    around = region(s, slot)
    return ([around] if len(around) > 0 else []) + marches(s, slot)


def marches(s: Position, slot: i64) -> list[list[int]]:
    """The stretches of road to the farthest points of its marches."""
    found: list[list[int]] = []
    points = march.goals(s, slot)
    for model in march.leaders(s, slot):
        x0, y0 = movement.start_of(s, slot, model)
        for i in range(0, len(points), 2):
            if march.refuse_way(s, slot, model, points[i], points[i + 1]) is None:
                for shape in line_shape(roads.way(s, x0, y0, points[i], points[i + 1]), ROAD_SHOWN):
                    corners = shape.flat()
                    if corners not in found:
                        found.append(corners)
    return found


def region(s: Position, slot: i64) -> list[int]:
    """The outline of all points that the platoon can declare, seen from its reference model."""
    card = s.card_of(slot)
    if not card.moves() or s.has(slot, PINNED | MOVED):
        return []
    x0, y0 = movement.start_of(s, slot, movement.first_model(s, slot))
    found: list[int] = []
    for i in range(RAYS):
        face = i * (360 // RAYS)
        far = farthest(s, slot, x0, y0, face, card.move)
        found += [int(ahead_x(x0, face, far)), int(ahead_y(y0, face, far))]
    return found


def farthest(s: Position, slot: i64, x0: i64, y0: i64, face: i64, longest: i64) -> i64:
    """How far it can go on a bearing: what stops or slows it does so for every longer way too."""
    near: i64 = 0
    far = longest + FINE
    while far - near > FINE:
        middle = (near + far) // 2
        if middle < CM:  # a move is a centimetre at least
            middle = CM
        x = ahead_x(x0, face, middle)
        y = ahead_y(y0, face, middle)
        if middle <= longest and movement.refuse_path(s, slot, x0, y0, x, y) is None:
            near = middle
        else:
            far = middle
        if far <= CM:
            return near
    return near


# ---------------------------------------------------------------- lines of fire
def lines(s: Position, seat: i64, slot: i64) -> list[view_types.FireLine]:
    """To every enemy on the table."""
    return [line_view(s, seat, slot, enemy) for enemy in s.units(1 - s.side[slot])]


def line_view(s: Position, seat: i64, a: i64, b: i64) -> view_types.FireLine:
    line = sight.line_between(s, a, b)
    card = s.card_of(a)
    die = fire.range_die(s.setup.tables, card, line.length) if card.min_range <= line.length <= card.reach else 0
    stop = sight.stopped_by(s, a, b, line)
    x, y = end_of(s, a, b, line, stop)
    is_open = die > 0 and stop == sight.OPEN_LINE
    return {
        "target": int(b),
        "start": [int(line.x0), int(line.y0)],
        "end": [int(line.x1), int(line.y1)],
        "length": int(line.length),
        "die": int(die),
        "stop": sight.STOPPED_KEYS[stop],
        "at": [int(x), int(y)],
        "shot": shot_view(s, a, b) if is_open and knows(s, seat, b) and s.shown[b] == 1 else None,
        "back": shot_view(s, b, a) if is_open and s.shown[b] == 1 and fire.can_answer(s, b, a) else None,
    }


def end_of(s: Position, a: i64, b: i64, line: sight.Line, stop: i64) -> tuple[i64, i64]:
    """Where the line is stopped; its end if it is not, or if a platoon inside a wood cannot be seen at all."""
    if stop in (sight.OPEN_LINE, sight.BY_EDGE, sight.BY_COVER):
        return line.x1, line.y1
    near: i64 = 0
    far: i64 = 1 << STOP_STEPS
    for _ in range(STOP_STEPS):
        middle = (near + far) // 2
        x = line.x0 + (line.x1 - line.x0) * middle // (1 << STOP_STEPS)
        y = line.y0 + (line.y1 - line.y0) * middle // (1 << STOP_STEPS)
        if sight.blocker(s, a, b, line, line_to_point(line.x0, line.y0, x, y)) == sight.OPEN_LINE:
            near = middle
        else:
            far = middle
    part = far
    return (
        line.x0 + (line.x1 - line.x0) * part // (1 << STOP_STEPS),
        line.y0 + (line.y1 - line.y0) * part // (1 << STOP_STEPS),
    )


def shot_view(s: Position, a: i64, b: i64) -> view_types.ShotOdds:
    """One shot, and how likely the target is found first."""
    one = fire.shot_between(s, a, b, 0)
    seen, of = bombardment.ways_to_see(s, a, b)
    return {
        "shots": int(fire.shots(s, a)),
        "destroyed": one.destroyed,
        "missed": one.missed,
        "of": one.of,
        "seen": seen,
        "seen_of": of,
    }
