"""Berserk men charge at the start of the turn (20.91, 20.92)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import BERSERK, GROUPS, Position
from caposaldo.games.upfront.rules import berserk, close_combat, infiltrators, rally, victory, weapons
from caposaldo.games.upfront.rules.decision import MAN, Decision, groups_of
from caposaldo.games.upfront.rules.fights import Fight
from caposaldo.games.upfront.setup import CREW, LETTERS
from caposaldo.games.upfront.verbs import PANIC, PLAY_HERO, TAKE
from caposaldo.kernel.game import COMMON, RARE, Prompt, Refusal


def begin(s: Position) -> None:
    """Calm the berserk men without a target and ask for the charges of the others, one after the other."""
    berserk.end_berserk_without_target(s)
    for man in range(len(s.flags) - 1, -1, -1):
        if s.flags[man] & BERSERK != 0 and s.setup.side[man] == s.side:
            s.push(ChargeAt(man))


class ChargeAt(Decision):
    """A berserk man charges: at which group at range 5 that can be attacked in close combat (20.91, 23.5, 24.7)? First
    a Hero may calm him, or raise another man (10.4)."""

    RULE: ClassVar[str] = "20.91"
    VERBS: ClassVar[tuple[int, ...]] = (TAKE, PLAY_HERO, PANIC)
    CHECKS: ClassVar[dict[str, int]] = {"man": MAN}

    def __init__(self, man: i64) -> None:
        self.man = man

    def seat(self, s: Position) -> i64:
        return s.setup.side[self.man]

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return self.ask(s, {"man": s.ref(self.man)})

    def options(self, s: Position, seat: i64) -> list[Action]:
        found = self.charges(s)
        rally.any_time(s, found)
        return found

    def charges(self, s: Position) -> list[Action]:
        """List TAKE for each group that he may charge."""
        found: list[Action] = []
        if s.group[self.man] < 0 or not s.has(self.man, BERSERK):
            return found
        first = (1 - s.side) * LETTERS
        for group in range(first, first + LETTERS):
            if s.letter[group] >= 0 and infiltrators.refuse_place(s, s.group[self.man], group) is None:
                found.append(Action(TAKE, group))
        return found

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(TAKE, group) for group in groups_of(s, 1 - seat)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb != TAKE:
            return rally.refuse_any_time(s, action)
        group = action.taken
        if s.group[self.man] < 0 or not s.has(self.man, BERSERK):
            return Refusal("20.92", "uf-berserk-no-more", {"man": s.ref(self.man)})
        if not 0 <= group < GROUPS or not s.exists(group) or s.side_of_group(group) == s.side:
            return Refusal("20.91", "uf-berserk-no-enemy")
        return infiltrators.refuse_place(s, s.group[self.man], group)

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        """Send the man into close combat without infiltration or check. His group keeps its action; the gunner of a
        crew-served weapon leaves it behind (20.91)."""
        if action.verb != TAKE:
            rally.perform_any_time(s, action)
            return
        s.pop()
        man, group = self.man, action.taken
        if s.events is not None:
            s.tell("20.91", "uf-charges", {"man": s.ref(man), "enemy": s.group_ref(group)})
        s.serves[man] = -1
        if s.weapon[man] >= 0 and s.setup.is_a(s.weapon[man], CREW):
            weapons.drop(s, man, s.group[man])
        s.push(Fight(man, close_combat.draw_position(s, man, group, "20.91")))

    def rank(self, s: Position, seat: i64, action: Action) -> i64:
        return RARE if action.verb == PANIC else COMMON

    def run_on(self, s: Position) -> bool:
        if victory.ends_by_clock(s):
            return True
        if len(self.charges(s)) > 0:
            return False
        s.pop()
        return True

    def shown(self, s: Position) -> dict[str, object]:
        return {"man": int(self.man), "group": int(s.group[self.man])}
