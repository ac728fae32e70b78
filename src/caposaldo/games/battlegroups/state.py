"""The state of a battle: the contract of kernel/game.py, wired to the rules."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.battlegroups import choices, hidden, notation, view, words
from caposaldo.games.battlegroups.position import (
    ORDER,
    Position,
)
from caposaldo.games.battlegroups.rules import (
    deployment,
    march,
    movement,
)
from caposaldo.games.battlegroups.sequence import (
    begin,
    deciders,
    legal,
    perform,
    prompt_key,
    prompt_rule,
    prompt_unit,
    refuse,
    run_on,
)
from caposaldo.games.battlegroups.setup import Setup
from caposaldo.games.battlegroups.verbs import GO
from caposaldo.games.battlegroups.view_types import View
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Action, Danger, Message, Preview, Prompt, Refusal, State


class BattlegroupsState(Position):
    def game_id(self) -> str:
        return "battlegroups"

    def seats(self) -> list[str]:
        return self.setup.seat_names

    def waiting(self) -> list[int]:
        return deciders(self)

    def prompt(self, seat: i64) -> Prompt:
        unit = prompt_unit(self)
        return Prompt(prompt_rule(self), prompt_key(self), {"unit": self.ref(unit)} if unit >= 0 else {})

    def actions(self, seat: i64) -> list[Action]:
        return legal(self, seat) if seat in deciders(self) else []

    def considered(self, seat: i64) -> list[Action]:
        return choices.considered(self, seat, self.actions(seat))

    def refusal(self, seat: i64, action: Action) -> Refusal | None:
        return refuse(self, seat, action)

    def do(self, seat: i64, action: Action) -> None:
        if self.events is not None:
            self.listen()
        self.options = None
        perform(self, seat, action)
        run_on(self)

    def preview(self, seat: i64, action: Action) -> Preview | None:
        return choices.preview(self, action)

    def dangers(self, seat: i64, action: Action) -> list[Danger]:
        frame = self.top()
        if action.kind != GO or frame.kind != ORDER:
            return []
        copy = BattlegroupsState(self.setup, self.dice.clone())
        self.copy_into(copy)
        return march.dangers(copy, frame.a, action.x, action.y)

    def reach(self, seat: i64) -> list[list[int]]:
        return movement.reach(self, self.top().a) if self.top().kind == ORDER else deployment.region(self, seat)

    def view(self, seat: i64) -> View:
        return view.view(self, seat)

    def resample(self, seat: i64, dice: Dice) -> State:
        copy = BattlegroupsState(self.setup, dice)
        self.copy_into(copy)
        hidden.hide(copy, seat)
        return copy

    def hides(self, seat: i64) -> bool:
        return hidden.hides(self, seat)

    def name(self, reference: str, lang: str) -> str:
        return words.name(self, reference, lang)

    def wording(self, action: Action) -> Message:
        return words.wording(self, action)

    def pointing(self, action: Action) -> dict[str, int]:
        return words.pointing(self, action)

    def clone(self) -> State:
        copy = BattlegroupsState(self.setup, self.dice.clone())
        self.copy_into(copy)
        return copy

    def data(self) -> dict[str, object]:
        return notation.state_data(self)

    def write_action(self, action: Action) -> str:
        return notation.write(self, action)

    def read_action(self, text: str) -> Action:
        return notation.read(self, text)

    def touches(self, action: Action) -> list[str]:
        return choices.touches(self, action)


def new_game(setup: Setup, dice: Dice) -> BattlegroupsState:
    s = BattlegroupsState(setup, dice)
    s.lay_out()
    s.listen()
    begin(s)
    run_on(s)
    return s
