"""A turn: who acts and how it is paid; passing, stalling, switching (2.2, 3.0 to 3.2).

In the CHOOSE frame a side takes a unit by one of the means, plays a card, stalls, passes, or gives its pool up first
(3.0b). A unit is offered only if it can do something: an ACT frame always has a way out. Nearly every unit can turn
(5.3), which is cheap to see; for the others the chapters are asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.position import (
    ACT,
    ACTIVE,
    BY_AP,
    BY_CAP,
    BY_CARD,
    BY_OPPORTUNITY,
    END_ACTION,
    FOR_AP,
    HIDDEN,
    MEMBER,
    ON_MAP,
    READY,
    WAITING,
    Position,
)
from caposaldo.games.storms.rules import (
    action_points,
    actions,
    cards,
    current_action,
    deck,
    end_of_action,
    rolls,
    veterans,
)
from caposaldo.games.storms.rules.actions import NO_CARD
from caposaldo.games.storms.setup import ACTION_CARD, VETERAN_CARD
from caposaldo.games.storms.verbs import PASS, PLAY_CARD, RELEASE, STALL, TAKE
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Refusal

STALL_COST: Final = 1  # 2.2f


# ---------------------------------------------------------------- who may act
def may_take(s: Position, unit: i64, means: i64) -> Refusal | None:
    """Why the unit cannot act by these means now (2.2a to 2.2c, 3.1, 3.2.2, 9.0)."""
    if not 0 <= unit < s.setup.count() or s.setup.side[unit] != s.side:
        return Refusal("2.2", "st-take-not-yours")
    absent = action_points.refuse_place(s, unit)
    if absent is not None:
        return absent
    status = action_points.refuse_status(s, unit, means)
    if status is not None:
        return status
    return None if actions.able(s, unit, means) else Refusal("2.2", "st-take-helpless", {"unit": s.ref(unit)})


# ---------------------------------------------------------------- decisions
def options(s: Position) -> list[Action]:
    """Take a unit by one of the means, stall, release the pool, pass."""
    found: list[Action] = []
    setup = s.setup
    for unit in range(setup.count()):
        if setup.side[unit] == s.side and (s.place[unit] == ON_MAP or s.place[unit] == WAITING):
            for means in range(BY_AP, BY_CAP + 1):
                if action_points.allowed(s, unit, means) and actions.able(s, unit, means):
                    found.append(Action(TAKE, unit, means))
    if refuse_stall(s, BY_AP) is None:
        found.append(Action(STALL, BY_AP))
    if s.cap[s.side] > 0:
        found.append(Action(STALL, BY_CAP))
    if s.pool[s.side] == 1:
        found.append(Action(RELEASE))
    found.append(Action(PASS))
    return found


def refuse(s: Position, a: Action) -> Refusal | None:
    """Everything of the CHOOSE frame."""
    if a.kind == TAKE:
        return may_take(s, a.a, a.b)
    if a.kind == STALL:
        return refuse_stall(s, a.a)
    if a.kind == RELEASE:
        return None if s.pool[s.side] == 1 else Refusal("3.0b", "st-no-pool")
    return refuse_card(s, a) if a.kind == PLAY_CARD else None


def refuse_stall(s: Position, means: i64) -> Refusal | None:
    """One AP of an open pool or one CAP, never an opportunity (2.2f)."""
    if means == BY_AP:
        if s.pool[s.side] == 0:
            return Refusal("2.2f", "st-no-pool")
        return Refusal("8.3", "st-moves-only") if current_action.is_marching(s, s.side) else None
    if means == BY_CAP:
        return None if s.cap[s.side] > 0 else Refusal("2.2f", "st-no-cap")
    return Refusal("2.2f", "st-stall-means")


def perform(s: Position, a: Action) -> None:
    """TAKE: pops CHOOSE, pushes END_ACTION(means) and ACT; PLAY_CARD; PASS, STALL, RELEASE."""
    if a.kind == TAKE:
        take(s, a.a, a.b)
    elif a.kind == PLAY_CARD:
        play_card(s, a)
    elif a.kind == STALL:
        stall(s, a.a)
    elif a.kind == RELEASE:
        action_points.close_pool(s, s.side)
    else:
        pass_on(s)


def take(s: Position, unit: i64, means: i64) -> None:
    """The unit acts. Activating is no action (3.0): with variable AP the side chooses again when it knows the roll."""
    if means == BY_AP and s.pool[s.side] == 0:
        activate(s, unit)
        if s.setup.variable_ap:
            rolls.ask(s, s.side, FOR_AP, unit)
            return
    elif means == BY_AP:
        join_pool(s, unit)
    elif s.events is not None:
        tell_of(
            s,
            "2.2b" if means == BY_OPPORTUNITY else "2.2c",
            "opportunity" if means == BY_OPPORTUNITY else "command",
            unit,
        )
    s.pop()
    s.push(Frame(END_ACTION, means))
    s.push(Frame(ACT, unit, means, 0, 0, 0, NO_CARD))
    s.mark(unit, MEMBER)


def activate(s: Position, unit: i64) -> None:
    """A pool is opened for a ready unit (2.2a); under variable AP it is empty until the dice have fallen (3.0.1)."""
    side = s.side
    s.status[unit] = ACTIVE
    s.pool[side] = 1
    s.ap[side] = 0 if s.setup.variable_ap else action_points.fresh_pool(s, unit)
    if s.events is not None:
        tell_of(s, "3.0", "activated", unit)


def join_pool(s: Position, unit: i64) -> None:
    """A ready unit joins the open pool at the moment it first acts from it; nothing is added to the pool (9.0)."""
    if s.status[unit] == READY:
        s.status[unit] = ACTIVE
        if s.events is not None:
            tell_of(s, "9.0", "joins-pool", unit)


def tell_of(s: Position, rule: str, deed: str, unit: i64) -> None:
    """Everybody hears which unit it is, unless it is hidden (1.0d)."""
    side = s.setup.side[unit]
    if s.has(unit, HIDDEN):
        s.tell(rule, f"st-hidden-{deed}", {"side": s.side_ref(side)})
    else:
        s.tell(rule, f"st-open-{deed}", {"unit": s.ref(unit)})


def stall(s: Position, means: i64) -> None:
    """An action that does nothing (2.2f)."""
    s.pop()
    s.push(Frame(END_ACTION, means))
    s.tell("2.2f", "st-stalls", {"side": s.side_ref(s.side)})
    action_points.pay(s, means, 0, STALL_COST)


def pass_on(s: Position) -> None:
    """Free, but what is left in the pool is lost; two passes in a row end the round (2.2e)."""
    s.pop()
    s.tell("2.2e", "st-passes", {"side": s.side_ref(s.side)})
    action_points.close_pool(s, s.side)
    s.passes += 1
    s.again = 0
    end_of_action.hand_over(s)


# ---------------------------------------------------------------- cards (8.1, 8.3)
def playable(s: Position) -> list[Action]:
    """PLAY_CARD of the CHOOSE frame."""
    found: list[Action] = []
    for kind in range(len(s.setup.cards)):
        family = s.setup.cards[kind].family
        if family == VETERAN_CARD or (family == ACTION_CARD and deck.held(s, s.side, kind) > 0):
            for means in range(BY_AP, BY_CARD + 1):
                if means != 1 and refuse_card(s, Action(PLAY_CARD, kind, means)) is None:
                    found.append(Action(PLAY_CARD, kind, means))
    return found


def refuse_card(s: Position, a: Action) -> Refusal | None:
    """Why a card, of the hand or of a veteran, cannot be played now (8.1, 8.3)."""
    if 0 <= a.a < len(s.setup.cards) and s.setup.cards[a.a].family == VETERAN_CARD:
        return veterans.refuse_play(s, a)
    return cards.refuse_play(s, a)


def play_card(s: Position, a: Action) -> None:
    if s.setup.cards[a.a].family == VETERAN_CARD:
        veterans.play(s, a)
    else:
        cards.play(s, a)
