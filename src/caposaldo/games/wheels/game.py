"""The game of wheels: what can be started, and how to read what was written."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.bot import evaluation, proposals, reasons
from caposaldo.games.wheels.io import armies, files
from caposaldo.games.wheels.setup import TERRAIN_NAMES, Setup
from caposaldo.games.wheels.state import WheelsState, new_game
from caposaldo.games.wheels.verbs import (
    BUY,
    DIVIDE,
    ENTER,
    LAY,
    MANOEUVRE,
    MARCH,
    MOVE,
    PLACE,
    RIDE,
    SHIFT,
    TURN,
    UNLOAD,
    VERBS,
)
from caposaldo.kernel import game as kernel
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Message, State
from caposaldo.kernel.scenario_game import ScenarioGame


class Wheels(ScenarioGame[Setup]):
    def empty_state(self, setup: Setup, dice: Dice) -> WheelsState:
        return WheelsState(setup, dice)

    def new_game(self, setup: Setup, dice: Dice) -> WheelsState:
        return new_game(setup, dice)

    def about(self, scenario: str) -> dict[str, object]:
        return files.about(scenario)

    def content(self) -> list[str]:
        return [f"verb:{verb}" for verb in VERBS.names] + [f"terrain:{kind}" for kind in TERRAIN_NAMES]

    def armies(self) -> dict[str, object]:
        return armies.offer()

    def check_army(self, text: str, where: str) -> dict[str, object]:
        return armies.check(text, where)

    def free_verbs(self) -> list[int]:
        """Points and bearings, and the companies of platoons: of these verbs only a choice is listed."""
        return [BUY, RIDE, LAY, DIVIDE, PLACE, ENTER, MANOEUVRE, MOVE, MARCH, SHIFT, TURN, UNLOAD]

    def worth(self, state: State, seat: i64, action: kernel.Action) -> i64:
        assert isinstance(state, WheelsState)
        assert isinstance(action, Action)
        return evaluation.worth(state, seat, action)

    def reasons(self, state: State, seat: i64, action: kernel.Action) -> list[Message]:
        assert isinstance(state, WheelsState)
        assert isinstance(action, Action)
        return reasons.reasons(state, seat, action)

    def proposals(self, state: State, seat: i64) -> list[Message]:
        assert isinstance(state, WheelsState)
        return proposals.proposals(state, seat)

    def propose(self, state: State, seat: i64, proposal: int, dice: Dice) -> list[kernel.Action]:
        assert isinstance(state, WheelsState)
        return cast(list[kernel.Action], proposals.propose(state, seat, proposal, dice))

    def standing(self, state: State, seat: i64) -> i64:
        assert isinstance(state, WheelsState)
        return evaluation.standing(state, seat)


GAME = Wheels("wheels", 1, files.SCENARIO_FILES)
