"""Turns taken without going into what is done in them: a unit is taken, something is paid, the action is over."""

from __future__ import annotations

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import ACTIVE, BY_AP, BY_CAP, BY_OPPORTUNITY, READY, SPENT
from caposaldo.games.storms.rules import action_points
from caposaldo.games.storms.rules.actions import Act
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import PASS, RELEASE, STALL, TAKE
from caposaldo.kernel import game as kernel
from caposaldo.kernel.game import Refusal
from rules.storms.field import top, unit

MEANS = {"ap": BY_AP, "opportunity": BY_OPPORTUNITY, "cap": BY_CAP}
STATUS = {READY: "ready", ACTIVE: "active", SPENT: "spent"}


def apply(s: StormsState, *actions: kernel.Action) -> None:
    for action in actions:
        s.apply(s.waiting()[0], action)


def refused(s: StormsState, action: kernel.Action) -> tuple[str, str]:
    """The rule and the text of the refusal; two empty words if there is none."""
    refusal: Refusal | None = s.refusal(s.waiting()[0], action)
    return ("", "") if refusal is None else (refusal.rule, refusal.key)


def taking(s: StormsState, label: str, means: str = "ap") -> Action:
    return Action(TAKE, unit(s, label), means=MEANS[means])


def spend(s: StormsState, cost: int) -> None:
    """The unit that was taken does something of this price, and the action is over."""
    act = top(s, Act)
    action_points.pay(s, act.means, act.added, cost)
    s.pop()
    s.run_on()


def acts(s: StormsState, label: str, cost: int, means: str = "ap") -> None:
    apply(s, taking(s, label, means))
    spend(s, cost)


def passes(s: StormsState) -> None:
    apply(s, Action(PASS))


def stalls(s: StormsState, means: str = "ap") -> None:
    apply(s, Action(STALL, means=MEANS[means]))


def releases(s: StormsState) -> None:
    apply(s, Action(RELEASE))


def status(s: StormsState, label: str) -> str:
    return STATUS[int(s.status[unit(s, label)])]
