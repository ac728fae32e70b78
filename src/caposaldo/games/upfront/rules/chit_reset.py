"""Range chits reset by agreement (5.62)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import GROUPS, Position
from caposaldo.games.upfront.rules.decision import COUNT, YES_NO, Decision
from caposaldo.games.upfront.rules.ranges import CLOSEST
from caposaldo.games.upfront.verbs import ACCEPT, KEEP, PROPOSE
from caposaldo.kernel.game import Prompt, Refusal


def ask(s: Position) -> None:
    """Ask the players whether they agree to reset the chits (5.62), once after the pile has been emptied, if chits
    above 5 or below 0 could come nearer to 0 to 5."""
    if s.emptied == s.reset_asked_at:
        return
    s.reset_asked_at = s.emptied
    if len(proposals(s, s.side)) > 0:
        s.push(Renormalise(s.side))


def excess(s: Position, side: i64, by: i64) -> i64:
    """Return how far the chits lie outside 0 to 5, all together, after adding `by` to the side's and taking it from the
    other's."""
    found: i64 = 0
    for group in range(i64(GROUPS)):
        if s.letter[group] >= 0:
            chit = s.chit[group] + (by if s.side_of_group(group) == side else -by)
            if chit < 0:
                found -= chit
            elif chit > CLOSEST:
                found += chit - CLOSEST
    return found


def proposals(s: Position, side: i64) -> list[Action]:
    """List the proposals: every number that brings the chits nearer to 0 to 5."""
    now = excess(s, side, 0)
    return [Action(PROPOSE, by) for by in range(-now, now + 1) if excess(s, side, by) < now]


def renormalise(s: Position, side: i64, by: i64) -> None:
    """Shift the chits of both sides in opposite directions; all relative ranges stay the same (5.62)."""
    for group in range(i64(GROUPS)):
        if s.letter[group] >= 0:
            s.chit[group] = s.chit[group] + (by if s.side_of_group(group) == side else -by)
    if s.events is not None:
        s.tell("5.62", "uf-chits-reset", {"side": s.side_ref(side), "by": int(by)})


class Renormalise(Decision):
    """The players may agree to reset the chits: the side asked proposes, or answers what the other proposes."""

    RULE: ClassVar[str] = "5.62"
    VERBS: ClassVar[tuple[int, ...]] = (PROPOSE, ACCEPT, KEEP)
    CHECKS: ClassVar[dict[str, int]] = {"side": YES_NO, "second": COUNT}

    def __init__(self, side: i64, by: i64 = 0, second: i64 = 0) -> None:
        self.side = side
        self.by = by  # what the other proposes, 0 nothing
        self.second = second  # 1: the other has been asked already

    def seat(self, s: Position) -> i64:
        return self.side

    def prompt(self, s: Position, seat: i64) -> Prompt:
        params: dict[str, int | str] = {"by": int(self.by), "other": s.side_ref(1 - self.side)}
        return self.ask(s, params, "-answer" if self.by != 0 else "")

    def options(self, s: Position, seat: i64) -> list[Action]:
        if self.by != 0:
            return [Action(ACCEPT), Action(KEEP)]
        return [*proposals(s, self.side), Action(KEEP)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if action.verb == KEEP or (action.verb == ACCEPT and self.by != 0):
            return None
        if action.verb == ACCEPT:
            return Refusal("5.62", "uf-nothing-proposed")
        if self.by != 0:
            return Refusal("5.62", "uf-already-proposed")
        now = excess(s, self.side, 0)
        if not -now <= action.number <= now or excess(s, self.side, action.number) >= now:
            return Refusal("5.62", "uf-useless-proposal")
        return None

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        """Take the answer. The player whose turn begins is asked first, the other if he proposes nothing. A proposal
        needs the other's consent."""
        s.pop()
        if action.verb == PROPOSE:
            s.push(Renormalise(1 - self.side, action.number, 1))
        elif action.verb == ACCEPT:
            renormalise(s, 1 - self.side, self.by)
        elif self.second == 0:
            s.push(Renormalise(1 - self.side, 0, 1))
        if action.verb == PROPOSE and s.events is not None:
            s.tell("5.62", "uf-proposes-chits", {"side": s.side_ref(self.side), "by": int(action.number)})
