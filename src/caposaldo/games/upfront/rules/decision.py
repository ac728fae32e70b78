"""The base class of the decisions of this game, and checks for decisions restored from data."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from caposaldo.games.upfront.action import Action
from caposaldo.games.upfront.position import FOR_ATTEMPT, FOR_COMMISSAR, FOR_EXECUTION, GROUPS, Position
from caposaldo.games.upfront.setup import DECK, LETTERS
from caposaldo.kernel import decision as kernel
from caposaldo.kernel import fields
from caposaldo.kernel.game import Params, Prompt
from caposaldo.kernel.reading import FAR, whole

# Kinds of fields of a decision: `Decision.CHECKS`.
YES_NO: Final = 0  # or a side
COUNT: Final = 1
MAN: Final = 2  # or the weapon on his card
MAN_OR_NONE: Final = 3
CARD: Final = 4
GROUP: Final = 5
GROUP_OR_NONE: Final = 6
OWN_GROUP: Final = 7  # of the player, and it is there
ENEMY_GROUP: Final = 8
PURPOSE: Final = 9  # of a Concealed card or a Hero
WEAPON: Final = 10  # also a secondary one

SHOWN_NAMES: Final = {"plan-infiltration": "infiltrate"}  # decisions with another name in the view and in texts
SHOWN: Final = ("group", "target", "man", "weapon", "card", "by")  # fields that go by these names in the view


class Decision(kernel.Decision[Position, Action]):
    """A decision of the player whose turn it is, unless `seat` says otherwise."""

    CHECKS: ClassVar[dict[str, int]] = {}  # what its fields may be when they are restored from data

    def seat(self, s: Position) -> i64:
        return s.side

    def ask(self, s: Position, params: Params, moment: str = "", rule: str = "") -> Prompt:
        """Return the prompt of this decision; `moment` distinguishes the reasons for the same question, `rule` replaces
        RULE where that varies."""
        key = f"uf-prompt-{shown_name(self)}{moment}"
        return Prompt(rule if rule != "" else self.RULE, key, {"side": s.side_ref(self.seat(s)), **params})

    def prepared(self) -> bool:
        """Tell whether it prepares an action in secret: nothing has happened yet, and it may be given up (4.2)."""
        return False

    def shown(self, s: Position) -> dict[str, object]:
        """Return what the view shows of it (see view/pending.py): mostly its own fields."""
        return {name: number for name, number in fields.decision_fields(self).items() if name in SHOWN}

    def concealed(self, s: Position, side: i64, worth: i64) -> None:
        """Take note of a Concealed card that the side played on the question above this decision."""

    def check(self, s: Position, at: str) -> None:
        for name, kind in self.CHECKS.items():
            check_number(s, f"{at}.{name}", kind, int(getattr(self, name)))

    def skip_if_empty(self, s: Position) -> bool:
        """Drop the decision if nothing can be chosen; tell whether it was dropped."""
        if len(s.options(self.seat(s))) > 0:
            return False
        s.pop()
        return True


def shown_name(decision: kernel.Decision[Position, Action]) -> str:
    """Return the name of a decision in the view and in the keys of texts."""
    name = decision.name()
    return SHOWN_NAMES.get(name, name)


def groups_of(s: Position, side: i64) -> list[int]:
    """Return the groups of a side that exist."""
    return [group for group in range(side * LETTERS, side * LETTERS + LETTERS) if s.letter[group] >= 0]


def check_number(s: Position, at: str, kind: i64, value: int) -> None:
    """Raise ValueError, with the field's name `at`, if a number restored from data is not of the kind."""
    if kind == YES_NO:
        whole(at, value, 0, 1)
    elif kind == COUNT:
        whole(at, value, 0, FAR)
    elif kind == MAN or kind == MAN_OR_NONE:
        whole(at, value, -1 if kind == MAN_OR_NONE else 0, int(s.setup.count()) - 1)
    elif kind == WEAPON:
        whole(at, value, 0, int(s.setup.weapon_count()) - 1)
    elif kind == CARD:
        whole(at, value, 0, DECK - 1)
    elif kind == PURPOSE:
        whole(at, value, 0, FOR_ATTEMPT)
        if FOR_EXECUTION < value < FOR_COMMISSAR and not s.setup.armour:
            raise ValueError(f"{at}: expected no question about armour")
    else:
        check_group(s, at, kind, value)


def check_group(s: Position, at: str, kind: i64, group: int) -> None:
    whole(at, group, -1 if kind == GROUP_OR_NONE else 0, GROUPS - 1)
    if kind != OWN_GROUP and kind != ENEMY_GROUP:
        return
    if s.letter[group] < 0:
        raise ValueError(f"{at}: expected a group that is there")
    if (s.side_of_group(group) == s.side) != (kind == OWN_GROUP):
        raise ValueError(f"{at}: expected a group of the other side")
