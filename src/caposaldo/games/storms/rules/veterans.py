"""Veteran cards (8.3): what a unit that holds one can do. V02, V03, V04, V14, V15 and V30 work in the chapters they
change; here are those that are played, and those that answer to something.

A card that is played asks which of its holders it is for, in a CARD_USE frame.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.position import (
    ACTIVE,
    BY_AP,
    BY_CARD,
    CARD_USE,
    CHOOSE,
    DESTROYED,
    END_ACTION,
    HIDDEN,
    LEFT,
    LOOK,
    MARCHING,
    NERVES,
    SILENT,
    WARY,
    Position,
)
from caposaldo.games.storms.rules import action_points, cards, facing, hits, movement, recovery, rolls
from caposaldo.games.storms.rules.cards import CARD_FIRST
from caposaldo.games.storms.rules.end_of_action import AFTERWARDS
from caposaldo.games.storms.setup import VETERAN_CARD
from caposaldo.games.storms.verbs import CONFIRM, KEEP, PICK, PLAY_CARD
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Refusal

MARCH: Final = 1  # V01: 5 AP more, for movement only
LEADERSHIP: Final = 5  # V05: recovers without a roll
REPUTATION: Final = 10  # V10: takes the initiative
IRON_NERVES: Final = 11  # V11: does not feel its hit marker
SIXTH_SENSE: Final = 7  # V07: a facing for nothing, or +1 DM until its owner's next turn
HIDDEN_ACTION: Final = 13  # V13: nothing gives it away in its action
EXTRA_INITIATIVE: Final = 12  # V12: with an action card it is one action
MARCH_AP: Final = 5


# ---------------------------------------------------------------- cards that are played
def refuse_play(s: Position, a: Action) -> Refusal | None:
    """Held by a unit that has use for it now, and paid (8.3, 8.0)."""
    code = s.setup.cards[a.a].code
    if (
        code not in (MARCH, LEADERSHIP, SIXTH_SENSE, IRON_NERVES, EXTRA_INITIATIVE, HIDDEN_ACTION)
        or s.top().a == CARD_FIRST
    ):
        return Refusal("8.3", "st-card-none")
    anybody = False
    for unit in range(s.setup.count()):
        if is_for(s, a.a, a.b, unit):
            anybody = True
            break
    if not anybody:
        return Refusal("8.3", "st-card-none")
    return cards.refuse_price(s, a.a, a.b)


def is_for(s: Position, kind: i64, means: i64, unit: i64) -> bool:
    """The unit holds the card, may still use it, and has a reason to."""
    if s.setup.side[unit] != s.side or len(s.setup.veteran[unit]) == 0:
        return False
    code = s.setup.cards[kind].code
    if rolls.unused(s, unit, s.setup.cards[kind].number) < 0:
        return False
    if code == REPUTATION:
        return s.place[unit] != DESTROYED and s.place[unit] != LEFT
    if s.hex[unit] < 0 or (means == BY_AP and s.status[unit] != ACTIVE):
        return False
    if code == LEADERSHIP:
        return recovery.may_try(s, unit)
    if code == IRON_NERVES:
        return s.marker[unit] >= 0 and s.flags[unit] & NERVES == 0
    if code == HIDDEN_ACTION:
        return s.flags[unit] & (HIDDEN | SILENT) == HIDDEN
    if code == SIXTH_SENSE:
        return s.flags[unit] & HIDDEN == 0
    if code == MARCH:
        return s.status[unit] == ACTIVE and movement.held(s, unit) == movement.FREE
    return has_action_card(s)


def has_action_card(s: Position) -> bool:
    """An action card that takes the turn is in hand and can be played (V12)."""
    for kind in range(len(s.setup.cards)):
        card = s.setup.cards[kind]
        if card.family != VETERAN_CARD and card.action:
            for means in range(BY_AP, BY_CARD + 1):
                if cards.refuse_play(s, Action(PLAY_CARD, kind, means)) is None:
                    return True
    return False


def play(s: Position, a: Action) -> None:
    """Which one of those that hold the card? Some cards are the turn's action, others come before it."""
    action_points.pay(s, a.b, 0, cards.price(s, a.a, a.b))
    code = s.setup.cards[a.a].code
    if code == MARCH or code == LEADERSHIP:
        s.pop()
        s.push(Frame(END_ACTION, BY_CARD))
    s.push(Frame(CARD_USE, a.a, a.b, 0, 0, -1))


def is_theirs(s: Position, frame: Frame) -> bool:
    return s.setup.cards[frame.a].family == VETERAN_CARD


def uses(s: Position, frame: Frame) -> list[Action]:
    """The holders of the card. V10 may be kept; with V07 the unit named is named again to turn it, or confirmed to be
    on its guard, and after its action it may keep the card."""
    if frame.c >= 0:
        turn = [Action(PICK, frame.c)] if facing.turns_about(s, frame.c) else []
        return [Action(CONFIRM), *turn] + ([Action(KEEP)] if frame.x == AFTERWARDS else [])
    if hits.is_blood_price(s, frame):
        return [Action(PICK, unit) for unit in range(s.setup.count()) if hits.is_liable(s, unit)]
    found = [Action(PICK, unit) for unit in range(s.setup.count()) if is_for(s, frame.a, frame.b, unit)]
    if s.setup.cards[frame.a].code == REPUTATION:
        found.append(Action(CONFIRM))
    return found


def refuse_use(s: Position, frame: Frame, a: Action) -> Refusal | None:
    if a.kind == CONFIRM and (frame.c >= 0 or s.setup.cards[frame.a].code == REPUTATION):
        return None
    if a.kind == KEEP and frame.x == AFTERWARDS:
        return None
    if frame.c >= 0 and (a.a != frame.c or not facing.turns_about(s, frame.c)):
        return Refusal("8.3", "st-card-not-on", {"card": s.card_ref(frame.a)})
    fine = a.kind == PICK and 0 <= a.a < s.setup.count()
    if fine:
        fine = hits.is_liable(s, a.a) if hits.is_blood_price(s, frame) else is_for(s, frame.a, frame.b, a.a)
    return None if fine else Refusal("8.3", "st-card-not-on", {"card": s.card_ref(frame.a)})


def use(s: Position, frame: Frame, a: Action) -> None:
    """The unit is named and the card used."""
    code = s.setup.cards[frame.a].code
    if code == SIXTH_SENSE and frame.c < 0:
        frame.c = a.a
        return
    s.pop()
    if a.kind == KEEP:
        return
    if code == SIXTH_SENSE:
        sense(s, frame, a.kind == PICK)
        return
    if hits.is_blood_price(s, frame):
        hits.pay_in_blood(s, a.a)
        return
    if a.kind == CONFIRM:
        s.side = 1 - s.side
        return
    unit = a.a
    rolls.use_up(s, unit, rolls.unused(s, unit, s.setup.cards[frame.a].number))
    s.tell("8.3", "st-veteran-plays", {"side": s.side_ref(s.side), "card": s.card_ref(frame.a)})
    if code == LEADERSHIP:
        cards.recover(s, unit)
    elif code == MARCH:
        s.ap[s.side] = s.ap[s.side] + MARCH_AP
        s.mark(unit, MARCHING)
    elif code == IRON_NERVES:
        s.mark(unit, NERVES)
    elif code == HIDDEN_ACTION:
        s.mark(unit, SILENT)
    elif code == EXTRA_INITIATIVE:
        s.again += 1
        s.pop()
        s.push(Frame(CHOOSE, CARD_FIRST))


def sense(s: Position, frame: Frame, turn: bool) -> None:
    """V07: the unit turns for nothing, or is on its guard until its owner's next turn."""
    unit = frame.c
    rolls.use_up(s, unit, rolls.unused(s, unit, s.setup.cards[frame.a].number))
    s.tell("8.3", "st-veteran-plays", {"side": s.side_ref(s.side), "card": s.card_ref(frame.a)})
    if turn:
        s.push(Frame(LOOK, unit))
    else:
        s.mark(unit, WARY)
        s.tell("8.3", "st-wary", {"unit": s.ref(unit)})


def offer_initiative(s: Position) -> None:
    """The initiative has been rolled for: the loser may take it by bad reputation (V10)."""
    kind = s.setup.card_of("V10")
    if kind < 0:
        return
    s.side = 1 - s.side
    for unit in range(s.setup.count()):
        if is_for(s, kind, BY_CARD, unit):
            s.push(Frame(CARD_USE, kind, BY_CARD, 0, 0, -1))
            return
    s.side = 1 - s.side
