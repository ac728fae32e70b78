"""Advance after combat (10.5)."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.position import ADVANCED, ESCORTED, FOUGHT, JOINED, Position
from caposaldo.games.traces.rules import control, nearby, stacking
from caposaldo.games.traces.rules.decision import Decision
from caposaldo.games.traces.verbs import ADVANCE, END
from caposaldo.kernel.game import COMMON, ENDS_NOTHING, ENDS_PHASE, NEXT, Message, Params, Refusal, Todo
from caposaldo.kernel.hexes import NOWHERE


# ---------------------------------------------------------------- who may go where
def is_empty(s: Position, target: i64) -> bool:
    """All defenders have retreated or are eliminated (10.5a)."""
    return s.holder(target) != 1 - s.active


def waits(s: Position, unit: i64) -> bool:
    """It attacked, or it is an HQ that stood with an attacker, and has not advanced (10.5a, 10.5b)."""
    return s.flags[unit] & (JOINED | ESCORTED) != 0 and s.flags[unit] & ADVANCED == 0 and s.on_map(unit)


def ends(s: Position, unit: i64, target: i64) -> vec[i64]:
    """Where the unit may end: the attacked hex first, then the hexes around it (10.5d)."""
    found: vec[i64] = vec[i64]([])
    if forbids(s, unit, target, target) == "":
        found = append(found, target)
    if s.setup.mechanised[unit] == 0 and not s.setup.is_hq(unit):
        return found
    for d in range(6):
        h = s.setup.way[6 * target + d]
        if h >= 0 and forbids(s, unit, target, h) == "":
            found = append(found, h)
    return found


def forbids(s: Position, unit: i64, target: i64, h: i64) -> str:
    """The key of what forbids the unit to end its advance in the hex, the attacked one or one next to it; empty if
    nothing does."""
    reason = too_far(s, unit, target, h) if h != target else alone(s, unit, target)
    if reason == "" and s.holder(h) == 1 - s.active:
        return "tr-advance-enemy"
    if reason == "" and not stacking.fits(s, unit, h):
        return "tr-advance-stacking"
    return reason


def alone(s: Position, unit: i64, target: i64) -> str:
    """An HQ that did not attack goes nowhere before a combat unit of its hex (10.5b)."""
    if s.has(unit, JOINED) or leads(s, unit, target, target):
        return ""
    return "tr-advance-hq"


def too_far(s: Position, unit: i64, target: i64, h: i64) -> str:
    """Two hexes are for mechanised units (10.5b) that have not crossed an unbridged major river and do not cross one
    now (10.5e); an HQ goes where such a unit of its hex went."""
    setup = s.setup
    if setup.is_hq(unit):
        return "" if h != s.hex[unit] and leads(s, unit, target, h) else "tr-advance-hq"
    if setup.mechanised[unit] == 0:
        return "tr-advance-one-hex"
    d = setup.grid.direction(target, h)
    if setup.way[6 * target + d] < 0:
        return "tr-advance-blocked"
    if setup.unbridged_major(6 * target + d):
        return "tr-advance-river-second"
    if setup.unbridged_major(6 * target + setup.grid.direction(target, s.base[unit])):
        return "tr-advance-river-first"
    return ""


def leads(s: Position, hq: i64, target: i64, h: i64) -> bool:
    """A combat unit that attacked from the hex of this HQ has come to the hex, or through it (10.5b)."""
    if not s.has(hq, ESCORTED):
        return False
    for unit in range(s.setup.count()):
        if s.flags[unit] & ADVANCED != 0 and s.base[unit] == s.base[hq] and not s.setup.is_hq(unit):
            if h == target or s.hex[unit] == h:
                return True
    return False


# ---------------------------------------------------------------- why not
def refuse_advance(s: Position, unit: i64, target: i64, h: i64) -> Refusal | None:
    if not 0 <= unit < s.setup.count() or not waits(s, unit):
        return Refusal("10.5a", "tr-advance-not-attacker")
    if not is_empty(s, target):
        return Refusal("10.5a", "tr-advance-not-empty", {"hex": s.hex_ref(target)})
    named: Params = {"unit": s.ref(unit), "hex": s.hex_ref(target)}
    if not 0 <= h < s.setup.count_hexes:
        return Refusal("10.5d", "tr-advance-elsewhere", named)
    if h != target and s.setup.grid.direction(target, h) == NOWHERE:
        return Refusal("10.5d", "tr-advance-elsewhere", named)
    key = forbids(s, unit, target, h)
    return None if key == "" else Refusal(rule_of(key), key, {"unit": s.ref(unit), "hex": s.hex_ref(h)})


def rule_of(key: str) -> str:
    if key in ("tr-advance-hq", "tr-advance-one-hex"):
        return "10.5b"
    return "10.5e" if key in ("tr-advance-river-first", "tr-advance-river-second") else "10.5f"


# ---------------------------------------------------------------- the advance itself
def advance(s: Position, unit: i64, target: i64, h: i64) -> None:
    """Through the attacked hex (10.5d), at no cost and whatever zones of control there are (10.5c)."""
    s.mark(unit, ADVANCED)
    left = s.hex[unit]
    control.enter(s, unit, target)
    if h != target:
        control.enter(s, unit, h)
    if s.events is not None:
        key = "tr-advances" if h == target else "tr-advances-through"
        s.tell("10.5b", key, {
            "unit": s.ref(unit), "from": s.hex_ref(left), "to": s.hex_ref(h), "through": s.hex_ref(target),
        })  # fmt: skip
    control.settle(s)


def close(s: Position) -> None:
    """The combat is over: who attacked has fought (10.0b)."""
    for unit in range(s.setup.count()):
        flags = s.flags[unit]
        if flags & (JOINED | ESCORTED | ADVANCED) != 0:
            s.flags[unit] = flags & ~(JOINED | ESCORTED | ADVANCED)
            s.base[unit] = NOWHERE
            if flags & JOINED != 0:
                s.mark(unit, FOUGHT)


# ---------------------------------------------------------------- the decision
class Advances(Decision):
    """Attackers go into the hex they attacked, and mechanised ones beyond it (10.5)."""

    RULE: ClassVar = "10.5a"
    VERBS: ClassVar = (ADVANCE, END)

    def __init__(self, attacked: i64) -> None:
        self.attacked = attacked

    def about_hex(self) -> i64:
        return self.attacked

    def options(self, s: Position, seat: i64) -> list[Action]:
        found: list[Action] = []
        if is_empty(s, self.attacked):
            for unit in range(s.setup.count()):
                if s.flags[unit] & (JOINED | ESCORTED) != 0 and waits(s, unit):
                    for h in ends(s, unit, self.attacked):
                        found.append(Action(ADVANCE, unit, h))
        found.append(Action(END))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        units = [u for u in nearby.own_units(s, s.active) if s.has(u, JOINED) or s.has(u, ESCORTED)]
        hexes = [int(self.attacked), *nearby.around(s, self.attacked, 1)]
        return [Action(ADVANCE, u, h) for u in units for h in hexes]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        return None if action.verb == END else refuse_advance(s, action.unit, self.attacked, action.hex)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == ADVANCE:
            advance(s, action.unit, self.attacked, action.hex)
        else:
            s.pop()
            close(s)

    def able(self, s: Position) -> list[int]:
        """Units that could take the hex, while nobody of the side is in it."""
        if s.holder(self.attacked) == s.active:
            return []
        return nearby.front_first(s, sorted({int(a.unit) for a in s.options(s.seat[s.active]) if a.verb == ADVANCE}))

    def todo(self, s: Position, seat: i64) -> Todo:
        units = self.able(s)
        said = Message("10.5a", "tr-todo-advances", {"count": len(units)}) if len(units) > 0 else None
        return Todo(units, 0, said)

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PHASE if action.verb == END else ENDS_NOTHING

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        waiting = s.holder(self.attacked) != s.active
        return NEXT if waiting == (action.verb == ADVANCE) else COMMON

    def loses(self, s: Position, seat: i64, action: Action) -> Message | None:
        units = self.able(s) if action.verb == END else []
        if len(units) == 0:
            return None
        params: Params = {"hex": s.hex_ref(self.attacked), "count": len(units), "units": nearby.labels(s, units)}
        return Message("10.5a", "tr-loses-advances", params)

    def is_forced(self) -> bool:
        return True

    def check(self, s: Position, at: str) -> None:
        self.check_active(s)
        self.check_hex(s, f"{at}.attacked", self.attacked)
