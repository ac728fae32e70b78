"""The state of a game: a position with the contract of kernel/game.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.upfront import hidden, sequence
from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.guide import goals, weights
from caposaldo.games.upfront.position import IN_PLAY, STEP_NAMES, Position
from caposaldo.games.upfront.rules import actions, player_turn, saved_position
from caposaldo.games.upfront.rules.actions import Act
from caposaldo.games.upfront.rules.attempts import Trying
from caposaldo.games.upfront.rules.berserk_charge import ChargeAt
from caposaldo.games.upfront.rules.chit_reset import Renormalise
from caposaldo.games.upfront.rules.close_combat import Assault, Entering
from caposaldo.games.upfront.rules.concealment import Conceal
from caposaldo.games.upfront.rules.enemy_terrain import Answer
from caposaldo.games.upfront.rules.executions import Execute
from caposaldo.games.upfront.rules.fights import CrewFalls, Fight, Fights
from caposaldo.games.upfront.rules.fire import Aim, Commit
from caposaldo.games.upfront.rules.individual_transfer import Send
from caposaldo.games.upfront.rules.infiltration import PlanInfiltration, ResolveInfiltration
from caposaldo.games.upfront.rules.minefields import Mines
from caposaldo.games.upfront.rules.ordnance import OrdnanceShot
from caposaldo.games.upfront.rules.overrun import Overrun
from caposaldo.games.upfront.rules.player_turn import Discard, Refill
from caposaldo.games.upfront.rules.preparation import Arrange, Form, Lay
from caposaldo.games.upfront.rules.rally import Rallying, Retry, Save
from caposaldo.games.upfront.rules.resolution import Attack
from caposaldo.games.upfront.rules.seized_terrain import Seize
from caposaldo.games.upfront.rules.snipers import Redirect, Snipe
from caposaldo.games.upfront.rules.weapons import Spoils
from caposaldo.games.upfront.sequence import Turn
from caposaldo.games.upfront.setup import Setup
from caposaldo.games.upfront.verbs import VERBS
from caposaldo.games.upfront.view import board, names, seat_view, words
from caposaldo.games.upfront.view_types import Board, View
from caposaldo.kernel import game as kernel
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Event, Goal, Message, Outcome, Preview, Progress, Prompt, State
from caposaldo.kernel.verbs import VerbTable

DECISIONS: Final[list[type]] = [
    Turn,
    Form,
    Lay,
    Answer,
    ChargeAt,
    Act,
    Aim,
    Conceal,
    Commit,
    Attack,
    Save,
    Rallying,
    PlanInfiltration,
    ResolveInfiltration,
    Assault,
    Entering,
    Fights,
    Fight,
    Retry,
    Spoils,
    Seize,
    Arrange,
    Send,
    Discard,
    Refill,
    Execute,
    Redirect,
    Snipe,
    Mines,
    Renormalise,
    CrewFalls,
    OrdnanceShot,
    Overrun,
    Trying,
]
# Steps that need no decision: never on top of the stack of a saved state.
AUTOMATIC: Final = (Turn, Attack, ResolveInfiltration, Entering, Fight, Execute, Snipe, Mines, OrdnanceShot, Overrun)


class UpFrontState(Position):
    def game_id(self) -> str:
        return "upfront"

    def seats(self) -> list[str]:
        return self.setup.seat_names

    def lost_pieces(self, side: i64) -> list[str]:
        found: list[str] = []
        for man in range(len(self.fate)):
            if self.setup.side[man] == side and self.fate[man] != IN_PLAY:
                found.append(self.ref(man))
        return found

    def progress(self) -> Progress:
        """Return the progress by decks; player turns are counted by `player_turn`."""
        deck = int(min(self.emptied + 1, self.setup.decks)) if self.turn > 0 else 0
        return Progress(deck, int(self.setup.decks), f"uf-step-{STEP_NAMES[self.step]}")

    def prefix(self) -> str:
        return "uf"

    def general_rule(self, case: str) -> str:
        if case == "game-over":
            return "16.3"
        return "4.1" if case == "not-your-decision" else "4.2"

    def verb_table(self) -> VerbTable[Position]:
        return VERBS

    def decisions(self) -> list[type]:
        return DECISIONS

    def empty(self, dice: Dice) -> Position:
        return UpFrontState(self.setup, dice)

    # ---- decisions of upper chapters that lower chapters start
    def offer_terrain(self, lost: i64, side: i64) -> None:
        self.push(Seize(lost, side))

    def offer_positions(self, group: i64) -> None:
        self.push(Arrange(group))

    # ---- saved states
    def scenario_data(self) -> dict[str, object]:
        return {"scenario": self.setup.scenario, "path": self.setup.path, "options": dict(self.setup.options)}

    def data(self) -> dict[str, object]:
        data = super().data()
        data["hands"] = [[int(card) for card in hand] for hand in self.hands]
        return data

    def restore(self, data: dict[str, object]) -> None:
        saved_position.read_hands(self, data.get("hands"))
        super().restore(data)

    def check(self) -> None:
        self.gather_pile()
        saved_position.check(self)

    def check_stack(self) -> None:
        turns = [decision for decision in self.stack if isinstance(decision, Turn)]
        if len(turns) != 1 or not isinstance(self.stack[0], Turn):
            raise ValueError("stack: expected the turn below and only there")
        top = self.top()
        if isinstance(top, AUTOMATIC):
            raise ValueError("stack: expected a decision on top")

    # ---- prompts, views and words
    def prompt(self, seat: i64) -> Prompt:
        if self.result is not None:
            return Prompt(self.result.rule, "uf-prompt-over")
        return hidden.asked(self, seat).prompt(self, seat)

    def preview(self, seat: i64, action: kernel.Action) -> Preview | None:
        assert isinstance(action, Action)
        return seat_view.preview(self, seat, action)

    # ---- guidance
    def objectives(self, seat: i64) -> list[Goal]:
        return goals.goals(self)

    def leading(self, seat: i64) -> Outcome | None:
        return goals.leading(self)

    def chapter_open(self, chapter: str) -> bool:
        return self.setup.uses(chapter)

    def weight(self, event: Event) -> i64:
        return weights.weight(event)

    def about(self, event: Event) -> list[int]:
        return weights.about(self, event)

    # ---- what is shown
    def board(self) -> Board:
        return board.board(self.setup)

    def view(self, seat: i64) -> View:
        return seat_view.view(self, seat)

    def name(self, reference: str, lang: str) -> str:
        return names.name(self, reference, lang)

    def running(self, reference: str, lang: str) -> str:
        return names.running(self, reference, lang)

    def gender(self, reference: str, lang: str) -> str:
        return names.gender(self, reference, lang)

    def wording(self, action: kernel.Action) -> Message:
        assert isinstance(action, Action)
        return words.wording(self, action)

    def pointing(self, action: kernel.Action) -> dict[str, int]:
        assert isinstance(action, Action)
        return words.pointing(self, action)

    def touches(self, action: kernel.Action) -> list[str]:
        assert isinstance(action, Action)
        return words.touches(self, action)

    # ---- the clock
    def turn_seconds(self) -> i64:
        return player_turn.A_MINUTE if self.setup.timed and self.turn > 0 else 0

    def player_turn(self) -> i64:
        return self.turn

    def out_of_time(self) -> kernel.Action | None:
        return actions.out_of_time(self)

    # ---- hidden information
    def hides(self, seat: i64) -> bool:
        return hidden.hides(self, seat)

    def resample(self, seat: i64, dice: Dice) -> State:
        copy = UpFrontState(self.setup, dice)
        self.copy_into(copy)
        hidden.hide(copy, seat)
        return copy


def new_game(setup: Setup, dice: Dice) -> UpFrontState:
    s = UpFrontState(setup, dice)
    s.lay_out()
    s.listen()
    sequence.begin(s)
    s.run_on()
    return s
