"""Movement (move-1 to move-8): who may be chosen, what it may be ordered, and what it then does.

How far and where to: mover.py. On the way: march.py. Terrain: ground.py. Places to offer: destinations.py.
Mounting: transport.py. Mines: minefields.py.
"""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.battlegroups.position import (
    BEGUN,
    CLOSE,
    DESTROYED,
    DONE,
    FACE,
    FRESH,
    MOVED,
    ORDER,
    SHAKEN,
    Position,
)
from caposaldo.games.battlegroups.rules import close_combat, march, minefields, transport
from caposaldo.games.battlegroups.rules.destinations import goals, nearest_enemies, region
from caposaldo.games.battlegroups.rules.ground import FINE, TOO_FAR, put
from caposaldo.games.battlegroups.rules.mover import Mover
from caposaldo.games.battlegroups.rules.sight import box
from caposaldo.games.battlegroups.rules.surroundings import Surroundings, explain
from caposaldo.games.battlegroups.rules.tables import inches
from caposaldo.games.battlegroups.verbs import CHARGE, CLEAR, GET_OFF, GO, HALT, MOUNT, SELECT, TURN
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Params, Refusal
from caposaldo.kernel.table import bearing, distance


# ---------------------------------------------------------------- choosing a unit (move-1)
def selections(s: Position) -> list[Action]:
    found: list[Action] = []
    for unit in range(s.setup.count()):
        if s.setup.side[unit] == s.active and not s.has(unit, DONE) and s.status[unit] == FRESH:
            action = Action(SELECT, unit)
            if refuse_selection(s, action) is None:
                found.append(action)
    return found


def refuse_selection(s: Position, a: Action) -> Refusal | None:
    """Units move one at a time, each at most once; a battlegroup that has finished does not begin again (move-1).
    Shaken and suppressed units do not move (effect-2, effect-3)."""
    unit = a.a
    if not 0 <= unit < s.setup.count() or s.setup.side[unit] != s.active:
        return Refusal("move-1", "bg-move-not-yours")
    named: Params = {"unit": s.ref(unit)}
    if s.status[unit] == DESTROYED:
        return Refusal("effect-4", "bg-move-destroyed", named)
    if s.aboard[unit] < 0 and not s.on_table(unit):
        return Refusal("move-1", "bg-move-off-table", named)
    if s.status[unit] != FRESH:
        return Refusal("effect-2" if s.status[unit] == SHAKEN else "effect-3", "bg-move-hurt", named)
    if s.has(unit, DONE):
        return Refusal("move-1", "bg-move-done" if s.has(unit, BEGUN) else "bg-move-group-done", named)
    if s.halves[unit] == 0:
        return Refusal("move-8", "bg-move-no-half", named)
    return transport.refuse_leaving(s, unit) if s.aboard[unit] >= 0 else None


def select(s: Position, a: Action) -> None:
    """All units of a battlegroup in turn, then the next: to choose one of another group closes the last (move-1)."""
    unit = a.a
    group = s.setup.group[unit]
    if s.group != group and s.group >= 0:
        for other in range(s.setup.count()):
            if s.setup.group[other] == s.group and s.setup.side[other] == s.active:
                s.mark(other, DONE)
    s.group = group
    s.mark(unit, BEGUN)
    s.push(Frame(ORDER, unit))


def finish(s: Position) -> None:
    """The end of the movement phase."""
    minefields.end_of_work(s)


# ---------------------------------------------------------------- orders
def orders(s: Position, unit: i64) -> list[Action]:
    found: list[Action] = []
    if s.phase == CLOSE:
        found = charges(s, unit, Mover(s, unit))
    elif s.aboard[unit] >= 0:
        found = transport.get_offs(s, unit)
    else:
        if not s.has(unit, MOVED):
            mover = Mover(s, unit)
            found = goals(s, mover) + turns(s, unit, mover) + charges(s, unit, mover)
            found += [Action(CLEAR, mine) for mine in minefields.fields_to_clear(s, unit)]
        found += transport.mounts(s, unit)
    found.append(Action(HALT))
    return found


def charges(s: Position, unit: i64, mover: Mover) -> list[Action]:
    """At the targets that the rules of close combat leave it, as far as it has some way to go to them."""
    return [
        Action(CHARGE, target)
        for target in close_combat.charge_targets(s, unit)
        if len(mover.charge_end(target, box(s, target))) > 0
    ]


def refuse_order(s: Position, unit: i64, a: Action) -> Refusal | None:
    if a.kind == HALT:
        return None
    if s.phase == CLOSE and a.kind != CHARGE:
        return Refusal("close-1", "bg-order-only-charge")
    if a.kind == GET_OFF:
        return transport.refuse_get_off(s, unit, a.x, a.y)
    if s.aboard[unit] >= 0:
        named: Params = {"unit": s.ref(unit), "carrier": s.ref(s.aboard[unit])}
        return Refusal("move-8", "bg-order-aboard", named)
    if a.kind == MOUNT:
        return transport.refuse_mount(s, unit, a.a)
    if s.has(unit, MOVED):
        return Refusal("move-1", "bg-order-moved", {"unit": s.ref(unit)})
    if a.kind == GO:
        return refuse_go(s, unit, a.x, a.y)
    if a.kind == TURN:
        return refuse_turn(s, unit, a.b)
    if a.kind == CHARGE:
        return refuse_charge(s, unit, a.a)
    return minefields.refuse_clearing(s, unit, a.a)


def refuse_go(s: Position, unit: i64, x: i64, y: i64) -> Refusal | None:
    """Straight to a point within its move, over ground it may cross, to a place where it may stand (move-2 to move-7),
    an inch from any enemy (close-1)."""
    if x == s.x[unit] and y == s.y[unit]:
        return Refusal("move-2", "bg-go-nowhere", {"unit": s.ref(unit)})
    if s.setup.move[unit] == 0:
        return Refusal("move-5", "bg-go-immobile", {"unit": s.ref(unit)})
    mover = Mover(s, unit)
    if not inside_table(s, x, y):
        return Refusal("move-2", "bg-stand-off-table", {"unit": s.ref(unit)})
    problem = mover.problem(x, y)
    if problem == TOO_FAR:
        return too_far(s, mover, x, y)
    return None if problem == FINE else explain(s, mover, problem)


def too_far(s: Position, mover: Mover, x: i64, y: i64) -> Refusal:
    """Which rule it is that makes the point lie too far off."""
    length = distance(mover.x, mover.y, x, y)
    params: Params = {"unit": s.ref(mover.unit), "distance": inches(length), "allowed": inches(mover.allowed)}
    if length <= mover.whole:
        return Refusal("move-8", "bg-too-far-half-left", params)
    if length <= s.setup.move[mover.unit]:
        return Refusal("move-7", "bg-too-far-slowed", params)
    params["road"] = inches(mover.by_road)
    return Refusal("move-5", "bg-too-far", params)


def inside_table(s: Position, x: i64, y: i64) -> bool:
    return 0 <= x <= s.setup.width and 0 <= y <= s.setup.height


def refuse_charge(s: Position, unit: i64, target: i64) -> Refusal | None:
    """What close-1 says of its declaration, and some way to go (close-2)."""
    refusal = close_combat.refuse_charge(s, unit, target)
    if refusal is not None:
        return refusal
    if not Mover(s, unit).charge_end(target, box(s, target)):
        return Refusal("close-2", "bg-charge-no-way", {"unit": s.ref(unit), "target": s.ref(target)})
    return None


def obey(s: Position, unit: i64, a: Action) -> None:
    s.pop()
    if a.kind == GO:
        go(s, unit, a.x, a.y)
    elif a.kind == TURN:
        turn(s, unit, a.b)
    elif a.kind == CHARGE:
        end = Mover(s, unit).charge_end(a.a, box(s, a.a))
        s.halves[unit] = 0
        march.charge(s, unit, a.a, end[0], end[1])
    elif a.kind == MOUNT:
        transport.mount(s, unit, a.a)
    elif a.kind == GET_OFF:
        transport.get_off(s, unit, a.x, a.y)
        turn_or_stop(s, unit)
    elif a.kind == CLEAR:
        minefields.work(s, unit, a.a)
    else:
        s.mark(unit, DONE)


def turn_or_stop(s: Position, unit: i64) -> None:
    """A free turn when it has got off, unless mines have hurt it."""
    if s.status[unit] == FRESH:
        s.push(Frame(FACE, unit))
    else:
        s.mark(unit, DONE)


def go(s: Position, unit: i64, x: i64, y: i64) -> None:
    s.halves[unit] = s.halves[unit] - Mover(s, unit).halves_spent(x, y)
    s.tell("move-2", "bg-goes", {"unit": s.ref(unit)})
    march.set_out(s, unit, x, y, bearing(x - s.x[unit], y - s.y[unit]), False)


def turn(s: Position, unit: i64, face: i64) -> None:
    """Turning on the spot is a move of no length."""
    s.halves[unit] = s.halves[unit] - 1
    s.mark(unit, MOVED)
    put(s, unit, s.x[unit], s.y[unit], face)
    s.tell("move-2", "bg-turns", {"unit": s.ref(unit)})
    go_on_or_finish(s, unit)


def march_on(s: Position, frame: Frame) -> None:
    march.march_on(s, frame)


def go_on_or_finish(s: Position, unit: i64) -> None:
    """Half a move may be left for the road or for mounting (A-half-move)."""
    more = s.halves[unit] > 0 and (not s.has(unit, MOVED) or len(transport.mounts(s, unit)) > 0)
    if more and s.phase != CLOSE:
        s.push(Frame(ORDER, unit))
    else:
        s.mark(unit, DONE)


# ---------------------------------------------------------------- facing (move-2)
def facings(s: Position, unit: i64) -> list[Action]:
    """Keep the facing, or turn by eighths of a circle, or towards the nearest enemies."""
    return [Action(TURN, 0, s.face[unit]), *turns(s, unit, Surroundings(s, unit, box(s, unit), 0))]


def turns(s: Position, unit: i64, about: Surroundings) -> list[Action]:
    wanted = [(s.face[unit] + turn) % 360 for turn in range(45, 360, 45)]
    for enemy in nearest_enemies(s, unit):
        wanted.append(bearing(s.x[enemy] - s.x[unit], s.y[enemy] - s.y[unit]))
    found: list[Action] = []
    for i in range(len(wanted)):
        face = wanted[i]
        if face != s.face[unit] and face not in wanted[:i] and turn_problem(about, face) == FINE:
            found.append(Action(TURN, 0, face))
    return found


def turn_problem(about: Surroundings, face: i64) -> i64:
    """A base may turn where it still can stand (move-3), and not up to an enemy (close-1)."""
    b = about.base_at(about.x, about.y, face)
    problem = about.place_problem(b)
    return problem if problem != FINE else about.crowding_problem(b, 0)


def refuse_facing(s: Position, unit: i64, a: Action) -> Refusal | None:
    """A free turn at the end of a move (move-2)."""
    return None if a.b == s.face[unit] else refuse_turn(s, unit, a.b)


def refuse_turn(s: Position, unit: i64, face: i64) -> Refusal | None:
    if not 0 <= face < 360:
        return Refusal("move-2", "bg-turn-no-bearing")
    if face == s.face[unit]:
        return Refusal("move-2", "bg-turn-same", {"unit": s.ref(unit)})
    about = Surroundings(s, unit, box(s, unit), 0)
    problem = turn_problem(about, face)
    return None if problem == FINE else explain(s, about, problem)


def turn_at_end(s: Position, unit: i64, a: Action) -> None:
    s.pop()
    put(s, unit, s.x[unit], s.y[unit], a.b)
    go_on_or_finish(s, unit)


# ---------------------------------------------------------------- the region of a move
def reach(s: Position, unit: i64) -> list[list[int]]:
    """Where an ordered unit may go, or get off, as polygons."""
    if s.phase == CLOSE:
        return []
    if s.aboard[unit] >= 0:
        return transport.region(s, unit)
    return [] if s.has(unit, MOVED) else region(Mover(s, unit))
