"""What the decisions of this game have in common, and checks for decisions restored from data."""

from __future__ import annotations

from mypy_extensions import i64

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import FOR_COMMISSAR, FOR_EXECUTION, GROUPS, Position
from caposaldo.games.upfront.setup import DECK, LETTERS
from caposaldo.kernel import decision as kernel
from caposaldo.kernel.game import Params, Preview, Prompt
from caposaldo.kernel.reading import FAR, whole


class Decision(kernel.Decision[Position, Action]):
    """A decision of the player whose turn it is, unless `seat` says otherwise."""

    def seat(self, s: Position) -> i64:
        return s.side

    def ask(self, s: Position, params: Params, moment: str = "", rule: str = "") -> Prompt:
        """The prompt of this decision; `moment` tells apart what is asked for different reasons, `rule` stands in for
        RULE where that is not always the same."""
        key = f"uf-prompt-{self.name()}{moment}"
        return Prompt(rule if rule != "" else self.RULE, key, {"side": s.side_ref(self.seat(s)), **params})

    def preview(self, s: Position, seat: i64, action: Action) -> Preview | None:
        """Odds of a legal action that draws cards, as far as they can be told."""
        return None

    def prepared(self) -> bool:
        """It prepares an action in secret: nothing has happened yet, and it may be given up (4.2)."""
        return False

    def shown(self, s: Position) -> dict[str, object]:
        """What the view says of it, see view/pending.py."""
        return {}

    def concealed(self, s: Position, side: i64, worth: i64) -> None:
        """A Concealed card was played by the side for what waits below the question."""

    def pass_if_empty(self, s: Position) -> bool:
        """Over without asking if nothing can be chosen."""
        if len(s.options(self.seat(s))) > 0:
            return False
        s.pop()
        return True


def groups_of(s: Position, side: i64) -> list[int]:
    """The groups of a side that are there."""
    return [group for group in range(side * LETTERS, side * LETTERS + LETTERS) if s.letter[group] >= 0]


# ---------------------------------------------------------------- checks: `at` is the field, for the error
def check_side(at: str, side: i64) -> None:
    whole(at, int(side), 0, 1)


def check_yes_no(at: str, value: i64) -> None:
    whole(at, int(value), 0, 1)


def check_count(at: str, value: i64) -> None:
    whole(at, int(value), 0, FAR)


def check_man(s: Position, at: str, man: i64) -> None:
    """A man, or the weapon on his card."""
    whole(at, int(man), 0, int(s.setup.count()) - 1)


def check_man_or_none(s: Position, at: str, man: i64) -> None:
    whole(at, int(man), -1, int(s.setup.count()) - 1)


def check_card(at: str, card: i64) -> None:
    whole(at, int(card), 0, DECK - 1)


def check_group(at: str, group: i64) -> None:
    whole(at, int(group), 0, GROUPS - 1)


def check_own_group(s: Position, at: str, group: i64) -> None:
    """A group of the player that is there."""
    check_group(at, group)
    check_there(s, at, group)
    if s.side_of_group(group) != s.side:
        raise ValueError(f"{at}: expected a group of the other side")


def check_enemy_group(s: Position, at: str, group: i64) -> None:
    check_group(at, group)
    check_there(s, at, group)
    if s.side_of_group(group) == s.side:
        raise ValueError(f"{at}: expected a group of the other side")


def check_there(s: Position, at: str, group: i64) -> None:
    if s.letter[group] < 0:
        raise ValueError(f"{at}: expected a group that is there")


def check_purpose(s: Position, at: str, purpose: i64) -> None:
    whole(at, int(purpose), 0, FOR_COMMISSAR)
    if FOR_EXECUTION < purpose < FOR_COMMISSAR and not s.setup.armour:
        raise ValueError(f"{at}: expected no question about armour")
