"""Positions for the tests, written as text: the same TOML as a scenario, with defaults for all but the units."""

from __future__ import annotations

from caposaldo.games.battlegroups.io.build_setup import SetupBuilder
from caposaldo.games.battlegroups.io.files import unit_types
from caposaldo.games.battlegroups.io.schema import Scenario
from caposaldo.games.battlegroups.position import PHASE_NAMES
from caposaldo.games.battlegroups.sequence import phase_decision
from caposaldo.games.battlegroups.setup import Setup
from caposaldo.games.battlegroups.state import BattlegroupsState
from caposaldo.kernel.sources import parse
from caposaldo.kernel.table import Box
from rules.playing import LoadedDice, dice

__all__ = ["LoadedDice", "field", "field_setup", "unit"]


class LenientBuilder(SetupBuilder):
    """Builds a Setup for a test: battlegroups without a Command, units anywhere on the table."""

    def check_commands(self, commands: int, at: str) -> None:
        pass

    def problem(self, unit: int, box: Box, others: list[tuple[int, Box]]) -> str:
        return ""


def field_setup(text: str, options: dict[str, str] | None = None) -> Setup:
    """The Setup of a test: a scenario in which most things have defaults."""
    return LenientBuilder(parse(text, Scenario, "field"), "field", unit_types(), options or {}).build()


def field(
    text: str,
    phase: str = "movement",
    active: str = "",
    rolls: list[int] | None = None,
    seed: str = "field",
    options: dict[str, str] | None = None,
) -> BattlegroupsState:
    """A battle in its first turn: the side `active` (the first one if not said) has the initiative and is to decide
    in `phase`. `rolls` are the faces the dice will show; without them the dice have a fixed seed."""
    setup = field_setup(text, options)
    s = BattlegroupsState(setup, dice(rolls, seed))
    s.lay_out()
    s.turn = 1
    s.phase = PHASE_NAMES.index(phase)
    s.active = setup.seat_names.index(active) if active else 0
    s.first = s.active
    s.ready[0] = 1
    s.ready[1] = 1
    s.stack = [phase_decision(s.phase)]
    s.listen()
    return s


def unit(s: BattlegroupsState, id: str) -> int:
    """The unit with this id."""
    return s.setup.labels.index(id)
