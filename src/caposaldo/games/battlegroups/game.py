"""The game of battlegroups: what can be started, and how to read what was written."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.battlegroups import bot, files, notation
from caposaldo.games.battlegroups.battle import TERRAIN_NAMES
from caposaldo.games.battlegroups.state import FLY_AT, GET_OFF, GO, MINE, PLACE, SMOKE, TURN, VERB_NAMES
from caposaldo.games.battlegroups.turn import BattleState, new_battle
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Action, Game, State
from caposaldo.kernel.reading import options_of, scenario_of


class Battlegroups(Game):
    def scenarios(self) -> list[str]:
        return files.scenario_ids()

    def about(self, scenario: str) -> dict[str, object]:
        return files.about(scenario)

    def start(self, scenario: str, options: dict[str, str], seed: str) -> State:
        return new_battle(files.load_battle(scenario, options), Dice(seed))

    def restore(self, data: dict[str, object], dice: Dice) -> State:
        s = BattleState(files.load_battle(scenario_of(data), options_of(data)), dice)
        notation.fill(s, data)
        return s

    def content(self) -> list[str]:
        """Verbs, kinds of terrain, and the unit types that march in the scenarios that come with the game."""
        types: list[str] = []
        for scenario in files.scenario_ids():
            for type in files.load_battle(scenario, {}).types:
                if f"type:{type.key}" not in types:
                    types.append(f"type:{type.key}")
        return [f"verb:{verb}" for verb in VERB_NAMES] + [f"terrain:{kind}" for kind in TERRAIN_NAMES] + sorted(types)

    def free_verbs(self) -> list[int]:
        """Points and bearings: of these verbs only a choice is listed."""
        return [MINE, PLACE, SMOKE, FLY_AT, GO, TURN, GET_OFF]

    def worth(self, state: State, seat: i64, action: Action) -> i64:
        assert isinstance(state, BattleState)
        return bot.worth(state, seat, action)

    def standing(self, state: State, seat: i64) -> i64:
        assert isinstance(state, BattleState)
        return bot.standing(state, seat)


GAME = Battlegroups("battlegroups", 1)
