"""Action cards: playing them, and what each of them does (8.0, 8.1, 9.2d).

The deck is in `deck`, weapons are in `weapon_cards`, the cards of veterans in `veterans`, yellow cards in `events`. A
card that needs units asks for them in a CARD_USE frame: a its kind, b how it was paid, c the unit picked first, or -1.
A group is picked unit by unit, then confirmed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.position import (
    ACT,
    ACTIVE,
    BOGGED,
    BY_AP,
    BY_CAP,
    BY_CARD,
    CARD_USE,
    DUG_IN,
    END_ACTION,
    FOR_AP,
    FOR_CAP,
    FOR_SNIPERS,
    HIDDEN,
    MARCHING,
    MEMBER,
    NERVES,
    SPENT,
    Position,
)
from caposaldo.games.storms.rules import (
    action_points,
    actions,
    current_action,
    deck,
    groups,
    hidden_movement,
    hidden_units,
    hits,
    recovery,
    rolls,
)
from caposaldo.games.storms.rules.fire import FIREPOWER
from caposaldo.games.storms.setup import ACTION_CARD
from caposaldo.games.storms.verbs import CONFIRM, JOIN, KEEP, PICK
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Refusal

COMMAND: Final = 2
RECOVERY: Final = 3
ATTEMPT: Final = 4
TWO_HEXES: Final = 5
WORN_OUT: Final = 6
MORE_AP: Final = 7
MORE_CAP: Final = 8
DOUBLE_ACTION: Final = 10
HASTY_DEFENCE: Final = 11
LUCK: Final = 12
SNIPERS: Final = 13
BOGGED_DOWN: Final = 20
SEARCH: Final = 30
SEARCH_REACH: Final = 2  # card 30
CAP_SHOT: Final = [0, 0, 1, 1, 2, 2, 3]  # CAP the snipers of card 13 cost the enemy, by the die
CARD_FIRST: Final = 1  # a of a CHOOSE frame in which an action card must be played


def price(s: Position, kind: i64, means: i64) -> i64:
    """What the card costs by these means, -1 if it is not paid so: a free one neither in AP nor in CAP (8.1)."""
    card = s.setup.cards[kind]
    free = card.cost_ap == 0 or card.cost_cap == 0
    if means == BY_CARD:
        return 0 if free else -1
    if free or (means != BY_AP and means != BY_CAP):
        return -1
    return card.cost_ap if means == BY_AP else card.cost_cap


def refuse_play(s: Position, a: Action) -> Refusal | None:
    """An action card must be held, for this moment, paid in the way it asks for, and of some use (8.0, 8.1)."""
    if not 0 <= a.a < len(s.setup.cards):
        return Refusal("8.1", "st-card-none")
    card = s.setup.cards[a.a]
    if card.family != ACTION_CARD or deck.held(s, s.side, a.a) == 0:
        return Refusal("8.1", "st-card-none")
    if card.code == FIREPOWER or card.code == LUCK:
        return Refusal("8.1", "st-card-later", {"card": s.card_ref(a.a)})
    refused = refuse_price(s, a.a, a.b)
    if refused is not None:
        return refused
    return None if is_of_use(s, a.a, a.b) else Refusal("8.1", "st-card-useless", {"card": s.card_ref(a.a)})


def refuse_price(s: Position, kind: i64, means: i64) -> Refusal | None:
    cost = price(s, kind, means)
    if cost < 0:
        return Refusal("8.1", "st-card-means", {"card": s.card_ref(kind)})
    if means == BY_AP and s.pool[s.side] == 0:
        return Refusal("8.0", "st-no-pool")
    if means == BY_AP and current_action.is_marching(s, s.side):
        return Refusal("8.3", "st-moves-only")
    return (
        None
        if action_points.affordable(s, means, 0, cost)
        else Refusal("8.1", "st-card-cost", {"card": s.card_ref(kind)})
    )


def is_of_use(s: Position, kind: i64, means: i64) -> bool:
    """There is somebody it can be played on, as far as its owner knows."""
    code = s.setup.cards[kind].code
    if code == SNIPERS:
        return True
    if code == DOUBLE_ACTION:
        return s.again == 0 and s.top().a != CARD_FIRST
    if code == MORE_AP or code == MORE_CAP:
        return s.pool[s.side] == 1
    for unit in range(s.setup.count()):
        if is_for(s, kind, means, unit):
            return True
    return False


def is_for(s: Position, kind: i64, means: i64, unit: i64) -> bool:
    """The card can be played on the unit as the first, or only, one; who pays in AP is active (8.0)."""
    if s.hex[unit] < 0:
        return False
    code = s.setup.cards[kind].code
    if code == WORN_OUT or code == BOGGED_DOWN:
        return is_victim(s, code, unit)
    if s.setup.side[unit] != s.side or (means == BY_AP and s.status[unit] != ACTIVE):
        return False
    if code == COMMAND:
        return actions.able(s, unit, BY_CARD)
    if code == TWO_HEXES:
        return len(hidden_movement.ways(s, unit, BY_CARD, 0, 0)) > 0
    return suits(s, code, unit)


def suits(s: Position, code: i64, unit: i64) -> bool:
    """An own unit on the map has use for the card, alone or in a group."""
    if code == RECOVERY or code == ATTEMPT:
        return recovery.may_try(s, unit)
    if code == HASTY_DEFENCE:
        if s.status[unit] == SPENT or s.flags[unit] & DUG_IN != 0:
            return False
        return not s.enemy_in(s.side, s.hex[unit])
    return code == SEARCH


def is_victim(s: Position, code: i64, unit: i64) -> bool:
    """An enemy in view: one that is not spent yet (card 6), or one that is not active (card 20)."""
    if s.setup.side[unit] == s.side or s.flags[unit] & HIDDEN != 0:
        return False
    if code == WORN_OUT:
        return s.status[unit] != SPENT
    return s.status[unit] != ACTIVE and s.flags[unit] & BOGGED == 0


# ---------------------------------------------------------------- playing
def play(s: Position, a: Action) -> None:
    """The card is paid and discarded; CARD_USE, an ACT frame by card, or its effect at once."""
    kind = a.a
    card = s.setup.cards[kind]
    deck.discard(s, s.side, kind)
    action_points.pay(s, a.b, 0, price(s, kind, a.b))
    if card.code == DOUBLE_ACTION:
        s.again += 1
        return
    s.pop()
    s.push(Frame(END_ACTION, BY_CARD))
    if card.code == MORE_AP or card.code == MORE_CAP:
        unit = first_active(s)
        show(s, unit)
        rolls.ask(s, s.side, FOR_AP if card.code == MORE_AP else FOR_CAP, unit if card.code == MORE_AP else -1)
    elif card.code == SNIPERS:
        rolls.ask(s, s.side, FOR_SNIPERS, -1)
    else:
        s.push(Frame(CARD_USE, kind, a.b, 0, 0, -1))


def first_active(s: Position) -> i64:
    """An active unit for a card, in view if there is one."""
    found: i64 = -1
    for unit in range(s.setup.count()):
        if s.setup.side[unit] == s.side and s.status[unit] == ACTIVE:
            if s.flags[unit] & HIDDEN == 0:
                return unit
            found = unit if found < 0 else found
    return found


def conclude(s: Position, frame: Frame) -> None:
    """Rolls of cards 8 and 13 (that of card 7 is for AP like any other)."""
    side = frame.a
    if frame.b == FOR_CAP:
        s.cap[side] = s.cap[side] + frame.x
        s.tell("8.1", "st-more-cap", {"side": s.side_ref(side), "cap": int(s.cap[side])})
        return
    face: i64 = max(1, min(6, frame.x))
    lost: i64 = min(CAP_SHOT[face], s.cap[1 - side])
    s.cap[1 - side] = s.cap[1 - side] - lost
    s.tell("8.1", "st-cap-shot", {"side": s.side_ref(1 - side), "cap": int(lost)})


# ---------------------------------------------------------------- on whom (CARD_USE)
def options(s: Position, frame: Frame) -> list[Action]:
    """CARD_USE of an action card."""
    if frame.c < 0:
        return [Action(PICK, unit) for unit in range(s.setup.count()) if is_for(s, frame.a, frame.b, unit)]
    return [Action(CONFIRM)] + [Action(JOIN, unit) for unit in range(s.setup.count()) if may_join(s, frame, unit)]


def may_join(s: Position, frame: Frame, unit: i64) -> bool:
    """In any state, in a chain of adjacent hexes, at no further cost (9.2, 9.2d)."""
    if s.setup.side[unit] != s.side or s.hex[unit] < 0 or s.flags[unit] & MEMBER != 0:
        return False
    return suits(s, s.setup.cards[frame.a].code, unit) and groups.is_next_to_group(s, unit)


def refuse(s: Position, frame: Frame, a: Action) -> Refusal | None:
    if (frame.c < 0) != (a.kind == PICK):
        return Refusal("8.1", "st-card-pick-first" if frame.c < 0 else "st-card-picked")
    if a.kind == CONFIRM:
        return None
    if a.kind == KEEP or not 0 <= a.a < s.setup.count():
        return Refusal("8.1", "st-card-not-on", {"card": s.card_ref(frame.a)})
    fine = is_for(s, frame.a, frame.b, a.a) if a.kind == PICK else may_join(s, frame, a.a)
    return None if fine else Refusal("8.1", "st-card-not-on", {"card": s.card_ref(frame.a)})


def perform(s: Position, frame: Frame, a: Action) -> None:
    if a.kind == PICK:
        pick(s, frame, a.a)
    elif a.kind == JOIN:
        s.mark(a.a, MEMBER)
    else:
        take_effect(s, frame)


def pick(s: Position, frame: Frame, unit: i64) -> None:
    """The first unit, or the only one."""
    code = s.setup.cards[frame.a].code
    if code == COMMAND or code == TWO_HEXES:
        s.pop()
        s.mark(unit, MEMBER)
        s.push(Frame(ACT, unit, BY_CARD, 0, 0, 0, frame.a))
    elif code == WORN_OUT or code == BOGGED_DOWN:
        s.pop()
        strike(s, code, unit)
    elif code == SEARCH:
        s.pop()
        search(s, unit)
    else:
        s.mark(unit, MEMBER)
        frame.c = unit


def strike(s: Position, code: i64, unit: i64) -> None:
    """Card 6: no AP for it in this round. Card 20: it cannot move until the round is over."""
    if code == WORN_OUT:
        s.status[unit] = SPENT
        s.unmark(unit, NERVES | MARCHING)
        s.tell("8.1", "st-worn-out", {"unit": s.ref(unit)})
    else:
        s.mark(unit, BOGGED)
        s.tell("8.1", "st-bogged", {"unit": s.ref(unit)})


def search(s: Position, unit: i64) -> None:
    """Card 30: hidden enemies within 2 hexes of the unit and in its sight come out (7.6.3f); so does the unit."""
    show(s, unit)
    s.tell("8.1", "st-searches", {"side": s.side_ref(s.side)})
    at = s.hex[unit]
    for h in range(s.setup.count_hexes):
        if s.setup.grid.distance(at, h) <= SEARCH_REACH and hides_from(s, h) and hidden_units.watches(s, unit, h):
            hidden_units.reveal(s, h, "8.1")


def hides_from(s: Position, h: i64) -> bool:
    """A hidden enemy is there."""
    unit = s.first[h]
    while unit >= 0:
        if s.setup.side[unit] != s.side and s.flags[unit] & HIDDEN != 0:
            return True
        unit = s.next[unit]
    return False


def take_effect(s: Position, frame: Frame) -> None:
    """The group is complete: cards 3, 4 and 11."""
    code = s.setup.cards[frame.a].code
    if code == ATTEMPT:
        recovery.perform(s, Frame(ACT, frame.c, BY_CARD, 0, 0, 0, frame.a))
        return
    s.pop()
    for unit in current_action.members(s):
        show(s, unit)
        if code == RECOVERY:
            hits.recover(s, unit)
        else:
            s.mark(unit, DUG_IN)
            s.tell("8.1", "st-digs-in", {"unit": s.ref(unit)})


def recover(s: Position, unit: i64) -> None:
    """At once, without a roll."""
    show(s, unit)
    hits.recover(s, unit)


def show(s: Position, unit: i64) -> None:
    """A card brings the hidden unit it is played on to light (10.0a)."""
    if s.has(unit, HIDDEN) and s.hex[unit] >= 0:
        hidden_units.reveal(s, s.hex[unit], "10.0a")
