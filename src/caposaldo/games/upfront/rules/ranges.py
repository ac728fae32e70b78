"""Relative range (5.5 to 5.62)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront import position as st
from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.position import GROUPS, Position
from caposaldo.games.upfront.setup import LETTERS
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Action, Refusal

CLOSEST: Final = 5  # a sum beyond it: the groups have passed each other


def total(s: Position, group: i64, other: i64) -> i64:
    """The sum of the chits (5.6)."""
    return s.chit[group] + s.chit[other]


def relative(s: Position, group: i64, other: i64) -> i64:
    """Relative range of two opposing groups, 0 to 5 (5.6, 5.61)."""
    found = s.chit[group] + s.chit[other]
    if found > CLOSEST:
        found = 2 * CLOSEST - found
    apart = s.letter[group] - s.letter[other]
    if apart > 1 or apart < -1:
        found -= 1
    return found if found > 0 else 0


def neighbours(letter: i64, other: i64) -> bool:
    """Letters next to each other (5.61)."""
    return letter - other == 1 or other - letter == 1


def opposed(s: Position, group: i64) -> i64:
    """The enemy group with the same letter, -1 none (3.2)."""
    return s.group_with(1 - s.side_of_group(group), s.letter[group]) if s.letter[group] >= 0 else -1


def enemies(s: Position, side: i64) -> list[int]:
    """The groups of the other side that are there."""
    first = (1 - side) * LETTERS
    return [int(group) for group in range(first, first + LETTERS) if s.letter[group] >= 0]


# ---------------------------------------------------------------- chits reset (5.62)
def ask(s: Position) -> None:
    """The pile has been emptied since this was last spoken of, and chits above 5 or below 0 could come nearer to the
    ordinary: the players may agree to reset them (5.62)."""
    if s.emptied == s.spoken:
        return
    s.spoken = s.emptied
    if len(proposals(s, s.side)) > 0:
        s.push(Frame(st.RENORMALISE, s.side))


def excess(s: Position, side: i64, by: i64) -> i64:
    """How far chits lie outside 0 to 5, all together, with so many added to the side's and taken from the other's."""
    found: i64 = 0
    for group in range(i64(GROUPS)):
        if s.letter[group] >= 0:
            chit = s.chit[group] + (by if s.side_of_group(group) == side else -by)
            if chit < 0:
                found -= chit
            elif chit > CLOSEST:
                found += chit - CLOSEST
    return found


def proposals(s: Position, side: i64) -> list[Action]:
    """What may be proposed: whatever brings the chits nearer to the ordinary."""
    now = excess(s, side, 0)
    return [Action(verbs.PROPOSE, by) for by in range(-now, now + 1) if excess(s, side, by) < now]


def options(s: Position, frame: Frame) -> list[Action]:
    """Chits renormalised by agreement (5.62)."""
    if frame.b != 0:
        return [Action(verbs.ACCEPT), Action(verbs.KEEP)]
    return [*proposals(s, frame.a), Action(verbs.KEEP)]


def refuse(s: Position, frame: Frame, action: Action) -> Refusal | None:
    if action.verb == verbs.KEEP or (action.verb == verbs.ACCEPT and frame.b != 0):
        return None
    if action.verb == verbs.ACCEPT:
        return Refusal("5.62", "uf-nothing-proposed")
    if frame.b != 0:
        return Refusal("5.62", "uf-already-proposed")
    now = excess(s, frame.a, 0)
    if not -now <= action.number <= now or excess(s, frame.a, action.number) >= now:
        return Refusal("5.62", "uf-useless-proposal")
    return None


def perform(s: Position, frame: Frame, action: Action) -> None:
    """Who begins his turn speaks first; if he proposes nothing the other may; a proposal needs the other's consent."""
    s.pop()
    if action.verb == verbs.PROPOSE:
        s.push(Frame(st.RENORMALISE, 1 - frame.a, action.number, c=1))
    elif action.verb == verbs.ACCEPT:
        renormalise(s, 1 - frame.a, frame.b)
    elif frame.c == 0:
        s.push(Frame(st.RENORMALISE, 1 - frame.a, c=1))
    if action.verb == verbs.PROPOSE and s.events is not None:
        s.tell("5.62", "uf-proposes-chits", {"side": s.side_ref(frame.a), "by": int(action.number)})


def renormalise(s: Position, side: i64, by: i64) -> None:
    """Every sum stays as it was, so that nobody passes anybody (5.62)."""
    for group in range(i64(GROUPS)):
        if s.letter[group] >= 0:
            s.chit[group] = s.chit[group] + (by if s.side_of_group(group) == side else -by)
    if s.events is not None:
        s.tell("5.62", "uf-chits-reset", {"side": s.side_ref(side), "by": int(by)})
