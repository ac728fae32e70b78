"""The game of squads and cards: what can be started, and how to read what was written."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.bot import evaluation, proposals, reasons
from caposaldo.games.upfront.io import files
from caposaldo.games.upfront.setup import DECK, TERRAIN_NAMES, Setup
from caposaldo.games.upfront.state import UpFrontState, new_game
from caposaldo.games.upfront.verbs import SHELL, VERB_NAMES
from caposaldo.kernel import game as kernel
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Message, State
from caposaldo.kernel.scenario_game import ScenarioGame


class UpFront(ScenarioGame[Setup]):
    def empty_state(self, setup: Setup, dice: Dice) -> UpFrontState:
        return UpFrontState(setup, dice)

    def new_game(self, setup: Setup, dice: Dice) -> UpFrontState:
        return new_game(setup, dice)

    def about(self, scenario: str) -> dict[str, object]:
        return files.about(scenario)

    def content(self) -> list[str]:
        """List the verbs, the cards of the deck, the kinds of terrain on them and the weapons of the scenarios that
        come with the game."""
        found: list[str] = []
        for scenario in self.scenarios():
            for russians in ("no", "yes"):
                setup = self.load(scenario, {"russians": russians})
                found += [f"weapon:{setup.weapon_of(weapon).key}" for weapon in range(setup.weapon_count())]
        terrain = [f"terrain:{kind}" for kind in TERRAIN_NAMES[1:-1]]
        cards = [f"card:{number}" for number in range(1, DECK + 1)]
        verbs = [f"verb:{verb}" for verb in VERB_NAMES if verb != VERB_NAMES[SHELL]]  # no scenario has ordnance yet
        return verbs + terrain + cards + sorted(set(found))

    def worth(self, state: State, seat: i64, action: kernel.Action) -> i64:
        assert isinstance(state, UpFrontState)
        assert isinstance(action, Action)
        return evaluation.worth(state, seat, action)

    def reasons(self, state: State, seat: i64, action: kernel.Action) -> list[Message]:
        assert isinstance(state, UpFrontState)
        assert isinstance(action, Action)
        return reasons.reasons(state, seat, action)

    def proposals(self, state: State, seat: i64) -> list[Message]:
        assert isinstance(state, UpFrontState)
        return proposals.proposals(state, seat)

    def propose(self, state: State, seat: i64, proposal: int, dice: Dice) -> list[kernel.Action]:
        assert isinstance(state, UpFrontState)
        return cast(list[kernel.Action], proposals.propose(state, seat, proposal, dice))

    def standing(self, state: State, seat: i64) -> i64:
        assert isinstance(state, UpFrontState)
        return evaluation.standing(state, seat)


GAME = UpFront("upfront", 5, files.SCENARIO_FILES)
