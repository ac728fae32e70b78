"""What a bot thinks of the decisions that build a battle: its next purchase, where terrain lies, how it defends.

A quick choice (rules/quick_start.py) drawn with the dice of the resampled state is what the bot wants; each decision
draws another one, so armies and tables are never the same.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from caposaldo.games.wheels.action import Action
from caposaldo.games.wheels.position import Position
from caposaldo.games.wheels.rules import building, quick_start, quick_table
from caposaldo.games.wheels.rules.building import Buy
from caposaldo.games.wheels.rules.entry import Enter
from caposaldo.games.wheels.rules.fieldworks import LayWorks
from caposaldo.games.wheels.rules.laying import Lay
from caposaldo.games.wheels.rules.objectives import Objectives
from caposaldo.games.wheels.rules.planning import ChooseHalf, Divide
from caposaldo.games.wheels.rules.quick_army import Recruiter
from caposaldo.games.wheels.verbs import BUY, COMMAND, LAY, READY, SELL
from caposaldo.kernel.dice import Dice
from caposaldo.kernel.game import Message

WANTED: Final = 100
UNWANTED: Final = -100
ROUGH: Final = 12  # places of terrain that are about as good are equally good
# Kinds of armies that are proposed, and what the second and third want more of (quick_army).
ARMIES: Final = ["balanced", "armour", "infantry"]
LEANINGS: Final = [[70, 20, 8, 2], [15, 60, 23, 2]]
DEFENCE: Final[list[type]] = [Divide, ChooseHalf, Objectives, LayWorks]
KIND: Final = 4  # worth of a kind of terrain that the table lacks


class Plan:
    """The quick choice of a moment."""

    def __init__(self, seat: i64, wanted: Action) -> None:
        self.seat = seat
        self.wanted = wanted


def plan(s: Position, seat: i64) -> Action:
    """Drawn once for each decision."""
    known = s.outlook
    if isinstance(known, Plan) and known.seat == seat:
        return known.wanted
    wanted = quick_start.choice(s, seat, s.dice.clone())
    s.outlook = Plan(seat, wanted)
    return wanted


def worth(s: Position, seat: i64, action: Action) -> i64:
    top = s.top()
    if isinstance(top, Lay) and action.verb == LAY:
        kind = quick_table.share_of_kind(s, top.kind, s.setup.templates[action.number].kind)
        return (quick_table.worth_there(s, top.kind, action) + KIND * kind) // ROUGH
    if action.verb == SELL:
        return UNWANTED
    return WANTED if is_wanted(plan(s, seat), action) else 0


def is_wanted(wanted: Action, action: Action) -> bool:
    """Purchases are listed for one company alone, so a bot does not mind which."""
    if action.verb == BUY or action.verb == COMMAND:
        same = action.verb == wanted.verb and action.number == wanted.number
        return same and action.size == wanted.size and action.level == wanted.level
    return action == wanted


def ride_worth(s: Position, action: Action) -> i64:
    """Guns and mortars that enter ride, since they could not go on; others walk, and a defence does not drive."""
    return WANTED if isinstance(s.top(), Enter) and s.card_of(action.unit).is_artillery() else 20 * UNWANTED


# ---------------------------------------------------------------- proposals
def proposals(s: Position, seat: i64) -> list[Message]:
    """An army, a piece of terrain or all that the seat lays now, the defence of a table."""
    if not s.decides(seat):
        return []
    top = s.top()
    if isinstance(top, Buy):
        limits = building.limits_of(s, seat)
        if not limits.buys_more(building.roster_of(s, seat)):
            return []
        return [Message("points-1", f"wh-propose-army-{name}") for name in ARMIES]
    if isinstance(top, Lay):
        return [Message("terrain-1", "wh-propose-table")]
    return [Message("scen-0", "wh-propose-defence")] if type(top) in DEFENCE else []


def propose(s: Position, seat: i64, proposal: int, dice: Dice) -> list[Action]:
    """The choices of a proposal, tried on a copy. An army is bought, but not declared complete."""
    copy = s.clone()
    assert isinstance(copy, Position)
    copy.quiet()
    step = [Buy] if isinstance(s.top(), Buy) else ([Lay] if isinstance(s.top(), Lay) else DEFENCE)
    found: list[Action] = []
    while type(copy.top()) in step and copy.decides(seat):
        if isinstance(copy.top(), Buy):
            action = next_purchase(copy, seat, proposal, dice)
            if action.verb == READY:
                break
        else:
            action = quick_start.choice(copy, seat, dice)
        found.append(action)
        copy.do(seat, action)
    return found


def next_purchase(s: Position, seat: i64, proposal: int, dice: Dice) -> Action:
    """As long as points buy anything, purchases that suit the kind of army."""
    limits = building.limits_of(s, seat)
    bought = building.roster_of(s, seat)
    if not limits.buys_more(bought):
        return Action(READY)
    recruiter = Recruiter(limits, bought, seat == s.setup.attacker, seat, dice)
    if proposal > 0:
        recruiter.wanted = LEANINGS[proposal - 1]
    new = recruiter.next()
    return building.purchase(new if new is not None else recruiter.cheapest())
