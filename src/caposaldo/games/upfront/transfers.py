"""Groups and men who change places (17.7 to 17.92)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront import crossings, flanks, movement, named, terrain, turns
from caposaldo.games.upfront import state as st
from caposaldo.games.upfront.box import LETTER_NAMES, LETTERS
from caposaldo.games.upfront.state import EXCHANGING, FRESH, LEFT, MOVING_OVER, STAYS, Table
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Refusal

CHAPTER: Final = 17


# ---------------------------------------------------------------- a group takes another letter (17.7)
def may_announce(s: Table, group: i64, letter: i64) -> Refusal | None:
    """A neighbouring letter announced with a sideways card: free when the turn began, or that of a friend who goes the
    other way in this turn (17.7)."""
    refusal = stays_put(s, group)
    if refusal is not None:
        return refusal
    friend = holder(s, s.side, letter)
    if friend >= 0:
        return may_exchange(s, group, friend)
    for other in range(s.side * LETTERS, s.side * LETTERS + LETTERS):
        if s.marks[other] & (LEFT << letter) != 0:
            return Refusal("17.7", "uf-letter-just-left", {"letter": LETTER_NAMES[letter]})
    return None


def stays_put(s: Table, group: i64) -> Refusal | None:
    """Encircled (17.611), infiltrated or with infiltrators of its own (20.56)."""
    if flanks.encircled(s, group):
        return Refusal("17.611", "uf-encircled-stays", {"group": s.group_ref(group)})
    for man in range(len(s.group)):
        if s.inside[man] >= 0 and (s.inside[man] == group or s.group[man] == group):
            return Refusal("20.56", "uf-infiltrated-stays", {"group": s.group_ref(group)})
    return None


def holder(s: Table, side: i64, letter: i64) -> i64:
    """The side's group with the letter, or the one that is being founded there (17.91); -1 none."""
    for group in range(side * LETTERS, side * LETTERS + LETTERS):
        if s.letter[group] == letter or (is_founding(s, group) and s.announced[group] == letter):
            return group
    return -1


def may_exchange(s: Table, group: i64, friend: i64) -> Refusal | None:
    """The friend has announced this group's letter in this turn, or can still do it (17.7)."""
    if s.exists(friend) and goes_for(s, friend, s.letter[group]):
        return None
    if not s.exists(friend) or not can_answer(s, friend):
        return Refusal("17.7", "uf-letter-taken", {"other": s.group_ref(friend)})
    return None


def goes_for(s: Table, group: i64, letter: i64) -> bool:
    """It has announced the letter in this very turn."""
    return s.announced[group] == letter and s.has_mark(group, EXCHANGING)


def can_answer(s: Table, group: i64) -> bool:
    """It can move as well, and there is another card for it; from an unforded stream nobody exchanges (17.7)."""
    if turns.free(s, group) is not None or not movement.may_move(s, group) or tied(s, group):
        return False
    if movement.is_bogged(s, group):
        return False
    if terrain.wire_on(s, group) > 0 or movement.is_unforded(s, group) or stays_put(s, group) is not None:
        return False
    return len(named.cards(s)) > 1


def announce(s: Table, group: i64, letter: i64) -> None:
    s.announced[group] = letter
    friend = holder(s, s.side_of_group(group), letter)
    if friend >= 0:
        s.set_mark(group, EXCHANGING)
        if s.announced[friend] == s.letter[group] and not s.has_mark(friend, EXCHANGING):
            s.announced[friend] = -1  # of an exchange that came to nothing
    if s.events is not None:
        key = "uf-announces-exchange" if friend >= 0 else "uf-announces-letter"
        s.tell("17.7", key, {"group": s.group_ref(group), "letter": LETTER_NAMES[letter]})


def complete(s: Table, group: i64) -> None:
    """Terrain was accepted on the sideways card: the letter changes (17.7), with that of a friend as soon as both have
    their terrain."""
    letter = s.announced[group]
    if letter < 0 or s.letter[group] < 0:
        return
    friend = holder(s, s.side_of_group(group), letter)
    if stays_put(s, group) is not None:
        lapse(s, group)
    elif friend < 0:
        take_letter(s, group, letter)
        flanks.review(s)
    elif not s.exists(friend) or s.announced[friend] != s.letter[group]:
        lapse(s, group)
    elif not terrain.moving(s, friend):
        if stays_put(s, friend) is not None:
            lapse(s, group)
            lapse(s, friend)
            return
        before = s.letter[group]
        take_letter(s, group, letter)
        take_letter(s, friend, before)
        flanks.review(s)


def take_letter(s: Table, group: i64, letter: i64) -> None:
    """Who leaves a letter in his own turn does not make room for another in the same turn (17.7)."""
    if s.step == st.ACTING and s.side == s.side_of_group(group):
        s.set_mark(group, LEFT << s.letter[group])
    if s.events is not None:
        s.tell("17.7", "uf-takes-letter", {"group": s.group_ref(group), "letter": LETTER_NAMES[letter]})
    s.letter[group] = letter
    s.announced[group] = -1


def lapse(s: Table, group: i64) -> None:
    s.announced[group] = -1
    if s.events is not None:
        s.tell("17.7", "uf-letter-lapses", {"group": s.group_ref(group)})


def end_turn(s: Table, group: i64) -> None:
    """An exchange that only one of the two has announced, or that one has given up, comes to nothing (17.7)."""
    letter = s.announced[group]
    friend = s.group_with(s.side_of_group(group), letter) if letter >= 0 else i64(-1)
    if friend >= 0 and s.announced[friend] != s.letter[group]:
        lapse(s, group)
    for mark in (EXCHANGING, STAYS, LEFT * (2**LETTERS - 1)):
        s.clear_mark(group, mark)


# ---------------------------------------------------------------- men on their way (17.8)
def is_founding(s: Table, group: i64) -> bool:
    """It has no letter yet, but men who are to found it (17.91)."""
    return s.letter[group] < 0 and s.announced[group] >= 0 and coming(s, group) > 0


def coming(s: Table, group: i64) -> i64:
    """Men on their way to the group."""
    found: i64 = 0
    for man in range(len(s.bound)):
        if s.bound[man] == group:
            found += 1
    return found


def tied(s: Table, group: i64) -> bool:
    """Men are on their way from it or to it, or were until this turn: no movement (17.8)."""
    if s.marks[group] & STAYS != 0:
        return True
    for man in range(len(s.bound)):
        if s.bound[man] >= 0 and (s.bound[man] == group or s.group[man] == group):
            return True
    return False


def send_back(s: Table, man: i64) -> None:
    """Pinned on the way: he, or all who were to found a group, return (17.84, 17.92)."""
    to = s.bound[man]
    if to < 0 or s.letter[to] >= 0:
        turn_back(s, man, "17.84")
        return
    for other in range(len(s.bound)):
        if s.bound[other] == to:
            turn_back(s, other, "17.92")
    s.announced[to] = -1


def turn_back(s: Table, man: i64, rule: str) -> None:
    """In his own turn, when nobody is left to receive him, his group stays for the rest of it (17.8)."""
    s.unmark(man, MOVING_OVER | FRESH)
    s.bound[man] = -1
    if s.side == s.box.side[man]:
        s.set_mark(s.group[man], STAYS)
    if s.events is not None:
        s.tell(rule, "uf-turns-back", {"man": s.ref(man), "group": s.group_ref(s.group[man])})


# ---------------------------------------------------------------- actions
def acts(s: Table) -> list[Action]:
    """BEGIN_TRANSFER, RECEIVE, FOUND (17.8 to 17.92)."""
    found: list[Action] = []
    if not s.box.plays_chapter(CHAPTER):
        return found
    first = s.side * LETTERS
    cards = len(named.cards(s))
    for group in range(first, first + LETTERS):
        if cards > 0 and s.letter[group] >= 0 and turns.free(s, group) is None:
            add_destinations(s, group, found)
    for group in range(first, first + LETTERS):
        man = crossings.first_to_arrive(s, group)
        if man >= 0 and s.letter[group] >= 0 and crossings.refuse_receive(s, man) is None:
            found.append(Action(st.RECEIVE, man))
        elif man >= 0 and s.letter[group] < 0:
            add_foundations(s, group, found)
    return found


def add_destinations(s: Table, group: i64, found: list[Action]) -> None:
    for letter in (s.letter[group] - 1, s.letter[group] + 1):
        if 0 <= letter < LETTERS:
            there = s.group_with(s.side, letter)
            to = there if there >= 0 else -1 - letter
            if crossings.refuse_begin(s, group, to) is None:
                found.append(Action(st.BEGIN_TRANSFER, 0, group, to))


def add_foundations(s: Table, group: i64, found: list[Action]) -> None:
    if crossings.refuse_settling(s, group) is not None:
        return
    for card in s.hands[s.side]:
        if crossings.refuse_ground(s, card) is None:
            found.append(Action(st.FOUND, card, group))
        found.append(Action(st.FOUND, card, group, 1))


def refuse(s: Table, a: Action) -> Refusal | None:
    if not s.box.plays_chapter(CHAPTER):
        return Refusal("1", "uf-transfer-chapter", {"chapter": CHAPTER})
    if a.kind == st.BEGIN_TRANSFER:
        refusal = turns.free(s, a.b)
        return refusal if refusal is not None else crossings.refuse_begin(s, a.b, a.x)
    if a.kind == st.RECEIVE:
        return crossings.refuse_receive(s, a.a)
    return crossings.refuse_found(s, a)


def perform(s: Table, a: Action) -> None:
    if a.kind == st.BEGIN_TRANSFER:
        s.push(Frame(st.SEND, a.b, a.x))
    elif a.kind == st.RECEIVE:
        crossings.receive(s, s.bound[a.a])
    else:
        crossings.settle(s, a)


# ---------------------------------------------------------------- who goes (SEND)
def options(s: Table, frame: Frame) -> list[Action]:
    """SEND."""
    found: list[Action] = []
    going = named.count(s, frame.a)
    if frame.b < 0 or going < crossings.room(s, frame.b):
        cards = named.cards(s)
        for man in s.men_of(frame.a):
            if crossings.may_go(s, man) and crossings.fits_in(s, man, frame.b) and not s.has(man, st.NAMED):
                for card in cards:
                    found.append(Action(st.NAME, man, -1, card))
    if going >= least_for(frame):
        found.append(Action(st.DONE))
    found.append(Action(st.GIVE_UP))
    return found


def least_for(frame: Frame) -> i64:
    return crossings.FOUNDERS if frame.b < 0 else 1


def refuse_in(s: Table, frame: Frame, a: Action) -> Refusal | None:
    if a.kind == st.GIVE_UP:
        return None
    going = named.count(s, frame.a)
    if a.kind == st.DONE:
        least = least_for(frame)
        rule = "17.91" if frame.b < 0 else "17.8"
        return None if going >= least else Refusal(rule, "uf-transfer-too-few", {"least": int(least)})
    refusal = named.refuse_man(s, a.a, frame.a, "17.8")
    if refusal is not None:
        return refusal
    if a.b != -1 or a.y != 0:
        return Refusal("17.8", "uf-name-no-target")
    if not crossings.may_go(s, a.a):
        return Refusal("17.8", "uf-transfer-unable", {"man": s.ref(a.a)})
    if not crossings.fits_in(s, a.a, frame.b):
        return Refusal("23.3", "uf-groups-pillbox-man", {"man": s.ref(a.a)})
    if frame.b >= 0 and going >= crossings.room(s, frame.b):
        return crossings.full(s, frame.b)
    return named.refuse_card(s, a.x)


def perform_in(s: Table, frame: Frame, a: Action) -> None:
    if a.kind == st.NAME:
        named.name(s, a.a, frame.b, a.x)
    elif a.kind == st.GIVE_UP:
        named.give_up(s, frame.a)
        s.pop()
    else:
        s.pop()
        crossings.set_out(s, frame.a, frame.b)
