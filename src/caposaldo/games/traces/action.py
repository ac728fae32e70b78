"""An action of this game: a verb (verbs.py) and what it is about, by name."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from caposaldo.kernel import game as kernel


@final
@mypyc_attr(acyclic=True)
class Action(kernel.Action):
    """An action. Numbers that the verb does not take are 0; no verb takes a fourth."""

    def __init__(self, verb: i64, unit: i64 = 0, hex: i64 = 0, via: i64 = 0, fourth: i64 = 0) -> None:
        super().__init__(verb, unit, hex, via, fourth)

    @property
    def unit(self) -> i64:
        """The unit that acts."""
        return self.first

    @property
    def hex(self) -> i64:
        """Where it acts or ends; NOWHERE for a retreat that finds no way."""
        return self.second

    @property
    def via(self) -> i64:
        """The hex on the way of a retreat of two hexes, or NOWHERE."""
        return self.third

    @property
    def replaced(self) -> i64:
        """The unit whose place another takes."""
        return self.second

    @property
    def chit(self) -> i64:
        """A kind of chit."""
        return self.first

    @property
    def city(self) -> i64:
        return self.first

    @property
    def mode(self) -> i64:
        """MOVE_FIRST or COMBAT_FIRST."""
        return self.first

    @property
    def points(self) -> i64:
        """A bid in victory points."""
        return self.first
