"""Groups: shared activations and group actions (9.0 to 9.2).

A group is made unit by unit (JOIN); then one action is chosen for all. A move, like hiding, goes on in a GROUP_GO
frame: a means, b the highest cost so far, x the verb (GO or HIDE), y the member whose choice it is, c CAP added, d the
card it is done by or -1.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from caposaldo.games.storms import entry, hidden, movement, turns
from caposaldo.games.storms.state import (
    ACTED,
    BY_CARD,
    GO,
    GROUP_GO,
    HIDDEN,
    HIDE,
    JOIN,
    LOOK,
    MEMBER,
    ON_MAP,
    SNEAK,
    TURN,
    WAITING,
    Field,
)
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Refusal
from caposaldo.kernel.hexes import NOWHERE


def members(s: Field) -> vec[i64]:
    """Units that take part in the action at hand."""
    found: vec[i64] = vec[i64]([])
    for unit in range(s.ground.count()):
        if s.flags[unit] & MEMBER != 0:
            found = append(found, unit)
    return found


def size(s: Field) -> i64:
    count: i64 = 0
    for flags in s.flags:
        if flags & MEMBER != 0:
            count += 1
    return count


# ---------------------------------------------------------------- who belongs to it (9.1, 9.2)
def joins(s: Field, frame: Frame) -> list[Action]:
    """Units that may join the group of the ACT frame: with a member or next to one (9.2), able by its means."""
    found: list[Action] = []
    if not takes_groups(s, frame):
        return found
    all_go = goes_as_one(s, frame)
    for unit in range(s.ground.count()):
        if s.ground.side[unit] == s.side and s.flags[unit] & MEMBER == 0:
            if s.place[unit] == ON_MAP or s.place[unit] == WAITING:
                if by_status(s, unit, frame.b) and is_next_to_group(s, unit):
                    if (all_go and finds_way(s, unit, frame)) or fits(s, frame, unit):
                        found.append(Action(JOIN, unit))
    return found


def goes_as_one(s: Field, frame: Frame) -> bool:
    """The group could move: then it can take in all who can move too, whatever else there is to do."""
    for unit in range(s.ground.count()):
        if s.flags[unit] & MEMBER != 0 and not finds_way(s, unit, frame):
            return False
    return True


def finds_way(s: Field, unit: i64, frame: Frame) -> bool:
    if movement.can_step(s, unit, frame.b, frame.c):
        return True
    return s.has(unit, HIDDEN) and len(hidden.sneaks(s, unit, frame.b, frame.c, 0)) > 0


def refuse_join(s: Field, frame: Frame, a: Action) -> Refusal | None:
    unit = a.a
    if not 0 <= unit < s.ground.count() or s.ground.side[unit] != s.side:
        return Refusal("9.1", "st-take-not-yours")
    if s.has(unit, MEMBER):
        return Refusal("9.1", "st-join-already", {"unit": s.ref(unit)})
    absent = turns.refuse_place(s, unit)
    if absent is not None:
        return absent
    if not takes_groups(s, frame):
        return Refusal("9.2d", "st-join-card", {"card": s.card_ref(frame.d)})
    if not by_status(s, unit, frame.b):
        return turns.refuse_status(s, unit, frame.b)
    if not is_next_to_group(s, unit):
        return Refusal("9.2", "st-join-apart", {"unit": s.ref(unit)})
    return None if fits(s, frame, unit) else Refusal("9.1", "st-join-nothing", {"unit": s.ref(unit)})


def takes_groups(s: Field, frame: Frame) -> bool:
    """Some cards are for one unit only (9.2d)."""
    return frame.d < 0 or s.ground.cards[frame.d].group


def by_status(s: Field, unit: i64, means: i64) -> bool:
    """On AP and by opportunity as for one unit; CAP and cards take units in any state (9.2a to 9.2d)."""
    return means == BY_CARD or turns.allowed(s, unit, means)


def is_next_to_group(s: Field, unit: i64) -> bool:
    """In the hex of a member or in one next to it: so the group is a chain (9.2)."""
    for other in range(s.ground.count()):
        if s.flags[other] & MEMBER != 0 and touches(s, unit, other):
            return True
    return False


def touches(s: Field, unit: i64, other: i64) -> bool:
    if s.hex[unit] >= 0 and s.hex[other] >= 0:
        return s.ground.grid.distance(s.hex[unit], s.hex[other]) <= 1
    return s.hex[unit] < 0 and s.hex[other] < 0 and entry.enter_together(s, unit, other)


def fits(s: Field, frame: Frame, unit: i64) -> bool:
    """There is still something that all can do together; the marks are put back."""
    flags = s.flags[unit]
    s.mark(unit, MEMBER)
    found = turns.any_action(s, frame)
    s.flags[unit] = flags
    return found


def join(s: Field, frame: Frame, a: Action) -> None:
    s.mark(a.a, MEMBER)


# ---------------------------------------------------------------- what it can do (9.1.1, 9.1.4)
def acts(s: Field, frame: Frame) -> list[Action]:
    """GO and TURN of a group; every member then chooses for itself."""
    found: list[Action] = []
    for verb in (GO, TURN):
        if refuse_act(s, frame, Action(verb, 0, NOWHERE)) is None:
            found.append(Action(verb, 0, NOWHERE))
    return found


def refuse_act(s: Field, frame: Frame, a: Action) -> Refusal | None:
    """Each member must be able to do it by itself, at a price that can be paid (9.1.1)."""
    if a.b != NOWHERE or a.x != 0:
        return Refusal("9.1.1", "st-group-each-chooses")
    for unit in members(s):
        if a.kind == TURN:
            refused = movement.refuse_turning(s, frame, unit)
            if refused is not None:
                return refused
        elif not finds_way(s, unit, frame):
            return Refusal("9.1.1", "st-group-stuck", {"unit": s.ref(unit)})
    return None


def ways(s: Field, unit: i64, means: i64, added: i64, least: i64) -> list[Action]:
    """Where a member can go, openly or, if it is hidden, unseen; the highest cost of all is paid once (9.1.1a)."""
    found = movement.steps(s, unit, means, added, least)
    if s.has(unit, HIDDEN):
        found += hidden.sneaks(s, unit, means, added, least)
    return found


# ---------------------------------------------------------------- one after the other
def begin(s: Field, frame: Frame, verb: i64) -> None:
    """The ACT frame is gone; the first member chooses. Turning costs 1 AP for all (9.1.4)."""
    if verb == TURN:
        turns.pay(s, frame.b, frame.c, turns.TURN_COST)
        for unit in members(s):
            s.push(Frame(LOOK, unit))
        return
    go_on(s, Frame(GROUP_GO, frame.b, 0, verb, -1, frame.c, frame.d), len(s.stack))


def go_on(s: Field, frame: Frame, depth: i64) -> None:
    """The next member that has somewhere to go is asked, below what is still to be answered; when there is none left
    the group has done its action, and pays (9.1.1)."""
    for unit in members(s):
        if s.flags[unit] & ACTED == 0:
            frame.y = unit
            if len(options(s, frame)) > 0:
                s.stack.insert(depth, frame)
                return
            s.unmark(unit, MEMBER)
    turns.pay(s, frame.a, frame.c, frame.b)
    if frame.x == HIDE:
        hidden.betray(s)


def options(s: Field, frame: Frame) -> list[Action]:
    """GROUP_GO: where the next member goes; the highest cost of all is paid once (9.1.1, 9.1.1a)."""
    if frame.x == HIDE:
        return hidden.hides(s, frame.y, frame.a, frame.c)
    found = ways(s, frame.y, frame.a, frame.c, frame.b)
    if not hidden.may_sneak(s, frame):
        found = movement.steps(s, frame.y, frame.a, frame.c, frame.b)
    if s.hex[frame.y] >= 0:
        return found
    return [a for a in found if is_with_those_who_entered(s, a.b)]


def is_with_those_who_entered(s: Field, h: i64) -> bool:
    """Who enters as a group enters in the same hex or in one next to it (5.1, 9.2)."""
    nobody = True
    for unit in members(s):
        if s.flags[unit] & ACTED != 0 and s.hex[unit] >= 0:
            if s.ground.grid.distance(s.hex[unit], h) <= 1:
                return True
            nobody = False
    return nobody


def refuse(s: Field, frame: Frame, a: Action) -> Refusal | None:
    if (a.kind == HIDE) != (frame.x == HIDE):
        return Refusal("9.1", "st-group-same-action")
    unit = frame.y
    if a.kind == HIDE:
        return hidden.refuse_hide(s, unit, a.b, frame.a, frame.c)
    if a.kind == SNEAK and not hidden.may_sneak(s, frame):
        return hidden.by_card()
    if a.kind == SNEAK:
        return hidden.refuse_sneak(s, unit, a.b, frame.a, frame.c, frame.b)
    refused = movement.refuse_step(s, unit, a, frame.a, frame.c, frame.b)
    if refused is None and s.hex[unit] < 0 and not is_with_those_who_entered(s, a.b):
        return Refusal("9.2", "st-join-apart", {"unit": s.ref(unit)})
    return refused


def perform(s: Field, frame: Frame, a: Action) -> None:
    s.pop()
    depth = len(s.stack)
    unit = frame.y
    s.mark(unit, ACTED)
    twice = movement.is_two_hexes(s, frame)
    if a.kind == HIDE:
        frame.b = hidden.HIDING
        hidden.hide(s, unit, a.b)
    elif a.kind == SNEAK:
        frame.b = max(frame.b, hidden.price(s, unit, a.b))
        hidden.sneak(s, unit, a.b, twice)
    else:
        frame.b = max(frame.b, movement.price(s, unit, a.b, a.x))
        movement.go(s, unit, a.b, a.x, twice)
    go_on(s, frame, depth)
