"""The game of traces: what can be started, and how to read what was written."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.traces.bot import evaluation, proposals, reasons
from caposaldo.games.traces.io import files
from caposaldo.games.traces.setup import TERRAIN_NAMES, Setup
from caposaldo.games.traces.state import TracesState, new_game
from caposaldo.games.traces.verbs import VERBS
from caposaldo.games.traces.view.words import own
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Action, Message, State
from caposaldo.kernel.scenario_game import ScenarioGame


class Traces(ScenarioGame[Setup]):
    def empty_state(self, setup: Setup, dice: Dice) -> TracesState:
        return TracesState(setup, dice)

    def new_game(self, setup: Setup, dice: Dice) -> TracesState:
        return new_game(setup, dice)

    def about(self, scenario: str) -> dict[str, object]:
        return files.about(scenario)

    def content(self) -> list[str]:
        """Verbs, terrain that can be entered, the chits and the unit types of the scenarios that come with the game."""
        found: list[str] = []
        for scenario in self.scenarios():
            setup = self.load(scenario, {})
            for name in [f"type:{type.key}" for type in setup.types] + [f"chit:{chit.key}" for chit in setup.chits]:
                if name not in found:
                    found.append(name)
        verbs = [f"verb:{verb}" for verb in VERBS.names]
        return verbs + [f"terrain:{TERRAIN_NAMES[i]}" for i in range(4)] + sorted(found)

    def worth(self, state: State, seat: i64, action: Action) -> i64:
        assert isinstance(state, TracesState)
        return evaluation.worth(state, seat, own(action))

    def standing(self, state: State, seat: i64) -> i64:
        assert isinstance(state, TracesState)
        return evaluation.standing(state, seat)

    def reasons(self, state: State, seat: i64, action: Action) -> list[Message]:
        assert isinstance(state, TracesState)
        return reasons.reasons(state, seat, own(action))

    def proposals(self, state: State, seat: i64) -> list[Message]:
        assert isinstance(state, TracesState)
        return proposals.proposals(state, seat)

    def propose(self, state: State, seat: i64, proposal: int, dice: Dice) -> list[Action]:
        assert isinstance(state, TracesState)
        return list(proposals.propose(state, seat, proposal, dice))


GAME = Traces("traces", 4, files.SCENARIO_FILES)
