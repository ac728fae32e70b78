"""What a unit or a group does with one action: move, fire, turn, recover, hide, use a weapon card (2.2, 9.1, 9.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.position import ACT, BY_AP, BY_CARD, HIDDEN, MEMBER, ON_MAP, WAITING, Position
from caposaldo.games.storms.rules import (
    action_points,
    current_action,
    facing,
    fire,
    groups,
    hidden_movement,
    movement,
    recovery,
    second_hex,
    weapon_cards,
)
from caposaldo.games.storms.rules.facing import TURN_COST
from caposaldo.games.storms.rules.hidden_movement import HIDING
from caposaldo.games.storms.verbs import ADD_CAP, EXIT, FIRE, GO, HIDE, JOIN, RECOVER, SNEAK, THROW, TURN
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Refusal
from caposaldo.kernel.hexes import NOWHERE

MOST_ADDED: Final = 10  # CAP in place of AP: the dearest action, a gun that goes unseen, costs 11 (3.2.1)
NO_CARD: Final = -1


def able(s: Position, unit: i64, means: i64) -> bool:
    """There is an action that the unit could take and pay for by these means. With variable AP a unit may always be
    activated: what it can do shows after the roll (3.0.1)."""
    if means == BY_AP and s.pool[s.side] == 0 and s.setup.variable_ap:
        return True
    if action_points.points(s, unit, means) >= TURN_COST and facing.turns_about(s, unit):
        return True
    return finds_something(s, unit, means)


def finds_something(s: Position, unit: i64, means: i64) -> bool:
    """The chapters are asked as if the unit had been taken; everything is put back afterwards."""
    side = s.side
    pool, ap, flags = s.pool[side], s.ap[side], s.flags[unit]
    if means == BY_AP and pool == 0:
        s.pool[side] = 1
        s.ap[side] = action_points.fresh_pool(s, unit)
    s.mark(unit, MEMBER)
    found = any_action(s, Frame(ACT, unit, means, 0, 0, 0, NO_CARD))
    s.pool[side] = pool
    s.ap[side] = ap
    s.flags[unit] = flags
    return found


def any_action(s: Position, frame: Frame) -> bool:
    if current_action.moves_only(s, frame):
        return len(movement_acts(s, frame)) > 0 or len(hidden_acts(s, frame)) > 0
    if len(recovery.acts(s, frame)) > 0 or len(movement_acts(s, frame)) > 0:
        return True
    if len(hidden_acts(s, frame)) > 0 or len(fire.acts(s, frame)) > 0:
        return True
    return len(weapon_cards.acts(s, frame)) > 0


# ---------------------------------------------------------------- CAP in place of AP
def additions(s: Position, frame: Frame) -> list[Action]:
    """One more CAP instead of an AP (3.2.1)."""
    return [Action(ADD_CAP)] if refuse_addition(s, frame) is None else []


def refuse_addition(s: Position, frame: Frame) -> Refusal | None:
    """Only for an action on AP, and only as long as it makes a difference."""
    if frame.b != BY_AP:
        return Refusal("3.2.1", "st-add-only-ap")
    if frame.c >= s.cap[s.side]:
        return Refusal("3.2.1", "st-no-cap")
    if s.ap[s.side] < 2 or frame.c >= MOST_ADDED:
        return Refusal("3.2.1", "st-add-one-ap")
    return None


def add_cap(s: Position, frame: Frame) -> None:
    frame.c += 1


def movement_acts(s: Position, frame: Frame) -> list[Action]:
    """GO, TURN, EXIT of the ACT frame that can be paid; for a group GO stands for `groups` (a.b = NOWHERE)."""
    if current_action.size(s) > 1:
        found = groups.acts(s, frame)
    else:
        found = movement.steps(s, frame.a, frame.b, frame.c, 0)
        if movement.refuse_turning(s, frame, frame.a) is None:
            for face in range(6):
                if face != s.face[frame.a]:
                    found.append(Action(TURN, 0, face))
    if len(s.setup.exits[s.side]) > 0 and movement.refuse_exit(s, frame) is None:
        found.append(Action(EXIT))
    return found


def refuse_movement(s: Position, frame: Frame, a: Action) -> Refusal | None:
    if a.kind == EXIT:
        return movement.refuse_exit(s, frame)
    if current_action.size(s) > 1:
        return groups.refuse_act(s, frame, a)
    if a.kind == GO:
        return movement.refuse_step(s, frame.a, a, frame.b, frame.c, 0)
    return movement.refuse_turn(s, frame, a.b)


# ---------------------------------------------------------------- what happens
def perform_movement(s: Position, frame: Frame, a: Action) -> None:
    """Pays, goes, and asks for the facing (LOOK); a group of two or more pushes GROUP_GO."""
    s.pop()
    if a.kind == EXIT:
        movement.leave(s, frame)
    elif current_action.size(s) > 1:
        groups.begin(s, frame, a.kind)
    elif a.kind == GO:
        action_points.pay(s, frame.b, frame.c, movement.price(s, frame.a, a.b, a.x))
        second_hex.go(s, frame, frame.a, a.b, a.x)
    else:
        action_points.pay(s, frame.b, frame.c, facing.TURN_COST)
        facing.turn_to(s, frame.a, a.b)


# ---------------------------------------------------------------- who belongs to it (9.1, 9.2)
def joins(s: Position, frame: Frame) -> list[Action]:
    """Units that may join the group of the ACT frame: with a member or next to one (9.2), able by its means."""
    found: list[Action] = []
    if not takes_groups(s, frame):
        return found
    all_go = goes_as_one(s, frame)
    for unit in range(s.setup.count()):
        if s.setup.side[unit] == s.side and s.flags[unit] & MEMBER == 0:
            if s.place[unit] == ON_MAP or s.place[unit] == WAITING:
                if by_status(s, unit, frame.b) and groups.is_next_to_group(s, unit):
                    if (all_go and hidden_movement.finds_way(s, unit, frame)) or fits(s, frame, unit):
                        found.append(Action(JOIN, unit))
    return found


def goes_as_one(s: Position, frame: Frame) -> bool:
    """The group could move: then it can take in all who can move too, whatever else there is to do."""
    for unit in range(s.setup.count()):
        if s.flags[unit] & MEMBER != 0 and not hidden_movement.finds_way(s, unit, frame):
            return False
    return True


def refuse_join(s: Position, frame: Frame, a: Action) -> Refusal | None:
    unit = a.a
    if not 0 <= unit < s.setup.count() or s.setup.side[unit] != s.side:
        return Refusal("9.1", "st-take-not-yours")
    if s.has(unit, MEMBER):
        return Refusal("9.1", "st-join-already", {"unit": s.ref(unit)})
    absent = action_points.refuse_place(s, unit)
    if absent is not None:
        return absent
    if not takes_groups(s, frame):
        return Refusal("9.2d", "st-join-card", {"card": s.card_ref(frame.d)})
    if not by_status(s, unit, frame.b):
        return action_points.refuse_status(s, unit, frame.b)
    if not groups.is_next_to_group(s, unit):
        return Refusal("9.2", "st-join-apart", {"unit": s.ref(unit)})
    return None if fits(s, frame, unit) else Refusal("9.1", "st-join-nothing", {"unit": s.ref(unit)})


def takes_groups(s: Position, frame: Frame) -> bool:
    """Some cards are for one unit only (9.2d)."""
    return frame.d < 0 or s.setup.cards[frame.d].group


def by_status(s: Position, unit: i64, means: i64) -> bool:
    """On AP and by opportunity as for one unit; CAP and cards take units in any state (9.2a to 9.2d)."""
    return means == BY_CARD or action_points.allowed(s, unit, means)


def fits(s: Position, frame: Frame, unit: i64) -> bool:
    """There is still something that all can do together; the marks are put back."""
    flags = s.flags[unit]
    s.mark(unit, MEMBER)
    found = any_action(s, frame)
    s.flags[unit] = flags
    return found


def join(s: Position, frame: Frame, a: Action) -> None:
    s.mark(a.a, MEMBER)


# ---------------------------------------------------------------- decisions
def hidden_acts(s: Position, frame: Frame) -> list[Action]:
    """SNEAK (10.1) and HIDE (10.2) of the ACT frame. A group that hides chooses one by one (a.b = NOWHERE)."""
    if current_action.size(s) > 1:
        return [Action(HIDE, 0, NOWHERE)] if hidden_movement.refuse_group(s, frame) is None else []
    if s.has(frame.a, HIDDEN):
        return hidden_movement.sneaks(s, frame.a, frame.b, frame.c, 0) if hidden_movement.may_sneak(s, frame) else []
    if current_action.moves_only(s, frame):
        return []
    return hidden_movement.hides(s, frame.a, frame.b, frame.c)


def refuse_hidden(s: Position, frame: Frame, a: Action) -> Refusal | None:
    if current_action.size(s) > 1:
        if a.kind == SNEAK or a.b != NOWHERE:
            return Refusal("9.1.1", "st-group-each-chooses")
        return hidden_movement.refuse_group(s, frame)
    if a.kind == SNEAK:
        if not hidden_movement.may_sneak(s, frame):
            return hidden_movement.by_card()
        return hidden_movement.refuse_sneak(s, frame.a, a.b, frame.b, frame.c, 0)
    if current_action.moves_only(s, frame):
        return Refusal("8.1", "st-moves-only")
    return hidden_movement.refuse_hide(s, frame.a, a.b, frame.b, frame.c)


def perform_hidden(s: Position, frame: Frame, a: Action) -> None:
    """SNEAK, HIDE."""
    s.pop()
    if current_action.size(s) > 1:
        groups.begin(s, frame, HIDE)
    elif a.kind == SNEAK:
        action_points.pay(s, frame.b, frame.c, hidden_movement.price(s, frame.a, a.b))
        second_hex.sneak(s, frame, frame.a, a.b)
    else:
        action_points.pay(s, frame.b, frame.c, HIDING)
        hidden_movement.hide(s, frame.a, a.b)


def options(s: Position, frame: Frame) -> list[Action]:
    """What a unit, or a group, can do with one action (2.2): move, fire, turn, recover, hide."""
    found = movement_acts(s, frame)
    if current_action.moves_only(s, frame):
        found += hidden_acts(s, frame)
        return found + joins(s, frame) + additions(s, frame)
    found += hidden_acts(s, frame)
    found += fire.acts(s, frame)
    found += recovery.acts(s, frame)
    found += weapon_cards.acts(s, frame)
    found += joins(s, frame)
    return found + additions(s, frame)


def refuse(s: Position, frame: Frame, a: Action) -> Refusal | None:
    if a.kind in (FIRE, RECOVER, THROW) and current_action.moves_only(s, frame):
        return Refusal("8.1", "st-moves-only")
    if a.kind == GO or a.kind == TURN or a.kind == EXIT:
        return refuse_movement(s, frame, a)
    if a.kind == FIRE:
        return fire.refuse(s, frame, a)
    if a.kind == RECOVER:
        return recovery.refuse(s, frame)
    if a.kind == SNEAK or a.kind == HIDE:
        return refuse_hidden(s, frame, a)
    if a.kind == THROW:
        return weapon_cards.refuse_throw(s, frame, a)
    if a.kind == JOIN:
        return refuse_join(s, frame, a)
    return refuse_addition(s, frame)


def perform(s: Position, frame: Frame, a: Action) -> None:
    if a.kind == GO or a.kind == TURN or a.kind == EXIT:
        perform_movement(s, frame, a)
    elif a.kind == FIRE:
        fire.perform(s, frame, a)
    elif a.kind == RECOVER:
        recovery.perform(s, frame)
    elif a.kind == SNEAK or a.kind == HIDE:
        perform_hidden(s, frame, a)
    elif a.kind == THROW:
        weapon_cards.throw(s, frame, a)
    elif a.kind == JOIN:
        join(s, frame, a)
    elif a.kind == ADD_CAP:
        add_cap(s, frame)
