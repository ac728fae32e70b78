"""The end of an action and of a turn (2.2, 3.0a, 3.1, 9.0)."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.storms.position import (
    ACTED,
    ACTIVE,
    BARE,
    BY_AP,
    BY_CARD,
    BY_OPPORTUNITY,
    MEMBER,
    NERVES,
    READY,
    SILENT,
    SPENT,
    TARGET,
    WARY,
    Decision,
    Position,
)
from caposaldo.games.storms.rules import action_points, checks, sixth_sense, victory


class EndAction(Decision):
    """The steps to do when the action above it on the stack is over; `sensed` is 1 when those with a sixth sense have
    been asked (V07)."""

    def __init__(self, means: i64, sensed: i64 = 0) -> None:
        self.means = means
        self.sensed = sensed

    def waits(self, s: Position) -> bool:
        return False

    def run_on(self, s: Position) -> bool:
        if self.sensed == 0:
            s.replace(EndAction(self.means, 1))
            if sixth_sense.ask_after_action(s):
                return True
        s.pop()
        end_action(s, self.means)
        return True

    def check(self, s: Position, at: str) -> None:
        checks.number(f"{at}.means", self.means, 0, BY_CARD)
        checks.number(f"{at}.sensed", self.sensed, 0, 1)


def end_action(s: Position, means: i64) -> None:
    """Units that took part by opportunity are spent (3.1), those of the pool share it (9.0), an empty pool spends its
    units (3.0a), marks of the action are cleared, the turn goes to the other side unless a card gives another
    action."""
    for unit in range(s.setup.count()):
        if s.flags[unit] & MEMBER != 0:
            change_status(s, unit, means)
        s.flags[unit] = s.flags[unit] & ~(MEMBER | ACTED | TARGET)
    action_points.check_pool(s, 0)
    action_points.check_pool(s, 1)
    s.actions_done += 1
    s.passes = 0
    victory.check_target(s)
    if s.again > 0:
        s.again -= 1
    else:
        hand_over(s)


def change_status(s: Position, unit: i64, means: i64) -> None:
    """Opportunity spends (3.1), AP make active (9.0); CAP and cards change nothing (2.2c, 2.2d)."""
    s.unmark(unit, SILENT)
    if means != BY_AP and s.status[unit] != ACTIVE:
        s.unmark(unit, NERVES)
    if means == BY_OPPORTUNITY:
        s.status[unit] = SPENT
    elif means == BY_AP and s.status[unit] == READY:
        s.status[unit] = ACTIVE


def hand_over(s: Position) -> None:
    """The other side's turn begins. Units that moved without care were exposed in the turn that ends now (5.0.1)."""
    for unit in range(s.setup.count()):
        if s.setup.side[unit] != s.side:
            s.flags[unit] = s.flags[unit] & ~(BARE | WARY)
    s.side = 1 - s.side
