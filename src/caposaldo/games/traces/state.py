"""The state of a campaign: the contract of `kernel/game.py`, each part done by the module it belongs to."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.traces import hidden, sequence
from caposaldo.games.traces.action import Action
from caposaldo.games.traces.guide import chapters, goals, weights
from caposaldo.games.traces.position import END_OF_TURN, PHASE_NAMES, SELECTION, SET_UP, Position
from caposaldo.games.traces.rules import (
    advance,
    chits,
    combat,
    combat_results,
    headquarters,
    luftwaffe,
    movement,
    negotiation,
    orders,
    preliminaries,
    reinforcements,
    retreat,
    walk,
)
from caposaldo.games.traces.rules.decision import pending
from caposaldo.games.traces.setup import Setup
from caposaldo.games.traces.verbs import VERBS
from caposaldo.games.traces.view import board, seat_view, words
from caposaldo.games.traces.view_types import Board, View
from caposaldo.kernel import game as kernel
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Event, Goal, Message, Outcome, Preview, Progress, Prompt, State
from caposaldo.kernel.verbs import VerbTable

DECISIONS: Final[list[type]] = [
    sequence.Turn,
    preliminaries.Bidding,
    preliminaries.Garrison,
    preliminaries.Opening,
    chits.Choice,
    chits.Cup,
    chits.Interrupt,
    orders.Okh,
    orders.Stavka,
    orders.SecondHq,
    orders.Mode,
    orders.OkhCommand,
    orders.EndActivation,
    movement.Move,
    walk.Walk,
    headquarters.Relocation,
    combat.Combat,
    combat.Battle,
    luftwaffe.Air,
    combat_results.Losses,
    retreat.Retreat,
    retreat.ContinueRetreat,
    advance.Advances,
    reinforcements.Arrivals,
    reinforcements.Parachute,
    negotiation.Negotiation,
    reinforcements.Purchase,
]
GENERAL_RULES: Final = {"game-over": "13.0", "not-your-decision": "4.3.0", "not-now": "4.0", "overfull": "4.0"}


class TracesState(Position):
    """A campaign in progress, as the rest of the program sees it."""

    # ---- what the game says of itself
    def game_id(self) -> str:
        return "traces"

    def prefix(self) -> str:
        return "tr"

    def seats(self) -> list[str]:
        return self.setup.seat_names

    def lost_pieces(self, side: i64) -> list[str]:
        found: list[str] = []
        for unit in range(len(self.steps)):
            if self.setup.side[unit] == side and self.steps[unit] == 0:
                found.append(self.ref(unit))
        return found

    def progress(self) -> Progress:
        turn = 0 if self.phase == SET_UP else int(self.turn)
        return Progress(turn, int(self.setup.last_turn), f"tr-show-phase-{PHASE_NAMES[self.phase]}")

    def side_of(self, seat: i64) -> i64:
        return seat if self.seat[seat] == seat else 1 - seat

    def verb_table(self) -> VerbTable[Position]:
        return VERBS

    def general_rule(self, case: str) -> str:
        return GENERAL_RULES[case]

    def scenario_data(self) -> dict[str, object]:
        return {"scenario": self.setup.id, "path": self.setup.path, "options": dict(self.setup.options)}

    def empty(self, dice: Dice) -> Position:
        return TracesState(self.setup, dice)

    # ---- the decision
    def prompt(self, seat: i64) -> Prompt:
        return Prompt("13.0", "tr-prompt-over") if self.result is not None else self.top().prompt(self, seat)

    def preview(self, seat: i64, action: kernel.Action) -> Preview | None:
        if self.result is not None or not isinstance(action, Action):
            return None
        return pending(self).preview(self, action)

    # ---- guidance
    def objectives(self, seat: i64) -> list[Goal]:
        return goals.goals(self)

    def leading(self, seat: i64) -> Outcome | None:
        return goals.leading(self)

    def chapter_open(self, chapter: str) -> bool:
        return chapters.is_open(self.setup, chapter)

    def weight(self, event: Event) -> i64:
        return weights.weight(event)

    def about(self, event: Event) -> list[int]:
        return super().about(event) or weights.named(self, event)

    # ---- what a seat may know
    def board(self) -> Board:
        return board.board(self.setup)

    def view(self, seat: i64) -> View:
        return seat_view.view(self, seat)

    def hides(self, seat: i64) -> bool:
        return hidden.hides(self, seat)

    def resample(self, seat: i64, dice: Dice) -> State:
        copy = TracesState(self.setup, dice)
        self.copy_into(copy)
        hidden.hide(copy, seat)
        return copy

    # ---- words
    def name(self, reference: str, lang: str) -> str:
        return words.name(self, reference, lang)

    def running(self, reference: str, lang: str) -> str:
        return words.running(self, reference, lang)

    def gender(self, reference: str, lang: str) -> str:
        return words.gender(self, reference, lang)

    def wording(self, action: kernel.Action) -> Message:
        return words.wording(self, words.own(action))

    def pointing(self, action: kernel.Action) -> dict[str, int]:
        return words.pointing(self, words.own(action))

    def touches(self, action: kernel.Action) -> list[str]:
        return words.touches(self, words.own(action))

    # ---- restored from data
    def decisions(self) -> list[type]:
        return DECISIONS

    def check_stack(self) -> None:
        bottom = [isinstance(decision, sequence.Turn) for decision in self.stack]
        if not bottom[0] or any(bottom[1:]):
            raise ValueError("stack: expected the turn below and only there")
        top = self.top()
        if isinstance(top, (sequence.Turn, orders.EndActivation)):
            raise ValueError("stack: expected a decision on top")
        if (self.phase == SET_UP) != isinstance(top, (preliminaries.Bidding, preliminaries.Garrison)):
            raise ValueError("stack: expected a decision of the set-up before the first turn and only then")
        if self.phase == END_OF_TURN:
            raise ValueError("phase: nothing is decided at the end of a turn")
        if (self.phase == SELECTION) != isinstance(top, chits.Choice):
            raise ValueError("stack: expected the choice of chits in its phase and only then")


def new_game(setup: Setup, dice: Dice) -> TracesState:
    s = TracesState(setup, dice)
    s.lay_out()
    s.listen()
    sequence.begin(s)
    s.run_on()
    return s
