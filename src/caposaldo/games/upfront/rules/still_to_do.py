"""What the groups of a player could still do in his turn, and what he gives up by ending his actions (4.2).

Asked for at the edge only. What counts is what mostly pays: fire, rally, cover, and an advance towards a goal; not what
is nearly always possible, such as changing positions.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import BUTTONED, FORWARD, PINNED, SHAKEN, Position
from caposaldo.games.upfront.rules import mobility, terrain, victory
from caposaldo.games.upfront.rules.ranges import CLOSEST
from caposaldo.games.upfront.setup import AT_CHIT, FUNCTIONS, LETTER_NAMES, LETTERS
from caposaldo.kernel.game import Message, Params, Todo

# What a group could do, the most urgent first.
FIRE: Final = 0
RALLY: Final = 1
COVER: Final = 2
OTHER: Final = 3
ADVANCE: Final = 4
NAMES: Final = ["fire", "rally", "cover", "other", "advance"]
NOBODY: Final = "none"  # in a text: no group

OTHERS: Final = (verbs.REPAIR, verbs.CLEAR, verbs.RECEIVE, verbs.FOUND, verbs.BEGIN_ASSAULT)
OF_A_MAN: Final = (verbs.SHELL, verbs.REPAIR, verbs.CLEAR)


# ---------------------------------------------------------------- which groups
def by_kind(s: Position, options: list[Action]) -> list[list[int]]:
    """Return the groups of the player that can do something, each under the most urgent thing it can do."""
    best: dict[int, int] = {}
    for action in options:
        kind = kind_of(s, action)
        if kind >= 0:
            group = int(group_of(s, action))
            best[group] = min(best.get(group, kind), kind)
    return [sorted([group for group in best if best[group] == kind]) for kind in range(len(NAMES))]


def group_of(s: Position, action: Action) -> i64:
    if action.verb == verbs.ATTACK_ON:
        return action.attacker
    if action.verb == verbs.RECEIVE:
        return s.bound[action.man]
    return s.group[action.man] if action.verb in OF_A_MAN else action.group


def kind_of(s: Position, action: Action) -> int:
    """Return what the action is good for, -1 if it mostly does not pay."""
    verb = action.verb
    if verb == verbs.ATTACK_ON or verb == verbs.SHELL:
        return FIRE
    if verb == verbs.RALLY_BY:
        return RALLY
    if verb == verbs.LAY_ON:
        return COVER if action.face_down == 0 and gives_cover(s, action.card) else -1
    if verb == verbs.MOVE:
        return ADVANCE if gets_on(s, action) else -1
    return OTHER if verb in OTHERS else -1


def gives_cover(s: Position, card: i64) -> bool:
    return s.setup.deck.value[card * FUNCTIONS] < 0


def gets_on(s: Position, action: Action) -> bool:
    """Tell whether the card brings the group nearer to a goal, or out of wire or bad ground."""
    group = action.group
    if terrain.wire_on(s, group) > 0 or mobility.sideways_rule(s, group) != "":
        return True
    return action.way == FORWARD and is_short(s, group)


def is_short(s: Position, group: i64) -> bool:
    """Tell whether the group could get further ahead for a goal, or for points (16.4, 16.42)."""
    side = s.side_of_group(group)
    for goal in s.setup.goals:
        if goal.side == side:
            there = s.chit[group] >= goal.reach if goal.kind == AT_CHIT else victory.is_near(s, group, goal.reach)
            if not there:
                return True
    return s.setup.clock_winner < 0 and s.chit[group] < CLOSEST


def in_order(kinds: list[list[int]]) -> list[int]:
    return [group for groups in kinds for group in groups]


def men_for(s: Position, groups: list[int]) -> list[int]:
    """Return a man for each group, nobody twice: the first who is not pinned, or the first; for a new group one who
    goes there."""
    found: list[int] = []
    for group in groups:
        men = [int(man) for man in s.men_of(group)]
        if len(men) == 0:
            men = [man for man in range(len(s.bound)) if s.group[man] >= 0 and s.bound[man] == group]
        free = [man for man in men if man not in found]
        able = [man for man in free if s.flags[man] & PINNED == 0]
        found += (able or free)[:1]
    return found


# ---------------------------------------------------------------- in words
def letters(s: Position, groups: list[int]) -> str:
    """Return the letters of groups as a list, "A, C"."""
    named = sorted([LETTER_NAMES[letter_of(s, group)] for group in groups])
    return ", ".join(named) if len(named) > 0 else NOBODY


def letter_of(s: Position, group: i64) -> i64:
    """Return the letter of a group, for a new one that which it will have."""
    if s.letter[group] >= 0:
        return s.letter[group]
    return s.announced[group] if s.announced[group] >= 0 else group % LETTERS


def todo(s: Position, options: list[Action]) -> Todo:
    """Return what the groups of the player could still do."""
    kinds = by_kind(s, options)
    params: Params = {"enemy": "passed" if s.passed[1 - s.side] == 1 else "played"}
    for i in range(len(NAMES)):
        params[NAMES[i]] = letters(s, kinds[i])
    params["count"] = len(in_order(kinds))
    return Todo(men_for(s, in_order(kinds)), 0, Message("4.2", "uf-todo-act", params))


def lost(s: Position, options: list[Action]) -> Message | None:
    """Return which groups have not acted though they could, by ending the actions; None if there are none."""
    groups = in_order(by_kind(s, options))
    if len(groups) == 0:
        return None
    return Message("4.2", "uf-loses-act", {"groups": letters(s, groups), "count": len(groups)})


# ---------------------------------------------------------------- what both seats know
def has_shaken(s: Position, side: i64) -> bool:
    """Tell whether the side has somebody on whom a Hero could be played outside his actions, or who could panic: both
    can see it (10.3, 10.4, 10.41)."""
    for man in range(len(s.flags)):
        if s.setup.side[man] == side and s.group[man] >= 0 and s.flags[man] & (SHAKEN | BUTTONED) != 0:
            return True
    return False
