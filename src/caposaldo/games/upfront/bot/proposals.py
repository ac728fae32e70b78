"""Groups that are proposed to a side that is forming them (3.2): two strong ones, several small ones, or a fire base.

Crews and their weapons stay together, leaders lead different groups, and a commissar is with most men (15.51). Who is
in a pillbox stays there (23.3).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront import verbs
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import Position
from caposaldo.games.upfront.rules import preparation
from caposaldo.games.upfront.rules.preparation import PILLBOX_LETTER, Form
from caposaldo.games.upfront.setup import CREW, LETTERS, MOST_MEN, NO_LEADER
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Message

FORWARD: Final = 0
IN_DEPTH: Final = 1
FIRE_BASE: Final = 2
NAMES: Final = ["forward", "in-depth", "fire-base"]
SMALL: Final = 3  # men of a small group, if there are enough


def proposals(s: Position, seat: i64) -> list[Message]:
    """Return the names of the proposals, if the seat is forming its groups."""
    return [Message("3.2", f"uf-propose-{name}") for name in NAMES] if is_forming(s, seat) else []


def is_forming(s: Position, seat: i64) -> bool:
    if s.result is not None:
        return False
    top = s.top()
    return isinstance(top, Form) and top.side == seat


def propose(s: Position, seat: i64, proposal: int, dice: Dice) -> list[Action]:
    """Return the changes that make the groups, and the confirmation; the confirmation alone if they cannot be made."""
    copy = s.clone()
    assert isinstance(copy, Position)
    copy.quiet()
    found: list[Action] = []
    left = changes(copy, seat, plan(s, seat, proposal, dice))
    while len(left) > 0:
        later = do_legal(copy, seat, left, found)
        if len(later) == len(left):
            break
        left = later
    if preparation.refuse_groups(copy, seat) is None:
        return [*found, Action(verbs.DONE)]
    return [Action(verbs.DONE)] if preparation.refuse_groups(s, seat) is None else []


def do_legal(s: Position, side: i64, actions: list[Action], done: list[Action]) -> list[Action]:
    """Do the actions that are legal; return the others, which wait for room in a full group."""
    later: list[Action] = []
    for action in actions:
        if s.refusal(side, action) is None:
            s.do(side, action)
            done.append(action)
        else:
            later.append(action)
    return later


def changes(s: Position, side: i64, groups: list[list[int]]) -> list[Action]:
    """Return the actions that put every man into his group, one after the other, and crews back to their weapons."""
    found: list[Action] = []
    for letter in range(len(groups)):
        found += [Action(verbs.PUT, man, letter) for man in groups[letter] if s.group[man] != side * LETTERS + letter]
    moved = [int(action.man) for action in found]
    for man in range(s.setup.count()):
        gunner = int(s.serves[man])
        if s.setup.side[man] == side and gunner >= 0 and (man in moved or gunner in moved):
            found.append(Action(verbs.SERVE, man, gunner))
    return found


# ---------------------------------------------------------------- who goes where
def plan(s: Position, side: i64, proposal: int, dice: Dice) -> list[list[int]]:
    """Return the men of each group, by its letter."""
    crews = shuffled(crews_of(s, side), dice)
    men = sum(len(crew) for crew in crews)
    count = count_of(proposal, men)
    groups: list[list[int]] = [[] for _ in range(count)]
    fixed = -1
    if s.setup.pillbox == side:
        fixed = PILLBOX_LETTER
        groups[fixed] = [int(man) for man in s.men_of(side * LETTERS + PILLBOX_LETTER)]
        crews = [crew for crew in crews if crew[0] not in groups[fixed]]
    weights = [0 if letter == fixed else weight(proposal, letter) for letter in range(count)]
    for crew in in_order(s, crews):
        letter = 0 if proposal == FIRE_BASE and fires(s, crew) else next_letter(s, groups, weights, crew)
        groups[letter] += crew
    with_most_men(s, groups, fixed)
    return groups


def count_of(proposal: int, men: int) -> int:
    if proposal == IN_DEPTH:
        return max(2, min(LETTERS, men // SMALL))
    return 3 if proposal == FIRE_BASE and men >= 3 * SMALL else 2


def weight(proposal: int, letter: int) -> int:
    """Return how many men a group gets in proportion: the fire base twice as many as others."""
    return 2 if proposal == FIRE_BASE and letter == 0 else 1


def crews_of(s: Position, side: i64) -> list[list[int]]:
    """Return the men of the side, each with the assistants of his weapon."""
    found: list[list[int]] = []
    for man in range(s.setup.count()):
        if s.setup.side[man] == side and s.serves[man] < 0:
            found.append([man, *[other for other in range(s.setup.count()) if s.serves[other] == man]])
    return found


def shuffled(crews: list[list[int]], dice: Dice) -> list[list[int]]:
    left, found = list(crews), []
    while len(left) > 0:
        found.append(left.pop(int(dice.below(len(left), "a proposal"))))
    return found


def in_order(s: Position, crews: list[list[int]]) -> list[list[int]]:
    """Return leaders first, who lead different groups, then crews, then the others."""
    leaders = [crew for crew in crews if leads(s, crew)]
    others = [crew for crew in crews if not leads(s, crew)]
    return [*leaders, *[crew for crew in others if fires(s, crew)], *[crew for crew in others if not fires(s, crew)]]


def leads(s: Position, crew: list[int]) -> bool:
    return s.setup.men[crew[0]].leader != NO_LEADER


def fires(s: Position, crew: list[int]) -> bool:
    """Tell whether they serve a machine gun or another weapon with a crew."""
    return s.setup.is_a(crew[0], CREW)


def next_letter(s: Position, groups: list[list[int]], weights: list[int], crew: list[int]) -> int:
    """Return the group that lacks most men for its share, of those without a leader for a leader."""
    best = -1
    for letter in range(len(groups)):
        if weights[letter] > 0 and len(groups[letter]) + len(crew) <= MOST_MEN:
            if best < 0 or lack(s, groups, weights, letter, crew) < lack(s, groups, weights, best, crew):
                best = letter
    return max(best, 0)


def lack(s: Position, groups: list[list[int]], weights: list[int], letter: int, crew: list[int]) -> int:
    """Return how full the group is for its share; a group with a leader comes last for another one."""
    full = 100 * len(groups[letter]) // weights[letter]
    for man in groups[letter]:
        if leads(s, [man]) and leads(s, crew):
            return full + 100 * MOST_MEN
    return full


def with_most_men(s: Position, groups: list[list[int]], fixed: int) -> None:
    """Move single men to the commissar until no group is larger than his (15.51)."""
    own = -1
    for letter in range(len(groups)):
        for man in groups[letter]:
            if s.setup.men[man].commissar:
                own = letter
    if own < 0:
        return
    for _ in range(MOST_MEN):
        largest = largest_of(groups)
        alone = [man for man in groups[largest] if is_alone(s, man)]
        if len(groups[largest]) <= len(groups[own]) or largest == fixed or len(alone) == 0:
            return
        groups[largest].remove(alone[-1])
        groups[own].append(alone[-1])


def largest_of(groups: list[list[int]]) -> int:
    best = 0
    for letter in range(len(groups)):
        if len(groups[letter]) > len(groups[best]):
            best = letter
    return best


def is_alone(s: Position, man: int) -> bool:
    """Tell whether he is no leader and has neither a crew nor a weapon to serve."""
    if s.serves[man] >= 0 or s.setup.men[man].leader != NO_LEADER:
        return False
    return man not in [int(gunner) for gunner in s.serves]
