"""The game of storms: what can be started, and how to read what was written."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.bot import evaluation, proposals, reasons
from caposaldo.games.storms.io import files
from caposaldo.games.storms.setup import TERRAIN_NAMES, Setup
from caposaldo.games.storms.state import StormsState, new_game
from caposaldo.games.storms.verbs import VERBS
from caposaldo.kernel import game as kernel
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Message, State
from caposaldo.kernel.scenario_game import ScenarioGame


class Storms(ScenarioGame[Setup]):
    def empty_state(self, setup: Setup, dice: Dice) -> StormsState:
        return StormsState(setup, dice)

    def new_game(self, setup: Setup, dice: Dice) -> StormsState:
        return new_game(setup, dice)

    def about(self, scenario: str) -> dict[str, object]:
        return files.about(scenario)

    def content(self) -> list[str]:
        """Verbs, and the terrain, cards and unit types of the scenarios that come with the game."""
        found: list[str] = []
        for scenario in self.scenarios():
            setup = self.load(scenario, {})
            names = [f"type:{type.key}" for type in setup.types] + [f"card:{card.number}" for card in setup.cards]
            names += [f"terrain:{TERRAIN_NAMES[terrain]}" for terrain in setup.terrain]
            found += [name for name in set(names) if name not in found]
        return [f"verb:{verb}" for verb in VERBS.names] + sorted(found)

    def worth(self, state: State, seat: i64, action: kernel.Action) -> i64:
        assert isinstance(state, StormsState)
        return evaluation.worth(state, seat, cast(Action, action))

    def reasons(self, state: State, seat: i64, action: kernel.Action) -> list[Message]:
        assert isinstance(state, StormsState)
        return reasons.reasons(state, seat, cast(Action, action))

    def proposals(self, state: State, seat: i64) -> list[Message]:
        assert isinstance(state, StormsState)
        return proposals.proposals(state, seat)

    def propose(self, state: State, seat: i64, proposal: int, dice: Dice) -> list[kernel.Action]:
        assert isinstance(state, StormsState)
        return cast(list[kernel.Action], proposals.propose(state, seat, proposal, dice))

    def standing(self, state: State, seat: i64) -> i64:
        assert isinstance(state, StormsState)
        return evaluation.standing(state, seat)


GAME = Storms("storms", 5, files.SCENARIO_FILES)
