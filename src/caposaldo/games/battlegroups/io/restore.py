"""Restoring a state from data that may come from anywhere."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.battlegroups.position import (
    AIM,
    AREA,
    BOMB,
    DEPLOY,
    DESTROYED,
    FACE,
    FLY,
    MARCH,
    ORDER,
    PHASE,
    PREPARE,
    REACT,
    REORGANISE,
    SCREEN,
    SHAKEN,
    SUPPRESSED,
    Position,
)
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.reading import (
    FAR,
    Reader,
    read_frame,
    read_outcome,
    shown,
    whole,
)


# ---------------------------------------------------------------- reading the state back
def fill(s: Position, data: dict[str, object]) -> None:
    """The inverse of `state_data`, into the empty shell of a state of the same Setup."""
    known = set(state_data_fields())
    for field in data:
        if field not in known:
            raise ValueError(f"{shown(str(field))}: no such field")
    reader = Reader(data)
    fill_sequence(s, reader)
    fill_units(s, reader)
    fill_table(s, reader)
    s.stack = read_stack(s, data.get("stack"))
    s.result = read_outcome(data.get("result"))


def state_data_fields() -> list[str]:
    head = ["scenario", "path", "options", "turn", "phase", "first", "active", "group", "reveals", "stack", "result"]
    units = "x y face aboard status flags halves target from_x from_y from_face work work_at"
    table = "mine_x mine_y mine_side mine_known mine_live trail smoke_x smoke_y smoke_side air_turn air_gone"
    return head + units.split() + table.split() + ["ready", "lost", "order"]


def fill_sequence(s: Position, r: Reader) -> None:
    s.turn = r.number("turn", 0, int(s.setup.turns))
    s.phase = r.number("phase", 0, REORGANISE)
    s.first = r.number("first", -1, 1)
    s.active = r.number("active", -1, 1)
    s.group = r.number("group", -1, len(s.setup.group_names) - 1)
    s.reveals = r.number("reveals", 0, FAR)
    s.ready = r.list_of("ready", 2, 0, 1)
    s.lost = r.list_of("lost", 2, 0, int(s.setup.count()))
    if s.turn > 0 and (s.active < 0 or s.first < 0 or s.phase == 0):
        raise ValueError("active: expected a side, since the battle has begun")


def fill_units(s: Position, r: Reader) -> None:
    n = int(s.setup.count())
    wide = int(s.setup.width)
    high = int(s.setup.height)
    s.x = r.list_of("x", n, -1, wide)
    s.y = r.list_of("y", n, -1, high)
    s.face = r.list_of("face", n, 0, 359)
    s.aboard = r.list_of("aboard", n, -1, n - 1)
    s.status = r.list_of("status", n, 0, DESTROYED)
    s.flags = r.list_of("flags", n, 0, 1023)
    s.halves = r.list_of("halves", n, 0, 2)
    s.target = r.list_of("target", n, -1, n - 1)
    s.from_x = r.list_of("from_x", n, -1, wide)
    s.from_y = r.list_of("from_y", n, -1, high)
    s.from_face = r.list_of("from_face", n, 0, 359)
    s.work = r.list_of("work", n, 0, 3)
    s.order = r.list_of("order", -1, 0, n - 1)
    check_carriers(s)


def check_carriers(s: Position) -> None:
    for unit in range(s.setup.count()):
        carrier = s.aboard[unit]
        if carrier >= 0 and (carrier == unit or s.aboard[carrier] >= 0):
            raise ValueError(f"aboard[{unit}]: expected a carrier that is not carried itself")
        if carrier >= 0 and s.setup.side[carrier] != s.setup.side[unit]:
            raise ValueError(f"aboard[{unit}]: expected a carrier of the unit's own side")


def fill_table(s: Position, r: Reader) -> None:
    wide = int(s.setup.width)
    high = int(s.setup.height)
    s.mine_x = r.list_of("mine_x", -1, 0, wide)
    mines = len(s.mine_x)
    s.mine_y = r.list_of("mine_y", mines, 0, high)
    s.mine_side = r.list_of("mine_side", mines, 0, 1)
    s.mine_known = r.list_of("mine_known", mines, 0, 1)
    s.mine_live = r.list_of("mine_live", mines, 0, 1)
    s.work_at = r.list_of("work_at", int(s.setup.count()), -1, mines - 1)
    s.trail = r.list_of("trail", -1, -FAR, FAR)
    if len(s.trail) % 4 != 0:
        raise ValueError("trail: expected four numbers for each stretch")
    s.smoke_x = r.list_of("smoke_x", -1, -FAR, FAR)
    s.smoke_y = r.list_of("smoke_y", len(s.smoke_x), -FAR, FAR)
    s.smoke_side = r.list_of("smoke_side", len(s.smoke_x), 0, 1)
    air = len(s.setup.air_side)
    s.air_turn = r.list_of("air_turn", air, 0, int(s.setup.turns))
    s.air_gone = r.list_of("air_gone", air, 0, 2)


def read_stack(s: Position, value: object) -> list[Frame]:
    if not isinstance(value, list) or not value:
        raise ValueError("stack: expected one frame or more")
    frames = [sound_frame(s, f"stack[{i}]", value[i]) for i in range(len(value))]
    if frames[0].kind != PHASE or frames[-1].kind == MARCH:
        raise ValueError("stack: expected a phase below and a decision on top")
    if s.turn == 0 and frames[-1].kind not in (PREPARE, DEPLOY):
        raise ValueError("stack: expected a set-up decision before the first turn")
    for i in range(len(frames)):
        check_owner(s, f"stack[{i}]", frames[i].kind, frames[i].a)
    return frames


def sound_frame(s: Position, field: str, value: object) -> Frame:
    frame = read_frame(field, value, FACE)
    whole(f"{field}[1]", int(frame.a), 0, first_of_frame(s, int(frame.kind)))
    if frame.kind == AREA:
        whole(f"{field}[2]", int(frame.b), 0, int(s.setup.count()) - 1)
        whole(f"{field}[5]", int(frame.c), SHAKEN, SUPPRESSED)
    return frame


def first_of_frame(s: Position, kind: int) -> int:
    """The highest `a` a frame may have: a unit, an air unit, a side."""
    if kind in (PHASE, PREPARE):
        return 0
    if kind == DEPLOY:
        return 1
    return len(s.setup.air_side) - 1 if kind in (FLY, BOMB) else int(s.setup.count()) - 1


def check_owner(s: Position, field: str, kind: i64, a: i64) -> None:
    """Whoever acts in a frame belongs to the active side and can do what is asked of it."""
    if kind in (FLY, BOMB):
        fits = s.setup.air_side[a] == s.active
    elif kind in (AIM, SCREEN):
        fits = s.setup.side[a] == s.active and s.setup.indirect[a] >= 0
    elif kind in (ORDER, MARCH, REACT, FACE):
        fits = s.setup.side[a] == s.active and (s.on_table(a) or kind == ORDER)
    else:
        fits = True
    if not fits:
        raise ValueError(f"{field}[1]: expected a unit of the active side that can do this")
