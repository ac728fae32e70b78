"""Rolls of the dice: CAP before them, cards after them (3.2.3, 8.1).

`ask` begins a roll; in the end a ROLLED frame lies on the stack: x is the total, y the CAP in it, d the faces as
10 * first + second. A question that could tell what is held is put whenever it may be held (8.0).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.position import (
    ATTACK,
    BARRAGE,
    BOOST,
    FOR_AP,
    FOR_ATTACK,
    FOR_INITIATIVE,
    FOR_RECOVERY,
    HIDDEN,
    MOST_CAP,
    REROLL,
    ROLL_NAMES,
    ROLLED,
    Position,
)
from caposaldo.games.storms.setup import ONCE, ONCE_A_ROUND
from caposaldo.games.storms.verbs import BOOST_BY, KEEP, USE
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Params, Refusal

LUCK: Final = "12"  # all dice again, once
HARD_FIGHTING: Final = "V14"  # one die again
ADVANCE: Final = "V30"  # +2, said before the roll
ADVANCED: Final = 2
# Ways in which two dice show so much or more, by the number needed.
WAYS: Final = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0]


def ask(s: Position, side: i64, purpose: i64, unit: i64) -> None:
    """The side is about to roll: it is asked for CAP if it has any (BOOST), else the dice fall."""
    frame = Frame(BOOST, side, purpose, 0, 0, unit)
    if s.cap[side] > 0 or unused(s, roller(s, frame), ADVANCE) >= 0:
        s.push(frame)
    else:
        fall(s, side, purpose, unit, 0, 0)


# ---------------------------------------------------------------- the dice
def dice_for(s: Position, side: i64, purpose: i64) -> i64:
    """Two dice for attacks, recovery, the initiative and the AP of a new activation; one for all else (10.3, 8.1)."""
    if purpose == FOR_AP:
        return 2 if s.ap[side] == 0 else 1
    return 2 if purpose == FOR_ATTACK or purpose == FOR_RECOVERY or purpose == FOR_INITIATIVE else 1


def fall(s: Position, side: i64, purpose: i64, unit: i64, cap: i64, bonus: i64) -> None:
    """The dice fall. CAP have been paid already; `bonus` is what cards add."""
    first = s.dice.die(6, ROLL_NAMES[purpose])
    second = s.dice.die(6, ROLL_NAMES[purpose]) if dice_for(s, side, purpose) == 2 else 0
    total = first + second + cap + bonus
    faces = 10 * first + second
    if s.events is not None:
        tell_roll(s, side, purpose, faces, total)
    if may_change(s, side, purpose):
        s.push(Frame(REROLL, side, purpose, total, cap, unit, faces))
    else:
        s.push(Frame(ROLLED, side, purpose, total, cap, unit, faces))


def tell_roll(s: Position, side: i64, purpose: i64, faces: i64, total: i64) -> None:
    shift = total - faces // 10 - faces % 10
    params: Params = {"side": s.side_ref(side), "what": f"@st-roll-{ROLL_NAMES[purpose]}", "first": int(faces // 10)}
    params.update({"second": int(faces % 10), "shift": int(shift), "total": int(total)})
    s.tell("3.2.3" if shift != 0 else "0.5", "st-rolled-two" if faces % 10 > 0 else "st-rolled-one", params)


# ---------------------------------------------------------------- cards that touch a roll
def unused(s: Position, unit: i64, number: str) -> i64:
    """Place of that card among the unit's own, if it holds it and may still use it (8.3); else -1."""
    if unit < 0:
        return -1
    own = s.setup.veteran[unit]
    for place in range(len(own)):
        card = s.setup.cards[own[place]]
        if card.number == number:
            gone = s.used[unit] if card.frequency == ONCE else s.used_now[unit]
            if card.frequency != ONCE and card.frequency != ONCE_A_ROUND:
                return place
            return place if (gone >> place) & 1 == 0 else -1
    return -1


def use_up(s: Position, unit: i64, place: i64) -> None:
    """The card has served, for good or for this round (8.3)."""
    bit: i64 = 1
    for _ in range(place):
        bit *= 2
    frequency = s.setup.cards[s.setup.veteran[unit][place]].frequency
    if frequency == ONCE:
        s.used[unit] = s.used[unit] | bit
    elif frequency == ONCE_A_ROUND:
        s.used_now[unit] = s.used_now[unit] | bit


def roller(s: Position, frame: Frame) -> i64:
    """The unit that makes the roll: the lead of the attack, the one that recovers or is activated; -1 none."""
    if frame.b == FOR_RECOVERY or frame.b == FOR_AP:
        return frame.c
    if frame.b != FOR_ATTACK:
        return -1
    for i in range(len(s.stack) - 1, -1, -1):
        if s.stack[i].kind == ATTACK:
            return s.stack[i].a if s.stack[i].x != BARRAGE else -1
    return -1


def lucky(s: Position, side: i64) -> bool:
    """For all the others know the side may hold the card of luck: it holds cards, and that one is not all played."""
    kind = s.setup.card_of(LUCK)
    if kind < 0 or cards_held(s, side) == 0:
        return False
    copies: i64 = 0
    for card in s.setup.deck:
        if card == kind:
            copies += 1
    return s.setup.reshuffle or copies > s.discarded[kind]


def cards_held(s: Position, side: i64) -> i64:
    kinds: i64 = len(s.setup.cards)
    held: i64 = 0
    for kind in range(kinds):
        held += s.hand[side * kinds + kind]
    return held


def may_change(s: Position, side: i64, purpose: i64) -> bool:
    """A card might still be played on a roll that has been made (8.1)."""
    unit = hard_fighter(s, purpose)
    return lucky(s, side) or (unit >= 0 and unused(s, unit, HARD_FIGHTING) >= 0)


def hard_fighter(s: Position, purpose: i64) -> i64:
    """Hard fighting (V14) is for the attacks of the unit that holds it."""
    return roller(s, Frame(BOOST, 0, purpose)) if purpose == FOR_ATTACK else -1


# ---------------------------------------------------------------- decisions
def wants_low(s: Position, frame: Frame) -> bool:
    """A roll against a unit of one's own, caught in the same hex as the enemy (7.6.3h, 12.3c)."""
    return frame.b == FOR_ATTACK and frame.c >= 0 and s.setup.side[frame.c] == frame.a


def options(s: Position, frame: Frame) -> list[Action]:
    """BOOST: 0, 1, 2 CAP up or, where it helps, down; REROLL: cards or keep."""
    if frame.kind == REROLL:
        return [Action(KEEP)] + [Action(USE, kind) for kind in after_cards(s, frame)]
    sign: i64 = -1 if wants_low(s, frame) else 1
    most = s.cap[frame.a] if s.cap[frame.a] < MOST_CAP else MOST_CAP
    found = [Action(BOOST_BY, sign * cap) for cap in range(most + 1)]
    return found + [Action(USE, kind) for kind in before_cards(s, frame)]


def before_cards(s: Position, frame: Frame) -> list[int]:
    """Kinds of cards that can be played before this roll; one is enough."""
    unit = roller(s, frame)
    place = unused(s, unit, ADVANCE)
    return [s.setup.veteran[unit][place]] if place >= 0 and frame.y == 0 else []


def after_cards(s: Position, frame: Frame) -> list[int]:
    """Kinds of cards that can be played on this roll."""
    found: list[int] = []
    kinds: i64 = len(s.setup.cards)
    luck = s.setup.card_of(LUCK)
    if luck >= 0 and s.hand[frame.a * kinds + luck] > 0:
        found.append(int(luck))
    unit = hard_fighter(s, frame.b)
    place = unused(s, unit, HARD_FIGHTING)
    if place >= 0:
        found.append(s.setup.veteran[unit][place])
    return found


def refuse(s: Position, frame: Frame, a: Action) -> Refusal | None:
    if a.kind == BOOST_BY:
        return refuse_boost(s, frame, a.a)
    if a.kind == KEEP:
        return None
    held = before_cards(s, frame) if frame.kind == BOOST else after_cards(s, frame)
    for kind in held:
        if kind == a.a:
            return None
    return Refusal("8.1", "st-roll-no-card")


def refuse_boost(s: Position, frame: Frame, shift: i64) -> Refusal | None:
    """Up to 2 CAP on a roll of one's own (3.2.3); not against oneself."""
    if shift < -MOST_CAP or shift > MOST_CAP:
        return Refusal("3.2.3", "st-boost-range", {"most": MOST_CAP})
    cap = -shift if shift < 0 else shift
    if cap > s.cap[frame.a]:
        return Refusal("3.2.3", "st-no-cap")
    if (shift < 0 and not wants_low(s, frame)) or (shift > 0 and wants_low(s, frame)):
        return Refusal("3.2.3", "st-boost-harms")
    return None


def perform(s: Position, frame: Frame, a: Action) -> None:
    """BOOST: CAP are spent, the dice fall; REROLL when the hand is not empty; then ROLLED."""
    if frame.kind == BOOST and a.kind == USE:
        advance(s, frame)
    elif frame.kind == BOOST:
        boost(s, frame, a.a)
    elif a.kind == USE:
        change(s, frame, a.a)
    else:
        keep(s, frame)


def boost(s: Position, frame: Frame, shift: i64) -> None:
    """CAP move the roll by one each; they are gone whatever the dice show (3.2.3)."""
    s.pop()
    side = frame.a
    s.cap[side] = s.cap[side] - (-shift if shift < 0 else shift)
    fall(s, side, frame.b, frame.c, shift, frame.y)


def advance(s: Position, frame: Frame) -> None:
    """V30: 2 more, said before the dice fall. They do so at once if no CAP are left."""
    unit = roller(s, frame)
    use_up(s, unit, unused(s, unit, ADVANCE))
    frame.y = -ADVANCED if wants_low(s, frame) else ADVANCED
    s.tell("8.3", "st-advance", {"side": s.side_ref(frame.a)})
    if s.cap[frame.a] == 0:
        boost(s, frame, 0)


def keep(s: Position, frame: Frame) -> None:
    s.pop()
    s.push(Frame(ROLLED, frame.a, frame.b, frame.x, frame.y, frame.c, frame.d))


def change(s: Position, frame: Frame, kind: i64) -> None:
    """Luck throws all dice again, hard fighting the worse one; the new roll stands, with the CAP of the old one."""
    first = frame.d // 10
    second = frame.d % 10
    shift = frame.x - first - second
    if s.setup.cards[kind].number == LUCK:
        discard(s, frame.a, kind)
        first = s.dice.die(6, ROLL_NAMES[frame.b])
        second = s.dice.die(6, ROLL_NAMES[frame.b]) if second > 0 else 0
    else:
        unit = hard_fighter(s, frame.b)
        use_up(s, unit, unused(s, unit, HARD_FIGHTING))
        tell_hard_fighting(s, unit, frame.a, kind)
        if (first < second) != wants_low(s, frame):
            first = s.dice.die(6, ROLL_NAMES[frame.b])
        else:
            second = s.dice.die(6, ROLL_NAMES[frame.b])
    frame.d = 10 * first + second
    frame.x = first + second + shift
    if s.events is not None:
        tell_roll(s, frame.a, frame.b, frame.d, frame.x)
    keep(s, frame)


def tell_hard_fighting(s: Position, unit: i64, side: i64, kind: i64) -> None:
    """A sniper who is hidden has no name (10.3)."""
    if s.has(unit, HIDDEN):
        s.tell("8.3", "st-veteran-plays", {"side": s.side_ref(side), "card": s.card_ref(kind)})
    else:
        s.tell("8.3", "st-hard-fighting", {"unit": s.ref(unit)})


def discard(s: Position, side: i64, kind: i64) -> None:
    """The card of luck has been played."""
    at = side * len(s.setup.cards) + kind
    s.hand[at] = s.hand[at] - 1
    s.discarded[kind] = s.discarded[kind] + 1
    s.reveals += 1
    s.tell("8.1", "st-luck", {"side": s.side_ref(side), "card": s.card_ref(kind)})


def ways(needed: i64) -> int:
    """In how many of 36 ways two dice reach the number."""
    return 0 if needed > 12 else WAYS[max(needed, 0)]
