"""Men on their way to another group (17.8, 17.84, 17.92)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront.position import FRESH, MOVING_OVER, STAYS, Position


def is_founding(s: Position, group: i64) -> bool:
    """Tell whether the group has no letter yet but men who are to found it (17.91)."""
    return s.letter[group] < 0 and s.announced[group] >= 0 and count_coming(s, group) > 0


def count_coming(s: Position, group: i64) -> i64:
    """Return the number of men on their way to the group."""
    found: i64 = 0
    for man in range(len(s.bound)):
        if s.bound[man] == group:
            found += 1
    return found


def is_tied(s: Position, group: i64) -> bool:
    """Tell whether men are on their way from the group or to it, or were until this turn: it cannot move (17.8)."""
    if s.marks[group] & STAYS != 0:
        return True
    for man in range(len(s.bound)):
        if s.bound[man] >= 0 and (s.bound[man] == group or s.group[man] == group):
            return True
    return False


def send_back(s: Position, man: i64) -> None:
    """Return a man pinned on the way, and with him all who were to found a group (17.84, 17.92)."""
    to = s.bound[man]
    if to < 0 or s.letter[to] >= 0:
        turn_back(s, man, "17.84")
        return
    for other in range(len(s.bound)):
        if s.bound[other] == to:
            turn_back(s, other, "17.92")
    s.announced[to] = -1


def turn_back(s: Position, man: i64, rule: str) -> None:
    """Return the man to his group. In his own turn, when no group is left to receive him, his group cannot move
    (17.8)."""
    s.unmark(man, MOVING_OVER | FRESH)
    s.bound[man] = -1
    if s.side == s.setup.side[man]:
        s.set_mark(s.group[man], STAYS)
    if s.events is not None:
        s.tell(rule, "uf-turns-back", {"man": s.ref(man), "group": s.group_ref(s.group[man])})
