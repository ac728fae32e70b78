"""The state of a game of storms: the contract of `kernel.game`, wired to the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import i64

from caposaldo.games.storms import hidden, sequence
from caposaldo.games.storms.action import Action
from caposaldo.games.storms.guide import goals, weights
from caposaldo.games.storms.position import DESTROYED, PHASE_NAMES, Position
from caposaldo.games.storms.rules.actions import Act
from caposaldo.games.storms.rules.artillery import Plot, Strike
from caposaldo.games.storms.rules.cards import CardUse
from caposaldo.games.storms.rules.deployment import Conceal, Deploy
from caposaldo.games.storms.rules.end_of_action import EndAction
from caposaldo.games.storms.rules.events import Reinforce
from caposaldo.games.storms.rules.facing import Look
from caposaldo.games.storms.rules.fire import Attack
from caposaldo.games.storms.rules.groups import GroupGo
from caposaldo.games.storms.rules.hidden_units import Detect
from caposaldo.games.storms.rules.hits import BloodPrice
from caposaldo.games.storms.rules.indirect_fire import Spotter
from caposaldo.games.storms.rules.player_turn import Choose, FirstAct
from caposaldo.games.storms.rules.rolls import Boost, ConcludeRoll, Reroll
from caposaldo.games.storms.rules.rounds import Bid
from caposaldo.games.storms.rules.second_hex import SecondHex
from caposaldo.games.storms.rules.sixth_sense import SixthSense
from caposaldo.games.storms.rules.veterans import Reputation, VeteranUse
from caposaldo.games.storms.sequence import Round
from caposaldo.games.storms.setup import Setup
from caposaldo.games.storms.verbs import VERBS
from caposaldo.games.storms.view import board, previews, seat_view, sight_report, words
from caposaldo.games.storms.view_types import Board, View
from caposaldo.kernel import game as kernel
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Danger, Event, Goal, Message, Outcome, Preview, Progress, Prompt, State
from caposaldo.kernel.verbs import VerbTable

# All decisions, for restoring saved states: first the sequence of play, then what lies on top of it.
DECISIONS: Final[list[type]] = [
    Round, Deploy, Conceal, Plot, Strike, Bid, Choose, Act, FirstAct, GroupGo, Spotter, Look, Attack, Boost, Reroll,
    ConcludeRoll, Detect, CardUse, VeteranUse, SixthSense, BloodPrice, Reputation, SecondHex, EndAction, Reinforce,
]  # fmt: skip


class StormsState(Position):
    def game_id(self) -> str:
        return "storms"

    def seats(self) -> list[str]:
        return self.setup.seat_names

    def lost_pieces(self, side: i64) -> list[str]:
        found: list[str] = []
        for unit in range(len(self.place)):
            if self.setup.side[unit] == side and self.place[unit] == DESTROYED:
                found.append(self.ref(unit))
        return found

    def progress(self) -> Progress:
        return Progress(int(self.round), int(self.setup.rounds), f"st-show-phase-{PHASE_NAMES[self.phase]}")

    def prefix(self) -> str:
        return "st"

    def verb_table(self) -> VerbTable[Position]:
        return VERBS

    def general_rule(self, case: str) -> str:
        return "2.4" if case == "game-over" else "2.2"

    def empty(self, dice: Dice) -> StormsState:
        return StormsState(self.setup, dice)

    def forget(self) -> None:
        self.legal = None
        self.outlook = None

    # ---- what goes on in a higher chapter
    def conclude_roll(self, side: i64, purpose: i64, unit: i64, total: i64) -> None:
        sequence.conclude_roll(self, side, purpose, unit, total)

    def choose_action_card(self) -> None:
        self.replace(Choose(1))

    # ---- saved states
    def decisions(self) -> list[type]:
        return DECISIONS

    def check_stack(self) -> None:
        sequence.check_stack(self)

    # ---- what people and bots are shown
    def prompt(self, seat: i64) -> Prompt:
        return super().prompt(seat) if self.result is None else Prompt("2.4", "st-prompt-over")

    def preview(self, seat: i64, action: kernel.Action) -> Preview | None:
        return previews.preview(self, seat, cast(Action, action))

    def dangers(self, seat: i64, action: kernel.Action) -> list[Danger]:
        return sight_report.dangers(self, seat, cast(Action, action))

    def objectives(self, seat: i64) -> list[Goal]:
        return goals.goals(self, seat)

    def leading(self, seat: i64) -> Outcome | None:
        return goals.leading(self, seat)

    def chapter_open(self, chapter: str) -> bool:
        return self.setup.uses(chapter)

    def weight(self, event: Event) -> i64:
        return weights.weight(event)

    def sight(self, seat: i64, piece: i64, place: i64) -> Mapping[str, object]:
        return sight_report.sight_from(self, seat, piece, place)

    def board(self) -> Board:
        return board.board(self.setup)

    def view(self, seat: i64) -> View:
        return seat_view.view(self, seat)

    def resample(self, seat: i64, dice: Dice) -> State:
        copy = self.empty(dice)
        self.copy_into(copy)
        hidden.hide(copy, seat)
        return copy

    def hides(self, seat: i64) -> bool:
        return hidden.hides(self, seat)

    def name(self, reference: str, lang: str) -> str:
        return words.name(self, reference, lang)

    def running(self, reference: str, lang: str) -> str:
        return words.running(self, reference, lang)

    def gender(self, reference: str, lang: str) -> str:
        return words.gender(self, reference, lang)

    def wording(self, action: kernel.Action) -> Message:
        return words.wording(self, cast(Action, action))

    def pointing(self, action: kernel.Action) -> dict[str, int]:
        return words.pointing(self, cast(Action, action))

    def touches(self, action: kernel.Action) -> list[str]:
        return words.touches(self, cast(Action, action))


def new_game(setup: Setup, dice: Dice) -> StormsState:
    s = StormsState(setup, dice)
    s.lay_out()
    s.listen()
    sequence.begin(s)
    s.run_on()
    return s
