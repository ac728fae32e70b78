"""A sensible table that lays itself, piece by piece: for a quick start, for proposals and for bots.

Woods, hills and rocks lie spread over the table; a road crosses it, houses stand along roads, bridges where a road
crosses a stream. Where a piece lies follows from the pieces on the table and from the dice.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import Position
from caposaldo.games.wheels.rules import fieldworks, laying, objectives, sectors
from caposaldo.games.wheels.rules.ground import is_building
from caposaldo.games.wheels.setup import (
    ARTIFICIAL,
    BRIDGE,
    CM,
    NATURAL,
    OBSTACLES,
    OCCUPIABLE,
    ROAD,
    ROCKS,
    SAND,
    SLOPE,
    STREAM,
    SWAMP,
    TREES,
    WIRE,
    Piece,
)
from caposaldo.games.wheels.verbs import LAY, OBJECTIVE, READY
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.table import bearing, distance

TRIES: Final = 60  # random places that are looked at
ENOUGH: Final = 14  # legal ones among them
APART: Final = 40 * CM  # pieces farther apart do not disturb each other
BESIDE: Final = 14 * CM  # houses stand so near to a road
AIM: Final = "a table"
FAR: Final = 1 << 30


def center(piece: Piece) -> tuple[i64, i64]:
    x: i64 = 0
    y: i64 = 0
    n: i64 = len(piece.points) // 2
    for i in range(n):
        x += piece.points[2 * i]
        y += piece.points[2 * i + 1]
    return x // n, y // n


# ---------------------------------------------------------------- terrain
def next_piece(s: Position, kind: i64, dice: Dice) -> Action:
    """A piece of natural or artificial terrain; `ready` if there is no room for any."""
    if kind == laying.ART:
        bridge = over_a_stream(s)
        if bridge is not None:
            return bridge
    best: Action | None = None
    most: i64 = 0
    legal = 0
    for _ in range(TRIES):
        action = somewhere(s, kind, dice)
        if laying.refuse_lying(s, action) is None:
            legal += 1
            value = worth_there(s, kind, action) + dice.below(8, AIM)
            if best is None or value > most:
                best, most = action, value
        if legal == ENOUGH:
            break
    if best is not None:
        return best
    listed = laying.places(s, laying.pieces_of(s, laying.KINDS[kind]))
    return listed[dice.below(len(listed), AIM)] if len(listed) > 0 else Action(READY)


def somewhere(s: Position, kind: i64, dice: Dice) -> Action:
    pieces = laying.pieces_of(s, NATURAL if kind == laying.NATURE else ARTIFICIAL)
    weights = [share_of_kind(s, kind, s.setup.templates[number].kind) for number in pieces]
    roll = dice.below(max(1, sum(weights)), AIM)
    number = pieces[0]
    for i in range(len(pieces)):
        roll -= weights[i]
        if roll < 0:
            number = pieces[i]
            break
    x = dice.below(s.setup.width // CM + 1, AIM) * CM
    y = dice.below(s.setup.height // CM + 1, AIM) * CM
    return Action(LAY, number, dice.below(36, AIM) * 10, x, y)


def share_of_kind(s: Position, kind: i64, terrain: i64) -> int:
    """How often a kind of terrain is thought of."""
    there = count_of(s, terrain)
    if kind == laying.NATURE:
        if terrain == TREES or terrain == SLOPE:
            return max(1, 6 - 2 * there)
        if terrain == STREAM:
            return 2 if there == 0 else 0
        return 2 if terrain in (ROCKS, SAND, SWAMP) and there == 0 else (1 if there < 2 else 0)
    if terrain == ROAD:
        return 12 if there == 0 else (4 if there < 3 else 0)
    if terrain == BRIDGE or count_of(s, ROAD) == 0:
        return 0
    return 5 if is_building(terrain) else 2


def count_of(s: Position, terrain: i64) -> i64:
    count: i64 = 0
    for piece in s.ground.pieces:
        if piece.kind == terrain:
            count += 1
    return count


def worth_there(s: Position, kind: i64, action: Action) -> i64:
    """In centimetres: apart from other pieces; houses beside a road, roads through the middle."""
    terrain = s.setup.templates[action.number].kind
    if terrain == ROAD:
        return -distance(action.point_x, action.point_y, s.setup.width // 2, s.setup.height // 2) // CM
    points: i64 = 0
    if kind == laying.ART and is_building(terrain):
        away = to_road(s, action.point_x, action.point_y)
        points -= 2 * max(0, away - BESIDE) // CM
    near = APART
    for piece in s.ground.pieces:
        if piece.kind != ROAD and piece.kind != STREAM:
            x, y = center(piece)
            near = min(near, distance(action.point_x, action.point_y, x, y))
    return points + near // CM


def to_road(s: Position, x: i64, y: i64) -> i64:
    """About how far the nearest road is."""
    best: i64 = FAR
    for piece in s.ground.pieces:
        if piece.kind == ROAD:
            points = piece.points
            for i in range(0, len(points) - 2, 2):
                for part in range(5):
                    px = points[i] + (points[i + 2] - points[i]) * part // 4
                    py = points[i + 1] + (points[i + 3] - points[i + 1]) * part // 4
                    best = min(best, distance(x, y, px, py))
    return best


# ---------------------------------------------------------------- bridges
def over_a_stream(s: Position) -> Action | None:
    """Where a road crosses a stream and there is no bridge yet."""
    bridges = laying.pieces_of(s, [BRIDGE])
    if len(bridges) == 0:
        return None
    for road in s.ground.pieces:
        for stream in s.ground.pieces:
            if road.kind == ROAD and stream.kind == STREAM:
                found = crossing(road.points, stream.points)
                if len(found) == 3 and not is_bridged(s, found[0], found[1]):
                    action = Action(LAY, bridges[0], found[2], found[0], found[1])
                    if laying.refuse_lying(s, action) is None:
                        return action
    return None


def is_bridged(s: Position, x: i64, y: i64) -> bool:
    for piece in s.ground.pieces:
        if piece.kind == BRIDGE and piece.contains(x, y):
            return True
    return False


def crossing(a: list[int], b: list[int]) -> list[int]:
    """Where two lines cross, with the bearing of the first there; empty if they do not."""
    for i in range(0, len(a) - 2, 2):
        for j in range(0, len(b) - 2, 2):
            ax: i64 = a[i]
            ay: i64 = a[i + 1]
            bx: i64 = b[j]
            by: i64 = b[j + 1]
            dx = a[i + 2] - ax
            dy = a[i + 3] - ay
            ex = b[j + 2] - bx
            ey = b[j + 3] - by
            cross = dx * ey - dy * ex
            if cross == 0:
                continue
            t = (bx - ax) * ey - (by - ay) * ex
            u = (bx - ax) * dy - (by - ay) * dx
            if cross < 0:
                cross, t, u = -cross, -t, -u
            if 0 <= t <= cross and 0 <= u <= cross:
                return [int(ax + dx * t // cross), int(ay + dy * t // cross), int(bearing(dx, dy))]
    return []


# ---------------------------------------------------------------- objectives and works
def next_objective(s: Position, found: list[int], dice: Dice) -> int:
    """Houses and hills rather than others, apart from each other, not at the edge of the table."""
    best = found[0]
    most: i64 = -FAR
    for number in found:
        value = objective_worth(s, number) + dice.below(25, AIM)
        if value > most:
            best, most = number, value
    return best


def objective_worth(s: Position, number: i64) -> i64:
    piece = s.ground.pieces[number]
    x, y = center(piece)
    points: i64 = 40 if is_building(piece.kind) else (20 if piece.kind == SLOPE else 0)
    points -= 30 if piece.is_line else 0
    points -= distance(x, y, s.setup.width // 2, s.setup.height // 2) // (2 * CM)
    for other in objectives.chosen(s):
        ox, oy = center(s.ground.pieces[other])
        points -= max(0, 60 - distance(x, y, ox, oy) // CM)
    return points


def defenders_objective(s: Position, zone_options: list[Action], dice: Dice) -> Action:
    """Three objectives twice of three times, where there is terrain for them."""
    found = [int(action.number) for action in zone_options if action.verb == OBJECTIVE]
    is_enough = len(s.objective_pieces) == objectives.ONE and dice.below(3, AIM) == 0
    if len(found) == 0 or is_enough:
        return Action(READY)
    return Action(OBJECTIVE, next_objective(s, found, dice))


def next_work(s: Position, options: list[Action], dice: Dice) -> Action:
    """Trenches round the objectives, obstacles in front of them."""
    obstacle = dice.below(5, AIM) < 2
    best = options[len(options) - 1]
    most: i64 = -FAR
    for action in options:
        if action.verb != LAY:
            continue
        kind = s.setup.templates[action.number].kind
        value = dice.below(30, AIM) - to_objective(s, action) // CM
        value += 60 if (int(kind) in OBSTACLES) == obstacle else 0
        value -= 8 * count_of(s, kind) if kind == WIRE else 5 * count_of(s, kind)
        if value > most:
            best, most = action, value
    return best


def to_objective(s: Position, action: Action) -> i64:
    """To the nearest objective; without any, to the middle of the defender's half."""
    best: i64 = FAR
    for number in objectives.chosen(s):
        x, y = center(s.ground.pieces[number])
        best = min(best, distance(action.point_x, action.point_y, x, y))
    if best < FAR:
        return best
    zone = fieldworks.works_zone(s, OCCUPIABLE)
    x, y = sectors.middle_of(zone)
    return distance(action.point_x, action.point_y, x, y)
