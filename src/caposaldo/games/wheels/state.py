"""The state of a battle: the contract of kernel/game.py, wired to the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import i64

from caposaldo.games.wheels import hidden, sequence
from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.guide import chapters, goals, threats, weights
from caposaldo.games.wheels.position import GONE, SEGMENT_NAMES, Position
from caposaldo.games.wheels.rules import planning, victory
from caposaldo.games.wheels.rules.assault import Answer, Clash
from caposaldo.games.wheels.rules.bombardment import Bombard, BombardAgain
from caposaldo.games.wheels.rules.building import Buy
from caposaldo.games.wheels.rules.defence import MoveAfter, ReturnFire
from caposaldo.games.wheels.rules.entry import ChooseFirst, Enter
from caposaldo.games.wheels.rules.fieldworks import LayWorks
from caposaldo.games.wheels.rules.laying import Lay
from caposaldo.games.wheels.rules.losses import Losses
from caposaldo.games.wheels.rules.manoeuvre import Manoeuvre
from caposaldo.games.wheels.rules.morale import Morale, Rescued
from caposaldo.games.wheels.rules.objectives import Agree, Objectives, Propose
from caposaldo.games.wheels.rules.placing import FormUp
from caposaldo.games.wheels.rules.planning import ChooseHalf, ChooseSide, Divide
from caposaldo.games.wheels.rules.scenarios import Deploy
from caposaldo.games.wheels.sequence import Bombardment, Entry, Manoeuvres, Precedence, Preparation, SetUp
from caposaldo.games.wheels.setup import Setup
from caposaldo.games.wheels.verbs import VERBS
from caposaldo.games.wheels.view import board, seat_view, sights, words
from caposaldo.games.wheels.view_types import Board, View
from caposaldo.kernel import game as kernel
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Danger, Event, Goal, Message, Outcome, Preview, Progress, Prompt, State
from caposaldo.kernel.verbs import VerbTable

# All decisions, for restoring saved states: first the sequence of play, then what lies on top of it.
DECISIONS: Final[list[type]] = [
    SetUp, Preparation, Entry, Precedence, Bombardment, Manoeuvres,
    Buy, Lay, Divide, ChooseHalf, Objectives, LayWorks, Propose, Agree, ChooseSide,
    Deploy, Enter, ChooseFirst, Manoeuvre, Losses, Morale, ReturnFire, MoveAfter,
    Bombard, BombardAgain, Answer, Clash, Rescued, FormUp,
]  # fmt: skip


class WheelsState(Position):
    # ---- what the game says of itself
    def game_id(self) -> str:
        return "wheels"

    def prefix(self) -> str:
        return "wh"

    def seats(self) -> list[str]:
        return self.setup.seat_names

    def lost_pieces(self, side: i64) -> list[str]:
        gone = [u for u in range(len(self.side)) if self.side[u] == side and self.place[u] == GONE]
        return [self.ref(u) for u in gone if self.size[u] > 0]

    def progress(self) -> Progress:
        last = self.setup.turns if self.setup.turns > 0 else self.last_turn
        return Progress(int(self.turn), int(last), f"wh-segment-{SEGMENT_NAMES[self.segment]}")

    def verb_table(self) -> VerbTable[Position]:
        return VERBS

    def general_rule(self, case: str) -> str:
        return "vic-1" if case == "game-over" else "turn-1"

    def decisions(self) -> list[type]:
        return DECISIONS

    def scenario_data(self) -> dict[str, object]:
        return {"scenario": self.setup.id, "path": self.setup.path, "options": dict(self.setup.options)}

    def check(self) -> None:
        super().check()
        planning.settle_front(self)

    def check_stack(self) -> None:
        sequence.check_stack(self)

    def empty(self, dice: Dice) -> WheelsState:
        return WheelsState(self.setup, dice)

    def forget(self) -> None:
        super().forget()
        self.outlook = None

    # ---- the decision
    def prompt(self, seat: i64) -> Prompt:
        if self.result is not None:
            return Prompt("vic-1", "wh-prompt-over")
        return self.top().prompt(self, seat)

    def preview(self, seat: i64, action: kernel.Action) -> Preview | None:
        assert isinstance(action, Action)
        return self.pending().preview(self, action)

    def dangers(self, seat: i64, action: kernel.Action) -> list[Danger]:
        assert isinstance(action, Action)
        return threats.dangers(self, seat, action)

    def reach(self, seat: i64) -> list[list[int]]:
        return self.pending().region(self, seat)

    def sight(self, seat: i64, piece: i64, place: i64) -> Mapping[str, object]:
        """A place is a point of a grid with a formation (view/sights.py)."""
        found = sights.sight_of(self, seat, piece, place)
        return {} if found is None else cast(Mapping[str, object], found)

    # ---- guidance
    def objectives(self, seat: i64) -> list[Goal]:
        return goals.goals(self, seat)

    def chapter_open(self, chapter: str) -> bool:
        return chapters.is_open(self.setup, chapter)

    def weight(self, event: Event) -> i64:
        return weights.weight(event)

    # ---- what a seat may know
    def leading(self, seat: i64) -> Outcome | None:
        """Losses are public, but a card on an objective would tell that it is infantry: not told while cards lie."""
        if self.result is not None:
            return self.result
        return None if hidden.hides(self, seat) else victory.outcome(self)

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

    # ---- words
    def name(self, reference: str, lang: str) -> str:
        return words.name(self, reference, lang)

    def running(self, reference: str, lang: str) -> str:
        return words.running(self, reference, lang)

    def gender(self, reference: str, lang: str) -> str:
        return words.gender(self, reference, lang)

    def wording(self, action: kernel.Action) -> Message:
        assert isinstance(action, Action)
        return words.wording(self, action)

    def pointing(self, action: kernel.Action) -> dict[str, int]:
        assert isinstance(action, Action)
        return words.pointing(self, action)

    def touches(self, action: kernel.Action) -> list[str]:
        assert isinstance(action, Action)
        return words.touches(self, action)


def new_game(setup: Setup, dice: Dice) -> WheelsState:
    s = WheelsState(setup, dice)
    s.begin_fields()
    s.listen()
    sequence.begin(s)
    s.run_on()
    return s
