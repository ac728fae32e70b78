"""What a side does in its turn besides acting with a unit; and how a unit is taken."""

from __future__ import annotations

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.position import ACTIVE, BY_AP, BY_CAP, BY_OPPORTUNITY, READY, SPENT
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import PASS, RELEASE, STALL, TAKE
from caposaldo.kernel import game as kernel
from caposaldo.kernel.game import Refusal
from rules.storms.field import unit

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


def passes(s: StormsState) -> None:
    apply(s, Action(PASS))


def stalls(s: StormsState, means: str = "ap") -> None:
    apply(s, Action(STALL, means=MEANS[means]))


def releases(s: StormsState) -> None:
    apply(s, Action(RELEASE))


def status(s: StormsState, label: str) -> str:
    return STATUS[int(s.status[unit(s, label)])]
