"""The effects of drawn chits: HQ activation, STAVKA, OKH (4.3A to 4.3F)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.position import (
    ACTIVE,
    COMBAT_FIRST,
    MODE_NAMES,
    MOVE_FIRST,
    NAMED,
    ON_MAP,
    Position,
)
from caposaldo.games.traces.rules import control, headquarters, nearby, negotiation
from caposaldo.games.traces.rules.combat import Combat
from caposaldo.games.traces.rules.decision import Decision
from caposaldo.games.traces.rules.movement import Move
from caposaldo.games.traces.setup import AXIS, SOVIET
from caposaldo.games.traces.verbs import (
    ACTIVATE,
    CALL_HQ,
    COMMAND,
    END,
    NAME,
    NEGOTIATE,
    PASS,
    SET_MODE,
)
from caposaldo.kernel.fields import filled
from caposaldo.kernel.game import COMMON, ENDS_NOTHING, ENDS_PHASE, NEXT, Message, Params, Refusal, Todo
from caposaldo.kernel.reading import FAR, whole


# ---------------------------------------------------------------- activation
def activate(s: Position, hq: i64, mode: i64) -> None:
    """The HQ and all friendly combat units in its command range are activated (4.3A, 2.3h); `mode` is -1 if it is still
    to be picked. An HQ that is not on the map activates nobody."""
    if not s.on_map(hq):
        s.tell("4.3A", "tr-hq-absent", {"hq": s.ref(hq)})
        return
    side = s.setup.side[hq]
    s.active = side
    s.push(EndActivation())
    s.mark(hq, ACTIVE)
    count = activate_range(s, hq)
    s.tell("4.3A", "tr-hq-activated", {"hq": s.ref(hq), "count": int(count)})
    if mode >= 0:
        set_mode(s, mode)
        return
    s.push(Mode())
    if side == AXIS and len(others_in_range(s, hq)) > 0:
        s.push(SecondHq(hq))


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
        s.push(Combat())
        s.push(Move())
    elif mode == COMBAT_FIRST:
        s.push(Move())
        s.push(Combat())
    else:
        s.push(Combat())


def hqs_of(s: Position, side: i64) -> list[int]:
    """HQs of the side on the map."""
    setup = s.setup
    return [u for u in range(len(s.hex)) if s.hex[u] >= 0 and setup.side[u] == side and setup.is_hq(u)]


# ---------------------------------------------------------------- OKH Command
def command_size(s: Position) -> i64:
    """Units that an OKH Command activates, by the crossing points in Soviet hands (4.2.2c, T-okh)."""
    table = s.setup.charts.okh
    return table[min(control.crossings(s), len(table) - 1)]


def units_to_name(s: Position) -> list[int]:
    """Axis units anywhere, HQs too, that are not named yet: command range does not matter (4.2.2c)."""
    side = s.setup.side
    return [u for u in range(len(s.hex)) if s.hex[u] >= 0 and side[u] == AXIS and not s.has(u, NAMED)]


def activate_named(s: Position) -> None:
    """The named units are activated together, in one action mode (4.2.2c); HQs among them activate nobody."""
    count: i64 = 0
    for unit in range(len(s.flags)):
        if s.has(unit, NAMED):
            s.mark(unit, ACTIVE)
            count += 1
    s.tell("4.2.2c", "tr-command-begins", {"count": int(count)})
    if count > 0:
        s.active = AXIS
        s.push(EndActivation())
        s.push(Mode())


# ---------------------------------------------------------------- why not
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
    if command_size(s) == 0 or len(units_to_name(s)) == 0:
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


# ---------------------------------------------------------------- decisions of an activation
class SecondHq(Decision):
    """An Axis HQ is activated: a second one within its command range? (4.3A)"""

    RULE: ClassVar = "4.3A"
    VERBS: ClassVar = (CALL_HQ, PASS)

    def __init__(self, hq: i64) -> None:
        self.hq = hq

    def side(self, s: Position) -> i64:
        return AXIS

    def about_unit(self) -> i64:
        return self.hq

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [Action(CALL_HQ, hq) for hq in others_in_range(s, self.hq)] + [Action(PASS)]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(CALL_HQ, hq) for hq in nearby.own_hqs(s, AXIS)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return refuse_second(s, self.hq, action.unit) if action.verb == CALL_HQ else None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        if action.verb == CALL_HQ:
            s.mark(action.unit, ACTIVE)
            s.tell("4.3A", "tr-second-activated", {"unit": s.ref(action.unit)})

    def check(self, s: Position, at: str) -> None:
        self.check_hq(s, f"{at}.hq", self.hq, ON_MAP)


class Mode(Decision):
    """Movement first, or combat first? (4.3A1)"""

    RULE: ClassVar = "4.3A1"
    VERBS: ClassVar = (SET_MODE,)

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [Action(SET_MODE, MOVE_FIRST), Action(SET_MODE, COMBAT_FIRST)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.mode != MOVE_FIRST and action.mode != COMBAT_FIRST:
            return Refusal("4.3A1", "tr-mode-unknown")
        return None

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.mode == MOVE_FIRST else COMMON

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        s.tell("4.3A1", "tr-mode-set", {"mode": f"@tr-mode-{MODE_NAMES[action.mode]}"})
        set_mode(s, action.mode)

    def check(self, s: Position, at: str) -> None:
        self.check_active(s)


class EndActivation(Decision):
    """The activation is over: nobody is active any more."""

    def run_on(self, s: Position) -> bool:
        s.pop()
        s.flags = filled(len(s.flags), 0)
        s.attacked = filled(0, 0)
        s.active = -1
        s.mode = MOVE_FIRST
        return True

    def check(self, s: Position, at: str) -> None:
        self.check_active(s)


# ---------------------------------------------------------------- decisions of chits
class Stavka(Decision):
    """The STAVKA chit is drawn: which Soviet HQ is activated? (4.3E)"""

    RULE: ClassVar = "4.3E"
    VERBS: ClassVar = (ACTIVATE,)

    def side(self, s: Position) -> i64:
        return SOVIET

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [Action(ACTIVATE, hq) for hq in hqs_of(s, SOVIET)]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(ACTIVATE, hq) for hq in nearby.own_hqs(s, SOVIET)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return refuse_hq(s, SOVIET, action.unit, "4.3E")

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        activate(s, action.unit, -1)


class Okh(Decision):
    """An OKH chit is played: an HQ, a Command, or a Negotiation? The last only for a chit from the cup (4.2.2c,
    4.2.2d)."""

    RULE: ClassVar = "4.3F"
    VERBS: ClassVar = (ACTIVATE, COMMAND, NEGOTIATE)

    def __init__(self, interrupt: i64) -> None:
        self.interrupt = interrupt  # 1: it interrupts another chit

    def side(self, s: Position) -> i64:
        return AXIS

    def prompt_key(self) -> str:
        return "tr-prompt-okh-interrupt" if self.interrupt == 1 else "tr-prompt-okh"

    def options(self, s: Position, seat: i64) -> list[Action]:
        found = [Action(ACTIVATE, hq) for hq in hqs_of(s, AXIS)]
        if command_size(s) > 0 and len(units_to_name(s)) > 0:
            found.append(Action(COMMAND))
        if self.interrupt == 0:
            found.append(Action(NEGOTIATE))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(ACTIVATE, hq) for hq in nearby.own_hqs(s, AXIS)] + [Action(COMMAND), Action(NEGOTIATE)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == ACTIVATE:
            return refuse_hq(s, AXIS, action.unit, "4.3F")
        if action.verb == COMMAND:
            return refuse_command(s)
        return Refusal("4.2.2d", "tr-interrupt-no-negotiation") if self.interrupt == 1 else None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        if action.verb == ACTIVATE:
            activate(s, action.unit, -1)
        elif action.verb == COMMAND:
            s.push(OkhCommand(command_size(s)))
        else:
            negotiation.begin(s)

    def check(self, s: Position, at: str) -> None:
        whole(f"{at}.interrupt", int(self.interrupt), 0, 1)


class OkhCommand(Decision):
    """An OKH Command names its units one by one (4.2.2c)."""

    RULE: ClassVar = "4.2.2c"
    VERBS: ClassVar = (NAME, END)

    def __init__(self, left: i64) -> None:
        self.left = left  # units that may still be named

    def side(self, s: Position) -> i64:
        return AXIS

    def prompt_params(self, s: Position) -> Params:
        return {"count": int(self.left)}

    def amount(self) -> i64:
        return self.left

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [Action(NAME, unit) for unit in units_to_name(s)] + [Action(END)]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(NAME, unit) for unit in nearby.own_units(s, AXIS)] + [Action(END)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return refuse_name(s, action.unit) if action.verb == NAME else None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        if action.verb == NAME:
            s.mark(action.unit, NAMED)
            s.tell("4.2.2c", "tr-unit-named", {"unit": s.ref(action.unit)})
            if self.left > 1 and len(units_to_name(s)) > 0:
                s.push(OkhCommand(self.left - 1))
                return
        activate_named(s)

    def todo(self, s: Position, seat: i64) -> Todo:
        return Todo(nearby.front_first(s, units_to_name(s)))

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PHASE if action.verb == END else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.verb == NAME else COMMON

    def loses(self, s: Position, seat: i64, action: Action) -> Message | None:
        if action.verb != END or len(units_to_name(s)) == 0:
            return None
        return Message("4.2.2c", "tr-loses-names", {"count": int(self.left)})

    def check(self, s: Position, at: str) -> None:
        whole(f"{at}.left", int(self.left), 0, FAR)
