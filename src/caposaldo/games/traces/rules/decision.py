"""The base class of all decisions of this game."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.traces.action import Action
from caposaldo.games.traces.position import Position
from caposaldo.kernel import decision as kernel
from caposaldo.kernel.game import Params, Preview, Prompt
from caposaldo.kernel.hexes import NOWHERE
from caposaldo.kernel.reading import whole


class Decision(kernel.Decision[Position, Action]):
    """A decision of one side. Its name is a part of text keys (`tr-prompt-walk`) and is shown to clients."""

    # ---- who and what
    def side(self, s: Position) -> i64:
        """The side that decides: mostly the one that carries out an activation."""
        return s.active

    def seat(self, s: Position) -> i64:
        return s.seat[self.side(s)]

    def prompt(self, s: Position, seat: i64) -> Prompt:
        return Prompt(self.RULE, self.prompt_key(), self.prompt_params(s))

    def prompt_key(self) -> str:
        return f"tr-prompt-{self.name()}"

    def prompt_params(self, s: Position) -> Params:
        """The unit and the hex it is about, as far as there are any."""
        params: Params = {}
        if self.about_unit() >= 0:
            params["unit"] = s.ref(self.about_unit())
        if self.about_hex() >= 0:
            params["hex"] = s.hex_ref(self.about_hex())
        return params

    # ---- what it is about, for views, words and bots
    def about_unit(self) -> i64:
        """The unit that is to do something, or -1."""
        return -1

    def about_hex(self) -> i64:
        """The hex in which something happens, or NOWHERE."""
        return NOWHERE

    def amount(self) -> i64:
        """How much is still to be done or spent."""
        return 0

    def preview(self, s: Position, action: Action) -> Preview | None:
        """Exact odds of an attack; None for what rolls no dice."""
        return None

    # ---- what needs no decision
    def run_on(self, s: Position) -> bool:
        """A decision without a choice is passed over."""
        if self.skip_if_empty(s):
            return True
        found = s.options(self.seat(s))
        if len(found) == 1 and self.is_forced():
            s.forget()
            self.perform(s, self.seat(s), found[0])
            return True
        return False

    def skip_if_empty(self, s: Position) -> bool:
        """Drop the decision if nothing can be chosen; tell whether it was dropped."""
        if len(s.options(self.seat(s))) > 0:
            return False
        s.pop()
        return True

    def is_forced(self) -> bool:
        """An only answer needs nobody to give it. Not where that would tell what others do not know."""
        return False

    # ---- restored from data
    def check_active(self, s: Position) -> None:
        if s.active < 0:
            raise ValueError("active: expected a side, since somebody is acting")

    def check_hex(self, s: Position, at: str, h: i64, low: int = 0) -> None:
        whole(at, int(h), low, int(s.setup.count_hexes) - 1)

    def check_unit(self, s: Position, at: str, unit: i64, place: i64) -> None:
        """The unit exists, is where the decision needs it, and belongs to the side that decides."""
        whole(at, int(unit), 0, int(s.setup.count()) - 1)
        if s.place[unit] != place:
            raise ValueError(f"{at}: expected a unit whose place is {place}")
        if s.setup.side[unit] != self.side(s):
            raise ValueError(f"{at}: expected a unit of the side that decides")

    def check_hq(self, s: Position, at: str, unit: i64, place: i64) -> None:
        whole(at, int(unit), 0, int(s.setup.count()) - 1)
        if not s.setup.is_hq(unit):
            raise ValueError(f"{at}: expected an HQ")
        self.check_unit(s, at, unit, place)


def pending(s: Position) -> Decision:
    """The decision on top of the stack, by the type of this game."""
    top = s.top()
    assert isinstance(top, Decision)
    return top
