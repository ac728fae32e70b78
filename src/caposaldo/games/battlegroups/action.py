"""An action of this game: a verb (verbs.py) and what it is about, by name."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from caposaldo.kernel import game as kernel


@final
@mypyc_attr(acyclic=True)
class Action(kernel.Action):
    """An action; fields that its verb does not take are 0. Points are in tenths of a millimetre, facings in degrees."""

    def __init__(self, verb: i64, unit: i64 = 0, target: i64 = 0, x: i64 = 0, y: i64 = 0) -> None:
        super().__init__(verb, unit, target, x, y)

    @property
    def unit(self) -> i64:
        """The unit that acts, or that is chosen."""
        return self.first

    @property
    def carrier(self) -> i64:
        return self.first

    @property
    def mine(self) -> i64:
        return self.first

    @property
    def plane(self) -> i64:
        return self.first

    @property
    def target(self) -> i64:
        """The unit that is acted upon."""
        return self.second

    @property
    def facing(self) -> i64:
        return self.second

    @property
    def turn(self) -> i64:
        return self.second

    @property
    def point_x(self) -> i64:
        return self.third

    @property
    def point_y(self) -> i64:
        return self.fourth


def listed(actions: list[Action], action: Action) -> bool:
    for other in actions:
        if other.same(action):
            return True
    return False
