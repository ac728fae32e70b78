"""The game of battlegroups: what can be started, and how to read what was written."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.battlegroups.action import Action
from caposaldo.games.battlegroups.bot import evaluation
from caposaldo.games.battlegroups.io import files
from caposaldo.games.battlegroups.setup import TERRAIN_NAMES
from caposaldo.games.battlegroups.state import BattlegroupsState, new_game
from caposaldo.games.battlegroups.verbs import FLY_AT, GET_OFF, GO, MINE, PLACE, SMOKE, TURN, VERBS
from caposaldo.kernel import game as kernel
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Game, State
from caposaldo.kernel.reading import options_of, scenario_of


class Battlegroups(Game):
    def scenarios(self) -> list[str]:
        return files.scenario_ids()

    def about(self, scenario: str) -> dict[str, object]:
        return files.about(scenario)

    def start(self, scenario: str, options: dict[str, str], seed: str) -> State:
        return new_game(files.load_setup(scenario, options), Dice(seed))

    def restore(self, data: dict[str, object], dice: Dice) -> State:
        s = BattlegroupsState(files.load_setup(scenario_of(data), options_of(data)), dice)
        s.restore(data)
        return s

    def content(self) -> list[str]:
        """Verbs, kinds of terrain, and the unit types that march in the scenarios that come with the game."""
        types: list[str] = []
        for scenario in files.scenario_ids():
            for type in files.load_setup(scenario, {}).types:
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

    def standing(self, state: State, seat: i64) -> i64:
        assert isinstance(state, BattlegroupsState)
        return evaluation.standing(state, seat)


GAME = Battlegroups("battlegroups", 3)
