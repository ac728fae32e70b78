"""The state read back from data. It may come from anywhere: everything is checked, each mistake is one clear line."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.traces.notation import state_data
from caposaldo.games.traces.position import (
    ADVANCES,
    AIR,
    ASIDE,
    BATTLE,
    BIDDING,
    BOX,
    CALL,
    CHOICE,
    CLOSE,
    COMBAT,
    COMBAT_ONLY,
    END_OF_TURN,
    GARRISON,
    ISOLATED,
    LOSSES,
    MODE,
    MOVE,
    NEGOTIATION,
    OKH,
    ON_MAP,
    OVERFLOW,
    PURCHASE,
    RELOCATION,
    RETREATS,
    SECOND,
    SELECTION,
    SET_UP,
    STOP_ORDER,
    TURN,
    WALK,
    Position,
)
from caposaldo.games.traces.rules.prompts import FRAME_NAMES, decider
from caposaldo.games.traces.setup import AXIS
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.hexes import NOWHERE
from caposaldo.kernel.reading import FAR, Reader, read_frame, read_outcome, shown, whole

ALL_FLAGS = 127
MOST_STEPS = 100


def fill(s: Position, data: dict[str, object]) -> None:
    """The inverse of `notation.state_data`, into the empty shell of a state of the same Setup."""
    reader = Reader(data)
    fill_sequence(s, reader)
    fill_units(s, reader)
    fill_map(s, reader)
    fill_chits(s, reader)
    s.result = read_outcome(data.get("result"))
    s.stack = read_stack(s, data.get("stack"))
    known = state_data(s)
    for field in data:
        if field not in known:
            raise ValueError(f"{shown(str(field))}: no such field")


def fill_sequence(s: Position, r: Reader) -> None:
    s.turn = r.number("turn", int(s.setup.first_turn) - 1, int(s.setup.last_turn))
    s.phase = r.number("phase", SET_UP, END_OF_TURN)
    s.active = r.number("active", -1, 1)
    s.mode = r.number("mode", 0, COMBAT_ONLY)
    s.seat = r.list_of("seat", 2, 0, 1)
    s.bids = r.list_of("bids", 2, -1, FAR)
    s.ready = r.list_of("ready", 2, 0, 1)
    s.target = r.number("target", 0, FAR)
    s.groups = r.number("groups", 0, FAR)
    s.landed = r.number("landed", 0, 1)
    s.fronts = r.number("fronts", 0, 1)
    s.kills = r.number("kills", 0, FAR)
    s.moves_of_hq = r.number("moves_of_hq", -FAR, FAR)
    s.reveals = r.number("reveals", 0, FAR)
    if s.seat[0] == s.seat[1]:
        raise ValueError("seat: expected a different seat for each side")
    if (s.turn < s.setup.first_turn) != (s.phase == SET_UP):
        raise ValueError("phase: expected the set-up before the first turn and only then")


def fill_units(s: Position, r: Reader) -> None:
    n = int(s.setup.count())
    last = int(s.setup.count_hexes) - 1
    places = r.list_of("hex", n, NOWHERE, last)
    s.place = r.list_of("place", n, BOX, ASIDE)
    s.steps = r.list_of("steps", n, 0, MOST_STEPS)
    s.supply = r.list_of("supply", n, 0, ISOLATED)
    s.flags = r.list_of("flags", n, 0, ALL_FLAGS)
    s.base = r.list_of("base", n, NOWHERE, last)
    check_units(s, places)
    s.hex = vec[i64]([NOWHERE for _ in range(n)])
    s.clear_map()
    for unit in range(n):
        if places[unit] >= 0:
            check_hex(s, unit, places[unit])
            s.put(unit, places[unit])


def check_units(s: Position, places: vec[i64]) -> None:
    for unit in range(s.setup.count()):
        if (places[unit] >= 0) != (s.place[unit] == ON_MAP):
            raise ValueError(f"place[{unit}]: expected {ON_MAP} for a unit in a hex and only for that")
        if s.place[unit] == ASIDE and not s.setup.is_hq(unit):
            raise ValueError(f"place[{unit}]: expected an HQ, since only HQs are set aside")
        whole(f"steps[{unit}]", int(s.steps[unit]), 1 if places[unit] >= 0 else 0, int(s.setup.steps[unit]))


def check_hex(s: Position, unit: i64, h: i64) -> None:
    """Land, and no enemy in it."""
    if not s.setup.on_land(h):
        raise ValueError(f"hex[{unit}]: expected a land hex")
    if s.holder(h) == 1 - s.setup.side[unit]:
        raise ValueError(f"hex[{unit}]: expected a hex without enemies")


def fill_map(s: Position, r: Reader) -> None:
    last = int(s.setup.count_hexes) - 1
    s.city = r.list_of("city", len(s.setup.cities), 0, 1)
    s.order = r.list_of("order", len(s.setup.cities), 0, 1)
    s.crossing = r.list_of("crossing", len(s.setup.crossings), 0, 1)
    s.bridgehead = r.number("bridgehead", NOWHERE, last)
    s.attacked = r.list_of("attacked", -1, 0, last)


# ---------------------------------------------------------------- chits
def fill_chits(s: Position, r: Reader) -> None:
    kinds = len(s.setup.chits)
    s.cup = chits_of(s, r, "cup")
    s.hand = chits_of(s, r, "hand")
    s.picked = chits_of(s, r, "picked")
    s.held = chits_of(s, r, "held")
    s.played = chits_of(s, r, "played")
    s.returned = chits_of(s, r, "returned")
    s.used_up = chits_of(s, r, "used_up")
    s.drawn = r.number("drawn", -1, kinds - 1)
    markers = [int(s.setup.charts.offensive), int(s.setup.charts.defensive)]
    s.wings = r.list_of("wings", 2, 0, max(markers))
    s.wings_used = r.list_of("wings_used", 2, 0, max(markers))
    for kind in range(kinds):
        check_chit(s, kind)
    for sort in range(2):
        whole(f"wings[{sort}]", int(s.wings[sort]), 0, markers[sort] - int(s.wings_used[sort]))


def chits_of(s: Position, r: Reader, field: str) -> vec[i64]:
    found = r.list_of(field, len(s.setup.chits), 0, MOST_STEPS)
    for kind in range(len(s.setup.chits)):
        whole(f"{field}[{kind}]", int(found[kind]), 0, int(s.setup.chits[kind].count))
    return found


def check_chit(s: Position, kind: i64) -> None:
    """No more than there are, none before its turn; the Axis alone has a hand; what came back is in the cup."""
    chit = s.setup.chits[kind]
    there = s.cup[kind] + s.hand[kind] + s.picked[kind]
    most = min(chit.count - s.played[kind], chit.count - s.used_up[kind])
    whole(f"cup[{kind}]", int(there), 0, int(max(0, most)) if s.turn >= chit.from_turn else 0)
    whole(f"hand[{kind}]", int(s.hand[kind]), 0, int(chit.count - s.cup[kind]) if chit.owner == AXIS else 0)
    whole(f"held[{kind}]", int(s.held[kind]), 0, int(s.picked[kind]) if chit.owner == AXIS else 0)
    whole(f"returned[{kind}]", int(s.returned[kind]), 0, int(s.cup[kind]))


# ---------------------------------------------------------------- pending decisions
def read_stack(s: Position, value: object) -> list[Frame]:
    if not isinstance(value, list) or not value:
        raise ValueError("stack: expected one frame or more")
    frames = [read_frame(f"stack[{i}]", value[i], len(FRAME_NAMES) - 1) for i in range(len(value))]
    if frames[0].kind != TURN or any(frame.kind == TURN for frame in frames[1:]):
        raise ValueError("stack: expected the turn below and only there")
    whole("stack[0][1]", int(frames[0].a), 0, 1)
    if s.result is None:
        for i in range(1, len(frames)):
            check_frame(s, f"stack[{i}]", frames[i])
        check_top(s, frames[-1])
    return frames


def check_top(s: Position, top: Frame) -> None:
    if top.kind == TURN or top.kind == CLOSE:
        raise ValueError("stack: expected a decision on top")
    if (s.phase == SET_UP) != (top.kind == BIDDING or top.kind == GARRISON):
        raise ValueError("stack: expected a decision of the set-up before the first turn and only then")
    if s.phase == END_OF_TURN:
        raise ValueError("phase: nothing is decided at the end of a turn")
    if (s.phase == SELECTION) != (top.kind == CHOICE):
        raise ValueError("stack: expected the choice of chits in its phase and only then")


def check_frame(s: Position, field: str, frame: Frame) -> None:
    """Whatever the rules will take from a frame without looking is what it must be."""
    kind = frame.kind
    if kind in (CALL, CLOSE, MODE, MOVE, WALK, COMBAT, BATTLE, AIR, LOSSES, RETREATS, ADVANCES) and s.active < 0:
        if kind != CALL:
            raise ValueError("active: expected a side, since somebody is acting")
    if kind == STOP_ORDER and s.drawn < 0:
        raise ValueError("drawn: expected a chit, since it may be interrupted")
    if kind in (WALK, RELOCATION, SECOND, OVERFLOW, PURCHASE):
        check_unit_of(s, field, frame)
    elif kind in (BATTLE, AIR, ADVANCES, RETREATS):
        whole(f"{field}[1]", int(frame.a), 0, int(s.setup.count_hexes) - 1)
    elif kind in (OKH, LOSSES):
        whole(f"{field}[1]", int(frame.a), 0, 1)
    elif kind in (CALL, NEGOTIATION):
        whole(f"{field}[1]", int(frame.a), 0, FAR)
    if kind == LOSSES:
        whole(f"{field}[5]", int(frame.c), 0, int(s.setup.count_hexes) - 1)
    if kind in (LOSSES, RETREATS, OVERFLOW):
        whole(f"{field}[2]", int(frame.b), 0, MOST_STEPS)


def check_unit_of(s: Position, field: str, frame: Frame) -> None:
    """The unit of a frame exists, is where the frame needs it, and belongs to whoever decides."""
    kind = frame.kind
    unit = whole(f"{field}[1]", int(frame.a), 0, int(s.setup.count()) - 1)
    place = BOX if kind == PURCHASE else ASIDE if kind == RELOCATION else ON_MAP
    if kind in (SECOND, RELOCATION) and not s.setup.is_hq(unit):
        raise ValueError(f"{field}[1]: expected an HQ")
    if s.place[unit] != place:
        raise ValueError(f"{field}[1]: expected a unit whose place is {place}")
    if s.setup.side[unit] != decider(s, frame):
        raise ValueError(f"{field}[1]: expected a unit of the side that decides")
    if kind == WALK or kind == RELOCATION:
        field_b = f"{field}[3]" if kind == WALK else f"{field}[2]"
        whole(field_b, int(frame.x if kind == WALK else frame.b), NOWHERE, int(s.setup.count_hexes) - 1)
    if kind == WALK:
        whole(f"{field}[2]", int(frame.b), -1, FAR)
        whole(f"{field}[5]", int(frame.c), -1, FAR)
