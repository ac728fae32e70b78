"""The actions and discards a side may still make in its player turn (4.2, 4.3, 4.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront.position import ACTED, GROUPS, Position
from caposaldo.games.upfront.setup import AMERICAN, GERMAN
from caposaldo.kernel.game import Refusal

GERMAN_DISCARDS: Final = 1  # 4.31
AMERICAN_DISCARDS: Final = 2  # 4.32
ANY_NUMBER: Final = -1


def has_passed(s: Position) -> bool:
    """Tell whether the player has made neither an action nor a discard so far (4.6)."""
    return s.acted == 0 and s.discards == 0


def may_not_pass(s: Position) -> bool:
    """Tell whether the player must act or discard: the other has just passed, and he has done nothing yet (4.6)."""
    return s.passed[1 - s.side] == 1 and has_passed(s)


# ---------------------------------------------------------------- actions (4.2)
def spend(s: Position, group: i64) -> None:
    """Mark that the group has acted (4.2)."""
    s.set_mark(group, ACTED)
    s.acted = 1


def may_act(s: Position, group: i64) -> bool:
    """Tell whether the player's group, given by its number, exists and has not acted."""
    return s.letter[group] >= 0 and s.marks[group] & ACTED == 0


def refuse_acting(s: Position, group: i64) -> Refusal | None:
    """Return why the player's group cannot act (4.2): not his, does not exist, has acted."""
    if not 0 <= group < GROUPS or not s.exists(group):
        return Refusal("4.2", "uf-no-group")
    if s.side_of_group(group) != s.side:
        return Refusal("4.2", "uf-not-your-group", {"group": s.group_ref(group)})
    if s.has_mark(group, ACTED):
        return Refusal("4.2", "uf-has-acted", {"group": s.group_ref(group)})
    return None


def refuse_enemy(s: Position, group: i64, rule: str) -> Refusal | None:
    """Return why it is not a group of the enemy."""
    if not 0 <= group < GROUPS or s.letter[group] < 0 or s.side_of_group(group) == s.side:
        return Refusal(rule, "uf-card-no-enemy")
    return None


# ---------------------------------------------------------------- discards (4.3)
def refuse_discard(s: Position) -> Refusal | None:
    """Return why the player may no longer discard, or play a card instead (4.3 to 4.33)."""
    nation = s.setup.nation[s.side]
    if nation == GERMAN:
        return Refusal("4.31", "uf-discards-german") if s.discards >= GERMAN_DISCARDS else None
    if s.acted == 1:
        return Refusal("4.32" if nation == AMERICAN else "4.33", "uf-discards-acted")
    if nation == AMERICAN and s.discards >= AMERICAN_DISCARDS:
        return Refusal("4.32", "uf-discards-american")
    return None


def count_discard(s: Position) -> None:
    """Count a discard, or a card played instead of one."""
    s.discards += 1


def discards_left(s: Position) -> i64:
    """Return how many discards he may still make (4.31 to 4.33), or ANY_NUMBER."""
    nation = s.setup.nation[s.side]
    if nation == GERMAN:
        return max(i64(0), GERMAN_DISCARDS - s.discards)
    if s.acted == 1:
        return 0
    return max(i64(0), AMERICAN_DISCARDS - s.discards) if nation == AMERICAN else i64(ANY_NUMBER)


def may_discard(s: Position) -> bool:
    """Tell whether he may still discard, or play a card instead."""
    return discards_left(s) != 0
