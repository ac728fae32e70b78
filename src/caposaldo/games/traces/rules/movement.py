"""Movement (9.0 to 9.4): who moves, where to, and why not. Costs and ways are in reach.py."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.traces.position import ACTIVE, MOVE, MOVED, Position
from caposaldo.games.traces.rules import control, headquarters, reach, stacking
from caposaldo.games.traces.rules.reach import BEYOND, points
from caposaldo.games.traces.setup import MAJOR, SEA, SWAMP
from caposaldo.games.traces.verbs import END, GO, STOP, TAKE, TRANSFER
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Params, Refusal
from caposaldo.kernel.hexes import NOWHERE


def options(s: Position, frame: Frame) -> list[Action]:
    return moves(s) if frame.kind == MOVE else steps(s, frame)


def refuse(s: Position, frame: Frame, a: Action) -> Refusal | None:
    if a.kind == TAKE:
        return refuse_take(s, a.a)
    if a.kind == TRANSFER:
        return refuse_transfer(s, a.a)
    return refuse_go(s, frame, a.b) if a.kind == GO else None


def perform(s: Position, frame: Frame, a: Action) -> None:
    if a.kind == TAKE:
        s.push(reach.begin(s, a.a))
    elif a.kind == TRANSFER:
        headquarters.transfer(s, a.a)
    elif a.kind == GO:
        go(s, frame, a.b)
    elif a.kind == STOP:
        stop(s, frame)
    else:
        s.pop()


# ---------------------------------------------------------------- who moves (9.0a)
def moves(s: Position) -> list[Action]:
    """Activated units that have not moved, one at a time, and HQs that may be relocated instead (9.4)."""
    found: list[Action] = []
    hqs: list[Action] = []
    setup = s.setup
    for unit in range(setup.count()):
        if s.flags[unit] & (ACTIVE | MOVED) == ACTIVE and s.hex[unit] >= 0 and setup.side[unit] == s.active:
            if can_go(s, unit):
                found.append(Action(TAKE, unit))
            if setup.is_hq(unit) and headquarters.can_transfer(s, unit):
                hqs.append(Action(TRANSFER, unit))
    found.extend(hqs)
    found.append(Action(END))
    return found


def can_go(s: Position, unit: i64) -> bool:
    """There is a hex that it can reach and end in. Mostly one next door will do."""
    side = s.setup.side[unit]
    h = s.hex[unit]
    most = reach.allowance(s, unit)
    for at in range(6 * h, 6 * h + 6):
        step = reach.price(s, side, at)
        if 0 <= step <= most and stacking.fits(s, unit, s.setup.way[at]):
            return True
    return len(steps(s, reach.begin(s, unit))) > 1


def refuse_take(s: Position, unit: i64) -> Refusal | None:
    """Activated units, each once (9.0a)."""
    problem = refuse_unit(s, unit)
    if problem is not None:
        return problem
    return None if can_go(s, unit) else Refusal("9.1a", "tr-take-stuck", {"unit": s.ref(unit)})


def refuse_transfer(s: Position, unit: i64) -> Refusal | None:
    """An activated HQ, instead of moving, if it has a hex to go to (2.3d, 9.4)."""
    problem = refuse_unit(s, unit)
    if problem is not None:
        return problem
    if not s.setup.is_hq(unit):
        return Refusal("2.3d", "tr-transfer-no-hq", {"unit": s.ref(unit)})
    if not headquarters.can_transfer(s, unit):
        return Refusal("2.3e", "tr-transfer-nowhere", {"unit": s.ref(unit)})
    return None


def refuse_unit(s: Position, unit: i64) -> Refusal | None:
    if not 0 <= unit < s.setup.count():
        return Refusal("9.0a", "tr-take-nobody")
    params: Params = {"unit": s.ref(unit)}
    if s.setup.side[unit] != s.active:
        return Refusal("9.0a", "tr-take-enemy", params)
    if not s.on_map(unit):
        return Refusal("9.0a", "tr-take-absent", params)
    if not s.has(unit, ACTIVE):
        return Refusal("9.0a", "tr-take-inactive", params)
    return Refusal("9.0a", "tr-take-moved", params) if s.has(unit, MOVED) else None


# ---------------------------------------------------------------- where to
def steps(s: Position, frame: Frame) -> list[Action]:
    """Every hex that the unit can reach with what is left and may end in (5.0a), and to stop where it is."""
    unit = frame.a
    found: list[Action] = []
    cheap = reach.normal_reach(s, frame)
    if cheap is not None:
        for i in range(1, len(cheap.found)):
            h = cheap.found[i]
            if s.first[h] < 0 or stacking.fits(s, unit, h):
                found.append(Action(GO, 0, h))
    march = reach.strategic_reach(s, frame)
    if march is not None:
        for i in range(1, len(march.found)):
            h = march.found[i]
            if (cheap is None or cheap.cost[h] == NOWHERE) and stacking.fits(s, unit, h):
                found.append(Action(GO, 0, h))
    for h in reach.plunges(s, frame):
        if not reaches(cheap, h) and not reaches(march, h) and stacking.fits(s, unit, h):
            found.append(Action(GO, 0, h))
    found.append(Action(STOP))
    return found


def reaches(found: reach.Reach | None, h: i64) -> bool:
    return found is not None and found.cost[h] != NOWHERE


def go(s: Position, frame: Frame, h: i64) -> None:
    """Hex by hex, so that cities on the way change hands (8.1c); then it may go on or stop."""
    way = reach.way_to(s, frame, h)
    assert way is not None
    unit = frame.a
    if s.events is not None:
        cost = points(way.cost())
        s.tell(way.rule, going(way.rule), {"unit": s.ref(unit), "hex": s.hex_ref(h), "points": cost})
    for other in way.path:
        control.enter(s, unit, other)
        if s.result is not None:
            return
    frame.b = way.spent
    frame.c = way.by_road
    frame.d = 1


def going(rule: str) -> str:
    if rule == "9.2a":
        return "tr-goes-strategic"
    return "tr-goes-plunge" if rule == "9.1c" or rule == "9.3b" else "tr-goes"


def stop(s: Position, frame: Frame) -> None:
    """The move is over; points not spent are lost (9.1a)."""
    if frame.d == 0 and s.events is not None:
        s.tell("9.1a", "tr-stays", {"unit": s.ref(frame.a)})
    s.mark(frame.a, MOVED)
    s.pop()
    control.settle(s)


# ---------------------------------------------------------------- why not
def refuse_go(s: Position, frame: Frame, h: i64) -> Refusal | None:
    unit = frame.a
    setup = s.setup
    if not 0 <= h < setup.count_hexes or setup.terrain[h] > SEA:
        return Refusal("9.0b", "tr-go-off-map")
    params: Params = {"unit": s.ref(unit), "hex": s.hex_ref(h)}
    if h == s.hex[unit]:
        return Refusal("9.1a", "tr-go-here", params)
    if setup.terrain[h] == SEA:
        return Refusal("9.0b", "tr-go-sea", params)
    if s.holder(h) == 1 - setup.side[unit]:
        return Refusal("5.0e", "tr-go-enemy", params)
    if reach.way_to(s, frame, h) is not None:
        return stacking.explain(s, unit, h)
    problem = refuse_step(s, frame, h, params)
    return problem if problem is not None else too_far(s, frame, h, params)


def refuse_step(s: Position, frame: Frame, h: i64, params: Params) -> Refusal | None:
    """What stands between the unit and a hex next door, other than the cost; None if nothing does or it is further."""
    setup = s.setup
    start = s.hex[frame.a]
    side = setup.side[frame.a]
    d = setup.grid.direction(start, h)
    if d == NOWHERE:
        return None
    at = 6 * start + d
    if setup.way[at] == NOWHERE:
        return Refusal("9.0b", "tr-go-blocked", params)
    if reach.between_zones(s, side, at):
        if setup.river[at] == MAJOR:
            return Refusal("9.3c", "tr-go-river-zones", params)
        if setup.plunge[at] == 1:
            return Refusal("9.3b", "tr-go-swamp-zones", params)
    if setup.plunge[at] == 1:
        swamp = setup.terrain[h] == SWAMP and not setup.unbridged_major(at)
        return Refusal("9.3b", "tr-go-swamp-late", params) if swamp else Refusal("9.1c", "tr-go-river-late", params)
    return None


def too_far(s: Position, frame: Frame, h: i64, params: Params) -> Refusal:
    """It cannot pay in full (9.1a): what the way would cost, and what the unit has left. A unit that has gone too far
    for normal movement can only follow the road (9.2b)."""
    unit = frame.a
    if frame.b < 0:
        found = reach.strategic(s, unit, s.hex[unit], frame.c, BEYOND)
        if found.cost[h] == NOWHERE:
            return Refusal("9.2b", "tr-go-off-road", params)
    else:
        found = reach.normal(s, unit, s.hex[unit], frame.b, BEYOND, h)
        if found.cost[h] == NOWHERE:
            return Refusal("9.0b", "tr-go-no-way", params)
    spent = frame.c if frame.b < 0 else frame.b
    params["needs"] = points(found.cost[h] - spent)
    params["left"] = points(reach.allowance(s, unit) - spent)
    return Refusal("9.1a", "tr-go-too-far", params)
