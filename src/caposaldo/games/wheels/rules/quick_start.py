"""Quick start: the decisions of building a battle, taken by themselves. Bots and proposals ask for the same choices."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import Decision, Position
from caposaldo.games.wheels.rules import building, quick_army, quick_table
from caposaldo.games.wheels.rules.building import Buy
from caposaldo.games.wheels.rules.fieldworks import LayWorks
from caposaldo.games.wheels.rules.laying import Lay
from caposaldo.games.wheels.rules.objectives import Agree, Objectives, Propose
from caposaldo.games.wheels.rules.planning import ChooseHalf, ChooseSide, Divide
from caposaldo.games.wheels.verbs import READY
from caposaldo.kernel.dice import Dice

AIM: Final = "quick start"
DECISIONS: Final[list[type]] = [Buy, Lay, Divide, ChooseHalf, Objectives, LayWorks, Propose, Agree, ChooseSide]


def is_building(s: Position) -> bool:
    """The decision that is pending is one of building a battle."""
    return type(s.top()) in DECISIONS


def run(s: Position, is_quick: bool) -> bool:
    """Take all decisions of a step of the preparation, if it is left to the quick start. Return whether it was."""
    events = s.events
    log = s.dice.log
    s.quiet()
    taken = False
    while is_quick and is_building(s):
        if not s.pending().run_on(s):
            seat = s.pending().seats(s)[0]
            s.pending().perform(s, seat, choice(s, seat, s.dice))
            taken = True
    s.events = events
    s.dice.log = log
    return taken


def choice(s: Position, seat: i64, dice: Dice) -> Action:
    """What a sensible player might do here. It looks only at what the seat knows: its own army and the table."""
    top = s.pending()
    if isinstance(top, Buy):
        return purchase(s, seat, dice)
    if isinstance(top, Lay):
        return quick_table.next_piece(s, top.kind, dice)
    if isinstance(top, Objectives):
        return quick_table.defenders_objective(s, top.options(s, seat), dice)
    if isinstance(top, LayWorks):
        return quick_table.next_work(s, top.options(s, seat), dice)
    if isinstance(top, Propose):
        return quick_table.defenders_objective(s, top.options(s, seat), dice)
    return any_of(s, top, seat, dice)


def purchase(s: Position, seat: i64, dice: Dice) -> Action:
    limits = building.limits_of(s, seat)
    attacks = seat == s.setup.attacker
    new = quick_army.Recruiter(limits, building.roster_of(s, seat), attacks, seat, dice).next()
    return Action(READY) if new is None else building.purchase(new)


def any_of(s: Position, top: Decision, seat: i64, dice: Dice) -> Action:
    """A line along the table more often than a slanting one; agreement rather than another objective."""
    options = top.options(s, seat)
    if isinstance(top, Agree):
        return options[0]
    if isinstance(top, Divide):
        straight = [action for action in options if action.facing % 90 == 0]
        if dice.below(2, AIM) == 0:
            return straight[dice.below(len(straight), AIM)]
    return options[dice.below(len(options), AIM)]
