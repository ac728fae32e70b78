"""Models lost: the owner chooses which (fire-4, A-hit-choice), wrecks stay on roads (fire-12)."""

from __future__ import annotations

from typing import ClassVar

from librt.vecs import append
from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import GONE, LOST_SQUADS, Decision, Position, ask
from caposaldo.games.wheels.rules import ground
from caposaldo.games.wheels.rules.formation import take_off
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
        if self.count > 1:
            s.replace(Losses(self.slot, self.count - 1))
        else:
            s.pop()
        remove(s, PLACES * self.slot + action.number)

    def ends(self, s: Position, seat: i64, action: Action) -> i64:
        return ENDS_PIECE

    def check(self, s: Position, at: str) -> None:
        self.check_slot(s, f"{at}.slot", self.slot)
        whole(f"{at}.count", int(self.count), 0, PLACES)


def remove(s: Position, m: i64) -> None:
    """Take a lost model off the table. The platoon goes with its last model."""
    slot = m // PLACES
    if s.card_of(slot).is_armoured() and ground.on_way(s, s.model_x[m], s.model_y[m]):
        s.wreck_x = append(s.wreck_x, s.model_x[m])
        s.wreck_y = append(s.wreck_y, s.model_y[m])
        s.wreck_face = append(s.wreck_face, s.face[slot])
        s.wreck_card = append(s.wreck_card, s.card[slot])
    s.alive[m] = 0
    s.model_x[m] = -1
    s.model_y[m] = -1
    s.mark(slot, LOST_SQUADS)
    left = s.models(slot)
    if left:
        s.x[slot] = s.model_x[left[0]]
        s.y[slot] = s.model_y[left[0]]
        s.tell("fire-12", "wh-model-lost", {"unit": s.ref(slot), "left": len(left)})
        return
    vanish(s, slot)


def vanish(s: Position, slot: i64) -> None:
    """The platoon is off the table for good, and what it carried with it (fire-13)."""
    aboard = s.carried(slot)
    s.tell("fire-12", "wh-platoon-lost", {"unit": s.ref(slot)})
    s.place[slot] = GONE
    take_off(s, slot)
    for m in s.models(slot):
        s.alive[m] = 0
    if aboard >= 0:
        s.aboard[aboard] = -1
        vanish(s, aboard)
