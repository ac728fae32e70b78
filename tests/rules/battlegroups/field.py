"""Positions for the tests, written as text: the same TOML as a scenario, with defaults for all but the units."""

from __future__ import annotations

from caposaldo.games.battlegroups.files import battle_from_text
from caposaldo.games.battlegroups.state import PHASE, PHASE_NAMES
from caposaldo.games.battlegroups.turn import BattleState
from caposaldo.kernel.frames import Frame
from rules.playing import LoadedDice, dice

__all__ = ["LoadedDice", "field", "unit"]


def field(
    text: str,
    phase: str = "movement",
    active: str = "",
    rolls: list[int] | None = None,
    seed: str = "field",
    options: dict[str, str] | None = None,
) -> BattleState:
    """A battle in its first turn: the side `active` (the first one if not said) has the initiative and is to decide
    in `phase`. `rolls` are the faces the dice will show; without them the dice have a fixed seed."""
    battle = battle_from_text(text, "field", options or {}, lenient=True)
    s = BattleState(battle, dice(rolls, seed))
    s.lay_out()
    s.turn = 1
    s.phase = PHASE_NAMES.index(phase)
    s.active = battle.seat_names.index(active) if active else 0
    s.first = s.active
    s.ready[0] = 1
    s.ready[1] = 1
    s.stack = [Frame(PHASE)]
    s.options = None
    s.listen()
    return s


def unit(s: BattleState, id: str) -> int:
    """The unit with this id."""
    return s.battle.labels.index(id)
