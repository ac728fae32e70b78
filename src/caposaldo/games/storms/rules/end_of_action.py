"""The end of an action and of a turn (2.2, 3.0a, 3.1, 9.0)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.storms.position import (
    ACTED,
    ACTIVE,
    BARE,
    BY_AP,
    BY_CARD,
    BY_OPPORTUNITY,
    CARD_USE,
    MEMBER,
    NERVES,
    READY,
    SILENT,
    SPENT,
    TARGET,
    WARY,
    Position,
)
from caposaldo.games.storms.rules import action_points, current_action, rolls, victory
from caposaldo.kernel.frames import Frame

SENSE: Final = "V07"
AFTERWARDS: Final = 1  # x of a CARD_USE frame for V07 at the end of an action


# ---------------------------------------------------------------- the end of an action and of a turn
def end_action(s: Position) -> None:
    """The action is over: who took part by opportunity is spent (3.1), who acted from the pool shares it (9.0), an
    empty pool spends its units (3.0a), marks of the action are cleared, the turn goes to the other side unless a card
    gives another action. Who has a sixth sense is asked first, once (V07): b of the frame."""
    if s.top().b == 0 and sense_after(s):
        return
    means = s.top().a
    s.pop()
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
    """The other side's turn begins. Whoever moved without care was exposed in the turn that ends now (5.0.1)."""
    for unit in range(s.setup.count()):
        if s.setup.side[unit] != s.side:
            s.flags[unit] = s.flags[unit] & ~(BARE | WARY)
    s.side = 1 - s.side


def sense_after(s: Position) -> bool:
    """The action is over: those who took part in it in view and have a sixth sense may use it now (V07)."""
    end = s.top()
    end.b = 1
    for unit in current_action.members(s):
        place = rolls.unused(s, unit, SENSE) if s.visible(unit) else -1
        if place >= 0:
            s.push(Frame(CARD_USE, s.setup.veteran[unit][place], BY_CARD, AFTERWARDS, 0, unit))
    return s.top().kind == CARD_USE
