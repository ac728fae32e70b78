"""A game whose scenarios are files: starting, listing and restoring are the same for all of these."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from caposaldo.kernel.decision import StackState
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Game, State
from caposaldo.kernel.reading import check_decision, options_of, scenario_of

if TYPE_CHECKING:
    from caposaldo.kernel.scenarios import ScenarioFiles

U = TypeVar("U")


@mypyc_attr(allow_interpreted_subclasses=True)
class ScenarioGame(Game, Generic[U]):
    """A rulebook with a folder of scenarios. U is the game's Setup."""

    def __init__(self, id: str, version: int, files: ScenarioFiles[Any, Any]) -> None:
        super().__init__(id, version)
        self.files = files

    def empty_state(self, setup: U, dice: Dice) -> StackState[Any, Any]:
        """Return a state of this set-up whose fields are still to be filled."""
        raise NotImplementedError

    def new_game(self, setup: U, dice: Dice) -> State:
        """Return the state at the first decision."""
        raise NotImplementedError

    def scenarios(self) -> list[str]:
        return self.files.ids()

    def load(self, scenario: str, options: dict[str, str]) -> U:
        """Return the set-up of a scenario, which is named by its id or by the path of a file."""
        setup: U = self.files.load(scenario, options)
        return setup

    def start(self, scenario: str, options: dict[str, str], seed: str) -> State:
        return self.new_game(self.load(scenario, options), Dice(seed))

    def restore(self, data: dict[str, object], dice: Dice) -> State:
        state = self.empty_state(self.load(scenario_of(data), options_of(data)), dice)
        state.restore(data)
        check_decision(state)
        return state
