"""What chits set going: HQ activation, STAVKA, OKH (4.3A to 4.3F)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.traces.position import (
    ACTIVE,
    CALL,
    CLOSE,
    COMBAT,
    COMBAT_FIRST,
    MODE,
    MODE_NAMES,
    MOVE,
    MOVE_FIRST,
    NAMED,
    OKH,
    SECOND,
    STAVKA,
    Position,
)
from caposaldo.games.traces.rules import control, headquarters, negotiation
from caposaldo.games.traces.setup import AXIS, SOVIET
from caposaldo.games.traces.verbs import ACTIVATE, CALL_HQ, COMMAND, END, NAME, NEGOTIATE, PASS, SET_MODE
from caposaldo.kernel.frames import Frame, filled
from caposaldo.kernel.game import Action, Refusal


# ---------------------------------------------------------------- activation
def activate(s: Position, hq: i64, mode: i64) -> None:
    """The HQ and all friendly combat units in its command range are activated (4.3A, 2.3h); `mode` is -1 if it is still
    to be picked. An HQ that is not on the map activates nobody."""
    if not s.on_map(hq):
        s.tell("4.3A", "tr-hq-absent", {"hq": s.ref(hq)})
        return
    side = s.setup.side[hq]
    s.active = side
    s.push(Frame(CLOSE))
    s.mark(hq, ACTIVE)
    count = activate_range(s, hq)
    s.tell("4.3A", "tr-hq-activated", {"hq": s.ref(hq), "count": int(count)})
    if mode >= 0:
        set_mode(s, mode)
        return
    s.push(Frame(MODE))
    if side == AXIS and len(others_in_range(s, hq)) > 0:
        s.push(Frame(SECOND, hq))


def activate_range(s: Position, hq: i64) -> i64:
    """Combat units of its side in the command range; other HQs are not among them (4.3A)."""
    side = s.setup.side[hq]
    count: i64 = 0
    for h in headquarters.commanded(s, hq):
        if s.holder(h) != side:
            continue
        unit = s.first[h]
        while unit >= 0:
            if not s.setup.is_hq(unit):
                s.mark(unit, ACTIVE)
                count += 1
            unit = s.next[unit]
    return count


def others_in_range(s: Position, hq: i64) -> list[int]:
    """HQs of the same side within the command range, itself left out (4.3A)."""
    found: list[int] = []
    for h in headquarters.commanded(s, hq):
        unit = s.first[h]
        while unit >= 0:
            if unit != hq and s.setup.is_hq(unit) and s.setup.side[unit] == s.setup.side[hq]:
                found.append(int(unit))
            unit = s.next[unit]
    found.sort()
    return found


def set_mode(s: Position, mode: i64) -> None:
    """Both segments in the order of the mode (4.3A1, 4.3A2), or combat alone (12.1a)."""
    s.mode = mode
    if mode == MOVE_FIRST:
        s.push(Frame(COMBAT))
        s.push(Frame(MOVE))
    elif mode == COMBAT_FIRST:
        s.push(Frame(MOVE))
        s.push(Frame(COMBAT))
    else:
        s.push(Frame(COMBAT))


def close(s: Position) -> None:
    """The activation is over: nobody is active any more."""
    s.flags = filled(len(s.flags), 0)
    s.attacked = filled(0, 0)
    s.active = -1
    s.mode = MOVE_FIRST


# ---------------------------------------------------------------- OKH Command
def command_size(s: Position) -> i64:
    """Units that an OKH Command activates, by the crossing points in Soviet hands (4.2.2c, T-okh)."""
    table = s.setup.charts.okh
    return table[min(control.crossings(s), len(table) - 1)]


def callable_units(s: Position) -> list[int]:
    """Axis units anywhere, HQs too, that are not named yet: command range does not matter (4.2.2c)."""
    side = s.setup.side
    return [u for u in range(len(s.hex)) if s.hex[u] >= 0 and side[u] == AXIS and not s.has(u, NAMED)]


def name(s: Position, frame: Frame, unit: i64) -> None:
    s.mark(unit, NAMED)
    frame.a -= 1
    s.tell("4.2.2c", "tr-unit-named", {"unit": s.ref(unit)})
    if frame.a == 0 or len(callable_units(s)) == 0:
        go_ahead(s)


def go_ahead(s: Position) -> None:
    """The named units are activated together, in one action mode (4.2.2c); HQs among them activate nobody."""
    s.pop()
    count: i64 = 0
    for unit in range(len(s.flags)):
        if s.has(unit, NAMED):
            s.mark(unit, ACTIVE)
            count += 1
    s.tell("4.2.2c", "tr-command-begins", {"count": int(count)})
    if count > 0:
        s.active = AXIS
        s.push(Frame(CLOSE))
        s.push(Frame(MODE))


# ---------------------------------------------------------------- decisions
def hqs_of(s: Position, side: i64) -> list[int]:
    """HQs of the side on the map."""
    setup = s.setup
    return [u for u in range(len(s.hex)) if s.hex[u] >= 0 and setup.side[u] == side and setup.is_hq(u)]


def options(s: Position, frame: Frame) -> list[Action]:
    if frame.kind == MODE:
        return [Action(SET_MODE, MOVE_FIRST), Action(SET_MODE, COMBAT_FIRST)]
    if frame.kind == STAVKA:
        return [Action(ACTIVATE, hq) for hq in hqs_of(s, SOVIET)]
    if frame.kind == OKH:
        return okh_options(s, frame)
    if frame.kind == SECOND:
        return [Action(CALL_HQ, hq) for hq in others_in_range(s, frame.a)] + [Action(PASS)]
    if frame.kind == CALL:
        return [Action(NAME, unit) for unit in callable_units(s)] + [Action(END)]
    return []


def okh_options(s: Position, frame: Frame) -> list[Action]:
    """An HQ, a Command, or a Negotiation, the last only for a chit from the cup (4.2.2c, 4.2.2d)."""
    found = [Action(ACTIVATE, hq) for hq in hqs_of(s, AXIS)]
    if command_size(s) > 0 and len(callable_units(s)) > 0:
        found.append(Action(COMMAND))
    if frame.a == 0:
        found.append(Action(NEGOTIATE))
    return found


def refuse(s: Position, frame: Frame, a: Action) -> Refusal | None:
    if a.kind == ACTIVATE:
        return refuse_hq(s, AXIS if frame.kind == OKH else SOVIET, a.a, "4.3F" if frame.kind == OKH else "4.3E")
    if a.kind == COMMAND:
        return refuse_command(s)
    if a.kind == NEGOTIATE:
        return Refusal("4.2.2d", "tr-interrupt-no-negotiation") if frame.a == 1 else None
    if a.kind == CALL_HQ:
        return refuse_second(s, frame.a, a.a)
    if a.kind == NAME:
        return refuse_name(s, a.a)
    if a.kind == SET_MODE and a.a != MOVE_FIRST and a.a != COMBAT_FIRST:
        return Refusal("4.3A1", "tr-mode-unknown")
    return None


def refuse_hq(s: Position, side: i64, unit: i64, rule: str) -> Refusal | None:
    """Any HQ of the side that stands on the map."""
    if not 0 <= unit < len(s.hex):
        return Refusal(rule, "tr-unit-unknown")
    if not s.setup.is_hq(unit):
        return Refusal(rule, "tr-not-an-hq", {"unit": s.ref(unit)})
    if s.setup.side[unit] != side:
        return Refusal(rule, "tr-hq-of-the-enemy", {"unit": s.ref(unit)})
    if not s.on_map(unit):
        return Refusal(rule, "tr-unit-not-on-map", {"unit": s.ref(unit)})
    return None


def refuse_command(s: Position) -> Refusal | None:
    if command_size(s) == 0 or len(callable_units(s)) == 0:
        return Refusal("4.2.2c", "tr-command-nobody")
    return None


def refuse_second(s: Position, hq: i64, other: i64) -> Refusal | None:
    """One other Axis HQ within the command range (4.3A)."""
    problem = refuse_hq(s, AXIS, other, "4.3A")
    if problem is not None:
        return problem
    if other == hq:
        return Refusal("4.3A", "tr-second-itself", {"hq": s.ref(hq)})
    if int(other) not in others_in_range(s, hq):
        return Refusal("4.3A", "tr-second-too-far", {"hq": s.ref(hq), "unit": s.ref(other)})
    return None


def refuse_name(s: Position, unit: i64) -> Refusal | None:
    """Any Axis unit on the map, each once (4.2.2c)."""
    if not 0 <= unit < len(s.hex):
        return Refusal("4.2.2c", "tr-unit-unknown")
    if s.setup.side[unit] != AXIS:
        return Refusal("4.2.2c", "tr-name-enemy", {"unit": s.ref(unit)})
    if not s.on_map(unit):
        return Refusal("4.2.2c", "tr-unit-not-on-map", {"unit": s.ref(unit)})
    if s.has(unit, NAMED):
        return Refusal("4.2.2c", "tr-name-twice", {"unit": s.ref(unit)})
    return None


def perform(s: Position, frame: Frame, a: Action) -> None:
    if a.kind == NAME:
        name(s, frame, a.a)
    elif a.kind == END:
        go_ahead(s)
    else:
        s.pop()
        order(s, a)


def order(s: Position, a: Action) -> None:
    """Decisions that are over with one answer; their frame is gone already."""
    if a.kind == SET_MODE:
        s.tell("4.3A1", "tr-mode-set", {"mode": f"@tr-mode-{MODE_NAMES[a.a]}"})
        set_mode(s, a.a)
    elif a.kind == ACTIVATE:
        activate(s, a.a, -1)
    elif a.kind == COMMAND:
        s.push(Frame(CALL, command_size(s)))
    elif a.kind == NEGOTIATE:
        negotiation.begin(s)
    elif a.kind == CALL_HQ:
        s.mark(a.a, ACTIVE)
        s.tell("4.3A", "tr-second-activated", {"unit": s.ref(a.a)})
