"""Groups and men who change places (17.7 to 17.92)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront.position import ACTING, EXCHANGING, LEFT, STAYS, Position
from caposaldo.games.upfront.rules import flanks, in_transit, mobility, named_men, terrain, turn_limits
from caposaldo.games.upfront.setup import LETTER_NAMES, LETTERS
from caposaldo.kernel.game import Refusal


def refuse_announce(s: Position, group: i64, letter: i64) -> Refusal | None:
    """Return why the group cannot announce the letter with a sideways card: it must be a neighbouring one, free when
    the turn began or held by a friend that goes the other way in this turn (17.7)."""
    refusal = refuse_leaving(s, group)
    if refusal is not None:
        return refusal
    friend = group_holding(s, s.side, letter)
    if friend >= 0:
        return refuse_exchange(s, group, friend)
    for other in range(s.side * LETTERS, s.side * LETTERS + LETTERS):
        if s.marks[other] & (LEFT << letter) != 0:
            return Refusal("17.7", "uf-letter-just-left", {"letter": LETTER_NAMES[letter]})
    return None


def refuse_leaving(s: Position, group: i64) -> Refusal | None:
    """Return why the group cannot change its letter: encircled (17.611), infiltrated or with infiltrators of its own
    (20.56)."""
    if s.encircled(group):
        return Refusal("17.611", "uf-encircled-stays", {"group": s.group_ref(group)})
    for man in range(len(s.group)):
        if s.inside[man] >= 0 and (s.inside[man] == group or s.group[man] == group):
            return Refusal("20.56", "uf-infiltrated-stays", {"group": s.group_ref(group)})
    return None


def group_holding(s: Position, side: i64, letter: i64) -> i64:
    """Return the side's group with the letter, or the one being founded there (17.91); -1 if there is none."""
    for group in range(side * LETTERS, side * LETTERS + LETTERS):
        if s.letter[group] == letter or (in_transit.is_founding(s, group) and s.announced[group] == letter):
            return group
    return -1


def refuse_exchange(s: Position, group: i64, friend: i64) -> Refusal | None:
    """Return why the two cannot exchange: the friend must have announced this group's letter in this turn, or be able
    to (17.7)."""
    if s.exists(friend) and goes_for(s, friend, s.letter[group]):
        return None
    if not s.exists(friend) or not can_answer(s, friend):
        return Refusal("17.7", "uf-letter-taken", {"other": s.group_ref(friend)})
    return None


def goes_for(s: Position, group: i64, letter: i64) -> bool:
    """Tell whether the group has announced the letter in this turn."""
    return s.announced[group] == letter and s.has_mark(group, EXCHANGING)


def can_answer(s: Position, group: i64) -> bool:
    """Tell whether the group can move too and has another card for it; from an unforded stream no exchange is possible
    (17.7)."""
    if not turn_limits.may_act(s, group) or not mobility.may_move(s, group) or in_transit.is_tied(s, group):
        return False
    if mobility.is_bogged(s, group):
        return False
    if terrain.wire_on(s, group) > 0 or mobility.is_unforded(s, group) or refuse_leaving(s, group) is not None:
        return False
    return len(named_men.cards(s)) > 1


def announce(s: Position, group: i64, letter: i64) -> None:
    s.announced[group] = letter
    friend = group_holding(s, s.side_of_group(group), letter)
    if friend >= 0:
        s.set_mark(group, EXCHANGING)
        if s.announced[friend] == s.letter[group] and not s.has_mark(friend, EXCHANGING):
            s.announced[friend] = -1  # of an exchange that failed
    if s.events is not None:
        key = "uf-announces-exchange" if friend >= 0 else "uf-announces-letter"
        s.tell("17.7", key, {"group": s.group_ref(group), "letter": LETTER_NAMES[letter]})


def complete(s: Position, group: i64) -> None:
    """Change the letter when terrain is accepted on the sideways card (17.7); with a friend's letter as soon as both
    have their terrain."""
    letter = s.announced[group]
    if letter < 0 or s.letter[group] < 0:
        return
    friend = group_holding(s, s.side_of_group(group), letter)
    if refuse_leaving(s, group) is not None:
        cancel(s, group)
    elif friend < 0:
        take_letter(s, group, letter)
        flanks.review(s)
    elif not s.exists(friend) or s.announced[friend] != s.letter[group]:
        cancel(s, group)
    elif not terrain.moving(s, friend):
        if refuse_leaving(s, friend) is not None:
            cancel(s, group)
            cancel(s, friend)
            return
        before = s.letter[group]
        take_letter(s, group, letter)
        take_letter(s, friend, before)
        flanks.review(s)


def take_letter(s: Position, group: i64, letter: i64) -> None:
    """Give the group the letter. In the player's own turn the old one stays taken until the turn ends (17.7)."""
    if s.step == ACTING and s.side == s.side_of_group(group):
        s.set_mark(group, LEFT << s.letter[group])
    if s.events is not None:
        s.tell("17.7", "uf-takes-letter", {"group": s.group_ref(group), "letter": LETTER_NAMES[letter]})
    s.letter[group] = letter
    s.announced[group] = -1


def cancel(s: Position, group: i64) -> None:
    s.announced[group] = -1
    if s.events is not None:
        s.tell("17.7", "uf-letter-lapses", {"group": s.group_ref(group)})


def end_turn(s: Position, group: i64) -> None:
    """Cancel an exchange that only one of the two has announced, or that one has given up (17.7)."""
    letter = s.announced[group]
    friend = s.group_with(s.side_of_group(group), letter) if letter >= 0 else i64(-1)
    if friend >= 0 and s.announced[friend] != s.letter[group]:
        cancel(s, group)
    for mark in (EXCHANGING, STAYS, LEFT * (2**LETTERS - 1)):
        s.clear_mark(group, mark)
