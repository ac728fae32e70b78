"""The game of battlegroups: what can be started, and how to read what was written."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.bot import evaluation, proposals, reasons
from caposaldo.games.battlegroups.io import files
from caposaldo.games.battlegroups.setup import TERRAIN_NAMES, Setup
from caposaldo.games.battlegroups.state import BattlegroupsState, new_game
from caposaldo.games.battlegroups.verbs import FLY_AT, GET_OFF, GO, MINE, PLACE, SMOKE, TURN, VERBS
from caposaldo.kernel import game as kernel
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Message, State
from caposaldo.kernel.scenario_game import ScenarioGame


class Battlegroups(ScenarioGame[Setup]):
    def empty_state(self, setup: Setup, dice: Dice) -> BattlegroupsState:
        return BattlegroupsState(setup, dice)

    def new_game(self, setup: Setup, dice: Dice) -> BattlegroupsState:
        return new_game(setup, dice)

    def about(self, scenario: str) -> dict[str, object]:
        return files.about(scenario)

    def content(self) -> list[str]:
        """Verbs, kinds of terrain, and the unit types that march in the scenarios that come with the game."""
        types: list[str] = []
        for scenario in self.scenarios():
            for type in self.load(scenario, {}).types:
                if f"type:{type.key}" not in types:
                    types.append(f"type:{type.key}")
        return [f"verb:{verb}" for verb in VERBS.names] + [f"terrain:{kind}" for kind in TERRAIN_NAMES] + sorted(types)

    def free_verbs(self) -> list[int]:
        """Points and bearings: of these verbs only a choice is listed."""
        return [MINE, PLACE, SMOKE, FLY_AT, GO, TURN, GET_OFF]

    def worth(self, state: State, seat: i64, action: kernel.Action) -> i64:
        assert isinstance(state, BattlegroupsState)
        assert isinstance(action, Action)
        return evaluation.worth(state, seat, action)

    def reasons(self, state: State, seat: i64, action: kernel.Action) -> list[Message]:
        assert isinstance(state, BattlegroupsState)
        assert isinstance(action, Action)
        return reasons.reasons(state, seat, action)

    def proposals(self, state: State, seat: i64) -> list[Message]:
        assert isinstance(state, BattlegroupsState)
        return proposals.proposals(state, seat)

    def propose(self, state: State, seat: i64, proposal: int, dice: Dice) -> list[kernel.Action]:
        assert isinstance(state, BattlegroupsState)
        return cast(list[kernel.Action], proposals.propose(state, seat, proposal, dice))

    def standing(self, state: State, seat: i64) -> i64:
        assert isinstance(state, BattlegroupsState)
        return evaluation.standing(state, seat)


GAME = Battlegroups("battlegroups", 4, files.SCENARIO_FILES)
