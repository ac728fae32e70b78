"""The state of a game of storms: the contract of `kernel.game`, wired to the rules."""

from __future__ import annotations

from collections.abc import Mapping

from mypy_extensions import i64

from caposaldo.games.storms import board, hidden, notation, sequence, sight_report, view, why_not, words
from caposaldo.games.storms.position import Position
from caposaldo.games.storms.prompts import prompt_key, prompt_params, prompt_rule
from caposaldo.games.storms.sequence import belongs
from caposaldo.games.storms.setup import Setup
from caposaldo.games.storms.verbs import VERB_USES, verb_name
from caposaldo.games.storms.view_types import Board, View
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Action, Danger, Message, Params, Preview, Prompt, Refusal, State
from caposaldo.kernel.play import overfull


def refuse(s: StormsState, seat: i64, a: Action) -> Refusal | None:
    if s.result is not None:
        return Refusal("2.4", "st-game-over")
    if seat not in sequence.deciders(s):
        return Refusal("2.2", "st-not-your-decision")
    frame = s.top()
    if not belongs(frame.kind, a.kind):
        return not_now(s, seat, a.kind)
    if overfull(VERB_USES[a.kind], a):
        return Refusal("2.2", "st-overfull", {"verb": f"@st-verb-{verb_name(a.kind)}"})
    return sequence.refuse_in(s, frame, seat, a)


def not_now(s: Position, seat: i64, verb: i64) -> Refusal:
    """The verb belongs to another moment."""
    params: Params = {"verb": f"@st-verb-{verb_name(verb)}", "prompt": f"@{prompt_key(s, seat)}"}
    params.update(prompt_params(s, seat))
    return Refusal("2.2", "st-not-now", params)


# ---------------------------------------------------------------- the contract
class StormsState(Position):
    def game_id(self) -> str:
        return "storms"

    def seats(self) -> list[str]:
        return self.setup.seat_names

    def waiting(self) -> list[int]:
        return sequence.deciders(self)

    def prompt(self, seat: i64) -> Prompt:
        return Prompt(prompt_rule(self), prompt_key(self, seat), prompt_params(self, seat))

    def actions(self, seat: i64) -> list[Action]:
        return sequence.legal(self, seat) if seat in sequence.deciders(self) else []

    def considered(self, seat: i64) -> list[Action]:
        return why_not.considered(self, seat, self.actions(seat))

    def refusal(self, seat: i64, action: Action) -> Refusal | None:
        return refuse(self, seat, action)

    def do(self, seat: i64, action: Action) -> None:
        if self.events is not None:
            self.listen()
        self.options = None
        self.outlook = None
        sequence.perform(self, self.top(), seat, action)
        self.options = None
        sequence.run_on(self)

    def preview(self, seat: i64, action: Action) -> Preview | None:
        return view.preview(self, seat, action)

    def dangers(self, seat: i64, action: Action) -> list[Danger]:
        return sight_report.dangers(self, seat, action)

    def sight(self, seat: i64, piece: i64, place: i64) -> Mapping[str, object]:
        return sight_report.sight_from(self, seat, piece, place)

    def board(self) -> Board:
        return board.board(self.setup)

    def view(self, seat: i64) -> View:
        return view.view(self, seat)

    def resample(self, seat: i64, dice: Dice) -> State:
        copy = StormsState(self.setup, dice)
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
        copy = StormsState(self.setup, self.dice.clone())
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


def new_game(setup: Setup, dice: Dice) -> StormsState:
    s = StormsState(setup, dice)
    s.lay_out()
    s.listen()
    sequence.begin(s)
    sequence.run_on(s)
    return s
