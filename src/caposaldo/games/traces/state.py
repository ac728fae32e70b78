"""The state of a campaign: the contract of `kernel/game.py`, each part done by the module it belongs to."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.traces import board, hidden, notation, sequence, view, why_not, words
from caposaldo.games.traces.position import BIDDING, Position
from caposaldo.games.traces.rules.prompts import prompt_key, prompt_params, prompt_rule
from caposaldo.games.traces.setup import Setup
from caposaldo.games.traces.view_types import Board, View
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Action, Message, Preview, Prompt, Refusal, State


class TracesState(Position):
    """A campaign in progress, as the rest of the program sees it."""

    def game_id(self) -> str:
        return "traces"

    def seats(self) -> list[str]:
        return self.setup.seat_names

    def side_of(self, seat: i64) -> i64:
        return seat if self.seat[seat] == seat else 1 - seat

    def waiting(self) -> list[int]:
        return sequence.deciders(self)

    def prompt(self, seat: i64) -> Prompt:
        return Prompt(prompt_rule(self), prompt_key(self), prompt_params(self))

    def actions(self, seat: i64) -> list[Action]:
        return sequence.legal(self, self.side_of(seat)) if seat in sequence.deciders(self) else []

    def considered(self, seat: i64) -> list[Action]:
        found = self.actions(seat)
        return why_not.considered(self, self.side_of(seat), found) if found else found

    def refusal(self, seat: i64, action: Action) -> Refusal | None:
        return sequence.refuse(self, seat, action)

    def do(self, seat: i64, action: Action) -> None:
        if self.events is not None:
            self.listen()
        self.options = None
        self.bot_cache = None
        frame = self.top()
        sequence.perform(self, frame, seat if frame.kind == BIDDING else self.side_of(seat), action)
        sequence.run_on(self)

    def preview(self, seat: i64, action: Action) -> Preview | None:
        return view.preview(self, action)

    def board(self) -> Board:
        return board.board(self.setup)

    def view(self, seat: i64) -> View:
        return view.view(self, seat)

    def resample(self, seat: i64, dice: Dice) -> State:
        copy = TracesState(self.setup, dice)
        self.copy_into(copy)
        hidden.hide(copy, seat)
        return copy

    def hides(self, seat: i64) -> bool:
        return hidden.hides(self, seat)

    def name(self, reference: str, lang: str) -> str:
        return view.name(self, reference, lang)

    def wording(self, action: Action) -> Message:
        return words.wording(self, action)

    def pointing(self, action: Action) -> dict[str, int]:
        return words.pointing(self, action)

    def clone(self) -> State:
        copy = TracesState(self.setup, self.dice.clone())
        self.copy_into(copy)
        return copy

    def data(self) -> dict[str, object]:
        return notation.state_data(self)

    def write_action(self, action: Action) -> str:
        return notation.write(self, action)

    def read_action(self, text: str) -> Action:
        return notation.read(self, text)

    def touches(self, action: Action) -> list[str]:
        return view.touches(self, action)


def new_game(setup: Setup, dice: Dice) -> TracesState:
    s = TracesState(setup, dice)
    s.lay_out()
    s.listen()
    sequence.begin(s)
    sequence.run_on(s)
    return s
