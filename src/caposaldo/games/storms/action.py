"""A decision that a seat makes: a verb and what it needs."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64, mypyc_attr

from caposaldo.kernel import game as kernel


@final
@mypyc_attr(acyclic=True)
class Action(kernel.Action):
    """`what` is a unit, a kind of card, a battery or a number of CAP; `how` a facing, a mode of fire, 1 for a careful
    move (5.0.1) or 1 for smoke."""

    def __init__(self, verb: i64, what: i64 = 0, hex: i64 = 0, how: i64 = 0, means: i64 = 0) -> None:
        super().__init__(verb, what, hex, how, means)

    @property
    def unit(self) -> i64:
        return self.first

    @property
    def card(self) -> i64:
        return self.first

    @property
    def battery(self) -> i64:
        return self.first

    @property
    def cap(self) -> i64:
        """Below 0 where a low roll is wanted."""
        return self.first

    @property
    def hex(self) -> i64:
        return self.second

    @property
    def facing(self) -> i64:
        return self.third

    @property
    def mode(self) -> i64:
        return self.third

    @property
    def careful(self) -> i64:
        return self.third

    @property
    def smoke(self) -> i64:
        return self.third

    @property
    def means(self) -> i64:
        return self.fourth
