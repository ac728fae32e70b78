"""Rolls of the dice: CAP before them, cards after them (3.2.3, 8.1).

`ask` begins a roll; in the end `ConcludeRoll` hands it to the chapter it was for. A question that could tell what is
held is put whenever it may be held (8.0).
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.storms import position
from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import (
    FOR_AP,
    FOR_ATTACK,
    FOR_DETECTION,
    FOR_INITIATIVE,
    FOR_RECOVERY,
    HIDDEN,
    MOST_CAP,
    ROLL_NAMES,
    Decision,
    Position,
)
from caposaldo.games.storms.rules import checks, considered
from caposaldo.games.storms.rules.shot import Shot
from caposaldo.games.storms.setup import ONCE, ONCE_A_ROUND
from caposaldo.games.storms.verbs import BOOST_BY, KEEP, USE
from caposaldo.kernel.game import COMMON, NEXT, Params, Prompt, Refusal

LUCK: Final = "12"  # all dice again, once
HARD_FIGHTING: Final = "V14"  # one die again
ADVANCE: Final = "V30"  # +2, said before the roll
ADVANCED: Final = 2
MOST_FACES: Final = 66  # two dice, as 10 * first + second
# Ways in which two dice show so much or more, by the number needed.
WAYS: Final = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1, 0]


# ---------------------------------------------------------------- decisions
class Roll(Decision):
    """A roll of a side, what it is for (FOR_ATTACK ...), and the unit it is against or about, or -1."""

    def __init__(self, side: i64, purpose: i64, unit: i64) -> None:
        self.side = side
        self.purpose = purpose
        self.unit = unit

    def seat(self, s: Position) -> i64:
        return self.side

    def question(self, s: Position) -> str:
        return f"{self.name()}-{ROLL_NAMES[self.purpose]}"

    def prompt(self, s: Position, seat: i64) -> Prompt:
        """A sniper who is to be detected has no name (10.3)."""
        if self.purpose == FOR_ATTACK or self.purpose == FOR_RECOVERY:
            return self.unit_prompt(s, seat, self.unit)
        return super().prompt(s, seat)

    def about_unit(self) -> i64:
        return self.unit

    def wants_low(self, s: Position) -> bool:
        """A roll against an own unit, caught in the same hex as the enemy (7.6.3h, 12.3c)."""
        return self.purpose == FOR_ATTACK and self.unit >= 0 and s.setup.side[self.unit] == self.side

    def check(self, s: Position, at: str) -> None:
        """A roll is for a unit that can make it, or against one that can suffer it."""
        checks.number(f"{at}.side", self.side, 0, 1)
        checks.number(f"{at}.purpose", self.purpose, 0, len(ROLL_NAMES) - 1)
        needed = self.purpose == FOR_RECOVERY or self.purpose == FOR_DETECTION
        checks.number(f"{at}.unit", self.unit, 0 if needed else -1, int(s.setup.count()) - 1)
        if (needed or self.purpose == FOR_ATTACK) and self.unit >= 0:
            checks.on_map(s, f"{at}.unit", self.unit)
        if self.purpose == FOR_RECOVERY and s.marker[self.unit] < 0:
            raise ValueError(f"{at}.unit: expected a unit with a hit marker")


class Boost(Roll):
    """How many CAP, before the dice fall (3.2.3)? `bonus` is what a card has added already."""

    RULE: ClassVar[str] = "3.2.3"
    VERBS: ClassVar[tuple[int, ...]] = (BOOST_BY, USE)

    def __init__(self, side: i64, purpose: i64, unit: i64, bonus: i64 = 0) -> None:
        super().__init__(side, purpose, unit)
        self.bonus = bonus

    def options(self, s: Position, seat: i64) -> list[Action]:
        """0, 1, 2 CAP up or, where it helps, down; and cards."""
        sign: i64 = -1 if self.wants_low(s) else 1
        most = s.cap[self.side] if s.cap[self.side] < MOST_CAP else MOST_CAP
        found = [Action(BOOST_BY, sign * cap) for cap in range(most + 1)]
        return found + [Action(USE, kind) for kind in self.cards(s)]

    def cards(self, s: Position) -> list[int]:
        """Kinds of cards that can be played before this roll; one is enough."""
        unit = roller(s, self.purpose, self.unit)
        place = unused(s, unit, ADVANCE)
        return [s.setup.veteran[unit][place]] if place >= 0 and self.bonus == 0 else []

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == BOOST_BY:
            return self.refuse_cap(s, action.cap)
        return None if action.card in self.cards(s) else Refusal("8.1", "st-roll-no-card")

    def refuse_cap(self, s: Position, shift: i64) -> Refusal | None:
        """Up to 2 CAP on an own roll (3.2.3), and only to make it better."""
        if shift < -MOST_CAP or shift > MOST_CAP:
            return Refusal("3.2.3", "st-boost-range", {"most": MOST_CAP})
        cap = -shift if shift < 0 else shift
        if cap > s.cap[self.side]:
            return Refusal("3.2.3", "st-no-cap")
        low = self.wants_low(s)
        return Refusal("3.2.3", "st-boost-harms") if (shift < 0 and not low) or (shift > 0 and low) else None

    def considered(self, s: Position, seat: i64) -> list[Action]:
        boosts = [Action(BOOST_BY, cap) for cap in range(-1, MOST_CAP + 2)]
        return boosts + considered.uses_of_cards(s, seat)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == USE:
            self.advance(s)
        else:
            self.boost(s, action.cap, self.bonus)

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.verb == BOOST_BY and action.cap == 0 else COMMON

    def boost(self, s: Position, shift: i64, bonus: i64) -> None:
        """CAP move the roll by one each; they are gone whatever the dice show (3.2.3)."""
        s.pop()
        s.cap[self.side] = s.cap[self.side] - (-shift if shift < 0 else shift)
        fall(s, self.side, self.purpose, self.unit, shift, bonus)

    def advance(self, s: Position) -> None:
        """V30: 2 more, said before the dice fall. They do so at once if no CAP are left."""
        unit = roller(s, self.purpose, self.unit)
        use_up(s, unit, unused(s, unit, ADVANCE))
        bonus: i64 = -ADVANCED if self.wants_low(s) else ADVANCED
        s.tell("8.3", "st-advance", {"side": s.side_ref(self.side)})
        if s.cap[self.side] == 0:
            self.boost(s, 0, bonus)
        else:
            s.replace(Boost(self.side, self.purpose, self.unit, bonus))


class MadeRoll(Roll):
    """A roll that has been made: its total, the CAP in it, and its faces as 10 * first + second."""

    def __init__(self, side: i64, purpose: i64, unit: i64, total: i64, cap: i64, faces: i64) -> None:
        super().__init__(side, purpose, unit)
        self.total = total
        self.cap = cap
        self.faces = faces

    def check(self, s: Position, at: str) -> None:
        super().check(s, at)
        checks.number(f"{at}.faces", self.faces, 10, MOST_FACES)


class Reroll(MadeRoll):
    """The side may play a card on a roll that has been made (8.1)."""

    RULE: ClassVar[str] = "8.1"
    VERBS: ClassVar[tuple[int, ...]] = (USE, KEEP)

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [Action(KEEP)] + [Action(USE, kind) for kind in self.cards(s)]

    def cards(self, s: Position) -> list[int]:
        """Kinds of cards that can be played on this roll."""
        found: list[int] = []
        kinds: i64 = len(s.setup.cards)
        luck = s.setup.card_of(LUCK)
        if luck >= 0 and s.hand[self.side * kinds + luck] > 0:
            found.append(int(luck))
        unit = hard_fighter(s, self.purpose)
        place = unused(s, unit, HARD_FIGHTING)
        if place >= 0:
            found.append(s.setup.veteran[unit][place])
        return found

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == KEEP or action.card in self.cards(s):
            return None
        return Refusal("8.1", "st-roll-no-card")

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return considered.uses_of_cards(s, seat)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.pop()
        total, faces = self.total, self.faces
        if action.verb == USE:
            faces = self.changed(s, action.card)
            total += faces // 10 + faces % 10 - self.faces // 10 - self.faces % 10
            if s.events is not None:
                tell_roll(s, self.side, self.purpose, faces, total)
        s.push(ConcludeRoll(self.side, self.purpose, self.unit, total, self.cap, faces))

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return NEXT if action.verb == KEEP else COMMON

    def changed(self, s: Position, kind: i64) -> i64:
        """Luck throws all dice again, hard fighting the worse one; the CAP of the old roll stay."""
        first = self.faces // 10
        second = self.faces % 10
        if s.setup.cards[kind].number == LUCK:
            discard(s, self.side, kind)
            first = s.dice.die(6, ROLL_NAMES[self.purpose])
            second = s.dice.die(6, ROLL_NAMES[self.purpose]) if second > 0 else 0
            self.note(s, [int(first), int(second)], 0)
        else:
            unit = hard_fighter(s, self.purpose)
            use_up(s, unit, unused(s, unit, HARD_FIGHTING))
            tell_hard_fighting(s, unit, self.side, kind)
            if (first < second) != self.wants_low(s):
                first = s.dice.die(6, ROLL_NAMES[self.purpose])
                self.note(s, [int(first)], second)
            else:
                second = s.dice.die(6, ROLL_NAMES[self.purpose])
                self.note(s, [int(second)], first)
        return 10 * first + second

    def note(self, s: Position, dice: list[int], kept: i64) -> None:
        shift = self.total - self.faces // 10 - self.faces % 10
        note_throw(s, self.purpose, self.unit, dice, kept, shift)


class ConcludeRoll(MadeRoll):
    """A step that needs no decision: the roll stands, and the chapter it was for draws the result."""

    def waits(self, s: Position) -> bool:
        return False

    def run_on(self, s: Position) -> bool:
        s.pop()
        s.conclude_roll(self.side, self.purpose, self.unit, self.total)
        return True


# ---------------------------------------------------------------- the dice
def ask(s: Position, side: i64, purpose: i64, unit: i64) -> None:
    """The side is about to roll: it is asked for CAP if it has any, else the dice fall."""
    if s.cap[side] > 0 or unused(s, roller(s, purpose, unit), ADVANCE) >= 0:
        s.push(Boost(side, purpose, unit))
    else:
        fall(s, side, purpose, unit, 0, 0)


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
    note_throw(s, purpose, unit, [int(first), int(second)], 0, cap + bonus)
    if s.events is not None:
        tell_roll(s, side, purpose, faces, total)
    if may_change(s, side, purpose):
        s.push(Reroll(side, purpose, unit, total, cap, faces))
    else:
        s.push(ConcludeRoll(side, purpose, unit, total, cap, faces))


def note_throw(s: Position, purpose: i64, unit: i64, dice: list[int], kept: i64, shift: i64) -> None:
    """The attack below notes what these dice could do, for those who count the luck."""
    if s.rolls is not None and purpose == FOR_ATTACK:
        attack = s.top()
        if isinstance(attack, Shot):
            attack.note_throw(s, unit, dice, kept, shift)


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


def play_own_card(s: Position, kind: i64, unit: i64) -> None:
    """The unit plays its veteran card (8.3)."""
    use_up(s, unit, unused(s, unit, s.setup.cards[kind].number))
    s.tell("8.3", "st-veteran-plays", {"side": s.side_ref(s.side), "card": s.card_ref(kind)})


def roller(s: Position, purpose: i64, unit: i64) -> i64:
    """The unit that makes the roll: the lead of the attack, the one that recovers or is activated; -1 none."""
    if purpose == FOR_RECOVERY or purpose == FOR_AP:
        return unit
    if purpose != FOR_ATTACK:
        return -1
    for i in range(len(s.stack) - 1, -1, -1):
        decision = s.stack[i]
        if isinstance(decision, Shot):
            return decision.about_unit()
    return -1


def lucky(s: Position, side: i64) -> bool:
    """For all the others know the side may hold the card of luck: it holds cards, and that one is not all played."""
    kind = s.setup.card_of(LUCK)
    if kind < 0 or cards_held(s, side) == 0:
        return False
    return s.setup.reshuffle or s.discarded[kind] < position.count_of(s.setup.deck, kind)


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
    return roller(s, purpose, -1) if purpose == FOR_ATTACK else -1


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
