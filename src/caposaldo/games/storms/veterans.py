"""Veteran cards (8.3): what a unit that holds one can do. V02, V03, V04, V14, V15 and V30 work in the chapters they
change; here are those that are played, and those that answer to something.

A card that is played asks which of its holders it is for, in a CARD_USE frame.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from caposaldo.games.storms import cards, groups, hits, movement, recovery, rolls, turns
from caposaldo.games.storms.ground import VETERAN_CARD
from caposaldo.games.storms.state import (
    ACTIVE,
    ATTACK,
    BARRAGE,
    BY_AP,
    BY_CARD,
    CARD_USE,
    CHOOSE,
    CONFIRM,
    DESTROYED,
    END_ACTION,
    HIDDEN,
    KEEP,
    LEFT,
    LOOK,
    MARCHING,
    MEMBER,
    NERVES,
    PICK,
    PLAY_CARD,
    SECOND_HEX,
    SILENT,
    WARY,
    Field,
)
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Refusal

MARCH: Final = 1  # V01: 5 AP more, for movement only
LEADERSHIP: Final = 5  # V05: recovers without a roll
REPUTATION: Final = 10  # V10: takes the initiative
IRON_NERVES: Final = 11  # V11: does not feel its hit marker
SIXTH_SENSE: Final = 7  # V07: a facing for nothing, or +1 DM until its owner's next turn
HIDDEN_ACTION: Final = 13  # V13: nothing gives it away in its action
EXTRA_INITIATIVE: Final = 12  # V12: with an action card it is one action
HONOUR: Final = "V06"  # who destroys it is lost
CLOSE_CALL: Final = "V08"  # steps out of a hex under fire
WITHDRAWAL: Final = "V09"  # leaves close combat by any way
MARCH_AP: Final = 5
SENSE: Final = "V07"
AFTERWARDS: Final = 1  # x of a CARD_USE frame for V07 at the end of an action
BY_VETERANS: Final = 1  # d of a SECOND_HEX frame that comes from a close call
CARD_FIRST: Final = 1  # a of a CHOOSE frame in which an action card must be played


# ---------------------------------------------------------------- cards that are played
def refuse_play(s: Field, a: Action) -> Refusal | None:
    """Held by a unit that has use for it now, and paid (8.3, 8.0)."""
    code = s.ground.cards[a.a].code
    if (
        code not in (MARCH, LEADERSHIP, SIXTH_SENSE, IRON_NERVES, EXTRA_INITIATIVE, HIDDEN_ACTION)
        or s.top().a == CARD_FIRST
    ):
        return Refusal("8.3", "st-card-none")
    anybody = False
    for unit in range(s.ground.count()):
        if is_for(s, a.a, a.b, unit):
            anybody = True
            break
    if not anybody:
        return Refusal("8.3", "st-card-none")
    return cards.refuse_price(s, a.a, a.b)


def is_for(s: Field, kind: i64, means: i64, unit: i64) -> bool:
    """The unit holds the card, may still use it, and has a reason to."""
    if s.ground.side[unit] != s.side or len(s.ground.veteran[unit]) == 0:
        return False
    code = s.ground.cards[kind].code
    if rolls.unused(s, unit, s.ground.cards[kind].number) < 0:
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


def has_action_card(s: Field) -> bool:
    """An action card that takes the turn is in hand and can be played (V12)."""
    for kind in range(len(s.ground.cards)):
        card = s.ground.cards[kind]
        if card.family != VETERAN_CARD and card.action:
            for means in range(BY_AP, BY_CARD + 1):
                if cards.refuse_card(s, Action(PLAY_CARD, kind, means)) is None:
                    return True
    return False


def play(s: Field, a: Action) -> None:
    """Which one of those that hold the card? Some cards are the turn's action, others come before it."""
    turns.pay(s, a.b, 0, cards.price(s, a.a, a.b))
    code = s.ground.cards[a.a].code
    if code == MARCH or code == LEADERSHIP:
        s.pop()
        s.push(Frame(END_ACTION, BY_CARD))
    s.push(Frame(CARD_USE, a.a, a.b, 0, 0, -1))


def is_theirs(s: Field, frame: Frame) -> bool:
    return s.ground.cards[frame.a].family == VETERAN_CARD


def uses(s: Field, frame: Frame) -> list[Action]:
    """The holders of the card. V10 may be kept; with V07 the unit named is named again to turn it, or confirmed to be
    on its guard, and after its action it may keep the card."""
    if frame.c >= 0:
        turn = [Action(PICK, frame.c)] if turns.turns_about(s, frame.c) else []
        return [Action(CONFIRM), *turn] + ([Action(KEEP)] if frame.x == AFTERWARDS else [])
    if is_blood_price(s, frame):
        return [Action(PICK, unit) for unit in range(s.ground.count()) if is_liable(s, unit)]
    found = [Action(PICK, unit) for unit in range(s.ground.count()) if is_for(s, frame.a, frame.b, unit)]
    if s.ground.cards[frame.a].code == REPUTATION:
        found.append(Action(CONFIRM))
    return found


def refuse_use(s: Field, frame: Frame, a: Action) -> Refusal | None:
    if a.kind == CONFIRM and (frame.c >= 0 or s.ground.cards[frame.a].code == REPUTATION):
        return None
    if a.kind == KEEP and frame.x == AFTERWARDS:
        return None
    if frame.c >= 0 and (a.a != frame.c or not turns.turns_about(s, frame.c)):
        return Refusal("8.3", "st-card-not-on", {"card": s.card_ref(frame.a)})
    fine = a.kind == PICK and 0 <= a.a < s.ground.count()
    if fine:
        fine = is_liable(s, a.a) if is_blood_price(s, frame) else is_for(s, frame.a, frame.b, a.a)
    return None if fine else Refusal("8.3", "st-card-not-on", {"card": s.card_ref(frame.a)})


def use(s: Field, frame: Frame, a: Action) -> None:
    """The unit is named and the card used."""
    code = s.ground.cards[frame.a].code
    if code == SIXTH_SENSE and frame.c < 0:
        frame.c = a.a
        return
    s.pop()
    if a.kind == KEEP:
        return
    if code == SIXTH_SENSE:
        sense(s, frame, a.kind == PICK)
        return
    if is_blood_price(s, frame):
        pay_in_blood(s, a.a)
        return
    if a.kind == CONFIRM:
        s.side = 1 - s.side
        return
    unit = a.a
    rolls.use_up(s, unit, rolls.unused(s, unit, s.ground.cards[frame.a].number))
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


def sense_after(s: Field) -> bool:
    """The action is over: those who took part in it in view and have a sixth sense may use it now (V07)."""
    end = s.top()
    end.b = 1
    for unit in groups.members(s):
        place = rolls.unused(s, unit, SENSE) if s.visible(unit) else -1
        if place >= 0:
            s.push(Frame(CARD_USE, s.ground.veteran[unit][place], BY_CARD, AFTERWARDS, 0, unit))
    return s.top().kind == CARD_USE


def sense(s: Field, frame: Frame, turn: bool) -> None:
    """V07: the unit turns for nothing, or is on its guard until its owner's next turn."""
    unit = frame.c
    rolls.use_up(s, unit, rolls.unused(s, unit, s.ground.cards[frame.a].number))
    s.tell("8.3", "st-veteran-plays", {"side": s.side_ref(s.side), "card": s.card_ref(frame.a)})
    if turn:
        s.push(Frame(LOOK, unit))
    else:
        s.mark(unit, WARY)
        s.tell("8.3", "st-wary", {"unit": s.ref(unit)})


# ---------------------------------------------------------------- what they change
def slips_away(s: Field, unit: i64) -> bool:
    """In a hex with enemies a unit with V09 goes where it likes, and backward at no extra cost."""
    if len(s.ground.veteran[unit]) == 0 or s.hex[unit] < 0 or not s.enemy_in(s.ground.side[unit], s.hex[unit]):
        return False
    return rolls.unused(s, unit, WITHDRAWAL) >= 0


def slip_away(s: Field, unit: i64, h: i64) -> None:
    """It leaves: the card is used if it was needed."""
    if not slips_away(s, unit):
        return
    d = s.ground.grid.direction(s.hex[unit], h)
    if movement.is_cut_off(s, unit, d) or movement.goes_back(s, unit, h):
        rolls.use_up(s, unit, rolls.unused(s, unit, WITHDRAWAL))
        s.tell("8.3", "st-slips-away", {"unit": s.ref(unit)})


def moves_only(s: Field, frame: Frame) -> bool:
    """The action can be a move and nothing else: by card 5, or from the pool of a unit on a forced march (V01)."""
    if movement.is_two_hexes(s, frame):
        return True
    return frame.b == BY_AP and is_marching(s, s.side)


def is_marching(s: Field, side: i64) -> bool:
    """A unit of the open activation is on a forced march."""
    for unit in range(s.ground.count()):
        if s.flags[unit] & MARCHING != 0 and s.status[unit] == ACTIVE and s.ground.side[unit] == side:
            return True
    return False


def offer_initiative(s: Field) -> None:
    """The initiative has been rolled for: the loser may take it by bad reputation (V10)."""
    kind = s.ground.card_of("V10")
    if kind < 0:
        return
    s.side = 1 - s.side
    for unit in range(s.ground.count()):
        if is_for(s, kind, BY_CARD, unit):
            s.push(Frame(CARD_USE, kind, BY_CARD, 0, 0, -1))
            return
    s.side = 1 - s.side


def avenge(s: Field, unit: i64) -> None:
    """Blood and honour: who destroyed it will lose a unit too, when all rolls of the attack are made (V06, 7.7);
    batteries are out of reach."""
    place = rolls.unused(s, unit, HONOUR) if len(s.ground.veteran[unit]) > 0 else -1
    if place < 0:
        return
    for i in range(len(s.stack) - 1, -1, -1):
        attack = s.stack[i]
        if attack.kind == ATTACK:
            if attack.x != BARRAGE and s.ground.side[attack.a] != s.ground.side[unit]:
                rolls.use_up(s, unit, place)
                s.stack.insert(i, Frame(CARD_USE, s.ground.veteran[unit][place], BY_CARD, 0, 0, -1))
            return


def is_blood_price(s: Field, frame: Frame) -> bool:
    """The question which unit of the group is lost for one of honour (V06)."""
    return s.ground.cards[frame.a].number == HONOUR


def is_liable(s: Field, unit: i64) -> bool:
    """It took part in the attack, and is still there."""
    return s.flags[unit] & MEMBER != 0 and s.hex[unit] >= 0


def pays_alone(s: Field, frame: Frame) -> bool:
    """Who attacked alone is lost without a choice; a group is asked."""
    if not is_blood_price(s, frame):
        return False
    liable = [unit for unit in range(s.ground.count()) if is_liable(s, unit)]
    if len(liable) > 1:
        return False
    s.pop()
    for unit in liable:
        pay_in_blood(s, unit)
    return True


def pay_in_blood(s: Field, unit: i64) -> None:
    if s.has(unit, HIDDEN):
        s.reveals += 1
    s.tell("8.3", "st-avenged", {"unit": s.ref(unit)})
    hits.destroy(s, unit)


# ---------------------------------------------------------------- close calls (V08)
def close_calls(s: Field, hexes: vec[i64], by: i64) -> None:
    """Units in view in a hex that the other side's artillery strikes may step into the next one; it is no action.
    Hidden ones would show where they are by being asked."""
    for h in hexes:
        unit = s.first[h]
        while unit >= 0:
            if s.ground.side[unit] != by and s.flags[unit] & HIDDEN == 0 and len(s.ground.veteran[unit]) > 0:
                if rolls.unused(s, unit, CLOSE_CALL) >= 0 and len(groups.ways(s, unit, BY_CARD, 0, 0)) > 0:
                    s.push(Frame(SECOND_HEX, unit, 0, 0, 0, 0, BY_VETERANS))
            unit = s.next[unit]


def called_close(s: Field, frame: Frame) -> None:
    """The card has served if the step was a close call."""
    if frame.d == BY_VETERANS:
        rolls.use_up(s, frame.a, rolls.unused(s, frame.a, CLOSE_CALL))
        s.tell("8.3", "st-close-call", {"unit": s.ref(frame.a)})
