"""A unit on its way: step by step, so that mines and fire can stop it (mine-2, direct-7, close-2, close-4, close-5).

The MARCH frame: a the unit, x and y where it goes, c how far it has come, b and d as below. Where it began is in
from_x, from_y and from_face. Checkpoints are the start, every inch, the edge of a minefield, an inch from the target of
a charge, and the end.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from caposaldo.games.battlegroups.position import (
    CONTACT,
    DONE,
    FACE,
    FIRED,
    FRESH,
    MARCH,
    MOVED,
    OFFERED,
    REACT,
    SHAKEN,
    SUPPRESSED,
    Position,
)
from caposaldo.games.battlegroups.rules import direct_fire, minefields
from caposaldo.games.battlegroups.rules.ground import TOUCH, can_stand, put
from caposaldo.games.battlegroups.rules.sight import box, box_at
from caposaldo.games.battlegroups.setup import INCH
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Danger
from caposaldo.kernel.table import bearing, boxes_gap, distance, segment_to_point

# b: what comes next at this point.
OFFER: Final = 0  # fire of the enemy
STEP: Final = 1  # the next step

# d: the defensive fire of a charge's target.
NO_CHARGE: Final = 0
TO_COME: Final = 1
OPEN: Final = 2
OVER: Final = 3

IN_CONTACT: Final = 2  # bases that touch, but for rounding


# ---------------------------------------------------------------- setting out
def set_out(s: Position, unit: i64, x: i64, y: i64, face: i64, charge: bool) -> None:
    """The unit turns into its direction, freely (move-2), and begins its one move of the turn (move-1)."""
    s.from_x[unit] = s.x[unit]
    s.from_y[unit] = s.y[unit]
    s.from_face[unit] = s.face[unit]
    s.mark(unit, MOVED)
    for other in range(s.setup.count()):
        s.flags[other] = s.flags[other] & ~OFFERED
    put(s, unit, s.x[unit], s.y[unit], face)
    begin_trail(s, unit)
    s.push(Frame(MARCH, unit, OFFER, x, y, 0, TO_COME if charge else NO_CHARGE))


def charge(s: Position, unit: i64, target: i64, x: i64, y: i64) -> None:
    """An attacker names its target before it moves and does not fire this turn (close-1, close-2)."""
    s.target[unit] = target
    s.mark(unit, FIRED)
    s.tell("close-1", "bg-charges", {"unit": s.ref(unit), "target": s.ref(target)})
    # One that stands beside its target has no way to go and stays as it is. The others face their target: the bearing
    # of a very short way would be another.
    beside = x == s.x[unit] and y == s.y[unit]
    face = s.face[unit] if beside else bearing(s.x[target] - s.x[unit], s.y[target] - s.y[unit])
    set_out(s, unit, x, y, face, True)


def length_of(s: Position, frame: Frame) -> i64:
    return distance(s.from_x[frame.a], s.from_y[frame.a], frame.x, frame.y)


def way_x(s: Position, frame: Frame, done: i64) -> i64:
    """Where it is after that much of its way."""
    return between(s.from_x[frame.a], frame.x, done, length_of(s, frame))


def way_y(s: Position, frame: Frame, done: i64) -> i64:
    return between(s.from_y[frame.a], frame.y, done, length_of(s, frame))


def between(start: i64, end: i64, done: i64, length: i64) -> i64:
    """A coordinate on the way, rounded to the nearest."""
    if done >= length:
        return end
    return start + ((end - start) * done * 2 + length) // (2 * length)


# ---------------------------------------------------------------- on the way
def march_on(s: Position, frame: Frame) -> None:
    """Do the next thing that the march asks for."""
    if was_stopped(s, frame):
        stop(s, frame)
    elif frame.b == OFFER:
        frame.b = STEP
        offer_fire(s, frame)
    elif frame.d == TO_COME and near_its_target(s, frame):
        frame.d = OPEN
        if direct_fire.can_defend(s, s.target[frame.a], frame.a):
            s.push(Frame(REACT, frame.a, 1))
    elif frame.c >= length_of(s, frame):
        arrive(s, frame)
    else:
        if frame.d == OPEN:
            frame.d = OVER
        step(s, frame)


def was_stopped(s: Position, frame: Frame) -> bool:
    """Hurt, or driven off as a Command or FO is (effect-2, cmd-4)."""
    unit = frame.a
    return s.status[unit] != FRESH or s.x[unit] != way_x(s, frame, frame.c) or s.y[unit] != way_y(s, frame, frame.c)


def offer_fire(s: Position, frame: Frame) -> None:
    """Opportunity fire is offered at the start, when the mover comes under new guns, and at the end (direct-7)."""
    unit = frame.a
    newly = False
    able = False
    for enemy in range(s.setup.count()):
        if s.setup.side[enemy] == s.setup.side[unit]:
            continue
        if direct_fire.can_react(s, enemy, unit):
            able = True
            newly = newly or not s.has(enemy, OFFERED)
            s.mark(enemy, OFFERED)
        else:
            s.flags[enemy] = s.flags[enemy] & ~OFFERED
    if newly or (able and frame.c >= length_of(s, frame)):
        s.push(Frame(REACT, unit, 0))


def dangers(s: Position, unit: i64, x: i64, y: i64) -> list[Danger]:
    """Opportunity fire that a move meets where it ends, with most dice first (direct-7). The unit is put there: on a
    copy of the table."""
    put(s, unit, x, y, bearing(x - s.x[unit], y - s.y[unit]))
    found: list[Danger] = []
    for enemy in range(s.setup.count()):
        if s.setup.side[enemy] != s.setup.side[unit] and direct_fire.can_react(s, enemy, unit):
            found.append(Danger(enemy, direct_fire.preview_shot(s, enemy, unit)))
    found.sort(key=lambda danger: -danger.preview.chain.total())
    return found


def step(s: Position, frame: Frame) -> None:
    """To the next checkpoint, or just inside the minefield that lies before it (mine-2)."""
    unit = frame.a
    x = s.x[unit]
    y = s.y[unit]
    to = next_checkpoint(s, frame)
    for mine in range(len(s.mine_x)):
        if minefields.entered(s, mine, x, y, way_x(s, frame, to), way_y(s, frame, to)):
            to = edge_of(s, frame, mine, to)
    frame.c = to
    frame.b = OFFER
    put(s, unit, way_x(s, frame, to), way_y(s, frame, to), s.face[unit])
    draw_trail(s, unit)
    minefields.tread(s, unit, x, y)


def next_checkpoint(s: Position, frame: Frame) -> i64:
    to = (frame.c // INCH + 1) * INCH
    length = length_of(s, frame)
    if to > length:
        to = length
    if frame.d == TO_COME and gap_at(s, frame, to) <= INCH:
        to = an_inch_away(s, frame, to)
    return to


def edge_of(s: Position, frame: Frame, mine: i64, to: i64) -> i64:
    """The first point of the step that lies in the field."""
    x = s.x[frame.a]
    y = s.y[frame.a]
    low = frame.c
    high = to
    while high - low > 1:
        middle = (low + high) // 2
        px = way_x(s, frame, middle)
        py = way_y(s, frame, middle)
        if segment_to_point(x, y, px, py, s.mine_x[mine], s.mine_y[mine]) <= minefields.RADIUS:
            high = middle
        else:
            low = middle
    return high


# ---------------------------------------------------------------- the approach of a charge
def gap_at(s: Position, frame: Frame, done: i64) -> i64:
    """From the attacker, after that much of its way, to its target."""
    unit = frame.a
    b = box_at(s.setup, unit, way_x(s, frame, done), way_y(s, frame, done), s.face[unit])
    return boxes_gap(b, box(s, s.target[unit]))


def near_its_target(s: Position, frame: Frame) -> bool:
    """Within an inch: short range (close-4, G-short)."""
    return gap_at(s, frame, frame.c) <= INCH


def an_inch_away(s: Position, frame: Frame, to: i64) -> i64:
    """The first point of the step that lies within an inch of the target."""
    low = frame.c
    high = to
    while high - low > 1:
        middle = (low + high) // 2
        if gap_at(s, frame, middle) <= INCH:
            high = middle
        else:
            low = middle
    return high


# ---------------------------------------------------------------- the end
def arrive(s: Position, frame: Frame) -> None:
    """At its goal the unit may turn freely (move-2), unless it has come into contact."""
    unit = frame.a
    s.pop()
    if frame.d != NO_CHARGE:
        # An attacker that stands beside its target has no way to go.
        near: i64 = TOUCH if frame.c == 0 else IN_CONTACT
        if boxes_gap(box(s, unit), box(s, s.target[unit])) <= near:
            s.mark(unit, CONTACT | DONE)
            s.tell("close-2", "bg-in-contact", {"unit": s.ref(unit), "target": s.ref(s.target[unit])})
            return
        s.tell("close-2", "bg-charge-falls-short", {"unit": s.ref(unit), "target": s.ref(s.target[unit])})
    s.push(Frame(FACE, unit))


def stop(s: Position, frame: Frame) -> None:
    """A unit that is hurt stops where it was hit (direct-7). By defensive fire an attacker that is shaken stops an inch
    short, one that is suppressed goes back to where it began (close-5)."""
    unit = frame.a
    s.pop()
    s.mark(unit, DONE)
    if frame.d == OPEN and s.status[unit] == SUPPRESSED:
        put(s, unit, s.from_x[unit], s.from_y[unit], s.from_face[unit])
        s.tell("close-5", "bg-attack-driven-back", {"unit": s.ref(unit)})
    elif s.status[unit] == SHAKEN or s.status[unit] == SUPPRESSED:
        stand_where_possible(s, frame)
        key = "bg-attack-stopped" if frame.d == OPEN else "bg-march-stopped"
        s.tell("close-5" if frame.d == OPEN else "effect-2", key, {"unit": s.ref(unit)})


def stand_where_possible(s: Position, frame: Frame) -> None:
    """Where it was hit; if it cannot stand there, at the last checkpoint where it can."""
    unit = frame.a
    done = frame.c
    while done > 0:
        x = way_x(s, frame, done)
        y = way_y(s, frame, done)
        if can_stand(s, unit, x, y, s.face[unit]):
            put(s, unit, x, y, s.face[unit])
            return
        done = (done - 1) // INCH * INCH
    face = s.face[unit] if can_stand(s, unit, s.from_x[unit], s.from_y[unit], s.face[unit]) else s.from_face[unit]
    put(s, unit, s.from_x[unit], s.from_y[unit], face)


# ---------------------------------------------------------------- the trail
def begin_trail(s: Position, unit: i64) -> None:
    """Where units have gone without harm there is no hidden minefield: resampled states must know it."""
    if s.setup.mines[0] + s.setup.mines[1] == 0:
        return
    for _ in range(2):
        s.trail = append(s.trail, s.x[unit])
        s.trail = append(s.trail, s.y[unit])


def draw_trail(s: Position, unit: i64) -> None:
    last: i64 = len(s.trail)
    if last > 0:
        s.trail[last - 2] = s.x[unit]
        s.trail[last - 1] = s.y[unit]
