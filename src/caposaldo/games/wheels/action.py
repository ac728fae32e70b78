"""An action of this game: a verb (verbs.py) and what it is about, by name."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from caposaldo.kernel import game as kernel


@final
class Action(kernel.Action):
    """An action; numbers that its verb does not take are 0. Points are in tenths of a millimetre, bearings in
    degrees."""

    def __init__(self, verb: i64, unit: i64 = 0, target: i64 = 0, x: i64 = 0, y: i64 = 0) -> None:
        super().__init__(verb, unit, target, x, y)

    @property
    def unit(self) -> i64:
        """The slot of the platoon that acts, or that is chosen."""
        return self.first

    @property
    def number(self) -> i64:
        """The number of a card, a piece, a side, an edge or a model."""
        return self.first

    @property
    def target(self) -> i64:
        """The slot of the platoon that is acted upon."""
        return self.second

    @property
    def facing(self) -> i64:
        return self.second

    @property
    def formation(self) -> i64:
        return self.second

    @property
    def column(self) -> i64:
        """What the firer chose where a target may be struck from two sides; 0: nothing."""
        return self.first

    @property
    def size(self) -> i64:
        return self.second

    @property
    def level(self) -> i64:
        return self.third

    @property
    def company(self) -> i64:
        return self.fourth

    @property
    def point_x(self) -> i64:
        return self.third

    @property
    def point_y(self) -> i64:
        return self.fourth
