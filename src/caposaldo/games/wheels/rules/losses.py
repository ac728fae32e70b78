"""Models lost: the owner chooses which (fire-4, A-hit-choice)."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import Decision, Position, ask
from caposaldo.games.wheels.rules.removal import remove
from caposaldo.games.wheels.setup import PLACES
from caposaldo.games.wheels.verbs import REMOVE
from caposaldo.kernel.game import ENDS_PIECE, Prompt, Refusal
from caposaldo.kernel.reading import whole


class Losses(Decision):
    """The owner removes lost models one by one. All go without a question if no more are left than are lost."""

    RULE: ClassVar = "fire-4"
    VERBS: ClassVar = (REMOVE,)

    def __init__(self, slot: i64, count: i64) -> None:
        self.slot = slot
        self.count = count

    def about_unit(self) -> i64:
        return self.slot

    def seat(self, s: Position) -> i64:
        return s.side[self.slot]

    def prompt(self, s: Position, seat: i64) -> Prompt:
        prompt = ask(s, self.RULE, "wh-prompt-losses", self.slot)
        prompt.params["count"] = int(self.count)
        return prompt

    def run_on(self, s: Position) -> bool:
        left = s.models(self.slot)
        if 0 < self.count < len(left):
            return False
        s.pop()
        if self.count > 0:
            for m in left:
                remove(s, m)
        return True

    def options(self, s: Position, seat: i64) -> list[Action]:
        return [Action(REMOVE, m % PLACES) for m in s.models(self.slot)]

    def considered(self, s: Position, seat: i64) -> list[Action]:
        return [Action(REMOVE, i) for i in range(PLACES)]

    def refuse(self, s: Position, seat: i64, action: Action) -> Refusal | None:
        if PLACES * self.slot + action.number in s.models(self.slot) and 0 <= action.number < PLACES:
            return None
        return Refusal(self.RULE, "wh-no-such-model", {"unit": s.ref(self.slot)})

    def perform(self, s: Position, seat: i64, action: Action) -> None:
        s.replace(Losses(self.slot, self.count - 1))
        remove(s, PLACES * self.slot + action.number)

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PIECE

    def check(self, s: Position, at: str) -> None:
        self.check_slot(s, f"{at}.slot", self.slot)
        whole(f"{at}.count", int(self.count), 0, PLACES)
