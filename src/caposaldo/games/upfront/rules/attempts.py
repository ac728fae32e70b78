"""Attempts to take a weapon, to repair one, to clear mines (18.2, 19.3, 24.5).

One man and one attempt for an action of his group. By an option the others of the group may try the same in that
action, one attempt each, until their owner stops or no man is left who can.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import TRIED, Position
from caposaldo.games.upfront.rules import minefields, turn_limits, weapons
from caposaldo.games.upfront.rules.decision import GROUP, Decision
from caposaldo.games.upfront.verbs import ACQUIRE, CLEAR, DONE, REPAIR, VERBS
from caposaldo.kernel.game import Prompt, Refusal


def is_attempt(verb: i64) -> bool:
    return verb == ACQUIRE or verb == REPAIR or verb == CLEAR


def rule_of(verb: i64) -> str:
    return "24.5" if verb == CLEAR else weapons.rule_of(verb)


def perform(s: Position, action: Action) -> None:
    """Spend the action of the group and make the first attempt."""
    group = s.group[action.man]
    turn_limits.spend(s, group)
    if s.setup.several_attempts:
        s.push(Trying(group, action.verb))
        s.mark(action.man, TRIED)
    attempt(s, action)


def attempt(s: Position, action: Action) -> None:
    if action.verb == REPAIR:
        weapons.repair(s, action.man)
    elif action.verb == ACQUIRE:
        weapons.acquire(s, action.man, action.weapon)
    else:
        minefields.clear(s, action.man)


# ---------------------------------------------------------------- the others of the group


class Trying(Decision):
    """Does another man of the group try the same (option, 18.2, 19.3, 24.5)?"""

    VERBS: ClassVar[tuple[int, ...]] = (ACQUIRE, REPAIR, CLEAR, DONE)
    CHECKS: ClassVar[dict[str, int]] = {"group": GROUP}

    def __init__(self, group: i64, verb: i64) -> None:
        self.group = group
        self.verb = verb  # ACQUIRE, REPAIR or CLEAR

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return self.ask(s, {"group": s.group_ref(self.group)}, f"-{VERBS.name_of(self.verb)}", rule_of(self.verb))

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [*self.further(s), Action(DONE)]

    def further(self, s: Position) -> list[Action]:
        """List the attempts that may still be made."""
        return [action for action in self.considered(s, s.side) if self.refuse(s, s.side, action) is None]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        """List the attempts of all men of the group that have something to try."""
        found: list[Action] = []
        for man in s.men_of(self.group):
            if self.verb == ACQUIRE:
                found += [Action(ACQUIRE, man, other) for other in weapons.lying(s) if weapons.lies_near(s, man, other)]
            elif self.verb == CLEAR or weapons.jammed_weapon(s, man) >= 0:
                found.append(Action(self.verb, man))
        return found

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == DONE:
            return None
        man = action.man
        rule = rule_of(self.verb)
        if action.verb != self.verb:
            return Refusal(rule, "uf-try-something-else", {"group": s.group_ref(self.group)})
        if not 0 <= man < len(s.group) or s.group[man] != self.group:
            return Refusal(rule, "uf-try-elsewhere", {"group": s.group_ref(self.group)})
        if s.has(man, TRIED):
            return Refusal(rule, "uf-try-once", {"man": s.ref(man)})
        return minefields.refuse_man(s, man) if action.verb == CLEAR else weapons.refuse_man(s, action)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        if action.verb == DONE:
            s.pop()
            return
        s.mark(action.man, TRIED)
        attempt(s, action)

    def run_on(self, s: Position) -> bool:
        """End without asking if no man is left who can try; both seats can see that."""
        if len(self.further(s)) > 0:
            return False
        s.pop()
        return True

    def check(self, s: Position, at: str) -> None:
        super().check(s, at)
        if s.side_of_group(self.group) != s.side:
            raise ValueError(f"{at}.group: expected a group of the other side")
        if not s.setup.several_attempts or not is_attempt(self.verb):
            raise ValueError(f"{at}.verb: expected an attempt, and the option that allows several")
