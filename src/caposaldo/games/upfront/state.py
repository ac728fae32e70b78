"""The state of a game: a position with the contract of kernel/game.py."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront import copies, hidden, notation, sequence, start_position
from caposaldo.games.upfront.decisions import deciders, legal, perform, refuse
from caposaldo.games.upfront.position import Position
from caposaldo.games.upfront.prompts import prompt_key, prompt_params, prompt_rule
from caposaldo.games.upfront.rules import (
    player_turn,
)
from caposaldo.games.upfront.setup import Setup
from caposaldo.games.upfront.view import board, views, why_not, words
from caposaldo.games.upfront.view_types import Board, View
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Action, Message, Preview, Prompt, Refusal, State


class UpFrontState(Position):
    def game_id(self) -> str:
        return "upfront"

    def seats(self) -> list[str]:
        return self.setup.seat_names

    def waiting(self) -> list[int]:
        return deciders(self)

    def prompt(self, seat: i64) -> Prompt:
        return Prompt(prompt_rule(self, seat), prompt_key(self, seat), prompt_params(self, seat))

    def actions(self, seat: i64) -> list[Action]:
        return legal(self) if seat in deciders(self) else []

    def considered(self, seat: i64) -> list[Action]:
        return why_not.considered(self, seat, self.actions(seat))

    def refusal(self, seat: i64, action: Action) -> Refusal | None:
        return refuse(self, seat, action)

    def do(self, seat: i64, action: Action) -> None:
        if self.events is not None:
            self.listen()
        self.options = None
        perform(self, self.top(), action)
        self.options = None
        sequence.run_on(self)

    def preview(self, seat: i64, action: Action) -> Preview | None:
        return views.preview(self, seat, action)

    def turn_seconds(self) -> i64:
        return player_turn.A_MINUTE if self.setup.timed and self.turn > 0 else 0

    def turn_number(self) -> i64:
        return self.turn

    def out_of_time(self) -> Action | None:
        return player_turn.out_of_time(self)

    def board(self) -> Board:
        return board.board(self.setup)

    def view(self, seat: i64) -> View:
        return views.view(self, seat)

    def resample(self, seat: i64, dice: Dice) -> State:
        copy = UpFrontState(self.setup, dice)
        copies.copy_into(self, copy)
        hidden.hide(copy, seat)
        return copy

    def hides(self, seat: i64) -> bool:
        return hidden.hides(self, seat)

    def name(self, reference: str, lang: str) -> str:
        return views.name(self, reference, lang)

    def wording(self, action: Action) -> Message:
        return words.wording(self, action)

    def pointing(self, action: Action) -> dict[str, int]:
        return words.pointing(self, action)

    def clone(self) -> State:
        copy = UpFrontState(self.setup, self.dice.clone())
        copies.copy_into(self, copy)
        return copy

    def data(self) -> dict[str, object]:
        return notation.state_data(self)

    def write_action(self, action: Action) -> str:
        return notation.write(self, action)

    def read_action(self, text: str) -> Action:
        return notation.read(self, text)

    def touches(self, action: Action) -> list[str]:
        return views.touches(self, action)


def new_game(setup: Setup, dice: Dice) -> UpFrontState:
    s = UpFrontState(setup, dice)
    start_position.lay_out(s)
    s.listen()
    sequence.begin(s)
    sequence.run_on(s)
    return s
