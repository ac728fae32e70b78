"""A commissar has cowards shot (15.53)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caposaldo.games.upfront.position import BERSERK, KILLED, PINNED, Position
from caposaldo.games.upfront.rules import deck, losses, units, victory
from caposaldo.games.upfront.rules.decision import GROUP, Decision
from caposaldo.games.upfront.setup import LETTERS


def begin(s: Position) -> None:
    """Start an execution for each group of the player in which a coward is to be shot (15.53)."""
    first = s.side * LETTERS
    for i in range(i64(LETTERS)):
        group = first + LETTERS - 1 - i
        if s.letter[group] >= 0 and has_judge_and_coward(s, group):
            s.push(Execute(group))


def has_judge_and_coward(s: Position, group: i64) -> bool:
    """Tell whether an able commissar and a man to be shot are in the group."""
    judge = False
    coward = False
    for man in range(len(s.group)):
        if s.group[man] == group:
            if may_be_shot(s, man):
                coward = True
            elif s.setup.men[man].commissar and s.flags[man] & PINNED == 0:
                judge = True
    return judge and coward


def may_be_shot(s: Position, man: i64) -> bool:
    """Tell whether the man is pinned and not berserk (15.53, 20.9)."""
    return s.flags[man] & (PINNED | BERSERK) == PINNED and units.is_man(s, man)


class Execute(Decision):
    """One card for the group: if it points at a pinned man he is shot (15.53). A Hero had to be played before it was
    turned up (10.42), while the hand was refilled."""

    CHECKS: ClassVar[dict[str, int]] = {"group": GROUP}

    def __init__(self, group: i64) -> None:
        self.group = group

    def run_on(self, s: Position) -> bool:
        if victory.ends_by_clock(s):
            return True
        s.pop()
        card = deck.draw(s, "execution")
        size = s.size(self.group)
        man = s.man_at(self.group, s.setup.deck.position_in(card, size))
        shot = may_be_shot(s, man)
        if s.events is not None:
            key = "uf-execution" if shot else "uf-mercy"
            s.tell("15.53", key, {"group": s.group_ref(self.group), "card": s.card_ref(card), "man": s.ref(man)})
        if shot:
            losses.remove(s, man, KILLED, "15.53")
        return True
