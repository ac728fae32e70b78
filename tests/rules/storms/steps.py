"""Moves as the tests write them: who goes where, by what means, and what may be done next."""

from __future__ import annotations

from caposaldo.games.storms.action import Action
from caposaldo.games.storms.rules.facing import Look
from caposaldo.games.storms.rules.groups import GroupGo
from caposaldo.games.storms.state import StormsState
from caposaldo.games.storms.verbs import FACE, GO, HIDE, JOIN, SNEAK, TURN, VERBS
from caposaldo.kernel.hexes import NOWHERE
from rules.storms.deeds import apply, taking
from rules.storms.field import at, choices, top, unit

GROUP = Action(GO, hex=NOWHERE)


def going(s: StormsState, place: str, careful: int = 0) -> Action:
    return Action(GO, hex=at(s, place), how=careful)


def sneaking(s: StormsState, place: str) -> Action:
    return Action(SNEAK, hex=at(s, place))


def hiding(s: StormsState, place: str) -> Action:
    return Action(HIDE, hex=at(s, place))


def looks(s: StormsState) -> None:
    """Whoever is asked for a facing keeps the one it has."""
    while s.result is None and isinstance(s.top(), Look):
        apply(s, Action(FACE, how=int(s.face[top(s, Look).unit])))


def goes(s: StormsState, label: str, place: str, means: str = "ap", careful: int = 0) -> None:
    apply(s, taking(s, label, means), going(s, place, careful))
    looks(s)


def gathers(s: StormsState, *labels: str, means: str = "ap") -> None:
    """The first is taken, the others join it."""
    apply(s, taking(s, labels[0], means), *[Action(JOIN, unit(s, label)) for label in labels[1:]])


def go_together(s: StormsState, means: str = "ap", **to: str) -> None:
    """A group move: each unit to its hex."""
    gathers(s, *to, means=means)
    apply(s, GROUP)
    while isinstance(s.top(), GroupGo):
        apply(s, going(s, to[s.setup.labels[top(s, GroupGo).unit]]))
        looks(s)


def reachable(s: StormsState, verb: int = GO) -> list[str]:
    """The hexes that are offered for this verb."""
    names = [s.setup.labels_of_hexes[a.hex].removeprefix("1-") for a in choices(s, s.waiting()[0]) if a.verb == verb]
    return sorted(set(names))


def verbs(s: StormsState) -> set[str]:
    return {VERBS.names[a.verb] for a in s.actions(s.waiting()[0])}


def turning(face: int) -> Action:
    return Action(TURN, how=face)
