"""Attempts to take a weapon, to repair one, to clear mines (18.2, 19.3, 24.5).

One man and one attempt for an action of his group. By an option the others of the group may try the same in that
action, one attempt each, until their owner has had enough of it or nobody is left who can.
"""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import TRIED, TRYING, Position
from caposaldo.games.upfront.rules import minefields, turn_limits, weapons
from caposaldo.games.upfront.verbs import ACQUIRE, CLEAR, DONE, REPAIR
from caposaldo.kernel.frames import Frame
from caposaldo.kernel.game import Refusal


def is_attempt(verb: i64) -> bool:
    return verb == ACQUIRE or verb == REPAIR or verb == CLEAR


def rule_of(verb: i64) -> str:
    return "24.5" if verb == CLEAR else weapons.rule_of(verb)


def perform(s: Position, action: Action) -> None:
    """The action of the group."""
    group = s.group[action.man]
    turn_limits.spend(s, group)
    if s.setup.several_attempts:
        s.push(Frame(TRYING, group, action.verb))
        s.mark(action.man, TRIED)
    attempt(s, action)


def attempt(s: Position, action: Action) -> None:
    if action.verb == REPAIR:
        weapons.repair(s, action.man)
    elif action.verb == ACQUIRE:
        weapons.acquire(s, action.man, action.weapon)
    else:
        minefields.clear(s, action.man)


# ---------------------------------------------------------------- TRYING: the others of the group
def passes_over(s: Position, frame: Frame) -> bool:
    """Nobody is left who can try; that is for everybody to see."""
    if len(further(s, frame)) > 0:
        return False
    s.pop()
    return True


def options(s: Position, frame: Frame) -> list[Action]:
    return [*further(s, frame), Action(DONE)]


def further(s: Position, frame: Frame) -> list[Action]:
    """The attempts that may still be made."""
    return [action for action in considered(s, frame) if refuse_in(s, frame, action) is None]


def considered(s: Position, frame: Frame) -> list[Action]:
    """Everybody of the group who has something to try."""
    found: list[Action] = []
    for man in s.men_of(frame.a):
        weapon = s.weapon[man]
        if frame.b == ACQUIRE:
            found += [Action(ACQUIRE, man, other) for other in weapons.lying(s) if weapons.is_by(s, man, other)]
        elif frame.b == CLEAR or (weapon >= 0 and s.jammed[weapon] == 1):
            found.append(Action(frame.b, man))
    return found


def refuse_in(s: Position, frame: Frame, action: Action) -> Refusal | None:
    if action.verb == DONE:
        return None
    rule = rule_of(frame.b)
    if action.verb != frame.b:
        return Refusal(rule, "uf-try-something-else", {"group": s.group_ref(frame.a)})
    if not 0 <= action.man < len(s.group) or s.group[action.man] != frame.a:
        return Refusal(rule, "uf-try-elsewhere", {"group": s.group_ref(frame.a)})
    if s.has(action.man, TRIED):
        return Refusal(rule, "uf-try-once", {"man": s.ref(action.man)})
    return minefields.refuse_man(s, action.man) if action.verb == CLEAR else weapons.refuse_man(s, action)


def perform_in(s: Position, frame: Frame, action: Action) -> None:
    if action.verb == DONE:
        s.pop()
        return
    s.mark(action.man, TRIED)
    attempt(s, action)
