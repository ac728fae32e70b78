"""The state of a battle: the contract of kernel/game.py, wired to the rules."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.battlegroups import hidden, sequence
from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.guide import chapters, goals, weights
from caposaldo.games.battlegroups.position import DESTROYED, PHASE_NAMES, Position
from caposaldo.games.battlegroups.rules import march
from caposaldo.games.battlegroups.rules.air_attacks import Bomb, Fly
from caposaldo.games.battlegroups.rules.deployment import Deploy, Prepare
from caposaldo.games.battlegroups.rules.facing import Face
from caposaldo.games.battlegroups.rules.indirect_fire import Aim, Area
from caposaldo.games.battlegroups.rules.march import March
from caposaldo.games.battlegroups.rules.movement import Order
from caposaldo.games.battlegroups.rules.opportunity_fire import React
from caposaldo.games.battlegroups.rules.smoke import Screen
from caposaldo.games.battlegroups.sequence import CloseCombat, DirectFire, IndirectFire, Movement, Reorganisation, SetUp
from caposaldo.games.battlegroups.setup import Setup
from caposaldo.games.battlegroups.verbs import GO, VERBS
from caposaldo.games.battlegroups.view import seat_view, words
from caposaldo.games.battlegroups.view_types import View
from caposaldo.kernel import game as kernel
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Danger, Event, Goal, Message, Outcome, Preview, Progress, Prompt, State
from caposaldo.kernel.verbs import VerbTable

# All decisions, for restoring saved states: first the sequence of play, then what lies on top of it.
DECISIONS: Final[list[type]] = [
    SetUp, IndirectFire, Movement, DirectFire, CloseCombat, Reorganisation,
    Prepare, Deploy, Aim, Screen, Area, Fly, Bomb, Order, March, React, Face,
]  # fmt: skip

ALL: Final = 1 << 20  # more refused actions than any decision has


class BattlegroupsState(Position):
    # ---- what the game says of itself
    def game_id(self) -> str:
        return "battlegroups"

    def prefix(self) -> str:
        return "bg"

    def seats(self) -> list[str]:
        return self.setup.seat_names

    def lost_pieces(self, side: i64) -> list[str]:
        found: list[str] = []
        for unit in range(len(self.status)):
            if self.setup.side[unit] == side and self.status[unit] == DESTROYED:
                found.append(self.ref(unit))
        return found

    def progress(self) -> Progress:
        return Progress(int(self.turn), int(self.setup.turns), f"bg-show-phase-{PHASE_NAMES[self.phase]}")

    def verb_table(self) -> VerbTable[Position]:
        return VERBS

    def general_rule(self, case: str) -> str:
        return "break-2" if case == "game-over" else "seq-2"

    def most_considered(self) -> i64:
        return ALL

    def decisions(self) -> list[type]:
        return DECISIONS

    def scenario_data(self) -> dict[str, object]:
        return {"scenario": self.setup.id, "path": self.setup.path, "options": dict(self.setup.options)}

    def check_stack(self) -> None:
        sequence.check_stack(self)

    def empty(self, dice: Dice) -> BattlegroupsState:
        return BattlegroupsState(self.setup, dice)

    def give_order(self, unit: i64) -> None:
        self.push(Order(unit))

    # ---- the decision
    def prompt(self, seat: i64) -> Prompt:
        if self.result is not None:
            return Prompt("break-2", "bg-prompt-over")
        return self.top().prompt(self, seat)

    def preview(self, seat: i64, action: kernel.Action) -> Preview | None:
        assert isinstance(action, Action)
        return self.pending().preview(self, action)

    def dangers(self, seat: i64, action: kernel.Action) -> list[Danger]:
        top = self.top()
        if not isinstance(top, Order) or action.verb != GO:
            return []
        assert isinstance(action, Action)
        copy = self.empty(self.dice.clone())
        self.copy_into(copy)
        return march.dangers(copy, top.unit, action.point_x, action.point_y)

    def reach(self, seat: i64) -> list[list[int]]:
        return self.pending().region(self, seat)

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
        return super().about(weights.concerned(event))

    # ---- what a seat may know
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


def new_game(setup: Setup, dice: Dice) -> BattlegroupsState:
    s = BattlegroupsState(setup, dice)
    s.lay_out()
    s.listen()
    sequence.begin(s)
    s.run_on()
    return s
