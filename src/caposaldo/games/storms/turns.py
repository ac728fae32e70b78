"""A turn: who acts and how it is paid; passing, stalling, switching (2.2, 3.0 to 3.2).

In the CHOOSE frame a side takes a unit by one of the means, plays a card, stalls, passes, or gives its pool up first
(3.0b). A unit is offered only if it can do something: an ACT frame always has a way out. Nearly every unit can turn
(5.3), which is cheap to see; for the others the chapters are asked.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms import cards, fire, hidden, movement, recovery, rolls, rounds, veterans
from caposaldo.games.storms.ground import ALL_ROUND, FIXED
from caposaldo.games.storms.state import (
    ACT,
    ACTED,
    ACTIVE,
    ADD_CAP,
    BARE,
    BOGGED,
    BY_AP,
    BY_CAP,
    BY_OPPORTUNITY,
    DESTROYED,
    END_ACTION,
    FOR_AP,
    FULL_POOL,
    HIDDEN,
    LEFT,
    MARCHING,
    MEMBER,
    NERVES,
    ON_MAP,
    PASS,
    PLAY_CARD,
    READY,
    RELEASE,
    RESERVE,
    SILENT,
    SPENT,
    STALL,
    TAKE,
    TARGET,
    WAITING,
    WARY,
    Field,
)
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Refusal

STALL_COST: Final = 1  # 2.2f
TURN_COST: Final = 1  # 5.3
MOST_ADDED: Final = 10  # CAP in place of AP: the dearest action, a gun that goes unseen, costs 11 (3.2.1)
EXPERIENCE: Final = "V04"
EXPERIENCED: Final = 4  # AP more for an activation (V04)
NO_CARD: Final = -1
UNLIMITED: Final = 1000


# ---------------------------------------------------------------- paying
def affordable(s: Field, means: i64, cap_added: i64, cost: i64) -> bool:
    """The side can pay so many points by these means: AP with CAP on top (3.2.1), CAP alone (3.2.2), nothing for an
    opportunity (3.1) or by a card. CAP added by choice only change who pays, so they never make an action too dear."""
    if means == BY_AP:
        return s.ap[s.side] > 0 and cost <= s.ap[s.side] + s.cap[s.side]
    return means != BY_CAP or cost <= s.cap[s.side]


def cap_share(s: Field, cap_added: i64, cost: i64) -> i64:
    """CAP that go into an action on AP: those added by choice, and what the pool cannot cover; at least one point
    comes from the pool, or it would be a command action (3.2.1)."""
    wanted = cap_added if cap_added < cost else cost - 1
    needed = cost - s.ap[s.side]
    return wanted if wanted > needed else needed


def pay(s: Field, means: i64, cap_added: i64, cost: i64) -> None:
    """Points leave the pools; what AP cannot cover is taken from CAP."""
    if cost <= 0 or (means != BY_AP and means != BY_CAP):
        return
    side = s.side
    by_cap = cost if means == BY_CAP else cap_share(s, cap_added, cost)
    s.cap[side] = s.cap[side] - by_cap
    s.ap[side] = s.ap[side] - (cost - by_cap)
    if s.events is not None:
        tell_payment(s, cost - by_cap, by_cap)


def tell_payment(s: Field, ap: i64, cap: i64) -> None:
    side = s.side
    who = s.side_ref(side)
    if ap > 0:
        s.tell("3.0", "st-pays-ap", {"side": who, "ap": int(ap), "left": int(s.ap[side])})
    if cap > 0:
        s.tell("3.2", "st-pays-cap", {"side": who, "cap": int(cap), "left": int(s.cap[side])})


def fresh_pool(s: Field, unit: i64) -> i64:
    """AP of an activation: 7, or 11 for an experienced unit (2.2a, V04)."""
    return FULL_POOL + experience(s, unit)


def experience(s: Field, unit: i64) -> i64:
    return EXPERIENCED if rolls.unused(s, unit, EXPERIENCE) >= 0 else 0


def points(s: Field, unit: i64, means: i64) -> i64:
    """The most that an action of the unit may cost now."""
    side = s.side
    if means == BY_CAP:
        return s.cap[side]
    if means != BY_AP:
        return UNLIMITED
    return s.cap[side] + (s.ap[side] if s.pool[side] == 1 else fresh_pool(s, unit))


# ---------------------------------------------------------------- who may act
def may_take(s: Field, unit: i64, means: i64) -> Refusal | None:
    """Why the unit cannot act by these means now (2.2a to 2.2c, 3.1, 3.2.2, 9.0)."""
    if not 0 <= unit < s.ground.count() or s.ground.side[unit] != s.side:
        return Refusal("2.2", "st-take-not-yours")
    absent = refuse_place(s, unit)
    if absent is not None:
        return absent
    status = refuse_status(s, unit, means)
    if status is not None:
        return status
    return None if able(s, unit, means) else Refusal("2.2", "st-take-helpless", {"unit": s.ref(unit)})


def refuse_place(s: Field, unit: i64) -> Refusal | None:
    """Units on the map, hidden ones too, and reinforcements that may enter (3.0, 5.1)."""
    place = s.place[unit]
    if place == ON_MAP or place == WAITING:
        return None
    if place == RESERVE:
        return Refusal("5.1", "st-take-not-there-yet", {"unit": s.ref(unit)})
    return Refusal("7.3" if place == DESTROYED else "5.1", "st-take-gone", {"unit": s.ref(unit)})


def refuse_status(s: Field, unit: i64, means: i64) -> Refusal | None:
    status = s.status[unit]
    if means == BY_CAP:
        return None if s.cap[s.side] > 0 else Refusal("3.2.2", "st-no-cap")
    if means == BY_OPPORTUNITY:
        if status == READY:
            return None
        return Refusal(
            "3.1", "st-opportunity-active" if status == ACTIVE else "st-opportunity-spent", {"unit": s.ref(unit)}
        )
    if means != BY_AP:
        return Refusal("2.2d", "st-take-means")
    if status != SPENT:
        return None
    return Refusal("9.0" if s.pool[s.side] == 1 else "2.2a", "st-take-spent", {"unit": s.ref(unit)})


def allowed(s: Field, unit: i64, means: i64) -> bool:
    """The same as `refuse_status`, without words, for a unit that is there."""
    if means == BY_CAP:
        return s.cap[s.side] > 0
    if means == BY_OPPORTUNITY:
        return s.status[unit] == READY
    return s.status[unit] != SPENT


# ---------------------------------------------------------------- is there anything to do?
def turns_about(s: Field, unit: i64) -> bool:
    """It could turn in place (5.3): on the map for all to see, with an arrow that is not fixed, not immobilised (card
    20), and no marker against it (7.4)."""
    if not s.visible(unit) or s.flags[unit] & BOGGED != 0 or s.ground.roles[unit] & (ALL_ROUND | FIXED) != 0:
        return False
    if s.marker[unit] < 0:
        return True
    marker = s.ground.markers[s.marker[unit]]
    return not marker.no_turn and not marker.no_action


def able(s: Field, unit: i64, means: i64) -> bool:
    """There is an action that the unit could take and pay for by these means. With variable AP a unit may always be
    activated: what it can do shows after the roll (3.0.1)."""
    if means == BY_AP and s.pool[s.side] == 0 and s.ground.variable_ap:
        return True
    if points(s, unit, means) >= TURN_COST and turns_about(s, unit):
        return True
    return finds_something(s, unit, means)


def finds_something(s: Field, unit: i64, means: i64) -> bool:
    """The chapters are asked as if the unit had been taken; everything is put back afterwards."""
    side = s.side
    pool, ap, flags = s.pool[side], s.ap[side], s.flags[unit]
    if means == BY_AP and pool == 0:
        s.pool[side] = 1
        s.ap[side] = fresh_pool(s, unit)
    s.mark(unit, MEMBER)
    found = any_action(s, Frame(ACT, unit, means, 0, 0, 0, NO_CARD))
    s.pool[side] = pool
    s.ap[side] = ap
    s.flags[unit] = flags
    return found


def any_action(s: Field, frame: Frame) -> bool:
    if veterans.moves_only(s, frame):
        return len(movement.acts(s, frame)) > 0 or len(hidden.acts(s, frame)) > 0
    if len(recovery.acts(s, frame)) > 0 or len(movement.acts(s, frame)) > 0:
        return True
    if len(hidden.acts(s, frame)) > 0 or len(fire.acts(s, frame)) > 0:
        return True
    return len(cards.acts(s, frame)) > 0


# ---------------------------------------------------------------- decisions
def options(s: Field) -> list[Action]:
    """Take a unit by one of the means, stall, release the pool, pass."""
    found: list[Action] = []
    ground = s.ground
    for unit in range(ground.count()):
        if ground.side[unit] == s.side and (s.place[unit] == ON_MAP or s.place[unit] == WAITING):
            for means in range(BY_AP, BY_CAP + 1):
                if allowed(s, unit, means) and able(s, unit, means):
                    found.append(Action(TAKE, unit, means))
    if refuse_stall(s, BY_AP) is None:
        found.append(Action(STALL, BY_AP))
    if s.cap[s.side] > 0:
        found.append(Action(STALL, BY_CAP))
    if s.pool[s.side] == 1:
        found.append(Action(RELEASE))
    found.append(Action(PASS))
    return found


def refuse(s: Field, a: Action) -> Refusal | None:
    """Everything of the CHOOSE frame; cards are asked of cards.refuse_card."""
    if a.kind == TAKE:
        return may_take(s, a.a, a.b)
    if a.kind == STALL:
        return refuse_stall(s, a.a)
    if a.kind == RELEASE:
        return None if s.pool[s.side] == 1 else Refusal("3.0b", "st-no-pool")
    return cards.refuse_card(s, a) if a.kind == PLAY_CARD else None


def refuse_stall(s: Field, means: i64) -> Refusal | None:
    """One AP of an open pool or one CAP, never an opportunity (2.2f)."""
    if means == BY_AP:
        if s.pool[s.side] == 0:
            return Refusal("2.2f", "st-no-pool")
        return Refusal("8.3", "st-moves-only") if veterans.is_marching(s, s.side) else None
    if means == BY_CAP:
        return None if s.cap[s.side] > 0 else Refusal("2.2f", "st-no-cap")
    return Refusal("2.2f", "st-stall-means")


def perform(s: Field, a: Action) -> None:
    """TAKE: pops CHOOSE, pushes END_ACTION(means) and ACT; PLAY_CARD goes to cards.play; PASS, STALL, RELEASE."""
    if a.kind == TAKE:
        take(s, a.a, a.b)
    elif a.kind == PLAY_CARD:
        cards.play(s, a)
    elif a.kind == STALL:
        stall(s, a.a)
    elif a.kind == RELEASE:
        close_pool(s, s.side)
    else:
        pass_on(s)


def take(s: Field, unit: i64, means: i64) -> None:
    """The unit acts. Activating is no action (3.0): with variable AP the side chooses again when it knows the roll."""
    if means == BY_AP and s.pool[s.side] == 0:
        activate(s, unit)
        if s.ground.variable_ap:
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


def activate(s: Field, unit: i64) -> None:
    """A pool is opened for a ready unit (2.2a); under variable AP it is empty until the dice have fallen (3.0.1)."""
    side = s.side
    s.status[unit] = ACTIVE
    s.pool[side] = 1
    s.ap[side] = 0 if s.ground.variable_ap else fresh_pool(s, unit)
    if s.events is not None:
        tell_of(s, "3.0", "activated", unit)


def join_pool(s: Field, unit: i64) -> None:
    """A ready unit joins the open pool at the moment it first acts from it; nothing is added to the pool (9.0)."""
    if s.status[unit] == READY:
        s.status[unit] = ACTIVE
        if s.events is not None:
            tell_of(s, "9.0", "joins-pool", unit)


def tell_of(s: Field, rule: str, deed: str, unit: i64) -> None:
    """Everybody hears which unit it is, unless it is hidden (1.0d)."""
    side = s.ground.side[unit]
    if s.has(unit, HIDDEN):
        s.tell(rule, f"st-hidden-{deed}", {"side": s.side_ref(side)})
    else:
        s.tell(rule, f"st-open-{deed}", {"unit": s.ref(unit)})


def stall(s: Field, means: i64) -> None:
    """An action that does nothing (2.2f)."""
    s.pop()
    s.push(Frame(END_ACTION, means))
    s.tell("2.2f", "st-stalls", {"side": s.side_ref(s.side)})
    pay(s, means, 0, STALL_COST)


def pass_on(s: Field) -> None:
    """Free, but what is left in the pool is lost; two passes in a row end the round (2.2e)."""
    s.pop()
    s.tell("2.2e", "st-passes", {"side": s.side_ref(s.side)})
    close_pool(s, s.side)
    s.passes += 1
    s.again = 0
    hand_over(s)


# ---------------------------------------------------------------- CAP in place of AP
def additions(s: Field, frame: Frame) -> list[Action]:
    """One more CAP instead of an AP (3.2.1)."""
    return [Action(ADD_CAP)] if refuse_addition(s, frame) is None else []


def refuse_addition(s: Field, frame: Frame) -> Refusal | None:
    """Only for an action on AP, and only as long as it makes a difference."""
    if frame.b != BY_AP:
        return Refusal("3.2.1", "st-add-only-ap")
    if frame.c >= s.cap[s.side]:
        return Refusal("3.2.1", "st-no-cap")
    if s.ap[s.side] < 2 or frame.c >= MOST_ADDED:
        return Refusal("3.2.1", "st-add-one-ap")
    return None


def add_cap(s: Field, frame: Frame) -> None:
    frame.c += 1


# ---------------------------------------------------------------- the end of an action and of a turn
def end_action(s: Field) -> None:
    """The action is over: who took part by opportunity is spent (3.1), who acted from the pool shares it (9.0), an
    empty pool spends its units (3.0a), marks of the action are cleared, the turn goes to the other side unless a card
    gives another action. Who has a sixth sense is asked first, once (V07): b of the frame."""
    if s.top().b == 0 and veterans.sense_after(s):
        return
    means = s.top().a
    s.pop()
    for unit in range(s.ground.count()):
        if s.flags[unit] & MEMBER != 0:
            change_status(s, unit, means)
        s.flags[unit] = s.flags[unit] & ~(MEMBER | ACTED | TARGET)
    check_pool(s, 0)
    check_pool(s, 1)
    s.actions_done += 1
    s.passes = 0
    rounds.check_target(s)
    if s.again > 0:
        s.again -= 1
    else:
        hand_over(s)


def change_status(s: Field, unit: i64, means: i64) -> None:
    """Opportunity spends (3.1), AP make active (9.0); CAP and cards change nothing (2.2c, 2.2d)."""
    s.unmark(unit, SILENT)
    if means != BY_AP and s.status[unit] != ACTIVE:
        s.unmark(unit, NERVES)
    if means == BY_OPPORTUNITY:
        s.status[unit] = SPENT
    elif means == BY_AP and s.status[unit] == READY:
        s.status[unit] = ACTIVE


def hand_over(s: Field) -> None:
    """The other side's turn begins. Whoever moved without care was exposed in the turn that ends now (5.0.1)."""
    for unit in range(s.ground.count()):
        if s.ground.side[unit] != s.side:
            s.flags[unit] = s.flags[unit] & ~(BARE | WARY)
    s.side = 1 - s.side


def check_pool(s: Field, side: i64) -> None:
    """An empty pool is closed (3.0a), and so is one whose units are all gone or spent (9.0a)."""
    if s.pool[side] == 0:
        return
    if s.ap[side] <= 0 or not anybody_active(s, side):
        close_pool(s, side)


def anybody_active(s: Field, side: i64) -> bool:
    """Somebody has acted from the pool, or is doing so now."""
    for unit in range(s.ground.count()):
        if s.ground.side[unit] == side and (s.status[unit] == ACTIVE or s.flags[unit] & MEMBER != 0):
            if s.place[unit] != DESTROYED and s.place[unit] != LEFT:
                return True
    return False


def close_pool(s: Field, side: i64) -> None:
    """All active units of the side are spent, AP are lost (2.2e, 3.0a, 9.0a)."""
    if s.pool[side] == 0:
        return
    for unit in range(s.ground.count()):
        if s.ground.side[unit] == side and s.status[unit] == ACTIVE:
            s.status[unit] = SPENT
            s.flags[unit] = s.flags[unit] & ~(NERVES | MARCHING)
    if s.events is not None:
        s.tell("3.0a", "st-pool-closed", {"side": s.side_ref(side), "ap": int(s.ap[side])})
    s.ap[side] = 0
    s.pool[side] = 0


def conclude(s: Field, frame: Frame) -> None:
    """AP have been rolled: for a new activation (3.0.1), with 4 more for an experienced unit (V04), or by card 7 on top
    of an open pool."""
    side = frame.a
    fresh = s.ap[side] == 0
    s.ap[side] = s.ap[side] + frame.x + (experience(s, frame.c) if fresh else 0)
    if s.events is not None:
        s.tell("3.0.1" if fresh else "8.1", "st-pool-filled", {"side": s.side_ref(side), "ap": int(s.ap[side])})
